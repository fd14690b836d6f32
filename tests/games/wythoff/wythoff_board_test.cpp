// SPDX-License-Identifier: GPL-3.0-or-later
// The two views of Wythoff's game by mouse and keyboard, the table of pairs, and the chart's facts.
#include "games/wythoff/wythoff_queen_drawing.h"

#include "games/board_alone.h"
#include "games/drawn.h"
#include "games/wythoff/wythoff_game.h"
#include "games/wythoff/wythoff_lesson.h"
#include "positions.h"
#include "test_main.h"
#include "widgets/table/lesson_table.h"

#include <QAccessible>
#include <QTableView>
#include <QWheelEvent>

#include <set>

namespace laststone::wythoff_board_test {

using games::WythoffArrangement;
using teaching::Move;
using teaching::Position;
using theory::Count;

namespace {

Position wythoff(Count a, Count b, theory::Play play = theory::Play::Normal)
{
    return {gameOf(QStringLiteral("wythoff")), play, {a, b}};
}

class WythoffBoard : public StoneBoard {
public:
    enum Arrangement { Heaps, Queen, QueenWithPositions, QueenWithValues };
    WythoffBoard() : StoneBoard(games::wythoffLooks()) { }

    // In the viewport; empty for what is not drawn.
    QRect squareRect(Count x, Count y) const
    {
        const QRect queen = stoneRect(0, 0);
        const auto& heaps = position().heaps;
        const auto away = [](Count square, Count from) {
            return square > from ? static_cast<double>(square - from) : -static_cast<double>(from - square);
        };
        const double side = queen.width() / 0.8;
        return QRectF(queen).translated(away(x, heaps[0]) * side, -away(y, heaps[1]) * side).toRect();
    }
    bool showsText(const QString& text) const
    {
        return std::ranges::find(drawing().texts, text, &widgets::Text::text) != drawing().texts.end();
    }
};

class Board : public BoardAlone<WythoffBoard> {
public:
    Board(Count a, Count b, int arrangement) : BoardAlone(wythoff(a, b), arrangement, {700, 500}) { }
    void click(const QRect& rect) { BoardAlone::click(rect.center()); }
};

QStringList ids(const teaching::Explanation& explanation)
{
    QStringList result;
    for (const auto& step : explanation.steps)
        result << QString::fromLatin1(step.id);
    return result;
}

} // namespace

class WythoffBoardTest : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    // By a click into the gap, and from there on by the wheel.
    void squaresThatAreLeftOutCanBeGoneTo()
    {
        Board it(70, 90, WythoffBoard::Queen);
        QVERIFY(it.board.drawing().isShortened);
        const auto targets = it.board.drawing().targets;
        std::set<std::size_t> narrow; // the directions that lead into a gap
        const double side = it.board.drawing().pieces.front().box.width() / 0.8;
        for (const widgets::Target& target : targets) {
            if (std::min(target.box.width(), target.box.height()) > side * 0.9)
                continue;
            narrow.insert(target.move.heap);
            const QPoint at = it.board.onScreen(target.box).center();
            hover(it.board.viewport(), at);
            if (it.board.choice() != std::optional(target.move))
                continue; // narrower than a pixel
            it.click(QRect(at, QSize(1, 1)));
            QCOMPARE(it.made(), std::optional(target.move));
            it.board.setChoice(std::nullopt); // as the position that comes has none
            hover(it.board.viewport(), at);
            turnWheel(it.board.viewport(), at, 120);
            const Move nearer{target.move.heap, target.move.take - 1, 0};
            QCOMPARE(it.board.choice(), std::optional(nearer));
            turnWheel(it.board.viewport(), at, -240);
            const Move farther{target.move.heap, target.move.take + 1, 0};
            QCOMPARE(it.board.choice(), std::optional(farther));
            it.click(QRect(at, QSize(1, 1)));
            QCOMPARE(it.made(), std::optional(farther));
            it.board.setChoice(std::nullopt);
        }
        QCOMPARE(narrow.size(), std::size_t{3});
        // Every place that she can go to is one target, and no move has two.
        for (std::size_t i = 0; i < targets.size(); ++i) {
            QVERIFY(it.board.position().game->isLegal(it.board.position(), targets[i].move));
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(targets[i].move != targets[k].move);
        }
    }

