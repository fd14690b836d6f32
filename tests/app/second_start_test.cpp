// SPDX-License-Identifier: GPL-3.0-or-later
// The program is closed and started again: games, tours and sets of questions go on where they were left.
#include "app/main_window.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/memory/saved_game.h"
#include "teaching/progress.h"
#include "teaching/session.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/board/board_widget.h"
#include "widgets/page/exercise_panel.h"
#include "widgets/page/lesson_page.h"
#include "widgets/page/page_layout.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QVBoxLayout>

namespace laststone::second_start_test {

using app::MainWindow;
using app::Settings;
using teaching::Asker;
using teaching::Asking;

namespace {

QString notation(const MainWindow& window)
{
    return teaching::notation(const_cast<MainWindow&>(window).page()->session().position());
}

} // namespace

class SecondStartTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_file = m_folder.filePath(QStringLiteral("start%1.ini").arg(++m_files));
        m_translations = std::make_unique<app::Translations>();
        QVERIFY(!m_translations->select(app::languages()[0]));
        app::applyLanguageToWindows(app::languages()[0]);
        start(quietSettings());
    }
    void cleanup()
    {
        m_window.reset();
        m_translations.reset();
    }

    void everyGameGoesOn_data()
    {
        QTest::addColumn<QString>("start");
        for (const char* start :
             {"bash 4 misere: 30", "wythoff: 20 13", "nim misere: 3 5 7", "staircase: 3 5 7",
              "sg {1,3,4} misere: 5 7", "sg 0.137: 12 7", "sg grundy: 10 4", "sg graph 2>1;1>0;3>2: 3 2"})
            QTest::newRow(start) << QString::fromLatin1(start);
    }
    void everyGameGoesOn()
    {
        QFETCH(const QString, start);
        openPosition(start);
        session().play(teaching::bestMove(session().position()));
        session().play(teaching::bestMove(session().position()));
        session().undo();
        session().setOpponent(teaching::Opponent::Person);
        const auto game = session().savedGame();
        const QString position = notation(*m_window);
        openPosition(start.startsWith(QLatin1String("nim")) ? QStringLiteral("bash 3: 9")
                                                            : QStringLiteral("nim: 1 2"));
        restart();
        openLesson(game.start.word());
        QCOMPARE(notation(*m_window), position);
        QVERIFY(session().savedGame() == game);
        QCOMPARE(session().position().play, game.start.play);
        session().redo(); // what has been taken back is there, too
        QCOMPARE(session().match().plies().size(), std::size_t{2});
    }

    // Vertices stand where they have been put, also when another graph is asked about at the end.
    void aDrawnGraphStandsAsItWasDrawn_data()
    {
        QTest::addColumn<bool>("isAsked");
        QTest::newRow("played") << false;
        QTest::newRow("asked about another one") << true;
    }
    void aDrawnGraphStandsAsItWasDrawn()
    {
        QFETCH(const bool, isAsked);
        openPosition(QStringLiteral("sg graph 2>1;1>0;3>2: 3 2"));
        const teaching::Position start = session().position();
        const auto& kinds = page().lesson().kinds;
        const auto& kind =
            *std::ranges::find_if(kinds, [&](const auto& each) { return each.places && each.has(start); });
        const teaching::SavedGame::Places put{{0, {10, 10}}, {1, {90.5, 20}}, {2, {30, 80}}, {3, {70, 60}}};
        QVERIFY(kind.putPlaces(start, put)); // as if they had been dragged there
        session().play({0, 1, 0});
        QVERIFY(kind.places(start) == put);
        if (isAsked) {
            const auto read = teaching::readQuestion(u"outcome sg graph 1>0;2>0: 1 2",
                                                     page().lesson().questions, games::families(), nullptr);
            session().ask(std::get<teaching::Question>(read), Asker::Exercise);
            QVERIFY(session().position().rule() != start.rule());
        }
        restart();
        openLesson(QStringLiteral("sg"));
        QTRY_VERIFY(side().isVisible());
        session().endQuestion();
        while (session().position().rule() != start.rule())
            session().undo();
        QVERIFY(kind.places(start) == put);
    }

    // On the tab that was in front, and not on “Why?”, also where a step had been looked at.
    void thePageOpensWhereOneWas()
    {
        session().setStep(2);
        page().showTour(3);
        QCOMPARE(tab(), QStringLiteral("tourPanel"));
        restart();
        QCOMPARE(page().lesson().id(), QStringLiteral("nim"));
        QCOMPARE(tab(), QStringLiteral("tourPanel"));
        QTRY_VERIFY(isSeen("tourPanel"));
        QCOMPARE(session().section(), 3);
        side().setCurrentWidget(page().findChild<QWidget*>(QStringLiteral("tableTab")));
        restart();
        QCOMPARE(tab(), QStringLiteral("tableTab"));
    }

    // Board and panels are as wide as they were, at every start; in a window that is wide enough for them.
    void theRoomIsSharedOutAsItWas()
    {
        QList<QByteArray> state;
        QSize size;
        constexpr int kDragged = 3; // from then on, a border has been moved
        for (int i = 0; i < 2 * kDragged; ++i) {
            QWidget window;
            auto* inside =
                new widgets::LessonPage(*games::lessons()[0], games::families(), quietOptions(), &window);
            (new QVBoxLayout(&window))->addWidget(inside);
            inside->room().restore(state);
            inside->room().showSideAfterFirstPaint();
            window.resize(1280, 760);
            show(window);
            QTRY_VERIFY(inside->findChild<QWidget*>(QStringLiteral("sideTabs"))->isVisible());
            auto* splitter = inside->findChild<QSplitter*>(QStringLiteral("splitter"));
            if (i == kDragged)
                splitter->setSizes({500, 760});
            QApplication::processEvents();
            QVERIFY(splitter->orientation() == Qt::Horizontal);
            if (i % kDragged == 0)
                size = inside->board()->size();
            QCOMPARE(inside->board()->size(), size);
            state = inside->room().state();
        }
    }

    void theSetGoesOnWithItsQuestion()
    {
        openPosition(QStringLiteral("nim: 4 5 6"));
        session().play({0, 1, 0});
        openSet("nim mixed easy 4711");
        answer(true);
        answer(false);
        next();
        const QString question = asked();
        const QString run = exercises().run()->text();
        QVERIFY(run.contains(QLatin1String("shown ")) && run.contains(QLatin1String("understood ")));
        restart();
        QCOMPARE(tab(), QStringLiteral("exercisePanel"));
        QCOMPARE(asked(), question);
        QVERIFY(!session().asking()->wasLeft); // nothing of its answer has been seen
        QTRY_VERIFY(exercises().isVisible());
        QCOMPARE(exercises().run()->text(), run);
        QCOMPARE(asked(), question);
        QVERIFY(!session().isVerdictShown());
        answer(true);
        QCOMPARE(exercises().run()->count(teaching::SetRun::Mark::Understood), 2);
        // And the game is there, below the questions.
        session().endQuestion();
        while (session().history().canUndo() && notation(*m_window) != QStringLiteral("nim: 3 5 6"))
            session().undo();
        QCOMPARE(notation(*m_window), QStringLiteral("nim: 3 5 6"));
        QCOMPARE(session().match().plies().size(), std::size_t{1});
    }

    // What has been tried, or hinted at, is no longer understood at the first try.
    void whatHadBeenTriedIsNotNewAgain()
    {
        openSet("nim outcome easy 12");
        const bool isP = std::get<theory::Outcome>(session().asking()->question.right) == theory::Outcome::P;
        session().answer(isP ? theory::Outcome::N : theory::Outcome::P);
        QCOMPARE(session().asking()->wrong, 1);
        restart();
        QVERIFY(session().asking() && session().asking()->isOpen());
        QCOMPARE(session().asking()->wrong, 1);
        QVERIFY(!session().asking()->wasLeft); // of which nothing has been seen
        answer(true);
        QCOMPARE(exercises().run()->count(teaching::SetRun::Mark::Understood), 0);
    }

    void aQuestionThatWasAnsweredStaysSo()
    {
        openSet("nim outcome easy 12");
        answer(true);
        QVERIFY(exercises().run()->isAnswered());
        const QString run = exercises().run()->text();
        restart();
        QTRY_VERIFY(exercises().isVisible());
        QVERIFY(!session().asking());
        QCOMPARE(exercises().run()->text(), run);
        next();
        QVERIFY(session().asking() && session().asking()->isOpen());
        QCOMPARE(exercises().run()->current(), 1);
    }

    void theTourAsksAgain()
    {
        page().showTour(1);
        QTRY_VERIFY(isSeen("tourPanel"));
        press("askButton");
        QVERIFY(session().asking() && session().asking()->asker == Asker::Tour);
        const QString question = asked();
        restart();
        QTRY_VERIFY(session().asking() && session().asking()->asker == Asker::Tour);
        QCOMPARE(asked(), question);
        QCOMPARE(session().section(), 1);
        session().showSolution();
        QVERIFY(m_window->progress().isAnswered(QStringLiteral("nim"), question));
    }

    // Also when the question has been answered with a move on the board, or has been left.
    void theGameBeforeAQuestionIsKept()
    {
        openPosition(QStringLiteral("nim: 4 5 6"));
        session().play({0, 1, 0});
        const auto game = session().savedGame();
        openSet("nim move easy 3");
        session().play(winningMove());
        QVERIFY(session().asking()->state == Asking::State::Right);
        page().showSteps();
        QApplication::processEvents();
        session().endQuestion();
        restart();
        QCOMPARE(notation(*m_window), QStringLiteral("nim: 3 5 6"));
        auto again = session().savedGame();
        again.step = game.step;
        QVERIFY(again == game);
    }

    // The question is open again, and the way back to the game that it had interrupted as well.
    void theWayBackToTheGameIsThereAgain()
    {
        openPosition(QStringLiteral("nim: 4 5 6"));
        session().play({0, 1, 0});
        session().play({2, 2, 0});
        const auto line = session().history().line();
        page().showTour(1);
        QTRY_VERIFY(isSeen("tourPanel"));
        press("askButton");
        QVERIFY(session().asking() && isSeen("backButton"));
        restart();
        QTRY_VERIFY(session().asking() && session().asking()->asker == Asker::Tour);
        QVERIFY(isSeen("backButton"));
        page().findChild<QAbstractButton*>(QStringLiteral("backButton"))->click();
        QVERIFY(session().history().line() == line);
        QVERIFY(!isSeen("backButton") && !session().asking());
        QCOMPARE(session().section(), 1);
    }

    // In the middle of the first game: all that was hidden is hidden still.
    void whoDiscoversAGameGoesOnDiscovering()
    {
        m_window.reset();
        m_file = m_folder.filePath(QStringLiteral("newcomer%1.ini").arg(m_files));
        Settings settings = Settings::load(m_file);
        QVERIFY(settings.isNewcomer);
        settings.page.usual.opponent = teaching::Opponent::Person;
        start(settings);
        QVERIFY(session().isDiscovering());
        const teaching::Position first = session().position();
        session().play({0, 1, 0});
        session().play({0, 2, 0});
        const QString position = notation(*m_window);
        restart();
        QVERIFY(session().isDiscovering() && !session().isVerdictShown());
        QCOMPARE(page().lesson().id(), QStringLiteral("bash"));
        QCOMPARE(notation(*m_window), position);
        QVERIFY(session().match().start() == first);
        QCOMPARE(session().match().plies().size(), std::size_t{2});
        QTRY_VERIFY(isSeen("tourPanel"));
        QVERIFY(!side().isTabVisible(side().indexOf(&exercises())));
        openLesson(QStringLiteral("wythoff")); // which has not been opened before
        QVERIFY(session().isDiscovering());
        QVERIFY(session().match().plies().empty());
    }

    // The card comes up again with the whole game, whose mistake was being asked about.
    void aGameThatIsOverIsLookedAtAgain()
    {
        openPosition(QStringLiteral("bash 3: 5"));
        session().setOpponent(teaching::Opponent::Perfect);
        session().play({0, 2, 0});
        QTRY_VERIFY(session().match().isOver());
        QTRY_VERIFY(isSeen("reviewCard"));
        page().findChild<QAbstractButton*>(QStringLiteral("findButton"))->click();
        QVERIFY(session().asking() && session().asking()->asker == Asker::Review);
        restart();
        QVERIFY(session().match().isOver());
        QCOMPARE(session().match().plies().size(), std::size_t{2});
        QTRY_VERIFY(isSeen("reviewCard"));
        QCOMPARE(page().findChild<QLabel*>(QStringLiteral("headline"))->text(),
                 QStringLiteral("Your opponent has won"));
        const auto& games = m_window->progress().lesson(QStringLiteral("bash")).games;
        QCOMPARE(games.begin()->second.lost, 1); // which counts once
    }

    // What has been played in place of the mistake is the game now; and the mistake that is asked about is
    // the one that was.
    void aGameThatIsMendedIsFoundAsItWas()
    {
        const auto read = teaching::readGame(
            u"laststone game 1\nstart bash 3: 10\nfirst you\nopponent perfect\nmove 1 1\nmove 1 3\n"
            "move 1 1\nmove 1 1\nmove 1 1\nmove 1 3\n",
            games::families());
        openPosition(QStringLiteral("bash 3: 10"));
        session().goOn(std::get<teaching::SavedGame>(read));
        QTRY_VERIFY(isSeen("reviewCard"));
        const auto click = [this](const char* button) {
            page().findChild<QAbstractButton*>(QLatin1String(button))->click();
        };
        const auto mistake = [this] { return page().findChild<QLabel*>(QStringLiteral("mistake"))->text(); };
        click("findButton");
        session().play({0, 2, 0});
        QVERIFY(session().asking()->state == Asking::State::Right);
        click("nextMistakeButton");
        QCOMPARE(notation(*m_window), QStringLiteral("bash 3: 6"));
        restart();
        QTRY_VERIFY(isSeen("reviewCard"));
        QCOMPARE(session().match().plies().size(), std::size_t{6});
        QVERIFY2(mistake().startsWith(QStringLiteral("Another mistake was move 3.")), qPrintable(mistake()));
        click("findButton");
        QCOMPARE(notation(*m_window), QStringLiteral("bash 3: 6"));
        session().play({0, 2, 0});
        QVERIFY(session().asking()->state == Asking::State::Right);
        restart();
        QVERIFY(session().match().plies().size() >= 3);
        QCOMPARE(session().match().plies()[2].move.take, theory::Count{2});
        QTRY_COMPARE(session().match().plies().size(), std::size_t{4}); // the opponent has replied
        QVERIFY(session().turn() == teaching::Turn::Learner && !isSeen("reviewCard"));
    }

    // The opponent was about to move, and does.
    void theOpponentGoesOnThinking()
    {
        openPosition(QStringLiteral("bash 3: 21"));
        session().setOpponent(teaching::Opponent::Perfect);
        session().setThinking(100'000);
        session().play({0, 2, 0});
        QVERIFY(session().turn() == teaching::Turn::Thinking);
        restart();
        QTRY_COMPARE(session().match().plies().size(), std::size_t{2});
        QVERIFY(session().turn() == teaching::Turn::Learner);
    }

    // Each rule has its own table.
    void aTableGoesOnWhereItWasLeft()
    {
        openPosition(QStringLiteral("kayles: 9 6"));
        session().setTable({0, 4, 4});
        openPosition(QStringLiteral("sg {1,3,4}: 5"));
        const teaching::TablePlace left{0, 2, 2};
        session().setTable(left);
        restart();
        openLesson(QStringLiteral("sg"));
        QCOMPARE(session().table(), left);
        openPosition(QStringLiteral("kayles: 9 6"));
        QCOMPARE(session().table(), (teaching::TablePlace{0, 4, 4}));
    }

    void whoWantsToStartsAnew()
    {
        openPosition(QStringLiteral("nim: 4 5 6"));
        session().play({0, 1, 0});
        openSet("nim move easy 3");
        auto* goesOn = m_window->findChild<QAction*>(QStringLiteral("goOn"));
        QVERIFY(goesOn->isChecked());
        goesOn->trigger();
        restart();
        QCOMPARE(page().lesson().id(), QStringLiteral("nim"));
        QCOMPARE(session().position(), page().lesson().first);
        QVERIFY(!session().asking() && !exercises().run());
        QVERIFY(!m_window->findChild<QAction*>(QStringLiteral("goOn"))->isChecked());
        m_window->findChild<QAction*>(QStringLiteral("goOn"))->trigger();
        session().play({0, 1, 0});
        const QString position = notation(*m_window);
        restart();
        QCOMPARE(notation(*m_window), position);
    }

    void aPositionThatIsNamedComesFirst()
    {
        openSet("nim outcome easy 12");
        const QString run = exercises().run()->text();
        m_window->close();
        m_window = std::make_unique<MainWindow>(*m_translations, Settings::load(m_file), m_file);
        openPosition(QStringLiteral("nim: 1 2 3"));
        m_window->showBoardFirst();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QTRY_VERIFY(isSeen("stepPanel"));
        QCOMPARE(notation(*m_window), QStringLiteral("nim: 1 2 3"));
        QVERIFY(!session().asking());
        QVERIFY(!session().history().canUndo());
        side().setCurrentWidget(&exercises()); // the set waits
        QCOMPARE(exercises().run()->text(), run);
    }

    void whatMakesNoSenseIsLeftOut()
    {
        Settings settings = quietSettings();
        settings.games[QStringLiteral("nim")] = QStringLiteral("laststone game 1\nstart nim: 3\nmove 7 7\n");
        for (const char* place :
             {"", "tab", "tab noSuchTab\nasked\nset nim", "tab exercisePanel\n\nset nim mixed easy 1\nagain",
              "tab tourPanel\nasked\nleft", "\n\n\n", "tab exercisePanel\n\nset bash mixed easy 1\nat 1"}) {
            settings.places[QStringLiteral("nim")] = QLatin1String(place);
            start(settings);
            QTRY_VERIFY(side().currentWidget()->isVisible());
            if (!session().asking())
                QCOMPARE(session().position(), page().lesson().first);
        }
    }

    // Leitner's boxes: a wrong one comes in the next set; understood there, in the second set after that.
    void aQuestionSaysFromWhichBoxItComes()
    {
        openSet("nim outcome easy 12");
        const QString wrong = asked();
        answer(false);
        exercises().beginKind(QStringLiteral("outcome"));
        const auto* box = exercises().findChild<QLabel*>(QStringLiteral("fromBox"));
        for (int i = 0; i < teaching::kSetLength; ++i) {
            QVERIFY(!box->isVisible());
            answer(true);
        }
        next();
        QCOMPARE(asked(), wrong);
        QVERIFY(box->isVisible());
        QCOMPARE(box->text(), QStringLiteral("From Leitner’s box 1, of an earlier set"));
        answer(true);
        QVERIFY(box->isVisible()); // as long as the answer is shown
        QCOMPARE(box->text(), QStringLiteral("From Leitner’s box 1, of an earlier set"));
        next();
        QVERIFY(!exercises().run()->question() && !box->isVisible());
        answer(true); // another set
        QVERIFY(!box->isVisible());
    }

    void wrongOnesComeBackInLaterSets()
    {
        openSet("nim outcome easy 12");
        const QString wrong = asked();
        answer(false);
        m_window->progress().flush();
        const auto places = [this] {
            QStringList texts;
            for (const auto& place : exercises().run()->places()) {
                if (place.question)
                    texts << teaching::questionText(*place.question);
            }
            return texts;
        };
        for (const bool isDue : {true, false, true, false, false, false, true}) {
            restart();
            exercises().beginKind(QStringLiteral("outcome"));
            QCOMPARE(places().mid(1).contains(wrong), isDue);
            if (!isDue)
                continue;
            Asking understood{*exercises().run()->places().back().question, Asker::Exercise};
            QCOMPARE(teaching::questionText(understood.question), wrong);
            understood.state = Asking::State::Right;
            m_window->progress().answered(understood);
        }
    }

private:
    void start(const Settings& settings)
    {
        m_window = std::make_unique<MainWindow>(*m_translations, settings, m_file);
        m_window->showBoardFirst();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QTRY_VERIFY(side().isVisible());
    }
    void restart()
    {
        QVERIFY(m_window->close());
        m_window.reset();
        Settings settings = Settings::load(m_file);
        settings.page.usual.opponent = teaching::Opponent::Person;
        start(settings);
    }
    widgets::LessonPage& page() { return *m_window->page(); }
    teaching::Session& session() { return page().session(); }
    QTabWidget& side() { return *page().findChild<QTabWidget*>(QStringLiteral("sideTabs")); }
    QString tab() { return side().currentWidget()->objectName(); }
    widgets::ExercisePanel& exercises() { return *page().findChild<widgets::ExercisePanel*>(); }
    QString asked()
    {
        return session().asking() ? teaching::questionText(session().asking()->question) : QString();
    }
    bool isSeen(const char* name) { return page().findChild<QWidget*>(QLatin1String(name))->isVisible(); }
    void press(const char* button)
    {
        auto* found = page().findChild<QPushButton*>(QLatin1String(button));
        QVERIFY2(found && found->isVisible() && found->isEnabled(), button);
        QTest::mouseClick(found, Qt::LeftButton);
    }
    void next() { exercises().findChild<QPushButton*>(QStringLiteral("nextButton"))->click(); }
    // The question in hand, asked if it is not.
    void answer(bool isUnderstood)
    {
        if (!session().asking() || !session().asking()->isOpen())
            next();
        QVERIFY(session().asking() && session().asking()->isOpen());
        if (isUnderstood)
            session().answer(session().asking()->question.right);
        else
            session().showSolution();
    }
    teaching::Move winningMove()
    {
        const auto& question = session().asking()->question;
        for (std::size_t heap = 0; heap < question.position.heaps.size(); ++heap) {
            for (theory::Count take = 1; take <= question.position.heaps[heap]; ++take) {
                const teaching::Move move{heap, take, 0};
                if (question.isRight(question.position.game->after(question.position, move)))
                    return move;
            }
        }
        return {};
    }
    void openPosition(const QString& text)
    {
        const auto position = teaching::parsePosition(text, games::families(), nullptr);
        m_window->openPosition(std::get<teaching::Position>(position));
    }
    void openLesson(const QString& id)
    {
        const auto lessons = games::lessons();
        const auto found = std::ranges::find(lessons, id, &widgets::Lesson::id);
        m_window->findChild<QTabWidget*>(QStringLiteral("tabs"))
            ->setCurrentIndex(static_cast<int>(found - lessons.begin()));
    }
    void openSet(const char* name)
    {
        const auto read =
            teaching::readSetName(QString::fromLatin1(name), games::families(), games::questionSource);
        m_window->openSet(std::get<teaching::SetName>(*read));
        QTRY_VERIFY(exercises().isVisible());
    }

    QTemporaryDir m_folder;
    int m_files = 0;
    QString m_file;
    std::unique_ptr<app::Translations> m_translations;
    std::unique_ptr<MainWindow> m_window;
};

LASTSTONE_TEST(SecondStartTest, Windows)

} // namespace laststone::second_start_test
#include "second_start_test.moc"
