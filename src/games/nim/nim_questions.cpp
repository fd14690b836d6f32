// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/nim_sum.h"
#include "games/common/nim_sum_questions.h"
#include "games/nim/nim_game.h"

#include <QStringList>

#include <algorithm>
#include <bit>
#include <numeric>

namespace laststone::games {

namespace nim = theory::nim;

namespace {

struct Words {
    LASTSTONE_SENTENCES(NimQuestions)
};

using Draw = QRandomGenerator;

// Whether the columns decide who wins: in misère play only while two heaps or more are large.
bool columnsDecide(const Position& position)
{
    return position.play == Play::Normal || nim::sizes(position.heaps).big >= 2;
}

// The step that answers a question about columns: small positions are explained without most of them.
const char* decidingStep(const Position& position, const char* step)
{
    const nim::Shape shape = nim::shape(position.heaps);
    if (position.play == Play::Misere && (shape == nim::Shape::Many || !columnsDecide(position)))
        return step;
    if (shape == nim::Shape::OneHeap)
        return "one-heap";
    const std::size_t large = nim::sizes(position.heaps).big;
    const bool isMirrored =
        shape == nim::Shape::EqualPair || (large > 1 && nim::areEqualPairs(position.heaps));
    const char* const way = isMirrored     ? "equal-pair"
        : shape == nim::Shape::UnequalPair ? "unequal-pair"
        : large == 1                       ? "one-large"
                                           : nullptr;
    if (way) {
        const QLatin1String wanted(step);
        const bool isWritten = wanted == QLatin1String("binary") || wanted == QLatin1String("columns")
            || wanted == QLatin1String("nim-sum");
        return isWritten ? "nim-sum" : way;
    }
    return large == 0 ? "ones" : step;
}

bool hasColumns(const Position& position)
{
    return canBeAsked(position.heaps) && columnsDecide(position);
}

// Heaps are named from 1.
Count name(std::size_t heap)
{
    return Count{heap} + 1;
}

// The place of the heap that the first number names; none if there is no such heap.
std::optional<std::size_t> heapOf(const Draft& draft, std::size_t numbers)
{
    const auto& about = draft.about;
    if (about.size() != numbers || about[0] < 1 || about[0] > draft.position.heaps.size())
        return std::nullopt;
    return static_cast<std::size_t>(about[0] - 1);
}

std::optional<Position> drawWithColumns(const Position& like, Difficulty difficulty,
                                        std::optional<Outcome> wanted, Draw& random)
{
    const auto position = drawPosition(like, difficulty, wanted, random);
    return position && hasColumns(*position) ? position : std::nullopt;
}

// Now and then every column is even.
std::optional<Draft> drawColumns(const Position& like, Difficulty difficulty, Draw& random)
{
    const Outcome wanted = random.bounded(5) == 0 ? Outcome::P : Outcome::N;
    const auto position = drawWithColumns(like, difficulty, wanted, random);
    return position ? std::optional(Draft{*position}) : std::nullopt;
}

// ---- binary: 13 is 1101 ----

// The binary digits, read as a decimal number.
Count asDecimal(Count value)
{
    return QString::number(value, 2).toULongLong();
}

// What was meant by decimal digits; none where one of them is no binary digit.
std::optional<Count> fromDecimal(Count digits)
{
    bool isBinary = false;
    const Count value = QString::number(digits).toULongLong(&isBinary, 2);
    return isBinary ? std::optional(value) : std::nullopt;
}

std::optional<Draft> drawBinary(const Position& like, Difficulty difficulty, Draw& random)
{
    const auto position = drawWithColumns(like, difficulty, std::nullopt, random);
    if (!position)
        return std::nullopt;
    constexpr Count kLeast[] = {4, 7, 17};
    const Count place = drawNumber(0, position->heaps.size() - 1, random);
    if (position->heaps[place] < kLeast[static_cast<int>(difficulty)])
        return std::nullopt;
    return Draft{*position, {place + 1}};
}

void addBinarySlips(Question& question, Count stones)
{
    QString reversed = QString::number(stones, 2);
    std::ranges::reverse(reversed);
    QString powers;
    for (const Count power : nim::subHeaps(stones))
        powers += QString::number(power);
    bool fits = false;
    const Count joined = powers.toULongLong(&fits);
    addSlip(question, stones,
            Words::phrase("That is the number in decimal digits. In binary there are only the digits 0 and "
                          "1, one for each power of two."));
    addSlip(question, reversed.toULongLong(),
            Words::phrase("These are the digits in the wrong order: the largest power of two stands on the "
                          "left, the 1 on the right."));
    //: %1 is a number
    addSlip(question, asDecimal(stones / 2),
            Words::phrase("The last digit is missing. It says whether %1 is odd or even.")(stones));
    // The last of them: in a choice, the powers run together say too much of the right answer.
    if (fits && joined <= theory::kMaxCount) {
        addSlip(question, joined,
                Words::phrase("You have written down the powers of two themselves. Write a 1 for each that "
                              "is needed, and a 0 for each that is not."));
    }
}

std::optional<Question> askBinary(const Draft& draft)
{
    const auto heap = heapOf(draft, 1);
    if (!heap || !hasColumns(draft.position) || draft.position.heaps[*heap] < 2)
        return std::nullopt;
    const Count stones = draft.position.heaps[*heap];
    const Count largest = std::bit_floor(stones);
    Question question = newQuestion("binary", draft, AnswerForm::Number);
    //: %1 is the number of a heap, %2 its size, as 13
    question.task = Words::phrase("Heap %1 has %2 stones. How is %2 written in binary?")(name(*heap), stones);
    question.right = asDecimal(stones);
    question.isInBinary = true;
    setAsked(question, QStringLiteral("binary %1").arg(stones));
    question.deciding = decidingStep(draft.position, "binary");
    question.hints = {
        //: %1 is a number
        Words::phrase(
            "Which powers of two, out of 1, 2, 4, 8, 16 and so on, add up to %1? Each is used at most once.")(
            stones),
        //: %1 is a power of two that fits into %2, %3 what is left of %2 without it
        Words::phrase("%1 is the largest power of two that fits into %2, and leaves %3. Go down from there: "
                      "1 for a power that fits into what is left, 0 for one that does not.")(
            largest, stones, stones - largest)};
    //: %1 is a formula such as "13 = 8 + 4 + 1", or "8 = 8"; %2 the same number in binary, as 1101₂
    question.because = Words::phrase("%1. With a 0 for every other power of two that is %2.")(
        powersFormula(stones), Binary{stones, 1, true});
    question.comment = [stones](const Answer& answer) -> Sentence {
        const Count* digits = std::get_if<Count>(&answer);
        const auto meant = digits ? fromDecimal(*digits) : std::nullopt;
        if (!meant)
            return Words::phrase("A binary number has no digits but 0 and 1.");
        //: %1 is a number in binary as 1011₂, %2 the same in decimal, %3 the number asked for
        return Words::phrase("%1 is %2, not %3.")(Binary{*meant, 1, true}, *meant, stones);
    };
    addBinarySlips(question, stones);
    return question;
}

// ---- odd-column: which powers of two are in an odd number of heaps ----

std::vector<Count> columnSizes(const std::vector<nim::Column>& columns, bool odd)
{
    std::vector<Count> sizes;
    for (const nim::Column& column : columns) {
        if (column.odd() == odd)
            sizes.push_back(column.size());
    }
    std::ranges::sort(sizes);
    return sizes;
}

// The first number of `given` that is not in `right`.
std::optional<Count> firstWrong(const std::vector<Count>& given, const std::vector<Count>& right)
{
    const auto isWrong = [&](Count number) { return std::ranges::find(right, number) == right.end(); };
    const auto wrong = std::ranges::find_if(given, isWrong);
    return wrong == given.end() ? std::nullopt : std::optional(*wrong);
}

Sentence wrongColumns(const std::vector<nim::Column>& columns, const std::vector<Count>& given)
{
    const std::vector<Count> odd = columnSizes(columns, true);
    const auto wrong = firstWrong(given, odd);
    if (!wrong) {
        //: %n is how many were not named
        return Words::plural("%n odd column(s) are missing.")(odd.size() - given.size());
    }
    if (!std::has_single_bit(*wrong)) {
        //: %1 is a number that is no power of two
        return Words::phrase("There is no column %1: columns are powers of two, 1, 2, 4, 8 and so on.")(
            *wrong);
    }
    const auto column = std::ranges::find(columns, *wrong, &nim::Column::size);
    //: %1 is a power of two, %2 an even number, 0 among them
    return Words::phrase("Column %1 is even. How many ones it has: %2.")(
        *wrong, column == columns.end() ? Count{0} : Count{column->ones});
}

void addColumnSlips(Question& question, const std::vector<nim::Column>& columns)
{
    const std::vector<Count> odd = columnSizes(columns, true);
    std::vector<Count> all;
    std::vector<Count> places;
    for (const nim::Column& column : columns) {
        all.insert(all.begin(), column.size());
        if (column.odd())
            places.insert(places.begin(), static_cast<Count>(column.bit) + 1);
    }
    addSlip(question, columnSizes(columns, false),
            Words::phrase("These are the even columns: those with an even number of ones, as 0, 2 or 4."));
    addSlip(question, places,
            Words::phrase("You have counted the columns from the right. A column is called by its power of "
                          "two: from the right 1, 2, 4, 8 and so on."));
    if (!odd.empty()) {
        addSlip(
            question, std::vector{std::accumulate(odd.begin(), odd.end(), Count{0})},
            Words::phrase("That is the sum of the odd columns, which is the nim-sum. Name them one by one."));
        addSlip(question, std::vector<Count>{},
                //: %1 is a power of two
                Words::phrase("Not all are even: look at column %1.")(odd.back()));
        //: %1 is a power of two
        addSlip(question, std::vector{odd.back()},
                Words::phrase("Column %1 is odd, but it is not the only one.")(odd.back()));
    }
    addSlip(question, all, wrongColumns(columns, all));
}

std::optional<Question> askOddColumn(const Draft& draft)
{
    if (!draft.about.empty() || !hasColumns(draft.position))
        return std::nullopt;
    const std::vector<nim::Column> columns = nim::columns(draft.position.heaps);
    const std::vector<Count> odd = columnSizes(columns, true);
    const Count largest = *std::ranges::max_element(draft.position.heaps);
    Question question = newQuestion("odd-column", draft, AnswerForm::Numbers);
    question.mayBeNone = true;
    question.task =
        Words::phrase("Write the heaps in binary, one under the other. Which columns have an odd number of "
                      "ones? Name them by their powers of two, such as “8 1”. It may be that there is none.");
    question.right = odd;
    question.deciding = decidingStep(draft.position, "columns");
    question.hints = {
        //: %1 is a formula such as "13 = 8 + 4 + 1"
        Words::phrase("Every heap is a sum of powers of two, and has a 1 in their columns: %1.")(
            powersFormula(largest)),
        //: %1 is a power of two
        Words::phrase("Begin with column %1: how many heaps have this power of two? Is that odd? Then take "
                      "the next column, down to 1.")(columns.front().size())};
    if (odd.empty())
        question.because = Words::phrase("Every column has an even number of ones.");
    else {
        //: %1 is a list of powers of two such as "1, 8"
        question.because =
            Words::phrase("An odd number of ones: column %1. All others are even.")(Numbers{odd});
    }
    question.comment = onAnswer<std::vector<Count>>(
        [columns](const std::vector<Count>& given) { return wrongColumns(columns, given); });
    addColumnSlips(question, columns);
    return question;
}

// ---- nim-sum ----

std::optional<Question> askNimSum(const Draft& draft)
{
    if (!draft.about.empty() || !hasColumns(draft.position))
        return std::nullopt;
    const std::vector<Count>& heaps = draft.position.heaps;
    Question question = newQuestion("nim-sum", draft, AnswerForm::Number);
    //: %1 is a formula such as "7 ⊕ 9 ⊕ 15"
    question.task = Words::phrase("What is the nim-sum of the heaps, %1?")(xorTerms(heaps));
    question.right = nim::nimSum(heaps);
    question.deciding = decidingStep(draft.position, "nim-sum");
    question.hints = nimSumHints(heaps);
    question.because = nimSumBecause(heaps);
    question.comment = [heaps](const Answer& answer) { return wrongNimSum(heaps, answer); };
    addNimSumSlips(question, heaps, [](std::size_t heap) {
        //: %1 is the number of a heap
        return Words::phrase("That is the nim-sum without heap %1.")(name(heap));
    });
    return question;
}

// ---- lower-to: what a heap must become ----

std::optional<Draft> drawLowerTo(const Position& like, Difficulty difficulty, Draw& random)
{
    const auto position = drawWithColumns(like, difficulty, Outcome::N, random);
    if (!position)
        return std::nullopt;
    const auto moves = nim::winningMoves(position->heaps, position->play);
    return Draft{*position, {name(moves[drawNumber(0, moves.size() - 1, random)].heap)}};
}

// What a heap of so many stones is lowered to by who has not understood how the nim-sum `sum` becomes 0.
void addLowerToSlips(Question& question, Count stones, Count sum)
{
    const Count right = stones ^ sum;
    //: %1 is the nim-sum
    addSlip(question, sum,
            Words::phrase("%1 is the nim-sum itself. What is left must cancel the other heaps: it is the "
                          "heap ⊕ the nim-sum.")(sum));
    //: %1 is a number of stones
    addSlip(question, stones - right,
            Words::phrase("%1 is how many stones have to be taken. How many are left?")(stones - right));
    if (stones > sum) {
        //: %1 is a formula such as "12 − 5 = 7": a heap without the nim-sum
        addSlip(question, stones - sum,
                Words::phrase("You have taken the nim-sum away: %1. It has to be XORed with the heap.")(
                    QStringLiteral("%1 − %2 = %3").arg(stones).arg(sum).arg(stones - sum)));
    }
    if ((stones | sum) != right) {
        //: %1 is a heap, %2 the nim-sum
        addSlip(
            question, stones | sum,
            Words::phrase("That has a 1 wherever %1 or %2 has one. Where both have one there is none: XOR.")(
                stones, sum));
    }
    addSlip(question, stones + sum,
            //: %1 is a formula such as "12 + 5 = 17": a heap and the nim-sum
            Words::phrase("You have added the nim-sum: %1. ⊕ carries nothing.")(
                QStringLiteral("%1 + %2 = %3").arg(stones).arg(sum).arg(stones + sum)));
}

std::optional<Question> askLowerTo(const Draft& draft)
{
    const auto heap = heapOf(draft, 1);
    if (!heap || !hasColumns(draft.position))
        return std::nullopt;
    const std::vector<Count>& heaps = draft.position.heaps;
    const Count stones = heaps[*heap];
    const Count sum = nim::nimSum(heaps);
    const Count right = stones ^ sum;
    if (right >= stones)
        return std::nullopt;
    Question question = newQuestion("lower-to", draft, AnswerForm::Number);
    //: %1 is the number of a heap, %2 its size
    question.task =
        Words::phrase("Heap %1 has %2 stones. How many must be left of it so that the nim-sum becomes 0?")(
            name(*heap), stones);
    question.right = right;
    question.deciding = decidingStep(draft.position, "move");
    question.hints = {
        Words::phrase("Every column has to become even. So the heap must change in the odd columns, and in "
                      "no others: there a 1 becomes 0, and a 0 becomes 1."),
        //: %1 is a list of powers of two such as "1, 4", %2 the size of a heap, such as "1" or "13 = 1101₂"
        Words::phrase("Odd is column %1. Change these digits of %2.")(
            Numbers{columnSizes(nim::columns(heaps), true)}, inBothBases(stones))};
    const QString formula = QStringLiteral("%1 ⊕ %2 = %3").arg(stones).arg(sum).arg(right);
    //: %1 is a formula such as "12 ⊕ 13 = 1": a heap, the nim-sum, and what is left of the heap
    question.because = Words::phrase(
        "%1: the heap, XORed with the nim-sum. That changes its digits in the odd columns, and no others.")(
        formula);
    question.comment = onAnswer<Count>([stones, sum](Count left) {
        if (left >= stones) {
            //: %1 is the size of a heap
            return Words::phrase("Stones can only be taken away, and there are %1 in this heap.")(stones);
        }
        //: %1 is a number of stones, %2 a nim-sum that is not 0
        return Words::phrase("With %1 left in this heap the nim-sum is %2, not 0.")(left,
                                                                                    sum ^ stones ^ left);
    });
    addLowerToSlips(question, stones, sum);
    return question;
}

// ---- cannot-mend: which heaps have no move to nim-sum 0 ----

std::optional<Draft> drawCannotMend(const Position& like, Difficulty difficulty, Draw& random)
{
    const auto position = drawWithColumns(like, difficulty, Outcome::N, random);
    return position ? std::optional(Draft{*position}) : std::nullopt;
}

// The numbers of the heaps of which something holds.
template <class Holds> std::vector<Count> heapsThat(const std::vector<Count>& heaps, Holds holds)
{
    std::vector<Count> names;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (heaps[i] > 0 && holds(heaps[i]))
            names.push_back(name(i));
    }
    return names;
}

Sentence wouldGrow(const std::vector<Count>& heaps, Count heap)
{
    const Count stones = heaps[heap - 1];
    //: %1 is the number of a heap, %2 its size, %3 a larger number
    return Words::phrase("Heap %1 cannot do it: it would have to grow from %2 to %3.")(
        heap, stones, stones ^ nim::nimSum(heaps));
}

Sentence wrongHeaps(const std::vector<Count>& heaps, const std::vector<Count>& right,
                    const std::vector<Count>& given)
{
    const auto wrong = firstWrong(given, right);
    if (!wrong) {
        const auto missing = firstWrong(right, given);
        return missing ? wouldGrow(heaps, *missing) : Sentence();
    }
    if (*wrong < 1 || *wrong > heaps.size()) {
        //: %1 is a number that no heap has
        return Words::phrase("There is no heap %1. The heaps are counted from 1, in the order on the board.")(
            *wrong);
    }
    const Count stones = heaps[*wrong - 1];
    if (stones == 0)
        return Words::phrase("Heap %1 is empty: only heaps with stones are asked for.")(*wrong);
    //: %1 is the number of a heap, %2 its size, %3 a smaller number
    return Words::phrase("Heap %1 can do it: lower it from %2 to %3.")(*wrong, stones,
                                                                       stones ^ nim::nimSum(heaps));
}

std::optional<Question> askCannotMend(const Draft& draft)
{
    const std::vector<Count>& heaps = draft.position.heaps;
    const Count sum = nim::nimSum(heaps);
    if (!draft.about.empty() || !hasColumns(draft.position) || sum == 0)
        return std::nullopt;
    const auto cannot = heapsThat(heaps, [&](Count stones) { return (stones ^ sum) > stones; });
    const auto can = heapsThat(heaps, [&](Count stones) { return (stones ^ sum) < stones; });
    const Count lead = std::bit_floor(sum);
    Question question = newQuestion("cannot-mend", draft, AnswerForm::Numbers);
    question.mayBeNone = true;
    question.task = Words::phrase(
        "Which heaps cannot be lowered so that the nim-sum becomes 0? Answer with their numbers, counted "
        "from 1 in the order on the board; empty heaps are left out. It may be that there is none.");
    question.right = cannot;
    question.deciding = decidingStep(draft.position, cannot.empty() ? "leading" : "others");
    question.hints = {Words::phrase("A heap has to change in the odd columns. Some heaps become smaller by "
                                    "that, others larger, and stones cannot be added."),
                      //: %1 is the nim-sum, %2 a power of two
                      Words::phrase("The nim-sum is %1, so %2 is the leading odd column. The heaps with a 1 "
                                    "there become smaller. What about the others?")(sum, lead)};
    //: %1 is a power of two
    question.because =
        Words::phrase("The leading odd column is %1. A heap without this sub-heap would have to grow.")(lead);
    question.comment = onAnswer<std::vector<Count>>(
        [heaps, cannot](const std::vector<Count>& given) { return wrongHeaps(heaps, cannot, given); });
    addSlip(question, can, Words::phrase("These are the heaps that can do it. Asked for are the others."));
    std::vector<Count> sizes;
    std::ranges::transform(cannot, std::back_inserter(sizes), [&](Count heap) { return heaps[heap - 1]; });
    std::ranges::sort(sizes);
    sizes.erase(std::ranges::unique(sizes).begin(), sizes.end());
    addSlip(question, sizes,
            Words::phrase("Answer with the numbers of the heaps, from 1 on, not with their sizes."));
    //: %1 is a power of two
    addSlip(question, heapsThat(heaps, [&](Count stones) { return stones < sum; }),
            Words::phrase("It does not matter whether a heap is smaller than the nim-sum. What matters is "
                          "whether it has the leading odd column, %1.")(lead));
    const auto all = heapsThat(heaps, [](Count) { return true; });
    addSlip(question, all, wrongHeaps(heaps, cannot, all));
    addSlip(question, std::vector<Count>{}, wrongHeaps(heaps, cannot, {}));
    return question;
}

// ---- reply: the opponent has just moved away from a P-position ----

// The position that the opponent had; none where the numbers do not fit.
std::optional<Position> beforeMove(const Draft& draft)
{
    const auto heap = heapOf(draft, 2);
    if (!heap || draft.about[1] < 1 || draft.about[1] > theory::kMaxCount - draft.position.heaps[*heap])
        return std::nullopt;
    Position before = draft.position;
    before.heaps[*heap] += draft.about[1];
    return before;
}

std::optional<Draft> drawReply(const Position& like, Difficulty difficulty, Draw& random)
{
    const auto before = drawPosition(like, difficulty, Outcome::P, random);
    if (!before)
        return std::nullopt;
    constexpr int kTries = 20;
    for (int i = 0; i < kTries; ++i) {
        const Move move = before->game->randomMove(*before, random);
        const Position left = before->game->after(*before, move);
        if (!isTrivial(left) && isOfLevel(left, difficulty))
            return Draft{left, {name(move.heap), move.take}};
    }
    return std::nullopt;
}

// What is said of a move that does not win; nothing of one that does.
Sentence stillWon(const Position& left)
{
    if (left.game->outcome(left) == Outcome::P)
        return {};
    if (left.game->isTerminal(left))
        return Words::phrase("That takes the last stone, and loses.");
    if (columnsDecide(left) && nim::nimSum(left.heaps) != 0) {
        //: %1 is a nim-sum other than 0
        return Words::phrase("That leaves nim-sum %1, not 0, so your opponent can win.")(
            nim::nimSum(left.heaps));
    }
    return refutation(left);
}

std::vector<Sentence> replyHints(const Position& before, const Position& position, std::size_t heap)
{
    if (!columnsDecide(position))
        return position.game->hints(position);
    const Count from = before.heaps[heap];
    const Count to = position.heaps[heap];
    return {Words::phrase("Before your opponent’s move every column was even. Which columns are odd now? "
                          "Make them even again."),
            //: %1 is the number of a heap, %2 is "9 → 4", %3 a list of powers of two such as "1, 4, 8"
            Words::phrase("Heap %1 has gone %2. So what is odd now is column %3. Look for a heap that has "
                          "the largest of them.")(name(heap), arrowFormula(from, to),
                                                  Numbers{columnSizes(nim::columns(position.heaps), true)})};
}

std::optional<Question> askReply(const Draft& draft)
{
    const Position& position = draft.position;
    const auto before = beforeMove(draft);
    const teaching::Game& game = *position.game;
    if (!before || game.isTerminal(position) || game.outcome(*before) != Outcome::P)
        return std::nullopt;
    const Count heap = draft.about[0];
    const Count taken = draft.about[1];
    const Move best = game.winningMoves(position).front();
    Question question = newQuestion("reply", draft, AnswerForm::Move);
    //: %1 is a number of stones, %2 the number of a heap
    question.task = Words::phrase("Your opponent has just taken %1 from heap %2. Before that it was a "
                                  "P-position. Make a winning move.")(taken, heap);
    question.right = game.after(position, best);
    question.told << game.facts(*before).constFirst() << game.facts(game.after(position, best)).constFirst();
    question.deciding = columnsDecide(position) ? decidingStep(position, "move") : nullptr;
    question.hints = replyHints(*before, position, heap - 1);
    //: %1 is a move, such as "take 5 from heap 2"
    question.because = Words::phrase("After “%1” your opponent has a P-position again.")(
        Clauses{{game.describe(position, best)}});
    acceptWinningMoves(question, stillWon);
    for (std::size_t other = 0; other < position.heaps.size(); ++other) {
        const Move copy{other, taken, 0};
        if (!game.isLegal(position, copy))
            continue;
        const Position left = game.after(position, copy);
        //: %1 is a number of stones; %2 a sentence such as "That leaves nim-sum 5, not 0, so your opponent
        //: can win."
        addSlip(question, left,
                Words::phrase("You have copied your opponent’s %1. Copying works when two equal heaps are "
                              "all there is. %2")(taken, Clauses{{stillWon(left)}}));
    }
    addWrongMoves(question, stillWon);
    if (question.slips.empty())
        return std::nullopt; // every move wins
    return question;
}

// ---- split: one heap becomes several, then the opponent moves first ----

// Only what can be typed: in misère play an odd number has to be split into ones.
std::optional<Draft> drawSplit(const Position& like, Difficulty difficulty, Draw& random)
{
    constexpr Count kNormal[][2] = {{4, 15}, {16, 40}, {41, 100}};
    constexpr Count kMisere[][2] = {{4, 9}, {10, 15}, {16, 23}};
    const auto& ranges = like.play == Play::Normal ? kNormal : kMisere;
    const auto& [least, most] = ranges[static_cast<int>(difficulty)];
    Position position = like;
    position.heaps = {drawNumber(least, most, random)};
    return Draft{position};
}

Position heapsOf(const Position& like, std::vector<Count> heaps)
{
    return {like.game, like.play, std::move(heaps)};
}

Sentence wrongSplit(const Answer& answer)
{
    const auto* heaps = std::get_if<Position>(&answer);
    if (!heaps)
        return Words::phrase(
            "It can be done. With which heaps does whoever moves second always have an answer?");
    if (heaps->game->outcome(*heaps) == Outcome::P)
        return {};
    if (heaps->play == Play::Normal) {
        //: %1 is a nim-sum other than 0
        return Words::phrase("The nim-sum is %1, so your opponent, who moves first, can win.")(
            nim::nimSum(heaps->heaps));
    }
    //: %1 is a move, such as "take 5 from heap 2"
    return Words::phrase("Your opponent, who moves first, can win: %1.")(
        Clauses{{heaps->game->describe(*heaps, heaps->game->winningMoves(*heaps).front())}});
}

std::optional<Sentence> otherSplit(const Position& asked, const Answer& answer)
{
    const auto* heaps = std::get_if<Position>(&answer);
    if (!heaps)
        return std::nullopt;
    if (heaps->word() != asked.word() || heaps->play != asked.play)
        return Sentence(Words::phrase("Type the sizes of the heaps only, such as “3 4 5”."));
    const Count total = heaps->game->stonesLeft(*heaps);
    if (total == asked.heaps[0])
        return std::nullopt;
    //: %1 is the sum of the heaps typed, %2 what it should be
    return Words::phrase("These heaps have %1 stones, not %2.")(total, asked.heaps[0]);
}

// What may be split, and what comes of it.
struct Splitting {
    Count stones;
    bool isMisere;
    bool isOdd() const { return stones % 2 == 1; }

