// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_explanation.h"

#include "games/common/game_over.h"
#include "games/wythoff/wythoff_rules.h"
#include "theory/wythoff.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::Clauses;
using teaching::Explanation;
using teaching::Mark;
using teaching::Position;
using teaching::Sentence;
using teaching::Step;
using theory::Count;
using theory::Outcome;
using theory::Play;
namespace wythoff = theory::wythoff;
using wythoff::Pair;

namespace {

constexpr Count kPairsShown = 8; // of the table

Sentence sentence(const char* source, std::vector<Argument> arguments = {})
{
    return {"WythoffExplanation", source, std::move(arguments)};
}

// Everything about one position that several steps need; the smaller heap is called a, the larger b.
struct Facts {
    const Position& position;
    Count first = position.heaps[0];
    Count second = position.heaps[1];
    Play play = position.play;
    bool misere = play == Play::Misere;
    Count a = std::min(first, second);
    Count b = std::max(first, second);
    Count difference = b - a;
    Pair same = wythoff::pair(difference, play); // the P-position with the same difference
    Pair ofA = *wythoff::pairWith(a, play);
    Pair ofB = *wythoff::pairWith(b, play);
    Outcome outcome = wythoff::outcome(first, second, play);
    std::vector<wythoff::Move> winning = wythoff::winningMoves(first, second, play);
};

Mark pairMark(const Pair& pair)
{
    return {Mark::Kind::Pair, 0, pair.a, pair.b};
}

Mark moveMark(const Facts& facts, const wythoff::Move& move, Mark::Kind kind = Mark::Kind::Take)
{
    const teaching::Move made = toMove(move);
    const Count from = made.heap == FromSecond ? facts.second : facts.first;
    return {kind, made.heap, from, from - move.taken};
}

QString pairText(const Pair& pair)
{
    return QStringLiteral("(%1, %2)").arg(pair.a).arg(pair.b);
}

QString heapsText(Count first, Count second)
{
    return QStringLiteral("(%1, %2)").arg(first).arg(second);
}

Step misereStep()
{
    return {
        "rule",
        sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "Misère: only the two smallest P-positions change")),
        {sentence(
            QT_TRANSLATE_NOOP("WythoffExplanation",
                              "Whoever takes the last stone loses. So (0, 1) is lost, and (2, 2) as well; "
                              "(0, 0) and (1, 2) are won. From (3, 5) on the P-positions are the same as "
                              "when the last stone wins."))},
        {},
        {{Mark::Kind::Pair, 0, 0, 1}, {Mark::Kind::Pair, 0, 2, 2}}};
}

Step pairsStep(const Facts& facts)
{
    Clauses pairs;
    for (Count k = 0; k < kPairsShown; ++k)
        pairs.items.push_back(teaching::formula(pairText(wythoff::pair(k, facts.play))));
    //: %1 lists the first pairs, such as "(0, 0), (1, 2), (3, 5)"
    const Sentence list = sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "The first ones: %1."), {pairs});
    const Sentence title = sentence(
        QT_TRANSLATE_NOOP("WythoffExplanation", "The P-positions are pairs, one for each difference"));
    if (facts.misere) {
        return {"pairs",
                title,
                {sentence(QT_TRANSLATE_NOOP(
                     "WythoffExplanation",
                     "After the two that are changed, pair number k begins with the least "
                     "number that is in no pair before, and its second number is larger by k. "
                     "So each number is in exactly one pair, and each difference belongs to "
                     "exactly one pair.")),
                 list},
                {},
                {}};
    }
    return {"pairs",
            title,
            {sentence(QT_TRANSLATE_NOOP(
                 "WythoffExplanation",
                 "Pair number k begins with the least number that is in no pair before, and "
                 "its second number is larger by k. So each number is in exactly one pair, "
                 "and each difference belongs to exactly one pair.")),
             list},
            {},
            {}};
}

Step differenceStep(const Facts& facts)
{
    Step step{"difference", {}, {}, {}, {pairMark(facts.same)}};
    //: %1 is the larger heap, %2 the smaller, %3 the difference
    step.title = sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "The difference is %1 − %2 = %3"),
                          {facts.b, facts.a, facts.difference});
    //: %1 is the number of the pair, %2 the pair, such as "(3, 5)"
    step.details = {sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "Pair number %1 is %2."),
                             {facts.difference, pairText(facts.same)})};
    if (!facts.misere || facts.difference >= 2) {
        //: %1 is the number of the pair, %2 its smaller number
        step.details.push_back(sentence(
            QT_TRANSLATE_NOOP("WythoffExplanation",
                              "Its smaller number is ⌊%1 · φ⌋ = %2 with the golden ratio φ = (1 + √5) / 2, "
                              "worked out in whole numbers: (k + ⌊√(5k²)⌋) div 2 for k = %1."),
            {facts.difference, facts.same.a}));
    }
    return step;
}

