// SPDX-License-Identifier: GPL-3.0-or-later
// The board of a graph, played and edited by mouse, by keyboard and through the accessibility tree.
#include "games/sg/graph_board.h"

#include "games/catalogue.h"
#include "games/sg/graph_editor.h"
#include "games/sg/graph_player.h"
#include "games/sg/graph_tool_bar.h"
#include "games/sg/graph_view.h"
#include "games/sg/sg_board.h"
#include "games/sg/sg_lesson.h"
#include "gui_test.h"
#include "random_graph.h"
#include "teaching/notation.h"
#include "widgets/lesson_page.h"

#include <QAccessible>
#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

#include <ctime>
#include <numbers>

using namespace laststone;
using games::GraphBoard;
using games::GraphEditor;
using games::GraphToolBar;
using games::GraphView;
using teaching::Mark;
using teaching::Move;
using teaching::Position;
using theory::Count;
using theory::Play;

namespace {

const char* const kSeven = "graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5";

Position position(const char* rule, std::vector<Count> tokens, Play play = Play::Normal)
{
    return {QStringLiteral("sg"), QString::fromUtf8(rule), play, std::move(tokens)};
}

// What the tests do with a board, wherever it is.
class Hand {
public:
    explicit Hand(GraphBoard& board) : m_board(board) { }

    GraphView& view() const { return *m_board.view(); }
    QWidget* ground() const { return view().viewport(); }
    QPoint vertex(Count vertex) const { return view().vertexRect(vertex).center(); }
    QPoint token(std::size_t token) const { return view().tokenRect(token).center(); }
    QPoint rim(Count number) const
    {
        // Somewhere on the rim where no token is.
        const QPointF centre = view().graph().places().vertices.at(number);
        for (int degrees = 0; degrees < 360; degrees += 15) {
            const double angle = degrees * std::numbers::pi / 180;
            const QPointF point = centre + QPointF(std::cos(angle), std::sin(angle)) * games::kVertexRadius;
            if (!view().graph().tokenAt(point) && view().graph().vertexAt(point, 6) == number)
                return view().mapFromScene(point);
        }
        return this->vertex(number);
    }
    // Ground with nothing near it.
    QPoint empty() const
    {
        const QRect room = ground()->rect().adjusted(50, 50, -50, -70);
        for (int y = room.top(); y < room.bottom(); y += 7) {
            for (int x = room.left(); x < room.right(); x += 7) {
                const QPointF point = view().mapToScene(QPoint(x, y));
                if (!view().graph().vertexAt(point, 30) && !view().graph().edgeAt(point, 12))
                    return {x, y};
            }
        }
        return {};
    }
    void dragTo(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mousePress(ground(), Qt::LeftButton, modifiers, from);
        drag(ground(), (from + to) / 2);
        drag(ground(), to);
        QTest::mouseRelease(ground(), Qt::LeftButton, modifiers, to);
    }
    void click(const QPoint& at, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(ground(), Qt::LeftButton, modifiers, at);
    }
    void doubleClick(const QPoint& at) const { QTest::mouseDClick(ground(), Qt::LeftButton, {}, at); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_board.view(), key, modifiers);
    }
    void press(GraphToolBar::Tool tool) const
    {
        QTest::mouseClick(m_board.toolBar()->button(tool), Qt::LeftButton);
    }
    QPointF place(Count vertex) const { return view().graph().places().vertices.at(vertex); }

private:
    GraphBoard& m_board;
};

// A board alone, which takes over what is edited as a page would.
class Board : public Hand {
public:
    explicit Board(const Position& start = position(kSeven, {6, 4}))
        : Hand(board), moves(&board, &GraphBoard::moveMade)
    {
        QObject::connect(&board, &GraphBoard::positionEdited, &board,
                         [this](const Position& edited) { board.setPosition(edited, std::nullopt); });
        QObject::connect(&board, &GraphBoard::undoable, &board,
                         [this](QUndoCommand* command) { stack.push(command); });
        board.setAnimated(false);
        board.resize(760, 460);
        board.setPosition(start, std::nullopt);
        show(board);
        board.setFocus();
    }
    std::optional<Move> made() const
    {
        if (moves.isEmpty())
            return std::nullopt;
        return moves.last().at(0).value<Move>();
    }
    QString rule() const { return board.position().rule; }
    const std::vector<Count>& tokens() const { return board.position().heaps; }

