// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the SG lesson: what it says, what it shows, where it can be clicked.
#include "games/sums/sums_plane.h"

#include "app/language.h"
#include "games/sg/sg_games.h"
#include "gui_test.h"
#include "positions.h"
#include "teaching/steps/aloud.h"
#include "test_main.h"
#include "widgets/look/theme.h"
#include "widgets/table/cell_view.h"
#include "widgets/table/lesson_table.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>

namespace laststone::sg_table_test {

using teaching::Position;
using theory::Count;

namespace {

Position position(const QString& rule, std::vector<Count> heaps)
{
    return {gameOf(QStringLiteral("sg"), rule), theory::Play::Normal, std::move(heaps)};
}

class Table {
public:
    explicit Table(const Position& shown, QSize size = {520, 300})
    {
        table.resize(size);
        table.setPosition(shown);
        show(table);
        // A cell tells its position when it has been worked out.
        table.setStep(table.lastStep());
        for (const auto& each : table.cells().cells)
            m_heaps.push_back(each.position->heaps[0]);
        table.setStep(0);
    }
    QString said(int step)
    {
        table.setStep(step);
        return asRead(table.findChild<QLabel*>(QStringLiteral("text"))->text());
    }
    QWidget* canvas() const { return table.view()->viewport(); }
    QRect cell(std::size_t index) const { return table.view()->cell(index); }
    QPoint centre(std::size_t index) const { return cell(index).center(); }
    // The heaps or vertices of the cells.
    const std::vector<Count>& heaps() const { return m_heaps; }

    widgets::LessonTable table{games::sumsTable()};

private:
    std::vector<Count> m_heaps;
};

} // namespace

class SgTableTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void eachValueIsExplainedByItsOptions()
    {
        Table set(position(QStringLiteral("{1,3,4}"), {5, 7}));
        QCOMPARE(set.said(6),
                 QStringLiteral("g(5): take 1 → 4 (g = 2), take 3 → 2 (g = 0), take 4 → 1 (g = 1). "
                                "Values {0,1,2}, mex = 3, so g(5) = 3."));
        QCOMPARE(set.said(1), QStringLiteral("g(0): there is no move, so g(0) = mex {} = 0."));
        Table kayles(position(QStringLiteral("0.77"), {9}));
        QCOMPARE(kayles.said(4),
                 QStringLiteral("g(3): take 1 → 2 (g = 2); take 1 → 1+1 (g = 1⊕1 = 0); take 2 → 1 (g = 1). "
                                "Values {0,1,2}, mex = 3, so g(3) = 3."));
        QVERIFY(kayles.said(30).contains(QStringLiteral("moves, as")));
        Table grundy(position(QStringLiteral("grundy"), {9}));
        QCOMPARE(grundy.said(6),
                 QStringLiteral("g(5): split 4+1 (g = 0⊕0 = 0); split 3+2 (g = 1⊕0 = 1). "
                                "Values {0,1}, mex = 2, so g(5) = 2."));
        Table graph(position(QStringLiteral("graph 1>0;2>0;2>1;1=a"), {2}));
        QCOMPARE(graph.said(3),
                 QStringLiteral("g(2): g(0) = 0, g(a) = 1. Values {0,1}, mex = 2, so g(2) = 2."));
    }

    void everyStepOfEveryKindSaysItsValue()
    {
        for (const char* rule : {"{1,3,4}", "{2,5,7}", "{1,2,3}", "0.77", "0.137", "grundy", "4.7",
                                 "graph 10>4;20>4;20>10;30>20"}) {
            const Position shown = position(QString::fromLatin1(rule), {4});
            Table it(shown);
            const games::SgGame& game = games::SgGame::of(shown);
            QVERIFY(it.table.lastStep() >= 4);
            for (int step = 1; step <= it.table.lastStep(); ++step) {
                const Count heap = it.heaps()[static_cast<std::size_t>(step) - 1];
                const QString name = game.label(heap);
                const QString end = QStringLiteral("= %1.").arg(game.value(0, heap));
                const QString text = it.said(step);
                QVERIFY2(text.startsWith(QStringLiteral("g(%1):").arg(name)), qPrintable(text));
                QVERIFY2(text.endsWith(end), qPrintable(text));
            }
        }
    }

