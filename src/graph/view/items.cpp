// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/items.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace laststone::graph {

using theory::Outcome;
using widgets::Theme;

namespace {

constexpr double kInDisc = 24; // at most
constexpr double kEnoughInDisc = 17; // of a name, however small the scale is
constexpr double kLeastFigures = 9;
constexpr double kOutside = 14;
constexpr double kMostWidth = 12; // em of a name
constexpr double kBeside = 4; // of the ground, at both ends of the letters

bool isNumber(const QString& text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.isDigit(); });
}

// How far the ink of a text reaches from the middle of where it is written.
double reach(const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const QRectF ink = metrics.tightBoundingRect(text).translated(-metrics.horizontalAdvance(text) / 2,
                                                                  (metrics.ascent() - metrics.descent()) / 2);
    const double across = std::max(std::abs(ink.left()), std::abs(ink.right()));
    const double along = std::max(std::abs(ink.top()), std::abs(ink.bottom()));
    return std::hypot(across, along);
}

constexpr double kNumber = 14; // pixels, of a scene that is not scaled
constexpr double kNote = 1.08; // of the size of values
constexpr double kHalo = 6;
constexpr double kCross = 8; // half of the one on an edge that is refused

QRectF around(const QPointF& centre, double radius)
{
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

// Text on a filled disc.
QColor onFilled(const Theme& theme)
{
    return theme.dark ? theme.window : theme.card;
}

// A badge with round ends in a direction from the centre of a vertex, on its rim or as far out as the letters
// in the vertex need.
QRectF clearOfLetters(const QSizeF& size, const QPointF& at)
{
    constexpr double kPen = 0.7;
    constexpr double kStep = 0.5;
    const double straight = (size.width() - size.height()) / 2; // half of what is not round
    QPointF centre = at;
    const double length = std::max(1.0, std::hypot(at.x(), at.y()));
    for (double out = length;; out += kStep) {
        centre = at / length * out;
        const double nearest = std::hypot(std::max(0.0, std::abs(centre.x()) - straight), centre.y());
        if (nearest >= kLetterRoom + size.height() / 2 + kPen)
            break;
    }
    return {centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height()};
}

QPen toned(const Theme& theme, EdgeTone tone)
{
    switch (tone) {
    case EdgeTone::Plain:
        break;
    case EdgeTone::Option:
        return {theme.text, 2};
    case EdgeTone::Choice:
        return {theme.accent, 3.2};
    case EdgeTone::Winning:
        return {theme.good, 3.6};
    case EdgeTone::Threat:
        // The move that is answered is dashed, so that colour is not alone in telling it from its answer.
        return {theme.won, 3.2, Qt::DashLine};
    case EdgeTone::Reply:
        return {theme.muted, 3.2, Qt::DashDotLine};
    case EdgeTone::Own:
        return {theme.accent, 3.2, Qt::DashDotLine};
    case EdgeTone::Marked:
        return {theme.badge, 4, Qt::DotLine};
    case EdgeTone::Selected:
        return {theme.accent, 3.2};
    case EdgeTone::Wrong:
        return {theme.refused, 3.2, Qt::DashLine};
    case EdgeTone::Refused:
        return {theme.refused, 3.2, Qt::DotLine};
    }
    return {theme.stone, 1.5};
}

} // namespace

QFont labelFont(const QFont& font, double pixels, bool bold)
{
    QFont result = font;
    result.setPixelSize(std::max(1, qRound(pixels)));
    result.setBold(bold);
    return result;
}

double lettersInDisc(const QString& text, const QFont& font, double pixels, bool bold)
{
    // Fonts have whole sizes; one that is rounded up would not fit.
    while (pixels > 1) {
        const double far = reach(text, labelFont(font, pixels, bold));
        if (far <= kLetterRoom)
            break;
        pixels = std::max(1.0, std::min(pixels - 1, std::floor(pixels * kLetterRoom / far)));
    }
    return pixels;
}

Label makeLabel(const QString& text, const QFont& font, double least)
{
    Label label;
    label.text = text;
    label.pixels = lettersInDisc(text, font, kInDisc, true);
    label.outside = label.pixels < (isNumber(text) ? kLeastFigures : std::min(least, kEnoughInDisc));
    if (!label.outside)
        return label;
    label.pixels = std::max(kOutside, least);
    const QFontMetricsF metrics(labelFont(font, label.pixels, true));
    label.text = metrics.elidedText(text, Qt::ElideRight, kMostWidth * label.pixels);
    label.ground = QSizeF(metrics.horizontalAdvance(label.text) + 2 * kBeside, metrics.height());
    return label;
}

Names namesOutside(const Graph& graph, const QFont& font, double least)
{
    Names names;
    for (const theory::Count vertex : graph.drawing().vertices) {
        const Label label = makeLabel(graph.label(vertex), font, least);
        if (label.outside)
            names.emplace(vertex, label.ground);
    }
    return names;
}

