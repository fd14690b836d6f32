// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/drawing_painter.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace laststone::widgets {

namespace {

// A picture file wants shapes, a screen wants copied pixels.
bool drawsPixels(const QPainter& painter)
{
    const auto type = painter.paintEngine()->type();
    return type == QPaintEngine::Raster || type == QPaintEngine::OpenGL2;
}

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto at = [share](float a, float b) { return a + (b - a) * static_cast<float>(share); };
    return QColor::fromRgbF(at(from.redF(), to.redF()), at(from.greenF(), to.greenF()),
                            at(from.blueF(), to.blueF()));
}

QColor fieldColour(const Theme& theme, Look look, double strength)
{
    switch (look) {
    case Look::Choice: {
        QColor lit = theme.accent;
        lit.setAlpha(44);
        return lit;
    }
    case Look::Accent:
        return theme.accent;
    case Look::Plain:
        return theme.card;
    case Look::Badge:
        return theme.badge;
    case Look::Faint:
        return theme.border;
    case Look::Solid:
        return theme.stone;
    case Look::Lost:
        return theme.lostPale;
    case Look::Won:
        return strength < 1 ? mixed(theme.lostPale, theme.wonPale, strength) : theme.wonPale;
    case Look::Good:
        return theme.goodPale;
    default:
        return theme.field;
    }
}

QColor lineColour(const Theme& theme, Look look)
{
    switch (look) {
    case Look::Lost:
        return theme.lost;
    case Look::Won:
        return theme.won;
    case Look::Good:
        return theme.good;
    case Look::Choice:
    case Look::Accent:
        return theme.accent;
    case Look::Badge:
        return theme.badge;
    case Look::OnBadge:
        return theme.onBadge;
    case Look::Muted:
        return theme.muted;
    case Look::Faint:
        return theme.border;
    default:
        return theme.stone;
    }
}

QColor letterColour(const Theme& theme, Look look)
{
    switch (look) {
    case Look::Lost:
        return theme.lostText;
    case Look::Won:
        return theme.wonText;
    case Look::Good:
        return theme.goodText;
    case Look::Muted:
        return theme.muted;
    case Look::Solid:
        return theme.card;
    case Look::OnBadge:
        return theme.onBadge;
    default:
        return theme.text;
    }
}

// Widths of texts in em, with the metrics of each style looked up once.
class Measurer {
public:
    explicit Measurer(const QFont& font) : m_font(font), m_em(QFontMetricsF(font).height()) { }
    double operator()(const QString& text, const TextStyle& style)
    {
        auto known = std::ranges::find(m_known, style, &Known::style);
        if (known == m_known.end())
            known = m_known.insert(known, {style, QFontMetricsF(textFont(m_font, style))});
        return known->metrics.horizontalAdvance(text) / m_em;
    }

private:
    struct Known {
        TextStyle style;
        QFontMetricsF metrics;
    };
    QFont m_font;
    double m_em;
    std::vector<Known> m_known;
};

