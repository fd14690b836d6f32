// SPDX-License-Identifier: GPL-3.0-or-later
// A lecture on Nim to a hall of two hundred, on two screens, as a lecturer holds it: by keys and clicks from
// the presenter's window. Each part ends in what the class sees.
#include "app/projection_fixture.h"
#include "games/catalogue.h"
#include "test_main.h"
#include "widgets/look/theme.h"
#include "widgets/stage/position_line.h"
#include "widgets/stage/stage_overlay.h"
#include "widgets/stage/stage_table.h"
#include "written.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>

namespace laststone::lecture_nim_test {

using theory::Count;

class LectureNimTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    QWidget* lectern() { return projection().presenter(); }
    teaching::Session& session() { return m_window->page()->session(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { press(lectern(), key, modifiers); }
    void times(int count, Qt::Key which)
    {
        for (int i = 0; i < count; ++i)
            key(which);
    }
    // A position that a student shouts.
    void type(const QString& position)
    {
        for (const QChar each : position)
            QTest::keyClick(QApplication::focusWidget(), each.toLatin1());
        press(QApplication::focusWidget(), Qt::Key_Return);
    }
    QString classReads()
    {
        QWidget* const parts[] = {view()->question(), view()->text(), view()->table()};
        for (const QWidget* part : parts) {
            if (part->isVisible())
                return part->accessibleName();
        }
        return {};
    }
    QString board()
    {
        QStringList texts;
        for (const auto& text : written(*view()->board()->viewport()))
            texts << text.text;
        return texts.join(u' ');
    }
    QString writtenOnQuestion()
    {
        QStringList texts;
        for (const auto& text : written(*view()->question()))
            texts << text.text;
        return texts.join(u' ');
    }
    bool seesVerdict() { return view()->findChild<QWidget*>(QStringLiteral("verdict"))->isVisible(); }

private slots:
    void init()
    {
        ProjectionFixture::begin();
        m_window->page()->session().setSeed(3);
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        lectern()->activateWindow();
        lectern()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(lectern()));
    }
    void cleanup() { end(); }

    // Rows or columns: a press of R is seen, or changes nothing that would be seen later.
    void nothingIsRearrangedUnseen()
    {
        type(QStringLiteral("7 9 15 12"));
        const int columns = view()->board()->arrangement();
        int seen = 0;
        for (int step = -1; step < session().stepCount(); ++step) {
            session().setStep(step);
            const QString before = board();
            key(Qt::Key_R);
            const bool isOther = view()->board()->arrangement() != columns;
            QVERIFY2((board() != before) == isOther, qPrintable(QString::number(step)));
            QVERIFY(step >= 0 || !isOther);
            seen += isOther ? 1 : 0;
            key(Qt::Key_R);
            QCOMPARE(view()->board()->arrangement(), columns);
            QCOMPARE(board(), before);
        }
        QVERIFY(seen > 0 && seen < session().stepCount());
    }

    // To whoever lectures every lesson is open, also where none has been before: it runs, and its page shows
    // its steps.
    void everyLessonRunsAtAFirstStart()
    {
        end();
        app::Settings fresh = quietSettings();
        fresh.isNewcomer = true;
        ProjectionFixture::begin(fresh);
        QVERIFY(session().isDiscovering());
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        lectern()->activateWindow();
        lectern()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(lectern()));
        const auto* run = lectern()->findChild<QToolButton*>(QStringLiteral("playButton"));
        for (int lesson = 0; lesson < static_cast<int>(games::lessons().size()); ++lesson) {
            key(static_cast<Qt::Key>(Qt::Key_1 + lesson), Qt::ControlModifier);
            QVERIFY2(run->isEnabled(), qPrintable(m_window->page()->lesson().id()));
            key(Qt::Key_Space, Qt::ControlModifier);
            QCOMPARE(step(), 0);
            QVERIFY(run->isChecked());
            key(Qt::Key_Space, Qt::ControlModifier);
            QVERIFY(!run->isChecked());
            const auto* tabs = m_window->page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
            QVERIFY(tabs->isTabVisible(tabs->indexOf(m_window->page()->steps())));
        }
    }

