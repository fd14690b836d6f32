// SPDX-License-Identifier: GPL-3.0-or-later
// The combo box that is as wide as its longest entry, against Qt's own.
#include "widgets/fields/boxes.h"

#include "gui_test.h"
#include "test_main.h"
#include "widgets/look/house_style.h"
#include "widgets/look/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalSpy>

namespace laststone::choice_box_test {

using widgets::ChoiceBox;

namespace {

// Later versions of Qt make it themselves where a style sheet is set.
constexpr bool kListIsLate = QT_VERSION < QT_VERSION_CHECK(6, 5, 0);

bool hasList(const QComboBox& box)
{
    return box.findChild<QAbstractItemView*>() != nullptr;
}

} // namespace

class ChoiceBoxTest final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        failOnWarnings();
        // As the application does when its font changes: else a style sheet keeps fonts from the children.
        QCoreApplication::setAttribute(Qt::AA_UseStyleSheetPropagationInWidgetStyles);
        QApplication::setStyle(new widgets::HouseStyle);
        QApplication::setPalette(widgets::Theme::light().palette());
        qApp->setStyleSheet(widgets::Theme::light().styleSheet());
    }

    void isAsLargeAsOneThatAdjusts_data()
    {
        QTest::addColumn<QStringList>("entries");
        QTest::newRow("none") << QStringList();
        QTest::newRow("short") << QStringList{QStringLiteral("1"), QStringLiteral("2")};
        QTest::newRow("English") << QStringList{
            QStringLiteral("Random"), QStringLiteral("Knows the last few"), QStringLiteral("Perfect")};
        QTest::newRow("Chinese") << QStringList{QStringLiteral("两人对弈"), QStringLiteral("随机")};
    }

    void isAsLargeAsOneThatAdjusts()
    {
        QFETCH(QStringList, entries);
        QComboBox adjusting;
        adjusting.setSizeAdjustPolicy(QComboBox::AdjustToContents);
        adjusting.addItems(entries);
        ChoiceBox box;
        box.addItems(entries);
        QCOMPARE(box.sizeHint(), adjusting.sizeHint());
        QCOMPARE(box.minimumSizeHint(), adjusting.minimumSizeHint());
    }

    void growsAndShrinksWithItsEntries()
    {
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* box = new ChoiceBox;
        row->addWidget(box);
        row->addStretch();
        box->addItem(QStringLiteral("short"));
        show(window);
        const int before = box->width();
        box->setItemText(0, QStringLiteral("a good deal longer"));
        QTRY_COMPARE_GT(box->width(), before);
        box->addItem(QStringLiteral("a good deal longer than even this"));
        QTRY_COMPARE(box->width(), box->sizeHint().width());
        box->removeItem(1);
        box->setItemText(0, QStringLiteral("short"));
        QTRY_COMPARE(box->width(), before);
        QVERIFY(!kListIsLate || !hasList(*box)); // and nobody has needed it
    }

    // Whatever a program that starts does to it.
    void makesItsListWhenItIsOpened()
    {
        QWidget window;
        auto& box = *new ChoiceBox;
        box.addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
        box.setParent(&window); // the style sheet comes over it once more
        show(window);
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPointSizeF(font.pointSizeF() * 2);
        QApplication::setFont(font);
        QApplication::processEvents();
        QCOMPARE(box.font().pointSizeF(), font.pointSizeF());
        QVERIFY(!kListIsLate || !hasList(box));
        QTest::mouseClick(&box, Qt::LeftButton);
        QVERIFY(hasList(box));
        QTRY_VERIFY(box.view()->isVisible());
        QCOMPARE(box.view()->font().pointSizeF(), font.pointSizeF());
        QSignalSpy chosen(&box, &QComboBox::activated);
        QTest::keyClick(box.view(), Qt::Key_Down);
        QTest::keyClick(box.view(), Qt::Key_Return);
        QTRY_COMPARE(chosen.count(), 1);
        QCOMPARE(box.currentText(), QStringLiteral("two"));
        QApplication::setFont(before);
    }

    void followsTheFont()
    {
        QWidget window;
        auto* row = new QHBoxLayout(&window);
        auto* box = new ChoiceBox;
        box->addItem(QStringLiteral("entry"));
        row->addWidget(box);
        row->addStretch();
        show(window);
        const int before = box->width();
        QFont font = window.font();
        font.setPointSizeF(font.pointSizeF() * 2);
        window.setFont(font);
        QTRY_COMPARE_GT(box->width(), before);
        QVERIFY(!kListIsLate || !hasList(*box));
    }
};

LASTSTONE_TEST(ChoiceBoxTest, Windows)

} // namespace laststone::choice_box_test
#include "choice_box_test.moc"
