// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_lesson.h"

#include "games/common/all_moves.h"
#include "games/common/nim_sum.h"
#include "games/wythoff/wythoff_game.h"
#include "games/wythoff/wythoff_queen_drawing.h"
#include "widgets/board/rows_layout.h"

#include <algorithm>
#include <ranges>

namespace laststone::games {

using widgets::BoardLooks;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Lesson;
using widgets::Look;

namespace {

struct LessonWords {
    LASTSTONE_SENTENCES(Wythoff)
};

struct BoardWords {
    LASTSTONE_SENTENCES(WythoffBoard)
};

constexpr double kEdge = 0.6;
constexpr double kLabel = 5.2;
constexpr double kRowGap = 0.9;
constexpr double kBetween = 0.15; // the frame of a row and those beside it
constexpr double kNumber = 1.5; // of a heap
// Of a line of digits, how far they reach from its middle.
constexpr double kDigitsAbove = 0.22;
constexpr double kDigitsBelow = 0.29;
constexpr double kAroundPair = 0.4; // the room to a frame around them
constexpr double kNarrower = 0.02; // than the room, as letters have whole pixels
constexpr Count kLongNumber = 100'000; // from here on in the board's own size

double numberSize(Count heap)
{
    return heap < kLongNumber ? kNumber : 1.0;
}

Count stones(const Position& position, std::size_t part)
{
    return part == FromBoth ? std::min(position.heaps[0], position.heaps[1]) : position.heaps[part];
}

// As long as the stones are many, so that the two heaps can be compared.
void addBar(Drawing& drawing, const BoardScene& scene, std::size_t part, QRectF row)
{
    const Count size = scene.stones[part];
    if (size == 0)
        return;
    const Count largest = std::max(scene.stones[FromFirst], scene.stones[FromSecond]);
    row.adjust(0, row.height() / 2 - 0.8, 0, 0.8 - row.height() / 2);
    const double room = row.width();
    row.setWidth(std::max(0.25, room * static_cast<double>(size) / static_cast<double>(largest)));
    const widgets::Fall* fall = scene.firstFall(part);
    // On a plate that may be wider than the bar, but is not cut: the number stands in front as well.
    QString text = fall ? arrowFormula(size, scene.left(part)) : QString();
    const auto isCut = [&] { return scene.measure(text, {.isBold = true}) + 1 > room; };
    if (fall && isCut())
        text = QStringLiteral("→ %1").arg(scene.left(part));
    if (isCut())
        text.clear();
    drawing.bars.push_back({.part = part,
                            .box = row,
                            .from = 0,
                            .to = size,
                            .left = scene.left(part),
                            .ghost = fall ? fall->role : Look::Choice,
                            .text = text,
                            .look = part == FromBoth ? Look::Faint : Look::Plain});
}

// Of the numbers of heaps that shown moves change, with what is left: as large as the others or, all of them,
// as large as there is room for, but no smaller than the words of the board.
double changedSize(const BoardScene& scene, double room)
{
    double size = kNumber;
    for (const std::size_t part : {FromFirst, FromSecond}) {
        if (!scene.firstFall(part))
            continue;
        const QString words = QStringLiteral("%1 → %2").arg(scene.stones[part]).arg(scene.after[part]);
        const double fitting = room / scene.measure(words, {.size = 1, .isBold = true}) - kNarrower;
        size = std::min({size, numberSize(scene.stones[part]), fitting});
    }
    return std::max(1.0, size);
}

// Around the numbers of both heaps, where a step speaks of the pair that they are.
void addPair(Drawing& drawing, const BoardScene& scene, const std::vector<widgets::Text>& numbers)
{
    const auto& heaps = scene.position.heaps;
    const bool isMarked = std::ranges::any_of(scene.shown.marks, [&](const teaching::Mark& mark) {
        return mark.kind == WythoffMark::Pair && mark.from == std::min(heaps[0], heaps[1])
            && mark.to == std::max(heaps[0], heaps[1]);
    });
    if (!isMarked)
        return;
    QRectF digits;
    for (const widgets::Text& number : numbers) {
        const double middle = number.box.center().y();
        digits |= QRectF(QPointF(number.box.left(), middle - kDigitsAbove * number.style.size),
                         QPointF(number.box.left() + scene.measure(number.text, number.style),
                                 middle + kDigitsBelow * number.style.size));
    }
    drawing.bands.push_back({.box = digits.adjusted(-kAroundPair, -kAroundPair, kAroundPair, kAroundPair),
                             .look = std::nullopt,
                             .outline = Look::Lost});
}

// A move of one heap falls in its own row alone, though it may also leave less to be taken from both: beside
// a move that does take from both, that much is gone, and nobody's. What is taken comes first, as the row has
// its colour.
BoardScene withOwnFalls(BoardScene scene)
{
    const auto takesBoth = [](const widgets::SeenMove& seen) { return seen.move.heap == FromBoth; };
    const auto isOwn = [&](const widgets::Fall& fall) {
        return fall.part != FromBoth || std::ranges::any_of(scene.moves, [&](const widgets::SeenMove& seen) {
                   return takesBoth(seen) && seen.role == fall.role;
               });
    };
    const auto others = std::ranges::stable_partition(scene.falls, isOwn);
    if (std::ranges::none_of(scene.moves, takesBoth))
        scene.falls.erase(others.begin(), others.end());
    else
        std::ranges::fill(others | std::views::transform(&widgets::Fall::role), Look::Muted);
    return scene;
}

Drawing drawHeaps(const BoardScene& whole)
{
    const BoardScene scene = withOwnFalls(whole);
    const widgets::RowsLayout rows = widgets::roomyRows({.counts = scene.stones,
                                                         .area = scene.area,
                                                         .margins = {kEdge + kLabel, kEdge, kEdge, kEdge},
                                                         .mostLines = 12,
                                                         .mostStones = 600,
                                                         .largest = 3.6,
                                                         .smallest = 0.55,
                                                         .fitted = 0.55,
                                                         .rowMargin = kRowGap / 2,
                                                         .largestRow = 7},
                                                        scene.room);
    const bool hasBars = rows.isBar(FromFirst) || rows.isBar(FromSecond);
    const auto label = [&](std::size_t part) {
        return QRectF(kEdge + 0.3, rows.row(part).top(), kLabel - 0.8, rows.row(part).height());
    };
    const double changed = changedSize(scene, kLabel - 0.8);
    Drawing drawing;
    drawing.height = rows.height();
    std::vector<widgets::Text> numbers;
    for (const std::size_t part : {FromFirst, FromSecond, FromBoth}) {
        const QRectF row = rows.row(part);
        const QRectF box(kEdge / 2, row.top() + kBetween, scene.area.width() - kEdge,
                         row.height() - 2 * kBetween);
        drawing.parts.push_back({box, box, scene.frame(part)});
        //: in front of a row of stones: taking from both heaps; there is little room
        const QString both = scene.say(BoardWords::phrase("both"), label(part).width());
        if (part == FromBoth)
            drawing.texts.push_back({label(part), both, {}, Look::Muted});
        else
            numbers.push_back(countText(
                scene, part, label(part),
                {.size = scene.firstFall(part) ? changed : numberSize(scene.stones[part]), .isBold = true}));
        if (hasBars)
            addBar(drawing, scene, part, row);
        else
            addStones(drawing, rows, scene, part,
                      part == FromBoth ? widgets::Shape::Pair : widgets::Shape::Stone);
    }
    addPair(drawing, scene, numbers);
    drawing.texts.insert(drawing.texts.begin(), numbers.begin(), numbers.end());
    return drawing;
}

// The queen's three ways, of which the last leads towards the goal, that is marked on the board.
Sentence queenWay(const BoardScene& scene, std::size_t part)
{
    if (part == FromFirst) {
        //: read aloud, a direction of the queen; %1 is how many squares there are
        return BoardWords::phrase("To the left, squares: %1")(scene.stones[part]);
    }
    if (part == FromSecond) {
        //: read aloud, a direction of the queen; %1 is how many squares there are
        return BoardWords::phrase("Down, squares: %1")(scene.stones[part]);
    }
    if (scene.position.play == theory::Play::Misere) {
        //: read aloud, a direction of the queen; %1 is how many squares there are
        return BoardWords::phrase("Left and down at once, squares: %1. The corner at 0, 0 is the end.")(
            scene.stones[part]);
    }
    //: read aloud, a direction of the queen; %1 is how many squares there are
    return BoardWords::phrase("Left and down at once, squares: %1. The corner at 0, 0 is the goal.")(
        scene.stones[part]);
}

Sentence partName(const BoardScene& scene, std::size_t part)
{
    if (scene.arrangement != static_cast<int>(WythoffArrangement::TwoHeaps))
        return queenWay(scene, part);
    if (part == FromBoth) {
        //: read aloud: %1 is how many can be taken from each of the two heaps
        return BoardWords::phrase("Both heaps, at most %1 from each")(scene.stones[part]);
    }
    //: read aloud: %1 is the number of the heap, %2 how many stones it has
    return BoardWords::phrase("Heap %1, stones: %2")(Count{part} + 1, scene.stones[part]);
}

widgets::Letters letters(const Position& position, int arrangement)
{
    const Count most = std::max(position.heaps[0], position.heaps[1]);
    if (arrangement != static_cast<int>(WythoffArrangement::TwoHeaps))
        return queenLetters(most, static_cast<WythoffArrangement>(arrangement));
    return {numberSize(most), 1};
}

std::vector<widgets::BoardKey> queenKeys()
{
    return {{BoardWords::phrase("Left, Down"),
             BoardWords::phrase("Go one square further to the left, one further down")},
            {BoardWords::phrase("Left then Down, Down then Left"),
             BoardWords::phrase("Go to the diagonal, and on along it")},
            {BoardWords::phrase("Right, Up"),
             BoardWords::phrase("Take back what Left has done, what Down has done")},
            {BoardWords::phrase("A number"),
             BoardWords::phrase(
                 "Go so many squares in that direction; elsewhere on the page it begins a position")},
            {BoardWords::phrase("Home, End"),
             BoardWords::phrase("Go one square in that direction, as far as it leads")}};
}

// Whoever moves a queen sees no stones.
Sentence refusal(int arrangement, const Position& position, const Move& move)
{
    if (arrangement == static_cast<int>(WythoffArrangement::TwoHeaps) || position.game->isTerminal(position))
        return position.game->refusal(position, move);
    return BoardWords::phrase("The queen moves left, down or along the diagonal toward the corner.");
}

Drawing drawWythoff(const BoardScene& scene)
{
    const auto arrangement = static_cast<WythoffArrangement>(scene.arrangement);
    return arrangement == WythoffArrangement::TwoHeaps ? drawHeaps(scene) : drawQueen(scene, arrangement);
}

} // namespace

const BoardLooks& wythoffLooks()
{
    static const BoardLooks looks{
        .name = BoardWords::phrase("Board of Wythoff’s game"),
        .draw = drawWythoff,
        .partName = partName,
        .stones = stones,
        .arrangements =
            {//: a view of the board
             BoardWords::phrase("Two heaps"),
             //: a view of the board
             BoardWords::phrase("Queen"),
             //: a view of the board
             BoardWords::phrase("Queen, with the P-positions"),
             //: a view of the board
             BoardWords::phrase("Queen, with the SG values")},
        .untold = {0, 1, 1, 1},
        //: at the edge of a board that scrolls: how many are outside
        .more = BoardWords::plural("+%n row(s)")(0),
        .letters = letters,
        .step = [](int arrangement) -> BoardLooks::Step {
            return arrangement == static_cast<int>(WythoffArrangement::TwoHeaps) ? nullptr : stepQueen;
        },
        .stepKeys = queenKeys(),
        .refusal = refusal,
        .missing = [](const BoardScene& scene) -> widgets::Work {
            const bool isWanted = scene.arrangement == static_cast<int>(WythoffArrangement::QueenWithValues);
            return isWanted && !knownWythoffTable() ? widgets::Work(findWythoffTable) : nullptr;
        },
    };
    return looks;
}

const Lesson& wythoffLesson()
{
    static const Lesson lesson{
        .family = teaching::familyOf(wythoffGame()),
        .first = teaching::firstPosition(wythoffGame()),
        .firstGame = {4, 6},
        .title = LessonWords::phrase("Wythoff"),
        .words = {.take = LessonWords::phrase("Take"),
                  //: in front of a choice: "Take 3 from heap 1", "Take 3 from both heaps"
                  .from = LessonWords::phrase("from"),
                  .parts = {LessonWords::phrase("heap 1"), LessonWords::phrase("heap 2"),
                            LessonWords::phrase("both heaps")}},
        .explain = withAllMoves<explainWythoff, WythoffMark::Pairs, WythoffMark::Rays>,
        .plane = wythoffPlane(),
        .looks = [](const teaching::Position&) { return &wythoffLooks(); },
        .questions = teaching::withCommonKinds(wythoffQuestions()),
        .table = wythoffTable(),
    };
    return lesson;
}

} // namespace laststone::games
