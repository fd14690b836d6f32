// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/lesson_page.h"

#include "teaching/coach.h"
#include "ui_lesson_page.h"
#include "widgets/access/announce.h"
#include "widgets/access/key_tips.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/look/icons.h"
#include "widgets/look/repolish.h"
#include "widgets/look/theme.h"
#include "widgets/page/kind_bar.h"
#include "widgets/page/move_bar.h"
#include "widgets/steps/step_panel.h"
#include "widgets/table/lesson_table.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QEvent>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

using teaching::Match;
using teaching::Move;
using teaching::Opponent;
using teaching::Position;
using teaching::Sentence;
using teaching::Side;
using theory::Count;

namespace {

constexpr std::size_t kMostHeaps = 100'000; // no board shows more

Sentence say(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"LessonPage", source, std::move(arguments)};
}

} // namespace

LessonPage::LessonPage(const Lesson& lesson, std::span<const teaching::Family> families,
                       const PageOptions& options, QWidget* parent)
    : QWidget(parent)
    , m_lesson(lesson)
    , m_families(families)
    , m_ui(std::make_unique<Ui::LessonPage>())
    , m_board(nullptr)
    , m_history(lesson.first)
    , m_options(options)
    , m_random(QRandomGenerator::securelySeeded())
{
    m_ui->setupUi(makeScrollArea());
    m_board = lesson.makeBoard(this);
    m_board->setObjectName(QStringLiteral("board"));
    m_board->setProperty("helpChapter", QStringLiteral("playing"));
    m_ui->boardHolder->addWidget(m_board);
    m_ui->boardLayout->setStretchFactor(m_ui->boardHolder, 1);
    shareOutSpace();
    m_ui->boardCard->installEventFilter(this);
    m_ui->chartPanel->setLesson(lesson);
    m_ui->exercisePanel->setLesson(lesson);
    m_ui->tourPanel->setGame(lesson.id());
    m_opponentTimer.setSingleShot(true);
    m_opponentTimer.setInterval(motion::kThinking);

    fitFields();
    makeActions();
    makePanelActions();
    fitToFont();
    connectBoard();
    connectPanels();
    connectPlayers();
    orderTabs();
    retranslate();
    keepTips(*this);
    applyOptions();
    onChanged(std::nullopt);
}

LessonPage::~LessonPage() = default;

void LessonPage::showSideAfterFirstPaint()
{
    m_ui->sideTabs->hide();
    m_ui->chartPanel->hide();
    m_sideWaits = true;
}

bool LessonPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_ui->boardCard)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::Paint && std::exchange(m_sideWaits, false)) {
        // The picture that is being painted, the board with the rest, reaches the screen first.
        QTimer::singleShot(0, this, [this] {
            m_ui->sideTabs->show();
            m_ui->chartPanel->show();
            stack(); // only now it is known how wide they are
        });
    }
    if (event->type() == QEvent::Resize)
        fitButtons();
    return QWidget::eventFilter(watched, event);
}

void LessonPage::connectBoard()
{
    connect(m_board, &BoardWidget::moveMade, this, &LessonPage::learnerMoves);
    connect(m_board, &BoardWidget::choiceChanged, this, [this](const std::optional<Move>& choice) {
        if (choice)
            m_ui->moveBar->setChoice(*choice);
    });
    connect(m_board, &BoardWidget::positionEdited, this, &LessonPage::setPosition);
    connect(m_board, &BoardWidget::editingChanged, this, &LessonPage::scheduleOpponent);
    connect(m_board, &BoardWidget::undoable, this, [this](QUndoCommand* command) {
        m_history.push(command);
        refreshUndo();
    });
    connect(m_ui->moveBar, &MoveBar::choiceChanged, m_board, &BoardWidget::setChoice);
    connect(m_ui->moveBar, &MoveBar::moveWanted, this, &LessonPage::learnerMoves);
    connect(m_ui->kindBar, &KindBar::positionWanted, this, &LessonPage::setPosition);
    connect(m_ui->ruleBox, &CountBox::edited, this,
            [this] { setPosition(m_lesson.ruleNumber->with(match().position(), m_ui->ruleBox->value())); });

    connect(m_ui->positionEdit, &QLineEdit::returnPressed, this,
            [this] { setNotation(m_ui->positionEdit->text()); });
    connect(m_ui->setButton, &QToolButton::clicked, this,
            [this] { setNotation(m_ui->positionEdit->text()); });
    connect(m_ui->positionEdit, &QLineEdit::textEdited, this, [this] { showError(std::nullopt); });
    connect(m_ui->relatedButton, &QToolButton::clicked, this, [this] {
        if (const auto related = m_lesson.elsewhere(match().position()))
            emit otherGameWanted(*related);
    });
}

