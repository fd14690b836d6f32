// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sum_drawing.h"

#include "games/common/nim_sum.h"
#include "games/sums/sum_options.h"
#include "games/sums/sum_steps.h"

#include <QLocale>

#include <algorithm>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using theory::Count;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Look;
using widgets::TextStyle;

namespace {

constexpr double kEdge = 0.5;
constexpr double kHeader = 1.7;
constexpr double kPad = 0.3; // within a row, above and below
constexpr double kRowGap = 0.3;
constexpr double kTallRow = 10;
constexpr double kWidestSet = 9;
constexpr double kSmallLine = 0.85;
constexpr TextStyle kSmall{.size = kSmallLine}; // the place of a heap, and its set
constexpr Qt::Alignment kRight = Qt::AlignVCenter | Qt::AlignRight;

QString number(Count value)
{
    return QLocale().toString(static_cast<qulonglong>(value));
}

// In front of each row: its place, how many stones, which may be taken, and the value.
class Labels {
public:
    Labels(const BoardScene& scene, const std::vector<Count>& values, const QStringList& sets)
        : m_scene(scene), m_values(values), m_sets(sets)
    {
        const auto& heaps = scene.position.heaps;
        m_number = {.size = sumNumberSize(heaps), .isBold = true};
        if (heaps.size() > 1)
            m_place = scene.measure(QString::number(heaps.size()), kSmall) + kSmallLine / 2;
        double widestSet = 0;
        for (const QString& set : sets)
            widestSet = std::max(widestSet, scene.measure(set, kSmall));
        const double widest = scene.measure(number(std::ranges::max(heaps)), m_number) + 0.5
            + valueWidth(std::ranges::max(values), scene.measure);
        m_width = 0.33 + m_place + std::max(widest, std::min(widestSet, kWidestSet)) + 0.8;
        m_height = m_number.size + (sets.isEmpty() ? 0 : kSmallLine);
    }
    double width() const { return m_width; }
    double height() const { return m_height; }
    // In the middle of its row, unless that could be out of sight.
    QRectF box(const QRectF& row) const
    {
        const bool isTall = row.height() > std::max(kTallRow, m_scene.area.height() / 2);
        return {row.left() - m_width, row.top(), m_width, isTall ? m_height + 2 * kPad : row.height()};
    }
    void add(Drawing& drawing, std::size_t part, const QRectF& row, bool hasValue) const
    {
        QRectF rect = box(row).adjusted(0.33, 0, -0.8, 0);
        if (m_place > 0) {
            const QRectF place(rect.left(), rect.top(), m_place - kSmallLine / 2, rect.height());
            drawing.texts.push_back({place, QString::number(part + 1), kSmall, Look::Muted, kRight});
            rect.setLeft(rect.left() + m_place);
        }
        if (!m_sets.isEmpty()) {
            const double middle = rect.center().y();
            drawing.texts.push_back({.box = {rect.left(), middle + 0.4, rect.width(), kSmallLine},
                                     .text = m_sets[static_cast<qsizetype>(part)],
                                     .style = kSmall,
                                     .look = Look::Muted,
                                     .elide = Qt::ElideRight});
            rect = QRectF(rect.left(), middle - 1.3, rect.width(), 1.7);
        }
        drawing.texts.push_back({rect, number(m_scene.position.heaps[part]), m_number});
        if (!hasValue)
            return;
        const double width = valueWidth(m_values[part], m_scene.measure);
        addValue(drawing, {rect.right() - width, rect.center().y() - 0.62, width, 1.24}, m_values[part]);
    }

private:
    const BoardScene& m_scene;
    const std::vector<Count>& m_values;
    const QStringList& m_sets;
    TextStyle m_number;
    double m_place = 0;
    double m_width = 0;
    double m_height = 0;
};

// What one may do on the left, the values and their sum on the right.
void addHeader(Drawing& drawing, const BoardScene& scene, const SumLook& look,
               const std::vector<Count>& values, bool hasValues)
{
    QRectF line(kEdge + 0.33, 0, scene.area.width() - 2 * kEdge - 0.66, kHeader);
    const bool isPointed = scene.find(NimSumMark::Sum);
    const TextStyle style{.size = isPointed ? 1.15 : 1.0, .isBold = true};
    const QString sum = !hasValues ? QString()
        : values.size() == 1       ? QStringLiteral("g(%1) = %2").arg(scene.position.heaps[0]).arg(values[0])
                                   : xorFormula(values);
    drawing.texts.push_back(
        {line, sum, style, isPointed ? Look::Good : Look::Plain, kRight, Qt::ElideMiddle});
    line.setRight(line.right() - scene.measure(sum, style) - 1);
    if (line.width() >= 3)
        drawing.texts.push_back(
            {.box = line, .text = look.rule, .look = Look::Muted, .elide = Qt::ElideRight});
}

} // namespace

