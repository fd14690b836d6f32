// SPDX-License-Identifier: GPL-3.0-or-later
// The fields by which a move can be chosen and made: "Take [2] from heap [1]", or a list of moves of a part.
#pragma once

#include "teaching/session.h"
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

    // Shows the session's choice and makes its moves. REQUIRES: called once, before anything else; lesson and
    // session outlive the bar.
    void setSession(const Lesson& lesson, teaching::Session& session);

    // Names the part that the keyboard has gone to on the board, with the smallest number or the first move.
    void goTo(std::size_t part);

signals:
    // The game is over, and its fields, one of which has the focus, are about to be turned off.
    void focusGivenUp();

protected:
    void changeEvent(QEvent* event) override;

private:
    class Moves;

    void follow(teaching::Session::Changes what);
    void showPosition(bool isOther);
    void setChoice(const teaching::Move& move);
    void choose();
    const teaching::Position& position() const { return m_session->position(); }
    std::size_t part() const;
    void selectPart(std::size_t part);
    teaching::Move move() const;
    void fillMoves(std::size_t part);
    void retranslate();
    void nameParts();

    std::unique_ptr<Ui::MoveBar> m_ui;
    const Lesson* m_lesson = nullptr;
    teaching::Session* m_session = nullptr;
    bool m_listed = false; // moves are chosen from a list
    Moves* m_moves = nullptr; // those of moveBox
    std::optional<std::size_t> m_filled; // the part whose moves these are
};

} // namespace laststone::widgets
