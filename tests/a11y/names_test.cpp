// SPDX-License-Identifier: GPL-3.0-or-later
// What assistive technology reads: names, roles and values of every page in every language, and what is told
// of moves and steps.
#include "a11y/walk.h"
#include "gui_test.h"
#include "teaching/notation.h"
#include "teaching/opponent.h"
#include "teaching/steps/aloud.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/page/lesson_page.h"
#include "widgets/page/verdict_banner.h"
#include "widgets/steps/step_panel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QGraphicsView>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>

namespace laststone::names_test {

using app::MainWindow;

namespace {

// Tells the lists that their items may be others, as Qt does while someone listens, which nobody does here.
void refreshLists(QWidget& widget)
{
    for (auto* view : widget.findChildren<QAbstractItemView*>()) {
        QAccessibleTableModelChangeEvent reset(view, QAccessibleTableModelChangeEvent::ModelReset);
        if (auto* table = QAccessible::queryAccessibleInterface(view)->tableInterface())
            table->modelChange(&reset);
    }
}

// Everything in the tree below an object, itself first.
void collect(QAccessibleInterface* object, QList<QAccessibleInterface*>& found)
{
    found << object;
    constexpr int kMost = 200; // a table may have millions of cells, each like the others
    for (int i = 0; i < std::min(kMost, object->childCount()); ++i) {
        if (QAccessibleInterface* child = object->child(i))
            collect(child, found);
    }
}

QList<QAccessibleInterface*> treeOf(QWidget& widget)
{
    refreshLists(widget);
    QList<QAccessibleInterface*> found;
    collect(QAccessible::queryAccessibleInterface(&widget), found);
    return found;
}

bool isInteractive(QAccessibleInterface* object)
{
    switch (object->role()) {
    case QAccessible::Button:
    case QAccessible::ButtonMenu:
    case QAccessible::CheckBox:
    case QAccessible::ComboBox:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::EditableText:
    case QAccessible::List:
    case QAccessible::ListItem:
    case QAccessible::PageTab:
    case QAccessible::MenuItem:
    case QAccessible::Chart:
        return true;
    default:
        return false;
    }
}

bool isShown(QAccessibleInterface* object)
{
    for (QAccessibleInterface* each = object; each; each = each->parent()) {
        const auto* widget = qobject_cast<QWidget*>(each->object());
        if (widget)
            return widget->isVisible();
    }
    return true;
}

// The last message that has been told in the window.
QString told(QWidget& window)
{
    QApplication::processEvents();
    for (QAccessibleInterface* object : treeOf(window)) {
        if (object->role() == QAccessible::Notification)
            return object->text(QAccessible::Name);
    }
    return {};
}

QTabWidget* sideTabs(MainWindow& window)
{
    return window.page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
}

} // namespace

class NamesTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_walk = std::make_unique<a11y::Walk>();
    }
    void cleanup() { m_walk.reset(); }

    void everythingThatCanBeUsedHasAName()
    {
        m_walk->everyPage([](MainWindow& window, const QString& where) {
            int used = 0;
            for (int tab = 0; tab < sideTabs(window)->count(); ++tab) {
                sideTabs(window)->setCurrentIndex(tab);
                QApplication::processEvents();
                for (QAccessibleInterface* object : treeOf(*window.page())) {
                    if (!isInteractive(object) || !isShown(object))
                        continue;
                    // The list that a box opens belongs to the box.
                    if (object->role() == QAccessible::List
                        && object->parent()->role() == QAccessible::ComboBox)
                        continue;
                    // The same goes for the field of a box that can be typed in.
                    if (object->role() == QAccessible::EditableText
                        && object->parent()->role() == QAccessible::ComboBox)
                        continue;
                    const QString name = object->text(QAccessible::Name);
                    const QString id = object->object() ? object->object()->objectName() : QString();
                    const QString said =
                        QStringLiteral("%1: role %2 %3 “%4”").arg(where).arg(object->role()).arg(id, name);
                    QVERIFY2(!name.isEmpty(), qPrintable(said));
                    QVERIFY2(id.isEmpty() || name != id, qPrintable(said));
                    QVERIFY2(!name.contains(QLatin1String("%1")) && !name.contains(QLatin1String("%n")),
                             qPrintable(said));
                    ++used;
                }
            }
            QVERIFY2(used > 100, qPrintable(where));
        });
    }

    // Qt gives what is chosen as the name of a box, so that what it is about has to be read otherwise.
    void boxesSayWhatTheyAreAbout()
    {
        m_walk->everyPage([](MainWindow& window, const QString& where) {
            for (QComboBox* box : window.page()->findChildren<QComboBox*>()) {
                if (!box->isVisible())
                    continue;
                const QString said = where + QLatin1Char(' ') + box->objectName();
                QVERIFY2(!box->accessibleName().isEmpty(), qPrintable(said));
                QCOMPARE(QAccessible::queryAccessibleInterface(box)->text(QAccessible::Description),
                         box->accessibleName());
            }
        });
    }

    void rolesAreRight()
    {
        m_walk->everyPage([](MainWindow& window, const QString&) {
            const auto role = [](QWidget* widget) {
                return QAccessible::queryAccessibleInterface(widget)->role();
            };
            for (QWidget* widget : a11y::focusable(window)) {
                const QString said = QLatin1String(widget->metaObject()->className()) + widget->objectName();
                QVERIFY2(role(widget) != QAccessible::Client && role(widget) != QAccessible::NoRole,
                         qPrintable(said));
            }
            QCOMPARE(role(window.page()->findChild<QWidget*>(QStringLiteral("list"))), QAccessible::List);
            QCOMPARE(role(window.page()->findChild<QWidget*>(QStringLiteral("moves"))), QAccessible::List);
            QCOMPARE(role(window.page()->chart()->findChild<QGraphicsView*>()), QAccessible::Chart);
        });
    }

    void chartsSayWhatIsSeen()
    {
        m_walk->everyPage([](MainWindow& window, const QString& where) {
            QAccessibleInterface* chart = nullptr;
            for (QAccessibleInterface* object : treeOf(*window.page())) {
                if (object->role() == QAccessible::Chart)
                    chart = object;
            }
            QVERIFY2(chart, qPrintable(where));
            const QString description = chart->text(QAccessible::Description);
            QVERIFY2(!description.isEmpty(), qPrintable(where));
            static const QRegularExpression point(QStringLiteral("\\([0-9]+, [0-9]+\\)"));
            if (where.startsWith(QLatin1String("nim")))
                QVERIFY2(description.count(point) > 10, qPrintable(where + description));
            QVERIFY2(!chart->text(QAccessible::Name).isEmpty(), qPrintable(where));
        });
    }

    void stepsAndMovesAreReadWithTheirNumber()
    {
        m_walk->everyPage([](MainWindow& window, const QString& where) {
            auto& page = *window.page();
            page.session().play(teaching::bestMove(page.session().match().position()));
            QApplication::processEvents();
            refreshLists(page);
            const auto list = [&](const char* name) {
                return QAccessible::queryAccessibleInterface(page.findChild<QWidget*>(QLatin1String(name)));
            };
            QAccessibleInterface* steps = list("list");
            QCOMPARE(steps->childCount(), page.session().stepCount());
            for (int i = 0; i < steps->childCount(); ++i) {
                const QString text = steps->child(i)->text(QAccessible::Name);
                QCOMPARE(steps->child(i)->role(), QAccessible::ListItem);
                QVERIFY2(text.startsWith(QStringLiteral("%1. ").arg(i + 1)) && text.size() > 5,
                         qPrintable(where + text));
            }
            QAccessibleInterface* moves = list("moves");
            QCOMPARE(moves->childCount(), 2);
            const QString move = moves->child(1)->text(QAccessible::Name);
            QVERIFY2(move.contains(teaching::notation(page.session().match().position())), qPrintable(move));
        });
    }

    void slidersSayWhereTheyAre()
    {
        int sliders = 0;
        m_walk->everyPage([&](MainWindow& window, const QString& where) {
            auto* tabs = sideTabs(window);
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                QApplication::processEvents();
                for (QSlider* slider : tabs->currentWidget()->findChildren<QSlider*>()) {
                    if (!slider->isVisible() || slider->maximum() == 0)
                        continue;
                    ++sliders;
                    QAccessibleInterface* object = QAccessible::queryAccessibleInterface(slider);
                    const QString before = object->text(QAccessible::Description);
                    QVERIFY2(!before.isEmpty(), qPrintable(where));
                    slider->setValue(slider->value() + 1);
                    QVERIFY2(object->text(QAccessible::Description) != before, qPrintable(where));
                    QCOMPARE(object->valueInterface()->currentValue().toInt(), slider->value());
                }
            }
        });
        QVERIFY(sliders > 0);
    }

    void everyPartOfEveryBoardCanBeRead()
    {
        m_walk->everyPage([](MainWindow& window, const QString& where) {
            int parts = 0;
            for (QAccessibleInterface* object : treeOf(*window.page()->board())) {
                if (!object->actionInterface() || object->role() != QAccessible::ListItem || !isShown(object))
                    continue;
                ++parts;
                QVERIFY2(!object->text(QAccessible::Name).isEmpty(), qPrintable(where));
                QVERIFY2(object->actionInterface()->actionNames().contains(
                             QAccessibleActionInterface::pressAction()),
                         qPrintable(where));
            }
            QVERIFY2(parts > 0, qPrintable(where));
        });
    }

    // A reader goes up, down and across the parts of boards and charts, and asks each for everything.
    void partsKnowWhereTheyAre()
    {
        const auto window = m_walk->window(QStringLiteral("en"));
        QStringList positions{QStringLiteral("sg graph 1>0;2>0;2>1: 2 1"), QStringLiteral("sg 0.77: 5 3"),
                              QStringLiteral("wythoff: 100000000000 3")};
        for (const widgets::Lesson* lesson : games::lessons())
            positions << teaching::notation(lesson->first);
        for (const QString& position : positions) {
            const auto read = teaching::parsePosition(position, games::families(), nullptr);
            window->openPosition(std::get<teaching::Position>(read));
            QApplication::processEvents();
            for (QWidget* part : {static_cast<QWidget*>(window->page()->board()),
                                  static_cast<QWidget*>(window->page()->chart()->view())}) {
                for (QAccessibleInterface* object : treeOf(*part)) {
                    QVERIFY2(object->isValid(), qPrintable(position));
                    QVERIFY(object->window() == window->windowHandle() || object->object());
                    for (int role = QAccessible::Name; role <= QAccessible::Accelerator; ++role)
                        QVERIFY(!object->text(static_cast<QAccessible::Text>(role)).contains(u'%'));
                    if (const auto* value = object->valueInterface()) {
                        QVERIFY(value->minimumValue().toULongLong() <= value->currentValue().toULongLong());
                        QVERIFY(value->currentValue().toULongLong() <= value->maximumValue().toULongLong());
                        QVERIFY(value->minimumStepSize().toULongLong() > 0);
                    }
                    if (auto* action = object->actionInterface()) {
                        for (const QString& name : action->actionNames())
                            QVERIFY(!action->localizedActionName(name).isEmpty());
                        action->doAction(QStringLiteral("nonsense")); // nothing of that name
                    }
                    for (int i = 0; i < object->childCount(); ++i) {
                        QAccessibleInterface* child = object->child(i);
                        QCOMPARE(object->indexOfChild(child), i);
                        QCOMPARE(child->parent(), object);
                    }
                    if (QAccessibleInterface* focused = object->focusChild(); focused && focused != object)
                        QVERIFY(focused->state().focused);
                }
            }
        }
    }

    void numbersCanBeSetFromOutside()
    {
        auto window = m_walk->window(QStringLiteral("en"));
        auto* box = window->page()->findChild<QWidget*>(QStringLiteral("takeBox"));
        QAccessibleValueInterface* value = QAccessible::queryAccessibleInterface(box)->valueInterface();
        QVERIFY(value);
        QCOMPARE(value->currentValue().toULongLong(), 1ULL);
        QCOMPARE(value->minimumValue().toULongLong(), 1ULL);
        QCOMPARE(value->maximumValue().toULongLong(), 7ULL);
        value->setCurrentValue(5.0); // as AT-SPI does
        QCOMPARE(value->currentValue().toULongLong(), 5ULL);
        QVERIFY(window->page()->board()->choice() == std::optional(teaching::Move{0, 5, 0}));
    }

    void movesAndStepsAreTold()
    {
        m_walk->everyPage([](MainWindow& window, const QString& where) {
            auto& page = *window.page();
            const auto* verdict = page.findChild<widgets::VerdictBanner*>();
            const auto* coach = page.findChild<QLabel*>(QStringLiteral("coach"));
            const auto move = teaching::bestMove(page.session().match().position());
            const QString words = teaching::Voice::installed().say(
                page.session().game().report(page.session().match().position(), move));
            page.session().play(move);
            const QString after = told(window);
            QVERIFY2(after.contains(words), qPrintable(where + after));
            const auto voice = teaching::Voice::installed();
            QVERIFY2(after.contains(teaching::aloud(verdict->text(), voice))
                         && after.contains(teaching::aloud(asRead(coach->text()), voice)),
                     qPrintable(after));
            QVERIFY(after.contains(
                teaching::aloud(teaching::notation(page.session().match().position()), voice)));

            const int last = page.session().stepCount() - 1;
            page.session().setStep(last);
            const QStringList step = told(window).split(QLatin1Char('\n'));
            refreshLists(page);
            const QString item =
                QAccessible::queryAccessibleInterface(page.findChild<QWidget*>(QStringLiteral("list")))
                    ->child(last)
                    ->text(QAccessible::Name);
            QVERIFY2(step.at(0).count(QString::number(last + 1)) == 2, qPrintable(step.at(0)));
            QCOMPARE(QStringLiteral("%1. ").arg(last + 1) + step.at(1),
                     item.section(QLatin1Char('\n'), 0, 0));
        });
    }

    void theOpponentsMoveIsTold()
    {
        auto window = m_walk->window(QStringLiteral("en"));
        auto& page = *window->page();
        auto* opponents = page.findChild<QComboBox*>(QStringLiteral("opponentBox"));
        opponents->setCurrentIndex(static_cast<int>(teaching::Opponent::Perfect));
        emit opponents->activated(opponents->currentIndex());
        page.session().play({3, 11, 0});
        QVERIFY(
            told(*window).startsWith(QStringLiteral("You: took 11 from heap 4, leaving nim: 7 9 15 1\n")));
        QTRY_VERIFY(told(*window).startsWith(QStringLiteral("Opponent: took ")));
        QVERIFY(told(*window).contains(teaching::notation(page.session().match().position())));
    }

    void aHiddenVerdictIsNotTold()
    {
        auto window = m_walk->window(QStringLiteral("en"));
        auto& page = *window->page();
        const auto* verdict = page.findChild<widgets::VerdictBanner*>();
        auto* eye = verdict->findChild<QAbstractButton*>(QStringLiteral("verdictEye"));
        eye->click();
        page.session().play({0, 1, 0});
        QVERIFY(!told(*window).contains(QStringLiteral("-position, nim-sum")));
        eye->click();
        QCOMPARE(told(*window), teaching::aloud(verdict->text(), teaching::Voice::installed()));
        QVERIFY(verdict->text().contains(QStringLiteral("-position")));
    }

    void mistakesInThePositionAreTold()
    {
        auto window = m_walk->window(QStringLiteral("en"));
        auto* field = window->page()->findChild<QLineEdit*>(QStringLiteral("positionEdit"));
        field->setText(QStringLiteral("7 x"));
        QTest::keyClick(field, Qt::Key_Return);
        const auto* error = window->page()->findChild<QLabel*>(QStringLiteral("positionError"));
        QVERIFY(error->isVisible());
        QCOMPARE(told(*window), error->text());
    }

private:
    std::unique_ptr<a11y::Walk> m_walk;
};

LASTSTONE_TEST(NamesTest, Windows)

} // namespace laststone::names_test
#include "names_test.moc"
