// SPDX-License-Identifier: GPL-3.0-or-later
// Short positions of normal play, argued without the theorem about sums.
#include "games/sums/steps/facts.h"

#include "games/sums/lost_list.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
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
        .add("last-moves", phrase("Every move ends the game: an N-position, the player to move wins"))
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

// What a move leaves, where that is heaps that are equal two by two, those without a move aside.
std::optional<Pairs> leftMirrored(const Facts& facts, const SgOption& option)
{
    if (facts.game.hasTokens() || facts.heaps.size() > kMostTerms)
        return std::nullopt;
    const Position after = facts.game.after(facts.position, option.move);
    const Pairs pairs = pairsOf(Facts{after});
    return pairs.equal.empty() || !pairs.others.empty() ? std::nullopt : std::optional(pairs);
}

std::vector<SgOption> winningOptions(const Facts& facts)
{
    std::vector<SgOption> winning = facts.game.winningOptions(facts.heaps);
    const auto first = std::ranges::find_if(
        winning, [&](const SgOption& option) { return leftMirrored(facts, option).has_value(); });
    if (first != winning.end())
        std::rotate(winning.begin(), first, std::next(first));
    return winning;
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

// Every move of the only part that has one can be answered by the last move of the game.
bool isAnsweredAtOnce(const Facts& facts)
{
    return hasFewMoves(facts)
        && std::ranges::all_of(
               firstOptions(facts, facts.heaps, kMostShortMoves), [&](const SgOption& option) {
                   return lastAnswer(facts, facts.game.after(facts.position, option.move)).has_value();
               });
}

// The same of a position that is no more than that: neither the number of moves is fixed, nor are there
// twins.
bool isOnlyAnsweredAtOnce(const Facts& facts)
{
    return !facts.game.isOver(facts.heaps) && !forcedMoves(facts) && isAnsweredAtOnce(facts);
}

// No move, an even number of moves whatever is moved, parts that are equal two by two, or every move answered
// by the last one.
bool isPlainlyLost(const Facts& facts)
{
    if (facts.game.isOver(facts.heaps))
        return true;
    if (const auto moves = forcedMoves(facts))
        return std::accumulate(moves->begin(), moves->end(), Count{0}) % 2 == 0;
    const auto pairs = mirrored(facts);
    return (pairs && pairs->others.empty()) || isOnlyAnsweredAtOnce(facts);
}

constexpr std::size_t kMostPlain = 40; // moves that are tried for an answer
constexpr std::size_t kMostLosing = 12; // moves that do not win and are answered

// The answer that leaves a plainly lost position, the smallest of these, if there is one.
std::optional<Move> plainAnswer(const Facts& facts, const Position& then)
{
    std::optional<Move> best;
    std::pair<Count, std::vector<Count>> place;
    for (const SgOption& option : firstOptions(facts, then.heaps, kMostPlain)) {
        const Position end = facts.game.after(then, option.move);
        const auto now = listPlace(facts.game, movableParts(facts.game, end.heaps));
        if ((!best || now < place) && isPlainlyLost(Facts{end})) {
            best = option.move;
            place = now;
        }
    }
    return best;
}

// Whether each of these moves has an answer that leaves a plainly lost position.
bool arePlainlyAnswered(const Facts& facts, std::span<const Move> moves)
{
    return std::ranges::all_of(moves, [&](const Move& made) {
        return plainAnswer(facts, facts.game.after(facts.position, made)).has_value();
    });
}

// The first `most` moves but for the winning ones.
std::vector<Move> losingMoves(const Facts& facts, std::span<const Move> winning, std::size_t most)
{
    std::vector<Move> losing;
    for (const SgOption& option : firstOptions(facts, facts.heaps, most + winning.size())) {
        if (std::ranges::find(winning, option.move) == winning.end() && losing.size() < most)
            losing.push_back(option.move);
    }
    return losing;
}

// The moves but for the winning ones are few, and have such answers.
bool arePlainlyLosing(const Facts& facts, std::span<const Move> winning)
{
    const auto losing = losingMoves(facts, winning, kMostLosing + 1);
    return losing.size() <= kMostLosing && arePlainlyAnswered(facts, losing);
}

// Why several heaps count like their nim-sum is more than a small position needs: where heaps may split, or
// are of few stones, it is argued by answers to all moves.
bool isPlainlyAnswered(const Facts& facts)
{
    if (facts.sum != 0 || !(facts.game.maySplit() || hasFewStones(facts)))
        return false;
    const auto moves = losingMoves(facts, {}, kFewMoves + 1);
    return moves.size() <= kFewMoves && arePlainlyAnswered(facts, moves);
}

// Some part has a value that is found by a period: the same holds for all that share its values.
bool needsPeriod(const Facts& facts)
{
    std::set<std::size_t> alike;
    for (const std::size_t part : facts.parts)
        alike.insert(facts.game.firstAlike(part));
    return std::ranges::any_of(
        alike, [&](std::size_t part) { return facts.game.needsPeriod(facts.position, part); });
}

// The winning moves of a small position, if each leaves one that is plainly lost, or lost by plain answers,
// and all other moves have such answers. Else none.
std::vector<Move> plainWins(const Facts& facts)
{
    if (facts.sum == 0 || facts.heaps.size() > kMostTerms || (needsPeriod(facts) && !hasFewStones(facts)))
        return {};
    std::vector<Move> moves;
    for (const SgOption& option : winningOptions(facts)) {
        const Position after = facts.game.after(facts.position, option.move);
        const Facts left{after};
        if (moves.size() == kMostMoveSteps || !(isPlainlyLost(left) || isPlainlyAnswered(left)))
            return {};
        moves.push_back(option.move);
    }
    return arePlainlyLosing(facts, moves) ? moves : std::vector<Move>();
}

const char* shortStep(const Facts& facts)
{
    const auto pairs = mirrored(facts);
    return hasFewMoves(facts) && isEveryMoveTheLast(facts)  ? "last-moves"
        : pairs && pairs->others.empty()                    ? "mirror"
        : forcedMoves(facts)                                ? "forced"
        : facts.game.hasTokens()                            ? nullptr // the layers of its graph
        : facts.sum == 0 && isAnsweredAtOnce(facts)         ? "last-answers"
        : pairs                                             ? "mirror"
        : !needsPeriod(facts) && !plainWins(facts).empty()  ? "short-win"
        : facts.game.maySplit() && isPlainlyAnswered(facts) ? "short-answers"
        : oddlyTaken(facts) || parities(facts)              ? "parity"
        : !plainWins(facts).empty()                         ? "short-win"
        : isPlainlyAnswered(facts)                          ? "short-answers"
                                                            : nullptr;
}

Sentence immobileDetail(const SgGame& game)
{
    return game.hasTokens() ? phrase("The other tokens cannot move.")
                            : phrase("The other heaps have no move.");
}

void addMirrored(Steps& steps, const Facts& facts, const SgOption& option)
{
    const auto pairs = leftMirrored(facts, option);
    if (!pairs)
        return;
    steps
        .detail(pairs->isAll()
                    ? phrase("This can be seen without values: two equal heaps are left, and whatever the "
                             "opponent does in one of them, you do in the other (the mirror strategy).")
                    : phrase("This can be seen without values: the heaps that are left are equal two by two, "
                             "and whatever the opponent does in one of two equal heaps, you do in the other "
                             "(the mirror strategy)."))
        .detail(2 * pairs->equal.size() == facts.game.after(facts.position, option.move).heaps.size()
                    ? Sentence()
                    : immobileDetail(facts.game));
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
        .detail(isTokens ? phrase(
                    "Wherever one of two such tokens goes, the opponent moves the other to the same vertex.")
                         : phrase("Whatever is done in one of two equal heaps, the opponent does in the "
                                  "other, and what is left of them is equal again."));
}

// The parts that have no twin, but as many moves as it takes.
void addEvenMoves(Steps& steps, const Facts& facts, const Pairs& pairs)
{
    if (pairs.others.empty())
        return;
    Numbers names;
    for (const std::size_t part : pairs.others)
        names.values.push_back(name(part));
    const Count count = std::accumulate(pairs.moves.begin(), pairs.moves.end(), Count{0});
    //: %1 is a list of the numbers of heaps, %2 a number of moves
    const auto heaps = plural("In heap(s) %1 exactly %2 moves are left, whatever is moved. That is even, so "
                              "one of these moves is answered by another.");
    steps.detail(heaps(pairs.others.size(), names, count))
        .detail(forcedDetail(facts, pairs.others, pairs.moves));
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
        .detail(
            phrase("The game must end, and then it is the player now to move who cannot move: a P-position."))
        .shows(threat, Role::Threat)
        .then(answer);
    for (const auto& [first, second] : pairs.equal)
        steps.marks(marksOf(facts, {first, second}));
}

// Answers with what each leaves, and why these are lost.
struct PlainAnswers {
    Clauses answers; // "(6, 1) → (4)"
    Clauses reasons; // "(4): exactly 2 moves are left"
    bool canEnd = false; // an answer is the last move, which needs no reason
};

// Answers that end the game. Heaps too small to move may stay on the board then: "(0)" would be false of
// these.
Sentence endClause(const Facts& facts, std::span<const std::vector<Count>> moved)
{
    Clauses names;
    for (const auto& left : moved)
        names.items.push_back(teaching::formula(heapsFormula(facts, left)));
    //: one part of a list: %1 is a list of positions that moves leave, each answered by the last move of the
    //: game: "(A), (B) → no move is left"
    return phrase("%1 → no move is left")(names);
}

// What the moves leave of which each is answered by the last move of the game.
Clauses lastAnswersOf(const Facts& facts)
{
    std::vector<std::vector<Count>> moved;
    for (const SgOption& option : firstOptions(facts, facts.heaps, kMostShortMoves)) {
        auto left = movableParts(facts.game, facts.game.after(facts.position, option.move).heaps);
        if (std::ranges::find(moved, left) == moved.end())
            moved.push_back(std::move(left));
    }
    return {{endClause(facts, moved)}};
}

Sentence plainReason(const Position& lost)
{
    const Facts facts{lost};
    const QString name = heapsFormula(facts, movableParts(facts.game, facts.heaps));
    if (const auto moves = forcedMoves(facts)) {
        //: one in a list of positions: %1 is one such as "(4)"; %n is even
        return plural("%1: exactly %n move(s) are left, whatever is moved")(
            std::accumulate(moves->begin(), moves->end(), Count{0}), name);
    }
    if (isOnlyAnsweredAtOnce(facts)) {
        //: one in a list of positions: %1 is one such as "(3)", %2 a list of moves and answers such as "(2),
        //: (1) → no move is left"
        return phrase("%1: every move from there is answered by the last one, %2")(name,
                                                                                   lastAnswersOf(facts));
    }
    //: one in a list of positions: %1 is one such as "(2, 2)"
    return phrase("%1: equal heaps, where every move is copied")(name);
}

PlainAnswers plainAnswers(const Facts& facts, std::span<const Move> moves)
{
    std::map<std::vector<Count>, std::vector<std::vector<Count>>> groups;
    std::map<std::vector<Count>, Sentence> reasons;
    for (const Move& made : moves) {
        const Position then = facts.game.after(facts.position, made);
        const Position end = facts.game.after(then, *plainAnswer(facts, then));
        const bool isEnd = facts.game.isOver(end.heaps); // all ends are alike
        const auto answered = isEnd ? std::vector<Count>() : movableParts(facts.game, end.heaps);
        auto& group = groups[answered];
        auto left = movableParts(facts.game, then.heaps);
        if (std::ranges::find(group, left) == group.end())
            group.push_back(std::move(left));
        if (!isEnd)
            reasons.emplace(answered, plainReason(end));
    }
    PlainAnswers found;
    for (const auto& [answered, moved] : groups) {
        found.answers.items.push_back(answered.empty() ? endClause(facts, moved)
                                                       : groupClause(facts, moved, answered));
        if (answered.empty())
            found.canEnd = true;
        else
            found.reasons.items.push_back(reasons.at(answered));
    }
    return found;
}

// Behind the answers why each is one: `reason` of those that leave moves.
void addReasons(Steps& steps, const PlainAnswers& plain, const Phrase& reason)
{
    if (!plain.reasons.items.empty())
        steps.detail(reason(plain.reasons));
    if (!plain.canEnd)
        return;
    steps.detail(plain.answers.items.size() > 1
                     ? phrase("An answer after which no move is left is the last move.")
                     : phrase("That answer is the last move."));
}

// What a winning move leaves is lost, as every move from there is answered plainly. `isSaid`: a step before
// has said what arrows and names are.
void addAnsweredPlainly(Steps& steps, const Facts& left, bool isSaid)
{
    const PlainAnswers plain = plainAnswers(left, losingMoves(left, {}, kFewMoves));
    //: %1 is a position such as "(4, 1)", %2 a list of moves such as "(3, 1) → (1, 1)", from positions that
    //: moves leave to those that the answers leave
    const auto one = phrase("It leaves %1, where you can answer every move: %2.");
    //: %1 is a position such as "(3, 1)", where a heap has no move, %2 one such as "(3, 0)"; %3 is a list as
    //: above
    const auto shortened = phrase("It leaves %1, here written %2, where you can answer every move: %3.");
    const QString real = heapsFormula(left, left.heaps);
    const QString written = heapsFormula(left, movableParts(left.game, left.heaps));
    const bool isSame = left.game.areAlike() || real == written;
    steps.detail(isSame ? one(written, plain.answers) : shortened(real, written, plain.answers))
        .detail(isSaid ? Sentence() : arrowMeaning())
        .detail(isSaid ? Sentence() : leftOutDetail(Facts{steps.position()}));
    //: %1 is a list such as "(1, 1): exactly 2 moves are left, whatever is moved; (2, 2): equal heaps,
    //: where every move is copied"
    addReasons(steps, plain,
               phrase("After your answer the opponent is to move, and you make the last move: %1."));
    steps.detail(phrase("So this is an N-position."));
}

// The moves that do not win, each with its answer. `isSaid`: as above.
void addLosingMoves(Steps& steps, const Facts& facts, std::span<const Move> winning, bool isSaid)
{
    const auto losing = losingMoves(facts, winning, kMostLosing);
    const PlainAnswers plain = plainAnswers(facts, losing);
    //: %1 is a move and its answer such as "(3) → (1, 1)", from the position that the move leaves to the one
    //: that the answer leaves
    const auto one = phrase("The other move loses, as the opponent has an answer: %1.");
    //: %n is a number of moves, 2 or more, %1 a list of moves such as "(3, 1), (3) → (1, 1)", from positions
    //: that moves leave to those that the answers leave
    const auto several = plural("The other %n move(s) lose(s), as the opponent has an answer: %1.");
    steps.detail(losing.size() == 1 ? one(plain.answers) : several(losing.size(), plain.answers))
        .detail(isSaid ? Sentence() : arrowMeaning())
        .detail(isSaid ? Sentence() : leftOutDetail(facts));
    //: %1 is a list such as "(1, 1): exactly 2 moves are left, whatever is moved; (2, 2): equal heaps,
    //: where every move is copied"
    addReasons(steps, plain, phrase("Then it is your turn, and the opponent moves last: %1."));
}

// What an answer leaves is plainly lost for the player who is now to move.
void addLeftPlainly(Steps& steps, const Facts& left, bool& isSaid)
{
    if (left.game.isOver(left.heaps)) {
        steps.detail(phrase("No move is left then."));
    } else if (const auto moves = forcedMoves(left)) {
        //: %n is 2 or more, and even
        steps
            .detail(plural(
                "Then exactly %n move(s) are left, whatever is moved, and the opponent makes the last.")(
                std::accumulate(moves->begin(), moves->end(), Count{0})))
            .detail(forcedDetail(left, movable(left), *moves));
    } else if (isOnlyAnsweredAtOnce(left)) {
        //: %1 is a position such as "(3)", %2 a list of moves and answers such as "(2), (1) → no
        //: move is left"
        steps
            .detail(phrase("That leaves %1, where the opponent answers every move by the last one: %2.")(
                heapsFormula(left, movableParts(left.game, left.heaps)), lastAnswersOf(left)))
            .detail(isSaid ? Sentence() : arrowMeaning())
            .detail(isSaid ? Sentence() : leftOutDetail(Facts{steps.position()}));
        isSaid = true;
    } else {
        const bool isEvery = pairsOf(left).equal.size() * 2 == left.heaps.size();
        //: %1 is a position such as "(2, 2)"
        const auto heaps =
            phrase("That leaves equal heaps, %1: the opponent copies every move, and makes the last.");
        steps.detail(heaps(heapsFormula(left, movableParts(left.game, left.heaps))))
            .detail(isEvery ? Sentence() : immobileDetail(left.game));
    }
}

void addPlainlyAnswered(Steps& steps, const Facts& facts)
{
    const auto options = firstOptions(facts, facts.heaps, kFewMoves);
    bool hasLast = false;
    bool hasEven = false;
    bool hasEqual = false;
    for (const SgOption& option : options) {
        const Position then = facts.game.after(facts.position, option.move);
        const Position end = facts.game.after(then, *plainAnswer(facts, then));
        const bool isEven = forcedMoves(Facts{end}).has_value();
        hasEven = hasEven || isEven;
        hasLast = hasLast || (!isEven && isOnlyAnsweredAtOnce(Facts{end}));
        hasEqual = hasEqual || (!isEven && !isOnlyAnsweredAtOnce(Facts{end}));
    }
    const Sentence equal = phrase("Every move is answered by leaving equal heaps: a P-position");
    const Sentence either =
        phrase("Every move is answered by leaving equal heaps or an even number of moves: a P-position");
    bool isSaid = false;
    steps
        .add("short-answers",
             hasLast
                 ? phrase("Every move can be answered so that the opponent makes the last move: a P-position")
                 : !hasEqual
                 ? phrase("Every move is answered by leaving an even number of moves: a P-position")
                 : hasEven ? either
                           : equal)
        .detail(phrase("The next steps answer one move each. After the answer the player now to move is to "
                       "move again, and the opponent makes the last move."));
    for (const SgOption& threat : options) {
        const Position then = facts.game.after(facts.position, threat.move);
        const Move answer = *plainAnswer(facts, then);
        const Position end = facts.game.after(then, answer);
        addAnswerTo(steps, facts, threat.move, then, answer);
        addHeapsLeft(steps, facts, then.heaps, end.heaps);
        addLeftPlainly(steps, Facts{end}, isSaid);
    }
}

// Why a position is plainly lost that a move has left.
void addPlainlyLost(Steps& steps, const Facts& left)
{
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
            .detail(forcedDetail(left, movable(left), *moves));
        return;
    }
    const Pairs pairs = pairsOf(left);
    const QString heaps = heapsFormula(left, movableParts(left.game, left.heaps));
    //: %1 is a position such as "(5, 5, 2, 2)"
    const auto several = phrase("It leaves heaps that are equal two by two: %1.");
    //: %1 is a position such as "(2, 2)"
    const auto two = phrase("It leaves two equal heaps: %1.");
    steps.detail((pairs.isAll() ? two : several)(heaps))
        .detail(pairs.equal.size() * 2 == left.heaps.size() ? Sentence() : immobileDetail(left.game))
        .detail(phrase("Whatever the opponent does in one of two equal heaps, you do in the other, and what "
                       "is left of them is equal again. So you always have an answer."))
        .detail(phrase("The game must end, and then it is the opponent who cannot move: an N-position."));
}

