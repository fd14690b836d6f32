// SPDX-License-Identifier: GPL-3.0-or-later
// A position that somebody shouts is typed before the class, in whatever window is in front.
#include "widgets/stage/position_line.h"

#include "app/projection_fixture.h"
#include "games/catalogue.h"
#include "positions.h"
#include "teaching/notation.h"
#include "teaching/tour.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/stage/stage_overlay.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>

namespace laststone::position_line_test {

using widgets::PositionLine;

class PositionLineTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    enum Where { Page, Presenter, SingleScreen };

    // The window in which the lecturer types.
    QWidget* windowOf(int where)
    {
        QWidget* window = where == Page ? m_window.get() : project(where == SingleScreen);
        activate(window);
        return window;
    }
    static PositionLine* lineIn(QWidget* window) { return window->findChild<PositionLine*>(); }
    static QLineEdit* editOf(PositionLine* line) { return line->findChild<QLineEdit*>(); }
    // Typed by somebody who looks at the window and knows of no field.
    static void type(const QString& text)
    {
        for (const QChar each : text)
            QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(),
                                static_cast<Qt::Key>(each.toUpper().unicode()), each, Qt::NoModifier);
        QApplication::processEvents();
    }
    static void type(Qt::Key key) { press(QApplication::focusWidget(), key); }
    static void enter(QWidget* window, const QString& text)
    {
        press(window, Qt::Key_L, Qt::ControlModifier);
        editOf(lineIn(window))->setText(text);
        type(Qt::Key_Return);
    }
    QString shown() { return teaching::notation(m_window->page()->session().position()); }
    QString lesson() { return m_window->page()->lesson().id(); }

    static void addWindows()
    {
        QTest::addColumn<int>("where");
        QTest::addRow("page") << int(Page);
        QTest::addRow("presenter's window") << int(Presenter);
        QTest::addRow("single screen") << int(SingleScreen);
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void whatIsShoutedIsOnTheBoard_data() { addWindows(); }
    void whatIsShoutedIsOnTheBoard()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        if (where != Page)
            press(window, Qt::Key_Period);
        press(window, Qt::Key_L, Qt::ControlModifier);
        QVERIFY(lineIn(window));
        QVERIFY(lineIn(window)->isVisible());
        QVERIFY(editOf(lineIn(window))->hasFocus());
        type(QStringLiteral("3 4 5"));
        QCOMPARE(editOf(lineIn(window))->text(), QStringLiteral("3 4 5"));
        QCOMPARE(lesson(), QStringLiteral("nim"));
        type(Qt::Key_Return);
        QCOMPARE(shown(), QStringLiteral("nim: 3 4 5"));
        QTRY_VERIFY(!lineIn(window));
        if (where != Page) {
            QVERIFY(!view()->scene().verdict);
            QCOMPARE(view()->session().position(), m_window->page()->session().position());
            // What is prepared behind a black screen is seen in the presenter's window; here it is for all.
            using Blank = widgets::StageOverlay::Blank;
            QCOMPARE(projection().overlay()->blank(), where == SingleScreen ? Blank::None : Blank::Black);
        }
    }

    // In the lecture that failed, "0.77" became a black screen, and "w" a white one.
    void whatIsTypedIsNoCommand_data() { addWindows(); }
    void whatIsTypedIsNoCommand()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("sg 0.77: 9 5 7"));
        for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Up})
            press(editOf(lineIn(window)), key);
        // In the page the function keys belong to the menus, in whatever field.
        for (const Qt::Key key : {Qt::Key_F5, Qt::Key_F11, Qt::Key_F1}) {
            if (where != Page)
                press(editOf(lineIn(window)), key);
        }
        QCOMPARE(step(), -1);
        QCOMPARE(lesson(), QStringLiteral("nim"));
        QCOMPARE(projection().isRunning(), where != Page);
        if (where != Page)
            QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
        press(editOf(lineIn(window)), Qt::Key_Return);
        QCOMPARE(shown(), QStringLiteral("sg 0.77: 9 5 7"));
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("wythoff: 5 8"));
        type(Qt::Key_Return);
        QCOMPARE(shown(), QStringLiteral("wythoff: 5 8"));
    }

    // The line goes along with the projection: in the window it would bring that, and the answer, before the
    // class.
    void whatIsTypedGoesAlongToTheProjection_data()
    {
        QTest::addColumn<bool>("isSingle");
        QTest::addRow("one screen") << true;
        QTest::addRow("two screens") << false;
    }
    void whatIsTypedGoesAlongToTheProjection()
    {
        QFETCH(bool, isSingle);
        activate(m_window.get());
        press(m_window.get(), Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("9 "));
        QWidget* window = project(isSingle);
        QVERIFY(QTest::qWaitForWindowActive(window));
        QVERIFY(lineIn(window));
        QVERIFY(!lineIn(m_window.get()));
        QCOMPARE(editOf(lineIn(window))->text(), QStringLiteral("9 "));
        type(QStringLiteral("5"));
        type(Qt::Key_Return);
        QCOMPARE(shown(), QStringLiteral("nim: 9 5"));
        QVERIFY(window->isActiveWindow());
        QVERIFY(!view()->scene().verdict);
        QTRY_VERIFY(!lineIn(window));
    }

    // Who plays the class has clicked on the projected board, and the keys go there.
    void keysThatComeToTheProjectedBoardAreTyped_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("read");
        QTest::addRow("with the line") << QStringLiteral("wythoff: 5 8") << QStringLiteral("wythoff: 5 8");
        QTest::addRow("begun by a digit") << QStringLiteral("3 4 5") << QStringLiteral("nim: 3 4 5");
    }
    void keysThatComeToTheProjectedBoardAreTyped()
    {
        QFETCH(QString, typed);
        QFETCH(QString, read);
        QWidget* window = windowOf(Presenter);
        activate(stage());
        if (typed.front().isLetter())
            press(stage(), Qt::Key_L, Qt::ControlModifier);
        for (const QChar each : typed) {
            // As where the window system has not moved the focus yet.
            stage()->activateWindow();
            press(stage(), static_cast<Qt::Key>(each.toUpper().unicode()),
                  each == u':' ? Qt::ShiftModifier : Qt::NoModifier);
        }
        QVERIFY(lineIn(window));
        QCOMPARE(editOf(lineIn(window))->text(), typed);
        QCOMPARE(step(), -1);
        QCOMPARE(lesson(), QStringLiteral("nim"));
        QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
        press(stage(), Qt::Key_Return);
        QCOMPARE(shown(), read);
        QTRY_VERIFY(!lineIn(window));
        // Once more, and given up.
        press(stage(), Qt::Key_L, Qt::ControlModifier);
        press(stage(), Qt::Key_Escape);
        QTRY_VERIFY(!lineIn(window));
        QVERIFY(projection().isRunning());
        QCOMPARE(shown(), read);
    }

    // Whoever shouts one wants to see it, and no verdict on it above a table.
    // What is told there is of another position.
    void aTypedPositionClosesTableAndTour_data()
    {
        QTest::addColumn<int>("where");
        QTest::addColumn<int>("key");
        for (const auto& [name, key] : {std::pair("table", Qt::Key_G), {"tour", Qt::Key_S}}) {
            QTest::addRow("%s, presenter's window", name) << int(Presenter) << int(key);
            QTest::addRow("%s, single screen", name) << int(SingleScreen) << int(key);
        }
    }
    void aTypedPositionClosesTableAndTour()
    {
        QFETCH(int, where);
        QFETCH(int, key);
        QWidget* window = windowOf(where);
        press(window, static_cast<Qt::Key>(key));
        const auto front = projection().hall().front();
        QVERIFY(front != teaching::Hall::Front::Steps);
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("x"));
        type(Qt::Key_Return);
        QCOMPARE(projection().hall().front(), front);
        press(QApplication::focusWidget(), Qt::Key_L, Qt::ControlModifier); // to be typed anew
        type(QStringLiteral("3 5"));
        type(Qt::Key_Return);
        QCOMPARE(projection().hall().front(), teaching::Hall::Front::Steps);
        QCOMPARE(shown(), QStringLiteral("nim: 3 5"));
        QCOMPARE(view()->session().position(), m_window->page()->session().position());
    }

    void aDigitBeginsAPosition_data() { addWindows(); }
    void aDigitBeginsAPosition()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        type(QStringLiteral("1 2 3"));
        QVERIFY(lineIn(window));
        QCOMPARE(editOf(lineIn(window))->text(), QStringLiteral("1 2 3"));
        type(Qt::Key_Return);
        QCOMPARE(shown(), QStringLiteral("nim: 1 2 3"));
        QCOMPARE(lesson(), QStringLiteral("nim"));
    }

    // Who has been asked whether the projection is to end, and types a position instead, has answered.
    void aTypedPositionIsNoAnswerToEsc_data()
    {
        QTest::addColumn<int>("where");
        QTest::addRow("presenter's window") << int(Presenter);
        QTest::addRow("single screen") << int(SingleScreen);
    }
    void aTypedPositionIsNoAnswerToEsc()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        press(window, Qt::Key_Escape);
        type(QStringLiteral("1 2 4"));
        QVERIFY(lineIn(window));
        type(Qt::Key_Return);
        QTRY_VERIFY(!lineIn(window));
        QCOMPARE(shown(), QStringLiteral("nim: 1 2 4"));
        press(window, Qt::Key_Escape);
        QVERIFY(projection().isRunning());
        press(window, Qt::Key_Escape);
        QVERIFY(!projection().isRunning());
    }

    void aBraceBeginsASet_data() { addWindows(); }
    void aBraceBeginsASet()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        type(QStringLiteral("{1,3,4} 5 3 12"));
        QVERIFY(lineIn(window));
        QCOMPARE(editOf(lineIn(window))->text(), QStringLiteral("{1,3,4} 5 3 12"));
        type(Qt::Key_Return);
        QCOMPARE(shown(), QStringLiteral("sg {1,3,4}: 5 3 12"));
    }

    void aMistakeIsSaidInTheLine_data() { addWindows(); }
    void aMistakeIsSaidInTheLine()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        const QString before = shown();
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("3 x 5"));
        type(Qt::Key_Return);
        auto* mistake = lineIn(window)->findChild<QLabel*>(QStringLiteral("mistake"));
        QVERIFY(mistake->isVisible());
        QVERIFY2(mistake->text().startsWith(QStringLiteral("Character 3:")), qPrintable(mistake->text()));
        QCOMPARE(editOf(lineIn(window))->selectedText(), QStringLiteral("x"));
        QCOMPARE(shown(), before);
        QVERIFY(!m_window->page()->session().error()); // and the page says nothing
        m_window->selectLanguage(QStringLiteral("zh_TW"));
        QApplication::processEvents();
        QVERIFY(!mistake->text().contains(QStringLiteral("Character")));
        type(QStringLiteral("1")); // in its place
        QCOMPARE(editOf(lineIn(window))->text(), QStringLiteral("3 1 5"));
        QVERIFY(!mistake->isVisible());
        // Esc closes the line and nothing else.
        type(Qt::Key_Escape);
        QTRY_VERIFY(!lineIn(window));
        QCOMPARE(projection().isRunning(), where != Page);
        QCOMPARE(shown(), before);
    }

    // Nothing of what is right has to be typed again.
    void whatIsWrongIsMended()
    {
        QWidget* window = windowOf(SingleScreen);
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("nim: 7 9 15 x"));
        type(Qt::Key_Return);
        const auto* edit = editOf(lineIn(window));
        QCOMPARE(edit->selectedText(), QStringLiteral("x"));
        type(Qt::Key_Backspace);
        QCOMPARE(edit->text(), QStringLiteral("nim: 7 9 15 "));
        type(QStringLiteral("12"));
        type(Qt::Key_Return);
        QTRY_VERIFY(!lineIn(window));
        QCOMPARE(shown(), QStringLiteral("nim: 7 9 15 12"));
        // Where something is missing it is typed behind.
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("kayles"));
        type(Qt::Key_Return);
        QVERIFY(!editOf(lineIn(window))->hasSelectedText());
        type(QStringLiteral(" 9 5"));
        type(Qt::Key_Return);
        QCOMPARE(shown(), QStringLiteral("sg 0.77: 9 5"));
    }

    // All of a word that is wrong is replaced by what is typed next.
    void aWrongWordIsSelectedAsAWhole()
    {
        QWidget* window = windowOf(SingleScreen);
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("rubbish"));
        type(Qt::Key_Return);
        QCOMPARE(editOf(lineIn(window))->selectedText(), QStringLiteral("rubbish"));
        type(QStringLiteral("3 4 5"));
        type(Qt::Key_Return);
        QTRY_VERIFY(!lineIn(window));
        QCOMPARE(shown(), QStringLiteral("nim: 3 4 5"));
    }

    // However many have been called out since, there is a way back to the position of the beginning.
    void theOpeningIsOffered_data() { addWindows(); }
    void theOpeningIsOffered()
    {
        QFETCH(int, where);
        if (where == Page)
            return;
        QWidget* window = windowOf(where);
        projection().stop();
        m_window->openPosition(positionOf(QStringLiteral("nim: 11 13")));
        window = windowOf(where);
        const QString opening = shown();
        for (int i = 1; i <= 12; ++i) {
            press(window, Qt::Key_L, Qt::ControlModifier);
            type(QStringLiteral("%1 2 9").arg(i));
            type(Qt::Key_Return);
            QTRY_VERIFY(!lineIn(window));
        }
        press(window, Qt::Key_L, Qt::ControlModifier);
        const auto* list = lineIn(window)->findChild<QListWidget*>();
        QCOMPARE(list->findItems(opening, Qt::MatchExactly).size(), 1);
    }

    // A place that no text has is none, and what takes two units is one character.
    void onlyWhatIsThereIsSelected()
    {
        QWidget* window = windowOf(SingleScreen);
        const QString text = QStringLiteral("3 \U0001F600 5");
        for (const auto& [column, selected] : {std::pair(0, QString()),
                                               {3, text.mid(2, 2)},
                                               {6, QStringLiteral("5")},
                                               {7, QString()},
                                               {99, QString()}}) {
            PositionLine line(*window, [column = column](const QString&) {
                return std::optional(widgets::Mistyped{{{"Test", "a number is expected", {}}, column}});
            });
            line.open(window->font(), text);
            press(editOf(&line), Qt::Key_Return);
            QCOMPARE(editOf(&line)->selectedText(), selected);
            if (selected.isEmpty())
                QCOMPARE(editOf(&line)->cursorPosition(), static_cast<int>(text.size()));
        }
    }

    // A class looks at the board while one types: what can be chosen comes when it is asked for.
    void theListDoesNotCoverTheBoard()
    {
        QWidget* window = windowOf(SingleScreen);
        type(QStringLiteral("3"));
        auto* line = lineIn(window);
        QVERIFY(line->isVisible());
        auto* list = line->findChild<QListWidget*>();
        QVERIFY(list->count() > 1 && !list->isVisible());
        // One example is seen meanwhile.
        QVERIFY(editOf(line)->placeholderText().endsWith(list->item(1)->text()));
        QVERIFY(line->height() * 4 < window->height());
        QVERIFY(!line->geometry().intersects(view()->board()->geometry()));
        // What is typed has all of the line: the keys are told where nothing is.
        QVERIFY(editOf(line)->width() * 20 > line->width() * 19);
        type(Qt::Key_Backspace);
        QVERIFY(line->findChild<QLabel*>(QStringLiteral("keys"))->isVisible());
        QVERIFY(editOf(line)->width() * 3 < line->width() * 2);
        type(QStringLiteral("3"));
        const QPoint edit = editOf(line)->mapTo(window, QPoint());
        type(Qt::Key_Down);
        QVERIFY(list->isVisible() && list->hasFocus());
        QCOMPARE(editOf(line)->mapTo(window, QPoint()), edit); // the line stays where it is
        QVERIFY(window->rect().contains(line->geometry()));
        QVERIFY(list->viewport()->height() > 2 * list->sizeHintForRow(0));
        type(Qt::Key_Up);
        type(Qt::Key_Return);
        QCOMPARE(shown(), QStringLiteral("nim: 3"));
        // A board alone has no name above it.
        press(window, Qt::Key_H);
        type(QStringLiteral("4"));
        QCOMPARE(lineIn(window)->y(), 0);
    }

    // Nothing that the class reads lies under the line, nor under what is said in it, and all of that is
    // read.
    void theLineCoversNoWords_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("hasSecond");
        for (const char* language : {"en", "zh_CN", "zh_TW"}) {
            for (const QSize size : {QSize(1024, 768), QSize(1920, 1080)}) {
                for (const bool hasSecond : {false, true})
                    QTest::addRow("%s %d%s", language, size.width(), hasSecond ? " and another" : "")
                        << size << QString::fromLatin1(language) << hasSecond;
            }
        }
    }
    void theLineCoversNoWords()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(bool, hasSecond);
        m_window->selectLanguage(language);
        QWidget* window = windowOf(SingleScreen);
        window->setGeometry(QRect(window->pos(), size));
        QApplication::processEvents();
        if (hasSecond)
            press(window, Qt::Key_Y);
        const auto check = [&] {
            const QRect line = lineIn(window)->geometry();
            const QLineEdit& edit = *editOf(lineIn(window));
            QVERIFY2(edit.fontMetrics().horizontalAdvance(edit.placeholderText()) < edit.width(),
                     qPrintable(edit.placeholderText()));
            QVERIFY(window->rect().contains(line));
            for (const QWidget* each :
                 view()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
                const auto* label = qobject_cast<const QLabel*>(each);
                QRect place = each->geometry();
                if (label && label->alignment().testFlag(Qt::AlignRight)) // the number of the step
                    continue;
                if (label)
                    place.setWidth(QFontMetrics(label->font()).size(0, label->text()).width());
                // Only the name in two languages gives way, to a long mistake on a small screen.
                const bool isWhollyCovered = label && hasSecond && line.contains(place);
                QVERIFY2(!each->isVisible() || !place.intersects(line) || isWhollyCovered,
                         each->metaObject()->className());
            }
            for (const auto* said : lineIn(window)->findChildren<QLabel*>()) {
                QVERIFY(!said->isVisible()
                        || (said->height() >= said->heightForWidth(said->width())
                            && said->font().pixelSize() * 30 >= view()->stageHeight()));
            }
            // No line of the keys ends inside one of them.
            const auto* keys = lineIn(window)->findChild<QLabel*>(QStringLiteral("keys"));
            for (const QString& each : keys->text().split(u'\n'))
                QVERIFY2(!keys->isVisible()
                             || QFontMetrics(keys->font()).horizontalAdvance(each) <= keys->width(),
                         qPrintable(each));
            QVERIFY(editOf(lineIn(window))->width() * 3 > line.width());
            QVERIFY(lineIn(window)->rect().contains(editOf(lineIn(window))->geometry()));
        };
        const auto cycle = [&] {
            press(window, Qt::Key_L, Qt::ControlModifier);
            check();
            for (const char* wrong : {"3 x 5", "foo"}) {
                editOf(lineIn(window))->selectAll();
                type(QString::fromLatin1(wrong));
                type(Qt::Key_Return);
                check();
            }
            type(Qt::Key_Escape);
            QTRY_VERIFY(!lineIn(window));
            activate(window);
        };
        cycle();
        press(window, Qt::Key_V);
        press(window, Qt::Key_F5);
        cycle();
        press(window, Qt::Key_G);
        cycle();
        press(window, Qt::Key_G);
        press(window, Qt::Key_Q);
        cycle();
        // A longer name.
        if (!hasSecond) {
            press(window, Qt::Key_L, Qt::ControlModifier);
            type(QStringLiteral("kayles 84"));
            type(Qt::Key_Return);
            QTRY_VERIFY(!lineIn(window));
            activate(window);
            cycle();
        }
        m_window->selectLanguage(QStringLiteral("en"));
    }

    // Where two languages are on, the class reads what is wrong in both if they have room above the board.
    void aMistakeIsSaidInBothLanguages()
    {
        QWidget* window = windowOf(SingleScreen);
        window->setGeometry(QRect(window->pos(), QSize(2560, 1080)));
        QApplication::processEvents();
        press(window, Qt::Key_Y);
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("3 x 5"));
        type(Qt::Key_Return);
        const auto* mistake = lineIn(window)->findChild<QLabel*>(QStringLiteral("mistake"));
        const QString said = mistake->text().replace(QChar::Nbsp, u' '); // a number stays with its unit
        QVERIFY2(said.contains(QStringLiteral("Character 3:"))
                     && said.contains(QStringLiteral("第 3 个字符")),
                 qPrintable(said));
        QVERIFY(mistake->font().pixelSize() * 30 >= view()->stageHeight());
        QVERIFY(mistake->height() >= mistake->heightForWidth(mistake->width()));
        projection().run(widgets::StageCommand::SecondLanguage, 0);
        QVERIFY2(!mistake->text().contains(u'第'), qPrintable(mistake->text()));
        QVERIFY(mistake->text().contains(QStringLiteral("Character")));
    }

    // With less room its place, which is selected, is left out rather than one of them.
    void aMistakeIsSaidInBothLanguagesBesideALongName()
    {
        QWidget* window = windowOf(SingleScreen);
        window->setGeometry(QRect(window->pos(), QSize(1920, 1080)));
        QApplication::processEvents();
        press(window, Qt::Key_Y);
        for (const char* here : {"staircase: 1 2 3", "bash 3: 21", "sg {1,3,4}: 5 7"}) {
            m_window->openPosition(positionOf(QLatin1String(here)));
            press(window, Qt::Key_L, Qt::ControlModifier);
            type(QStringLiteral("staircase: 3 x 5"));
            type(Qt::Key_Return);
            const auto* mistake = lineIn(window)->findChild<QLabel*>(QStringLiteral("mistake"));
            const QString said = mistake->text().remove(QChar(0x2060));
            QVERIFY2(said.contains(QStringLiteral("hole number is expected"))
                         && said.contains(QStringLiteral("整数")),
                     qPrintable(said));
            QVERIFY(mistake->font().pixelSize() * 30 >= view()->stageHeight());
            QVERIFY(mistake->height() >= mistake->heightForWidth(mistake->width()));
            QVERIFY(lineIn(window)->x() > view()->nameRect().right());
            type(Qt::Key_Escape);
            QTRY_VERIFY(!lineIn(window));
            activate(window);
        }
    }

    // Behind a rule without a colon, too, it is the letter that is wrong and not the rule.
    void aMistakeBehindARuleIsWhereItIs_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* typed, int column, const char* said) {
            QTest::newRow(name) << typed << column << QString::fromUtf8(said);
        };
        const char* const number = "a whole number";
        row("a name", "kayles 9 x 7", 10, number);
        row("a name and misere", "kayles misere 9 x", 17, number);
        row("a code", "0.77 9 x 7", 8, number);
        row("a set", "{1,3,4} 9 x 7", 11, number);
        row("a game and a code", "sg 0.77 9 x 7", 11, number);
        // A rule alone is none: what follows it is missing.
        row("a name alone", "kayles", 7, "numbers have to follow, as in “kayles: 9 6”");
        row("a set alone", "{1,3,4}", 8, "numbers have to follow, as in “{1,3,4}: 5 7”");
        row("a game and a set alone", "sg {1,3}", 9, "numbers have to follow, as in “sg {1,3}: 4 7”");
        row("a set and a colon alone", "{1,3,4}:", 9, "numbers have to follow, as in “{1,3,4}: 5 7”");
        row("sets alone", "{1,3} + {2,5}", 14, "numbers have to follow, as in “{1,3} + {2,5}: 4 9”");
        row("a set that is open", "{1,3 5 7", 9, "a number from 1 to");
        row("heaps counted wrong", "兩堆 3、5、7", 1, "the number of heaps is given as 2, but 3 follow");
        row("a game and too few", "nim 3堆5和7", 5, "the number of heaps is given as 3, but 2 follow");
        row("a letter behind numbers", "4 1 7 q", 7, number);
        row("a letter between numbers", "4 x 2", 3, number);
        row("a long set alone", "{1,2,3,4,5,6,7,8,9,10,11,12,13,14}", 35,
            "numbers have to follow, as in “…: 15 17”");
    }
    void aMistakeBehindARuleIsWhereItIs()
    {
        QFETCH(QString, typed);
        QFETCH(int, column);
        QFETCH(QString, said);
        QWidget* window = windowOf(Presenter);
        const QString before = shown();
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(typed);
        type(Qt::Key_Return);
        const auto* mistake = lineIn(window)->findChild<QLabel*>(QStringLiteral("mistake"));
        const QString seen = mistake->text().replace(QChar::Nbsp, u' ').remove(QChar(0x2060));
        QVERIFY2(seen.startsWith(QStringLiteral("Character %1: ").arg(column) + said), qPrintable(seen));
        const QLineEdit* edit = editOf(lineIn(window));
        QCOMPARE(edit->hasSelectedText() ? edit->selectionStart() : edit->cursorPosition(), column - 1);
        QCOMPARE(shown(), before);
        QVERIFY(stage()->findChildren<QLabel*>(QStringLiteral("mistake")).isEmpty());
    }

    // Numbers that the lesson has no room for are offered where there is, and Enter takes them there.
    void whatFitsAnotherLessonIsOfferedThere_data()
    {
        QTest::addColumn<int>("lesson"); // from 1
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("offered"); // the name of a lesson; empty where none has to be
        QTest::addColumn<QString>("shown");
        // More than the lesson has heaps are heaps of a game that has any number of them.
        QTest::newRow("three heaps") << 2 << "3 4 5" << QString() << "nim: 3 4 5";
        QTest::newRow("with commas") << 1 << "42,17,99" << QString() << "nim: 42 17 99";
        QTest::newRow("in misere play") << 1 << "3 5 7 misere" << QString() << "nim misere: 3 5 7";
        QTest::newRow("one heap") << 2 << "21"
                                  << "Bash"
                                  << "bash 3: 21";
        QTest::newRow("two heaps") << 1 << "3 5" << QString() << "nim: 3 5";
        QTest::newRow("named, without its rule") << 3 << "bash 21" << QString() << "bash 3: 21";
        QTest::newRow("edges alone") << 3 << "sg graph 1>0;2>1" << QString() << "sg graph 1>0;2>1: 2 1";
        QTest::newRow("in Chinese") << 3 << "SG 圖 1>0;2>1: 2" << QString() << "sg graph 1>0;2>1: 2";
        QTest::newRow("in Chinese, without the lesson")
            << 3 << "图 1>0;2>1: 2" << QString() << "sg graph 1>0;2>1: 2";
        QTest::newRow("without the word") << 3 << "graph 1>0;2>0" << QString() << "sg graph 1>0;2>0: 2";
        QTest::newRow("named, with several heaps") << 3 << "Sg  5 7" << QString() << "sg {1,3,4}: 5 7";
    }
    void whatFitsAnotherLessonIsOfferedThere()
    {
        QFETCH(int, lesson);
        QFETCH(QString, typed);
        QFETCH(QString, offered);
        QFETCH(QString, shown);
        QWidget* window = windowOf(SingleScreen);
        press(window, static_cast<Qt::Key>(Qt::Key_0 + lesson), Qt::ControlModifier);
        const QString before = this->shown();
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(typed);
        type(Qt::Key_Return);
        if (!offered.isEmpty()) {
            const auto* mistake = lineIn(window)->findChild<QLabel*>(QStringLiteral("mistake"));
            QVERIFY2(mistake->text().endsWith(QStringLiteral("Enter once more opens it in %1.").arg(offered)),
                     qPrintable(mistake->text()));
            QCOMPARE(this->shown(), before);
            type(Qt::Key_Return);
        }
        QTRY_VERIFY(!lineIn(window));
        QCOMPARE(this->shown(), shown);
        QCOMPARE(m_window->settings().positions.constFirst(), shown);
    }

    // Misère play is said, or it is not: that of the game before is not taken along.
    void misereIsSaid()
    {
        QWidget* window = windowOf(SingleScreen);
        for (const char* before : {"bash 3 misere: 21", "nim misere: 3 4 5"}) {
            for (const auto& [typed, read] : {std::pair("bash 9", "bash 3: 9"), {"nim 3 5", "nim: 3 5"}}) {
                m_window->openPosition(positionOf(QLatin1String(before)));
                press(window, Qt::Key_L, Qt::ControlModifier);
                type(QLatin1String(typed));
                type(Qt::Key_Return);
                QCOMPARE(this->shown(), QLatin1String(read));
            }
        }
        m_window->openPosition(positionOf(QStringLiteral("nim misere: 3 4 5")));
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("3 5"));
        type(Qt::Key_Return);
        QCOMPARE(this->shown(), QStringLiteral("nim misere: 3 5")); // of the game that is there
    }

    // The field shows it, however long what has been typed is.
    void aMistakeInALongTextIsInSight()
    {
        QWidget* window = windowOf(SingleScreen);
        for (const int before : {3, 40}) {
            press(window, Qt::Key_L, Qt::ControlModifier);
            auto* edit = editOf(lineIn(window));
            edit->setText(QStringLiteral("nim: %1 %2").arg(QString(before, u'7')).arg(QString(40, u'1')));
            edit->end(false);
            type(Qt::Key_Return);
            QVERIFY(edit->hasSelectedText());
            QApplication::processEvents();
            // The cursor stands in front of what is selected.
            const QRect cursor = edit->inputMethodQuery(Qt::ImCursorRectangle).toRect();
            const int sign = edit->fontMetrics().horizontalAdvance(edit->selectedText());
            QVERIFY(edit->rect().contains(cursor.translated(sign, 0)));
            QCOMPARE(edit->cursorPosition(), edit->selectionStart());
        }
    }

    // As the key does that draws, wherever it is typed.
    void aGraphIsBegunByItsName_data() { addWindows(); }
    void aGraphIsBegunByItsName()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("sg graph"));
        type(Qt::Key_Return);
        QTRY_VERIFY(!lineIn(window));
        QCOMPARE(lesson(), QStringLiteral("sg"));
        QVERIFY(m_window->page()->session().isEditing());
        QVERIFY(this->shown().startsWith(QStringLiteral("sg graph 0:"))); // one vertex, to draw from
        press(window, Qt::Key_Escape);
        press(window, Qt::Key_L, Qt::ControlModifier); // the lesson tells of it
        const auto* list = lineIn(window)->findChild<QListWidget*>();
        QCOMPARE(list->findItems(QStringLiteral("sg graph"), Qt::MatchExactly).size(), 1);
    }

    // What is typed while a graph is drawn is no graph: the class is asked about it.
    void aPositionEndsTheDrawing_data() { addWindows(); }
    void aPositionEndsTheDrawing()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        const auto session = [&]() -> auto&
        {
            return m_window->page()->session();
        };
        for (const char* typed : {"sg {1,2}: 5", "sg graph", "sg {1,3}: 7"}) {
            press(window, Qt::Key_L, Qt::ControlModifier);
            type(QString::fromUtf8(typed));
            type(Qt::Key_Return);
            QTRY_VERIFY(!lineIn(window));
            QCOMPARE(session().isEditing(), QByteArray(typed) == "sg graph");
        }
        QCOMPARE(session().position().rule(), QStringLiteral("{1,3}"));
        while (session().position().rule() != QStringLiteral("{1,2}")) // back over the graph
            press(window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!session().isEditing());
    }

    // However often a lesson has been come to: position by position, and on again.
    void undoGoesFromLessonToLesson_data() { addWindows(); }
    void undoGoesFromLessonToLesson()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        const QStringList typed{QStringLiteral("nim: 3 5 7"), QStringLiteral("wythoff: 5 8"),
                                QStringLiteral("nim: 2 4 6"), QStringLiteral("wythoff: 3 4"),
                                QStringLiteral("sg graph"),   QStringLiteral("nim: 1 2 3")};
        QStringList all;
        for (const QString& each : typed) {
            press(window, Qt::Key_L, Qt::ControlModifier);
            type(each);
            type(Qt::Key_Return);
            QTRY_VERIFY(!lineIn(window));
            all += shown();
        }
        for (int time = 0; time < 2; ++time) {
            for (qsizetype i = all.size(); i-- > 0;) {
                QCOMPARE(shown(), all[i]);
                if (i > 0)
                    press(window, Qt::Key_Z, Qt::ControlModifier);
            }
            for (qsizetype i = 0; i < all.size(); ++i) {
                QCOMPARE(shown(), all[i]);
                if (i + 1 < all.size())
                    press(window, Qt::Key_Y, Qt::ControlModifier);
            }
        }
    }

    // What is wrong is not the name.
    void aMistakeBehindAChineseNameIsWhereItIs()
    {
        m_window->selectLanguage(QStringLiteral("zh_TW"));
        QWidget* window = windowOf(SingleScreen);
        enter(window, QStringLiteral("尼姆 3 x"));
        const auto* mistake = lineIn(window)->findChild<QLabel*>(QStringLiteral("mistake"));
        QVERIFY2(mistake->text().contains(QStringLiteral("x")), qPrintable(mistake->text()));
        QCOMPARE(editOf(lineIn(window))->selectionStart(), 5);
        QCOMPARE(editOf(lineIn(window))->selectedText(), QStringLiteral("x"));
    }

    // As the tabs call the lessons, in Chinese also without the word for a game.
    void aLessonMayBeNamedAsOnItsTab_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("shown");
        QTest::newRow("full width") << "zh_TW" << QStringLiteral("尼姆博弈：３，４，５") << "nim: 3 4 5";
        QTest::newRow("short") << "zh_TW" << QStringLiteral("威佐夫 五、八") << "wythoff: 5 8";
        QTest::newRow("stairs") << "zh_TW" << QStringLiteral("階梯 4 1 7") << "staircase: 4 1 7";
        QTest::newRow("with its rule") << "zh_CN" << QStringLiteral("巴什 4：21") << "bash 4: 21";
        QTest::newRow("in English") << "zh_CN" << QStringLiteral("nim：3 4") << "nim: 3 4";
        QTest::newRow("misère") << "zh_TW" << QStringLiteral("尼姆 三 五 七 反規則") << "nim misere: 3 5 7";
        QTest::newRow("misère before")
            << "zh_CN" << QStringLiteral("巴什 3 反常 二十一") << "bash 3 misere: 21";
        QTest::newRow("in another language") << "en" << QStringLiteral("尼姆：3 5 7") << "nim: 3 5 7";
        QTest::newRow("a game without a tab") << "zh_CN" << QStringLiteral("凯尔斯：9 5") << "sg 0.77: 9 5";
        QTest::newRow("in Taiwan") << "zh_TW" << QStringLiteral("凱爾斯 9 5") << "sg 0.77: 9 5";
        QTest::newRow("a pair") << "en" << QStringLiteral("wythoff (5, 8)") << "wythoff: 5 8";
        QTest::newRow("a set") << "en" << QStringLiteral("sets 1 3 4: 5 3") << "sg {1,3,4}: 5 3";
        QTest::newRow("a code") << "en" << QStringLiteral("octal 0.77: 5") << "sg 0.77: 5";
        QTest::newRow("misère, English")
            << "en" << QStringLiteral("wythoff misere 12 20") << "wythoff misere: 12 20";
        QTest::newRow("misère behind") << "en" << QStringLiteral("bash 4: 21 misère") << "bash 4 misere: 21";
        const auto taiwan = [](const char* typed, const char* shown) {
            QTest::newRow(typed) << "zh_TW" << QString::fromUtf8(typed) << shown;
        };
        taiwan("凱爾斯 9 5 取最後者負", "sg 0.77 misere: 9 5");
        taiwan("凱爾斯 取最後者負：9 5", "sg 0.77 misere: 9 5");
        taiwan("取最後者負 凱爾斯 9 5", "sg 0.77 misere: 9 5");
        taiwan("3個堆 3、5、7", "nim: 3 5 7");
        taiwan("三堆各 6 顆", "nim: 6 6 6");
        taiwan("三堆都是五顆", "nim: 5 5 5");
        taiwan("2 堆各有十二顆", "nim: 12 12");
        taiwan("尼姆 三堆石子：3、5、7", "nim: 3 5 7");
        taiwan("兩堆 4 7", "nim: 4 7");
        taiwan("兩堆 4 7 misere", "nim misere: 4 7");
        taiwan("威佐夫 兩堆分別是 4 7", "wythoff: 4 7");
        taiwan("圖 1>0;2>0 取最後者負: 2", "sg graph 1>0;2>0 misere: 2");
        taiwan("圖 1>0;2>0: 2 取最後者負", "sg graph 1>0;2>0 misere: 2");
        taiwan("圖 1>0 2>0 2>1：2", "sg graph 1>0;2>0;2>1: 2");
        QTest::newRow("edges with blanks")
            << "en" << QStringLiteral("graph 1>0 2>0  2>1 3>1: 3 2") << "sg graph 1>0;2>0;2>1;3>1: 3 2";
        taiwan("3 4 5 取最後者負", "nim misere: 3 4 5"); // of the lesson that is there
        taiwan("巴什 三：21", "bash 3: 21");
        taiwan("樓梯 4 1 7", "staircase: 4 1 7");
        taiwan("楼梯：4 1 7", "staircase: 4 1 7");
        taiwan("威佐夫（５，８）", "wythoff: 5 8");
        taiwan("集合 1、3、4：5 3", "sg {1,3,4}: 5 3");
        taiwan("集合 {1,3,4}：5 3", "sg {1,3,4}: 5 3");
        taiwan("格蘭迪 10", "sg grundy: 10");
        taiwan("道森 9", "sg 0.137: 9");
        taiwan("道森凱爾斯：9 5", "sg 0.07: 9 5");
        taiwan("巴什 十二 一百", "bash 12: 100");
        // As a class shouts them.
        taiwan("3顆、5顆、7顆", "nim: 3 5 7");
        taiwan("尼姆 三顆 五顆 七顆", "nim: 3 5 7");
        taiwan("三堆，三、五、七", "nim: 3 5 7");
        taiwan("三堆：三顆、十五顆、七顆", "nim: 3 15 7");
        taiwan("十二堆：1、2、3、4、5、6、7、8、9、10、11、12", "nim: 1 2 3 4 5 6 7 8 9 10 11 12");
        taiwan("廿堆 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
               "nim: 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1");
        taiwan("尼姆博弈：3和5和7", "nim: 3 5 7");
        taiwan("3 個，５個石子，與７個", "nim: 3 5 7");
        taiwan("威佐夫 五枚跟八枚", "wythoff: 5 8");
        taiwan("3粒与5颗", "nim: 3 5");
        taiwan("一千、兩千三百、一百零五", "nim: 1000 2300 105");
        taiwan("一萬 5", "nim: 10000 5");
        taiwan("巴什 三：兩萬零三十", "bash 3: 20030");
        taiwan("十二萬三千四百五十六 一百十", "nim: 123456 110");
        taiwan("階梯尼姆：0 2 0 3", "staircase: 0 2 0 3");
        taiwan("樓梯尼姆 一 二 三", "staircase: 1 2 3");
        taiwan("3 5 7。", "nim: 3 5 7");
        taiwan("3；5；7", "nim: 3 5 7");
        taiwan("3+5+7", "nim: 3 5 7");
        taiwan("sg graph 1=3個;2=三和五;2>1: 2", "sg graph 1=3個;2=三和五;2>1: 2"); // vertices are called so
        QTest::newRow("misère, numbers") << "en" << QStringLiteral("3 4 5 misere") << "nim misere: 3 4 5";
        QTest::newRow("misère, a name")
            << "en" << QStringLiteral("kayles 9 5 misère") << "sg 0.77 misere: 9 5";
    }
    void aLessonMayBeNamedAsOnItsTab()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QString, shown);
        m_window->selectLanguage(language);
        QWidget* window = windowOf(SingleScreen);
        enter(window, typed);
        QTRY_VERIFY(!lineIn(window));
        QCOMPARE(this->shown(), shown);
    }

    // In the lesson of stairs, too, what is called heaps is heaps.
    void heapsAreNoStairs()
    {
        QWidget* window = windowOf(SingleScreen);
        const auto typed = [&](const char* text) {
            press(window, Qt::Key_4, Qt::ControlModifier);
            enter(window, QString::fromUtf8(text));
            return shown();
        };
        QCOMPARE(typed("三、五、七"), QStringLiteral("staircase: 3 5 7"));
        QCOMPARE(typed("三堆：三、五、七"), QStringLiteral("nim: 3 5 7"));
        QCOMPARE(typed("三堆 3 5 7 取最後者負"), QStringLiteral("nim misere: 3 5 7"));
        QCOMPARE(typed("階梯 三堆 3 5 7"), QStringLiteral("staircase: 3 5 7"));
    }

    // A game whose name has been typed a little otherwise is offered.
    void aNameThatIsNearlyOneIsOffered()
    {
        QWidget* window = windowOf(SingleScreen);
        const auto typed = [&](const char* text) {
            press(window, Qt::Key_3, Qt::ControlModifier);
            enter(window, QString::fromUtf8(text));
            return lineIn(window) != nullptr;
        };
        for (const auto& [text, meant] : {std::pair("wythof 5 8", "wythoff: 5 8"),
                                          {"Whytoff 5 8", "wythoff: 5 8"},
                                          {"stairscase 4 1 7", "staircase: 4 1 7"},
                                          {"kyles 9 5", "sg 0.77: 9 5"}}) {
            QVERIFY2(typed(text), text);
            type(Qt::Key_Return);
            QTRY_VERIFY(!lineIn(window));
            QCOMPARE(shown(), QString::fromLatin1(meant));
        }
        for (const char* text : {"chess 5 8", "wy 5 8", "wythof x"}) {
            QVERIFY2(typed(text), text);
            type(Qt::Key_Return);
            QVERIFY2(lineIn(window), text);
            type(Qt::Key_Escape);
        }
    }

    // More numbers than the lesson has heaps are heaps of Nim: that is said, and how to go back.
    void itIsSaidWhereHeapsHaveBeenOpened()
    {
        QWidget* window = windowOf(SingleScreen);
        press(window, Qt::Key_2, Qt::ControlModifier);
        enter(window, QStringLiteral("31 50 7"));
        QCOMPARE(shown(), QStringLiteral("nim: 31 50 7"));
        const auto* notice = window->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->text().contains(QStringLiteral("opened in Nim")), qPrintable(notice->text()));
    }

    // Whatever its beginning is called, of a graph it is told what is wrong in it, and where it was typed.
    void aMistakeInAGraphIsTold_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* typed, int column, const char* said) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << column << QString::fromUtf8(said);
        };
        const char* const cycle = "the graph must have no cycle, but there is one: ";
        row("圖 1>0;0>1: 1", 3, cycle);
        row("圖 1>0；0>1：1 取最後者負", 3, cycle);
        row("取最後者負 圖 1>0;0>1: 1", 9, cycle);
        row("图 2>1;1>0;0>2 1", 7, cycle); // the edge that closes it
        row("graph 1>0;0>1: 1", 7, cycle);
        row("sg graph 1>0;0>1: 1", 10, cycle);
        const char* const semicolon = "“;” and the next edge, ";
        row("圖 1>0，2>0：2", 6, semicolon);
        row("圖 1>0、2>0 2", 6, semicolon);
        row("graph 1>0,2>0: 2", 10, semicolon);
        row("sg graph 1>0,2>0 2", 13, semicolon);
        row("sg graph 1>0,2>0", 13, semicolon);
        row("凱爾斯 9 x 取最後者負", 7, "a whole number is expected, but “x” was found");
        // What might mean something else is no number, nor are words that stand between none.
        row("3個5 7", 2, "a whole number is expected, but “個” was found");
        row("三個 7", 2, "a whole number is expected, but “個” was found");
        row("三個 五 七", 2, "a whole number is expected, but “個” was found");
        row("兩堆 3 5 7", 1, "the number of heaps is given as 2, but 3 follow");
        row("4 個堆", 1, "the number of heaps is given as 4, but 0 follow");
        row("三堆各 6 7", 1, "the number of heaps is given as 3, but 4 follow");
        row("三堆 五", 1, "the number of heaps is given as 3, but 1 follow");
        row("3和和5", 2, "a whole number is expected, but “和” was found");
        row("3顆顆 5", 3, "a whole number is expected, but “顆” was found");
        row("階梯 11階", 6, "a whole number is expected, but “階” was found");
    }
    void aMistakeInAGraphIsTold()
    {
        QFETCH(QString, typed);
        QFETCH(int, column);
        QFETCH(QString, said);
        QWidget* window = windowOf(SingleScreen);
        enter(window, typed);
        QString mistake = lineIn(window)->findChild<QLabel*>(QStringLiteral("mistake"))->text();
        mistake.replace(QChar::Nbsp, u' ').remove(QChar(0x2060));
        QVERIFY2(mistake.startsWith(QStringLiteral("Character %1: %2").arg(column).arg(said)),
                 qPrintable(mistake));
    }

    // What has been changed since is another text.
    void anOfferIsOfWhatHasBeenTyped()
    {
        QWidget* window = windowOf(SingleScreen);
        press(window, Qt::Key_2, Qt::ControlModifier);
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("21"));
        type(Qt::Key_Return);
        QVERIFY(lineIn(window)); // it is offered in Bash
        type(QStringLiteral(" 4"));
        type(Qt::Key_Return);
        QCOMPARE(shown(), QStringLiteral("wythoff: 21 4"));
    }

    void whatWasTypedAndExamplesCanBeChosen_data() { addWindows(); }
    void whatWasTypedAndExamplesCanBeChosen()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        for (int i = 1; i <= 12; ++i) {
            press(window, Qt::Key_L, Qt::ControlModifier);
            type(QStringLiteral("%1 9").arg(i));
            type(Qt::Key_Return);
        }
        QStringList wanted;
        for (int i = 12; i > 2; --i)
            wanted << QStringLiteral("nim: %1 9").arg(i);
        QCOMPARE(m_window->settings().positions, wanted);
        press(window, Qt::Key_L, Qt::ControlModifier);
        const auto* list = lineIn(window)->findChild<QListWidget*>();
        QCOMPARE(list->item(1)->text(), QStringLiteral("nim: 12 9"));
        const auto tour = teaching::loadTour(QStringLiteral(":/tours"), QStringLiteral("nim"), QLocale());
        QStringList examples;
        for (const QString& example : teaching::positionsOf(tour))
            examples << teaching::notation(std::get<teaching::Position>(
                teaching::parsePosition(example, games::families(), &m_window->page()->session().first())));
        QVERIFY(list->count() > 15);
        for (int row = 12; row < list->count(); ++row)
            QVERIFY(examples.contains(list->item(row)->text()));
        for (int i = 0; i < 3; ++i)
            type(Qt::Key_Down);
        type(Qt::Key_Return);
        QCOMPARE(shown(), QStringLiteral("nim: 10 9"));
        // A letter that is typed in the list is for the line.
        press(window, Qt::Key_L, Qt::ControlModifier);
        type(Qt::Key_Down);
        type(QStringLiteral("7"));
        QCOMPARE(editOf(lineIn(window))->text(), QStringLiteral("7"));
        type(Qt::Key_Escape);
        press(window, Qt::Key_L, Qt::ControlModifier);
        auto* shownList = lineIn(window)->findChild<QListWidget*>();
        auto* example = shownList->item(shownList->count() - 1);
        const QString text = example->text();
        shownList->scrollToItem(example);
        QTest::mouseClick(shownList->viewport(), Qt::LeftButton, {},
                          shownList->visualItemRect(example).center());
        QVERIFY(!m_window->page()->session().error());
        QVERIFY2(
            shown().endsWith(
                text.section(QLatin1Char(':'), -1).replace(QLatin1Char(','), QLatin1Char(' ')).simplified()),
            qPrintable(text + QStringLiteral(" / ") + shown()));
    }

    // No row of what is offered is cut, however many there are.
    void noRowIsCut_data() { addWindows(); }
    void noRowIsCut()
    {
        QFETCH(int, where);
        QWidget* window = windowOf(where);
        for (int height = 400; height < 900; height += 37) {
            PositionLine line(*window, [](const QString&) { return std::nullopt; });
            QStringList examples;
            for (int i = 0; i < 40; ++i)
                examples << QStringLiteral("nim: 1 %1").arg(i);
            line.offer({}, examples);
            window->resize(window->width(), height);
            line.open(window->font());
            QApplication::processEvents();
            const auto* list = line.findChild<QListWidget*>();
            const int row = list->sizeHintForRow(0);
            QVERIFY(list->viewport()->height() >= row);
            QCOMPARE(list->viewport()->height() % row, 0);
        }
    }

    // With two screens it never lies on what the class sees, even if that was clicked into last.
    void theClassDoesNotSeeIt()
    {
        m_window->project();
        stage()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(stage()));
        press(stage(), Qt::Key_L, Qt::ControlModifier);
        QVERIFY(!lineIn(stage()));
        QVERIFY(lineIn(projection().presenter()));
    }

    void escapeInTheFieldOfThePageEndsNoProjection()
    {
        m_window->project();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        auto* edit = m_window->page()->findChild<QLineEdit*>(QStringLiteral("positionEdit"));
        edit->setFocus();
        QTest::keyClicks(edit, QStringLiteral("1"));
        QTest::keyClick(edit, Qt::Key_Escape);
        QVERIFY(projection().isRunning());
    }

    void itFitsIntoEveryWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addRow("small") << QSize(1024, 640);
        QTest::addRow("usual") << QSize(1280, 800);
        QTest::addRow("large") << QSize(1920, 1080);
    }
    void itFitsIntoEveryWindow()
    {
        QFETCH(QSize, size);
        for (const app::Language& language : app::languages()) {
            m_window->selectLanguage(QLatin1String(language.code));
            m_window->resize(size);
            QApplication::processEvents();
            m_window->openLine(QStringLiteral("3 x"));
            press(editOf(lineIn(m_window.get())), Qt::Key_Return);
            const PositionLine* line = lineIn(m_window.get());
            QVERIFY(m_window->rect().contains(line->geometry()));
            for (const QLabel* label : line->findChildren<QLabel*>()) {
                QVERIFY(label->isVisible());
                QVERIFY(label->height() >= label->heightForWidth(label->width()));
            }
            QVERIFY(line->findChild<QListWidget*>()->height() > 60);
        }
    }
};

LASTSTONE_TEST(PositionLineTest, TwoScreens)

} // namespace laststone::position_line_test
#include "position_line_test.moc"
