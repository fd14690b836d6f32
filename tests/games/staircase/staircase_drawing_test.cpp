// SPDX-License-Identifier: GPL-3.0-or-later
// The Staircase board as a value, in all arrangements.
#include "games/staircase/staircase_lesson.h"

#include "games/common/nim_sum.h"
#include "games/drawn.h"
#include "positions.h"
#include "test_main.h"
#include "widgets/board/reply_marks.h"

#include <map>
#include <set>

namespace laststone::staircase_drawing_test {

using teaching::Move;
using theory::Count;
using widgets::BoardView;
using widgets::Drawing;
using widgets::Look;
using Role = teaching::ShownMove::Role;

namespace {

BoardView view(std::vector<Count> stairs, int arrangement = 0)
{
    return {.position = {gameOf(QStringLiteral("staircase")), theory::Play::Normal, std::move(stairs)},
            .arrangement = arrangement};
}
Drawing draw(const BoardView& view, const QSizeF& area = {40, 24})
{
    return games::staircaseLooks().draw(sceneOf(games::staircaseLooks(), view, area));
}
QString textAt(const Drawing& drawing, const QString& text)
{
    const auto found = std::ranges::find(drawing.texts, text, &widgets::Text::text);
    return found == drawing.texts.end() ? QString() : found->text;
}

const std::vector<Count> kFirst{4, 1, 7, 2, 1, 3};

} // namespace

class StaircaseDrawingTest : public QObject {
    Q_OBJECT
private slots:
    // The odd stairs as heaps, without the stairs, and larger than beside them; not before odd has been said.
    void theHeapsStandAlone()
    {
        for (const bool isForHall : {false, true}) {
            const QSizeF area = isForHall ? QSizeF(16, 16) : QSizeF(40, 24);
            BoardView shown = view({3, 4, 2, 5, 1}, 2);
            shown.isForHall = isForHall;
            const Drawing alone = draw(shown, area);
            verifyTidy(alone, area);
            std::map<std::size_t, Count> heaps;
            for (const widgets::Piece& piece : alone.pieces)
                ++heaps[piece.id.part];
            QCOMPARE(heaps, (std::map<std::size_t, Count>{{0, 3}, {2, 2}, {4, 1}}));
            QCOMPARE(alone.parts.size(), std::size_t{5});
            QVERIFY(alone.parts[0].box.top() > alone.parts[2].box.bottom() - 0.01);
            shown.arrangement = 0;
            QVERIFY(alone.pieces[0].box.width() > draw(shown, area).pieces[0].box.width());
            shown.arrangement = 2;
            shown.isVerdictShown = false;
            const Drawing untold = draw(shown, area);
            shown.arrangement = games::staircaseLooks().untold[2];
            QVERIFY(untold == draw(shown, area));
        }
    }

    // What a move brings and its answer takes away is seen there as on the stairs, and stands on no stone.
    void theHeapsTellAMoveAndItsAnswer()
    {
        for (const int arrangement : {1, 2}) {
            BoardView shown = view({3, 4, 2, 5, 1}, arrangement);
            const auto after = shown.position.game->after(shown.position, {1, 1, 0});
            shown.shown.moves = {{shown.position, {1, 1, 0}, Role::Threat}, {after, {0, 1, 0}, Role::Reply}};
            const Drawing drawing = draw(shown);
            const std::size_t part = arrangement == 1 ? 5 : 0;
            std::vector<QRectF> boxes;
            for (const widgets::Piece& piece : drawing.pieces) {
                if (piece.id.part != part)
                    continue;
                QVERIFY(std::ranges::none_of(boxes, [&](const QRectF& box) {
                    return box.adjusted(0.01, 0.01, -0.01, -0.01).intersects(piece.box);
                }));
                boxes.push_back(piece.box);
                QCOMPARE(piece.isComing, piece.id.index == 3);
            }
            QCOMPARE(boxes.size(), std::size_t{4});
            QCOMPARE(textAt(drawing, QStringLiteral("→4→3")), QStringLiteral("→4→3"));
        }
    }

    // Behind every heap that changes stands what is left there, in letters of one size within its frame; and
    // what comes is marked otherwise than what goes.
    void theHeapsTellWhatIsLeft()
    {
        const QSizeF area(13, 15);
        BoardView shown = view(kFirst, 2);
        shown.isForHall = true;
        shown.shown.moves = {{shown.position, {2, 2, 0}}, {shown.position, {5, 2, 0}}};
        shown.shown.marks = {{teaching::Mark::All}};
        const Drawing both = draw(shown, area);
        verifyTidy(both, area);
        double size = 0;
        for (const auto& [stair, words] : {std::pair(2, QStringLiteral("→5")), {4, QStringLiteral("→3")}}) {
            const auto left = std::ranges::find(both.texts, words, &widgets::Text::text);
            QVERIFY2(left != both.texts.end(), qPrintable(words));
            const widgets::Part& heap = both.parts[static_cast<std::size_t>(stair)];
            QVERIFY(heap.frame && heap.box.contains(left->box.adjusted(0, 0, 0.2, 0)));
            for (const widgets::Piece& piece : both.pieces)
                QVERIFY(!piece.box.intersects(left->box));
            QVERIFY(size == 0 || left->style.size == size);
            size = left->style.size;
        }
        const auto coming = std::ranges::count_if(both.pieces, &widgets::Piece::isComing);
        QCOMPARE(coming, 2);
        QCOMPARE(both.arrows.size(), std::size_t{4}); // a plus on each
        shown.shown.moves.pop_back();
        QVERIFY(draw(shown, area).arrows.empty());
        // Also behind the longest heap, whose stones are as large as without it.
        BoardView one = view({4, 1, 7, 2}, 2);
        one.isForHall = true;
        const double stone = draw(one, area).pieces[0].box.width();
        one.shown.moves = {{one.position, {2, 3, 0}}};
        const Drawing drawing = draw(one, area);
        QVERIFY(!textAt(drawing, QStringLiteral("→4")).isEmpty());
        QCOMPARE(drawing.pieces[0].box.width(), stone);
    }

