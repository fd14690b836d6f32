// SPDX-License-Identifier: GPL-3.0-or-later
// The notation of the games of the SG lesson: "sg {1,3,4}: 5 7", "sg 0.77: 9", "sg grundy: 10",
// "sg graph 1>0;2>0;3>0: 3 2".
#pragma once

#include "games/sums/sg_game.h"
#include "teaching/notation.h"

namespace laststone::games {

teaching::Family sgFamily();

// A rule as it is read, or what is wrong with it; columns count from 1 in `text`.
std::variant<std::shared_ptr<const SgGame>, teaching::NotationError> readSgRule(QStringView text);

// The game of a rule. REQUIRES: the rule can be read.
std::shared_ptr<const SgGame> sgGame(const QString& rule);

} // namespace laststone::games
