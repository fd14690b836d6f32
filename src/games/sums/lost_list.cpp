// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/lost_list.h"

#include "theory/sum.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace laststone::games {

using teaching::Position;
using theory::Count;

namespace {

constexpr std::size_t kMostPositions = 400; // that are looked at
constexpr std::size_t kMostLost = 16; // that are read
constexpr std::size_t kMostSmallest = 12; // of those that stand for larger ones as well
constexpr std::size_t kMostSearched = 2000; // for one that is judged falsely
constexpr Count kMostWitness = 20; // moves to come from that one
constexpr std::size_t kMostJudged = 4000; // where P-positions are sought that argue another one
constexpr std::size_t kMostLooks = 300; // for so many of these
constexpr std::size_t kMostTried = 4; // moves of which the shortest way is taken
constexpr Count kMostInLine = 40; // stones at the start of a line of play
constexpr Count kMostArgued = 32; // stones of a position that others are sought to argue

// Looks at every position below one, each once.
class Judge {
public:
    explicit Judge(const SgGame& game, std::size_t most = kMostPositions) : m_game(game), m_most(most) { }

    // Whether it is P: none once too many positions have been looked at.
    std::optional<bool> isLost(const std::vector<Count>& parts)
    {
        if (const auto known = m_lost.find(parts); known != m_lost.end())
            return known->second;
        if (m_lost.size() >= m_most)
            return std::nullopt;
        bool lost = !parts.empty(); // whoever cannot move wins
        m_lost[parts] = lost; // taken: so deep ways are bounded, too
        for (const auto& left : positionsAfter(m_game, parts)) {
            const auto isLeftLost = isLost(left);
            if (!isLeftLost)
                return std::nullopt;
            lost = lost && !*isLeftLost;
        }
        m_lost[parts] = lost;
        return lost;
    }

    LostList found(const std::vector<Count>& without) const
    {
        LostList list;
        for (const auto& [parts, lost] : m_lost) {
            if (lost && parts != without)
                list.push_back(parts);
        }
        std::ranges::stable_sort(list, {}, [](const std::vector<Count>& parts) {
            return std::accumulate(parts.begin(), parts.end(), Count{0});
        });
        return list;
    }

private:
    const SgGame& m_game;
    const std::size_t m_most;
    std::map<std::vector<Count>, bool> m_lost;
};

Count sizeOf(const SgGame& game, const std::vector<Count>& parts)
{
    return game.stonesLeft({nullptr, theory::Play::Misere, parts});
}

// The vertices with an arrow that the tokens can come to; of heaps all with a move that have fewer stones
// than `most`.
std::vector<Count> partsBelow(const SgGame& game, const std::vector<Count>& start, Count most)
{
    std::vector<Count> found;
    for (Count heap = 1; heap < most && !game.hasTokens(); ++heap) {
        if (game.hasMove(0, heap))
            found.push_back(heap);
    }
    if (!game.hasTokens())
        return found;
    std::set<Count> seen(start.begin(), start.end());
    found.assign(seen.begin(), seen.end());
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (const SgOption& option : game.options(0, found[i])) {
            if (game.hasMove(0, option.first) && seen.insert(option.first).second)
                found.push_back(option.first);
        }
    }
    return found;
}

// Looks for the P-positions that argue another one. Each move that no known position answers has several
// answers: that with the fewest is looked at first.
class Further {
public:
    Further(const SgGame& game, const LostList& known)
        : m_game(game), m_judge(game, kMostJudged), m_known(known.begin(), known.end())
    {
    }

    std::optional<LostList> of(const std::vector<Count>& lost, std::size_t most)
    {
        const LostList moved = movesOf(lost);
        for (m_most = 0; m_most <= most && !m_isLarge; ++m_most) {
            m_looks = 0;
            m_found.clear();
            if (search(moved)) {
                std::ranges::sort(m_found, {}, [&](const auto& parts) { return listPlace(m_game, parts); });
                return m_found;
            }
        }
        return std::nullopt;
    }

private:
    LostList movesOf(const std::vector<Count>& parts) const
    {
        auto moved = positionsAfter(m_game, parts);
        std::erase_if(moved, [](const auto& left) { return left.empty(); });
        return moved;
    }

