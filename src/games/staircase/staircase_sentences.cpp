// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_sentences.h"

#include "games/common/nim_sum.h"
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace laststone::games::staircase_sentences {

using teaching::Argument;
using teaching::Binary;
using teaching::Clauses;
using teaching::Numbers;

namespace {

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"StaircaseExplanation", source, std::move(arguments), count};
}

Count name(std::size_t stair)
{
    return Count{stair} + 1;
}

} // namespace

Sentence numberingTitle()
{
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation",
                                      "The stairs are numbered from the bottom: 1 is the lowest, the ground "
                                      "is 0"));
}

Sentence numberingMove()
{
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "A move brings at least one stone from one stair to the next lower one; from stair "
                          "1 stones come to the ground and stay there."));
}

Sentence numberingEnd()
{
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation",
                                      "Whoever cannot move loses, so the last stone to reach the ground wins "
                                      "the game for the player who brings it there."));
}

Sentence numberingOther()
{
    return sentence(QT_TRANSLATE_NOOP(
        "StaircaseExplanation",
        "Some books and judges number the stairs from 0 or from the top. The rule stays the "
        "same: a stair counts when its number of steps down to the ground is odd."));
}

Sentence misereRuleTitle()
{
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "Misère play: whoever cannot move wins"));
}

Sentence misereRuleDetail()
{
    return sentence(QT_TRANSLATE_NOOP(
        "StaircaseExplanation",
        "So nobody wants to bring the last stone to the ground. Play misère Nim on the odd stairs."));
}

Sentence misereRuleSource()
{
    return sentence(QT_TRANSLATE_NOOP(
        "StaircaseExplanation",
        "This rule is checked by brute force on small positions; we have not found it published."));
}

Sentence oddTitle(const std::vector<std::size_t>& stairs)
{
    if (stairs.size() > kMostTerms) {
        //: %1 is a large number
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseExplanation", "Only the odd stairs count; there are %1 of them"),
            {Count{stairs.size()}});
    }
    Numbers names;
    for (const std::size_t stair : stairs)
        names.values.push_back(name(stair));
    //: %1 is a list of stairs such as "1, 3, 5"
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "Only the odd stairs count: %1"), {names});
}

Sentence oddLowering()
{
    return sentence(QT_TRANSLATE_NOOP(
        "StaircaseExplanation",
        "From an odd stair stones come to an even stair or to the ground, where they do not "
        "count. That is taking, as in Nim."));
}

Sentence oddRaising(Play play)
{
    if (play == Play::Misere) {
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseExplanation",
                              "From an even stair stones come to an odd one and raise it. Either way a move "
                              "changes exactly one odd stair."));
    }
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "From an even stair stones come to an odd one and raise it. The opponent can bring "
                          "the same stones one stair further, and every odd stair is as it was before: the "
                          "even stairs cancel out."));
}

Sentence emptyTitle(Play play)
{
    if (play == Play::Misere)
        return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "No stone is left to move: an N-position"));
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "No stone is left to move: a P-position"));
}

Sentence emptyDetail(Play play)
{
    if (play == Play::Misere) {
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseExplanation",
                              "Whoever brought the last stone to the ground has lost; the player to move has "
                              "won."));
    }
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "The player to move has no move and has lost: whoever moved before brought the "
                          "last stone to the ground. All other positions are judged from this one."));
}

Sentence firstOnlyTitle()
{
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation",
                                      "Only stair 1 has stones: bring every one of them to the ground"));
}

Sentence firstOnlyDetail()
{
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "That is the last move and wins at once. Stair 1 alone is Nim with one heap, an "
                          "N-position."));
}

Sentence evenOnlyTitle(Play play)
{
    if (play == Play::Misere) {
        return sentence(QT_TRANSLATE_NOOP(
            "StaircaseExplanation", "Only even stairs have stones: an N-position, bring one stone down"));
    }
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation",
                                      "Only even stairs have stones: whoever moves second follows"));
}

