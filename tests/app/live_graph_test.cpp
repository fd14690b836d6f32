// SPDX-License-Identifier: GPL-3.0-or-later
// A graph that is drawn in front of a class: wherever the lecturer draws it, the class sees the same, and
// sees why an edge cannot be.
#include "app/language.h"
#include "app/projection_fixture.h"
#include "graph/board/board.h"
#include "graph/board/editor.h"
#include "graph/board/tool_bar.h"
#include "graph/view/view.h"
#include "positions.h"
#include "test_main.h"
#include "two_screens.h"
#include "widgets/board/board_widget.h"
#include "widgets/look/unbroken.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

namespace laststone::live_graph_test {

using theory::Count;

class LiveGraphTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
private slots:
    void init()
    {
        begin();
        m_window->openPosition(positionOf(QStringLiteral("sg graph 1>0;2>0;2>1;3>2: 2")));
        m_window->project();
        QApplication::processEvents();
    }
    void cleanup() { end(); }

    void thePresenterDrawsAndTheClassSeesIt()
    {
        draw();
        const auto before = places(class_());
        graph::View& view = *mine().view();
        const QPoint empty = emptyGround(view);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, empty);
        QApplication::processEvents();
        QVERIFY(places(class_()).contains(4));
        // Where it has been put; and all the others stay.
        QVERIFY(QLineF(places(class_()).at(4), view.mapToScene(empty)).length() < 2);
        for (const auto& [vertex, place] : before)
            QCOMPARE(places(class_()).at(vertex), place);
        // A drag moves it there, too, for everybody.
        const QPoint from = view.vertexRect(4).center();
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        drag(view.viewport(), from + QPoint(30, 20));
        drag(view.viewport(), from + QPoint(60, 40));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, from + QPoint(60, 40));
        QCOMPARE(places(class_()), places(mine()));
        QCOMPARE(places(page()), places(mine()));
        QVERIFY(QLineF(places(class_()).at(4), before.begin()->second).length() > 1);
    }

    void keysBelongToTheGraphWhileItIsDrawn()
    {
        draw();
        const int step = this->step();
        graph::View& view = *mine().view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.vertexRect(0).center());
        QTRY_VERIFY(view.hasFocus());
        press(&view, Qt::Key_C); // an edge is begun, no chart comes
        QVERIFY(mine().editor()->isConnecting());
        QVERIFY(!this->view()->scene().chart);
        press(&view, Qt::Key_Escape); // given up, and the projection goes on
        press(&view, Qt::Key_Right);
        QVERIFY(projection().isRunning());
        QCOMPARE(this->step(), step);
        press(&view, Qt::Key_PageDown); // the remote still works
        QVERIFY(this->step() != step);
    }

    void theClassSeesWhyAnEdgeCannotBe()
    {
        for (const app::Language& language : app::languages()) {
            m_window->selectLanguage(QLatin1String(language.code));
            QApplication::processEvents();
            draw();
            connectVertices(0, 3); // 3 > 2 > 0 is there
            const graph::Look& look = class_().view()->graph().look();
            QVERIFY(look.wrong.contains(0) && look.wrong.contains(3));
            const auto tone = look.edges.find({3, 2});
            QVERIFY(tone != look.edges.end() && tone->second == graph::EdgeTone::Wrong);
            QVERIFY2(class_().view()->message().contains(QStringLiteral("3")),
                     qPrintable(class_().view()->message()));
            QCOMPARE(class_().view()->message(), mine().view()->message());
            // Until something else begins, be it a step.
            press(mine().view(), Qt::Key_PageDown);
            QVERIFY(class_().view()->graph().look().wrong.empty());
            QVERIFY(class_().view()->message().isEmpty());
            QVERIFY(!mine().isEditing()); // which is of what is done
            m_window->page()->session().setStep(-1);
            draw();
            connectVertices(0, 3);
            QVERIFY(!class_().view()->message().isEmpty());
            QTest::mouseClick(mine().view()->viewport(), Qt::LeftButton, {}, {5, 5});
            QVERIFY(class_().view()->graph().look().wrong.empty());
            QVERIFY(class_().view()->message().isEmpty());
        }
    }

    // Where two languages are on, the class is told in both, below the graph, and nothing of it is cut.
    void theRefusalIsInBothLanguages()
    {
        m_window->page()->session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_TW")));
        draw();
        connectVertices(0, 3);
        const auto labels = class_().view()->findChildren<QLabel*>();
        const auto said = std::ranges::find_if(labels, [](const QLabel* each) {
            return each->isVisible() && each->text().contains(QStringLiteral("\u00a0→\u00a0"));
        });
        QVERIFY(said != labels.end());
        const QStringList lines = (*said)->text().split(u'\n');
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0], widgets::unbroken(class_().view()->message()));
        QVERIFY2(lines[1].contains(u'。') && lines[1].contains(QStringLiteral("3")), qPrintable(lines[1]));
        QVERIFY((*said)->height() >= (*said)->heightForWidth((*said)->width()));
        QVERIFY(class_().view()->viewport()->rect().contains((*said)->geometry()));
        for (const auto& [vertex, place] : places(class_()))
            QVERIFY(!(*said)->geometry().intersects(class_().view()->vertexRect(vertex)));
    }

    // Two languages take nothing of the graph's size, neither while it is drawn nor when something is said.
    void twoLanguagesLeaveTheGraphItsSize()
    {
        draw();
        const auto size = [this] { return class_().view()->vertexRect(0).width(); };
        const int alone = size();
        QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        m_window->page()->session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_TW")));
        draw();
        QVERIFY2(size() * 100 >= alone * 92, qPrintable(QStringLiteral("%1 %2").arg(size()).arg(alone)));
        const int before = size();
        connectVertices(0, 3);
        QVERIFY(!class_().view()->message().isEmpty());
        QCOMPARE(size(), before);
    }

    // What has been refused is left by the Esc that ends the drawing.
    void oneEscEndsDrawingAfterARefusal()
    {
        draw();
        connectVertices(0, 3);
        QVERIFY(!class_().view()->message().isEmpty());
        graph::View& view = *mine().view();
        QTRY_VERIFY(view.hasFocus());
        press(&view, Qt::Key_Escape);
        QVERIFY(!mine().isEditing() && projection().isRunning());
        QVERIFY(class_().view()->message().isEmpty());
        QVERIFY(class_().view()->graph().look().wrong.empty());
    }

    // The edge that is refused is drawn as well, beside the one that it would go back along; what is said of
    // it covers no vertex, and its chain stays on one line.
    void theRefusedEdgeIsDrawn()
    {
        draw();
        QTest::mouseClick(mine().view()->viewport(), Qt::LeftButton, {}, {5, 5});
        const auto refuse = [&](Count from, Count to) {
            connectVertices(from, to);
            for (const graph::Board* board : {&class_(), &mine()}) {
                const auto* refused = board->view()->graph().refused();
                QVERIFY(refused && refused->isVisible());
                const auto& places = board->view()->graph().places().vertices;
                const QPolygonF& way = refused->edgeForm().way;
                QVERIFY(QLineF(way.first(), places.at(from)).length() < 1.5 * graph::kVertexRadius);
                QVERIFY(QLineF(way.last(), places.at(to)).length() < 1.5 * graph::kVertexRadius);
            }
            for (const auto* label : class_().view()->findChildren<QLabel*>()) {
                if (!label->isVisible())
                    continue;
                QVERIFY(label->text().contains(QStringLiteral("\u00a0→\u00a0")));
                for (const auto& [vertex, place] : places(class_()))
                    QVERIFY(!label->geometry().intersects(class_().view()->vertexRect(vertex)));
            }
        };
        refuse(0, 3);
        refuse(0, 2); // 2 > 0 is there: the way of the refused one is another
        const QPolygonF there = class_().view()->graph().way({2, 0}).toFillPolygon();
        const QPolygonF& refused = class_().view()->graph().refused()->edgeForm().way;
        QVERIFY(graph::distanceTo(there, refused[refused.size() / 2]) > graph::kVertexRadius / 2);
        QTest::mouseClick(mine().view()->viewport(), Qt::LeftButton, {}, {5, 5});
        QVERIFY(!class_().view()->graph().refused());
    }

    // While I draw, nothing moves for the class but what I move, however far out that is; in the end all of
    // it is in sight.
    void theClassSeesMyCanvas()
    {
        draw();
        graph::View& view = *mine().view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {5, 5});
        const auto rects = [&] {
            std::map<Count, QRect> all;
            for (const auto& [vertex, place] : places(class_()))
                all.emplace(vertex, class_().view()->vertexRect(vertex));
            return all;
        };
        const auto before = rects();
        const auto canvas = view.viewport()->rect().adjusted(60, 60, -60, -60);
        for (const QPoint& corner :
             {canvas.topLeft(), canvas.topRight(), canvas.bottomLeft() - QPoint(0, 60)}) {
            QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, corner);
            QApplication::processEvents();
        }
        press(&view, Qt::Key_Z, Qt::ControlModifier);
        auto now = rects();
        QCOMPARE(now.size(), before.size() + 2);
        for (const auto& [vertex, rect] : before)
            QCOMPARE(now.at(vertex), rect);
        const QPoint from = view.vertexRect(4).center();
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        drag(view.viewport(), from + QPoint(30, 0));
        drag(view.viewport(), from + QPoint(90, 0));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, from + QPoint(90, 0));
        now = rects();
        for (const auto& [vertex, rect] : before)
            QCOMPARE(now.at(vertex), rect);
        // All that I see the class sees, as well.
        for (const auto& [vertex, rect] : now)
            QVERIFY(class_().view()->viewport()->rect().contains(rect));
        QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        for (const auto& [vertex, rect] : rects())
            QVERIFY(class_().view()->viewport()->rect().contains(rect));
        // As large as there is room for.
        const QTransform shown = class_().view()->transform();
        class_().view()->fit();
        QCOMPARE(shown, class_().view()->transform());
    }

    // What is dead while the graph is drawn says so, and Esc ends it before it ends the projection.
    void escEndsDrawing()
    {
        draw();
        graph::View& view = *mine().view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.vertexRect(0).center());
        QTRY_VERIFY(view.hasFocus());
        const QString hint = view.message();
        press(&view, Qt::Key_V);
        QVERIFY(view.message() != hint && !view.message().isEmpty());
        QVERIFY(!this->view()->scene().verdict);
        QVERIFY(mine().editor()->hasSelection());
        press(&view, Qt::Key_Escape);
        QVERIFY(!mine().isEditing() && projection().isRunning());
        QVERIFY(!mine().editor()->hasSelection());
        press(&view, Qt::Key_V);
        QVERIFY(this->view()->scene().verdict);
    }

    // The screen may go while a file is asked for, and the question whether one is to be replaced.
    void theProjectionEndsWhileAFileIsAskedFor()
    {
        const QString name = m_folder.filePath(QStringLiteral("graph.dot"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("kept") == 4);
        file.close();
        draw();
        QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::Save), Qt::LeftButton);
        const QPointer<QFileDialog> files = mine().findChild<QFileDialog*>();
        QVERIFY(files && files->isVisible());
        files->setDirectory(m_folder.path());
        files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(QStringLiteral("graph.dot"));
        const QPointer<QWidget> presenter = &projection().ownWindow();
        QPointer<QMessageBox> question;
        QTimer::singleShot(0, m_window.get(), [&] {
            question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            projection().stop();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // as its loop does
            QVERIFY(question && presenter && files);
        });
        QTest::mouseClick(files->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                          Qt::LeftButton);
        QVERIFY(!question && !projection().isRunning());
        QTRY_VERIFY(!presenter); // it goes once nothing of it waits any more
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("kept"));
    }

    // A graph that has no edge yet is no game that is over, and nobody is asked who wins it before it is
    // there.
    void nothingIsAskedWhileItIsDrawn()
    {
        for (const app::Language& language : app::languages()) {
            m_window->selectLanguage(QLatin1String(language.code));
            QApplication::processEvents();
            const auto title = [this] { return view()->text()->accessibleName().section(u'\n', 0, 0); };
            const QString asked = title();
            draw();
            const QString drawn = title();
            QVERIFY2(drawn != asked, qPrintable(drawn));
            QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::New), Qt::LeftButton);
            QApplication::processEvents();
            QVERIFY(m_window->page()->session().match().isOver());
            QCOMPARE(title(), drawn);
            for (const char* word : {"?", "？", "N-", "P-"})
                QVERIFY2(!view()->text()->accessibleName().contains(QString::fromUtf8(word)),
                         qPrintable(view()->text()->accessibleName()));
            QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
            QApplication::processEvents();
            QVERIFY2(title() != drawn, qPrintable(title())); // now it is asked
            m_window->openPosition(positionOf(QStringLiteral("sg graph 1>0;2>0;2>1;3>2: 2")));
            QApplication::processEvents();
        }
    }

    void aGraphIsBegunAnew()
    {
        draw();
        QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::New), Qt::LeftButton);
        QApplication::processEvents();
        QCOMPARE(places(class_()).size(), std::size_t{1});
        QVERIFY(mine().view()->graph().tokens().empty() && class_().view()->graph().tokens().empty());
        QCOMPARE(m_window->page()->session().position().heaps, std::vector<Count>{0});
        m_window->page()->session().undo();
        QCOMPARE(places(class_()).size(), std::size_t{4});
        // The same by selecting everything, with as many tokens as there are.
        m_window->page()->session().setPosition(
            positionOf(QStringLiteral("sg graph 1>0;2>0;2>1;3>2: 3 2 2")));
        press(&projection().ownWindow(), Qt::Key_F2);
        QVERIFY(mine().isEditing());
        graph::View& view = *mine().view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, {5, 5});
        press(&view, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(mine().editor()->vertices().size(), std::size_t{4});
        press(&view, Qt::Key_Delete);
        QCOMPARE(places(class_()).size(), std::size_t{1});
        QVERIFY(view.message().contains(QStringLiteral("a game needs one"))); // why it is there
        QVERIFY(view.graph().tokens().empty() && class_().view()->graph().tokens().empty());
        m_window->page()->session().undo();
        QCOMPARE(places(class_()).size(), std::size_t{4});
    }

    // The one token that a position needs is no token that anyone sees: who wins by it is told to nobody.
    void whatIsNotDrawnYetHasNoVerdict()
    {
        const auto* verdict = projection().presenter()->findChild<QWidget*>(QStringLiteral("verdict"));
        const auto* moves = projection().presenter()->findChild<QLabel*>(QStringLiteral("moves"));
        draw();
        QVERIFY(verdict->isVisibleTo(projection().presenter()));
        mine().clearDrawing();
        QVERIFY(!verdict->isVisibleTo(projection().presenter()));
        QCOMPARE(moves->text(), QStringLiteral("The graph is still being drawn."));
        graph::View& view = *mine().view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ControlModifier, view.vertexRect(0).center());
        QCOMPARE(view.graph().tokens(), std::vector<Count>{0}); // where one was needed
        QVERIFY(verdict->isVisibleTo(projection().presenter()));
        QCOMPARE(moves->text(), QStringLiteral("No move wins."));
    }

    // The token that a position needs comes where nobody has put one; the class is told, and the answer is
    // there for whoever lectures.
    void theClassIsToldOfATokenThatNobodyHasPut()
    {
        draw();
        mine().clearDrawing();
        QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        QVERIFY(!mine().isEditing() && !mine().isUnfinished());
        QCOMPARE(class_().view()->graph().tokens(), std::vector<Count>{0});
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->text()
                     .replace(QChar::Nbsp, u' ')
                     .startsWith(QStringLiteral("No token was put: one stands on 0")),
                 qPrintable(notice->text()));
        const auto* moves = projection().presenter()->findChild<QLabel*>(QStringLiteral("moves"));
        QCOMPARE(moves->text(), QStringLiteral("No move wins."));
    }

    // The steps that speak of values show them, though the verdict is hidden.
    void valuesStayInTheStepsThatUseThem()
    {
        auto& session = m_window->page()->session();
        session.setPosition(
            positionOf(QStringLiteral("sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6 5")));
        QVERIFY(!view()->scene().verdict);
        int seen = 0;
        for (int step = 0; step < session.stepCount(); ++step) {
            session.setStep(step);
            const auto& steps = session.explanation().steps;
            if (QByteArray(steps[std::size_t(step)].id) != "move"
                && QByteArray(steps[std::size_t(step)].id) != "value")
                continue;
            ++seen;
            for (const Count vertex : {0, 1, 2, 3})
                QVERIFY(class_().view()->graph().knownBadge(vertex));
        }
        QVERIFY(seen > 1);
        session.setStep(-1);
        QVERIFY(!class_().view()->graph().knownBadge(0));
    }

    // The move that answers an exercise looks as in a step, not as a move that somebody is about to make.
    void theAnswerOfAnExerciseIsOneArrow()
    {
        auto& session = m_window->page()->session();
        session.setPosition(positionOf(QStringLiteral("sg graph 1>0;2>0;3>0;3>1;4>3;4>1;5>1;5>2: 3 2")));
        int told = 0;
        for (int i = 0; i < 60 && told < 3; ++i) {
            press(stage(), Qt::Key_E);
            press(stage(), Qt::Key_V);
            QApplication::processEvents();
            if (!session.hinted())
                continue;
            ++told;
            const teaching::Move winning = *session.hinted();
            const graph::Look& look = class_().view()->graph().look();
            QVERIFY(!look.choice && look.options.empty() && !look.token);
            QCOMPARE(look.edges.size(), std::size_t{1});
            const graph::Drawing::Edge edge{session.position().heaps[winning.heap], winning.take};
            QVERIFY(look.edges.contains(edge));
            QCOMPARE(look.edges.at(edge), graph::EdgeTone::Winning);
            QCOMPARE(look.pointed, std::set{winning.take});
        }
        QVERIFY(told > 0);
    }

    // Before a class no ring of the keyboard's, which goes nowhere there, is around a token that was clicked.
    void noRingStaysOnAToken()
    {
        graph::View& board = *class_().view();
        activate(board.window());
        board.setFocus(Qt::MouseFocusReason);
        QTRY_VERIFY(board.hasFocus());
        QVERIFY(!board.graph().look().token);
        graph::View& own = *page().view();
        activate(own.window());
        own.setFocus(Qt::MouseFocusReason);
        QTRY_VERIFY(own.hasFocus());
        QVERIFY(own.graph().look().token);
    }

