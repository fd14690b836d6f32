// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/board.h"

#include "graph/board/editor.h"
#include "graph/board/tool_bar.h"
#include "graph/view/layout.h"
#include "widgets/board/board_keys.h"
#include "widgets/look/theme.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCompleter>
#include <QFileDialog>
#include <QTimer>
#include <QVBoxLayout>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <cmath>
#include <deque>
#include <utility>

namespace laststone::graph {

using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using Edge = Drawing::Edge;

namespace {

struct Words {
    LASTSTONE_SENTENCES(GraphBoard)
};

constexpr std::size_t kMostKept = 64;

// The tokens that a position has, as it needs one, where nobody has put any: it can move.
std::vector<Count> standIn(const Graph& graph)
{
    return {graph.top()};
}

// Vertices have been moved, one drag or one new arrangement.
class PlacesCommand final : public QUndoCommand {
public:
    // Has been carried out already: `before` are the places that undo brings back.
    PlacesCommand(std::shared_ptr<SharedPlaces> places, Places before)
        : m_places(std::move(places)), m_before(std::move(before)), m_after(m_places->get())
    {
    }

    void redo() override { m_places->set(m_after); } // which changes nothing the first time
    void undo() override
    {
        m_places->setCycle({}); // has been seen
        m_places->set(m_before);
    }

private:
    std::shared_ptr<SharedPlaces> m_places;
    Places m_before;
    Places m_after;
};

// The first token has been put where the position needs one anyway, or has been taken off there.
class FirstTokenCommand final : public QUndoCommand {
public:
    // Has been carried out already.
    explicit FirstTokenCommand(std::shared_ptr<SharedPlaces> places)
        : m_places(std::move(places)), m_isTakenOff(m_places->isTokenless())
    {
    }

    void redo() override { put(!m_isTakenOff); }
    void undo() override { put(m_isTakenOff); }

private:
    // Of a graph that is done, the token has been seen and stays.
    void put(bool is) { m_places->setTokenless(!is && m_places->frame()); }

    std::shared_ptr<SharedPlaces> m_places;
    bool m_isTakenOff;
};

} // namespace

// The places of the graph on the board: shared with whoever else shows it, kept for when it comes back,
// arranged while nobody has touched them, and undone.
class Board::Arranger final : public QObject {
public:
    // Belongs to the board, whose signals tell what can be undone.
    explicit Arranger(Board& board) : QObject(&board), m_board(board), m_view(*board.m_view) { }
    // The others hear that no edge is refused any more; of the board there is nothing left to show it.
    ~Arranger() override
    {
        if (m_places)
            m_places->disconnect(&m_board);
        leave();
    }

    const Places& places() const { return m_places->get(); }
    // What somebody who shows the same graph has been refused.
    const std::vector<Count>& cycle() const { return m_places->cycle(); }
    void setCycle(const std::vector<Count>& cycle)
    {
        if (m_places)
            m_places->setCycle(cycle);
    }
    bool hasPlaces() const { return m_places != nullptr; }
    // While it is drawn, here or on another board.
    bool isTokenless() const
    {
        return m_places && m_places->isTokenless() && (m_board.isEditing() || m_places->frame())
            && m_board.m_content.tokens == standIn(*m_board.m_content.graph);
    }

    // Another graph will be on the view; it has places then. Says whether it is one that an edit has made of
    // the one before, or the other way round.
    bool take(const Graph& graph)
    {
        auto next = SharedPlaces::of(graph.drawing());
        const bool edited = m_places && m_places->isEditOf(*next);
        const bool leads = m_places && m_places->isFramedBy(this);
        if (m_places)
            keptOf(m_places).sight = m_view.sight();
        leave();
        if (const auto& sight = keptOf(next).sight; sight && edited)
            m_view.restore(*sight); // by undo or redo, as it was
        m_places = std::move(next);
        m_layers.reset();
        if (places().vertices.empty() && isDrawable(graph.drawing())) {
            m_layers.emplace(graph);
            m_places->set(m_view.arrange(graph, *m_layers));
        }
        join();
        connect(m_places.get(), &SharedPlaces::changed, this, &Arranger::show);
        connect(m_places.get(), &SharedPlaces::left, this, &Arranger::suit);
        connect(m_places.get(), &SharedPlaces::cycleChanged, &m_board, &Board::showCycle);
        connect(m_places.get(), &SharedPlaces::frameChanged, this, [this] {
            followFrame();
            m_board.followTokenless();
        });
        connect(m_places.get(), &SharedPlaces::tokenlessChanged, &m_board, [this] {
            m_board.followTokenless();
            if (m_board.isEditing())
                emit m_board.editingChanged();
        });
        if (leads && !edited)
            m_places->setTokenless(false); // what has been typed has its tokens
        if (leads)
            lead();
        followFrame();
        return edited;
    }

    // The graph is drawn here: whoever shows it shows what is seen here, until it is done.
    void lead()
    {
        if (m_places && m_board.isEditing())
            m_places->setFrame(this, m_view.seen());
    }
    // On the first board of those on which it is drawn from now on, or on the one that a hall sees.
    void beginLead()
    {
        if (m_places && (!m_places->frame() || m_board.isForHall()))
            lead();
    }
    // Something else is seen here now.
    void leadOn()
    {
        if (m_places && m_places->isFramedBy(this))
            lead();
    }
    bool isLeader() const { return m_places && (!m_places->frame() || m_places->isFramedBy(this)); }
    void endLead()
    {
        if (m_places)
            m_places->setFrame(nullptr, std::nullopt);
    }

