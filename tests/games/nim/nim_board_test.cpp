// SPDX-License-Identifier: GPL-3.0-or-later
// The board by mouse, by keyboard and through the accessibility tree.
#include "games/nim/nim_lesson.h"

#include "games/board_alone.h"
#include "games/common/nim_sum.h"
#include "games/drawn.h"
#include "games/nim/nim_game.h"
#include "positions.h"
#include "test_main.h"
#include "widgets/look/theme.h"

#include <QAccessible>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollBar>

#include <bit>

namespace laststone::nim_board_test {

using teaching::Move;
using teaching::Position;
using theory::Count;

namespace {

class NimBoard : public StoneBoard {
public:
    NimBoard() : StoneBoard(games::nimLooks()) { }
    bool isInColumns() const
    {
        return std::ranges::any_of(drawing().bands, [](const widgets::Band& band) {
            return band.look != widgets::Look::Accent; // the keyboard's cursor
        });
    }
};

class Board : public BoardAlone<NimBoard> {
public:
    explicit Board(std::vector<Count> heaps, int arrangement = 0)
        : BoardAlone({gameOf(QStringLiteral("nim")), theory::Play::Normal, std::move(heaps)}, arrangement)
    {
    }
};

} // namespace

class NimBoardTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void aClickTakesTheStoneAndThoseAfterIt()
    {
        for (const int arrangement : {0, 1}) {
            Board it({7, 9, 15, 12}, arrangement);
            QTest::mouseClick(it.board.viewport(), Qt::LeftButton, {}, it.stone(3, 1));
            QCOMPARE(it.made(), std::optional(Move{3, 11, 0}));
        }
    }

    // What the tour and the guide say of a click.
    void inColumnsAClickTakesWhatStandsAfterAndToTheRight()
    {
        Board plain({15}, 0);
        Board columns({15}, 1);
        for (Count index = 0; index < 15; ++index) {
            for (Board* it : {&plain, &columns}) {
                it->click(it->stone(0, index));
                QCOMPARE(it->made(), std::optional(Move{0, 15 - index, 0}));
            }
        }
        // Sub-heaps of 8, 4, 2, 1 from left to right; in each the last stones go first.
        for (Count index = 1; index < 15; ++index) {
            const QPoint stays = columns.stone(0, index - 1);
            const QPoint goes = columns.stone(0, index);
            const bool otherColumn = std::has_single_bit(15 - index + 1);
            QVERIFY(otherColumn ? goes.x() > stays.x()
                                : goes.y() > stays.y() || (goes.y() == stays.y() && goes.x() > stays.x()));
            QVERIFY(plain.stone(0, index).x() > plain.stone(0, index - 1).x()
                    || plain.stone(0, index).y() > plain.stone(0, index - 1).y());
        }
    }

    // However the stones are laid out.
    void theLastStoneInSightIsOneToTake()
    {
        for (const int arrangement : {0, 1}) {
            Board it({1, 2, 5, 6}, arrangement);
            for (std::size_t heap = 0; heap < 4; ++heap) {
                QPoint last;
                for (Count index = 0; index < it.board.position().heaps[heap]; ++index) {
                    const QPoint stone = it.stone(heap, index);
                    const bool isRight =
                        stone.x() > last.x() || (stone.x() == last.x() && stone.y() > last.y());
                    last = last.isNull() || isRight ? stone : last;
                }
                it.click(last);
                QCOMPARE(it.made(), std::optional(Move{heap, 1, 0}));
            }
        }
    }

    void hoveringShowsGhostsAndLeavingTakesThemBack()
    {
        Board it({7, 9});
        QTest::mouseMove(it.board.viewport(), it.stone(1, 4));
        QTRY_COMPARE(it.board.choice(), std::optional(Move{1, 5, 0}));
        QTest::mouseMove(it.board.viewport(), it.stone(0, 6));
        QTRY_COMPARE(it.board.choice(), std::optional(Move{0, 1, 0}));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(it.board.viewport(), &leave);
        QVERIFY(!it.board.choice());
        QVERIFY(!it.made());
    }

