// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/nim_sum.h"
#include "games/common/nim_sum_questions.h"
#include "games/sums/sg_levels.h"
#include "games/sums/sg_questions.h"
#include "games/sums/sum_steps.h"
#include "theory/sum.h"

#include <algorithm>
#include <numeric>

// Several heaps or tokens together, and moves that change a value.
namespace laststone::games::sg_sum_questions {

LASTSTONE_SENTENCES(SgSumQuestion)

Count nameOf(std::size_t part)
{
    return Count{part} + 1;
}

// ---- Sums ----

// Two parts at least have a value other than 0, and not all have the same.
bool isSumToThinkAbout(const std::vector<Count>& values)
{
    const auto isZero = [](Count value) { return value == 0; };
    return std::ranges::count_if(values, isZero) + 2 <= std::ssize(values)
        && std::ranges::adjacent_find(values, std::not_equal_to()) != values.end();
}

std::optional<Position> drawSum(const Position& like, Difficulty difficulty, QRandomGenerator& random,
                                const std::function<bool(const std::vector<Count>& values)>& suits,
                                const std::function<bool(const std::vector<Count>& values)>& isPreferred)
{
    constexpr int kTries = 60;
    constexpr int kChoosy = 20;
    const SgGame& game = SgGame::of(like);
    for (int i = 0; i < kTries; ++i) {
        const Count level = static_cast<Count>(difficulty);
        const Count parts =
            game.ownValues() > 0 ? game.ownValues() : 2 + drawNumber(level / 2, level, random);
        Position position = like;
        position.heaps.clear();
        for (std::size_t part = 0; part < parts; ++part)
            position.heaps.push_back(drawSgHeap(game, part, difficulty, random));
        if (game.checkHeaps(position.heaps) || isTrivial(position))
            continue;
        const std::vector<Count> values = game.values(position.heaps);
        if (isSumToThinkAbout(values) && suits(values) && (i >= kChoosy || isPreferred(values)))
            return position;
    }
    return std::nullopt;
}

// ---- sum-value ----

bool isNormalSum(const Draft& draft)
{
    return draft.position.play == Play::Normal && draft.position.heaps.size() >= 2;
}

std::optional<Draft> drawValue(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    if (like.play == Play::Misere)
        return std::nullopt;
    // Where no digit is carried, adding gives the same.
    // Of a hard one neither is any of the values, nor their mex.
    const auto isPreferred = [&](const std::vector<Count>& values) {
        const Count added = std::accumulate(values.begin(), values.end(), Count{0});
        const Count sum = theory::nimSum(values);
        const bool isPlain = std::ranges::find(values, sum) != values.end() || mexOf(values) == sum;
        return difficulty == Difficulty::Easy
            || (sum != added && !(difficulty == Difficulty::Hard && isPlain));
    };
    const auto position = drawSum(
        like, difficulty, random, [](const auto&) { return true; }, isPreferred);
    return position ? std::optional(Draft{*position}) : std::nullopt;
}

void addSumSlips(Question& question, const SgGame& game, const std::vector<Count>& values)
{
    const Count added = std::accumulate(values.begin(), values.end(), Count{0});
    //: %1 is a list of values such as "2, 3"
    addSlip(question, added,
            phrase("You have added the values %1. They are combined by ⊕: two equal powers of two cancel "
                   "out, they are not carried.")(Numbers{values}));
    const auto& heaps = question.position.heaps;
    if (!game.hasTokens()) {
        //: %1 is a list of numbers of stones such as "7, 5"
        addSlip(question, theory::nimSum(heaps),
                phrase("You have combined the sizes %1. That is right in Nim only; here each heap counts "
                       "with its SG value.")(Numbers{heaps}));
    }
    //: %1 is a list of values such as "2, 3"
    addSlip(question, mexOf(values),
            phrase("You have taken the mex of the values %1. The mex belongs to the options of one position; "
                   "parts of a sum are combined by ⊕.")(Numbers{values}));
    //: %1 is a list of values such as "2, 3"
    addSlip(question, *std::ranges::max_element(values),
            phrase("That is the largest of the values %1, but all of them count.")(Numbers{values}));
}

std::optional<Question> askValue(const Draft& draft)
{
    if (!isNormalSum(draft) || !draft.about.empty())
        return std::nullopt;
    const SgGame& game = SgGame::of(draft.position);
    const std::vector<Count> values = game.values(draft.position.heaps);
    if (std::ranges::all_of(values, [](Count value) { return value == 0; }))
        return std::nullopt;
    const Sentence task = game.hasTokens()
        ? phrase("What is the SG value of the whole position, with all tokens?")
        : phrase("What is the SG value of the whole position, with all heaps?");
    Question question = newQuestion("sum-value", draft, AnswerForm::Number);
    question.task = task;
    question.right = theory::nimSum(values);
    question.comment = [values](const Answer& answer) { return wrongNimSum(values, answer); };
    addSumSlips(question, game, values);
    for (const Count value : values) {
        constexpr std::size_t kMost = 3; // of slips, one part left out as the last of them
        const Count wrong = std::get<Count>(question.right) ^ value;
        if (question.slips.size() < kMost)
            addSlip(question, wrong, wrongNimSum(values, wrong));
    }
    question.hints = {phrase("First find the SG value of each part. Together they are worth what Nim heaps "
                             "of these sizes are worth."),
                      phrase("Write the values in binary, one below the other. A column with an odd number "
                             "of ones gives 1, with an even number 0.")};
    //: %1 is a formula such as "2 ⊕ 3 = 1"
    question.because = phrase("The values give %1.")(xorFormula(values));
    question.deciding = stepOfSum(draft.position, "nim-sum");
    return question;
}

// ---- lowering-move ----

// What a move does to the value of its part.
struct Change {
    SgOption option;
    Count before = 0;
};

// What can have been moved; more than one thing where they come to the same.
std::vector<Change> changesTo(const Position& position, const Position& left)
{
    const SgGame& game = SgGame::of(position);
    std::vector<Change> found;
    for (std::size_t part = 0; part < position.heaps.size(); ++part) {
        for (const SgOption& option : game.options(part, position.heaps[part])) {
            if (game.after(position, option.move) == left)
                found.push_back({option, game.value(part, position.heaps[part])});
        }
    }
    return found;
}

// A goal of a move.
struct Goal {
    std::optional<std::size_t> part; // in which it is to be made; none: in any, for a nim-sum of 0
    Count value = 0; // that it is to leave there