Sentence evenOnlyDetail(Play play)
{
    if (play == Play::Misere) {
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseExplanation",
                              "That leaves exactly one odd stair with one stone, a P-position of misère "
                              "play. It can be done from every even stair that has stones."));
    }
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "The stones that come to an odd stair are brought one stair further by the "
                          "opponent. Then again only even stairs have stones, or none has. So there is "
                          "always an answer: a P-position."));
}

Sentence onesTitle(std::size_t stairs)
{
    //: %1 is a number of stairs
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation",
                                      "No odd stair has two stones or more. Odd stairs with one stone: %1"),
                    {Count{stairs}});
}

Sentence onesDetail(Outcome outcome)
{
    if (outcome == Outcome::P) {
        return sentence(QT_TRANSLATE_NOOP(
            "StaircaseExplanation",
            "An odd number: this is a P-position, and the player to move loses, as in misère Nim."));
    }
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "An even number: this is an N-position. A winning move makes the number odd: it "
                          "empties an odd stair, or brings exactly one stone to an empty one."));
}

Sentence oneLargeTitle(std::size_t stair)
{
    //: %1 is the number of the only odd stair with two stones or more
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "Stair %1 is the only odd stair with two stones or more: lower it to 1 or 0"),
        {name(stair)});
}

Sentence oneLargeLower()
{
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "One of the two leaves an odd number of odd stairs with one stone, and none with "
                          "more. That is the winning one."));
}

Sentence oneLargeRaise(Count sum)
{
    //: %1 is the nim-sum of the odd stairs; a ⊕ %1 is what another odd stair has to become
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "Another odd stair with a stones can also be raised to a ⊕ %1, if the even stair "
                          "above has enough stones. Then two odd stairs are large, and the nim-sum is 0."),
        {sum});
}

Sentence onesAfter(std::size_t ones)
{
    //: %1 is an odd number of stairs
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "Odd stairs with one stone are then %1 in number, which is odd, and none has more: "
                          "a P-position."),
        {Count{ones}});
}

Sentence lastMoveTitle()
{
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "The only move ends the game and loses it"));
}

Sentence lastMoveDetail()
{
    return sentence(QT_TRANSLATE_NOOP(
        "StaircaseExplanation",
        "It brings the last stone to the ground. The opponent cannot move, and so wins in misère play."));
}

Sentence binaryTitle()
{
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "Write the odd stairs in binary, as heaps of Nim, and count the ones in each "
                          "column"));
}

Sentence nimSumTitle(Count sum)
{
    if (sum == 0) {
        return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation",
                                          "Every column is even: the nim-sum of the odd stairs is 0"));
    }
    //: %1 is a number in binary such as 1101₂, %2 the same in decimal
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "The nim-sum of the odd stairs is %1 = %2 ≠ 0"),
                    {Binary{sum, 1, true}, sum});
}

Sentence nimSumFormula(const std::vector<Count>& odd)
{
    return teaching::formula(xorFormula(odd));
}

Sentence verdictDetail(Play play)
{
    if (play == Play::Misere) {
        return sentence(QT_TRANSLATE_NOOP(
            "StaircaseExplanation",
            "As in misère Nim: while some odd stair has two stones or more, a position is P "
            "exactly when the nim-sum of the odd stairs is 0."));
    }
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "A position is P exactly when the nim-sum of the odd stairs is 0, whatever is on "
                          "the even ones."));
}

Sentence verdictValue(Count sum)
{
    //: %1 is the nim-sum of the odd stairs
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation", "This nim-sum is also the SG value of the position: %1."),
        {sum});
}

Sentence waysTitle(Count sum)
{
    //: %1 is the nim-sum of the odd stairs
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "To win, change an odd stair with a stones to a ⊕ %1: there are two ways"),
        {sum});
}

Sentence waysReason()
{
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "Each move changes exactly one odd stair, and no other number there makes the "
                          "nim-sum 0."));
}

