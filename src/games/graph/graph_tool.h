// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse and the keyboard do on the board of a graph: there is one way to play and one to edit.
#pragma once

#include "games/graph/graph_scene.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace laststone::games {

class GraphView;

class GraphTool : public QObject {
    Q_OBJECT
public:
    explicit GraphTool(GraphView& view);

    // Events of the view, with the point in the scene.
    virtual void press(QMouseEvent* event, const QPointF& at) = 0;
    virtual void move(QMouseEvent* event, const QPointF& at) = 0;
    virtual void release(QMouseEvent* event, const QPointF& at) = 0;
    virtual void doubleClick(QMouseEvent* event, const QPointF& at) = 0;
    virtual void contextMenu(QContextMenuEvent*, const QPointF&) { }
    virtual void leave() { }
    // These say whether the key meant something here.
    virtual bool key(QKeyEvent* event) = 0;
    virtual bool tab(bool) { return false; }

    // Another position is on the board.
    virtual void reset() = 0;
    // Gives up whatever is going on.
    virtual void stop() = 0;
    // Adds what this points out.
    virtual void addTo(GraphLook& look) const = 0;
    // The child that has the focus, for assistive technology: a vertex or a token.
    virtual std::optional<theory::Count> focusVertex() const { return std::nullopt; }
    virtual std::optional<std::size_t> focusToken() const { return std::nullopt; }

signals:
    void lookChanged();
    void focusMoved();

protected:
    GraphView& view() const { return m_view; }
    GraphScene& scene() const;

private:
    GraphView& m_view;
};

} // namespace laststone::games
