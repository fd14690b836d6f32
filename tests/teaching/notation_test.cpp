// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/notation.h"

#include "games/nim/nim_game.h"
#include "positions.h"
#include "teaching/game.h"
#include "test_main.h"

#include <QRandomGenerator>
#include <QTest>

namespace laststone::notation_test {

using namespace teaching;
using theory::Count;
using theory::kMaxCount;
using theory::Play;

namespace {

const Family allGames[] = {familyOf(laststone::games::nimGame())};

Position nimPosition(const std::vector<Count>& heaps, Play play = Play::Normal)
{
    return {gameOf(QStringLiteral("nim")), play, heaps};
}

Parsed parse(const QString& text, const Position* here = nullptr)
{
    return parsePosition(text, allGames, here);
}

// The source language.
QString english(const Sentence& sentence)
{
    static const Voice voice([](const char*, const char*, int) { return QString(); }, QLocale::c());
    return voice.say(sentence);
}

// The canonical text of what was read, or the error in words.
QString readBack(const QString& text, const Position* here = nullptr)
{
    const Parsed parsed = parse(text, here);
    if (const auto* error = std::get_if<NotationError>(&parsed))
        return english(describe(*error));
    return notation(std::get<Position>(parsed));
}

// A character that a tester, a cat or a broken file may bring.
QChar randomCharacter(QRandomGenerator& random)
{
    static const QString likely =
        QStringLiteral("nim misere:0123456789 ,.-+：，；｛｝ｎｉｍ０１９、　NIM\t\n>");
    if (random.bounded(10) > 0)
        return likely[random.bounded(static_cast<int>(likely.size()))];
    return QChar(static_cast<char16_t>(random.bounded(0x10000)));
}

} // namespace

class NotationTest : public QObject {
    Q_OBJECT

private slots:
    void canonicalTextIsReadBack();
    void formsThatAreTypedAreRead_data();
    void formsThatAreTypedAreRead();
    void prefixMayBeLeftOutInATab_data();
    void prefixMayBeLeftOutInATab();
    void errorsSayWhatWasExpectedAndWhere_data();
    void errorsSayWhatWasExpectedAndWhere();
    void errorNamesEveryGame();
    void errorQuotesWholeCharacters();
    void shortNotationHasTheNumbersAlone();
    void tupleNotationIsOneWordOfASentence();
    void largeInputsAreRead();
    void garbageNeverGivesAPositionThatCannotBeReadBack();
};

void NotationTest::canonicalTextIsReadBack()
{
    QRandomGenerator random(1);
    for (int round = 0; round < 2000; ++round) {
        std::vector<Count> heaps(1 + random.bounded(64U));
        for (Count& heap : heaps)
            heap = random.generate64() >> (1 + random.bounded(63));
        const Position position = nimPosition(heaps, random.bounded(2) == 0 ? Play::Normal : Play::Misere);
        const QString text = notation(position);
        const Parsed parsed = parse(text);
        QVERIFY2(std::holds_alternative<Position>(parsed), qPrintable(text));
        QVERIFY2(std::get<Position>(parsed) == position, qPrintable(text));
        QCOMPARE(notation(std::get<Position>(parsed)), text);
        // The short text stands for the same position where the rest is known.
        const Position here = nimPosition({0}, position.play);
        QVERIFY(std::get<Position>(parse(shortNotation(position), &here)) == position);
    }
}

void NotationTest::formsThatAreTypedAreRead_data()
{
    QTest::addColumn<QString>("canonical");
    const auto row = [](const char* text, const char* canonical) {
        QTest::newRow(text) << QString::fromUtf8(canonical);
    };
    row("nim: 7 9 15 12", "nim: 7 9 15 12");
    row("nim misere: 3 4 5", "nim misere: 3 4 5");
    row("nim:7 9 15 12", "nim: 7 9 15 12");
    row("nim : 7,9,15,12", "nim: 7 9 15 12");
    row("  nim  :  7 , 9 , ", "nim: 7 9");
    row("nim:\t7\n9\r\n", "nim: 7 9");
    row("NIM: 3", "nim: 3");
    row("Nim Misere: 3", "nim misere: 3");
    row("nim   misere  : 3", "nim misere: 3");
    row("nim: 0", "nim: 0");
    row("nim: 007 00", "nim: 7 0");
    row("nim: 9223372036854775807", "nim: 9223372036854775807");
    row("nim: 00000000000000000000000000000000012", "nim: 12");
    row("nim：７，９　１５、１２", "nim: 7 9 15 12");
    row("ｎｉｍ　ｍｉｓｅｒｅ：０１２３４５６７８９", "nim misere: 123456789");
    row("ＮＩＭ：３", "nim: 3");
    row("nim: 3\xC2\xA0"
        "4",
        "nim: 3 4"); // a no-break space
    // In groups, as large numbers are shown; what parts no three digits parts numbers.
    row("nim: 1\u202f000\u202f000 12\u202f345", "nim: 1000000 12345");
    row("nim: 3\u202f4 1\u202f0000", "nim: 3 4 1 0");
    row("nim: 三 五", "nim: 3 5");
    row("nim: 三四五", "nim: 3 4 5"); // as three heaps are said
    row("nim: 〇、零，两 兩", "nim: 0 0 2 2");
    row("nim: 十 十二 二十 三十五 九十九", "nim: 10 12 20 35 99");
    row("nim: 廿 廿三 卅", "nim: 20 23 30");
    row("nim: 一百 一百零五 一百一十 两百三十四 九百九十九", "nim: 100 105 110 234 999");
}

void NotationTest::formsThatAreTypedAreRead()
{
    QFETCH(QString, canonical);
    QCOMPARE(readBack(QString::fromUtf8(QTest::currentDataTag())), canonical);
}

void NotationTest::prefixMayBeLeftOutInATab_data()
{
    QTest::addColumn<Play>("play");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("canonical");
    const auto row = [](const char* name, Play play, const char* text, const char* canonical) {
        QTest::newRow(name) << play << QString::fromUtf8(text) << QString::fromUtf8(canonical);
    };
    row("numbers alone", Play::Normal, "3 4 5", "nim: 3 4 5");
    row("numbers alone, full width", Play::Normal, "３，４", "nim: 3 4");
    row("misere stays", Play::Misere, "3 4 5", "nim misere: 3 4 5");
    row("numbers alone, in Chinese", Play::Normal, "三，十二", "nim: 3 12");
    row("prefix takes misere away", Play::Misere, "nim: 3", "nim: 3");
    row("prefix brings misere", Play::Normal, "nim misere: 3", "nim misere: 3");
}

void NotationTest::prefixMayBeLeftOutInATab()
{
    QFETCH(Play, play);
    QFETCH(QString, text);
    QFETCH(QString, canonical);
    const Position here = nimPosition({9, 9}, play);
    QCOMPARE(readBack(text, &here), canonical);
    QVERIFY(here == nimPosition({9, 9}, play));
}

void NotationTest::errorsSayWhatWasExpectedAndWhere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QString& text, int column, const char* expected) {
        QTest::newRow(name) << text << column << QString::fromUtf8(expected);
    };
    const char* const number = "a whole number is expected";
    const char* const tooLarge = "larger than 9223372036854775807";
    const char* const game = "the name of a game is expected before the colon: nim";
    row("letter", QStringLiteral("nim: 3 x"), 8, "but “x” was found");
    row("letter, without a colon", QStringLiteral("nim 3 x 5"), 7, "but “x” was found");
    row("letter at the beginning, without a colon", QStringLiteral("Nim x 5"), 5, "but “x” was found");
    const char* const missing = "numbers have to follow, as in “nim: 7 9 15 12”";
    row("nothing behind the name", QStringLiteral("nim"), 4, missing);
    row("letter after digits", QStringLiteral("nim: 3 4x 5"), 9, "but “x” was found");
    const char* const negative = "a heap has 0 stones or more";
    row("negative number", QStringLiteral("nim: 3 -4"), 8, negative);
    row("full-width minus", QStringLiteral("nim: －4"), 6, negative);
    row("minus sign", QStringLiteral("nim: −4"), 6, negative);
    row("decimal point", QStringLiteral("nim: 3.5 4"), 7, "but “.” was found");
    row("plus sign", QStringLiteral("nim: 3+5"), 7, "but “+” was found");
    row("exponent", QStringLiteral("nim: 1e5"), 7, "but “e” was found");
    row("second colon", QStringLiteral("nim: 3: 4"), 7, "but “:” was found");
    row("semicolon", QStringLiteral("nim: 3；4"), 7, number);
    row("braces", QStringLiteral("nim: ｛3｝"), 6, number);
    row("350 or 305", QStringLiteral("nim: 三百五"), 6, "but “三” was found");
    row("more than a numeral", QStringLiteral("nim: 3 二十五六"), 8, "but “二” was found");
    row("a letter behind a numeral", QStringLiteral("nim: 十二x"), 8, "but “x” was found");
    row("a digit behind a numeral", QStringLiteral("nim: 三5"), 7, "but “5” was found");
    row("digits of another script", QStringLiteral("nim: ٣"), 6, number);
    row("2^63", QStringLiteral("nim: 9223372036854775808"), 6, tooLarge);
    row("2^63 as the second", QStringLiteral("nim: 1, 9223372036854775808"), 9, tooLarge);
    row("2^64", QStringLiteral("nim: 18446744073709551616"), 6, tooLarge);
    row("thousand digits", QStringLiteral("nim: 5 ") + QString(1000, QLatin1Char('9')), 8, tooLarge);
    row("no numbers", QStringLiteral("nim:"), 5, missing);
    row("no number between two commas", QStringLiteral("nim: 12,,9"), 9, "but “,” was found");
    row("no number between two wide commas", QStringLiteral("nim：12， ，9"), 9, "but “,” was found");
    row("no numbers but blanks", QStringLiteral("nim: , "), 8, missing);
    row("unknown game", QStringLiteral("chess: 3"), 1, game);
    row("unknown game, indented", QStringLiteral("  chess: 3"), 3, game);
    row("longer name", QStringLiteral("nimble: 3"), 1, game);
    row("nothing before the colon", QStringLiteral(": 3"), 1, game);
    row("number before the colon", QStringLiteral("3: 3"), 1, game);
    row("garbage after the game", QStringLiteral("nim 3: 4"), 5,
        "“misere” or a colon is expected after “nim”");
    row("garbage before misere", QStringLiteral("nim x misere: 4"), 5, "“misere” or a colon");
    row("garbage after misere", QStringLiteral("nim misere x: 4"), 5, "“misere” or a colon");
    row("misere twice", QStringLiteral("nim misere misere: 4"), 5, "“misere” or a colon");
    row("misere stuck to a sign", QStringLiteral("nim-misere: 4"), 4, "“misere” or a colon");
    row("misspelt", QStringLiteral("nim misery: 4"), 5, "“misere” or a colon");
}

