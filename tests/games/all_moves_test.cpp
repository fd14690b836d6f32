// SPDX-License-Identifier: GPL-3.0-or-later
// The last step of every won position draws all moves that win, and no others, on the board and on the chart;
// that of a lost one answers its moves. Which these are is found from the rules alone.
#include "app/language.h"
#include "drawn.h"
#include "explained.h"
#include "graph/board/board.h"
#include "graph/view/view.h"
#include "rules_alone.h"
#include "teaching/moves.h"
#include "test_main.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson.h"

#include <QGraphicsTextItem>
#include <QtCharts/QChart>
#include <QtCharts/QLineSeries>

#include <map>
#include <set>

namespace laststone::all_moves_test {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using theory::Count;
using theory::Outcome;

namespace {

using Heaps = std::vector<Count>;

const char* const kPositions[] = {"nim: 3 4 5",
                                  "nim: 1 1 1",
                                  "nim misere: 2 2 3",
                                  "nim: 7 9 5",
                                  "bash 3: 10",
                                  "bash 4 misere: 9",
                                  "wythoff: 5 8",
                                  "wythoff: 8 5",
                                  "wythoff: 4 4",
                                  "wythoff misere: 2 3",
                                  "wythoff: 0 6",
                                  "staircase: 3 1 2",
                                  "staircase: 0 2 1 3",
                                  "sg {1,3,4}: 5 6",
                                  "sg 0.77: 5 3",
                                  "sg grundy: 7 4",
                                  "sg {1,2} misere: 4 1",
                                  "sg graph 1>0;2>0;2>1;3>1;3>2;4>2: 4 1",
                                  "sg graph 1>0;2>0;2>1;3>1;3>2;4>2: 3"};

std::set<Heaps> wonBy(const Position& position)
{
    std::set<Heaps> all;
    rules_alone::Judge judge;
    for (const Heaps& heaps : rules_alone::options(position)) {
        Position next = position;
        next.heaps = heaps;
        if (judge.outcome(next) == Outcome::P)
            all.insert(heaps);
    }
    return all;
}

const teaching::Step& summaryOf(const teaching::Explanation& explanation)
{
    return explanation.steps.back();
}

} // namespace

class AllMovesTest : public QObject {
    Q_OBJECT
private slots:
    void exactlyTheWinningMovesAreShown_data() { addPositions(); }
    void exactlyTheWinningMovesAreShown()
    {
        QFETCH(QString, notation);
        const Position position = positionOf(notation);
        const auto explanation = games::findLesson(position.word())->explain(position);
        const std::set<Heaps> right = wonBy(position);
        const teaching::Step& step = summaryOf(explanation);
        QCOMPARE(QByteArray(step.id), right.empty() ? QByteArray("answers") : QByteArray("all-moves"));
        if (right.empty())
            return;
        QVERIFY(step.shown.find(Mark::All));
        QCOMPARE(explained::english(step.title) == QStringLiteral("The only winning move"),
                 step.shown.moves.size() == 1);
        std::set<Heaps> shown;
        for (const teaching::ShownMove& each : step.shown.moves) {
            QVERIFY(each.before == position && each.role == teaching::ShownMove::Role::Winning);
            shown.insert(position.game->after(position, each.move).heaps);
        }
        QCOMPARE(shown.size(), right.size());
        QVERIFY(shown == right);
        // Each of a few in a line of its own, with what it leaves, which stays on that line, but those in the
        // same words in one; where a token goes is said by the move.
        std::size_t told = 0;
        for (const teaching::Sentence& detail : step.details) {
            const QString line = explained::english(detail);
            const Move& move = step.shown.moves.at(told).move;
            QVERIFY2(line.startsWith(QStringLiteral("✓ ")), qPrintable(line));
            // What a heap is split into is said by the position that the move leaves.
            const bool isSplitAlone = move.split > 0 && move.take == 0;
            const QString said = explained::english(position.game->describe(position, move));
            QVERIFY2(line.contains(said.section(QStringLiteral(" so that "), 0, 0)), qPrintable(line));
            const QString many = QStringLiteral(", leaving one of ");
            const bool isSeveral = line.contains(many);
            Heaps left;
            for (qsizetype i = isSeveral ? line.count(u'(') : 1; i > 0; --i) {
                const Heaps each = position.game->after(position, step.shown.moves.at(told++).move).heaps;
                left.insert(left.end(), each.begin(), each.end());
            }
            const bool isSaid = position.game->describesWhatIsLeft(position);
            QCOMPARE(isSaid, notation.contains(QStringLiteral("graph")) && left.size() == 1);
            if (isSaid)
                QVERIFY2(!line.contains(QStringLiteral("leaving")), qPrintable(line));
            else if (isSeveral || left.size() <= 4)
                QCOMPARE(
                    explained::numbers(line.section(isSeveral          ? many
                                                        : isSplitAlone ? QStringLiteral(": ")
                                                                       : QStringLiteral(", leaving\u00a0"),
                                                    -1)),
                    left);
        }
        QVERIFY(told == shown.size() || shown.size() > 8);
    }

