// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the SG lesson: that of the kind of game which the position is of.
#pragma once

#include "widgets/board/board_widget.h"

namespace laststone::games {

class SgBoard final : public widgets::BoardWidget {
    Q_OBJECT
public:
    explicit SgBoard(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position, const std::optional<teaching::Move>& made) override;
    void setMarks(const std::vector<teaching::Mark>& marks) override;
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

    // The board that is shown: an SgHeapBoard or a GraphBoard.
    widgets::BoardWidget* current() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    widgets::BoardWidget* boardFor(const teaching::Position& position);
    void adopt(widgets::BoardWidget* board);

    widgets::BoardWidget* m_heaps = nullptr; // each is made when it is first needed
    widgets::BoardWidget* m_graph = nullptr;
    std::vector<widgets::BoardWidget*> m_boards; // those that are made
    widgets::BoardWidget* m_current = nullptr;
    std::vector<teaching::Mark> m_marks;
    int m_arrangement = 0;
    bool m_verdictShown = true;
};

} // namespace laststone::games
