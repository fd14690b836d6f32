// SPDX-License-Identifier: GPL-3.0-or-later
// A graph that is drawn on the only screen: before the class by a key, or in the window with the projection
// ended. What has been hidden stays hidden, and a refusal is said large and in both languages.
#include "app/language.h"
#include "app/projection_fixture.h"
#include "graph/board/board.h"
#include "graph/board/editor.h"
#include "graph/board/tool_bar.h"
#include "graph/view/layout.h"
#include "graph/view/view.h"
#include "positions.h"
#include "test_main.h"
#include "two_screens.h"
#include "widgets/board/board_widget.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/stage/position_line.h"
#include "widgets/stage/stage_keys.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

#include <cmath>

namespace laststone::live_graph_alone_test {

using theory::Count;

class LiveGraphAloneTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
private slots:
    void init()
    {
        begin();
        m_window->openPosition(positionOf(QStringLiteral("sg graph 1>0;2>0;2>1;3>2: 2")));
        project(true);
        activate(stage());
    }
    void cleanup() { end(); }

    // Whatever game of the lesson is on the board: it makes room for the graph, and comes back by undo.
    void aGraphTakesThePlaceOfAnotherGame()
    {
        m_window->openPosition(positionOf(QStringLiteral("sg {1,3,4}: 5 7")));
        press(stage(), Qt::Key_F2);
        QVERIFY(m_window->page()->session().isEditing());
        QVERIFY(projected().isEditing());
        QCOMPARE(teaching::notation(m_window->page()->session().position()),
                 QStringLiteral("sg graph 1>0;2>0;2>1;3>2: 2")); // the one that was left
        press(projected().view(), Qt::Key_Escape);
        QVERIFY(!m_window->page()->session().isEditing());
        m_window->page()->session().undo();
        QCOMPARE(teaching::notation(m_window->page()->session().position()),
                 QStringLiteral("sg {1,3,4}: 5 7"));
    }

    void aKeyBeginsAndEscEnds()
    {
        QVERIFY(!projected().isEditing());
        QVERIFY(!projected().toolBar()->isVisible());
        press(stage(), Qt::Key_F2);
        QVERIFY(projected().isEditing());
        QVERIFY(!projected().toolBar()->isVisible()); // the class needs none
        QTRY_VERIFY(projected().view()->hasFocus());
        const int step = this->step();
        press(projected().view(), Qt::Key_Right);
        press(projected().view(), Qt::Key_C); // of the graph now, no chart
        QVERIFY(!view()->scene().chart);
        QCOMPARE(this->step(), step);
        QVERIFY(projected().editor()->isConnecting());
        press(projected().view(), Qt::Key_Escape);
        QVERIFY(projected().isEditing() && !projected().editor()->isConnecting());
        QVERIFY(projected().editor()->hasSelection());
        press(projected().view(), Qt::Key_Escape);
        QVERIFY(!projected().isEditing() && projection().isRunning());
        QVERIFY(!projected().editor()->hasSelection());
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(notice->isVisible());
        QCOMPARE(notice->text().replace(QChar::Nbsp, u' '),
                 QStringLiteral("The graph is drawn. Tokens on: 2. F2 goes on drawing."));
        QTRY_VERIFY(stage()->hasFocus());
        press(stage(), Qt::Key_V);
        QVERIFY(view()->scene().verdict);
        QVERIFY(!notice->isVisible()); // until the next key
    }

    // What to do is said for the keyboard as well, whole and beside the graph; and End is a key of the graph.
    void whatToDoIsSaidForTheKeyboardToo()
    {
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        const QString hint = drawn.message();
        QVERIFY2(hint.contains(QStringLiteral("or Insert: ")) && hint.contains(QStringLiteral("or C: ")),
                 qPrintable(hint));
        int labels = 0;
        for (const auto* label : drawn.findChildren<QLabel*>()) {
            if (!label->isVisible() || !label->text().contains(QStringLiteral("Insert")))
                continue;
            ++labels;
            QVERIFY(label->height() >= label->heightForWidth(label->width()));
            QVERIFY(drawn.viewport()->rect().contains(label->geometry()));
            for (const auto& [vertex, place] : places(projected()))
                QVERIFY(!label->geometry().intersects(drawn.vertexRect(vertex)));
        }
        QCOMPARE(labels, 1);
        const int step = this->step();
        press(&drawn, Qt::Key_End);
        QVERIFY(projected().editor()->cursor());
        QCOMPARE(this->step(), step);
    }

