// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/lesson_page.h"

#include "ui_lesson_page.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/board/board_picture.h"
#include "widgets/board/board_widget.h"
#include "widgets/export/explanation_picture.h"
#include "widgets/fields/match_fields.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/page/page_actions.h"
#include "widgets/page/page_layout.h"
#include "widgets/table/lesson_table.h"

#include <QAction>
#include <QEvent>
#include <QPainter>
#include <QTabBar>
#include <QVBoxLayout>

namespace laststone::widgets {

using teaching::Session;
using teaching::Voice;
using Change = Session::Change;
using Tone = teaching::CoachLine::Tone;

LessonPage::LessonPage(const Lesson& lesson, std::span<const teaching::Family> families,
                       const teaching::Options& options, QWidget* parent)
    : QWidget(parent)
    , m_lesson(lesson)
    , m_session({lesson.first, lesson.explain, families}, options)
    , m_ui(std::make_unique<Ui::LessonPage>())
    , m_layout(new PageLayout(*this, *m_ui, m_session))
{
    m_ui->setupUi(m_layout->contents());
    m_board = newBoard(lesson, this);
    m_board->setObjectName(QStringLiteral("board"));
    m_board->setProperty("helpChapter", QStringLiteral("playing"));
    m_ui->boardHolder->addWidget(m_board);
    if (lesson.table.isThere()) {
        m_tableTab = new QWidget(this);
        (new QVBoxLayout(m_tableTab))->setContentsMargins({});
        m_ui->sideTabs->insertTab(m_ui->sideTabs->indexOf(m_ui->exercisePanel), m_tableTab, QString());
    }
    m_match = new MatchFields(*this, *m_ui);
    m_actions = new PageActions(*this, *m_ui);
    m_layout->begin(*m_board);
    observe();
    orderTabs();
    putIcons(*this);
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

void LessonPage::fillMenus(QMenu& file, QMenu& game, QMenu& view) const
{
    m_actions->fillMenus(file, game, view);
}

ExportSource LessonPage::exportSource() const
{
    const auto picture = [this](ExportPart part) -> Picture {
        switch (part) {
        case ExportPart::Board: {
            const BoardView view{.position = m_session.position(),
                                 .shown = m_session.shown(),
                                 .arrangement = m_board->arrangement(),
                                 .isVerdictShown = m_session.isVerdictShown()};
            return boardPicture(m_lesson, view, {m_board->font()}, m_board->size());
        }
        case ExportPart::Chart:
            return chart()->picture();
        case ExportPart::Explanation:
            return explanationPicture(m_lesson, m_session.explanation(), m_session.secondVoice());
        default:
            break;
        }
        return {window()->size(), [shown = window()](QPainter& painter) { shown->render(&painter); },
                teaching::notation(m_session.position())};
    };
    const auto pages = [this](ExportPart part) {
        if (part == ExportPart::Explanation)
            return explanationPages(m_lesson, m_session.explanation(), m_session.secondVoice());
        std::optional<int> arrangement;
        if (!m_board->arrangements().empty())
            arrangement = m_board->arrangement();
        return slides(m_lesson, m_session.explanation(), arrangement);
    };
    return {teaching::notation(m_session.position()), picture, pages};
}

void LessonPage::observe()
{
    widgets::observe(*m_board, m_session);
    m_ui->verdict->setSession(m_session);
    m_ui->moves->setSession(m_session);
    m_ui->moveBar->setSession(m_lesson, m_session);
    m_ui->kindBar->setSession(m_lesson, m_session);
    m_ui->tourPanel->setSession(m_session);
    m_ui->stepPanel->setSession(m_session);
    m_ui->exercisePanel->setSession(m_lesson, m_session);
    m_ui->chartPanel->setSession(m_lesson, m_session);
    follow(Session::kEverything);
    connect(&m_session, &Session::changed, this, &LessonPage::follow);
    connect(&m_session, &Session::changed, this, &LessonPage::announceChanges);

    connect(&m_session, &Session::refused, this, [this] { emit message(tr("This move is not possible.")); });
    connect(m_ui->chartPanel, &ChartPanel::message, this, &LessonPage::message);
    connect(m_ui->moveBar, &MoveBar::focusGivenUp, m_board,
            [this] { m_board->setFocus(Qt::OtherFocusReason); });
    connect(m_ui->exercisePanel, &ExercisePanel::whyWanted, this,
            [this] { m_ui->sideTabs->setCurrentWidget(m_ui->stepPanel); });
    connect(m_ui->relatedButton, &QToolButton::clicked, this, [this] {
        if (const auto related = m_lesson.elsewhere(m_session.position()))
            emit m_session.otherGameWanted(*related);
    });
    connect(m_ui->sideTabs, &QTabWidget::currentChanged, this, [this] {
        refreshTable();
        // A tab may have been filled just now, but does not come last.
        putBehind(*m_ui->sideTabs->tabBar(), *m_ui->sideTabs->currentWidget());
    });
}

void LessonPage::follow(Session::Changes what)
{
    if (what & Change::Position) {
        refreshTable();
        refreshRelated();
    }
    if (what & Change::Coach)
        refreshCoach();
    if (what & Change::Step && m_session.step() >= 0)
        m_ui->sideTabs->setCurrentWidget(m_ui->stepPanel);
}

// For those who do not see it: the move or the position, the verdict where it is not hidden, the end of the
// game, and the coach's line.
void LessonPage::announceChanges(Session::Changes what)
{
    const auto voice = Voice::installed();
    if (what & Change::Position) {
        const std::size_t plies = m_session.match().plies().size();
        const bool isMove = m_session.made() && plies > m_plies;
        m_plies = plies;
        //: read aloud: %1 is a position such as "7 9 15 12"
        const QString position = tr("Position: %1").arg(teaching::shortNotation(m_session.position()));
        announce(*this, isMove ? spokenMove(m_session.history().line()[plies - 1]) : position);
        if (m_session.isVerdictShown())
            announce(*this, verdictText(m_session));
        announce(*this, voice.say(m_session.result()));
    } else if (what & Change::Verdict) {
        announce(*this, verdictText(m_session));
    }
    const bool isAsked = !(what & Change::Options); // else it is only turned on or off
    if (what & Change::Coach && isAsked && m_session.options().coach)
        announce(*this, voice.say(m_session.coach().line));
}

// Tab goes from top to bottom and, in a row, from left to right, as the form says; what the lesson brings
// along has been made after it.
void LessonPage::orderTabs()
{
    putBehind(*m_ui->newGameButton, *m_ui->kindBar);
    putBehind(*m_ui->verdict, *m_board);
}

// What the coach says of the last move, and who has won.
void LessonPage::refreshCoach()
{
    const auto voice = Voice::installed();
    QStringList lines;
    if (m_session.options().coach)
        lines << voice.say(m_session.coach().line);
    lines << voice.say(m_session.result());
    lines.removeAll(QString());
    m_ui->coach->setText(lines.join(QLatin1Char('\n')));
    const Tone tone = m_session.coach().tone;
    setStyleProperty(*m_ui->coach, "good", tone == Tone::Good);
    setStyleProperty(*m_ui->coach, "bad", tone == Tone::Bad);
}

// Nobody sees it before its tab is opened, and it takes its time to be made.
void LessonPage::refreshTable()
{
    if (!m_tableTab || m_ui->sideTabs->currentWidget() != m_tableTab)
        return;
    if (!m_table) {
        m_table = new LessonTable(m_lesson.table, m_tableTab);
        m_tableTab->layout()->addWidget(m_table);
        connect(m_table, &LessonTable::positionChosen, &m_session, &Session::setPosition);
    }
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

// What the form does not say.
void LessonPage::retranslate()
{
    m_actions->retranslate();
    m_match->retranslate();
    m_board->setWhatsThis(
        tr("The position. A click or a drag chooses a move and makes it; with the keyboard, the "
           "arrow keys choose and Enter makes the move. P is marked by a filled disc, N by a "
           "hollow ring, and winning moves are green."));
    if (m_tableTab)
        m_ui->sideTabs->setTabText(m_ui->sideTabs->indexOf(m_tableTab), tr("Table"));
    m_layout->fitButtons();
}

void LessonPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        putIcons(*this);
    } else if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        refreshCoach();
        refreshRelated();
        retranslate();
    }
}

} // namespace laststone::widgets
