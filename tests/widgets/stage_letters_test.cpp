// SPDX-License-Identifier: GPL-3.0-or-later
// What the last row reads: the size of every letter on the stage.
#include "games/common/nim_sum.h"
#include "gui_test.h"
#include "stage_fixture.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_view.h"
#include "widgets/stage/stage_text.h"
#include "written.h"

#include <QRegularExpression>
#include <QScrollBar>

namespace laststone::stage_letters_test {

using widgets::StageView;

class StageLettersTest : public QObject, protected StageSpeaking {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        begin();
    }
    void cleanup() { end(); }

    void lettersAreLargeEnough_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("second");
        const auto add = [](const QSize& size, const char* language, bool second) {
            QTest::addRow("%d %s%s", size.height(), language, second ? " and another" : "")
                << size << QString::fromLatin1(language) << second;
        };
        for (const QSize& size : {QSize(1024, 768), QSize(1920, 1080)}) {
            for (const app::Language& language : app::languages()) {
                for (const bool second : {false, true})
                    add(size, language.code, second);
            }
        }
        for (const QSize& size : {QSize(1280, 720), QSize(3840, 2160)}) {
            add(size, "en", true);
            add(size, "zh_TW", false);
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

private:
    static void checkWords(StageView& view, const QString& where)
    {
        // In two languages and above a chart, which are to have room, letters are smaller, and in all steps
        // of one size.
        const bool isTwice = view.session().secondVoice().has_value();
        const double smaller = view.height() * widgets::stage::kLeastText;
        const double least = isTwice ? smaller : view.height() * widgets::stage::kText;
        const double leastBeside = view.scene().chart ? smaller : least;
        for (QWidget* part : view.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            const bool words = part != view.board() && !part->inherits("QChartView")
                && !(part->inherits("QLabel") && view.scene().chart); // the title of a chart is part of it
            if (!part->isVisible() || !words)
                continue;
            const auto texts = written(*part);
            // A table is smaller rather than not there.
            const auto& steps = view.session().explanation().steps;
            const int step = view.session().step();
            const bool hasTable =
                part == view.text() && step >= 0 && steps[static_cast<std::size_t>(step)].table;
            QVERIFY2(smallest(texts)
                         >= (hasTable ? view.height() * widgets::stage::kLeastOnBoard : leastBeside),
                     qPrintable(where + QLatin1String(part->metaObject()->className())));
        }
        QVERIFY2(view.text()->titlePixels() >= leastBeside * 1.1, qPrintable(where));
        QVERIFY2(view.text()->textPixels() >= leastBeside, qPrintable(where));
    }
    static void checkBoard(StageView& view, const QString& where)
    {
        const auto texts = written(*view.board()->viewport());
        QVERIFY2(!texts.isEmpty(), qPrintable(where));
        // Above a chart there is less room, and yet a board.
        const bool isTight = view.isCharted();
        const double labels = isTight ? widgets::stage::kLeastOnBoard : widgets::stage::kLabels;
        // Stairs go up as stairs rather than that their numbers are larger than words.
        const bool isStairs = view.session().position().word() == QLatin1String("staircase");
        const double figures = isTight ? widgets::stage::kLeastOnBoard
            : isStairs                 ? widgets::stage::kText
                                       : widgets::stage::kFigures;
        for (const auto& text : texts)
            QVERIFY2(text.pixels >= view.height() * labels,
                     qPrintable(QStringLiteral("%1: %2 %3").arg(where, text.text).arg(text.pixels)));
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
            bool isFound = false;
            for (qsizetype i = 0; i < texts.size() && !isFound; ++i) {
                // Where a font has no blank for them the groups of a number are drawn one after the other.
                QString digits;
                for (qsizetype j = i; j < texts.size() && digits.size() < number.size()
                     && texts[j].pixels >= view.height() * figures;
                     ++j) {
                    static const QRegularExpression others(QStringLiteral("[^0-9]"));
                    digits += QString(texts[j].text).remove(others);
                }
                isFound = digits.startsWith(number);
            }
            QVERIFY2(isFound, qPrintable(where + QLatin1Char(' ') + number));
        }
    }
    static void checkChart(StageView& view, const QString& where)
    {
        QApplication::processEvents();
        const auto texts = written(*view.chart()->viewport());
        QVERIFY2(texts.size() >= 4, qPrintable(where));
        QVERIFY2(smallest(texts) >= view.height() * widgets::stage::kLabels, qPrintable(where));
        static const QRegularExpression oddNumber(QStringLiteral("[?&;]\\s*\\d|\\d\\s*[?&;]"));
        for (const auto& text : texts) {
            QVERIFY2(!text.text.contains(QStringLiteral("…")) && !text.text.contains(QStringLiteral("...")),
                     qPrintable(where + text.text));
            QVERIFY2(!text.text.contains(oddNumber), qPrintable(where + text.text));
        }
    }
};

LASTSTONE_TEST(StageLettersTest, Windows)

} // namespace laststone::stage_letters_test
#include "stage_letters_test.moc"