    void theQueenIsDraggedToASquare()
    {
        for (const int arrangement : {1, 2, 3}) {
            Board it(5, 8, arrangement);
            QWidget* view = it.board.viewport();
            const QPoint queen = it.board.stoneRect(0, 0).center();
            const QPoint to = it.board.squareRect(2, 5).center();
            QTest::mousePress(view, Qt::LeftButton, {}, queen);
            drag(view, (queen + to) / 2);
            drag(view, to);
            QCOMPARE(it.board.choice(), std::optional(Move{games::FromBoth, 3, 0}));
            QVERIFY(!it.made());
            QTest::mouseRelease(view, Qt::LeftButton, {}, to);
            QCOMPARE(it.made(), std::optional(Move{games::FromBoth, 3, 0}));
        }
    }

    // She goes with the pointer.
    void theQueenIsSeenWhereSheIsDragged()
    {
        Board it(5, 8, WythoffBoard::Queen);
        QWidget* view = it.board.viewport();
        const QRect home = it.board.stoneRect(0, 0);
        const QPoint to = it.board.squareRect(4, 2).center(); // no square of hers
        const QRect there = home.translated(to - home.center());
        const auto look = [&](const QRect& box) { return view->grab().toImage().copy(box); };
        const QImage queen = look(home);
        const QImage empty = look(there);
        const auto middle = [](const QImage& image) { return image.pixel(image.rect().center()); };
        QVERIFY(middle(queen) != middle(empty));
        QTest::mousePress(view, Qt::LeftButton, {}, home.center());
        drag(view, to);
        QVERIFY(!it.board.choice());
        QCOMPARE(middle(look(there)), middle(queen));
        QVERIFY(look(home) != queen);
        // Let go where she cannot stand she goes back, and it is said why.
        QTest::mouseRelease(view, Qt::LeftButton, {}, to);
        QVERIFY(!it.made());
        QVERIFY(!it.board.whyNot().isEmpty());
        it.board.saidWhyNot();
        QVERIFY(look(home) == queen && look(there) == empty);
        // A click there is meant as a move, and is.
        it.BoardAlone::click(to);
        QVERIFY(!it.board.whyNot().isEmpty());
        // Once a square of hers is pointed at there is no more to be said.
        QTest::mouseMove(view, it.board.squareRect(0, 0).center());
        QTest::mouseMove(view, it.board.squareRect(it.board.position().heaps[0], 0).center());
        QTRY_VERIFY(it.board.choice());
        QVERIFY(it.board.whyNot().isEmpty());
    }

    void aClickOnAStoneTakesFromThatHeap()
    {
        Board it(5, 8, WythoffBoard::Heaps);
        it.click(it.board.stoneRect(games::FromSecond, 3));
        QCOMPARE(it.made(), std::optional(Move{games::FromSecond, 5, 0}));
    }

    void aClickOnADoubleStoneTakesFromBoth()
    {
        Board it(5, 8, WythoffBoard::Heaps);
        it.click(it.board.stoneRect(games::FromBoth, 4));
        QCOMPARE(it.made(), std::optional(Move{games::FromBoth, 1, 0}));
    }

    void theQueenMovesLeftDownAndDiagonally()
    {
        struct Case {
            Count x;
            Count y;
            std::optional<Move> move;
        };
        const Case cases[] = {{2, 8, Move{games::FromFirst, 3, 0}},
                              {5, 0, Move{games::FromSecond, 8, 0}},
                              {4, 7, Move{games::FromBoth, 1, 0}},
                              {4, 6, std::nullopt},
                              {6, 9, std::nullopt},
                              {5, 8, std::nullopt}};
        for (const Case& each : cases) {
            Board it(5, 8, WythoffBoard::Queen);
            it.click(it.board.squareRect(each.x, each.y));
            QCOMPARE(it.made(), each.move);
        }
    }

    // In words of what is seen.
    void whereTheQueenCannotGoIsSaidOfTheQueen()
    {
        Board it(5, 8, WythoffBoard::Queen);
        const auto why =
            QStringLiteral("The queen moves left, down or along the diagonal toward the corner.");
        it.click(it.board.squareRect(4, 6));
        QVERIFY(!it.made());
        QCOMPARE(it.board.whyNot(), why);
        it.board.saidWhyNot();
        QTest::keyClick(&it.board, Qt::Key_9);
        QCOMPARE(it.board.whyNot(), why);
        Board heaps(5, 8, WythoffBoard::Heaps);
        QTest::keyClick(&heaps.board, Qt::Key_9);
        QVERIFY2(heaps.board.whyNot().contains(QStringLiteral("stone")), qPrintable(heaps.board.whyNot()));
    }

