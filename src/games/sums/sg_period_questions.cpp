// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_questions.h"
#include "games/sums/sum_steps.h"

#include <algorithm>
#include <set>

// How the values come round: the length of a period, and a value far away.
namespace laststone::games::sg_period_questions {

LASTSTONE_SENTENCES(SgPeriodQuestion)

using theory::Period;

// Three rounds are seen at a glance, if they are no more values than this.
constexpr Count kMostShown = 48;
constexpr Count kLeastShown = 12;
// A period that needs more values for its proof is nothing for a question.
constexpr Count kMostNeeded = 256;

// A heap with the period of its values.
struct Asked {
    const SgGame& game;
    std::size_t part;
    Period period;
    std::optional<Count> far; // the heap whose value is asked for; none: the length is

    Count value(Count heap) const { return game.value(part, period.reduced(heap)); }
    QString symbol(Count heap) const { return game.symbol(part, heap); }
    QString equation(Count heap) const
    {
        return QStringLiteral("%1 = %2").arg(symbol(heap)).arg(value(heap));
    }
    Clauses rule() const { return {{game.shortRule(part)}}; }
};

std::optional<Period> periodByHand(const SgGame& game, std::size_t part)
{
    const auto period = game.earlyPeriod(part, kMostNeeded);
    const bool isShort =
        period && period->period >= 2 && period->prePeriod + 3 * period->period <= kMostShown;
    return isShort ? period : std::nullopt;
}

// The draft names a part, from 1, where they have values of their own, and then the far heap if there is one:
// "period", "period(2)", "period(1,100)".
std::optional<Asked> askedOf(const Draft& draft)
{
    const SgGame& game = SgGame::of(draft.position);
    const std::size_t parts = std::max<std::size_t>(1, game.ownValues());
    const Count number = draft.about.empty() ? 1 : draft.about.front();
    if (draft.position.play == Play::Misere || draft.about.size() > 2 || number < 1 || number > parts
        || (draft.about.empty() && parts > 1))
        return std::nullopt;
    const auto part = static_cast<std::size_t>(number - 1);
    const auto period = periodByHand(game, part);
    if (!period)
        return std::nullopt;
    Asked asked{game, part, *period, {}};
    if (draft.about.size() == 2) {
        asked.far = draft.about.back();
        if (*asked.far < period->prePeriod + period->period)
            return std::nullopt;
    }
    return asked;
}

// A heap some rounds away; or so far that one has to divide.
Count drawFar(const SgGame& game, std::size_t part, const Period& period, Difficulty difficulty,
              QRandomGenerator& random)
{
    constexpr int kTries = 20;
    const bool isHard = difficulty == Difficulty::Hard;
    const Count least = period.prePeriod + (isHard ? 20 : 3) * period.period;
    const Count most = least + (isHard ? 100 : 5) * period.period;
    Count far = least;
    for (int i = 0; i < kTries; ++i) {
        far = drawNumber(least, most, random);
        // Where its neighbour in the row has the same value, a slip would not be seen.
        const Count near = period.reduced(far);
        if (near > 0 && game.value(part, near) != game.value(part, near - 1))
            break;
    }
    return far;
}

std::optional<Draft> draw(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    if (like.play == Play::Misere)
        return std::nullopt;
    const SgGame& game = SgGame::of(like);
    const std::size_t parts = std::max<std::size_t>(1, game.ownValues());
    const auto part = static_cast<std::size_t>(drawNumber(0, parts - 1, random));
    const auto period = periodByHand(game, part);
    Draft draft{like, {}};
    draft.position.heaps = game.firstHeaps();
    if (!period || game.check(draft.position) || isTrivial(draft.position))
        return std::nullopt;
    if (parts > 1)
        draft.about = {Count{part} + 1};
    if (difficulty != Difficulty::Easy && random.bounded(4) > 0)
        draft.about = {Count{part} + 1, drawFar(game, part, *period, difficulty, random)};
    return draft;
}

// ---- The length ----

// Why a number is no period, or not the shortest.
Sentence lengthComment(const Asked& asked, Count length)
{
    if (length == 0)
        return phrase("A period has at least one value.");
    const Count first = asked.period.prePeriod;
    const Count period = asked.period.period;
    if (length > kMostNeeded)
        return phrase("That is longer than the row: look for what comes again soon.");
    for (Count heap = first; heap < first + period; ++heap) {
        if (asked.value(heap) != asked.value(heap + length)) {
            //: %1 and %2 are formulas such as "g(3) = 1"; %3 is the number of heaps between them
            return phrase("%1, but %2: after %3 values they are not the same again.")(
                asked.equation(heap), asked.equation(heap + length), length);
        }
    }
    //: %1 is a number of values
    return phrase("After %1 values they do repeat, but they have done so before.")(length);
}

void addLengthSlips(Question& question, const Asked& asked)
{
    const auto [first, period] = asked.period;
    //: %1 is how many values come before the period
    addSlip(
        question, first + period,
        phrase("The first %1 values do not come again. They are the pre-period and are not counted.")(first));
    //: %1 is a number of values
    addSlip(question, 2 * period,
            phrase("After %1 values they do repeat, but half of that is enough.")(2 * period));
    std::set<Count> different;
    for (Count heap = 0; heap < first + period; ++heap)
        different.insert(asked.value(heap));
    //: %1 is a number of values
    addSlip(question, Count{different.size()},
            phrase("There are %1 different values. A period is a stretch of the row, and a value may come "
                   "more than once in it.")(Count{different.size()}));
    const auto options = asked.game.options(asked.part, kMostNeeded);
    const Count most = options.empty() ? 0 : options.back().move.take;
    //: %1 is the largest number that may be taken, %2 is %1 + 1
    addSlip(question, most + 1,
            phrase("%2 would be right if every number from 1 to %1 might be taken, as in Bash’s game.")(
                most, most + 1));
}

Count shownFor(const Period& period)
{
    return std::max(kLeastShown, period.prePeriod + 3 * period.period);
}

Question askLength(const Draft& draft, const Asked& asked)
{
    const auto [first, period] = asked.period;
    const Count shown = shownFor(asked.period);
    //: %1 is a rule such as "Set {1,3,4}", %2 a row of values such as "0 1 0 1 2 3 2 0 1"
    const Sentence task =
        phrase("%1: the SG values begin %2 … They repeat for ever. How long is one period?")(
            asked.rule(), valueRow(asked.game, asked.part, shown - 1));
    Question question = newQuestion("period", draft, AnswerForm::Number);
    question.task = task;
    question.right = period;
    addLengthSlips(question, asked);
    question.comment = onAnswer<Count>(
        [asked, position = draft.position](Count length) { return lengthComment(asked, length); });
    question.hints = {phrase("A period is the shortest stretch of values that comes again and again."),
                      phrase("Find a rare value, the largest one perhaps, and see how far it is to where it "
                             "comes next. Then compare the values around it.")};
    //: %1 is a row of values such as "0 1 0 1 2 3 2"
    question.because = first == 0
        ? phrase("One period is %1.")(valueRow(asked.game, asked.part, period - 1))
        //: %1 is a number of values, %2 a formula such as "g(2)"
        : phrase("From %2 on the same %1 values come again and again.")(period, asked.symbol(first));
    return question;
}

// ---- A value far away ----

void addFarSlips(Question& question, const Asked& asked)
{
    const auto [first, period] = asked.period;
    const Count far = *asked.far;
    const Count near = asked.period.reduced(far);
    //: %1 and %2 are formulas such as "g(100)" and "g(2)"
    addSlip(question, near,
            phrase("%1 is as large as %2, and that is a value in the row, not the number in the brackets.")(
                asked.symbol(far), asked.symbol(near)));
    if (near > 0) {
        //: %1 is a formula such as "g(0)"
        addSlip(question, asked.value(near - 1),
                phrase("You have counted from 1. The first value of the row is %1.")(asked.symbol(0)));
    }
    //: %1 is a formula such as "g(4)"
    addSlip(question, asked.value(far % period),
            phrase("The values repeat from %1 on only: take away what comes before.")(asked.symbol(first)));
    //: %1 is a formula such as "g(3)"
    addSlip(question, asked.value(near + 1),
            phrase("That is one place too far: it is %1.")(asked.symbol(near + 1)));
}

// What is said of a value that is not the one.
Sentence farComment(const Asked& asked, Count given)
{
    const auto [first, period] = asked.period;
    for (Count heap = first; heap < first + period; ++heap) {
        if (asked.value(heap) == given) {
            //: %1 is a formula such as "g(5) = 3", %2 one such as "g(100)"
            return phrase("That value stands in the period, for example %1, but not where %2 falls. Count "
                          "the places again.")(asked.equation(heap), asked.symbol(*asked.far));
        }
    }
    //: %1 is a number
    return phrase("%1 does not stand in the period at all.")(given);
}

Question askFar(const Draft& draft, const Asked& asked)
{
    const auto [first, period] = asked.period;
    const Count far = *asked.far;
    //: %1 is a rule such as "Set {1,3,4}", %2 a row of values such as "0 1 0 1 2 3 2", %3 a formula such as
    //: "g(0)", %4 the length of the period, %5 a formula such as "g(100)"
    const Sentence task =
        phrase("%1: the SG values begin %2 …, and from %3 on they repeat after every %4. What is %5?")(
            asked.rule(), valueRow(asked.game, asked.part, first + period - 1), asked.symbol(first), period,
            asked.symbol(far));
    Question question = newQuestion("period", draft, AnswerForm::Number);
    question.task = task;
    question.right = asked.value(far);
    question.comment =
        onAnswer<Count>([asked, like = draft.position](Count given) { return farComment(asked, given); });
    addFarSlips(question, asked);
    const Count near = asked.period.reduced(far);
    question.hints = {phrase("Whole periods make no difference: take them away from the heap."),
                      first == 0
                          //: %1 is a number of stones, %2 the length of the period
                          ? phrase("Divide %1 by %2. What is left over?")(far, period)
                          //: %1 is a number of stones, %2 how many values come before the period, %3 its
                          //: length
                          : phrase("Take the pre-period away first: divide %1 − %2 by %3. What is left over? "
                                   "Then add %2 again.")(far, first, period)};
    QString terms = first > 0 ? QStringLiteral("%1 + ").arg(first) : QString();
    terms +=
        QStringLiteral("%1·%2 + %3").arg(asked.period.rounds(far)).arg(period).arg(asked.period.rest(far));
    //: %1 is a formula such as "100 = 14·7 + 2", %2 one such as "g(100) = g(2) = 0"
    question.because =
        phrase("%1, so %2.")(QStringLiteral("%1 = %2").arg(far).arg(terms),
                             QStringLiteral("%1 = %2").arg(asked.symbol(far), asked.equation(near)));
    return question;
}

std::optional<Question> ask(const Draft& draft)
{
    const auto asked = askedOf(draft);
    if (!asked)
        return std::nullopt;
    Question question = asked->far ? askFar(draft, *asked) : askLength(draft, *asked);
    const auto [first, period] = asked->period;
    // The board beside it is asked about in no way.
    question.told.clear();
    const QString whole = QStringLiteral("period %1").arg(asked->part);
    setAsked(question, asked->far ? asked->game.valueFact(asked->part, *asked->far) : whole);
    question.told << whole;
    tellSgRow(question, asked->game, asked->part,
              asked->far ? first + period - 1 : shownFor(asked->period) - 1);
    // Of a short position no more is said than the values of its parts.
    const char* const step = asked->game.periodStep(draft.position, asked->part);
    question.deciding = stepOfSum(draft.position, step) == step ? step : "value";
    return question;
}

QuestionKind kind()
{
    return {QStringLiteral("period"), phrase("The period"), draw, ask};
}

} // namespace laststone::games::sg_period_questions

namespace laststone::games {

QuestionKind sgPeriodQuestion()
{
    return sg_period_questions::kind();
}

} // namespace laststone::games
