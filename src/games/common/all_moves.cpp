// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/all_moves.h"

#include "games/names.h"
#include "teaching/game.h"
#include "teaching/notation.h"

#include <QStringList>

#include <algorithm>

namespace laststone::games {

using teaching::Clauses;
using teaching::Explanation;
using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using teaching::Steps;

namespace {

struct Words {
    LASTSTONE_SENTENCES(AllMoves)
};

Sentence line(const Position& position, const Move& move)
{
    constexpr std::size_t kMostNumbers = 4; // of a position that is written out
    const Clauses made{{position.game->describe(position, move)}};
    const Position after = position.game->after(position, move);
    if (after.heaps.size() > kMostNumbers) {
        //: one winning move; %1 is a move such as "take 11 from heap 4"
        return Words::phrase("✓ %1")(made);
    }
    const QString left = teaching::tupleNotation(after);
    if (move.split > 0) {
        //: one winning move; %1 is a move such as "split heap 1 into 4 and 3", %2 what it leaves, such as
        //: "(4, 3, 6)"
        return Words::phrase("✓ %1: %2")(made, left);
    }
    //: one winning move; %1 is a move such as "take 11 from heap 4", %2 what it leaves, such as "(7, 4)"
    return Words::phrase("✓ %1, leaving %2")(made, left);
}

} // namespace

Explanation withSummary(Explanation explanation, std::initializer_list<int> keeps)
{
    const Position position = explanation.position;
    const std::vector<Move> winning = position.game->winningMoves(position);
    if (winning.empty())
        return explanation;
    Steps steps(position);
    steps
        .add("all-moves",
             winning.size() == 1       ? Words::phrase("The only winning move")
                 : winning.size() == 2 ? Words::phrase("Both winning moves")
                                       : Words::plural("All %n winning move(s)")(winning.size()))
        .mark(Mark::All);
    for (const int mark : keeps) {
        if (!explanation.steps.empty() && explanation.steps.back().shown.find(mark))
            steps.mark(mark);
    }
    const std::size_t written = std::min(kMostWrittenMoves, winning.size());
    for (std::size_t i = 0; i < written; ++i)
        steps.detail(line(position, winning[i]));
    if (winning.size() > written) {
        //: below a list of winning moves: %n more are not in it
        steps.detail(Words::plural("✓ and %n more")(winning.size() - written));
    }
    for (std::size_t i = 0; i < std::min(kMostDrawnMoves, winning.size()); ++i)
        steps.shows(winning[i]);
    explanation.steps.push_back(std::move(steps.take().steps.front()));
    return explanation;
}

} // namespace laststone::games