    // Once a period of some length is seen each line is one: what repeats stands below itself.
    void aLineIsAPeriod()
    {
        Table kayles(position(QStringLiteral("0.77"), {9}), {1200, 700});
        const auto inLine = [&] {
            int count = 0;
            while (kayles.cell(static_cast<std::size_t>(count)).top() == kayles.cell(0).top())
                ++count;
            return count;
        };
        QVERIFY(inLine() > 12);
        kayles.table.setStep(kayles.table.lastStep());
        kayles.table.view()->verticalScrollBar()->setValue(0);
        QCOMPARE(inLine(), 12);
    }

    // No vertex stands alone below the others, however many of them fit beside each other.
    void theLastLineOfVerticesIsNearlyFull()
    {
        for (const int width : {230, 290, 350, 410, 520}) {
            Table six(position(QStringLiteral("graph 1>0;2>0;2>1;3>1;3>2;4>3;4>2;5>4"), {5}), {width, 400});
            const int last = six.cell(5).top();
            int count = 0;
            for (std::size_t cell = 0; cell < 6; ++cell)
                count += six.cell(cell).top() == last ? 1 : 0;
            QVERIFY2(count >= 2, qPrintable(QStringLiteral("%1: %2").arg(width).arg(count)));
        }
    }

    void verticesComeAfterTheirOptions()
    {
        Table it(position(QStringLiteral("graph 1>5;5>9;9>2;1>2"), {1}));
        QCOMPARE(it.heaps(), (std::vector<Count>{2, 9, 5, 1}));
    }

    void specialCasesStandBesideTheirGames()
    {
        Table bash(position(QStringLiteral("{1,2,3}"), {10}));
        bash.table.setStep(bash.table.lastStep());
        for (const Count heap : bash.heaps()) {
            QCOMPARE(bash.table.cells().cells[heap].beside, QString::number(heap % 4));
            QCOMPARE(sgGame(QStringLiteral("{1,2,3}")).value(0, heap), heap % 4);
        }
        QStringList all;
        for (int number = 1; number <= 64; ++number)
            all << QString::number(number);
        Table nim(position(QStringLiteral("{%1}").arg(all.join(QLatin1Char(','))), {10}));
        nim.table.setStep(nim.table.lastStep());
        QVERIFY(nim.heaps().size() > 40);
        for (const Count heap : nim.heaps())
            QCOMPARE(nim.table.cells().cells[heap].beside, QString::number(heap));
        Table other(position(QStringLiteral("{1,3,4}"), {10}));
        QVERIFY(!other.table.cells().hasBeside);
        // The rows that agree are seen to agree.
        const auto& theme = widgets::Theme::of(bash.table.palette());
        QVERIFY(countPixels(bash.table.grab().toImage(), theme.goodPale) > 1000);
        other.table.setStep(other.table.lastStep());
        QCOMPARE(countPixels(other.table.grab().toImage(), theme.goodPale), 0);
    }

    void lostHeapsCarryTheDisc()
    {
        Table it(position(QStringLiteral("{1,3,4}"), {10}));
        const auto& theme = widgets::Theme::of(it.table.palette());
        QCOMPARE(countPixels(it.table.grab().toImage(), theme.lost), 0);
        it.table.setStep(it.table.lastStep());
        const QImage picture = it.canvas()->grab().toImage();
        const auto blue = [&](std::size_t index) {
            const QRect place = it.cell(index);
            return countPixels(picture.copy(place.adjusted(6, 6, -6, -6)), theme.lost); // without its outline
        };
        for (std::size_t index = 0; index < it.heaps().size(); ++index) {
            if (it.cell(index).isEmpty())
                continue;
            const bool isLost = it.heaps()[index] % 7 == 0 || it.heaps()[index] % 7 == 2;
            QCOMPARE(blue(index) > 20, isLost);
        }
    }