private:
    // A point of the ground with nothing near it, and not at the border, from where a vertex is moved in.
    static QPoint emptyGround(const graph::View& view)
    {
        const QRect room = view.viewport()->rect().adjusted(90, 90, -120, -120);
        for (int y = room.top(); y < room.bottom(); y += 7) {
            for (int x = room.left(); x < room.right(); x += 7) {
                const QPointF point = view.mapToScene(QPoint(x, y));
                if (!view.graph().vertexAt(point, 30) && !view.graph().edgeAt(point, 12))
                    return {x, y};
            }
        }
        return {};
    }
    static graph::Board& boardIn(QWidget& parent)
    {
        graph::Board* found = nullptr;
        for (auto* each : parent.findChildren<graph::Board*>())
            found = each;
        Q_ASSERT(found);
        return *found;
    }
    graph::Board& class_() { return boardIn(*projection().view()); }
    graph::Board& mine() { return boardIn(*projection().presenter()); }
    graph::Board& page() { return boardIn(*m_window->page()); }
    static std::map<Count, QPointF> places(graph::Board& board)
    {
        return board.view()->graph().places().vertices;
    }
    void draw()
    {
        if (!mine().isEditing())
            QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        QApplication::processEvents();
        QVERIFY(mine().isEditing());
        QVERIFY(!class_().isEditing());
    }
    void connectVertices(Count from, Count to)
    {
        graph::View& view = *mine().view();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.vertexRect(from).center());
        press(&view, Qt::Key_C);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.vertexRect(to).center());
        QApplication::processEvents();
    }
};

LASTSTONE_TEST(LiveGraphTest, TwoScreens)

} // namespace laststone::live_graph_test
#include "live_graph_test.moc"
