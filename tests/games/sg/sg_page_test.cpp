// SPDX-License-Identifier: GPL-3.0-or-later
// The SG lesson's page: kinds, rules, listed moves, the way to the other lessons.
#include "page_fixture.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_view.h"
#include "widgets/fields/boxes.h"
#include "widgets/fields/kind_bar.h"
#include "widgets/fields/move_bar.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>

namespace laststone::sg_page_test {

using teaching::Move;
using teaching::Position;
using widgets::LessonPage;

namespace {

class Page : public PageFixture {
public:
    explicit Page(const char* game = "sg") : PageFixture(game) { }
    void choose(const char* name, int index) const
    {
        auto* box = child<QComboBox>(name);
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    void typeRule(const QString& text) const
    {
        auto* line = child<QComboBox>("ruleTextBox")->lineEdit();
        line->setFocus();
        line->selectAll();
        line->insert(text); // as an input method does
        QTest::keyClick(line, Qt::Key_Return);
    }
};

} // namespace

class SgPageTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void everyKindCanBeChosen()
    {
        Page it;
        auto* kinds = it.child<QComboBox>("gameKindBox");
        QVERIFY(kinds->isVisible());
        QCOMPARE(kinds->count(), 4);
        QStringList rules;
        for (const int kind : {1, 2, 3, 0}) {
            it.choose("gameKindBox", kind);
            rules << it.page.session().match().position().rule();
            QCOMPARE(kinds->currentIndex(), kind);
            QCOMPARE(it.child<QComboBox>("ruleTextBox")->currentText(), rules.last());
        }
        QVERIFY(rules[0].contains(QLatin1Char('+')));
        QVERIFY(rules[1].startsWith(QLatin1String("graph")));
        QCOMPARE(rules[2], QStringLiteral("0.77"));
        QCOMPARE(rules[3], QStringLiteral("{1,3,4}"));
        QCOMPARE(rules.removeDuplicates(), 0);
    }

    // A look at another kind costs nothing: what one has typed or drawn is still there.
    void aKindIsLeftAsItWillBeFound()
    {
        Page it;
        auto& session = it.page.session();
        it.choose("gameKindBox", 2);
        it.typeRule(QStringLiteral("graph 1>0;2>1;2>0;3>2"));
        const Position drawn = session.position();
        QVERIFY(drawn.rule().contains(QStringLiteral("3>2")));
        it.choose("gameKindBox", 0);
        it.typeRule(QStringLiteral("{2,5}"));
        it.choose("gameKindBox", 2);
        QVERIFY(session.position() == drawn);
        it.choose("gameKindBox", 0);
        QCOMPARE(session.position().rule(), QStringLiteral("{2,5}"));
        // A game that has been played to its end begins anew.
        session.setOpponent(teaching::Opponent::Person);
        const Position start = session.position();
        for (std::size_t part = 0; !session.match().isOver();) {
            const auto moves = session.position().game->listedMoves(session.position(), part);
            QVERIFY(moves);
            if (moves->empty())
                ++part;
            else
                session.play(moves->front());
        }
        it.choose("gameKindBox", 2);
        it.choose("gameKindBox", 0);
        QVERIFY(session.position() == start);
    }

    void everyPresetIsReadAndPlayable()
    {
        Page it;
        for (int kind = 0; kind < it.child<QComboBox>("gameKindBox")->count(); ++kind) {
            it.choose("gameKindBox", kind);
            auto* rules = it.child<QComboBox>("ruleTextBox");
            QVERIFY(rules->count() >= 3);
            for (int i = 0; i < rules->count(); ++i) {
                it.choose("ruleTextBox", i);
                const Position& position = it.page.session().match().position();
                QCOMPARE(position.rule(), rules->itemData(i).toString());
                QVERIFY(!position.game->check(position));
                QVERIFY(!it.page.session().match().isOver());
                QCOMPARE(it.child<QComboBox>("gameKindBox")->currentIndex(), kind);
            }
        }
    }

