// SPDX-License-Identifier: GPL-3.0-or-later
// A board as a view of a lesson's state.
#pragma once

#include "teaching/session.h"

namespace laststone::widgets {

class BoardWidget;

// Shows on the board what of the session has changed and belongs on every board of the lesson: position,
// what its step shows, its arrangement, and whether stones move. Where everything is shown, the board is new,
// and nothing moves.
void showOn(BoardWidget& board, const teaching::Session& session, teaching::Session::Changes what);

// The same for all of it, as it is now, and whenever it changes; what is done on the board is done in the
// session, which outlives the board.
void observe(BoardWidget& board, teaching::Session& session);

} // namespace laststone::widgets
