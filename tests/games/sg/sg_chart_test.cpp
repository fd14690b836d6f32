// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of the SG lesson against the rules alone, and the work behind it.

#include "chart_word.h"
#include "games/catalogue.h"
#include "games/sg/sg_games.h"
#include "gui_test.h"
#include "paths.h"
#include "positions.h"
#include "teaching/moves.h"
#include "teaching/notation.h"
#include "test_main.h"
#include "test_settings.h"
#include "watchdog.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"

#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QThreadPool>
#include <QTimer>
#include <QtCharts/QChart>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <cmath>
#include <ctime>
#include <set>

namespace laststone::sg_chart_test {

using teaching::PlaneBand;
using teaching::PlanePoint;
using teaching::PlaneWindow;
using teaching::Position;
using theory::Count;
using theory::Outcome;
using theory::Play;
using widgets::ChartFeed;

namespace {

Position position(const QString& rule, std::vector<Count> heaps, Play play = Play::Normal)
{
    return {gameOf(QStringLiteral("sg"), rule), play, std::move(heaps)};
}

// An octal game without a period among the first million values, each of which takes longer than the last.
const QString kSlow = QStringLiteral("0.6");

bool has(const std::vector<PlanePoint>& points, const PlanePoint& point)
{
    return std::ranges::find(points, point) != points.end();
}

PlaneWindow windowTo(Count last, std::size_t heap = 0)
{
    return {heap, heap == 0 ? std::size_t{1} : std::size_t{0}, {0, last}, {0, 20}};
}

const teaching::Plane& planeOf(const Position& shown)
{
    return games::findLesson(QStringLiteral("sg"))->planeOf(shown);
}

teaching::PlaneData dataIn(const Position& shown, const PlaneWindow& window)
{
    return planeOf(shown).data(shown, window);
}

teaching::PlaneTarget positionAt(const Position& shown, const PlaneWindow& window, const PlanePoint& point)
{
    return planeOf(shown).positionAt(shown, window, point);
}

teaching::Sentence pointText(const Position& shown, const PlaneWindow& window, const PlanePoint& point)
{
    return planeOf(shown).pointText(shown, window, point);
}

std::shared_ptr<games::HeapSeries> seriesOf(const Position& shown)
{
    return games::SgGame::of(shown).series(0);
}

// g(0) .. g(to) of a set, from the definition.
std::vector<Count> valuesOf(const std::vector<Count>& set, Count to)
{
    std::vector<Count> values;
    for (Count n = 0; n <= to; ++n) {
        std::set<Count> seen;
        for (const Count taken : set) {
            if (taken <= n)
                seen.insert(values[n - taken]);
        }
        Count value = 0;
        while (seen.contains(value))
            ++value;
        values.push_back(value);
    }
    return values;
}

// Rows of a file of tests/data, without the head, split at tabs.
QList<QStringList> rows(const char* name)
{
    QFile file(tests::projectFile(QStringLiteral("tests/data/") + QLatin1String(name)));
    QList<QStringList> result;
    if (!file.open(QIODevice::ReadOnly))
        return result;
    file.readLine();
    while (!file.atEnd())
        result << QString::fromUtf8(file.readLine()).trimmed().split(QLatin1Char('\t'));
    return result;
}

// Whether a word that is no mark's own stands on one.
bool coversAMark(const widgets::ChartView& view)
{
    for (const auto* series : view.chart()->series()) {
        const auto* marks = qobject_cast<const QScatterSeries*>(series);
        for (const QPointF& point : marks ? marks->points() : QList<QPointF>()) {
            QRectF mark(0, 0, marks->markerSize(), marks->markerSize());
            mark.moveCenter(view.chart()->mapToPosition(point));
            for (const QRectF& word : view.wordPlaces()) {
                if (word.intersects(mark))
                    return true;
            }
        }
    }
    return false;
}

// How long this thread has been at work: unlike the time of day it is the same beside busy programs.
double busyMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

class Panel {
public:
    explicit Panel(const Position& shown)
        : session({lesson().first, oneStep, games::families()}, quietOptions())
    {
        session.beginWith(shown);
        panel.setSession(lesson(), session);
        panel.resize(620, 380);
        show(panel);
    }
    // The lesson's own steps would work out values of their own.
    static teaching::Explanation oneStep(const Position& shown) { return {shown, {teaching::Step()}}; }
    static const widgets::Lesson& lesson() { return *games::findLesson(QStringLiteral("sg")); }
    ChartFeed* feed() const { return panel.findChild<ChartFeed*>(); }
    void zoomOut() const { view()->zoom(1e-9, view()->place({20, 0})); }
    widgets::ChartView* view() const { return const_cast<widgets::ChartPanel&>(panel).view(); }
    QProgressBar* bar() const { return panel.findChild<QProgressBar*>(); }