Sentence waysBoth(Count sum)
{
    //: %1 is the nim-sum of the odd stairs
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "Lowering: where a ⊕ %1 is smaller than a, bring the difference one stair down. "
                          "Raising: where it is larger, bring the difference from the even stair above, if "
                          "that has enough stones."),
        {sum});
}

Sentence moveTitle(const OddMove& move, Count sum)
{
    if (!move.nimSumRule) {
        //: %1 is "5 → 1", what becomes of an odd stair; %2 a number of stones, %3 the number of a stair
        return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "%1: move %2 from stair %3 down"),
                        {arrowFormula(move.from, move.to), move.moved, name(move.stair)});
    }
    const QString formula = QStringLiteral("%1 ⊕ %2 = %3").arg(move.from).arg(sum).arg(move.to);
    //: %1 is a formula such as "7 ⊕ 2 = 5", %2 a number of stones, %3 the number of a stair
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "%1: move %2 from stair %3 down"),
                    {formula, move.moved, name(move.stair)});
}

Sentence moveDetail(const OddMove& move)
{
    const QString change = arrowFormula(move.from, move.to);
    if (move.stair == 0) {
        //: %1 is "7 → 5"
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseExplanation",
                              "Lowering: stair 1 goes %1, and what is moved is out of play on the ground."),
            {change});
    }
    if (move.stair == move.odd) {
        //: %1 is the number of an odd stair, %2 is "7 → 5", %3 the number of the even stair below
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseExplanation",
                              "Lowering: stair %1 goes %2. On stair %3 what is moved does not count."),
            {name(move.odd), change, name(move.odd) - 1});
    }
    //: %1 is the number of an odd stair, %2 is "1 → 3", %3 the number of the even stair above, %4 is "3 → 1"
    return sentence(
        QT_TRANSLATE_NOOP(
            "StaircaseExplanation",
            "Raising: stair %1 goes %2. Stair %3 above has enough stones for that and goes %4."),
        {name(move.odd), change, name(move.stair), arrowFormula(move.left + move.moved, move.left)});
}

Sentence moreMoves(const std::vector<OddMove>& moves)
{
    Clauses clauses;
    for (const OddMove& move : moves) {
        if (clauses.items.size() == kMostTerms) {
            //: %n winning moves are not listed
            clauses.items.push_back(sentence(QT_TRANSLATE_N_NOOP("StaircaseExplanation", "and %n more"), {},
                                             pluralCount(moves.size() - kMostTerms)));
            break;
        }
        //: one move in a list: %1 is a number of stones, %2 the number of a stair
        clauses.items.push_back(sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "%1 from stair %2"),
                                         {move.moved, name(move.stair)}));
    }
    //: %1 is a list of moves such as "2 from stair 3, 1 from stair 6"
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "One stair down: %1."), {clauses});
}

Sentence othersTitle()
{
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation",
                                      "The other odd stairs would have to grow, and cannot grow enough"));
}

Sentence othersDetail(const std::vector<StuckStair>& stairs)
{
    Clauses clauses;
    for (const StuckStair& stair : stairs) {
        if (clauses.items.size() == kMostTerms) {
            //: %n odd stairs are not listed
            clauses.items.push_back(
                sentence(QT_TRANSLATE_N_NOOP("StaircaseExplanation", "and %n more stair(s)"), {},
                         pluralCount(stairs.size() - kMostTerms)));
            break;
        }
        const QString change = arrowFormula(stair.from, stair.to);
        if (stair.hasStairAbove) {
            //: %1 is the number of an odd stair, %2 is "4 → 6", %3 the stair above, %4 the stones there
            clauses.items.push_back(
                sentence(QT_TRANSLATE_NOOP("StaircaseExplanation",
                                           "stair %1 would need %2, but stair %3 has only %4 to give"),
                         {name(stair.stair), change, name(stair.stair) + 1, stair.above}));
        } else {
            //: %1 is the number of the highest stair, an odd one, %2 is "4 → 6"
            clauses.items.push_back(sentence(
                QT_TRANSLATE_NOOP("StaircaseExplanation", "stair %1 would need %2, but is the highest stair"),
                {name(stair.stair), change}));
        }
    }
    //: %1 is a list such as "stair 1 would need 4 → 6, but stair 2 has only 1 to give"
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "There is no winning move here: %1."),
                    {clauses});
}

