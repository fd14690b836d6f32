// SPDX-License-Identifier: GPL-3.0-or-later
// What is true of every game whose positions are sums, checked against the rules alone.
#pragma once

#include "games/explained.h"
#include "games/rules_alone.h"
#include "games/sg/sg_games.h"
#include "games/sg/sg_truth.h"

#include <QTest>

#include <set>

namespace sum_game {

using namespace laststone;
using explained::english;
using games::SgGame;
using games::SgOption;
using sg_truth::Values;
using teaching::Move;
using teaching::Position;
using theory::Count;
using theory::Outcome;
using theory::Play;

inline Position position(const QString& rule, std::vector<Count> heaps, Play play = Play::Normal)
{
    return {gameOf(QStringLiteral("sg"), rule), play, std::move(heaps)};
}

// What an option leaves, as the rules alone write it: no heap, one or two.
inline std::vector<Count> parts(const SgOption& option)
{
    std::vector<Count> left;
    if (option.count > 0)
        left.push_back(option.first);
    if (option.count > 1)
        left.push_back(option.second);
    return left;
}

// Every number of stones up to `most` in a part: its options, each once, their values and its own.
inline void checkOptions(const QString& rule, std::size_t part, Count most)
{
    const SgGame& game = sgGame(rule);
    Values values(rule);
    for (Count heap = 0; heap <= most; ++heap) {
        std::multiset<std::vector<Count>> found;
        for (const SgOption& option : game.options(part, heap)) {
            QVERIFY(option.first >= option.second);
            QCOMPARE(option.move.heap, part);
            Count value = 0;
            for (const Count each : parts(option))
                value ^= values.of(part, each);
            QCOMPARE(option.value, value);
            found.insert(parts(option));
        }
        std::multiset<std::vector<Count>> expected;
        for (const auto& left : rules_alone::sgReplacements(rule, part, heap))
            expected.insert(left);
        QVERIFY2(found == expected, qPrintable(QStringLiteral("%1: %2").arg(rule).arg(heap)));
        QCOMPARE(game.hasMove(part, heap), !expected.empty());
        QCOMPARE(game.value(part, heap), values.of(part, heap));
    }
}

// What the game says of a sum, in normal play and in misère play.
inline void checkSum(const QString& rule, const std::vector<Count>& heaps, rules_alone::Judge& judge)
{
    const Position normal = position(rule, heaps);
    const SgGame& game = sgGame(rule);
    Values values(rule);
    const Count sum = values.sum(heaps);
    QCOMPARE(game.nimSum(heaps), sum);
    QCOMPARE(game.isOver(heaps), rules_alone::options(normal).empty());
    QCOMPARE(judge.outcome(normal), sum == 0 ? Outcome::P : Outcome::N); // the theorem itself

    std::size_t wins = 0;
    for (const SgOption& option : game.winningOptions(heaps)) {
        QCOMPARE(judge.outcome(game.after(normal, option.move)), Outcome::P);
        ++wins;
    }
    QCOMPARE(wins == 0, sum == 0);
    if (sum != 0) {
        const SgOption one = game.winningOption(heaps);
        QVERIFY(one.value < values.of(one.move.heap, heaps[one.move.heap]));
        QCOMPARE(values.sum(game.after(normal, one.move).heaps), Count{0});
    }

    const Position misere = position(rule, heaps, Play::Misere);
    if (game.check(misere))
        return;
    const auto answer = game.misere(heaps);
    QVERIFY(answer);
    QCOMPARE(answer->outcome, judge.outcome(misere));
    for (const Move& move : answer->winningMoves) {
        QCOMPARE(judge.outcome(game.after(misere, move)), Outcome::P);
    }
}

// Every move is legal, leads where the rules say, and has words and a short form of its own.
inline void checkMoves(const Position& position)
{
    const SgGame& game = SgGame::of(position);
    std::set<std::vector<Count>> found;
    std::set<QString> words;
    std::size_t moves = 0;
    for (std::size_t part = 0; part < position.heaps.size(); ++part) {
        for (const SgOption& option : game.options(part, position.heaps[part])) {
            QVERIFY(position.game->isLegal(position, option.move));
            found.insert(position.game->after(position, option.move).heaps);
            words.insert(english(position.game->describe(position, option.move)));
            QVERIFY(position.game->shortForm(position, option.move).contains(QStringLiteral("→")));
            ++moves;
        }
        QVERIFY(!position.game->isLegal(position, {part, theory::kMaxCount, 0}));
    }
    QCOMPARE(words.size(), moves);
    const auto expected = rules_alone::options(position);
    QCOMPARE(found, std::set<std::vector<Count>>(expected.begin(), expected.end()));
}

// The verdict names the outcome, the values and the number of winning moves.
inline void checkVerdict(const Position& position, rules_alone::Judge& judge)
{
    const QString verdict = english(position.game->verdict(position));
    const bool isLost = judge.outcome(position) == Outcome::P;
    QVERIFY2(verdict.startsWith(isLost ? QLatin1String("P-position") : QLatin1String("N-position")),
             qPrintable(teaching::notation(position)));
    const bool isOver = rules_alone::options(position).empty();
    QCOMPARE(verdict.contains(QStringLiteral("no move is left")), isOver);
    if (isLost || isOver)
        return;
    const auto numbers = explained::numbers(verdict);
    QCOMPARE(numbers.back(), Count{position.game->winningMoves(position).size()});
    if (position.play == Play::Normal) {
        Values values(position.rule());
        const Count sum = values.sum(position.heaps);
        QVERIFY(verdict.contains(QStringLiteral("%1 ≠ 0").arg(sum)));
    }
}

// What is wrong with a notation, and where; an error without words if nothing is.
inline teaching::NotationError errorOf(const QString& notation)
{
    const auto parsed = teaching::parsePosition(notation, games::families(), nullptr);
    const auto* const error = std::get_if<teaching::NotationError>(&parsed);
    return error ? *error : teaching::NotationError{};
}

} // namespace sum_game
