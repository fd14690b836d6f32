// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_heap_painter.h"

#include "games/subtraction/subtraction_game.h"
#include "games/sums/sg_shapes.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace laststone::games {

using theory::Count;
using widgets::Theme;

namespace {

// In em, the height of a line of text.
constexpr double kEdge = 0.5;
constexpr double kHeader = 1.7;
constexpr double kWidestSet = 9;

constexpr double kSmallNumber = 0.85; // the place of a heap, and its set
constexpr double kNumberedStone = 1.2; // smaller stones, in em, have no number on them

QFont numberFont(const std::vector<Count>& heaps, const QFont& font)
{
    return widgets::scaledFont(font, sgNumberScale(heaps), true);
}

double placeWidth(std::size_t heaps, const QFont& small)
{
    const QFontMetricsF metrics(small);
    return heaps > 1 ? metrics.horizontalAdvance(QString::number(heaps)) + metrics.height() / 2 : 0;
}

QRectF between(const QRectF& from, const QRectF& to, double way)
{
    return {from.topLeft() * (1 - way) + to.topLeft() * way, from.size() * (1 - way) + to.size() * way};
}

} // namespace

double sgNumberScale(const std::vector<Count>& heaps)
{
    constexpr double kBigNumber = 1.5;
    constexpr int kMostBigDigits = 5;
    const Count largest = heaps.empty() ? 0 : *std::ranges::max_element(heaps);
    return QString::number(largest).size() <= kMostBigDigits ? kBigNumber : 1.0;
}

SgHeapMotion::Origin SgHeapMotion::origin(std::size_t part) const
{
    const std::size_t moved = run.move.heap;
    const Count left = run.start;
    const Count right = before.heap(moved) - run.start - run.move.take;
    const Count rightAt = run.start + run.move.take;
    if (part < moved)
        return {part, 0};
    if (part >= moved + rows)
        return {part + 1 - rows, 0};
    // The larger of two heaps comes first.
    const bool isLeft = (part == moved) == (left >= right);
    return {moved, isLeft ? 0 : rightAt};
}

SgLabelSize sgLabelSize(const std::vector<Count>& heaps, const std::vector<Count>& values,
                        const SubtractionGame* setsInRows, const QFont& font)
{
    const double em = QFontMetricsF(font).height();
    const QFont small = widgets::scaledFont(font, kSmallNumber);
    const QFontMetricsF smallMetrics(small);
    const QFontMetricsF number(numberFont(heaps, font));
    SgLabelSize size;
    size.header = kHeader * em;
    size.height = number.height();
    const Count largest = heaps.empty() ? 0 : *std::ranges::max_element(heaps);
    size.width = number.horizontalAdvance(sgNumber(largest));
    const Count value = values.empty() ? 0 : *std::ranges::max_element(values);
    size.width += em / 2 + valueWidth(value, font);
    if (setsInRows) {
        size.height += smallMetrics.height();
        double widest = 0;
        for (std::size_t part = 0; part < heaps.size(); ++part)
            widest = std::max(widest, smallMetrics.horizontalAdvance(setText(setsInRows->set(part))));
        size.width = std::max(size.width, std::min(widest, kWidestSet * em));
    }
    size.width += em / 3 + placeWidth(heaps.size(), small) + em * 0.8;
    return size;
}

// One call of paint(): what its parts share.
struct SgHeapPainter::Frame {
    QPainter& painter;
    const SgHeapScene& scene;
    const QFont& font;
    const Theme& theme;
    double em;
    QRectF visible; // what is to be drawn; the rest may be left out
    QFont number; // of the number of a heap

