// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand drags, on a board that stands on a card: it is seen wherever the hand is, let go on the card it
// makes the move, and where it cannot go it is said why.
#include "games/catalogue.h"
#include "games/drawn.h"
#include "gui_test.h"
#include "positions.h"
#include "test_main.h"
#include "widgets/page/lesson.h"

#include <QFrame>
#include <QSignalSpy>
#include <QVBoxLayout>

#include <algorithm>

namespace laststone::dragged_test {

using teaching::Move;
using teaching::Position;
using theory::Count;
using widgets::Line;

namespace {

constexpr int kStrip = 120; // of the card, above the board and below it
constexpr QSize kBoard(700, 420);

// A window with a card, and the board between two blank strips of it.
class Card {
public:
    explicit Card(const QString& text, int arrangement = 0)
        : start(positionOf(text))
        , board(*games::findLesson(start.word())->looks(start))
        , moves(&board, &StoneBoard::moveMade)
    {
        auto* around = new QVBoxLayout(&window);
        around->setContentsMargins(60, 60, 60, 60);
        auto* card = new QFrame(&window);
        card->setProperty("card", true);
        around->addWidget(card);
        auto* layout = new QVBoxLayout(card);
        layout->setContentsMargins(0, kStrip, 0, kStrip);
        layout->addWidget(&board);
        board.setFixedSize(kBoard);
        board.setAnimated(false);
        board.setArrangement(arrangement);
        board.setPosition(start, std::nullopt);
        show(window);
    }
    ~Card() { board.setParent(nullptr); }

    void press(const QPoint& at) { QTest::mousePress(board.viewport(), Qt::LeftButton, {}, at); }
    void dragTo(const QPoint& at) { drag(board.viewport(), at); }
    void letGo(const QPoint& at) { QTest::mouseRelease(board.viewport(), Qt::LeftButton, {}, at); }
    // From a stone to a place, and lets go there.
    std::optional<Move> drop(const QPoint& from, const QPoint& to)
    {
        press(from);
        dragTo((from + to) / 2);
        dragTo(to);
        letGo(to);
        return moves.isEmpty() ? std::nullopt : std::optional(moves.takeLast().at(0).value<Move>());
    }
    QPoint last(std::size_t part) const
    {
        QRect box;
        for (const widgets::Piece& piece : board.drawing().pieces)
            box = piece.id.part == part && !piece.isComing ? board.onScreen(piece.box) : box;
        return box.center();
    }
    // What is seen of the window around a place of the board.
    QImage around(const QPoint& at)
    {
        const QPoint place = board.viewport()->mapTo(&window, at);
        return window.grab(QRect(place - QPoint(3, 3), QSize(7, 7))).toImage();
    }

