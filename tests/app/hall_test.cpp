// SPDX-License-Identifier: GPL-3.0-or-later
// What is put to a class in the projection: questions with their hands and answers, by the keys of a
// lecturer.
#include "teaching/hall/hall.h"

#include "app/projection_fixture.h"
#include "games/catalogue.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/page/exercise_panel.h"
#include "widgets/page/lesson.h"
#include "widgets/page/question_box.h"
#include "widgets/stage/stage_overlay.h"
#include "widgets/stage/stage_question.h"

#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>

using namespace laststone;
using widgets::StageQuestion;

class HallTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    const teaching::Hall& hall() { return projection().hall(); }
    teaching::Session& session() { return m_window->page()->session(); }
    StageQuestion* question() { return view()->question(); }
    QString classReads() { return question()->accessibleName(); }
    QString lecturerReads(const char* name = "current")
    {
        return projection().presenter()->findChild<QTextBrowser*>(QLatin1String(name))->toPlainText();
    }
    // On two screens in the presenter's window, on one in the projection itself.
    QWidget* begin(bool isSingle)
    {
        if (isSingle)
            m_window->project(screen(kLectern));
        else
            m_window->project();
        return &projection().ownWindow();
    }
    static void addWindows()
    {
        QTest::addColumn<bool>("isSingle");
        QTest::addRow("two screens") << false;
        QTest::addRow("one screen") << true;
    }

