// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/lesson_page.h"

#include "ui_lesson_page.h"
#include "widgets/access/key_tips.h"
#include "widgets/access/tab_order.h"
#include "widgets/board/board_session.h"
#include "widgets/board/board_widget.h"
#include "widgets/export/page_exporter.h"
#include "widgets/fields/match_fields.h"
#include "widgets/fields/position_field.h"
#include "widgets/look/icons.h"
#include "widgets/page/page_actions.h"
#include "widgets/page/page_announcer.h"
#include "widgets/page/page_layout.h"
#include "widgets/table/lesson_table.h"

#include <QAction>
#include <QEvent>

namespace laststone::widgets {

using teaching::Session;
using Change = Session::Change;

LessonPage::LessonPage(const Lesson& lesson, std::span<const teaching::Family> families,
                       const teaching::Options& options, QWidget* parent)
    : QWidget(parent)
    , m_lesson(lesson)
    , m_session({lesson.first, lesson.explain, families}, options)
    , m_ui(std::make_unique<Ui::LessonPage>())
    , m_layout(new PageLayout(*this, *m_ui, m_session))
{
    m_ui->setupUi(m_layout->contents());
    m_board = lesson.makeBoard(this);
    m_board->setObjectName(QStringLiteral("board"));
    m_board->setProperty("helpChapter", QStringLiteral("playing"));
    m_ui->boardHolder->addWidget(m_board);
    if (lesson.table.isThere()) {
        m_table = new LessonTable(lesson.table, this);
        m_ui->sideTabs->insertTab(m_ui->sideTabs->indexOf(m_ui->exercisePanel), m_table, QString());
    }
    m_position = new PositionField(*this, *m_ui, m_session);
    m_match = new MatchFields(*this, *m_ui, lesson, m_session);
    m_actions = new PageActions(*this, *m_ui, *m_board, m_session);
    m_exporter = new PageExporter(*this);
    m_layout->begin(*m_board);
    observe();
    orderTabs();
    retranslate();
    keepTips(*this);
}

LessonPage::~LessonPage() = default;

StepPanel* LessonPage::steps() const
{
    return m_ui->stepPanel;
}

ChartPanel* LessonPage::chart() const
{
    return m_ui->chartPanel;
}

TourPanel* LessonPage::tour() const
{
    return m_ui->tourPanel;
}

ExercisePanel* LessonPage::exercises() const
{
    return m_ui->exercisePanel;
}

void LessonPage::fillMenus(QMenu& file, QMenu& game, QMenu& view) const
{
    m_actions->fillFileMenu(file, *m_exporter);
    m_actions->fillGameMenu(game);
    m_actions->fillViewMenu(view);
}

void LessonPage::observe()
{
    widgets::observe(*m_board, m_session);
    m_ui->verdict->setSession(m_session);
    m_ui->coach->setSession(m_session);
    m_ui->moves->setSession(m_session);
    m_ui->moveBar->setSession(m_lesson, m_session);
    m_ui->kindBar->setLesson(m_lesson);
    m_ui->tourPanel->setSession(m_session);
    m_ui->stepPanel->setSession(m_session);
    m_ui->exercisePanel->setSession(m_lesson, m_session);
    m_ui->chartPanel->setSession(m_lesson, m_session);
    follow(Session::kEverything);
    connect(&m_session, &Session::changed, this, &LessonPage::follow);
    new PageAnnouncer(*this, m_session);

    connect(&m_session, &Session::refused, this, [this] { emit message(tr("This move is not possible.")); });
    connect(m_actions, &PageActions::message, this, &LessonPage::message);
    connect(m_exporter, &PageExporter::message, this, &LessonPage::message);
    connect(m_match, &MatchFields::message, this, &LessonPage::message);
    connect(m_ui->chartPanel, &ChartPanel::message, this, &LessonPage::message);
    connect(m_ui->kindBar, &KindBar::positionWanted, &m_session, &Session::setPosition);
    connect(m_ui->moveBar, &MoveBar::focusGivenUp, m_board,
            [this] { m_board->setFocus(Qt::OtherFocusReason); });
    connect(m_ui->exercisePanel, &ExercisePanel::whyWanted, this,
            [this] { m_ui->sideTabs->setCurrentWidget(m_ui->stepPanel); });
    connect(m_ui->relatedButton, &QToolButton::clicked, this, [this] {
        if (const auto related = m_lesson.elsewhere(m_session.position()))
            emit m_session.otherGameWanted(*related);
    });
    if (m_table) {
        connect(m_table, &LessonTable::positionChosen, &m_session, &Session::setPosition);
        connect(m_ui->sideTabs, &QTabWidget::currentChanged, this, &LessonPage::refreshTable);
    }
}

void LessonPage::follow(Session::Changes what)
{
    if (what & Change::Position) {
        m_ui->kindBar->setPosition(m_session.position());
        refreshTable();
        refreshRelated();
    }
    if (what & Change::Step && m_session.step() >= 0)
        m_ui->sideTabs->setCurrentWidget(m_ui->stepPanel);
}

// Tab goes from top to bottom and, in a row, from left to right, as the form says; what the lesson brings
// along has been made after it.
void LessonPage::orderTabs()
{
    m_ui->opponentLabel->setBuddy(m_ui->opponentBox);
    m_ui->firstLabel->setBuddy(m_ui->firstBox);
    m_ui->playLabel->setBuddy(m_ui->playBox);
    m_ui->ruleLabel->setBuddy(m_ui->ruleBox);
    putBehind(*m_ui->newGameButton, *m_ui->kindBar);
    putBehind(*m_ui->verdict, *m_board);
    if (m_table)
        putBehind(*m_ui->stepPanel, *m_table);
}

// Nobody sees it before its tab is opened.
void LessonPage::refreshTable()
{
    if (m_table && m_ui->sideTabs->currentWidget() == m_table)
        m_table->setPosition(m_session.position());
}

// The way to the same game in another lesson.
void LessonPage::refreshRelated()
{
    m_ui->relatedButton->setVisible(m_lesson.elsewhere != nullptr);
    if (!m_lesson.elsewhere)
        return;
    const auto related = m_lesson.elsewhere(m_session.position());
    m_ui->relatedButton->setEnabled(related.has_value());
    m_ui->relatedButton->setToolTip(
        //: %1 is a position such as "bash 3: 21"
        related ? tr("Open the same game in another lesson: %1").arg(teaching::notation(*related))
                : tr("This position is not one of another lesson"));
}

void LessonPage::retranslate()
{
    const QString typed = m_ui->positionEdit->text();
    m_ui->retranslateUi(this);
    m_ui->positionEdit->setText(typed);
    m_actions->retranslate();
    m_exporter->retranslate();
    m_position->retranslate((*m_actions)[PageActions::FocusPosition].shortcut());
    m_match->retranslate();
    m_board->setWhatsThis(
        tr("The position. A click or a drag chooses a move and makes it; with the keyboard, the "
           "arrow keys choose and Enter makes the move. P is marked by a filled disc, N by a "
           "hollow ring, and winning moves are green."));
    m_ui->relatedButton->setText(tr("Other lesson"));
    m_ui->relatedButton->setIcon(themedIcon(QStringLiteral("other-lesson"), Theme::of(palette())));
    refreshRelated();
    if (m_table)
        m_ui->sideTabs->setTabText(m_ui->sideTabs->indexOf(m_table), tr("Table"));
    m_layout->fitButtons();
}

void LessonPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace laststone::widgets