    // Where they are all in the same words, so that a page has room for them beside a chart.
    void movesInTheSameWordsAreOneLine()
    {
        const Position position = positionOf(QStringLiteral("sg 0.77: 84"));
        const auto explanation = games::findLesson(position.word())->explain(position);
        const teaching::Step& step = summaryOf(explanation);
        QCOMPARE(step.shown.moves.size(), std::size_t{6});
        QCOMPARE(step.details.size(), std::size_t{1});
        QVERIFY(explained::english(step.details[0])
                    .startsWith(QStringLiteral("✓ take 2, leaving one of (41, 41), (77, 5), (65, 17), ")));
    }

    // Of many a hall reads a few, and the title does not call these all there are.
    void ofManyMovesSomeAreExamples()
    {
        const Position position = positionOf(QStringLiteral("sg 0.77: 500"));
        const auto explanation = games::findLesson(position.word())->explain(position);
        const teaching::Step& step = summaryOf(explanation);
        QCOMPARE(explained::english(step.title), QStringLiteral("3 of 36 winning moves"));
        QCOMPARE(step.shown.moves.size(), std::size_t{36});
        QCOMPARE(step.details.size(), std::size_t{1});
        QCOMPARE(explained::english(step.details[0]),
                 QStringLiteral("✓ take 2, leaving one of (249, 249), (471, 27), (465, 33)"));
    }

    // Of a lost position every move with an answer that leaves a lost one, or of many one of each part; the
    // first is drawn.
    void everyMoveIsAnswered_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<int>("lines");
        for (const auto& [notation, lines] :
             {std::pair("nim: 1 2 3", 6),
              {"nim: 2 2", 4},
              {"nim: 3 5 6", 4}, // one of each heap, and that there are others
              {"nim: 1 1 2 2 3 3", 7}, // of six the same
              {"nim: 1 1 1 2 2 2 3", 3}, // of seven: of two of the heaps, and that there are others
              {"nim: 1 1 1 1 1 1 1 1 1 1", 3},
              {"nim misere: 1 1 1", 3},
              {"bash 3: 20", 3},
              {"bash 1: 4", 1},
              {"bash 2 misere: 4", 2},
              {"wythoff: 3 5", 4},
              {"wythoff misere: 2 2", 6},
              {"staircase: 2 1 2", 5},
              {"sg {1,3,4}: 5 5", 6},
              {"sg 0.77: 3 3", 6},
              {"sg {1,2} misere: 1 1 1", 3},
              {"sg graph 1>0;2>0;2>1;3>1;3>2;4>2: 1 1", 2},
              {"sg graph 1>0;2>1;3>2: 2", 1}})
            QTest::addRow("%s", notation) << QString::fromLatin1(notation) << lines;
    }
    void everyMoveIsAnswered()
    {
        QFETCH(QString, notation);
        QFETCH(int, lines);
        const Position position = positionOf(notation);
        QVERIFY(wonBy(position).empty());
        const auto explanation = games::findLesson(position.word())->explain(position);
        const teaching::Step& step = summaryOf(explanation);
        QCOMPARE(QByteArray(step.id), QByteArray("answers"));
        QVERIFY(!explained::english(step.title).isEmpty());
        QCOMPARE(int(step.details.size()), lines);
        const QString last = explained::english(step.details.back());
        const bool areAll = last.startsWith(QStringLiteral("✗ "));
        const auto moves = teaching::allMoves(position, 1000).value();
        QCOMPARE(areAll, int(moves.size()) == lines);
        QVERIFY(areAll || last == QStringLiteral("Every other move has its answer, too."));
        for (std::size_t i = 0; areAll && i < moves.size(); ++i) {
            const QString line = explained::english(step.details[i]);
            // What a heap is split into is said by the position that the move leaves.
            const QString move = explained::english(position.game->describe(position, moves[i]))
                                     .section(QStringLiteral(" so that "), 0, 0);
            QVERIFY2(line.startsWith(QStringLiteral("✗ ") + move), qPrintable(line));
            if (position.game->describesWhatIsLeft(position))
                QVERIFY2(!line.contains(QStringLiteral("leaving")), qPrintable(line));
        }
        QCOMPARE(step.shown.moves.size(), std::size_t{2});
        Position now = position;
        for (const teaching::ShownMove& each : step.shown.moves) {
            QVERIFY(each.before == now && now.game->isLegal(now, each.move));
            now = now.game->after(now, each.move);
        }
        QVERIFY(step.shown.moves[1].role == teaching::ShownMove::Role::Reply);
        QVERIFY(wonBy(now).empty());
    }

