// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/octal/octal_plane.h"

#include "games/sums/sums_plane.h"

#include <algorithm>

namespace laststone::games {

using teaching::PlanePoint;
using teaching::PlaneWindow;
using teaching::Position;
using theory::Count;
using theory::Play;

namespace {

// The heaps that a winning move of normal play leaves, if it does not split. Looking through all splits of a
// large heap would take long.
std::vector<Count> unsplitResults(const SumPart& it)
{
    std::vector<Count> results;
    const auto& code = asOctal(*it.game)->code();
    const Count last = code ? std::min(code->lastPlace(), it.current()) : 0;
    for (Count taken = 1; taken <= last; ++taken) {
        const Count left = it.current() - taken;
        const bool isMove = (code->digit(taken) & (left == 0 ? 1 : 2)) != 0;
        if (isMove && it.value(left) == it.others)
            results.push_back(left);
    }
    return results;
}

SumPart partOf(const Position& position, const PlaneWindow& window)
{
    SumPart it = sumPart(position, window);
    it.winning = it.play == Play::Misere ? winningResults(it) : unsplitResults(it);
    return it;
}

teaching::PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    const SumPart it = partOf(position, window);
    return seriesData(it, *seriesOf(*asOctal(*it.game)), window);
}

teaching::PlaneTarget positionAt(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    const SumPart it = sumPart(position, window);
    Position result = position;
    result.heaps[it.part] = point.x;
    if (point.x == 0 && it.current() != 0 && result.heaps.size() > 1)
        result.heaps.erase(result.heaps.begin()
                           + static_cast<std::ptrdiff_t>(it.part)); // as a move leaves it
    // The rules would search all of misère play to tell that it can be done.
    const bool isSearchable = it.game->stonesLeft(result.heaps) <= OctalGame::kMostMisereStones;
    if (auto wrong = isSearchable ? it.game->check(result.heaps) : result.game->check(result))
        return *wrong;
    return result;
}

teaching::Sentence pointText(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    const SumPart it = partOf(position, window);
    return seriesPointText(it, *seriesOf(*asOctal(*it.game)), point.x);
}

std::shared_ptr<teaching::PlaneWork> work(const Position& position, const PlaneWindow&)
{
    return seriesOf(*asOctal(*sgGame(position)));
}

} // namespace

teaching::Plane octalPlane()
{
    return {.data = dataIn,
            .positionAt = positionAt,
            .afterMove = heapAfterMove,
            .axes = sumAxes,
            .xLabel = heapLabel(),
            .pointText = pointText,
            .work = work};
}

std::shared_ptr<HeapSeries> seriesOf(const OctalGame& game)
{
    return keptSeries(game.rule(), [&] { return std::make_shared<HeapSeries>(game.sequence()); });
}

} // namespace laststone::games