    // What a step leaves on one of many stairs does not hang over the stairs beside it.
    void whatIsLeftKeepsToItsStair()
    {
        BoardView shown = view({3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3});
        shown.isForHall = true;
        shown.shown.moves = {{shown.position, {0, 2, 0}, Role::Threat}};
        shown.shown.moves.push_back(
            {shown.position.game->after(shown.position, {0, 2, 0}), {9, 2, 0}, Role::Reply});
        const QSizeF area(22, 25.8);
        const Drawing drawing = draw(shown, area);
        QVERIFY(!drawing.isShortened);
        verifyTidy(drawing, area);
        int changes = 0;
        for (const widgets::Text& text : drawing.texts) {
            if (!text.text.contains(u'→'))
                continue;
            ++changes;
            QVERIFY2(letterWidth(text.text, text.style) <= 1.25 * drawing.parts[0].box.width() + 0.001,
                     qPrintable(text.text));
            QVERIFY(text.style.size > area.height() / 45);
        }
        QCOMPARE(changes, 3);
    }

    // Where there is room for it a hall counts a heap in one line.
    void aListInAHallHasOneLineForAHeap()
    {
        BoardView shown = view({3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4});
        shown.isForHall = true;
        const Drawing list = draw(shown, {26, 30});
        for (std::size_t stair : {5, 12, 14}) {
            std::set<double> lines;
            for (const widgets::Piece& piece : list.pieces) {
                if (piece.id.part == stair)
                    lines.insert(piece.box.top());
            }
            QCOMPARE(lines.size(), std::size_t{1});
        }
    }

    void upToSixteenStairsAreStairsOnEverySize()
    {
        for (std::size_t stairs = 1; stairs <= 16; ++stairs) {
            for (const QSizeF area :
                 {QSizeF(12, 12), QSizeF(26, 12), QSizeF(32, 14), QSizeF(40, 24), QSizeF(95, 40)}) {
                for (const int arrangement : {0, 1}) {
                    std::vector<Count> heaps;
                    for (std::size_t i = 0; i < stairs; ++i)
                        heaps.push_back(i * 5 % 13);
                    const Drawing drawing = draw(view(heaps, arrangement), area);
                    QVERIFY(!drawing.beginsAtEnd);
                    QCOMPARE(drawing.height, area.height());
                    for (std::size_t i = 1; i < stairs; ++i)
                        QVERIFY(drawing.parts[i].head.top() < drawing.parts[i - 1].head.top());
                    verifyTidy(drawing, area);
                }
            }
        }
    }

    void stairsAreLowerBeforeStonesBecomeABar()
    {
        for (const QSizeF area : {QSizeF(16, 12), QSizeF(40, 24)}) {
            const Drawing drawing = draw(view({3, 5, 2, 7, 1, 4, 12}), area);
            QVERIFY(drawing.bars.empty());
            QCOMPARE(drawing.pieces.size(), std::size_t{34});
            verifyTidy(drawing, area);
        }
    }

    void manyStairsAreAListWithTheFirstBelow()
    {
        for (const int arrangement : {0, 1}) {
            const Drawing drawing = draw(view(std::vector<Count>(60, 3), arrangement));
            QVERIFY(drawing.beginsAtEnd);
            QVERIFY(drawing.height > 60);
            for (std::size_t i = 1; i < 60; ++i)
                QVERIFY(drawing.parts[i].box.bottom() <= drawing.parts[i - 1].box.top() + 0.001);
            QVERIFY(std::ranges::is_sorted(drawing.pieces, {}, &widgets::Piece::id));
            verifyTidy(drawing, {40, drawing.height});
        }
    }

    // The sum stands on the board from the step on that says what it is.
    void theSumIsSeenOnceItHasBeenSaid()
    {
        for (const int arrangement : {0, 1, 2}) {
            BoardView shown = view({4, 1, 7}, arrangement);
            const teaching::Explanation explanation = games::staircaseLesson().explain(shown.position);
            bool isSaid = false;
            for (const teaching::Step& step : explanation.steps) {
                isSaid = isSaid || step.id == QLatin1String("nim-sum");
                shown.shown = step.shown;
                const Drawing drawing = draw(shown);
                const bool isSeen = std::ranges::any_of(
                    drawing.texts, [](const auto& text) { return text.text.contains(u'⊕'); });
                QVERIFY2(isSeen == isSaid, step.id);
            }
            QVERIFY(isSaid);
        }
    }

