// SPDX-License-Identifier: GPL-3.0-or-later
// The pairs and triples with nim-sum 0, found one after the other without any XOR: to two heaps the third
// that makes them lost, as the least number that is not yet in their line or column.
#include "games/common/not_lost.h"
#include "games/nim/nim_game.h"

#include <algorithm>

namespace laststone::games {

namespace nim = theory::nim;

namespace {

struct TableWords {
    LASTSTONE_SENTENCES(NimTable)
};

constexpr Count kSide = 8;

// Two heaps, a ≤ b.
struct Two {
    Count a = 0;
    Count b = 0;
};

// Step k + 1 fills in two heaps, in both orders: 0 0, 0 1, 1 1, 0 2, 1 2, 2 2, …
Two twoOf(Count k)
{
    Two two;
    while (two.b < k) {
        k -= ++two.b;
    }
    two.a = k;
    return two;
}

Count stepOf(Count a, Count b)
{
    const auto [less, more] = std::minmax(a, b);
    return more * (more + 1) / 2 + less + 1;
}

// The third heap. By misère rules only two empty heaps differ: three would be won.
Count third(const Two& two, Play play)
{
    const bool isAllSmall = two.b <= 1;
    return play == Play::Misere && isAllSmall ? (two.a + two.b) % 2 ^ 1 : two.a ^ two.b;
}

Sentence byTrying(Play play, Count step)
{
    if (step == 0) {
        return TableWords::phrase("Try it out: from a P-position no move leads to another P-position, and "
                                  "from every other position some move does.");
    }
    const Two two = twoOf(step - 1);
    //: %1, %2 and %3 are three heaps
    return TableWords::phrase("(%1, %2, %3) is P: no move from it leads to another P-position.")(
        two.a, two.b, third(two, play));
}

Sentence byRule(Play play, Count step)
{
    if (step == 0)
        return {};
    const Two two = twoOf(step - 1);
    const Count heap = third(two, play);
    if (two.b == 0 && play == Play::Misere) {
        return TableWords::phrase("0 and 0: in misère play the empty position is won, so the third heap is "
                                  "1: a single stone is lost.");
    }
    if (two.a == 0 && play == Play::Normal) {
        //: %1 is the number of stones
        return TableWords::phrase("0 and %1: the third heap is %1. Two equal heaps are lost: each move is "
                                  "copied in the other heap.")(two.b);
    }
    std::vector<Count> used;
    for (Count less = 0; less < two.a; ++less)
        used.push_back(third({less, two.b}, play));
    for (Count less = 0; less < two.b; ++less)
        used.push_back(third({std::min(less, two.a), std::max(less, two.a)}, play));
    std::ranges::sort(used);
    used.erase(std::ranges::unique(used).begin(), used.end());
    //: %1 and %2 are two heaps, %3 is the third one, %4 lists numbers
    return TableWords::phrase("%1 and %2: a smaller heap leads to one of the third heaps %4 of their line "
                              "and column. The least other number is %3: (%1, %2, %3) is P.")(
        two.a, two.b, heap, teaching::Numbers{used});
}

TableCells cells(const Position& position, std::size_t, int wanted)
{
    TableCells table;
    table.form = TableCells::Form::Values;
    table.lastStep = static_cast<int>(kSide * (kSide + 1) / 2);
    const auto step = static_cast<Count>(std::clamp(wanted, 0, table.lastStep));
    table.meaning = TableWords::phrase(
        "Below two heaps stands the third one that makes the three a P-position: whoever moves now loses.");
    table.rule = TableWords::phrase(
        "The rule: the third heap is the least number that is not in their line or column yet.");
    table.text = byTrying(position.play, step);
    table.byRule = byRule(position.play, step);
    table.lineLength = kSide;
    const auto cellOf = [](Count a, Count b) { return static_cast<std::size_t>(a * kSide + b); };
    const Two last = twoOf(step == 0 ? 0 : step - 1);
    table.inView = cellOf(last.a, last.b);
    if (step < static_cast<Count>(table.lastStep)) {
        const Two two = twoOf(step);
        //: asked before the table tells: the third heap that makes a P-position of the two heaps %1 and %2
        table.next = {TableWords::phrase("(%1, %2, ?) is P: ? =")(two.a, two.b), third(two, position.play),
                      cellOf(two.a, two.b)};
    }
    std::vector<Count> board = position.heaps;
    std::erase(board, 0);
    std::ranges::sort(board);
    for (Count a = 0; a < kSide; ++a) {
        for (Count b = 0; b < kSide; ++b) {
            TableCell cell;
            cell.name = QStringLiteral("%1 %2").arg(a).arg(b);
            cell.isShaded = a == b;
            const auto [less, more] = std::minmax(a, b);
            if (stepOf(a, b) <= step) {
                const Count heap = third({less, more}, position.play);
                cell.value = QString::number(heap);
                cell.position = position;
                cell.position->heaps = {a, b, heap};
                std::vector<Count> heaps = cell.position->heaps;
                std::erase(heaps, 0);
                std::ranges::sort(heaps);
                cell.isNow = heaps == board && !board.empty();
            }
            const bool isSource = step > 0 && ((a == last.a && b < last.b) || (b == last.b && a < last.a));
            if (stepOf(a, b) == step)
                cell.frame = TableCell::Frame::Last;
            else if (isSource)
                cell.frame = TableCell::Frame::Source;
            table.cells.push_back(std::move(cell));
        }
    }
    return table;
}

Sentence refute(const Position& position, std::size_t, int step, Count answer)
{
    const Two two = twoOf(static_cast<Count>(step));
    Position asked = position;
    asked.heaps = {two.a, two.b, std::min(answer, theory::kMaxCount)};
    return whyNotLost(asked);
}

} // namespace

teaching::Table nimTable()
{
    return {.cells = cells, .refute = refute};
}

} // namespace laststone::games
