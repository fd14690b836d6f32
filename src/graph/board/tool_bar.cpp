// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/tool_bar.h"

#include "ui_graph_tool_bar.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>

namespace laststone::graph {

using widgets::Spacing;

ToolBar::ToolBar(QWidget* parent) : QWidget(parent), m_ui(std::make_unique<Ui::ToolBar>())
{
    m_ui->setupUi(this);
    QAction* const actions[] = {m_ui->editAction,   m_ui->addAction,  m_ui->deleteAction,
                                m_ui->renameAction, m_ui->newAction,  m_ui->arrangeAction,
                                m_ui->openAction,   m_ui->saveAction, m_ui->fitAction};
    auto* row = new QHBoxLayout(this);
    for (std::size_t i = 0; i < kToolCount; ++i) {
        actions[i]->setIconVisibleInMenu(false);
        m_buttons[i] = new QToolButton(this);
        m_buttons[i]->setDefaultAction(actions[i]);
        m_buttons[i]->setProperty("flat", true);
        if (i == Arrange)
            row->addStretch(1);
        row->addWidget(m_buttons[i]);
    }
    setEditing(false);
    retranslate();
}

ToolBar::~ToolBar() = default;

void ToolBar::setEditing(bool editing)
{
    m_ui->editAction->setChecked(editing);
    for (QToolButton* button : m_buttons) {
        if (button->defaultAction()->property("forEditing").toBool())
            button->setVisible(editing);
    }
    fitButtons();
}

void ToolBar::retranslate()
{
    const double em = Spacing(font()).em;
    const int size = static_cast<int>(em);
    layout()->setContentsMargins(0, 0, 0, static_cast<int>(em / 5));
    layout()->setSpacing(static_cast<int>(em / 6));
    m_ui->retranslateUi(this);
    widgets::putIcons(*this);
    for (QToolButton* button : m_buttons) {
        QAction* action = button->defaultAction();
        // The key is no shortcut: it works on the board alone.
        action->setToolTip(widgets::tipWithKey(action->toolTip(), action->property("key").toString()));
        button->setIconSize({size, size});
        button->setAccessibleName(action->text());
        button->setAccessibleDescription(action->toolTip());
    }
    fitButtons();
}

void ToolBar::fitButtons()
{
    constexpr double kAround = 2.6; // em of a button besides its text: icon, padding, gap
    const double em = Spacing(font()).em;
    double words = 0;
    for (const QToolButton* button : m_buttons) {
        if (!button->isHidden())
            words += fontMetrics().horizontalAdvance(button->text()) + em * kAround;
    }
    const auto style = words <= width() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    for (QToolButton* button : m_buttons)
        button->setToolButtonStyle(style);
}

QSize ToolBar::minimumSizeHint() const
{
    // With icons only.
    const double em = Spacing(font()).em;
    return {static_cast<int>(em * 2.2 * static_cast<int>(kToolCount)), QWidget::minimumSizeHint().height()};
}

void ToolBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitButtons();
}

void ToolBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace laststone::graph
