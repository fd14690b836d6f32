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
#include "widgets/page/exercise_panel.h"
#include "widgets/page/lesson_page.h"
#include "widgets/stage/position_line.h"

#include <QAction>
#include <QLineEdit>
#include <QTabWidget>
#include <QTemporaryDir>

using namespace laststone;
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

private:
    QTemporaryDir m_folder;
};

LASTSTONE_TEST(SetsTest, Windows)
#include "sets_test.moc"
