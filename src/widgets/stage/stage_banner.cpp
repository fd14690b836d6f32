// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_banner.h"

#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace laststone::widgets {

namespace {

constexpr double kSign = 1.0; // in em
constexpr double kPadding = 0.35;
constexpr int kFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

void StageBanner::setVerdict(theory::Outcome outcome, const QString& text, const QString& second,
                             const QStringList& secondFamilies)
{
    m_outcome = outcome;
    m_text = text;
    m_second = second;
    m_secondFamilies = secondFamilies;
    setAccessibleName(second.isEmpty() ? text : text + QLatin1Char('\n') + second);
    update();
}

QFont StageBanner::secondFont() const
{
    QFont second = font();
    if (!m_secondFamilies.isEmpty())
        second.setFamilies(m_secondFamilies);
    return second;
}

QRectF StageBanner::textArea(double width) const
{
    const double em = QFontMetricsF(font()).height();
    const double left = em * (kSign + 2 * kPadding);
    constexpr double kAnyHeight = 10'000;
    return {left, em * kPadding / 2, width - left - em * kPadding, kAnyHeight};
}

int StageBanner::heightForWidth(int width) const
{
    const double em = QFontMetricsF(font()).height();
    const QRectF area = textArea(width);
    double height = QFontMetricsF(font()).boundingRect(area, kFlags, m_text).height() + em * kPadding;
    if (!m_second.isEmpty())
        height += QFontMetricsF(secondFont()).height();
    return static_cast<int>(std::ceil(height));
}

void StageBanner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const double em = QFontMetricsF(font()).height();
    const bool isLost = m_outcome == theory::Outcome::P;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isLost ? theme.lostPale : theme.wonPale);
    painter.drawRoundedRect(rect(), em / 4, em / 4);
    const double sign = em * kSign * 0.8;
    paintOutcome(painter, QRectF(em * kPadding, em * kPadding / 2 + (em - sign) / 2, sign, sign), m_outcome,
                 theme);
    QRectF area = textArea(width());
    QRectF drawn;
    painter.setFont(font());
    painter.setPen(isLost ? theme.lostText : theme.wonText);
    painter.drawText(area, kFlags, m_text, &drawn);
    if (!m_second.isEmpty()) {
        area.setTop(drawn.bottom());
        painter.setFont(secondFont());
        painter.setPen(theme.muted);
        painter.drawText(area, kFlags,
                         QFontMetricsF(secondFont()).elidedText(m_second, Qt::ElideRight, area.width()));
    }
}

} // namespace laststone::widgets
