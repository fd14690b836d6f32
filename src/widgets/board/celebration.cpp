// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/celebration.h"

#include "widgets/look/theme.h"

#include <QPainter>
#include <QRandomGenerator>

namespace laststone::widgets {

namespace {

constexpr int kStones = 36;
constexpr int kDuration = 1800;

} // namespace

Celebration::Celebration(QWidget* board) : QWidget(board)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    QRandomGenerator random(1); // the same every time
    const auto share = [&](double from, double to) { return from + random.generateDouble() * (to - from); };
    for (int i = 0; i < kStones; ++i)
        m_stones.push_back({{share(0.05, 0.95), share(0.9, 1.4)},
                            share(0.7, 1.3),
                            share(-0.08, 0.08),
                            share(0.4, 1.0),
                            i % 3 == 0});
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(kDuration);
    m_motion.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_motion, &QVariantAnimation::finished, this, &QObject::deleteLater);
    setGeometry(board->rect());
    show();
    raise();
    m_motion.start();
}

void Celebration::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const double em = Spacing(font()).em;
    const double way = m_motion.currentValue().toDouble();
    painter.setOpacity(way < 0.6 ? 1 : (1 - way) / 0.4);
    const QColor colours[] = {theme.good, theme.accent, theme.won};
    int number = 0;
    for (const Stone& stone : m_stones) {
        const QColor& colour = colours[number++ % 3];
        const QPointF place((stone.from.x() + stone.drift * way) * width(),
                            (stone.from.y() - stone.rise * way) * height());
        const double radius = stone.size * em / 2;
        painter.setPen(stone.isRing ? QPen(colour, radius / 3) : QPen(Qt::NoPen));
        painter.setBrush(stone.isRing ? Qt::NoBrush : QBrush(colour));
        painter.drawEllipse(place, radius, radius);
    }
}

} // namespace laststone::widgets
