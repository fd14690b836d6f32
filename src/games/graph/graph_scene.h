// SPDX-License-Identifier: GPL-3.0-or-later
// A graph and its tokens as graphics items, kept up with what they show.
#pragma once

#include "games/graph/graph_items.h"

#include <QGraphicsScene>

#include <memory>

namespace laststone::games {

// Whether a graph is small enough to be drawn.
bool isDrawable(const GraphGame& game);

class GraphScene final : public QGraphicsScene {
    Q_OBJECT
public:
    // Larger graphs are not drawn.
    static constexpr std::size_t kMostVertices = 2'000;
    static constexpr std::size_t kMostEdges = 10'000;

    explicit GraphScene(QObject* parent = nullptr);

    // REQUIRES: a graph game, places for all of its vertices, and tokens on them.
    void setGraph(std::shared_ptr<const SgGame> game, GraphPlaces places, std::vector<theory::Count> tokens);
    const GraphGame& game() const { return *m_graph; }
    bool hasGraph() const { return m_graph != nullptr; }
    bool isDrawn() const { return !m_vertices.empty(); }
    const std::vector<theory::Count>& tokens() const { return m_tokens; }

    const GraphPlaces& places() const { return m_places; }
    void setPlaces(const GraphPlaces& places);
    // Takes vertices along while they are being dragged; their edges become straight. settle() then lets all
    // edges keep clear of them.
    void shift(const std::set<theory::Count>& vertices, const QPointF& by);
    void settle();

    const GraphLook& look() const { return m_look; }
    void setLook(const GraphLook& look);
    void setStyle(const widgets::Theme& theme, const QFont& font);
    // The size of the letters of names, at least; see kLeastLetters.
    void setLeastLetters(double size);
    const GraphStyle& graphStyle() const { return m_style; }

    // What is at a point. `reach` widens what is hit.
    std::optional<theory::Count> vertexAt(const QPointF& point, double reach = 0) const;
    std::optional<std::size_t> tokenAt(const QPointF& point) const;
    std::optional<GraphDrawing::Edge> edgeAt(const QPointF& point, double reach) const;

    // Where a token stands, also one that has no item of its own.
    QPointF tokenPlace(std::size_t token) const;
    // What holds all edges as they are drawn, bowed or not, and all names; null if there are none.
    QRectF edgeBounds() const;
    QRectF nameBounds() const;
    // A name that stands outside of its vertex; null for another.
    const NameItem* nameOf(theory::Count vertex) const;
    const VertexItem* itemOf(theory::Count vertex) const { return m_vertices.at(vertex); }
    // The way of an edge. REQUIRES: there is such an edge, and the graph is drawn.
    const QPolygonF& way(const GraphDrawing::Edge& edge) const;

    // Shows a token elsewhere than it stands, while it is dragged or moves; none ends that.
    void setCarried(std::optional<std::size_t> token, const QPointF& at = {});

    // An edge from a vertex to a point, while it is being drawn.
    void setLoose(std::optional<theory::Count> from, const QPointF& to = {});

    // Whether the value of a vertex is known to whoever looks, as verdicts are shown or its layer has come
    // up.
    bool isValueShown(theory::Count vertex) const;

    // What tells where the value of a vertex comes from: "mex{0,1} = 2".
    QString mexText(theory::Count vertex) const;

private:
    void rebuild();
    void rebuildTokens();
    QPointF slot(theory::Count vertex, std::size_t index) const;
    void findSlots();
    void nameVertex(theory::Count vertex, const std::vector<double>& edges);
    void restyle();
    void route(EdgeItem& item, const Obstacles& obstacles);
    void applyLook();
    VertexItem::State stateOf(theory::Count vertex) const;
    void applyTokens();
    void showNotes();
    void showGhost();

    GraphStyle m_style;
    std::shared_ptr<const SgGame> m_game;
    const GraphGame* m_graph = nullptr;
    GraphPlaces m_places;
    std::vector<theory::Count> m_tokens;
    GraphLook m_look;
    std::map<theory::Count, VertexItem*> m_vertices;
    std::map<theory::Count, NameItem*> m_names; // those outside of their vertices
    std::map<GraphDrawing::Edge, EdgeItem*> m_edges;
    std::multimap<theory::Count, EdgeItem*> m_edgesOf; // by either end
    std::map<theory::Count, std::array<QPointF, kRimPoints>> m_slots; // of the value, then of tokens
    std::vector<TokenItem*> m_tokenItems;
    std::map<std::size_t, TokenItem*> m_itemOfToken;
    std::vector<NoteItem*> m_notes;
    TokenItem* m_ghost = nullptr;
    EdgeItem* m_loose = nullptr;
    std::optional<std::size_t> m_carried;
};

} // namespace laststone::games
