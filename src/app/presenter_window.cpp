// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/presenter_window.h"

#include "teaching/hall/opening.h"
#include "teaching/opponent.h"
#include "ui_presenter_window.h"
#include "widgets/access/announce.h"
#include "widgets/board/board_widget.h"
#include "widgets/look/markdown.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/page/lesson.h"
#include "widgets/page/verdict_banner.h"
#include "widgets/stage/stage_overlay.h"
#include "widgets/stage/stage_preview.h"
#include "widgets/stage/stage_view.h"
#include "widgets/steps/step_document.h"

#include <QEvent>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTextDocument>
#include <QTime>
#include <QUrl>
#include <QWhatsThis>

#include <algorithm>
#include <utility>

namespace laststone::app {

using teaching::Session;
using teaching::Voice;
using widgets::StageCommand;
using widgets::StageOverlay;

namespace {

constexpr std::size_t kMostMoves = 12; // more are counted only

} // namespace

PresenterWindow::PresenterWindow(const teaching::Hall& hall, QElapsedTimer& elapsed, QWidget* parent)
    : QWidget(parent), m_hall(hall), m_ui(std::make_unique<Ui::PresenterWindow>()), m_elapsed(elapsed)
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("presenter"));
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    m_ui->splitter->setSizes({500, 500});
    m_ui->clock->setFont(widgets::scaledFont(font(), 1.6, true));
    m_ui->elapsed->setFont(widgets::scaledFont(font(), 1.6, true));
    m_ui->verdict->findChild<QAbstractButton*>(QStringLiteral("verdictEye"))->hide(); // always shown here
    for (const teaching::Opponent opponent : teaching::kOpponents)
        m_ui->opponent->addItem({}, static_cast<int>(opponent)); // named by retranslate()
    connectCommands();
    connectFields();
    new QShortcut(QKeySequence::WhatsThis, this, [] { QWhatsThis::enterWhatsThisMode(); });
    constexpr int kOftenEnough = 250; // ms, so that no second is skipped
    m_second.setInterval(kOftenEnough);
    connect(&m_second, &QTimer::timeout, this, &PresenterWindow::refreshClock);
    m_second.start();
    retranslate();
}

void PresenterWindow::connectCommands()
{
    // A click on a control leaves the keys with the window.
    for (QAbstractButton* button : findChildren<QAbstractButton*>())
        button->setFocusPolicy(Qt::NoFocus);
    const auto command = [this](QAbstractButton* button, StageCommand wanted) {
        connect(button, &QAbstractButton::clicked, this, [this, wanted] { emit commandWanted(wanted); });
    };
    command(m_ui->previousButton, StageCommand::Previous);
    command(m_ui->nextButton, StageCommand::Next);
    command(m_ui->verdictButton, StageCommand::Verdict);
    command(m_ui->askButton, StageCommand::Ask);
    command(m_ui->exerciseButton, StageCommand::Exercise);
    command(m_ui->clockButton, StageCommand::Clock);
    command(m_ui->tourButton, StageCommand::Tour);
    command(m_ui->exampleButton, StageCommand::Example);
    command(m_ui->tableButton, StageCommand::Table);
    command(m_ui->newGameButton, StageCommand::NewGame);
    command(m_ui->blackButton, StageCommand::Black);
    command(m_ui->freezeButton, StageCommand::Freeze);
    command(m_ui->keysButton, StageCommand::Keys);
    command(m_ui->guideButton, StageCommand::Help);
    command(m_ui->endButton, StageCommand::End);
}

void PresenterWindow::connectFields()
{
    connect(m_ui->resetButton, &QAbstractButton::clicked, this, [this] {
        m_elapsed.restart();
        refreshClock();
    });
    connect(m_ui->sections, &QComboBox::activated, this, [this](int section) {
        if (!m_session)
            return;
        m_state.isSectionChosen = true; // until there is another step
        m_session->setSection(section);
        refreshNotes();
    });
    connect(m_ui->notes, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        // A whole address cannot be had decoded, its parts can.
        const QString text = link.scheme() + QLatin1Char(':') + link.path(QUrl::FullyDecoded);
        if (const auto notation = teaching::notationOfLink(text); notation && m_session)
            m_session->setNotation(*notation);
    });
    m_ui->notes->installEventFilter(this);
    connect(m_ui->opponent, &QComboBox::activated, this, [this](int index) {
        if (m_session)
            m_session->setOpponent(static_cast<teaching::Opponent>(m_ui->opponent->itemData(index).toInt()));
    });
}

