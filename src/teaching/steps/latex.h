// SPDX-License-Identifier: GPL-3.0-or-later
// Explanations for documents that are written in LaTeX.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::teaching {

// A text with everything escaped that LaTeX gives a meaning of its own. Formulas, such as "12 ⊕ 13 = 1", and
// every sign that text faces lack are set in math mode.
QString latexText(const QString& text);

// All steps as a fragment for a document with amsmath; a comment in front says what the preamble needs. The
// notation is the heading, the steps are an enumerate, binary tables are arrays.
QString latex(const Explanation& explanation, const Voice& voice);

} // namespace laststone::teaching
