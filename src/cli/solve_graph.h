// SPDX-License-Identifier: GPL-3.0-or-later
// Classic problems of tokens on a graph. A cycle is a mistake wherever it is. Memory grows with the vertices
// and edges that are named, not with a number of them that is only announced.
#pragma once

#include "cli/solve.h"

namespace laststone::cli {

// N, then for each vertex how many edges lead from it and where to, from 0; then queries, each with how many
// tokens there are and their vertices, until one without tokens or the end of the input.
bool graphAndQueries(SolveInput& input, const Profile& profile, NumberWriter& output);

// N, M and K, then M edges by their two ends, from 1, and the vertices of K tokens.
bool graphAndTokens(SolveInput& input, const Profile& profile, NumberWriter& output);

} // namespace laststone::cli
