// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_table.h"

#include "theory/staircase.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Sentence;
using theory::Count;

namespace {

constexpr std::size_t kMostStairs = 64;

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"StaircaseTable", source, std::move(arguments)};
}

teaching::TableBars bars(const teaching::Position& position)
{
    const std::size_t all = position.heaps.size();
    const std::size_t shown = std::min(all, kMostStairs);
    teaching::TableBars table;
    for (std::size_t stair = 0; stair < shown; ++stair)
        table.bars.push_back({position.heaps[stair], theory::staircase::isOdd(stair)});
    table.title = sentence(
        QT_TRANSLATE_NOOP("StaircaseTable", "The stones on each stair. Only the filled bars count."));
    if (all > shown) {
        //: %1 is 64, %2 a larger number of stairs
        const char* const part = QT_TRANSLATE_NOOP(
            "StaircaseTable",
            "The stones on stairs 1 to %1, of %2 stairs in all. Only the filled bars count.");
        table.title = sentence(part, {Count{shown}, Count{all}});
    }
    //: the legend of a bar chart
    table.counted = sentence(QT_TRANSLATE_NOOP("StaircaseTable", "odd stairs"));
    //: the legend of a bar chart
    table.others = sentence(QT_TRANSLATE_NOOP("StaircaseTable", "even stairs"));
    //: the axis of a bar chart
    table.partTitle = sentence(QT_TRANSLATE_NOOP("StaircaseTable", "number of the stair"));
    //: the axis of a bar chart
    table.stonesTitle = sentence(QT_TRANSLATE_NOOP("StaircaseTable", "stones"));
    return table;
}

} // namespace

teaching::Table staircaseTable()
{
    return {.bars = bars};
}

} // namespace laststone::games
