// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/exercise_panel.h"

#include "teaching/discovery/taught.h"
#include "teaching/progress.h"
#include "ui_exercise_panel.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/access/question_keys.h"
#include "widgets/access/sight.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QShortcut>
#include <QShowEvent>
#include <QStyleOptionFrame>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

using teaching::Asker;
using teaching::Asking;
using teaching::Difficulty;
using teaching::Position;
using teaching::Question;
using teaching::QuestionKind;
using teaching::Session;
using teaching::SetName;
using teaching::SetRun;
using teaching::Voice;

namespace {

constexpr int kSeeds = 10'000; // names of sets are short
constexpr int kEarlier = 3; // so many questions of earlier sets at most
constexpr theory::Count kMostTried = 15;
constexpr QLatin1String kLeft("left"); // wrong answers and hints so far, and whether it has been told
constexpr QLatin1String kTold("told");
constexpr QLatin1String kBetween("\n\n"); // sets, in a text
constexpr std::size_t kMostWaiting = 12; // sets

bool isSameSet(const SetName& one, const SetName& other)
{
    return teaching::setText(one) == teaching::setText(other);
}

QString leftText(const Asking& left)
{
    QStringList words{kLeft, QString::number(left.wrong), QString::number(left.hints)};
    if (left.wasLeft)
        words << kTold;
    return words.join(u' ') + u'\n';
}

// A line without figures is of an earlier version, and told.
Asking readLeft(const Question& question, const QString& line)
{
    const QStringList words = line.split(u' ');
    Asking left{.question = question, .asker = Asker::Exercise};
    left.wrong = words.value(1).toInt();
    left.hints = words.value(2).toInt();
    left.wasLeft = words.size() == 1 || words.value(3) == kTold;
    return left;
}

} // namespace

ExercisePanel::ExercisePanel(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ExercisePanel>())
    , m_random(QRandomGenerator::securelySeeded())
{
}

ExercisePanel::~ExercisePanel() = default;

void ExercisePanel::setSession(const Lesson& lesson, Session& session)
{
    m_lesson = &lesson;
    m_session = &session;
    m_sources = [&lesson](const QString& word) {
        return word == lesson.id() ? std::optional(teaching::QuestionSource{lesson.first, lesson.questions})
                                   : std::nullopt;
    };
    connect(&session, &Session::changed, this, &ExercisePanel::follow);
    connect(&session, &Session::answered, this, &ExercisePanel::noteAnswer);
    m_look.setSingleShot(true);
    m_look.setInterval(0);
    connect(&m_look, &QTimer::timeout, this, &ExercisePanel::noteSeen);
}

// When it is first needed: fields take their time to be made.
void ExercisePanel::make()
{
    if (std::exchange(m_isMade, true))
        return;
    m_ui->setupUi(this);
    m_ui->questionBox->setSession(*m_session, Asker::Exercise);
    for (std::size_t i = 0; i < 1 + m_lesson->questions.size(); ++i)
        m_ui->kindBox->addItem(QString());
    connect(m_ui->questionBox, &QuestionBox::boardWanted, this, &ExercisePanel::boardWanted);
    connect(m_ui->kindBox, &QComboBox::activated, this, &ExercisePanel::beginChosen);
    connect(m_ui->levelBox, &QComboBox::activated, this, &ExercisePanel::beginChosen);
    m_ui->setEdit->installEventFilter(this);
    connect(m_ui->setEdit, &QLineEdit::returnPressed, this, &ExercisePanel::readName);
    connect(m_ui->setEdit, &QLineEdit::textEdited, this, [this] { showError({}); });
    connect(m_ui->copySetButton, &QToolButton::clicked, this, &ExercisePanel::copyName);
    connect(m_ui->knowledgeButton, &QToolButton::clicked, this, &ExercisePanel::knowledgeWanted);
    connect(m_ui->nextButton, &QPushButton::clicked, this, &ExercisePanel::goOn);
    connect(m_ui->whyButton, &QPushButton::clicked, this, &ExercisePanel::showWhy);
    connect(m_ui->againButton, &QPushButton::clicked, this, &ExercisePanel::beginAgain);
    connect(m_ui->harderButton, &QPushButton::clicked, this, &ExercisePanel::beginHarder);
    // The button is hidden together with the panel.
    m_nextKey =
        new QShortcut(QKeySequence(QStringLiteral("Alt+%1").arg(questionKeys::kNext)), parentWidget());
    m_nextKey->setEnabled(false);
    connect(m_nextKey, &QShortcut::activated, this, &ExercisePanel::nextWanted);
    putIcons(*this);
    retranslate();
    showName();
}

