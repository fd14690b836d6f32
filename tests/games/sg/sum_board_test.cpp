// SPDX-License-Identifier: GPL-3.0-or-later
// The heaps of the SG board by mouse, keyboard and assistive technology, and the tiles of their options.
#include "games/sums/sum_drawing.h"

#include "games/board_alone.h"
#include "games/catalogue.h"
#include "games/common/nim_sum.h"
#include "games/drawn.h"
#include "games/octal/octal_drawing.h"
#include "games/sg/sg_games.h"
#include "games/subtraction/subtraction_drawing.h"
#include "games/sums/sg_board.h"
#include "games/sums/sum_steps.h"
#include "positions.h"
#include "test_main.h"
#include "watchdog.h"
#include "widgets/board/board_picture.h"
#include "widgets/board/out_of_sight.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson.h"

#include <QAccessible>
#include <QApplication>
#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>

namespace laststone::sum_board_test {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using Role = teaching::ShownMove::Role;
using theory::Count;

namespace {

Position sg(const char* rule, std::vector<Count> heaps, theory::Play play = theory::Play::Normal)
{
    return {gameOf(QStringLiteral("sg"), QString::fromLatin1(rule)), play, std::move(heaps)};
}

// The board of the kind of game that has been set last.
class SumBoard : public StoneBoard {
public:
    SumBoard() : StoneBoard(s_splits ? *games::octalSums().looks : *games::subtractionSums().looks) { }
    static void setKind(const Position& position)
    {
        s_splits = !position.rule().startsWith(QLatin1Char('{'));
    }

    std::size_t shownPart() const { return choice() ? choice()->heap : readPart(); }
    QString name(std::size_t part) const { return teaching::Voice::installed().say(partName(part)); }
    bool areValuesShown() const { return name(0).contains(QStringLiteral("SG value")); }
    bool isBar(std::size_t part) const { return stoneRect(part, 0).isEmpty(); }
    bool shows(const QString& text) const
    {
        return std::ranges::find(drawing().texts, text, &widgets::Text::text) != drawing().texts.end();
    }
    bool hasOptions() const { return drawing().foot > 0; }
    QPoint at(const QRectF& box) const { return onScreen(box).center(); }
    QPoint label(std::size_t part) const { return at(drawing().parts[part].head); }
    QRectF bar(std::size_t part, std::size_t number) const
    {
        std::vector<QRectF> boxes;
        for (const widgets::Bar& each : drawing().bars) {
            if (each.part == part)
                boxes.push_back(each.box);
        }
        return boxes.at(number);
    }
    // The first stone that would go.
    std::optional<Count> firstGhost() const
    {
        const auto ghost = std::ranges::find(drawing().pieces, true, &widgets::Piece::isGhost);
        return ghost == drawing().pieces.end() ? std::nullopt : std::optional(ghost->id.index);
    }

private:
    static inline bool s_splits = false;
};

class Board : public BoardAlone<SumBoard> {
public:
    explicit Board(const Position& position, QSize size = {700, 420})
        : BoardAlone((SumBoard::setKind(position), position), 0, size)
    {
    }
    QPoint piece(std::size_t part, Count index) const { return board.stoneRect(part, index).center(); }
    QPoint gap(std::size_t part, Count before) const
    {
        const QRect behind = board.stoneRect(part, before);
        return {behind.left(), behind.center().y()};
    }
    void hover(const QPoint& point)
    {
        QTest::mouseMove(board.viewport(), point);
        QCoreApplication::processEvents();
    }
    void knock(std::size_t part, Count from, Count to)
    {
        QTest::mousePress(board.viewport(), Qt::LeftButton, {}, piece(part, from));
        drag(board.viewport(), piece(part, to));
        QTest::mouseRelease(board.viewport(), Qt::LeftButton, {}, piece(part, to));
    }
    // The tile with a move; none if another stands for it.
    std::optional<QPoint> tile(const Move& move) const
    {
        for (const widgets::Target& target : board.drawing().targets) {
            if (target.move == move)
                return board.at(target.box);
        }
        return std::nullopt;
    }
    QString name(int part)
    {
        return QAccessible::queryAccessibleInterface(&board)->child(part)->text(QAccessible::Name);
    }
};

} // namespace

class SumBoardTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    // On the board of a small window: the line above the heaps, which the page says as well, goes before
    // them.
    void theOptionsKeepTheirTilesOnALowBoard_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"sg {1,3,4}: 5 7", "sg {1,3,4}: 5 7 9", "sg {1,3,4}+{2,5}: 5 8",
                                 "sg 0.77: 9 6", "sg 0.137: 11 8 5", "sg grundy: 9 12"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void theOptionsKeepTheirTilesOnALowBoard()
    {
        QFETCH(QString, text);
        const Position start = positionOf(text);
        const auto& looks = *games::findLesson(start.word())->looks(start);
        for (const QSizeF area : {QSizeF(29, 11.5), QSizeF(30, 13)}) {
            const widgets::Drawing drawing =
                looks.draw(sceneOf(looks, {.position = start, .start = start}, area));
            QVERIFY(!drawing.targets.empty());
            QVERIFY(drawing.height <= area.height() + 0.01);
            for (const widgets::Piece& piece : drawing.pieces)
                QVERIFY(piece.box.width() >= 0.7 && piece.box.height() >= 0.9);
            verifyTidy(drawing, area);
        }
        // A hall has no such page.
        const widgets::Drawing hall =
            looks.draw(sceneOf(looks, {.position = start, .isForHall = true, .start = start}, {30, 13}));
        QVERIFY(std::ranges::any_of(hall.texts, [](const widgets::Text& each) {
            return each.text.contains(QStringLiteral(" = ")) && each.box.top() < 1;
        }));
    }

    // Their values at least and, where they have no tiles, how many they are.
    void theValuesOfTheOptionsStayOnTheLowestPage()
    {
        for (const char* text : {"sg {1,3,4}: 5 7", "sg 0.77: 9 6"}) {
            const Position start = positionOf(QString::fromLatin1(text));
            const auto& looks = *games::findLesson(start.word())->looks(start);
            const widgets::Drawing drawing =
                looks.draw(sceneOf(looks, {.position = start, .start = start}, {29, 7.5}));
            QVERIFY(drawing.foot > 0 && drawing.height <= 7.51);
            const auto says = [&](const char* words) {
                return std::ranges::any_of(drawing.texts, [&](const widgets::Text& each) {
                    return each.text.contains(QString::fromLatin1(words));
                });
            };
            QVERIFY(says("mex = "));
            QVERIFY(!drawing.targets.empty() || says(" option"));
        }
    }