PresenterWindow::~PresenterWindow() = default;

void PresenterWindow::setSession(const widgets::Lesson& lesson, Session& session)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = &session;
    delete m_board;
    m_board = widgets::newBoard(lesson, this);
    m_ui->boardHolder->addWidget(m_board);
    widgets::connectDeeds(*m_board, session);
    connect(m_board, &widgets::BoardWidget::editingChanged, this, &PresenterWindow::refreshAnswer);
    connect(&session, &Session::changed, this, &PresenterWindow::follow);
    retranslate();
    follow(Session::kEverything);
}

void PresenterWindow::leave()
{
    if (m_session)
        m_session->disconnect(this);
    m_session = nullptr;
    m_board->disconnect(this); // a button that is held down may yet be let go
}

void PresenterWindow::setPlayAction(QAction& action)
{
    // The key of another lesson's would be the same one in this window.
    if (QAction* before = m_ui->playButton->defaultAction())
        m_ui->playButton->removeAction(before);
    m_ui->playButton->setDefaultAction(&action);
}

void PresenterWindow::setStage(QWidget& stage, StageOverlay& overlay)
{
    delete m_preview;
    m_preview = new widgets::StagePreview(stage, overlay, this);
    m_preview->hide();
    m_ui->boardHolder->addWidget(m_preview);
}

void PresenterWindow::follow(Session::Changes what)
{
    using Change = Session::Change;
    widgets::showOn(*m_board, *m_session, what);
    if (what & (Change::Position | Change::Editing))
        widgets::showLastMovesOn(*m_board, *m_session);
    if (what & Change::Editing)
        m_board->setEditing(m_session->isEditing());
    if (what & (Change::Position | Change::Step | Change::Voice))
        refreshSteps();
    if (what & Change::Position)
        refreshAnswer();
    if (what & (Change::Position | Change::Question | Change::Coach | Change::Voice))
        refreshHint();
    if (what & Change::Table)
        refreshSteps();
    if (what & (Change::Position | Change::Step)) {
        m_state.isSectionChosen = false;
        refreshNotes();
    }
    if (what & Change::Options)
        refreshOpponent();
    if (what & Change::Section)
        refreshNotes();
}

void PresenterWindow::setNotice(const QString& notice)
{
    m_state.notice = notice;
    m_ui->state->setText(notice.isEmpty() ? m_state.seen : notice);
}

void PresenterWindow::setState(const StageOverlay& overlay, const widgets::StageView& view)
{
    const widgets::StageScene& scene = view.scene();
    const bool isAsked = scene.question && !scene.question->isRevealed;
    //: %1 says what is on the screen of the class, such as "a black screen"
    m_state.seen = tr("The class sees: %1").arg(seenParts(overlay, view).join(QStringLiteral(" · ")));
    setNotice(m_state.notice);
    m_board->setVisible(!overlay.isPointing());
    m_preview->setVisible(overlay.isPointing());
    m_ui->blackButton->setChecked(overlay.blank() == StageOverlay::Blank::Black);
    m_ui->freezeButton->setChecked(overlay.isFrozen());
    m_ui->verdictButton->setChecked(scene.verdict);
    m_ui->verdictButton->setText(isAsked ? tr("Show answer") : tr("Show verdict"));
    const auto& asking = m_session->asking();
    m_ui->askButton->setChecked(scene.question && asking && asking->asker == teaching::Asker::Hall);
    m_ui->tourButton->setChecked(scene.tour.has_value());
    m_ui->tableButton->setChecked(scene.table.has_value());
    m_ui->clockButton->setEnabled(isAsked);
    m_asked = scene.question;
    m_board->setVerdictShown(scene.isBoardTold()); // arranged as the class's
    m_board->setShown(view.shown());
    m_state.areMovesTold = view.movesStep() != nullptr;
    refreshSteps();
    if (const int last = view.pageCount() - 1; last > 0) { // what the class reads is in sight
        QScrollBar& bar = *m_ui->current->verticalScrollBar();
        bar.setValue(bar.maximum() * view.page() / last);
    }
    refreshNotes();
}

