// SPDX-License-Identifier: GPL-3.0-or-later
// A lecture on SG values, on two screens: mex, a graph that is drawn before the class, and Kayles with its
// period. Each part ends in what the class sees.
#include "app/projection_fixture.h"
#include "graph/board/board.h"
#include "graph/board/editor.h"
#include "graph/board/tool_bar.h"
#include "graph/view/view.h"
#include "test_main.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"
#include "widgets/stage/stage_overlay.h"
#include "widgets/stage/stage_preview.h"
#include "widgets/stage/stage_table.h"
#include "widgets/steps/step_document.h"
#include "written.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace laststone::lecture_sg_test {

using theory::Count;

class LectureSgTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    QWidget* lectern() { return projection().presenter(); }
    teaching::Session& session() { return m_window->page()->session(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { press(lectern(), key, modifiers); }
    // Letters are commands before the line is there, so it is asked for first.
    void type(const QString& position)
    {
        key(Qt::Key_L, Qt::ControlModifier);
        for (const QChar each : position)
            QTest::keyClick(QApplication::focusWidget(), each.toLatin1());
        press(QApplication::focusWidget(), Qt::Key_Return);
        lectern()->activateWindow();
        lectern()->setFocus();
    }
    static QString wordsOn(QWidget* widget)
    {
        QStringList texts;
        for (const auto& text : written(*widget))
            texts << text.text;
        return texts.join(u' ');
    }
    bool goTo(const char* id)
    {
        const auto& steps = session().explanation().steps;
        const auto found =
            std::ranges::find_if(steps, [&](const auto& each) { return QByteArray(each.id) == id; });
        session().setStep(found == steps.end() ? -1 : static_cast<int>(found - steps.begin()));
        QApplication::processEvents();
        return found != steps.end();
    }
    static graph::Board& boardIn(QWidget& parent)
    {
        graph::Board* found = nullptr;
        for (auto* each : parent.findChildren<graph::Board*>())
            found = each;
        Q_ASSERT(found);
        return *found;
    }
    graph::Board& class_() { return boardIn(*view()); }
    graph::Board& mine() { return boardIn(*lectern()); }

private slots:
    void init()
    {
        ProjectionFixture::begin();
        press(m_window.get(), Qt::Key_5, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        lectern()->activateWindow();
        lectern()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(lectern()));
    }
    void cleanup() { end(); }

    // A formula is the same in both languages, but for the signs of their scripts, and so is said once.
    void aFormulaIsSaidOnce()
    {
        type(QStringLiteral("sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6 5"));
        const auto second = m_translations->voiceBeside(QStringLiteral("zh_CN"));
        const auto letters = [](QString text) {
            return text.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
        };
        int formulas = 0;
        for (const auto& step : session().explanation().steps) {
            const auto said = widgets::rendered(step, second);
            for (qsizetype i = 0; i < said.details.size(); ++i) {
                if (letters(said.details[i]) != letters(said.secondDetails[i]))
                    continue;
                QCOMPARE(said.secondDetails[i], said.details[i]); // which is shown once
                ++formulas;
            }
        }
        QVERIFY(formulas > 0);
    }

    // The options are there before their values, and the mex comes with its step, all of it in sight.
    void mex()
    {
        type(QStringLiteral("sg {1,3,4}: 5 7"));
        QCOMPARE(session().position().rule(), QStringLiteral("{1,3,4}"));
        QVERIFY(!wordsOn(view()->board()).contains(QStringLiteral("mex")));
        QVERIFY(goTo("value"));
        QVERIFY2(wordsOn(view()->board()).contains(QStringLiteral("mex =")),
                 qPrintable(wordsOn(view()->board())));
    }

    // No box of another white stands below the heaps, in a light hall or in a dark one.
    void theOptionsStandOnTheGroundOfTheHall()
    {
        type(QStringLiteral("sg {1,3,4}: 5 7"));
        QVERIFY(goTo("value"));
        for (const bool dark : {false, true}) {
            const auto& theme = widgets::Theme::of(view()->palette());
            QCOMPARE(theme.dark, dark);
            const QImage seen = view()->board()->grab().toImage();
            QVERIFY(countPixels(seen, theme.card) > seen.width() * seen.height() / 3);
            int near = 0; // as no two colours of the theme are
            for (int y = 0; y < seen.height(); ++y) {
                for (int x = 0; x < seen.width(); ++x) {
                    constexpr int kNear = 8;
                    const QColor colour = seen.pixelColor(x, y);
                    near += colour != theme.card && std::abs(colour.red() - theme.card.red()) <= kNear
                            && std::abs(colour.green() - theme.card.green()) <= kNear
                            && std::abs(colour.blue() - theme.card.blue()) <= kNear
                        ? 1
                        : 0;
                }
            }
            QVERIFY2(near < seen.width() * seen.height() / 100, qPrintable(QString::number(near)));
            key(Qt::Key_T);
        }
    }

    // "mex{0, 1} = 2" beside a vertex at the edge of the board, in each of the graphs that are offered.
    void noNoteIsCut()
    {
        constexpr QSize kSizes[] = {{1024, 768}, {1280, 720}, {1920, 1080}};
        for (const char* position :
             {"sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6 4", "sg graph 1>0;2>0;2>1;3>2: 3",
              "sg graph 1>0;2>0;2>1;3>0;3>1;3>2;4>0;4>1;4>2;4>3;5>0;5>1;5>2;5>3;5>4: 5"}) {
            type(QLatin1String(position));
            int notes = 0;
            for (const QSize& size : kSizes) {
                stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), size));
                session().setStep(0);
                for (int press = 0; press < 60 && step() + 1 < session().stepCount(); ++press) {
                    key(Qt::Key_PageDown);
                    const graph::View& seen = *class_().view();
                    for (const auto* note : seen.graph().notes()) {
                        const QRect box = seen.mapFromScene(note->place().box).boundingRect();
                        QVERIFY2(seen.viewport()->rect().contains(box),
                                 qPrintable(QStringLiteral("%1, step %2, %3 wide")
                                                .arg(QLatin1String(position))
                                                .arg(step())
                                                .arg(size.width())));
                        ++notes;
                    }
                }
                QCOMPARE(step() + 1, session().stepCount());
            }
            QVERIFY(notes > 0);
        }
    }

    // From an empty graph to its values, with a cycle that the class sees refused.
    void aGraphDrawnLive()
    {
        type(QStringLiteral("sg graph 1>0;2>0;2>1: 2"));
        QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::New), Qt::LeftButton);
        QApplication::processEvents();
        graph::View& drawn = *mine().view();
        const auto add = [&](const QPoint& place) {
            QTest::mouseDClick(drawn.viewport(), Qt::LeftButton, {}, place);
            QApplication::processEvents();
        };
        const QRect room = drawn.viewport()->rect();
        add(room.topLeft() + QPoint(50, 50));
        add(room.topRight() + QPoint(-50, 50));
        const auto connectFrom = [&](Count from, Count to) {
            QTest::mouseClick(drawn.viewport(), Qt::LeftButton, {}, drawn.vertexRect(from).center());
            press(&drawn, Qt::Key_C);
            QTest::mouseClick(drawn.viewport(), Qt::LeftButton, {}, drawn.vertexRect(to).center());
            QApplication::processEvents();
        };
        connectFrom(1, 0);
        connectFrom(2, 1);
        connectFrom(2, 0);
        QVERIFY(class_().view()->message().isEmpty());
        connectFrom(0, 2); // 2 > 0 is there
        QVERIFY(!class_().view()->message().isEmpty());
        const auto places = [](graph::Board& board) { return board.view()->graph().places().vertices; };
        QCOMPARE(places(class_()).size(), std::size_t{3});
        QCOMPARE(places(class_()), places(mine()));
        QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        QVERIFY(!mine().isEditing());
        lectern()->setFocus();
        const auto before = places(class_());
        for (int press = 0; press < 60 && step() + 1 < session().stepCount(); ++press)
            key(Qt::Key_PageDown);
        QCOMPARE(step() + 1, session().stepCount());
        QCOMPARE(places(class_()), before); // nothing has moved meanwhile
        for (const auto& [vertex, place] : before)
            QVERIFY(class_().view()->viewport()->rect().contains(class_().view()->vertexRect(vertex)));
    }

    // The class finds the period itself: nothing tells it before so many values stand there that they prove
    // it. Each rule has its own table, and the chart, which tells who wins, does not come into one.
    void theTableThatGrows()
    {
        type(QStringLiteral("sg {1,3,4}: 7"));
        key(Qt::Key_G);
        const auto shaded = [&] {
            const auto cells = projection().hall().cells().cells;
            return std::ranges::count_if(cells, [](const auto& cell) { return cell.isShaded; });
        };
        constexpr int kProven = 7 + 4; // the period and the largest number that may be taken
        for (int known = 0; known < kProven; ++known) {
            QCOMPARE(session().table().step, known);
            QCOMPARE(shaded(), 0);
            key(Qt::Key_PageDown);
        }
        QVERIFY(shaded() > 7);
        const QImage before = picture();
        key(Qt::Key_C);
        QVERIFY(picture() == before);
        QVERIFY(!view()->scene().verdict);
        type(QStringLiteral("sg {2,5}: 9"));
        QCOMPARE(session().table().step, 0);
        QCOMPARE(shaded(), 0);
        key(Qt::Key_PageDown);
        type(QStringLiteral("sg {1,3,4}: 9"));
        QCOMPARE(session().table().step, kProven);
    }

    // Of a graph the class sees the graph beside its table, whole and in words that call a vertex by its
    // name.
    void theGraphStandsBesideItsTable()
    {
        for (const bool inTwo : {false, true}) {
            type(QStringLiteral("sg graph 7=king;7>0;8>0;8>7;9>7;9>8: 9"));
            if (inTwo)
                session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_TW")));
            for (const QSize& size : {QSize(1024, 768), QSize(1920, 1080)}) {
                stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), size));
                const graph::Scene& graph = class_().view()->graph();
                QVERIFY(goTo("layer") && graph.knownBadge(0));
                key(Qt::Key_G);
                QVERIFY(view()->table()->isVisible() && view()->board()->isVisible());
                for (int step = 0; step < 5; ++step) {
                    // The vertex that is asked for is marked, and no value tells the answer.
                    static constexpr Count kAsked[] = {0, 7, 8, 9};
                    QCOMPARE(graph.look().pointed,
                             step < 4 ? std::set<Count>{kAsked[step]} : std::set<Count>());
                    QVERIFY(!graph.knownBadge(0) && graph.look().reasons.empty());
                    const QRect board = view()->board()->geometry();
                    QVERIFY(view()->rect().contains(board) && board.width() * 5 >= size.width() * 2);
                    QVERIFY(!board.intersects(view()->table()->geometry()));
                    for (const auto& [vertex, place] : class_().view()->graph().places().vertices)
                        QVERIFY(class_().view()->viewport()->rect().contains(
                            class_().view()->vertexRect(vertex)));
                    for (const auto* label : view()->table()->findChildren<QLabel*>())
                        QVERIFY2(!label->isVisible() || label->text().isEmpty()
                                     || label->heightForWidth(label->width()) <= label->height(),
                                 qPrintable(label->text()));
                    QVERIFY(view()->table()->above().isEmpty() && view()->table()->below().isEmpty());
                    QVERIFY(!view()->table()->accessibleName().contains(u'7'));
                    key(Qt::Key_PageDown);
                }
                for (int step = 0; step < 5; ++step)
                    key(Qt::Key_PageUp);
                key(Qt::Key_G);
                QVERIFY(!view()->table()->isVisible());
            }
            // Of heaps the table has all of the picture.
            type(QStringLiteral("sg {1,3,4}: 7"));
            key(Qt::Key_G);
            QVERIFY(view()->table()->isVisible() && !view()->board()->isVisible());
            key(Qt::Key_G);
        }
    }

    // The numbers on the stones are told by the line above them, in no words that are cut.
    void theNumbersOnStonesAreExplained()
    {
        for (const QSize& size : {QSize(1024, 768), QSize(1920, 1080)}) {
            stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), size));
            type(QStringLiteral("sg {1,3,4}: 5 7"));
            const QString words = wordsOn(view()->board());
            QVERIFY2(words.contains(QStringLiteral("1, 3, 4")) && !words.contains(u'…'), qPrintable(words));
            QVERIFY2(words.contains(QStringLiteral("from the right")) || size.width() == 1024,
                     qPrintable(words));
        }
    }

    // Vertices that have been drawn close to each other: in no step does a note cover one of them, a value, a
    // token or another note, and all of it is in sight.
    void notesCoverNothing()
    {
        type(QStringLiteral("sg graph 1>0;3>0;2>0;2>3: 2 3 1 1"));
        QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        const graph::View& drawn = *mine().view();
        const auto dragTo = [&](Count vertex, const QPointF& place) {
            const QPoint from = drawn.vertexRect(vertex).center();
            const QPoint to = drawn.mapFromScene(place);
            QTest::mousePress(drawn.viewport(), Qt::LeftButton, {}, from);
            drag(drawn.viewport(), (from + to) / 2);
            drag(drawn.viewport(), to);
            QTest::mouseRelease(drawn.viewport(), Qt::LeftButton, {}, to);
        };
        const QPointF last = drawn.graph().places().vertices.at(0);
        dragTo(1, last + QPointF(-55, -58));
        dragTo(3, last + QPointF(33, 52));
        dragTo(2, last + QPointF(185, 80));
        QTest::mouseClick(mine().toolBar()->button(graph::ToolBar::Edit), Qt::LeftButton);
        const graph::View& seen = *class_().view();
        int notes = 0;
        for (int step = 0; step < session().stepCount(); ++step) {
            session().setStep(step);
            QApplication::processEvents();
            std::vector<QRectF> taken;
            for (const auto& [vertex, place] : seen.graph().places().vertices) {
                constexpr double kRadius = graph::kVertexRadius;
                // What lies in the round of a vertex, lies in its octagon nearly.
                taken.emplace_back(place - QPointF(kRadius, kRadius * 0.4), QSizeF(2, 0.8) * kRadius);
                taken.emplace_back(place - QPointF(kRadius * 0.4, kRadius), QSizeF(0.8, 2) * kRadius);
                const QRectF badge = seen.graph().itemOf(vertex)->badge();
                if (!badge.isEmpty())
                    taken.push_back(badge.translated(place));
            }
            for (std::size_t token = 0; token < seen.graph().tokens().size(); ++token) {
                const QPointF half(graph::kTokenRadius * 0.7, graph::kTokenRadius * 0.7);
                const QPointF place = seen.graph().tokenPlace(token);
                taken.emplace_back(place - half, place + half);
            }
            for (const auto* label : seen.findChildren<QLabel*>()) {
                if (!label->isVisible())
                    continue;
                const QRectF box = seen.mapToScene(label->geometry()).boundingRect();
                for (const QRectF& other : taken)
                    QVERIFY2(!box.intersects(other), qPrintable(label->text()));
            }
            for (const auto* note : seen.graph().notes()) {
                const QRectF& box = note->place().box;
                for (const QRectF& other : taken)
                    QVERIFY2(!box.intersects(other), qPrintable(QStringLiteral("step %1").arg(step)));
                taken.push_back(box);
                QVERIFY(seen.viewport()->rect().contains(seen.mapFromScene(box).boundingRect()));
                ++notes;
            }
        }
        QVERIFY(notes >= 3);
    }

    // The chart is about what the step is about, always with the position, and nothing of its words is cut.
    void theChartOfKayles()
    {
        type(QStringLiteral("sg 0.77: 9 5 7"));
        QVERIFY2(wordsOn(view()).contains(QStringLiteral("Kayles")), qPrintable(wordsOn(view())));
        key(Qt::Key_V);
        key(Qt::Key_C);
        auto* chart = view()->chart();
        QVERIFY(!chart->isVisible()); // its values are the reason
        key(Qt::Key_V);
        QVERIFY(chart->isVisible());
        QCOMPARE(chart->window().xHeap, std::size_t{0});
        int others = 0;
        for (int step = 0; step < session().stepCount(); ++step) {
            session().setStep(step);
            QApplication::processEvents();
            QVERIFY(chart->isPositionInView());
            const auto& shown = session().shown();
            if (!shown.moves.empty() && shown.find(teaching::Mark::All) == nullptr) {
                QCOMPARE(chart->window().xHeap, shown.moves.front().move.heap);
                others += chart->window().xHeap > 0 ? 1 : 0;
            }
            for (const auto* label : view()->findChildren<QLabel*>()) {
                if (label->isVisible() && label->wordWrap() && !label->text().isEmpty())
                    QVERIFY2(label->heightForWidth(label->width()) <= label->height(),
                             qPrintable(label->text()));
            }
        }
        QVERIFY(others > 0);
        QVERIFY2(!wordsOn(chart).contains(u'…'), qPrintable(wordsOn(chart)));
    }

    // Whichever way one comes to a step, its chart shows the same part, and the line that says where the sum
    // is P has such a point.
    void theChartHasOneRange()
    {
        const auto rangeAfter = [&](const std::vector<Qt::Key>& keys) {
            type(QStringLiteral("sg 0.77: 21 13 9"));
            for (const Qt::Key each : keys)
                key(each);
            auto* chart = view()->chart();
            if (!chart->isVisible())
                key(Qt::Key_C);
            const auto range = chart->window().x;
            const bool hasPoint = std::ranges::any_of(
                chart->data().lost, [&](const auto& point) { return range.contains(point.x); });
            return std::tuple(range.first, range.last, hasPoint);
        };
        const auto byEnd = rangeAfter({Qt::Key_End});
        QVERIFY(std::get<bool>(byEnd));
        QVERIFY(byEnd == rangeAfter({Qt::Key_V, Qt::Key_V, Qt::Key_V}));
    }

    // Of large heaps, too, the class sees every one, before the verdict, with its reason and with the moves.
    void noHeapIsOutOfSight()
    {
        for (const char* text : {"sg 0.77: 500 30", "sg 0.77: 99999 997"}) {
            type(QString::fromLatin1(text));
            for (int press = 0; press < 4; ++press) {
                for (const auto* sign : view()->board()->findChildren<QToolButton*>())
                    QVERIFY2(!sign->isVisible() || !sign->text().contains(u'▾'), text);
                key(Qt::Key_V);
            }
        }
    }

    void thePeriodComesIntoView()
    {
        type(QStringLiteral("sg 0.77: 500"));
        key(Qt::Key_V); // the chart comes with it
        key(Qt::Key_C);
        auto* chart = view()->chart();
        QVERIFY(chart->isPositionInView());
        QVERIFY(chart->window().x.first > 0);
        QVERIFY(goTo("period"));
        QVERIFY(chart->isPositionInView());
        QCOMPARE(chart->window().x.first, Count{0});
        QVERIFY(chart->window().x.last >= 500);
        QVERIFY(goTo("verdict"));
        QVERIFY(chart->isPositionInView());
        QVERIFY(chart->window().x.first > 0);
    }

    // What is pointed at on the lectern is pointed at before the class; a stroke stays until it is wiped away
    // or the next step comes.
    void pointerPenAndMarker()
    {
        type(QStringLiteral("sg 0.77: 9 5 7"));
        key(Qt::Key_F5);
        QVERIFY(lectern()->findChild<widgets::StagePreview*>());
        auto* preview = projection().presenter()->preview();
        QVERIFY(!preview->isVisible() && projection().presenter()->board()->isVisible());
        key(Qt::Key_I);
        QVERIFY(preview->isVisible() && !projection().presenter()->board()->isVisible());
        const QPointF onStage(400, 500);
        const QPoint here = preview->toPreview(onStage).toPoint();
        const QRgb before = picture().pixel(400, 500);
        hover(preview, here);
        QVERIFY(picture().pixel(400, 500) != before);
        key(Qt::Key_I);
        QCOMPARE(picture().pixel(400, 500), before);
        QVERIFY(!preview->isVisible());

        const QImage bare = picture();
        const auto draw = [&] {
            QTest::mousePress(preview, Qt::LeftButton, {}, here);
            drag(preview, here + QPoint(40, 0));
            drag(preview, here + QPoint(40, 30));
            QTest::mouseRelease(preview, Qt::LeftButton, {}, here + QPoint(40, 30));
        };
        const auto heaps = session().position();
        for (int tool = 0; tool < 2; ++tool) {
            key(Qt::Key_O);
            draw();
            QVERIFY(picture() != bare);
        }
        QCOMPARE(session().position(), heaps);
        key(Qt::Key_O);
        QVERIFY(!preview->isVisible());
        QVERIFY(picture() != bare); // what has been drawn stays
        key(Qt::Key_U);
        QVERIFY(picture() == bare);
        key(Qt::Key_O);
        draw();
        QVERIFY(projection().overlay()->hasStrokes());
        key(Qt::Key_PageDown);
        QVERIFY(!projection().overlay()->hasStrokes());
        QVERIFY(preview->isVisible());
        key(Qt::Key_Escape); // the pen first
        QVERIFY(projection().isRunning() && !preview->isVisible());
    }
};

LASTSTONE_TEST(LectureSgTest, TwoScreens)

} // namespace laststone::lecture_sg_test
#include "lecture_sg_test.moc"
