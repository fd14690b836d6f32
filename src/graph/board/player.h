// SPDX-License-Identifier: GPL-3.0-or-later
// Playing on a graph: a token is dragged along an edge, or clicked and then its target, or moved by keys as
// on the other boards: Up and Down go to another token, Left and Right choose its move, Enter makes it, Esc
// gives it up.
#pragma once

#include "graph/view/view.h"
#include "widgets/board/board_widget.h"

namespace laststone::graph {

class Player final : public Tool {
public:
    // Plays for a board, whose signals tell of it.
    Player(View& view, widgets::BoardWidget& board) : Tool(view), m_board(board) { }

    // An impossible choice counts as none.
    void setChoice(const std::optional<teaching::Move>& choice);
    std::optional<teaching::Move> choice() const { return m_choice; }
    // While a move is made by dropping a token: it is where it goes already.
    bool isDropping() const { return m_dropping; }

    void press(QMouseEvent* event, const QPointF& at) override;
    void move(QMouseEvent* event, const QPointF& at) override;
    void release(QMouseEvent* event, const QPointF& at) override;
    void doubleClick(QMouseEvent* event, const QPointF& at) override { press(event, at); }
    void leave() override;
    bool key(QKeyEvent* event) override;
    void reset() override;
    void stop() override;
    void addTo(Look& look) const override;
    std::optional<std::size_t> focusToken() const override { return m_cursor; }
    // Moves the token that is selected, if there is such an edge.
    void pressVertex(theory::Count vertex) override;
    // Chooses the token whose target is to be chosen next.
    void pressToken(std::size_t token) override;

private:
    bool canMove(const teaching::Move& move) const;
    std::vector<theory::Count> options(std::size_t token) const;
    std::optional<std::size_t> movableAt(const QPointF& at) const;
    std::optional<teaching::Move> moveAt(const QPointF& at) const;
    void choose(const std::optional<teaching::Move>& choice, bool hovering = false);
    void make();
    bool stepOption(int key);
    void setCursor(std::size_t token);

    widgets::BoardWidget& m_board;
    std::size_t m_cursor = 0; // the token that the keyboard is at
    std::optional<std::size_t> m_hovered;
    std::optional<std::size_t> m_selected; // by a click: its target comes next
    std::optional<teaching::Move> m_choice;
    bool m_hovering = false; // the choice came with the pointer and goes with it
    std::optional<QPoint> m_pressed; // on a token, in the viewport
    std::optional<QPoint> m_panned; // from empty ground
    bool m_dragging = false;
    bool m_dropping = false;
};

} // namespace laststone::graph
