// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/subtraction/subtraction_drawing.h"

#include "games/subtraction/subtraction_game.h"
#include "games/sums/sum_drawing.h"
#include "games/sums/sums_plane.h"

#include <algorithm>

namespace laststone::games {

using widgets::BoardScene;
using widgets::Drawing;
using widgets::Look;
using widgets::RowsLayout;

namespace {

constexpr Count kMostStones = 400; // larger heaps are bars
constexpr double kNumberedStone = 1.2; // smaller stones have no number on them
constexpr double kTakenShare = 0.6; // of a bar
constexpr double kNumberedShare = 0.8; // where numbers stand on it
constexpr double kBetween = 1.0 / 8; // the pieces of a bar
constexpr widgets::TextStyle kPlate{.isBold = true}; // what is written on a bar

struct Words {
    LASTSTONE_SENTENCES(SumBoard)
};

struct NameWords {
    LASTSTONE_SENTENCES(SgBoard)
};

struct LessonWords {
    LASTSTONE_SENTENCES(Sg)
};

// The largest number of the set that may be taken from a heap; 0 for none.
Count mostTaken(const theory::subtraction::Set& set, Count heap)
{
    const auto end = std::ranges::upper_bound(set.numbers(), heap);
    return end == set.numbers().begin() ? 0 : *std::prev(end);
}

// The k-th stone from the end has its number if k may be taken, and a click on another one means no move.
// Where stones are too small for numbers, it takes the largest number that is not above how many stones are
// on top of it.
void addHeap(Drawing& drawing, const BoardScene& scene, const theory::subtraction::Set& set, std::size_t part,
             const RowsLayout& rows)
{
    addStones(drawing, rows, scene, part);
    const auto fits = [&](Count number) {
        return scene.measure(QString::number(number), widgets::kPieceNumber) <= rows.stone() * 0.75;
    };
    const bool areNumbered = rows.stone() >= kNumberedStone && fits(mostTaken(set, scene.stones[part]));
    auto piece = drawing.pieces.rbegin();
    Count allowed = 0;
    for (Count number = 1; number <= scene.stones[part]; ++number, ++piece) {
        const bool isAllowed = set.contains(number);
        allowed = isAllowed ? number : allowed;
        piece->click.take = areNumbered ? number : allowed;
        if (isAllowed && rows.stone() >= kNumberedStone && fits(number))
            piece->number = number;
    }
}

// What may be taken is drawn larger than it is, with a piece of the bar from each number to the next. On it
// stands the number that it takes, where all have room for that.
void addBar(Drawing& drawing, const BoardScene& scene, const theory::subtraction::Set& set, std::size_t part,
            const QRectF& whole)
{
    const Count heap = scene.stones[part];
    const Count most = mostTaken(set, heap);
    const widgets::Fall* fall = scene.firstFall(part);
    const auto rank = [&](Count number) { // among the numbers that may be taken, from the right
        return static_cast<double>(std::ranges::upper_bound(set.numbers(), number) - set.numbers().begin());
    };
    const double plate = scene.measure(QString::number(most), kPlate) + widgets::kBarPlate + kBetween;
    const double plates = plate * rank(most);
    const bool areNumbered = plates <= whole.width() * kNumberedShare;
    const double least = areNumbered ? plate : 0; // of a piece
    const double end = most == 0 ? 0
        : heap == most           ? whole.width()
                                 : std::max(whole.width() * kTakenShare, areNumbered ? plates : 0);
    const auto add = [&](double left, double right, Count from, Count to, Count taken) {
        drawing.bars.push_back({.part = part,
                                .box = {left, whole.top(), right - left, whole.height()},
                                .from = from,
                                .to = to,
                                .left = scene.left(part),
                                .ghost = fall ? fall->role : Look::Choice,
                                .text = areNumbered && taken > 0 ? QString::number(taken) : QString(),
                                .click = Move{part, taken, 0}});
    };
    if (heap > most)
        add(whole.left(), whole.right() - end - 2 * kBetween, 0, heap - most, 0);
    Count before = most;
    const auto place = [&](Count taken) {
        const double share = static_cast<double>(taken) / static_cast<double>(most);
        return whole.right() - least * rank(taken) - (end - least * rank(most)) * share;
    };
    while (before > 0) {
        const Count next = mostTaken(set, before - 1);
        add(place(before) + kBetween / 2, place(next) - kBetween / 2, heap - before, heap - next, before);
        before = next;
    }
}

// On the stones stand the numbers that may be taken, counted from the right end. The longest first.
std::vector<Sentence> ruleTexts(const SubtractionGame& game)
{
    if (!game.isOneForAll()) {
        return {Words::phrase("Each heap has its own numbers, from the right"),
                Words::phrase("Each has its own set")};
    }
    const teaching::Numbers list{game.set(0).numbers()};
    //: above the heaps, whose stones have these numbers on them, counted from the right end: %1 is a list
    //: such as "1, 3, 4"
    return {Words::phrase("One may take, from the right: %1")(list),
            //: above the heaps: %1 is a list such as "1, 3, 4"
            Words::phrase("One may take: %1")(list),
            //: above the heaps, short: %1 is a list such as "1, 3, 4"
            Words::phrase("Take %1")(list)};
}

Sentence partName(const BoardScene& scene, std::size_t part)
{
    const auto& game = SubtractionGame::of(scene.position);
    const Count heap = scene.position.heaps[part];
    const teaching::Numbers numbers{game.set(part).numbers()};
    if (!isValueShown(scene, true, part)) {
        //: read aloud: %1 is the number of a heap, %2 how many stones it has, %3 a list such as "1, 3, 4"
        return NameWords::phrase("Heap %1: stones %2, one may take %3")(Count{part} + 1, heap, numbers);
    }
    //: read aloud: %1 is the number of a heap, %2 how many stones it has, %3 a list such as "1, 3, 4", %4 its
    //: SG value
    return NameWords::phrase("Heap %1: stones %2, one may take %3, SG value %4")(
        Count{part} + 1, heap, numbers, game.value(part, heap));
}

Drawing drawSubtraction(const BoardScene& scene)
{
    const auto& game = SubtractionGame::of(scene.position);
    const auto& heaps = scene.position.heaps;
    SumLook look{.rules = ruleTexts(game), .mostStones = kMostStones, .takingTellsAll = true};
    look.mostTaken = mostTaken(game.set(0), std::ranges::max(heaps));
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        const auto& numbers = game.set(part).numbers();
        const auto end = std::ranges::upper_bound(numbers, heaps[part]);
        look.mostOptions = std::max(look.mostOptions, static_cast<std::size_t>(end - numbers.begin()));
        if (!game.isOneForAll())
            look.sets << setText(game.set(part));
    }
    return drawSum(scene, game, look, [&](Drawing& drawing, const RowsLayout& rows, std::size_t part) {
        if (rows.isBar(part))
            addBar(drawing, scene, game.set(part), part, sumBar(rows, scene, part));
        else
            addHeap(drawing, scene, game.set(part), part, rows);
    });
}

} // namespace

