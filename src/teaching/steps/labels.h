// SPDX-License-Identifier: GPL-3.0-or-later
// What the numbers of positions are called.
#pragma once

#include "teaching/position.h"

namespace laststone::teaching {

// A game whose numbers are places that may have names, as the vertices of a graph.
class Labels {
public:
    virtual QString label(theory::Count number) const = 0;

protected:
    ~Labels() = default;
};

// The numbers of a position as somebody is told them: "5 king".
QString labels(const Position& position, const QString& between = QStringLiteral(" "));

} // namespace laststone::teaching
