// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of widgets share.
#pragma once

#include "teaching/position.h"

#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>

// Any warning fails the test; the offscreen platform's own remark about size hints is none of ours.
inline void failOnWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support).*")));
}

inline void show(QWidget& widget)
{
    widget.show();
    QVERIFY(QTest::qWaitForWindowExposed(&widget));
    QApplication::processEvents();
}

// A move of the mouse with the left button held, which QTest::mouseMove does not say.
inline void drag(QWidget* widget, const QPoint& to)
{
    QMouseEvent event(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton, Qt::LeftButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &event);
}

// A move of the mouse without a button to the widget itself, even when another window lies over it.
inline void hover(QWidget* widget, const QPoint& to)
{
    QMouseEvent event(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &event);
}

// A turn of the wheel, 120 for a notch away from the user; whether the widget takes it, or leaves it to what
// lies behind it.
inline bool turnWheel(QWidget* widget, const QPoint& at, int delta, Qt::KeyboardModifiers modifiers = {})
{
    QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(widget, &event);
    return event.isAccepted();
}

// The words of a label without what keeps formulas on one line.
inline QString asRead(QString text)
{
    return text.replace(QChar(0x00a0), QLatin1Char(' ')).remove(QChar(0x2060));
}

inline int countPixels(const QImage& image, const QColor& colour)
{
    int found = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            found += image.pixelColor(x, y).rgb() == colour.rgb() ? 1 : 0;
    }
    return found;
}

namespace laststone::teaching {

// For the messages of failed comparisons.
inline char* toString(const std::optional<Move>& move)
{
    if (!move)
        return qstrdup("no move");
    return qstrdup(qPrintable(QStringLiteral("take %1 from heap %2").arg(move->take).arg(move->heap + 1)));
}

} // namespace laststone::teaching
