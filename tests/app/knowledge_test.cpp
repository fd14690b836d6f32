// SPDX-License-Identifier: GPL-3.0-or-later
// “What I know”: shown, read aloud, gone on with, written to a file and forgotten; and ticks on tabs.
#include "app/knowledge_dialog.h"
#include "app/languages.h"
#include "app/main_window.h"
#include "full_disk.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/memory/files.h"
#include "teaching/progress.h"
#include "teaching/session.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/page/exercise_panel.h"
#include "widgets/page/lesson_page.h"

#include <QAccessible>
#include <QAction>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

namespace laststone::knowledge_test {

using app::KnowledgeDialog;
using app::MainWindow;
using teaching::Asking;

namespace {

constexpr QLatin1String kNim("nim");

Asking asked(const QString& kind, bool understood)
{
    const auto& kinds = games::findLesson(kNim)->questions;
    const auto read =
        teaching::readQuestion(kind + QStringLiteral(" nim: 3 5 7"), kinds, games::families(), nullptr);
    Asking asking{std::get<teaching::Question>(read), teaching::Asker::Exercise};
    asking.state = understood ? Asking::State::Right : Asking::State::Shown;
    return asking;
}

// Opens the dialog, and uses it while it is open.
void withDialog(MainWindow& window, const std::function<void(KnowledgeDialog&)>& use)
{
    bool used = false;
    QTimer::singleShot(0, [&] {
        auto* dialog = qobject_cast<KnowledgeDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        use(*dialog);
        used = true;
        if (dialog->isVisible())
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("closeButton")), Qt::LeftButton);
    });
    window.findChild<QAction*>(QStringLiteral("known"))->trigger();
    QVERIFY(used);
}

QTreeWidget* tree(const KnowledgeDialog& dialog)
{
    return dialog.findChild<QTreeWidget*>();
}

QPushButton* button(const KnowledgeDialog& dialog, const char* name)
{
    return dialog.findChild<QPushButton*>(QLatin1String(name));
}

// The line of a lesson's part, by the beginning of its name.
QTreeWidgetItem* lineOf(const KnowledgeDialog& dialog, int lesson, const char* name)
{
    QTreeWidgetItem* item = tree(dialog)->topLevelItem(lesson);
    for (int i = 0; i < item->childCount(); ++i) {
        if (item->child(i)->text(0).startsWith(QString::fromUtf8(name)))
            return item->child(i);
    }
    return nullptr;
}

constexpr int kNimTab = 2;

} // namespace

class KnowledgeTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_translations = std::make_unique<app::Translations>();
        QVERIFY(!m_translations->select(app::languages()[0]));
        app::applyTheme(widgets::ThemeChoice::Light);
        app::applyScale(100);
        app::applyLanguageToWindows(app::languages()[0]);
        m_window = std::make_unique<MainWindow>(*m_translations, quietSettings(), file());
        show(*m_window);
    }
    void cleanup()
    {
        app::applyScale(100);
        m_window.reset();
        m_translations.reset();
    }

    void whatIsUnderstoodIsSaidByLessonAndKind()
    {
        fill();
        withDialog(*m_window, [](const KnowledgeDialog& dialog) {
            const QTreeWidgetItem* nim = tree(dialog)->topLevelItem(kNimTab);
            QCOMPARE(nim->text(0), QStringLiteral("Nim"));
            QVERIFY(nim->isExpanded()); // which is in front
            QVERIFY(!tree(dialog)->topLevelItem(0)->isExpanded());
            QCOMPARE(nim->text(1), QStringLiteral("2 of 13 understood")); // the table and one kind
            QVERIFY(lineOf(dialog, kNimTab, "Tour")->text(1).startsWith(QLatin1String("2 of ")));
            QCOMPARE(lineOf(dialog, kNimTab, "Table")->text(1), QStringLiteral("answered"));
            QVERIFY(lineOf(dialog, kNimTab, "P or N?")->text(1).startsWith(QLatin1String("understood")));
            QCOMPARE(lineOf(dialog, kNimTab, "Find all")->text(1),
                     QStringLiteral("lately 1 of 2 right at the first try"));
            QCOMPARE(lineOf(dialog, kNimTab, "Make a")->text(1), QStringLiteral("not asked yet"));
            QCOMPARE(lineOf(dialog, kNimTab, "Opponents")->text(1),
                     QStringLiteral("won against “Random”, next: “Takes a win”"));
            QCOMPARE(lineOf(dialog, kNimTab, "Leitner’s boxes")->text(1), QStringLiteral("box 1: 1"));
            QCOMPARE(lineOf(dialog, 0, "Leitner’s boxes")->text(1), QStringLiteral("empty"));
            QCOMPARE(tree(dialog)->topLevelItem(0)->text(1).section(u' ', 0, 0), QStringLiteral("0"));
        });
    }

    // Each line is one of a tree for assistive technology, in words: signs are not all there is.
    void itIsReadAloud()
    {
        fill();
        withDialog(*m_window, [](const KnowledgeDialog& dialog) {
            const auto* view = QAccessible::queryAccessibleInterface(tree(dialog));
            QVERIFY(view->text(QAccessible::Name).contains(QLatin1String("What I know")));
            QStringList texts;
            for (int i = 0; i < view->childCount(); ++i)
                texts << view->child(i)->text(QAccessible::Name);
            for (const char* text : {"Nim", "2 of 13 understood", "P or N?", "not asked yet", "box 1: 1"})
                QVERIFY2(texts.contains(QLatin1String(text)), text);
        });
    }

    // By Enter and by the button.
    void oneGoesOnFromThere()
    {
        fill();
        withDialog(*m_window, [](const KnowledgeDialog& dialog) {
            tree(dialog)->setCurrentItem(lineOf(dialog, kNimTab, "Find all"));
            QTest::keyClick(tree(dialog), Qt::Key_Return);
            QVERIFY(!dialog.isVisible());
        });
        const auto* exercises = m_window->page()->findChild<widgets::ExercisePanel*>();
        QVERIFY(exercises->isVisible());
        QCOMPARE(exercises->run()->name().kind, QStringLiteral("all-moves"));
        QCOMPARE(m_window->page()->session().asking()->question.kind, QStringLiteral("all-moves"));
        withDialog(*m_window, [](const KnowledgeDialog& dialog) {
            QCOMPARE(tree(dialog)->currentItem()->text(0), QStringLiteral("Tour")); // what comes next
            QTest::mouseClick(button(dialog, "goOnButton"), Qt::LeftButton);
            QVERIFY(!dialog.isVisible());
        });
        QVERIFY(m_window->page()->findChild<QWidget*>(QStringLiteral("tourPanel"))->isVisible());
        QCOMPARE(m_window->page()->session().section(), 2); // the first that has not been read
        withDialog(*m_window, [](const KnowledgeDialog& dialog) {
            tree(dialog)->topLevelItem(0)->setExpanded(true);
            tree(dialog)->setCurrentItem(lineOf(dialog, 0, "Opponents"));
            QTest::keyClick(tree(dialog), Qt::Key_Return);
        });
        QCOMPARE(m_window->page()->lesson().id(), QStringLiteral("bash"));
        QVERIFY(m_window->page()->session().players().opponent == teaching::Opponent::Random);
    }

    // A lesson of several games has a line for each that was asked about, which leads to a set in it.
    void eachGameThatWasAskedAboutHasALine()
    {
        constexpr int kTab = 4;
        const widgets::Lesson& lesson = *games::lessons()[kTab];
        const auto answer = [&](const char* text, bool understood) {
            const auto read = teaching::readQuestion(QString::fromLatin1(text), lesson.questions,
                                                     games::families(), nullptr);
            Asking asking{std::get<teaching::Question>(read), teaching::Asker::Exercise};
            asking.state = understood ? Asking::State::Right : Asking::State::Shown;
            m_window->progress().answered(asking);
        };
        answer("mex sg 0.77: 9", true);
        answer("mex sg 0.77: 11", false);
        answer("outcome sg {2,5}: 9 4", true);
        answer("vertex-value(3) sg graph 1>0;2>0;2>1;3>1;3>2: 3", true);
        withDialog(*m_window, [](const KnowledgeDialog& dialog) {
            QCOMPARE(lineOf(dialog, kTab, "Kayles")->text(1), QStringLiteral("The mex: 1 of 2"));
            QCOMPARE(lineOf(dialog, kTab, "{2,5}")->text(1), QStringLiteral("P or N?: 1 of 1"));
            QVERIFY(lineOf(dialog, kTab, "Graph game"));
            for (const char* each : {"goOnButton", "moreButton", "closeButton"})
                QVERIFY2(button(dialog, each)->text().contains(u'&'), each);
            tree(dialog)->topLevelItem(kTab)->setExpanded(true);
            tree(dialog)->setCurrentItem(lineOf(dialog, kTab, "Kayles"));
            QTest::keyClick(tree(dialog), Qt::Key_Return);
        });
        QCOMPARE(m_window->page()->lesson().id(), lesson.id());
        const auto* exercises = m_window->page()->findChild<widgets::ExercisePanel*>();
        QTRY_VERIFY(exercises->isVisible());
        QCOMPARE(exercises->run()->name().like.rule(), QStringLiteral("0.77"));
    }

    // What a newcomer has to discover first does not open by the way.
    void whatIsStillClosedStaysSo()
    {
        app::Settings settings = quietSettings();
        settings.isNewcomer = true;
        m_window = std::make_unique<MainWindow>(*m_translations, settings, file());
        show(*m_window);
        teaching::Session& session = m_window->page()->session();
        const auto goOnWith = [this](const char* line) {
            withDialog(*m_window, [&](const KnowledgeDialog& dialog) {
                tree(dialog)->setCurrentItem(lineOf(dialog, kNimTab, line));
                QTest::keyClick(tree(dialog), Qt::Key_Return);
            });
        };
        const auto isInFront = [this](const char* tab) {
            return m_window->page()->findChild<QWidget*>(QLatin1String(tab))->isVisible();
        };
        QVERIFY(session.isDiscovering());
        withDialog(*m_window, [](const KnowledgeDialog& dialog) {
            for (const char* line : {"Table", "P or N?", "Work out the nim-sum"})
                QVERIFY2(!lineOf(dialog, kNimTab, line), line);
            QVERIFY(lineOf(dialog, kNimTab, "Tour") && lineOf(dialog, kNimTab, "Opponents"));
            QCOMPARE(tree(dialog)->topLevelItem(kNimTab)->text(1), QStringLiteral("still to be discovered"));
        });
        // A lesson of which something has been asked is not called new.
        m_window->progress().answered(asked(QStringLiteral("outcome"), false));
        withDialog(*m_window, [](const KnowledgeDialog& dialog) {
            QVERIFY(tree(dialog)->topLevelItem(kNimTab)->text(1).contains(QStringLiteral("understood")));
        });
        // In the middle of a game nothing opens, though enough has been answered.
        session.play({0, 1, 0});
        m_window->progress().gameEnded(kNim, teaching::Opponent::Random, false);
        m_window->progress().answered(asked(QStringLiteral("outcome"), false));
        for (const char* line : {"Table", "P or N?", "Leitner’s boxes"}) {
            goOnWith(line);
            QVERIFY2(session.isDiscovering() && !session.asking() && isInFront("tourPanel"), line);
            QVERIFY2(m_window->statusBar()->currentMessage().contains(QLatin1String("opens")), line);
        }
        session.newGame();
        m_window->progress().sectionRead(kNim, 0); // looks again
        goOnWith("Table");
        QVERIFY(session.isDiscovering() && isInFront("tableTab"));
        goOnWith("P or N?");
        QVERIFY(session.isDiscovering() && session.asking() && isInFront("exercisePanel"));
    }

    void theExercisesLeadToIt()
    {
        m_window->page()->openSet({m_window->page()->lesson().first, {}, {}, 1});
        bool seen = false;
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<KnowledgeDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            seen = true;
            dialog->reject();
        });
        auto* opener = m_window->page()->findChild<QToolButton*>(QStringLiteral("knowledgeButton"));
        QVERIFY(opener->isVisible() && !opener->accessibleName().isEmpty());
        QTest::mouseClick(opener, Qt::LeftButton);
        QVERIFY(seen);
    }

    void everythingIsForgottenAfterAYesOnly()
    {
        fill();
        const auto forget = [this](bool really) {
            withDialog(*m_window, [&](const KnowledgeDialog& dialog) {
                QTimer::singleShot(0, [&] {
                    auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                    QVERIFY(question);
                    for (QAbstractButton* each : question->buttons()) {
                        if (question->buttonRole(each)
                            == (really ? QMessageBox::DestructiveRole : QMessageBox::RejectRole))
                            QTest::mouseClick(each, Qt::LeftButton);
                    }
                });
                dialog.findChild<QAction*>(QStringLiteral("forget"))->trigger();
                QCOMPARE(dialog.findChild<QAction*>(QStringLiteral("exportTable"))->isEnabled(), !really);
            });
        };
        forget(false);
        QVERIFY(!m_window->progress().record().empty());
        forget(true);
        QVERIFY(m_window->progress().record().empty());
    }

    void aTableIsWrittenToAFile()
    {
        fill();
        const QString name = m_folder.filePath(QStringLiteral("known.csv"));
        withDialog(*m_window, [&](const KnowledgeDialog& dialog) {
            QTimer::singleShot(0, [&] {
                auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(files);
                files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(name);
                const auto* buttons = files->findChild<QDialogButtonBox*>();
                QTest::mouseClick(buttons->button(QDialogButtonBox::Save), Qt::LeftButton);
                if (files->isVisible())
                    files->reject();
            });
            dialog.findChild<QAction*>(QStringLiteral("exportTable"))->trigger();
        });
        const auto read = teaching::readFile(name);
        QVERIFY(std::holds_alternative<QByteArray>(read));
        QCOMPARE(std::get<QByteArray>(read), teaching::recordCsv(m_window->progress().record()));
        QVERIFY(m_window->statusBar()->currentMessage().contains(QStringLiteral("known.csv")));
    }

    void aTableThatCannotBeWrittenIsTold()
    {
        fill();
        const QString name = m_folder.filePath(QStringLiteral("full.csv"));
        QString told;
        withDialog(*m_window, [&](const KnowledgeDialog& dialog) {
            QTimer clock;
            std::optional<tests::FullDisk> full;
            connect(&clock, &QTimer::timeout, &dialog, [&] {
                QWidget* front = QApplication::activeModalWidget();
                if (auto* files = qobject_cast<QFileDialog*>(front)) {
                    files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(name);
                    full.emplace(4);
                    files->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
                } else if (auto* box = qobject_cast<QMessageBox*>(front)) {
                    full.reset();
                    told = box->text();
                    box->accept();
                }
            });
            clock.start(0);
            dialog.findChild<QAction*>(QStringLiteral("exportTable"))->trigger();
        });
        QVERIFY2(told.contains(QStringLiteral("full.csv could not be written")), qPrintable(told));
        QVERIFY(!QFileInfo::exists(name));
    }

    void nothingIsCutAtAnySizeInAnyLanguage_data() { addLanguagesAndScales(); }
    void nothingIsCutAtAnySizeInAnyLanguage()
    {
        QFETCH(const QString, language);
        QFETCH(const int, scale);
        fill();
        m_window->selectLanguage(language);
        app::applyScale(scale);
        withDialog(*m_window, [](const KnowledgeDialog& dialog) {
            const QSize room = dialog.screen()->availableSize();
            QVERIFY(dialog.width() <= room.width() && dialog.height() <= room.height());
            for (const auto* each : dialog.findChildren<QPushButton*>())
                QVERIFY2(each->width() >= each->sizeHint().width(), qPrintable(each->text()));
            // What has no room can be scrolled to.
            const QTreeWidget* lines = tree(dialog);
            const QRect last = lines->visualItemRect(lineOf(dialog, kNimTab, ""));
            QVERIFY(last.isValid());
            const QAbstractItemView* view = lines;
            for (const int column : {0, 1})
                QVERIFY(lines->columnWidth(column) >= view->sizeHintForColumn(column));
            const int wide = lines->columnWidth(0) + lines->columnWidth(1);
            QVERIFY(wide <= lines->viewport()->width() + lines->horizontalScrollBar()->maximum());
            QVERIFY(lines->viewport()->height() > 3 * last.height());
        });
        m_window->selectLanguage(QStringLiteral("en"));
    }

    void tabsOfWhatIsUnderstoodHaveATick()
    {
        const auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        const auto* side = m_window->page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
        const auto words = [](const QTabWidget& of) {
            QStringList all;
            for (int i = 0; i < of.count(); ++i)
                all << of.tabText(i);
            return all.join(u' ');
        };
        QVERIFY(!words(*tabs).contains(u'✓') && !words(*side).contains(u'✓'));
        teaching::Progress& progress = m_window->progress();
        for (const auto& kind : games::findLesson(kNim)->questions) {
            QVERIFY(!words(*side).contains(QStringLiteral("Exercise ✓")));
            Asking asking = asked(QStringLiteral("outcome"), true);
            asking.question.kind = kind.id;
            for (int i = 0; i < teaching::KindRecord::kInARow; ++i)
                progress.answered(asking);
        }
        QVERIFY(words(*side).contains(QStringLiteral("Exercise ✓")));
        QVERIFY(!words(*side).contains(QStringLiteral("Table ✓")));
        progress.tableUnderstood(kNim);
        QVERIFY(words(*side).contains(QStringLiteral("Table ✓")));
        constexpr int kMore = 100; // than there are sections
        for (int i = 0; i < kMore; ++i) {
            if (i < 5)
                QVERIFY(!words(*tabs).contains(u'✓'));
            progress.sectionRead(kNim, i);
        }
        QVERIFY(words(*side).contains(QStringLiteral("Tour ✓")));
        QCOMPARE(words(*tabs).count(u'✓'), 1);
        QCOMPARE(tabs->tabText(kNimTab), QStringLiteral("Nim ✓"));
        QCOMPARE(tabs->tabBar()->accessibleTabName(kNimTab), QStringLiteral("Nim, understood"));
        m_window->selectLanguage(QStringLiteral("zh_TW"));
        QTRY_VERIFY(tabs->tabBar()->accessibleTabName(kNimTab).endsWith(QStringLiteral("已學會")));
        QCOMPARE(tabs->tabText(kNimTab), QStringLiteral("尼姆博弈 ✓"));
        QCOMPARE(words(*tabs).count(u'✓'), 1);
        QCOMPARE(words(*side).count(u'✓'), 3);
        m_window->selectLanguage(QStringLiteral("en"));
        progress.forgetEverything();
        QVERIFY(!words(*tabs).contains(u'✓') && !words(*side).contains(u'✓'));
        QVERIFY(tabs->tabBar()->accessibleTabName(kNimTab).isEmpty());
    }

private:
    // Of Nim two sections, the table, one kind understood and one half, a game won.
    void fill()
    {
        teaching::Progress& progress = m_window->progress();
        progress.sectionRead(kNim, 0);
        progress.sectionRead(kNim, 1);
        progress.tableUnderstood(kNim);
        for (int i = 0; i < teaching::KindRecord::kInARow; ++i)
            progress.answered(asked(QStringLiteral("outcome"), true));
        progress.answered(asked(QStringLiteral("all-moves"), true));
        progress.answered(asked(QStringLiteral("all-moves"), false));
        progress.gameEnded(kNim, teaching::Opponent::Random, true);
    }
    QString file() { return m_folder.filePath(QStringLiteral("known%1.ini").arg(++m_files)); }

    QTemporaryDir m_folder;
    int m_files = 0;
    std::unique_ptr<app::Translations> m_translations;
    std::unique_ptr<MainWindow> m_window;
};

LASTSTONE_TEST(KnowledgeTest, Windows)

} // namespace laststone::knowledge_test
#include "knowledge_test.moc"