bool areValuesShown(const BoardScene& scene, bool valuesTell)
{
    return scene.hasStep() || (scene.isAnswerShown && valuesTell);
}

double sumNumberSize(const std::vector<Count>& heaps)
{
    constexpr Count kShort = 100'000;
    return heaps.empty() || std::ranges::max(heaps) < kShort ? 1.5 : 1.0;
}

widgets::Letters sumLetters(const teaching::Position& position, int)
{
    return {sumNumberSize(position.heaps), kSmallLine};
}

QRectF sumBar(const widgets::RowsLayout& rows, std::size_t part)
{
    constexpr double kHeight = 1.8;
    const QRectF row = rows.row(part);
    return {row.left(), row.center().y() - kHeight / 2, row.width(), kHeight};
}

Drawing drawSum(const BoardScene& scene, const SgGame& game, const SumLook& look, const AddHeap& addHeap)
{
    const auto& heaps = scene.position.heaps;
    const std::vector<Count> values = game.values(heaps);
    const bool hasValues = areValuesShown(scene, look.valuesTell);
    const Labels labels(scene, values, look.sets);
    const double foot = SumOptions::wantedHeight(scene.area, std::ranges::max(heaps), look.mostTaken,
                                                 look.mostOptions, scene.measure);
    const widgets::RowsLayout rows(
        {.counts = heaps,
         .area = scene.area - QSizeF(0, foot),
         .margins = {kEdge + labels.width(), kHeader - kRowGap / 2, 2 * kEdge, kRowGap / 2},
         .mostLines = theory::kMaxCount,
         .mostStones = look.mostStones,
         .largest = look.largest,
         .smallest = look.smallest,
         .fitted = look.smallest,
         .oneLine = look.oneLine,
         .aspect = look.shape == widgets::Shape::Pin ? 2.0 : 1.0,
         .rowMargin = kPad + kRowGap / 2,
         .largestRow = 8,
         .leastRow = labels.height() + 2 * kPad + kRowGap});
    Drawing drawing;
    drawing.foot = foot;
    drawing.height = std::max(rows.height() + foot, scene.area.height());
    drawing.hint = look.hint;
    addHeader(drawing, scene, look, values, hasValues);
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        const QRectF row = rows.row(part).adjusted(0, kRowGap / 2, 0, -kRowGap / 2);
        const QRectF box(kEdge, row.top(), scene.area.width() - 2 * kEdge, row.height());
        const bool hasOptions = std::ranges::any_of(scene.shown.marks, [&](const Mark& mark) {
            return mark.kind == Mark::Options && mark.heap == part;
        });
        const std::optional<Look> frame = scene.frame(part);
        drawing.parts.push_back({box, labels.box(row), !frame && hasOptions ? Look::Badge : frame});
        if (part == scene.readPart && foot > 0)
            drawing.bands.insert(drawing.bands.begin(), {.box = box});
        labels.add(drawing, part, row, hasValues);
        addHeap(drawing, rows, part);
    }
    if (foot == 0)
        return drawing;
    SumOptionsInput input{.game = game,
                          .part = scene.readPart,
                          .heap = heaps[scene.readPart],
                          .isOnly = heaps.size() == 1,
                          .hasValues = hasValues,
                          .takingTellsAll = look.takingTellsAll,
                          .chosen = scene.choice,
                          .marked = {},
                          .measure = scene.measure};
    for (const widgets::SeenMove& seen : scene.moves) {
        if (seen.move.heap != scene.readPart || seen.before != scene.position || seen.role == Look::Choice)
            continue;
        input.marked = seen.move;
        input.mark = seen.role;
        break;
    }
    SumOptions(input, {0, drawing.height - foot, scene.area.width(), foot}).addTo(drawing);
    return drawing;
}

} // namespace laststone::games
