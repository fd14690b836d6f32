// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's board as values, without a window.
#include "games/wythoff/wythoff_queen_drawing.h"

#include "games/drawn.h"
#include "games/wythoff/wythoff_game.h"
#include "games/wythoff/wythoff_lesson.h"
#include "positions.h"
#include "test_main.h"

#include <map>

namespace laststone::wythoff_drawing_test {

using games::Side;
using games::WythoffArrangement;
using teaching::Move;
using teaching::Position;
using theory::Count;
using widgets::Drawing;
using widgets::Look;

namespace {

widgets::BoardView view(Count a, Count b, WythoffArrangement arrangement = WythoffArrangement::Queen)
{
    const Position position{gameOf(QStringLiteral("wythoff")), theory::Play::Normal, {a, b}};
    return {.position = position, .arrangement = static_cast<int>(arrangement)};
}

Drawing draw(const widgets::BoardView& view, const QSizeF& area = {52, 29})
{
    return games::wythoffLooks().draw(sceneOf(games::wythoffLooks(), view, area));
}

std::vector<std::optional<Look>> frames(const Drawing& drawing)
{
    std::vector<std::optional<Look>> result;
    for (const widgets::Part& part : drawing.parts)
        result.push_back(part.frame);
    return result;
}

} // namespace

class WythoffDrawingTest : public QObject {
    Q_OBJECT
private slots:
    void aSideBeginsAtTheCornerAndHoldsTheQueen()
    {
        for (const Count room : {Count{4}, Count{5}, Count{18}, Count{60}}) {
            for (const Count queen :
                 {Count{0}, Count{3}, Count{17}, Count{58}, Count{59}, theory::kMaxCount}) {
                const Side side(queen, room);
                QCOMPARE(side.at(0), std::optional<Count>(0));
                QVERIFY(side.place(queen));
                QCOMPARE(side.at(*side.place(queen)), std::optional(queen));
                QVERIFY(*side.place(queen) < room);
                QCOMPARE(side.hasGap(), queen + 2 > room);
                std::optional<Count> last;
                for (Count place = 0; place < room; ++place) {
                    const auto square = side.at(place);
                    if (!square)
                        continue;
                    QCOMPARE(side.place(*square), std::optional(place));
                    QVERIFY(!last || *last < *square);
                    last = square;
                }
                QCOMPARE(*last, side.last());
                QVERIFY(!side.place(side.last() + 1));
            }
        }
    }

    // However it is folded: by the number of a square one finds its place, and by the place the square.
    void squaresToBeSeenAreInNoGap()
    {
        for (const Count room : {Count{4}, Count{6}, Count{9}, Count{14}, Count{40}}) {
            for (const Count queen : {Count{20}, Count{21}, Count{41}, Count{1000}, theory::kMaxCount}) {
                for (const Count seen : {Count{0}, Count{3}, Count{11}, queen / 2, queen - 9, queen - 1}) {
                    const Side side(queen, room, {seen, queen + 50, 0});
                    Count places = 0;
                    Count square = 0;
                    for (const Side::Run& run : side.runs()) {
                        QCOMPARE(run.place, places);
                        QVERIFY(run.square == square || run.square > square + 1); // no gap of one square
                        places += run.length + 1;
                        square = run.end();
                    }
                    QVERIFY(places - 1 <= room);
                    const auto place = side.place(seen);
                    QVERIFY(place);
                    QVERIFY(room < 5 || side.at(*place) == std::optional(seen));
                    // One more than the queen, where there is room.
                    QVERIFY(room < 5 || side.gaps().size() > 1 || side.last() > queen);
                    for (const Side::Gap& gap : side.gaps()) {
                        QVERIFY(!side.at(gap.place));
                        QCOMPARE(side.place(gap.square), std::optional(gap.place));
                        QCOMPARE(side.at(gap.place + 1), std::optional(gap.square + gap.leftOut));
                    }
                    QCOMPARE(side.at(*side.place(queen)), std::optional(queen));
                    QVERIFY(side.last() >= queen);
                }
            }
        }
    }

