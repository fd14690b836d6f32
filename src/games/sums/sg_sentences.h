// SPDX-License-Identifier: GPL-3.0-or-later
// What the SG explanation says of values, nim-sums and moves, whatever the kind of game. Each function gives
// a whole sentence; all facts come as arguments.
#pragma once

#include "games/sums/sg_game.h"
#include "teaching/sentence.h"

#include <functional>

namespace laststone::games::sg_sentences {

using teaching::Sentence;
using theory::Count;
using theory::Outcome;

// Parts with the same number and the same values.
struct EqualParts {
    std::vector<std::size_t> parts;
    QString symbol; // "g(7)"
    Count value = 0;
    bool tokens = false;
};

// What becomes of the value of the part that moves.
struct ValueChange {
    Count from = 0;
    Count to = 0;
    QString left; // what is left and its value: "g(5+3) = 4 ⊕ 3 = 7"
    std::vector<Count> valuesAfter; // of all parts
};

// The value that a part would have to get.
struct Needed {
    std::size_t part = 0;
    Count from = 0;
    Count to = 0;
};

Sentence theoryTitle();
Sentence theoryMex();
Sentence theorySum();

Sentence valueTitle(const EqualParts& equal);
// The options of a part with their values, and their mex. `write` writes an option as a formula.
std::vector<Sentence> mexDetails(const QString& symbol, Count value, const std::vector<SgOption>& options,
                                 const std::function<QString(const SgOption&)>& write);
Sentence moreValuesTitle();
Sentence moreValues(const std::vector<EqualParts>& parts);

Sentence nimSumTitle(Count sum);
Sentence verdictDetail(Outcome outcome, bool single);

Sentence singleGoalTitle();
Sentence singleGoalDetail(Count value);
Sentence goalTitle(Count sum, bool tokens);
Sentence goalDetail(const std::vector<Needed>& parts, Count sum, bool tokens);
Sentence goalExists();

Sentence winTitle(const Sentence& move);
Sentence singleWin(const ValueChange& change);
Sentence win(const ValueChange& change);
Sentence riseIsSound();
Sentence riseTakenBack(const ValueChange& change, Count sum);
Sentence moreMoves(std::vector<Sentence> moves, std::size_t count); // `count` of all
Sentence othersTitle(bool tokens);
Sentence othersDetail(const std::vector<Needed>& parts, bool tokens);

Sentence breaksTitle(bool single);
Sentence singleBreaksDetail();
Sentence breaksDetail(bool tokens);
Sentence breaksAnswer();
Sentence answerTitle(const Sentence& move, const Sentence& answer);
Sentence singleAnswer(Count value);
Sentence answer(Count sum, const std::vector<Count>& valuesAfter);
Sentence takenBack(Count from, Count to);

Sentence endTitle();
Sentence endDetail(Outcome outcome);
Sentence overTitle();
Sentence overDetail(theory::Play play);

} // namespace laststone::games::sg_sentences
