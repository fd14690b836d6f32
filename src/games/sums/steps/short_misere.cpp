// SPDX-License-Identifier: GPL-3.0-or-later
// Misère play that is over in a few moves.
#include "games/sums/steps/facts.h"

#include "games/sums/lost_list.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace laststone::games {

namespace sum_steps {

// The answer after which every move ends the game, if there is one.
std::optional<SgOption> lastButOneAnswer(const Facts& facts, const Position& then)
{
    for (const SgOption& option : firstOptions(facts, then.heaps, kMostOptions)) {
        const Position end = facts.game.after(then, option.move);
        if (isEveryMoveTheLast(Facts{end}))
            return option;
    }
    return std::nullopt;
}

// Few moves, and each ends the game, or is answered so that every move then does.
bool isSoonLost(const Facts& facts)
{
    return hasFewMoves(facts)
        && std::ranges::all_of(firstOptions(facts, facts.heaps, kMostShortMoves),
                               [&](const SgOption& option) {
                                   const Position then = facts.game.after(facts.position, option.move);
                                   return facts.game.isOver(then.heaps) || lastButOneAnswer(facts, then);
                               });
}

// Lost for a reason that a sentence or two can give.
bool isBrieflyLost(const Facts& facts)
{
    if (isEveryMoveTheLast(facts) || isSoonLost(facts))
        return true;
    const auto moves = forcedMoves(facts);
    return moves && std::accumulate(moves->begin(), moves->end(), Count{0}) % 2 == 1;
}

// What the best answer to a losing move leaves: one of those that have been argued, or else the smallest that
// is briefly argued. None where there is no such answer.
std::optional<std::vector<Count>> briefAnswer(const Position& then, const LostList& argued)
{
    const SgGame& game = SgGame::of(then);
    std::optional<std::vector<Count>> found;
    for (const Move& move : game.winningMoves(then)) {
        const Position end = game.after(then, move);
        auto parts = movableParts(game, end.heaps);
        if (std::ranges::find(argued, parts) != argued.end())
            return parts;
        if (isBrieflyLost(Facts{end}) && (!found || listPlace(game, parts) < listPlace(game, *found)))
            found = std::move(parts);
    }
    return found;
}

// The winning moves, if each leaves nothing but last moves or a position that is soon lost, and every other
// move has a brief answer: those first that leave last moves. None otherwise.
std::vector<Move> soonWinning(const Facts& facts)
{
    if (!hasFewMoves(facts))
        return {};
    std::vector<Move> last;
    std::vector<Move> others;
    const SgMisere answer = facts.game.misere(facts.heaps).value();
    for (const SgOption& option : firstOptions(facts, facts.heaps, kMostShortMoves)) {
        const Position then = facts.game.after(facts.position, option.move);
        const Facts left{then};
        const bool wins = std::ranges::find(answer.winningMoves, option.move) != answer.winningMoves.end();
        if (wins ? !isEveryMoveTheLast(left) && !isSoonLost(left)
                 : !facts.game.isOver(then.heaps) && !briefAnswer(then, {}))
            return {};
        if (wins)
            (isEveryMoveTheLast(left) ? last : others).push_back(option.move);
    }
    last.insert(last.end(), others.begin(), others.end());
    return last;
}

// How the moves of a position that is soon lost are answered: "(2) → (1)".
Clauses soonAnswers(const Facts& facts)
{
    Clauses list;
    std::set<QString> answered; // equal heaps come to the same position
    for (const SgOption& option : firstOptions(facts, facts.heaps, kMostShortMoves)) {
        const Position then = facts.game.after(facts.position, option.move);
        const QString left = heapsFormula(facts, movableParts(facts.game, then.heaps));
        if (facts.game.isOver(then.heaps) || !answered.insert(left).second)
            continue;
        const Position end = facts.game.after(then, lastButOneAnswer(facts, then)->move);
        list.items.push_back(teaching::formula(
            QStringLiteral("%1 → %2").arg(left, heapsFormula(facts, movableParts(facts.game, end.heaps)))));
    }
    return list;
}

// How the moves that do not win are answered, those that end the game left out: by leaving one of those that
// have been argued, to which others are added.
Clauses losingMoves(const Facts& facts, std::span<const Move> winning, LostList& argued)
{
    Clauses list;
    for (const SgOption& option : firstOptions(facts, facts.heaps, kMostShortMoves)) {
        const Position then = facts.game.after(facts.position, option.move);
        if (std::ranges::find(winning, option.move) != winning.end() || facts.game.isOver(then.heaps))
            continue;
        //: misère play; one losing move in a list: %1 is the position that it leaves, %2 the one that the
        //: answer leaves, such as "(6)" and "(3)"
        const auto left = *briefAnswer(then, argued);
        const Sentence answer = phrase("if you leave %1, the opponent leaves %2")(
            heapsFormula(facts, movableParts(facts.game, then.heaps)), heapsFormula(facts, left));
        if (std::ranges::find(list.items, answer) == list.items.end())
            list.items.push_back(answer);
        if (std::ranges::find(argued, left) == argued.end())
            argued.push_back(left);
    }
    return list;
}

// What these steps have said once: what an arrow is, and what the names of positions leave out.
struct Named {
    bool arrow = false;
    bool names = false;
};

// Where a position is not named as it stands on the board.
void sayNames(Steps& steps, const Facts& facts, Heaps heaps, Named& named)
{
    if (!std::ranges::equal(movableParts(facts.game, heaps), heaps) && !std::exchange(named.names, true))
        steps.detail(leftOutDetail(facts));
}

// Why a position is briefly lost that the answer to a losing move leaves.
void addBrieflyLost(Steps& steps, const Facts& lost, Named& named)
{
    const QString name = heapsFormula(lost, lost.heaps);
    if (isEveryMoveTheLast(lost)) {
        //: misère play; %1 is a position such as "(2)"
        steps.detail(phrase("%1 is P, as every move from there ends the game, and so loses.")(name));
    } else if (isSoonLost(lost)) {
        //: misère play; %1 is a position such as "(3)", %2 a list such as "(2) → (1)", from the position that
        //: a move from there leaves to the one that the answer leaves
        const auto some = phrase("%1 is P, as a move from there either ends the game, and so loses, or is "
                                 "answered so that then every move ends the game: %2.");
        //: misère play; the places are the same
        const auto all = phrase(
            "%1 is P, as every move from there is answered so that then every move ends the game: %2.");
        steps.detail((canEnd(lost) ? some : all)(name, soonAnswers(lost)))
            .detail(std::exchange(named.arrow, true) ? Sentence() : arrowMeaning());
    } else {
        const auto moves = *forcedMoves(lost);
        //: misère play; %1 is a position such as "(3, 2)"; %n is odd, 3 or more
        steps
            .detail(plural("%1 is P, as exactly %n move(s) are left there, whatever is moved: an odd number, "
                           "so whoever is to move makes the last one.")(
                std::accumulate(moves.begin(), moves.end(), Count{0}), name))
            .detail(forcedDetail(lost, movable(lost), moves));
    }
}

// What the moves that do not win lead to, behind the last of those that do; `argued` are the positions that
// these steps have argued.
void addLosing(Steps& steps, const Facts& facts, std::span<const Move> winning, LostList argued, Named named)
{
    const std::size_t known = argued.size();
    if (const Clauses others = losingMoves(facts, winning, argued); !others.items.empty()) {

        //: misère play; %1 is a list such as "if you leave (6), the opponent leaves (3)"
        steps.detail(plural("The other move(s) lose(s): %1.")(others.items.size(), others));
        for (const auto& lost : std::span(argued).subspan(known)) {
            const Position left{facts.position.game, facts.position.play, lost};
            addBrieflyLost(steps, Facts{left}, named);
        }
        if (!named.names)
            steps.detail(leftOutDetail(facts));
    }
    if (canEnd(facts))
        steps.detail(phrase("A move that ends the game loses at once."));
}

// The positions that the steps of such winning moves argue: what they leave, and what the answers then do.
void addArguedBy(const Facts& left, LostList& argued)
{
    argued.push_back(movableParts(left.game, left.heaps));
    for (const SgOption& option : firstOptions(left, left.heaps, kMostShortMoves)) {
        const Position then = left.game.after(left.position, option.move);
        if (!isEveryMoveTheLast(left) && !left.game.isOver(then.heaps))
            argued.push_back(
                movableParts(left.game, left.game.after(then, lastButOneAnswer(left, then)->move).heaps));
    }
}

void addSoonWon(Steps& steps, const Facts& facts, std::span<const Move> winning)
{
    Named named;
    LostList argued;
    for (const Move& made : winning) {
        addWinOf(steps, "before-last", facts, made);
        const Position then = facts.game.after(facts.position, made);
        const Facts left{then};
        const auto parts = movableParts(facts.game, then.heaps);
        const bool isAgain = std::ranges::find(argued, parts) != argued.end();
        addArguedBy(left, argued);
        if (isAgain) {
            //: misère play; %1 is a position such as "(3, 1)"
            steps.detail(phrase("That leaves %1 again.")(heapsFormula(facts, parts)));
        } else if (isEveryMoveTheLast(left)) {
            //: misère play; %1 is a position such as "(2, 0)"
            const auto ends = phrase("It leaves %1, where every move ends the game: the opponent makes the "
                                     "last move and loses. So you win: this is an N-position.");
            steps.detail(ends(heapsFormula(facts, parts)));
            sayNames(steps, facts, then.heaps, named);
        } else {
            //: misère play; %1 is a position such as "(3)", %2 a list such as "(2) → (1)", from the position
            //: that a move from there leaves to the one that the answer leaves
            const auto some = phrase("That leaves %1. A move from there either ends the game, and so loses, "
                                     "or is answered so that then every move ends the game: %2. So the "
                                     "opponent has to make the last move, and loses.");
            //: misère play; the places are the same
            const auto all =
                phrase("That leaves %1. Every move from there is answered so that then every move ends the "
                       "game: %2. So the opponent has to make the last move, and loses.");
            const QString name = heapsFormula(facts, parts);
            steps.detail(canEnd(left) ? some(name, soonAnswers(left)) : all(name, soonAnswers(left)));
            if (!std::exchange(named.arrow, true))
                steps.detail(arrowMeaning());
            if (!std::exchange(named.names, true))
                steps.detail(leftOutDetail(facts));
        }
    }
    const Position after = facts.game.after(facts.position, winning.front());
    if (!isEveryMoveTheLast(Facts{after}))
        steps.detail(phrase("So this is an N-position."));
    addLosing(steps, facts, winning, std::move(argued), named);
}

void addSoonLost(Steps& steps, const Facts& facts)
{
    steps.add("before-answers", phrase("Every move loses: a P-position"))
        .detail(canEnd(facts)
                    ? phrase("Either it ends the game, and whoever makes the last move loses in misère play; "
                             "or the opponent answers so that then every move ends the game.")
                    : phrase("The opponent answers so that then every move ends the game, and whoever makes "
                             "the last move loses in misère play."));
    Named named;
    for (const SgOption& threat : firstOptions(facts, facts.heaps, kMostShortMoves)) {
        const Position then = facts.game.after(facts.position, threat.move);
        if (facts.game.isOver(then.heaps)) {
            addLastMove(steps, facts, threat.move);
            continue;
        }
        const Move answer = lastButOneAnswer(facts, then)->move;
        addAnswerTo(steps, facts, threat.move, then, answer);
        addHeapsLeft(steps, facts, then.heaps, facts.game.after(then, answer).heaps);
        //: misère play; %1 is a position such as "(2, 0)"
        const auto ends = phrase("That leaves %1, where every move ends the game: the player now to move "
                                 "makes the last move and loses.");
        const auto end = facts.game.after(then, answer).heaps;
        steps.detail(ends(heapsFormula(facts, movableParts(facts.game, end))));
        sayNames(steps, facts, end, named);
    }
}

bool isNimHeap(const Facts& facts)
{
    if (!facts.only || facts.game.hasTokens() || facts.game.maySplit())
        return false;
    const Count heap = facts.heaps[*facts.only];
    return heap > 2 && facts.game.options(*facts.only, heap).size() == heap;
}

// One heap of which any number may be taken: 1 is left.
void addNimHeap(Steps& steps, const Facts& facts)
{
    const auto winning = facts.game.misere(facts.heaps).value().winningMoves;
    addWinOf(steps, "before-last", facts, winning.front());
    //: misère play of a single heap; %1 is a number of stones
    steps.detail(phrase(
        "Take %1, leave 1. The opponent has to make the last move, and so loses: an N-position. If more are "
        "left, the opponent leaves 1, and taking all loses at once: this is the only winning move.")(
        winning.front().take));
}

void addMisereLastMoves(Steps& steps, const Facts& facts)
{
    steps.add("last-moves", phrase("Every move ends the game: a P-position, the player to move loses"))
        .detail(
            phrase("And whoever makes the last move loses, as the other player then cannot move and wins."))
        .shows(firstOptions(facts, facts.heaps, 1).front().move, Role::Threat);
}

// One or two moves are shown, more of them counted where that can be done.
bool addMisereShort(Steps& steps, const Facts& facts)
{
    if (isEveryMoveTheLast(facts)) {
        addMisereLastMoves(steps, facts);
    } else if (isNimHeap(facts)) {
        addNimHeap(steps, facts);
    } else if (const auto winning = soonWinning(facts); winning.size() == 1) {
        addSoonWon(steps, facts, winning);
    } else if (const auto forced = forcedMoves(facts)) {
        addForced(steps, facts, *forced);
    } else if (const auto stones = oddlyTaken(facts)) {
        addOddlyTaken(steps, facts, *stones);
    } else if (const bool isLost = isSoonLost(facts);
               isLost && firstOptions(facts, facts.heaps, 3).size() < 3) {
        addSoonLost(steps, facts);
    } else if (const auto kinds = parities(facts)) {
        addParity(steps, facts, *kinds);
    } else if (isLost) {
        addSoonLost(steps, facts);
    } else if (!winning.empty()) {
        addSoonWon(steps, facts, winning);
    } else {
        return false;
    }
    return true;
}

} // namespace sum_steps

} // namespace laststone::games