    // A hall that has been told why has the sum before it, whatever a step says.
    void theSumStaysOnceAHallHasBeenToldIt()
    {
        for (const int arrangement : {0, 1, 2}) {
            for (const bool isTold : {false, true}) {
                BoardView shown = view({4, 1, 7}, arrangement);
                shown.isForHall = true;
                shown.isVerdictShown = isTold;
                shown.shown.marks = {{games::NimSumMark::NoSumYet}};
                const QString sum = QStringLiteral("4 ⊕ 7 = 3");
                QCOMPARE(textAt(draw(shown), sum), isTold ? sum : QString());
            }
        }
    }

    // Of several moves that win a heap shows also the one that raises it.
    void aHeapShowsWhatRaisesIt()
    {
        for (const int arrangement : {1, 2}) {
            BoardView shown = view({1, 3, 2, 5}, arrangement);
            shown.shown.moves = {{shown.position, {1, 1, 0}}, {shown.position, {2, 1, 0}}};
            shown.shown.marks = {{teaching::Mark::All}};
            const Drawing drawing = draw(shown);
            verifyTidy(drawing, {40, 24});
            const std::size_t first = arrangement == 1 ? 4 : 0;
            const std::size_t second = arrangement == 1 ? 5 : 2;
            std::vector<widgets::PieceId> ghosts;
            for (const widgets::Piece& piece : drawing.pieces) {
                if (piece.isGhost && (piece.id.part == first || piece.id.part == second)) {
                    QCOMPARE(piece.isComing, piece.id.part == first);
                    ghosts.push_back(piece.id);
                }
            }
            std::ranges::sort(ghosts);
            QCOMPARE(ghosts, (std::vector<widgets::PieceId>{{first, 1}, {second, 1}}));
        }
    }

    // What the numbers of a list are stands below them.
    void aListNamesItsNumbers()
    {
        const Drawing list = draw(view(std::vector<Count>(60, 3)));
        QVERIFY(!textAt(list, QStringLiteral("stair")).isEmpty());
        const auto stones = std::ranges::find(list.texts, QStringLiteral("stones"), &widgets::Text::text);
        const auto count = std::ranges::find(list.texts, QStringLiteral("3"), &widgets::Text::text);
        QVERIFY(stones != list.texts.end() && stones->alignment.testFlag(Qt::AlignRight));
        QCOMPARE(stones->box.right(), count->box.right());
    }

    // Of the move of an answer as of that of a step a hall reads what it leaves; of one that is chosen it has
    // to see where it is.
    void aHallReadsWhatAnAnswerLeaves()
    {
        BoardView shown = view({0, 0, 3});
        shown.isForHall = true;
        shown.choice = Move{2, 3, 0};
        const auto hasBoth = [&] {
            const Drawing drawing = draw(shown, {12, 16});
            const auto has = [&](const char16_t* text) {
                return !textAt(drawing, QString::fromUtf16(text)).isEmpty();
            };
            return has(u"3→0") && has(u"0→3");
        };
        QVERIFY(!hasBoth());
        shown.hint = shown.choice;
        QVERIFY(hasBoth());
    }

    // Where there is but one winning move, what it brings is seen to arrive; of several arrows tell.
    void theOnlyWinningMoveIsSeenAsWhatItDoes()
    {
        BoardView shown = view({1, 4, 7});
        shown.shown.moves = {{shown.position, {2, 6, 0}}};
        shown.shown.marks = {{teaching::Mark::All}};
        const Drawing one = draw(shown);
        QVERIFY(one.arrows.empty());
        const auto coming = [](const Drawing& drawing) {
            return std::ranges::count_if(drawing.pieces, &widgets::Piece::isComing);
        };
        QCOMPARE(coming(one), 6);
        QCOMPARE(textAt(one, QStringLiteral("4 → 10")), QStringLiteral("4 → 10"));
        shown.shown.moves.push_back({shown.position, {1, 2, 0}});
        const Drawing two = draw(shown);
        QCOMPARE(two.arrows.size(), std::size_t{2});
        QCOMPARE(coming(two), 0);
        // One that ends where another begins is no way on: that has a dot there.
        const QPointF begin = two.arrows[0].from;
        QVERIFY(QLineF(begin, two.arrows[1].to).length() > 0.6);
        QVERIFY(std::ranges::any_of(two.signs, [&](const widgets::Sign& sign) {
            return sign.isFilled && QLineF(sign.box.center(), begin).length() < 0.01;
        }));
    }

