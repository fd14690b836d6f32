// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a lesson: small positions that are worked out one after the other, as on a blackboard.
#pragma once

#include "teaching/session.h"
#include "teaching/steps/table.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QTableView;

namespace Ui {
class LessonTable;
}

namespace laststone::widgets {

class CellView;

// Shows what a game gives as its table, with the position on the board pointed out, and grows it: by one
// position at a time, by itself, or at once. Asked to, it asks for each position before it tells, and tells
// the rule when it has been found or asked for; a list below has what has been worked out, until it is
// complete or a row is gone to. A click on a position puts it on the board.
//   LessonTable table(lesson.table);
//   table.setPosition(position);
class LessonTable final : public QWidget {
    Q_OBJECT
public:
    // REQUIRES: the table has cells.
    explicit LessonTable(const teaching::Table& table, QWidget* parent = nullptr);
    ~LessonTable() override;

    // The position on the board, whose rule the table follows.
    void setPosition(const teaching::Position& position);

    // Step 0 shows the empty table, each further step fills some of it.
    int step() const { return m_step; }
    int lastStep() const { return m_cells.lastStep; }
    void setStep(int step);
    void setPlaying(bool playing);

    // Part and step, which others who show the same table follow.
    void setPlace(const teaching::TablePlace& place);
    teaching::TablePlace place() const;

    // Whether it asks before it tells.
    bool isAsking() const;
    bool isQuestioning() const { return m_isQuestioning; } // a cell is asked for now
    void setAsking(bool asking);
    // Answers what is asked; what is right is told then, of a number after a second try. REQUIRES: something
    // is asked.
    using Answer = std::variant<theory::Outcome, theory::Count>;
    void answer(const Answer& given);

    const teaching::TableCells& cells() const { return m_cells; }
    CellView* view() const;
    QTableView* list() const; // null without one

    // Shows the row of a number in the list. REQUIRES: there is one, and the number is at most its last.
    void goTo(theory::Count number);

    QSize minimumSizeHint() const override;

signals:
    void placeChanged(const laststone::teaching::TablePlace& place);
    // A click has asked for this position.
    void positionChosen(const laststone::teaching::Position& position);
    // So many answers have been right one after the other, or the last cell has been answered.
    void understood();
    void questioning(bool isAsked); // a cell is asked for, or none any more

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    class ListModel;

    void connectQuestion();
    void makeList();
    void refresh();
    bool isRuleTold() const;
    void tellRule();
    void refreshWords();
    void refreshParts();
    void refreshQuestion();
    void retranslate();

    teaching::Table m_table;
    teaching::Position m_position;
    teaching::TableCells m_cells;
    int m_step = 0;
    std::unique_ptr<Ui::LessonTable> m_ui;
    ListModel* m_list = nullptr;
    QTimer m_timer;
    QString m_judged; // of the last answer, in front of what the step tells
    bool m_isSecondTry = false;
    bool m_hasRule = false; // the learner has found it or asked for it
    int m_inARow = 0; // right answers
    bool m_isQuestioning = false;
};

} // namespace laststone::widgets
