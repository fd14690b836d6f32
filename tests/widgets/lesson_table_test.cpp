// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a lesson asks before it tells.
#include "widgets/table/lesson_table.h"

#include "gui_test.h"
#include "positions.h"
#include "test_main.h"
#include "widgets/look/theme.h"
#include "widgets/table/cell_view.h"

#include <QAccessible>
#include <QCheckBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

#include <algorithm>
#include <functional>
#include <map>

namespace laststone::lesson_table_test {

using theory::Count;
using theory::Outcome;

namespace {

class Table {
public:
    explicit Table(const char* notation, QSize size = {460, 360})
        : table(games::findLesson(positionOf(QString::fromUtf8(notation)).word())->table)
    {
        table.resize(size);
        table.setPosition(positionOf(QString::fromUtf8(notation)));
        show(table);
    }
    template <class Widget> Widget* part(const char* name)
    {
        return table.findChild<Widget*>(QString::fromLatin1(name));
    }
    QString text() { return asRead(part<QLabel>("text")->text()); }
    QString question() { return asRead(part<QLabel>("questionLabel")->text()); }

    widgets::LessonTable table;
};

} // namespace

class LessonTableTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void aSignIsAskedByButtonsAndKeys()
    {
        Table it("bash 3: 21");
        QVERIFY(it.table.isAsking());
        QCOMPARE(it.question(), QStringLiteral("0: P or N?"));
        QVERIFY(!it.part<QLineEdit>("numberField")->isVisible());
        QTest::mouseClick(it.part<QPushButton>("lostButton"), Qt::LeftButton);
        QCOMPARE(it.table.step(), 1);
        QCOMPARE(it.text(), QStringLiteral("✓ Right. 0: no move is left, so this is a P-position."));
        QCOMPARE(it.question(), QStringLiteral("1: P or N?"));
        // From wherever the focus is.
        for (QWidget* widget : {static_cast<QWidget*>(it.table.view()),
                                static_cast<QWidget*>(it.part<QPushButton>("wonButton")),
                                static_cast<QWidget*>(it.part<QAbstractSlider>("slider"))}) {
            const int step = it.table.step();
            widget->setFocus();
            QTest::keyClick(widget, Qt::Key_N);
            QCOMPARE(it.table.step(), step + 1);
        }
        // Wrong: it is told, and goes on.
        QTest::keyClick(it.table.view(), Qt::Key_N);
        QCOMPARE(it.text(),
                 QStringLiteral("✗ Not N. 4: every move leaves 1 to 3, all of them N. So 4 is P."));
        QCOMPARE(it.table.step(), 5);
    }

