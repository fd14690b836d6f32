// SPDX-License-Identifier: GPL-3.0-or-later
// What is pointed out on the board of a graph, as a plain value: the scene shows what differs.
#pragma once

#include "graph/model/drawing.h"
#include "teaching/position.h"

#include <map>
#include <set>

namespace laststone::graph {

enum class EdgeTone {
    Plain,
    Option, // of the vertex that is pointed out
    Choice,
    Winning,
    Threat,
    Reply, // that the opponent has taken last
    Own, // that the class has taken last
    Marked, // of a move that has been collected
    Selected,
    Wrong,
    Refused, // there is no such edge, and cannot be
};

// What a vertex is worth, for those who know the game.
struct Badge {
    QString text;
    // Of the position with the token there, if it is the only one: P is a filled disc, N a ring.
    std::optional<theory::Outcome> outcome = {};
    QString reason; // where it comes from, as "mex{0,1} = 2"
    friend bool operator==(const Badge&, const Badge&) = default;
};
using Badges = std::vector<Badge>; // by the places of the vertices in the drawing

struct Look {
    bool values = false; // the badges of the vertices are shown
    std::optional<theory::Count> level; // only up to this layer
    std::map<Drawing::Edge, EdgeTone> edges; // the plain ones are not in it
    std::set<theory::Count> options; // vertices
    std::set<theory::Count> pointed;
    std::set<theory::Count> reasons; // whose badges are shown with their reasons
    std::set<theory::Count> selected;
    std::set<theory::Count> wrong;
    std::optional<Drawing::Edge> refused; // that would close a cycle
    std::optional<theory::Count> cursor; // the vertex that the keyboard is at
    std::optional<theory::Count> handle; // the vertex from whose rim an edge can be drawn now
    std::set<std::size_t> tokens; // that are pointed out
    std::optional<std::size_t> token; // that the keyboard or the pointer is at
    std::optional<teaching::Move> choice; // shown as a ghost
    friend bool operator==(const Look&, const Look&) = default;
};

} // namespace laststone::graph
