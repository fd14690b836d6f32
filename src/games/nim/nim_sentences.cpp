// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_sentences.h"

#include "games/common/nim_sum.h"
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace laststone::games::nim_sentences {

using teaching::Argument;
using teaching::Binary;
using teaching::Clauses;
using teaching::Numbers;

namespace {

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"NimExplanation", source, std::move(arguments), count};
}

Count heapName(std::size_t heap)
{
    return Count{heap} + 1;
}

QString sumFormula(Count value)
{
    QStringList powers;
    for (const Count power : theory::nim::subHeaps(value))
        powers << QString::number(power);
    return QStringLiteral("%1 = %2").arg(QString::number(value), powers.join(QStringLiteral(" + ")));
}

Argument heapNames(const std::vector<HeapMove>& moves)
{
    Numbers names;
    for (const HeapMove& move : moves)
        names.values.push_back(heapName(move.heap));
    return names;
}

} // namespace

Sentence emptyTitle()
{
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "No stone is left: a P-position"));
}

Sentence emptyDetail()
{
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "The player to move has no move and has lost: whoever moved before took "
                          "the last stone. All other positions are judged from this one."));
}

Sentence oneHeapTitle(const HeapMove& move)
{
    //: %1 is a number of stones, %2 the number of a heap
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "One heap is left: take all %1 from heap %2"),
                    {move.from, heapName(move.heap)});
}

Sentence oneHeapDetail()
{
    return sentence(QT_TRANSLATE_NOOP("NimExplanation",
                                      "That takes the last stone and wins at once, so a single heap is an "
                                      "N-position whatever its size."));
}

Sentence equalPairTitle()
{
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "Two equal heaps: whoever moves second mirrors"));
}

Sentence equalPairDetail()
{
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "Whatever is taken from one heap is then taken from the other. The heaps "
                          "are equal again, so there is always a reply, and the last stone goes to "
                          "the one who mirrors: a P-position."));
}

Sentence exchangeExample(const Exchange& exchange)
{
    //: %1 and %4 are numbers of stones, %2 and %3 the numbers of two heaps; %4 equals %1
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "For example: after taking %1 from heap %2, the reply takes %4 from heap %3."),
        {exchange.move.taken(), heapName(exchange.move.heap), heapName(exchange.reply.heap),
         exchange.reply.taken()});
}

Sentence unequalPairTitle(const HeapMove& move)
{
    //: %1 is a number of stones, %2 the number of the larger heap
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation", "Two unequal heaps: make them equal, take %1 from heap %2"),
        {move.taken(), heapName(move.heap)});
}

Sentence unequalPairDetail(const HeapMove& move)
{
    //: %1 is "12 → 9"
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "%1 leaves two equal heaps, and from then on every move of the opponent "
                          "is mirrored."),
        {arrowFormula(move.from, move.to)});
}

Sentence misereRuleTitle()
{
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "Misère play: whoever takes the last stone loses"));
}

Sentence misereRuleDetail()
{
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "The aim is to leave the opponent exactly one stone. What counts is how "
                          "many heaps are large, that is, have two stones or more."));
}

Sentence misereEmptyTitle()
{
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "No stone is left: an N-position"));
}

Sentence misereEmptyDetail()
{
    return sentence(QT_TRANSLATE_NOOP(
        "NimExplanation",
        "Whoever moved before took the last stone and has lost; the player to move has won."));
}

Sentence onesTitle(std::size_t heaps)
{
    //: %n is the number of heaps that have one stone each
    return sentence(QT_TRANSLATE_N_NOOP("NimExplanation", "No heap is large: %n heap(s) of one stone"), {},
                    pluralCount(heaps));
}

Sentence onesDetail(Outcome outcome)
{
    if (outcome == Outcome::P) {
        return sentence(QT_TRANSLATE_NOOP(
            "NimExplanation",
            "Every move takes one whole heap, so the players alternate without a choice. The "
            "number of heaps is odd: the player to move takes the last stone and loses. A "
            "P-position."));
    }
    return sentence(QT_TRANSLATE_NOOP(
        "NimExplanation",
        "Every move takes one whole heap, so the players alternate without a choice. The number of heaps is "
        "even: the opponent of the player to move takes the last stone and loses. An N-position, and every "
        "move wins."));
}

Sentence oneLargeTitle(const HeapMove& move)
{
    //: %1 is a number of stones, %2 the number of the only heap with two stones or more
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "One large heap is left: take %1 from heap %2"),
                    {move.taken(), heapName(move.heap)});
}

