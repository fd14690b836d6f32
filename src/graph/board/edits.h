// SPDX-License-Identifier: GPL-3.0-or-later
// What is selected of a graph that is being edited, and what can be done with it.
#pragma once

#include "graph/model/edit.h"
#include "graph/model/places.h"
#include "graph/view/look.h"
#include "teaching/sentence.h"

#include <QObject>

namespace laststone::graph {

class View;

class Edits final : public QObject {
    Q_OBJECT
public:
    // Belongs to the view.
    explicit Edits(View& view);

    const VertexSet& vertices() const { return m_vertices; } // selected
    const EdgeSet& edges() const { return m_edges; }
    bool hasSelection() const { return !m_vertices.empty() || !m_edges.empty(); }
    // The vertex that the keyboard is at.
    std::optional<theory::Count> cursor() const { return m_cursor; }
    // The cycle that an edge would have closed, until something else begins.
    bool hasCycle() const { return !m_cycle.empty(); }

    // A selection in place of the one before, with the keyboard there; or more of it.
    void select(theory::Count vertex);
    void select(VertexSet vertices, EdgeSet edges);
    void toggle(theory::Count vertex);
    void setCursor(theory::Count vertex);
    void leave() { m_cursor.reset(); } // the keyboard goes elsewhere

    // Something new begins: the last refusal has been seen.
    void begin();
    // Each with what is selected, or the vertex that the keyboard is at.
    void addVertex(std::optional<QPointF> at = std::nullopt);
    void remove();
    void shift(const QPointF& by);
    void addEdge(const Drawing::Edge& edge);
    void rename(theory::Count vertex, const QString& name);
    void putToken(theory::Count vertex);
    void takeToken(theory::Count vertex);
    void moveToken(std::size_t token, theory::Count to);
    void refuse(const teaching::Sentence& reason) { emit refused(reason); }

    // Another position is on the board.
    void reset();
    // Adds what is to be seen of this.
    void addTo(Look& look) const;

signals:
    // The graph or its tokens shall become these; `places` has those of new vertices.
    void edited(const laststone::graph::Setup& setup,
                const std::map<laststone::theory::Count, QPointF>& places);
    // Vertices have been moved from where they were.
    void moved(const laststone::graph::Places& before);
    // Why something is not done, and what else is to be said.
    void refused(const laststone::teaching::Sentence& reason);
    // Something is being done: what has been said is no longer of interest.
    void acting();
    void lookChanged();
    void cursorMoved();

private:
    LASTSTONE_SENTENCES(GraphBoard)
    Setup setup() const;
    QPointF freePlace() const;

    View& m_view;
    VertexSet m_vertices;
    EdgeSet m_edges;
    std::optional<theory::Count> m_cursor;
    std::vector<theory::Count> m_cycle;
    std::optional<theory::Count> m_next; // to be selected when it is there
};

} // namespace laststone::graph