    // From zero: the picture alone, then two heaps that the class votes on, then why.
    void fromZero()
    {
        QCOMPARE(stage()->screen(), screen(kProjector));
        QVERIFY(!seesVerdict());
        QVERIFY(!board().contains(QStringLiteral("odd")) && !board().contains(QStringLiteral("0111")));
        type(QStringLiteral("4 4"));
        QCOMPARE(view()->session().position().heaps, (std::vector<Count>{4, 4}));
        QVERIFY(stage()->findChildren<widgets::PositionLine*>().isEmpty());
        QVERIFY(classReads().startsWith(QStringLiteral("Who wins?")));

        key(Qt::Key_Q);
        key(Qt::Key_K);
        times(3, Qt::Key_P);
        times(9, Qt::Key_N); // a class that has not seen the mirror
        QVERIFY(classReads().contains(QStringLiteral("9 hands")));
        QVERIFY(!classReads().contains(u'✓'));
        QVERIFY(!seesVerdict());
        key(Qt::Key_V);
        QVERIFY(classReads().contains(QStringLiteral("✓ P")));
        key(Qt::Key_PageDown);
        QVERIFY2(classReads().startsWith(QStringLiteral("The rule: ")), qPrintable(classReads()));
        toLastPage();
        key(Qt::Key_PageDown);
        QVERIFY2(classReads().startsWith(QStringLiteral("Two equal heaps")), qPrintable(classReads()));
        QVERIFY(seesVerdict()); // which the poll has told
    }

    // The tour's first sections, with their examples and questions, and notes for the lecturer alone.
    void theTourBeforeTheHall()
    {
        key(Qt::Key_S);
        QVERIFY(classReads().startsWith(QStringLiteral("Play first")));
        auto* notes = lectern()->findChild<QTextBrowser*>(QStringLiteral("notes"));
        const QString note = notes->toPlainText();
        QVERIFY(note.size() > 40 && !classReads().contains(note.left(20)));
        key(Qt::Key_X);
        QCOMPARE(view()->session().position().heaps, (std::vector<Count>{1, 3, 4}));
        QVERIFY(classReads().startsWith(QStringLiteral("Play first"))); // the text stays beside it
        int asked = 0;
        for (int press = 0; press < 200 && session().section() == 0; ++press) {
            key(Qt::Key_PageDown);
            if (session().asking() && session().asking()->isOpen()) {
                ++asked;
                QVERIFY(!classReads().contains(u'✓'));
                key(Qt::Key_PageDown);
                QVERIFY(!session().asking()->isOpen());
            }
        }
        QVERIFY(asked >= 2);
        QCOMPARE(session().section(), 1);
        QVERIFY(classReads().startsWith(QStringLiteral("Two heaps")));
        QVERIFY(notes->toPlainText() != note);
    }

    // Whoever begins with the first step begins anew: nothing of what V had told is left.
    void theFirstStepBeginsAnew()
    {
        type(QStringLiteral("7 9 15 12"));
        for (int told = 1; told <= 3; ++told) {
            for (int i = 0; i < told; ++i)
                key(Qt::Key_V);
            QVERIFY(view()->scene().verdict);
            key(Qt::Key_F5);
            QCOMPARE(step(), 0);
            QVERIFY(!seesVerdict() && !view()->scene().verdict && !view()->scene().reason);
            session().setStep(-1);
            QVERIFY(!view()->scene().moves);
        }
    }

    // On the board, in the words and on the chart; what is typed stays plain, and a copy is read.
    void largeNumbersAreInGroups()
    {
        const QString million = QStringLiteral("1\u202f000\u202f000");
        type(QStringLiteral("1000000 3 1234"));
        QVERIFY2(board().contains(million), qPrintable(board()));
        QVERIFY(board().contains(QStringLiteral("1234")));
        key(Qt::Key_V);
        key(Qt::Key_V);
        key(Qt::Key_V);
        QString words;
        for (const auto& text : written(*view()->text()))
            words += text.text;
        QVERIFY2(words.contains(QStringLiteral("998\u202f767")), qPrintable(words)); // all but 3 ⊕ 1234
        QCOMPARE(teaching::notation(session().position()), QStringLiteral("nim: 1000000 3 1234"));
        QVERIFY(!session().read(million + QStringLiteral(" 5")));
        QCOMPARE(teaching::notation(session().position()), QStringLiteral("nim: 1000000 5"));
    }

