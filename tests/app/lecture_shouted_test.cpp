// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that students shout, in a classroom with one small screen: each is before the class at once, all
// of it, asked and not answered, whatever has been typed.
#include "app/projection_fixture.h"
#include "positions.h"
#include "teaching/notation.h"
#include "test_main.h"
#include "widgets/chart/chart_view.h"
#include "widgets/stage/position_line.h"
#include "widgets/stage/stage_keys.h"
#include "widgets/stage/stage_overlay.h"
#include "written.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>

namespace laststone::lecture_shouted_test {

using theory::Count;

class LectureShoutedTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    teaching::Session& session() { return m_window->page()->session(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { press(stage(), key, modifiers); }
    widgets::PositionLine* line() { return stage()->findChild<widgets::PositionLine*>(); }
    static void typed(const QString& text)
    {
        for (const QChar each : text)
            QTest::keyClick(QApplication::focusWidget(), each.toLatin1());
        QApplication::processEvents();
    }
    void shout(const QString& position)
    {
        key(Qt::Key_L, Qt::ControlModifier);
        typed(position);
        press(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!line());
        stage()->setFocus();
    }
    // Without what keeps its words together.
    static QString said(const QLabel& notice)
    {
        return notice.text().replace(QChar::Nbsp, u' ').remove(QChar(0x2060));
    }
    bool seesVerdict() { return view()->findChild<QWidget*>(QStringLiteral("verdict"))->isVisible(); }
    QString boardWords()
    {
        QStringList texts;
        for (const auto& text : written(*view()->board()->viewport()))
            texts << text.text;
        return texts.join(u' ');
    }

private slots:
    void init()
    {
        ProjectionFixture::begin();
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        stage()->activateWindow();
        stage()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(stage()));
        QVERIFY(!projection().presenter());
    }
    void cleanup() { end(); }

    void anyGameFromAnyLesson_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("lesson");
        QTest::newRow("heaps of this lesson") << "3 4 5"
                                              << "nim";
        QTest::newRow("octal") << "sg 0.77: 9 5 7"
                               << "sg";
        QTest::newRow("Wythoff") << "wythoff: 5 8"
                                 << "wythoff";
        QTest::newRow("Bash") << "bash 3: 21"
                              << "bash";
        QTest::newRow("staircase") << "staircase: 1 2 3"
                                   << "staircase";
        QTest::newRow("no colon") << "wythoff 5 9"
                                  << "wythoff";
        QTest::newRow("no colon behind a rule") << "bash 3 21"
                                                << "bash";
        QTest::newRow("no colon behind a set") << "sg {1,3,4} 5 7"
                                               << "sg";
        QTest::newRow("a set without braces") << "sg 1,3,4: 12 7"
                                              << "sg";
        QTest::newRow("a name") << "kayles: 9 5 7"
                                << "sg";
        QTest::newRow("a name and no colon") << "Kayles 9 5 7"
                                             << "sg";
        QTest::newRow("a name that is no word") << "Dawson's chess 12"
                                                << "sg";
        QTest::newRow("graph") << "sg graph 1>0;2>0;2>1: 2"
                               << "sg";
        QTest::newRow("stairs") << "stairs 4 1 7"
                                << "staircase";
        QTest::newRow("a stair") << "Stair: 4 1 7"
                                 << "staircase";
        QTest::newRow("stairs, misère") << "stairs misere 4 1 7"
                                        << "staircase";
        QTest::newRow("as the tab says it") << "staircase nim 4 1 7"
                                            << "staircase";
    }
    void anyGameFromAnyLesson()
    {
        QFETCH(QString, position);
        QFETCH(QString, lesson);
        key(Qt::Key_V);
        key(Qt::Key_C);
        shout(position);
        QCOMPARE(session().position().word(), lesson);
        QVERIFY(projection().isRunning());
        QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
        QVERIFY(!seesVerdict());
        QVERIFY(!view()->scene().chart || !view()->chart()->isVisible());
        QVERIFY(view()->text()->accessibleName().startsWith(QStringLiteral("Who wins?")));
    }

