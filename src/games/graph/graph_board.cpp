// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_board.h"

#include "games/graph/graph_commands.h"
#include "games/graph/graph_editor.h"
#include "games/graph/graph_player.h"
#include "games/graph/graph_tool_bar.h"
#include "games/graph/graph_view.h"
#include "games/sums/sg_family.h"
#include "widgets/look/theme.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using Edge = GraphDrawing::Edge;

namespace {

constexpr std::size_t kMostStashed = 64;
constexpr std::size_t kMostEdits = 1'000;

} // namespace

GraphBoard::GraphBoard(QWidget* parent) : BoardWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makeTools();
    connectTools();
    connectEditor();
    m_motion.setDuration(widgets::motion::kMove);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setEasingCurve(widgets::motion::kCurve);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        const double t = value.toDouble();
        m_view->graph().setCarried(m_movingToken,
                                   pointAlong(m_way, t) + m_startOffset * (1 - t) + m_endOffset * t);
    });
    connect(&m_motion, &QVariantAnimation::finished, this, &GraphBoard::endMotion);
}

GraphBoard::~GraphBoard()
{
    // The view tells of losing its focus while it goes, when there is nothing left to refresh.
    m_player->disconnect(this);
    m_editor->disconnect(this);
}

void GraphBoard::makeTools()
{
    m_tools = new GraphToolBar(viewport());
    m_view = new GraphView(viewport());
    m_player = new GraphPlayer(*m_view);
    m_editor = new GraphEditor(*m_view);
    m_view->setTool(m_player);
    auto* column = new QVBoxLayout(viewport());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tools);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    m_messageLabel = new QLabel(m_view);
    m_messageLabel->setWordWrap(true);
    m_messageLabel->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_messageLabel->setAutoFillBackground(true);
    m_messageLabel->setBackgroundRole(QPalette::Base);
    m_messageLabel->hide();
    m_sum = new QLabel(m_view);
    m_sum->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_sum->hide();
}

void GraphBoard::connectTools()
{
    const auto on = [this](GraphToolBar::Tool tool, auto slot) {
        connect(m_tools->action(tool), &QAction::triggered, this, slot);
    };
    on(GraphToolBar::Edit, [this](bool checked) { setEditing(checked); });
    on(GraphToolBar::Add, [this] { m_editor->addVertex(); });
    on(GraphToolBar::Delete, [this] { m_editor->removeSelected(); });
    on(GraphToolBar::Rename, [this] { m_editor->rename(); });
    on(GraphToolBar::Arrange, [this] { arrange(); });
    on(GraphToolBar::Open, [this] { askForFile(true); });
    on(GraphToolBar::Save, [this] { askForFile(false); });
    on(GraphToolBar::Fit, [this] { m_view->fit(); });
    connect(m_view, &GraphView::keyPressed, this, &GraphBoard::handleKey);
    connect(m_view, &GraphView::resized, this, &GraphBoard::fitAgain);
    for (GraphTool* tool : {static_cast<GraphTool*>(m_player), static_cast<GraphTool*>(m_editor)})
        connect(tool, &GraphTool::lookChanged, this, &GraphBoard::refresh);
    connect(m_player, &GraphPlayer::choiceChanged, this, &BoardWidget::choiceChanged);
    connect(m_player, &GraphPlayer::moveWanted, this, &BoardWidget::moveMade);
}

void GraphBoard::connectEditor()
{
    connect(m_editor, &GraphEditor::edited, this, &GraphBoard::edit);
    connect(m_editor, &GraphEditor::moved, this, [this](const GraphPlaces& before) {
        m_view->keepFitted();
        emit undoable(new PlacesCommand(this, m_position.rule(), before));
    });
    connect(m_editor, &GraphEditor::refused, this, [this](const Sentence& reason) { say(reason, true); });
    connect(m_editor, &GraphEditor::acting, this, [this] { say({}, false); });
    connect(m_editor, &GraphEditor::arrangeWanted, this, &GraphBoard::arrange);
    connect(m_editor, &GraphEditor::fitWanted, m_view, &GraphView::fit);
}

void GraphBoard::handleKey(QKeyEvent* event)
{
    if (event->modifiers() != Qt::NoModifier)
        return;
    if (event->key() == Qt::Key_E && canEdit()) {
        setEditing(!m_editing);
        event->accept();
    } else if (event->key() == Qt::Key_F) {
        m_view->fit();
        event->accept();
    }
}

// ---- position and places ----

