// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/tour_panel.h"

#include "teaching/discovery/seen.h"
#include "teaching/progress.h"
#include "teaching/steps/labels.h"
#include "ui_tour_panel.h"
#include "widgets/access/announce.h"
#include "widgets/access/sight.h"
#include "widgets/look/house_style.h"
#include "widgets/look/icons.h"
#include "widgets/look/markdown.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/page/question_box.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

using teaching::Asking;
using teaching::Question;
using teaching::Session;
using teaching::Tour;
using teaching::Voice;

namespace {

constexpr QLatin1String kSectionScheme("section"); // of links within the tour
constexpr qsizetype kShort = 24; // characters of a position that can be named in a line
constexpr double kAskLines = 2.4; // that say what comes next; some letters are higher
constexpr QChar kAnswered(u'✓');
constexpr QChar kShownOnly(u'○'); // given up

} // namespace

TourPanel::TourPanel(QWidget* parent) : QWidget(parent), m_ui(std::make_unique<Ui::TourPanel>()) { }

TourPanel::~TourPanel() = default;

// When it is first seen: what shows a text takes its time to be made.
void TourPanel::makeFields()
{
    m_ui->setupUi(this);
    sayNames({m_ui->sections});
    putIcons(*this);
    m_ui->question->setSession(*m_session, teaching::Asker::Tour);
    connect(m_ui->previousButton, &QToolButton::clicked, this,
            [this] { m_session->setSection(section() - 1); });
    connect(m_ui->nextButton, &QToolButton::clicked, this, [this] { m_session->setSection(section() + 1); });
    connect(m_ui->sections, &QComboBox::activated, this,
            [this](int section) { m_session->setSection(section); });
    connect(m_ui->question, &QuestionBox::boardWanted, this, &TourPanel::boardWanted);
    connect(m_ui->askButton, &QPushButton::clicked, this, &TourPanel::goOn);
    connect(m_ui->text->verticalScrollBar(), &QScrollBar::valueChanged, this, &TourPanel::askWhereRead);
    connect(m_ui->text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        // A whole address cannot be had decoded, its parts can.
        const QString text = link.scheme() + QLatin1Char(':') + link.path(QUrl::FullyDecoded);
        if (link.scheme() == kSectionScheme)
            m_session->setSection(link.path().toInt());
        else if (const auto notation = teaching::notationOfLink(text))
            m_session->setNotation(*notation);
    });
}

void TourPanel::setSession(Session& session, std::span<const teaching::QuestionKind> kinds,
                           std::span<const teaching::Family> families)
{
    m_session = &session;
    m_kinds = kinds;
    m_families = families;
    connect(&session, &Session::changed, this, &TourPanel::follow);
    connect(&session, &Session::answered, this, &TourPanel::remember);
    if (session.progress()) {
        connect(session.progress(), &teaching::Progress::changed, this, [this] {
            if (!m_stale)
                refresh();
        });
    }
}

int TourPanel::section() const
{
    return std::clamp(m_session->section(), 0, std::max(0, sectionCount() - 1));
}

void TourPanel::load()
{
    if (!isMade())
        makeFields();
    m_stale = false;
    m_tour = teaching::loadTour(QStringLiteral(":/tours"), m_session->first().word(), QLocale());
    const QSignalBlocker blocker(m_ui->sections);
    m_ui->sections->clear();
    for (const auto& section : m_tour.sections)
        m_ui->sections->addItem(section.title);
    turnTo(section());
}

void TourPanel::follow(Session::Changes what)
{
    if (m_stale)
        return;
    if (what & Session::Change::Section && section() != m_section) {
        if (isAsking())
            m_session->endQuestion(); // of the other section
        m_willAsk = isVisible();
        const QWidget* focus = QApplication::focusWidget();
        const bool isReader = isAncestorOf(focus);
        turnTo(section());
        // A button that is off or gone has handed the focus on.
        if (isReader && QApplication::focusWidget() != focus)
            m_ui->text->setFocus(Qt::OtherFocusReason);
        // When the text has been laid out.
        QMetaObject::invokeMethod(this, &TourPanel::askWhereRead, Qt::QueuedConnection);
    } else if (what & (Session::Change::Question | Session::Change::Position)) {
        refreshAsking();
    }
}

