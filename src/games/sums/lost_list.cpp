// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/lost_list.h"

#include "theory/sum.h"

#include <algorithm>
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
constexpr Count kMostWitness = 20; // stones of that one
constexpr std::size_t kMostTried = 4; // moves of which the shortest way is taken
// Stones at the start of a line of play: few longer ones are short, and all take long.
constexpr Count kMostInLine = 32;

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

std::optional<Witness> falselyJudged(const SgGame& game, Heaps heaps)
{
    const std::vector<Count> start = movableParts(game, heaps);
    Positions positions(game, partsBelow(game, start, kMostWitness + 1),
                        game.hasTokens() ? std::min<std::size_t>(start.size(), 2) : 2);
    Judge judge(game, kMostSearched);
    std::optional<Witness> found;
    for (Count size = 1; size <= kMostWitness && !found; ++size) {
        const bool goesOn = positions.each(size, [&](std::vector<Count> parts) {
            std::ranges::sort(parts, std::greater());
            const theory::Sum values(game.values(parts), theory::Play::Misere);
            if (!values.hasLarge())
                return true;
            const auto lost = judge.isLost(parts);
            if (lost && *lost != (values.outcome() == theory::Outcome::P))
                found = {std::move(parts), *lost ? theory::Outcome::P : theory::Outcome::N};
            return lost && !found;
        });
        if (!goesOn)
            break;
    }
    return found;
}

std::vector<std::vector<Count>> positionsAfter(const SgGame& game, Heaps heaps)
{
    std::vector<std::vector<Count>> all;
    std::set<std::vector<Count>> seen;
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        for (const SgOption& option : game.options(0, heaps[part])) {
            std::vector<Count> left(heaps.begin(), heaps.end());
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(part));
            if (option.count > 0)
                left.push_back(option.first);
            if (option.count > 1)
                left.push_back(option.second);
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
    return std::ranges::min(
        answers, {}, [&](const std::vector<Count>& parts) { return std::pair(sizeOf(game, parts), parts); });
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