void Item::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    draw(*painter, *m_style.theme);
}

void Item::setBounds(const QRectF& bounds)
{
    prepareGeometryChange();
    m_bounds = bounds;
    update();
}

VertexItem::VertexItem(const Style& style, theory::Count vertex, const QString& name)
    : Item(style, 2), m_vertex(vertex), m_name(name)
{
    measure();
}

void VertexItem::setState(const State& state)
{
    if (m_state == state)
        return;
    const bool sized = m_state.badge != state.badge || m_state.badgeAt != state.badgeAt;
    m_state = state;
    if (sized)
        measure();
    update();
}

void VertexItem::measure()
{
    m_label = makeLabel(m_name, style().font, style().least);
    m_badge = {};
    if (m_state.badge) {
        const QFontMetricsF metrics(style().sized(style().signs, true));
        const double high = style().signs + 6;
        const double wide = std::max(high, metrics.horizontalAdvance(m_state.badge->text) + 9);
        m_badge = clearOfLetters({wide, high}, m_state.badgeAt);
    }
    setBounds((around({}, kVertexRadius) | m_badge).adjusted(-2, -2, 2, 2));
}

void VertexItem::drawLabel(QPainter& painter, const Theme& theme) const
{
    QString text = m_label.text;
    double pixels = m_label.pixels;
    if (m_label.outside) {
        // The number is what positions are written with.
        text = QString::number(m_vertex);
        if (text == m_name)
            return;
        pixels = lettersInDisc(text, style().font, std::max(kNumber, style().signs), true);
    }
    const bool isFilled = isIn(Outcome::P); // where thin figures cannot be read
    painter.setFont(style().sized(pixels, isFilled || !m_label.outside));
    painter.setPen(isFilled ? onFilled(theme) : m_label.outside ? theme.muted : theme.text);
    painter.drawText(around({}, kVertexRadius), Qt::AlignCenter, text);
}

void VertexItem::drawBadge(QPainter& painter, const Theme& theme) const
{
    if (!m_state.badge)
        return;
    const bool lost = isIn(Outcome::P);
    const bool won = isIn(Outcome::N);
    painter.setPen(QPen(lost ? theme.lost : won ? theme.won : theme.stone, 1.4));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(m_badge, m_badge.height() / 2, m_badge.height() / 2);
    painter.setPen(lost ? theme.lostText : won ? theme.wonText : theme.text);
    painter.setFont(style().sized(style().signs, true));
    painter.drawText(m_badge, Qt::AlignCenter, m_state.badge->text);
}

void VertexItem::draw(QPainter& painter, const Theme& theme) const
{
    // A filled disc for P, a hollow ring for N, as everywhere.
    const bool lost = isIn(Outcome::P);
    const bool won = isIn(Outcome::N);
    painter.setPen(QPen(lost ? theme.lost : won ? theme.won : theme.stone, won ? 3 : 1.8));
    painter.setBrush(lost ? theme.lost : won ? theme.card : theme.field);
    painter.drawEllipse(around({}, kVertexRadius - (won ? 1.5 : 0.9)));
    drawLabel(painter, theme);
    drawBadge(painter, theme);
}

HaloItem::HaloItem(const Style& style) : Item(style, -1)
{
    constexpr double kPen = 3;
    setBounds(around({}, kVertexRadius + kHalo + kPen + 2));
    setVisible(false);
}

void HaloItem::setState(const State& state)
{
    if (m_state == state)
        return;
    m_state = state;
    setVisible(state != State());
    update();
}

void HaloItem::draw(QPainter& painter, const Theme& theme) const
{
    const auto ring = [&](bool shown, double out, const QPen& pen, const QBrush& brush = Qt::NoBrush) {
        if (!shown)
            return;
        painter.setPen(pen);
        painter.setBrush(brush);
        painter.drawEllipse(around({}, kVertexRadius + out));
    };
    constexpr double kRing = 4.5;
    ring(m_state.option, kHalo, QPen(theme.accent, 1.2), theme.lostPale);
    ring(m_state.handle, kHalo, QPen(theme.accent, 1.4, Qt::DashLine), theme.lostPale);
    ring(m_state.pointed, kRing, QPen(theme.good, 3));
    // Not as N, which is a ring too, nor as a threat, whose colour is that of N.
    ring(m_state.wrong, kRing, QPen(theme.refused, 3, Qt::DashLine));
    ring(m_state.selected, kRing, QPen(theme.accent, 3));
    ring(m_state.cursor, kHalo + 2, QPen(theme.text, 1.5, Qt::DotLine));
}

void NameItem::setLabel(const Label& label, const QRectF& ground)
{
    m_label = label;
    setBounds(ground);
}

void NameItem::draw(QPainter& painter, const Theme& theme) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.card);
    painter.drawRoundedRect(boundingRect(), 4, 4);
    painter.setPen(theme.text);
    painter.setFont(style().sized(m_label.pixels, true));
    painter.drawText(boundingRect(), Qt::AlignCenter, m_label.text);
}

