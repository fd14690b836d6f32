// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/drawing_painter.h"

#include "widgets/look/glyphs.h"
#include "widgets/look/unbroken.h"

#include <QFontMetricsF>
#include <QHash>
#include <QLineF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <QStaticText>

#include <algorithm>
#include <cmath>
#include <memory>

namespace laststone::widgets {

using theory::Count;

namespace {

constexpr double kDash = 2.2; // in widths of the line
constexpr double kGap = 1.6;
constexpr double kHeadLength = 0.42; // em
constexpr double kHeadSide = 0.24;
constexpr TextStyle kSignText{.size = 0.7, .isBold = true};

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto at = [share](float a, float b) { return a + (b - a) * static_cast<float>(share); };
    return QColor::fromRgbF(at(from.redF(), to.redF()), at(from.greenF(), to.greenF()),
                            at(from.blueF(), to.blueF()));
}

QColor faded(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

struct Colours {
    QColor Theme::*field = &Theme::field;
    QColor Theme::*line = &Theme::stone;
    QColor Theme::*letter = &Theme::text;
};

Colours coloursOf(Look look)
{
    static constexpr Colours kColours[] = {
        {.field = &Theme::card}, // Plain
        {.line = &Theme::muted, .letter = &Theme::muted}, // Muted
        {}, // Field
        {.field = &Theme::badge}, // Badge: as a line it is seen in a dark hall, too
        {.line = &Theme::onBadge, .letter = &Theme::onBadge}, // OnBadge
        {&Theme::lostPale, &Theme::lost, &Theme::lostText},
        {&Theme::wonPale, &Theme::won, &Theme::wonText},
        {&Theme::goodPale, &Theme::good, &Theme::goodText},
        {.field = &Theme::accent, .line = &Theme::accent}, // Choice
        {.field = &Theme::accent, .line = &Theme::accent}, // Accent
        {.field = &Theme::border, .line = &Theme::border}, // Faint
        {.field = &Theme::stone, .letter = &Theme::card}, // Solid
    };
    return kColours[static_cast<std::size_t>(look)];
}

QFont textFont(const QFont& font, const TextStyle& style)
{
    QFont result = style.size == 1 && !style.isBold ? font : scaledFont(font, style.size, style.isBold);
    if (style.isMono)
        result.setFamilies({QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
    return result;
}

// As it is written: digits in binary stand in columns.
QString shownAs(const QString& text, const TextStyle& style)
{
    return style.isMono ? text : grouped(text);
}

// The fonts of a board by their styles, each looked up once, and the texts that are laid out in them.
class Fonts {
public:
    explicit Fonts(const QFont& font) : m_font(font), m_em(QFontMetricsF(font).height()) { }

    struct Known {
        TextStyle style;
        QFont font;
        QFontMetricsF metrics;
        QHash<QString, QStaticText> texts = {};
        QHash<QString, QStaticText> secondTexts = {};
        QHash<QString, double> widths = {}; // in em of the board
    };
    Known& of(const TextStyle& style)
    {
        auto known = std::ranges::find(m_known, style, &Known::style);
        if (known == m_known.end()) {
            const QFont font = textFont(m_font, style);
            known = m_known.insert(known, {style, font, QFontMetricsF(font)});
        }
        return *known;
    }
    double em() const { return m_em; }

private:
    QFont m_font;
    double m_em;
    std::vector<Known> m_known;
};

QPen dashed(const QColor& colour, double width)
{
    QPen pen(colour, width);
    pen.setDashPattern({kDash, kGap});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

// A rounded frame of dashes, of which only those in sight are drawn. Each is a rectangle of its own: the time
// for the edges of one path grows with the square of their length.
void drawDashes(QPainter& painter, const QRectF& box, double radius, const QPen& pen, const QRectF& visible)
{
    const double width = pen.widthF();
    const auto drawEdge = [&](const QPointF& from, const QPointF& to) {
        const double length = QLineF(from, to).length();
        const auto dashes = std::max<qint64>(1, std::llround(length / (kDash + kGap) / width));
        const QPointF each = (to - from) / static_cast<double>(dashes);
        const QPointF gap = each * (kGap / (kDash + kGap) / 2);
        for (qint64 dash = 0; dash < dashes; ++dash) {
            const QRectF place(from + each * static_cast<double>(dash) + gap,
                               from + each * static_cast<double>(dash + 1) - gap);
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

// A shape that is drawn many times: on a screen as copied pixels, in a picture file as a shape.
class Stamp {
public:
    // Draws a rounded rectangle into `place`; half the size as radius gives a disc.
    void draw(QPainter& painter, const QRectF& place, double radius, const QColor& colour)
    {
        const auto type = painter.paintEngine()->type();
        if (type != QPaintEngine::Raster && type != QPaintEngine::OpenGL2)
            return fill(painter, place, radius, colour);
        if (place.size() != m_size || m_colour != colour) {
            m_size = place.size();
            m_colour = colour;
            const double ratio = painter.device()->devicePixelRatioF();
            m_pixmap = QPixmap((m_size * ratio).toSize() + QSize(1, 1));
            m_pixmap.setDevicePixelRatio(ratio);
            m_pixmap.fill(Qt::transparent);
            QPainter stamp(&m_pixmap);
            stamp.setRenderHint(QPainter::Antialiasing);
            fill(stamp, {{0, 0}, m_size}, radius, colour);
        }
        painter.drawPixmap(place.topLeft(), m_pixmap);
    }

private:
    static void fill(QPainter& painter, const QRectF& place, double radius, const QColor& colour)
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(place, radius, radius);
    }

    // The shape as last drawn.
    QPixmap m_pixmap;
    QSizeF m_size;
    QColor m_colour;
};

// One time of painting, which lays out each text and draws each stone once.
class Painting {
public:
    Painting(QPainter& painter, const QFont& font, const Theme& theme, const QRegion& visible)
        : m_painter(painter), m_theme(theme), m_visible(visible), m_fonts(font), m_em(m_fonts.em())
    {
        painter.setRenderHint(QPainter::Antialiasing);
    }
    void paint(const Drawing& drawing, const Motion* motion)
    {
        const QRect all = m_visible.boundingRect();
        for (const Band& band : drawing.bands) {
            if (isVisible(band.box))
                paintBand(band);
        }
        for (const Part& part : drawing.parts) {
            // Dashes are dear: not where only what is within them is to be seen.
            const bool isWithin = pixels(part.box.adjusted(0.3, 0.3, -0.3, -0.3)).contains(all);
            if (part.frame && !isWithin && isVisible(part.box))
                paintFrame(part);
        }
        for (const Arrow& arrow : drawing.arrows) {
            if (isVisible(arrow.box(), kHeadSide))
                paintArrow(arrow);
        }
        for (const Text& text : drawing.texts) {
            if (isVisible(text.box, 1))
                paintText(text, drawing);
        }
        for (const Piece& piece : drawing.pieces) {
            if (motion || !isVisible(piece.box, 0))
                continue;
            paintPiece(piece);
            if (piece.number > 0)
                write(QString::number(piece.number), pixels(piece.box), kPieceNumber, Qt::AlignCenter,
                      piece.isGhost ? m_theme.text : m_theme.card);
        }
        for (const Bar& bar : drawing.bars) {
            if (isVisible(bar.box))
                paintBar(bar);
        }
        for (const Sign& sign : drawing.signs) {
            const QRectF box = pixels(sign.box);
            const QColor colour = sign.look == Look::Plain ? m_theme.text : line(sign.look);
            m_painter.setPen(QPen(colour, std::clamp(box.width() * kSignLine, 1.0, m_em / 4)));
            m_painter.setBrush(sign.isFilled             ? QBrush(colour)
                                   : sign.text.isEmpty() ? QBrush()
                                                         : QBrush(m_theme.card));
            if (!isVisible(sign.box))
                continue;
            if (!sign.text.isEmpty())
                m_painter.setPen(QPen(colour, m_em / 14));
            m_painter.drawEllipse(box);
            if (!sign.text.isEmpty())
                write(sign.text, box, kSignText, Qt::AlignCenter,
                      sign.isFilled ? m_theme.card : m_theme.text);
        }
        if (motion)
            paintMotion(*motion);
    }

private:
    QRectF pixels(const QRectF& box) const
    {
        return {box.x() * m_em, box.y() * m_em, box.width() * m_em, box.height() * m_em};
    }
    // Lines and letters may stand out a little.
    bool isVisible(const QRectF& box, double beside = 0.2) const
    {
        const QRectF around = pixels(box).adjusted(-beside * m_em, -m_em / 5, beside * m_em, m_em / 5);
        return around.intersects(m_visible.boundingRect())
            && (m_visible.rectCount() == 1 || m_visible.intersects(around.toAlignedRect()));
    }
    QColor line(Look look) const { return m_theme.*coloursOf(look).line; }
    QColor field(const Band& band) const
    {
        if (band.look == Look::Choice)
            return faded(m_theme.accent, 60);
        if (band.look == Look::Won && band.strength < 1)
            return mixed(m_theme.lostPale, m_theme.wonPale, band.strength);
        return m_theme.*coloursOf(*band.look).field;
    }

    // As QPainter::drawText() does, which would lay out each number of a large board anew.
    static const QStaticText& laidOut(const QString& text, QHash<QString, QStaticText>& known,
                                      const QFont& font)
    {
        QStaticText& result = known[text];
        if (result.text().isEmpty()) {
            result.setTextFormat(Qt::PlainText);
            result.setText(text);
            result.prepare({}, font);
        }
        return result;
    }
    void draw(const QStaticText& text, double left, const QRectF& box, const QFont& font)
    {
        if (m_painter.font() != font)
            m_painter.setFont(font);
        const double top = box.top() + std::round((box.height() - text.size().height()) / 2);
        m_painter.drawStaticText(QPointF(left, top), text);
    }
    // What is said in a second language is in the glyphs of its country.
    void write(const QString& text, const QRectF& box, const TextStyle& style, Qt::Alignment alignment,
               const QColor& colour)
    {
        Fonts::Known& known = m_fonts.of(style);
        const auto mark = readMark(text);
        QFont other = known.font;
        if (mark)
            other.setFamilies(familiesOf(mark->language));
        const QString words = shownAs(mark ? mark->own : text, style);
        const QStaticText& own = laidOut(words, known.texts, known.font);
        const QStaticText second =
            mark ? laidOut(shownAs(mark->second, style), known.secondTexts, other) : QStaticText();
        const double width = own.size().width() + (mark ? second.size().width() : 0);
        const double spare = box.width() - width;
        const double left = box.left()
            + (alignment & Qt::AlignRight         ? spare
                   : alignment & Qt::AlignHCenter ? spare / 2
                                                  : 0);
        m_painter.setPen(colour);
        draw(own, left, box, known.font);
        if (mark)
            draw(second, left + own.size().width(), box, other);
    }

    // One line around all of them, which touch each other.
    QPainterPath around(const std::vector<QRectF>& boxes) const
    {
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        for (const QRectF& box : boxes)
            path.addRect(snapped(pixels(box)));
        return path.simplified();
    }

    // The middle as a plain rectangle: smooth edges along the whole of a tall one would cost more than
    // everything else on a large board.
    void paintBand(const Band& band)
    {
        const bool isTall = band.box.height() > 4;
        const bool isSquare = band.line == Line::Square;
        QRectF box = pixels(band.box);
        if (isTall || isSquare)
            box = snapped(box); // gaps of a pixel stay, and squares touch
        const double radius = isSquare ? 0 : std::min({m_em / 3, box.width() / 4, box.height() / 2});
        const double end = std::ceil(radius);
        if (band.look) {
            const QColor colour = field(band);
            const auto round = [&](const QRectF& place) {
                m_painter.setPen(Qt::NoPen);
                m_painter.setBrush(colour);
                m_painter.drawRoundedRect(place, radius, radius);
            };
            if (isTall || isSquare)
                m_painter.fillRect(box.adjusted(0, end, 0, -end), colour);
            else
                round(box);
            for (const double top : {box.top(), box.bottom() - 2 * end}) {
                if (isTall && !isSquare)
                    round({box.left(), top, box.width(), 2 * end});
            }
        }
        if (!band.outline)
            return;
        const QColor colour = line(*band.outline);
        const double square = std::max(1.0, std::round(m_em / 20));
        const double thick = isSquare ? square : m_em / (band.line == Line::Thin ? 16 : 8);
        if (isSquare && std::fmod(square, 2) == 1)
            box.translate(0.5, 0.5); // the lines are on pixels, not between two
        m_painter.setPen(band.line == Line::Dashed ? dashed(colour, thick) : QPen(colour, thick));
        m_painter.setBrush(Qt::NoBrush);
        if (band.around.empty())
            m_painter.drawRoundedRect(box, radius, radius);
        else
            m_painter.drawPath(around(band.around));
    }

    void paintArrow(const Arrow& arrow)
    {
        const QColor colour = line(arrow.look);
        QPen pen = arrow.isSolid ? QPen(colour, m_em * arrow.width, Qt::SolidLine, Qt::RoundCap)
                                 : dashed(colour, m_em * arrow.width);
        pen.setJoinStyle(Qt::RoundJoin);
        QPolygonF path;
        for (const QPointF& point : arrow.path())
            path << point * m_em;
        const QPointF end = path.constLast();
        const QLineF last(end, path[path.size() - 2]);
        if (arrow.hasHead && last.length() > 0) {
            // The line ends within the head, so that the head is pointed.
            const QPointF back = (last.p2() - last.p1()) / last.length() * m_em;
            const QPointF side(-back.y() * kHeadSide, back.x() * kHeadSide);
            const QPointF base = end + back * kHeadLength;
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(colour);
            m_painter.drawPolygon(QPolygonF({end, base + side, base - side}));
            path.last() = base;
        }
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(path);
    }

    void paintFrame(const Part& part)
    {
        const QColor colour = line(*part.frame);
        // Low rows stand close: their lines are thinner, and as far from each other as they are thick.
        const double height = pixels(part.box).height();
        const double thick = std::min(m_em / 9, std::max(2.0, height / 20));
        const double inside = std::max(2.0, thick);
        const QRectF box = pixels(part.box).adjusted(0, inside, 0, -inside);
        const double radius = std::min(m_em / 2.5, box.height() / 4);
        if (part.frame == Look::Badge) {
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(QPen(colour, std::min(m_em / 12, thick)));
            m_painter.drawRoundedRect(box, radius, radius);
        } else {
            drawDashes(m_painter, box, radius, QPen(colour, thick), m_visible.boundingRect());
        }
    }

    // Whether a line runs through what is written there.
    static bool isCrossed(const Text& text, const Drawing& drawing)
    {
        const QRectF& box = text.box;
        const QLineF diagonals[] = {{box.topLeft(), box.bottomRight()}, {box.bottomLeft(), box.topRight()}};
        return std::ranges::any_of(drawing.arrows, [&](const Arrow& arrow) {
            const std::vector<QPointF> path = arrow.path();
            const auto isCrossing = [&](const QLineF& diagonal) {
                for (std::size_t i = 1; i < path.size(); ++i) {
                    if (diagonal.intersects({path[i - 1], path[i]}, nullptr) == QLineF::BoundedIntersection)
                        return true;
                }
                return false;
            };
            return std::ranges::any_of(diagonals, isCrossing);
        });
    }

    void paintText(const Text& text, const Drawing& drawing)
    {
        const QRectF box = pixels(text.box);
        const QString shown = text.elide == Qt::ElideNone
            ? text.text
            : m_fonts.of(text.style)
                  .metrics.elidedText(shownAs(text.text, text.style), text.elide, box.width() + 1);
        if (isCrossed(text, drawing)) {
            constexpr double kHalo[][2] = {{1, 0},     {-1, 0},     {0, 1},      {0, -1},
                                           {0.7, 0.7}, {-0.7, 0.7}, {0.7, -0.7}, {-0.7, -0.7}};
            for (const auto& [x, y] : kHalo)
                write(shown, box.translated(x * m_em / 10, y * m_em / 10), text.style, text.alignment,
                      m_theme.card);
        }
        write(shown, box, text.style, text.alignment, m_theme.*coloursOf(text.look).letter);
    }

    void paintBar(const Bar& bar)
    {
        const QRectF box = pixels(bar.box);
        const double radius = std::min({m_em / 3, box.width() / 4, box.height() / 2});
        const QRectF going = bar.left < bar.to ? pixels(ghostOf(bar)) : QRectF();
        QRectF staying = box;
        if (bar.isUpright)
            staying.setTop(box.top() + going.height());
        else
            staying.setRight(box.right() - going.width());
        if (bar.left > bar.from) {
            const QColor colour = line(bar.look);
            m_painter.setPen(bar.isHollow ? QPen(colour, m_em / 10) : QPen(Qt::NoPen));
            m_painter.setBrush(bar.isHollow ? m_theme.card : colour);
            m_painter.drawRoundedRect(staying, radius, radius);
        }
        if (bar.left < bar.to) {
            const QColor colour = line(bar.ghost);
            m_painter.setPen(dashed(colour, m_em / 9));
            m_painter.setBrush(faded(colour, 28));
            m_painter.drawRoundedRect(going, radius, radius);
        }
        if (bar.text.isEmpty())
            return;
        constexpr TextStyle kBold{.isBold = true};
        const double text = m_fonts.of(kBold).metrics.horizontalAdvance(shownAs(bar.text, kBold));
        const double beside = std::clamp(box.width() - text, m_em * kBarPlate, m_em);
        QRectF plate(0, 0, text + beside, m_em * 1.2);
        plate.moveCenter(box.center());
        if (!bar.isUpright) // what stands in front stays readable
            plate.moveLeft(std::max(plate.left(), box.left()));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.card);
        m_painter.drawRoundedRect(plate, radius, radius);
        write(bar.text, plate, kBold, Qt::AlignCenter, m_theme.text);
    }

    void paintPiece(const Piece& piece)
    {
        const QColor colour = line(piece.look);
        QRectF box = pixels(piece.box);
        if (piece.shape == Shape::Block)
            box = QRectF(box.topLeft().toPoint(), QSizeF(std::round(box.width()), std::round(box.height())));
        else
            box -= QMarginsF(box.width(), box.width(), box.width(), box.width()) / 10;
        const double radius = box.width() / (piece.shape == Shape::Block ? 4 : 2);
        const double thick = std::min(std::clamp(box.width() / 7.2, 1.0, m_em / 6), box.width() / 5);
        if (piece.isGhost) {
            m_painter.setPen(dashed(colour, thick));
            m_painter.setBrush(faded(colour, 28));
            box.adjust(thick / 2, thick / 2, -thick / 2, -thick / 2);
        } else if (piece.shape == Shape::Stone || piece.shape == Shape::Block) {
            (piece.shape == Shape::Stone ? m_stone : m_block).draw(m_painter, box, radius, colour);
            return;
        } else if (piece.shape == Shape::Ring) {
            const double line = std::clamp(box.width() / 10, 1.0, m_em / 8);
            m_painter.setPen(QPen(colour, line));
            m_painter.setBrush(m_theme.card);
            box.adjust(line / 2, line / 2, -line / 2, -line / 2);
        } else {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(colour);
        }
        if (piece.shape == Shape::Pin) {
            m_painter.drawPath(pinShape(box));
        } else if (piece.shape == Shape::Pair) {
            const double shift = box.width() * 0.18;
            const QRectF small = box.adjusted(shift, shift, -shift, -shift);
            m_painter.setPen(piece.isGhost ? dashed(colour, thick * 0.6)
                                           : QPen(m_theme.stoneEdge, thick * 0.6));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(small.translated(-shift * 0.8, 0));
            m_painter.drawEllipse(small.translated(shift * 0.8, 0));
        } else {
            m_painter.drawRoundedRect(box, radius, radius);
        }
        if (piece.shape == Shape::Queen) {
            m_painter.setBrush(m_theme.card);
            m_painter.drawPath(crownShape(box.center(), radius));
        }
    }

    void paintMotion(const Motion& motion)
    {
        const double way = motion.progress;
        for (const Flight& flight : motion.flights) {
            Piece piece = way < 0.5 ? flight.from : flight.to;
            const QRectF& from = flight.from.box;
            const QRectF& to = flight.to.box;
            piece.box = QRectF(from.topLeft() * (1 - way) + to.topLeft() * way,
                               from.size() * (1 - way) + to.size() * way);
            if (!isVisible(piece.box, 0))
                continue;
            m_painter.setOpacity(flight.isGone ? 1 - way : 1);
            paintPiece(piece);
        }
        m_painter.setOpacity(1);
    }

    QPainter& m_painter;
    const Theme& m_theme;
    const QRegion& m_visible; // in pixels
    Fonts m_fonts;
    double m_em;
    Stamp m_stone;
    Stamp m_block;
};

} // namespace

// What is left of a bar is where it was: what goes is at its end.
QRectF ghostOf(const Bar& bar)
{
    constexpr double kLeast = 0.6; // em, of either
    const double length = bar.isUpright ? bar.box.height() : bar.box.width();
    const Count left = std::clamp(bar.left, bar.from, bar.to);
    const double share = static_cast<double>(bar.to - left) / static_cast<double>(bar.to - bar.from);
    const double most = left > bar.from ? std::max(length / 2, length - kLeast) : length;
    const double going = std::min(std::max(kLeast, length * share), most);
    QRectF box = bar.box;
    if (bar.isUpright)
        box.setBottom(box.top() + going);
    else
        box.setLeft(box.right() - going);
    return box;
}

BoardScene::Measure textMeasure(const QFont& font)
{
    // The same words stand in many parts, and in drawing after drawing; whoever keeps this copies it.
    return [fonts = std::make_shared<Fonts>(font)](const QString& text, const TextStyle& style) {
        Fonts::Known& known = fonts->of(style);
        auto width = known.widths.find(text);
        if (width == known.widths.end()) {
            const QString shown = shownAs(withoutMark(text), style);
            width = known.widths.insert(text, known.metrics.horizontalAdvance(shown) / fonts->em());
        }
        return *width;
    };
}

void paintDrawing(QPainter& painter, const Drawing& drawing, const QFont& font, const Theme& theme,
                  const QRegion& clip, const Motion* motion)
{
    Painting(painter, font, theme, clip).paint(drawing, motion);
}

} // namespace laststone::widgets
