// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/question_box.h"

#include "teaching/new_question.h"
#include "teaching/steps/aloud.h"
#include "teaching/steps/labels.h"
#include "ui_question_box.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/access/question_keys.h"
#include "widgets/board/board_widget.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

using teaching::Answer;
using teaching::AnswerForm;
using teaching::Asking;
using teaching::Clauses;
using teaching::Move;
using teaching::Position;
using teaching::Question;
using teaching::Sentence;
using teaching::Session;
using teaching::Voice;
using theory::Count;
using theory::Outcome;
using Said = Asking::Said;

namespace {

constexpr QChar kRight(u'✓'); // in front of the answer that has been given
constexpr QChar kWrong(u'✗');
constexpr int kFeedbackLines = 2; // at least; one that comes moves nothing

struct Words {
    LASTSTONE_SENTENCES(QuestionBox)
};

int rowHeight(const QFont& font)
{
    return static_cast<int>(std::ceil(Spacing(font).em * 1.9));
}

QChar letter(std::size_t choice)
{
    return QChar(u'A' + static_cast<char16_t>(choice));
}

// It has an edge, besides the sign in front of its words.
void showGiven(QAbstractButton& button, bool isGiven)
{
    setStyleProperty(button, "given", isGiven);
    button.setAccessibleDescription(isGiven ? QuestionBox::tr("Your last answer") : QString());
}

// A field takes Alt and a letter for the letter, where the button whose key that is cannot be pressed now.
class KeysOfButtons final : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        return event->type() == QEvent::KeyPress
            && static_cast<const QKeyEvent*>(event)->modifiers() == Qt::AltModifier
            && !static_cast<const QKeyEvent*>(event)->text().isEmpty();
    }
};

} // namespace

Sentence answerWords(const Question& question, const Answer& answer)
{
    if (question.form == AnswerForm::Outcome)
        return {};
    if (const auto* number = std::get_if<Count>(&answer)) {
        if (question.form == AnswerForm::Choice)
            return question.choices[*number - 1];
        const QString digits = QString::number(*number);
        const auto isBinary = [](QChar digit) { return digit == u'0' || digit == u'1'; };
        return teaching::formula(question.isInBinary && std::ranges::all_of(digits, isBinary) ? digits + u'₂'
                                                                                              : digits);
    }
    if (const auto* position = std::get_if<Position>(&answer)) {
        return question.form == AnswerForm::Move ? teaching::moveWords(question.position, *position)
                                                 : teaching::formula(tupleNotation(*position));
    }
    if (const auto* positions = std::get_if<std::vector<Position>>(&answer)) {
        if (positions->empty()) {
            return question.form == AnswerForm::Moves ? Sentence(Words::phrase("no move wins"))
                                                      : Sentence(Words::phrase("it cannot be done"));
        }
        // Each of them wins: by commas they would be moves one after the other.
        Sentence moves;
        for (const Position& left : *positions) {
            const Sentence move = teaching::moveWords(question.position, left);
            if (moves.isEmpty()) {
                moves = move;
            } else {
                //: %1 is a move such as "take 5 from heap 2", or several with “or” between them; %2 is one
                //: more
                moves = Words::phrase("%1 or %2")(Clauses{{moves}}, Clauses{{move}});
            }
        }
        return moves;
    }
    if (const auto* numbers = std::get_if<std::vector<Count>>(&answer)) {
        if (numbers->empty())
            return Words::phrase("there is none");
        return Words::phrase("%1")(teaching::Numbers{*numbers});
    }
    return {};
}

Sentence answerWords(const Question& question)
{
    return answerWords(question, question.right);
}

bool asks(const QString& words)
{
    return words.contains(u'?') || words.contains(u'？');
}

bool hasAnswering(const QWidget& panel)
{
    const QWidget* focus = QApplication::focusWidget();
    if (focus && (focus == &panel || panel.isAncestorOf(focus)))
        return true;
    while (focus && !qobject_cast<const BoardWidget*>(focus))
        focus = focus->parentWidget();
    return focus;
}

