// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of the SG lesson, and what its kinds share. What they say of a rule comes from the game, so
// that a further one can be asked about at once.
#pragma once

#include "games/sums/sg_game.h"
#include "teaching/new_question.h"

#include <functional>
#include <optional>
#include <vector>

namespace laststone::games {

// The kinds of the lesson: options, option-values, mex, next-value, vertex-value, period, sum-value,
// lowering-move. Values are those of normal play, so in misère play only the options are asked for.
std::vector<teaching::QuestionKind> sgQuestions();

// By what they are about; in a file each.
std::vector<teaching::QuestionKind> sgOptionQuestions(); // of one part: what a move leads to
std::vector<teaching::QuestionKind> sgValueQuestions(); // of one part: what it is worth
teaching::QuestionKind sgPeriodQuestion();
std::vector<teaching::QuestionKind> sgSumQuestions(); // of all parts together

// ---- A part that a question is about ----

// One heap or token with what follows from it, found once.
struct SgAsked {
    teaching::Position position;
    const SgGame& game;
    std::size_t part = 0;
    theory::Count heap = 0; // or vertex
    SgOptions options;
    theory::Count value = 0; // in normal play

    SgAsked(const teaching::Position& shown, std::size_t asked);

    QString symbol() const { return game.symbol(part, heap); } // "g(7)"
    // The facts which options there are, and which values they have.
    QString optionsFact() const { return QStringLiteral("options %1").arg(game.valueFact(part, heap)); }
    QString valuesFact() const { return QStringLiteral("values %1").arg(game.valueFact(part, heap)); }
    // All that is told where the value is said to be the mex of its options: they, their values, and it.
    void tellAll(teaching::Question& question) const;
    QString formula(const SgOption& option) const { return game.optionFormula(part, heap, option); }
    // The values of the options, sorted, each once.
    std::vector<theory::Count> optionValues() const;
};

// The part that the first number of a draft names, from 1; without numbers that of a position with one part.
// None if there is no such part, or no move of it.
std::optional<SgAsked> sgAsked(const teaching::Draft& draft);

// So many options can be gone through by hand, and told in a sentence; where a set has run out, some more.
inline constexpr std::size_t kMostAskedOptions = 8;
inline constexpr std::size_t kMostAskedBeyond = 12;

// Draws a part for a question: a heap that is small enough for the level to work its values out by hand, or a
// token, far from the sinks where it is hard; alone on the board where one move does not end the game, else
// with its like. It is one that `suits`, and one that is `preferred` if such a one is found.
using SgSuits = std::function<bool(const SgAsked& asked)>;
std::optional<teaching::Draft> drawSgPart(const teaching::Position& like, teaching::Difficulty difficulty,
                                          QRandomGenerator& random, const SgSuits& suits,
                                          const SgSuits& preferred);

// The same with the heaps beyond the level as well: any that suits.
std::optional<teaching::Draft> drawSgPartBeyond(const teaching::Position& like,
                                                teaching::Difficulty difficulty, QRandomGenerator& random,
                                                const SgSuits& suits);
template <bool (*suits)(const SgAsked& asked)>
std::optional<teaching::Draft> drawSgBeyond(const teaching::Position& like, teaching::Difficulty difficulty,
                                            QRandomGenerator& random)
{
    return drawSgPartBeyond(like, difficulty, random, suits);
}

// The mex, and the numbers sorted, each once.
theory::Count mexOf(const std::vector<theory::Count>& numbers);
std::vector<theory::Count> sortedOnce(std::vector<theory::Count> numbers);

// Where the values of the heaps 0 .. last of a part are told in a row.
void tellSgRow(teaching::Question& question, const SgGame& game, std::size_t part, theory::Count last);

// "0 1 0 1 2": the values of the heaps 0 .. last of a part.
QString valueRow(const SgGame& game, std::size_t part, theory::Count last);

} // namespace laststone::games
