// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of this folder share, which argue a sum of games: explainSum() in sum_steps.h puts their
// steps together. For this folder and that file only.
#pragma once

#include "games/common/nim_sum.h"
#include "games/sums/sum_steps.h"
#include "theory/sum.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace laststone::games {

namespace sum_steps {

LASTSTONE_SENTENCES(SgExplanation)

using Role = teaching::ShownMove::Role;

// So many parts have a step each for their values; those of the others are listed together.
inline constexpr std::size_t kMostValueSteps = 5;
// More options than this are not all listed.
inline constexpr std::size_t kMostOptions = 12;
// A step for each of so many winning moves; the others are listed together.
inline constexpr std::size_t kMostMoveSteps = 7;
// With so few moves in a lost position every one of them is answered; otherwise so many are.
inline constexpr std::size_t kFewMoves = 7;
inline constexpr std::size_t kMostExamples = 4;
inline constexpr std::size_t kMostShortMoves = 4;
// So few stones are argued without values though these repeat already, and more of them where each heap has
// values of its own, which take longer to tell.
inline constexpr Count kFewStones = 6;
inline constexpr Count kFewOwnStones = 10;

std::vector<std::size_t> upTo(std::size_t count);

// See Facts::only.
std::optional<std::size_t> onlyPart(const SgGame& game, Heaps heaps);

// Everything about one position that several steps need.
struct Facts {
    const Position& position;
    const SgGame& game = SgGame::of(position);
    Heaps heaps = position.heaps;
    std::vector<std::size_t> parts = upTo(heaps.size()); // all of them
    std::vector<Count> values = game.values(heaps);
    Count sum = theory::nimSum(values);
    // The only part that counts: the only one, or of heaps of sets the only one that has a move.
    std::optional<std::size_t> only = onlyPart(game, heaps);
    bool isSingle = only.has_value();
};

// ---- Words and marks ----

Count name(std::size_t part);

QString equation(const QString& symbol, Count value);

Clauses list(std::size_t count, const std::function<Sentence(std::size_t)>& item);

std::vector<Mark> marksOf(const Facts& facts, const std::vector<std::size_t>& parts);

// Of a graph the vertices keep the values that earlier steps have given them.
void keepValues(Steps& steps, const Facts& facts);

// "(3, 2)"
QString heapsFormula(const Facts& facts, Heaps heaps);

// "(5, 3), (5, 2) → (3, 2, 1)": what moves leave, and what the answer to each of them leaves.
Sentence groupClause(const Facts& facts, std::span<const std::vector<Count>> moved, Heaps answered);

// What such an arrow is.
Sentence arrowMeaning();

// How positions are written where each heap has moves of its own.
Sentence orderOfHeapsDetail(const SgGame& game);

// That names of positions leave out what has no move, where there is anything of the kind but heaps of 0, and
// in which order they are. Where each heap has moves of its own, as above.
Sentence leftOutDetail(const Facts& facts);

Clauses move(const Facts& facts, const Position& before, const Move& made);

Steps& addWinOf(Steps& steps, const char* id, const Facts& facts, const Move& made);

// A heap is called by its number on the board, and by its size once a move has numbered the heaps anew.
Steps& addAnswerTo(Steps& steps, const Facts& facts, const Move& threat, const Position& then,
                   const Move& answer);

// What stands on the board after a move and its answer, where heaps have come or gone.
void addHeapsLeft(Steps& steps, const Facts& facts, Heaps then, Heaps end);

// Every winning move of normal play, as SgGame has them, but one that leaves equal heaps first, as after that
// one need only copy.
std::vector<SgOption> winningOptions(const Facts& facts);

// That a move leaves heaps that are equal two by two, those without a move aside, where it does.
void addMirrored(Steps& steps, const Facts& facts, const SgOption& option);

// Winning moves that have no step of their own.
void addMoreWins(Steps& steps, const Facts& facts, std::span<const Move> moves);

// ---- Moves that are left ----

// The moves of a position, by part, the first `most` of them.
std::vector<SgOption> firstOptions(const Facts& facts, Heaps heaps, std::size_t most);

// The parts that have a move.
std::vector<std::size_t> movable(const Facts& facts);

// Heaps that do not split, with few stones.
bool hasFewStones(const Facts& facts);

// No move is left after any of the moves.
bool isEveryMoveTheLast(const Facts& facts);

// Some move ends the game.
bool canEnd(const Facts& facts);

// How many moves the game has, by part, if there is no choice that makes a difference; that of these parts.
std::optional<std::vector<Count>> forcedMoves(const Facts& facts, const std::vector<std::size_t>& parts);
std::optional<std::vector<Count>> forcedMoves(const Facts& facts);

// Why the number of moves of these parts, which have some, is fixed.
Sentence forcedDetail(const Facts& facts, const std::vector<std::size_t>& parts,
                      const std::vector<Count>& moves);

void addForced(Steps& steps, const Facts& facts, const std::vector<Count>& moves);

// How many stones there are where every move takes an odd number of them, and the last is taken in the end.
std::optional<Count> oddlyTaken(const Facts& facts);

void addOddlyTaken(Steps& steps, const Facts& facts, Count stones);

// Of each heap, or vertex, that can come up, behind the first part with its moves: whether an odd number of
// moves is left in it, whatever is moved.
using Parities = std::map<std::pair<std::size_t, Count>, bool>;
// Of a few that do not split; none where it depends on the moves.
std::optional<Parities> parities(const Facts& facts);

void addParity(Steps& steps, const Facts& facts, const Parities& parities);

// One part that can move, with few moves; in misère play, where no value has to be told, several as well.
bool hasFewMoves(const Facts& facts);

// ---- Values ----

// How much has been said of the values before the step of a part.
enum class Said {
    Decided, // nothing, but who wins
    Definition, // what a value is
    Knowledge, // what there is to know of all of them, such as a period; so of Nim the options are known
    Mex, // that of every vertex, by the layers of a graph
};

// Whether a move may leave two heaps in place of one.
bool splits(const Facts& facts);

// What a value is, and why it is that number and no other.
void addTheory(Steps& steps, const Facts& facts);

void addPartValues(Steps& steps, const Facts& facts, Said said);

// What is known of all values, and then those of the parts.
void addKnownValues(Steps& steps, const Facts& facts);

// The same where who wins has been argued without any: no more than those of the parts, unless vertices lie
// below them whose values have to be found first, for a nim-sum of several; then also why that decides, and
// which moves it asks for.
void addUnneededValues(Steps& steps, const Facts& facts);

// `isSaid`: a step before has said what ⊕ is.
void addNimSum(Steps& steps, const Facts& facts, bool isSaid = false);

// Where heaps fall apart, the value of several is needed for that of one: so what the theorem about sums says
// stands in front of all values.
void addSplit(Steps& steps);

// Why it is so, with the values that have just been found.
void addSplitTheorem(Steps& steps, const Facts& facts);

// The theorem about sums, with the values that have just been found, where no heap falls apart.
void addTheorem(Steps& steps, const Facts& facts);

// The value, or the nim-sum, that a winning move leaves, and what each part needs for it. REQUIRES: an
// N-position of normal play.
void addGoal(Steps& steps, const Facts& facts);

// ---- Normal play ----

// Which step argues a position of normal play without the theorem about sums; null where none does.
const char* shortStep(const Facts& facts);

// The values come last, as the argument needs none.
void addShort(Steps& steps, const Facts& facts, std::string_view way);

void addNormal(Steps& steps, const Facts& facts);

// ---- Misère play ----

// A vertex that the values judge falsely; nothing where none has been found. REQUIRES: a token.
Sentence witnessDetail(const Facts& facts);

// How P and N are found without values, after such an example and where it is shown, or nothing.
Steps& addSearch(Steps& steps, const Sentence& witness, const Sentence& shown = {});

void addLastMove(Steps& steps, const Facts& facts, const Move& threat);

// What needs neither values nor a search. Whether that is all there is to say.
bool addMisereShort(Steps& steps, const Facts& facts);

void addMisere(Steps& steps, const Facts& facts);

} // namespace sum_steps

} // namespace laststone::games
