// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_game.h"

#include "teaching/new_question.h"

#include <algorithm>

namespace laststone::games {

namespace wythoff = theory::wythoff;
using From = wythoff::Move::From;
using wythoff::Pair;

namespace {

struct Words {
    LASTSTONE_SENTENCES(WythoffQuestions)
};

QString heapsText(Count first, Count second)
{
    return QStringLiteral("(%1, %2)").arg(first).arg(second);
}

Position pairPosition(const Position& like, const Pair& pair)
{
    return {like.game, like.play, {pair.a, pair.b}};
}

// The fact that a pair is lost.
QString factOf(const Position& like, const Pair& pair)
{
    return like.game->facts(pairPosition(like, pair)).constFirst();
}

// A pair is asked for by its number and by either of its heaps.
void setPair(Question& question, const Pair& pair)
{
    question.named = pairPosition(question.position, pair);
    setAsked(question, factOf(question.position, pair));
}

// Numbers that are not larger have pairs, multiples and neighbours that are not larger than kMaxCount.
constexpr Count kLargestAsked = theory::kMaxCount / 8;

// The pairs of the levels by number: the first ones are known by heart, then the rule of the least unused
// number helps, then the golden ratio.
struct Range {
    Count least;
    Count most;
};
constexpr Range kPairs[] = {{2, 7}, {8, 14}, {15, 60}};

Count drawPairNumber(Difficulty difficulty, QRandomGenerator& random)
{
    const Range range = kPairs[static_cast<int>(difficulty)];
    return drawNumber(range.least, range.most, random);
}

Draft heapsOf(const Position& like, Count first, Count second)
{
    Position position = like;
    position.heaps = {first, second};
    return {position};
}

// The neighbour of a Fibonacci number from 2 on among them; none of another number.
std::optional<Count> nextFibonacci(Count number)
{
    Count before = 1;
    Count at = 2;
    while (at < number) {
        const Count next = before + at;
        before = at;
        at = next;
    }
    return at == number ? std::optional(before + at) : std::nullopt;
}

// ---- partner(a): the other number of the pair that a number is in ----

std::optional<Draft> drawPartner(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    const Pair pair = wythoff::pair(drawPairNumber(difficulty, random), like.play);
    const Count asked = random.bounded(2) == 0 ? pair.a : pair.b;
    const Count right = wythoff::partner(pair, asked);
    // Beside it stands another heap, which follows from it; the pair has room on the board.
    const Count other = right > asked ? asked + 2 * asked / 3 + 3 : asked + 2;
    Draft draft = heapsOf(like, asked, other == right ? other + 1 : other);
    draft.about = {asked};
    return draft;
}

// The heap beside it on the board, if there is one, is not the other one that is asked for.
Sentence partnerTask(const Position& position, Count asked, Count right)
{
    const auto& heaps = position.heaps;
    const bool isMisere = position.play == Play::Misere;
    const Count beside = heaps[0] == asked ? heaps[1] : heaps[0];
    if ((heaps[0] == asked || heaps[1] == asked) && beside != right) {
        //: misère play; %1 is a number of stones, %2 that of the other heap on the board, which is wrong
        const auto misere =
            Words::phrase("Misère play: one heap has %1 stones. How many must the other have, "
                          "instead of the %2 on the board, for the player to move to lose?");
        //: %1 is a number of stones, %2 that of the other heap on the board, which is wrong
        const auto normal = Words::phrase("One heap has %1 stones. How many must the other have, instead of "
                                          "the %2 on the board, for the player to move to lose?");
        return (isMisere ? misere : normal)(asked, beside);
    }
    //: misère play; %1 is a number of stones
    const auto misere = Words::phrase(
        "Misère play: one heap has %1 stones. How many must the other have for the player to move to lose?");
    //: %1 is a number of stones
    const auto normal =
        Words::phrase("One heap has %1 stones. How many must the other have for the player to move to lose?");
    return (isMisere ? misere : normal)(asked);
}

// Each number is in one pair only, so any other partner is in another one.
Sentence wrongPartner(const Position& position, Count asked, Count given)
{
    if (given == asked) {
        //: %1 is the size of both heaps
        return Words::phrase("Of two heaps of %1 everything can be taken at once.")(given);
    }
    if (given > kLargestAsked)
        return Words::phrase("That is much too large.");
    const Pair pair = *wythoff::pairWith(given, position.play);
    //: %1 is a number, %2 a pair such as "(3, 5)"
    return Words::phrase("%1 is already in the pair %2, and each number is in one pair only.")(
        given, pairText(pair));
}

void addPartnerSlips(Question& question, const Pair& pair, Count asked)
{
    const auto add = [&](Count answer, const Sentence& reply) { addSlip(question, answer, reply); };
    //: %1 is the number of a pair
    add(pair.k, Words::phrase("%1 is the number of the pair. By so much its two numbers differ.")(pair.k));
    //: %1 is a number
    const Sentence neighbours =
        Words::phrase("You have taken the Fibonacci number beside %1. That is right for some pairs, such as "
                      "(3, 5) and (8, 13), but (5, 8) is none, and neither is (2, 3).")(asked);
    if (const auto next = nextFibonacci(asked))
        add(*next, neighbours);
    const Count ratio = wythoff::floorPhi(asked); // ⌊aφ⌋
    if (asked == pair.b) {
        //: %1 is a number
        const Sentence larger =
            Words::phrase("You have taken %1 for the smaller number of its pair. It is the larger one: write "
                          "the pairs down in turn until it comes.")(asked);
        add(ratio + 1, larger);
        add(ratio, larger);
    } else {
        //: %1 is a number
        const Sentence smaller = Words::phrase("You have taken %1 for the larger number of its pair. It is "
                                               "the smaller one: no pair before has it.")(asked);
        add(ratio - asked + 1, smaller);
        add(ratio - asked, smaller);
        //: %1 is a number
        add(ratio,
            Words::phrase("You have rounded %1 · φ down. Rounding down k · φ gives the smaller number of "
                          "pair k; to come from it to the larger one, find k and add it.")(asked));
    }
    //: %1 is a number, %2 twice that, %3 the pair that has it
    add(2 * asked,
        Words::phrase("You have doubled %1. That is right for (1, 2), but %2 is in the pair %3.")(
            asked, 2 * asked, pairText(*wythoff::pairWith(2 * asked, question.position.play))));
    add(asked, wrongPartner(question.position, asked, asked));
}

std::optional<Question> askPartner(const Draft& draft)
{
    if (draft.about.size() != 1 || draft.about[0] < 1 || draft.about[0] > kLargestAsked)
        return std::nullopt;
    const Position& position = draft.position;
    const Count asked = draft.about[0];
    const Pair pair = *wythoff::pairWith(asked, position.play);
    Question question = newQuestion("partner", draft, AnswerForm::Number);
    const Count right = wythoff::partner(pair, asked);
    question.task = partnerTask(position, asked, right);
    question.right = right;
    setPair(question, pair);
    question.deciding = "pairs";
    question.hints = {
        Words::phrase(
            "The lost positions are pairs, and each number is in exactly one of them. In which one is %1?")(
            asked),
        //: the pairs are the same in normal and misère play
        Words::phrase(
            "Go on until %1 comes: (3, 5), (4, 7), (6, 10), … Each pair begins with the least "
            "number not used yet, and its difference is larger by 1 than that of the one before.")(asked)};
    //: %1 is a pair such as "(3, 5)", %2 its number
    const auto numbered = Words::phrase("%1 is pair number %2.");
    //: misère play; %1 is a pair such as "(3, 5)", %2 its difference
    const auto misere = Words::phrase("%1 is the pair with the difference %2.");
    question.because = (position.play == Play::Misere ? misere : numbered)(pairText(pair), pair.b - pair.a);
    question.comment =
        onAnswer<Count>([position, asked](Count given) { return wrongPartner(position, asked, given); });
    addPartnerSlips(question, pair, asked);
    return question;
}

// ---- pair(k): both numbers of pair number k ----

std::optional<Draft> drawPair(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    const Count k = drawPairNumber(difficulty, random);
    const Pair pair = wythoff::pair(k, like.play);
    // The heaps differ by k, and follow from it.
    const Count more = 1 + k % 4;
    Draft draft = heapsOf(like, pair.a + more, pair.b + more);
    draft.about = {k};
    return draft;
}

Sentence wrongPair(const Pair& pair, Play play, const std::vector<Count>& given)
{
    if (given.size() != 2)
        return Words::phrase("A pair has two numbers.");
    const Count difference = given[1] - given[0]; // sorted
    if (difference != pair.k) {
        //: %1 is the larger number, %2 the smaller one, %3 their difference, %4 what it should be
        return Words::phrase("%1 − %2 = %3, but the numbers of pair %4 differ by %4.")(given[1], given[0],
                                                                                       difference, pair.k);
    }
    if (given[0] > kLargestAsked)
        return Words::phrase("That is much too large.");
    //: %1 is the difference, %2 a number, %3 the pair that has it
    return Words::phrase("The difference %1 is right. But %2 is in the pair %3.")(
        difference, given[0], pairText(*wythoff::pairWith(given[0], play)));
}

void addPairSlips(Question& question, const Pair& pair)
{
    const Count k = pair.k;
    const auto add = [&](Count a, Count b, const Sentence& reply) {
        if (a < b)
            addSlip(question, std::vector{a, b}, reply);
    };
    if (k == 3) { // beyond, nobody goes on with them
        //: %1 is a pair such as "(8, 13)"
        add(8, 13,
            Words::phrase("%1 are Fibonacci numbers. (1, 2) and (3, 5) are as well, but then comes 4, the "
                          "least number not used yet.")(heapsText(8, 13)));
    }
    //: %1 is a pair such as "(3, 6)"
    add(k, 2 * k,
        Words::phrase("You have doubled: %1. The smaller number is not k, but the least number that is in no "
                      "pair before.")(heapsText(k, 2 * k)));
    //: %1 is the number of the pair
    add(pair.a + 1, pair.b + 1, Words::phrase("You have rounded %1 · φ up. It has to be rounded down.")(k));
    //: %1 is the smaller number of the pair
    add(k, pair.a,
        Words::phrase(
            "You have put k and ⌊k · φ⌋ together. %1 is the smaller number: add k to get the larger one.")(
            pair.a));
    //: %1 is the smaller number of the pair
    add(pair.a, pair.a + pair.a,
        Words::phrase("%1 is right. The larger number is larger by k, not twice as large.")(pair.a));
    for (const Count other : {k - 1, k + 1}) {
        const Pair near = wythoff::pair(other, question.position.play);
        //: %1 is a pair such as "(3, 5)", %2 its number
        add(near.a, near.b,
            Words::phrase("%1 is pair number %2, as its difference is %2.")(pairText(near), other));
    }
}

std::optional<Question> askPair(const Draft& draft)
{
    if (draft.about.size() != 1 || draft.about[0] < 1 || draft.about[0] > kLargestAsked)
        return std::nullopt;
    const Count k = draft.about[0];
    const Pair pair = wythoff::pair(k, draft.position.play);
    if (pair.k != k || pair.a == 0) // misère play has another one there
        return std::nullopt;
    Question question = newQuestion("pair", draft, AnswerForm::Numbers);
    const auto& heaps = draft.position.heaps;
    question.task = std::max(heaps[0], heaps[1]) - std::min(heaps[0], heaps[1]) == k
        //: %1 is the difference of the heaps on the board, and the number of a pair
        ? Words::phrase("The two heaps on the board differ by %1. Which two numbers are the lost pair with "
                        "the same difference, pair number %1?")(k)
        //: %1 is the number of a pair, which is the difference of its numbers
        : Words::phrase("The lost positions are pairs, one for each difference. Which two numbers are pair "
                        "number %1, whose difference is %1?")(k);
    question.right = std::vector{pair.a, pair.b};
    setPair(question, pair);
    question.deciding = "pairs";
    question.hints = {
        Words::phrase("The smaller number is the least one that is in no pair before. The pairs from number "
                      "2 on: (3, 5), (4, 7), (6, 10), …"),
        //: %1 is the number of a pair
        Words::phrase("The smaller number is %1 · φ rounded down, with φ ≈ 1.618. Then add %1.")(k)};
    //: %1 is the number of a pair, %2 the smaller number, %3 the larger one
    question.because = Words::phrase("⌊%1 · φ⌋ = %2, and %2 + %1 = %3.")(k, pair.a, pair.b);
    question.comment =
        onAnswer<std::vector<Count>>([pair, play = draft.position.play](std::vector<Count> numbers) {
            std::ranges::sort(numbers);
            return wrongPair(pair, play, numbers);
        });
    addPairSlips(question, pair);
    return question;
}

// ---- way: which of the three ways wins; one of them does ----

std::optional<Draft> drawWay(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    constexpr int kTries = 30;
    // From the pair that is to be left, so that the three ways are equally frequent.
    const auto part = static_cast<std::size_t>(random.bounded(3));
    for (int i = 0; i < kTries; ++i) {
        const Pair pair = wythoff::pair(drawPairNumber(difficulty, random), like.play);
        const bool isMirrored = random.bounded(2) == 0;
        const Count taken = drawNumber(1, pair.a, random);
        Draft draft = isMirrored ? heapsOf(like, pair.b, pair.a) : heapsOf(like, pair.a, pair.b);
        Position& position = draft.position;
        if (part != FromSecond)
            position.heaps[0] += taken;
        if (part != FromFirst)
            position.heaps[1] += taken;
        if (!isTrivial(position) && isOfLevel(position, difficulty)
            && position.game->winningMoves(position).size() == 1)
            return draft;
    }
    return std::nullopt;
}

// Why one way does not win.
Sentence wrongWay(const Position& position, std::size_t part)
{
    const Count a = std::min(position.heaps[0], position.heaps[1]);
    const Count b = std::max(position.heaps[0], position.heaps[1]);
    if (part == FromBoth) {
        const Pair pair = wythoff::pair(b - a, position.play);
        //: %1 is the difference, %2 the pair of that number, such as "(4, 7)", %3 the position, such as "(3,
        //: 6)"
        const auto numbered =
            Words::phrase("Taking the same from both keeps the difference %1, and pair number %1 is %2. It "
                          "cannot be reached from %3: stones are only taken.");
        //: misère play; %1 is the difference, %2 the pair that has it, such as "(4, 7)", %3 the position,
        //: such as "(3, 6)"
        const auto misere =
            Words::phrase("Taking the same from both keeps the difference %1, and the pair with this "
                          "difference is %2. It cannot be reached from %3: stones are only taken.");
        return (position.play == Play::Misere ? misere : numbered)(
            b - a, pairText(pair), heapsText(position.heaps[0], position.heaps[1]));
    }
    const Count kept = position.heaps[1 - part];
    const Pair pair = *wythoff::pairWith(kept, position.play);
    //: %1 is the heap that stays, %2 its partner, %3 the size of the other heap
    return Words::phrase("The heap of %1 would stay, and its partner is %2. But the other heap has only %3.")(
        kept, wythoff::partner(pair, kept), position.heaps[part]);
}

std::optional<Question> askWay(const Draft& draft)
{
    const Position& position = draft.position;
    if (!draft.about.empty() || std::max(position.heaps[0], position.heaps[1]) > kLargestAsked)
        return std::nullopt;
    const auto winning = position.game->winningMoves(position);
    if (winning.size() != 1)
        return std::nullopt;
    Question question = newQuestion("way", draft, AnswerForm::Choice);
    question.task = Words::phrase("One of the three ways wins, and only one. Which?");
    //: %1 is the size of heap 2
    question.choices = {Words::phrase("Take from heap 1, to leave a pair with %1")(position.heaps[1]),
                        //: %1 is the size of heap 1
                        Words::phrase("Take from heap 2, to leave a pair with %1")(position.heaps[0]),
                        Words::phrase("Take the same from both heaps")};
    question.right = Count{winning[0].heap} + 1;
    question.told << position.game->facts(position.game->after(position, winning[0])).constFirst();
    question.deciding = winning[0].heap == FromBoth ? "move-both" : "move-one";
    question.hints = position.game->hints(position);
    const Position left = position.game->after(position, winning[0]);
    //: %1 is a move such as "take 3 from heap 2", %2 what is left, such as "(3, 5)"
    question.because = Words::phrase("“%1” leaves %2, which is a pair.")(
        Clauses{{position.game->describe(position, winning[0])}}, heapsText(left.heaps[0], left.heaps[1]));
    for (const std::size_t part : {FromFirst, FromSecond, FromBoth}) {
        if (part != winning[0].heap)
            addSlip(question, Count{part} + 1, wrongWay(position, part));
    }
    return question;
}

// ---- is-pair: whether the heaps on the board are a pair ----

Draft drawAboutPair(const Position& like, const Pair& pair, QRandomGenerator& random)
{
    switch (random.bounded(6)) {
    case 0: // one off, with the right difference
        return heapsOf(like, pair.a + 1, pair.b + 1);
    case 1: // one off, with the right smaller number
        return heapsOf(like, pair.a, pair.b + 1);
    case 2: // as the golden ratio has it, but not rounded down from k
        return heapsOf(like, pair.b, wythoff::floorPhi(pair.b) + 1);
    default:
        return heapsOf(like, pair.a, pair.b);
    }
}

std::optional<Draft> drawIsPair(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    const Pair pair = wythoff::pair(drawPairNumber(difficulty, random), like.play);
    const Draft draft = drawAboutPair(like, pair, random);
    return isOfLevel(draft.position, difficulty) ? std::optional(draft) : std::nullopt;
}

// Of a position whose heaps are a pair: why, and what to think of before one says no.
void addPairReason(Question& question, Count answerNo)
{
    const Position& position = question.position;
    const auto [a, b] = std::minmax(position.heaps[0], position.heaps[1]);
    const QString heaps = heapsText(position.heaps[0], position.heaps[1]);
    //: %1 is a position such as "(3, 5)", %2 the difference of its numbers
    const auto numbered = Words::phrase("%1 has the difference %2, and it is pair number %2.");
    //: misère play; %1 is a position such as "(2, 2)", %2 the difference of its numbers
    const auto misere = Words::phrase("%1 has the difference %2, and it is the pair with this difference.");
    question.because = (position.play == Play::Misere ? misere : numbered)(heaps, b - a);
    if (a > 0 && a == wythoff::floorPhi(b - a)) {
        //: %1 is the difference of a pair, %2 its smaller number
        addSlip(
            question, answerNo,
            Words::phrase("Work out pair number %1: its smaller number is %1 · φ rounded down. Is it %2?")(
                b - a, a));
    } else { // one of the two that misère play has
        //: %1 is a position such as "(2, 2)"
        addSlip(question, answerNo,
                Words::phrase("Every move from %1 leaves a position that is won.")(heaps));
    }
}

// Of another one: why not, and what to think of before one says yes.
void addNoPairReason(Question& question, Count answerYes)
{
    const Position& position = question.position;
    const auto [a, b] = std::minmax(position.heaps[0], position.heaps[1]);
    const QString heaps = heapsText(position.heaps[0], position.heaps[1]);
    //: %1 is the difference, %2 the pair of that number, %3 the position, such as "(4, 6)"
    const auto numbered = Words::phrase("The difference is %1, and pair number %1 is %2, not %3.");
    //: misère play; %1 is the difference, %2 the pair that has it, %3 the position, such as "(4, 6)"
    const auto misere =
        Words::phrase("The difference is %1, and the pair with this difference is %2, not %3.");
    question.because = (position.play == Play::Misere ? misere : numbered)(
        b - a, pairText(wythoff::pair(b - a, position.play)), heaps);
    const Pair ofA = *wythoff::pairWith(a, position.play);
    if (ofA.k != b - a && a > 0) {
        //: %1 is a number, %2 the pair that has it, such as "(3, 5)"
        addSlip(
            question, answerYes,
            Words::phrase("Each number is in one pair only, and %1 is in the pair %2.")(a, pairText(ofA)));
    } else {
        const Move best = position.game->winningMoves(position).front();
        //: %1 is a move such as "take 3 from heap 2"
        addSlip(question, answerYes,
                Words::phrase("From a pair no move wins, but here one does: %1.")(
                    Clauses{{position.game->describe(position, best)}}));
    }
}

std::optional<Question> askIsPair(const Draft& draft)
{
    const Position& position = draft.position;
    const auto [a, b] = std::minmax(position.heaps[0], position.heaps[1]);
    if (!draft.about.empty() || b == 0 || b > kLargestAsked)
        return std::nullopt;
    constexpr Count kYes = 1;
    constexpr Count kNo = 2;
    Question question = newQuestion("is-pair", draft, AnswerForm::Choice);
    question.told << factOf(position, wythoff::pair(b - a, position.play));
    const QString heaps = heapsText(position.heaps[0], position.heaps[1]); // as on the board
    //: %1 is a position such as "(3, 5)"
    question.task = position.play == Play::Misere
        ? Words::phrase("Misère play: is %1 one of the pairs in which the player to move loses?")(heaps)
        : Words::phrase("Is %1 one of the pairs in which the player to move loses?")(heaps);
    question.choices = {Words::phrase("Yes"), Words::phrase("No")};
    question.hints = position.game->hints(position);
    if (position.game->outcome(position) == Outcome::P) {
        question.right = kYes;
        addPairReason(question, kNo);
    } else {
        question.right = kNo;
        addNoPairReason(question, kYes);
    }
    question.deciding = "verdict";
    return question;
}

} // namespace

std::vector<QuestionKind> wythoffQuestions()
{
    return {
        {QStringLiteral("partner"), Words::phrase("The partner of a number"), drawPartner, askPartner, true},
        {QStringLiteral("pair"), Words::phrase("A pair by its number"), drawPair, askPair, true},
        {QStringLiteral("way"), Words::phrase("Which way wins?"), drawWay, askWay},
        {QStringLiteral("is-pair"), Words::phrase("Is this a pair?"), drawIsPair, askIsPair},
    };
}

std::vector<Sentence> wythoffHints(const Position& position)
{
    const Count a = std::min(position.heaps[0], position.heaps[1]);
    const Count b = std::max(position.heaps[0], position.heaps[1]);
    if (b == 0)
        return {};
    if (a == b) {
        return {Words::phrase("A move takes from one heap, or the same from both. What does each of the two "
                              "ways leave of two equal heaps?"),
                position.play == Play::Misere
                    ? Words::phrase("In misère play (0, 1) and (2, 2) are lost. Can one of them be reached, "
                                    "or is it on the board?")
                    : Words::phrase("(0, 0) is lost. Can it be reached?")};
    }
    //: %1 is the difference of the heaps, %2 the smaller heap, %3 the larger one
    return {Words::phrase("The lost positions are pairs: each number is in exactly one, and pair number k "
                          "has the difference k."),
            Words::phrase("Compare with three pairs: that of number %1, as the difference is %1; that which "
                          "has %2; and that which has %3.")(b - a, a, b)};
}

} // namespace laststone::games
