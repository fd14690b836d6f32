// SPDX-License-Identifier: GPL-3.0-or-later
// What is put to a class in the projection: questions with their hands and answers, by the keys of a
// lecturer.
#include "teaching/hall/hall.h"

#include "app/projection_fixture.h"
#include "games/catalogue.h"
#include "positions.h"
#include "teaching/because.h"
#include "teaching/notation.h"
#include "teaching/steps/aloud.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/markdown.h"
#include "widgets/look/unbroken.h"
#include "widgets/page/exercise_panel.h"
#include "widgets/page/lesson.h"
#include "widgets/page/question_box.h"
#include "widgets/stage/position_line.h"
#include "widgets/stage/stage_overlay.h"
#include "widgets/stage/stage_question.h"
#include "widgets/stage/stage_table.h"
#include "widgets/table/cell_view.h"
#include "widgets/table/lesson_table.h"
#include "written.h"

#include <QComboBox>
#include <QLabel>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace laststone::hall_test {

using widgets::StageQuestion;

class HallTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    const teaching::Hall& hall() { return projection().hall(); }
    teaching::Session& session() { return m_window->page()->session(); }
    StageQuestion* question() { return view()->question(); }
    QString classReads() { return question()->accessibleName(); }
    // As a screen reader says it: signs as words.
    static QString heard(const QString& text) { return teaching::aloud(text, teaching::Voice::installed()); }
    QString lecturerReads(const char* name = "current")
    {
        return projection()
            .presenter()
            ->findChild<QTextBrowser*>(QLatin1String(name))
            ->toPlainText()
            .remove(QChar(0x2060)); // which keeps words whole
    }

