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
QHash<qint64, Drawing> g_drawings; // of the pixmaps made meanwhile

// What stays the same in copies of a pixmap with another resolution.
qint64 serialOf(const QPixmap& pixmap)
{
    return pixmap.cacheKey() >> 32;
}

// An icon that is drawn at whatever size and resolution is asked for.
class DrawnEngine : public QIconEngine {
public:
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) // a button that is smaller than its icon's margins
            return {};
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        if (g_vectorFiles > 0) {
            const std::shared_ptr<QIconEngine> engine(clone());
            g_drawings.insert(serialOf(pixmap), [=](QPainter& other, const QRect& place) {
                engine->paint(&other, place, mode, state);
            });
        }
        return pixmap;
    }
};

// The file is read when it is first seen: most icons stand in menus that nobody has opened yet.
class SvgEngine final : public DrawnEngine {
public:
    SvgEngine(QString file, const Theme& theme)
        : m_file(std::move(file))
        , m_colour(theme.text)
        , m_disabled(theme.disabled)
        , m_selected(theme.onAccent)
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
        svg.replace("#000000", colourOf(mode).name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.render(painter, rect);
    }
    QIconEngine* clone() const override { return new SvgEngine(*this); }

private:
    QColor colourOf(QIcon::Mode mode) const
    {
        if (mode == QIcon::Selected)
            return m_selected;
        return mode == QIcon::Disabled ? m_disabled : m_colour;
    }

    QString m_file;
    QByteArray m_svg;
    QColor m_colour;
    QColor m_disabled;
    QColor m_selected;
};

class OutcomeEngine final : public DrawnEngine {
public:
    OutcomeEngine(theory::Outcome outcome, const Theme& theme) : m_outcome(outcome), m_theme(theme) { }
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        constexpr double kFaded = 0.4;
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(painter->opacity() * kFaded);
        paintOutcome(*painter, rect, m_outcome, m_theme);
        painter->restore();
    }
    QIconEngine* clone() const override { return new OutcomeEngine(*this); }

private:
    theory::Outcome m_outcome;
    const Theme& m_theme;
};

} // namespace

QIcon themedIcon(const QString& name, const Theme& theme)
{
    const QString file = QStringLiteral(":/icons/actions/%1.svg").arg(name);
    if (!QFile::exists(file))
        return {};
    return QIcon(new SvgEngine(file, theme));
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
    return QIcon(new OutcomeEngine(outcome, theme));
}

IconVectors::IconVectors()
{
    ++g_vectorFiles;
}

IconVectors::~IconVectors()
{
    if (--g_vectorFiles == 0)
        g_drawings.clear();
}

bool IconVectors::draw(QPainter& painter, const QRect& place, const QPixmap& pixmap)
{
    const auto drawing = g_drawings.constFind(serialOf(pixmap));
    if (drawing == g_drawings.constEnd())
        return false;
    drawing.value()(painter, place);
    return true;
}

} // namespace laststone::widgets
