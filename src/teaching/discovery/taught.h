// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody who has not found the rule of a game has been taught of it.
#pragma once

#include "teaching/tour.h"

#include <QStringList>

#include <set>

namespace laststone::teaching {

// The kinds of questions that can be understood: those that every game has, which need no words of a theory,
// and those that the sections that have been read ask. `read` counts sections from 0.
QStringList taughtKinds(const Tour& tour, const std::set<int>& read);

} // namespace laststone::teaching
