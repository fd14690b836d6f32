// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sample/lasker_lesson.h"

#include "games/sample/lasker_game.h"
#include "widgets/board/rows_layout.h"

namespace laststone::games {

using theory::Count;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Look;

namespace lasker_lesson {

LASTSTONE_SENTENCES(LaskerLesson)

constexpr double kEdge = 0.5; // lengths are in em
constexpr double kLabel = 3;
constexpr double kNotch = 0.35;

// Below the gap after stone k: a click parts the heap there. Its id follows those of the stones.
void addNotches(Drawing& drawing, const BoardScene& scene, const widgets::RowsLayout& rows, std::size_t part)
{
    const Count stones = scene.stones[part];
    for (Count k = 1; k < stones; ++k) {
        const QRectF stone = rows.piece(part, k - 1);
        const QRectF box(stone.right() - kNotch / 2, stone.bottom() - kNotch / 2, kNotch, kNotch);
        drawing.pieces.push_back({.id = {part, stones + k},
                                  .box = box,
                                  .click = {part, 0, std::min(k, stones - k)},
                                  .shape = widgets::Shape::Block,
                                  .look = Look::Muted});
    }
}

// AUTHOR: say what is to be seen in values; the house paints it, tells what a click on a piece means, moves
// pieces whose ids stand before and after, and reads parts aloud. What gives the verdict away is drawn only
// where scene.isAnswerShown says so.
Drawing draw(const BoardScene& scene)
{
    const auto& heaps = scene.position.heaps;
    const widgets::RowsLayout rows(
        {.counts = heaps, .area = scene.area, .margins = {kEdge + kLabel, kEdge, kEdge, kEdge}});
    Drawing drawing;
    drawing.height = rows.height();
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        const QRectF row = rows.row(part);
        const QRectF box(kEdge, row.top(), scene.area.width() - 2 * kEdge, row.height());
        drawing.parts.push_back({.box = box, .head = box, .frame = scene.frame(part)});
        const QString label = scene.isAnswerShown
            ? QStringLiteral("%1 (%2)").arg(heaps[part]).arg(laskerValue(heaps[part]))
            : QString::number(heaps[part]);
        drawing.texts.push_back(
            {.box = {kEdge, row.top(), kLabel, row.height()}, .text = label, .style = {.isBold = true}});
        addStones(drawing, rows, scene, part);
        if (!rows.isBar(part))
            addNotches(drawing, scene, rows, part);
    }
    return drawing;
}

} // namespace lasker_lesson

using namespace lasker_lesson;

const widgets::BoardLooks& laskerLooks()
{
    static const widgets::BoardLooks looks{
        .name = phrase("Board of Lasker's Nim"),
        .draw = draw,
        .partName = [](const BoardScene& scene, std::size_t part) -> teaching::Sentence {
            //: read aloud: %1 is the number of the heap, %2 how many stones it has
            return phrase("Heap %1, stones: %2")(Count{part} + 1, scene.position.heaps[part]);
        },
    };
    return looks;
}

const widgets::Lesson& laskerLesson()
{
    static const widgets::Lesson lesson{
        .family = teaching::familyOf(laskerGame()),
        .first = teaching::firstPosition(laskerGame()),
        .title = phrase("Lasker's Nim"),
        .words = {.take = phrase("Move"), .from = phrase("in heap"), .parts = {}},
        .explain = explainLasker,
        .plane = laskerPlane(),
        .looks = [](const teaching::Position&) { return &laskerLooks(); },
    };
    return lesson;
}

} // namespace laststone::games