void NotationTest::errorsSayWhatWasExpectedAndWhere()
{
    QFETCH(QString, text);
    QFETCH(int, column);
    QFETCH(QString, expected);
    const Position here = nimPosition({1});
    for (const Position* known : {static_cast<const Position*>(nullptr), &here}) {
        const Parsed parsed = parse(text, known);
        QVERIFY(std::holds_alternative<NotationError>(parsed));
        const auto& error = std::get<NotationError>(parsed);
        QCOMPARE(error.column, column);
        QVERIFY2(english(error.expected).contains(expected), qPrintable(english(error.expected)));
        QCOMPARE(english(describe(error)),
                 QStringLiteral("Character %1: ").arg(column) + english(error.expected) + QLatin1Char('.'));
    }
}

void NotationTest::errorNamesEveryGame()
{
    const Family two[] = {allGames[0], allGames[0]};
    QVERIFY(english(std::get<NotationError>(parsePosition(u"x: 1", two, nullptr)).expected)
                .endsWith(QStringLiteral(": nim, nim")));
    // The names stay what is to be typed, and their list is one of the language.
    const Voice chinese([](const char*, const char* source,
                           int) { return QLatin1String(source) == u", " ? QStringLiteral("、") : QString(); },
                        QLocale::c());
    QVERIFY(chinese.say(std::get<NotationError>(parsePosition(u"x: 1", two, nullptr)).expected)
                .endsWith(QStringLiteral(": nim、nim")));
    // Without a colon, and with no game known, both are missing.
    for (const QString& text : {QString(), QStringLiteral("3 4 5"), QStringLiteral("mim 3 x")}) {
        const auto error = std::get<NotationError>(parse(text));
        QCOMPARE(error.column, 1);
        QVERIFY(english(error.expected).contains(QStringLiteral("the name of a game and a colon")));
    }
    const Position here = nimPosition({1});
    QCOMPARE(std::get<NotationError>(parse({}, &here)).column, 1);
    // A word that is no name: which there are.
    for (const auto& [text, column] : {std::pair("mim 3 x", 1), {"  mim 3", 3}, {"stone", 1}}) {
        const auto error = std::get<NotationError>(parse(QString::fromLatin1(text), &here));
        QCOMPARE(error.column, column);
        QCOMPARE(english(error.expected), QStringLiteral("a number or a game is expected: nim"));
    }
    const auto letter = std::get<NotationError>(parse(QStringLiteral("x 3"), &here));
    QVERIFY(english(letter.expected).contains(QStringLiteral("but “x” was found")));
}

