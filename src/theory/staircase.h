// SPDX-License-Identifier: GPL-3.0-or-later
// Staircase Nim: move at least one stone from one stair to the stair below; from stair 1 stones go to the
// ground, where they stay.
//
// Normal play: R. Sprague 1937, after T. S. Ferguson, "Game Theory", Part I, exercise 6 of section 2.6: only
// the odd stairs count, and a position is P exactly when the nim-sum of the odd stairs is 0. That nim-sum is
// also the SG value: a move changes exactly one odd stair, so the value never stays, and taking from an odd
// stair reaches every smaller value as in Nim.
//
// Misère play, where who cannot move wins: as misère Nim on the odd stairs. Not found published; checked by
// brute force (staircase_test.cpp), and argued in staircase.cpp. Precisely: with an odd stair of two or more,
// P exactly when the nim-sum is 0; with none, P exactly when the number of odd stairs with one stone is odd.
// So with stones on even stairs only the position is N, and bringing one stone down to an odd stair wins.
//
// Stairs are given from stair 1 on, so the odd stairs have the even places 0, 2, 4, …. Every function takes
// any number of stairs with at most kMaxCount stones in all (see fits), in O(number of stairs) time, unless
// said otherwise.
#pragma once

#include "theory/nim.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace laststone::theory::staircase {

using Stairs = std::span<const Count>;

// Whether the stairs have at most kMaxCount stones in all, so that no stair can ever have more. Takes any
// numbers; every other function REQUIRES it.
bool fits(Stairs stairs);

// Whether the stair at this place, from 0, is an odd stair, counted from 1.
bool isOdd(std::size_t index);

// The stairs that count: 1, 3, 5, ….
std::vector<Count> oddStairs(Stairs stairs);

// The bitwise exclusive or of the odd stairs: the SG value in normal play.
Count nimSum(Stairs stairs);

// Brings `moved` stones from the stair at place `stair`, from 0, one stair down; moved >= 1.
struct Move {
    std::size_t stair = 0;
    Count moved = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

// What a move does to the odd stairs: from an odd stair it lowers that one, from an even stair it raises the
// odd stair below. The even stairs change as well, but do not count.
enum class Kind { Lowers, Raises };
Kind kind(const Move& move);

// The stairs after a move. REQUIRES: move.stair is a place, 1 <= move.moved <= the stones there.
std::vector<Count> after(Stairs stairs, const Move& move);

// P or N under `play`. With no stone left the position is P in normal play and N in misère play, where the
// player before has just lost.
Outcome outcome(Stairs stairs, Play play);

// Every move that leaves a P-position, of both kinds, by stair, then by stones moved; no stair has more than
// one. Empty for a P-position, and for the misère position without stones, which is won without a move.
std::vector<Move> winningMoves(Stairs stairs, Play play);

// The number of winning moves, without listing them.
std::size_t countWinningMoves(Stairs stairs, Play play);

// The reply to a move from a P-position: a raising is undone by moving the same stones one stair further; a
// lowering is answered by a lowering, as in Nim, unless only raisings win (the end of misère play). None when
// the move has ended the game. REQUIRES: the position is P.
std::optional<Move> reply(Stairs stairs, const Move& move, Play play);

// A move from a P-position and the reply to it.
struct Exchange {
    Move move;
    Move reply;
    friend bool operator==(const Exchange&, const Exchange&) = default;
};

// Every move from a P-position with its reply, by stair, then by stones moved, when there are at most `most`
// moves; else examples: those of nim::exchanges for the odd stairs, or where that has none the move of one
// stone from the lowest odd stair that has any, and then the move of one stone from the lowest even stair
// that has any. The replies to all moves, and to the example of an even stair, are those of reply(). The
// misère move that ends the game is left out, as nothing has to be replied. O((most + 64) × number of
// stairs). REQUIRES: the position is P.
std::vector<Exchange> exchanges(Stairs stairs, Play play, std::size_t most);

// How hard the position that a move leaves is to answer: first by how few of the replies win, then by how
// many columns of the odd stairs are odd, then by how few stones were moved (`taken`).
using nim::Difficulty;

// The move of a lost position that is hardest to answer by Difficulty, the first of equals by stair; none
// when no stone is left. Looks at every move when stones × number of stairs is at most kEveryMove. Else only
// at the moves that leave the nim-sum 1, 3, 7, 15, … or change an odd stair by that exclusive or (the same in
// normal play): at most 125 a stair, each move of one stone among them. A move left out can then be harder.
// O(kEveryMove + 125 × number of stairs). REQUIRES: the position is P.
inline constexpr Count kEveryMove = Count{1} << 22;
std::optional<Move> hardestMove(Stairs stairs, Play play);

// Coins on a strip of cells, which move left by any number of free cells, without passing or sharing one. The
// gaps are the stairs, counted from the rightmost coin: stair 1 is the gap in front (left) of it, stair 2 the
// gap in front of the next coin, and so on. A coin that moves k cells takes k from the gap in front of it and
// adds k to the gap behind it: k stones come one stair down, from the first gap to the ground.
//
// `cells` are the coins' cells, 1 .. kMaxCount, all different, in any order; none when they are not so. The
// result has a stair for each coin, and it fits. O(n log n).
std::optional<std::vector<Count>> stairsOfCoins(std::span<const Count> cells);

} // namespace laststone::theory::staircase
