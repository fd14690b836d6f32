// SPDX-License-Identifier: GPL-3.0-or-later
// Names of vertices are read in full, whatever stands around them, and what is said lies on a ground.
#include "games/graph/graph_board.h"

#include "games/graph/graph_game.h"
#include "graph/view/items.h"
#include "graph_hand.h"
#include "stage_fixture.h"
#include "test_main.h"
#include "widgets/look/unbroken.h"
#include "widgets/stage/stage_text.h"

#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>

#include <cmath>

namespace laststone::graph_names_test {

using namespace graph_hand;
using graph::Label;
using graph::Scene;
using Role = teaching::ShownMove::Role;

namespace {

const char* const kNamed = "graph 0=end;1>0;2=king;2>0;2>1;3=冬天;3>1;3>2";
const char* const kLong =
    "graph 0=finish;1=冬天的王后;1>0;2=winterpalace;2>0;2>1;3=king;3>1;3>2;4=WWWWWWWWWWWW;"
    "4>2;4>3;5=百花齐放百家争鸣推陈出;5>4;5>3";

// How far a rectangle is from a point.
double distance(const QRectF& rect, const QPointF& point)
{
    const double x = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const double y = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(x, y);
}

QString nameOf(const Scene& scene, Count vertex)
{
    const graph::NameItem* name = scene.nameOf(vertex);
    return name ? name->label().text : scene.itemOf(vertex)->label().text;
}

// Nothing touches a name that stands outside of its vertex.
void checkOutside(const Scene& scene, Count vertex)
{
    const graph::NameItem* name = scene.nameOf(vertex);
    const QRectF ground = name->sceneBoundingRect();
    for (const auto& [other, place] : scene.places().vertices) {
        QVERIFY2(distance(ground, place) > graph::kVertexRadius, qPrintable(nameOf(scene, other)));
        const QRectF badge = scene.itemOf(other)->badge().translated(place);
        QVERIFY2(!badge.isEmpty() && !badge.intersects(ground), qPrintable(nameOf(scene, other)));
        const graph::NameItem* beside = scene.nameOf(other);
        QVERIFY(!beside || beside == name || !beside->sceneBoundingRect().intersects(ground));
    }
    for (std::size_t token = 0; token < scene.tokens().size(); ++token)
        QVERIFY(distance(ground, scene.tokenPlace(token)) > graph::kTokenRadius);
}

// Nothing reaches the letters in a vertex, nor they its ring.
void checkInside(const Scene& scene, Count vertex)
{
    const Label& label = scene.itemOf(vertex)->label();
    const QFont font = scene.graphStyle().sized(label.pixels, true);
    QVERIFY(graph::lettersInDisc(label.text, font, label.pixels, true) == label.pixels);
    const QRectF badge = scene.itemOf(vertex)->badge();
    const double straight = (badge.width() - badge.height()) / 2;
    const double x = std::max(0.0, std::abs(badge.center().x()) - straight);
    QVERIFY(std::hypot(x, badge.center().y()) - badge.height() / 2 >= graph::kLetterRoom);
    const QPointF centre = scene.places().vertices.at(vertex);
    for (std::size_t token = 0; token < scene.tokens().size(); ++token) {
        if (scene.tokens()[token] == vertex)
            QVERIFY(QLineF(centre, scene.tokenPlace(token)).length() - graph::kTokenRadius
                    >= graph::kLetterRoom);
    }
}

} // namespace

class GraphNamesTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void nothingStandsOverALetter_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QSize>("size");
        for (const char* const rule : {kNamed, kLong, kSeven, "graph 1000>20;20>3;12345=12;12345>20",
                                       "graph 1=coronation;1>0;2=冬天;2>0;3=longest;3>0;4=ab;4>3;4>2;4>1"}) {
            for (const QSize& size : {QSize(760, 460), QSize(420, 700), QSize(1000, 300)})
                QTest::addRow("%s %d", rule, size.width()) << QByteArray(rule) << size;
        }
    }
    void nothingStandsOverALetter()
    {
        QFETCH(const QByteArray, rule);
        QFETCH(const QSize, size);
        // Tokens on every vertex, on some two or three.
        const auto vertices = games::GraphGame::of(position(rule.constData(), {})).graph().drawing().vertices;
        std::vector<Count> tokens = vertices;
        tokens.insert(tokens.end(), {vertices[1], vertices[2], vertices[2]});
        Board it(position(rule.constData(), tokens));
        it.board.resize(size);
        QApplication::processEvents();
        const Scene& scene = it.view().graph();
        for (const Count vertex : vertices) {
            if (scene.nameOf(vertex))
                checkOutside(scene, vertex);
            else
                checkInside(scene, vertex);
            // All of it is seen, and large enough to be read.
            const QRectF bounds = scene.nameOf(vertex) ? scene.nameOf(vertex)->sceneBoundingRect()
                                                       : scene.itemOf(vertex)->sceneBoundingRect();
            const QRect seen = it.ground()->rect().adjusted(-1, -1, 1, 1); // whole pixels, rounded
            QVERIFY(seen.contains(it.view().mapFromScene(bounds).boundingRect()));
            const QString name = scene.model().label(vertex);
            QVERIFY(nameOf(scene, vertex) == name || name.startsWith(QStringLiteral("WWW")));
        }
    }

    void aShortNameIsInItsVertexAndALongOneOutside()
    {
        Board it(position(kNamed, {3, 2}));
        const Scene& scene = it.view().graph();
        QVERIFY(!scene.nameOf(0) && !scene.nameOf(1));
        QVERIFY(scene.nameOf(2));
        QCOMPARE(scene.nameOf(2)->label().text, QStringLiteral("king"));
        // A name that is dragged along stays at its vertex, and one that is given is shown at once.
        it.board.setEditing(true);
        it.dragTo(it.vertex(2), it.vertex(2) + QPoint(20, 30));
        QCOMPARE(scene.nameOf(2)->pos(), it.place(2));
        it.board.setPosition(position("graph 0=end;1=princess;1>0;2=k;2>0;2>1;3>1;3>2", {3}), std::nullopt);
        QVERIFY(scene.nameOf(1) && !scene.nameOf(2));
    }

    // It stands beside its vertex where arrows come from above and from below.
    void aNameIsNotSetAcrossAnArrow()
    {
        Board it(position("graph 0=finish;1>0;2>0;3>0;4>1", {4}));
        const Scene& scene = it.view().graph();
        graph::SharedPlaces::of(scene.model().drawing())
            ->set(
                {{{0, {0, 0}}, {1, {0, -120}}, {2, {0, 120}}, {3, {-200, 0}}, {4, {200, -100}}}, {}, false});
        QVERIFY(scene.nameOf(0));
        const QRectF ground = scene.nameOf(0)->sceneBoundingRect();
        QVERIFY(ground.left() > graph::kVertexRadius && ground.right() < 200);
        QVERIFY(ground.top() < 0 && ground.bottom() > 0);
        checkOutside(scene, 0);
    }

    void whatIsPointedOutDoesNotCrossAName()
    {
        Board it(position(kNamed, {3, 2}));
        const auto* name = it.view().graph().nameOf(2);
        const QRect place = it.view().mapFromScene(name->sceneBoundingRect()).boundingRect();
        const auto letters = [&] { return it.ground()->grab(place.adjusted(2, 2, -2, -2)).toImage(); };
        it.board.setVerdictShown(false);
        const QImage before = letters();
        it.board.setVerdictShown(true);
        const teaching::Position shown = position(kNamed, {3, 2});
        it.board.setShown(
            {{{shown, {0, 2}, Role::Winning}, {shown, {1, 0}, Role::Threat}, {shown, {1, 1}, Role::Reply}},
             {}});
        QVERIFY(letters() == before);
        // They are letters on the ground of the card.
        const widgets::Theme& theme = widgets::Theme::of(it.board.palette());
        QCOMPARE(before.pixelColor(before.width() / 2, 0), theme.card);
        QVERIFY(countPixels(before, theme.text) > 20);
    }

    void whatIsTooLongIsToldByItsTip()
    {
        const QString full(12, QLatin1Char('W'));
        const Label label = graph::makeLabel(QString(30, QLatin1Char('W')), QFont());
        QVERIFY(label.outside);
        QVERIFY(label.text.startsWith(QLatin1Char('W')) && label.text.endsWith(QChar(0x2026)));
        QVERIFY(label.ground.width() < 13 * label.pixels);
        Board it(position("graph 0=WWWWWWWWWWWW;1>0;2>1", {2}));
        const auto* name = it.view().graph().nameOf(0);
        QVERIFY(name);
        const QPoint middle = it.view().mapFromScene(name->sceneBoundingRect().center());
        QHelpEvent help(QEvent::ToolTip, middle, it.ground()->mapToGlobal(middle));
        QApplication::sendEvent(it.ground(), &help);
        QTRY_COMPARE(QToolTip::text(), full);
        QToolTip::hideText();
    }

    void namesCanBeReadInAHall()
    {
        for (const QSize& size : {QSize(1280, 800), QSize(1024, 768), QSize(1920, 1080)}) {
            StageFixture it(position(kNamed, {3, 2}));
            widgets::StageView& stage = it.view;
            stage.resize(size);
            show(stage);
            it.show(-1);
            QApplication::processEvents();
            const View& view = *stage.findChild<GraphBoard*>()->view();
            for (const Count vertex : {0, 2, 3}) {
                const graph::NameItem* name = view.graph().nameOf(vertex);
                const double pixels =
                    name ? name->label().pixels : view.graph().itemOf(vertex)->label().pixels;
                QVERIFY2(pixels * view.transform().m11() >= size.height() * widgets::stage::kLabels,
                         qPrintable(QString::number(pixels * view.transform().m11())));
            }
        }
    }

    // What is short fills its disc, and is as large as the words of a stage.
    void shortNamesAreLarge()
    {
        for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080)}) {
            StageFixture it(position("graph 1=A;1>0;2>0;2>1;3=C;3>1;3>2;4=D;4>2;5>3;5>4;6=F;6>3;6>5", {6}));
            it.view.resize(size);
            show(it.view);
            it.show(-1);
            QApplication::processEvents();
            const View& view = *it.view.findChild<GraphBoard*>()->view();
            for (const auto& [vertex, place] : view.graph().places().vertices) {
                const double pixels = view.graph().itemOf(vertex)->label().pixels * view.transform().m11();
                QVERIFY2(!view.graph().nameOf(vertex) && pixels * 30 >= size.height(),
                         qPrintable(QString::number(pixels)));
            }
        }
    }

    void namesGrowWhereTheScaleIsSmall()
    {
        const double unit = graph::makeLabel(QStringLiteral("palace"), QFont()).pixels;
        QVERIFY(graph::makeLabel(QStringLiteral("palace"), QFont(), 18).pixels > unit);
        QVERIFY(graph::makeLabel(QStringLiteral("end"), QFont(), 18).outside);
        QVERIFY(!graph::makeLabel(QStringLiteral("7"), QFont(), 18).outside);
        QVERIFY(!graph::makeLabel(QStringLiteral("1234"), QFont(), 18).outside);
    }

    // ---- what is said below the graph ----

    void aMessageLiesOnAGround()
    {
        Board it(position(kSeven, {6, 4}));
        it.board.setEditing(true);
        const QLabel& label = message(it);
        const auto picture = [&] { return it.view().grab(label.geometry()).toImage(); };
        const QImage before = picture();
        it.view().zoom(6, it.view().mapFromScene(it.place(2)));
        it.view().centerOn(it.place(2) - QPointF(0, 20));
        const QPoint below = label.geometry().center();
        // There is something below.
        bool isCovering = false;
        for (int x = 0; x < it.ground()->width(); ++x)
            isCovering = isCovering || it.view().graph().vertexAt(it.view().mapToScene(x, below.y()));
        QVERIFY(isCovering);
        QVERIFY(picture() == before);
    }

    void theRoomOfTheHintFollowsItsLines()
    {
        Board it(position(kSeven, {6, 4}));
        it.board.resize(1100, 400);
        it.board.setEditing(true);
        QApplication::processEvents();
        const QLabel& label = message(it);
        const int one = label.height();
        const auto lowest = [&] {
            int y = 0;
            for (const Count vertex : it.view().graph().model().drawing().vertices)
                y = std::max(y, it.view().vertexRect(vertex).bottom());
            return y;
        };
        QVERIFY(lowest() < label.y());
        it.board.resize(300, 400);
        QApplication::processEvents();
        QVERIFY(label.height() >= 2 * one);
        QVERIFY(lowest() < label.y());
        const double small = it.view().room().height();
        it.board.resize(1100, 400);
        QApplication::processEvents();
        QCOMPARE(label.height(), one);
        QVERIFY(it.view().room().height() > small);
        it.board.setEditing(false);
        QVERIFY(it.view().room().height() > small);
    }

private:
    static const QLabel& message(const Board& it)
    {
        for (const QLabel* label : it.board.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text() == widgets::unbroken(it.view().message()))
                return *label;
        }
        qFatal("nothing is said");
    }
};

LASTSTONE_TEST(GraphNamesTest, Windows)

} // namespace laststone::graph_names_test
#include "graph_names_test.moc"