void NotationTest::errorQuotesWholeCharacters()
{
    const QString stone = QString::fromUtf8("\xF0\x9F\xAA\xA8"); // two UTF-16 units
    const auto error = std::get<NotationError>(parse(QStringLiteral("nim: 3 ") + stone));
    QCOMPARE(error.column, 8);
    QVERIFY2(english(error.expected).contains(QStringLiteral("“%1”").arg(stone)),
             "half a surrogate pair is quoted");
}

void NotationTest::tupleNotationIsOneWordOfASentence()
{
    QCOMPARE(tupleNotation(nimPosition({20})), QStringLiteral("20"));
    QCOMPARE(tupleNotation(nimPosition({7, 0, 4})), QStringLiteral("(7, 0, 4)"));
}

void NotationTest::shortNotationHasTheNumbersAlone()
{
    QCOMPARE(shortNotation(nimPosition({3, 0, kMaxCount})), QStringLiteral("3 0 9223372036854775807"));
    QCOMPARE(notation({gameOf(QStringLiteral("bash"), QStringLiteral("3")), Play::Misere, {21}}),
             QStringLiteral("bash 3 misere: 21"));
    QCOMPARE(notation({gameOf(QStringLiteral("bash"), QStringLiteral("3")), Play::Normal, {21}}),
             QStringLiteral("bash 3: 21"));
}