    // Where a move splits heaps or ends some, the answer is made among others than those on the board: the
    // line says what these are, and calls the one that is meant by a size that is among them.
    void everyNumberOfALineIsInSight()
    {
        app::Translations translations;
        int told = 0;
        for (const char* notation :
             {"sg 0.77: 8 8", "sg 0.77: 1 2 3", "sg 0.07: 5 5", "sg 0.07: 9", "sg grundy: 7",
              "sg grundy: 8 8", "sg 0.77: 5 5 3 3 1 1", "sg 0.77: 2 2 2 2 2 2"}) {
            const Position position = positionOf(QString::fromLatin1(notation));
            const auto explanation = games::findLesson(position.word())->explain(position);
            const teaching::Step& step = summaryOf(explanation);
            QCOMPARE(QByteArray(step.id), QByteArray("answers"));
            for (std::size_t i = 0; i < step.moves.size(); ++i) {
                const auto& exchange = step.moves[i];
                QCOMPARE(exchange.size(), std::size_t{2});
                const Position& between = exchange[1].before;
                if (between.heaps.size() == position.heaps.size() && position.heaps.size() > 1)
                    continue;
                const Count size = between.heaps[exchange[1].move.heap];
                for (const app::Language& language : app::languages()) {
                    const QString line = translations.voice(language)->say(step.details[i]);
                    const QString answer = line.section(u'✓', 1);
                    const bool isWritten = line.contains(teaching::tupleNotation(between));
                    const bool isLong = between.heaps.size() > 4;
                    QVERIFY2(isWritten || isLong, qPrintable(line));
                    // A number of a heap would be that of another one on the board.
                    const std::vector<Count> numbers = explained::numbers(answer);
                    QVERIFY2(std::ranges::find(numbers, size) != numbers.end(), qPrintable(line));
                    QVERIFY2(!answer.contains(QStringLiteral("from heap")) && !answer.contains(u'第'),
                             qPrintable(line));
                    const bool isOneOfSeveral = std::ranges::count(between.heaps, size) > 1;
                    QVERIFY2(isLong || language.code != QByteArray("en")
                                 || answer.contains(QStringLiteral("a heap of")) == isOneOfSeveral,
                             qPrintable(line));
                    ++told;
                }
            }
        }
        QVERIFY(told >= 50);
    }

    void answersAreThoseOfTheSteps()
    {
        const Position position = positionOf(QStringLiteral("sg grundy: 10 7"));
        const auto explanation = games::findLesson(position.word())->explain(position);
        int told = 0;
        for (const teaching::Step& step : explanation.steps) {
            if (QByteArray(step.id) != "answer")
                continue;
            const auto& lines = summaryOf(explanation).moves;
            QVERIFY(std::ranges::find(lines, step.shown.moves) != lines.end());
            ++told;
        }
        QCOMPARE(told, 7);
    }

    // As the steps before argue, though another answer would win, too.
    void equalPartsAreCopied()
    {
        for (const char* notation : {"sg 0.77: 8 8", "sg 0.77: 8 8 3 3", "sg grundy: 8 8"}) {
            const Position position = positionOf(QString::fromLatin1(notation));
            const auto explanation = games::findLesson(position.word())->explain(position);
            QVERIFY(explained::stepOf(explanation, "mirror"));
            for (const auto& each : summaryOf(explanation).moves) {
                QCOMPARE(each.size(), std::size_t{2});
                const Position left = position.game->after(each[1].before, each[1].move);
                for (const Count heap : left.heaps)
                    QVERIFY2(std::ranges::count(left.heaps, heap) % 2 == 0, notation);
            }
        }
    }

