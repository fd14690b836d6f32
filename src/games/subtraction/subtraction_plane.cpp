// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/subtraction/subtraction_plane.h"

#include "games/subtraction/subtraction_game.h"
#include "games/sums/sums_plane.h"

namespace laststone::games {

using teaching::PlanePoint;
using teaching::PlaneWindow;
using teaching::Position;
using theory::Count;
using theory::Play;
namespace subtraction = theory::subtraction;

namespace {

SumPart partOf(const Position& position, const PlaneWindow& window)
{
    SumPart it = sumPart(position, window);
    if (it.play == Play::Misere) {
        std::vector<subtraction::Value> values;
        for (const Count value : it.game->values(it.heaps))
            values.push_back(static_cast<subtraction::Value>(value));
        it.lostValue = subtraction::MisereSum(values).lostInsteadOf(values[it.part]);
    }
    it.winning = winningResults(it);
    return it;
}

std::shared_ptr<HeapSeries> seriesOfPart(const SumPart& it)
{
    return seriesOf(asSubtraction(*it.game)->set(it.part));
}

teaching::PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    const SumPart it = partOf(position, window);
    return seriesData(it, *seriesOfPart(it), window);
}

teaching::PlaneTarget positionAt(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    Position result = position;
    result.heaps[window.xHeap < position.heaps.size() ? window.xHeap : 0] = point.x;
    if (auto wrong = result.game->check(result))
        return *wrong;
    return result;
}

teaching::Sentence pointText(const Position& position, const PlaneWindow& window, const PlanePoint& point)
{
    const SumPart it = partOf(position, window);
    return seriesPointText(it, *seriesOfPart(it), point.x);
}

std::shared_ptr<teaching::PlaneWork> work(const Position& position, const PlaneWindow& window)
{
    return seriesOfPart(sumPart(position, window));
}

} // namespace

teaching::Plane subtractionPlane()
{
    return {.data = dataIn,
            .positionAt = positionAt,
            .afterMove = heapAfterMove,
            .axes = sumAxes,
            .xLabel = heapLabel(),
            .pointText = pointText,
            .work = work};
}

std::shared_ptr<HeapSeries> seriesOf(const subtraction::Set& set)
{
    return keptSeries(setText(set), [&] { return std::make_shared<HeapSeries>(set); });
}

} // namespace laststone::games
