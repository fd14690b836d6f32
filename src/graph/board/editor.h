// SPDX-License-Identifier: GPL-3.0-or-later
// Editing a graph.
//
//   mouse: a double click makes or names a vertex; dragging a vertex moves it; dragging from its rim, or with
//   Shift, draws an edge; dragging a token puts it elsewhere; Ctrl and a click put a token, Alt and a click
//   remove one; a frame drawn on empty ground selects what is in it; the context menu has it all
//   keys: Tab goes through the vertices by layer, arrows to the next one in their direction, Ctrl and arrows
//   move it; Insert, Delete, F2, C for connect, + and - for tokens
#pragma once

#include "graph/board/edits.h"
#include "graph/board/name_field.h"
#include "graph/view/tool.h"

#include <QPointer>
#include <QRubberBand>

class QMenu;

namespace laststone::graph {

class Editor final : public Tool {
    Q_OBJECT
public:
    explicit Editor(View& view);

    Edits& edits() const { return m_edits; }
    // What the next vertex that is clicked or entered is connected with.
    void connectFrom(theory::Count from);
    bool isConnecting() const { return m_from.has_value(); }
    // Shows a field for the name of the vertex that the keyboard is at.
    void rename();
    NameField* nameField() const; // null while none is being named

    void press(QMouseEvent* event, const QPointF& at) override;
    void move(QMouseEvent* event, const QPointF& at) override;
    void release(QMouseEvent* event, const QPointF& at) override;
    void doubleClick(QMouseEvent* event, const QPointF& at) override;
    void contextMenu(QContextMenuEvent* event, const QPointF& at) override;
    void leave() override;
    bool key(QKeyEvent* event) override;
    bool tab(bool next) override;
    void reset() override;
    void stop() override;
    void addTo(Look& look) const override;
    std::optional<theory::Count> focusVertex() const override { return m_edits.cursor(); }

signals:
    void arrangeWanted();
    void fitWanted();

private:
    // What is done while the button of the mouse is down.
    struct Drag {
        enum class Kind { None, Vertices, Edge, Token, Frame };
        Kind kind = Kind::None;
        QPoint pressed; // where it began
        QPointF last; // where it is, in the scene
        bool isFar = false; // it has gone far enough
        std::size_t token = 0;
        Places before;
    };

    bool isOnRim(theory::Count vertex, const QPointF& at) const;
    void pressVertex(theory::Count vertex, QMouseEvent* event, const QPointF& at);
    void hover(QMouseEvent* event, const QPointF& at);
    void drop(const Drag& drag, const QRect& frame, const QPointF& at);
    Drag endDrag();
    void connectTo(theory::Count to);
    void endConnecting();
    void finishName(bool keep);
    void goTo(theory::Count vertex);
    void moveCursor(int key);
    bool editKey(int key);
    bool connectKey(int key);
    void fillMenu(QMenu& menu, std::optional<theory::Count> vertex, const QPointF& at, bool byKey);

    Edits& m_edits;
    std::optional<theory::Count> m_from; // an edge is being drawn by keys or by mouse
    std::optional<theory::Count> m_handle; // the rim that the pointer is at
    Drag m_drag;
    QPointer<NameField> m_name;
    QPointer<QRubberBand> m_frame;
};

} // namespace laststone::graph
