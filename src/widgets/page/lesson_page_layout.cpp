// SPDX-License-Identifier: GPL-3.0-or-later
// How a lesson page uses the room it has: shares, panels, and what becomes of them where room is short.
#include "ui_lesson_page.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/look/icons.h"
#include "widgets/page/lesson_page.h"
#include "widgets/steps/step_panel.h"

#include <QAction>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

namespace {

constexpr double kLeastCard = 24; // em: the buttons shrink with the card, so it may be narrower than they are
constexpr double kLeastChart = 11; // em: high enough for the labels of its axes; Qt Charts would go lower
constexpr double kPositionField = 12; // em that the field keeps, with the card's margins
constexpr double kAroundWord = 1.65; // em: padding, border and the gap to the next button
constexpr double kIcon = 1.2; // em: an icon and the gap to its word
constexpr double kRuleBox = 7; // em: mostly it holds a small number
constexpr double kStackedBoard = 0.5; // of the height of the page

} // namespace

// Everything on the page, in an area that scrolls where it does not fit. The widget that it is set up on: a
// page moved there when it is complete would get all its styles twice.
QWidget* LessonPage::makeScrollArea()
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(QStringLiteral("scroll"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    layout->addWidget(m_scroll);
    auto* contents = new QWidget(m_scroll->viewport());
    contents->setObjectName(QStringLiteral("page"));
    m_scroll->setWidget(contents);
    return contents;
}

void LessonPage::shareOutSpace()
{
    // Shares, not pixels: the splitters scale them.
    m_ui->splitter->setSizes({590, 410});
    m_ui->splitter->setStretchFactor(0, 59);
    m_ui->splitter->setStretchFactor(1, 41);
    m_ui->sideSplitter->setSizes({560, 440});
    m_ui->sideSplitter->setStretchFactor(0, 56);
    m_ui->sideSplitter->setStretchFactor(1, 44);
}

// The lengths that are set by hand, again whenever the font changes.
void LessonPage::fitToFont()
{
    const double em = Spacing(font()).em;
    m_ui->boardCard->setMinimumWidth(static_cast<int>(em * kLeastCard));
    m_ui->chartCard->setMinimumHeight(static_cast<int>(em * kLeastChart));
    m_ui->ruleBox->setMaximumWidth(static_cast<int>(em * kRuleBox));
    for (QSplitter* splitter : {m_ui->splitter, m_ui->sideSplitter})
        splitter->setHandleWidth(style()->pixelMetric(QStyle::PM_SplitterWidth, nullptr, this));
    if (m_firstShow)
        return; // the first resize does the rest
    fitButtons();
    stack();
}

// Where the board and the panels do not fit beside each other, they stand below each other.
void LessonPage::stack()
{
    if (m_firstShow)
        return; // its size is not known yet
    const int side = m_ui->sideSplitter->isHidden() ? 0 : m_ui->sideSplitter->minimumSizeHint().width();
    // The bar that scrolls the page down is among what has to fit.
    const QMargins around = m_scroll->widget()->layout()->contentsMargins();
    const int room =
        width() - around.left() - around.right() - m_scroll->verticalScrollBar()->sizeHint().width();
    const bool stacked = room < m_ui->boardCard->minimumWidth() + side + m_ui->splitter->handleWidth();
    m_board->setMinimumHeight(stacked && side > 0 ? static_cast<int>(height() * kStackedBoard) : 0);
    const auto orientation = stacked ? Qt::Vertical : Qt::Horizontal;
    if (m_ui->splitter->orientation() == orientation)
        return;
    if (stacked)
        m_besides = m_ui->splitter->saveState();
    m_ui->splitter->setOrientation(orientation);
    if (!stacked)
        m_ui->splitter->restoreState(m_besides);
}

// All of it, as far as it fits; QScrollArea's own way looks at the text cursor alone.
void LessonPage::bringIntoView(const QWidget& part)
{
    const QRect place(part.mapTo(m_scroll->widget(), QPoint()), part.size());
    const QSize room = m_scroll->viewport()->size();
    m_scroll->ensureVisible(place.center().x(), place.center().y(),
                            std::min(place.width(), room.width()) / 2 + 1,
                            std::min(place.height(), room.height()) / 2 + 1);
}

void LessonPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    stack();
}

void LessonPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // Only now the room to share out is known. What was remembered, or set by hand, stays.
    if (std::exchange(m_firstShow, false) && m_besides.isEmpty())
        shareOutSpace();
    stack();
}

void LessonPage::makePanelActions()
{
    const auto panel = [this](QAction*& action, bool PageOptions::*shown, Qt::Key key) {
        action = new QAction(this);
        action->setCheckable(true);
        action->setChecked(m_options.*shown);
        action->setShortcut(key);
        connect(action, &QAction::toggled, this, [this, shown](bool on) {
            m_options.*shown = on;
            showPanels();
            emit optionsChanged();
        });
    };
    panel(m_sidePanel, &PageOptions::sidePanel, Qt::Key_F7);
    panel(m_chartPanel, &PageOptions::chartPanel, Qt::Key_F8);
    panel(m_movesPanel, &PageOptions::movesPanel, Qt::Key_F9);
    m_panelMenu = new QMenu(this);
    m_panelMenu->addActions({m_sidePanel, m_chartPanel, m_movesPanel});
}

void LessonPage::showPanels()
{
    m_ui->sideCard->setVisible(m_options.sidePanel);
    m_ui->chartCard->setVisible(m_options.chartPanel);
    m_ui->sideSplitter->setVisible(m_options.sidePanel || m_options.chartPanel);
    m_ui->movesLabel->setVisible(m_options.movesPanel);
    m_ui->moves->setVisible(m_options.movesPanel);
    stack();
}

void LessonPage::retranslatePanels()
{
    m_panelMenu->setTitle(tr("Panels"));
    m_sidePanel->setText(tr("Lesson, explanation and exercise"));
    m_chartPanel->setText(tr("Chart"));
    m_movesPanel->setText(tr("List of moves"));
    m_panelMenu->setIcon(themedIcon(QStringLiteral("panels"), Theme::of(palette())));
}

// Where there is no room, the buttons go without their icons, those of the arrows last, then without their
// words, which tooltips and menus have as well.
void LessonPage::fitButtons()
{
    const QToolButton* arrows[] = {m_ui->undoButton, m_ui->redoButton};
    const auto buttons = {m_ui->randomButton, m_ui->undoButton, m_ui->redoButton, m_ui->hintButton,
                          m_ui->newGameButton};
    const double em = Spacing(font()).em;
    double room =
        m_ui->boardCard->contentsRect().width() - em * kPositionField - m_ui->setButton->sizeHint().width();
    for (const QToolButton* button : buttons)
        room -= fontMetrics().horizontalAdvance(button->text()) + em * kAroundWord;
    const auto fits = [&](std::size_t icons) { return room >= em * kIcon * static_cast<double>(icons); };
    const bool words = fits(0);
    const bool someIcons = fits(std::size(arrows));
    const bool allIcons = fits(buttons.size());
    for (QToolButton* button : buttons) {
        const bool isArrow = std::ranges::find(arrows, button) != std::end(arrows);
        const bool icon = allIcons || (someIcons && isArrow);
        button->setToolButtonStyle(!words     ? Qt::ToolButtonIconOnly
                                       : icon ? Qt::ToolButtonTextBesideIcon
                                              : Qt::ToolButtonTextOnly);
    }
    for (QToolButton* button : {m_ui->relatedButton, m_ui->arrangementButton})
        button->setToolButtonStyle(words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

QList<QByteArray> LessonPage::layoutState() const
{
    const bool besides = m_ui->splitter->orientation() == Qt::Horizontal;
    return {besides ? m_ui->splitter->saveState() : m_besides, m_ui->sideSplitter->saveState()};
}

void LessonPage::restoreLayoutState(const QList<QByteArray>& state)
{
    if (state.size() == 2) {
        m_besides = state[0];
        m_ui->splitter->restoreState(state[0]);
        m_ui->sideSplitter->restoreState(state[1]);
        stack();
    }
}

} // namespace laststone::widgets
