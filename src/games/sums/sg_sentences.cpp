// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_sentences.h"

#include "games/common/nim_sum.h"
#include "games/sums/sg_speaker.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace laststone::games::sg_sentences {

using teaching::Argument;
using teaching::Clauses;
using teaching::Numbers;

namespace {

// More options than this are not all listed.
constexpr std::size_t kMostOptions = 12;

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"SgExplanation", source, std::move(arguments), count};
}

Count name(std::size_t part)
{
    return Count{part} + 1;
}

QString equation(const QString& symbol, Count value)
{
    return QStringLiteral("%1 = %2").arg(symbol).arg(value);
}

QString xorOf(const Needed& needed, Count sum)
{
    return QStringLiteral("%1 ⊕ %2 = %3").arg(needed.from).arg(sum).arg(needed.to);
}

// Adds how many are left out of a list, if any.
void addLeftOut(Clauses& clauses, std::size_t all)
{
    if (all > kMostTerms) {
        //: at the end of a list: %n of its members are not shown
        clauses.items.push_back(
            sentence(QT_TRANSLATE_N_NOOP("SgExplanation", "and %n more"), {}, pluralCount(all - kMostTerms)));
    }
}

// The options that a list shows: all, or one for each value.
Clauses optionList(const std::vector<SgOption>& options, const std::map<Count, std::size_t>& counts,
                   const std::function<QString(const SgOption&)>& write)
{
    Clauses list;
    if (options.size() <= kMostOptions) {
        for (const SgOption& option : options)
            list.items.push_back(teaching::formula(write(option)));
        return list;
    }
    for (const auto& [value, count] : counts) {
        if (list.items.size() == kMostTerms)
            break;
        const QString example = write(*std::ranges::find(options, value, &SgOption::value));
        if (count == 1) {
            list.items.push_back(teaching::formula(example));
        } else {
            //: one option in a list, a formula such as "g(5+3) = 4 ⊕ 3 = 7", and %n further options of that
            //: value
            list.items.push_back(sentence(QT_TRANSLATE_N_NOOP("SgExplanation", "%1 (and %n more)"), {example},
                                          pluralCount(count - 1)));
        }
    }
    if (counts.size() > kMostTerms) {
        //: at the end of a list of options: %n further values are not shown
        list.items.push_back(sentence(QT_TRANSLATE_N_NOOP("SgExplanation", "and options of %n more value(s)"),
                                      {}, pluralCount(counts.size() - kMostTerms)));
    }
    return list;
}

} // namespace

Sentence theoryTitle()
{
    return sentence(QT_TRANSLATE_NOOP(
        "SgExplanation", "Sprague and Grundy: every position x has a number g(x), its SG value"));
}

Sentence theoryMex()
{
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation",
                          "With no move left, g = 0. Otherwise g is the mex of the options, the positions "
                          "that a move leads to: the "
                          "smallest of the numbers 0, 1, 2, … that is not the value of an option."));
}

Sentence theorySum()
{
    return sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                      "In a sum of games, where a move is made in just one of them, the "
                                      "values are combined by ⊕ (exclusive or, "
                                      "XOR). A position is P exactly when its value is 0."));
}

Sentence valueTitle(const EqualParts& equal)
{
    const QString value = equation(equal.symbol, equal.value);
    const int count = pluralCount(equal.parts.size());
    if (equal.parts.size() > kMostTerms) {
        if (equal.tokens) {
            //: %n is a number of tokens that stand on the same vertex, %1 is "g(7) = 2"
            return sentence(QT_TRANSLATE_N_NOOP("SgExplanation", "%n token(s): %1"), {value}, count);
        }
        //: %n is a number of heaps of the same size, %1 is "g(7) = 2"
        return sentence(QT_TRANSLATE_N_NOOP("SgExplanation", "%n heap(s): %1"), {value}, count);
    }
    Numbers names;
    for (const std::size_t part : equal.parts)
        names.values.push_back(name(part));
    if (equal.tokens) {
        //: %1 is a list of the numbers of tokens that stand on the same vertex, %2 is "g(7) = 2"
        return sentence(QT_TRANSLATE_N_NOOP("SgExplanation", "Token(s) %1: %2"), {names, value}, count);
    }
    //: %1 is a list of the numbers of heaps of the same size, %2 is "g(7) = 2"
    return sentence(QT_TRANSLATE_N_NOOP("SgExplanation", "Heap(s) %1: %2"), {names, value}, count);
}

