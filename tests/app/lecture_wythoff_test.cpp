// SPDX-License-Identifier: GPL-3.0-or-later
// A lecture on Wythoff's game in Chinese, in a classroom with one small screen: everything by keys, in the
// projection itself. Each part ends in what the class sees.
#include "app/projection_fixture.h"
#include "chart_word.h"
#include "games/catalogue.h"
#include "positions.h"
#include "stage_fixture.h"
#include "teaching/hall/ballot.h"
#include "test_main.h"
#include "widgets/board/piece_board.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"
#include "widgets/page/verdict_banner.h"
#include "widgets/stage/position_line.h"
#include "widgets/stage/stage_keys.h"
#include "widgets/stage/stage_question.h"
#include "widgets/stage/stage_table.h"
#include "widgets/steps/step_document.h"
#include "widgets/table/cell_view.h"
#include "written.h"

#include <QAbstractButton>
#include <QLabel>
#include <QRegularExpression>
#include <QtCharts/QChart>

#include <set>

namespace laststone::lecture_wythoff_test {

using theory::Count;

class LectureWythoffTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    static constexpr int kHeight = 768;

    teaching::Session& session() { return m_window->page()->session(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { press(stage(), key, modifiers); }
    void type(const QString& position)
    {
        for (const QChar each : position)
            QTest::keyClick(QApplication::focusWidget(), each.toLatin1());
        press(QApplication::focusWidget(), Qt::Key_Return);
    }
    QWidget* front()
    {
        for (QWidget* part :
             {static_cast<QWidget*>(view()->question()), static_cast<QWidget*>(view()->text()),
              static_cast<QWidget*>(view()->table())}) {
            if (part->isVisible())
                return part;
        }
        return nullptr;
    }
    QString classReads() { return front()->accessibleName(); }
    // In Chinese, large enough, and within the picture.
    void checkFront()
    {
        static const QRegularExpression english(QStringLiteral("\\b(the|is|of|and|stones?|wins?|heap)\\b"));
        const QString words = classReads();
        QVERIFY2(words.contains(QRegularExpression(QStringLiteral("[\\x{4e00}-\\x{9fff}]"))),
                 qPrintable(words));
        QVERIFY2(!words.contains(english), qPrintable(words));
        QVERIFY(view()->rect().contains(front()->geometry()));
        QVERIFY(!front()->geometry().intersects(view()->board()->geometry())
                || !view()->board()->isVisible());
        if (front() == view()->text())
            QVERIFY(view()->text()->textPixels() * 30 >= kHeight);
    }
    std::set<std::vector<Count>> foundOnStage()
    {
        std::set<std::vector<Count>> pairs;
        for (const auto& position : view()->scene().found.positions)
            pairs.insert(position.heaps);
        return pairs;
    }
    bool seesVerdict() { return view()->findChild<QWidget*>(QStringLiteral("verdict"))->isVisible(); }

private slots:
    void init()
    {
        ProjectionFixture::begin();
        m_window->selectLanguage(QStringLiteral("zh_CN"));
        press(m_window.get(), Qt::Key_2, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        stage()->activateWindow();
        stage()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(stage()));
        QCOMPARE(view()->size(), QSize(1024, kHeight));
        QVERIFY(!projection().presenter());
    }
    void cleanup() { end(); }

    // The position is typed before the class without a lesson being left or anything being told.
    void aPositionAtOnce()
    {
        QCOMPARE(session().position().word(), QStringLiteral("wythoff"));
        checkFront();
        key(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(stage()->findChild<widgets::PositionLine*>());
        type(QStringLiteral("3 5"));
        QTRY_VERIFY(!stage()->findChild<widgets::PositionLine*>());
        QCOMPARE(session().position().word(), QStringLiteral("wythoff"));
        QCOMPARE(session().position().heaps, (std::vector<Count>{3, 5}));
        QVERIFY(!seesVerdict());
        checkFront();
        stage()->setFocus();
        key(Qt::Key_Q);
        checkFront();
        key(Qt::Key_P);
        key(Qt::Key_N);
        key(Qt::Key_P);
        QVERIFY(classReads().contains(QStringLiteral("2 票")));
        QVERIFY(!classReads().contains(u'✓'));
        key(Qt::Key_PageDown);
        QVERIFY(classReads().contains(QStringLiteral("✓ P")));
        checkFront();
    }

    // What the class has filled in stays before its eyes: all cells, in letters that can be read.
    void theTableIsSeenWhole()
    {
        key(Qt::Key_G);
        const widgets::CellView& cells = *view()->table()->view();
        int steps = 0;
        for (; steps < 60 && !(steps > 0 && !projection().hall().cells().next); ++steps) {
            for (std::size_t i = 0; i < cells.cells().size(); ++i)
                QVERIFY2(!cells.cell(i).isEmpty(), qPrintable(QStringLiteral("%1 %2").arg(steps).arg(i)));
            const auto next = projection().hall().cells().next;
            QVERIFY(next && next->cell);
            QCOMPARE(cells.asked(), next->cell);
            QCOMPARE(cells.cells()[*next->cell].value, QStringLiteral("?"));
            QVERIFY(cells.font().pixelSize() * 45 >= kHeight);
            QVERIFY(view()->table()->above().isEmpty() && view()->table()->below().isEmpty());
            key(Qt::Key_PageDown);
        }
        QVERIFY(steps > 10);
    }

    // Where there is no room for all, a line says what is out of sight.
    void aSignSaysWhatIsOutOfSight()
    {
        widgets::StageTable table;
        table.resize(360, 200);
        table.setStageHeight(400);
        const auto grown = [this](int step) {
            return m_window->page()->lesson().table.cells(session().position(), 0, step);
        };
        table.setCells(grown(0));
        show(table);
        const auto* sign = table.findChild<QLabel*>(QStringLiteral("outside"));
        QVERIFY(sign->isVisible() && sign->font().pixelSize() * 30 >= 400);
        QVERIFY(table.above().isEmpty());
        QVERIFY2(table.below().startsWith(QStringLiteral("▾ "))
                     && table.below().endsWith(QStringLiteral(" 41")),
                 qPrintable(table.below()));
        table.setCells(grown(12));
        QVERIFY2(table.above().startsWith(QStringLiteral("▴ 0 … ")), qPrintable(table.above()));
        QVERIFY(sign->text().contains(table.above()));
        QVERIFY(!sign->geometry().intersects(table.view()->geometry()));
    }

    // All steps, page by page, and only then the verdict.
    void everyStepCanBeRead()
    {
        key(Qt::Key_F5);
        const int count = session().stepCount();
        QVERIFY(count >= 4);
        int seen = 0;
        for (int press = 0; press < 100; ++press) {
            checkFront();
            seen = std::max(seen, step() + 1);
            if (step() == count - 1 && view()->text()->page() == view()->text()->pageCount() - 1)
                break;
            key(Qt::Key_PageDown);
        }
        QCOMPARE(seen, count);
        QVERIFY(!seesVerdict());
        key(Qt::Key_V);
        QVERIFY(seesVerdict());
        checkFront();
    }

    // The table grows pair by pair over the whole screen; nothing of what comes is there before.
    void theTableGrows()
    {
        // In a dark hall it is dark from the first time on.
        key(Qt::Key_T);
        key(Qt::Key_G);
        const QImage dark = view()->table()->view()->viewport()->grab().toImage();
        QCOMPARE(countPixels(dark, widgets::Theme::stage(false).card), 0);
        QVERIFY(countPixels(dark, widgets::Theme::stage(true).card) > dark.width() * dark.height() / 3);
        key(Qt::Key_G);
        key(Qt::Key_T);
        key(Qt::Key_G);
        QCOMPARE(front(), view()->table());
        // Each pair comes to the board as well, in both orders.
        const auto onBoard = [this] {
            return dynamic_cast<widgets::PieceBoard&>(*view()->board()).drawing().signs.size();
        };
        QVERIFY(view()->board()->isVisible());
        QCOMPARE(onBoard(), std::size_t{0});
        QStringList told;
        for (std::size_t i = 0; i < 6; ++i) {
            checkFront();
            QCOMPARE(view()->scene().found.positions.size(), i == 0 ? 0 : 2 * i - 1);
            if (i < 4)
                QCOMPARE(onBoard(), i == 0 ? 0 : 2 * i - 1);
            told << classReads();
            key(Qt::Key_PageDown);
        }
        told.removeDuplicates();
        QCOMPARE(told.size(), 6);
        QCOMPARE(session().table().step, 6);
        for (const auto& text : written(*view()->table()))
            QVERIFY2(text.pixels * 45 >= kHeight, qPrintable(text.text));
        key(Qt::Key_G);
        QVERIFY(view()->board()->isVisible());
        // Put away, it leaves on the board what does not tell who wins there, and to another position
        // nothing.
        QCOMPARE(session().position().heaps, (std::vector<Count>{5, 8}));
        QCOMPARE(onBoard(), std::size_t{7});
        QCOMPARE(foundOnStage(), (std::set<std::vector<Count>>{{0, 0}, {1, 2}, {3, 5}, {4, 7}}));
        key(Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("9 12"));
        QTRY_COMPARE(session().position().heaps, (std::vector<Count>{9, 12}));
        QVERIFY(foundOnStage().empty());
    }

    // Why is seen as well as read: the pair that it names, on a board of which squares are left out as well;
    // the moves come without what only the steps introduce.
    void theReasonIsOnTheBoard()
    {
        const auto opens = [this](const QString& position) {
            key(Qt::Key_L, Qt::ControlModifier);
            type(position);
            QTRY_VERIFY(!stage()->findChild<widgets::PositionLine*>());
            stage()->setFocus();
        };
        opens(QStringLiteral("10 16"));
        key(Qt::Key_V);
        QVERIFY(foundOnStage().empty());
        key(Qt::Key_V);
        QCOMPARE(foundOnStage(), (std::set<std::vector<Count>>{{9, 15}}));
        opens(QStringLiteral("7 12"));
        key(Qt::Key_V);
        key(Qt::Key_V);
        QCOMPARE(foundOnStage(), (std::set<std::vector<Count>>{{4, 7}}));
        opens(QStringLiteral("6 10"));
        QVERIFY(foundOnStage().empty());
        key(Qt::Key_V);
        QVERIFY(foundOnStage().empty());
        key(Qt::Key_V);
        QCOMPARE(foundOnStage(), (std::set<std::vector<Count>>{{6, 10}}));
        // As the answer of a question as well, once why has been told.
        opens(QStringLiteral("8 10"));
        key(Qt::Key_Q);
        key(Qt::Key_PageDown);
        QVERIFY(foundOnStage().empty());
        key(Qt::Key_V);
        QCOMPARE(foundOnStage(), (std::set<std::vector<Count>>{{3, 5}}));
        opens(QStringLiteral("9 40"));
        const auto drawing = [this] {
            return dynamic_cast<widgets::PieceBoard&>(*view()->board()).drawing();
        };
        key(Qt::Key_V);
        QCOMPARE(drawing().signs.size(), std::size_t{0});
        key(Qt::Key_V);
        QCOMPARE(foundOnStage(), (std::set<std::vector<Count>>{{9, 15}}));
        QVERIFY(drawing().isShortened);
        QCOMPARE(drawing().signs.size(), std::size_t{1});
        opens(QStringLiteral("12 20"));
        for (int told = 0; told < 3; ++told)
            key(Qt::Key_V);
        const auto slopes = [&] {
            return std::ranges::count_if(drawing().texts,
                                         [](const widgets::Text& text) { return text.text.contains(u'φ'); });
        };
        QVERIFY(!drawing().arrows.empty());
        QCOMPARE(slopes(), 0);
        QCOMPARE(drawing().signs.size(), std::size_t{1}); // around the queen
        key(Qt::Key_End);
        QCOMPARE(slopes(), 2);
    }

    // Where the chart stands in place of the board, whoever is to play gets that back.
    void theBoardComesForAGame()
    {
        key(Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("12 20"));
        QTRY_VERIFY(!stage()->findChild<widgets::PositionLine*>());
        stage()->setFocus();
        key(Qt::Key_V);
        key(Qt::Key_C);
        for (int i = 0; i < 8 && view()->board()->isVisible(); ++i)
            key(Qt::Key_Space);
        QVERIFY(!view()->board()->isVisible());
        key(Qt::Key_M, Qt::ShiftModifier);
        QVERIFY(view()->board()->isVisible());
    }

    // The tour from its beginning to its third section.
    void theTour()
    {
        key(Qt::Key_S);
        for (int press = 0; press < 300 && session().section() < 2; ++press) {
            checkFront();
            const bool isOpen = session().asking() && session().asking()->isOpen();
            QCOMPARE(classReads().contains(u'✓'), session().asking() && !isOpen);
            key(Qt::Key_PageDown);
        }
        QCOMPARE(session().section(), 2);
    }

    // What a text prints as pairs is marked on the board beside it, and not what has not been told yet.
    void theBoardShowsThePairsOfTheText()
    {
        key(Qt::Key_S);
        session().setSection(3); // with nothing asked before
        QApplication::processEvents();
        QApplication::processEvents();
        const auto shown = [this] { return foundOnStage(); };
        const std::set<std::vector<Count>> first{{0, 0}, {1, 2}, {3, 5}, {4, 7}};
        QCOMPARE(shown(), first);
        const auto marked = [this] {
            return countPixels(view()->board()->grab().toImage(), widgets::Theme::stage(false).lost);
        };
        QTRY_VERIFY(marked() > 0);
        for (int press = 0; press < 40 && shown().size() < 9; ++press) {
            key(Qt::Key_PageDown);
        }
        QCOMPARE(shown(),
                 (std::set<std::vector<Count>>{
                     {0, 0}, {1, 2}, {3, 5}, {4, 7}, {6, 10}, {8, 13}, {9, 15}, {11, 18}, {12, 20}}));
        QTRY_VERIFY(marked() > 0);
        // The rays come with the text on the golden ratio, and all pairs are beside it, whatever was asked
        // before; while a question is open they do not point at what it asks for.
        QVERIFY(!view()->scene().found.isRuleTold);
        session().setSection(5);
        QApplication::processEvents();
        QApplication::processEvents();
        QVERIFY(view()->scene().found.isRuleTold && view()->scene().found.positions.size() >= 9);
        for (int press = 0; press < 10 && !projection().hall().isOpen(); ++press)
            key(Qt::Key_PageDown);
        QVERIFY(projection().hall().isOpen() && !view()->scene().found.isRuleTold);
        // All that a tour marks as lost is, and the texts say the same in every language.
        const auto isLost = [this](const QString& notation) {
            const auto read = teaching::parsePosition(notation, session().families(), &session().first());
            const auto* position = std::get_if<teaching::Position>(&read);
            return position && position->game->outcome(*position) == theory::Outcome::P;
        };
        std::set<QStringList> marks;
        for (const app::Language& language : app::languages()) {
            QStringList all;
            const auto tour =
                teaching::loadTour(QStringLiteral(":/tours"), QStringLiteral("wythoff"), language.locale);
            for (const auto& section : tour.sections) {
                for (const auto& piece : section.pieces) {
                    const QStringList& lost = piece.lost.positions;
                    all << QString::number(piece.lost.isRuleTold) << QString::number(lost.size()) << lost;
                    QVERIFY(std::ranges::all_of(lost, isLost));
                    QVERIFY(!piece.markdown.contains(QStringLiteral("<!--")));
                }
            }
            QVERIFY(all.size() > 80);
            marks.insert(all);
        }
        QCOMPARE(marks.size(), std::size_t{1});
    }

    // While nothing is told, every press of R is seen, no view that would tell comes up, in a step only what
    // the steps have told, and the squares stay as large as they are.
    void everyArrangementIsAnother()
    {
        type(QStringLiteral("3 5"));
        QTRY_VERIFY(!stage()->findChild<widgets::PositionLine*>());
        stage()->setFocus();
        const auto arrangements = [this](int presses) {
            std::set<int> seen;
            for (int i = 0; i < presses; ++i) {
                const QImage before = view()->board()->grab().toImage();
                key(Qt::Key_R);
                if (view()->board()->grab().toImage() == before)
                    return std::set<int>{-1};
                seen.insert(view()->board()->arrangement());
            }
            return seen;
        };
        QCOMPARE(arrangements(6), (std::set<int>{0, 1}));
        key(Qt::Key_F5);
        QCOMPARE(arrangements(6), (std::set<int>{0, 1}));
        for (int i = 0; i < 4; ++i)
            session().setStep(session().step() + 1);
        QVERIFY(arrangements(6).contains(3)); // the pairs have been told
        session().setStep(-1);
        key(Qt::Key_V); // P or N alone tells no more
        QCOMPARE(arrangements(6), (std::set<int>{0, 1}));
        key(Qt::Key_V, Qt::ShiftModifier);
        QCOMPARE(arrangements(8), (std::set<int>{0, 1, 2, 3}));
    }

    // The window that the class sees next does not answer what it was only asked.
    void theWindowDoesNotTell()
    {
        key(Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("3 5"));
        stage()->setFocus();
        key(Qt::Key_Q);
        key(Qt::Key_Escape);
        QVERIFY(projection().isRunning() && !session().asking());
        key(Qt::Key_Escape); // which asks
        key(Qt::Key_Escape);
        QVERIFY(!projection().isRunning());
        auto* banner = m_window->page()->findChild<widgets::VerdictBanner*>();
        QVERIFY(!session().isVerdictShown());
        QVERIFY2(!banner->accessibleName().contains(u'P'), qPrintable(banner->accessibleName()));
        // It is there again by its eye, and for the next position: nothing has been set.
        QVERIFY(session().options().verdict);
        auto* eye = banner->findChild<QAbstractButton*>(QStringLiteral("verdictEye"));
        QTest::mouseClick(eye, Qt::LeftButton);
        QVERIFY(session().isVerdictShown() && session().options().verdict);
        session().coverVerdict();
        session().setNotation(QStringLiteral("4 6"));
        QVERIFY(session().isVerdictShown());
    }

    // The two lines of the rule, in one language or two, are seen together.
    void aShortListIsNotTorn()
    {
        for (const bool isInTwo : {false, true}) {
            key(Qt::Key_S);
            if (isInTwo)
                m_window->page()->session().setSecondVoice(
                    m_translations->voice(*app::findLanguage(QStringLiteral("en"))));
            m_window->page()->session().setSection(3);
            QApplication::processEvents();
            bool isSeen = false;
            for (int page = 0; page < view()->text()->pageCount(); ++page) {
                view()->text()->setPage(page);
                QString all;
                for (const auto& each : written(*view()->text()))
                    all += each.text;
                all.remove(QChar(0x2060));
                QCOMPARE(all.contains(QStringLiteral("没用过的最小的数；")),
                         all.contains(QStringLiteral("+\u00a0k")));
                isSeen = isSeen || all.contains(QStringLiteral("+\u00a0k"));
            }
            QVERIFY(isSeen);
            key(Qt::Key_S);
        }
    }

    // Beside a chart as well a sentence and its translation are seen together.
    void aSentenceStandsWithItsTranslation()
    {
        key(Qt::Key_L, Qt::ControlModifier);
        type(QStringLiteral("nim: 7 9 15 12"));
        const auto second = m_translations->voice(*app::findLanguage(QStringLiteral("en")));
        session().setSecondVoice(second);
        stage()->setFocus();
        key(Qt::Key_V, Qt::ShiftModifier);
        key(Qt::Key_C);
        QVERIFY(view()->isCharted());
        const auto bare = [](QString text) {
            return text.remove(QRegularExpression(QStringLiteral("[\\s\\x{a0}\\x{2060}]")));
        };
        int pairs = 0;
        for (int i = 0; i < session().stepCount(); ++i) {
            session().setStep(i);
            QApplication::processEvents();
            QStringList pages;
            for (int page = 0; page < view()->text()->pageCount(); ++page) {
                view()->text()->setPage(page);
                QString all;
                for (const auto& each : written(*view()->text()))
                    all += each.text;
                pages << bare(all);
            }
            const auto step = widgets::bySentence(
                widgets::rendered(session().explanation().steps[static_cast<std::size_t>(i)], second));
            for (qsizetype at = 0; at < step.details.size(); ++at) {
                const QString own = bare(step.details[at]);
                const QString other = bare(step.secondDetails[at]);
                if (!pages.join(QString()).contains(own))
                    continue; // what a chart leaves no room for
                QVERIFY2(std::ranges::any_of(
                             pages,
                             [&](const QString& page) { return page.contains(own) && page.contains(other); }),
                         qPrintable(pages.join(u'\n')));
                ++pairs;
            }
        }
        QVERIFY(pairs > 10);
    }

    // A label that has no room beside its point stands within the plot all the same, whole.
    void hugeNumbersAreNotCut()
    {
        for (const QString& position :
             {QStringLiteral("165580141 267914295"), QStringLiteral("100000 161803"),
              QStringLiteral("nim: 165580141 267914295 3"), QStringLiteral("1000 1618")}) {
            key(Qt::Key_L, Qt::ControlModifier);
            type(position);
            QTRY_VERIFY(!stage()->findChild<widgets::PositionLine*>());
            stage()->setFocus();
            hideVerdict(stage());
            for (int i = 0; i < 3; ++i)
                key(Qt::Key_V);
            key(Qt::Key_C);
            QVERIFY(view()->isCharted());
            auto* chart = view()->findChild<widgets::ChartView*>();
            const QGraphicsSimpleTextItem* now = wordOfPosition(*chart);
            QVERIFY2(now, qPrintable(position));
            const QRectF place = now->mapRectToParent(now->boundingRect());
            QVERIFY2(chart->chart()->plotArea().contains(place), qPrintable(now->text()));
            key(Qt::Key_C);
        }
    }

    // That the golden ratio gives the pairs takes no more than two pages of a step.
    void theGoldenRatioIsToldInFewPages()
    {
        for (const app::Language& language : app::languages()) {
            m_window->selectLanguage(QLatin1String(language.code));
            StageFixture it(positionOf(QStringLiteral("wythoff: 100 162")));
            it.view.resize(1280, 800);
            show(it.view);
            const auto& steps = it.session.explanation().steps;
            const auto step = std::ranges::find_if(steps, [](const teaching::Step& each) {
                return QLatin1String(each.id) == QLatin1String("difference");
            });
            it.show(static_cast<int>(step - steps.begin()));
            QApplication::processEvents();
            QVERIFY2(it.view.text()->pageCount() <= 2,
                     qPrintable(QString::number(it.view.text()->pageCount())));
        }
    }

    // No step of a lecture takes more than two pages on a small screen, even where the verdict is there.
    void noStepTakesMoreThanTwoPages()
    {
        for (const app::Language& language : app::languages()) {
            m_window->selectLanguage(QLatin1String(language.code));
            StageFixture it(positionOf(QStringLiteral("wythoff: 12 17")));
            it.view.resize(1024, kHeight);
            show(it.view);
            for (int step = 0; step < it.stepCount(); ++step) {
                it.show(step);
                QApplication::processEvents();
                QVERIFY2(it.view.text()->pageCount() <= 2,
                         qPrintable(QStringLiteral("%1 %2: %3")
                                        .arg(QLatin1String(language.code))
                                        .arg(step + 1)
                                        .arg(it.view.text()->pageCount())));
            }
        }
    }

    // Why is told of the move that has been marked, not of the position, which has other winning moves.
    void theReasonIsOfTheMove()
    {
        for (const QString& text : {QStringLiteral("move wythoff: 4 5"), QStringLiteral("move wythoff: 1 4"),
                                    QStringLiteral("move wythoff: 5 1")}) {
            const auto& lesson = m_window->page()->lesson();
            const auto read = teaching::readQuestion(text, lesson.questions, games::families(), nullptr);
            const auto* question = std::get_if<teaching::Question>(&read);
            QVERIFY(question);
            widgets::HallQuestion asked{*question, teaching::ballotOf(*question)};
            asked.isRevealed = asked.isReasonTold = true;
            const QString why = widgets::hallLines(asked, teaching::Voice::installed()).constLast();
            const auto& left = std::get<teaching::Position>(question->right);
            QVERIFY2(why.contains(teaching::Voice::installed().say(left.game->verdict(left))),
                     qPrintable(why));
        }
    }

    // The first digit of a longer answer is seen at once, and goes by the key that it would otherwise step
    // back with.
    void digitsAreEchoed()
    {
        const auto right = [this] { return std::get<Count>(projection().hall().cells().next->right); };
        key(Qt::Key_G);
        while (right() < 10)
            key(Qt::Key_PageDown);
        const int step = session().table().step;
        const QString asked = classReads();
        const auto digit = [&](int place) {
            return static_cast<Qt::Key>(QString::number(right())[place].unicode());
        };
        key(digit(0));
        QCOMPARE(classReads().replace(u'\u00a0', u' '),
                 QString(asked).replace(u'\u00a0', u' ')
                     + QStringLiteral(" %1…").arg(QString::number(right())[0]));
        key(Qt::Key_Backspace);
        QCOMPARE(classReads(), asked);
        QCOMPARE(session().table().step, step);
        key(digit(0));
        key(digit(1));
        QCOMPARE(session().table().step, step + 1);
        QVERIFY(!classReads().contains(u'…'));
        key(Qt::Key_Backspace);
        QCOMPARE(session().table().step, step);
    }

    // The frame around what has been filled in is as thick above as below.
    void aFrameIsNotCut()
    {
        key(Qt::Key_G);
        key(Qt::Key_PageDown);
        const widgets::CellView& cells = *view()->table()->view();
        const QImage picture = view()->table()->view()->viewport()->grab().toImage();
        const QColor accent = widgets::Theme::of(cells.palette()).accent;
        const QRect place = cells.cell(0);
        const int x = place.left() + place.width() / 7; // beside the letters
        int above = 0;
        int below = 0;
        for (int y = place.top(); y <= place.bottom(); ++y) {
            const QColor colour = picture.pixelColor(x, y);
            const bool isFrame =
                std::abs(colour.red() - accent.red()) < 60 && std::abs(colour.blue() - accent.blue()) < 60;
            (y < place.center().y() ? above : below) += isFrame ? 1 : 0;
        }
        QVERIFY(above > 0);
        QCOMPARE(above, below);
    }

    // Esc leaves one level after the other.
    void theKeysAndTheEnd()
    {
        key(Qt::Key_Question, Qt::ShiftModifier);
        QVERIFY(projection().keyList()->isVisible());
        key(Qt::Key_Escape);
        QVERIFY(!projection().keyList()->isVisible());
        QVERIFY(projection().isRunning());
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        key(Qt::Key_PageDown); // with nothing to be left it asks as well
        for (int i = 0; i < 2; ++i) {
            key(Qt::Key_Escape);
            QVERIFY(projection().isRunning() && notice->isVisible());
            if (i == 0) // who has thought better of it is asked anew
                QTRY_VERIFY_WITH_TIMEOUT(!notice->isVisible(), 5000);
        }
        key(Qt::Key_Escape);
        QVERIFY(!projection().isRunning());
        QVERIFY(m_window->isVisible());
    }
};

LASTSTONE_TEST(LectureWythoffTest, OneScreen)

} // namespace laststone::lecture_wythoff_test
#include "lecture_wythoff_test.moc"
