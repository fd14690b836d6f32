// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of a graph by mouse and keyboard, its undo through the page, and its files.
#include "graph/board/editor.h"

#include "full_disk.h"
#include "graph_hand.h"
#include "teaching/memory/files.h"
#include "test_main.h"
#include "widgets/look/theme.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QThreadPool>
#include <QTimer>

#include <functional>

namespace laststone::graph_editor_test {

using namespace graph_hand;

namespace {

// Until what is in the file is on the board, or it has been said why it is not.
void open(graph::Board& board, const QString& file)
{
    constexpr int kLoaded = 60'000; // the machine may have other things to do
    board.openFile(file);
    QTRY_VERIFY_WITH_TIMEOUT(!board.isReading(), kLoaded);
}

} // namespace

class GraphEditorTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void editingIsSwitchedByKeyAndButton()
    {
        Board it;
        QVERIFY(!it.board.toolBar()->button(ToolBar::Add)->isVisible());
        it.key(Qt::Key_E);
        QVERIFY(it.board.isEditing());
        QVERIFY(it.board.toolBar()->button(ToolBar::Add)->isVisible());
        QVERIFY(!it.view().message().isEmpty());
        it.press(ToolBar::Edit);
        QVERIFY(!it.board.isEditing());
        QVERIFY(it.view().message().isEmpty());
    }

    void aDoubleClickAddsAVertexThere()
    {
        Board it;
        it.board.setEditing(true);
        const QPoint at = it.empty();
        it.doubleClick(at);
        QCOMPARE(it.rule(), QString::fromUtf8(kSeven) + QStringLiteral(";7"));
        QVERIFY((it.vertex(7) - at).manhattanLength() <= 4);
        QCOMPARE(it.board.editor()->vertices(), graph::VertexSet{7});
    }

    void aDragFromTheRimConnects()
    {
        Board it(position("graph 0;1;2", {2}));
        it.board.setEditing(true);
        it.dragTo(it.rim(2), it.vertex(0));
        QCOMPARE(it.rule(), QStringLiteral("graph 1;2>0"));
        it.dragTo(it.vertex(1), it.vertex(0), Qt::ShiftModifier);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2>0"));
        // Where it ends on the ground, nothing has been drawn.
        it.dragTo(it.rim(2), it.empty());
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2>0"));
        QVERIFY(!it.board.editor()->isConnecting());
    }

    // Dropped onto another it is joined with it, and stands where it stood.
    void aVertexThatIsDroppedOntoAnotherIsJoinedWithIt()
    {
        Board it(position("graph 0;1;2", {2}));
        it.board.setEditing(true);
        const QPointF home = it.place(2);
        QTest::mousePress(it.ground(), Qt::LeftButton, {}, it.vertex(2));
        drag(it.ground(), it.empty());
        QVERIFY(it.place(2) != home);
        drag(it.ground(), it.vertex(0));
        QCOMPARE(it.place(2), home); // as soon as it is over the other one
        QTest::mouseRelease(it.ground(), Qt::LeftButton, {}, it.vertex(0));
        QCOMPARE(it.rule(), QStringLiteral("graph 1;2>0"));
        QCOMPARE(it.place(2), home);
        QVERIFY(!it.board.editor()->isConnecting());
        // Past another it goes on.
        QTest::mousePress(it.ground(), Qt::LeftButton, {}, it.vertex(2));
        drag(it.ground(), it.vertex(1));
        const QPoint to = it.empty();
        drag(it.ground(), to);
        QTest::mouseRelease(it.ground(), Qt::LeftButton, {}, to);
        QCOMPARE(it.rule(), QStringLiteral("graph 1;2>0"));
        QVERIFY((it.vertex(2) - to).manhattanLength() <= 4);
        // What is there already, and what would close a cycle, is said.
        it.dragTo(it.vertex(2), it.vertex(0));
        QVERIFY(it.view().message().contains(QStringLiteral("2 to 0 already")));
        it.dragTo(it.vertex(0), it.vertex(2));
        QVERIFY(it.view().message().contains(QStringLiteral("cycle")));
        QCOMPARE(it.rule(), QStringLiteral("graph 1;2>0"));
    }

    // An edge that is let go a little beside a vertex ends there, and shows it before.
    void anEdgeEndsAtTheVertexThatIsNear()
    {
        for (const double away : {1.3, 1.7}) {
            Board it(position("graph 0;1;2", {2}));
            it.board.setEditing(true);
            const auto to = it.beside(0, away);
            it.dragTo(it.rim(2), to);
            QCOMPARE(it.rule(), QStringLiteral("graph 1;2>0"));
            it.key(Qt::Key_Space);
            it.click(it.vertex(1));
            it.key(Qt::Key_C);
            it.click(it.beside(0, away));
            QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2>0"));
        }
        // The same of a vertex that is dropped; farther away it is moved.
        Board it(position("graph 0;1;2", {2}));
        it.board.setEditing(true);
        const QPointF home = it.place(1);
        it.dragTo(it.vertex(1), it.beside(0, 1.4));
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2"));
        QCOMPARE(it.place(1), home);
    }