std::vector<Sentence> mexDetails(const QString& symbol, Count value, const std::vector<SgOption>& options,
                                 const std::function<QString(const SgOption&)>& write)
{
    if (options.empty()) {
        //: %1 is "g(0) = 0"
        return {sentence(QT_TRANSLATE_NOOP("SgExplanation", "There is no move here, so %1."),
                         {equation(symbol, value)})};
    }
    std::map<Count, std::size_t> counts;
    for (const SgOption& option : options)
        ++counts[option.value];
    std::vector<Count> values;
    for (const auto& [each, count] : counts)
        values.push_back(each);
    std::vector<Sentence> details;
    const Clauses list = optionList(options, counts, write);
    if (options.size() <= kMostOptions) {
        //: %1 is a list of formulas such as "g(7−1) = g(6) = 2"
        details.push_back(
            sentence(QT_TRANSLATE_NOOP("SgExplanation", "The options and their values: %1."), {list}));
    } else {
        //: %n is a number of options, %1 a list of formulas such as "g(5+3) = 4 ⊕ 3 = 7 (and 2 more)"
        details.push_back(sentence(
            QT_TRANSLATE_N_NOOP("SgExplanation", "There are %n option(s); here is one for each value: %1."),
            {list}, pluralCount(options.size())));
    }
    //: %1 is a formula such as "g(7) = mex {0,1,3} = 2", %2 the number at its end
    details.push_back(
        sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                   "So %1: the smallest number that is missing among the values is %2."),
                 {QStringLiteral("%1 = mex %2 = %3").arg(symbol, setFormula(values)).arg(value), value}));
    return details;
}

Sentence moreValuesTitle()
{
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "The other values are found in the same way"));
}

Sentence moreValues(const std::vector<EqualParts>& parts)
{
    Clauses list;
    for (std::size_t i = 0; i < std::min(kMostTerms, parts.size()); ++i)
        list.items.push_back(teaching::formula(equation(parts[i].symbol, parts[i].value)));
    addLeftOut(list, parts.size());
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "%1."), {list});
}

Sentence nimSumTitle(Count sum)
{
    if (sum == 0)
        return sentence(QT_TRANSLATE_NOOP("SgExplanation", "The nim-sum of the values is 0"));
    //: %1 is the nim-sum
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "The nim-sum of the values is %1 ≠ 0"), {sum});
}

Sentence verdictDetail(Outcome outcome, bool single)
{
    if (single) {
        if (outcome == Outcome::P) {
            return sentence(QT_TRANSLATE_NOOP(
                "SgExplanation",
                "The SG value is 0, so no option has the value 0: every move leaves an N-position."));
        }
        return sentence(QT_TRANSLATE_NOOP(
            "SgExplanation",
            "The SG value is not 0, so some option has the value 0: a move to it leaves a P-position."));
    }
    if (outcome == Outcome::P) {
        return sentence(
            QT_TRANSLATE_NOOP("SgExplanation",
                              "The nim-sum is the SG value of the whole position, and it is P exactly when "
                              "this is 0, as in Nim with heaps of these values."));
    }
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation",
                          "The nim-sum is the SG value of the whole position, and it is N whenever this is "
                          "not 0, as in Nim with heaps of these values."));
}

Sentence singleGoalTitle()
{
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "To win, move to an option of value 0"));
}

Sentence singleGoalDetail(Count value)
{
    //: %1 is an SG value other than 0
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation",
                          "There must be one: %1 is the smallest missing number, so 0 is not missing."),
        {value});
}

