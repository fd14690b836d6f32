// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_game.h"

#include "games/common/nim_sum.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Difficulty;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;

namespace {

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {}, int count = -1)
{
    return {"Sg", source, std::move(arguments), count};
}

} // namespace

Count SgGame::stonesLeft(Heaps heaps) const
{
    Count total = 0;
    for (const Count heap : heaps)
        total = std::min(theory::kMaxCount, total + heap); // both below 2^63: no overflow
    return total;
}

bool SgGame::isOver(Heaps heaps) const
{
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        if (hasMove(part, heaps[part]))
            return false;
    }
    return true;
}

std::vector<Count> SgGame::values(Heaps heaps) const
{
    std::vector<Count> all;
    all.reserve(heaps.size());
    for (std::size_t part = 0; part < heaps.size(); ++part)
        all.push_back(value(part, heaps[part]));
    return all;
}

Count SgGame::nimSum(Heaps heaps) const
{
    Count sum = 0;
    for (std::size_t part = 0; part < heaps.size(); ++part)
        sum ^= value(part, heaps[part]);
    return sum;
}

std::vector<SgOption> SgGame::winningOptions(Heaps heaps) const
{
    std::vector<SgOption> found;
    const Count sum = nimSum(heaps);
    if (sum == 0)
        return found;
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        const Count wanted = value(part, heaps[part]) ^ sum;
        for (const SgOption& option : options(part, heaps[part])) {
            if (option.value == wanted)
                found.push_back(option);
        }
    }
    return found;
}

SgOption SgGame::winningOption(Heaps heaps) const
{
    // As in Nim some part has the leading digit of the nim-sum; and every smaller value has an option.
    const Count sum = nimSum(heaps);
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        const Count now = value(part, heaps[part]);
        if ((now ^ sum) >= now)
            continue;
        const auto all = options(part, heaps[part]);
        return *std::ranges::find(all, now ^ sum, &SgOption::value);
    }
    Q_UNREACHABLE();
}

std::optional<SgMisere> SgGame::misere(Heaps heaps) const
{
    constexpr std::size_t kMostKept = 1000;
    const std::vector<Count> key(heaps.begin(), heaps.end());
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto found = m_misere.find(key); found != m_misere.end())
            return found->second;
    }
    auto answer = solveMisere(heaps);
    const QMutexLocker lock(&m_mutex);
    if (m_misere.size() >= kMostKept)
        m_misere.clear();
    return m_misere[key] = std::move(answer);
}

std::shared_ptr<const SgGame> sgGame(const Position& position)
{
    auto game = std::dynamic_pointer_cast<const SgGame>(position.game);
    Q_ASSERT(game); // as REQUIRED
    return game;
}

// ---- what the teaching layer asks of positions ----

std::optional<Sentence> SgGame::check(const Position& position) const
{
    if (auto wrong = check(position.heaps))
        return wrong;
    if (position.play == Play::Misere && !misere(position.heaps)) {
        return sentence(QT_TRANSLATE_NOOP("Sg",
                                          "misère play is not ruled by SG values, and this position is too "
                                          "large for a search of all games"));
    }
    return std::nullopt;
}

Outcome SgGame::outcome(const Position& position) const
{
    if (position.play == Play::Misere)
        return misere(position.heaps).value().outcome;
    return nimSum(position.heaps) == 0 ? Outcome::P : Outcome::N;
}

std::optional<Count> SgGame::grundyValue(const Position& position) const
{
    if (position.play == Play::Misere)
        return std::nullopt;
    return nimSum(position.heaps);
}

std::vector<Move> SgGame::winningMoves(const Position& position) const
{
    if (position.play == Play::Misere)
        return misere(position.heaps).value().winningMoves;
    std::vector<Move> moves;
    for (const SgOption& option : winningOptions(position.heaps))
        moves.push_back(option.move);
    return moves;
}

Count SgGame::mostTake(const Position& position, std::size_t part) const
{
    return hasMove(part, position.heaps[part]) ? 1 : 0;
}

std::optional<std::vector<Move>> SgGame::listedMoves(const Position& position, std::size_t part) const
{
    std::vector<Move> moves;
    for (const SgOption& option : options(part, position.heaps[part]))
        moves.push_back(option.move);
    return moves;
}

Position SgGame::after(const Position& position, const Move& move) const
{
    Position result = position;
    result.heaps = after(position.heaps, move);
    return result;
}

Count SgGame::stonesLeft(const Position& position) const
{
    return stonesLeft(position.heaps);
}