// Reads what the section asks, and shows it from its beginning.
void TourPanel::turnTo(int section)
{
    m_section = section;
    m_questions.clear();
    for (const Tour::Piece& piece : pieces()) {
        m_questions.push_back(questionOf(piece));
    }
    const bool isEmpty = m_tour.sections.empty();
    m_ui->previousButton->setEnabled(section > 0);
    m_ui->nextButton->setEnabled(section + 1 < sectionCount());
    m_ui->sections->setCurrentIndex(isEmpty ? -1 : section);
    m_ui->counter->setText(isEmpty ? QString()
                                   : QStringLiteral("%1/%2").arg(section + 1).arg(sectionCount()));
    refreshText();
    m_ui->text->moveCursor(QTextCursor::Start);
    refreshAsking();
    refreshTicks();
}

const TourPanel::Pieces& TourPanel::pieces(int section) const
{
    static const Pieces none;
    const bool isThere = section >= 0 && section < sectionCount();
    return isThere ? m_tour.sections[static_cast<std::size_t>(section)].pieces : none;
}

std::optional<Question> TourPanel::questionOf(const Tour::Piece& piece) const
{
    if (!piece.question)
        return std::nullopt;
    auto read = teaching::readQuestion(piece.question->text, m_kinds, m_families, &m_session->first());
    auto* question = std::get_if<Question>(&read);
    return question ? std::optional(std::move(*question)) : std::nullopt;
}

bool TourPanel::hasOpenQuestion(int section) const
{
    return std::ranges::any_of(pieces(section), [this](const Tour::Piece& piece) {
        const auto question = questionOf(piece);
        return question && !isAnswered(*question);
    });
}

QString TourPanel::words(std::size_t piece) const
{
    const QString own = plainOf(pieces()[piece].question->words);
    return own.isEmpty() ? Voice::installed().say(m_questions[piece]->task) : own;
}

bool TourPanel::isAnswered(const Question& question) const
{
    const QString text = teaching::questionText(question);
    const teaching::Progress* progress = m_session->progress();
    return progress ? progress->isAnswered(m_session->first().word(), text) : m_answered.contains(text);
}

bool TourPanel::isShownOnly(const Question& question) const
{
    const QString text = teaching::questionText(question);
    if (const teaching::Progress* progress = m_session->progress())
        return progress->isShown(m_session->first().word(), text);
    const auto found = m_answered.find(text);
    return found != m_answered.end() && found->second == Asking::State::Shown;
}

bool TourPanel::isPlaying() const
{
    return !m_session->asking() && !m_session->match().plies().empty() && !m_session->match().isOver();
}

// What will be on the board, so that nobody takes the words of the question for the position that is there.
QString TourPanel::askingNext(const Question& question) const
{
    const QString position = teaching::labels(question.position);
    QString text;
    if (question.position == m_session->position())
        text = tr("Next: a question about what is on the board.");
    else if (position.size() <= kShort)
        //: %1 is a position such as "7 9 15 12"
        text = tr("Next: a question. It puts %1 on the board.").arg(position);
    else
        text = tr("Next: a question, with a position of its own.");
    if (isPlaying()) {
        //: two sentences, one behind the other
        text = tr("%1 %2").arg(text, tr("Your game is kept."));
    }
    return text;
}

std::size_t TourPanel::firstOpen() const
{
    const auto isOpen = [&](const std::optional<Question>& question) {
        return question && !isAnswered(*question);
    };
    return static_cast<std::size_t>(std::ranges::find_if(m_questions, isOpen) - m_questions.begin());
}

