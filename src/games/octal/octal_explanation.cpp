// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of taking and breaking.
#include "games/octal/octal_game.h"
#include "games/sums/sg_speaker.h"

#include <QCoreApplication>

namespace laststone::games {

using teaching::Argument;
using teaching::Numbers;
using teaching::Position;
using teaching::Sentence;
using teaching::Step;
using theory::Count;
namespace octal = theory::octal;

namespace {

// Values in a row, and exceptions to a period.
constexpr Count kMostValues = 40;

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"SgExplanation", source, std::move(arguments), count};
}

// What a digit after the point allows; `places` are those that have it.
Sentence digitSentence(int digit, const Numbers& places)
{
    const int count = static_cast<int>(places.values.size());
    switch (digit) {
    case 1:
        //: %1 is a list of places after the point, such as "1, 2"; a place is also the number of stones that
        //: is taken
        return sentence(
            QT_TRANSLATE_N_NOOP(
                "SgExplanation",
                "Digit 1 at place(s) %1: so many stones may be taken if they are the whole heap."),
            {places}, count);
    case 2:
        //: as above; some stones have to be left
        return sentence(
            QT_TRANSLATE_N_NOOP("SgExplanation",
                                "Digit 2 at place(s) %1: so many stones may be taken if some are left; these "
                                "stay one heap."),
            {places}, count);
    case 3:
        return sentence(
            QT_TRANSLATE_N_NOOP(
                "SgExplanation",
                "Digit 3 at place(s) %1: so many stones may be taken from any heap that has them; "
                "what is left stays one heap."),
            {places}, count);
    case 4:
        return sentence(
            QT_TRANSLATE_N_NOOP(
                "SgExplanation",
                "Digit 4 at place(s) %1: so many stones may be taken if what is left is then split "
                "into two heaps."),
            {places}, count);
    case 5:
        return sentence(QT_TRANSLATE_N_NOOP(
                            "SgExplanation",
                            "Digit 5 at place(s) %1: so many stones may be taken if they are the whole heap, "
                            "or if what is left is then split into two heaps."),
                        {places}, count);
    case 6:
        return sentence(
            QT_TRANSLATE_N_NOOP(
                "SgExplanation",
                "Digit 6 at place(s) %1: so many stones may be taken if some are left; these stay "
                "one heap or are split into two."),
            {places}, count);
    default:
        return sentence(
            QT_TRANSLATE_N_NOOP(
                "SgExplanation",
                "Digit 7 at place(s) %1: so many stones may be taken from any heap that has them; "
                "what is left stays one heap or is split into two."),
            {places}, count);
    }
}

std::vector<Sentence> digitSentences(const octal::Code& code)
{
    std::vector<Sentence> result;
    if (code.digit(0) != 0) {
        result.push_back(sentence(QT_TRANSLATE_NOOP(
            "SgExplanation",
            "The 4 before the point: a heap may be split into two without taking a stone.")));
    }
    for (int digit = 7; digit >= 1; --digit) {
        Numbers places;
        for (Count place = 1; place <= code.lastPlace(); ++place) {
            if (code.digit(place) == digit)
                places.values.push_back(place);
        }
        if (!places.values.empty())
            result.push_back(digitSentence(digit, places));
    }
    return result;
}

class Speaker final : public SgSpeaker {
public:
    Speaker(const OctalGame& game, const Position& position) : SgSpeaker(position), m_game(game) { }

    void addRules(Steps& steps) const override;
    void addKnowledge(Steps& steps) const override;
    void addMisereWay(Steps& steps) const override;

    QString symbol(std::size_t, Count heap) const override { return QStringLiteral("g(%1)").arg(heap); }
    QString optionFormula(std::size_t part, Count, const SgOption& option) const override
    {
        if (option.count < 2)
            return QStringLiteral("%1 = %2").arg(symbol(part, option.first)).arg(option.value);
        return QStringLiteral("g(%1+%2) = %3 ⊕ %4 = %5")
            .arg(option.first)
            .arg(option.second)
            .arg(m_game.value(part, option.first))
            .arg(m_game.value(part, option.second))
            .arg(option.value);
    }
    std::vector<Sentence> aboutPart(std::size_t part, Count heap) const override;

private:
    Sentence ruleTitle() const;
    Step periodStep(const theory::Period& period) const;
    std::vector<Count> row(Count count) const;

    const OctalGame& m_game;
};

Sentence Speaker::ruleTitle() const
{
    if (m_game.isGrundysGame()) {
        return sentence(QT_TRANSLATE_NOOP(
            "SgExplanation", "Grundy’s game: a move splits one heap into two of different sizes"));
    }
    const QString code = m_game.rule();
    if (code == QLatin1String("0.77")) {
        return sentence(
            QT_TRANSLATE_NOOP("SgExplanation",
                              "Kayles, code 0.77: take one stone or two from a heap, then split the rest of "
                              "it if you like"));
    }
    if (code == QLatin1String("0.07")) {
        return sentence(
            QT_TRANSLATE_NOOP("SgExplanation",
                              "Dawson’s Kayles, code 0.07: take two stones from a heap, then split the rest "
                              "of it if you like"));
    }
    if (code == QLatin1String("0.137")) {
        return sentence(QT_TRANSLATE_NOOP(
            "SgExplanation",
            "Dawson’s chess as a game of heaps, code 0.137: take one stone, two or three from a heap"));
    }
    //: %1 is an octal code such as "0.16"
    return sentence(
        QT_TRANSLATE_NOOP("SgExplanation", "The octal game %1: its digits say which moves there are"),
        {code});
}

