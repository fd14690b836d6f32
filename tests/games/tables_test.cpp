// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of all games as values, against backward induction and against the rules.
#include "games/bash/bash_game.h"
#include "games/catalogue.h"
#include "games/staircase/staircase_game.h"
#include "games/sums/sums_table.h"
#include "games/wythoff/wythoff_game.h"
#include "positions.h"
#include "test_main.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace laststone;
using teaching::Position;
using teaching::TableCell;
using teaching::TableCells;
using theory::Count;
using theory::Outcome;
using theory::Play;

namespace {

Position read(const char* notation)
{
    return positionOf(QString::fromUtf8(notation));
}

Outcome outcome(const Position& position)
{
    return position.game->outcome(position);
}

} // namespace

class TablesTest : public QObject {
    Q_OBJECT
private slots:
    void everyTableGrowsFromEmptyToFull()
    {
        for (const char* notation : {"bash 3: 21", "bash 500: 7", "wythoff: 5 8", "sg {1,3,4}: 5 7",
                                     "sg 0.77: 9", "sg grundy: 12", "sg graph 1>0;2>0;2>1: 2"}) {
            const Position position = read(notation);
            const auto cellsAt = [&](int step) {
                return games::findLesson(position.word())->table.cells(position, 0, step);
            };
            const auto known = [](const TableCells& table) {
                return std::ranges::count_if(table.cells, [](const TableCell& cell) {
                    return cell.outcome.has_value() || !cell.value.isEmpty();
                });
            };
            QCOMPARE(known(cellsAt(0)), 0);
            const TableCells full = cellsAt(1 << 20); // bounded by the last
            if (position.word() != QLatin1String("wythoff")) // where the last numbers are of later pairs
                QCOMPARE(known(full), static_cast<std::ptrdiff_t>(full.cells.size()));
            for (int step = 1; step <= full.lastStep; ++step) {
                const TableCells table = cellsAt(step);
                QVERIFY(known(table) > known(cellsAt(step - 1)));
                QVERIFY(table.cells[table.inView].frame == TableCell::Frame::Last);
                // What has been found stays.
                for (std::size_t i = 0; i < table.cells.size(); ++i) {
                    if (!table.cells[i].value.isEmpty())
                        QCOMPARE(table.cells[i].value, full.cells[i].value);
                }
            }
        }
    }

    void bashIsJudgedByBackwardInduction()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const Count limit : {Count{1}, Count{3}, Count{7}, Count{120}}) {
                Position position = positionOf(QStringLiteral("bash %1: 21").arg(limit));
                position.play = play;
                const TableCells table = games::bashTable().cells(position, 0, 1000);
                std::vector<Outcome> truth;
                for (Count n = 0; n < table.cells.size(); ++n) {
                    bool wins = n == 0 && play == Play::Misere;
                    for (Count taken = 1; taken <= std::min(n, limit); ++taken)
                        wins = wins || truth[n - taken] == Outcome::P;
                    truth.push_back(wins ? Outcome::N : Outcome::P);
                    QVERIFY(table.cells[n].outcome == truth[n]);
                    QCOMPARE(table.cells[n].position->heaps, std::vector<Count>{n});
                    QCOMPARE(table.cells[n].isNow, n == 21);
                }
            }
        }
    }

    void wythoffsPairsAreLost()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            Position position = read("wythoff: 5 8");
            position.play = play;
            const TableCells table = games::wythoffTable().cells(position, 0, 16);
            std::set<std::vector<Count>> pairs;
            for (const TableCell& cell : table.cells) {
                if (cell.position && cell.position->heaps[0] != cell.position->heaps[1])
                    QVERIFY(std::ranges::find(cell.position->heaps, cell.name.toULongLong())
                            != cell.position->heaps.end());
                if (cell.position) {
                    QVERIFY(outcome(*cell.position) == Outcome::P);
                    pairs.insert(cell.position->heaps);
                }
            }
            QCOMPARE(pairs.size(), std::size_t{16});
            const auto list = games::wythoffTable().list();
            for (Count k = 0; k < 60; ++k) {
                const auto row = list->row(position, k);
                QCOMPARE(row.texts[0], QString::number(k));
                QCOMPARE(row.texts[1], QString::number(row.position.heaps[0]));
                QCOMPARE(row.texts[2], QString::number(row.position.heaps[1]));
                QVERIFY(outcome(row.position) == Outcome::P);
            }
        }
    }

    void valuesAreTheLeastThatNoOptionHas()
    {
        for (const char* notation : {"sg {1,3,4}: 5 7", "sg {2,5,7}: 5", "sg {1,3,4}+{2,5}: 6 9"}) {
            const Position position = read(notation);
            const TableCells table = games::sumsTable().cells(position, 0, 1000);
            const std::vector<Count> set = QByteArray(notation).contains("{2") && table.parts.empty()
                ? std::vector<Count>{2, 5, 7}
                : std::vector<Count>{1, 3, 4};
            std::vector<Count> values;
            for (Count n = 0; n < table.cells.size(); ++n) {
                std::set<Count> seen;
                for (const Count taken : set) {
                    if (taken <= n)
                        seen.insert(values[n - taken]);
                }
                Count mex = 0;
                while (seen.contains(mex))
                    ++mex;
                values.push_back(mex);
                QCOMPARE(table.cells[n].value, QString::number(mex));
                QCOMPARE(table.cells[n].outcome.has_value(), mex == 0);
                QVERIFY((outcome(*table.cells[n].position) == Outcome::P) == (mex == 0));
            }
        }
    }

    void theSourcesOfAValueAreItsOptions()
    {
        const TableCells table = games::sumsTable().cells(read("sg {1,3,4}: 5 7"), 0, 11);
        std::vector<std::size_t> sources;
        for (std::size_t i = 0; i < table.cells.size(); ++i) {
            if (table.cells[i].frame == TableCell::Frame::Source)
                sources.push_back(i);
        }
        QCOMPARE(sources, (std::vector<std::size_t>{6, 7, 9}));
    }

    void eachSetOfASumHasItsTable()
    {
        const Position position = read("sg {1,3,4}+{2,5}: 6 9");
        const TableCells second = games::sumsTable().cells(position, 1, 1000);
        QCOMPARE(second.parts.size(), std::size_t{2});
        QCOMPARE(second.cells[3].position->heaps, (std::vector<Count>{0, 3}));
        QVERIFY(second.cells[9].isNow && !second.cells[6].isNow);
    }

    void barsStandForTheStairs()
    {
        const auto bars = games::staircaseTable().bars(read("staircase: 4 1 7")).bars;
        using Bar = teaching::TableBars::Bar;
        QCOMPARE(bars, (std::vector<Bar>{{4, true}, {1, false}, {7, true}}));
    }
};

LASTSTONE_TEST(TablesTest, Nothing)
#include "tables_test.moc"