    QUndoStack stack;
    GraphBoard board;
    QSignalSpy moves;
};

// The whole page, with its undo.
class Page {
public:
    Page() : page(games::sgLesson(), games::allRules(), options())
    {
        page.resize(1280, 760);
        show(page);
        page.setPosition(position(kSeven, {6, 4}));
    }
    static widgets::PageOptions options()
    {
        widgets::PageOptions result;
        result.opponent = teaching::Opponent::Person;
        result.animation = false;
        return result;
    }
    GraphBoard& board() const
    {
        return *qobject_cast<GraphBoard*>(qobject_cast<games::SgBoard*>(page.board())->current());
    }
    QString position_() const { return teaching::notation(page.match().position()); }
    void undo()
    {
        QTest::mouseClick(page.findChild<QToolButton*>(QStringLiteral("undoButton")), Qt::LeftButton);
    }
    void redo()
    {
        QTest::mouseClick(page.findChild<QToolButton*>(QStringLiteral("redoButton")), Qt::LeftButton);
    }

    widgets::LessonPage page;
};

} // namespace

class GraphBoardTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    // ---- play ----

    void aTokenIsDraggedAlongAnEdge()
    {
        Board it;
        it.dragTo(it.token(0), it.vertex(5));
        QCOMPARE(it.made(), std::optional(Move{0, 5, 0}));
    }

    void aDragElsewhereGivesUp()
    {
        Board it;
        const QPoint home = it.token(0);
        it.dragTo(home, it.vertex(1));
        QVERIFY(!it.made());
        QVERIFY(!it.board.choice());
        QCOMPARE(it.token(0), home);
    }

    void aTokenIsClickedAndThenItsTarget()
    {
        Board it;
        it.click(it.token(1));
        QVERIFY(!it.made());
        QTest::mouseMove(it.ground(), it.vertex(2));
        QTRY_COMPARE(it.board.choice(), std::optional(Move{1, 2, 0}));
        it.click(it.vertex(2));
        QCOMPARE(it.made(), std::optional(Move{1, 2, 0}));
    }

    void hoveringATokenPointsItsOptionsOut()
    {
        Board it;
        QTest::mouseMove(it.ground(), it.token(0));
        QTRY_COMPARE(it.view().graph().look().options, (std::set<Count>{3, 5}));
        QVERIFY(it.view().graph().look().values);
        QTest::mouseMove(it.ground(), it.empty());
        QTRY_VERIFY(it.view().graph().look().options.empty());
    }

    void keysChooseTokenAndMove()
    {
        Board it;
        it.key(Qt::Key_Down);
        it.key(Qt::Key_Right);
        QCOMPARE(it.board.choice(), std::optional(Move{1, 2, 0}));
        it.key(Qt::Key_Up);
        QVERIFY(!it.board.choice());
        it.key(Qt::Key_Right);
        it.key(Qt::Key_Right);
        QCOMPARE(it.board.choice(), std::optional(Move{0, 5, 0}));
        it.key(Qt::Key_Left);
        QCOMPARE(it.board.choice(), std::optional(Move{0, 3, 0}));
        it.key(Qt::Key_Escape);
        QVERIFY(!it.board.choice());
        it.key(Qt::Key_End);
        it.key(Qt::Key_Return);
        QCOMPARE(it.made(), std::optional(Move{0, 5, 0}));
    }

    void onlyPossibleChoicesAreTaken()
    {
        Board it;
        QSignalSpy changes(&it.board, &GraphBoard::choiceChanged);
        it.board.setChoice(Move{0, 3, 0});
        QCOMPARE(it.board.choice(), std::optional(Move{0, 3, 0}));
        for (const Move& wrong : {Move{0, 4, 0}, Move{7, 3, 0}, Move{0, 99, 0}, Move{0, 3, 1}}) {
            it.board.setChoice(wrong);
            QVERIFY(!it.board.choice());
        }
        QCOMPARE(changes.size(), 2);
    }

    void aBoardThatIsNotPlayableDoesNothing()
    {
        Board it;
        it.board.setPlayable(false);
        it.dragTo(it.token(0), it.vertex(5));
        it.key(Qt::Key_Right);
        it.key(Qt::Key_Return);
        it.key(Qt::Key_E);
        QVERIFY(!it.made());
        QVERIFY(!it.board.isEditing());
        QVERIFY(!it.board.toolBar()->isVisible());
    }

    void aMovingTokenGoesAlongItsEdge()
    {
        Board it;
        it.board.setAnimated(true);
        const QPoint start = it.token(0);
        it.board.setPosition(position(kSeven, {5, 4}), Move{0, 5, 0});
        QVERIFY(it.board.isMoving());
        QTRY_VERIFY(!it.board.isMoving());
        QVERIFY(it.token(0) != start);
        QVERIFY((it.token(0) - it.vertex(5)).manhattanLength() < it.view().vertexRect(5).width() * 1.5);
    }

    // ---- values and marks ----

    void valuesFollowTheVerdict()
    {
        Board it;
        const auto valueShown = [&] { return it.view().graph().look().values; };
        QVERIFY(valueShown());
        it.board.setVerdictShown(false);
        QVERIFY(!valueShown());
        it.board.setVerdictShown(true);
        // They do not rule misère play.
        it.board.setPosition(position(kSeven, {6, 4}, Play::Misere), std::nullopt);
        QVERIFY(!valueShown());
    }

    void valuesAppearFromTheSinksUp()
    {
        Board it;
        it.board.setVerdictShown(false);
        QImage before = it.board.grab().toImage();
        it.board.setMarks({{Mark::Kind::Level, 0, 1, 1}});
        const auto& look = it.view().graph().look();
        QCOMPARE(look.level, std::optional<Count>(1));
        QCOMPARE(look.mexOf, std::set<Count>{1});
        QVERIFY(it.board.grab().toImage() != before);
        QCOMPARE(it.view().graph().mexText(2), QStringLiteral("mex{0,1} = 2"));
        QCOMPARE(it.view().graph().mexText(0), QStringLiteral("mex{} = 0"));
        it.board.setMarks({});
        QVERIFY(it.board.grab().toImage() == before);
    }

    void marksPointOut()
    {
        Board it;
        it.board.setMarks(
            {{Mark::Kind::Heap, 1, 4, 4}, {Mark::Kind::Take, 0, 6, 3}, {Mark::Kind::Sum, 0, 2, 0}});
        const auto* look = &it.view().graph().look();
        QCOMPARE(look->tokens, (std::set<std::size_t>{0, 1}));
        QCOMPARE(look->edges.at({6, 3}), games::EdgeTone::Winning);
        it.board.setMarks({{Mark::Kind::Options, 0, 6, 6}});
        look = &it.view().graph().look();
        QCOMPARE(look->options, (std::set<Count>{3, 5}));
        QCOMPARE(look->mexOf, std::set<Count>{6});
        it.board.setMarks({{Mark::Kind::Vertex, 0, 2, 2}});
        look = &it.view().graph().look();
        QCOMPARE(look->pointed, std::set<Count>{2});
        QCOMPARE(look->options, (std::set<Count>{0, 1}));
        it.board.setMarks({{Mark::Kind::Vertex, 0, 77, 77}, {Mark::Kind::Level, 0, 99, 99}});
        it.board.grab();
    }

    // ---- editing ----

    void editingIsSwitchedByKeyAndButton()
    {
        Board it;
        QVERIFY(!it.board.toolBar()->button(GraphToolBar::Add)->isVisible());
        it.key(Qt::Key_E);
        QVERIFY(it.board.isEditing());
        QVERIFY(it.board.toolBar()->button(GraphToolBar::Add)->isVisible());
        QVERIFY(!it.board.message().isEmpty());
        it.press(GraphToolBar::Edit);
        QVERIFY(!it.board.isEditing());
        QVERIFY(it.board.message().isEmpty());
    }

    void aDoubleClickAddsAVertexThere()
    {
        Board it;
        it.board.setEditing(true);
        const QPoint at = it.empty();
        it.doubleClick(at);
        QCOMPARE(it.rule(), QString::fromUtf8(kSeven) + QStringLiteral(";7"));
        QVERIFY((it.vertex(7) - at).manhattanLength() <= 4);
        QCOMPARE(it.board.editor()->selectedVertices(), games::VertexSet{7});
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

    void aCycleIsRefusedAndShown()
    {
        Board it(position("graph 1>0;2=king;2>1", {2}));
        it.board.setEditing(true);
        it.dragTo(it.rim(0), it.vertex(2));
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2=king;2>1"));
        QVERIFY(it.board.message().contains(QStringLiteral("0 → king → 1 → 0")));
        QCOMPARE(it.view().graph().look().wrong, (std::set<Count>{0, 1, 2}));
        QCOMPARE(it.view().graph().look().edges.at({2, 1}), games::EdgeTone::Wrong);
        it.click(it.vertex(1));
        QVERIFY(it.view().graph().look().wrong.empty());
        QVERIFY(!it.board.message().contains(QStringLiteral("→")));
    }

    void whatIsSelectedIsDeleted()
    {
        Board it;
        it.board.setEditing(true);
        it.click(it.vertex(5));
        it.key(Qt::Key_Delete);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2>0;2>1;3>1;3>2;4>2;6>3"));
        // An edge, clicked in its middle.
        const auto& way = it.view().graph().way({4, 2});
        it.click(it.view().mapFromScene(games::pointAlong(way, 0.5)));
        QCOMPARE(it.board.editor()->selectedEdges(), games::EdgeSet{(games::GraphDrawing::Edge{4, 2})});
        it.press(GraphToolBar::Delete);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0;2>0;2>1;3>1;3>2;4;6>3"));
    }

    void tokensStay()
    {
        Board it(position("graph 1>0;2>1", {2}));
        it.board.setEditing(true);
        it.click(it.vertex(2));
        it.key(Qt::Key_Minus);
        QCOMPARE(it.tokens(), std::vector<Count>{2});
        QVERIFY(!it.board.message().isEmpty());
        it.key(Qt::Key_Delete);
        QCOMPARE(it.rule(), QStringLiteral("graph 1>0"));
        QCOMPARE(it.tokens(), std::vector<Count>{1});
        QVERIFY(it.board.message().contains(QLatin1Char('1')));
        it.click(it.vertex(0));
        it.key(Qt::Key_Delete);
        QCOMPARE(it.rule(), QStringLiteral("graph 1"));
        it.click(it.vertex(1));
        it.key(Qt::Key_Delete);
        QCOMPARE(it.rule(), QStringLiteral("graph 1"));
        QVERIFY(!it.board.message().isEmpty());
    }

    void tokensArePutTakenAndDragged()
    {
        Board it;
        it.board.setEditing(true);
        it.click(it.vertex(3), Qt::ControlModifier);
        QCOMPARE(it.tokens(), (std::vector<Count>{6, 4, 3}));
        it.click(it.vertex(6), Qt::AltModifier);
        QCOMPARE(it.tokens(), (std::vector<Count>{4, 3}));
        it.dragTo(it.token(0), it.vertex(0));
        QCOMPARE(it.tokens(), (std::vector<Count>{0, 3}));
        it.click(it.vertex(5), Qt::AltModifier);
        QVERIFY(it.board.message().contains(QLatin1Char('5')));
    }

    void aVertexIsNamed()
    {
        Board it;
        it.board.setEditing(true);
        it.click(it.vertex(2));
        it.key(Qt::Key_F2);
        QLineEdit* name = it.board.editor()->nameEdit();
        QVERIFY(name && name->hasFocus());
        QTest::keyClicks(name, "a;b");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(it.board.editor()->nameEdit(), name); // it is no name: it is to be mended
        QVERIFY(!it.board.message().isEmpty());
        name->selectAll();
        QTest::keyClicks(name, "king");
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(!it.board.editor()->nameEdit());
        QVERIFY(it.rule().contains(QStringLiteral("2=king")));
        QVERIFY(it.board.view()->hasFocus());
        it.doubleClick(it.vertex(2));
        QTest::keyClick(it.board.editor()->nameEdit(), Qt::Key_Escape);
        QVERIFY(!it.board.editor()->nameEdit());
        QVERIFY(it.rule().contains(QStringLiteral("2=king")));
        it.doubleClick(it.vertex(2));
        it.board.editor()->nameEdit()->clear();
        QTest::keyClick(it.board.editor()->nameEdit(), Qt::Key_Return);
        QCOMPARE(it.rule(), QString::fromUtf8(kSeven));
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
        it.press(GraphToolBar::Arrange);
        QVERIFY(it.view().graph().places() == before);
        it.stack.undo();
        QVERIFY(it.view().graph().places() == after);
    }

    void aFrameSelectsAndMovesSeveral()
    {
        Board it(position("graph 1>0", {1}));
        it.board.setEditing(true);
        const QRect both = it.view().vertexRect(0) | it.view().vertexRect(1);
        it.dragTo(both.topLeft() - QPoint(40, 40), both.bottomRight() + QPoint(40, 40));
        QCOMPARE(it.board.editor()->selectedVertices(), (games::VertexSet{0, 1}));
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
        QCOMPARE(it.board.editor()->selectedVertices(), games::VertexSet{3});
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
        QVERIFY(!it.board.message().isEmpty());
    }

    // ---- undo through the page ----

    void thePageTakesEditsBackWithTheirPlaces()
    {
        Page it;
        GraphBoard& board = it.board();
        const Hand hand(board);
        board.setEditing(true);
        const QString start = it.position_();
        hand.dragTo(hand.vertex(4), hand.empty());
        const QPointF moved = hand.place(4);
        hand.click(hand.vertex(4));
        hand.key(Qt::Key_Delete);
        QVERIFY(!it.position_().contains(QLatin1Char('4')));
        const QPointF three = hand.place(3);
        hand.doubleClick(hand.empty());
        QVERIFY(it.position_().contains(QStringLiteral(";4;")));
        it.undo();
        it.undo();
        QCOMPARE(it.position_(), start);
        QCOMPARE(hand.place(4), moved);
        QCOMPARE(hand.place(3), three);
        it.undo();
        QVERIFY(hand.place(4) != moved);
        QCOMPARE(it.position_(), start);
        it.redo();
        QCOMPARE(hand.place(4), moved);
        it.redo();
        QVERIFY(!it.position_().contains(QLatin1Char('4')));
        QCOMPARE(hand.place(3), three);
    }

    void thePagePlaysAndEditsInTurn()
    {
        Page it;
        const Hand hand(it.board());
        hand.dragTo(hand.token(0), hand.vertex(5));
        QCOMPARE(it.page.match().position().heaps, (std::vector<Count>{5, 4}));
        it.board().setEditing(true);
        hand.dragTo(hand.rim(6), hand.vertex(0));
        QVERIFY(it.position_().contains(QStringLiteral("6>0")));
        QVERIFY(it.page.match().plies().empty());
        it.undo();
        QCOMPARE(it.page.match().plies().size(), std::size_t{1});
        it.undo();
        QCOMPARE(it.page.match().position().heaps, (std::vector<Count>{6, 4}));
        // Another graph stands as it is arranged, not as the one before.
        it.page.setPosition(position("graph 1>0;2>0;2>1;3>2", {3}));
        QVERIFY(hand.view().graph().places().arranged);
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
        QVERIFY(it.board.message().contains(name));
        Board other;
        other.board.openFile(name);
        QCOMPARE(other.rule(), it.rule());
        QCOMPARE(other.tokens(), it.tokens());
        QCOMPARE(other.view().graph().places().vertices, places);
    }

    void badFilesLeaveTheGraph_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("cycle") << QByteArray("digraph{1->2->king->1}") << QStringLiteral("king");
        QTest::newRow("mistake") << QByteArray("digraph{\n1 -- 2}") << QStringLiteral("2");
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
        it.board.openFile(name);
        QCOMPARE(it.rule(), QString::fromUtf8(kSeven));
        QVERIFY(it.board.message().contains(said));
        it.board.openFile(folder.filePath(QStringLiteral("missing.dot")));
        QVERIFY(it.board.message().contains(QStringLiteral("missing.dot")));
        it.board.saveFile(folder.filePath(QStringLiteral("no/such/folder.dot")));
        QVERIFY(it.board.message().contains(QStringLiteral("folder.dot")));
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
        it.board.openFile(name);
        QCOMPARE(it.place(1), moved);
        it.stack.undo();
        QCOMPARE(it.place(1), first);
    }

    // ---- assistive technology ----

    void assistiveTechnologySeesVerticesAndTokens()
    {
        Board it(position("graph 1=king;1>0;2>0;2>1", {2, 2}));
        QAccessibleInterface* graph = QAccessible::queryAccessibleInterface(&it.view());
        QVERIFY(graph);
        QCOMPARE(graph->childCount(), 5);
        QCOMPARE(graph->child(0)->text(QAccessible::Name), QStringLiteral("vertex 0, value 0, 0 token(s)"));
        QCOMPARE(graph->child(1)->text(QAccessible::Name),
                 QStringLiteral("vertex king, value 1, 0 token(s)"));
        QCOMPARE(graph->child(4)->text(QAccessible::Name), QStringLiteral("token 2 on vertex 2"));
        const QPoint middle = graph->child(1)->rect().center();
        QCOMPARE(graph->childAt(middle.x(), middle.y()), graph->child(1));
        it.board.setVerdictShown(false);
        QCOMPARE(graph->child(2)->text(QAccessible::Name), QStringLiteral("vertex 2, 2 token(s)"));
        // A token is pressed and then where it goes.
        const QString press = QAccessibleActionInterface::pressAction();
        graph->child(4)->actionInterface()->doAction(press);
        QVERIFY(graph->child(4)->state().focused);
        graph->child(1)->actionInterface()->doAction(press);
        QCOMPARE(it.made(), std::optional(Move{1, 1, 0}));
        it.board.setEditing(true);
        graph->child(0)->actionInterface()->doAction(press);
        QVERIFY(graph->child(0)->state().selected);
        QCOMPARE(graph->focusChild(), graph->child(0));
    }

    // ---- size ----

    void manyVerticesAreDraggedFluently()
    {
        std::mt19937 random(23);
        const auto drawing = games::randomGraph(random, 300, 900, 25, true);
        Board it(position(qPrintable(drawing.rule()), {drawing.vertices.back()}));
        it.board.resize(1000, 700);
        it.board.setEditing(true);
        QApplication::processEvents();
        const QPoint from = it.vertex(drawing.vertices[150]);
        QTest::mousePress(it.ground(), Qt::LeftButton, Qt::NoModifier, from);
        // The time of the processor: between frames it rests, so that each is painted.
        const std::clock_t start = std::clock();
        constexpr int kFrames = 60;
        constexpr int kRest = 16; // ms
        for (int i = 1; i <= kFrames; ++i) {
            drag(it.ground(), from + QPoint(3 * i, 2 * i));
            QTest::qWait(kRest);
        }
        const double frame = 1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / kFrames;
        QTest::mouseRelease(it.ground(), Qt::LeftButton, Qt::NoModifier,
                            from + QPoint(3 * kFrames, 2 * kFrames));
        qInfo("one frame of a drag: %.1f ms", frame);
        // Without optimisation or with sanitizers it takes several times as long.
        constexpr double kMost = 200;
        QVERIFY(frame < kMost);
        QCOMPARE(it.stack.count(), 1);
    }

    void aGraphTooLargeToBeDrawnIsStillPlayed()
    {
        QString rule = QStringLiteral("graph 1>0");
        for (std::size_t i = 2; i <= games::GraphScene::kMostVertices; ++i)
            rule += QStringLiteral(";%1>%2").arg(i).arg(i - 2);
        Board it(position(qPrintable(rule), {2000, 3}));
        QVERIFY(!it.board.message().isEmpty());
        it.key(Qt::Key_Right);
        QCOMPARE(it.board.choice(), std::optional(Move{0, 1998, 0}));
        it.key(Qt::Key_Return);
        QCOMPARE(it.made(), std::optional(Move{0, 1998, 0}));
        it.board.setEditing(true);
        it.click(it.ground()->rect().center());
        it.doubleClick(it.ground()->rect().center());
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Insert, Qt::Key_Delete, Qt::Key_F2, Qt::Key_C})
            it.key(key);
        it.press(GraphToolBar::Arrange);
        QCOMPARE(it.rule(), rule);
        it.board.setPosition(position(kSeven, {6}), std::nullopt);
        QVERIFY(it.view().graph().isDrawn());
    }

    void theToolsFitIntoASmallBoard()
    {
        Board it;
        it.board.setEditing(true);
        for (const int width : {1000, 560, 380}) {
            it.board.resize(width, 250);
            QApplication::processEvents();
            const QWidget* bar = it.board.toolBar();
            QVERIFY(bar->geometry().right() < width);
            for (int tool = 0; tool < GraphToolBar::kToolCount; ++tool) {
                const auto* button = it.board.toolBar()->button(static_cast<GraphToolBar::Tool>(tool));
                QVERIFY(bar->rect().contains(button->geometry()));
                QVERIFY(button->width() >= button->minimumSizeHint().width());
            }
        }
    }
};

QTEST_MAIN(GraphBoardTest)
#include "graph_board_test.moc"