    // What undo takes back is said, as is how it comes back; a move is seen to be taken back.
    void whatUndoTakesBackIsSaid()
    {
        const auto before = session().position();
        shout(QStringLiteral("5 3 1"));
        const auto after = session().position();
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().position(), before);
        const QString taken = said(*notice);
        QVERIFY2(notice->isVisible() && taken.startsWith(QStringLiteral("Position (5, 3, 1) taken back")),
                 qPrintable(taken));
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(session().position(), after);
        const QString back = said(*notice);
        QVERIFY2(notice->isVisible() && back.startsWith(QStringLiteral("Position (5, 3, 1) brought back")),
                 qPrintable(back));
        session().play({0, 1, 0});
        QVERIFY(session().position() != after);
        session().undo();
        QCOMPARE(session().position(), after);
        QVERIFY(!notice->isVisible());
    }

    // Numbers alone are of the rule that stands, and that may be one that nobody thinks of any more.
    void misereThatStaysIsSaid()
    {
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        shout(QStringLiteral("nim misere 3 4 5"));
        QVERIFY(!notice->isVisible());
        shout(QStringLiteral("5 6 7"));
        QVERIFY2(notice->isVisible() && said(*notice).contains(QStringLiteral("normal play is nim: 5 6 7")),
                 qPrintable(said(*notice)));
        shout(QStringLiteral("1 1 1 1 1 1 1 1 1")); // all of it would be as long again
        QVERIFY2(notice->isVisible() && said(*notice).endsWith(QStringLiteral("normal play is nim: ….")),
                 qPrintable(said(*notice)));
        shout(QStringLiteral("nim: 5 6 7"));
        QVERIFY(session().position().play == theory::Play::Normal);
        QVERIFY(!notice->isVisible());
    }

    // The same of a game that is not the first one of its lesson, where the class may mean Nim.
    void theGameThatStaysIsSaid()
    {
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        shout(QStringLiteral("{2,3,7} 30"));
        QVERIFY(!notice->isVisible());
        shout(QStringLiteral("12"));
        QVERIFY(!notice->isVisible());
        shout(QStringLiteral("4 4"));
        QCOMPARE(session().position().rule(), QStringLiteral("{2,3,7}"));
        QVERIFY2(notice->isVisible()
                     && said(*notice).contains(QStringLiteral("still the one in the heading")),
                 qPrintable(said(*notice)));
        shout(QStringLiteral("nim: 4 4"));
        QVERIFY(!notice->isVisible());
    }

    // Many numbers would be many lines over what is read.
    // The lecture goes on where a shouted position, or a move that was tried, has interrupted it.
    void undoGoesBackToTheStep()
    {
        shout(QStringLiteral("nim: 3 5 7"));
        // To a step that has pages, and to its last one.
        int step = 2;
        session().setStep(step);
        while (view()->pageCount() == 1 && step + 1 < session().stepCount())
            session().setStep(++step);
        const int page = view()->pageCount() - 1;
        view()->setPage(page);
        key(Qt::Key_V);
        QVERIFY(page > 0 && seesVerdict());
        const int shown = view()->page();
        const auto isThere = [&] {
            return session().step() == step && view()->page() == shown && seesVerdict()
                && session().position().heaps == std::vector<Count>{3, 5, 7};
        };
        QVERIFY(isThere());
        const auto undo = [this] { key(Qt::Key_Z, Qt::ControlModifier); };
        shout(QStringLiteral("7 9 15 12"));
        QVERIFY(session().step() == -1 && !seesVerdict());
        undo();
        QVERIFY(isThere());
        session().play({0, 1, 0});
        QCOMPARE(session().position().heaps, (std::vector<Count>{2, 5, 7}));
        QCOMPARE(session().step(), -1);
        undo();
        QVERIFY(isThere());
        // Redo brings back how far the other one had been told, the moves as well.
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(session().step(), -1);
        for (int told = 0; told < 3; ++told)
            key(Qt::Key_V);
        QVERIFY(view()->scene().moves);
        undo();
        QVERIFY(isThere());
        key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(view()->scene().moves);
        // Below a question that has been put from the step as well.
        undo();
        QVERIFY(isThere());
        key(Qt::Key_Q);
        QVERIFY(session().asking());
        shout(QStringLiteral("5 5 5"));
        QVERIFY(!session().asking());
        undo();
        QVERIFY(isThere());
    }

    // On a board alone there is no room for a verdict: it is said for a moment.
    void theVerdictOfABoardAloneIsSaid()
    {
        shout(QStringLiteral("nim: 3 5 7"));
        key(Qt::Key_H);
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(!notice->isVisible());
        key(Qt::Key_V);
        QVERIFY(notice->isVisible());
        QCOMPARE(said(*notice), QStringLiteral("N-position: whoever is to move wins"));
        key(Qt::Key_H);
        QVERIFY(!notice->isVisible() && seesVerdict());
    }

    void undoOfManyHeapsIsSaidShortly()
    {
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        shout(QStringLiteral("5 3 1"));
        shout(QStringLiteral("1 2 3 4 5 6 7 8 9 10 11 12"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(notice->text().startsWith(QStringLiteral("That position is taken back")),
                 qPrintable(notice->text()));
        key(Qt::Key_Y, Qt::ControlModifier);
        QVERIFY2(notice->text().startsWith(QStringLiteral("The position is brought back")),
                 qPrintable(notice->text()));
    }

    // Also of another game: the one before is there again, and redo goes on to the other one.
    void undoGoesBackToTheGameBefore_data()
    {
        QTest::addColumn<bool>("isNew");
        QTest::newRow("a page that nobody has seen") << true;
        QTest::newRow("a page with a game") << false;
    }
    void undoGoesBackToTheGameBefore()
    {
        QFETCH(bool, isNew);
        if (!isNew)
            m_window->openPosition(positionOf(QStringLiteral("wythoff: 1 2")));
        m_window->openPosition(positionOf(QStringLiteral("nim: 7 9")));
        shout(QStringLiteral("5 3 1"));
        const auto before = session().position();
        key(Qt::Key_V);
        shout(QStringLiteral("wythoff 4 7"));
        const auto after = session().position();
        QCOMPARE(after.word(), QStringLiteral("wythoff"));
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        for (int i = 0; i < 2; ++i) { // as often as one likes
            key(Qt::Key_Z, Qt::ControlModifier);
            QCOMPARE(session().position(), before);
            QVERIFY(&view()->session() == &session());
            QVERIFY(seesVerdict()); // as V has told it
            const QString taken = said(*notice);
            QVERIFY2(notice->isVisible() && taken.startsWith(QStringLiteral("Position (4, 7) taken back")),
                     qPrintable(taken));
            key(Qt::Key_Y, Qt::ControlModifier);
            QCOMPARE(session().position(), after);
            QVERIFY(&view()->session() == &session());
            const QString back = said(*notice);
            QVERIFY2(notice->isVisible() && back.startsWith(QStringLiteral("Position (4, 7) brought back")),
                     qPrintable(back));
        }
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().position().heaps, (std::vector<Count>{7, 9}));
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(session().position(), before);
    }

    // Numbers that the lesson has too few heaps for are not refused before the class, nor is a graph: undo
    // leads back from there as well.
    void undoGoesBackToWhatTheTextWasNoneOf_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("heaps") << "42 17 99"
                               << "nim: 42 17 99";
        QTest::newRow("a graph") << "sg graph"
                                 << "sg graph 0: 0";
    }
    void undoGoesBackToWhatTheTextWasNoneOf()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        key(Qt::Key_1, Qt::ControlModifier);
        const auto before = session().position();
        shout(text);
        QCOMPARE(teaching::notation(session().position()), shown);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(session().position(), before);
        QVERIFY(&view()->session() == &session());
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(teaching::notation(session().position()), shown);
    }

    // What does nothing more says so.
    void theLastStepIsSaidToBeTheLast()
    {
        shout(QStringLiteral("5 3 1"));
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        const auto said = [notice] {
            return notice->isVisible() ? notice->text().replace(QChar::Nbsp, u' ') : QString();
        };
        const int last = session().stepCount() - 1;
        key(Qt::Key_End);
        for (int i = 0; i <= view()->pageCount() && said().isEmpty(); ++i)
            key(Qt::Key_PageDown);
        QCOMPARE(said(), QStringLiteral("This is the last step."));
        QCOMPARE(session().step(), last);
    }

    // A chart that is open from the one before comes with the reason, as it argues; asked for, it is there.
    void aChartThatIsOpenWaitsForTheReason_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("next");
        QTest::newRow("kayles") << "kayles 12"
                                << "kayles 11";
        QTest::newRow("wythoff") << "wythoff 4 7"
                                 << "wythoff 3 5";
    }
    void aChartThatIsOpenWaitsForTheReason()
    {
        QFETCH(QString, first);
        QFETCH(QString, next);
        shout(first);
        key(Qt::Key_V);
        key(Qt::Key_C);
        QVERIFY(view()->isCharted());
        shout(next);
        key(Qt::Key_V);
        QVERIFY(seesVerdict() && !view()->isCharted());
        key(Qt::Key_V);
        QVERIFY(seesVerdict() && view()->isCharted());
        hideVerdict(stage());
        key(Qt::Key_V);
        QVERIFY(seesVerdict() && !view()->isCharted());
        key(Qt::Key_C);
        QVERIFY(view()->isCharted() && !view()->scene().reason);
    }

    // Digits begin it; Esc closes it alone; a mistake is said in it, and what the class sees stays.
    void typingIsNoCommand()
    {
        const auto before = session().position();
        typed(QStringLiteral("3 4"));
        QVERIFY(line());
        typed(QStringLiteral(" bwvq. x"));
        press(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(line());
        QCOMPARE(session().position(), before);
        QCOMPARE(projection().overlay()->blank(), widgets::StageOverlay::Blank::None);
        QVERIFY(!seesVerdict());
        press(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!line());
        QVERIFY(projection().isRunning());
    }

    // A name that no game has is answered with those that there are; a mistake behind another name of a game
    // is where it has been typed.
    void whatIsWrongWithANameIsSaid()
    {
        key(Qt::Key_L, Qt::ControlModifier);
        typed(QStringLiteral("steps 4 1 7"));
        press(QApplication::focusWidget(), Qt::Key_Return);
        const auto* mistake = line()->findChild<QLabel*>(QStringLiteral("mistake"));
        QCOMPARE(
            mistake->text(),
            QStringLiteral(
                "Character 1: a number or a game is expected: bash, wythoff, nim, staircase, sg, kayles."));
        QVERIFY(mistake->isVisible() && line()->rect().contains(mistake->geometry()));
        m_window->selectLanguage(QStringLiteral("zh_TW"));
        QApplication::processEvents();
        const QString names = QStringLiteral("巴什、威佐夫、尼姆、階梯、sg、凱爾斯");
        QVERIFY2(mistake->text().remove(QChar(0x2060)).contains(names), qPrintable(mistake->text()));
        m_window->selectLanguage(QStringLiteral("en"));
        press(QApplication::focusWidget(), Qt::Key_L, Qt::ControlModifier);
        typed(QStringLiteral("stairs 4 x 7"));
        press(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY2(mistake->text().startsWith(QStringLiteral("Character 10: ")), qPrintable(mistake->text()));
        press(QApplication::focusWidget(), Qt::Key_L, Qt::ControlModifier);
        typed(QStringLiteral("sg graph 1>0;2>0;2>1: 7 2"));
        press(QApplication::focusWidget(), Qt::Key_Return);
        const QString said = mistake->text().replace(QChar::Nbsp, u' ');
        QVERIFY2(said.startsWith(QStringLiteral("Character 23: the graph has no vertex 7")),
                 qPrintable(said));
    }

    // The list of keys is not in the way of a position, and nothing is told behind it.
    void theListOfKeysGivesWay()
    {
        const auto* list = stage()->findChild<widgets::KeyList*>();
        key(Qt::Key_Question);
        QVERIFY(list->isVisible());
        QVERIFY2(list->accessibleName().contains(QStringLiteral("V: P or N, why, the moves;")),
                 qPrintable(list->accessibleName()));
        for (const Qt::KeyboardModifiers with : {Qt::NoModifier, Qt::ShiftModifier}) {
            key(Qt::Key_V, with);
            QVERIFY(!list->isVisible() && !seesVerdict());
            key(Qt::Key_Question);
            QVERIFY(list->isVisible());
        }
        shout(QStringLiteral("3 4 5"));
        QVERIFY(!list->isVisible());
        key(Qt::Key_V);
        QVERIFY(seesVerdict());
        // As soon as the line is there, also where nothing is typed in it.
        key(Qt::Key_Question);
        key(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(line() && !list->isVisible());
        press(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!line());
        QVERIFY(!list->isVisible());
    }

    // Each of the stones that a winning move takes stands for it, also where others come after them.
    void aMarkedStonePlaysTheMarkedMove()
    {
        for (const char* position : {"3 4 5", "nim: 9 14 7 3"}) {
            shout(QString::fromLatin1(position));
            for (int i = 0; i < 3; ++i)
                key(Qt::Key_V);
            const auto& board = dynamic_cast<const widgets::PieceBoard&>(*view()->board());
            const auto& pieces = board.drawing().pieces;
            const auto first = std::ranges::find(pieces, true, &widgets::Piece::isGhost);
            QVERIFY(first != pieces.end());
            const auto winning = session().position().game->winningMoves(session().position());
            const auto told = std::ranges::find(winning, first->id.part, &teaching::Move::heap);
            QVERIFY(told != winning.end());
            const double em = QFontMetricsF(board.font()).height();
            const QPoint place = (first->box.center() * em).toPoint();
            QTest::mouseMove(board.viewport(), place);
            QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, place);
            QVERIFY(!session().match().plies().empty());
            QCOMPARE(session().history().line()[0].move, *told);
        }
    }

    // After a mistake the line is asked for anew, as it was at first: what is typed then is another position.
    void aMistakeGivesWay()
    {
        typed(QStringLiteral("3 x 5"));
        press(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(line());
        press(QApplication::focusWidget(), Qt::Key_L, Qt::ControlModifier);
        typed(QStringLiteral("6 8"));
        press(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!line());
        QCOMPARE(session().position().heaps, (std::vector<Count>{6, 8}));
    }

    // The examples are written as positions are everywhere.
    void examplesCanBeRead_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "zh_CN", "zh_TW"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void examplesCanBeRead()
    {
        QFETCH(QString, language);
        m_window->selectLanguage(language);
        for (const Qt::Key lesson : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5}) {
            key(lesson, Qt::ControlModifier);
            key(Qt::Key_L, Qt::ControlModifier);
            const auto* list = stage()->findChild<QListWidget*>(QStringLiteral("offered"));
            int examples = 0;
            for (int i = 0; i < list->count(); ++i) {
                if (!list->item(i)->flags().testFlag(Qt::ItemIsSelectable))
                    continue;
                const QString text = list->item(i)->text();
                if (!games::meansDrawing(text))
                    QCOMPARE(teaching::notation(positionOf(text)), text);
                ++examples;
            }
            QVERIFY(examples > 2);
            press(QApplication::focusWidget(), Qt::Key_Escape);
            QTRY_VERIFY(!line());
        }
        m_window->selectLanguage(QStringLiteral("en"));
    }

    // However many heaps it has, and however large they are.
    void allOfItIsSeen_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("9 heaps") << "nim: 3 3 3 3 3 3 3 3 3";
        QTest::newRow("12 heaps") << "nim: 1 2 3 4 5 6 7 8 9 10 11 12";
        QTest::newRow("12 large heaps") << "nim: 13 22 35 44 5 16 7 28 9 10 11 12";
        QTest::newRow("14 large heaps") << "nim: 21 22 23 24 25 16 17 18 19 10 11 20 29 30";
        QTest::newRow("20 heaps") << "nim: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20";
        QTest::newRow("12 heaps of a set") << "sg 1,3,4: 12 7 9 10 11 13 14 15 12 20 22 13";
        QTest::newRow("11 stairs") << "staircase: 1 2 3 4 5 6 7 8 9 10 11";
        QTest::newRow("large squares") << "wythoff: 12 20";
        QTest::newRow("6 heaps of Kayles") << "sg 0.77: 9 5 7 1 2 3";
    }
    void allOfItIsSeen()
    {
        QFETCH(QString, position);
        shout(position);
        auto* board = dynamic_cast<widgets::PieceBoard*>(view()->board());
        if (!board)
            board = view()->board()->findChild<widgets::PieceBoard*>();
        QVERIFY(board);
        for (std::size_t part = 0; part < board->partCount(); ++part)
            QVERIFY2(board->rect().contains(board->partRect(part)), qPrintable(QString::number(part)));
        for (const auto& text : written(*board->viewport()))
            QVERIFY2(text.pixels * 50 >= 768, qPrintable(text.text));
    }

    // The right answer has its sign beside its letter, which is as large as those of the others, and the sign
    // nearly so.
    void theRightAnswerIsSeenFromAfar()
    {
        shout(QStringLiteral("3 5 7"));
        key(Qt::Key_Q);
        key(Qt::Key_V);
        for (const QString& sign : {QStringLiteral("P"), QStringLiteral("N"), QStringLiteral("✓")}) {
            const auto texts = written(*view()->question());
            QCOMPARE(std::ranges::count(texts, sign, &TextRecorder::Text::text), 1);
            const auto drawn = std::ranges::find(texts, sign, &TextRecorder::Text::text);
            const double least = sign == QStringLiteral("✓") ? 0.8 : 1;
            QVERIFY2(drawn->pixels >= view()->question()->textPixels() * least, qPrintable(sign));
        }
    }

    // Why somebody wins has no room beside a chart on a narrow screen: when it is asked for it is read at the
    // top.
    void theReasonIsReadBesideTheChart()
    {
        shout(QStringLiteral("wythoff: 5 8"));
        const auto* notice = view()->window()->findChild<QLabel*>(QStringLiteral("notice"));
        const auto isReasonRead = [&] {
            return notice->isVisible() && notice->text().contains(QStringLiteral("pair"));
        };
        key(Qt::Key_PageDown);
        key(Qt::Key_V);
        key(Qt::Key_C);
        QVERIFY(view()->isVerdictBrief() && !notice->isVisible());
        key(Qt::Key_V);
        QVERIFY(isReasonRead());
        QVERIFY(notice->geometry().bottom() < view()->text()->y());
        QVERIFY(!view()->nameRect().isEmpty() && !notice->geometry().intersects(view()->nameRect()));
        QVERIFY(notice->font().pixelSize() * 30 >= view()->stageHeight());
        key(Qt::Key_L); // what is done next takes nothing of it back
        key(Qt::Key_L);
        QVERIFY(isReasonRead());
        key(Qt::Key_PageDown); // the next step argues for itself
        QVERIFY(!notice->isVisible() && view()->scene().reason);
        key(Qt::Key_PageUp);
        while (view()->scene().verdict)
            key(Qt::Key_V);
        key(Qt::Key_V);
        key(Qt::Key_V);
        QVERIFY(isReasonRead());
        while (view()->scene().verdict)
            key(Qt::Key_V);
        QVERIFY(!notice->isVisible());
    }

    // Within a step V tells who wins, why, and by which moves, and hides that again; step and page stay.
    void aStepStaysWhileTheVerdictIsTold_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("won") << "nim: 7 9 15 12";
        QTest::newRow("lost") << "nim: 2 2";
        QTest::newRow("stairs") << "staircase: 1 3 2 5";
    }
    void aStepStaysWhileTheVerdictIsTold()
    {
        QFETCH(QString, position);
        shout(position);
        session().setSecondVoice({});
        key(Qt::Key_F5);
        for (int i = 0; i < 20 && view()->page() == 0 && session().step() < 2; ++i)
            key(Qt::Key_PageDown);
        const auto tellsMoves = [this] {
            return std::ranges::any_of(view()->shown().moves, [](const teaching::ShownMove& shown) {
                return shown.role != teaching::ShownMove::Role::Example;
            });
        };
        QVERIFY(!tellsMoves());
        const auto place = [&] { return std::pair(session().step(), view()->page()); };
        const auto there = place();
        const QString words = view()->text()->accessibleName();
        const auto* notice = view()->window()->findChild<QLabel*>(QStringLiteral("notice"));
        const auto seen = [&] { return view()->board()->grab().toImage(); };
        const QImage first = seen();
        for (int told = 1; told <= 4; ++told) {
            const QImage before = seen();
            key(Qt::Key_V);
            QCOMPARE(place(), there);
            QCOMPARE(view()->text()->accessibleName(), words);
            QCOMPARE(view()->scene().verdict, told < 4);
            QCOMPARE(view()->scene().reason, told == 2 || told == 3);
            QCOMPARE(view()->scene().moves, told == 3);
            QCOMPARE(tellsMoves(), told == 3);
            QVERIFY(told == 2 || notice->isVisible() == (told == 3)); // why may have no room in the banner
            QVERIFY(told < 3 || seen() != before);
        }
        QVERIFY(seen() == first);
        for (int told = 1; told <= 3; ++told)
            key(Qt::Key_V);
        for (int press = 0; press < 5 && session().step() == there.first; ++press)
            key(Qt::Key_PageDown);
        QVERIFY(view()->scene().verdict && view()->scene().reason && !view()->scene().moves);
        const auto& next = session().explanation().steps[static_cast<std::size_t>(session().step())];
        QVERIFY(view()->shown() == next.shownBy(view()->text()->line())); // with its own marks alone
        key(Qt::Key_V);
        QVERIFY(view()->scene().moves && !view()->shown().moves.empty());
        shout(QStringLiteral("nim: 1 2"));
        QVERIFY(!view()->scene().moves && !view()->scene().verdict);
    }

    // Whatever of the one before it had been gone to.
    void theNextBeginsAtItsTop()
    {
        const auto heaps = [](int count) {
            return QStringLiteral("nim:") + QStringLiteral(" 5").repeated(count);
        };
        shout(heaps(40));
        key(Qt::Key_J);
        auto* board = dynamic_cast<widgets::PieceBoard*>(view()->board());
        QVERIFY(board && board->verticalScrollBar()->value() > 0);
        shout(heaps(20));
        QCOMPARE(board->verticalScrollBar()->value(), 0);
    }

    void theLargestNumbersAreWhole()
    {
        shout(QStringLiteral("wythoff: 165580141 267914295"));
        const QString words = boardWords();
        QVERIFY2(words.contains(QStringLiteral("165\u202f580\u202f141"))
                     && words.contains(QStringLiteral("267\u202f914\u202f295")),
                 qPrintable(words));
        key(Qt::Key_V);
        key(Qt::Key_C);
        QVERIFY(view()->chart()->isPositionInView());
    }

    // Play goes on from it, until somebody has won.
    void itIsPlayed()
    {
        shout(QStringLiteral("nim: 1 2"));
        session().setOpponent(teaching::Opponent::Person);
        playWithMouse(view()->board());
        QVERIFY(view()->text()->accessibleName().contains(QStringLiteral("The first player took")));
        while (!session().match().isOver())
            playWithMouse(view()->board());
        QVERIFY(view()->text()->accessibleName().startsWith(QStringLiteral("The game is over")));
    }
};

LASTSTONE_TEST(LectureShoutedTest, OneScreen)

} // namespace laststone::lecture_shouted_test
#include "lecture_shouted_test.moc"
