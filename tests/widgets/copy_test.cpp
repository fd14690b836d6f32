// SPDX-License-Identifier: GPL-3.0-or-later
// What a page gives to the clipboard, from the menu and by keys.
#include "app/appearance.h"
#include "app/language.h"
#include "app/main_window.h"
#include "gui_test.h"
#include "teaching/steps/explanation.h"
#include "test_main.h"
#include "widgets/page/lesson_page.h"
#include "widgets/steps/step_panel.h"

#include <QAction>
#include <QClipboard>
#include <QMenu>
#include <QMimeData>

namespace laststone::copy_test {

class CopyTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        app::installStyle();
        QVERIFY(!m_translations.select(app::languages()[0]));
        app::applyLanguageToWindows(app::languages()[0]);
        app::applyTheme(widgets::ThemeChoice::Light);
    }
    void init() { failOnWarnings(); }

    void everythingCanBeCopiedFromTheMenu()
    {
        app::MainWindow window(m_translations, {});
        show(window);
        auto* file = window.findChild<QMenu*>(QStringLiteral("fileMenu"));
        const QMenu* copy = nullptr;
        const QAction* exported = nullptr;
        for (const QAction* action : file->actions()) {
            copy = action->menu() ? action->menu() : copy;
            exported = action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_E) ? action : exported;
        }
        QVERIFY(copy);
        QVERIFY(exported);
        QCOMPARE(copy->title(), QStringLiteral("Copy"));
        int pictures = 0;
        QStringList texts;
        for (QAction* action : copy->actions()) {
            if (action->isSeparator())
                continue;
            QGuiApplication::clipboard()->clear();
            action->trigger();
            const QMimeData* data = QGuiApplication::clipboard()->mimeData();
            QVERIFY2(data->hasImage() || data->hasText(), qPrintable(action->text()));
            if (data->hasImage())
                pictures += QGuiApplication::clipboard()->image().width() > 300 ? 1 : 0;
            else
                texts << data->text();
        }
        QCOMPARE(pictures, 3);
        QCOMPARE(texts.size(), 4);
        QVERIFY(!texts[0].contains(QLatin1Char('\n')));
        QVERIFY(texts[1].startsWith(texts[0]));
        QVERIFY(texts[2].startsWith(QStringLiteral("# ") + texts[0]));
        QVERIFY(texts[3].contains(QStringLiteral("\\begin{enumerate}")));
    }

    void theExplanationIsCopiedByKeys()
    {
        app::MainWindow window(m_translations, {});
        show(window);
        const teaching::Voice voice = teaching::Voice::installed();
        const auto& explanation = window.page()->session().explanation();
        const std::pair<Qt::Key, QString> keys[] = {{Qt::Key_C, teaching::plainText(explanation, voice)},
                                                    {Qt::Key_M, teaching::markdown(explanation, voice)},
                                                    {Qt::Key_L, teaching::latex(explanation, voice)}};
        for (const auto& [key, text] : keys) {
            QGuiApplication::clipboard()->clear();
            QTest::keyClick(&window, key, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(QGuiApplication::clipboard()->text(), text);
        }
    }

private:
    app::Translations m_translations;
};

LASTSTONE_TEST(CopyTest, Windows)

} // namespace laststone::copy_test
#include "copy_test.moc"
