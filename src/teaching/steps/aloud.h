// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as they are read aloud: signs that screen readers leave out or spell become words of the language.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::teaching {

// "7 ⊕ 9 = 14" as "7 xor 9 equals 14", "12 → 1" as "12 to 1", "g(3)" as "g of 3", "⌊4 · φ⌋" as "the whole
// part of 4 times phi". Words stay as they are, and so does a text that has been through it. Without a voice,
// in the language of the window.
QString aloud(const QString& text, const Voice& voice = Voice::installed());

// Title, table and details, a line each; rows of a table as "7: 0 1 1 1".
QString aloud(const Step& step, const Voice& voice = Voice::installed());

} // namespace laststone::teaching
