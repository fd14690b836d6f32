// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sums_plane.h"

#include "games/sums/sum_steps.h"

#include <algorithm>
#include <span>

namespace laststone::games {

namespace {

constexpr Count kMostCells = 96;
constexpr Count kFewestCells = 24;
constexpr Count kPeriodsShown = 3;
constexpr std::size_t kMostTold = 4; // options that the text lists, if there are not more
constexpr std::size_t kToldOfMany = 2;
constexpr Count kMostSearched = 20; // stones, where misère play is searched for every heap of the table

struct Words {
    LASTSTONE_SENTENCES(SgTable)
};

struct PartWords {
    LASTSTONE_SENTENCES(laststone::games::SgTable)
};

// Beside the values of a set 1 .. m: what Bash or Nim say of the same heap.
enum class Beside { Nothing, Bash, Nim };

// The values that the table is of: those of one part of a position.
struct Values {
    const SgGame& game;
    std::size_t part = 0;
    std::vector<Count> heaps = {}; // or vertices, in the order in which their values are found
    std::optional<theory::Period> period = {};
    Beside beside = Beside::Nothing;

    Count value(Count heap) const { return game.value(part, heap); }
    // One more than may be taken, where Bash or Nim stands beside it.
    Count block() const { return *game.everythingUpTo() + 1; }

    // Whether so many cells prove the period, or tell all that the table tells; before, who looks for it is
    // not told.
    bool isPeriodSeen(std::size_t known) const
    {
        if (!period || known >= heaps.size())
            return period.has_value();
        if (game.maySplit())
            return false;
        // Each value depends on no more than that many before it.
        Count reach = 0;
        for (const SgOption& option : game.options(part, heaps.back()))
            reach = std::max(reach, option.move.take);
        return known >= period->prePeriod + period->period + reach;
    }

