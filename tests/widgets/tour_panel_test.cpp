// SPDX-License-Identifier: GPL-3.0-or-later
// The tour asks: by a learner who answers everything, one who leaves, and one who comes back.
#include "widgets/page/tour_panel.h"

#include "app/language.h"
#include "foreign.h"
#include "games/learner.h"
#include "gui_test.h"
#include "page_fixture.h"
#include "positions.h"
#include "teaching/progress.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>

namespace laststone::tour_panel_test {

using teaching::AnswerForm;
using teaching::Asker;
using teaching::Asking;
using teaching::Move;
using teaching::Position;
using teaching::Question;
using teaching::Tour;
using theory::Count;
using theory::Outcome;

namespace {

// A page whose tour is in front.
class Toured {
public:
    explicit Toured(const QString& game, teaching::Progress* progress = nullptr)
        : page(*games::findLesson(game), games::families(), quietOptions(), nullptr, progress)
    {
        page.resize(1280, 800);
        page.findChild<QTabWidget*>(QStringLiteral("sideTabs"))->setCurrentWidget(panel());
        show(page);
    }
    widgets::TourPanel* panel() const { return page.findChild<widgets::TourPanel*>(); }
    template <class Widget> Widget* part(const char* name) const
    {
        return panel()->findChild<Widget*>(QLatin1String(name));
    }
    QPushButton* askButton() const { return part<QPushButton>("askButton"); }
    QString text() const { return asRead(part<QTextBrowser>("text")->toPlainText()); }
    teaching::Session& session() { return page.session(); }
    void turnTo(int section)
    {
        session().setSection(section);
        QApplication::processEvents();
    }
    // The question that is open, asked by the button if it does not come by itself.
    const Question* question()
    {
        if (!isOpen() && !askButton()->isHidden())
            QTest::mouseClick(askButton(), Qt::LeftButton);
        return isOpen() ? &session().asking()->question : nullptr;
    }
    bool isOpen()
    {
        const auto& asking = session().asking();
        return asking && asking->asker == Asker::Tour && asking->isOpen();
    }
    // With events only, as a person would.
    void answer(const teaching::Answer& right)
    {
        const Question asked = session().asking()->question;
        if (const auto* outcome = std::get_if<Outcome>(&right))
            click(*outcome == Outcome::P ? "answerP" : "answerN");
        else if (const auto* number = std::get_if<Count>(&right); number && asked.form == AnswerForm::Choice)
            click(qPrintable(QStringLiteral("choice") + QChar(u'A' + static_cast<char16_t>(*number - 1))));
        else if (number)
            type(QString::number(*number));
        else if (const auto* numbers = std::get_if<std::vector<Count>>(&right))
            typeOrNone(numbers->empty(), teaching::answerText(*numbers));
        else if (const auto* left = std::get_if<Position>(&right); left && asked.form == AnswerForm::Move)
            moveTo(*left);
        else if (left)
            type(teaching::shortNotation(*left));
        else
            answerAll(asked, std::get<std::vector<Position>>(right));
    }

    widgets::LessonPage page;

private:
    void click(const char* button)
    {
        QVERIFY(part<QAbstractButton>(button)->isVisible());
        QTest::mouseClick(part<QAbstractButton>(button), Qt::LeftButton);
    }
    void type(const QString& text)
    {
        auto* field = part<QLineEdit>("answerEdit");
        QVERIFY(field->isVisible());
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void typeOrNone(bool isNone, const QString& text)
    {
        if (isNone)
            click("noneButton");
        else
            type(text);
    }
    void answerAll(const Question& asked, const std::vector<Position>& positions)
    {
        if (asked.form != AnswerForm::Moves)
            return typeOrNone(positions.empty(),
                              positions.empty() ? QString() : teaching::shortNotation(positions.front()));
        for (const Move& move : std::vector<Move>(session().asking()->picked))
            moveTo(asked.position.game->after(asked.position, move)); // taken back
        for (const Position& left : positions)
            moveTo(left);
        click(positions.empty() ? "noneButton" : "allButton");
    }
    // By the row of fields, as the boards differ.
    void moveTo(const Position& left)
    {
        const auto move = moveBetween(session().position(), left);
        QVERIFY(move);
        session().setChoice(*move);
        QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("takeButton")), Qt::LeftButton);
    }
};

int ticksIn(const QString& text)
{
    return static_cast<int>(text.count(QStringLiteral("✓")));
}

} // namespace

