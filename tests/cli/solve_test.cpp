// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve_harness.h"
#include "test_main.h"

#include <QTest>

#include <map>
#include <random>

#include <fcntl.h>
#include <unistd.h>

namespace laststone::solve_test {

using cli::SolveError;
using harness::Answer;
using harness::Positions;
using harness::solved;
using harness::Truth;
using harness::written;
using harness::writtenNumbers;
using theory::Count;
using theory::Play;

namespace {

QByteArray expectedOfHdu2176(const brute::Heaps& heaps, const std::vector<brute::Move>& winning)
{
    if (winning.empty())
        return "No\n";
    QByteArray text = "Yes\n";
    for (const auto& move : winning)
        text += QByteArray::number(static_cast<qulonglong>(heaps[move.heap])) + ' '
            + QByteArray::number(static_cast<qulonglong>(move.to)) + '\n';
    return text;
}

// A heap and how many one may take.
Positions afterBash(const brute::Heaps& position)
{
    Positions results;
    for (Count taken = 1; taken <= std::min(position[0], position[1]); ++taken)
        results.push_back({position[0] - taken, position[1]});
    return results;
}

// The smaller heap first, before and after: by taking from both, from the smaller, from the larger one.
Positions afterWythoff(const brute::Heaps& heaps)
{
    const auto [small, large] = std::minmax(heaps[0], heaps[1]);
    Positions results;
    for (Count taken = 1; taken <= small; ++taken)
        results.push_back({small - taken, large - taken});
    for (Count taken = 1; taken <= small; ++taken)
        results.push_back({small - taken, large});
    for (Count taken = 1; taken <= large; ++taken)
        results.push_back({std::min(small, large - taken), std::max(small, large - taken)});
    return results;
}

Positions afterStaircase(const brute::Heaps& stairs)
{
    Positions results;
    for (std::size_t i = 0; i < stairs.size(); ++i) {
        for (Count moved = 1; moved <= stairs[i]; ++moved) {
            results.push_back(stairs);
            results.back()[i] -= moved;
            if (i > 0)
                results.back()[i - 1] += moved;
        }
    }
    return results;
}

// Coins from left to right: each may go left to any cell behind the next coin.
Positions afterCoins(const brute::Heaps& cells)
{
    Positions results;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (Count to = i > 0 ? cells[i - 1] + 1 : 1; to < cells[i]; ++to) {
            results.push_back(cells);
            results.back()[i] = to;
        }
    }
    return results;
}

QByteArray withNumber(std::size_t cases, const QByteArray& input)
{
    return QByteArray::number(static_cast<qulonglong>(cases)) + '\n' + input;
}

} // namespace

class SolveTest : public QObject {
    Q_OBJECT
private slots:
    void samples_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("output");
        const auto row = [](const char* name, const char* format, const char* input, const char* output) {
            QTest::newRow(name) << QByteArray(format) << QByteArray(input) << QByteArray(output);
        };
        row("hdu2176", "hdu2176", "2 45 45\n3 3 6 9\n5 5 7 8 9 10\n0\n",
            "No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n");
        row("what follows the closing 0 is not read", "hdu2176", "1 3\n0\nx", "Yes\n3 0\n");
        row("without the closing 0", "hdu2176", "2 45 45\n1 7", "No\nYes\n7 0\n");
        row("other line ends and tabs", "hdu2176", "2\t45\r\n45\r\n0\r\n", "No\n");
        row("nothing at all", "hdu2176", "", "");
        row("leading noughts", "hdu2176", "1 000000000000000000000000000000000007\n0\n", "Yes\n7 0\n");
        row("largest heap", "hdu2176", "1 9223372036854775807\n0\n", "Yes\n9223372036854775807 0\n");
        row("p2197", "p2197", "2\n2 1 1\n2 1 0\n", "No\nYes\n");
        row("p1247 lost", "p1247", "4\n15 22 19 10\n", "lose\n");
        row("p1247 won", "p1247", "3\n3 6 9\n", "4 3\n3 6 5\n");

        row("hdu1846", "hdu1846", "2\n23 2\n4 3\n", "first\nsecond\n");
        row("hdu1846 without stones", "hdu1846", "1\n0 1", "second\n");
        row("hdu1846 largest", "hdu1846", "2 9223372036854775806 6 9223372036854775807 9223372036854775807",
            "first\nfirst\n"); // 7 divides 2^63 - 1
        row("hdu1846 no case", "hdu1846", "0\nx", "");

