// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/page_layout.h"

#include "ui_lesson_page.h"
#include "widgets/look/house_style.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

using teaching::Session;

namespace {

constexpr double kLeastCard = 24; // em: the buttons shrink with the card, so it may be narrower than they are
constexpr double kLeastChart = 11; // em: high enough for the labels of its axes; Qt Charts would go lower
constexpr double kPositionField = 12; // em that the field keeps, with the card's margins
constexpr double kAroundWord = 1.65; // em: padding, border and the gap to the next button
constexpr double kIcon = 1.2; // em: an icon and the gap to its word
constexpr double kIconButton = 2.3; // em: one without a word, and the gap to the next button
constexpr double kRuleBox = 7; // em: mostly it holds a small number
constexpr double kStackedBoard = 0.5; // of the height of the page
constexpr double kLowPage = 30; // em: lower, a card or a chart leaves too little of the rest
constexpr double kCoachLines = 2.4; // for which there is room; some letters are higher
constexpr double kDense = 0.1; // em, between the rows of a low page
constexpr double kDenseMargin = 0.2; // em, above and below them

} // namespace

// The widget that the form is set up on: a page moved there when it is complete would get all its styles
// twice.
PageLayout::PageLayout(QWidget& page, Ui::LessonPage& ui, const Session& session)
    : QObject(&page), m_page(page), m_ui(ui), m_session(session), m_scroll(new QScrollArea(&page))
{
    auto* layout = new QVBoxLayout(&page);
    layout->setContentsMargins(0, 0, 0, 0);
    m_scroll->setObjectName(QStringLiteral("scroll"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    layout->addWidget(m_scroll);
    auto* contents = new QWidget(m_scroll->viewport());
    contents->setObjectName(QStringLiteral("page"));
    m_scroll->setWidget(contents);
}

QWidget* PageLayout::contents() const
{
    return m_scroll->widget();
}

void PageLayout::begin(QWidget& board)
{
    m_board = &board;
    shareOut();
    fitToFont();
    showPanels();
    m_page.installEventFilter(this);
    m_ui.boardCard->installEventFilter(this);
    connect(&m_session, &Session::changed, this, [this](Session::Changes what) {
        constexpr auto kSeen = Session::Change::Options | Session::Change::Discovery
            | Session::Change::Question | Session::Change::Verdict;
        const bool isChart = m_session.options().chartPanel;
        m_isChartWanted = isChart && (m_isChartWanted || !m_hadChart);
        m_hadChart = isChart;
        if (what & kSeen)
            showPanels();
    });
    m_hadChart = m_session.options().chartPanel;
    connect(m_ui.sideTabs, &QTabWidget::currentChanged, this, &PageLayout::showPanels);
    m_ui.reviewCard->installEventFilter(this);
    m_ui.playersBar->installEventFilter(this);
    connect(m_ui.playersButton, &QToolButton::clicked, this, [this] {
        m_arePlayersWanted = true;
        makeRoomForCoach();
        m_ui.opponentBox->setFocus(Qt::OtherFocusReason);
    });
    // What gets the focus by a key is to be seen as well.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { bringIntoView(now); });
}

void PageLayout::showSideAfterFirstPaint()
{
    m_ui.sideTabs->hide();
    m_ui.chartPanel->hide();
    m_sideWaits = true;
}

bool PageLayout::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_page) {
        // Only now the room to share out is known. What was remembered, or set by hand, stays.
        if (event->type() == QEvent::Show && std::exchange(m_firstShow, false)) {
            if (m_remembered.isEmpty())
                shareOut();
            else
                restore(m_remembered);
        }
        if (event->type() == QEvent::Show || event->type() == QEvent::Resize) {
            stack();
            showPanels();
        } else if (event->type() == QEvent::FontChange)
            fitToFont();
    } else if (watched == m_ui.reviewCard || watched == m_ui.playersBar) {
        if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
            makeRoomForCard();
    } else if (event->type() == QEvent::Paint && std::exchange(m_sideWaits, false)) {
        // The picture that is being painted, the board with the rest, reaches the screen first.
        QTimer::singleShot(0, this, [this] {
            m_ui.sideTabs->show();
            m_ui.chartPanel->show();
            stack(); // only now it is known how wide they are
        });
    } else if (event->type() == QEvent::Resize) {
        fitButtons();
    }
    return QObject::eventFilter(watched, event);
}

