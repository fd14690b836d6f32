// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a heap as tiles, as values.
#include "games/sums/sum_drawing.h"

#include "app/language.h"
#include "games/sg/sg_games.h"
#include "test_main.h"

#include <QRegularExpression>

#include <set>

namespace laststone::sum_options_test {

using teaching::Move;
using theory::Count;

namespace {

// The options of one heap in a box of that size, in em.
widgets::Drawing options(const char* rule, Count heap, const QSizeF& size,
                         const std::optional<Move>& chosen = {}, bool isOnly = false,
                         const std::optional<teaching::Voice>& second = {})
{
    const widgets::BoardScene::Measure measure = [](const QString& text, const widgets::TextStyle&) {
        return 0.5 * static_cast<double>(text.size());
    };
    widgets::Drawing drawing;
    games::addOptions(drawing,
                      {.game = sgGame(QString::fromLatin1(rule)),
                       .heap = heap,
                       .isOnly = isOnly,
                       .hasValues = true,
                       .chosen = chosen,
                       .marked = {},
                       .measure = measure,
                       .second = second},
                      {{}, size});
    return drawing;
}

bool says(const widgets::Drawing& drawing, const char* text)
{
    return std::ranges::find(drawing.texts, QString::fromUtf8(text), &widgets::Text::text)
        != drawing.texts.end();
}

std::set<Count> valuesOf(const std::vector<games::SgOption>& options)
{
    std::set<Count> values;
    for (const games::SgOption& option : options)
        values.insert(option.value);
    return values;
}

// What says that options are left out, "and 5 more" behind the tiles or "5 options" in place of all: the
// number.
std::size_t leftOutBy(const QString& text)
{
    static const QRegularExpression words(
        QStringLiteral("^(?:and ([0-9]+) more|([0-9]+) option(?:s|\\(s\\))?)$"));
    const auto match = words.match(text);
    return (match.captured(1) + match.captured(2)).toULongLong();
}

// The values in the row above the tiles, and dots.
QStringList rowOf(const widgets::Drawing& drawing)
{
    QStringList row;
    for (const widgets::Text& text : drawing.texts) {
        if (text.box.top() < 1
            && (text.text == QStringLiteral("…") || text.text.toInt() > 0 || text.text == u'0'))
            row << text.text;
    }
    return row;
}

// How many options the tiles stand for, with those that have none: "×3" on a tile, "and 5 more" behind them.
std::size_t countOf(const widgets::Drawing& drawing)
{
    std::size_t count = drawing.targets.size();
    for (const widgets::Text& text : drawing.texts) {
        if (text.text.startsWith(QStringLiteral("×")) && !text.text.startsWith(QStringLiteral("×n")))
            count += text.text.mid(1).toULongLong() - 1;
        else
            count += leftOutBy(text.text);
    }
    return count;
}

} // namespace

class SumOptionsTest : public QObject {
    Q_OBJECT
private slots:
    void theValuesEndInTheMex()
    {
        // 5 goes to 4, 2 and 1; 7 to 6, 4 and 3.
        QVERIFY(says(options("{1,3,4}", 5, {40, 6}), "mex = 3"));
        QVERIFY(says(options("{1,3,4}", 7, {40, 6}), "mex = 0"));
        QVERIFY(says(options("{3,4}", 2, {40, 6}), "mex = 0"));
    }

    void aTileIsATargetWithItsMove()
    {
        const widgets::Drawing drawing = options("{1,3,4}", 5, {40, 6}, Move{0, 3, 0});
        QCOMPARE(drawing.targets.size(), std::size_t{3});
        QCOMPARE(drawing.targets[1].move, (Move{0, 3, 0}));
        const auto isChosen = [](const widgets::Band& band) { return band.outline == widgets::Look::Choice; };
        const auto frame = std::ranges::find_if(drawing.bands, isChosen);
        QVERIFY(frame != drawing.bands.end());
        QCOMPARE(frame->box, drawing.targets[1].box);
    }

