// SPDX-License-Identifier: GPL-3.0-or-later
// What can be undone on the board of a graph though the position stays the same.
#pragma once

#include "games/graph/graph_layout.h"

#include <QPointer>
#include <QUndoCommand>

namespace laststone::games {

class GraphBoard;

// Vertices have been moved, one drag or one new arrangement.
class PlacesCommand final : public QUndoCommand {
public:
    // Has been carried out already: `before` are the places that undo brings back.
    PlacesCommand(GraphBoard* board, QString rule, GraphPlaces before);

    void redo() override;
    void undo() override;

private:
    QPointer<GraphBoard> m_board;
    QString m_rule;
    GraphPlaces m_other; // those that are not on the board
    bool m_done = true; // before the first redo()
};

} // namespace laststone::games