Sentence goalTitle(Count sum, bool tokens)
{
    if (tokens) {
        //: %1 is the nim-sum
        return sentence(
            QT_TRANSLATE_NOOP("SgExplanation", "To win, move a token of value g to a vertex of value g ⊕ %1"),
            {sum});
    }
    //: %1 is the nim-sum
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation", "To win, turn a heap of value g into one of value g ⊕ %1"), {sum});
}

Sentence goalDetail(const std::vector<Needed>& parts, Count sum, bool tokens)
{
    Clauses list;
    for (std::size_t i = 0; i < std::min(kMostTerms, parts.size()); ++i) {
        const std::vector<Argument> arguments{name(parts[i].part), xorOf(parts[i], sum)};
        if (tokens) {
            //: one token in a list: %1 is its number, %2 a formula such as "2 ⊕ 3 = 1"
            list.items.push_back(sentence(QT_TRANSLATE_NOOP("SgExplanation", "token %1: %2"), arguments));
        } else {
            //: one heap in a list: %1 is its number, %2 a formula such as "2 ⊕ 3 = 1"
            list.items.push_back(sentence(QT_TRANSLATE_NOOP("SgExplanation", "heap %1: %2"), arguments));
        }
    }
    addLeftOut(list, parts.size());
    //: %1 is a list such as "heap 1: 2 ⊕ 3 = 1, heap 2: 1 ⊕ 3 = 2"
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "Then the nim-sum is 0. The values needed: %1."),
                    {list});
}

Sentence goalExists()
{
    return sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                      "Where g ⊕ nim-sum is smaller than g there is always such a move, as "
                                      "mex leaves no gap below g; and at "
                                      "least one value has the leading digit of the nim-sum and becomes "
                                      "smaller. Where it is larger there may "
                                      "be a move, too."));
}

Sentence winTitle(const Sentence& move)
{
    //: %1 is a move such as "take 1 from heap 2"
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "A winning move: %1"), {Clauses{{move}}});
}

Sentence singleWin(const ValueChange& change)
{
    //: %1 is a formula such as "g(7−7) = g(0) = 0"
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "It leaves a P-position: %1."), {change.left});
}

Sentence win(const ValueChange& change)
{
    //: %1 is a formula such as "g(7−1) = g(6) = 2", %2 is "3 → 2", %3 a formula such as "2 ⊕ 2 = 0"
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation", "%1, so the value goes %2 and the nim-sum becomes 0: %3."),
        {change.left, arrowFormula(change.from, change.to), xorFormula(change.valuesAfter)});
}

Sentence riseIsSound()
{
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation",
                          "This move raises a value. Nim has no such moves, as its heaps only become "
                          "smaller; but all that counts is that the nim-sum is 0 afterwards."));
}

Sentence riseTakenBack(const ValueChange& change, Count sum)
{
    //: %1 and %2 are SG values, %1 < %2; %3 is the nim-sum
    return sentence(
        QT_TRANSLATE_NOOP(
            "SgExplanation",
            "The opponent may take the rise back (“reverse” it): from value %2 there is a move to %1. Then "
            "the nim-sum is %3 as before, it is your turn again, and the end has come nearer."),
        {change.from, change.to, sum});
}

Sentence moreMoves(std::vector<Sentence> moves, std::size_t count)
{
    Clauses list{std::move(moves)};
    addLeftOut(list, count);
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "%1."), {list});
}

Sentence othersTitle(bool tokens)
{
    if (tokens)
        return sentence(
            QT_TRANSLATE_NOOP("SgExplanation", "No other token can reach the value that it would need"));
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "No other heap can get the value that it would need"));
}

