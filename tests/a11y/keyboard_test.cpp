// SPDX-License-Identifier: GPL-3.0-or-later
// Everything by keyboard, in every lesson and language: menus, shortcuts, the way of Tab, focus that is seen.
#include "a11y/walk.h"
#include "app/main_window.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/notation.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/page/lesson_page.h"
#include "widgets/steps/step_panel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <QMenuBar>
#include <QShortcutEvent>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>

namespace laststone::keyboard_test {

using app::MainWindow;
using app::Translations;

namespace {

// Takes every shortcut before it does anything, and keeps what it meant.
class ShortcutCatcher final : public QObject {
public:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Shortcut)
            return false;
        ++caught;
        ambiguous = ambiguous || static_cast<QShortcutEvent*>(event)->isAmbiguous();
        action = qobject_cast<QAction*>(watched);
        return true;
    }
    int caught = 0;
    bool ambiguous = false;
    QAction* action = nullptr;
};

void press(QWidget& window, const QKeySequence& keys)
{
    for (int i = 0; i < keys.count(); ++i)
        QTest::keyClick(&window, keys[static_cast<uint>(i)].key(),
                        keys[static_cast<uint>(i)].keyboardModifiers());
}

// The letters of the entries that can be chosen by one, as they are while the menu is open.
QStringList lettersOf(const QMenu& menu)
{
    QStringList letters;
    for (const QAction* action : menu.actions()) {
        if (!action->isSeparator() && action->isVisible())
            letters << QKeySequence::mnemonic(action->text()).toString();
    }
    return letters;
}

teaching::Position positionOf(const char* notation)
{
    return std::get<teaching::Position>(
        teaching::parsePosition(QString::fromLatin1(notation), games::families(), nullptr));
}

QString nameOf(const QWidget* widget)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()),
                                       widget->objectName());
}

} // namespace

class KeyboardTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_walk = std::make_unique<a11y::Walk>();
    }
    void cleanup() { m_walk.reset(); }

    void everyEntryOfEveryMenuHasALetterOfItsOwn()
    {
        m_walk->everyPage([](MainWindow& window, const QString& where) {
            QStringList titles;
            for (const QAction* title : window.menuBar()->actions())
                titles << QKeySequence::mnemonic(title->text()).toString();
            QVERIFY2(!titles.contains(QString()) && titles.removeDuplicates() == 0, qPrintable(where));
            int entries = 0;
            for (QMenu* menu : window.findChildren<QMenu*>()) {
                // Where there is one screen, there is no menu of screens.
                if (menu->actions().isEmpty() || !menu->menuAction()->isVisible())
                    continue;
                QStringList plain;
                for (const QAction* action : menu->actions())
                    plain << action->text();
                menu->popup(window.mapToGlobal(QPoint(10, 10)));
                QStringList letters = lettersOf(*menu);
                entries += static_cast<int>(letters.size());
                const QString said = where + QLatin1Char(' ') + letters.join(QLatin1Char(' '));
                QVERIFY2(!letters.contains(QString()),
                         qPrintable(said + menu->title() + menu->actions().constFirst()->text()));
                QVERIFY2(letters.removeDuplicates() == 0, qPrintable(said));
                QTest::keyClick(menu, Qt::Key_Escape);
                QVERIFY2(!menu->isVisible(), qPrintable(where));
                // Buttons and tables of keys share the texts.
                for (qsizetype i = 0; i < plain.size(); ++i)
                    QCOMPARE(menu->actions().at(i)->text(), plain.at(i));
            }
            QVERIFY(entries > 40);
        });
    }

    void aLetterChoosesItsEntry()
    {
        auto window = m_walk->window(QStringLiteral("zh_CN"));
        auto* menu = window->findChild<QMenu*>(QStringLiteral("gameMenu"));
        menu->popup(window->mapToGlobal(QPoint(10, 10)));
        const auto actions = menu->actions();
        const auto newGame = std::ranges::find_if(actions, [](const QAction* action) {
            return action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_N);
        });
        QVERIFY(newGame != actions.end());
        QCOMPARE((*newGame)->text().right(4), QStringLiteral("(&N)"));
        QVERIFY(!(*newGame)->iconText().contains(QLatin1Char('N'))); // which its button shows
        QSignalSpy chosen(*newGame, &QAction::triggered);
        QTest::keyClick(menu, Qt::Key_N);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!menu->isVisible());
    }

    void everyShortcutMeansOneThing()
    {
        m_walk->everyPage([](MainWindow& window, const QString& where) {
            QSet<QAction*> seen;
            int tried = 0;
            for (QAction* action : window.findChildren<QAction*>()) {
                for (const QKeySequence& keys : action->shortcuts()) {
                    if (!action->isEnabled() || keys.isEmpty())
                        continue;
                    ShortcutCatcher catcher;
                    QCoreApplication::instance()->installEventFilter(&catcher);
                    press(window, keys);
                    QCoreApplication::instance()->removeEventFilter(&catcher);
                    const QString said = where + QLatin1Char(' ') + keys.toString();
                    QVERIFY2(!catcher.ambiguous, qPrintable(said));
                    if (catcher.caught == 0) // belongs to another page
                        continue;
                    QVERIFY2(catcher.action && catcher.action->shortcuts().contains(keys), qPrintable(said));
                    seen << catcher.action;
                    ++tried;
                }
            }
            // One key, one action: those of hidden pages must not answer for the one in front.
            QHash<QKeySequence, QAction*> owners;
            for (QAction* action : std::as_const(seen)) {
                for (const QKeySequence& keys : action->shortcuts()) {
                    QVERIFY2(!owners.contains(keys), qPrintable(where + keys.toString()));
                    owners.insert(keys, action);
                }
            }
            QVERIFY2(tried >= 15, qPrintable(where));
        });
    }

    void tabGoesThroughEverythingInOrder()
    {
        m_walk->everyPage([](MainWindow& window, const QString& where) {
            auto* side = window.page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
            QStringList wrong;
            for (int tab = 0; tab < side->count(); ++tab) {
                side->setCurrentIndex(tab);
                QApplication::processEvents();
                const QString here = QStringLiteral("%1, tab %2").arg(where).arg(tab);
                const QWidgetList stops = a11y::stopsOfTab(window);
                QVERIFY2(!stops.isEmpty(), qPrintable(here));
                for (const QWidget* expected : a11y::focusable(window))
                    QVERIFY2(stops.contains(expected), qPrintable(here + nameOf(expected)));
                QCOMPARE(stops.constFirst(), window.findChild<QTabWidget*>(QStringLiteral("tabs"))->tabBar());
                for (const char* card : {"boardCard", "sideCard", "chartCard"}) {
                    const auto* frame = window.page()->findChild<QWidget*>(QLatin1String(card));
                    if (!frame->isVisible())
                        continue; // the chart makes way for the exercises
                    QWidgetList inside;
                    for (QWidget* stop : stops) {
                        if (frame->isAncestorOf(stop))
                            inside << stop;
                    }
                    // The card is gone through in one go.
                    QVERIFY2(!inside.isEmpty(), qPrintable(here + QLatin1String(card)));
                    const qsizetype first = stops.indexOf(inside.constFirst());
                    QCOMPARE(stops.mid(first, inside.size()), inside);
                    for (qsizetype i = 1; i < inside.size(); ++i) {
                        const QRect a(inside[i - 1]->mapTo(&window, QPoint()), inside[i - 1]->size());
                        const QRect b(inside[i]->mapTo(&window, QPoint()), inside[i]->size());
                        const bool below = b.center().y() > a.bottom();
                        const bool right = b.left() >= a.right() && b.bottom() > a.top();
                        if (!below && !right)
                            wrong << QStringLiteral("%1: %2 -> %3")
                                         .arg(here, nameOf(inside[i - 1]), nameOf(inside[i]));
                    }
                }
            }
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
        });
    }

    // Boards that come with another rule have been made later than what stands behind them.
    void tabGoesOnBehindTheBoardOfAnotherRule()
    {
        auto window = m_walk->window(QStringLiteral("en"));
        window->openPosition(positionOf("sg 0.137: 9"));
        auto* side = window->page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
        for (const char* rule : {"sg {1,3,4}: 9", "sg graph 1>0: 1", "sg 0.77: 9", "sg graph 1>0: 1"}) {
            window->openPosition(positionOf(rule));
            QApplication::processEvents();
            const QWidgetList stops = a11y::stopsOfTab(*window);
            QVERIFY2(!stops.isEmpty(), rule);
            for (const QWidget* expected : a11y::focusable(*window)) {
                if (!window->page()->board()->isAncestorOf(expected)) // which has keys of its own
                    QVERIFY2(stops.contains(expected), qPrintable(QLatin1String(rule) + nameOf(expected)));
            }
            const auto placeOf = [&](const QWidget* part) {
                return std::ranges::find_if(
                           stops,
                           [&](const QWidget* stop) { return stop == part || part->isAncestorOf(stop); })
                    - stops.begin();
            };
            QVERIFY2(placeOf(window->page()->board()) < placeOf(side), rule);
        }
    }

    void focusIsSeen()
    {
        QStringList unseen;
        for (const auto theme : {widgets::ThemeChoice::Light, widgets::ThemeChoice::Dark}) {
            app::applyTheme(theme);
            auto window = m_walk->window(QStringLiteral("en"));
            QTest::keyClick(window.get(), Qt::Key_Tab); // from now on it is the keyboard that is used
            for (const widgets::Lesson* lesson : games::lessons()) {
                window->openPosition(lesson->first);
                auto* side = window->page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
                for (int tab = 0; tab < side->count(); ++tab) {
                    side->setCurrentIndex(tab);
                    QApplication::processEvents();
                    for (QWidget* widget : a11y::focusable(*window)) {
                        window->setFocus();
                        QApplication::processEvents();
                        const QImage without = widget->grab().toImage();
                        widget->setFocus(Qt::TabFocusReason);
                        QApplication::processEvents();
                        if (widget->grab().toImage() == without)
                            unseen << lesson->id() + QLatin1Char(' ') + nameOf(widget);
                    }
                }
            }
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(unseen.join(QLatin1Char('\n'))));
    }

    void ctrlTabSwitchesLessonsAndPanels()
    {
        auto window = m_walk->window(QStringLiteral("en"));
        auto* lessons = window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        const int before = lessons->currentIndex();
        window->page()->board()->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(lessons->currentIndex(), (before + 1) % lessons->count());
        auto* side = window->page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
        const int panel = side->currentIndex();
        side->tabBar()->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(side->currentIndex(), (panel + 1) % side->count());
        QCOMPARE(lessons->currentIndex(), (before + 1) % lessons->count());
    }

    // The fields have nothing to offer then; the keys stay with the game, not with what comes next.
    void afterTheLastMoveTheKeysAreOnTheBoard()
    {
        auto window = m_walk->window(QStringLiteral("en"));
        for (const char* notation : {"bash 3: 3", "wythoff: 0 1", "nim: 1", "staircase: 1", "sg {1,3}: 1",
                                     "sg 0.137: 1", "sg graph 1>0: 1"}) {
            window->openPosition(positionOf(notation));
            widgets::LessonPage* page = window->page();
            auto* button = page->findChild<QWidget*>(QStringLiteral("takeButton"));
            button->setFocus();
            QCOMPARE(QApplication::focusWidget(), button);
            while (!page->session().match().isOver())
                QTest::keyClick(button, Qt::Key_Space);
            QVERIFY(!button->isEnabled());
            QWidget* now = QApplication::focusWidget();
            QVERIFY2(now && (now == page->board() || page->board()->isAncestorOf(now)),
                     qPrintable(QLatin1String(notation) + (now ? nameOf(now) : QString())));
            press(*window, QKeySequence::Undo);
            QVERIFY(button->isEnabled());
        }
    }

    // Who reads on elsewhere is not called away.
    void aGameThatEndsTakesNoFocusFromElsewhere()
    {
        auto window = m_walk->window(QStringLiteral("en"));
        window->openPosition(positionOf("nim: 1"));
        auto* field = window->page()->findChild<QWidget*>(QStringLiteral("positionEdit"));
        QVERIFY(field);
        field->setFocus();
        window->page()->session().play({0, 1, 0});
        QVERIFY(window->page()->session().match().isOver());
        QCOMPARE(QApplication::focusWidget(), field);
    }

    void escapeClosesWhatPopsUp()
    {
        auto window = m_walk->window(QStringLiteral("en"));
        auto* box = window->page()->findChild<QComboBox*>(QStringLiteral("opponentBox"));
        const int chosen = box->currentIndex();
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down, Qt::AltModifier);
        QVERIFY(box->view()->isVisible());
        QTest::keyClick(box->view(), Qt::Key_Up);
        QTest::keyClick(box->view(), Qt::Key_Escape);
        QTRY_VERIFY(!box->view()->isVisible());
        QCOMPARE(box->currentIndex(), chosen);
        QVERIFY(window->isVisible());
    }

private:
    std::unique_ptr<a11y::Walk> m_walk;
};

LASTSTONE_TEST(KeyboardTest, Windows)

} // namespace laststone::keyboard_test
#include "keyboard_test.moc"
