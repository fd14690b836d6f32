// SPDX-License-Identifier: GPL-3.0-or-later
// The Bash board as a value.
#include "games/bash/bash_lesson.h"

#include "games/bash/bash_game.h"
#include "games/drawn.h"
#include "test_main.h"
#include "widgets/board/drawing_painter.h"

namespace laststone::bash_drawing_test {

using teaching::Move;
using Role = teaching::ShownMove::Role;
using theory::Count;
using widgets::BoardView;
using widgets::Drawing;
using widgets::Look;

namespace {

Drawing draw(const BoardView& view, const QSizeF& area = {40, 24})
{
    return games::bashLooks().draw(sceneOf(games::bashLooks(), view, area));
}
BoardView bash(Count limit, Count n)
{
    return {.position = {games::bashGame(limit), theory::Play::Normal, {n}}};
}

} // namespace

class BashDrawingTest : public QObject {
    Q_OBJECT
private slots:
    void stonesStandInRowsAsLongAsABlock()
    {
        const Drawing d = draw(bash(3, 21));
        QCOMPARE(d.pieces.size(), std::size_t{21});
        QCOMPARE(d.pieces[3].box.top(), d.pieces[0].box.top());
        QVERIFY(d.pieces[4].box.top() > d.pieces[0].box.top());
        QCOMPARE(d.pieces[20].box.left(), d.pieces[16].box.left()); // the remainder of one
        QCOMPARE(d.bands.size(), std::size_t{6});
        QCOMPARE(d.bands[4].look, Look::Lost);
        QCOMPARE(d.bands[5].look, Look::Won);
        QCOMPARE(d.texts[0].text, QStringLiteral("21 = 5 × 4 + 1"));
        QCOMPARE(d.pieces[19].click, (Move{0, 2, 0}));
    }

    // In misère play the stone apart says as much as the blocks do.
    void noStoneIsApartWhileTheAnswerIsHidden()
    {
        BoardView view = bash(3, 12);
        const Drawing normal = [&] {
            BoardView hidden = view;
            hidden.isVerdictShown = false;
            return draw(hidden);
        }();
        view.position.play = theory::Play::Misere;
        QVERIFY(draw(view).pieces[1].box.top() > draw(view).pieces[0].box.top());
        view.isVerdictShown = false;
        QVERIFY(draw(view).pieces == normal.pieces);
        QVERIFY(draw(view).bands == normal.bands);
    }

    void theBlocksAreHiddenWithTheAnswer()
    {
        const auto hidden = [](Count limit) {
            BoardView view = bash(limit, 21);
            view.isVerdictShown = false;
            return draw(view);
        };
        const Drawing d = hidden(3);
        QCOMPARE(d.texts[0].text, QStringLiteral("21"));
        QCOMPARE(d.texts.size(), std::size_t{1});
        QVERIFY(d.bands.empty());
        // Where the stones stand does not tell it either.
        const Drawing other = hidden(5);
        QCOMPARE(d.pieces.size(), std::size_t{21});
        for (std::size_t i = 0; i < d.pieces.size(); ++i)
            QCOMPARE(d.pieces[i].box, other.pieces[i].box);
    }

    void aThreatAndItsReplyFollowEachOther()
    {
        BoardView view = bash(3, 20);
        view.shown.moves = {{bash(3, 20).position, {0, 2, 0}, Role::Threat},
                            {bash(3, 18).position, {0, 2, 0}, Role::Reply}};
        const Drawing d = draw(view);
        for (Count i = 0; i < 20; ++i)
            QCOMPARE(d.pieces[i].isGhost, i >= 16);
        QCOMPARE(d.pieces[19].look, Look::Won);
        QCOMPARE(d.pieces[16].look, Look::Good);
        // What is chosen comes first.
        view.choice = Move{0, 1, 0};
        const Drawing chosen = draw(view);
        QVERIFY(!chosen.pieces[18].isGhost);
        QCOMPARE(chosen.pieces[19].look, Look::Choice);
    }

    void tooManyStonesAreBars()
    {
        const Drawing d = draw(bash(1'000'000, theory::kMaxCount));
        QVERIFY(d.pieces.empty());
        QCOMPARE(d.bars.size(), std::size_t{2});
        QCOMPARE(d.bars[1].to - d.bars[1].from, Count{1'000'000});
        const auto move = widgets::moveAt(d, 0, d.bars[1].box.center());
        QVERIFY(move && move->take > 400'000 && move->take < 600'000);
    }

    // A few of them are seen one by one below the bar of those that stay, and where a move and its answer go.
    void fewThatMayBeTakenAreStones()
    {
        constexpr Count kStones = 1'000'000'000'000;
        BoardView view = bash(7, kStones);
        const teaching::Position after{view.position.game, theory::Play::Normal, {kStones - 1}};
        view.shown.moves = {{view.position, {0, 1, 0}, Role::Threat}, {after, {0, 7, 0}, Role::Reply}};
        const Drawing d = draw(view);
        QCOMPARE(d.bars.size(), std::size_t{1});
        QCOMPARE(d.pieces.size(), std::size_t{7});
        QCOMPARE(d.pieces[6].look, Look::Won);
        for (std::size_t i = 0; i < 6; ++i)
            QCOMPARE(d.pieces[i].look, Look::Good);
        QCOMPARE(d.pieces[4].click, (Move{0, 3, 0}));
        QCOMPARE(widgets::moveAt(d, 0, d.pieces[4].box.center()), std::optional(Move{0, 3, 0}));
        // The seventh that the answer takes is one of those that had to stay.
        QCOMPARE(d.bars[0].ghost, Look::Good);
        QCOMPARE(d.bars[0].to - d.bars[0].left, Count{1});
        const QRectF ghost = widgets::ghostOf(d.bars[0]);
        QVERIFY(ghost.width() > 0.5 && ghost.right() == d.bars[0].box.right());
    }