    // Where the move of a step leads is on the board, however far it is, with its number.
    void whereAMoveLeadsIsSeen()
    {
        for (const char* notation :
             {"wythoff: 12 20", "wythoff: 40 70", "wythoff: 13 50", "wythoff: 300 7"}) {
            widgets::BoardView view{.position = positionOf(QString::fromLatin1(notation)),
                                    .arrangement = static_cast<int>(WythoffArrangement::QueenWithValues),
                                    .isForHall = true};
            for (const auto& step : games::wythoffLesson().explain(view.position).steps) {
                view.shown = step.shown;
                const Drawing drawing = draw(view, {20, 24});
                for (const teaching::ShownMove& move : step.shown.moves) {
                    const auto heaps = move.before.game->after(move.before, move.move).heaps;
                    for (const Count heap : heaps)
                        QVERIFY2(std::ranges::any_of(drawing.texts,
                                                     [&](const widgets::Text& text) {
                                                         return text.text == QString::number(heap);
                                                     }),
                                 qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(step.id)).arg(heap)));
                }
                QVERIFY(step.shown.moves.empty() || !drawing.arrows.empty());
            }
        }
    }

    // The queen goes straight or along the diagonal on a folded board as well; each fold has its sign, and a
    // hall reads what that means.
    void aWayIsBentAtTheFolds()
    {
        const QSizeF area(20, 18);
        std::size_t bent = 0;
        for (const char* notation : {"wythoff: 39 24", "wythoff: 24 39", "wythoff: 54 33"}) {
            widgets::BoardView folded{.position = positionOf(QString::fromLatin1(notation)),
                                      .arrangement = static_cast<int>(WythoffArrangement::Queen),
                                      .isForHall = true};
            for (const auto& step : games::wythoffLesson().explain(folded.position).steps) {
                folded.shown = step.shown;
                const Drawing drawing = draw(folded, area);
                QVERIFY(drawing.isShortened);
                verifyTidy(drawing, area);
                const auto isWay = [](const widgets::Arrow& arrow) { return arrow.look != Look::Muted; };
                auto ways = drawing.arrows | std::views::filter(isWay); // the others are rays
                for (const widgets::Arrow& arrow : ways) {
                    const QPointF way = arrow.to - arrow.from;
                    const double wide = std::abs(way.x());
                    const double high = std::abs(way.y());
                    QVERIFY2(std::min({wide, high, std::abs(wide - high)}) < 1e-6, step.id);
                }
                bent +=
                    static_cast<std::size_t>(std::ranges::distance(ways)) > step.shown.moves.size() ? 1 : 0;
                std::ptrdiff_t across = 1; // stretches between the folds
                std::ptrdiff_t upwards = 1;
                bool isSaid = false;
                for (const widgets::Text& text : drawing.texts) {
                    if (text.text.contains(u':'))
                        isSaid = true;
                    else if (text.text.startsWith(u'+'))
                        ++(text.box.top() > drawing.field.bottom() ? across : upwards);
                }
                QVERIFY2(isSaid, step.id);
                QCOMPARE(
                    std::ranges::count(drawing.bands, std::optional(Look::Faint), &widgets::Band::outline),
                    across * upwards);
            }
        }
        QVERIFY(bent > 2);
    }

    void theGapSaysHowManySquaresItLeavesOut()
    {
        const auto count = [](const Drawing& drawing, const QString& text) {
            return std::ranges::count_if(
                drawing.texts, [&](const widgets::Text& each) { return each.text.startsWith(text); });
        };
        widgets::BoardView far = view(1200, 3);
        const Drawing drawing = draw(far);
        const auto sign = std::ranges::find_if(
            drawing.texts, [](const widgets::Text& text) { return text.text.startsWith(u'+'); });
        QVERIFY(sign != drawing.texts.end());
        QCOMPARE(count(drawing, QStringLiteral("+")), std::ptrdiff_t{1});
        const Count leftOut = sign->text.mid(1).toULongLong();
        QVERIFY(leftOut > 1000 && leftOut < 1200);
        verifyTidy(drawing, {52, 29});
        // The way there: the number of the square that is chosen.
        far.choice = Move{games::FromFirst, 600, 0};
        QCOMPARE(count(draw(far), QStringLiteral("600")), std::ptrdiff_t{1});
        QCOMPARE(count(draw(far), QStringLiteral("+")), std::ptrdiff_t{0});
    }

    void signsAndValuesAreHiddenWithTheVerdict()
    {
        const Drawing plain = draw(view(6, 9));
        const auto values = view(6, 9, WythoffArrangement::QueenWithValues);
        if (const auto work = games::wythoffLooks().missing(sceneOf(games::wythoffLooks(), values, {52, 29})))
            work(); // finds the values, as boards do beside their window
        for (const auto arrangement :
             {WythoffArrangement::QueenWithPositions, WythoffArrangement::QueenWithValues}) {
            widgets::BoardView hidden = view(6, 9, arrangement);
            QVERIFY(draw(hidden).signs.size() + draw(hidden).texts.size()
                    > plain.signs.size() + plain.texts.size());
            hidden.isVerdictShown = false;
            QCOMPARE(draw(hidden).signs.size(), plain.signs.size());
            QVERIFY(std::ranges::none_of(draw(hidden).bands, [](const widgets::Band& band) {
                return band.look == Look::Won; // by which values are shown
            }));
        }
    }

    // However small the board and however far the queen.
    // From the step on that says what the pairs are, they are seen, whatever the board shows by itself; the
    // rays only from the one that names their slopes.
    void thePairsAreSeenOnceTheyHaveBeenSaid()
    {
        for (const char* notation : {"wythoff: 7 12", "wythoff: 12 20", "wythoff misere: 4 7"}) {
            widgets::BoardView view{.position = positionOf(QString::fromLatin1(notation)),
                                    .arrangement = static_cast<int>(WythoffArrangement::Queen)};
            bool isSaid = false;
            bool areRaysSaid = false;
            for (const teaching::Step& step : games::wythoffLesson().explain(view.position).steps) {
                isSaid = isSaid || QLatin1String(step.id) == QLatin1String("pairs");
                areRaysSaid = areRaysSaid || QLatin1String(step.id) == QLatin1String("rays");
                view.shown = step.shown;
                const Drawing drawing = draw(view);
                QVERIFY2(drawing.signs.empty() != isSaid, step.id);
                const bool hasRays =
                    std::ranges::count(drawing.texts, QStringLiteral("y = φx"), &widgets::Text::text) == 1;
                QVERIFY2(hasRays == areRaysSaid, step.id);
            }
            QVERIFY(isSaid && areRaysSaid);
        }
    }

    // Of an upright board what has room above the queen is squares, so that the pair of a heap is there.
    void thePartnerOfAHeapIsSeenWhereThereIsRoom()
    {
        for (const auto& [a, b, partner] : {std::tuple<Count, Count, Count>{4, 6, 10}, {12, 17, 20}}) {
            widgets::BoardView shown = view(a, b);
            shown.isForHall = true;
            const auto steps = games::wythoffLesson().explain(shown.position).steps;
            const auto step = std::ranges::find_if(steps, [&](const teaching::Step& each) {
                return std::ranges::any_of(each.shown.marks, [&](const teaching::Mark& mark) {
                    return mark.kind == games::WythoffMark::Pair && mark.to == partner;
                });
            });
            QVERIFY(step != steps.end());
            shown.shown = step->shown;
            const Drawing drawing = draw(shown, {18, 30});
            const auto isPair = [](const widgets::Band& band) {
                return band.outline == Look::Lost && band.line == widgets::Line::Thick;
            };
            QVERIFY(std::ranges::any_of(drawing.bands, isPair));
            verifyTidy(drawing, {18, 30});
        }
    }

    void theCornerTheAxesAndTheQueenAreAlwaysThere()
    {
        const Count far = theory::kMaxCount;
        for (const QSizeF& area : {QSizeF(20, 12), QSizeF(41, 24), QSizeF(113, 63)}) {
            for (const auto& [a, b] :
                 {std::pair<Count, Count>{0, 0}, {5, 8}, {8, 5}, {40, 700}, {far, far - 5}}) {
                for (const auto arrangement :
                     {WythoffArrangement::Queen, WythoffArrangement::QueenWithValues}) {
                    const Drawing drawing = draw(view(a, b, arrangement), area);
                    const QRectF all({}, area);
                    QVERIFY(all.contains(drawing.pieces.at(0).box));
                    QCOMPARE(drawing.height, area.height());
                    for (const widgets::Band& band : drawing.bands)
                        QVERIFY(all.adjusted(-0.01, -0.01, 0.01, 0.01).contains(band.box));
                    for (const Count number : {Count{0}, a, b}) {
                        const auto isIt = [&](const widgets::Text& text) {
                            return text.text == QString::number(number) && all.contains(text.box);
                        };
                        QVERIFY(std::ranges::any_of(drawing.texts, isIt));
                    }
                }
            }
        }
    }

    // As large as the room allows, by the start: the same however far the queen has come, with a card beside
    // the board as well.
    void theBoardIsAsLargeAsTheStartNeeds()
    {
        const auto columns = [](const widgets::BoardView& shown, const QSizeF& area) {
            const Drawing drawing = draw(shown, area);
            const double side = drawing.pieces.at(0).box.width() / 0.8;
            return std::pair(std::lround(drawing.field.width() / side),
                             std::lround(drawing.field.height() / side));
        };
        for (const auto& [start, squares] :
             {std::pair(view(4, 6), 8), std::pair(view(1, 2), 8), std::pair(view(6, 10), 12)}) {
            for (const QSizeF& area : {QSizeF(52, 29), QSizeF(30, 18)}) {
                for (const Count left : {start.position.heaps[1], Count{2}, Count{0}}) {
                    widgets::BoardView now = start;
                    now.start = start.position;
                    now.position.heaps = {0, left};
                    QCOMPARE(columns(now, area), std::pair(long{squares}, long{squares}));
                }
            }
        }
        // Nothing larger has room beside the numbers of the lines.
        const Drawing drawing = draw(view(4, 6));
        QVERIFY(drawing.field.height() > 29 - 3);
        verifyTidy(drawing, {52, 29});
    }

    // On the smallest page some squares are left out, and none is too small to be clicked; what is there
    // fills the height.
    void squaresAreNeverTooSmallToBeClicked()
    {
        for (const auto& [a, b] :
             {std::pair<Count, Count>{11, 18}, {18, 11}, {12, 20}, {3, 24}, {30, 50}, {1000, 2}}) {
            for (const auto arrangement :
                 {WythoffArrangement::Queen, WythoffArrangement::QueenWithPositions}) {
                std::optional<double> side;
                for (const QSizeF& area : {QSizeF(29, 11.5), QSizeF(29, 8), QSizeF(29, 11)}) {
                    const Drawing drawing = draw(view(a, b, arrangement), area);
                    const double now = drawing.pieces.at(0).box.width() / 0.8;
                    QVERIFY(now >= 1.1 - 1e-6); // 20 pixels
                    QVERIFY(area.height() - drawing.field.height() < 2.4 + now);
                    verifyTidy(drawing, area);
                    // While some are left out the scale is the same, whatever stands below the board.
                    if (a + b > 20)
                        QVERIFY(std::abs(side.value_or(now) - now) < 1e-6);
                    side = now;
                }
            }
        }
    }

    // Every square that the queen can go to is there to be clicked, though the squares are smaller for it.
    void ofASmallBoardNothingIsLeftOut()
    {
        for (const auto arrangement : {WythoffArrangement::Queen, WythoffArrangement::QueenWithPositions,
                                       WythoffArrangement::QueenWithValues}) {
            for (const auto& [a, b] : {std::pair<Count, Count>{4, 6}, {8, 5}, {3, 10}, {10, 10}}) {
                for (const QSizeF& area : {QSizeF(29, 9.7), QSizeF(24, 10.5), QSizeF(20, 11)}) {
                    const Drawing drawing = draw(view(a, b, arrangement), area);
                    QVERIFY(!drawing.isShortened);
                    QCOMPARE(drawing.targets.size(), std::size_t{a + b + std::min(a, b)});
                    QVERIFY(drawing.pieces.at(0).box.width() / 0.8 >= 0.6 - 1e-6);
                    verifyTidy(drawing, area);
                }
            }
        }
        QVERIFY(draw(view(12, 20), {29, 10.5}).isShortened);
    }

    void theGoalIsMarked()
    {
        const auto says = [](const widgets::BoardView& shown, const QString& word, const QSizeF& area) {
            const Drawing drawing = draw(shown, area);
            const QRectF goal(drawing.field.bottomLeft() - QPointF(0, 4.5), QSizeF(4.5, 4.5));
            const auto isFrame = [&](const widgets::Band& band) {
                return band.outline == Look::Accent && goal.contains(band.box);
            };
            if (std::ranges::count_if(drawing.bands, isFrame) != 2)
                return false;
            return std::ranges::find(drawing.texts, word, &widgets::Text::text) != drawing.texts.end();
        };
        widgets::BoardView shown = view(4, 6);
        const QSizeF area(52, 29);
        QVERIFY(says(shown, QStringLiteral("Goal"), area));
        QVERIFY(!says(shown, QStringLiteral("Goal"), {20, 12})); // the frame alone
        shown.position.play = theory::Play::Misere; // who moves there loses
        QVERIFY(says(shown, QStringLiteral("End"), area));
        QVERIFY(!says(shown, QStringLiteral("Goal"), area));
        QVERIFY(!says(view(0, 0), QStringLiteral("Goal"), area)); // the queen is there
    }

    // It stands where it is from step to step, whatever the squares show, in the square or beside it.
    void theGoalStaysWhereItIs()
    {
        const auto goal = [](const widgets::BoardView& shown, const QSizeF& area) {
            const Drawing drawing = draw(shown, area);
            const auto text = std::ranges::find_if(drawing.texts, [](const widgets::Text& each) {
                return each.text.contains(QStringLiteral("Goal"));
            });
            return text == drawing.texts.end() ? QRectF() : text->box;
        };
        for (const QSizeF& area : {QSizeF(52, 29), QSizeF(17, 17), QSizeF(21, 20), QSizeF(30, 19)}) {
            for (const auto& [a, b] : {std::pair<Count, Count>{4, 6}, {10, 15}, {900, 1400}}) {
                widgets::BoardView shown = view(a, b);
                shown.isVerdictShown = false;
                const QRectF place = goal(shown, area);
                shown.isVerdictShown = true;
                QCOMPARE(goal(shown, area), place);
                for (const int mark : {int{games::WythoffMark::Pairs}, int{games::WythoffMark::Rays},
                                       int{teaching::Mark::All}}) {
                    shown.shown.marks = {{mark}};
                    QCOMPARE(goal(shown, area), place);
                    verifyTidy(draw(shown, area), area);
                }
                shown.shown = {};
                shown.choice = Move{games::FromBoth, 4, 0}; // whose number stands at the corner
                QCOMPARE(goal(shown, area), place);
            }
        }
        QVERIFY(!goal(view(4, 6), {52, 29}).isNull() && !goal(view(4, 6), {17, 17}).isNull());
    }

    // Of a small board, which has no room for it beside its numbers, the word stands below these, and keeps
    // clear of them elsewhere.
    void theGoalIsNamedWhereThereIsRoom()
    {
        const auto endsWith = [](const Drawing& drawing, const QString& word) {
            return std::ranges::find_if(drawing.texts,
                                        [&](const widgets::Text& text) { return text.text == word; });
        };
        const Drawing small = draw(view(3, 5), {17, 17});
        const auto below = endsWith(small, QStringLiteral("↑ Goal"));
        QVERIFY(below != small.texts.end());
        QVERIFY(below->box.bottom() <= 17);
        verifyTidy(small, {17, 17});
        const Drawing large = draw(view(900, 1400), {30, 19});
        const auto beside = endsWith(large, QStringLiteral("Goal ↗"));
        const auto zero = std::ranges::find_if(large.texts, [&](const widgets::Text& text) {
            return text.text == QStringLiteral("0") && text.box.top() > large.field.bottom();
        });
        QVERIFY(beside != large.texts.end());
        QVERIFY(zero != large.texts.end());
        QVERIFY(beside->box.right() <= zero->box.center().x() - 0.4);
    }

    // It is said what they are; lines of moves and rays keep off them; where none is known the squares say
    // who wins.
    void valuesAreSaidToBeValues()
    {
        const auto legend = QStringLiteral("SG values; 0: P-position");
        widgets::BoardView values = view(3, 5, WythoffArrangement::QueenWithValues);
        if (const auto work = games::wythoffLooks().missing(sceneOf(games::wythoffLooks(), values, {22, 19})))
            work();
        values.shown.marks = {{teaching::Mark::All}};
        const Drawing drawing = draw(values, {22, 19});
        const auto& said = drawing.texts;
        QCOMPARE(std::ranges::count(said, legend, &widgets::Text::text), std::ptrdiff_t{1});
        QVERIFY(drawing.arrows.empty());
        values.shown = {};
        values.shown.moves = {{values.position, {games::FromSecond, 4, 0}}};
        const Drawing moved = draw(values, {22, 19});
        QCOMPARE(moved.arrows.size(), std::size_t{4});
        for (const widgets::Arrow& arrow : moved.arrows) {
            for (const widgets::Text& text : moved.texts)
                QVERIFY(!arrow.box().adjusted(-0.01, 0, 0.01, 0).contains(text.box.center()));
        }
        // Nor does a level one go through numbers of two digits.
        widgets::BoardView level = view(12, 9, WythoffArrangement::QueenWithValues);
        level.shown.moves = {{level.position, {games::FromFirst, 8, 0}}};
        const Drawing wide = draw(level, {22, 19});
        QCOMPARE(wide.arrows.size(), std::size_t{8});
        for (const widgets::Arrow& arrow : wide.arrows) {
            QVERIFY(arrow.from.x() > arrow.to.x());
            for (const widgets::Text& text : wide.texts) {
                const double half = std::min(letterWidth(text.text, text.style) / 2, text.box.width() * 0.4);
                const QRectF letters(text.box.center().x() - half, text.box.top(), 2 * half,
                                     text.box.height());
                QVERIFY2(!letters.intersects(arrow.box().adjusted(0.01, -0.01, -0.01, 0.01)),
                         qPrintable(text.text));
            }
        }
        for (const auto& [play, b] :
             {std::pair(theory::Play::Normal, Count{1346269}), std::pair(theory::Play::Misere, Count{5})}) {
            widgets::BoardView wanted = view(3, b, WythoffArrangement::QueenWithValues);
            widgets::BoardView known = view(3, b, WythoffArrangement::QueenWithPositions);
            wanted.position.play = known.position.play = play;
            QVERIFY(draw(wanted).texts == draw(known).texts);
            QCOMPARE(draw(wanted).signs.size(), draw(known).signs.size());
            QVERIFY(!draw(wanted).signs.empty());
        }
    }

    // Also on a narrow board, as a hall has it: farther to the left, or in fewer words, beside the name of a
    // heap where both have room. Three digits are as
    // large as their square has room for, and no longer numbers are larger.
    void valuesOfANarrowBoardAreSaidToBeValues()
    {
        widgets::BoardView values = view(100, 162, WythoffArrangement::QueenWithValues);
        values.isForHall = true;
        if (const auto work = games::wythoffLooks().missing(sceneOf(games::wythoffLooks(), values, {8, 8})))
            work();
        for (const auto& [area, words] :
             {std::pair(QSizeF(18, 12), QStringLiteral("SG values; 0: P-position")),
              std::pair(QSizeF(11, 12), QStringLiteral("SG values")),
              std::pair(QSizeF(8, 9), QStringLiteral("SG values"))}) {
            const Drawing drawing = draw(values, area);
            QCOMPARE(std::ranges::count(drawing.texts, words, &widgets::Text::text), std::ptrdiff_t{1});
            verifyTidy(drawing, area);
        }
        for (const Count heap : {Count{162}, Count{1500}}) {
            values.position.heaps = {100, heap};
            int longest = 0;
            for (const widgets::Text& text : draw(values, {11, 12}).texts) {
                if (text.alignment != Qt::AlignCenter || text.box.width() != text.box.height())
                    continue; // of an axis
                longest = std::max(longest, static_cast<int>(text.text.size()));
                QVERIFY2(letterWidth(text.text, text.style) <= text.box.width(), qPrintable(text.text));
            }
            QVERIFY(longest >= 3);
        }
        // A hall reads them in the size of its figures, whatever the heaps are.
        const auto arrangement = WythoffArrangement::QueenWithValues;
        QCOMPARE(games::queenLetters(162, arrangement).figures, games::queenLetters(8, arrangement).figures);
    }

    void everySquareThatTheQueenReachesIsATarget()
    {
        const Drawing drawing = draw(view(5, 8));
        QCOMPARE(drawing.targets.size(), std::size_t{5 + 8 + 5});
        for (const widgets::Target& target : drawing.targets)
            QVERIFY(games::wythoffGame()->isLegal(view(5, 8).position, target.move));
    }

    void aMoveOfTheQueenIsALineToASquare()
    {
        widgets::BoardView chosen = view(5, 8);
        chosen.choice = Move{games::FromBoth, 3, 0};
        const Drawing drawing = draw(chosen);
        QCOMPARE(drawing.arrows.size(), std::size_t{1});
        QCOMPARE(drawing.arrows[0].from, drawing.pieces[0].box.center());
        const widgets::Target* target = widgets::targetAt(drawing, drawing.arrows[0].to);
        QVERIFY(target);
        QCOMPARE(target->move, *chosen.choice);
        QCOMPARE(drawing.bands.back().outline, std::optional(Look::Choice));
    }

    void heapsThatAMoveTakesFromAreFramed()
    {
        const auto choose = [](const Move& move) {
            widgets::BoardView chosen = view(5, 8, WythoffArrangement::TwoHeaps);
            chosen.choice = move;
            return draw(chosen);
        };
        using Frames = std::vector<std::optional<Look>>;
        const std::optional<Look> framed = Look::Choice;
        QCOMPARE(frames(choose({games::FromFirst, 2, 0})), (Frames{framed, {}, {}}));
        QCOMPARE(frames(choose({games::FromBoth, 2, 0})), (Frames{framed, framed, framed}));
        const Drawing both = choose({games::FromBoth, 2, 0});
        QCOMPARE(std::ranges::count(both.pieces, true, &widgets::Piece::isGhost), std::ptrdiff_t{6});
        QCOMPARE(both.pieces.back().shape, widgets::Shape::Pair);
    }

    // What one heap loses is not taken from both, though fewer could be: their row stays as it is, of bars as
    // well.
    void aMoveOfOneHeapIsInItsRowAlone()
    {
        widgets::BoardView moved = view(5, 8, WythoffArrangement::TwoHeaps);
        moved.shown.moves = {{moved.position, {games::FromSecond, 5, 0}}};
        std::map<std::size_t, int> ghosts;
        for (const widgets::Piece& piece : draw(moved).pieces)
            ghosts[piece.id.part] += piece.isGhost ? 1 : 0;
        QCOMPARE(ghosts,
                 (std::map<std::size_t, int>{
                     {games::FromFirst, 0}, {games::FromSecond, 5}, {games::FromBoth, 0}}));
        widgets::BoardView large = view(1'000'000, 250'000, WythoffArrangement::TwoHeaps);
        large.shown.moves = {{large.position, {games::FromSecond, 100'000, 0}}};
        const Drawing bars = draw(large);
        QCOMPARE(bars.bars[1].left, Count{150'000});
        QCOMPARE(bars.bars[2].left, Count{250'000});
        QVERIFY(bars.bars[2].text.isEmpty());
    }

    // Where the opponent takes from one heap and the reply from both, their row is the reply's, and each
    // stone has the colour of who takes it; a double stone that the opponent has made impossible is nobody's.
    void theRowOfBothIsOfWhoTakesFromBoth()
    {
        widgets::BoardView moved = view(4, 7, WythoffArrangement::TwoHeaps);
        const Move threat{games::FromSecond, 4, 0};
        const Position after = moved.position.game->after(moved.position, threat);
        moved.shown.moves = {{moved.position, threat, teaching::ShownMove::Role::Threat},
                             {after, {games::FromBoth, 2, 0}}};
        const Drawing drawing = draw(moved);
        QCOMPARE(frames(drawing), (std::vector<std::optional<Look>>{Look::Good, Look::Won, Look::Good}));
        std::map<std::size_t, std::vector<Look>> looks;
        for (const widgets::Piece& piece : drawing.pieces)
            looks[piece.id.part].push_back(piece.look);
        constexpr auto kStays = Look::Plain, kReply = Look::Good, kOpponent = Look::Won;
        QCOMPARE(looks[games::FromFirst], (std::vector{kStays, kStays, kReply, kReply}));
        QCOMPARE(looks[games::FromSecond],
                 (std::vector{kStays, kReply, kReply, kOpponent, kOpponent, kOpponent, kOpponent}));
        QCOMPARE(looks[games::FromBoth], (std::vector{kStays, kReply, kReply, Look::Muted}));
    }

    // There is as much room to the left of the numbers as to the right, above as below, and none is cut.
    void theFrameAroundThePairIsAboutItsNumbers()
    {
        for (const auto& [a, b] : {std::pair<Count, Count>{4, 7}, {8, 13}, {1'000'000, 1'618'033}}) {
            for (const QSizeF& area : {QSizeF(20, 9), QSizeF(52, 29)}) {
                widgets::BoardView told = view(a, b, WythoffArrangement::TwoHeaps);
                told.shown.marks = {{games::WythoffMark::Pair, 0, a, b}};
                const Drawing drawing = draw(told, area);
                QCOMPARE(drawing.bands.size(), std::size_t{1});
                const QRectF frame = drawing.bands.front().box;
                double widest = 0;
                for (const Count heap : {a, b}) {
                    const auto text =
                        std::ranges::find(drawing.texts, QString::number(heap), &widgets::Text::text);
                    QVERIFY(text != drawing.texts.end());
                    const double half = text->style.size / 4; // of digits
                    const QPointF left(text->box.left(), text->box.center().y());
                    QVERIFY(frame.contains(left - QPointF(0.3, half + 0.3)));
                    QVERIFY(frame.contains(left + QPointF(0, half + 0.3)));
                    widest = std::max(widest, letterWidth(text->text, text->style));
                }
                const double left = drawing.texts.front().box.left() - frame.left();
                const double right = frame.right() - drawing.texts.front().box.left() - widest;
                QVERIFY2(std::abs(left - right) < 0.01, qPrintable(QString::number(right)));
            }
        }
    }

    void largeHeapsAreBarsThatCanBeCompared()
    {
        const Drawing drawing = draw(view(1'000'000, 250'000, WythoffArrangement::TwoHeaps));
        QCOMPARE(drawing.bars.size(), std::size_t{3});
        QCOMPARE(drawing.bars[1].box.width() * 4, drawing.bars[0].box.width());
        QCOMPARE(drawing.bars[2].look, Look::Faint);
        QVERIFY(drawing.pieces.empty());
    }

    // What has been found is seen, in both orders, and tells of no other square.
    void foundPositionsAreSeen()
    {
        widgets::BoardView seen = view(4, 6);
        seen.isVerdictShown = false;
        QVERIFY(draw(seen).signs.empty());
        seen.found.positions = {view(0, 0).position, view(1, 2).position};
        const Drawing drawing = draw(seen);
        QCOMPARE(drawing.signs.size(), std::size_t{3});
        for (const auto& sign : drawing.signs) {
            QVERIFY(sign.isFilled && sign.look == Look::Lost);
            const widgets::Band* square = nullptr;
            for (const auto& band : drawing.bands)
                square = band.box.contains(sign.box) ? &band : square;
            QVERIFY(square);
        }
    }

    // The pair that an answer has told is framed in both orders, and its numbers are on both axes.
    void thePairOfAnAnswerIsFramed()
    {
        const auto framed = [](const Drawing& drawing) {
            return std::ranges::count(drawing.bands, std::optional(Look::Lost), &widgets::Band::outline);
        };
        widgets::BoardView seen = view(18, 20);
        seen.isVerdictShown = false;
        QCOMPARE(framed(draw(seen)), std::ptrdiff_t{0});
        seen.marked.named = view(11, 18).position;
        const Drawing drawing = draw(seen);
        QCOMPARE(framed(drawing), std::ptrdiff_t{2});
        for (const char* number : {"11", "18"}) {
            const auto isNamed = [&](const widgets::Text& text) {
                return text.style.isBold && text.text == QLatin1String(number);
            };
            QCOMPARE(std::ranges::count_if(drawing.texts, isNamed), std::ptrdiff_t{2});
        }
    }

    // A number on an axis is that of a square that is seen; a gap keeps its own.
    void aPairThatIsNotSeenHasNoNumber()
    {
        const QSizeF area(18, 24);
        for (const auto& [a, b, first, second] :
             {std::tuple<Count, Count, Count, Count>{35, 55, 32, 52}, {19, 29, 16, 26}, {16, 25, 14, 23}}) {
            widgets::BoardView seen = view(a, b);
            seen.isForHall = true;
            const auto count = [&](bool isWanted(const widgets::Text&)) {
                return std::ranges::count_if(draw(seen, area).texts, isWanted);
            };
            const auto isOfGap = [](const widgets::Text& text) { return text.text.startsWith(u'+'); };
            const auto isBold = [](const widgets::Text& text) { return text.style.isBold; };
            const auto gaps = count(isOfGap);
            const auto bold = count(isBold);
            seen.marked.named = view(first, second).position;
            QCOMPARE(count(isOfGap), gaps);
            QCOMPARE(count(isBold), bold + 2); // its mirror image has no square
        }
    }

    // Answers name the heaps: a hall reads which axis is which, on no other words; beside what values are
    // there may be no room for the first.
    void aHallReadsWhichHeapAnAxisIs()
    {
        for (const auto arrangement : {WythoffArrangement::Queen, WythoffArrangement::QueenWithValues}) {
            for (const auto& [a, b] : {std::pair<Count, Count>{4, 6}, {1, 2}, {35, 55}}) {
                widgets::BoardView shown = view(a, b, arrangement);
                shown.isForHall = true;
                const QSizeF area(15, 20);
                if (const auto work =
                        games::wythoffLooks().missing(sceneOf(games::wythoffLooks(), shown, area)))
                    work();
                const Drawing drawing = draw(shown, area);
                verifyTidy(drawing, area);
                const auto boxOf = [&](const QString& words) {
                    const auto text = std::ranges::find(drawing.texts, words, &widgets::Text::text);
                    return text == drawing.texts.end() ? QRectF() : text->box;
                };
                const QRectF first = boxOf(QStringLiteral("heap 1 →"));
                const QRectF second = boxOf(QStringLiteral("↑ heap 2"));
                QVERIFY(first.isNull() ? arrangement == WythoffArrangement::QueenWithValues
                                       : first.top() > drawing.field.bottom());
                QVERIFY(second.isValid() && second.bottom() < drawing.field.top() + 1e-6);
                for (const QRectF& line : {first, second}) {
                    const QRectF box = line.adjusted(0, 0.2, 0, -0.2); // of the letters
                    QCOMPARE(std::ranges::count_if(
                                 drawing.texts,
                                 [&](const widgets::Text& text) { return text.box.intersects(box); }),
                             std::ptrdiff_t{line.isNull() ? 0 : 1});
                }
            }
        }
    }

    // The last step of a P-position shows along which rays they lie.
    void raysAreOnTheLastStep()
    {
        const auto arrows = [](Count a, Count b) {
            widgets::BoardView last = view(a, b);
            last.shown = games::wythoffLesson().explain(last.position).steps.back().shown;
            last.shown.moves.clear();
            return draw(last).arrows.size();
        };
        QCOMPARE(arrows(8, 13), std::size_t{2});
        QCOMPARE(arrows(5, 8), std::size_t{2});
    }

    // Where squares are left out they go through each part that has some of them, and no farther: past every
    // P-position that is seen there.
    void raysGoThroughEachPart()
    {
        for (const auto& [a, b] : {std::pair<Count, Count>(20, 33), {100, 162}, {1234, 1997}}) {
            widgets::BoardView last = view(a, b);
            last.shown = games::wythoffLesson().explain(last.position).steps.back().shown;
            last.shown.moves.clear();
            const Drawing drawing = draw(last, {22, 19});
            QVERIFY(drawing.isShortened && !drawing.signs.empty());
            const auto isPast = [&](const widgets::Sign& sign) {
                const double side = 3 * sign.box.width(); // of a square, at least
                return std::ranges::any_of(drawing.arrows, [&](const widgets::Arrow& ray) {
                    const QLineF line(ray.from, ray.to);
                    const QPointF middle = sign.box.center();
                    const QLineF normal = line.normalVector().translated(middle - line.p1());
                    QPointF foot;
                    return normal.intersects(line, &foot) != QLineF::NoIntersection
                        && QLineF(middle, foot).length() <= side
                        && QLineF(line.center(), foot).length() <= line.length() / 2 + side;
                });
            };
            QVERIFY(std::ranges::all_of(drawing.signs, isPast));
            for (const widgets::Arrow& ray : drawing.arrows) {
                QVERIFY(drawing.field.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(ray.from));
                QVERIFY(drawing.field.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(ray.to));
            }
        }
    }

    // Each says its slope, clear of the positions along it; where squares are left out neither does.
    void raysSayTheirSlopes()
    {
        const auto slopes = [](Count a, Count b, const QSizeF& area) {
            widgets::BoardView last = view(a, b);
            last.shown = games::wythoffLesson().explain(last.position).steps.back().shown;
            last.shown.moves.clear();
            const Drawing drawing = draw(last, area);
            QStringList found;
            for (const widgets::Text& text : drawing.texts) {
                if (!text.text.contains(u'φ'))
                    continue;
                found << text.text;
                const auto meets = [&](const auto& each) { return each.box.intersects(text.box); };
                if (std::ranges::any_of(drawing.signs, meets) || std::ranges::any_of(drawing.pieces, meets))
                    found << QStringLiteral("not clear");
            }
            return found;
        };
        const QStringList both{QStringLiteral("y = φx"), QStringLiteral("y = x/φ")};
        for (const QSizeF& area : {QSizeF(52, 29), QSizeF(22, 19)}) {
            QCOMPARE(slopes(8, 13, area), both);
            QCOMPARE(slopes(5, 8, area), both);
        }
        QCOMPARE(slopes(100, 162, {22, 19}), QStringList());
        // Beside the frame of a pair there is a gap.
        widgets::BoardView framed = view(12, 20);
        framed.isForHall = true;
        framed.shown = games::wythoffLesson().explain(framed.position).steps.at(5).shown;
        for (const double height : {22.0, 22.5, 23.0, 23.5, 24.0, 24.5, 25.0, 25.5, 26.0}) {
            const Drawing drawing = draw(framed, {18, height});
            for (const widgets::Text& text : drawing.texts) {
                const QRectF around = text.box.adjusted(-0.1, 0, 0.1, 0);
                const auto isBeside = [&](const widgets::Band& band) {
                    return band.outline == Look::Lost && band.box.intersects(around);
                };
                QVERIFY(!text.text.contains(u'φ') || std::ranges::none_of(drawing.bands, isBeside));
            }
        }
    }

    // A pair that a step speaks of but has no square on the board is said at its edge: where her line ends,
    // on nothing else.
    void aPairOffTheBoardIsSaidAtItsEdge()
    {
        struct Case {
            Count a;
            Count b;
            QSizeF area;
            QStringList said;
        };
        for (const Case& each :
             {Case{12, 17, {18, 20}, {QStringLiteral("28 →")}},
              Case{17, 12, {18, 20}, {QStringLiteral("20 →"), QStringLiteral("↑ 28")}},
              Case{100, 161, {22, 19}, {QStringLiteral("(261, 161) →")}},
              Case{100, 165, {22, 19}, {QStringLiteral("(105, 170) ↗")}}, Case{4, 7, {22, 19}, {}}}) {
            widgets::BoardView shown = view(each.a, each.b);
            shown.isForHall = true;
            QStringList said;
            for (const teaching::Step& step : games::wythoffLesson().explain(shown.position).steps) {
                shown.shown = step.shown;
                const Drawing drawing = draw(shown, each.area);
                verifyTidy(drawing, each.area);
                for (const widgets::Text& text : drawing.texts) {
                    const auto isIn = [&](QChar arrow) { return text.text.contains(arrow); };
                    if (!text.style.isBold || std::ranges::none_of(QStringLiteral("→↑↗"), isIn))
                        continue;
                    said << text.text;
                    const auto meets = [&](const auto& other) { return other.box.intersects(text.box); };
                    QVERIFY(drawing.field.contains(text.box));
                    QVERIFY(std::ranges::none_of(drawing.signs, meets));
                    QVERIFY(std::ranges::none_of(drawing.pieces, meets));
                    QCOMPARE(std::ranges::count_if(drawing.texts, meets), std::ptrdiff_t{1});
                    const auto isFrame = [&](const widgets::Band& band) {
                        return band.outline == Look::Lost && band.box == text.box;
                    };
                    QVERIFY(std::ranges::any_of(drawing.bands, isFrame));
                }
            }
            said.removeDuplicates();
            for (const QString& words : each.said)
                QVERIFY2(said.contains(words), qPrintable(said.join(u'|')));
            QCOMPARE(said.isEmpty(), each.said.isEmpty());
        }
    }

    // A step that speaks of the pair that is there shows it: around the queen, who is larger than a square of
    // a hall, and around the numbers of the two heaps.
    void thePairThatIsThereIsFramed()
    {
        for (const auto arrangement : {WythoffArrangement::Queen, WythoffArrangement::TwoHeaps}) {
            widgets::BoardView shown = view(100, 162, arrangement);
            shown.isForHall = true;
            const auto framed = [](const Drawing& drawing) {
                return std::ranges::find(drawing.bands, std::optional(Look::Lost), &widgets::Band::outline);
            };
            const QSizeF area(14, 17);
            const Drawing before = draw(shown, area);
            QVERIFY(framed(before) == before.bands.end());
            const auto steps = games::wythoffLesson().explain(shown.position).steps;
            const auto verdict = std::ranges::find_if(steps, [](const teaching::Step& step) {
                return QLatin1String(step.id) == QLatin1String("verdict");
            });
            QVERIFY(verdict != steps.end());
            shown.shown = verdict->shown;
            const Drawing drawing = draw(shown, area);
            const auto frame = framed(drawing);
            QVERIFY(frame != drawing.bands.end());
            if (arrangement == WythoffArrangement::Queen) {
                QVERIFY(frame->box.adjusted(0.1, 0.1, -0.1, -0.1).contains(drawing.pieces.at(0).box));
                continue;
            }
            for (const char* number : {"100", "162"}) {
                const auto text =
                    std::ranges::find(drawing.texts, QString::fromLatin1(number), &widgets::Text::text);
                QVERIFY(text != drawing.texts.end());
                QVERIFY(frame->box.contains(text->box.center()));
            }
        }
    }

    // What a shown move leaves of a heap is as large as the numbers are, if there is room for that.
    void whatAMoveLeavesIsLarge()
    {
        const auto sizeOf = [](Count a, Count b, const QString& words) {
            widgets::BoardView moved = view(a, b, WythoffArrangement::TwoHeaps);
            moved.shown.moves = {{moved.position, {games::FromFirst, 1, 0}}};
            const Drawing drawing = draw(moved, {20, 17});
            const auto text = std::ranges::find(drawing.texts, words, &widgets::Text::text);
            return text == drawing.texts.end() ? 0.0 : text->style.size;
        };
        QCOMPARE(sizeOf(4, 7, QStringLiteral("4 → 3")), 1.5);
        const double size = sizeOf(100, 162, QStringLiteral("100 → 99"));
        QVERIFY2(size >= 1 && size < 1.5, qPrintable(QString::number(size)));
    }

    // Of the position and of a goal next to it, each in its square.
    void ringsBesideEachOtherAreWhole()
    {
        widgets::BoardView last = view(5, 4);
        last.shown = games::wythoffLesson().explain(last.position).steps.back().shown;
        std::vector<QRectF> rings;
        for (const widgets::Sign& sign : draw(last).signs) {
            const double line = sign.box.width() * widgets::kSignLine / 2;
            if (!sign.isFilled)
                rings.push_back(sign.box.adjusted(-line, -line, line, line));
        }
        QCOMPARE(rings.size(), std::size_t{3});
        for (const QRectF& ring : rings) {
            const auto meets = [&](const QRectF& other) {
                return other != ring && other.adjusted(0.01, 0.01, -0.01, -0.01).intersects(ring);
            };
            QVERIFY(std::ranges::none_of(rings, meets));
        }
    }

    // Beside it they are as far apart as they are high, which is less than the letters of the board are.
    void aSmallBoardHasAllItsNumbers()
    {
        widgets::BoardView shown = view(8, 1);
        shown.isForHall = true;
        for (const QSizeF& area : {QSizeF(11.2, 15), QSizeF(12, 15)}) {
            std::set<Count> beside;
            for (const widgets::Text& text : draw(shown, area).texts) {
                bool isNumber = false;
                const Count number = text.text.toULongLong(&isNumber);
                if (isNumber && text.alignment & Qt::AlignRight)
                    beside.insert(number);
            }
            QVERIFY(beside.size() >= 9);
            QCOMPARE(*beside.rbegin(), Count{beside.size()} - 1);
        }
    }

    // However long the numbers are, none is cut.
    void longNumbersAreWhole()
    {
        constexpr Count kMuch = Count{1} << 56;
        for (const QSizeF area : {QSizeF(10.8, 16), QSizeF(18, 17), QSizeF(40, 20)}) {
            for (const auto& [a, b] :
                 {std::pair(Count{165580141}, Count{267914295}), std::pair(kMuch, kMuch + 7)}) {
                if (b > kMuch && area.width() < 18)
                    continue;
                widgets::BoardView far = view(a, b);
                far.isForHall = true;
                verifyTidy(draw(far, area), area);
            }
        }
    }
};

LASTSTONE_TEST(WythoffDrawingTest, Nothing)

} // namespace laststone::wythoff_drawing_test
#include "wythoff_drawing_test.moc"