const Asking* ExercisePanel::asking() const
{
    const auto& asking = m_session->asking();
    return asking && asking->asker == Asker::Exercise ? &*asking : nullptr;
}

// Whoever discovers the game tries all moves of small heaps, and knows no words but those of the pages read.
teaching::SetLimits ExercisePanel::limits() const
{
    if (!m_session->isDiscovering())
        return {};
    const teaching::Progress* progress = m_session->progress();
    if (!m_tour) // each question of a set asks for it
        m_tour = teaching::loadTour(QStringLiteral(":/tours"), m_lesson->id(), QLocale(QLocale::English));
    return {
        kMostTried,
        teaching::taughtKinds(*m_tour, progress ? progress->lesson(m_lesson->id()).read : std::set<int>())};
}

// A set of what is chosen in the boxes, in the rule in force.
SetName ExercisePanel::newName() const
{
    SetName name;
    name.like = m_session->position();
    name.like.heaps.clear();
    if (const int kind = m_ui->kindBox->currentIndex(); kind > 0)
        name.kind = m_lesson->questions[static_cast<std::size_t>(kind - 1)].id;
    if (const int level = m_ui->levelBox->currentIndex(); level > 0)
        name.level = static_cast<Difficulty>(level - 1);
    name.seed = static_cast<quint32>(m_random.bounded(1, kSeeds));
    return name;
}

void ExercisePanel::beginAnother()
{
    begin(newName(), true);
}

// Choosing once more what is chosen is no wish for another set: what has been answered would be gone.
void ExercisePanel::beginChosen()
{
    const SetName chosen = newName();
    const auto isSame = [&](const SetName& now) {
        return now.kind == chosen.kind && now.level == chosen.level && now.like == chosen.like;
    };
    if (!m_run || !m_run->question() || !isSame(m_run->name()))
        begin(chosen, true);
}

// One that has been begun loses nothing when its name comes once more.
void ExercisePanel::openSet(const SetName& name)
{
    make();
    const auto waits = [&](const Waiting& set) { return isSameSet(set.run.name(), name); };
    const bool hasWaited = std::ranges::any_of(m_waiting, waits) && takeUp(name.like);
    if (hasWaited)
        showName();
    if (!m_run || !m_run->question() || !isSameSet(m_run->name(), name))
        beginNamed(name);
    else if (hasWaited || (!isOpen() && !m_run->isAnswered()))
        goOn();
}

// A set that is not done waits until its rule is on the board again.
void ExercisePanel::putAside()
{
    if (!m_run || !m_run->question() || m_isUnasked)
        return;
    m_waiting.push_back({*m_run, left() ? std::optional(*left()) : std::nullopt});
    if (m_waiting.size() > kMostWaiting)
        m_waiting.erase(m_waiting.begin());
}

// Whether a set of that rule has waited; it is the one in hand then.
bool ExercisePanel::takeUp(const Position& like)
{
    const auto found =
        std::ranges::find_if(m_waiting, [&](const Waiting& set) { return set.run.name().like == like; });
    if (found == m_waiting.end())
        return false;
    Waiting set = std::move(*found);
    m_round = Round::Going;
    m_waiting.erase(found);
    putAside();
    m_run = std::move(set.run);
    m_left = std::move(set.left);
    m_isUnasked = false;
    return true;
}