QuestionBox::QuestionBox(QWidget* parent) : QWidget(parent), m_ui(std::make_unique<Ui::QuestionBox>())
{
    m_ui->setupUi(this);
    m_helpRow = m_ui->helpRow;
    m_ui->questionLayout->addStretch(1); // room that is left is below, not between the fields
    connect(m_ui->answerP, &QToolButton::clicked, this, [this] { answer(Outcome::P); });
    connect(m_ui->answerN, &QToolButton::clicked, this, [this] { answer(Outcome::N); });
    const auto handIn = [this] {
        if (isOpen())
            m_session->answerTyped(m_ui->answerEdit->text());
    };
    m_ui->answerEdit->installEventFilter(new KeysOfButtons(m_ui->answerEdit));
    connect(m_ui->answerEdit, &QLineEdit::returnPressed, this, handIn);
    connect(m_ui->answerButton, &QPushButton::clicked, this, handIn);
    connect(m_ui->allButton, &QPushButton::clicked, this, [this] { m_session->answerMoves(); });
    connect(m_ui->noneButton, &QPushButton::clicked, this, &QuestionBox::answerNone);
    connect(m_ui->hintButton, &QPushButton::clicked, this, [this] { m_session->hint(); });
    connect(m_ui->moves, &QLabel::linkActivated, this, &QuestionBox::takeBack);
    connect(m_ui->showButton, &QPushButton::clicked, this, [this] { m_session->showSolution(); });
    hide();
}

QuestionBox::~QuestionBox() = default;

void QuestionBox::setSession(Session& session, teaching::Asker asker)
{
    m_session = &session;
    m_asker = asker;
    // The card grows upwards, so what is said stands above the buttons, which stay where they are.
    if (asker == teaching::Asker::Review) {
        m_ui->questionLayout->removeWidget(m_ui->feedback);
        m_ui->questionLayout->insertWidget(m_ui->questionLayout->indexOf(m_ui->helpRow), m_ui->feedback);
    }
    connect(&session, &Session::changed, this, &QuestionBox::follow);
    m_isUp = asking() != nullptr;
    if (m_isUp)
        makeChoices();
    refresh();
}

const Asking* QuestionBox::asking() const
{
    const auto& asking = m_session->asking();
    return asking && asking->asker == m_asker ? &*asking : nullptr;
}

void QuestionBox::follow(Session::Changes what)
{
    if (!(what & Session::Change::Question))
        return;
    // One that comes back has been tried.
    const bool comesUp = asking() && !m_isUp;
    m_isUp = asking() != nullptr;
    const bool isNew = comesUp || (asking() && asking()->said == Said::Nothing && asking()->picked.empty());
    if (isNew) {
        m_ui->answerEdit->setText({}); // which leaves nothing to undo: an earlier answer is not this one's
        makeChoices();
    }
    refresh();
    if (!asking())
        return;
    const AnswerForm form = asking()->question.form;
    // A number may have been given on the board; of what else is typed only one that comes back is not there.
    const bool isOther = form == AnswerForm::Numbers || form == AnswerForm::Typed;
    if (asking()->last && asking()->said != Said::Refusal
        && (form == AnswerForm::Number || (isOther && comesUp)))
        m_ui->answerEdit->setText(teaching::answerText(*asking()->last));
    const bool isPick = std::exchange(m_picked, asking()->picked.size()) != asking()->picked.size();
    if (isNew)
        announce(*this, m_words.isEmpty() ? Voice::installed().say(asking()->question.task) : m_words);
    else
        announce(*this, isPick ? movesText() : feedbackText());
    if (asking()->said == Said::Wrong || asking()->said == Said::Refusal)
        m_ui->answerEdit->selectAll(); // to be typed anew
}

void QuestionBox::answer(const Answer& answer)
{
    if (isOpen())
        m_session->answer(answer);
}