    // A picture does not scroll, and has room for what a low page leaves out.
    void aPictureHasTheOptionsOfALowBoard()
    {
        const Position start = positionOf(QStringLiteral("sg 0.77: 9 6"));
        const double em = QFontMetricsF(QApplication::font()).height();
        const auto picture =
            widgets::boardPicture(*games::findLesson(start.word()), {.position = start, .start = start},
                                  {QApplication::font(), &widgets::Theme::light()},
                                  QSizeF(29 * em, 7 * em).toSize(), widgets::Cut::ToContent);
        QVERIFY(picture.size.height() > 7.2 * em);
    }

    void stonesAndValuesAreClearOfTheFrameOfTheirRow()
    {
        constexpr double kClear = 0.12;
        for (const char* text : {"sg 0.77: 9 5 7", "sg 0.77: 84 9 30", "sg {1,3,4}: 5 7 9 11 12 20"}) {
            const Position start = positionOf(QString::fromLatin1(text));
            const auto& looks = *games::findLesson(start.word())->looks(start);
            for (const double height : {13.0, 16.0, 20.0, 24.0}) {
                const widgets::Drawing drawing = looks.draw(
                    sceneOf(looks, {.position = start, .isForHall = true, .start = start}, {24, height}));
                for (const widgets::Piece& piece : drawing.pieces) {
                    const QRectF& row = drawing.parts[piece.id.part].box;
                    QVERIFY(row.adjusted(0, kClear, 0, -kClear).contains(piece.box));
                }
                for (const widgets::Part& part : drawing.parts) {
                    for (const widgets::Band& band : drawing.bands)
                        QVERIFY(band.look != widgets::Look::Won || !part.box.contains(band.box.center())
                                || part.box.adjusted(0, kClear, 0, -kClear).contains(band.box));
                }
            }
        }
    }

    // No step of misère play with heaps that split relies on SG values, so no board shows them as if it did.
    void noValuesAreShownWhereTheyTellNothing()
    {
        const auto says = [](const Position& start, const teaching::Shown& shown) {
            const auto& looks = *games::findLesson(start.word())->looks(start);
            const widgets::Drawing drawing = looks.draw(sceneOf(
                looks, {.position = start, .shown = shown, .isForHall = true, .start = start}, {40, 24}));
            return std::ranges::any_of(drawing.texts, [](const widgets::Text& each) {
                return each.text.contains(u'⊕') || each.text.contains(QStringLiteral("mex"));
            });
        };
        for (const char* text : {"sg 0.77 misere: 7 5", "sg 0.07 misere: 6 4", "sg grundy misere: 7 4"}) {
            const Position start = positionOf(QString::fromLatin1(text));
            for (const teaching::Step& step : games::explainSum(start).steps)
                QVERIFY2(!says(start, step.shown), step.id);
            QVERIFY(!says(start, {}));
        }
        const Position normal = positionOf(QStringLiteral("sg 0.77: 7 5"));
        QVERIFY(says(normal, games::explainSum(normal).steps.back().shown));
    }

    // What may be taken is not said without what may be left: where there is no room, by the name of the
    // rule.
    void theRuleSaysWhatMayBeLeft()
    {
        const auto says = [](const char* text, double width, const char* rule) {
            const Position start = positionOf(QString::fromLatin1(text));
            const auto& looks = *games::findLesson(start.word())->looks(start);
            const widgets::Drawing drawing =
                looks.draw(sceneOf(looks, {.position = start, .start = start}, {width, 24}));
            return std::ranges::any_of(
                drawing.texts, [&](const widgets::Text& each) { return each.text == QLatin1String(rule); });
        };
        QVERIFY(says("sg 0.137: 11", 80, "One may take: 1 (a whole heap), 2, 3 (splitting allowed)"));
        QVERIFY(says("sg 0.137: 11", 24, "Game 0.137"));
        QVERIFY(says("sg 0.77: 9 6", 80, "One may take 1 or 2, and split the rest"));
        QVERIFY(says("sg 0.77: 9 6", 24, "Take 1 or 2; may split"));
        QVERIFY(says("sg grundy: 10 7", 20, "Split unequally"));
    }

    // ---- Subtraction sets ----

    // A stone has the number that is taken by a click on it; another one says why it is none.
    void aClickOnANumberedStoneTakesSoMany()
    {
        Board it(sg("{1,3,4}", {5, 7}));
        it.click(it.piece(1, 4)); // the third from the top
        QCOMPARE(it.made(), std::optional(Move{1, 3, 0}));
        for (const Count stone : {5, 0}) { // two, and all seven
            Board other(it.board.position());
            other.hover(other.piece(1, stone));
            QVERIFY(!other.board.choice());
            other.click(other.piece(1, stone));
            QVERIFY(!other.made());
            QVERIFY2(other.board.whyNot().contains(QStringLiteral("1, 3 or 4")),
                     qPrintable(other.board.whyNot()));
        }
        it.click(it.piece(1, 6));
        QCOMPARE(it.made(), std::optional(Move{1, 1, 0}));
    }

    void eachHeapHasItsOwnNumbers()
    {
        Board it(sg("{1,3,4}+{2,5}", {5, 7}));
        it.click(it.piece(1, 6)); // one stone of {2,5}
        QVERIFY(!it.made());
        it.click(it.piece(1, 5));
        QCOMPARE(it.made(), std::optional(Move{1, 2, 0}));
    }

    void hoveringShowsWhatWouldGo()
    {
        Board it(sg("{1,3,4}", {5, 7}));
        const QImage before = it.board.grab().toImage();
        const QColor accent = widgets::Theme::of(it.board.palette()).accent;
        it.hover(it.piece(0, 1));
        QCOMPARE(it.board.choice(), std::optional(Move{0, 4, 0}));
        QVERIFY(countPixels(it.board.grab().toImage(), accent) > countPixels(before, accent));
        QVERIFY(it.board.shows(QStringLiteral("5 → 1")));
        it.hover(it.board.viewport()->rect().bottomRight());
        QCOMPARE(it.board.choice(), std::nullopt);
    }

    void whatAMoveLeavesStandsBesideTheStones()
    {
        for (const char* rule : {"{1,3,4}", "0.77", "grundy"}) {
            for (const QSizeF& area : {QSizeF(26, 20), QSizeF(40, 24), QSizeF(90, 45)}) {
                widgets::BoardView view{.position = sg(rule, {9, 12, 40})};
                const auto& looks =
                    *rule == '{' ? *games::subtractionSums().looks : *games::octalSums().looks;
                for (std::size_t heap = 0; heap < 3; ++heap) {
                    view.choice = view.position.game->listedMoves(view.position, heap)->back();
                    verifyTidy(looks.draw(sceneOf(looks, view, area)), area);
                }
            }
        }
    }

