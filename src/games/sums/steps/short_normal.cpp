// SPDX-License-Identifier: GPL-3.0-or-later
// Short positions of normal play, argued without the theorem about sums.
#include "games/sums/steps/facts.h"

#include "games/sums/lost_list.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace laststone::games {

namespace sum_steps {

// The answer that ends the game, if there is one.
std::optional<SgOption> lastAnswer(const Facts& facts, const Position& then)
{
    for (const SgOption& option : firstOptions(facts, then.heaps, kMostOptions)) {
        if (facts.game.isOver(facts.game.after(then, option.move).heaps))
            return option;
    }
    return std::nullopt;
}

void addLastMoves(Steps& steps, const Facts& facts)
{
    const auto options = firstOptions(facts, facts.heaps, kMostShortMoves);
    steps
        .add("last-moves", phrase("Every move ends the game: an N-position"))
        //: %1 is a move such as "take 1 from heap 2"
        .detail(phrase("After “%1” the opponent cannot move and has lost.")(
            move(facts, facts.position, options.front().move)));
    for (const SgOption& option : options)
        steps.shows(option.move);
    if (options.size() > 1)
        steps.mark(Mark::All);
}

void addLastAnswers(Steps& steps, const Facts& facts)
{
    steps.add("last-answers", phrase("Every move can be answered by the last move of the game: a P-position"))
        .detail(phrase("After that the player now to move cannot move and has lost."));
    for (const SgOption& threat : firstOptions(facts, facts.heaps, kMostShortMoves)) {
        const Position then = facts.game.after(facts.position, threat.move);
        const Move answer = lastAnswer(facts, then)->move;
        addAnswerTo(steps, facts, threat.move, then, answer);
        addHeapsLeft(steps, facts, then.heaps, facts.game.after(then, answer).heaps);
        steps.detail(phrase("No move is left then."));
    }
}

// The parts that have a move: pairs of equal ones, and the others.
struct Pairs {
    std::vector<std::pair<std::size_t, std::size_t>> equal;
    std::vector<std::size_t> others;
    std::vector<Count> moves = {}; // of the others, by part, where their numbers are fixed