    // A hall sees stones that cover none of the others, outlines that are seen from afar, and numbers that
    // are whole however large they are.
    void aHallSeesStonesApart()
    {
        for (const auto& stairs : {kFirst, std::vector<Count>{21, 3, 40, 8, 1, 12},
                                   std::vector<Count>{7, 5, 13, 8, 14, 2, 11, 3, 9, 12, 8, 6, 5, 5, 7, 9},
                                   std::vector<Count>{123456, 98765, 4444, 12345, 12229}}) {
            for (const QSizeF area : {QSizeF(17, 22), QSizeF(26, 18), QSizeF(40, 24)}) {
                BoardView shown = view(stairs);
                shown.isForHall = true;
                for (const teaching::Step& step : games::staircaseLesson().explain(shown.position).steps) {
                    shown.shown = step.shown;
                    const Drawing drawing = draw(shown, area);
                    verifyTidy(drawing, area);
                    for (std::size_t i = 1; i < drawing.pieces.size(); ++i)
                        QVERIFY(!drawing.pieces[i]
                                     .box.adjusted(0.02, 0.02, -0.02, -0.02)
                                     .intersects(drawing.pieces[i - 1].box));
                    for (const auto& text : drawing.texts)
                        QVERIFY2(letterWidth(text.text, text.style) <= text.box.width() + 0.2,
                                 qPrintable(text.text));
                    QVERIFY(drawing.exit); // no list
                    const auto outlined = std::ranges::count_if(
                        drawing.bands, [](const auto& band) { return band.outline == Look::Muted; });
                    QCOMPARE(std::size_t(outlined), stairs.size() + 1);
                }
            }
        }
    }

    // All stairs and the ground have their words in both languages, or none has.
    void theWordsOfTheStairsAreInBothLanguages()
    {
        BoardView shown = view({1, 2, 3});
        shown.second =
            teaching::Voice([](const char*, const char* source,
                               int) { return QStringLiteral("<%1>").arg(QString::fromUtf8(source)); },
                            QLocale::c());
        bool areBoth = false;
        bool isOwnAlone = false;
        for (double width = 14; width < 60; width += 2) {
            const Drawing drawing = draw(shown, {width, 24});
            std::map<QString, int> count;
            for (const auto& text : drawing.texts)
                ++count[text.text];
            const int words = count[QStringLiteral("ground")];
            const int others = count[QStringLiteral("<ground>")];
            QVERIFY(others <= words);
            QCOMPARE(count[QStringLiteral("odd")], 2 * words);
            QCOMPARE(count[QStringLiteral("even")], words);
            QCOMPARE(count[QStringLiteral("<odd>")], 2 * others);
            QCOMPARE(count[QStringLiteral("<even>")], others);
            areBoth = areBoth || others > 0;
            isOwnAlone = isOwnAlone || words > others; // rather than none
            verifyTidy(drawing, {width, 24});
        }
        QVERIFY(areBoth && isOwnAlone);
    }

    // On a low board the stairs are lower, and their names stand in one line, before stones become too small
    // to be touched; those of the Nim heaps beside are no larger. All that may come down has room.
    void onALowBoardTheStonesAreLarge()
    {
        for (const int arrangement : {0, 1}) {
            BoardView shown = view(kFirst, arrangement);
            shown.start = shown.position;
            for (const QSizeF area : {QSizeF(29.5, 11), QSizeF(29.5, 13.5), QSizeF(31, 15)}) {
                const Drawing first = draw(shown, area);
                double stone = 0;
                for (const widgets::Piece& piece : first.pieces) {
                    QVERIFY2(piece.box.width() >= (area.height() > 12 ? 1 : 0.8),
                             qPrintable(QString::number(piece.box.width())));
                    stone = stone == 0 ? piece.box.width() : stone;
                    QVERIFY(piece.box.width() < stone + 0.01);
                }
                for (const std::vector<Count>& later :
                     {std::vector<Count>{18, 0, 0, 0, 0, 0}, std::vector<Count>{0, 14, 0, 0, 0, 0},
                      std::vector<Count>{0, 1, 13, 0, 0, 0}}) {
                    BoardView now = view(later, arrangement);
                    now.start = shown.position;
                    const Drawing drawing = draw(now, area);
                    QVERIFY(drawing.bars.empty());
                    for (const widgets::Piece& piece : drawing.pieces) {
                        if (piece.id.part < later.size())
                            QCOMPARE(piece.box.width(), stone);
                    }
                    verifyTidy(drawing, area);
                }
            }
        }
    }

    // Under its number: one stone, and three of them, in the middle of the stair.
    void stonesStandInTheMiddleOfTheirStair()
    {
        for (const QSizeF area : {QSizeF(40, 24), QSizeF(40, 13), QSizeF(70, 30)}) {
            for (const auto& stairs : {std::vector<Count>{2, 2, 1}, kFirst}) {
                BoardView shown = view(stairs);
                shown.start = shown.position;
                const Drawing drawing = draw(shown, area);
                QVERIFY(!drawing.pieces.empty());
                for (const widgets::Piece& piece : drawing.pieces) {
                    if (piece.id.index == 0)
                        QVERIFY(
                            std::abs(piece.box.center().x() - drawing.parts[piece.id.part].box.center().x())
                            < piece.box.width() / 2 + 0.01); // two of them stand beside it
                }
            }
        }
        BoardView few = view({2, 2, 1});
        few.start = few.position;
        for (const widgets::Piece& piece : draw(few).pieces)
            QVERIFY(std::abs(piece.box.center().x() - draw(few).parts[piece.id.part].box.center().x())
                    < 0.01);
    }