    const SgHeapLayout& layout() const { return *scene.layout; }
    std::size_t heapCount() const { return scene.layout->heapCount(); }
    bool isGhost(std::size_t part, Count index) const
    {
        return std::ranges::any_of(scene.ghosts, [&](const SgGhost& ghost) {
            return ghost.part == part && ghost.start <= index && index < ghost.start + ghost.taken;
        });
    }
    double thick() const { return std::clamp(layout().pieceSize().width() / 9, 1.0, em / 6); }
    QPainterPath shape(const QRectF& place) const
    {
        if (layout().shape() == SgShape::Pins)
            return pinShape(widgets::stoneDisc(place));
        QPainterPath path;
        path.addEllipse(widgets::stoneDisc(place));
        return path;
    }
};

void SgHeapPainter::paint(QPainter& painter, const SgHeapScene& scene, const QFont& font, const Theme& theme,
                          double offset, const QRectF& clip)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, -offset);
    const QRectF visible = clip.translated(0, offset);
    const Frame frame{painter,
                      scene,
                      font,
                      theme,
                      QFontMetricsF(font).height(),
                      visible,
                      numberFont(scene.layout->heaps(), font)};
    paintHeader(frame);
    const auto [first, last] = scene.layout->rowsBetween(visible.top(), visible.bottom());
    for (std::size_t part = first; part < last; ++part) {
        paintRow(frame, part);
        paintLabel(frame, part);
        if (scene.layout->isBar(part))
            paintBar(frame, part);
        else if (scene.motion)
            paintMotion(frame, part);
        else
            paintPieces(frame, part);
    }
    if (scene.motion)
        paintTaken(frame);
    painter.translate(0, offset);
}

void SgHeapPainter::paintHeader(const Frame& frame) const
{
    QPainter& painter = frame.painter;
    QRectF line = frame.layout().row(0);
    line = QRectF(line.left(), 0, line.width(), kHeader * frame.em);
    if (!line.intersects(frame.visible))
        return;
    line.adjust(frame.em / 3, 0, -frame.em / 3, 0);
    const QFont bold = widgets::scaledFont(frame.font, frame.scene.sumPointed ? 1.15 : 1.0, true);
    const QFontMetricsF metrics(bold);
    const QString sum = metrics.elidedText(frame.scene.sum, Qt::ElideMiddle, line.width());
    painter.setFont(bold);
    painter.setPen(frame.scene.sumPointed ? frame.theme.goodText : frame.theme.text);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignRight, sum);
    line.setRight(line.right() - metrics.horizontalAdvance(sum) - frame.em);
    if (line.width() < 3 * frame.em)
        return;
    painter.setFont(frame.font);
    painter.setPen(frame.theme.muted);
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetricsF(frame.font).elidedText(frame.scene.rule, Qt::ElideRight, line.width()));
}

void SgHeapPainter::paintRow(const Frame& frame, std::size_t part) const
{
    QPainter& painter = frame.painter;
    const QRectF row = frame.layout().row(part);
    const double radius = frame.em / 3;
    const bool shown = frame.scene.shown == part;
    painter.setBrush(shown ? QBrush(frame.theme.field) : QBrush(Qt::NoBrush));
    const auto ghost = std::ranges::find_if(
        frame.scene.ghosts, [&](const SgGhost& each) { return each.part == part && each.framed; });
    if (ghost != frame.scene.ghosts.end())
        painter.setPen(dashedPen(ghost->colour, frame.em / 9));
    else if (std::ranges::find(frame.scene.marked, part) != frame.scene.marked.end())
        painter.setPen(QPen(frame.theme.badge, frame.em / 12));
    else
        painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(row, radius, radius);
    if (frame.scene.cursor == part) {
        painter.setPen(QPen(frame.theme.accent, frame.em / 9));
        painter.drawLine(row.topLeft() + QPointF(1, radius), row.bottomLeft() + QPointF(1, -radius));
    }
}

