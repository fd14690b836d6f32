// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/catalogue.h"

#include "games/bash/bash_lesson.h"
#include "games/graph/graph_board.h"
#include "games/graph/graph_game.h"
#include "games/nim/nim_lesson.h"
#include "games/octal/octal_drawing.h"
#include "games/octal/octal_game.h"
#include "games/staircase/staircase_lesson.h"
#include "games/subtraction/subtraction_drawing.h"
#include "games/sums/sg_lesson.h"
#include "games/wythoff/wythoff_lesson.h"
#include "teaching/sentence.h"
#include "teaching/words/numerals.h"

#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>
#include <vector>

namespace laststone::games {

using teaching::Sentence;

namespace {

struct Words {
    LASTSTONE_SENTENCES(GameWords)
};

// A word of the notation, as the game is called by who reads it and may type it; see otherNames().
Sentence inOwnWord(const Sentence& word)
{
    const Sentence names[] = {
        //: the word that is typed for a game
        Words::phrase("bash"),
        //: the word that is typed for a game
        Words::phrase("wythoff"),
        //: the word that is typed for a game
        Words::phrase("nim"),
        //: the word that is typed for a game
        Words::phrase("staircase"),
        //: the word that is typed for a game
        Words::phrase("kayles"),
    };
    const auto own = std::ranges::find_if(
        names, [&](const Sentence& name) { return word == teaching::formula(QLatin1String(name.source)); });
    return own == std::end(names) ? word : *own;
}

// How long the word of a lesson is with which a text begins; 0 if it begins with none.
qsizetype nameLength(const QString& typed, const widgets::Lesson& lesson)
{
    return typed.startsWith(lesson.id() + u' ', Qt::CaseInsensitive) ? lesson.id().size() : 0;
}

// Takes the word for misère play out of a text, wherever it stands.
theory::Play takePlay(QString& text)
{
    const QString before = text;
    for (const char16_t* word : {u"misere", u"misère"})
        text.remove(QStringView(word).toString(), Qt::CaseInsensitive);
    return text == before ? theory::Play::Normal : theory::Play::Misere;
}

// Other names of games, in words of the notation, whatever the language of the window.
struct OtherName {
    QRegularExpression typed;
    QString word;
};
const std::vector<OtherName>& otherNames()
{
    static const std::vector<OtherName> all = [] {
        std::vector<OtherName> words;
        for (const auto& [typed, word] : {std::pair("巴什", "bash"),
                                          {"威佐夫", "wythoff"},
                                          {"尼姆", "nim"},
                                          {"[阶階楼樓]梯|stairs?\\b|staircase(?=\\s+nim\\b)", "staircase"},
                                          {"凯尔斯|凱爾斯", "kayles"},
                                          {"格兰迪|格蘭迪", "grundy"},
                                          {"道森的?(?:凯尔斯|凱爾斯)|dawson(?:['’]?s)?\\s+kayles\\b", "0.07"},
                                          {"道森棋?|dawson(?:['’]?s)?(?:\\s+chess)?\\b", "0.137"},
                                          {"octal\\b|八进制|八進位", ""}, // its code follows
                                          {"[图圖](?=\\s*(?:\\d|$))", "graph"}})
            words.push_back(
                {QRegularExpression(
                     QStringLiteral("^\\s*(?:sg\\s+)?\\K(?:%1)\\s*(?:(?:尼姆)?博弈|尼姆|nim\\b)?\\s*")
                         .arg(QString::fromUtf8(typed)),
                     QRegularExpression::CaseInsensitiveOption),
                 QLatin1String(word) + u' '});
        return words;
    }();
    return all;
}

// A text in other words, and where in it, from 0, each of their characters stood, and its end.
struct InWords {
    QString text;
    QList<qsizetype> from;
    // The number of heaps has been said, and is another: where that stands.
    std::optional<teaching::NotationError> miscount = {};

