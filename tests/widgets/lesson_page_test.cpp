// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson page played and read as a person does.
#include "widgets/page/lesson_page.h"

#include "games/catalogue.h"
#include "page_fixture.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/celebration.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/chart/chart_view.h"
#include "widgets/fields/boxes.h"
#include "widgets/fields/move_list.h"
#include "widgets/look/theme.h"
#include "widgets/page/tour_panel.h"
#include "widgets/page/verdict_banner.h"
#include "widgets/steps/step_document.h"
#include "widgets/steps/step_panel.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>
#include <QtCharts/QChart>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

namespace laststone::lesson_page_test {

using teaching::Move;
using teaching::Opponent;
using teaching::Side;
using theory::Count;
using widgets::LessonPage;

namespace {

class Page : public PageFixture {
public:
    explicit Page(Opponent opponent = Opponent::Person, const char* game = "nim")
        : PageFixture(game, quietOptions(opponent))
    {
    }
    QLineEdit* field() const { return child<QLineEdit>("positionEdit"); }
    QAbstractButton* eye() const { return child<QAbstractButton>("verdictEye"); }
    QString coach() const { return asRead(child<QLabel>("coach")->text()); }
    void type(const QString& text)
    {
        field()->setFocus();
        field()->selectAll();
        QTest::keyClicks(field(), text);
        QTest::keyClick(field(), Qt::Key_Return);
    }
};

} // namespace

class LessonPageTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void aTypedPositionIsShownEverywhere()
    {
        Page it;
        it.type(QStringLiteral("3, 6  9"));
        QCOMPARE(it.position(), QStringLiteral("nim: 3 6 9"));
        QCOMPARE(it.field()->text(), QStringLiteral("3 6 9"));
        QVERIFY(it.child<widgets::VerdictBanner>("verdict")->text().contains(
            QStringLiteral("nim-sum 12 = 1100₂")));
        QVERIFY(it.page.session().stepCount() > 5);
        QVERIFY(!it.child<QLabel>("positionError")->isVisible());
    }