    teaching::Session session;
    widgets::ChartPanel panel;
};

} // namespace

class SgChartTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void theValuesAreThoseOfTheDefinition()
    {
        const std::vector<std::vector<Count>> sets{{1, 3, 4}, {2, 5, 7}, {3, 5}, {4, 9}};
        for (const auto& set : sets) {
            QStringList numbers;
            for (const Count number : set)
                numbers << QString::number(number);
            const QString rule = QLatin1Char('{') + numbers.join(QLatin1Char(',')) + QLatin1Char('}');
            const auto values = valuesOf(set, 200);
            const auto data = dataIn(position(rule, {11}), windowTo(200));
            QVERIFY(data.drawable);
            QVERIFY(data.isSequence);
            QCOMPARE(data.lost.size() + data.others.size(), values.size());
            for (Count n = 0; n <= 200; ++n)
                QVERIFY(has(values[n] == 0 ? data.lost : data.others, {n, values[n]}));
            QCOMPARE(data.current, (PlanePoint{11, values[11]}));
        }
    }

    // Wherever it leads: what is in view is found when it is known where that is.
    void aMoveComputesTheChartOnce()
    {
        static teaching::Plane plane;
        static int asked = 0;
        const struct {
            const char* lesson;
            const char* rule;
            std::vector<Count> heaps;
            teaching::Move far;
        } games[] = {{"nim", "", {40, 9, 5}, {0, 38, 0}},
                     {"bash", "300", {900}, {0, 300, 0}},
                     {"sg", "{1,3,4,800}", {900}, {0, 800, 0}}};
        for (const auto& [word, rule, heaps, far] : games) {
            widgets::Lesson one = *games::findLesson(QLatin1String(word));
            const Position first{gameOf(QLatin1String(word), QLatin1String(rule)), Play::Normal, heaps};
            teaching::Plane& counted = one.kinds.empty() ? one.plane : one.kinds[one.kindOf(first)].plane;
            plane = counted;
            counted.data = [](const Position& shown, const PlaneWindow& window) {
                ++asked;
                return plane.data(shown, window);
            };
            counted.work = nullptr; // which would have it drawn again
            teaching::Session session({one.first, Panel::oneStep, games::families()}, quietOptions());
            session.beginWith(first);
            widgets::ChartPanel panel;
            panel.setSession(one, session);
            panel.resize(620, 380);
            show(panel);
            widgets::ChartView* view = panel.view();
            for (const teaching::Move& move : {far, teaching::Move{0, 1, 0}}) {
                view->focusOn({{heaps[0] - 8, heaps[0] + 8}, {0, 16}});
                asked = 0;
                session.play(move);
                QCOMPARE(asked, 1);
                QVERIFY(view->isPositionInView());
                QVERIFY(view->data().current.x < heaps[0]);
            }
        }
    }

