// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/notation.h"

#include "teaching/steps/labels.h"
#include "teaching/words/listed.h"
#include "teaching/words/numerals.h"

#include <algorithm>
#include <utility>

namespace laststone::teaching {

namespace {

struct Words {
    LASTSTONE_SENTENCES(Notation)
};

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

bool isSeparator(QChar c)
{
    return c == QLatin1Char(' ') || c == QLatin1Char(',');
}

// Whether three digits follow, and one is in front.
bool isBetweenGroups(QStringView text, qsizetype at)
{
    constexpr qsizetype kGroup = 3;
    const QStringView behind = text.sliced(at + 1);
    const auto end = std::ranges::find_if_not(behind, isDigit) - behind.begin();
    return text[at] == kBetweenGroups && at > 0 && isDigit(text[at - 1]) && end == kGroup;
}

// The whole character at a place, which may be a pair of surrogates.
QString characterAt(QStringView text, qsizetype at)
{
    const bool pair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    return text.sliced(at, pair ? 2 : 1).toString();
}

NotationError numberExpected(qsizetype column, const QString& found)
{
    if (found.isEmpty())
        return {Words::phrase("a whole number is expected"), column};
    if (found == QStringLiteral("-") || found == QStringLiteral("\u2212"))
        return {Words::phrase("a heap has 0 stones or more, and no minus sign"), column};
    //: %1 is what was typed instead: a letter, a decimal point
    return {Words::phrase("a whole number is expected, but “%1” was found")(found), column};
}

// Where a game alone has been typed, in the words for it: what has to follow, such as its first position. A
// long rule is not said again.
NotationError numbersMissing(QStringView head, const Position& position, qsizetype column)
{
    constexpr qsizetype kLongest = 30; // characters
    const QString game = head.size() > kLongest ? QStringLiteral("…") : head.trimmed().toString();
    const QString numbers = shortNotation({position.game, position.play, position.game->firstHeaps()});
    //: %1 is a position such as "{1,3,4}: 5 7"
    return {Words::phrase("numbers have to follow, as in “%1”")(game + QStringLiteral(": ") + numbers),
            column};
}

struct NumbersRead {
    std::vector<theory::Count> numbers;
    std::vector<qsizetype> starts; // where each stands in the text, from 0
};

std::variant<NumbersRead, NotationError> parseNumbers(QStringView text, qsizetype start, const Game& game)
{
    NumbersRead read;
    auto& numbers = read.numbers;
    qsizetype i = start;
    while (true) {
        for (bool isComma = false; i < text.size() && isSeparator(text[i]); ++i) {
            if (isComma && text[i] == QLatin1Char(',') && !numbers.empty())
                return numberExpected(i + 1, characterAt(text, i)); // one is missing between the two
            isComma = isComma || text[i] == QLatin1Char(',');
        }
        if (i == text.size())
            return read;
        const qsizetype first = i;
        read.starts.push_back(first);
        const auto end = std::find_if(text.begin() + first, text.end(), isSeparator) - text.begin();
        if (const auto named = game.named(text.sliced(first, end - first))) {
            numbers.push_back(*named);
            i = end;
            continue;
        }
        if (const auto chinese = readChinese(text, i); !chinese.empty()) {
            if (i < text.size() && !isSeparator(text[i]))
                return numberExpected(i + 1, characterAt(text, i));
            numbers.insert(numbers.end(), chinese.begin(), chinese.end());
            read.starts.resize(numbers.size(), first);
            continue;
        }
        theory::Count value = 0;
        for (; i < text.size() && (isDigit(text[i]) || isBetweenGroups(text, i)); ++i) {
            if (!isDigit(text[i]))
                continue;
            const auto digit = static_cast<theory::Count>(text[i].digitValue());
            if (value > (theory::kMaxCount - digit) / 10) {
                //: %1 is 9223372036854775807
                return NotationError{Words::phrase("the number is larger than %1, the largest heap allowed")(
                                         QString::number(theory::kMaxCount)),
                                     first + 1};
            }
            value = value * 10 + digit;
        }
        if (i == first || (i < text.size() && !isSeparator(text[i])))
            return numberExpected(i + 1, characterAt(text, i));
        numbers.push_back(value);
    }
}

// Where a position is wrong as a whole, from 1: at the number without which, and what follows, all is well,
// the last such; at the first one where another in its place would do; else where something is missing, at
// the end.
qsizetype placeOfError(Position position, const NumbersRead& read, qsizetype end)
{
    while (position.heaps.size() > 1) {
        position.heaps.pop_back();
        if (!position.game->check(position))
            return read.starts[position.heaps.size()] + 1;
    }
    position.heaps = {position.game->firstHeaps().front()};
    return !position.game->check(position) ? read.starts.front() + 1 : end + 1;
}

} // namespace

// Maps the full-width twins U+FF01 .. U+FF5E and the wide comma and blank one to one, so columns stay.
QString asciiTwins(QStringView text)
{
    QString result = text.toString();
    for (qsizetype i = 0; i < result.size(); ++i) {
        QChar& c = result[i];
        if (c.unicode() >= 0xFF01 && c.unicode() <= 0xFF5E)
            c = QChar(c.unicode() - 0xFEE0);
        else if (c == QChar(0x3001)) // 、
            c = QLatin1Char(',');
        else if (c.isSpace() && !isBetweenGroups(text, i))
            c = QLatin1Char(' ');
    }
    return result;
}

QString withoutGroups(QString number)
{
    return number.remove(kBetweenGroups);
}

Family familyOf(const std::shared_ptr<const Game>& game)
{
    const auto read = [game](QStringView rule, qsizetype offset) -> GameRead {
        const auto isBlank = [](QChar c) { return c == QLatin1Char(' '); };
        const auto wrong = std::ranges::find_if_not(rule, isBlank);
        if (wrong == rule.end())
            return game;
        //: %1 is the name of a game, as in the notation
        return NotationError{Words::phrase("“misere” or a colon is expected after “%1”")(game->word()),
                             offset + (wrong - rule.begin()) + 1};
    };
    return {game->word(), read};
}

namespace {

// A rule alone, such as "kayles" or "{1,3}", of the first family that has it, or what is wrong behind the
// beginning of one; nothing where no family knows it. A number might be the rule of several.
std::optional<GameRead> gameOfRule(QStringView rule, std::span<const Family> families)
{
    const auto isDigitOrBlank = [](QChar c) { return isDigit(c) || isSeparator(c); };
    if (std::ranges::all_of(rule, isDigitOrBlank))
        return std::nullopt;
    const auto first = std::ranges::find_if_not(rule, isSeparator) - rule.begin();
    std::optional<GameRead> begun;
    for (const Family& family : families) {
        auto read = family.read(rule, 0);
        const auto* error = std::get_if<NotationError>(&read);
        if (!error)
            return read;
        // Numbers and a letter behind them are not meant as a rule.
        const bool isNumbers =
            std::ranges::all_of(rule.first(std::min(error->column - 1, rule.size())), isDigitOrBlank);
        if (error->column > first + 1 && !isNumbers)
            begun = std::move(read);
    }
    return begun;
}

Clauses wordsOf(std::span<const Family> families)
{
    QStringList words;
    for (const Family& each : families)
        words << each.word << each.names;
    return listed(words);
}

} // namespace

Parsed parseGame(QStringView head, std::span<const Family> families)
{
    qsizetype start = 0;
    while (start < head.size() && head[start] == QLatin1Char(' '))
        ++start;
    qsizetype end = start;
    while (end < head.size() && head[end].isLetter())
        ++end;
    const QString word = head.sliced(start, end - start).toString().toLower();
    const auto family = std::ranges::find(families, word, &Family::word);
    Position position;
    const bool isNamed = family != families.end();
    QStringView rest = isNamed ? head.sliced(end) : head;
    while (rest.endsWith(QLatin1Char(' ')))
        rest.chop(1);
    constexpr QLatin1String misere("misere");
    if (rest.endsWith(misere, Qt::CaseInsensitive)) {
        position.play = theory::Play::Misere;
        rest.chop(misere.size());
    }
    if (!isNamed) {
        auto read = gameOfRule(rest, families);
        if (const auto* error = read ? std::get_if<NotationError>(&*read) : nullptr)
            return *error;
        if (read) {
            position.game = std::get<std::shared_ptr<const Game>>(*std::move(read));
            return position;
        }
        //: %1 is a list of words such as "bash, wythoff, nim"
        return NotationError{
            Words::phrase("the name of a game is expected before the colon: %1")(wordsOf(families)),
            start + 1};
    }
    auto read = family->read(rest, end);
    if (const auto* error = std::get_if<NotationError>(&read))
        return *error;
    position.game = std::get<std::shared_ptr<const Game>>(std::move(read));
    return position;
}

namespace {

// Of ASCII characters.
Parsed parseText(const QString& text, std::span<const Family> families, const Position* here)
{
    const qsizetype colon = text.indexOf(QLatin1Char(':'));

    Position position;
    if (colon >= 0) {
        auto head = parseGame(QStringView(text).first(colon), families);
        if (const auto* error = std::get_if<NotationError>(&head))
            return *error;
        position = std::get<Position>(head);
        if (here && here->game && *here->game == *position.game)
            position.game = here->game;
    } else if (here) {
        position = *here;
    } else {
        //: shown when a position does not say of which game it is
        return NotationError{Words::phrase("the name of a game and a colon are expected, as in “nim: 3 4 5”"),
                             1};
    }

    const auto parsed = parseNumbers(text, colon + 1, *position.game);
    if (const auto* error = std::get_if<NotationError>(&parsed))
        return *error;
    const auto& read = std::get<NumbersRead>(parsed);
    position.heaps = read.numbers;
    if (position.heaps.empty()) {
        return colon < 0 ? numberExpected(text.size() + 1, {})
                         : numbersMissing(QStringView(text).first(colon), position, text.size() + 1);
    }

    if (auto error = position.game->check(position))
        return NotationError{*error, placeOfError(position, read, text.size())};
    return position;
}

// Whether a text begins with the word of a game.
bool isNamed(const QString& text, qsizetype start, std::span<const Family> families)
{
    qsizetype end = start;
    while (end < text.size() && text[end].isLetter())
        ++end;
    return std::ranges::find(families, text.sliced(start, end - start).toLower(), &Family::word)
        != families.end();
}

// Whether a text begins a game: what is wrong with it then stands behind that.
bool isBegun(QStringView head, qsizetype start, std::span<const Family> families)
{
    const auto game = parseGame(head, families);
    const auto* error = std::get_if<NotationError>(&game);
    return !error || error->column > start + 1;
}

// Whether a text names a game all of whose rule is told, so that numbers come next: more edges may come.
bool isWholeGame(QStringView head, std::span<const Family> families)
{
    return !head.contains(u'>') && std::holds_alternative<Position>(parseGame(head, families));
}

// The same with a colon in place of the first blank or comma behind which numbers can be read; of what has no
// colon and begins with a letter or a sign. Where they cannot, what is wrong behind the name of a game or
// behind a rule, as far as it can be read: what has a sign of a rule is not meant as a number.
std::optional<Parsed> parseWithoutColon(const QString& text, std::span<const Family> families,
                                        const Position* here)
{
    const auto first = std::ranges::find_if_not(text, isSeparator);
    if (text.contains(QLatin1Char(':')) || first == text.end())
        return std::nullopt;
    const qsizetype start = first - text.begin();
    const bool names = isNamed(text, start, families);
    std::optional<NotationError> farthest;
    bool isRule = false; // to the end of the text, perhaps
    int tries = 64; // long texts are no names
    for (auto i = start + 1; i <= text.size() && tries > 0; ++i) {
        const bool isEnd = i == text.size();
        if (isSeparator(text[i - 1]) || (isEnd ? farthest && !isRule : !isSeparator(text[i])))
            continue;
        --tries;
        const QStringView head = QStringView(text).first(i);
        const bool isGame = names || isBegun(head, start, families);
        const QString tried = text.first(i) + QLatin1Char(':') + text.sliced(std::min(i + 1, text.size()));
        auto parsed = parseText(tried, families, here);
        if (auto* position = std::get_if<Position>(&parsed))
            return std::move(*position);
        auto& error = std::get<NotationError>(parsed);
        error.column = std::min(error.column, text.size() + 1);
        // What is missing there may come behind the blank or comma.
        const bool isCut = error.column == i + 1 && !std::all_of(text.begin() + i, text.end(), isSeparator);
        const bool isOfRule = error.column > i && error.column <= text.size()
            && (isCut
                || (QStringView(u">=;{}").contains(text[error.column - 1]) && !isWholeGame(head, families)));
        isRule = isOfRule;
        if (isGame && !isOfRule && (!farthest || error.column > farthest->column))
            farthest = std::move(error);
    }
    return farthest ? std::optional<Parsed>(*std::move(farthest)) : std::nullopt;
}

// Where a word stands in place of the numbers of `here` that names no game: which names there are.
std::optional<NotationError> unknownName(const QString& text, std::span<const Family> families)
{
    const auto first = std::ranges::find_if_not(text, isSeparator);
    const bool isWord = std::distance(first, text.end()) > 1 && first->isLetter() && (first + 1)->isLetter();
    qsizetype behind = first - text.begin();
    if (!isWord || text.contains(QLatin1Char(':')) || !readChinese(text, behind).empty())
        return std::nullopt;
    //: %1 is a list of words such as "bash, wythoff, nim"
    return NotationError{Words::phrase("a number or a game is expected: %1")(wordsOf(families)),
                         first - text.begin() + 1};
}

// What stands in front of the word for misère play at the end of a text; nothing without it.
std::optional<QString> inFrontOfPlay(QString text)
{
    for (const QStringView word : {u" misere", u" misère"}) {
        while (text.endsWith(u' '))
            text.chop(1);
        if (text.endsWith(word, Qt::CaseInsensitive) && text.trimmed().size() >= word.size())
            return text.chopped(word.size());
    }
    return std::nullopt;
}

// With that word behind the numbers.
Parsed inMisere(Parsed parsed, qsizetype column)
{
    auto* position = std::get_if<Position>(&parsed);
    if (!position)
        return parsed;
    position->play = theory::Play::Misere;
    if (auto error = position->game->check(*position))
        return NotationError{*std::move(error), column};
    return parsed;
}

} // namespace

Parsed parsePosition(QStringView typed, std::span<const Family> families, const Position* here)
{
    const QString text = asciiTwins(typed);
    Parsed parsed = parseText(text, families, here);
    if (std::holds_alternative<NotationError>(parsed)) {
        if (const auto front = inFrontOfPlay(text))
            return inMisere(parsePosition(*front, families, here), front->size() + 2);
        if (auto other = parseWithoutColon(text, families, here))
            return *std::move(other);
        if (auto unknown = here ? unknownName(text, families) : std::nullopt)
            return *std::move(unknown);
    }
    return parsed;
}

QString shortNotation(const Position& position)
{
    QStringList numbers;
    for (const theory::Count heap : position.heaps)
        numbers << QString::number(heap);
    return numbers.join(QLatin1Char(' '));
}

QString labels(const Position& position, const QString& between)
{
    const auto* game = dynamic_cast<const Labels*>(position.game.get());
    QStringList all;
    for (const theory::Count heap : position.heaps)
        all << (game ? game->label(heap) : QString::number(heap));
    return all.join(between);
}

QString tupleNotation(const Position& position)
{
    const QString all = labels(position, QStringLiteral(", "));
    return position.heaps.size() < 2 ? all : QLatin1Char('(') + all + QLatin1Char(')');
}

QString gameNotation(const Position& position)
{
    QString head = position.word();
    if (!position.rule().isEmpty())
        head += QLatin1Char(' ') + position.rule();
    if (position.play == theory::Play::Misere)
        head += QStringLiteral(" misere");
    return head;
}

QString notation(const Position& position)
{
    return gameNotation(position) + QStringLiteral(": ") + shortNotation(position);
}

Sentence describe(const NotationError& error)
{
    //: %1 is the place in the text, from 1; %2 says what was expected there
    return Words::phrase("Character %1: %2.")(static_cast<theory::Count>(error.column),
                                              Clauses{{error.expected}});
}

} // namespace laststone::teaching