SumGame subtractionSums()
{
    static const widgets::BoardLooks looks{
        .name = NameWords::phrase("SG board"),
        .draw = drawSubtraction,
        .partName = partName,
        .letters = sumLetters,
    };
    const auto preset = [](const char* rule, Sentence name = {}) {
        return widgets::RulePreset{QString::fromLatin1(rule), std::move(name)};
    };
    const auto all = [](Count last, Sentence name) {
        return widgets::RulePreset{SubtractionGame::ofAllUpTo(last)->rule(), std::move(name)};
    };
    //: in front of the number of a heap
    const teaching::Plane plane = sumPlane(LessonWords::phrase("Heap:"));
    return {.kinds =
                {{LessonWords::phrase("Subtraction set"),
                  {preset("{1,3,4}"), all(3, LessonWords::phrase("{1,2,3}: Bash with at most 3")),
                   all(SubtractionGame::kMostReadable, LessonWords::phrase("{1,…,64}: Nim, up to 64 stones")),
                   preset("{1,2,4,8,16,32,64}", LessonWords::phrase("{1,2,4,…,64}: powers of two")),
                   preset("{1,2,3,5,8,13,21,34,55,89}", LessonWords::phrase("{1,2,3,5,…,89}: Fibonacci")),
                   preset("{2,5}"), preset("{3,5}"), preset("{1,2,5}"), preset("{2,3,7}"), preset("{2,5,7}")},
                  true,
                  isOfKind<SubtractionGame::kOneSet>,
                  plane},
                 {LessonWords::phrase("Sum of different sets"),
                  {preset("{1,3,4}+{2,5}"), preset("{1,2}+{1,2,3}+{2,3}"), preset("{1,3}+{1,2,4}+{2,5,7}")},
                  true,
                  isOfKind<SubtractionGame::kSeveralSets>,
                  plane}},
            .read = SubtractionGame::read,
            .looks = &looks};
}

} // namespace laststone::games