private slots:
    void init() { ProjectionFixture::begin(); }
    void cleanup() { end(); }

    void anyPositionIsPutToTheClass_data() { addWindows(); }
    void anyPositionIsPutToTheClass()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
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
        QVERIFY(classReads().contains(QStringLiteral("P · the player who has just moved wins – 2 hands")));
        QVERIFY(classReads().contains(QStringLiteral("N · the player to move wins – 3 hands")));
        QVERIFY(question()->bar(1).width() > question()->bar(0).width());
        QVERIFY(question()->bar(0).width() > 0);
        // Then the right one, and why; Enter ends the count as well.
        press(place, Qt::Key_Return);
        QVERIFY(!hall().isOpen());
        QVERIFY(classReads().contains(QStringLiteral("✓ N · the player to move wins")));
        QVERIFY(!view()->scene().verdict);
        QCOMPARE(session().asking()->state, teaching::Asking::State::Right); // the hall has found it
        press(place, Qt::Key_PageDown);
        QCOMPARE(step(), 0);
        QVERIFY(!question()->isVisible());
        QVERIFY(view()->text()->isVisible());
    }

    // Of a question as of a position: the answer, why, and then the moves stand where the question stood.
    void theMovesComeAfterTheReasonOfAnAnswer()
    {
        QWidget* place = project(true);
        session().setNotation(QStringLiteral("5 3"));
        press(place, Qt::Key_Q);
        press(place, Qt::Key_V);
        press(place, Qt::Key_V);
        QVERIFY(hall().isReasonTold());
        QVERIFY(question()->isVisible());
        press(place, Qt::Key_V);
        QVERIFY(!question()->isVisible());
        QVERIFY(view()->scene().moves);
        const QString told = view()->text()->accessibleName();
        QVERIFY2(told.contains(QStringLiteral("(3, 3)")), qPrintable(told));
    }

    // Where no move wins the third press tells how each is answered, and draws it, of a position and of an
    // answered question; the lecturer reads the same.
    void theAnswersOfALostPosition_data()
    {
        QTest::addColumn<bool>("isSingle");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("line");
        for (const bool isSingle : {false, true}) {
            QTest::addRow("nim %d", isSingle) << isSingle << "en"
                                              << "nim: 2 2"
                                              << "✗ take 1 from heap 1: ✓ take 1 from heap 2, leaving (1, 1)";
            QTest::addRow("bash %d", isSingle) << isSingle << "en"
                                               << "bash 3: 8"
                                               << "✗ take 3: ✓ take 1, leaving 4";
            QTest::addRow("wythoff %d", isSingle) << isSingle << "zh_CN"
                                                  << "wythoff: 1 2"
                                                  << "留下 (0, 0)";
            QTest::addRow("sg %d", isSingle) << isSingle << "zh_TW"
                                             << "sg 0.77: 3 3"
                                             << "✗ ";
        }
    }
    void theAnswersOfALostPosition()
    {
        QFETCH(bool, isSingle);
        QFETCH(QString, language);
        QFETCH(QString, position);
        QFETCH(QString, line);
        m_window->selectLanguage(language);
        m_window->openPosition(positionOf(position));
        QWidget* place = project(isSingle);
        for (const bool isAsked : {false, true}) {
            if (isAsked)
                press(place, Qt::Key_Q);
            press(place, Qt::Key_V);
            press(place, Qt::Key_V);
            QVERIFY(!view()->scene().moves);
            const QImage before = view()->board()->grab().toImage();
            press(place, Qt::Key_V);
            QVERIFY(view()->scene().moves);
            QVERIFY(!question()->isVisible());
            const QString told = view()->text()->accessibleName();
            const auto seen = teaching::aloud(line, teaching::Voice::installed());
            QVERIFY2(told.contains(seen), qPrintable(told + u'\n' + seen));
            QVERIFY(view()->board()->grab().toImage() != before);
            using Role = teaching::ShownMove::Role;
            QVERIFY(view()->shown().find(Role::Threat) && view()->shown().find(Role::Reply));
            if (!isSingle)
                QVERIFY2(lecturerReads().replace(u'\n', u' ').contains(line), qPrintable(lecturerReads()));
            press(place, Qt::Key_V);
            QVERIFY(!view()->scene().moves && !view()->scene().verdict);
        }
        m_window->selectLanguage(QStringLiteral("en"));
    }

    void theLecturerSeesTheMovesThatTheClassSees()
    {
        QWidget* place = project(false);
        session().setNotation(QStringLiteral("5 3"));
        const auto board = [this] { return projection().presenter()->board()->grab().toImage(); };
        for (const bool isAsked : {false, true}) {
            if (isAsked)
                press(place, Qt::Key_Q);
            press(place, Qt::Key_V);
            press(place, Qt::Key_V);
            const QImage before = board();
            press(place, Qt::Key_V);
            QVERIFY(view()->scene().moves);
            QVERIFY2(lecturerReads().contains(QStringLiteral("(3, 3)")), qPrintable(lecturerReads()));
            QVERIFY(board() != before);
            press(place, Qt::Key_V); // all is hidden again
            QVERIFY(!lecturerReads().contains(QStringLiteral("(3, 3)")));
        }
    }

    void theLecturerAloneSeesTheAnswer()
    {
        QWidget* place = project(false);
        session().setNotation(QStringLiteral("4 4"));
        press(place, Qt::Key_Q);
        QVERIFY(lecturerReads().contains(QStringLiteral("✓ P · the player who has just moved wins")));
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

    // On a single screen, which is the class's, there is no hint for the lecturer alone.
    void aHintOnTheOnlyScreenIsForTheClass()
    {
        QWidget* place = project(true);
        session().setNotation(QStringLiteral("7 9 15 12"));
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        const auto reads = [this] { return view()->text()->accessibleName(); };
        const QString before = reads();
        press(place, Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(reads(), before);
        QVERIFY(!view()->scene().hint);
        QVERIFY(notice->isVisible() && notice->text().startsWith(QStringLiteral("Ctrl+H: ")));
        press(place, Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(view()->scene().hint);
        QVERIFY2(reads() != before, qPrintable(reads()));
        QVERIFY2(!notice->isVisible(), qPrintable(notice->text()));
    }

    // While nothing is asked the letters do what they always do, or nothing.
    void lettersCountOnlyWhatCanBeChosen()
    {
        QWidget* place = project(false);
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
        // The first and the second answer have the letters of all questions as well.
        for (const Qt::Key key : {Qt::Key_A, Qt::Key_P, Qt::Key_B, Qt::Key_B, Qt::Key_N, Qt::Key_D})
            press(place, key);
        QCOMPARE(hall().ballot().hands, (std::vector<int>{2, 3}));
        QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
        press(place, Qt::Key_Period);
        QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::Black);
    }

    // A hand that comes late is no command, and what a poll has told stays told: C shows the chart at once.
    void whatAPollHasToldStaysTold()
    {
        QWidget* place = project(false);
        press(place, Qt::Key_Q);
        press(place, Qt::Key_B);
        press(place, Qt::Key_V);
        QVERIFY(!hall().isOpen() && hall().question());
        for (const Qt::Key key : {Qt::Key_B, Qt::Key_N, Qt::Key_A})
            press(place, key);
        QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
        press(place, Qt::Key_PageDown);
        QCOMPARE(step(), 0);
        QVERIFY(view()->scene().verdict);
        press(place, Qt::Key_B); // nor on the page that says why
        QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
        session().setNotation(QStringLiteral("5 3"));
        press(place, Qt::Key_Q);
        press(place, Qt::Key_V);
        press(place, Qt::Key_C);
        QVERIFY(!hall().question() && view()->scene().verdict && view()->isCharted());
    }

    // The letter of an answer that nobody has raised a hand for is the command that it always is.
    void theChartComesAtOnceAfterAnExercise()
    {
        QWidget* place = project(false);
        session().setNotation(QStringLiteral("5 3"));
        press(place, Qt::Key_Q);
        press(place, Qt::Key_A);
        press(place, Qt::Key_V);
        press(place, Qt::Key_PageDown);
        press(place, Qt::Key_B);
        QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::Black);
        press(place, Qt::Key_B);
        press(place, Qt::Key_C);
        QVERIFY(view()->isCharted());
    }

    // Where the steps say why already, one key asks anew.
    void oneKeyAsksAnew()
    {
        QWidget* place = project(false);
        session().setNotation(QStringLiteral("5 3"));
        press(place, Qt::Key_Q);
        press(place, Qt::Key_N);
        press(place, Qt::Key_V);
        press(place, Qt::Key_PageDown);
        QCOMPARE(step(), 0);
        press(place, Qt::Key_Q);
        QVERIFY(hall().isOpen() && question()->isVisible());
        QCOMPARE(hall().ballot().total(), 0);
        press(place, Qt::Key_Q);
        QVERIFY(!session().asking());
    }

    // What the class calls out is typed as it is: no field opens for a digit. What is wrong with it stands
    // below the title, as large as the words of the table, until the next answer or step.
    void theTableIsAnswered()
    {
        QWidget* place = project(true);
        for (const char* notation : {"bash 3: 21", "sg {1,3,4}: 9", "nim: 3 4 5"}) {
            m_window->openPosition(positionOf(QLatin1String(notation)));
            press(place, Qt::Key_G);
            const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
            const auto* wrong = view()->table()->findChild<QLabel*>(QStringLiteral("wrong"));
            for (int step = 0; step < 6; ++step) {
                const auto right = hall().cells().next->right;
                const auto* number = std::get_if<theory::Count>(&right);
                const bool isLost = !number && std::get<theory::Outcome>(right) == theory::Outcome::P;
                const auto digit = [](theory::Count value) {
                    return static_cast<Qt::Key>(Qt::Key_0 + value);
                };
                const int before = session().table().step;
                press(place, number ? digit(*number + 1) : isLost ? Qt::Key_N : Qt::Key_P);
                QCOMPARE(session().table().step, before);
                for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_L, Qt::Key_L}) {
                    QVERIFY2(wrong->isVisible() && wrong->text().startsWith(u'✗'), notation);
                    QVERIFY(!notice->isVisible());
                    press(place, key);
                }
                QVERIFY(wrong->isVisible());
                QVERIFY(wrong->mapTo(view(), QPoint()).y() > view()->headRect().bottom());
                QVERIFY(wrong->font().pixelSize() * 30 >= view()->stageHeight());
                QVERIFY(wrong->height() >= wrong->heightForWidth(wrong->width()));
                press(place, number ? digit(*number) : isLost ? Qt::Key_P : Qt::Key_N);
                QCOMPARE(session().table().step, before + 1);
                QVERIFY(!wrong->isVisible());
            }
            QVERIFY(!stage()->findChild<widgets::PositionLine*>());
            press(place, Qt::Key_G);
        }
    }

    // Letters are no number: it is said what is to be pressed, and the table waits.
    void aNumberIsAskedForByItsDigits_data() { addWindows(); }
    void aNumberIsAskedForByItsDigits()
    {
        QFETCH(bool, isSingle);
        m_window->openPosition(positionOf(QStringLiteral("wythoff: 5 8")));
        QWidget* place = project(isSingle);
        press(place, Qt::Key_G);
        const auto* said = isSingle ? stage()->findChild<QLabel*>(QStringLiteral("notice"))
                                    : place->findChild<QLabel*>(QStringLiteral("state"));
        const auto isTold = [said] {
            return said->isVisible() && said->text().contains(QStringLiteral("type its digits"));
        };
        for (const Qt::Key key : {Qt::Key_P, Qt::Key_N}) {
            press(place, key);
            QVERIFY2(isTold(), qPrintable(said->text()));
            QCOMPARE(session().table().step, 0);
        }
        const auto right = std::get<theory::Count>(hall().cells().next->right);
        press(place, static_cast<Qt::Key>(Qt::Key_0 + right));
        QVERIFY(!isTold());
        QCOMPARE(session().table().step, 1);
    }

    // In full width, as a Chinese keyboard writes it, a digit is the same answer and as wrong.
    void aDigitOfTheTableIsReadInFullWidth()
    {
        m_window->openPosition(positionOf(QStringLiteral("wythoff: 16 27")));
        QWidget* place = project(true);
        press(place, Qt::Key_G);
        const auto* wrong = view()->table()->findChild<QLabel*>(QStringLiteral("wrong"));
        const auto said = [&](QChar digit) {
            session().setTable({});
            QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(digit));
            QApplication::sendEvent(place, &press);
            return wrong->isVisible() ? wrong->text() : QString();
        };
        for (char16_t value = 0; value < 10; ++value) {
            const QString text = said(QChar(u'0' + value));
            QCOMPARE(session().table().step, value == 0 ? 1 : 0);
            QCOMPARE(text.isEmpty(), value == 0);
            QVERIFY2(!text.contains(QStringLiteral("(0, 0)")), qPrintable(text));
            QCOMPARE(said(QChar(u'０' + value)), text);
            QCOMPARE(session().table().step, value == 0 ? 1 : 0);
        }
    }

    // It comes back without what has been wrong.
    void aWrongAnswerGoesWithTheTable()
    {
        m_window->openPosition(positionOf(QStringLiteral("wythoff: 5 8")));
        QWidget* place = project(false);
        press(place, Qt::Key_G);
        const auto* wrong = view()->table()->findChild<QLabel*>(QStringLiteral("wrong"));
        const auto* said = place->findChild<QLabel*>(QStringLiteral("state"));
        press(place, Qt::Key_9);
        press(place, Qt::Key_Return);
        QVERIFY(wrong->isVisible()); // the class sees it, and who lectures reads it
        QVERIFY2(said->text().startsWith(QStringLiteral("✗ ")), qPrintable(said->text()));
        press(place, Qt::Key_G);
        press(place, Qt::Key_G);
        QVERIFY(view()->table()->isVisible() && !wrong->isVisible());
        press(place, Qt::Key_9);
        QVERIFY(wrong->isVisible());
        press(place, Qt::Key_PageDown);
        QVERIFY(!wrong->isVisible());
    }

    // No key for the steps puts the table away, or tells what the tour leads up to: it says what does first.
    void theStepsWaitForTableAndTour_data() { addWindows(); }
    void theStepsWaitForTableAndTour()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        const auto says = [&](const char* words) {
            const auto* said = isSingle ? stage()->findChild<QLabel*>(QStringLiteral("notice"))
                                        : place->findChild<QLabel*>(QStringLiteral("state"));
            return said->isVisible() && said->text().contains(QLatin1String(words));
        };
        press(place, Qt::Key_G);
        press(place, Qt::Key_PageDown);
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_F5}) {
            press(place, key);
            QVERIFY(says("PgDown goes on in it, G puts it away"));
            QCOMPARE(hall().front(), teaching::Hall::Front::Table);
            QVERIFY(view()->table()->isVisible());
            QCOMPARE(session().table().step, 1);
            QCOMPARE(step(), -1);
        }
        press(place, Qt::Key_End); // of the table
        QCOMPARE(hall().front(), teaching::Hall::Front::Table);
        QCOMPARE(session().table().step, hall().cells().lastStep);
        QVERIFY(session().table().step > 1);
        press(place, Qt::Key_G);
        press(place, Qt::Key_S);
        QVERIFY(!hall().isOpen());
        press(place, Qt::Key_End);
        QVERIFY(says("S puts it away"));
        QCOMPARE(hall().front(), teaching::Hall::Front::Tour);
        QCOMPARE(step(), -1);
        press(place, Qt::Key_S);
        press(place, Qt::Key_End);
        QCOMPARE(step(), session().stepCount() - 1);
    }

    // The position that a number makes is seen on a board of several, once it has been told.
    void theAnswersPairIsMarked()
    {
        m_window->openPosition(positionOf(QStringLiteral("wythoff: 5 8")));
        QWidget* place = project(true);
        const auto asked = teaching::readQuestion(
            u"partner(18) wythoff: 18 20", m_window->page()->lesson().questions, games::families(), nullptr);
        session().ask(std::get<teaching::Question>(asked), teaching::Asker::Exercise);
        const auto* board = qobject_cast<widgets::PieceBoard*>(view()->board());
        QVERIFY(board && hall().isOpen());
        QVERIFY(!board->marked().named);
        const std::size_t bands = board->drawing().bands.size();
        press(place, Qt::Key_V);
        QVERIFY(!hall().isOpen());
        QCOMPARE(board->marked().named->heaps, (std::vector<theory::Count>{11, 18}));
        QCOMPARE(board->drawing().bands.size(), bands + 2);
        press(place, Qt::Key_Escape);
        QVERIFY(!board->marked().named);
    }

    // Nothing changes behind a black screen: the key gives the picture back as it was.
    void aKeyBehindABlackScreenOnlyGivesThePictureBack()
    {
        QWidget* place = project(false);
        for (const Qt::Key key : {Qt::Key_V, Qt::Key_C, Qt::Key_H, Qt::Key_R}) {
            press(place, Qt::Key_Period);
            QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::Black);
            press(place, key);
            QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
            const widgets::StageScene& scene = view()->scene();
            QVERIFY(!scene.verdict && !scene.chart && scene.panels);
        }
    }

    // What the steps have said the chart may show, without the key of the verdict.
    void theChartComesWithTheStepThatSaysWhoWins()
    {
        QWidget* place = project(false);
        teaching::Session& session = m_window->page()->session();
        session.setStep(0);
        press(place, Qt::Key_C);
        QVERIFY(!view()->isCharted());
        const auto& steps = session.explanation().steps;
        const auto verdict = std::ranges::find_if(
            steps, [](const teaching::Step& step) { return std::string_view(step.id) == "verdict"; });
        QVERIFY(verdict != steps.end());
        session.setStep(static_cast<int>(verdict - steps.begin()) - 1);
        QVERIFY(!view()->isCharted());
        session.setStep(static_cast<int>(verdict - steps.begin()));
        QVERIFY(!view()->scene().verdict && view()->isCharted());
        session.setStep(session.stepCount() - 1);
        QVERIFY(!view()->scene().verdict && view()->isCharted());
        press(place, Qt::Key_C);
        QVERIFY(!view()->isCharted());
        press(place, Qt::Key_C);
        QVERIFY(view()->isCharted());
        session.setStep(0);
        QVERIFY(!view()->isCharted());
    }

    // What a step says of all positions the chart may show as well, but nothing of the one that is asked.
    void theChartComesWithTheStepThatSpeaksOfIt_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QByteArray>("step");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("values") << "sg 0.77: 84" << QByteArray("period") << true;
        QTest::newRow("pairs") << "wythoff: 5 8" << QByteArray("pairs") << true;
        QTest::newRow("beside other heaps") << "sg 0.77: 9 5 7" << QByteArray("first-values") << false;
    }
    void theChartComesWithTheStepThatSpeaksOfIt()
    {
        QFETCH(QString, position);
        QFETCH(QByteArray, step);
        QFETCH(bool, isShown);
        QWidget* place = project(false);
        m_window->openPosition(positionOf(position));
        teaching::Session& session = m_window->page()->session();
        const auto& steps = session.explanation().steps;
        const auto found =
            std::ranges::find_if(steps, [&](const teaching::Step& each) { return step == each.id; });
        QVERIFY(found != steps.end());
        session.setStep(static_cast<int>(found - steps.begin()) - 1);
        press(place, Qt::Key_C);
        QVERIFY(!view()->isCharted());
        session.setStep(session.step() + 1);
        QCOMPARE(view()->isCharted(), isShown);
        if (!isShown)
            return;
        press(place, Qt::Key_C);
        QVERIFY(!view()->isCharted());
        press(place, Qt::Key_C);
        QVERIFY(view()->isCharted());
        QVERIFY(!view()->scene().verdict && !view()->chart()->data().isOutcomeTold);
        QVERIFY(view()->chart()->data().winning.empty());
        press(place, Qt::Key_V);
        QVERIFY(view()->isCharted() && view()->chart()->data().isOutcomeTold);
    }

    // Whoever shows the board alone is asked on it, and sees the question.
    void whatIsAskedIsSeenBesideTheBoardAlone_data() { addWindows(); }
    void whatIsAskedIsSeenBesideTheBoardAlone()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        for (const Qt::Key key : {Qt::Key_E, Qt::Key_Q, Qt::Key_S}) {
            press(place, Qt::Key_H);
            QVERIFY(!view()->scene().panels);
            press(place, key);
            QVERIFY(question()->isVisible() || view()->text()->isVisible());
            press(place, Qt::Key_Escape);
            QVERIFY(view()->scene().panels);
        }
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
        QWidget* place = project(isSingle);
        QTRY_VERIFY(!session().asking());
        press(place, Qt::Key_E);
        QVERIFY(session().asking());
        QCOMPARE(session().asking()->asker, teaching::Asker::Exercise);
        QVERIFY(question()->isVisible());
        std::set<teaching::AnswerForm> forms;
        for (int i = 0; i < 25; ++i) {
            const auto asked = session().asking()->question;
            forms.insert(asked.form);
            // A move is chosen by its letter: nobody is called to the board, and nobody types.
            const bool isMove = asked.kind == QStringLiteral("move");
            const QString task = teaching::Voice::installed().say(asked.task);
            const bool isTyped =
                asked.form == teaching::AnswerForm::Numbers || asked.form == teaching::AnswerForm::Typed;
            QVERIFY2(classReads().startsWith(
                         isMove ? QStringLiteral("You can win this position. Which of these moves wins?")
                             : asked.kind == QStringLiteral("all-moves") ? QStringLiteral("Which moves win?")
                             : isTyped ? task.left(task.lastIndexOf(u'?') + 1)
                                       : task),
                     qPrintable(classReads()));
            QVERIFY2(!isTyped || !classReads().contains(QStringLiteral("Type ")), qPrintable(classReads()));
            QCOMPARE(view()->session().position(), asked.position);
            QVERIFY(!classReads().contains(u'✓'));
            const auto& ballot = hall().ballot();
            for (std::size_t option = 0; option < ballot.answers.size(); ++option) {
                const QChar letter = teaching::letterOf(asked, option);
                press(place, static_cast<Qt::Key>(letter.unicode()));
                QCOMPARE(hall().ballot().hands[option], 1);
            }
            QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
            // Before a black screen B is no answer: it gives the picture back.
            const auto hands = ballot.hands;
            press(place, Qt::Key_Period);
            press(place, Qt::Key_B);
            QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
            QVERIFY(hall().ballot().hands == hands);
            press(place, Qt::Key_PageDown);
            QVERIFY(!session().asking()->isOpen());
            press(place, Qt::Key_V, Qt::ShiftModifier);
            QVERIFY(classReads().contains(teaching::Voice::installed().say(becauseOf(asked, asked.right))));
            press(place, Qt::Key_E);
            QVERIFY(session().asking() && session().asking()->isOpen());
        }
        QVERIFY2(forms.size() >= 3, qPrintable(QString::number(forms.size())));
    }

    // What stood on the board before comes back with Esc, also after several exercises, an answer and its
    // why.
    void anExerciseGivesThePositionBack_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<int>("answered"); // how far the last one has been gone through
        for (const char* notation : {"bash 3: 17", "wythoff: 5 9", "nim: 7 9 15 12", "staircase: 3 1 4 1 5",
                                     "sg {1,3,4}: 5 3", "sg graph 1>0;3>0;2>0;2>3: 0 2 0"}) {
            for (const int answered : {0, 1, 2})
                QTest::addRow("%s %d", notation, answered) << QString::fromLatin1(notation) << answered;
        }
    }
    void anExerciseGivesThePositionBack()
    {
        QFETCH(QString, notation);
        QFETCH(int, answered);
        QWidget* place = project(false);
        // What is drawn is never who wins the position itself: that would stay told.
        m_window->page()->findChild<widgets::ExercisePanel*>()->setSeed(4);
        session().setNotation(notation);
        QApplication::processEvents();
        const teaching::Position mine = session().position();
        const auto first = mine.game->winningMoves(mine);
        if (!first.empty())
            session().play(first.front()); // a game that has begun comes back as it is
        const teaching::Position before = session().position();
        const auto moves = session().match().plies().size();
        for (int i = 0; i < 3; ++i) {
            press(place, Qt::Key_E);
            QVERIFY(session().asking() && session().asking()->isOpen());
            if (i < 2)
                press(place, Qt::Key_V);
        }
        for (int i = 0; i < answered; ++i)
            press(place, Qt::Key_PageDown);
        press(place, Qt::Key_Escape);
        QVERIFY(projection().isRunning());
        QVERIFY(!session().asking());
        QCOMPARE(teaching::notation(session().position()), teaching::notation(before));
        QCOMPARE(session().match().plies().size(), moves);
        QVERIFY(!view()->scene().verdict);
        QVERIFY(view()->text()->isVisible());
    }

    // One that does not suit is left for the next one, as often as wanted, and Esc has the position back.
    void anOpenExerciseIsSkipped_data() { addWindows(); }
    void anOpenExerciseIsSkipped()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        const teaching::Position before = session().position();
        press(place, Qt::Key_E);
        std::set<QString> asked;
        for (int i = 0; i < 6; ++i) {
            QVERIFY(session().asking() && session().asking()->isOpen());
            asked.insert(teaching::questionText(session().asking()->question));
            QCOMPARE(hall().ballot().total(), 0);
            press(place, Qt::Key_E);
        }
        QCOMPARE(asked.size(), std::size_t{6});
        press(place, Qt::Key_Escape);
        QVERIFY(!session().asking());
        QCOMPARE(session().position(), before);
    }

    // What the tab of the page has asked does not stand in front of the texts of the tour.
    // Behind the answer to a move the argument begins, and does not end.
    void theArgumentOfAMoveBeginsWithItsFirstStep()
    {
        QWidget* place = project(true);
        session().setPosition(positionOf(QStringLiteral("nim: 7 9 15 12")));
        for (const teaching::QuestionKind& kind : m_window->page()->lesson().questions) {
            if (kind.id == QStringLiteral("move"))
                session().ask(*kind.ask({session().position(), {}}), teaching::Asker::Exercise);
        }
        QVERIFY(hall().isOpen());
        press(place, Qt::Key_V);
        press(place, Qt::Key_PageDown);
        QCOMPARE(step(), 0);
        QCOMPARE(session().position(), positionOf(QStringLiteral("nim: 7 9 15 12")));
    }

    // The tour puts other positions on the board; and what has been chosen for a move is none of its marks.
    void aGameGoesOnBehindTheTour()
    {
        QWidget* place = project(true);
        session().setOpponent(teaching::Opponent::Person);
        session().setPosition(positionOf(QStringLiteral("nim: 7 9 15 12")));
        session().play({0, 2, 0});
        session().play({1, 3, 0});
        const auto position = session().position();
        session().setChoice(teaching::Move{2, 4, 0});
        view()->board()->setChoice(teaching::Move{2, 4, 0});
        press(place, Qt::Key_S);
        QVERIFY(!session().choice() && !view()->board()->choice());
        for (int i = 0; i < 20 && session().position() == position; ++i)
            press(place, Qt::Key_PageDown);
        QVERIFY(session().position() != position);
        press(place, Qt::Key_S);
        if (hall().front() != teaching::Hall::Front::Steps) // the question of a text is left first
            press(place, Qt::Key_S);
        QCOMPARE(session().position(), position);
        QCOMPARE(session().match().plies().size(), std::size_t(2));
    }

    void theTourBeginsWithItsText()
    {
        project(true);
        const auto question =
            teaching::readQuestion(QStringLiteral("outcome 3 5 7"), m_window->page()->lesson().questions,
                                   session().families(), &session().first());
        session().ask(std::get<teaching::Question>(question), teaching::Asker::Tour);
        QVERIFY(hall().question());
        press(stage(), Qt::Key_S);
        QVERIFY(hall().front() == teaching::Hall::Front::Tour);
        QVERIFY(!hall().text().isEmpty());
        QVERIFY(!hall().question());
    }

    // Nor does one of them turn behind an exercise that nobody has left.
    void theTourWaitsForTheExercise_data() { addWindows(); }
    void theTourWaitsForTheExercise()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        press(place, Qt::Key_E);
        press(place, Qt::Key_S);
        QVERIFY(hall().isOpen());
        QVERIFY(hall().front() == teaching::Hall::Front::Steps);
        press(place, Qt::Key_V);
        press(place, Qt::Key_S);
        QVERIFY(hall().front() == teaching::Hall::Front::Tour);
        QVERIFY(!session().asking() || session().asking()->asker == teaching::Asker::Hall);
    }

    // Who asks the class within the steps goes on there, by the remote as by Esc.
    void aQuestionFromAStepLeadsBackToIt_data() { addWindows(); }
    void aQuestionFromAStepLeadsBackToIt()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        session().setStep(2);
        press(place, Qt::Key_Q);
        QVERIFY(hall().isOpen());
        press(place, Qt::Key_V);
        QVERIFY(hall().question() && !hall().isOpen());
        while (view()->page() + 1 < view()->pageCount())
            press(place, Qt::Key_PageDown);
        press(place, Qt::Key_PageDown);
        QVERIFY(!hall().question());
        QCOMPARE(step(), 2);
    }

    // The tour goes on from text to text, whatever step has been shown before it.
    void theTourGoesOnBehindAStep_data() { addWindows(); }
    void theTourGoesOnBehindAStep()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        session().setStep(2);
        press(place, Qt::Key_S);
        constexpr int kMost = 60; // pages of two sections
        int pages = 0;
        for (; session().section() < 2 && pages < kMost; ++pages)
            press(place, Qt::Key_PageDown);
        QVERIFY(pages < kMost);
        QCOMPARE(hall().front(), teaching::Hall::Front::Tour);
    }

    // It does not vanish behind an exercise without a word: G says what comes first, and then shows it.
    void theTableWaitsForTheExercise_data() { addWindows(); }
    void theTableWaitsForTheExercise()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        press(place, Qt::Key_E);
        press(place, Qt::Key_G);
        QVERIFY(hall().isOpen());
        QVERIFY(hall().front() == teaching::Hall::Front::Steps);
        auto* said = isSingle ? stage()->findChild<QLabel*>(QStringLiteral("notice"))
                              : place->findChild<QLabel*>(QStringLiteral("state"));
        QVERIFY2(said->isVisible() && said->text().contains(QStringLiteral("question is open")),
                 qPrintable(said->text()));
        if (isSingle) // neither over the board nor over the question
            QVERIFY(!said->geometry().intersects(view()->board()->geometry())
                    && !said->geometry().intersects(question()->geometry()));
        press(place, Qt::Key_V);
        press(place, Qt::Key_G);
        QVERIFY(view()->table()->isVisible());
        QVERIFY(!session().asking());
    }

    // In the window of the lesson the same letters answer.
    void theExerciseOfThePageIsShown()
    {
        project(false);
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
        project(false);
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
        QWidget* place = project(false);
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
        QWidget* place = project(false);
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
        QWidget* place = project(false);
        press(place, Qt::Key_Q);
        press(place, Qt::Key_F11);
        QVERIFY(!session().asking());
        QVERIFY(session().isVerdictShown());
    }

    // The tour as pages beside the board: a text, its question, the answer, the next text; and back.
    void theTourIsGoneThrough_data() { addWindows(); }
    void theTourIsGoneThrough()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        const auto tour = teaching::loadTour(QStringLiteral(":/tours"), QStringLiteral("nim"), QLocale());
        press(place, Qt::Key_S);
        const auto reads = [this] { return view()->text()->accessibleName(); };
        std::size_t number = 0;
        for (const auto& section : tour.sections) {
            QCOMPARE(session().section(), static_cast<int>(number));
            for (const auto& piece : section.pieces) {
                // Where there is no text, the question comes at once.
                const bool hasText = !piece.forHall().isEmpty();
                if (hasText) {
                    QVERIFY(view()->text()->isVisible());
                    QVERIFY2(reads().startsWith(section.title), qPrintable(reads()));
                    QCOMPARE(reads(),
                             heard(section.title + u'\n' + widgets::plainOf(piece.forHall())).trimmed());
                    QVERIFY(!reads().contains(QStringLiteral("NOTE")));
                    toLastPage();
                }
                if (piece.question) {
                    if (hasText)
                        press(place, Qt::Key_PageDown);
                    QVERIFY(question()->isVisible());
                    QCOMPARE(session().asking()->asker, teaching::Asker::Hall);
                    QVERIFY(classReads().startsWith(widgets::plainOf(piece.question->forHall())));
                    QVERIFY(!classReads().contains(u'✓'));
                    press(place, Qt::Key_PageDown);
                    QVERIFY(!session().asking()->isOpen());
                }
                press(place, Qt::Key_PageDown);
                QVERIFY(!session().asking() || session().asking()->isOpen());
            }
            ++number;
            if (number == 3)
                break;
        }
        // Back to the end of the section before, then to its questions, which are open again, and their
        // texts.
        QCOMPARE(session().section(), 3);
        press(place, Qt::Key_PageUp);
        QCOMPARE(session().section(), 2);
        QCOMPARE(view()->text()->page(), view()->text()->pageCount() - 1);
        QVERIFY(reads().startsWith(tour.sections[2].title));
        int asked = 0;
        for (int presses = 0; presses < 40 && session().section() == 2; ++presses) {
            press(place, Qt::Key_PageUp);
            asked += session().section() == 2 && question()->isVisible() && session().asking()->isOpen();
        }
        const auto isAsking = [](const auto& piece) { return piece.question.has_value(); };
        QCOMPARE(asked, static_cast<int>(std::ranges::count_if(tour.sections[2].pieces, isAsking)));
        press(place, Qt::Key_S);
        QVERIFY(reads().startsWith(QStringLiteral("Who wins?")));
    }

    // The page behind it asks nothing by itself, and shows the same section.
    void thePageFollowsTheTour()
    {
        QWidget* place = project(false);
        m_window->page()->showTour(0);
        session().endQuestion();
        press(place, Qt::Key_S);
        session().setSection(3);
        QApplication::processEvents();
        QVERIFY(!session().asking());
        const auto* sections = place->findChild<QComboBox*>(QStringLiteral("sections"));
        QCOMPARE(sections->currentIndex(), 3);
        QVERIFY(view()->text()->accessibleName().startsWith(sections->currentText().section(u' ', 1)));
        QVERIFY(!lecturerReads("next").isEmpty());
        QCOMPARE(place->findChild<QLabel*>(QStringLiteral("state"))->text(),
                 QStringLiteral("The class sees: the tour · the lesson, without the verdict"));
    }

    void examplesComeByAKey_data() { addWindows(); }
    void examplesComeByAKey()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        session().setSection(4);
        const QStringList wanted = hall().examples();
        QVERIFY(wanted.size() >= 3);
        const auto shown = [this] {
            return teaching::shortNotation(session().position()).replace(u' ', u',');
        };
        press(place, Qt::Key_V);
        for (const QString& each : wanted) {
            press(place, Qt::Key_X);
            QCOMPARE(shown(), each);
            QVERIFY(!view()->scene().verdict);
        }
        press(place, Qt::Key_X); // from the beginning again
        QCOMPARE(shown(), wanted.front());
        press(place, Qt::Key_X, Qt::ShiftModifier);
        QCOMPARE(shown(), wanted.back());
        session().setSection(1);
        press(place, Qt::Key_X);
        QCOMPARE(shown(), hall().examples().front());
    }

    // Who has drawn a graph is not offered others in its place, but for the tour's own.
    void aDrawnGraphIsNotOfferedOtherExamples()
    {
        QWidget* place = project(false);
        m_window->openPosition(
            positionOf(QStringLiteral("sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6")));
        const auto* notes = place->findChild<QTextBrowser*>(QStringLiteral("notes"));
        const auto sections = static_cast<int>(hall().tour().sections.size());
        int offered = 0;
        const auto offersAny = [&] {
            QApplication::processEvents();
            return notes->toPlainText().contains(QStringLiteral("X: "));
        };
        for (int i = 0; i < sections; ++i) {
            session().setSection(i);
            offered += offersAny() ? 1 : 0;
        }
        QVERIFY(offered > 0);
        const auto drawn = positionOf(QStringLiteral("sg graph 1>0;2>0;3>1: 3"));
        session().setPosition(drawn);
        for (int i = 0; i < sections; ++i) {
            session().setSection(i);
            QVERIFY2(!offersAny(), qPrintable(notes->toPlainText()));
            press(place, Qt::Key_X);
            QVERIFY(session().position() == drawn);
        }
    }

    // Beside a text that names positions, the class is shown these and no others of the section.
    void examplesFitTheText()
    {
        QWidget* place = project(false);
        press(place, Qt::Key_S);
        const auto* notes = place->findChild<QTextBrowser*>(QStringLiteral("notes"));
        QVERIFY(notes->toPlainText().contains(QStringLiteral("1,3,4")));
        for (int i = 0; i < 20 && !hall().text().startsWith(QStringLiteral("You leave")); ++i)
            press(place, Qt::Key_PageDown);
        QVERIFY2(hall().text().startsWith(QStringLiteral("You leave")), qPrintable(hall().text()));
        QVERIFY(!notes->toPlainText().contains(QStringLiteral("1,3,4")));
        for (int i = 0; i < 2; ++i) {
            press(place, Qt::Key_X);
            QCOMPARE(session().position().heaps, (std::vector<theory::Count>{2, 2}));
        }
        QVERIFY(view()->text()->accessibleName().contains(QStringLiteral("You leave")));
    }

    // Of every lesson, in every language, a text that is as large as the last row needs.
    void everyTourCanBeRead_data() { addSizes(); }
    void everyTourCanBeRead()
    {
        projectEachLesson([this](const widgets::Lesson& lesson, const QString& language) {
            projection().run(widgets::StageCommand::Tour);
            const int sections = static_cast<int>(hall().tour().sections.size());
            QVERIFY(sections > 5);
            for (int section = 0; section < sections; ++section) {
                session().setSection(section);
                const QString name = QStringLiteral("%1 %2 %3").arg(lesson.id(), language).arg(section);
                QVERIFY2(!hall().section()->notes.isEmpty(), qPrintable(name));
                QVERIFY2(view()->text()->textPixels() * 30 >= view()->stageHeight(), qPrintable(name));
                QVERIFY2(view()->text()->pageCount() <= 6,
                         qPrintable(name + QString::number(view()->text()->pageCount())));
            }
        });
    }

    // One table, which grows here and there.
    void theTableGrows_data() { addWindows(); }
    void theTableGrows()
    {
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        for (const widgets::Lesson* lesson : games::lessons()) {
            if (!lesson->table.cells)
                continue;
            m_window->openPosition(lesson->first);
            press(place, Qt::Key_G);
            QVERIFY(view()->table()->isVisible());
            QCOMPARE(view()->board()->isVisible(), lesson->table.isOnBoard);
            for (int step = 1; step <= 4; ++step) {
                const QString asked = view()->table()->accessibleName().section(u'\n', 1);
                QVERIFY2(!asked.isEmpty(), qPrintable(lesson->id()));
                if (!isSingle) {
                    const QStringList alone = lecturerReads("next").split(u'\n');
                    QCOMPARE(alone.size(), 2);
                    QVERIFY(alone[1].startsWith(QStringLiteral("For you alone: ")));
                }
                press(place, Qt::Key_PageDown);
                QCOMPARE(session().table().step, step);
                // A hall is told the rule: it has been asked before.
                const auto cells = lesson->table.cells(session().position(), 0, step);
                const auto& told = cells.byRule.isEmpty() ? cells.text : cells.byRule;
                QVERIFY(view()->table()->accessibleName().startsWith(
                    widgets::unbroken(teaching::Voice::installed().say(told))));
            }
            press(place, Qt::Key_PageUp);
            QCOMPARE(session().table().step, 3);
            // In the tab of the page as well, there and back.
            auto* tabs = m_window->page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
            tabs->setCurrentWidget(tabs->findChild<QWidget*>(QStringLiteral("tableTab")));
            auto* table = m_window->page()->findChild<widgets::LessonTable*>();
            QVERIFY(table);
            QCOMPARE(table->step(), 3);
            press(place, Qt::Key_PageDown);
            QCOMPARE(table->step(), 4);
            table->setStep(1);
            QCOMPARE(session().table().step, 1);
            QCOMPARE(view()->table()->accessibleName().section(u'\n', 1),
                     widgets::unbroken(teaching::Voice::installed().say(hall().cells().next->task)));
            press(place, Qt::Key_G);
            QVERIFY(!view()->table()->isVisible());
            QVERIFY(view()->board()->isVisible());
        }
    }

    // Digits of the names, too, have 1/45 of the picture's height, and lines are as long as the game wants
    // them.
    void theTableIsReadFromAfar_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char* typed : {"bash 1: 9", "bash 3: 21", "bash 7: 21", "nim 3 5 7", "wythoff 3 5",
                                  "stairs 4 1 7", "sg {1,3,4}: 9", "kayles 9"})
            QTest::addRow("%s", typed) << QString::fromLatin1(typed);
    }
    void theTableIsReadFromAfar()
    {
        QFETCH(QString, typed);
        project(false);
        stage()->showNormal();
        const auto meant = games::meant(typed, [](const widgets::Lesson& lesson) { return lesson.first; });
        const auto read = teaching::parsePosition(typed, games::families(), nullptr);
        m_window->openPosition(meant ? meant->position : std::get<teaching::Position>(read));
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)}) {
            stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), size));
            press(stage(), Qt::Key_G);
            const widgets::CellView& cells = *view()->table()->view();
            QFont font = cells.font();
            font.setPixelSize(static_cast<int>(std::floor(font.pixelSize() * cells.nameScale())));
            const double digit = QFontMetricsF(font).tightBoundingRect(QStringLiteral("8")).height();
            QVERIFY2(std::round(digit) * 45 >= size.height() - 45, qPrintable(QString::number(digit)));
            QVERIFY(view()->table()->below().isEmpty());
            const std::size_t length = hall().cells().lineLength;
            if (length > 0 && cells.hasWholeLines(cells.font(), cells.size()))
                QCOMPARE(cells.cell(0).left(), cells.cell(length).left());
            else // the 21 of Wythoff's are where a line ends in the book, and mean nothing
                QVERIFY(length == 0 || QLatin1String(typed.toLatin1()).startsWith(QLatin1String("wythoff")));
            press(stage(), Qt::Key_G);
        }
    }

    // A new lecture begins with an empty table, and Shift gives an empty one at any time; the next projection
    // of the same lecture finds what has been found.
    void theTableBeginsEmpty()
    {
        session().setTable({0, 5, 0});
        QWidget* place = project(true);
        press(place, Qt::Key_G);
        QCOMPARE(session().table().step, 0);
        press(place, Qt::Key_PageDown);
        press(place, Qt::Key_PageDown);
        projection().stop();
        place = project(true);
        press(place, Qt::Key_G);
        QCOMPARE(session().table().step, 2);
        press(place, Qt::Key_G, Qt::ShiftModifier);
        QVERIFY(view()->table()->isVisible());
        QCOMPARE(session().table().step, 0);
        press(place, Qt::Key_PageDown);
        press(place, Qt::Key_G);
        press(place, Qt::Key_G, Qt::ShiftModifier);
        QVERIFY(view()->table()->isVisible());
        QCOMPARE(session().table().step, 0);
    }

    void shiftGoesToTheFirstTextOfTheTour()
    {
        QWidget* place = project(true);
        const auto before = session().position();
        press(place, Qt::Key_S);
        const QString first = hall().text();
        session().setSection(3);
        QApplication::processEvents();
        press(place, Qt::Key_PageDown);
        press(place, Qt::Key_S, Qt::ShiftModifier);
        QCOMPARE(hall().front(), teaching::Hall::Front::Tour);
        QCOMPARE(session().section(), 0);
        QCOMPARE(hall().text(), first);
        QVERIFY(!hall().question());
        session().setSection(3);
        QApplication::processEvents();
        press(place, Qt::Key_S);
        QVERIFY(session().position() == before);
        press(place, Qt::Key_S, Qt::ShiftModifier);
        QApplication::processEvents();
        QCOMPARE(hall().front(), teaching::Hall::Front::Tour);
        QCOMPARE(hall().text(), first);
    }

    // A section that has been chosen on the page begins with its text, although the page asks already.
    void theProjectionBeginsWithTheTextOfThePage_data() { addWindows(); }
    void theProjectionBeginsWithTheTextOfThePage()
    {
        QFETCH(bool, isSingle);
        session().setSection(3);
        const auto question =
            teaching::readQuestion(QStringLiteral("outcome 3 5 7"), m_window->page()->lesson().questions,
                                   session().families(), &session().first());
        session().ask(std::get<teaching::Question>(question), teaching::Asker::Tour);
        project(isSingle);
        QCOMPARE(hall().front(), teaching::Hall::Front::Tour);
        QVERIFY(!hall().question());
        QCOMPARE(session().section(), 3);
        QCOMPARE(hall().text(), hall().section()->pieces.front().forHall());
    }

    // First P or N alone, in every lesson: nothing else on the board tells why.
    void theAnswerComesInParts()
    {
        QWidget* place = project(false);
        const auto* banner = view()->findChild<QWidget*>(QStringLiteral("verdict"));
        const auto board = [this] {
            QStringList texts;
            for (const auto& text : written(*view()->board()->viewport()))
                texts << text.text;
            texts.sort();
            return texts;
        };
        for (const widgets::Lesson* lesson : games::lessons()) {
            m_window->openPosition(lesson->first);
            const QStringList bare = board();
            press(place, Qt::Key_V);
            QVERIFY(banner->isVisible());
            const bool isLost = session().outcome() == theory::Outcome::P;
            QCOMPARE(banner->accessibleName(),
                     isLost ? QStringLiteral("P-position: whoever has just moved wins")
                            : QStringLiteral("N-position: whoever is to move wins"));
            QVERIFY2(board() == bare, qPrintable(lesson->id()));
            press(place, Qt::Key_V, Qt::ShiftModifier); // with why, but not yet with how many moves win
            const QString all = heard(teaching::Voice::installed().say(session().verdict()));
            QVERIFY2(all.startsWith(banner->accessibleName()), qPrintable(banner->accessibleName()));
            QCOMPARE(banner->accessibleName() == all, isLost);
            press(place, Qt::Key_V, Qt::ShiftModifier);
            QVERIFY(!banner->isVisible());
        }
    }

    // In two languages all of the reason is told, and it stays above all winning moves.
    void theReasonIsToldInBothLanguages()
    {
        QWidget* place = project(true);
        press(place, Qt::Key_Y);
        m_window->openPosition(positionOf(QStringLiteral("wythoff: 10 16")));
        view()->resize(1024, 768);
        auto* banner = view()->findChild<QWidget*>(QStringLiteral("verdict"));
        const auto said = [&] {
            QString all;
            for (const auto& text : written(*banner))
                all += text.text;
            return all;
        };
        press(place, Qt::Key_V);
        QVERIFY(!said().contains(QStringLiteral("15")));
        press(place, Qt::Key_V);
        QCOMPARE(said().count(QStringLiteral("15")), 2);
        press(place, Qt::Key_V);
        QCOMPARE(said().count(QStringLiteral("15")), 2);
        QVERIFY(view()->text()->accessibleName().contains(QStringLiteral("(9, 15)")));
    }

    // A line of why ends where a part of it does, and without the dot behind that.
    void noLineOfAReasonEndsWithADot()
    {
        QWidget* place = project(true);
        press(place, Qt::Key_Y);
        QVERIFY(session().secondVoice());
        for (const widgets::Lesson* lesson : games::lessons()) {
            m_window->openPosition(lesson->first);
            press(place, Qt::Key_Q);
            press(place, Qt::Key_V);
            press(place, Qt::Key_V);
            QVERIFY(hall().isReasonTold());
            for (int width = 760; width <= 1100; width += 20) {
                view()->resize(width, 600);
                const auto texts = written(*question());
                for (qsizetype i = 0; i < texts.size(); ++i) {
                    const bool isLast = i + 1 == texts.size() || texts[i + 1].baseline != texts[i].baseline;
                    const bool isFirst = i == 0 || texts[i - 1].baseline != texts[i].baseline;
                    const QString text = texts[i].text.trimmed();
                    QVERIFY2(!(isLast && text.endsWith(u'·')) && !(isFirst && text.startsWith(u'·')),
                             qPrintable(text));
                }
            }
            press(place, Qt::Key_Escape);
        }
    }

    // Then why: what is odd or even is told by the step that counts, not by the one before.
    void theColumnsTellNothingBeforeTheyAreCounted()
    {
        QWidget* place = project(false);
        const auto tells = [this](const char* word) {
            const auto texts = written(*view()->board()->viewport());
            return std::ranges::any_of(
                texts, [&](const auto& text) { return text.text.contains(QLatin1String(word)); });
        };
        QVERIFY(!tells("odd"));
        toLastPage();
        press(place, Qt::Key_PageDown);
        QCOMPARE(step(), 0); // the rule
        QVERIFY(!tells("0111") && !tells("odd") && !tells("even"));
        toLastPage();
        press(place, Qt::Key_PageDown);
        QVERIFY(tells("0111")); // the heap of 7, in binary
        QVERIFY(!tells("odd") && !tells("even"));
        toLastPage();
        press(place, Qt::Key_PageDown);
        QVERIFY(tells("odd") && tells("even"));
        press(place, Qt::Key_V); // P or N beside it hides nothing of the step
        QVERIFY(tells("odd"));
    }

    // The rounds of a game are numbered, the last one in words before those before it, and a key begins the
    // next game.
    void theGameIsToldByRounds()
    {
        QWidget* place = project(false);
        session().setNotation(QStringLiteral("5 3"));
        for (const teaching::Move& move : {teaching::Move{0, 2, 0}, {1, 1, 0}, {0, 1, 0}})
            session().play(move);
        const auto said = [this] { return view()->text()->accessibleName().replace(QChar::Nbsp, u' '); };
        const auto saysInOrder = [&](const QStringList& parts) {
            qsizetype at = 0;
            for (const QString& part : parts) {
                at = said().indexOf(part, at);
                if (at < 0)
                    return false;
            }
            return true;
        };
        const QString first = QStringLiteral("1. ") + heard(QStringLiteral("#1 5→3 – #2 3→2"));
        QVERIFY2(
            saysInOrder({QStringLiteral("Round 2: The first player took 1 from heap 1."),
                         QStringLiteral("Earlier rounds, first player – second player (")
                             + heard(QStringLiteral("#1 5→3")) + QStringLiteral(": took 2 from heap 1):"),
                         first}),
            qPrintable(said()));
        // The last round is as large as the title, and the others are not.
        const auto isAsTitle = [this](const char* word) {
            const auto texts = written(*view()->text());
            const auto is = [&](const auto& text) {
                return text.text.contains(QLatin1String(word))
                    && text.pixels >= view()->text()->titlePixels();
            };
            return std::ranges::any_of(texts, is);
        };
        QVERIFY(isAsTitle("Round") && !isAsTitle("Earlier"));
        for (const teaching::Move& move : {teaching::Move{1, 1, 0}, {0, 2, 0}, {1, 1, 0}})
            session().play(move);
        QVERIFY(session().match().isOver());
        QVERIFY2(saysInOrder({QStringLiteral("Round 3: The first player took 2 from heap 1."),
                              QStringLiteral("The second player took 1 from heap 2."), first,
                              QStringLiteral("2. ")}),
                 qPrintable(said()));
        QVERIFY(!said().contains(QStringLiteral("3. ")));
        // Who has won is said, and the verdict says nothing else.
        const auto shown = [&] {
            return std::tuple(view()->text()->titlePixels(), view()->text()->geometry(),
                              view()->text()->pageCount(), said());
        };
        const auto before = shown();
        auto* verdict = view()->findChild<QWidget*>(QStringLiteral("verdict"));
        press(place, Qt::Key_V);
        QVERIFY(!view()->scene().verdict && !verdict->isVisible() && shown() == before);
        session().setStep(0); // where the result is not read any more
        press(place, Qt::Key_V);
        QVERIFY(verdict->isVisible());
        press(place, Qt::Key_M);
        QVERIFY(session().match().plies().empty());
        QCOMPARE(session().position().heaps, (std::vector<theory::Count>{5, 3}));
        QVERIFY(!said().contains(QStringLiteral("Round")));
    }

    // On a single screen, too, the lecturer chooses against whom the class plays, and who begins.
    void thePlayersAreChosenByAKey_data() { addWindows(); }
    void thePlayersAreChosenByAKey()
    {
        using teaching::Opponent;
        using teaching::Side;
        QFETCH(bool, isSingle);
        QWidget* place = project(isSingle);
        session().setThinking(1);
        session().setNotation(QStringLiteral("7 9 15 12"));
        session().setOpponent(Opponent::Random);
        const auto* told = place->findChild<QLabel*>(QLatin1String(isSingle ? "notice" : "state"));
        press(place, Qt::Key_M,
              Qt::ShiftModifier); // the program does not move before it is said that it will
        QCOMPARE(session().players(), (teaching::Players{Opponent::Random, Side::Learner}));
        QVERIFY2(told->text().contains(QStringLiteral("The class begins")), qPrintable(told->text()));
        for (int part = 0; part < 3; ++part)
            press(place, Qt::Key_V);
        QVERIFY(view()->scene().moves);
        press(place, Qt::Key_M, Qt::ShiftModifier);
        press(place, Qt::Key_M, Qt::ShiftModifier);
        QVERIFY(!view()->scene().moves && !view()->scene().verdict); // which are to be found
        QCOMPARE(session().players(), (teaching::Players{Opponent::Random, Side::Other}));
        QTRY_COMPARE(session().match().plies().size(), std::size_t{1});
        press(place, Qt::Key_M, Qt::ShiftModifier);
        QCOMPARE(session().players(), (teaching::Players{Opponent::Person, Side::Learner}));
        QVERIFY(session().match().plies().empty());
        press(place, Qt::Key_M, Qt::ShiftModifier);
        QCOMPARE(session().players(), (teaching::Players{Opponent::Perfect, Side::Learner}));
        QVERIFY2(told->text().contains(QStringLiteral("Perfect")), qPrintable(told->text()));
    }

    // Where no move has been made there is nothing to play anew, nor to take back.
    void aGameThatHasNotBegunIsNotPlayedAnew()
    {
        QWidget* place = project(true);
        session().setNotation(QStringLiteral("3 4 5"));
        session().setNotation(QStringLiteral("9 12 20"));
        press(place, Qt::Key_M);
        const auto* notice = place->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY2(notice->text().startsWith(QStringLiteral("M: ")), qPrintable(notice->text()));
        session().undo();
        QCOMPARE(session().position().heaps, (std::vector<theory::Count>{3, 4, 5}));
    }

    // Where rounds are left out it is said; of a game that is over fewer are.
    void theGameIsToldAsAWhole()
    {
        project(false);
        session().setNotation(QStringLiteral("7 7"));
        const auto said = [this] { return view()->text()->accessibleName().replace(QChar::Nbsp, u' '); };
        for (int i = 0; i < 13; ++i)
            session().play({std::size_t(i % 2), 1, 0});
        QVERIFY2(said().contains(QStringLiteral("Round 7: ")) && said().contains(QStringLiteral("\n…\n"))
                     && !said().contains(QStringLiteral("\n1. ")) && said().contains(QStringLiteral("\n2. ")),
                 qPrintable(said()));
        session().play({1, 1, 0});
        QVERIFY(session().match().isOver());
        QVERIFY2(!said().contains(u'…') && said().contains(QStringLiteral("\n1. ")), qPrintable(said()));
    }

    // The presenter's window waits to be deleted, and may still be told of fonts and languages.
    void nothingIsReadOfWhatHasEnded()
    {
        project(false);
        projection().stop();
        m_window->selectLanguage(QStringLiteral("zh_CN"));
        QApplication::processEvents();
        QVERIFY(!projection().isRunning());
    }

    // In large letters, and nothing cut, in every lesson and language.
    void everyQuestionCanBeRead_data() { addSizes(); }
    void everyQuestionCanBeRead()
    {
        projectEachLesson([this](const widgets::Lesson& lesson, const QString& language) {
            for (const teaching::QuestionKind& kind : lesson.questions) {
                QRandomGenerator random(7);
                const auto draft = kind.draw(lesson.first, teaching::Difficulty::Hard, random);
                const auto asked = draft ? kind.ask(*draft) : std::nullopt;
                if (!asked)
                    continue;
                session().ask(*asked, teaching::Asker::Hall);
                QApplication::processEvents();
                const QString name = QStringLiteral("%1 %2 %3").arg(lesson.id(), kind.id, language);
                QVERIFY2(question()->fits(), qPrintable(name));
                QVERIFY2(question()->textPixels() * 30 >= view()->stageHeight(), qPrintable(name));
                const int pixels = question()->textPixels();
                projection().run(widgets::StageCommand::Verdict);
                QCOMPARE(question()->textPixels(), pixels); // nothing moves
            }
        });
    }

private:
    static void addSizes()
    {
        QTest::addColumn<QSize>("size");
        QTest::addRow("4:3") << QSize(1024, 768);
        QTest::addRow("16:9") << QSize(1920, 1080);
    }

    // On a screen of the row's size.
    template <typename Check> void projectEachLesson(const Check& check)
    {
        QFETCH(QSize, size);
        m_window->project();
        stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), size));
        for (const app::Language& language : app::languages()) {
            m_window->selectLanguage(QLatin1String(language.code));
            for (const widgets::Lesson* lesson : games::lessons()) {
                m_window->openPosition(lesson->first);
                check(*lesson, QLatin1String(language.code));
                if (QTest::currentTestFailed())
                    return;
            }
        }
        m_window->selectLanguage(QStringLiteral("en"));
    }
};

LASTSTONE_TEST(HallTest, TwoScreens)

} // namespace laststone::hall_test
#include "hall_test.moc"
