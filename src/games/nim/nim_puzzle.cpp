// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_game.h"

#include "teaching/notation.h"

namespace laststone::games {

namespace {

class SplittingPuzzle final : public teaching::Puzzle {
    LASTSTONE_SENTENCES(NimPuzzle)
public:
    Sentence name() const override { return phrase("Split the stones"); }

    Count draw(Difficulty difficulty, QRandomGenerator& random) const override
    {
        constexpr struct {
            int least;
            int most;
        } kRanges[] = {{4, 10}, {10, 30}, {30, 100}};
        const auto& range = kRanges[static_cast<int>(difficulty)];
        return static_cast<Count>(random.bounded(range.least, range.most + 1));
    }

    Sentence task(Count number) const override
    {
        //: %1 is a number of stones
        return phrase("Split %1 stones into as many heaps as you like; then your opponent moves first. Type "
                      "the heaps, for example “3 4 5”. Can you split so that you win?")(number);
    }

    std::variant<Position, Sentence> answer(Count number, const QString& typed) const override
    {
        const Position here{nimGame(), theory::Play::Normal, {}};
        const teaching::Family families[] = {teaching::familyOf(nimGame())};
        const auto parsed = teaching::parsePosition(typed, families, &here);
        if (const auto* error = std::get_if<teaching::NotationError>(&parsed))
            return teaching::describe(*error);
        const auto& position = std::get<Position>(parsed);
        const Count total = position.game->stonesLeft(position);
        if (total != number) {
            //: %1 is the sum of the heaps typed, %2 what it should be
            return phrase("These heaps have %1 stones, not %2.")(total, number);
        }
        return position;
    }

    bool isBest(Count number, const Position& answer) const override
    {
        // With an odd number every split is as good as any other.
        return number % 2 == 1 || nimGame()->outcome(answer) == theory::Outcome::P;
    }

    Sentence comment(Count number, const Position& answer) const override
    {
        const Count sum = theory::nim::nimSum(answer.heaps);
        if (number % 2 == 1) {
            //: %1 is an odd number of stones, %2 a nim-sum, which is odd as well
            return phrase(
                "%1 is odd, and the lowest digit of the nim-sum is the parity of all stones: the "
                "nim-sum, here %2, is never 0. Whoever moves first wins, whatever the split.")(number, sum);
        }
        if (sum == 0) {
            return phrase("The nim-sum is 0, so your opponent is in a P-position. Now play it out on the "
                          "board.");
        }
        //: %1 is a nim-sum other than 0, %2 half of the stones
        return phrase("The nim-sum is %1, so your opponent can win. Two equal heaps of %2 would have won by "
                      "mirroring.")(sum, number / 2);
    }
};

} // namespace

const teaching::Puzzle& splittingPuzzle()
{
    static const SplittingPuzzle puzzle;
    return puzzle;
}

} // namespace laststone::games
