// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_question.h"

#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/page/question_box.h"
#include "widgets/stage/stage_view.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace laststone::widgets {

using teaching::AnswerForm;
using teaching::Sentence;
using teaching::Voice;
using Said = teaching::Asking::Said;

namespace {

// Tried one after the other, as shares of the picture's height: that of the texts around the question,
// smaller only where the picture is full.
constexpr double kShares[] = {stage::kText, 0.037, stage::kLeastText};
// In em of the text.
constexpr double kLarge = 1.12; // how much larger the task is where there is room
constexpr double kLetter = 1.6; // the side of an answer's letter
constexpr double kChosen = 0.8; // of the letter with the sign of the right answer
constexpr double kGap = 0.4;
constexpr double kBar = 0.32;
constexpr double kCount = 2.2; // room for the number of hands
constexpr double kClock = 1.6;
constexpr int kFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

struct Phrases {
    LASTSTONE_SENTENCES(StageQuestion)
};

// Of a question that is answered by P or N.
Sentence outcomeWords(theory::Outcome outcome)
{
    return outcome == theory::Outcome::P ? Phrases::phrase("who has just moved wins")
                                         : Phrases::phrase("who is to move wins");
}

Sentence optionSentence(const HallQuestion& asked, std::size_t option)
{
    const teaching::Answer& answer = asked.ballot.answers[option];
    if (const auto* outcome = std::get_if<theory::Outcome>(&answer))
        return outcomeWords(*outcome);
    return answerWords(asked.question, answer);
}

// How it is put where its answers have letters: nobody in a hall comes to the board.
Sentence taskSentence(const HallQuestion& asked)
{
    const bool isMove = asked.question.kind == QStringLiteral("move") && !asked.ballot.isEmpty();
    return isMove ? Phrases::phrase("You can win this position. Which of these moves wins?")
                  : asked.question.task;
}

// What is typed is told by what stands behind the question: nobody in a hall types.
QString withoutTyping(const HallQuestion& asked, const QString& task)
{
    if (asked.question.form != AnswerForm::Numbers || asked.ballot.isEmpty())
        return task;
    const qsizetype end = std::max(task.lastIndexOf(u'?'), task.lastIndexOf(u'？'));
    return end < 0 ? task : task.left(end + 1);
}

// Words that do not ask by themselves stand above the question.
QString taskText(const HallQuestion& asked, const QString& words, const Voice& voice)
{
    if (!words.isEmpty() && asks(words))
        return words;
    const QString task = withoutTyping(asked, voice.say(taskSentence(asked)));
    return words.isEmpty() ? task : words + QLatin1Char('\n') + task;
}

// What the right answer is, where there is nothing to choose from, and why.
std::vector<Sentence> solution(const HallQuestion& asked, bool withReason)
{
    std::vector<Sentence> sentences;
    if (asked.ballot.isEmpty())
        sentences.push_back(answerWords(asked.question));
    std::erase_if(sentences, [](const Sentence& each) { return each.isEmpty(); });
    const bool isAnswered = !asked.ballot.isEmpty() || !sentences.empty();
    if ((withReason || !isAnswered) && !asked.question.because.isEmpty())
        sentences.push_back(asked.question.because);
    return sentences;
}

QString saidAll(const std::vector<Sentence>& sentences, const Voice& voice)
{
    QStringList said;
    for (const Sentence& each : sentences)
        said << voice.say(each);
    return said.join(QStringLiteral(" · "));
}

} // namespace

HallQuestion asHallQuestion(const teaching::Asking& asking, const teaching::Ballot& ballot,
                            const std::optional<int>& seconds)
{
    return {asking.question, ballot, !asking.isOpen(), false, seconds, asking.said, asking.reply, {}, {}};
}

QString optionText(const HallQuestion& asked, std::size_t option, const Voice& voice)
{
    return voice.say(optionSentence(asked, option));
}