        row("hdu2177", "hdu2177", "1 2\n5 8\n4 7\n2 2\n0 0\n", "0\n1\n4 7\n3 5\n0\n1\n0 0\n1 2\n");
        row("hdu2177 what follows is not read", "hdu2177", "1 2\n0 0\nx", "0\n");
        row("hdu2177 without the closing line", "hdu2177", "1 2\n4 7", "0\n0\n");
        row("hdu2177 nothing at all", "hdu2177", " \n", "");
        row("hdu2177 one empty heap", "hdu2177", "0 5\n5 0\n0 0\n", "1\n0 0\n1\n0 0\n");
        row("hdu2177 the larger heap first", "hdu2177", "8 5\n2 1\n0 0\n", "1\n4 7\n3 5\n0\n");
        row("hdu2177 from both heaps and from each", "hdu2177", "10 13\n0 0\n", "1\n4 7\n8 13\n6 10\n");
        row("hdu2177 two moves to one result", "hdu2177", "5 7\n0 0\n", "1\n3 5\n4 7\n");
        // Neighbours among the Fibonacci numbers: a pair if the smaller one has an even number.
        row("hdu2177 large", "hdu2177",
            "2880067194370816120 4660046610375530309\n2880067194370816120 4660046610375530310\n0 0\n",
            "0\n1\n2880067194370816120 4660046610375530309\n");
        row("hdu2177 largest", "hdu2177", "9223372036854775807 9223372036854775807\n",
            "1\n0 0\n5700357409661599242 9223372036854775807\n");

        row("poj1067", "poj1067", "2 1\n8 4\n4 7\n", "0\n1\n0\n");
        row("poj1067 without the last line end", "poj1067", "2 1\n8 4", "0\n1\n");
        row("poj1067 nothing at all", "poj1067", "", "");
        row("poj1067 no stones end nothing", "poj1067", "0 0\n8 4\n", "0\n1\n");
        row("poj1067 large", "poj1067",
            "4660046610375530309 2880067194370816120\n4660046610375530309 7540113804746346429\n", "0\n1\n");

        row("acwing892", "acwing892", "3\n2 1 3\n", "Yes\n");
        row("acwing892 lost", "acwing892", "4 2 9 2 7\nx", "No\n");
        row("acwing892 no stair", "acwing892", "0", "No\n");
        row("acwing892 more stones than a number holds", "acwing892",
            "3 9223372036854775807 9223372036854775807 9223372036854775807", "No\n");

