// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas that stay on one line where sentences are shown.
#include "widgets/look/unbroken.h"

#include "test_main.h"
#include "widgets/stage/stage_question.h"
#include "widgets/steps/step_document.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

namespace laststone::unbroken_test {

namespace widgets = laststone::widgets;
using widgets::inParts;
using widgets::unbroken;

class UnbrokenTest : public QObject {
    Q_OBJECT
private slots:
    void partsStandOnLinesOfTheirOwn()
    {
        const QString verdict = QStringLiteral("N-position · ⌊8 · φ⌋ = 12 ≠ 1 · 1 winning move");
        const QStringList parts = inParts(unbroken(verdict)).split(u'\n');
        QCOMPARE(parts.size(), 3);
        QCOMPARE(parts[1], unbroken(QStringLiteral("⌊8 · φ⌋ = 12 ≠ 1")));
        QCOMPARE(parts[2], unbroken(QStringLiteral("1 winning move")));
    }

    // What stands below a question is not cut, either: a number longer than a line goes on in the next one.
    void longNumbersOfAReasonAreBroken()
    {
        const QFont font = QApplication::font();
        const double width = QFontMetricsF(font).averageCharWidth() * 24;
        const QString text = unbroken(
            QStringLiteral("N-position · nim-sum 123456789099 = 1110010111110100110010001101001101011₂ ≠ 0"));
        const QString lines = widgets::atParts(text, font, width);
        for (const QString& line : lines.split(u'\n')) {
            QTextLayout layout(line, font);
            layout.beginLayout();
            for (QTextLine each = layout.createLine(); each.isValid(); each = layout.createLine()) {
                each.setLineWidth(width);
                QVERIFY2(each.naturalTextWidth() <= width, qPrintable(line));
            }
            layout.endLayout();
        }
    }

    // Of a pair of numbers that is wider than a line each is whole.
    void numbersOfAStepAreWhole()
    {
        const QString text = QStringLiteral("leaving (64642811621643, 39951454710532)");
        const QFont font = QApplication::font();
        const double width =
            QFontMetricsF(font).horizontalAdvance(QStringLiteral("(64642811621643, 3995145"));
        QTextDocument document;
        widgets::layOut(document, QStringLiteral("<p>") + unbroken(text) + QStringLiteral("</p>"), font,
                        width, widgets::Medium::Screen);
        QVERIFY(document.size().height() > 0); // which sets its lines
        const QTextLayout* lines = document.begin().layout();
        QVERIFY(lines->lineCount() > 1);
        for (int i = 0; i + 1 < lines->lineCount(); ++i) {
            const int end = lines->lineAt(i).textStart() + lines->lineAt(i).textLength();
            QVERIFY(document.begin().text()[end - 1] == u' ');
        }
    }

    void whatIsWiderThanItsLineIsBroken()
    {
        const QFontMetricsF metrics(QApplication::font());
        const double width = metrics.horizontalAdvance(QStringLiteral("0000 mod 00000000"));
        const auto shown = [&](const char* text) {
            return laststone::widgets::brokenToFit(unbroken(QString::fromUtf8(text)), metrics, width)
                .replace(u'\u00a0', u'~')
                .replace(u'\u202f', u'_')
                .replace(u'\u200b', u'|');
        };
        QCOMPARE(shown("21 mod 4 = 1"), QStringLiteral("21~mod~4~=~1"));
        QCOMPARE(shown("1000000007 mod 6 = 5 ≠ 0"), QStringLiteral("1_000_000_007 mod~6 =~5~≠~0"));
        QCOMPARE(shown("和 (100000000, 161803399)"), QStringLiteral("和 (100_000_000, 161_803_399)"));
        // Of a part that is too long still the sign is at the end of its line.
        QCOMPARE(shown("2096652 = 11111111111100₂ ≠ 0"),
                 QStringLiteral("2_096_652 = 11_1111_1111_1100₂ ≠~0"));
        // In groups a number is broken between them; what is left of it for its last line is seen to be the
        // end of a number.
        QCOMPARE(shown("7 = 1234567890123456789"), QStringLiteral("7 = 1_|234_|567_|890_|123_|456_789"));
        QCOMPARE(shown(qPrintable(QStringLiteral("7 = ") + QString(62, u'1') + u'₂')),
                 QStringLiteral("7 = 11") + QStringLiteral("_|1111").repeated(14) + QStringLiteral("_1111₂"));
    }