QPen dashed(const QColor& colour, double width)
{
    QPen pen(colour, width);
    pen.setDashPattern({2.2, 1.6});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

// A rounded frame of dashes, of which only those in sight are drawn. Each is a rectangle of its own: the time
// for the edges of one path grows with the square of their length.
void drawDashes(QPainter& painter, const QRectF& box, double radius, const QPen& pen, const QRectF& visible)
{
    constexpr double kDash = 2.2; // in widths of the line
    constexpr double kGap = 1.6;
    const double width = pen.widthF();
    const auto drawEdge = [&](const QPointF& from, const QPointF& to) {
        const double length = QLineF(from, to).length();
        const double dashes = std::max(1.0, std::round(length / (kDash + kGap) / width));
        const QPointF gap = (to - from) / dashes * (kGap / (kDash + kGap) / 2);
        for (double dash = 0; dash < dashes; ++dash) {
            const QRectF place(from + (to - from) * dash / dashes + gap,
                               from + (to - from) * (dash + 1) / dashes - gap);
            const bool isLevel = from.y() == to.y();
            const QRectF thick = isLevel ? place.normalized().adjusted(0, -width / 2, 0, width / 2)
                                         : place.normalized().adjusted(-width / 2, 0, width / 2, 0);
            if (thick.intersects(visible))
                painter.fillRect(thick, pen.color());
        }
    };
    const QRectF inner = box.adjusted(radius, radius, -radius, -radius);
    drawEdge({inner.left(), box.top()}, {inner.right(), box.top()});
    drawEdge({inner.left(), box.bottom()}, {inner.right(), box.bottom()});
    drawEdge({box.left(), inner.top()}, {box.left(), inner.bottom()});
    drawEdge({box.right(), inner.top()}, {box.right(), inner.bottom()});
    painter.setPen(pen);
    QRectF corner(0, 0, 2 * radius, 2 * radius);
    constexpr int kQuarter = 90 * 16;
    int angle = 0;
    for (const QPointF& centre :
         {inner.topRight(), inner.topLeft(), inner.bottomLeft(), inner.bottomRight()}) {
        corner.moveCenter(centre);
        painter.drawArc(corner, angle, kQuarter);
        angle += kQuarter;
    }
}

QColor thin(QColor colour)
{
    colour.setAlpha(28);
    return colour;
}

QRectF snapped(const QRectF& box)
{
    return {box.topLeft().toPoint(), box.bottomRight().toPoint()};
}

// A bowling pin that stands in a rectangle.
QPainterPath pinShape(const QRectF& place)
{
    // Of the right half, from the top down, in shares of half the width and of the height.
    const double middle = place.center().x();
    const auto at = [&](double side, double across, double down) {
        return QPointF(middle + side * across * place.width() / 2, place.top() + down * place.height());
    };
    QPainterPath path(at(0, 0, 0));
    path.cubicTo(at(1, 0.62, 0.0), at(1, 0.62, 0.17), at(1, 0.42, 0.27)); // the head
    path.cubicTo(at(1, 0.30, 0.36), at(1, 0.96, 0.46), at(1, 0.96, 0.66)); // the neck, and down to the belly
    path.cubicTo(at(1, 0.96, 0.82), at(1, 0.70, 0.93), at(1, 0.58, 1.0));
    path.lineTo(at(-1, 0.58, 1.0));
    path.cubicTo(at(-1, 0.70, 0.93), at(-1, 0.96, 0.82), at(-1, 0.96, 0.66));
    path.cubicTo(at(-1, 0.96, 0.46), at(-1, 0.30, 0.36), at(-1, 0.42, 0.27));
    path.cubicTo(at(-1, 0.62, 0.17), at(-1, 0.62, 0.0), at(0, 0, 0));
    path.closeSubpath();
    return path;
}

// A crown, upon a disc.
QPainterPath crownShape(const QPointF& centre, double radius)
{
    const double w = radius * 0.62;
    QPainterPath crown(centre + QPointF(-w, w * 0.75));
    for (const QPointF& point : {QPointF(-w, -w * 0.55), QPointF(-w * 0.45, w * 0.05), QPointF(0, -w * 0.85),
                                 QPointF(w * 0.45, w * 0.05), QPointF(w, -w * 0.55), QPointF(w, w * 0.75)})
        crown.lineTo(centre + point);
    crown.closeSubpath();
    return crown;
}

} // namespace

void CachedShape::draw(QPainter& painter, const QRectF& place, double radius, const QColor& colour)
{
    if (!drawsPixels(painter)) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(place, radius, radius);
        return;
    }
    const double ratio = painter.device()->devicePixelRatioF();
    if (place.size() != m_size || ratio != m_ratio || m_colour != colour) {
        m_size = place.size();
        m_ratio = ratio;
        m_colour = colour;
        m_pixmap = QPixmap(std::max(1, static_cast<int>(std::ceil(m_size.width() * ratio))),
                           std::max(1, static_cast<int>(std::ceil(m_size.height() * ratio))));
        m_pixmap.setDevicePixelRatio(ratio);
        m_pixmap.fill(Qt::transparent);
        QPainter shape(&m_pixmap);
        shape.setRenderHint(QPainter::Antialiasing);
        shape.setPen(Qt::NoPen);
        shape.setBrush(colour);
        shape.drawRoundedRect(QRectF({0, 0}, m_size), radius, radius);
    }
    painter.drawPixmap(place.topLeft(), m_pixmap);
}

