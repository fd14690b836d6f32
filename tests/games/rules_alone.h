// SPDX-License-Identifier: GPL-3.0-or-later
// Every game from its rules alone, for tests: where a position can go, and small positions to try them on.
#pragma once

#include "positions.h"
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

// What can stand in the place of part `part`, the number `heap`, after a move there.
inline std::vector<std::vector<Count>> sgReplacements(const QString& rule, std::size_t part, Count heap)
{
    std::vector<std::vector<Count>> all;
    const auto split = [&](Count stones, bool equalToo) {
        for (Count smaller = 1; 2 * smaller <= stones; ++smaller) {
            if (equalToo || 2 * smaller < stones)
                all.push_back({stones - smaller, smaller});
        }
    };
    if (rule.startsWith(QLatin1Char('{'))) {
        const QStringList sets = rule.split(QLatin1Char('+'));
        const QString set = sets[sets.size() == 1 ? 0 : static_cast<qsizetype>(part)];
        for (const QString& number : set.mid(1, set.size() - 2).split(QLatin1Char(','))) {
            if (number.toULongLong() <= heap)
                all.push_back({heap - number.toULongLong()});
        }
    } else if (rule.startsWith(QLatin1String("graph "))) {
        for (const QString& item : rule.mid(6).split(QLatin1Char(';'))) {
            const QStringList ends = item.split(QLatin1Char('>'));
            if (ends.size() == 2 && ends[0].toULongLong() == heap)
                all.push_back({ends[1].toULongLong()});
        }
    } else if (rule == QLatin1String("grundy")) {
        split(heap, false);
    } else {
        const QString digits = QString(rule).remove(QLatin1Char('.'));
        for (qsizetype taken = 0; taken < digits.size() && static_cast<Count>(taken) <= heap; ++taken) {
            const int digit = digits[taken].digitValue();
            const Count left = heap - static_cast<Count>(taken);
            if ((digit & 1) != 0 && left == 0)
                all.push_back({});
            if ((digit & 2) != 0 && left > 0)
                all.push_back({left});
            if ((digit & 4) != 0)
                split(left, true);
        }
    }
    return all;
}

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
    if (position.word() == QLatin1String("bash")) {
        for (Count take = 1; take <= std::min<Count>(heaps[0], position.rule().toULongLong()); ++take)
            all.push_back(lowered(0, take));
    } else if (position.word() == QLatin1String("staircase")) {
        for (std::size_t stair = 0; stair < heaps.size(); ++stair) {
            for (Count take = 1; take <= heaps[stair]; ++take) {
                auto result = lowered(stair, take);
                if (stair > 0)
                    result[stair - 1] += take;
                all.push_back(result);
            }
        }
    } else if (position.word() == QLatin1String("sg")) {
        for (std::size_t part = 0; part < heaps.size(); ++part) {
            for (const auto& parts : sgReplacements(position.rule(), part, heaps[part])) {
                auto result = heaps;
                const auto place = result.erase(result.begin() + static_cast<std::ptrdiff_t>(part));
                result.insert(place, parts.begin(), parts.end());
                if (result.empty())
                    result.push_back(0);
                all.push_back(result);
            }
        }
    } else { // nim and wythoff
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            for (Count take = 1; take <= heaps[heap]; ++take)
                all.push_back(lowered(heap, take));
        }
        if (position.word() == QLatin1String("wythoff")) {
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
        const auto key = std::pair(position.rule(), position.heaps);
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

    // The Grundy value of normal play: the least number that no option has.
    Count grundy(const Position& position)
    {
        const auto key = std::pair(position.rule(), position.heaps);
        if (const auto found = m_values.find(key); found != m_values.end())
            return found->second;
        std::vector<Count> values;
        for (const auto& heaps : options(position)) {
            Position after = position;
            after.heaps = heaps;
            values.push_back(grundy(after));
        }
        Count least = 0;
        while (std::ranges::find(values, least) != values.end())
            ++least;
        return m_values[key] = least;
    }

private:
    std::map<std::pair<QString, std::vector<Count>>, Outcome> m_outcomes[2];
    std::map<std::pair<QString, std::vector<Count>>, Count> m_values;
};

// One rule of each kind of SG game and more, with the largest number that is tried in one, two and three
// parts.
struct SgSample {
    const char* rule;
    Count one;
    Count two;
    Count three;
};
inline constexpr SgSample kSgSamples[] = {
    {"{1,3,4}", 30, 9, 5},
    {"{2,5}", 20, 8, 0},
    {"{1,2,3}", 9, 5, 3},
    {"{1,2,4}", 12, 7, 0},
    {"{3,6,7,12}", 60, 9, 0},
    {"{2}", 6, 5, 3},
    {"0.77", 16, 6, 4},
    {"0.07", 14, 5, 0},
    {"0.137", 14, 5, 0},
    {"0.16", 12, 4, 0},
    {"0.6", 12, 4, 0},
    {"4.7", 9, 4, 0},
    {"0.45", 14, 4, 0},
    {"0.3", 9, 4, 3},
    {"0.33", 14, 6, 3},
    {"0.303", 12, 5, 0},
    {"0.03", 9, 4, 3},
    {"grundy", 14, 6, 3},
    {"graph 1>0;2>0;2>1;3>2", 3, 3, 3},
    {"graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5", 6, 6, 0},
};

// Small positions of a game, in normal and misère play.
inline std::vector<Position> smallPositions(const QString& game)
{
    std::vector<Position> all;
    for (const Play play : {Play::Normal, Play::Misere}) {
        const auto add = [&](const QString& rule, std::vector<Count> heaps) {
            all.push_back({gameOf(game, rule), play, std::move(heaps)});
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
        } else if (game == QLatin1String("sg")) {
            for (const SgSample& sample : kSgSamples) {
                const QString rule = QString::fromLatin1(sample.rule);
                for (Count a = 0; a <= sample.one; ++a)
                    add(rule, {a});
                for (Count a = 0; a <= sample.two && sample.two > 0; ++a) {
                    for (Count b = 0; b <= sample.two; ++b)
                        add(rule, {a, b});
                }
                for (Count code = 0; sample.three > 0 && code < 64; ++code) {
                    if (std::max({code % 4, code / 4 % 4, code / 16}) <= sample.three)
                        add(rule, {code % 4, code / 4 % 4, code / 16});
                }
            }
            for (Count a = 0; a <= 9; ++a) {
                for (Count b = 0; b <= 9; ++b)
                    add(QStringLiteral("{1,3,4}+{2,5}"), {a, b});
            }
            for (Count code = 0; code < 125; ++code)
                add(QStringLiteral("{1,2}+{1,2,3}+{2,3}"), {code % 5, code / 5 % 5, code / 25});
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
