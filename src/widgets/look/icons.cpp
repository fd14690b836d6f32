// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/icons.h"

#include <QAbstractButton>
#include <QAction>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <functional>
#include <memory>

namespace laststone::widgets {

namespace {

using Drawing = std::function<void(QPainter&, const QRect&)>;

int g_vectorFiles = 0; // that are being written
// Of the pixmaps made meanwhile.
QHash<qint64, Drawing>& drawings()
{
    static QHash<qint64, Drawing> all;
    return all;
}

// What stays the same in copies of a pixmap with another resolution.
qint64 serialOf(const QPixmap& pixmap)
{
    return pixmap.cacheKey() >> 32;
}

// An icon that is drawn at whatever size and resolution is asked for.
class DrawnEngine final : public QIconEngine {
public:
    using Draw = std::function<void(QPainter&, const QRect&, QIcon::Mode)>;

    explicit DrawnEngine(Draw draw) : m_draw(std::move(draw)) { }
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        m_draw(*painter, rect, mode);
    }
    QIconEngine* clone() const override { return new DrawnEngine(*this); }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
    {
        if (size.isEmpty()) // a button that is smaller than its icon's margins
            return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        m_draw(painter, QRect(QPoint(), size), mode);
        painter.end();
        if (g_vectorFiles > 0) {
            drawings().insert(serialOf(pixmap), [draw = m_draw, mode](QPainter& other, const QRect& place) {
                draw(other, place, mode);
            });
        }
        return pixmap;
    }

private:
    Draw m_draw;
};

} // namespace

QIcon themedIcon(const QString& name, const Theme& theme)
{
    const QString file = QStringLiteral(":/icons/actions/%1.svg").arg(name);
    if (!QFile::exists(file))
        return {};
    // The file is read when it is first seen: most icons stand in menus that nobody has opened yet.
    const auto svg = std::make_shared<QByteArray>();
    return QIcon(new DrawnEngine([=, &theme](QPainter& painter, const QRect& rect, QIcon::Mode mode) {
        QFile source(file);
        if (svg->isEmpty() && source.open(QIODevice::ReadOnly))
            *svg = source.readAll();
        const QColor colour = mode == QIcon::Selected ? theme.onAccent
            : mode == QIcon::Disabled                 ? theme.disabled
                                                      : theme.text;
        QByteArray coloured = *svg;
        coloured.replace("#000000", colour.name().toLatin1());
        QSvgRenderer(coloured).render(&painter, rect);
    }));
}

void putIcons(const QWidget& form)
{
    const Theme& theme = Theme::of(form.palette());
    const auto put = [&](auto* each) {
        if (const QString name = each->property("themedIcon").toString(); !name.isEmpty())
            each->setIcon(themedIcon(name, theme));
    };
    std::ranges::for_each(form.findChildren<QAction*>(), put);
    std::ranges::for_each(form.findChildren<QAbstractButton*>(), put);
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

QIcon outcomeIcon(theory::Outcome outcome, const Theme& theme)
{
    return QIcon(new DrawnEngine([outcome, &theme](QPainter& painter, const QRect& rect, QIcon::Mode mode) {
        constexpr double kFaded = 0.4;
        painter.save();
        if (mode == QIcon::Disabled)
            painter.setOpacity(painter.opacity() * kFaded);
        paintOutcome(painter, rect, outcome, theme);
        painter.restore();
    }));
}

IconVectors::IconVectors()
{
    ++g_vectorFiles;
}

IconVectors::~IconVectors()
{
    if (--g_vectorFiles == 0)
        drawings().clear();
}

bool IconVectors::draw(QPainter& painter, const QRect& place, const QPixmap& pixmap)
{
    const auto drawing = drawings().constFind(serialOf(pixmap));
    if (drawing == drawings().constEnd())
        return false;
    drawing.value()(painter, place);
    return true;
}

} // namespace laststone::widgets