void LessonPage::connectPanels()
{
    connect(m_ui->stepPanel, &StepPanel::currentChanged, this, [this](int step) {
        const auto marks = m_ui->stepPanel->marks();
        m_board->setMarks(marks);
        m_ui->chartPanel->setMoves(m_ui->stepPanel->moves());
        if (step >= 0)
            m_ui->sideTabs->setCurrentWidget(m_ui->stepPanel);
    });
    connect(m_ui->stepPanel, &StepPanel::secondLanguageChosen, this, &LessonPage::secondLanguageChosen);
    connect(m_ui->chartPanel, &ChartPanel::positionChosen, this, &LessonPage::setPosition);
    connect(m_ui->chartPanel, &ChartPanel::message, this, &LessonPage::message);
    connect(m_ui->tourPanel, &TourPanel::positionChosen, this, &LessonPage::setNotation);
    connect(m_ui->exercisePanel, &ExercisePanel::whyWanted, this,
            [this] { m_ui->sideTabs->setCurrentWidget(m_ui->stepPanel); });
    connect(m_ui->exercisePanel, &ExercisePanel::positionWanted, this,
            [this](const Position& position, bool verdictShown, Side first) {
                m_verdictWaits = !verdictShown && (m_verdictWaits || m_options.verdict);
                m_verdict->setChecked(verdictShown);
                m_board->setEditing(false);
                m_history.restart(position, first);
                scheduleOpponent();
            });
    connect(m_ui->exercisePanel, &ExercisePanel::taskEnded, this, [this] {
        if (std::exchange(m_verdictWaits, false))
            m_verdict->setChecked(true);
    });
    connect(m_ui->moves, &MoveList::plyChosen, this, [this](std::size_t plies) {
        m_opponentTimer.stop();
        m_history.goTo(plies);
    });
    connect(m_ui->verdict, &VerdictBanner::revealRequested, m_verdict, &QAction::setChecked);
    // What gets the focus by a key is to be seen as well.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now && m_ui->splitter->isAncestorOf(now))
            bringIntoView(*now);
    });
    connect(&m_history, &MatchHistory::changed, this, &LessonPage::onChanged);
    connect(&m_opponentTimer, &QTimer::timeout, this, &LessonPage::opponentMoves);
}

void LessonPage::connectPlayers()
{
    for (const Opponent opponent : teaching::kOpponents)
        m_ui->opponentBox->addItem(QString(), static_cast<int>(opponent));
    for (const Side side : {Side::Learner, Side::Other})
        m_ui->firstBox->addItem(QString(), static_cast<int>(side));
    for (const theory::Play play : {theory::Play::Normal, theory::Play::Misere})
        m_ui->playBox->addItem(QString(), static_cast<int>(play));
    connect(m_ui->opponentBox, &QComboBox::activated, this, [this] {
        m_options.opponent = static_cast<Opponent>(m_ui->opponentBox->currentData().toInt());
        refreshPlayers();
        emit optionsChanged();
        scheduleOpponent();
    });
    connect(m_ui->firstBox, &QComboBox::activated, this, [this] {
        m_options.first = static_cast<Side>(m_ui->firstBox->currentData().toInt());
        emit optionsChanged();
        newGame();
    });
    connect(m_ui->playBox, &QComboBox::activated, this, [this] {
        Position position = match().position();
        const auto play = static_cast<theory::Play>(m_ui->playBox->currentData().toInt());
        if (position.play == play)
            return;
        position.play = play;
        if (const auto wrong = position.game->check(position)) {
            m_ui->playBox->setCurrentIndex(
                m_ui->playBox->findData(static_cast<int>(match().position().play)));
            emit message(teaching::Voice::installed().say(*wrong));
            return;
        }
        setPosition(position);
    });
}

