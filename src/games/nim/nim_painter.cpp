// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_painter.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <bit>
#include <cmath>

namespace laststone::games {

using teaching::Mark;
using theory::Count;
using widgets::Theme;

namespace {

constexpr double kBigNumber = 1.7; // the number of a heap, in the board's font size
constexpr double kSmallNumber = kNimSmallestScale; // the place of a heap
constexpr int kMostBinaryDigits = 8; // more are shown by the cells alone
constexpr int kMostBigDigits = 5; // longer numbers are written in the board's own size

QFont digits(const QFont& font)
{
    QFont result = widgets::scaledFont(font, kNimSmallestScale);
    result.setFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    return result;
}

int binaryWidth(const std::vector<Count>& heaps)
{
    Count any = 0;
    for (const Count heap : heaps)
        any |= heap;
    return std::max(1, static_cast<int>(std::bit_width(any)));
}

} // namespace

double nimNumberScale(const std::vector<Count>& heaps)
{
    const Count largest = heaps.empty() ? 0 : *std::ranges::max_element(heaps);
    return QString::number(largest).size() <= kMostBigDigits ? kBigNumber : 1.0;
}

double nimLabelWidth(const std::vector<Count>& heaps, const QFont& font, bool binary)
{
    const QFontMetricsF numbers(widgets::scaledFont(font, nimNumberScale(heaps), true));
    const QFontMetricsF small(widgets::scaledFont(font, kSmallNumber));
    double width = 0;
    const Count largest = heaps.empty() ? 0 : *std::ranges::max_element(heaps);
    width = std::max(width, numbers.horizontalAdvance(QLocale().toString(static_cast<qulonglong>(largest))));
    width += small.horizontalAdvance(QString::number(heaps.size())) + small.height();
    if (binary && binaryWidth(heaps) <= kMostBinaryDigits)
        width += QFontMetricsF(digits(font)).horizontalAdvance(QString(binaryWidth(heaps), QLatin1Char('0')))
            + small.height();
    return width + small.height();
}

// One call of paint(): what its parts share.
struct NimPainter::Frame {
    QPainter& painter;
    const NimScene& scene;
    const QFont& font;
    const Theme& theme;
    double em;
    QRectF visible; // what is to be drawn; the rest may be left out

    const Mark* find(Mark::Kind kind) const
    {
        const auto mark = std::ranges::find(scene.marks, kind, &Mark::kind);
        return mark == scene.marks.end() ? nullptr : &*mark;
    }
    // The move of a mark that this heap makes: a winning move, a threat or a reply.
    const Mark* moveOf(std::size_t heap) const
    {
        for (const Mark& mark : scene.marks) {
            const bool isMove = mark.kind == Mark::Kind::Take || mark.kind == Mark::Kind::Threat
                || mark.kind == Mark::Kind::Reply;
            if (isMove && mark.heap == heap && mark.from == scene.heaps[heap])
                return &mark;
        }
        return nullptr;
    }
    bool isMarked(std::size_t heap) const
    {
        return std::ranges::any_of(scene.marks, [&](const Mark& mark) {
            return mark.kind == Mark::Kind::Heap && mark.heap == heap;
        });
    }
    // How many stones stay, and the colour of the ghosts of those that go.
    struct Ghosts {
        Count left;
        QColor colour;
    };
    Ghosts ghosts(std::size_t heap) const
    {
        if (scene.choice && scene.choice->heap == heap)
            return {scene.choice->to, theme.accent};
        if (const Mark* mark = moveOf(heap))
            return {mark->to, mark->kind == Mark::Kind::Threat ? theme.won : theme.good};
        return {scene.heaps[heap], {}};
    }
    QString number(Count value) const { return QLocale().toString(static_cast<qulonglong>(value)); }
    QPen dashed(const QColor& colour, double width) const
    {
        QPen pen(colour, width);
        pen.setDashPattern({2.2, 1.6});
        pen.setCapStyle(Qt::FlatCap);
        return pen;
    }
};

void NimPainter::paint(QPainter& painter, const NimScene& scene, const QFont& font, const Theme& theme,
                       double offset, const QRectF& clip)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, -offset);
    const QRectF visible = clip.translated(0, offset);
    const Frame frame{painter, scene, font, theme, QFontMetricsF(font).height(), visible};
    paintColumns(frame);
    for (std::size_t heap = 0; heap < scene.heaps.size(); ++heap) {
        const QRectF row = scene.layout.row(heap);
        if (row.bottom() < visible.top() || row.top() > visible.bottom())
            continue;
        paintFrame(frame, heap);
        paintLabel(frame, heap);
        if (scene.motion && scene.motion->move.heap == heap)
            paintMotion(frame, heap);
        else if (scene.layout.drawing(heap) == NimDrawing::Stones)
            paintStones(frame, heap);
        else if (scene.layout.drawing(heap) == NimDrawing::Bar)
            paintBar(frame, heap);
        else
            paintCells(frame, heap);
    }
    paintFooters(frame);
    painter.translate(0, offset);
}