    // Of a sum, P is where the other heaps have the same value together.
    void sumsShowWhatTheRulesSay()
    {
        const std::vector<Position> all{
            position(QStringLiteral("{1,3,4}"), {5, 7}),
            position(QStringLiteral("{1,3,4}"), {5, 7}, Play::Misere),
            position(QStringLiteral("{1,3,4}"), {1, 7, 7}, Play::Misere),
            position(QStringLiteral("{2,5}"), {9, 4, 12}),
            position(QStringLiteral("{1,3,4}+{2,5}"), {6, 9}),
            position(QStringLiteral("0.77"), {4, 9}),
            position(QStringLiteral("0.77"), {4, 5}, Play::Misere),
            position(QStringLiteral("grundy"), {8, 5}),
            position(QStringLiteral("0.137"), {0, 3}),
            position(QStringLiteral("graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5"), {6, 3}),
            position(QStringLiteral("graph 10>4;20>4;20>10;30>20"), {30, 20}),
            position(QStringLiteral("graph 1>0;2>0;2>1;3>2"), {3, 2}, Play::Misere),
        };
        int won = 0;
        for (const Position& whole : all) {
            if (whole.game->check(whole))
                continue;
            for (std::size_t heap = 0; heap < whole.heaps.size(); ++heap) {
                const PlaneWindow window = windowTo(14, heap);
                const auto data = dataIn(whole, window);
                const auto at = [&](const PlanePoint& point) {
                    return std::get<Position>(positionAt(whole, window, point));
                };
                QCOMPARE(at(data.current), whole);
                QCOMPARE(data.outcome, whole.game->outcome(whole));
                for (const PlanePoint& point : data.lost)
                    QCOMPARE(at(point).game->outcome(at(point)), Outcome::P);
                for (const PlanePoint& point : data.others)
                    QCOMPARE(at(point).game->outcome(at(point)), Outcome::N);
                QVERIFY(!data.lost.empty() || !data.others.empty());
                std::set<std::vector<Count>> results;
                for (const teaching::Move& move : whole.game->winningMoves(whole))
                    results.insert(whole.game->after(whole, move).heaps);
                std::set<std::vector<Count>> shown;
                for (const PlanePoint& point : data.winning) {
                    QVERIFY(results.contains(at(point).heaps));
                    shown.insert(at(point).heaps);
                }
                // And none is left out that changes this heap alone into one.
                for (const auto& result : results) {
                    for (Count x = 0; x <= 14; ++x) {
                        const auto target = positionAt(whole, window, {x, 0});
                        const auto* reached = std::get_if<Position>(&target);
                        if (reached && reached->heaps == result && x != data.current.x)
                            QVERIFY2(shown.contains(result), qPrintable(teaching::notation(whole)));
                    }
                }
                won += static_cast<int>(shown.size());
                QCOMPARE(data.lines.size(), whole.play == Play::Normal ? 1U : 0U);
            }
        }
        QVERIFY(won > 10);
    }

    // The largest values that sets have, some hundred more than the usual ones.
    void misereOfLargeValues()
    {
        const auto whole = position(QStringLiteral("{1..200}"), {30, 190}, Play::Misere);
        const PlaneWindow window = windowTo(200);
        const auto data = dataIn(whole, window);
        QCOMPARE(data.lost, (std::vector<PlanePoint>{{190, 190}}));
        QCOMPARE(data.others.size(), std::size_t{200});
        QVERIFY(data.unknown.empty());
        for (const PlanePoint& point : data.others) {
            const auto other = std::get<Position>(positionAt(whole, window, point));
            QCOMPARE(other.game->outcome(other), Outcome::N);
        }
    }

    void outcomesThatAreNotKnownAreNotTold()
    {
        QStringList edges; // a long way, where each look ahead would take long
        for (int vertex = 60; vertex > 0; --vertex)
            edges << QStringLiteral("%1>%2").arg(vertex).arg(vertex - 1);
        const QString rule = QStringLiteral("graph ") + edges.join(QLatin1Char(';'));
        const auto whole = position(rule, {60, 30}, Play::Misere);
        const auto data = dataIn(whole, windowTo(60));
        QCOMPARE(data.unknown.size(), 60U);
        QCOMPARE(data.lost.size() + data.others.size(), 1U);
        QVERIFY(
            has(data.others, {60, 0})); // of the position itself it is known: an even number of moves is left
        const QString said = teaching::Voice::installed().say(pointText(whole, windowTo(60), {51, 1}));
        QCOMPARE(said, QStringLiteral("g(51) = 1"));
    }

