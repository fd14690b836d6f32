// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of subtraction sets.
#include "games/common/nim_sum.h"
#include "games/subtraction/subtraction_game.h"
#include "games/sums/sg_speaker.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::Clauses;
using teaching::Mark;
using teaching::Position;
using teaching::Sentence;
using teaching::Step;
using theory::Count;
namespace subtraction = theory::subtraction;

namespace {

// Of different sets so many are looked at one by one.
constexpr std::size_t kMostSets = 4;
// Values in a row.
constexpr Count kMostValues = 40;

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"SgExplanation", source, std::move(arguments), count};
}

QString subscript(std::size_t number)
{
    QString text = QString::number(number);
    for (QChar& digit : text)
        digit = QChar(0x2080 + digit.digitValue());
    return text;
}

class Speaker final : public SgSpeaker {
public:
    Speaker(const SubtractionGame& game, const Position& position) : SgSpeaker(position), m_game(game) { }

    void addRules(Steps& steps) const override;
    void addKnowledge(Steps& steps) const override;
    void addMisereWay(Steps& steps) const override;
    bool valuesRuleMisere() const override { return true; }

    QString symbol(std::size_t part, Count heap) const override
    {
        return QStringLiteral("%1(%2)").arg(g(part)).arg(heap);
    }
    QString optionFormula(std::size_t part, Count heap, const SgOption& option) const override
    {
        return QStringLiteral("%1(%2−%3) = %4 = %5")
            .arg(g(part))
            .arg(heap)
            .arg(option.move.take)
            .arg(symbol(part, option.first))
            .arg(option.value);
    }
    std::vector<Sentence> aboutPart(std::size_t part, Count heap) const override;

private:
    QString g(std::size_t part) const
    {
        return m_game.isOneForAll() ? QStringLiteral("g") : QStringLiteral("g") + subscript(part + 1);
    }
    bool isNim() const
    {
        return m_game.isOneForAll() && subtraction::isEverythingUpToLargest(m_game.set(0))
            && std::ranges::all_of(position().heaps,
                                   [&](Count heap) { return heap <= m_game.set(0).largest(); });
    }
    Step remainderStep(std::size_t part, Count modulus) const;
    Step periodStep(std::size_t part) const;

    const SubtractionGame& m_game;
};

void Speaker::addRules(Steps& steps) const
{
    Step step{"rule", {}, {}, {}, {}};
    if (m_game.isOneForAll()) {
        const subtraction::Set& set = m_game.set(0);
        //: %1 is a set of numbers such as "{1,3,4}"
        step.title = sentence(
            QT_TRANSLATE_NOOP(
                "SgExplanation",
                "The subtraction set is %1: a move takes one of these numbers of stones from a heap"),
            {setFormula(set.numbers())});
        if (set.smallest() > 1) {
            //: %1 is the smallest number that may be taken, 2 or more
            step.details.push_back(
                sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                           "From a heap with less than %1 stones no move is possible."),
                         {set.smallest()}));
        }
    } else {
        step.title = sentence(QT_TRANSLATE_NOOP(
            "SgExplanation", "Each heap has a subtraction set of its own: what may be taken from it"));
        Clauses sets;
        for (std::size_t part = 0; part < m_game.sets().size(); ++part) {
            if (part == kMostTerms) {
                //: %n heaps are not listed
                sets.items.push_back(sentence(QT_TRANSLATE_N_NOOP("SgExplanation", "and %n more heap(s)"), {},
                                              pluralCount(m_game.sets().size() - kMostTerms)));
                break;
            }
            //: %1 is the number of a heap, %2 a set of numbers such as "{1,3,4}"
            sets.items.push_back(sentence(QT_TRANSLATE_NOOP("SgExplanation", "heap %1: %2"),
                                          {Count{part} + 1, setFormula(m_game.set(part).numbers())}));
        }
        //: %1 is a list such as "heap 1: {1,3,4}, heap 2: {2,5}"
        step.details.push_back(sentence(
            QT_TRANSLATE_NOOP("SgExplanation", "%1. So the values of each heap are its own, too."), {sets}));
    }
    step.details.push_back(lastMoveRule(position().play));
    steps.push_back(step);
}

void Speaker::addKnowledge(Steps& steps) const
{
    if (isNim()) {
        //: %1 is the largest number that may be taken
        const Sentence title = sentence(
            QT_TRANSLATE_NOOP("SgExplanation",
                              "No heap has more than %1 stones, so any number may be taken: this is Nim"),
            {m_game.set(0).largest()});
        steps.push_back({"nim",
                         title,
                         {sentence(QT_TRANSLATE_NOOP(
                             "SgExplanation",
                             "A heap of n has the options 0, 1, …, n−1. If these have the values 0, 1, "
                             "…, n−1, the first missing number is n: so g(n) = n, one heap after the "
                             "other from g(0) = 0 on."))},
                         {},
                         {}});
        return;
    }
    std::vector<subtraction::Set> seen;
    for (std::size_t part = 0; part < m_game.sets().size() && seen.size() < kMostSets; ++part) {
        const subtraction::Set& set = m_game.set(part);
        if (std::ranges::find(seen, set) != seen.end())
            continue;
        seen.push_back(set);
        const auto modulus = subtraction::remainderRule(set);
        Step step = modulus ? remainderStep(part, *modulus) : periodStep(part);
        if (!m_game.isOneForAll())
            step.marks = {{Mark::Kind::Heap, part, position().heaps[part], position().heaps[part]}};
        steps.push_back(step);
    }
}

