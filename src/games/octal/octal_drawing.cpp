// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/octal/octal_drawing.h"

#include "games/octal/octal_game.h"
#include "games/sums/sum_drawing.h"
#include "games/sums/sums_plane.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace laststone::games {

using teaching::Clauses;
using teaching::Numbers;
using widgets::BoardLooks;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Fall;
using widgets::Look;
using widgets::PieceId;
using widgets::RowsLayout;

namespace {

constexpr Count kMostStones = 3000; // larger heaps are bars
constexpr Count kFewStones = 2000; // their options are counted, so that the panel is as high as it has to be
constexpr double kLeastOfBar = 0.25; // what goes can be seen

struct Words {
    LASTSTONE_SENTENCES(SumBoard)
};

struct NameWords {
    LASTSTONE_SENTENCES(SgBoard)
};

struct LessonWords {
    LASTSTONE_SENTENCES(Sg)
};

// ---- Moves as they are read off a row of pins ----

// The pins `start` .. start + taken - 1 go; with none taken, the row is split in front of pin `start`.
struct OctalRun {
    Move move;
    Count start = 0;
};

// The moves of one heap, as SgGame::options() lists them, by what they do to its row.
class OctalRow {
public:
    // REQUIRES: `options` are those of the part with a heap of `pins`, and outlive this.
    OctalRow(std::size_t part, Count pins, std::span<const SgOption> options)
        : m_part(part), m_pins(pins), m_options(options)
    {
    }

    bool canTake() const { return !m_options.empty() && m_options.back().move.take > 0; }
    // some move takes nothing
    bool canSplitOnly() const { return !m_options.empty() && m_options.front().move.take == 0; }

    // None if it is no move.
    std::optional<OctalRun> run(Count start, Count taken) const
    {
        if (taken > m_pins || start > m_pins - taken)
            return std::nullopt;
        const Move move{m_part, taken, std::min(start, m_pins - taken - start)};
        if (!placeOf(move, m_options))
            return std::nullopt;
        return OctalRun{move, start};
    }

    // What is meant by a place along the row, counted in pins (2.5 is the middle of the third): the fewest
    // pins that may be taken with that one, or the gap, if that is near or nothing can be taken.
    std::optional<OctalRun> at(double place) const
    {
        constexpr double kNear = 0.25; // of a pin
        const bool nearGap = std::abs(place - std::round(place)) < kNear;
        if (canSplitOnly() && (nearGap || !canTake())) {
            if (auto found = gap(place))
                return found;
        }
        return canTake() ? between(place, place) : std::nullopt;
    }

    // What is meant by a drag from a place to another: the pins between if that is a move, else some more,
    // else some fewer of them, from the first on.
    std::optional<OctalRun> between(double from, double to) const
    {
        if (!canTake())
            return gap(to);
        const auto pin = [&](double place) {
            return std::min(m_pins - 1, static_cast<Count>(std::max(0.0, std::floor(place))));
        };
        const Count anchor = pin(from);
        const Count end = pin(to);
        const Count first = std::min(anchor, end);
        const Count length = std::max(anchor, end) - first + 1;
        for (Count taken = length; taken <= m_options.back().move.take; ++taken) {
            if (auto found = around(first, first + length - 1, taken))
                return found;
        }
        for (Count taken = std::min(length, m_options.back().move.take + 1); taken-- > 1;) {
            if (auto found = run(end >= anchor ? anchor : anchor + 1 - taken, taken))
                return found;
        }
        return std::nullopt;
    }

private:
    std::optional<OctalRun> gap(double place) const
    {
        return run(static_cast<Count>(std::max(0.0, std::round(place))), 0);
    }
    // Some `taken` pins with those from `first` to `last`: the first of them if it can be.
    std::optional<OctalRun> around(Count first, Count last, Count taken) const
    {
        const Count room = taken - (last - first + 1);
        for (Count back = 0; back <= std::min(room, first); ++back) {
            if (auto found = run(first - back, taken))
                return found;
        }
        return std::nullopt;
    }