// A tall rounded rectangle as a plain one with rounded ends: smooth edges along the whole of it would cost
// more than everything else on a large board.
void NimPainter::fillBand(const Frame& frame, const QRectF& band, double radius, const QColor& colour)
{
    frame.painter.fillRect(band.adjusted(0, std::ceil(radius), 0, -std::ceil(radius)), colour);
    frame.painter.setPen(Qt::NoPen);
    frame.painter.setBrush(colour);
    QRectF end(band.left(), band.top(), band.width(), 2 * std::ceil(radius));
    for (const double top : {band.top(), band.bottom() - end.height()}) {
        end.moveTop(top);
        if (end.intersects(frame.visible))
            frame.painter.drawRoundedRect(end, radius, radius);
    }
}

void NimPainter::paintColumns(const Frame& frame) const
{
    QPainter& painter = frame.painter;
    const NimScene& scene = frame.scene;
    if (scene.layout.columns().empty())
        return;
    const auto counts = theory::nim::columns(scene.heaps);
    const Mark* pointed = frame.find(Mark::Kind::Column);
    for (std::size_t i = 0; i < scene.layout.columns().size(); ++i) {
        const auto& column = scene.layout.columns()[i];
        if (!column.band.adjusted(-frame.em, 0, frame.em, 0).intersects(frame.visible))
            continue;
        const bool odd = i < counts.size() && counts[i].odd();
        QColor band = frame.theme.field;
        if (scene.parities)
            band = odd ? frame.theme.wonPale : frame.theme.lostPale;
        const double radius = std::min(frame.em / 3, column.band.width() / 4);
        fillBand(frame, column.band.toAlignedRect(), radius, band);
        if (pointed && pointed->from == Count{1} << column.bit) {
            painter.setPen(QPen(frame.theme.won, frame.em / 7));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(column.band, radius, radius);
        }
    }
    paintHeaders(frame);
}

// After all bands, as a name may be wider than its column.
void NimPainter::paintHeaders(const Frame& frame) const
{
    const NimScene& scene = frame.scene;
    QPainter& painter = frame.painter;
    const QFont font = widgets::scaledFont(frame.font, 0.95, true);
    const QFontMetricsF metrics(font);
    double widest = 0;
    for (const auto& column : scene.layout.columns())
        widest = std::max(widest, metrics.horizontalAdvance(QString::number(Count{1} << column.bit)));
    const double narrowest = scene.layout.columns().back().band.width();
    const double room = metrics.horizontalAdvance(QStringLiteral("2⁴⁸")) + frame.em / 4;
    int every = 8;
    while (every < 32 && every * narrowest < room)
        every *= 2;
    painter.setFont(font);
    painter.setPen(frame.theme.muted);
    for (const auto& column : scene.layout.columns()) {
        if (!column.band.adjusted(-room, 0, room, 0).intersects(frame.visible))
            continue;
        const QRectF header = scene.layout.header(column);
        if (widest < narrowest) {
            painter.drawText(header, Qt::AlignCenter, QString::number(Count{1} << column.bit));
        } else if (column.bit % every == 0) {
            // Many narrow columns: every eighth is named, or fewer, by its power.
            static const QString powers[] = {
                QStringLiteral("1"),   QStringLiteral("2⁸"),  QStringLiteral("2¹⁶"), QStringLiteral("2²⁴"),
                QStringLiteral("2³²"), QStringLiteral("2⁴⁰"), QStringLiteral("2⁴⁸"), QStringLiteral("2⁵⁶")};
            const QRectF wide(header.center().x() - room / 2, header.top(), room, header.height());
            painter.drawText(wide, Qt::AlignCenter, powers[column.bit / 8]);
        }
    }
}