    // To be called when it may be edited from now on, or may not.
    void join()
    {
        using Rank = SharedPlaces::Rank;
        if (m_places)
            m_places->join(this,
                           m_board.isForHall()     ? Rank::Hall
                               : m_board.canEdit() ? Rank::Editor
                                                   : Rank::Onlooker);
    }

    // Puts the vertices into layers anew; can be undone.
    void arrange()
    {
        if (!m_view.graph().isDrawn())
            return;
        const Places before = places();
        const Graph& model = m_view.graph().model();
        m_places->set(m_view.arrange(model, Layers(model)));
        m_view.fit();
        if (before != places())
            emit m_board.undoable(new PlacesCommand(m_places, before));
    }

    // Suits places that nobody has touched to the room. A hall finds what it has seen where it was, while
    // that is nearly as large.
    void suit()
    {
        constexpr double kNearly = 0.85;
        const Scene& scene = m_view.graph();
        if (!scene.isDrawn() || scene.isWalking() || !m_view.isFitted() || !places().arranged
            || !m_places->isLed(this) || m_board.isEditing() || m_places->frame())
            return;
        if (!m_layers)
            m_layers.emplace(scene.model());
        const Places suited = m_view.arrange(scene.model(), *m_layers);
        if (!m_board.isForHall() || m_view.scaleOf(places()) < kNearly * m_view.scaleOf(suited))
            m_places->set(suited);
    }

    // Vertices on the view have been moved from where they were before.
    void moved(const Places& before)
    {
        m_places->set(m_view.graph().places());
        m_view.keepFitted();
        emit m_board.undoable(new PlacesCommand(m_places, before));
    }

    // The graph on the view is about to become this one by an edit; `added` has the places of new vertices.
    void carryTo(const Setup& setup, const std::map<Count, QPointF>& added)
    {
        const Drawing& drawing = setup.drawing;
        const auto next = SharedPlaces::of(drawing);
        keptOf(next).sight.reset();
        // Taking back the first token that stands elsewhere leaves none again.
        if (setup.tokens.empty() || setup.tokens == standIn(Graph(drawing)))
            next->setTokenless(setup.tokens.empty());
        if (!m_view.graph().isDrawn() || drawing == m_view.graph().model().drawing())
            return;
        next->setEditedFrom(*m_places);
        next->set(carriedOver(drawing, places(), added, next->get()));
    }

    // An edit has told whether there is a token, and has changed nothing else.
    void toldTokenless() { emit m_board.undoable(new FirstTokenCommand(m_places)); }

    // Places for a graph that is about to come, or is here already: then that can be undone.
    void put(const Drawing& drawing, const Places& places)
    {
        const auto next = SharedPlaces::of(drawing);
        const Places before = next->get();
        next->set(places);
        keptOf(next).sight.reset();
        if (next == m_places)
            emit m_board.undoable(new PlacesCommand(next, before));
    }

private:
    struct Kept {
        std::shared_ptr<SharedPlaces> places;
        std::optional<View::Sight> sight; // in which they have been seen last
    };

    // The last one from now on.
    Kept& keptOf(const std::shared_ptr<SharedPlaces>& places)
    {
        const auto known = std::ranges::find(m_kept, places, &Kept::places);
        const Kept kept = known == m_kept.end() ? Kept{places, {}} : *known;
        if (known != m_kept.end())
            m_kept.erase(known);
        else if (m_kept.size() == kMostKept)
            m_kept.pop_front();
        return m_kept.emplace_back(kept);
    }

    void leave()
    {
        if (!m_places)
            return;
        m_places->disconnect(this);
        m_places->disconnect(&m_board); // which may be going
        m_places->setCycle({});
        if (m_places->isFramedBy(this))
            endLead();
        m_places->leave(this);
    }

    void followFrame()
    {
        const bool isOwn = m_places->isFramedBy(this);
        m_view.setFrame(isOwn ? std::nullopt : m_places->frame());
    }

    void show()
    {
        if (m_view.graph().places() == places())
            return;
        m_view.graph().setPlaces(places());
        if (places().arranged && m_view.isFitted() && !m_board.isEditing())
            m_view.fit();
        else
            m_view.keepFitted();
    }

    Board& m_board;
    View& m_view;
    std::shared_ptr<SharedPlaces> m_places; // of the graph on the view
    std::deque<Kept> m_kept; // of graphs there or to come, the oldest first
    std::optional<Layers> m_layers; // of the graph on the view, once they have been needed
};

// Playing on a graph: a token is dragged along an edge, or clicked and then its target, or moved by keys as
// on the other boards: Up and Down go to another token, Left and Right choose its move, Enter makes it, Esc
// gives it up.
class Board::Player final : public Tool {
public:
    // Plays for the board, whose signals tell of it.
    explicit Player(Board& board) : Tool(*board.m_view), m_board(board) { }

    // An impossible choice counts as none.
    void setChoice(const std::optional<Move>& choice)
    {
        choose(choice && canMove(*choice) ? choice : std::nullopt);
    }

    std::optional<Move> choice() const { return m_choice; }
    void setHint(const std::optional<Move>& hint) { m_hint = hint; }
    // While a move is made by dropping a token: it is where it goes already.
    bool isDropping() const { return m_dropping; }