void PageLayout::shareOut()
{
    // Shares, not pixels: the splitters scale them.
    m_ui.splitter->setSizes({590, 410});
    m_ui.sideSplitter->setSizes({560, 440});
}

// The lengths that are set by hand, again whenever the font changes.
void PageLayout::fitToFont()
{
    const double em = Spacing(m_page.font()).em;
    m_ui.boardCard->setMinimumWidth(static_cast<int>(em * kLeastCard));
    m_ui.chartCard->setMinimumHeight(static_cast<int>(em * kLeastChart));
    m_ui.ruleBox->setMaximumWidth(static_cast<int>(em * kRuleBox));
    for (QSplitter* splitter : {m_ui.splitter, m_ui.sideSplitter})
        splitter->setHandleWidth(m_page.style()->pixelMetric(QStyle::PM_SplitterWidth, nullptr, &m_page));
    if (m_firstShow)
        return; // the first resize does the rest
    fitButtons();
    stack();
    showPanels();
}

// That the panels need at least; the same whether the chart makes way for a question or not, so that the
// board stays where it is.
int PageLayout::sideWidth() const
{
    if (m_ui.sideSplitter->isHidden())
        return 0;
    int width = m_ui.sideSplitter->minimumSizeHint().width();
    if (m_session.options().chartPanel && !m_session.isDiscovering())
        width = std::max(width, m_ui.chartCard->minimumSizeHint().width());
    return width;
}

// Where the board and the panels do not fit beside each other, they stand below each other.
void PageLayout::stack()
{
    if (m_firstShow)
        return; // its size is not known yet
    const int side = sideWidth();
    // The bar that scrolls the page down is among what has to fit.
    const QMargins around = m_scroll->widget()->layout()->contentsMargins();
    const int room =
        m_page.width() - around.left() - around.right() - m_scroll->verticalScrollBar()->sizeHint().width();
    const bool stacked = room < m_ui.boardCard->minimumWidth() + side + m_ui.splitter->handleWidth();
    m_board->setMinimumHeight(stacked && side > 0 ? static_cast<int>(m_page.height() * kStackedBoard) : 0);
    const auto orientation = stacked ? Qt::Vertical : Qt::Horizontal;
    if (m_ui.splitter->orientation() == orientation)
        return;
    if (stacked)
        m_besides = m_ui.splitter->saveState();
    m_ui.splitter->setOrientation(orientation);
    if (!stacked)
        m_ui.splitter->restoreState(m_besides);
}

// All of it, as far as it fits; QScrollArea's own way looks at the text cursor alone.
void PageLayout::bringIntoView(const QWidget* part)
{
    if (!part || !m_ui.splitter->isAncestorOf(part))
        return;
    const QRect place(part->mapTo(m_scroll->widget(), QPoint()), part->size());
    const QSize room = m_scroll->viewport()->size();
    m_scroll->ensureVisible(place.center().x(), place.center().y(),
                            std::min(place.width(), room.width()) / 2 + 1,
                            std::min(place.height(), room.height()) / 2 + 1);
}

void PageLayout::showPanels()
{
    const teaching::Options& options = m_session.options();
    // The tour leads whoever discovers a game, and the chart would give it away.
    const bool hasSide = options.sidePanel || m_session.isDiscovering();
    const bool hasChart = options.chartPanel && !m_session.isDiscovering() && !(hasSide && isChartInTheWay());
    m_ui.sideCard->setVisible(hasSide);
    m_ui.chartCard->setVisible(hasChart);
    m_ui.sideSplitter->setVisible(hasSide || hasChart);
    makeRoomForCard();
    stack();
    spaceRows();
}

bool PageLayout::isLow() const
{
    return !m_firstShow && m_page.height() < Spacing(m_page.font()).em * kLowPage;
}

