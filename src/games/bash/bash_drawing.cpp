// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_drawing.h"

#include "games/bash/bash_game.h"
#include "theory/bash.h"
#include "widgets/board/rows_layout.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Mark;
using teaching::Position;
using theory::Count;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Look;
namespace bash = theory::bash;

namespace {

constexpr double kEdge = 0.6;
constexpr double kHead = 2.6; // the line above the stones
constexpr double kLabel = 2.6; // the column in front of them
constexpr double kGap = 0.3; // between lines
constexpr widgets::TextStyle kHeadline{.size = 1.5, .isBold = true};

// "21 = 5 × 4 + 1"
QString headline(Count stones, Count limit)
{
    const auto [blocks, rest] = bash::divide(stones, limit);
    const QString text = QStringLiteral("%1 = %2 × %3").arg(stones).arg(blocks).arg(bash::block(limit));
    return rest > 0 ? text + QStringLiteral(" + %1").arg(rest) : text;
}

// Above the stones that have to stay, below those that may be taken now.
void addBars(Drawing& drawing, const BoardScene& scene, Count stones, Count most)
{
    QRectF box(kEdge, kEdge + kHead + 1, scene.area.width() - 2 * kEdge, 2.2);
    const widgets::Fall* fall = scene.firstFall(0);
    const auto addBar = [&](Count from, Count to, const QString& text) {
        drawing.bars.push_back({0, box, from, to, scene.left(0), fall ? fall->role : Look::Choice, {}});
        drawing.texts.push_back({QRectF(kEdge, box.top() - 1.3, box.width(), 1.2), text, {}, Look::Muted});
        box.translate(0, 4.2);
    };
    //: above a bar: %1 is the number of stones that it stands for, which have to stay
    const QString stay = QCoreApplication::translate("BashBoard", "stay: %1").arg(stones - most);
    const QString take = QCoreApplication::translate("BashBoard", "may be taken: %1").arg(most);
    if (stones > most)
        addBar(0, stones - most, stay);
    if (most > 0)
        addBar(stones - most, stones,
               fall ? QStringLiteral("%1 → %2").arg(take).arg(fall->from - fall->to) : take);
    drawing.height = box.top();
}

} // namespace

Drawing drawBash(const BoardScene& scene)
{
    const Count stones = scene.position.heaps[0];
    const Count limit = bashLimit(scene.position);
    const Count block = bash::block(limit);
    const widgets::RowsLayout rows(
        {.counts = {stones},
         .area = scene.area,
         .margins = {kEdge * 1.5 + kLabel, kEdge + kHead - kGap / 2, kEdge * 1.5, kEdge},
         .perLine = block,
         .mostLines = theory::kMaxCount,
         .largest = 2.2,
         .smallest = 0.5,
         .fitted = 1,
         .lineGap = kGap,
         .rowMargin = 0,
         .largestRow = 0});
    Drawing drawing;
    drawing.height = rows.height();
    drawing.reach = {0, kGap / 2, 0, kGap / 2};
    const QRectF head(kEdge, kEdge, scene.area.width() - 2 * kEdge, kHead * 0.8);
    drawing.parts = {{.box = {QPointF(), scene.area.expandedTo({0, rows.height()})},
                      .head = head.adjusted(-0.3, -0.4, 0, 0.4),
                      .frame = {}}};
    // The remainder tells who wins, so it is shown with the answer only.
    drawing.texts = {
        {head, scene.isAnswerShown ? headline(stones, limit) : QString::number(stones), kHeadline}};
    if (rows.isBar(0)) {
        addBars(drawing, scene, stones, std::min(stones, limit));
        return drawing;
    }
    for (const auto& line : rows.lines(0)) {
        const Look look = line.count == block ? Look::Lost : Look::Won;
        drawing.bands.push_back({line.box.adjusted(-kEdge / 2, -kGap / 3, kEdge / 2, kGap / 3),
                                 scene.isAnswerShown ? look : Look::Field,
                                 scene.find(Mark::Kind::Blocks) ? std::optional(look) : std::nullopt});
        drawing.texts.push_back({QRectF(kEdge, line.box.top(), kLabel - 0.3, line.box.height()),
                                 QString::number(line.count),
                                 {},
                                 Look::Muted,
                                 Qt::AlignVCenter | Qt::AlignRight});
    }
    addStones(drawing, rows, scene, 0);
    if (scene.find(Mark::Kind::Apart) && stones > 0)
        drawing.signs = {{rows.piece(0, 0).adjusted(0.1, 0.1, -0.1, -0.1), Look::Won}};
    return drawing;
}

const widgets::BoardLooks& bashLooks()
{
    static const widgets::BoardLooks looks{
        .name = {"BashBoard", QT_TRANSLATE_NOOP("BashBoard", "Bash board"), {}},
        .draw = drawBash,
        .partName = [](const BoardScene& scene, std::size_t) -> teaching::Sentence {
            //: read aloud: %1 is how many stones there are, %2 the most that may be taken
            return {"BashBoard",
                    QT_TRANSLATE_NOOP("BashBoard", "Stones: %1, at most %2 may be taken"),
                    {scene.position.heaps[0], bashLimit(scene.position)}};
        },
        .letters =
            [](const Position&, int) {
                return widgets::Letters{kHeadline.size, 1};
            },
    };
    return looks;
}

} // namespace laststone::games
