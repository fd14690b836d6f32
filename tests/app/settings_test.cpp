// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers, and what holds on every page.
#include "app/main_window.h"
#include "widgets/page/lesson_page.h"

#include "games/catalogue.h"
#include "gui_test.h"
#include "odd_file.h"
#include "teaching/memory/files.h"
#include "teaching/opponent.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/board/board_widget.h"
#include "widgets/page/verdict_banner.h"
#include "widgets/steps/step_panel.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QToolButton>

namespace laststone::settings_test {

using app::MainWindow;
using app::Settings;
using app::Translations;

class SettingsTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_translations = std::make_unique<Translations>();
        QVERIFY(!m_translations->select(app::languages()[0]));
        app::applyTheme(widgets::ThemeChoice::Light);
        app::applyLanguageToWindows(app::languages()[0]);
    }
    void cleanup() { m_translations.reset(); }

    void settingsAreKept()
    {
        const QString name = file();
        Settings settings = quietSettings();
        settings.page.players[QStringLiteral("nim")] = {teaching::Opponent::Ahead, teaching::Side::Other};
        settings.page.usual = {}; // is not kept
        settings.page.verdict = false;
        settings.theme = widgets::ThemeChoice::Dark;
        settings.language = QStringLiteral("zh_TW");
        settings.secondLanguage = QStringLiteral("en");
        const QSize size(711, 677); // within every screen: newer versions of Qt see to that
        {
            MainWindow window(*m_translations, settings, name);
            show(window);
            window.resize(size);
            QVERIFY(window.close());
        }
        const Settings again = Settings::load(name);
        QVERIFY(again.page == settings.page);
        QVERIFY(again.theme == widgets::ThemeChoice::Dark);
        QCOMPARE(again.language, settings.language);
        QCOMPARE(again.secondLanguage, settings.secondLanguage);
        QCOMPARE(again.lesson, QStringLiteral("nim"));
        MainWindow window(*m_translations, again, name);
        QCOMPARE(window.size(), size);
    }

    // The program may be killed, or the power fail.
    void settingsAreKeptAtOnce()
    {
        const QString name = file();
        MainWindow window(*m_translations, quietSettings(), name);
        show(window);
        QAction* dark = nullptr;
        for (QAction* each : window.findChildren<QAction*>()) {
            if (each->text().remove(QLatin1Char('&')) == QLatin1String("Dark"))
                dark = each;
        }
        QVERIFY(dark);
        dark->trigger();
        QTRY_VERIFY(Settings::load(name).theme == widgets::ThemeChoice::Dark);
        QVERIFY(window.isVisible());
    }

    // Neither a game; another window has not seen it, and does not take it away.
    void aGameIsKeptAtOnce()
    {
        const QString name = file();
        const QString nim = QStringLiteral("nim");
        MainWindow other(*m_translations, quietSettings(), name);
        show(other);
        {
            MainWindow window(*m_translations, quietSettings(), name);
            show(window);
            window.openPosition(games::findLesson(nim)->first);
            QVERIFY(Settings::load(name).games.empty());
            window.page()->session().play({0, 2, 0});
            const auto kept = [&] { return Settings::load(name).games[nim]; };
            QTRY_VERIFY(kept().contains(QStringLiteral("move")));
        }
        QVERIFY(other.close());
        QVERIFY(Settings::load(name).games.count(nim) == 1);
        // Begun anew, it is kept no longer.
        MainWindow again(*m_translations, Settings::load(name), name);
        show(again);
        again.page()->session().newGame();
        QVERIFY(again.close());
        QVERIFY(Settings::load(name).games.count(nim) == 0);
    }

    // The language of the window is no second one beside it.
    void theOwnLanguageIsNotOfferedBesideItself()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        const auto offered = [&] {
            QStringList names;
            auto* button = window.page()->findChild<QToolButton*>(QStringLiteral("secondButton"));
            for (const QAction* action : button->menu()->actions()) {
                if (action->isVisible() && action->data().toInt() >= 0)
                    names << action->text();
            }
            return names;
        };
        for (const app::Language& language : app::languages()) {
            window.selectLanguage(QLatin1String(language.code));
            QCOMPARE(offered().size(), static_cast<qsizetype>(app::languages().size()) - 1);
            QVERIFY(!offered().contains(QString::fromUtf8(language.nativeName)));
        }
    }

    void whatAPersonLikesHoldsOnEveryPage()
    {
        const QString name = file();
        MainWindow window(*m_translations, quietSettings(), name);
        show(window);
        auto* nim = window.page();
        window.openPosition(games::lessons()[0]->first);
        auto* bash = window.page();
        QVERIFY(bash != nim);
        using teaching::Options;
        const std::pair<const char*, bool Options::*> options[] = {
            {"Coach judges every move", &Options::coach},
            {"Show the verdict", &Options::verdict},
            {"Animate moves", &Options::animation},
            {"Tour, explanation and exercise", &Options::sidePanel},
            {"Chart", &Options::chartPanel},
            {"List of moves", &Options::movesPanel},
        };
        for (const auto& [text, option] : options) {
            const bool before = nim->session().options().*option;
            actionOf(*bash, text)->trigger();
            QCOMPARE(bash->session().options().*option, !before);
            QCOMPARE(nim->session().options().*option, !before);
            QCOMPARE(actionOf(*nim, text)->isChecked(), !before);
        }
        // It is done, not only remembered.
        QVERIFY(nim->findChild<widgets::VerdictBanner*>()->property("verdict").isNull());
        QVERIFY(nim->board()->isAnimated());
        QVERIFY(nim->findChild<QWidget*>(QStringLiteral("moves"))->isHidden());
        QVERIFY(nim->findChild<QWidget*>(QStringLiteral("chartCard"))->isHidden());
        // And the other way round.
        window.openPosition(games::findLesson(QStringLiteral("nim"))->first);
        actionOf(*nim, "List of moves")->trigger();
        QVERIFY(bash->session().options().movesPanel);
        QVERIFY(window.close());
        teaching::Options kept = nim->session().options();
        kept.usual = {}; // nobody has chosen
        QVERIFY(Settings::load(name).page == kept);
    }

    void playersAndArrangementBelongToTheLesson()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        const auto* nim = window.page();
        window.openPosition(games::findLesson(QStringLiteral("wythoff"))->first);
        auto* opponent = window.page()->findChild<QComboBox*>(QStringLiteral("opponentBox"));
        opponent->setCurrentIndex(static_cast<int>(teaching::Opponent::Ahead));
        emit opponent->activated(opponent->currentIndex());
        QTest::keyClick(&window, Qt::Key_R);
        actionOf(*window.page(), "Show the verdict")->trigger();
        QVERIFY(nim->session().players().opponent == teaching::Opponent::Person);
        QVERIFY(nim->board()->arrangement() != window.page()->board()->arrangement());
        QVERIFY(!nim->session().options().verdict);
        // Neither does a page that is made later begin with it.
        window.openPosition(games::findLesson(QStringLiteral("bash"))->first);
        QVERIFY(window.page()->session().players().opponent == teaching::Opponent::Person);
    }

    void anArrangementIsThatOfItsLesson()
    {
        const QString name = file();
        const auto open = [](MainWindow& window, const char* lesson) {
            window.openPosition(games::findLesson(QLatin1String(lesson))->first);
            return window.page()->board()->arrangement();
        };
        {
            MainWindow window(*m_translations, quietSettings(), name);
            show(window);
            const int first = open(window, "nim");
            QCOMPARE(open(window, "wythoff"), 1);
            QTest::keyClick(&window, Qt::Key_R);
            QCOMPARE(window.page()->board()->arrangement(), 2);
            // Neither a page that is there nor one that is made now begins with it.
            QCOMPARE(open(window, "nim"), first);
            QCOMPARE(open(window, "staircase"), 1);
            QTest::keyClick(&window, Qt::Key_R);
            QCOMPARE(window.page()->board()->arrangement(), 2);
            actionOf(*window.page(), "Show the verdict")->trigger();
            QVERIFY(window.close());
        }
        const Settings settings = Settings::load(name);
        QCOMPARE(settings.page.arrangements,
                 (std::map<QString, int>{{QStringLiteral("staircase"), 2}, {QStringLiteral("wythoff"), 2}}));
        MainWindow again(*m_translations, settings, name);
        show(again);
        QCOMPARE(open(again, "wythoff"), 2);
        QCOMPARE(open(again, "staircase"), 2);
        QCOMPARE(open(again, "nim"), 1);
    }

    void anOldArrangementDoesNoHarm()
    {
        const QString name = file();
        QFile old(name);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("[board]\narrangement=3\nanimation=false\n[arrangements]\nchess=1\nnim=-4\nwythoff=x\n");
        old.close();
        const Settings settings = Settings::load(name);
        QVERIFY(settings.page.arrangements.empty());
        QVERIFY(!settings.page.animation);
        QVERIFY(!settings.save(name));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QVERIFY(!old.readAll().contains("arrangement=3"));
        QVERIFY(Settings::load(name).page == settings.page);
    }

    void damagedSettingsAreForgotten()
    {
        const QString name = file();
        QFile damaged(name);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("[General]\ntheme=99\nlanguage=klingon\n[game\nopponent=-7\nfirst=abc\n\0\xff");
        damaged.close();
        const Settings settings = Settings::load(name);
        QVERIFY(settings.theme == widgets::ThemeChoice::System);
        QCOMPARE(settings.language, QString());
        QVERIFY(settings.page == teaching::Options());
    }

    // What makes sense stays, the file is kept beside, and what is set from now on is kept again.
    void damagedSettingsAreSetAsideAndKeptAgain_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("cut in a key") << QByteArrayLiteral("[General]\ntheme=2\nl");
        QTest::newRow("a bad line") << QByteArrayLiteral("[General]\nrubbish\ntheme=2\n[games]\nnim=x\n");
        QTest::newRow("a bad group") << QByteArrayLiteral("[General]\ntheme=2\n[games\nnim=x\n");
        QTest::newRow("bytes") << QByteArrayLiteral("[General]\ntheme=2\n\x7f\x02=\x01\xff\n\0\n=\nx\n");
        QTest::newRow("text that is none")
            << QByteArrayLiteral("[General]\ntheme=2\nflavour=\"\\xd800\"\n[places]\nnim=\"\\xdc00\"\n");
    }
    void damagedSettingsAreSetAsideAndKeptAgain()
    {
        QFETCH(const QByteArray, text);
        const QString name = file();
        QVERIFY(!teaching::writeFile(name, text));
        Settings settings = Settings::load(name);
        QVERIFY(settings.theme == widgets::ThemeChoice::Dark);
        const auto games = settings.games;
        settings.games.clear(); // no page has been opened
        settings.language = QStringLiteral("zh_TW");
        QVERIFY(!settings.save(name));
        settings.scale = 150;
        QVERIFY(!settings.save(name));
        const Settings again = Settings::load(name);
        QCOMPARE(again.language, settings.language);
        QCOMPARE(again.scale, 150);
        QVERIFY(again.theme == widgets::ThemeChoice::Dark);
        QVERIFY(again.games == games);
        QCOMPARE(std::get<QByteArray>(teaching::readFile(name + QStringLiteral(".aside-1"))), text);
        QVERIFY(!QFileInfo::exists(name + QStringLiteral(".aside-2")));
    }

    // They are not even read.
    void hugeSettingsAreSetAside_data()
    {
        QTest::addColumn<qint64>("size");
        QTest::newRow("5 MB") << qint64{5'000'000};
        QTest::newRow("300 MB") << qint64{300'000'000};
    }
    void hugeSettingsAreSetAside()
    {
        QFETCH(const qint64, size);
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("laststone.ini"));
        QFile huge(name);
        QVERIFY(huge.open(QIODevice::WriteOnly));
        huge.write("[General]\nlanguage=zh_TW\npositions=");
        QVERIFY(huge.resize(size)); // with a hole, no data
        huge.close();
        QElapsedTimer timer;
        timer.start();
        const Settings settings = Settings::load(name);
        constexpr qint64 kSlow = 3000; // ms
        QVERIFY2(timer.elapsed() < kSlow, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(settings.language, QString());
        QVERIFY(settings.positions.isEmpty());
        QVERIFY(!settings.save(name));
        QVERIFY(QFileInfo(name).size() < 10'000);
        QCOMPARE(QFileInfo(name + QStringLiteral(".aside-1")).size(), size);
    }

    // Where it is no file, it stays what it is; nobody waits before the pipe, and the device is not read.
    void whatIsNoFileIsAtItsDefault_data() { addOdd(); }
    void whatIsNoFileIsAtItsDefault()
    {
        const QTemporaryDir folder;
        const QString name = oddIn(folder);
        const Settings none = Settings::load(folder.filePath(QStringLiteral("none.ini")));
        const Settings read = Settings::load(name);
        QVERIFY(read.page == none.page && read.theme == none.theme && read.language == none.language);
        QVERIFY(read.isNewcomer && read.animationFollowsSystem); // as before the first start
    }

    void unwritableSettingsAreTold_data() { addOdd(); }
    void unwritableSettingsAreTold()
    {
        const QTemporaryDir folder;
        const QString name = oddIn(folder);
        const auto before = tests::identity(name);
        MainWindow window(*m_translations, quietSettings(), name);
        show(window);
        QTRY_VERIFY(window.statusBar()->currentMessage().contains(name));
        // It is said once, and what has been done stays as long as the window does.
        window.page()->session().play({0, 2, 0});
        const auto game = window.page()->session().savedGame();
        widgets::LessonPage* nim = window.page();
        window.openPosition(games::findLesson(QStringLiteral("bash"))->first);
        constexpr int kLater = 1500; // ms, in which it has tried to keep it
        QTest::qWait(kLater);
        QVERIFY(!window.findChild<QMessageBox*>(QStringLiteral("failure")));
        QVERIFY(nim->session().savedGame() == game);
        QCOMPARE(nim->session().match().plies().size(), std::size_t{1});
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("could not be written")));
        QVERIFY(window.close());
        QVERIFY(tests::identity(name) == before);
    }

    // Which was possible when the window was opened: told once, not at each change.
    void settingsThatCannotBeKeptAnyMoreAreToldOnce()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("laststone.ini"));
        MainWindow window(*m_translations, quietSettings(), name);
        show(window);
        QVERIFY(QDir().mkpath(name)); // in the way of the file
        const auto told = [&] { return window.findChild<QMessageBox*>(QStringLiteral("failure")); };
        emit window.settingsChanged();
        QTRY_VERIFY(told());
        QVERIFY(told()->text().contains(name));
        told()->accept();
        QTRY_VERIFY(!told());
        emit window.settingsChanged();
        constexpr int kLater = 1500; // ms, in which it has tried again
        QTest::qWait(kLater);
        QVERIFY(!told());
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("could not be written")));
        QVERIFY(window.close());
    }