Sentence afterTitle(const OddMove& move)
{
    //: %1 is a number of stones, %2 the number of a stair
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation",
                                      "After moving %1 from stair %2 the nim-sum of the odd stairs is 0"),
                    {move.moved, name(move.stair)});
}

Sentence afterDetail()
{
    return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation",
                                      "Every column is even, so the opponent is in a P-position."));
}

Sentence breaksTitle(Play play)
{
    if (play == Play::Misere)
        return sentence(QT_TRANSLATE_NOOP("StaircaseExplanation", "Every move leaves an N-position"));
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation", "Every move gives the odd stairs a nim-sum other than 0"));
}

Sentence breaksDetail(Play play)
{
    if (play == Play::Misere) {
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseExplanation",
                              "A move changes exactly one odd stair. With the others as they are, only one "
                              "number on that stair makes a P-position: the one that is there now."));
    }
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "A move changes exactly one odd stair, and with it the nim-sum. Every move can be "
                          "answered by one that makes the nim-sum 0 again."));
}

Sentence exchangeTitle(const theory::staircase::Exchange& exchange)
{
    //: a move and the answer to it; %1 and %3 are numbers of stones, %2 and %4 the numbers of two stairs
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "If %1 is moved from stair %2, the answer moves %3 from stair %4"),
        {exchange.move.moved, name(exchange.move.stair), exchange.reply.moved, name(exchange.reply.stair)});
}

Sentence followDetail(const theory::staircase::Exchange& exchange)
{
    if (exchange.reply.stair == 0) {
        return sentence(QT_TRANSLATE_NOOP(
            "StaircaseExplanation",
            "What has come from stair 2 to stair 1 goes on to the ground: every odd stair is as before."));
    }
    //: %1 is the number of an even stair, %2 and %3 the numbers of the two stairs below it
    return sentence(QT_TRANSLATE_NOOP(
                        "StaircaseExplanation",
                        "What has come from stair %1 to stair %2 goes on to stair %3: every odd stair is as "
                        "before."),
                    {name(exchange.move.stair), name(exchange.reply.stair), name(exchange.reply.stair) - 1});
}

Sentence exchangeSum(Count sum)
{
    //: %1 is a number other than 0
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "The move gives the odd stairs the nim-sum %1 ≠ 0; the answer makes it 0 again."),
        {sum});
}

Sentence exchangeOnes()
{
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "The answer leaves an odd number of odd stairs with one stone, and none with "
                          "more."));
}

Sentence endTitle(Play play)
{
    if (play == Play::Misere) {
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseExplanation", "Whoever leaves P-positions does not move last"));
    }
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation", "Whoever leaves P-positions makes the last move"));
}

Sentence endDetail(Play play, Outcome outcome)
{
    if (play == Play::Misere) {
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseExplanation",
                              "Each stone can go down only as often as its stair says, so the game ends. "
                              "Whoever always leaves P-positions is never the one to bring the last stone to "
                              "the ground."));
    }
    if (outcome == Outcome::N) {
        return sentence(
            QT_TRANSLATE_NOOP("StaircaseExplanation",
                              "Each stone can go down only as often as its stair says, so the game ends. "
                              "Every move of the opponent can be answered, so it is the opponent who has no "
                              "move in the end."));
    }
    return sentence(
        QT_TRANSLATE_NOOP("StaircaseExplanation",
                          "Each stone can go down only as often as its stair says, so the game ends. Every "
                          "move can be answered, so it is the player now to move who has no move in the "
                          "end."));
}

} // namespace laststone::games::staircase_sentences
