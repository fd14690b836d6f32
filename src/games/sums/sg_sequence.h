// SPDX-License-Identifier: GPL-3.0-or-later
// The values of single heaps by a rule of the SG lesson.
#pragma once

#include "teaching/notation.h"

#include <functional>
#include <variant>

namespace laststone::games {

// As widgets::Lesson::sequence: heaps of one set, of an octal code or of Grundy's game, or the vertices 0 ..
// to of a graph. Octal games with a value beyond octal::Value are refused.
std::variant<teaching::Sentence, teaching::NotationError>
sgSequence(const QString& rule, theory::Count to, const std::function<void(theory::Count)>& value);

} // namespace laststone::games
