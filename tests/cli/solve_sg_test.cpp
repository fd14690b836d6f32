// SPDX-License-Identifier: GPL-3.0-or-later
// The classic problems that are solved by SG values: subtraction sets and graphs.
#include "cli/solve_harness.h"
#include "test_main.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace laststone::solve_sg_test {

using brute::Heaps;
using cli::SolveError;
using harness::Positions;
using harness::solved;
using harness::Truth;
using harness::written;
using harness::writtenNumbers;
using theory::Count;

namespace {

// All positions after one number of `numbers` has been taken from a heap; the heaps in order.
Truth::Moves taking(std::vector<Count> numbers)
{
    return [numbers = std::move(numbers)](const Heaps& heaps) {
        Positions results;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            for (const Count number : numbers) {
                if (number > heaps[i])
                    continue;
                results.push_back(heaps);
                results.back()[i] -= number;
                std::ranges::sort(results.back());
            }
        }
        return results;
    };
}

using Targets = std::vector<Heaps>; // by vertex

// All positions after a token has gone along an edge; the tokens in order.
Truth::Moves along(Targets targets)
{
    return [targets = std::move(targets)](const Heaps& tokens) {
        Positions results;
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            for (const Count to : targets[tokens[i]]) {
                results.push_back(tokens);
                results.back()[i] = to;
                std::ranges::sort(results.back());
            }
        }
        return results;
    };
}

Heaps sorted(Heaps heaps)
{
    std::ranges::sort(heaps);
    return heaps;
}

// Some edges twice; without cycles, as each leads to a vertex that comes later in a random order.
Targets randomGraph(std::mt19937_64& random, std::size_t count)
{
    std::vector<Count> order(count);
    for (std::size_t i = 0; i < count; ++i)
        order[i] = i;
    std::ranges::shuffle(order, random);
    Targets targets(count);
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t edges = i + 1 < count ? random() % 4 : 0; edges > 0; --edges)
            targets[order[i]].push_back(order[i + 1 + random() % (count - i - 1)]);
    }
    return targets;
}

Heaps randomTokens(std::mt19937_64& random, std::size_t vertices)
{
    Heaps tokens(random() % 4);
    for (Count& token : tokens)
        token = random() % vertices;
    return tokens;
}

} // namespace

class SolveSgTest : public QObject {
    Q_OBJECT
private slots:
    void samples_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("output");
        const auto row = [](const char* name, const char* format, const QByteArray& input,
                            const char* output) {
            QTest::newRow(name) << QByteArray(format) << input << QByteArray(output);
        };
        row("acwing893", "acwing893", "2\n2 5\n3\n2 4 7\n", "Yes\n");
        row("acwing893 what follows is not read", "acwing893", "1 1 2 3 3 x", "No\n");
        row("acwing893 no heap", "acwing893", "1 1 0", "No\n");
        row("acwing893 nothing to take", "acwing893", "0\n2\n3 9223372036854775807\n", "No\n");
        row("acwing893 a number twice, in any order", "acwing893", "3 4 1 4 1 4", "Yes\n");
        row("acwing893 a number too large for any heap", "acwing893", "2 9223372036854775807 2 1 3", "Yes\n");
        // By its period 7, g(2^63 - 1) = g(0) and g(2^63 - 2) = g(6).
        row("acwing893 largest heap", "acwing893", "3 1 3 4 1 9223372036854775807", "No\n");
        row("acwing893 nearly the largest heap", "acwing893", "3 1 3 4 1 9223372036854775806", "Yes\n");
        // One may take 1 .. 300, of which 255 make a set: fewer than 256 stones do not need the others.
        Heaps many(300);
        for (std::size_t i = 0; i < many.size(); ++i)
            many[i] = i + 1;
        row("acwing893 more numbers than a set has", "acwing893", written(many) + "2 255 254", "Yes\n");