Step Speaker::remainderStep(std::size_t part, Count modulus) const
{
    const subtraction::Set& set = m_game.set(part);
    const QString rule = QStringLiteral("%1(n) = n mod %2").arg(g(part)).arg(modulus);
    Step step{"remainder", {}, {}, {}, {}};
    if (subtraction::isEverythingUpToLargest(set)) {
        //: %1 is the largest number that may be taken, %2 a formula such as "g(n) = n mod 4"
        step.title = sentence(
            QT_TRANSLATE_NOOP("SgExplanation", "All numbers up to %1 may be taken, as in Bash’s game: %2"),
            {set.largest(), rule});
    } else if (subtraction::arePowersOfTwo(set)) {
        //: %1 is a formula such as "g(n) = n mod 3"
        step.title = sentence(
            QT_TRANSLATE_NOOP("SgExplanation", "Only powers of two may be taken, and that gives %1"), {rule});
    } else {
        //: %1 is a formula such as "g(n) = n mod 3"
        step.title = sentence(QT_TRANSLATE_NOOP("SgExplanation", "The SG values are remainders: %1"), {rule});
    }
    //: %1 is a number m; 1, …, m−1 may be taken, but no multiple of m. "n mod m" is a formula
    step.details = {sentence(
        QT_TRANSLATE_NOOP("SgExplanation",
                          "For n mod %1 = r: each of the numbers 1, …, r may be taken, so all smaller "
                          "remainders can be left. No multiple of %1 may be taken, so the remainder r itself "
                          "cannot be left. The first missing value is r."),
        {modulus})};
    return step;
}

Step Speaker::periodStep(std::size_t part) const
{
    const auto period = m_game.period(part);
    Step step{"period", {}, {}, {}, {}};
    std::vector<Count> values;
    const auto row = [&](Count last) {
        for (Count n = 0; n <= last; ++n)
            values.push_back(m_game.value(part, n));
    };
    if (!period) {
        row(kMostValues - 1);
        step.id = "no-period";
        //: %1 is a large number
        step.title =
            sentence(QT_TRANSLATE_NOOP("SgExplanation", "No period is proven by the values up to %1"),
                     {SubtractionGame::kMostValues});
        //: %1 is a row of values such as "0 1 0 1 2 …"
        step.details = {
            sentence(QT_TRANSLATE_NOOP(
                         "SgExplanation",
                         "There must be one, as the set is finite, but it may be very long. So the values "
                         "are computed one after the other: %1"),
                     {valuesFormula(values, std::nullopt)})};
        return step;
    }
    const QString equation = QStringLiteral("%1(n + %2) = %1(n)").arg(g(part)).arg(period->period);
    if (period->prePeriod == 0) {
        //: %1 is a formula such as "g(n + 7) = g(n)"
        step.title = sentence(QT_TRANSLATE_NOOP("SgExplanation", "The values repeat from the beginning: %1"),
                              {equation});
    } else {
        //: %1 is a number, the pre-period; %2 is a formula such as "g(n + 7) = g(n)"
        step.title = sentence(QT_TRANSLATE_NOOP("SgExplanation", "From n = %1 on the values repeat: %2"),
                              {period->prePeriod, equation});
    }
    const subtraction::PeriodProof proof = subtraction::periodProof(m_game.set(part), *period);
    const bool isShort = proof.again <= kMostValues;
    row(isShort ? proof.again : kMostValues - 1);
    //: %1 is "g(0)", %2 a row of values such as "0 1 0 1 2 3 2 | 0 …"; bars stand before the rounds
    step.details = {sentence(QT_TRANSLATE_NOOP("SgExplanation", "The values from %1 on: %2"),
                             {symbol(part, 0), valuesFormula(values, isShort ? period : std::nullopt)})};
    //: %1 is the largest number that may be taken; the other places are numbers of heaps, %2 <= %3, %4 <= %5
    step.details.push_back(sentence(
        QT_TRANSLATE_NOOP(
            "SgExplanation",
            "Proof: each value follows from those before it, no further back than %1, the largest number "
            "that may be taken. The values for n = %4 to %5 are the same as those for n = %2 to %3, so "
            "all that follow repeat as well."),
        {proof.length, proof.first, proof.last, proof.again, proof.againLast}));
    return step;
}

void Speaker::addMisereWay(Steps& steps) const
{
    steps.push_back(
        {"ferguson",
         sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                    "For subtraction sets the values do decide it, as in misère Nim")),
         {sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                     "T. S. Ferguson (1974): while some heap has an SG value of 2 or more, a "
                                     "position is P exactly when the "
                                     "nim-sum of the values is 0. When all values are 0 or 1, it is P "
                                     "exactly when the nim-sum is 1.")),
          sentence(QT_TRANSLATE_NOOP(
              "SgExplanation",
              "The reason: here a heap of value 0 that still has a move always has one to the value 1. So "
              "when all "
              "values are 0 or 1 and the nim-sum is 0, it can be made 1 as long as any move is left."))},
         {},
         {}});
}

std::vector<Sentence> Speaker::aboutPart(std::size_t part, Count heap) const
{
    if (isNim())
        return {};
    std::optional<theory::Period> period;
    if (const auto modulus = subtraction::remainderRule(m_game.set(part)))
        period = theory::Period{0, *modulus};
    else
        period = m_game.period(part);
    if (!period || period->reduced(heap) == heap)
        return {};
    const QString equation =
        QStringLiteral("%1 = %2").arg(symbol(part, heap), symbol(part, period->reduced(heap)));
    return {reducedSentence(roundsFormula(heap, *period), equation)};
}

} // namespace

std::unique_ptr<SgSpeaker> subtractionSpeaker(const SubtractionGame& game, const Position& position)
{
    return std::make_unique<Speaker>(game, position);
}

} // namespace laststone::games
