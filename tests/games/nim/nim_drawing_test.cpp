// SPDX-License-Identifier: GPL-3.0-or-later
// The Nim board as a value, in both arrangements.
#include "games/nim/nim_lesson.h"

#include "games/common/nim_sum.h"
#include "games/drawn.h"
#include "games/nim/nim_game.h"
#include "test_main.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

namespace laststone::nim_drawing_test {

using teaching::Move;
using theory::Count;
using widgets::BoardView;
using widgets::Drawing;
using widgets::Look;

namespace {

enum Arrangement { Plain, Columns };

BoardView nim(std::vector<Count> heaps, int arrangement)
{
    return {.position = {games::nimGame(), theory::Play::Normal, std::move(heaps)},
            .arrangement = arrangement};
}
Drawing draw(const BoardView& view, const QSizeF& area = {35, 21})
{
    return games::nimLooks().draw(sceneOf(games::nimLooks(), view, area));
}
std::vector<widgets::Piece> piecesOf(const Drawing& drawing, std::size_t heap)
{
    std::vector<widgets::Piece> pieces;
    std::ranges::copy_if(drawing.pieces, std::back_inserter(pieces),
                         [&](const auto& piece) { return piece.id.part == heap; });
    return pieces;
}

// Calls visit(view, area, drawing) for boards of many kinds, none narrower than the board lets itself be
// made.
template <class Visit> void everyKindOfBoard(Visit visit)
{
    const std::vector<std::vector<Count>> boards{
        {7, 9, 15, 12},
        {0, 0},
        {1},
        {63, 1, 40},
        {1000, 3},
        {theory::kMaxCount, 5, Count{1} << 40},
        std::vector<Count>(50, 9),
        std::vector<Count>(50, 1000),
    };
    for (const auto& heaps : boards) {
        for (const int arrangement : {Plain, Columns}) {
            for (const QSizeF area : {QSizeF(21, 14), QSizeF(35, 21), QSizeF(50, 30), QSizeF(43, 22),
                                      QSizeF(95, 50), QSizeF(135, 71), QSizeF(214, 142)}) {
                const BoardView view = nim(heaps, arrangement);
                visit(view, area, draw(view, area));
            }
        }
    }
}

} // namespace

class NimDrawingTest : public QObject {
    Q_OBJECT
private slots:
    // Two heaps are mirrored before a step says what they are in binary: the board is not ahead of it.
    void aMirrorNeedsNoColumns()
    {
        for (const char* notation : {"nim: 4 4", "nim: 2 3", "nim: 9 20"}) {
            BoardView view{.position = positionOf(QString::fromLatin1(notation)),
                           .arrangement = games::nimLooks().firstArrangement};
            int before = 0;
            for (const teaching::Step& step : games::nimLesson().explain(view.position).steps) {
                if (QLatin1String(step.id) == QLatin1String("nim-sum"))
                    break;
                view.shown = step.shown;
                if (step.shown.isEmpty())
                    continue; // as without a step
                ++before;
                for (const widgets::Text& text : draw(view).texts)
                    QVERIFY2(!text.text.contains(QStringLiteral("even"))
                                 && !text.text.contains(QStringLiteral("odd")),
                             qPrintable(text.text));
            }
            QVERIFY(before > 0);
        }
    }

    void rowsFollowEachOther()
    {
        everyKindOfBoard([](const BoardView& view, const QSizeF&, const Drawing& drawing) {
            QCOMPARE(drawing.parts.size(), view.position.heaps.size());
            for (std::size_t i = 0; i < drawing.parts.size(); ++i) {
                const QRectF row = drawing.parts[i].box;
                QVERIFY(row.height() > 1);
                QVERIFY(row.bottom() <= drawing.height);
                if (i > 0)
                    QVERIFY(row.top() >= drawing.parts[i - 1].box.bottom() - 0.001);
                QCOMPARE(widgets::partAt(drawing, row.center()), std::optional(i));
            }
            QVERIFY(!widgets::partAt(drawing, {1, drawing.height + 3}));
        });
    }

