// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sg/graph_tool_bar.h"

#include "widgets/icons.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace laststone::games {

using widgets::Spacing;
using widgets::Theme;

namespace {

constexpr bool isForEditing(int tool)
{
    return tool == GraphToolBar::Add || tool == GraphToolBar::Delete || tool == GraphToolBar::Rename;
}

} // namespace

GraphToolBar::GraphToolBar(QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    const auto em = Spacing(font()).em;
    row->setContentsMargins(0, 0, 0, static_cast<int>(em / 5));
    row->setSpacing(static_cast<int>(em / 6));
    for (int tool = 0; tool < kToolCount; ++tool) {
        const auto i = static_cast<std::size_t>(tool);
        m_actions[i] = new QAction(this);
        m_buttons[i] = new QToolButton(this);
        m_buttons[i]->setDefaultAction(m_actions[i]);
        m_buttons[i]->setProperty("flat", true);
        if (tool == Arrange)
            row->addStretch(1);
        row->addWidget(m_buttons[i]);
    }
    m_actions[Edit]->setCheckable(true);
    setEditing(false);
    retranslate();
}

void GraphToolBar::setEditing(bool editing)
{
    m_editing = editing;
    m_actions[Edit]->setChecked(editing);
    for (int tool = 0; tool < kToolCount; ++tool) {
        if (isForEditing(tool))
            m_buttons[static_cast<std::size_t>(tool)]->setVisible(editing);
    }
    fitButtons();
}

void GraphToolBar::retranslate()
{
    const QString texts[] = {tr("Edit"),    tr("New vertex"), tr("Delete"), tr("Name"),
                             tr("Arrange"), tr("Open…"),      tr("Save…"),  tr("Show all")};
    const QString tips[] = {tr("Edit the graph (E)"),
                            tr("Add a vertex (Insert)"),
                            tr("Delete what is selected (Delete)"),
                            tr("Give the vertex a name (F2)"),
                            tr("Arrange the graph in layers"),
                            tr("Open a graph file (GraphViz DOT)"),
                            tr("Save the graph as a file (GraphViz DOT)"),
                            tr("Show all of the graph (F)")};
    const char* const icons[] = {"edit", "add", "delete", "rename", "arrange", "open", "save", "zoom-reset"};
    const Theme& theme = Theme::of(palette());
    const int size = static_cast<int>(Spacing(font()).em);
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        m_actions[i]->setText(texts[i]);
        m_actions[i]->setToolTip(tips[i]);
        m_actions[i]->setIcon(widgets::themedIcon(QLatin1String(icons[i]), theme));
        m_buttons[i]->setIconSize({size, size});
        m_buttons[i]->setAccessibleName(texts[i]);
        m_buttons[i]->setAccessibleDescription(tips[i]);
    }
    fitButtons();
}

void GraphToolBar::fitButtons()
{
    constexpr double kAround = 2.6; // em of a button besides its text: icon, padding, gap
    const double em = Spacing(font()).em;
    double words = 0;
    for (int tool = 0; tool < kToolCount; ++tool) {
        if (m_editing || !isForEditing(tool))
            words += fontMetrics().horizontalAdvance(m_actions[static_cast<std::size_t>(tool)]->text())
                + em * kAround;
    }
    const auto style = words <= width() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    for (QToolButton* button : m_buttons)
        button->setToolButtonStyle(style);
}

QSize GraphToolBar::minimumSizeHint() const
{
    // With icons only.
    const double em = Spacing(font()).em;
    return {static_cast<int>(em * 2.2 * static_cast<int>(kToolCount)), QWidget::minimumSizeHint().height()};
}

void GraphToolBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitButtons();
}

void GraphToolBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace laststone::games
