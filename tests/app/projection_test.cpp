// SPDX-License-Identifier: GPL-3.0-or-later
// The projection on two screens: every key, what the class sees and what it does not.
#include "app/projection.h"

#include "app/projection_fixture.h"
#include "games/catalogue.h"
#include "positions.h"
#include "teaching/opponent.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/piece_board.h"
#include "widgets/chart/chart_view.h"
#include "widgets/page/lesson_page.h"
#include "widgets/stage/stage_keys.h"
#include "widgets/stage/stage_overlay.h"
#include "widgets/stage/stage_table.h"

#include <QAction>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRandomGenerator>
#include <QScreen>
#include <QTabWidget>

namespace laststone::projection_test {

using widgets::StageOverlay;

class ProjectionTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void theOtherScreenIsFilled()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        QVERIFY(projection().isRunning());
        QVERIFY(QTest::qWaitForWindowExposed(stage()));
        QCOMPARE(stage()->screen(), screen(kProjector));
        QCOMPARE(stage()->geometry(), screen(kProjector)->geometry());
        QCOMPARE(view()->size(), QSize(1920, 1080));
        QVERIFY(stage()->windowState().testFlag(Qt::WindowFullScreen));
        QVERIFY(stage()->findChildren<QMenu*>().isEmpty());
        QVERIFY(projection().presenter());
        QVERIFY(projection().presenter()->isVisible());
        QCOMPARE(projection().presenter()->screen(), screen(kLectern));
        press(stage(), Qt::Key_F11);
        QVERIFY(!projection().isRunning());
        QVERIFY(m_window->isVisible());
    }

    void aSingleScreenIsFilledAndGivenBack()
    {
        m_window->project(screen(kLectern));
        QVERIFY(!projection().presenter());
        QCOMPARE(stage()->geometry(), screen(kLectern)->geometry());
        press(stage(), Qt::Key_Escape); // which asks
        QVERIFY(projection().isRunning());
        press(stage(), Qt::Key_Escape);
        QVERIFY(!projection().isRunning());
        QTRY_COMPARE(visibleWindows(), 1);
    }

    void theScreensCanBeChosenAndAreRemembered()
    {
        const auto actions = m_window->findChild<QMenu*>(QStringLiteral("viewMenu"))->actions();
        const auto menu = std::ranges::find_if(actions, [](const QAction* action) {
            return action->menu() && action->menu()->actions().size() == 2;
        });
        QVERIFY(menu != actions.end());
        QVERIFY((*menu)->isVisible());
        QVERIFY((*menu)->menu()->actions()[kLectern]->text().endsWith(QStringLiteral(": Lectern")));
        QVERIFY((*menu)->menu()->actions()[kProjector]->text().endsWith(QStringLiteral(": Projector")));
        (*menu)->menu()->actions()[kLectern]->trigger();
        QCOMPARE(stage()->screen(), screen(kLectern));
        projection().stop();
        QCOMPARE(m_window->settings().stageScreen, QStringLiteral("Lectern"));
        m_window->project();
        QCOMPARE(stage()->screen(), screen(kLectern));
    }

    void keysStepFromEveryWindow_data()
    {
        QTest::addColumn<int>("where");
        QTest::addRow("stage") << 0;
        QTest::addRow("presenter's window") << 1;
        QTest::addRow("board of the presenter's window") << 2;
        QTest::addRow("main window") << 3;
        QTest::addRow("board of the main window") << 4;
    }
    void keysStepFromEveryWindow()
    {
        QFETCH(int, where);
        m_window->project();
        QWidget* const places[] = {stage(), projection().presenter(), projection().presenter()->board(),
                                   m_window.get(), m_window->page()->board()};
        QWidget* place = places[where];
        press(place, Qt::Key_F5);
        QCOMPARE(step(), 0);
        int expected = 0;
        for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Down, Qt::Key_Space}) {
            toLastPage();
            press(place, key);
            QCOMPARE(step(), ++expected);
            QCOMPARE(view()->step(), expected);
        }
        for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Up, Qt::Key_Backspace}) {
            view()->text()->setPage(0);
            press(place, key);
            QCOMPARE(step(), --expected);
        }
        const int last = m_window->page()->session().stepCount() - 1;
        press(place, Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(step(), last);
        press(place, Qt::Key_Home);
        QCOMPARE(step(), 0);
        press(place, Qt::Key_End);
        QCOMPARE(step(), last);
        QVERIFY(m_window->page()->session().match().plies().empty());
        QVERIFY(!m_window->page()->board()->choice());
    }

    void textFieldsKeepTheirKeys()
    {
        m_window->project();
        auto* edit = m_window->findChild<QLineEdit*>(QStringLiteral("positionEdit"));
        edit->clear();
        QTest::keyClicks(edit, QStringLiteral("1 2 3"));
        QTest::keyClick(edit, Qt::Key_Left);
        QTest::keyClick(edit, Qt::Key_Backspace);
        QCOMPARE(edit->text(), QStringLiteral("1 23"));
        QCOMPARE(step(), -1);
        QCOMPARE(view()->session().position().word(), QStringLiteral("nim"));
        QTest::keyClicks(edit, QStringLiteral("b"));
        QCOMPARE(projection().overlay()->blank(), StageOverlay::Blank::None);
    }

    void combinationsBelongToTheMenus()
    {
        m_window->project();
        m_window->page()->session().play({3, 11, 0});
        QCOMPARE(m_window->page()->session().match().plies().size(), std::size_t{1});
        // A window manager may give the focus to the presenter's window after this.
        QVERIFY(QTest::qWaitForWindowExposed(stage()));
        QTRY_VERIFY((stage()->activateWindow(), stage()->isActiveWindow()));
        QTest::keyClick(stage(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(m_window->page()->session().match().plies().empty());
        QVERIFY(!projection().overlay()->isZoomed());
    }

    void escLeavesOneLevel()
    {
        m_window->project();
        StageOverlay& overlay = *projection().overlay();
        QTest::mouseMove(view(), QPoint(700, 500));
        press(stage(), Qt::Key_Z);
        press(stage(), Qt::Key_L);
        press(stage(), Qt::Key_B);
        press(stage(), Qt::Key_Question, Qt::ShiftModifier);
        QVERIFY(overlay.isZoomed() && overlay.hasSpotlight() && projection().keyList()->isVisible());
        press(stage(), Qt::Key_Escape);
        QVERIFY(!projection().keyList()->isVisible());
        QCOMPARE(overlay.blank(), StageOverlay::Blank::Black);
        press(projection().presenter(), Qt::Key_Escape);
        QCOMPARE(overlay.blank(), StageOverlay::Blank::None);
        QVERIFY(overlay.hasSpotlight());
        press(stage(), Qt::Key_Escape);
        QVERIFY(!overlay.hasSpotlight());
        QVERIFY(overlay.isZoomed());
        press(m_window.get(), Qt::Key_Escape);
        QVERIFY(!overlay.isZoomed());
        QVERIFY(projection().isRunning());
        press(stage(), Qt::Key_Escape); // which asks
        press(stage(), Qt::Key_Escape);
        QVERIFY(!projection().isRunning());
    }

    void blackIsBlackAndWhiteIsWhite()
    {
        m_window->project();
        for (const Qt::Key key : {Qt::Key_B, Qt::Key_Period}) {
            press(stage(), key);
            QVERIFY(isAll(picture(), Qt::black));
            press(stage(), key);
            QVERIFY(!isAll(picture(), Qt::black));
        }
        press(stage(), Qt::Key_B);
        press(stage(), Qt::Key_W);
        QVERIFY(isAll(picture(), Qt::white));
        press(stage(), Qt::Key_PageDown);
        press(stage(), Qt::Key_T);
        QVERIFY(isAll(picture(), Qt::white));
    }

    void theClassSeesWhatIsHeld()
    {
        m_window->project();
        press(stage(), Qt::Key_F5);
        const QImage held = picture();
        press(stage(), Qt::Key_F);
        press(stage(), Qt::Key_PageDown);
        QCOMPARE(step(), 1);
        QVERIFY(picture() == held);
        m_window->page()->session().play({0, 7, 0});
        m_window->selectLanguage(QStringLiteral("zh_CN"));
        QApplication::processEvents();
        press(m_window.get(), Qt::Key_3, Qt::ControlModifier);
        QVERIFY(picture() == held);
        QTest::mouseClick(projection().overlay(), Qt::LeftButton, {}, QPoint(500, 600));
        QVERIFY(picture() == held);
        press(stage(), Qt::Key_F);
        QVERIFY(picture() != held);
    }
    // Steps that go on by themselves have a sign, which covers nothing.
    void stepsThatGoOnHaveASign()
    {
        project(true);
        const auto* sign = stage()->findChild<QLabel*>(QStringLiteral("goesOn"));
        QVERIFY(sign && !sign->isVisible());
        press(stage(), Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(sign->isVisible() && !sign->accessibleName().isEmpty());
        for (const QWidget* other : std::initializer_list<const QWidget*>{view()->board(), view()->text()})
            QVERIFY(!sign->geometry().intersects(other->geometry()));
        press(stage(), Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(!sign->isVisible());
    }

    // A position that has been shouted is not lost by a click beside what is drawn; a point chooses its own.
    void aClickBesideThePointsChangesNothing()
    {
        m_window->openPosition(positionOf(QStringLiteral("wythoff: 12 20")));
        project(true);
        press(stage(), Qt::Key_C);
        for (int i = 0; i < 2; ++i)
            press(stage(), Qt::Key_V);
        QVERIFY(view()->isCharted());
        widgets::ChartView& chart = *view()->chart();
        const auto click = [&](theory::Count x, theory::Count y) {
            QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, chart.place({x, y}).toPoint());
            QApplication::processEvents();
            return m_window->page()->session().position().heaps;
        };
        QVERIFY(!chart.data().isMarked({3, 14}) && chart.data().isMarked({3, 5}));
        QCOMPARE(click(3, 14), (std::vector<theory::Count>{12, 20}));
        QCOMPARE(click(3, 5), (std::vector<theory::Count>{3, 5}));
    }

    // What is said for a moment goes with the language, wherever it is read.
    void whatIsSaidGoesWithTheLanguage_data() { addWindows(); }
    void whatIsSaidGoesWithTheLanguage()
    {
        QFETCH(const bool, isSingle);
        m_window->openPosition(positionOf(QStringLiteral("bash 3: 21")));
        QWidget* place = project(isSingle);
        const auto* said = isSingle ? stage()->findChild<QLabel*>(QStringLiteral("notice"))
                                    : place->findChild<QLabel*>(QStringLiteral("state"));
        press(place, Qt::Key_R);
        QVERIFY2(said->text().contains(QStringLiteral("one arrangement")), qPrintable(said->text()));
        m_window->selectLanguage(QStringLiteral("zh_TW"));
        QApplication::processEvents();
        QVERIFY(said->isVisible());
        QVERIFY2(said->text().contains(QStringLiteral("排列")), qPrintable(said->text()));
        QVERIFY2(!said->text().contains(QStringLiteral("arrangement")), qPrintable(said->text()));
    }

    // A move that was tried just before the end is still refused for a moment.
    void nothingIsSaidAfterTheEnd()
    {
        m_window->project(screen(kLectern));
        widgets::StageView* left = view();
        projection().stop();
        emit left->refused({});
        QVERIFY(!projection().isRunning());
    }
    // Where the lecturer would see nothing of what is done, nothing is held, and that is said.
    void aSingleScreenIsNotHeld()
    {
        m_window->project(screen(kLectern));
        press(stage(), Qt::Key_F5);
        press(stage(), Qt::Key_F);
        QVERIFY(!projection().overlay()->isFrozen());
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().startsWith(QStringLiteral("F: ")));
        press(stage(), Qt::Key_PageDown);
        QVERIFY(!notice->isVisible());
        QCOMPARE(step(), 1);
    }

    // Of a sum it has the values, and of more than two heaps it says what the others count for: that is the
    // reason, and it comes with it.
    void theChartOfASumComesWithTheReason_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* text : {"sg 0.77: 9 5 7", "nim: 3 4 5", "staircase: 4 1 7 2"})
            QTest::addRow("%s", text) << QString::fromLatin1(text);
    }
    void theChartOfASumComesWithTheReason()
    {
        QFETCH(QString, position);
        m_window->openPosition(positionOf(position));
        QWidget* own = project(true);
        const auto* notice = own->findChild<QLabel*>(QStringLiteral("notice"));
        press(own, Qt::Key_V);
        press(own, Qt::Key_C);
        QVERIFY(!view()->isCharted());
        QCOMPARE(notice->text(), QStringLiteral("C: the chart comes with the reason; V again."));
        press(own, Qt::Key_V);
        QVERIFY(view()->isCharted());
    }

    // Of a game that is over the result is told already, and V and C say so.
    void nothingIsRevealedOfAGameThatIsOver()
    {
        m_window->openPosition(positionOf(QStringLiteral("nim: 1 0")));
        QWidget* own = project(true);
        const auto* notice = own->findChild<QLabel*>(QStringLiteral("notice"));
        m_window->page()->session().play({0, 1, 0});
        QVERIFY(!m_window->page()->session().result().isEmpty());
        for (const Qt::Key key : {Qt::Key_V, Qt::Key_C}) {
            press(own, Qt::Key_W); // whatever has been said
            press(own, Qt::Key_W);
            press(own, key);
            QVERIFY(notice->isVisible() && !view()->scene().verdict && !view()->isCharted());
            QCOMPARE(notice->text(),
                     QStringLiteral("The game is over: nothing is left to reveal. M plays it anew."));
        }
    }

    void theAnswerIsHiddenUntilItIsAskedFor()
    {
        m_window->project();
        const auto* banner = view()->findChild<QWidget*>(QStringLiteral("verdict"));
        QVERIFY(!banner->isVisible());
        const QImage asked = picture();
        press(stage(), Qt::Key_V);
        QVERIFY(banner->isVisible());
        QVERIFY(banner->accessibleName().startsWith(QStringLiteral("N-position")));
        QVERIFY(!banner->accessibleName().contains(QStringLiteral("⊕")));
        QVERIFY(!banner->accessibleName().contains(QStringLiteral("≠")));
        QVERIFY(m_window->page()->session().options().verdict); // that of the page is another one
        QVERIFY(picture() != asked);
        // Then why, then all winning moves, in words and on the board, then nothing again.
        const auto said = [this] { return view()->text()->accessibleName(); };
        const QImage board = view()->board()->grab().toImage();
        press(stage(), Qt::Key_V);
        QVERIFY(banner->accessibleName().contains(QStringLiteral("nim-sum")));
        QVERIFY2(said().startsWith(QStringLiteral("Which move wins?")), qPrintable(said()));
        press(stage(), Qt::Key_V);
        QVERIFY(banner->isVisible());
        QCOMPARE(said().count(QStringLiteral(", leaving ")), 3);
        QVERIFY(view()->board()->grab().toImage() != board);
        QCOMPARE(step(), -1);
        press(stage(), Qt::Key_V);
        QVERIFY(!banner->isVisible());
        QVERIFY(said().startsWith(QStringLiteral("Who wins?")));
        // Letters that are drawn anew may be smoothed otherwise; nothing else may differ.
        const QImage again = picture();
        QCOMPARE(again.size(), asked.size());
        int others = 0;
        for (int y = 0; y < asked.height(); ++y) {
            for (int x = 0; x < asked.width(); ++x)
                others += again.pixel(x, y) != asked.pixel(x, y) ? 1 : 0;
        }
        QVERIFY(others < asked.width() * asked.height() / 1000);
        press(stage(), Qt::Key_V);
        m_window->page()->session().play({3, 11, 0});
        QVERIFY(!banner->isVisible());
        // The lecturer sees it at all times.
        QString seen;
        for (const auto* label : projection().presenter()->findChildren<QLabel*>())
            seen += label->text();
        seen.remove(QChar(0x2060)); // the word joiner, which keeps “P-” from the end of a line
        QVERIFY2(seen.contains(QStringLiteral("P-position")), qPrintable(seen));
    }

    // Whatever V tells or hides, the step stays; also the last one, which lists the moves itself.
    void vGoesToNoOtherStep()
    {
        m_window->project();
        press(stage(), Qt::Key_PageDown);
        const int from = step();
        QVERIFY(from >= 0);
        for (int i = 0; i < 3; ++i)
            press(stage(), Qt::Key_V);
        QVERIFY(view()->scene().moves);
        press(stage(), Qt::Key_V);
        QCOMPARE(step(), from);
        QVERIFY(!view()->scene().verdict && !view()->scene().reason);
        press(stage(), Qt::Key_End);
        press(stage(), Qt::Key_V);
        press(stage(), Qt::Key_V);
        QVERIFY(view()->scene().reason);
        const int last = step();
        hideVerdict(stage());
        QCOMPARE(step(), last);
    }

    // The board of the stage is new then, and has no stones that the last move could have moved.
    void aLessonInWhichAMoveWasMadeIsProjectedWhenItIsGoneTo()
    {
        const auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        for (const Qt::Key lesson : {Qt::Key_5, Qt::Key_2}) {
            press(m_window.get(), lesson, Qt::ControlModifier);
            teaching::Session& session = m_window->page()->session();
            session.play(teaching::bestMove(session.position()));
            QVERIFY(session.made());
            press(m_window.get(), Qt::Key_3, Qt::ControlModifier);
            m_window->project();
            press(stage(), lesson, Qt::ControlModifier);
            QCOMPARE(tabs->currentIndex(), lesson - Qt::Key_1);
            QVERIFY(!view()->board()->grab().isNull());
            projection().stop();
        }
    }

    void digitsWithCtrlGoToTheLessons()
    {
        m_window->project();
        const auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        for (int i = 0; i < tabs->count(); ++i) {
            press(i % 2 == 0 ? stage() : m_window.get(), static_cast<Qt::Key>(Qt::Key_1 + i),
                  Qt::ControlModifier);
            QCOMPARE(tabs->currentIndex(), i);
            QCOMPARE(view()->session().position().word(),
                     games::lessons()[static_cast<std::size_t>(i)]->id());
            press(stage(), Qt::Key_PageDown);
            QCOMPARE(step(), 0);
            QCOMPARE(view()->step(), 0);
        }
        if (tabs->count() < 5) {
            press(stage(), Qt::Key_5, Qt::ControlModifier);
            QCOMPARE(tabs->currentIndex(), tabs->count() - 1);
        }
    }

    void chartAndPanelsComeAndGo()
    {
        m_window->project();
        press(stage(), Qt::Key_F5);
        press(stage(), Qt::Key_V, Qt::ShiftModifier);
        press(stage(), Qt::Key_C);
        QVERIFY(view()->chart()->isVisible());
        QVERIFY(!view()->board()->geometry().intersects(view()->chart()->geometry()));
        QVERIFY(view()->rect().contains(view()->chart()->geometry()));
        press(stage(), Qt::Key_H);
        QVERIFY(!view()->text()->isVisible());
        QVERIFY(view()->chart()->isVisible());
        press(stage(), Qt::Key_C);
        QVERIFY(!view()->chart()->isVisible());
        // The board alone has nearly all of the screen.
        QVERIFY(view()->board()->width() * 100 > view()->width() * 90);
        QVERIFY(view()->board()->height() * 100 > view()->height() * 90);
        press(stage(), Qt::Key_H);
        QVERIFY(view()->text()->isVisible());
    }

    // With each new position the class is asked anew, and the chart tells who wins.
    void theChartGivesNothingAway()
    {
        m_window->project();
        press(stage(), Qt::Key_V, Qt::ShiftModifier);
        press(stage(), Qt::Key_C);
        QVERIFY(view()->chart()->isVisible());
        QVERIFY(view()->scene().verdict);
        m_window->page()->session().setNotation(QStringLiteral("3 4 5"));
        QVERIFY(!view()->scene().verdict);
        QVERIFY(!view()->chart()->isVisible());
        press(stage(), Qt::Key_V);
        QVERIFY(!view()->chart()->isVisible()); // it argues
        press(stage(), Qt::Key_V);
        QVERIFY(view()->chart()->isVisible());
        hideVerdict(stage());
        QVERIFY(!view()->chart()->isVisible());
        // Nor is it told by the chart's own key in the steps.
        press(stage(), Qt::Key_F5);
        press(stage(), Qt::Key_C);
        QVERIFY(!view()->isCharted() && !view()->scene().verdict);
        press(stage(), Qt::Key_V);
        QVERIFY(!view()->isCharted()); // it has been sent away
        press(stage(), Qt::Key_C);
        QVERIFY(!view()->isCharted() && view()->scene().verdict);
        press(stage(), Qt::Key_V);
        QVERIFY(view()->isCharted());
    }

    // "Which move wins?" is answered by whoever tells the moves, or by the step that names one.
    void theChartDoesNotTellTheMoveBefore()
    {
        m_window->openPosition(positionOf(QStringLiteral("nim: 7 9 15 12")));
        m_window->project();
        const auto& data = [this]() -> const teaching::PlaneData& { return view()->chart()->data(); };
        press(stage(), Qt::Key_V);
        press(stage(), Qt::Key_C);
        QVERIFY(!view()->isCharted()); // it says what the other heaps count for
        press(stage(), Qt::Key_V);
        QVERIFY(data().winning.empty() && !data().lost.empty());
        const auto lost = data().lost.size();
        press(stage(), Qt::Key_V);
        QVERIFY(!data().winning.empty());
        QCOMPARE(data().lost.size(), lost);
        hideVerdict(stage());
        press(stage(), Qt::Key_F5);
        press(stage(), Qt::Key_V, Qt::ShiftModifier);
        QVERIFY(view()->chart()->isVisible() && data().winning.empty());
        auto& session = m_window->page()->session();
        while (session.shown().moves.empty())
            session.setStep(session.step() + 1);
        QVERIFY(!data().winning.empty());
    }

    // Asked for before it is told who wins it takes no room from the board: the lecturer is told what it
    // comes with, in the own window or in place of the lesson's name, and it comes with that.
    void theChartComesWithTheVerdict_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<bool>("isSingle");
        for (const char* text : {"nim: 5 3", "bash 3: 21", "wythoff: 3 6", "sg graph 1>0;2>0;2>1;3>2: 2"}) {
            for (const bool isSingle : {false, true})
                QTest::addRow("%s, %d", text, int(isSingle)) << QString::fromLatin1(text) << isSingle;
        }
    }
    void theChartComesWithTheVerdict()
    {
        QFETCH(QString, position);
        QFETCH(bool, isSingle);
        m_window->openPosition(positionOf(position));
        QWidget* own = project(isSingle);
        const QRect board = view()->board()->geometry();
        const auto told = [&] {
            const auto* label = own->findChild<QLabel*>(QLatin1String(isSingle ? "notice" : "state"));
            return label->isVisible() ? label->text() : QString();
        };
        press(own, Qt::Key_C);
        QVERIFY(!view()->isCharted() && !view()->scene().verdict);
        QCOMPARE(view()->board()->geometry(), board);
        QCOMPARE(told(), QStringLiteral("C: the chart comes with V."));
        auto& session = m_window->page()->session();
        session.play(session.game().randomMove(session.position(), *QRandomGenerator::global()));
        session.undo();
        QVERIFY(!view()->isCharted());
        press(own, Qt::Key_V);
        QVERIFY(view()->isCharted() && !view()->chart()->data().lost.empty());
        QVERIFY(!told().contains(QStringLiteral("C: ")));
        hideVerdict(own);
        QVERIFY(!view()->isCharted());
        QCOMPARE(view()->board()->geometry(), board);
        press(own, Qt::Key_C);
        press(own, Qt::Key_V);
        QVERIFY(view()->scene().verdict && !view()->isCharted());
        press(own, Qt::Key_C);
        press(own, Qt::Key_Escape);
        QVERIFY(!view()->isCharted() && projection().isRunning());
    }

    // A light or a large pointer over a heap is no hint; a click is a move all the same.
    void aPointerShowsNoMove_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* text : {"nim: 3 4 5", "sg 0.77: 5 3", "sg graph 1>0;2>0;2>1: 2"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void aPointerShowsNoMove()
    {
        QFETCH(QString, position);
        m_window->openPosition(positionOf(position));
        m_window->project(screen(kLectern));
        QVERIFY(!projection().presenter());
        QApplication::processEvents();
        QWidget* seen = nullptr; // that the mouse moves over
        for (auto* each : view()->board()->findChildren<QAbstractScrollArea*>()) {
            if (each->isVisible())
                seen = each->viewport();
        }
        seen = seen ? seen : view()->board()->viewport();
        const auto isHinted = [&] {
            const QImage before = view()->board()->grab().toImage();
            for (int y = 4; y < seen->height(); y += 31) {
                for (int x = 4; x < seen->width(); x += 31) {
                    hover(seen, {x, y});
                    if (view()->board()->choice() || view()->board()->grab().toImage() != before)
                        return true;
                }
            }
            return false;
        };
        for (const Qt::Key key : {Qt::Key_L, Qt::Key_I}) {
            QVERIFY(isHinted());
            press(stage(), key);
            QVERIFY(!view()->board()->choice());
            QVERIFY(!isHinted());
            press(stage(), key);
        }
    }

    // A key that changes nothing tells the lecturer why, and the class nothing, unless both see one screen:
    // until the next key.
    void whoeverLecturesIsToldWhyNothingChanges()
    {
        m_window->openPosition(positionOf(QStringLiteral("sg graph 1>0;2>0;3>0: 3 2")));
        m_window->project();
        const auto* state = projection().presenter()->findChild<QLabel*>(QStringLiteral("state"));
        const QImage before = pictureAtRest();
        press(projection().presenter(), Qt::Key_R);
        QVERIFY2(state->text().contains(QStringLiteral("one arrangement only")), qPrintable(state->text()));
        QCOMPARE(pictureAtRest(), before);
        m_window->project(screen(kLectern));
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        pictureAtRest();
        const QImage alone = view()->board()->grab().toImage();
        press(stage(), Qt::Key_R);
        QVERIFY(notice->isVisible() && notice->text().contains(QStringLiteral("one arrangement only")));
        QCOMPARE(view()->board()->grab().toImage(), alone);
        press(stage(), Qt::Key_H);
        QVERIFY(!notice->isVisible());
    }

    // Three times the same key says all there is, from the picture as from a step.
    void theMovesComeAfterTheReasonAlsoAmongTheSteps()
    {
        m_window->openPosition(positionOf(QStringLiteral("nim: 7 9 15 12")));
        m_window->project();
        auto& session = m_window->page()->session();
        session.setStep(0);
        const auto& scene = view()->scene();
        press(projection().presenter(), Qt::Key_V);
        QVERIFY(scene.verdict && !scene.reason);
        press(projection().presenter(), Qt::Key_V);
        QVERIFY(scene.verdict && scene.reason && session.step() == 0);
        press(projection().presenter(), Qt::Key_V);
        QVERIFY(scene.verdict && scene.reason && scene.moves);
        QCOMPARE(session.step(), 0);
        press(projection().presenter(), Qt::Key_V);
        QVERIFY(!scene.verdict && !scene.reason);
    }

    // Back from the first step is the picture that was there before it.
    void beforeTheFirstStepIsThePicture()
    {
        m_window->project();
        auto& session = m_window->page()->session();
        session.setStep(1);
        for (const int step : {0, -1, -1}) {
            press(projection().presenter(), Qt::Key_PageUp);
            QCOMPARE(session.step(), step);
        }
        press(projection().presenter(), Qt::Key_PageDown);
        QCOMPARE(session.step(), 0);
    }

    // In the table the key for the answer gives that of the table, and nothing of the position.
    void theTableAnswersForItself()
    {
        m_window->openPosition(positionOf(QStringLiteral("sg 0.77: 5 3")));
        m_window->project();
        auto& session = m_window->page()->session();
        press(projection().presenter(), Qt::Key_G);
        const int step = session.table().step;
        const QRect table = view()->findChild<widgets::StageTable*>()->geometry();
        press(projection().presenter(), Qt::Key_V);
        QCOMPARE(session.table().step, step + 1);
        QVERIFY(!view()->scene().verdict);
        QCOMPARE(view()->findChild<widgets::StageTable*>()->geometry(), table);
    }

    // On a single screen there is no menu to choose it from.
    void oneKeyBringsTheSecondLanguage()
    {
        m_window->project(screen(kLectern));
        auto& session = m_window->page()->session();
        const auto second = [&](Qt::KeyboardModifiers modifiers = {}) {
            press(stage(), Qt::Key_Y, modifiers);
            return session.secondVoice() ? session.secondVoice()->locale().name() : QString();
        };
        QCOMPARE(second(), QStringLiteral("zh_CN"));
        QCOMPARE(second(), QString());
        QCOMPARE(second(Qt::ShiftModifier), QStringLiteral("zh_CN"));
        // The other one is brought back when it has been there last, also by another start.
        QCOMPARE(second(Qt::ShiftModifier), QStringLiteral("zh_TW"));
        QCOMPARE(second(), QString());
        QCOMPARE(m_window->settings().lastSecondLanguage, QStringLiteral("zh_TW"));
        QCOMPARE(second(), QStringLiteral("zh_TW"));
        QVERIFY(!view()->scene().secondFamilies.isEmpty());
        m_window->selectLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(second(Qt::ShiftModifier), QStringLiteral("en_US"));
    }

    // Nothing comes before the picture that the class is asked about.
    void goingBackBeforeTheFirstStepShowsNone()
    {
        m_window->project(screen(kLectern));
        press(stage(), Qt::Key_PageUp);
        QCOMPARE(step(), -1);
        press(stage(), Qt::Key_PageDown);
        QCOMPARE(step(), 0);
    }

    void oneKeyDrawsTheBoardAnotherWay()
    {
        m_window->project();
        press(stage(), Qt::Key_V, Qt::ShiftModifier); // before, all look the same
        const int before = m_window->page()->board()->arrangement();
        for (QWidget* place : {stage(), static_cast<QWidget*>(m_window.get())}) {
            press(place, Qt::Key_R);
            const int now = view()->board()->arrangement();
            QVERIFY(now != before || place != stage());
            QCOMPARE(m_window->page()->board()->arrangement(), now);
            QCOMPARE(projection().presenter()->board()->arrangement(), now);
        }
        QCOMPARE(view()->board()->arrangement(), before);
    }

    // Once it is told who wins, that is not asked any more, but how.
    void whatIsAnsweredIsNotAsked()
    {
        auto& session = m_window->page()->session();
        session.setNotation(QStringLiteral("1 2"));
        m_window->project();
        const auto said = [this] { return view()->text()->accessibleName(); };
        const auto isAsked = [&] { return said().contains(QStringLiteral("Who wins?")); };
        QVERIFY(isAsked());
        press(stage(), Qt::Key_V);
        QVERIFY(!isAsked());
        QVERIFY2(said().startsWith(QStringLiteral("Which move wins?")), qPrintable(said()));
        hideVerdict(stage());
        QVERIFY(isAsked());
        session.setNotation(QStringLiteral("2 2"));
        QVERIFY(isAsked());
        press(stage(), Qt::Key_V);
        QVERIFY2(said().startsWith(QStringLiteral("Why can no move win?")), qPrintable(said()));
        // The rule stays, and is called so: it is no reason.
        QVERIFY2(said().section(u'\n', 1).startsWith(QStringLiteral("The rule: ")), qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("Whoever takes")), qPrintable(said()));
        session.setOpponent(teaching::Opponent::Perfect);
        session.setThinking(100'000);
        session.play({0, 1, 0});
        QVERIFY2(said().startsWith(QStringLiteral("The program is to move. Who wins?")), qPrintable(said()));
        press(stage(), Qt::Key_V);
        QVERIFY(!isAsked() && said().startsWith(QStringLiteral("The program is to move.")));
    }

    // A hall has to see who moves, also where stones do not fly.
    void theProgramTakesItsTimeBeforeAClass()
    {
        auto& session = m_window->page()->session();
        session.setOption(&teaching::Options::animation, false);
        session.setOpponent(teaching::Opponent::Perfect);
        const auto answeredAfter = [&] {
            session.setNotation(QStringLiteral("3 5"));
            QElapsedTimer since;
            since.start();
            session.play({0, 1, 0});
            [&] { QTRY_VERIFY(session.reply()); }();
            return since.elapsed();
        };
        QVERIFY(answeredAfter() < 1000);
        m_window->project();
        QVERIFY(answeredAfter() >= 1000);
        press(stage(), Qt::Key_F11);
        QVERIFY(!projection().isRunning());
        QVERIFY(answeredAfter() < 1000);
    }

    // What was played, whose turn it is, and in the end who has won and when the game was lost.
    void theClassSeesHowTheGameStands()
    {
        auto& session = m_window->page()->session();
        session.setNotation(QStringLiteral("1 2"));
        m_window->project();
        const auto said = [this] { return view()->text()->accessibleName(); };
        QVERIFY(said().startsWith(QStringLiteral("Who wins?")));
        session.play({1, 2, 0}); // throws the win away
        QVERIFY(said().contains(QStringLiteral("The first player took 2 from heap 2.")));
        QVERIFY(said().startsWith(QStringLiteral("Who wins?")));
        session.play({0, 1, 0});
        QVERIFY(said().startsWith(QStringLiteral("The game is over")));
        QVERIFY(said().contains(QStringLiteral("The second player took 1 from heap 1.")));
        QVERIFY(
            said().contains(QStringLiteral("The game was lost in round 1 by “take 2 from heap 2”: “take 1 "
                                           "from heap 2” would have won.")));
        QVERIFY(!said().contains(QStringLiteral("Who wins?")));

        session.setOpponent(teaching::Opponent::Perfect);
        session.setThinking(1);
        session.setNotation(QStringLiteral("1 1 2"));
        session.play({2, 1, 0});
        QVERIFY(said().startsWith(QStringLiteral("The program is to move.")));
        QVERIFY(said().contains(QStringLiteral("The class took 1 from heap 3.")));
        QTRY_VERIFY(said().startsWith(QStringLiteral("The class is to move.")));
        QVERIFY(said().contains(QStringLiteral("The program took 1")));
        m_window->selectLanguage(QStringLiteral("zh_CN"));
        QVERIFY(!said().contains(QStringLiteral("program")));
    }

    // Who goes to the steps while the class plays is told where the game is, and finds it there.
    void theGameWaitsInFrontOfTheSteps()
    {
        QWidget* place = project(true);
        auto& session = m_window->page()->session();
        session.setOpponent(teaching::Opponent::Perfect);
        session.setThinking(1);
        session.setNotation(QStringLiteral("1 1 2"));
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        press(place, Qt::Key_Right); // nothing has been played
        QVERIFY(!notice->isVisible());
        press(place, Qt::Key_Left);
        session.play({2, 1, 0});
        QTRY_VERIFY(session.reply());
        const auto played = session.match().plies().size();
        press(place, Qt::Key_Right);
        QCOMPARE(step(), 0);
        QVERIFY(notice->isVisible() && notice->text().contains(QStringLiteral("PgUp")));
        press(place, Qt::Key_PageUp);
        QVERIFY(!notice->isVisible());
        QCOMPARE(step(), -1);
        QCOMPARE(session.match().plies().size(), played);
        QVERIFY(view()->text()->accessibleName().startsWith(QStringLiteral("The class is to move.")));
    }

    void theStageHasItsOwnTheme()
    {
        m_window->project();
        const QColor light = picture().pixelColor(2, 2);
        QCOMPARE(light, widgets::Theme::stage(false).window);
        press(stage(), Qt::Key_T);
        QCOMPARE(picture().pixelColor(2, 2), widgets::Theme::stage(true).window);
        QCOMPARE(picture().pixelColor(view()->board()->geometry().topLeft() + QPoint(2, 2)),
                 widgets::Theme::stage(true).card);
        QVERIFY(m_window->settings().stageDark);
        m_window->selectTheme(widgets::ThemeChoice::Dark);
        press(stage(), Qt::Key_T);
        QCOMPARE(picture().pixelColor(2, 2), light);
        QCOMPARE(picture().pixelColor(view()->board()->geometry().topLeft() + QPoint(2, 2)),
                 widgets::Theme::stage(false).card);
    }

    void theSpotlightFollowsThePointer()
    {
        m_window->project();
        const QImage before = picture();
        press(stage(), Qt::Key_L);
        for (const QPoint& place : {QPoint(300, 500), QPoint(1500, 600)}) {
            hover(view(), place);
            const QImage now = picture();
            QCOMPARE(now.pixelColor(place), before.pixelColor(place));
            QVERIFY(now.pixelColor(5, 5).lightness() < before.pixelColor(5, 5).lightness() / 2);
        }
        // The board can be played under it.
        const auto& board = *dynamic_cast<widgets::PieceBoard*>(view()->board());
        QTest::mouseClick(board.viewport(), Qt::LeftButton, {},
                          board.onScreen(board.drawing().pieces.back().box).center());
        QCOMPARE(m_window->page()->session().match().plies().size(), std::size_t{1});
    }

    void aPlaceIsEnlarged()
    {
        m_window->project();
        const QPoint place = view()->board()->geometry().center();
        hover(view(), place);
        const QImage before = picture();
        press(stage(), Qt::Key_Z);
        StageOverlay& overlay = *projection().overlay();
        QCOMPARE(overlay.zoom(), 2.0);
        const QImage now = picture();
        QVERIFY(now != before);
        QCOMPARE(now.pixelColor(place), before.pixelColor(place));
        // Twice as large: what was to the left at some distance is there at twice that distance.
        int same = 0;
        constexpr int kAway = 120;
        for (int i = 1; i <= kAway; ++i)
            same +=
                now.pixelColor(place.x() - 2 * i, place.y()) == before.pixelColor(place.x() - i, place.y())
                ? 1
                : 0;
        QVERIFY2(same > kAway * 9 / 10, qPrintable(QString::number(same)));
        turnWheel(&overlay, place, 120);
        QVERIFY(overlay.zoom() > 2.1);
        // The lesson goes on in it.
        const QImage still = picture();
        press(stage(), Qt::Key_F5);
        m_window->page()->session().setStep(1); // the first one points at nothing
        QVERIFY(picture() != still);
        press(stage(), Qt::Key_Z);
        QCOMPARE(overlay.zoom(), 1.0);
    }

    void movesAreMadeOnEveryBoard()
    {
        m_window->project();
        playWithMouse(view()->board());
        QCOMPARE(m_window->page()->session().match().plies().size(), std::size_t{1});
        playWithMouse(projection().presenter()->board());
        QCOMPARE(m_window->page()->session().match().plies().size(), std::size_t{2});
        m_window->page()->session().play(
            {m_window->page()->session().match().position().heaps[0] > 0 ? 0U : 2U, 1, 0});
        QCOMPARE(m_window->page()->session().match().plies().size(), std::size_t{3});
        const auto& position = m_window->page()->session().match().position();
        for (const widgets::BoardWidget* board :
             {view()->board(), projection().presenter()->board(), m_window->page()->board()})
            QVERIFY(dynamic_cast<const widgets::PieceBoard*>(board)->position() == position);
    }

    // Whoever has tried it sees the pieces, and why it is no move where the name of the lesson stands.
    void aRefusalCoversNoPiece_data() { addWindows(); }
    void aRefusalCoversNoPiece()
    {
        QFETCH(bool, isSingle);
        m_window->openPosition(positionOf(QStringLiteral("sg {1,3,4}: 9 5")));
        project(isSingle);
        m_window->page()->session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_CN")));
        auto* board = view()->board()->findChild<widgets::PieceBoard*>();
        board->sayWhyNot(board->rect().center(), board->position().game->moveRule(board->position()));
        auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(notice->isVisible());
        QCOMPARE(notice->text().count(u'\n'), 1);
        QVERIFY(notice->font().pixelSize() * 30 >= view()->stageHeight());
        QVERIFY(notice->height() >= notice->heightForWidth(notice->width()));
        QVERIFY(!notice->geometry().intersects(
            QRect(view()->board()->mapTo(stage(), QPoint()), view()->board()->size())));
        QVERIFY(stage()->findChildren<QLabel*>(QStringLiteral("whyNot")).isEmpty());
        board->saidWhyNot();
        QVERIFY(!notice->isVisible());
    }

    void theKeyListNamesEveryKey()
    {
        m_window->project(screen(kLectern));
        press(stage(), Qt::Key_Question, Qt::ShiftModifier);
        QCOMPARE(projection().keyList()->parentWidget(), stage());
        const auto rows = projection().keyList()->rows();
        QCOMPARE(rows.size(), static_cast<qsizetype>(widgets::stageKeys().size()));
        for (std::size_t i = 0; i < widgets::stageKeys().size(); ++i) {
            const auto& entry = widgets::stageKeys()[i];
            const QStringList names = rows[static_cast<qsizetype>(i)].first.split(QStringLiteral("  "));
            const bool isLesson = entry.command == widgets::StageCommand::Lesson;
            const std::size_t count = isLesson ? games::lessons().size() : entry.keys.size();
            const bool isHand = entry.command == widgets::StageCommand::Hand;
            if (entry.command == widgets::StageCommand::CalledOut) {
                QCOMPARE(rows[static_cast<qsizetype>(i)].first, QStringLiteral("P  N  0 … 9"));
            } else if (isHand) {
                QCOMPARE(rows[static_cast<qsizetype>(i)].first, QStringLiteral("P  N  A … D"));
            } else if (isLesson) {
                QCOMPARE(names.constFirst(),
                         widgets::keyName(entry.keys.front()) + QStringLiteral(" … ")
                             + widgets::keyName(entry.keys[count - 1]));
            } else {
                QCOMPARE(names.size(), static_cast<qsizetype>(count));
            }
            for (std::size_t k = 0; k < count; ++k) {
                QVERIFY(isLesson || isHand
                        || names[static_cast<qsizetype>(k)] == widgets::keyName(entry.keys[k]));
                // The key does what its row says.
                const QKeyEvent event(QEvent::KeyPress, entry.keys[k].key(),
                                      entry.keys[k].keyboardModifiers());
                if (entry.command != widgets::StageCommand::OfMenu) {
                    QVERIFY(widgets::stageCommand(event) == entry.command);
                    continue;
                }
                QVERIFY(!widgets::stageCommand(event));
                QVERIFY2(std::ranges::any_of(stage()->actions(),
                                             [&](const QAction* action) {
                                                 return action->shortcuts().contains(
                                                     QKeySequence(entry.keys[k]));
                                             }),
                         qPrintable(widgets::keyName(entry.keys[k])));
            }
            QVERIFY(!rows[static_cast<qsizetype>(i)].second.isEmpty());
        }
        // While it is read, the keys that turn pages turn its own, and the class is led nowhere.
        const int last = projection().keyList()->pageCount() - 1;
        QVERIFY(last > 0);
        for (int page = 1; page <= last + 1; ++page) {
            press(stage(), Qt::Key_PageDown);
            QCOMPARE(projection().keyList()->page(), std::min(page, last));
        }
        press(stage(), Qt::Key_Left);
        QCOMPARE(projection().keyList()->page(), last - 1);
        QCOMPARE(step(), -1);
        for (int page = last; page <= last; ++page) {
            press(stage(), Qt::Key_Question, Qt::ShiftModifier);
            QVERIFY(projection().keyList()->isVisible());
        }
        press(stage(), Qt::Key_Question, Qt::ShiftModifier);
        QVERIFY(!projection().keyList()->isVisible());
    }

    void theProjectionBeginsWithTheFirstStep()
    {
        m_window->page()->session().setStep(4);
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QVERIFY(projection().isRunning());
        QCOMPARE(step(), 0);
    }

    void plainFullScreenHasAKeyOfItsOwn()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(m_window->isFullScreen());
        QVERIFY(!projection().isRunning());
    }

    void closingTheWindowEndsIt()
    {
        m_window->project();
        m_window->close();
        QVERIFY(!projection().isRunning());
        QTRY_COMPARE(visibleWindows(), 0);
    }

    void aScreenThatGoesEndsIt()
    {
        QScreen* projector = screen(kProjector);
        m_window->project();
        emit projector->destroyed(projector);
        QVERIFY(!projection().isRunning());
        // Nothing of an ended projection is left that could hear of it.
        m_window->project();
        projection().stop();
        m_window.reset();
        emit projector->destroyed(projector);
    }

    void closingTheStageEndsIt()
    {
        m_window->project();
        stage()->close();
        QVERIFY(!projection().isRunning());
        QTest::keyClick(m_window.get(), Qt::Key_B);
        m_window->page()->session().setStep(0);
        QTest::keyClick(m_window->page()->board(), Qt::Key_Space);
        QCOMPARE(step(), 0);
        m_window->project();
        press(stage(), Qt::Key_PageDown);
        QCOMPARE(step(), 1); // once, not twice
    }

    void bothLanguagesAreShown()
    {
        m_window->project();
        press(stage(), Qt::Key_F5);
        m_window->page()->session().setStep(1);
        const QString alone = view()->text()->accessibleName();
        emit m_window->page()->steps()->secondLanguageChosen(1);
        const QString both = view()->text()->accessibleName();
        QVERIFY(!alone.contains(QStringLiteral("把每一堆写成二进制")));
        // Signs are said as words.
        QVERIFY(alone.contains(QStringLiteral("is more than")) && !alone.contains(QLatin1Char('>')));
        QVERIFY(both.contains(QStringLiteral("把每一堆写成二进制")));
        QVERIFY(both.contains(QStringLiteral("Write every heap in binary")));
        QCOMPARE(view()->scene().secondFamilies.value(0), QStringLiteral("Noto Sans CJK SC"));
    }

    void theWindowHasItsNameInTheLanguage()
    {
        m_window->project();
        const QString before = stage()->windowTitle();
        QVERIFY(before.contains(QStringLiteral("projection")));
        m_window->selectLanguage(QStringLiteral("zh_TW"));
        QTRY_VERIFY(stage()->windowTitle() != before);
        QVERIFY(!stage()->windowTitle().contains(QStringLiteral("projection")));
        m_window->selectLanguage(QStringLiteral("en"));
        QTRY_COMPARE(stage()->windowTitle(), before);
    }
};

LASTSTONE_TEST(ProjectionTest, TwoScreens)

} // namespace laststone::projection_test
#include "projection_test.moc"