    // The number of a stair stands above the marks of what the opponent has taken.
    void marksDoNotCoverNumbers()
    {
        const BoardView before = view({2, 3, 1});
        BoardView now = view({2, 0, 1});
        now.position = before.position.game->after(before.position, {1, 3, 0});
        now.start = before.position;
        now.reply = widgets::MadeMove{before.position, {1, 3, 0}};
        const QSizeF area(40, 24);
        widgets::ReplyMarks marks;
        const auto& bands = marks.of(games::staircaseLooks(), now, area, letterWidth);
        QVERIFY(std::ranges::count(bands, widgets::Line::Dashed, &widgets::Band::line) == 3);
        for (const widgets::Text& text : draw(now, area).texts) {
            QRectF ink({}, QSizeF(letterWidth(text.text, text.style), text.style.size * 0.7));
            ink.moveCenter(text.box.center());
            for (const widgets::Band& band : bands)
                QVERIFY2(!band.box.intersects(ink), qPrintable(text.text));
        }
    }

    // Around each of them the lines would run into each other.
    void smallStonesOfAMoveHaveOneFrame()
    {
        const BoardView start = view(kFirst);
        const teaching::Position mid = start.position.game->after(start.position, {2, 2, 0});
        BoardView now = view({});
        now.position = mid.game->after(mid, {1, 3, 0});
        now.start = start.position;
        now.isForHall = true;
        now.reply = widgets::MadeMove{mid, {1, 3, 0}};
        now.earlier = widgets::MadeMove{start.position, {2, 2, 0}, true};
        const QSizeF area(15, 18);
        widgets::ReplyMarks marks;
        const auto& bands = marks.of(games::staircaseLooks(), now, area, letterWidth);
        QCOMPARE(bands.size(), std::size_t{3}); // where each took stones, and where those of the last one are
        for (const widgets::Band& band : bands) {
            const auto others = std::ranges::count_if(
                bands, [&](const widgets::Band& other) { return other.box.intersects(band.box); });
            QCOMPARE(others, 1); // itself
            const auto stones =
                std::ranges::count_if(draw(now, area).pieces, [&](const widgets::Piece& piece) {
                    return band.box.contains(piece.box.center());
                });
            QCOMPARE(stones, band.line == widgets::Line::Thin ? 3 : 0);
        }
    }

    // Also where the stones of a stair stood in more columns than those that are left would: it is the places
    // that have become empty, and not all of the stair.
    void theMarksOfManyStonesAreNotRoundTheStair()
    {
        const BoardView start = view({3, 0, 5, 7, 1, 1});
        const Move own{3, 7, 0};
        const Move reply{2, 10, 0};
        const teaching::Position mid = start.position.game->after(start.position, own);
        BoardView now = view({});
        now.position = mid.game->after(mid, reply);
        now.start = start.position;
        now.isForHall = true;
        now.reply = widgets::MadeMove{mid, reply};
        now.earlier = widgets::MadeMove{start.position, own, true};
        for (const QSizeF area : {QSizeF(15, 18), QSizeF(20, 22), QSizeF(22, 24), QSizeF(26, 20)}) {
            const Drawing drawing = draw(now, area);
            widgets::ReplyMarks marks;
            const auto& bands = marks.of(games::staircaseLooks(), now, area, letterWidth);
            QVERIFY(!bands.empty());
            for (const widgets::Band& band : bands) {
                for (const widgets::Part& part : drawing.parts)
                    QVERIFY2(band.box != part.box, qPrintable(QString::number(area.width())));
            }
        }
    }

    // Rows that are not full are within the same line, and the stones that have stayed are not.
    void stonesInColumnsHaveOneFrame()
    {
        BoardView start = view({14, 2, 13, 1, 9});
        start.start = start.position;
        const Move move{2, 5, 0};
        BoardView now = view({});
        now.position = start.position.game->after(start.position, move);
        now.start = start.position;
        now.reply = widgets::MadeMove{start.position, move};
        const QSizeF area(16, 13);
        widgets::ReplyMarks marks;
        const auto& bands = marks.of(games::staircaseLooks(), now, area, letterWidth);
        QCOMPARE(bands.size(), std::size_t{2});
        QVERIFY(std::ranges::any_of(bands, [](const widgets::Band& band) { return band.around.size() > 1; }));
        for (const widgets::Band& band : bands) {
            const bool isArrived = band.line == widgets::Line::Thin;
            const std::vector<QRectF> boxes = band.around.empty() ? std::vector{band.box} : band.around;
            const auto framed = std::ranges::count_if(
                draw(isArrived ? now : start, area).pieces, [&](const widgets::Piece& piece) {
                    return piece.id.part == (isArrived ? 1 : 2)
                        && std::ranges::any_of(
                               boxes, [&](const QRectF& box) { return box.contains(piece.box.center()); });
                });
            QCOMPARE(framed, 5);
            for (const QRectF& box : boxes)
                QVERIFY(band.box.contains(box));
        }
    }