    // A step that says what a move leaves shows that: the sub-heaps that are gone, those that have come, and
    // columns that are even.
    void afterTheMoveTheColumnsAreThoseOfWhatItLeft_data()
    {
        QTest::addColumn<QSizeF>("area");
        QTest::newRow("stones") << QSizeF(60, 30);
        QTest::newRow("cells") << QSizeF(20, 20);
    }
    void afterTheMoveTheColumnsAreThoseOfWhatItLeft()
    {
        QFETCH(const QSizeF, area);
        BoardView view = nim({7, 9, 15, 12}, Columns);
        view.shown.moves = {{view.position, {1, 5, 0}}}; // 9 → 4
        view.shown.marks = {
            {games::NimSumMark::Binary}, {games::NimSumMark::Parity}, {games::NimSumMark::After}};
        const Drawing drawing = draw(view, area);
        QVERIFY(std::ranges::all_of(drawing.bands, [](const auto& band) { return band.look == Look::Lost; }));
        const auto has = [&](const char* words) {
            return std::ranges::find(drawing.texts, QString::fromLatin1(words), &widgets::Text::text)
                != drawing.texts.end();
        };
        QVERIFY(has("4") && has("0100") && !has("9") && !has("1001"));
        std::map<Count, int> come; // by the number of their column
        for (const auto& piece : piecesOf(drawing, 1)) {
            const auto column = std::ranges::find_if(drawing.bands, [&](const auto& band) {
                return band.box.left() <= piece.box.center().x()
                    && piece.box.center().x() <= band.box.right();
            });
            QVERIFY(column != drawing.bands.end());
            const Count bit = Count{8} >> (column - drawing.bands.begin());
            QCOMPARE(piece.isGhost, bit != 4);
            QCOMPARE(piece.look, Look::Good);
            ++come[bit];
        }
        QCOMPARE(come.size(), std::size_t{3}); // 8 and 1 have gone for 4
        for (const std::size_t heap : {0, 2, 3}) {
            for (const auto& piece : piecesOf(drawing, heap))
                QVERIFY(piece.look == Look::Plain && !piece.isGhost);
        }
        QVERIFY(std::ranges::is_sorted(drawing.pieces, {}, &widgets::Piece::id));
    }

    // A step that lowers a heap shows it in columns as the digits change, and writes both: of 9 → 5 the 8
    // goes and the 4 comes, and the 1 stays.
    void aStepShowsWhichDigitsChange()
    {
        BoardView view = nim({3, 6, 9}, Columns);
        view.shown.moves = {{view.position, {2, 4, 0}}};
        view.shown.marks = {{games::NimSumMark::Binary}, {games::NimSumMark::Parity}};
        const Drawing drawing = draw(view, QSizeF(60, 30));
        const auto textOf = [&](const char* words) {
            return std::ranges::find(drawing.texts, QString::fromLatin1(words), &widgets::Text::text);
        };
        const auto before = textOf("1001");
        const auto after = textOf("0101");
        QVERIFY(before != drawing.texts.end() && after != drawing.texts.end());
        QCOMPARE(before->box.right(), after->box.right());
        QVERIFY(before->box.bottom() <= after->box.top());
        QCOMPARE(after->look, Look::Good);
        std::map<std::pair<bool, bool>, int> stones; // gone, come
        for (const auto& piece : piecesOf(drawing, 2)) {
            QCOMPARE(piece.look, piece.isGhost || piece.isComing ? Look::Good : Look::Plain);
            ++stones[{piece.isGhost, piece.isComing}];
        }
        const decltype(stones) wanted{{{true, false}, 8}, {{false, true}, 4}, {{false, false}, 1}};
        QVERIFY(stones == wanted);
        QVERIFY(std::ranges::is_sorted(drawing.pieces, {}, &widgets::Piece::id));
        verifyTidy(drawing, QSizeF(60, 30));
        // What is chosen there is the stones that are taken.
        view.choice = Move{2, 4, 0};
        QCOMPARE(std::ranges::count_if(piecesOf(draw(view, QSizeF(60, 30)), 2), &widgets::Piece::isGhost), 4);
        // One that is told as an answer is shown as by a step.
        view.shown = {};
        view.hint = view.choice;
        const Drawing told = draw(view, QSizeF(60, 30));
        QVERIFY(told.pieces == drawing.pieces);
        QCOMPARE(std::ranges::count(told.texts, QStringLiteral("0101"), &widgets::Text::text), 1);
    }

    // The moves of an answer are shown as by the step that shows all that win.
    void rightMovesOfAnAnswerAreDrawn()
    {
        for (const int arrangement : {Plain, Columns}) {
            for (const std::vector<Move>& moves :
                 {std::vector{Move{1, 5, 0}, Move{2, 13, 0}, Move{3, 11, 0}}, std::vector{Move{2, 13, 0}}}) {
                BoardView answer = nim({7, 9, 15, 12}, arrangement);
                BoardView step = answer;
                answer.marked = {moves, true};
                step.shown.marks = {{teaching::Mark::All}};
                for (const Move& move : moves)
                    step.shown.moves.push_back({step.position, move});
                QVERIFY(draw(answer) == draw(step));
            }
        }
    }

