// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart shows of its plane, and where its words stand.
#include "widgets/chart/chart_view.h"

#include "app/language.h"
#include "chart_word.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "positions.h"
#include "stage_fixture.h"
#include "test_main.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson.h"
#include "written.h"

#include <QFontMetricsF>
#include <QLabel>
#include <QTest>
#include <QTextDocumentFragment>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

namespace laststone::chart_test {

using teaching::PlanePoint;
using teaching::Position;
using theory::Count;
using widgets::ChartView;

namespace {

// As on the stage, where the letters are large and the title stands above.
class Chart {
public:
    explicit Chart(const QString& notation, const QSize& size, std::size_t yHeap = 1,
                   const std::optional<teaching::Voice>& second = {})
        : position(positionOf(notation))
    {
        QFont font = view.font();
        font.setPixelSize(28);
        view.setFont(font);
        view.setTitleShown(false);
        view.setSecondVoice(second);
        view.resize(size);
        show(view);
        view.showPlane(games::findLesson(position.word())->planeOf(position), position, 0, yHeap,
                       ChartView::Focus::Anew);
        QApplication::processEvents();
    }
    QStringList texts()
    {
        QStringList texts;
        for (const auto& each : written(*view.viewport()))
            texts << each.text;
        return texts;
    }

    Position position;
    ChartView view;
};

QRectF around(const QPointF& point, double size)
{
    QRectF square(0, 0, size, size);
    square.moveCenter(point);
    return square;
}

} // namespace

class ChartTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_translations = std::make_unique<app::Translations>();
        speak(app::languages()[0]);
    }
    void cleanup() { m_translations.reset(); }

    // What its title promises is there, and where, with the position.
    void aChartOfPPositionsHasOne_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<int>("yHeap");
        QTest::newRow("stairs") << "staircase: 100 200 300 400 500 600 700 800 900 1000 1100 1200" << 4;
        QTest::newRow("large stairs") << "staircase: 100000000 5 7 8 9" << 2;
        QTest::newRow("large heaps") << "nim: 123456789 987654321 555555555 1000000007" << 1;
        QTest::newRow("beside each other") << "nim: 1000000000 1000000200 77" << 1;
        QTest::newRow("as large as they can be") << "nim: 9223372036854775807 9223372036854775000 60" << 1;
        QTest::newRow("small") << "nim: 1 2 40" << 1;
    }
    void aChartOfPPositionsHasOne()
    {
        QFETCH(QString, notation);
        QFETCH(int, yHeap);
        Chart it(notation, {600, 300}, static_cast<std::size_t>(yHeap));
        QVERIFY(it.view.isPositionInView());
        QVERIFY(!it.view.data().lost.empty());
        const auto window = it.view.window();
        for (const PlanePoint& point : it.view.data().lost)
            QVERIFY(window.x.contains(point.x) && window.y.contains(point.y));
        for (const QString& text : it.texts())
            QVERIFY2(!text.contains(u'…') && !text.startsWith(QStringLiteral("-")), qPrintable(text));
        // It can be moved and zoomed like any other, and is as large again.
        const Count length = window.x.length();
        it.view.zoom(2, it.view.place(it.view.data().current));
        QVERIFY(it.view.window().x.length() < length);
        it.view.zoom(0.5, it.view.place(it.view.data().current));
        QVERIFY(it.view.window().x.length() >= length / 2);
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(&it.view, Qt::Key_Right);
        QVERIFY(it.view.window().x.first <= it.view.window().x.last);
    }

    // However little room there is, beside the number that it is counted from.
    void anAxisKeepsItsName_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("notation");
        QTest::newRow("heaps") << "en"
                               << "nim: 987654321 987654321";
        QTest::newRow("residues") << "zh_TW"
                                  << "bash 9: 123456789";
    }
    void anAxisKeepsItsName()
    {
        QFETCH(QString, language);
        QFETCH(QString, notation);
        speak(*app::findLanguage(language));
        for (const QSize& size : {QSize(590, 280), QSize(470, 320), QSize(390, 300)}) {
            Chart it(notation, size);
            const auto& data = it.view.data();
            for (const auto& [side, name] :
                 {std::pair(Qt::Horizontal, data.xTitle), std::pair(Qt::Vertical, data.yTitle)}) {
                const QString title = it.view.chart()->axes(side).constFirst()->titleText();
                const QString shown = QTextDocumentFragment::fromHtml(title).toPlainText();
                QVERIFY2(shown.contains(teaching::Voice::installed().say(name)), qPrintable(shown));
            }
            for (const QString& text : it.texts())
                QVERIFY2(!text.contains(QStringLiteral("...")), qPrintable(text));
        }
    }

    // Also where it is as low as it may be.
    void theAxesAreNamedInBothLanguages()
    {
        StageFixture it(positionOf(QStringLiteral("staircase: 4 1 7 2 1 3")));
        it.session.setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_CN")));
        it.view.resize(1024, 768);
        show(it.view);
        it.scene.chart = it.scene.verdict = true;
        it.show(it.stepCount() - 1);
        QApplication::processEvents();
        for (const auto* axis : it.view.chart()->chart()->axes()) {
            const QString title = axis->titleText();
            QVERIFY2(title.contains(QStringLiteral("stair")) && title.contains(u'级'), qPrintable(title));
        }
        for (const auto& each : written(*it.view.chart()->viewport()))
            QVERIFY2(!each.text.contains(QStringLiteral("...")), qPrintable(each.text));
    }

    // An answer that takes a move back goes along the same line: both are seen.
    void aMoveThatIsTakenBackIsSeen()
    {
        Chart it(QStringLiteral("staircase: 3 4 2 5 1"), {588, 270}, 2);
        const auto& theme = widgets::Theme::of(it.view.palette());
        const Position after = it.position.game->after(it.position, {1, 2, 0});
        using Role = teaching::ShownMove::Role;
        QCOMPARE(countPixels(it.view.grab().toImage(), theme.won), 0);
        it.view.setShown({{{it.position, {1, 2, 0}, Role::Threat}, {after, {0, 2, 0}, Role::Reply}}, {}});
        const QImage picture = it.view.grab().toImage();
        QVERIFY(countPixels(picture, theme.won) > 20);
        QVERIFY(countPixels(picture, theme.good) > 20);
    }

    // Past a vertex that it has nothing to do with.
    void anAnswerGoesAroundOtherVertices()
    {
        Chart it(QStringLiteral("sg graph 1>0;2>0;2>1;3>2;3>4;4>0;4>1: 3"), {900, 300});
        const Position after = it.position.game->after(it.position, {0, 2, 0});
        using Role = teaching::ShownMove::Role;
        it.view.setShown({{{it.position, {0, 2, 0}, Role::Threat}, {after, {0, 0, 0}, Role::Reply}}, {}});
        const QColor good = widgets::Theme::of(it.view.palette()).good;
        for (auto* series : it.view.chart()->series()) {
            auto* line = qobject_cast<QLineSeries*>(series);
            if (!line || line->pen().color() != good || line->count() < 2)
                continue;
            // Over (1, 1), on the straight way from (2, 2) to (0, 0).
            QVERIFY2(line->count() > 2, qPrintable(QString::number(line->count())));
            QCOMPARE(line->at(0), QPointF(2, 2));
            QCOMPARE(line->at(line->count() - 1), QPointF(0, 0));
            QVERIFY(line->at(line->count() / 2).y() > 1.5);
            return;
        }
        QFAIL("no answer");
    }

    // No word lies on a point or beside the plot, none goes across it, and few values have a number each.
    void aSmallGraphCanBeRead_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::newRow("seven") << "sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6 4";
        QTest::newRow("five") << "sg graph 1>0;2>0;2>1;3>1;3>2;4>2: 4 3";
    }
    void aSmallGraphCanBeRead()
    {
        QFETCH(QString, notation);
        Chart it(notation, {588, 270});
        const QRectF plot = it.view.chart()->plotArea();
        std::size_t below = 0;
        for (const QRectF& word : it.view.wordPlaces()) {
            // The names of the vertices stand where other axes have numbers.
            below += word.top() >= plot.bottom() ? 1 : 0;
            QVERIFY(word.top() >= plot.bottom() || plot.adjusted(-1, -1, 1, 1).contains(word));
            QVERIFY(word.width() <= plot.width() / 2);
            // The layers are in one line.
            const double down = word.top() - plot.top();
            QVERIFY2(down < 5 || down > word.height() * 1.5, qPrintable(QString::number(down)));
            for (const auto* series : it.view.chart()->series()) {
                const auto* marks = qobject_cast<const QScatterSeries*>(series);
                for (const QPointF& point : marks ? marks->points() : QList<QPointF>()) {
                    const QPointF at = it.view.chart()->mapToPosition(point);
                    QVERIFY(!word.intersects(around(at, marks->markerSize())));
                }
            }
        }
        QCOMPARE(below, it.view.data().notes.size());
        const QStringList texts = it.texts();
        const auto says = [&](const QString& wanted) {
            return std::ranges::any_of(texts, [&](const QString& text) { return text.startsWith(wanted); });
        };
        QVERIFY2(says(QStringLiteral("the sum is P")), qPrintable(texts.join(u'\n')));
        const auto* values =
            qobject_cast<const QValueAxis*>(it.view.chart()->axes(Qt::Vertical).constFirst());
        QVERIFY2(values->tickInterval() == 1, qPrintable(QString::number(values->tickInterval())));
        // The name of each vertex stands there, also where it is a tick as well.
        for (const auto& note : it.view.data().notes) {
            const auto most = note.text.toInt() <= 2 ? 2 : 1;
            QVERIFY2(texts.count(note.text) >= most, qPrintable(note.text + u':' + texts.join(u' ')));
        }
    }

    // What a line is has room elsewhere, a vertex on it is named nowhere else.
    void aVertexOnALineIsNamed()
    {
        for (const int height : {230, 270}) {
            Chart it(QStringLiteral("sg graph 1=A;1>0;2=king;2>0;2>1;3=C;3>2;4=Bd;4>2: 2 4"), {588, height});
            const QStringList texts = it.texts();
            for (const auto& note : it.view.data().notes)
                QVERIFY2(texts.contains(note.text), qPrintable(note.text + u':' + texts.join(u' ')));
        }
    }

    // A goal right beside the position is whole, and most of the ring around that is there.
    void aGoalBesideThePositionIsWhole()
    {
        for (const QSize& size : {QSize(588, 250), QSize(880, 360)}) {
            Chart it(QStringLiteral("wythoff: 5 4"), size);
            const auto& theme = widgets::Theme::of(it.view.palette());
            const PlanePoint goal{5, 3};
            QVERIFY(std::ranges::find(it.view.data().winning, goal) != it.view.data().winning.end());
            double half = 0; // of the mark
            for (const auto* series : it.view.chart()->series()) {
                const auto* marks = qobject_cast<const QScatterSeries*>(series);
                if (marks && marks->brush().color() == theme.good)
                    half = marks->markerSize() / 2;
            }
            const QImage image = it.view.grab().toImage();
            const QPointF middle = it.view.place(goal);
            for (const QPointF& away : {QPointF(0, 1), QPointF(0, -1)}) // across, a ray goes through it
                QCOMPARE(image.pixelColor((middle + away * half * 0.6).toPoint()), theme.good);
            int ring = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    ring += image.pixelColor(x, y) == theme.won ? 1 : 0;
            }
            QVERIFY2(ring > 75, qPrintable(QString::number(ring)));
        }
    }

    // Next to other points it is smaller, so that none reaches into it; and so are these in a low chart.
    void theRingOfThePositionTouchesNoPoint_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<QSize>("size");
        QTest::newRow("a pair") << "wythoff: 5 8" << QSize(470, 400);
        QTest::newRow("a pair, larger") << "wythoff: 5 8" << QSize(590, 380);
        QTest::newRow("below a point") << "nim: 3 4 6" << QSize(470, 430);
        QTest::newRow("between points") << "wythoff: 4 6" << QSize(880, 460);
    }
    void theRingOfThePositionTouchesNoPoint()
    {
        QFETCH(QString, notation);
        QFETCH(QSize, size);
        {
            Chart it(notation, size);
            const auto here = it.view.data().current;
            const double line = QFontMetricsF(it.view.font()).height() / 8;
            const auto& theme = widgets::Theme::of(it.view.palette());
            double ring = 0; // across
            double mark = 0; // of a P-position
            for (const auto* series : it.view.chart()->series()) {
                const auto* marks = qobject_cast<const QScatterSeries*>(series);
                if (marks && marks->points() == QList<QPointF>{QPointF(double(here.x), double(here.y))})
                    ring = marks->markerSize();
                else if (marks && marks->brush().color() == theme.lost)
                    mark = marks->markerSize();
            }
            QVERIFY(mark > 0 && ring > mark);
            for (const PlanePoint& point : it.view.data().lost) {
                const double away =
                    QLineF(it.view.place(point), it.view.place(it.view.data().current)).length();
                QVERIFY2(away > (ring + line + mark) / 2, qPrintable(QString::number(away)));
            }
        }
    }

    // On the low charts of a stage, whatever has been told: each word is clear of all marks, with their
    // lines, and of other words, and a leader crosses none.
    void wordsAreClearOfPoints_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* const notation :
             {"sg 0.77: 9 5 7", "sg 0.77: 5 9 7", "sg 0.77: 84", "sg {1,3,4}+{2,5}: 5 8", "sg {1,3,4}: 5 7",
              "nim: 3 4 6", "wythoff: 5 8"})
            QTest::newRow(notation) << QString::fromLatin1(notation);
    }
    void wordsAreClearOfPoints()
    {
        QFETCH(QString, notation);
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 720), QSize(1280, 800), QSize(1920, 1080)}) {
            StageFixture it(positionOf(notation));
            it.view.resize(size);
            show(it.view);
            it.scene.chart = it.scene.verdict = true;
            for (bool* told : {&it.scene.verdict, &it.scene.reason, &it.scene.moves}) {
                *told = true;
                it.show(-1);
                QApplication::processEvents();
                verifyClear(*it.view.chart());
            }
        }
    }

    // What the line of P-positions is as well, and the last number of an axis is whole; the values have most
    // of the height.
    void aLowChartInTwoLanguagesIsFullOfItsPoints()
    {
        for (const QSize& size : {QSize(590, 300), QSize(590, 360), QSize(700, 420)}) {
            Chart it(QStringLiteral("sg 0.77: 300 500"), size, 1,
                     m_translations->voiceBeside(QStringLiteral("zh_CN")));
            const double height =
                it.view.place({300, 0}).y() - it.view.place({300, it.view.data().focus->y.last}).y();
            const double plot = it.view.chart()->plotArea().height();
            QVERIFY2(height > 0.55 * plot, qPrintable(QString::number(height / plot)));
            for (const auto& each : written(*it.view.viewport()))
                QVERIFY2(each.text.toInt() == 0 || !each.isCut, qPrintable(each.text));
            const QString texts = it.texts().join(QString()); // each is written in the parts of its scripts
            if (size.width() > 600)
                QVERIFY2(texts.contains(QStringLiteral("the sum is P  ·  总和为")), qPrintable(texts));
        }
    }

    // Every second value has its number where there is room, and what is said of the position covers no ring,
    // whose line is partly outside its place.
    void valuesOfKaylesCanBeRead()
    {
        for (const int height : {360, 400, 440}) {
            Chart it(QStringLiteral("sg 0.77: 8 8"), {500, height});
            const auto* values =
                qobject_cast<const QValueAxis*>(it.view.chart()->axes(Qt::Vertical).constFirst());
            QVERIFY2(values->tickInterval() <= 2, qPrintable(QString::number(values->tickInterval())));
            const QStringList texts = it.texts();
            for (const char* value : {"0", "2", "4", "6"})
                QVERIFY2(texts.contains(QLatin1String(value)), qPrintable(texts.join(u' ')));
            const QGraphicsSimpleTextItem* now = wordOfPosition(it.view);
            QVERIFY(now);
            const QRectF word = now->mapRectToParent(now->boundingRect());
            for (const auto* series : it.view.chart()->series()) {
                const auto* marks = qobject_cast<const QScatterSeries*>(series);
                for (const QPointF& point : marks ? marks->points() : QList<QPointF>()) {
                    const double whole = marks->markerSize() + marks->pen().widthF();
                    QVERIFY(!word.intersects(around(it.view.chart()->mapToPosition(point), whole)));
                }
            }
        }
    }

    // However long its numbers are, where there is room for them.
    void theWordOfThePositionCoversNoPoints()
    {
        for (const int height : {280, 270}) {
            Chart it(QStringLiteral("nim: 1000000007 998244353 17"), {588, height});
            const QGraphicsSimpleTextItem* now = wordOfPosition(it.view);
            QVERIFY(now);
            const QRectF word = now->mapRectToParent(now->boundingRect());
            QVERIFY(it.view.chart()->plotArea().adjusted(-1, -1, 1, 1).contains(word));
            for (const PlanePoint& point : it.view.data().lost) {
                const QPointF at =
                    it.view.chart()->mapFromScene(it.view.mapToScene(it.view.place(point).toPoint()));
                QVERIFY(!word.contains(at));
            }
        }
    }

    // What stands below a chart in two lines has no word alone in the last one.
    void linesBelowAChartAreBalanced()
    {
        StageFixture it(positionOf(QStringLiteral("sg 0.77: 8 8")));
        it.view.resize(1024, 768);
        show(it.view);
        it.scene.chart = it.scene.verdict = it.scene.reason = true;
        it.show(0);
        QApplication::processEvents();
        const QLabel* foot = nullptr;
        for (const QLabel* label : it.view.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().startsWith(QStringLiteral("n: stones")))
                foot = label;
        }
        QVERIFY(foot);
        const int line = foot->fontMetrics().lineSpacing();
        QVERIFY(foot->height() > line * 3 / 2); // it has two of them
        QCOMPARE(foot->heightForWidth(foot->width()), foot->height());
        const int chart = it.view.chart()->width();
        QVERIFY2(foot->width() < chart * 9 / 10, qPrintable(QString::number(foot->width())));
        QVERIFY(std::abs(foot->geometry().center().x() - it.view.chart()->geometry().center().x()) <= 1);
    }

    // Of a point next to it with a frame it could be, too.
    void theLeaderEndsAtItsOwnPoint()
    {
        int leaders = 0;
        const QSize sizes[] = {{1024, 768}, {1280, 720}, {1280, 800}, {1920, 1080}};
        // Heaps that are large enough for the period, and its exceptions, to be told.
        for (int i = 0; i < 24; ++i) {
            StageFixture it(positionOf(QStringLiteral("sg 0.77: %1 %1").arg(24 + i / 4)));
            it.view.resize(sizes[i % 4]);
            show(it.view);
            it.scene.chart = it.scene.verdict = it.scene.reason = true;
            it.show(it.stepCount() - 1);
            const ChartView& chart = *it.view.chart();
            QTRY_VERIFY(!chart.data().exceptions.empty());
            QApplication::processEvents();
            const QLineF leader = chart.leader();
            if (leader.isNull())
                continue;
            ++leaders;
            QVERIFY(leader.length() < QFontMetricsF(chart.font()).height() * 6);
            for (const QRectF& word : chart.wordPlaces()) {
                for (int part = 0; part <= 20; ++part)
                    QVERIFY(!word.contains(leader.pointAt(part / 20.0)));
            }
            const QPointF here =
                chart.chart()->mapFromScene(chart.mapToScene(chart.place(chart.data().current).toPoint()));
            const double away = QLineF(leader.p2(), here).length();
            QVERIFY2(away <= QFontMetricsF(chart.font()).height() * 0.5, qPrintable(QString::number(away)));
        }
        QVERIFY(leaders > 0);
    }