    Sentence task() const
    {
        if (isMisere) {
            //: misère play; %1 is a number of stones
            return Words::phrase(
                "Split %1 stones into as many heaps as you like. Then your opponent moves "
                "first, and whoever takes the last stone loses. Can you split so that you "
                "win? Type the heaps, such as “3 4 5”, or say that it cannot be done.")(stones);
        }
        //: %1 is a number of stones
        return Words::phrase(
            "Split %1 stones into as many heaps as you like. Then your opponent moves first. Can you split "
            "so that you win? Type the heaps, such as “3 4 5”, or say that it cannot be done.")(stones);
    }

    Sentence because() const
    {
        if (isOdd() && isMisere) {
            //: misère play; %1 is an odd number
            return Words::phrase("%1 heaps of one stone: every move takes a whole heap, and as %1 is odd, "
                                 "your opponent takes the last. With a larger heap the nim-sum would have to "
                                 "be 0, which needs an even number of stones.")(stones);
        }
        if (isOdd()) {
            //: %1 is an odd number of stones
            return Words::phrase("%1 is odd, so an odd number of heaps are odd, and column 1 is odd: the "
                                 "nim-sum is never 0. Whoever moves first wins, whatever the split.")(stones);
        }
        //: %1 is half of the stones
        return Words::phrase("Two equal heaps of %1 win by mirroring, and so does every other split with "
                             "nim-sum 0 and a heap of two or more.")(stones / 2);
    }

