// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/steps/explanation.h"

#include "app/language.h"
#include "games/catalogue.h"
#include "teaching/notation.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>

namespace laststone::latex_test {

using teaching::Explanation;
using teaching::Voice;

namespace {

Explanation explain(const QString& text)
{
    const auto parsed = teaching::parsePosition(text, games::families(), nullptr);
    const auto& position = std::get<teaching::Position>(parsed);
    return games::findLesson(position.word())->explain(position);
}

// What would keep LaTeX from setting the text, or nothing. Commands are known by their form.
QString fault(const QString& latex)
{
    bool isMath = false;
    int depth = 0;
    bool inArray = false; // where & parts cells
    for (qsizetype i = 0; i < latex.size(); ++i) {
        const QChar c = latex[i];
        const QString where = latex.mid(std::max<qsizetype>(0, i - 30), 60);
        if (c == QLatin1Char('%')) { // a comment: to the end of the line, and only in front
            if (i > 0)
                return QStringLiteral("a comment in the middle: ") + where;
            i = latex.indexOf(QLatin1Char('\n'));
        } else if (c == QLatin1Char('\\')) {
            if (latex.mid(i).startsWith(QLatin1String("\\begin{array}")))
                inArray = isMath = true;
            if (latex.mid(i).startsWith(QLatin1String("\\end{array}")))
                inArray = isMath = false;
            ++i; // the character after it is escaped or begins a command
        } else if (c == QLatin1Char('$')) {
            isMath = !isMath;
        } else if (c == QLatin1Char('{') || c == QLatin1Char('}')) {
            depth += c == QLatin1Char('{') ? 1 : -1;
            if (depth < 0)
                return QStringLiteral("a brace too many: ") + where;
        } else if (QStringLiteral("#~\"`").contains(c)) {
            return QStringLiteral("not escaped: ") + where;
        } else if (c == QLatin1Char('&') && !inArray) {
            return QStringLiteral("a cell outside a table: ") + where;
        } else if (!isMath && QStringLiteral("^_<>|").contains(c)) {
            return QStringLiteral("only for math mode: ") + where;
        } else if (isMath && !inArray && c.unicode() > 0x7E) {
            return QStringLiteral("only for text: ") + where;
        } else if (c.unicode() > 0x7E && c.unicode() < 0x2E80 && !QStringLiteral("“”‘’–—éèö").contains(c)) {
            return QStringLiteral("not in every face: ") + where;
        }
    }
    if (isMath || depth != 0)
        return QStringLiteral("something is left open");
    return {};
}

} // namespace

class LatexTest : public QObject {
    Q_OBJECT
private slots:
    void textIsEscaped_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("set");
        const auto row = [](const char* text, const char* set) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(set);
        };
        row("plain words, 12 of them.", "plain words, 12 of them.");
        row("50 % & #1 $2 {a_b}", "50 \\% \\& \\#1 \\$2 \\{a\\_b\\}");
        row("C:\\temp^~`", "C:\\textbackslash{}temp\\textasciicircum{}\\textasciitilde{}\\textasciigrave{}");
        row("say \"no\"", "say \\symbol{34}no\\symbol{34}");
        row("a--b", "a-{}-b");
        row("12 ⊕ 13 = 1: take 11", "$12 \\oplus 13 = 1$: take 11");
        row("the sum is 11₂ = 3 ≠ 0", "the sum is $11_{2} = 3 \\neq 0$");
        row("1 ⊕ 0 → 7 15", "$1 \\oplus 0 \\to 7$ 15"); // two numbers, not 715
        row("(7, 4) → (6, 4)", "(7, 4) $\\to$ (6, 4)");
        row("φ = (1 + √5) / 2", "$\\varphi = (1 + \\sqrt{5}) / 2$");
        row("⌊√(5k²)⌋", "$\\lfloor \\sqrt{5k^{2}}\\rfloor$");
        row("a take × 4 − k", "a take $\\times 4 - k$");
        row("a ⊕ s < a", "$a \\oplus s < a$");
        row("从第 4 堆取 11 颗：12 ⊕ 13 = 1。", "从第 4 堆取 11 颗：$12 \\oplus 13 = 1$。");
        row("2¹⁰ and 2⁶³", "$2^{10}$ and $2^{63}$");
        row("1 / 2", "1 / 2");
        row("x|y", "$x|y$");
        row("(open ⊕", "(open $\\oplus$");
        row("", "");
    }
    void textIsEscaped()
    {
        QFETCH(QString, text);
        QFETCH(QString, set);
        QCOMPARE(teaching::latexText(text), set);
        QCOMPARE(fault(teaching::latexText(text)), QString());
    }

    void everyAsciiCharacterCanBeSet()
    {
        for (char first = ' '; first < 0x7F; ++first) {
            for (char second = ' '; second < 0x7F; ++second) {
                const QString pair = QString(QLatin1Char(first)) + QLatin1Char(second);
                QVERIFY2(fault(teaching::latexText(pair)).isEmpty(), qPrintable(pair));
            }
        }
    }

    void stepsAreAnEnumerateAndTablesArrays()
    {
        const Explanation explanation = explain(QStringLiteral("nim: 7 9 15 12"));
        const QString text = teaching::latex(explanation, Voice::installed());
        QVERIFY2(text.startsWith(QStringLiteral("% In the preamble: \\usepackage{amsmath}\n"
                                                "\\section*{nim: 7 9 15 12}\n\n\\begin{enumerate}\n"
                                                "  \\item \\textbf{The rule: ")),
                 qPrintable(text.left(200)));
        QVERIFY(text.contains(QStringLiteral("\n  \\item \\textbf{Write every heap in binary}\n")));
        QVERIFY(text.endsWith(QStringLiteral("\\end{enumerate}\n")));
        QCOMPARE(text.count(QStringLiteral("\\item ")), static_cast<qsizetype>(explanation.steps.size()));
        QVERIFY(text.contains(QStringLiteral("$12 \\oplus 13 = 1$")));
        const auto tables = std::ranges::count_if(
            explanation.steps, [](const teaching::Step& step) { return step.table.has_value(); });
        QVERIFY(tables > 0);
        QCOMPARE(text.count(QStringLiteral("\\begin{array}{r|*{4}{c}}")), static_cast<qsizetype>(tables));
        QVERIFY(text.contains(QStringLiteral("      7 & 0 & 1 & 1 & 1 \\\\\n")));
        QVERIFY(text.contains(QStringLiteral("      \\text{ones} & 3 & 3 & 2 & 3 \\\\\n")));
        // Every row has as many cells as the array has columns.
        static const QRegularExpression rows(QStringLiteral("^      .*&.*$"),
                                             QRegularExpression::MultilineOption);
        for (auto found = rows.globalMatch(text); found.hasNext();)
            QCOMPARE(found.next().captured().count(QLatin1Char('&')), 4);
    }

    void largeNumbersAreSetCloser()
    {
        const QString text =
            teaching::latex(explain(QStringLiteral("nim: 9223372036854775807 1 2")), Voice::installed());
        QVERIFY(text.contains(QStringLiteral("{\\scriptsize\\setlength{\\arraycolsep}")));
        QCOMPARE(fault(text), QString());
    }

    void everyLessonCanBeSetInEveryLanguage()
    {
        app::Translations translations;
        for (const app::Language& language : app::languages()) {
            QVERIFY(!translations.select(language));
            for (const QString& position : positions()) {
                const QString text = teaching::latex(explain(position), Voice::installed());
                QVERIFY2(fault(text).isEmpty(), qPrintable(position + QLatin1Char('\n') + fault(text)));
                for (const char* const environment : {"enumerate", "array"}) {
                    const auto count = [&](const char* pattern) {
                        return text.count(QString::fromLatin1(pattern).arg(QLatin1String(environment)));
                    };
                    QCOMPARE(count("\\begin{%1}"), count("\\end{%1}"));
                }
                QCOMPARE(text.count(QStringLiteral("\\[")), text.count(QStringLiteral("\\]")));
                const bool isChinese = language.locale.language() == QLocale::Chinese;
                QCOMPARE(text.startsWith(QStringLiteral("% ")), true);
                QCOMPARE(text.section(QLatin1Char('\n'), 0, 0).contains(QStringLiteral("ctex")), isChinese);
            }
        }
        QVERIFY(!translations.select(app::languages()[0]));
    }

private:
    // Of every lesson: the first position, some others, and misère where it is a game of its own.
    static QStringList positions()
    {
        QStringList result;
        QRandomGenerator random(7);
        for (const widgets::Lesson* lesson : games::lessons()) {
            teaching::Position position = lesson->first;
            constexpr int kRounds = 6;
            for (int i = 0; i < kRounds; ++i) {
                result << teaching::notation(position);
                position =
                    position.game->randomPosition(position, static_cast<teaching::Difficulty>(i % 3), random);
            }
        }
        result << QStringLiteral("nim misere: 3 4 5") << QStringLiteral("bash 3 misere: 21")
               << QStringLiteral("wythoff: 165580141 267914296") << QStringLiteral("wythoff misere: 2 2")
               << QStringLiteral("nim: 0 0") << QStringLiteral("staircase misere: 1 1 1");
        return result;
    }
};

LASTSTONE_TEST(LatexTest, Events)

} // namespace laststone::latex_test
#include "latex_test.moc"
