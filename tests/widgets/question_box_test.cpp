// SPDX-License-Identifier: GPL-3.0-or-later
// The box by which questions are shown and answered.
#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/session.h"
#include "test_main.h"
#include "widgets/access/keyboard.h"
#include "widgets/page/question_box.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

namespace laststone::question_box_test {

using teaching::AnswerForm;
using teaching::Asker;
using teaching::Asking;
using teaching::Question;
using teaching::Sentence;
using theory::Count;

namespace {

Question questionOf(const char* text)
{
    return std::get<Question>(teaching::readQuestion(QString::fromLatin1(text), teaching::commonKinds(),
                                                     games::families(), nullptr));
}

// The same position, asked in another form.
Question asked(AnswerForm form, const teaching::Answer& right)
{
    Question question = questionOf("outcome nim: 3 6 4");
    question.form = form;
    question.right = right;
    question.slips = {};
    question.because = teaching::formula(QStringLiteral("3 ⊕ 6 ⊕ 4 = 1"));
    return question;
}

struct Box {
    Box() : session({lesson.first, lesson.explain, games::families()}, {})
    {
        box.setSession(session, Asker::Exercise);
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(&box);
        layout->addStretch();
        window.resize(420, 400);
        show(window);
    }
    template <class Widget = QAbstractButton> Widget* child(const char* name)
    {
        return box.findChild<Widget*>(QLatin1String(name));
    }
    void click(const char* name)
    {
        QVERIFY2(child(name)->isVisible() && child(name)->isEnabled(), name);
        QTest::mouseClick(child(name), Qt::LeftButton);
    }
    QString words(const char* button) { return widgets::withoutMnemonic(child(button)->text()); }
    QString said() { return asRead(child<QLabel>("feedback")->text()); }
    Asking::State state() { return session.asking()->state; }

    const widgets::Lesson& lesson = *games::findLesson(QStringLiteral("nim"));
    teaching::Session session;
    QWidget window;
    widgets::QuestionBox& box = *new widgets::QuestionBox(&window);
};

} // namespace

class QuestionBoxTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void itShowsOnlyTheQuestionsOfItsAsker()
    {
        Box it;
        QVERIFY(!it.box.isVisible());
        it.session.ask(questionOf("outcome nim: 3 6 4"), Asker::Tour);
        QVERIFY(!it.box.isVisible());
        it.session.ask(questionOf("outcome nim: 3 6 4"), Asker::Exercise);
        QVERIFY(it.box.isVisible());
        it.session.setNotation(QStringLiteral("1 2")); // leaves it
        QVERIFY(!it.box.isVisible());
    }

    void aWrongAnswerIsExplainedAndTriedAgain()
    {
        Box it;
        it.session.ask(questionOf("outcome nim: 3 6 4"), Asker::Exercise);
        QApplication::processEvents();
        const QPoint hint = it.child("hintButton")->pos();
        const QPoint other = it.child("answerN")->pos();
        const auto text = [&](const char* answer) { return it.child<QToolButton>(answer)->text(); };
        it.click("answerP");
        QCOMPARE(text("answerP"), QStringLiteral("✗ P-position"));
        QCOMPARE(text("answerN"), QStringLiteral("N-position"));
        QApplication::processEvents();
        QCOMPARE(it.child("answerN")->pos(), other);
        QVERIFY(it.said().startsWith(
            QStringLiteral("✗ Not right. P would mean that every move has a good answer.")));
        QVERIFY(it.child<QLabel>("feedback")->property("bad").toBool());
        it.click("answerN");
        QCOMPARE(it.state(), Asking::State::Right);
        QVERIFY(it.said().startsWith(QStringLiteral("✓ Right. ")));
        QVERIFY(!it.said().mid(3).contains(QStringLiteral("Right:")));
        QVERIFY(!it.child("answerP")->isEnabled());
        QCOMPARE(text("answerP"), QStringLiteral("P-position"));
        QCOMPARE(text("answerN"), QStringLiteral("✓ N-position"));
        QVERIFY(it.child("answerN")->property("given").toBool());
        QApplication::processEvents();
        QCOMPARE(it.child("hintButton")->pos(), hint); // whatever was said
    }