void NimPainter::paintFooters(const Frame& frame) const
{
    const NimScene& scene = frame.scene;
    if (scene.layout.columns().empty() || !scene.parities)
        return;
    QPainter& painter = frame.painter;
    std::vector<Count> heaps = scene.heaps;
    if (frame.find(Mark::Kind::After)) {
        const Mark* take = frame.find(Mark::Kind::Take);
        if (take && take->heap < heaps.size())
            heaps[take->heap] = take->to;
    }
    const QFont font = widgets::scaledFont(frame.font, 0.95, true);
    const QFontMetricsF metrics(font);
    painter.setFont(widgets::scaledFont(frame.font, 0.9));
    painter.setPen(frame.theme.muted);
    //: in front of the row below the columns that says how often each is filled: "3 · odd", "2 · even"
    painter.drawText(scene.layout.footerLabel().adjusted(frame.em / 2, 0, 0, 0),
                     Qt::AlignVCenter | Qt::AlignLeft, QCoreApplication::translate("NimBoard", "count"));
    painter.setFont(font);
    for (const auto& column : scene.layout.columns()) {
        const Count bit = Count{1} << column.bit;
        const auto ones = std::ranges::count_if(heaps, [&](Count heap) { return (heap & bit) != 0; });
        const bool odd = ones % 2 == 1;
        const QRectF rect = scene.layout.footer(column);
        if (!rect.adjusted(-frame.em, 0, frame.em, 0).intersects(frame.visible))
            continue;
        painter.setPen(odd ? frame.theme.wonText : frame.theme.lostText);
        //: below a column of the board: %1 is how many heaps have that sub-heap
        QString text = odd ? QCoreApplication::translate("NimBoard", "%1 · odd").arg(ones)
                           : QCoreApplication::translate("NimBoard", "%1 · even").arg(ones);
        if (metrics.horizontalAdvance(text) > rect.width())
            text = QString::number(ones);
        if (metrics.horizontalAdvance(text) <= rect.width() + frame.em / 4) {
            painter.drawText(rect, Qt::AlignCenter | Qt::TextDontClip, text);
            continue;
        }
        // No room for a number: a ring for odd, a disc for even.
        const double radius = std::min(rect.width(), frame.em / 2) / 2.4;
        painter.setPen(QPen(odd ? frame.theme.won : frame.theme.lost, std::max(1.0, radius / 2)));
        painter.setBrush(odd ? QBrush() : QBrush(frame.theme.lost));
        painter.drawEllipse(rect.center(), radius, radius);
    }
}

void NimPainter::paintLabel(const Frame& frame, std::size_t heap) const
{
    QPainter& painter = frame.painter;
    const NimScene& scene = frame.scene;
    QRectF rect = scene.layout.label(heap);
    if (!rect.intersects(frame.visible))
        return;
    const QFont small = widgets::scaledFont(frame.font, kSmallNumber);
    const QFontMetricsF smallMetrics(small);
    painter.setFont(small);
    painter.setPen(frame.theme.muted);
    const double place = smallMetrics.horizontalAdvance(QString::number(scene.heaps.size()));
    rect.adjust(smallMetrics.height() / 3, 0, 0, 0);
    painter.drawText(QRectF(rect.left(), rect.top(), place, rect.height()), Qt::AlignVCenter | Qt::AlignRight,
                     QString::number(heap + 1));
    rect.adjust(place + smallMetrics.height() / 2, 0, 0, 0);

    const QFont font = widgets::scaledFont(frame.font, nimNumberScale(scene.heaps), true);
    painter.setFont(font);
    painter.setPen(frame.theme.text);
    painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft, frame.number(scene.heaps[heap]));
    const int width = binaryWidth(scene.heaps);
    if (scene.binary && width <= kMostBinaryDigits) {
        painter.setFont(digits(frame.font));
        painter.setPen(frame.theme.muted);
        painter.drawText(rect.adjusted(0, 0, -smallMetrics.height() / 2, 0),
                         Qt::AlignVCenter | Qt::AlignRight, teaching::binaryDigits(scene.heaps[heap], width));
    }
}

void NimPainter::paintFrame(const Frame& frame, std::size_t heap) const
{
    QPainter& painter = frame.painter;
    const QRectF row = frame.scene.layout.row(heap).adjusted(0, 2, 0, -2);
    const double radius = frame.em / 2.5;
    painter.setBrush(Qt::NoBrush);
    const Mark* move = frame.moveOf(heap);
    if (frame.scene.choice && frame.scene.choice->heap == heap) {
        painter.setPen(frame.dashed(frame.theme.accent, frame.em / 9));
        painter.drawRoundedRect(row, radius, radius);
    } else if (move) {
        const QColor colour = move->kind == Mark::Kind::Threat ? frame.theme.won : frame.theme.good;
        painter.setPen(frame.dashed(colour, frame.em / 9));
        painter.drawRoundedRect(row, radius, radius);
    } else if (frame.isMarked(heap)) {
        painter.setPen(QPen(frame.theme.badge, frame.em / 12));
        painter.drawRoundedRect(row, radius, radius);
    }
    if (frame.scene.cursor == heap) {
        painter.setPen(QPen(frame.theme.accent, frame.em / 9));
        painter.drawLine(row.topLeft() + QPointF(1, radius), row.bottomLeft() + QPointF(1, -radius));
    }
}