    // What a move brings down to an odd stair goes on from there; and in normal play what is taken from an
    // odd stair is answered by taking from one, as in Nim.
    void raisingsAreUndone()
    {
        for (const char* notation :
             {"staircase: 3 5 2 0 4 7 0 5 4 3 1 5", "staircase: 2 1 2", "staircase: 0 4 0 3",
              "staircase misere: 2 3 2", "staircase: 1 3 2 4 3"}) {
            const Position position = positionOf(QString::fromLatin1(notation));
            const auto explanation = games::findLesson(position.word())->explain(position);
            int undone = 0;
            for (const auto& each : summaryOf(explanation).moves) {
                if (each.size() != 2)
                    continue;
                const auto& [move, reply] = std::pair(each[0].move, each[1].move);
                if (move.heap % 2 == 1) {
                    QVERIFY2(reply == (Move{move.heap - 1, move.take}), notation);
                    ++undone;
                } else if (position.play == theory::Play::Normal) {
                    QVERIFY2(reply.heap % 2 == 0, notation);
                }
            }
            QVERIFY2(undone > 0, notation);
        }
    }

    // The move that ends a misère game has none.
    void theLastMoveLoses()
    {
        const Position position = positionOf(QStringLiteral("bash 3 misere: 1"));
        const auto explanation = games::findLesson(QStringLiteral("bash"))->explain(position);
        const teaching::Step& step = summaryOf(explanation);
        QCOMPARE(explained::english(step.title), QStringLiteral("The only move loses"));
        QVERIFY(explained::english(step.details[0]).endsWith(QStringLiteral("the last move, which loses")));
    }

    // What the argument has done without is not told by its last picture: which stairs count, or a nim-sum.
    void nothingIsToldThatHasNotBeenSaid()
    {
        for (const char* notation :
             {"staircase: 5", "staircase: 0 1", "staircase: 0 0 1", "staircase misere: 4",
              "staircase misere: 0 1", "staircase: 3 2 0 4", "staircase: 4 1 7 2"}) {
            const Position position = positionOf(QString::fromLatin1(notation));
            const widgets::Lesson& lesson = *games::findLesson(position.word());
            const auto explanation = lesson.explain(position);
            const widgets::BoardLooks* looks = lesson.looks(position);
            bool isOddSaid = false;
            bool isSumSaid = false;
            for (const teaching::Step& step : explanation.steps) {
                const QString words = explained::words(step);
                isOddSaid = isOddSaid || words.contains(QStringLiteral("odd stair"));
                isSumSaid = isSumSaid || words.contains(QStringLiteral("nim-sum"));
                for (int arrangement = 0; arrangement < int(looks->arrangements.size()); ++arrangement) {
                    const auto drawing = looks->draw(sceneOf(*looks,
                                                             {.position = position,
                                                              .shown = step.shown,
                                                              .arrangement = arrangement,
                                                              .isVerdictShown = false}));
                    for (const auto& text : drawing.texts) {
                        QVERIFY2(isOddSaid || !text.text.contains(QStringLiteral("odd")), notation);
                        QVERIFY2(isSumSaid || !text.text.contains(u'⊕'), notation);
                    }
                }
            }
        }
    }

    // The closing steps point out what they speak of.
    void theEndIsSeenOnTheBoard()
    {
        for (const char* notation :
             {"nim: 7 9 15 12", "nim: 1 2 3", "nim: 4 9", "nim: 5 5", "nim: 2 2 3 3", "nim misere: 3 4 5",
              "nim misere: 2 4 6", "nim misere: 4 9", "nim misere: 5 5", "bash 3: 21", "bash 3: 20",
              "bash 3: 9", "bash 3 misere: 22"}) {
            const Position position = positionOf(QString::fromLatin1(notation));
            int closing = 0;
            for (const teaching::Step& step : games::findLesson(position.word())->explain(position).steps) {
                const QByteArray id(step.id);
                if (id != "end" && id != "again" && id != "one-left")
                    continue;
                ++closing;
                QVERIFY2(!step.shown.isEmpty(), notation);
                // A move is answered by one that wins, down to the last stones.
                for (std::size_t i = 0; i < step.shown.moves.size(); ++i) {
                    const teaching::ShownMove& each = step.shown.moves[i];
                    const Position after = each.before.game->after(each.before, each.move);
                    QCOMPARE(after.game->outcome(after) == Outcome::P,
                             each.role != teaching::ShownMove::Role::Threat);
                }
            }
            QVERIFY2(closing > 0, notation);
        }
    }