    std::size_t m_part;
    Count m_pins;
    std::span<const SgOption> m_options;
};

// ---- The board ----

// What the pointer means; the first place of a drag tells whether it knocks down or splits.
std::optional<OctalRun> pointedRun(const Position& position, const widgets::Pointing& pointing)
{
    const Count heap = position.heaps[pointing.part];
    const auto options = SgGame::of(position).options(pointing.part, heap);
    const OctalRow row(pointing.part, heap, options);
    const auto first = row.at(pointing.from);
    const bool isDrag = pointing.to != pointing.from && first && first->move.take > 0;
    return isDrag ? row.between(pointing.from, pointing.to) : row.at(pointing.to);
}

// A move does not tell which of its two parts is on the left, but the pointer does.
OctalRun runOf(const Position& before, const Move& move, const std::optional<widgets::Pointing>& pointing)
{
    const auto pointed =
        pointing && pointing->part == move.heap ? pointedRun(before, *pointing) : std::nullopt;
    if (pointed && pointed->move == move)
        return *pointed;
    return {move, before.heaps[move.heap] - move.take - move.split};
}

// Where the stones of a heap stood before a move: heaps that split move those after them on, and those that
// are gone move them back.
PieceId originOf(const Position& before, const OctalRun& run, PieceId id)
{
    const std::size_t moved = run.move.heap;
    const Count left = run.start;
    const Count right = before.heaps[moved] - left - run.move.take;
    const std::size_t rows = (left > 0 ? 1 : 0) + (right > 0 ? 1 : 0);
    if (id.part < moved)
        return id;
    if (id.part >= moved + rows)
        return {id.part + 1 - rows, id.index};
    // The larger of two heaps comes first.
    const bool isLeft = (id.part == moved) == (left >= right);
    return {moved, id.index + (isLeft ? 0 : left + run.move.take)};
}

// A move does not tell which of its two parts is on the left: of several in one row each takes pins that are
// clear of those of the others, if it can.
OctalRun clearRun(const widgets::SeenMove& seen, const std::vector<Fall>& others)
{
    const OctalRun run = runOf(seen.before, seen.move, {});
    const OctalRun turned{run.move, run.move.split};
    const auto meets = [&](const OctalRun& each, Count beside) {
        return std::ranges::any_of(others, [&](const Fall& other) {
            return other.part == each.move.heap && each.start < other.from + beside
                && other.to < each.start + each.move.take + beside;
        });
    };
    for (const Count beside : {1, 0}) {
        for (const OctalRun& each : {run, turned}) {
            if (!meets(each, beside))
                return each;
        }
    }
    return run;
}

// The stones that the shown moves take, as they stand now; of a split without any, the gap.
std::vector<Fall> falls(const BoardScene& scene)
{
    std::vector<Fall> result;
    const widgets::SeenMove* last = nullptr;
    for (const widgets::SeenMove& seen : scene.moves) {
        const bool isChoice = seen.isChoice;
        const OctalRun run = scene.hasAlternatives() && !isChoice
            ? clearRun(seen, result)
            : runOf(seen.before, seen.move, isChoice ? scene.pointing : std::nullopt);
        PieceId first{seen.move.heap, run.start};
        if (seen.before != scene.position) {
            if (!last || last->after != seen.before)
                continue;
            first = originOf(last->before, runOf(last->before, last->move, {}), first);
        }
        if (isChoice || !scene.choice || scene.choice->heap != first.part)
            result.push_back({first.part, first.index + seen.move.take, first.index, seen.role});
        last = &seen;
    }
    return result;
}

// What falls of a bar, from left to right; of several moves those that are clear of each other: `least`
// stones are as wide as a mark has to be. How many moves there are stands below the number of the heap.
std::vector<const Fall*> marksOnBar(const BoardScene& scene, std::size_t part, double least)
{
    std::vector<const Fall*> marks;
    const auto isClear = [&](const Fall& fall) {
        return std::ranges::none_of(marks, [&](const Fall* other) {
            const auto& [left, right] =
                std::minmax(fall, *other, [](const Fall& a, const Fall& b) { return a.to < b.to; });
            const double end = std::max(static_cast<double>(left.from), static_cast<double>(left.to) + least);
            return static_cast<double>(right.to) < end + least;
        });
    };
    for (const Fall& fall : scene.falls) {
        if (fall.part == part && (!scene.hasAlternatives() || isClear(fall)))
            marks.push_back(&fall);
    }
    std::ranges::sort(marks, {}, &Fall::to);
    return marks;
}

// A bar has its stones from left to right.
void addBar(Drawing& drawing, const BoardScene& scene, std::size_t part, const QRectF& whole)
{
    const Count heap = scene.stones[part];
    const auto x = [&](Count stone) {
        return whole.left() + whole.width() * static_cast<double>(stone) / static_cast<double>(heap);
    };
    const auto add = [&](Count from, Count to, const Fall* fall) {
        const double right = fall ? std::max(x(to), x(from) + kLeastOfBar) : x(to);
        if (right > x(from))
            drawing.bars.push_back({.part = part,
                                    .box = {x(from), whole.top(), right - x(from), whole.height()},
                                    .from = from,
                                    .to = to,
                                    .left = fall ? from : to,
                                    .ghost = fall ? fall->role : Look::Choice});
    };
    Count done = 0;
    for (const Fall* fall :
         marksOnBar(scene, part, kLeastOfBar / whole.width() * static_cast<double>(heap))) {
        add(done, fall->to, nullptr);
        add(fall->to, fall->from, fall);
        done = fall->from;
    }
    add(done, heap, nullptr);
}

void addGaps(Drawing& drawing, const BoardScene& scene, const RowsLayout& rows, std::size_t part)
{
    for (const Fall& fall : scene.falls) {
        if (fall.part != part || fall.from != fall.to)
            continue;
        const QRectF behind = rows.piece(part, fall.to);
        drawing.arrows.push_back(
            {behind.topLeft() - QPointF(0, 0.2), behind.bottomLeft() + QPointF(0, 0.2), fall.role});
    }
}

// Around the pins of each of several moves in one row, which would look like one otherwise. Those that share
// pins are as high as can be told apart.
void addRuns(Drawing& drawing, const BoardScene& scene, const RowsLayout& rows, std::size_t part)
{
    constexpr double kInset = 0.03;
    constexpr double kLower = 0.14;
    constexpr int kMostLevels = 4;
    std::vector<const Fall*> runs;
    for (const Fall& fall : scene.falls) {
        if (fall.part == part && fall.from > fall.to)
            runs.push_back(&fall);
    }
    for (std::size_t i = 0; i < runs.size() && runs.size() > 1; ++i) {
        const auto meets = [&](const Fall* other) {
            return other->to < runs[i]->from && runs[i]->to < other->from;
        };
        const auto level = std::count_if(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(i), meets);
        const double inset = kInset + kLower * static_cast<double>(level % kMostLevels);
        std::vector<QRectF> lines; // a row of pins may be broken into lines
        for (Count pin = runs[i]->to; pin < runs[i]->from; ++pin) {
            const QRectF box = rows.piece(part, pin);
            if (lines.empty() || lines.back().top() != box.top())
                lines.push_back(box);
            lines.back() |= box;
        }
        for (const QRectF& line : lines)
            drawing.bands.push_back({.box = line.adjusted(inset, inset, -inset, -inset),
                                     .look = std::nullopt,
                                     .outline = runs[i]->role,
                                     .line = widgets::Line::Thin});
    }
}

// A number that may be taken, with what its digit says of the rest; it stands in a list behind “One may
// take:”.
Sentence takingText(Count number, int digit)
{
    switch (digit) {
    case 1:
        //: in a list of numbers that may be taken, as all there are: %1 is such a number
        return Words::phrase("%1 (a whole heap)")(number);
    case 2:
        //: in a list of numbers that may be taken, but not as all there are: %1 is such a number
        return Words::phrase("%1 (not a whole heap)")(number);
    case 4:
        //: in a list of numbers that may be taken: %1 is such a number
        return Words::phrase("%1 (leaving two heaps)")(number);
    case 5:
        //: in a list of numbers that may be taken: %1 is such a number
        return Words::phrase("%1 (a whole heap, or leaving two)")(number);
    case 6:
        //: in a list of numbers that may be taken, but not as all there are: %1 is such a number
        return Words::phrase("%1 (not a whole heap; splitting allowed)")(number);
    case 7:
        //: in a list of numbers that may be taken; what is left may be split: %1 is such a number
        return Words::phrase("%1 (splitting allowed)")(number);
    default:
        return teaching::formula(QString::number(number));
    }
}

// "2", "1 or 2", "1, 2 or 4".
Clauses oneOf(Numbers numbers)
{
    const Count last = numbers.values.back();
    numbers.values.pop_back();
    if (numbers.values.empty())
        return {{teaching::formula(QString::number(last))}};
    //: %1 lists numbers, %2 is one more: "1, 2 or 4"
    return {{Words::phrase("%1 or %2")(numbers, last)}};
}

// In brief without what the digits say of the rest, where they all leave any heap or heaps.
Sentence ruleText(const OctalGame& game, bool isBrief)
{
    if (game.isGrundysGame()) {
        //: above the heaps, short: one splits a heap into two unequal ones
        const auto brief = Words::phrase("Split unequally");
        return isBrief ? brief : Words::phrase("Split a heap into two unequal ones");
    }
    const auto& code = *game.code();
    Clauses takings;
    Numbers numbers;
    std::set<int> digits;
    for (Count place = 1; place <= code.lastPlace(); ++place) {
        const int digit = code.digit(place);
        if (digit == 0)
            continue;
        digits.insert(digit);
        takings.items.push_back(takingText(place, digit));
        numbers.values.push_back(place);
    }
    if (digits.empty())
        return Words::phrase("Split a heap into two");
    const bool isSplitting = digits == std::set{7};
    if (isBrief && !isSplitting && digits != std::set{3})
        return game.shortRule(0);
    if (code.digit(0) != 0) {
        //: above the heaps: %1 is a list such as "1, 2"
        const auto rule = Words::phrase("Split a heap into two, or take: %1");
        return isBrief ? rule(numbers) : rule(takings);
    }
    if (isSplitting) {
        //: above the heaps, short: %1 is such as "1 or 2"; the rest of the heap may be split
        const auto brief = Words::phrase("Take %1; may split");
        //: above the heaps: %1 is such as "1 or 2"; the rest of the heap may be split
        return (isBrief ? brief : Words::phrase("One may take %1, and split the rest"))(oneOf(numbers));
    }
    //: above the heaps: %1 is a list such as "1, 3, 4"
    const auto rule = Words::phrase("One may take: %1");
    return isBrief ? rule(numbers) : rule(takings);
}

QString hintText(const OctalGame& game)
{
    return teaching::Voice::installed().say(game.isGrundysGame()
                                                ? Words::phrase("Click a gap to split the row there")
                                                : Words::phrase("Click a pin, or drag over neighbours"));
}

// In misère play the values of heaps mostly tell nothing of the verdict.
bool valuesTell(const BoardScene& scene)
{
    return scene.position.play == theory::Play::Normal || SgGame::of(scene.position).valuesRuleMisere();
}

Sentence partName(const BoardScene& scene, std::size_t part)
{
    const Count heap = scene.position.heaps[part];
    if (!isValueShown(scene, valuesTell(scene), part)) {
        //: read aloud: %1 is the number of a heap, %2 how many stones it has
        return NameWords::phrase("Heap %1: stones %2")(Count{part} + 1, heap);
    }
    //: read aloud: %1 is the number of a heap, %2 how many stones it has, %3 its SG value
    return NameWords::phrase("Heap %1: stones %2, SG value %3")(Count{part} + 1, heap,
                                                                SgGame::of(scene.position).value(part, heap));
}

Drawing drawOctal(const BoardScene& scene)
{
    const OctalGame& game = OctalGame::of(scene.position);
    const auto& heaps = scene.position.heaps;
    SumLook look{.rules = {ruleText(game, false), ruleText(game, true)},
                 .hint = hintText(game),
                 .mostStones = kMostStones,
                 .valuesTell = valuesTell(scene)};
    if (!game.isGrundysGame()) {
        look.shape = widgets::Shape::Pin;
        look.largest = 2.6;
        look.smallest = 0.7;
        look.lowest = 0.55;
        look.oneLine = 0.95;
    }
    if (game.stonesLeft(scene.position) > kFewStones)
        look.mostOptions = kFewStones;
    for (std::size_t part = 0; part < heaps.size() && look.mostOptions < kFewStones; ++part)
        look.mostOptions = std::max(look.mostOptions, game.options(part, heaps[part]).size());
    return drawSum(scene, game, look, [&](Drawing& drawing, const RowsLayout& rows, std::size_t part) {
        if (rows.isBar(part)) {
            addBar(drawing, scene, part, sumBar(rows, scene, part));
        } else {
            addStones(drawing, rows, scene, part, look.shape);
            addGaps(drawing, scene, rows, part);
            if (scene.hasAlternatives())
                addRuns(drawing, scene, rows, part);
        }
    });
}

} // namespace

