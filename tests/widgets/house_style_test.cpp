// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn around buttons and lists: one ring for the focus, and a border where a list lies on other
// words.
#include "widgets/look/house_style.h"

#include "gui_test.h"
#include "test_main.h"
#include "widgets/look/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace laststone::house_style_test {

using widgets::Theme;

namespace {

const Theme* const kThemes[] = {&Theme::light(), &Theme::darkTheme(), &Theme::highContrastLight(),
                                &Theme::highContrastDark()};

void apply(const Theme& theme)
{
    QApplication::setPalette(theme.palette());
    qApp->setStyleSheet(theme.styleSheet());
}

QImage inside(const QWidget& button)
{
    const int ring = button.height() / 6;
    return const_cast<QWidget&>(button).grab(button.rect().adjusted(ring, ring, -ring, -ring)).toImage();
}

} // namespace

class HouseStyleTest final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        failOnWarnings();
        QCoreApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles);
        QApplication::setStyle(new widgets::HouseStyle);
    }

    // A box around the text of a button looks as if the text were selected.
    void theFocusIsARingAndNoBox()
    {
        for (const Theme* theme : kThemes) {
            apply(*theme);
            QWidget window;
            auto* layout = new QVBoxLayout(&window);
            auto* push = new QPushButton(QStringLiteral("New task"));
            auto* tool = new QToolButton;
            tool->setText(QStringLiteral("Undo"));
            tool->setProperty("button", true);
            tool->setFocusPolicy(Qt::StrongFocus);
            for (QWidget* button : {static_cast<QWidget*>(push), static_cast<QWidget*>(tool)})
                layout->addWidget(button);
            show(window);
            push->setFocus(Qt::TabFocusReason);
            const QImage focused = inside(*push);
            const QImage other = inside(*tool);
            const QImage ring = push->grab().toImage();
            tool->setFocus(Qt::TabFocusReason);
            QCOMPARE(inside(*push), focused);
            QCOMPARE(inside(*tool), other);
            QVERIFY(push->grab().toImage() != ring); // which is to be seen
        }
    }

    void aListHasABorderInEveryTheme()
    {
        for (const Theme* theme : kThemes) {
            apply(*theme);
            for (const bool editable : {false, true}) {
                QComboBox box;
                box.setEditable(editable);
                box.addItems({QStringLiteral("At random"), QStringLiteral("Perfect")});
                show(box);
                box.showPopup();
                QWidget* list = box.view();
                QTRY_VERIFY(list->isVisible());
                const QImage shown = list->grab().toImage();
                const int middle = shown.width() / 2;
                QCOMPARE(shown.pixelColor(middle, 0), theme->muted);
                QCOMPARE(shown.pixelColor(0, shown.height() / 2), theme->muted);
                QCOMPARE(shown.pixelColor(middle, shown.height() - 1), theme->muted);
                QCOMPARE(shown.pixelColor(middle, shown.height() - 2), theme->muted); // as of a shadow
                box.hidePopup();
            }
        }
    }
};

LASTSTONE_TEST(HouseStyleTest, Windows)

} // namespace laststone::house_style_test
#include "house_style_test.moc"
