// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_layout.h"
#include "test_main.h"

#include <QTest>

#include <random>

using namespace laststone;
using games::NimArrangement;
using games::NimDrawing;
using games::NimLayout;
using games::NimLayoutInput;
using theory::Count;

namespace {

// Calls visit(input, layout) for boards of many kinds.
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
        for (const auto arrangement : {NimArrangement::Plain, NimArrangement::Grouped}) {
            for (const QSizeF size :
                 {QSizeF(300, 200), QSizeF(700, 420), QSizeF(1900, 1000), QSizeF(3000, 2000)}) {
                for (const double em : {14.0, 20.0, 44.0}) {
                    if (size.width() < 18 * em)
                        continue; // narrower than the board lets itself be made
                    const NimLayoutInput input{heaps, arrangement, size.width(), size.height(),
                                               em,    em * 4,      true};
                    visit(input, NimLayout(input));
                }
            }
        }
    }
}

} // namespace

class NimLayoutTest : public QObject {
    Q_OBJECT
private slots:
    void rowsFollowEachOther()
    {
        everyKindOfBoard([](const NimLayoutInput& input, const NimLayout& layout) {
            QCOMPARE(layout.heapCount(), input.heaps.size());
            for (std::size_t i = 0; i < input.heaps.size(); ++i) {
                QVERIFY(layout.row(i).height() > input.em);
                QVERIFY(layout.row(i).bottom() <= layout.contentHeight());
                if (i > 0)
                    QVERIFY(layout.row(i).top() >= layout.row(i - 1).bottom() - 0.01);
                QCOMPARE(layout.heapAt(layout.row(i).center()), std::optional(i));
            }
            QVERIFY(!layout.heapAt({5, layout.contentHeight() + 50}));
        });
    }

    void manyHeapsStandCloserTogether()
    {
        constexpr double kEm = 20;
        const auto layout = [](std::size_t heaps, NimArrangement arrangement) {
            // Too large for stones in columns, which may need their height.
            const Count size = arrangement == NimArrangement::Plain ? 9 : 1000;
            return NimLayout({std::vector<Count>(heaps, size), arrangement, 700, 420, kEm, kEm * 4, true});
        };
        for (const auto arrangement : {NimArrangement::Plain, NimArrangement::Grouped}) {
            QVERIFY(layout(4, arrangement).row(0).height() >= 2 * kEm);
            // Eleven rows of two lines of text each would be too high.
            const NimLayout many = layout(11, arrangement);
            QVERIFY(many.row(0).height() < 2 * kEm);
            QVERIFY(many.contentHeight() <= 420.01);
            QVERIFY(layout(40, arrangement).row(0).height() >= 1.4 * kEm - 0.01);
        }
    }

    void columnsOfTheLargestNumbersAreAllInSight()
    {
        for (const double label : {100.0, 300.0, 500.0}) {
            const NimLayout layout(
                {{theory::kMaxCount, 5}, NimArrangement::Grouped, 700, 420, 40, label, true});
            QCOMPARE(layout.columns().size(), std::size_t{63});
            QVERIFY(layout.columns().back().band.right() <= 700);
            QVERIFY(layout.columns().back().band.width() >= 1);
        }
    }

    void stonesStandInTheirRowApartFromEachOther()
    {
        everyKindOfBoard([](const NimLayoutInput& input, const NimLayout& layout) {
            for (std::size_t i = 0; i < std::min<std::size_t>(4, input.heaps.size()); ++i) {
                if (layout.drawing(i) != NimDrawing::Stones)
                    continue;
                QVERIFY(input.heaps[i] < 3000);
                std::vector<QRectF> stones;
                for (Count index = 0; index < input.heaps[i]; ++index) {
                    const QRectF stone = layout.stone(i, index);
                    QVERIFY(layout.row(i).adjusted(-1, -1, 1, 1).contains(stone));
                    QCOMPARE(layout.stoneAt(i, stone.center()), std::optional(index));
                    stones.push_back(stone.adjusted(0.01, 0.01, -0.01, -0.01));
                }
                for (std::size_t a = 0; a < std::min<std::size_t>(40, stones.size()); ++a) {
                    for (std::size_t b = a + 1; b < std::min<std::size_t>(40, stones.size()); ++b)
                        QVERIFY(!stones[a].intersects(stones[b]));
                }
            }
        });
    }

    void largeHeapsAreBarsOrCellsThatCanBeHit()
    {
        everyKindOfBoard([](const NimLayoutInput& input, const NimLayout& layout) {
            for (std::size_t i = 0; i < input.heaps.size(); ++i) {
                const Count size = input.heaps[i];
                if (layout.drawing(i) == NimDrawing::Bar) {
                    const QRectF whole = layout.bar(i, 0, size);
                    QVERIFY(layout.row(i).adjusted(-1, -1, 1, 1).contains(whole));
                    const auto middle = layout.stoneAt(i, whole.center());
                    QVERIFY(middle && *middle > size / 3 && *middle < size - size / 3);
                } else if (layout.drawing(i) == NimDrawing::Cells && size > 0) {
                    const auto& column = layout.columns().back();
                    if ((size & 1) != 0)
                        QCOMPARE(layout.stoneAt(i, layout.cell(i, column).center()), std::optional(Count{0}));
                }
            }
        });
    }

    void columnsRunFromTheLargestToOneWithinTheView()
    {
        everyKindOfBoard([](const NimLayoutInput& input, const NimLayout& layout) {
            if (input.arrangement == NimArrangement::Plain) {
                QVERIFY(layout.columns().empty());
                return;
            }
            const auto& columns = layout.columns();
            QCOMPARE(columns.back().bit, 0);
            for (std::size_t i = 1; i < columns.size(); ++i) {
                QCOMPARE(columns[i].bit, columns[i - 1].bit - 1);
                QVERIFY(columns[i].band.left() >= columns[i - 1].band.right() - 0.01);
            }
            QVERIFY(columns.back().band.right() <= input.width + 0.01);
        });
    }

    void groupsFillFromTheSmallestSubHeap()
    {
        const NimLayout layout({{11}, NimArrangement::Grouped, 900, 400, 20, 80, true});
        // 11 = 8 + 2 + 1: the last stone to go stands in column 1, the next two in column 2.
        const auto columnOf = [&](Count index) {
            for (const auto& column : layout.columns()) {
                if (column.band.contains(layout.stone(0, index).center()))
                    return column.bit;
            }
            return -1;
        };
        QCOMPARE(columnOf(0), 0);
        QCOMPARE(columnOf(1), 1);
        QCOMPARE(columnOf(2), 1);
        for (Count index = 3; index < 11; ++index)
            QCOMPARE(columnOf(index), 3);
    }
};

LASTSTONE_TEST(NimLayoutTest, Nothing)
#include "nim_layout_test.moc"
