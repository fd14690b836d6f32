// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/coach.h"

#include "teaching/moves.h"
#include "teaching/new_question.h"
#include "teaching/notation.h"

#include <algorithm>

namespace laststone::teaching {

using theory::Count;
using theory::Outcome;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Coach)
};

Clauses clause(const Sentence& sentence)
{
    return {{sentence}};
}

// Of a move of the learner that leaves a game that goes on, and leaves it to the opponent to win. What would
// have been better is asked after the game, and not told.
Sentence punished(const Position& after, bool isError)
{
    const std::vector<Move> replies = after.game->winningMoves(after);
    // The opponent may choose another one.
    const Clauses reply = replies.size() == 1
        ? clause(after, replies[0])
        //: one of several moves: %1 is one such as "take 5 from heap 2"; it stands behind "can now win:"
        : clause(Words::phrase("for example, %1")(clause(after, replies[0])));
    const Sentence fact = after.game->decidingFact(after);
    if (!isError) {
        if (fact.isEmpty()) {
            //: %1 is a move such as "take 5 from heap 2"
            return Words::phrase("No move wins from a P-position. The reply is: %1.")(reply);
        }
        //: %1 is what a move has left, as in "18 = 4 × 4 + 2", %2 a move such as "take 2"
        return Words::phrase("No move wins here. You left %1; the reply is: %2.")(clause(fact), reply);
    }
    if (fact.isEmpty()) {
        //: %1 is the reply, such as "take 5 from heap 2"
        return Words::phrase("Mistake: this leaves an N-position. Your opponent can now win: %1.")(reply);
    }
    //: %1 is what a move has left, as in "18 = 4 × 4 + 2", %2 the reply, such as "take 2"
    return Words::phrase("Mistake: you left %1. Your opponent can now win: %2.")(clause(fact), reply);
}

// Of a move of the opponent.
Sentence ofOpponent(const Position& after, Judgement judgement)
{
    if (after.game->isTerminal(after)) {
        return judgement == Judgement::LastMove
            ? Words::phrase("Your opponent’s last move, which wins the game.")
            : Words::phrase("Your opponent’s last move, which loses the game.");
    }
    const Sentence fact = after.game->decidingFact(after);
    const bool wins = judgement == Judgement::Winning;
    if (fact.isEmpty()) {
        return wins ? Words::phrase("Your opponent left a P-position: no move wins here.")
                    : Words::phrase("Your opponent left an N-position: here you can win.");
    }
    if (wins) {
        //: %1 is what a move has left, as in "16 = 4 × 4"
        return Words::phrase("Your opponent left %1: no move wins here.")(clause(fact));
    }
    if (judgement == Judgement::Error) {
        //: %1 is what a move has left, as in "18 = 4 × 4 + 2"
        return Words::phrase("Your opponent made a mistake and left %1: here you can win.")(clause(fact));
    }
    //: %1 is what a move has left, as in "18 = 4 × 4 + 2"
    return Words::phrase("Your opponent, who could not win, left %1: here you can win.")(clause(fact));
}

Sentence ofOpponentsMove(const History::Entry& entry)
{
    //: %1 is a move such as "take 2"
    return Words::phrase("Your opponent’s move: %1.")(clause(entry.before, entry.move));
}

// What was moved, and nothing of who wins.
Sentence unjudged(const History::Entry& entry)
{
    if (entry.side == Side::Other)
        return ofOpponentsMove(entry);
    //: %1 is a move such as "take 2"; it is hidden who wins
    return Words::phrase("Your move: %1. After the game you are told whether it was right.")(
        clause(entry.before, entry.move));
}

// Whether every move lets the other side end the game and win: as far as a learner can look ahead, and no
// further.
bool isLastMoveLeft(const Position& position)
{
    constexpr Count kMost = 100;
    const auto loses = [&](const Move& move) {
        return lastWinningMove(position.game->after(position, move)).has_value();
    };
    const auto moves = allMoves(position, kMost);
    return moves && std::ranges::all_of(*moves, loses);
}

} // namespace

Judgement judge(const Position& before, const Move& move)
{
    const Game& game = *before.game;
    const Position after = game.after(before, move);
    const bool wins = game.outcome(after) == Outcome::P;
    if (game.isTerminal(after)) {
        if (wins)
            return Judgement::LastMove;
        return game.outcome(before) == Outcome::P ? Judgement::LostEnd : Judgement::Error;
    }
    if (wins)
        return Judgement::Winning;
    return game.outcome(before) == Outcome::P ? Judgement::Lost : Judgement::Error;
}

std::optional<bool> isRight(Judgement judgement)
{
    if (judgement == Judgement::Lost || judgement == Judgement::LostEnd)
        return std::nullopt;
    return judgement != Judgement::Error;
}