    // A frame around each heap from which one wins, and nothing of the others falls.
    void theBoardDrawsThem_data() { addPositions(); }
    void theBoardDrawsThem()
    {
        QFETCH(QString, notation);
        const Position position = positionOf(notation);
        const widgets::Lesson& lesson = *games::findLesson(position.word());
        const widgets::BoardLooks* looks = lesson.looks ? lesson.looks(position) : nullptr;
        const teaching::Explanation explanation = lesson.explain(position);
        if (!looks || wonBy(position).empty())
            return;
        const teaching::Shown& shown = summaryOf(explanation).shown;
        const bool isQueen = position.word() == QLatin1String("wythoff");
        for (std::size_t i = 0; i < std::max<std::size_t>(1, looks->arrangements.size()); ++i) {
            const auto scene = sceneOf(*looks, {.position = position, .shown = shown, .arrangement = int(i)});
            const widgets::Drawing drawing = looks->draw(scene);
            std::set<std::size_t> right;
            for (const auto& each : shown.moves)
                right.insert(each.move.heap);
            // Of both heaps: among several it is seen in the row of pairs alone.
            if (isQueen && shown.moves.size() == 1 && right.contains(2))
                right = {0, 1, 2};
            std::set<std::size_t> falling;
            for (const auto& piece : drawing.pieces) {
                if (piece.isGhost && piece.id.part < drawing.parts.size())
                    falling.insert(piece.id.part);
                QVERIFY(!piece.isGhost || piece.look == widgets::Look::Good);
            }
            // Of heaps alone what comes from an even stair is seen on the heap that it raises.
            if (position.word() == QLatin1String("staircase") && i == 2) {
                std::set<std::size_t> heaps;
                for (const std::size_t stair : right)
                    heaps.insert(stair - stair % 2);
                right = heaps;
            }
            if (!isQueen || i == 0)
                QVERIFY2(falling == right, qPrintable(QString::number(i)));
            else
                checkQueen(drawing, shown.moves.size());
        }
    }

    void theGraphDrawsThem()
    {
        const Position position = positionOf(QStringLiteral("sg graph 1>0;2>0;2>1;3>1;3>2;4>2: 4 1"));
        const widgets::Lesson& lesson = *games::findLesson(QStringLiteral("sg"));
        const auto explanation = lesson.explain(position);
        std::unique_ptr<widgets::BoardWidget> board(widgets::newBoard(lesson, nullptr));
        board->resize(800, 600);
        board->show();
        board->setPosition(position, std::nullopt);
        board->setShown(summaryOf(explanation).shown);
        const auto* graph = board->findChild<graph::Board*>();
        std::set<std::pair<Count, Count>> right;
        for (const auto& each : summaryOf(explanation).shown.moves)
            right.emplace(position.heaps[each.move.heap], each.move.take);
        std::set<std::pair<Count, Count>> drawn;
        for (const auto& [edge, tone] : graph->view()->graph().look().edges) {
            if (tone == graph::EdgeTone::Winning)
                drawn.emplace(edge.from, edge.to);
        }
        QVERIFY(!right.empty());
        QVERIFY(drawn == right);
    }

    void theChartDrawsThem()
    {
        const Position position = positionOf(QStringLiteral("wythoff: 5 8"));
        const widgets::Lesson& lesson = *games::findLesson(QStringLiteral("wythoff"));
        const auto explanation = lesson.explain(position);
        widgets::ChartView view;
        view.resize(700, 600);
        view.show();
        view.setShown(summaryOf(explanation).shown);
        view.showPlane(lesson.planeOf(position), position, 0, 1, widgets::ChartView::Focus::Anew);
        QApplication::processEvents();
        const std::set<Heaps> right = wonBy(position);
        std::set<std::pair<double, double>> ends;
        for (auto* series : view.chart()->series()) {
            const auto* line = qobject_cast<QLineSeries*>(series);
            if (!line || line->pen().style() != Qt::SolidLine || line->count() != 2 * int(right.size()))
                continue;
            for (int i = 0; i < line->count(); ++i) {
                if (i % 2 == 0)
                    QCOMPARE(line->at(i), QPointF(5, 8));
                else
                    ends.emplace(line->at(i).x(), line->at(i).y());
            }
        }
        QCOMPARE(ends.size(), right.size());
        for (const auto& [x, y] : ends) {
            QVERIFY(right.contains({Count(x), Count(y)}));
        }
    }