    // In a narrow place the columns keep room for their names: digits go first, and what a step leaves stands
    // below the number.
    void columnsStayWideEnoughForTheirNames()
    {
        BoardView view = nim({12, 21, 105}, Columns);
        view.isForHall = true;
        view.shown.moves = {{view.position, {2, 80, 0}}}; // 105 → 25
        view.shown.marks = {{games::NimSumMark::Binary}};
        for (const double width : {16.0, 18.0, 21.0, 25.0, 30.0, 40.0}) {
            const QSizeF area(width, 16);
            const Drawing drawing = draw(view, area);
            QVERIFY(!drawing.isShortened);
            const auto has = [&](const char* words) {
                return std::ranges::find(drawing.texts, QString::fromUtf8(words), &widgets::Text::text)
                    != drawing.texts.end();
            };
            for (const char* name : {"64", "32", "16", "8", "4", "2", "1"})
                QVERIFY2(has(name), qPrintable(QStringLiteral("%1 %2").arg(width).arg(QLatin1String(name))));
            QVERIFY(has("105") && has("→ 25"));
            QVERIFY(width < 30 || has("0010101"));
            verifyTidy(drawing, area);
        }
    }

    // Whatever the numbers, they are whole, and stones stand beside them.
    void longNumbersLeaveRoomForStones_data()
    {
        QTest::addColumn<QList<Count>>("heaps");
        QTest::newRow("ten digits") << QList<Count>{1234567890, 987654321, 5};
        QTest::newRow("nineteen digits") << QList<Count>{theory::kMaxCount, 3};
    }
    void longNumbersLeaveRoomForStones()
    {
        QFETCH(const QList<Count>, heaps);
        for (const double width : {15.0, 17.0, 21.0, 35.0}) {
            const QSizeF area(width, 16);
            const Drawing drawing = draw(nim({heaps.begin(), heaps.end()}, Plain), area);
            verifyTidy(drawing, area);
            QCOMPARE(
                std::ranges::count(drawing.pieces, heaps.size() - 1,
                                   [](const auto& piece) { return static_cast<qsizetype>(piece.id.part); }),
                std::ptrdiff_t(heaps.back()));
            for (const auto& bar : drawing.bars)
                QVERIFY(letterWidth(bar.text, {.isBold = true}) <= bar.box.width());
            for (const Count heap : heaps) {
                const auto text =
                    std::ranges::find(drawing.texts, QString::number(heap), &widgets::Text::text);
                QVERIFY(text != drawing.texts.end());
                QVERIFY(letterWidth(text->text, text->style) <= text->box.width());
            }
        }
    }

    void noTextStandsOnStones()
    {
        everyKindOfBoard([](const BoardView& view, const QSizeF& area, const Drawing& drawing) {
            const bool isLong = std::ranges::max(view.position.heaps) > 1'000'000;
            if (!isLong || area.width() > 30)
                verifyTidy(drawing, area);
        });
    }

    void aMoveSaysWhatItLeaves()
    {
        for (const int arrangement : {Plain, Columns}) {
            BoardView view = nim({7, 9, 15, 12}, arrangement);
            view.choice = Move{2, 4, 0};
            const Drawing drawing = draw(view);
            QVERIFY(std::ranges::any_of(
                drawing.texts, [](const auto& text) { return text.text == QStringLiteral("15 → 11"); }));
            verifyTidy(drawing, {35, 21});
        }
    }

    void manyHeapsStandCloserTogether()
    {
        for (const int arrangement : {Plain, Columns}) {
            // Too large for stones in columns, which may need their height.
            const Count size = arrangement == Plain ? 9 : 1000;
            const auto drawn = [&](std::size_t heaps) {
                return draw(nim(std::vector<Count>(heaps, size), arrangement));
            };
            QVERIFY(drawn(4).parts[0].box.height() >= 2);
            // Eleven rows of two lines of text each would be too high.
            QVERIFY(drawn(11).parts[0].box.height() < 2);
            QVERIFY(drawn(11).height <= 21.001);
            QVERIFY(drawn(40).parts[0].box.height() >= 1.399);
        }
    }

