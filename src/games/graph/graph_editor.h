// SPDX-License-Identifier: GPL-3.0-or-later
// Editing a graph.
//
//   mouse: a double click makes or names a vertex; dragging a vertex moves it; dragging from its rim, or with
//   Shift, draws an edge; dragging a token puts it elsewhere; Ctrl and a click put a token, Alt and a click
//   remove one; a frame drawn on empty ground selects what is in it; the context menu has it all
//   keys: Tab goes through the vertices by layer, arrows to the next one in their direction, Ctrl and arrows
//   move it; Insert, Delete, F2, C for connect, + and - for tokens
#pragma once

#include "games/graph/graph_edit.h"
#include "games/graph/graph_tool.h"
#include "teaching/sentence.h"

#include <QPointer>
#include <QRubberBand>

class QLineEdit;

namespace laststone::games {

class GraphEditor final : public GraphTool {
    Q_OBJECT
public:
    explicit GraphEditor(GraphView& view) : GraphTool(view) { }

    // What the buttons, the menu and the keys do; each with what is selected or the vertex that the keyboard
    // is at.
    void addVertex(std::optional<QPointF> at = std::nullopt);
    void removeSelected();
    void rename();
    void connectFrom(theory::Count from);
    void addToken();
    void removeToken();
    void select(theory::Count vertex);

    bool hasSelection() const { return !m_vertices.empty() || !m_edges.empty(); }
    const VertexSet& selectedVertices() const { return m_vertices; }
    const EdgeSet& selectedEdges() const { return m_edges; }
    std::optional<theory::Count> cursor() const { return m_cursor; }
    bool isConnecting() const { return m_from.has_value(); }
    QLineEdit* nameEdit() const; // null while none is being named

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
    void addTo(GraphLook& look) const override;
    std::optional<theory::Count> focusVertex() const override { return m_cursor; }

signals:
    // The graph or its tokens shall become these; `places` has those of new vertices.
    void edited(const laststone::games::GraphState& state,
                const std::map<laststone::theory::Count, QPointF>& places);
    // Vertices have been moved from where they were.
    void moved(const laststone::games::GraphPlaces& before);
    // Why something is not done, and what else is to be said.
    void refused(const laststone::teaching::Sentence& reason);
    void arrangeWanted();
    void fitWanted();
    // Something is being done: what has been said is no longer of interest.
    void acting();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Drag { None, Vertices, Edge, Token, Frame };

    GraphState state() const;
    bool isOnRim(theory::Count vertex, const QPointF& at) const;
    QPointF freePlace() const;
    void begin();
    void pressVertex(theory::Count vertex, QMouseEvent* event, const QPointF& at);
    void connectTo(theory::Count to);
    void moveCursor(int key);
    void nudge(int key);
    void finishName(bool keep);
    void putToken(theory::Count vertex);
    void takeToken(theory::Count vertex);
    void setCursor(std::optional<theory::Count> vertex);
    void endDrag();
    bool editKey(QKeyEvent* event);
    bool connectKey(QKeyEvent* event);

    VertexSet m_vertices; // selected
    EdgeSet m_edges;
    std::optional<theory::Count> m_cursor;
    std::optional<theory::Count> m_from; // an edge is being drawn by keys or by mouse
    std::optional<theory::Count> m_handle; // the rim that the pointer is at
    std::vector<theory::Count> m_cycle; // that an edge would have closed
    std::optional<theory::Count> m_next; // to be selected when it is there
    Drag m_drag = Drag::None;
    bool m_moving = false; // the drag has gone far enough
    QPoint m_pressed;
    QPointF m_last;
    std::size_t m_token = 0;
    GraphPlaces m_before;
    QPointer<QLineEdit> m_name;
    theory::Count m_named = 0;
    QPointer<QRubberBand> m_frame;
};

} // namespace laststone::games