// Whoever names a set knows the game, and finds all of it open again at the next start.
void ExercisePanel::beginNamed(const SetName& name)
{
    teaching::Progress* progress = m_session->progress();
    if (progress && !m_session->isDiscovering() && !progress->lesson(m_lesson->id()).known)
        progress->sayKnown(m_lesson->id());
    begin(name, false);
}

void ExercisePanel::beginKind(const QString& kind)
{
    make();
    const auto found = std::ranges::find(m_lesson->questions, kind, &QuestionKind::id);
    const bool isThere = found != m_lesson->questions.end();
    m_ui->kindBox->setCurrentIndex(isThere ? static_cast<int>(found - m_lesson->questions.begin()) + 1 : 0);
    beginAnother();
}

void ExercisePanel::beginRule(const QString& rule)
{
    make();
    m_ui->kindBox->setCurrentIndex(0);
    SetName name = newName();
    const auto wordOf = [](const QString& text) { return text.section(u' ', 0, 0); };
    const auto read = m_lesson->family.read(rule, 0);
    if (const auto* game = std::get_if<std::shared_ptr<const teaching::Game>>(&read);
        game && wordOf(name.like.rule()) != wordOf(rule))
        name.like = {*game, theory::Play::Normal, {}};
    begin(name, true);
}

// Questions of earlier sets that are due, in Leitner's boxes.
std::vector<Question> ExercisePanel::earlier(const SetName& name) const
{
    std::vector<Question> questions;
    const teaching::Progress* progress = m_session->progress();
    if (!progress)
        return questions;
    for (const QString& text : progress->due(name.like, name.kind, kEarlier)) {
        auto read =
            teaching::readQuestion(text, m_lesson->questions, m_session->families(), &m_lesson->first);
        if (auto* question = std::get_if<Question>(&read))
            questions.push_back(std::move(*question));
    }
    return questions;
}

void ExercisePanel::begin(const SetName& name, bool withEarlier)
{
    if (m_session->progress())
        m_session->progress()->setBegun(m_lesson->id());
    setRun(name, withEarlier);
    showName();
    ask();
}

// One of a kind of which the rule has too few questions is empty, and says so.
void ExercisePanel::setRun(const SetName& name, bool withEarlier)
{
    if (m_run && m_run->name().like != name.like)
        putAside();
    std::erase_if(m_waiting, [&](const Waiting& set) { return set.run.name().like == name.like; });
    m_round = Round::Going; // what was done was of the set before
    if (teaching::hasEnough(name, m_lesson->questions))
        m_run.emplace(name, m_lesson->questions, withEarlier ? earlier(name) : std::vector<Question>(),
                      limits());
    else
        m_run.emplace(name, std::vector<Question>());
}

// In the fields.
void ExercisePanel::showName()
{
    showError({});
    if (!m_run)
        return m_ui->setEdit->clear();
    const SetName& name = m_run->name();
    const auto kind = std::ranges::find(m_lesson->questions, name.kind, &QuestionKind::id);
    const bool isMixed = kind == m_lesson->questions.end();
    m_ui->kindBox->setCurrentIndex(isMixed ? 0 : static_cast<int>(kind - m_lesson->questions.begin()) + 1);
    m_ui->levelBox->setCurrentIndex(name.level ? static_cast<int>(*name.level) + 1 : 0);
    m_ui->setEdit->setToolTip(teaching::setText(name));
    showText();
}

