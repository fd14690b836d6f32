// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_puzzle.h"

#include "games/nim/nim_game.h"
#include "teaching/notation.h"

#include <QCoreApplication>

namespace laststone::games {

using teaching::Difficulty;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace nim = theory::nim;

namespace {

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"NimPuzzle", source, std::move(arguments)};
}

} // namespace

Sentence SplittingPuzzle::name() const
{
    return sentence(QT_TRANSLATE_NOOP("NimPuzzle", "Split the stones"));
}

Count SplittingPuzzle::draw(Difficulty difficulty, QRandomGenerator& random) const
{
    switch (difficulty) {
    case Difficulty::Easy:
        return static_cast<Count>(random.bounded(4, 11));
    case Difficulty::Medium:
        return static_cast<Count>(random.bounded(10, 31));
    case Difficulty::Hard:
        return static_cast<Count>(random.bounded(30, 101));
    }
    Q_UNREACHABLE();
}

Sentence SplittingPuzzle::task(Count number) const
{
    //: %1 is a number of stones
    return sentence(
        QT_TRANSLATE_NOOP("NimPuzzle",
                          "Split %1 stones into as many heaps as you like; then your opponent moves first. "
                          "Type the heaps, for example “3 4 5”. Can you split so that you win?"),
        {number});
}

std::variant<Position, Sentence> SplittingPuzzle::answer(Count number, const QString& typed) const
{
    const Position here{nimGame(), Play::Normal, {}};
    const teaching::Family families[] = {teaching::familyOf(nimGame())};
    const auto parsed = teaching::parsePosition(typed, families, &here);
    if (const auto* error = std::get_if<teaching::NotationError>(&parsed))
        return teaching::describe(*error);
    const auto& position = std::get<Position>(parsed);
    const Count total = position.game->stonesLeft(position);
    if (total != number) {
        //: %1 is the sum of the heaps typed, %2 what it should be
        return sentence(QT_TRANSLATE_NOOP("NimPuzzle", "These heaps have %1 stones, not %2."),
                        {total, number});
    }
    return position;
}

bool SplittingPuzzle::isBest(Count number, const Position& answer) const
{
    // With an odd number every split is as good as any other.
    return number % 2 == 1 || nimGame()->outcome(answer) == Outcome::P;
}

Sentence SplittingPuzzle::comment(Count number, const Position& answer) const
{
    const Count sum = nim::nimSum(answer.heaps);
    if (number % 2 == 1) {
        //: %1 is an odd number of stones, %2 a nim-sum, which is odd as well
        return sentence(
            QT_TRANSLATE_NOOP(
                "NimPuzzle",
                "%1 is odd, and the lowest digit of the nim-sum is the parity of all stones: "
                "the nim-sum, here %2, is never 0. Whoever moves first wins, whatever the split."),
            {number, sum});
    }
    if (sum == 0) {
        return sentence(
            QT_TRANSLATE_NOOP("NimPuzzle",
                              "The nim-sum is 0, so your opponent is in a P-position. Now play it out on "
                              "the board."));
    }
    //: %1 is a nim-sum other than 0, %2 half of the stones
    return sentence(
        QT_TRANSLATE_NOOP("NimPuzzle",
                          "The nim-sum is %1, so your opponent can win. Two equal heaps of %2 would have "
                          "won by mirroring."),
        {sum, number / 2});
}

} // namespace laststone::games