    void aValueIsTyped()
    {
        Table it("nim: 3 4 5");
        QCOMPARE(it.question(), QStringLiteral("(0, 0, ?) is P: ? ="));
        auto* field = it.part<QLineEdit>("numberField");
        QVERIFY(field->isVisible() && !it.part<QPushButton>("lostButton")->isVisible());
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("p"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(it.table.step(), 0); // no answer at all
        QTest::keyClicks(field, QStringLiteral("0"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(it.table.step(), 1);
        QVERIFY(it.text().startsWith(QStringLiteral("✓ Right.")));
        QVERIFY(field->text().isEmpty() && field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("7"));
        QTest::keyClick(field, Qt::Key_Enter);
        QCOMPARE(it.text(),
                 QStringLiteral("✗ Not 7. (0, 1, 7) is N: a move leads to a smaller last number, and to "
                                "P. Try again."));
        QCOMPARE(it.table.step(), 1);
        QVERIFY(field->hasSelectedText()); // the next number takes its place
        QTest::keyClicks(field, QStringLiteral("7"));
        QTest::keyClick(field, Qt::Key_Enter);
        QCOMPARE(it.table.step(), 2);
        QCOMPARE(it.text(),
                 QStringLiteral("✗ Not 7. (0, 1, 1) is P: no move from it leads to another P-position."));
    }

    // A number is no mex where an option has it, or a smaller one is missing as well.
    void aWrongValueIsRefutedByTheOptions()
    {
        Table it("sg {1,3,4}: 5 7");
        for (const int value : {0, 1, 0, 1, 2})
            it.table.answer(Count(static_cast<Count>(value)));
        QCOMPARE(it.question(), QStringLiteral("g(5) = ?"));
        const auto type = [&](const char* number) {
            QTest::keyClicks(it.part<QLineEdit>("numberField"), QString::fromLatin1(number));
            QTest::keyClick(it.part<QLineEdit>("numberField"), Qt::Key_Return);
        };
        type("2");
        QCOMPARE(it.text(),
                 QStringLiteral("✗ Not 2. The value 2 occurs among the options: take 1 → 4 (g = 2). Try "
                                "again."));
        type("3");
        QCOMPARE(it.question(), QStringLiteral("g(6) = ?"));
        type("9");
        QCOMPARE(it.text(),
                 QStringLiteral("✗ Not 9. No option has the value 9, but a smaller number is missing as "
                                "well. Try again."));
    }

    // What was said of an answer goes with the question.
    void noAnswerIsJudgedWhereNothingIsAsked()
    {
        Table it("bash 3: 21");
        QTest::keyClick(it.table.view(), Qt::Key_N);
        QVERIFY(it.text().startsWith(QStringLiteral("✗ Not N.")));
        QTest::mouseClick(it.part<QCheckBox>("askBox"), Qt::LeftButton);
        QCOMPARE(it.text(), QStringLiteral("0: no move is left, so this is a P-position."));
    }

    // Values do not tell who wins misère play: that is asked there, against a count from the rules alone.
    void inMisereTheTableAsksWhoWins_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<bool>("hasSplits"); // Kayles; else one, three or four are taken
        QTest::newRow("Kayles") << QByteArray("sg 0.77 misere: 3 4") << true;
        QTest::newRow("a set") << QByteArray("sg {1,3,4} misere: 3 4") << false;
    }
    void inMisereTheTableAsksWhoWins()
    {
        QFETCH(const QByteArray, position);
        QFETCH(const bool, hasSplits);
        Table it(position.constData(), {460, 520});
        QVERIFY(asRead(it.part<QLabel>("meaning")->text()).contains(QStringLiteral("Misère play")));
        std::map<std::vector<int>, bool> known; // whether whoever moves wins, by the sorted heaps
        const std::function<bool(std::vector<int>)> isWon = [&](std::vector<int> heaps) {
            std::erase(heaps, 0);
            std::ranges::sort(heaps);
            if (heaps.empty())
                return true;
            if (const auto found = known.find(heaps); found != known.end())
                return found->second;
            bool won = false;
            bool canMove = false;
            for (std::size_t i = 0; i < heaps.size(); ++i) {
                for (const int take : hasSplits ? std::vector{1, 2} : std::vector{1, 3, 4}) {
                    const int left = heaps[i] - take;
                    for (int part = 0; part <= (hasSplits ? left / 2 : 0) && left >= 0; ++part) {
                        auto after = heaps;
                        after[i] = part;
                        after.push_back(left - part);
                        canMove = true;
                        won = won || !isWon(after);
                    }
                }
            }
            return known[heaps] = won || !canMove;
        };
        QVERIFY(it.table.lastStep() >= 15);
        for (int heap = 0; heap < it.table.lastStep(); ++heap) {
            QCOMPARE(it.question(), QStringLiteral("%1: P or N?").arg(heap));
            QTest::keyClick(it.table.view(), isWon({heap}) ? Qt::Key_N : Qt::Key_P);
            QVERIFY2(it.text().startsWith(QStringLiteral("✓ Right. %1: ").arg(heap)), qPrintable(it.text()));
            QVERIFY(it.text().endsWith(isWon({heap}) ? QStringLiteral("So %1 is N.").arg(heap)
                                                     : QStringLiteral("So %1 is P.").arg(heap)));
        }
    }

    // Who is to find the rule is not told it, unless it is asked for; what is in the cells is.
    void theRuleIsToldWhenItIsAskedFor_data()
    {
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QString>("told"); // by the rule alone
        QTest::newRow("wythoff") << QByteArray("wythoff: 5 8") << QStringLiteral("least unused");
        QTest::newRow("nim") << QByteArray("nim: 3 4 5") << QStringLiteral("smaller heap");
        QTest::newRow("misère") << QByteArray("nim misere: 3 4 5") << QStringLiteral("smaller heap");
    }
    void theRuleIsToldWhenItIsAskedFor()
    {
        QFETCH(const QByteArray, position);
        QFETCH(const QString, told);
        Table it(position.constData(), {460, 520});
        const auto* meaning = it.part<QLabel>("meaning");
        auto* button = it.part<QPushButton>("ruleButton");
        const QString rule = QStringLiteral(" The rule: ");
        const auto answerRight = [&] {
            QTest::keyClicks(it.part<QLineEdit>("numberField"),
                             QString::number(std::get<Count>(it.table.cells().next->right)));
            QTest::keyClick(it.part<QLineEdit>("numberField"), Qt::Key_Return);
        };
        for (int i = 0; i < 5; ++i) {
            QVERIFY(meaning->isVisible()
                    && asRead(meaning->text()).contains(QStringLiteral("whoever moves now loses")));
            QVERIFY(!asRead(meaning->text()).contains(rule) && !it.text().contains(told));
            QVERIFY(button->isVisible());
            answerRight();
        }
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(asRead(meaning->text()).contains(rule));
        QVERIFY(it.text().contains(told) && !button->isVisible());
        answerRight();
        QVERIFY(it.text().contains(told));
    }

    // By answers that are all right it has been found; one who does not want to be asked has it at once.
    void theRuleIsToldWhenItHasBeenFound()
    {
        Table it("wythoff: 5 8", {460, 520});
        const auto* meaning = it.part<QLabel>("meaning");
        const auto isTold = [&] { return asRead(meaning->text()).contains(QStringLiteral(" The rule: ")); };
        for (int i = 0; i < 12; ++i) {
            QVERIFY(!isTold());
            it.table.answer(it.table.cells().next->right);
        }
        QVERIFY(isTold());
        Table other("wythoff: 5 8", {460, 520});
        other.table.setAsking(false);
        QVERIFY(asRead(other.part<QLabel>("meaning")->text()).contains(QStringLiteral(" The rule: ")));
        QVERIFY(!other.part<QPushButton>("ruleButton")->isVisible());
    }

    // The field stays where it is while the table grows, whatever is said and listed below it.
    void theFieldStaysWhereItIs()
    {
        for (const char* position : {"wythoff: 5 8", "nim: 3 4 5", "sg {1,3,4}: 5 7", "sg 0.77: 9"}) {
            Table it(position, {430, 420});
            auto* field = it.part<QLineEdit>("numberField");
            const QRect place = field->geometry();
            for (int i = 0; i < 14; ++i) {
                it.table.answer(Count{77}); // what is wrong is said, too
                QApplication::processEvents();
                QCOMPARE(field->geometry(), place);
                it.table.answer(it.table.cells().next->right);
                QApplication::processEvents();
                QCOMPARE(field->geometry(), place);
            }
        }
    }

    void whatIsToBeFoundIsNotPutOnTheBoard()
    {
        Table it("sg {1,3,4}: 5 7");
        it.table.answer(Count{0});
        QVERIFY(it.table.isQuestioning());
        for (std::size_t i = 0; i < it.table.cells().cells.size(); ++i)
            QCOMPARE(it.table.cells().cells[i].position.has_value(), i < 1);
        it.table.setAsking(false);
        QVERIFY(it.table.cells().cells[16].position.has_value());
    }

    void nothingIsAskedWhenItIsSwitchedOff()
    {
        Table it("bash 3: 21");
        QTest::mouseClick(it.part<QCheckBox>("askBox"), Qt::LeftButton);
        QVERIFY(!it.part<QPushButton>("lostButton")->isVisible());
        QTest::keyClick(it.table.view(), Qt::Key_P);
        QCOMPARE(it.table.step(), 0);
        QVERIFY(it.table.view()->cells()[0].value.isEmpty());
        QTest::mouseClick(it.part<QCheckBox>("askBox"), Qt::LeftButton);
        QCOMPARE(it.table.view()->cells()[0].value, QStringLiteral("?"));
    }

    // By a "?" in it, in cells of every form, and by a frame that is thicker than that of the last answer.
    void theCellThatIsAskedIsMarked()
    {
        for (const char* notation : {"nim: 3 4 5", "wythoff: 5 8", "bash 3: 21", "grundy: 9"}) {
            for (const bool isDark : {false, true}) {
                Table it(notation);
                it.table.setPalette(
                    (isDark ? widgets::Theme::darkTheme() : widgets::Theme::light()).palette());
                it.table.setStep(2);
                widgets::CellView& view = *it.table.view();
                const widgets::Theme& theme = widgets::Theme::of(view.palette());
                QVERIFY2(view.asked(), notation);
                QCOMPARE(view.cells()[*view.asked()].value, QStringLiteral("?"));
                const auto last = std::ranges::find(view.cells(), teaching::TableCell::Frame::Last,
                                                    &teaching::TableCell::frame);
                QVERIFY(last != view.cells().end());
                const QImage picture = view.viewport()->grab().toImage();
                // How many of the pixels at the left of a cell, half-way down, are of that colour.
                const auto thickness = [&](std::size_t cell, const QColor& colour) {
                    const QRect place = view.cell(cell);
                    int count = 0;
                    for (int x = place.left(); x < place.left() + place.width() / 10; ++x) {
                        const QColor seen = picture.pixelColor(x, place.center().y());
                        count += std::abs(seen.red() - colour.red()) < 60
                            && std::abs(seen.green() - colour.green()) < 60
                            && std::abs(seen.blue() - colour.blue()) < 60;
                    }
                    return count;
                };
                const auto answered = static_cast<std::size_t>(last - view.cells().begin());
                QVERIFY2(thickness(*view.asked(), theme.won) > 0, notation);
                QVERIFY2(thickness(answered, theme.accent) <= thickness(*view.asked(), theme.won), notation);
            }
        }
    }

    void whoAnswersWellHasUnderstood()
    {
        Table it("bash 3: 21");
        QSignalSpy understood(&it.table, &widgets::LessonTable::understood);
        const auto key = [&](int n) { return n % 4 == 0 ? Qt::Key_P : Qt::Key_N; };
        QTest::keyClick(it.table.view(), Qt::Key_N); // 0 is not N
        for (int n = 1; n < 12; ++n)
            QTest::keyClick(it.table.view(), key(n));
        QVERIFY(understood.isEmpty());
        QTest::keyClick(it.table.view(), key(12));
        QCOMPARE(understood.size(), 1);
        for (int n = 13; n < it.table.lastStep(); ++n)
            QTest::keyClick(it.table.view(), key(n));
        QCOMPARE(understood.size(), 2); // the last one
        QVERIFY(!it.part<QPushButton>("lostButton")->isVisible());
    }

    // Of P and N the wrong answer tells the right one: nobody has understood what he was told at every step.
    void whoIsToldToTheEndHasNotUnderstood()
    {
        Table it("bash 3: 9");
        QSignalSpy understood(&it.table, &widgets::LessonTable::understood);
        for (int n = 0; it.table.step() < it.table.lastStep(); ++n)
            QTest::keyClick(it.table.view(), n % 4 == 0 ? Qt::Key_N : Qt::Key_P);
        QVERIFY(understood.isEmpty());
        // A short table is understood by going through all of it.
        it.table.setPlace({});
        for (int n = 0; it.table.step() < it.table.lastStep(); ++n)
            QTest::keyClick(it.table.view(), n % 4 == 0 ? Qt::Key_P : Qt::Key_N);
        QVERIFY(!understood.isEmpty());
    }

    // Nobody knows the letters before the tour comes to them.
    void whatTheLettersStandForIsSaidBesideThem()
    {
        Table it("bash 3: 21");
        const auto* gloss = it.part<QLabel>("gloss");
        QVERIFY(gloss->isVisible());
        QCOMPARE(gloss->text(), QStringLiteral("P: whoever moves now loses. N: whoever moves now wins."));
        QVERIFY(gloss->mapTo(&it.table, QPoint()).y()
                >= it.part<QPushButton>("lostButton")->geometry().bottom());
        QTest::mouseClick(it.part<QCheckBox>("askBox"), Qt::LeftButton);
        QVERIFY(!gloss->isVisible());
    }

    // A list below does not tell what has not been worked out, unless somebody goes there.
    void theListOfPairsKeepsTheSuspense()
    {
        Table it("wythoff: 5 8", {460, 520});
        const QAbstractItemModel* rows = it.table.list()->model();
        QCOMPARE(rows->rowCount(), 0);
        it.table.answer(Count{0});
        it.table.answer(Count{2});
        QCOMPARE(rows->rowCount(), 2);
        QCOMPARE(rows->index(1, 2).data().toString(), QStringLiteral("2"));
        QCOMPARE(it.question(), QStringLiteral("(3, ?) is P: ? ="));
        QCOMPARE(it.table.view()->cells()[3].value, QStringLiteral("?"));
        QCOMPARE(it.table.view()->cells()[5].value, QString()); // the answer is not pointed at
        it.table.goTo(1000);
        QVERIFY(rows->rowCount() > 1000);
        it.table.answer(Count{5});
        QCOMPARE(rows->rowCount(), 3);
        it.table.setStep(it.table.lastStep());
        QVERIFY(rows->rowCount() > 1000);
    }

    // In a low panel, too, it is seen which numbers are a pair, and what has been found last.
    void aLowPanelShowsThePairsAndTheLastRow()
    {
        Table it("wythoff: 5 8", {430, 400});
        for (int i = 0; i < 9; ++i)
            it.table.answer(it.table.cells().next->right);
        QApplication::processEvents();
        const int em = it.table.fontMetrics().height();
        QVERIFY(it.table.view()->cell(0).height() > em * 2);
        QVERIFY(it.table.view()->height() > it.table.list()->height());
        const auto* list = it.table.list();
        const QRect last = list->visualRect(list->model()->index(8, 0));
        QVERIFY(list->viewport()->rect().contains(last));
    }

    void whatIsAskedIsReadAloud()
    {
        Table it("sg {1,3,4}: 5 7");
        auto* field = it.part<QLineEdit>("numberField");
        QCOMPARE(QAccessible::queryAccessibleInterface(field)->text(QAccessible::Name),
                 QStringLiteral("g(0) = ?"));
        it.table.answer(Count{0});
        QCOMPARE(QAccessible::queryAccessibleInterface(field)->text(QAccessible::Name),
                 QStringLiteral("g(1) = ?"));
    }
};

LASTSTONE_TEST(LessonTableTest, Windows)

} // namespace laststone::lesson_table_test
#include "lesson_table_test.moc"