void SgHeapPainter::paintLabel(const Frame& frame, std::size_t part) const
{
    QPainter& painter = frame.painter;
    const QFont small = widgets::scaledFont(frame.font, kSmallNumber);
    const QFontMetricsF smallMetrics(small);
    QRectF rect = frame.layout().label(part).adjusted(frame.em / 3, 0, -frame.em * 0.8, 0);
    painter.setFont(small);
    painter.setPen(frame.theme.muted);
    if (frame.heapCount() > 1) {
        const double place = placeWidth(frame.heapCount(), small);
        const QRectF box(rect.left(), rect.top(), place - smallMetrics.height() / 2, rect.height());
        painter.drawText(box, Qt::AlignVCenter | Qt::AlignRight, QString::number(part + 1));
        rect.setLeft(rect.left() + place);
    }
    if (frame.scene.setsInRows) {
        const double both = frame.layout().label(part).center().y();
        const double line = smallMetrics.height();
        const QRectF below(rect.left(), both + frame.em * 0.4, rect.width(), line);
        painter.drawText(below, Qt::AlignVCenter | Qt::AlignLeft,
                         smallMetrics.elidedText(setText(frame.scene.numbers->set(part)), Qt::ElideRight,
                                                 rect.width() + 1));
        rect = QRectF(rect.left(), both - frame.em * 1.3, rect.width(), frame.em * 1.7);
    }
    painter.setFont(frame.number);
    painter.setPen(frame.theme.text);
    painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, sgNumber(frame.layout().heap(part)));
    if (!frame.scene.values)
        return;
    const Count value = (*frame.scene.values)[part];
    const double width = valueWidth(value, frame.font);
    const double high = frame.em * 1.25;
    paintValue(painter, QRectF(rect.right() - width, rect.center().y() - high / 2, width, high), value,
               frame.font, frame.theme);
}

void SgHeapPainter::paintPiece(const Frame& frame, const QRectF& place)
{
    if (frame.layout().shape() == SgShape::Pins) {
        frame.painter.fillPath(frame.shape(place), frame.theme.stone);
        return;
    }
    const QRectF disc = widgets::stoneDisc(place);
    m_stone.draw(frame.painter, disc, disc.width() / 2, frame.theme.stone);
}

void SgHeapPainter::paintPieces(const Frame& frame, std::size_t part)
{
    const auto [first, last] =
        frame.layout().piecesBetween(part, frame.visible.top(), frame.visible.bottom());
    for (Count index = first; index < last; ++index) {
        if (!frame.isGhost(part, index))
            paintPiece(frame, frame.layout().piece(part, index));
    }
    paintGhosts(frame, part);
    if (frame.scene.numbers)
        paintNumbers(frame, part);
}

void SgHeapPainter::paintGhosts(const Frame& frame, std::size_t part) const
{
    for (const SgGhost& ghost : frame.scene.ghosts) {
        if (ghost.part == part)
            paintGhost(frame, ghost);
    }
}

void SgHeapPainter::paintGhost(const Frame& frame, const SgGhost& ghost) const
{
    QPainter& painter = frame.painter;
    const SgHeapLayout& layout = frame.layout();
    if (ghost.taken == 0) {
        const QRectF behind = layout.piece(ghost.part, ghost.start);
        painter.setPen(dashedPen(ghost.colour, frame.thick() * 1.5));
        painter.drawLine(behind.topLeft() - QPointF(0, frame.em * 0.2),
                         behind.bottomLeft() + QPointF(0, frame.em * 0.2));
        return;
    }
    const double thick = frame.thick();
    QColor inside = ghost.colour;
    inside.setAlpha(28);
    painter.setPen(dashedPen(ghost.colour, thick));
    painter.setBrush(inside);
    const auto [first, last] = layout.piecesBetween(ghost.part, frame.visible.top(), frame.visible.bottom());
    const Count end = std::min(last, ghost.start + ghost.taken);
    for (Count index = std::max(first, ghost.start); index < end; ++index)
        painter.drawPath(frame.shape(
            layout.piece(ghost.part, index).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)));
}

