// SPDX-License-Identifier: GPL-3.0-or-later
// Languages, themes, and every word on the window.
#include "app/languages.h"
#include "app/main_window.h"
#include "widgets/page/lesson_page.h"

#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/notation.h"
#include "teaching/opponent.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/page/verdict_banner.h"
#include "widgets/steps/step_panel.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QTimer>

namespace laststone::main_window_test {

using app::MainWindow;
using app::Settings;
using app::Translations;

namespace {

// Everything that a person can read on the window, whichever tab is in front.
QStringList wordsOf(const QWidget& window)
{
    QStringList words;
    for (const auto* label : window.findChildren<QLabel*>())
        words << label->text();
    for (const auto* button : window.findChildren<QAbstractButton*>())
        words << button->text() << button->toolTip();
    for (const auto* menu : window.findChildren<QMenu*>())
        words << menu->title();
    for (const auto* action : window.findChildren<QAction*>())
        words << action->text();
    for (const auto* box : window.findChildren<QComboBox*>()) {
        for (int i = 0; i < box->count(); ++i)
            words << box->itemText(i);
    }
    for (const auto* tabs : window.findChildren<QTabBar*>()) {
        for (int i = 0; i < tabs->count(); ++i)
            words << tabs->tabText(i);
    }
    words.removeAll(QString());
    return words;
}

// A language in which everything is in brackets, so that words that were never handed to it stand out.
class Brackets final : public QTranslator {
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QStringLiteral("⟦%1⟧").arg(QString::fromUtf8(source));
    }
    bool isEmpty() const override { return false; }
};

// The facts of an explanation that do not depend on the language.
QString numbersIn(const QString& text)
{
    QStringList numbers;
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    auto matches = number.globalMatch(text);
    while (matches.hasNext())
        numbers << matches.next().captured();
    numbers.sort();
    return numbers.join(QLatin1Char(' '));
}

} // namespace

class MainWindowTest : public QObject {
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

    // At the first start, and as it was left on a larger screen.
    void theWindowIsNoLargerThanItsScreen()
    {
        app::Settings settings = quietSettings();
        {
            MainWindow first(*m_translations, settings, file());
            const QSize room = first.screen()->availableSize();
            QVERIFY(first.width() <= room.width() && first.height() <= room.height());
            first.resize(room * 2);
            first.move(room.width(), room.height());
            settings.geometry = first.saveGeometry();
        }
        MainWindow window(*m_translations, settings, file());
        show(window);
        const QSize least = window.minimumSizeHint();
        const QRect room = window.screen()->availableGeometry();
        QVERIFY(window.width() <= std::max(room.width(), least.width()));
        QVERIFY(window.height() <= std::max(room.height(), least.height()));
        QVERIFY(room.contains(window.pos()));
    }

    // With its frame, which is not there yet when it is placed.
    void theWindowStaysWhereItWasAtEveryStart()
    {
        app::Settings settings = quietSettings();
        std::optional<QPoint> place;
        for (int start = 0; start < 3; ++start) {
            MainWindow window(*m_translations, settings, file());
            show(window);
            if (!place) {
                window.resize(window.minimumSizeHint());
                window.move(30, 60);
            }
            QApplication::processEvents();
            QVERIFY(window.frameGeometry() != window.geometry());
            QCOMPARE(window.pos(), place.value_or(QPoint(30, 60)));
            place = window.pos();
            settings.geometry = window.settings().geometry;
        }
    }

