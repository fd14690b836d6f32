// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/game.h"

#include <algorithm>

namespace laststone::teaching {

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

std::optional<Sentence> Game::check(const Position&) const
{
    return std::nullopt;
}

Position Game::after(const Position& position, const Move& move) const
{
    Position result = position;
    result.heaps[move.heap] -= move.take;
    return result;
}

QString Game::shortForm(const Position& position, const Move& move) const
{
    const theory::Count heap = position.heaps[move.heap];
    return QStringLiteral("%1→%2").arg(heap).arg(heap - move.take);
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

Move Game::greedyMove(const Position& position) const
{
    std::optional<Move> greedy;
    theory::Count least = 0; // stones left after a listed move
    for (std::size_t part = 0; part < partCount(position); ++part) {
        const auto listed = listedMoves(position, part);
        if (!listed) {
            const theory::Count most = mostTake(position, part);
            if (!greedy || most > greedy->take)
                greedy = {part, most, 0};
            continue;
        }
        for (const Move& move : *listed) {
            const theory::Count left = stonesLeft(after(position, move));
            if (!greedy || left < least) {
                greedy = move;
                least = left;
            }
        }
    }
    return greedy.value();
}

Position firstPosition(std::shared_ptr<const Game> game)
{
    std::vector<theory::Count> heaps = game->firstHeaps();
    return {std::move(game), theory::Play::Normal, std::move(heaps)};
}

} // namespace laststone::teaching
