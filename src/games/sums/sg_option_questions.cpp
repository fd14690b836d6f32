// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_questions.h"
#include "games/sums/sum_steps.h"

#include <algorithm>
#include <numeric>

// Where a move leads, and the values there.
namespace laststone::games::sg_option_questions {

LASTSTONE_SENTENCES(SgQuestion)

// What the game is, in front of a question about a heap of it.
Clauses ruleOf(const SgAsked& asked)
{
    return {{asked.game.shortRule(asked.part)}};
}

// ---- What the options leave ----

bool isSplit(const SgOption& option)
{
    return option.count == 2;
}

// Which of the options are asked about, and by which number: those that split, by the larger heap, where a
// move can split a heap; else all, by the heap or the vertex that is left.
struct Left {
    explicit Left(const SgAsked& asked) : splits(std::ranges::any_of(asked.options, isSplit))
    {
        for (const SgOption& option : asked.options) {
            if (isSplit(option) == splits)
                options.push_back(option);
        }
        numbers = numbersOf(&SgOption::first);
        taken = sortedOnce(numbersOf([](const SgOption& option) { return option.move.take; }));
        numbers = sortedOnce(numbers);
    }

    template <class Number> std::vector<Count> numbersOf(Number number) const
    {
        std::vector<Count> all;
        for (const SgOption& option : options)
            all.push_back(std::invoke(number, option));
        return all;
    }
    bool has(Count number) const { return std::ranges::binary_search(numbers, number); }

