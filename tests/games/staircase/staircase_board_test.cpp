// SPDX-License-Identifier: GPL-3.0-or-later
// The Staircase board by mouse, by keyboard and through the accessibility tree.
#include "games/board_alone.h"
#include "games/drawn.h"
#include "games/staircase/staircase_game.h"
#include "games/staircase/staircase_lesson.h"
#include "positions.h"
#include "test_main.h"
#include "watchdog.h"
#include "widgets/look/theme.h"

#include <QAccessible>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollBar>

namespace laststone::staircase_board_test {

using teaching::Move;
using teaching::Position;
using theory::Count;
using theory::Play;
using Role = teaching::ShownMove::Role;

namespace {

Position position(std::vector<Count> stairs)
{
    return {gameOf(QStringLiteral("staircase")), Play::Normal, std::move(stairs)};
}

class StaircaseBoard : public StoneBoard {
public:
    StaircaseBoard() : StoneBoard(games::staircaseLooks()) { }
    bool isList() const { return drawing().beginsAtEnd; }
    QRect groundRect() const { return onScreen(drawing().parts[0].dropsAt); }
};

class Board : public BoardAlone<StaircaseBoard> {
public:
    explicit Board(std::vector<Count> stairs, int arrangement = 0)
        : BoardAlone(position(std::move(stairs)), arrangement)
    {
    }
};

const std::vector<Count> kFirst{4, 1, 7, 2, 1, 3};

} // namespace

class StaircaseBoardTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void aClickMovesTheStoneAndThoseAfterIt()
    {
        for (const int arrangement : {0, 1}) {
            Board it(kFirst, arrangement);
            QTest::mouseClick(it.board.viewport(), Qt::LeftButton, {}, it.stone(2, 5));
            QCOMPARE(it.made(), std::optional(Move{2, 2, 0}));
        }
    }

    // Above the highest stone, and beside it over the edge of its stair.
    void aClickBesideAStoneMeansIt()
    {
        for (const int arrangement : {0, 1}) {
            Board it(kFirst, arrangement);
            const QRect last = it.board.stoneRect(2, 6);
            for (const QPoint& beside :
                 {QPoint(last.center().x(), last.top() - 8), QPoint(last.left() - 8, last.top() + 4)}) {
                it.click(beside);
                QCOMPARE(it.made(), std::optional(Move{2, 1, 0}));
                it.moves.clear();
            }
            it.click({last.center().x(), last.top() - 25});
            QVERIFY(!it.made());
        }
    }

    void hoveringShowsGhostsAndLeavingTakesThemBack()
    {
        Board it(kFirst);
        QTest::mouseMove(it.board.viewport(), it.stone(2, 3));
        QTRY_COMPARE(it.board.choice(), std::optional(Move{2, 4, 0}));
        QTest::mouseMove(it.board.viewport(), it.stone(0, 3));
        QTRY_COMPARE(it.board.choice(), std::optional(Move{0, 1, 0}));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(it.board.viewport(), &leave);
        QVERIFY(!it.board.choice());
        QVERIFY(!it.made());
    }

    void stonesAreDraggedOneStairDown()
    {
        for (const int arrangement : {0, 1}) {
            Board it(kFirst, arrangement);
            QWidget* view = it.board.viewport();
            QTest::mousePress(view, Qt::LeftButton, {}, it.stone(5, 1));
            QCOMPARE(it.board.choice(), std::optional(Move{5, 2, 0}));
            drag(view, it.board.partRect(4).center());
            QCOMPARE(it.board.choice(), std::optional(Move{5, 2, 0}));
            QVERIFY(!it.made());
            QTest::mouseRelease(view, Qt::LeftButton, {}, it.board.partRect(4).center());
            QCOMPARE(it.made(), std::optional(Move{5, 2, 0}));
        }
    }

