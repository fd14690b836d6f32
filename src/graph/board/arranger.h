// SPDX-License-Identifier: GPL-3.0-or-later
// The places of the graph on one board: shared with whoever else shows it, kept for when it comes back,
// arranged while nobody has touched them, and undone.
#pragma once

#include "graph/model/layers.h"
#include "graph/model/places.h"

#include <QUndoCommand>

#include <deque>

namespace laststone::graph {

class View;

class Arranger final : public QObject {
    Q_OBJECT
public:
    // Belongs to the view.
    explicit Arranger(View& view);
    ~Arranger() override;

    // Another graph will be on the view; it has places then. Says whether it is one that an edit has made of
    // the one before, or the other way round.
    bool take(const Graph& graph);
    const Places& places() const { return m_places->get(); }
    void setEditable(bool editable);

    // Puts the vertices into layers anew; can be undone.
    void arrange();
    // Suits places that nobody has touched to the room.
    void suit();
    // Vertices on the view have been moved from where they were before.
    void moved(const Places& before);
    // The graph on the view is about to become another by an edit; `added` has the places of new vertices.
    void carryTo(const Drawing& drawing, const std::map<theory::Count, QPointF>& added);
    // Places for a graph that is about to come, or is here already: then that can be undone.
    void put(const Drawing& drawing, const Places& places);

signals:
    // The vertices are about to be put elsewhere.
    void changing();
    // The receiver owns the command, which has been carried out already.
    void undoable(QUndoCommand* command);

private:
    void keep(const std::shared_ptr<SharedPlaces>& places);
    void leave();
    void show();

    View& m_view;
    std::shared_ptr<SharedPlaces> m_places; // of the graph on the view
    std::deque<std::shared_ptr<SharedPlaces>>
        m_kept; // of graphs that were there or will be, the oldest first
    std::optional<Layers> m_layers; // of the graph on the view, once they have been needed
    bool m_editable = false;
};

} // namespace laststone::graph
