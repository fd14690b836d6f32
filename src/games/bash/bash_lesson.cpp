// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_lesson.h"

#include "games/bash/bash_game.h"
#include "games/common/all_moves.h"
#include "games/special_cases.h"
#include "theory/bash.h"
#include "widgets/board/rows_layout.h"

#include <algorithm>

namespace laststone::games {

using widgets::BoardLooks;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Lesson;
using widgets::Look;
namespace bash = theory::bash;

namespace {

struct LessonWords {
    LASTSTONE_SENTENCES(Bash)
};

struct BoardWords {
    LASTSTONE_SENTENCES(BashBoard)
};

constexpr double kEdge = 0.6;
constexpr double kHead = 2.6; // the line above the stones
constexpr double kGap = 0.3; // between lines
constexpr double kLeastBar = 0.6; // of the stones of a move
constexpr double kLeastStone = 0.9; // of those that are drawn one by one below a bar
constexpr widgets::TextStyle kHeadline{.size = 1.5, .isBold = true};
constexpr double kOneLine = 1; // it is not smaller than this in one line
constexpr double kSeveralLines = 1.1;
constexpr double kLeastHeadline = 0.6; // of long numbers

// In misère play the last stone is set apart, which nobody wants, and the others are counted; that tells who
// wins as the blocks do.
Count apart(const BoardScene& scene)
{
    return scene.isAnswerShown && scene.position.play == theory::Play::Misere && scene.stones[0] > 0 ? 1 : 0;
}

// "21 = 5 × 4 + 1"; "21 → 19 = 4 × 4 + 3"; in misère play "21 = 1 + 5 × 4", by its parts. The remainder tells
// who wins, so it is shown with the answer only.
QStringList headline(const BoardScene& scene, Count limit)
{
    QStringList parts{QString::number(scene.stones[0])};
    const Count left = scene.after[0];
    if (left != scene.stones[0])
        parts << QStringLiteral("→ %1").arg(left);
    if (!scene.isAnswerShown || left == 0)
        return parts;
    const Count one = std::min(left, apart(scene));
    return parts << QLatin1String(one > 0 ? "= 1 + " : "= ") + bashBlocks(left - one, limit);
}

// In one line, or where that would be small, in one for each part.
struct Headline {
    QStringList lines;
    widgets::TextStyle style = kHeadline;
    double height() const { return std::max(kHead * 0.8, style.size * static_cast<double>(lines.size())); }
};

Headline headlineIn(const BoardScene& scene, Count limit, double width)
{
    const QStringList parts = headline(scene, limit);
    const auto fitting = [&](const QStringList& lines, double most) {
        double size = most;
        for (const QString& line : lines)
            size = std::min(size, kHeadline.size * width / std::max(1.0, scene.measure(line, kHeadline)));
        return std::max(size, kLeastHeadline);
    };
    Headline result{{parts.join(u' ')}};
    result.style.size = fitting(result.lines, kHeadline.size);
    if (result.style.size < kOneLine && parts.size() > 1) {
        result.lines = parts;
        result.style.size = fitting(parts, kSeveralLines);
    }
    return result;
}

void addHeadline(Drawing& drawing, const Headline& headline, const QRectF& box)
{
    const double high = box.height() / static_cast<double>(headline.lines.size());
    QRectF line(box.topLeft(), QSizeF(box.width(), high));
    for (const QString& text : headline.lines) {
        drawing.texts.push_back({line, text, headline.style});
        line.translate(0, high);
    }
}

QString taken(const BoardScene& scene, const widgets::Fall& fall, double room)
{
    //: behind "may be taken: 5" above a bar: %1 is the number of stones that the move takes
    return scene.say(BoardWords::phrase("taken: %1")(fall.from - fall.to), room);
}

// One after the other, from the first one's place on.
void addInLine(Drawing& drawing, const BoardScene& scene, Count from, Count to, QRectF place)
{
    for (Count index = from; index < to; ++index) {
        drawing.pieces.push_back(scene.piece(0, index, place));
        place.translate(place.width(), 0);
    }
}

// In parts of which each ends with what one of the shown moves takes.
void addBar(Drawing& drawing, const BoardScene& scene, Count from, Count to, const QRectF& box)
{
    std::vector<Count> ends{to};
    for (const widgets::Fall& fall : scene.falls) {
        if (from < fall.from && fall.from < ends.front())
            ends.insert(ends.begin(), fall.from);
    }
    QRectF place = box;
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const double share = static_cast<double>(ends[i] - from) / static_cast<double>(to - from);
        const double right = box.left() + box.width() * share;
        const double most = box.right() - kLeastBar * static_cast<double>(ends.size() - 1 - i);
        place.setRight(std::min(std::max(right, place.left() + kLeastBar), most));
        const Count first = i == 0 ? from : ends[i - 1];
        drawing.bars.push_back(
            {0, place, first, ends[i], scene.left(0), scene.fate(0, ends[i] - 1).value_or(Look::Choice), {}});
        place.moveLeft(place.right());
    }
}

// Above the stones that have to stay, below those that may be taken now: one by one where these are few, so
// that a move and its answer are told apart.
void addBars(Drawing& drawing, const BoardScene& scene, Count stones, Count most, double top)
{
    QRectF box(kEdge, top + kHead * 0.2 + 1, scene.area.width() - 2 * kEdge, 2.2);
    const widgets::Fall* fall = scene.firstFall(0);
    const auto add = [&](Count from, Count to, const QString& text) {
        const double side = std::min(box.width() / static_cast<double>(to - from), box.height());
        if (side >= kLeastStone)
            addInLine(drawing, scene, from, to, QRectF(box.topLeft(), QSizeF(side, side)));
        else
            addBar(drawing, scene, from, to, box);
        drawing.texts.push_back({QRectF(kEdge, box.top() - 1.3, box.width(), 1.2), text, {}, Look::Muted});
        box.translate(0, 4.2);
    };
    //: above a bar: %1 is the number of stones that it stands for, which have to stay
    const QString stay = scene.say(BoardWords::phrase("stay: %1")(stones - most), box.width());
    const QString take =
        scene.say(BoardWords::phrase("may be taken: %1")(most), fall ? box.width() / 2 : box.width());
    if (stones > most)
        add(0, stones - most, stay);
    if (most > 0)
        add(stones - most, stones,
            fall ? QStringLiteral("%1 · %2").arg(take, taken(scene, *fall, box.width() / 2)) : take);
    drawing.height = box.top();
}

// A band behind each line of stones, with how many they are in front of it. The stone set apart is none of
// them.
void addBlocks(Drawing& drawing, const BoardScene& scene, const widgets::RowsLayout& rows, double label)
{
    const Count one = apart(scene);
    const Count block = bash::block(bashLimit(scene.position));
    const auto add = [&](std::size_t row, Count first, Count count, Look look) {
        const QRectF line = rows.piece(row, first) | rows.piece(row, first + count - 1);
        drawing.bands.push_back({line.adjusted(-kEdge / 2, -kGap / 3, kEdge / 2, kGap / 3), look,
                                 scene.find(BashMark::Blocks) ? std::optional(look) : std::nullopt});
        drawing.texts.push_back({QRectF(line.left() - kEdge - label, line.top(), label, line.height()),
                                 QString::number(count),
                                 {},
                                 Look::Muted,
                                 Qt::AlignVCenter | Qt::AlignRight});
    };
    if (one > 0)
        add(0, 0, one, Look::Field);
    const Count others = scene.stones[0] - one;
    for (Count first = 0; first < others; first += block) {
        const Count count = std::min(block, others - first);
        add(one > 0 ? 1 : 0, first, count, count == block ? Look::Lost : Look::Won);
    }
}

Drawing drawBash(const BoardScene& scene)
{
    const Count stones = scene.stones[0];
    const Count one = apart(scene);
    const Count limit = bashLimit(scene.position);
    const Count block = bash::block(limit);
    // The blocks tell who wins as well: without the answer the stones stand as there is room.
    const bool hasBlocks = scene.isAnswerShown;
    const double label =
        hasBlocks ? scene.measure(QString::number(block), {}) + 2 * kEdge : 0; // in front of the lines
    const Count room = scene.room[0];
    const widgets::RowsLayout rows =
        widgets::roomyRows({.counts = one > 0 ? std::vector{one, stones - one} : std::vector{stones},
                            .area = scene.area,
                            .margins = {kEdge * 1.5 + label, kEdge + kHead - kGap / 2, kEdge * 1.5, kEdge},
                            .perLine = hasBlocks ? block : 0,
                            .mostLines = theory::kMaxCount,
                            .largest = 4.5,
                            .smallest = 0.5,
                            .fitted = 0.7,
                            .lineGap = kGap,
                            .columnGap = label + kEdge,
                            .rowMargin = 0,
                            .largestRow = 0},
                           one > 0 ? std::vector{one, room - one} : std::vector{room});
    Drawing drawing;
    drawing.height = rows.height();
    drawing.reach = rows.reach();
    const double width = scene.area.width() - 2 * kEdge;
    const Headline words = headlineIn(scene, limit, width);
    const QRectF head(kEdge, kEdge, width, words.height());
    drawing.parts = {{.box = {QPointF(), scene.area.expandedTo({0, rows.height()})},
                      .head = head.adjusted(-0.3, -0.4, 0, 0.4)}};
    addHeadline(drawing, words, head);
    if (rows.isBar(one > 0 ? 1 : 0)) {
        addBars(drawing, scene, stones, std::min(stones, limit), head.bottom());
        return drawing;
    }
    if (hasBlocks)
        addBlocks(drawing, scene, rows, label);
    Count index = 0;
    for (; index < one; ++index)
        drawing.pieces.push_back(scene.piece(0, index, rows.piece(0, index)));
    for (; index < stones; ++index)
        drawing.pieces.push_back(scene.piece(0, index, rows.piece(one > 0 ? 1 : 0, index - one)));
    if (one > 0)
        drawing.signs = {{drawing.pieces[0].box.adjusted(0.1, 0.1, -0.1, -0.1), Look::Won}};
    return drawing;
}

} // namespace

