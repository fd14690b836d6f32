// SPDX-License-Identifier: GPL-3.0-or-later
// What can be shown of misère play where SG values do not decide: the P-positions that can come up after a
// position, or else the smallest ones and the answers to the moves from a larger one. Whoever has all
// P-positions checks by hand that no move leads from one to another, and that every other position that has a
// move has one to them.
#pragma once

#include "games/sums/sg_game.h"

#include <optional>
#include <vector>

namespace laststone::games {

// Positions as movableParts() gives them, from the end up.
using LostList = std::vector<std::vector<theory::Count>>;

// The heaps, or tokens, that have a move, the largest first: nothing else counts in a sum. Where the order
// counts all of them, those without a move as 0; none when no move is left.
std::vector<theory::Count> movableParts(const SgGame& game, Heaps heaps);

// None where they are too many to be read, or to be found at once.
std::optional<LostList> lostAfter(const SgGame& game, Heaps heaps);

// Every P-position with up to `size` stones in all, or, of tokens, from which at most so many moves can still
// be made.
struct SmallestLost {
    theory::Count size = 0;
    LostList list;
};
// Of all heaps, or of no more tokens than these on vertices that they can reach: as many sizes as can be
// read, all smaller than the position. None where even the smallest ones are too many, or none is there.
// REQUIRES: parts of the same number have the same moves.
std::optional<SmallestLost> smallestLost(const SgGame& game, Heaps heaps);

// A vertex that a token can reach and that is P in misère play, though its value is 2 or more: one from which
// the fewest moves are to come, where a short search finds any. REQUIRES: tokens.
std::optional<theory::Count> falselyJudged(const SgGame& game, theory::Count token);

// Different positions that the moves from a position lead to, as movableParts() gives them, in the order of
// the moves. The empty one is there if a move ends the game.
std::vector<std::vector<theory::Count>> positionsAfter(const SgGame& game, Heaps heaps);

// The P-position with the fewest stones that a move from an N-position leaves in misère play. REQUIRES: such
// a move.
std::vector<theory::Count> smallestAnswer(const teaching::Position& position);

// P-positions of misère play that show another one to be P, as few as are found at once: every move from each
// of them, and from that one, that does not end the game can be answered by leaving one of them or of
// `known`. Each comes behind those that it needs. None where that takes more than `most`, or too long.
// REQUIRES: a P-position, as movableParts() gives it.
std::optional<LostList> furtherLost(const SgGame& game, const LostList& known,
                                    const std::vector<theory::Count>& lost, std::size_t most);

// The order in which positions are listed: whatever a move leads to comes before the position that it is made
// in.
std::pair<theory::Count, std::vector<theory::Count>> listPlace(const SgGame& game,
                                                               const std::vector<theory::Count>& parts);

// How many positions of misère play there are at most for a program to look at: of heaps that have a move,
// those with no more stones in all; of tokens, the ways to place them on vertices that they can reach.
theory::Count mostPositions(const SgGame& game, Heaps heaps);

// A move and its answer, by the positions that they leave, as movableParts() gives them.
struct Exchange {
    std::vector<theory::Count> left;
    std::vector<theory::Count> answered;
};

// Goes on from a P-position of misère play with moves that make it short, each with the answer that
// smallestAnswer() gives, until a position of the list is left; at most `most` exchanges. None where that
// does not lead there, or takes too long to be found.
std::optional<std::vector<Exchange>> lineTo(const LostList& list, teaching::Position position,
                                            std::size_t most);

} // namespace laststone::games