QFont textFont(const QFont& font, const TextStyle& style)
{
    QFont result = style.size == 1 && !style.isBold ? font : scaledFont(font, style.size, style.isBold);
    if (style.isMono)
        result.setFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    return result;
}

BoardScene::Measure textMeasure(const QFont& font)
{
    return Measurer(font);
}

struct DrawingPainter::Frame {
    QPainter& painter;
    const QFont& font;
    const Theme& theme;
    double em;
    const QRegion& visible; // in pixels

    QRectF pixels(const QRectF& box) const
    {
        return {box.x() * em, box.y() * em, box.width() * em, box.height() * em};
    }
    // Lines and letters may stand out a little.
    bool isVisible(const QRectF& box, double beside = 0.2) const
    {
        const QRectF around = pixels(box).adjusted(-beside * em, -em / 5, beside * em, em / 5);
        return around.intersects(visible.boundingRect())
            && (visible.rectCount() == 1 || visible.intersects(around.toAlignedRect()));
    }
};

void DrawingPainter::paint(QPainter& painter, const Drawing& drawing, const QFont& font, const Theme& theme,
                           const QRegion& clip, const Motion* motion)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const Frame frame{painter, font, theme, QFontMetricsF(font).height(), clip};
    for (const Band& band : drawing.bands) {
        if (frame.isVisible(band.box))
            paintBand(frame, band);
    }
    for (const Part& part : drawing.parts) {
        // Dashes are dear: not where only what is within them is to be seen.
        const bool isWithin =
            frame.pixels(part.box.adjusted(0.3, 0.3, -0.3, -0.3)).contains(clip.boundingRect());
        if (part.frame && !isWithin && frame.isVisible(part.box))
            paintFrame(frame, part);
    }
    paintTexts(frame, drawing.texts);
    for (const Arrow& arrow : drawing.arrows) {
        if (frame.isVisible(arrow.box()))
            paintArrow(frame, arrow);
    }
    for (const Piece& piece : drawing.pieces) {
        if (!motion && frame.isVisible(piece.box, 0))
            paintPiece(frame, piece);
    }
    if (!motion)
        paintNumbers(frame, drawing.pieces);
    for (const Bar& bar : drawing.bars) {
        if (frame.isVisible(bar.box))
            paintBar(frame, bar);
    }
    for (const Sign& sign : drawing.signs) {
        if (frame.isVisible(sign.box))
            paintSign(frame, sign);
    }
    if (motion)
        paintMotion(frame, *motion);
}

// The middle as a plain rectangle: smooth edges along the whole of a tall one would cost more than everything
// else on a large board.
void DrawingPainter::paintBand(const Frame& frame, const Band& band)
{
    QPainter& painter = frame.painter;
    const bool isTall = band.box.height() > 4;
    QRectF box = frame.pixels(band.box);
    if (isTall || band.line == Line::Square)
        box = snapped(box); // gaps of a pixel stay, and squares touch
    const bool isSquare = band.line == Line::Square;
    const double radius = isSquare ? 0 : std::min({frame.em / 3, box.width() / 4, box.height() / 2});
    const double end = std::ceil(radius);
    painter.setPen(Qt::NoPen);
    if (band.look) {
        const QColor colour = fieldColour(frame.theme, *band.look, band.strength);
        painter.setBrush(colour);
        if (isTall || isSquare)
            painter.fillRect(box.adjusted(0, end, 0, -end), colour);
        else
            painter.drawRoundedRect(box, radius, radius);
        for (const double top : {box.top(), box.bottom() - 2 * end}) {
            if (isTall && !isSquare)
                painter.drawRoundedRect(QRectF(box.left(), top, box.width(), 2 * end), radius, radius);
        }
    }
    if (!band.outline)
        return;
    const QColor colour = lineColour(frame.theme, *band.outline);
    const double thick = band.line == Line::Square ? 1 : frame.em / (band.line == Line::Thin ? 16 : 8);
    painter.setPen(band.line == Line::Dashed ? dashed(colour, thick) : QPen(colour, thick));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, radius, radius);
}

