// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why misère play is misère Nim on the odd stairs: a move changes exactly one odd stair. Given the other odd
// stairs, one size of it makes a misère P-position of Nim, so no move leads from such a position to another.
// From any other position with a stone on an odd stair, misère Nim has a winning move, and it is a move here;
// with stones on even stairs only, one stone brought down makes a single odd stair of one, which is P. With
// no stone at all the player to move has won, as in misère Nim.
#include "theory/staircase.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace laststone::theory::staircase {

namespace {

// Calls visit(move) for every winning move, in order.
template <class Visit> void visitWinning(Stairs stairs, Play play, Visit visit)
{
    const Sum odd(oddStairs(stairs), play);
    for (std::size_t i = 0; i < stairs.size(); ++i) {
        const Count now = odd.values()[i / 2];
        const Count wanted = odd.wanted(i / 2); // the one size of this odd stair that leaves a P-position
        if (isOdd(i) && wanted < now)
            visit(Move{i, now - wanted});
        if (!isOdd(i) && wanted > now && wanted - now <= stairs[i])
            visit(Move{i, wanted - now});
    }
}

// An odd stair with the even stair above it, from which alone it can be raised.
struct Pair {
    Count odd = 0;
    Count even = 0;

    // Whether the pair has a winning move: the odd stair has to become odd ^ key, which is key - 2 (odd &
    // key) stones more, or fewer when that is below 0. `key` is the nim-sum or its exclusive or with 1: see
    // Replies::keyAfter. REQUIRES: key != 0, which a move from a P-position sees to.
    bool wins(Count key) const
    {
        const Count lost = 2 * (odd & key); // below 2^64
        return lost > key || key - lost <= even;
    }
};

// The winning replies to the moves of a P-position.
class Replies {
public:
    Replies(Stairs stairs, Play play)
        : m_stairs(stairs)
        , m_sum(nimSum(stairs))
        , m_misereEnd(play == Play::Misere && nim::sizes(oddStairs(stairs)).big == 0)
    {
        for (std::size_t i = 0; i < stairs.size(); i += 2) {
            if (const Pair pair = pairAt(i); pair.odd != 0 || pair.even != 0)
                m_filled.push_back(pair);
        }
    }
    // A stair and the other one of its pair.
    Pair pairAt(std::size_t stair) const
    {
        const std::size_t odd = stair / 2 * 2;
        return {m_stairs[odd], odd + 1 < m_stairs.size() ? m_stairs[odd + 1] : 0};
    }
    Count sumAfter(Count difference) const { return m_sum ^ difference; }
    // What a pair's winning replies depend on, when the move has changed the binary digits `difference` of an
    // odd stair. In misère play with odd stairs of 0 and 1 only, before and after the move, an odd number
    // of ones has to be left. With exactly one larger stair the misère reply there is another one than in
    // normal play, but each has one, so they count the same; and P-positions with a larger stair have two.
    Count keyAfter(Count difference) const
    {
        return sumAfter(difference) ^ (m_misereEnd && difference == 1 ? 1U : 0U);
    }
    // How many pairs would have a winning reply if the move had left them as they are.
    std::size_t unmoved(Count key) const
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(m_filled, [&](const Pair& pair) { return pair.wins(key); }));
    }
    // `replies` is unmoved(key): the one or two pairs that the move changes are exchanged in it.
    Difficulty difficulty(const Move& move, Count difference, Count key, std::size_t replies) const
    {
        const auto exchange = [&](const Pair& from, const Pair& to) {
            replies += to.wins(key) ? 1 : 0;
            replies -= from.wins(key) ? 1 : 0;
        };
        const Pair pair = pairAt(move.stair);
        if (!isOdd(move.stair)) {
            exchange(pair, {pair.odd + move.moved, pair.even - move.moved});
        } else {
            exchange(pair, {pair.odd - move.moved, pair.even});
            if (move.stair > 0) {
                const Pair below = pairAt(move.stair - 1);
                exchange(below, {below.odd, below.even + move.moved});
            }
        }
        return {replies, std::popcount(sumAfter(difference)), move.moved};
    }

private:
    Stairs m_stairs;
    Count m_sum;
    bool m_misereEnd;
    std::vector<Pair> m_filled; // without the pairs that have no stone and so no reply
};

// The differences of an odd stair worth looking at in a large position, with what they leave to reply.
struct Candidate {
    Count difference = 0;
    Count key = 0;
    std::size_t unmoved = 0;
};

// The differences 1, 3, 7, 15, …, which one stone makes as well as many; and, as misère play can start from
// the nim-sum 1, those that leave such a nim-sum.
std::vector<Candidate> candidates(Stairs stairs, const Replies& replies)
{
    Count any = 0;
    for (std::size_t i = 0; i < stairs.size(); i += 2) {
        const Pair pair = replies.pairAt(i);
        any |= pair.odd | (pair.odd + pair.even);
    }
    std::vector<Candidate> result;
    const auto add = [&](Count difference) {
        const Count key = replies.keyAfter(difference);
        result.push_back({difference, key, replies.unmoved(key)});
    };
    for (Count run = 1; run / 2 < any; run = 2 * run + 1) {
        add(run);
        if (const Count other = replies.sumAfter(run); other != run && other != 0)
            add(other);
    }
    return result;
}

} // namespace

