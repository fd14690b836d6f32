// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_plane.h"

#include "games/wythoff/wythoff_game.h"
#include "theory/wythoff.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace laststone::games {

using teaching::PlaneData;
using teaching::PlanePoint;
using teaching::PlaneRange;
using teaching::PlaneWindow;
using teaching::Position;
using theory::Count;
using theory::Play;
namespace wythoff = theory::wythoff;

namespace {

// The least k of which a_k (or b_k) is at least `n`.
Count firstPair(Count n, bool larger)
{
    // Each number is in one pair, and two numbers after each other are not both a b; so it takes few steps.
    for (Count at = n;; ++at) {
        const auto pair = wythoff::pairWith(at);
        if (!pair || (larger ? pair->b : pair->a) == at)
            return pair ? pair->k : wythoff::kMaxPair;
    }
}

// The pairs with a_k in `smaller` and b_k in `larger`, or every so many of them.
void addPairs(PlaneData& data, const PlaneRange& smaller, const PlaneRange& larger, bool mirrored, Play play)
{
    const auto add = [&](const wythoff::Pair& pair) {
        if (smaller.contains(pair.a) && larger.contains(pair.b))
            data.lost.push_back(mirrored ? PlanePoint{pair.b, pair.a} : PlanePoint{pair.a, pair.b});
    };
    const Count first = std::max(firstPair(smaller.first, false), firstPair(larger.first, true));
    Count last = smaller.last == theory::kMaxCount ? wythoff::kMaxPair : firstPair(smaller.last + 1, false);
    last = std::min(last,
                    larger.last == theory::kMaxCount ? wythoff::kMaxPair : firstPair(larger.last + 1, true));
    const Count step = last > first ? (last - first) / (teaching::kMostPlanePoints / 2) + 1 : 1;
    if (play == Play::Misere) {
        add(wythoff::pair(0, play));
        add(wythoff::pair(1, play));
    }
    const Count unchanged = play == Play::Misere ? 2 : 0;
    for (Count k = std::max(first, unchanged); k <= last; k += step)
        add(wythoff::pair(k));
}

// What n · φ is above its whole part; to the eye only, as a chart has no more pixels than that.
double fraction(Count n)
{
    constexpr Count kExactInDouble = Count{1} << 40;
    if (n >= kExactInDouble)
        return 0.5;
    const double product = static_cast<double>(n) * (1 + std::sqrt(5.0)) / 2;
    return product - std::floor(product);
}

PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    PlaneData data(teaching::heapPlanePlace(position, window));
    data.outcome = wythoff::outcome(position.heaps[0], position.heaps[1], position.play);
    data.title = position.play == Play::Misere
        ? teaching::Sentence{"WythoffChart",
                             QT_TRANSLATE_NOOP("WythoffChart", "P-positions in misère play"),
                             {}}
        : teaching::Sentence{
            "WythoffChart",
            QT_TRANSLATE_NOOP("WythoffChart", "P-positions: the pairs along the rays of slope φ and 1/φ"),
            {}};
    data.xTitle = {"WythoffChart", QT_TRANSLATE_NOOP("WythoffChart", "first heap"), {}};
    data.yTitle = {"WythoffChart", QT_TRANSLATE_NOOP("WythoffChart", "second heap"), {}};
    for (const wythoff::Move& move :
         wythoff::winningMoves(position.heaps[0], position.heaps[1], position.play)) {
        const auto [x, y] = wythoff::after(position.heaps[0], position.heaps[1], move);
        data.winning.push_back({x, y});
    }
    addPairs(data, window.x, window.y, false, position.play);
    addPairs(data, window.y, window.x, true, position.play);

    // y = φx and, as 1/φ = φ − 1, y = φx − x.
    const auto end = [](Count x, bool steep) {
        const Count y = wythoff::floorPhi(x);
        return teaching::PlaneLine::End{{x, steep ? y : y - x}, fraction(x)};
    };
    data.lines = {{end(window.x.first, true), end(window.x.last, true)},
                  {end(window.x.first, false), end(window.x.last, false)}};
    return data;
}

} // namespace

teaching::Plane wythoffPlane()
{
    return {.data = dataIn};
}

} // namespace laststone::games