    const LostList& answersTo(const std::vector<Count>& left)
    {
        if (const auto found = m_answers.find(left); found != m_answers.end())
            return found->second;
        LostList& answers = m_answers[left];
        for (auto& answered : movesOf(left)) {
            const auto isLost = m_judge.isLost(answered);
            m_isLarge = m_isLarge || !isLost;
            if (isLost && *isLost)
                answers.push_back(std::move(answered));
        }
        std::ranges::sort(answers, {}, [&](const auto& parts) { return listPlace(m_game, parts); });
        return answers;
    }

    bool isAnswered(const LostList& answers) const
    {
        return std::ranges::any_of(answers, [&](const auto& each) {
            return m_known.contains(each) || std::ranges::find(m_found, each) != m_found.end();
        });
    }

    // Whether all these have an answer, with no more than m_most positions found.
    bool search(const LostList& moved)
    {
        if (++m_looks > kMostLooks)
            return false;
        const LostList* fewest = nullptr;
        for (const auto& left : moved) {
            const LostList& answers = answersTo(left);
            if (m_isLarge)
                return false;
            if (!isAnswered(answers) && (!fewest || answers.size() < fewest->size()))
                fewest = &answers;
        }
        if (!fewest || m_found.size() >= m_most)
            return !fewest;
        for (const auto& answered : *fewest) {
            LostList more = moved;
            for (auto& left : movesOf(answered))
                more.push_back(std::move(left));
            m_found.push_back(answered);
            if (search(more))
                return true;
            m_found.pop_back();
        }
        return false;
    }

    const SgGame& m_game;
    Judge m_judge;
    std::set<std::vector<Count>> m_known;
    std::map<std::vector<Count>, LostList> m_answers;
    LostList m_found;
    std::size_t m_most = 0;
    std::size_t m_looks = 0;
    bool m_isLarge = false; // a position is too large to be judged
};

// Gives every position of that size once, of these parts and no more than `most` of them.
class Positions {
public:
    Positions(const SgGame& game, const std::vector<Count>& parts, std::size_t most) : m_most(most)
    {
        for (const Count part : parts)
            m_parts.emplace_back(sizeOf(game, {part}), part);
        std::ranges::sort(m_parts, std::greater());
    }

    // Goes on while `give` says so.
    bool each(Count size, const std::function<bool(std::vector<Count>)>& give, std::size_t from = 0)
    {
        if (size == 0)
            return give(m_chosen);
        for (std::size_t i = from; i < m_parts.size() && m_chosen.size() < m_most; ++i) {
            const auto [partSize, part] = m_parts[i];
            if (partSize > size)
                continue;
            m_chosen.push_back(part);
            const bool goesOn = each(size - partSize, give, i);
            m_chosen.pop_back();
            if (!goesOn)
                return false;
        }
        return true;
    }

private:
    std::vector<std::pair<Count, Count>> m_parts; // size and part
    std::vector<Count> m_chosen;
    std::size_t m_most;
};

} // namespace

std::vector<Count> movableParts(const SgGame& game, Heaps heaps)
{
    std::vector<Count> parts(heaps.begin(), heaps.end());
    if (!game.areAlike()) {
        for (std::size_t part = 0; part < parts.size(); ++part)
            parts[part] = game.hasMove(part, parts[part]) ? parts[part] : 0;
        return std::ranges::max(parts) > 0 ? parts : std::vector<Count>();
    }
    std::erase_if(parts, [&](Count heap) { return !game.hasMove(0, heap); });
    std::ranges::sort(parts, std::greater());
    return parts;
}

std::optional<LostList> lostAfter(const SgGame& game, Heaps heaps)
{
    const std::vector<Count> start = movableParts(game, heaps);
    Judge judge(game);
    if (!judge.isLost(start))
        return std::nullopt;
    LostList list = judge.found(start);
    return list.size() <= kMostLost ? std::optional(std::move(list)) : std::nullopt;
}

std::optional<SmallestLost> smallestLost(const SgGame& game, Heaps heaps)
{
    const std::vector<Count> start = movableParts(game, heaps);
    Positions positions(game, partsBelow(game, start, sizeOf(game, start)),
                        game.hasTokens() ? start.size() : std::numeric_limits<std::size_t>::max());
    Judge judge(game);
    SmallestLost found;
    for (Count size = 1; size < sizeOf(game, start); ++size) {
        LostList list = found.list;
        const bool isComplete = positions.each(size, [&](std::vector<Count> parts) {
            std::ranges::sort(parts, std::greater());
            const auto lost = judge.isLost(parts);
            if (lost && *lost)
                list.push_back(std::move(parts));
            return lost && list.size() <= kMostSmallest;
        });
        if (!isComplete)
            break;
        found = {size, std::move(list)};
    }
    return found.list.empty() ? std::nullopt : std::optional(std::move(found));
}

