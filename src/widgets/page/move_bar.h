// SPDX-License-Identifier: GPL-3.0-or-later
// The fields by which a move can be chosen and made: "Take [2] from heap [1]", or a list of moves of a part.
#pragma once

#include "teaching/position.h"
#include "widgets/page/lesson.h"

#include <QWidget>

#include <memory>

namespace Ui {
class MoveBar;
}

namespace laststone::widgets {

class MoveBar final : public QWidget {
    Q_OBJECT
public:
    explicit MoveBar(QWidget* parent = nullptr);
    ~MoveBar() override;

    // REQUIRES: called once, before anything else; the lesson outlives the bar.
    void setLesson(const Lesson& lesson);
    void setPosition(const teaching::Position& position);

    // Shows a move that has been chosen elsewhere.
    void setChoice(const teaching::Move& move);

signals:
    void choiceChanged(const laststone::teaching::Move& move);
    void moveWanted(const laststone::teaching::Move& move);

protected:
    void changeEvent(QEvent* event) override;

private:
    bool isListed() const { return m_listed; }
    std::size_t part() const;
    void selectPart(std::size_t part);
    teaching::Move move() const;
    void fillMoves(std::size_t part);
    void retranslate();
    void nameParts();

    std::unique_ptr<Ui::MoveBar> m_ui;
    const Lesson* m_lesson = nullptr;
    teaching::Position m_position;
    bool m_listed = false; // moves are chosen from a list
    std::vector<teaching::Move> m_moves; // those of moveBox
    std::optional<std::size_t> m_filled; // the part whose moves these are
};

} // namespace laststone::widgets
