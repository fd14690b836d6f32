// SPDX-License-Identifier: GPL-3.0-or-later
// What a hall can read: the size of every letter on the stage, in every lesson, language and arrangement.
#include "app/language.h"
#include "app/main_window.h"
#include "games/catalogue.h"
#include "games/common/nim_sum.h"
#include "gui_test.h"
#include "stage_fixture.h"
#include "teaching/notation.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/piece_board.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson_page.h"
#include "widgets/stage/stage_keys.h"
#include "widgets/stage/stage_view.h"
#include "written.h"

#include <QFontInfo>
#include <QLabel>
#include <QPaintEngine>
#include <QScrollBar>
#include <QTextLayout>

using namespace laststone;
using app::Translations;
using widgets::StageText;
using widgets::StageView;
using widgets::Theme;

namespace {

int smallest(const QList<TextRecorder::Text>& texts)
{
    int result = 10'000;
    for (const auto& text : texts)
        result = std::min(result, text.pixels);
    return result;
}

} // namespace

class StageTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_translations = std::make_unique<Translations>();
        speak(app::languages()[0]);
        app::applyTheme(widgets::ThemeChoice::Light);
    }
    void cleanup() { m_translations.reset(); }

    void lettersAreLargeEnough_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("second");
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)}) {
            for (const app::Language& language : app::languages()) {
                for (const bool second : {false, true})
                    QTest::addRow("%d %s%s", size.height(), language.code, second ? " and another" : "")
                        << size << QString::fromLatin1(language.code) << second;
            }
        }
    }
    void lettersAreLargeEnough()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        QFETCH(bool, second);
        speak(*app::findLanguage(language));
        for (const char* notation : kPositions) {
            const teaching::Position position = parse(notation);
            StageFixture it(position);
            it.view.resize(size);
            show(it.view);
            if (second)
                speakSecond(it, language);
            for (int step = -1; step < it.stepCount(); ++step) {
                it.scene.chart = step % 3 == 2;
                it.scene.verdict = step % 2 == 1;
                it.show(step);
                const QString where =
                    QStringLiteral("%1, step %2").arg(QLatin1String(notation)).arg(step + 1);
                checkWords(it.view, where);
                checkBoard(it.view, where);
                if (it.scene.chart)
                    checkChart(it.view, where);
            }
        }
    }

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
        it.show(1);
        StageText& text = *it.view.text();
        QVERIFY(text.pageCount() > 1);
        // All pages together say what the step says, and no line comes twice.
        QString all;
        for (int page = 0; page < text.pageCount(); ++page) {
            text.setPage(page);
            QCOMPARE(text.page(), page);
            for (const auto& written : written(text))
                all += written.text;
        }
        // On every page stand the titles and which page it is.
        const teaching::Step& step = it.session.explanation().steps[1];
        all.remove(QLatin1Char(' ')).remove(QChar(0x2060));
        for (const teaching::Voice& voice : {teaching::Voice::installed(), *it.session.secondVoice()})
            all.remove(voice.say(step.title).remove(QLatin1Char(' ')));
        all.remove(QRegularExpression(QStringLiteral("[0-9]/[0-9]▸?")));
        for (const teaching::Sentence& detail : step.details) {
            for (const teaching::Voice& voice : {teaching::Voice::installed(), *it.session.secondVoice()}) {
                const QString said = voice.say(detail).remove(QLatin1Char(' '));
                QVERIFY2(all.count(said) == 1, qPrintable(said + QLatin1Char('\n') + all));
            }
        }
        // A page too far is the last one; other words begin with their first page.
        text.setPage(99);
        QCOMPARE(text.page(), text.pageCount() - 1);
        it.show(2);
        QCOMPARE(text.page(), 0);
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
                    text.heightOfTitles(text.width()) <= text.height(),
                    qPrintable(
                        QStringLiteral("%1×%2, step %3").arg(size.width()).arg(size.height()).arg(step)));
                QVERIFY(text.textPixels() >= size.height() / 30);
                QVERIFY(it.view.findChild<widgets::ChartView*>()->height() > size.height() / 6);
            }
        }
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
                for (const auto& each : written(text))
                    said += each.text;
                pages << said.remove(QLatin1Char(' ')).remove(QChar(0xa0)).remove(QChar(0x2060));
            }
            for (const teaching::Sentence& detail :
                 it.session.explanation().steps[std::size_t(index)].details) {
                QString first = teaching::Voice::installed().say(detail).remove(QLatin1Char(' '));
                QString second = it.session.secondVoice()->say(detail).remove(QLatin1Char(' '));
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
        // Those alone are parted that are longer than a page together.
        QVERIFY2(pairs * 10 >= all * 7, qPrintable(QStringLiteral("%1 of %2").arg(pairs).arg(all)));
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
                        for (int x = 0; x < image.width(); ++x)
                            QVERIFY2(image.pixelColor(x, image.height() - 1) == card, notation);
                        for (int y = 0; y < image.height(); ++y) {
                            QVERIFY2(image.pixelColor(image.width() - 1, y) == card, notation);
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

private:
    static constexpr const char* kPositions[] = {
        "nim: 7 9 15 12",       "nim misere: 3 4 5",   "nim: 1 2 3",          "bash 3: 21",
        "bash 4 misere: 26",    "wythoff: 5 8",        "wythoff misere: 3 5", "staircase: 3 1 4 1 5",
        "staircase: 1 2 0 0 2", "nim: 123456 7 999999"};

    void speak(const app::Language& language)
    {
        QVERIFY(!m_translations->select(language));
        app::applyLanguageToWindows(language);
    }
    void speakSecond(StageFixture& it, const QString& first)
    {
        const app::Language& other =
            *app::findLanguage(first == QLatin1String("en") ? QStringLiteral("zh_CN") : QStringLiteral("en"));
        it.session.setSecondVoice(m_translations->voice(other));
        it.scene.secondFamilies = other.families;
    }
    static teaching::Position parse(const char* notation)
    {
        return std::get<teaching::Position>(
            teaching::parsePosition(QString::fromLatin1(notation), games::families(), nullptr));
    }

    static void checkWords(StageView& view, const QString& where)
    {
        const double least = view.height() * widgets::stage::kText;
        const bool isTight = view.scene().chart && view.session().secondVoice();
        const double leastText = isTight ? view.height() * widgets::stage::kLeastText : least;
        for (QWidget* part : view.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            const bool words = part != view.board() && !part->inherits("QChartView")
                && !(part->inherits("QLabel") && view.scene().chart); // the title of a chart is part of it
            if (!part->isVisible() || !words)
                continue;
            const auto texts = written(*part);
            QVERIFY2(smallest(texts) >= (part == view.text() ? leastText : least),
                     qPrintable(where + QLatin1String(part->metaObject()->className())));
        }
        QVERIFY2(view.text()->titlePixels() >= leastText * 1.1, qPrintable(where));
        QVERIFY2(view.text()->textPixels() >= leastText, qPrintable(where));
    }
    static void checkBoard(StageView& view, const QString& where)
    {
        const auto texts = written(*view.board()->viewport());
        QVERIFY2(!texts.isEmpty(), qPrintable(where));
        QVERIFY2(smallest(texts) >= view.height() * widgets::stage::kLabels, qPrintable(where));
        // The numbers of the position, each at least once in figures of the full size. A queen's board shows
        // them by its place.
        // A step of Nim may show what its move leaves.
        const teaching::Shown& shown = view.session().shown();
        const teaching::Position& now = view.session().position();
        const bool isAfter = now.word() == QLatin1String("nim") && shown.find(games::NimSumMark::After);
        const teaching::Position position = isAfter ? now.game->after(now, shown.moves[0].move) : now;
        if (position.word() == QLatin1String("wythoff") && view.session().arrangement() != 0)
            return;
        for (const theory::Count heap : position.heaps) {
            const QString number = QString::number(heap);
            const bool found = std::ranges::any_of(texts, [&](const TextRecorder::Text& text) {
                static const QRegularExpression others(QStringLiteral("[^0-9]"));
                return QString(text.text).remove(others).startsWith(number)
                    && text.pixels >= view.height() * widgets::stage::kFigures;
            });
            QVERIFY2(found, qPrintable(where + QLatin1Char(' ') + number));
        }
    }
    static void checkChart(StageView& view, const QString& where)
    {
        QApplication::processEvents();
        const auto texts = written(*view.chart()->viewport());
        QVERIFY2(texts.size() >= 4, qPrintable(where));
        QVERIFY2(smallest(texts) >= view.height() * widgets::stage::kLabels, qPrintable(where));
        for (const auto& text : texts)
            QVERIFY2(!text.text.contains(QStringLiteral("…")) && !text.text.contains(QStringLiteral("...")),
                     qPrintable(where + text.text));
    }

    std::unique_ptr<Translations> m_translations;
};

LASTSTONE_TEST(StageTest, Windows)
#include "stage_test.moc"