    void press(QMouseEvent* event, const QPointF& at) override
    {
        scene().endWalk();
        const bool putsToken = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier);
        if (putsToken && m_board.canEdit() && scene().vertexAt(at)) {
            const QPoint place = view().viewport()->mapTo(&m_board, event->pos());
            return m_board.sayWhyNot(
                place,
                m_board.isForHall()
                    ? Words::phrase(
                        "F2 goes on drawing; then Ctrl+click puts a token, Alt+click takes it off.")
                    : Words::phrase(
                        "“Edit” goes on drawing; then Ctrl+click puts a token, Alt+click takes it "
                        "off."));
        }
        const auto token = scene().tokenAt(at);
        const bool isPlayable = m_board.isPlayable();
        // Also where another token stands; a drag is that token's.
        if (const auto move = moveAt(at); move && isPlayable) {
            choose(move);
            m_pressed = event->pos();
            m_draggable = token;
            return;
        }
        m_board.saidWhyNot();
        const auto movable = movableAt(at);
        if (!movable && isPlayable && pressTarget(event, at))
            return;
        if (!movable || !isPlayable) {
            m_selected.reset();
            choose(std::nullopt);
            m_panned = event->pos();
            emit lookChanged();
            return;
        }
        m_pressed = event->pos();
        pressToken(*movable);
    }

    void move(QMouseEvent* event, const QPointF& at) override
    {
        if (m_panned) {
            view().pan(event->pos() - *m_panned);
            m_panned = event->pos();
            return;
        }
        if (m_pressed && event->buttons().testFlag(Qt::LeftButton) && m_selected) {
            const bool far =
                (event->pos() - *m_pressed).manhattanLength() >= QApplication::startDragDistance();
            if (far && m_draggable && m_draggable != m_selected)
                pressToken(*m_draggable);
            m_dragging = m_dragging || (far && !options(*m_selected).empty());
            if (m_dragging) {
                choose(moveAt(at));
                scene().setCarried(m_selected, at);
            }
            return;
        }
        if (event->buttons() != Qt::NoButton || !m_board.isPlayable() || !m_board.isHoverShown())
            return;
        // Hovering does not take over what the keyboard or the fields have chosen.
        const auto hovered = movableAt(at);
        if (m_selected && (!m_choice || m_hovering))
            choose(moveAt(at), true);
        if (hovered != m_hovered) {
            m_hovered = hovered;
            view().viewport()->setCursor(hovered ? Qt::PointingHandCursor : Qt::ArrowCursor);
            emit lookChanged();
        }
    }

    void release(QMouseEvent* event, const QPointF& at) override
    {
        m_panned.reset();
        const bool pressed = m_pressed.has_value();
        const bool dragged = std::exchange(m_dragging, false);
        m_pressed.reset();
        m_draggable.reset();
        if (!pressed || !m_selected)
            return;
        if (m_choice && moveAt(at) == m_choice) {
            m_dropping = dragged;
            make();
            m_dropping = false;
            if (dragged)
                scene().setCarried(std::nullopt);
            return;
        }
        if (dragged)
            letGo(event->pos(), at);
        choose(std::nullopt);
        emit lookChanged();
    }

    // Whoever has drawn before goes on drawing that way, and is told what comes first.
    void doubleClick(QMouseEvent* event, const QPointF& at) override
    {
        press(event, at);
        if (!m_panned || !m_board.canEdit() || scene().vertexAt(at))
            return;
        const QPoint place = view().viewport()->mapTo(&m_board, event->pos());
        m_board.sayWhyNot(place,
                          m_board.isForHall()
                              ? Words::phrase("F2 begins to draw; then a double click makes a vertex.")
                              : Words::phrase("“Edit” begins to draw; then a double click makes a vertex."));
    }

    void leave() override
    {
        if (m_dragging)
            return;
        if (m_hovered) {
            m_hovered.reset();
            emit lookChanged();
        }
        if (m_hovering)
            choose(std::nullopt);
    }

