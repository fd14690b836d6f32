// SPDX-License-Identifier: GPL-3.0-or-later
// What a lecturer leaves for a question, an exercise, the table or the tour is found again as it was; and
// where there is nothing to be asked, that is said.
#include "app/projection_fixture.h"
#include "teaching/hall/hall.h"
#include "test_main.h"
#include "widgets/chart/chart_view.h"
#include "widgets/stage/stage_question.h"
#include "written.h"

#include <QLabel>

namespace laststone::found_again_test {

using theory::Count;
using Heaps = std::vector<Count>;

class FoundAgainTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    teaching::Session& session() { return m_window->page()->session(); }
    const teaching::Hall& hall() { return projection().hall(); }
    // What is said to whoever lectures.
    QString notice()
    {
        const auto* alone = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        return projection().presenter()
            ? projection().presenter()->findChild<QLabel*>(QStringLiteral("state"))->text()
            : alone->isVisible() ? alone->text()
                                 : QString();
    }
    // All that is written there, with its size.
    QString seen()
    {
        QStringList texts{view()->text()->accessibleName()};
        for (const auto& text : written(*view()))
            texts << text.text + QStringLiteral(" %1").arg(text.pixels);
        return texts.join(u'\n');
    }

private slots:
    void init() { ProjectionFixture::begin(); }
    void cleanup() { end(); }

    void theStepIsFoundAgain_data()
    {
        QTest::addColumn<QList<int>>("away");
        QTest::addColumn<bool>("isSingle");
        const QList<std::pair<const char*, QList<int>>> ways{
            {"the table", {Qt::Key_G, Qt::Key_G}},
            {"the table, by Esc", {Qt::Key_G, Qt::Key_PageDown, Qt::Key_Escape}},
            {"the tour", {Qt::Key_S, Qt::Key_S}},
            {"the tour, by Esc", {Qt::Key_S, Qt::Key_Escape}},
            {"an exercise", {Qt::Key_E, Qt::Key_Escape}},
            {"an exercise, answered", {Qt::Key_E, Qt::Key_V, Qt::Key_Escape}},
            {"an exercise and why", {Qt::Key_E, Qt::Key_V, Qt::Key_PageDown, Qt::Key_Escape}},
            {"two exercises", {Qt::Key_E, Qt::Key_V, Qt::Key_E, Qt::Key_Escape}},
            {"P or N", {Qt::Key_Q, Qt::Key_Q}},
            {"P or N, answered", {Qt::Key_Q, Qt::Key_P, Qt::Key_V, Qt::Key_Escape}},
            {"an exercise from the table", {Qt::Key_G, Qt::Key_E, Qt::Key_Escape, Qt::Key_G}},
        };
        for (const auto& [name, away] : ways) {
            for (const bool isSingle : {false, true})
                QTest::addRow("%s, %s", name, isSingle ? "one screen" : "two screens") << away << isSingle;
        }
    }
    void theStepIsFoundAgain()
    {
        QFETCH(QList<int>, away);
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        session().setNotation(QStringLiteral("7 9 15 12"));
        const auto go = [&] {
            for (const int key : away)
                press(place, static_cast<Qt::Key>(key));
            QVERIFY(projection().isRunning());
            QCOMPARE(session().position().heaps, (Heaps{7, 9, 15, 12}));
            QVERIFY(!session().asking());
            QCOMPARE(hall().front(), teaching::Hall::Front::Steps);
        };
        // A step alone, with a page of it.
        session().setStep(4);
        toLastPage();
        const int page = view()->text()->page();
        QString before = seen();
        go();
        QCOMPARE(step(), 4);
        QCOMPARE(view()->text()->page(), page);
        // What the class has been told stays told.
        const bool isTold = QByteArray(QTest::currentDataTag()).startsWith("P or N, answered");
        QCOMPARE(view()->scene().verdict, isTold);
        if (!isTold) {
            QCOMPARE(seen(), before);
            press(place, Qt::Key_V);
        }
        // P or N, then all of it with the chart.
        go();
        QVERIFY(view()->scene().verdict && !view()->scene().reason && !view()->scene().chart);
        QCOMPARE(step(), 4);
        press(place, Qt::Key_V);
        press(place, Qt::Key_C);
        before = seen();
        go();
        QVERIFY(view()->scene().verdict && view()->scene().reason);
        QVERIFY(view()->scene().chart && view()->chart()->isVisible());
        QCOMPARE(step(), 4);
        QCOMPARE(seen(), before);
    }