void LessonPage::applyOptions()
{
    m_coach->setChecked(m_options.coach);
    m_verdict->setChecked(m_options.verdict);
    m_animation->setChecked(m_options.animation);
    const auto arrangements = m_arrangements->actions();
    if (!arrangements.isEmpty()) {
        constexpr int kFirst = 1;
        const auto chosen = m_options.arrangements.find(m_lesson.id());
        const auto index = std::clamp<qsizetype>(
            chosen == m_options.arrangements.end() ? kFirst : chosen->second, 0, arrangements.size() - 1);
        arrangements[index]->setChecked(true);
        m_board->setArrangement(static_cast<int>(index));
    }
    m_board->setAnimated(m_options.animation);
    showPanels();
    const auto select = [](QComboBox* box, int value) {
        box->setCurrentIndex(std::max(0, box->findData(value)));
    };
    select(m_ui->opponentBox, static_cast<int>(m_options.opponent));
    select(m_ui->firstBox, static_cast<int>(m_options.first));
    refreshVerdict();
    refreshPlayers();
}

void LessonPage::followOptions(const PageOptions& options)
{
    const QSignalBlocker blocker(this); // it has been said by whom this page follows
    m_options.arrangements = options.arrangements; // this page's own has been said by this page
    m_coach->setChecked(options.coach);
    m_verdict->setChecked(options.verdict);
    m_animation->setChecked(options.animation);
    m_sidePanel->setChecked(options.sidePanel);
    m_chartPanel->setChecked(options.chartPanel);
    m_movesPanel->setChecked(options.movesPanel);
}

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

void LessonPage::setPosition(const Position& position)
{
    m_opponentTimer.stop();
    m_history.restart(position, m_options.first);
    scheduleOpponent();
}

void LessonPage::beginWith(const Position& position)
{
    m_opponentTimer.stop();
    m_history.begin(position, m_options.first);
    scheduleOpponent();
}

void LessonPage::setNotation(const QString& text)
{
    const Position here = match().position();
    const auto parsed = teaching::parsePosition(text, m_families, &here);
    if (const auto* error = std::get_if<teaching::NotationError>(&parsed)) {
        showError(*error);
        return;
    }
    const auto& position = std::get<Position>(parsed);
    if (position.heaps.size() > kMostHeaps) {
        //: %1 is a number of heaps
        const char* const text_ = QT_TRANSLATE_NOOP("LessonPage", "at most %1 heaps fit on the board");
        showError(teaching::NotationError{say(text_, {Count{kMostHeaps}}), 1});
        return;
    }
    showError(std::nullopt);
    if (position.word() == m_lesson.id())
        setPosition(position);
    else
        emit otherGameWanted(position);
}

void LessonPage::showError(const std::optional<teaching::NotationError>& error)
{
    const bool marked = m_error.has_value();
    m_error = error;
    m_ui->positionError->setVisible(error.has_value());
    if (error) {
        m_ui->positionError->setText(teaching::Voice::installed().say(teaching::describe(*error)));
        announce(*this, m_ui->positionError->text());
        m_ui->positionEdit->setFocus();
        m_ui->positionEdit->setCursorPosition(static_cast<int>(error->column - 1));
    }
    if (marked != error.has_value()) {
        m_ui->positionEdit->setProperty("error", error.has_value());
        repolish(*m_ui->positionEdit);
    }
}

bool LessonPage::isOpponentsTurn() const
{
    return m_options.opponent != Opponent::Person && match().turn() == Side::Other && !match().isOver();
}

// While the game itself is being changed, the opponent waits until that is done.
void LessonPage::scheduleOpponent()
{
    if (isOpponentsTurn() && !m_board->isEditing())
        m_opponentTimer.start();
    else
        m_opponentTimer.stop();
}

void LessonPage::opponentMoves()
{
    if (isOpponentsTurn())
        m_history.play(teaching::chooseMove(match().position(), m_options.opponent, m_random));
}

void LessonPage::play(const Move& move)
{
    learnerMoves(move);
}