void GraphBoard::setPosition(const Position& position, const std::optional<Move>& made)
{
    endMotion();
    GraphScene& scene = m_view->graph();
    const auto game = sgGame(position);
    const bool first = !scene.hasGraph();
    const bool sameRule = !first && m_position.rule() == position.rule();
    const bool edited = m_edits.contains(std::minmax(m_position.rule(), position.rule()));
    const bool drawn = isDrawable(*asGraph(*game));
    const std::optional<Edge> walked = made && sameRule && made->heap < m_position.heaps.size()
        ? std::optional(Edge{m_position.heaps[made->heap], made->take})
        : std::nullopt;
    const bool watched = walked && drawn && isAnimated() && isVisible() && !m_player->isDropping();
    const QPointF start = watched ? scene.tokenPlace(made->heap) : QPointF();
    GraphPlaces places;
    if (sameRule)
        places = scene.places();
    else if (drawn)
        places = placesFor(position.rule(), *asGraph(*game));
    if (!first && !sameRule && scene.isDrawn())
        stash(m_position.rule(), scene.places());
    m_newPlaces.clear();
    if (!sameRule)
        m_layers.reset();
    m_position = position;
    scene.setGraph(game, std::move(places), position.heaps);
    m_player->reset();
    m_editor->reset();
    if (first || (!sameRule && !edited))
        m_view->fit();
    else
        m_view->keepFitted();
    if (!drawn) {
        //: %1 and %2 are how many vertices and edges are drawn at most
        say({"GraphBoard",
             QT_TRANSLATE_NOOP(
                 "GraphBoard",
                 "This graph is too large to be drawn, with more than %1 vertices or %2 edges. It can be "
                 "played by the fields below."),
             {Count{GraphScene::kMostVertices}, Count{GraphScene::kMostEdges}}},
            false);
    } else if (!sameRule) {
        say({}, false);
    }
    refresh();
    if (watched)
        beginMotion(made->heap, *walked, start);
    QAccessibleEvent event(m_view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

// After an edit, vertices stay where they are; a graph that was here before stands as it stood.
GraphPlaces GraphBoard::placesFor(const QString& rule, const GraphGame& game) const
{
    const auto known = m_stash.find(rule);
    const bool edited = m_edits.contains(std::minmax(m_position.rule(), rule));
    if (!edited || !m_view->graph().isDrawn())
        return known != m_stash.end() ? known->second : m_view->arrange(game, layGraph(game));
    const GraphPlaces& now = m_view->graph().places();
    GraphPlaces result;
    const auto take = [&](Count vertex, const std::map<Count, QPointF>& from) {
        const auto found = from.find(vertex);
        return found != from.end() && result.vertices.emplace(vertex, found->second).second;
    };
    for (const Count vertex : game.drawing().vertices) {
        if (!take(vertex, now.vertices) && !take(vertex, m_newPlaces)
            && !(known != m_stash.end() && take(vertex, known->second.vertices)))
            result.vertices.emplace(vertex, now.bounds().bottomRight());
    }
    for (const Edge& edge : game.drawing().edges) {
        if (const auto found = now.bends.find(edge); found != now.bends.end()) {
            result.bends.insert(*found);
        } else if (known != m_stash.end()) {
            const GraphPlaces& then = known->second;
            const auto bent = then.bends.find(edge);
            if (bent != then.bends.end() && then.vertices.at(edge.from) == result.vertices.at(edge.from)
                && then.vertices.at(edge.to) == result.vertices.at(edge.to))
                result.bends.insert(*bent);
        }
    }
    return result;
}

void GraphBoard::stash(const QString& rule, const GraphPlaces& places)
{
    if (m_stash.insert_or_assign(rule, places).second)
        m_stashed.push_back(rule);
    if (m_stashed.size() > kMostStashed) {
        m_stash.erase(m_stashed.front());
        m_stashed.pop_front();
    }
}

void GraphBoard::exchangePlaces(const QString& rule, GraphPlaces& places)
{
    if (rule != m_position.rule()) {
        const auto kept = m_stash.find(rule);
        if (kept != m_stash.end())
            std::swap(kept->second, places);
        return;
    }
    endMotion();
    GraphPlaces before = m_view->graph().places();
    m_view->graph().setPlaces(places);
    places = std::move(before);
    m_view->keepFitted();
}

void GraphBoard::arrange()
{
    if (!m_view->graph().isDrawn())
        return;
    endMotion();
    const GraphPlaces before = m_view->graph().places();
    m_view->graph().setPlaces(m_view->arrange(m_view->graph().game(), layGraph(m_view->graph().game())));
    m_view->fit();
    if (!(before == m_view->graph().places()))
        emit undoable(new PlacesCommand(this, m_position.rule(), before));
}

// An arrangement that nobody has touched suits itself to the room.
void GraphBoard::fitAgain()
{
    placeLabels();
    GraphScene& scene = m_view->graph();
    if (!scene.hasGraph() || !scene.isDrawn() || !m_view->isFitted() || !scene.places().arranged
        || isMoving())
        return;
    if (!m_layers)
        m_layers = layGraph(scene.game());
    const GraphPlaces places = m_view->arrange(scene.game(), *m_layers);
    if (!(places == scene.places())) {
        scene.setPlaces(places);
        m_view->fit();
    }
}

void GraphBoard::edit(const GraphState& state, const std::map<Count, QPointF>& places)
{
    m_newPlaces = places;
    propose(state, nullptr);
}

// Asks for another graph, with places of its own or those of now. Says whether it is a position of the game.
bool GraphBoard::propose(const GraphState& state, const GraphPlaces* places)
{
    Position next = m_position;
    if (state.drawing.rule() != m_position.rule())
        next.game = std::make_shared<const GraphGame>(state.drawing);
    next.heaps = state.tokens;
    if (const auto wrong = next.game->check(next)) {
        //: %1 is what is wrong, in the program's words
        say({"GraphBoard",
             QT_TRANSLATE_NOOP("GraphBoard", "This cannot be played: %1."),
             {teaching::Clauses{{*wrong}}}},
            true);
        return false;
    }
    if (places && next.rule() == m_position.rule()) {
        const GraphPlaces before = m_view->graph().places();
        m_view->graph().setPlaces(*places);
        emit undoable(new PlacesCommand(this, m_position.rule(), before));
    } else if (places) {
        stash(next.rule(), *places);
    } else if (next.rule() != m_position.rule()) {
        if (m_edits.size() >= kMostEdits)
            m_edits.clear();
        m_edits.insert(std::minmax(m_position.rule(), next.rule()));
    }
    if (next != m_position)
        emit positionEdited(next);
    return true;
}

} // namespace laststone::games