    void aBarIsTornWhereTheAnswerBegins()
    {
        BoardView view = bash(1000, 100'000);
        const teaching::Position after{view.position.game, theory::Play::Normal, {99'900}};
        view.shown.moves = {{view.position, {0, 100, 0}, Role::Threat}, {after, {0, 901, 0}, Role::Reply}};
        const Drawing d = draw(view);
        QVERIFY(d.pieces.empty());
        QCOMPARE(d.bars.size(), std::size_t{3});
        QCOMPARE(d.bars[1].ghost, Look::Good);
        QCOMPARE(d.bars[2].ghost, Look::Won);
        QCOMPARE(d.bars[2].to - d.bars[2].from, Count{100});
        QCOMPARE(d.bars[1].box.right(), d.bars[2].box.left());
        QVERIFY(d.bars[1].box.width() > 8 * d.bars[2].box.width());
    }

    void everySizeIsTidy()
    {
        for (const Count limit : {1, 3, 9, 30, 100}) {
            for (const QSizeF& area : {QSizeF(20, 10), QSizeF(40, 24), QSizeF(90, 45)}) {
                for (const Count stones : {0, 1, 21, 100, 2999}) {
                    BoardView view = bash(limit, stones);
                    verifyTidy(draw(view, area), area);
                    view.position.play = theory::Play::Misere;
                    verifyTidy(draw(view, area), area);
                }
            }
        }
    }

    void blocksStandBesideEachOtherSoThatStonesFillTheBoard()
    {
        const Drawing one = draw(bash(3, 8));
        QCOMPARE(one.pieces[7].box.left(), one.pieces[3].box.left());
        QVERIFY(one.pieces[0].box.width() > 4);
        for (const QSizeF& area : {QSizeF(30, 18), QSizeF(40, 24), QSizeF(90, 45)}) {
            const Drawing drawing = draw(bash(3, 21), area);
            QVERIFY(drawing.pieces[0].box.width() > 3);
            QVERIFY(drawing.pieces[19].box.right() > 0.85 * area.width());
            QVERIFY(drawing.pieces[20].box.bottom() > 0.7 * area.height());
        }
        const Drawing several = draw(bash(3, 201));
        QVERIFY(several.height <= 24.001);
        QVERIFY(several.pieces[200].box.left() > several.pieces[0].box.right());
        QVERIFY(several.pieces[200].box.width() > 0.9);
    }

    void inMisereOneStoneIsSetApart()
    {
        BoardView view = bash(3, 21);
        view.position.play = theory::Play::Misere;
        const Drawing d = draw(view);
        QCOMPARE(d.texts[0].text, QStringLiteral("21 = 1 + 5 × 4"));
        QCOMPARE(d.bands.size(), std::size_t{6});
        QCOMPARE(d.bands[0].look, Look::Field);
        QCOMPARE(d.bands[5].look, Look::Lost);
        QVERIFY(d.pieces[1].box.top() > d.pieces[0].box.top());
        QCOMPARE(d.pieces[4].box.top(), d.pieces[1].box.top());
        QCOMPARE(d.signs.size(), std::size_t{1});
        QCOMPARE(d.pieces[20].click, (Move{0, 1, 0}));
    }

    void aMoveSaysWhatItLeaves()
    {
        BoardView view = bash(3, 21);
        view.choice = Move{0, 2, 0};
        QCOMPARE(draw(view).texts[0].text, QStringLiteral("21 → 19 = 4 × 4 + 3"));
        view.isVerdictShown = false;
        QCOMPARE(draw(view).texts[0].text, QStringLiteral("21 → 19"));
    }

    // Rather in lines of its own than in small letters.
    void aLongNumberIsReadFromAfar()
    {
        BoardView view = bash(7, 1'000'000'000'000);
        const auto lines = [&] {
            QStringList written;
            for (const auto& text : draw(view, {12, 20}).texts) {
                if (text.style.isBold)
                    written << text.text;
            }
            return written;
        };
        QCOMPARE(lines(),
                 (QStringList{QStringLiteral("1000000000000"), QStringLiteral("= 125000000000 × 8")}));
        view.choice = Move{0, 3, 0};
        QCOMPARE(lines().size(), 3);
        const Drawing d = draw(view, {12, 20});
        for (int i = 0; i < 3; ++i) {
            QVERIFY(d.texts[i].style.size > 0.9);
            QVERIFY(i == 0 || d.texts[i].box.top() >= d.texts[i - 1].box.bottom() - 0.01);
            QVERIFY(d.texts[i].box.bottom() < d.bars[0].box.top() - 1.2); // where its words stand
        }
    }

    // An arrow is between what there is and what is left, nowhere else.
    void aLargeHeapSaysWhatIsTaken()
    {
        BoardView view = bash(5, 500'000);
        view.choice = Move{0, 3, 0};
        QStringList written;
        for (const auto& text : draw(view).texts)
            written << text.text;
        QVERIFY2(written.contains(QStringLiteral("may be taken: 5 · taken: 3")),
                 qPrintable(written.join(u'\n')));
    }
};

LASTSTONE_TEST(BashDrawingTest, Nothing)

} // namespace laststone::bash_drawing_test
#include "bash_drawing_test.moc"
