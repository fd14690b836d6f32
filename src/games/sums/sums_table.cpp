// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sums_table.h"

#include "games/graph/graph_game.h"
#include "games/octal/octal_plane.h"
#include "games/subtraction/subtraction_game.h"
#include "games/subtraction/subtraction_plane.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::Position;
using teaching::Sentence;
using teaching::TableCell;
using teaching::TableCells;
using theory::Count;
using theory::Play;

namespace {

constexpr Count kMostCells = 96;
constexpr Count kFewestCells = 24;
constexpr Count kPeriodsShown = 3;
constexpr std::size_t kMostTold = 4; // options that the text lists, if there are not more
constexpr std::size_t kToldOfMany = 2;

// Beside the values of a set 1 .. m: what Bash or Nim say of the same heap.
enum class Beside { Nothing, Bash, Nim };

// The values that the table is of: those of one part of a position.
struct Values {
    std::shared_ptr<const SgGame> game;
    const SubtractionGame* sets = nullptr; // null for another game
    const GraphGame* graph = nullptr;
    std::size_t part = 0;
    std::vector<Count> heaps; // or vertices, in the order in which their values are found
    std::optional<theory::Period> period;
    Beside beside = Beside::Nothing;

    Count value(Count heap) const { return game->value(part, heap); }
    QString label(Count heap) const { return graph ? graph->label(heap) : QString::number(heap); }
    bool isChoice() const { return sets && !sets->isOneForAll(); }
    Count besideValue(Count heap) const
    {
        return beside == Beside::Nim ? heap : heap % (sets->set(part).largest() + 1);
    }

    // Every other period, and every other layer of a graph.
    bool isShaded(Count heap) const
    {
        if (graph)
            return graph->levels().level[graph->place(heap)] % 2 == 0;
        return period && heap >= period->prePeriod && period->rounds(heap) % 2 == 0;
    }
};

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"SgTable", source, std::move(arguments), count};
}

void addHeaps(Values& it)
{
    const auto* octal = asOctal(*it.game);
    it.period = (octal ? seriesOf(*octal) : seriesOf(it.sets->set(it.part)))->period();
    Count cells = octal ? kMostCells / 2 : kFewestCells;
    if (it.period) {
        const Count periods = kPeriodsShown * std::min(kMostCells, it.period->period);
        cells = std::clamp(it.period->prePeriod + periods, kFewestCells, kMostCells);
    }
    if (it.sets && theory::subtraction::isEverythingUpToLargest(it.sets->set(it.part))) {
        const Count largest = it.sets->set(it.part).largest();
        it.beside = largest + 1 >= std::min(cells, kMostCells / 2) ? Beside::Nim : Beside::Bash;
        if (it.beside == Beside::Nim)
            cells = std::min(cells, largest + 1); // beyond it is Bash
    }
    for (Count heap = 0; heap < cells; ++heap)
        it.heaps.push_back(heap);
}

Values valuesOf(const Position& position, std::size_t part)
{
    Values it;
    it.game = sgGame(position);
    it.sets = asSubtraction(*it.game);
    it.graph = asGraph(*it.game);
    it.part = it.isChoice() ? std::min(part, it.sets->sets().size() - 1) : 0;
    if (!it.graph) {
        addHeaps(it);
        return it;
    }
    for (const theory::graph::Vertex place : it.graph->levels().order) {
        if (it.heaps.size() < kMostCells)
            it.heaps.push_back(it.graph->drawing().vertices[place]);
    }
    return it;
}

// "{0,1,2}", each once and sorted.
QString setOf(std::vector<Count> values)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    constexpr std::size_t kMostNumbers = 12;
    QStringList numbers;
    for (std::size_t i = 0; i < std::min(kMostNumbers, values.size()); ++i)
        numbers << QString::number(values[i]);
    if (values.size() > kMostNumbers)
        numbers << QStringLiteral("…");
    return QLatin1Char('{') + numbers.join(QLatin1Char(',')) + QLatin1Char('}');
}

// ---- Words ----

Sentence firstText(const Values& it)
{
    if (it.graph) {
        return sentence(QT_TRANSLATE_NOOP(
            "SgTable",
            "From the sinks up: the value of a vertex is the least number that no edge from it leads to."));
    }
    if (it.beside == Beside::Bash) {
        //: %1 is one more than may be taken
        return sentence(
            QT_TRANSLATE_NOOP("SgTable",
                              "Each g(n) is the least number that no option has. Below it n mod %1, "
                              "the remainder of Bash: they are the same."),
            {it.sets->set(it.part).largest() + 1});
    }
    if (it.beside == Beside::Nim) {
        return sentence(
            QT_TRANSLATE_NOOP("SgTable",
                              "Each g(n) is the least number that no option has. Below it n itself, "
                              "the value in Nim: they are the same."));
    }
    return sentence(QT_TRANSLATE_NOOP(
        "SgTable", "From 0 on, each g(n) is the least number that no option has: the mex of their values."));
}