    void replace(qsizetype at, qsizetype length, const QString& by)
    {
        text.replace(at, length, by);
        const QList<qsizetype> before = from;
        from = before.first(at) + QList<qsizetype>(by.size(), before[at]) + before.sliced(at + length);
    }
};

// A set of numbers, in braces or before a colon: "集合 1 3 4: 5 3", "sg 1,3,4: 5 3".
void nameSet(InWords& words)
{
    static const QRegularExpression set(
        QStringLiteral(
            "^\\s*(?:集合|sets?\\b|(?:sg\\s*)?函[数數]|sg(?=\\s+\\d+(?:\\s*[,，、]\\s*\\d+)+\\s*[:：]))"
            "\\s*"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression colon(QStringLiteral("[:：]"));
    const auto named = set.match(words.text);
    if (!named.hasMatch())
        return;
    const qsizetype begin = named.capturedEnd();
    const qsizetype end = words.text.indexOf(colon, begin);
    const bool isBare = end > begin && words.text[begin].isDigit()
        && !QStringView(words.text).sliced(begin, end - begin).contains(u'.'); // an octal code
    if (isBare)
        words.replace(end, 0, QStringLiteral("}"));
    words.replace(0, begin, isBare ? QStringLiteral("sg {") : QStringLiteral("sg "));
}

// "DIGIT" is a character of a number in a pattern.
QRegularExpression withDigits(QString pattern)
{
    return QRegularExpression(pattern.replace(
        QStringLiteral("DIGIT"), QStringLiteral("[0-9０-９零〇一二三四五六七八九十两兩百千萬万廿卅]")));
}

// Blanks in place of words, so that every other character stays where it is.
void blankOut(QString& text, const QRegularExpression& words)
{
    for (auto all = words.globalMatch(text); all.hasNext();) {
        const auto each = all.next();
        text.replace(each.capturedStart(), each.capturedLength(), QString(each.capturedLength(), u' '));
    }
}

// Of "3顆、5顆和7顆" and "3個 5個" the numbers. "3個5" and "3個 5" may be meant as three heaps.
void leaveOutMeasures(QString& text)
{
    static const QRegularExpression measure =
        withDigits(QStringLiteral("(?<=DIGIT)\\s*(?:[顆颗粒枚]|[個个](?!DIGIT|\\s+DIGIT+(?!\\s*[個个]|DIGIT))"
                                  ")(?:石子|棋子|石头|石頭)?(?!\\s*堆)"));
    static const QRegularExpression between =
        withDigits(QStringLiteral("DIGIT\\s*[、，,]?\\s*\\K[和跟與与](?=\\s*DIGIT)"));
    static const QRegularExpression mark = withDigits(
        QStringLiteral("(?<=DIGIT)\\s*[；;+＋](?=\\s*DIGIT)|。\\s*$")); // which end a clause, or add
    blankOut(text, measure);
    blankOut(text, between);
    if (!text.contains(u'>')) // which has edges between them
        blankOut(text, mark);
}

// "3個堆 3、5、7" says how many heaps there are, and then which: where that is true, only the second is
// needed. "三堆各 6" are three heaps of 6.
void leaveOutCount(InWords& result)
{
    static const QRegularExpression count = withDigits(QStringLiteral(
        "(?<!DIGIT)(\\d+|[一二三四五六七八九十百两兩廿卅]+)\\s*[个個]?\\s*堆(?:石子|棋子|石头|石頭)?"
        "(?:[有是为為分別别]|\\s|[：:，,、])*(?<equal>各有?|都[有是]?|均[为為]?|每堆有?)?\\s*(?=DIGIT|$)"));
    static const QRegularExpression number = withDigits(QStringLiteral("[0-9０-９]+|DIGIT+"));
    const auto said = count.match(result.text);
    if (!said.hasMatch())
        return;
    qsizetype at = 0;
    const std::vector<theory::Count> numeral = teaching::readChinese(said.capturedView(1), at);
    if (numeral.size() > 1) // "三五堆"
        return;
    const theory::Count counted = numeral.empty() ? said.capturedView(1).toULongLong() : numeral.front();
    theory::Count heaps = 0;
    const auto first = number.match(result.text, said.capturedEnd());
    constexpr theory::Count kMost = 64;
    if (said.hasCaptured(u"equal") && first.hasMatch() && counted <= kMost) { // "三堆各 6"
        for (theory::Count i = 1; i < counted; ++i)
            result.replace(first.capturedEnd(), 0, QChar(u' ') + first.captured());
    }
    for (auto all = number.globalMatch(result.text, said.capturedEnd()); all.hasNext();) {
        qsizetype begin = 0;
        heaps += std::max<std::size_t>(1, teaching::readChinese(all.next().captured(), begin).size());
    }
    if (counted == heaps)
        return result.replace(said.capturedStart(), said.capturedLength(), {});
    //: "三堆 5 7" was typed: %1 is 3, %2 is 2
    const auto wrong = Words::phrase("the number of heaps is given as %1, but %2 follow");
    result.miscount = teaching::NotationError{wrong(counted, heaps), result.from[said.capturedStart()] + 1};
}

// "graph 1>0 2>0: 2", as edges are said: a semicolon stands between two of them.
void divideEdges(QString& text)
{
    static const QRegularExpression graph(QStringLiteral("^\\s*(?:sg\\s+)?(?:graph\\b|[圖图])"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression between(
        QStringLiteral(">\\s*[^\\s;:：；,，、>]+\\K\\s(?=\\s*[^\\s;:：；,，、>]+\\s*>)"));
    if (text.contains(graph))
        text.replace(between, QStringLiteral(";"));
}

// Misère play, wherever it is named, goes behind the numbers, where it is in the way of nothing.
InWords inWords(const QString& typed)
{
    static const QRegularExpression misere(
        QStringLiteral("\\s*(?:反规则|反規則|反常规则|反常規則|反常|取最[后後]者[负負]|反(?=\\p{Han}{2}))"
                       "|^\\s*mis[eè]re\\b"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression game(
        QStringLiteral("^\\s*[a-z]+\\K(?:['’]s)?\\s+game\\b"), // Wythoff’s game
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression brackets(QStringLiteral("[()（）]")); // a position as it is written
    static const QRegularExpression others(
        QStringLiteral(
            "^\\s*(?:stair|sets?\\b|octal\\b|mis[eè]re\\b|(?:sg\\s+)?dawson|sg\\s+\\d)|\\bgame\\b"),
        QRegularExpression::CaseInsensitiveOption);
    InWords result{QString(typed).replace(brackets, QStringLiteral(" ")), QList<qsizetype>(typed.size() + 1)};
    std::iota(result.from.begin(), result.from.end(), 0);
    // "3；5；7。" is written with signs of Chinese alone.
    static const QRegularExpression chinese(QStringLiteral("\\p{Han}|[；。＋]|^[\\s\\d]*\\d\\s*[;+]"));
    const bool isChinese = typed.contains(chinese);
    const auto isWritten = [&] { // so that names of vertices stay what they are
        return std::holds_alternative<teaching::Position>(
            teaching::parsePosition(typed, families(), nullptr));
    };
    if (typed.contains(u'>') && !isWritten())
        divideEdges(result.text);
    if (!(isChinese ? !isWritten() : typed.contains(others)))
        return result;
    const bool isMisere = typed.contains(misere);
    for (auto named = misere.match(result.text); named.hasMatch(); named = misere.match(result.text))
        result.replace(named.capturedStart(), named.capturedLength(), {});
    if (const auto named = game.match(result.text); named.hasMatch())
        result.replace(named.capturedStart(), named.capturedLength(), {});
    for (const OtherName& each : otherNames()) {
        if (const auto named = each.typed.match(result.text); named.hasMatch())
            result.replace(named.capturedStart(), named.capturedLength(), each.word);
    }
    leaveOutMeasures(result.text);
    leaveOutCount(result);
    nameSet(result);
    if (isMisere)
        result.replace(result.text.size(), 0, QStringLiteral(" misere"));
    return result;
}

// How many letters have to be typed otherwise, left out or put in, to make one word of another.
int distanceOf(QStringView one, QStringView other)
{
    std::vector<int> row(static_cast<std::size_t>(other.size()) + 1); // from the beginning of `one` so far
    std::iota(row.begin(), row.end(), 0);
    for (const QChar letter : one) {
        int before = row[0]++;
        for (std::size_t i = 1; i < row.size(); ++i) {
            const int changed = before + (letter == other[static_cast<qsizetype>(i) - 1] ? 0 : 1);
            before = std::exchange(row[i], std::min({changed, row[i] + 1, row[i - 1] + 1}));
        }
    }
    return row.back();
}

// A text whose first word is no game's, with the one that it is nearly written as: "wythof 5 8".
std::optional<QString> respelled(const QString& typed)
{
    static const QRegularExpression first(QStringLiteral("^\\s*([a-z]{4,})\\b"),
                                          QRegularExpression::CaseInsensitiveOption);
    const auto word = first.match(typed);
    if (!word.hasMatch())
        return std::nullopt;
    const QString found = word.captured(1).toLower();
    const QStringList known = words();
    const auto distance = [&](const QString& each) { return distanceOf(found, each); };
    const auto nearest = std::ranges::min_element(known, {}, distance);
    const int most = found.size() < 6 ? 1 : 2;
    if (distance(*nearest) > most || distance(*nearest) == 0)
        return std::nullopt;
    return *nearest + typed.mid(word.capturedEnd(1));
}

} // namespace

std::span<const widgets::Lesson* const> lessons()
{
    // One line a lesson, in the order of the tabs.
    static const widgets::Lesson* const all[] = {
        &bashLesson(), &wythoffLesson(), &nimLesson(), &staircaseLesson(), &sgLesson(),
    };
    return all;
}

const std::vector<SumGame>& sumGames()
{
    static const std::vector<SumGame> all{subtractionSums(), graphSums(), octalSums()};
    return all;
}

std::span<const teaching::Family> families()
{
    static const std::vector<teaching::Family> all = [] {
        std::vector<teaching::Family> result;
        for (const widgets::Lesson* lesson : lessons())
            result.push_back(lesson->family);
        return result;
    }();
    return all;
}

QStringList words()
{
    QStringList all = OctalGame::names();
    for (const teaching::Family& family : families())
        all << family.word;
    return all << QStringLiteral("stairs") << QStringLiteral("sets") << QStringLiteral("graph");
}

QString withWords(const QString& typed)
{
    return inWords(typed).text;
}

teaching::NotationError inTyped(teaching::NotationError wrong, const QString& typed)
{
    const auto [text, from, miscount] = inWords(typed);
    if (miscount)
        return *miscount;
    wrong.column = from[std::clamp<qsizetype>(wrong.column - 1, 0, from.size() - 1)] + 1;
    for (teaching::Argument& each : wrong.expected.arguments) {
        if (auto* words = std::get_if<teaching::Clauses>(&each))
            std::ranges::transform(words->items, words->items.begin(), inOwnWord);
    }
    return wrong;
}

std::optional<Meant> meant(const QString& text,
                           const std::function<teaching::Position(const widgets::Lesson& lesson)>& now)
{
    const QString typed = teaching::asciiTwins(withWords(text)).trimmed();
    QString numbers = typed;
    const theory::Play play = takePlay(numbers);
    for (const widgets::Lesson* lesson : lessons()) {
        const qsizetype name = nameLength(numbers, *lesson);
        teaching::Position here = now(*lesson);
        here.play = play; // what does not say misère is none
        QStringList ways{numbers.mid(name)};
        if (name > 0) // with a rule, or a colon
            ways.prepend(lesson->id() + ways[0]);
        for (const QString& way : ways) {
            auto read = teaching::parsePosition(way, families(), &here);
            auto* position = std::get_if<teaching::Position>(&read);
            if (!position || position->word() != here.word())
                continue;
            position->play = play;
            if (!position->game->check(*position))
                return Meant{std::move(*position), name > 0};
        }
    }
    if (const auto nearly = respelled(typed)) {
        auto read = teaching::parsePosition(withWords(*nearly), families(), nullptr);
        if (auto* position = std::get_if<teaching::Position>(&read))
            return Meant{std::move(*position), false};
    }
    auto drawn = teaching::parseGame(typed, families());
    if (auto* game = std::get_if<teaching::Position>(&drawn)) {
        teaching::Position first = teaching::firstPosition(game->game);
        first.play = game->play;
        const widgets::Lesson& lesson = *findLesson(first.word());
        if (!lesson.kinds.empty() && !lesson.kinds[lesson.kindOf(first)].isRuleTyped)
            return Meant{std::move(first), true};
    }
    return std::nullopt;
}

std::optional<teaching::Position> heapsNamed(const QString& text, const widgets::Lesson& here)
{
    if (&here != &staircaseLesson() || !text.contains(QStringLiteral("堆")))
        return std::nullopt;
    const QString typed = withWords(text);
    if (std::holds_alternative<teaching::Position>(teaching::parsePosition(typed, families(), nullptr)))
        return std::nullopt; // its game is named
    auto read = teaching::parsePosition(typed, families(), &nimLesson().first);
    auto* position = std::get_if<teaching::Position>(&read);
    return position ? std::optional(std::move(*position)) : std::nullopt;
}

QString drawing()
{
    return sgLesson().id() + QStringLiteral(" graph");
}

std::optional<teaching::Clauses> drawnOnlyIn(const teaching::Position& one, const teaching::Position& other)
{
    const graph::Drawing* drawing = drawingOf(one);
    const graph::Drawing* others = drawingOf(other);
    if (!drawing || !others)
        return std::nullopt;
    teaching::Clauses parts;
    for (const QString& text : graph::onlyIn(*drawing, *others))
        parts.items.push_back(teaching::formula(text));
    return parts;
}

bool meansDrawing(const QString& text)
{
    const QString typed = teaching::asciiTwins(withWords(text)).remove(u':').simplified().toLower();
    return typed == QStringLiteral("graph") || typed == drawing();
}

const widgets::Lesson* findLesson(const QString& id)
{
    const auto found = std::ranges::find(lessons(), id, &widgets::Lesson::id);
    return found == lessons().end() ? nullptr : *found;
}

std::optional<teaching::QuestionSource> questionSource(const QString& word)
{
    const widgets::Lesson* lesson = findLesson(word);
    if (!lesson)
        return std::nullopt;
    return teaching::QuestionSource{lesson->first, lesson->questions};
}

const widgets::Lesson& sequenceLesson()
{
    return **std::ranges::find_if(lessons(), &widgets::Lesson::sequence);
}

} // namespace laststone::games