void DrawingPainter::paintFrame(const Frame& frame, const Part& part)
{
    const QColor colour = lineColour(frame.theme, *part.frame);
    const double radius = frame.em / 2.5;
    const QRectF box = frame.pixels(part.box).adjusted(0, 2, 0, -2);
    if (part.frame == Look::Badge) {
        frame.painter.setBrush(Qt::NoBrush);
        frame.painter.setPen(QPen(colour, frame.em / 12));
        frame.painter.drawRoundedRect(box, radius, radius);
    } else {
        drawDashes(frame.painter, box, radius, QPen(colour, frame.em / 9), frame.visible.boundingRect());
    }
}

void DrawingPainter::paintTexts(const Frame& frame, const std::vector<Text>& texts)
{
    std::optional<TextStyle> last;
    for (const Text& text : texts) {
        if (!frame.isVisible(text.box, 1))
            continue;
        if (last != text.style)
            frame.painter.setFont(textFont(frame.font, text.style));
        last = text.style;
        frame.painter.setPen(letterColour(frame.theme, text.look));
        const QRectF box = frame.pixels(text.box);
        const QString shown = text.elide == Qt::ElideNone
            ? text.text
            : QFontMetricsF(frame.painter.font()).elidedText(text.text, text.elide, box.width() + 1);
        frame.painter.drawText(box, static_cast<int>(text.alignment) | Qt::TextDontClip, shown);
    }
}

void DrawingPainter::paintArrow(const Frame& frame, const Arrow& arrow)
{
    frame.painter.setPen(dashed(lineColour(frame.theme, arrow.look), frame.em / 8));
    frame.painter.drawLine(arrow.from * frame.em, arrow.to * frame.em);
}