private:
    static void addOdd()
    {
        QTest::addColumn<QByteArray>("kind");
        QTest::newRow("no folder") << QByteArray();
        for (const char* kind : tests::kOddFiles)
            QTest::newRow(kind) << QByteArray(kind);
    }
    // The file of settings that is none.
    static QString oddIn(const QTemporaryDir& folder)
    {
        QFETCH(const QByteArray, kind);
        const QString name = folder.filePath(QStringLiteral("place/laststone.ini"));
        const QString place = QFileInfo(name).path();
        const bool isMade = kind.isEmpty() ? !teaching::writeFile(place, "no folder")
                                           : QDir().mkpath(place) && tests::makeOdd(kind, name);
        if (!isMade)
            qFatal("no place for a file");
        return name;
    }
    static QAction* actionOf(const widgets::LessonPage& page, const char* text)
    {
        for (QAction* action : page.findChildren<QAction*>()) {
            if (QString(action->text()).remove(QLatin1Char('&')) == QLatin1String(text))
                return action;
        }
        return nullptr;
    }
    QString file() { return m_folder.filePath(QStringLiteral("settings%1.ini").arg(++m_files)); }

    QTemporaryDir m_folder;
    int m_files = 0;
    std::unique_ptr<Translations> m_translations;
};

LASTSTONE_TEST(SettingsTest, Windows)

} // namespace laststone::settings_test
#include "settings_test.moc"