QStringList PresenterWindow::seenParts(const StageOverlay& overlay, const widgets::StageView& view)
{
    const widgets::StageScene& scene = view.scene();
    QStringList parts;
    if (overlay.blank() != StageOverlay::Blank::None)
        parts << (overlay.blank() == StageOverlay::Blank::Black ? tr("a black screen")
                                                                : tr("a white screen"));
    if (overlay.isFrozen())
        parts << tr("a picture that is held");
    if (!parts.isEmpty())
        return parts;
    if (scene.question)
        parts << (scene.question->isRevealed ? tr("a question, with the answer") : tr("a question"));
    else if (scene.table)
        parts << tr("the table");
    else if (scene.tour)
        parts << tr("the tour");
    if (!scene.question && !scene.table)
        parts << (scene.verdict ? tr("the lesson, with the verdict") : tr("the lesson, without the verdict"));
    if (!scene.panels)
        parts << tr("the board alone");
    if (view.isCharted())
        parts << tr("the chart");
    if (overlay.hasSpotlight())
        parts << tr("a light");
    if (overlay.hasDot())
        parts << tr("a pointer");
    if (overlay.tool() != StageOverlay::Tool::None || overlay.hasStrokes())
        parts << tr("what you draw");
    if (overlay.isZoomed())
        parts << tr("enlarged");
    if (view.pageCount() > 1) {
        //: of a step that is too long for one picture
        const QString ofStep = tr("page %1 of %2 of the step");
        //: of a question that is too long for one picture
        const QString ofQuestion = tr("page %1 of %2 of the question");
        parts << (scene.question ? ofQuestion : ofStep).arg(view.page() + 1).arg(view.pageCount());
    }
    return parts;
}

// The answer is for the lecturer alone until it is shown.
void PresenterWindow::refreshQuestion()
{
    QString html;
    widgets::HallQuestion told = *m_asked;
    told.isRevealed = told.isReasonTold = true;
    const QStringList lines = widgets::hallLines(told, Voice::installed());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].toHtmlEscaped();
        html += QStringLiteral("<p style=\"margin:0;margin-top:4px\">%1</p>")
                    .arg(i == 0 ? QStringLiteral("<b>%1</b>").arg(line) : line);
    }
    if (m_asked->said == teaching::Asking::Said::Refusal)
        html += QStringLiteral("<p>%1</p>").arg(Voice::installed().say(m_asked->reply).toHtmlEscaped());
    m_ui->current->setHtml(html);
    if (m_asked->isRevealed) {
        m_ui->currentTitle->setText(tr("Now: the answer"));
        const QString why = tr("Shift+V: why, in a sentence.");
        if (m_hall.front() == teaching::Hall::Front::Tour)
            m_ui->next->setMarkdown(why + QStringLiteral("\n\n") + widgets::unbroken(m_hall.upcoming()));
        else
            m_ui->next->setPlainText(why + u'\n' + tr("PgDown: all of the argument. E: the next exercise."));
        return;
    }
    m_ui->currentTitle->setText(tr("Now: a question; ✓ is seen by you alone"));
    QString answer = tr("PgDown or V: the answer, and then why.");
    const auto& asking = m_session->asking();
    if (asking && asking->asker == teaching::Asker::Exercise)
        answer += QLatin1Char('\n') + tr("E: another exercise in its place. Esc: back to what was before.");
    m_ui->next->setPlainText(
        m_asked->ballot.isEmpty()
            ? answer
            : (m_asked->question.form == teaching::AnswerForm::Outcome
                   ? tr("P and N, or A and B, count a hand, with Shift one less. K: a clock.")
                   : tr("The letter of an answer counts a hand, with Shift it takes one back. K: a clock."))
                + QLatin1Char('\n') + answer);
}

void PresenterWindow::refreshTour()
{
    if (!m_hall.section())
        return;
    m_ui->currentTitle->setText(tr("Now: %1").arg(m_hall.section()->title));
    m_ui->current->setMarkdown(widgets::unbroken(m_hall.text()));
    m_ui->next->setMarkdown(widgets::unbroken(m_hall.upcoming()));
}