const BoardLooks& bashLooks()
{
    static const BoardLooks looks{
        .name = BoardWords::phrase("Bash board"),
        .draw = drawBash,
        .partName = [](const BoardScene& scene, std::size_t) -> teaching::Sentence {
            //: read aloud: %1 is how many stones there are, %2 the most that may be taken
            return BoardWords::phrase("Stones: %1, at most %2 may be taken")(scene.position.heaps[0],
                                                                             bashLimit(scene.position));
        },
        .letters =
            [](const Position&, int) {
                return widgets::Letters{kHeadline.size, 1};
            },
    };
    return looks;
}

const Lesson& bashLesson()
{
    static const Lesson lesson{
        .family = bashFamily(),
        .first = teaching::firstPosition(bashGame(3)),
        .firstGame = {10},
        .title = LessonWords::phrase("Bash"),
        .words = {.take = LessonWords::phrase("Take"),
                  .from = {},
                  .parts = {LessonWords::phrase("the heap")}},
        .explain = withAllMoves<explainBash>,
        .plane = bashPlane(),
        .looks = [](const teaching::Position&) { return &bashLooks(); },
        .questions = teaching::withCommonKinds(bashQuestions()),
        //: in front of the most that may be taken: "At most 3"
        .ruleNumber = widgets::RuleNumber{LessonWords::phrase("At most"), 1, bashLimit, withBashLimit},
        .table = bashTable(),
        .elsewhere = bashAsSg,
    };
    return lesson;
}

} // namespace laststone::games
