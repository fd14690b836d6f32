// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_question.h"

#include "teaching/because.h"
#include "teaching/new_question.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/page/question_box.h"
#include "widgets/stage/stage_text.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace laststone::widgets {

using teaching::AnswerForm;
using teaching::Sentence;
using teaching::Voice;
using Said = teaching::Asking::Said;

namespace {

// Tried one after the other, as shares of the picture's height, smaller only where the picture is full: not
// larger than the texts around the question.
constexpr double kShares[] = {stage::kText, 0.037, stage::kLeastText};
// In em of the text.
constexpr double kLarge = 1.12; // how much larger the task is where there is room
constexpr double kClock = 1.6;
constexpr double kBetween = 0.8; // an answer and its translation in one line
constexpr int kFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

struct Phrases {
    LASTSTONE_SENTENCES(StageQuestion)
};

// Of a question that is answered by P or N.
Sentence outcomeWords(theory::Outcome outcome)
{
    return outcome == theory::Outcome::P ? Phrases::phrase("the player who has just moved wins")
                                         : Phrases::phrase("the player to move wins");
}

Sentence optionSentence(const HallQuestion& asked, std::size_t option)
{
    const teaching::Answer& answer = asked.ballot.answers[option];
    if (const auto* outcome = std::get_if<theory::Outcome>(&answer))
        return outcomeWords(*outcome);
    return answerWords(asked.question, answer);
}

// Of an answer that is several moves.
std::vector<Sentence> movesOf(const HallQuestion& asked, std::size_t option)
{
    std::vector<Sentence> moves;
    if (const auto* all = std::get_if<std::vector<teaching::Position>>(&asked.ballot.answers[option])) {
        for (const teaching::Position& left : *all)
            moves.push_back(teaching::moveWords(asked.question.position, left));
    }
    return moves;
}

// A list with each of its items on a line of its own, which ends with the sign that parts them.
QString inLines(QString list, const QStringList& items)
{
    qsizetype from = 0;
    for (const QString& item : items) {
        const qsizetype at = list.indexOf(item, from);
        if (at > 0)
            list.replace(at - (list[at - 1] == u' '), list[at - 1] == u' ', QStringLiteral("\n"));
        from = at + item.size();
    }
    return list;
}

// How it is put where its answers have letters: nobody in a hall comes to the board, and one of the answers
// may be that no move wins. Below words of the tour it only asks.
Sentence taskSentence(const HallQuestion& asked, bool isBelowWords)
{
    if (asked.ballot.isEmpty())
        return asked.question.task;
    if (asked.question.kind == QStringLiteral("move"))
        return isBelowWords ? Phrases::phrase("Which of these moves wins?")
                            : Phrases::phrase("You can win this position. Which of these moves wins?");
    if (asked.question.kind == QStringLiteral("all-moves"))
        return Phrases::phrase("Which moves win?");
    return asked.question.task;
}

// What is typed is told by what stands behind the question: nobody in a hall types.
QString withoutTyping(const HallQuestion& asked, const QString& task)
{
    if (asked.question.form != AnswerForm::Numbers && asked.question.form != AnswerForm::Typed)
        return task;
    const qsizetype end = std::max(task.lastIndexOf(u'?'), task.lastIndexOf(u'？'));
    return end < 0 ? task : task.left(end + 1);
}

// Words that do not ask by themselves stand above the question.
QString taskText(const HallQuestion& asked, const QString& words, const Voice& voice)
{
    if (!words.isEmpty() && asks(words))
        return words;
    const QString task = withoutTyping(asked, voice.say(taskSentence(asked, !words.isEmpty())));
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
        sentences.push_back(becauseOf(asked.question, asked.question.right));
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

QString atParts(const QString& unbroken, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    QStringList lines;
    for (const QString& whole : unbroken.split(u'\n')) {
        QString line;
        for (const QString& part : inParts(whole).split(u'\n')) {
            const QString longer = line.isEmpty() ? part : line + QStringLiteral("\u00a0· ") + part;
            if (!line.isEmpty() && metrics.horizontalAdvance(longer) > width)
                lines << std::exchange(line, part);
            else
                line = longer;
        }
        lines << line;
    }
    return brokenToFit(lines.join(u'\n'), metrics, width);
}

StageQuestion::StageQuestion(QWidget* parent) : QWidget(parent) { }

void StageQuestion::setQuestion(const HallQuestion& asked, const std::optional<Voice>& second,
                                const QStringList& secondFamilies)
{
    const auto before = std::exchange(m_asked, asked);
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
    setPage(pageOfNews(before));
}

// Where what has come to a question stands: the right answer, or what is said of it.
int StageQuestion::pageOfNews(const std::optional<HallQuestion>& before) const
{
    const auto pageWith = [this](auto has) {
        const auto found = std::ranges::find_if(m_layout.pages, has);
        return static_cast<int>(found - m_layout.pages.begin());
    };
    const bool isSame =
        before && before->question.task == m_asked->question.task && before->words == m_asked->words;
    const bool isTold = m_asked->isRevealed && m_asked->isReasonTold;
    const bool wasTold = isSame && before->isRevealed && before->isReasonTold;
    const bool isSaid = !m_asked->isRevealed && m_asked->said != Said::Nothing;
    if ((isTold && !wasTold)
        || (isSaid && !(isSame && before->said == m_asked->said && before->reply == m_asked->reply)))
        return pageWith([](const QuestionPage& page) { return !page.said.empty(); });
    if (m_asked->isRevealed && !(isSame && before->isRevealed && wasTold == isTold))
        return pageWith([this](const QuestionPage& page) {
            return std::ranges::find(page.rows, m_asked->ballot.right, &QuestionPage::Row::answer)
                != page.rows.end();
        });
    return isSame ? m_page : 0;
}

void StageQuestion::setPage(int page)
{
    m_page = std::clamp(page, 0, pageCount() - 1);
    update();
    emit pageChanged();
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
    const auto& rows = m_layout.pages[static_cast<std::size_t>(m_page)].rows;
    const auto row = std::ranges::find(rows, option, &QuestionPage::Row::answer);
    if (row == rows.end())
        return {};
    QRectF bar = row->track;
    bar.setWidth(bar.width() * ballot.hands[option] / ballot.total());
    return bar;
}

// `lines` are the items of a list that stand on lines of their own.
StageQuestion::Words StageQuestion::words(const Sentence& sentence, const std::vector<Sentence>& lines) const
{
    const auto said = [&](const Voice& voice) {
        QStringList items;
        for (const Sentence& each : lines)
            items << voice.say(each);
        return unbroken(inLines(voice.say(sentence), items));
    };
    Words words{said(Voice::installed()), {}, false};
    if (m_second)
        words.second = said(*m_second);
    if (words.second == words.text)
        words.second.clear();
    return words;
}

StageQuestion::Words StageQuestion::taskWords() const
{
    Words task{unbroken(taskText(*m_asked, m_asked->words, Voice::installed())), {}, false};
    if (m_second)
        task.second = unbroken(taskText(*m_asked, m_asked->secondWords, *m_second));
    return task;
}

StageQuestion::Words StageQuestion::optionWords(const QuestionStyle& style, std::size_t option) const
{
    Words said = words(optionSentence(*m_asked, option),
                       style.isListed ? movesOf(*m_asked, option) : std::vector<Sentence>());
    said.isInLine = isInLine(style, said);
    return said;
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
    const auto height = [&](const QString& text, const QFont& letters) {
        return QFontMetricsF(letters).boundingRect(room, kFlags, atParts(text, letters, width)).height();
    };
    const double own = height(words.text, font);
    const double second = words.second.isEmpty() ? 0 : height(words.second, secondFont(font));
    return std::ceil(words.isInLine ? std::max(own, second) : own + second);
}

// Whether an answer has room beside its translation: where the picture is full, that is half its height.
bool StageQuestion::isInLine(const QuestionStyle& style, const Words& option) const
{
    if (!style.isDense || option.second.isEmpty())
        return false;
    const QFont font = stage::sized(this->font(), style.pixels);
    return QFontMetricsF(font).horizontalAdvance(option.text)
        + QFontMetricsF(secondFont(font)).horizontalAdvance(option.second) + style.pixels * kBetween
        <= style.innerWidth(width());
}

double StageQuestion::heightOfPage(const QuestionStyle& style) const
{
    return height() - (m_asked->seconds ? style.pixels * kClock * 1.1 : 0);
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

// Small letters have a task of their size.
StageQuestion::Layout StageQuestion::inStyle(const QuestionStyle& style) const
{
    const bool isSmall = style.pixels < stage::pixels(m_stageHeight, stage::kText);
    const int task = isSmall ? style.pixels : static_cast<int>(std::ceil(style.pixels * kLarge));
    const double clock = style.pixels * kClock * 1.1;
    return {style, task, style.pixels, {0, height() - clock, double(width()), clock}, {{}}};
}

QuestionHeights StageQuestion::heights(const Layout& layout) const
{
    const auto sized = [this](int pixels, bool isBold = false) {
        return stage::sized(this->font(), pixels, isBold);
    };
    QuestionHeights heights{heightOf(taskWords(), sized(layout.taskPixels, true), width())};
    for (std::size_t i = 0; i < m_asked->ballot.answers.size(); ++i) {
        heights.answers.push_back(heightOf(optionWords(layout.style, i), sized(layout.style.pixels),
                                           layout.style.innerWidth(width())));
    }
    for (const Words& each : below())
        heights.said.push_back(heightOf(each, sized(layout.saidPixels), width()));
    return heights;
}

// Whether there is room for what will be said below the answers, which may be smaller, so that the question
// is not.
bool StageQuestion::keepsRoom(Layout& layout) const
{
    const double answers = heightOfAnswers(layout.style, heights(layout));
    const int least = std::min(layout.style.pixels, stage::pixels(m_stageHeight, stage::kLeastText));
    for (layout.saidPixels = layout.style.pixels;; --layout.saidPixels) {
        if (answers + heightBelow(layout.saidPixels) <= heightOfPage(layout.style))
            return true;
        if (layout.saidPixels <= least)
            return false;
    }
}

// In the largest letters in which all has room, with what will be said, and with narrow gaps or lists in
// running lines rather than in smaller ones; else all but that, which then comes on a page of its own; and
// where not even the answers have room, in the smallest on several pages.
StageQuestion::Layout StageQuestion::largest() const
{
    std::vector<Layout> all;
    for (const double share : kShares) {
        if (m_second && share > stage::kLeastText)
            continue;
        for (const bool isListed : {true, false}) {
            for (const bool isDense : {false, true})
                all.push_back(inStyle({stage::pixels(m_stageHeight, share), isDense, isListed}));
        }
    }
    for (Layout& each : all) {
        if (keepsRoom(each))
            return each;
    }
    for (Layout& each : all) {
        if (heightOfAnswers(each.style, heights(each)) <= heightOfPage(each.style))
            return each;
    }
    return all.back();
}

void StageQuestion::layOut()
{
    if (!m_asked || width() <= 0 || height() <= 0)
        return;
    m_layout = largest();
    const QSizeF room(width(), heightOfPage(m_layout.style));
    m_layout.pages =
        pagesOfQuestion(m_layout.style, heights(m_layout), room,
                        m_asked->ballot.isEmpty() ? std::nullopt : std::optional(m_asked->ballot.right));
    setPage(m_page);
}

void StageQuestion::paintWords(QPainter& painter, const QRectF& place, const Words& words,
                               const QColor& colour) const
{
    QRectF room = place;
    const QFont font = painter.font();
    const auto draw = [&](const QString& text) {
        const QString lines = atParts(text, painter.font(), room.width());
        QRectF balanced = room;
        balanced.setWidth(stage::balancedWidth(lines, QFontMetricsF(painter.font()), room.width()));
        QRectF drawn;
        painter.drawText(balanced, kFlags, lines, &drawn);
        return drawn;
    };
    painter.setPen(colour);
    const QRectF drawn = draw(words.text);
    if (words.second.isEmpty())
        return;
    if (words.isInLine)
        room.setLeft(drawn.right() + m_layout.style.pixels * kBetween);
    else
        room.setTop(drawn.bottom());
    painter.setFont(secondFont(font));
    painter.setPen(Theme::of(palette()).muted);
    draw(words.second);
    painter.setFont(font);
}

void StageQuestion::paintRow(QPainter& painter, const QuestionPage::Row& row) const
{
    const Theme& theme = Theme::of(palette());
    const QuestionStyle& style = m_layout.style;
    const double em = style.pixels;
    const bool isRight = m_asked->isRevealed && row.answer == m_asked->ballot.right;
    const bool isWrong = m_asked->isRevealed && !isRight;
    if (isRight) {
        painter.setPen(QPen(theme.good, em / 10));
        painter.setBrush(theme.goodPale);
        const double edge = em / 10;
        painter.drawRoundedRect(row.place.adjusted(edge / 2, -edge, -edge / 2, edge), em / 4, em / 4);
    }
    painter.setPen(QPen(isRight ? theme.good : theme.muted, em / 14));
    painter.setBrush(isRight ? theme.goodText : theme.field);
    const QRectF badge = isRight ? row.badge : row.letter;
    painter.drawRoundedRect(badge, em / 4, em / 4);
    painter.setFont(stage::sized(font(), style.pixels, true));
    painter.setPen(isRight ? theme.onGood : isWrong ? theme.muted : theme.text);
    const double sign = isRight ? em * style.sign() : 0;
    painter.drawText(badge.adjusted(0, 0, -sign, 0), Qt::AlignCenter,
                     teaching::letterOf(m_asked->question, row.answer));
    if (isRight) {
        painter.setFont(stage::sized(font(), static_cast<int>(std::lround(sign)), true));
        painter.drawText(badge.adjusted(badge.width() - sign, 0, 0, 0), Qt::AlignCenter, QStringLiteral("✓"));
    }
    painter.setFont(stage::sized(font(), style.pixels));
    paintWords(painter, row.words, optionWords(style, row.answer), isWrong ? theme.muted : theme.text);
    if (m_asked->ballot.total() == 0)
        return;
    painter.setPen(QPen(theme.muted, em / 20));
    painter.setBrush(theme.field);
    painter.drawRoundedRect(row.track, em / 8, em / 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(isRight ? theme.good : isWrong ? theme.muted : theme.accent);
    painter.drawRoundedRect(bar(row.answer), em / 8, em / 8);
    const QRectF count(row.track.right(), row.place.top(), em * (style.count() - 0.3), row.place.height());
    painter.setPen(isWrong ? theme.muted : theme.text);
    painter.drawText(
        count, Qt::AlignRight | Qt::AlignVCenter,
        Voice::installed().number(static_cast<theory::Count>(m_asked->ballot.hands[row.answer])));
}

void StageQuestion::paintClock(QPainter& painter) const
{
    const Theme& theme = Theme::of(palette());
    const int seconds = *m_asked->seconds;
    painter.setFont(
        stage::sized(font(), static_cast<int>(std::lround(m_layout.style.pixels * kClock * 0.8)), true));
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
    const QuestionPage& page = m_layout.pages[static_cast<std::size_t>(m_page)];
    painter.setFont(stage::sized(font(), m_layout.taskPixels, true));
    if (!page.task.isEmpty())
        paintWords(painter, page.task, taskWords(), theme.text);
    for (const QuestionPage::Row& row : page.rows)
        paintRow(painter, row);
    painter.setFont(stage::sized(font(), m_layout.saidPixels));
    const QList<Words> said = below();
    for (const QuestionPage::Said& each : page.said)
        paintWords(painter, each.place, said[static_cast<qsizetype>(each.piece)],
                   m_asked->isRevealed ? theme.goodText : theme.wonText);
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
