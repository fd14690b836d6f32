// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_questions.h"
#include "games/sums/sum_steps.h"

#include <algorithm>

// What one heap or vertex is worth.
namespace laststone::games::sg_value_questions {

LASTSTONE_SENTENCES(SgValueQuestion)

bool isNormal(const SgAsked& asked)
{
    return asked.position.play == Play::Normal;
}

// The parts of what the options leave: sizes, or vertices.
std::vector<Count> placesOf(const SgAsked& asked)
{
    std::vector<Count> places;
    for (const SgOption& option : asked.options) {
        places.push_back(option.first);
        if (option.count == 2)
            places.push_back(option.second);
    }
    return sortedOnce(places);
}

QString equation(const QString& left, Count right)
{
    return QStringLiteral("%1 = %2").arg(left).arg(right);
}

// ---- Slips that any mex invites ----

// The smallest number from 1 on.
Count mexWithoutZero(std::vector<Count> values)
{
    values.push_back(0);
    return mexOf(values);
}

// What is said of a number that is not the mex.
Sentence wrongMex(const std::vector<Count>& values, Count given)
{
    const QString set = setFormula(values);
    if (std::ranges::binary_search(values, given)) {
        //: %1 is a number, %2 a set of values such as "{0,1,3}"
        return phrase("%1 is among the values %2. The mex is a number that is missing from them.")(given,
                                                                                                   set);
    }
    //: %1 is a number, %2 a set of values such as "{0,1,3}"
    return phrase("%1 is missing from %2, but so is a smaller number. Look from 0 upwards.")(given, set);
}

// REQUIRES: there are values, sorted.
void addMexSlips(Question& question, const std::vector<Count>& values)
{
    const QString set = setFormula(values);
    const Count right = mexOf(values);
    question.comment = onAnswer<Count>([values](Count given) { return wrongMex(values, given); });
    //: %1 is a set of values such as "{1,2}"
    addSlip(question, mexWithoutZero(values),
            phrase("Begin with 0: it is not among %1, so the mex is 0.")(set));
    //: %1 is a set of values such as "{0,1,3}", %2 the smallest of them
    addSlip(question, values.front(),
            phrase("%2 is the smallest value that is there. The mex is the smallest number missing from %1.")(
                set, values.front()));
    //: %1 is the largest value plus 1, %2 a smaller number, %3 a set of values such as "{0,1,3}"
    addSlip(
        question, values.back() + 1,
        phrase(
            "%1 is one more than the largest value, but %2 is missing from %3 as well, and it is smaller.")(
            values.back() + 1, right, set));
    Count sum = 0;
    for (const Count value : values)
        sum ^= value;
    //: %1 is a number
    addSlip(question, sum,
            phrase("You have combined the values by ⊕, which gives %1. That is done for heaps that lie side "
                   "by side; the options of one position are combined by mex.")(sum));
}

// ---- mex ----

bool canAskMex(const SgAsked& asked)
{
    return isNormal(asked) && asked.optionValues().size() >= 2;
}

bool hasGap(const SgAsked& asked)
{
    return asked.optionValues().back() > asked.value;
}

std::optional<Draft> drawMex(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    if (like.play == Play::Misere)
        return std::nullopt;
    // With a gap one has to look more than once.
    const auto isPreferred = [&](const SgAsked& asked) {
        return difficulty == Difficulty::Easy  ? !hasGap(asked) || asked.value == 0
            : difficulty == Difficulty::Medium ? hasGap(asked)
                                               : hasGap(asked)
                && asked.value >= (asked.game.maySplit() ? 3 : 1) && asked.optionValues().size() >= 3;
    };
    return drawSgPart(like, difficulty, random, canAskMex, isPreferred);
}

// Of many options only the values are told.
Sentence mexTask(const SgAsked& asked)
{
    if (asked.options.size() > kMostAskedOptions) {
        //: %1 is a set of values such as "{0,1,3}", %2 a formula such as "g(8)"
        return phrase("The options have the SG values %1. What is %2?")(setFormula(asked.optionValues()),
                                                                        asked.symbol());
    }
    Clauses options;
    for (const SgOption& option : asked.options)
        options.items.push_back(teaching::formula(asked.formula(option)));
    //: %1 is a list of formulas such as "g(7−1) = g(6) = 2, g(7−3) = g(4) = 2", %2 one such as "g(7)"
    return phrase("The options and their SG values: %1. What is %2, the mex of these values?")(
        options, asked.symbol());
}

std::optional<Question> askMex(const Draft& draft)
{
    const auto asked = sgAsked(draft);
    if (!asked || !canAskMex(*asked))
        return std::nullopt;
    const std::vector<Count> values = asked->optionValues();
    Question question = newQuestion("mex", draft, AnswerForm::Number);
    question.task = mexTask(*asked);
    question.right = asked->value;
    setAsked(question, asked->game.valueFact(asked->part, asked->heap));
    asked->tellAll(question);
    addMexSlips(question, values);
    if (asked->options.size() <= kMostAskedOptions) {
        const Count ofPlaces = mexOf(placesOf(*asked));
        const QString set = setFormula(values);
        addSlip(
            question, ofPlaces,
            asked->game.hasTokens()
                //: %1 is a number, %2 a set of values such as "{0,1,3}"
                ? phrase("%1 is missing among the vertices. What counts are their values, %2.")(ofPlaces, set)
                //: %1 is a number, %2 a set of values such as "{0,1,3}"
                : phrase("%1 is missing among the sizes. What counts are the values, %2.")(ofPlaces, set));
    }
    for (const Count wrong : {values.back(), asked->value + 1})
        addSlip(question, wrong, wrongMex(values, wrong));
    question.hints = {phrase("mex is short for “minimum excludant”: the smallest of the numbers 0, 1, 2, … "
                             "that is not among the values."),
                      phrase("Is 0 among them? Is 1? Go on until a number is missing.")};
    //: %1 is a formula such as "mex {0,1,3} = 2", %2 the number at its end
    question.because = phrase("%1: %2 is the smallest number that is missing.")(
        equation(QStringLiteral("mex %1").arg(setFormula(values)), asked->value), asked->value);
    question.deciding = "value";
    return question;
}

// ---- next-value ----

constexpr Count kMostTold = 40; // values in a row

bool canAskNext(const SgAsked& asked)
{
    return isNormal(asked) && !asked.game.hasTokens() && asked.heap >= 3 && asked.heap <= kMostTold
        && !asked.options.empty();
}

std::optional<Draft> drawNext(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    if (like.play == Play::Misere || SgGame::of(like).hasTokens())
        return std::nullopt;
    const auto isPreferred = [&](const SgAsked& asked) {
        return difficulty == Difficulty::Easy || asked.optionValues().size() >= 2;
    };
    return drawSgPart(like, difficulty, random, canAskNext, isPreferred);
}

// The mex of all smaller heaps, not of those that a move leads to; and the habit of Bash.
void addSequenceSlips(Question& question, const SgAsked& asked)
{
    std::vector<Count> all;
    for (Count heap = 0; heap < asked.heap; ++heap)
        all.push_back(asked.game.value(asked.part, heap));
    const Count ofAll = mexOf(all);
    const QString set = setFormula(asked.optionValues());
    //: %1 is a number, %2 a set of values such as "{0,1,3}"
    addSlip(
        question, ofAll,
        phrase("%1 is missing among all values so far. Only those of the options count: %2.")(ofAll, set));
    std::vector<Count> whole;
    std::vector<Count> added;
    for (const SgOption& option : asked.options) {
        const Count second = option.count == 2 ? asked.game.value(asked.part, option.second) : 0;
        added.push_back(asked.game.value(asked.part, option.first) + second);
        if (option.count < 2)
            whole.push_back(option.value);
    }
    addSlip(question, mexOf(added),
            phrase("Two heaps that a split leaves are combined by ⊕; their values are not added."));
    if (whole.size() < asked.options.size()) {
        //: %1 is a set of values such as "{0,1,3}"
        addSlip(question, mexOf(whole),
                phrase("The options that leave two heaps count as well. All values: %1.")(set));
    } else {
        const Count most = asked.options.back().move.take;
        const Count block = most + 1;
        //: %1 is the largest number that may be taken now, %2 a number of stones, %3 is %1 + 1
        addSlip(question, asked.heap % block,
                phrase("%2 mod %3 would be right if every number from 1 to %1 might be taken.")(
                    most, asked.heap, block));
    }
}

std::optional<Question> askNext(const Draft& draft)
{
    const auto asked = sgAsked(draft);
    if (!asked || !canAskNext(*asked))
        return std::nullopt;
    const Count last = asked->heap - 1;
    const SgGame& game = asked->game;
    //: %1 is a rule such as "Set {1,3,4}", %2 a formula such as "g(0)", %3 one such as "g(6)", %4 a row of
    //: values such as "0 1 0 1 2 3 2", %5 a formula such as "g(7)"
    const Sentence task = phrase("%1: the SG values %2 to %3 are %4. What is %5?")(
        Clauses{{game.shortRule(asked->part)}}, game.symbol(asked->part, 0), game.symbol(asked->part, last),
        valueRow(game, asked->part, last), asked->symbol());
    Question question = newQuestion("next-value", draft, AnswerForm::Number);
    question.task = task;
    question.right = asked->value;
    setAsked(question, asked->game.valueFact(asked->part, asked->heap));
    asked->tellAll(question);
    tellSgRow(question, game, asked->part, last);
    addMexSlips(question, asked->optionValues());
    addSequenceSlips(question, *asked);
    const Count before = game.value(asked->part, last);
    //: %1 is a formula such as "g(6) = 2", %2 one such as "g(7)"
    addSlip(question, before + 1,
            phrase("Values do not go up by one each time: %1 does not tell %2, its options do.")(
                equation(game.symbol(asked->part, last), before), asked->symbol()));
    for (const Count wrong : {asked->optionValues().back(), asked->value + 1})
        addSlip(question, wrong, wrongMex(asked->optionValues(), wrong));
    question.hints = {phrase("The value is the mex of the values of the options."),
                      //: %1 is a number of stones
                      phrase("Which heaps can a move make of %1? Find their values in the row, and then the "
                             "smallest number that is missing.")(asked->heap)};
    //: %1 is a formula such as "g(7) = mex {0,2} = 1"
    question.because = phrase("The options give %1.")(equation(
        QStringLiteral("%1 = mex %2").arg(asked->symbol(), setFormula(asked->optionValues())), asked->value));
    question.deciding = "value";
    return question;
}

// ---- vertex-value ----

// The vertex that the draft names, on which there need not be a token.
std::optional<SgAsked> askedVertex(const Draft& draft)
{
    const SgGame& game = SgGame::of(draft.position);
    if (!game.hasTokens() || draft.position.play != Play::Normal || draft.about.size() != 1
        || game.checkHeaps(draft.about))
        return std::nullopt;
    Position there = draft.position;
    there.heaps = draft.about;
    const SgAsked asked(there, 0);
    return asked.options.empty() ? std::nullopt : std::optional(asked);
}

std::optional<Draft> drawVertex(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    if (like.play == Play::Misere || !SgGame::of(like).hasTokens())
        return std::nullopt;
    const auto suits = [](const SgAsked&) { return true; };
    // One above a sink has the value 1 at a glance.
    const auto isPreferred = [](const SgAsked& asked) {
        return asked.optionValues() != std::vector<Count>{0};
    };
    auto draft = drawSgPart(like, difficulty, random, suits, isPreferred);
    if (draft)
        draft->about = {draft->position.heaps.front()};
    return draft;
}

std::optional<Question> askVertex(const Draft& draft)
{
    const auto asked = askedVertex(draft);
    if (!asked)
        return std::nullopt;
    const QString name = asked->game.label(asked->heap);
    //: %1 is a vertex
    const Sentence task = phrase("What is the SG value of vertex %1?")(name);
    Question question = newQuestion("vertex-value", draft, AnswerForm::Number);
    question.task = task;
    question.right = asked->value;
    setAsked(question, asked->game.valueFact(asked->part, asked->heap));
    asked->tellAll(question);
    addMexSlips(question, asked->optionValues());
    const Count arrows = asked->options.size();
    //: %1 is a vertex, %n a number of arrows
    addSlip(question, arrows,
            plural("%n arrow(s) begin at %1, but the value is not their number: it is the smallest number "
                   "that no option has.")(arrows, name));
    const Count longest = asked->game.stonesLeft(asked->position);
    //: %1 is a vertex, %n a number of moves
    addSlip(question, longest,
            plural("The longest way from %1 to a sink has %n move(s), but that is not the value: it is the "
                   "smallest number that no option has.")(longest, name));
    question.hints = {phrase("Begin at the sinks: no move, so the value 0."),
                      //: %1 is a vertex
                      phrase("Work upwards. A vertex is next when all its options have a value: it gets the "
                             "smallest number that is missing among them, until you come to %1.")(name)};
    //: %1 is a formula such as "g(A) = mex {0,2} = 1"
    question.because = phrase("The options give %1.")(equation(
        QStringLiteral("%1 = mex %2").arg(asked->symbol(), setFormula(asked->optionValues())), asked->value));
    const auto& tokens = draft.position.heaps;
    question.deciding = tokens.front() == asked->heap ? "value" : "layer";
    return question;
}

std::vector<QuestionKind> kinds()
{
    return {{QStringLiteral("mex"), phrase("The mex"), drawMex, askMex, true, drawSgBeyond<canAskMex>},
            {QStringLiteral("next-value"), phrase("The next value of a sequence"), drawNext, askNext, true,
             drawSgBeyond<canAskNext>},
            {QStringLiteral("vertex-value"), phrase("The value of a vertex"), drawVertex, askVertex, true}};
}

} // namespace laststone::games::sg_value_questions

namespace laststone::games {

std::vector<QuestionKind> sgValueQuestions()
{
    return sg_value_questions::kinds();
}

} // namespace laststone::games
