// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of exercises on its page: sets, what is left and comes again, and what must not be given away.
#include "app/language.h"
#include "games/learner.h"
#include "page_fixture.h"
#include "positions.h"
#include "test_main.h"
#include "widgets/access/keyboard.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/piece_board.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/page/exercise_panel.h"
#include "widgets/page/question_box.h"
#include "widgets/page/verdict_banner.h"
#include "widgets/steps/step_panel.h"
#include "widgets/table/lesson_table.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

namespace laststone::exercise_test {

using teaching::Answer;
using teaching::AnswerForm;
using teaching::Asking;
using teaching::Move;
using teaching::Opponent;
using teaching::Position;
using teaching::Question;
using teaching::SetName;
using theory::Count;
using theory::Outcome;
using Mark = teaching::SetRun::Mark;

namespace {

class Page : public PageFixture {
public:
    explicit Page(const char* game = "nim", Opponent opponent = Opponent::Person)
        : PageFixture(game, quietOptions(opponent))
    {
        panel()->setSeed(3);
        page.setQuestionSources(games::questionSource);
    }
    widgets::ExercisePanel* panel() const { return page.findChild<widgets::ExercisePanel*>(); }
    QTabWidget* tabs() const { return child<QTabWidget>("sideTabs"); }
    void open()
    {
        tabs()->setCurrentWidget(panel());
        QApplication::processEvents();
    }
    const Asking& asking() { return *page.session().asking(); }
    const Question& question() { return asking().question; }
    bool isOpen() { return page.session().asking() && asking().isOpen(); }
    QString said() { return asRead(panel()->findChild<QLabel*>(QStringLiteral("feedback"))->text()); }
    void press(const char* button)
    {
        auto* pressed = panel()->findChild<QAbstractButton*>(QLatin1String(button));
        QVERIFY2(pressed->isVisible() && pressed->isEnabled(), button);
        pressed->click();
    }
    void goOn() // also behind what is said of the first round
    {
        press("nextButton");
        if (panel()->run()->question() && !isOpen())
            press("nextButton");
    }
    void begin(const QString& name)
    {
        auto* edit = child<QLineEdit>("setEdit");
        edit->selectAll();
        QTest::keyClicks(edit, name);
        QTest::keyClick(edit, Qt::Key_Return);
    }

    // Gives an answer where a learner would.
    void give(const Answer& answer)
    {
        const auto type = [this](const QString& text) {
            auto* edit = child<QLineEdit>("answerEdit");
            QVERIFY(edit->isVisible());
            edit->selectAll();
            QTest::keyClicks(edit, text);
            QTest::keyClick(edit, Qt::Key_Return);
        };
        switch (question().form) {
        case AnswerForm::Outcome:
            return press(std::get<Outcome>(answer) == Outcome::P ? "answerP" : "answerN");
        case AnswerForm::Choice: {
            const QString button =
                QStringLiteral("choice%1")
                    .arg(QLatin1Char('A' + static_cast<char>(std::get<Count>(answer)) - 1));
            return press(qPrintable(button));
        }
        case AnswerForm::Number:
            return type(teaching::answerText(answer));
        case AnswerForm::Numbers:
            if (std::get<std::vector<Count>>(answer).empty())
                return press("noneButton");
            return type(teaching::answerText(answer));
        case AnswerForm::Typed:
            if (std::holds_alternative<std::vector<Position>>(answer))
                return press("noneButton");
            return type(teaching::notation(std::get<Position>(answer)));
        case AnswerForm::Move: {
            const auto move = moveBetween(page.session().position(), std::get<Position>(answer));
            QVERIFY(move);
            return page.session().play(*move);
        }
        case AnswerForm::Moves:
            for (const Move& picked : std::vector<Move>(asking().picked))
                page.session().play(picked); // taken back
            for (const Position& left : std::get<std::vector<Position>>(answer)) {
                const auto move = moveBetween(question().position, left);
                QVERIFY(move);
                page.session().play(*move);
            }
            return press(std::get<std::vector<Position>>(answer).empty() ? "noneButton" : "allButton");
        }
    }
};

} // namespace

class ExerciseTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void thePanelIsMadeWhenItIsOpenedAndAsksAtOnce()
    {
        Page it;
        QVERIFY(it.panel()->findChildren<QWidget*>().isEmpty());
        QVERIFY(!it.page.session().asking());
        it.open();
        QVERIFY(it.isOpen());
        QVERIFY(it.child<QWidget>("questionBox")->isVisible());
        QVERIFY(!it.child<QLabel>("task")->text().isEmpty());
        QVERIFY(!it.page.session().isVerdictShown());
        QCOMPARE(it.panel()->run()->places().size(), std::size_t{teaching::kSetLength});
    }

    void choosingTheSameLevelOnceMoreKeepsTheSet()
    {
        Page it;
        it.open();
        auto* level = it.child<QComboBox>("levelBox");
        const auto choose = [&](int row) {
            level->showPopup();
            level->view()->setCurrentIndex(level->model()->index(row, 0));
            QTest::keyClick(level->view(), Qt::Key_Return);
        };
        choose(1);
        const teaching::SetName begun = it.panel()->run()->name();
        choose(1);
        QVERIFY(it.panel()->run()->name() == begun);
        choose(2);
        QVERIFY(it.panel()->run()->name().level == teaching::Difficulty::Medium);
    }

    void aSetWithoutQuestionsIsRefusedAndNothingChanges()
    {
        Page it("sg");
        it.open();
        it.begin(QStringLiteral("sg 0.77: mixed hard 3"));
        const QString question = teaching::questionText(it.question());
        const QString typed = QStringLiteral("sg 0.137: period hard 8");
        it.begin(typed);
        const auto* error = it.child<QLabel>("setError");
        QVERIFY(error->isVisible());
        QCOMPARE(asRead(error->text()),
                 QStringLiteral("Character 11: the rule has no question of this kind."));
        QCOMPARE(it.child<QLineEdit>("setEdit")->text(), typed);
        QCOMPARE(teaching::setText(it.panel()->run()->name()), QStringLiteral("sg 0.77: mixed hard 3"));
        QVERIFY(it.isOpen());
        QCOMPARE(teaching::questionText(it.question()), question);
        // Where there is some at another level, that is named.
        it.begin(QStringLiteral("sg {1}: sum-value easy 3"));
        QCOMPARE(
            asRead(error->text()),
            QStringLiteral(
                "Character 9: the rule has no question of this kind at this level, but at: medium, hard."));
        // In the line of positions as well.
        const auto wrong = it.page.read(typed);
        QVERIFY(wrong && wrong->column == 11);
        QCOMPARE(teaching::questionText(it.question()), question);
    }