void DrawingPainter::paintPiece(const Frame& frame, const Piece& piece)
{
    QPainter& painter = frame.painter;
    const QColor colour = lineColour(frame.theme, piece.look);
    QRectF box = frame.pixels(piece.box);
    const double gap = box.width() / 10; // around a stone in its square
    if (piece.shape == Shape::Block)
        box = QRectF(box.topLeft().toPoint(), QSizeF(std::round(box.width()), std::round(box.height())));
    else
        box.adjust(gap, gap, -gap, -gap);
    const double radius = box.width() / (piece.shape == Shape::Block ? 4 : 2);
    const double thick = std::min(std::clamp(box.width() / 7.2, 1.0, frame.em / 6), box.width() / 5);
    if (piece.isGhost) {
        painter.setPen(dashed(colour, thick));
        painter.setBrush(thin(colour));
        box.adjust(thick / 2, thick / 2, -thick / 2, -thick / 2);
    } else if (piece.shape == Shape::Stone || piece.shape == Shape::Block) {
        (piece.shape == Shape::Stone ? m_stone : m_block).draw(painter, box, radius, colour);
        return;
    } else if (piece.shape == Shape::Ring) {
        const double line = std::clamp(box.width() / 10, 1.0, frame.em / 8);
        painter.setPen(QPen(colour, line));
        painter.setBrush(frame.theme.card);
        box.adjust(line / 2, line / 2, -line / 2, -line / 2);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
    }
    if (piece.shape == Shape::Pin) {
        painter.drawPath(pinShape(box));
    } else if (piece.shape == Shape::Pair && !piece.isGhost) {
        const double shift = box.width() * 0.18;
        const QRectF small = box.adjusted(shift, shift, -shift, -shift);
        painter.setPen(QPen(frame.theme.stoneEdge, thick * 0.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(small.translated(-shift * 0.8, 0));
        painter.drawEllipse(small.translated(shift * 0.8, 0));
    } else {
        painter.drawRoundedRect(box, radius, radius);
    }
    if (piece.shape == Shape::Queen) {
        painter.setBrush(frame.theme.card);
        painter.drawPath(crownShape(box.center(), radius));
    }
}

void DrawingPainter::paintNumbers(const Frame& frame, const std::vector<Piece>& pieces)
{
    bool isFirst = true;
    for (const Piece& piece : pieces) {
        if (piece.number == 0 || !frame.isVisible(piece.box, 0))
            continue;
        if (std::exchange(isFirst, false))
            frame.painter.setFont(textFont(frame.font, kPieceNumber));
        frame.painter.setPen(piece.isGhost ? frame.theme.text : frame.theme.card);
        frame.painter.drawText(frame.pixels(piece.box), Qt::AlignCenter, QString::number(piece.number));
    }
}

void DrawingPainter::paintMotion(const Frame& frame, const Motion& motion)
{
    const double way = motion.progress;
    for (const Flight& flight : motion.flights) {
        Piece piece = way < 0.5 ? flight.from : flight.to;
        const QRectF& from = flight.from.box;
        const QRectF& to = flight.to.box;
        piece.box = QRectF(from.topLeft() * (1 - way) + to.topLeft() * way,
                           from.size() * (1 - way) + to.size() * way);
        if (!frame.isVisible(piece.box, 0))
            continue;
        frame.painter.setOpacity(flight.isGone ? 1 - way : 1);
        paintPiece(frame, piece);
    }
    frame.painter.setOpacity(1);
}

void DrawingPainter::paintBar(const Frame& frame, const Bar& bar)
{
    QPainter& painter = frame.painter;
    const QRectF box = frame.pixels(bar.box);
    const double radius = std::min({frame.em / 3, box.width() / 4, box.height() / 2});
    const double stays = bar.left <= bar.from ? 0
        : bar.left >= bar.to
        ? 1
        : static_cast<double>(bar.left - bar.from) / static_cast<double>(bar.to - bar.from);
    QRectF staying = box;
    QRectF going = box;
    if (bar.isUpright) {
        staying.setTop(box.bottom() - box.height() * stays);
        going.setBottom(staying.top());
    } else {
        staying.setRight(box.left() + box.width() * stays);
        going.setLeft(staying.right());
    }
    if (stays > 0) {
        const QColor colour = lineColour(frame.theme, bar.look);
        painter.setPen(bar.isHollow ? QPen(colour, frame.em / 10) : QPen(Qt::NoPen));
        painter.setBrush(bar.isHollow ? frame.theme.card : colour);
        painter.drawRoundedRect(staying, radius, radius);
    }
    if (stays < 1) {
        const QColor colour = lineColour(frame.theme, bar.ghost);
        painter.setPen(dashed(colour, frame.em / 9));
        painter.setBrush(thin(colour));
        painter.drawRoundedRect(going, radius, radius);
    }
    if (bar.text.isEmpty())
        return;
    painter.setFont(scaledFont(frame.font, 1.0, true));
    QRectF plate(0, 0, QFontMetricsF(painter.font()).horizontalAdvance(bar.text) + frame.em, frame.em * 1.2);
    plate.moveCenter(box.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame.theme.card);
    painter.drawRoundedRect(plate, radius, radius);
    painter.setPen(frame.theme.text);
    painter.drawText(plate, Qt::AlignCenter, bar.text);
}

void DrawingPainter::paintSign(const Frame& frame, const Sign& sign)
{
    const QRectF box = frame.pixels(sign.box);
    const QColor colour = sign.look == Look::Plain ? frame.theme.text : lineColour(frame.theme, sign.look);
    frame.painter.setPen(QPen(colour, std::clamp(box.width() / 6, 1.0, frame.em / 4)));
    frame.painter.setBrush(sign.isFilled ? QBrush(colour) : QBrush());
    frame.painter.drawEllipse(box);
}

} // namespace laststone::widgets
