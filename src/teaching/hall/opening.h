// SPDX-License-Identifier: GPL-3.0-or-later
// What a class is told before the first step of an explanation.
#pragma once

#include "teaching/session.h"

#include <vector>

namespace laststone::teaching {

// Who is to move or has won, and of a game how it stands; `isAnswered` once the class knows who wins.
Step opening(const Session& session, bool isAnswered);

// The last moves of the game, one of each side but where only one has been made, in whole sentences; they are
// among the details of its opening.
std::vector<Sentence> lastRound(const Session& session);

// Whether there are moves to be told: the last step names all that win, or how each is answered.
bool hasMovesToTell(const Session& session);

} // namespace laststone::teaching