private:
    static void verifyClear(const ChartView& view)
    {
        const QGraphicsSimpleTextItem* now = wordOfPosition(view);
        QVERIFY(now);
        std::vector<QRectF> words = view.wordPlaces();
        words.push_back(now->mapRectToParent(now->boundingRect()));
        const QString said = QStringLiteral("%1 %2 %3 x %4, word %5 at %6 %7");
        const auto at = [&](std::size_t word) {
            return said.arg(now->text())
                .arg(words.size())
                .arg(view.width())
                .arg(view.height())
                .arg(word)
                .arg(words[word].x())
                .arg(words[word].y())
                .toUtf8();
        };
        for (std::size_t i = 0; i < words.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!words[i].intersects(words[j]), at(i));
        }
        constexpr std::size_t kDense = 60;
        const bool isDense = view.data().others.size() > kDense; // no way is left between them
        const PlanePoint here = view.data().current;
        for (const auto* series : view.chart()->series()) {
            const auto* marks = qobject_cast<const QScatterSeries*>(series);
            for (const QPointF& point : marks ? marks->points() : QList<QPointF>()) {
                const double whole = marks->markerSize() + std::max(0.0, marks->pen().widthF());
                const QRectF mark = around(view.chart()->mapToPosition(point), whole);
                for (std::size_t i = 0; i < words.size(); ++i)
                    QVERIFY2(!words[i].intersects(mark), at(i));
                const QLineF leader = isDense ? QLineF() : view.leader();
                for (int part = 0; part <= 100 && point != QPointF(double(here.x), double(here.y)); ++part)
                    QVERIFY2(leader.isNull() || !mark.contains(leader.pointAt(part / 100.0)), at(0));
            }
        }
    }

    void speak(const app::Language& language)
    {
        QVERIFY(!m_translations->select(language));
        app::applyLanguageToWindows(language);
    }

    std::unique_ptr<app::Translations> m_translations;
};

LASTSTONE_TEST(ChartTest, Windows)

} // namespace laststone::chart_test
#include "chart_test.moc"
