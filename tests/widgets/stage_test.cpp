// SPDX-License-Identifier: GPL-3.0-or-later
// What a hall can read: the size of every letter on the stage, in every lesson, language and arrangement.
#include "app/language.h"
#include "app/main_window.h"
#include "chart_word.h"
#include "games/catalogue.h"
#include "games/common/nim_sum.h"
#include "games/graph/graph_game.h"
#include "gui_test.h"
#include "stage_fixture.h"
#include "teaching/hall/ballot.h"
#include "teaching/hall/opening.h"
#include "teaching/notation.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/piece_board.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/page/lesson_page.h"
#include "widgets/stage/question_pages.h"
#include "widgets/stage/stage_keys.h"
#include "widgets/stage/stage_view.h"
#include "widgets/steps/text_pages.h"
#include "written.h"

#include <QFontInfo>
#include <QGraphicsSimpleTextItem>
#include <QGraphicsTextItem>
#include <QLabel>
#include <QPaintEngine>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextDocument>
#include <QTextLayout>
#include <QtCharts/QChart>

#include <cmath>
#include <map>
#include <set>

namespace laststone::stage_test {

using widgets::StageText;
using widgets::StageView;
using widgets::Theme;

class StageTest : public QObject, protected StageSpeaking {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        begin();
    }
    void cleanup() { end(); }