    void theKeysPAndNAnswer()
    {
        Box it;
        it.session.ask(questionOf("outcome nim: 3 6 4"), Asker::Exercise);
        it.box.focusAnswer();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_P);
        QCOMPARE(it.session.asking()->wrong, 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_N);
        QCOMPARE(it.state(), Asking::State::Right);
    }

    void choicesHaveLetters()
    {
        Box it;
        Question question = asked(AnswerForm::Choice, Count{2});
        question.choices = {teaching::formula(QStringLiteral("the left heap")),
                            teaching::formula(QStringLiteral("the one in the middle"))};
        it.session.ask(question, Asker::Exercise);
        QCOMPARE(it.child("choiceB")->accessibleName(), QStringLiteral("B · the one in the middle"));
        // The one that has been chosen is marked, by a sign as well.
        const auto text = [&](const char* choice) {
            return asRead(it.child(choice)->findChild<QLabel*>()->text());
        };
        it.click("choiceA");
        QVERIFY(it.said().startsWith(QStringLiteral("✗ Not right.")));
        QCOMPARE(text("choiceA"), QStringLiteral("✗ A · the left heap"));
        QVERIFY(it.child("choiceA")->property("given").toBool());
        QCOMPARE(it.child("choiceA")->accessibleDescription(), QStringLiteral("Your last answer"));
        QCOMPARE(text("choiceB"), QStringLiteral("B · the one in the middle"));
        it.box.focusAnswer();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_B);
        QCOMPARE(it.state(), Asking::State::Right);
        QCOMPARE(text("choiceA"), QStringLiteral("A · the left heap"));
        QCOMPARE(text("choiceB"), QStringLiteral("✓ B · the one in the middle"));
        QVERIFY(it.child("choiceB")->property("given").toBool());
        QVERIFY(!it.child("choiceA")->property("given").toBool());
        it.session.ask(question, Asker::Exercise);
        it.box.focusAnswer();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
        QCOMPARE(it.session.asking()->wrong, 1);
        QCOMPARE(it.state(), Asking::State::Right);
    }

    // Whoever comes back from the board types an answer, and not behind the last one.
    void comingBackTheOldAnswerIsTypedAnew()
    {
        Box it;
        it.session.ask(asked(AnswerForm::Number, Count{13}), Asker::Exercise);
        it.box.focusAnswer();
        auto* field = it.child<QLineEdit>("answerEdit");
        QTest::keyClicks(field, QStringLiteral("6"));
        it.child("hintButton")->setFocus();
        it.box.focusAnswer();
        QTest::keyClicks(field, QStringLiteral("4"));
        QCOMPARE(field->text(), QStringLiteral("4"));
    }

    // Alt and a letter is the key of a button: where it cannot be pressed now, nothing is typed.
    void theKeysOfButtonsTypeNothing()
    {
        Box it;
        it.session.ask(asked(AnswerForm::Number, Count{13}), Asker::Exercise);
        it.box.focusAnswer();
        auto* field = it.child<QLineEdit>("answerEdit");
        QTest::keyClick(field, Qt::Key_Y, Qt::AltModifier);
        QTest::keyClick(field, Qt::Key_N, Qt::AltModifier);
        QCOMPARE(field->text(), QString());
        QTest::keyClicks(field, QStringLiteral("x"));
        QCOMPARE(field->text(), QStringLiteral("x"));
    }

    void aNumberIsTyped()
    {
        Box it;
        it.session.ask(asked(AnswerForm::Number, Count{13}), Asker::Exercise);
        it.box.focusAnswer();
        QWidget* field = QApplication::focusWidget();
        QTest::keyClicks(field, QStringLiteral("n"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(it.said(), QStringLiteral("Answer with a whole number."));
        QCOMPARE(it.session.asking()->wrong, 0); // it was no answer
        QTest::keyClicks(field, QStringLiteral("12")); // what was typed is replaced
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(it.said(), QStringLiteral("✗ Not right. Try again."));
        QTest::keyClicks(field, QStringLiteral("13"));
        it.click("answerButton");
        QCOMPARE(it.said(), QStringLiteral("✓ Right. 3 ⊕ 6 ⊕ 4 = 1"));
        it.session.ask(asked(AnswerForm::Number, Count{13}), Asker::Exercise);
        QCOMPARE(it.child<QLineEdit>("answerEdit")->text(), QString());
        it.click("showButton");
        QCOMPARE(it.said(), QStringLiteral("The answer: 13. 3 ⊕ 6 ⊕ 4 = 1"));
    }

    void thereMayBeNone()
    {
        Box it;
        // Where there always is one, nothing else is offered.
        it.session.ask(asked(AnswerForm::Numbers, std::vector<Count>{1}), Asker::Exercise);
        QVERIFY(!it.child("noneButton")->isVisible());
        Question numbers = asked(AnswerForm::Numbers, std::vector<Count>{});
        numbers.mayBeNone = true;
        it.session.ask(numbers, Asker::Exercise);
        QCOMPARE(it.words("noneButton"), QStringLiteral("There is none"));
        it.click("noneButton");
        QCOMPARE(it.state(), Asking::State::Right);
        Question typed = asked(AnswerForm::Typed, std::vector<teaching::Position>{});
        typed.mayBeNone = true;
        it.session.ask(typed, Asker::Exercise);
        QTest::keyClicks(it.child<QWidget>("answerEdit"), QStringLiteral("3 3\r"));
        QCOMPARE(it.session.asking()->wrong, 1);
        QCOMPARE(it.words("noneButton"), QStringLiteral("It cannot be done"));
        it.click("noneButton");
        QCOMPARE(it.state(), Asking::State::Right);
        QCOMPARE(it.child<QLineEdit>("answerEdit")->text(), QString()); // that was another answer
    }

    void severalMovesAreMadeOneByOne()
    {
        Box it;
        it.session.ask(questionOf("all-moves nim: 1 3 5"), Asker::Exercise); // 5 → 2 alone wins
        QVERIFY(!it.child("allButton")->isEnabled());
        it.session.play({1, 1, 0});
        auto* moves = it.child<QLabel>("moves");
        QCOMPARE(asRead(moves->accessibleName()), QStringLiteral("So far: take 1 from heap 2"));
        QVERIFY(!it.child("noneButton")->isEnabled());
        it.click("allButton");
        QVERIFY2(
            it.said().startsWith(QStringLiteral("✗ Not right. Move 1, take 1 from heap 2, does not win.")),
            qPrintable(it.said()));
        // The cross behind a move takes it out; by the keyboard, too.
        it.session.play({2, 1, 0});
        QCOMPARE(it.session.asking()->picked.size(), std::size_t{2});
        moves->setFocus(Qt::TabFocusReason);
        QTest::keyClick(moves, Qt::Key_Tab);
        QTest::keyClick(moves, Qt::Key_Return);
        QCOMPARE(it.session.asking()->picked.size(), std::size_t{1});
        const teaching::Move left = it.session.asking()->picked.front();
        it.session.play(left);
        QVERIFY(it.session.asking()->picked.empty());
        it.session.play({1, 1, 0});
        bool isTaken = false;
        for (int x = moves->width() - 1; x > 0 && !isTaken; x -= 2) {
            QTest::mouseClick(moves, Qt::LeftButton, {}, {x, moves->height() / 2});
            isTaken = it.session.asking()->picked.empty();
        }
        QVERIFY(isTaken);
        it.session.play({1, 1, 0});
        it.click("allButton");
        it.session.play({1, 1, 0}); // taken back
        QCOMPARE(it.said(), QString()); // what was said was about that move
        it.session.play({2, 3, 0});
        it.click("allButton");
        QCOMPARE(it.state(), Asking::State::Right);
        it.session.ask(questionOf("all-moves nim: 1 3 5"), Asker::Exercise);
        it.click("showButton");
        QVERIFY(it.said().startsWith(QStringLiteral("The answer: take 3 from heap 3. ")));
    }

    void hintsComeByDegrees()
    {
        Box it;
        it.session.ask(questionOf("outcome nim: 3 6 4"), Asker::Exercise);
        QApplication::processEvents();
        const int place = it.child("showButton")->x();
        const std::size_t degrees = it.session.asking()->question.hints.size();
        for (std::size_t i = 0; i < degrees; ++i) {
            it.click("hintButton");
            QVERIFY(it.said().startsWith(QStringLiteral("Hint: ")));
        }
        QCOMPARE(it.words("hintButton"), QStringLiteral("No further hint"));
        QVERIFY(!it.child("hintButton")->isEnabled());
        QCOMPARE(it.state(), Asking::State::Open);
        it.click("showButton");
        QCOMPARE(it.state(), Asking::State::Shown);
        QApplication::processEvents();
        QCOMPARE(it.child("showButton")->x(), place);
    }

    // One press too many gives nothing away, whatever the form of the answer is.
    void theKeyThatAsksForHintsShowsNoSolution()
    {
        const std::pair<AnswerForm, teaching::Answer> forms[] = {
            {AnswerForm::Outcome, theory::Outcome::N},
            {AnswerForm::Number, Count{1}},
            {AnswerForm::Moves, std::vector<teaching::Position>{}}};
        for (const auto& [form, right] : forms) {
            Box it;
            it.session.ask(asked(form, right), Asker::Exercise);
            it.child("hintButton")->setFocus();
            QVERIFY(it.child("hintButton")->hasFocus());
            const std::size_t degrees = it.session.asking()->question.hints.size();
            for (std::size_t i = 0; i < degrees + 3; ++i)
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
            QCOMPARE(it.words("hintButton"), QStringLiteral("No further hint"));
            QCOMPARE(it.state(), Asking::State::Open);
            QCOMPARE(it.session.asking()->wrong, 0);
            QVERIFY(!it.child("showButton")->hasFocus());
        }
    }

    void theAnswerToTheQuestionBeforeDoesNotComeBack()
    {
        Box it;
        it.session.ask(asked(AnswerForm::Number, Count{1}), Asker::Exercise);
        auto* field = it.child<QLineEdit>("answerEdit");
        QTest::keyClicks(field, QStringLiteral("99"));
        QVERIFY(field->isUndoAvailable());
        it.session.ask(asked(AnswerForm::Number, Count{2}), Asker::Exercise);
        QCOMPARE(field->text(), QString());
        QVERIFY(!field->isUndoAvailable());
    }

    void aMoveElsewhereWaitsForTheAnswer()
    {
        Box it;
        it.session.ask(questionOf("outcome nim: 3 6 4"), Asker::Exercise);
        it.session.play({0, 1, 0});
        QCOMPARE(it.said(), QStringLiteral("First the question: the game goes on when it is answered."));
        QCOMPARE(it.session.match().plies().size(), std::size_t{0});
        QVERIFY(it.session.asking()->isOpen());
    }
};
LASTSTONE_TEST(QuestionBoxTest, Windows)

} // namespace laststone::question_box_test
#include "question_box_test.moc"