    // In binary, in the order of the argument; the question in between can be asked, as nothing tells it.
    void theArgumentInItsOrder()
    {
        type(QStringLiteral("7 9 15 12"));
        key(Qt::Key_V);
        QVERIFY(seesVerdict());
        QVERIFY(!board().contains(QStringLiteral("odd")));
        key(Qt::Key_F5);
        QVERIFY(classReads().startsWith(QStringLiteral("The rule: ")));
        toLastPage();
        key(Qt::Key_PageDown);
        QVERIFY(classReads().startsWith(QStringLiteral("Write every heap in binary")));
        QVERIFY(board().contains(QStringLiteral("1001")));
        QVERIFY(!board().contains(QStringLiteral("odd"))); // how many ones in each column?
        toLastPage();
        key(Qt::Key_PageDown);
        QVERIFY(classReads().startsWith(QStringLiteral("Count the ones")));
        QVERIFY(board().contains(QStringLiteral("odd")));
        // Black while somebody speaks; a held picture while another position is typed.
        key(Qt::Key_B);
        QVERIFY(isAll(picture(), Qt::black));
        key(Qt::Key_B);
        key(Qt::Key_F);
        const QImage held = picture();
        type(QStringLiteral("1 2 3"));
        QVERIFY(picture() == held);
        key(Qt::Key_F);
        QCOMPARE(view()->session().position().heaps, (std::vector<Count>{1, 2, 3}));
        QVERIFY(!seesVerdict()); // asked anew
    }