// On a low page the rows around the board stand close together: the board has the room.
void PageLayout::spaceRows()
{
    const bool isDense = isLow() && m_ui.splitter->orientation() == Qt::Horizontal;
    if (std::exchange(m_isDense, isDense) == isDense)
        return;
    const double em = Spacing(m_page.font()).em;
    m_ui.boardLayout->unsetContentsMargins();
    QMargins around = m_ui.boardLayout->contentsMargins();
    if (isDense) {
        around.setTop(qRound(em * kDenseMargin));
        around.setBottom(around.top());
        m_ui.boardLayout->setContentsMargins(around);
    }
    for (QBoxLayout* layout : {m_ui.boardLayout, m_ui.fieldsLayout})
        layout->setSpacing(isDense ? qRound(em * kDense) : -1);
}

// Without that the page scrolls.
bool PageLayout::hasRoomForChart() const
{
    const auto least = [](const QWidget& card) {
        return std::max(card.minimumHeight(), card.minimumSizeHint().height());
    };
    const QMargins around = m_scroll->widget()->layout()->contentsMargins();
    return m_firstShow
        || least(*m_ui.sideCard) + m_ui.sideSplitter->handleWidth() + least(*m_ui.chartCard)
        <= m_page.height() - around.top() - around.bottom();
}

// A chart that is empty, as it would tell an answer, and who asks needs its room. It stays away until the
// learner goes elsewhere, so that nothing moves between a question and the next. On a low page it is beside
// the explanation only, which it belongs to, until the learner wants it.
bool PageLayout::isChartInTheWay() const
{
    const QWidget* front = m_ui.sideTabs->currentWidget();
    const auto& asking = m_session.asking();
    const bool isBesides = m_ui.splitter->orientation() == Qt::Horizontal;
    const bool isShort = isLow() && front != m_ui.stepPanel;
    if (isBesides && !m_isChartWanted && (isShort || !hasRoomForChart()))
        return true;
    return front == m_ui.exercisePanel || !m_session.isVerdictShown()
        || (asking
            && (asking->isOpen() || (asking->asker == teaching::Asker::Tour && front == m_ui.tourPanel)));
}

bool PageLayout::isCrowded() const
{
    return !m_ui.reviewCard->isHidden() && m_page.height() < Spacing(m_page.font()).em * kLowPage;
}

// The card after a game says who has won and how to go on: on a low page it stands in the place of the
// verdict, of the coach, and of the fields of players and moves. It is as high while it asks, so that nothing
// moves.
void PageLayout::makeRoomForCard()
{
    const bool isCrowded = this->isCrowded();
    const bool areMoves = m_session.options().movesPanel;
    m_ui.movesLabel->setVisible(areMoves);
    m_ui.moves->setVisible(areMoves);
    m_ui.fieldsBar->setVisible(!isCrowded);
    makeRoomForCoach();
    if (m_session.isDiscovering())
        return; // it is hidden then, and comes back by itself
    m_ui.verdict->setVisible(!isCrowded); // the answer says it as well
}

// What the coach says, and that it says something, moves nothing while one plays; else others need the room.
// On a low page, which has none to spare, the coach speaks in the place of the fields of the players, as
// these are chosen before a game; a button shows them again. Where board and panels stand below each other
// the board keeps its height anyway.
void PageLayout::makeRoomForCoach()
{
    const bool isPlaying = !m_session.asking() && m_ui.reviewCard->isHidden();
    const bool isBesides = m_ui.splitter->orientation() == Qt::Horizontal;
    const bool isShared = isBesides && isLow() && !m_ui.playersBar->isHidden();
    const bool speaks = !m_ui.coach->isHidden() && !m_ui.coach->text().isEmpty();
    const bool arePlayers = !isShared || !speaks || m_arePlayersWanted;
    putCoach(isShared);
    const bool hasRoom = isShared || (m_session.options().coach && isPlaying && isBesides);
    setLeastLines(*m_ui.coach, hasRoom ? kCoachLines : 0);
    // What is empty takes no room, not even that between it and the next.
    m_ui.playersPlace->setVisible(!m_ui.playersBar->isHidden());
    // Out of sight the words would count by the width that they like best.
    m_ui.coachBar->setSizePolicy(QSizePolicy::Preferred,
                                 isShared && arePlayers ? QSizePolicy::Ignored : QSizePolicy::Preferred);
    m_ui.playersPlace->setMinimumHeight(isShared ? m_ui.coach->minimumHeight() : 0);
    if (isShared)
        m_ui.playersPlace->setCurrentWidget(arePlayers ? m_ui.playersPage : m_ui.coachBar);
    else
        m_ui.coachBar->setVisible(!m_ui.coach->isHidden() && (speaks || m_ui.reviewCard->isHidden())
                                  && !isCrowded());
    m_ui.playersButton->setVisible(isShared);
}