QStringList hallLines(const HallQuestion& asked, const Voice& voice)
{
    QStringList lines{taskText(asked, asked.words, voice)};
    const auto hands = [&](std::size_t option) {
        return asked.ballot.total() == 0
            ? QString()
            //: after an answer: how many hands went up for it
            : StageQuestion::tr(" – %n hand(s)", nullptr, asked.ballot.hands[option]);
    };
    for (std::size_t i = 0; i < asked.ballot.answers.size(); ++i) {
        const bool isRight = asked.isRevealed && i == asked.ballot.right;
        lines << QStringLiteral("%1%2 · %3%4")
                     .arg(isRight ? QStringLiteral("✓ ") : QString())
                     .arg(teaching::letterOf(asked.question, i))
                     .arg(optionText(asked, i, voice), hands(i));
    }
    if (asked.isRevealed)
        lines << saidAll(solution(asked, asked.isReasonTold), voice);
    lines.removeAll(QString());
    return lines;
}

StageQuestion::StageQuestion(QWidget* parent) : QWidget(parent) { }

void StageQuestion::setQuestion(const HallQuestion& asked, const std::optional<Voice>& second,
                                const QStringList& secondFamilies)
{
    m_asked = asked;
    m_second = second;
    m_secondFamilies = secondFamilies;
    QStringList lines = hallLines(asked, Voice::installed());
    if (second) {
        HallQuestion other = asked;
        other.words = asked.secondWords;
        lines << hallLines(other, *second);
    }
    setAccessibleName(lines.join(QLatin1Char('\n')));
    layOut();
}

void StageQuestion::setStageHeight(double height)
{
    m_stageHeight = height;
    layOut();
}

QRectF StageQuestion::bar(std::size_t option) const
{
    const teaching::Ballot& ballot = m_asked->ballot;
    if (ballot.total() == 0)
        return {};
    QRectF bar = m_layout.rows[static_cast<qsizetype>(option)].track;
    bar.setWidth(bar.width() * ballot.hands[option] / ballot.total());
    return bar;
}

StageQuestion::Words StageQuestion::words(const Sentence& sentence) const
{
    Words words{unbroken(Voice::installed().say(sentence)), {}};
    if (m_second)
        words.second = unbroken(m_second->say(sentence));
    if (words.second == words.text)
        words.second.clear();
    return words;
}

StageQuestion::Words StageQuestion::taskWords() const
{
    Words task{unbroken(taskText(*m_asked, m_asked->words, Voice::installed())), {}};
    if (m_second)
        task.second = unbroken(taskText(*m_asked, m_asked->secondWords, *m_second));
    return task;
}

StageQuestion::Words StageQuestion::optionWords(std::size_t option) const
{
    return words(optionSentence(*m_asked, option));
}

QFont StageQuestion::secondFont(const QFont& font) const
{
    QFont second = font;
    second.setBold(false);
    if (!m_secondFamilies.isEmpty())
        second.setFamilies(m_secondFamilies);
    return second;
}

// Below the answers: why, when it is told; before that what has been said to a move, or as a hint.
QList<StageQuestion::Words> StageQuestion::below() const
{
    QList<Words> below;
    if (m_asked->isRevealed) {
        for (const Sentence& each : solution(*m_asked, m_asked->isReasonTold))
            below << words(each);
    } else if (m_asked->said == Said::Wrong || m_asked->said == Said::Hint) {
        below << words(m_asked->reply);
        if (m_asked->said == Said::Wrong)
            below.front().text.prepend(QStringLiteral("✗ "));
    }
    return below;
}