    bool key(QKeyEvent* event) override
    {
        const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
        if (!plain || !scene().hasGraph() || scene().tokens().empty())
            return false;
        m_hovering = false;
        m_board.saidWhyNot();
        if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
            const bool down = event->key() == Qt::Key_Down;
            if (down ? m_cursor + 1 < scene().tokens().size() : m_cursor > 0) {
                m_selected.reset();
                setCursor(down ? m_cursor + 1 : m_cursor - 1);
            }
            return true;
        }
        if (m_board.typeNumber(*event, m_board.position(), m_cursor, m_board.rect().center())
            || stepOption(event->key()))
            return true;
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            if (m_board.isAnsweredElsewhere())
                emit m_board.answerWanted();
            else if (m_choice)
                make();
            else if (const Position& at = m_board.position(); m_board.isPlayable())
                m_board.sayWhyNot(m_board.rect().center(),
                                  at.game->isTerminal(at) ? at.game->refusal(at, {m_cursor, 0, 0})
                                                          : m_board.chooseFirst());
            return true;
        }
        if (event->key() == Qt::Key_Escape && (m_choice || m_selected)) {
            stop();
            return true;
        }
        return false;
    }

    void reset() override
    {
        // The choice of the position before is gone; the page has its own fields set anew.
        m_choice.reset();
        m_hint.reset();
        m_hovering = false;
        m_hovered.reset();
        m_selected.reset();
        m_pressed.reset();
        m_dragging = false;
        m_cursor = std::min(m_cursor, scene().tokens().empty() ? 0 : scene().tokens().size() - 1);
    }

    void stop() override
    {
        m_selected.reset();
        m_hovered.reset();
        m_pressed.reset();
        if (std::exchange(m_dragging, false))
            scene().setCarried(std::nullopt);
        choose(std::nullopt);
        emit lookChanged();
    }

    void addTo(Look& look) const override
    {
        const auto& tokens = scene().tokens();
        if (isTold()) {
            look.edges[{tokens[m_choice->heap], m_choice->take}] = EdgeTone::Winning;
            look.pointed.insert(m_choice->take);
            return;
        }
        const auto active = m_choice ? std::optional(m_choice->heap) : m_selected ? m_selected : m_hovered;
        if (active && *active < tokens.size()) {
            for (const Count to : options(*active)) {
                look.options.insert(to);
                look.edges.emplace(Drawing::Edge{tokens[*active], to}, EdgeTone::Option);
            }
        }
        if (m_choice) {
            look.choice = m_choice;
            look.edges[{tokens[m_choice->heap], m_choice->take}] =
                m_choice == m_hint ? EdgeTone::Winning : EdgeTone::Choice;
        }
        if (active)
            look.token = active;
        else if (view().hasFocus() && m_cursor < tokens.size() && !m_board.isForHall())
            look.token = m_cursor; // a class would ask what it means; its keys do not go there
    }

    std::optional<std::size_t> focusToken() const override { return m_cursor; }

    // Moves the token that is selected, if there is such an edge.
    void pressVertex(Count vertex) override
    {
        if (!m_selected || !canMove({*m_selected, vertex, 0}))
            return;
        choose(Move{*m_selected, vertex, 0});
        make();
    }

    // Chooses the token whose target is to be chosen next.
    void pressToken(std::size_t token) override
    {
        if (token >= scene().tokens().size())
            return;
        m_selected = token;
        setCursor(token);
    }

private:
    // A class is told this move: it looks as in a step, not as what somebody is about to do.
    bool isTold() const { return m_choice && m_choice == m_hint && m_board.isForHall() && !m_selected; }

    std::vector<Count> options(std::size_t token) const
    {
        if (!scene().hasGraph() || token >= scene().tokens().size())
            return {};
        return scene().model().options(scene().tokens()[token]);
    }

    // Where it cannot go: it goes back, and it is said why; back where it was nothing was meant.
    void letGo(const QPoint& point, const QPointF& at)
    {
        const std::size_t token = *std::exchange(m_selected, std::nullopt);
        const QPointF place = scene().walkBack(token, at);
        const Position& position = m_board.position();
        const Count home = position.heaps[token];
        const auto vertex = scene().vertexAt(at);
        if (vertex == home || QLineF(place, at).length() < kVertexRadius)
            return;
        const teaching::Clauses name{{teaching::formula(scene().model().label(home))}};
        m_board.sayWhyNot(
            view().viewport()->mapTo(&m_board, point),
            vertex ? position.game->refusal(position, {token, *vertex, 0})
                   //: %1 is a vertex
                   : Words::phrase("A token goes along an arrow, to a vertex: it is back on %1.")(name));
    }

    bool canMove(const Move& move) const
    {
        const std::vector<Count> targets = options(move.heap);
        return move.split == 0 && std::ranges::find(targets, move.take) != targets.end();
    }

    // A vertex without a token, where the token that is selected cannot go: the one that can go there is
    // chosen, or it is said why none is. Says whether a token is.
    bool pressTarget(const QMouseEvent* event, const QPointF& at)
    {
        const auto vertex = scene().vertexAt(at);
        if (!vertex || scene().tokens().empty())
            return false;
        const auto& tokens = scene().tokens();
        std::vector<std::size_t> able;
        for (std::size_t token = 0; token < tokens.size(); ++token) {
            // Those on one vertex are alike.
            const bool isNew =
                std::ranges::find(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(token),
                                  tokens[token])
                == tokens.begin() + static_cast<std::ptrdiff_t>(token);
            if (isNew && canMove({token, *vertex, 0}))
                able.push_back(token);
        }
        if (able.size() == 1 && !m_selected) {
            m_selected = able.front();
            setCursor(able.front());
            choose(Move{able.front(), *vertex, 0});
            m_pressed = event->pos();
            return true;
        }
        const auto& position = m_board.position();
        const auto label = [&] {
            return teaching::Clauses{{teaching::formula(scene().model().label(*vertex))}};
        };
        Sentence why;
        if (m_selected || tokens.size() == 1) {
            why = position.game->refusal(position, {m_selected.value_or(0), *vertex, 0});
        } else if (able.empty()) {
            //: %1 is a vertex
            why = Words::phrase("No token can go to %1 in one move.")(label());
        } else {
            //: %1 is a vertex
            why = Words::phrase("Several tokens can go to %1: click one of them first.")(label());
        }
        m_board.sayWhyNot(view().viewport()->mapTo(&m_board, event->pos()), why);
        return false;
    }

    // The token at a point that can move; also of the vertex there.
    std::optional<std::size_t> movableAt(const QPointF& at) const
    {
        if (const auto token = scene().tokenAt(at))
            return token;
        const auto vertex = scene().vertexAt(at);
        const auto& tokens = scene().tokens();
        const auto found = vertex ? std::ranges::find(tokens, *vertex) : tokens.end();
        if (found == tokens.end())
            return std::nullopt;
        return static_cast<std::size_t>(found - tokens.begin());
    }

    // The move of the token that is selected to a point.
    std::optional<Move> moveAt(const QPointF& at) const
    {
        constexpr double kReach = kVertexRadius * 0.6;
        const auto vertex = m_selected ? scene().vertexAt(at, kReach) : std::nullopt;
        if (vertex && canMove({*m_selected, *vertex, 0}))
            return Move{*m_selected, *vertex, 0};
        return std::nullopt;
    }

    void choose(const std::optional<Move>& choice, bool hovering = false)
    {
        m_hovering = hovering && choice;
        if (m_choice == choice)
            return;
        m_choice = choice;
        if (choice) {
            m_cursor = choice->heap;
            m_board.saidWhyNot();
        }
        emit lookChanged();
        emit m_board.choiceChanged(m_choice);
    }

    void make()
    {
        if (!m_choice || !m_board.isPlayable())
            return;
        m_hovering = false;
        emit m_board.moveMade(Move(*m_choice)); // which is gone with the position
    }

    // Left and Right, Home and End: which of the moves of the token.
    bool stepOption(int key)
    {
        const std::vector<Count> targets = options(m_cursor);
        const auto count = static_cast<std::ptrdiff_t>(targets.size());
        std::ptrdiff_t at = -1;
        if (m_choice && m_choice->heap == m_cursor)
            at = std::ranges::find(targets, m_choice->take) - targets.begin();
        if (key == Qt::Key_Right)
            at = std::min(at + 1, count - 1);
        else if (key == Qt::Key_Left)
            at = at < 0 && count > 0 ? 0 : at - 1; // either arrow begins
        else if (key == Qt::Key_Home)
            at = count > 0 ? 0 : -1;
        else if (key == Qt::Key_End)
            at = count - 1;
        else
            return false;
        if (at < 0)
            choose(std::nullopt);
        else
            choose(Move{m_cursor, targets[static_cast<std::size_t>(at)], 0});
        return true;
    }

    void setCursor(std::size_t token)
    {
        m_cursor = token;
        choose(std::nullopt);
        view().ensureShown(scene().tokens()[token]);
        emit m_board.partGoneTo(token);
        emit lookChanged();
        emit focusMoved();
    }

    Board& m_board;
    std::size_t m_cursor = 0; // the token that the keyboard is at
    std::optional<std::size_t> m_hovered;
    std::optional<std::size_t> m_selected; // by a click: its target comes next
    std::optional<std::size_t> m_draggable; // stands where that has been pressed
    std::optional<Move> m_choice;
    std::optional<Move> m_hint; // a winning move that has been named
    bool m_hovering = false; // the choice came with the pointer and goes with it
    std::optional<QPoint> m_pressed; // on a token, in the viewport
    std::optional<QPoint> m_panned; // from empty ground
    bool m_dragging = false;
    bool m_dropping = false;
};

