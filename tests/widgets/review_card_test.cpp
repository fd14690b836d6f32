// SPDX-License-Identifier: GPL-3.0-or-later
// The card after a game: every move that threw a win away is asked about.
#include "widgets/page/review_card.h"

#include "page_fixture.h"
#include "positions.h"
#include "teaching/memory/saved_game.h"
#include "teaching/opponent.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/look/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace laststone::review_card_test {

using teaching::Asking;
using teaching::Move;
using teaching::Opponent;
using teaching::Side;

namespace {

// A game of Bash that has been won, lost, won and lost again by the learner, and then to its end.
class Played : public PageFixture {
public:
    Played() : PageFixture("bash", quietOptions(Opponent::Perfect))
    {
        session().setThinking(0);
        teaching::SavedGame game{positionOf(QStringLiteral("bash 3: 10")), Side::Learner, Opponent::Perfect};
        for (int i = 0; i < 6; ++i)
            game.moves.push_back({0, 1, 0});
        game.done = game.moves.size();
        session().goOn(game); // 4 are left
        session().play({0, 1, 0});
        QTRY_VERIFY(card()->isVisible());
    }
    teaching::Session& session() { return page.session(); }
    widgets::ReviewCard* card() const { return page.findChild<widgets::ReviewCard*>(); }
    QString text(const char* label) const { return child<QLabel>(label)->text(); }
    bool isSeen(const char* part) const { return child<QWidget>(part)->isVisible(); }
    bool isAsked() { return session().asking() && session().asking()->isOpen(); }
};

} // namespace

class ReviewCardTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    // Whoever plays by keys goes on by them; the moves of the line are walked and told one by one.
    void theKeyboardGoesOnAfterTheGame_data()
    {
        QTest::addColumn<bool>("byKeys");
        QTest::newRow("keys") << true;
        QTest::newRow("mouse") << false;
    }
    void theKeyboardGoesOnAfterTheGame()
    {
        QFETCH(const bool, byKeys);
        PageFixture it("bash", quietOptions(Opponent::Perfect));
        auto& session = it.page.session();
        session.setThinking(0);
        session.setNotation(QStringLiteral("bash 3: 5"));
        widgets::BoardWidget* board = it.page.board();
        board->setFocus();
        if (!byKeys)
            QTest::mouseClick(it.child<QWidget>("turn"), Qt::LeftButton);
        if (byKeys) {
            for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Return})
                QTest::keyClick(QApplication::focusWidget(), key);
        } else {
            session.play({0, 2, 0});
        }
        QTRY_VERIFY(it.page.findChild<widgets::ReviewCard*>()->isVisible());
        QCOMPARE(it.child<QWidget>("findButton")->hasFocus(), byKeys);
        if (!byKeys)
            return;
        auto* line = it.child<QWidget>("matchLine");
        for (int i = 0; i < 60 && !line->hasFocus(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(line->hasFocus());
        QCOMPARE(line->accessibleDescription(), QStringLiteral("At the start you could win."));
        QTest::keyClick(line, Qt::Key_Right);
        QCOMPARE(line->accessibleDescription(),
                 QStringLiteral("Move 1, take 2: after it your opponent could win."));
        QTest::keyClick(line, Qt::Key_End);
        QVERIFY(line->accessibleDescription().startsWith(QStringLiteral("Move 2")));
        QTest::keyClick(line, Qt::Key_Home);
        QCOMPARE(line->accessibleDescription(), QStringLiteral("At the start you could win."));
    }

    // A second click on the same place gives the next hint.
    void theHelpStaysWhereItIs()
    {
        Played it;
        it.click("findButton");
        const auto settle = [] {
            for (int i = 0; i < 5; ++i)
                QCoreApplication::processEvents();
        };
        settle();
        auto* hint = it.card()->findChild<QPushButton*>(QStringLiteral("hintButton"));
        auto* said = it.card()->findChild<QLabel*>(QStringLiteral("feedback"));
        const QPoint place = hint->mapTo(&it.page, QPoint());
        const QString before = said->text();
        QTest::mouseClick(hint, Qt::LeftButton);
        QVERIFY(said->text() != before);
        settle();
        QCOMPARE(hint->mapTo(&it.page, QPoint()), place);
        it.page.resize(it.page.width() * 2 / 3, it.page.height()); // where hints take several lines
        settle();
        const QPoint narrow = hint->mapTo(&it.page, QPoint());
        QTest::mouseClick(hint, Qt::LeftButton);
        settle();
        QCOMPARE(hint->mapTo(&it.page, QPoint()), narrow);
    }

    void everyMistakeIsAQuestion()
    {
        Played it;
        QCOMPARE(it.text("headline"), QStringLiteral("Your opponent has won"));
        QCOMPARE(it.text("mistake"),
                 QStringLiteral("Your first mistake was move 1. What would you play there?"));
        QVERIFY(!it.isSeen("nextMistakeButton"));
        it.click("findButton");
        QCOMPARE(it.position(), QStringLiteral("bash 3: 10"));
        QVERIFY(it.isAsked());
        QVERIFY(!it.isSeen("nextMistakeButton"));
        it.session().play({0, 2, 0});
        QCOMPARE(it.session().asking()->state, Asking::State::Right);

        // The rest of the game is still known, although a move has been made in its place.
        it.click("nextMistakeButton");
        QCOMPARE(it.position(), QStringLiteral("bash 3: 6"));
        QVERIFY(it.isAsked());
        QVERIFY(!it.page.session().isVerdictShown());
        it.session().play({0, 1, 0});
        QVERIFY(it.isAsked()); // as wrong as before
        it.session().play({0, 2, 0});
        QCOMPARE(it.session().asking()->state, Asking::State::Right);
        QVERIFY(!it.isSeen("nextMistakeButton")); // there are no more
        QVERIFY(it.isSeen("playOnButton"));
    }

    void whoGivesUpIsAskedTheNextToo()
    {
        Played it;
        it.click("findButton");
        it.session().showSolution();
        QVERIFY(it.isSeen("nextMistakeButton"));
        it.click("nextMistakeButton");
        QCOMPARE(it.position(), QStringLiteral("bash 3: 6"));
        QVERIFY(it.isAsked());
        // Left, the card tells which mistake it is about.
        it.session().endQuestion();
        QCOMPARE(it.text("mistake"),
                 QStringLiteral("Another mistake was move 5. What would you play there?"));
        it.click("tryAgainButton");
        QCOMPARE(it.position(), QStringLiteral("bash 3: 6"));
        QCOMPARE(it.session().match().plies().size(), std::size_t{4});
        QVERIFY(!it.isAsked());
        // The game is played on: neither its result nor what is right stands beside it.
        QVERIFY(!it.card()->isVisible());
        QVERIFY(!it.session().isVerdictShown());
    }

    // Also while the question about the first move, or its answer, stands there.
    // Who takes the end back has neither won nor lost; who only looks back still goes through the game.
    // Of all buttons that stand beside each other, in a window as small as it may be.
    void theButtonsAreNotCutInASmallWindow()
    {
        for (const Opponent opponent :
             {Opponent::Random, Opponent::TakesWin, Opponent::Ahead, Opponent::LastFew, Opponent::Erring}) {
            PageFixture it("wythoff", quietOptions(opponent));
            it.page.resize(1004, 520);
            auto& session = it.page.session();
            session.setThinking(0);
            teaching::SavedGame game{positionOf(QStringLiteral("wythoff: 4 6")), Side::Learner, opponent};
            game.moves = {{0, 4, 0}, {1, 4, 0}};
            game.done = game.moves.size();
            session.goOn(game);
            session.play({1, 2, 0});
            QTRY_VERIFY(it.child<QWidget>("reviewCard")->isVisible());
            QTest::qWait(20);
            for (const char* name :
                 {"findButton", "tryAgainButton", "playAgainButton", "nextOpponentButton"}) {
                const auto* button = it.child<QToolButton>(name);
                QVERIFY2(button->isVisible(), name);
                QVERIFY2(button->width() >= button->sizeHint().width(),
                         qPrintable(button->text()
                                    + QString::number(button->width() - button->sizeHint().width())));
            }
        }
    }

    void undoClosesTheCard()
    {
        Played it;
        it.session().goTo(3);
        QVERIFY(it.card()->isVisible());
        it.session().goTo(it.session().history().line().size());
        QVERIFY(it.card()->isVisible());
        it.click("undoButton");
        QVERIFY(!it.session().match().isOver());
        QVERIFY(!it.card()->isVisible());
        while (it.session().history().canRedo())
            it.click("redoButton");
        QVERIFY(it.card()->isVisible());
    }

    void playingAgainClosesTheCard_data()
    {
        QTest::addColumn<bool>("answered");
        QTest::newRow("open") << false;
        QTest::newRow("answered") << true;
    }
    void playingAgainClosesTheCard()
    {
        QFETCH(const bool, answered);
        Played it;
        it.click("findButton");
        if (answered)
            it.session().play({0, 2, 0});
        it.click("playAgainButton");
        QVERIFY(!it.card()->isVisible());
        QVERIFY(!it.session().asking());
        QCOMPARE(it.position(), QStringLiteral("bash 3: 10"));
        QCOMPARE(it.text("turn"), QStringLiteral("Your move"));
        it.session().play({0, 1, 0});
        QTRY_COMPARE(it.session().match().plies().size(), std::size_t{2}); // the opponent replies
    }

    // To somebody who does not know P and N the line has none of their signs.
    void theLineIsPlainWhereNothingHasBeenFound()
    {
        for (const bool isDiscovering : {true, false}) {
            PageFixture it("bash", quietOptions(Opponent::Random));
            it.page.session().setDiscovering(isDiscovering);
            it.page.session().setNotation(QStringLiteral("bash 3: 3"));
            it.page.session().play({0, 3, 0});
            auto* line = it.child<QWidget>("matchLine");
            QTRY_VERIFY(line->isVisible());
            const QImage image = line->grab().toImage();
            const widgets::Theme& theme = widgets::Theme::of(line->palette());
            QCOMPARE(countPixels(image, theme.lost) > 0, !isDiscovering);
            QCOMPARE(countPixels(image, theme.won) > 0, !isDiscovering);
            QVERIFY(countPixels(image, theme.stone) > 0);
        }
    }

    // What is said is the place of the keyboard, also for those who do not see it.
    void theLineIsWalkedByKeys()
    {
        PageFixture it("bash", quietOptions(Opponent::Random));
        it.page.session().setNotation(QStringLiteral("bash 3: 3"));
        it.page.session().play({0, 1, 0});
        QTRY_VERIFY(it.page.session().match().turn() == Side::Learner || it.page.session().match().isOver());
        while (!it.page.session().match().isOver()) {
            it.page.session().play({0, 1, 0});
            QTRY_VERIFY(it.page.session().match().turn() == Side::Learner
                        || it.page.session().match().isOver());
        }
        auto* line = it.child<QWidget>("matchLine");
        QTRY_VERIFY(line->isVisible());
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Home);
        const QString first = line->accessibleDescription();
        QTest::keyClick(line, Qt::Key_Left); // there is nothing before it
        QCOMPARE(line->accessibleDescription(), first);
        QTest::keyClick(line, Qt::Key_Right);
        const QString second = line->accessibleDescription();
        QVERIFY(second != first);
        QTest::keyClick(line, Qt::Key_End);
        const QString last = line->accessibleDescription();
        QVERIFY(last != first);
        QTest::keyClick(line, Qt::Key_Right);
        QCOMPARE(line->accessibleDescription(), last);
        QTest::keyClick(line, Qt::Key_Home);
        QTest::keyClick(line, Qt::Key_Right);
        QCOMPARE(line->accessibleDescription(), second);
    }

    // A game that is won leads up the ladder.
    void theLadderIsClimbedByWinning()
    {
        PageFixture it("bash", quietOptions(Opponent::Random));
        it.page.session().setNotation(QStringLiteral("bash 3: 3"));
        it.page.session().play({0, 3, 0});
        QTRY_VERIFY(it.child<QWidget>("reviewCard")->isVisible());
        QCOMPARE(it.child<QLabel>("headline")->text(), QStringLiteral("You have won!"));
        const QString next =
            QStringLiteral("Next opponent: “Takes a win” · Wins if it can do so at once, else "
                           "makes any move");
        QCOMPARE(asRead(it.child<QLabel>("mistake")->text()), QStringLiteral("You made no mistake. ") + next);
        QCOMPARE(it.child<QToolButton>("nextOpponentButton")->text(), QStringLiteral("Next: Takes a win"));
        QCOMPARE(it.child<QToolButton>("nextOpponentButton")->accessibleDescription(), next);
        it.click("nextOpponentButton");
        QVERIFY(it.page.session().players().opponent == *teaching::nextOpponent(Opponent::Random));
        // Not what has just been solved, and again one that can be won.
        const theory::Count stones = it.page.session().position().heaps.at(0);
        QVERIFY(stones != 3 && stones % 4 != 0);
        QVERIFY(it.position().startsWith(QStringLiteral("bash 3: ")));
        QVERIFY(!it.child<QWidget>("reviewCard")->isVisible());
    }

    void aboveTheLastRungThereIsNone()
    {
        for (const Opponent opponent : {Opponent::Perfect, Opponent::Person}) {
            PageFixture it("bash", quietOptions(opponent));
            it.page.session().setNotation(QStringLiteral("bash 3: 3"));
            it.page.session().play({0, 3, 0});
            QTRY_VERIFY(it.child<QWidget>("reviewCard")->isVisible());
            QVERIFY(!it.child<QWidget>("nextOpponentButton")->isVisible());
            QCOMPARE(
                it.child<QLabel>("mistake")->text(),
                opponent == Opponent::Person
                    ? QString()
                    : QStringLiteral("You made no mistake. There is no stronger opponent than this one."));
        }
    }
};

LASTSTONE_TEST(ReviewCardTest, Windows)

} // namespace laststone::review_card_test
#include "review_card_test.moc"