    void theChartGoesToWhereANewRuleIsWorthSeeing()
    {
        Page it;
        auto* view = it.page.findChild<widgets::ChartView*>();
        const auto atFirst = view->window().x;
        it.page.session().setNotation(QStringLiteral("sg 0.137: 12 7"));
        QVERIFY(view->window().x.length() > 34); // a period
        it.page.session().setNotation(QStringLiteral("sg {1,3,4}: 5 7"));
        QCOMPARE(view->window().x.first, atFirst.first);
        QCOMPARE(view->window().x.last, atFirst.last);
        // What the person has set stays.
        view->zoom(0.5, QPointF(view->rect().center()));
        const auto chosen = view->window().x;
        QVERIFY(chosen.last > atFirst.last);
        it.page.session().setNotation(QStringLiteral("sg {1,2,3}: 5 7"));
        QCOMPARE(view->window().x.last, chosen.last);
    }

    void aTypedRuleKeepsTheHeaps()
    {
        Page it;
        it.typeRule(QStringLiteral("{2,5}"));
        QCOMPARE(it.position(), QStringLiteral("sg {2,5}: 5 7"));
        // As a Chinese input method types it.
        it.typeRule(QStringLiteral("｛１，２，５｝"));
        QCOMPARE(it.position(), QStringLiteral("sg {1,2,5}: 5 7"));
    }

    void aWrongRuleIsNamedAndNothingIsLost()
    {
        Page it;
        const QString before = it.position();
        auto* error = it.child<QLabel>("ruleError");
        QVERIFY(!error->isVisible());
        it.typeRule(QStringLiteral("{1,x}"));
        QVERIFY(error->isVisible());
        QVERIFY2(error->text().contains(QLatin1Char('4')), qPrintable(error->text())); // the column
        QCOMPARE(it.position(), before);
        QCOMPARE(it.child<QComboBox>("ruleTextBox")->currentText(), QStringLiteral("{1,x}"));
        it.typeRule(QStringLiteral("graph 1>2;2>1"));
        QVERIFY(error->text().contains(QStringLiteral("1 → 2 → 1")));
        QCOMPARE(it.position(), before);
        it.typeRule(QStringLiteral("{1,2}"));
        QVERIFY(!error->isVisible());
        QCOMPARE(it.position(), QStringLiteral("sg {1,2}: 5 7"));
    }

    void aSetHasNoEmptyPlaces_data()
    {
        QTest::addColumn<int>("column"); // 0: it is read
        const auto row = [](const char* text, int column) { QTest::newRow(text) << column; };
        row("sg {1,,3}: 5", 7);
        row("sg {1, ,3}: 5", 8);
        row("sg {1,3,}: 5", 9);
        row("sg {,1}: 5", 5);
        row("sg {,}: 5", 5);
        row("sg {1，，3}: 5", 7); // of a Chinese input method
        row("sg {1}+{2,,5}: 5 6", 11);
        row("sg {1,3,", 8); // no colon yet: here it may still be closed
        row("sg {1,3,: 5", 9);
        row("sg { 1 , 3 }: 5", 0);
        row("sg {1 3}: 5", 0);
        row("sg {1..3,5}: 5", 0);
        row("sg {1,3}: 3, 5", 0); // between heaps blanks and commas are the same
    }
    void aSetHasNoEmptyPlaces()
    {
        QFETCH(int, column);
        Page it;
        const QString before = it.position();
        auto* field = it.child<QLineEdit>("positionEdit");
        field->selectAll();
        field->insert(QString::fromUtf8(QTest::currentDataTag()));
        QTest::keyClick(field, Qt::Key_Return);
        auto* error = it.child<QLabel>("positionError");
        QCOMPARE(error->isVisible(), column != 0);
        QCOMPARE(it.position() == before, column != 0);
        if (column == 0)
            return;
        QVERIFY2(error->text().startsWith(QStringLiteral("Character %1: ").arg(column)),
                 qPrintable(error->text()));
        QCOMPARE(field->cursorPosition(), column - 1);
        if (column > 1) {
            QVERIFY2(error->text().contains(QStringLiteral("a number from 1 to 1000000 is expected")),
                     qPrintable(error->text()));
        }
    }

    void thePartsAreCalledWhatTheyAre()
    {
        Page it;
        for (const char* notation : {"sg {1,3,4}: 5 7", "sg graph 1>0;2>1: 2 1", "sg {1,2}+{2,5}: 5 7",
                                     "sg 0.77: 5 7", "sg grundy: 5 7", "sg graph 1>0;2>1 misere: 2 1"}) {
            it.page.session().setNotation(QString::fromLatin1(notation));
            QCOMPARE(it.position(), QString::fromLatin1(notation));
            const bool isGraph =
                it.page.session().match().position().rule().startsWith(QLatin1String("graph"));
            const QString name = isGraph ? QStringLiteral("Token") : QStringLiteral("Heap");
            QCOMPARE(it.child<QLabel>("heapLabel")->text(), name);
            QCOMPARE(it.child<QWidget>("heapBox")->accessibleName(), name);
            QVERIFY(it.child<QLabel>("xLabel")->isVisible());
            QCOMPARE(it.child<QLabel>("xLabel")->text(), name + QLatin1Char(':'));
        }
    }

