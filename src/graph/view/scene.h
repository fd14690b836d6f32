// SPDX-License-Identifier: GPL-3.0-or-later
// A graph and its tokens as graphics items, kept up with what they show.
#pragma once

#include "graph/view/items.h"

#include <QGraphicsScene>
#include <QPointer>
#include <QVariantAnimation>

#include <functional>
#include <memory>

namespace laststone::graph {

// Whether a graph is small enough to be drawn.
bool isDrawable(const Drawing& drawing);

class Scene final : public QGraphicsScene {
    Q_OBJECT
public:
    // Larger graphs are not drawn.
    static constexpr std::size_t kMostVertices = 2'000;
    static constexpr std::size_t kMostEdges = 2'000;

    explicit Scene(QObject* parent = nullptr);

    // REQUIRES: a badge and a place for each vertex, and tokens on vertices.
    void setGraph(std::shared_ptr<const Graph> graph, Badges badges, Places places,
                  std::vector<theory::Count> tokens);
    const Graph& model() const { return *m_graph; }
    bool hasGraph() const { return m_graph != nullptr; }
    bool isDrawn() const { return !m_vertices.empty(); }
    const std::vector<theory::Count>& tokens() const { return m_tokens; }

    const Places& places() const { return m_places; }
    void setPlaces(const Places& places);
    // Takes vertices along while they are being dragged; their edges become straight. settle() then lets all
    // edges keep clear of them.
    void shift(const std::set<theory::Count>& vertices, const QPointF& by);
    void settle();

    const Look& look() const { return m_look; }
    void setLook(const Look& look);
    void setStyle(const widgets::Theme& theme, const QFont& font);
    // The size of the letters of names, at least, and of values and numbers of tokens; see kLeastLetters.
    void setLeast(double letters, double signs);
    // What of the scene is in sight, for notes to stay there; empty where that changes.
    void setSeen(const QRectF& seen);
    const Style& graphStyle() const { return m_style; }

    // What is at a point. `reach` widens what is hit.
    std::optional<theory::Count> vertexAt(const QPointF& point, double reach = 0) const;
    std::optional<std::size_t> tokenAt(const QPointF& point) const;
    std::optional<Drawing::Edge> edgeAt(const QPointF& point, double reach) const;

    // Where a token stands, also one that has no item of its own.
    QPointF tokenPlace(std::size_t token) const;
    // What holds all vertices and all names; and all edges as well, as they are drawn, bowed or not.
    QRectF namedBounds() const;
    QRectF drawnBounds() const;
    // A name that stands outside of its vertex; null for another.
    const NameItem* nameOf(theory::Count vertex) const;
    const VertexItem* itemOf(theory::Count vertex) const { return m_vertices.at(vertex).item; }
    // What is there but for the notes.
    Occupied occupied() const;
    // The notes that are shown, with where each of them stands.
    const std::vector<NoteItem*>& notes() const { return m_notes; }
    // An edge that is refused, as it would be; null for none.
    const EdgeItem* refused() const { return m_passing.refused; }
    // The way of an edge. REQUIRES: there is such an edge, and the graph is drawn.
    QPainterPath way(const Drawing::Edge& edge) const;

    // Shows a token elsewhere than it stands, while it is dragged or moves; none ends that.
    void setCarried(std::optional<std::size_t> token, const QPointF& at = {});
    // Lets a token, which began at `from`, go along an edge to where it stands now.
    void walk(std::size_t token, const Drawing::Edge& edge, const QPointF& from);
    // Lets a token that has been let go at a point go back to where it stands, which is given.
    QPointF walkBack(std::size_t token, const QPointF& from);
    void endWalk();
    void setAnimated(bool is) { m_isAnimated = is; } // whether it is seen to go back
    bool isWalking() const { return m_walk && m_walk->state() == QAbstractAnimation::Running; }

    // An edge from a vertex to a point, while it is being drawn.
    void setLoose(std::optional<theory::Count> from, const QPointF& to = {});

    // The badge of a vertex; null if whoever looks does not know it, as all are hidden or its layer has not
    // come up.
    const Badge& badge(theory::Count vertex) const { return m_badges[m_graph->place(vertex)]; }
    const Badge* knownBadge(theory::Count vertex) const;

private:
    struct Vertex {
        VertexItem* item;
        HaloItem* halo;
        NameItem* name; // seen where it stands outside
        std::array<QPointF, kRimPoints> rim; // of the badge, then of tokens

        void setPos(const QPointF& at) const;
    };

    void rebuild();
    void rebuildTokens();
    QPointF slot(theory::Count vertex, std::size_t index) const;
    std::vector<double> passing(theory::Count vertex) const;
    std::vector<double> nearTo(theory::Count vertex) const;
    QRectF groundOfName(theory::Count vertex, const QSizeF& size, const Occupied& obstacles) const;
    void findSlots();
    bool keepsClear() const; // what is drawn, of vertices
    void restyle();
    const QPointF& place(theory::Count vertex) const { return m_places.vertices.at(vertex); }
    TokenItem* itemOfToken(std::size_t token) const; // null for one without an item of its own
    void applyLook();
    VertexItem::State stateOf(theory::Count vertex) const;
    HaloItem::State haloOf(theory::Count vertex) const;
    void applyTokens();
    void showNotes();
    void showGhost();
    void showRefused();
    void carryAlong(std::size_t token, std::function<QPointF(double)> place);

    Style m_style;
    std::shared_ptr<const Graph> m_graph;
    Badges m_badges;
    Places m_places;
    std::vector<theory::Count> m_tokens;
    Look m_look;
    std::map<theory::Count, Vertex> m_vertices;
    std::map<Drawing::Edge, EdgeItem*> m_edges;
    std::vector<TokenItem*> m_tokenItems;
    std::vector<NoteItem*> m_notes;
    QRectF m_seen;
    struct Passing {
        TokenItem* ghost = nullptr;
        EdgeItem* refused = nullptr;
        EdgeItem* loose = nullptr; // while it is being drawn
    };
    Passing m_passing; // what is not of the graph
    std::optional<std::size_t> m_carried;
    bool m_isAnimated = true;
    QPointer<QVariantAnimation> m_walk;
};

} // namespace laststone::graph