    // However one is made or moved, no vertex covers another.
    void noVertexCoversAnother()
    {
        Board it(position("graph 1>0;2>0;3", {2}));
        it.board.setEditing(true);
        const auto isClear = [&] {
            const auto& places = it.view().graph().places().vertices;
            for (auto one = places.begin(); one != places.end(); ++one) {
                for (auto other = std::next(one); other != places.end(); ++other) {
                    if (QLineF(one->second, other->second).length() < 2.4 * graph::kVertexRadius)
                        return false;
                }
            }
            return true;
        };
        QVERIFY(isClear());
        it.doubleClick(it.beside(0, 1.6)); // no name, and no room right there
        QCOMPARE(it.view().graph().places().vertices.size(), std::size_t{5});
        QVERIFY(isClear());
        QVERIFY(QLineF(it.place(4), it.place(0)).length() < 4 * graph::kVertexRadius);
        const QPoint from = it.vertex(3);
        it.dragTo(from, it.beside(1, 1.8));
        QVERIFY(isClear());
        QVERIFY(it.vertex(3) != from);
        QVERIFY(QLineF(it.place(3), it.place(1)).length() < 4 * graph::kVertexRadius);
        // By keys it goes past what is in its way, or stays.
        it.click(it.vertex(3));
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down}) {
            for (int i = 0; i < 30; ++i) {
                it.key(key, Qt::ControlModifier);
                QVERIFY(isClear());
            }
        }
    }

    void severalThatWouldCoverOthersGoBack()
    {
        Board it(position("graph 0;1;2", {2}));
        it.board.setEditing(true);
        const QRect two = it.view().vertexRect(0).united(it.view().vertexRect(1)).adjusted(-16, -16, 16, 16);
        it.dragTo(two.topLeft(), two.bottomRight());
        QCOMPARE(it.board.editor()->vertices(), (graph::VertexSet{0, 1}));
        const auto before = it.view().graph().places();
        it.dragTo(it.vertex(1), it.beside(2, 1.8));
        QCOMPARE(it.view().graph().places(), before);
        QVERIFY(it.view().message().startsWith(QStringLiteral("There is no room")));
        QCOMPARE(it.stack.count(), 0);
    }

    // What is refused or let go beside all is said, and goes with what is done next.
    void whatIsLetGoBesideAllIsSaid()
    {
        Board it;
        it.board.setEditing(true);
        const QString hint = it.view().message();
        it.dragTo(it.rim(0), it.empty());
        QVERIFY(it.view().message().startsWith(QStringLiteral("An arrow ends at a vertex")));
        it.key(Qt::Key_Space);
        QCOMPARE(it.view().message(), hint);
        it.dragTo(it.token(0), it.empty());
        QVERIFY(it.view().message().contains(QStringLiteral("back on 6")));
        QCOMPARE(it.tokens(), (std::vector<Count>{6, 4}));
        it.press(ToolBar::Fit);
        // The vertex that it has been taken from is selected.
        QVERIFY2(it.view().message().startsWith(QStringLiteral("Drag: move")),
                 qPrintable(it.view().message()));
    }

    // As long as there is a free place in sight, the rest stays where it is and as large.
    void aNewVertexMovesNothing()
    {
        for (const QSize& size : {QSize(560, 240), QSize(760, 460)}) {
            Board it;
            it.board.resize(size);
            it.board.setEditing(true);
            QApplication::processEvents();
            const QRect six = it.view().vertexRect(6);
            const QRect nought = it.view().vertexRect(0);
            for (int i = 0; i < 3; ++i) {
                it.key(Qt::Key_Insert);
                QCOMPARE(it.view().vertexRect(6), six);
                QCOMPARE(it.view().vertexRect(0), nought);
            }
            it.doubleClick({8, 8}); // near the border
            QCOMPARE(it.board.position().rule().count(u';') > 0, true);
            QCOMPARE(it.view().vertexRect(6), six);
            QVERIFY(it.ground()->rect().contains(it.view().vertexRect(10)));
        }
    }

    // A single vertex leaves room for others while one draws, and what has taken that stays as large when it
    // is done.
    void thereIsRoomToDraw()
    {
        Board it(position("graph 0", {0}));
        const int large = it.view().vertexRect(0).width();
        it.board.setEditing(true);
        const int drawn = it.view().vertexRect(0).width();
        QVERIFY(drawn < large);
        it.board.setEditing(false);
        QCOMPARE(it.view().vertexRect(0).width(), large);
        it.board.setEditing(true);
        const QRect room = it.ground()->rect().adjusted(drawn, drawn, -drawn, -2 * drawn);
        for (const QPoint& corner : {room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight()})
            it.doubleClick(corner);
        QCOMPARE(it.view().graph().places().vertices.size(), std::size_t{5});
        QCOMPARE(it.view().vertexRect(0).width(), drawn);
        it.board.setEditing(false);
        QCOMPARE(it.view().vertexRect(0).width(), drawn);
        it.board.setEditing(true);
        for (const Count vertex : {1, 2, 3, 4}) {
            it.click(it.vertex(vertex));
            it.key(Qt::Key_Delete);
        }
        it.board.setEditing(false);
        QCOMPARE(it.view().vertexRect(0).width(), drawn);
    }

    // Below all that is in sight, where what to do is said: it stands as near as it can, and nothing moves.
    void aVertexMadeOnTheHintStandsAboveIt()
    {
        Board it(position("graph 0", {0}));
        it.board.setEditing(true);
        const QRect before = it.view().vertexRect(0);
        const QPoint low(it.ground()->width() / 4, it.ground()->height() - 3);
        it.doubleClick(low);
        QCOMPARE(it.view().graph().places().vertices.size(), std::size_t{2});
        QCOMPARE(it.view().vertexRect(0), before);
        QVERIFY(std::abs(it.vertex(1).x() - low.x()) < before.width() / 4);
        const double below = it.view().inSight().bottom() - it.place(1).y();
        QVERIFY2(std::abs(below - it.view().reach()) < 2, qPrintable(QString::number(below)));
    }

    // Wherever one is made or dropped: it is under the pointer, with room for what is around it at the
    // border; the rest stays, and edges in its way go past it.
    void aVertexStandsWhereItIsPut()
    {
        Board it(position(kSeven, {6}));
        it.board.setEditing(true);
        const double scale = it.view().transform().m11();
        const QRectF sight = it.view().inSight();
        const auto vertexRects = [&] {
            std::vector<QRect> rects;
            for (Count vertex = 0; vertex <= 6; ++vertex)
                rects.push_back(it.view().vertexRect(vertex));
            return rects;
        };
        const std::vector<QRect> before = vertexRects();
        // In the way of the edge from 6 to 3, on either side of it and near either end.
        const QPoint between = it.vertex(3) - it.vertex(6);
        for (const double along : {0.4, 0.5, 0.6}) {
            for (const int aside : {-24, -8, 8, 24}) {
                const QPoint at = it.vertex(6)
                    + QPoint(static_cast<int>(between.x() * along),
                             static_cast<int>(between.y() * along) + aside);
                it.doubleClick(at);
                QVERIFY2((it.vertex(7) - at).manhattanLength() <= 2, qPrintable(it.rule()));
                QCOMPARE(vertexRects(), before);
                QVERIFY2(sight.contains(it.view().graph().way({6, 3}).boundingRect()),
                         qPrintable(QStringLiteral("%1 %2").arg(along).arg(aside)));
                it.stack.undo();
                it.board.setPosition(position(kSeven, {6}), std::nullopt);
                QCOMPARE(vertexRects(), before);
            }
        }
        const QRect ground = it.ground()->rect();
        const double around = graph::kVertexRadius * 0.9 * scale; // of value, tokens and rings
        const auto isWhole = [&](Count vertex) {
            const QRectF box =
                QRectF(it.view().vertexRect(vertex)).adjusted(-around, -around, around, around);
            return QRectF(ground).adjusted(-1, -1, 1, 1).contains(box)
                && box.bottom() <= it.view().mapFromScene(sight.bottomLeft()).y() + 1;
        };
        it.doubleClick(ground.topLeft() + QPoint(5, 5));
        QVERIFY(isWhole(7));
        const int low = it.view().mapFromScene(sight.bottomLeft()).y() - 3;
        it.doubleClick({ground.center().x() / 2, low});
        QVERIFY(isWhole(8));
        it.dragTo(it.vertex(8), {ground.right() + 80, ground.bottom() + 80});
        QVERIFY(isWhole(8));
        QCOMPARE(vertexRects(), before);
        QCOMPARE(it.view().transform().m11(), scale);
    }

    void aCycleIsRefusedAndShown()
    {
        Board it(position("graph 1>0;2=king;2>1", {2}));
        it.board.setEditing(true);
        it.dragTo(it.rim(0), it.vertex(2));
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2=king;2>1"));
        QVERIFY(it.view().message().contains(QStringLiteral("0 → king → 1 → 0")));
        QCOMPARE(it.view().graph().look().wrong, (std::set<Count>{0, 1, 2}));
        QCOMPARE(it.view().graph().look().edges.at({2, 1}), graph::EdgeTone::Wrong);
        it.click(it.vertex(1));
        QVERIFY(it.view().graph().look().wrong.empty());
        QVERIFY(!it.view().message().contains(QStringLiteral("→")));
    }

    // It would be taken for what the next task points out.
    void aRefusedCycleIsForgotten_data()
    {
        using Deed = std::function<void(Board&)>;
        QTest::addColumn<Deed>("deed");
        QTest::newRow("edit is left by its key") << Deed([](Board& it) { it.key(Qt::Key_E); });
        QTest::newRow("edit is left by its button") << Deed([](Board& it) { it.press(ToolBar::Edit); });
        QTest::newRow("a task starts") << Deed([](Board& it) { it.board.setEditable(false); });
        QTest::newRow("an opponent plays") << Deed([](Board& it) { it.board.setPlayable(false); });
        QTest::newRow("undo of a vertex") << Deed([](Board& it) { it.stack.undo(); });
        QTest::newRow("another token") << Deed(
            [](Board& it) { it.board.setPosition(position("graph 1>0;2=king;2>1", {1}), std::nullopt); });
    }
    void aRefusedCycleIsForgotten()
    {
        QFETCH(std::function<void(Board&)>, deed);
        Board it(position("graph 1>0;2=king;2>1", {2}));
        GraphBoard other; // for a class
        other.setPosition(it.board.position(), std::nullopt);
        other.setPlayable(false);
        it.key(Qt::Key_E);
        it.dragTo(it.vertex(1), it.vertex(1) + QPoint(12, 0));
        QCOMPARE(it.stack.count(), 1);
        it.dragTo(it.rim(0), it.vertex(2));
        QCOMPARE(it.view().graph().look().wrong, (std::set<Count>{0, 1, 2}));
        QVERIFY(!other.view()->graph().look().wrong.empty());
        deed(it);
        for (const GraphBoard* board : {&it.board, &other}) {
            QVERIFY(board->view()->graph().look().wrong.empty());
            for (const auto& [edge, tone] : board->view()->graph().look().edges)
                QVERIFY(tone != graph::EdgeTone::Wrong);
            QVERIFY(!board->view()->message().contains(QStringLiteral("→")));
        }
    }

    // The ring of N is whole, and its colour is that of nothing else.
    void aRefusedCycleDoesNotLookLikeN()
    {
        Board it(position("graph 1>0;2=king;2>1", {2}));
        it.board.setEditing(true);
        const auto dots = [&it](const QColor& colour) {
            const QImage seen = it.view().grab().toImage();
            int count = 0;
            for (int y = 0; y < seen.height(); ++y) {
                for (int x = 0; x < seen.width(); ++x)
                    count += seen.pixelColor(x, y) == colour ? 1 : 0;
            }
            return count;
        };
        const widgets::Theme& theme = widgets::Theme::of(it.board.palette());
        QCOMPARE(dots(theme.refused), 0);
        const int before = dots(theme.won);
        it.dragTo(it.rim(0), it.vertex(2));
        QVERIFY(dots(theme.refused) > 50);
        QVERIFY(dots(theme.won) <= before); // some may be covered
    }

    void whatIsSelectedIsDeleted()
    {
        Board it;
        it.board.setEditing(true);
        it.click(it.vertex(5));
        it.key(Qt::Key_Delete);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2>0;2>1;3>1;3>2;4>2;6>3"));
        // An edge, clicked in its middle.
        it.click(it.view().mapFromScene(it.view().graph().way({4, 2}).pointAtPercent(0.5)));
        QCOMPARE(it.board.editor()->edges(), graph::EdgeSet{(graph::Drawing::Edge{4, 2})});
        QVERIFY2(it.view().message().startsWith(QStringLiteral("Delete removes the arrow")),
                 qPrintable(it.view().message()));
        it.press(ToolBar::Delete);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2>0;2>1;3>1;3>2;4;6>3"));
    }

    void tokensStay()
    {
        Board it(position("graph 1>0;2>1", {2}));
        it.board.setEditing(true);
        it.click(it.vertex(2));
        it.key(Qt::Key_Minus);
        QCOMPARE(it.tokens(), std::vector<Count>{2});
        QVERIFY(!it.view().message().isEmpty());
        it.key(Qt::Key_Delete);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0"));
        QCOMPARE(it.tokens(), std::vector<Count>{1});
        QVERIFY(it.view().message().contains(QLatin1Char('1')));
        it.click(it.vertex(0));
        it.key(Qt::Key_Delete);
        QCOMPARE(it.rule(), QStringLiteral("graph 1"));
        it.click(it.vertex(1));
        it.key(Qt::Key_Delete);
        QCOMPARE(it.rule(), QStringLiteral("graph 1"));
        QVERIFY(!it.view().message().isEmpty());
    }

    void tokensArePutTakenAndDragged()
    {
        Board it;
        it.board.setEditing(true);
        it.click(it.vertex(5));
        it.click(it.vertex(3), Qt::ControlModifier);
        QCOMPARE(it.tokens(), (std::vector<Count>{6, 4, 3}));
        QCOMPARE(it.board.editor()->vertices(), graph::VertexSet{3}); // which Delete would take
        it.click(it.vertex(6), Qt::AltModifier);
        QCOMPARE(it.tokens(), (std::vector<Count>{4, 3}));
        it.dragTo(it.token(0), it.vertex(0));
        QCOMPARE(it.tokens(), (std::vector<Count>{0, 3}));
        it.click(it.vertex(5), Qt::AltModifier);
        QVERIFY(it.view().message().contains(QLatin1Char('5')));
    }

    void aVertexIsNamed()
    {
        Board it;
        it.board.setEditing(true);
        it.click(it.vertex(2));
        it.key(Qt::Key_F2);
        auto* name = it.board.editor()->nameField();
        QVERIFY(name && name->hasFocus());
        QTest::keyClicks(name, "a;b");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(it.board.editor()->nameField(), name); // it is no name: it is to be mended
        QVERIFY(!it.view().message().isEmpty());
        name->selectAll();
        QTest::keyClicks(name, "king");
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(!it.board.editor()->nameField());
        QVERIFY(it.rule().contains(QStringLiteral("2=king")));
        QVERIFY(it.board.view()->hasFocus());
        QCOMPARE(it.board.editor()->cursor(), std::optional<Count>(2)); // what comes next is of this vertex
        it.key(Qt::Key_Plus);
        QCOMPARE(it.tokens(), (std::vector<Count>{6, 4, 2}));
        it.doubleClick(it.vertex(2));
        QTest::keyClick(it.board.editor()->nameField(), Qt::Key_Escape);
        QVERIFY(!it.board.editor()->nameField());
        QVERIFY(it.rule().contains(QStringLiteral("2=king")));
        it.doubleClick(it.vertex(2));
        it.board.editor()->nameField()->clear();
        QTest::keyClick(it.board.editor()->nameField(), Qt::Key_Return);
        QCOMPARE(it.rule(), QString::fromUtf8(kSeven));
    }

    // Enter stays at the vertex, Tab goes on to the next one, and at the last there is none.
    void tabTakesANameAndGoesOn()
    {
        Board it(position("graph 1>0;2>1", {2}));
        it.board.setEditing(true);
        it.click(it.vertex(1));
        for (const Count vertex : {1, 2}) {
            it.key(Qt::Key_F2);
            QTest::keyClicks(it.board.editor()->nameField(), "k");
            QTest::keyClick(it.board.editor()->nameField(), Qt::Key_Tab);
            QVERIFY(!it.board.editor()->nameField());
            QVERIFY(it.rule().contains(QStringLiteral("%1=k").arg(vertex)));
            QCOMPARE(it.board.editor()->cursor(), std::optional<Count>(2));
            QVERIFY(it.board.view()->hasFocus());
        }
    }

    void homeAndEndGoToTheFirstAndTheLastVertex()
    {
        Board it(position("graph 1>0;2=king;2>1", {2}));
        it.board.setEditing(true);
        it.key(Qt::Key_End);
        const auto last = it.board.editor()->cursor();
        it.key(Qt::Key_Home);
        const auto first = it.board.editor()->cursor();
        QVERIFY(first && last && first != last);
        it.key(Qt::Key_Tab);
        it.key(Qt::Key_Tab);
        QCOMPARE(it.board.editor()->cursor(), last);
    }

    // While an edge waits for its target, that is said, and where it begins is marked.
    void anEdgeBegunByKeySaysThatItWaits()
    {
        Board it(position("graph 1>0;2=king;2>1", {2}));
        it.board.setEditing(true);
        it.key(Qt::Key_C); // from nowhere
        QVERIFY2(it.view().message().startsWith(QStringLiteral("First choose a vertex")),
                 qPrintable(it.view().message()));
        it.click(it.vertex(2));
        const QString hint = it.view().message();
        QVERIFY2(hint.contains(QStringLiteral("or C: arrow")), qPrintable(hint));
        const auto isMarked = [&] {
            const graph::Look& look = it.view().graph().look();
            return look.options.contains(2) && look.pointed.contains(2) && !look.selected.contains(2);
        };
        const auto isSaid = [&] {
            return it.view().message().startsWith(QStringLiteral("From king: click the target"));
        };
        QVERIFY(!isMarked());
        it.key(Qt::Key_C);
        QVERIFY2(isMarked() && isSaid(), qPrintable(it.view().message()));
        it.key(Qt::Key_Tab, Qt::ShiftModifier);
        QVERIFY(isMarked() && isSaid());
        it.key(Qt::Key_Escape);
        QVERIFY(!isMarked() && !it.board.editor()->isConnecting() && it.board.isEditing());
        QCOMPARE(it.view().message(), hint);
        it.click(it.vertex(2));
        it.key(Qt::Key_C);
        it.click(it.vertex(0));
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2=king;2>0;2>1"));
        QVERIFY2(it.view().message().startsWith(QStringLiteral("Double-click or Insert: vertex")),
                 qPrintable(it.view().message()));
    }

    // Nor is it cut off at the border, with what goes around it, while there is another place.
    void aVertexThatIsMadeByKeyIsSeenWhole()
    {
        for (const Count at : {0, 1, 3, 4, 6}) {
            Board it;
            it.board.resize(500, 700);
            it.board.setEditing(true);
            QApplication::processEvents();
            it.click(it.vertex(at));
            for (Count vertex = 7; vertex < 9; ++vertex) {
                it.key(Qt::Key_Insert);
                const int around = it.view().vertexRect(vertex).width() / 4;
                const QRect whole = it.view().vertexRect(vertex).adjusted(-around, -around, around, around);
                QVERIFY2(it.ground()->rect().contains(whole), qPrintable(QString::number(at)));
            }
        }
    }

    // Where there is room, a vertex that is made by key has much around it, the same each time.
    void aVertexThatIsMadeByKeyHasRoom()
    {
        constexpr double kRadius = graph::kVertexRadius;
        std::vector<QPointF> first;
        for (int time = 0; time < 2; ++time) {
            Board it(position("graph 1>0;2>0;2>1;3>2", {3}));
            it.board.resize(1000, 700);
            it.board.setEditing(true);
            QApplication::processEvents();
            std::vector<QPointF> made;
            for (const Count vertex : {4, 5, 6}) {
                const auto before = it.view().graph().places().vertices;
                it.key(Qt::Key_Insert);
                const QPointF place = it.place(vertex);
                QVERIFY(it.ground()->rect().contains(it.view().vertexRect(vertex)));
                QVERIFY(!it.view().graph().edgeAt(place, kRadius * 1.5));
                for (const auto& [other, there] : before) {
                    QCOMPARE(it.place(other), there);
                    QVERIFY2(QLineF(there, place).length() > kRadius * 3,
                             qPrintable(QStringLiteral("%1 %2").arg(vertex).arg(other)));
                }
                made.push_back(place);
            }
            QVERIFY(first.empty() || first == made);
            first = made;
        }
    }

    // The notation takes full-width signs, as a Chinese input method types them, for their ASCII twins: no
    // name may have them, or the text of the position would be that of another.
    void namesAreReadBackByteForByte()
    {
        const std::pair<const char*, const char*> names[] = {
            {"甲：乙", ""},        {"P，N", ""},    {"a、b", ""},         {"ａ＝ｂ", ""},
            {"xｍｉｓｅｒｅ", ""}, {"a；7＞0", ""}, {"ｋｉｎｇ", "king"}, {"王（１）", "王(1)"}};
        for (const auto& [typed, name] : names) {
            Board it(position("graph 1>0", {1}));
            it.board.setEditing(true);
            it.click(it.vertex(1));
            it.key(Qt::Key_F2);
            QPointer<QLineEdit> edit = it.board.editor()->nameField();
            edit->setText(QString::fromUtf8(typed));
            QTest::keyClick(edit, Qt::Key_Return);
            const QByteArray rule = *name ? QByteArray("graph 1=") + name + ";1>0" : QByteArray("graph 1>0");
            QCOMPARE(it.rule(), QString::fromUtf8(rule));
            QCOMPARE(it.board.editor()->nameField() != nullptr, !*name); // it is to be mended
            const QString text = teaching::notation(it.board.position());
            const auto again = teaching::parsePosition(text, games::families(), nullptr);
            QVERIFY2(std::holds_alternative<teaching::Position>(again), typed);
            QCOMPARE(teaching::notation(std::get<teaching::Position>(again)), text);
            QCOMPARE(std::get<teaching::Position>(again), it.board.position());
        }
    }

    void aDragMovesAndOneUndoTakesItBack()
    {
        Board it;
        it.board.setEditing(true);
        const auto before = it.view().graph().places();
        it.dragTo(it.vertex(0), it.empty());
        QVERIFY(it.place(0) != before.vertices.at(0));
        QCOMPARE(it.place(1), before.vertices.at(1));
        QCOMPARE(it.stack.count(), 1);
        const auto after = it.view().graph().places();
        it.stack.undo();
        QVERIFY(it.view().graph().places() == before);
        it.stack.redo();
        QVERIFY(it.view().graph().places() == after);
        it.press(ToolBar::Arrange);
        QVERIFY(it.view().graph().places() == before);
        it.stack.undo();
        QVERIFY(it.view().graph().places() == after);
    }

    void bowedEdgesStayInSight_data()
    {
        QTest::addColumn<bool>("isUp");
        QTest::newRow("at the upper border") << true;
        QTest::newRow("at the message below") << false;
    }
    void bowedEdgesStayInSight()
    {
        QFETCH(bool, isUp);
        Board it(position("graph 1>0;2>1", {2}));
        it.board.setEditing(true);
        // A row of vertices; what leads past the middle one is bowed, to its left.
        const int y = isUp ? 70 : it.ground()->height() - 100;
        const int step = isUp ? -150 : 150;
        const int middle = it.ground()->width() / 2;
        for (const Count vertex : {0, 1, 2})
            it.dragTo(it.vertex(vertex), {middle + step * (static_cast<int>(vertex) - 1), y});
        QVERIFY((it.vertex(1) - QPoint(middle, y)).manhattanLength() <= 4);
        it.dragTo(it.vertex(2), it.vertex(0), Qt::ShiftModifier);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2>0;2>1"));
        QVERIFY(it.view().graph().way({2, 0}).boundingRect().height() > graph::kVertexRadius);
        const int message = it.board.fontMetrics().height();
        QVERIFY(it.ground()
                    ->rect()
                    .adjusted(0, 0, 0, -message)
                    .contains(it.view().mapFromScene(it.view().graph().drawnBounds()).boundingRect()));
    }

    void aFrameSelectsAndMovesSeveral()
    {
        Board it(position("graph 1>0", {1}));
        it.board.setEditing(true);
        const QRect both = it.view().vertexRect(0) | it.view().vertexRect(1);
        it.dragTo(both.topLeft() - QPoint(40, 40), both.bottomRight() + QPoint(40, 40));
        QCOMPARE(it.board.editor()->vertices(), (graph::VertexSet{0, 1}));
        const QPointF apart = it.place(1) - it.place(0);
        it.dragTo(it.vertex(0), it.vertex(0) + QPoint(30, 40));
        QCOMPARE(it.place(1) - it.place(0), apart);
    }

    void allOfItGoesByKeyboard()
    {
        Board it(position("graph 1>0", {1}));
        it.key(Qt::Key_E);
        it.key(Qt::Key_Tab);
        QCOMPARE(it.board.editor()->cursor(), std::optional<Count>(0));
        it.key(Qt::Key_Tab);
        QCOMPARE(it.board.editor()->cursor(), std::optional<Count>(1));
        it.key(Qt::Key_Insert);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2"));
        QCOMPARE(it.board.editor()->cursor(), std::optional<Count>(2));
        it.key(Qt::Key_C);
        it.key(Qt::Key_Backtab, Qt::ShiftModifier);
        QCOMPARE(it.board.editor()->cursor(), std::optional<Count>(0));
        it.key(Qt::Key_Return);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2>0"));
        const QPointF place = it.place(0);
        it.key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(it.place(0).x() > place.x());
        QCOMPARE(it.place(0).y(), place.y());
        it.key(Qt::Key_Plus);
        QCOMPARE(it.tokens(), (std::vector<Count>{1, 0}));
        // Escape gives connecting up.
        it.key(Qt::Key_C);
        QVERIFY(it.board.editor()->isConnecting());
        it.key(Qt::Key_Escape);
        QVERIFY(!it.board.editor()->isConnecting());
        // After the last vertex, Tab leaves the graph.
        it.key(Qt::Key_Tab);
        it.key(Qt::Key_Tab);
        QCOMPARE(it.board.editor()->cursor(), std::optional<Count>(2));
        it.key(Qt::Key_Tab);
        QVERIFY(!it.board.view()->hasFocus());
    }

    void theMenuHasIt()
    {
        Board it;
        it.board.setEditing(true);
        QContextMenuEvent event(QContextMenuEvent::Mouse, it.vertex(3),
                                it.ground()->mapToGlobal(it.vertex(3)));
        QCoreApplication::sendEvent(it.ground(), &event);
        auto* menu = it.board.findChild<QMenu*>();
        QVERIFY(menu);
        QCOMPARE(it.board.editor()->vertices(), graph::VertexSet{3});
        QVERIFY(menu->actions().size() >= 5);
        menu->actions().last()->trigger();
        menu->close();
        QVERIFY(!it.rule().contains(QLatin1Char('3')));
    }

    void aMisereGameThatGrowsTooLargeIsRefused()
    {
        // 60 vertices in a row, and four tokens at the top: 60⁴ placings.
        QString rule = QStringLiteral("graph 1>0");
        for (int i = 2; i < 60; ++i)
            rule += QStringLiteral(";%1>%2").arg(i).arg(i - 1);
        Board it(position(qPrintable(rule), {59, 59, 59}, Play::Misere));
        it.board.setEditing(true);
        it.board.editor()->select(59);
        it.key(Qt::Key_Plus);
        QCOMPARE(it.tokens().size(), std::size_t{3});
        QVERIFY(!it.view().message().isEmpty());
    }

    // ---- undo through the page ----

    void thePageTakesEditsBackWithTheirPlaces()
    {
        Page it;
        GraphBoard& board = it.board();
        const Hand hand(board);
        board.setEditing(true);
        const QString start = it.position();
        hand.dragTo(hand.vertex(4), hand.empty());
        const QPointF moved = hand.place(4);
        hand.click(hand.vertex(4));
        hand.key(Qt::Key_Delete);
        QVERIFY(!it.position().contains(QLatin1Char('4')));
        const QPointF three = hand.place(3);
        hand.doubleClick(hand.empty());
        QVERIFY(it.position().contains(QStringLiteral(";4;")));
        it.undo();
        it.undo();
        QCOMPARE(it.position(), start);
        QCOMPARE(hand.place(4), moved);
        QCOMPARE(hand.place(3), three);
        it.undo();
        QVERIFY(hand.place(4) != moved);
        QCOMPARE(it.position(), start);
        it.redo();
        QCOMPARE(hand.place(4), moved);
        it.redo();
        QVERIFY(!it.position().contains(QLatin1Char('4')));
        QCOMPARE(hand.place(3), three);
    }

    void thePagePlaysAndEditsInTurn()
    {
        Page it;
        const Hand hand(it.board());
        hand.dragTo(hand.token(0), hand.vertex(5));
        QCOMPARE(it.page.session().match().position().heaps, (std::vector<Count>{5, 4}));
        it.board().setEditing(true);
        hand.dragTo(hand.rim(6), hand.vertex(0));
        QVERIFY(it.position().contains(QStringLiteral("6>0")));
        QVERIFY(it.page.session().match().plies().empty());
        it.undo();
        QCOMPARE(it.page.session().match().plies().size(), std::size_t{1});
        it.undo();
        QCOMPARE(it.page.session().match().position().heaps, (std::vector<Count>{6, 4}));
        // Another graph stands as it is arranged, not as the one before.
        it.page.session().setPosition(position("graph 1>0;2>0;2>1;3>2", {3}));
        QVERIFY(hand.view().graph().places().arranged);
    }

    // ---- an opponent who begins ----

    void theOpponentWaitsWhileTheGraphIsDrawn()
    {
        Page it(opponentBegins());
        const auto plies = [&] { return it.page.session().match().plies().size(); };
        it.page.session().begin();
        QTRY_COMPARE(plies(), std::size_t{1});
        const Hand hand(it.board());
        hand.key(Qt::Key_E);
        hand.doubleClick(hand.empty());
        const QString first = it.position();
        QVERIFY(first.contains(QStringLiteral(";7:")));
        hand.dragTo(hand.vertex(7), hand.vertex(0), Qt::ShiftModifier);
        const QString second = it.position();
        QVERIFY(second.contains(QStringLiteral("7>0")));
        QTest::qWait(2 * teaching::Session::kThinking);
        QCOMPARE(it.position(), second);
        // One step of undo is one edit, though it is the opponent's turn after each.
        it.undo();
        QCOMPARE(it.position(), first);
        it.redo();
        QCOMPARE(it.position(), second);
        hand.key(Qt::Key_E);
        QVERIFY(it.page.session().turn() == teaching::Turn::Waiting); // what has been drawn is looked at
        it.page.session().begin();
        QTRY_COMPARE(plies(), std::size_t{1});
        QVERIFY(it.page.session().match().plies()[0].side == teaching::Side::Other);
        // The move goes with the edit before it, and no more does.
        it.undo();
        QCOMPARE(it.position(), first);
        it.redo();
        QCOMPARE(plies(), std::size_t{1});
    }

    void anOpponentWhoThinksWaitsToo()
    {
        Page it(opponentBegins());
        const Hand hand(it.board());
        it.page.session().begin();
        hand.key(Qt::Key_E); // before its first move
        QTest::qWait(2 * teaching::Session::kThinking);
        QVERIFY(it.page.session().match().plies().empty());
        hand.press(ToolBar::Edit);
        QTRY_COMPARE(it.page.session().match().plies().size(), std::size_t{1});
    }

    void aNewGameLetsTheOpponentBegin()
    {
        Page it(opponentBegins());
        it.board().setEditing(true);
        const Hand hand(it.board());
        hand.doubleClick(hand.empty());
        it.click("newGameButton");
        QVERIFY(!it.board().isEditing());
        QTRY_COMPARE(it.page.session().match().plies().size(), std::size_t{1});
    }

    void whoMovesHasDrawnEnough()
    {
        Page it(opponentBegins());
        it.board().setEditing(true);
        const Hand hand(it.board());
        hand.doubleClick(hand.empty());
        // It would be the opponent's move; but whoever moves first in what has been drawn is the first.
        it.page.session().play({0, 5, 0});
        QVERIFY(!it.board().isEditing());
        QVERIFY(it.page.session().match().plies()[0].side == teaching::Side::Learner);
        QTRY_COMPARE(it.page.session().match().plies().size(), std::size_t{2});
        // On one's own turn it is made, and answered.
        it.board().setEditing(true);
        const auto moves = it.page.session().game().winningMoves(it.page.session().match().position());
        it.page.session().play(moves.empty() ? teaching::bestMove(it.page.session().match().position())
                                             : moves.front());
        QVERIFY(!it.board().isEditing());
        QTRY_VERIFY(it.page.session().match().plies().size() > std::size_t{2});
    }

    // ---- files ----

    void filesAreSavedAndOpened()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("graph.dot"));
        Board it(position("graph 1=king;1>0;2>0;2>1;9", {2, 0}));
        it.board.setEditing(true);
        it.dragTo(it.vertex(9), it.empty());
        const auto places = it.view().graph().places().vertices;
        it.board.saveFile(name);
        QVERIFY(it.view().message().contains(name));
        Board other;
        open(other.board, name);
        QCOMPARE(other.rule(), it.rule());
        QCOMPARE(other.tokens(), it.tokens());
        QCOMPARE(other.view().graph().places().vertices, places);
    }

    // The window does not wait for the disk; what comes onto the board meanwhile is not replaced.
    void aFileIsReadWhileTheBoardIsUsed()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("graph.dot"));
        Board it(position("graph 1>0;2>1", {2}));
        it.board.saveFile(name);
        it.board.setPosition(position("graph 1>0", {1}), std::nullopt);
        it.board.openFile(name);
        QVERIFY(it.board.isReading());
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0"));
        QTRY_COMPARE(it.rule(), QStringLiteral("graph 1>0;2>1"));
        it.board.setPosition(position("graph 1>0", {1}), std::nullopt);
        it.board.openFile(name);
        it.board.setPosition(position("graph 3>0", {3}), std::nullopt);
        QVERIFY(!it.board.isReading());
        QThreadPool::globalInstance()->waitForDone();
        QApplication::processEvents();
        QCOMPARE(it.rule(), QStringLiteral("graph 3>0"));
    }

    // The names that its line completes go with the dialog, also where the folder is read only then.
    void theDialogOfFilesLeavesNoListBehind()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("graph.dot"));
        Board it(position("graph 1>0", {1}));
        it.board.saveFile(name);
        it.board.setEditing(true);
        it.press(ToolBar::Open);
        const QPointer<QFileDialog> files = it.board.findChild<QFileDialog*>();
        QVERIFY(files && files->isVisible());
        auto* line = files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        line->setText(name); // typed, a list of files would pop up and take the keys
        QTest::mouseClick(files->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Open),
                          Qt::LeftButton);
        QVERIFY(!files->isVisible());
        line->completer()->setCompletionPrefix(folder.filePath(QStringLiteral("gr")));
        line->completer()->complete(); // as it does when the folder has been read
        QVERIFY(!QApplication::activePopupWidget());
    }

    // What it asks, and the dialog itself, may be closed at once: by keys that a slow machine brings
    // together.
    void theDialogOfFilesOutlivesItsQuestion()
    {
        QTemporaryDir folder;
        Board it(position("graph 1>0", {1}));
        it.board.saveFile(folder.filePath(QStringLiteral("graph.dot")));
        it.board.setEditing(true);
        it.press(ToolBar::Save);
        const QPointer<QFileDialog> files = it.board.findChild<QFileDialog*>();
        QVERIFY(files && files->isVisible());
        files->setDirectory(folder.path());
        files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(QStringLiteral("graph.dot"));
        bool isAsked = false;
        QTimer::singleShot(0, &it.board, [&] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            isAsked = question != nullptr;
            QVERIFY(isAsked);
            QTest::keyClick(question, Qt::Key_Escape);
            files->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the loop may do so as well
        });
        QTest::mouseClick(files->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                          Qt::LeftButton);
        QVERIFY(isAsked);
        QVERIFY(!files->isVisible());
    }

    void aFullDiskIsNotTakenForSaved()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("graph.dot"));
        Board first(position("graph 1>0", {1}));
        first.board.saveFile(name);
        Board it;
        {
            const tests::FullDisk full(10);
            it.board.saveFile(name);
        }
        QVERIFY2(it.view().message().contains(QStringLiteral("could not be written")),
                 qPrintable(it.view().message()));
        open(it.board, name);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0"));
    }

    void aNameThatIsCutIsTold()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("names.dot"));
        const std::pair<const char*, const char*> files[] = {
            {"digraph { 1 [label=king] 1 -> 0 }", ""},
            {"digraph { 1 [label=\"\\N\"] 1 -> 0 }", ""},
            {"digraph { 1 [label=abcdefghijklm] 1 -> 0 }", "1 name(s) of the file"},
            {"digraph { \"my king\" -> 2 [label=x]; 2 [label=\"a>b\"] }", "2 name(s) of the file"},
        };
        for (const auto& [text, said] : files) {
            QVERIFY(!teaching::writeFile(name, text));
            Board it;
            open(it.board, name);
            const QString message = it.view().message();
            QVERIFY2(*said ? message.contains(QLatin1String(said)) : !message.contains(u"of the file"),
                     qPrintable(message));
        }
    }

    void badFilesLeaveTheGraph_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("cycle") << QByteArray("digraph{1->2->king->1}") << QStringLiteral("king");
        QTest::newRow("mistake") << QByteArray("digraph{\n1 -- 2}") << QStringLiteral("2");
        // What would keep the window waiting, with the limit.
        QByteArray many;
        for (int i = 0; i <= 20'000; ++i)
            many += QByteArray::number(i) + ' ';
        QTest::newRow("vertices") << QByteArray("digraph{" + many + "}") << QStringLiteral("20000 vertices");
        many.truncate(many.indexOf(" 300 "));
        QTest::newRow("edges") << QByteArray("digraph{{" + many + "}->{" + many + "}}")
                               << QStringLiteral("50000 edges");
        QTest::newRow("bytes") << QByteArray(2'000'001, ' ') << QStringLiteral("2000000 bytes");
    }
    void badFilesLeaveTheGraph()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("bad.dot"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        Board it;
        open(it.board, name);
        QCOMPARE(it.rule(), QString::fromUtf8(kSeven));
        QVERIFY(it.view().message().contains(said));
        open(it.board, folder.filePath(QStringLiteral("missing.dot")));
        QVERIFY(it.view().message().contains(QStringLiteral("missing.dot")));
        it.board.saveFile(folder.filePath(QStringLiteral("no/such/folder.dot")));
        QVERIFY(it.view().message().contains(QStringLiteral("folder.dot")));
    }

    void aFileOfTheSameGraphMovesItsVertices()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("same.dot"));
        Board it(position("graph 1>0", {1}));
        it.board.setEditing(true);
        it.dragTo(it.vertex(1), it.empty());
        const QPointF moved = it.place(1);
        it.board.saveFile(name);
        it.stack.undo();
        const QPointF first = it.place(1);
        QVERIFY(first != moved);
        open(it.board, name);
        QCOMPARE(it.place(1), moved);
        it.stack.undo();
        QCOMPARE(it.place(1), first);
    }

private:
    static teaching::Options opponentBegins()
    {
        teaching::Options options = quietOptions();
        options.usual.opponent = teaching::Opponent::Perfect;
        options.usual.first = teaching::Side::Other;
        return options;
    }
};

LASTSTONE_TEST(GraphEditorTest, Windows)

} // namespace laststone::graph_editor_test
#include "graph_editor_test.moc"
