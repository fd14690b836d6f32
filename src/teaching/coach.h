// SPDX-License-Identifier: GPL-3.0-or-later
// The coach, who judges every move in one line and says the fact that decides.
#pragma once

#include "teaching/match.h"

namespace laststone::teaching {

enum class Judgement {
    Winning, // leaves a P-position
    LastMove, // ends the game and wins it
    Error, // throws a won position away
    Lost, // no move would have won
    LostEnd, // had to end the game, and loses by it
};

Judgement judge(const Position& before, const Move& move);

// Whether it is right; none where no move would have been.
std::optional<bool> isRight(Judgement judgement);

// The judgement of the learner's move in words: the fact that decides and, when the move does not win, the
// reply that punishes it. What would have won is not told: it is asked after the game.
Sentence coach(const Position& before, const Move& move);

// What the coach says of a move, and whether that is good news for the learner.
struct CoachLine {
    enum class Tone { Neutral, Good, Bad };
    Sentence line;
    Tone tone = Tone::Neutral;
    std::optional<Move> winning = {}; // that a hint names
    std::optional<Move> hardest = {}; // that a hint names where no move wins
    int hints = 0; // of the position, which is how many have been given so far
    // What is said instead while it is hidden who wins; empty where nothing gives it away.
    Sentence untold = {};
    friend bool operator==(const CoachLine&, const CoachLine&) = default;
};

// The comment on a move of a match. On one of the opponent's it says who can win now, but not how. While the
// game goes on, all of that can be left untold.
CoachLine commentOn(const History::Entry& entry);

// What somebody who discovers the game can see for himself, in words that are still true after the reply: who
// can make the last move now, or will be able to whatever is done now; further ahead, only that a move has
// left the opponent no good answer. Nothing of theory.
CoachLine seenOn(const History::Entry& entry);

// The comment on a move of a game that has been played to its end: where a win was let go, and what was good;
// as the review of the game has it. No move before it is named, which the review asks for. With nothing of
// theory to somebody who discovers the game.
CoachLine reviewedOn(const History::Entry& entry, bool isDiscovery);

// The hint that comes after so many of the same position. First, by degrees, the idea and the step to take,
// which tell neither who wins nor how; then the winning moves one after the other, again and again, or that
// there is none, with the move that is hardest to answer. REQUIRES: a move is left.
CoachLine hintAfter(const Position& position, int hints);

} // namespace laststone::teaching