    void stonesOfOddStairsAreFilled()
    {
        const Drawing drawing = draw(view(kFirst));
        for (const auto& piece : drawing.pieces)
            QCOMPARE(piece.shape == widgets::Shape::Stone, piece.id.part % 2 == 0);
        QCOMPARE(drawing.pieces.size(), std::size_t{18});
        QCOMPARE(drawing.pieces[0].click, (Move{0, 4, 0}));
    }

    void aChoiceIsSeenOnTwoStairs()
    {
        BoardView chosen = view(kFirst, 1);
        chosen.choice = Move{2, 3, 0};
        const Drawing drawing = draw(chosen, {70, 30});
        const auto count = [&](std::size_t part, auto property) {
            return std::ranges::count_if(drawing.pieces, [&](const widgets::Piece& piece) {
                return piece.id.part == part && piece.*property;
            });
        };
        QCOMPARE(count(2, &widgets::Piece::isGhost), 3);
        QCOMPARE(count(2, &widgets::Piece::isComing), 0);
        QCOMPARE(count(1, &widgets::Piece::isComing), 3);
        QCOMPARE(textAt(drawing, QStringLiteral("7 → 4")), QStringLiteral("7 → 4"));
        QCOMPARE(textAt(drawing, QStringLiteral("1 → 4")), QStringLiteral("1 → 4"));
        // Among the heaps of Nim only the odd one changes.
        QCOMPARE(count(7, &widgets::Piece::isGhost), 3);
    }

    void aThreatAndItsReplyChain()
    {
        BoardView shown = view(kFirst);
        shown.shown.moves = {{shown.position, {3, 1, 0}, Role::Threat},
                             {view({4, 1, 8, 1, 1, 3}).position, {2, 1, 0}, Role::Reply}};
        const Drawing drawing = draw(shown);
        const auto ghost = [&](std::size_t part, Count index) {
            const auto piece =
                std::ranges::find(drawing.pieces, widgets::PieceId{part, index}, &widgets::Piece::id);
            return piece != drawing.pieces.end() && piece->isGhost ? piece->look : Look::Plain;
        };
        QCOMPARE(ghost(3, 1), Look::Won);
        QCOMPARE(ghost(2, 7), Look::Good); // the stone of the threat goes on
        QCOMPARE(ghost(1, 1), Look::Good);
        QCOMPARE(ghost(2, 6), Look::Plain);
    }

    // Three stones go and three come: the count says both, on a page and before a hall.
    void aStairThatIsFilledAgainSaysSo()
    {
        BoardView shown = view({5, 5, 5, 5});
        shown.shown.moves = {{shown.position, {0, 3, 0}, Role::Threat},
                             {view({2, 5, 5, 5}).position, {1, 3, 0}, Role::Reply}};
        QVERIFY(!textAt(draw(shown), QStringLiteral("5 → 2 → 5")).isEmpty());
        shown.isForHall = true;
        for (const QSizeF area : {QSizeF(16, 17), QSizeF(30, 20)}) {
            const Drawing drawing = draw(shown, area);
            QVERIFY(!textAt(drawing, QStringLiteral("5→2→5")).isEmpty()
                    || !textAt(drawing, QStringLiteral("5 → 2 → 5")).isEmpty());
        }
    }

    // The move and its answer stand in one line with the number, in letters of one size that the last row
    // reads, though the line is a little wider than its stair.
    void aHallReadsAMoveAndItsAnswerInOneLine()
    {
        BoardView shown = view({3, 5, 2, 4, 1});
        shown.isForHall = true;
        shown.shown.moves = {{shown.position, {1, 1, 0}, Role::Threat},
                             {view({4, 4, 2, 4, 1}).position, {0, 1, 0}, Role::Reply}};
        const QSizeF area(11, 12.4);
        const Drawing drawing = draw(shown, area);
        const auto said = std::ranges::find(drawing.texts, QStringLiteral("3→4→3"), &widgets::Text::text);
        const auto other = std::ranges::find(drawing.texts, QStringLiteral("5→4"), &widgets::Text::text);
        QVERIFY(said != drawing.texts.end());
        QVERIFY(other != drawing.texts.end());
        QCOMPARE(said->style.size, other->style.size);
        QVERIFY(said->style.size > area.height() / 36);
        QVERIFY(said->box.width() > letterWidth(said->text, said->style));
        for (const widgets::Text& text : drawing.texts)
            QVERIFY2(!text.text.startsWith(u'→'), qPrintable(text.text));
        verifyTidy(drawing, area);
    }