class TourPanelTest : public QObject {
    Q_OBJECT
public:
    Q_INVOKABLE void take(const QUrl& url) { m_taken << url; }
private slots:
    void init() { failOnWarnings(); }

    // A learner who makes every slip first, and then tries by the rules alone, passes the tour: each answer
    // opens what follows.
    void everyTourIsPassed_data()
    {
        QTest::addColumn<QString>("game");
        for (const widgets::Lesson* lesson : games::lessons())
            QTest::newRow(qPrintable(lesson->id())) << lesson->id();
    }
    void everyTourIsPassed()
    {
        QFETCH(QString, game);
        Toured it(game);
        learner::Learner learner;
        const Tour tour = teaching::loadTour(QStringLiteral(":/tours"), game, QLocale(QStringLiteral("en")));
        QCOMPARE(it.panel()->sectionCount(), static_cast<int>(tour.sections.size()));
        for (int section = 0; section < it.panel()->sectionCount(); ++section) {
            it.turnTo(section);
            int answered = 0;
            while (const Question* question = it.question()) {
                QVERIFY(it.part<QWidget>("question")->isVisible());
                QVERIFY(!it.session().isVerdictShown());
                const Question asked = *question;
                const QByteArray name = teaching::questionText(asked).toUtf8();
                for (const teaching::Slip& slip : asked.slips) {
                    it.answer(slip.answer);
                    QVERIFY2(it.isOpen(), name);
                    QVERIFY2(it.session().asking()->reply == slip.reply, name);
                }
                const auto right = learner.answer(asked);
                QVERIFY2(right, name);
                it.answer(*right);
                QVERIFY2(!it.isOpen(), name);
                QVERIFY(it.session().asking()->state == Asking::State::Right);
                QVERIFY(it.session().isVerdictShown());
                QCOMPARE(ticksIn(it.text()), ++answered);
                if (it.askButton()->text() == QStringLiteral("Next section") || it.askButton()->isHidden())
                    break;
            }
            QCOMPARE(answered,
                     static_cast<int>(tour.sections[static_cast<std::size_t>(section)].questionCount()));
        }
    }

    void whatFollowsOpensWithTheAnswer()
    {
        Toured it(QStringLiteral("bash"));
        const QString later = QStringLiteral("You have left 4.");
        QVERIFY(!it.session().asking()); // the first section is for playing
        QVERIFY(it.askButton()->isVisible());
        QVERIFY(!it.text().contains(later));
        QVERIFY(it.question());
        QCOMPARE(it.session().position().heaps, std::vector<Count>{3});
        it.answer(it.question()->right);
        QVERIFY(!it.text().contains(later));
        QCOMPARE(it.askButton()->text(), QStringLiteral("Answer the question"));
        QVERIFY(!it.part<QWidget>("question")->isVisible()); // its answer is in the text
        // A wrong answer opens nothing, and giving up does.
        QVERIFY(it.question());
        it.session().setChoice(Move{0, 2, 0});
        QTest::keyClick(it.page.board(), Qt::Key_Return);
        QVERIFY(it.isOpen());
        QVERIFY(!it.text().contains(later));
        QTest::mouseClick(it.part<QPushButton>("showButton"), Qt::LeftButton);
        QVERIFY(it.session().asking()->state == Asking::State::Shown);
        QVERIFY(it.text().contains(later));
        QCOMPARE(it.askButton()->text(), QStringLiteral("Next section"));
        QTest::mouseClick(it.askButton(), Qt::LeftButton);
        QCOMPARE(it.session().section(), 1);
    }

    // To somebody who discovers the game the reason is a move, which is named once.
    void theAnswerIsNamedOnce()
    {
        Toured it(QStringLiteral("bash"));
        it.session().setDiscovering(true);
        QVERIFY(it.question());
        it.answer(it.question()->right);
        QCOMPARE(it.text().count(QStringLiteral("take 3")), 1);
        QVERIFY(it.text().contains(QStringLiteral("“take 3” ends the game, and wins it.")));
    }

