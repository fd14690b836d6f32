// SPDX-License-Identifier: GPL-3.0-or-later
// Menus as the house style draws them, and the letters of their entries.
#include "gui_test.h"
#include "test_main.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/house_style.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QKeySequence>
#include <QMenu>
#include <QToolButton>

namespace laststone::menu_test {

using widgets::Theme;

namespace {

// The entry as it is painted when it is chosen.
QImage chosen(QMenu& menu, QAction* action)
{
    menu.setActiveAction(action);
    return menu.grab(menu.actionGeometry(action)).toImage();
}

QImage column(const QImage& entry, int from, int width)
{
    return entry.copy(from, 0, width, entry.height());
}

} // namespace

class MenuTest final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        failOnWarnings();
        QApplication::setStyle(new widgets::HouseStyle);
        m_font = QApplication::font();
    }
    void cleanup() { QApplication::setFont(m_font); }

    void aChosenEntryShowsItsIconAndArrow_data()
    {
        QTest::addColumn<const Theme*>("theme");
        QTest::newRow("light") << &Theme::light();
        QTest::newRow("dark") << &Theme::darkTheme();
        QTest::newRow("high contrast, light") << &Theme::highContrastLight();
        QTest::newRow("high contrast, dark") << &Theme::highContrastDark();
    }

    void aChosenEntryShowsItsIconAndArrow()
    {
        QFETCH(const Theme*, theme);
        QApplication::setPalette(theme->palette());
        qApp->setStyleSheet(theme->styleSheet());
        QMenu menu;
        const QIcon icon = widgets::themedIcon(QStringLiteral("copy"), *theme);
        QVERIFY(!icon.isNull());
        QAction* plain = menu.addAction(icon, QStringLiteral("Copy"));
        QMenu sub;
        sub.addAction(QStringLiteral("Entry"));
        QAction* more = menu.addMenu(&sub);
        more->setText(QStringLiteral("More"));
        show(menu);

        const QImage entry = chosen(menu, plain);
        QCOMPARE(entry.pixelColor(entry.width() - 4, 3), theme->accent);
        const QImage sign = column(entry, 0, entry.height());
        QVERIFY(countPixels(sign, theme->onAccent) > 4);
        if (theme->text != theme->accent)
            QCOMPARE(countPixels(sign, theme->text), 0);

        const QImage below = chosen(menu, more);
        const QImage arrow = column(below, below.width() - below.height(), below.height());
        QVERIFY(countPixels(arrow, theme->accent) > 0);
        const QPoint tip = lightest(arrow, *theme);
        QVERIFY2(widgets::contrast(arrow.pixelColor(tip), theme->accent) > 4, "the arrow cannot be seen");
    }

    void theLongestTextIsWhole_data()
    {
        QTest::addColumn<double>("factor");
        QTest::newRow("80 %") << 0.8;
        QTest::newRow("100 %") << 1.0;
        QTest::newRow("150 %") << 1.5;
        QTest::newRow("300 %") << 3.0;
    }

    // Beside a longer entry there is room for all of it: there it must look the same.
    void theLongestTextIsWhole()
    {
        QFETCH(double, factor);
        QApplication::setPalette(Theme::light().palette());
        qApp->setStyleSheet(Theme::light().styleSheet());
        QApplication::setFont(widgets::scaledFont(m_font, factor));
        for (const QString& text : {QStringLiteral("Simple(&B)"), QStringLiteral("繁體中文(&B)")}) {
            QMenu narrow;
            QAction* there = narrow.addAction(text);
            there->setCheckable(true);
            QMenu wide;
            QAction* here = wide.addAction(text);
            here->setCheckable(true);
            wide.addAction(text + text + text);
            show(narrow);
            const QImage cut = narrow.grab(narrow.actionGeometry(there)).toImage();
            narrow.hide();
            show(wide);
            const QImage whole = wide.grab(wide.actionGeometry(here)).toImage();
            QVERIFY(whole.width() > cut.width());
            // Without the frame of the menu, which the entries touch.
            const QRect inside = cut.rect().adjusted(4, 4, -4, -4);
            QCOMPARE(cut.copy(inside), whole.copy(inside));
        }
    }

    // The first entries must not take the only letters of the last.
    void lettersAreThoseOfTheTextWherePossible()
    {
        QMenu menu;
        for (const char* text : {"Ab", "Ac", "A", "B"})
            menu.addAction(QLatin1String(text));
        menu.addAction(QStringLiteral("Cab")); // none is left
        menu.addAction(QStringLiteral("&Done"));
        widgets::giveMnemonics(menu);
        menu.popup(QPoint(10, 10));
        QStringList texts;
        for (const QAction* action : menu.actions())
            texts << action->text();
        QCOMPARE(texts,
                 (QStringList{QStringLiteral("A&b"), QStringLiteral("A&c"), QStringLiteral("&A"),
                              QStringLiteral("B(&E)"), QStringLiteral("Cab(&F)"), QStringLiteral("&Done")}));
        menu.hide();
        QCOMPARE(menu.actions().constFirst()->text(), QStringLiteral("Ab"));
    }

    // Also from an entry that leaves the menu while it is open, as with the page whose it is: a button that
    // shares it would keep the words of that moment.
    void whatLeavesAnOpenMenuLosesItsKey()
    {
        QMenu menu;
        QAction action(QStringLiteral("重設"));
        auto* deleted = new QAction(QStringLiteral("B"));
        menu.addActions({&action, deleted});
        QToolButton button;
        button.setDefaultAction(&action);
        widgets::giveMnemonics(menu);
        menu.popup(QPoint(10, 10));
        QVERIFY(action.text() != QStringLiteral("重設"));
        menu.removeAction(&action);
        delete deleted;
        menu.hide();
        QCOMPARE(action.text(), QStringLiteral("重設"));
        action.setText(QStringLiteral("Reset"));
        QCOMPARE(button.text(), QStringLiteral("Reset"));
    }

private:
    static QPoint lightest(const QImage& image, const Theme& theme)
    {
        QPoint best;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (widgets::contrast(image.pixelColor(x, y), theme.accent)
                    > widgets::contrast(image.pixelColor(best), theme.accent))
                    best = {x, y};
            }
        }
        return best;
    }

    QFont m_font;
};

LASTSTONE_TEST(MenuTest, Windows)

} // namespace laststone::menu_test
#include "menu_test.moc"