private slots:
    void init() { ProjectionFixture::begin(); }
    void cleanup() { end(); }

    void anyPositionIsPutToTheClass_data() { addWindows(); }
    void anyPositionIsPutToTheClass()
    {
        QFETCH(bool, isSingle);
        QWidget* place = begin(isSingle);
        session().setNotation(QStringLiteral("5 3"));
        press(place, Qt::Key_V);
        QVERIFY(view()->scene().verdict);
        press(place, Qt::Key_Q);
        QVERIFY(hall().isOpen());
        QVERIFY(question()->isVisible());
        QVERIFY(!view()->text()->isVisible());
        QVERIFY(!view()->scene().verdict); // which was shown before
        QVERIFY(!view()->findChild<QWidget*>(QStringLiteral("verdict"))->isVisible());
        QVERIFY(classReads().startsWith(QStringLiteral("Is the position on the board P or N?")));
        QVERIFY(!classReads().contains(u'✓'));
        // Hands: two for P, three for N and one of them taken back.
        for (const Qt::Key key : {Qt::Key_P, Qt::Key_P, Qt::Key_N, Qt::Key_N, Qt::Key_N})
            press(place, key);
        press(place, Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(hall().ballot().hands, (std::vector<int>{2, 2}));
        press(place, Qt::Key_N);
        QVERIFY(classReads().contains(QStringLiteral("P · who has just moved wins – 2 hands")));
        QVERIFY(classReads().contains(QStringLiteral("N · who is to move wins – 3 hands")));
        QVERIFY(question()->bar(1).width() > question()->bar(0).width());
        QVERIFY(question()->bar(0).width() > 0);
        // Then the right one, and why.
        press(place, Qt::Key_V);
        QVERIFY(!hall().isOpen());
        QVERIFY(classReads().contains(QStringLiteral("✓ N · who is to move wins")));
        QVERIFY(!view()->scene().verdict);
        QCOMPARE(session().asking()->state, teaching::Asking::State::Right); // the hall has found it
        press(place, Qt::Key_PageDown);
        QCOMPARE(step(), 0);
        QVERIFY(!question()->isVisible());
        QVERIFY(view()->text()->isVisible());
    }

    void theLecturerAloneSeesTheAnswer()
    {
        QWidget* place = begin(false);
        session().setNotation(QStringLiteral("4 4"));
        press(place, Qt::Key_Q);
        QVERIFY(lecturerReads().contains(QStringLiteral("✓ P · who has just moved wins")));
        QVERIFY(!classReads().contains(u'✓'));
        const auto* state = place->findChild<QLabel*>(QStringLiteral("state"));
        QCOMPARE(state->text(), QStringLiteral("The class sees: a question"));
        const QImage asked = picture();
        press(place, Qt::Key_PageDown);
        QCOMPARE(state->text(), QStringLiteral("The class sees: a question, with the answer"));
        QVERIFY(picture() != asked);
        QCOMPARE(session().asking()->state, teaching::Asking::State::Shown); // no hands, nobody found it
        press(place, Qt::Key_PageDown);
        QCOMPARE(session().position().heaps, (std::vector<theory::Count>{4, 4}));
        QCOMPARE(step(), 0);
        // Back to the answer.
        press(place, Qt::Key_PageUp);
        QVERIFY(question()->isVisible());
        press(place, Qt::Key_Q); // the question is done with
        QVERIFY(!question()->isVisible());
        QVERIFY(!session().asking());
    }

    // While nothing is asked the letters do what they always do, or nothing.
    void lettersCountOnlyWhatCanBeChosen()
    {
        QWidget* place = begin(false);
        press(place, Qt::Key_N);
        press(place, Qt::Key_A);
        QVERIFY(!hall().question());
        press(place, Qt::Key_B);
        QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::Black);
        press(place, Qt::Key_B);
        press(place, Qt::Key_Q);
        press(place, Qt::Key_C); // the chart would tell
        QVERIFY(!view()->scene().chart);
        press(place, Qt::Key_F5); // so would a step
        QCOMPARE(step(), -1);
        QVERIFY(hall().isOpen());
        press(place, Qt::Key_B); // no answer of this question
        QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::Black);
    }

    void exercisesArePutToTheClass_data() { addWindows(); }
    void exercisesArePutToTheClass()
    {
        QFETCH(bool, isSingle);
        auto* panel = m_window->page()->findChild<widgets::ExercisePanel*>();
        panel->setSeed(4);
        const auto set = teaching::readSetName(QStringLiteral("nim mixed medium 3"), session().families(),
                                               panel->sources());
        m_window->page()->openSet(std::get<teaching::SetName>(*set));
        m_window->page()->showSteps(); // which leaves the question
        QWidget* place = begin(isSingle);
        QTRY_VERIFY(!session().asking());
        press(place, Qt::Key_E);
        QVERIFY(session().asking());
        QCOMPARE(session().asking()->asker, teaching::Asker::Exercise);
        QVERIFY(question()->isVisible());
        std::set<teaching::AnswerForm> forms;
        for (int i = 0; i < 25; ++i) {
            const auto asked = session().asking()->question;
            forms.insert(asked.form);
            QVERIFY(classReads().startsWith(teaching::Voice::installed().say(asked.task)));
            QCOMPARE(view()->session().position(), asked.position);
            QVERIFY(!classReads().contains(u'✓'));
            const auto& ballot = hall().ballot();
            for (std::size_t option = 0; option < ballot.answers.size(); ++option) {
                const QChar letter = teaching::letterOf(asked, option);
                press(place, static_cast<Qt::Key>(letter.unicode()));
                QCOMPARE(hall().ballot().hands[option], 1);
            }
            QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
            press(place, Qt::Key_PageDown);
            QVERIFY(!session().asking()->isOpen());
            QVERIFY(classReads().contains(teaching::Voice::installed().say(asked.because)));
            press(place, Qt::Key_E);
            QVERIFY(session().asking() && session().asking()->isOpen());
        }
        QVERIFY2(forms.size() >= 3, qPrintable(QString::number(forms.size())));
    }

    // In the window of the lesson the same letters answer.
    void theExerciseOfThePageIsShown()
    {
        begin(false);
        auto* panel = m_window->page()->findChild<widgets::ExercisePanel*>();
        panel->setSeed(4);
        const auto set = teaching::readSetName(QStringLiteral("nim outcome easy 1"), session().families(),
                                               panel->sources());
        m_window->page()->openSet(std::get<teaching::SetName>(*set));
        QVERIFY(question()->isVisible());
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        auto* box = panel->findChild<widgets::QuestionBox*>();
        box->focusAnswer();
        QTest::keyClick(QApplication::focusWidget(),
                        std::get<theory::Outcome>(session().asking()->question.right) == theory::Outcome::P
                            ? Qt::Key_P
                            : Qt::Key_N);
        QCOMPARE(session().asking()->state, teaching::Asking::State::Right);
        QCOMPARE(hall().ballot().total(), 0);
        QVERIFY(classReads().contains(u'✓'));
    }

    // A move that a student says is made on the board, and what is said to it is seen by all.
    void whatIsSaidToAMoveIsSeen()
    {
        begin(false);
        auto* panel = m_window->page()->findChild<widgets::ExercisePanel*>();
        const auto set =
            teaching::readSetName(QStringLiteral("nim move easy 1"), session().families(), panel->sources());
        m_window->page()->openSet(std::get<teaching::SetName>(*set));
        const auto& slips = session().asking()->question.slips;
        QVERIFY(!slips.empty());
        const QImage before = question()->grab().toImage();
        session().answer(slips.front().answer);
        QVERIFY(session().asking()->isOpen());
        QVERIFY(question()->grab().toImage() != before);
        QVERIFY(!classReads().contains(u'✓'));
    }

    void theClockRunsIfItIsWanted()
    {
        QWidget* place = begin(false);
        press(place, Qt::Key_K);
        QVERIFY(!hall().seconds()); // nothing is asked
        press(place, Qt::Key_Q);
        QVERIFY(!hall().seconds());
        press(place, Qt::Key_K);
        press(place, Qt::Key_K);
        QCOMPARE(hall().seconds(), std::optional(60));
        QTRY_COMPARE_WITH_TIMEOUT(hall().seconds(), std::optional(59), 3000);
        press(place, Qt::Key_K, Qt::ShiftModifier);
        QVERIFY(!hall().seconds());
        press(place, Qt::Key_K);
        press(place, Qt::Key_V);
        QVERIFY(!hall().seconds()); // the answer ends the time
    }

    void theButtonsDoTheSame()
    {
        QWidget* place = begin(false);
        const auto button = [&](const char* name) {
            return place->findChild<QToolButton*>(QLatin1String(name));
        };
        QVERIFY(!button("clockButton")->isEnabled());
        QTest::mouseClick(button("askButton"), Qt::LeftButton);
        QVERIFY(hall().isOpen());
        QVERIFY(button("askButton")->isChecked());
        QTest::mouseClick(button("clockButton"), Qt::LeftButton);
        QVERIFY(hall().seconds());
        QTest::mouseClick(button("verdictButton"), Qt::LeftButton);
        QVERIFY(!hall().isOpen());
        QTest::mouseClick(button("exerciseButton"), Qt::LeftButton);
        QCOMPARE(session().asking()->asker, teaching::Asker::Exercise);
        QVERIFY(!button("askButton")->isChecked());
    }

    // Nothing stays behind of what the class was asked.
    void theQuestionEndsWithTheProjection()
    {
        QWidget* place = begin(false);
        press(place, Qt::Key_Q);
        press(place, Qt::Key_F11);
        QVERIFY(!session().asking());
        QVERIFY(session().isVerdictShown());
    }

    // In large letters, and nothing cut, in every lesson and language.
    void everyQuestionCanBeRead_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addRow("4:3") << QSize(1024, 768);
        QTest::addRow("16:9") << QSize(1920, 1080);
    }
    void everyQuestionCanBeRead()
    {
        QFETCH(QSize, size);
        m_window->project();
        stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), size));
        for (const app::Language& language : app::languages()) {
            m_window->selectLanguage(QLatin1String(language.code));
            for (const widgets::Lesson* lesson : games::lessons()) {
                m_window->openPosition(lesson->first);
                for (const teaching::QuestionKind& kind : lesson->questions) {
                    QRandomGenerator random(7);
                    const auto draft = kind.draw(lesson->first, teaching::Difficulty::Hard, random);
                    const auto asked = draft ? kind.ask(*draft) : std::nullopt;
                    if (!asked)
                        continue;
                    session().ask(*asked, teaching::Asker::Hall);
                    QApplication::processEvents();
                    const QString name =
                        QStringLiteral("%1 %2 %3").arg(lesson->id(), kind.id, QLatin1String(language.code));
                    QVERIFY2(question()->fits(), qPrintable(name));
                    QVERIFY2(question()->textPixels() * 30 >= view()->stageHeight(), qPrintable(name));
                    const int pixels = question()->textPixels();
                    projection().run(widgets::StageCommand::Verdict);
                    QCOMPARE(question()->textPixels(), pixels); // nothing moves
                }
            }
        }
        m_window->selectLanguage(QStringLiteral("en"));
    }
};

LASTSTONE_TEST(HallTest, TwoScreens)
#include "hall_test.moc"
