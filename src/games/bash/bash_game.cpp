// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_game.h"

#include "games/common/nim_sum.h"
#include "theory/bash.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::Difficulty;
using teaching::Move;
using teaching::NotationError;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace bash = theory::bash;

namespace {

Sentence sentence(const char* source, std::vector<Argument> arguments = {})
{
    return {"Bash", source, std::move(arguments)};
}

} // namespace

Count bashLimit(const Position& position)
{
    return BashGame::of(position).limit();
}

Position withBashLimit(const Position& position, Count limit)
{
    return {bashGame(limit), position.play, position.heaps};
}

BashGame::BashGame(Count limit) : Game(QStringLiteral("bash"), QString::number(limit)), m_limit(limit) { }

const BashGame& BashGame::of(const Position& position)
{
    const auto* game = dynamic_cast<const BashGame*>(position.game.get());
    Q_ASSERT(game); // as REQUIRED
    return *game;
}

std::shared_ptr<const teaching::Game> bashGame(Count limit)
{
    return std::make_shared<const BashGame>(limit);
}

namespace {

teaching::GameRead readBash(QStringView text, qsizetype offset)
{
    qsizetype first = 0;
    while (first < text.size() && text[first] == QLatin1Char(' '))
        ++first;
    const QStringView word = text.sliced(first).trimmed();
    const auto isDigit = [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); };
    bool read = std::ranges::all_of(word, isDigit) && !word.isEmpty();
    const Count limit = read ? word.toULongLong(&read) : 0;
    if (!read || limit < 1 || limit > theory::kMaxCount) {
        //: %1 is 9223372036854775807
        const char* const expected = QT_TRANSLATE_NOOP(
            "Bash",
            "how many may be taken is expected here, a whole number from 1 to %1, as in “bash 3: 21”");
        return NotationError{sentence(expected, {QString::number(theory::kMaxCount)}), offset + first + 1};
    }
    return bashGame(limit);
}

} // namespace

teaching::Family bashFamily()
{
    return {QStringLiteral("bash"), readBash};
}

std::optional<Sentence> BashGame::check(const Position& position) const
{
    if (position.heaps.size() == 1)
        return std::nullopt;
    return sentence(QT_TRANSLATE_NOOP("Bash", "Bash has one heap, so one number is expected"));
}

Outcome BashGame::outcome(const Position& position) const
{
    return bash::outcome(position.heaps[0], m_limit, position.play);
}

std::optional<Count> BashGame::grundyValue(const Position& position) const
{
    if (position.play == Play::Misere)
        return std::nullopt;
    return bash::grundyValue(position.heaps[0], m_limit);
}

std::vector<Move> BashGame::winningMoves(const Position& position) const
{
    const auto move = bash::winningMove(position.heaps[0], m_limit, position.play);
    return move ? std::vector<Move>{{0, *move, 0}} : std::vector<Move>{};
}

Count BashGame::mostTake(const Position& position, std::size_t) const
{
    return std::min(position.heaps[0], m_limit);
}

Move BashGame::hardestMove(const Position& position) const
{
    return {0, bash::hardestMove(position.heaps[0], m_limit, position.play).value(), 0};
}

Sentence BashGame::describe(const Position&, const Move& move) const
{
    //: a move, to stand within a sentence: "take 3"
    return sentence(QT_TRANSLATE_NOOP("Bash", "take %1"), {move.take});
}

Sentence BashGame::verdict(const Position& position) const
{
    const Count n = position.heaps[0];
    const Count block = bash::block(m_limit);
    const Count rest = n % block;
    const bool misere = position.play == Play::Misere;
    if (n == 0)
        return noStoneVerdict(position.play);
    if (outcome(position) == Outcome::P) {
        //: %1 mod %2 = %3, as in "20 mod 4 = 0"
        const char* const lost =
            QT_TRANSLATE_NOOP("Bash", "P-position · %1 mod %2 = %3 · the player to move loses");
        return sentence(lost, {n, block, rest});
    }
    const Count move = bash::winningMove(n, m_limit, position.play).value();
    if (misere) {
        //: %1 mod %2 = %3, as in "20 mod 4 = 0"; %4 is how many to take
        const char* const won =
            QT_TRANSLATE_NOOP("Bash", "N-position · %1 mod %2 = %3 ≠ 1 · take %4, the only winning move");
        return sentence(won, {n, block, rest, move});
    }
    //: %1 mod %2 = %3, as in "21 mod 4 = 1"; %4 is how many to take
    const char* const won =
        QT_TRANSLATE_NOOP("Bash", "N-position · %1 mod %2 = %3 ≠ 0 · take %4, the only winning move");
    return sentence(won, {n, block, rest, move});
}

std::vector<Count> BashGame::firstHeaps() const
{
    return {21};
}

Position BashGame::randomPosition(const Position& like, Difficulty difficulty, QRandomGenerator& random) const
{
    // The rule stays unless the lesson is to be hard: then it changes, too.
    struct Deal {
        quint32 least;
        quint32 most;
    };
    constexpr Deal kDeals[] = {{5, 16}, {12, 40}, {30, 120}};
    const Deal deal = kDeals[static_cast<int>(difficulty)];
    Position position = like;
    if (difficulty == Difficulty::Hard)
        position.game = bashGame(random.bounded(2u, 10u));
    // Mostly won positions, as there the learner has something to find; now and then a lost one.
    const bool wantLost = random.bounded(6) == 0;
    const Count limit = bashLimit(position);
    if (limit >= deal.least) {
        // The rule is larger than the heaps of this difficulty: heaps of a few blocks instead.
        const Count blocks = std::min<Count>(3, theory::kMaxCount / bash::block(limit));
        position.heaps = {bash::block(limit) * blocks - (wantLost ? 0 : 1 + random.generate64() % limit)};
        if (position.play == Play::Misere && wantLost)
            position.heaps[0] = std::max<Count>(1, bash::block(limit) * (blocks > 0 ? blocks - 1 : 0) + 1);
        if (position.heaps[0] == 0 || position.heaps[0] > theory::kMaxCount)
            position.heaps[0] = limit;
        return position;
    }
    do {
        position.heaps = {random.bounded(deal.least, deal.most + 1)};
    } while ((position.game->outcome(position) == Outcome::P) != wantLost);
    return position;
}

} // namespace laststone::games