    // Each move of the stairs is an arrow of its own from one stair to the next, clear of stones and of the
    // other arrows, and says how many stones go.
    void movesDownAreToldApart_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* stairs :
             {"4 5 7 2 1 3", "7 5 13 8 14 2 11", "1 9 2 14 3 0 7", "7 5 13 8 14 2 11 3 9 12 8 6 5 5 7 9"})
            QTest::newRow(stairs) << QStringLiteral("staircase: ") + QString::fromLatin1(stairs);
    }
    void movesDownAreToldApart()
    {
        QFETCH(QString, notation);
        const Position position = positionOf(notation);
        const widgets::Lesson& lesson = *games::findLesson(position.word());
        const teaching::Shown shown = summaryOf(lesson.explain(position)).shown;
        QVERIFY(shown.moves.size() > 1);
        for (const QSizeF area : {QSizeF(18, 22), QSizeF(26, 20), QSizeF(40, 24)}) {
            const auto scene = sceneOf(*lesson.looks(position),
                                       {.position = position, .shown = shown, .isForHall = true}, area);
            const widgets::Drawing drawing = lesson.looks(position)->draw(scene);
            verifyTidy(drawing, area);
            QCOMPARE(drawing.arrows.size(), shown.moves.size());
            std::vector<QRectF> lines;
            for (std::size_t i = 0; i < drawing.arrows.size(); ++i) {
                const widgets::Arrow& arrow = drawing.arrows[i];
                const std::size_t stair = shown.moves[i].move.heap;
                const auto spans = [&](std::size_t of, double x) {
                    const QRectF& head = drawing.parts[of].head;
                    return head.left() < x && x < head.right();
                };
                QVERIFY(arrow.hasHead && spans(stair, arrow.from.x()));
                QVERIFY(stair > 0 ? spans(stair - 1, arrow.to.x())
                                  : arrow.to.x() < drawing.parts[0].head.left());
                const QString number = QString::number(shown.moves[i].move.take);
                QVERIFY(std::ranges::any_of(drawing.texts, [&](const widgets::Text& text) {
                    return text.text == number && text.box.bottom() <= *arrow.lane
                        && text.box.center().x() > arrow.to.x() && text.box.center().x() < arrow.from.x();
                }));
                const auto path = arrow.path();
                for (std::size_t j = 1; j < path.size(); ++j)
                    lines.push_back(
                        QRectF(path[j - 1], path[j]).normalized().adjusted(-0.05, -0.05, 0.05, 0.05));
            }
            for (std::size_t i = 0; i < lines.size(); ++i) {
                for (const auto& piece : drawing.pieces)
                    QVERIFY(!lines[i].intersects(piece.box));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(i / 3 == j / 3 || !lines[i].intersects(lines[j]));
            }
        }
    }

    // Of several moves in one row of pins each is framed, so that they are not taken for one.
    void movesOfOneRowAreToldApart()
    {
        for (const char* notation : {"sg 0.07: 12 9", "sg 0.77: 9 6 5", "sg 0.77: 41 28"}) {
            const Position position = positionOf(QString::fromLatin1(notation));
            const widgets::Lesson& lesson = *games::findLesson(position.word());
            const teaching::Shown shown = summaryOf(lesson.explain(position)).shown;
            const auto scene =
                sceneOf(*lesson.looks(position), {.position = position, .shown = shown}, {60, 24});
            const widgets::Drawing drawing = lesson.looks(position)->draw(scene);
            std::map<std::size_t, std::size_t> moves;
            for (const auto& each : shown.moves)
                ++moves[each.move.heap];
            std::size_t inCompany = 0;
            for (const auto& [heap, count] : moves)
                inCompany += count > 1 ? count : 0;
            std::vector<QRectF> frames;
            for (const widgets::Band& band : drawing.bands) {
                if (band.outline == widgets::Look::Good && !band.look)
                    frames.push_back(band.box);
            }
            QVERIFY2(inCompany > 1 && frames.size() == inCompany, notation);
            for (std::size_t i = 0; i < frames.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!frames[i].intersects(frames[j]), notation);
            }
        }
    }

    // The chart draws a move that loses in orange, as the board does, and one of a heap that is on no axis
    // not at all.
    void theChartTellsWhichMoveLoses()
    {
        const Position lost = positionOf(QStringLiteral("nim: 5 5"));
        const Position won = positionOf(QStringLiteral("nim: 1 2 6"));
        struct Case {
            Position position;
            teaching::Shown shown;
            std::optional<QColor> colour;
        };
        using Role = teaching::ShownMove::Role;
        const widgets::Theme& theme = widgets::Theme::light();
        const Case cases[] = {{lost, {{{lost, {0, 2}, Role::Threat}}, {}}, theme.won},
                              {won, {{{won, {0, 1}, Role::Winning}}, {}}, theme.good},
                              {won, {{{won, {2, 3}, Role::Winning}}, {{teaching::Mark::All}}}, std::nullopt}};
        widgets::ChartView view;
        view.resize(700, 600);
        view.show();
        for (const auto& [position, shown, colour] : cases) {
            view.setShown(shown);
            view.showPlane(games::findLesson(QStringLiteral("nim"))->planeOf(position), position, 0, 1,
                           widgets::ChartView::Focus::Anew);
            QApplication::processEvents();
            std::vector<QColor> drawn;
            for (auto* series : view.chart()->series()) {
                const auto* line = qobject_cast<QLineSeries*>(series);
                if (line && line->count() == 2)
                    drawn.push_back(line->pen().color());
            }
            QVERIFY(drawn == (colour ? std::vector<QColor>{*colour} : std::vector<QColor>{}));
        }
    }

    // From where a move leads another line, of another look, leads to where its answer does; but not where
    // one of the two is of a heap on no axis, or a heap is split.
    void theChartDrawsTheAnswerAsWell_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<Move>("move");
        QTest::addColumn<Move>("reply");
        QTest::addColumn<QList<QPointF>>("expected");
        using Points = QList<QPointF>;
        QTest::newRow("heaps") << "nim: 5 5" << Move{0, 2} << Move{1, 2} << Points{{3, 5}, {3, 3}};
        QTest::newRow("residues") << "bash 3: 8" << Move{0, 1} << Move{0, 3} << Points{{7, 3}, {4, 0}};
        QTest::newRow("same part") << "sg {1,2}: 3" << Move{0, 1} << Move{0, 2} << Points{{2, 2}, {0, 0}};
        QTest::newRow("other heap") << "nim: 1 2 3" << Move{0, 1} << Move{2, 1} << Points{};
        QTest::newRow("unseen move") << "nim: 1 2 3" << Move{2, 1} << Move{0, 1} << Points{};
        QTest::newRow("split") << "sg 0.77: 8 8" << Move{0, 1, 3} << Move{0, 2} << Points{};
    }
    void theChartDrawsTheAnswerAsWell()
    {
        QFETCH(QString, notation);
        QFETCH(Move, move);
        QFETCH(Move, reply);
        QFETCH(QList<QPointF>, expected);
        using Role = teaching::ShownMove::Role;
        const Position position = positionOf(notation);
        const Position after = position.game->after(position, move);
        const auto& plane = games::findLesson(position.word())->planeOf(position);
        widgets::ChartView view;
        view.resize(700, 600);
        view.show();
        view.setShown({{{position, move, Role::Threat}, {after, reply, Role::Reply}}, {}});
        view.showPlane(plane, position, 0, 1, widgets::ChartView::Focus::Anew);
        QApplication::processEvents();
        const QColor good = widgets::Theme::light().good;
        const auto drawn = [&] {
            QList<QPointF> points;
            for (auto* series : view.chart()->series()) {
                const auto* line = qobject_cast<QLineSeries*>(series);
                if (line && line->pen().color() == good && line->pen().style() == Qt::SolidLine)
                    points += line->points();
            }
            if (points.size() > 2) // around what lies between
                points.remove(1, points.size() - 2);
            return points;
        };
        QCOMPARE(drawn(), expected);
        view.setShown({{{position, move, Role::Threat}}, {}});
        QCOMPARE(drawn(), QList<QPointF>());
    }

    // However large the numbers and the letters are, each tick is a number, written whole, and so is what an
    // axis stands for.
    void ticksOfTheChartAreWhole_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation :
             {"wythoff: 1234567890 987654321", "wythoff: 3999999 99", "nim: 12345678901 987654321 5",
              "nim: 9223372036854775807 4000000 3", "nim: 5000000 4000001 3"})
            QTest::newRow(notation) << QString::fromLatin1(notation);
    }
    void ticksOfTheChartAreWhole()
    {
        QFETCH(QString, notation);
        const Position position = positionOf(notation);
        widgets::ChartView view;
        view.show();
        view.showPlane(games::findLesson(position.word())->planeOf(position), position, 0, 1,
                       widgets::ChartView::Focus::Anew);
        for (const int points : {9, 16, 22}) {
            QFont font = view.font();
            font.setPointSize(points);
            view.setFont(font);
            for (const QSize size : {QSize(420, 360), QSize(700, 600)}) {
                if (points > 16 && size.height() < 400)
                    continue; // no room for 19 digits
                view.resize(size);
                QApplication::processEvents();
                int numbers = 0;
                for (const QGraphicsItem* item : view.scene()->items()) {
                    const auto* text = dynamic_cast<const QGraphicsTextItem*>(item);
                    if (!text || !text->isVisible()
                        || text->toPlainText().startsWith(QStringLiteral("P-pos")))
                        continue;
                    QVERIFY2(!text->toPlainText().contains(QStringLiteral("...")),
                             qPrintable(text->toPlainText()));
                    QVERIFY2(!text->toPlainText().startsWith(u'-'), qPrintable(text->toPlainText()));
                    bool isNumber = false;
                    QString number = text->toPlainText(); // of rich text, which has plain blanks
                    number.remove(u' ').toULongLong(&isNumber);
                    numbers += isNumber ? 1 : 0;
                }
                QVERIFY(numbers >= 4);
            }
        }
    }

    // In each language the title counts them, and no line is empty.
    void itIsSaidInEveryLanguage()
    {
        app::Translations translations;
        for (const app::Language& language : app::languages()) {
            const teaching::Voice voice = translations.voice(language).value();
            const Position position = positionOf(QStringLiteral("wythoff: 5 8"));
            const auto explanation = games::findLesson(QStringLiteral("wythoff"))->explain(position);
            const teaching::Step& step = summaryOf(explanation);
            const QString title = voice.say(step.title);
            const bool isBoth = step.shown.moves.size() == 2 && explained::numbers(title).empty();
            QVERIFY2(isBoth || explained::numbers(title) == std::vector<Count>{step.shown.moves.size()},
                     qPrintable(title));
            QCOMPARE(title.contains(QStringLiteral("必")), language.code != QByteArray("en"));
            for (const auto& detail : step.details)
                QVERIFY(voice.say(detail).startsWith(QStringLiteral("✓ ")));
        }
    }