    void columnsOfTheLargestNumbersAreAllInSight()
    {
        for (const double width : {17.5, 22.5, 27.5}) {
            const Drawing drawing = draw(nim({theory::kMaxCount, 5}, Columns), {width, 10.5});
            QCOMPARE(drawing.bands.size(), std::size_t{63});
            QVERIFY(drawing.bands.back().box.right() <= width);
            QVERIFY(drawing.bands.back().box.width() >= 1.0 / 40);
        }
    }

    void stonesStandInTheirRowApartFromEachOther()
    {
        everyKindOfBoard([](const BoardView& view, const QSizeF&, const Drawing& drawing) {
            QVERIFY(std::ranges::is_sorted(drawing.pieces, {}, &widgets::Piece::id));
            for (std::size_t heap = 0; heap < std::min<std::size_t>(4, view.position.heaps.size()); ++heap) {
                const auto pieces = piecesOf(drawing, heap);
                QVERIFY(pieces.size() < 3000);
                for (const auto& piece : pieces) {
                    QVERIFY(drawing.parts[heap].box.adjusted(-0.1, -0.1, 0.1, 0.1).contains(piece.box));
                    QCOMPARE(widgets::moveAt(drawing, heap, piece.box.center()), std::optional(piece.click));
                }
                for (std::size_t a = 0; a < std::min<std::size_t>(40, pieces.size()); ++a) {
                    const QRectF inner = pieces[a].box.adjusted(0.001, 0.001, -0.001, -0.001);
                    for (std::size_t b = a + 1; b < std::min<std::size_t>(40, pieces.size()); ++b)
                        QVERIFY(!inner.intersects(pieces[b].box.adjusted(0.001, 0.001, -0.001, -0.001)));
                }
            }
        });
    }

    void largeHeapsAreBarsOrCellsThatCanBeHit()
    {
        everyKindOfBoard([](const BoardView& view, const QSizeF&, const Drawing& drawing) {
            for (const auto& bar : drawing.bars) {
                const Count size = view.position.heaps[bar.part];
                QVERIFY(drawing.parts[bar.part].box.adjusted(-0.1, -0.1, 0.1, 0.1).contains(bar.box));
                const auto middle = widgets::moveAt(drawing, bar.part, bar.box.center());
                QVERIFY(middle && middle->take > size / 3 && middle->take < size - size / 3);
            }
            for (const auto& piece : drawing.pieces) {
                // A cell takes what it stands for and all to the right of it.
                const Count heap = view.position.heaps[piece.id.part];
                if (piece.shape == widgets::Shape::Block)
                    QCOMPARE(piece.click.take, heap % (Count{2} << piece.id.index));
            }
        });
        const Drawing bars = draw(nim(std::vector<Count>(64, theory::kMaxCount), Plain));
        QCOMPARE(bars.bars.size(), std::size_t{64});
        QVERIFY(bars.pieces.empty());
        QVERIFY(!widgets::moveAt(bars, 2, bars.bars[3].box.center()));
    }

    void columnsRunFromTheLargestToOneWithinTheView()
    {
        everyKindOfBoard([](const BoardView& view, const QSizeF& area, const Drawing& drawing) {
            QCOMPARE(drawing.bands.empty(), view.arrangement == Plain);
            for (std::size_t i = 1; i < drawing.bands.size(); ++i)
                QVERIFY(drawing.bands[i].box.left() >= drawing.bands[i - 1].box.right() - 0.001);
            if (!drawing.bands.empty())
                QVERIFY(drawing.bands.back().box.right() <= area.width() + 0.001);
        });
    }

    void groupsFillFromTheLargestSubHeap()
    {
        // 11 = 8 + 2 + 1: the first stone to go stands in column 1, the next two in column 2.
        const Drawing drawing = draw(nim({11}, Columns), {45, 20});
        const auto columnOf = [&](Count index) {
            const auto band = std::ranges::find_if(drawing.bands, [&](const widgets::Band& each) {
                return each.box.contains(drawing.pieces[index].box.center());
            });
            return drawing.bands.end() - band - 1;
        };
        QCOMPARE(columnOf(10), 0);
        QCOMPARE(columnOf(9), 1);
        QCOMPARE(columnOf(8), 1);
        for (Count index = 0; index < 8; ++index)
            QCOMPARE(columnOf(index), 3);
    }