    void boardsFitWithoutScrolling_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 720), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void boardsFitWithoutScrolling()
    {
        QFETCH(QSize, size);
        for (const widgets::Lesson* lesson : games::lessons()) {
            StageFixture it(lesson->first);
            it.view.resize(size);
            show(it.view);
            const int arrangements = std::max(1, static_cast<int>(it.view.board()->arrangements().size()));
            for (int arrangement = 0; arrangement < arrangements; ++arrangement) {
                it.session.setArrangement(arrangement);
                for (int step = -1; step < it.stepCount(); ++step) {
                    for (const bool panels : {true, false}) {
                        it.scene.panels = panels;
                        it.show(step);
                        QVERIFY2(it.view.board()->verticalScrollBar()->maximum() == 0,
                                 qPrintable(QStringLiteral("%1 %2").arg(lesson->id()).arg(step)));
                    }
                }
            }
        }
    }

    void longStepsGoOnOnPages()
    {
        StageFixture it(parse("staircase: 3 1 4 1 5"));
        it.view.resize(1024, 768);
        show(it.view);
        speakSecond(it, QStringLiteral("en"));
        const auto& steps = it.session.explanation().steps;
        const auto longest = std::ranges::find_if(
            steps, [](const teaching::Step& step) { return QByteArray(step.id) == "ways"; });
        it.show(static_cast<int>(longest - steps.begin()));
        StageText& text = *it.view.text();
        QVERIFY(text.pageCount() > 1);
        // All pages together say what the step says, and no line comes twice.
        QString all;
        for (int page = 0; page < text.pageCount(); ++page) {
            text.setPage(page);
            QCOMPARE(text.page(), page);
            for (const auto& written : written(*it.view.text()))
                all += written.text;
        }
        // On every page stand the titles and which page it is.
        const teaching::Step& step = *longest;
        all.remove(QLatin1Char(' ')).remove(QChar(0xa0)).remove(QChar(0x2060));
        for (const teaching::Voice& voice : {teaching::Voice::installed(), *it.session.secondVoice()})
            all.remove(voice.say(step.title).remove(QLatin1Char(' ')));
        all.remove(QRegularExpression(QStringLiteral("[0-9]/[0-9]▸?")));
        const auto sentences = widgets::bySentence(widgets::rendered(step, it.session.secondVoice()));
        for (QString said : sentences.details + sentences.secondDetails)
            QVERIFY2(all.count(said.remove(QLatin1Char(' '))) == 1,
                     qPrintable(said + QLatin1Char('\n') + all));
        // A page too far is the last one; other words begin with their first page.
        text.setPage(99);
        QCOMPARE(text.page(), text.pageCount() - 1);
        it.show(2);
        QCOMPARE(text.page(), 0);
    }

    // What is told of who wins takes room away, or a table gives it back: what was being explained is still
    // there.
    void whatIsBeingReadStaysWhileVTells_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* each :
             {"staircase: 4 1 7 2", "staircase misere: 4 1 7 2", "staircase: 3 1 4 1 5 9 2 6", "nim: 3 5 7"})
            QTest::newRow(each) << QString::fromLatin1(each);
    }
    void whatIsBeingReadStaysWhileVTells()
    {
        QFETCH(const QString, position);
        StageFixture it(parse(position.toLatin1().constData()));
        it.view.resize(1280, 800);
        show(it.view);
        speakSecond(it, QStringLiteral("zh_TW"));
        StageText& text = *it.view.text();
        const auto isBlank = [](QChar c) { return c.isSpace() || c.category() == QChar::Other_Format; };
        const auto letters = [&](const teaching::Step& step) {
            QString all;
            for (const auto& written : written(text))
                all += written.text;
            all.removeIf(isBlank);
            for (const teaching::Voice& voice : {teaching::Voice::installed(), *it.session.secondVoice()})
                all.remove(voice.say(step.title).removeIf(isBlank));
            return all;
        };
        const auto tell = [&](int step, bool verdict, bool reason) {
            it.scene.verdict = verdict;
            it.scene.reason = reason;
            it.show(step);
        };
        int tried = 0;
        for (int i = 0; i < it.stepCount(); ++i) {
            const teaching::Step& step = it.session.explanation().steps[static_cast<std::size_t>(i)];
            tell(i, false, false);
            for (int page = 1; page < text.pageCount(); ++page) {
                text.setPage(page);
                const QString begins = letters(step).left(8);
                if (std::ranges::all_of(begins.left(3), [](QChar c) { return c.isDigit(); })) // a table
                    continue;
                for (const auto& [verdict, reason] : {std::pair(true, false), {true, true}, {false, false}}) {
                    tell(i, verdict, reason);
                    QVERIFY2(letters(step).contains(begins), qPrintable(begins + u' ' + letters(step)));
                }
                ++tried;
            }
        }
        QVERIFY2(tried > 0, qPrintable(QString::number(tried)));
    }

    // Above the chart as well, where there is least room, no line of them is sliced.
    void titlesInTwoLanguagesAreWholeAboveTheChart()
    {
        for (const QSize size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)}) {
            StageFixture it(parse("staircase: 1 2 3"));
            it.view.resize(size);
            show(it.view);
            speakSecond(it, QStringLiteral("zh_TW"));
            it.scene.chart = true;
            it.scene.verdict = true;
            it.scene.reason = false;
            for (int step = 0; step < it.stepCount(); ++step) {
                it.show(step);
                const StageText& text = *it.view.text();
                QVERIFY2(
                    text.heightOfPages(text.width(), text.height()) <= text.height(),
                    qPrintable(
                        QStringLiteral("%1×%2, step %3").arg(size.width()).arg(size.height()).arg(step)));
                QVERIFY(text.textPixels() >= size.height() / 30);
                QVERIFY(it.view.findChild<widgets::ChartView*>()->height() > size.height() / 6);
            }
        }
    }

    // However long the verdict is that is told above a chart, no word below it is cut or missing; and of all
    // winning moves there is one on each page, unless titles alone leave no room for one.
    void noWordIsCutAboveAChart_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("notation");
        for (const QSize& size : {QSize(1024, 768), QSize(1920, 1080)}) {
            for (const char* language : {"en", "zh_TW"}) {
                for (const char* notation :
                     {"sg {1,3,4}: 50 60 70", "sg {1,3,4}: 50", "sg 0.77: 84", "sg 0.77: 84 9 30",
                      "sg 0.77: 9 5 7", "sg 0.77: 500", "sg grundy: 40", "bash 3 misere: 21"})
                    QTest::addRow("%d %s %s", size.height(), language, notation)
                        << size << QString::fromLatin1(language) << QString::fromLatin1(notation);
            }
        }
    }
    void noWordIsCutAboveAChart()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(QString, notation);
        speak(*app::findLanguage(language));
        StageFixture it(parse(qPrintable(notation)));
        it.view.resize(size);
        show(it.view);
        speakSecond(it, language);
        it.scene.chart = it.scene.verdict = it.scene.reason = true;
        StageText& text = *it.view.text();
        const bool isLost = it.session.outcome() == theory::Outcome::P;
        for (const bool moves : {false, true}) {
            it.scene.moves = moves;
            it.show(-1);
            const auto said = widgets::bySentence(widgets::rendered(
                moves ? it.session.explanation().steps.back() : teaching::opening(it.session, true),
                it.session.secondVoice()));
            QString all;
            const bool isTight = text.heightOfPages(text.width(), text.height()) > text.height();
            for (int page = 0; page < it.view.pageCount(); ++page) {
                it.view.setPage(page);
                for (const auto& each : written(text))
                    QVERIFY2(!each.isCut || withoutSpaces(each.text).isEmpty(), qPrintable(each.text));
                all += saidIn(text);
                QVERIFY2(!moves || isLost || (page == 0 && isTight) || saidIn(text).contains(u'✓'),
                         qPrintable(all));
            }
            for (const QString& each :
                 QStringList{said.title, said.secondTitle} + said.details + said.secondDetails)
                QVERIFY2(all.contains(withoutSpaces(each)), qPrintable(each + all));
            QVERIFY(it.view.board()->isVisible());
        }
    }

    // Above a chart a heading is smaller where words have room below it then, and a table that has room below
    // its heading comes before the words that read it.
    void wordsFollowTheHeadingAboveAChart()
    {
        const auto said = [](StageFixture& it, int step) {
            it.view.resize(1024, 768);
            show(it.view);
            it.scene.chart = it.scene.verdict = it.scene.reason = true;
            it.show(step);
            return saidIn(*it.view.text());
        };
        StageFixture four(parse("nim: 7 9 15 12"));
        const QString rule = said(four, 0);
        QVERIFY2(rule.contains(QStringLiteral("N:theplayertomovewins")), qPrintable(rule));
        StageFixture three(parse("nim: 2 3 6"));
        const auto& steps = three.session.explanation().steps;
        const auto table =
            std::ranges::find_if(steps, [](const auto& step) { return step.table.has_value(); });
        const QString digits = said(three, static_cast<int>(table - steps.begin()));
        QVERIFY2(digits.contains(QStringLiteral("421")), qPrintable(digits));
    }

    // Of many stairs a hall sees all, and the table of their numbers in smaller letters rather than not at
    // all.
    void twentyStairsAreSeenWithTheirTable()
    {
        StageFixture it(parse("staircase: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20"));
        it.view.resize(1024, 768);
        show(it.view);
        it.scene.verdict = true;
        const auto& steps = it.session.explanation().steps;
        const auto table =
            std::ranges::find_if(steps, [](const auto& step) { return step.table.has_value(); });
        it.show(static_cast<int>(table - steps.begin()));
        const auto& board = dynamic_cast<const widgets::PieceBoard&>(*it.view.board());
        QCOMPARE(board.partCount(), std::size_t{20});
        for (std::size_t part = 0; part < board.partCount(); ++part)
            QVERIFY(board.viewport()->rect().contains(board.partRect(part)));
        const QString digits = saidIn(*it.view.text());
        QVERIFY2(digits.contains(QStringLiteral("168421")) && digits.contains(QStringLiteral("1910011")),
                 qPrintable(digits));
    }

    // In one language, too, beside a chart no page has a heading alone, and each has it; the chart is high,
    // and letters are of one size.
    void noPageBesideAChartIsAHeading_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("notation");
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 800)}) {
            for (const char* notation :
                 {"sg 0.77: 84", "nim: 7 9 15 12", "staircase: 4 1 7 2", "wythoff: 100 161"})
                QTest::addRow("%d %s", size.height(), notation) << size << QString::fromLatin1(notation);
        }
    }
    void noPageBesideAChartIsAHeading()
    {
        QFETCH(QSize, size);
        QFETCH(QString, notation);
        StageFixture it(parse(qPrintable(notation)));
        it.view.resize(size);
        show(it.view);
        it.scene.verdict = it.scene.chart = true;
        std::set<int> letters;
        for (int step = 0; step < it.stepCount(); ++step) {
            it.show(step);
            const auto& shown = it.session.explanation().steps[static_cast<std::size_t>(step)];
            const QString title = withoutSpaces(widgets::rendered(shown, {}).title);
            for (int page = 0; page < it.view.pageCount(); ++page) {
                it.view.setPage(page);
                const QString said = saidIn(*it.view.text());
                QVERIFY2(said.startsWith(title), qPrintable(title + said));
                QVERIFY2(said != title || shown.details.empty(), qPrintable(title));
            }
            letters.insert(it.view.text()->textPixels());
            const bool isLast = step + 1 == it.stepCount();
            QVERIFY2(it.view.chart()->height() >= size.height() * (isLast ? 0.24 : 0.28),
                     qPrintable(QString::number(step)));
            QVERIFY(it.view.findChild<QWidget*>(QStringLiteral("verdict"))->isVisible());
        }
        QCOMPARE(letters.size(), std::size_t{1});
    }

    // Before the steps, in two languages, a chart leaves all of the board, and in one place however the words
    // change.
    void aChartLeavesAllOfTheBoard()
    {
        for (const char* notation : {"nim: 7 9 15 12", "wythoff: 4 6", "staircase: 4 1 7 2 1 3"}) {
            StageFixture it(parse(notation));
            it.view.resize(1024, 768);
            show(it.view);
            speakSecond(it, QStringLiteral("en"));
            it.scene.verdict = it.scene.reason = it.scene.chart = true;
            it.show(-1);
            const QRect board = it.view.board()->geometry();
            for (const bool areMovesTold : {false, true}) {
                it.scene.moves = areMovesTold;
                it.show(-1);
                QVERIFY(it.view.board()->isVisible() && it.view.chart()->isVisible());
                QCOMPARE(it.view.board()->geometry(), board);
                QCOMPARE(it.view.board()->verticalScrollBar()->maximum(), 0);
                QVERIFY(!it.view.chart()->geometry().intersects(board));
                QVERIFY(it.view.chart()->height() >= 768 / 4);
            }
        }
    }

    // What a page says where the mouse rests is too small for a hall, and would lie over its board.
    void nothingIsSaidWhereTheMouseRests()
    {
        for (const char* notation : {"sg 0.77: 9 5 7", "wythoff: 30 80"}) {
            StageFixture it(parse(notation));
            it.view.resize(1280, 800);
            show(it.view);
            it.show(-1);
            for (const QWidget* each : it.view.board()->findChildren<QWidget*>())
                QVERIFY2(each->toolTip().isEmpty(), qPrintable(each->toolTip()));
        }
    }

    // One of its axes is the heap that a winning move changes, once that is told: of stairs the one that
    // rises.
    void aChartShowsAWinningMove()
    {
        StageFixture nim(parse("nim: 3 14 15 9 26 5 35 8 97 93 23 84"));
        nim.view.resize(1280, 720);
        show(nim.view);
        nim.scene.verdict = nim.scene.reason = nim.scene.chart = true;
        nim.show(-1);
        QCOMPARE(nim.view.chart()->window().yHeap, std::size_t{1});
        nim.scene.moves = true;
        nim.show(-1);
        QCOMPARE(nim.view.chart()->window().xHeap, std::size_t{0});
        QCOMPARE(nim.view.chart()->window().yHeap, std::size_t{8});
        StageFixture stairs(parse("staircase: 4 1 7 2 1 3"));
        stairs.view.resize(1280, 720);
        show(stairs.view);
        stairs.scene.verdict = stairs.scene.chart = true;
        const auto& steps = stairs.session.explanation().steps;
        const auto raising = std::ranges::find_if(steps, [](const teaching::Step& step) {
            return !step.shown.moves.empty() && step.shown.moves[0].move.heap == 5 // from stair 6 to stair 5
                && step.shown.moves[0].role == teaching::ShownMove::Role::Winning;
        });
        QVERIFY(raising != steps.end());
        stairs.show(static_cast<int>(raising - steps.begin()));
        QCOMPARE(stairs.view.chart()->window().yHeap, std::size_t{4});
    }

    // In two languages its own title is no smaller than the letters on the board.
    void theTitleOfAChartCanBeRead()
    {
        StageFixture it(parse("nim: 7 9 15 12"));
        it.view.resize(1024, 768);
        show(it.view);
        speakSecond(it, QStringLiteral("en"));
        it.scene.verdict = it.scene.chart = true;
        it.scene.reason = false;
        it.show(-1);
        const auto labels = it.view.findChildren<QLabel*>();
        const auto title = std::ranges::find_if(labels, [](const QLabel* each) {
            return withoutSpaces(each->text()).startsWith(QStringLiteral("P-positions"));
        });
        QVERIFY(title != labels.end() && (*title)->isVisible());
        QVERIFY2((*title)->fontInfo().pixelSize() >= 768 * widgets::stage::kLeastOnBoard,
                 qPrintable(QString::number((*title)->fontInfo().pixelSize())));
        QVERIFY((*title)->height() * 2 < (*title)->fontMetrics().lineSpacing() * 9); // two lines each
    }

    // Nor are the names of its axes cut, however low it is.
    void theAxesOfALowChartHaveWholeNames()
    {
        StageFixture it(parse("staircase: 4 1 7 2 1 3"));
        it.view.resize(1280, 720);
        show(it.view);
        speakSecond(it, QStringLiteral("en"));
        it.scene.verdict = it.scene.reason = it.scene.chart = true;
        it.show(0);
        QApplication::processEvents(); // the charts cut and draw what they have been given
        QStringList names;
        for (const QGraphicsItem* item : it.view.chart()->scene()->items()) {
            if (const auto* text = dynamic_cast<const QGraphicsTextItem*>(item); text && text->isVisible())
                names << text->toPlainText();
        }
        const QString all = names.join(u'\n');
        QVERIFY2(all.contains(QStringLiteral("a: stair 1")), qPrintable(all));
        for (const QString& name : names)
            QVERIFY2(!name.contains(QStringLiteral("...")), qPrintable(name));
    }

    // However small her square is, the queen is seen from the last row.
    void theQueenCanBeSeen()
    {
        for (const QSize& size : {QSize(1024, 768), QSize(1920, 1080)}) {
            StageFixture it(parse("wythoff: 12 20"));
            it.session.setArrangement(1);
            it.view.resize(size);
            show(it.view);
            it.show(-1);
            const auto* board = dynamic_cast<const widgets::PieceBoard*>(it.view.board());
            QVERIFY(board && board->drawing().pieces.size() == 1);
            const double em = board->fontInfo().pixelSize();
            QVERIFY(board->drawing().pieces[0].box.width() * em * 40 >= size.height());
        }
    }

    // Each of several points could be meant by a word that stands away from its own.
    void wordsOfAChartStandWhereTheyBelong_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("notation");
        for (const QSize size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)}) {
            for (const char* notation :
                 {"sg 0.77: 9 5 7", "sg 0.77: 3", "sg {1,3,4}: 5 7 12", "sg {2,5}: 7 3"})
                QTest::addRow("%d %s", size.height(), notation) << size << QString::fromLatin1(notation);
        }
    }
    void wordsOfAChartStandWhereTheyBelong()
    {
        QFETCH(QSize, size);
        QFETCH(QString, notation);
        StageFixture it(parse(qPrintable(notation)));
        it.view.resize(size);
        show(it.view);
        it.scene.chart = true;
        it.scene.verdict = true;
        it.scene.reason = true; // so the period is shown, and there are most points
        it.show(-1);
        QApplication::processEvents();
        widgets::ChartView& chart = *it.view.chart();
        const double em = QFontMetricsF(chart.font()).height();
        const QPointF here = chart.place(chart.data().current);
        const QString formula = widgets::unbroken(chart.data().formula);
        const QStringList now{formula + QStringLiteral(" now"), formula};
        int found = 0;
        for (const QGraphicsItem* item : chart.scene()->items()) {
            const auto* text = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
            if (!text || !text->isVisible() || !now.contains(text->text()))
                continue;
            const QRectF box =
                chart.mapFromScene(text->mapToScene(text->boundingRect()).boundingRect()).boundingRect();
            // Beside its point; where it would cover others there, away from it and clear of them all.
            const auto& data = chart.data();
            const auto isCovered = [&](const teaching::PlanePoint& point) {
                return box.contains(chart.place(point));
            };
            const bool isClear =
                std::ranges::none_of(data.lost, isCovered) && std::ranges::none_of(data.others, isCovered);
            QVERIFY2(isClear || box.adjusted(-em, -em, em, em).contains(here), qPrintable(text->text()));
            ++found;
        }
        QCOMPARE(found, 1);
        // The line on which the sum is P says so.
        const auto texts = written(*chart.viewport());
        const bool isSum = it.session.position().heaps.size() > 1;
        QCOMPARE(std::ranges::any_of(texts,
                                     [](const TextRecorder::Text& each) {
                                         return each.text.startsWith(QStringLiteral("the sum is P"));
                                     }),
                 isSum);
    }

    // The class finds the period itself, or is told it by its step; so it is not on the chart before.
    void aPeriodIsShownFromItsStepOn()
    {
        StageFixture it(parse("sg {1,3,4}: 20"));
        it.view.resize(1024, 768);
        show(it.view);
        it.scene.chart = true;
        it.scene.verdict = true;
        it.scene.reason = false;
        const auto charted = [&](int step) {
            it.show(step);
            return it.view.chart()->data();
        };
        const auto title = [](const teaching::PlaneData& data) {
            return teaching::Voice::installed().say(data.title);
        };
        QVERIFY(charted(-1).bands.empty());
        bool isTold = false;
        for (int step = 0; step < it.stepCount(); ++step) {
            isTold = isTold || it.session.explanation().steps[static_cast<std::size_t>(step)].shown.span;
            const teaching::PlaneData data = charted(step);
            QCOMPARE(!data.bands.empty(), isTold);
            QCOMPARE(title(data).contains(QStringLiteral("period 7")), isTold);
            QVERIFY(it.view.chart()->isPositionInView());
        }
        QVERIFY(isTold);
        it.scene.reason = true; // for those who know it
        QVERIFY(!charted(-1).bands.empty());
        // Kayles has exceptions, which are those of the period.
        StageFixture kayles(parse("sg 0.77: 9"));
        kayles.view.resize(1024, 768);
        show(kayles.view);
        kayles.scene = it.scene;
        kayles.scene.reason = false;
        kayles.show(-1);
        QVERIFY(kayles.view.chart()->data().exceptions.empty());
        QVERIFY(kayles.view.chart()->window().x.last < 30);
        // Told with the reason, it begins behind what is in view: the title does not claim it there.
        kayles.scene.reason = true;
        kayles.show(-1);
        QVERIFY(kayles.view.chart()->window().x.last < 70);
        QCOMPARE(title(kayles.view.chart()->data()), QStringLiteral("The SG values g(n)"));
    }

    // Beside a text of the tour that tells it, all of it is in sight, with what comes before it.
    void aPeriodIsShownBesideItsText()
    {
        for (const auto& [notation, first, last] :
             {std::tuple("sg {2,3,7}: 12", 0, 4), {"sg 0.77: 4", 71, 82}}) {
            StageFixture it(parse(notation));
            it.view.resize(1280, 800);
            show(it.view);
            it.scene.chart = it.scene.verdict = true;
            it.scene.reason = false;
            it.scene.tour.emplace();
            it.scene.tour->title = QStringLiteral("A");
            it.scene.tour->markdown = QStringLiteral("B");
            it.show(-1);
            QVERIFY(it.view.isCharted() && it.view.chart()->data().bands.empty());
            it.scene.tour->isBoardTold = true;
            it.show(-1);
            const auto isPeriod = [&](const teaching::PlaneBand& band) {
                return band.x == teaching::PlaneRange{theory::Count(first), theory::Count(last)};
            };
            QVERIFY2(std::ranges::any_of(it.view.chart()->data().bands, isPeriod), notation);
            const teaching::PlaneRange x = it.view.chart()->window().x;
            QVERIFY2(x.first == 0 && x.last >= theory::Count(last), notation);
        }
    }

    // Far out, P-positions along the rays would be bars: what is around the position and its winning move is
    // shown, in which points stand apart.
    void pointsAlongRaysAreToldApart()
    {
        StageFixture it(parse("wythoff: 100 161"));
        it.view.resize(1024, 768);
        show(it.view);
        it.scene.chart = it.scene.verdict = true;
        for (int step = 0; step < it.stepCount(); ++step) {
            it.show(step);
            const widgets::ChartView& chart = *it.view.chart();
            QVERIFY(chart.isPositionInView() && chart.window().x.length() <= 64);
            const auto isIn = [&](const teaching::PlanePoint& point) {
                return chart.window().x.contains(point.x) && chart.window().y.contains(point.y);
            };
            QVERIFY(std::ranges::all_of(chart.data().winning, isIn));
            std::vector<teaching::PlanePoint> seen;
            std::ranges::copy_if(chart.data().lost, std::back_inserter(seen), isIn);
            QVERIFY(seen.size() >= 5);
        }
        // Where no winning move is near there is all of it.
        StageFixture far(parse("wythoff: 10 200"));
        far.view.resize(1024, 768);
        show(far.view);
        far.scene = it.scene;
        far.show(0);
        QCOMPARE(far.view.chart()->window().x.first, theory::Count{0});
    }

    // One that comes in a step goes to what that speaks of.
    void aChartGoesToWhatIsTold()
    {
        StageFixture it(parse("sg {1,3,4}: 20"));
        it.view.resize(1024, 768);
        show(it.view);
        const auto& steps = it.session.explanation().steps;
        const auto spanned = std::ranges::find_if(
            steps, [](const teaching::Step& step) { return step.shown.span.has_value(); });
        QVERIFY(spanned != steps.end());
        it.show(static_cast<int>(spanned - steps.begin()));
        it.scene.verdict = it.scene.chart = true;
        it.view.setScene(it.scene, {});
        QVERIFY(it.view.chart()->window().x.last >= spanned->shown.span->to);
        QVERIFY(it.view.chart()->isPositionInView());
    }

    // The ring is around its point, and what is said of the position covers no other.
    void whatIsSaidOfThePositionCoversNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("notation");
        for (const QSize& size : {QSize(1024, 768), QSize(1920, 1080)}) {
            for (const char* notation : {"wythoff: 5 8", "wythoff: 3 4", "wythoff: 12 20", "wythoff: 20 12",
                                         "wythoff: 1 2", "wythoff: 8 13", kHuge})
                QTest::addRow("%s %d", notation, size.width()) << size << QString::fromLatin1(notation);
        }
    }
    void whatIsSaidOfThePositionCoversNothing()
    {
        QFETCH(QSize, size);
        QFETCH(QString, notation);
        StageFixture it(parse(qPrintable(notation)));
        it.view.resize(size);
        show(it.view);
        it.scene.chart = it.scene.verdict = it.scene.reason = true;
        it.show(-1);
        QApplication::processEvents();
        widgets::ChartView& chart = *it.view.chart();
        const QGraphicsSimpleTextItem* now = wordOfPosition(chart);
        QVERIFY(now);
        const QRectF box =
            chart.mapFromScene(now->mapToScene(now->boundingRect()).boundingRect()).boundingRect();
        const QRectF plot =
            chart.mapFromScene(chart.chart()->mapToScene(chart.chart()->plotArea()).boundingRect())
                .boundingRect();
        QVERIFY2(plot.adjusted(-1, -1, 1, 1).contains(box), qPrintable(now->text()));
        const double ring = QFontMetricsF(chart.font()).height() / 4; // less than the half of it
        QVERIFY2(!box.adjusted(-ring, -ring, ring, ring).contains(chart.place(chart.data().current)),
                 qPrintable(now->text()));
        for (const teaching::PlanePoint& point : chart.data().lost)
            QVERIFY2(!box.contains(chart.place(point)), qPrintable(now->text()));
        for (const double slope : {1.6180339887, 1 / 1.6180339887}) {
            if (chart.data().lines.empty())
                break; // of small heaps no step speaks of the rays
            const QPointF zero = chart.place({0, 0});
            const QPointF one = chart.place({1, 1}) - zero;
            for (double x = 0; x < 40; x += 0.1) {
                const QPointF at = zero + QPointF(one.x() * x, one.y() * x * slope);
                QVERIFY2(!box.adjusted(1, 1, -1, -1).contains(at) || !plot.contains(at),
                         qPrintable(now->text()));
            }
        }
    }

    // The name of an axis that is counted from a large number is no other number, and the last row reads it
    // and the numbers beside the board; a long verdict leaves the chart its room.
    void chartsOfHugeNumbersCanBeRead_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)}) {
            for (const char* language : {"en", "zh_CN"})
                QTest::addRow("%d %s", size.height(), language) << size << QString::fromLatin1(language);
        }
    }
    void chartsOfHugeNumbersCanBeRead()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        speak(*app::findLanguage(language));
        StageFixture it(parse(kHuge));
        it.view.resize(size);
        show(it.view);
        it.scene.chart = it.scene.verdict = it.scene.reason = true;
        for (const int step : {-1, 2, it.stepCount() - 1}) {
            it.show(step);
            QApplication::processEvents();
            const auto onBoard = written(*it.view.board()->viewport());
            const auto onChart = written(*it.view.chart()->viewport());
            QVERIFY(smallest(onBoard) >= size.height() * widgets::stage::kLeastOnBoard);
            QVERIFY(smallest(onChart) >= size.height() * widgets::stage::kLeastOnBoard);
            int ticks = 0; // of the axis that stands
            for (const auto& each : onChart) {
                QVERIFY2(!each.text.contains(u'…') && !each.text.contains(QStringLiteral("...")),
                         qPrintable(each.text));
                ticks += each.text.size() == 3 && each.text.startsWith(u'7') ? 1 : 0;
            }
            QVERIFY2(ticks >= 2, qPrintable(QString::number(ticks)));
        }
    }

    // Where the numbers of an axis are far apart they are the heaps themselves, in full beside its name, and
    // the position and the P-positions are in sight.
    void chartsOfLargeHeapsCanBeRead_data() { chartsOfHugeNumbersCanBeRead_data(); }
    void chartsOfLargeHeapsCanBeRead()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        speak(*app::findLanguage(language));
        StageFixture it(parse("nim: 123456789 987654321 555555555"));
        it.view.resize(size);
        show(it.view);
        it.scene.chart = it.scene.verdict = true;
        for (const int step : {0, 2, it.stepCount() - 1}) {
            it.show(step);
            QApplication::processEvents();
            const widgets::ChartView& chart = *it.view.chart();
            QVERIFY(chart.isPositionInView());
            QVERIFY(chart.data().lost.size() > 100);
            const auto items = chart.scene()->items();
            for (const QGraphicsItem* item : items) {
                const auto* word = dynamic_cast<const QGraphicsSimpleTextItem*>(item);
                if (!word || !word->isVisible() || word->text().isEmpty())
                    continue;
                for (const teaching::PlanePoint& point : chart.data().lost) {
                    const QPointF place = chart.mapToScene(chart.place(point).toPoint());
                    QVERIFY2(!word->sceneBoundingRect().contains(place), qPrintable(word->text()));
                }
            }
            const auto onChart = written(*it.view.chart()->viewport());
            QVERIFY(smallest(onChart) >= size.height() * widgets::stage::kLeastOnBoard);
            QStringList numbers;
            for (const auto& each : onChart) {
                QVERIFY2(!each.text.contains(u'…') && !each.text.contains(QStringLiteral("..."))
                             && !each.text.contains(u'−'),
                         qPrintable(each.text));
                numbers << QString(each.text).remove(QRegularExpression(QStringLiteral("\\D")));
            }
            // From the first to the last that the standing axis shows.
            QVERIFY2(numbers.contains(QStringLiteral("1073741824")), qPrintable(numbers.join(u' ')));
        }
    }

    // Of a pattern that is longer than what few points show, two rounds beyond the position are in sight.
    void aPatternIsSeenToRepeat()
    {
        for (const auto& [notation, last] : {std::pair("bash 3: 2", 24),
                                             {"bash 15: 2", 34},
                                             {"bash 30: 5", 67},
                                             {"bash 30 misere: 5", 67}}) {
            StageFixture it(parse(notation));
            it.view.resize(1024, 768);
            show(it.view);
            it.scene.chart = it.scene.verdict = true;
            it.show(0);
            const teaching::PlaneRange x = it.view.chart()->window().x;
            QVERIFY2(x.first == 0 && x.last == theory::Count(last), qPrintable(QString::number(x.last)));
        }
    }

    // Around a small position a hall sees few points far apart, unless none of them were P.
    void aSmallPositionHasFewPointsAround_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<int>("last");
        QTest::newRow("stairs") << "staircase: 3 5 2 4" << 8;
        QTest::newRow("two heaps") << "nim: 2 1" << 8;
        QTest::newRow("more stairs") << "staircase: 0 3 5 2 6 1" << 8;
        QTest::newRow("misere") << "wythoff misere: 2 2" << 8;
        QTest::newRow("larger") << "nim: 5 3" << 16;
        QTest::newRow("no P there") << "nim: 3 2 12" << 16;
    }
    void aSmallPositionHasFewPointsAround()
    {
        QFETCH(QString, notation);
        QFETCH(int, last);
        StageFixture it(parse(qPrintable(notation)));
        it.view.resize(1280, 800);
        show(it.view);
        it.scene.chart = it.scene.verdict = true;
        it.show(it.stepCount() - 1);
        const teaching::PlaneWindow window = it.view.chart()->window();
        QCOMPARE(window.x.last, theory::Count(last));
        QCOMPARE(window.y.last, theory::Count(last));
        const auto& lost = it.view.chart()->data().lost;
        QVERIFY(std::ranges::any_of(lost, [&](const teaching::PlanePoint& point) {
            return window.x.contains(point.x) && window.y.contains(point.y);
        }));
    }

    // The list of winning moves stays above the chart; below one row of stones there is room for the chart,
    // and the step keeps all of its words.
    void theStepKeepsItsWordsBesideTheChart()
    {
        for (const QSize size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)}) {
            for (const char* notation : {"sg 0.77: 9 5 7", "nim: 7 9 15 12", "bash 3: 21", "sg {1,4}: 6",
                                         "sg graph 1>0;2>0;3>0;2>3: 0 2 0"}) {
                StageFixture it(parse(notation));
                it.view.resize(size);
                show(it.view);
                it.scene.chart = true;
                it.scene.verdict = true;
                it.scene.reason = false;
                const int last = it.stepCount() - 1;
                it.show(last);
                const auto& moves = it.session.explanation().steps.back().details;
                QString all;
                for (int page = 0; page < it.view.text()->pageCount(); ++page) {
                    it.view.text()->setPage(page);
                    for (const auto& each : written(*it.view.text()))
                        all += each.text;
                }
                QVERIFY(!moves.empty());
                for (qsizetype move = 0; move < static_cast<qsizetype>(moves.size()); ++move)
                    QCOMPARE(all.count(u'✓'), static_cast<qsizetype>(moves.size()));
                const widgets::ChartView& chart = *it.view.chart();
                QVERIFY2(chart.height() > size.height() * 0.2,
                         qPrintable(QStringLiteral("%1 %2: %3")
                                        .arg(QLatin1String(notation))
                                        .arg(size.height())
                                        .arg(chart.height())));
                QVERIFY(!chart.geometry().intersects(it.view.text()->geometry()));
                QVERIFY(!chart.geometry().intersects(it.view.board()->geometry()));
                const bool isBelow = chart.geometry().top() >= it.view.board()->geometry().bottom();
                if (QLatin1String(notation) != QLatin1String("sg {1,4}: 6"))
                    continue;
                QVERIFY(isBelow);
                it.scene.chart = false;
                it.show(1);
                const QFont font = it.view.board()->font();
                const QString words = it.view.text()->accessibleName();
                it.scene.chart = true;
                it.show(1);
                QCOMPARE(it.view.text()->accessibleName(), words);
                QCOMPARE(it.view.board()->font(), font);
            }
        }
    }

    // Below short words as well as below the board, where that is more room than half of the width.
    void theChartTakesTheRoomBelowShortWords()
    {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            for (const char* notation : {"sg 0.77: 11 5", "sg {1,3,4}: 12 7"}) {
                StageFixture it(parse(notation));
                it.view.resize(size);
                show(it.view);
                it.scene.chart = it.scene.verdict = true;
                for (int step = 0; step < it.stepCount(); ++step) {
                    it.show(step);
                    const QRect chart = it.view.chart()->geometry();
                    QVERIFY(!chart.intersects(it.view.board()->geometry()));
                    QVERIFY(chart.width() < size.width() / 2 || it.view.text()->pageCount() == 1);
                }
                const QRect chart = it.view.chart()->geometry();
                QVERIFY2(chart.width() > size.width() * 0.9, qPrintable(QString::number(chart.width())));
                QVERIFY(chart.height() > size.height() * 0.3);
            }
        }
    }

    // Lines of two languages are less high than letters, which are whole in the last one as well.
    void theLastLineIsWhole()
    {
        StageText text;
        text.resize(400, 600);
        text.setStageHeight(800);
        widgets::StepDocument step;
        step.details = {QStringLiteral("g")};
        step.secondDetails = {QStringLiteral("gg")};
        text.setStep(step, {});
        text.layOut();
        const QImage image = text.grab().toImage();
        std::vector<int> heights{0}; // of what is written, line by line
        for (int y = 0; y < image.height(); ++y) {
            bool isInked = false;
            for (int x = 0; x < image.width(); ++x)
                isInked = isInked || image.pixel(x, y) != image.pixel(image.width() - 1, 0);
            if (isInked)
                ++heights.back();
            else if (heights.back() > 0)
                heights.push_back(0);
        }
        QCOMPARE(heights.size(), std::size_t(3)); // and none below them
        QCOMPARE(heights[0], heights[1]);
    }

    // Where the moves are told why is still said, and they go on on another page for it, none of them torn;
    // above a chart, where there is little room, it gives way.
    void theReasonStaysBesideTheMoves_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("notation");
        const auto row = [](const QSize& size, const char* language, const char* notation) {
            QTest::addRow("%d %s %s", size.height(), language, notation)
                << size << QString::fromLatin1(language) << QString::fromLatin1(notation);
        };
        row({1280, 800}, "en", "nim: 123456789 987654321 555555555 1000000007");
        row({1024, 768}, "en", "wythoff: 165580141 267914295");
        row({1024, 768}, "zh_TW", "wythoff misere: 100 162");
    }
    void theReasonStaysBesideTheMoves()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(QString, notation);
        speak(*app::findLanguage(language));
        StageFixture it(parse(qPrintable(notation)));
        it.view.resize(size);
        show(it.view);
        it.scene.verdict = it.scene.reason = true;
        const auto told = [&] { return saidIn(*it.view.findChild<QWidget*>(QStringLiteral("verdict"))); };
        it.show(-1);
        const QString reason = told();
        it.scene.reason = false;
        it.show(-1);
        QVERIFY(told() != reason);
        it.scene.reason = it.scene.moves = true;
        it.show(-1); // before the first step; with the moves it counts them
        QVERIFY2(told().startsWith(reason), qPrintable(told()));
        it.scene.moves = false;
        it.show(it.stepCount() - 1);
        QVERIFY2(told().startsWith(reason), qPrintable(told()));
        StageText& text = *it.view.text();
        QVERIFY(!text.isTorn());
        const auto moves =
            widgets::bySentence(widgets::rendered(it.session.explanation().steps.back(), std::nullopt));
        QSet<QString> seen;
        for (int page = 0; page < text.pageCount(); ++page) {
            text.setPage(page);
            const QString said = saidIn(text);
            QStringList here = moves.details;
            here.removeIf([&](const QString& each) { return !said.contains(withoutSpaces(each)); });
            QVERIFY2(!here.isEmpty(), qPrintable(said));
            seen += QSet<QString>(here.begin(), here.end());
        }
        QCOMPARE(seen.size(), moves.details.size());
        it.scene.chart = true;
        it.show(it.stepCount() - 1);
        QVERIFY(it.view.chart()->height() > size.height() * 0.2);
    }

    // A class sees all winning moves at once, above the chart as well and whatever is told of who wins, in
    // letters that are no smaller for it.
    void allWinningMovesAreSeenAtOnce_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("notation");
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)}) {
            for (const app::Language& language : app::languages()) {
                for (const char* notation : {"nim: 12 7 9 15", "nim: 3 5 7"})
                    QTest::addRow("%d %s %s", size.height(), language.code, notation)
                        << size << QString::fromLatin1(language.code) << QString::fromLatin1(notation);
            }
        }
    }
    void allWinningMovesAreSeenAtOnce()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(QString, notation);
        speak(*app::findLanguage(language));
        StageFixture it(parse(qPrintable(notation)));
        it.view.resize(size);
        show(it.view);
        it.scene.chart = true;
        const auto check = [&](int step, bool verdict, bool reason, bool moves) {
            it.scene.verdict = verdict;
            it.scene.reason = reason;
            it.scene.moves = moves;
            it.show(step);
            StageText& text = *it.view.text();
            const QString where = QStringLiteral("%1: %2 %3").arg(step).arg(verdict).arg(reason);
            QVERIFY2(text.pageCount() == 1, qPrintable(where));
            QCOMPARE(saidIn(text).count(u'✓'), qsizetype{3});
            for (const auto& each : written(text))
                QVERIFY2(each.pixels * 30 >= size.height(), qPrintable(where + each.text));
            const QRect chart = it.view.chart()->geometry();
            QVERIFY2(chart.height() * 100 > size.height() * 24, qPrintable(where));
            QVERIFY(!chart.intersects(text.geometry()));
            auto* said = it.view.findChild<QWidget*>(QStringLiteral("verdict"));
            QCOMPARE(said->isVisible(), verdict);
            QVERIFY(!verdict || saidIn(*said).startsWith(u'N'));
            QVERIFY(!verdict || !said->geometry().intersects(text.geometry()));
        };
        const int last = it.stepCount() - 1;
        check(last, false, false, false);
        check(last, true, false, false);
        check(last, true, true, false);
        check(-1, true, true, true);
    }

    // The board says what is left of each heap that a step takes from, also where a move follows another: the
    // counts below its columns are those of the heaps as they are.
    void theBoardSaysWhatMovesLeave()
    {
        StageFixture it(parse("nim: 12 7 9 15"));
        it.view.resize(1024, 768);
        show(it.view);
        it.scene.verdict = true;
        int followed = 0;
        for (int step = 0; step < it.stepCount(); ++step) {
            it.show(step);
            const teaching::Shown& shown =
                it.session.explanation().steps[static_cast<std::size_t>(step)].shown;
            if (shown.find(games::NimSumMark::After))
                continue;
            std::set<std::size_t> heaps;
            for (const teaching::ShownMove& each : shown.moves)
                heaps.insert(each.move.heap);
            followed += std::ranges::any_of(shown.moves, [&](const teaching::ShownMove& each) {
                return each.before != it.session.position();
            });
            std::set<double> said; // by line, as parts of the viewport are painted one after the other
            for (const auto& text : written(*it.view.board()->viewport())) {
                if (text.text.startsWith(u'→'))
                    said.insert(text.baseline);
            }
            QVERIFY2(said.size() == heaps.size(), qPrintable(QString::number(step)));
        }
        QVERIFY(followed > 0);
    }

    // In two languages as well.
    void theReasonStaysBesideTheMovesInTwoLanguages()
    {
        StageFixture it(parse("nim: 7 9 15 12"));
        it.view.resize(1024, 768);
        show(it.view);
        speakSecond(it, QStringLiteral("en"));
        it.scene.verdict = it.scene.reason = true;
        const auto told = [&] { return saidIn(*it.view.findChild<QWidget*>(QStringLiteral("verdict"))); };
        it.show(-1);
        const QString reason = told();
        const auto isTold = [&] { // in both
            return told().contains(QStringLiteral("nim-sum13")) && told().contains(QStringLiteral("异或和"));
        };
        QVERIFY2(isTold(), qPrintable(reason));
        it.scene.moves = true;
        it.show(-1);
        QVERIFY2(isTold() && told().size() > reason.size(), qPrintable(told()));
        QVERIFY(!it.view.text()->isTorn());
    }

    // How every move is answered is gone through line by line: a band points out the line of which the board
    // draws move and answer, with the chart or without it, and none is left out.
    void eachLineOfAListShowsItsMoves_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::addColumn<bool>("hasChart");
        for (const char* notation :
             {"nim: 3 5 6", "bash 3: 8", "wythoff: 3 5", "staircase: 4 5 4 5", "sg 0.77: 3 3",
              "sg graph 1>0;2>0;2>1;3>1;3>2: 3", "nim misere: 1 1 1"}) {
            for (const bool hasChart : {false, true})
                QTest::addRow("%s%s", notation, hasChart ? " and its chart" : "")
                    << QString::fromLatin1(notation) << hasChart;
        }
    }
    void eachLineOfAListShowsItsMoves()
    {
        QFETCH(QString, notation);
        QFETCH(bool, hasChart);
        StageFixture it(parse(qPrintable(notation)));
        it.view.resize(1024, 768);
        show(it.view);
        speakSecond(it, QStringLiteral("en"));
        it.scene.verdict = true;
        it.scene.chart = hasChart;
        it.show(it.stepCount() - 1);
        const teaching::Step& step = it.session.explanation().steps.back();
        QCOMPARE(QLatin1String(step.id), QLatin1String("answers"));
        StageText& text = *it.view.text();
        const teaching::Position& position = it.session.position();
        // A position that is not on the board has heaps by size, not by number; what is left is said behind.
        const auto says = [&](const teaching::Position& before, const teaching::Move& move) {
            return before.heaps.size() == position.heaps.size()
                ? teaching::Voice::installed()
                      .say(before.game->describe(before, move))
                      .section(" so that", 0, 0)
                : QStringLiteral("take %1 from the heap of %2").arg(move.take).arg(before.heaps[move.heap]);
        };
        std::set<std::size_t> seen;
        QList<QImage> pictures;
        for (int page = 0; page < text.pageCount(); ++page) {
            text.setPage(page);
            if (!text.line())
                continue;
            QVERIFY(seen.insert(*text.line()).second);
            const auto moves = it.view.shown().moves;
            QVERIFY(!moves.empty() && moves.front().before == position);
            const QString line = teaching::Voice::installed().say(step.details[*text.line()]);
            for (const teaching::ShownMove& each : moves) {
                QVERIFY(each.before.game->isLegal(each.before, each.move));
                QVERIFY2(line.contains(says(each.before, each.move)), qPrintable(line));
            }
            QVERIFY(countPixels(text.grab().toImage(), Theme::of(text.palette()).tab) > 100);
            const QImage picture = it.view.board()->grab().toImage();
            QVERIFY(!pictures.contains(picture));
            pictures << picture;
        }
        QCOMPARE(seen.size(), step.moves.size());
        // In another size it is the same line. Behind the lines there may be a page of other words.
        for (int page = text.pageCount(); !text.line() && page > 0;)
            text.setPage(--page);
        const auto last = text.line();
        it.view.resize(1920, 1080);
        QApplication::processEvents();
        QCOMPARE(text.line(), last);
    }

    // The last page does not hold one paragraph alone, if the page before keeps two.
    void theLastPageIsNoSingleParagraph()
    {
        const auto paragraphsOn = [](int count, double paragraphs) {
            QTextDocument text(QStringList(count, QStringLiteral("✓ take 2")).join(u'\n'));
            text.setDocumentMargin(0);
            const double height = text.size().height() / count;
            std::vector<int> all;
            for (const widgets::TextPage& page :
                 widgets::pagesOf(text, paragraphs * height + 1, paragraphs * height + 1, height))
                all.push_back(static_cast<int>(std::lround(page.height() / height)));
            return all;
        };
        QCOMPARE(paragraphsOn(4, 3), (std::vector{2, 2}));
        QCOMPARE(paragraphsOn(7, 3), (std::vector{3, 2, 2}));
        QCOMPARE(paragraphsOn(8, 3), (std::vector{3, 3, 2}));
        QCOMPARE(paragraphsOn(3, 2), (std::vector{2, 1}));
    }

    // Each of them has a page: of the moves of many parts there are few.
    void answersInManyPartsAreOnFewPages()
    {
        for (const bool hasChart : {false, true}) {
            for (const bool hasSecond : {false, true}) {
                StageFixture it(parse("staircase: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"));
                it.view.resize(1024, 768);
                show(it.view);
                if (hasSecond)
                    speakSecond(it, QStringLiteral("en"));
                it.scene.verdict = true;
                it.scene.chart = hasChart;
                it.show(it.stepCount() - 1);
                QVERIFY2(it.view.pageCount() <= 3, qPrintable(QString::number(it.view.pageCount())));
            }
        }
    }

    // With the chart, and when it goes, the words stay where they have been read.
    void theChartTurnsNoPages()
    {
        StageFixture it(parse("wythoff: 12 20"));
        it.view.resize(1024, 768);
        show(it.view);
        StageText& text = *it.view.text();
        it.scene.verdict = true;
        int turned = 0;
        for (int step = 0; step < it.stepCount(); ++step) {
            it.scene.chart = false;
            it.show(step);
            text.setPage(text.pageCount() - 1);
            if (text.page() == 0 || text.hasLines())
                continue;
            ++turned;
            const auto& shown = it.session.explanation().steps[static_cast<std::size_t>(step)];
            const auto title = withoutSpaces(widgets::rendered(shown, {}).title).size();
            const QString first = saidIn(text).mid(title, 12);
            it.scene.chart = true;
            it.show(step);
            QVERIFY2(saidIn(text).contains(first), qPrintable(first + saidIn(text)));
            it.scene.chart = false;
            it.show(step);
            QCOMPARE(text.page(), text.pageCount() - 1);
        }
        QVERIFY(turned > 0);
    }

    // In two languages, too, why somebody wins is said beside a chart where there is room for it.
    void theReasonStaysBesideAChart()
    {
        StageFixture it(parse("bash 3: 21"));
        it.view.resize(1920, 1080);
        show(it.view);
        speakSecond(it, QStringLiteral("zh_CN"));
        it.scene.chart = it.scene.verdict = true;
        it.show(-1);
        QString said;
        for (const auto& each : written(*it.view.findChild<QWidget*>(QStringLiteral("verdict"))))
            said += each.text;
        QCOMPARE(said.count(QStringLiteral("mod")), qsizetype{2});
    }

    // With the chart on, all that a step says is there, its table as well: on pages, which say that there are
    // more, and of which none ends inside a sentence or has none, unless titles alone leave no room for one.
    void nothingIsMissingBesideTheChart_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("second");
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)}) {
            for (const char* language : {"en", "zh_CN"}) {
                for (const bool second : {false, true})
                    QTest::addRow("%d %s%s", size.height(), language, second ? " and another" : "")
                        << size << QString::fromLatin1(language) << second;
            }
        }
    }
    void nothingIsMissingBesideTheChart()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(bool, second);
        speak(*app::findLanguage(language));
        for (const char* notation : {"nim: 7 9 15 12", "wythoff: 5 8", "wythoff: 12 20", "staircase: 4 1 7 2",
                                     "bash 4 misere: 26", "sg {1,3,4}: 5 7"}) {
            StageFixture it(parse(notation));
            it.view.resize(size);
            show(it.view);
            if (second)
                speakSecond(it, language);
            it.scene.chart = it.scene.verdict = true;
            for (int step = -1; step < it.stepCount(); ++step) {
                it.show(step);
                checkPages(it, QStringLiteral("%1, step %2").arg(QLatin1String(notation)).arg(step + 1));
            }
        }
    }

    void noShortWordIsALastLine()
    {
        StageFixture it(parse("nim: 3 5 7"));
        it.view.resize(1024, 768);
        show(it.view);
        for (int width = 1024; width <= 1500; width += 7) {
            it.view.resize(width, 768);
            it.show(0);
            std::map<double, QString> lines;
            for (const auto& each : written(*it.view.text()))
                lines[each.baseline] += each.text;
            for (const auto& [baseline, line] : lines)
                QVERIFY2(line.trimmed() != QStringLiteral("left."), qPrintable(QString::number(width)));
        }
    }

    // Nor is one of a question, of an answer or of the verdict; nor are one or two characters of Chinese.
    void noWordOfAQuestionIsALastLine_data()
    {
        QTest::addColumn<QString>("language");
        for (const app::Language& language : app::languages())
            QTest::addRow("%s", language.code) << QString::fromLatin1(language.code);
    }
    void noWordOfAQuestionIsALastLine()
    {
        QFETCH(QString, language);
        speak(*app::findLanguage(language));
        StageFixture it(parse("nim: 4 3 6"));
        show(it.view);
        const auto check = [](QWidget& widget) {
            std::map<double, QString> lines;
            for (const auto& each : written(widget))
                lines[each.baseline] += each.text;
            QVERIFY(!lines.empty());
            for (const auto& [baseline, line] : lines) {
                const QString words = withoutSpaces(line);
                const bool isHan = words.front().script() == QChar::Script_Han;
                QVERIFY2(words != QStringLiteral("wins") && words != QStringLiteral("wins?")
                             && (!isHan || words.size() > 2),
                         qPrintable(QString::number(widget.width()) + words));
            }
        };
        it.scene.verdict = it.scene.chart = true;
        it.scene.reason = false;
        it.view.resize(1024, 768);
        it.show(0);
        check(*it.view.findChild<QWidget*>(QStringLiteral("verdict")));
        for (const QString& asked : {QStringLiteral("move nim: 4 6"), QStringLiteral("outcome nim: 4 3 6")}) {
            const auto read = teaching::readQuestion(asked, it.lesson.questions, games::families(), nullptr);
            const auto* question = std::get_if<teaching::Question>(&read);
            QVERIFY(question);
            it.scene = {};
            it.scene.question = widgets::HallQuestion{*question, teaching::ballotOf(*question)};
            for (int width = 1024; width <= 1500; width += 7) {
                it.view.resize(width, 768);
                it.show(-1);
                check(*it.view.question());
            }
        }
    }

    // Who wins, why, and then by how many moves: that comes with these.
    void theMovesAreCountedWhenTheyAreTold()
    {
        StageFixture it(parse("sg 0.77: 9 5 7"));
        it.view.resize(1280, 800);
        show(it.view);
        it.scene.verdict = it.scene.reason = true;
        const auto* verdict = it.view.findChild<QWidget*>(QStringLiteral("verdict"));
        const auto counts = [&] {
            it.show(-1);
            return verdict->accessibleName().contains(QStringLiteral("winning move"));
        };
        QVERIFY(!counts() && verdict->accessibleName().contains(QStringLiteral("SG values")));
        it.scene.moves = true;
        QVERIFY(counts());
    }

    // Below a row of very many pins as well: the class sees some of the options that the words speak of, and
    // all that show why the mex is what it is where they have room.
    void optionsAreSeenBelowManyPins()
    {
        const std::pair<QSize, int> kSizes[] = {
            {QSize(1024, 768), 1}, {QSize(1280, 720), 1}, {QSize(1280, 800), 4}};
        for (const auto& [size, least] : kSizes) {
            StageFixture it(parse("sg 0.77: 84"));
            it.view.resize(size);
            show(it.view);
            it.scene.verdict = it.scene.reason = it.scene.moves = true;
            it.show(-1);
            QApplication::processEvents();
            QStringList texts;
            for (const auto& each : written(*it.view.board()->viewport()))
                texts << each.text;
            static const QRegularExpression tile(QStringLiteral(": \\d+\\+\\d+$"));
            QVERIFY2(texts.filter(tile).size() >= least, qPrintable(texts.join(QStringLiteral(" | "))));
        }
    }

    // A name that holds the other one says it as well.
    void aHeadlineSaysNothingTwice()
    {
        for (const char* const language : {"en", "zh_CN", "zh_TW"}) {
            speak(*laststone::app::findLanguage(QString::fromLatin1(language)));
            StageFixture it(parse("sg 0.77: 9 5 7"));
            speakSecond(it, QString::fromLatin1(language));
            it.view.resize(1280, 800);
            show(it.view);
            it.show(-1);
            QString head;
            for (const auto* label : it.view.findChildren<QLabel*>())
                head += label->isVisible() && label->text().contains(QStringLiteral("Kayles")) ? label->text()
                                                                                               : QString();
            QCOMPARE(head.count(QStringLiteral("SG")), 1);
            QCOMPARE(head.count(QStringLiteral("Kayles")), 1);
            QVERIFY(head.contains(QStringLiteral("尔斯")) || head.contains(QStringLiteral("爾斯")));
        }
    }

    // Nobody has played: it is not said that somebody has won.
    void whereNoMoveIsLeftNoneIsAskedFor()
    {
        for (const char* notation : {"nim: 0 0 0", "sg graph 1>0: 0", "bash 3: 0"}) {
            StageFixture it(parse(notation));
            it.view.resize(1024, 768);
            show(it.view);
            it.show(-1);
            const QString words = it.view.text()->accessibleName();
            QVERIFY2(words.startsWith(QStringLiteral("No move is left. Who wins?")), qPrintable(words));
            QVERIFY2(!words.contains(QStringLiteral("which move")), qPrintable(words));
            it.scene.verdict = true;
            it.show(-1);
            QVERIFY(it.view.text()->accessibleName().startsWith(QStringLiteral("No move is left.")));
            it.scene.verdict = false;
        }
    }

    // Whoever asks for a hint reads it at once, also where the words go on on another page.
    void aHintIsOnTheFirstPage()
    {
        StageFixture it(parse("wythoff: 5 9"));
        it.view.resize(1024, 768);
        show(it.view);
        it.session.hint();
        it.scene.hint = it.session.coach();
        it.show(-1);
        QString first;
        for (const auto& each : written(*it.view.text()))
            first += each.text;
        const QString hint = teaching::Voice::installed().say(it.scene.hint->line);
        QVERIFY2(first.remove(u' ').remove(QChar(0xa0)).contains(QString(hint).remove(u' ').left(20)),
                 qPrintable(first));
    }

    // Once it has been told what the vertices are worth, no step takes that from the class.
    void valuesStayOnceTheyHaveBeenTold()
    {
        const auto tells = [](const teaching::Shown& shown) {
            return shown.find(games::GraphMark::Level) || shown.find(games::NimSumMark::Values)
                || shown.find(games::NimSumMark::Sum);
        };
        for (const char* notation :
             {"sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6 5",
              "sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6", "sg graph 1>0;2>0;2>1;3>2: 3 2",
              "sg graph 1>0;2>0;2>1;3>0;3>1;3>2: 3 2 1 3 3 3 3 3 3 2"}) {
            StageFixture it(parse(notation));
            bool isTold = false;
            for (int step = 0; step < it.stepCount(); ++step) {
                it.session.setStep(step);
                isTold = isTold || tells(it.session.shown());
                QVERIFY2(tells(it.session.shown()) == isTold,
                         it.session.explanation().steps[static_cast<std::size_t>(step)].id);
            }
            QVERIFY(isTold);
        }
    }

    // In two languages the chart leaves the words their letters and all their sentences, on no more pages
    // than beside the board alone; and the board where that is seen whole above it.
    void aChartInTwoLanguagesLeavesTheWordsTheirRoom_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("notation");
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)}) {
            for (const char* notation :
                 {"bash 4 misere: 26", "wythoff: 12 20", "nim: 7 9 15 12", "nim: 1 2 3", "staircase: 4 1 7 2",
                  "sg {1,3,4}: 5 7", "sg 0.77: 9 5 7"})
                QTest::addRow("%d %s", size.height(), notation) << size << QString::fromLatin1(notation);
        }
    }
    void aChartInTwoLanguagesLeavesTheWordsTheirRoom()
    {
        QFETCH(QSize, size);
        QFETCH(QString, notation);
        speak(*app::findLanguage(QStringLiteral("zh_TW")));
        StageFixture it(parse(notation.toLatin1().constData()));
        it.view.resize(size);
        show(it.view);
        speakSecond(it, QStringLiteral("zh_TW"));
        const StageText& text = *it.view.text();
        const bool isSeenWhole = notation.startsWith(QLatin1String("bash"))
            || (size.height() > 768 && notation.startsWith(QLatin1String("nim")));
        for (int step = 0; step < it.stepCount(); ++step) {
            it.scene.verdict = true;
            it.scene.chart = false;
            it.show(step);
            const int pixels = text.textPixels();
            const int pages = text.pageCount();
            it.scene.chart = true;
            it.show(step);
            QCOMPARE(text.textPixels(), pixels);
            QVERIFY2(size.height() == 768 || text.pageCount() <= pages, qPrintable(QString::number(step)));
            QString all;
            for (int page = 0; page < text.pageCount(); ++page) {
                it.view.setPage(page);
                for (const auto& each : written(*it.view.text()))
                    all += each.text;
            }
            const auto sentences = widgets::bySentence(widgets::rendered(
                it.session.explanation().steps[static_cast<std::size_t>(step)], it.session.secondVoice()));
            static const QRegularExpression spaces(QStringLiteral("[\\s\\x{a0}\\x{2060}]"));
            static const QRegularExpression marks(QStringLiteral("\\d/\\d▸?"));
            all.remove(spaces).remove(marks);
            for (QString each : {sentences.title, sentences.secondTitle}) // on every page
                all.remove(each.remove(spaces));
            for (QString each : sentences.details + sentences.secondDetails)
                QVERIFY2(all.contains(each.remove(spaces)), qPrintable(all + each));
            QVERIFY(!isSeenWhole || it.view.board()->isVisible());
            const QString counter = it.view.findChildren<QLabel*>()[1]->text();
            QVERIFY2(counter.contains(QStringLiteral("C: board")) == it.view.board()->isHidden(),
                     qPrintable(counter));
            const QRect chart = it.view.chart()->geometry();
            QVERIFY(!chart.intersects(text.geometry()));
            QVERIFY(chart.height() * 100 > size.height() * 24);
            const double plot = it.view.chart()->chart()->plotArea().height();
            QVERIFY2(plot >= size.height() * 0.14 && plot >= chart.height() * 0.35,
                     qPrintable(QStringLiteral("%1: %2 of %3").arg(step).arg(plot).arg(chart.height())));
            QVERIFY(it.view.board()->isHidden() || !chart.intersects(it.view.board()->geometry()));
        }
        it.scene.chart = false;
        it.show(0);
        QVERIFY(it.view.board()->isVisible());
    }

    void theWordsAreOfOneSize()
    {
        for (const char* notation : kPositions) {
            StageFixture it(parse(notation));
            it.view.resize(1920, 1080);
            show(it.view);
            for (int step = -1; step < it.stepCount(); ++step) {
                it.show(step);
                QCOMPARE(it.view.text()->textPixels(), widgets::stage::pixels(1080, widgets::stage::kText));
            }
        }
    }

    // A sentence and its translation are on the same page, and neither is cut by the end of one.
    void pairsStayTogether()
    {
        StageFixture it(parse("staircase: 3 1 4 1 5"));
        it.view.resize(1280, 720);
        show(it.view);
        speakSecond(it, QStringLiteral("en"));
        int pairs = 0;
        int all = 0;
        for (int index = 0; index < it.stepCount(); ++index) {
            it.show(index);
            StageText& text = *it.view.text();
            QStringList pages;
            for (int page = 0; page < text.pageCount(); ++page) {
                text.setPage(page);
                QString said;
                for (const auto& each : written(*it.view.text()))
                    said += each.text;
                pages << said.remove(QLatin1Char(' ')).remove(QChar(0xa0)).remove(QChar(0x2060));
            }
            const auto said = widgets::bySentence(widgets::rendered(
                it.session.explanation().steps[std::size_t(index)], it.session.secondVoice()));
            QCOMPARE(said.details.size(), said.secondDetails.size());
            for (qsizetype i = 0; i < said.details.size(); ++i) {
                const QString first = QString(said.details[i]).remove(QLatin1Char(' '));
                const QString second = QString(said.secondDetails[i]).remove(QLatin1Char(' '));
                const auto isOn = [&](const QString& words, const QString& page) {
                    return page.contains(words);
                };
                const auto whole = [&](const QString& words) {
                    return std::ranges::any_of(pages, [&](const QString& page) { return isOn(words, page); });
                };
                // Neither is ever cut.
                QVERIFY2(whole(first) && whole(second), qPrintable(first + pages.join(QLatin1Char('\n'))));
                pairs += std::ranges::any_of(
                    pages, [&](const QString& page) { return isOn(first, page) && isOn(second, page); });
                ++all;
            }
        }
        QVERIFY2(pairs == all, qPrintable(QStringLiteral("%1 of %2").arg(pairs).arg(all)));
    }

    // All of it on one page, in smaller letters if need be, or it is left to the board: no row of it is on
    // its own, and no number broken.
    void tablesAreWhole_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isThere");
        QTest::newRow("as high as a page") << "nim: 1 2 3 4 5 6 7 8 9 10 11 12" << QSize(1920, 1080) << true;
        QTest::newRow("higher")
            << "nim: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30"
            << QSize(1920, 1080) << false;
        QTest::newRow("wide") << "nim: 4000000 3999999 2097151 12" << QSize(1024, 768) << true;
        QTest::newRow("wider") << "nim: 4000000000000 3999999999999 2097151 12" << QSize(1024, 768) << false;
        QTest::newRow("small") << "nim: 3 5" << QSize(1920, 1080) << true;
    }
    void tablesAreWhole()
    {
        QFETCH(QString, position);
        QFETCH(QSize, size);
        QFETCH(bool, isThere);
        static const QRegularExpression number(QStringLiteral("^\\d+$"));
        StageFixture it(parse(qPrintable(position)));
        it.view.resize(size);
        show(it.view);
        it.scene.verdict = true;
        int found = 0;
        const auto& steps = it.session.explanation().steps;
        for (int index = 0; index < it.stepCount(); ++index) {
            const auto& table = steps[std::size_t(index)].table;
            if (!table)
                continue;
            QStringList rows;
            for (const auto& row : table->rows) {
                rows << QString::number(row.value);
                for (int bit = table->width - 1; bit >= 0; --bit)
                    rows.last() += QString::number(row.value >> bit & 1);
            }
            for (const bool isCharted : {false, true}) {
                it.scene.chart = isCharted;
                it.show(index);
                bool isFound = false;
                for (int page = 0; page < it.view.pageCount(); ++page) {
                    it.view.setPage(page);
                    QString numbers;
                    for (const auto& each : written(*it.view.text()))
                        numbers += number.match(each.text.trimmed()).captured();
                    const bool isWhole = numbers.contains(rows.join(QString()));
                    QVERIFY2(isWhole || (!numbers.contains(rows.first()) && !numbers.contains(rows.last())),
                             qPrintable(numbers));
                    isFound = isFound || isWhole;
                }
                found += isFound && !isCharted; // beside a chart letters are smaller and leave it room
            }
        }
        QCOMPARE(found > 0, isThere);
    }

    // The further pages of a step have its title in both languages as well, and are few: none could hold what
    // the next one begins with.
    void pagesAreFilledBelowBothTitles()
    {
        StageFixture it(parse("staircase: 4 1 7 2"));
        it.view.resize(1024, 768);
        show(it.view);
        speakSecond(it, QStringLiteral("en"));
        StageText& text = *it.view.text();
        const auto bare = [](QString words) {
            static const QRegularExpression spaces(QStringLiteral("[\\s\\x{a0}\\x{2060}]"));
            return words.remove(spaces);
        };
        int further = 0;
        for (int index = 0; index < 2 * it.stepCount(); ++index) {
            it.scene.verdict = index >= it.stepCount();
            it.show(index % it.stepCount());
            QVERIFY2(text.pageCount() <= 3, qPrintable(text.accessibleName()));
            const teaching::Sentence& title =
                it.session.explanation().steps[std::size_t(it.session.step())].title;
            for (int page = 0; page < text.pageCount(); ++page) {
                text.setPage(page);
                QString said;
                for (const auto& each : written(*it.view.text()))
                    said += each.text;
                QVERIFY2(bare(said).contains(bare(teaching::Voice::installed().say(title))),
                         qPrintable(said));
                QVERIFY2(bare(said).contains(bare(it.session.secondVoice()->say(title))), qPrintable(said));
                further += page > 0 ? 1 : 0;
            }
        }
        QVERIFY(further > 0);
    }

    // A graph is called by what it is: what is special in one kind of play is none of its name.
    void noPresetIsNamedAfterMiserePlay()
    {
        for (const widgets::Lesson* lesson : games::lessons()) {
            for (const auto& kind : lesson->kinds) {
                for (const auto& preset : kind.presets) {
                    const QString name = teaching::Voice::installed().say(preset.name);
                    QVERIFY2(!name.contains(QStringLiteral("mis")), qPrintable(name));
                }
            }
        }
    }

    void wordsStayOnThePage()
    {
        // Whatever is painted lies within the widget: nothing in its last row of pixels, nothing cut.
        for (const app::Language& language : app::languages()) {
            speak(language);
            for (const char* notation : kPositions) {
                const teaching::Position position = parse(notation);
                StageFixture it(position);
                StageView& view = it.view;
                view.resize(1024, 768);
                show(view);
                it.scene.verdict = true;
                for (int step = 0; step < it.stepCount(); ++step) {
                    it.show(step);
                    for (int page = 0; page < view.text()->pageCount(); ++page) {
                        view.text()->setPage(page);
                        const QImage image = view.text()->grab().toImage();
                        const QColor card = Theme::stage(false).card;
                        const QColor band = Theme::stage(false).tab; // behind a line, as wide as the words
                        for (int x = 0; x < image.width(); ++x)
                            QVERIFY2(image.pixelColor(x, image.height() - 1) == card, notation);
                        for (int y = 0; y < image.height(); ++y) {
                            const QColor last = image.pixelColor(image.width() - 1, y);
                            QVERIFY2(last == card || last == band, notation);
                        }
                    }
                }
            }
        }
    }

    void partsDoNotOverlap()
    {
        StageFixture it(games::findLesson(QStringLiteral("nim"))->first);
        StageView& view = it.view;
        show(view);
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 1024), QSize(1366, 768), QSize(2560, 1080)}) {
            view.resize(size);
            for (int mode = 0; mode < 8; ++mode) {
                it.scene.verdict = (mode & 1) != 0;
                it.scene.chart = (mode & 2) != 0;
                it.scene.panels = (mode & 4) != 0;
                it.show(2);
                QApplication::processEvents();
                const auto children = view.findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
                for (const QWidget* a : children) {
                    QVERIFY(a->isHidden() || view.rect().contains(a->geometry()));
                    for (const QWidget* b : children)
                        QVERIFY(a == b || a->isHidden() || b->isHidden()
                                || !a->geometry().intersects(b->geometry()));
                }
            }
        }
    }

    void contrastIsTripleA()
    {
        constexpr double kText = 7;
        constexpr double kGraphics = 3;
        for (const bool dark : {false, true}) {
            const Theme& theme = Theme::stage(dark);
            QCOMPARE(theme.dark, dark);
            QCOMPARE(theme.window, theme.card);
            for (const QColor& behind :
                 {theme.card, theme.field, theme.lostPale, theme.wonPale, theme.goodPale}) {
                for (const QColor& text : {theme.text, theme.muted})
                    QVERIFY2(widgets::contrast(text, behind) >= kText,
                             qPrintable(text.name() + behind.name()));
            }
            QVERIFY(widgets::contrast(theme.lostText, theme.lostPale) >= kText);
            QVERIFY(widgets::contrast(theme.wonText, theme.wonPale) >= kText);
            QVERIFY(widgets::contrast(theme.goodText, theme.goodPale) >= kText);
            for (const QColor& text : {theme.lostText, theme.wonText, theme.goodText}) {
                QVERIFY(widgets::contrast(text, theme.card) >= kText);
                QVERIFY(widgets::contrast(text, theme.field) >= kText);
            }
            // The number of an odd stair stands on a badge.
            QVERIFY(widgets::contrast(dark ? theme.text : theme.card, theme.badge) >= kText);
            for (const QColor& behind :
                 {theme.card, theme.field, theme.lostPale, theme.wonPale, theme.goodPale})
                QVERIFY(widgets::contrast(theme.stone, behind) >= kGraphics); // frames
            QVERIFY(widgets::contrast(theme.border, theme.card) >= kGraphics);
            for (const QColor& graphic : {theme.lost, theme.won, theme.good, theme.stone, theme.accent})
                QVERIFY2(widgets::contrast(graphic, theme.card) >= kGraphics, qPrintable(graphic.name()));
            // A widget on the stage finds the theme by its palette.
            QCOMPARE(&Theme::of(theme.palette()), &theme);
        }
        QCOMPARE(&Theme::of(Theme::light().palette()), &Theme::light());
        QCOMPARE(&Theme::of(Theme::darkTheme().palette()), &Theme::darkTheme());
    }

    void theStageIsPaintedInItsTheme()
    {
        for (const auto choice : {widgets::ThemeChoice::Light, widgets::ThemeChoice::Dark}) {
            app::applyTheme(choice);
            StageFixture it(games::findLesson(QStringLiteral("nim"))->first);
            StageView& view = it.view;
            view.resize(1280, 720);
            show(view);
            it.scene.chart = true;
            for (const bool dark : {true, false, true}) {
                view.setDark(dark);
                it.show(1);
                QApplication::processEvents();
                const Theme& theme = Theme::stage(dark);
                for (QWidget* part : view.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
                    if (part->isVisible())
                        QVERIFY2(countPixels(part->grab().toImage(), theme.card)
                                     > part->width() * part->height() / 8,
                                 part->metaObject()->className());
                }
                QVERIFY(countPixels(view.text()->grab().toImage(), theme.text) > 50);
            }
        }
    }

    void theKeyListCanBeRead_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }
    void theKeyListCanBeRead()
    {
        QFETCH(QSize, size);
        for (const app::Language& language : app::languages()) {
            speak(language);
            QWidget window;
            window.resize(size);
            widgets::KeyList list(games::lessons().size(), &window);
            show(window);
            QString all;
            for (int page = 0; page < list.pageCount(); ++page) {
                list.turn();
                QCOMPARE(list.page(), page);
                QCOMPARE(list.size(), size);
                const auto texts = written(list);
                QVERIFY2(smallest(texts) >= size.height() * widgets::stage::kText, language.code);
                for (const auto& text : texts) {
                    QVERIFY2(!text.isCut, qPrintable(text.text));
                    all += text.text;
                }
            }
            list.turn();
            QVERIFY(!list.isVisible());
            all.remove(QLatin1Char(' '));
            for (auto [keys, meaning] : list.rows()) {
                QVERIFY2(all.contains(keys.remove(QLatin1Char(' '))), qPrintable(keys));
                QVERIFY2(all.contains(meaning.remove(QLatin1Char(' '))), qPrintable(meaning));
            }
        }
    }

    void chineseHasAHeiFace()
    {
        for (const char* code : {"zh_CN", "zh_TW"}) {
            speak(*app::findLanguage(QLatin1String(code)));
            StageFixture it(games::findLesson(QStringLiteral("nim"))->first);
            StageView& view = it.view;
            view.resize(1280, 720);
            show(view);
            it.show(1);
            const QString family = QLatin1String(code) == QLatin1String("zh_CN")
                ? QStringLiteral("Noto Sans CJK SC")
                : QStringLiteral("Noto Sans CJK TC");
            for (const auto& text : written(view)) {
                static const QRegularExpression han(QStringLiteral("\\p{Han}"));
                if (text.text.contains(han) && !text.families.contains(QStringLiteral("DejaVu Sans Mono")))
                    QCOMPARE(text.families.value(0), family);
            }
        }
    }

    void aStepIsInSightAmongManyHeaps_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* const notation :
             {"nim: 3 5 7 9 11 13 15 17 19 21 23 25 27 29", "staircase: 4 1 7 2 1 3 9 8 7 6 5 4 3 2 1 12",
              "sg {2,5,7}: 12 30 45 9 8 7 6 5"})
            QTest::addRow("%s", notation) << QString::fromLatin1(notation);
    }
    void aStepIsInSightAmongManyHeaps()
    {
        QFETCH(QString, notation);
        const auto position = parse(notation.toLatin1().constData());
        StageFixture it(position);
        StageView& view = it.view;
        view.resize(1024, 768);
        show(view);
        int shown = 0;
        for (int step = 0; step < it.stepCount(); ++step) {
            it.show(step);
            QApplication::processEvents();
            for (const auto* area : view.findChildren<QAbstractScrollArea*>())
                QVERIFY(!area->verticalScrollBar()->isVisible() && !area->horizontalScrollBar()->isVisible());
            auto* board = dynamic_cast<widgets::PieceBoard*>(view.board());
            if (!board)
                board = view.board()->findChild<widgets::PieceBoard*>();
            for (const teaching::ShownMove& move : it.session.shown().moves) {
                if (move.role != teaching::ShownMove::Role::Winning)
                    continue;
                ++shown;
                const std::size_t part = move.move.heap;
                const QPoint middle = board->partRect(part).center();
                QVERIFY2(board->viewport()->rect().contains(middle), qPrintable(QString::number(part)));
            }
        }
        QVERIFY(shown > 0);
    }

    void theTitleOfAGraphIsNotItsEdges()
    {
        const auto position = parse("sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5: 6 4");
        StageFixture it(position);
        StageView& view = it.view;
        view.resize(1024, 768);
        show(view);
        it.show(-1);
        const auto* title = view.findChild<QLabel*>();
        QVERIFY2(title->text().startsWith(QStringLiteral("SG  ·  ")), qPrintable(title->text()));
        QVERIFY(!title->text().contains(QLatin1Char('>')) && !title->text().contains(QStringLiteral("…")));
        it.session.setPosition(parse("sg {1,3,4}: 5 7"));
        it.show(-1);
        QCOMPARE(title->text(), QStringLiteral("SG  ·  {1,3,4}"));
    }

    // A token is no stone, and on stairs the last move is what counts.
    void theTitleOfMiserePlaySpeaksOfWhatThereIs()
    {
        for (const auto& [notation, end] : {std::pair{"nim misere: 3 4 5", "the last stone loses"},
                                            {"sg graph 1>0;2>1 misere: 2 1", "the last move loses"},
                                            {"staircase misere: 3 2 3", "the last move loses"}}) {
            StageFixture it(parse(notation));
            it.view.resize(1024, 768);
            show(it.view);
            it.show(-1);
            const QString title = it.view.findChild<QLabel*>()->text();
            QVERIFY2(title.endsWith(QLatin1String(end)), qPrintable(title));
        }
    }

    // The words on wide stairs take no height there that the stairs would need.
    // The letter and the sign of the right answer touch neither its frame nor its words, and bars no letters.
    void theRightAnswerHasRoomAroundItsLetter()
    {
        for (const bool isDense : {false, true}) {
            const widgets::QuestionStyle style{40, isDense, false};
            const double em = style.pixels;
            const auto pages = widgets::pagesOfQuestion(style, {60, {54, 108}}, {600, 700}, 1);
            QCOMPARE(pages.size(), std::size_t{1});
            for (const auto& row : pages[0].rows) {
                QVERIFY(row.badge.left() - row.place.left() >= 0.19 * em);
                QVERIFY(row.words.left() - row.badge.right() >= 0.39 * em);
                QVERIFY(row.badge.width() >= (style.sign() + 0.9) * em);
                QVERIFY(row.words.top() >= row.place.top());
                QVERIFY(row.track.top() - row.words.bottom() >= 0.11 * em);
            }
        }
    }

    void fewStairsStandAboveTheirChart()
    {
        StageFixture it(parse("staircase: 3 2 3"));
        it.view.resize(1024, 768);
        it.view.show();
        speakSecond(it, QStringLiteral("en"));
        it.scene.chart = true;
        for (const bool isTold : {true, false}) {
            it.scene.verdict = it.scene.reason = isTold;
            it.show(-1);
            const auto& stairs = dynamic_cast<const widgets::PieceBoard&>(*it.view.board());
            QVERIFY(stairs.isVisible() && it.view.chart()->isVisible());
            QVERIFY(!stairs.drawing().isShortened);
        }
    }

    // In two languages, too, stairs go up as stairs do, and with a chart they are still there.
    void stairsUseTheRoom()
    {
        for (const auto& [size, notation] : {std::pair(QSize(1920, 1080), "staircase: 4 1 7 2"),
                                             {QSize(1024, 768), "staircase: 4 1 7 2 3 5"}}) {
            StageFixture it(parse(notation));
            it.view.resize(size);
            it.view.show();
            speakSecond(it, QStringLiteral("en"));
            it.show(-1);
            const auto& stairs = dynamic_cast<const widgets::PieceBoard&>(*it.view.board());
            QVERIFY2(!stairs.drawing().isCrowded, notation);
            it.scene.verdict = it.scene.chart = true;
            it.show(-1);
            QVERIFY2(stairs.isVisible() && it.view.chart()->isVisible(), notation);
            QVERIFY2(!stairs.drawing().isShortened, notation);
        }
    }