Sentence oneLargeDetail(const HeapMove& move, std::size_t ones)
{
    if (move.to == 0) {
        //: %1 is an odd number
        return sentence(
            QT_TRANSLATE_NOOP("NimExplanation",
                              "This is the moment that decides. Heaps of one stone beside it: %1, an "
                              "odd number. So the large heap is taken whole."),
            {Count{ones}});
    }
    //: %1 is an even number
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "This is the moment that decides. Heaps of one stone beside it: %1, an even "
                          "number. So one stone of the large heap is left."),
        {Count{ones}});
}

Sentence onesAfter(const HeapMove& move, std::size_t ones)
{
    //: %n is an odd number of heaps
    return sentence(
        QT_TRANSLATE_N_NOOP("NimExplanation",
                            "That leaves %n heap(s) of one stone, an odd number: the opponent takes "
                            "the last one. A position with one large heap is always an N-position."),
        {}, pluralCount(ones + move.to));
}

Sentence severalLargeTitle(std::size_t heaps)
{
    //: %1 is 2 or more
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "%1 heaps are large: play as in normal Nim"),
                    {Count{heaps}});
}

Sentence severalLargeDetail()
{
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "While two large heaps or more are left, misère play has the same P-positions "
                          "as normal play: those with nim-sum 0. Only the very end is different."));
}

Sentence misereBoutonDetail()
{
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "Bouton's theorem (1901) for misère play: with a large heap on the board a "
                          "position is P exactly when its nim-sum is 0."));
}

Sentence misereEndTitle()
{
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation", "When one large heap is left, leave an odd number of ones"));
}

Sentence misereEndDetail()
{
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "A single large heap never has nim-sum 0, so it is the winner who finds it: "
                          "the winner lowers it to 1 or 0, whichever leaves an odd number of heaps "
                          "of one stone, and the opponent has to take the last one."));
}

Sentence binaryTitle()
{
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "Write every heap in binary"));
}

Sentence subHeaps(Heaps heaps)
{
    QStringList formulas;
    for (const Count heap : heaps) {
        if (heap > 0 && formulas.size() < 6 && !formulas.contains(sumFormula(heap)))
            formulas << sumFormula(heap);
    }
    teaching::Clauses list;
    for (const QString& each : formulas)
        list.items.push_back(teaching::formula(each));
    //: %1 is a list of formulas such as "7 = 4 + 2 + 1, 12 = 8 + 4"
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "Each 1 stands for a sub-heap, a power of two: %1."),
                    {list});
}

Sentence columnsTitle()
{
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "Count the ones in each column"));
}

Sentence nimSumTitle(Count sum)
{
    if (sum == 0)
        return sentence(QT_TRANSLATE_NOOP("NimExplanation", "Every column is even: the nim-sum is 0"));
    //: %1 is a number in binary such as 1101₂, %2 the same in decimal
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "The odd columns give the nim-sum %1 = %2 ≠ 0"),
                    {Binary{sum, 1, true}, sum});
}

Sentence nimSumFormula(Heaps heaps)
{
    return teaching::formula(xorFormula(heaps));
}

Sentence boutonDetail()
{
    return sentence(QT_TRANSLATE_NOOP(
        "NimExplanation", "Bouton's theorem (1901): a position is P exactly when its nim-sum is 0."));
}

Sentence leadingTitle(Count size, const std::vector<HeapMove>& winning)
{
    if (winning.size() > kMostTerms) {
        //: %1 is a power of two, %n a number of heaps
        return sentence(
            QT_TRANSLATE_N_NOOP("NimExplanation", "The leading odd column is %1: %n heap(s) have it"), {size},
            pluralCount(winning.size()));
    }
    //: %1 is a power of two, %2 a list of the numbers of heaps (their places, not their sizes)
    return sentence(
        QT_TRANSLATE_N_NOOP("NimExplanation", "The leading odd column is %1: it is in heap(s) %2"),
        {size, heapNames(winning)}, pluralCount(winning.size()));
}

Sentence leadingDetail(Count sum)
{
    //: %1 is the nim-sum
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "That column must become even, so the move has to take this sub-heap away. "
                          "Each heap that has it can be lowered to heap ⊕ %1, which is smaller."),
        {sum});
}

Sentence oddNumberDetail(std::size_t moves)
{
    //: %n is always an odd number
    return sentence(
        QT_TRANSLATE_N_NOOP("NimExplanation",
                            "Exactly these heaps have a winning move, one each: %n, an odd number, as "
                            "the column is odd."),
        {}, pluralCount(moves));
}

Sentence moveTitle(const HeapMove& move, Count sum)
{
    const QString formula = QStringLiteral("%1 ⊕ %2 = %3").arg(move.from).arg(sum).arg(move.to);
    //: %1 is a formula such as "12 ⊕ 13 = 1", %2 a number of stones, %3 the number of a heap
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "%1: take %2 from heap %3"),
                    {formula, move.taken(), heapName(move.heap)});
}