    bool splits;
    std::vector<SgOption> options;
    std::vector<Count> numbers; // what is asked for, sorted
    std::vector<Count> taken; // how many are taken; of tokens, where they go
};

// What a move does, without values: "7−3 = 4", "4+2".
QString shortText(const SgAsked& asked, const SgOption& option)
{
    if (asked.game.hasTokens())
        return asked.game.label(option.first);
    if (isSplit(option))
        return QStringLiteral("%1+%2").arg(option.first).arg(option.second);
    return QStringLiteral("%1−%2 = %3").arg(asked.heap).arg(option.move.take).arg(option.first);
}

Clauses optionList(const SgAsked& asked, const std::vector<SgOption>& options)
{
    Clauses all;
    for (const SgOption& option : options)
        all.items.push_back(teaching::formula(shortText(asked, option)));
    return all;
}

std::vector<Count> with(std::vector<Count> numbers, Count more)
{
    numbers.push_back(more);
    return sortedOnce(std::move(numbers));
}

std::vector<Count> without(std::vector<Count> numbers, Count one)
{
    std::erase(numbers, one);
    return numbers;
}

std::vector<Count> allFrom(Count first, Count end)
{
    std::vector<Count> numbers(end - first);
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

// ---- Heaps that are made smaller ----

Sentence heapComment(const SgAsked& asked, const Left&, Count wrong)
{
    if (wrong >= asked.heap) {
        //: %1 and %2 are numbers of stones
        return phrase("%1 cannot be left: a move makes the heap of %2 smaller.")(wrong, asked.heap);
    }
    //: %1 and %2 are numbers of stones
    return phrase("To leave %1, a move would have to take %2, and no move does that.")(wrong,
                                                                                       asked.heap - wrong);
}

void addHeapSlips(Question& question, const SgAsked& asked, const Left& left)
{
    const SgOption& last = left.options.back();
    //: %1 is a formula such as "7−3 = 4"
    addSlip(question, left.taken,
            phrase("These are the numbers that can be taken. Asked is what is left: %1.")(
                shortText(asked, last)));
    if (left.has(0)) {
        //: %1 is a number of stones
        addSlip(question, without(left.numbers, 0),
                phrase("One number is missing: 0. All %1 stones may be taken.")(asked.heap));
    }
    constexpr Count kMostListed = 12;
    if (asked.heap <= kMostListed) {
        addSlip(question, allFrom(0, asked.heap),
                phrase("That would be Nim, where any number may be taken. Here a move takes %1.")(
                    Numbers{left.taken}));
    }
    addSlip(question, with(left.numbers, asked.heap), heapComment(asked, left, asked.heap));
}

// ---- Heaps that are split ----

void addSplitSlips(Question& question, const SgAsked& asked, const Left& left)
{
    const SgOption& first = left.options.front();
    std::vector<Count> both = left.numbersOf(&SgOption::second);
    both.insert(both.end(), left.numbers.begin(), left.numbers.end());
    //: %1 is a split such as "4+2"
    addSlip(question, sortedOnce(both),
            phrase("That lists both parts. Of %1, for example, only the larger one is asked for.")(
                shortText(asked, first)));
    const Count half = asked.heap / 2;
    const bool isEven = asked.heap % 2 == 0;
    if (left.taken.front() == 0 && isEven && !left.has(half)) {
        addSlip(
            question, with(left.numbers, half),
            //: %1 is a split into equal parts such as "4+4"
            phrase("Not %1: the two parts must be of different sizes.")(QStringLiteral("%1+%1").arg(half)));
    }
    if (left.taken.front() > 0) {
        //: %1 is a number of stones
        addSlip(
            question, allFrom((asked.heap + 1) / 2, asked.heap),
            phrase("Before the heap is split, stones are taken: the two parts together have fewer than %1.")(
                asked.heap));
    }
    const auto equal = std::ranges::find_if(
        left.options, [](const SgOption& option) { return option.first == option.second; });
    if (equal != left.options.end()) {
        addSlip(
            question, without(left.numbers, equal->first),
            //: %1 is a split into equal parts such as "3+3"
            phrase("One number is missing: two equal parts are allowed here, %1.")(shortText(asked, *equal)));
    }
}

Sentence splitComment(const SgAsked&, const Left&, Count wrong)
{
    //: %1 is a number of stones
    return phrase("No move leaves two heaps of which the larger one has %1.")(wrong);
}

// ---- Tokens ----

std::vector<Count> reachedInMoreMoves(const SgAsked& asked, const Left& left)
{
    std::vector<Count> reached = left.numbers;
    for (const Count vertex : left.numbers) {
        for (const SgOption& next : asked.game.options(asked.part, vertex))
            reached.push_back(next.first);
    }
    return sortedOnce(reached);
}

std::vector<Count> sources(const SgAsked& asked)
{
    std::vector<Count> found;
    for (const Count vertex : asked.game.order()) {
        const auto options = asked.game.options(asked.part, vertex);
        if (std::ranges::find(options, asked.heap, &SgOption::first) != options.end())
            found.push_back(vertex);
    }
    return sortedOnce(found);
}

void addTokenSlips(Question& question, const SgAsked& asked, const Left& left)
{
    const QString here = asked.game.label(asked.heap);
    addSlip(question, reachedInMoreMoves(asked, left),
            phrase("Some of these take two moves. One move goes along one arrow only."));
    addSlip(question, with(left.numbers, asked.heap),
            //: %1 is a vertex
            phrase("The token cannot stay on %1: a move goes along an arrow.")(here));
    if (const auto from = sources(asked); !from.empty()) {
        //: %1 is a vertex
        addSlip(question, from,
                phrase("You have gone against the arrows: from these vertices one comes to %1.")(here));
    }
}

Sentence tokenComment(const SgAsked& asked, const Left&, Count wrong)
{
    //: %1 is a vertex, %2 a number that was given as another
    return phrase("No arrow leads from %1 to %2.")(asked.game.label(asked.heap), wrong);
}

// ---- options ----

// Whether all of them can be typed: some names of vertices are numbers of others.
bool canBeTyped(const SgAsked& asked, const Left& left)
{
    return std::ranges::all_of(left.numbers, [&](Count number) {
        const QString label = asked.game.label(number);
        return label == QString::number(number) || asked.game.named(label) == number;
    });
}

bool haveOptions(const SgAsked& asked, std::size_t most)
{
    const Left left(asked);
    return left.numbers.size() >= 2 && left.numbers.size() <= most && canBeTyped(asked, left);
}

bool canAskOptions(const SgAsked& asked)
{
    return haveOptions(asked, kMostAskedBeyond);
}

bool areOptionsFew(const SgAsked& asked)
{
    return haveOptions(asked, kMostAskedOptions);
}

std::optional<Draft> drawOptions(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    // What is special about the last moves is asked for at the end: that a heap can be taken as a whole, or
    // split in the middle.
    const auto isPreferred = [&](const SgAsked& asked) {
        return difficulty != Difficulty::Easy || Left(asked).numbers.size() <= 3;
    };
    return drawSgPart(like, difficulty, random, areOptionsFew, isPreferred);
}

// One of the three ways in which options are asked for.
struct Way {
    void (*addSlips)(Question& question, const SgAsked& asked, const Left& left);
    Sentence (*comment)(const SgAsked& asked, const Left& left, Count wrong);
    Sentence step; // the hint
};

Way wayOf(const SgAsked& asked, const Left& left)
{
    if (asked.game.hasTokens()) {
        //: %1 is a vertex
        return {
            addTokenSlips, tokenComment,
            phrase("Look at the arrows that begin at %1, and only at these.")(asked.game.label(asked.heap))};
    }
    if (!left.splits) {
        //: %1 is a number of stones
        return {addHeapSlips, heapComment,
                phrase("Take each allowed number from %1, as long as there are enough stones.")(asked.heap)};
    }
    const Sentence step = left.taken.front() == 0
        //: %1 is a number of stones
        ? phrase("Begin with 1 stone in the smaller part, then 2, 3 and so on: together they have %1.")(
            asked.heap)
        //: %1 is a number of stones
        : phrase("How many stones may be taken first? Split what is then left of the %1 in every way.")(
            asked.heap);
    return {addSplitSlips, splitComment, step};
}

Sentence optionsTask(const SgAsked& asked, const Left& left)
{
    if (asked.game.hasTokens()) {
        //: %1 is a vertex
        return phrase("To which vertices can a token move from %1? Give all of them.")(
            asked.game.label(asked.heap));
    }
    if (left.splits) {
        //: %1 is a rule such as "Grundy’s game", %2 a number of stones
        return phrase("%1: a move may split a heap of %2 into two. Which sizes can the larger part have? "
                      "Give all of them.")(ruleOf(asked), asked.heap);
    }
    //: %1 is a rule such as "Set {1,3,4}", %2 a number of stones
    return phrase("%1: which sizes can a heap of %2 have after one move? Give all of them.")(ruleOf(asked),
                                                                                             asked.heap);
}

Sentence missing(std::size_t count)
{
    return plural("What you have is right, but %n number(s) are missing.")(count);
}

std::optional<Question> askOptions(const Draft& draft)
{
    const auto asked = sgAsked(draft);
    if (!asked || !canAskOptions(*asked))
        return std::nullopt;
    const Left left(*asked);
    const Way way = wayOf(*asked, left);
    Question question = newQuestion("options", draft, AnswerForm::Numbers);
    question.task = optionsTask(*asked, left);
    question.right = left.numbers;
    setAsked(question, asked->optionsFact());
    asked->tellAll(question); // its solution is the step of the value
    way.addSlips(question, *asked, left);
    addSlip(question, without(left.numbers, left.numbers.back()), missing(1));
    addSlip(question, without(left.numbers, left.numbers.front()), missing(1));
    question.comment = [asked = *asked, left, comment = way.comment](const Answer& answer) {
        const auto* given = std::get_if<std::vector<Count>>(&answer);
        if (!given)
            return Sentence();
        const auto wrong = std::ranges::find_if_not(*given, [&](Count each) { return left.has(each); });
        if (wrong != given->end())
            return comment(asked, left, *wrong);
        const auto isGiven = [&](Count each) { return std::ranges::find(*given, each) != given->end(); };
        return missing(left.numbers.size()
                       - static_cast<std::size_t>(std::ranges::count_if(left.numbers, isGiven)));
    };
    question.hints = {phrase("An option is a position that one move leads to."), way.step};
    //: %1 is a list of what moves leave, such as "7−1 = 6, 7−3 = 4" or "4+2, 3+3"
    question.because = phrase("These are the options: %1.")(optionList(*asked, left.options));
    question.deciding = draft.position.play == Play::Misere ? "rule" : "value";
    return question;
}

// ---- option-values ----

bool haveValues(const SgAsked& asked, std::size_t most)
{
    return asked.position.play == Play::Normal && asked.optionValues().size() >= 2
        && asked.options.size() <= most;
}

bool canAskValues(const SgAsked& asked)
{
    return haveValues(asked, 2 * kMostAskedBeyond);
}

bool areValuesFew(const SgAsked& asked)
{
    return haveValues(asked, 2 * kMostAskedOptions);
}

std::optional<Draft> drawValues(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    if (like.play == Play::Misere)
        return std::nullopt;
    const auto isPreferred = [&](const SgAsked& asked) {
        return difficulty != Difficulty::Hard || asked.optionValues().size() >= 3;
    };
    return drawSgPart(like, difficulty, random, areValuesFew, isPreferred);
}

// Of heaps that split the values of the smaller ones are told.
Sentence valuesTask(const SgAsked& asked)
{
    if (asked.game.hasTokens()) {
        //: %1 is a vertex
        return phrase("Which SG values do the options of vertex %1 have? Give each value once.")(
            asked.game.label(asked.heap));
    }
    if (asked.game.maySplit()) {
        //: %1 is a rule such as "Game 0.77", %2 a formula such as "g(4)", %3 a row of values, %4 a number of
        //: stones
        return phrase(
            "%1: the values g(0) to %2 are %3. Which SG values do the options of a heap of %4 "
            "have? Give each value once.")(ruleOf(asked), asked.game.symbol(asked.part, asked.heap - 1),
                                           valueRow(asked.game, asked.part, asked.heap - 1), asked.heap);
    }
    //: %1 is a rule such as "Set {1,3,4}", %2 a number of stones
    return phrase("%1: which SG values do the options of a heap of %2 have? Give each value once.")(
        ruleOf(asked), asked.heap);
}

void addValueSlips(Question& question, const SgAsked& asked)
{
    const std::vector<Count> right = asked.optionValues();
    const auto formulaWith = [&](const auto& suits) {
        const auto found = std::ranges::find_if(asked.options, suits);
        return asked.formula(found == asked.options.end() ? asked.options.front() : *found);
    };
    if (!asked.game.hasTokens() && std::ranges::none_of(asked.options, isSplit)) {
        std::vector<Count> sizes;
        for (const SgOption& option : asked.options)
            sizes.push_back(option.first);
        const auto differs = [](const SgOption& option) { return option.first != option.value; };
        //: %1 is a formula such as "g(7−3) = g(4) = 2"
        addSlip(
            question, sortedOnce(sizes),
            phrase("These are the sizes of the options. Asked are their values: %1.")(formulaWith(differs)));
    }
    std::vector<Count> added;
    for (const SgOption& option : asked.options) {
        added.push_back(asked.game.value(asked.part, option.first)
                        + (isSplit(option) ? asked.game.value(asked.part, option.second) : 0));
    }
    const auto wasAdded = [&](const SgOption& option) {
        return isSplit(option)
            && option.value
            != asked.game.value(asked.part, option.first) + asked.game.value(asked.part, option.second);
    };
    //: %1 is a formula such as "g(5+3) = 4 ⊕ 3 = 7"
    addSlip(question, sortedOnce(added),
            phrase("Where a heap is split, the values are not added but combined by ⊕: %1.")(
                formulaWith(wasAdded)));
    if (right.front() == 0) {
        const auto isZero = [](const SgOption& option) { return option.value == 0; };
        //: %1 is a formula such as "g(5−3) = g(2) = 0"
        addSlip(question, without(right, 0), phrase("0 is a value as well: %1.")(formulaWith(isZero)));
    }
    //: %1 is a formula such as "g(7) = 2"
    addSlip(question, std::vector{asked.value},
            phrase("%1 is the value of the position itself. Asked are the values of its options.")(
                QStringLiteral("%1 = %2").arg(asked.symbol(), QString::number(asked.value))));
}

// What is said of a list of values that is not right.
Sentence valuesComment(const SgAsked& asked, const std::vector<Count>& given)
{
    const std::vector<Count> right = asked.optionValues();
    for (const Count wrong : given) {
        if (!std::ranges::binary_search(right, wrong)) {
            //: %1 is an SG value
            return phrase("No option has the value %1.")(wrong);
        }
    }
    for (const SgOption& option : asked.options) {
        if (std::ranges::find(given, option.value) == given.end()) {
            //: %1 is a formula such as "g(5−3) = g(2) = 0"
            return phrase("One option is left out: %1.")(asked.formula(option));
        }
    }
    return {};
}

// The options and their values; of very many one for each value.
Sentence valuesBecause(const SgAsked& asked)
{
    const bool areFew = asked.options.size() <= 2 * kMostAskedOptions;
    Clauses all;
    std::vector<Count> listed;
    for (const SgOption& option : asked.options) {
        if (areFew || std::ranges::find(listed, option.value) == listed.end())
            all.items.push_back(teaching::formula(asked.formula(option)));
        listed.push_back(option.value);
    }
    if (areFew) {
        //: %1 is a list of formulas such as "g(7−3) = g(4) = 2"
        return phrase("The options and their values: %1.")(all);
    }
    //: %1 is a list of formulas such as "g(7−3) = g(4) = 2"
    return phrase("An option for each of the values: %1.")(all);
}

std::optional<Question> askValues(const Draft& draft)
{
    const auto asked = sgAsked(draft);
    if (!asked || !canAskValues(*asked))
        return std::nullopt;
    Question question = newQuestion("option-values", draft, AnswerForm::Numbers);
    question.task = valuesTask(*asked);
    question.right = asked->optionValues();
    setAsked(question, asked->valuesFact());
    asked->tellAll(question);
    if (asked->game.maySplit())
        tellSgRow(question, asked->game, asked->part, asked->heap - 1);
    addValueSlips(question, *asked);
    const std::vector<Count> values = asked->optionValues();
    for (const auto& slip : {without(values, values.back()), with(values, asked->value)})
        addSlip(question, slip, valuesComment(*asked, slip));
    question.comment = onAnswer<std::vector<Count>>(
        [asked = *asked](const std::vector<Count>& given) { return valuesComment(asked, given); });
    question.hints = {phrase("First find the options, then the value of each."),
                      asked->game.hasTokens()
                          ? phrase("A sink has the value 0. Go up from the sinks: each vertex has the "
                                   "smallest number that none of its options has.")
                          : phrase("Write the values down in a row, from g(0) = 0 on: each is the smallest "
                                   "number that none of its options has.")};
    question.because = valuesBecause(*asked);
    question.deciding = "value";
    return question;
}

std::vector<QuestionKind> kinds()
{
    return {{QStringLiteral("options"), phrase("Options"), drawOptions, askOptions, true,
             drawSgBeyond<canAskOptions>},
            {QStringLiteral("option-values"), phrase("Values of the options"), drawValues, askValues, true,
             drawSgBeyond<canAskValues>}};
}

} // namespace laststone::games::sg_option_questions

namespace laststone::games {

std::vector<QuestionKind> sgOptionQuestions()
{
    return sg_option_questions::kinds();
}

} // namespace laststone::games
