// SPDX-License-Identifier: GPL-3.0-or-later
// The line of moves: who made each, whether it was right, and what is said of it.
#include "widgets/fields/move_list.h"

#include "page_fixture.h"
#include "test_main.h"
#include "widgets/steps/step_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTabWidget>

#include <algorithm>

namespace laststone::move_list_test {

using teaching::Opponent;

namespace {

class Line : public PageFixture {
public:
    explicit Line(Opponent opponent = Opponent::Perfect) : PageFixture("nim", quietOptions(opponent))
    {
        page.session().setThinking(0);
    }
    widgets::MoveList* list() const { return child<widgets::MoveList>("moves"); }
    QModelIndex row(int number) const { return list()->model()->index(number, 0); }
    QString spoken(int number) const { return row(number).data(Qt::AccessibleTextRole).toString(); }
    void play(std::size_t heap, theory::Count take)
    {
        const auto before = page.session().match().plies().size();
        page.session().play({heap, take, 0});
        QTRY_VERIFY(page.session().match().plies().size() == before + 2 || page.session().match().isOver());
    }
    void clickRow(int number)
    {
        list()->scrollTo(row(number));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(row(number)).center());
    }
    QString coach() const { return asRead(child<QLabel>("coach")->text()); }
    // The pill as it is painted.
    QImage pill(int number) const
    {
        list()->scrollTo(row(number));
        return list()->viewport()->grab(list()->visualRect(row(number))).toImage();
    }
    bool has(const QImage& image, const QColor& colour) const
    {
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == colour)
                    return true;
            }
        }
        return false;
    }
};

} // namespace

class MoveListTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    // 3 4 5 has the nim-sum 2; 3 → 1 alone wins.
    void everyMoveSaysWhoMadeItAndWhetherItWasRight()
    {
        Line it;
        it.page.session().setNotation(QStringLiteral("3 4 5"));
        it.play(0, 2); // right: the opponent can only lose
        QVERIFY2(
            it.spoken(1).startsWith(QStringLiteral("You: took 2 from heap 1, leaving nim: 1 4 5; right")),
            qPrintable(it.spoken(1)));
        QVERIFY2(it.spoken(2).startsWith(QStringLiteral("Opponent: took ")), qPrintable(it.spoken(2)));
        QVERIFY2(it.spoken(2).contains(QStringLiteral("; no move would have won")), qPrintable(it.spoken(2)));
        it.page.session().setNotation(QStringLiteral("3 4 5"));
        it.play(2, 5); // an error, which the opponent uses
        QVERIFY2(it.spoken(1).contains(QStringLiteral("; an error")), qPrintable(it.spoken(1)));
        QVERIFY2(it.spoken(2).contains(QStringLiteral("; right")), qPrintable(it.spoken(2)));
        QVERIFY2(it.spoken(1).endsWith(QStringLiteral("(N-position)")), qPrintable(it.spoken(1)));
        QVERIFY2(it.spoken(2).endsWith(QStringLiteral("(P-position)")), qPrintable(it.spoken(2)));
    }

    // Without a current row a view asks for what is none.
    void nothingToCopyIsNoMistake()
    {
        Line it;
        it.child<QTabWidget>("sideTabs")->setCurrentWidget(it.page.steps()); // it is made when it is seen
        const auto* steps = it.page.steps()->findChild<QAbstractItemView*>(QStringLiteral("list"));
        QVERIFY(steps && steps->isVisible() && steps->model()->rowCount() > 0);
        const QString before = QStringLiteral("copied before");
        QApplication::clipboard()->setText(before);
        for (QAbstractItemView* view : it.page.findChildren<QAbstractItemView*>()) {
            view->setCurrentIndex({});
            QVERIFY(!view->currentIndex().isValid());
            QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
            QCOMPARE(QApplication::clipboard()->text(), before);
        }
        QVERIFY(!it.list()->model()->data({}, Qt::DisplayRole).isValid());
        QVERIFY(it.row(0).data().isValid());
    }

    // ✓ and ✗ are painted in their colours beside the move.
    void ticksAndCrossesAreSeen()
    {
        const QPalette palette = QApplication::palette();
        const widgets::Theme& theme = widgets::Theme::of(palette);
        Line it(Opponent::Person);
        it.page.session().setNotation(QStringLiteral("3 4 5"));
        it.page.session().play({0, 2, 0}); // right
        it.page.session().play({1, 4, 0}); // nothing would have won
        it.page.session().play({2, 5, 0}); // an error: 4 would have won
        QVERIFY(it.has(it.pill(1), theme.goodText));
        QVERIFY(!it.has(it.pill(2), theme.goodText));
        QVERIFY(it.has(it.pill(3), theme.wonText));
        // What is hidden is hidden here too.
        it.page.session().setOption(&teaching::Options::coach, false);
        it.page.session().setVerdictShown(false);
        QVERIFY(!it.has(it.pill(1), theme.goodText));
        QVERIFY(!it.has(it.pill(3), theme.wonText));
        QVERIFY(!it.spoken(1).contains(QStringLiteral("right")));
        QVERIFY(!it.spoken(1).contains(QStringLiteral("-position")));
    }

    // Neither a mark nor a word of the coach tells who wins before the game has ended; then both do.
    void nothingIsJudgedWhileTheVerdictIsHidden_data()
    {
        QTest::addColumn<Opponent>("opponent");
        QTest::newRow("opponent") << Opponent::Perfect;
        QTest::newRow("two people") << Opponent::Person;
    }
    void nothingIsJudgedWhileTheVerdictIsHidden()
    {
        QFETCH(const Opponent, opponent);
        Line it(opponent);
        it.page.session().setVerdictShown(false);
        it.page.session().setNotation(QStringLiteral("3 4 5"));
        it.page.session().play({2, 5, 0}); // an error, which the opponent uses
        const QString own = QStringLiteral(
            "Your move: take 5 from heap 3. After the game you are told whether it was right.");
        QCOMPARE(it.coach(), own);
        if (opponent == Opponent::Person)
            it.page.session().play({1, 1, 0});
        QTRY_COMPARE(it.page.session().match().plies().size(), std::size_t{2});
        for (const int number : {1, 2}) {
            QVERIFY2(!it.spoken(number).contains(QLatin1Char(';')), qPrintable(it.spoken(number)));
            it.clickRow(number);
            QVERIFY2(it.coach().endsWith(opponent == Opponent::Person || number == 1
                                             ? QStringLiteral("whether it was right.")
                                             : QStringLiteral("move: take 1 from heap 2.")),
                     qPrintable(it.coach()));
            QVERIFY(!it.child<QLabel>("coach")->property("bad").toBool());
        }
        // The eye tells, and hides it again.
        it.clickRow(1);
        it.page.session().setVerdictShown(true);
        QVERIFY(it.coach().startsWith(QStringLiteral("Mistake: you left")));
        QVERIFY(it.spoken(2).contains(QStringLiteral("; right")));
        it.page.session().setVerdictShown(false);
        QCOMPARE(it.coach(), own);
        it.page.session().goTo(2);
        while (!it.page.session().match().isOver()) {
            const auto& heaps = it.page.session().position().heaps;
            const auto heap = static_cast<std::size_t>(std::ranges::max_element(heaps) - heaps.begin());
            const auto plies = it.page.session().match().plies().size();
            it.page.session().play({heap, heaps[heap], 0});
            QTRY_VERIFY(it.page.session().turn() != teaching::Turn::Thinking
                        && it.page.session().match().plies().size() > plies);
        }
        // Also of the moves that one goes back to.
        it.clickRow(1);
        QVERIFY(it.spoken(1).contains(QStringLiteral("; an error")));
        QVERIFY(it.spoken(2).contains(QStringLiteral("; right")));
        QVERIFY2(it.coach().startsWith(QStringLiteral("Here you let the win go")), qPrintable(it.coach()));
    }

    void aClickSaysWhatTheCoachSaid()
    {
        Line it;
        it.page.session().setNotation(QStringLiteral("3 4 5"));
        it.play(2, 5);
        const QString said = it.coach();
        QVERIFY(!said.isEmpty());
        it.play(0, 1);
        QVERIFY(it.coach() != said);
        it.clickRow(1);
        QCOMPARE(it.coach(), said);
        QCOMPARE(it.position(), QStringLiteral("nim: 3 4 0"));
    }
};

LASTSTONE_TEST(MoveListTest, Windows)

} // namespace laststone::move_list_test
#include "move_list_test.moc"