    Position start;
    QWidget window;
    StoneBoard board;
    QSignalSpy moves;
};

} // namespace

class DraggedTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void letGoOnTheCardTheStonesAreTaken_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("arrangement");
        QTest::addColumn<std::size_t>("part");
        QTest::newRow("bash") << "bash 3: 21" << 0 << std::size_t{0};
        QTest::newRow("nim") << "nim: 3 4 5" << 0 << std::size_t{1};
        QTest::newRow("sub-heaps") << "nim: 3 4 5" << 1 << std::size_t{2};
        QTest::newRow("heaps") << "wythoff: 4 6" << 0 << std::size_t{1};
        QTest::newRow("kayles") << "sg 0.77: 5 4" << 0 << std::size_t{0};
    }
    void letGoOnTheCardTheStonesAreTaken()
    {
        QFETCH(const QString, text);
        QFETCH(const int, arrangement);
        QFETCH(const std::size_t, part);
        for (const int y : {-kStrip / 2, kBoard.height() + kStrip / 2}) {
            Card it(text, arrangement);
            const QPoint from = it.last(part);
            const QPoint to(from.x() - 9, y);
            const QImage blank = it.around(to);
            it.press(from);
            const auto chosen = it.board.choice();
            QVERIFY(chosen);
            it.dragTo((from + to) / 2);
            it.dragTo(to);
            QVERIFY(it.around(to) != blank); // it is seen there
            QCOMPARE(it.board.choice(), chosen);
            it.letGo(to);
            QCOMPARE(it.moves.size(), 1);
            QCOMPARE(it.moves.last().at(0).value<Move>(), *chosen);
            QCOMPARE(it.around(to), blank); // nothing is left of it
        }
    }

    // Beyond the card it is given up, and nobody is told off.
    void letGoBeyondTheCardTheyGoBack()
    {
        Card it(QStringLiteral("bash 3: 21"));
        const QPoint from = it.last(0);
        QVERIFY(!it.drop(from, {from.x(), kBoard.height() + kStrip + 20}));
        QVERIFY(!it.drop(from, {kBoard.width() + 20, from.y()}));
        QVERIFY(!it.board.choice());
        QVERIFY(it.board.whyNot().isEmpty());
    }

    // Esc as well, and nothing stays in the air.
    void escGivesUpWhatIsBeyondTheBoard()
    {
        Card it(QStringLiteral("bash 3: 21"));
        const QPoint from = it.last(0);
        const QPoint to(from.x(), -kStrip / 2);
        const QImage blank = it.around(to);
        it.press(from);
        it.dragTo(to);
        QVERIFY(it.around(to) != blank);
        QTest::keyClick(&it.board, Qt::Key_Escape);
        QCOMPARE(it.around(to), blank);
        it.letGo(to);
        QVERIFY(it.moves.isEmpty());
    }

    // A board may go while something is carried beyond it.
    void aBoardTakesWhatIsCarriedAlong()
    {
        QWidget window;
        window.resize(400, 400);
        auto* board = new StoneBoard(*games::findLesson(QStringLiteral("bash"))->looks({}), &window);
        board->setGeometry(0, 100, 400, 200);
        board->setPosition(positionOf(QStringLiteral("bash 3: 5")), std::nullopt);
        show(window);
        QTest::mousePress(board->viewport(), Qt::LeftButton, {}, board->stoneRect(0, 4).center());
        drag(board->viewport(), {200, -50});
        QVERIFY(window.findChild<QWidget*>(QStringLiteral("carried")));
        delete board;
        QVERIFY(!window.findChild<QWidget*>(QStringLiteral("carried")));
    }

    void theQueenIsToldWhereSheCannotGo_data()
    {
        QTest::addColumn<QPoint>("squares"); // from hers, to the right and down
        QTest::newRow("a knight's move") << QPoint(-1, 2);
        QTest::newRow("to the right") << QPoint(1, 0);
        QTest::newRow("above the board") << QPoint(0, -3);
        QTest::newRow("below it") << QPoint(1, 8);
    }
    void theQueenIsToldWhereSheCannotGo()
    {
        QFETCH(const QPoint, squares);
        Card it(QStringLiteral("wythoff: 4 6"), 1);
        const QRect queen = it.board.stoneRect(0, 0);
        const QPoint to = queen.center() + squares * (queen.width() / 0.8);
        const QImage without = it.around(to);
        it.press(queen.center());
        it.dragTo((queen.center() + to) / 2);
        it.dragTo(to);
        QVERIFY(it.around(to) != without);
        it.letGo(to);
        QVERIFY(it.moves.isEmpty());
        QCOMPARE(it.board.whyNot(),
                 QStringLiteral("The queen moves left, down or along the diagonal toward the corner."));
        QVERIFY(it.board.rect().contains(it.board.findChild<QWidget*>(QStringLiteral("whyNot"))->geometry()));
    }

    // On the square that she has come from, nothing was meant.
    void theQueenMayBePutBack()
    {
        Card it(QStringLiteral("wythoff: 4 6"), 1);
        const QRect queen = it.board.stoneRect(0, 0);
        it.press(queen.center());
        it.dragTo(queen.center() + QPoint(90, 90));
        it.dragTo(queen.center() + QPoint(4, 4));
        it.letGo(queen.center() + QPoint(4, 4));
        QVERIFY(it.moves.isEmpty());
        QVERIFY(it.board.whyNot().isEmpty());
    }

    // They stay in the hand over a place where they cannot go, and are still theirs where they can.
    void stonesThatMissTheirStairStayInTheHand()
    {
        for (const int arrangement : {0, 1}) {
            Card it(QStringLiteral("staircase: 4 1 7 2 1 3"), arrangement);
            const QPoint from = it.board.stoneRect(2, 6).center();
            const QPoint wrong(it.board.partRect(4).center().x(), it.board.partRect(4).top() + 40);
            const QImage without = it.around(wrong);
            QVERIFY(!it.drop(from, wrong));
            QVERIFY2(it.board.whyNot().endsWith(
                         QStringLiteral("Move one or more stones from one stair to the next lower one.")),
                     qPrintable(it.board.whyNot()));
            it.board.saidWhyNot();
            it.press(from);
            it.dragTo(wrong);
            QVERIFY(!it.board.choice());
            QVERIFY(it.around(wrong) != without);
            it.dragTo(it.board.partRect(1).center());
            it.letGo(it.board.partRect(1).center());
            QCOMPARE(it.moves.size(), 1);
            QCOMPARE(it.moves.last().at(0).value<Move>(), (Move{2, 1, 0}));
            QVERIFY(it.board.whyNot().isEmpty());
        }
    }

    // The heap of Nim that a stair is stays where it is while the stones of the stair are in the hand.
    void nothingFliesBesidesTheStairs()
    {
        Card it(QStringLiteral("staircase: 4 1 7 2 1 3"), 1);
        QRect heaps;
        for (const widgets::Piece& piece : it.board.drawing().pieces)
            heaps |= piece.id.part >= it.start.heaps.size() ? it.board.onScreen(piece.box) : QRect();
        QVERIFY(!heaps.isEmpty());
        const QPoint below = it.board.partRect(1).center();
        it.press(it.board.stoneRect(2, 5).center());
        it.dragTo(below);
        const QImage here = it.board.viewport()->grab(heaps).toImage();
        it.dragTo(below + QPoint(15, 30));
        QCOMPARE(it.board.choice(), std::optional(Move{2, 2, 0}));
        QCOMPARE(it.board.viewport()->grab(heaps).toImage(), here);
    }

    // By the binary digits of the heap, before and after: sub-heaps that are gone, and one that has come.
    void subHeapsAreMarkedWhereTheyWereAndWhereTheyCome_data()
    {
        QTest::addColumn<Count>("before");
        QTest::addColumn<Count>("after");
        QTest::newRow("5 to 2") << Count{5} << Count{2};
        QTest::newRow("2 to 1") << Count{2} << Count{1};
        QTest::newRow("7 to 5") << Count{7} << Count{5};
        QTest::newRow("6 to 0") << Count{6} << Count{0};
    }
    void subHeapsAreMarkedWhereTheyWereAndWhereTheyCome()
    {
        QFETCH(const Count, before);
        QFETCH(const Count, after);
        const auto& looks = *games::findLesson(QStringLiteral("nim"))->looks({});
        const Position start = positionOf(QStringLiteral("nim: 7 7 3"));
        Position old = start;
        old.heaps[0] = before;
        const Move move{0, before - after, 0};
        widgets::BoardView view{.position = old, .arrangement = 1, .start = start};
        const widgets::Drawing was = looks.draw(sceneOf(looks, view));
        view.position = old.game->after(old, move);
        view.reply = {old, move};
        const widgets::Drawing is = looks.draw(sceneOf(looks, view));
        widgets::ReplyMarks marks;
        Count gone = 0;
        Count come = 0;
        for (const widgets::Band& band : marks.of(looks, view, {40, 24}, letterWidth)) {
            const auto stoodIn = [&](const widgets::Drawing& drawing) {
                return std::ranges::any_of(drawing.pieces, [&](const widgets::Piece& piece) {
                    return piece.id.part == 0
                        && QLineF(piece.box.center(), band.box.center()).length() < 0.01;
                });
            };
            const bool isGone = band.line == Line::Dashed;
            QCOMPARE(stoodIn(was), isGone);
            QCOMPARE(stoodIn(is), !isGone);
            (isGone ? gone : come) += 1;
        }
        QCOMPARE(gone, before & ~after);
        QCOMPARE(come, after & ~before);
    }
};

LASTSTONE_TEST(DraggedTest, Windows)

} // namespace laststone::dragged_test
#include "dragged_test.moc"