void PresenterWindow::refreshTable()
{
    const auto voice = Voice::installed();
    const teaching::TableCells cells = m_hall.cells();
    const int step = std::min(m_session->table().step, cells.lastStep);
    //: above what the table tells; %1 is the number of its step, %2 how many there are
    m_ui->currentTitle->setText(tr("Now: the table, %1 of %2").arg(step).arg(cells.lastStep));
    m_ui->current->setPlainText(voice.say(cells.text));
    const QString answer = !cells.next ? QString()
        : std::holds_alternative<theory::Count>(cells.next->right)
        ? QString::number(std::get<theory::Count>(cells.next->right))
        : std::get<theory::Outcome>(cells.next->right) == theory::Outcome::P ? QStringLiteral("P")
                                                                             : QStringLiteral("N");
    // On a line of its own, so that nobody reads it out with the question.
    m_ui->next->setPlainText(!cells.next
                                 ? tr("That was the last step.")
                                 : voice.say(cells.next->task) + u'\n' + tr("For you alone: %1").arg(answer));
}

void PresenterWindow::refreshSteps()
{
    const int step = m_session->step();
    const int count = m_session->stepCount();
    const auto rendered = [this](const teaching::Step& each) {
        return widgets::rendered(each, m_session->secondVoice())
            .html(widgets::panelStyle(widgets::Theme::of(palette())));
    };
    const auto html = [&](int index) {
        return rendered(m_session->explanation().steps[static_cast<std::size_t>(index)]);
    };
    m_ui->current->document()->setDefaultFont(font());
    m_ui->next->document()->setDefaultFont(font());
    if (m_asked)
        return refreshQuestion();
    if (m_hall.front() == teaching::Hall::Front::Tour)
        return refreshTour();
    if (m_hall.front() == teaching::Hall::Front::Table)
        return refreshTable();
    // Before the first step the class reads the rule beside the board, or how the game stands.
    const bool areMovesTold = step < 0 && m_state.areMovesTold && teaching::hasMovesToTell(*m_session);
    const int told = areMovesTold ? count - 1 : step;
    m_ui->current->setHtml(
        told < 0 ? rendered(teaching::opening(*m_session, m_ui->verdictButton->isChecked())) : html(told));
    m_ui->next->setHtml(step + 1 < count ? html(step + 1) : tr("That was the last step.").toHtmlEscaped());
    if (step < 0 && !m_session->match().plies().empty()) {
        m_ui->currentTitle->setText(tr("Now: the game"));
    } else if (step < 0) {
        //: shown when no step is current: how many there are
        m_ui->currentTitle->setText(tr("Now: none of %n step(s) yet", nullptr, count));
    } else {
        //: above the current step; %1 is its number, %2 how many there are
        m_ui->currentTitle->setText(tr("Now: step %1 of %2").arg(step + 1).arg(count));
    }
}

void PresenterWindow::refreshAnswer()
{
    const bool isUnfinished = m_board->isUnfinished();
    m_ui->verdict->setVisible(!isUnfinished);
    if (isUnfinished)
        return m_ui->moves->setText(tr("The graph is still being drawn."));
    const teaching::Position& position = m_session->position();
    const auto voice = Voice::installed();
    m_ui->verdict->setVerdict(m_session->outcome(), m_session->verdict());
    const auto winning = position.game->winningMoves(position);
    QStringList moves;
    for (std::size_t i = 0; i < std::min(kMostMoves, winning.size()); ++i)
        moves << voice.say(position.game->describe(position, winning[i]));
    if (winning.size() > kMostMoves) {
        //: the end of a list: how many more moves win
        moves << tr("and %n more", nullptr, static_cast<int>(winning.size() - kMostMoves));
    }
    m_ui->moves->setText(moves.isEmpty() ? tr("No move wins.")
                                         //: %1 lists moves such as "take 11 from heap 4"
                                         : tr("Winning moves: %1").arg(moves.join(QStringLiteral(" · "))));
}

// What a hint says stands here first, and on the own board: whether the class reads it is the lecturer's.
void PresenterWindow::refreshHint()
{
    const teaching::CoachLine hint = m_session->givenHint();
    const QString said = Voice::installed().say(hint.line);
    const QString text =
        said.isEmpty() ? QString() : said + u'\n' + tr("Ctrl+Shift+H: for the class as well.");
    m_board->setHint(m_session->hinted());
    if (hint.hints > 0)
        m_board->setChoice(hint.winning ? hint.winning : hint.hardest);
    m_ui->hint->setVisible(!text.isEmpty());
    if (text == m_ui->hint->text())
        return;
    m_ui->hint->setText(text);
    widgets::announce(*this, said);
}