    void columnsSayTheNimSum()
    {
        const Drawing drawing = draw(nim({7, 9, 15, 12}, Columns));
        QCOMPARE(drawing.bands.size(), std::size_t{4});
        QCOMPARE(drawing.bands[2].look, Look::Lost); // 7 and 15 have a sub-heap of 2
        QCOMPARE(drawing.bands[0].look, Look::Won);
        BoardView hidden = nim({7, 9, 15, 12}, Columns);
        hidden.isVerdictShown = false;
        const Drawing plain = draw(hidden); // the columns are an answer as well
        QVERIFY(plain.bands.empty());
        QCOMPARE(plain.texts.size(), draw(nim({7, 9, 15, 12}, Plain)).texts.size());
    }

    void stepsAboutColumnsShowThem()
    {
        for (const auto kind :
             {games::NimSumMark::Binary, games::NimSumMark::Parity, games::NimSumMark::Column}) {
            BoardView view = nim({7, 9}, Plain);
            view.shown.marks = {{kind, 0, 1, 0}};
            QVERIFY(!draw(view).bands.empty());
        }
        QVERIFY(draw(nim({7, 9}, Plain)).bands.empty());
    }

    void cellsShowWhatAMoveTakesAndBringsForth()
    {
        BoardView view = nim(std::vector<Count>(6, Count{1} << 40), Columns);
        view.choice = Move{2, 1, 0};
        for (const auto& piece : piecesOf(draw(view), 2)) {
            QCOMPARE(piece.look, Look::Choice);
            QCOMPARE(piece.isGhost, piece.id.index == 40);
        }
        QCOMPARE(piecesOf(draw(view), 2).size(), std::size_t{41});
    }

    // Two lines of a hall would be counted as two heaps.
    void aHeapIsOneRowForAHall()
    {
        for (const QSizeF area : {QSizeF(18, 18), QSizeF(20, 19), QSizeF(40, 19)}) {
            BoardView view = nim({7, 9, 15, 12}, Plain);
            view.isForHall = true;
            const Drawing drawing = draw(view, area);
            for (std::size_t heap = 0; heap < 4; ++heap) {
                const auto pieces = piecesOf(drawing, heap);
                QCOMPARE(pieces.size(), std::size_t{view.position.heaps[heap]});
                for (const auto& piece : pieces) {
                    QCOMPARE(piece.box.center().y(), pieces.front().box.center().y());
                    QVERIFY(piece.box.width() >= 0.6);
                }
            }
            verifyTidy(drawing, area);
        }
    }

    // Where a row has to be two, the largest heap has no few stones alone in one, and of two heaps the larger
    // one is never the shorter.
    void linesOfHeapsAreOfOneLength()
    {
        int broken = 0;
        const std::vector<Count> heaps{12, 7, 9, 15, 3, 8, 14, 5, 10, 6};
        for (const double width : {10, 11, 12, 13, 14}) {
            BoardView view = nim(heaps, Plain);
            view.isForHall = true;
            const Drawing drawing = draw(view, {width, 24});
            std::map<Count, int> longest; // line, of a heap with so many
            for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
                std::map<double, int> lines;
                for (const auto& piece : piecesOf(drawing, heap))
                    ++lines[piece.box.top()];
                longest[heaps[heap]] = lines.begin()->second;
                if (heaps[heap] != 15 || lines.size() != 2)
                    continue;
                ++broken;
                QVERIFY(lines.begin()->second - lines.rbegin()->second <= 1);
            }
            const auto lengths = longest | std::views::values;
            QVERIFY(std::ranges::is_sorted(lengths));
        }
        QVERIFY(broken > 0);
    }

    // A number stands apart from what is drawn around its row, and a number in a cell from the cell's edge.
    void numbersOfLowRowsHaveRoom()
    {
        BoardView view = nim({12, 7, 9, 15, 3, 8, 14, 5, 10, 6, 11, 4}, Columns);
        view.isForHall = true;
        const Drawing drawing = draw(view, {18, 18});
        const double row = drawing.parts[3].box.height();
        const auto number = std::ranges::find(drawing.texts, QStringLiteral("15"), &widgets::Text::text);
        QVERIFY(number != drawing.texts.end());
        constexpr double kDigits = 0.55; // of the line
        QVERIFY(number->style.size * kDigits <= 0.65 * row);
        const auto cells = piecesOf(drawing, 3);
        QVERIFY(!cells.empty() && cells[0].shape == widgets::Shape::Block && cells[0].number > 0);
        QVERIFY(cells[0].box.height() >= 0.7 * row);
    }

