// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/arranger.h"

#include "graph/view/layout.h"
#include "graph/view/view.h"

namespace laststone::graph {

namespace {

constexpr std::size_t kMostKept = 64;

// Vertices have been moved, one drag or one new arrangement.
class PlacesCommand final : public QUndoCommand {
public:
    // Has been carried out already: `before` are the places that undo brings back.
    PlacesCommand(std::shared_ptr<SharedPlaces> places, Places before)
        : m_places(std::move(places)), m_other(std::move(before))
    {
    }

    void redo() override
    {
        if (!std::exchange(m_done, false))
            exchange();
    }
    void undo() override { exchange(); }

private:
    void exchange()
    {
        Places now = m_places->get();
        m_places->set(m_other);
        m_other = std::move(now);
    }

    std::shared_ptr<SharedPlaces> m_places;
    Places m_other; // those that are not there
    bool m_done = true; // before the first redo()
};

} // namespace

Arranger::Arranger(View& view) : QObject(&view), m_view(view) { }

Arranger::~Arranger()
{
    leave();
}

void Arranger::leave()
{
    if (!m_places)
        return;
    m_places->disconnect(this);
    m_places->leave(this);
}

void Arranger::keep(const std::shared_ptr<SharedPlaces>& places)
{
    std::erase(m_kept, places);
    m_kept.push_back(places);
    if (m_kept.size() > kMostKept)
        m_kept.pop_front();
}

bool Arranger::take(const Graph& graph)
{
    auto next = SharedPlaces::of(graph.drawing());
    const bool edited = m_places && m_places->isEditOf(*next);
    leave();
    keep(next);
    m_places = std::move(next);
    m_layers.reset();
    if (m_places->get().vertices.empty() && isDrawable(graph.drawing())) {
        m_layers.emplace(graph);
        m_places->set(m_view.arrange(graph, *m_layers));
    }
    m_places->join(this, m_editable);
    connect(m_places.get(), &SharedPlaces::changed, this, &Arranger::show);
    return edited;
}

void Arranger::setEditable(bool editable)
{
    m_editable = editable;
    if (m_places)
        m_places->join(this, editable);
}

void Arranger::show()
{
    if (m_view.graph().places() == m_places->get())
        return;
    emit changing();
    m_view.graph().setPlaces(m_places->get());
    if (m_places->get().arranged && m_view.isFitted())
        m_view.fit();
    else
        m_view.keepFitted();
}

void Arranger::arrange()
{
    if (!m_view.graph().isDrawn())
        return;
    const Places before = m_places->get();
    const Graph& model = m_view.graph().model();
    m_places->set(m_view.arrange(model, Layers(model)));
    m_view.fit();
    if (!(before == m_places->get()))
        emit undoable(new PlacesCommand(m_places, before));
}

void Arranger::suit()
{
    const Scene& scene = m_view.graph();
    if (!scene.hasGraph() || !scene.isDrawn() || !m_view.isFitted() || !m_places->get().arranged
        || !m_places->isLed(this))
        return;
    if (!m_layers)
        m_layers.emplace(scene.model());
    m_places->set(m_view.arrange(scene.model(), *m_layers));
}

void Arranger::moved(const Places& before)
{
    m_places->set(m_view.graph().places());
    m_view.keepFitted();
    emit undoable(new PlacesCommand(m_places, before));
}

void Arranger::carryTo(const Drawing& drawing, const std::map<theory::Count, QPointF>& added)
{
    if (!m_view.graph().isDrawn() || drawing == m_view.graph().model().drawing())
        return;
    const auto next = SharedPlaces::of(drawing);
    next->setEditedFrom(*m_places);
    next->set(carriedOver(drawing, m_places->get(), added, next->get()));
    keep(next);
}

void Arranger::put(const Drawing& drawing, const Places& places)
{
    const auto next = SharedPlaces::of(drawing);
    const Places before = next->get();
    next->set(places);
    keep(next);
    if (next == m_places)
        emit undoable(new PlacesCommand(next, before));
}

} // namespace laststone::graph