    std::vector<Sentence> hints() const
    {
        if (isMisere) {
            return {Words::phrase("Your opponent moves first, so leave a P-position of misère play."),
                    Words::phrase("Try two kinds of splits: into heaps of one stone only, and into two equal "
                                  "heaps. Who takes the last stone?")};
        }
        return {Words::phrase("Your opponent moves first, so leave a P-position: heaps with nim-sum 0."),
                Words::phrase("Look at column 1. It is even only if the number of odd heaps is even. What "
                              "does that say of the number of all stones?")};
    }
};

void addSplitSlips(Question& question, Count stones)
{
    const Position& like = question.position;
    addSlip(question, std::vector<Position>{}, wrongSplit(std::vector<Position>{}));
    if (like.play == Play::Normal) {
        addSlip(question, heapsOf(like, {stones}),
                Words::phrase("One heap: your opponent takes it whole and wins at once."));
    } else {
        addSlip(question, heapsOf(like, {stones}),
                Words::phrase("One heap: your opponent leaves one stone of it, and you have to take that."));
        addSlip(question, heapsOf(like, std::vector<Count>(stones, 1)),
                //: %1 is an even number of heaps
                Words::phrase("%1 heaps of one stone, an even number: every move takes a whole heap, so you "
                              "take the last stone and lose.")(stones));
    }
    for (const Count part : {stones / 2, Count{1}}) {
        const Position split = heapsOf(like, {stones - part, part});
        addSlip(question, split, wrongSplit(split));
    }
}

std::optional<Question> askSplit(const Draft& draft)
{
    const Position& position = draft.position;
    constexpr Count kLeast = 3;
    constexpr Count kMost = 1000;
    if (!draft.about.empty() || position.heaps.size() != 1 || position.heaps[0] < kLeast
        || position.heaps[0] > kMost)
        return std::nullopt;
    const Splitting splitting{position.heaps[0], position.play == Play::Misere};
    const Count half = splitting.stones / 2;
    Question question = newQuestion("split", draft, AnswerForm::Typed);
    question.mayBeNone = true;
    question.task = splitting.task();
    question.hints = splitting.hints();
    question.because = splitting.because();
    const bool canBeDone = splitting.isMisere || !splitting.isOdd();
    if (!canBeDone)
        question.right = std::vector<Position>{};
    else if (splitting.isOdd())
        question.right = heapsOf(position, std::vector<Count>(splitting.stones, 1));
    else
        question.right = heapsOf(position, {half, half});
    question.accepts = [position, canBeDone](const Answer& answer) {
        if (const auto* heaps = std::get_if<Position>(&answer))
            return !otherSplit(position, answer) && heaps->game->outcome(*heaps) == Outcome::P;
        const auto* none = std::get_if<std::vector<Position>>(&answer);
        return none && none->empty() && !canBeDone;
    };
    question.comment = wrongSplit;
    question.refuse = [position](const Answer& answer) { return otherSplit(position, answer); };
    addSplitSlips(question, splitting.stones);
    return question;
}

// ---- The hints to any question about a position ----

std::vector<Sentence> misereEndHints(const nim::Sizes& sizes)
{
    if (sizes.big == 0) {
        return {Words::phrase("Every move takes one whole heap, so nobody has a choice."),
                Words::phrase("Count the heaps. Who takes the last of them?")};
    }
    return {Words::phrase("Only one heap has two stones or more. When it is gone, nobody has a choice: this "
                          "is the moment that decides."),
            Words::phrase(
                "How many heaps of one stone should your opponent be left with, an odd or an even number?")};
}

} // namespace