bool fits(Stairs stairs)
{
    Count left = kMaxCount;
    for (const Count stones : stairs) {
        if (stones > left)
            return false;
        left -= stones;
    }
    return true;
}

bool isOdd(std::size_t index)
{
    return index % 2 == 0;
}

std::vector<Count> oddStairs(Stairs stairs)
{
    std::vector<Count> odd;
    odd.reserve((stairs.size() + 1) / 2);
    for (std::size_t i = 0; i < stairs.size(); i += 2)
        odd.push_back(stairs[i]);
    return odd;
}

Count nimSum(Stairs stairs)
{
    return nim::nimSum(oddStairs(stairs));
}

Kind kind(const Move& move)
{
    return isOdd(move.stair) ? Kind::Lowers : Kind::Raises;
}

std::vector<Count> after(Stairs stairs, const Move& move)
{
    std::vector<Count> result(stairs.begin(), stairs.end());
    result[move.stair] -= move.moved;
    if (move.stair > 0)
        result[move.stair - 1] += move.moved;
    return result;
}

Outcome outcome(Stairs stairs, Play play)
{
    return nim::outcome(oddStairs(stairs), play);
}

std::vector<Move> winningMoves(Stairs stairs, Play play)
{
    std::vector<Move> moves;
    visitWinning(stairs, play, [&](const Move& move) { moves.push_back(move); });
    return moves;
}

std::size_t countWinningMoves(Stairs stairs, Play play)
{
    std::size_t count = 0;
    visitWinning(stairs, play, [&](const Move&) { ++count; });
    return count;
}

std::optional<Move> reply(Stairs stairs, const Move& move, Play play)
{
    if (kind(move) == Kind::Raises)
        return Move{move.stair - 1, move.moved}; // every odd stair is then as it was
    const std::vector<Move> replies = winningMoves(after(stairs, move), play);
    const auto lowering =
        std::ranges::find_if(replies, [](const Move& each) { return kind(each) == Kind::Lowers; });
    if (lowering != replies.end())
        return *lowering;
    return replies.empty() ? std::nullopt : std::optional(replies.front());
}

std::vector<Exchange> exchanges(Stairs stairs, Play play, std::size_t most)
{
    std::vector<Exchange> result;
    const auto add = [&](const Move& move) {
        if (const auto replied = reply(stairs, move, play))
            result.push_back({move, *replied});
    };
    if (std::accumulate(stairs.begin(), stairs.end(), Count{0}) <= most) {
        for (std::size_t i = 0; i < stairs.size(); ++i) {
            for (Count moved = 1; moved <= stairs[i]; ++moved)
                add({i, moved});
        }
        return result;
    }
    for (const nim::Exchange& each : nim::exchanges(oddStairs(stairs), play, 0))
        result.push_back(
            {{2 * each.move.heap, each.move.taken()}, {2 * each.reply.heap, each.reply.taken()}});
    const auto addLowest = [&](std::size_t first) {
        for (std::size_t i = first; i < stairs.size(); i += 2) {
            if (stairs[i] > 0)
                return add({i, 1});
        }
    };
    if (result.empty())
        addLowest(0);
    addLowest(1);
    return result;
}

std::optional<Move> hardestMove(Stairs stairs, Play play)
{
    const Replies replies(stairs, play);
    std::optional<Move> best;
    Difficulty hardest;
    const auto consider = [&](const Move& move, const Candidate& candidate) {
        const Difficulty found =
            replies.difficulty(move, candidate.difference, candidate.key, candidate.unmoved);
        if (!best || hardest < found) {
            best = move;
            hardest = found;
        }
    };
    const Count stones = std::accumulate(stairs.begin(), stairs.end(), Count{0});
    if (stairs.empty() || stones <= kEveryMove / stairs.size()) {
        for (std::size_t i = 0; i < stairs.size(); ++i) {
            const Count now = replies.pairAt(i).odd;
            for (Count moved = 1; moved <= stairs[i]; ++moved) {
                const Count difference = now ^ (isOdd(i) ? now - moved : now + moved);
                const Count key = replies.keyAfter(difference);
                consider({i, moved}, {difference, key, replies.unmoved(key)});
            }
        }
        return best;
    }
    const std::vector<Candidate> differences = candidates(stairs, replies);
    for (std::size_t i = 0; i < stairs.size(); ++i) {
        const Count now = replies.pairAt(i).odd;
        for (const Candidate& candidate : differences) {
            const Count then = now ^ candidate.difference;
            if (isOdd(i) && then < now)
                consider({i, now - then}, candidate);
            else if (!isOdd(i) && then > now && then - now <= stairs[i])
                consider({i, then - now}, candidate);
        }
    }
    return best;
}

std::optional<std::vector<Count>> stairsOfCoins(std::span<const Count> cells)
{
    std::vector<Count> fromRight(cells.begin(), cells.end());
    std::ranges::sort(fromRight, std::ranges::greater());
    std::vector<Count> gaps;
    gaps.reserve(fromRight.size());
    for (std::size_t i = 0; i < fromRight.size(); ++i) {
        const Count wall = i + 1 < fromRight.size() ? fromRight[i + 1] : 0; // the strip's left edge is cell 0
        if (fromRight[i] == wall || fromRight[i] > kMaxCount)
            return std::nullopt;
        gaps.push_back(fromRight[i] - wall - 1);
    }
    return gaps;
}

} // namespace laststone::theory::staircase