    // Whatever has been typed there for another lesson, or not begun.
    void theFieldHasTheSetOfItsLesson()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim mixed easy 5"));
        QSignalSpy wanted(&it.page, &widgets::LessonPage::setWanted);
        it.begin(QStringLiteral("staircase mixed hard 5"));
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(it.child<QLineEdit>("setEdit")->text(), QStringLiteral("nim mixed easy 5"));
        it.begin(QStringLiteral("nim mixed hardly 5"));
        QVERIFY(it.child<QLabel>("setError")->isVisible());
        it.tabs()->setCurrentIndex(0);
        QApplication::processEvents();
        it.open();
        QCOMPARE(it.child<QLineEdit>("setEdit")->text(), QStringLiteral("nim mixed easy 5"));
        QVERIFY(!it.child<QLabel>("setError")->isVisible());
    }

    // The eye is for games: what has been answered is told, however it stands, and stays as it stood.
    void anAnsweredQuestionIsToldWhereTheVerdictIsHidden()
    {
        Page it;
        it.page.findChild<QAction*>(QStringLiteral("verdictAction"))->trigger();
        QVERIFY(!it.page.session().isVerdictShown());
        it.open();
        it.begin(QStringLiteral("nim outcome easy 3"));
        for (const bool isAnswered : {true, false}) {
            QVERIFY(it.isOpen() && !it.page.session().isVerdictShown());
            if (isAnswered)
                it.give(it.question().right);
            else
                it.press("showButton");
            QVERIFY(it.page.session().isVerdictShown());
            QVERIFY(it.child<widgets::VerdictBanner>("verdict")->isShown());
            QVERIFY(!it.child<QAbstractButton>("verdictEye")->isEnabled());
            QVERIFY(!it.page.findChild<QAction*>(QStringLiteral("verdictAction"))->isEnabled());
            it.press("nextButton");
        }
        QVERIFY(!it.page.session().isVerdictShown());
        it.tabs()->setCurrentIndex(0); // left: a game again
        QApplication::processEvents();
        QVERIFY(!it.page.session().asking());
        QVERIFY(!it.page.session().isVerdictShown());
        QVERIFY(it.child<QAbstractButton>("verdictEye")->isEnabled());
    }

    void aHintStandsBelowWhatWasWrong()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim move easy 3"));
        it.give(it.question().slips.front().answer);
        const QString wrong = it.said();
        QVERIFY2(wrong.startsWith(QStringLiteral("✗ Not right: take ")), qPrintable(wrong));
        it.press("hintButton");
        const QString both = asRead(it.child<QLabel>("feedback")->text());
        QVERIFY2(both.startsWith(wrong), qPrintable(both));
        QVERIFY2(both.contains(QStringLiteral("\nHint: ")), qPrintable(both));
    }

    // The button is behind Why? then.
    void theKeyOfTheNextQuestionWorksBesideWhy()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim outcome easy 3"));
        it.press("showButton");
        QVERIFY(QTest::qWaitForWindowActive(&it.page));
        QTest::keyClick(it.page.focusWidget(), Qt::Key_Y, Qt::AltModifier);
        QTRY_VERIFY(it.page.steps()->isVisible());
        QVERIFY(!it.panel()->isVisible());
        QTest::keyClick(it.page.focusWidget(), Qt::Key_N, Qt::AltModifier);
        QTRY_VERIFY(it.panel()->isVisible());
        QVERIFY(it.isOpen());
        QCOMPARE(it.panel()->run()->current(), 1);
    }

    // Of every lesson and kind, at every level, through the fields of the panel; every slip gets its reply.
    void everySetCanBePassed_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const widgets::Lesson* lesson : games::lessons())
            QTest::newRow(qPrintable(lesson->id())) << lesson->id();
    }
    void everySetCanBePassed()
    {
        QFETCH(const QString, lesson);
        Page it(qPrintable(lesson), Opponent::Perfect);
        it.open();
        learner::Learner learner;
        for (const teaching::QuestionKind& kind : it.page.lesson().questions) {
            for (const char* level : {"easy", "hard"}) {
                it.begin(QStringLiteral("%1 %2 %3 5").arg(lesson, kind.id, QLatin1String(level)));
                if (!it.panel()->run()->question())
                    continue; // the rule has no such question
                int rounds = 0;
                while (it.panel()->run()->question()) {
                    QVERIFY(it.isOpen());
                    const Question question = it.question();
                    const bool slips = rounds % 3 == 0;
                    if (slips) {
                        for (const teaching::Slip& slip : question.slips) {
                            it.give(slip.answer);
                            QVERIFY2(it.isOpen(), qPrintable(teaching::questionText(question)));
                            const QString reply = teaching::Voice::installed().say(slip.reply);
                            QString wrong = QStringLiteral("✗ Not right. ");
                            if (question.form == AnswerForm::Move) { // the move is named
                                const auto move = widgets::answerWords(question, slip.answer);
                                wrong = QStringLiteral("✗ Not right: %1. ")
                                            .arg(teaching::Voice::installed().say(move));
                            }
                            QVERIFY2(it.said() == wrong + reply,
                                     qPrintable(teaching::questionText(question) + it.said()));
                        }
                    }
                    const auto tried = learner.answer(question); // by the rules alone
                    QVERIFY2(tried, qPrintable(teaching::questionText(question)));
                    it.give(*tried);
                    QVERIFY2(!it.isOpen(), qPrintable(teaching::questionText(question) + it.said()));
                    QVERIFY2(it.said().startsWith(QStringLiteral("✓ Right. ")), qPrintable(it.said()));
                    QVERIFY2(!it.said().contains(QStringLiteral("Right. Right")), qPrintable(it.said()));
                    it.goOn();
                    QVERIFY(++rounds < 60);
                }
                QCOMPARE(it.panel()->run()->count(Mark::ToCome), 0);
                QCOMPARE(it.panel()->run()->count(Mark::Again), 0);
                QVERIFY(it.child<QLabel>("outcome")->isVisible());
                QVERIFY(it.page.session().isVerdictShown());
            }
        }
    }

    // From question to question of every kind without the mouse: the focus goes to where the answer is given,
    // and with the answer to what comes next.
    void theKeyboardStaysWhereTheLearnerWorks_data() { everySetCanBePassed_data(); }
    void theKeyboardStaysWhereTheLearnerWorks()
    {
        QFETCH(const QString, lesson);
        Page it(qPrintable(lesson));
        it.open();
        it.begin(lesson + QStringLiteral(" mixed easy 7"));
        auto* next = it.child<QPushButton>("nextButton");
        int moves = 0;
        while (it.panel()->run()->question()) {
            const bool isMove =
                it.question().form == AnswerForm::Move || it.question().form == AnswerForm::Moves;
            moves += isMove;
            if (isMove)
                QVERIFY(it.page.board()->hasFocus());
            else if (const auto* box = it.child<QWidget>("questionBox"); !box->hasFocus())
                QVERIFY(box->isAncestorOf(QApplication::focusWidget()));
            it.give(it.question().right);
            QVERIFY(!it.isOpen());
            QVERIFY2(next->hasFocus(), qPrintable(QApplication::focusWidget()->objectName()));
            QTest::keyClick(next, Qt::Key_Space);
        }
        QVERIFY(moves > 0);
        QVERIFY(next->hasFocus()); // another set
        // A solution that is shown is an answer as well.
        QTest::keyClick(next, Qt::Key_Space);
        it.child<QWidget>("showButton")->setFocus();
        QTest::keyClick(it.child<QWidget>("showButton"), Qt::Key_Space);
        QVERIFY(next->hasFocus());
    }

    // While something is asked, the chart would be empty: what asks has its room. The board stays as it was.
    void theChartMakesWayForTheQuestions()
    {
        Page it;
        const auto* chart = it.child<QWidget>("chartCard");
        const QRect board(it.page.board()->mapTo(&it.page, QPoint()), it.page.board()->size());
        const auto expect = [&](bool isShown, int line) {
            QApplication::processEvents();
            QVERIFY2(chart->isVisible() == isShown, qPrintable(QString::number(line)));
            const QRect now(it.page.board()->mapTo(&it.page, QPoint()), it.page.board()->size());
            QVERIFY2(now.left() == board.left() && now.width() == board.width(),
                     qPrintable(QString::number(line)));
        };
        QTest::qWait(20);
        expect(true, __LINE__);
        const int height = chart->height();
        it.open();
        expect(false, __LINE__);
        QVERIFY(it.panel()->height() > it.page.height() / 2);
        it.give(it.question().right);
        expect(false, __LINE__); // nothing moves between a question and the next
        it.press("whyButton");
        expect(true, __LINE__);
        QVERIFY(std::abs(chart->height() - height) <= 2);
        // Without the panels beside the board there is no other place for it.
        it.page.session().setOption(&teaching::Options::sidePanel, false);
        it.page.session().ask(it.question(), teaching::Asker::Tour);
        expect(true, __LINE__);
    }

    // Not even by opening the tab.
    void aGameIsKeptWhileSomethingIsAsked()
    {
        Page it;
        auto* back = it.child<QToolButton>("backButton");
        it.page.session().play({0, 1, 0});
        it.page.session().play({1, 2, 0});
        const auto line = it.page.session().history().line();
        it.open();
        QVERIFY(it.isOpen() && back->isVisible());
        it.give(it.question().right);
        it.press("nextButton");
        it.give(it.question().right);
        QTest::mouseClick(back, Qt::LeftButton);
        QVERIFY(it.page.session().history().line() == line);
        QVERIFY(!it.page.session().asking() && !back->isVisible());
        // What is looked at is no game, and one that is over is not gone back to.
        it.page.session().setNotation(QStringLiteral("1 0"));
        QVERIFY(back->isVisible());
        it.page.session().newGame();
        QVERIFY(!back->isVisible());
        it.page.session().setNotation(QStringLiteral("1 0"));
        it.press("nextButton"); // asks again
        QVERIFY(it.isOpen() && !back->isVisible());
    }

    void whatWasNotUnderstoodComesAgain()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim outcome easy 7"));
        const auto wrong = [](const Question& question) {
            return question.right == Answer(Outcome::P) ? Outcome::N : Outcome::P;
        };
        const Question first = it.question();
        it.give(wrong(first));
        it.give(first.right);
        for (int i = 1; i < teaching::kSetLength; ++i) {
            it.press("nextButton");
            it.give(it.question().right);
        }
        QVERIFY(it.child<QWidget>("setBar")->accessibleName().contains(QStringLiteral("again: 1")));
        it.press("nextButton");
        // Between the rounds it is said what has come of the first one; also when one comes back.
        const auto expectSummary = [&] {
            QVERIFY(!it.page.session().asking());
            const QString summary = it.child<QLabel>("outcome")->text();
            QVERIFY2(summary.startsWith(
                         QStringLiteral("<b>The first round is done: 9 of 10 right at the first try.</b>")),
                     qPrintable(summary));
            QVERIFY2(summary.contains(QStringLiteral("9 of 10 right at the first try<br>Now what was not")),
                     qPrintable(summary));
            const auto* next = it.panel()->findChild<QPushButton*>(QStringLiteral("nextButton"));
            QCOMPARE(widgets::withoutMnemonic(next->text()), QStringLiteral("Next"));
        };
        expectSummary();
        it.tabs()->setCurrentIndex(0);
        QTest::qWait(1);
        it.open();
        expectSummary();
        it.press("nextButton");
        QCOMPARE(teaching::questionText(it.question()), teaching::questionText(first));
        it.give(first.right);
        it.press("nextButton");
        QVERIFY(
            it.child<QLabel>("outcome")->text().contains(QStringLiteral("9 of 10 right at the first try")));
        it.press("againButton");
        QCOMPARE(it.panel()->run()->places().size(), std::size_t{1});
        it.give(first.right);
        it.press("nextButton");
        it.press("nextButton"); // another set
        QVERIFY(it.isOpen());
    }

    // Of a long rule both ends: the number is nowhere else. Who is going to change it has all of it.
    void theNumberOfALongSetIsSeen()
    {
        Page it("sg");
        it.open();
        const QString name =
            QStringLiteral("sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: mixed medium 215");
        it.begin(name);
        auto* edit = it.child<QLineEdit>("setEdit");
        const auto expectShort = [&] {
            const QString text = edit->text();
            QVERIFY2(text.startsWith(QStringLiteral("sg graph 1>0;2>")), qPrintable(text));
            QVERIFY2(text.endsWith(QStringLiteral(": mixed medium 215")), qPrintable(text));
            QVERIFY2(text.contains(QChar(u'…')), qPrintable(text));
            QVERIFY(edit->fontMetrics().horizontalAdvance(text) < edit->width());
            QCOMPARE(edit->toolTip(), name);
        };
        QApplication::processEvents();
        expectShort();
        const QString before = edit->text();
        it.page.resize(it.page.width() + 60, it.page.height());
        QApplication::processEvents();
        expectShort();
        QVERIFY(edit->text().size() > before.size());
        edit->setFocus();
        QCOMPARE(edit->text(), name);
        QTest::keyClick(edit, Qt::Key_Return); // the same set: none of it is lost
        QCOMPARE(teaching::setText(it.panel()->run()->name()), name);
        QTRY_VERIFY(!edit->hasFocus());
        expectShort();
    }

    // Why it does is said with the answer, and what the marks are where the pointer rests on them.
    void whatWillBeAskedAgainSaysWhy()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim outcome easy 7"));
        const auto* outcome = it.child<QLabel>("outcome");
        const auto* above = it.child<QLabel>("fromBox");
        const auto answerAll = [&](int from) {
            for (int i = from; i < teaching::kSetLength; ++i) {
                it.press("nextButton");
                it.give(it.question().right);
                QVERIFY(!outcome->isVisible());
            }
        };
        it.press("showButton");
        QCOMPARE(outcome->text(), QStringLiteral("↻ It will be asked again: its solution has been shown."));
        it.press("nextButton");
        QVERIFY(!outcome->isVisible() && !above->isVisible());
        it.give(it.question().right == Answer(Outcome::P) ? Outcome::N : Outcome::P);
        QVERIFY(!outcome->isVisible());
        it.give(it.question().right);
        QCOMPARE(outcome->text(),
                 QStringLiteral("↻ It will be asked again: the first answer was not right."));
        QVERIFY(outcome->isVisible());
        it.press("nextButton");
        it.press("hintButton");
        it.press("hintButton");
        it.give(it.question().right);
        QCOMPARE(outcome->text(),
                 QStringLiteral("↻ It will be asked again: the hints have told the step to take."));
        answerAll(3);
        it.goOn();
        QVERIFY(above->isVisible());
        QVERIFY2(above->text().contains(QLatin1Char('3')), qPrintable(above->text()));
        it.give(it.question().right);
        QCOMPARE(outcome->text(),
                 QStringLiteral("Half a disc: understood now, though not at the first try."));
        auto* bar = it.child<QWidget>("setBar");
        const auto told = [bar](double part) {
            const QPoint at(static_cast<int>(bar->width() * part), bar->height() / 2);
            QHelpEvent rest(QEvent::ToolTip, at, bar->mapToGlobal(at));
            QApplication::sendEvent(bar, &rest);
            return QToolTip::text();
        };
        QVERIFY(told(0.05).startsWith(
            QStringLiteral("Question 1: not at the first try, but when it was asked again\n")));
        QVERIFY(told(0.95).startsWith(QStringLiteral("Question 10: right at the first try\n")));
    }

    // “How many do you take?” is answered by taking them as well as by typing.
    void aNumberOfStonesToTakeIsTakenOnTheBoard()
    {
        Page it("bash");
        it.open();
        it.begin(QStringLiteral("bash reply easy 4"));
        const auto* board = it.page.findChild<widgets::PieceBoard*>();
        const auto click = [&](Count take) {
            const Count stones = it.page.session().position().heaps[0];
            for (const widgets::Piece& piece : board->drawing().pieces) {
                if (piece.id.index == stones - take)
                    return QTest::mouseClick(board->viewport(), Qt::LeftButton, {},
                                             board->onScreen(piece.box).center());
            }
            QFAIL("there is no such stone");
        };
        const auto right = std::get<Count>(it.question().right);
        const Count wrong = right == 1 ? 2 : 1;
        click(wrong);
        QCOMPARE(it.asking().wrong, 1);
        QCOMPARE(it.child<QLineEdit>("answerEdit")->text(), QString::number(wrong));
        QVERIFY2(it.said().startsWith(QStringLiteral("✗ Not right. ")), qPrintable(it.said()));
        QCOMPARE(board->marked().moves, (std::vector{Move{0, wrong, 0}}));
        QCOMPARE(board->marked().wrong, std::optional<std::size_t>(0));
        click(right);
        QCOMPARE(it.asking().state, Asking::State::Right);
        QCOMPARE(it.child<QLineEdit>("answerEdit")->text(), QString::number(right));
        QVERIFY(board->marked().moves.empty());
        // What is asked for by another number is not.
        it.begin(QStringLiteral("bash block easy 4"));
        click(1);
        QCOMPARE(it.asking().wrong, 0);
        QVERIFY(it.said().startsWith(QStringLiteral("First the question")));
    }

    // Nobody is asked in words of a theory that no page has told, until all of the page is open.
    void whoDiscoversIsAskedWhatHasBeenTaught()
    {
        for (const widgets::Lesson* lesson : games::lessons()) {
            Page it(qPrintable(lesson->id()));
            it.page.session().setDiscovering(true);
            for (int i = 0; i < it.tabs()->count(); ++i)
                it.tabs()->setTabVisible(i, true); // as when a game has been played
            it.open();
            for (int i = 0; i < 6; ++i) {
                QVERIFY2(teaching::findKind(teaching::commonKinds(), it.question().kind),
                         qPrintable(teaching::questionText(it.question())));
                it.give(it.question().right);
                it.press("nextButton");
            }
        }
    }

    // The other letter is right then, which is not understood; and no move is named that would tell it.
    void aLetterThatIsWrongIsNotUnderstoodByTheOther()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim outcome easy 7"));
        const auto* gloss = it.child<QLabel>("moves");
        QVERIFY(gloss->isVisible());
        QCOMPARE(asRead(gloss->text()),
                 QStringLiteral("P: whoever moves now loses. N: whoever moves now wins."));
        it.give(it.question().right == Answer(Outcome::P) ? Outcome::N : Outcome::P);
        QVERIFY(it.isOpen());
        QVERIFY2(!it.said().contains(QStringLiteral("take ")), qPrintable(it.said()));
        it.give(it.question().right);
        QCOMPARE(it.panel()->run()->count(Mark::Understood), 0);
        QCOMPARE(it.panel()->run()->count(Mark::Again), 1);
    }

    void aKindOfWhichNothingWasRightIsNotYetUnderstood()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim outcome easy 7"));
        while (it.panel()->run()->question()) {
            it.press("showButton");
            it.goOn();
        }
        const QString outcome = it.child<QLabel>("outcome")->text();
        QVERIFY2(outcome.contains(
                     QStringLiteral("○ P or N? · 0 of 10 right at the first try, not yet understood")),
                 qPrintable(outcome));
    }

    // A graph of few vertices has few questions of a kind, and the bar says so from the beginning.
    void aRuleWithFewQuestionsHasAShortSet()
    {
        Page it("sg");
        it.open();
        it.begin(QStringLiteral("sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: vertex-value easy 3"));
        const auto places = it.panel()->run()->places().size();
        QVERIFY2(places >= 4 && places <= 6, qPrintable(QString::number(places)));
        for (std::size_t i = 0; i < places; ++i) {
            it.give(it.question().right);
            it.press("nextButton");
        }
        QVERIFY(!it.panel()->run()->question());
        QCOMPARE(it.panel()->run()->places().size(), places);
    }

    void aLevelUpFollowsASetThatIsUnderstood()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim outcome easy 7"));
        for (int i = 0; i < teaching::kSetLength; ++i) {
            it.give(it.question().right);
            it.press("nextButton");
        }
        it.press("harderButton");
        QVERIFY(it.panel()->run()->name().level == teaching::Difficulty::Medium);
        QCOMPARE(it.panel()->run()->name().kind, QStringLiteral("outcome"));
    }

    // Random, the rule and the fields of the page decide what is asked about.
    void theRuleInForceIsAsked()
    {
        Page bash("bash");
        bash.page.session().setNotation(QStringLiteral("bash 7 misere: 30"));
        bash.open();
        for (int i = 0; i < teaching::kSetLength; ++i) {
            QCOMPARE(bash.question().position.rule(), QStringLiteral("7"));
            QVERIFY(bash.question().position.play == theory::Play::Misere);
            bash.press("showButton");
            bash.press("nextButton");
        }
        Page sg("sg");
        sg.page.session().setNotation(QStringLiteral("sg 0.77: 5 7"));
        sg.open();
        QCOMPARE(sg.question().position.rule(), QStringLiteral("0.77"));
        // Another rule while the tab is in front leaves the question, and the next set is of that rule.
        sg.page.session().setNotation(QStringLiteral("sg {1,2,5}: 9"));
        QVERIFY(!sg.isOpen());
        sg.tabs()->setCurrentWidget(sg.page.steps());
        sg.open();
        QCOMPARE(sg.question().position.rule(), QStringLiteral("{1,2,5}"));
    }

    // The field of the set and the button are about the game on the board, and nothing is asked unwanted.
    void theSetFollowsTheGameOnTheBoard()
    {
        Page it("sg");
        it.open();
        QVERIFY(it.isOpen());
        it.page.session().setNotation(QStringLiteral("sg 0.77: 5 7"));
        QApplication::processEvents();
        QVERIFY(!it.page.session().asking());
        auto* edit = it.child<QLineEdit>("setEdit");
        QVERIFY2(edit->text().startsWith(QLatin1String("sg 0.77:")), qPrintable(edit->text()));
        QCOMPARE(it.child<QPushButton>("nextButton")->text().remove(u'&'), QStringLiteral("Begin"));
        QCOMPARE(teaching::notation(it.page.session().position()), QStringLiteral("sg 0.77: 5 7"));
        it.press("nextButton");
        QVERIFY(it.isOpen());
        QCOMPARE(it.question().position.rule(), QStringLiteral("0.77"));
    }

    // Also between the rounds of a set, of which the next one has nothing to tell.
    void theSetThatFollowsTellsOfNoRoundBefore()
    {
        Page it("bash");
        it.open();
        it.begin(QStringLiteral("bash outcome easy 7"));
        while (it.panel()->run()->count(Mark::ToCome) > 0) {
            it.press("showButton");
            it.press("nextButton");
        }
        const auto* outcome = it.child<QLabel>("outcome");
        QVERIFY2(outcome->text().contains(QStringLiteral("The first round is done")),
                 qPrintable(outcome->text()));
        it.page.session().setNotation(QStringLiteral("bash 5: 30"));
        QVERIFY2(outcome->text().startsWith(QStringLiteral("Another game is on the board.")),
                 qPrintable(outcome->text()));
        it.press("nextButton"); // Begin
        QVERIFY(it.isOpen());
    }

    // Whoever looks at another rule finds the set of the first where it was; so does its name, typed again.
    void aSetWaitsWhileAnotherRuleIsOnTheBoard()
    {
        const QString name = QStringLiteral("sg {1,3,4}: mixed easy 5");
        Page it("sg");
        it.open();
        it.begin(name);
        for (int i = 0; i < 2; ++i) {
            it.give(it.question().right);
            it.press("nextButton");
        }
        const QString third = teaching::questionText(it.question());
        const auto expectThird = [&] {
            QCOMPARE(teaching::setText(it.panel()->run()->name()), name);
            QCOMPARE(it.panel()->run()->count(Mark::Understood), 2);
            QVERIFY(it.isOpen());
            QCOMPARE(teaching::questionText(it.question()), third);
        };
        auto* edit = it.child<QLineEdit>("setEdit");
        it.page.session().setNotation(QStringLiteral("sg 0.77: 5 7"));
        QVERIFY(edit->text().startsWith(QLatin1String("sg 0.77:")));
        QVERIFY(it.child<QLabel>("outcome")->text().endsWith(
            QStringLiteral("The set before waits until its own game is on the board again.")));
        it.page.session().setNotation(QStringLiteral("sg {1,3,4}: 9"));
        QCOMPARE(edit->text(), name);
        QVERIFY(!it.isOpen()); // somebody may be going to play
        it.press("nextButton");
        expectThird();
        // With another set begun meanwhile, and its tab behind another one; that set waits as well.
        it.begin(QStringLiteral("sg 0.77: mixed easy 7"));
        it.give(it.question().right);
        it.press("nextButton");
        it.begin(name);
        expectThird();
        it.tabs()->setCurrentWidget(it.page.steps());
        QApplication::processEvents();
        it.page.session().setNotation(QStringLiteral("sg 0.77: 5 7"));
        it.open();
        QCOMPARE(edit->text(), QStringLiteral("sg 0.77: mixed easy 7"));
        QCOMPARE(it.panel()->run()->count(Mark::Understood), 1);
        QVERIFY(it.isOpen());
        // At the next start, too.
        Page again("sg");
        again.panel()->restoreSet(it.panel()->savedSet(), true);
        again.open();
        QCOMPARE(teaching::setText(again.panel()->run()->name()), QStringLiteral("sg 0.77: mixed easy 7"));
        QVERIFY(!again.page.read(name));
        QCOMPARE(again.panel()->run()->count(Mark::Understood), 2);
        QCOMPARE(teaching::questionText(again.question()), third);
    }

    // Of the question that was open as well, now and at the next start.
    void aSetThatWaitsKnowsWhatWasTried()
    {
        const QString name = QStringLiteral("sg {1,3,4}: outcome easy 5");
        Page it("sg");
        it.open();
        it.begin(name);
        const bool isLost = it.question().right == Answer(Outcome::P);
        it.give(isLost ? Outcome::N : Outcome::P);
        it.begin(QStringLiteral("sg 0.77: mixed easy 7"));
        QCOMPARE(it.asking().wrong, 0);
        const QString saved = it.panel()->savedSet();
        Page again("sg");
        again.panel()->restoreSet(saved, true);
        again.open();
        for (Page* page : {&it, &again}) {
            page->begin(name);
            QVERIFY(page->isOpen());
            QCOMPARE(page->asking().wrong, 1);
            page->give(page->question().right);
            QCOMPARE(page->child<QLabel>("outcome")->text(),
                     QStringLiteral("↻ It will be asked again: the first answer was not right."));
        }
    }

    void aQuestionThatIsLeftIsClosedAndAskedAgain()
    {
        Page it("nim", Opponent::Perfect);
        it.open();
        const QString text = teaching::questionText(it.question());
        it.tabs()->setCurrentWidget(it.page.steps());
        QTRY_VERIFY(!it.page.session().asking());
        QVERIFY(it.page.session().isVerdictShown());
        it.open();
        QCOMPARE(teaching::questionText(it.question()), text);
        it.page.session().setNotation(QStringLiteral("1 2 3 4 5 6"));
        QVERIFY(!it.page.session().asking());
        QVERIFY(it.page.session().isVerdictShown());
        QVERIFY(!it.child<QWidget>("questionBox")->isVisible()); // nothing stale is left
        QVERIFY(it.child<QLabel>("outcome")->text().contains(QStringLiteral("has been left")));
        QCOMPARE(it.panel()->run()->count(Mark::ToCome), teaching::kSetLength);
        it.press("nextButton"); // Ask again
        QCOMPARE(teaching::questionText(it.question()), text);
    }

    // Beside the tour and the table nothing tells its answer, until that is asked for.
    void aQuestionThatIsLeftTellsNothingElsewhere()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim outcome easy 3"));
        const Position asked = it.question().position;
        const auto* banner = it.child<widgets::VerdictBanner>("verdict");
        auto* table = it.child<QWidget>("tableTab");
        const auto* cells = [&]() -> const QWidget* {
            it.tabs()->setCurrentWidget(table);
            return table->findChild<widgets::LessonTable*>();
        }();
        auto* askBox = table->findChild<QAbstractButton*>(QStringLiteral("askBox"));
        askBox->setChecked(false); // it tells
        QTRY_VERIFY(!cells->isVisible());
        QVERIFY(!it.page.session().isVerdictShown());
        QCOMPARE(banner->text(), QStringLiteral("The verdict is hidden until the question is answered."));
        it.tabs()->setCurrentIndex(0);
        QApplication::processEvents();
        QVERIFY(!it.page.session().asking() && !it.page.session().isVerdictShown());
        QVERIFY(!it.page.chart()->isVisible());
        // The board is the learner's, and tells of what is played.
        it.page.session().setNotation(QStringLiteral("1 2 4"));
        QVERIFY(it.page.session().isVerdictShown());
        it.tabs()->setCurrentWidget(table);
        QVERIFY(cells->isVisible());
        it.open();
        QTRY_VERIFY(it.isOpen());
        QVERIFY(!it.asking().wasLeft);
        QCOMPARE(it.page.session().position(), asked);
        // Whoever asks for it is told.
        it.tabs()->setCurrentWidget(table);
        QTRY_VERIFY(!cells->isVisible());
        QTest::mouseClick(it.child<QWidget>("verdictEye"), Qt::LeftButton);
        QVERIFY(it.page.session().isVerdictShown());
        QVERIFY(cells->isVisible());
        it.open();
        QTRY_VERIFY(it.isOpen());
        QVERIFY(it.asking().wasLeft);
        QCOMPARE(
            it.child<QLabel>("fromBox")->text(),
            QStringLiteral(
                "This one will be asked again, however you answer it: its answer could be seen meanwhile."));
    }

    void whatWasTriedStaysWhileOneLooksElsewhere_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"nim-sum", "odd-column", "split"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    // With what has been said of a wrong answer, and the answer; also at the next start it is known that
    // there was one.
    void whatWasTriedStaysWhileOneLooksElsewhere()
    {
        QFETCH(QString, kind);
        Page it;
        it.open();
        it.begin(QStringLiteral("nim %1 easy 3").arg(kind));
        const auto isTyped = [](const auto& slip) { return teaching::answerText(slip.answer) != u"-"; };
        const Answer wrong = std::ranges::find_if(it.question().slips, isTyped)->answer;
        it.give(wrong);
        it.press("hintButton");
        const QString said = it.said();
        QVERIFY(said.contains(QStringLiteral("✗ Not right. ")) && said.contains(QStringLiteral("Hint: ")));
        const auto expectAsLeft = [&] {
            QTRY_VERIFY(it.isOpen());
            QCOMPARE(it.said(), said);
            QCOMPARE(it.panel()->findChild<QLineEdit*>(QStringLiteral("answerEdit"))->text(),
                     teaching::answerText(wrong));
            QCOMPARE(it.asking().wrong, 1);
            QVERIFY(!it.child<QLabel>("fromBox")->isVisible());
        };
        it.page.hide(); // another lesson
        QApplication::processEvents();
        it.page.show();
        expectAsLeft();
        it.tabs()->setCurrentIndex(0);
        QTRY_VERIFY(!it.page.session().asking());
        it.open();
        expectAsLeft();
        it.page.session().setNotation(QStringLiteral("1 2 4"));
        it.press("nextButton"); // Ask again
        expectAsLeft();

        const QString saved = it.panel()->savedSet();
        Page again;
        again.panel()->restoreSet(saved, true);
        again.open();
        QVERIFY(!again.child<QLabel>("fromBox")->isVisible());
        again.give(again.question().right);
        QCOMPARE(again.child<QLabel>("outcome")->text(),
                 QStringLiteral("↻ It will be asked again: the first answer was not right."));
        // As an earlier version has written it, and without any of it.
        for (const bool isOld : {true, false}) {
            Page other;
            const QString set = saved.section(u'\n', 1);
            other.panel()->restoreSet(isOld ? QStringLiteral("left\n") + set : set, false);
            other.open();
            QCOMPARE(other.asking().wasLeft, isOld);
        }
    }

    // A page may be brought back by another of its tabs than that with which it went.
    void aQuestionIsLeftAlsoBehindAnotherLesson()
    {
        Page it;
        it.open();
        it.page.hide();
        QApplication::processEvents();
        QVERIFY(it.isOpen());
        it.tabs()->setCurrentIndex(0);
        it.page.show();
        QTRY_VERIFY(!it.page.session().asking());
        QVERIFY(!it.page.session().isVerdictShown());
    }

    // Right at the first try is understood, also after a glance at another lesson; but not after the answer
    // could be seen, or after a wrong one.
    void aGlanceElsewhereTellsNothing_data()
    {
        QTest::addColumn<bool>("discovering");
        QTest::addColumn<QString>("elsewhere"); // another tab; empty: another lesson
        QTest::addColumn<bool>("wrong"); // has been answered before
        QTest::addColumn<bool>("told");
        const QString tour = QStringLiteral("tourPanel");
        QTest::newRow("lesson") << false << QString() << false << false;
        QTest::newRow("lesson, wrong") << false << QString() << true << false;
        QTest::newRow("tour") << false << tour << false << false;
        QTest::newRow("tour, wrong") << false << tour << true << false;
        QTest::newRow("table") << false << QStringLiteral("tableTab") << false << false;
        QTest::newRow("Why?") << false << QStringLiteral("stepPanel") << false << true;
        QTest::newRow("tour, discovering") << true << tour << false << false;
        QTest::newRow("tour, discovering, wrong") << true << tour << true << false;
    }
    void aGlanceElsewhereTellsNothing()
    {
        QFETCH(const bool, discovering);
        QFETCH(const QString, elsewhere);
        QFETCH(const bool, wrong);
        QFETCH(const bool, told);
        const bool understood = !wrong && !told;
        Page it;
        it.page.session().setDiscovering(discovering);
        for (int i = 0; i < it.tabs()->count(); ++i)
            it.tabs()->setTabVisible(i, true); // as when a game has been played
        it.open();
        it.begin(QStringLiteral("nim outcome easy 3"));
        const Answer right = it.question().right;
        if (wrong)
            it.give(right == Answer(Outcome::P) ? Outcome::N : Outcome::P);
        if (elsewhere.isEmpty())
            it.page.hide();
        else
            it.tabs()->setCurrentWidget(it.child<QWidget>(qPrintable(elsewhere)));
        QTest::qWait(1);
        QTRY_COMPARE(it.isOpen(), elsewhere.isEmpty());
        it.page.show();
        it.open();
        QTRY_VERIFY(it.isOpen());
        // What counts as help is said, before the answer and with it.
        QCOMPARE(it.child<QLabel>("fromBox")->isVisible(), told);
        it.give(right);
        QCOMPARE(it.panel()->run()->count(Mark::Understood), understood ? 1 : 0);
        QCOMPARE(it.child<QLabel>("outcome")->isVisible(), !understood);
    }

    // What is asked again as soon as the tab has gone is not what has been left there.
    void whatIsAskedElsewhereIsNotPutDown()
    {
        for (const bool isHidden : {false, true}) {
            Page it;
            it.open();
            it.begin(QStringLiteral("nim outcome easy 3"));
            const Asking open = it.asking();
            it.page.session().showSolution();
            if (isHidden)
                it.page.hide();
            it.tabs()->setCurrentWidget(it.page.steps());
            it.page.session().askAgain(open);
            QTest::qWait(1);
            QApplication::processEvents();
            QVERIFY(it.isOpen());
        }
    }

    // The coach speaks, an opponent replies.
    void playingOnMeanwhileTells_data()
    {
        QTest::addColumn<bool>("discovering");
        QTest::newRow("discovering") << true;
        QTest::newRow("all open") << false;
    }
    void playingOnMeanwhileTells()
    {
        QFETCH(const bool, discovering);
        Page it("bash");
        it.page.session().setDiscovering(discovering);
        for (int i = 0; i < it.tabs()->count(); ++i)
            it.tabs()->setTabVisible(i, true);
        it.open();
        it.begin(QStringLiteral("bash move easy 4"));
        const Answer right = it.question().right;
        it.tabs()->setCurrentWidget(it.child<QWidget>("tourPanel"));
        QTest::qWait(1);
        const auto isTold = [&] { return it.panel()->savedSet().section(u'\n', 0, 0).endsWith(u"told"); };
        QTRY_VERIFY(!it.isOpen());
        QVERIFY(!isTold());
        it.page.session().play({0, 1, 0});
        QTRY_VERIFY(isTold());
        it.page.session().undo();
        it.open();
        QTRY_VERIFY(it.isOpen());
        QVERIFY(it.child<QLabel>("fromBox")->isVisible());
        it.give(right);
        QCOMPARE(it.panel()->run()->count(Mark::Understood), 0);
    }

    void nothingStaleIsSaidBesideAGame()
    {
        Page it;
        it.open();
        it.press("showButton");
        QVERIFY(it.said().size() > 5);
        it.page.session().setNotation(QStringLiteral("3 4"));
        QVERIFY(!it.child<QLabel>("feedback")->isVisible());
        // But the panel is not left without a word.
        QVERIFY(it.child<QLabel>("outcome")->isVisible());
        QCOMPARE(it.child<QLabel>("outcome")->text(),
                 QStringLiteral("The question has been answered. You can go on to the next one."));
        it.press("nextButton");
        QVERIFY(it.isOpen());
        QVERIFY(!it.child<QLabel>("outcome")->isVisible());
    }

    void nobodyMovesDuringATask()
    {
        Page it("nim", Opponent::Perfect);
        it.page.session().setFirst(teaching::Side::Other);
        it.open();
        it.begin(QStringLiteral("nim move easy 2"));
        QTest::qWait(2 * teaching::Session::kThinking);
        QVERIFY(it.page.session().match().plies().empty());
        it.give(it.question().right);
        QTest::qWait(2 * teaching::Session::kThinking);
        QCOMPARE(it.page.session().match().plies().size(), std::size_t{1});
    }

    void whyExplainsThePositionOfTheQuestion()
    {
        Page it("bash", Opponent::Perfect);
        it.open();
        it.begin(QStringLiteral("bash move easy 4"));
        QVERIFY(!it.child<QAbstractButton>("whyButton")->isEnabled());
        const Question question = it.question();
        it.give(question.right); // made on the board, which shows another position now
        QVERIFY(it.page.session().position() != question.position);
        it.press("whyButton");
        QCOMPARE(it.tabs()->currentWidget(), it.page.steps());
        QCOMPARE(it.page.session().position(), question.position);
        QVERIFY(it.page.session().step() >= 0);
        it.open();
        it.press("nextButton");
        it.give(it.question().right);
        it.page.session().setNotation(QStringLiteral("99"));
        const Position second = it.panel()->run()->question()->position;
        it.press("whyButton");
        QCOMPARE(it.page.session().position(), second);
    }

    void theNameOfASetIsCopiedAndTyped()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim all-moves hard 12"));
        const QString text = teaching::questionText(it.question());
        it.press("copySetButton");
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("nim all-moves hard 12"));
        it.begin(QStringLiteral("nim mixed easy 3"));
        QVERIFY(teaching::questionText(it.question()) != text);
        it.begin(QStringLiteral("nim all-moves hard 12"));
        QCOMPARE(teaching::questionText(it.question()), text);

        auto* error = it.child<QLabel>("setError");
        QVERIFY(!error->isVisible());
        it.begin(QStringLiteral("nim guess hard 12"));
        QVERIFY(error->isVisible());
        QVERIFY(error->text().contains(QStringLiteral("mixed, outcome")));
        QCOMPARE(it.child<QLineEdit>("setEdit")->cursorPosition(), 4);
        it.begin(QStringLiteral("hello"));
        QVERIFY(error->text().startsWith(QStringLiteral("A set is called like this: nim all-moves hard ")));
        QCOMPARE(teaching::questionText(it.question()), text); // still the same
        QSignalSpy wanted(&it.page, &widgets::LessonPage::setWanted);
        it.begin(QStringLiteral("bash 7: mixed easy 3"));
        QCOMPARE(wanted.size(), 1);
    }

    void aWrongNameIsToldInTheLanguageOfTheWindow()
    {
        app::Translations translations;
        QVERIFY(!translations.select(*app::findLanguage(QStringLiteral("en"))));
        Page it;
        it.open();
        const auto* error = it.child<QLabel>("setError");
        for (const char* const name : {"hello", "nim guess hard 12"}) {
            it.begin(QLatin1String(name));
            const QString english = error->text();
            QVERIFY(!translations.select(*app::findLanguage(QStringLiteral("zh_TW"))));
            QApplication::processEvents();
            QVERIFY2(error->isVisible() && error->text() != english, qPrintable(error->text()));
            QVERIFY2(
                std::ranges::any_of(error->text(), [](QChar c) { return c.script() == QChar::Script_Han; }),
                qPrintable(error->text()));
            QCOMPARE(it.child<QLineEdit>("setEdit")->text(), QLatin1String(name));
            QVERIFY(!translations.select(*app::findLanguage(QStringLiteral("en"))));
            QApplication::processEvents();
        }
        it.begin(QStringLiteral("nim mixed easy 3"));
        QVERIFY(!error->isVisible());
    }

    void theFieldOfThePositionTakesTheNameOfASet()
    {
        Page it;
        auto* field = it.child<QLineEdit>("positionEdit");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("nim guess easy 12\r"));
        QVERIFY(it.child<QLabel>("positionError")->isVisible());
        QVERIFY(!it.page.session().asking());
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("nim outcome easy 12\r"));
        QVERIFY(!it.child<QLabel>("positionError")->isVisible());
        QCOMPARE(it.tabs()->currentWidget(), it.panel());
        QVERIFY(it.isOpen());
        QCOMPARE(teaching::setText(it.panel()->run()->name()), QStringLiteral("nim outcome easy 12"));
        QCOMPARE(field->text(), teaching::shortNotation(it.page.session().position()));
    }

    void theButtonsStayWhereTheyAre()
    {
        Page it;
        it.open();
        it.begin(QStringLiteral("nim outcome easy 12"));
        QApplication::processEvents();
        const auto places = [&] {
            QList<QPoint> all;
            for (const char* name : {"answerP", "hintButton", "showButton", "nextButton", "whyButton"})
                all << it.panel()->findChild<QWidget*>(QLatin1String(name))->mapTo(&it.page, QPoint());
            return all;
        };
        const auto before = places();
        it.give(it.question().right == Answer(Outcome::P) ? Outcome::N : Outcome::P);
        QApplication::processEvents();
        QCOMPARE(places(), before);
        it.give(it.question().right);
        QApplication::processEvents();
        QCOMPARE(places(), before);
    }

    void theVerdictBannerSaysThatAnAnswerIsAwaited()
    {
        Page it;
        it.open();
        const auto texts = [&] {
            QStringList all;
            for (const QLabel* label : it.page.findChildren<QLabel*>())
                all << label->text();
            return all;
        };
        QVERIFY(texts().contains(QStringLiteral("The verdict is hidden until the question is answered.")));
        it.tabs()->setCurrentWidget(it.page.steps());
        QTRY_VERIFY(
            !texts().contains(QStringLiteral("The verdict is hidden until the question is answered.")));
    }

    void anOpenQuestionFollowsTheLanguage()
    {
        Page it;
        it.open();
        QEvent event(QEvent::LanguageChange);
        QApplication::sendEvent(it.panel(), &event);
        QVERIFY(it.isOpen());
        QVERIFY(!it.child<QLabel>("task")->text().isEmpty());
        QVERIFY(!it.panel()->findChild<QPushButton*>(QStringLiteral("nextButton"))->text().isEmpty());
    }
};
LASTSTONE_TEST(ExerciseTest, Windows)

} // namespace laststone::exercise_test
#include "exercise_test.moc"