void addPlainWins(Steps& steps, const Facts& facts, const std::vector<Move>& moves)
{
    bool isSaid = false;
    for (const Move& made : moves) {
        addWinOf(steps, "short-win", facts, made);
        const Position after = facts.game.after(facts.position, made);
        const Facts left{after};
        if (isPlainlyLost(left) && !isOnlyAnsweredAtOnce(left))
            addPlainlyLost(steps, left);
        else
            addAnsweredPlainly(steps, left, std::exchange(isSaid, true));
    }
    if (losingMoves(facts, moves, 1).empty()) {
        steps.detail(moves.size() == 1 ? phrase("There is no other move.")
                                       : phrase("There is no other move: every move wins."));
        return;
    }
    steps.add("short-others", phrase("No other move wins"));
    addLosingMoves(steps, facts, moves, isSaid);
}

void addShort(Steps& steps, const Facts& facts, std::string_view way)
{
    if (way == "last-moves")
        addLastMoves(steps, facts);
    else if (way == "forced")
        addForced(steps, facts, *forcedMoves(facts));
    else if (way == "last-answers")
        addLastAnswers(steps, facts);
    else if (way == "mirror")
        addMirror(steps, facts, *mirrored(facts));
    else if (way == "short-answers")
        addPlainlyAnswered(steps, facts);
    else if (const auto stones = oddlyTaken(facts); way == "parity" && stones)
        addOddlyTaken(steps, facts, *stones);
    else if (way == "parity")
        addParity(steps, facts, *parities(facts));
    else
        addPlainWins(steps, facts, plainWins(facts));
    addUnneededValues(steps, facts);
}

} // namespace sum_steps

} // namespace laststone::games
