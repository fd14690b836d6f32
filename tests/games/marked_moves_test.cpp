// SPDX-License-Identifier: GPL-3.0-or-later
// Moves of an answer on the boards of all lessons: collected ones are numbered and nothing is said of them,
// the right ones have a tick when the question is answered.
#include "games/catalogue.h"
#include "games/drawn.h"
#include "gui_test.h"
#include "positions.h"
#include "teaching/session.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/move_marks.h"
#include "widgets/page/lesson.h"

#include <QAccessible>

namespace laststone::marked_moves_test {

using teaching::Move;
using teaching::Position;
using widgets::Look;
using widgets::Sign;

namespace {

// A board that shows a session, in which all winning moves are asked for.
struct Asked {
    explicit Asked(const QString& text)
        : start(positionOf(text))
        , lesson(*games::findLesson(start.word()))
        , session({lesson.first, lesson.explain, games::families()}, quiet())
        , board(widgets::newBoard(lesson, nullptr))
    {
        board->resize(700, 420);
        widgets::observe(*board, session);
        show(*board);
        const auto* kind = teaching::findKind(lesson.questions, u"all-moves");
        session.ask(*kind->ask({start, {}}), teaching::Asker::Exercise);
    }
    static teaching::Options quiet()
    {
        teaching::Options options;
        options.animation = false;
        return options;
    }
    QImage picture() const
    {
        QApplication::processEvents();
        return board->grab().toImage();
    }
    // Null for a graph, which is no drawing.
    const widgets::Drawing* drawing() const
    {
        if (const auto* pieces = qobject_cast<widgets::PieceBoard*>(board.get()))
            return &pieces->drawing();
        for (const auto* pieces : board->findChildren<widgets::PieceBoard*>()) {
            if (pieces->isVisible())
                return &pieces->drawing();
        }
        return nullptr;
    }
    std::vector<QString> signs(Look look) const
    {
        std::vector<QString> texts;
        for (const Sign& sign : drawing()->signs) {
            if (!sign.text.isEmpty() && sign.look == look)
                texts.push_back(sign.text);
        }
        return texts;
    }
    // Two moves, of which the first wins.
    std::vector<Move> someMoves() const
    {
        const Move winning = start.game->winningMoves(start).front();
        QRandomGenerator random(1);
        Move other = winning;
        while (start.game->after(start, other) == start.game->after(start, winning))
            other = start.game->randomMove(start, random);
        return {winning, other};
    }

