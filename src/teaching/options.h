// SPDX-License-Identifier: GPL-3.0-or-later
// What a learner sets and finds again.
#pragma once

#include "teaching/match.h"

#include <map>

namespace laststone::teaching {

struct Options {
    Opponent opponent = Opponent::Perfect;
    Side first = Side::Learner;
    bool coach = true;
    bool verdict = true;
    bool animation = true;
    bool sidePanel = true;
    bool chartPanel = true;
    bool movesPanel = true;
    std::map<QString, int> arrangements; // of the board, by lesson; one that is not here has not been chosen
    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace laststone::teaching
