// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a step: its number in a badge, its title, and what it says. The current step is shown in full, the
// others by their title and the beginning.
#pragma once

#include "widgets/steps/step_document.h"

#include <QStyledItemDelegate>

#include <memory>

class QTextDocument;

namespace laststone::widgets {

class StepDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setCurrent(int row) { m_current = row; } // -1 for none
    int current() const { return m_current; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    // The current step, in full.
    std::unique_ptr<QTextDocument> document(const QStyleOptionViewItem& option,
                                            const StepDocument& step) const;

    int m_current = -1;
};

// How the panel sets the current step; so do others that show a step in the size of the window's letters.
StepStyle panelStyle(const Theme& theme);

} // namespace laststone::widgets