    // An exercise that is taken back has left nothing: neither of what has been told, nor of what can be
    // undone and redone.
    void anExerciseLeavesNoTrace_data() { addWindows(); }
    void anExerciseLeavesNoTrace()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        session().setNotation(QStringLiteral("3 5 7"));
        session().setNotation(QStringLiteral("7 9"));
        session().undo();
        for (int i = 0; i < 3; ++i)
            press(place, Qt::Key_V);
        const QString before = seen();
        const auto go = [&] {
            press(place, Qt::Key_E);
            QVERIFY(session().asking());
            press(place, Qt::Key_Escape);
            QVERIFY(!session().asking());
        };
        go();
        QVERIFY(view()->scene().verdict && view()->scene().reason && view()->scene().moves);
        QCOMPARE(seen(), before);
        press(place, Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(session().position().heaps, (Heaps{7, 9}));
        press(place, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().position().heaps, (Heaps{3, 5, 7}));
        // Among the steps all of it is told still, and V hides it.
        session().setStep(4);
        while (!view()->scene().moves)
            press(place, Qt::Key_V);
        go();
        QCOMPARE(step(), 4);
        QVERIFY(view()->scene().verdict && view()->scene().reason && view()->scene().moves);
        press(place, Qt::Key_V);
        QCOMPARE(step(), 4);
        QVERIFY(!view()->scene().verdict);
    }

    // Where one has gone on from there it does not come back.
    void whoGoesOnStaysThere()
    {
        QWidget* place = project(false);
        session().setNotation(QStringLiteral("7 9 15 12"));
        session().setStep(4);
        press(place, Qt::Key_V);
        press(place, Qt::Key_Q);
        press(place, Qt::Key_V);
        press(place, Qt::Key_PageDown); // back to the step that it has been asked from
        QCOMPARE(step(), 4);
        press(place, Qt::Key_PageDown);
        QCOMPARE(step(), 5);
        press(place, Qt::Key_Escape);
        QCOMPARE(step(), 5);
        press(place, Qt::Key_G);
        session().setNotation(QStringLiteral("5 3"));
        press(place, Qt::Key_G);
        QCOMPARE(step(), -1);
        QVERIFY(!view()->scene().verdict);
    }

    // The table in front of the tour is about the tour's position, and behind it is the tour.
    void theTableInFrontOfTheTour_data()
    {
        QTest::addColumn<int>("key");
        QTest::addRow("G") << int(Qt::Key_G);
        QTest::addRow("Esc") << int(Qt::Key_Escape);
        QTest::addRow("S") << int(Qt::Key_S);
    }
    void theTableInFrontOfTheTour()
    {
        QFETCH(int, key);
        QWidget* place = project(false);
        session().setNotation(QStringLiteral("7 9 15 12"));
        press(place, Qt::Key_S);
        const QString text = hall().text();
        const auto position = session().position();
        QVERIFY(!text.isEmpty() && position.heaps != (Heaps{7, 9, 15, 12}));
        press(place, Qt::Key_G);
        QCOMPARE(hall().front(), teaching::Hall::Front::Table);
        QCOMPARE(session().position(), position);
        press(place, static_cast<Qt::Key>(key));
        QCOMPARE(hall().front(), teaching::Hall::Front::Tour);
        QCOMPARE(hall().text(), text);
        QCOMPARE(session().position(), position);
        press(place, Qt::Key_S);
        QCOMPARE(hall().front(), teaching::Hall::Front::Steps);
    }

    // P or N is no question where no move is left: that is said, once, where the lecturer looks.
    void aGameThatIsOverIsNotAsked_data() { addWindows(); }
    void aGameThatIsOverIsNotAsked()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        session().setNotation(QStringLiteral("0 0"));
        press(place, Qt::Key_Q);
        QVERIFY(!session().asking());
        QCOMPARE(notice(), QStringLiteral("No move is left: there is nothing to ask."));
        press(place, Qt::Key_L);
        QVERIFY(!notice().contains(QStringLiteral("nothing to ask")));
        session().setOpponent(teaching::Opponent::Person);
        session().setNotation(QStringLiteral("2"));
        session().play({0, 2, 0});
        press(place, Qt::Key_Q);
        QCOMPARE(notice(), QStringLiteral("The game is over: there is nothing to ask. M plays it anew."));
        press(place, Qt::Key_M);
        QVERIFY(!notice().contains(QStringLiteral("nothing to ask")));
        press(place, Qt::Key_Q);
        QVERIFY(hall().isOpen());
    }
};

LASTSTONE_TEST(FoundAgainTest, TwoScreens)

} // namespace laststone::found_again_test
#include "found_again_test.moc"