Sentence coach(const Position& before, const Move& move)
{
    const Game& game = *before.game;
    const Position after = game.after(before, move);
    const Judgement judgement = judge(before, move);
    switch (judgement) {
    case Judgement::Winning:
        if (const Sentence fact = game.decidingFact(after); !fact.isEmpty()) {
            //: %1 is what a move has left, as in "16 = 4 × 4"
            return Words::phrase("Right: you left %1. Every reply can be answered.")(clause(fact));
        }
        return Words::phrase("Right: this leaves a P-position, and every reply can be answered.");
    case Judgement::LastMove:
        return Words::phrase("Right: that was the winning last move.");
    case Judgement::LostEnd:
        return Words::phrase("That was the last move, and it loses. No other move would have helped.");
    case Judgement::Lost:
        return punished(after, false);
    case Judgement::Error:
        return game.isTerminal(after) ? Words::phrase("Mistake: this ends the game and loses it.")
                                      : punished(after, true);
    }
    Q_UNREACHABLE();
}

CoachLine commentOn(const History::Entry& entry)
{
    const Judgement judgement = judge(entry.before, entry.move);
    using Tone = CoachLine::Tone;
    CoachLine said;
    if (entry.side == Side::Other) {
        said.line = ofOpponent(entry.after, judgement);
    } else {
        const auto right = isRight(judgement);
        said.line = coach(entry.before, entry.move);
        said.tone = !right ? Tone::Neutral : *right ? Tone::Good : Tone::Bad;
    }
    if (!entry.after.game->isTerminal(entry.after))
        said.untold = unjudged(entry);
    return said;
}

CoachLine seenOn(const History::Entry& entry)
{
    const Position& after = entry.after;
    using Tone = CoachLine::Tone;
    if (after.game->isTerminal(after))
        return commentOn(entry);
    if (entry.side == Side::Other)
        return {ofOpponentsMove(entry)};
    if (const auto last = lastWinningMove(after)) {
        //: %1 is a move such as "take 2"
        return {Words::phrase("After your move your opponent could make the last move, and win by it: %1.")(
                    clause(after, *last)),
                Tone::Bad};
    }
    if (isLastMoveLeft(after)) {
        return {
            Words::phrase(
                "Good: whatever your opponent does after your move, the last move will be yours to make."),
            Tone::Good};
    }
    const Clauses left = clause(formula(tupleNotation(after)));
    if (after.game->outcome(after) == Outcome::P) {
        //: %1 is the position that a move has left, such as "8"
        return {Words::phrase("Well played so far: you left %1, and your opponent had no good answer. Think: "
                              "what can be left for you after each reply?")(left),
                Tone::Good};
    }
    //: %1 is the position that a move has left, such as "7"
    return {Words::phrase("You left %1, and your opponent could not win at once. Think: what can be left for "
                          "you after each reply?")(left)};
}

CoachLine reviewedOn(const History::Entry& entry, bool isDiscovery)
{
    const Position& after = entry.after;
    if (after.game->isTerminal(after))
        return commentOn(entry);
    using Tone = CoachLine::Tone;
    const auto right = isRight(judge(entry.before, entry.move));
    const bool isError = right && !*right;
    if (entry.side == Side::Learner && isError && !isDiscovery) {
        if (const Sentence fact = after.game->decidingFact(after); !fact.isEmpty()) {
            //: %1 is what a move has left, as in "18 = 4 × 4 + 2"
            return {Words::phrase("Here you let the win go: you left %1.")(clause(fact)), Tone::Bad};
        }
    }
    if (entry.side == Side::Learner && isError)
        return {Words::phrase("Here you let the win go: another move would have won."), Tone::Bad};
    if (!isDiscovery)
        return commentOn(entry);
    if (entry.side == Side::Learner) {
        return right ? CoachLine{Words::phrase("Good: this move won. Every reply to it had a good answer."),
                                 Tone::Good}
                     : CoachLine{Words::phrase("Here no move would have won.")};
    }
    const Clauses move = clause(entry.before, entry.move);
    if (right && !isError) {
        //: %1 is a move such as "take 2"
        return {Words::phrase("Your opponent’s move: %1. After it no move of yours would have won.")(move)};
    }
    //: %1 is a move such as "take 2"
    return {Words::phrase("Your opponent’s move: %1. After it you could win.")(move)};
}

CoachLine hintAfter(const Position& position, int hints)
{
    const auto given = static_cast<std::size_t>(hints);
    const std::vector<Sentence> degrees = hintsOf(position);
    if (given < degrees.size()) {
        //: %1 is a sentence
        return {.line = Words::phrase("Hint: %1")(clause(degrees[given])), .hints = hints + 1};
    }
    const std::vector<Move> winning = position.game->winningMoves(position);
    if (winning.empty()) {
        const Move hardest = position.game->hardestMove(position);
        //: %1 is a move such as "take 11 from heap 4"
        return {.line = Words::phrase("Hint: no move wins here. Hardest to answer: %1.")(
                    clause(position, hardest)),
                .hardest = hardest,
                .hints = hints + 1};
    }
    const std::size_t at = (given - degrees.size()) % winning.size();
    const Clauses move = clause(position, winning[at]);
    if (winning.size() == 1) {
        //: %1 is a move such as "take 11 from heap 4"
        return {.line = Words::phrase("Hint: %1.")(move), .winning = winning[at], .hints = hints + 1};
    }
    //: %1 is a move such as "take 11 from heap 4", which is number %2 of %3 that win
    return {.line = Words::phrase("Hint: %1. This is winning move %2 of %3.")(move, Count{at + 1},
                                                                              Count{winning.size()}),
            .winning = winning[at],
            .hints = hints + 1};
}

} // namespace laststone::teaching
