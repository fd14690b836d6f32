// SPDX-License-Identifier: GPL-3.0-or-later
// What of a window cannot be read because there is no room for it, for tests.
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QWidget>

// The words that do not fit their label or button.
inline QStringList cutWords(const QWidget& window)
{
    QStringList cut;
    const auto look = [&](const QWidget* widget, const QString& text) {
        if (!widget->isVisible() || text.isEmpty())
            return;
        const QSize hint = widget->sizeHint();
        const QSize size = widget->size();
        // A pixel is lost to rounding.
        if (hint.width() > size.width() + 1 || hint.height() > size.height() + 1)
            cut << QStringLiteral("%1 \"%2\" wants %3×%4, has %5×%6")
                       .arg(widget->objectName(), text)
                       .arg(hint.width())
                       .arg(hint.height())
                       .arg(size.width())
                       .arg(size.height());
    };
    for (const auto* label : window.findChildren<QLabel*>()) {
        const bool elides = label->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored;
        if (label->wordWrap()) {
            if (label->isVisible() && label->heightForWidth(label->width()) > label->height() + 1)
                cut << label->text();
        } else if (!elides) {
            look(label, label->text());
        }
    }
    for (const auto* button : window.findChildren<QAbstractButton*>())
        look(button, button->text());
    for (const auto* box : window.findChildren<QComboBox*>()) {
        if (box->sizeAdjustPolicy() == QComboBox::AdjustToContents)
            look(box, box->currentText());
    }
    return cut;
}