        row("hdu1848", "hdu1848", "1 1 1\n1 4 1\n0 0 0\n", "Fibo\nNacci\n");
        row("hdu1848 what follows is not read", "hdu1848", "0 5 0\n0 0 0\nx", "Fibo\n");
        row("hdu1848 without the closing line", "hdu1848", "1 2 3", "Nacci\n");
        row("hdu1848 largest", "hdu1848", "1346268 1346268 0\n832040 0 0\n", "Nacci\nFibo\n");

        row("poj2425", "poj2425",
            "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n\n4\n1 1\n1 2\n0\n0\n2 0 1\n2 1 1\n3 0 1 3\n0\n",
            "WIN\nWIN\nWIN\nLOSE\nWIN\n");
        row("poj2425 without the closing 0", "poj2425", "1 0 1 0", "LOSE\n");
        row("poj2425 no query", "poj2425", "1 0 0 2 1 1 0 1 0", "WIN\n");
        row("poj2425 nothing at all", "poj2425", "\n", "");

        row("loj10243 no token", "loj10243", "2 1 0 1 2", "lose\n");
        row("loj10243 an edge twice", "loj10243", "2 2 1 1 2 1 2 1", "win\n");
        row("loj10243 two tokens on a vertex", "loj10243", "2 1 2\n1 2\n1 1\nx", "lose\n");
        row("loj10243 vertices without edges", "loj10243", "100000000 1 2\n1 2\n1 1000", "win\n");
    }
    void samples()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, output);
        for (const qsizetype piece : {1, 3, 1 << 16}) {
            const harness::Answer answer = solved(format.constData(), input, piece);
            QVERIFY(!answer.error);
            QCOMPARE(answer.output, output);
        }
    }

    void mistakesNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<SolveError>("error");
        using Kind = SolveError::Kind;
        using Expected = SolveError::Expected;
        const auto row = [](const char* format, const char* name, const char* input, const char* before,
                            const SolveError& error) {
            QTest::newRow(name) << QByteArray(format) << QByteArray(input) << QByteArray(before) << error;
        };
        const auto at = [](std::size_t line, std::size_t byte, SolveError error) {
            error.line = line;
            error.byte = byte;
            return error;
        };
        const auto missing = [&](std::size_t line, std::size_t byte) {
            return at(line, byte, {.kind = Kind::Incomplete});
        };
        const auto upTo = [&](std::size_t line, std::size_t byte, Count most, Expected expected) {
            return at(line, byte, {.expected = expected, .most = most});
        };
        const auto unanswered = [&](std::size_t line, std::size_t byte, Count most) {
            return at(line, byte, {.kind = Kind::Unanswered, .most = most});
        };
        const auto cycle = [&](std::size_t line, std::size_t byte, const std::vector<Count>& vertices) {
            return at(line, byte, {.kind = Kind::Cycle, .cycle = vertices});
        };
        row("acwing893", "no set", "", "", missing(1, 1));
        row("acwing893", "fewer numbers than said", "2\n5\n", "", missing(3, 5));
        row("acwing893", "no heaps", "1\n5", "", missing(2, 4));
        row("acwing893", "fewer heaps than said", "1 5 2 7", "", missing(1, 8));
        row("acwing893", "taking nothing", "2\n2 0\n1 1", "", at(2, 5, {.expected = Expected::Positive}));
        row("acwing893", "letter", "1 5 1 y", "", at(1, 7, {}));
        row("acwing893", "heap too large", "1 5 1 9223372036854775808", "",
            at(1, 7, {.kind = Kind::TooLarge}));
        row("acwing893", "a number that no set has", "2 1 1000001\n2 1000000 1000001", "",
            unanswered(2, 23, 1'000'000));
        // A period that is longer than what is computed.
        row("acwing893", "no period known", "3\n7 500 999983\n1 9223372036854775807", "",
            unanswered(3, 18, 10'000'000));

        row("hdu1848", "more than is known", "1 1 1\n1 1346269 1\n0 0 0\n", "Fibo\n",
            unanswered(2, 9, 1'346'268));
        row("hdu1848", "two heaps of three", "1 1 1\n1 2", "Fibo\n", missing(2, 10));

        row("poj2425", "no vertex", "0\n", "", upTo(1, 1, 100'000'000, Expected::Positive));
        row("poj2425", "too many vertices", "100000001\n", "", upTo(1, 1, 100'000'000, Expected::Positive));
        row("poj2425", "fewer vertices than said", "3\n0\n0\n", "", missing(4, 7));
        row("poj2425", "more vertices than memory", "100000000\n0\n0\n", "", missing(4, 15));
        row("poj2425", "fewer edges than said", "2\n0\n2 0", "", missing(3, 8));
        row("poj2425", "edge out of range", "2\n0\n1 2\n1 1\n0\n", "", upTo(3, 7, 1, Expected::Number));
        row("poj2425", "edge far out of range", "2\n0\n1 9223372036854775808", "",
            upTo(3, 7, 1, Expected::Number));
        row("poj2425", "token out of range", "2\n1 1\n0\n1 0\n1 2\n", "WIN\n",
            upTo(5, 15, 1, Expected::Number));
        row("poj2425", "fewer tokens than said", "2\n1 1\n0\n1 0\n2 0\n", "WIN\n", missing(6, 17));
        row("poj2425", "letter after the graphs", "1\n0\n0\nx", "",
            upTo(4, 7, 100'000'000, Expected::Positive));
        row("poj2425", "cycle", "3\n1 1\n1 2\n1 1\n1 0\n0\n", "", cycle(4, 13, {1, 2}));
        row("poj2425", "edge to itself in the second graph", "1\n0\n1 0\n0\n2\n1 0\n0\n", "LOSE\n",
            cycle(7, 17, {0}));

        row("loj10243", "no tokens", "2 1", "", missing(1, 4));
        row("loj10243", "fewer edges than said", "2 2 1\n1 2\n1", "", missing(3, 12));
        row("loj10243", "edge from vertex 0", "2 1 1\n0 1\n1", "", upTo(2, 7, 2, Expected::Positive));
        row("loj10243", "edge out of range", "2 1 1\n1 3\n1", "", upTo(2, 9, 2, Expected::Positive));
        row("loj10243", "token out of range", "2 1 1\n1 2\n3", "", upTo(3, 11, 2, Expected::Positive));
        row("loj10243", "no token there", "2 1 2\n1 2\n1\n", "", missing(4, 13));
        row("loj10243", "cycle of three", "4 4 1\n4 3\n3 2\n2 4\n1 4\n1", "", cycle(5, 21, {2, 4, 3}));
    }
    void mistakesNameTheirPlace()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, input);
        QFETCH(QByteArray, before);
        QFETCH(SolveError, error);
        for (const qsizetype piece : {1, 1 << 16}) {
            const harness::Answer answer = solved(format.constData(), input, piece);
            QVERIFY(answer.error);
            QCOMPARE(static_cast<int>(answer.error->kind), static_cast<int>(error.kind));
            QCOMPARE(answer.error->line, error.line);
            QCOMPARE(answer.error->byte, error.byte);
            QCOMPARE(answer.error->most, error.most);
            QVERIFY(answer.error == error);
            QCOMPARE(answer.output, before);
        }
    }

    void setsAgreeWithBruteForce()
    {
        std::mt19937_64 random(893);
        int won = 0;
        constexpr int kRounds = 400;
        for (int round = 0; round < kRounds; ++round) {
            Heaps numbers(random() % 5);
            for (Count& number : numbers)
                number = 1 + random() % 9;
            Heaps heaps(random() % 4);
            for (Count& heap : heaps)
                heap = random() % 16;
            const bool wins = Truth(taking(numbers)).isWon(sorted(heaps));
            won += wins ? 1 : 0;
            QCOMPARE(solved("acwing893", written(numbers) + written(heaps)).output,
                     QByteArray(wins ? "Yes\n" : "No\n"));
        }
        QVERIFY(won > kRounds / 5 && won < kRounds - kRounds / 5);
    }

    void fibonacciAgreesWithBruteForce()
    {
        Truth truth(taking({1, 2, 3, 5, 8, 13, 21}));
        QByteArray input;
        QByteArray output;
        for (Count a = 0; a <= 22; ++a) {
            for (Count b = a == 0 ? 1 : 0; b <= 12; ++b) {
                for (Count c = 0; c <= 6; ++c) {
                    input += writtenNumbers({a, b, c});
                    output += truth.isWon(sorted({a, b, c})) ? "Fibo\n" : "Nacci\n";
                }
            }
        }
        QCOMPARE(solved("hdu1848", input).output, output);
    }

    void graphsAgreeWithBruteForce()
    {
        std::mt19937_64 random(2425);
        QByteArray input;
        QByteArray output;
        for (int round = 0; round < 300; ++round) {
            const std::size_t count = 1 + random() % 9;
            const Targets targets = randomGraph(random, count);
            Truth truth(along(targets));
            input += writtenNumbers({count});
            QByteArray edges;
            std::size_t edgeCount = 0;
            for (std::size_t from = 0; from < count; ++from) {
                input += written(targets[from]);
                for (const Count to : targets[from])
                    edges += writtenNumbers({from + 1, to + 1});
                edgeCount += targets[from].size();
            }
            for (int query = 0; query < 4; ++query) {
                const Heaps tokens = randomTokens(random, count);
                const bool wins = truth.isWon(sorted(tokens));
                if (!tokens.empty()) {
                    input += written(tokens);
                    output += wins ? "WIN\n" : "LOSE\n";
                }
                Heaps fromOne = tokens;
                for (Count& token : fromOne)
                    ++token;
                QCOMPARE(solved("loj10243",
                                writtenNumbers({count, edgeCount, tokens.size()}) + edges
                                    + writtenNumbers(fromOne))
                             .output,
                         QByteArray(wins ? "win\n" : "lose\n"));
            }
            input += "0\n";
        }
        QVERIFY(output.count("WIN") > 100 && output.count("LOSE") > 100);
        for (const qsizetype piece : {7, 1 << 16})
            QCOMPARE(solved("poj2425", input, piece).output, output);
    }

    // The values of the sample's vertices, by all sums of two of them.
    void sampleOfLoj10243()
    {
        const QByteArray edges = "2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n";
        const int values[] = {2, 0, 1, 1, 0, 0};
        for (int a = 0; a < 6; ++a) {
            for (int b = 0; b < 6; ++b) {
                const QByteArray input =
                    "6 8 2\n" + edges + QByteArray::number(a + 1) + ' ' + QByteArray::number(b + 1);
                QCOMPARE(solved("loj10243", input).output,
                         QByteArray(values[a] != values[b] ? "win\n" : "lose\n"));
            }
        }
        QCOMPARE(solved("loj10243", "6 8 4\n" + edges + "2 4 6 5\n").output, QByteArray("win\n"));
    }

    // A path as long as there are vertices: no recursion, and values that alternate.
    void longPath()
    {
        constexpr Count kCount = 300'000;
        QByteArray input = writtenNumbers({kCount});
        for (Count v = 0; v + 1 < kCount; ++v)
            input += written({v + 1});
        input += "0\n";
        QCOMPARE(solved("poj2425", input + "1 0\n1 1\n2 0 2\n0\n").output, QByteArray("WIN\nLOSE\nLOSE\n"));
    }
};

LASTSTONE_TEST(SolveSgTest, Nothing)

} // namespace laststone::solve_sg_test
#include "solve_sg_test.moc"
