// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve.h"

#include "brute_force.h"

#include <QTemporaryFile>
#include <QTest>

#include <random>
#include <thread>

#include <fcntl.h>
#include <unistd.h>

using namespace laststone;
using cli::SolveError;
using theory::Count;
using theory::Play;

namespace {

struct Answer {
    QByteArray output;
    std::optional<SolveError> error;
};

// Feeds the input through a pipe in pieces of `piece` bytes and collects the output.
Answer solved(const char* format, const QByteArray& input, qsizetype piece = 1 << 16)
{
    int pipe[2];
    if (::pipe(pipe) != 0)
        return {};
    std::thread feeder([&] {
        for (qsizetype at = 0; at < input.size(); at += piece) {
            const auto length = static_cast<std::size_t>(std::min(piece, input.size() - at));
            if (::write(pipe[1], input.constData() + at, length) < 0)
                break;
        }
        ::close(pipe[1]);
    });
    QTemporaryFile file;
    file.open();
    Answer answer;
    answer.error = cli::solve(*cli::findProfile(format), pipe[0], file.handle());
    // What the solver has left unread must not keep the feeder waiting.
    char rest[4096];
    while (::read(pipe[0], rest, sizeof rest) > 0) { }
    feeder.join();
    ::close(pipe[0]);
    QFile written(file.fileName());
    written.open(QIODevice::ReadOnly);
    answer.output = written.readAll();
    return answer;
}

QByteArray written(const brute::Heaps& heaps)
{
    QByteArray text = QByteArray::number(static_cast<qulonglong>(heaps.size()));
    for (const Count heap : heaps)
        text += ' ' + QByteArray::number(static_cast<qulonglong>(heap));
    return text + '\n';
}

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
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("byte");
        QTest::addColumn<QByteArray>("before");
        using Kind = SolveError::Kind;
        const auto row = [](const char* name, const QByteArray& input, Kind kind, int line, int byte,
                            const char* before) {
            QTest::newRow(name) << input << static_cast<int>(kind) << line << byte << QByteArray(before);
        };
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
    }
    void mistakesNameTheirPlace()
    {
        QFETCH(QByteArray, input);
        QFETCH(int, kind);
        QFETCH(int, line);
        QFETCH(int, byte);
        QFETCH(QByteArray, before);
        for (const qsizetype piece : {1, 1 << 16}) {
            const Answer answer = solved("hdu2176", input, piece);
            QVERIFY(answer.error);
            QCOMPARE(static_cast<int>(answer.error->kind), kind);
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

QTEST_APPLESS_MAIN(SolveTest)
#include "solve_test.moc"
