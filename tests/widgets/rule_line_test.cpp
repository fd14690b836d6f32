// SPDX-License-Identifier: GPL-3.0-or-later
// What stands above every board: the rule, and whose turn it is. A position that is looked at stays.
#include "app/language.h"
#include "page_fixture.h"
#include "positions.h"
#include "test_main.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/chart/chart_view.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>

#include <functional>
#include <set>

namespace laststone::rule_line_test {

using teaching::Opponent;
using teaching::Side;
using teaching::Turn;

namespace {

// The rules of every lesson, in normal and misère play.
QStringList positionsOf(const widgets::Lesson& lesson)
{
    QStringList all{teaching::notation(lesson.first)};
    for (const widgets::LessonKind& kind : lesson.kinds) {
        const auto read = lesson.family.read(kind.presets.front().rule, 0);
        all << teaching::notation(teaching::firstPosition(std::get<0>(read)));
    }
    all.removeDuplicates();
    for (const QString& text : QStringList(all)) {
        QString misere = text;
        all << misere.replace(QStringLiteral(": "), QStringLiteral(" misere: "));
    }
    return all;
}

// A page on which the opponent would begin, and thinks for a moment only.
class Looked : public PageFixture {
public:
    Looked() : PageFixture("nim", quietOptions(Opponent::Perfect))
    {
        page.session().setThinking(0);
        page.session().setFirst(Side::Other);
    }
    void verifyItStays(const QString& text)
    {
        QCOMPARE(position(), text);
        QVERIFY(page.session().turn() == Turn::Waiting);
        QTest::qWait(30);
        QCOMPARE(position(), text);
        QCOMPARE(child<QLabel>("turn")->text(), QStringLiteral("The opponent’s move"));
        QVERIFY(child<QWidget>("beginButton")->isVisible());
    }
};

} // namespace

class RuleLineTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void theRuleStandsAboveEveryBoard_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const widgets::Lesson* lesson : games::lessons())
            QTest::newRow(qPrintable(lesson->id())) << lesson->id();
    }
    void theRuleStandsAboveEveryBoard()
    {
        QFETCH(const QString, lesson);
        app::Translations translations;
        std::set<QString> sentences;
        std::size_t count = 0;
        for (const app::Language& language : app::languages()) {
            QVERIFY(!translations.select(language));
            PageFixture it(qPrintable(lesson));
            for (const QString& text : positionsOf(it.page.lesson())) {
                it.page.session().setPosition(positionOf(text));
                const auto* rule = it.child<QLabel>("ruleSentence");
                QVERIFY(rule->isVisible());
                QVERIFY(!rule->text().isEmpty());
                // Misère play, every rule and every language say something else.
                sentences.insert(rule->text());
                QVERIFY2(sentences.size() == ++count, qPrintable(text + QLatin1Char(' ') + rule->text()));
                QVERIFY(it.child<QWidget>("turn")->isVisible());
            }
        }
        QVERIFY(!translations.select(app::languages()[0]));
    }

    void whatIsLookedAtStays()
    {
        Looked it;
        auto* field = it.child<QLineEdit>("positionEdit");
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("3 4 5\r"));
        it.verifyItStays(QStringLiteral("nim: 3 4 5"));

        auto* view = it.page.chart()->view();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->place({2, 1}).toPoint());
        it.verifyItStays(QStringLiteral("nim: 2 1 5"));

        auto* tour = it.child<QWidget>("tourPanel");
        it.child<QTabWidget>("sideTabs")->setCurrentWidget(tour);
        emit tour->findChild<QTextBrowser*>(QStringLiteral("text"))
            ->anchorClicked(QUrl(QStringLiteral("position:nim:1,2,3")));
        it.verifyItStays(QStringLiteral("nim: 1 2 3"));

        // Until the learner begins: by having it begin, or by moving.
        it.click("beginButton");
        QTRY_COMPARE(it.page.session().match().plies().size(), std::size_t{1});
        QVERIFY(it.page.session().turn() == Turn::Learner);
        it.page.session().setNotation(QStringLiteral("nim: 3 4 5"));
        it.page.session().play({0, 2, 0});
        QTRY_COMPARE(it.page.session().match().plies().size(), std::size_t{2});
        QVERIFY(it.page.session().match().first() == Side::Learner);
    }

    // Whichever way something else comes on the board, the button leads back to the game that is played.
    void theGameIsKeptBehindWhatIsLookedAt()
    {
        PageFixture it("nim", quietOptions(Opponent::Person));
        auto& session = it.page.session();
        session.play({0, 2, 0});
        session.play({2, 4, 0});
        const auto line = session.history().line();
        auto* back = it.child<QToolButton>("backButton");
        auto* view = it.page.chart()->view();
        const auto clickChart = [&] {
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->place({2, 1}).toPoint());
        };
        const auto type = [&] {
            auto* field = it.child<QLineEdit>("positionEdit");
            field->selectAll();
            QTest::keyClicks(field, QStringLiteral("3 4 5\r"));
        };
        const auto openRandom = [&] { it.child<QAction>("randomEasyAction")->trigger(); };
        for (const std::function<void()>& look : {std::function<void()>(clickChart), {type}, {openRandom}}) {
            QVERIFY(!back->isVisible());
            look();
            QVERIFY(session.match().plies().empty());
            QVERIFY(back->isVisible());
            clickChart(); // one more, and a move there
            session.play(session.game().randomMove(session.position(), *QRandomGenerator::global()));
            QVERIFY(back->isVisible());
            QTest::mouseClick(back, Qt::LeftButton);
            QVERIFY(session.history().line() == line);
        }
        // A new game is meant to take its place.
        clickChart();
        it.child<QAction>("newGameAction")->trigger();
        QVERIFY(!back->isVisible());
    }
};

LASTSTONE_TEST(RuleLineTest, Windows)

} // namespace laststone::rule_line_test
#include "rule_line_test.moc"