    void theMouseDraws()
    {
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        const QPoint empty = emptyGround(drawn);
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, empty);
        QApplication::processEvents();
        QCOMPARE(places(projected()).size(), std::size_t{5});
        QCOMPARE(places(page()), places(projected()));
        // From the rim of the new vertex to vertex 3: an edge.
        const QRect rect = drawn.vertexRect(4);
        const QPoint rim(rect.right() - rect.width() / 16, rect.center().y());
        hover(drawn.viewport(), rim);
        QTest::mousePress(drawn.viewport(), Qt::LeftButton, {}, rim);
        drag(drawn.viewport(), rim + QPoint(20, 5));
        const QPoint to = drawn.vertexRect(3).center();
        drag(drawn.viewport(), to);
        QTest::mouseRelease(drawn.viewport(), Qt::LeftButton, {}, to);
        QApplication::processEvents();
        const auto& edges = drawn.graph().model().drawing().edges;
        QVERIFY(std::ranges::binary_search(edges, graph::Drawing::Edge{4, 3}));
        // Taken back as everything else.
        m_window->page()->session().undo();
        m_window->page()->session().undo();
        QCOMPARE(places(projected()).size(), std::size_t{4});
    }

    void theRefusalIsSaidToTheClass()
    {
        m_window->page()->session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_TW")));
        press(stage(), Qt::Key_F2);
        connectVertices(projected(), 0, 3);
        checkRefusal(projected());
    }

    // Right after a refusal, undo takes that away and no edit; after an edit that says something, the edit.
    void undoTakesARefusalAlone()
    {
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
        const QString ofVertex = drawn.message();
        QCOMPARE(places(projected()).size(), std::size_t{5});
        connectVertices(projected(), 0, 3);
        QVERIFY(refusal(projected()));
        press(&drawn, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!refusal(projected()) && drawn.graph().look().wrong.empty());
        QCOMPARE(drawn.message(), ofVertex);
        QCOMPARE(places(projected()).size(), std::size_t{5});
        press(&drawn, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(places(projected()).size(), std::size_t{4});
        press(&drawn, Qt::Key_A, Qt::ControlModifier);
        press(&drawn, Qt::Key_Delete);
        QVERIFY(drawn.message().contains(QStringLiteral("a game needs one")));
        press(&drawn, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(places(projected()).size(), std::size_t{4});
    }

    // Who goes on as while drawing is told what comes first.
    void aDoubleClickAfterDrawingSaysWhatToPress()
    {
        press(stage(), Qt::Key_F2);
        press(projected().view(), Qt::Key_Escape);
        graph::View& played = *projected().view();
        QTest::mouseDClick(played.viewport(), Qt::LeftButton, {}, emptyGround(played));
        QCOMPARE(places(projected()).size(), std::size_t{4});
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->text().replace(QChar::Nbsp, u' ').startsWith(QStringLiteral("F2 begins to draw")),
                 qPrintable(notice->text()));
    }

    // What is typed is arranged for the hall, not for the page behind it; and stays there with the chart.
    void aTypedGraphSuitsTheHall()
    {
        m_window->openPosition(positionOf(QStringLiteral("sg graph 1>0;2>0;2>1;3>1;3>2;4>3;4>2;5>4: 5 3")));
        graph::View& drawn = *projected().view();
        const graph::Graph& model = drawn.graph().model();
        const graph::Places places = drawn.graph().places();
        const double best = drawn.scaleOf(drawn.arrange(model, graph::Layers(model)));
        QVERIFY2(drawn.scaleOf(places) >= 0.85 * best,
                 qPrintable(QStringLiteral("%1 of %2").arg(drawn.scaleOf(places)).arg(best)));
        press(stage(), Qt::Key_V);
        press(stage(), Qt::Key_C);
        QCOMPARE(drawn.graph().places(), places);
    }

    // What is not there yet needs room, whatever the size of the graph before.
    void aNewGraphHasRoomOfItsOwn()
    {
        m_window->openPosition(
            positionOf(QStringLiteral("sg graph 1>0;2>1;3>2;4>3;5>4;6>5;7>6;8>7;9>8;10>9;11>10;12>11: 12")));
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        projected().clearDrawing();
        const int shorter = std::min(drawn.viewport()->width(), drawn.viewport()->height());
        const int size = drawn.vertexRect(0).width();
        QVERIFY2(size * 8 >= shorter, qPrintable(QStringLiteral("%1 %2").arg(size).arg(shorter)));
    }

    // What has been refused is not below what comes next: a step, or the end of drawing.
    void aRefusalGoesWithTheStep()
    {
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        QTest::mouseClick(drawn.viewport(), Qt::LeftButton, {}, drawn.vertexRect(0).center());
        connectVertices(projected(), 0, 3);
        QVERIFY(refusal(projected()));
        press(&drawn, Qt::Key_PageDown);
        QCOMPARE(step(), 0);
        QVERIFY(!refusal(projected()) && drawn.graph().look().wrong.empty());
        QVERIFY(drawn.message().isEmpty() && !projected().isEditing()); // a step is of what is done
        press(stage(), Qt::Key_F2);
        connectVertices(projected(), 0, 3);
        press(&drawn, Qt::Key_Escape);
        QVERIFY(!projected().isEditing());
        QVERIFY(drawn.message().isEmpty() && drawn.graph().look().wrong.empty());
    }

    // The hint that is below the graph, and what F2 says where there is none, in both languages.
    void whatIsSaidOfDrawingIsInBothLanguages()
    {
        auto& session = m_window->page()->session();
        session.setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_TW")));
        press(stage(), Qt::Key_F2);
        const auto labels = projected().view()->findChildren<QLabel*>();
        const auto hint = std::ranges::find_if(
            labels, [](const QLabel* each) { return each->isVisible() && each->text().contains(u'\n'); });
        QVERIFY(hint != labels.end());
        QVERIFY2(QString((*hint)->text()).remove(QChar(0x2060)).contains(QStringLiteral("頂點")),
                 qPrintable((*hint)->text()));
        QVERIFY((*hint)->height() >= (*hint)->heightForWidth((*hint)->width()));
        QVERIFY((*hint)->fontInfo().pixelSize() * 30 >= view()->stageHeight()); // read from afar
        for (const auto& [vertex, place] : places(projected()))
            QVERIFY(!(*hint)->geometry().intersects(projected().view()->vertexRect(vertex)));
        press(projected().view(), Qt::Key_Escape);
        m_window->openPosition(positionOf(QStringLiteral("nim: 3 4 5")));
        m_window->page()->session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_TW")));
        press(stage(), Qt::Key_F2);
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(notice->isVisible() && notice->text().count(u'\n') == 1);
        QVERIFY(notice->height() >= notice->heightForWidth(notice->width()));
    }

    // Another graph begins without a token: the first one is where it is put, and until then it is said that
    // there is none. Who puts none gets one where it can move.
    void aNewGraphHasNoToken()
    {
        press(stage(), Qt::Key_F2);
        projected().clearDrawing();
        graph::View& drawn = *projected().view();
        const auto& tokens = drawn.graph().tokens();
        QVERIFY(tokens.empty());
        QVERIFY(QRect(drawn.vertexRect(0).topLeft(), drawn.vertexRect(0).size() * 2)
                    .contains(drawn.viewport()->rect().center())); // it stands in the middle
        const QString hint = drawn.message();
        QVERIFY2(hint.contains(QStringLiteral("token")), qPrintable(hint));
        QVERIFY2(hint.contains(QStringLiteral("Esc: ")), qPrintable(hint)); // as with a token
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
        connectVertices(projected(), 2, 1);
        QVERIFY(tokens.empty() && drawn.graph().model().drawing().edges.size() == 1);
        auto& session = m_window->page()->session();
        const auto put = [&](Count vertex) {
            QTest::mouseClick(drawn.viewport(), Qt::LeftButton, Qt::ControlModifier,
                              drawn.vertexRect(vertex).center());
        };
        press(&drawn, Qt::Key_Escape);
        QCOMPARE(tokens, std::vector<Count>{2});
        QCOMPARE(session.position().heaps, tokens);
        QVERIFY(!projected().isUnfinished());
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY2(notice->text()
                     .replace(QChar::Nbsp, u' ')
                     .startsWith(QStringLiteral("No token was put: one stands on 2")),
                 qPrintable(notice->text()));
        press(stage(), Qt::Key_F2);
        projected().clearDrawing();
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
        connectVertices(projected(), 1, 0);
        put(0);
        QCOMPARE(tokens, std::vector<Count>{0});
        QVERIFY(drawn.message() != hint);
        // How the next one is put is still said.
        QVERIFY2(drawn.message().contains(QStringLiteral("Ctrl+click: token")), qPrintable(drawn.message()));
        put(1);
        QCOMPARE(tokens, (std::vector<Count>{0, 1}));
        QCOMPARE(session.position().heaps, tokens);
        session.undo();
        QCOMPARE(tokens, std::vector<Count>{0});
        session.undo();
        QVERIFY(tokens.empty()); // as before the first one
        put(0);
        QCOMPARE(tokens, std::vector<Count>{0});
        session.undo();
        press(&drawn, Qt::Key_Escape);
        QCOMPARE(tokens, std::vector<Count>{1});
        QCOMPARE(session.position().heaps, tokens); // no hidden one is left
        // Where one is needed in any case it is taken back alone, too.
        press(stage(), Qt::Key_F2);
        projected().clearDrawing();
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
        connectVertices(projected(), 1, 0);
        const auto edges = [&] { return drawn.graph().model().drawing().edges.size(); };
        put(1);
        QCOMPARE(tokens, std::vector<Count>{1});
        session.undo();
        QVERIFY(tokens.empty() && edges() == 1);
        session.redo();
        QCOMPARE(tokens, std::vector<Count>{1});
        session.undo();
        session.undo();
        QCOMPARE(edges(), std::size_t{0});
    }

    // Drawing goes on with what is seen, also where the graph had no token yet when it was drawn.
    void aTokenThatIsSeenIsDrawnOn()
    {
        graph::View& drawn = *projected().view();
        const auto& tokens = drawn.graph().tokens();
        auto& session = m_window->page()->session();
        // What the graph is on the way, before its last vertex.
        const QString typed = QStringLiteral("graph 0;2>1");
        const auto drawWithoutToken = [&] {
            press(stage(), Qt::Key_F2);
            projected().clearDrawing();
            for (int i = 0; i < 2; ++i)
                QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
            connectVertices(projected(), 2, 1);
            QCOMPARE(session.position().rule(), typed);
            QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
            connectVertices(projected(), 2, 3);
            QVERIFY(tokens.empty());
        };
        const auto type = [&] {
            m_window->openPosition(positionOf(QStringLiteral("sg %1: 2").arg(typed)));
            QCOMPARE(tokens, std::vector<Count>{2});
        };
        drawWithoutToken();
        type(); // while it is drawn
        press(&drawn, Qt::Key_Escape);
        drawWithoutToken();
        QTest::mouseClick(drawn.viewport(), Qt::LeftButton, Qt::ControlModifier,
                          drawn.vertexRect(2).center());
        press(&drawn, Qt::Key_Escape);
        type();
        press(stage(), Qt::Key_F2);
        QCOMPARE(tokens, std::vector<Count>{2});
        QVERIFY(!projected().isUnfinished());
        press(&drawn, Qt::Key_Escape);
        // Nor is it gone when the way back to the first one has been taken.
        while (session.position().rule() != QStringLiteral("graph 0;1;2"))
            session.undo();
        press(stage(), Qt::Key_F2);
        QCOMPARE(tokens, session.position().heaps);
    }

    // The place and the size of what has been drawn stay, whatever is said and when it is done.
    void theDrawingKeepsItsPlace()
    {
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
        const auto before = rects(projected());
        connectVertices(projected(), 0, 3);
        QVERIFY(refusal(projected()));
        QVERIFY(refusal(projected())->fontInfo().pixelSize() * 30 >= stage()->height());
        QCOMPARE(rects(projected()), before);
        press(&drawn, Qt::Key_Escape);
        QVERIFY(!projected().isEditing());
        QCOMPARE(rects(projected()), before);
    }

    // After all has been deleted undo brings it back where it was, as large; and wherever a vertex has been
    // taken to there is room for what stands around it.
    void undoBringsBackThePicture()
    {
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
        dragTo(drawn, 4, {drawn.viewport()->width() / 2, 1});
        connectVertices(projected(), 4, 1);
        const auto before = rects(projected());
        const auto hasRoom = [&] {
            for (const auto& [vertex, place] : places(projected())) {
                const QPointF around(drawn.reach() - 1, drawn.reach() - 1);
                const QRect box = drawn.mapFromScene(QRectF(place - around, place + around)).boundingRect();
                if (!drawn.viewport()->rect().contains(box))
                    return false;
            }
            return true;
        };
        QVERIFY(hasRoom());
        press(&drawn, Qt::Key_A, Qt::ControlModifier);
        press(&drawn, Qt::Key_Delete);
        QCOMPARE(places(projected()).size(), std::size_t{1});
        QVERIFY(hasRoom());
        press(&drawn, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(rects(projected()), before);
        press(&drawn, Qt::Key_Escape);
        press(stage(), Qt::Key_V);
        QCOMPARE(rects(projected()), before);
        QVERIFY(hasRoom());
    }

    // What has made room for words and for what is drawn is as large as before when that is done.
    void aTallGraphIsAsLargeAgain()
    {
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        dragTo(drawn, 0, {drawn.viewport()->width() / 2, drawn.viewport()->height() - 1});
        dragTo(drawn, 3, {drawn.viewport()->width() / 2, 1});
        press(&drawn, Qt::Key_Escape);
        drawn.fit();
        const auto before = rects(projected());
        press(stage(), Qt::Key_F2);
        QVERIFY(rects(projected()) != before);
        press(&drawn, Qt::Key_Escape);
        QCOMPARE(rects(projected()), before);
        // What has no room there stays as it is, also when something is taken back after that.
        press(stage(), Qt::Key_F2);
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, {1, drawn.viewport()->height() / 4});
        const auto made = rects(projected());
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, {1, drawn.viewport()->height() / 2});
        press(&drawn, Qt::Key_Escape);
        m_window->page()->session().undo();
        QCOMPARE(rects(projected()), made);
    }

    // A position that is typed has its tokens: there is nothing left to be drawn.
    void aTypedPositionEndsTheDrawing()
    {
        press(stage(), Qt::Key_F2);
        type(QStringLiteral("sg graph 1>0;2>1;4>2: 4 2"));
        QVERIFY(!projected().isEditing() && !m_window->page()->session().isEditing());
        QCOMPARE(projected().view()->graph().tokens(), (std::vector<Count>{4, 2}));
        QVERIFY(!stage()->findChild<QLabel*>(QStringLiteral("notice"))->isVisible());
        const auto typed = rects(projected());
        press(stage(), Qt::Key_V);
        QVERIFY(view()->scene().verdict);
        projected().view()->fit();
        QCOMPARE(rects(projected()), typed); // with all the room that there is
    }

    // One that has been begun in the window is drawn as large as any other, and goes on with the keys.
    void aGraphBegunInTheWindowIsLarge()
    {
        type(QStringLiteral("sg graph"));
        const int large = projected().view()->vertexRect(0).width();
        press(projected().view(), Qt::Key_Z, Qt::ControlModifier);
        m_window->page()->session().setEditing(false);
        press(stage(), Qt::Key_F11);
        activate(m_window.get());
        m_window->page()->board()->clearDrawing();
        m_window->page()->board()->setEditing(true);
        QVERIFY(page().isEditing());
        project(true);
        QApplication::processEvents();
        QVERIFY(projected().isEditing());
        QCOMPARE(projected().view()->vertexRect(0).width(), large);
        QTRY_VERIFY(projected().view()->hasFocus());
    }

    // Who begins to draw has left the step and its verdict, and is back there where nothing has changed.
    void drawingLeavesTheStep()
    {
        press(stage(), Qt::Key_V);
        press(stage(), Qt::Key_PageDown);
        press(stage(), Qt::Key_PageDown);
        const int step = this->step();
        QVERIFY(step > 0 && view()->scene().verdict);
        const QString told = view()->text()->accessibleName();
        press(stage(), Qt::Key_F2);
        QCOMPARE(this->step(), -1);
        QVERIFY(!view()->scene().verdict);
        QVERIFY2(view()->text()->accessibleName().contains(QStringLiteral("What is drawn here becomes")),
                 qPrintable(view()->text()->accessibleName()));
        press(projected().view(), Qt::Key_Escape);
        QCOMPARE(this->step(), step);
        QVERIFY(view()->scene().verdict);
        QCOMPARE(view()->text()->accessibleName(), told);
    }

    // Typed while a graph is drawn, the word begins another one; undo brings back what was there.
    void theWordBeginsAnotherGraph()
    {
        for (const char* typed : {"sg graph", "sg graph:", "SG 圖", "图"}) {
            press(stage(), Qt::Key_F2);
            press(projected().view(), Qt::Key_L, Qt::ControlModifier);
            auto* line = stage()->findChild<widgets::PositionLine*>();
            QVERIFY(line);
            auto* field = line->findChild<QLineEdit*>();
            field->setText(QString::fromUtf8(typed));
            press(field, Qt::Key_Return);
            QVERIFY(projected().isEditing());
            QCOMPARE(places(projected()).size(), std::size_t{1});
            QTRY_VERIFY(projected().view()->hasFocus());
            m_window->page()->session().undo();
            QCOMPARE(places(projected()).size(), std::size_t{4});
            press(projected().view(), Qt::Key_Escape);
        }
    }

    // In place of another game it is one deed, too, and has no token either.
    void theWordTakesThePlaceOfAnotherGame()
    {
        const QString before = QStringLiteral("sg {1,3,4}: 5 7");
        m_window->openPosition(positionOf(before));
        activate(stage());
        press(stage(), Qt::Key_L, Qt::ControlModifier);
        auto* field = stage()->findChild<widgets::PositionLine*>()->findChild<QLineEdit*>();
        field->setText(QStringLiteral("sg graph"));
        press(field, Qt::Key_Return);
        QVERIFY(projected().isEditing() && projected().isUnfinished());
        QCOMPARE(places(projected()).size(), std::size_t{1});
        QVERIFY(projected().view()->graph().tokens().empty() && page().view()->graph().tokens().empty());
        press(projected().view(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(teaching::notation(m_window->page()->session().position()), before);
    }

    // Of what has been drawn undo says what it was, and not which position that made.
    void whatUndoTakesBackOfAGraphIsSaid()
    {
        press(stage(), Qt::Key_F2);
        connectVertices(projected(), 3, 0);
        press(projected().view(), Qt::Key_Escape);
        press(stage(), Qt::Key_Escape);
        QVERIFY(!projected().isEditing());
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        const auto said = [&] { return notice->text().replace(QChar::Nbsp, u' ').remove(QChar(0x2060)); };
        const auto isThere = [&] {
            return m_window->page()->session().position().rule().contains(QStringLiteral("3>0"));
        };
        QVERIFY(isThere());
        press(stage(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!isThere());
        QVERIFY2(said().startsWith(QStringLiteral("Taken back in the graph: 3→0;")), qPrintable(said()));
        press(stage(), Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(isThere());
        QVERIFY2(said().startsWith(QStringLiteral("The change of the graph is back;")), qPrintable(said()));
    }

    // From another lesson undo leads back there, and redo to a graph that is drawn still.
    void drawingGoesOnBehindAnotherLesson()
    {
        m_window->openPosition(positionOf(QStringLiteral("nim: 3 4 5")));
        activate(stage());
        press(stage(), Qt::Key_L, Qt::ControlModifier);
        auto* field = stage()->findChild<widgets::PositionLine*>()->findChild<QLineEdit*>();
        field->setText(QStringLiteral("sg graph"));
        press(field, Qt::Key_Return);
        QVERIFY(projected().isEditing());
        press(projected().view(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_window->page()->session().position().word(), QStringLiteral("nim"));
        press(stage(), Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(m_window->page()->session().isEditing());
        QVERIFY(projected().isEditing() && projected().isUnfinished());
        QVERIFY(projected().view()->graph().tokens().empty());
        QVERIFY(projected().view()->message().contains(QStringLiteral("Insert: vertex")));
        QTRY_VERIFY(projected().view()->hasFocus());
    }

    // It is no move, though the token could go there.
    void aTokenIsPutOnlyWhileTheGraphIsDrawn()
    {
        const QString before = teaching::notation(m_window->page()->session().position());
        graph::View& played = *projected().view();
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        for (const auto key : {Qt::ControlModifier, Qt::AltModifier}) {
            QTest::mouseClick(played.viewport(), Qt::LeftButton, key, played.vertexRect(0).center());
            QCOMPARE(teaching::notation(m_window->page()->session().position()), before);
            QVERIFY(notice->isVisible());
            QVERIFY2(QString(notice->text())
                         .replace(QChar::Nbsp, u' ')
                         .startsWith(QStringLiteral("F2 goes on drawing; then Ctrl+click")),
                     qPrintable(notice->text()));
        }
        QTest::mouseClick(played.viewport(), Qt::LeftButton, {}, played.vertexRect(0).center());
        QVERIFY(teaching::notation(m_window->page()->session().position()) != before);
    }

    // The token that a click has chosen is left before the projection is.
    void escDropsAChosenToken()
    {
        graph::View& played = *projected().view();
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QTest::mouseClick(played.viewport(), Qt::LeftButton, {}, played.vertexRect(2).center());
        QVERIFY(played.graph().look().token && !played.graph().look().options.empty());
        hover(played.viewport(), played.vertexRect(0).center());
        press(stage(), Qt::Key_Escape);
        QVERIFY(played.graph().look().options.empty() && !projected().choice());
        QVERIFY(!notice->isVisible());
        press(stage(), Qt::Key_Escape);
        QVERIFY(notice->isVisible() && projection().isRunning());
        press(stage(), Qt::Key_Escape);
        QVERIFY(!projection().isRunning());
    }

    // Of a game that is over nothing is told any more as soon as its graph is drawn on.
    void aGameThatIsOverIsLeftByDrawing()
    {
        auto& session = m_window->page()->session();
        session.play({0, 0, 0});
        QVERIFY(view()->text()->accessibleName().contains(QStringLiteral("The game is over")));
        press(stage(), Qt::Key_F2);
        QVERIFY2(!view()->text()->accessibleName().contains(QStringLiteral("The game is over")),
                 qPrintable(view()->text()->accessibleName()));
        QVERIFY(view()->text()->accessibleName().contains(QStringLiteral("still being drawn")));
        press(projected().view(), Qt::Key_Escape);
        QVERIFY(view()->text()->accessibleName().contains(QStringLiteral("The game is over")));
    }

    // As soon as there are two, what can be done with the one that is selected is said, in letters for the
    // last row and without anything moving.
    void whatToDoWithAVertexIsSaid()
    {
        press(stage(), Qt::Key_F2);
        projected().clearDrawing();
        graph::View& drawn = *projected().view();
        QVERIFY(drawn.message().contains(QStringLiteral("Insert: vertex")));
        const QRect first = drawn.vertexRect(0);
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
        for (const char* deed : {": name", ": move", "Delete", ": arrow"})
            QVERIFY2(drawn.message().contains(QLatin1String(deed)), qPrintable(drawn.message()));
        const auto labels = drawn.findChildren<QLabel*>();
        const auto hint = std::ranges::find_if(labels, &QLabel::isVisible);
        QVERIFY(hint != labels.end());
        QVERIFY((*hint)->fontInfo().pixelSize() * 30 >= stage()->height());
        QVERIFY((*hint)->height() >= (*hint)->heightForWidth((*hint)->width()));
        QVERIFY(drawn.viewport()->rect().contains((*hint)->geometry()));
        QCOMPARE(drawn.vertexRect(0), first);
        QTest::mouseClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
        QVERIFY(drawn.message().contains(QStringLiteral("Insert: vertex")));
    }

    // A name beside a vertex at the border is seen whole, also when the graph is done.
    void noNameIsCut()
    {
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, QPoint(60, 5));
        QCOMPARE(places(projected()).size(), std::size_t{5});
        connectVertices(projected(), 4, 0);
        projected().editor()->select(4);
        projected().editor()->rename();
        projected().editor()->nameField()->setText(QStringLiteral("emperor"));
        press(projected().editor()->nameField(), Qt::Key_Return);
        const auto isWhole = [&] {
            const auto* name = drawn.graph().nameOf(4);
            return name
                && drawn.viewport()->rect().contains(
                    drawn.mapFromScene(name->sceneBoundingRect()).boundingRect());
        };
        QVERIFY(isWhole());
        press(&drawn, Qt::Key_Escape);
        QVERIFY(!projected().isEditing() && isWhole());
    }

    // The field for a name stands beside its vertex, with what it is called now to be typed over.
    void aNameIsTypedBesideItsVertex()
    {
        m_window->openPosition(positionOf(QStringLiteral("sg graph 1=king;1>0;2>0;2>1;3>2: 2")));
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        for (const Count vertex : {0, 1, 2, 3}) {
            QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, drawn.vertexRect(vertex).center());
            const QLineEdit* field = projected().editor()->nameField();
            QVERIFY(field && field->isVisible());
            QCOMPARE(field->selectedText(), drawn.graph().model().label(vertex));
            QVERIFY(!field->geometry().intersects(drawn.vertexRect(vertex)));
            QVERIFY(!field->geometry().intersects(drawn.tokenRect(0)));
            QVERIFY(drawn.viewport()->rect().contains(field->geometry()));
            press(projected().editor()->nameField(), Qt::Key_Escape);
        }
    }

    // What is said below the graph has the colours of the stage, whatever those of the windows are.
    void wordsHaveTheColoursOfTheStage()
    {
        app::applyTheme(widgets::ThemeChoice::Dark);
        press(stage(), Qt::Key_F2);
        const auto labels = projected().view()->findChildren<QLabel*>();
        const auto hint = std::ranges::find_if(labels, &QLabel::isVisible);
        QVERIFY(hint != labels.end());
        const QRect box((*hint)->mapTo(stage(), QPoint()), (*hint)->size());
        const QImage image = stage()->grab(box).toImage();
        const auto ratio = image.devicePixelRatio();
        QCOMPARE(image.pixelColor(QPointF(1 * ratio, 1 * ratio).toPoint()),
                 widgets::Theme::stage(false).card);
        app::applyTheme(widgets::ThemeChoice::Light);
    }

    // Values and numbers of tokens can be read from the last row, also on a graph that fills the screen.
    void signsAreLarge()
    {
        for (const char* notation :
             {"sg graph 1>0;2>0;2>1;3>2: 2 3", "sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6 5"}) {
            m_window->openPosition(positionOf(QLatin1String(notation)));
            QApplication::processEvents();
            const graph::View& drawn = *projected().view();
            const double pixels = drawn.graph().graphStyle().signs * drawn.transform().m11();
            QVERIFY2(std::ceil(pixels) * 45 >= stage()->height(), notation);
        }
    }

    // A graph with one token is no row of stones, below which a chart would have room.
    void theChartLeavesTheGraphItsSize()
    {
        const int size = projected().view()->vertexRect(0).width();
        press(stage(), Qt::Key_C);
        QVERIFY(!view()->isCharted());
        press(stage(), Qt::Key_V);
        QVERIFY(view()->isCharted());
        QVERIFY(projected().view()->vertexRect(0).width() * 10 >= size * 9);
    }

    // The list of keys comes and goes while one draws as it does elsewhere, and Esc closes it first.
    void theKeysAreListedWhileOneDraws()
    {
        press(stage(), Qt::Key_F2);
        press(projected().view(), Qt::Key_Question);
        auto& list = *projection().keyList();
        QVERIFY(list.isVisible());
        // What the graph has of them comes first.
        const QString first = graph::Editor::keys().front().deed.source;
        QVERIFY2(list.accessibleName().section(u'\n', 0, 0).contains(first),
                 qPrintable(list.accessibleName()));
        QVERIFY(list.textPixels() * 45 >= stage()->height());
        const int pages = list.pageCount();
        press(projected().view(), Qt::Key_Question);
        QCOMPARE(list.page(), 1);
        press(projected().view(), Qt::Key_Escape);
        QVERIFY(!projection().keyList()->isVisible() && projected().isEditing());
        press(projected().view(), Qt::Key_Escape);
        QVERIFY(!projected().isEditing());
        press(stage(), Qt::Key_Question);
        QCOMPARE(list.pageCount(), pages - 1);
    }

    // What is typed or chosen over the graph can be read by the class.
    void wordsOverTheGraphAreLarge()
    {
        press(stage(), Qt::Key_F2);
        graph::View& drawn = *projected().view();
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, drawn.vertexRect(0).center());
        const QLineEdit* field = projected().editor()->nameField();
        QVERIFY(field && field->isVisible());
        QVERIFY(field->fontInfo().pixelSize() * 45 >= stage()->height());
        QVERIFY(field->height() >= field->fontMetrics().height());
        press(projected().editor()->nameField(), Qt::Key_Escape);
        QContextMenuEvent event(QContextMenuEvent::Mouse, drawn.vertexRect(0).center(),
                                drawn.viewport()->mapToGlobal(drawn.vertexRect(0).center()));
        QApplication::sendEvent(drawn.viewport(), &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QVERIFY(menu->fontInfo().pixelSize() * 45 >= stage()->height());
        QVERIFY(menu->actionGeometry(menu->actions().constFirst()).height() * 45 >= stage()->height());
        const QRect vertex = drawn.vertexRect(0);
        QVERIFY(!menu->geometry().intersects( // stands beside what it is about
            {drawn.viewport()->mapToGlobal(vertex.topLeft()), vertex.size()}));
        menu->close();
    }

    // Whoever has only been asked is told nothing by the graph of the window, however it is changed there.
    void whatIsHiddenStaysHidden()
    {
        press(stage(), Qt::Key_F11);
        QVERIFY(!projection().isRunning());
        auto& session = m_window->page()->session();
        QVERIFY(!session.isVerdictShown());
        QTest::mouseClick(page().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        QVERIFY(page().isEditing());
        const auto isHidden = [&] {
            return !session.isVerdictShown() && !page().view()->graph().look().values;
        };
        graph::View& drawn = *page().view();
        QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, emptyGround(drawn));
        QApplication::processEvents();
        QCOMPARE(places(page()).size(), std::size_t{5});
        QVERIFY(isHidden());
        session.undo();
        QVERIFY(isHidden());
        QTest::mouseClick(page().toolBar()->button(graph::ToolBar::New), Qt::LeftButton);
        QApplication::processEvents();
        QCOMPARE(places(page()).size(), std::size_t{1});
        QVERIFY(isHidden());
        QTest::mouseClick(page().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        QVERIFY(!page().isEditing());
        QVERIFY(isHidden());
        activate(m_window.get());
        press(m_window.get(), Qt::Key_V);
        QVERIFY(session.isVerdictShown());
        QVERIFY(page().view()->graph().look().values);
    }

    void theRefusalIsLargeInTheWindow()
    {
        press(stage(), Qt::Key_F11);
        m_window->page()->session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_TW")));
        QTest::mouseClick(page().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        connectVertices(page(), 0, 3);
        checkRefusal(page());
        QVERIFY(refusal(page())->fontInfo().pixelSize() * 10 >= QFontInfo(page().font()).pixelSize() * 14);
    }

    // In a lesson without a graph the key says so, and nothing else happens.
    void onlyAGraphIsDrawn()
    {
        m_window->openPosition(positionOf(QStringLiteral("nim: 3 4 5")));
        QApplication::processEvents();
        press(stage(), Qt::Key_F2);
        auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(notice && notice->isVisible());
        QVERIFY(!m_window->page()->session().isEditing());
        press(stage(), Qt::Key_PageDown);
        QCOMPARE(step(), 0);
    }

    // What a step has said of the vertices stays on them.
    void valuesDoNotBlink()
    {
        auto& session = m_window->page()->session();
        for (const char* notation : {"sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6",
                                     "sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6 5"}) {
            session.setPosition(positionOf(QLatin1String(notation)));
            bool wereSeen = false;
            for (int step = 0; step < session.stepCount(); ++step) {
                session.setStep(step);
                const bool areSeen = projected().view()->graph().look().values;
                QVERIFY2(areSeen || !wereSeen, qPrintable(QStringLiteral("step %1").arg(step + 1)));
                wereSeen = areSeen;
            }
            QVERIFY(wereSeen);
        }
    }

private:
    static graph::Board& boardIn(QWidget& parent)
    {
        graph::Board* found = nullptr;
        for (auto* each : parent.findChildren<graph::Board*>())
            found = each;
        Q_ASSERT(found);
        return *found;
    }
    graph::Board& projected() { return boardIn(*view()); }
    graph::Board& page() { return boardIn(*m_window->page()); }
    static std::map<Count, QPointF> places(graph::Board& board)
    {
        return board.view()->graph().places().vertices;
    }
    static std::vector<QRect> rects(graph::Board& board)
    {
        std::vector<QRect> all;
        for (const auto& [vertex, place] : places(board))
            all.push_back(board.view()->vertexRect(vertex));
        return all;
    }
    // In the line of the projection.
    void type(const QString& text)
    {
        press(stage(), Qt::Key_L, Qt::ControlModifier);
        auto* field = stage()->findChild<widgets::PositionLine*>()->findChild<QLineEdit*>();
        field->setText(text);
        press(field, Qt::Key_Return);
    }
    static void dragTo(const graph::View& view, Count vertex, const QPoint& to)
    {
        const QPoint from = view.vertexRect(vertex).center();
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        drag(view.viewport(), (from + to) / 2);
        drag(view.viewport(), to);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, to);
        QApplication::processEvents();
    }
    static QPoint emptyGround(const graph::View& view)
    {
        const QRect room = view.viewport()->rect().adjusted(60, 60, -60, -90);
        for (int y = room.top(); y < room.bottom(); y += 7) {
            for (int x = room.left(); x < room.right(); x += 7) {
                const QPointF point = view.mapToScene(QPoint(x, y));
                if (!view.graph().vertexAt(point, 30) && !view.graph().edgeAt(point, 12))
                    return {x, y};
            }
        }
        return {};
    }
    static void connectVertices(graph::Board& board, Count from, Count to)
    {
        graph::View& view = *board.view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.vertexRect(from).center());
        press(&view, Qt::Key_C);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.vertexRect(to).center());
        QApplication::processEvents();
    }
    static QLabel* refusal(graph::Board& board)
    {
        const auto labels = board.view()->findChildren<QLabel*>();
        const auto said = std::ranges::find_if(labels, [](const QLabel* each) {
            return each->isVisible() && each->text().contains(QStringLiteral("\u00a0→\u00a0"));
        });
        return said == labels.end() ? nullptr : *said;
    }
    static void checkRefusal(graph::Board& board)
    {
        QVERIFY(board.view()->graph().refused() && board.view()->graph().refused()->isVisible());
        QVERIFY(board.view()->graph().look().wrong.contains(3));
        const QLabel* said = refusal(board);
        QVERIFY(said);
        const QStringList lines = said->text().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[1].contains(u'。'), qPrintable(lines[1]));
        QVERIFY(said->height() >= said->heightForWidth(said->width()));
        QVERIFY(board.view()->viewport()->rect().contains(said->geometry()));
        for (const auto& [vertex, place] : places(board))
            QVERIFY(!said->geometry().intersects(board.view()->vertexRect(vertex)));
    }
};

LASTSTONE_TEST(LiveGraphAloneTest, OneScreen)

} // namespace laststone::live_graph_alone_test
#include "live_graph_alone_test.moc"