void EdgeItem::setForm(EdgeShape shape)
{
    m_shape = std::move(shape);
    constexpr double kWidest = 3;
    const double beside = m_tone == EdgeTone::Refused ? kCross + kWidest : kWidest;
    setBounds((m_shape.line.boundingRect() | m_shape.head.boundingRect())
                  .adjusted(-beside, -beside, beside, beside));
}

void EdgeItem::setTone(EdgeTone tone)
{
    if (m_tone == tone)
        return;
    m_tone = tone;
    // What is pointed out is seen whole.
    setZValue(tone == EdgeTone::Plain ? 0 : 2.5);
    update();
}

void EdgeItem::draw(QPainter& painter, const Theme& theme) const
{
    QPen pen = toned(theme, m_tone);
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    // Straight lines are much cheaper than paths.
    if (m_shape.line.elementCount() == 2)
        painter.drawLine(m_shape.line.elementAt(0), m_shape.line.elementAt(1));
    else
        painter.drawPath(m_shape.line);
    QPen outline(pen.color(), m_tone == EdgeTone::Plain ? 0.5 : 2);
    outline.setJoinStyle(Qt::MiterJoin);
    painter.setPen(outline);
    painter.setBrush(pen.color());
    painter.drawPolygon(m_shape.head);
    if (m_tone != EdgeTone::Refused)
        return;
    const QPointF middle = m_shape.line.pointAtPercent(0.5);
    painter.setPen(QPen(theme.refused, 4, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle - QPointF(kCross, kCross), middle + QPointF(kCross, kCross));
    painter.drawLine(middle - QPointF(kCross, -kCross), middle + QPointF(kCross, -kCross));
}

TokenItem::TokenItem(const Style& style, std::size_t token, std::size_t of, std::size_t more)
    : Item(style, 3)
    , m_token(token)
    , m_more(more)
    , m_text(more > 0     ? QStringLiteral("+%1").arg(more)
                 : of > 1 ? QStringLiteral("#%1").arg(token + 1)
                          : QString())
{
    setBounds(around({}, style.tokenRadius() + 6));
}

double TokenItem::pixels() const
{
    const double room = 2 * style().tokenRadius() - 4;
    const double width = QFontMetricsF(style().sized(style().signs, true)).horizontalAdvance(m_text);
    return style().signs * std::min(1.0, room / width);
}

void TokenItem::setState(bool pointed, bool cursor)
{
    if (m_pointed == pointed && m_cursor == cursor)
        return;
    m_pointed = pointed;
    m_cursor = cursor;
    update();
}

void TokenItem::draw(QPainter& painter, const Theme& theme) const
{
    const double radius = style().tokenRadius();
    if (m_pointed || m_cursor) {
        painter.setPen(QPen(m_pointed ? theme.good : theme.accent, 2.4));
        painter.setBrush(theme.card);
        painter.drawEllipse(around({}, radius + 2.6));
    }
    const bool more = standsForMore();
    painter.setPen(QPen(more ? theme.stone : theme.card, 1.6));
    painter.setBrush(more ? theme.field : theme.text);
    painter.drawEllipse(around({}, radius));
    painter.setPen(more ? theme.text : theme.card);
    painter.setFont(style().sized(pixels(), true));
    painter.drawText(around({}, radius), Qt::AlignCenter, m_text);
}

NoteItem::NoteItem(const Style& style, const QString& text) : Item(style, 4), m_forms{text, text}
{
    m_forms[1].replace(QStringLiteral(" = "), QStringLiteral("\n= "));
}

QFont NoteItem::letters() const
{
    return style().sized(kNote * style().signs, false);
}

std::vector<QSizeF> NoteItem::sizes() const
{
    const QFontMetricsF metrics(letters());
    std::vector<QSizeF> sizes;
    for (const QString& form : m_forms)
        sizes.push_back(metrics.size(0, form) + QSizeF(14, 2));
    return sizes;
}

void NoteItem::setPlace(const NotePlace& place)
{
    m_place = place;
    QRectF bounds = place.box;
    if (place.lead) {
        const QRectF lead = QRectF(place.lead->p1(), place.lead->p2()).normalized();
        bounds |= lead.adjusted(-1, -1, 1, 1);
    }
    setBounds(bounds);
}

void NoteItem::draw(QPainter& painter, const Theme& theme) const
{
    painter.setPen(QPen(theme.good, 1));
    if (m_place.lead)
        painter.drawLine(*m_place.lead);
    painter.setBrush(theme.goodPale);
    painter.drawRoundedRect(m_place.box.adjusted(1, 1, -1, -1), 5, 5);
    painter.setPen(theme.goodText);
    painter.setFont(letters());
    painter.drawText(m_place.box, Qt::AlignCenter, m_forms[m_place.box.size() == sizes()[0] ? 0 : 1]);
}

} // namespace laststone::graph