    void keysChooseFromTheHeaps()
    {
        Board it(5, 8, WythoffBoard::Heaps);
        QTest::keyClick(&it.board, Qt::Key_Down);
        QTest::keyClick(&it.board, Qt::Key_Down);
        QTest::keyClick(&it.board, Qt::Key_End);
        QCOMPARE(it.board.choice(), std::optional(Move{games::FromBoth, 5, 0}));
        QTest::keyClick(&it.board, Qt::Key_Escape);
        QVERIFY(!it.board.choice());
        QTest::keyClick(&it.board, Qt::Key_Right);
        QTest::keyClick(&it.board, Qt::Key_Return);
        QCOMPARE(it.made(), std::optional(Move{games::FromBoth, 1, 0}));
    }

    // The keyboard is seen around a whole square, not as a bar at its edge.
    void theKeyboardIsSeenAroundASquare()
    {
        Board it(5, 8, WythoffBoard::Queen);
        QTest::keyClick(&it.board, Qt::Key_Escape);
        const widgets::Band& mark = it.board.drawing().bands.back();
        QVERIFY(!mark.look && mark.outline == widgets::Look::Accent);
        QVERIFY(mark.box.width() > 0.5);
        QVERIFY(std::abs(mark.box.width() - mark.box.height()) < 1e-6);
    }

    // The square that is meant goes where the arrow points, along the lines of the queen.
    void theQueenGoesWhereTheKeyPoints()
    {
        const struct {
            Qt::Key key;
            std::optional<Move> choice;
        } steps[] = {{Qt::Key_Right, std::nullopt}, // she stands at the right end of her lines
                     {Qt::Key_Up, std::nullopt},
                     {Qt::Key_Left, Move{games::FromFirst, 1, 0}},
                     {Qt::Key_Left, Move{games::FromFirst, 2, 0}},
                     {Qt::Key_Up, Move{games::FromFirst, 2, 0}}, // nothing of her lies there
                     {Qt::Key_Down, Move{games::FromBoth, 2, 0}}, // straight down to the diagonal
                     {Qt::Key_Down, Move{games::FromBoth, 3, 0}}, // which goes down
                     {Qt::Key_Left, Move{games::FromBoth, 4, 0}}, // and left
                     {Qt::Key_Right, Move{games::FromSecond, 4, 0}}, // straight right, below the queen
                     {Qt::Key_Up, Move{games::FromSecond, 3, 0}},
                     {Qt::Key_Left, Move{games::FromBoth, 3, 0}},
                     {Qt::Key_Up, Move{games::FromFirst, 3, 0}},
                     {Qt::Key_End, Move{games::FromFirst, 5, 0}},
                     {Qt::Key_Left, Move{games::FromFirst, 5, 0}}, // the edge
                     {Qt::Key_Home, Move{games::FromFirst, 1, 0}},
                     {Qt::Key_Right, std::nullopt}};
        Board it(5, 8, WythoffBoard::Queen);
        for (const auto& step : steps) {
            const auto before = it.board.choice();
            QTest::keyClick(&it.board, step.key);
            QCOMPARE(it.board.choice(), step.choice);
            if (before && step.choice && *before != *step.choice && step.key != Qt::Key_End
                && step.key != Qt::Key_Home) {
                // In the direction of the key, whatever else.
                const auto at = [](const Move& move) {
                    return QPoint(move.heap == games::FromSecond ? 0 : -static_cast<int>(move.take),
                                  move.heap == games::FromFirst ? 0 : -static_cast<int>(move.take));
                };
                const QPoint by = at(*step.choice) - at(*before);
                QVERIFY(step.key != Qt::Key_Left || by.x() < 0);
                QVERIFY(step.key != Qt::Key_Right || by.x() > 0);
                QVERIFY(step.key != Qt::Key_Down || by.y() < 0);
                QVERIFY(step.key != Qt::Key_Up || by.y() > 0);
            }
        }
        QTest::keyClick(&it.board, Qt::Key_Down);
        QTest::keyClick(&it.board, Qt::Key_Return);
        QCOMPARE(it.made(), std::optional(Move{games::FromSecond, 1, 0}));
    }

    void largeHeapsStayPlayable()
    {
        const Count large = theory::kMaxCount;
        Board heaps(large, large - 5, WythoffBoard::Heaps);
        QTest::keyClick(&heaps.board, Qt::Key_End);
        QCOMPARE(heaps.board.choice(), std::optional(Move{games::FromFirst, large, 0}));
        Board queen(large, large - 5, WythoffBoard::Queen);
        queen.click(queen.board.squareRect(large - 1, large - 6));
        QCOMPARE(queen.made(), std::optional(Move{games::FromBoth, 1, 0}));
    }