    // What the columns tell stands below their table, on the same page.
    void theColumnsAreToldOnOnePage()
    {
        stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), QSize(1280, 800)));
        type(QStringLiteral("7 9 15 12"));
        times(3, Qt::Key_V);
        for (int i = 0; i < 20 && !classReads().startsWith(QStringLiteral("Count the ones")); ++i)
            key(Qt::Key_PageDown);
        const QString all = classReads();
        QVERIFY2(all.contains(QStringLiteral("Odd columns, by place value: 8, 4, 1. Even: 2.")),
                 qPrintable(all));
        QCOMPARE(view()->text()->pageCount(), 1);
    }

    // What is not listed is counted: the class does not take six heaps for all.
    void theListInBinaryHasNoSilentEnd()
    {
        type(QStringLiteral("3 5 6 7 9 10 11 12"));
        key(Qt::Key_V);
        key(Qt::Key_F5);
        toLastPage();
        key(Qt::Key_PageDown);
        QVERIFY(classReads().startsWith(QStringLiteral("Write every heap in binary")));
        QString words;
        for (const int binary = step(); step() == binary; key(Qt::Key_PageDown)) {
            for (const auto& text : written(*view()->text()))
                words += text.text + u' ';
        }
        words = words.simplified();
        QSet<int> listed;
        for (const int heap : {3, 5, 6, 7, 9, 10, 11, 12}) {
            if (words.contains(QStringLiteral("%1 = ").arg(heap)))
                listed << heap;
        }
        const auto left = 8 - listed.size();
        QVERIFY(listed.size() >= 6);
        QVERIFY2(left == 0 || words.contains(QStringLiteral("for %1 more sizes").arg(left)),
                 qPrintable(words));
    }

    // The frame of a heap on each ground that it crosses, as seen from the last row of a dark hall.
    void framesAreSeenInTheDark()
    {
        type(QStringLiteral("7 9 15 12"));
        key(Qt::Key_V);
        key(Qt::Key_T);
        const auto& theme = widgets::Theme::of(view()->palette());
        QVERIFY(theme.dark);
        const auto* board = dynamic_cast<widgets::PieceBoard*>(view()->board());
        key(Qt::Key_F5);
        int frames = 0;
        for (int press = 0; press < 60 && step() + 1 < session().stepCount(); ++press) {
            key(Qt::Key_PageDown);
            const QImage seen = board->viewport()->grab().toImage();
            for (std::size_t heap = 0; heap < board->partCount(); ++heap) {
                if (!board->drawing().parts[heap].frame)
                    continue;
                const QRect place = board->partRect(heap);
                double best = 0;
                for (int y = std::max(0, place.top() - 4); y <= place.top() + 4; ++y) {
                    for (int x = place.left() + place.width() / 4; x < place.center().x(); ++x) {
                        const QColor colour = seen.pixelColor(x, y);
                        best = std::max(best,
                                        std::min(widgets::contrast(colour, theme.card),
                                                 widgets::contrast(colour, theme.wonPale)));
                    }
                }
                QVERIFY2(best >= 3, qPrintable(QStringLiteral("step %1: %2").arg(step()).arg(best)));
                ++frames;
            }
        }
        QVERIFY(frames >= 3);
    }

    // The class plays on the projected board, and sees who moved, the answer after a while, and who has won.
    void thePlayAgainstTheClass()
    {
        session().setOpponent(teaching::Opponent::Perfect);
        session().setOption(&teaching::Options::animation, true);
        type(QStringLiteral("1 1 2"));
        QElapsedTimer since;
        since.start();
        playWithMouse(view()->board());
        QVERIFY(classReads().contains(QStringLiteral("The program is to move")));
        QVERIFY(classReads().contains(QStringLiteral("The class took")));
        QTRY_VERIFY_WITH_TIMEOUT(classReads().contains(QStringLiteral("The program took")), 5000);
        QVERIFY2(since.elapsed() >= 1000, qPrintable(QString::number(since.elapsed())));
        session().setThinking(1);
        for (int move = 0; move < 4 && !session().match().isOver(); ++move) {
            QTRY_COMPARE(session().turn(), teaching::Turn::Learner);
            const auto& heaps = session().position().heaps;
            const auto left = std::ranges::find_if(heaps, [](Count heap) { return heap > 0; });
            session().play({static_cast<std::size_t>(left - heaps.begin()), 1, 0});
            QTRY_VERIFY(session().turn() != teaching::Turn::Thinking);
        }
        QVERIFY(session().match().isOver());
        QVERIFY2(classReads().startsWith(QStringLiteral("The game is over")), qPrintable(classReads()));
        QVERIFY(!classReads().contains(QStringLiteral("Who wins?")));
        key(Qt::Key_M);
        QCOMPARE(view()->session().position().heaps, (std::vector<Count>{1, 1, 2}));
        QVERIFY(classReads().contains(QStringLiteral("Who wins?")));
    }

    // The class sees its own last move as well as the program's, until it moves again; the page marks only
    // the opponent's.
    void theLastMoveOfEachSideIsOnTheBoard()
    {
        session().setOpponent(teaching::Opponent::Perfect);
        session().setThinking(1);
        type(QStringLiteral("7 9 15 12"));
        const auto marks = [](widgets::BoardWidget* board, widgets::Look look) {
            const auto& bands = dynamic_cast<widgets::PieceBoard*>(board)->drawing().bands;
            return std::ranges::count(bands, std::optional(look), &widgets::Band::outline);
        };
        using widgets::Look;
        // Of a drawing before, how many stones stand where there are frames now.
        const auto framed = [&](const widgets::Drawing& before, Look look) {
            const auto& bands = dynamic_cast<widgets::PieceBoard*>(view()->board())->drawing().bands;
            return std::ranges::count_if(before.pieces, [&](const widgets::Piece& piece) {
                return std::ranges::any_of(bands, [&](const widgets::Band& band) {
                    return band.outline == look && band.box.contains(piece.box.center());
                });
            });
        };
        const auto drawn = [&] { return dynamic_cast<widgets::PieceBoard*>(view()->board())->drawing(); };
        QCOMPARE(marks(view()->board(), Look::Accent), 0);
        const widgets::Drawing first = drawn();
        session().play({3, 11, 0});
        QCOMPARE(framed(first, Look::Accent), 11);
        QCOMPARE(marks(view()->board(), Look::Accent), 1); // small stones have one frame together
        QCOMPARE(marks(view()->board(), Look::Muted), 0);
        const widgets::Drawing second = drawn();
        QTRY_VERIFY(session().reply());
        const auto taken = static_cast<std::ptrdiff_t>(session().reply()->move.take);
        QCOMPARE(framed(first, Look::Accent), 11);
        QCOMPARE(framed(second, Look::Muted), taken);
        // In columns stones go elsewhere, too.
        QVERIFY(marks(projection().presenter()->board(), Look::Accent) > 0);
        QCOMPARE(marks(m_window->page()->board(), Look::Accent), 0);
    }

    // Nobody is told that his own won game was lost.
    void aGameWithoutAnError()
    {
        session().setOpponent(teaching::Opponent::Perfect);
        session().setThinking(1);
        type(QStringLiteral("3 4 5"));
        while (!session().match().isOver()) {
            QTRY_COMPARE(session().turn(), teaching::Turn::Learner);
            session().play(session().position().game->winningMoves(session().position()).front());
            QTRY_VERIFY(session().turn() != teaching::Turn::Thinking);
        }
        QVERIFY(classReads().contains(QStringLiteral("the class has won")));
        QVERIFY2(classReads().contains(QStringLiteral("The class made no mistake")),
                 qPrintable(classReads()));
        // The other way round.
        type(QStringLiteral("2 2"));
        while (!session().match().isOver()) {
            QTRY_COMPARE(session().turn(), teaching::Turn::Learner);
            const std::size_t heap = session().position().heaps[0] > 0 ? 0 : 1;
            session().play({heap, 1, 0});
            QTRY_VERIFY(session().turn() != teaching::Turn::Thinking);
        }
        QVERIFY2(classReads().contains(QStringLiteral("The position of the class was lost from the start")),
                 qPrintable(classReads()));
        // Who has made no move has none of which something could be said.
        type(QStringLiteral("5"));
        session().play({0, 5, 0});
        QVERIFY(session().match().isOver());
        QVERIFY2(classReads().contains(
                     QStringLiteral("The program never moved: the class won with its first move")),
                 qPrintable(classReads()));
        session().setOpponent(teaching::Opponent::Person);
        type(QStringLiteral("5"));
        session().play({0, 5, 0});
        QVERIFY2(classReads().contains(QStringLiteral("The second player never moved")),
                 qPrintable(classReads()));
    }

    // A hint is the lecturer's, in words and on the own board, until it is sent to the class; of a question
    // as well.
    void aHintForTheLecturerThenForTheClass()
    {
        auto* hint = lectern()->findChild<QLabel*>(QStringLiteral("hint"));
        type(QStringLiteral("7 9 15 12"));
        QVERIFY(!hint->isVisible());
        const QImage unmarked = view()->board()->grab().toImage();
        // Large letters have other edges when they are drawn anew.
        const auto isUnmarked = [&] {
            const QImage now = view()->board()->grab().toImage();
            qsizetype others = 0;
            for (int y = 0; y < now.height(); ++y) {
                for (int x = 0; x < now.width(); ++x)
                    others += std::abs(qGray(now.pixel(x, y)) - qGray(unmarked.pixel(x, y))) > 60 ? 1 : 0;
            }
            return now.size() == unmarked.size() && others == 0;
        };
        const QString before = classReads();
        QStringList given;
        for (int degree = 0; degree < 3; ++degree) {
            key(Qt::Key_H, Qt::ControlModifier);
            QVERIFY(hint->isVisible());
            given << hint->text().section(u'\n', 0, 0);
        }
        QCOMPARE(given.removeDuplicates(), 0); // the idea, the step, a move
        QVERIFY2(given.constLast().contains(QStringLiteral("take")), qPrintable(given.constLast()));
        QCOMPARE(projection().presenter()->board()->choice(), session().hinted());
        QCOMPARE(classReads(), before);
        QVERIFY(isUnmarked());
        QVERIFY(!view()->board()->choice());
        key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(hint->text().section(u'\n', 0, 0), given.constLast()); // the same, and not the next one
        QVERIFY2(classReads().contains(given.constLast()), qPrintable(classReads()));
        QCOMPARE(view()->board()->choice(), session().hinted());
        key(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(classReads().contains(given.constLast()));
        key(Qt::Key_PageDown); // the rule, which it would run ahead of
        QVERIFY2(!classReads().contains(given.constLast()), qPrintable(classReads()));
        QVERIFY(!view()->board()->choice());
        type(QStringLiteral("4 4"));
        QVERIFY(!hint->isVisible() && !classReads().contains(QStringLiteral("Hint")));
        // The hints of a question; its solution is not one of them.
        key(Qt::Key_S);
        toLastPage();
        key(Qt::Key_PageDown);
        QVERIFY(session().asking());
        const auto hints = session().asking()->question.hints;
        QVERIFY(!hints.empty());
        const QString idea = teaching::Voice::installed().say(hints.front());
        key(Qt::Key_H, Qt::ControlModifier);
        QVERIFY2(hint->text().contains(idea), qPrintable(hint->text()));
        QVERIFY(!classReads().contains(idea));
        key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(writtenOnQuestion().contains(idea.section(u' ', 0, 0)), qPrintable(writtenOnQuestion()));
        for (int i = 0; i < 5; ++i)
            key(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(session().asking()->isOpen());
        key(Qt::Key_Escape);
        QVERIFY(!classReads().contains(idea));
    }

    // Esc takes back what has been asked or opened, and the class never sees what lies behind.
    void escGoesBackByOneLevel()
    {
        type(QStringLiteral("7 9 15 12"));
        key(Qt::Key_Q);
        times(2, Qt::Key_P);
        key(Qt::Key_Escape);
        QVERIFY(projection().isRunning() && !session().asking());
        QVERIFY(classReads().startsWith(QStringLiteral("Who wins?")));
        QVERIFY(!seesVerdict());
        for (const int presses : {1, 2}) { // open, and answered
            key(Qt::Key_E);
            times(presses - 1, Qt::Key_V);
            QCOMPARE(session().asking()->isOpen(), presses == 1);
            key(Qt::Key_Escape);
            QVERIFY(projection().isRunning() && !session().asking());
            QVERIFY(classReads().startsWith(QStringLiteral("Who wins?")));
            QVERIFY(!seesVerdict());
        }
        // A question of the tour, then the tour.
        key(Qt::Key_S);
        toLastPage();
        key(Qt::Key_PageDown);
        QVERIFY(session().asking());
        key(Qt::Key_Escape);
        QVERIFY(projection().isRunning() && !session().asking());
        QVERIFY(classReads().startsWith(QStringLiteral("Play first")));
        key(Qt::Key_Escape);
        QVERIFY(projection().isRunning());
        QVERIFY(classReads().startsWith(QStringLiteral("Who wins?")));
        key(Qt::Key_G);
        QVERIFY(view()->table()->isVisible());
        key(Qt::Key_Escape);
        QVERIFY(projection().isRunning() && !view()->table()->isVisible());
        key(Qt::Key_V, Qt::ShiftModifier);
        key(Qt::Key_C);
        QVERIFY(view()->scene().chart);
        key(Qt::Key_Escape);
        QVERIFY(projection().isRunning() && !view()->scene().chart);
        key(Qt::Key_H);
        key(Qt::Key_Escape);
        QVERIFY(projection().isRunning() && view()->text()->isVisible());
        // Once too often it asks, and what is done then takes that back.
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        const auto isAsked = [&] {
            return projection().presenter()
                ? projection().presenter()->findChild<QLabel*>(QStringLiteral("state"))->text()
                    == QStringLiteral("Esc again ends the projection")
                : notice->isVisible();
        };
        QVERIFY(!isAsked());
        key(Qt::Key_Escape);
        QVERIFY(projection().isRunning() && isAsked());
        key(Qt::Key_G);
        QVERIFY(!isAsked());
        times(2, Qt::Key_Escape);
        QVERIFY(projection().isRunning() && isAsked());
        key(Qt::Key_Escape);
        QVERIFY(!projection().isRunning());
    }

    // No page of the tour is a title alone, on the way there and back; nor does its board belong to another
    // section.
    void everyPageOfTheTourSaysSomething()
    {
        key(Qt::Key_S);
        const auto saysSomething = [this] {
            return view()->question()->isVisible() || !projection().hall().text().isEmpty();
        };
        const int sections = static_cast<int>(projection().hall().tour().sections.size());
        int press = 0;
        QString before;
        for (; press < 400 && before != classReads() + QString::number(view()->text()->page()); ++press) {
            before = classReads() + QString::number(view()->text()->page());
            QVERIFY2(saysSomething(), qPrintable(classReads()));
            key(Qt::Key_PageDown);
        }
        QCOMPARE(session().section(), sections - 1);
        for (press = 0; press < 400 && session().section() > 0; ++press) {
            QVERIFY2(saysSomething(), qPrintable(classReads()));
            key(Qt::Key_PageUp);
        }
        QCOMPARE(session().section(), 0);
        // Chosen from the list.
        for (int section = 0; section < sections; ++section) {
            session().setSection(section);
            QApplication::processEvents();
            QVERIFY2(saysSomething(), qPrintable(classReads()));
        }
    }

    // Exercises to end with, and all is as it was.
    void theEnd()
    {
        key(Qt::Key_E);
        const QString task = classReads();
        QVERIFY(!task.isEmpty() && !task.contains(u'✓'));
        key(Qt::Key_A);
        key(Qt::Key_PageDown);
        QVERIFY(classReads() != task);
        key(Qt::Key_F11);
        QVERIFY(!projection().isRunning());
        QVERIFY(m_window->isVisible());
        QCOMPARE(visibleWindows(), 1);
    }
};

LASTSTONE_TEST(LectureNimTest, TwoScreens)

} // namespace laststone::lecture_nim_test
#include "lecture_nim_test.moc"
