// SPDX-License-Identifier: GPL-3.0-or-later
// The keys and the menu of the graph editor, and the field in which a vertex is named.
#include "games/graph/graph_editor.h"
#include "games/graph/graph_tool_bar.h"
#include "games/graph/graph_view.h"
#include "teaching/notation.h"
#include "widgets/look/repolish.h"

#include <QLineEdit>
#include <QMenu>

#include <algorithm>
#include <cmath>

namespace laststone::games {

using theory::Count;

namespace {

constexpr double kNudge = kVertexRadius / 2;

QPointF direction(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-1, 0};
    case Qt::Key_Right:
        return {1, 0};
    case Qt::Key_Up:
        return {0, -1};
    case Qt::Key_Down:
        return {0, 1};
    default:
        return {};
    }
}

} // namespace

// ---- the name ----

QLineEdit* GraphEditor::nameEdit() const
{
    return m_name;
}

void GraphEditor::rename()
{
    if (!m_cursor || !scene().isDrawn())
        return;
    finishName(false);
    begin();
    m_named = *m_cursor;
    const GraphDrawing& drawing = scene().game().drawing();
    m_name = new QLineEdit(drawing.names[*drawing.find(m_named)], view().viewport());
    m_name->setProperty("field", true);
    m_name->setMaxLength(static_cast<int>(GraphDrawing::kMostNameLength));
    m_name->setAlignment(Qt::AlignCenter);
    m_name->setPlaceholderText(QString::number(m_named));
    //: read aloud: %1 is a vertex
    m_name->setAccessibleName(tr("Name of vertex %1").arg(scene().game().label(m_named)));
    //: %1 is how many characters a name may have
    m_name->setWhatsThis(
        tr("The name of this vertex, of up to %1 characters. Enter takes it, Esc leaves it as it "
           "was; without a name, the number is shown.")
            .arg(GraphDrawing::kMostNameLength));
    constexpr double kWidth = 8; // em
    const double em = widgets::Spacing(view().font()).em;
    const QSize size(static_cast<int>(em * kWidth), m_name->sizeHint().height());
    const QRect room = view().viewport()->rect();
    QRect place({}, size);
    place.moveCenter(view().vertexRect(m_named).center());
    place.moveLeft(std::clamp(place.left(), 0, std::max(0, room.right() - size.width())));
    place.moveTop(std::clamp(place.top(), 0, std::max(0, room.bottom() - size.height())));
    m_name->setGeometry(place);
    m_name->show();
    m_name->selectAll();
    m_name->setFocus();
    connect(m_name, &QLineEdit::returnPressed, this, [this] { finishName(true); });
    m_name->installEventFilter(this);
}

bool GraphEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_name && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        finishName(false);
        emit acting();
        return true;
    }
    if (watched == m_name && event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        // A menu or another window takes the focus for a while only.
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            QMetaObject::invokeMethod(
                this, [this] { finishName(true); }, Qt::QueuedConnection);
    }
    return GraphTool::eventFilter(watched, event);
}

// Takes the name over, or leaves the one before. What is no name stays in the field to be mended.
void GraphEditor::finishName(bool keep)
{
    if (!m_name)
        return;
    const QString name = teaching::asciiTwins(m_name->text().trimmed());
    const GraphDrawing& drawing = scene().game().drawing();
    const auto place = drawing.find(m_named);
    const bool usable = name.isEmpty() || name == QString::number(m_named) || GraphDrawing::isName(name);
    if (keep && place && !usable) {
        m_name->setProperty("error", true);
        widgets::repolish(*m_name);
        m_name->setFocus();
        //: %1 is how many characters a name may have
        const char* const reason = QT_TRANSLATE_NOOP("GraphBoard",
                                                     "A name has 1 to %1 characters, no blanks, “:”, “;”, "
                                                     "“>”, “=”, “,”, braces or quotes, and does not end "
                                                     "in “misere”.");
        emit refused({"GraphBoard", reason, {Count{GraphDrawing::kMostNameLength}}});
        return;
    }
    const bool focused = m_name->hasFocus();
    m_name->removeEventFilter(this);
    m_name->hide();
    m_name->deleteLater();
    m_name = nullptr;
    if (focused)
        view().setFocus();
    if (!keep || !place)
        return;
    const QString wanted = name == QString::number(m_named) ? QString() : name;
    emit acting();
    if (drawing.names[*place] != wanted)
        emit edited(withName(state(), m_named, wanted), {});
}

// ---- keys ----

bool GraphEditor::tab(bool next)
{
    if (!scene().isDrawn())
        return false;
    const GraphGame& game = scene().game();
    const auto& order = game.levels().order;
    std::ptrdiff_t at = next ? -1 : static_cast<std::ptrdiff_t>(order.size());
    if (m_cursor)
        at = std::ranges::find(order, game.place(*m_cursor)) - order.begin();
    at += next ? 1 : -1;
    if (at < 0 || at >= static_cast<std::ptrdiff_t>(order.size())) {
        m_cursor.reset();
        return false;
    }
    const Count vertex = game.drawing().vertices[order[static_cast<std::size_t>(at)]];
    if (m_from) {
        setCursor(vertex);
        scene().setLoose(m_from, scene().places().vertices.at(vertex));
    } else {
        begin();
        select(vertex);
    }
    return true;
}

