// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace laststone::widgets {

namespace {

// Draws an SVG at whatever size and resolution is asked for. The file is read when it is first seen: most
// icons stand in menus that nobody has opened yet.
class SvgEngine final : public QIconEngine {
public:
    SvgEngine(QString file, QColor colour, QColor disabled)
        : m_file(std::move(file)), m_colour(colour), m_disabled(disabled)
    {
    }
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        if (m_svg.isEmpty()) {
            QFile file(m_file);
            if (!file.open(QIODevice::ReadOnly))
                return;
            m_svg = file.readAll();
        }
        QByteArray svg = m_svg;
        svg.replace("#000000", (mode == QIcon::Disabled ? m_disabled : m_colour).name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.render(painter, rect);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) // a button that is smaller than its icon's margins
            return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new SvgEngine(*this); }

private:
    QString m_file;
    QByteArray m_svg;
    QColor m_colour;
    QColor m_disabled;
};

} // namespace

QIcon themedIcon(const QString& name, const Theme& theme)
{
    const QString file = QStringLiteral(":/icons/actions/%1.svg").arg(name);
    if (!QFile::exists(file))
        return {};
    return QIcon(new SvgEngine(file, theme.text, theme.disabled));
}

void paintOutcome(QPainter& painter, const QRectF& square, theory::Outcome outcome, const Theme& theme)
{
    const bool lost = outcome == theory::Outcome::P;
    const double width = square.width() / 5;
    const QRectF disc = square.adjusted(width, width, -width, -width);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(lost ? theme.lost : theme.won, width));
    painter.setBrush(lost ? QBrush(theme.lost) : QBrush(Qt::NoBrush));
    painter.drawEllipse(disc);
}

QPixmap outcomePixmap(theory::Outcome outcome, int size, double ratio, const Theme& theme)
{
    QPixmap pixmap(static_cast<int>(size * ratio), static_cast<int>(size * ratio));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintOutcome(painter, QRectF(0, 0, size, size), outcome, theme);
    return pixmap;
}

} // namespace laststone::widgets