    Position start;
    const widgets::Lesson& lesson;
    teaching::Session session;
    std::unique_ptr<widgets::BoardWidget> board;
};

void addBoards()
{
    QTest::addColumn<QString>("position");
    for (const char* text :
         {"bash 5: 17", "wythoff: 9 12", "nim: 7 9 15 12", "nim: 4000 9000", "staircase: 3 5 2 4",
          "sg {1,3,4}: 5 7 9", "sg 0.77: 9 5 7", "sg grundy: 9 5", "sg graph 1>0;2>0;2>1;3>1;3>2: 3 2"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

} // namespace

class MarkedMovesTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void collectedMovesAreNumberedUntilTheyAreTakenBack_data() { addBoards(); }
    void collectedMovesAreNumberedUntilTheyAreTakenBack()
    {
        QFETCH(QString, position);
        Asked it(position);
        const QImage before = it.picture();
        const std::vector<Move> moves = it.someMoves();
        it.session.play(moves[0]);
        const QImage one = it.picture();
        QVERIFY(one != before);
        it.session.play(moves[1]);
        QVERIFY(it.picture() != one);
        if (it.drawing()) {
            const auto numbers = it.signs(Look::Badge);
            for (const char* number : {"1", "2"})
                QVERIFY(std::ranges::count(numbers, QString::fromLatin1(number)) > 0);
            QVERIFY(it.signs(Look::Good).empty() && it.signs(Look::Won).empty());
            for (const Sign& sign : it.drawing()->signs)
                QVERIFY(sign.box.left() >= 0 && sign.box.right() * 10 < 700);
        }
        it.session.undo();
        QVERIFY(it.picture() == one);
        it.session.play(moves[0]); // made once more, it is taken back
        QVERIFY(it.picture() == before);
    }

    // Whether it wins or not: nothing but the place tells one mark from another.
    void aMarkSaysNothingOfAMove()
    {
        for (const char* text : {"bash 5: 17", "nim: 7 9 15 12", "staircase: 3 5 2 4", "sg 0.77: 9 5 7"}) {
            Asked it(QString::fromLatin1(text));
            std::vector<std::vector<Look>> looks;
            for (const Move& move : it.someMoves()) {
                const std::size_t before = it.drawing()->bands.size();
                it.session.play(move);
                looks.emplace_back();
                const auto& bands = it.drawing()->bands;
                QVERIFY(bands.size() > before);
                for (const Sign& sign : it.drawing()->signs)
                    looks.back().push_back(sign.look);
                looks.back().push_back(*bands.back().outline);
                it.session.undo();
                QCOMPARE(it.drawing()->bands.size(), before);
            }
            QVERIFY2(looks[0] == looks[1], text);
        }
    }

    void rightMovesHaveATickWhenTheQuestionIsAnswered_data() { addBoards(); }
    void rightMovesHaveATickWhenTheQuestionIsAnswered()
    {
        QFETCH(QString, position);
        for (const bool isShown : {false, true}) {
            Asked it(position);
            const QImage before = it.picture();
            if (isShown) {
                it.session.play(it.someMoves()[1]);
                it.session.showSolution();
            } else {
                it.session.answer(it.session.asking()->question.right);
            }
            QVERIFY(it.picture() != before);
            if (!it.drawing() || it.lesson.looks(it.start)->drawsAllMoves)
                continue;
            QVERIFY(it.signs(Look::Badge).empty());
            const auto ticks = it.signs(Look::Good);
            QVERIFY(ticks.size() >= it.start.game->winningMoves(it.start).size());
            QCOMPARE(std::ranges::count(ticks, QStringLiteral("✓")), std::ssize(ticks));
            it.session.endQuestion();
            QVERIFY(it.signs(Look::Good).empty());
        }
    }

    // All stones that such a move takes from a heap are within frames, one for each line of them, and no
    // others.
    void rightMovesInHeapsAreMarkedWhole()
    {
        bool hasLines = false;
        for (const auto& [text, width] : {std::pair("sg {1,3,4}: 5 7 9", 30),
                                          {"sg {1,2,3,4,5,6}: 8 3", 16},
                                          {"sg {1,2,3,4,5,6}: 8 3", 14},
                                          {"sg {1,2,3,4,5,6}: 8 3", 12}}) {
            widgets::BoardView view{.position = positionOf(QString::fromLatin1(text))};
            view.isForHall = true;
            view.isVerdictShown = false; // else tiles stand for the moves of a heap
            view.marked = {view.position.game->winningMoves(view.position), true};
            const widgets::BoardLooks& looks = *games::findLesson(view.position.word())->looks(view.position);
            const widgets::BoardScene scene = sceneOf(looks, view, QSizeF(width, 18));
            widgets::Drawing drawing = looks.draw(scene);
            QVERIFY(drawing.bars.empty());
            drawing.bands.clear();
            addMoveMarks(drawing, looks, scene);
            hasLines = hasLines || drawing.bands.size() > view.marked.moves.size();
            for (const Move& move : view.marked.moves) {
                const auto isFramed = [&](const widgets::Piece& piece) {
                    const auto holds = [&](const auto& band) {
                        return band.box.contains(piece.box.center());
                    };
                    return piece.id.part == move.heap && std::ranges::any_of(drawing.bands, holds);
                };
                QCOMPARE(std::ranges::count_if(drawing.pieces, isFramed), std::ptrdiff_t(move.take));
            }
        }
        QVERIFY(hasLines);
    }

    // As in the last step: so many stones as each of them moves, and where they go.
    void rightMovesOnStairsAreDrawn()
    {
        for (const char* text : {"staircase: 1 2 3", "staircase: 1 1 3", "staircase: 4 1 7 2 1 3"}) {
            Asked it(QString::fromLatin1(text));
            it.session.showSolution();
            const std::vector<Move> moves = it.start.game->winningMoves(it.start);
            const auto going = [&](std::size_t stair) {
                return std::ranges::count_if(it.drawing()->pieces, [&](const widgets::Piece& piece) {
                    return piece.id.part == stair && piece.isGhost && !piece.isComing;
                });
            };
            for (const Move& move : moves)
                QCOMPARE(going(move.heap), std::ptrdiff_t(move.take));
            const auto ways = std::ranges::count_if(it.drawing()->arrows, &widgets::Arrow::hasHead);
            QCOMPARE(ways, moves.size() > 1 ? std::ssize(moves) : 0);
            QVERIFY(it.signs(Look::Good).empty()); // which would stand on the stairs beside
            it.session.endQuestion();
            for (const Move& move : moves)
                QCOMPARE(going(move.heap), 0);
        }
    }

    void theMoveThatWasTheAnswerStaysMarked()
    {
        const Position start = positionOf(QStringLiteral("wythoff: 4 6"));
        const widgets::Lesson& lesson = *games::findLesson(start.word());
        teaching::Session session({lesson.first, lesson.explain, games::families()}, Asked::quiet());
        widgets::PieceBoard board(*lesson.looks(start));
        board.resize(700, 420);
        widgets::observe(board, session);
        show(board);
        const auto* kind = teaching::findKind(lesson.questions, u"move");
        session.ask(*kind->ask({start, {}}), teaching::Asker::Exercise);
        session.play(start.game->winningMoves(start).front());
        QVERIFY(session.asking()->state == teaching::Asking::State::Right);
        QVERIFY(!board.drawing().arrows.empty()); // the way of the queen
        session.endQuestion();
        session.setPosition(start);
        QVERIFY(board.drawing().arrows.empty());
    }

    // The heaps of a split, and the stairs of a strip of coins: given, or shown.
    void aPositionThatIsTheAnswerIsPutOnTheBoard()
    {
        for (const char* text : {"split nim: 8", "strip(2,5,9) staircase: 0 0 0"}) {
            for (const bool isShown : {false, true}) {
                const QString name = QString::fromLatin1(text).section(u' ', 1).section(u':', 0, 0);
                const widgets::Lesson& lesson = *games::findLesson(name);
                teaching::Session session({lesson.first, lesson.explain, games::families()}, Asked::quiet());
                widgets::PieceBoard board(*lesson.looks(lesson.first));
                widgets::observe(board, session);
                const Position before = session.position();
                const auto read = teaching::readQuestion(QString::fromLatin1(text), lesson.questions,
                                                         games::families(), &lesson.first);
                const auto& question = std::get<teaching::Question>(read);
                session.ask(question, teaching::Asker::Exercise);
                QVERIFY(board.position() == question.position);
                if (isShown)
                    session.showSolution();
                else
                    session.answer(question.right);
                QVERIFY(session.asking() && !session.asking()->isOpen());
                QVERIFY(board.position() == std::get<Position>(question.right));
                QVERIFY(session.turn() != teaching::Turn::Over);
                session.newGame(); // the game that the question has interrupted
                QVERIFY(session.position() == before);
            }
        }
    }

    // A row of pins is its own mirror image: the frame is around those that have been clicked or dragged
    // over, and each frame is seen beside the others.
    void aMarkIsWhereItHasBeenPointedAt()
    {
        Asked it(QStringLiteral("sg 0.77: 11 4"));
        auto* pieces = it.board->findChild<widgets::PieceBoard*>();
        for (auto* each : it.board->findChildren<widgets::PieceBoard*>()) {
            if (each->isVisible())
                pieces = each;
        }
        QVERIFY(pieces);
        const auto pin = [&](theory::Count index) {
            for (const widgets::Piece& piece : pieces->drawing().pieces) {
                if (piece.id == widgets::PieceId{0, index})
                    return piece.box;
            }
            return QRectF();
        };
        const auto at = [&](theory::Count index) { return pieces->onScreen(pin(index)).center(); };
        const auto frames = [&] {
            std::vector<QRectF> boxes;
            for (const widgets::Band& band : pieces->drawing().bands) {
                if (!band.look && band.line == widgets::Line::Dashed && band.outline == Look::Badge)
                    boxes.push_back(band.box);
            }
            return boxes;
        };
        QTest::mouseClick(pieces->viewport(), Qt::LeftButton, {}, at(1));
        QCOMPARE(it.session.asking()->picked.size(), std::size_t{1});
        QCOMPARE(frames().size(), std::size_t{1});
        QVERIFY(frames()[0].contains(pin(1).center()));
        QVERIFY(!frames()[0].contains(pin(2).center()) && !frames()[0].contains(pin(9).center()));
        QTest::mousePress(pieces->viewport(), Qt::LeftButton, {}, at(1));
        drag(pieces->viewport(), at(2));
        QTest::mouseRelease(pieces->viewport(), Qt::LeftButton, {}, at(2));
        QCOMPARE(it.session.asking()->picked.size(), std::size_t{2});
        QCOMPARE(frames().size(), std::size_t{2});
        const QRectF one = frames()[0];
        const QRectF two = frames()[1];
        QVERIFY(two.contains(pin(1).center()) && two.contains(pin(2).center()));
        QVERIFY(!two.contains(pin(8).center()) && !two.contains(pin(9).center()));
        constexpr double kApart = 0.05; // lines that can be told from each other
        QVERIFY(std::abs(one.left() - two.left()) > kApart && std::abs(one.top() - two.top()) > kApart
                && std::abs(one.bottom() - two.bottom()) > kApart);
    }

    // Of several, the one that the reply names has a cross and a full frame; the others keep their numbers.
    void theOneThatIsSaidNotToWinHasACross()
    {
        for (const char* text : {"bash 5: 17", "nim: 7 9 15 12", "staircase: 3 5 2 4", "sg 0.77: 9 5 7"}) {
            Asked it(QString::fromLatin1(text));
            const Move winning = it.start.game->winningMoves(it.start).front();
            QRandomGenerator random(1);
            Move losing = it.start.game->randomMove(it.start, random);
            while (it.start.game->outcome(it.start.game->after(it.start, losing)) == theory::Outcome::P)
                losing = it.start.game->randomMove(it.start, random);
            it.session.play(winning);
            it.session.play(losing);
            QVERIFY(it.signs(Look::Won).empty());
            it.session.answerMoves();
            QVERIFY(it.session.asking()->isOpen());
            QVERIFY2(std::ranges::count(it.signs(Look::Badge), QStringLiteral("1")) > 0, text);
            QCOMPARE(std::ranges::count(it.signs(Look::Badge), QStringLiteral("2")), 0);
            QVERIFY2(std::ranges::count(it.signs(Look::Won), QStringLiteral("✗")) > 0, text);
            QCOMPARE(it.drawing()->bands.back().line, widgets::Line::Thick);
            it.session.play(winning); // what was said is not true of what there is now
            QVERIFY(it.signs(Look::Won).empty());
        }
    }

    // The stones can be counted, whatever is marked.
    void signsHideNoStones()
    {
        Asked it(QStringLiteral("nim: 7 9 15 12"));
        for (const Move& move : it.start.game->winningMoves(it.start))
            it.session.play(move);
        int signs = 0;
        for (const Sign& sign : it.drawing()->signs) {
            if (sign.text.isEmpty())
                continue;
            ++signs;
            double hidden = 0;
            for (const widgets::Piece& piece : it.drawing()->pieces) {
                const QRectF both = piece.box & sign.box;
                hidden += both.width() * both.height();
            }
            QVERIFY2(hidden < 0.05, qPrintable(QString::number(hidden)));
        }
        QVERIFY(signs > 0);
    }

    void theyAreReadAloud()
    {
        Asked it(QStringLiteral("nim: 7 9 15 12"));
        it.board->setFocus();
        it.session.play({1, 5, 0});
        const auto name = [&](int heap) {
            return QAccessible::queryAccessibleInterface(it.board.get())
                ->child(heap)
                ->text(QAccessible::Name);
        };
        QVERIFY2(name(1).endsWith(QStringLiteral("; marked: take 5 from heap 2")), qPrintable(name(1)));
        QVERIFY(!name(0).contains(QStringLiteral("marked")));
        it.session.undo();
        QVERIFY(!name(1).contains(QStringLiteral("marked")));
    }
};

LASTSTONE_TEST(MarkedMovesTest, Windows)

} // namespace laststone::marked_moves_test
#include "marked_moves_test.moc"
