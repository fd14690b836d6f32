// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sample/lasker_game.h"

#include <algorithm>

namespace laststone::games {

using teaching::Difficulty;
using teaching::Move;
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

std::vector<Move> movesOf(const Position& position)
{
    std::vector<Move> all;
    for (std::size_t part = 0; part < position.heaps.size(); ++part) {
        const auto moves = position.game->listedMoves(position, part);
        all.insert(all.end(), moves->begin(), moves->end());
    }
    return all;
}

} // namespace lasker_game

using namespace lasker_game;

// AUTHOR: the word that notations begin with; also the key of settings and the name of the tours.
LaskerGame::LaskerGame() : Game(QStringLiteral("lasker")) { }

std::shared_ptr<const teaching::Game> laskerGame()
{
    static const auto game = std::make_shared<const LaskerGame>();
    return game;
}

// AUTHOR: what is refused here is refused everywhere, with these words beside the field it was typed in.
std::optional<Sentence> LaskerGame::check(const Position& position) const
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

Outcome LaskerGame::outcome(const Position& position) const
{
    return nimSum(position) == 0 ? Outcome::P : Outcome::N;
}

std::optional<Count> LaskerGame::grundyValue(const Position& position) const
{
    return nimSum(position);
}

// AUTHOR: every one, none missing: lasker_test.cpp holds it against the rules alone.
std::vector<Move> LaskerGame::winningMoves(const Position& position) const
{
    std::vector<Move> winning = movesOf(position);
    std::erase_if(winning, [&](const Move& move) { return nimSum(after(position, move)) != 0; });
    return winning;
}

// The fewest winning replies, and of these moves the one that leaves the most stones: a split, if there is
// one.
Move LaskerGame::hardestMove(const Position& position) const
{
    return std::ranges::min(movesOf(position), {}, [&](const Move& move) {
        return std::pair(winningMoves(after(position, move)).size(), move.take);
    });
}

Count LaskerGame::mostTake(const Position& position, std::size_t part) const
{
    return position.heaps[part];
}

// AUTHOR: only where the moves are not simply "any number of the heap".
std::optional<std::vector<Move>> LaskerGame::listedMoves(const Position& position, std::size_t part) const
{
    std::vector<Move> moves;
    for (Count take = 1; take <= position.heaps[part]; ++take)
        moves.push_back({part, take, 0});
    for (Count smaller = 1; smaller <= position.heaps[part] / 2; ++smaller)
        moves.push_back({part, 0, smaller});
    return moves;
}

Position LaskerGame::after(const Position& position, const Move& move) const
{
    Position result = position;
    result.heaps[move.heap] -= move.take + move.split;
    if (move.split > 0)
        result.heaps.insert(result.heaps.begin() + static_cast<std::ptrdiff_t>(move.heap) + 1, move.split);
    return result;
}

Sentence LaskerGame::describe(const Position& position, const Move& move) const
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

QString LaskerGame::shortForm(const Position& position, const Move& move) const
{
    const Count heap = position.heaps[move.heap];
    if (move.split > 0)
        return QStringLiteral("%1→%2+%3").arg(heap).arg(heap - move.split).arg(move.split);
    return QStringLiteral("%1→%2").arg(heap).arg(heap - move.take);
}

Sentence LaskerGame::verdict(const Position& position) const
{
    if (isTerminal(position))
        return phrase("P-position · no stone is left · the player to move has lost");
    if (outcome(position) == Outcome::P)
        return phrase("P-position · the nim-sum of the values is 0 · the player to move loses");
    //: %1 is a number other than 0
    return phrase("N-position · the nim-sum of the values is %1 ≠ 0 · the player to move wins")(
        nimSum(position));
}

// AUTHOR: what a beginner sees first: small, with few winning moves, one of them the idea of the game.
std::vector<Count> LaskerGame::firstHeaps() const
{
    return {3, 4, 5};
}

Position LaskerGame::randomPosition(const Position& like, Difficulty difficulty,
                                    QRandomGenerator& random) const
{
    constexpr int kMost[] = {6, 12, 40};
    const int most = kMost[static_cast<int>(difficulty)];
    Position position = like;
    do {
        position.heaps.assign(static_cast<std::size_t>(random.bounded(2, 5)), 0);
        std::ranges::generate(position.heaps,
                              [&] { return static_cast<Count>(random.bounded(1, most + 1)); });
    } while (outcome(position) == Outcome::P); // there is something to be found
    return position;
}

} // namespace laststone::games
