// SPDX-License-Identifier: GPL-3.0-or-later
// What the board of a graph shows: marks, messages, motion.
#include "games/graph/graph_board.h"
#include "games/graph/graph_editor.h"
#include "games/graph/graph_player.h"
#include "games/graph/graph_tool_bar.h"
#include "games/graph/graph_view.h"
#include "widgets/access/announce.h"
#include "widgets/look/repolish.h"

#include <QAction>
#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using teaching::Sentence;
using theory::Count;
using Edge = GraphDrawing::Edge;

void GraphBoard::setMarks(const std::vector<Mark>& marks)
{
    if (m_marks == marks)
        return;
    m_marks = marks;
    refresh();
}

void GraphBoard::setChoice(const std::optional<Move>& choice)
{
    m_player->setChoice(choice);
}

std::optional<Move> GraphBoard::choice() const
{
    return m_player->choice();
}

void GraphBoard::setVerdictShown(bool shown)
{
    m_verdictShown = shown;
    refresh();
}

void GraphBoard::setPlayable(bool playable)
{
    BoardWidget::setPlayable(playable);
    m_player->setPlayable(playable);
    m_tools->setVisible(canEdit());
    setEditing(m_editing);
}

void GraphBoard::setEditable(bool editable)
{
    BoardWidget::setEditable(editable);
    m_tools->setVisible(canEdit());
    setEditing(m_editing);
}

void GraphBoard::setEditing(bool wanted)
{
    const bool editing = wanted && canEdit();
    const bool changed = editing != m_editing;
    if (changed) {
        m_editing = editing;
        m_player->stop();
        m_editor->stop();
        m_view->viewport()->unsetCursor();
        m_view->setTool(editing ? static_cast<GraphTool*>(m_editor) : m_player);
    }
    m_tools->setEditing(editing);
    say({}, false);
    refresh();
    refreshWhatsThis();
    if (changed)
        emit editingChanged();
}

void GraphBoard::pointOut(GraphLook& look, Count vertex) const
{
    const GraphGame& game = m_view->graph().game();
    if (!game.drawing().find(vertex))
        return;
    look.pointed.insert(vertex);
    look.mexOf.insert(vertex);
    for (const auto to : game.graph().options(game.place(vertex))) {
        look.options.insert(game.drawing().vertices[to]);
        look.edges.emplace(Edge{vertex, game.drawing().vertices[to]}, EdgeTone::Option);
    }
}

GraphLook GraphBoard::markLook() const
{
    GraphLook look;
    const GraphGame& game = m_view->graph().game();
    // SG values do not rule misère play; they would mislead.
    look.values = m_verdictShown && m_position.play == theory::Play::Normal;
    for (const Mark& mark : m_marks) {
        const bool isToken = mark.heap < m_position.heaps.size();
        switch (mark.kind) {
        case Mark::Kind::Heap:
            if (isToken)
                look.tokens.insert(mark.heap);
            break;
        case Mark::Kind::Take:
        case Mark::Kind::Threat:
        case Mark::Kind::Reply:
            look.edges[{mark.from, mark.to}] =
                mark.kind == Mark::Kind::Threat ? EdgeTone::Threat : EdgeTone::Winning;
            if (isToken)
                look.tokens.insert(mark.heap);
            break;
        case Mark::Kind::Options:
            if (isToken) {
                look.tokens.insert(mark.heap);
                pointOut(look, m_position.heaps[mark.heap]);
            }
            break;
        case Mark::Kind::Vertex:
            pointOut(look, mark.from);
            break;
        case Mark::Kind::Level: {
            look.level = mark.from;
            constexpr std::size_t kMostExplained = 12;
            if (mark.from >= game.levels().count())
                break;
            const auto layer = game.levels().vertices(static_cast<std::size_t>(mark.from));
            for (const auto place : layer) {
                look.pointed.insert(game.drawing().vertices[place]);
                if (layer.size() <= kMostExplained)
                    look.mexOf.insert(game.drawing().vertices[place]);
            }
            break;
        }
        default:
            break;
        }
    }
    return look;
}

void GraphBoard::refresh()
{
    if (!m_view->graph().hasGraph())
        return;
    GraphLook look = markLook();
    m_view->tool()->addTo(look);
    m_view->graph().setLook(look);
    showSum();
    refreshTools();
}

void GraphBoard::refreshTools()
{
    const bool drawn = m_view->graph().isDrawn();
    m_tools->action(GraphToolBar::Delete)
        ->setEnabled(drawn && (m_editor->hasSelection() || m_editor->cursor()));
    m_tools->action(GraphToolBar::Rename)->setEnabled(drawn && m_editor->cursor().has_value());
    m_tools->action(GraphToolBar::Add)->setEnabled(drawn);
    m_tools->action(GraphToolBar::Arrange)->setEnabled(drawn);
}

