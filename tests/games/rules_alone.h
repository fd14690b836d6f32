// SPDX-License-Identifier: GPL-3.0-or-later
// Every game from its rules alone, for tests: where a position can go, and small positions to try them on.
#pragma once

#include "teaching/position.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <vector>

namespace rules_alone {

using laststone::teaching::Position;
using laststone::theory::Count;
using laststone::theory::Outcome;
using laststone::theory::Play;

// All positions that a move leads to, without repetition.
inline std::vector<std::vector<Count>> options(const Position& position)
{
    std::vector<std::vector<Count>> all;
    const auto& heaps = position.heaps;
    const auto lowered = [&](std::size_t heap, Count take) {
        auto result = heaps;
        result[heap] -= take;
        return result;
    };
    if (position.game == QLatin1String("bash")) {
        for (Count take = 1; take <= std::min<Count>(heaps[0], position.rule.toULongLong()); ++take)
            all.push_back(lowered(0, take));
    } else if (position.game == QLatin1String("staircase")) {
        for (std::size_t stair = 0; stair < heaps.size(); ++stair) {
            for (Count take = 1; take <= heaps[stair]; ++take) {
                auto result = lowered(stair, take);
                if (stair > 0)
                    result[stair - 1] += take;
                all.push_back(result);
            }
        }
    } else { // nim and wythoff
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (Count take = 1; take <= heaps[heap]; ++take)
                all.push_back(lowered(heap, take));
        }
        if (position.game == QLatin1String("wythoff")) {
            for (Count take = 1; take <= std::min(heaps[0], heaps[1]); ++take)
                all.push_back({heaps[0] - take, heaps[1] - take});
        }
    }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

class Judge {
public:
    Outcome outcome(const Position& position)
    {
        const auto key = std::pair(position.rule, position.heaps);
        auto& known = m_outcomes[position.play == Play::Misere];
        if (const auto found = known.find(key); found != known.end())
            return found->second;
        const auto all = options(position);
        bool wins = all.empty() && position.play == Play::Misere;
        for (const auto& heaps : all) {
            Position after = position;
            after.heaps = heaps;
            wins = wins || outcome(after) == Outcome::P;
        }
        return known[key] = wins ? Outcome::N : Outcome::P;
    }

private:
    std::map<std::pair<QString, std::vector<Count>>, Outcome> m_outcomes[2];
};

// Small positions of a game, in normal and misère play.
inline std::vector<Position> smallPositions(const QString& game)
{
    std::vector<Position> all;
    for (const Play play : {Play::Normal, Play::Misere}) {
        const auto add = [&](const QString& rule, std::vector<Count> heaps) {
            all.push_back({game, rule, play, std::move(heaps)});
        };
        if (game == QLatin1String("bash")) {
            for (int limit = 1; limit <= 6; ++limit) {
                for (Count n = 0; n <= 24; ++n)
                    add(QString::number(limit), {n});
            }
        } else if (game == QLatin1String("wythoff")) {
            for (Count a = 0; a <= 14; ++a) {
                for (Count b = 0; b <= 14; ++b)
                    add({}, {a, b});
            }
        } else if (game == QLatin1String("staircase")) {
            for (Count code = 0; code < 625; ++code)
                add({}, {code % 5, code / 5 % 5, code / 25 % 5, code / 125});
            for (Count n = 0; n <= 4; ++n)
                add({}, {n});
            for (Count code = 0; code < 25; ++code)
                add({}, {code % 5, code / 5});
        } else {
            for (Count code = 0; code < 216; ++code)
                add({}, {code % 6, code / 6 % 6, code / 36});
            for (Count n = 0; n <= 5; ++n)
                add({}, {n});
        }
    }
    return all;
}

} // namespace rules_alone