    // The heap that an answer is about is not the one with the smallest digits.
    void aChosenHeapHasDigitsAsLargeAsTheOthers()
    {
        for (const int arrangement : {Plain, Columns}) {
            BoardView view = nim({6, 9, 15, 12}, arrangement);
            view.isForHall = true;
            view.choice = view.hint = Move{2, 11, 0};
            const Drawing drawing = draw(view, {18, 18});
            const auto sizeOf = [&](const char* words) {
                const auto text =
                    std::ranges::find(drawing.texts, QString::fromUtf8(words), &widgets::Text::text);
                return text == drawing.texts.end() ? 0 : text->style.size;
            };
            QCOMPARE(sizeOf("15"), sizeOf("9"));
            QVERIFY(sizeOf("→ 4") > 0);
            verifyTidy(drawing, {18, 18});
        }
    }

    // A bar has more stones than any row, and so is longer.
    void barsAreLongerThanRowsOfStones()
    {
        bool hasBoth = false;
        for (const double width : {14.0, 18.0, 24.0, 35.0, 60.0}) {
            BoardView view = nim({120, 85, 300, 7}, Plain);
            view.isForHall = true;
            const Drawing drawing = draw(view, {width, 20});
            double longest = 0;
            for (const auto& piece : drawing.pieces)
                longest = std::max(longest, piece.box.right());
            for (const auto& bar : drawing.bars) {
                QVERIFY(bar.box.right() > longest);
                QVERIFY(bar.box.right() <= width);
                for (const auto& other : drawing.bars)
                    QVERIFY(bar.to <= other.to || bar.box.width() > other.box.width());
            }
            hasBoth = hasBoth || (longest > 0 && !drawing.bars.empty());
        }
        QVERIFY(hasBoth);
    }

    // A bar has its share of the longest one, or a heap keeps its stones.
    void barsAreInProportion()
    {
        bool hasBoth = false;
        for (double width = 12.5; width < 19; width += 0.5) {
            BoardView view = nim({42, 17, 99}, Plain);
            view.isForHall = true;
            const Drawing drawing = draw(view, {width, 16});
            QVERIFY(drawing.height <= 16 + 1e-6);
            std::map<std::size_t, double> lengths;
            for (const auto& bar : drawing.bars)
                lengths[bar.part] = bar.box.width();
            QVERIFY(!lengths.contains(1));
            QVERIFY(!lengths.contains(0) || lengths[0] < 0.7 * lengths[2]);
            hasBoth = hasBoth || !drawing.bars.empty();
        }
        QVERIFY(hasBoth);
        for (const bool isForHall : {false, true}) {
            BoardView view = nim({1000, 2000}, Plain);
            view.isForHall = isForHall;
            const Drawing drawing = draw(view);
            QCOMPARE(drawing.bars.size(), std::size_t{2});
            QVERIFY(std::abs(drawing.bars[0].box.width() / drawing.bars[1].box.width() - 0.5) < 0.02);
        }
    }

    // What stands above and below the columns is in one form, in all languages, and touches nothing beside
    // it.
    void wordsOfTheColumnsAreApart_data()
    {
        QTest::addColumn<QList<Count>>("heaps");
        QTest::newRow("usual") << QList<Count>{7, 9, 15, 12};
        QTest::newRow("three digits") << QList<Count>{512, 300, 200, 128};
        QTest::newRow("four digits") << QList<Count>{5000, 4000, 300};
        QTest::newRow("ten digits") << QList<Count>{1234567890, 987654321, 5};
        QTest::newRow("nineteen digits") << QList<Count>{theory::kMaxCount, 1234567890123, 77};
    }
    void wordsOfTheColumnsAreApart()
    {
        QFETCH(const QList<Count>, heaps);
        const teaching::Voice other([](const char*, const char* source,
                                       int) { return QStringLiteral("<%1>").arg(QString::fromUtf8(source)); },
                                    QLocale::c());
        for (double width = 16; width < 60; width += 3) {
            for (const bool isOfTwo : {false, true}) {
                BoardView view = nim({heaps.begin(), heaps.end()}, Columns);
                view.isForHall = true;
                if (isOfTwo)
                    view.second = other;
                const Drawing drawing = draw(view, {width, 20});
                std::vector<QRectF> inks;
                std::map<int, int> below; // texts of each column
                int odd = 0;
                int words = 0;
                int second = 0;
                std::set<double> named;
                for (const auto& text : drawing.texts) {
                    QRectF ink(0, 0, letterWidth(text.text, text.style), text.style.size * 0.7);
                    ink.moveCenter(text.box.center());
                    if (text.alignment.testFlag(Qt::AlignLeft) && !text.alignment.testFlag(Qt::AlignHCenter))
                        ink.moveLeft(text.box.left());
                    if (text.alignment.testFlag(Qt::AlignRight))
                        ink.moveRight(text.box.right());
                    for (const QRectF& each : inks)
                        QVERIFY2(!ink.intersects(each), qPrintable(text.text));
                    inks.push_back(ink);
                    const bool isBelow = text.look == Look::Won || text.look == Look::Lost;
                    if (isBelow)
                        ++below[static_cast<int>(text.box.center().x() * 100)];
                    odd += isBelow && text.text.contains(QStringLiteral("odd")) ? 1 : 0;
                    words += isBelow && text.text.contains(QStringLiteral("even")) ? 1 : 0;
                    second += isBelow && text.text.contains(QStringLiteral("<odd>")) ? 1 : 0;
                    if (text.look == Look::Muted && text.box.bottom() < 2)
                        named.insert(text.box.center().x());
                }
                QVERIFY(below.empty() || below.size() == drawing.bands.size());
                for (const auto& [column, texts] : below)
                    QCOMPARE(texts, below.begin()->second);
                const int lines = below.empty() ? 0 : below.begin()->second; // two: a word of one language
                QCOMPARE(second, isOfTwo && lines != 2 ? odd - (lines == 3 ? second : 0) : 0);
                QVERIFY(odd + words > 0 || drawing.signs.size() == drawing.bands.size());
                if (heaps.front() < 6000)
                    QVERIFY(4 * named.size() >= drawing.bands.size());
                QVERIFY(!named.empty());
            }
        }
    }

