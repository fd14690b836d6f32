// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position of tokens on a graph is won or lost, step by step.
#pragma once

#include "games/common/nim_sum.h"
#include "teaching/steps/explanation.h"

namespace laststone::games {

// What a step points out of a graph.
struct GraphMark {
    enum : int {
        Level = NimSumMark::Sum + 1, // the values of the vertices in the layers below and up to `from`
        Vertex, // vertex `from` and its options, with the mex
    };
};

class GraphGame;

// REQUIRES: a position of the game that has passed its check().
teaching::Explanation explainGraph(const GraphGame& game, const teaching::Position& position);

} // namespace laststone::games