    // Words about three stones beside a board of ten would be taken for words about the ten.
    void untilItIsAskedItIsSaidWhatWillBeOnTheBoard()
    {
        Toured it(QStringLiteral("bash"));
        const QString asked = QStringLiteral("Three stones are left");
        const auto* words = it.part<QLabel>("askWords");
        QCOMPARE(words->text(), QStringLiteral("Next: a question. It puts 3 on the board."));
        QCOMPARE(it.askButton()->accessibleDescription(), words->text());
        for (const auto* label : it.panel()->findChildren<QLabel*>())
            QVERIFY(!label->isVisible() || !label->text().contains(asked));
        it.session().setNotation(QStringLiteral("3"));
        QCOMPARE(words->text(), QStringLiteral("Next: a question about what is on the board."));
        QVERIFY(it.question());
        QVERIFY(it.part<QLabel>("task")->text().contains(asked));
    }

    // A game is kept: the button goes on with it, and undo goes back to it.
    void aQuestionDoesNotLoseTheGame_data()
    {
        QTest::addColumn<bool>("byUndo");
        QTest::newRow("button") << false;
        QTest::newRow("undo") << true;
    }
    void aQuestionDoesNotLoseTheGame()
    {
        QFETCH(bool, byUndo);
        Toured it(QStringLiteral("bash"));
        auto* back = it.page.findChild<QToolButton*>(QStringLiteral("backButton"));
        QVERIFY(!back->isVisible());
        it.session().play({0, 1, 0});
        it.session().play({0, 2, 0});
        const auto line = it.session().history().line();
        QVERIFY(it.part<QLabel>("askWords")->text().endsWith(QStringLiteral("Your game is kept.")));
        // Nobody who plays is asked by turning the page and reading.
        it.turnTo(1);
        auto* bar = it.part<QTextBrowser>("text")->verticalScrollBar();
        bar->setValue(bar->maximum());
        QTest::qWait(20);
        QVERIFY(!it.isOpen());
        QVERIFY(it.session().history().line() == line);
        QVERIFY(it.question());
        QVERIFY(back->isVisible());
        it.answer(it.question()->right);
        QVERIFY(back->isVisible());
        if (byUndo)
            it.session().undo();
        else
            QTest::mouseClick(back, Qt::LeftButton);
        QVERIFY(it.session().history().line() == line);
        QVERIFY(!it.session().asking());
        QCOMPARE(it.session().section(), 1);
        QVERIFY(!back->isVisible());
        it.session().play({0, 3, 0});
        QCOMPARE(it.session().match().plies().size(), std::size_t{3});
    }