Sentence optionText(const Values& it, Count heap, const SgOption& option)
{
    if (it.graph) {
        return teaching::formula(QStringLiteral("g(%1) = %2").arg(it.label(option.first)).arg(option.value));
    }
    const Count taken = option.move.take;
    if (option.count == 0) {
        //: a move and the SG value of what it leaves, to stand in a list; %1 is a number of stones
        return sentence(QT_TRANSLATE_NOOP("SgTable", "take all %1 (g = 0)"), {taken});
    }
    if (option.count == 1) {
        //: a move and the SG value of the heap that it leaves, to stand in a list: "take 3 → 2 (g = 0)"
        return sentence(QT_TRANSLATE_NOOP("SgTable", "take %1 → %2 (g = %3)"),
                        {taken, heap - taken, option.value});
    }
    const QString sum = QStringLiteral("%1⊕%2 = %3")
                            .arg(it.value(option.first))
                            .arg(it.value(option.second))
                            .arg(option.value);
    if (taken == 0) {
        //: a move that splits a heap and the SG value of what it leaves, to stand in a list; %3 is "1⊕2 = 3"
        return sentence(QT_TRANSLATE_NOOP("SgTable", "split %1+%2 (g = %3)"),
                        {option.first, option.second, sum});
    }
    //: a move that splits a heap and the SG value of what it leaves, to stand in a list; %4 is "1⊕2 = 3"
    return sentence(QT_TRANSLATE_NOOP("SgTable", "take %1 → %2+%3 (g = %4)"),
                    {taken, option.first, option.second, sum});
}

// Step k has found the value of cell k − 1.
Sentence text(const Values& it, std::size_t step)
{
    if (step == 0)
        return firstText(it);
    const Count heap = it.heaps[step - 1];
    const auto options = it.game->options(it.part, heap);
    const QString name = it.label(heap);
    if (options.empty()) {
        //: %1 is a heap or a vertex
        return sentence(QT_TRANSLATE_NOOP("SgTable", "g(%1): there is no move, so g(%1) = mex {} = 0."),
                        {name});
    }
    std::vector<Count> values;
    teaching::Clauses told;
    for (const SgOption& option : options) {
        values.push_back(option.value);
        if (told.items.size() < (options.size() > kMostTold ? kToldOfMany : kMostTold))
            told.items.push_back(optionText(it, heap, option));
    }
    const QString set = setOf(std::move(values));
    if (options.size() > kMostTold) {
        //: %1 is a heap or a vertex, %n how many moves there are, %2 lists the first of them, %3 is a set of
        //: numbers such as {0,1,2}, %4 the least number that is not in it
        return sentence(
            QT_TRANSLATE_N_NOOP("SgTable", "g(%1): %n moves, as %2 … Values %3, mex = %4, so g(%1) = %4."),
            {name, told, set, it.value(heap)}, static_cast<int>(options.size()));
    }
    //: %1 is a heap or a vertex, %2 lists its moves, %3 is a set of numbers such as {0,1,2}, %4 the least
    //: number that is not in it
    return sentence(QT_TRANSLATE_NOOP("SgTable", "g(%1): %2. Values %3, mex = %4, so g(%1) = %4."),
                    {name, told, set, it.value(heap)});
}

// The cells that the value of a heap comes from, while they are few enough to be told apart.
std::vector<Count> sourcesOf(const Values& it, Count heap)
{
    std::vector<Count> result;
    const auto options = it.game->options(it.part, heap);
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
    position.heaps.assign(it.isChoice() ? it.sets->sets().size() : 1, 0);
    position.heaps[position.heaps.size() > 1 ? it.part : 0] = heap;
    return position;
}

bool isOnBoard(const Values& it, const Position& position, Count heap)
{
    if (it.isChoice()) // the values are of one heap alone
        return it.part < position.heaps.size() && position.heaps[it.part] == heap;
    return std::ranges::find(position.heaps, heap) != position.heaps.end();
}

TableCells cells(const Position& position, std::size_t part, int wanted)
{
    const Values it = valuesOf(position, part);
    TableCells table;
    table.form = TableCells::Form::Values;
    table.lastStep = static_cast<int>(it.heaps.size());
    const auto known = static_cast<std::size_t>(std::clamp(wanted, 0, table.lastStep));
    table.text = text(it, known);
    table.inView = known == 0 ? 0 : known - 1;
    if (it.period && it.period->prePeriod == 0)
        table.period = static_cast<std::size_t>(it.period->period);
    for (std::size_t i = 0; it.isChoice() && i < it.sets->sets().size(); ++i) {
        //: one of the heaps, to choose from a list
        const char* const heap = QT_TRANSLATE_NOOP("laststone::games::SgTable", "Heap %1");
        table.parts.push_back({"laststone::games::SgTable", heap, {Count{i} + 1}});
    }
    table.partsName = {
        "laststone::games::SgTable",
        QT_TRANSLATE_NOOP("laststone::games::SgTable", "The heap whose values are in the table"),
        {}};
    const auto sources = known == 0 ? std::vector<Count>() : sourcesOf(it, it.heaps[known - 1]);
    for (std::size_t i = 0; i < it.heaps.size(); ++i) {
        const Count heap = it.heaps[i];
        TableCell cell;
        cell.name = it.label(heap);
        cell.isShaded = it.isShaded(heap);
        cell.isNow = isOnBoard(it, position, heap);
        cell.position = positionOf(it, position, heap);
        if (i + 1 == known)
            cell.frame = TableCell::Frame::Last;
        else if (std::ranges::find(sources, heap) != sources.end())
            cell.frame = TableCell::Frame::Source;
        if (i < known) {
            cell.value = QString::number(it.value(heap));
            if (it.value(heap) == 0 && position.play == Play::Normal)
                cell.outcome = theory::Outcome::P;
            if (it.beside != Beside::Nothing)
                cell.beside = QString::number(it.besideValue(heap));
        }
        table.cells.push_back(std::move(cell));
    }
    table.hasBeside = it.beside != Beside::Nothing;
    return table;
}

} // namespace

teaching::Table sumsTable()
{
    return {.cells = cells};
}

} // namespace laststone::games