void QuestionBox::answerNone()
{
    m_ui->answerEdit->setText({}); // what has been typed is not this answer
    if (asking()->question.form == AnswerForm::Numbers)
        answer(std::vector<Count>{});
    else
        answer(std::vector<Position>{});
}

void QuestionBox::setWords(const QString& words)
{
    m_words = words;
    refresh();
}

void QuestionBox::focusAnswer()
{
    // Letters answer from the box itself; a button with the focus would look as if it were chosen, and be
    // pressed by one Enter too many.
    if (m_ui->answerP->isVisibleTo(this) || !m_choices.empty())
        return setFocus(Qt::OtherFocusReason);
    if (!m_ui->answerEdit->isVisibleTo(this))
        return emit boardWanted();
    m_ui->answerEdit->selectAll(); // what stands there is typed anew
    m_ui->answerEdit->setFocus(Qt::OtherFocusReason);
}

// A button for each choice, as wide as the box: their words may need more than a line, which those of a
// button cannot have.
void QuestionBox::makeChoices()
{
    qDeleteAll(m_choices);
    m_choices.clear();
    if (asking()->question.form != AnswerForm::Choice)
        return;
    QWidget* before = m_ui->noneButton;
    for (std::size_t i = 0; i < asking()->question.choices.size(); ++i) {
        auto* button = new QPushButton(this);
        button->setObjectName(QStringLiteral("choice%1").arg(letter(i)));
        auto* words = new QLabel(button);
        words->setWordWrap(true);
        words->setAttribute(Qt::WA_TransparentForMouseEvents);
        const int em = static_cast<int>(Spacing(font()).em);
        auto* layout = new QHBoxLayout(button);
        layout->setContentsMargins(em * 2 / 3, em / 4, em * 2 / 3, em / 4);
        layout->addWidget(words);
        connect(button, &QPushButton::clicked, this, [this, i] { answer(Count{i + 1}); });
        m_ui->choiceRows->addWidget(button);
        button->show();
        setTabOrder(before, button);
        before = button;
        m_choices.push_back(button);
    }
    refreshChoices();
}

// Of the answer that has been given last, whether it was right; nothing of the others.
QString QuestionBox::signOf(const Answer& answer) const
{
    if (asking()->last != answer)
        return {};
    return (asking()->state == Asking::State::Right ? kRight : kWrong) + QStringLiteral(" ");
}

void QuestionBox::refreshChoices()
{
    if (!asking() || asking()->question.choices.size() != m_choices.size())
        return;
    const auto voice = Voice::installed();
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        const QString words = voice.say(asking()->question.choices[i]);
        //: one of several answers: %1 is its letter, %2 are its words
        const QString text = tr("%1 · %2").arg(letter(i)).arg(words);
        const QString sign = signOf(Count{i + 1});
        auto* label = m_choices[i]->findChild<QLabel*>();
        label->setText(unbroken(sign + text));
        showGiven(*m_choices[i], !sign.isEmpty());
        setStyleProperty(*label, "given", !sign.isEmpty());
        m_choices[i]->setAccessibleName(tr("%1 · %2").arg(letter(i)).arg(teaching::aloud(words, voice)));
        m_choices[i]->setWhatsThis(
            tr("Your answer. The key of the letter, or of the number, does the same."));
        m_choices[i]->setEnabled(isOpen());
    }
}

void QuestionBox::refresh()
{
    setVisible(asking() != nullptr);
    if (!asking()) {
        for (QPushButton* button : {m_ui->hintButton, m_ui->showButton})
            button->hide(); // they may stand elsewhere
        return;
    }
    // Fields that are off would hand the focus on, to whatever comes behind the box.
    if (!isOpen() && isAncestorOf(QApplication::focusWidget()))
        setFocus(Qt::OtherFocusReason);
    const auto voice = Voice::installed();
    const auto set = [&](QLabel& label, const QString& text) {
        label.setText(unbroken(text));
        label.setAccessibleName(teaching::aloud(text, voice));
    };
    set(*m_ui->task, m_words.isEmpty() ? voice.say(asking()->question.task) : m_words);
    refreshFields();
    refreshChoices();
    refreshHelp();
    set(*m_ui->moves, movesText());
    offerToTakeBack();
    set(*m_ui->feedback, feedbackText());
    fitWords();
    setStyleProperty(*m_ui->feedback, "good", asking()->state == Asking::State::Right);
    setStyleProperty(*m_ui->feedback, "bad", asking()->said == Said::Wrong);
}

