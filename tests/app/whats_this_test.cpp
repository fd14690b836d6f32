// SPDX-License-Identifier: GPL-3.0-or-later
// What a control says of itself: What's This and the tooltips.
#include "app/help/help_window.h"

#include "app/main_window.h"
#include "app/presenter_window.h"
#include "app/projection.h"
#include "games/catalogue.h"
#include "games/graph/graph_board.h"
#include "graph/board/editor.h"
#include "graph/board/tool_bar.h"
#include "graph/view/view.h"
#include "gui_test.h"
#include "positions.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/board/board_widget.h"
#include "widgets/export/export_dialog.h"
#include "widgets/fields/boxes.h"
#include "widgets/page/lesson_page.h"
#include "widgets/steps/step_panel.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QWhatsThis>

namespace laststone::whats_this_test {

using app::MainWindow;
using app::Translations;

namespace {

bool isInBoard(const QWidget& widget)
{
    for (const QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        if (qobject_cast<const widgets::BoardWidget*>(around))
            return true;
    }
    return false;
}

// What a person uses; its parts, such as the line of a spin box, are explained by the whole.
QList<QWidget*> controlsOf(const QWidget& window)
{
    QList<QWidget*> controls;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const QWidget* around = widget->parentWidget();
        const bool isPart = qobject_cast<const QComboBox*>(around)
            || qobject_cast<const QAbstractSpinBox*>(around) || qobject_cast<const QLineEdit*>(around)
            || qobject_cast<const QTabBar*>(around);
        const bool isControl = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget)
            || qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSpinBox*>(widget)
            || (qobject_cast<widgets::BoardWidget*>(widget) && !isInBoard(*widget));
        if (isControl && !isPart && widget->isVisible())
            controls << widget;
    }
    return controls;
}

QString nameOf(const QWidget& widget)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(widget.metaObject()->className()), widget.objectName());
}

} // namespace

class WhatsThisTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_translations = std::make_unique<Translations>();
        select(0);
        app::applyTheme(widgets::ThemeChoice::Light);
    }
    void cleanup() { m_translations.reset(); }

    void shiftF1AsksWhatThisIs()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.activateWindow();
        QTest::keyClick(&window, Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QWhatsThis::leaveWhatsThisMode();
    }

    void everyControlSaysWhatItIs()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        window.resize(1280, 800);
        show(window);
        QHash<QString, QString> english;
        for (const int language : {0, 1, 2}) {
            window.selectLanguage(QLatin1String(app::languages()[static_cast<std::size_t>(language)].code));
            const auto explained = [&](const QWidget& part, const QString& place) {
                for (const QWidget* control : controlsOf(part)) {
                    const QString where = place + nameOf(*control);
                    QVERIFY2(!control->whatsThis().isEmpty(), qPrintable(where));
                    if (language == 0)
                        english.insert(where, control->whatsThis());
                    else
                        QVERIFY2(control->whatsThis() != english.value(where), qPrintable(where));
                }
            };
            for (const widgets::Lesson* lesson : games::lessons()) {
                window.openPosition(lesson->first);
                auto* side = window.page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
                for (int tab = 0; tab < side->count(); ++tab) {
                    side->setCurrentIndex(tab);
                    QApplication::processEvents();
                    explained(*window.page(), lesson->id());
                    if (QTest::currentTestFailed())
                        return;
                }
            }
            widgets::ExportDialog exporting(window.page()->exportSource(), {}, &window);
            show(exporting);
            const qsizetype before = english.size();
            explained(exporting, QStringLiteral("export"));
            if (QTest::currentTestFailed())
                return;
            QCOMPARE(english.size() - before, language == 0 ? 5 : 0);
        }
        QVERIFY(english.size() > 50);
    }

    void everyControlOfTheGraphEditorSaysWhatItIs()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        window.resize(1280, 800);
        show(window);
        window.openPosition({gameOf(QStringLiteral("sg"), QStringLiteral("graph 1>0;2>0;2>1")), {}, {2, 2}});
        auto* board = window.page()->findChild<games::GraphBoard*>();
        QVERIFY(board);
        board->setEditing(true);
        QHash<QString, QString> english;
        const auto check = [&](const QString& where, const QString& text, int language) {
            QVERIFY2(!text.isEmpty(), qPrintable(where));
            if (language == 0)
                english.insert(where, text);
            else
                QVERIFY2(text != english.value(where), qPrintable(where));
        };
        for (const int language : {0, 1, 2}) {
            window.selectLanguage(QLatin1String(app::languages()[static_cast<std::size_t>(language)].code));
            QApplication::processEvents();
            board->editor()->select(1);
            board->editor()->rename();
            check(QStringLiteral("view"), board->view()->whatsThis(), language);
            QVERIFY(controlsOf(*board).contains(board->editor()->nameField()));
            QCOMPARE(controlsOf(*board).size(), graph::ToolBar::kToolCount + 1);
            for (const QWidget* control : controlsOf(*board)) {
                const auto index = QString::number(controlsOf(*board).indexOf(control));
                check(nameOf(*control) + index, control->whatsThis(), language);
            }
            const QPoint ground = board->view()->viewport()->rect().bottomLeft() + QPoint(3, -60);
            const QPoint edge =
                board->view()->mapFromScene(board->view()->graph().way({2, 0}).pointAtPercent(0.5));
            int actions = 0;
            for (const QPoint& at : {board->view()->vertexRect(1).center(), edge, ground}) {
                QContextMenuEvent event(QContextMenuEvent::Mouse, at,
                                        board->view()->viewport()->mapToGlobal(at));
                QCoreApplication::sendEvent(board->view()->viewport(), &event);
                const std::unique_ptr<QMenu> menu(board->view()->findChild<QMenu*>());
                QVERIFY(menu);
                for (const QAction* action : menu->actions()) {
                    if (!action->isSeparator())
                        check(QString::number(++actions), action->whatsThis(), language);
                }
            }
            QCOMPARE(actions, 10);
        }
        // While it is played, the page says what the board is.
        board->setEditing(false);
        QVERIFY(board->view()->whatsThis().isEmpty());
        QVERIFY(!window.page()->board()->whatsThis().isEmpty());
    }

    void thePresentersControlsSayWhatTheyAre()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.project();
        auto* presenter = window.projection().presenter();
        QHash<QString, QString> english;
        for (const int language : {0, 1, 2}) {
            window.selectLanguage(QLatin1String(app::languages()[static_cast<std::size_t>(language)].code));
            QApplication::processEvents();
            auto controls = controlsOf(*presenter);
            for (auto* text : presenter->findChildren<QTextBrowser*>())
                controls << text;
            for (const QWidget* control : controls) {
                const QString where = nameOf(*control);
                QVERIFY2(!control->whatsThis().isEmpty(), qPrintable(where));
                if (language == 0)
                    english.insert(where, control->whatsThis());
                else
                    QVERIFY2(control->whatsThis() != english.value(where), qPrintable(where));
            }
        }
        QVERIFY(english.size() >= 13);
    }

    void shiftF1AsksThePresenterToo()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.project();
        auto* presenter = window.projection().presenter();
        activate(*presenter);
        QTest::keyClick(presenter, Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QVERIFY(!window.help().guide());
        // Esc leaves it, and nothing else.
        QTest::keyClick(presenter, Qt::Key_Escape);
        QVERIFY(!QWhatsThis::inWhatsThisMode());
        QVERIFY(window.projection().isRunning());
    }

    void tooltipsNameTheKey()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        for (const int language : {0, 2}) {
            window.selectLanguage(QLatin1String(app::languages()[static_cast<std::size_t>(language)].code));
            QApplication::processEvents();
            int named = 0;
            for (const QAction* action : window.findChildren<QAction*>()) {
                const QString key = action->shortcut().toString(QKeySequence::NativeText);
                if (key.isEmpty())
                    continue;
                ++named;
                QVERIFY2(action->toolTip().contains(key), qPrintable(action->text()));
                QVERIFY2(action->toolTip().count(key + (language == 0 ? u')' : u'）')) == 1,
                         qPrintable(action->toolTip()));
            }
            QVERIFY(named > 15);
        }
        const auto* undo = window.page()->findChild<QAbstractButton*>(QStringLiteral("undoButton"));
        QCOMPARE(undo->toolTip(), QStringLiteral("復原（Ctrl+Z）"));
    }

private:
    // Shortcuts need it, and a window manager takes its time.
    static void activate(QWidget& window) { QTRY_VERIFY((window.activateWindow(), window.isActiveWindow())); }

    void select(int language)
    {
        const app::Language& chosen = app::languages()[static_cast<std::size_t>(language)];
        QVERIFY(!m_translations->select(chosen));
        app::applyLanguageToWindows(chosen);
        QApplication::processEvents();
    }

    QString file() { return m_folder.filePath(QStringLiteral("settings%1.ini").arg(++m_files)); }

    QTemporaryDir m_folder;
    int m_files = 0;
    std::unique_ptr<Translations> m_translations;
};

LASTSTONE_TEST(WhatsThisTest, TwoScreens)

} // namespace laststone::whats_this_test
#include "whats_this_test.moc"