// The k-th stone from the end has its number if k may be taken.
void SgHeapPainter::paintNumbers(const Frame& frame, std::size_t part) const
{
    const double side = frame.layout().pieceSize().width();
    if (side < kNumberedStone * frame.em)
        return;
    QPainter& painter = frame.painter;
    const Count heap = frame.layout().heap(part);
    const QFont font = widgets::scaledFont(frame.font, 0.8, true);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (const Count number : frame.scene.numbers->set(part).numbers()) {
        const QString text = QString::number(number);
        if (number > heap || metrics.horizontalAdvance(text) > side * 0.75)
            break;
        painter.setPen(frame.isGhost(part, heap - number) ? frame.theme.text : frame.theme.card);
        painter.drawText(frame.layout().piece(part, heap - number), Qt::AlignCenter, text);
    }
}

// A bar has its stones from left to right. What may be taken of a subtraction set is drawn larger than it is.
void SgHeapPainter::paintBar(const Frame& frame, std::size_t part) const
{
    QPainter& painter = frame.painter;
    const SgHeapLayout& layout = frame.layout();
    const double radius = frame.em / 3;
    const QRectF whole = layout.bar(part);
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame.theme.stone);
    const Count most = frame.scene.numbers ? sgMostTaken(*frame.scene.numbers, part, layout.heap(part)) : 0;
    const double line = std::max(1.5, frame.em / 8);
    if (most > 0) {
        const QRectF end = layout.barEnd(part, most, most);
        const QRectF stays(whole.topLeft(), QPointF(end.left() - 2 * line, whole.bottom()));
        if (stays.width() > radius)
            painter.drawRoundedRect(stays, radius, radius);
        painter.drawRoundedRect(end, radius, radius);
        for (const Count number : frame.scene.numbers->set(part).numbers()) {
            if (number < most)
                painter.fillRect(QRectF(layout.barEnd(part, number, most).left() - line / 2, whole.top(),
                                        line, whole.height()),
                                 frame.theme.card);
        }
    } else {
        painter.drawRoundedRect(whole, radius, radius);
    }
    for (const SgGhost& ghost : frame.scene.ghosts) {
        if (ghost.part != part)
            continue;
        QRectF gone = layout.barEnd(part, ghost.taken, most);
        if (most == 0) {
            const auto heap = static_cast<double>(layout.heap(part));
            gone = QRectF(whole.left() + whole.width() * static_cast<double>(ghost.start) / heap, whole.top(),
                          std::max(line * 2, whole.width() * static_cast<double>(ghost.taken) / heap),
                          whole.height());
        }
        painter.setBrush(frame.theme.card);
        painter.setPen(dashedPen(ghost.colour, frame.em / 9));
        painter.drawRect(gone);
        painter.setPen(Qt::NoPen);
    }
}

void SgHeapPainter::paintMotion(const Frame& frame, std::size_t part)
{
    const SgHeapMotion& motion = *frame.scene.motion;
    const auto [before, offset] = motion.origin(part);
    if (before >= motion.before.heapCount() || motion.before.isBar(before)
        || offset + frame.layout().heap(part) > motion.before.heap(before)) {
        paintPieces(frame, part);
        return;
    }
    const auto [first, last] =
        frame.layout().piecesBetween(part, frame.visible.top(), frame.visible.bottom());
    for (Count index = first; index < last; ++index) {
        const QRectF from = motion.before.piece(before, offset + index);
        const QRectF place = between(from, frame.layout().piece(part, index), motion.progress);
        frame.painter.fillPath(frame.shape(place), frame.theme.stone);
    }
}

// Those that have been taken rise and fade.
void SgHeapPainter::paintTaken(const Frame& frame)
{
    const SgHeapMotion& motion = *frame.scene.motion;
    frame.painter.setOpacity(1 - motion.progress);
    for (Count index = motion.run.start; index < motion.run.start + motion.run.move.take; ++index) {
        const QRectF place = motion.before.piece(motion.run.move.heap, index);
        frame.painter.fillPath(frame.shape(place.translated(0, -motion.progress * frame.em * 1.5)),
                               frame.theme.stone);
    }
    frame.painter.setOpacity(1);
}

} // namespace laststone::games
