// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/set_bar.h"

#include "widgets/look/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>

namespace laststone::widgets {

using Mark = teaching::SetRun::Mark;

namespace {

void paintTick(QPainter& painter, const QRectF& disc)
{
    const auto at = [&](double x, double y) {
        return QPointF(disc.x() + x * disc.width(), disc.y() + y * disc.height());
    };
    const QPointF tick[] = {at(0.26, 0.54), at(0.44, 0.7), at(0.75, 0.33)};
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(tick, 3);
}

// Once round, with a head.
void paintArrow(QPainter& painter, const QRectF& disc, double line)
{
    const QRectF round = disc.adjusted(line, line, -line, -line);
    constexpr int kDegree = 16; // of arcs
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(round, 90 * kDegree, 280 * kDegree);
    const QPointF top(round.center().x(), round.top());
    const double head = disc.width() * 0.26;
    QPainterPath triangle(top + QPointF(head * 0.9, 0));
    triangle.lineTo(top + QPointF(-head * 0.3, -head * 0.8));
    triangle.lineTo(top + QPointF(-head * 0.3, head * 0.8));
    triangle.closeSubpath();
    painter.fillPath(triangle, painter.pen().color());
}

void paintMark(QPainter& painter, const QRectF& disc, Mark mark, const Theme& theme, double line)
{
    painter.setPen(QPen(theme.muted, line));
    painter.setBrush(Qt::NoBrush);
    switch (mark) {
    case Mark::ToCome:
        painter.drawEllipse(disc);
        break;
    case Mark::Understood:
        painter.setPen(QPen(theme.goodText, line));
        painter.setBrush(theme.goodText);
        painter.drawEllipse(disc);
        painter.setPen(QPen(theme.onGood, line * 1.5));
        paintTick(painter, disc);
        break;
    case Mark::Helped: {
        painter.setPen(QPen(theme.goodText, line));
        painter.drawEllipse(disc);
        painter.setBrush(theme.goodText);
        constexpr int kDegree = 16;
        painter.drawChord(disc, 180 * kDegree, 180 * kDegree);
        break;
    }
    case Mark::Again:
        painter.setPen(QPen(theme.wonText, line * 1.4));
        paintArrow(painter, disc, line);
        break;
    }
}

} // namespace

SetBar::SetBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SetBar::setMarks(std::vector<Mark> marks, int current)
{
    m_marks = std::move(marks);
    m_current = current;
    say();
    updateGeometry();
    update();
}

// The same in words.
void SetBar::say()
{
    const auto count = [&](Mark mark) { return static_cast<int>(std::ranges::count(m_marks, mark)); };
    QStringList parts;
    if (m_current >= 0) {
        //: %1 is the number of a question, %2 how many there are
        parts << tr("Question %1 of %2").arg(m_current + 1).arg(m_marks.size());
    }
    //: of the questions of a set
    parts << tr("understood: %1").arg(count(Mark::Understood));
    //: of the questions of a set
    parts << tr("with help: %1").arg(count(Mark::Helped));
    //: of the questions of a set: to be asked again
    parts << tr("again: %1").arg(count(Mark::Again));
    //: of the questions of a set
    parts << tr("to come: %1").arg(count(Mark::ToCome));
    setToolTip(parts.join(QStringLiteral(" · ")));
    setAccessibleName(toolTip());
}

double SetBar::side() const
{
    return std::round(Spacing(font()).em * 0.85);
}

QSize SetBar::sizeHint() const
{
    const double gap = Spacing(font()).em * 0.2;
    const auto count = static_cast<double>(m_marks.size());
    return QSizeF(count * (side() + gap), side() * 1.5).toSize();
}

void SetBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Spacing spacing(font());
    const double line = spacing.thin;
    double x = line;
    for (int i = 0; i < static_cast<int>(m_marks.size()); ++i) {
        const QRectF disc(x, (height() - side()) / 2 - line, side() - line, side() - line);
        paintMark(painter, disc, m_marks[static_cast<std::size_t>(i)], theme, line);
        if (i == m_current) {
            const double y = disc.bottom() + line * 2.5;
            painter.setPen(QPen(theme.accent, line * 2));
            painter.drawLine(QPointF(disc.left(), y), QPointF(disc.right(), y));
        }
        x += side() + spacing.em * 0.2;
    }
}

void SetBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        say();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace laststone::widgets