    void badInputIsExplainedBesideTheFieldAndNothingIsLost_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("empty") << QString() << QStringLiteral("a whole number is expected.");
        QTest::newRow("letter") << QStringLiteral("3 x") << QStringLiteral("“x”");
        QTest::newRow("negative") << QStringLiteral("3 -1") << QStringLiteral("no minus sign");
        QTest::newRow("too large") << QStringLiteral("9223372036854775808") << QStringLiteral("larger than");
        QTest::newRow("unknown game") << QStringLiteral("go: 1 2") << QStringLiteral("name of a game");
    }
    void badInputIsExplainedBesideTheFieldAndNothingIsLost()
    {
        QFETCH(QString, text);
        QFETCH(QString, said);
        Page it;
        it.page.session().play({0, 2, 0});
        const QString before = it.position();
        if (text.isEmpty()) {
            it.field()->setFocus();
            it.field()->clear();
            QTest::keyClick(it.field(), Qt::Key_Return);
        } else {
            it.type(text);
        }
        const auto* error = it.child<QLabel>("positionError");
        QVERIFY(error->isVisible());
        QVERIFY2(error->text().contains(said), qPrintable(error->text()));
        QCOMPARE(it.position(), before);
        QCOMPARE(it.page.session().match().plies().size(), std::size_t{1});
        QCOMPARE(it.field()->text(), text);
        // Typing on takes the complaint away.
        QTest::keyClicks(it.field(), QStringLiteral(" 1"));
        QVERIFY(!error->isVisible());
    }

    void undoAndRedoGoThroughEveryPosition()
    {
        Page it;
        it.type(QStringLiteral("3 5 7"));
        std::vector<QString> seen{it.position()};
        QRandomGenerator random(3);
        while (!it.page.session().match().isOver()) {
            it.page.session().play(
                it.page.session().game().randomMove(it.page.session().match().position(), random));
            seen.push_back(it.position());
        }
        for (std::size_t i = seen.size() - 1; i > 0; --i) {
            QCOMPARE(it.position(), seen[i]);
            it.click("undoButton");
        }
        QCOMPARE(it.position(), seen[0]);
        for (std::size_t i = 1; i < seen.size(); ++i) {
            it.click("redoButton");
            QCOMPARE(it.position(), seen[i]);
        }
        QVERIFY(!it.child<QToolButton>("redoButton")->isEnabled());
    }

    void aNewPositionCanBeUndoneToTheOldGame()
    {
        Page it;
        it.page.session().play({0, 2, 0});
        const QString before = it.position();
        it.type(QStringLiteral("1 2 3"));
        it.click("undoButton");
        QCOMPARE(it.position(), before);
        QCOMPARE(it.page.session().match().plies().size(), std::size_t{1});
    }

    void theOpponentAnswersAndUndoGoesBackToTheLearner()
    {
        Page it(Opponent::Perfect);
        const QString before = it.position();
        it.page.session().play({3, 11, 0});
        QTRY_COMPARE(it.page.session().match().plies().size(), std::size_t{2});
        QVERIFY(it.page.session().match().turn() == Side::Learner);
        it.click("undoButton");
        QCOMPARE(it.position(), before);
        it.click("redoButton");
        QCOMPARE(it.page.session().match().plies().size(), std::size_t{2});
    }

    void theOpponentBeginsWhenItIsToldTo()
    {
        Page it(Opponent::Perfect);
        auto* first = it.child<QComboBox>("firstBox");
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Down);
        emit first->activated(1);
        QTRY_COMPARE(it.page.session().match().plies().size(), std::size_t{1});
        QVERIFY(it.position() != QStringLiteral("nim: 7 9 15 12"));
        QVERIFY(it.page.session().outcome() == theory::Outcome::P);
        QVERIFY(it.page.session().match().plies()[0].side == Side::Other);
    }

    void aWonGameEndsWithItsResult()
    {
        Page it(Opponent::Perfect);
        it.type(QStringLiteral("1 2 2"));
        it.page.session().play({0, 1, 0});
        QVERIFY(it.coach().startsWith(QStringLiteral("Right")));
        while (!it.page.session().match().isOver()) {
            QTRY_VERIFY(it.page.session().match().turn() == Side::Learner
                        || it.page.session().match().isOver());
            if (it.page.session().match().isOver())
                break;
            it.page.session().play(teaching::bestMove(it.page.session().match().position()));
        }
        QVERIFY2(it.coach().contains(QStringLiteral("you have won")), qPrintable(it.coach()));
    }

    // Stones fly up over the board once, and whoever clicks meanwhile clicks the board.
    void aWonGameIsCelebrated()
    {
        teaching::Options options = quietOptions(Opponent::Random);
        options.animation = true;
        PageFixture it("bash", options);
        it.page.session().setNotation(QStringLiteral("bash 3: 5"));
        it.page.session().play({0, 1, 0});
        QVERIFY(!it.page.board()->findChild<widgets::Celebration*>());
        it.page.session().setNotation(QStringLiteral("bash 3: 3"));
        it.page.session().play({0, 3, 0});
        QTRY_VERIFY(it.page.board()->findChild<widgets::Celebration*>());
        const auto* stones = it.page.board()->findChild<widgets::Celebration*>();
        QVERIFY(stones->isVisible() && stones->testAttribute(Qt::WA_TransparentForMouseEvents));
        const QColor good = widgets::Theme::of(it.page.palette()).good;
        const int before = countPixels(it.page.board()->grab().toImage(), good);
        QTRY_VERIFY(countPixels(it.page.board()->grab().toImage(), good) != before);
        QTRY_VERIFY(!it.page.board()->findChild<widgets::Celebration*>());
    }

    // Also where it is the opponent who makes the last move.
    void aGameWonByTheOpponentsLastMoveIsGoodNews()
    {
        Page it(Opponent::Perfect);
        it.type(QStringLiteral("nim misere: 1 1"));
        it.page.session().play({0, 1, 0});
        QTRY_VERIFY(it.page.session().match().isOver());
        QVERIFY2(it.coach().contains(QStringLiteral("you have won")), qPrintable(it.coach()));
        QVERIFY(it.child<QLabel>("coach")->property("good").toBool());
    }

    void theCoachNamesThePunishingReplyAndCanBeTurnedOff()
    {
        Page it;
        it.type(QStringLiteral("3 6 9"));
        it.page.session().play({0, 1, 0});
        QCOMPARE(
            it.coach(),
            QStringLiteral("Mistake: you left nim-sum 13 ≠ 0. Your opponent can now win: take 5 from heap "
                           "3."));
        for (QAction* action : it.page.findChildren<QAction*>()) {
            if (action->text() == QStringLiteral("Coach judges every move"))
                action->trigger();
        }
        QCOMPARE(it.coach(), QString());
    }

    void theMoveListGoesBackAndForth()
    {
        Page it;
        it.type(QStringLiteral("3 5 7"));
        it.page.session().play({2, 1, 0});
        it.page.session().play({1, 5, 0});
        auto* list = it.child<widgets::MoveList>("moves");
        QCOMPARE(list->model()->rowCount(), 3);
        QCOMPARE(list->model()->index(1, 0).data().toString(), QStringLiteral("1  #3 7→6"));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(1, 0)).center());
        QCOMPARE(it.position(), QStringLiteral("nim: 3 5 6"));
        QCOMPARE(list->model()->rowCount(), 3);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(2, 0)).center());
        QCOMPARE(it.position(), QStringLiteral("nim: 3 0 6"));
    }

    void theTakeFieldsMakeMoves()
    {
        Page it;
        auto* heap = it.child<widgets::CountBox>("heapBox");
        auto* take = it.child<widgets::CountBox>("takeBox");
        heap->setFocus();
        heap->selectAll();
        QTest::keyClicks(heap, QStringLiteral("4"));
        take->setFocus();
        take->selectAll();
        QTest::keyClicks(take, QStringLiteral("11"));
        QCOMPARE(it.page.board()->choice(), std::optional(Move{3, 11, 0}));
        QTest::mouseClick(it.child<QPushButton>("takeButton"), Qt::LeftButton);
        QCOMPARE(it.position(), QStringLiteral("nim: 7 9 15 1"));
        it.type(QStringLiteral("0 1"));
        it.child<QPushButton>("takeButton")->setFocus();
        QTest::keyClick(it.child<QPushButton>("takeButton"), Qt::Key_Space);
        QCOMPARE(it.position(), QStringLiteral("nim: 0 0"));
        QVERIFY(it.page.board()->hasFocus());
    }

    // By Up and Down, from the first number to the last and no further.
    void theTakeFieldIsStepped()
    {
        Page it; // 7 9 15 12
        auto* take = it.child<widgets::CountBox>("takeBox");
        take->setFocus();
        QCOMPARE(take->value(), Count{1});
        QTest::keyClick(take, Qt::Key_Up);
        QCOMPARE(take->value(), Count{2});
        QCOMPARE(it.page.board()->choice(), std::optional(Move{0, 2, 0}));
        for (int i = 0; i < 7; ++i)
            QTest::keyClick(take, Qt::Key_Up);
        QCOMPARE(take->value(), Count{7});
        QCOMPARE(it.page.board()->choice(), std::optional(Move{0, 7, 0}));
        for (int i = 0; i < 8; ++i)
            QTest::keyClick(take, Qt::Key_Down);
        QCOMPARE(take->value(), Count{1});
        QCOMPARE(it.page.board()->choice(), std::optional(Move{0, 1, 0}));
    }

    // Of several moves that are asked for, the next is often like the last one.
    void theTakeFieldKeepsItsNumberFromMoveToMove()
    {
        Page it;
        auto& session = it.page.session();
        const auto* kind = teaching::findKind(teaching::commonKinds(), u"all-moves");
        session.ask(*kind->ask({session.position(), {}}), teaching::Asker::Exercise);
        auto* take = it.child<widgets::CountBox>("takeBox");
        take->setFocus();
        take->selectAll();
        QTest::keyClicks(take, QStringLiteral("4"));
        QTest::mouseClick(it.child<QPushButton>("takeButton"), Qt::LeftButton);
        QCOMPARE(session.asking()->picked.size(), std::size_t{1});
        QCOMPARE(take->value(), theory::Count{4});
        session.endQuestion();
        it.type(QStringLiteral("5 6 7"));
        QCOMPARE(take->value(), theory::Count{1});
    }

    void stepsMoveBoardAndChartTogether()
    {
        Page it;
        QSignalSpy changes(&it.page.session(), &teaching::Session::changed);
        QTest::keyClick(it.page.board(), Qt::Key_PageDown);
        QCOMPARE(it.page.session().step(), 0);
        const QImage first = it.page.board()->grab().toImage();
        for (int i = 0; i < 6; ++i)
            QTest::keyClick(it.page.board(), Qt::Key_PageDown);
        QVERIFY(first != it.page.board()->grab().toImage());
        QTest::keyClick(it.page.board(), Qt::Key_PageUp);
        QCOMPARE(it.page.session().step(), 5);
        QCOMPARE(changes.size(), 8);
        it.page.session().play({3, 11, 0});
        QCOMPARE(it.page.session().step(), -1);
    }

    void theChartSetsPositionsAndZooms()
    {
        Page it;
        auto* view = it.page.chart()->view();
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->place({5, 6}).toPoint());
        QCOMPARE(it.position(), QStringLiteral("nim: 5 6 15 12"));
        const auto wide = view->window().x;
        view->zoom(2, view->place({5, 6}));
        QVERIFY(view->window().x.length() < wide.length());
        QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, QPoint(100, 100));
        QCOMPARE(view->window().x.length(), wide.length());
        // Back from a zoom that does not end at whole numbers: what is in sight has its mark.
        view->zoom(2, view->place({5, 6}));
        view->zoom(0.51, view->place({5, 6}));
        QCOMPARE(view->window().x.first, Count{0});
        const auto isMarked = [](const QAbstractSeries* series) {
            const auto* marks = qobject_cast<const QScatterSeries*>(series);
            return marks && marks->points().contains(QPointF(0, 3));
        };
        QVERIFY(std::ranges::any_of(view->chart()->series(), isMarked));
        // A press where nothing is must not crash Qt 6.4.
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, QPoint(1, 1));
        QTest::mouseMove(view->viewport(), view->place({4, 7}).toPoint());
        QTRY_VERIFY(it.child<QLabel>("hover")->text().contains(QStringLiteral("(4, 7)")));
    }

    // The wheel keeps the point under it; keys move by an eighth of what is in sight.
    void theChartIsTurnedToByWheelAndKeys()
    {
        Page it;
        auto* view = it.page.chart()->view();
        const auto whole = view->window();
        const QPointF under = view->place({12, 8});
        QVERIFY(turnWheel(view->viewport(), under.toPoint(), 240));
        QVERIFY(view->window().x.length() < whole.x.length());
        const QPointF away = view->place({12, 8}) - under;
        const QPointF step = view->place({13, 9}) - view->place({12, 8});
        QVERIFY(std::abs(away.x()) < std::abs(step.x()) / 2 && std::abs(away.y()) < std::abs(step.y()) / 2);
        QCOMPARE(it.page.session().position().heaps, (std::vector<Count>{7, 9, 15, 12}));
        view->setFocus();
        const auto zoomed = view->window();
        QTest::keyClick(view, Qt::Key_Right);
        QVERIFY(view->window().x.first > zoomed.x.first);
        QTest::keyClick(view, Qt::Key_Left);
        QTest::keyClick(view, Qt::Key_Up);
        QCOMPARE(view->window().x, zoomed.x);
        QVERIFY(view->window().y.first > zoomed.y.first);
        QTest::keyClick(view, Qt::Key_Down);
        QCOMPARE(view->window(), zoomed);
        QTest::keyClick(view, Qt::Key_Minus);
        QVERIFY(view->window().x.length() > zoomed.x.length());
        QTest::keyClick(view, Qt::Key_0);
        QCOMPARE(view->window(), whole);
    }

    // After large heaps small ones are not a blot in the corner; a view that a person has chosen stays.
    void theChartFitsANewPosition()
    {
        for (const char* const game : {"nim", "wythoff"}) {
            Page it(Opponent::Person, game);
            auto* view = it.page.chart()->view();
            it.page.session().setNotation(QStringLiteral("200 300"));
            QVERIFY(view->window().x.length() >= 300);
            it.page.session().setNotation(QStringLiteral("3 5"));
            QCOMPARE(view->window().x.length(), Count{16});
            view->zoom(0.2, view->place({3, 5}));
            const auto chosen = view->window();
            it.page.session().setNotation(QStringLiteral("4 5"));
            QCOMPARE(view->window(), chosen);
        }
    }

    // Each heap has one point: what is read is that of the heap under the pointer, however high that is, and
    // the wheel acts on the heaps alone.
    void theChartOfBashIsReadByHeaps()
    {
        Page it(Opponent::Person, "bash");
        auto* view = it.page.chart()->view();
        const auto readAt = [&](Count heap, double height) {
            const QPointF place(view->place({heap, 0}).x(),
                                view->place({heap, 0}).y() * (1 - height)
                                    + view->place({heap, 3}).y() * height);
            QTest::mouseMove(view->viewport(), place.toPoint());
            QCoreApplication::processEvents();
            return it.child<QLabel>("hover")->text();
        };
        for (const double height : {0.0, 0.5, 1.0}) {
            QTRY_COMPARE(readAt(13, height), QStringLiteral("(13, 1): N-position"));
            QTRY_COMPARE(readAt(16, height), QStringLiteral("(16, 0): P-position"));
        }
        const auto before = view->window();
        view->zoom(0.5, view->place({21, 1}));
        QVERIFY(view->window().x.length() > before.x.length());
        QCOMPARE(view->window().y, before.y);
    }

    void theAxesHaveAsManyLabelsAsFit()
    {
        for (const char* const game : {"bash", "wythoff", "nim"}) {
            Page it(Opponent::Person, game);
            const auto axes = it.page.chart()->view()->chart()->axes(Qt::Horizontal);
            const auto* axis = qobject_cast<const QValueAxis*>(axes.constFirst());
            QVERIFY(axis);
            QTRY_VERIFY2((axis->max() - axis->min()) / axis->tickInterval() >= 4, game);
        }
    }

    void theChartPansByDrag()
    {
        Page it;
        auto* view = it.page.chart()->view();
        const auto before = view->window().x;
        const QPoint from = view->place({12, 8}).toPoint();
        QTest::mousePress(view->viewport(), Qt::LeftButton, {}, from);
        drag(view->viewport(), from - QPoint(60, 0));
        drag(view->viewport(), from - QPoint(120, 0));
        QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, from - QPoint(120, 0));
        QVERIFY(view->window().x.first > before.first);
        QCOMPARE(it.position(), QStringLiteral("nim: 7 9 15 12"));
    }

    void thePositionIsDraggedOnTheChart()
    {
        Page it(Opponent::Person, "wythoff");
        auto* view = it.page.chart()->view();
        const auto dragTo = [&](const QPointF& to) {
            const auto& heaps = it.page.session().match().position().heaps;
            const QPoint from = view->place({heaps[0], heaps[1]}).toPoint();
            QTest::mousePress(view->viewport(), Qt::LeftButton, {}, from);
            drag(view->viewport(), (QPointF(from) * 0.5 + to * 0.5).toPoint());
            drag(view->viewport(), to.toPoint());
            QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, to.toPoint());
        };
        QCOMPARE(it.position(), QStringLiteral("wythoff: 5 8"));
        dragTo(view->place({10, 4}));
        QCOMPARE(it.position(), QStringLiteral("wythoff: 10 4"));
        // Where a heap would have less than no stones there is no position; the reason is told.
        QSignalSpy said(&it.page, &LessonPage::message);
        const QPointF unit = view->place({1, 0}) - view->place({0, 0});
        dragTo(view->place({0, 4}) - 2 * unit);
        QCOMPARE(it.position(), QStringLiteral("wythoff: 10 4"));
        QCOMPARE(said.size(), 1);
        QVERIFY(it.child<QLabel>("hover")->text().contains(QStringLiteral("no position")));
    }

    void aMillionPairsAreShownAtOnce()
    {
        Page it(Opponent::Person, "wythoff");
        auto* view = it.page.chart()->view();
        // Qt Charts makes every tick at once: with the ticks of the small view this would not return.
        view->focusOn(teaching::PlaneData::Focus{{0, 2'618'000}, {0, 2'618'000}});
        QCoreApplication::processEvents();
        QVERIFY(view->window().x.length() > 2'600'000);
        it.page.chart()->resetAction()->trigger();
        QCOMPARE(view->window().x.length(), theory::Count{16});
    }

    void theRuleOfBashIsChangedOnThePage()
    {
        Page it(Opponent::Person, "bash");
        auto* box = it.child<widgets::CountBox>("ruleBox");
        QVERIFY(box->isVisible());
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("5"));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(it.position(), QStringLiteral("bash 5: 21"));
        it.click("undoButton");
        QCOMPARE(it.position(), QStringLiteral("bash 3: 21"));
        it.type(QStringLiteral("30"));
        QCOMPARE(it.position(), QStringLiteral("bash 3: 30"));
        it.type(QStringLiteral("bash 7 misere: 30"));
        QCOMPARE(it.position(), QStringLiteral("bash 7 misere: 30"));
        QCOMPARE(box->value(), theory::Count{7});
    }

    void oneKeyGoesThroughTheViews()
    {
        Page it(Opponent::Person, "wythoff");
        const int first = it.page.board()->arrangement();
        QTest::keyClick(it.page.board(), Qt::Key_R);
        QCOMPARE(it.page.board()->arrangement(), (first + 1) % 4);
        // In a text field the letter is a letter, and a mistake is told.
        it.type(QStringLiteral("r"));
        QCOMPARE(it.page.board()->arrangement(), (first + 1) % 4);
        QVERIFY(it.child<QLabel>("positionError")->isVisible());
    }

    void theChartIsSavedAndCopied()
    {
        Page it;
        QTemporaryDir folder;
        const auto save = [&](const QString& name, double scale) {
            const auto format = widgets::pictureFormat(name).value();
            return widgets::save(widgets::encode(it.page.chart()->picture(), format, scale),
                                 folder.filePath(name));
        };
        for (const char* const name : {"a.png", "a.svg", "a.pdf"})
            QVERIFY(!save(QLatin1String(name), 2));
        QCOMPARE(QImage(folder.filePath(QStringLiteral("a.png"))).width(),
                 static_cast<int>(std::ceil(it.page.chart()->picture().size.width() * 2)));
        QVERIFY(save(QStringLiteral("no/b.png"), 1));
        it.page.chart()->copyAction()->trigger();
        QVERIFY(!QGuiApplication::clipboard()->image().isNull());
    }

    void aChartThatIsNotShownIsDrawnForAFileAllTheSame()
    {
        Page it(Opponent::Person, "wythoff");
        teaching::Options options = it.page.session().options();
        options.chartPanel = false;
        it.page.session().followOptions(options);
        QVERIFY(!it.page.chart()->isVisible());
        it.type(QStringLiteral("40 70"));
        it.page.chart()->picture();
        // What is in view now, and not what was before: the last pair of the first view is (9, 15).
        QVERIFY(it.page.chart()->view()->window().x.contains(40));
        QVERIFY(it.page.chart()->view()->accessibleDescription().contains(QStringLiteral("(24, 39)")));
    }

    // A fixed-width face has no Chinese characters; others would be looked for in whatever face there is.
    void onlyTheDigitsOfATableAreOfFixedWidth()
    {
        teaching::BinaryTable table;
        table.rows = {{0, 5}};
        table.skipped = 3;
        table.width = 3;
        table.ones = {1, 0, 1};
        table.sum = 5;
        QTextDocument document;
        document.setHtml(widgets::tableHtml(table, widgets::Theme::light()));
        QStringList plain;
        int digits = 0;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                const bool fixed = format.fontFamilies().toStringList().contains(QStringLiteral("monospace"));
                const QString said = it.fragment().text().trimmed();
                if (!fixed)
                    plain << said;
                else if (!said.isEmpty())
                    ++digits;
            }
        }
        const auto labels = teaching::tableLabels(teaching::Voice::installed(), table.skipped);
        QCOMPARE(plain, QStringList({labels.skipped, labels.ones, labels.sum}));
        QCOMPARE(digits, 1 + 4 * table.width); // and the number of the one row
    }

    // A table says what its columns stand for, and in two languages what its rows are.
    void aTableNamesItsColumnsAndRows()
    {
        teaching::BinaryTable table;
        table.rows = {{0, 7}, {1, 9}};
        table.width = 4;
        table.ones = {2, 1, 1, 1};
        const auto read = [&](const widgets::SecondLabels& second) {
            QTextDocument document;
            document.setHtml(widgets::tableHtml(table, widgets::Theme::light(), 2, second));
            return document.toPlainText().simplified();
        };
        QVERIFY2(read({}).startsWith(QStringLiteral("8 4 2 1 7 0 1 1 1")), qPrintable(read({})));
        QVERIFY2(read({teaching::TableLabels{QStringLiteral("個數"), {}, {}}})
                     .contains(QStringLiteral("ones · 個數")),
                 qPrintable(read({teaching::TableLabels{QStringLiteral("個數"), {}, {}}})));
        table.width = 12; // too narrow for such numbers
        table.ones.resize(12);
        QVERIFY2(!read({}).contains(QStringLiteral("2048")), qPrintable(read({})));
    }

    void hintsShowAWinningMove()
    {
        Page it;
        // By degrees, also where the coach says nothing by itself.
        it.page.session().setOption(&teaching::Options::coach, false);
        it.click("hintButton");
        QVERIFY(it.coach().startsWith(QStringLiteral("Hint: Write the heaps in binary")));
        QVERIFY(!it.page.board()->choice());
        it.click("hintButton");
        QVERIFY(it.coach().startsWith(QStringLiteral("Hint: Begin with column 8")));
        it.click("hintButton");
        QVERIFY(it.coach().startsWith(QStringLiteral("Hint: take 5 from heap 2")));
        QCOMPARE(it.page.board()->choice(), std::optional(Move{1, 5, 0}));
    }

    void theFieldsNameTheHeapOfTheKeyboard()
    {
        Page it;
        const auto* heap = it.child<widgets::CountBox>("heapBox");
        QTest::keyClick(it.page.board(), Qt::Key_Down);
        QCOMPARE(heap->value(), theory::Count{2});
        QTest::keyClick(it.page.board(), Qt::Key_Right);
        QTest::keyClick(it.page.board(), Qt::Key_Up);
        QVERIFY(!it.page.board()->choice());
        QCOMPARE(heap->value(), theory::Count{1});
        // A heap that is gone leaves both at the first one that is there.
        it.page.session().setNotation(QStringLiteral("nim: 0 4 5"));
        QCOMPARE(heap->value(), theory::Count{2});
        QTest::keyClick(it.page.board(), Qt::Key_3);
        QCOMPARE(it.page.board()->choice(), std::optional(Move{1, 3, 0}));
    }

    void misereIsChosenAndUndone()
    {
        Page it;
        auto* play = it.child<QComboBox>("playBox");
        play->setCurrentIndex(1);
        emit play->activated(1);
        QCOMPARE(it.position(), QStringLiteral("nim misere: 7 9 15 12"));
        it.click("undoButton");
        QCOMPARE(play->currentIndex(), 0);
    }

    void theTourPutsPositionsOnTheBoard()
    {
        Page it;
        auto* tabs = it.child<QTabWidget>("sideTabs");
        tabs->setCurrentIndex(0);
        QVERIFY(it.page.findChild<widgets::TourPanel*>()->sectionCount() >= 10);
        emit it.page.findChild<widgets::TourPanel*>()->findChild<QTextBrowser*>()->anchorClicked(
            QUrl(QStringLiteral("position:1,2,3")));
        QCOMPARE(it.position(), QStringLiteral("nim: 1 2 3"));
        emit it.page.findChild<widgets::TourPanel*>()->findChild<QTextBrowser*>()->anchorClicked(
            QUrl(QStringLiteral("position:nim-misere:3,4,5")));
        QCOMPARE(it.position(), QStringLiteral("nim misere: 3 4 5"));
    }

    // Else whoever clicks on and on would soon click beside it.
    void theNextButtonStaysUnderTheMouse()
    {
        Page it;
        it.page.session().setNotation(QStringLiteral("7 9 15 12"));
        auto* next = it.page.steps()->findChild<QToolButton*>(QStringLiteral("nextButton"));
        QApplication::processEvents();
        const QRect before = next->geometry();
        const int steps = it.page.session().stepCount();
        QVERIFY(steps > 9);
        for (int step = 0; step < steps; ++step) {
            QTest::mouseClick(next, Qt::LeftButton);
            QApplication::processEvents();
            QCOMPARE(next->geometry(), before);
        }
        QCOMPARE(it.page.session().step(), steps - 1);
    }

    // As it is drawn; also where the step alone is another.
    void theChartSaysHowAMoveIsAnswered()
    {
        Page it;
        it.page.session().setNotation(QStringLiteral("5 5"));
        widgets::ChartView* view = it.page.chart()->view();
        for (int step = 0; step < it.page.session().stepCount(); ++step) {
            it.page.session().setStep(step);
            const auto arrows = view->arrows();
            const QString text = view->accessibleDescription();
            QCOMPARE(text.contains(QStringLiteral("its answer")), arrows.answer.has_value());
            if (arrows.answer) {
                const auto& end = *arrows.answer;
                QVERIFY(text.contains(QStringLiteral("its answer to (%1, %2)").arg(end.x).arg(end.y)));
            }
        }
        QVERIFY(view->arrows().answer); // every move is answered
    }

    // Its points and the sign of the position would tell who wins.
    void theChartIsHiddenWithTheVerdict()
    {
        Page it;
        it.page.session().setNotation(QStringLiteral("3 5"));
        widgets::ChartView* view = it.page.chart()->view();
        const QPointF lost = view->place({3, 3});
        QVERIFY(view->pointAt(lost));
        const QString title = view->chart()->title();
        const auto points = [view] {
            qsizetype count = 0;
            for (const QAbstractSeries* series : view->chart()->series()) {
                if (const auto* scatter = qobject_cast<const QScatterSeries*>(series))
                    count += scatter->count();
            }
            return count;
        };
        QVERIFY(points() > 10);
        QVERIFY(view->accessibleDescription().contains(QStringLiteral("(3, 3)")));
        QTest::mouseClick(it.eye(), Qt::LeftButton);
        QCOMPARE(points(), 0);
        QVERIFY(!view->pointAt(lost));
        QCOMPARE(view->chart()->title(), QStringLiteral("The chart is hidden with the verdict"));
        QCOMPARE(view->accessibleName(), view->chart()->title());
        QCOMPARE(view->accessibleDescription(), QString());
        it.page.session().setNotation(QStringLiteral("4 4"));
        QCOMPARE(points(), 0);
        QTest::mouseClick(it.eye(), Qt::LeftButton);
        QVERIFY(points() > 10);
        QCOMPARE(view->chart()->title(), title);
    }

    void copiedStepsAreTextAndMarkdown()
    {
        Page it;
        it.page.steps()->copyActions()[0]->trigger();
        QVERIFY(
            QGuiApplication::clipboard()->text().contains(QStringLiteral("2. Write every heap in binary")));
        it.page.steps()->copyActions()[1]->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("# nim: 7 9 15 12")));
    }
};
LASTSTONE_TEST(LessonPageTest, Windows)

} // namespace laststone::lesson_page_test
#include "lesson_page_test.moc"
