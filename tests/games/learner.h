// SPDX-License-Identifier: GPL-3.0-or-later
// A learner who knows the rules of the games, and mex and columns of ones, answers every question by trying
// moves, for tests. What a question holds for right is not looked at.
#pragma once

#include "games/rules_alone.h"
#include "games/sg/sg_truth.h"
#include "teaching/question.h"

#include <numeric>
#include <optional>

namespace learner {

using laststone::teaching::Answer;
using laststone::teaching::Position;
using laststone::teaching::Question;
using laststone::theory::Count;
using laststone::theory::Outcome;
using laststone::theory::Play;
using Numbers = std::vector<Count>;

// Small enough for all that can be reached to be tried.
inline bool isSmall(const Position& position)
{
    constexpr Count kMost = 700; // positions
    const Count stones = std::accumulate(position.heaps.begin(), position.heaps.end(), Count{0});
    if (position.word() == QLatin1String("staircase"))
        return stones <= 9;
    if (position.rule().contains(QLatin1Char('.')) || position.rule() == QLatin1String("grundy"))
        return stones <= 12; // heaps are split
    Count product = 1;
    for (const Count heap : position.heaps)
        product = std::min(kMost + 1, (std::min(kMost, heap) + 1) * product);
    return product <= kMost;
}

// The exclusive or, by counting the ones of every column.
inline Count nimSum(const Numbers& heaps)
{
    Count sum = 0;
    const Count largest = heaps.empty() ? 0 : *std::ranges::max_element(heaps);
    for (Count power = 1; power <= largest; power *= 2) {
        const auto hasOne = [power](Count heap) { return heap / power % 2 == 1; };
        if (std::ranges::count_if(heaps, hasOne) % 2 == 1)
            sum += power;
    }
    return sum;
}

// The stairs with an odd number, the lowest being number 1.
inline Numbers oddStairs(const Numbers& stairs)
{
    Numbers odd;
    for (std::size_t i = 0; i < stairs.size(); i += 2)
        odd.push_back(stairs[i]);
    return odd;
}

// Which pairs of heaps are lost for the player to move in Wythoff's game: those from which no move leads to
// another.
class LostPairs {
public:
    static constexpr Count kSize = 900;

    explicit LostPairs(Play play) : m_partner(kSize, kSize)
    {
        std::vector<bool> differences(kSize, false);
        for (Count a = 0; a < kSize; ++a) {
            if (m_partner[a] < kSize)
                continue;
            for (Count b = a; b < kSize; ++b) {
                // No stone at all: who took the last one has lost.
                const bool isWonAtOnce = a + b == 0 && play == Play::Misere;
                if (isWonAtOnce || m_partner[b] < kSize || differences[b - a])
                    continue;
                m_partner[a] = b;
                m_partner[b] = a;
                differences[b - a] = true;
                break;
            }
        }
    }
    // The heap with which this one is lost; kSize if it is not in the table.
    Count partner(Count heap) const { return m_partner.at(heap); }
    bool isLost(Count a, Count b) const
    {
        const Count smaller = std::min(a, b);
        const Count difference = std::max(a, b) - smaller;
        if (smaller < kSize / 2)
            return partner(smaller) == smaller + difference;
        // Beyond the table by Wythoff's theorem, in whole numbers: smaller ≤ φ · difference < smaller + 1.
        const Count square = 5 * difference * difference;
        const auto twice = [&](Count number) { return 2 * number - difference; };
        return difference <= 2 * smaller && twice(smaller) * twice(smaller) <= square
            && square < twice(smaller + 1) * twice(smaller + 1);
    }

private:
    Numbers m_partner;
};

class Learner {
public:
    // Nothing where there are too many positions to try.
    std::optional<Answer> answer(const Question& question)
    {
        const QString& kind = question.kind;
        if (kind == QLatin1String("outcome")) {
            const auto lost = isLost(question.position);
            return lost ? std::optional<Answer>(*lost ? Outcome::P : Outcome::N) : std::nullopt;
        }
        const QString game = question.position.word();
        if (kind == QLatin1String("move") || kind == QLatin1String("all-moves")
            || (kind == QLatin1String("reply") && game != QLatin1String("bash")))
            return byMoves(question);
        if (game == QLatin1String("bash"))
            return ofBash(question);
        if (game == QLatin1String("wythoff"))
            return ofWythoff(question);
        if (game == QLatin1String("nim"))
            return ofNim(question);
        if (game == QLatin1String("staircase"))
            return ofStaircase(question);
        return ofSg(question);
    }