// The one that leaves the fewest winning replies, and of these the one that leaves the most stones.
Move SgGame::hardestMove(const Position& position) const
{
    constexpr std::size_t kMostLookedAt = 200'000; // options in all
    std::vector<Move> moves;
    for (std::size_t part = 0; part < position.heaps.size(); ++part) {
        for (const SgOption& option : options(part, position.heaps[part]))
            moves.push_back(option.move);
    }
    std::optional<Move> best;
    std::pair<std::size_t, Count> bestScore; // replies, and stones that are gone
    const std::size_t most = std::max<std::size_t>(1, kMostLookedAt / moves.size());
    const std::size_t stride = (moves.size() + most - 1) / most;
    for (std::size_t i = 0; i < moves.size(); i += stride) {
        const Position left = after(position, moves[i]);
        const std::pair score{winningMoves(left).size(), theory::kMaxCount - stonesLeft(left)};
        if (!best || score < bestScore) {
            best = moves[i];
            bestScore = score;
        }
    }
    return best.value();
}

Sentence SgGame::describe(const Position& position, const Move& move) const
{
    return describe(position.heaps, move);
}

QString SgGame::shortForm(const Position& position, const Move& move) const
{
    return shortForm(position.heaps, move);
}

Sentence SgGame::verdict(const Position& position) const
{
    return position.play == Play::Misere ? misereVerdict(position.heaps) : normalVerdict(position.heaps);
}

Sentence SgGame::misereVerdict(Heaps heaps) const
{
    if (isOver(heaps)) {
        return sentence(QT_TRANSLATE_NOOP(
            "Sg", "N-position · no move is left, and in misère play the player to move has won"));
    }
    const SgMisere answer = misere(heaps).value();
    if (answer.outcome == Outcome::P) {
        return sentence(QT_TRANSLATE_NOOP(
            "Sg", "P-position · misère play: every move leaves an N-position · the player to move loses"));
    }
    //: misère play; %n is the number of winning moves
    return sentence(
        QT_TRANSLATE_N_NOOP("Sg", "N-position · misère play · the player to move can win in %n way(s)"), {},
        pluralCount(answer.winningMoves.size()));
}

// Of few parts the values are shown.
Sentence SgGame::normalVerdict(Heaps heaps) const
{
    if (isOver(heaps)) {
        return sentence(
            QT_TRANSLATE_NOOP("Sg", "P-position · no move is left · the player to move has lost"));
    }
    constexpr std::size_t kMostShown = 6;
    const std::vector<Count> values = this->values(heaps);
    const Count sum = theory::nim::nimSum(values);
    const bool isShown = values.size() >= 2 && values.size() <= kMostShown;
    if (sum == 0 && isShown) {
        //: %1 is the nim-sum of SG values, such as "2 ⊕ 2 = 0"
        return sentence(QT_TRANSLATE_NOOP("Sg", "P-position · SG values %1 · the player to move loses"),
                        {xorFormula(values)});
    }
    if (sum == 0)
        return sentence(QT_TRANSLATE_NOOP("Sg", "P-position · the SG value is 0 · the player to move loses"));
    const int ways = pluralCount(winningOptions(heaps).size());
    if (isShown) {
        //: %1 is the nim-sum of SG values, such as "3 ⊕ 1 = 2"; %n is the number of winning moves
        return sentence(QT_TRANSLATE_N_NOOP(
                            "Sg", "N-position · SG values %1 ≠ 0 · the player to move can win in %n way(s)"),
                        {xorFormula(values)}, ways);
    }
    //: %1 is the SG value; %n is the number of winning moves
    return sentence(
        QT_TRANSLATE_N_NOOP("Sg",
                            "N-position · the SG value is %1 ≠ 0 · the player to move can win in %n way(s)"),
        {sum}, ways);
}

Position SgGame::randomPosition(const Position& like, Difficulty difficulty, QRandomGenerator& random) const
{
    Position position = like;
    // Mostly won positions, as there the learner has something to find; now and then a lost one. Not every
    // game has both within reach.
    const Outcome wanted = random.bounded(6) == 0 ? Outcome::P : Outcome::N;
    constexpr int kTries = 60;
    for (int i = 0; i < kTries; ++i) {
        position.heaps = randomHeaps(difficulty, random);
        if (!check(position) && !isTerminal(position) && outcome(position) == wanted)
            return position;
    }
    return check(position) ? like : position;
}

} // namespace laststone::games