private:
    static void addPositions()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation : kPositions)
            QTest::addRow("%s", notation) << QString::fromLatin1(notation);
    }
    // A solid line and a ring for each move, the position in the colour of N, and the P-positions.
    static void checkQueen(const widgets::Drawing& drawing, std::size_t moves)
    {
        const auto isSolid = [](const widgets::Arrow& arrow) { return arrow.isSolid; };
        QCOMPARE(std::size_t(std::ranges::count_if(drawing.arrows, isSolid)), moves);
        for (const auto& arrow : drawing.arrows) {
            if (!arrow.isSolid)
                continue;
            QCOMPARE(arrow.from, drawing.pieces[0].box.center());
            const bool hasRing = std::ranges::any_of(drawing.signs, [&](const widgets::Sign& sign) {
                return sign.look == widgets::Look::Good && sign.box.contains(arrow.to);
            });
            QVERIFY(hasRing);
        }
        const bool isOrange = std::ranges::any_of(drawing.signs, [&](const widgets::Sign& sign) {
            return sign.look == widgets::Look::Won && sign.box.contains(drawing.pieces[0].box.center());
        });
        QVERIFY(isOrange);
    }
};

LASTSTONE_TEST(AllMovesTest, Windows)

} // namespace laststone::all_moves_test
#include "all_moves_test.moc"
