// SPDX-License-Identifier: GPL-3.0-or-later
// Several moves that are marked on a board at the same time, such as all that win.
#pragma once

#include "widgets/board/drawing.h"

namespace laststone::widgets {

// Marks the moves that the scene's view has as marked: where one would click for each, or has, a dashed
// outline, with its number as long as nothing is told of it, or with a tick; a full one with a cross for one
// that has been said not to win. The signs stand beside stones. The stones that a move takes are those from
// there on; of a right move that is the only one of its heap, all of them are in the outline. Whatever the
// game, the places are found from what it draws when the move is chosen.
//
//   Drawing drawing = looks.draw(scene);
//   addMoveMarks(drawing, looks, scene);
void addMoveMarks(Drawing& drawing, const BoardLooks& looks, const BoardScene& scene);

// Where a step shows all moves that win, a click on any piece that one of them takes means that move.
void addMovesTold(Drawing& drawing, const BoardScene& scene);

} // namespace laststone::widgets
