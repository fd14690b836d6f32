// SPDX-License-Identifier: GPL-3.0-or-later
// What taking and breaking adds to the steps of sums.
#include "games/octal/octal_game.h"
#include "games/sums/sum_steps.h"

namespace laststone::games {

namespace octal = theory::octal;

Sentence OctalGame::ruleTitle() const
{
    const QString code = rule();
    if (code == QLatin1String("0.77")) {
        return phrase(
            "Kayles, code 0.77: take one stone or two from a heap, then split the rest of it if you "
            "like");
    }
    if (code == QLatin1String("0.07")) {
        return phrase("Dawson’s Kayles, code 0.07: take two stones from a heap, then split the rest of it if "
                      "you like");
    }
    if (code == QLatin1String("0.137")) {
        return phrase("Dawson’s chess as a game of heaps, code 0.137: take one stone, two or three from a "
                      "heap");
    }
    //: %1 is an octal code such as "0.16"
    return phrase("The octal game %1: its digits say which moves there are")(code);
}

// What the digits of the code allow.
void OctalGame::addDigits(Steps& steps) const
{
    const octal::Code& code = this->code().value();
    bool isAny = false;
    const auto add = [&](int digit, const PluralPhrase& rule) {
        Numbers places;
        for (Count place = 1; place <= code.lastPlace(); ++place) {
            if (code.digit(place) == digit)
                places.values.push_back(place);
        }
        if (!places.values.empty())
            steps.detail(rule(places.values.size(), places));
        isAny = isAny || !places.values.empty();
    };
    if (code.digit(0) != 0)
        steps.detail(phrase("The 4 before the point: a heap may be split into two without taking a stone."));
    add(7,
        plural("Digit 7 at place(s) %1: so many stones may be taken from any heap that has them; what is "
               "left stays one heap or is split into two."));
    add(6,
        plural("Digit 6 at place(s) %1: so many stones may be taken if some are left; these stay one heap "
               "or are split into two."));
    add(5,
        plural("Digit 5 at place(s) %1: so many stones may be taken if they are the whole heap, or if what "
               "is left is then split into two heaps."));
    add(4,
        plural("Digit 4 at place(s) %1: so many stones may be taken if what is left is then split into two "
               "heaps."));
    add(3,
        plural("Digit 3 at place(s) %1: so many stones may be taken from any heap that has them; what is "
               "left stays one heap."));
    //: as below; some stones have to be left
    add(2,
        plural("Digit 2 at place(s) %1: so many stones may be taken if some are left; these stay one heap."));
    //: %1 is a list of places after the point, such as "1, 2"; a place is also the number of stones taken
    add(1, plural("Digit 1 at place(s) %1: so many stones may be taken if they are the whole heap."));
    if (!isAny && code.digit(0) == 0)
        steps.detail(phrase("This code allows no move at all."));
}

void OctalGame::addRule(Steps& steps) const
{
    if (isGrundysGame()) {
        steps.add("rule", phrase("Grundy’s game: a move splits one heap into two of different sizes"))
            .detail(phrase("No stone is taken. Heaps of 1 and 2 cannot be split any more."));
    } else {
        steps.add("rule", ruleTitle());
        addDigits(steps);
    }
    steps.detail(lastMoveRule(steps.position().play));
}

void OctalGame::addKnowledge(Steps& steps) const
{
    const auto valueAt = [&](Count n) { return value(0, n); };
    const auto period = isGrundysGame() ? std::nullopt : this->period();
    if (!period) {
        //: %1 is a number of stones
        steps
            .add("no-period",
                 !isGrundysGame() ? phrase("No period is proven by the values up to %1")(Count{kMostHeap})
                                  : phrase("No period of Grundy’s game is known"))
            //: %1 is a row of values such as "0 0 0 1 0 2 …"
            .detail(phrase("So the values are computed one after the other, from g(0) on: %1")(
                firstValues(valueAt)));
        return;
    }
    constexpr std::size_t kMostExceptions = 40; // that are listed
    addProvenPeriod(steps, QStringLiteral("g"), *period, valueAt);
    const octal::Sequence values = knownValues();
    const Numbers exceptions{theory::exceptions(values)};
    const Count count = exceptions.values.size();
    if (count > kMostExceptions) {
        //: %1 is a number of heaps
        steps.detail(phrase("Before that, %1 heaps differ from the period carried on backwards.")(count));
    } else if (count > 0) {
        //: %1 is a list of sizes of heaps, all smaller than the pre-period
        steps.detail(phrase("Before that, only these heaps differ from the period carried on backwards: %1.")(
            exceptions));
    }
    const octal::PeriodProof proof = octal::periodProof(values).value();
    //: n0, p and k are names of numbers: %1 is n0, %2 is p, %3 is k; %4 is 2·n0 + p + k
    steps.detail(phrase("Proof, by the theorem of Guy and Smith (1956): let k be the largest number that may "
                        "be taken. If g(n + p) = g(n) holds for all n with n0 ≤ n < 2·n0 + p + k, then for "
                        "all n ≥ n0. Here n0 = %1, p = %2 and k = %3, and the values have been compared for "
                        "all n < %4.")(proof.from, proof.period, proof.place, proof.end));
}

void OctalGame::addMisereWay(Steps& steps) const
{
    //: %1 is a number of stones
    addSearch(steps).detail(
        phrase("The program tries every move, every answer and so on to the end. It does so for up to %1 "
               "stones in all; no rule is known that would hold for every game of this kind.")(
            Count{kMostMisereStones}));
}

} // namespace laststone::games
