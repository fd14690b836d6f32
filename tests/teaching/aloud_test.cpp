// SPDX-License-Identifier: GPL-3.0-or-later
// What is read aloud has words in place of signs.
#include "teaching/steps/aloud.h"

#include "app/language.h"
#include "games/catalogue.h"
#include "positions.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>

namespace laststone::aloud_test {

using teaching::Voice;

namespace {

// Signs that screen readers leave out or spell.
const QRegularExpression& signs()
{
    static const QRegularExpression all(
        QStringLiteral("[⊕≡→≠≤≥×−⌊⌋√φ·…²³⁰-⁹₀-₉₂ₖ✓✗{}|]|[\\d)] ?[=+<>/] ?[\\d(]"));
    return all;
}

Voice voiceOf(const app::Translations& translations, const QString& code)
{
    for (const app::Language& language : app::languages()) {
        if (code == QLatin1String(language.code))
            return translations.voice(language).value();
    }
    qFatal("no such language");
}

} // namespace

class AloudTest : public QObject {
    Q_OBJECT
private slots:
    void signsAreWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("read");
        const auto row = [](const char* language, const char* text, const char* read) {
            QTest::addRow("%s: %s", language, text)
                << QString::fromLatin1(language) << QString::fromUtf8(text) << QString::fromUtf8(read);
        };
        row("en", "7 ⊕ 9 = 14", "7 xor 9 equals 14");
        row("en", "12 → 1 changes the digits.", "12 to 1 changes the digits.");
        row("en", "N, as an arrow leads to a P-position: 2→1.",
            "N, as an arrow leads to a P-position: 2 to 1.");
        row("en", "So g(7) = mex {0,1,3} = 2: yes", "So g of 7 equals mex of 0,1,3 equals 2: yes");
        row("en", "g₂(n + 7) = g₂(n)", "g 2 of (n plus 7) equals g 2 of n");
        row("en", "g(7−1) = g(6)", "g of (7 minus 1) equals g of 6");
        row("en", "The odd columns give the nim-sum 1101₂ = 13 ≠ 0",
            "The odd columns give the nim-sum 1 1 0 1 in binary equals 13 is not 0");
        row("en", "1\u202f0110\u202f1101₂", "1 0 1 1 0 1 1 0 1 in binary");
        row("en", "⌊4 · φ⌋ = 6 and (k + ⌊√(5k²)⌋) div 2",
            "the whole part of 4 times phi equals 6 and (k plus the whole part of the square root of 5k "
            "squared) "
            "div 2");
        row("en", "N-position · 21 mod 4 = 1 ≠ 0 · 1 winning move",
            "N-position, 21 mod 4 equals 1 is not 0, 1 winning move");
        row("en", "1000 = 142·7 + 6", "1000 equals 142 times 7 plus 6");
        row("en", "2⁵³ = 9", "2 to the power of 53 equals 9");
        row("en", "values 0, 1, …, 6 and 0 1 2 | 0 …", "values 0, 1, and so on to 6 and 0 1 2; 0 and so on");
        row("en", "✓ take 1, leaving 20", "take 1, leaving 20");
        row("en", "Take 1, leave 2 (P-position).", "Take 1, leave 2 (P-position).");
        row("zh_CN", "7 ⊕ 9 = 14，不是 0", "7 异或 9 等于 14，不是 0");
        row("zh_TW", "7 ⊕ 9 = 14，不是 0", "7 異或 9 等於 14，不是 0");
        row("zh_CN", "g(5) = 3 ≠ 0，12 → 1。", "g 5 等于 3 不等于 0，12 到 1。");
    }
    void signsAreWords()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QFETCH(QString, read);
        const Voice voice = voiceOf(m_translations, language);
        QCOMPARE(teaching::aloud(text, voice), read);
        QCOMPARE(teaching::aloud(read, voice), read);
    }

    void everyStepIsReadInWords_data()
    {
        QTest::addColumn<QString>("language");
        for (const app::Language& language : app::languages())
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void everyStepIsReadInWords()
    {
        QFETCH(QString, language);
        const Voice voice = voiceOf(m_translations, language);
        for (const char* const text : {"bash 3: 21",
                                       "bash 3 misere: 22",
                                       "wythoff: 8 12",
                                       "wythoff: 33 54",
                                       "wythoff misere: 5 5",
                                       "wythoff: 165580140 267914295",
                                       "nim: 7 9 15 12",
                                       "nim: 7 9 15 1",
                                       "nim: 4 4",
                                       "nim misere: 3 4 5",
                                       "staircase: 4 1 7 2 1 3",
                                       "staircase misere: 3 0 1",
                                       "sg {1,3,4}: 5 6",
                                       "sg {1,3,4}: 1000",
                                       "sg {1,3,4}+{2,5}: 5 8",
                                       "sg {1,3,4} misere: 5 7",
                                       "sg 0.77: 9 6",
                                       "sg 0.77: 100",
                                       "sg grundy: 10 7",
                                       "sg 0.77 misere: 4 2",
                                       "sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6 4",
                                       "sg graph 1>0;2>0;2>1;3>2 misere: 3"}) {
            const teaching::Position position = positionOf(QString::fromLatin1(text));
            for (const teaching::Step& step : games::findLesson(position.word())->explain(position).steps) {
                const QString read = teaching::aloud(step, voice);
                const auto found = signs().match(read);
                QVERIFY2(!found.hasMatch(), qPrintable(QLatin1String(text) + QLatin1Char('\n') + read));
                QVERIFY(!read.contains(QStringLiteral("  ")));
            }
        }
    }

    void rowsOfATableBeginWithTheirNumber()
    {
        const teaching::Position position = positionOf(QStringLiteral("nim: 7 9 15 12"));
        const teaching::Explanation explanation = games::findLesson(position.word())->explain(position);
        const QStringList lines =
            teaching::aloud(explanation.steps[2], voiceOf(m_translations, QStringLiteral("en")))
                .split(QLatin1Char('\n'));
        QVERIFY(lines.contains(QStringLiteral("7: 0 1 1 1")));
        QVERIFY(lines.contains(QStringLiteral("ones: 3 3 2 3")));
    }

private:
    app::Translations m_translations;
};

LASTSTONE_TEST(AloudTest, Nothing)

} // namespace laststone::aloud_test
#include "aloud_test.moc"
