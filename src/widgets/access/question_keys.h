// SPDX-License-Identifier: GPL-3.0-or-later
// The letters that press the buttons of a question together with Alt: the same in every language, and others
// than A, F, G, H, L and V, which open menus.
#pragma once

#include <QChar>

namespace laststone::widgets::questionKeys {

inline constexpr QChar kAnswer = u'E';
inline constexpr QChar kThatIsAll = u'T';
inline constexpr QChar kNone = u'O';
inline constexpr QChar kHint = u'I';
inline constexpr QChar kSolution = u'S';
inline constexpr QChar kNext = u'N';
inline constexpr QChar kWhy = u'Y';
inline constexpr QChar kAgain = u'W';
inline constexpr QChar kHarder = u'U';
inline constexpr QChar kKnown = u'K'; // that the game is known, beside all questions

} // namespace laststone::widgets::questionKeys
