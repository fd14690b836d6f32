// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_game.h"

#include "games/common/nim_sum.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>

namespace laststone::games {

using teaching::Argument;
using teaching::Difficulty;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace wythoff = theory::wythoff;

namespace {

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"Wythoff", source, std::move(arguments), count};
}

std::atomic<const wythoff::SgTable*> g_knownTable = nullptr;

const wythoff::SgTable& table()
{
    static const wythoff::SgTable found(WythoffGame::kTableBound);
    g_knownTable = &found;
    return found;
}

} // namespace

Move toMove(const wythoff::Move& move)
{
    switch (move.from) {
    case wythoff::Move::From::First:
        return {FromFirst, move.taken, 0};
    case wythoff::Move::From::Second:
        return {FromSecond, move.taken, 0};
    case wythoff::Move::From::Both:
        return {FromBoth, move.taken, 0};
    }
    Q_UNREACHABLE();
}

WythoffGame::WythoffGame() : Game(QStringLiteral("wythoff")) { }

std::shared_ptr<const teaching::Game> wythoffGame()
{
    static const auto game = std::make_shared<const WythoffGame>();
    return game;
}

std::optional<Sentence> WythoffGame::check(const Position& position) const
{
    if (position.heaps.size() == 2)
        return std::nullopt;
    return sentence(
        QT_TRANSLATE_NOOP("Wythoff", "Wythoff's game has two heaps, so two numbers are expected"));
}

Outcome WythoffGame::outcome(const Position& position) const
{
    return wythoff::outcome(position.heaps[0], position.heaps[1], position.play);
}

std::optional<Count> WythoffGame::grundyValue(const Position& position) const
{
    const Count larger = std::max(position.heaps[0], position.heaps[1]);
    if (position.play == Play::Misere || larger > kTableBound)
        return std::nullopt;
    // Most questions are about small heaps; the whole table takes some milliseconds, once.
    constexpr Count kSmall = 127;
    static const wythoff::SgTable small(kSmall);
    if (larger <= kSmall)
        return small.value(position.heaps[0], position.heaps[1]);
    return table().value(position.heaps[0], position.heaps[1]);
}

const wythoff::SgTable* WythoffGame::knownTable()
{
    return g_knownTable;
}

void WythoffGame::findTable()
{
    table();
}

std::vector<Move> WythoffGame::winningMoves(const Position& position) const
{
    std::vector<Move> moves;
    for (const wythoff::Move& move :
         wythoff::winningMoves(position.heaps[0], position.heaps[1], position.play))
        moves.push_back(toMove(move));
    return moves;
}

std::size_t WythoffGame::partCount(const Position&) const
{
    return WythoffParts;
}

Count WythoffGame::mostTake(const Position& position, std::size_t part) const
{
    return part == FromBoth ? std::min(position.heaps[0], position.heaps[1]) : position.heaps[part];
}

Position WythoffGame::after(const Position& position, const Move& move) const
{
    Position result = position;
    if (move.heap != FromSecond)
        result.heaps[0] -= move.take;
    if (move.heap != FromFirst)
        result.heaps[1] -= move.take;
    return result;
}

Move WythoffGame::hardestMove(const Position& position) const
{
    return toMove(wythoff::hardestMove(position.heaps[0], position.heaps[1], position.play).value());
}

Sentence WythoffGame::describe(const Position&, const Move& move) const
{
    if (move.heap == FromBoth) {
        //: a move, to stand within a sentence: "take 3 from both heaps"
        return sentence(QT_TRANSLATE_NOOP("Wythoff", "take %1 from both heaps"), {move.take});
    }
    //: a move, to stand within a sentence: "take 3 from heap 2"
    return sentence(QT_TRANSLATE_NOOP("Wythoff", "take %1 from heap %2"), {move.take, Count{move.heap} + 1});
}

QString WythoffGame::shortForm(const Position& position, const Move& move) const
{
    const Position result = after(position, move);
    return QStringLiteral("→%1, %2").arg(result.heaps[0]).arg(result.heaps[1]);
}

Sentence WythoffGame::verdict(const Position& position) const
{
    const auto [a, b] = std::minmax(position.heaps[0], position.heaps[1]);
    if (b == 0)
        return noStoneVerdict(position.play);
    const Count difference = b - a;
    if (outcome(position) == Outcome::P) {
        //: %1 and %2 are the heaps, smaller first, %3 is their difference: "(3, 5) is pair number 2"
        const char* const lost = QT_TRANSLATE_NOOP(
            "Wythoff", "P-position · (%1, %2) is pair number %3 · the player to move loses");
        return sentence(lost, {a, b, difference});
    }
    const wythoff::Pair pair = wythoff::pair(difference, position.play);
    //: %1 is the difference of the heaps, (%2, %3) the pair with that number; %n is the number of winning
    //: moves
    const char* const won = QT_TRANSLATE_N_NOOP(
        "Wythoff", "N-position · difference %1, but pair %1 is (%2, %3) · %n winning move(s)");
    return sentence(won, {difference, pair.a, pair.b}, static_cast<int>(winningMoves(position).size()));
}

std::vector<Count> WythoffGame::firstHeaps() const
{
    return {5, 8};
}

Position WythoffGame::randomPosition(const Position& like, Difficulty difficulty,
                                     QRandomGenerator& random) const
{
    constexpr quint32 kLargest[] = {8, 16, 40};
    const quint32 largest = kLargest[static_cast<int>(difficulty)];
    Position position = like;
    // Mostly won positions, as there the learner has something to find; now and then a lost one.
    const bool wantLost = random.bounded(6) == 0;
    do {
        position.heaps = {1 + random.bounded(largest), 1 + random.bounded(largest)};
    } while ((outcome(position) == Outcome::P) != wantLost);
    return position;
}

} // namespace laststone::games
