// SPDX-License-Identifier: GPL-3.0-or-later
// What a class is told before the first step of an explanation.
#pragma once

#include "teaching/session.h"

namespace laststone::teaching {

// Who is to move or has won, and of a game how it stands; `isAnswered` once the class knows who wins.
Step opening(const Session& session, bool isAnswered);

// Whether there are moves to be told: the last step names all that win, or how each is answered.
bool hasMovesToTell(const Session& session);

} // namespace laststone::teaching