// Below the board or, where that is shared, in the place of the fields of the players.
void PageLayout::putCoach(bool isShared)
{
    if (isShared == (m_ui.playersPlace->indexOf(m_ui.coachBar) >= 0))
        return;
    if (isShared) {
        m_ui.boardLayout->removeWidget(m_ui.coachBar);
        m_ui.playersPlace->addWidget(m_ui.coachBar);
    } else {
        m_ui.playersPlace->removeWidget(m_ui.coachBar);
        m_ui.boardLayout->insertWidget(m_ui.boardLayout->indexOf(m_ui.boardHolder) + 1, m_ui.coachBar);
    }
}

void PageLayout::coachSpoke(bool isNew)
{
    m_arePlayersWanted &= !isNew;
    makeRoomForCoach();
}

// Where there is no room, the buttons go without their icons, those of the arrows last, then without their
// words, which tooltips and menus have as well; that of a new game last, as no icon says it.
void PageLayout::fitButtons()
{
    const QToolButton* arrows[] = {m_ui.undoButton, m_ui.redoButton};
    const auto buttons = {m_ui.randomButton, m_ui.undoButton, m_ui.redoButton, m_ui.hintButton,
                          m_ui.newGameButton};
    const double em = Spacing(m_page.font()).em;
    double room =
        m_ui.boardCard->contentsRect().width() - em * kPositionField - m_ui.setButton->sizeHint().width();
    const auto wide = [&](const QToolButton* button) {
        return m_page.fontMetrics().horizontalAdvance(button->text()) + em * kAroundWord;
    };
    const bool newGameHasWord =
        room - em * kIconButton * (static_cast<double>(buttons.size()) - 1) >= wide(m_ui.newGameButton);
    for (const QToolButton* button : buttons)
        room -= wide(button);
    const auto fits = [&](std::size_t icons) { return room >= em * kIcon * static_cast<double>(icons); };
    const bool words = fits(0);
    const bool someIcons = fits(std::size(arrows));
    const bool allIcons = fits(buttons.size());
    for (QToolButton* button : buttons) {
        const bool isArrow = std::ranges::find(arrows, button) != std::end(arrows);
        const bool icon = allIcons || (someIcons && isArrow);
        const bool hasWord = words || (button == m_ui.newGameButton && newGameHasWord);
        button->setToolButtonStyle(!hasWord   ? Qt::ToolButtonIconOnly
                                       : icon ? Qt::ToolButtonTextBesideIcon
                                              : Qt::ToolButtonTextOnly);
    }
    for (QToolButton* button : {m_ui.relatedButton, m_ui.arrangementButton})
        button->setToolButtonStyle(words ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

QList<QByteArray> PageLayout::state() const
{
    const bool besides = m_ui.splitter->orientation() == Qt::Horizontal;
    return {besides ? m_ui.splitter->saveState() : m_besides, m_ui.sideSplitter->saveState()};
}

void PageLayout::restore(const QList<QByteArray>& state)
{
    if (state.size() != 2)
        return;
    m_remembered = state;
    m_besides = state[0];
    m_ui.splitter->restoreState(state[0]);
    m_ui.sideSplitter->restoreState(state[1]);
    stack();
}

} // namespace laststone::widgets