private:
    static constexpr const char* kHuge = "wythoff: 1000000000000 1618033988749";

    static QString withoutSpaces(QString text)
    {
        static const QRegularExpression spaces(QStringLiteral("[\\s\\x{a0}\\x{2060}\\x{202f}]"));
        return text.remove(spaces);
    }
    static QString saidIn(QWidget& widget)
    {
        QString all;
        for (const auto& each : written(widget))
            all += each.text;
        return withoutSpaces(all);
    }
    static void checkPages(StageFixture& it, const QString& where)
    {
        StageView& view = it.view;
        const auto& steps = it.session.explanation().steps;
        const teaching::Step step = it.session.step() < 0
            ? teaching::opening(it.session, true)
            : steps[static_cast<std::size_t>(it.session.step())];
        const auto said = widgets::bySentence(widgets::rendered(step, it.session.secondVoice()));
        QStringList pages;
        for (int page = 0; page < view.pageCount(); ++page) {
            view.setPage(page);
            pages << saidIn(*view.text());
            const QString sign = QStringLiteral("%1/%2").arg(page + 1).arg(view.pageCount());
            QVERIFY2(view.pageCount() == 1 || view.findChildren<QLabel*>()[1]->text().contains(sign),
                     qPrintable(where + sign));
            QVERIFY2(!pages.constLast().contains(QStringLiteral("▸")), qPrintable(pages.constLast()));
        }
        QList<bool> isSaid(pages.size(), false);
        for (const QString& each : said.details + said.secondDetails) {
            const auto says = [&](const QString& all) { return all.contains(withoutSpaces(each)); };
            QVERIFY2(std::ranges::any_of(pages, says), qPrintable(where + each + pages.join(u'\n')));
            for (qsizetype page = 0; page < pages.size(); ++page) // of lines several have the same words
                isSaid[page] = isSaid[page] || says(pages[page]);
        }
        const double least = view.height() * 0.24;
        QVERIFY2(view.chart()->height() > least, qPrintable(where));
        const bool isTableNeeded = step.table && view.text()->isTight(); // beside the board it says the same
        if (isTableNeeded && !step.table->ones.empty()) {
            QString ones;
            for (std::size_t bit = step.table->ones.size(); bit-- > 0;)
                ones += QString::number(step.table->ones[bit]);
            QVERIFY2(pages.join(u'\n').contains(ones), qPrintable(where));
        }
        for (qsizetype page = step.table ? pages.size() : 0; page < pages.size(); ++page) {
            const StageText& text = *view.text();
            const bool isTight = page == 0 && text.heightOfPages(text.width(), text.height()) > text.height();
            QVERIFY2(isSaid[page] || isTight || said.details.isEmpty(),
                     qPrintable(where + pages.join(u'\n')));
        }
    }
};

LASTSTONE_TEST(StageTest, Windows)

} // namespace laststone::stage_test
#include "stage_test.moc"