    void hoveringShowsOptionsForAWhileAndAClickOnTheNumberForGood()
    {
        Board it(sg("{1,3,4}", {5, 7}));
        QCOMPARE(it.board.shownPart(), std::size_t{0});
        it.hover(it.piece(1, 6));
        QCOMPARE(it.board.shownPart(), std::size_t{1});
        it.hover(it.board.viewport()->rect().bottomRight());
        QCOMPARE(it.board.shownPart(), std::size_t{0});
        it.click(it.board.label(1));
        QCOMPARE(it.board.shownPart(), std::size_t{1});
        QCOMPARE(it.board.cursor(), std::size_t{1});
        QVERIFY(!it.made());
    }

    void theRowOfValuesEndsInTheMex()
    {
        Board it(sg("{1,3,4}", {5, 7}));
        QVERIFY(it.board.shows(QStringLiteral("mex = 3"))); // 5 goes to 4, 2 and 1: 0, 1, 2
        QTest::keyClick(&it.board, Qt::Key_Down);
        QCOMPARE(it.board.shownPart(), std::size_t{1});
        QVERIFY(it.board.shows(QStringLiteral("mex = 0"))); // 7 goes to 6, 4 and 3: 1, 2
    }

    void aTileChoosesAndMakesItsMove()
    {
        Board it(sg("{1,3,4}", {5, 7}));
        QCOMPARE(it.board.drawing().targets.size(), std::size_t{3});
        const auto tile = it.tile({0, 3, 0});
        QVERIFY(tile);
        QTest::mouseMove(it.board.viewport(), *tile);
        QCoreApplication::processEvents();
        QCOMPARE(it.board.choice(), std::optional(Move{0, 3, 0}));
        it.click(*tile);
        QCOMPARE(it.made(), std::optional(Move{0, 3, 0}));
    }

    void aTileDoesNotTakeOverFromTheKeyboard()
    {
        Board it(sg("{1,3,4}", {5, 7}));
        QTest::keyClick(&it.board, Qt::Key_End);
        QCOMPARE(it.board.choice(), std::optional(Move{0, 4, 0}));
        QTest::mouseMove(it.board.viewport(), *it.tile({0, 1, 0}));
        QCoreApplication::processEvents();
        QCOMPARE(it.board.choice(), std::optional(Move{0, 4, 0}));
    }

    void nothingCanBeMadeThatMayNotBePlayed()
    {
        Board it(sg("{1,3,4}", {5, 7}));
        it.board.setPlayable(false);
        it.click(it.piece(0, 4));
        it.click(*it.tile({0, 1, 0}));
        QVERIFY(!it.made());
        // But the options can be read.
        it.click(it.board.label(1));
        QCOMPARE(it.board.shownPart(), std::size_t{1});
    }

