// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of all games as values, against backward induction and against the rules.
#include "games/bash/bash_game.h"
#include "games/catalogue.h"
#include "games/nim/nim_game.h"
#include "games/staircase/staircase_game.h"
#include "games/sums/sums_plane.h"
#include "games/wythoff/wythoff_game.h"
#include "positions.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

namespace laststone::tables_test {

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
        for (const char* notation :
             {"bash 3: 21", "bash 500: 7", "wythoff: 5 8", "sg {1,3,4}: 5 7", "sg 0.77: 9", "sg grundy: 12",
              "sg graph 1>0;2>0;2>1: 2", "nim: 3 5 6", "nim misere: 1", "sg grundy misere: 9",
              "staircase: 4 1", "staircase misere: 4"}) {
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
                // Six blocks, or with large ones twelve rows of eight; the heap on the board is among them.
                const std::size_t blocks = std::min<std::size_t>(96, 6 * (limit + 1));
                QCOMPARE(table.cells.size(), std::max<std::size_t>(blocks, 22));
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
            QCOMPARE(table.cells.size(), 2 * table.lineLength); // two full rows
            std::set<std::vector<Count>> pairs;
            for (const TableCell& cell : table.cells) {
                if (cell.position && cell.position->heaps[0] != cell.position->heaps[1]) {
                    const auto& heaps = cell.position->heaps;
                    const auto found = std::ranges::find(heaps, cell.name.toULongLong());
                    QVERIFY(found != heaps.end());
                    QCOMPARE(cell.value.startsWith(u'a'), *found == std::ranges::min(heaps));
                }
                if (cell.position) {
                    QVERIFY(outcome(*cell.position) == Outcome::P);
                    pairs.insert(cell.position->heaps);
                }
            }
            QCOMPARE(pairs.size(), std::size_t{16});
            // One number that is both heaps of its pair.
            QCOMPARE(table.cells[play == Play::Misere ? 2 : 0].value, QStringLiteral("ab 0"));
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

    // By rules of its own: backward induction over the moves of the stairs.
    void staircasesAreJudgedByBackwardInduction()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            std::map<std::vector<Count>, bool> known;
            const std::function<bool(const std::vector<Count>&)> wins =
                [&](const std::vector<Count>& stairs) {
                    if (const auto found = known.find(stairs); found != known.end())
                        return found->second;
                    bool result =
                        play == Play::Misere && std::ranges::all_of(stairs, [](Count n) { return n == 0; });
                    for (std::size_t i = 0; i < stairs.size(); ++i) {
                        for (Count moved = 1; moved <= stairs[i]; ++moved) {
                            std::vector<Count> after = stairs;
                            after[i] -= moved;
                            if (i > 0)
                                after[i - 1] += moved;
                            result = result || !wins(after);
                        }
                    }
                    known[stairs] = result;
                    return result;
                };
            Position position = read("staircase: 4 1 7");
            position.play = play;
            for (std::size_t part = 0; part < 3; ++part) {
                const TableCells table = games::staircaseTable().cells(position, part, 1000);
                QCOMPARE(table.parts.size(), std::size_t{3});
                QCOMPARE(table.cells.size(), std::size_t{25});
                for (const TableCell& cell : table.cells)
                    QVERIFY((*cell.outcome == Outcome::N) == wins(cell.position->heaps));
            }
        }
    }

    // Three heaps and their moves, no XOR.
    void threeHeapsOfTheNimTableAreLost()
    {
        for (const Play play : {Play::Normal, Play::Misere}) {
            std::map<std::array<Count, 3>, bool> known;
            const std::function<bool(const std::array<Count, 3>&)> wins =
                [&](const std::array<Count, 3>& heaps) {
                    if (const auto found = known.find(heaps); found != known.end())
                        return found->second;
                    bool result = play == Play::Misere && heaps == std::array<Count, 3>{};
                    for (std::size_t i = 0; i < 3; ++i) {
                        for (Count left = 0; left < heaps[i]; ++left) {
                            std::array<Count, 3> after = heaps;
                            after[i] = left;
                            result = result || !wins(after);
                        }
                    }
                    known[heaps] = result;
                    return result;
                };
            Position position = read("nim: 3 5 6");
            position.play = play;
            const TableCells table = games::nimTable().cells(position, 0, 1000);
            QCOMPARE(table.cells.size(), std::size_t{64});
            for (const TableCell& cell : table.cells) {
                const auto& heaps = cell.position->heaps;
                QVERIFY(!wins({heaps[0], heaps[1], heaps[2]}));
                QCOMPARE(cell.value, QString::number(heaps[2]));
            }
            QCOMPARE(std::ranges::count_if(table.cells, &TableCell::isNow), 6);
        }
    }

    // Nothing is told of the rule before it is asked for, and what is wrong is refuted by the moves alone:
    // the position that a move leads to is there already, and is not the answer.
    void wrongNumbersAreRefutedByWhatIsKnown()
    {
        const auto voice = teaching::Voice::installed();
        const QRegularExpression leads(QStringLiteral("leads to \\(([0-9, ]+)\\)"));
        for (const char* notation :
             {"wythoff: 5 8", "wythoff misere: 5 8", "nim: 3 4 5", "nim misere: 3 4 5"}) {
            const Position position = read(notation);
            const teaching::Table& of = games::findLesson(position.word())->table;
            std::set<std::multiset<Count>> known;
            for (int step = 0; step < of.cells(position, 0, 0).lastStep; ++step) {
                const TableCells table = of.cells(position, 0, step);
                for (const TableCell& cell : table.cells) {
                    if (!cell.value.isEmpty())
                        known.insert({cell.position->heaps.begin(), cell.position->heaps.end()});
                }
                const Count right = std::get<Count>(table.next->right);
                const TableCell told = of.cells(position, 0, step + 1).cells[*table.next->cell];
                std::vector<Count> asked = told.position->heaps;
                for (Count wrong = 0; wrong < right + 12; ++wrong) {
                    if (wrong == right)
                        continue;
                    const QString why = voice.say(of.refute(position, 0, step, wrong));
                    asked.back() = wrong;
                    QVERIFY(position.game->outcome({position.game, position.play, asked}) == Outcome::N);
                    const auto match = leads.match(why);
                    const bool isEnd = std::ranges::count(asked, Count{0}) == std::ssize(asked);
                    QVERIFY2(match.hasMatch() || wrong > right || isEnd, qPrintable(why));
                    if (!match.hasMatch())
                        continue;
                    std::multiset<Count> left;
                    for (const QString& number : match.captured(1).split(QStringLiteral(", ")))
                        left.insert(number.toULongLong());
                    QVERIFY2(known.contains(left), qPrintable(why));
                }
            }
            QVERIFY(!of.refute(position, 0, 3, theory::kMaxCount).isEmpty());
            QVERIFY(!of.refute(position, 0, 3, ~Count{0}).isEmpty());
        }
    }

    // In misère play as well a pair is found after those that its reason names: first the one stone that has
    // to be taken, then (2, 2), from which it can be left.
    void aReasonNamesWhatHasBeenFound()
    {
        const auto voice = teaching::Voice::installed();
        const Position position = read("wythoff misere: 4 7");
        const auto textAt = [&](int step) {
            const TableCells table = games::wythoffTable().cells(position, 0, step);
            const TableCells before = games::wythoffTable().cells(position, 0, step - 1);
            return std::pair(voice.say(before.next->task) + u'\n' + voice.say(table.text),
                             voice.say(table.byRule));
        };
        const auto [first, firstByRule] = textAt(1);
        QVERIFY2(first.startsWith(QStringLiteral("(0, ?) is P: ? =\n(0, 1)")), qPrintable(first));
        const auto [second, secondByRule] = textAt(2);
        QVERIFY2(second.startsWith(QStringLiteral("(2, ?) is P: ? =\n(2, 2)")), qPrintable(second));
        QVERIFY2(second.endsWith(QStringLiteral("as in (0, 1).")), qPrintable(second));
        // Whoever knows the rule is told no other reason of those two.
        QVERIFY(first.endsWith(firstByRule) && second.endsWith(secondByRule));
        QVERIFY(!firstByRule.isEmpty() && !secondByRule.isEmpty());
        // All others are those of normal play, and the rule is to be found from the first ones.
        const auto [third, thirdByRule] = textAt(3);
        QVERIFY2(third.contains(QStringLiteral("(3, 5) is P: no move from it")), qPrintable(third));
        QVERIFY(third.endsWith(thirdByRule));
        QVERIFY(textAt(4).first.endsWith(textAt(4).second));
        QVERIFY2(textAt(5).second.startsWith(QStringLiteral("k = 4: ")), qPrintable(textAt(5).second));
    }

    // What is asked is what the next step fills in, and nothing is left to be asked at the end.
    void everyStepIsAskedBefore()
    {
        for (const char* notation : {"bash 3: 21", "bash 4 misere: 7", "wythoff: 5 8", "wythoff misere: 5 8",
                                     "nim: 3 4 5", "nim misere: 3 4 5", "staircase: 1 2", "sg {1,3,4}: 5 7",
                                     "sg 0.77: 9", "sg graph 1>0;2>0;2>1: 2", "sg 0.77 misere: 9",
                                     "sg {1,3,4} misere: 5 7", "sg graph 1>0;2>0;2>1 misere: 2"}) {
            const Position position = read(notation);
            const auto cellsAt = [&](int step) {
                return games::findLesson(position.word())->table.cells(position, 0, step);
            };
            const int last = cellsAt(0).lastStep;
            QVERIFY(!cellsAt(last).next);
            for (int step = 0; step < last; ++step) {
                const TableCells before = cellsAt(step);
                const TableCells after = cellsAt(step + 1);
                QVERIFY(before.next);
                const auto& [task, right, cell] = *before.next;
                QVERIFY(!task.isEmpty());
                if (const auto* number = std::get_if<Count>(&right);
                    number && position.word() == QLatin1String("wythoff")) {
                    QVERIFY(before.cells[*cell].value.isEmpty() && before.cells[*number].value.isEmpty());
                    QVERIFY(after.cells[*number].frame
                            == TableCell::Frame::Last); // a cell is the answer, too
                    QCOMPARE(after.cells[*cell].position->heaps, (std::vector<Count>{*cell, *number}));
                    continue;
                }
                QVERIFY(cell && !before.cells[*cell].outcome && before.cells[*cell].value.isEmpty());
                QVERIFY(after.cells[*cell].frame == TableCell::Frame::Last);
                if (const auto* number = std::get_if<Count>(&right))
                    QCOMPARE(after.cells[*cell].value, QString::number(*number));
                else
                    QVERIFY(after.cells[*cell].outcome == std::get<Outcome>(right));
            }
        }
    }
};

LASTSTONE_TEST(TablesTest, Nothing)

} // namespace laststone::tables_test
#include "tables_test.moc"