    void periodsAreShadedAsProven()
    {
        int sets = 0;
        for (const QStringList& row : rows("subtraction.tsv")) {
            const Count pre = row[1].toULongLong();
            const Count period = row[2].toULongLong();
            if (pre + 2 * period > 800)
                continue;
            ++sets;
            const auto shown = position(QStringLiteral("{%1}").arg(row[0]), {1});
            const auto data = dataIn(shown, windowTo(pre + 2 * period - 1));
            std::vector<PlaneBand> strong;
            std::vector<PlaneBand> periods;
            for (const PlaneBand& band : data.bands)
                (band.shade == PlaneBand::Shade::Strong ? strong : periods).push_back(band);
            QCOMPARE(strong.size(), pre > 0 ? 1U : 0U);
            if (pre > 0)
                QCOMPARE(strong[0].x, (teaching::PlaneRange{0, pre - 1}));
            QCOMPARE(periods.size(), 2U);
            QCOMPARE(periods[0].x, (teaching::PlaneRange{pre, pre + period - 1}));
            QCOMPARE(periods[1].x, (teaching::PlaneRange{pre + period, pre + 2 * period - 1}));
            QVERIFY(periods[0].shade != periods[1].shade);
            const QStringList values = row[3].split(QLatin1Char(' '));
            for (qsizetype n = 0; n < values.size() && static_cast<Count>(n) < pre + 2 * period; ++n) {
                const PlanePoint point{static_cast<Count>(n), values[n].toULongLong()};
                QVERIFY(has(point.y == 0 ? data.lost : data.others, point));
            }
        }
        QVERIFY(sets >= 5);
        const auto open = dataIn(position(QStringLiteral("grundy"), {20}), windowTo(100));
        QVERIFY(open.bands.empty());
        QVERIFY(teaching::Voice::installed().say(open.title).contains(QStringLiteral("no period is proven")));
        const auto closed = dataIn(position(QStringLiteral("{1,3,4}"), {20}), windowTo(100));
        QCOMPARE(teaching::Voice::installed().say(closed.title),
                 QStringLiteral("g(n): period 7 from n = 0 on, proven"));
    }

    void theExceptionsAreFramed()
    {
        const auto framed = [](const QString& rule) {
            std::vector<Count> heaps;
            for (const auto& point : dataIn(position(rule, {30}), windowTo(200)).exceptions)
                heaps.push_back(point.x);
            return heaps;
        };
        QCOMPARE(framed(QStringLiteral("0.137")), (std::vector<Count>{0, 14, 16, 17, 31, 34, 51}));
        QCOMPARE(framed(QStringLiteral("0.77")),
                 (std::vector<Count>{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}));
        QVERIFY(framed(QStringLiteral("{1,3,4}")).empty());
        // The title says what a frame is where there is one.
        const auto title = [](Count heap, const teaching::PlaneRange& x) {
            auto window = windowTo(x.last);
            window.x = x;
            return teaching::Voice::installed().say(
                dataIn(position(QStringLiteral("0.77"), {heap}), window).title);
        };
        QVERIFY(title(30, {0, 107}).contains(u'□'));
        QCOMPARE(title(500, {446, 554}), QStringLiteral("g(n): period 12 from n = 71 on, proven"));
    }

    // Far away from 0 the period tells the values.
    void largeHeapsHaveTheirValues()
    {
        const Count base = 1'000'000'000'000'000'000;
        const auto shown = position(QStringLiteral("{1,3,4}"), {base});
        const auto data = dataIn(shown, {0, 1, {base - 20, base + 20}, {0, 9}});
        const auto values = valuesOf({1, 3, 4}, 6);
        QCOMPARE(data.lost.size() + data.others.size(), 41U);
        for (const PlanePoint& point : data.others)
            QCOMPARE(point.y, values[point.x % 7]);
        QVERIFY(has(data.lost, {base - base % 7, 0}));
        QVERIFY(data.focus->x.contains(base));
    }

