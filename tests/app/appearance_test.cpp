// SPDX-License-Identifier: GPL-3.0-or-later
// Size, theme, panels and motion: what a person sets about the look of the window, and finds again.
#include "app/appearance.h"

#include "app/dialogs.h"
#include "app/main_window.h"
#include "cut_words.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/board/board_widget.h"
#include "widgets/fields/boxes.h"
#include "widgets/look/house_style.h"
#include "widgets/look/icons.h"
#include "widgets/page/lesson_page.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProxyStyle>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QWheelEvent>

namespace laststone::appearance_test {

using app::MainWindow;
using app::Settings;
using app::Translations;
using widgets::Theme;
using widgets::ThemeChoice;

namespace {

// A system that wants things to move, or to stay.
class SystemStyle final : public QProxyStyle {
public:
    explicit SystemStyle(bool animates) : QProxyStyle(QStringLiteral("Fusion")), m_animates(animates) { }
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        if (hint == SH_Widget_Animate)
            return m_animates ? 1 : 0;
        if (hint == SH_Widget_Animation_Duration)
            return m_animates ? 200 : 0;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }

private:
    bool m_animates;
};

QScrollArea* scrollOf(const MainWindow& window)
{
    return const_cast<MainWindow&>(window).page()->findChild<QScrollArea*>(QStringLiteral("scroll"));
}

} // namespace

class AppearanceTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        app::installStyle();
        m_pointSize = app::applicationFont({}).pointSizeF();
    }
    void init()
    {
        failOnWarnings();
        m_translations = std::make_unique<Translations>();
        QVERIFY(!m_translations->select(app::languages()[0]));
        app::applyTheme(ThemeChoice::Light);
        app::applyScale(100);
        app::applyLanguageToWindows(app::languages()[0]);
    }
    void cleanup() { m_translations.reset(); }

    void keysChangeTheSize()
    {
        const QString name = file();
        {
            MainWindow window(*m_translations, quietSettings(), name);
            show(window);
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            const auto* random = window.page()->findChild<QToolButton*>(QStringLiteral("randomButton"));
            const int height = random->height();
            const int icon = random->iconSize().width();
            QTest::keyClick(&window, Qt::Key_Plus, Qt::ControlModifier);
            expectScale(window, 110);
            QTest::keyClick(&window, Qt::Key_Equal, Qt::ControlModifier);
            expectScale(window, 125);
            for (int i = 0; i < 5; ++i)
                QTest::keyClick(&window, Qt::Key_Plus, Qt::ControlModifier);
            expectScale(window, 300);
            // Everything has become three times as large: words, the frames around them, icons.
            settle();
            QVERIFY2(random->height() > 2.5 * height && random->height() <= 3 * height,
                     qPrintable(QStringLiteral("%1, %2").arg(random->height()).arg(height)));
            QVERIFY(std::abs(random->iconSize().width() - 3 * icon) <= 3);
            QTest::keyClick(&window, Qt::Key_Plus, Qt::ControlModifier);
            expectScale(window, 300); // there is no larger one
            QTest::keyClick(&window, Qt::Key_0, Qt::ControlModifier);
            expectScale(window, 100);
            QTRY_COMPARE(random->height(), height);
            for (int i = 0; i < 3; ++i)
                QTest::keyClick(&window, Qt::Key_Minus, Qt::ControlModifier);
            expectScale(window, 75);
            QVERIFY(window.close());
        }
        QCOMPARE(Settings::load(name).scale, 75);
    }

    // Each name has its own face, but the size of the menu that it stands in.
    void theNamesOfTheLanguagesTakeTheSizeOfTheMenu()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        const auto* menu = window.findChild<QMenu*>(QStringLiteral("languageMenu"));
        QVERIFY(menu && menu->actions().size() >= 3);
        constexpr double kLarge = 40;
        QFont large = menu->font();
        large.setPointSizeF(kLarge);
        for (const QAction* language : menu->actions()) {
            const QFont font = language->font().resolve(large);
            QCOMPARE(font.pointSizeF(), kLarge);
            QCOMPARE(font.families(), language->font().families());
        }
    }

    void aLanguageKeepsTheSize()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.selectScale(150);
        window.selectLanguage(QStringLiteral("zh_CN"));
        expectScale(window, 150);
        window.selectLanguage(QStringLiteral("en"));
        expectScale(window, 150);
    }

    void oddSizesAreUnderstood()
    {
        QCOMPARE(app::nearestScale(0), 75);
        QCOMPARE(app::nearestScale(112), 110);
        QCOMPARE(app::nearestScale(5000), 300);
        QCOMPARE(app::nextScale(75, -1), 75);
        QCOMPARE(app::nextScale(100, 1), 110);
        QCOMPARE(app::nextScale(300, 1), 300);
    }

    void nothingIsCutInTheSmallestWindow_data() { everyLessonInEveryLanguage(); }

    void nothingIsCutInTheSmallestWindow()
    {
        QFETCH(QString, language);
        QFETCH(QString, lesson);
        MainWindow window(*m_translations, quietSettings(), file());
        window.selectLanguage(language);
        open(window, lesson, QSize(1024, 640));
        auto* tabs = window.page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            settle();
            const QStringList cut = cutWords(window);
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
        }
        // Board and panels stand beside each other, without having to scroll.
        QVERIFY(splitter(window)->orientation() == Qt::Horizontal);
        QCOMPARE(scrollOf(window)->verticalScrollBar()->maximum(), 0);
        QCOMPARE(scrollOf(window)->horizontalScrollBar()->maximum(), 0);
        // The bars of the page itself take no room, so every control is inside the window.
        for (const auto* button : window.page()->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && !tabs->isAncestorOf(button))
                QVERIFY2(button->visibleRegion().boundingRect() == button->rect(),
                         qPrintable(button->objectName()));
        }
    }

    void everythingCanBeReachedAtTheLargestSize_data() { everyLessonInEveryLanguage(); }
    void everythingCanBeReachedAtTheLargestSize() { expectEverythingWithinReach(300, QSize(1920, 1080)); }
    void everythingCanBeReachedInASmallWindowAtDoubleSize_data() { everyLessonInEveryLanguage(); }
    void everythingCanBeReachedInASmallWindowAtDoubleSize()
    {
        expectEverythingWithinReach(200, QSize(1024, 640));
    }

    void nothingScrollsSideways_data() { everyLessonInEveryLanguage(); }
    void nothingScrollsSideways()
    {
        QFETCH(QString, language);
        QFETCH(QString, lesson);
        MainWindow window(*m_translations, quietSettings(), file());
        window.selectLanguage(language);
        open(window, lesson, QSize(1280, 800));
        for (const int scale : {100, 125, 150, 200}) {
            window.selectScale(scale);
            for (const QSize& size : {QSize(1024, 640), QSize(1280, 800), QSize(1366, 768)}) {
                window.resize(size);
                settle();
                QVERIFY2(scrollOf(window)->horizontalScrollBar()->maximum() == 0,
                         qPrintable(QStringLiteral("%1 %, %2").arg(scale).arg(size.width())));
            }
        }
    }

    void theWheelScrollsThePage()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        open(window, QStringLiteral("nim"), QSize(1024, 640));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        // Whatever comes under the pointer on the way keeps its value.
        auto* opponent = window.page()->findChild<QComboBox*>(QStringLiteral("opponentBox"));
        auto* take = window.page()->findChild<widgets::CountBox*>(QStringLiteral("takeBox"));
        auto* tabs = window.page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
        QVERIFY(opponent && take && tabs);
        opponent->setCurrentIndex(1);
        for (QWidget* field : std::initializer_list<QWidget*>{opponent, take, tabs->tabBar()}) {
            const int tab = tabs->currentIndex();
            QVERIFY2(!turnWheel(field, field->rect().center(), -120), qPrintable(field->objectName()));
            QVERIFY(field->focusPolicy() != Qt::WheelFocus);
            QCOMPARE(opponent->currentIndex(), 1);
            QCOMPARE(take->value(), 1);
            QCOMPARE(tabs->currentIndex(), tab);
        }
        // Who has chosen a field turns it.
        opponent->setFocus();
        QVERIFY(turnWheel(opponent, opponent->rect().center(), -120));
        QCOMPARE(opponent->currentIndex(), 2);
    }

    void whatGetsTheFocusComesIntoView()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        window.selectScale(300);
        open(window, QStringLiteral("nim"), QSize(1920, 1080));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QScrollArea* scroll = scrollOf(window);
        scroll->verticalScrollBar()->setValue(scroll->verticalScrollBar()->maximum());
        auto* field = window.page()->findChild<QWidget*>(QStringLiteral("positionEdit"));
        field->setFocus(Qt::ShortcutFocusReason);
        QVERIFY(field->hasFocus());
        QTRY_VERIFY(field->visibleRegion().boundingRect() == field->rect());
    }

    void keysHideThePanels()
    {
        const QString name = file();
        int besides = 0;
        {
            MainWindow window(*m_translations, quietSettings(), name);
            window.resize(1280, 800); // whatever the screen
            show(window);
            window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&window));
            besides = part(window, "boardCard")->width();
            QTest::keyClick(&window, Qt::Key_F7);
            QVERIFY(!part(window, "sideCard")->isVisible());
            QVERIFY(part(window, "chartCard")->isVisible());
            QTest::keyClick(&window, Qt::Key_F8);
            QVERIFY(!part(window, "chartCard")->isVisible());
            QApplication::processEvents();
            QVERIFY(part(window, "boardCard")->width() > besides + 300); // the board has the room now
            QTest::keyClick(&window, Qt::Key_F9);
            QVERIFY(!part(window, "moves")->isVisible());
            QTest::keyClick(&window, Qt::Key_F7);
            QVERIFY(part(window, "sideCard")->isVisible());
            QVERIFY(window.close());
        }
        MainWindow again(*m_translations, Settings::load(name), name);
        show(again);
        QVERIFY(part(again, "sideCard")->isVisible());
        QVERIFY(!part(again, "chartCard")->isVisible());
        QVERIFY(!part(again, "moves")->isVisible());
        QTest::keyClick(&again, Qt::Key_F8);
        QTest::keyClick(&again, Qt::Key_F9);
        QVERIFY(part(again, "chartCard")->isVisible() && part(again, "moves")->isVisible());
    }

    void panelsAreResizedAndRemembered()
    {
        const QString name = file();
        int wide = 0;
        int high = 0;
        {
            MainWindow window(*m_translations, quietSettings(), name);
            window.resize(1400, 900);
            show(window);
            splitter(window)->setSizes({600, 760});
            auto* side = window.page()->findChild<QSplitter*>(QStringLiteral("sideSplitter"));
            side->setSizes({300, 500});
            QApplication::processEvents();
            wide = part(window, "sideCard")->width();
            high = part(window, "chartCard")->height();
            // While the window is too narrow for it, what was set is kept.
            window.resize(700, 900);
            QTRY_VERIFY(splitter(window)->orientation() == Qt::Vertical);
            window.resize(1400, 900);
            QTRY_VERIFY(splitter(window)->orientation() == Qt::Horizontal);
            QTRY_COMPARE(part(window, "sideCard")->width(), wide);
            QVERIFY(window.close());
        }
        MainWindow again(*m_translations, Settings::load(name), name);
        show(again);
        const QSize room = again.screen()->availableSize();
        if (room.width() < 1400 || room.height() < 900)
            QSKIP("a window that comes back is fitted into the screen");
        QCOMPARE(again.size(), QSize(1400, 900));
        QCOMPARE(part(again, "sideCard")->width(), wide);
        QCOMPARE(part(again, "chartCard")->height(), high);
    }

    void theViewMenuHasEveryTheme()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        const struct {
            const char* words;
            const Theme* theme;
        } themes[] = {{"High contrast, light", &Theme::highContrastLight()},
                      {"High contrast, dark", &Theme::highContrastDark()},
                      {"Dark", &Theme::darkTheme()},
                      {"Light", &Theme::light()}};
        for (const auto& [words, theme] : themes) {
            QAction* action =
                inMenu(*window.findChild<QMenu*>(QStringLiteral("viewMenu")), QLatin1String(words));
            QVERIFY2(action, words);
            action->trigger();
            QVERIFY(action->isChecked());
            QApplication::processEvents();
            QCOMPARE(&Theme::of(window.palette()), theme);
            const QImage image = window.grab().toImage();
            QVERIFY(countPixels(image, theme->card) > image.width() * image.height() / 5);
            QVERIFY(window.settings().theme != ThemeChoice::System);
        }
    }

    void theSystemsThemeIsFollowedWhileTheProgramRuns()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.selectTheme(ThemeChoice::System);
        const Theme& now = Theme::of(window.palette());
        // What the system does to the palette is answered with the theme that fits.
        QApplication::setPalette(QPalette(QColor(0x30, 0x80, 0x30)));
        QEvent event(QEvent::ThemeChange);
        QCoreApplication::sendEvent(&window, &event);
        QCOMPARE(QApplication::palette().color(QPalette::Window), now.window);
        QCOMPARE(&Theme::of(window.palette()), &now);

        QPalette stark;
        for (const auto role : {QPalette::Window, QPalette::Base, QPalette::Button})
            stark.setColor(role, Qt::black);
        stark.setColor(QPalette::WindowText, Qt::white);
        const QPalette dark(QColor(0x30, 0x30, 0x30));
        QCOMPARE(&app::themeFor(ThemeChoice::System, dark), &Theme::darkTheme());
        QCOMPARE(&app::themeFor(ThemeChoice::System, QPalette(QColor(0xE0, 0xE0, 0xE0))), &Theme::light());
        QCOMPARE(&app::themeFor(ThemeChoice::System, stark), &Theme::highContrastDark());
        // Whoever has chosen a theme keeps it.
        QCOMPARE(&app::themeFor(ThemeChoice::Light, dark), &Theme::light());
    }

    void reducedMotionOfTheSystemIsTheDefault()
    {
        const QString name = file();
        QApplication::setStyle(new SystemStyle(false));
        Settings settings = Settings::load(name);
        settings.followSystem();
        QVERIFY(!settings.page.animation);
        QVERIFY(!settings.save(name)); // not asked for, so not kept
        QApplication::setStyle(new SystemStyle(true));
        Settings other = Settings::load(name);
        other.followSystem();
        QVERIFY(other.page.animation);
        // Asked for, it is as it was asked for.
        other.page.animation = false;
        other.animationFollowsSystem = false;
        QVERIFY(!other.save(name));
        Settings again = Settings::load(name);
        again.followSystem();
        QVERIFY(!again.page.animation);
        app::installStyle();
    }

    void theAboutBoxTellsTheLicence()
    {
        app::AboutBox box;
        show(box);
        const QString words = box.findChild<QLabel*>(QStringLiteral("words"))->text();
        QVERIFY(words.contains(QStringLiteral(LASTSTONE_VERSION)));
        QVERIFY(words.contains(QLatin1String(qVersion())));
        QVERIFY(countPixels(box.findChild<QLabel*>(QStringLiteral("icon"))->grab().toImage(),
                            QColor(0x00, 0x9E, 0x73))
                > 50); // the last stone is green
        QTest::mouseClick(box.findChild<QPushButton*>(QStringLiteral("licence")), Qt::LeftButton);
        const auto* licence = box.findChild<QPlainTextEdit*>(QStringLiteral("licenceText"));
        QVERIFY(licence && licence->isVisible());
        QVERIFY(licence->toPlainText().contains(QStringLiteral("GNU GENERAL PUBLIC LICENSE")));
        QVERIFY(licence->toPlainText().contains(QStringLiteral("END OF TERMS AND CONDITIONS")));
    }

    void theAboutBoxFitsTheScreen()
    {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSizeF(before.pointSizeF() * 3);
        QApplication::setFont(large);
        app::AboutBox box;
        show(box);
        const QSize room = box.screen()->availableSize();
        QVERIFY(box.width() < room.width() && box.height() < room.height());
        const auto* about = box.findChild<QScrollArea*>(QStringLiteral("scroll"));
        QCOMPARE(about->horizontalScrollBar()->maximum(), 0);
        QVERIFY(about->verticalScrollBar()->maximum() > 0);
        QApplication::setFont(before);
        app::AboutBox usual;
        show(usual);
        QCOMPARE(usual.findChild<QScrollArea*>(QStringLiteral("scroll"))->verticalScrollBar()->maximum(), 0);
    }

    void everyIconIsSharpAndHasTheThemesColours()
    {
        const QStringList files = QDir(QStringLiteral(":/icons/actions")).entryList();
        QVERIFY(files.size() >= 20);
        const Theme& theme = Theme::highContrastDark();
        for (const QString& file : files) {
            const QIcon icon = widgets::themedIcon(QString(file).remove(QStringLiteral(".svg")), theme);
            const QPixmap pixmap = icon.pixmap(QSize(24, 24), 2.0);
            QCOMPARE(pixmap.size(), QSize(48, 48));
            QVERIFY2(countPixels(pixmap.toImage(), theme.text) > 40, qPrintable(file));
        }
    }

    void everyButtonWithoutWordsHasAnIcon()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        open(window, QStringLiteral("nim"), QSize(1024, 640));
        int seen = 0;
        for (const auto* button : window.findChildren<QToolButton*>()) {
            if (button->isVisible() && button->toolButtonStyle() == Qt::ToolButtonIconOnly
                && !button->parentWidget()->inherits("QTabBar") && !button->inherits("QMenuBarExtension")
                && button->objectName() != QLatin1String("qt_menubar_ext_button")) {
                QVERIFY2(!button->icon().isNull() || !button->text().isEmpty(),
                         qPrintable(button->objectName()));
                ++seen;
            }
        }
        QVERIFY(seen > 5);
        for (const char* const menu : {"fileMenu", "gameMenu"}) {
            for (const QAction* action : window.findChild<QMenu*>(QLatin1String(menu))->actions())
                QVERIFY2(action->isSeparator() || action->isCheckable() || !action->icon().isNull(),
                         qPrintable(action->text()));
        }
    }