Sentence othersDetail(const std::vector<Needed>& parts, bool tokens)
{
    Clauses list;
    for (std::size_t i = 0; i < std::min(kMostTerms, parts.size()); ++i) {
        const std::vector<Argument> arguments{name(parts[i].part), arrowFormula(parts[i].from, parts[i].to)};
        if (tokens) {
            //: one token in a list: %1 is its number, %2 is "1 → 3", from one value to another
            list.items.push_back(sentence(QT_TRANSLATE_NOOP("SgExplanation", "token %1: %2"), arguments));
        } else {
            //: one heap in a list: %1 is its number, %2 is "1 → 3", from one value to another
            list.items.push_back(sentence(QT_TRANSLATE_NOOP("SgExplanation", "heap %1: %2"), arguments));
        }
    }
    addLeftOut(list, parts.size());
    //: %1 is a list such as "heap 1: 1 → 3, heap 2: 0 → 2"
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation",
                          "The values would have to rise, and no option has the higher value: %1."),
        {list});
}

Sentence breaksTitle(bool single)
{
    if (single)
        return sentence(QT_TRANSLATE_NOOP("SgExplanation", "Every move leaves a value other than 0"));
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "Every move leaves a nim-sum other than 0"));
}

Sentence singleBreaksDetail()
{
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation",
                          "From there the opponent has a move back to the value 0: if the value is not 0, "
                          "then 0 is not missing among the values of the options."));
}

Sentence breaksDetail(bool tokens)
{
    if (tokens) {
        return sentence(QT_TRANSLATE_NOOP(
            "SgExplanation",
            "A move changes the value of one token, as by mex no option of a vertex has the "
            "value of the vertex itself. So the nim-sum changes, too, and is not 0."));
    }
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation",
                          "A move changes the value of one heap, as by mex no option of a heap has the value "
                          "of the heap itself. So the nim-sum changes, too, and is not 0."));
}

Sentence breaksAnswer()
{
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation",
                          "And every such position has an answer: some value g with the leading digit of the "
                          "nim-sum can be lowered to "
                          "g ⊕ nim-sum, as mex leaves no gap below g. That makes the nim-sum 0 again."));
}

Sentence answerTitle(const Sentence& move, const Sentence& answer)
{
    //: two moves, the second one after the first: "Answer to “take 1 from heap 2”: take 3 from heap 1"
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "Answer to “%1”: %2"),
                    {Clauses{{move}}, Clauses{{answer}}});
}

Sentence singleAnswer(Count value)
{
    //: %1 is an SG value other than 0
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation", "The move leaves the value %1 ≠ 0; the answer leaves 0."),
        {value});
}

Sentence answer(Count sum, const std::vector<Count>& valuesAfter)
{
    //: %1 is a number other than 0, %2 a formula such as "2 ⊕ 2 = 0"
    return sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                      "The move leaves the nim-sum %1 ≠ 0; the answer makes it 0 again: %2."),
                    {sum, xorFormula(valuesAfter)});
}

Sentence takenBack(Count from, Count to)
{
    //: %1 is "0 → 2" and %2 is "2 → 0", changes of an SG value
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation",
                          "The move has raised a value, %1; the answer takes that back (“reverses” it), %2."),
        {arrowFormula(from, to), arrowFormula(to, from)});
}

Sentence endTitle()
{
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "Whoever leaves P-positions makes the last move"));
}

Sentence endDetail(Outcome outcome)
{
    if (outcome == Outcome::N) {
        return sentence(QT_TRANSLATE_NOOP(
            "SgExplanation",
            "Whatever the opponent then does makes the value different from 0, and the next "
            "answer makes it 0 again. The game has an end, so it is the opponent who has no "
            "move there."));
    }
    return sentence(QT_TRANSLATE_NOOP(
        "SgExplanation",
        "Every move can be answered so that the value is 0 again. The game has an end, so it "
        "is the player now to move who has no move there."));
}

Sentence overTitle()
{
    return sentence(QT_TRANSLATE_NOOP("SgExplanation", "No move is left: the game is over"));
}

Sentence overDetail(theory::Play play)
{
    if (play == theory::Play::Misere) {
        return sentence(QT_TRANSLATE_NOOP(
            "SgExplanation", "In misère play the player to move, who cannot move, has won: an N-position."));
    }
    return sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                      "The player to move cannot move and has lost: a P-position. Its SG "
                                      "value is 0, and all other values are worked "
                                      "out from such positions."));
}

} // namespace laststone::games::sg_sentences