const BoardLooks& octalLooks()
{
    static const BoardLooks looks{
        .name = NameWords::phrase("SG board"),
        .draw = drawOctal,
        .partName = partName,
        .letters = sumLetters,
        .falls = falls,
        .pointedMove = [](const Position& position,
                          const widgets::Pointing& pointing) -> std::optional<Move> {
            const auto run = pointedRun(position, pointing);
            return run ? std::optional(run->move) : std::nullopt;
        },
        .origin = [](const Position& before, const Move& made,
                     const std::optional<widgets::Pointing>& pointing,
                     PieceId id) { return originOf(before, runOf(before, made, pointing), id); },
    };
    return looks;
}

SumGame octalSums()
{
    return {.kinds = {{LessonWords::phrase("Taking and breaking"),
                       {{QStringLiteral("0.77"), LessonWords::phrase("0.77: Kayles")},
                        {QStringLiteral("0.07"), LessonWords::phrase("0.07: Dawson’s Kayles")},
                        {QStringLiteral("0.137"), LessonWords::phrase("0.137: Dawson’s chess")},
                        {QStringLiteral("grundy"), LessonWords::phrase("Grundy’s game")},
                        {QStringLiteral("0.16"), {}},
                        {QStringLiteral("0.6"), {}},
                        {QStringLiteral("0.007"), {}},
                        {QStringLiteral("4.7"), {}}},
                       true,
                       isOfKind<OctalGame::kKind>,
                       //: in front of the number of a heap
                       sumPlane(LessonWords::phrase("Heap:"))}},
            .read = OctalGame::read,
            .names = {OctalGame::names().front()}, // the best known one, as a message has little room
            .looks = &octalLooks()};
}

} // namespace laststone::games