// Where it is too long its rule is shortened: level and number are what makes it this set. All of it is there
// as soon as somebody is going to change or copy it.
void ExercisePanel::showText()
{
    QString text = m_ui->setEdit->toolTip();
    const QString rule = m_run->name().like.rule();
    const QFontMetrics metrics = m_ui->setEdit->fontMetrics();
    QStyleOptionFrame option;
    option.initFrom(m_ui->setEdit);
    const QRect inside = style()->subElementRect(QStyle::SE_LineEditContents, &option, m_ui->setEdit);
    const int tooLong = metrics.horizontalAdvance(text) + metrics.averageCharWidth() - inside.width();
    if (const qsizetype at = rule.isEmpty() ? -1 : text.indexOf(rule);
        at >= 0 && tooLong > 0 && !m_ui->setEdit->hasFocus())
        text.replace(at, rule.size(),
                     metrics.elidedText(rule, Qt::ElideMiddle, metrics.horizontalAdvance(rule) - tooLong));
    if (text == m_ui->setEdit->text())
        return;
    const bool isSelected = m_ui->setEdit->hasSelectedText(); // to be typed anew
    m_ui->setEdit->setText(text);
    m_ui->setEdit->setCursorPosition(static_cast<int>(text.size()));
    if (isSelected)
        m_ui->setEdit->selectAll();
}

