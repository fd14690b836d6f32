// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_table.h"

#include "theory/wythoff.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Position;
using teaching::Sentence;
using teaching::TableCell;
using teaching::TableCells;
using theory::Count;
using theory::Play;
namespace wythoff = theory::wythoff;
using wythoff::Pair;

namespace {

constexpr int kPairsGrown = 16;
constexpr Count kCells = 42; // up to b of the last pair that grows

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"WythoffTable", source, std::move(arguments)};
}

// The largest pairs of the list are larger than any heap may be; the nearest that fits stands for them.
Position positionOf(Position position, const Pair& pair)
{
    position.heaps = {std::min(pair.a, theory::kMaxCount), std::min(pair.b, theory::kMaxCount)};
    return position;
}

// Step k + 1 has added pair number k.
Sentence text(Play play, Count step)
{
    if (step == 0) {
        return sentence(QT_TRANSLATE_NOOP(
            "WythoffTable",
            "Each pair begins with the least number that has not been used yet; its second number "
            "is larger by the number of the pair."));
    }
    const Count k = step - 1;
    const Pair pair = wythoff::pair(k, play);
    if (play == Play::Misere && k < 2) {
        //: misère play; %1 is the number of the pair, (%2, %3) the pair
        return sentence(QT_TRANSLATE_NOOP("WythoffTable", "k = %1: in misère play the pair is (%2, %3)."),
                        {k, pair.a, pair.b});
    }
    //: %1 is the number of the pair, (%2, %3) the pair
    return sentence(
        QT_TRANSLATE_NOOP("WythoffTable",
                          "k = %1: the least unused number is %2, and %2 + %1 = %3: the pair (%2, %3)."),
        {k, pair.a, pair.b});
}

TableCells cells(const Position& position, std::size_t, int wanted)
{
    TableCells table;
    table.form = TableCells::Form::Notes;
    table.lastStep = kPairsGrown;
    const auto step = static_cast<Count>(std::clamp(wanted, 0, kPairsGrown));
    table.text = text(position.play, step);
    table.lineLength = 21;
    table.inView = step == 0 ? 0 : static_cast<std::size_t>(wythoff::pair(step - 1, position.play).a);
    for (Count n = 0; n < kCells; ++n) {
        const Pair pair = *wythoff::pairWith(n, position.play);
        TableCell cell;
        cell.name = QString::number(n);
        if (pair.k < step) {
            cell.value =
                QStringLiteral("%1 %2").arg(n == pair.a ? QLatin1Char('a') : QLatin1Char('b')).arg(pair.k);
            cell.outcome = theory::Outcome::P;
            cell.position = positionOf(position, pair);
        }
        if (pair.k + 1 == step)
            cell.frame = TableCell::Frame::Last;
        table.cells.push_back(std::move(cell));
    }
    return table;
}

teaching::TableRow row(const Position& position, Count k)
{
    const Pair pair = wythoff::pair(k, position.play);
    return {{QString::number(pair.k), QString::number(pair.a), QString::number(pair.b)},
            positionOf(position, pair)};
}

std::optional<teaching::TableList> list()
{
    constexpr Count kMostK = Count{1} << 62;
    const char* const context = "laststone::games::WythoffTable";
    return teaching::TableList{
        {context, QT_TRANSLATE_NOOP("laststone::games::WythoffTable", "The pairs by their number"), {}},
        //: in front of a number: go to that row of the table
        {context, QT_TRANSLATE_NOOP("laststone::games::WythoffTable", "Go to k ="), {}},
        {context,
         QT_TRANSLATE_NOOP("laststone::games::WythoffTable",
                           "The number of a pair. The table shows the pairs from there on."),
         {}},
        {QStringLiteral("k"), QStringLiteral("aₖ"), QStringLiteral("bₖ")},
        kMostK,
        row};
}

} // namespace

teaching::Table wythoffTable()
{
    return {.cells = cells, .list = list};
}

} // namespace laststone::games