Board::Board(const Game& game, QWidget* parent)
    : BoardWidget(parent)
    , m_game(game)
    , m_tools(new ToolBar(viewport()))
    , m_view(new View(viewport()))
    , m_arranger(new Arranger(*this))
    , m_player(new Player(*this))
    , m_editor(new Editor(*m_view, *m_tools))
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(viewport());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tools);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    m_view->setTool(m_player);
    connectTools();
    connect(m_view, &View::resized, m_arranger, &Arranger::suit);
    connect(m_view, &View::seenChanged, m_arranger, &Arranger::leadOn);
    connect(m_view, &View::entered, m_arranger, &Arranger::lead);
    for (const Tool* tool : {static_cast<Tool*>(m_player), static_cast<Tool*>(m_editor)})
        connect(tool, &Tool::lookChanged, this, &Board::refresh);
    connect(m_editor, &Editor::edited, this, &Board::edit);
    connect(m_editor, &Editor::moved, m_arranger, &Arranger::moved);
    connect(m_editor, &Editor::cycleChanged, this, [this] { m_arranger->setCycle(m_editor->cycle()); });
}

Board::~Board()
{
    // The view tells of losing its focus while it goes, when there is nothing left to refresh.
    m_player->disconnect(this);
    m_editor->disconnect(this);
}

void Board::connectTools()
{
    const auto on = [this](ToolBar::Tool tool, auto* receiver, auto slot) {
        connect(m_tools->action(tool), &QAction::triggered, receiver, slot);
    };
    on(ToolBar::Edit, this, &Board::setEditing);
    on(ToolBar::Add, m_editor, [this] { m_editor->addVertex(); });
    on(ToolBar::Delete, m_editor, &Editor::remove);
    on(ToolBar::New, m_editor, &Editor::clear);
    on(ToolBar::Rename, m_editor, &Editor::rename);
    on(ToolBar::Arrange, m_arranger, &Arranger::arrange);
    on(ToolBar::Open, this, [this] { askForFile(true); });
    on(ToolBar::Save, this, [this] { askForFile(false); });
    on(ToolBar::Fit, m_view, &View::fit);
    // What has been refused before has been seen.
    for (const ToolBar::Tool tool : {ToolBar::Arrange, ToolBar::Open, ToolBar::Save, ToolBar::Fit})
        on(tool, m_editor, &Editor::begin);
    connect(m_view, &View::keyPressed, this, [this](QKeyEvent* event) {
        const bool isPlain = event->modifiers() == Qt::NoModifier;
        const bool ends = m_editing && event->key() == Qt::Key_Escape;
        if (isPlain && canEdit() && (event->key() == Qt::Key_E || ends)) {
            setEditing(!m_editing);
            event->accept();
        } else if (isPlain && m_editing && !event->text().isEmpty() && event->text().at(0).isLetter()) {
            m_view->say(Words::phrase("While the graph is drawn, letters belong to it; Esc or E ends that."),
                        false);
            event->accept();
        }
    });
}