    void thePanelsFollowTheBoardOfEveryKind_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation : {"bash 3: 12", "wythoff: 20 13", "nim: 3 5 7", "staircase: 3 5 7",
                                     "sg {1,3,4}: 5 7", "sg 0.137: 12 7", "sg grundy: 10", "sg graph 1>0: 1"})
            QTest::newRow(notation) << QString::fromLatin1(notation);
    }
    void thePanelsFollowTheBoardOfEveryKind()
    {
        QFETCH(const QString, notation);
        MainWindow window(*m_translations, quietSettings(), file());
        const auto position = teaching::parsePosition(notation, games::families(), nullptr);
        window.openPosition(std::get<teaching::Position>(position));
        window.showBoardFirst();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY(window.page()->steps()->isVisible());
        QVERIFY(window.page()->chart()->isVisible());
    }

    void theListOfKeysFitsTheScreenAndHasThemAll_data() { addLanguagesAndScales(); }
    void theListOfKeysFitsTheScreenAndHasThemAll()
    {
        QFETCH(const QString, language);
        QFETCH(const int, scale);
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.selectLanguage(language);
        window.selectScale(scale);
        window.page()->askExercise();
        QStringList missing;
        QSize size;
        QTimer::singleShot(0, &window, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            const auto* text = dialog->findChild<QTextBrowser*>(QStringLiteral("keys"));
            for (const QAction* action : window.findChildren<QAction*>()) {
                const QString key = action->shortcut().toString(QKeySequence::NativeText);
                const bool isInMenu =
                    std::ranges::any_of(action->associatedObjects(), [](const QObject* each) {
                        return qobject_cast<const QMenu*>(each) != nullptr;
                    });
                if (isInMenu && !key.isEmpty() && !text->toPlainText().contains(key))
                    missing << key;
            }
            // What stands on the buttons of a question, in words and not by its code.
            for (const auto* button :
                 window.findChild<QWidget*>(QStringLiteral("exercisePanel"))->findChildren<QPushButton*>()) {
                const QString key = QKeySequence::mnemonic(button->text()).toString(QKeySequence::NativeText);
                if (!key.isEmpty() && button->isVisibleTo(&window) && !text->toPlainText().contains(key))
                    missing << key;
            }
            for (const auto& [keys, deed] : window.page()->board()->keys()) {
                const QString said = teaching::Voice::installed().say(deed);
                if (!text->toPlainText().contains(said))
                    missing << said;
            }
            size = dialog->size();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        QTest::keyClick(&window, Qt::Key_F1, Qt::ControlModifier);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
        const QSize room = window.screen()->availableSize();
        QVERIFY2(!size.isEmpty() && size.width() < room.width() && size.height() < room.height(),
                 qPrintable(QStringLiteral("%1×%2").arg(size.width()).arg(size.height())));
        window.selectScale(100);
    }

    void theIconFollowsTheFirstPicture()
    {
        QApplication::setWindowIcon({});
        MainWindow window(*m_translations, quietSettings(), file());
        QVERIFY(window.windowIcon().isNull());
        window.showBoardFirst();
        QTRY_VERIFY(!window.windowIcon().isNull());
        QVERIFY(!window.windowIcon().pixmap(32).isNull());
    }

    void languagesSwitchWhileAGameGoesOn()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.page()->session().play({3, 11, 0});
        const auto before = window.page()->session().match();
        window.page()->session().setStep(2);
        const QString english = window.windowTitle();
        for (const char* const code : {"zh_CN", "zh_TW", "en"}) {
            window.selectLanguage(QLatin1String(code));
            QApplication::processEvents();
            QVERIFY(window.page()->session().match() == before);
            QCOMPARE(window.page()->session().step(), 2);
            QCOMPARE(window.windowTitle() == english, QLatin1String(code) == QLatin1String("en"));
            QCOMPARE(window.locale(), app::findLanguage(QLatin1String(code))->locale);
            QCOMPARE(QApplication::font().families().front(),
                     app::findLanguage(QLatin1String(code))->families.front());
            // A style sheet keeps widgets from following by themselves.
            for (const auto* widget : window.findChildren<QWidget*>()) {
                if (widget->isVisible())
                    QVERIFY2(widget->font().families().front() == QApplication::font().families().front(),
                             widget->metaObject()->className());
            }
        }
        QVERIFY(window.findChild<QMenu*>(QStringLiteral("fileMenu"))->title() == QStringLiteral("&File"));
    }

    void qtsOwnWordsAreTranslatedToo()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        window.selectLanguage(QStringLiteral("zh_CN"));
        QApplication::processEvents();
        const QDialogButtonBox box(QDialogButtonBox::Cancel);
        QCOMPARE(box.button(QDialogButtonBox::Cancel)->text(), QStringLiteral("取消"));
    }

    void noWordEscapesTheTranslation()
    {
        Brackets brackets;
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        QCoreApplication::installTranslator(&brackets);
        QApplication::processEvents();
        static const QRegularExpression letters(QStringLiteral("\\p{L}{2,}"));
        for (const QString& word : wordsOf(window)) {
            const bool nativeName = word == QStringLiteral("English") || word == QStringLiteral("简体中文")
                || word == QStringLiteral("繁體中文");
            if (!nativeName && word.contains(letters))
                QVERIFY2(word.contains(QStringLiteral("⟦")), qPrintable(word));
        }
        QCoreApplication::removeTranslator(&brackets);
    }

    void noPlaceIsLeftUnfilledInAnyLanguage()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        static const QRegularExpression place(QStringLiteral("%[n0-9]"));
        for (const app::Language& language : app::languages()) {
            window.selectLanguage(QLatin1String(language.code));
            QApplication::processEvents();
            for (const QString& word : wordsOf(window))
                QVERIFY2(!word.contains(place), qPrintable(word));
        }
    }

    void everyLanguageTellsTheSameStepsAndNumbers()
    {
        const auto& lesson = *games::findLesson(QStringLiteral("nim"));
        std::vector<teaching::Voice> voices;
        for (const app::Language& language : app::languages())
            voices.push_back(m_translations->voice(language).value());
        QRandomGenerator random(12);
        for (int round = 0; round < 300; ++round) {
            teaching::Position position = lesson.first;
            position.play = round % 2 == 0 ? theory::Play::Normal : theory::Play::Misere;
            position.heaps.resize(1 + random.bounded(5));
            for (auto& heap : position.heaps)
                heap = random.generate64() % 9;
            for (const auto& step : lesson.explain(position).steps) {
                const QString english = teaching::plainText(step, voices[0]);
                for (std::size_t i = 1; i < voices.size(); ++i) {
                    QString chinese = teaching::plainText(step, voices[i]);
                    // "A power of two" has a figure in Chinese.
                    chinese.remove(QRegularExpression(QStringLiteral("（2 的[幂冪]）")));
                    QVERIFY2(chinese != english, qPrintable(english));
                    QVERIFY2(withoutOnes(numbersIn(chinese)) == withoutOnes(numbersIn(english)),
                             qPrintable(english + QLatin1Char('\n') + chinese));
                    // Words are Chinese but for names and the letters P, N and XOR.
                    static const QRegularExpression foreign(QStringLiteral("[A-Za-z]{2,}"));
                    auto matches = foreign.globalMatch(chinese);
                    while (matches.hasNext()) {
                        const QString word = matches.next().captured();
                        QVERIFY2(word == QLatin1String("Bouton") || word == QLatin1String("XOR"),
                                 qPrintable(word));
                    }
                }
            }
        }
    }

    void chineseGlyphsFollowTheLanguage()
    {
        // 直骨刃今角 look different in the three scripts; Qt 6.4 keeps the first one unless the family leads.
        const auto picture = [this](const char* code) {
            MainWindow window(*m_translations, quietSettings(), file());
            window.selectLanguage(QLatin1String(code));
            QLabel label(QStringLiteral("直骨刃今角"));
            label.setFixedSize(200, 40);
            return label.grab().toImage();
        };
        const QImage simplified = picture("zh_CN");
        const QImage traditional = picture("zh_TW");
        QVERIFY(simplified != traditional);
        QCOMPARE(picture("zh_CN"), simplified);
    }

    void aMissingTranslationLeavesTheLanguageAndSaysSo()
    {
        QTemporaryDir empty;
        Translations none(empty.path());
        MainWindow window(none, quietSettings(), file());
        show(window);
        window.page()->session().play({3, 11, 0});
        window.selectLanguage(QStringLiteral("zh_TW"));
        QVERIFY(window.statusBar()->currentMessage().contains(QStringLiteral("laststone_zh_TW.qm")));
        QCOMPARE(QString::fromLatin1(none.current().code), QStringLiteral("en"));
        QCOMPARE(window.page()->session().match().plies().size(), std::size_t{1});
    }

    void aSecondLanguageFitsTheFirst()
    {
        const auto beside = [](const char* own, const char* last, const char* system) {
            return QLatin1String(app::languageBeside(*app::findLanguage(QLatin1String(own)),
                                                     QLatin1String(last), QLocale(QLatin1String(system)))
                                     .code);
        };
        QCOMPARE(beside("zh_TW", "zh_CN", "zh_TW"), QLatin1String("en"));
        QCOMPARE(beside("zh_CN", "", "zh_CN"), QLatin1String("en"));
        QCOMPARE(beside("en", "zh_CN", "zh_TW"), QLatin1String("zh_CN"));
        QCOMPARE(beside("en", "en", "zh_TW"), QLatin1String("zh_TW"));
        QCOMPARE(beside("en", "", "de_DE"), QLatin1String("zh_CN"));
    }

    void theSystemsLanguageIsUnderstood()
    {
        const auto code = [](const char* name) {
            return QLatin1String(app::languageFor(QLocale(QLatin1String(name))).code);
        };
        QCOMPARE(code("en_GB"), QLatin1String("en"));
        QCOMPARE(code("de_DE"), QLatin1String("en"));
        QCOMPARE(code("zh_CN"), QLatin1String("zh_CN"));
        QCOMPARE(code("zh_SG"), QLatin1String("zh_CN"));
        QCOMPARE(code("zh_TW"), QLatin1String("zh_TW"));
        QCOMPARE(code("zh_HK"), QLatin1String("zh_TW"));
    }

    // There, one number stood for all lessons; and a lesson may be unknown or its number without sense.
    void undoEndsWithTheFirstPositionThatIsSeen_data()
    {
        QTest::addColumn<QString>("last");
        // The tab that was open last has its page already.
        for (const char* last : {"nim", "sg"})
            QTest::newRow(last) << QString::fromLatin1(last);
    }
    void undoEndsWithTheFirstPositionThatIsSeen()
    {
        QFETCH(const QString, last);
        Settings settings = quietSettings();
        settings.lesson = last;
        MainWindow window(*m_translations, settings, file());
        const auto position = [](const char* notation) {
            return std::get<teaching::Position>(
                teaching::parsePosition(QString::fromLatin1(notation), games::families(), nullptr));
        };
        const auto first = position("sg 0.137: 12 7");
        window.openPosition(first);
        show(window);
        auto* undo = actionOf(*window.page(), "Undo");
        QVERIFY(window.page()->session().match().position() == first);
        QVERIFY(!undo->isEnabled());
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(window.page()->session().match().position() == first);
        // What is put there now can be undone, as far as that.
        window.openPosition(position("sg grundy: 10"));
        QVERIFY(undo->isEnabled());
        QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(window.page()->session().match().position() == first);
        QVERIFY(!undo->isEnabled());
        // A page that comes up with a position begins with it, too.
        const auto other = position("bash 3: 17");
        window.openPosition(other);
        QVERIFY(window.page()->session().match().position() == other);
        QVERIFY(!actionOf(*window.page(), "Undo")->isEnabled());
    }

    void themesSwitchEverywhere()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.selectTheme(widgets::ThemeChoice::Dark);
        QApplication::processEvents();
        const QImage dark = window.grab().toImage();
        QVERIFY(countPixels(dark, widgets::Theme::darkTheme().card) > dark.width() * dark.height() / 5);
        QCOMPARE(countPixels(dark, widgets::Theme::light().window), 0);
        window.selectTheme(widgets::ThemeChoice::Light);
        QApplication::processEvents();
        const QImage light = window.grab().toImage();
        QVERIFY(countPixels(light, widgets::Theme::light().card) > light.width() * light.height() / 5);
    }

    void twoLanguagesStandSideBySide()
    {
        Settings settings = quietSettings();
        settings.secondLanguage = QStringLiteral("zh_CN");
        MainWindow window(*m_translations, settings, file());
        show(window);
        const QModelIndex second = window.page()->steps()->findChild<QListView*>()->model()->index(1, 0);
        QCOMPARE(second.data().toString(), QStringLiteral("Write every heap in binary"));
        const QStringList said = second.data(Qt::AccessibleTextRole).toString().split(QLatin1Char('\n'));
        QCOMPARE(said[0], QStringLiteral("2. Write every heap in binary"));
        QVERIFY(said.contains(QStringLiteral("把每一堆写成二进制")));
    }

    // The second language stays chosen while it is that of the window, and is not said twice.
    void theWindowsLanguageIsNotSaidTwice()
    {
        Settings settings = quietSettings();
        settings.secondLanguage = QStringLiteral("zh_CN");
        MainWindow window(*m_translations, settings, file());
        show(window);
        window.selectLanguage(QStringLiteral("zh_CN"));
        const QModelIndex second = window.page()->steps()->findChild<QListView*>()->model()->index(1, 0);
        const QString said = second.data(Qt::AccessibleTextRole).toString();
        QCOMPARE(said.count(QStringLiteral("把每一堆写成二进制")), 1);
        QVERIFY(!window.page()->session().secondVoice());
        window.selectLanguage(QStringLiteral("en"));
        QVERIFY(window.page()->session().secondVoice());
        QVERIFY(
            second.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("把每一堆写成二进制")));
    }

    void keysOfActionsWorkWhileAFieldHasTheFocus()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        auto& session = window.page()->session();
        auto* field = window.page()->findChild<QLineEdit*>(QStringLiteral("positionEdit"));
        const auto before = session.position();
        const auto type = [&](const QString& text) {
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, text);
        };
        type(QStringLiteral("3 4"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(session.position().heaps, (std::vector<theory::Count>{3, 4}));
        QVERIFY(field->hasFocus());
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session.position() == before);
        // What has been typed and not been read is taken back first.
        type(QStringLiteral("8 8"));
        QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(field->text() != QStringLiteral("8 8"));
        QVERIFY(session.position() == before);
        const auto isTaken = [&](Qt::Key key) {
            QKeyEvent event(QEvent::ShortcutOverride, key, Qt::ControlModifier);
            QApplication::sendEvent(field, &event);
            return event.isAccepted();
        };
        QVERIFY(!isTaken(Qt::Key_E)); // the export, not the end of the line
        QVERIFY(isTaken(Qt::Key_A));
        QVERIFY(isTaken(Qt::Key_C));
    }

    void everyControlHasAName()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            // A part that hands the focus on leaves the name to the whole, as a spin box's line edit does.
            if (!widget->isVisible() || (widget->focusPolicy() & Qt::TabFocus) == 0
                || widget->inherits("QTabBar") || widget->focusProxy())
                continue;
            const auto* area = qobject_cast<QAbstractScrollArea*>(widget->parentWidget());
            if (area && area->viewport() == widget)
                continue; // the area has the name
            QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(accessible);
            const bool named = !accessible->text(QAccessible::Name).isEmpty();
            QVERIFY2(
                named,
                qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                                       widget->parentWidget()->metaObject()->className())));
        }
    }

    void theWindowFitsSmallScreens()
    {
        for (const app::Language& language : app::languages()) {
            MainWindow window(*m_translations, quietSettings(), file());
            window.selectLanguage(QLatin1String(language.code));
            show(window);
            for (const widgets::Lesson* lesson : games::lessons()) {
                window.openPosition(lesson->first);
                window.resize(1024, 640);
                QApplication::processEvents();
                const QString name = lesson->id() + QLatin1String(language.code);
                QVERIFY2(window.size() == QSize(1024, 640), qPrintable(name));
            }
        }
    }

    void everyLessonKeepsItsGame()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        auto* tabs = window.findChild<QTabWidget*>(QStringLiteral("tabs"));
        std::vector<teaching::Match> played;
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            window.page()->session().play(teaching::bestMove(window.page()->session().match().position()));
            QCOMPARE(window.page()->session().match().plies().size(), std::size_t{1});
            played.push_back(window.page()->session().match());
        }
        window.selectLanguage(QStringLiteral("zh_TW"));
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            QVERIFY(window.page()->session().match() == played[static_cast<std::size_t>(i)]);
        }
    }

    void everyWordOfEveryLessonIsTranslated()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        auto* tabs = window.findChild<QTabWidget*>(QStringLiteral("tabs"));
        for (int i = 0; i < tabs->count(); ++i)
            tabs->setCurrentIndex(i);
        window.selectLanguage(QStringLiteral("zh_CN"));
        QApplication::processEvents();
        static const QRegularExpression words(QStringLiteral("[A-Za-z]{4,}"));
        for (const auto* label : window.findChildren<QLabel*>()) {
            const QString text = QString(label->text()).remove(QStringLiteral("Bouton"));
            QVERIFY2(!text.contains(words) || text.contains(QLatin1Char('<')), qPrintable(label->text()));
        }
    }

private:
    // Chinese spells some small numbers out in words, English others ("one heap"): noughts and ones are not
    // compared.
    static QString withoutOnes(QString numbers)
    {
        static const QRegularExpression small(QStringLiteral("\\b[01]\\b ?"));
        return numbers.remove(small).trimmed();
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

LASTSTONE_TEST(MainWindowTest, Windows)

} // namespace laststone::main_window_test
#include "main_window_test.moc"
