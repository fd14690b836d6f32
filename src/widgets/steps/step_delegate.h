// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a step: its number in a badge, its title, and what it says. The current step is shown in full, the
// others by their title and the beginning.
#pragma once

#include "teaching/explanation.h"

#include <QStyledItemDelegate>

#include <memory>

class QTextDocument;

namespace laststone::widgets {

struct Theme;

class StepDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setCurrent(int row) { m_current = row; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    // The current step, in full.
    std::unique_ptr<QTextDocument> document(const QStyleOptionViewItem& option,
                                            const QModelIndex& index) const;

    int m_current = -1;
};

// The document of a step as HTML, in full: the title in bold, details, the table of binary digits in a
// fixed-width face. Shared with whatever else prints steps.
QString stepHtml(const QModelIndex& index, const Theme& theme);

// The table of binary digits of a step as HTML, with so many pixels around every digit.
QString tableHtml(const teaching::BinaryTable& table, const Theme& theme, int padding = 2);

} // namespace laststone::widgets
