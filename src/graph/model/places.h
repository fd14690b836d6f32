// SPDX-License-Identifier: GPL-3.0-or-later
// Where the vertices of a graph stand. Lengths are in units of its own, which a view scales; y grows
// downwards.
#pragma once

#include "graph/model/drawing.h"

#include <QObject>
#include <QPointF>
#include <QRectF>

#include <map>
#include <memory>
#include <optional>

namespace laststone::graph {

inline constexpr double kVertexRadius = 20;

struct Places {
    std::map<theory::Count, QPointF> vertices;
    // The points between its ends that an edge goes through, from the source on; straight edges have none.
    std::map<Drawing::Edge, std::vector<QPointF>> bends;
    bool arranged = false; // by arrangeGraph(), and not touched since
    friend bool operator==(const Places&, const Places&) = default;

    // What holds all vertices, with their rims.
    QRectF bounds() const;
};

// The places after an edit: what is new has its place from `added`; other vertices and the bends of edges
// stay as they are `now`, or as they stood `before`, when this graph was there last.
Places carriedOver(const Drawing& drawing, const Places& now, const std::map<theory::Count, QPointF>& added,
                   const Places& before);

// The places of one graph, the same object for all who show it at the same time, so that they show the same:
// the board of a page, a projection, a picture of it. It belongs to those who hold it.
//
//   m_places = SharedPlaces::of(graph.drawing());
//   connect(m_places.get(), &SharedPlaces::changed, …);
class SharedPlaces final : public QObject {
    Q_OBJECT
public:
    // Those that somebody holds for this graph, or new ones, which are empty.
    static std::shared_ptr<SharedPlaces> of(const Drawing& drawing);
    explicit SharedPlaces(QString graph) : m_graph(std::move(graph)) { }
    ~SharedPlaces() override;

    const QString& graph() const { return m_graph; } // its text
    const Places& get() const { return m_places; }
    void set(const Places& places);

    // Who shows the graph. Places that nobody has touched suit the room of one of them, the first of those
    // that have the highest rank.
    enum class Rank { Onlooker, Editor, Hall };
    void join(const QObject* board, Rank rank);
    void leave(const QObject* board);
    bool isLed(const QObject* board) const;

    // The cycle that an edge would have closed and that is why it has been refused, for all who show the
    // graph; empty once it has been seen.
    void setCycle(const std::vector<theory::Count>& cycle);
    const std::vector<theory::Count>& cycle() const { return m_cycle; }

    // What of the room whoever draws the graph sees, for the others to see the same while that is done: then
    // nothing is elsewhere, or of another size, for them than it is for who draws. None while nobody does.
    void setFrame(const QObject* board, const std::optional<QRectF>& frame);
    const std::optional<QRectF>& frame() const { return m_frame; }
    bool isFramedBy(const QObject* board) const { return m_frame && m_framing == board; }

    // Whether nobody has put a token on the graph that is being drawn: the one that the position needs is
    // not seen, and stands where it can move. When the drawing ends it is there for good, on each of the
    // graphs that the drawing has gone through.
    void setTokenless(bool is);
    static void endTokenless();
    bool isTokenless() const { return m_isTokenless; }

    // Whether one of the two graphs has become the other by an edit. Who draws sees as much as before.
    void setEditedFrom(const SharedPlaces& other);
    bool isEditOf(const SharedPlaces& other) const
    {
        return m_editedFrom == other.m_graph || other.m_editedFrom == m_graph;
    }

signals:
    void changed();
    void left(); // by one who shows the graph: another one may lead
    void cycleChanged();
    void frameChanged();
    void tokenlessChanged();

private:
    QString m_graph;
    QString m_editedFrom;
    Places m_places;
    std::vector<theory::Count> m_cycle;
    bool m_isTokenless = false;
    std::optional<QRectF> m_frame;
    const QObject* m_framing = nullptr; // the board that it is of
    std::vector<std::pair<const QObject*, Rank>> m_boards;
};

} // namespace laststone::graph
