// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_rules.h"

#include "games/common/nim_sum.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Difficulty;
using teaching::Move;
using teaching::NotationError;
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

// REQUIRES: the position has passed check().
SgMisere misere(const Position& position)
{
    return sgGame(position.rule)->misere(position.heaps).value();
}

// Normal play with a move left; of few parts the values are shown.
Sentence normalVerdict(const Position& position)
{
    constexpr std::size_t kMostShown = 6;
    const auto game = sgGame(position.rule);
    const std::vector<Count> values = game->values(position.heaps);
    const Count sum = theory::nim::nimSum(values);
    const bool isShown = values.size() >= 2 && values.size() <= kMostShown;
    if (sum == 0 && isShown) {
        //: %1 is the nim-sum of SG values, such as "2 ⊕ 2 = 0"
        return sentence(QT_TRANSLATE_NOOP("Sg", "P-position · SG values %1 · the player to move loses"),
                        {xorFormula(values)});
    }
    if (sum == 0)
        return sentence(QT_TRANSLATE_NOOP("Sg", "P-position · the SG value is 0 · the player to move loses"));
    const int ways = pluralCount(game->winningOptions(position.heaps).size());
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

} // namespace

QString SgRules::id() const
{
    return QStringLiteral("sg");
}

std::optional<NotationError> SgRules::readRule(QStringView text, qsizetype offset, Position& position) const
{
    auto read = readSgRule(text);
    if (auto* error = std::get_if<NotationError>(&read)) {
        error->column += offset;
        return *error;
    }
    position.rule = std::get<std::shared_ptr<const SgGame>>(read)->rule();
    return std::nullopt;
}

std::optional<Sentence> SgRules::check(const Position& position) const
{
    const auto game = sgGame(position.rule);
    if (auto wrong = game->check(position.heaps))
        return wrong;
    if (position.play == Play::Misere && !game->misere(position.heaps)) {
        return sentence(QT_TRANSLATE_NOOP("Sg",
                                          "misère play is not ruled by SG values, and this position is too "
                                          "large for a search of all games"));
    }
    return std::nullopt;
}

Outcome SgRules::outcome(const Position& position) const
{
    if (position.play == Play::Misere)
        return misere(position).outcome;
    return sgGame(position.rule)->nimSum(position.heaps) == 0 ? Outcome::P : Outcome::N;
}

std::optional<Count> SgRules::grundyValue(const Position& position) const
{
    if (position.play == Play::Misere)
        return std::nullopt;
    return sgGame(position.rule)->nimSum(position.heaps);
}

std::vector<Move> SgRules::winningMoves(const Position& position) const
{
    if (position.play == Play::Misere)
        return misere(position).winningMoves;
    std::vector<Move> moves;
    for (const SgOption& option : sgGame(position.rule)->winningOptions(position.heaps))
        moves.push_back(option.move);
    return moves;
}

Count SgRules::mostTake(const Position& position, std::size_t part) const
{
    const auto game = sgGame(position.rule);
    return game->hasMove(part, position.heaps[part]) ? 1 : 0;
}

std::optional<std::vector<Move>> SgRules::listedMoves(const Position& position, std::size_t part) const
{
    std::vector<Move> moves;
    for (const SgOption& option : sgGame(position.rule)->options(part, position.heaps[part]))
        moves.push_back(option.move);
    return moves;
}

Position SgRules::after(const Position& position, const Move& move) const
{
    Position result = position;
    result.heaps = sgGame(position.rule)->after(position.heaps, move);
    return result;
}

Count SgRules::stonesLeft(const Position& position) const
{
    return sgGame(position.rule)->stonesLeft(position.heaps);
}

// The one that leaves the fewest winning replies, and of these the one that leaves the most stones.
Move SgRules::hardestMove(const Position& position) const
{
    constexpr std::size_t kMostLookedAt = 200'000; // options in all
    const auto game = sgGame(position.rule);
    std::vector<Move> moves;
    for (std::size_t part = 0; part < position.heaps.size(); ++part) {
        for (const SgOption& option : game->options(part, position.heaps[part]))
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

Sentence SgRules::describe(const Position& position, const Move& move) const
{
    return sgGame(position.rule)->describe(position.heaps, move);
}

QString SgRules::shortForm(const Position& position, const Move& move) const
{
    return sgGame(position.rule)->shortForm(position.heaps, move);
}

Sentence SgRules::verdict(const Position& position) const
{
    const bool over = isTerminal(position);
    if (position.play == Play::Misere) {
        if (over) {
            return sentence(QT_TRANSLATE_NOOP(
                "Sg", "N-position · no move is left, and in misère play the player to move has won"));
        }
        const SgMisere answer = misere(position);
        if (answer.outcome == Outcome::P) {
            return sentence(QT_TRANSLATE_NOOP(
                "Sg",
                "P-position · misère play: every move leaves an N-position · the player to move loses"));
        }
        //: misère play; %n is the number of winning moves
        return sentence(
            QT_TRANSLATE_N_NOOP("Sg", "N-position · misère play · the player to move can win in %n way(s)"),
            {}, pluralCount(answer.winningMoves.size()));
    }
    if (over) {
        return sentence(
            QT_TRANSLATE_NOOP("Sg", "P-position · no move is left · the player to move has lost"));
    }
    return normalVerdict(position);
}

Position firstSgPosition(const QString& rule)
{
    return {QStringLiteral("sg"), rule, Play::Normal, sgGame(rule)->firstHeaps()};
}

Position SgRules::firstPosition() const
{
    return {id(), QStringLiteral("{1,3,4}"), Play::Normal, {5, 7}};
}

Position SgRules::randomPosition(const Position& like, Difficulty difficulty, QRandomGenerator& random) const
{
    const auto game = sgGame(like.rule);
    Position position = like;
    // Mostly won positions, as there the learner has something to find; now and then a lost one. Not every
    // game has both within reach.
    const Outcome wanted = random.bounded(6) == 0 ? Outcome::P : Outcome::N;
    constexpr int kTries = 60;
    for (int i = 0; i < kTries; ++i) {
        position.heaps = game->randomHeaps(difficulty, random);
        if (!check(position) && !isTerminal(position) && outcome(position) == wanted)
            return position;
    }
    return check(position) ? like : position;
}

} // namespace laststone::games
