// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the SG lesson: that of the kind of game which the position is of.
#pragma once

#include "widgets/board/board_looks.h"
#include "widgets/board/board_widget.h"

#include <array>

namespace laststone::games {

class SgBoard final : public widgets::BoardWidget {
    Q_OBJECT
public:
    explicit SgBoard(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position, const std::optional<teaching::Move>& made) override;
    void setShown(const teaching::Shown& shown) override;
    void setChoice(const std::optional<teaching::Move>& choice) override;
    std::optional<teaching::Move> choice() const override;
    std::vector<teaching::Sentence> arrangements() const override;
    void setArrangement(int index) override;
    int arrangement() const override;
    void setVerdictShown(bool shown) override;
    Letters letters() const override;
    void setPlayable(bool playable) override;
    void setEditable(bool editable) override;
    void setEditing(bool editing) override;
    bool isEditing() const override;
    void setAnimated(bool animated) override;

    // The board that is shown: a PieceBoard or a GraphBoard.
    widgets::BoardWidget* current() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum Kind { Subtraction, Octal, Graph, Kinds };
    widgets::BoardWidget* boardFor(Kind kind);
    void adopt(widgets::BoardWidget* board);

    std::array<widgets::BoardWidget*, Kinds> m_ofKind{}; // each is made when it is first needed
    std::vector<widgets::BoardWidget*> m_boards; // those that are made
    widgets::BoardWidget* m_current = nullptr;
    teaching::Shown m_shown;
    int m_arrangement = 0;
    bool m_verdictShown = true;
};

// How the heaps of a position are drawn; null for a graph, which has a scene of its own.
const widgets::BoardLooks* sgLooks(const teaching::Position& position);

} // namespace laststone::games