    void aDragTakesTheStonesItHasBeenOver()
    {
        Board it({7, 9});
        QWidget* view = it.board.viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, it.stone(1, 6));
        drag(view, it.stone(1, 4));
        drag(view, it.stone(1, 2));
        QVERIFY(!it.made());
        QTest::mouseRelease(view, Qt::LeftButton, {}, it.stone(1, 3));
        QCOMPARE(it.made(), std::optional(Move{1, 7, 0}));
    }

    // Wherever that is; they go with the pointer.
    void aDragOffItsRowTakesTheStones()
    {
        Board it({7, 9});
        QWidget* view = it.board.viewport();
        const QPoint from = it.stone(1, 6);
        const QPoint to = it.stone(0, 3);
        QTest::mousePress(view, Qt::LeftButton, {}, from);
        const QRgb empty = view->grab().toImage().pixel(QPoint(from.x(), it.board.partRect(1).top() - 6));
        drag(view, to);
        QCOMPARE(it.board.choice(), std::optional(Move{1, 3, 0}));
        const QImage dragged = view->grab().toImage();
        QVERIFY(!it.made());
        QCOMPARE(dragged.pixel(from), empty); // its place is empty
        QTest::mouseRelease(view, Qt::LeftButton, {}, to);
        QCOMPARE(it.made(), std::optional(Move{1, 3, 0}));
    }

    void aDragIsGivenUpByEscAndOutsideTheBoard()
    {
        Board it({7, 9});
        QWidget* view = it.board.viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, it.stone(1, 6));
        drag(view, it.stone(0, 3));
        it.key(Qt::Key_Escape);
        drag(view, it.stone(0, 2));
        QTest::mouseRelease(view, Qt::LeftButton, {}, it.stone(0, 2));
        QVERIFY(!it.made());
        QVERIFY(!it.board.choice());
        QTest::mousePress(view, Qt::LeftButton, {}, it.stone(1, 6));
        drag(view, {-30, 20});
        QTest::mouseRelease(view, Qt::LeftButton, {}, {-30, 20});
        QVERIFY(!it.made());
        QVERIFY(!it.board.choice());
        QVERIFY(it.board.whyNot().isEmpty());
    }

    // What looks like the caret of a text is not there for who uses the mouse.
    void theCursorIsSeenWhileKeysAreUsed()
    {
        Board it({7, 9});
        const auto isSeen = [&] {
            return std::ranges::find(it.board.drawing().bands, std::optional(widgets::Look::Accent),
                                     &widgets::Band::look)
                != it.board.drawing().bands.end();
        };
        QVERIFY(it.board.hasFocus() && !isSeen());
        it.key(Qt::Key_Down);
        QVERIFY(isSeen());
        it.click(it.stone(0, 3));
        QVERIFY(!isSeen());
        it.board.clearFocus();
        it.board.setFocus(Qt::TabFocusReason);
        QVERIFY(isSeen());
    }

    void arrowsChooseAndEnterTakes()
    {
        Board it({7, 9, 15, 12});
        it.key(Qt::Key_Down);
        it.key(Qt::Key_Down);
        it.key(Qt::Key_Up);
        QCOMPARE(it.board.cursor(), std::size_t{1});
        it.key(Qt::Key_Right);
        it.key(Qt::Key_Right);
        it.key(Qt::Key_Right);
        it.key(Qt::Key_Left);
        QCOMPARE(it.board.choice(), std::optional(Move{1, 2, 0}));
        it.key(Qt::Key_Return);
        QCOMPARE(it.made(), std::optional(Move{1, 2, 0}));
    }

    void homeEndAndEscape()
    {
        Board it({7, 9});
        it.key(Qt::Key_End);
        QCOMPARE(it.board.choice(), std::optional(Move{0, 7, 0}));
        it.key(Qt::Key_Home);
        QCOMPARE(it.board.choice(), std::optional(Move{0, 1, 0}));
        it.key(Qt::Key_Escape);
        QVERIFY(!it.board.choice());
        it.key(Qt::Key_Return);
        QVERIFY(!it.made());
    }

    void everyMoveCanBeMadeByMouseAloneAndByKeyboardAlone()
    {
        for (const int arrangement : {0, 1}) {
            const std::vector<Count> heaps{3, 0, 6};
            for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
                for (Count take = 1; take <= heaps[heap]; ++take) {
                    Board mouse(heaps, arrangement);
                    QTest::mouseClick(mouse.board.viewport(), Qt::LeftButton, {},
                                      mouse.stone(heap, heaps[heap] - take));
                    QCOMPARE(mouse.made(), std::optional(Move{heap, take, 0}));
                    Board keys(heaps, arrangement);
                    for (std::size_t i = 0; i < heap; ++i)
                        keys.key(Qt::Key_Down);
                    for (Count i = 0; i < take; ++i)
                        keys.key(Qt::Key_Right);
                    keys.key(Qt::Key_Enter);
                    QCOMPARE(keys.made(), std::optional(Move{heap, take, 0}));
                }
            }
        }
    }

    void hugeHeapsStayPlayable()
    {
        const Count huge = theory::kMaxCount;
        for (const int arrangement : {0, 1}) {
            Board it({huge, 5}, arrangement);
            it.key(Qt::Key_End);
            QCOMPARE(it.board.choice(), std::optional(Move{0, huge, 0}));
            it.key(Qt::Key_Left);
            QCOMPARE(it.board.choice(), std::optional(Move{0, huge - 1, 0}));
            it.key(Qt::Key_Enter);
            QCOMPARE(it.made(), std::optional(Move{0, huge - 1, 0}));
        }
    }

    void aBoardThatIsNotPlayableOnlyShows()
    {
        Board it({7, 9});
        it.board.setPlayable(false);
        QTest::mouseClick(it.board.viewport(), Qt::LeftButton, {}, it.stone(1, 4));
        it.key(Qt::Key_End);
        it.key(Qt::Key_Return);
        QVERIFY(!it.made());
    }

    void stepsAboutColumnsShowThem()
    {
        Board it({7, 9}, 0);
        QVERIFY(!it.board.isInColumns());
        it.board.setShown({{}, {{games::NimSumMark::Parity, 0, 0, 0}}});
        QVERIFY(it.board.isInColumns());
        it.board.setShown({});
        QVERIFY(!it.board.isInColumns());
    }

    void marksChangeThePicture()
    {
        Board it({7, 9, 15, 12}, 1);
        const QImage plain = it.board.grab().toImage();
        const teaching::Position position{games::nimGame(), theory::Play::Normal, {7, 9, 15, 12}};
        it.board.setShown({{{position, {3, 11, 0}, teaching::ShownMove::Role::Winning}}, {}});
        const QImage marked = it.board.grab().toImage();
        QVERIFY(plain != marked);
        const auto& theme = widgets::Theme::of(it.board.palette());
        QVERIFY(countPixels(marked, theme.good) > 50);
        QCOMPARE(countPixels(plain, theme.good), 0);
    }

    void aMoveIsAnimatedAndEndsWhereItShould()
    {
        Board it({7, 9});
        it.board.setAnimated(true);
        it.board.setPosition({gameOf(QStringLiteral("nim")), theory::Play::Normal, {7, 4}}, Move{1, 5, 0});
        QVERIFY(it.board.isMoving());
        QTRY_VERIFY(!it.board.isMoving());
        const QImage moved = it.board.grab().toImage();
        it.board.setAnimated(false);
        it.board.setPosition({gameOf(QStringLiteral("nim")), theory::Play::Normal, {7, 4}}, std::nullopt);
        QCOMPARE(moved, it.board.grab().toImage());
    }

    void assistiveTechnologyReadsAndPlays()
    {
        Board it({7, 9});
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&it.board);
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Nim board"));
        QCOMPARE(list->childCount(), 2);
        QAccessibleInterface* heap = list->child(1);
        QCOMPARE(heap->role(), QAccessible::ListItem);
        QCOMPARE(heap->text(QAccessible::Name), QStringLiteral("Heap 2, stones: 9"));
        QVERIFY(heap->rect().isValid());
        QCOMPARE(list->indexOfChild(heap), 1);
        heap->valueInterface()->setCurrentValue(4);
        QCOMPARE(it.board.choice(), std::optional(Move{1, 4, 0}));
        QVERIFY(heap->state().selected);
        heap->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
        heap->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(it.made(), std::optional(Move{1, 5, 0}));
        it.board.setPosition({gameOf(QStringLiteral("nim")), theory::Play::Normal, {7, 4}}, std::nullopt);
        QCOMPARE(list->child(1)->text(QAccessible::Name), QStringLiteral("Heap 2, stones: 4"));
    }

    void paintingWhatChangedGivesTheWholePicture_data()
    {
        QTest::addColumn<int>("arrangement");
        QTest::addColumn<bool>("verdict");
        QTest::newRow("plain") << 0 << true;
        QTest::newRow("columns with parities") << 1 << true;
        QTest::newRow("columns") << 1 << false;
    }
    void paintingWhatChangedGivesTheWholePicture()
    {
        QFETCH(int, arrangement);
        QFETCH(bool, verdict);
        Board it({13, 0, 7, 30, 21, 8}, arrangement);
        it.board.setVerdictShown(verdict);
        QRandomGenerator random(3);
        auto heaps = it.board.position().heaps;
        const auto onScreen = [&] {
            QApplication::processEvents();
            return it.board.screen()->grabWindow(it.board.winId()).toImage();
        };
        for (int i = 0; i < 60; ++i) {
            const std::size_t heap = random.bounded(static_cast<quint32>(heaps.size()));
            const Count take = heaps[heap] == 0 ? 0 : 1 + random.bounded(static_cast<quint32>(heaps[heap]));
            it.board.setChoice(Move{heap, take, 0});
            QCOMPARE(onScreen(), it.board.grab().toImage());
            if (i % 3 == 0)
                it.board.setChoice(std::nullopt);
            // Also positions that no move leads to.
            heaps[heap] = i % 7 == 0 ? random.bounded(40u) : heaps[heap] - take;
            it.board.setPosition({gameOf(QStringLiteral("nim")), theory::Play::Normal, heaps}, std::nullopt);
            QCOMPARE(onScreen(), it.board.grab().toImage());
        }
    }

    void manyHeapsScrollToTheCursor()
    {
        Board it(std::vector<Count>(60, 3));
        for (int i = 0; i < 59; ++i)
            it.key(Qt::Key_Down);
        QVERIFY(it.board.viewport()->rect().contains(it.board.partRect(59).center()));
        it.key(Qt::Key_End);
        it.key(Qt::Key_Return);
        QCOMPARE(it.made(), std::optional(Move{59, 3, 0}));
    }

    // What is below the last heap is no rest of the board.
    void theRestAfterTheLastHeapIsTheBeginning()
    {
        Board it(std::vector<Count>(60, 3));
        it.board.setForHall(true);
        it.board.setCursorPart(59);
        QVERIFY(it.board.verticalScrollBar()->value() > 0);
        it.board.showRest();
        QCOMPARE(it.board.verticalScrollBar()->value(), 0);
    }
};

LASTSTONE_TEST(NimBoardTest, Windows)

} // namespace laststone::nim_board_test
#include "nim_board_test.moc"
