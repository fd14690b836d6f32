// SPDX-License-Identifier: GPL-3.0-or-later
// What has been found out by and by, for boards that show several positions.
#pragma once

#include "teaching/position.h"

#include <vector>

namespace laststone::teaching {

struct Found {
    std::vector<Position> positions = {}; // that are lost to the player to move
    theory::Count reach = 0; // a board has room for heaps up to there, if it can: more of them come
    bool isRuleTold = false; // whether all others have been told as well, as the points of a line are

    friend bool operator==(const Found&, const Found&) = default;
};

} // namespace laststone::teaching