void Speaker::addRules(Steps& steps) const
{
    Step step{"rule", ruleTitle(), {}, {}, {}};
    if (m_game.isGrundysGame()) {
        step.details.push_back(sentence(QT_TRANSLATE_NOOP(
            "SgExplanation", "No stone is taken. Heaps of 1 and 2 cannot be split any more.")));
    } else {
        step.details = digitSentences(*m_game.code());
        if (step.details.empty())
            step.details.push_back(
                sentence(QT_TRANSLATE_NOOP("SgExplanation", "This code allows no move at all.")));
    }
    step.details.push_back(lastMoveRule(position().play));
    steps.push_back(step);
}

std::vector<Count> Speaker::row(Count count) const
{
    std::vector<Count> values;
    for (Count n = 0; n < count; ++n)
        values.push_back(m_game.value(0, n));
    return values;
}

void Speaker::addKnowledge(Steps& steps) const
{
    if (m_game.isGrundysGame()) {
        //: %1 is a row of values such as "0 0 0 1 0 2 …"
        steps.push_back(
            {"no-period",
             sentence(QT_TRANSLATE_NOOP("SgExplanation", "No period of Grundy’s game is known")),
             {sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                         "So the values are computed one after the other, from g(0) on: %1"),
                       {valuesFormula(row(kMostValues), std::nullopt)})},
             {},
             {}});
    } else if (const auto period = m_game.period()) {
        steps.push_back(periodStep(*period));
    } else {
        //: %1 is a number of stones
        steps.push_back(
            {"no-period",
             sentence(QT_TRANSLATE_NOOP("SgExplanation", "No period is proven by the values up to %1"),
                      {OctalGame::kMostHeap}),
             {sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                         "So the values are computed one after the other, from g(0) on: %1"),
                       {valuesFormula(row(kMostValues), std::nullopt)})},
             {},
             {}});
    }
}

Step Speaker::periodStep(const theory::Period& period) const
{
    Step step{"period", {}, {}, {}, {}};
    const QString equation = QStringLiteral("g(n + %1) = g(n)").arg(period.period);
    if (period.prePeriod == 0) {
        step.title = sentence(QT_TRANSLATE_NOOP("SgExplanation", "The values repeat from the beginning: %1"),
                              {equation});
    } else {
        step.title = sentence(QT_TRANSLATE_NOOP("SgExplanation", "From n = %1 on the values repeat: %2"),
                              {period.prePeriod, equation});
    }
    const Count again = period.prePeriod + period.period;
    const bool isShort = again <= kMostValues;
    step.details.push_back(sentence(QT_TRANSLATE_NOOP("SgExplanation", "The values from %1 on: %2"),
                                    {symbol(0, 0),
                                     valuesFormula(row(isShort ? again + 1 : kMostValues),
                                                   isShort ? std::optional(period) : std::nullopt)}));
    const Numbers exceptions{m_game.exceptions()};
    if (!exceptions.values.empty() && exceptions.values.size() <= kMostValues) {
        //: %1 is a list of sizes of heaps, all smaller than the pre-period
        step.details.push_back(
            sentence(QT_TRANSLATE_NOOP(
                         "SgExplanation",
                         "Before that, only these heaps differ from the period carried on backwards: %1."),
                     {exceptions}));
    } else if (!exceptions.values.empty()) {
        //: %1 is a number of heaps
        step.details.push_back(
            sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                       "Before that, %1 heaps differ from the period carried on backwards."),
                     {Count{exceptions.values.size()}}));
    }
    const octal::PeriodProof proof = m_game.periodProof().value();
    //: n0, p and k are names of numbers: %1 is n0, %2 is p, %3 is k; %4 is 2·n0 + p + k
    step.details.push_back(
        sentence(QT_TRANSLATE_NOOP("SgExplanation",
                                   "Proof, by the theorem of Guy and Smith (1956): let k be the largest "
                                   "number that may be taken. If g(n + p) = "
                                   "g(n) holds for all n with n0 ≤ n < 2·n0 + p + k, then for all n ≥ n0. "
                                   "Here n0 = %1, p = %2 and k = %3, and "
                                   "the values have been compared for all n < %4."),
                 {proof.from, proof.period, proof.place, proof.end}));
    return step;
}

void Speaker::addMisereWay(Steps& steps) const
{
    //: %1 is a number of stones
    steps.push_back(
        {"search",
         sentence(QT_TRANSLATE_NOOP("SgExplanation", "So this position is decided by a search of all games")),
         {sentence(QT_TRANSLATE_NOOP(
                       "SgExplanation",
                       "The program tries every move, every answer and so on to the end. It does so for up "
                       "to %1 stones in all; no rule is known that would hold for every game of this kind."),
                   {OctalGame::kMostMisereStones})},
         {},
         {}});
}

std::vector<Sentence> Speaker::aboutPart(std::size_t part, Count heap) const
{
    const auto period = m_game.period();
    if (!period || period->reduced(heap) == heap)
        return {};
    const QString equation =
        QStringLiteral("%1 = %2").arg(symbol(part, heap), symbol(part, period->reduced(heap)));
    return {reducedSentence(roundsFormula(heap, *period), equation)};
}

} // namespace

std::unique_ptr<SgSpeaker> octalSpeaker(const OctalGame& game, const Position& position)
{
    return std::make_unique<Speaker>(game, position);
}

} // namespace laststone::games
