// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/items.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace laststone::graph {

using widgets::Theme;

namespace {

constexpr double kNumber = 14; // pixels, of a scene that is not scaled
constexpr double kBadge = 13;
constexpr double kNote = 14;
constexpr double kHalo = 6;
constexpr double kTokenText = 13;

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
    case EdgeTone::Selected:
        return {theme.accent, 3.2};
    case EdgeTone::Wrong:
        return {theme.won, 3.6};
    }
    return {theme.stone, 1.5};
}

} // namespace

VertexItem::VertexItem(const Style& style, theory::Count vertex) : m_style(style), m_vertex(vertex)
{
    setZValue(2);
    measure();
}

void VertexItem::setState(const State& state)
{
    if (m_state == state)
        return;
    const bool sized =
        m_state.label != state.label || m_state.badge != state.badge || m_state.badgeAt != state.badgeAt;
    m_state = state;
    if (sized)
        measure();
    update();
}

void VertexItem::restyle()
{
    measure();
    update();
}

void VertexItem::measure()
{
    prepareGeometryChange();
    m_label = makeLabel(m_state.label, m_style.font, m_style.least);
    m_badge = {};
    if (m_state.badge) {
        const QFontMetricsF metrics(m_style.sized(kBadge, true));
        const double high = kBadge + 6;
        const double wide = std::max(high, metrics.horizontalAdvance(m_state.badge->text) + 9);
        m_badge = clearOfLetters({wide, high}, m_state.badgeAt);
    }
    const double reach = kVertexRadius + kHalo + 3;
    m_bounds = (around({}, reach) | m_badge).adjusted(-2, -2, 2, 2);
}

void VertexItem::paintHalo(QPainter& painter) const
{
    const Theme& theme = *m_style.theme;
    if (m_state.option || m_state.wrong) {
        painter.setPen(QPen(m_state.wrong ? theme.won : theme.accent, 1.2));
        painter.setBrush(m_state.wrong ? theme.wonPale : theme.lostPale);
        painter.drawEllipse(around({}, kVertexRadius + kHalo));
    }
    if (m_state.handle) {
        painter.setPen(QPen(theme.accent, 1.4, Qt::DashLine));
        painter.setBrush(theme.lostPale);
        painter.drawEllipse(around({}, kVertexRadius + kHalo));
    }
    painter.setBrush(Qt::NoBrush);
    if (m_state.pointed) {
        painter.setPen(QPen(theme.good, 3));
        painter.drawEllipse(around({}, kVertexRadius + 4.5));
    }
    if (m_state.wrong) {
        painter.setPen(QPen(theme.won, 3));
        painter.drawEllipse(around({}, kVertexRadius + 4.5));
    }
    if (m_state.selected) {
        painter.setPen(QPen(theme.accent, 3));
        painter.drawEllipse(around({}, kVertexRadius + 4.5));
    }
    if (m_state.cursor) {
        painter.setPen(QPen(theme.text, 1.5, Qt::DotLine));
        painter.drawEllipse(around({}, kVertexRadius + kHalo + 2));
    }
}

void VertexItem::paintLabel(QPainter& painter) const
{
    const Theme& theme = *m_style.theme;
    const bool filled = m_state.badge && m_state.badge->isLost;
    if (!m_label.outside) {
        painter.setFont(m_style.sized(m_label.pixels, true));
        painter.setPen(filled ? onFilled(theme) : theme.text);
        painter.drawText(around({}, kVertexRadius), Qt::AlignCenter, m_label.text);
        return;
    }
    // The number is what positions are written with.
    const QString number = QString::number(m_vertex);
    if (number == m_state.label)
        return;
    painter.setFont(m_style.sized(lettersInDisc(number, m_style.font, kNumber, false), false));
    painter.setPen(filled ? onFilled(theme) : theme.muted);
    painter.drawText(around({}, kVertexRadius), Qt::AlignCenter, number);
}

void VertexItem::paintBadge(QPainter& painter) const
{
    if (!m_state.badge)
        return;
    const Theme& theme = *m_style.theme;
    const bool lost = m_state.badge->isLost;
    painter.setPen(QPen(lost ? theme.lost : theme.won, 1.4));
    painter.setBrush(theme.card);
    painter.drawRoundedRect(m_badge, m_badge.height() / 2, m_badge.height() / 2);
    painter.setPen(lost ? theme.lostText : theme.wonText);
    painter.setFont(m_style.sized(kBadge, true));
    painter.drawText(m_badge, Qt::AlignCenter, m_state.badge->text);
}

void VertexItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const Theme& theme = *m_style.theme;
    painter->setRenderHint(QPainter::Antialiasing);
    paintHalo(*painter);
    // A filled disc for P, a hollow ring for N, as everywhere.
    const bool lost = m_state.badge && m_state.badge->isLost;
    const bool won = m_state.badge && !lost;
    painter->setPen(QPen(lost ? theme.lost : won ? theme.won : theme.stone, won ? 3 : 1.8));
    painter->setBrush(lost ? theme.lost : won ? theme.card : theme.field);
    painter->drawEllipse(around({}, kVertexRadius - (won ? 1.5 : 0.9)));
    paintLabel(*painter);
    paintBadge(*painter);
}

NameItem::NameItem(const Style& style) : m_style(style)
{
    setZValue(2.7); // above the edges that are pointed out
}

void NameItem::setLabel(const Label& label, bool above)
{
    prepareGeometryChange();
    m_label = label;
    const QSizeF& size = label.ground;
    m_bounds = QRectF({-size.width() / 2, above ? -kNameAway - size.height() : kNameAway}, size);
    update();
}

void NameItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const Theme& theme = *m_style.theme;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.card);
    painter->drawRoundedRect(m_bounds, 4, 4);
    painter->setPen(theme.text);
    painter->setFont(m_style.sized(m_label.pixels, true));
    painter->drawText(m_bounds, Qt::AlignCenter, m_label.text);
}

void EdgeItem::setForm(EdgeShape shape)
{
    prepareGeometryChange();
    m_shape = std::move(shape);
    constexpr double kWidest = 3;
    m_bounds = (m_shape.line.boundingRect() | m_shape.head.boundingRect())
                   .adjusted(-kWidest, -kWidest, kWidest, kWidest);
}

void EdgeItem::setTone(EdgeTone tone)
{
    if (m_tone == tone)
        return;
    m_tone = tone;
    // What is pointed out is seen whole, the heads on the halos of vertices too.
    setZValue(tone == EdgeTone::Plain ? 0 : 2.5);
    update();
}

void EdgeItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen = toned(*m_style.theme, m_tone);
    pen.setCapStyle(Qt::FlatCap);
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    // Straight lines are much cheaper than paths.
    if (m_shape.line.elementCount() == 2)
        painter->drawLine(m_shape.line.elementAt(0), m_shape.line.elementAt(1));
    else
        painter->drawPath(m_shape.line);
    QPen outline(pen.color(), m_tone == EdgeTone::Plain ? 0.5 : 2);
    outline.setJoinStyle(Qt::MiterJoin);
    painter->setPen(outline);
    painter->setBrush(pen.color());
    painter->drawPolygon(m_shape.head);
}

TokenItem::TokenItem(const Style& style, std::size_t token, std::size_t more)
    : m_style(style)
    , m_token(token)
    , m_more(more)
    , m_text(more > 0 ? QStringLiteral("+%1").arg(more) : QString::number(token + 1))
{
    setZValue(3);
}

void TokenItem::setState(bool pointed, bool cursor, bool ghost)
{
    if (m_pointed == pointed && m_cursor == cursor && m_ghost == ghost)
        return;
    m_pointed = pointed;
    m_cursor = cursor;
    m_ghost = ghost;
    update();
}

QRectF TokenItem::boundingRect() const
{
    return around({}, kTokenRadius + 6);
}

void TokenItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const Theme& theme = *m_style.theme;
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_ghost)
        painter->setOpacity(0.5);
    if (m_pointed || m_cursor) {
        painter->setPen(QPen(m_pointed ? theme.good : theme.accent, 2.4));
        painter->setBrush(theme.card);
        painter->drawEllipse(around({}, kTokenRadius + 2.6));
    }
    const bool more = standsForMore();
    painter->setPen(QPen(more ? theme.stone : theme.card, 1.6));
    painter->setBrush(more ? theme.field : theme.text);
    painter->drawEllipse(around({}, kTokenRadius));
    painter->setPen(more ? theme.text : theme.card);
    const double room = 2 * kTokenRadius - 4;
    const double width = QFontMetricsF(m_style.sized(kTokenText, true)).horizontalAdvance(m_text);
    painter->setFont(m_style.sized(kTokenText * std::min(1.0, room / width), true));
    painter->drawText(around({}, kTokenRadius), Qt::AlignCenter, m_text);
}

NoteItem::NoteItem(const Style& style, const QString& text) : m_style(style), m_text(text)
{
    setZValue(4);
    const QFontMetricsF metrics(style.sized(kNote, false));
    const double half = metrics.horizontalAdvance(text) / 2 + 7;
    m_bounds = QRectF(-half, -metrics.height() / 2 - 1, 2 * half, metrics.height() + 2);
}

void NoteItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*)
{
    const Theme& theme = *m_style.theme;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme.good, 1));
    painter->setBrush(theme.goodPale);
    painter->drawRoundedRect(m_bounds.adjusted(1, 1, -1, -1), 5, 5);
    painter->setPen(theme.goodText);
    painter->setFont(m_style.sized(kNote, false));
    painter->drawText(m_bounds, Qt::AlignCenter, m_text);
}

} // namespace laststone::graph