void LessonPage::learnerMoves(const Move& move)
{
    // Whoever moves has done with changing the game; an opponent who waits for that comes first.
    m_board->setEditing(false);
    // A move of the learner while the opponent thinks would be made for the wrong side.
    if (m_opponentTimer.isActive())
        return;
    const Position before = match().position();
    if (!before.game->isLegal(before, move)) {
        emit message(tr("This move is not possible."));
        return;
    }
    m_coachLine = teaching::coach(before, move);
    const auto judgement = teaching::judge(before, move);
    const bool right =
        judgement == teaching::Judgement::Winning || judgement == teaching::Judgement::LastMove;
    m_coachTone = right ? Tone::Good : judgement == teaching::Judgement::Error ? Tone::Bad : Tone::Neutral;
    const Sentence line = m_coachLine;
    const Tone tone = m_coachTone;
    m_history.play(move);
    m_coachLine = line;
    m_coachTone = tone;
    refreshCoach();
    if (m_options.coach)
        announce(*this, teaching::Voice::installed().say(m_coachLine));
    m_ui->exercisePanel->moveMade(before, move);
    scheduleOpponent();
}

void LessonPage::newGame()
{
    m_board->setEditing(false);
    m_opponentTimer.stop();
    m_history.restart(match().start(), m_options.first);
    scheduleOpponent();
}

void LessonPage::randomPosition(teaching::Difficulty difficulty)
{
    setPosition(match().position().game->randomPosition(match().position(), difficulty, m_random));
}

void LessonPage::undo()
{
    m_opponentTimer.stop();
    // Back to where it is the learner's turn again.
    if (m_history.canUndo()) {
        do
            m_history.undo();
        while (m_history.canUndo() && m_history.isMoveNext() && isOpponentsTurn());
    }
}

void LessonPage::redo()
{
    m_opponentTimer.stop();
    if (m_history.canRedo()) {
        do
            m_history.redo();
        while (m_history.canRedo() && m_history.isMoveNext() && isOpponentsTurn());
    }
}

void LessonPage::hint()
{
    const Position& position = match().position();
    if (match().isOver())
        return;
    const Move move = teaching::bestMove(position);
    const teaching::Argument clause = teaching::Clauses{{position.game->describe(position, move)}};
    if (position.game->outcome(position) == theory::Outcome::N) {
        //: %1 is a move such as "take 11 from heap 4"
        m_coachLine = say(QT_TRANSLATE_NOOP("LessonPage", "Hint: %1."), {clause});
    } else {
        //: %1 is a move such as "take 11 from heap 4"
        m_coachLine =
            say(QT_TRANSLATE_NOOP("LessonPage", "Hint: no move wins here. Hardest to answer: %1."), {clause});
    }
    m_coachTone = Tone::Neutral;
    m_board->setChoice(move);
    refreshCoach();
    announce(*this, m_ui->coach->text());
}

void LessonPage::onChanged(const std::optional<Move>& made)
{
    const Position& position = match().position();
    const std::size_t plies = match().plies().size();
    m_coachLine = {};
    m_coachTone = Tone::Neutral;
    showError(std::nullopt);
    m_ui->exercisePanel->startChanged(match().start());
    m_board->setMarks({});
    m_board->setPosition(position, made);
    m_ui->positionEdit->setText(teaching::shortNotation(position));
    m_ui->stepPanel->setExplanation(m_lesson.explain(position));
    m_ui->chartPanel->setPosition(position);
    refreshTable();
    m_ui->moves->moves()->setLine(match().start(), m_history.line());
    m_ui->moves->setCurrentRow(static_cast<int>(plies));
    refreshUndo();
    m_hint->setEnabled(!match().isOver());
    m_ui->playBox->setCurrentIndex(m_ui->playBox->findData(static_cast<int>(position.play)));
    refreshMoveBar();
    m_ui->kindBar->setPosition(position);
    if (m_lesson.ruleNumber)
        m_ui->ruleBox->setValue(m_lesson.ruleNumber->get(position));
    refreshRelated();
    refreshVerdict();
    refreshCoach();
    announceChange(made.has_value() && plies > m_pliesShown);
    m_pliesShown = plies;
    emit positionChanged(made);
}

void LessonPage::refreshUndo()
{
    m_undo->setEnabled(m_history.canUndo());
    m_redo->setEnabled(m_history.canRedo());
}

