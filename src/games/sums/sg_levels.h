// SPDX-License-Identifier: GPL-3.0-or-later
// How hard a sum is: how many values have to be found before that of its largest part is known.
#pragma once

#include "games/sums/sg_game.h"

namespace laststone::games {

// The level of the part that is hardest: of a heap by its size, as its value follows from those of the
// smaller ones; of a vertex by its place in the order in which values are found. Where numbers to take are
// large, and where heaps split, sizes count by that. Nothing for a graph of few vertices, which has no
// levels.
std::optional<teaching::Difficulty> sgLevel(const SgGame& game, Heaps heaps);

// A heap or a vertex of that level; or a heap of its numbers or the next larger ones, a good dozen in all,
// where those of the level are too few.
enum class SgExtent { Level, Beyond };
theory::Count drawSgHeap(const SgGame& game, std::size_t part, teaching::Difficulty difficulty,
                         QRandomGenerator& random, SgExtent extent = SgExtent::Level);

// So many parts; the first is of that level, the others at most.
std::vector<theory::Count> drawSgHeaps(const SgGame& game, std::size_t parts, teaching::Difficulty difficulty,
                                       QRandomGenerator& random);

} // namespace laststone::games