private:
    QString file() { return m_folder.filePath(QStringLiteral("settings%1.ini").arg(++m_files)); }

    static void everyLessonInEveryLanguage()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("lesson");
        for (const app::Language& language : app::languages()) {
            for (const widgets::Lesson* lesson : games::lessons())
                QTest::addRow("%s, %s", language.code, qPrintable(lesson->id()))
                    << QString::fromLatin1(language.code) << lesson->id();
        }
    }
    static void open(MainWindow& window, const QString& lesson, const QSize& size)
    {
        window.openPosition(games::findLesson(lesson)->first);
        window.resize(size);
        window.showBoardFirst(); // as the program starts
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        // The panels follow the first picture.
        QTRY_VERIFY(part(window, "sideTabs")->isVisible() || !window.page()->session().options().sidePanel);
        window.resize(size);
        settle();
    }
    void expectEverythingWithinReach(int scale, const QSize& size)
    {
        QFETCH(QString, language);
        QFETCH(QString, lesson);
        MainWindow window(*m_translations, quietSettings(), file());
        window.selectLanguage(language);
        window.selectScale(scale);
        open(window, lesson, size);
        QVERIFY2(window.size() == size,
                 qPrintable(QStringLiteral("%1×%2").arg(window.width()).arg(window.height())));
        const QStringList cut = cutWords(window);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
        QScrollArea* scroll = scrollOf(window);
        QCOMPARE(scroll->horizontalScrollBar()->maximum(), 0);
        QVERIFY(scroll->verticalScrollBar()->maximum() > 0);
        for (auto* button : window.page()->findChildren<QAbstractButton*>()) {
            if (!button->isVisible() || !scroll->widget()->isAncestorOf(button)
                || button->parentWidget()->inherits("QTabBar"))
                continue;
            scroll->ensureWidgetVisible(button);
            QVERIFY2(button->visibleRegion().boundingRect() == button->rect(),
                     qPrintable(button->objectName()));
        }
    }
    // A layout that changes what a widget looks like asks for another.
    static void settle()
    {
        for (int i = 0; i < 3; ++i)
            QApplication::processEvents();
    }
    void expectScale(MainWindow& window, int percent)
    {
        QApplication::processEvents();
        QCOMPARE(QApplication::font().pointSizeF(), m_pointSize * percent / 100);
        QCOMPARE(window.page()->board()->font().pointSizeF(), m_pointSize * percent / 100);
        const auto labels = window.statusBar()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(QString::number(percent));
        }));
        QCOMPARE(window.settings().scale, percent);
    }
    static QWidget* part(MainWindow& window, const char* name)
    {
        return window.page()->findChild<QWidget*>(QLatin1String(name));
    }
    static QSplitter* splitter(MainWindow& window)
    {
        return window.page()->findChild<QSplitter*>(QStringLiteral("splitter"));
    }
    static QAction* inMenu(const QMenu& menu, const QString& words)
    {
        for (QAction* action : menu.actions()) {
            if (action->text() == words)
                return action;
            if (action->menu()) {
                if (QAction* found = inMenu(*action->menu(), words))
                    return found;
            }
        }
        return nullptr;
    }

    QTemporaryDir m_folder;
    int m_files = 0;
    double m_pointSize = 0;
    std::unique_ptr<Translations> m_translations;
};

LASTSTONE_TEST(AppearanceTest, Windows)

} // namespace laststone::appearance_test
#include "appearance_test.moc"