// Behind each of the moves that have been made there is a cross, which takes it out again.
void QuestionBox::offerToTakeBack()
{
    const bool isOffered =
        isOpen() && asking()->question.form == AnswerForm::Moves && !asking()->picked.empty();
    const bool hadFocus = m_ui->moves->hasFocus();
    m_ui->moves->setTextFormat(isOffered ? Qt::RichText : Qt::PlainText);
    m_ui->moves->setTextInteractionFlags(
        isOffered ? Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard : Qt::NoTextInteraction);
    if (isOffered) {
        const auto voice = Voice::installed();
        const QString colour = Theme::of(palette()).accent.name();
        Clauses moves;
        for (std::size_t i = 0; i < asking()->picked.size(); ++i) {
            const QString words =
                voice.say(m_session->game().describe(asking()->question.position, asking()->picked[i]));
            moves.items.push_back(teaching::formula(
                QStringLiteral("%1\u00A0<a href=\"%2\" style=\"color:%3;text-decoration:none\"><b>×</b></a>")
                    .arg(unbroken(words).toHtmlEscaped())
                    .arg(i)
                    .arg(colour)));
        }
        m_ui->moves->setText(voice.say(Words::phrase("So far: %1")(moves)));
        m_ui->moves->setToolTip(tr("× takes a move out of the list."));
    } else {
        m_ui->moves->setToolTip({});
        if (hadFocus && isOpen())
            focusAnswer();
    }
}

void QuestionBox::takeBack(const QString& index)
{
    bool isNumber = false;
    const auto at = static_cast<std::size_t>(index.toULongLong(&isNumber));
    if (isNumber && isOpen() && at < asking()->picked.size())
        m_session->play(Move(asking()->picked[at])); // made once more
}

// The words need so much at the width that there is; a layout alone would take the room away from them before
// anything scrolls.
void QuestionBox::fitWords()
{
    // What is said after an answer moves nothing.
    for (QLabel* label : {m_ui->task, m_ui->moves, m_ui->feedback}) {
        if (label == m_ui->moves && !isOpen())
            continue; // what was to be done has been: its room stays, so that nothing moves
        label->setMinimumHeight(0); // a label counts it among what it needs
        const int lines = label == m_ui->feedback ? kFeedbackLines : 1;
        label->setMinimumHeight(
            std::max(lines * label->fontMetrics().lineSpacing(), label->heightForWidth(width())));
    }
}

void QuestionBox::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitWords();
}

// Those that the form of the answer needs.
void QuestionBox::refreshFields()
{
    const AnswerForm form = asking()->question.form;
    const bool isTyped =
        form == AnswerForm::Number || form == AnswerForm::Numbers || form == AnswerForm::Typed;
    const bool isMoves = form == AnswerForm::Moves;
    const bool canBeNone = isMoves || asking()->question.mayBeNone;
    const std::pair<QWidget*, bool> fields[] = {
        {m_ui->answerP, form == AnswerForm::Outcome},
        {m_ui->answerN, form == AnswerForm::Outcome},
        {m_ui->answerEdit, isTyped},
        {m_ui->answerButton, isTyped},
        {m_ui->allButton, isMoves},
        {m_ui->noneButton, canBeNone},
        // The card has little room, and its heading says that a move is to be made.
        {m_ui->moves,
         isMoves || form == AnswerForm::Outcome
             || (form == AnswerForm::Move && m_asker != teaching::Asker::Review)},
    };
    for (const auto& [field, isNeeded] : fields) {
        field->setVisible(isNeeded);
        field->setEnabled(isOpen());
    }
    if (isMoves) {
        m_ui->allButton->setEnabled(isOpen() && !asking()->picked.empty());
        m_ui->noneButton->setEnabled(isOpen() && asking()->picked.empty());
        m_ui->noneButton->setText(tr("No move wins"));
    } else {
        m_ui->noneButton->setText(form == AnswerForm::Typed ? tr("It cannot be done") : tr("There is none"));
    }
    setMnemonic(*m_ui->noneButton, questionKeys::kNone);
    setMnemonic(*m_ui->answerButton, questionKeys::kAnswer);
    setMnemonic(*m_ui->allButton, questionKeys::kThatIsAll);
    // A button with the focus has a thicker edge: the row has room for it from the beginning.
    const bool hasRow = form != AnswerForm::Choice && form != AnswerForm::Move;
    m_ui->answerSpacer->changeSize(0, hasRow ? rowHeight(font()) : 0, QSizePolicy::Expanding);
    m_ui->answerRow->invalidate();
    refreshOutcomes();
}