    // Whether the player to move loses.
    std::optional<bool> isLost(const Position& position)
    {
        const Numbers& heaps = position.heaps;
        const QString game = position.word();
        if (game == QLatin1String("bash"))
            return isHeapLost(position.rule().toULongLong(), position.play, heaps[0]);
        if (game == QLatin1String("wythoff"))
            return pairs(position.play).isLost(heaps[0], heaps[1]);
        if (isSmall(position))
            return m_judge.outcome(position) == Outcome::P;
        if (game == QLatin1String("nim"))
            return isNimLost(heaps, position.play);
        if (game == QLatin1String("staircase"))
            return isNimLost(oddStairs(heaps), position.play);
        if (position.play == Play::Normal)
            return values(position.rule()).sum(heaps) == 0;
        return std::nullopt;
    }

private:
    // Of heaps of one stone misère play turns the outcome around; else it is that of normal play.
    static bool isNimLost(const Numbers& heaps, Play play)
    {
        const bool isFlat = std::ranges::all_of(heaps, [](Count heap) { return heap <= 1; });
        return (nimSum(heaps) == 0) != (play == Play::Misere && isFlat);
    }

    // By trying every move from every smaller heap.
    bool isHeapLost(Count limit, Play play, Count heap)
    {
        std::vector<bool>& lost = m_heaps[{limit, play}];
        while (lost.size() <= heap) {
            bool wins = lost.empty() && play == Play::Misere;
            for (Count take = 1; take <= std::min<Count>(limit, lost.size()) && !wins; ++take)
                wins = lost[lost.size() - take];
            lost.push_back(!wins);
        }
        return lost[heap];
    }

    const LostPairs& pairs(Play play)
    {
        static const LostPairs normal(Play::Normal);
        static const LostPairs misere(Play::Misere);
        return play == Play::Misere ? misere : normal;
    }

    sg_truth::Values& values(const QString& rule) { return m_values.try_emplace(rule, rule).first->second; }

    // What every move leads to, and of that what is lost for the other one.
    std::optional<Answer> byMoves(const Question& question)
    {
        std::vector<Position> won;
        for (const Numbers& heaps : rules_alone::options(question.position)) {
            Position left = question.position;
            left.heaps = heaps;
            const auto lost = isLost(left);
            if (!lost)
                return std::nullopt;
            if (*lost)
                won.push_back(left);
        }
        if (question.kind == QLatin1String("all-moves"))
            return won;
        return won.empty() ? std::nullopt : std::optional<Answer>(won.front());
    }

    std::optional<Answer> ofBash(const Question& question)
    {
        const Count limit = question.position.rule().toULongLong();
        const Count heap = question.position.heaps[0];
        const auto lost = [&](Count n) { return isHeapLost(limit, question.position.play, n); };
        const Count taken = question.about.empty() ? 0 : question.about[0];
        if (question.kind == QLatin1String("remainder")) {
            const Count left = heap - taken; // by a move, if there was one
            Count rest = 0;
            while (!lost(left - rest))
                ++rest;
            return rest;
        }
        if (question.kind == QLatin1String("reply")) {
            Count take = 1;
            while (!lost(heap - take))
                ++take;
            return take;
        }
        if (question.kind == QLatin1String("next-lost")) {
            Count below = heap - 1; // from which the move wins, or which is lost itself
            while (!lost(below - taken))
                --below;
            return below;
        }
        // A block: the number to which every move can be completed.
        Count block = 1;
        const auto completes = [&](Count sum) {
            for (Count take = 1; take <= limit; ++take) {
                if (take >= sum || sum - take > limit)
                    return false;
            }
            return true;
        };
        while (!completes(block))
            ++block;
        return block * (question.about.empty() ? 1 : question.about[0]);
    }