Sentence moveDetail(const HeapMove& move)
{
    //: %1 is "12 → 1"
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation", "%1 changes the digits of the odd columns, and no others."),
        {arrowFormula(move.from, move.to)});
}

Sentence moves(const std::vector<HeapMove>& moves)
{
    Clauses clauses;
    for (const HeapMove& move : moves) {
        if (clauses.items.size() == kMostTerms) {
            //: %n winning moves are not listed
            clauses.items.push_back(sentence(QT_TRANSLATE_N_NOOP("NimExplanation", "and %n more"), {},
                                             pluralCount(moves.size() - kMostTerms)));
            break;
        }
        //: one move in a list: %1 is the number of a heap, %2 is "12 → 1"
        clauses.items.push_back(sentence(QT_TRANSLATE_NOOP("NimExplanation", "heap %1: %2"),
                                         {heapName(move.heap), arrowFormula(move.from, move.to)}));
    }
    //: %1 is a list of moves
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "%1."), {clauses});
}

Sentence othersTitle(Count size)
{
    //: %1 is a power of two
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation", "No other heap can do it: the sub-heap %1 is missing there"),
        {size});
}

Sentence othersDetail(const std::vector<HeapMove>& others)
{
    Clauses clauses;
    for (const HeapMove& other : others) {
        if (clauses.items.size() == kMostTerms)
            break;
        //: %1 is the number of a heap, %2 its size, %3 the larger size it would have to get
        clauses.items.push_back(
            sentence(QT_TRANSLATE_NOOP("NimExplanation", "heap %1 would have to grow from %2 to %3"),
                     {heapName(other.heap), other.from, other.to}));
    }
    //: %1 is a list such as "heap 1 would have to grow from 7 to 10"
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "Stones cannot be added: %1."), {clauses});
}

Sentence afterTitle(const HeapMove& move)
{
    //: %1 is "12 → 1"
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "After %1 every column is even"),
                    {arrowFormula(move.from, move.to)});
}

Sentence afterDetail()
{
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation", "The nim-sum is 0, so the opponent is in a P-position."));
}

Sentence breaksTitle()
{
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "Every move makes some column odd"));
}

Sentence breaksDetail()
{
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "A move changes one heap and leaves the others alone. The highest digit that "
                          "changes goes from 1 to 0, so its column, even before, becomes odd."));
}

Sentence breaksReply()
{
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "Then another heap still has that digit, and lowering it to heap ⊕ nim-sum "
                          "makes every column even again."));
}

Sentence exchangeTitle(const Exchange& exchange)
{
    //: a move and the reply to it; %1 and %3 are numbers of stones, %2 and %4 the numbers of two heaps
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation", "If %1 is taken from heap %2, the reply takes %3 from heap %4"),
        {exchange.move.taken(), heapName(exchange.move.heap), exchange.reply.taken(),
         heapName(exchange.reply.heap)});
}

Sentence exchangeDetail(const Exchange& exchange, Play play)
{
    const std::vector<Argument> arguments{arrowFormula(exchange.move.from, exchange.move.to), exchange.sum,
                                          arrowFormula(exchange.reply.from, exchange.reply.to)};
    if (exchange.replySum == 0 && (play == Play::Normal || exchange.sum != 0)) {
        //: %1 is a move such as "12 → 4", %2 a number other than 0, %3 the reply, such as "9 → 1"
        return sentence(QT_TRANSLATE_NOOP("NimExplanation",
                                          "%1 leaves nim-sum %2 ≠ 0; %3 makes every column even again."),
                        arguments);
    }
    //: misère play; %1 is a move such as "12 → 4", %2 a number, %3 the reply, such as "9 → 1"
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "%1 leaves one large heap (nim-sum %2); %3 leaves an odd number of ones."),
        arguments);
}

Sentence endTitle()
{
    return sentence(QT_TRANSLATE_NOOP("NimExplanation", "Whoever leaves P-positions takes the last stone"));
}

Sentence endDetail(Outcome outcome)
{
    if (outcome == Outcome::N) {
        return sentence(
            QT_TRANSLATE_NOOP("NimExplanation",
                              "Every reply makes a column odd, and a winning move makes all even "
                              "again. The stones become fewer, so the game ends with no stone left, "
                              "and it is the opponent who has no move."));
    }
    return sentence(
        QT_TRANSLATE_NOOP("NimExplanation",
                          "Every move can be answered like this. The stones become fewer, so the game "
                          "ends with no stone left, and it is the player now to move who has no move."));
}

} // namespace laststone::games::nim_sentences
