// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that are shown on the heaps of the SG board before they are made.
#pragma once

#include "teaching/explanation.h"
#include "widgets/look/theme.h"

#include <optional>
#include <vector>

namespace laststone::games {

// Stones that would go, or with none of them the gap where the heap would be split.
struct SgGhost {
    std::size_t part = 0;
    theory::Count start = 0;
    theory::Count taken = 0;
    QColor colour;
    bool framed = false; // the row is, too
};

// What a mark is seen against.
struct SgMarkedPosition {
    const std::vector<theory::Count>& heaps;
    bool heapsSplit = false; // and those that are gone leave no place
    const teaching::Mark* threat = nullptr; // that a reply is given to
    const widgets::Theme& theme;
};

// The ghost of a winning move, a threat or a reply to one; none of other marks, and of moves from elsewhere.
std::optional<SgGhost> ghostOf(const teaching::Mark& mark, const SgMarkedPosition& position);

} // namespace laststone::games