std::vector<Sentence> nimHints(const Position& position)
{
    const nim::Shape shape = nim::shape(position.heaps);
    if (shape == nim::Shape::Empty)
        return {};
    if (!columnsDecide(position))
        return misereEndHints(nim::sizes(position.heaps));
    if (shape == nim::Shape::EqualPair || shape == nim::Shape::UnequalPair) {
        return {Words::phrase("With two heaps no arithmetic is needed: what can always be answered?"),
                Words::phrase("Compare the two heaps. If they are equal, whatever is taken from one can be "
                              "taken from the other.")};
    }
    return {Words::phrase("Write the heaps in binary, one under the other. A position is P exactly when "
                          "every column has an even number of ones."),
            //: %1 is a power of two
            Words::phrase("Begin with column %1: how many heaps have this power of two? Mark the columns "
                          "that are odd. A move should make all of them even.")(
                nim::columns(position.heaps).front().size())};
}

std::vector<QuestionKind> nimKinds()
{
    return {
        {QStringLiteral("binary"), Words::phrase("Write a heap in binary"), drawBinary, askBinary, true},
        {QStringLiteral("odd-column"), Words::phrase("Find the odd columns"), drawColumns, askOddColumn},
        {QStringLiteral("nim-sum"), Words::phrase("Work out the nim-sum"), drawColumns, askNimSum},
        {QStringLiteral("lower-to"), Words::phrase("What must a heap become?"), drawLowerTo, askLowerTo},
        {QStringLiteral("cannot-mend"), Words::phrase("Which heaps cannot help?"), drawCannotMend,
         askCannotMend},
        {QStringLiteral("reply"), Words::phrase("Reply to a move"), drawReply, askReply},
        {QStringLiteral("split"), Words::phrase("Split the stones"), drawSplit, askSplit},
    };
}

} // namespace laststone::games