    void keysGoThroughTheAllowedNumbers()
    {
        Board it(sg("{1,3,4}", {5, 7}));
        QTest::keyClick(&it.board, Qt::Key_Down);
        QList<Count> takes;
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(&it.board, Qt::Key_Right);
            takes << it.board.choice()->take;
        }
        QCOMPARE(takes, (QList<Count>{1, 3, 4, 4}));
        QTest::keyClick(&it.board, Qt::Key_Left);
        QTest::keyClick(&it.board, Qt::Key_Return);
        QCOMPARE(it.made(), std::optional(Move{1, 3, 0}));
    }

    void aHugeHeapIsABarWithItsEndDrawnLarge()
    {
        for (const Count heap : {Count{1'000'000}, theory::kMaxCount}) {
            Board it(sg("{1,3,4}", {heap, 5}));
            QVERIFY(it.board.isBar(0));
            QVERIFY(!it.board.isBar(1));
            // What stays, the fourth stone, the third and second, the first.
            const QRectF third = it.board.bar(0, 2);
            QVERIFY(third.width() > 3);
            it.click(it.board.at(third));
            QCOMPARE(it.made(), std::optional(Move{0, 3, 0}));
            it.click(it.board.at(it.board.bar(0, 0)));
            QCOMPARE(it.moves.size(), 1);
            QCOMPARE(it.board.choice(), std::nullopt);
        }
    }

    // As on stones, and none where not all have room.
    void theNumbersStandOnABar()
    {
        const auto numbers = [](const char* rule, const QSizeF& area) {
            const widgets::BoardView view{.position = sg(rule, {100'000})};
            const auto& looks = *games::subtractionSums().looks;
            const widgets::Drawing drawing = looks.draw(sceneOf(looks, view, area));
            QStringList all;
            for (const widgets::Bar& bar : drawing.bars) {
                if (!bar.text.isEmpty() && letterWidth(bar.text, {}) < bar.box.width())
                    all << bar.text;
            }
            return all;
        };
        for (const QSizeF& area : {QSizeF(16, 17), QSizeF(40, 24)})
            QCOMPARE(numbers("{2,3,7}", area),
                     (QStringList{QStringLiteral("7"), QStringLiteral("3"), QStringLiteral("2")}));
        QCOMPARE(numbers("{1,2,3,5,8,13,21,34,55,89}", {16, 17}), QStringList());
    }

    // ---- Octal games ----

    void twoMiddlePinsOfNineLeaveThreeAndFour()
    {
        Board it(sg("0.77", {9, 5}));
        it.knock(0, 3, 4);
        QCOMPARE(it.made(), std::optional(Move{0, 2, 3}));
        it.knock(0, 5, 4); // backwards: four are left of them, three right
        QCOMPARE(it.made(), std::optional(Move{0, 2, 3}));
        it.click(it.piece(0, 0));
        QCOMPARE(it.made(), std::optional(Move{0, 1, 0}));
        it.click(it.piece(1, 2));
        QCOMPARE(it.made(), std::optional(Move{1, 1, 2}));
    }

    void theSideThatThePointerIsOnIsSeen()
    {
        Board it(sg("0.77", {9, 5}));
        it.hover(it.piece(0, 2));
        QCOMPARE(it.board.choice(), std::optional(Move{0, 1, 2}));
        QCOMPARE(it.board.firstGhost(), std::optional<Count>(2));
        const QImage left = it.board.grab().toImage();
        it.hover(it.piece(0, 6));
        QCOMPARE(it.board.choice(), std::optional(Move{0, 1, 2}));
        QCOMPARE(it.board.firstGhost(), std::optional<Count>(6));
        QVERIFY(it.board.grab().toImage() != left);
    }

    void dragsThatAreTooLongTakeWhatTheyCan()
    {
        Board it(sg("0.77", {9, 5}));
        it.knock(0, 2, 6);
        QCOMPARE(it.made(), std::optional(Move{0, 2, 2})); // pins 2 and 3
        it.knock(0, 6, 2);
        QCOMPARE(it.made(), std::optional(Move{0, 2, 2})); // pins 5 and 6
    }

    void dawsonsKaylesTakesTwoAtAPress()
    {
        Board it(sg("0.07", {9, 1}));
        it.click(it.piece(0, 3));
        QCOMPARE(it.made(), std::optional(Move{0, 2, 3}));
        it.click(it.piece(0, 8)); // the last, with the one before
        QCOMPARE(it.made(), std::optional(Move{0, 2, 0}));
        it.click(it.piece(1, 0));
        QCOMPARE(it.moves.size(), 2); // one pin alone has no move
    }

    void digitsDecideWhatMayGoWhere()
    {
        // 0.137: one pin only if it is the whole, two at an end, three anywhere.
        Board it(sg("0.137", {9, 1}));
        it.click(it.piece(0, 0));
        QCOMPARE(it.made(), std::optional(Move{0, 2, 0}));
        it.click(it.piece(0, 4));
        QCOMPARE(it.made(), std::optional(Move{0, 3, 2})); // pins 4, 5, 6
        it.click(it.piece(1, 0));
        QCOMPARE(it.made(), std::optional(Move{1, 1, 0}));
        // 0.6: one or two heaps have to be left.
        Board six(sg("0.6", {5, 1}));
        six.click(six.piece(1, 0));
        QVERIFY(!six.made());
        six.click(six.piece(0, 1));
        QCOMPARE(six.made(), std::optional(Move{0, 1, 1}));
    }

    void grundysRowIsSplitAtAGap()
    {
        Board it(sg("grundy", {10, 7}));
        it.click(it.gap(0, 3));
        QCOMPARE(it.made(), std::optional(Move{0, 0, 3}));
        it.click(it.gap(0, 7));
        QCOMPARE(it.made(), std::optional(Move{0, 0, 3}));
        it.click(it.gap(0, 5)); // two equal parts are no move
        QCOMPARE(it.moves.size(), 2);
    }

    void gapsAndPinsAreToldApart()
    {
        Board it(sg("4.7", {6}));
        it.click(it.gap(0, 2));
        QCOMPARE(it.made(), std::optional(Move{0, 0, 2}));
        it.click(it.piece(0, 2));
        QCOMPARE(it.made(), std::optional(Move{0, 1, 2}));
    }

    void everyMoveCanBeMadeByMouseAndByKeys_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char* rule : {"0.77", "0.07", "0.137", "0.6", "4.7", "0.1337", "grundy"})
            QTest::newRow(rule) << QString::fromLatin1(rule);
    }
    void everyMoveCanBeMadeByMouseAndByKeys()
    {
        QFETCH(QString, rule);
        Board it(sg(qPrintable(rule), {9}));
        const auto all = sgGame(rule).options(0, 9);
        QVERIFY(!all.empty());
        for (const games::SgOption& option : all) {
            const Move& move = option.move;
            QTest::keyClick(&it.board, Qt::Key_Right);
            QCOMPARE(it.board.choice(), std::optional(move));
            if (move.take > 0)
                it.knock(0, move.split, move.split + move.take - 1);
            else
                it.click(it.gap(0, move.split));
            QCOMPARE(it.made(), std::optional(move));
            it.board.setChoice(move); // on with the next
        }
        QTest::keyClick(&it.board, Qt::Key_Right);
        QCOMPARE(it.board.choice(), std::optional(all.back().move));
    }

    void longRowsGoOnInAnotherLine()
    {
        Board it(sg("0.77", {100, 60}));
        Count inLine = 1;
        while (inLine < 100 && it.board.stoneRect(0, inLine).top() == it.board.stoneRect(0, 0).top())
            ++inLine;
        QVERIFY(inLine < 100);
        QVERIFY(it.board.stoneRect(0, inLine).top() > it.board.stoneRect(0, 0).top());
        QCOMPARE(it.board.stoneRect(0, inLine).left(), it.board.stoneRect(0, 0).left());
        it.knock(0, inLine - 1, inLine); // neighbours, though not side by side
        QCOMPARE(it.made(), std::optional(Move{0, 2, std::min(inLine - 1, 99 - inLine)}));
    }

    void veryLongRowsAreBars()
    {
        QElapsedTimer time;
        time.start();
        Board it(sg("0.77", {9000, 3000}));
        QVERIFY(it.board.isBar(0));
        QVERIFY(!it.board.isBar(1));
        QTest::keyClick(&it.board, Qt::Key_End);
        QCOMPARE(it.board.choice(), std::optional(Move{0, 2, 4499}));
        QTest::keyClick(&it.board, Qt::Key_Escape);
        const QRect bar = it.board.onScreen(it.board.bar(0, 0));
        it.hover({bar.left() + bar.width() / 4, bar.center().y()});
        QVERIFY(it.board.choice());
        QVERIFY(it.board.choice()->split > 2200 && it.board.choice()->split < 2300);
        QVERIFY(double(time.elapsed()) < 10'000 * tests::kSanitizing);
    }

    void oneTileStandsForAllWithItsValue()
    {
        Board it(sg("0.77", {60}));
        // The chosen one stands for its like.
        const Move move = it.board.movesOf(0).at(18);
        it.board.setChoice(move);
        QVERIFY(it.tile(move));
    }

    void aThousandHeapsScroll()
    {
        QElapsedTimer time;
        time.start();
        std::vector<Count> heaps;
        for (Count heap = 0; heap < 1000; ++heap)
            heaps.push_back(heap % 50);
        Board it(sg("0.77", heaps));
        QVERIFY(it.board.verticalScrollBar()->maximum() > 0);
        const auto signs = it.board.findChildren<QToolButton*>();
        QVERIFY(std::ranges::any_of(signs, [](const QToolButton* sign) {
            return sign->isVisible() && sign->text().contains(QStringLiteral("+9"));
        }));
        it.board.setCursorPart(999);
        const QRect last = it.board.partRect(999);
        QVERIFY(it.board.viewport()->rect().contains(last.center()));
        it.click(it.piece(999, 0));
        QCOMPARE(it.made(), std::optional(Move{999, 1, 0}));
        QVERIFY(double(time.elapsed()) < 10'000 * tests::kSanitizing);
    }

    // ---- What is shown when ----

    void valuesAreHiddenWithTheVerdict()
    {
        Board it(sg("{1,3,4}", {5, 7}));
        const QImage shown = it.board.grab().toImage();
        QVERIFY(it.board.areValuesShown());
        QCOMPARE(it.name(0), QStringLiteral("Heap 1: stones 5, one may take 1, 3, 4, SG value 3"));
        it.board.setVerdictShown(false);
        QVERIFY(!it.board.areValuesShown());
        QCOMPARE(it.name(0), QStringLiteral("Heap 1: stones 5, one may take 1, 3, 4"));
        const QImage hidden = it.board.grab().toImage();
        QVERIFY(hidden != shown);
        // Nor are the options told, which may be asked for: “take 1 → 4” stands on a tile.
        for (const auto& text : it.board.drawing().texts)
            QVERIFY2(!text.text.contains(QChar(0x2192)), qPrintable(text.text));
        it.board.setShown({{}, {{Mark::Options}}});
        QVERIFY(it.board.areValuesShown());
        QVERIFY(it.board.grab().toImage() != hidden);
        it.board.setShown({});
        QCOMPARE(it.board.grab().toImage(), hidden);
    }

    // The board is not ahead of the steps, neither in sight nor aloud: each value comes with its own step,
    // their sum with the step of the nim-sum.
    void valuesComeWithTheirSteps_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::newRow("subtraction") << QStringLiteral("{1,3,4}");
        QTest::newRow("kayles") << QStringLiteral("0.77");
    }
    void valuesComeWithTheirSteps()
    {
        QFETCH(QString, rule);
        const Position position = sg(qPrintable(rule), {5, 3, 9});
        const auto explanation = games::findLesson(position.word())->explain(position);
        Board it(position);
        it.board.setVerdictShown(false);
        const auto values = games::SgGame::of(position).values(position.heaps);
        const QString sum = games::xorFormula(values);
        std::size_t told = 0;
        for (const teaching::Step& step : explanation.steps) {
            it.board.setShown(step.shown);
            const std::string_view id = step.id;
            if (id == "value")
                ++told;
            const bool isBefore = told < position.heaps.size() || id == "value";
            if (told > 0 && isBefore)
                QVERIFY2(!it.board.shows(sum), step.id);
            else if (told > 0 && !step.shown.isEmpty())
                QVERIFY2(it.board.shows(sum), step.id);
            for (std::size_t part = 0; told > 0 && !step.shown.isEmpty() && part < values.size(); ++part)
                QCOMPARE(it.name(part).contains(QStringLiteral("SG value")), part < told);
        }
        QCOMPARE(told, position.heaps.size());
    }

    // Nor does it show anything of values, or options with theirs, before a step finds one.
    void noValueIsShownBeforeItIsFound()
    {
        for (const char* text : {"sg 0.77: 8 8", "sg 0.77: 1 2 3", "sg {1,3,4}: 5 5", "sg {1,3,4}+{2,5}: 6 9",
                                 "sg grundy: 4 3", "sg {1,2} misere: 1 1 1"}) {
            const Position position = positionOf(QString::fromLatin1(text));
            const widgets::Lesson& lesson = *games::findLesson(position.word());
            const widgets::BoardLooks& looks = *lesson.looks(position);
            bool isFound = false;
            int before = 0;
            for (const teaching::Step& step : lesson.explain(position).steps) {
                const std::string_view id = step.id;
                isFound = isFound || id == "value";
                if (step.shown.isEmpty())
                    continue; // as without a step
                const auto scene = sceneOf(looks, {.position = position, .shown = step.shown});
                const widgets::Drawing drawing = looks.draw(scene);
                const bool hasMex = std::ranges::any_of(drawing.texts, [](const widgets::Text& each) {
                    return each.text.contains(QStringLiteral("mex")) || each.text.contains(u'⊕');
                });
                QVERIFY2(isFound || !hasMex, step.id);
                QVERIFY2(isFound || drawing.targets.empty(), step.id);
                QVERIFY2(isFound
                             || !teaching::Voice::installed()
                                     .say(looks.partName(scene, 0))
                                     .contains(QStringLiteral("SG value")),
                         step.id);
                QVERIFY2(id != "value" || hasMex, step.id);
                before += isFound ? 0 : 1;
            }
            QVERIFY2(before > 0, text);
        }
    }

    // Which cannot scroll: rather bars than heaps out of sight. A page has its pins, by a bar to scroll.
    void aHallSeesEveryHeap()
    {
        for (const auto& [rule, heaps, area] :
             {std::tuple("0.77", std::vector<Count>{500, 30}, QSizeF(22, 22)),
              {"0.77", {99'999, 997}, {22, 22}},
              {"0.77", {60, 50, 40, 30, 20, 10}, {18, 17}},
              {"grundy", {700, 20}, {22, 22}},
              {"{1,3,4}", {399, 380, 60}, {22, 22}}}) {
            widgets::BoardView view{.position = sg(rule, heaps), .isForHall = true};
            const widgets::BoardLooks& looks = *games::sumGameOf(view.position).looks;
            for (const bool isTold : {false, true}) {
                view.isVerdictShown = isTold;
                const widgets::Drawing drawing = looks.draw(sceneOf(looks, view, area));
                QVERIFY2(drawing.isBarred && drawing.height <= area.height() + 1e-6, rule);
                for (const widgets::Part& part : drawing.parts)
                    QVERIFY(part.box.bottom() <= area.height() - drawing.foot + 1e-6);
                if (isTold)
                    verifyTidy(drawing, area);
                // A heap of few stones is never a bar.
                const auto isOfLast = [&](const widgets::Piece& piece) {
                    return piece.id.part + 1 == drawing.parts.size();
                };
                QCOMPARE(std::ranges::any_of(drawing.pieces, isOfLast), heaps.back() < 100);
            }
            view.isForHall = false;
            const widgets::Drawing page = looks.draw(sceneOf(looks, view, area));
            QVERIFY(!page.isBarred && page.height > area.height());
        }
        const widgets::BoardView few{.position = sg("0.77", {9, 6}), .isForHall = true};
        QVERIFY(!games::octalSums().looks->draw(sceneOf(*games::octalSums().looks, few, {22, 22})).isBarred);
    }

    // A page, which can scroll, keeps the pins of a heap, and says how many of them are out of sight.
    void aPageCountsThePinsOfOneHeap()
    {
        const widgets::BoardView view{.position = sg("0.77", {2900})};
        const widgets::BoardLooks& looks = *games::octalSums().looks;
        const widgets::Drawing drawing = looks.draw(sceneOf(looks, view));
        QVERIFY(drawing.bars.empty() && drawing.height > 24);
        QVERIFY(widgets::outside(looks, drawing, 24, drawing.height).contains(QStringLiteral("pin")));
    }

    // In proportion to the largest, but for a least length.
    void aLongerBarHasMoreStones()
    {
        const auto lengths = [](const char* rule, std::vector<Count> heaps) {
            const widgets::BoardView view{.position = sg(rule, std::move(heaps)), .isForHall = true};
            const widgets::BoardLooks& looks = *games::sumGameOf(view.position).looks;
            std::vector<double> all(view.position.heaps.size());
            for (const widgets::Bar& bar : looks.draw(sceneOf(looks, view, {30, 22})).bars)
                all[bar.part] += bar.box.width();
            return all;
        };
        for (const char* const rule : {"0.77", "{1,3,4}"}) {
            const auto all = lengths(rule, {99'999, 997, 50'000});
            QVERIFY(all[1] > 0.2 * all[0] && all[1] < 0.4 * all[0]);
            QVERIFY(std::abs(all[2] / all[0] - 0.5) < 0.1);
        }
        // One that is the only bar takes the row, and none is shorter than pins that are fewer.
        const auto one = lengths("0.77", {99'999, 9});
        QVERIFY(one[0] > 10 && one[1] == 0);
        const widgets::BoardView view{.position = sg("0.77", {99'999, 5000, 14})};
        const widgets::BoardLooks& looks = *games::octalSums().looks;
        const widgets::Drawing drawing = looks.draw(sceneOf(looks, view, {30, 22}));
        QCOMPARE(drawing.bars.size(), std::size_t{2});
        QVERIFY(drawing.bars[1].box.width() < drawing.bars[0].box.width());
        QVERIFY(drawing.bars[1].box.right() >= drawing.pieces.back().box.right() - 1e-6
                || drawing.bars[1].box.width() >= 0.8 * drawing.bars[0].box.width() - 1e-6);
    }

    // Marks of moves on one bar do not touch each other, and the number of moves stands beside it.
    void marksOnABarAreToldApart()
    {
        const Position start = sg("0.77", {500});
        const widgets::BoardLooks& looks = *games::octalSums().looks;
        const widgets::Drawing drawing =
            looks.draw(sceneOf(looks,
                               {.position = start,
                                .shown = games::sgLesson().explain(start).steps.back().shown,
                                .isForHall = true},
                               {22, 22}));
        std::vector<QRectF> marks;
        for (const widgets::Bar& bar : drawing.bars) {
            if (bar.left == bar.from)
                marks.push_back(bar.box);
        }
        QVERIFY(marks.size() > 2 && marks.size() < 36);
        for (std::size_t i = 1; i < marks.size(); ++i)
            QVERIFY(marks[i].left() - marks[i - 1].right() > 0.2);
        const auto count = std::ranges::find_if(drawing.texts, [](const widgets::Text& text) {
            return text.text.startsWith(QStringLiteral("36 way"));
        });
        QVERIFY(count != drawing.texts.end());
        QVERIFY(count->style.size >= 0.85);
    }

    // Numbers of heaps are as large as words.
    void numbersOfHeapsAreNoSmallerThanWords()
    {
        const widgets::BoardLooks& looks = *games::octalSums().looks;
        const widgets::Drawing drawing =
            looks.draw(sceneOf(looks, {.position = sg("0.77", {9, 5, 7}), .isForHall = true}, {22, 22}));
        const auto place = std::ranges::find(drawing.texts, QStringLiteral("3"), &widgets::Text::text);
        QVERIFY(place != drawing.texts.end());
        QCOMPARE(place->style.size, 1.0);
    }

    // As large as words are before a hall, where nothing has to stand beside it yet, if need be in brief.
    void theRuleIsLargeBeforeTheSum()
    {
        const widgets::BoardLooks& looks = *games::octalSums().looks;
        const auto sizeOf = [&](const widgets::BoardView& view, double width = 32) {
            const widgets::Drawing drawing = looks.draw(sceneOf(looks, view, {width, 22}));
            const auto rule = std::ranges::find_if(drawing.texts, [](const widgets::Text& text) {
                return text.text.contains(QStringLiteral("ake 1 or 2"));
            });
            return rule == drawing.texts.end() ? 0 : rule->style.size;
        };
        widgets::BoardView view{.position = sg("0.77", {21, 13, 9}), .isForHall = true};
        QCOMPARE(sizeOf(view), 1.0);
        view.isVerdictShown = false;
        QVERIFY(sizeOf(view) > 1.25 && sizeOf(view, 20) > 1.25);
        view.isForHall = false;
        QCOMPARE(sizeOf(view), 1.0);
    }

    // Nor does it go once the sum stands there: rather in few words, or small.
    void theRuleOfASetStaysBesideTheSum()
    {
        for (const std::vector<Count>& heaps : {std::vector<Count>{5, 7}, {5, 7, 6}}) {
            const widgets::BoardView view{.position = sg("{1,2,3}", heaps), .isForHall = true};
            const widgets::BoardLooks& looks = *games::sumGameOf(view.position).looks;
            const widgets::Drawing drawing = looks.draw(sceneOf(looks, view, {17.5, 22}));
            QVERIFY(std::ranges::any_of(drawing.texts, [](const widgets::Text& text) {
                return text.text.endsWith(QStringLiteral("ake 1, 2, 3"))
                    || text.text.endsWith(QStringLiteral("take: 1, 2, 3"));
            }));
            verifyTidy(drawing, {17.5, 22});
        }
    }

    // Of all winning moves: where a heap has one, behind its number or below.
    void whatItsWinningMoveLeavesStandsAtEachHeap()
    {
        const auto says = [](const Position& start, const char* words) {
            const QSizeF area{22, 22};
            const widgets::Lesson& lesson = *games::findLesson(start.word());
            const auto& looks = *lesson.looks(start);
            const widgets::Drawing drawing =
                looks.draw(sceneOf(looks,
                                   {.position = start,
                                    .shown = lesson.explain(start).steps.back().shown,
                                    .isForHall = true,
                                    .start = start},
                                   area));
            verifyTidy(drawing, area);
            return std::ranges::any_of(drawing.texts, [&](const widgets::Text& text) {
                return text.text.endsWith(QString::fromUtf8(words));
            });
        };
        const Position sets = sg("{1,3,4}", {100, 5});
        QVERIFY(says(sets, "→ 96") && says(sets, "→ 2"));
        QVERIFY(says(sg("0.77", {21, 13, 9}), "→ 12+8"));
    }

    // The frame of each row holds its value, no two meet, and every value is a term of the nim-sum above.
    void manyHeapsOfASumAreWhole()
    {
        const Position start = positionOf(QStringLiteral("sg 0.77: 9 6 5 4 3 7 8 2 1 10 11 12"));
        const auto& looks = *games::findLesson(start.word())->looks(start);
        const widgets::Drawing drawing =
            looks.draw(sceneOf(looks,
                               {.position = start,
                                .shown = games::explainSum(start).steps.back().shown,
                                .isForHall = true,
                                .start = start},
                               {21, 18.5}));
        const auto sum = std::ranges::find_if(
            drawing.texts, [](const widgets::Text& text) { return text.text.contains(u'⊕'); });
        QVERIFY(sum != drawing.texts.end());
        QCOMPARE(sum->text.count(u'⊕'), 11);
        QVERIFY(letterWidth(sum->text, sum->style) <= sum->box.width());
        QCOMPARE(drawing.parts.size(), std::size_t{12});
        int values = 0;
        for (std::size_t part = 0; part < drawing.parts.size(); ++part) {
            const QRectF& box = drawing.parts[part].box;
            QVERIFY(part == 0 || drawing.parts[part - 1].box.bottom() < box.top());
            for (const widgets::Band& band : drawing.bands) {
                if (band.outline && band.box.intersects(box)) {
                    QVERIFY(box.contains(band.box));
                    ++values;
                }
            }
        }
        QVERIFY(values >= 12);
    }

    void rowsOfPinsAreReadAloud()
    {
        Board it(sg("0.77", {9, 5}));
        QCOMPARE(it.name(1), QStringLiteral("Heap 2: stones 5, SG value 4"));
        it.board.setVerdictShown(false);
        QCOMPARE(it.name(1), QStringLiteral("Heap 2: stones 5"));
        auto* value = QAccessible::queryAccessibleInterface(&it.board)->child(1)->valueInterface();
        QCOMPARE(value->maximumValue().toULongLong(), 5ULL);
        value->setCurrentValue(3);
        QCOMPARE(it.board.choice(), std::optional(Move{1, 1, 2}));
        QCOMPARE(it.board.shownPart(), std::size_t{1});
    }

    void misereRowsShowNoValues()
    {
        Board it(sg("0.77", {9, 5}, theory::Play::Misere));
        QVERIFY(!it.board.areValuesShown());
        it.board.setShown({{}, {{Mark::Heap, 1}}});
        QVERIFY(!it.board.areValuesShown());
    }

    void marksLookDifferent()
    {
        Board it(sg("0.77", {9, 5}));
        QList<QImage> images{it.board.grab().toImage()};
        const Position position = sg("0.77", {9, 5});
        const Position after = sg("0.77", {4, 3, 5});
        const Move split{0, 2, 3}; // 9 into 4 and 3
        const std::vector<teaching::Shown> sets = {
            {{}, {{Mark::Heap, 1}}},
            {{}, {{games::NimSumMark::Sum}}},
            {{{position, split, Role::Winning}}, {}},
            {{{position, split, Role::Threat}}, {}},
            {{{position, split, Role::Threat}, {after, {1, 1, 1}, Role::Reply}}, {}},
            {{{position, split, Role::Threat}, {after, {2, 1, 2}, Role::Reply}}, {}},
        };
        for (const auto& shown : sets) {
            it.board.setShown(shown);
            const QImage image = it.board.grab().toImage();
            QVERIFY(!images.contains(image));
            images << image;
        }
        it.board.setShown(sets[0]);
        QCOMPARE(it.board.shownPart(), std::size_t{1});
        // A move of another position is not shown.
        it.board.setShown({{{sg("0.77", {7, 5}), {0, 0, 3}, Role::Winning}}, {}});
        const QImage none = it.board.grab().toImage();
        it.board.setShown({{{sg("0.77", {8, 5}), {0, 1, 4}, Role::Winning}}, {}});
        QCOMPARE(it.board.grab().toImage(), none);
    }

    void aMoveIsWatched_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<Move>("move");
        QTest::newRow("taken") << QStringLiteral("{1,3,4}") << Move{0, 3, 0};
        QTest::newRow("split") << QStringLiteral("0.77") << Move{0, 2, 3};
        QTest::newRow("gap") << QStringLiteral("grundy") << Move{0, 0, 4};
        QTest::newRow("gone") << QStringLiteral("0.77") << Move{1, 2, 0};
    }
    void aMoveIsWatched()
    {
        QFETCH(QString, rule);
        QFETCH(Move, move);
        Board it(sg(qPrintable(rule), {9, 2}));
        it.board.setAnimated(true);
        const Position before = it.board.position();
        const Position after = before.game->after(before, move);
        it.board.setPosition(after, move);
        QVERIFY(it.board.isMoving());
        const QImage moving = it.board.grab().toImage();
        QTRY_VERIFY(!it.board.isMoving());
        QVERIFY(it.board.grab().toImage() != moving);
        // Without a move that leads there it is just there.
        it.board.setPosition(before, move);
        QVERIFY(!it.board.isMoving());
    }

    void stonesThatStayComeFromTheirSideOfTheRow()
    {
        const Position before = sg("0.77", {9, 5});
        const Move made{0, 2, 3};
        const auto origin = [&](const std::optional<widgets::Pointing>& pointing, std::size_t part) {
            return games::octalSums().looks->origin(before, made, pointing, {part, 0});
        };
        const widgets::Pointing fourth{0, 3.5, 4.5};
        QCOMPARE(origin(fourth, 0), (widgets::PieceId{0, 5})); // the four on the right come first
        QCOMPARE(origin(fourth, 1), (widgets::PieceId{0, 0}));
        QCOMPARE(origin(fourth, 2), (widgets::PieceId{1, 0}));
        const widgets::Pointing fifth{0, 4.5, 5.5};
        QCOMPARE(origin(fifth, 0), (widgets::PieceId{0, 0}));
        QCOMPARE(origin(fifth, 1), (widgets::PieceId{0, 6}));
    }

    // On the page of a window of 1024 by 640; the rows are no lower than one can click.
    void heapsAreSeenBeforeTheirOptions_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<std::vector<Count>>("heaps");
        QTest::addColumn<bool>("hasTiles");
        QTest::newRow("two heaps") << "{1,3,4}" << std::vector<Count>{5, 7} << true;
        QTest::newRow("three heaps") << "{1,3,4}" << std::vector<Count>{5, 7, 9} << true;
        QTest::newRow("Kayles") << "0.77" << std::vector<Count>{5, 7, 9} << false;
        QTest::newRow("five heaps") << "{1,3,4}" << std::vector<Count>{5, 7, 9, 4, 6} << false;
        QTest::newRow("five of Kayles") << "0.77" << std::vector<Count>{9, 5, 7, 3, 8} << false;
    }
    void heapsAreSeenBeforeTheirOptions()
    {
        QFETCH(const QString, rule);
        QFETCH(const std::vector<Count>, heaps);
        QFETCH(const bool, hasTiles);
        const widgets::BoardView view{sg(rule.toUtf8().constData(), heaps)};
        const widgets::BoardLooks& looks = *games::sumGameOf(view.position).looks;
        const QSizeF area{29, 10.5};
        const widgets::Drawing drawing = looks.draw(sceneOf(looks, view, area));
        QVERIFY2(drawing.height <= area.height() + 1e-6, qPrintable(QString::number(drawing.height)));
        QVERIFY(drawing.foot > 0);
        QCOMPARE(!drawing.targets.empty(), hasTiles);
        for (const widgets::Part& part : drawing.parts) {
            QVERIFY(part.box.height() >= 1.1);
            QVERIFY(part.box.bottom() <= area.height() - drawing.foot + 1e-6);
        }
        for (const widgets::Piece& piece : drawing.pieces)
            QVERIFY(piece.box.width() >= 0.4);
    }

    // It touches no stone, and counts the options: rather lower stones than fewer of these.
    void aHallSeesAllOptions()
    {
        const QSizeF area{18.5, 17.4};
        const widgets::BoardView view{.position = sg("0.77", {9, 5, 7}), .isForHall = true};
        const widgets::BoardLooks& looks = *games::octalSums().looks;
        const widgets::Drawing drawing = looks.draw(sceneOf(looks, view, area));
        QCOMPARE(drawing.targets.size(), std::size_t{9});
        QVERIFY(drawing.height <= area.height() + 1e-6);
        verifyTidy(drawing, area);
        // Rather a bar than pins that leave no room for them.
        const widgets::BoardView many{.position = sg("0.77", {300}), .isForHall = true};
        for (const double height : {17.0, 22.0, 26.0, 30.0}) {
            const widgets::Drawing large = looks.draw(sceneOf(looks, many, {22, height}));
            QVERIFY(!large.targets.empty() && large.height <= height + 1e-6);
            verifyTidy(large, {22, height});
        }
    }

    // Where there is no room even for the values, the options go before a heap does.
    void optionsGoBeforeAHeapDoes()
    {
        const auto drawn = [](std::size_t heaps) {
            const widgets::BoardView view{sg("0.77", std::vector<Count>(heaps, 8))};
            return games::octalSums().looks->draw(sceneOf(*games::octalSums().looks, view, {29, 10.5}));
        };
        QCOMPARE(drawn(6).foot, 0.0);
        QVERIFY(drawn(6).height <= 10.5 + 1e-6);
        QVERIFY(drawn(9).height > 10.5);
        QCOMPARE(drawn(9).foot, 0.0);
    }

    // Of heaps that scroll on a low board as many are seen as there is room for.
    void heapsThatScrollHaveAllOfALowBoard()
    {
        const widgets::BoardView view{sg("0.77", {9, 5, 7, 3, 8})};
        const widgets::Drawing drawing =
            games::octalSums().looks->draw(sceneOf(*games::octalSums().looks, view, {29, 7}));
        QVERIFY(drawing.height > 7); // they do
        QVERIFY(std::ranges::count_if(
                    drawing.parts,
                    [&](const widgets::Part& part) { return part.box.bottom() <= 7 - drawing.foot; })
                >= 3);
    }

    // Where not all heaps fit, what the opponent has done is not out of sight.
    void theHeapOfTheLastMoveComesIntoSight()
    {
        const Position before = sg("{1,3,4}", std::vector<Count>(20, 9));
        Board it(before, {560, 200});
        const auto isSeen = [&](std::size_t part) {
            return it.board.viewport()->rect().contains(it.board.partRect(part).center());
        };
        QVERIFY(isSeen(0) && !isSeen(15));
        const Move move{15, 3, 0};
        it.board.setPosition(before.game->after(before, move), move);
        it.board.setReply(widgets::MadeMove{before, move});
        QVERIFY(isSeen(15) && !isSeen(0));
    }

    void smallBoardsKeepRoomForHeaps()
    {
        const auto foot = [](const QSizeF& area) {
            const widgets::BoardView view{sg("0.77", {9, 5})};
            return games::octalSums().looks->draw(sceneOf(*games::octalSums().looks, view, area)).foot;
        };
        QVERIFY(foot({35, 15.6}) > 0 && foot({35, 15.6}) <= 7.8);
        QCOMPARE(foot({35, 4}), 0.0);
        QVERIFY(foot({44, 56}) > 0);
        Board it(sg("0.77", {9, 5}), {560, 250});
        QVERIFY(it.board.hasOptions());
        it.board.resize(560, 60);
        QVERIFY(!it.board.hasOptions());
    }

    void thePanelStaysWhenHeapsScroll()
    {
        Board it(sg("{1,3,4}", std::vector<Count>(40, 9)), {560, 300});
        const QPoint before = *it.tile({0, 3, 0});
        it.board.verticalScrollBar()->setValue(it.board.verticalScrollBar()->maximum());
        QVERIFY(it.board.verticalScrollBar()->maximum() > 0);
        QCOMPARE(*it.tile({0, 3, 0}), before);
        QVERIFY(it.board.partRect(39).bottom() <= before.y());
        it.click(before);
        QCOMPARE(it.made(), std::optional(Move{0, 3, 0}));
    }

    void aLargerFontReachesAllOfTheBoard()
    {
        games::SgBoard board;
        board.resize(700, 420);
        board.setPosition(sg("{1,3,4}", {5, 7}), std::nullopt);
        show(board);
        auto* heaps = board.findChild<widgets::PieceBoard*>();
        const auto width = [&] { return heaps->onScreen(heaps->drawing().pieces.front().box).width(); };
        const int before = width();
        QFont large = board.font();
        large.setPointSizeF(large.pointSizeF() * 2);
        board.setFont(large);
        board.resize(1400, 840);
        QCoreApplication::processEvents();
        QCOMPARE(heaps->font().pointSizeF(), large.pointSizeF());
        QVERIFY(width() > before * 1.5);
    }

    void heapsWithoutAMoveAreQuiet()
    {
        Board it(sg("{3,4}", {2, 0}));
        QVERIFY(it.board.drawing().targets.empty());
        QVERIFY(it.board.shows(QStringLiteral("mex = 0")));
        it.click(it.piece(0, 1));
        QTest::keyClick(&it.board, Qt::Key_Right);
        QVERIFY(!it.made());
        QCOMPARE(it.board.choice(), std::nullopt);
        QVERIFY(!it.board.grab().isNull());
    }
};

LASTSTONE_TEST(SumBoardTest, Windows)

} // namespace laststone::sum_board_test
#include "sum_board_test.moc"
