// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/game.h"

#include "teaching/moves.h"
#include "teaching/notation.h"

#include <algorithm>

namespace laststone::teaching {

using theory::Outcome;

QString Position::word() const
{
    return game ? game->word() : QString();
}

QString Position::rule() const
{
    return game ? game->rule() : QString();
}

bool operator==(const Position& a, const Position& b)
{
    const bool isSameGame = a.game == b.game || (a.game && b.game && *a.game == *b.game);
    return isSameGame && a.play == b.play && a.heaps == b.heaps;
}

Game::Game(QString word, QString rule) : m_word(std::move(word)), m_rule(std::move(rule)) { }

bool Game::operator==(const Game& other) const
{
    return m_word == other.m_word && m_rule == other.m_rule;
}

namespace {

std::vector<Move> listedMoves(const Position& position)
{
    std::vector<Move> all;
    for (std::size_t part = 0; part < position.game->partCount(position); ++part) {
        const auto moves = position.game->listedMoves(position, part);
        all.insert(all.end(), moves->begin(), moves->end());
    }
    return all;
}

} // namespace

std::vector<Move> Game::winningMoves(const Position& position) const
{
    std::vector<Move> moves = teaching::listedMoves(position);
    std::erase_if(moves, [&](const Move& move) { return outcome(after(position, move)) != Outcome::P; });
    return moves;
}

Move Game::hardestMove(const Position& position) const
{
    constexpr std::size_t kMostLookedAt = 200'000; // moves and replies in all
    const std::vector<Move> moves = teaching::listedMoves(position);
    const std::size_t most = std::max<std::size_t>(1, kMostLookedAt / moves.size());
    const std::size_t stride = (moves.size() + most - 1) / most;
    std::optional<Move> best;
    std::pair<std::size_t, theory::Count> bestScore; // replies, and stones that are gone
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

std::vector<theory::Count> Game::dealt(const Deal& deal, QRandomGenerator& random)
{
    std::vector<theory::Count> heaps(
        static_cast<std::size_t>(random.bounded(deal.fewestHeaps, deal.mostHeaps + 1)));
    std::ranges::generate(heaps,
                          [&] { return deal.least + random.generate64() % (deal.largest - deal.least + 1); });
    return heaps;
}

Position Game::randomPosition(const Position& like, Difficulty difficulty, QRandomGenerator& random) const
{
    const Outcome wanted = random.bounded(6) == 0 ? Outcome::P : Outcome::N;
    constexpr int kTries = 100; // not every game has both within reach
    Position position = like;
    Position found = like;
    const auto isOfLevel = [&](const Position& drawn) {
        return levelOf(drawn).value_or(difficulty) == difficulty;
    };
    for (int i = 0; i < kTries; ++i) {
        position.heaps = randomHeaps(difficulty, random);
        if (check(position) || isTerminal(position) || !isOfLevel(position))
            continue;
        found = position;
        if (outcome(found) == wanted)
            return found;
    }
    // Lost positions are rare among large ones, but a winning move leads to one.
    const auto moves = wanted == Outcome::P ? winningMoves(found) : std::vector<Move>{};
    const Position left = moves.empty() ? found : after(found, moves.front());
    return isTerminal(left) || !isOfLevel(left) ? found : left;
}

Difficulty Game::levelBy(theory::Count effort, theory::Count mostEasy, theory::Count mostMedium)
{
    if (effort <= mostEasy)
        return Difficulty::Easy;
    return effort <= mostMedium ? Difficulty::Medium : Difficulty::Hard;
}

std::vector<Sentence> Game::hints(const Position&) const
{
    return {};
}

namespace {

struct Words {
    LASTSTONE_SENTENCES(Game)
};

} // namespace

Sentence Game::moveRule(const Position&) const
{
    return Words::phrase("Take one or more stones from one heap.");
}

Sentence Game::endRule(theory::Play play) const
{
    if (!endsWithLastStone()) {
        return play == theory::Play::Misere ? Words::phrase("Whoever makes the last move loses.")
                                            : Words::phrase("Whoever makes the last move wins.");
    }
    return play == theory::Play::Misere ? Words::phrase("Whoever takes the last stone loses.")
                                        : Words::phrase("Whoever takes the last stone wins.");
}

Sentence Game::ruleSentence(const Position& position) const
{
    //: two sentences after each other: what a move is, and who wins
    return Words::phrase("%1 %2")(Clauses{{moveRule(position)}}, Clauses{{endRule(position.play)}});
}

Sentence Game::invitation(const Position&) const
{
    return Words::phrase("Your move: click a stone to take it and those after it.");
}

QStringList Game::facts(const Position& position) const
{
    Position sorted = position;
    std::ranges::sort(sorted.heaps);
    return {notation(sorted)};
}

Sentence Game::decidingFact(const Position&) const
{
    return {};
}

Sentence Game::refusal(const Position& position, const Move& move) const
{
    if (isTerminal(position))
        return Words::phrase("The game is over: no move is left.");
    const theory::Count most = move.heap < partCount(position) ? mostTake(position, move.heap) : 0;
    if (most == 0)
        return Words::phrase("Here no move is possible.");
    if (listedMoves(position, move.heap) || move.split > 0 || move.take <= most) {
        //: %1 is a sentence that says what a move is
        return Words::phrase("That is no move. %1")(Clauses{{moveRule(position)}});
    }
    return Words::plural("You may take at most %n stone(s) here.")(most);
}

std::optional<Sentence> Game::check(const Position&) const
{
    return std::nullopt;
}

Position Game::after(const Position& position, const Move& move) const
{
    Position result = position;
    result.heaps[move.heap] -= move.take + move.split;
    if (move.split > 0)
        result.heaps.insert(result.heaps.begin() + static_cast<std::ptrdiff_t>(move.heap) + 1, move.split);
    return result;
}

QString Game::change(const Position& position, const Move& move) const
{
    return QStringLiteral("%1→%2").arg(position.heaps[move.heap]).arg(heapsLeft(position, move));
}

QString Game::shortForm(const Position& position, const Move& move) const
{
    const QString text = change(position, move);
    return position.heaps.size() > 1 ? QStringLiteral("#%1 %2").arg(move.heap + 1).arg(text) : text;
}

theory::Count Game::stonesLeft(const Position& position) const
{
    theory::Count total = 0;
    for (const theory::Count heap : position.heaps)
        total = std::min(theory::kMaxCount, total + heap); // both below 2^63: no overflow
    return total;
}

std::size_t Game::partCount(const Position& position) const
{
    return position.heaps.size();
}

theory::Count Game::mostTake(const Position& position, std::size_t part) const
{
    return position.heaps[part];
}

std::optional<std::vector<Move>> Game::listedMoves(const Position&, std::size_t) const
{
    return std::nullopt;
}

bool Game::isLegal(const Position& position, const Move& move) const
{
    if (move.heap >= partCount(position))
        return false;
    if (const auto listed = listedMoves(position, move.heap))
        return std::ranges::find(*listed, move) != listed->end();
    return move.take >= 1 && move.take <= mostTake(position, move.heap) && move.split == 0;
}

bool Game::isTerminal(const Position& position) const
{
    for (std::size_t part = 0; part < partCount(position); ++part) {
        if (mostTake(position, part) > 0)
            return false;
    }
    return true;
}

Move Game::randomMove(const Position& position, QRandomGenerator& random) const
{
    std::vector<std::size_t> possible;
    for (std::size_t part = 0; part < partCount(position); ++part) {
        if (mostTake(position, part) > 0)
            possible.push_back(part);
    }
    const std::size_t part = possible[random.generate64() % possible.size()];
    if (const auto listed = listedMoves(position, part))
        return (*listed)[random.generate64() % listed->size()];
    return {part, 1 + random.generate64() % mostTake(position, part), 0};
}

Position firstPosition(std::shared_ptr<const Game> game)
{
    std::vector<theory::Count> heaps = game->firstHeaps();
    return {std::move(game), theory::Play::Normal, std::move(heaps)};
}

} // namespace laststone::teaching