    // Another sign, and words, than for one that was answered.
    void whatWasGivenUpIsToldFromWhatWasAnswered()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("progress.json"));
        const auto expectSigns = [](const Toured& it) {
            QVERIFY(it.text().contains(QStringLiteral("○ Three stones are left")));
            QVERIFY(it.text().contains(QStringLiteral("The answer was shown: take 3")));
            QVERIFY(it.text().contains(QStringLiteral("✓ Five stones are left")));
            QCOMPARE(it.text().count(QStringLiteral("The answer was shown")), 1);
        };
        {
            teaching::Progress progress(file);
            Toured it(QStringLiteral("bash"), &progress);
            QVERIFY(it.question());
            it.session().showSolution();
            QVERIFY(it.question());
            it.answer(it.question()->right);
            expectSigns(it);
        }
        teaching::Progress progress(file);
        Toured it(QStringLiteral("bash"), &progress);
        expectSigns(it);
    }

    // The next section says that something is still to be answered, and leads back to it.
    void aQuestionThatIsSkippedIsToldOf()
    {
        const QString told = QStringLiteral("A question of the page before waits for its answer");
        Toured it(QStringLiteral("bash"));
        it.turnTo(1);
        QVERIFY(it.text().contains(told));
        emit it.part<QTextBrowser>("text")->anchorClicked(QUrl(QStringLiteral("section:0")));
        QCOMPARE(it.session().section(), 0);
        QVERIFY(!it.text().contains(told));
        while (const Question* question = it.question())
            it.answer(question->right);
        it.turnTo(1);
        QVERIFY(!it.text().contains(told));
    }

    // From one question to the next without the mouse.
    void theKeyboardGoesOn()
    {
        Toured it(QStringLiteral("bash"));
        it.turnTo(1);
        if (it.isOpen())
            it.session().endQuestion();
        for (int i = 0; i < 3; ++i) { // 4, 2 and 7 stones
            it.askButton()->setFocus();
            QTest::keyClick(it.askButton(), Qt::Key_Space);
            QVERIFY(it.isOpen());
            // No button looks as if it were chosen, and letters answer.
            auto* box = it.part<QWidget>("question");
            QVERIFY(box->hasFocus());
            QTest::keyClick(box, Qt::Key_Return);
            QVERIFY(it.isOpen());
            QTest::keyClick(box, i == 0 ? Qt::Key_P : Qt::Key_N);
            QVERIFY(!it.isOpen());
            QVERIFY(it.askButton()->hasFocus());
        }
        QCOMPARE(it.askButton()->text(), QStringLiteral("Next section"));
        QTest::keyClick(it.askButton(), Qt::Key_Space);
        QCOMPARE(it.session().section(), 2);
        QVERIFY(it.panel()->isAncestorOf(QApplication::focusWidget()));
        // A move is made on the board, and the keyboard comes back with the answer.
        it.turnTo(0);
        it.askButton()->setFocus();
        QTest::keyClick(it.askButton(), Qt::Key_Space);
        QVERIFY(it.page.board()->hasFocus());
        it.session().setChoice(Move{0, 3, 0});
        QTest::keyClick(it.page.board(), Qt::Key_Return);
        QVERIFY(!it.isOpen());
        QVERIFY(it.askButton()->hasFocus());
        // Back and forth to both ends.
        auto* next = it.part<QToolButton>("nextButton");
        while (next->isEnabled()) {
            next->setFocus();
            QTest::keyClick(next, Qt::Key_Space);
            QApplication::processEvents();
            QVERIFY(it.panel()->isAncestorOf(QApplication::focusWidget()));
        }
    }

    // One who turns the page is asked when the text has been read; before that, the board is his.
    void theQuestionComesWithTheEndOfTheText()
    {
        Toured it(QStringLiteral("bash"));
        QTest::mouseClick(it.part<QToolButton>("nextButton"), Qt::LeftButton);
        auto* bar = it.part<QTextBrowser>("text")->verticalScrollBar();
        QTRY_VERIFY(it.isOpen() || bar->maximum() > 0);
        bar->setValue(bar->maximum());
        QTRY_VERIFY(it.isOpen());
        QCOMPARE(it.session().position().heaps, std::vector<Count>{4});
    }

    void leavingClosesTheQuestion()
    {
        Toured it(QStringLiteral("bash"));
        QVERIFY(it.question());
        // To another section.
        it.part<QTextBrowser>("text")->verticalScrollBar()->setValue(0);
        it.session().setSection(6);
        QVERIFY(!it.session().asking());
        QVERIFY(it.session().isVerdictShown());
        // To another position: the button leads back.
        it.turnTo(0);
        QVERIFY(it.question());
        emit it.part<QTextBrowser>("text")->anchorClicked(QUrl(QStringLiteral("position:bash-3:10")));
        QVERIFY(!it.isOpen());
        QVERIFY(it.askButton()->isVisible());
        QVERIFY(it.part<QWidget>("askWords")->isVisible());
        QVERIFY(!it.part<QWidget>("question")->isVisible());
        QVERIFY(it.question());
        // To another tab.
        auto* tabs = it.page.findChild<QTabWidget*>(QStringLiteral("sideTabs"));
        tabs->setCurrentIndex(tabs->currentIndex() + 1);
        QVERIFY(!it.session().asking());
        // And back: what is still on the board is asked again, though it may have been looked up.
        tabs->setCurrentWidget(it.panel());
        QVERIFY(it.isOpen());
        QVERIFY(it.session().asking()->wasLeft);
        // But not in the middle of a game that has been begun there.
        tabs->setCurrentIndex(tabs->currentIndex() + 1);
        it.session().setNotation(QStringLiteral("9"));
        it.session().play({0, 1, 0});
        tabs->setCurrentWidget(it.panel());
        QVERIFY(!it.session().asking());
        QVERIFY(it.askButton()->isVisible());
    }

    // The board goes with it, so nothing has been told.
    void whoeverLooksAtAnotherLessonFindsTheQuestionAsItWas()
    {
        Toured it(QStringLiteral("bash"));
        QVERIFY(it.question());
        it.session().play({0, 1, 0}); // 3 should be taken
        QCOMPARE(it.session().asking()->wrong, 1);
        const QString said = it.part<QLabel>("feedback")->text();
        it.page.hide();
        QVERIFY(it.isOpen());
        show(it.page);
        QVERIFY(it.isOpen());
        QVERIFY(!it.session().asking()->wasLeft);
        QVERIFY(!it.session().isVerdictShown());
        QCOMPARE(it.part<QLabel>("feedback")->text(), said);
        it.answer(it.question()->right);
        QVERIFY(it.session().asking()->state == Asking::State::Right);
    }

    void whatIsAnsweredIsRemembered()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("progress.json"));
        {
            teaching::Progress progress(file);
            Toured it(QStringLiteral("bash"), &progress);
            while (const Question* question = it.question()) {
                const teaching::Answer right = question->right;
                it.answer(right);
                if (it.askButton()->text() == QStringLiteral("Next section"))
                    break;
            }
            QTRY_VERIFY(progress.isRead(QStringLiteral("bash"), 0)
                        || it.part<QTextBrowser>("text")->verticalScrollBar()->maximum() > 0);
            auto* bar = it.part<QTextBrowser>("text")->verticalScrollBar();
            bar->setValue(bar->maximum());
            QTRY_VERIFY(progress.isRead(QStringLiteral("bash"), 0));
            QCOMPARE(it.part<QComboBox>("sections")->itemText(0), QStringLiteral("1. Play first ✓"));
            QCOMPARE(it.part<QComboBox>("sections")->itemText(1), QStringLiteral("2. P and N"));
        }
        teaching::Progress progress(file);
        Toured it(QStringLiteral("bash"), &progress);
        QVERIFY(it.text().contains(QStringLiteral("You have left 4.")));
        QCOMPARE(ticksIn(it.text()), 2);
        QVERIFY(it.askButton()->isHidden());
        QVERIFY(it.part<QComboBox>("sections")->itemText(0).endsWith(QStringLiteral("✓")));
        // All over again.
        progress.forgetEverything();
        QCOMPARE(ticksIn(it.text()), 0);
        QVERIFY(!it.text().contains(QStringLiteral("You have left 4.")));
        QVERIFY(it.askButton()->isVisible());
    }

    // Whatever a tour might name, no file is opened, nothing is fetched, and a click leads nowhere.
    void whatIsForeignIsNotOpened()
    {
        const Catcher catcher(*this);
        QDesktopServices::openUrl(QUrl(QStringLiteral("ssh://caught")));
        QCOMPARE(m_taken.size(), 1);
        const QTemporaryDir folder;
        const QString picture = foreignPicture(folder);
        QVERIFY(!picture.isEmpty());
        Toured it(QStringLiteral("bash"));
        auto* browser = it.part<QTextBrowser>("text");
        const auto before = it.session().savedGame();
        for (const QString& each : foreignAddresses(picture)) {
            for (const auto type : {QTextDocument::ImageResource, QTextDocument::StyleSheetResource})
                QVERIFY2(isBlank(browser->document()->resource(type, QUrl(each))), qPrintable(each));
        }
        browser->setMarkdown(foreignMarkdown(picture));
        const QString text = browser->toPlainText();
        followAll(*browser);
        QCOMPARE(browser->toPlainText(), text);
        browser->setHtml(foreignHtml(picture));
        followAll(*browser);
        QVERIFY(it.session().savedGame() == before);
        QCOMPARE(m_taken.size(), 1);
    }

    void anOpenQuestionStaysInAnotherLanguage()
    {
        app::Translations translations;
        translations.select(*app::findLanguage(QStringLiteral("en")));
        Toured it(QStringLiteral("bash"));
        QVERIFY(it.question());
        translations.select(*app::findLanguage(QStringLiteral("zh_TW")));
        QApplication::processEvents();
        QVERIFY(it.isOpen());
        QVERIFY(it.text().contains(QStringLiteral("先玩一局")));
        QCOMPARE(asRead(it.part<QLabel>("task")->text()), QStringLiteral("只剩 3 顆，輪到你走。贏下來吧！"));
        translations.select(*app::findLanguage(QStringLiteral("en")));
        QApplication::processEvents();
        QCOMPARE(it.part<QLabel>("task")->text(),
                 QStringLiteral("Three stones are left, and it is your turn. Win!"));
    }

private:
    QList<QUrl> m_taken; // would have been opened outside the program
};

LASTSTONE_TEST(TourPanelTest, Windows)

} // namespace laststone::tour_panel_test
#include "tour_panel_test.moc"