    // Every other period, and every other layer of a graph: a token is so far from the end.
    bool isShaded(Count heap, bool isPeriodSeen) const
    {
        if (game.hasTokens())
            return game.stonesLeft({nullptr, Play::Normal, {heap}}) % 2 == 0;
        return isPeriodSeen && heap >= period->prePeriod && period->rounds(heap) % 2 == 0;
    }
};

// The heaps of a position whose values the table has: where each has its own, one at most.
std::span<const Count> heapsOf(const Values& it, const Position& position)
{
    const std::span<const Count> all(position.heaps);
    if (it.game.ownValues() == 0)
        return all;
    return it.part < all.size() ? all.subspan(it.part, 1) : std::span<const Count>();
}

Values valuesOf(const Position& position, std::size_t part)
{
    const SgGame& game = SgGame::of(position);
    Values it{game, game.ownValues() == 0 ? 0 : std::min(part, game.ownValues() - 1)};
    if (game.hasTokens()) {
        it.heaps = game.order();
        it.heaps.resize(std::min<std::size_t>(it.heaps.size(), kMostCells));
        return it;
    }
    const auto series = game.series(it.part);
    it.period = series->period();
    Count cells = series->isOfSet() ? kFewestCells : kMostCells / 2;
    if (it.period) {
        const Count periods = kPeriodsShown * std::min(kMostCells, it.period->period);
        cells = std::clamp(it.period->prePeriod + periods, kFewestCells, kMostCells);
    }
    for (const Count heap : heapsOf(it, position)) { // which are looked for
        if (heap < kMostCells)
            cells = std::max(cells, heap + 1);
    }
    if (game.everythingUpTo()) {
        it.beside = it.block() >= std::min(cells, kMostCells / 2) ? Beside::Nim : Beside::Bash;
        if (it.beside == Beside::Nim)
            cells = std::min(cells, it.block()); // beyond it is Bash
    }
    for (Count heap = 0; heap < cells; ++heap)
        it.heaps.push_back(heap);
    return it;
}

// ---- Words ----

Sentence firstText(const Values& it)
{
    if (it.game.hasTokens()) {
        return Words::phrase("From the sinks up: the value of a vertex is the least number that is no value "
                             "of a vertex its arrows lead to.");
    }
    if (it.beside == Beside::Bash) {
        //: %1 is one more than may be taken
        return Words::phrase("Each g(n) is the least number that no option has. Below it n mod %1, the "
                             "remainder of Bash: they are the same.")(it.block());
    }
    if (it.beside == Beside::Nim) {
        return Words::phrase("Each g(n) is the least number that no option has. Below it n itself, the value "
                             "in Nim: they are the same.");
    }
    return Words::phrase(
        "From 0 on, each g(n) is the least number that no option has: the mex of their values.");
}

Sentence optionText(const Values& it, Count heap, const SgOption& option)
{
    if (it.game.hasTokens())
        return teaching::formula(it.game.optionFormula(it.part, heap, option));
    const Count taken = option.move.take;
    if (option.count == 0) {
        //: a move and the SG value of what it leaves, to stand in a list; %1 is a number of stones
        return Words::phrase("take all %1 (g = 0)")(taken);
    }
    if (option.count == 1) {
        //: a move and the SG value of the heap that it leaves, to stand in a list: "take 3 → 2 (g = 0)"
        return Words::phrase("take %1 → %2 (g = %3)")(taken, heap - taken, option.value);
    }
    const QString sum = QStringLiteral("%1⊕%2 = %3")
                            .arg(it.value(option.first))
                            .arg(it.value(option.second))
                            .arg(option.value);
    if (taken == 0) {
        //: a move that splits a heap and the SG value of what it leaves, to stand in a list; %3 is "1⊕2 = 3"
        return Words::phrase("split %1+%2 (g = %3)")(option.first, option.second, sum);
    }
    //: a move that splits a heap and the SG value of what it leaves, to stand in a list; %4 is "1⊕2 = 3"
    return Words::phrase("take %1 → %2+%3 (g = %4)")(taken, option.first, option.second, sum);
}

// Step k has found the value of cell k − 1.
Sentence text(const Values& it, std::size_t step)
{
    if (step == 0)
        return firstText(it);
    const Count heap = it.heaps[step - 1];
    const auto options = it.game.options(it.part, heap);
    const QString name = it.game.label(heap);
    if (options.empty()) {
        //: %1 is a heap or a vertex
        return Words::phrase("g(%1): there is no move, so g(%1) = mex {} = 0.")(name);
    }
    Clauses told;
    for (const SgOption& option : options) {
        if (told.items.size() < (options.size() > kMostTold ? kToldOfMany : kMostTold))
            told.items.push_back(optionText(it, heap, option));
    }
    const QString set = valuesOfOptions(it.game, it.part, heap);
    if (options.size() > kMostTold) {
        //: %1 is a heap or a vertex, %n how many moves there are, %2 lists the first of them, %3 is a set of
        //: numbers such as {0,1,2}, %4 the least number that is not in it
        return Words::plural("g(%1): %n moves, as %2 … Values %3, mex = %4, so g(%1) = %4.")(
            options.size(), name, told, set, it.value(heap));
    }
    //: %1 is a heap or a vertex, %2 lists its moves, %3 is a set of numbers such as {0,1,2}, %4 the least
    //: number that is not in it
    return Words::phrase("g(%1): %2. Values %3, mex = %4, so g(%1) = %4.")(name, told, set, it.value(heap));
}

// The cells that the value of a heap comes from, while they are few enough to be told apart.
std::vector<Count> sourcesOf(const Values& it, Count heap)
{
    std::vector<Count> result;
    const auto options = it.game.options(it.part, heap);
    constexpr std::size_t kMost = 16;
    if (options.size() > kMost)
        return result;
    for (const SgOption& option : options) {
        if (option.count == 0)
            result.push_back(0);
        if (option.count >= 1)
            result.push_back(option.first);
        if (option.count == 2)
            result.push_back(option.second);
    }
    return result;
}

// That heap alone; where each set has its heap, the others are empty.
Position positionOf(const Values& it, Position position, Count heap)
{
    position.heaps.assign(std::max<std::size_t>(1, it.game.ownValues()), 0);
    position.heaps[it.part] = heap;
    return position;
}

bool isOnBoard(const Values& it, const Position& position, Count heap)
{
    const auto heaps = heapsOf(it, position);
    return std::ranges::find(heaps, heap) != heaps.end();
}

// Lines of vertices, whose values have no period, are a multiple of this: so the last one is nearly full.
std::size_t lineOfVertices(std::size_t vertices)
{
    const auto missing = [&](std::size_t line) { return (line - vertices % line) % line; };
    return missing(3) < missing(4) ? 3 : 4;
}

// What repeats stands below itself: a line holds one long period, or as many short ones as have room.
void setLines(TableCells& table, const theory::Period& period)
{
    constexpr Count kShort = 8;
    constexpr Count kLongest = 24; // that has room
    if (period.prePeriod == 0 || period.period <= kLongest)
        table.period = static_cast<std::size_t>(period.period);
    if (period.period > kShort && period.period <= kLongest)
        table.lineLength = table.period;
}

// Of which part the table is.
void addParts(const Values& it, TableCells& table)
{
    for (std::size_t i = 0; i < it.game.ownValues(); ++i) {
        //: one of the heaps, to choose from a list
        table.parts.push_back(PartWords::phrase("Heap %1")(Count{i} + 1));
    }
    table.partsName = PartWords::phrase("The heap whose values are in the table");
}

// ---- Misère play: of the same heaps, or as many of them as are quick to search, who wins ----

Values heapsOfMisere(const Position& position, std::size_t part)
{
    Values it = valuesOf(position, part);
    if (!it.game.hasTokens() && !it.game.valuesRuleMisere())
        std::erase_if(it.heaps, [](Count heap) { return heap > kMostSearched; });
    const auto isTooLarge = [&](Count heap) {
        return !it.game.valuesRuleMisere() && !it.game.canSearchMisere(positionOf(it, position, heap).heaps);
    };
    it.heaps.erase(std::ranges::find_if(it.heaps, isTooLarge), it.heaps.end());
    return it;
}

// What an option leaves: "3", "3+1", a vertex.
QString leftBy(const Values& it, const SgOption& option)
{
    if (option.count == 2)
        return QStringLiteral("%1+%2").arg(option.first).arg(option.second);
    return it.game.label(option.count == 0 ? 0 : option.first);
}

// Wins, and leaves one heap rather than two, which the table does not show.
const SgOption* winnerOf(std::span<const SgOption> options, std::span<const Move> winning)
{
    const SgOption* best = nullptr;
    for (const SgOption& option : options) {
        const bool isWinning = std::ranges::find(winning, option.move) != winning.end();
        if (isWinning && (!best || option.count < best->count))
            best = &option;
    }
    return best;
}

// Step k has judged cell k − 1.
Sentence textOfMisere(const Values& it, const Position& position, std::size_t step)
{
    if (step == 0) {
        return it.game.hasTokens()
            ? Words::phrase("The vertices are judged one after the other, from the sinks up.")
            : Words::phrase("The heaps are judged one after the other, from 0 on.");
    }
    const Count heap = it.heaps[step - 1];
    const QString name = it.game.label(heap);
    const Position shown = positionOf(it, position, heap);
    const auto options = it.game.options(it.part, heap);
    if (options.empty()) {
        //: misère play; %1 is a heap or a vertex from which there is no move
        return Words::phrase("%1: no move is left, and whoever moved last has lost. So %1 is N.")(name);
    }
    const auto winning = it.game.winningMoves(shown);
    if (const SgOption* best = winnerOf(options, winning)) {
        //: misère play; %1 is a heap or a vertex, %2 what a move leaves: "3", or two heaps, "3+1"
        return Words::phrase("%1: a move leaves %2, a P-position. So %1 is N.")(name, leftBy(it, *best));
    }
    if (options.size() == 1 && it.game.isOver(it.game.after(shown, options[0].move).heaps)) {
        //: misère play; %1 is a heap or a vertex
        return Words::phrase("%1: the only move is the last one, and loses. So %1 is P.")(name);
    }
    QStringList left;
    for (const SgOption& option : options) {
        if (left.size() < static_cast<qsizetype>(kMostTold))
            left << leftBy(it, option);
    }
    const QString list = left.join(QStringLiteral(", "));
    if (options.size() > kMostTold) {
        //: misère play; %1 is a heap or a vertex, %2 the first of what its moves leave: "3, 2+1, 2, 1+1"
        return Words::phrase("%1: every move leaves an N-position (%2 …). So %1 is P.")(name, list);
    }
    //: misère play; %1 is a heap or a vertex, %2 what its moves leave: "3, 2+1"
    return Words::phrase("%1: every move leaves an N-position (%2). So %1 is P.")(name, list);
}

TableCells cellsOfMisere(const Position& position, std::size_t part, int wanted)
{
    const Values it = heapsOfMisere(position, part);
    TableCells table;
    table.lastStep = static_cast<int>(it.heaps.size());
    if (it.game.hasTokens())
        table.period = lineOfVertices(it.heaps.size());
    const auto known = static_cast<std::size_t>(std::clamp(wanted, 0, table.lastStep));
    if (it.game.hasTokens()) {
        table.meaning = Words::phrase(
            "Misère play of one token: P and N of each vertex. The values of normal play do not tell them.");
    } else if (it.game.valuesRuleMisere()) {
        table.meaning = Words::phrase("Misère play of one heap: P and N of each size.");
        table.rule = Words::phrase("Here the values of normal play tell them: P is where g(n) = 1.");
    } else {
        table.meaning = Words::phrase(
            "Misère play of one heap: P and N of each size. The values of normal play do not tell them.");
    }
    table.text = textOfMisere(it, position, known);
    table.inView = known == 0 ? 0 : known - 1;
    addParts(it, table);
    if (known < it.heaps.size()) {
        const Count heap = it.heaps[known];
        //: asked before the table tells; %1 is a heap or a vertex
        table.next = {Words::phrase("%1: P or N?")(it.game.label(heap)),
                      it.game.outcome(positionOf(it, position, heap)), known};
    }
    for (std::size_t i = 0; i < it.heaps.size(); ++i) {
        TableCell cell;
        cell.name = it.game.label(it.heaps[i]);
        cell.isNow = isOnBoard(it, position, it.heaps[i]);
        cell.position = positionOf(it, position, it.heaps[i]);
        if (i < known)
            cell.outcome = it.game.outcome(*cell.position);
        if (i + 1 == known)
            cell.frame = TableCell::Frame::Last;
        table.cells.push_back(std::move(cell));
    }
    return table;
}

TableCells cells(const Position& position, std::size_t part, int wanted)
{
    if (position.play == Play::Misere)
        return cellsOfMisere(position, part, wanted);
    const Values it = valuesOf(position, part);
    TableCells table;
    table.form = TableCells::Form::Values;
    table.lastStep = static_cast<int>(it.heaps.size());
    if (it.game.hasTokens())
        table.period = lineOfVertices(it.heaps.size());
    const auto known = static_cast<std::size_t>(std::clamp(wanted, 0, table.lastStep));
    table.text = text(it, known);
    table.inView = known == 0 ? 0 : known - 1;
    const bool isPeriodSeen = it.isPeriodSeen(known);
    if (isPeriodSeen)
        setLines(table, *it.period);
    addParts(it, table);
    if (known < it.heaps.size()) {
        const Count heap = it.heaps[known];
        //: asked before the table tells; %1 is a heap or a vertex
        table.next = {Words::phrase("g(%1) = ?")(it.game.label(heap)), it.value(heap), known};
    }
    const auto sources = known == 0 ? std::vector<Count>() : sourcesOf(it, it.heaps[known - 1]);
    for (std::size_t i = 0; i < it.heaps.size(); ++i) {
        const Count heap = it.heaps[i];
        TableCell cell;
        cell.name = it.game.label(heap);
        cell.isShaded = it.isShaded(heap, isPeriodSeen);
        cell.isNow = isOnBoard(it, position, heap);
        cell.position = positionOf(it, position, heap);
        if (i + 1 == known)
            cell.frame = TableCell::Frame::Last;
        else if (std::ranges::find(sources, heap) != sources.end())
            cell.frame = TableCell::Frame::Source;
        if (i < known) {
            cell.value = QString::number(it.value(heap));
            if (it.value(heap) == 0)
                cell.outcome = theory::Outcome::P;
            if (it.beside != Beside::Nothing)
                cell.beside = QString::number(it.beside == Beside::Nim ? heap : heap % it.block());
        }
        table.cells.push_back(std::move(cell));
    }
    table.hasBeside = it.beside != Beside::Nothing;
    return table;
}

// A number is no mex if an option has it, or if a smaller one is missing.
Sentence refute(const Position& position, std::size_t part, int step, Count answer)
{
    const Values it = valuesOf(position, part);
    const Count heap = it.heaps[static_cast<std::size_t>(step)];
    for (const SgOption& option : it.game.options(it.part, heap)) {
        if (option.value == answer) {
            //: %1 is a number, %2 a move and its value: "take 3 → 2 (g = 0)"
            return Words::phrase("The value %1 occurs among the options: %2.")(
                answer, Clauses{{optionText(it, heap, option)}});
        }
    }
    //: %1 is a number
    return Words::phrase("No option has the value %1, but a smaller number is missing as well.")(answer);
}

} // namespace

teaching::Table sumsTable()
{
    return {.cells = cells, .refute = refute};
}

} // namespace laststone::games