    // On the boards of narrow pictures: signs are those of P and N, and not of odd and even.
    void columnsSayOddAndEvenInWords()
    {
        const std::vector<std::vector<Count>> positions{{20, 9, 7}, {16, 16}, {9, 12, 3, 7, 21, 8, 10, 14}};
        for (const auto& heaps : positions) {
            for (const double width : {15.0, 16.0, 18.5}) {
                BoardView view = nim(heaps, Columns);
                view.isForHall = true;
                const Drawing drawing = draw(view, {width, 18});
                QVERIFY(drawing.signs.empty());
                const auto words = std::ranges::count_if(drawing.texts, [](const widgets::Text& text) {
                    return text.text == QStringLiteral("odd") || text.text == QStringLiteral("even");
                });
                QCOMPARE(words, std::ptrdiff_t{5});
            }
        }
    }

    void aWordInOneLanguageIsBetterThanNone()
    {
        BoardView view = nim({20, 9, 7}, Columns);
        view.isForHall = true;
        view.second = teaching::Voice(
            [](const char*, const char*, int) { return QStringLiteral("long words"); }, QLocale::c());
        const Drawing drawing = draw(view, {15, 18});
        const auto count = [&](const char* word) {
            return std::ranges::count(drawing.texts, QString::fromUtf8(word), &widgets::Text::text);
        };
        QCOMPARE(count("odd") + count("even"), std::ptrdiff_t{5});
        QVERIFY(drawing.signs.empty());
    }

    void stonesAreClearOfTheFrameOfTheirRow()
    {
        constexpr double kClear = 0.25;
        for (const auto& heaps : std::vector<std::vector<Count>>{{7}, {7, 9, 15, 12}, {40, 3}}) {
            for (const double width : {14.0, 21.0, 35.0}) {
                const Drawing drawing = draw(nim(heaps, Plain), {width, 21});
                QVERIFY(std::ranges::all_of(drawing.pieces, [&](const widgets::Piece& piece) {
                    const QRectF& row = drawing.parts[piece.id.part].box;
                    return row.adjusted(kClear, kClear, -kClear, -kClear).contains(piece.box);
                }));
            }
        }
    }

    // A hall would count a heap in two lines as two: its stones are rather a little smaller than usual.
    void aHallSeesAHeapInOneLine()
    {
        constexpr double kLeast = 0.51;
        BoardView view = nim({}, Plain);
        view.isForHall = true;
        for (Count heap = 1; heap <= 20; ++heap)
            view.position.heaps.push_back(heap);
        int inOne = 0;
        for (double width = 12; width < 24; width += 0.25) {
            const Drawing drawing = draw(view, {width, 30});
            const auto isOfLast = [](const widgets::Piece& piece) { return piece.id.part == 19; };
            const auto first = std::ranges::find_if(drawing.pieces, isOfLast);
            QVERIFY(first != drawing.pieces.end());
            const bool isOne = std::ranges::all_of(drawing.pieces, [&](const widgets::Piece& piece) {
                return !isOfLast(piece) || piece.box.top() == first->box.top();
            });
            QVERIFY(isOne || drawing.parts[19].box.right() - first->box.left() < 20.0 * (kLeast + 0.05));
            inOne += isOne;
        }
        QVERIFY(inOne > 0 && inOne < 48);
    }