    static Goal of(const Draft& draft)
    {
        if (draft.about.empty())
            return {};
        return {static_cast<std::size_t>(draft.about.front() - 1), draft.about.back()};
    }
    // What the part of a move is to be worth.
    Count wanted(const theory::Sum& sum, const Change& change) const
    {
        return part ? value : sum.wanted(change.option.move.heap);
    }
    bool isReached(const theory::Sum& sum, const Change& change) const
    {
        return change.option.value == wanted(sum, change) && change.option.value < change.before
            && (!part || part == change.option.move.heap);
    }
};

theory::Sum sumOf(const Position& position)
{
    return theory::Sum(SgGame::of(position).values(position.heaps));
}

bool isReached(const Position& position, const Goal& goal, const Position& left)
{
    const theory::Sum sum = sumOf(position);
    return std::ranges::any_of(changesTo(position, left),
                               [&](const Change& change) { return goal.isReached(sum, change); });
}

// Of a move that is not what is asked for.
Sentence partComment(const Position& position, const Goal& goal, const Change& change)
{
    const SgGame& game = SgGame::of(position);
    const std::size_t part = change.option.move.heap;
    if (part != *goal.part) {
        //: %1 and %2 are numbers of tokens
        return game.hasTokens()
            ? phrase("That moves token %1; it is token %2 that is asked for.")(nameOf(part),
                                                                               nameOf(*goal.part))
            //: %1 and %2 are numbers of heaps
            : phrase("That is a move in heap %1; one in heap %2 is asked for.")(nameOf(part),
                                                                                nameOf(*goal.part));
    }
    const QString formula = game.optionFormula(part, position.heaps[part], change.option);
    if (change.option.value > change.before) {
        //: %1 is a formula such as "g(7−3) = g(4) = 2", %2 and %3 are values
        return phrase("%1: that raises the value from %2 to %3.")(formula, change.before,
                                                                  change.option.value);
    }
    //: %1 is a formula such as "g(7−3) = g(4) = 2", %2 a value
    return phrase("%1, and not %2.")(formula, goal.value);
}

Sentence sumComment(const Position& position, const Change& change)
{
    std::vector<Count> values = SgGame::of(position).values(position.heaps);
    values[change.option.move.heap] = change.option.value;
    if (change.option.value > change.before) {
        //: %1 and %2 are values, %3 a formula such as "2 ⊕ 3 = 1"
        return phrase("That raises a value from %1 to %2, and the nim-sum is not 0 then: %3.")(
            change.before, change.option.value, xorFormula(values));
    }
    //: %1 and %2 are values, %3 a formula such as "2 ⊕ 3 = 1"
    return phrase("That lowers a value from %1 to %2, but the nim-sum is not 0 then: %3.")(
        change.before, change.option.value, xorFormula(values));
}

Sentence moveComment(const Position& position, const Goal& goal, const Position& left)
{
    const auto changes = changesTo(position, left);
    if (changes.empty())
        return {};
    return goal.part ? partComment(position, goal, changes.front()) : sumComment(position, changes.front());
}

// A move that wins but raises the value of its part is none that is asked for, nor is it a mistake.
std::optional<Sentence> raisingWin(const Position& position, const Position& left)
{
    const theory::Sum sum = sumOf(position);
    for (const Change& change : changesTo(position, left)) {
        if (change.option.value > change.before
            && change.option.value == sum.wanted(change.option.move.heap)) {
            //: %1 and %2 are values
            return phrase(
                "That wins as well, but it raises a value, from %1 to %2. Look for a move that lowers one.")(
                change.before, change.option.value);
        }
    }
    return std::nullopt;
}

// One wrong move of each sort: another part, a value that rises, a value that falls to something else.
void addMoveSlips(Question& question, const Goal& goal)
{
    const Position& position = question.position;
    const SgGame& game = SgGame::of(position);
    bool seen[3] = {};
    for (std::size_t part = 0; part < position.heaps.size(); ++part) {
        const Count before = game.value(part, position.heaps[part]);
        for (const SgOption& option : game.options(part, position.heaps[part])) {
            bool& isSeen = seen[goal.part && part != *goal.part ? 0 : option.value > before ? 1 : 2];
            const Position left = game.after(position, option.move);
            if (isSeen || question.isRight(left) || (!goal.part && raisingWin(position, left)))
                continue;
            isSeen = true;
            addSlip(question, left, moveComment(position, goal, left));
        }
    }
}

bool canAskPart(const SgAsked& asked)
{
    const auto values = asked.optionValues();
    return asked.position.play == Play::Normal && asked.value > 0 && values.size() >= 2;
}

Sentence moveTask(const Position& position, const Goal& goal)
{
    const SgGame& game = SgGame::of(position);
    if (!goal.part) {
        //: %1 is the nim-sum
        return game.hasTokens()
            ? phrase("The nim-sum of the SG values is %1. Move a token to a vertex of a smaller value so "
                     "that the nim-sum becomes 0.")(game.nimSum(position.heaps))
            //: %1 is the nim-sum
            : phrase("The nim-sum of the SG values is %1. Make a move that lowers the value of one heap so "
                     "that the nim-sum becomes 0.")(game.nimSum(position.heaps));
    }
    const Count value = game.value(*goal.part, position.heaps[*goal.part]);
    //: %1 is the number of a token, %2 and %3 are SG values
    return game.hasTokens()
        ? phrase("Token %1 is on a vertex of SG value %2. Move it to one of value %3.")(nameOf(*goal.part),
                                                                                        value, goal.value)
        //: %1 is the number of a heap, %2 and %3 are SG values
        : phrase("Heap %1 has the SG value %2. Make a move in it that leaves the value %3.")(
            nameOf(*goal.part), value, goal.value);
}

// Nothing to ask where there is no such move, or hardly another one.
bool makesSense(const Draft& draft)
{
    if (draft.position.play == Play::Misere)
        return false;
    if (draft.about.empty())
        return draft.position.heaps.size() >= 2 && sumOf(draft.position).nimSum() != 0;
    if (draft.about.size() != 2)
        return false;
    const auto asked = sgAsked({draft.position, {draft.about.front()}});
    return asked && canAskPart(*asked) && draft.about.back() < asked->value;
}

std::vector<Sentence> moveHints(const Position& position, const Goal& goal)
{
    const SgGame& game = SgGame::of(position);
    if (!goal.part) {
        const Count sum = game.nimSum(position.heaps);
        return {//: %1 is the nim-sum
                phrase("A part of value g would have to get the value g ⊕ %1. Where is that smaller than g?")(
                    sum),
                phrase("Take a part whose value has the leading binary digit of the nim-sum. Which of its "
                       "options has the value that is needed?")};
    }
    return {phrase("The value is the mex of the options: so every smaller value is that of some option."),
            //: %1 is a formula such as "g(7)"
            phrase("Work out the values of the options of %1, one after the other.")(
                game.symbol(*goal.part, position.heaps[*goal.part]))};
}

// The step of a move that lowers a value; of very many winning moves only some have a step.
const char* deciding(const Position& position)
{
    constexpr std::size_t kMostSteps = 7;
    const SgGame& game = SgGame::of(position);
    const auto wins = game.winningOptions(position.heaps);
    const auto lowers = [&](const SgOption& option) {
        return option.value < game.value(option.move.heap, position.heaps[option.move.heap]);
    };
    const auto first = std::ranges::find_if(wins, lowers) - wins.begin();
    return stepOfSum(position, static_cast<std::size_t>(first) < kMostSteps ? "move" : "goal");
}

std::optional<Question> askMove(const Draft& draft)
{
    if (!makesSense(draft))
        return std::nullopt;
    const Position& position = draft.position;
    const SgGame& game = SgGame::of(position);
    const Goal goal = Goal::of(draft);
    const theory::Sum sum = sumOf(position);
    const std::size_t part = goal.part ? *goal.part : sum.firstLowered();
    const Count wanted = goal.part ? goal.value : sum.wanted(part);
    const auto options = game.options(part, position.heaps[part]);
    const SgOption best = *std::ranges::find(options, wanted, &SgOption::value);

    Question question = newQuestion("lowering-move", draft, AnswerForm::Move);
    question.task = moveTask(position, goal);
    question.right = game.after(position, best.move);
    question.accepts = onAnswer<Position>(
        [position, goal](const Position& left) { return isReached(position, goal, left); });
    question.comment = onAnswer<Position>(
        [position, goal](const Position& left) { return moveComment(position, goal, left); });
    if (!goal.part) {
        question.refuse =
            onAnswer<Position>([position](const Position& left) { return raisingWin(position, left); });
    }
    addMoveSlips(question, goal);
    if (question.slips.empty())
        return std::nullopt;
    question.hints = moveHints(position, goal);
    if (goal.part) {
        const SgAsked asked(position, part);
        setAsked(question, asked.valuesFact());
        asked.tellAll(question);
    }
    //: %1 is a formula such as "g(7−3) = g(4) = 2"
    question.because = phrase("It works: %1.")(game.optionFormula(part, position.heaps[part], best));
    question.deciding = goal.part ? "value" : deciding(position);
    return question;
}

std::optional<Draft> drawAnyMove(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    const bool isSum =
        difficulty == Difficulty::Hard || (difficulty == Difficulty::Medium && random.bounded(2));
    if (isSum) {
        const auto isWon = [](const std::vector<Count>& values) { return theory::nimSum(values) != 0; };
        const auto position = drawSum(like, difficulty, random, isWon, isWon);
        return position ? std::optional(Draft{*position}) : std::nullopt;
    }
    const auto isPreferred = [&](const SgAsked& asked) {
        return difficulty == Difficulty::Easy || asked.value >= 2;
    };
    auto draft = drawSgPart(like, difficulty, random, canAskPart, isPreferred);
    if (draft)
        draft->about.push_back(
            drawNumber(0, SgAsked(draft->position, draft->about.front() - 1).value - 1, random));
    return draft;
}

// Where all moves do it there is nothing to find.
std::optional<Draft> drawMove(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    constexpr int kTries = 6;
    for (int i = 0; i < kTries && like.play == Play::Normal; ++i) {
        const auto draft = drawAnyMove(like, difficulty, random);
        if (draft && askMove(*draft))
            return draft;
    }
    return std::nullopt;
}

std::vector<QuestionKind> kinds()
{
    return {{QStringLiteral("sum-value"), phrase("The value of a sum"), drawValue, askValue},
            {QStringLiteral("lowering-move"), phrase("A move that lowers a value"), drawMove, askMove}};
}

} // namespace laststone::games::sg_sum_questions

namespace laststone::games {

std::vector<QuestionKind> sgSumQuestions()
{
    return sg_sum_questions::kinds();
}

} // namespace laststone::games
