// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/access/key_list.h"

#include "widgets/look/theme.h"
#include "widgets/stage/stage_keys.h"
#include "widgets/stage/stage_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

namespace {

constexpr double kMargin = 0.03; // of the height
constexpr double kLargest = 0.045; // of the height: the letters
constexpr double kColumnGap = 1.2; // em
constexpr double kRow = 1.18; // em: from one row to the next at least

// How wide the two columns are.
std::pair<double, double> columns(const QList<std::pair<QString, QString>>& rows, const QFont& font)
{
    const QFontMetricsF metrics(font);
    std::pair<double, double> widths{0, 0};
    for (const auto& [key, meaning] : rows) {
        widths.first = std::max(widths.first, metrics.horizontalAdvance(key));
        widths.second = std::max(widths.second, metrics.horizontalAdvance(meaning));
    }
    return widths;
}

} // namespace

KeyList::KeyList(std::size_t lessons, QWidget* parent) : QWidget(parent), m_lessons(lessons)
{
    hide();
    parent->installEventFilter(this);
}

void KeyList::setDark(bool dark)
{
    m_dark = dark;
    update();
}

QList<std::pair<QString, QString>> KeyList::rows() const
{
    QList<std::pair<QString, QString>> rows;
    for (const StageKey& each : stageKeys()) {
        QStringList names;
        const std::size_t most = each.command == StageCommand::Lesson ? m_lessons : each.keys.size();
        for (const Qt::Key key : each.keys | std::views::take(most))
            names << keyName(key);
        rows.append(
            {names.join(QStringLiteral("  ")), QCoreApplication::translate("StageKeys", each.meaning)});
    }
    return rows;
}

// As large as the rows fit in.
int KeyList::textPixels() const
{
    const auto all = rows();
    const double margin = height() * kMargin;
    int pixels = stage::pixels(height(), kLargest);
    for (; pixels > 1; --pixels) {
        QFont font = this->font();
        font.setPixelSize(pixels);
        const auto [keys, meanings] = columns(all, font);
        const double row = pixels * kRow;
        if (keys + meanings + pixels * kColumnGap + 2 * margin <= width()
            && row * static_cast<double>(all.size()) + 2 * margin <= height())
            break;
    }
    return pixels;
}

void KeyList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::stage(m_dark);
    painter.fillRect(rect(), theme.card);
    QFont font = this->font();
    const int pixels = textPixels();
    font.setPixelSize(pixels);
    painter.setFont(font);
    const auto all = rows();
    const auto [keys, meanings] = columns(all, font);
    const double gap = pixels * kColumnGap;
    const double left = (width() - keys - gap - meanings) / 2;
    const double margin = height() * kMargin;
    const double row = (height() - 2 * margin) / static_cast<double>(all.size());
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QRectF line(left, margin + row * static_cast<double>(i), keys, row);
        if (i % 2 == 0)
            painter.fillRect(QRectF(0, line.top(), width(), row), theme.field);
        painter.setPen(theme.goodText);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, all[i].first);
        painter.setPen(theme.text);
        painter.drawText(QRectF(line.right() + gap, line.top(), meanings + pixels, row),
                         Qt::AlignLeft | Qt::AlignVCenter, all[i].second);
    }
}

void KeyList::mousePressEvent(QMouseEvent*)
{
    hide();
}

void KeyList::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    setGeometry(parentWidget()->rect());
    raise();
    QStringList read;
    for (const auto& [keys, meaning] : rows())
        read << keys + QStringLiteral(": ") + meaning;
    setAccessibleName(read.join(QLatin1Char('\n')));
}

bool KeyList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace laststone::widgets