void PresenterWindow::listSections()
{
    const QSignalBlocker blocker(m_ui->sections);
    m_ui->sections->clear();
    int number = 0;
    for (const auto& section : m_hall.tour().sections)
        m_ui->sections->addItem(QStringLiteral("%1. %2").arg(++number).arg(section.title));
    refreshNotes();
}

// With the examples of the section or of its text, to be clicked. What is read there stays where it is.
void PresenterWindow::refreshNotes()
{
    const auto* section = m_state.isSectionChosen ? m_hall.section() : m_hall.noted();
    QString text = section ? section->notes : QString();
    if (section)
        m_ui->sections->setCurrentIndex(static_cast<int>(section - m_hall.tour().sections.data()));
    QStringList links;
    for (const QString& notation : m_hall.examples()) {
        links << QStringLiteral("[%1](position:%2)")
                     .arg(widgets::escaped(notation),
                          QString::fromLatin1(QUrl::toPercentEncoding(notation, ",:;{}+.-")));
    }
    if (!links.isEmpty()) {
        //: %1 are links to positions
        text += QStringLiteral("\n\n") + tr("X: the next of %1").arg(links.join(QStringLiteral(" · ")));
    }
    if (std::exchange(m_notes, text) == text)
        return;
    m_ui->notes->setMarkdown(widgets::unbroken(text));
    enlargeNotes();
}

// As large as they fit, up to a bound: they are read by somebody who stands. What is longer is scrolled.
void PresenterWindow::enlargeNotes()
{
    constexpr double kLargest = 2; // of the font
    constexpr double kLeast = 1.2;
    constexpr double kSmaller = 0.05;
    const QSize room = m_ui->notes->maximumViewportSize(); // without a scroll bar
    const std::unique_ptr<QTextDocument> tried(m_ui->notes->document()->clone());
    const auto fits = [&](double scale) {
        tried->setDefaultFont(widgets::scaledFont(font(), scale));
        tried->setTextWidth(room.width());
        return tried->size().height() <= room.height();
    };
    double scale = kLargest;
    while (scale > kLeast && !fits(scale))
        scale -= kSmaller;
    scale = std::max(scale, kLeast);
    // A bar that has come for a moment would take the room without which it stays.
    m_ui->notes->setVerticalScrollBarPolicy(fits(scale) ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    m_ui->notes->document()->setDefaultFont(widgets::scaledFont(font(), scale));
}

// Who answers the class's moves: what is chosen on the page is seen here, and the other way round.
void PresenterWindow::refreshOpponent()
{
    const auto opponent = static_cast<int>(m_session->players().opponent);
    m_ui->opponent->setCurrentIndex(m_ui->opponent->findData(opponent));
}

void PresenterWindow::refreshClock()
{
    m_ui->clock->setText(locale().toString(QTime::currentTime(), QStringLiteral("HH:mm")));
    const QTime passed = QTime(0, 0).addMSecs(static_cast<int>(m_elapsed.elapsed()));
    m_ui->elapsed->setText(passed.toString(QStringLiteral("H:mm:ss")));
}

void PresenterWindow::retranslate()
{
    m_ui->retranslateUi(this);
    setWindowTitle(tr("Last Stone: presenter"));
    refreshClock();
    if (!m_session)
        return;
    for (int i = 0; i < m_ui->opponent->count(); ++i) {
        const auto opponent = static_cast<teaching::Opponent>(m_ui->opponent->itemData(i).toInt());
        m_ui->opponent->setItemText(i, Voice::installed().say(teaching::opponentName(opponent)));
        m_ui->opponent->setItemData(i, Voice::installed().say(teaching::opponentNote(opponent)),
                                    Qt::ToolTipRole);
    }
    m_board->setWhatsThis(tr("The position, which can be played here, too: the class sees each move."));
    listSections();
    refreshSteps();
    refreshAnswer();
    refreshHint();
}

bool PresenterWindow::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOther = event->type() == QEvent::Resize || event->type() == QEvent::FontChange;
    if (watched == m_ui->notes && isOther)
        enlargeNotes();
    return QWidget::eventFilter(watched, event);
}

void PresenterWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::LanguageChange || type == QEvent::PaletteChange || type == QEvent::FontChange)
        retranslate();
}

} // namespace laststone::app