void NimPainter::paintStones(const Frame& frame, std::size_t heap)
{
    QPainter& painter = frame.painter;
    const NimLayout& layout = frame.scene.layout;
    const auto [left, colour] = frame.ghosts(heap);
    for (Count index = 0; index < left; ++index) {
        const QRectF place = widgets::stoneDisc(layout.stone(heap, index));
        m_stone.draw(painter, place, place.width() / 2, frame.theme.stone);
    }
    const double thick = std::clamp(layout.stoneSize() / 9, 1.0, frame.em / 6);
    QColor inside = colour;
    inside.setAlpha(28);
    painter.setPen(frame.dashed(colour, thick));
    painter.setBrush(inside);
    for (Count index = left; index < frame.scene.heaps[heap]; ++index)
        painter.drawEllipse(widgets::stoneDisc(layout.stone(heap, index))
                                .adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2));
}

void NimPainter::paintMotion(const Frame& frame, std::size_t heap)
{
    QPainter& painter = frame.painter;
    const auto& motion = *frame.scene.motion;
    const double way = motion.progress;
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame.theme.stone);
    // Those that stay go to their new place, those that are taken rise and fade.
    for (Count index = 0; index < motion.move.to; ++index) {
        const QRectF from = widgets::stoneDisc(motion.before.stone(heap, index));
        const QRectF to = widgets::stoneDisc(frame.scene.layout.stone(heap, index));
        painter.drawEllipse(QRectF(from.topLeft() * (1 - way) + to.topLeft() * way,
                                   from.size() * (1 - way) + to.size() * way));
    }
    painter.setOpacity(1 - way);
    for (Count index = motion.move.to; index < motion.move.from; ++index)
        painter.drawEllipse(
            widgets::stoneDisc(motion.before.stone(heap, index)).translated(0, -way * frame.em * 1.5));
    painter.setOpacity(1);
}

void NimPainter::paintBar(const Frame& frame, std::size_t heap) const
{
    QPainter& painter = frame.painter;
    const NimLayout& layout = frame.scene.layout;
    const Count size = frame.scene.heaps[heap];
    const auto [left, colour] = frame.ghosts(heap);
    const double radius = frame.em / 3;
    if (left > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(frame.theme.stone);
        painter.drawRoundedRect(layout.bar(heap, 0, left), radius, radius);
    }
    if (left < size) {
        QColor inside = colour;
        inside.setAlpha(28);
        painter.setPen(frame.dashed(colour, frame.em / 9));
        painter.setBrush(inside);
        painter.drawRoundedRect(layout.bar(heap, left, size), radius, radius);
    }
    const QRectF whole = layout.bar(heap, 0, size);
    const QString text =
        left < size ? frame.number(size) + QStringLiteral(" → ") + frame.number(left) : frame.number(size);
    painter.setFont(widgets::scaledFont(frame.font, 1.0, true));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + frame.em;
    const QRectF plate(whole.center().x() - width / 2, whole.center().y() - frame.em * 0.6, width,
                       frame.em * 1.2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame.theme.card);
    painter.drawRoundedRect(plate, radius, radius);
    painter.setPen(frame.theme.text);
    painter.drawText(plate, Qt::AlignCenter, text);
}

void NimPainter::paintCells(const Frame& frame, std::size_t heap)
{
    QPainter& painter = frame.painter;
    const Count size = frame.scene.heaps[heap];
    const auto [left, colour] = frame.ghosts(heap);
    for (const auto& column : frame.scene.layout.columns()) {
        const Count bit = Count{1} << column.bit;
        const bool before = (size & bit) != 0;
        const bool after = (left & bit) != 0;
        if (!before && !after)
            continue;
        const QRectF cell = frame.scene.layout.cell(heap, column);
        if (!cell.intersects(frame.visible))
            continue;
        const double side = std::min({cell.width() * 0.8, cell.height() * 0.8, frame.em * 1.6});
        QRectF block(0, 0, std::round(side), std::round(std::min(cell.height() * 0.8, frame.em * 1.6)));
        block.moveCenter(cell.center());
        const double radius = side / 4;
        if (before && after) {
            block.moveTopLeft(block.topLeft().toPoint());
            m_block.draw(painter, block, radius, frame.theme.stone);
            continue;
        }
        if (before) {
            painter.setPen(frame.dashed(colour, std::min(frame.em / 9, side / 5)));
            painter.setBrush(Qt::NoBrush);
        } else {
            // A sub-heap that the move brings forth.
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
        }
        painter.drawRoundedRect(block, radius, radius);
    }
}

} // namespace laststone::games