// Where the formula of the textbooks, in double precision, goes wrong for a number of this position.
void addTextbook(std::vector<Step>& steps, const Facts& facts)
{
    std::vector<Count> numbers{facts.difference, facts.ofA.k, facts.ofB.k};
    std::ranges::sort(numbers);
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    for (const Count k : numbers) {
        const Count wrong = wythoff::textbookFloorPhi(k);
        const Count right = wythoff::floorPhi(k);
        if (wrong == right)
            continue;
        //: %1 is the number of a pair
        steps.push_back(
            {"textbook",
             sentence(
                 QT_TRANSLATE_NOOP("WythoffExplanation", "Here the formula of many programs errs: k = %1"),
                 {k}),
             //: %1 is the number of a pair, %2 the wrong result, %3 the right one
             {sentence(
                 QT_TRANSLATE_NOOP("WythoffExplanation",
                                   "int(k * (1 + sqrt(5)) / 2) in double precision gives %2 for k = %1; the "
                                   "true value is %3. The 53 binary digits of a double do not tell on which "
                                   "side of a whole number k · φ lies. It comes closest for Fibonacci "
                                   "numbers, and so the first such k is 102334155."),
                 {k, wrong, right})},
             {},
             {}});
    }
}

Step verdictStep(const Facts& facts)
{
    Step step{"verdict", {}, {}, {}, {pairMark(facts.same)}};
    if (facts.outcome == Outcome::P) {
        //: %1 is the position, such as "(3, 5)", %2 the number of the pair
        step.title = sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "%1 is pair number %2: a P-position"),
                              {heapsText(facts.a, facts.b), facts.difference});
    } else {
        //: %1 is the position, such as "(5, 8)", %2 the pair with the same difference
        step.title = sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "%1 is not %2: an N-position"),
                              {heapsText(facts.a, facts.b), pairText(facts.same)});
        step.details = {sentence(
            QT_TRANSLATE_NOOP("WythoffExplanation",
                              "So a P-position can be reached: that with the same difference, that with the "
                              "same smaller heap, or that "
                              "with the same larger heap. The next steps look at the three in turn."))};
    }
    return step;
}

const wythoff::Move* winningMove(const Facts& facts, bool both, Count keptFirst, Count keptSecond)
{
    for (const wythoff::Move& move : facts.winning) {
        const auto [x, y] = wythoff::after(facts.first, facts.second, move);
        if ((move.from == wythoff::Move::From::Both) == both && (both || (x == keptFirst && y == keptSecond)))
            return &move;
    }
    return nullptr;
}

Sentence moveTitle(const wythoff::Move& move, const QString& target)
{
    if (move.from == wythoff::Move::From::Both) {
        //: %1 is how many to take, %2 what is left, such as "(4, 7)"
        return sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "Take %1 from both heaps, leaving %2"),
                        {move.taken, target});
    }
    //: %1 is how many to take, %2 the number of the heap, %3 what is left, such as "(3, 5)"
    return sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "Take %1 from heap %2, leaving %3"),
                    {move.taken, move.from == wythoff::Move::From::First ? Count{1} : Count{2}, target});
}

QString afterText(const Facts& facts, const wythoff::Move& move)
{
    const auto [x, y] = wythoff::after(facts.first, facts.second, move);
    return heapsText(x, y);
}

// The same from both heaps keeps the difference.
void addByDifference(std::vector<Step>& steps, const Facts& facts)
{
    if (const wythoff::Move* move = winningMove(facts, true, 0, 0)) {
        //: %1 is a number of stones, %2 is the pair, such as "(4, 7)", %3 the difference
        steps.push_back(
            {"move-both",
             moveTitle(*move, afterText(facts, *move)),
             {sentence(
                 QT_TRANSLATE_NOOP("WythoffExplanation",
                                   "Taking the same from both keeps the difference %1, and pair number %1 is "
                                   "%2, which is smaller."),
                 {facts.difference, pairText(facts.same)})},
             {},
             {moveMark(facts, *move), pairMark(facts.same)}});
        return;
    }
    //: %1 is the difference, %2 the pair with that number, such as "(4, 7)"
    steps.push_back(
        {"no-both",
         sentence(QT_TRANSLATE_NOOP("WythoffExplanation",
                                    "Taking from both heaps does not win: %2 is not smaller"),
                  {facts.difference, pairText(facts.same)}),
         //: %1 is the difference, %2 the pair with that number, such as "(4, 7)"
         {sentence(QT_TRANSLATE_NOOP("WythoffExplanation",
                                     "It would keep the difference %1, but pair number %1, that is %2, "
                                     "cannot be reached by taking stones."),
                   {facts.difference, pairText(facts.same)})},
         {},
         {pairMark(facts.same)}});
}