// Always as wide as with the sign of an answer, so that they stay where they are.
void QuestionBox::refreshOutcomes()
{
    const std::pair<QToolButton*, Outcome> answers[] = {{m_ui->answerP, Outcome::P},
                                                        {m_ui->answerN, Outcome::N}};
    for (const auto& [button, outcome] : answers) {
        button->setIcon(outcomeIcon(outcome, Theme::of(palette())));
        QString words = button->text();
        if (words.startsWith(kRight) || words.startsWith(kWrong))
            words.remove(0, 2);
        button->setText(kWrong + QStringLiteral(" ") + words);
        button->setMinimumWidth(button->sizeHint().width());
        const QString sign = signOf(outcome);
        button->setText(sign + words);
        showGiven(*button, !sign.isEmpty());
    }
}

// The button for the next degree is always as wide as for the longest, so that the other one stays.
void QuestionBox::refreshHelp()
{
    const QString degrees[] = {tr("First hint"), tr("Next hint"), tr("No further hint")};
    const auto hints = static_cast<std::size_t>(asking()->hints);
    const bool isLast = hints >= asking()->question.hints.size();
    int width = 0;
    for (const QString& degree : degrees) {
        m_ui->hintButton->setText(degree);
        setMnemonic(*m_ui->hintButton, questionKeys::kHint);
        width = std::max(width, m_ui->hintButton->sizeHint().width());
    }
    m_ui->hintButton->setMinimumWidth(width);
    // The card gives the room of the help to the board when there is nothing to help with any more.
    const bool hasHelp = isOpen() || m_asker != teaching::Asker::Review;
    m_ui->hintButton->setVisible(hasHelp);
    m_ui->showButton->setVisible(hasHelp);
    const bool hasRow = hasHelp && m_helpRow == m_ui->helpRow;
    m_ui->helpSpacer->changeSize(0, hasRow ? rowHeight(font()) : 0, QSizePolicy::Expanding);
    m_ui->helpRow->invalidate();
    m_ui->hintButton->setText(degrees[isLast ? 2 : std::min<std::size_t>(hints, 1)]);
    setMnemonic(*m_ui->hintButton, questionKeys::kHint);
    setMnemonic(*m_ui->showButton, questionKeys::kSolution);
    if (isLast && m_ui->hintButton->hasFocus() && isOpen())
        focusAfterHints();
    m_ui->hintButton->setEnabled(isOpen() && !isLast);
    m_ui->showButton->setEnabled(isOpen());
}

// After the last hint, whose button hands the focus on: the key that has been pressed for it may be pressed
// once more, and must neither show the solution nor answer.
void QuestionBox::focusAfterHints()
{
    setFocus(Qt::OtherFocusReason);
    focusAnswer();
}

