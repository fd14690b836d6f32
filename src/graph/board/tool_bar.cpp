// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/tool_bar.h"

#include "widgets/access/keyboard.h"
#include "widgets/look/icons.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QToolButton>

namespace laststone::graph {

using widgets::Spacing;
using widgets::Theme;

namespace {

struct ToolText {
    const char* icon;
    const char* text;
    const char* tip;
    const char* whatsThis;
    Qt::Key key = {}; // on the board, where it is no shortcut
    bool forEditing = false; // there only while the graph is edited
};

// By ToolBar::Tool.
constexpr ToolText kTools[ToolBar::kToolCount] = {
    {"edit", QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Edit"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Edit the graph"),
     QT_TRANSLATE_NOOP(
         "laststone::graph::ToolBar",
         "Goes from playing to drawing the graph, and back. While you draw, the opponent waits."),
     Qt::Key_E},
    {"add", QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "New vertex"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Add a vertex"),
     QT_TRANSLATE_NOOP(
         "laststone::graph::ToolBar",
         "Adds a vertex at a place that is free. A double click on empty ground adds one right there."),
     Qt::Key_Insert, true},
    {"delete", QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Delete"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Delete what is selected"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar",
                       "Deletes the vertices and edges that are selected, and the tokens on them. One vertex "
                       "and one token always stay."),
     Qt::Key_Delete, true},
    {"rename", QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Name"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Give the vertex a name"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar",
                       "Gives the vertex that you are at a name, which is shown in place of its number."),
     Qt::Key_F2, true},
    {"arrange", QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Arrange"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Arrange the graph in layers"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar",
                       "Puts the vertices in layers, with the sinks in the first: every edge leads to a "
                       "layer before its own.")},
    {"open", QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Open…"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Open a graph file (GraphViz DOT)"),
     QT_TRANSLATE_NOOP(
         "laststone::graph::ToolBar",
         "Opens a graph from a file in the DOT language of GraphViz, with the places and tokens in it.")},
    {"save", QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Save…"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Save the graph as a file (GraphViz DOT)"),
     QT_TRANSLATE_NOOP(
         "laststone::graph::ToolBar",
         "Writes the graph to a file in the DOT language of GraphViz, with its places and tokens.")},
    {"zoom-reset", QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Show all"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar", "Show all of the graph"),
     QT_TRANSLATE_NOOP("laststone::graph::ToolBar",
                       "Shows all of the graph as large as fits. Ctrl and the wheel, or Page Up and Page "
                       "Down, zoom; the middle mouse button moves the picture."),
     Qt::Key_F},
};

} // namespace

ToolBar::ToolBar(QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    for (std::size_t i = 0; i < kToolCount; ++i) {
        m_actions[i] = new QAction(this);
        m_buttons[i] = new QToolButton(this);
        m_buttons[i]->setDefaultAction(m_actions[i]);
        m_buttons[i]->setProperty("flat", true);
        if (i == Arrange)
            row->addStretch(1);
        row->addWidget(m_buttons[i]);
    }
    m_actions[Edit]->setCheckable(true);
    setEditing(false);
    retranslate();
}

QString ToolBar::whatsThis(Tool tool)
{
    return tr(kTools[tool].whatsThis);
}

void ToolBar::setEditing(bool editing)
{
    m_editing = editing;
    m_actions[Edit]->setChecked(editing);
    for (std::size_t i = 0; i < kToolCount; ++i) {
        if (kTools[i].forEditing)
            m_buttons[i]->setVisible(editing);
    }
    fitButtons();
}

void ToolBar::retranslate()
{
    const Theme& theme = Theme::of(palette());
    const double em = Spacing(font()).em;
    const int size = static_cast<int>(em);
    layout()->setContentsMargins(0, 0, 0, static_cast<int>(em / 5));
    layout()->setSpacing(static_cast<int>(em / 6));
    for (std::size_t i = 0; i < kToolCount; ++i) {
        const ToolText& tool = kTools[i];
        m_actions[i]->setText(tr(tool.text));
        m_actions[i]->setToolTip(widgets::tipWithKey(tr(tool.tip), tool.key));
        m_actions[i]->setWhatsThis(whatsThis(static_cast<Tool>(i)));
        m_actions[i]->setIcon(widgets::themedIcon(QLatin1String(tool.icon), theme));
        m_buttons[i]->setIconSize({size, size});
        m_buttons[i]->setAccessibleName(m_actions[i]->text());
        m_buttons[i]->setAccessibleDescription(m_actions[i]->toolTip());
    }
    fitButtons();
}

void ToolBar::fitButtons()
{
    constexpr double kAround = 2.6; // em of a button besides its text: icon, padding, gap
    const double em = Spacing(font()).em;
    double words = 0;
    for (std::size_t i = 0; i < kToolCount; ++i) {
        if (m_editing || !kTools[i].forEditing)
            words += fontMetrics().horizontalAdvance(m_actions[i]->text()) + em * kAround;
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