    void formulasStayTogether_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown"); // with ~ for a no-break space, a narrow _ and ^ for a word joiner
        const auto row = [](const char* text, const char* shown) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(shown);
        };
        row("g(74) = 6 (and 10 more), g(83) = 7", "g(74)~=~6 (and~10~more), g(83)~=~7");
        row("g(74) = 6（另有 10 个）、7", "g(74)~=~6（^另^有^~^10^~^个^）、7");
        row("Each 1 stands for a sub-heap: 7 = 4 + 2 + 1, 12 = 8 + 4.",
            "Each 1 stands for a sub-^heap: 7~=~4~+~2~+~1, 12~=~8~+~4.");
        row("answer k with m + 1 − k", "answer k with m~+~1~−~k");
        row("12 → 1 changes", "12~→~1 changes");
        // Where the last word already holds on to its operator as well.
        row("g(100−4) = g(96) =\u00a03.", "g(100−4)~=~g(96)~=~3.");
        row("第 4 階石子夠多，2 →\u00a00。", "第~4~階石^子夠多，2~→~0。");
        row("走之後 4 ⊕ 5 ⊕ 1 =\u00a00。", "走之^後 4~⊕~5~⊕~1~=~0。");
        row("so g(5) = mex {1,2} = 0.", "so g(5)~=~mex~{1,2}~=~0.");
        // A key and what it does.
        row("drag: arrow · right-click: more · Esc: done",
            "drag: arrow~· right^-^click^:~^more~· Esc^:~^done");
        row("雙擊：建 · 右鍵：更多 · Esc：完成", "雙擊：建~· 右^鍵^：^更^多~· Esc^：^完^成");
        row("13 = 1101₂ ≠ 0", "13~=~1101₂~≠~0");
        row("a P-position of Nim", "a P-^position of Nim");
        row("N-position · 21 mod 4 = 1 ≠ 0 · take 1", "N-^position~· 21~mod~4~=~1~≠~0~· take 1");
        row("N-position · nim-sum 2 = 10₂ ≠ 0 · 1 winning move",
            "N-^position~· nim-^sum 2~=~10₂~≠~0~· 1~winning~move");
        row("P 局面 · 差是 3", "P~局^面~· 差是~3"); // no number alone on the last line
        row("⌊8 · φ⌋ = 12", "⌊8~·~φ⌋~=~12");
        row("proved by S. Beatty", "proved by S.~Beatty");
        // No fewer than two characters on the last line, and no word torn for that.
        row("取走最後一顆的人獲勝。", "取^走最^後一^顆的人獲^勝。");
        row("**取走最后一颗的人获胜。**\n\n再来一局", "**取^走最^后一^颗的人获^胜。**\n\n再来一局");
        row("偶數階的石子不影響勝負。", "偶^數^階的石^子不影響勝^負。");
        // Nor a word anywhere, but for what is short.
        row("至少取一顆，最後由對方取走剩下的石子就是這樣",
            "至^少取一^顆，最^後由對^方取^走剩^下的石^子就是這^樣");
        row("奇數階的異或和（尼姆和）不是 0", "奇^數^階的異^或^和（尼^姆^和）不是~0");
        row("這是先手必敗態，最低一階是 1", "這是先^手^必^敗^態，最^低^一^階是~1");
        row("先手必敗態", "先手必敗態");
        row("看每一欄裡 1 的個數是奇數的那些", "看每一欄裡 1~的個^數是奇^數的那^些");
        row("或者已经无步可走，或者已经无步可走。", "或^者已^经无步可走，或^者已^经无步可^走。");
        row("无法再走的人输了，所以对方赢。", "无^法再走的人输了，所^以对^方^赢。");
        row("无法再走的人输了，对方赢。", "无^法再走的人输了，对^方^赢。");
        row("左邊各位不變，所以它比 a 小。", "左邊各位不^變，所^以它比 a~小。");
        // A verb in front of a formula or a number stays on its line, and that is filled.
        row("奇數階的異或和是 11₂ = 3 ≠ 0", "奇^數^階的異^或^和是 11₂~=~3~≠~0");
        row("第 1 階要 4 → 7，不是 5 顆", "第~1~階要 4~→~7，不是 5~顆");
        row("φ = (1 + √5) / 2 or 1/φ", "φ~=~(1~+~√5)~/~2 or 1/^φ");
        row("φ = (1 + √5)/2, and n/φ²", "φ~=~(1~+~√5)/^2, and n/^φ²");
        // A long one not in its brackets.
        row("k = ⌊k·φ⌋ + (1 + 22 + 333) = 4444 + 55555 = 6",
            "k~=~⌊k·φ⌋ +~(1~+~22~+~333) =~4444 +~55_555 =~6");
        row("所以 g(84) = mex {0,1,2,3,5,6,7,9,10} = 4。", "所^以 g(84)~=~mex~{0,1,2,3,5,6,7,9,10} =~4。");
        row("with φ = (1 + √5) / 2 ≈ 1.618 and", "with φ~=~(1~+~√5)~/~2~≈~1.618 and");
        // Two numbers, but not where a formula begins.
        row("so that 471 and 27 are left", "so that 471~and~27 are left");
        row("剩下的分成 471 和 27", "剩^下的分^成 471~和~27");
        row("leaving 3 and 4 = 3 + 1, or 5", "leaving~3 and 4~=~3~+~1, or 5");
        row("（另有 26 個）", "（另有~26~個）");
        // The answer begins a line; what a move leaves may.
        row("✗ take 1: ✓ take 2", "✗~take 1:|✓~take 2");
        row("✗ split heap 1 into 9 and 1 → (9, 1, 7): ✓ split the heap of 9 → (7, 2, 1, 7)",
            "✗~split heap~1 into 9~and~1 →~(9,~1,~7):|✓~split the heap of~9 →~(7,~2,~1,~7)");
        row("✗ take 3 from heap 1 → ✓ take 3 from heap 2, leaving (1, 1)",
            "✗~take 3 from heap~1~→|✓~take 3 from heap~2, leaving (1,~1)");
        row("✗ 從第 1 堆取 2 顆 → (5, 6)：✓ 從 6 顆的那堆取 1 顆 → (5, 5)",
            "✗~從第~1~堆取~2~顆 →~(5,~6)：|✓~從 6~顆的那堆取~1~顆 →~(5,~5)");
        row("took 5 from 12", "took 5 from~12");
        row("30 = 6 · 5, so P", "30~=~6~·~5, so P");
        row("pair 2 is (3, 5), 4 is not", "pair~2 is (3,~5), 4 is not");
        row("leaving (7, 4, 15, 12)", "leaving (7,~4,~15,~12)");
        row("take 5 from heap 2", "take 5 from heap~2");
        row("从第 2 堆取 5 颗", "从第~2~堆取~5~颗");
        row("such as “13 4 5”, or 3 4 5", "such as “13~4~5”, or 3 4 5");
        row("例如「nim: 3 4 5」", "例^如「nim: 3~4~5」");
        row("棋子在 1、4、1、10 處，從第 2、3、4 堆取", "棋^子在 1、^4、^1、^10~處，從第~2、^3、^4~堆^取");
        row("P or N?", "P~or~N?");
        row("Is the position on the board P or N?", "Is the position on the board P~or~N?");
        row("问全班：P 还是 N？", "问全班：P~还^是~N？");
        row("odd: 16, 8, 4, 2. Even ones.", "odd: 16,~8,~4,~2. Even ones.");
        row("ones: 2097152, 256, 128, 64, 32, 16, 2, 1.", "ones: 2_097_152, 256, 128, 64, 32, 16, 2,~1.");
        row("An even number of ones: 1.", "An even number of ones:~1.");
        row("and none stays at g. So", "and none stays at~g. So");
        row("it is 1, 2 = 2", "it is 1, 2~=~2");
        row("the nim-sum of sub-heaps", "the nim-^sum of sub-^heaps");
        row("take 4, leaving 3", "take 4, leaving~3");
        row("leaving 3 = 2 + 1", "leaving 3~=~2~+~1");
        row("the nim-sum of the odd stairs is 0 · whoever", "the nim-^sum of the odd stairs is~0~· whoever");
        row("nothing here", "nothing here");
        row("proven; □ exceptions", "proven; □~exceptions");
        row("P局面", "P局面");
        // Chinese has no spaces around a formula: each is measured for itself.
        row("每個 1 代表一個子堆：7 = 4 + 2 + 1、15 = 8 + 4 + 2 + 1、12 = 8 + 4。",
            "每^個 1~代表一個子^堆：7~=~4~+~2~+~1、15~=~8~+~4~+~2~+~1、12~=~8~+~4。");
        // Too long for a line: broken in front of operators only.
        row("1 ⊕ 22 ⊕ 333 ⊕ 4444 ⊕ 55555 ⊕ 666666 = 7", "1 ⊕~22 ⊕~333 ⊕~4444 ⊕~55_555 ⊕~666_666 =~7");
        // Decimal numbers from five digits on are in groups, wherever they stand.
        row("1000000000000 mod 1024", "1_000_000_000_000~mod~1024");
        row("(12345, 9999, 10000)", "(12_345,~9999,~10_000)");
        row("leaving 12345", "leaving 12_345");
        row("取第 102334154 對", "取第~102_334_154~對");
        row("11001₂ = 25, 0.13700 and hdu21760", "11001₂~=~25, 0.13700 and hdu21760");
        row("nim-sum 365 = 101101101₂", "nim-^sum 365~=~1_0110_1101₂"); // in binary, of four from nine on
        row("11011011₂, 1011011011011011₂", "11011011₂, 1011_0110_1101_1011₂");
        row("see [12345](position:nim:12345)", "see [12_345](position:nim:12345)");
        row("kφ = 165580140.9999999956…", "kφ~=~165_580_140.9999999956…");
    }
    void formulasStayTogether()
    {
        QFETCH(const QString, text);
        QFETCH(QString, shown);
        shown.replace(QLatin1Char('~'), QChar(0xa0))
            .replace(QLatin1Char('^'), QChar(0x2060))
            .replace(QLatin1Char('_'), QChar(0x202f))
            .replace(QLatin1Char('|'), QChar(QChar::LineSeparator));
        QCOMPARE(unbroken(text), shown);
        QCOMPARE(unbroken(shown), shown); // doing it again does no harm
    }

    // A heading in Chinese ends its lines where a clause ends, if there is room for that.
    void aHeadingEndsItsLinesWithAClause()
    {
        const QString heading = QStringLiteral("P 局⁠面是一对对的数，每个差恰有一对");
        const auto shown = [](QString text) { return text.replace(QChar(0x2060), u'^'); };
        const auto set = [&](const QString& text, double share) {
            const QFontMetricsF metrics(QApplication::font());
            return widgets::withWholeClauses(text, metrics, metrics.horizontalAdvance(text) * share);
        };
        QCOMPARE(set(heading, 1.1), heading);
        const QString broken = shown(set(heading, 0.7));
        QVERIFY2(broken.contains(QStringLiteral("对^的^数^，每^个^差")), qPrintable(broken));
        QString narrow = heading;
        QCOMPARE(set(heading, 0.3), narrow.replace(QStringLiteral("对的"), QStringLiteral("对\u2060的")));
        // Where a clause is too long for a line, behind a particle.
        const QString phrases = shown(set(QStringLiteral("它的大小是各堆的值的異或和"), 0.65));
        QCOMPARE(phrases, QStringLiteral("它^的大^小^是各^堆^的值^的異^或^和"));
        const QString english =
            QStringLiteral("The rule: take any number; whoever takes the last stone wins");
        QCOMPARE(set(english, 0.6),
                 QStringLiteral("The rule: take any number; whoever takes the last\u00a0stone\u00a0wins"));
        // No word is alone on the last line.
        const QString alone = QStringLiteral("Several heaps together are what they are like");
        QCOMPARE(set(alone, 0.95), QStringLiteral("Several heaps together are what they are like"));
    }
};

LASTSTONE_TEST(UnbrokenTest, Windows)

} // namespace laststone::unbroken_test
#include "unbroken_test.moc"