bool ExercisePanel::eventFilter(QObject* watched, QEvent* event)
{
    // What is being typed stays.
    const bool isOwn = m_run && !m_ui->setEdit->isModified();
    const bool isFocus = event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut;
    if (isOwn && (isFocus || event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
        showText();
    return QWidget::eventFilter(watched, event);
}

QString ExercisePanel::savedSet() const
{
    if (!m_run)
        return {};
    QStringList sets{(left() ? leftText(*left()) : QString()) + m_run->text()};
    for (const Waiting& set : m_waiting)
        sets << (set.left ? leftText(*set.left) : QString()) + set.run.text();
    return sets.join(kBetween);
}

void ExercisePanel::restoreSet(const QString& text, bool isInFront)
{
    const auto read = [this](const QString& set) {
        const bool isLeft = set.startsWith(kLeft);
        std::optional<Waiting> result;
        if (auto run = teaching::readSetRun(isLeft ? set.section(u'\n', 1) : set, m_lesson->questions,
                                            m_session->families(), m_sources)) {
            result = Waiting{*std::move(run), std::nullopt};
            if (isLeft && result->run.question())
                result->left = readLeft(*result->run.question(), set.section(u'\n', 0, 0));
        }
        return result;
    };
    const QStringList sets = text.split(kBetween);
    auto first = read(sets.front());
    if (!first)
        return;
    m_run = std::move(first->run);
    m_left = std::move(first->left);
    for (const QString& each : sets.mid(1)) {
        if (auto set = read(each); set && set->run.question())
            m_waiting.push_back(*std::move(set));
    }
    if (isMade())
        showName();
    if (isInFront && m_run->question() && !m_run->isAnswered())
        askCurrent();
}

void ExercisePanel::beginAgain()
{
    m_run = SetRun(m_run->name(), m_run->notUnderstood());
    ask();
    focusQuestion();
}

void ExercisePanel::beginHarder()
{
    SetName name = newName();
    name.level = static_cast<Difficulty>(static_cast<int>(*m_run->name().level) + 1);
    begin(name, true);
    focusQuestion();
}

// The set whose name has been typed, or none, when it is said what is wrong.
std::optional<SetName> ExercisePanel::typedName()
{
    const auto voice = Voice::installed();
    const auto read = teaching::readSetToBegin(m_ui->setEdit->text(), m_session->families(), m_sources);
    if (!read) {
        //: %1 is the name of a set, such as “nim mixed medium 4711”
        showError(tr("A set is called like this: %1").arg(teaching::setText(newName())));
        return std::nullopt;
    }
    if (const auto* error = std::get_if<teaching::NotationError>(&*read)) {
        showError(voice.say(teaching::describe(*error)));
        m_ui->setEdit->setCursorPosition(static_cast<int>(error->column - 1));
        return std::nullopt;
    }
    return std::get<SetName>(*read);
}

void ExercisePanel::readName()
{
    const auto typed = typedName();
    if (!typed)
        return;
    const SetName& name = *typed;
    if (name.like.word() != m_lesson->id()) {
        showName(); // of the set that is here
        return emit setWanted(name);
    }
    openSet(name);
    focusQuestion();
}

void ExercisePanel::showError(const QString& text)
{
    m_ui->setError->setVisible(!text.isEmpty());
    m_ui->setError->setText(text);
    setStyleProperty(*m_ui->setEdit, "error", !text.isEmpty());
    announce(*m_ui->setError, text);
}

void ExercisePanel::copyName()
{
    if (!m_run)
        return;
    QGuiApplication::clipboard()->setText(teaching::setText(m_run->name()));
    emit message(tr("The name of the set has been copied."));
}

void ExercisePanel::editName()
{
    make();
    m_ui->setEdit->setFocus(Qt::ShortcutFocusReason);
    m_ui->setEdit->selectAll();
}

void ExercisePanel::focusQuestion()
{
    m_focusesWhenShown = !isVisible();
    if (m_focusesWhenShown)
        return;
    if (isOpen())
        m_ui->questionBox->focusAnswer();
    else
        m_ui->nextButton->setFocus(Qt::OtherFocusReason);
}

// The question in hand as it was left; null where it has not been asked since it came up.
const Asking* ExercisePanel::left() const
{
    const Question* now = m_run && !m_run->isAnswered() ? m_run->question() : nullptr;
    const bool isSame =
        now && m_left && teaching::questionText(m_left->question) == teaching::questionText(*now);
    return isSame ? &*m_left : nullptr;
}

void ExercisePanel::askCurrent()
{
    const Question& question = *m_run->question();
    Asking asked = left() ? *left() : Asking{.question = question, .asker = Asker::Exercise};
    asked.question = question; // which may have been left in words for those who discover
    m_session->askAgain(std::move(asked));
}

void ExercisePanel::ask()
{
    m_isUnasked = false;
    m_round = Round::Going;
    if (m_run->question())
        askCurrent();
    else if (isOpen())
        m_session->endQuestion();
    refresh();
}

void ExercisePanel::goOn()
{
    if (!m_run->question()) {
        beginAnother();
        return focusQuestion();
    }
    m_run->limit(limits());
    if (m_run->isAnswered())
        m_run->goOn();
    if (m_round == Round::Done) {
        m_round = Round::Told;
        m_session->endQuestion();
        refresh();
    } else {
        ask();
    }
    if (m_run->question())
        focusQuestion();
    if (isOpen())
        return;
    m_session->endQuestion();
    announce(*this, m_ui->outcome->text());
}

void ExercisePanel::askNext()
{
    make();
    if (!m_run)
        beginAnother();
    else if (!isOpen()) {
        m_round = Round::Going; // from beside the panel its summary is not seen
        goOn();
    }
    if (!m_run->question())
        beginAnother();
}

void ExercisePanel::skip()
{
    m_run->skip();
    m_left.reset();
    m_round = Round::Going;
    goOn();
}

void ExercisePanel::showWhy()
{
    m_session->showWhy(*m_run->question());
    if (m_nextKey)
        m_nextKey->setEnabled(!isVisible());
}

// What is asked in between is none that has been left here.
void ExercisePanel::leaveSoon()
{
    QTimer::singleShot(0, this, [this, wasOpen = isOpen()] { leave(wasOpen); });
}

// Behind another lesson nothing of it can be seen, and it waits as it is.
void ExercisePanel::leave(bool wasOpen)
{
    if (!isMade() || isVisible())
        return;
    if (wasOpen && isOpen() && !isGoneWithBoard(*this))
        m_session->putDownQuestion();
    showName();
}

// While a question is left, its answer is told by the verdict on its position, by a hint that names a move,
// and by playing on from there, as the coach speaks and an opponent replies.
void ExercisePanel::noteSeen()
{
    if (isOpen())
        return;
    const teaching::CoachLine coach = m_session->coach();
    const auto& match = m_session->match();
    const bool isSaid = m_session->isVerdictShown() || coach.winning || coach.hardest;
    const auto note = [&](std::optional<Asking>& left) {
        if (!left)
            return;
        const Position& asked = left->question.position;
        const bool isPlayed = match.start() == asked && !match.plies().empty();
        if (isPlayed || (m_session->position() == asked && isSaid))
            left->wasLeft = true;
    };
    note(m_left);
    for (Waiting& set : m_waiting)
        note(set.left);
}

// Where another game has been put on the board while no question is open, its set goes on, or the next one is
// about that game. It is not asked until it is wanted, as somebody may be going to play.
void ExercisePanel::followGame()
{
    Position like = m_session->position();
    like.heaps.clear();
    if (!m_run || m_session->asking() || m_run->name().like == like)
        return;
    if (!takeUp(like)) {
        setRun(newName(), true);
        m_isUnasked = true;
    }
    showName();
    refresh();
}

void ExercisePanel::follow(Session::Changes what)
{
    if (isMade() && isVisible() && (what & (Session::Change::Position | Session::Change::Question)))
        followGame();
    if (isOpen())
        m_left = *asking();
    else if (m_left || !m_waiting.empty())
        m_look.start();
    if (!isMade() || !(what & (Session::Change::Question | Session::Change::Discovery)))
        return;
    refresh();
    // What is said is seen, however little room there is; when it has been laid out.
    if (asking() && asking()->said != Asking::Said::Nothing)
        QTimer::singleShot(0, this, [this] {
            m_ui->questionScroll->ensureWidgetVisible(
                m_ui->questionBox->findChild<QLabel*>(QStringLiteral("feedback")), 0, 0);
        });
}

void ExercisePanel::noteAnswer(const Asking& asked)
{
    if (asked.asker != Asker::Exercise || !m_run)
        return;
    m_left.reset();
    const bool isFirstRound = m_run->count(SetRun::Mark::ToCome) > 0;
    m_run->answered(asked);
    const bool isDone = isFirstRound && m_run->count(SetRun::Mark::ToCome) == 0
        && m_run->count(SetRun::Mark::Again) > 0 && m_run->places().size() > 1;
    m_round = isDone ? Round::Done : Round::Going;
    if (!isMade())
        return;
    refresh();
    if (const QString again = againText(); !again.isEmpty())
        announce(*m_ui->outcome, again);
    if (hasAnswering(*this))
        m_ui->nextButton->setFocus(Qt::OtherFocusReason);
}

void ExercisePanel::refresh()
{
    if (!m_run)
        return;
    std::vector<SetRun::Mark> marks;
    for (const SetRun::Place& place : m_run->places())
        marks.push_back(place.mark);
    const bool isOver = !m_run->question();
    m_ui->setBar->setMarks(std::move(marks), isOver ? -1 : m_run->current());
    const bool isLeft = !isOver && !asking() && !m_run->isAnswered();
    m_ui->nextButton->setText(isOver                                 ? tr("Another set")
                                  : m_isUnasked                      ? tr("Begin")
                                  : isLeft && m_round != Round::Told ? tr("Ask again")
                                                                     : tr("Next"));
    // A button that is off would hand the focus on, out of the panel.
    if (isOpen() && (m_ui->nextButton->hasFocus() || m_ui->whyButton->hasFocus()))
        setFocus(Qt::OtherFocusReason);
    m_ui->nextButton->setEnabled(!isOpen());
    // The steps are still closed to whoever discovers the game.
    m_ui->whyButton->setVisible(!isOver && !m_session->isDiscovering());
    m_ui->whyButton->setEnabled(!isOpen() && m_run->isAnswered());
    m_ui->againButton->setVisible(isOver && !m_run->notUnderstood().empty());
    const auto level = m_run->name().level;
    m_ui->harderButton->setVisible(isOver && !m_run->places().empty() && m_run->notUnderstood().empty()
                                   && level && level != Difficulty::Hard);
    const std::pair<QPushButton*, QChar> letters[] = {{m_ui->nextButton, questionKeys::kNext},
                                                      {m_ui->whyButton, questionKeys::kWhy},
                                                      {m_ui->againButton, questionKeys::kAgain},
                                                      {m_ui->harderButton, questionKeys::kHarder}};
    for (const auto& [button, letter] : letters)
        setMnemonic(*button, letter);
    refreshBox();
    m_ui->outcome->setText(asking() ? againText() : outcomeText());
    m_ui->outcome->setVisible(!m_ui->outcome->text().isEmpty());
}

// Of a question that comes again, why; from an earlier set, from which of Leitner’s boxes. The answer moves
// it to another one, which is of no interest here.
void ExercisePanel::refreshBox()
{
    if (isOpen() && m_run->question()) {
        const auto mark = m_run->places()[static_cast<std::size_t>(m_run->current())].mark;
        if (mark != SetRun::Mark::ToCome) {
            m_ui->fromBox->setText(againComes());
            return m_ui->fromBox->setVisible(mark == SetRun::Mark::Again);
        }
        if (asking()->wasLeft) {
            m_ui->fromBox->setText(tr(
                "This one will be asked again, however you answer it: its answer could be seen meanwhile."));
            return m_ui->fromBox->setVisible(true);
        }
    }
    const teaching::Progress* progress = m_session->progress();
    const bool comesAgain = asking() && m_run->question() && m_run->current() >= teaching::kSetLength;
    if (isOpen() && comesAgain && progress) {
        const auto& boxes = progress->lesson(m_lesson->id()).boxes;
        const auto found = boxes.find(teaching::questionText(*m_run->question()));
        //: %1 is the number of a box, from 1; above a question that had not been answered at the first try
        m_ui->fromBox->setText(found == boxes.end()
                                   ? QString()
                                   : tr("From Leitner’s box %1, of an earlier set").arg(found->second.box));
    }
    m_ui->fromBox->setVisible(comesAgain && !m_ui->fromBox->text().isEmpty());
}

// Of a question that has been answered: why it will be asked again; empty where it will not.
QString ExercisePanel::againText() const
{
    const Asking* asked = asking();
    if (!asked || isOpen() || !m_run->question() || !m_run->isAnswered())
        return {};
    switch (m_run->places()[static_cast<std::size_t>(m_run->current())].mark) {
    case SetRun::Mark::Helped:
        return tr("Half a disc: understood now, though not at the first try.");
    case SetRun::Mark::Later:
        return tr("Its solution has been shown twice: it comes again in a later set.");
    case SetRun::Mark::Again:
        break;
    default:
        return {};
    }
    if (asked->state == Asking::State::Shown)
        return tr("↻ It will be asked again: its solution has been shown.");
    if (asked->wrong > 0)
        return tr("↻ It will be asked again: the first answer was not right.");
    if (asked->wasLeft)
        return tr("↻ It will be asked again: its answer could be seen meanwhile.");
    return tr("↻ It will be asked again: the hints have told the step to take.");
}

// Where no question is asked.
QString ExercisePanel::outcomeText() const
{
    if (m_run->places().empty())
        return m_run->name().kind.isEmpty()
            ? tr("The rule in force has too few positions to be asked about. Choose another rule.")
            : tr("The rule in force has too few questions of this kind for a set. Choose another kind, or "
                 "“Mixed”, which asks them among others.");
    if (!m_run->question() || m_round == Round::Told)
        return summary();
    if (m_isUnasked) {
        const QString text = tr("Another game is on the board. This is a new set, about that game.");
        if (m_waiting.empty())
            return text;
        //: two sentences, one behind the other
        return tr("%1 %2").arg(text, tr("The set before waits until its own game is on the board again."));
    }
    if (!m_run->isAnswered())
        return tr("The question has been left, and is closed. It can be asked again.");
    return tr("The question has been answered. You can go on to the next one.");
}

// What has been understood, by kind, and what comes next.
QString ExercisePanel::summary() const
{
    const auto voice = Voice::installed();
    int right = 0;
    int all = 0;
    for (const SetRun::Tally& each : m_run->tally()) {
        right += each.understood;
        all += each.asked;
    }
    //: of the questions of a set, %1 of %2
    QString done = tr("The set is done: %1 of %2 right at the first try.");
    if (m_round == Round::Told)
        //: of the questions of a set, %1 of %2
        done = tr("The first round is done: %1 of %2 right at the first try.");
    done = done.arg(right).arg(all);
    QStringList lines{QStringLiteral("<b>%1</b>").arg(done.toHtmlEscaped())};
    for (const SetRun::Tally& each : m_run->tally()) {
        const QuestionKind* kind = teaching::findKind(m_lesson->questions, each.kind);
        const bool isWhole = each.understood == each.asked;
        const QString sign = isWhole ? QStringLiteral("✓")
            : each.understood > 0    ? QStringLiteral("◐")
                                     : QStringLiteral("○");
        //: a line of a list: %1 is a sign, %2 a kind of question, %3 how many of %4 were
        lines << (each.understood > 0
                      ? tr("%1 %2 · %3 of %4 right at the first try")
                      //: a line of a list: %1 is a sign, %2 a kind of question, %3 how many of %4 were
                      : tr("%1 %2 · %3 of %4 right at the first try, not yet understood"))
                     .arg(sign, kind ? voice.say(kind->name) : each.kind)
                     .arg(each.understood)
                     .arg(each.asked)
                     .toHtmlEscaped();
    }
    lines << nextSteps().toHtmlEscaped();
    return lines.join(QStringLiteral("<br>"));
}

// What comes after the summary.
QString ExercisePanel::nextSteps() const
{
    if (m_round == Round::Told)
        return againComes();
    const int shown = m_run->count(SetRun::Mark::Later);
    if (shown > 0)
        //: of the questions of a set
        return tr("Solutions shown: %1 of %2. These questions wait in Leitner’s boxes, and come again in "
                  "later sets.")
            .arg(shown)
            .arg(m_run->places().size());
    if (!m_run->notUnderstood().empty())
        return tr("What you did not answer at the first try waits in Leitner’s boxes, and comes again in "
                  "later sets.");
    if (m_run->name().level == Difficulty::Hard || !m_run->name().level)
        return tr("All of it is understood. Next: another kind, or another rule.");
    return tr("All of it is understood. Next: a level up.");
}

// Of the questions that were not right at the first try.
QString ExercisePanel::againComes() const
{
    return tr("Now what was not right at the first try: %n question(s) to be asked again.", nullptr,
              m_run->count(SetRun::Mark::Again));
}

void ExercisePanel::retranslate()
{
    const auto voice = Voice::installed();
    m_ui->kindBox->setItemText(0, tr("Mixed"));
    for (std::size_t i = 0; i < m_lesson->questions.size(); ++i)
        m_ui->kindBox->setItemText(static_cast<int>(i) + 1, voice.say(m_lesson->questions[i].name));
    sayNames({m_ui->kindBox, m_ui->levelBox});
    if (!m_ui->setError->isHidden())
        typedName(); // which says again what is wrong
    refresh();
}

void ExercisePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_session || event->spontaneous())
        return;
    make();
    noteSeen();
    m_nextKey->setEnabled(false); // its button is there
    Position like = m_session->position();
    like.heaps.clear();
    const auto isOther = [&] { return !asking() && m_run->name().like != like; };
    if (m_run && isOther() && takeUp(like))
        showName();
    if (!m_run || m_isUnasked || isOther())
        beginAnother();
    else if (!asking() && m_run->question() && !m_run->isAnswered() && m_round != Round::Told)
        askCurrent();
    else
        refresh();
    if (m_focusesWhenShown)
        QTimer::singleShot(0, this, &ExercisePanel::focusQuestion); // when its fields are shown as well
}

void ExercisePanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (isMade() && !event->spontaneous())
        leaveSoon();
}

void ExercisePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!isMade())
        return;
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        putIcons(*this);
    }
}

} // namespace laststone::widgets
