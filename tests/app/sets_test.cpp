// SPDX-License-Identifier: GPL-3.0-or-later
// Exercise sets by their names: at the start of the program, and from the file menu.
#include "app/main_window.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/notation.h"
#include "teaching/progress.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/board/board_widget.h"
#include "widgets/memory/known.h"
#include "widgets/page/exercise_panel.h"
#include "widgets/page/lesson_page.h"
#include "widgets/stage/position_line.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>

namespace laststone::sets_test {

using app::MainWindow;
using app::Settings;

namespace {

class Start {
public:
    explicit Start(const QString& file, Settings settings)
    {
        QVERIFY(!translations.select(app::languages()[0]));
        settings.page.animation = false;
        window = std::make_unique<MainWindow>(translations, settings, file);
    }
    widgets::LessonPage& page() const { return *window->page(); }
    widgets::ExercisePanel* panel() const { return page().findChild<widgets::ExercisePanel*>(); }
    bool isAsked() const
    {
        const auto& asking = page().session().asking();
        return asking && asking->isOpen() && asking->asker == teaching::Asker::Exercise;
    }
    // On the board, for a move.
    bool isAnswerFocused() const
    {
        using teaching::AnswerForm;
        const QWidget* focus = QApplication::focusWidget();
        const AnswerForm form = page().session().asking()->question.form;
        const QWidget* place = form == AnswerForm::Move || form == AnswerForm::Moves
            ? static_cast<QWidget*>(page().board())
            : panel()->findChild<QWidget*>(QStringLiteral("questionBox"));
        return focus && (focus == place || place->isAncestorOf(focus));
    }
    QString set() const { return panel()->run() ? teaching::setText(panel()->run()->name()) : QString(); }
    void type(const QString& name) const
    {
        auto* field = page().findChild<QLineEdit*>(QStringLiteral("setEdit"));
        QTRY_VERIFY(field->isVisible());
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, name);
        QTest::keyClick(field, Qt::Key_Return);
    }

    app::Translations translations;
    std::unique_ptr<MainWindow> window;
};

teaching::SetName nameOf(const QString& text)
{
    const auto sources = [](const QString& word) { return games::questionSource(word); };
    return std::get<teaching::SetName>(*teaching::readSetName(text, games::families(), sources));
}

} // namespace

class SetsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    // Also at the very first start: whoever names a set has nothing to discover first.
    void theProgramStartsWithASet()
    {
        const QString file = m_folder.filePath(QStringLiteral("first.ini"));
        Start it(file, Settings::load(file));
        it.window->openSet(nameOf(QStringLiteral("sg 0.77: sum-value hard 3")));
        show(*it.window);
        QCOMPARE(it.page().lesson().id(), QStringLiteral("sg"));
        QVERIFY(!it.page().session().isDiscovering());
        QVERIFY(it.panel()->isVisible());
        QVERIFY(it.isAsked());
        QVERIFY(!it.page().session().isVerdictShown());
        QCOMPARE(it.set(), QStringLiteral("sg 0.77: sum-value hard 3"));
        QCOMPARE(it.page().session().position().rule(), QStringLiteral("0.77"));
        // That lesson stays open, also at the next start; the others are as new as before.
        using Discovered = teaching::Progress::Discovered;
        QVERIFY(it.window->progress().discovered(QStringLiteral("sg")) == Discovered::Rule);
        QVERIFY(it.window->progress().discovered(QStringLiteral("nim")) == Discovered::Nothing);
        it.window->close();
        Start again(file, Settings::load(file));
        show(*again.window);
        QCOMPARE(again.page().lesson().id(), QStringLiteral("sg"));
        QVERIFY(!again.page().session().isDiscovering());
        QVERIFY(again.panel()->isVisible());
    }

    // The menu leads to the field, while a game is being discovered as well.
    void theFileMenuTakesTheNameOfASet_data()
    {
        QTest::addColumn<bool>("isNewcomer");
        QTest::newRow("first start") << true;
        QTest::newRow("later") << false;
    }
    void theFileMenuTakesTheNameOfASet()
    {
        QFETCH(bool, isNewcomer);
        const QString file =
            m_folder.filePath(isNewcomer ? QStringLiteral("new.ini") : QStringLiteral("old.ini"));
        Start it(file, isNewcomer ? Settings::load(file) : quietSettings());
        show(*it.window);
        QCOMPARE(it.page().session().isDiscovering(), isNewcomer);
        it.page().findChild<QAction*>(QStringLiteral("openSetAction"))->trigger();
        QVERIFY(it.panel()->isVisible());
        const auto* tabs = it.page().findChild<QTabWidget*>(QStringLiteral("sideTabs"));
        QVERIFY(tabs->isTabVisible(tabs->indexOf(it.panel())));
        it.type(QStringLiteral("wythoff pair easy 12")); // of another lesson
        QCOMPARE(it.page().lesson().id(), QStringLiteral("wythoff"));
        QVERIFY(it.isAsked());
        QCOMPARE(it.set(), QStringLiteral("wythoff pair easy 12"));
        QVERIFY(!it.page().session().isDiscovering());
    }

    // Wherever the focus is: it opens no line for positions, which would wipe the question away.
    void aDigitIsForTheAnswer()
    {
        Start it(m_folder.filePath(QStringLiteral("digit.ini")), quietSettings());
        show(*it.window);
        it.window->openSet(nameOf(QStringLiteral("nim: nim-sum easy 3")));
        QApplication::processEvents();
        auto* answer = it.panel()->findChild<QLineEdit*>(QStringLiteral("answerEdit"));
        for (QWidget* place :
             {static_cast<QWidget*>(it.window.get()), static_cast<QWidget*>(it.page().board())}) {
            answer->clear();
            place->setFocus();
            QTest::keyClick(place, Qt::Key_1);
            QVERIFY(answer->hasFocus());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
            QCOMPARE(answer->text(), QStringLiteral("12"));
        }
        it.page().session().showSolution();
        QTest::keyClick(it.page().board(), Qt::Key_1);
        QVERIFY(it.page().session().asking());
        QVERIFY(!it.window->findChild<widgets::PositionLine*>());
    }

    // Where no move answers, Enter on the board leads to where the answer is given.
    void enterOnTheBoardLeadsToTheAnswer()
    {
        Start it(m_folder.filePath(QStringLiteral("board.ini")), quietSettings());
        show(*it.window);
        for (const char* name : {"nim: nim-sum easy 3", "nim: outcome easy 3", "bash: next-lost easy 3"}) {
            it.window->openSet(nameOf(QString::fromLatin1(name)));
            QApplication::processEvents();
            const QString position = teaching::notation(it.page().session().position());
            for (const int stones : {0, 3}) {
                it.page().board()->setFocus();
                for (int i = 0; i < stones; ++i)
                    QTest::keyClick(it.page().board(), Qt::Key_Right);
                QTest::keyClick(it.page().board(), Qt::Key_Return);
                QVERIFY2(it.isAnswerFocused(), name);
                QVERIFY(it.page().board()->whyNot().isEmpty());
            }
            QVERIFY(it.isAsked());
            QCOMPARE(teaching::notation(it.page().session().position()), position);
        }
        // A move that is the answer is made there.
        it.window->openSet(nameOf(QStringLiteral("nim: move easy 3")));
        QApplication::processEvents();
        QVERIFY(it.page().board()->hasFocus());
        QTest::keyClick(it.page().board(), Qt::Key_1);
        QVERIFY(it.page().session().choice());
        QTest::keyClick(it.page().board(), Qt::Key_Return);
        QVERIFY(it.page().session().asking()->wrong == 1 || !it.page().session().asking()->isOpen());
    }

    // However a question comes, the next key is for its answer.
    void theFocusIsWhereTheAnswerIsGiven()
    {
        // On the command line; the panels come up only after the board has been seen.
        Start it(m_folder.filePath(QStringLiteral("focus.ini")), quietSettings());
        it.window->openSet(nameOf(QStringLiteral("sg sum-value medium 5")));
        it.window->showBoardFirst();
        QVERIFY(QTest::qWaitForWindowActive(it.window.get()));
        QTRY_VERIFY(it.isAnswerFocused());

        // By its name, also where it is of another lesson.
        for (const char* name :
             {"sg 0.77: sum-value easy 6", "nim outcome easy 3", "wythoff move easy 4",
              "staircase move easy 4", "wythoff pair easy 4", "bash 7: all-moves easy 2"}) {
            it.page().findChild<QAction*>(QStringLiteral("openSetAction"))->trigger();
            it.type(QLatin1String(name));
            QCOMPARE(it.set(), QLatin1String(name));
            QTRY_VERIFY2(it.isAnswerFocused(), qPrintable(QApplication::focusWidget()->objectName()));
        }

        // In the line of positions.
        for (const char* name : {"wythoff outcome easy 3", "nim move easy 4", "bash 3: outcome easy 3"}) {
            it.page().findChild<QAction*>(QStringLiteral("typePositionAction"))->trigger();
            QTest::keyClicks(QApplication::focusWidget(), QLatin1String(name) + QLatin1Char('\r'));
            QCOMPARE(it.set(), QLatin1String(name));
            QTRY_VERIFY2(it.isAnswerFocused(), qPrintable(QApplication::focusWidget()->objectName()));
        }

        // Back in a lesson whose question is open.
        it.page().findChild<QWidget*>(QStringLiteral("positionEdit"))->setFocus();
        for (const Qt::Key lesson : {Qt::Key_2, Qt::Key_3, Qt::Key_2, Qt::Key_1}) {
            QTest::keyClick(it.window.get(), lesson, Qt::ControlModifier);
            QVERIFY(it.panel()->isVisible() == it.isAsked());
            if (it.isAsked())
                QVERIFY(it.isAnswerFocused());
        }

        // After the end of a set.
        it.window->openSet(nameOf(QStringLiteral("nim outcome easy 3")));
        auto* next = it.panel()->findChild<QPushButton*>(QStringLiteral("nextButton"));
        while (it.panel()->run()->question()) {
            it.page().session().answer(it.page().session().asking()->question.right);
            QTest::keyClick(next, Qt::Key_Space);
        }
        QTest::keyClick(next, Qt::Key_Space);
        QVERIFY(it.isAsked() && it.isAnswerFocused());

        // Out of what is known.
        it.page().findChild<QWidget*>(QStringLiteral("positionEdit"))->setFocus();
        widgets::Known part;
        part.part = widgets::Known::Part::Kind;
        part.kind = QStringLiteral("outcome");
        it.page().goOnWith(part);
        QVERIFY(it.isAsked() && it.isAnswerFocused());
    }

    // From the board into the exercises, through a question with its hints and its solution, and to the next.
    void everythingAtAQuestionHasAKey_data()
    {
        QTest::addColumn<QString>("language");
        for (const app::Language& language : app::languages())
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void everythingAtAQuestionHasAKey()
    {
        QFETCH(const QString, language);
        Start it(m_folder.filePath(language + QStringLiteral(".ini")), quietSettings());
        it.window->selectLanguage(language);
        show(*it.window);
        QVERIFY(QTest::qWaitForWindowActive(it.window.get()));
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers with = Qt::AltModifier) {
            QTest::keyClick(it.window.get(), key, with);
        };
        it.page().board()->setFocus();
        press(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(it.isAsked() && it.isAnswerFocused());
        press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        it.type(QStringLiteral("nim nim-sum easy 3"));
        const auto& asking = it.page().session().asking();
        it.page().board()->setFocus();
        press(Qt::Key_G, Qt::ControlModifier);
        QVERIFY(it.isAnswerFocused());
        // A button that is pressed by its letter is seen to go down for a moment.
        press(Qt::Key_I);
        QTRY_COMPARE(asking->hints, 1);
        press(Qt::Key_S);
        QTRY_VERIFY(asking->state == teaching::Asking::State::Shown);
        press(Qt::Key_N);
        QTRY_VERIFY(it.isAsked() && it.isAnswerFocused());
        QCOMPARE(it.panel()->run()->current(), 1);
        QTest::keyClicks(QApplication::focusWidget(), teaching::answerText(asking->question.right));
        press(Qt::Key_E);
        QTRY_VERIFY(asking->state == teaching::Asking::State::Right);
        press(Qt::Key_Y);
        QTRY_VERIFY(it.page().session().step() >= 0);
    }

    // One key too many opens no explanation, and leaves nothing.
    void theKeysOfTheStepsWaitForTheAnswer()
    {
        Start it(m_folder.filePath(QStringLiteral("steps.ini")), quietSettings());
        show(*it.window);
        QVERIFY(QTest::qWaitForWindowActive(it.window.get()));
        it.window->openSet(nameOf(QStringLiteral("nim outcome easy 3")));
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) {
            QTest::keyClick(it.window.get(), key, with);
        };
        press(Qt::Key_PageDown);
        press(Qt::Key_PageUp);
        press(Qt::Key_Space, Qt::ControlModifier);
        QApplication::processEvents();
        const teaching::Session& session = it.page().session();
        QVERIFY(it.isAsked() && !session.asking()->wasLeft);
        QVERIFY(it.panel()->isVisible());
        QCOMPARE(session.step(), -1);
        QVERIFY(!session.isVerdictShown());
        it.page().session().answer(session.asking()->question.right);
        press(Qt::Key_PageDown);
        QVERIFY(session.step() >= 0);
        QVERIFY(!it.panel()->isVisible());
    }

    // Enter in the name that stands there already goes back to the question; none of the answers is lost.
    void theNameOfTheSetInHandDoesNotBeginItAnew()
    {
        Start it(m_folder.filePath(QStringLiteral("same.ini")), quietSettings());
        show(*it.window);
        it.window->openSet(nameOf(QStringLiteral("nim outcome easy 3")));
        it.page().session().answer(it.page().session().asking()->question.right);
        auto* field = it.page().findChild<QLineEdit*>(QStringLiteral("setEdit"));
        auto* next = it.panel()->findChild<QPushButton*>(QStringLiteral("nextButton"));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(next->hasFocus());
        QTest::keyClick(next, Qt::Key_Space);
        QCOMPARE(it.panel()->run()->current(), 1);
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(it.panel()->run()->current(), 1);
        QVERIFY(it.isAsked() && it.isAnswerFocused());
    }

private:
    QTemporaryDir m_folder;
};

LASTSTONE_TEST(SetsTest, Windows)

} // namespace laststone::sets_test
#include "sets_test.moc"
