// SPDX-License-Identifier: GPL-3.0-or-later
// What the mouse and the keyboard do on the board of a graph: there is one way to play and one to edit.
#pragma once

#include "graph/view/scene.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace laststone::graph {

class View;

class Tool : public QObject {
    Q_OBJECT
public:
    explicit Tool(View& view);

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
    virtual void addTo(Look& look) const = 0;
    // The child that has the focus, for assistive technology: a vertex or a token.
    virtual std::optional<theory::Count> focusVertex() const { return std::nullopt; }
    virtual std::optional<std::size_t> focusToken() const { return std::nullopt; }

signals:
    void lookChanged();
    void focusMoved();

protected:
    View& view() const { return m_view; }
    Scene& scene() const;

private:
    View& m_view;
};

} // namespace laststone::graph