// To the vertex that is nearest in the direction of the arrow.
void GraphEditor::moveCursor(int key)
{
    const auto& places = scene().places().vertices;
    if (!m_cursor) {
        tab(true);
        return;
    }
    const QPointF towards = direction(key);
    const QPointF here = places.at(*m_cursor);
    std::optional<Count> best;
    double least = 0;
    for (const auto& [vertex, place] : places) {
        const double along = QPointF::dotProduct(place - here, towards);
        const double aside = std::abs(QPointF::dotProduct(place - here, {towards.y(), towards.x()}));
        if (along < kVertexRadius / 2)
            continue;
        const double far = along + 2 * aside;
        if (!best || far < least) {
            best = vertex;
            least = far;
        }
    }
    if (!best)
        return;
    if (m_from) {
        setCursor(best);
        scene().setLoose(m_from, places.at(*best));
    } else {
        select(*best);
    }
}

void GraphEditor::nudge(int key)
{
    VertexSet vertices = m_vertices;
    if (vertices.empty() && m_cursor)
        vertices.insert(*m_cursor);
    if (vertices.empty())
        return;
    const GraphPlaces before = scene().places();
    scene().shift(vertices, direction(key) * kNudge);
    scene().settle();
    emit moved(before);
}

bool GraphEditor::connectKey(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor != m_from)
            connectTo(*m_cursor);
        return true;
    case Qt::Key_Escape:
        m_from.reset();
        scene().setLoose(std::nullopt);
        emit lookChanged();
        return true;
    default:
        return false;
    }
}

bool GraphEditor::editKey(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Insert:
        addVertex();
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeSelected();
        return true;
    case Qt::Key_F2:
        rename();
        return true;
    case Qt::Key_C:
        if (m_cursor)
            connectFrom(*m_cursor);
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        addToken();
        return true;
    case Qt::Key_Minus:
        removeToken();
        return true;
    case Qt::Key_Space:
        if (m_cursor && !m_vertices.erase(*m_cursor))
            m_vertices.insert(*m_cursor);
        emit lookChanged();
        return true;
    case Qt::Key_Escape:
        if (!hasSelection() && m_cycle.empty() && m_drag == Drag::None)
            return false;
        stop();
        return true;
    default:
        return false;
    }
}

bool GraphEditor::key(QKeyEvent* event)
{
    if (!scene().isDrawn())
        return false;
    const bool arrow = !direction(event->key()).isNull();
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (arrow && modifiers == Qt::ControlModifier) {
        begin();
        nudge(event->key());
        return true;
    }
    if (modifiers & ~Qt::ShiftModifier)
        return false;
    if (m_from && connectKey(event))
        return true;
    if (!arrow)
        return editKey(event);
    if (!m_from)
        begin();
    moveCursor(event->key());
    return true;
}

// ---- the menu ----

void GraphEditor::contextMenu(QContextMenuEvent* event, const QPointF& at)
{
    if (!scene().isDrawn())
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    auto vertex = byKey ? m_cursor : scene().vertexAt(at, kVertexRadius * 0.4);
    if (const auto token = byKey ? std::nullopt : scene().tokenAt(at); token && !vertex)
        vertex = scene().tokens()[*token];
    begin();
    auto* menu = new QMenu(&view());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& text, const QString& whatsThis, auto slot) {
        QAction* action = menu->addAction(text, this, slot);
        action->setWhatsThis(whatsThis);
        return action;
    };
    if (vertex) {
        if (!m_vertices.contains(*vertex))
            select(*vertex);
        setCursor(*vertex);
        add(tr("Name…"), GraphToolBar::whatsThis(GraphToolBar::Rename), &GraphEditor::rename);
        add(tr("Draw an edge from here"),
            tr("Draws an edge from this vertex to the one that you click next; Esc gives it up."),
            [this, from = *vertex] { connectFrom(from); });
        menu->addSeparator();
        add(tr("Put a token here"), tr("Puts one more token on this vertex."), &GraphEditor::addToken);
        add(tr("Remove a token"), tr("Takes one token off this vertex; the last one of all stays."),
            &GraphEditor::removeToken)
            ->setEnabled(std::ranges::count(scene().tokens(), *vertex) > 0);
        menu->addSeparator();
        add(tr("Delete"), GraphToolBar::whatsThis(GraphToolBar::Delete), &GraphEditor::removeSelected);
    } else if (const auto edge = scene().edgeAt(at, view().units(6)); edge && !byKey) {
        m_vertices.clear();
        m_edges = {*edge};
        emit lookChanged();
        add(tr("Delete the edge"), tr("Takes this edge out of the graph; its vertices stay."),
            &GraphEditor::removeSelected);
    } else {
        add(tr("New vertex here"), tr("Adds a vertex right here."), [this, at] { addVertex(at); });
        add(tr("Arrange"), GraphToolBar::whatsThis(GraphToolBar::Arrange), &GraphEditor::arrangeWanted);
        add(tr("Show all"), GraphToolBar::whatsThis(GraphToolBar::Fit), &GraphEditor::fitWanted);
    }
    menu->popup(byKey && vertex ? view().viewport()->mapToGlobal(view().vertexRect(*vertex).center())
                                : event->globalPos());
}

} // namespace laststone::games