    std::optional<Answer> ofWythoff(const Question& question)
    {
        const LostPairs& lost = pairs(question.position.play);
        const Numbers& heaps = question.position.heaps;
        if (question.kind == QLatin1String("partner"))
            return lost.partner(question.about[0]);
        if (question.kind == QLatin1String("pair")) {
            Count smaller = 0;
            while (!lost.isLost(smaller, smaller + question.about[0]))
                ++smaller;
            return Numbers{smaller, smaller + question.about[0]};
        }
        if (question.kind == QLatin1String("is-pair"))
            return Count{lost.isLost(heaps[0], heaps[1]) ? 1u : 2u};
        for (Count take = 1; take <= heaps[0]; ++take) {
            if (lost.isLost(heaps[0] - take, heaps[1]))
                return Count{1};
        }
        for (Count take = 1; take <= heaps[1]; ++take) {
            if (lost.isLost(heaps[0], heaps[1] - take))
                return Count{2};
        }
        return Count{3};
    }

    // What the heap can be lowered to, so that every column has an even number of ones.
    static std::optional<Count> mended(Numbers heaps, std::size_t heap)
    {
        const Count stones = heaps[heap];
        for (Count left = 0; left < stones; ++left) {
            heaps[heap] = left;
            if (nimSum(heaps) == 0)
                return left;
        }
        return std::nullopt;
    }

    std::optional<Answer> ofNim(const Question& question)
    {
        const Numbers& heaps = question.position.heaps;
        const QString& kind = question.kind;
        if (kind == QLatin1String("binary"))
            return QString::number(heaps[question.about[0] - 1], 2).toULongLong();
        if (kind == QLatin1String("nim-sum"))
            return nimSum(heaps);
        if (kind == QLatin1String("lower-to"))
            return *mended(heaps, question.about[0] - 1);
        if (kind == QLatin1String("odd-column")) {
            Numbers odd;
            for (Count power = 1; power <= nimSum(heaps); power *= 2) {
                if (nimSum(heaps) / power % 2 == 1)
                    odd.push_back(power);
            }
            return odd;
        }
        if (kind == QLatin1String("cannot-mend")) {
            Numbers cannot;
            for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
                if (heaps[heap] > 0 && !mended(heaps, heap))
                    cannot.push_back(heap + 1);
            }
            return cannot;
        }
        // To split: two equal heaps, or ones only; what else there is has been tried for few stones.
        Position split = question.position;
        for (const Numbers& tried : {Numbers(2, heaps[0] / 2), Numbers(heaps[0], 1)}) {
            split.heaps = tried;
            const bool isAll = std::accumulate(tried.begin(), tried.end(), Count{0}) == heaps[0];
            if (isAll && *isLost(split))
                return split;
        }
        return std::vector<Position>{};
    }

    std::optional<Answer> ofStaircase(const Question& question)
    {
        const Numbers& stairs = question.position.heaps;
        if (question.kind == QLatin1String("nim-sum"))
            return nimSum(oddStairs(stairs));
        if (question.kind == QLatin1String("counting-stairs")) {
            Numbers counting;
            for (std::size_t i = 0; i < stairs.size(); ++i) {
                // One stone there, alone: whether it makes a difference to who wins.
                Position alone = question.position;
                alone.play = Play::Normal;
                alone.heaps.assign(i + 1, 0);
                alone.heaps[i] = 1;
                if (stairs[i] > 0 && m_judge.outcome(alone) == Outcome::N)
                    counting.push_back(i + 1);
            }
            return counting;
        }
        // Coins on a strip: the gaps, from the last one on.
        Numbers coins = question.about;
        std::ranges::sort(coins);
        Position gaps = question.position;
        gaps.heaps.clear();
        for (std::size_t i = coins.size(); i > 0; --i)
            gaps.heaps.push_back(coins[i - 1] - (i > 1 ? coins[i - 2] : 0) - 1);
        return gaps;
    }

    std::optional<Answer> ofSg(const Question& question)
    {
        sg_truth::Values& known = values(question.position.rule());
        if (const auto answer = sg_truth::answerAlone(question, known))
            return answer;
        for (const auto& [heaps, isWanted] : sg_truth::movesAlone(question, known)) {
            if (!isWanted)
                continue;
            Position left = question.position;
            left.heaps = heaps;
            return left;
        }
        return std::nullopt;
    }

    rules_alone::Judge m_judge;
    std::map<std::pair<Count, Play>, std::vector<bool>> m_heaps;
    std::map<QString, sg_truth::Values> m_values;
};

} // namespace learner
