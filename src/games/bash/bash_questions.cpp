// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_game.h"

#include "teaching/new_question.h"
#include "theory/bash.h"

#include <algorithm>

namespace laststone::games {

namespace bash = theory::bash;

namespace {

struct Words {
    LASTSTONE_SENTENCES(BashQuestions)
};

// What the questions about a position need. `counted` leaves the stone out that misère play sets apart.
struct Facts {
    explicit Facts(const Position& of)
        : position(of)
        , n(of.heaps[0])
        , limit(bashLimit(of))
        , block(bash::block(limit))
        , misere(of.play == Play::Misere)
        , counted(misere && n > 0 ? n - 1 : n)
        , division(bash::divide(counted, limit))
    {
    }
    Outcome outcome(Count heap) const { return bash::outcome(heap, limit, position.play); }
    QString factOf(Count heap) const
    {
        return position.game->facts({position.game, position.play, {heap}}).constFirst();
    }
    // REQUIRES: the heap is won, and not empty.
    Count winning(Count heap) const { return *bash::winningMove(heap, limit, position.play); }

    Position position;
    Count n;
    Count limit;
    Count block;
    bool misere;
    Count counted;
    bash::Division division;
};

// How many whole blocks a heap of the level has; none where so many stones are more than a heap can have.
std::optional<Count> drawBlocks(Count limit, Difficulty difficulty, QRandomGenerator& random)
{
    struct Range {
        Count least;
        Count most;
    };
    constexpr Range kBlocks[] = {{2, 4}, {5, 14}, {15, 60}};
    const Range range = kBlocks[static_cast<int>(difficulty)];
    const Count fitting = theory::kMaxCount / bash::block(limit);
    constexpr Count kSpare = 2; // for a remainder and the stone apart
    if (fitting < range.least + kSpare)
        return std::nullopt;
    return drawNumber(range.least, std::min(range.most, fitting - kSpare), random);
}

// A heap of so many whole blocks and a rest, in misère play with one stone more.
Draft heapOf(const Position& like, Count blocks, Count rest)
{
    Position position = like;
    const Count apart = like.play == Play::Misere ? 1 : 0;
    position.heaps = {blocks * bash::block(bashLimit(like)) + rest + apart};
    return {position};
}

std::optional<Draft> drawHeap(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    const Count limit = bashLimit(like);
    const auto blocks = drawBlocks(limit, difficulty, random);
    if (!blocks)
        return std::nullopt;
    return heapOf(like, *blocks, drawNumber(0, limit, random));
}

// A single block is explained without counting blocks.
const char* decidingStep(const Facts& facts, const char* step)
{
    return facts.division.blocks > 1 ? step : facts.division.rest > 0 ? "move" : "smallest-lost";
}

// ---- remainder: what is left over behind the whole blocks; remainder(k): after a move of k ----

// A hard one is often asked after a move that breaks a block, where the game has such a move.
std::optional<Draft> drawRemainder(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    auto draft = drawHeap(like, difficulty, random);
    if (!draft || difficulty != Difficulty::Hard || random.bounded(4) == 0)
        return draft;
    const Facts facts(draft->position);
    if (facts.division.rest < facts.limit)
        draft->about = {drawNumber(facts.division.rest + 1, facts.limit, random)};
    return draft;
}

Sentence wrongRemainder(const Facts& facts, Count given)
{
    if (given > facts.counted)
        return Words::phrase("There are not that many stones.");
    if (given >= facts.block)
        return Words::phrase("So many stones hold one more whole block.");
    //: %1 is a number of stones, %2 how many are left without them, %3 the size of a block
    return Words::phrase(
        "With %1 left over, the other %2 stones would have to be whole blocks of %3. Are they?")(
        given, facts.counted - given, facts.block);
}

void addRemainderSlips(Question& question, const Facts& facts)
{
    if (facts.limit > 1) {
        addSlip(question, facts.counted % facts.limit,
                //: %1 is the most that may be taken
                Words::phrase("You have made blocks of %1. But a move of %1 takes such a block at once, and "
                              "leaves nothing for the answer.")(facts.limit));
    }
    if (facts.misere) {
        addSlip(question, facts.n % facts.block,
                //: %1 is the number of stones
                Words::phrase("You have laid out all %1 stones. In misère play nobody wants the last one: "
                              "set it apart first.")(facts.n));
    }
    addSlip(question, facts.division.blocks,
            Words::phrase("That is how many whole blocks there are. How many stones are left over?"));
    if (facts.division.rest > 0) {
        addSlip(question, facts.block - facts.division.rest,
                Words::phrase("So many stones are missing to one more block. How many are left over?"));
    }
    if (facts.division.blocks > 0) {
        addSlip(question, facts.division.rest + facts.block,
                Words::phrase("You have laid out one block too few: so many stones hold one more."));
    }
    addSlip(question, facts.counted % (facts.block + 1),
            //: %1 is one more than the size of a block, %2 the most that may be taken
            Words::phrase("You have made blocks of %1. After a move of 1 such a block could not be "
                          "completed: at most %2 may be taken.")(facts.block + 1, facts.limit));
}

// What is left over when so many have been taken.
Count restAfter(const Facts& facts, Count taken)
{
    return (facts.counted - taken) % facts.block;
}

void addRestSlips(Question& question, const Facts& facts, Count taken)
{
    //: %1 is how many have been taken
    addSlip(question, facts.division.rest,
            Words::phrase("So many were left over before the move. Now %1 have been taken.")(taken));
    const Count rest = facts.division.rest;
    addSlip(question, taken > rest ? taken - rest : rest - taken,
            //: %1 is how many have been taken, %2 how many were left over before, %3 the size of a block
            Words::phrase("You have taken the smaller of %1 and %2 from the larger one. Of the %2 that were "
                          "left over, %1 cannot be taken: a block of %3 is broken for them.")(taken, rest,
                                                                                              facts.block));
    if (facts.limit > 1) {
        addSlip(question, (facts.counted - taken) % facts.limit,
                //: %1 is the most that may be taken
                Words::phrase("You have made blocks of %1. But a move of %1 takes such a block at once, and "
                              "leaves nothing for the answer.")(facts.limit));
    }
    addSlip(question, restAfter(facts, taken) + facts.block,
            Words::phrase("You have laid out one block too few: so many stones hold one more."));
    addSlip(question, (facts.counted - taken) / facts.block,
            Words::phrase("That is how many whole blocks there are. How many stones are left over?"));
}

// After a move.
std::optional<Question> askRestAfter(const Draft& draft)
{
    const Facts facts(draft.position);
    const Count taken = draft.about[0];
    if (taken < 1 || taken > facts.limit || taken > facts.counted)
        return std::nullopt;
    Question question = newQuestion("remainder", draft, AnswerForm::Number);
    question.task = facts.misere
        //: %1 is the number of stones, %2 the most that may be taken, %3 how many are taken
        ? Words::phrase("Misère play, %1 stones, at most %2 in a move. Set one stone apart; the others are "
                        "laid out in whole blocks of a move and its answer. Your opponent takes %3: how many "
                        "stones are left over then?")(facts.n, facts.limit, taken)
        //: %1 is the number of stones, %2 the most that may be taken, %3 how many are taken
        : Words::phrase("%1 stones, at most %2 in a move, laid out in whole blocks of a move and its answer. "
                        "Your opponent takes %3: how many stones are left over then?")(facts.n, facts.limit,
                                                                                       taken);
    question.right = restAfter(facts, taken);
    question.deciding = decidingStep(facts, "divide");
    question.hints = {
        //: %1 is the size of a block
        Words::phrase("A block has %1 stones. How many stones are left over before the move?")(facts.block),
        //: %1 is how many are taken, %2 the size of a block
        Words::phrase("Take the %1 from those that are left over; if they are too few, break a block of %2.")(
            taken, facts.block)};
    const Count left = facts.counted - taken;
    //: %1 is a formula such as "143 − 3 = 140 = 35 × 4", %2 the remainder
    question.because = Words::phrase("%1: %2 left over.")(QStringLiteral("%1 − %2 = %3 = %4")
                                                              .arg(facts.counted)
                                                              .arg(taken)
                                                              .arg(left)
                                                              .arg(bashBlocks(left, facts.limit)),
                                                          restAfter(facts, taken));
    question.comment = onAnswer<Count>([facts](Count given) -> Sentence {
        if (given > facts.counted)
            return Words::phrase("There are not that many stones.");
        return given >= facts.block ? Words::phrase("So many stones hold one more whole block.") : Sentence();
    });
    addRestSlips(question, facts, taken);
    return question;
}

std::optional<Question> askRemainder(const Draft& draft)
{
    if (draft.about.size() == 1)
        return askRestAfter(draft);
    const Facts facts(draft.position);
    if (!draft.about.empty() || facts.n == 0)
        return std::nullopt;
    Question question = newQuestion("remainder", draft, AnswerForm::Number);
    if (facts.misere) {
        //: %1 is the number of stones, %2 the most that may be taken
        question.task = Words::phrase(
            "Misère play, %1 stones, at most %2 in a move. A block is what a move and its answer can always "
            "take together. Set one stone apart and lay out whole blocks: how many stones are left over?")(
            facts.n, facts.limit);
        question.hints = {
            Words::phrase("Nobody wants to take the last stone, so one stone does not count."),
            Words::phrase("That leaves %1 stones, and a block has %2. Divide.")(facts.counted, facts.block)};
    } else {
        //: %1 is the number of stones, %2 the most that may be taken
        question.task = Words::phrase(
            "%1 stones, at most %2 in a move. A block is what a move and its answer can always take "
            "together. Lay out whole blocks: how many stones are left over?")(facts.n, facts.limit);
        question.hints = {Words::phrase("How large is a block? After a move of 1 at most %1 can be taken, "
                                        "after a move of %1 at least 1.")(facts.limit),
                          Words::phrase("A block has %1 stones. Divide %2 by %1.")(facts.block, facts.n)};
    }
    question.right = facts.division.rest;
    question.deciding = decidingStep(facts, "divide");
    //: %1 is a formula such as "21 = 5 × 4 + 1", %2 the remainder
    question.because = Words::phrase("%1: %2 left over.")(
        QStringLiteral("%1 = %2").arg(facts.counted).arg(bashBlocks(facts.counted, facts.limit)),
        facts.division.rest);
    question.comment = onAnswer<Count>([facts](Count given) { return wrongRemainder(facts, given); });
    addRemainderSlips(question, facts);
    return question;
}

// ---- reply(k): the answer to a move of k, which has left what is on the board ----

// After a move from a heap that was not lost: to complete the move to a block is not the answer. Nothing
// where the game has no such move.
std::optional<Draft> drawReplyToError(const Position& like, Count blocks, QRandomGenerator& random)
{
    constexpr int kTries = 8;
    const Count limit = bashLimit(like);
    for (int i = 0; i < kTries && limit > 1; ++i) {
        const Count rest = drawNumber(1, limit, random);
        const Count taken = drawNumber(1, limit, random);
        if (taken + rest == bash::block(limit))
            continue;
        Draft draft = heapOf(like, blocks, rest);
        draft.about = {taken};
        return draft;
    }
    return std::nullopt;
}

std::optional<Draft> drawReply(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    const Count limit = bashLimit(like);
    const auto blocks = drawBlocks(limit, difficulty, random);
    if (!blocks)
        return std::nullopt;
    if (difficulty == Difficulty::Hard && random.bounded(4) > 0) {
        if (auto draft = drawReplyToError(like, *blocks, random))
            return draft;
    }
    const Count taken = drawNumber(1, limit, random);
    Draft draft = heapOf(like, *blocks + 1, 0);
    draft.position.heaps[0] -= taken;
    draft.about = {taken};
    return draft;
}

// What a move that does not win leads to.
Sentence wrongReply(const Facts& facts, Count given)
{
    if (given == 0)
        return Words::phrase("You have to take at least one stone.");
    if (given > std::min(facts.limit, facts.n)) {
        //: %1 is the most that may be taken
        return Words::phrase("At most %1 may be taken.")(std::min(facts.limit, facts.n));
    }
    const Count left = facts.n - given;
    if (left == 0)
        return Words::phrase("That takes the last stone, and loses.");
    //: %1 is how many stones are left, %2 how many the opponent takes
    return Words::phrase("That leaves %1. Then your opponent takes %2, and you face whole blocks.")(
        left, facts.winning(left));
}

void addReplySlips(Question& question, const Facts& facts, Count taken)
{
    const auto add = [&](Count answer, const Sentence& reply) {
        if (answer >= 1 && answer <= std::min(facts.limit, facts.n))
            addSlip(question, answer, reply);
    };
    if (facts.outcome(facts.n + taken) == Outcome::N) {
        //: %1 is what the opponent has taken, %2 the size of a block
        add(facts.block - taken,
            Words::phrase("You have completed your opponent’s %1 to %2. That would be right if the heap had "
                          "been made of whole blocks before, but it was not.")(taken, facts.block));
    }
    //: %1 is what each of two players takes, %2 twice as many
    add(taken,
        Words::phrase("You have copied your opponent’s %1. That works with two equal heaps; here both moves "
                      "take %2 together, and that is no whole block.")(taken, 2 * taken));
    if (taken < facts.limit) {
        //: %1 is the most that may be taken
        add(facts.limit - taken,
            Words::phrase("You complete to %1. But a move of %1 could then not be answered: what you "
                          "complete to has to be larger.")(facts.limit));
    }
    if (facts.misere) {
        add(facts.n % facts.block,
            //: %1 is how many stones are left
            Words::phrase("That leaves %1, whole blocks with no stone apart. It is right when the last stone "
                          "wins, but here it loses.")(facts.n - facts.n % facts.block));
    }
    Q_ASSUME(facts.limit > 0); // the rule lets one take a stone at least
    add(facts.n % facts.limit,
        //: %1 is the number of stones, %2 the most that may be taken
        Words::phrase("That is the remainder of %1 divided by %2. But a block is larger than the largest "
                      "move: every move has to leave room for an answer.")(facts.n, facts.limit));
    add(facts.limit, wrongReply(facts, facts.limit));
    if (facts.block <= facts.n) {
        //: %1 is the most that may be taken, %2 the size of a block
        addSlip(question, facts.block,
                Words::phrase("At most %1 may be taken; %2 is a whole block.")(facts.limit, facts.block));
    }
    addSlip(question, Count{0}, wrongReply(facts, 0));
}

// Its hints and its reason.
void tellReply(Question& question, const Facts& facts, Count taken)
{
    if (facts.outcome(facts.n + taken) == Outcome::N) {
        const Count rest = facts.division.rest;
        question.hints = {Words::phrase("Was the heap made of whole blocks before your opponent’s move? Only "
                                        "then the answer is to complete that move to a block."),
                          //: %1 is the number of stones, %2 the size of a block
                          Words::phrase("Lay out the %1 stones in blocks of %2. How many are left over?")(
                              facts.counted, facts.block)};
        //: %1 is a formula such as "58 = 14 × 4 + 2", %2 the remainder, %3 what the opponent has taken
        question.because =
            Words::phrase("%1: take the %2 left over; your opponent’s move of %3 makes no difference.")(
                QStringLiteral("%1 = %2").arg(facts.counted).arg(bashBlocks(facts.counted, facts.limit)),
                rest, taken);
        return;
    }
    //: %1 is what the opponent has taken, %2 the size of a block
    question.hints = {
        Words::phrase("Before your opponent’s move the heap was made of whole blocks. Now one of them is "
                      "broken: complete it."),
        Words::phrase("A block has %2 stones, and your opponent has taken %1 of it.")(taken, facts.block)};
    //: %1 is what the opponent has taken, %2 the answer, %3 the size of a block
    question.because =
        Words::phrase("%1 + %2 = %3: a whole block is gone.")(taken, facts.winning(facts.n), facts.block);
}

std::optional<Question> askReply(const Draft& draft)
{
    const Facts facts(draft.position);
    const Count taken = draft.about.size() == 1 ? draft.about[0] : 0;
    if (taken < 1 || taken > facts.limit || facts.n == 0 || facts.n > theory::kMaxCount - taken
        || facts.outcome(facts.n) == Outcome::P)
        return std::nullopt;
    Question question = newQuestion("reply", draft, AnswerForm::Number);
    question.isOfMove = true;
    question.task = facts.misere
        //: %1 is what the opponent has taken, %2 what is left, %3 the most that may be taken
        ? Words::phrase("Misère play, at most %3 in a move. Your opponent has taken %1 and left %2. How many "
                        "do you take?")(taken, facts.n, facts.limit)
        //: %1 is what the opponent has taken, %2 what is left, %3 the most that may be taken
        : Words::phrase(
            "At most %3 in a move. Your opponent has taken %1 and left %2. How many do you take?")(
            taken, facts.n, facts.limit);
    question.right = facts.winning(facts.n);
    question.told << facts.factOf(facts.n + taken);
    question.deciding = "move";
    tellReply(question, facts, taken);
    question.comment = onAnswer<Count>([facts](Count given) { return wrongReply(facts, given); });
    addReplySlips(question, facts, taken);
    return question;
}

// ---- next-lost: the largest lost heap below the one on the board; next-lost(k): the largest heap below it
// from which taking k wins ----

// A hard one often asks from where a lost heap is reached.
std::optional<Draft> drawNextLost(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    auto draft = drawHeap(like, difficulty, random);
    if (draft && difficulty == Difficulty::Hard && random.bounded(4) > 0)
        draft->about = {drawNumber(1, bashLimit(like), random)};
    return draft;
}

Sentence wrongHeap(const Facts& facts, Count given)
{
    if (given == facts.n && facts.outcome(given) == Outcome::P)
        return Words::phrase("%1 is lost itself. Which one is the next below it?")(given);
    if (given >= facts.n)
        return Words::phrase("The heap is to be smaller than %1.")(facts.n);
    if (facts.outcome(given) == Outcome::P)
        return Words::phrase("That heap is lost, too, but there is a larger one below %1.")(facts.n);
    if (given == 0)
        return Words::phrase(
            "Without stones the game is over, and in misère play whoever is to move has won.");
    // Not which: the heap that it leaves is mostly what is asked for.
    //: %1 is a heap
    return Words::phrase("%1 is won: one of its moves leaves a lost heap.")(given);
}

void addHeapSlips(Question& question, const Facts& facts)
{
    const auto add = [&](Count answer, const Sentence& reply) { addSlip(question, answer, reply); };
    const Count apart = facts.misere ? 1 : 0;
    const Count below = facts.n - 1 - apart; // what may be counted in steps
    if (facts.limit > 1 && below >= facts.limit) {
        add(below - below % facts.limit + apart,
            //: %1 is the most that may be taken
            Words::phrase("You have gone in steps of %1. But a move of %1 would lead from one such heap to "
                          "the next, so they cannot all be lost.")(facts.limit));
    }
    if (facts.misere) {
        add((facts.n - 1) / facts.block * facts.block,
            Words::phrase("Whole blocks are lost when the last stone wins. Here it loses, and one stone has "
                          "to stay beside the blocks."));
    }
    if (facts.outcome(facts.n) == Outcome::N) {
        add(facts.winning(facts.n),
            Words::phrase("That is how many stones to take. Which heap is left then?"));
    } else {
        add(facts.n, wrongHeap(facts, facts.n));
    }
    const Count right = std::get<Count>(question.right);
    if (right + 1 < facts.n)
        add(right + 1, wrongHeap(facts, right + 1));
    if (right > 0)
        add(right - 1, wrongHeap(facts, right - 1));
    if (right >= facts.block)
        add(right - facts.block, wrongHeap(facts, right - facts.block));
    add(facts.n, wrongHeap(facts, facts.n));
}

// What is said of a heap from which another move is asked for.
Sentence wrongStart(const Facts& facts, Count taken, Count given)
{
    if (given >= facts.n)
        return Words::phrase("The heap is to be smaller than %1.")(facts.n);
    if (given == 0 || facts.outcome(given) == Outcome::P)
        return Words::phrase("From %1 no move wins.")(given);
    const Count winning = facts.winning(given);
    //: %1 is a heap, %2 how many to take
    return winning == taken
        ? Words::phrase("From %1 taking %2 wins, but there is a larger heap.")(given, taken)
        //: %1 is a heap, %2 how many to take
        : Words::phrase("From %1 it is taking %2 that wins.")(given, winning);
}

void addStartSlips(Question& question, const Facts& facts, Count taken)
{
    const Count right = std::get<Count>(question.right);
    const Count lost = right - taken;
    //: %1 is a lost heap, %2 how many are taken
    addSlip(
        question, lost,
        Words::phrase("%1 is the lost heap that is to be left. From which heap does taking %2 lead to it?")(
            lost, taken));
    if (lost >= taken) {
        addSlip(
            question, lost - taken,
            //: %1 is how many are taken, %2 a lost heap
            Words::phrase("You have taken %1 from the lost heap %2. Turn it round: the move leads to %2.")(
                taken, lost));
    }
    if (right >= facts.block)
        addSlip(question, right - facts.block, wrongStart(facts, taken, right - facts.block));
    addSlip(question, right + facts.block, wrongStart(facts, taken, right + facts.block));
    addSlip(question, facts.n - 1, wrongStart(facts, taken, facts.n - 1));
}

std::optional<Question> askStart(const Draft& draft)
{
    const Facts facts(draft.position);
    const Count taken = draft.about[0];
    const Count apart = facts.misere ? 1 : 0;
    if (taken < 1 || taken > facts.limit || facts.n < 1 + apart + taken)
        return std::nullopt;
    const Count whole = (facts.n - 1 - apart - taken) / facts.block * facts.block;
    const Count right = whole + apart + taken;
    Question question = newQuestion("next-lost", draft, AnswerForm::Number);
    question.right = right;
    setAsked(question, facts.factOf(right));
    question.deciding = decidingStep(facts, "complete");
    question.task = facts.misere
        //: %1 is the number of stones, %2 the most that may be taken, %3 how many are taken
        ? Words::phrase("Misère play, at most %2 in a move. Which is the largest heap below %1 from which "
                        "taking %3 wins?")(facts.n, facts.limit, taken)
        //: %1 is the number of stones, %2 the most that may be taken, %3 how many are taken
        : Words::phrase(
            "At most %2 in a move. Which is the largest heap below %1 from which taking %3 wins?")(
            facts.n, facts.limit, taken);
    question.hints = {
        Words::phrase("A move wins if it leaves a lost heap. Which heaps are lost?"),
        //: %1 is the size of a block, %2 how many are taken
        facts.misere ? Words::phrase("Lost are one stone and whole blocks of %1. Add %2 to each of them, and "
                                     "find the largest that is small enough.")(facts.block, taken)
                     //: %1 is the size of a block, %2 how many are taken
                     : Words::phrase("Lost are whole blocks of %1. Add %2 to each of them, and find the "
                                     "largest that is small enough.")(facts.block, taken)};
    //: %1 is a formula such as "58 − 2 = 56", %2 one such as "56 = 14 × 4"
    question.because = Words::phrase("%1, and that heap is lost: %2.")(
        QStringLiteral("%1 − %2 = %3").arg(right).arg(taken).arg(right - taken),
        QStringLiteral("%1 = %2%3")
            .arg(right - taken)
            .arg(bashBlocks(whole, facts.limit), facts.misere ? QStringLiteral(" + 1") : QString()));
    question.comment =
        onAnswer<Count>([facts, taken](Count given) { return wrongStart(facts, taken, given); });
    addStartSlips(question, facts, taken);
    return question;
}

std::optional<Question> askNextLost(const Draft& draft)
{
    if (draft.about.size() == 1)
        return askStart(draft);
    const Facts facts(draft.position);
    const Count apart = facts.misere ? 1 : 0;
    if (!draft.about.empty() || facts.n <= apart)
        return std::nullopt;
    Question question = newQuestion("next-lost", draft, AnswerForm::Number);
    question.isOfLostHeap = true;
    const Count whole = (facts.n - 1 - apart) / facts.block * facts.block;
    question.right = whole + apart;
    setAsked(question, facts.factOf(whole + apart));
    question.deciding = decidingStep(facts, "complete");
    const QString blocks = bashBlocks(whole, facts.limit);
    if (facts.misere) {
        //: %1 is the number of stones, %2 the most that may be taken
        question.task = Words::phrase(
            "Misère play, at most %2 in a move. There are heaps with fewer than %1 stones from which whoever "
            "moves now loses: how many stones has the largest of them?")(facts.n, facts.limit);
        //: %1 is the size of a block
        question.hints = {
            Words::phrase("The smallest lost heap is 1. What is the next one?"),
            Words::phrase("Lost heaps stand %1 apart: one stone, and whole blocks of %1.")(facts.block)};
        //: %1 is a number of stones, %2 a formula such as "5 × 4"
        question.because =
            Words::phrase("%1 = 1 + %2: whole blocks, and one stone apart.")(whole + apart, blocks);
    } else {
        //: %1 is the number of stones, %2 the most that may be taken
        question.task = Words::phrase(
            "At most %2 in a move. There are heaps with fewer than %1 stones from which whoever moves now "
            "loses: how many stones has the largest of them?")(facts.n, facts.limit);
        //: %1 is the most that may be taken
        question.hints = {
            Words::phrase("1 to %1 are won: take everything. Which is the smallest lost heap above 0?")(
                facts.limit),
            //: %1 is the size of a block
            Words::phrase("Lost heaps stand %1 apart: whole blocks of %1.")(facts.block)};
        //: %1 is a number of stones, %2 a formula such as "5 × 4"
        question.because = Words::phrase("%1 = %2: whole blocks.")(whole, blocks);
    }
    question.comment = onAnswer<Count>([facts](Count given) { return wrongHeap(facts, given); });
    addHeapSlips(question, facts);
    return question;
}

// ---- block, block(j): the size of one block, of j blocks ----

std::optional<Draft> drawBlock(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    const Count limit = bashLimit(like);
    const auto blocks = drawBlocks(limit, difficulty, random);
    if (!blocks)
        return std::nullopt;
    // The size of one block is asked among the easy ones. The heap follows from the number of blocks, so that
    // none is asked twice beside another heap.
    const Count asked = difficulty == Difficulty::Easy ? *blocks - 1 : *blocks;
    Draft draft = heapOf(like, asked + 1, 1 + asked % limit);
    if (asked > 1)
        draft.about = {asked};
    return draft;
}

Sentence wrongBlock(const Facts& facts, Count given, Count blocks)
{
    if (given % blocks != 0) {
        //: %1 is a number of stones, %2 how many blocks
        return Words::phrase("%1 stones do not make %2 equal blocks.")(given, blocks);
    }
    const Count size = given / blocks;
    if (size < facts.block) {
        //: %1 is a number of stones, %2 the most that may be taken
        return Words::phrase(
            "That would be blocks of %1. After a move of %2 nothing would be left for the answer.")(
            size, facts.limit);
    }
    //: %1 is a number of stones, %2 one less, %3 the most that may be taken
    return Words::phrase("That would be blocks of %1. After a move of 1 you would have to take %2, but at "
                         "most %3 are allowed.")(size, size - 1, facts.limit);
}

void addBlockSlips(Question& question, const Facts& facts, Count blocks)
{
    const auto add = [&](Count size, const Sentence& reply) {
        if (size <= theory::kMaxCount / blocks)
            addSlip(question, size * blocks, reply);
    };
    add(facts.limit, wrongBlock(facts, facts.limit * blocks, blocks));
    add(facts.block + 1, wrongBlock(facts, (facts.block + 1) * blocks, blocks));
    if (facts.limit <= theory::kMaxCount / 2) {
        //: %1 is the most that may be taken
        add(2 * facts.limit,
            Words::phrase("You have taken the largest move, %1, twice. But after a move of 1 you could not "
                          "complete that.")(facts.limit));
    }
    if (blocks > 1) {
        //: %1 is how many blocks
        addSlip(question, facts.block,
                Words::phrase("That is one block. How many stones do %1 of them have?")(blocks));
    }
    if (blocks > 1) {
        addSlip(question, blocks,
                Words::phrase("That is how many blocks there are. How many stones do they have together?"));
    }
    if (facts.misere)
        addSlip(question, std::get<Count>(question.right) + 1,
                Words::phrase("You have counted the stone apart as well. How many do the blocks have?"));
}

std::optional<Question> askBlock(const Draft& draft)
{
    const Facts facts(draft.position);
    const Count blocks = draft.about.empty() ? 1 : draft.about[0];
    if (draft.about.size() > 1 || (!draft.about.empty() && blocks < 2)
        || facts.block > theory::kMaxCount / blocks)
        return std::nullopt;
    Question question = newQuestion("block", draft, AnswerForm::Number);
    question.right = facts.block * blocks;
    question.asked = {bashBlockFact(blocks)}; // the heap on the board is asked about in no way
    question.told = {bashBlockFact(blocks), bashBlockFact(1)};
    if (facts.n > 1)
        question.deciding = decidingStep(facts, "complete");
    question.hints = {Words::phrase("Your opponent takes 1. What is the most that you can take then?"),
                      //: %1 is the most that may be taken
                      Words::phrase("Your opponent takes %1. Then you have to take at least 1. So one block "
                                    "has one stone more than may be taken.")(facts.limit)};
    if (blocks == 1) {
        //: %1 is the most that may be taken
        question.task = Words::phrase(
            "At most %1 in a move. Whatever your opponent takes, you can answer so that both moves take the "
            "same number together: a block. How many stones does a block have?")(facts.limit);
        //: %1 is the size of a block, %2 the most that may be taken
        question.because = Words::phrase(
            "After a move of k the answer is %1 − k, which is allowed for every k from 1 to %2.")(
            facts.block, facts.limit);
    } else {
        // Of the stones on the board, where there are enough.
        question.task = facts.counted >= facts.block * blocks
            //: %1 is the most that may be taken, %2 how many blocks, %3 the number of stones on the board
            ? Words::phrase("At most %1 in a move. A block is what a move and its answer can always take "
                            "together. How many of the %3 stones on the board do %2 blocks take up?")(
                facts.limit, blocks, facts.n)
            //: %1 is the most that may be taken, %2 how many blocks
            : Words::phrase("At most %1 in a move. A block is what a move and its answer can always take "
                            "together. How many stones do %2 blocks have?")(facts.limit, blocks);
        //: %1 is a formula such as "5 × 4 = 20", %2 the size of a block
        question.because = Words::phrase("%1: after a move of k the answer is %2 − k.")(
            QStringLiteral("%1 × %2 = %3").arg(blocks).arg(facts.block).arg(facts.block * blocks),
            facts.block);
    }
    question.comment =
        onAnswer<Count>([facts, blocks](Count given) { return wrongBlock(facts, given, blocks); });
    addBlockSlips(question, facts, blocks);
    return question;
}

} // namespace

std::vector<QuestionKind> bashQuestions()
{
    return {
        {QStringLiteral("remainder"), Words::phrase("The remainder"), drawRemainder, askRemainder},
        {QStringLiteral("reply"), Words::phrase("The answer to a move"), drawReply, askReply},
        {QStringLiteral("next-lost"), Words::phrase("The next lost heap"), drawNextLost, askNextLost, true},
        {QStringLiteral("block"), Words::phrase("The size of a block"), drawBlock, askBlock, true},
    };
}

std::vector<Sentence> bashHints(const Position& position)
{
    const Facts facts(position);
    if (facts.n == 0)
        return {};
    if (facts.misere) {
        return {Words::phrase("Nobody wants to take the last stone. Set it apart: with the others, whoever "
                              "takes the last of them wins."),
                //: %1 is the number of stones without the one apart, %2 the size of a block
                Words::phrase("Lay out the other %1 stones in blocks of %2. How many are left over?")(
                    facts.counted, facts.block)};
    }
    //: %1 is the most that may be taken
    return {Words::phrase("Whatever one player takes, at most %1, the other can complete it to the same "
                          "number each time. To which?")(facts.limit),
            //: %1 is the number of stones, %2 the size of a block
            Words::phrase("Lay out the %1 stones in blocks of %2. How many are left over?")(facts.n,
                                                                                            facts.block)};
}

} // namespace laststone::games