std::optional<Count> falselyJudged(const SgGame& game, Count token)
{
    std::vector<Count> vertices = partsBelow(game, {token}, 0);
    std::erase_if(vertices, [&](Count vertex) {
        return game.value(0, vertex) < 2 || sizeOf(game, {vertex}) > kMostWitness;
    });
    std::ranges::stable_sort(vertices, {}, [&](Count vertex) { return sizeOf(game, {vertex}); });
    Judge judge(game, kMostSearched);
    const auto found =
        std::ranges::find_if(vertices, [&](Count vertex) { return judge.isLost({vertex}).value_or(false); });
    return found == vertices.end() ? std::nullopt : std::optional(*found);
}

std::vector<std::vector<Count>> positionsAfter(const SgGame& game, Heaps heaps)
{
    std::vector<std::vector<Count>> all;
    std::set<std::vector<Count>> seen;
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        for (const SgOption& option : game.options(part, heaps[part])) {
            std::vector<Count> left(heaps.begin(), heaps.end());
            const auto place = left.erase(left.begin() + static_cast<std::ptrdiff_t>(part));
            const std::array parts{option.first, option.second};
            left.insert(place, parts.begin(), parts.begin() + option.count);
            left = movableParts(game, left);
            if (seen.insert(left).second)
                all.push_back(std::move(left));
        }
    }
    return all;
}

std::vector<Count> smallestAnswer(const teaching::Position& position)
{
    const SgGame& game = SgGame::of(position);
    LostList answers;
    for (const teaching::Move& move : game.winningMoves(position))
        answers.push_back(movableParts(game, game.after(position, move).heaps));
    return std::ranges::min(answers, {}, [&](const auto& parts) { return listPlace(game, parts); });
}

std::pair<Count, std::vector<Count>> listPlace(const SgGame& game, const std::vector<Count>& parts)
{
    return {sizeOf(game, parts), parts};
}

std::optional<LostList> furtherLost(const SgGame& game, const LostList& known, const std::vector<Count>& lost,
                                    std::size_t most)
{
    if (sizeOf(game, lost) > kMostArgued)
        return std::nullopt;
    return Further(game, known).of(lost, most);
}

Count mostPositions(const SgGame& game, Heaps heaps)
{
    const std::vector<Count> start = movableParts(game, heaps);
    if (game.hasTokens()) {
        Count placings = 1;
        for (const Count token : start)
            placings *= partsBelow(game, {token}, 0).size() + 1; // all sinks are one
        return placings;
    }
    // Ways to write each number of stones as a sum of heaps.
    const Count size = sizeOf(game, start);
    std::vector<Count> ways(size + 1);
    ways[0] = 1;
    for (const Count part : partsBelow(game, start, size + 1)) {
        for (Count sum = part; sum <= size; ++sum)
            ways[sum] += ways[sum - part];
    }
    return std::accumulate(ways.begin(), ways.end(), Count{0});
}

std::optional<std::vector<Exchange>> lineTo(const LostList& list, Position position, std::size_t most)
{
    const SgGame& game = SgGame::of(position);
    const auto size = [&](const std::vector<Count>& parts) { return sizeOf(game, parts); };
    std::vector<Exchange> line;
    if (size(position.heaps) > kMostInLine)
        return std::nullopt;
    while (std::ranges::find(list, position.heaps) == list.end()) {
        auto moved = positionsAfter(game, position.heaps);
        std::erase_if(moved, [](const auto& left) { return left.empty(); });
        if (moved.empty() || line.size() == most)
            return std::nullopt;
        std::ranges::stable_sort(moved, {}, size);
        moved.resize(std::min(moved.size(), kMostTried));
        std::vector<Exchange> tried;
        for (auto& left : moved) {
            auto answered = smallestAnswer({position.game, position.play, left});
            tried.push_back({std::move(left), std::move(answered)});
        }
        line.push_back(
            std::ranges::min(tried, {}, [&](const Exchange& each) { return size(each.answered); }));
        position.heaps = line.back().answered;
    }
    return line;
}

} // namespace laststone::games