    void movesAreChosenFromAList()
    {
        Page it;
        auto* moves = it.child<QComboBox>("moveBox");
        QVERIFY(moves->isVisible());
        QVERIFY(!it.child<widgets::CountBox>("takeBox")->isVisible());
        QCOMPARE(moves->count(), 3);
        QCOMPARE(moves->itemText(1), QStringLiteral("5→2"));
        it.choose("moveBox", 1);
        QCOMPARE(it.page.board()->choice(), std::optional(Move{0, 3, 0}));
        QTest::mouseClick(it.child<QPushButton>("takeButton"), Qt::LeftButton);
        QCOMPARE(it.position(), QStringLiteral("sg {1,3,4}: 2 7"));
        QVERIFY(it.child<QLabel>("coach")->text().startsWith(QLatin1String("Right")));
    }

    // Where a move leads to is seen in a box that is too narrow for all of it.
    void aLongMoveKeepsItsTarget()
    {
        Page it;
        it.page.session().setNotation(QStringLiteral("sg 0.77: 100000"));
        auto* moves = it.child<widgets::MoveBox>("moveBox");
        moves->setFixedWidth(moves->minimumSizeHint().width());
        QCOMPARE(moves->currentText(), QStringLiteral("100000→99999"));
        QVERIFY2(moves->shownText().endsWith(QStringLiteral("→99999")), qPrintable(moves->shownText()));
        QVERIFY(moves->shownText().startsWith(u'…'));
        moves->setFixedWidth(moves->width() * 2);
        QCOMPARE(moves->shownText(), moves->currentText());
    }

    void undoBringsTheRuleBack()
    {
        Page it;
        it.choose("gameKindBox", 3);
        QTest::mouseClick(it.child<QToolButton>("undoButton"), Qt::LeftButton);
        QCOMPARE(it.position(), QStringLiteral("sg {1,3,4}: 5 7"));
        QCOMPARE(it.child<QComboBox>("gameKindBox")->currentIndex(), 0);
    }

    void misereOfALargeSplittingHeapIsRefused()
    {
        Page it;
        it.page.session().setNotation(QStringLiteral("sg 0.77: 500"));
        QSignalSpy messages(&it.page, &LessonPage::message);
        it.choose("playBox", 1);
        QCOMPARE(it.position(), QStringLiteral("sg 0.77: 500"));
        QCOMPARE(it.child<QComboBox>("playBox")->currentIndex(), 0);
        QCOMPARE(messages.size(), 1);
    }

    void specialCasesLeadToTheirLessons_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("here");
        QTest::addColumn<QString>("there");
        QTest::newRow("bash") << "sg"
                              << "sg {1..3}: 21"
                              << "bash 3: 21";
        QTest::newRow("nim") << "sg"
                             << "sg {1..64} misere: 7 9"
                             << "nim misere: 7 9";
        QTest::newRow("from bash") << "bash"
                                   << "bash 2: 9"
                                   << "sg {1,2}: 9";
        QTest::newRow("none") << "sg"
                              << "sg {1,3}: 5" << QString();
        QTest::newRow("too large") << "nim"
                                   << "nim: 65" << QString();
    }
    void specialCasesLeadToTheirLessons()
    {
        QFETCH(QString, game);
        QFETCH(QString, here);
        QFETCH(QString, there);
        Page it(qPrintable(game));
        it.page.session().setNotation(here);
        QString opened;
        connect(&it.page.session(), &teaching::Session::otherGameWanted, this,
                [&](const Position& position) { opened = teaching::notation(position); });
        auto* button = it.child<QToolButton>("relatedButton");
        QVERIFY(button->isVisible());
        QCOMPARE(button->isEnabled(), !there.isEmpty());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(opened, there);
    }
};

LASTSTONE_TEST(SgPageTest, Windows)

} // namespace laststone::sg_page_test
#include "sg_page_test.moc"