    void oneTileStandsForAllWithItsValue()
    {
        const widgets::Drawing drawing = options("0.77", 60, {40, 6});
        QCOMPARE(countOf(drawing), sgGame(QStringLiteral("0.77")).options(0, 60).size());
        QVERIFY(drawing.targets.size() < countOf(drawing));
        const auto many = sgGame(QStringLiteral("0.77")).options(0, 9000);
        QVERIFY(options("0.77", 9000, {40, 6}).targets.size() <= valuesOf(many).size());
    }

    // What is taken is said before how a value comes about, if only in brief.
    void aTileSaysWhatIsTaken()
    {
        QVERIFY(says(options("0.77", 9, {40, 12}), "take 1 → 5 + 3"));
        QVERIFY(says(options("0.77", 9, {40, 8}), "−1 → 5 + 3"));
        const widgets::Drawing brief = options("0.77", 9, {22, 9});
        QCOMPARE(brief.targets.size(), std::size_t{9});
        QVERIFY(says(brief, "−1: 5+3") && says(brief, "−2: 5+2"));
    }

    // However little room there is: rather in small letters, or one for several, than only what is left.
    void noTileSaysOnlyWhatIsLeft()
    {
        static const QRegularExpression full(QStringLiteral("^(take [0-9]+ →|−[0-9]+)"));
        for (const Count heap : {5, 9, 12, 60, 300}) {
            for (const QSizeF size : {QSizeF(17, 8), QSizeF(18.4, 8), QSizeF(18.4, 6), QSizeF(30, 5)}) {
                const widgets::Drawing drawing = options("0.77", heap, size);
                QVERIFY(!drawing.targets.empty());
                for (const widgets::Target& target : drawing.targets) {
                    QVERIFY(std::ranges::any_of(drawing.texts, [&](const widgets::Text& text) {
                        return target.box.contains(text.box) && full.match(text.text).hasMatch();
                    }));
                }
            }
        }
        // In smaller letters all have room.
        QCOMPARE(options("0.77", 9, {18.4, 8}).targets.size(), std::size_t{9});
    }

    // Nothing else tells a class what "×5" on a tile is.
    void whatACountOnATileIsIsSaidBehindThem()
    {
        const QSizeF size{60, 10};
        const char* const legend = "×n: n of this value";
        const widgets::Drawing drawing = options("0.77", 60, size);
        QVERIFY(says(drawing, legend));
        const auto text = std::ranges::find(drawing.texts, QString::fromUtf8(legend), &widgets::Text::text);
        QVERIFY(QRectF({}, size).contains(text->box));
        QVERIFY(std::ranges::none_of(drawing.targets, [&](const widgets::Target& target) {
            return target.box.intersects(text->box);
        }));
        QVERIFY(!says(options("0.77", 5, size), legend));
    }

    void narrowBoxesStillShowEveryValue()
    {
        const QSizeF size{29, 6};
        const widgets::Drawing drawing = options("0.77", 9, size);
        const auto all = sgGame(QStringLiteral("0.77")).options(0, 9);
        std::vector<games::SgOption> shown;
        for (const auto& target : drawing.targets) {
            shown.push_back(all[games::placeOf(target.move, all).value()]);
            QVERIFY(QRectF({}, size).contains(target.box));
        }
        QCOMPARE(valuesOf(shown), valuesOf(all));
        QVERIFY(std::ranges::none_of(drawing.texts,
                                     [](const widgets::Text& text) { return leftOutBy(text.text) > 0; }));
    }

    // However little room there is: beside the row of values where tiles have none at all.
    void noOptionIsMissingWithoutASign_data()
    {
        QTest::addColumn<QSizeF>("size");
        for (const QSizeF size : {QSizeF(40, 6), QSizeF(24, 6), QSizeF(18, 6), QSizeF(16, 4), QSizeF(11, 4),
                                  QSizeF(40, 2), QSizeF(20, 2)})
            QTest::addRow("%g x %g", size.width(), size.height()) << size;
    }
    void noOptionIsMissingWithoutASign()
    {
        QFETCH(QSizeF, size);
        for (const Count heap : {9, 30, 70})
            QCOMPARE(countOf(options("0.77", heap, size)),
                     sgGame(QStringLiteral("0.77")).options(0, heap).size());
        QCOMPARE(countOf(options("0.77", 0, size)), std::size_t{0});
        // They are no more than those above where there are none.
        const widgets::Drawing many = options("0.77", 60, size);
        QVERIFY(!many.targets.empty() || std::ranges::none_of(many.texts, [](const widgets::Text& text) {
            return text.text.startsWith(QStringLiteral("and "));
        }));
    }