        row("poj1704", "poj1704", "2\n3\n1 2 3\n8\n1 5 6 7 9 12 14 17\n", "Bob will win\nGeorgia will win\n");
        row("poj1704 in any order", "poj1704", "2\n3\n3 1 2\n8 17 5 6 1 9 14 12 7",
            "Bob will win\nGeorgia will win\n");
        row("poj1704 the same cells again", "poj1704", "2 1 4 1 4", "Georgia will win\nGeorgia will win\n");
        row("poj1704 no coin", "poj1704", "1 0", "Bob will win\n");
        row("poj1704 largest cell", "poj1704", "1 2 9223372036854775807 9223372036854775806",
            "Bob will win\n");
    }
    void samples()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, output);
        for (const qsizetype piece : {1, 3, 1 << 16}) {
            const Answer answer = solved(format.constData(), input, piece);
            QVERIFY(!answer.error);
            QCOMPARE(answer.output, output);
        }
    }

    void mistakesNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("byte");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("expected");
        using Kind = SolveError::Kind;
        using Expected = SolveError::Expected;
        const auto rowOf = [](const char* format, const char* name, const QByteArray& input, Kind kind,
                              int line, int byte, const char* before, Expected expected = Expected::Number) {
            QTest::newRow(name) << QByteArray(format) << input << static_cast<int>(kind) << line << byte
                                << QByteArray(before) << static_cast<int>(expected);
        };
        const auto row = std::bind_front(rowOf, "hdu2176");
        row("letter", "2 45 45\n3 3 x 9\n", Kind::NotANumber, 2, 13, "No\n");
        row("letter behind digits", "2 4x 45\n", Kind::NotANumber, 1, 4, "");
        row("letter behind many digits", "1 12345678901234567x\n", Kind::NotANumber, 1, 20, "");
        row("minus", "1 -4\n", Kind::NotANumber, 1, 3, "");
        row("plus", "+1 4\n", Kind::NotANumber, 1, 1, "");
        row("nought byte", QByteArray("1 \0 0", 5), Kind::NotANumber, 1, 3, "");
        row("one too large", "1 9223372036854775808\n", Kind::TooLarge, 1, 3, "");
        row("far too large", "2 45 45\n\n1 99999999999999999999999\n", Kind::TooLarge, 3, 12, "No\n");
        row("ends within a case", "2 45 45\n3 3 9", Kind::Incomplete, 2, 14, "No\n");
        row("ends after the length", "2 45 45\n3", Kind::Incomplete, 2, 10, "No\n");
        row("a length that no memory holds", "9223372036854775807 1 2\n", Kind::Incomplete, 2, 25, "");

        const auto unfit = [&](const char* format, const char* name, const char* input, Expected expected,
                               int line, int byte, const char* before) {
            rowOf(format, name, input, Kind::NotANumber, line, byte, before, expected);
        };
        unfit("hdu1846", "limit 0", "2\n0 2\n4 0\n", Expected::Positive, 3, 9, "second\n");
        unfit("hdu1846", "limit no number", "1\n4 x\n", Expected::Positive, 2, 5, "");
        unfit("hdu1846", "heap no number", "1\nx 4\n", Expected::Number, 2, 3, "");
        unfit("poj1704", "cell 0", "2\n1 1\n2 5 00\n", Expected::Positive, 3, 11, "Bob will win\n");
        unfit("poj1704", "cell twice", "2\n1 1\n4 7\n3 7 5\n", Expected::NewNumber, 4, 13, "Bob will win\n");
        rowOf("hdu1846", "fewer cases than said", "2\n4 3\n", Kind::Incomplete, 3, 7, "second\n");
        rowOf("hdu1846", "no number of cases", "", Kind::Incomplete, 1, 1, "");
        rowOf("hdu2177", "one number of two", "1 2\n4", Kind::Incomplete, 2, 6, "0\n");
        rowOf("hdu2177", "half a closing line", "1 2\n0\n", Kind::Incomplete, 3, 7, "0\n");
        rowOf("poj1067", "a pair ends early", "2 1\n8\n", Kind::Incomplete, 3, 7, "0\n");
        rowOf("poj1067", "letter behind the cases", "2 1\nx", Kind::NotANumber, 2, 5, "0\n");
        rowOf("poj1067", "heap too large", "1 9223372036854775808", Kind::TooLarge, 1, 3, "");
        rowOf("acwing892", "no length", "\n", Kind::Incomplete, 2, 2, "");
        rowOf("acwing892", "fewer stairs than said", "3 1 2", Kind::Incomplete, 1, 6, "");
        rowOf("poj1704", "fewer coins than said", "1 2 5", Kind::Incomplete, 1, 6, "");
    }
    void mistakesNameTheirPlace()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, input);
        QFETCH(int, kind);
        QFETCH(int, line);
        QFETCH(int, byte);
        QFETCH(QByteArray, before);
        QFETCH(int, expected);
        for (const qsizetype piece : {1, 1 << 16}) {
            const Answer answer = solved(format.constData(), input, piece);
            QVERIFY(answer.error);
            QCOMPARE(static_cast<int>(answer.error->kind), kind);
            QCOMPARE(static_cast<int>(answer.error->expected), expected);
            QCOMPARE(answer.error->line, static_cast<std::size_t>(line));
            QCOMPARE(answer.error->byte, static_cast<std::size_t>(byte));
            QCOMPARE(answer.output, before);
        }
    }

    void smallPositionsAgreeWithBruteForce()
    {
        brute::Nim truth(Play::Normal);
        QByteArray input;
        QByteArray output;
        brute::everyPosition(4, 5, [&](const brute::Heaps& heaps) {
            input += written(heaps);
            output += expectedOfHdu2176(heaps, truth.winning(heaps));
        });
        QCOMPARE(solved("hdu2176", input + "0\n").output, output);
    }

    void bashAgreesWithBruteForce()
    {
        Truth truth(afterBash);
        QByteArray input;
        QByteArray output;
        std::size_t cases = 0;
        for (Count n = 0; n <= 40; ++n) {
            for (Count limit = 1; limit <= 12; ++limit, ++cases) {
                input += writtenNumbers({n, limit});
                output += truth.isWon({n, limit}) ? "first\n" : "second\n";
            }
        }
        QCOMPARE(solved("hdu1846", withNumber(cases, input)).output, output);
    }

    void wythoffAgreesWithBruteForce()
    {
        Truth truth(afterWythoff);
        QByteArray input;
        QByteArray who;
        QByteArray results;
        for (Count a = 0; a <= 30; ++a) {
            for (Count b = a == 0 ? 1 : 0; b <= 30; ++b) {
                input += writtenNumbers({a, b});
                who += truth.isWon({a, b}) ? "1\n" : "0\n";
                results += truth.isWon({a, b}) ? "1\n" : "0\n";
                std::map<brute::Heaps, bool> met;
                for (const brute::Heaps& result : truth.lostAmong(afterWythoff({a, b}))) {
                    if (!std::exchange(met[result], true))
                        results += writtenNumbers(result);
                }
            }
        }
        QCOMPARE(solved("poj1067", input).output, who);
        QCOMPARE(solved("hdu2177", input).output, results);
        QCOMPARE(solved("hdu2177", input + "0 0\n1 2\n").output, results);
    }

    void staircaseAgreesWithBruteForce()
    {
        Truth truth(afterStaircase);
        brute::everyPosition(4, 3, [&](const brute::Heaps& stairs) {
            QCOMPARE(solved("acwing892", written(stairs)).output,
                     QByteArray(truth.isWon(stairs) ? "Yes\n" : "No\n"));
        });
    }

    void coinsAgreeWithBruteForce()
    {
        Truth truth(afterCoins);
        std::mt19937_64 random(1704);
        QByteArray input;
        QByteArray output;
        constexpr unsigned kSets = 1U << 11;
        for (unsigned set = 0; set < kSets; ++set) {
            brute::Heaps cells;
            for (Count cell = 1; cell <= 11; ++cell) {
                if ((set >> (cell - 1) & 1) != 0)
                    cells.push_back(cell);
            }
            output += truth.isWon(cells) ? "Georgia will win\n" : "Bob will win\n";
            std::ranges::shuffle(cells, random);
            input += written(cells);
        }
        QCOMPARE(solved("poj1704", withNumber(kSets, input)).output, output);
    }

    void numbersOfEveryLengthPassBlockEnds()
    {
        std::mt19937_64 random(10);
        QByteArray input;
        QByteArray output;
        // About a megabyte: numbers of all lengths come to lie across the ends of blocks.
        while (input.size() < 1'000'000) {
            brute::Heaps heaps(1 + random() % 40);
            Count sum = 0;
            for (Count& heap : heaps) {
                heap = (random() & theory::kMaxCount) >> random() % 63;
                sum ^= heap;
            }
            std::vector<brute::Move> winning;
            for (std::size_t i = 0; i < heaps.size(); ++i) {
                if ((heaps[i] ^ sum) < heaps[i])
                    winning.push_back({i, heaps[i] ^ sum});
            }
            input += written(heaps);
            output += expectedOfHdu2176(heaps, winning);
        }
        for (const qsizetype piece : {997, 65536})
            QCOMPARE(solved("hdu2176", input, piece).output, output);
        // A mistake far behind is found at its place.
        const Answer wrong = solved("hdu2176", input + "1 ?\n");
        QVERIFY(wrong.error);
        QCOMPARE(wrong.error->byte, static_cast<std::size_t>(input.size()) + 3);
        QCOMPARE(wrong.error->line, static_cast<std::size_t>(input.count('\n')) + 1);
    }

    void whatCannotBeReadOrWrittenIsTold()
    {
        const int folder = ::open("/", O_RDONLY);
        QTemporaryFile file;
        QVERIFY(file.open());
        const auto unread = cli::solve(*cli::findProfile("hdu2176"), folder, file.handle());
        QVERIFY(unread && unread->kind == SolveError::Kind::ReadFailed && unread->systemError == EISDIR);
        ::close(folder);

        QVERIFY(file.write("1 3\n0\n") == 6 && file.flush() && file.seek(0));
        const int full = ::open("/dev/full", O_WRONLY);
        const auto unwritten = cli::solve(*cli::findProfile("hdu2176"), file.handle(), full);
        QVERIFY(unwritten && unwritten->kind == SolveError::Kind::WriteFailed
                && unwritten->systemError == ENOSPC);
        ::close(full);
    }
};

LASTSTONE_TEST(SolveTest, Nothing)

} // namespace laststone::solve_test
#include "solve_test.moc"
