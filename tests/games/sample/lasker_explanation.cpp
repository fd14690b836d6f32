// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sample/lasker_game.h"

#include "teaching/steps/explanation.h"

namespace laststone::games {

using teaching::Explanation;
using teaching::Position;
using teaching::Steps;
using theory::Count;

namespace lasker_steps {

LASTSTONE_SENTENCES(LaskerExplanation)

// AUTHOR: a step is one thought, written here whole: its title, its reason, what board and chart show with
// it. Its id is what tests ask for.
void addValues(Steps& steps)
{
    teaching::Numbers values;
    for (const Count heap : steps.position().heaps)
        values.values.push_back(laskerValue(heap));
    //: %1 is a list of numbers, the values of the heaps in their order
    steps.add("values", phrase("The heaps are worth %1")(values))
        .detail(
            phrase("A heap of 4k + 1 or 4k + 2 stones is worth as much as in Nim. With 4k + 3 it is worth "
                   "one more, because it can be parted into heaps whose nim-sum is 4k + 3, and with 4k + 4 "
                   "one less, because of that."));
}

void addSum(Steps& steps, Count sum)
{
    if (sum == 0) {
        steps.add("sum", phrase("Their nim-sum is 0: a P-position, the player to move loses"))
            .detail(phrase("Every move changes the value of one heap and so the nim-sum."));
        return;
    }
    //: %1 is a number other than 0
    steps.add("sum", phrase("Their nim-sum is %1, not 0: an N-position, the player to move wins")(sum))
        .detail(phrase("Some heap can be given the value that makes the nim-sum 0."));
}

void addMove(Steps& steps)
{
    const Position& position = steps.position();
    const teaching::Move move = position.game->winningMoves(position).front();
    //: %1 is a move such as "part heap 2 into 5 and 3"
    steps.add("move", phrase("To win: %1")(teaching::Clauses{{position.game->describe(position, move)}}))
        .shows(move);
}

} // namespace lasker_steps

Explanation explainLasker(const Position& position)
{
    Steps steps(position);
    lasker_steps::addValues(steps);
    lasker_steps::addSum(steps, *position.game->grundyValue(position));
    if (position.game->outcome(position) == theory::Outcome::N)
        lasker_steps::addMove(steps);
    return steps.take();
}

} // namespace laststone::games