    bool isAll() const { return equal.size() == 1 && others.empty(); }
};

Pairs pairsOf(const Facts& facts)
{
    Pairs pairs;
    std::map<QString, std::size_t> alone;
    for (const std::size_t part : movable(facts)) {
        const auto [twin, isNew] = alone.emplace(facts.game.symbol(part, facts.heaps[part]), part);
        if (isNew)
            continue;
        pairs.equal.emplace_back(twin->second, part);
        alone.erase(twin);
    }
    for (const auto& [symbol, part] : alone)
        pairs.others.push_back(part);
    std::ranges::sort(pairs.others);
    return pairs;
}

// Equal parts, and apart from them an even number of moves, whatever is moved: so every move has an answer.
std::optional<Pairs> mirrored(const Facts& facts)
{
    Pairs pairs = pairsOf(facts);
    const auto moves = forcedMoves(facts, pairs.others);
    if (pairs.equal.empty() || pairs.equal.size() > kMostTerms || !moves
        || std::accumulate(moves->begin(), moves->end(), Count{0}) % 2 == 1)
        return std::nullopt;
    pairs.moves = *moves;
    return pairs;
}

// No move, an even number of moves whatever is moved, or parts that are equal two by two.
bool isPlainlyLost(const Facts& facts)
{
    if (facts.game.isOver(facts.heaps))
        return true;
    if (const auto moves = forcedMoves(facts))
        return std::accumulate(moves->begin(), moves->end(), Count{0}) % 2 == 0;
    const auto pairs = mirrored(facts);
    return pairs && pairs->others.empty();
}

// The winning moves of a small position, if each leaves one that is plainly lost; else none.
std::vector<Move> plainWins(const Facts& facts)
{
    const auto isLarge = [&](std::size_t part) { return facts.game.needsPeriod(facts.position, part); };
    if (facts.sum == 0 || facts.heaps.size() > kMostTerms || std::ranges::any_of(facts.parts, isLarge))
        return {};
    std::vector<Move> moves;
    for (const SgOption& option : facts.game.winningOptions(facts.heaps)) {
        const Position after = facts.game.after(facts.position, option.move);
        if (moves.size() == kMostMoveSteps || !isPlainlyLost(Facts{after}))
            return {};
        moves.push_back(option.move);
    }
    return moves;
}

// Every move of the only part that has one can be answered by the last move of the game.
bool isAnsweredAtOnce(const Facts& facts)
{
    return facts.sum == 0 && hasFewMoves(facts)
        && std::ranges::all_of(
               firstOptions(facts, facts.heaps, kMostShortMoves), [&](const SgOption& option) {
                   return lastAnswer(facts, facts.game.after(facts.position, option.move)).has_value();
               });
}

const char* shortStep(const Facts& facts)
{
    const auto pairs = mirrored(facts);
    return hasFewMoves(facts) && isEveryMoveTheLast(facts) ? "last-moves"
        : pairs && pairs->others.empty()                   ? "mirror"
        : forcedMoves(facts)                               ? "forced"
        : isAnsweredAtOnce(facts)                          ? "last-answers"
        : pairs                                            ? "mirror"
        : !plainWins(facts).empty()                        ? "short-win"
                                                           : nullptr;
}

Sentence immobileDetail(const SgGame& game)
{
    return game.hasTokens() ? phrase("The other tokens cannot move.")
                            : phrase("The other heaps have no move.");
}

// Which parts are equal, and that they are copied.
void addCopying(Steps& steps, const Facts& facts, const Pairs& pairs)
{
    const bool isTokens = facts.game.hasTokens();
    if (pairs.isAll()) {
        steps.detail(
            isTokens ? phrase("Whatever is done with one token can be done with the other, too. Then every "
                              "token that can move has a twin again, so there is always an answer.")
                     : phrase("Whatever is done with one heap can be done with the other, too. Then every "
                              "heap that has a move has an equal one again, so there is always an answer."));
        return;
    }
    const auto item = [&](std::size_t i) {
        const auto [part, twin] = pairs.equal[i];
        //: one pair in a list: %1 and %2 are the numbers of two tokens
        return isTokens ? phrase("tokens %1 and %2")(name(part), name(twin))
                        //: one pair in a list: %1 and %2 are the numbers of two heaps
                        : phrase("heaps %1 and %2")(name(part), name(twin));
    };
    const Clauses equal = list(pairs.equal.size(), item);
    //: %1 is a list such as "tokens 1 and 3; tokens 2 and 4"
    steps
        .detail(isTokens ? phrase("These share a vertex: %1.")(equal)
                         //: %1 is a list such as "heaps 1 and 3; heaps 2 and 4"
                         : phrase("These are equal: %1.")(equal))
        .detail(isTokens ? phrase("Wherever one of two such tokens goes, the opponent moves the other to the "
                                  "same vertex.")
                         : phrase("Whatever is done in one of two equal heaps, the opponent does in the "
                                  "other, and what is left of them is equal again."));
}

// The parts that have no twin, but as many moves as it takes.
void addEvenMoves(Steps& steps, const Facts& facts, const Pairs& pairs)
{
    if (pairs.others.empty())
        return;
    Position rest = facts.position;
    rest.heaps.clear();
    Numbers names;
    for (const std::size_t part : pairs.others) {
        rest.heaps.push_back(facts.heaps[part]);
        names.values.push_back(name(part));
    }
    const Count count = std::accumulate(pairs.moves.begin(), pairs.moves.end(), Count{0});
    //: %1 is a list of the numbers of tokens, %2 a number of moves
    const auto tokens = plural("Token(s) %1 can be moved %2 times, however it is done. That is even, so one "
                               "of these moves is answered by another.");
    //: %1 is a list of the numbers of heaps, %2 a number of moves
    const auto heaps = plural("In heap(s) %1 exactly %2 moves are left, whatever is moved. That is even, so "
                              "one of these moves is answered by another.");
    steps.detail((facts.game.hasTokens() ? tokens : heaps)(pairs.others.size(), names, count))
        .detail(forcedDetail(Facts{rest}, pairs.moves));
}

void addMirror(Steps& steps, const Facts& facts, const Pairs& pairs)
{
    const auto [part, twin] = pairs.equal.front();
    const Move threat = facts.game.options(part, facts.heaps[part]).front().move;
    const Position then = facts.game.after(facts.position, threat);
    const bool isRenumbered = then.heaps.size() != facts.heaps.size();
    Move answer = threat; // the twin stands behind what is left of the part
    answer.heap = twin + then.heaps.size() - facts.heaps.size();
    const Clauses reply{
        {isRenumbered ? facts.game.describeBySize(then, answer) : facts.game.describe(then, answer)}};
    const bool isTokens = facts.game.hasTokens();
    const Sentence one = isTokens ? phrase("Two tokens on one vertex: the opponent copies every move")
                                  : phrase("Two equal heaps: the opponent copies every move");
    const Sentence several = isTokens
        ? phrase("Tokens that share a vertex are copied: the opponent always has an answer")
        : phrase("Equal heaps are copied: the opponent always has an answer");
    steps.add("mirror", pairs.isAll() ? one : several);
    addCopying(steps, facts, pairs);
    //: two moves, the second one copies the first
    steps.detail(
        phrase("For example, “%1” is answered by “%2”.")(move(facts, facts.position, threat), reply));
    addEvenMoves(steps, facts, pairs);
    const bool isEvery = 2 * pairs.equal.size() + pairs.others.size() == facts.heaps.size();
    steps.detail(isEvery ? Sentence() : immobileDetail(facts.game))
        .detail(phrase("The game ends some time, and then it is the player now to move who cannot move: a "
                       "P-position."))
        //: "g ⊕ g = 0" is a formula, %1 one such as "2 ⊕ 0 ⊕ 2 = 0"
        .detail(phrase("The SG values say the same: ⊕ adds in binary without carrying, so equal values "
                       "cancel, g ⊕ g = 0. Here %1.")(xorFormula(facts.values)))
        .shows(threat, Role::Threat)
        .then(answer);
    for (const auto& [first, second] : pairs.equal)
        steps.marks(marksOf(facts, {first, second}));
}

// Why a position is plainly lost that a move has left.
void addPlainlyLost(Steps& steps, const Facts& left)
{
    const bool isTokens = left.game.hasTokens();
    if (left.game.isOver(left.heaps)) {
        steps.detail(phrase("After it the opponent cannot move and has lost: an N-position."));
        return;
    }
    if (const auto moves = forcedMoves(left)) {
        const Count count = std::accumulate(moves->begin(), moves->end(), Count{0});
        //: %n is 2 or more, and even
        steps
            .detail(plural("Then exactly %n move(s) are left, whatever is moved. The opponent makes the "
                           "first, and you make the last: an N-position.")(count))
            .detail(forcedDetail(left, *moves));
        return;
    }
    const Pairs pairs = pairsOf(left);
    const QString heaps = heapsFormula(left, movableParts(left.game, left.heaps));
    //: %1 is a position such as "(A, A)"
    const auto tokens = phrase("It leaves tokens that share a vertex two by two: %1.");
    //: %1 is a position such as "(5, 5, 2, 2)"
    const auto several = phrase("It leaves heaps that are equal two by two: %1.");
    //: %1 is a position such as "(2, 2)"
    const auto two = phrase("It leaves two equal heaps: %1.");
    steps.detail((isTokens            ? tokens
                      : pairs.isAll() ? two
                                      : several)(heaps))
        .detail(pairs.equal.size() * 2 == left.heaps.size() ? Sentence() : immobileDetail(left.game))
        .detail(isTokens
                    ? phrase("Wherever the opponent moves one of two such tokens, you move the other to "
                             "the same vertex. So you always have an answer.")
                    : phrase("Whatever the opponent does in one of two equal heaps, you do in the other, "
                             "and what is left of them is equal again. So you always have an answer."))
        .detail(phrase("The game ends some time, and then it is the opponent who cannot move: an "
                       "N-position."));
}

// That no other move wins, by the values.
Sentence onlyWinsDetail(const Facts& facts, std::size_t count)
{
    if (!facts.isSingle) {
        //: %1 is a formula such as "3 ⊕ 2 = 1"
        return phrase("The SG values say the same: ⊕ adds in binary without carrying, and gives %1. After "
                      "the moves shown it gives 0, and after no others.")(xorFormula(facts.values));
    }
    return count == 1
        ? phrase("It is the only winning move: any other leaves a value that is not 0, so the opponent can "
                 "leave 0; and from 0 no move leaves 0 again, down to the end.")
        : phrase("No other move wins: any other leaves a value that is not 0, so the opponent can leave 0; "
                 "and from 0 no move leaves 0 again, down to the end.");
}

void addPlainWins(Steps& steps, const Facts& facts, const std::vector<Move>& moves)
{
    for (const Move& made : moves) {
        addWinOf(steps, "short-win", facts, made);
        const Position after = facts.game.after(facts.position, made);
        addPlainlyLost(steps, Facts{after});
    }
    steps.detail(onlyWinsDetail(facts, moves.size()));
}

void addShort(Steps& steps, const Facts& facts, std::string_view way)
{
    addPartValues(steps, facts, Said::Nothing);
    if (way == "last-moves")
        addLastMoves(steps, facts);
    else if (way == "forced")
        addForced(steps, facts, *forcedMoves(facts));
    else if (way == "last-answers")
        addLastAnswers(steps, facts);
    else if (way == "mirror")
        addMirror(steps, facts, *mirrored(facts));
    else
        addPlainWins(steps, facts, plainWins(facts));
}

} // namespace sum_steps

} // namespace laststone::games