    void stonesFlyFromStairToStair()
    {
        const auto flights = widgets::flights(draw(view(kFirst)), draw(view({4, 3, 5, 2, 1, 3})));
        QCOMPARE(flights.size(), std::size_t{18});
        std::vector<widgets::Flight> moving;
        std::ranges::copy_if(flights, std::back_inserter(moving),
                             [](const auto& flight) { return flight.from.id != flight.to.id; });
        QCOMPARE(moving.size(), std::size_t{2});
        for (const auto& flight : moving) {
            QCOMPARE(flight.from.id.part, std::size_t{2});
            QCOMPARE(flight.to.id.part, std::size_t{1});
            QVERIFY(!flight.isGone);
        }
        // From the first one they go to the ground.
        const Drawing after = draw(view({3, 1, 7, 2, 1, 3}));
        const auto gone = widgets::flights(draw(view(kFirst)), after);
        const auto last = std::ranges::find(gone, true, &widgets::Flight::isGone);
        QVERIFY(last != gone.end());
        QVERIFY(last->to.box.center().x() < after.parts[0].box.left());
    }

    // Letters that are a little smaller rather than a sum without some of its terms.
    void theSumHasAllItsTermsWhereTheyHaveRoom()
    {
        const QString sum = QStringLiteral("4 ⊕ 7 ⊕ 1 ⊕ 5 ⊕ 9 ⊕ 12 = 2");
        const BoardView shown = view({4, 1, 7, 2, 1, 3, 5, 0, 9, 2, 12}, 1);
        const double least = letterWidth(sum, {.size = 1.15 * 0.75});
        std::set<bool> seen;
        for (int width = 10; width < 120; ++width) {
            for (const auto& text : draw(shown, QSizeF(width, 24)).texts) {
                if (!text.text.contains(u'⊕'))
                    continue;
                seen.insert(text.text == sum);
                QCOMPARE(text.text == sum, least <= text.box.width());
                QVERIFY(letterWidth(text.text, text.style) <= text.box.width() + 0.01);
            }
        }
        QCOMPARE(seen.size(), std::size_t{2});
    }

    // The nim-sum, and which stairs it is made of.
    void whatCountsIsShownWithTheAnswerOnly()
    {
        QVERIFY(!textAt(draw(view(kFirst, 1)), QStringLiteral("4 ⊕ 7 ⊕ 1 = 2")).isEmpty());
        BoardView hidden = view(kFirst, 1);
        hidden.isVerdictShown = false;
        const Drawing drawing = draw(hidden);
        QVERIFY(textAt(drawing, QStringLiteral("4 ⊕ 7 ⊕ 1 = 2")).isEmpty());
        QVERIFY(textAt(drawing, QStringLiteral("odd")).isEmpty());
        QVERIFY(textAt(drawing, QStringLiteral("even")).isEmpty());
        QVERIFY(drawing.signs.empty());
        const auto shapes = [](const Drawing& of) {
            std::set<widgets::Shape> all;
            for (const auto& piece : of.pieces)
                all.insert(piece.shape);
            return all;
        };
        QCOMPARE(shapes(drawing).size(), std::size_t{1});
        QCOMPARE(shapes(draw(view(kFirst))).size(), std::size_t{2});
        QVERIFY(!textAt(draw(view(kFirst)), QStringLiteral("odd")).isEmpty());
    }

    // Where no stair has room for words, they stand below the stairs.
    void aHallReadsWhatTheSignsMean()
    {
        for (const bool isTold : {false, true}) {
            for (const QSizeF area : {QSizeF(13, 16), QSizeF(17, 17), QSizeF(18, 18)}) {
                BoardView narrow = view(kFirst);
                narrow.isForHall = true;
                narrow.isVerdictShown = isTold;
                const Drawing drawing = draw(narrow, area);
                QVERIFY(!textAt(drawing, QStringLiteral("ground")).isEmpty());
                for (const char* word : {"odd", "even"})
                    QCOMPARE(!textAt(drawing, QLatin1String(word)).isEmpty(), isTold);
                verifyTidy(drawing, area);
            }
        }
    }

    // A hall reads what a step makes of a stair, and two of these do not run into each other.
    void aHallReadsWhatAMoveLeaves()
    {
        for (const QSizeF area :
             {QSizeF(10, 14), QSizeF(12, 15), QSizeF(12.5, 16), QSizeF(18, 18), QSizeF(26, 18)}) {
            for (const Move& move : {Move{2, 2, 0}, Move{5, 2, 0}}) {
                BoardView moved = view(kFirst);
                moved.isForHall = true;
                moved.shown.moves = {{moved.position, move}};
                moved.shown.marks = {{games::NimSumMark::Sum, 0, 2}}; // it stands above the stairs
                const Drawing drawing = draw(moved, area);
                std::vector<QRectF> inks;
                QRectF sum;
                for (const auto& text : drawing.texts) {
                    if (!text.text.contains(u'→') && !text.text.contains(u'⊕'))
                        continue;
                    QRectF ink(0, 0, letterWidth(text.text, text.style), text.style.size * 0.75);
                    ink.moveCenter(text.box.center());
                    if (text.text.contains(u'→'))
                        inks.push_back(ink);
                    else
                        sum = QRectF(text.box.left(), ink.top(), ink.width(), ink.height());
                }
                QCOMPARE(inks.size(), std::size_t{2}); // of the stair, and of the one below
                QVERIFY(!sum.isEmpty() && !sum.intersects(inks[0]) && !sum.intersects(inks[1]));
                if (inks[0].top() < inks[1].bottom() && inks[1].top() < inks[0].bottom())
                    QVERIFY(std::abs(inks[0].center().x() - inks[1].center().x())
                            > (inks[0].width() + inks[1].width()) / 2 + 0.3);
            }
        }
    }