    // In both languages where there is room, behind the tiles or above them.
    void whatIsLeftOutIsSaidInBothLanguages()
    {
        const app::Translations translations;
        const auto second = translations.voiceBeside(QStringLiteral("zh_CN"));
        QVERIFY(second);
        for (const auto& [size, isOnly] : {std::pair(QSizeF(30, 4.5), false), {QSizeF(40, 2), true}}) {
            const widgets::Drawing drawing = options("0.77", 300, size, {}, isOnly, second);
            QVERIFY(std::ranges::any_of(drawing.texts, [](const widgets::Text& text) {
                return text.text.contains(u'种')
                    && (text.text.contains(QStringLiteral("more")) || text.text.contains(u"option"));
            }));
        }
    }

    // "+ 5 …" would be an addition. The words have the width that they need.
    void whatIsLeftOutIsSaidInWords()
    {
        int said = 0;
        for (const double width : {12.0, 16.0, 24.0, 40.0}) {
            for (const widgets::Text& text : options("{1,2,3,4,5,6,7,8,9,10,11,12}", 30, {width, 4}).texts) {
                QVERIFY(!text.text.startsWith(u'+'));
                if (leftOutBy(text.text) == 0)
                    continue;
                ++said;
                QVERIFY(0.5 * static_cast<double>(text.text.size()) <= text.box.width() + 1e-6);
            }
        }
        QVERIFY(said > 1);
    }

    // Where tiles have no room, the row up to the mex comes before words beside it.
    void theRowOfAHeapAloneComesFirst()
    {
        const QStringList toTheMex = QStringLiteral("0 1 2 3 4").split(u' ');
        for (const double width : {14.0, 24.0}) {
            const widgets::Drawing drawing = options("0.77", 84, {width, 2}, {}, true);
            QCOMPARE(rowOf(drawing).mid(0, 5), toTheMex);
            QVERIFY(says(drawing, "mex = 4"));
            QCOMPARE(countOf(drawing) > 0, width > 14);
        }
    }

    // However long it is, what is said of the mex can be seen in it, and the largest value is there.
    void theRowHasTheLargestValue()
    {
        // 21 pins of Kayles have options of value 0, 1, 2, 3, 5, 6 and 7.
        QCOMPARE(rowOf(options("0.77", 21, {40, 6})), QStringLiteral("0 1 2 3 4 5 6 7").split(u' '));
        std::set<QStringList> rows;
        for (int width = 40; width < 160; ++width) { // in quarters of an em
            const QStringList row = rowOf(options("0.77", 21, {width / 4.0, 6}));
            rows.insert(row);
            QVERIFY(row.contains(QStringLiteral("4")));
            if (width >= 72) // where all of it has room beside the words
                QVERIFY2(says(options("0.77", 21, {width / 4.0, 6}), "mex = 4"), qPrintable(row.join(u' ')));
            const bool isWhole = row.mid(0, 5) == QStringLiteral("0 1 2 3 4").split(u' ');
            QVERIFY2(row.size() < 3 || isWhole || row.last() == QStringLiteral("7"),
                     qPrintable(row.join(u' ')));
            for (qsizetype i = 1; i < row.size(); ++i)
                QVERIFY(row[i] == QStringLiteral("…") || row[i - 1] == QStringLiteral("…")
                        || row[i].toInt() == row[i - 1].toInt() + 1);
        }
        QVERIFY(rows.contains(QStringLiteral("0 1 2 3 4 … 7").split(u' ')));
        QVERIFY(rows.contains(QStringLiteral("0 1 2 3 4").split(u' ')));
        QVERIFY(rows.contains(QStringLiteral("4").split(u' ')));
    }
};

LASTSTONE_TEST(SumOptionsTest, Nothing)

} // namespace laststone::sum_options_test
#include "sum_options_test.moc"
