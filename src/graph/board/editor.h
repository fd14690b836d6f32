// SPDX-License-Identifier: GPL-3.0-or-later
// Editing a graph.
//
//   mouse: a double click makes or names a vertex; dragging a vertex moves it, or draws an edge to the one
//   that it is dropped onto; dragging from its rim, or with Shift, draws an edge; dragging a token puts it
//   elsewhere; Ctrl and a click put a token, Alt and a click remove one; a frame drawn on empty ground
//   selects what is in it; the context menu has it all
//
//   keys: Tab goes through the vertices by layer, Home and End to the first and the last one, arrows to the
//   next one in their direction, Ctrl and arrows move it; Insert, Delete, F2, C for connect, + and - for
//   tokens
#pragma once

#include "graph/board/tool_bar.h"
#include "graph/view/view.h"
#include "widgets/board/drawing.h"

#include <QLineEdit>
#include <QPointer>
#include <QRubberBand>

class QMenu;

namespace laststone::graph {

class Editor final : public Tool {
    Q_OBJECT
public:
    // The tools are offered in the menu, too.
    Editor(View& view, const ToolBar& tools) : Tool(view), m_tools(tools) { }

    const VertexSet& vertices() const { return m_vertices; } // selected
    const EdgeSet& edges() const { return m_edges; }
    bool hasSelection() const { return !m_vertices.empty() || !m_edges.empty(); }
    // The vertex that the keyboard is at.
    std::optional<theory::Count> cursor() const { return m_cursor; }
    // Whether the next vertex that is clicked or entered is the end of an edge.
    bool isConnecting() const { return m_from.has_value(); }
    // The cycle that the last edge would have closed; empty when something else has begun.
    const std::vector<theory::Count>& cycle() const { return m_cycle; }
    static teaching::Sentence cycleSentence(const Drawing& drawing, const std::vector<theory::Count>& cycle);
    // The field for a name; null while none is being given.
    QLineEdit* nameField() const { return m_name; }

    // What keys do here.
    static std::vector<widgets::BoardKey> keys();
    // Something new begins: the last refusal has been seen.
    void begin();
    // Says why something has not been done. Undo right after that takes away what is said, and no edit.
    void refuse(const teaching::Sentence& reason);
    // A selection in place of the one before, with the keyboard there.
    void select(theory::Count vertex);
    // Near the vertex that the keyboard is at, if no place is given.
    void addVertex(std::optional<QPointF> at = std::nullopt);
    // What is selected, or the vertex that the keyboard is at; of all vertices one stays.
    void remove();
    void selectAll();
    // One vertex without a token, to draw another graph from; undo brings the old one back.
    void clear();
    // Shows a field for the name of the vertex that the keyboard is at.
    void rename();

    void press(QMouseEvent* event, const QPointF& at) override;
    void move(QMouseEvent* event, const QPointF& at) override;
    void release(QMouseEvent* event, const QPointF& at) override;
    void doubleClick(QMouseEvent* event, const QPointF& at) override;
    void contextMenu(QContextMenuEvent* event, const QPointF& at) override;
    void leave() override;
    bool key(QKeyEvent* event) override;
    bool tab(bool next) override;
    bool owns(const QKeyEvent& key) const override;
    void reset() override;
    void stop() override;
    void addTo(Look& look) const override;
    std::optional<theory::Count> focusVertex() const override { return m_cursor; }
    void pressVertex(theory::Count vertex) override { select(vertex); }
    void pressToken(std::size_t token) override { select(scene().tokens()[token]); }

    bool eventFilter(QObject* watched, QEvent* event) override; // of the field for a name

signals:
    // The graph or its tokens shall become these; `places` has those of new vertices.
    void edited(const laststone::graph::Setup& setup,
                const std::map<laststone::theory::Count, QPointF>& places);
    // Vertices have been moved from where they were.
    void moved(const laststone::graph::Places& before);
    void cycleChanged();

private:
    // What is done while the button of the mouse is down.
    struct Drag {
        enum class Kind { None, Vertices, Edge, Token, Frame };
        Kind kind = Kind::None;
        QPoint pressed; // where it began
        QPointF began; // the same, in the scene
        QPointF last; // where vertices have been taken to
        bool isOnto = false; // the vertex that is dragged is over another, to be joined with it
        bool isFar = false; // it has gone far enough
        std::size_t token = 0;
        Places before;
    };

    const Drawing& drawing() const { return scene().model().drawing(); }
    Setup setup() const { return {drawing(), scene().tokens()}; }
    void setCycle(const std::vector<theory::Count>& cycle);

    void setSelection(VertexSet vertices, EdgeSet edges);
    void setCursor(theory::Count vertex);
    VertexSet chosen() const;
    QPointF inSight(const Places& places, const VertexSet& vertices, const QPointF& by) const;
    // What a free place is like.
    struct Free {
        double reach = 0; // from its centre: so much is in sight
        double apart = 0; // from the centres of others
        double clear = 0; // from its centre: nothing else is drawn there
    };
    bool isFree(const QPointF& point, double apart, const VertexSet& moved = {}) const;
    std::optional<QPointF> nearestFree(const QPointF& to, const Free& free,
                                       const VertexSet& moved = {}) const;
    std::optional<QPointF> nearestInSight(const QPointF& to, const VertexSet& moved = {}) const;
    QPointF freePlace() const;
    QPointF freePlaceAt(const QPointF& at) const;
    QPointF freeAround(const QPointF& start) const;
    void shift(const QPointF& by);
    void putToken(theory::Count vertex);
    void takeToken(theory::Count vertex);
    void moveToken(std::size_t token, theory::Count to);
    void connectFrom(theory::Count from);
    void connectTo(theory::Count to);
    std::optional<theory::Count> endAt(const QPointF& at) const;
    void drawLoose(const QPointF& at);
    void endConnecting();
    void finishName(bool keep);

    bool isOnRim(theory::Count vertex, const QPointF& at) const;
    void pressVertex(theory::Count vertex, QMouseEvent* event, const QPointF& at);
    void hover(QMouseEvent* event, const QPointF& at);
    std::optional<theory::Count> vertexBelow(const Drag& drag, const QPointF& at) const;
    void dragVertices(const QPointF& at);
    void drop(const Drag& drag, const QPointF& at);
    void dropVertices(const Drag& drag, const QPointF& at);
    void dropToken(const Drag& drag, const QPointF& at);
    Drag endDrag();
    void goTo(theory::Count vertex);
    void moveCursor(int key);
    void goToEnd(bool last);
    bool editKey(int key);
    bool connectKey(int key);
    QPoint placeBeside(theory::Count vertex, int width) const;
    void fillMenu(QMenu& menu, std::optional<theory::Count> vertex, const QPointF& at, bool byKey);

    const ToolBar& m_tools;
    VertexSet m_vertices;
    EdgeSet m_edges;
    std::optional<theory::Count> m_cursor;
    std::vector<theory::Count> m_cycle; // that an edge would have closed, until something else begins
    bool m_isRefused = false; // what has been done last, and that is what is said
    std::optional<theory::Count> m_next; // to be selected when it is there
    std::optional<theory::Count> m_from; // an edge is being drawn by keys or by mouse
    std::optional<theory::Count> m_handle; // the rim that the pointer is at
    Drag m_drag;
    QLineEdit* m_name = nullptr; // while a name is being typed
    theory::Count m_named = 0; // its vertex
    QPointer<QRubberBand> m_frame;
};

} // namespace laststone::graph