bool TourPanel::isAsking() const
{
    return m_session && m_session->asking() && m_session->asking()->asker == teaching::Asker::Tour;
}

void TourPanel::ask(bool wasLeft)
{
    m_willAsk = false;
    const std::size_t piece = firstOpen();
    if (piece == m_questions.size())
        return;
    m_ui->question->setWords(words(piece));
    m_session->ask(*m_questions[piece], teaching::Asker::Tour, wasLeft);
    m_ui->text->verticalScrollBar()->setValue(m_ui->text->verticalScrollBar()->maximum());
}

// Once the end of what there is has been in sight, the question comes, or the section has been read.
void TourPanel::askWhereRead()
{
    const QScrollBar* bar = m_ui->text->verticalScrollBar();
    if (!isVisible() || bar->value() < bar->maximum() || m_tour.sections.empty())
        return;
    if (firstOpen() < m_questions.size()) {
        if (m_willAsk && !m_isHeldBack && !isAsking() && !isPlaying())
            ask();
    } else if (m_session->progress()) {
        m_session->progress()->sectionRead(m_session->first().word(), m_section);
    }
}

bool TourPanel::askNext()
{
    if (firstOpen() == m_questions.size())
        return false;
    ask();
    m_ui->question->focusAnswer();
    return true;
}

void TourPanel::goOn()
{
    if (!askNext())
        m_session->setSection(m_section + 1);
}

void TourPanel::remember(const Asking& asking)
{
    if (asking.asker != teaching::Asker::Tour || m_stale)
        return;
    m_answered.insert_or_assign(teaching::questionText(asking.question), asking.state);
    const bool hadFocus = hasAnswering(*this);
    refresh();
    const QTextBlock block = lastAnswer();
    announce(*m_ui->text, block.text() + QLatin1Char('\n') + block.next().text());
    if (hadFocus) {
        QWidget* next = m_ui->text;
        if (!m_ui->askButton->isHidden())
            next = m_ui->askButton;
        next->setFocus(Qt::OtherFocusReason);
    }
    QMetaObject::invokeMethod(this, &TourPanel::showLastAnswer, Qt::QueuedConnection); // laid out
}

// Of those that stand in the text.
QTextBlock TourPanel::lastAnswer() const
{
    QTextBlock block = m_ui->text->document()->lastBlock();
    while (block.isValid() && !block.text().startsWith(kAnswered) && !block.text().startsWith(kShownOnly))
        block = block.previous();
    return block;
}

// One goes on reading there.
void TourPanel::showLastAnswer()
{
    if (const QTextBlock block = lastAnswer(); block.isValid()) {
        const auto* layout = m_ui->text->document()->documentLayout();
        m_ui->text->verticalScrollBar()->setValue(static_cast<int>(layout->blockBoundingRect(block).top()));
    }
    askWhereRead();
}

void TourPanel::refresh()
{
    if (firstOpen() != m_shown)
        refreshText();
    refreshAsking();
    refreshTicks();
}