    void valuesComeFromBesideTheGuiThread()
    {
        Board it(5, 8, WythoffBoard::QueenWithValues);
        QTRY_VERIFY_WITH_TIMEOUT(games::knownWythoffTable(), 20'000);
        QCOMPARE(games::knownWythoffTable()->value(10, 3), std::optional<Count>(8));
        QCOMPARE(games::knownWythoffTable()->value(2048, 1), std::optional<Count>());
        QTRY_VERIFY(std::ranges::any_of(it.board.drawing().bands,
                                        [](const widgets::Band& band) { return band.strength < 1; }));
    }

    void partsAreReadAloud()
    {
        Board it(5, 8, WythoffBoard::Queen);
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(&it.board);
        QCOMPARE(list->childCount(), 3);
        QCOMPARE(list->child(1)->text(QAccessible::Name), QStringLiteral("Down, squares: 8"));
        QCOMPARE(list->child(2)->text(QAccessible::Name),
                 QStringLiteral("Left and down at once, squares: 5. The corner at 0, 0 is the goal."));
        it.board.setArrangement(WythoffBoard::Heaps);
        QCOMPARE(list->child(1)->text(QAccessible::Name), QStringLiteral("Heap 2, stones: 8"));
        QCOMPARE(list->child(2)->text(QAccessible::Name), QStringLiteral("Both heaps, at most 5 from each"));
    }

    void theTableGoesToAnyK()
    {
        widgets::LessonTable table(games::wythoffTable());
        table.resize(400, 500);
        table.setPosition(wythoff(5, 8));
        show(table);
        for (const Count k : {Count{0}, Count{102'334'155}, Count{1} << 62}) {
            table.goTo(k);
            const QModelIndex row = table.list()->currentIndex();
            QCOMPARE(table.list()->model()->index(row.row(), 0).data().toString(), QString::number(k));
            QCOMPARE(table.list()->model()->index(row.row(), 1).data().toString(),
                     QString::number(theory::wythoff::floorPhi(k)));
            QCOMPARE(table.list()->model()->index(row.row(), 2).data().toString(),
                     QString::number(theory::wythoff::floorPhi(k) + k));
        }
        table.goTo(102'334'155);
        QCOMPARE(table.list()->model()->index(table.list()->currentIndex().row(), 1).data().toString(),
                 QStringLiteral("165580140"));
    }

    void explanationsNameWhatTheFormulaOfProgramsGetsWrong()
    {
        const auto wrong = ids(games::explainWythoff(wythoff(165'580'140, 267'914'295)));
        QVERIFY(wrong.contains(QStringLiteral("textbook")));
        QVERIFY(!ids(games::explainWythoff(wythoff(5, 8))).contains(QStringLiteral("textbook")));
    }

    void explanationsHaveAStepForEveryWinningMove()
    {
        for (const auto play : {theory::Play::Normal, theory::Play::Misere}) {
            for (Count a = 0; a <= 25; ++a) {
                for (Count b = 0; b <= 25; ++b) {
                    const Position position = wythoff(a, b, play);
                    const auto winning = theory::wythoff::winningMoves(a, b, play);
                    std::vector<Move> explained;
                    for (const auto& step : games::explainWythoff(position).steps) {
                        for (const auto& shown : step.shown.moves) {
                            if (shown.role == teaching::ShownMove::Role::Winning)
                                explained.push_back(shown.move);
                        }
                    }
                    QCOMPARE(explained.size(), winning.size());
                    for (const auto& move : winning)
                        QVERIFY(std::ranges::find(explained, games::toMove(move)) != explained.end());
                }
            }
        }
    }

    void theChartHasEveryPairInView()
    {
        const auto data = games::wythoffPlane().data(wythoff(5, 8), {0, 1, {0, 40}, {0, 60}});
        int expected = 0;
        for (Count x = 0; x <= 40; ++x) {
            for (Count y = 0; y <= 60; ++y)
                expected +=
                    theory::wythoff::outcome(x, y, theory::Play::Normal) == theory::Outcome::P ? 1 : 0;
        }
        std::set<std::pair<Count, Count>> shown;
        for (const auto& point : data.lost)
            shown.insert({point.x, point.y});
        QCOMPARE(static_cast<int>(shown.size()), expected);
        const auto wide = games::wythoffPlane().data(wythoff(5, 8), {0, 1, {0, 4'000'000}, {0, 4'000'000}});
        QVERIFY(wide.lost.size() > 500 && wide.lost.size() <= teaching::kMostPlanePoints + 4);
        const Count far = theory::kMaxCount;
        const auto end =
            games::wythoffPlane().data(wythoff(far, far), {0, 1, {far - 40, far}, {far - 40, far}});
        QVERIFY(end.drawable);
    }
};

LASTSTONE_TEST(WythoffBoardTest, Windows)

} // namespace laststone::wythoff_board_test
#include "wythoff_board_test.moc"