void QuestionBox::putHelp(QBoxLayout* row)
{
    QBoxLayout* wanted = row ? row : m_ui->helpRow;
    if (QBoxLayout* before = std::exchange(m_helpRow, wanted); before != wanted) {
        for (QPushButton* button : {m_ui->showButton, m_ui->hintButton}) {
            before->removeWidget(button);
            wanted->insertWidget(0, button);
        }
    }
    if (asking())
        refreshHelp();
}

int QuestionBox::helpWidth() const
{
    const int hint = std::max(m_ui->hintButton->minimumWidth(), m_ui->hintButton->sizeHint().width());
    return hint + m_ui->helpRow->spacing() + m_ui->showButton->sizeHint().width();
}

// What is to be done on the board, and the moves that have been made there; of P and N what the letters stand
// for, which nobody has been told before the tour comes to it.
QString QuestionBox::movesText() const
{
    if (asking()->question.form == AnswerForm::Outcome)
        return isOpen() ? tr("P: whoever moves now loses. N: whoever moves now wins.") : QString();
    if (asking()->question.form == AnswerForm::Move)
        return isOpen() ? tr("Make the move on the board.") : QString();
    if (asking()->picked.empty() && !isOpen())
        return {};
    if (asking()->picked.empty())
        return tr("Make each winning move on the board; one that is made again is taken back.");
    Clauses moves;
    for (const Move& move : asking()->picked)
        moves.items.push_back(m_session->game().describe(asking()->question.position, move));
    //: %1 is a list of moves such as "take 5 from heap 2"
    return Voice::installed().say(Words::phrase("So far: %1")(moves));
}

QString QuestionBox::feedbackText() const
{
    const auto voice = Voice::installed();
    const QString reply = voice.say(asking()->reply);
    const auto notRight = [this, &voice](const QString& why) {
        if (asking()->question.form == AnswerForm::Move && asking()->last) {
            //: %1 is the move that has been made, such as "take 2 from heap 1", %2 says what was wrong with
            //: it
            return tr("✗ Not right: %1. %2")
                .arg(voice.say(answerWords(asking()->question, *asking()->last)), why);
        }
        //: %1 says what was done wrong
        return why.isEmpty() ? tr("✗ Not right. Try again.") : tr("✗ Not right. %1").arg(why);
    };
    switch (asking()->said) {
    case Said::Nothing:
        return {};
    case Said::Refusal:
        return reply;
    case Said::Wrong:
        return notRight(reply);
    case Said::Hint: {
        //: %1 is an idea, or the step to take
        const QString hint = tr("Hint: %1").arg(reply);
        // What was wrong is what it helps with.
        return asking()->mistake ? notRight(voice.say(*asking()->mistake)) + u'\n' + hint : hint;
    }
    case Said::Fact:
        break;
    }
    if (asking()->state == Asking::State::Right) {
        //: %1 is the fact that decides
        return tr("✓ Right. %1").arg(reply);
    }
    const QString right = voice.say(answerWords(asking()->question));
    if (right.isEmpty())
        return reply;
    //: %1 is what would have been right, %2 the fact that decides
    return tr("The answer: %1. %2").arg(right, reply);
}

void QuestionBox::keyPressEvent(QKeyEvent* event)
{
    QWidget::keyPressEvent(event); // not taken
    if (!isOpen() || event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))
        return;
    const Question& question = asking()->question;
    const int key = event->key();
    if (question.form == AnswerForm::Outcome && (key == Qt::Key_P || key == Qt::Key_N)) {
        event->accept();
        answer(key == Qt::Key_P ? Outcome::P : Outcome::N);
    } else if (question.form == AnswerForm::Choice) {
        const int choice = key >= Qt::Key_A ? key - Qt::Key_A + 1 : key - Qt::Key_0;
        if (choice < 1 || choice > static_cast<int>(question.choices.size()))
            return;
        event->accept();
        answer(static_cast<Count>(choice));
    }
}

void QuestionBox::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!m_session)
        return;
    if (event->type() == QEvent::LanguageChange)
        m_ui->retranslateUi(this);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::FontChange)
        refresh();
}

} // namespace laststone::widgets