// The first heap stays, or the second, and the other becomes its partner.
void addByPartner(std::vector<Step>& steps, const Facts& facts, bool keepsFirst)
{
    const Count kept = keepsFirst ? facts.first : facts.second;
    const Count other = keepsFirst ? facts.second : facts.first;
    const Pair& pair = kept == facts.a ? facts.ofA : facts.ofB;
    const Count partner = wythoff::partner(pair, kept);
    const wythoff::Move* move =
        winningMove(facts, false, keepsFirst ? kept : partner, keepsFirst ? partner : kept);
    if (move) {
        //: %1 is the heap that stays, %2 its partner, %3 the pair, such as "(3, 5)"
        steps.push_back(
            {"move-one",
             moveTitle(*move, afterText(facts, *move)),
             {sentence(QT_TRANSLATE_NOOP("WythoffExplanation",
                                         "The partner of %1 is %2, in the pair %3: so the other heap is "
                                         "lowered to %2."),
                       {kept, partner, pairText(pair)})},
             {},
             {moveMark(facts, *move), pairMark(pair)}});
        return;
    }
    //: %1 is the heap that would stay, %2 its partner
    steps.push_back(
        {"no-one",
         sentence(QT_TRANSLATE_NOOP("WythoffExplanation",
                                    "Keeping the heap of %1 does not win: its partner is %2"),
                  {kept, partner}),
         //: %1 is the heap that would stay, %2 its partner, %3 the size of the other heap
         {sentence(QT_TRANSLATE_NOOP("WythoffExplanation",
                                     "The other heap would have to become %2, but it has %1 stones, and no "
                                     "stones can be added."),
                   {other, partner})},
         {},
         {pairMark(pair)}});
}

// The moves that show the three ways to leave a P-position, and what answers them.
void addExchanges(std::vector<Step>& steps, const Facts& facts)
{
    steps.push_back(
        {"breaks",
         sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "No move leads to another P-position")),
         {sentence(QT_TRANSLATE_NOOP(
             "WythoffExplanation",
             "A move from one heap keeps the other number, which is in no other pair. A move from both "
             "heaps keeps the difference, which no other pair has. So every move leaves an N-position."))},
         {},
         {pairMark(facts.same)}});
    using From = wythoff::Move::From;
    for (const From from : {From::First, From::Second, From::Both}) {
        const Count most = from == From::First ? facts.first : from == From::Second ? facts.second : facts.a;
        if (most == 0)
            continue;
        const wythoff::Move threat{from, (most + 1) / 2};
        const auto [x, y] = wythoff::after(facts.first, facts.second, threat);
        const auto replies = wythoff::winningMoves(x, y, facts.play);
        if (replies.empty())
            continue; // the last stone of a misère game: nothing has to be answered
        const auto [u, v] = wythoff::after(x, y, replies.front());
        const teaching::Move reply = toMove(replies.front());
        const Count replyFrom = reply.heap == FromSecond ? y : x;
        //: %1 is the position after a move, %2 that after the reply, such as "(1, 2)"
        steps.push_back(
            {"exchange",
             sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "After a move to %1 the answer is %2"),
                      {heapsText(x, y), heapsText(u, v)}),
             {sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "%1 is a P-position again."),
                       {heapsText(u, v)})},
             {},
             {moveMark(facts, threat, Mark::Kind::Threat),
              {Mark::Kind::Reply, reply.heap, replyFrom, replyFrom - reply.take},
              {Mark::Kind::Pair, 0, std::min(u, v), std::max(u, v)}}});
    }
}

Step endStep(const Facts& facts)
{
    if (facts.outcome == Outcome::P) {
        return {"end",
                sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "So it goes on to the end")),
                {sentence(QT_TRANSLATE_NOOP(
                    "WythoffExplanation",
                    "Whatever the player to move does, the opponent can leave a smaller pair, "
                    "down to the last one."))},
                {},
                {}};
    }
    return {"end",
            sentence(QT_TRANSLATE_NOOP("WythoffExplanation", "So it goes on to the end")),
            {sentence(QT_TRANSLATE_NOOP(
                "WythoffExplanation",
                "The opponent is left a pair and has to break it; the next smaller pair can "
                "always be reached, down to the last one."))},
            {},
            {}};
}

} // namespace

Explanation explainWythoff(const Position& position)
{
    const Facts facts{position};
    Explanation explanation{position, {}};
    std::vector<Step>& steps = explanation.steps;
    if (facts.b == 0) {
        teaching::Steps over(position);
        addGameOver(over).mark(pairMark({0, 0, 0}));
        return over.take();
    }
    if (facts.misere)
        steps.push_back(misereStep());
    steps.push_back(pairsStep(facts));
    steps.push_back(differenceStep(facts));
    addTextbook(steps, facts);
    steps.push_back(verdictStep(facts));
    if (facts.outcome == Outcome::N) {
        addByDifference(steps, facts);
        // The smaller heap first: its partner is the one that is more often within reach. Of two equal heaps
        // either can stay, with the same partner, so one of them is enough where neither wins.
        const bool firstIsSmaller = facts.first <= facts.second;
        addByPartner(steps, facts, firstIsSmaller);
        if (facts.a != facts.b || wythoff::partner(facts.ofA, facts.a) < facts.a)
            addByPartner(steps, facts, !firstIsSmaller);
    } else {
        addExchanges(steps, facts);
    }
    steps.push_back(endStep(facts));
    return explanation;
}

} // namespace laststone::games
