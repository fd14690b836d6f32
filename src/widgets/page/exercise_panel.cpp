// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/exercise_panel.h"

#include "ui_exercise_panel.h"
#include "widgets/access/announce.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QEvent>

#include <utility>

namespace laststone::widgets {

using teaching::Position;
using teaching::Sentence;
using teaching::Session;
using theory::Outcome;

ExercisePanel::ExercisePanel(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ExercisePanel>())
    , m_random(QRandomGenerator::securelySeeded())
{
    m_ui->setupUi(this);
    connect(m_ui->nextButton, &QPushButton::clicked, this, &ExercisePanel::newTask);
    connect(m_ui->whyButton, &QPushButton::clicked, this, &ExercisePanel::whyWanted);
    connect(m_ui->answerP, &QToolButton::clicked, this, [this] { answerOutcome(Outcome::P); });
    connect(m_ui->answerN, &QToolButton::clicked, this, [this] { answerOutcome(Outcome::N); });
    connect(m_ui->answerButton, &QPushButton::clicked, this, &ExercisePanel::answerPuzzle);
    connect(m_ui->answerEdit, &QLineEdit::returnPressed, this, &ExercisePanel::answerPuzzle);
    connect(m_ui->kindBox, &QComboBox::activated, this, [this] { close(); });
}

ExercisePanel::~ExercisePanel() = default;

void ExercisePanel::setSession(const Lesson& lesson, Session& session)
{
    m_lesson = &lesson;
    m_session = &session;
    connect(&session, &Session::changed, this, &ExercisePanel::follow);
    for (std::size_t i = 0; i < lesson.puzzles.size(); ++i)
        m_ui->kindBox->addItem(QString());
    retranslate();
}

const teaching::Puzzle* ExercisePanel::puzzle() const
{
    const int index = m_ui->kindBox->currentIndex() - FirstPuzzle;
    return index >= 0 ? m_lesson->puzzles[static_cast<std::size_t>(index)] : nullptr;
}

void ExercisePanel::newTask()
{
    const auto difficulty = static_cast<teaching::Difficulty>(m_ui->difficultyBox->currentIndex());
    m_open = true;
    m_comment = {};
    m_position = {};
    m_ui->answerEdit->clear();
    if (const teaching::Puzzle* chosen = puzzle()) {
        m_number = chosen->draw(difficulty, m_random);
    } else {
        const bool wantMove = m_ui->kindBox->currentIndex() == WinningMove;
        const bool wantLost = !wantMove && m_random.bounded(2) == 0;
        do {
            m_position = m_lesson->first.game->randomPosition(m_lesson->first, difficulty, m_random);
        } while ((m_position.game->outcome(m_position) == Outcome::P) != wantLost);
        m_session->beginTask(m_position);
    }
    refresh();
    announce(*this, m_ui->task->text());
}

void ExercisePanel::answerOutcome(Outcome outcome)
{
    if (m_open && m_ui->kindBox->currentIndex() == Verdict)
        finish(m_position.game->outcome(m_position) == outcome, m_position.game->verdict(m_position));
}

void ExercisePanel::answerPuzzle()
{
    const teaching::Puzzle* chosen = puzzle();
    if (!m_open || !chosen)
        return;
    const auto answer = chosen->answer(m_number, m_ui->answerEdit->text());
    if (const auto* error = std::get_if<Sentence>(&answer)) {
        m_comment = *error;
        m_wasRight = false;
        refresh();
        announce(*this, m_ui->feedback->text());
        return;
    }
    const auto& position = std::get<Position>(answer);
    finish(chosen->isBest(m_number, position), chosen->comment(m_number, position));
    m_session->playAnswer(position);
}

// A task about another position than that with which the match began is closed without an answer; one that
// asks for a move is answered by it.
void ExercisePanel::follow(Session::Changes what)
{
    const teaching::Match& match = m_session->match();
    if (!(what & Session::Change::Position) || !m_open || m_position.heaps.empty())
        return;
    if (match.start() != m_position)
        close();
    else if (m_session->made() && m_ui->kindBox->currentIndex() == WinningMove && match.plies().size() == 1)
        finish(m_session->coach().tone == teaching::CoachLine::Tone::Good, m_session->coach().line);
}

// Without an answer.
void ExercisePanel::close()
{
    const bool wasOpen = std::exchange(m_open, false);
    m_number = 0;
    m_comment = {};
    m_position = {};
    refresh();
    if (wasOpen)
        m_session->endTask();
}

void ExercisePanel::finish(bool right, const Sentence& comment)
{
    m_open = false;
    m_wasRight = right;
    m_comment = comment;
    ++m_asked;
    m_right += right ? 1 : 0;
    refresh();
    m_session->endTask();
    announce(*this, m_ui->feedback->text());
}

Sentence ExercisePanel::task() const
{
    const auto sentence = [](const char* source) { return Sentence{"ExercisePanel", source, {}}; };
    if (const teaching::Puzzle* chosen = puzzle()) {
        if (m_number > 0)
            return chosen->task(m_number);
    } else if (!m_position.heaps.empty()) {
        if (m_ui->kindBox->currentIndex() == Verdict)
            return sentence(QT_TRANSLATE_NOOP("ExercisePanel", "Is the position on the board P or N?"));
        return sentence(QT_TRANSLATE_NOOP("ExercisePanel",
                                          "You can win this position. Make a winning move on the board."));
    }
    return sentence(QT_TRANSLATE_NOOP("ExercisePanel", "Choose a kind of exercise and press “New task”."));
}

void ExercisePanel::refresh()
{
    const auto voice = teaching::Voice::installed();
    const bool typed = puzzle() != nullptr;
    const bool verdict = m_ui->kindBox->currentIndex() == Verdict;
    m_ui->task->setText(voice.say(task()));
    const std::pair<QWidget*, bool> answers[] = {{m_ui->answerP, verdict},
                                                 {m_ui->answerN, verdict},
                                                 {m_ui->answerEdit, typed},
                                                 {m_ui->answerButton, typed}};
    for (const auto& [field, isNeeded] : answers) {
        field->setVisible(isNeeded);
        field->setEnabled(m_open);
    }
    m_ui->whyButton->setEnabled(!m_open && m_asked > 0);
    QString feedback;
    if (!m_comment.isEmpty()) {
        const QString comment = voice.say(m_comment);
        if (m_open) {
            feedback = comment; // what is wrong with what was typed
        } else {
            //: %1 explains why the answer was right or wrong
            feedback = m_wasRight ? tr("✓ Right. %1").arg(comment) : tr("✗ Not right. %1").arg(comment);
        }
    }
    m_ui->feedback->setText(feedback);
    setStyleProperty(*m_ui->feedback, "good", m_wasRight);
    setStyleProperty(*m_ui->feedback, "bad", !m_wasRight);
    //: %1 is the number of right answers, %2 the number of all
    m_ui->score->setText(m_asked > 0 ? tr("%1 of %2 right").arg(m_right).arg(m_asked) : QString());
}

void ExercisePanel::retranslate()
{
    sayNames({m_ui->kindBox, m_ui->difficultyBox});
    const auto voice = teaching::Voice::installed();
    const Theme& theme = Theme::of(palette());
    m_ui->answerP->setIcon(outcomeIcon(Outcome::P, theme));
    m_ui->answerN->setIcon(outcomeIcon(Outcome::N, theme));
    for (std::size_t i = 0; i < m_lesson->puzzles.size(); ++i)
        m_ui->kindBox->setItemText(FirstPuzzle + static_cast<int>(i),
                                   voice.say(m_lesson->puzzles[i]->name()));
    refresh();
}

void ExercisePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!m_lesson)
        return;
    if (event->type() == QEvent::LanguageChange)
        m_ui->retranslateUi(this);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace laststone::widgets