    // Where the stairs are narrow a hall still reads in both languages what the signs are.
    void aNarrowHallHasTheLegendInBothLanguages()
    {
        BoardView shown = view(kFirst);
        shown.isForHall = true;
        shown.second =
            teaching::Voice([](const char*, const char* source,
                               int) { return QStringLiteral("<%1>").arg(QString::fromUtf8(source)); },
                            QLocale::c());
        for (const double width : {9.0, 10.0, 12.0}) {
            QString all;
            for (const auto& text : draw(shown, {width, 14}).texts)
                all += text.text + u' ';
            for (const char* word : {"ground", "<ground>", "odd", "<odd>", "even", "<even>"})
                QVERIFY2(all.contains(QLatin1String(word)), qPrintable(all));
        }
    }

    // Before a hall a word on the ground keeps clear of its sides; else it stands below the stairs.
    void aHallSeesWordsClearOfTheSides()
    {
        int onGround = 0;
        for (double width = 12; width < 40; width += 0.25) {
            BoardView narrow = view(kFirst);
            narrow.isForHall = true;
            const Drawing drawing = draw(narrow, {width, 18});
            for (const auto& text : drawing.texts) {
                if (text.text != QStringLiteral("ground") || !text.alignment.testFlag(Qt::AlignHCenter))
                    continue;
                ++onGround;
                QVERIFY2(letterWidth(text.text, text.style) + 0.25 <= text.box.width(),
                         qPrintable(QString::number(width)));
            }
        }
        QVERIFY(onGround > 0);
    }

    // Letters so large that the stairs would lie almost flat are said not to show all of it.
    void flatStairsAreNotWhole()
    {
        BoardView alone = view(kFirst);
        alone.isForHall = true;
        QVERIFY(draw(alone, {19, 10.5}).isCrowded);
        QVERIFY(!draw(alone, {30, 17}).isCrowded);
        alone.position.heaps = {3};
        QVERIFY(!draw(alone, {30, 17}).isCrowded);
    }

    // A low board is said not to show all of it where stones are like dots or nothing is said of the stairs.
    void aLowBoardIsWholeOnlyWithItsLegendAndItsStones()
    {
        BoardView shown = view({4, 1, 7, 2});
        shown.isForHall = true;
        int whole = 0;
        for (double height = 7; height < 12; height += 0.25) {
            const Drawing drawing = draw(shown, {18, height});
            if (drawing.isShortened)
                continue;
            ++whole;
            QVERIFY(!textAt(drawing, QStringLiteral("ground")).isEmpty());
            for (const widgets::Piece& piece : drawing.pieces)
                QVERIFY2(piece.box.width() > 0.59, qPrintable(QString::number(height)));
        }
        QVERIFY(whole > 0);
    }

    // Also on stairs that are hardly wider than a number.
    void aHallReadsWhatIsLeftOnNarrowStairs()
    {
        const std::vector<Count> heaps{3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5};
        std::vector<Count> left = heaps;
        left[0] = 1;
        BoardView shown = view(heaps);
        shown.isForHall = true;
        shown.shown.moves = {{shown.position, {0, 2, 0}, Role::Threat},
                             {view(left).position, {9, 2, 0}, Role::Reply}};
        const auto inkOf = [](const widgets::Text& text) {
            QRectF ink(0, 0, letterWidth(text.text, text.style), text.style.size * 0.7);
            ink.moveCenter(text.box.center());
            return ink;
        };
        int inOne = 0;
        int stacked = 0;
        for (double width = 10; width < 24; width += 0.25) {
            const QSizeF area(width, 14);
            const Drawing drawing = draw(shown, area);
            verifyTidy(drawing, area);
            for (const widgets::Text& arrow : drawing.texts) {
                const auto apart = [&](const widgets::Text& other) {
                    return &other == &arrow ? 99 : QLineF(arrow.box.center(), other.box.center()).length();
                };
                const bool isBeside = std::ranges::any_of(drawing.texts, [&](const widgets::Text& other) {
                    return &other != &arrow
                        && inkOf(arrow).adjusted(-0.3, 0, 0.3, 0).intersects(inkOf(other));
                });
                const widgets::Text& nearest = std::ranges::min(drawing.texts, {}, apart);
                if (arrow.text.startsWith(u'→')) { // its number is below it
                    ++stacked;
                    QVERIFY(std::abs(nearest.box.center().x() - arrow.box.center().x()) < 0.01);
                } else if (arrow.text == QStringLiteral("3→1")) {
                    QVERIFY2(!isBeside, qPrintable(QString::number(width)));
                    ++inOne;
                }
            }
        }
        QVERIFY(inOne > 0 && stacked > 0);
    }
};

LASTSTONE_TEST(StaircaseDrawingTest, Nothing)

} // namespace laststone::staircase_drawing_test
#include "staircase_drawing_test.moc"