    void stonesOfStairOneAreDraggedToTheGround()
    {
        Board it(kFirst);
        QWidget* view = it.board.viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, it.stone(0, 0));
        drag(view, it.board.groundRect().center());
        QTest::mouseRelease(view, Qt::LeftButton, {}, it.board.groundRect().center());
        QCOMPARE(it.made(), std::optional(Move{0, 4, 0}));
    }

    void aDragOnItsStairKeepsWhatItHasBeenOver()
    {
        Board it(kFirst);
        QWidget* view = it.board.viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, it.stone(2, 6));
        drag(view, it.stone(2, 2));
        drag(view, it.stone(2, 5));
        QTest::mouseRelease(view, Qt::LeftButton, {}, it.stone(2, 5));
        QCOMPARE(it.made(), std::optional(Move{2, 5, 0}));
    }

    void aDragElsewhereGivesUp_data()
    {
        QTest::addColumn<int>("stair");
        QTest::newRow("two down") << 1;
        QTest::newRow("one up") << 4;
    }
    void aDragElsewhereGivesUp()
    {
        QFETCH(int, stair);
        Board it(kFirst);
        QWidget* view = it.board.viewport();
        const QPoint to = it.board.partRect(static_cast<std::size_t>(stair)).center();
        QTest::mousePress(view, Qt::LeftButton, {}, it.stone(3, 1));
        drag(view, to);
        QVERIFY(!it.board.choice());
        QTest::mouseRelease(view, Qt::LeftButton, {}, to);
        QVERIFY(!it.made());
    }

    void arrowsClimbAndChooseAndEnterMoves()
    {
        Board it(kFirst);
        it.key(Qt::Key_Up);
        it.key(Qt::Key_Up);
        it.key(Qt::Key_Up);
        it.key(Qt::Key_Down);
        QCOMPARE(it.board.cursor(), std::size_t{2});
        it.key(Qt::Key_Right);
        it.key(Qt::Key_Right);
        it.key(Qt::Key_Right);
        it.key(Qt::Key_Left);
        QCOMPARE(it.board.choice(), std::optional(Move{2, 2, 0}));
        it.key(Qt::Key_Return);
        QCOMPARE(it.made(), std::optional(Move{2, 2, 0}));
    }

    void everyMoveCanBeMadeByMouseAloneAndByKeyboardAlone()
    {
        const std::vector<std::vector<Count>> positions{{3, 0, 6, 2},
                                                        {2, 1, 0, 3, 1, 1, 2, 0, 1, 0, 2, 1, 3, 2}};
        for (const int arrangement : {0, 1}) {
            for (const std::vector<Count>& stairs : positions) {
                for (std::size_t stair = 0; stair < stairs.size(); ++stair) {
                    for (Count take = 1; take <= stairs[stair]; ++take) {
                        Board mouse(stairs, arrangement);
                        mouse.board.setCursorPart(stair); // scrolls
                        QTest::mouseClick(mouse.board.viewport(), Qt::LeftButton, {},
                                          mouse.stone(stair, stairs[stair] - take));
                        QCOMPARE(mouse.made(), std::optional(Move{stair, take, 0}));
                        Board keys(stairs, arrangement);
                        for (std::size_t i = 0; i < stair; ++i)
                            keys.key(Qt::Key_Up);
                        for (Count i = 0; i < take; ++i)
                            keys.key(Qt::Key_Right);
                        keys.key(Qt::Key_Enter);
                        QCOMPARE(keys.made(), std::optional(Move{stair, take, 0}));
                    }
                }
            }
        }
    }

    void hugeNumbersStayPlayable()
    {
        const Count huge = theory::kMaxCount - 5;
        for (const int arrangement : {0, 1}) {
            Board it({huge, 5}, arrangement);
            it.key(Qt::Key_End);
            QCOMPARE(it.board.choice(), std::optional(Move{0, huge, 0}));
            it.key(Qt::Key_Left);
            QVERIFY(!it.board.grab().isNull());
            it.key(Qt::Key_Enter);
            QCOMPARE(it.made(), std::optional(Move{0, huge - 1, 0}));
        }
    }

    void barsAreClickedInProportion()
    {
        Board it({40, 1, 1000});
        QVERIFY(it.board.stoneRect(2, 0).isEmpty());
        const QRect column = it.board.partRect(2);
        QTest::mouseMove(it.board.viewport(), column.center() - QPoint(0, column.height() / 5));
        QTRY_VERIFY(it.board.choice());
        QCOMPARE(it.board.choice()->heap, std::size_t{2});
        QVERIFY(it.board.choice()->take > 100 && it.board.choice()->take < 900);
    }

    void manyStairsScrollToTheCursor()
    {
        Board it(std::vector<Count>(60, 3));
        QVERIFY(it.board.isList());
        // At first the lower end is seen, with the ground.
        QVERIFY(it.board.viewport()->rect().contains(it.board.partRect(0).center()));
        for (int i = 0; i < 59; ++i)
            it.key(Qt::Key_Up);
        QVERIFY(it.board.viewport()->rect().contains(it.board.partRect(59).center()));
        it.key(Qt::Key_End);
        it.key(Qt::Key_Return);
        QCOMPARE(it.made(), std::optional(Move{59, 3, 0}));
    }

    void stonesAreDraggedDownTheList()
    {
        Board it(std::vector<Count>(60, 3));
        QWidget* view = it.board.viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, it.stone(2, 1));
        QVERIFY(it.board.partRect(1).top() > it.board.partRect(2).top());
        drag(view, it.board.partRect(1).center());
        QTest::mouseRelease(view, Qt::LeftButton, {}, it.board.partRect(1).center());
        QCOMPARE(it.made(), std::optional(Move{2, 2, 0}));
    }

    void tenThousandStairsArePaintedSoon()
    {
        QElapsedTimer timer;
        timer.start();
        Board it(std::vector<Count>(10'000, 3));
        for (int i = 0; i < 10; ++i) {
            it.board.verticalScrollBar()->setValue(it.board.verticalScrollBar()->maximum() * i / 10);
            QVERIFY(!it.board.grab().isNull());
        }
        QVERIFY2(double(timer.elapsed()) < 2000 * tests::kSanitizing,
                 qPrintable(QString::number(timer.elapsed())));
    }

    void aBoardThatIsNotPlayableOnlyShows()
    {
        Board it(kFirst);
        it.board.setPlayable(false);
        QTest::mouseClick(it.board.viewport(), Qt::LeftButton, {}, it.stone(2, 4));
        it.key(Qt::Key_End);
        it.key(Qt::Key_Return);
        QVERIFY(!it.made());
    }

    // Without it both arrangements are the stairs alone.
    void whatCountsIsShownWithTheVerdictOnly()
    {
        Board it(kFirst, 1);
        const QImage shown = it.board.grab().toImage();
        it.board.setVerdictShown(false);
        const QImage hidden = it.board.grab().toImage();
        QVERIFY(shown != hidden);
        it.board.setArrangement(0);
        QCOMPARE(it.board.grab().toImage(), hidden);
        it.board.setVerdictShown(true);
        QVERIFY(it.board.grab().toImage() != hidden);
    }

    void marksChangeThePicture()
    {
        for (const int arrangement : {0, 1}) {
            Board it(kFirst, arrangement);
            const auto& theme = widgets::Theme::of(it.board.palette());
            QCOMPARE(countPixels(it.board.grab().toImage(), theme.good), 0);
            it.board.setShown({{{position(kFirst), {2, 2, 0}, Role::Winning}}, {}});
            QVERIFY(countPixels(it.board.grab().toImage(), theme.good) > 50);
            it.board.setShown({{{position(kFirst), {3, 1, 0}, Role::Threat},
                                {position({4, 1, 8, 1, 1, 3}), {2, 1, 0}, Role::Reply}},
                               {}});
            const QImage exchange = it.board.grab().toImage();
            QVERIFY(countPixels(exchange, theme.good) > 10);
            QVERIFY(countPixels(exchange, theme.won) > 10);
        }
    }

    void aMoveIsAnimatedAndEndsWhereItShould()
    {
        for (const auto& [made, after] : {std::pair(Move{2, 2, 0}, std::vector<Count>{4, 3, 5, 2, 1, 3}),
                                          std::pair(Move{0, 4, 0}, std::vector<Count>{0, 1, 7, 2, 1, 3})}) {
            Board it(kFirst);
            it.board.setAnimated(true);
            it.board.setPosition(position(after), made);
            QVERIFY(it.board.isMoving());
            QTRY_VERIFY(!it.board.isMoving());
            const QImage moved = it.board.grab().toImage();
            it.board.setAnimated(false);
            it.board.setPosition(position(after), std::nullopt);
            QCOMPARE(moved, it.board.grab().toImage());
        }
    }

    void assistiveTechnologyReadsAndPlays()
    {
        Board it({7, 9});
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&it.board);
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Staircase Nim board"));
        QCOMPARE(list->childCount(), 2);
        QCOMPARE(list->child(0)->text(QAccessible::Name), QStringLiteral("Stair 1, odd, stones: 7"));
        QAccessibleInterface* stair = list->child(1);
        QCOMPARE(stair->text(QAccessible::Name), QStringLiteral("Stair 2, even, stones: 9"));
        QVERIFY(stair->rect().isValid());
        stair->valueInterface()->setCurrentValue(4);
        QCOMPARE(it.board.choice(), std::optional(Move{1, 4, 0}));
        stair->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(it.made(), std::optional(Move{1, 4, 0}));
    }

    void paintingWhatChangedGivesTheWholePicture()
    {
        for (const std::size_t stairs : {std::size_t{5}, std::size_t{30}}) {
            for (const int arrangement : {0, 1}) {
                Board it(std::vector<Count>(stairs, 4), arrangement);
                QRandomGenerator random(3);
                auto heaps = it.board.position().heaps;
                const auto onScreen = [&] {
                    QApplication::processEvents();
                    return it.board.screen()->grabWindow(it.board.winId()).toImage();
                };
                for (int i = 0; i < 20; ++i) {
                    const std::size_t stair = random.bounded(5u);
                    const Count take =
                        heaps[stair] == 0 ? 0 : 1 + random.bounded(static_cast<quint32>(heaps[stair]));
                    it.board.setChoice(Move{stair, take, 0});
                    QCOMPARE(onScreen(), it.board.grab().toImage());
                    if (i % 3 == 0)
                        it.board.setChoice(std::nullopt);
                    QCOMPARE(onScreen(), it.board.grab().toImage());
                    heaps = theory::staircase::after(heaps, {stair, take});
                    it.board.setPosition(position(heaps), std::nullopt);
                    QCOMPARE(onScreen(), it.board.grab().toImage());
                }
            }
        }
    }

    void rulesRefuseWhatDoesNotFit()
    {
        const teaching::Game& rules = *games::staircaseGame();
        QVERIFY(rules.check(position({})));
        QVERIFY(rules.check(position({theory::kMaxCount, 1})));
        QVERIFY(!rules.check(position({theory::kMaxCount})));
        QCOMPARE(rules.stonesLeft(position({4, 1, 7})), Count{27});
        QCOMPARE(rules.stonesLeft(position({0, theory::kMaxCount})), theory::kMaxCount);
        QCOMPARE(rules.shortForm(position(kFirst), {4, 1, 0}), QStringLiteral("#5 1→0"));
    }

    void theChartKeepsToOddStairs()
    {
        const teaching::Plane plane = games::staircasePlane();
        QCOMPARE(plane.axes(position(kFirst)), (std::vector<std::size_t>{0, 2, 4}));
        QVERIFY(plane.axes(position({3, 2})).empty());
        QVERIFY(!plane.data(position({3, 2}), {0, 1, {0, 9}, {0, 9}}).drawable);
        QVERIFY(!plane.data(position(kFirst), {0, 1, {0, 9}, {0, 9}}).drawable);
        const teaching::PlaneWindow window{0, 2, {0, 9}, {0, 9}};
        const auto data = plane.data(position(kFirst), window);
        QVERIFY(data.drawable);
        QCOMPARE(plane.afterMove(position(kFirst), {2, 2, 0}, window),
                 std::optional(teaching::PlanePoint{4, 5}));
        // Raised from the even stair above.
        QCOMPARE(plane.afterMove(position(kFirst), {3, 1, 0}, window),
                 std::optional(teaching::PlanePoint{4, 8}));
        for (const auto& point : data.lost)
            QCOMPARE(point.x ^ point.y, Count{1});
        // What is green is what a winning move leaves, with the stairs that its stones come from and go to.
        for (const auto& stairs : {kFirst, std::vector<Count>{1, 5, 7, 2}, std::vector<Count>{0, 3, 3, 3}}) {
            const Position start = position(stairs);
            std::vector<Position> left;
            for (const teaching::Move& move : start.game->winningMoves(start)) {
                const Position after = start.game->after(start, move);
                if (after.heaps[0] != stairs[0] || after.heaps[2] != stairs[2])
                    left.push_back(after);
            }
            std::vector<Position> shown;
            for (const auto& point : plane.data(start, window).winning)
                shown.push_back(std::get<Position>(plane.positionAt(start, window, point)));
            QVERIFY(shown == left && !left.empty());
        }
        // No move leads there: the other stairs stay.
        QCOMPARE(std::get<Position>(plane.positionAt(position({4, 1, 7}), window, {6, 7})).heaps,
                 (std::vector<Count>{6, 1, 7}));
        const Count most = theory::kMaxCount;
        QVERIFY(std::holds_alternative<teaching::Sentence>(
            plane.positionAt(position(kFirst), window, {most, most})));
    }
};

LASTSTONE_TEST(StaircaseBoardTest, Windows)

} // namespace laststone::staircase_board_test
#include "staircase_board_test.moc"