double StageQuestion::heightOf(const Words& words, const QFont& font, double width) const
{
    const QRectF room(0, 0, width, 10'000);
    double height = QFontMetricsF(font).boundingRect(room, kFlags, words.text).height();
    if (!words.second.isEmpty())
        height += QFontMetricsF(secondFont(font)).boundingRect(room, kFlags, words.second).height();
    return std::ceil(height);
}

// From top to bottom: the task, a row for each answer, and what is said with the right one, whose room is
// kept from the beginning, so that nothing moves when it is shown; or of the answers the right one alone.
// Small letters have a task of their size.
StageQuestion::Layout StageQuestion::laidOut(int pixels, bool isRightAlone) const
{
    const double em = pixels;
    const bool isSmall = pixels < stage::pixels(m_stageHeight, stage::kText);
    Layout layout{
        pixels, isSmall ? pixels : static_cast<int>(std::ceil(em * kLarge)), pixels, false, {}, {}, {}, {}};
    const QFont font = stage::sized(this->font(), pixels);
    const QFont large = stage::sized(this->font(), layout.taskPixels, true);
    layout.task = {0, 0, double(width()), heightOf(taskWords(), large, width())};
    double y = layout.task.bottom() + em * kGap;
    const double left = em * (kLetter + 2 * kGap);
    const double inner = width() - left - em * kCount;
    for (std::size_t i = 0; i < m_asked->ballot.answers.size(); ++i) {
        if (isRightAlone && i != m_asked->ballot.right) {
            layout.rows.append(Row());
            continue;
        }
        const double text = heightOf(optionWords(i), font, inner);
        const double all = std::max(text + em * kBar, em * kLetter) + em * 0.2;
        Row row;
        row.place = {0, y, double(width()), all};
        row.letter = {em * kGap / 2, row.place.center().y() - em * kLetter / 2, em * kLetter, em * kLetter};
        row.words = {left, y + (all - em * kBar - text) / 2, inner, text};
        row.track = {left, row.place.bottom() - em * kBar, inner, em * kBar};
        layout.rows.append(row);
        y = row.place.bottom() + em * kGap;
    }
    const double bottom = m_asked->seconds ? height() - em * kClock * 1.1 : height();
    double because = heightBelow(layout.becausePixels);
    // What is said at the end may be smaller, so that the question is not.
    const int least = std::min(pixels, stage::pixels(m_stageHeight, kShares[std::size(kShares) - 1]));
    while (y + because > bottom && layout.becausePixels > least)
        because = heightBelow(--layout.becausePixels);
    layout.because = {0, y, double(width()), because};
    layout.clock = {0, height() - em * kClock * 1.1, double(width()), em * kClock * 1.1};
    layout.fits = layout.because.bottom() <= bottom;
    return layout;
}

// Of what will be said below the answers, so that nothing moves when it is.
double StageQuestion::heightBelow(int pixels) const
{
    const QFont font = stage::sized(this->font(), pixels);
    double because = 0;
    for (const Sentence& each : solution(*m_asked, true))
        because += heightOf(words(each), font, width());
    for (const Words& each : below())
        because = std::max(because, heightOf(each, font, width()));
    return because;
}

void StageQuestion::layOut()
{
    if (!m_asked || width() <= 0 || height() <= 0)
        return;
    // In two languages as small as may be from the beginning: what is said twice has to fit, and letters are
    // of one size.
    for (const double share : m_second ? std::span(kShares).last(1) : std::span(kShares)) {
        m_layout = laidOut(stage::pixels(m_stageHeight, share), false);
        if (m_layout.fits)
            break;
    }
    // Where there is no room for what will be said, at least all is seen that is said now: why below the
    // right answer alone rather than in half below all of them.
    const auto withNow = [this](Layout layout) {
        const QFont font = stage::sized(this->font(), layout.becausePixels);
        double now = 0;
        for (const Words& each : below())
            now += heightOf(each, font, width());
        layout.because.setHeight(now);
        layout.fits = layout.because.bottom() <= (m_asked->seconds ? layout.clock.top() : height());
        return layout;
    };
    if (!m_layout.fits)
        m_layout = withNow(m_layout);
    if (!m_layout.fits && m_asked->isRevealed)
        m_layout = withNow(laidOut(m_layout.pixels, true));
    update();
}

void StageQuestion::paintWords(QPainter& painter, const QRectF& place, const Words& words,
                               const QColor& colour) const
{
    QRectF drawn;
    QRectF room = place;
    const QFont font = painter.font();
    painter.setPen(colour);
    painter.drawText(room, kFlags, words.text, &drawn);
    if (words.second.isEmpty())
        return;
    room.setTop(drawn.bottom());
    painter.setFont(secondFont(font));
    painter.setPen(Theme::of(palette()).muted);
    painter.drawText(room, kFlags, words.second);
    painter.setFont(font);
}

void StageQuestion::paintRow(QPainter& painter, std::size_t option) const
{
    const Theme& theme = Theme::of(palette());
    const Row& row = m_layout.rows[static_cast<qsizetype>(option)];
    const double em = m_layout.pixels;
    const bool isRight = m_asked->isRevealed && option == m_asked->ballot.right;
    const bool isWrong = m_asked->isRevealed && !isRight;
    if (isRight) {
        painter.setPen(QPen(theme.good, em / 10));
        painter.setBrush(theme.goodPale);
        const double edge = em / 10;
        painter.drawRoundedRect(row.place.adjusted(edge / 2, -edge, -edge / 2, edge), em / 4, em / 4);
    }
    painter.setPen(QPen(isRight ? theme.good : theme.muted, em / 14));
    painter.setBrush(isRight ? theme.goodText : theme.field);
    painter.drawRoundedRect(row.letter, em / 4, em / 4);
    painter.setFont(stage::sized(font(), static_cast<int>(std::lround(em * (isRight ? kChosen : 1))), true));
    painter.setPen(isRight ? theme.onGood : isWrong ? theme.muted : theme.text);
    const QString letter = teaching::letterOf(m_asked->question, option);
    painter.drawText(row.letter, Qt::AlignCenter, isRight ? letter + QStringLiteral("✓") : letter);
    painter.setFont(stage::sized(font(), m_layout.pixels));
    paintWords(painter, row.words, optionWords(option), isWrong ? theme.muted : theme.text);
    if (m_asked->ballot.total() == 0)
        return;
    painter.setPen(QPen(theme.muted, em / 20));
    painter.setBrush(theme.field);
    painter.drawRoundedRect(row.track, em / 8, em / 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isRight ? theme.good : isWrong ? theme.muted : theme.accent);
    painter.drawRoundedRect(bar(option), em / 8, em / 8);
    const QRectF count(row.track.right(), row.place.top(), em * (kCount - 0.3), row.place.height());
    painter.setPen(isWrong ? theme.muted : theme.text);
    painter.drawText(count, Qt::AlignRight | Qt::AlignVCenter,
                     Voice::installed().number(static_cast<theory::Count>(m_asked->ballot.hands[option])));
}

void StageQuestion::paintClock(QPainter& painter) const
{
    const Theme& theme = Theme::of(palette());
    const int seconds = *m_asked->seconds;
    painter.setFont(
        stage::sized(font(), static_cast<int>(std::lround(m_layout.pixels * kClock * 0.8)), true));
    painter.setPen(seconds == 0 ? theme.wonText : theme.text);
    painter.drawText(m_layout.clock, Qt::AlignRight | Qt::AlignVCenter,
                     QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

void StageQuestion::paintEvent(QPaintEvent*)
{
    if (!m_asked)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    painter.setFont(stage::sized(font(), m_layout.taskPixels, true));
    paintWords(painter, m_layout.task, taskWords(), theme.text);
    for (std::size_t i = 0; i < m_asked->ballot.answers.size(); ++i) {
        if (!m_layout.rows[static_cast<qsizetype>(i)].place.isEmpty())
            paintRow(painter, i);
    }
    painter.setFont(stage::sized(font(), m_layout.becausePixels));
    QRectF place = m_layout.because;
    for (const Words& each : below()) {
        paintWords(painter, place, each, m_asked->isRevealed ? theme.goodText : theme.wonText);
        place.setTop(place.top() + heightOf(each, painter.font(), place.width()));
    }
    if (m_asked->seconds)
        paintClock(painter);
}

void StageQuestion::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void StageQuestion::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        layOut();
}

} // namespace laststone::widgets
