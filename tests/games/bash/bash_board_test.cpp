// SPDX-License-Identifier: GPL-3.0-or-later
// The Bash board by mouse and keyboard, and its growing table.
#include "games/bash/bash_game.h"
#include "games/bash/bash_lesson.h"
#include "games/board_alone.h"
#include "games/drawn.h"
#include "positions.h"
#include "test_main.h"
#include "widgets/table/cell_view.h"
#include "widgets/table/lesson_table.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QSlider>

namespace laststone::bash_board_test {

using teaching::Move;
using teaching::Position;
using theory::Count;

namespace {

Position bash(Count limit, Count n)
{
    return {gameOf(QStringLiteral("bash"), QString::number(limit)), theory::Play::Normal, {n}};
}

class BashBoard : public StoneBoard {
public:
    BashBoard() : StoneBoard(games::bashLooks()) { }
};

class Board : public BoardAlone<BashBoard> {
public:
    Board(Count limit, Count n) : BoardAlone(bash(limit, n)) { }
};

} // namespace

class BashBoardTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void aClickTakesTheStoneAndThoseAfterIt()
    {
        Board it(3, 21);
        QTest::mouseClick(it.board.viewport(), Qt::LeftButton, {}, it.board.stoneRect(0, 19).center());
        QCOMPARE(it.made(), std::optional(Move{0, 2, 0}));
    }

    void moreThanMayBeTakenCannotBeClicked()
    {
        Board it(3, 21);
        QTest::mouseClick(it.board.viewport(), Qt::LeftButton, {}, it.board.stoneRect(0, 17).center());
        QVERIFY(!it.made());
        QTest::keyClick(&it.board, Qt::Key_End);
        QTest::keyClick(&it.board, Qt::Key_Right);
        QCOMPARE(it.board.choice(), std::optional(Move{0, 3, 0}));
        QTest::keyClick(&it.board, Qt::Key_Return);
        QCOMPARE(it.made(), std::optional(Move{0, 3, 0}));
    }

    void rowsAreAsLongAsABlock()
    {
        Board it(3, 21);
        QVERIFY(it.board.stoneRect(0, 3).top() == it.board.stoneRect(0, 0).top());
        QVERIFY(it.board.stoneRect(0, 4).top() > it.board.stoneRect(0, 0).top());
        QCOMPARE(it.board.stoneRect(0, 20).left(), it.board.stoneRect(0, 16).left()); // the remainder of one
    }

    void hugeHeapsAreBarsAndStayPlayable()
    {
        Board it(1'000'000, theory::kMaxCount);
        QVERIFY(!it.board.drawing().bars.empty());
        QTest::keyClick(&it.board, Qt::Key_End);
        QCOMPARE(it.board.choice(), std::optional(Move{0, 1'000'000, 0}));
        const QPoint inBar(it.board.viewport()->width() / 2, 0);
        std::optional<Move> chosen;
        it.board.setChoice(std::nullopt);
        for (int y = 0; y < it.board.viewport()->height() && !chosen; y += 4) {
            QTest::mouseMove(it.board.viewport(), inBar + QPoint(0, y));
            QCoreApplication::processEvents();
            chosen = it.board.choice();
        }
        QVERIFY(chosen && chosen->take > 400'000 && chosen->take < 600'000);
    }

    void theHeapIsReadAloud()
    {
        Board it(3, 21);
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&it.board);
        QCOMPARE(list->childCount(), 1);
        QCOMPARE(list->child(0)->text(QAccessible::Name),
                 QStringLiteral("Stones: 21, at most 3 may be taken"));
        list->child(0)->valueInterface()->setCurrentValue(2);
        QCOMPARE(it.board.choice(), std::optional(Move{0, 2, 0}));
    }

    void theTableGrowsStepByStep()
    {
        widgets::LessonTable table(games::bashTable());
        table.resize(400, 300);
        table.setPosition(bash(3, 21));
        show(table);
        QCOMPARE(table.step(), 0);
        auto* slider = table.findChild<QSlider*>();
        QCOMPARE(slider->maximum(), table.lastStep());
        const QImage empty = table.grab().toImage();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(table.step(), 1);
        QVERIFY(table.grab().toImage() != empty);
        QTest::keyClick(slider, Qt::Key_End);
        QCOMPARE(table.step(), table.lastStep());
        // A click on a cell puts that heap on the board.
        QSignalSpy chosen(&table, &widgets::LessonTable::positionChosen);
        const QRect last = table.view()->cell(static_cast<std::size_t>(table.lastStep()) - 1);
        QVERIFY(!last.isEmpty()); // the newest is in sight
        QTest::mouseClick(table.view()->viewport(), Qt::LeftButton, {}, last.center());
        QCOMPARE(chosen.size(), 1);
        QVERIFY(chosen.last().at(0).value<Position>() == bash(3, theory::Count(table.lastStep()) - 1));
    }

    void theTablePlaysByItself()
    {
        widgets::LessonTable table(games::bashTable());
        table.setPosition(bash(3, 21));
        show(table);
        table.setPlaying(true);
        QTRY_VERIFY(table.step() >= 1);
        table.setPlaying(false);
    }
};

LASTSTONE_TEST(BashBoardTest, Windows)

} // namespace laststone::bash_board_test
#include "bash_board_test.moc"