    void aClickSetsThePosition()
    {
        Table it(position(QStringLiteral("{1,3,4}+{2,5}"), {6, 9}));
        auto* box = it.table.findChild<QComboBox*>();
        QVERIFY(box->isVisible());
        QCOMPARE(box->count(), 2);
        QSignalSpy chosen(&it.table, &widgets::LessonTable::positionChosen);
        QTest::mouseClick(it.canvas(), Qt::LeftButton, {}, it.centre(5));
        QVERIFY(chosen.isEmpty()); // it would tell what is still to be found
        it.table.setStep(it.table.lastStep());
        QTest::mouseClick(it.canvas(), Qt::LeftButton, {}, it.centre(5));
        QCOMPARE(chosen.last()[0].value<Position>().heaps, (std::vector<Count>{5, 0}));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), 1);
        QCOMPARE(it.said(3), QStringLiteral("g(2): take 2 → 0 (g = 0). Values {0}, mex = 1, so g(2) = 1."));
        it.table.setStep(it.table.lastStep());
        QTest::mouseClick(it.canvas(), Qt::LeftButton, {}, it.centre(3));
        QCOMPARE(chosen.last()[0].value<Position>().heaps, (std::vector<Count>{0, 3}));
        it.table.setPosition(position(QStringLiteral("grundy"), {6, 9}));
        QVERIFY(!box->isVisible());
        it.table.setStep(it.table.lastStep());
        QTest::mouseClick(it.canvas(), Qt::LeftButton, {}, it.centre(3));
        QCOMPARE(chosen.last()[0].value<Position>().heaps, std::vector<Count>{3});
    }

    void cellsAreReachedByKeysAndReadAloud()
    {
        Table it(position(QStringLiteral("{1,3,4}"), {5}));
        widgets::CellView* view = it.table.view();
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(view);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), teaching::aloud(it.said(0), teaching::Voice::installed()));
        QCOMPARE(list->childCount(), static_cast<int>(it.heaps().size()));
        QCOMPARE(list->child(2)->role(), QAccessible::ListItem);
        QCOMPARE(list->child(2)->text(QAccessible::Name), QStringLiteral("2"));
        it.table.setStep(6);
        QCOMPARE(list->child(2)->text(QAccessible::Name), QStringLiteral("2, 0, P-position"));
        QCOMPARE(list->child(5)->text(QAccessible::Name), QStringLiteral("5, 3, on the board"));
        QCOMPARE(list->child(2)->rect().size(), it.cell(2).size());

        view->setFocus();
        QTest::keyClick(view, Qt::Key_Home);
        QTest::keyClick(view, Qt::Key_Right);
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(view->currentIndex().row(), 2);
        QSignalSpy chosen(&it.table, &widgets::LessonTable::positionChosen);
        for (const auto key : {Qt::Key_Return, Qt::Key_Space})
            QTest::keyClick(view, key);
        QCOMPARE(chosen.count(), 2);
        QCOMPARE(chosen.last()[0].value<Position>().heaps, std::vector<Count>{2});
        // The cell stays the current one while the table grows, and the keys go through lines, too.
        it.table.setStep(7);
        QCOMPARE(view->currentIndex().row(), 2);
        QTest::keyClick(view, Qt::Key_Down);
        const int below = view->currentIndex().row();
        QVERIFY(below > 3);
        QCOMPARE(it.cell(static_cast<std::size_t>(below)).left(), it.cell(2).left());
        QTest::keyClick(view, Qt::Key_End);
        QCOMPARE(view->currentIndex().row(), view->model()->rowCount() - 1);
        QVERIFY(!it.cell(static_cast<std::size_t>(view->currentIndex().row())).isEmpty());
    }

    // In a small panel, in every language, at every step the cell that is spoken of is in view, within it.
    void theCurrentCellIsAlwaysInView()
    {
        app::Translations translations;
        for (const app::Language& language : app::languages()) {
            QVERIFY(!translations.select(language));
            for (const char* rule : {"{1,2,3}", "0.77", "{2,5,7}", "graph 10>4;20>4;20>10;30>20"}) {
                Table it(position(QString::fromLatin1(rule), {4}), {300, 170});
                for (int step = 1; step <= it.table.lastStep(); ++step) {
                    it.table.setStep(step);
                    QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // nothing is painted
                    const QRect cell = it.cell(static_cast<std::size_t>(step) - 1);
                    QVERIFY(!cell.isEmpty());
                    QVERIFY(it.canvas()->rect().contains(cell));
                    QVERIFY(cell.height() > it.table.fontMetrics().height() * 1.4);
                    QVERIFY(!it.table.findChild<QLabel*>(QStringLiteral("text"))
                                 ->text()
                                 .contains(QLatin1Char('%')));
                }
            }
        }
    }
};

LASTSTONE_TEST(SgTableTest, Windows)

} // namespace laststone::sg_table_test
#include "sg_table_test.moc"
