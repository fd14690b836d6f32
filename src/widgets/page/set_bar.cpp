// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/set_bar.h"

#include "widgets/look/signs.h"
#include "widgets/look/theme.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace laststone::widgets {

using Mark = teaching::SetRun::Mark;

namespace {

Sign signOf(Mark mark)
{
    switch (mark) {
    case Mark::Understood:
        return Sign::Tick;
    case Mark::Helped:
        return Sign::Half;
    case Mark::Again:
    case Mark::Later:
        return Sign::Arrow;
    default:
        return Sign::Ring;
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
    if (const int later = count(Mark::Later); later > 0) {
        //: of the questions of a set: their solutions have been shown, and they wait for later sets
        parts << tr("in later sets: %1").arg(later);
    }
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

int SetBar::at(double x) const
{
    const Spacing spacing(font());
    const int mark = static_cast<int>(std::floor((x - spacing.thin) / (side() + spacing.em * 0.2)));
    return mark < static_cast<int>(m_marks.size()) ? mark : -1;
}

// What one mark stands for.
QString SetBar::words(int mark) const
{
    const auto state = [](Mark of) {
        switch (of) {
        case Mark::Understood:
            return tr("right at the first try");
        case Mark::Helped:
            return tr("not at the first try, but when it was asked again");
        case Mark::Again:
            return tr("not at the first try, or with help: it will be asked again");
        case Mark::Later:
            return tr("its solution has been shown twice: it waits for later sets");
        default:
            return tr("still to come");
        }
    };
    //: %1 is the number of a question, %2 what has come of it
    return tr("Question %1: %2").arg(mark + 1).arg(state(m_marks[static_cast<std::size_t>(mark)]));
}

bool SetBar::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<const QHelpEvent*>(event);
        if (const int mark = at(help->pos().x()); mark >= 0) {
            QToolTip::showText(help->globalPos(), words(mark) + u'\n' + toolTip(), this);
            return true;
        }
    }
    return QWidget::event(event);
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
        paintSign(painter, disc, signOf(m_marks[static_cast<std::size_t>(i)]), theme, line);
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