    void positionsThatCannotBeAreRefused()
    {
        const auto whole = position(QStringLiteral("grundy"), {20});
        const auto target = positionAt(whole, windowTo(40), {20'000, 1});
        QVERIFY(std::holds_alternative<teaching::Sentence>(target));
        const auto graph = position(QStringLiteral("graph 1>0"), {1});
        QVERIFY(std::holds_alternative<teaching::Sentence>(positionAt(graph, windowTo(4), {2, 0})));
        QCOMPARE(std::get<Position>(positionAt(graph, windowTo(4), {0, 3})).heaps, std::vector<Count>{0});
    }

    void thinnedValuesLoseNothingThatIsSeen()
    {
        std::vector<games::HeapSeries::Value> values;
        for (Count n = 0; n < 100'000; ++n)
            values.push_back(static_cast<games::HeapSeries::Value>(n * n % 97 % 23));
        values[54'321] = 60; // one alone
        for (const Count first : {Count{0}, Count{12'345}}) {
            const auto points = games::thinned(first, values, 0);
            QVERIFY(points.lost.size() <= teaching::kMostPlanePoints);
            QVERIFY(points.others.size() <= teaching::kMostPlanePoints);
            QVERIFY(points.others.size() > teaching::kMostPlanePoints / 4);
            QVERIFY(has(points.others, {first + 54'321, 60}));
            QCOMPARE(points.largest, 60U);
            std::set<std::pair<Count, Count>> cells;
            for (const auto* list : {&points.lost, &points.others}) {
                for (const PlanePoint& point : *list) {
                    QCOMPARE(point.y, Count{values[point.x - first]});
                    QVERIFY(cells.insert({point.x / points.each, point.y}).second);
                }
            }
            // Whatever value is in a cell is shown in it.
            for (Count i = 0; i < values.size(); ++i)
                QVERIFY(cells.contains({(first + i) / points.each, values[i]}));
        }
        const auto whole = games::thinned(5, std::span(values).first(900), 0);
        QCOMPARE(whole.each, 1U);
        QCOMPARE(whole.lost.size() + whole.others.size(), 900U);
    }

    void theSameSeriesIsKept()
    {
        const auto whole = position(QStringLiteral("{1,3,4}+{2,5}"), {3, 3});
        const auto alone = position(QStringLiteral("{1,3,4}"), {3, 3});
        const auto workOf = [](const Position& of, std::size_t heap) {
            return planeOf(of).work(of, windowTo(9, heap));
        };
        QCOMPARE(workOf(alone, 0), workOf(alone, 1));
        QCOMPARE(workOf(whole, 1), workOf(whole, 1));
        QVERIFY(workOf(whole, 0) != workOf(whole, 1));
    }

    // The chart grows while a million values are worked out, the window stays responsive, and a cancel is
    // obeyed.
    void aMillionValuesAreFoundBesideTheWindow()
    {
        Panel it(position(kSlow, {20}));
        QVERIFY(!it.feed()->isWorking()); // the first few thousand are there
        const auto series = seriesOf(it.session.position());
        QCOMPARE(series->known(), games::HeapSeries::kFirstOfOctal);
        QVERIFY(!it.bar()->isVisible());
        QSignalSpy news(it.feed(), &ChartFeed::changed);

        double longest = 0;
        double last = 0;
        QTimer pulse;
        connect(&pulse, &QTimer::timeout, this, [&] {
            longest = std::max(longest, busyMs() - last);
            last = busyMs();
        });
        it.zoomOut();
        QApplication::processEvents();
        last = busyMs();
        pulse.start(5);
        QVERIFY(it.feed()->isWorking());
        QTRY_VERIFY_WITH_TIMEOUT(news.size() >= 5, 20'000);
        QTest::qWait(500);
        pulse.stop();
        QVERIFY(it.bar()->isVisible());
        QVERIFY(it.feed()->progress() > 0 && it.feed()->progress() < 1);
        QVERIFY2(longest < 50, qPrintable(QString::number(longest)));
        const Count before = series->known();
        QVERIFY(before > games::HeapSeries::kFirstOfOctal);

        QElapsedTimer timer;
        timer.start();
        it.panel.cancelAction()->trigger();
        QVERIFY(QThreadPool::globalInstance()->waitForDone(1000));
        QVERIFY2(double(timer.elapsed()) < 100 * tests::kSanitizing,
                 qPrintable(QString::number(timer.elapsed())));
        QVERIFY(!it.feed()->isWorking());
        QVERIFY(!it.bar()->isVisible());
        // It is not begun again by itself; the values found stay.
        it.session.setStep(0);
        it.session.setStep(-1);
        QTest::qWait(150);
        QVERIFY(!it.feed()->isWorking());
        QVERIFY(series->known() >= before);
        // Another game is worked on at once.
        it.session.setPosition(position(QStringLiteral("0.04"), {20}));
        it.zoomOut();
        QVERIFY(it.feed()->isWorking() || seriesOf(it.session.position())->period());
    }

    void hidingEndsTheWorkAndShowingGoesOn()
    {
        Panel it(position(kSlow, {20}));
        it.zoomOut();
        QVERIFY(it.feed()->isWorking());
        it.panel.hide();
        QVERIFY(!it.feed()->isWorking());
        QVERIFY(QThreadPool::globalInstance()->waitForDone(1000));
        it.panel.show();
        QTRY_VERIFY(it.feed()->isWorking());
    }

    void aWindowThatIsClosedTakesItsWorkAlong()
    {
        for (int round = 0; round < 3; ++round) {
            auto it = std::make_unique<Panel>(position(kSlow, {20}));
            it->zoomOut();
            QVERIFY(it->feed()->isWorking());
            QTest::qWait(30 * round);
            it.reset();
            QVERIFY(QThreadPool::globalInstance()->waitForDone(20)); // nothing is at work any more
        }
    }

    // A million values of a set are there in no time; zooming and moving stay fluent, with few points.
    void aMillionValuesMoveSmoothly()
    {
        const auto shown = position(QStringLiteral("{24,31,57,101}"), {40});
        Panel it(shown);
        it.zoomOut();
        QTRY_VERIFY_WITH_TIMEOUT(!it.feed()->isWorking(), 60'000);
        QElapsedTimer timer;
        timer.start();
        constexpr int kMoves = 10;
        for (int i = 0; i < kMoves; ++i) {
            QTest::keyClick(it.view(), i % 2 == 0 ? Qt::Key_Plus : Qt::Key_Right);
            it.view()->grab();
            const auto data = dataIn(shown, {0, 1, it.view()->window().x, it.view()->window().y});
            QVERIFY(data.lost.size() <= teaching::kMostPlanePoints);
            QVERIFY(data.others.size() <= teaching::kMostPlanePoints);
            QVERIFY(data.lost.size() + data.others.size() > 100);
            QVERIFY(it.view()->window().x.length() > 100'000);
        }
        QVERIFY2(double(timer.elapsed()) < kMoves * 500 * tests::kSanitizing,
                 qPrintable(QString::number(timer.elapsed())));
        // Zooming acts on x alone; y is as high as what there is to see.
        QVERIFY(it.view()->window().y.last < 20);
        QCOMPARE(it.view()->window().y.first, 0U);
    }

    // Among periods the ticks are where periods begin.
    void theTicksFitThePeriod()
    {
        Panel it(position(QStringLiteral("0.77"), {500}));
        QTRY_VERIFY(it.view()->data().bands.size() > 2);
        const auto* axis =
            qobject_cast<const QValueAxis*>(it.view()->chart()->axes(Qt::Horizontal).constFirst());
        QVERIFY(axis);
        const auto fits = [](double number) { return std::fmod(number, 12) == 0; };
        QVERIFY2(fits(axis->tickInterval()), QByteArray::number(axis->tickInterval()));
        QVERIFY2(fits(axis->tickAnchor() - 71), QByteArray::number(axis->tickAnchor()));
    }

    // What the line of P-positions is stands clear of the points on it, in full where there is room.
    void theLineIsNamedBesideItsPoints()
    {
        for (const QSize& size : {QSize(460, 210), QSize(500, 250), QSize(540, 300), QSize(900, 500)}) {
            for (const Count other : {7, 5}) { // at the bottom of the chart, and in the middle of it
                Panel it(position(QStringLiteral("{1,3,4}"), {5, other}));
                it.view()->resize(size);
                QApplication::processEvents();
                QVERIFY(it.view()->wordPlaces().size() >= 2);
                QVERIFY2(!coversAMark(*it.view()), QByteArray::number(size.width()));
            }
        }
    }

    // Also where points stand so close that no word has room between them: above them all, with a leader.
    void noWordCoversAPoint()
    {
        const struct {
            const char* rule;
            std::vector<Count> heaps;
        } games[] = {{"0.77", {11, 5}}, {"0.77", {5, 11}}, {"0.77", {31}}, {"{1,3,4}", {12, 7}}};
        for (const auto& [rule, heaps] : games) {
            for (const QSize& size : {QSize(560, 380), QSize(640, 360), QSize(1200, 340)}) {
                Panel it(position(QString::fromLatin1(rule), heaps));
                widgets::ChartView& view = *it.view();
                view.setFont(widgets::scaledFont(view.font(), 1.6));
                view.resize(size);
                QApplication::processEvents();
                const auto said = QStringLiteral("%1 of %2, %3")
                                      .arg(QLatin1String(rule))
                                      .arg(heaps[0])
                                      .arg(size.width())
                                      .toUtf8();
                QVERIFY2(!coversAMark(view), said);
                QVERIFY(view.wordPlaces().size() >= heaps.size()); // the range, and the sum
                const QGraphicsSimpleTextItem* now = wordOfPosition(view);
                QVERIFY(now);
                const QRectF name = now->mapRectToParent(now->boundingRect());
                const auto& data = view.data();
                for (const auto* points : {&data.lost, &data.others, &data.winning}) {
                    for (const teaching::PlanePoint& point : *points) {
                        const QPointF at =
                            view.chart()->mapFromScene(view.mapToScene(view.place(point).toPoint()));
                        QVERIFY2(!name.contains(at), said + ' ' + QByteArray::number(point.x));
                    }
                }
            }
        }
    }

    // The few points of a graph are as large as their room allows.
    void fewPointsAreLarge()
    {
        Panel it(position(QStringLiteral("graph 1>0;2>0;2>1"), {2}));
        it.view()->resize(900, 500);
        QApplication::processEvents();
        const double em = widgets::Spacing(it.view()->font()).em;
        int seen = 0;
        for (const auto* series : it.view()->chart()->series()) {
            const auto* marks = qobject_cast<const QScatterSeries*>(series);
            if (!marks || marks->points().isEmpty())
                continue;
            ++seen;
            QVERIFY2(marks->markerSize() >= em * 0.95, QByteArray::number(marks->markerSize() / em));
        }
        QVERIFY(seen >= 3);
    }

    void noWordStandsInTheWayOfThePosition()
    {
        // Every vertex leads to all before it: a flight of points, close above each other.
        QByteArray stairs = "graph 0=sinksink";
        for (int from = 1; from <= 12; ++from) {
            const QByteArray vertex = QByteArray::number(from);
            stairs += ';' + vertex + "=king" + vertex;
            for (int to = 0; to < from; ++to)
                stairs += ';' + vertex + '>' + QByteArray::number(to);
        }
        for (const char* const rule :
             {"graph 2=king;2>0", "graph 1=kingkingking;1>0;2=queenqueenqu;2>0;3=rookrookrook;3>0",
              "graph 0=sink;1=king;1>0;2=queen;2>1;3=rook;3>2", stairs.constData()}) {
            for (const QSize& size : {QSize(380, 240), QSize(500, 300), QSize(900, 500)}) {
                for (const Count token : {1, 2, 3}) {
                    const auto shown = position(QString::fromLatin1(rule), {token});
                    if (shown.game->check(shown))
                        continue;
                    Panel it(shown);
                    it.view()->resize(size);
                    QApplication::processEvents();
                    const QGraphicsSimpleTextItem* now = wordOfPosition(*it.view());
                    QVERIFY(now);
                    QVERIFY(it.view()->wordPlaces().size() >= 2);
                    for (const QRectF& word : it.view()->wordPlaces())
                        QVERIFY2(!word.intersects(now->mapRectToParent(now->boundingRect())),
                                 qPrintable(QStringLiteral("%1 %2").arg(now->text()).arg(size.width())));
                    QVERIFY2(!coversAMark(*it.view()), qPrintable(now->text()));
                }
            }
        }
    }

    // Where an arrow ends the part is after the move, with the value and the outcome that it has there; a
    // heap that is split is nowhere on the chart, and so has no arrow.
    void arrowsEndWhereTheMoveLeads_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* text : {"sg 0.77: 9", "sg 0.77: 9 5 7", "sg 0.07: 11 4", "sg 0.137: 8 6 3",
                                 "sg grundy: 9 6", "sg {1,3,4}: 5 7", "sg graph 1>0;2>0;2>1;3>2: 3 2"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void arrowsEndWhereTheMoveLeads()
    {
        QFETCH(QString, notation);
        const Position shown = positionOf(notation);
        const auto& plane = planeOf(shown);
        const auto& game = games::SgGame::of(shown);
        const auto moves = teaching::allMoves(shown, 1000).value();
        for (std::size_t part = 0; part < shown.heaps.size(); ++part) {
            const PlaneWindow window = windowTo(40, part);
            const auto data = plane.data(shown, window);
            for (const teaching::Move& move : moves) {
                if (move.heap != part)
                    continue;
                teaching::Shown step;
                step.moves.push_back({shown, move});
                const auto arrows = teaching::arrowsOf(plane, shown, window, step);
                const Position after = game.after(shown, move);
                if (move.split > 0) {
                    QCOMPARE(after.heaps.size(), shown.heaps.size() + 1);
                    QVERIFY(arrows.empty());
                    continue;
                }
                QCOMPARE(arrows.size(), std::size_t{1});
                const bool isGone = after.heaps.size() < shown.heaps.size();
                const Count left = isGone ? 0 : after.heaps[part];
                QCOMPARE(arrows[0].y, game.value(part, left));
                // A winning move ends at a point that the chart calls won.
                QCOMPARE(has(data.winning, arrows[0]), game.outcome(after) == Outcome::P);
            }
        }
    }

    // The plot area and the ranges of the axes depend on each other: no size may set them against each other.
    void everySizeSettles_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {0.8, 1.0, 1.5, 2.0})
            QTest::addRow("%g", scale) << scale;
    }

    void everySizeSettles()
    {
        QFETCH(double, scale);
        Panel it(position(QStringLiteral("{1,3,4}"), {5, 7}));
        Panel large(position(QStringLiteral("0.77"), {12, 7}));
        for (Panel* shown : {&it, &large}) {
            widgets::ChartView* view = shown->view();
            view->setFont(widgets::scaledFont(view->font(), scale));
            for (int width = 120; width < 700; width += 83) {
                for (int height = 60; height < 420; height += 13) {
                    view->resize(width, height);
                    QApplication::processEvents();
                    const QGraphicsSimpleTextItem* now = wordOfPosition(*view);
                    QVERIFY(now);
                    // What stands in the chart stands where its plot area is now.
                    for (const QRectF& word : view->wordPlaces()) {
                        const QByteArray said = QByteArray::number(width) + ' ' + QByteArray::number(height);
                        QVERIFY2(!word.intersects(now->mapRectToParent(now->boundingRect())), said);
                        QVERIFY2(view->chart()->plotArea().contains(word), said);
                    }
                }
            }
        }
    }

    // Of a sum the value of a point is told, and who wins the whole of it.
    void whatThePointerIsAtIsTold()
    {
        const auto told = [](Panel& it, Count heap) {
            hover(it.view()->viewport(), it.view()->place({heap, 0}).toPoint());
            return it.panel.findChild<QLabel*>(QStringLiteral("hover"))->text();
        };
        Panel sum(position(QStringLiteral("{1,3,4}"), {5, 7})); // 3 and 0
        QCOMPARE(told(sum, 8), QStringLiteral("g(8) = 1: then the whole sum is an N-position"));
        QCOMPARE(told(sum, 2),
                 QStringLiteral("g(2) = 0: then the whole sum is a P-position, reached by a "
                                "winning move"));
        QCOMPARE(told(sum, 7), QStringLiteral("g(7) = 0: then the whole sum is a P-position"));
        Panel heap(position(QStringLiteral("{1,3,4}"), {5}));
        QCOMPARE(told(heap, 2), QStringLiteral("g(2) = 0: P-position, reached by a winning move"));
        QCOMPARE(told(heap, 9), QStringLiteral("g(9) = 0: P-position"));
        QCOMPARE(told(heap, 8), QStringLiteral("g(8) = 1: N-position"));
    }

    void aClickSetsTheHeap()
    {
        Panel it(position(QStringLiteral("{1,3,4}"), {5, 7}));
        const QPoint place = it.view()->place({12, 2 /* any height in the column */}).toPoint();
        QTest::mouseClick(it.view()->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(it.session.position().heaps, (std::vector<Count>{12, 7}));
        QVERIFY(it.session.history().canUndo());
    }
};

LASTSTONE_TEST(SgChartTest, Windows)

} // namespace laststone::sg_chart_test
#include "sg_chart_test.moc"