// The way to the same game in another lesson.
void LessonPage::refreshRelated()
{
    const auto related = m_lesson.elsewhere ? m_lesson.elsewhere(match().position()) : std::nullopt;
    m_ui->relatedButton->setVisible(m_lesson.elsewhere != nullptr);
    m_ui->relatedButton->setEnabled(related.has_value());
    m_ui->relatedButton->setText(tr("Other lesson"));
    m_ui->relatedButton->setIcon(themedIcon(QStringLiteral("other-lesson"), Theme::of(palette())));
    m_ui->relatedButton->setToolTip(
        //: %1 is a position such as "bash 3: 21"
        related ? tr("Open the same game in another lesson: %1").arg(teaching::notation(*related))
                : tr("This position is not one of another lesson"));
}

// The fields that this lesson needs.
void LessonPage::fitFields()
{
    m_ui->moveBar->setLesson(m_lesson);
    m_ui->kindBar->setLesson(m_lesson);
    m_ui->ruleLabel->setVisible(m_lesson.ruleNumber.has_value());
    m_ui->ruleBox->setVisible(m_lesson.ruleNumber.has_value());
    if (m_lesson.ruleNumber)
        m_ui->ruleBox->setRange(m_lesson.ruleNumber->least, theory::kMaxCount);
    if (m_board->arrangements().size() < 2)
        m_ui->arrangementButton->hide();
    if (m_lesson.table.isThere()) {
        m_table = new LessonTable(m_lesson.table, this);
        m_ui->sideTabs->insertTab(m_ui->sideTabs->indexOf(m_ui->exercisePanel), m_table, QString());
        connect(m_table, &LessonTable::positionChosen, this, &LessonPage::setPosition);
        connect(m_ui->sideTabs, &QTabWidget::currentChanged, this, &LessonPage::refreshTable);
    }
}

// Nobody sees it before its tab is opened.
void LessonPage::refreshTable()
{
    if (m_table && m_ui->sideTabs->currentWidget() == m_table)
        m_table->setPosition(match().position());
}

void LessonPage::refreshPlayers()
{
    m_ui->firstBox->setEnabled(m_options.opponent != Opponent::Person);
    m_ui->firstLabel->setEnabled(m_options.opponent != Opponent::Person);
}

void LessonPage::refreshVerdict()
{
    const Position& position = match().position();
    m_ui->verdict->setRevealed(m_options.verdict);
    m_ui->verdict->setVerdict(position.game->outcome(position), position.game->verdict(position));
    m_ui->moves->moves()->setVerdictShown(m_options.verdict);
    m_board->setVerdictShown(m_options.verdict);
    m_ui->chartPanel->setVerdictShown(m_options.verdict);
}

Sentence LessonPage::result() const
{
    if (!match().isOver() || match().plies().empty())
        return {};
    if (m_options.opponent == Opponent::Person) {
        if (match().position().play == theory::Play::Misere)
            return say(
                QT_TRANSLATE_NOOP("LessonPage", "The game is over: who took the last stone has lost."));
        return say(QT_TRANSLATE_NOOP("LessonPage", "The game is over: who took the last stone has won."));
    }
    if (match().winner() == Side::Learner)
        return say(QT_TRANSLATE_NOOP("LessonPage", "The game is over: you have won."));
    return say(QT_TRANSLATE_NOOP("LessonPage", "The game is over: your opponent has won."));
}

void LessonPage::refreshCoach()
{
    const auto voice = teaching::Voice::installed();
    QStringList lines;
    if (m_options.coach && !m_coachLine.isEmpty())
        lines << voice.say(m_coachLine);
    if (const Sentence over = result(); !over.isEmpty())
        lines << voice.say(over);
    m_ui->coach->setText(lines.join(QLatin1Char('\n')));
    if (m_coachTone == m_coachToneShown)
        return;
    m_coachToneShown = m_coachTone;
    m_ui->coach->setProperty("good", m_coachTone == Tone::Good);
    m_ui->coach->setProperty("bad", m_coachTone == Tone::Bad);
    repolish(*m_ui->coach);
}

void LessonPage::setSecondLanguages(const QStringList& names, int chosen)
{
    m_ui->stepPanel->setSecondLanguages(names, chosen);
}

void LessonPage::setSecondVoice(const std::optional<teaching::Voice>& voice)
{
    m_ui->stepPanel->setSecondVoice(voice);
}

void LessonPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitToFont();
}

} // namespace laststone::widgets
