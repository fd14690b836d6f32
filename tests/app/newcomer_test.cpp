// SPDX-License-Identifier: GPL-3.0-or-later
// The first ten minutes of somebody who knows nothing, with the pointer and the keys.
#include "app/main_window.h"
#include "gui_test.h"
#include "teaching/notation.h"
#include "teaching/opponent.h"
#include "teaching/progress.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/board/piece_board.h"
#include "widgets/page/discovery.h"
#include "widgets/page/lesson_page.h"
#include "widgets/page/verdict_banner.h"
#include "widgets/stage/position_line.h"
#include "widgets/steps/step_panel.h"

#include <QAction>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace laststone::newcomer_test {

using app::MainWindow;
using app::Settings;
using teaching::Turn;

namespace {

// A window as it is at the very first start, but that nothing moves and that the opponent errs never.
class Start {
public:
    explicit Start(const QString& name) : file(name)
    {
        QVERIFY(!translations.select(app::languages()[0]));
        Settings settings = Settings::load(file);
        settings.page.animation = false;
        settings.page.usual.opponent = teaching::Opponent::Perfect;
        window = std::make_unique<MainWindow>(translations, settings, file);
        show(*window);
    }
    template <class Widget> Widget* part(const char* name) const
    {
        return window->page()->findChild<Widget*>(QLatin1String(name));
    }
    QString text(const char* name) const { return asRead(part<QLabel>(name)->text()); }
    bool isSeen(const char* name) const { return part<QWidget>(name)->isVisible(); }
    teaching::Session& session() const { return window->page()->session(); }
    QString position() const { return teaching::notation(session().position()); }
    widgets::PieceBoard* board() const { return window->page()->findChild<widgets::PieceBoard*>(); }

    // Clicks the stone that takes so many, by what is seen.
    void click(theory::Count take) const
    {
        const theory::Count stones = session().position().heaps[0];
        for (const widgets::Piece& piece : board()->drawing().pieces) {
            if (piece.id.index == stones - take)
                return QTest::mouseClick(board()->viewport(), Qt::LeftButton, {},
                                         board()->onScreen(piece.box).center());
        }
        QFAIL("there is no such stone");
    }
    void press(const char* button) const
    {
        QVERIFY2(isSeen(button), button);
        QTest::mouseClick(part<QWidget>(button), Qt::LeftButton);
    }
    bool isTabSeen(const char* panel) const
    {
        const auto* tabs = part<QTabWidget>("sideTabs");
        return tabs->isTabVisible(tabs->indexOf(part<QWidget>(panel)));
    }
    void win() const
    {
        while (session().turn() == Turn::Learner) {
            click(teaching::bestMove(session().position()).take);
            waitForTurn();
        }
    }
    // Answers the question that is open in the tour, or goes on to the next; says whether there was one.
    bool goOnInTour() const
    {
        auto* tour = part<QWidget>("tourPanel");
        const auto press = [&](const char* name) {
            auto* button = tour->findChild<QWidget*>(QLatin1String(name));
            QVERIFY2(button->isVisible(), name);
            QTest::mouseClick(button, Qt::LeftButton);
            QApplication::processEvents();
        };
        const auto& asking = session().asking();
        if (!asking || !asking->isOpen()) {
            press("askButton");
            return false;
        }
        const teaching::Question question = asking->question;
        if (question.form == teaching::AnswerForm::Move)
            click(teaching::bestMove(question.position).take);
        else if (question.form == teaching::AnswerForm::Outcome)
            press(question.position.heaps[0] % 4 == 0 ? "answerP" : "answerN"); // at most 3, normal play
        else if (question.kind == QStringLiteral("next-lost"))
            type(*tour, (question.position.heaps[0] - 1) / 4 * 4);
        else
            QTest::qFail("a question that the newcomer cannot answer", __FILE__, __LINE__);
        return true;
    }
    static void type(const QWidget& panel, theory::Count number)
    {
        auto* field = panel.findChild<QWidget*>(QStringLiteral("answerEdit"));
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, QString::number(number));
        QTest::keyClick(field, Qt::Key_Return);
    }
    void waitForTurn() const
    {
        QTRY_VERIFY(session().turn() == Turn::Learner || session().turn() == Turn::Over);
    }