// ---- what is shown ----

void Board::setPosition(const Position& position, const std::optional<Move>& made)
{
    Scene& scene = m_view->graph();
    scene.endWalk();
    const std::shared_ptr<const Graph> before = m_content.graph;
    const std::vector<Count> tokens = m_content.tokens;
    if (position != m_position)
        m_reading.reset();
    m_position = position;
    m_marked = {};
    m_content = m_game.content(position, m_shown, m_verdictShown);
    const Drawing& drawing = m_content.graph->drawing();
    const bool same = before && (before == m_content.graph || before->drawing() == drawing);
    const bool drawn = isDrawable(drawing);
    std::optional<Edge> walked;
    if (made && same && drawn && made->heap < tokens.size())
        walked = Edge{tokens[made->heap], made->take};
    const bool watched = walked && isAnimated() && isVisible() && !m_player->isDropping();
    const QPointF start = watched ? scene.tokenPlace(made->heap) : QPointF();
    const bool stays = same || m_arranger->take(*m_content.graph);
    showTokens();
    m_player->reset();
    m_editor->reset();
    if (stays)
        m_view->keepFitted();
    else
        m_view->fit();
    if (!drawn) {
        //: %1 and %2 are how many vertices and edges are drawn at most
        m_view->say(
            Words::phrase(
                "This graph is too large to be drawn, with more than %1 vertices or %2 arrows. It can be "
                "played by the fields below.")(Count{Scene::kMostVertices}, Count{Scene::kMostEdges}),
            false);
    } else if (!same) {
        m_view->say({}, false);
        m_arranger->suit();
    }
    refresh();
    if (watched)
        scene.walk(made->heap, *walked, start);
    QAccessibleEvent event(m_view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

// With all else that there is of the graph.
void Board::showTokens()
{
    const bool isTokenless = m_arranger->isTokenless();
    m_view->graph().setGraph(m_content.graph, m_content.badges, m_arranger->places(),
                             isTokenless ? std::vector<Count>() : m_content.tokens);
    m_view->setHints(hints());
}

// Whether there is a token that anyone sees depends on whether the graph is drawn, too.
void Board::followTokenless()
{
    const Scene& scene = m_view->graph();
    if (scene.hasGraph() && m_arranger->isTokenless() != scene.tokens().empty())
        showTokens();
}

bool Board::isUnfinished() const
{
    return m_arranger->isTokenless();
}

void Board::setShown(const teaching::Shown& shown)
{
    if (m_editing)
        m_editor->begin(); // what has been said of the drawing is not of this step
    if (m_shown == shown)
        return;
    m_shown = shown;
    read();
}

void Board::setVerdictShown(bool shown)
{
    if (std::exchange(m_verdictShown, shown) != shown)
        read();
}

// Asks the game anew what is to be seen of the position.
void Board::read()
{
    if (!m_content.graph)
        return;
    m_content = m_game.content(m_position, m_shown, m_verdictShown);
    refresh();
}

void Board::refresh()
{
    if (!m_view->graph().hasGraph())
        return;
    Look look = m_content.look;
    m_view->tool()->addTo(look);
    const std::vector<Count> cycle = m_arranger->hasPlaces() ? m_arranger->cycle() : std::vector<Count>();
    const std::vector<Edge>& edges = m_view->graph().model().drawing().edges;
    for (std::size_t i = 0; i < cycle.size(); ++i) {
        look.wrong.insert(cycle[i]);
        const Edge edge{cycle[i], cycle[(i + 1) % cycle.size()]};
        if (std::ranges::binary_search(edges, edge))
            look.edges[edge] = EdgeTone::Wrong;
        else
            look.refused = edge;
    }
    for (const auto& made : {m_reply, m_earlier}) {
        if (made && m_shown.isEmpty()) // unless it is something else as well
            look.edges.emplace(made->edge, made->isOwn ? EdgeTone::Own : EdgeTone::Reply);
    }
    for (std::size_t i = 0; i < m_marked.moves.size(); ++i) {
        const Move& move = m_marked.moves[i];
        look.edges[{m_position.heaps[move.heap], move.take}] = m_marked.areRight ? EdgeTone::Winning
            : m_marked.wrong == i                                                ? EdgeTone::Wrong
                                                                                 : EdgeTone::Marked;
    }
    m_view->graph().setLook(look);
    m_view->setFormula(m_content.formula);
    m_view->setHints(hints());
    const bool drawn = m_view->graph().isDrawn();
    const bool named = drawn && m_editor->cursor();
    m_tools->action(ToolBar::Delete)->setEnabled(named || (drawn && m_editor->hasSelection()));
    m_tools->action(ToolBar::Rename)->setEnabled(named);
    m_tools->action(ToolBar::Add)->setEnabled(drawn);
    m_tools->action(ToolBar::Arrange)->setEnabled(drawn);
    m_tools->action(ToolBar::New)->setEnabled(drawn);
}

// Somebody has tried to draw an edge that cannot be, here or on another board.
void Board::showCycle()
{
    const std::vector<Count>& cycle = m_arranger->cycle();
    if (m_editing) {
        if (cycle.empty())
            m_editor->begin();
    } else {
        const bool is = !cycle.empty();
        m_view->say(is ? Editor::cycleSentence(m_content.graph->drawing(), cycle) : Sentence(), is);
    }
    refresh();
}

std::vector<widgets::BoardKey> Board::keys() const
{
    if (isEditing())
        return Editor::keys();
    std::vector<widgets::BoardKey> keys;
    if (m_content.tokens.size() > 1)
        keys.push_back({Words::phrase("Up, Down"), Words::phrase("Choose a token")});
    keys.push_back({Words::phrase("Right, Left"),
                    Words::phrase("Go to the next arrow of the token, to the one before")});
    keys.push_back({Words::phrase("A number"),
                    Words::phrase("Choose the arrow to this vertex; elsewhere on the page it begins a "
                                  "position")});
    keys.push_back(
        {Words::phrase("Home, End"), Words::phrase("Go to the first arrow of the token, to the last one")});
    const std::vector<widgets::BoardKey> choice = widgets::keysOfChoice();
    keys.insert(keys.end(), choice.begin(), choice.end());
    if (canEdit())
        keys.push_back({teaching::formula(QStringLiteral("E")), Words::phrase("Change the graph")});
    return keys;
}

std::optional<Board::Way> Board::wayOf(const std::optional<widgets::MadeMove>& made)
{
    return made ? std::optional(Way{{made->before.heaps[made->move.heap], made->move.take}, made->isOwn})
                : std::nullopt;
}

void Board::setReply(const std::optional<widgets::MadeMove>& reply)
{
    m_reply = wayOf(reply);
    refresh();
}

void Board::setEarlier(const std::optional<widgets::MadeMove>& earlier)
{
    m_earlier = wayOf(earlier);
    refresh();
}

void Board::setHoverShown(bool shown)
{
    BoardWidget::setHoverShown(shown);
    if (!shown)
        m_player->leave();
}

void Board::setHint(const std::optional<Move>& hint)
{
    m_player->setHint(hint);
    refresh();
}

void Board::setMarked(const widgets::MarkedMoves& marked)
{
    m_marked = marked;
    refresh();
}

void Board::setChoice(const std::optional<Move>& choice)
{
    m_player->setChoice(choice);
}

std::optional<Move> Board::choice() const
{
    return m_player->choice();
}

// ---- editing ----

void Board::setMessageVoice(const std::optional<teaching::Voice>& second)
{
    BoardWidget::setMessageVoice(second);
    m_view->setSecondVoice(second);
}

void Board::setForHall(bool is)
{
    BoardWidget::setForHall(is);
    m_view->setForHall(is);
    allowEditing();
}

void Board::setPlayable(bool playable)
{
    BoardWidget::setPlayable(playable);
    allowEditing();
}

void Board::setEditable(bool editable)
{
    BoardWidget::setEditable(editable);
    allowEditing();
}

void Board::setAnimated(bool animated)
{
    BoardWidget::setAnimated(animated);
    m_view->graph().setAnimated(animated);
}

void Board::allowEditing()
{
    m_arranger->join();
    m_tools->setVisible(canEdit() && !isForHall());
    setEditing(m_editing);
}

void Board::setEditing(bool wanted)
{
    const bool editing = wanted && canEdit();
    const bool changed = editing != m_editing;
    if (changed) {
        m_editing = editing;
        saidWhyNot();
        m_player->stop();
        m_editor->stop();
        m_view->viewport()->unsetCursor();
        m_view->setTool(editing ? static_cast<Tool*>(m_editor) : m_player);
        followTokenless();
    }
    m_tools->setEditing(editing);
    m_view->say({}, false);
    retell();
    m_view->setHeld(m_editing);
    refresh();
    if (!changed)
        return;
    m_arranger->beginLead();
    const bool wasUnfinished = isUnfinished();
    emit editingChanged();
    if (editing || !m_arranger->isLeader())
        return;
    // Whoever has heard of the end has still seen whether anybody has put a token.
    m_arranger->endLead();
    SharedPlaces::endTokenless();
    if (wasUnfinished)
        emit editingChanged();
}

// Of a board that is hidden, too: then the new graph comes onto it.
void Board::clearDrawing()
{
    if (canEdit())
        m_editor->clear();
}

// What to do while the graph is edited; else the page says how to play. What can be done with an edge or a
// vertex that is selected comes before how more are made, unless there is no other vertex yet.
std::vector<Sentence> Board::hints() const
{
    if (!m_editing)
        return {};
    std::vector<Sentence> hints = {
        m_arranger->isTokenless()
            ? Words::phrase("Double-click or Insert: vertex · drag to a vertex or C: arrow · "
                            "no token yet: Ctrl+click or + puts one · Esc: done")
            : Words::phrase("Double-click or Insert: vertex · drag to a vertex or C: arrow · "
                            "Ctrl+click: token · Esc: done"),
        Words::phrase("Drag: move, onto a vertex or C: arrow · Ctrl+click: token · F2: name · "
                      "Delete · Esc: done"),
        Words::phrase("Delete removes the arrow · Esc: done")};
    if (m_editor->vertices().empty() && !m_editor->edges().empty())
        std::swap(hints[0], hints[2]);
    else if (!m_editor->vertices().empty() && m_content.graph->drawing().vertices.size() > 1)
        std::swap(hints[0], hints[1]);
    return hints;
}

void Board::retell()
{
    m_view->setHints(hints());
    m_view->setWhatsThis(
        m_editing
            ? tr("The graph that you draw. A double click makes a vertex or names one; dragging a vertex "
                 "moves it, or draws an arrow where it is dropped onto another; dragging from its rim draws "
                 "an arrow, too, and dragging a token puts it elsewhere. "
                 "With Ctrl, a click puts a token on a vertex; with Alt, it takes one off. With the "
                 "keyboard, Tab and the arrow keys go to a vertex, Insert adds one, C begins an arrow and "
                 "Enter ends it, + and - change the tokens.")
            : QString());
}

// The position that an edit makes: without a token, with one where it can move. What is wrong with it is
// said.
std::optional<Position> Board::accept(Setup setup)
{
    if (setup.tokens.empty())
        setup.tokens = standIn(Graph(setup.drawing));
    auto edited = m_game.edited(m_position, setup);
    if (const auto* wrong = std::get_if<Sentence>(&edited)) {
        //: %1 is what is wrong, in the program's words
        m_editor->refuse(Words::phrase("This cannot be played: %1.")(teaching::Clauses{{*wrong}}));
        return std::nullopt;
    }
    return std::get<Position>(std::move(edited));
}

void Board::edit(const Setup& setup, const std::map<Count, QPointF>& added)
{
    if (const auto next = accept(setup)) {
        const bool wasUnfinished = isUnfinished();
        m_arranger->carryTo(setup, added);
        if (*next != m_position)
            emit positionEdited(*next);
        else if (isUnfinished() != wasUnfinished)
            m_arranger->toldTokenless();
    }
}

// ---- files ----

void Board::askForFile(bool opening)
{
    // It is not deleted when it closes: what it asks itself, such as whether a file is to be replaced, stands
    // on the stack and is a child of it, and both may close at once.
    delete findChild<QFileDialog*>({}, Qt::FindDirectChildrenOnly);
    auto* files = new QFileDialog(this, opening ? tr("Open a graph") : tr("Save the graph"));
    files->setNameFilters({tr("GraphViz DOT (*.dot *.gv)"), tr("All files (*)")});
    files->setAcceptMode(opening ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    files->setFileMode(opening ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    if (!opening) {
        files->setDefaultSuffix(QStringLiteral("dot"));
        files->selectFile(QStringLiteral("graph.dot"));
    }
    connect(files, &QFileDialog::fileSelected, this, opening ? &Board::openFile : &Board::saveFile);
    // The folder may be read after the name has been entered, and the names in it would be offered then,
    // above whatever is there.
    connect(files, &QDialog::finished, files, [files] {
        for (QCompleter* completer : files->findChildren<QCompleter*>())
            completer->setCompletionMode(QCompleter::InlineCompletion);
    });
    files->open();
}

void Board::openFile(const QString& fileName)
{
    constexpr int kShortly = 100; // ms; what is there by then needs no word
    m_reading = std::make_unique<QFutureWatcher<ReadFile>>();
    connect(m_reading.get(), &QFutureWatcherBase::finished, this, [this] {
        auto* reading = m_reading.release();
        reading->deleteLater(); // it is telling this
        m_view->say({}, false);
        open(reading->future().takeResult());
    });
    QTimer::singleShot(kShortly, m_reading.get(), [this, fileName] {
        //: %1 is a file name
        m_view->say(Words::phrase("%1 is being read…")(fileName), false);
    });
    m_reading->setFuture(QtConcurrent::run(readDotFile, fileName));
}

void Board::open(ReadFile read)
{
    if (const auto* wrong = std::get_if<Sentence>(&read))
        return m_editor->refuse(*wrong);
    auto& file = std::get<DotGraph>(read);
    const Graph model(file.drawing);
    Places places;
    places.vertices = std::move(file.places);
    if (places.vertices.empty() && isDrawable(file.drawing))
        places = m_view->arrange(model, Layers(model));
    if (const auto next = accept({file.drawing, file.tokens})) {
        m_arranger->put(file.drawing, places);
        if (*next != m_position)
            emit positionEdited(*next);
        m_view->fit();
        if (file.namesChanged > 0)
            //: %1 is how many characters a name may have
            m_view->say(Words::plural("%n name(s) of the file cannot be kept as they are: a name here has at "
                                      "most %1 characters, and no blanks or signs of the notation.")(
                            file.namesChanged, Count{Drawing::kMostNameLength}),
                        false);
    }
}

void Board::saveFile(const QString& fileName)
{
    DotGraph graph{m_content.graph->drawing(), {}, m_content.tokens};
    if (m_view->graph().isDrawn())
        graph.places = m_arranger->places().vertices;
    if (const auto wrong = writeDotFile(fileName, graph))
        return m_editor->refuse(*wrong);
    //: %1 is a file name
    m_view->say(Words::phrase("The graph has been saved as %1.")(fileName), false);
}

// ---- the room ----

QSize Board::sizeHint() const
{
    return QSize(36, 24) * std::floor(widgets::Spacing(font()).em);
}

QSize Board::minimumSizeHint() const
{
    return QSize(18, 8) * std::floor(widgets::Spacing(font()).em);
}

void Board::changeEvent(QEvent* event)
{
    BoardWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type != QEvent::LanguageChange && type != QEvent::FontChange && type != QEvent::PaletteChange)
        return;
    // A style sheet keeps it from being inherited.
    m_view->restyle(widgets::Theme::of(palette()), font());
    retell();
    refresh();
    // Names may take other room now.
    if (type != QEvent::PaletteChange && m_view->isFitted()) {
        m_arranger->suit();
        m_view->fit();
    }
}

} // namespace laststone::graph
