// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/player.h"

#include <QApplication>

#include <algorithm>

namespace laststone::graph {

using teaching::Move;
using theory::Count;

std::vector<Count> Player::options(std::size_t token) const
{
    if (!scene().hasGraph() || token >= scene().tokens().size())
        return {};
    return scene().model().options(scene().tokens()[token]);
}

bool Player::canMove(const Move& move) const
{
    const std::vector<Count> targets = options(move.heap);
    return move.split == 0 && std::ranges::find(targets, move.take) != targets.end();
}

void Player::choose(const std::optional<Move>& choice, bool hovering)
{
    m_hovering = hovering && choice;
    if (m_choice == choice)
        return;
    m_choice = choice;
    if (choice)
        m_cursor = choice->heap;
    emit lookChanged();
    emit m_board.choiceChanged(m_choice);
}

void Player::setChoice(const std::optional<Move>& choice)
{
    choose(choice && canMove(*choice) ? choice : std::nullopt);
}

void Player::make()
{
    if (!m_choice || !m_board.isPlayable())
        return;
    m_hovering = false;
    emit m_board.moveMade(Move(*m_choice)); // which is gone with the position
}

void Player::pressToken(std::size_t token)
{
    if (token >= scene().tokens().size())
        return;
    m_selected = token;
    setCursor(token);
}

void Player::pressVertex(Count vertex)
{
    if (!m_selected || !canMove({*m_selected, vertex, 0}))
        return;
    choose(Move{*m_selected, vertex, 0});
    make();
}

void Player::setCursor(std::size_t token)
{
    m_cursor = token;
    choose(std::nullopt);
    view().ensureShown(scene().tokens()[token]);
    emit lookChanged();
    emit focusMoved();
}

// The token at a point that can move; also of the vertex there.
std::optional<std::size_t> Player::movableAt(const QPointF& at) const
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
std::optional<Move> Player::moveAt(const QPointF& at) const
{
    constexpr double kReach = kVertexRadius * 0.6;
    const auto vertex = m_selected ? scene().vertexAt(at, kReach) : std::nullopt;
    if (vertex && canMove({*m_selected, *vertex, 0}))
        return Move{*m_selected, *vertex, 0};
    return std::nullopt;
}

void Player::press(QMouseEvent* event, const QPointF& at)
{
    const auto token = scene().tokenAt(at);
    const bool isPlayable = m_board.isPlayable();
    if (const auto move = moveAt(at); move && isPlayable && (!token || token == m_selected)) {
        choose(move);
        m_pressed = event->pos();
        return;
    }
    const auto movable = movableAt(at);
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

void Player::move(QMouseEvent* event, const QPointF& at)
{
    if (m_panned) {
        view().pan(event->pos() - *m_panned);
        m_panned = event->pos();
        return;
    }
    if (m_pressed && event->buttons().testFlag(Qt::LeftButton) && m_selected) {
        const bool far = (event->pos() - *m_pressed).manhattanLength() >= QApplication::startDragDistance();
        m_dragging = m_dragging || (far && !options(*m_selected).empty());
        if (m_dragging) {
            choose(moveAt(at));
            scene().setCarried(m_selected, at);
        }
        return;
    }
    if (event->buttons() != Qt::NoButton || !m_board.isPlayable())
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

void Player::release(QMouseEvent*, const QPointF& at)
{
    m_panned.reset();
    const bool pressed = m_pressed.has_value();
    const bool dragged = std::exchange(m_dragging, false);
    m_pressed.reset();
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
    if (dragged) {
        scene().setCarried(std::nullopt);
        m_selected.reset();
    }
    choose(std::nullopt);
    emit lookChanged();
}

void Player::leave()
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

// Left and Right, Home and End: which of the moves of the token.
bool Player::stepOption(int key)
{
    const std::vector<Count> targets = options(m_cursor);
    const auto count = static_cast<std::ptrdiff_t>(targets.size());
    std::ptrdiff_t at = -1;
    if (m_choice && m_choice->heap == m_cursor)
        at = std::ranges::find(targets, m_choice->take) - targets.begin();
    switch (key) {
    case Qt::Key_Right:
        at = std::min(at + 1, count - 1);
        break;
    case Qt::Key_Left:
        at -= 1;
        break;
    case Qt::Key_Home:
        at = count > 0 ? 0 : -1;
        break;
    case Qt::Key_End:
        at = count - 1;
        break;
    default:
        return false;
    }
    if (at < 0)
        choose(std::nullopt);
    else
        choose(Move{m_cursor, targets[static_cast<std::size_t>(at)], 0});
    return true;
}

bool Player::key(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!plain || !scene().hasGraph() || scene().tokens().empty())
        return false;
    m_hovering = false;
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        const bool down = event->key() == Qt::Key_Down;
        if (down ? m_cursor + 1 < scene().tokens().size() : m_cursor > 0) {
            m_selected.reset();
            setCursor(down ? m_cursor + 1 : m_cursor - 1);
        }
        return true;
    }
    if (stepOption(event->key()))
        return true;
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_choice) {
        make();
        return true;
    }
    if (event->key() == Qt::Key_Escape && (m_choice || m_selected)) {
        stop();
        return true;
    }
    return false;
}

void Player::reset()
{
    // The choice of the position before is gone; the page has its own fields set anew.
    m_choice.reset();
    m_hovering = false;
    m_hovered.reset();
    m_selected.reset();
    m_pressed.reset();
    m_dragging = false;
    m_cursor = std::min(m_cursor, scene().tokens().empty() ? 0 : scene().tokens().size() - 1);
}

void Player::stop()
{
    m_selected.reset();
    m_hovered.reset();
    m_pressed.reset();
    if (std::exchange(m_dragging, false))
        scene().setCarried(std::nullopt);
    choose(std::nullopt);
    emit lookChanged();
}

void Player::addTo(Look& look) const
{
    const auto& tokens = scene().tokens();
    const auto active = m_choice ? std::optional(m_choice->heap) : m_selected ? m_selected : m_hovered;
    if (active && *active < tokens.size()) {
        for (const Count to : options(*active)) {
            look.options.insert(to);
            look.edges.emplace(Drawing::Edge{tokens[*active], to}, EdgeTone::Option);
        }
    }
    if (m_choice) {
        look.choice = m_choice;
        look.edges[{tokens[m_choice->heap], m_choice->take}] = EdgeTone::Choice;
    }
    if (active)
        look.token = active;
    else if (view().hasFocus() && m_cursor < tokens.size())
        look.token = m_cursor;
}

} // namespace laststone::graph