// The nim-sum of the tokens, in a corner.
void GraphBoard::showSum()
{
    constexpr std::size_t kMostAdded = 8;
    const auto& tokens = m_position.heaps;
    const bool wanted = std::ranges::find(m_marks, Mark::Kind::Sum, &Mark::kind) != m_marks.end();
    if (!wanted || tokens.size() > kMostAdded) {
        m_sum->hide();
        return;
    }
    const GraphGame& game = m_view->graph().game();
    QStringList values;
    for (const Count token : tokens)
        values << QString::number(game.value(0, token));
    const QString sum = QString::number(game.nimSum(tokens));
    m_sum->setText(tokens.size() == 1
                       ? QStringLiteral("g = %1").arg(sum)
                       : QStringLiteral("%1 = %2").arg(values.join(QStringLiteral(" ⊕ ")), sum));
    m_sum->show();
    placeLabels();
}

void GraphBoard::say(const Sentence& message, bool wrong)
{
    m_message = message;
    m_wrong = wrong;
    refreshMessage();
    if (!message.isEmpty())
        widgets::announce(*this, m_messageLabel->text());
}

QString GraphBoard::message() const
{
    return m_messageLabel->isHidden() ? QString() : m_messageLabel->text();
}

// What is shown while there is nothing else to say about the editing.
QString GraphBoard::hint()
{
    return tr("Double-click: new vertex, or its name · drag from a rim: edge · right-click: more");
}

void GraphBoard::refreshMessage()
{
    QString text = m_message.isEmpty() ? QString() : teaching::Voice::installed().say(m_message);
    if (text.isEmpty() && m_editing)
        text = hint();
    m_messageLabel->setText(text);
    m_messageLabel->setProperty("error", m_wrong);
    m_messageLabel->setProperty("muted", !m_wrong);
    widgets::repolish(*m_messageLabel);
    m_messageLabel->setVisible(!text.isEmpty());
    placeLabels();
}

// What to do on it while it is edited; else the page says how to play.
void GraphBoard::refreshWhatsThis()
{
    m_view->setWhatsThis(
        m_editing
            ? tr("The graph that you draw. A double click makes a vertex or names one; dragging a vertex "
                 "moves it, dragging from its rim draws an edge, and dragging a token puts it elsewhere. "
                 "With Ctrl, a click puts a token on a vertex; with Alt, it takes one off. With the "
                 "keyboard, Tab and the arrow keys go to a vertex, Insert adds one, C begins an edge and "
                 "Enter ends it, + and - change the tokens.")
            : QString());
}

void GraphBoard::placeLabels()
{
    const widgets::Spacing spacing(font());
    const int gap = static_cast<int>(spacing.small);
    const QRect room = m_view->viewport()->rect().adjusted(gap, 0, -gap, 0);
    const int height = m_messageLabel->heightForWidth(room.width());
    m_messageLabel->setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height);
    // The hint has room of its own, in as many lines as it takes. Another message lies over the graph for a
    // while: the graph must not jump away under the pointer.
    const QFontMetrics metrics(m_messageLabel->font());
    const QRect lines(0, 0, room.width(), QWIDGETSIZE_MAX);
    m_view->setBottom(m_editing ? metrics.boundingRect(lines, Qt::TextWordWrap, hint()).height() : 0);
    m_sum->adjustSize();
    m_sum->move(gap, gap / 2);
}

void GraphBoard::beginMotion(std::size_t token, const Edge& edge, const QPointF& start)
{
    const GraphScene& scene = m_view->graph();
    const QPointF from = scene.places().vertices.at(edge.from);
    const QPointF to = scene.places().vertices.at(edge.to);
    m_movingToken = token;
    m_startOffset = start - from;
    m_endOffset = scene.tokenPlace(token) - to;
    m_way = QPolygonF{from} + scene.way(edge) + QPolygonF{to};
    m_motion.start();
}

void GraphBoard::endMotion()
{
    m_motion.stop();
    m_view->graph().setCarried(std::nullopt);
}

QSize GraphBoard::sizeHint() const
{
    const int em = static_cast<int>(widgets::Spacing(font()).em);
    return {em * 36, em * 24};
}

QSize GraphBoard::minimumSizeHint() const
{
    const int em = static_cast<int>(widgets::Spacing(font()).em);
    return {em * 18, em * 8};
}

void GraphBoard::paintEvent(QPaintEvent*)
{
    // The view and the tools cover all of it.
}

void GraphBoard::resizeEvent(QResizeEvent* event)
{
    BoardWidget::resizeEvent(event);
    placeLabels();
}

void GraphBoard::changeEvent(QEvent* event)
{
    BoardWidget::changeEvent(event);
    bool refit = false;
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::FontChange:
    case QEvent::PaletteChange: {
        const auto& theme = widgets::Theme::of(palette());
        // A style sheet keeps it from being inherited.
        m_view->setFont(font());
        m_messageLabel->setFont(font());
        m_view->graph().setStyle(theme, font());
        m_view->setBackgroundBrush(theme.card);
        refit = event->type() != QEvent::PaletteChange;
        m_sum->setFont(widgets::scaledFont(font(), 1.4, true));
        refreshMessage();
        refreshWhatsThis();
        refresh();
        break;
    }
    default:
        break;
    }
    // Names may take other room now.
    if (refit && m_view->isFitted()) {
        fitAgain();
        m_view->fit();
    }
}

} // namespace laststone::games