    // Digits that are as high as their cell cannot be told from it; the columns have their names.
    void numbersOfCellsAreLowerThanThese()
    {
        BoardView view = nim({}, Columns);
        view.isForHall = true;
        for (Count heap = 1; heap <= 64; ++heap)
            view.position.heaps.push_back(heap);
        for (const double height : {16.0, 22.0, 60.0}) {
            for (const widgets::Piece& piece : draw(view, {15, height}).pieces)
                QVERIFY(piece.number == 0 || piece.box.height() > widgets::kPieceNumber.size * 0.8);
        }
    }

    // Where the page is low the heaps go before what the steps speak of.
    void aLowBoardShowsHeaps()
    {
        const Drawing low = draw(nim({7, 9, 15, 12}, Columns), {28, 5.9});
        QCOMPARE(low.head + low.foot, 0.0);
        const Drawing usual = draw(nim({7, 9, 15, 12}, Columns), {28, 8});
        QVERIFY(usual.head > 0 && usual.foot > 0);
    }

    // Where a step takes from heaps, it is written what it leaves of each.
    void whatAStepLeavesIsWrittenToAHall()
    {
        BoardView view = nim({7, 9, 15, 12}, Columns);
        view.isForHall = true;
        view.shown.marks = {{teaching::Mark::All}};
        for (const Move& move : {Move{1, 5, 0}, Move{2, 13, 0}, Move{3, 11, 0}})
            view.shown.moves.push_back({view.position, move});
        const Drawing drawing = draw(view);
        for (const char* text : {"9", "15", "12", "→ 4", "→ 2", "→ 1"})
            QVERIFY2(std::ranges::count(drawing.texts, QString::fromUtf8(text), &widgets::Text::text) > 0,
                     text);
        verifyTidy(drawing, {35, 21});
    }

    // Also beside columns that take all of the width for their words, and of moves that follow each other: it
    // stands below the number then, in its row.
    void whatAStepLeavesIsWrittenBesideNarrowColumns()
    {
        constexpr QSizeF kNarrow(12.4, 16.6);
        for (const auto& heaps :
             std::vector<std::vector<Count>>{{12, 7, 9, 15}, {12, 7, 9, 15, 3}, {12, 7, 9, 15, 3, 3}}) {
            BoardView view = nim(heaps, Columns);
            view.isForHall = true;
            teaching::Position before = view.position;
            for (const Move& move : {Move{0, 11, 0}, Move{2, 3, 0}, Move{3, 15, 0}}) {
                view.shown.moves.push_back({before, move});
                before = before.game->after(before, move);
            }
            const Drawing drawing = draw(view, kNarrow);
            const auto inkOf = [&](const QString& words, std::size_t heap) {
                const auto text = std::ranges::find_if(drawing.texts, [&](const widgets::Text& each) {
                    return each.text == words && drawing.parts[heap].box.contains(each.box.center());
                });
                if (text == drawing.texts.end())
                    return QRectF();
                QRectF ink(0, 0, letterWidth(words, text->style), text->style.size * 0.6);
                ink.moveCenter(text->box.center());
                ink.moveLeft(text->box.left());
                return ink;
            };
            const std::vector<std::pair<std::size_t, const char*>> left{{0, "→ 1"}, {2, "→ 6"}, {3, "→ 0"}};
            for (const auto& [heap, words] : left) {
                const QRectF result = inkOf(QString::fromUtf8(words), heap);
                const QRectF number = inkOf(QString::number(heaps[heap]), heap);
                QVERIFY2(!result.isEmpty() && !number.isEmpty(), words);
                QVERIFY2(!result.intersects(number), words);
                QVERIFY(drawing.parts[heap].box.contains(result | number));
            }
            QVERIFY(std::ranges::count(drawing.texts, QStringLiteral("odd"), &widgets::Text::text) > 0);
            verifyTidy(drawing, kNarrow);
        }
    }
};

LASTSTONE_TEST(NimDrawingTest, Nothing)

} // namespace laststone::nim_drawing_test
#include "nim_drawing_test.moc"
