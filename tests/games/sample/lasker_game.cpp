// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sample/lasker_game.h"

#include <algorithm>

namespace laststone::games {

using teaching::Difficulty;
using teaching::Move;
using teaching::PlaneData;
using teaching::PlaneWindow;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;

namespace lasker_game {

// AUTHOR: words are English here and translated in translations/*.ts; every sentence with places needs a
// comment that shows it filled in. The name is the context of the translations.
LASTSTONE_SENTENCES(Lasker)

constexpr std::size_t kMostHeaps = 40;
constexpr Count kMostStones = 500; // a heap has as many moves as stones, and half as many again

Count nimSum(const Position& position)
{
    Count sum = 0;
    for (const Count heap : position.heaps)
        sum ^= laskerValue(heap);
    return sum;
}

// AUTHOR: teaching/game.h tells what may be left out: here, all that follows from the list of the moves.
class LaskerGame final : public teaching::Game {
public:
    // AUTHOR: the word that notations begin with; also the key of settings and the name of the tours.
    LaskerGame() : Game(QStringLiteral("lasker")) { }

    // AUTHOR: what is refused here is refused everywhere, with these words beside the field it was typed in.
    std::optional<Sentence> check(const Position& position) const override
    {
        if (position.play == theory::Play::Misere)
            return phrase("misère play of Lasker's Nim is not solved here");
        if (position.heaps.empty() || position.heaps.size() > kMostHeaps) {
            //: %1 is a number of heaps
            return phrase("1 to %1 heaps are expected")(Count{kMostHeaps});
        }
        if (std::ranges::max(position.heaps) > kMostStones) {
            //: %1 is a number of stones
            return phrase("a heap has at most %1 stones here")(kMostStones);
        }
        return std::nullopt;
    }

    Outcome outcome(const Position& position) const override
    {
        return nimSum(position) == 0 ? Outcome::P : Outcome::N;
    }

    std::optional<Count> grundyValue(const Position& position) const override { return nimSum(position); }

    // AUTHOR: only where the moves are not simply "any number of the heap".
    std::optional<std::vector<Move>> listedMoves(const Position& position, std::size_t part) const override
    {
        std::vector<Move> moves;
        for (Count take = 1; take <= position.heaps[part]; ++take)
            moves.push_back({part, take, 0});
        for (Count smaller = 1; smaller <= position.heaps[part] / 2; ++smaller)
            moves.push_back({part, 0, smaller});
        return moves;
    }

    // AUTHOR: what a newcomer reads above the board. Who wins is added, and a click that means no move is
    // answered by it.
    Sentence moveRule(const Position&) const override
    {
        return phrase("Take any number of stones from one heap, or part one heap into two.");
    }

    Sentence describe(const Position& position, const Move& move) const override
    {
        const Count heap = Count{move.heap} + 1;
        if (move.split > 0) {
            //: a move, to stand within a sentence: "part heap 2 into 5 and 3"
            return phrase("part heap %1 into %2 and %3")(heap, position.heaps[move.heap] - move.split,
                                                         move.split);
        }
        //: a move, to stand within a sentence: "take 3 from heap 2"
        return phrase("take %1 from heap %2")(move.take, heap);
    }

    Sentence report(const Position& position, const Move& move) const override
    {
        const Count heap = Count{move.heap} + 1;
        if (move.split > 0) {
            //: a move that was made, behind the name of its player: "parted heap 2 into 5 and 3"
            return phrase("parted heap %1 into %2 and %3")(heap, position.heaps[move.heap] - move.split,
                                                           move.split);
        }
        //: a move that was made, behind the name of its player: "took 3 from heap 2"
        return phrase("took %1 from heap %2")(move.take, heap);
    }

    Sentence verdict(const Position& position) const override
    {
        if (isTerminal(position))
            return phrase("P-position · no stone is left · the player to move has lost");
        if (outcome(position) == Outcome::P)
            return phrase("P-position · the nim-sum of the values is 0 · the player to move loses");
        //: %1 is a number other than 0
        return phrase("N-position · the nim-sum of the values is %1 ≠ 0 · the player to move wins")(
            nimSum(position));
    }

    // AUTHOR: small heaps for a beginner, and such that there is something to be found.
    std::vector<Count> randomHeaps(Difficulty difficulty, QRandomGenerator& random) const override
    {
        constexpr Deal kDeals[] = {{2, 4, 1, 6}, {2, 4, 1, 12}, {2, 4, 1, 40}};
        return dealt(kDeals[static_cast<int>(difficulty)], random);
    }
};

// AUTHOR: what is to be seen in a window of the plane, at most kMostPlanePoints of each kind.
PlaneData dataOf(const Position& position, const PlaneWindow& window)
{
    PlaneData data = teaching::heapPlane(position, window);
    if (!data.drawable)
        return data;
    data.title = phrase("P-positions of two heaps");
    //: the axis of a chart; %1 is the number of a heap
    data.xTitle = phrase("stones in heap %1")(Count{window.xHeap} + 1);
    data.yTitle = phrase("stones in heap %1")(Count{window.yHeap} + 1);
    Position at = position;
    for (Count x = window.x.first; window.x.contains(x) && data.lost.size() < teaching::kMostPlanePoints;
         ++x) {
        for (Count y = window.y.first; window.y.contains(y); ++y) {
            at.heaps[window.xHeap] = x;
            at.heaps[window.yHeap] = y;
            if (position.game->outcome(at) == Outcome::P)
                data.lost.push_back({x, y});
        }
    }
    return data;
}

} // namespace lasker_game

using namespace lasker_game;

std::shared_ptr<const teaching::Game> laskerGame()
{
    static const auto game = std::make_shared<const LaskerGame>();
    return game;
}

teaching::Plane laskerPlane()
{
    return {.data = dataOf};
}

} // namespace laststone::games