// What can be read so far. Of a question that has been answered, the answer stands in its place.
QString TourPanel::markdown() const
{
    const auto voice = Voice::installed();
    QStringList parts{QStringLiteral("### ") + m_tour.sections[static_cast<std::size_t>(m_section)].title};
    // Whoever has skipped a question is not told as if it had been answered.
    if (hasOpenQuestion(m_section - 1)) {
        //: %1 is the address of a link
        parts << tr("A question of the page before waits for its answer: [go back to it](%1).")
                     .arg(QStringLiteral("%1:%2").arg(kSectionScheme).arg(m_section - 1));
    }
    for (std::size_t i = 0; i < pieces().size() && i <= m_shown; ++i) {
        parts << pieces()[i].markdown;
        if (!m_questions[i] || i == m_shown)
            continue;
        const Question question =
            m_session->isDiscovering() ? teaching::asSeen(*m_questions[i]) : *m_questions[i];
        QString answer = escaped(voice.say(question.because));
        const QString right = escaped(voice.say(answerWords(question)));
        // Once, where the reason is about the move.
        const bool isNamed = m_session->isDiscovering() && answer.contains(right);
        if (!right.isEmpty() && !isNamed)
            answer = QStringLiteral("**%1** · %2").arg(right, answer);
        const bool isGivenUp = isShownOnly(question);
        if (isGivenUp) {
            //: of a question that has been given up: %1 is the answer
            answer = tr("The answer was shown: %1").arg(answer);
        }
        const QString own = pieces()[i].question->words;
        QString asked = own.isEmpty() ? escaped(voice.say(question.task)) : own;
        asked.replace(QLatin1Char('\n'), QLatin1String("\n> "));
        parts
            << QStringLiteral("> %1 %2\n>\n> %3").arg(isGivenUp ? kShownOnly : kAnswered).arg(asked, answer);
    }
    return unbroken(parts.join(QStringLiteral("\n\n")));
}

void TourPanel::refreshText()
{
    m_shown = firstOpen();
    if (m_tour.sections.empty())
        return;
    QTextDocument* document = m_ui->text->document();
    document->setDefaultFont(font());
    document->setDocumentMargin(Spacing(font()).em * 0.6);
    document->setMarkdown(markdown());
    spread(*document);
}

// Below the text: what is asked, or the way to it.
void TourPanel::refreshAsking()
{
    const std::size_t piece = firstOpen();
    const bool isLeft = piece < m_questions.size(); // a question
    const bool isOpen = isAsking() && m_session->asking()->isOpen();
    if (isOpen && isLeft)
        m_ui->question->setWords(words(piece));
    m_ui->questionHolder->setVisible(isOpen);
    m_ui->askWords->setVisible(isLeft && !isOpen);
    // When a game has begun it says more: the button stays where it is.
    setLeastLines(*m_ui->askWords, kAskLines);
    if (isLeft)
        m_ui->askWords->setText(unbroken(askingNext(*m_questions[piece])));
    const bool canGoOn = isLeft || (isAsking() && m_section + 1 < sectionCount());
    m_ui->askButton->setVisible(canGoOn && !isOpen);
    m_ui->askButton->setText(isLeft ? tr("Answer the question") : tr("Next section"));
    m_ui->askButton->setAccessibleDescription(isLeft ? m_ui->askWords->text() : QString());
}

void TourPanel::refreshTicks()
{
    const teaching::Progress* progress = m_session->progress();
    for (int i = 0; i < sectionCount(); ++i) {
        const QString title = m_tour.sections[static_cast<std::size_t>(i)].title;
        const bool isRead = progress && progress->isRead(m_session->first().word(), i);
        m_ui->sections->setItemText(
            i, QStringLiteral("%1. %2%3").arg(i + 1).arg(title, isRead ? QStringLiteral(" ✓") : QString()));
    }
}

void TourPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale && m_session)
        load();
    const bool wasLeft = std::exchange(m_wasLeft, false);
    const std::size_t piece = firstOpen();
    const bool isOnBoard = piece < m_questions.size() && !m_session->asking()
        && m_session->position() == m_questions[piece]->position && !isPlaying();
    if (std::exchange(m_willAskAgain, false))
        ask();
    else if (wasLeft && isOnBoard)
        ask(true);
}

// Whoever looks at something else beside the board has left the question. With another lesson the board has
// gone as well, and nothing is told of it there.
void TourPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_willAsk = false;
    if (event->spontaneous() || !isAsking() || isGoneWithBoard(*this))
        return;
    m_wasLeft = m_session->asking()->isOpen();
    m_session->endQuestion();
}

void TourPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!isMade())
        return;
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        sayNames({m_ui->sections});
        m_stale = true;
        if (isVisible())
            load();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        refreshText();
        refreshAsking();
    }
}

} // namespace laststone::widgets
