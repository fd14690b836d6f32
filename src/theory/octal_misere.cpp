// SPDX-License-Identifier: GPL-3.0-or-later
// The search of misère play.
#include "theory/misere_search.h"
#include "theory/octal.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace laststone::theory::octal {

// Call a heap brief that has a move, but none after it. Two brief heaps b, b may be left out: for any
// position g, the outcome of g + b + b is that of g.
//
// Proof, by induction on g. If g has no move, it is N; in g + b + b the player must leave one b, the other
// player must take that away, and the player wins as nothing is left: N too. If g is N otherwise, a move
// leads to a P-position h, and h + b + b is P by induction, so that g + b + b is N. If g is P, it has moves,
// all to N-positions h, and h + b + b is N by induction; the only other move leaves g + b, which is N, as it
// has a move to g. So all moves from g + b + b lead to N, and it is P.
//
// A position is its heaps in order, without those that have no move and without pairs of brief ones.
class MisereSolver::Search {
public:
    Search(const Sequence& game, Count bound) : m_game(game), m_tree(bound) { }

    // None when the bound is reached.
    std::optional<Outcome> outcome(Heaps heaps)
    {
        if (!m_tree.pay(heaps.size() + 1))
            return std::nullopt;
        Position start = reduced({heaps.begin(), heaps.end()});
        return m_tree.outcome(std::move(start), [this](const Position& position, Tree::Cursor& cursor) {
            return next(position, cursor);
        });
    }

    std::optional<std::vector<SumMove>> winningMoves(Heaps heaps)
    {
        std::vector<SumMove> found;
        for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
            if (!payMoves(heaps[heap]))
                return std::nullopt;
            for (const Move& move : m_game.moves(heaps[heap])) {
                const SumMove tried{heap, move};
                const auto result = outcome(after(heaps, tried));
                if (!result)
                    return std::nullopt;
                if (*result == Outcome::P)
                    found.push_back(tried);
            }
        }
        return found;
    }

private:
    // Pays for a list of all moves from a heap.
    bool payMoves(Count heap)
    {
        if (!m_game.code())
            return m_tree.pay(heap / 2);
        const Code& code = *m_game.code();
        for (Count taken = 0; taken <= std::min(heap, code.lastPlace()); ++taken) {
            const int digit = code.digit(taken);
            const bool splits = (digit & 4) != 0;
            if (digit != 0 && !m_tree.pay(1 + (splits ? (heap - taken) / 2 : 0)))
                return false;
        }
        return true;
    }

    using Tree = MisereSearch<Count>;
    using Position = Tree::Position;
    // The heaps that a move leaves, reduced; 0 for none.
    using Parts = std::array<Count, 2>;
    using Options = std::vector<Parts>;
    enum class Kind { Over, Brief, Long };

    // All heaps of kSure stones or more are of one kind: over, if no move ever leaves anything; else long, as
    // 32 stones and more have such a move, and 64 and more one that leaves a heap of 32 or more.
    Kind kind(Count heap)
    {
        constexpr Count kSure = 64;
        const Count last = std::min(heap, kSure);
        while (m_kinds.size() <= last)
            m_kinds.push_back(findKind(m_kinds.size()));
        return m_kinds[static_cast<std::size_t>(last)];
    }

    Kind findKind(Count heap) const
    {
        const std::vector<Move> moves = m_game.moves(heap);
        const auto isOver = [this](Count part) {
            return m_kinds[static_cast<std::size_t>(part)] == Kind::Over;
        };
        const bool brief = std::ranges::all_of(
            moves, [&](const Move& move) { return isOver(move.first) && isOver(move.second); });
        return moves.empty() ? Kind::Over : brief ? Kind::Brief : Kind::Long;
    }

    Position reduced(Position heaps)
    {
        bool brief = false;
        std::erase_if(heaps, [&](Count heap) {
            const Kind is = kind(heap);
            if (is == Kind::Brief) {
                brief = !brief;
                m_brief = m_brief != 0 ? m_brief : heap;
            }
            return is != Kind::Long;
        });
        if (brief)
            heaps.push_back(m_brief);
        std::ranges::sort(heaps);
        return heaps;
    }

    // What the moves from the heap leave, the fewest stones first: the position that is decided soonest. Null
    // when the bound is reached.
    const Options* options(Count heap)
    {
        if (const auto known = m_options.find(heap); known != m_options.end())
            return &known->second;
        if (!payMoves(heap))
            return nullptr;
        Options all;
        for (const Move& move : m_game.moves(heap)) {
            Position left = reduced({move.first, move.second});
            left.resize(2);
            all.push_back({left[0], left[1]});
        }
        std::ranges::sort(all, {}, [](const Parts& left) { return std::pair(left[0] + left[1], left[0]); });
        const auto repeated = std::ranges::unique(all);
        all.erase(repeated.begin(), repeated.end());
        return &m_options.emplace(heap, std::move(all)).first->second;
    }

    std::optional<Position> next(const Position& heaps, Tree::Cursor& cursor)
    {
        while (cursor.part < heaps.size()) {
            const Options* const all = options(heaps[cursor.part]);
            if (!all)
                return std::nullopt;
            if (cursor.option < all->size()) {
                const Parts& parts = (*all)[cursor.option++];
                Position left = heaps;
                left.erase(left.begin() + static_cast<std::ptrdiff_t>(cursor.part));
                left.insert(left.end(), parts.begin(), parts.end());
                return reduced(std::move(left));
            }
            cursor.option = 0;
            // Heaps of the same size have the same moves.
            const Count done = heaps[cursor.part];
            while (cursor.part < heaps.size() && heaps[cursor.part] == done)
                ++cursor.part;
        }
        return std::nullopt;
    }

    const Sequence& m_game;
    Tree m_tree;
    std::vector<Kind> m_kinds; // by heap, as far as asked for
    Count m_brief = 0; // a heap that stands for all brief ones; 0 until there is one
    std::unordered_map<Count, Options> m_options; // by heap
};

MisereSolver::MisereSolver(const Sequence& game, Count bound)
    : m_search(std::make_unique<Search>(game, bound))
{
}

MisereSolver::~MisereSolver() = default;

std::optional<Outcome> MisereSolver::outcome(Heaps heaps)
{
    return m_search->outcome(heaps);
}

std::optional<std::vector<SumMove>> MisereSolver::winningMoves(Heaps heaps)
{
    return m_search->winningMoves(heaps);
}

} // namespace laststone::theory::octal