void NotationTest::largeInputsAreRead()
{
    const std::vector<Count> heaps(100'000, 7);
    const QString text = notation(nimPosition(heaps));
    QVERIFY(std::get<Position>(parse(text)).heaps == heaps);
    const auto late = std::get<NotationError>(parse(text + QStringLiteral(" ?")));
    QCOMPARE(late.column, text.size() + 2);
    QCOMPARE(readBack(QStringLiteral("nim:") + QString(1'000'000, QLatin1Char(' ')) + QLatin1Char('5')),
             QStringLiteral("nim: 5"));
    QCOMPARE(readBack(QStringLiteral("nim: ") + QString(1'000'000, QLatin1Char('0')) + QLatin1Char('5')),
             QStringLiteral("nim: 5"));
    QCOMPARE(std::get<NotationError>(parse(QString(1'000'000, QLatin1Char('n')) + QLatin1Char(':'))).column,
             1);
}

void NotationTest::garbageNeverGivesAPositionThatCannotBeReadBack()
{
    QRandomGenerator random(2);
    const Position here = nimPosition({1, 2}, Play::Misere);
    int read = 0;
    for (int round = 0; round < 20'000; ++round) {
        QString text;
        if (round % 4 > 0)
            text = round % 4 == 1 ? QStringLiteral("nim: ") : QStringLiteral("nim misere:");
        for (int length = random.bounded(12); length > 0; --length)
            text += randomCharacter(random);
        const Position* const known = round % 2 == 0 ? &here : nullptr;
        const Parsed parsed = parse(text, known);
        if (const auto* error = std::get_if<NotationError>(&parsed)) {
            QVERIFY2(error->column >= 1 && error->column <= text.size() + 1, qPrintable(text));
            QVERIFY2(!english(error->expected).isEmpty(), qPrintable(text));
            continue;
        }
        ++read;
        const Position& position = std::get<Position>(parsed);
        QVERIFY2(!position.heaps.empty() && std::ranges::max(position.heaps) <= kMaxCount, qPrintable(text));
        const Parsed again = parse(notation(position));
        QVERIFY2(std::holds_alternative<Position>(again), qPrintable(text));
        QVERIFY2(std::get<Position>(again) == position, qPrintable(text));
    }
    QVERIFY(read > 100);
}

LASTSTONE_TEST(NotationTest, Nothing)

} // namespace laststone::notation_test
#include "notation_test.moc"