    QString file;
    app::Translations translations;
    std::unique_ptr<MainWindow> window;
};

} // namespace

class NewcomerTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void theFirstStartInvitesToPlayAndGivesNothingAway()
    {
        Start it(m_folder.filePath(QStringLiteral("first.ini")));
        QCOMPARE(it.window->page()->lesson().id(), QStringLiteral("bash"));
        QVERIFY(it.session().isDiscovering());
        QVERIFY(it.isSeen("tourPanel"));
        QCOMPARE(it.text("ruleSentence"),
                 QStringLiteral("Take 1 to 3 stones. Whoever takes the last stone wins."));
        QVERIFY(it.isSeen("ruleSentence") && it.isSeen("invitation"));
        QCOMPARE(it.text("invitation"), QStringLiteral("Your move: click 1, 2 or 3 stones."));
        for (const char* hidden :
             {"verdict", "chartCard", "positionEdit", "playersBar", "takeBar", "reviewCard"})
            QVERIFY2(!it.isSeen(hidden), hidden);
        const auto* tabs = it.part<QTabWidget>("sideTabs");
        for (int i = 0; i < tabs->count(); ++i)
            QCOMPARE(tabs->isTabVisible(i), tabs->widget(i)->objectName() == QStringLiteral("tourPanel"));
        QVERIFY(!it.session().isVerdictShown());
    }

    // The tour says that arrows choose stones, and Enter takes them: so they do, from the first key on.
    void theFirstKeysPlay()
    {
        Start it(m_folder.filePath(QStringLiteral("keys.ini")));
        it.window->showBoardFirst();
        QVERIFY(it.window->page()->board()->hasFocus());
        for (const int lesson : {0, 2}) {
            QTest::keyClick(it.window.get(), static_cast<Qt::Key>(Qt::Key_1 + lesson), Qt::ControlModifier);
            QVERIFY(it.window->page()->board()->hasFocus());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QCOMPARE(it.window->findChild<QTabWidget*>(QStringLiteral("tabs"))->currentIndex(), lesson);
            QCOMPARE(it.window->page()->session().match().plies().front().move, (teaching::Move{0, 1, 0}));
        }
    }

    // The question is the one of the page of the tour that is read; no exercises begin, and nothing opens.
    void theKeyOfTheQuestionIsForTheTour()
    {
        Start it(m_folder.filePath(QStringLiteral("question.ini")));
        QTRY_VERIFY(it.part<QWidget>("askButton")->isVisible());
        QTest::keyClick(it.window.get(), Qt::Key_G, Qt::ControlModifier);
        QVERIFY(it.session().asking() && it.session().asking()->isOpen());
        QVERIFY(it.session().asking()->asker == teaching::Asker::Tour);
        QVERIFY(it.session().isDiscovering() && !it.isTabSeen("exercisePanel"));
        // Where the page of the tour asks nothing, what opens the exercises is said.
        while (it.session().asking() || it.isSeen("askWords")) {
            QTest::keyClick(it.window.get(), Qt::Key_G, Qt::ControlModifier);
            if (!it.session().asking()->isOpen())
                break;
            it.session().showSolution();
            it.session().endQuestion();
        }
        QTest::keyClick(it.window.get(), Qt::Key_G, Qt::ControlModifier);
        QVERIFY(!it.session().asking());
        QVERIFY(it.session().isDiscovering() && !it.isTabSeen("exercisePanel"));
        QCOMPARE(it.window->findChild<QStatusBar*>()->currentMessage(),
                 QStringLiteral("Play a game and answer a question: then more opens."));
    }

    // Not on the tab that stands next to one that is hidden.
    void aLessonHalfDiscoveredOpensOnItsTour()
    {
        const QString file = m_folder.filePath(QStringLiteral("half.ini"));
        {
            Start it(file);
            it.win();
            QTRY_VERIFY(it.part<QWidget>("askButton")->isVisible());
            for (int asked = 0; asked < 1;)
                asked += it.goOnInTour() ? 1 : 0;
            it.part<QToolButton>("newGameButton")->click();
            QVERIFY(it.isTabSeen("tableTab"));
            it.window->progress().flush(); // and no more: it is ended from outside
        }
        Start again(file);
        QVERIFY(again.session().isDiscovering() && again.isTabSeen("tableTab"));
        QVERIFY(again.part<QWidget>("tourPanel")->isVisible());
    }

    // When the rule has been found the page opens by whatever comes next.
    void whoHasFoundTheRuleGoesOn_data()
    {
        QTest::addColumn<QString>("by");
        for (const char* by : {"next question", "new game", "tab", "move", "button"})
            QTest::newRow(by) << QString::fromLatin1(by);
    }
    void whoHasFoundTheRuleGoesOn()
    {
        QFETCH(const QString, by);
        Start it(m_folder.filePath(by + QStringLiteral(".ini")));
        const auto said = [&] { return it.window->findChild<QStatusBar*>()->currentMessage(); };
        it.win();
        QTRY_VERIFY(it.part<QWidget>("askButton")->isVisible());
        QSignalSpy found(&it.window->page()->discovery(), &widgets::Discovery::found);
        for (int i = 0; i < 40 && found.isEmpty(); ++i)
            it.goOnInTour();
        QCOMPARE(found.size(), 1);
        QVERIFY(it.session().isDiscovering() && !it.isTabSeen("stepPanel"));
        QCOMPARE(said(), it.text("discoveryLabel"));
        QVERIFY(said().startsWith(QStringLiteral("You have found the rule")));
        if (by == QStringLiteral("next question")) {
            for (int i = 0; i < 3 && it.session().isDiscovering(); ++i)
                it.goOnInTour();
        } else if (by == QStringLiteral("new game")) {
            it.press("newGameButton");
        } else if (by == QStringLiteral("button")) {
            QCOMPARE(it.part<QToolButton>("knownButton")->text(), QStringLiteral("Ta&ke a look"));
            it.press("knownButton");
        } else if (by == QStringLiteral("tab")) {
            it.part<QTabWidget>("sideTabs")->setCurrentWidget(it.part<QWidget>("exercisePanel"));
        } else {
            it.click(1);
        }
        QVERIFY(!it.session().isDiscovering());
        QVERIFY(it.isTabSeen("stepPanel") && it.isSeen("verdict"));
        QVERIFY(said().startsWith(QStringLiteral("You have found the rule. All of the page is open now")));
    }

    void theFirstOpponentCanBeBeaten()
    {
        const Settings settings = Settings::load(m_folder.filePath(QStringLiteral("opponent.ini")));
        QVERIFY(settings.isNewcomer);
        QVERIFY(settings.page.usual.opponent == teaching::Opponent::Random);
        QVERIFY(!Settings().isNewcomer);
    }

    void whoKnowsTheGameGetsAllOfThePage()
    {
        Start it(m_folder.filePath(QStringLiteral("known.ini")));
        QVERIFY(it.isSeen("knownButton"));
        QCOMPARE(QKeySequence::mnemonic(it.part<QToolButton>("knownButton")->text()),
                 QKeySequence(Qt::ALT | Qt::Key_K));
        const auto isInMenu = [&](const char* action) {
            const auto actions = it.window->findChild<QMenu*>(QStringLiteral("lessonMenu"))->actions();
            return std::ranges::any_of(actions, [&](const QAction* each) {
                return each->objectName() == QLatin1String(action) && each->isVisible();
            });
        };
        QVERIFY(isInMenu("knowThisAction") && isInMenu("knowAllAction"));
        it.part<QAction>("knowThisAction")->trigger();
        QVERIFY(!it.session().isDiscovering());
        QVERIFY(!isInMenu("knowThisAction"));
        QCOMPARE(it.position(), QStringLiteral("bash 3: 21"));
        for (const char* shown : {"verdict", "chartCard", "positionEdit", "playersBar", "takeBar"})
            QVERIFY2(it.isSeen(shown), shown);
        QVERIFY(!it.isSeen("knownButton") && !it.isSeen("invitation"));
        const QString message = it.window->findChild<QStatusBar*>()->currentMessage();
        QVERIFY2(message.startsWith(QStringLiteral("All of the page is open now")), qPrintable(message));
        it.window->findChild<QTabWidget*>(QStringLiteral("tabs"))->setCurrentIndex(2);
        QVERIFY(it.session().isDiscovering()); // another lesson is still new
        it.part<QAction>("knowAllAction")->trigger();
        const auto opponent = [&] {
            const auto chosen = it.session().options().players.find(it.session().first().word());
            return chosen == it.session().options().players.end() ? std::nullopt
                                                                  : std::optional(chosen->second.opponent);
        };
        QVERIFY(opponent() == teaching::Opponent::Perfect); // not the first rung of the ladder
        it.window->findChild<QTabWidget*>(QStringLiteral("tabs"))->setCurrentIndex(3);
        QVERIFY(!it.session().isDiscovering());
        QVERIFY(opponent() == teaching::Opponent::Perfect);
        QVERIFY(!isInMenu("knowThisAction"));
    }

    // As a digit does.
    void aPositionCanBeTypedAtOnce()
    {
        Start it(m_folder.filePath(QStringLiteral("typed.ini")));
        QVERIFY(it.session().isDiscovering());
        QTest::keyClick(it.window.get(), Qt::Key_L, Qt::ControlModifier);
        auto* line = it.window->findChild<widgets::PositionLine*>();
        QVERIFY(line && line->isVisible());
    }

    // Only what is around opens: the question stays open on its position, and what has been can be undone.
    void whoKnowsTheGameKeepsWhatIsBeingDone()
    {
        Start it(m_folder.filePath(QStringLiteral("kept.ini")));
        const auto question =
            teaching::readQuestion(u"outcome bash 3: 9", it.window->page()->lesson().questions,
                                   it.session().families(), &it.window->page()->lesson().first);
        it.session().ask(std::get<teaching::Question>(question), teaching::Asker::Tour);
        const QString position = it.position();
        const bool canUndo = it.session().history().canUndo();
        it.part<QAction>("knowThisAction")->trigger();
        QApplication::processEvents();
        QVERIFY(!it.session().isDiscovering());
        QCOMPARE(it.position(), position);
        QVERIFY(it.session().asking() && it.session().asking()->isOpen());
        QCOMPARE(it.session().history().canUndo(), canUndo);
        for (const char* shown : {"playersBar", "takeBar", "randomButton", "positionEdit"})
            QVERIFY2(it.isSeen(shown), shown);
        it.session().showSolution();
        QVERIFY(it.session().isVerdictShown());
    }

    void whoHasSettingsFromBeforeKnowsTheGames()
    {
        const QString file = m_folder.filePath(QStringLiteral("old.ini"));
        {
            QSettings old(file, QSettings::IniFormat);
            old.setValue(QStringLiteral("lesson"), QStringLiteral("bash"));
        }
        Start it(file);
        QVERIFY(!it.session().isDiscovering());
        QCOMPARE(it.position(), QStringLiteral("bash 3: 21"));
    }

    void theFirstTenMinutes()
    {
        const QString file = m_folder.filePath(QStringLiteral("ten.ini"));
        auto it = std::make_unique<Start>(file);
        QCOMPARE(it->position(), QStringLiteral("bash 3: 10"));

        // Too many stones: why not is said beside the click.
        it->click(10);
        QCOMPARE(it->board()->whyNot(), QStringLiteral("You may take at most 3 stones here."));
        QCOMPARE(it->position(), QStringLiteral("bash 3: 10"));
        // Clicked once more, it is said as long again.
        const auto* end = it->board()->findChild<QTimer*>(QStringLiteral("whyNotEnd"));
        QVERIFY(end && end->isActive());
        QTest::qWait(100);
        const int left = end->remainingTime();
        it->click(10);
        QVERIFY(end->remainingTime() > left);

        // The coach says what can be seen, nothing of theory, and still does after the reply.
        const int top = it->board()->mapTo(it->window.get(), QPoint()).y();
        it->click(1);
        QCOMPARE(it->board()->whyNot(), QString());
        QCOMPARE(it->text("turn"), QStringLiteral("The opponent is thinking…"));
        const QString said = it->text("coach");
        QVERIFY2(said.startsWith(QStringLiteral("You left 9, and your opponent could not win at once.")),
                 qPrintable(said));
        it->waitForTurn();
        QCOMPARE(it->position(), QStringLiteral("bash 3: 8"));
        QCOMPARE(it->text("coach"), said);
        QVERIFY(it->isSeen("coach"));
        QCOMPARE(it->text("turn"), QStringLiteral("Your move"));
        // Where the invitation was, it stands whose turn it is: the board stays where it is.
        QVERIFY(it->isSeen("invitation"));
        QCOMPARE(it->text("invitation"), QStringLiteral("Your move"));
        QCOMPARE(it->board()->mapTo(it->window.get(), QPoint()).y(), top);

        // Lost; the card says where.
        while (it->session().turn() == Turn::Learner) {
            it->click(1);
            it->waitForTurn();
        }
        QTRY_VERIFY(it->isSeen("reviewCard"));
        QVERIFY(!it->isSeen("coach")); // the card stands in its place
        QCOMPARE(it->text("headline"), QStringLiteral("Your opponent has won"));
        QVERIFY(it->text("mistake").startsWith(QStringLiteral("Your first mistake was move 1")));
        QVERIFY(!it->isSeen("tourButton")); // first what there is to be found here
        QVERIFY(it->session().isDiscovering()); // a question is still to be answered

        // It is asked, and answered on the board, at the second try.
        it->press("findButton");
        QCOMPARE(it->position(), QStringLiteral("bash 3: 10"));
        QVERIFY(it->session().asking() && it->session().asking()->isOpen());
        it->click(3);
        QCOMPARE(it->session().asking()->wrong, 1);
        it->click(2);
        QCOMPARE(it->session().asking()->state, teaching::Asking::State::Right);
        QCOMPARE(it->position(), QStringLiteral("bash 3: 8"));

        // What asks is there at once, and is said to be; what would move the board waits.
        QVERIFY(it->isTabSeen("exercisePanel") && it->isTabSeen("tableTab") && !it->isTabSeen("stepPanel"));
        const QString opened = it->window->findChild<QStatusBar*>()->currentMessage();
        QVERIFY2(opened.startsWith(QStringLiteral("The table and the exercises are open now")),
                 qPrintable(opened));
        QVERIFY(!it->isSeen("playersBar") && !it->isSeen("takeBar"));

        // The game goes on from the answer, and is won.
        it->press("playOnButton");
        it->waitForTurn();
        it->win();
        QVERIFY(it->isSeen("reviewCard"));
        QCOMPARE(it->text("headline"), QStringLiteral("You have won!"));

        // Now there are more fields; who wins, and why, is still to be found.
        QVERIFY(it->session().isDiscovering());
        QVERIFY(it->isTabSeen("exercisePanel") && !it->isTabSeen("stepPanel"));
        QVERIFY(it->isSeen("playersBar") && it->isSeen("takeBar"));
        QVERIFY(!it->isSeen("verdict") && !it->isSeen("chartCard") && !it->isSeen("hintButton"));

        // A second game, without a mistake; from there the card leads on to the questions of the tour.
        it->press("playAgainButton");
        QCOMPARE(it->position(), QStringLiteral("bash 3: 10"));
        it->win();
        QVERIFY(it->isSeen("playAgainButton") && it->isSeen("tourButton"));
        it->press("tourButton");
        QVERIFY(!it->isSeen("reviewCard"));
        QVERIFY(it->session().asking() && it->session().asking()->isOpen());
        QVERIFY(it->session().asking()->asker == teaching::Asker::Tour);
        // How much is still to be done is said beside it, and at once when it has been.
        QVERIFY2(it->text("discoveryLabel").contains(QStringLiteral("6 more right answers")),
                 qPrintable(it->text("discoveryLabel")));
        QSignalSpy found(&it->window->page()->discovery(), &widgets::Discovery::found);
        int asked = 0;
        while (it->session().isDiscovering() && asked < 20) {
            asked += it->goOnInTour() ? 1 : 0;
            if (asked == 1)
                QVERIFY(it->text("discoveryLabel").contains(QStringLiteral("5 more right answers")));
            if (it->session().isDiscovering() && !found.isEmpty())
                QVERIFY(it->text("discoveryLabel").startsWith(QStringLiteral("You have found the rule")));
        }
        QCOMPARE(found.size(), 1);
        QVERIFY(asked >= teaching::Progress::kFound); // not in the middle of a section
        QVERIFY(!it->session().isDiscovering());
        QVERIFY(it->isSeen("verdict") && it->isSeen("hintButton"));
        QVERIFY(it->isTabSeen("stepPanel"));
        QVERIFY(it->part<QWidget>("tourPanel")->isVisible()); // where the learner is
        it->part<QTabWidget>("sideTabs")->setCurrentWidget(it->part<QWidget>("stepPanel"));
        QTRY_VERIFY(it->isSeen("chartCard")); // which makes way for what asks

        // The next lesson is new again, and short.
        auto* tabs = it->window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        tabs->setCurrentIndex(1);
        QVERIFY(it->session().isDiscovering());
        QCOMPARE(it->position(), QStringLiteral("wythoff: 4 6"));
        QTRY_VERIFY(it->isSeen("invitation"));

        // At the next start Bash is known.
        tabs->setCurrentIndex(0);
        it->window->close();
        it.reset();
        Start again(file);
        QCOMPARE(again.window->page()->lesson().id(), QStringLiteral("bash"));
        QVERIFY(!again.session().isDiscovering());
        again.window->findChild<QTabWidget*>(QStringLiteral("tabs"))->setCurrentIndex(1);
        QVERIFY(again.session().isDiscovering());
    }

    // Who wins gets a longer game against somebody stronger.
    void theNextOpponentComesWithALongerGame()
    {
        Start it(m_folder.filePath(QStringLiteral("longer.ini")));
        it.session().setOpponent(teaching::Opponent::Random);
        it.win();
        QTRY_VERIFY(it.isSeen("nextOpponentButton"));
        it.press("nextOpponentButton");
        QVERIFY(it.session().players().opponent == *teaching::nextOpponent(teaching::Opponent::Random));
        QVERIFY(it.session().isDiscovering());
        const theory::Count stones = it.session().position().heaps[0];
        QVERIFY2(stones > 10 && stones < 20 && stones % 4 != 0, qPrintable(it.position()));
        QVERIFY(it.session().turn() == Turn::Learner);
    }

    // Enter presses the button that has the focus, once.
    void enterPressesTheButtonWithTheFocus()
    {
        Start it(m_folder.filePath(QStringLiteral("enter.ini")));
        it.win();
        for (const char* name : {"playAgainButton", "newGameButton"}) {
            auto* button = it.part<QToolButton>(name);
            QTRY_VERIFY(button->isVisible());
            QSignalSpy pressed(button, &QToolButton::clicked);
            button->setFocus(Qt::TabFocusReason);
            QTRY_VERIFY(button->hasFocus());
            QTest::keyClick(button, Qt::Key_Return, Qt::ControlModifier);
            QCOMPARE(pressed.size(), 0);
            QTest::keyClick(button, Qt::Key_Return);
            QCOMPARE(pressed.size(), 1);
            if (button->hasFocus()) {
                QTest::keyClick(button, Qt::Key_Enter, Qt::KeypadModifier);
                QCOMPARE(pressed.size(), 2);
            }
        }
    }

    void triesAgainFromTheMistake()
    {
        Start it(m_folder.filePath(QStringLiteral("again.ini")));
        it.click(1);
        it.waitForTurn();
        while (it.session().turn() == Turn::Learner) {
            it.click(1);
            it.waitForTurn();
        }
        it.press("tryAgainButton");
        QCOMPARE(it.position(), QStringLiteral("bash 3: 10"));
        QVERIFY(it.session().turn() == Turn::Learner);
        it.click(2);
        QVERIFY(!it.isSeen("reviewCard"));
        it.waitForTurn();
        QCOMPARE(it.session().match().plies().size(), std::size_t{2});
    }

private:
    QTemporaryDir m_folder;
};

LASTSTONE_TEST(NewcomerTest, Windows)

} // namespace laststone::newcomer_test
#include "newcomer_test.moc"
