// SPDX-License-Identifier: GPL-3.0-or-later
// What a board keeps while one plays: stones stay as large as they are and where they are, marks are not cut,
// the opponent's move is marked, and a hint is seen as a winning move.
#include "games/catalogue.h"
#include "games/drawn.h"
#include "gui_test.h"
#include "positions.h"
#include "teaching/opponent.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/page/lesson.h"

#include <QLabel>
#include <QRandomGenerator>

#include <algorithm>
#include <map>

namespace laststone::steady_board_test {

using teaching::Move;
using teaching::Position;
using theory::Count;
using widgets::Band;
using widgets::BoardView;
using widgets::Drawing;
using widgets::Lesson;
using widgets::Line;
using widgets::Look;
using widgets::PieceId;

namespace {

constexpr int kGames = 12;
const QSizeF kAreas[] = {{40, 24}, {27, 13}, {70, 45}};

// What the lesson opens with, and the short game of a newcomer.
std::vector<Position> starts(const Lesson& lesson)
{
    std::vector<Position> all{lesson.first};
    if (!lesson.firstGame.empty())
        all.push_back({lesson.first.game, theory::Play::Normal, lesson.firstGame});
    return all;
}

} // namespace

class SteadyBoardTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void stonesStayAsLargeAsAtTheStart_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const Lesson* lesson : games::lessons())
            QTest::newRow(qPrintable(lesson->id())) << lesson->id();
    }

    void stonesStayAsLargeAsAtTheStart()
    {
        QFETCH(QString, lesson);
        const Lesson& played = **std::ranges::find_if(
            games::lessons(), [&](const Lesson* each) { return each->id() == lesson; });
        QRandomGenerator random(4711);
        for (const Position& start : starts(played)) {
            const auto* looks = played.looks ? played.looks(start) : nullptr;
            if (!looks)
                continue; // a scene of its own
            const int arrangements = std::max<int>(1, static_cast<int>(looks->arrangements.size()));
            for (int i = 0; i < kGames * arrangements; ++i) {
                BoardView view{.position = start, .arrangement = i % arrangements, .start = start};
                view.isVerdictShown = i % 4 > 1;
                const QSizeF area = kAreas[i % std::size(kAreas)];
                const Drawing first = looks->draw(sceneOf(*looks, view, area));
                while (!view.position.game->isTerminal(view.position)) {
                    const Position before = view.position;
                    const Move move = before.game->randomMove(before, random);
                    view.position = before.game->after(before, move);
                    view.reply = {before, move};
                    const Drawing now = looks->draw(sceneOf(*looks, view, area));
                    compareStones(first, now,
                                  QStringLiteral("%1, arrangement %2, %3 em")
                                      .arg(teaching::notation(view.position))
                                      .arg(view.arrangement)
                                      .arg(area.width()));
                    if (QTest::currentTestFailed())
                        return;
                    widgets::ReplyMarks marks;
                    const auto& bands = marks.of(*looks, view, area, letterWidth);
                    for (const Band& band : bands)
                        QVERIFY(band.box.right() <= area.width() && band.box.left() >= 0);
                }
            }
        }
    }

    // A stone that has not been moved is where it was, but for boards whose moves sort them anew.
    void stonesThatAreLeftStayWhereTheyAre()
    {
        QRandomGenerator random(12);
        for (const Lesson* lesson : games::lessons()) {
            const auto* looks = lesson->looks ? lesson->looks(lesson->first) : nullptr;
            if (!looks || lesson->id() == QStringLiteral("staircase"))
                continue;
            BoardView view{.position = lesson->first, .isVerdictShown = false, .start = lesson->first};
            std::map<PieceId, QRectF> places;
            for (const widgets::Piece& piece : looks->draw(sceneOf(*looks, view)).pieces)
                places.emplace(piece.id, piece.box);
            QVERIFY(!places.empty());
            while (!view.position.game->isTerminal(view.position)) {
                const Position& before = view.position;
                view.position = before.game->after(before, before.game->randomMove(before, random));
                for (const widgets::Piece& piece : looks->draw(sceneOf(*looks, view)).pieces)
                    QCOMPARE(piece.box, places.at(piece.id));
            }
        }
    }

    // Before a hall the heaps stand from the beginning where they stand beside their options.
    void heapsKeepTheirPlaceBeforeAHall()
    {
        for (const char* text : {"sg 0.77: 9 5 7", "sg {1,3,4}: 5 3", "sg 0.137: 12 4 6 8", "grundy: 7 8"}) {
            const Position position = positionOf(QString::fromLatin1(text));
            const Lesson& lesson = *games::findLesson(position.word());
            const auto& looks = *lesson.looks(position);
            const auto drawn = [&](bool isTold, const teaching::Shown& shown) {
                return looks.draw(sceneOf(
                    looks,
                    {.position = position, .shown = shown, .isVerdictShown = isTold, .isForHall = true}));
            };
            const Drawing hidden = drawn(false, {});
            QVERIFY(hidden.foot == 0 && drawn(true, {}).foot > 0);
            const auto check = [&](const Drawing& other) {
                QCOMPARE(other.pieces.size(), hidden.pieces.size());
                for (std::size_t i = 0; i < hidden.pieces.size(); ++i)
                    QCOMPARE(other.pieces[i].box, hidden.pieces[i].box);
            };
            check(drawn(true, {}));
            for (const teaching::Step& step : lesson.explain(position).steps) {
                if (step.shown.moves.empty()) // a move splits heaps
                    check(drawn(false, step.shown));
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

    // A hall sees the last move of each side, in two inks, also where both have taken from the same heap.
    void theLastMoveOfEachSideIsMarked()
    {
        const auto outlines = [](const std::vector<Band>& bands, Look look, Line line) {
            return std::ranges::count_if(
                bands, [&](const Band& band) { return band.outline == look && band.line == line; });
        };
        struct Case {
            const char* start;
            Move own;
            Move reply;
        };
        for (const Case& each :
             {Case{"nim: 6 4", {0, 2, 0}, {0, 1, 0}}, Case{"nim: 6 4", {0, 2, 0}, {1, 3, 0}},
              Case{"bash 3: 10", {0, 3, 0}, {0, 1, 0}}}) {
            const Position start = positionOf(QString::fromLatin1(each.start));
            const Position mid = start.game->after(start, each.own);
            const auto& looks = *games::findLesson(start.word())->looks(start);
            BoardView view{.position = start.game->after(mid, each.reply), .start = start};
            view.isVerdictShown = false;
            view.reply = {mid, each.reply};
            view.earlier = {start, each.own, true};
            widgets::ReplyMarks marks;
            const auto bands = marks.of(looks, view, kAreas[0], letterWidth);
            QCOMPARE(outlines(bands, Look::Muted, Line::Dashed), std::ptrdiff_t(each.reply.take));
            QCOMPARE(outlines(bands, Look::Accent, Line::Dashed), std::ptrdiff_t(each.own.take));
            // The answer has not come yet.
            view.position = mid;
            view.reply = {start, each.own, true};
            view.earlier.reset();
            const auto own = marks.of(looks, view, kAreas[0], letterWidth);
            QCOMPARE(outlines(own, Look::Muted, Line::Dashed), 0);
            QCOMPARE(outlines(own, Look::Accent, Line::Dashed), std::ptrdiff_t(each.own.take));
        }
    }

    // Both parts of a heap that has been split are framed, and no other heap: of pins and of bars.
    void bothPartsOfASplitAreMarked()
    {
        for (const Count heap : {Count{9}, Count{9001}}) {
            const Position start = positionOf(QStringLiteral("sg 0.77: %1 5 4").arg(heap));
            const auto& looks = *games::findLesson(start.word())->looks(start);
            const Position mid = start.game->after(start, {0, 1, heap / 2});
            BoardView view{.position = mid, .start = start};
            view.isVerdictShown = false;
            view.reply = {start, {0, 1, heap / 2}, true};
            const auto framed = [&](Look look) {
                std::vector<std::size_t> parts;
                widgets::ReplyMarks marks;
                const Drawing drawing = looks.draw(sceneOf(looks, view));
                for (const Band& band : marks.of(looks, view, kAreas[0], letterWidth)) {
                    const auto part = std::ranges::find(drawing.parts, band.box, &widgets::Part::box);
                    if (band.outline == look && part != drawing.parts.end())
                        parts.push_back(static_cast<std::size_t>(part - drawing.parts.begin()));
                }
                return parts;
            };
            QCOMPARE(framed(Look::Accent), (std::vector<std::size_t>{0, 1}));
            view.position = mid.game->after(mid, {2, 1, 2});
            view.reply = {mid, {2, 1, 2}};
            view.earlier = {start, {0, 1, heap / 2}, true};
            if (heap < 10) {
                QCOMPARE(framed(Look::Accent), (std::vector<std::size_t>{0, 1}));
                QCOMPARE(framed(Look::Muted), (std::vector<std::size_t>{2, 3}));
            }
        }
    }

    // On the queen's board and on the stairs both have their own, too.
    void theLastMovesOfQueenAndStairs()
    {
        const Position start = positionOf(QStringLiteral("wythoff: 6 4"));
        const auto& looks = *games::findLesson(start.word())->looks(start);
        const Position mid = start.game->after(start, {0, 2, 0});
        BoardView view{.position = start.game->after(mid, {1, 1, 0}), .arrangement = 1};
        view.isVerdictShown = false;
        view.reply = {mid, {1, 1, 0}};
        view.earlier = {start, {0, 2, 0}, true};
        const Drawing drawing = looks.draw(sceneOf(looks, view));
        const auto arrows = [&](Look look) {
            return std::ranges::count(drawing.arrows, look, &widgets::Arrow::look);
        };
        QVERIFY(arrows(Look::Muted) == 1 && arrows(Look::Accent) == 1);

        const Position stairs = positionOf(QStringLiteral("staircase: 2 5 3"));
        const auto& low = *games::findLesson(stairs.word())->looks(stairs);
        const Position after = stairs.game->after(stairs, {2, 2, 0});
        view = {.position = after.game->after(after, {1, 3, 0}), .start = stairs};
        view.isVerdictShown = false;
        view.reply = {after, {1, 3, 0}};
        view.earlier = {stairs, {2, 2, 0}, true};
        widgets::ReplyMarks marks;
        const auto bands = marks.of(low, view, kAreas[0], letterWidth);
        const auto count = [&](Look look) {
            return std::ranges::count(bands, std::optional(look), &Band::outline);
        };
        QVERIFY(count(Look::Accent) >= 2 && count(Look::Muted) >= 3);
    }

    // A heap that was too large to be drawn stone by stone is drawn so when it is small.
    // Such as is drawn beside those of the position.
    void aPieceOfNoPartHasNoPlaceOfItsOwn()
    {
        widgets::Drawing before;
        before.height = 10;
        before.parts.push_back({.box = {0, 0, 4, 1}, .head = {}});
        before.pieces.push_back({.id = {.part = 3, .index = 0}, .box = {1, 1, 1, 1}, .click = {}});
        widgets::Drawing after = before;
        after.pieces.clear();
        QVERIFY(widgets::moveMarks(before, after).empty());
        before.pieces[0].id.part = 0; // that of a part stood where the part is now
        QCOMPARE(widgets::moveMarks(before, after).size(), std::size_t{1});
    }

    void barsBecomeStones()
    {
        for (const char* text : {"bash 3: 100000", "nim: 100000 3 100000", "wythoff: 100000 90000"}) {
            const Position start = positionOf(QString::fromLatin1(text));
            const Lesson& lesson = **std::ranges::find_if(
                games::lessons(), [&](const Lesson* each) { return each->id() == start.word(); });
            Position end = start;
            for (Count& heap : end.heaps)
                heap = std::min<Count>(heap, 3);
            const auto& looks = *lesson.looks(start);
            const Drawing now =
                looks.draw(sceneOf(looks, {.position = end, .isVerdictShown = false, .start = start}));
            QVERIFY2(now.bars.empty() && !now.pieces.empty(), text);
        }
    }

    // A click that is no move says why, beside it, on each board where there are such clicks.
    void aClickThatIsNoMoveSaysWhy_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("arrangement");
        QTest::addColumn<QString>("why");
        QTest::newRow("bash") << "bash 3: 10" << 0 << "You may take at most 3 stone";
        QTest::newRow("queen") << "wythoff: 4 6" << 1 << "The queen moves left, down or along the diagonal";
        QTest::newRow("empty heap") << "nim: 0 0 3" << 0 << "Here no move is possible.";
        QTest::newRow("empty stair") << "staircase: 0 0 3" << 0 << "Here no move is possible.";
        QTest::newRow("too few") << "sg {2,5}: 1 7" << 0 << "Here no move is possible.";
        QTest::newRow("subtraction") << "sg {2,5}: 7" << 0 << "That is no move. Take 2 or 5 stones";
        QTest::newRow("one pin") << "sg 0.07: 1 7" << 0 << "Here no move is possible.";
        QTest::newRow("over") << "wythoff: 0 0" << 1 << "The game is over: no move is left.";
    }

    void aClickThatIsNoMoveSaysWhy()
    {
        QFETCH(QString, position);
        QFETCH(int, arrangement);
        QFETCH(QString, why);
        const Position start = positionOf(position);
        const Lesson& lesson = *games::findLesson(start.word());
        widgets::PieceBoard board(*lesson.looks(start));
        board.setAnimated(false);
        board.resize(700, 420);
        board.setArrangement(arrangement);
        board.setPosition(start, std::nullopt);
        show(board);
        const auto refusedAt = [&](const QPoint& place) {
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, place);
            return !board.whyNot().isEmpty();
        };
        bool isRefused = false;
        for (int y = 5; y < board.viewport()->height() && !isRefused; y += 11) {
            for (int x = 5; x < board.viewport()->width() && !isRefused; x += 11)
                isRefused = refusedAt({x, y});
        }
        QVERIFY(isRefused);
        QVERIFY2(board.whyNot().startsWith(why), qPrintable(board.whyNot()));
        const QRect said = board.findChild<QLabel*>(QStringLiteral("whyNot"))->geometry();
        QVERIFY(board.rect().contains(said)); // not cut
    }

    // Where the game is over no move can be chosen.
    void enterAfterTheEndSaysSo()
    {
        for (const char* text : {"bash 3: 0", "wythoff: 0 0", "nim: 0 0", "staircase: 0 0", "sg 0.77: 0",
                                 "sg graph 2>1;2>0;1>0: 0"}) {
            const Position position = positionOf(QString::fromLatin1(text));
            const std::unique_ptr<widgets::BoardWidget> board(
                widgets::newBoard(*games::findLesson(position.word()), nullptr));
            board->resize(700, 420);
            board->setPosition(position, std::nullopt);
            board->setPlayable(true);
            show(*board);
            board->setFocus();
            QVERIFY(QTest::qWaitForWindowActive(board.get()));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QString said;
            for (const auto* label : board->findChildren<QLabel*>(QStringLiteral("whyNot")))
                said = label->isVisible() ? label->text() : said;
            QVERIFY2(said.startsWith(QStringLiteral("The game is over")), text);
        }
    }

    // Enter alone makes no move, and says how one is chosen.
    void enterWithoutAMoveSaysWhatToDo_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"bash 3: 9", "wythoff: 4 6", "nim: 3 4 5", "staircase: 1 2", "sg 0.77: 5 3",
                                 "sg graph 2>1;2>0;1>0: 2"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void enterWithoutAMoveSaysWhatToDo()
    {
        QFETCH(const QString, text);
        const Position position = positionOf(text);
        const Lesson& lesson = *games::findLesson(position.word());
        teaching::Options options;
        teaching::Session session({position, lesson.explain, games::families()}, options);
        const std::unique_ptr<widgets::BoardWidget> board(widgets::newBoard(lesson, nullptr));
        board->resize(700, 420);
        widgets::observe(*board, session);
        show(*board);
        board->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(board.get()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY2(board->findChild<QLabel*>(QStringLiteral("whyNot")), "nothing is said");
        QCOMPARE(
            board->findChild<QLabel*>(QStringLiteral("whyNot"))->text(),
            QStringLiteral("First choose a move with the arrow keys or by a number; Enter then makes it."));
    }

    void aHintIsSeenAsAWinningMove()
    {
        const Position position = positionOf(QStringLiteral("nim: 3 4 5"));
        const auto& looks = *games::lessons()[2]->looks(position);
        const Move winning = position.game->winningMoves(position).front();
        const auto roles = [&](const std::optional<Move>& hint) {
            const auto scene = sceneOf(looks, {.position = position, .choice = winning, .hint = hint});
            return scene.falls.front().role;
        };
        QVERIFY(roles(winning) == Look::Good);
        QVERIFY(roles(std::nullopt) == Look::Choice);
        QVERIFY(roles(Move{0, 1, 0}) == Look::Choice); // the pointer has chosen another
    }

    void aHintIsSeenOnAGraphAsWell()
    {
        const Position start = positionOf(QStringLiteral("sg graph 5>4;5>3;4>3;3>2;2>1;1>0;4>2: 4"));
        const auto hints = start.game->winningMoves(start);
        QVERIFY(!hints.empty());
        const std::unique_ptr<widgets::BoardWidget> board(
            widgets::newBoard(*games::findLesson(start.word()), nullptr));
        board->setAnimated(false);
        board->resize(700, 420);
        board->setPosition(start, std::nullopt);
        show(*board);
        board->setChoice(hints.front());
        QApplication::processEvents();
        const QImage pointed = board->grab().toImage();
        board->setHint(hints.front());
        QApplication::processEvents();
        QVERIFY(board->grab().toImage() != pointed);
        board->setHint(std::nullopt);
        QApplication::processEvents();
        QVERIFY(board->grab().toImage() == pointed);
    }

    // In every lesson, the graph included: by what is painted.
    void theOpponentsMoveIsMarkedInEveryLesson()
    {
        for (const Lesson* lesson : games::lessons()) {
            for (const Position& start : markedStarts(*lesson)) {
                teaching::Options options;
                options.animation = false;
                options.usual.opponent = teaching::Opponent::Perfect;
                teaching::Session session({lesson->first, lesson->explain, games::families()}, options);
                session.setThinking(0);
                session.beginWith(start);
                const std::unique_ptr<widgets::BoardWidget> board(widgets::newBoard(*lesson, nullptr));
                board->resize(700, 420);
                widgets::observe(*board, session);
                show(*board);
                QRandomGenerator random(3);
                session.play(start.game->randomMove(start, random));
                QTRY_VERIFY(session.match().plies().size() == 2);
                QApplication::processEvents();
                const QImage marked = board->grab().toImage();
                board->setReply(std::nullopt);
                QApplication::processEvents();
                QVERIFY2(board->grab().toImage() != marked, qPrintable(teaching::notation(start)));
            }
        }
    }

private:
    static std::vector<Position> markedStarts(const Lesson& lesson)
    {
        std::vector<Position> all = starts(lesson);
        if (lesson.id() == games::lessons().back()->id()) {
            all.push_back(positionOf(QStringLiteral("sg 0.77: 7 5")));
            all.push_back(positionOf(QStringLiteral("sg graph 5>4;5>3;4>3;3>2;2>1;1>0;4>2: 5")));
        }
        return all;
    }

    static void compareStones(const Drawing& first, const Drawing& now, const QString& what)
    {
        // Where stones are so many that they become a bar, the others have other room.
        if (!first.bars.empty() || !now.bars.empty() || first.pieces.empty())
            return;
        const QSizeF size = first.pieces.front().box.size();
        for (const widgets::Piece& piece : now.pieces) {
            if (piece.id.part >= now.parts.size())
                continue; // drawn once more beside the board, as the odd stairs are
            QVERIFY2(std::abs(piece.box.width() - size.width()) < 1e-6
                         && std::abs(piece.box.height() - size.height()) < 1e-6,
                     qPrintable(QStringLiteral("%1: %2 instead of %3")
                                    .arg(what)
                                    .arg(piece.box.width())
                                    .arg(size.width())));
        }
    }
};

LASTSTONE_TEST(SteadyBoardTest, Windows)

} // namespace laststone::steady_board_test
#include "steady_board_test.moc"
