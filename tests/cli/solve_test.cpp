// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/number_reader.h"
#include "cli/solve.h"

#include "brute_force.h"

#include <QTest>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <new>
#include <random>
#include <thread>

#include <fcntl.h>
#include <pthread.h>
#include <sys/socket.h>
#include <unistd.h>

// Memory that ends where a test wants it to: no single piece may be larger.
static std::atomic<std::size_t> largestPiece = SIZE_MAX;

[[gnu::noinline]] void* operator new(std::size_t size)
{
    void* const piece = size > largestPiece ? nullptr : std::malloc(size > 0 ? size : 1);
    if (!piece)
        throw std::bad_alloc();
    return piece;
}
[[gnu::noinline]] void operator delete(void* piece) noexcept
{
    std::free(piece);
}
[[gnu::noinline]] void operator delete(void* piece, std::size_t) noexcept
{
    std::free(piece);
}

using namespace laststone::cli;
using laststone::theory::Count;
using laststone::theory::kMaxCount;
using laststone::theory::Outcome;
using laststone::theory::Play;
using Kind = SolveError::Kind;

Q_DECLARE_METATYPE(SolveError::Kind)

namespace {

constexpr qsizetype kBlock = 256 * 1024; // of the reader

// A descriptor of its own, closed at the end.
class Descriptor {
public:
    explicit Descriptor(int number)
        : m_number(number)
    {
    }
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int get() const { return m_number; }
    void close()
    {
        if (m_number >= 0)
            ::close(m_number);
        m_number = -1;
    }

private:
    int m_number;
};

struct Pipe {
    Pipe()
        : Pipe(std::array<int, 2> {})
    {
    }
    Descriptor out;
    Descriptor in;

private:
    explicit Pipe(std::array<int, 2> ends)
        : out(::pipe(ends.data()) == 0 ? ends[0] : -1)
        , in(out.get() >= 0 ? ends[1] : -1)
    {
    }
};

int temporaryFile()
{
    std::FILE* const file = std::tmpfile();
    const int descriptor = ::dup(fileno(file));
    std::fclose(file);
    return descriptor;
}

void writeAll(int descriptor, QByteArrayView bytes, qsizetype step = kBlock)
{
    while (!bytes.isEmpty()) {
        const auto now = ::write(descriptor, bytes.data(), std::size_t(std::min(step, bytes.size())));
        if (now < 0)
            return;
        bytes = bytes.sliced(now);
    }
}

// A file to read, with these bytes.
int fileWith(const QByteArray& bytes)
{
    const int descriptor = temporaryFile();
    writeAll(descriptor, bytes);
    ::lseek(descriptor, 0, SEEK_SET);
    return descriptor;
}

QByteArray readAll(int descriptor)
{
    QByteArray bytes;
    char piece[4096];
    for (ssize_t got = 0; (got = ::read(descriptor, piece, sizeof piece)) > 0;)
        bytes.append(piece, got);
    return bytes;
}

struct Solved {
    QByteArray output;
    std::optional<SolveError> error;
};

Solved solveFrom(const char* format, int input)
{
    const Descriptor output(temporaryFile());
    Solved solved;
    solved.error = solve(*findProfile(format), input, output.get());
    ::lseek(output.get(), 0, SEEK_SET);
    solved.output = readAll(output.get());
    return solved;
}

Solved solved(const char* format, const QByteArray& input)
{
    const Descriptor file(fileWith(input));
    return solveFrom(format, file.get());
}

QByteArray written(const brute::Heaps& heaps)
{
    QByteArray text;
    for (const Count heap : heaps)
        text += (text.isEmpty() ? "" : " ") + QByteArray::number(heap);
    return text;
}

QByteArray lengthAnd(const brute::Heaps& heaps)
{
    return QByteArray::number(heaps.size()) + '\n' + written(heaps) + '\n';
}

// The answers that the formats want, from the winning moves in the order of the heaps.
QByteArray everyMove(const brute::Heaps& heaps, const std::vector<brute::Move>& winning)
{
    QByteArray text = winning.empty() ? "No\n" : "Yes\n";
    for (const auto& move : winning)
        text += QByteArray::number(heaps[move.heap]) + ' ' + QByteArray::number(move.to) + '\n';
    return text;
}

QByteArray yesOrNo(const std::vector<brute::Move>& winning)
{
    return winning.empty() ? "No\n" : "Yes\n";
}

QByteArray firstMove(const brute::Heaps& heaps, const std::vector<brute::Move>& winning)
{
    if (winning.empty())
        return "lose\n";
    const auto& [heap, to] = winning.front();
    return QByteArray::number(heaps[heap] - to) + ' ' + QByteArray::number(heap + 1) + '\n'
        + written(brute::after(heaps, winning.front())) + '\n';
}

// Bouton's theorem to the letter: what makes every binary column of the other heaps even, where that is less.
std::vector<brute::Move> winningByColumns(const brute::Heaps& heaps)
{
    std::array<std::size_t, 63> ones {};
    for (const Count heap : heaps) {
        for (std::size_t bit = 0; bit < ones.size(); ++bit)
            ones[bit] += heap >> bit & 1;
    }
    std::vector<brute::Move> winning;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        Count to = 0;
        for (std::size_t bit = 0; bit < ones.size(); ++bit)
            to += (ones[bit] - (heaps[i] >> bit & 1)) % 2 << bit;
        if (to < heaps[i])
            winning.push_back({i, to});
    }
    return winning;
}

// While it lives, the signal comes to the thread that made it every few milliseconds and breaks off what that
// waits for.
class Interruptions {
public:
    Interruptions()
    {
        struct sigaction action {};
        action.sa_handler = [](int) { ++s_count; };
        ::sigaction(SIGUSR1, &action, &m_before);
        s_count = 0;
        m_thread = std::jthread([target = ::pthread_self()](std::stop_token stop) {
            while (!stop.stop_requested()) {
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
                ::pthread_kill(target, SIGUSR1);
            }
        });
    }
    ~Interruptions()
    {
        m_thread = {};
        ::sigaction(SIGUSR1, &m_before, nullptr);
    }
    int count() const { return s_count; }

private:
    static inline std::atomic<int> s_count = 0;
    struct sigaction m_before {};
    std::jthread m_thread;
};

} // namespace

class SolveTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { std::signal(SIGPIPE, SIG_IGN); }
    void cleanup() { largestPiece = SIZE_MAX; }

    void profilesAreFoundByName();
    void samplesHaveTheirAnswers_data();
    void samplesHaveTheirAnswers();
    void looseWritingIsAccepted_data();
    void looseWritingIsAccepted();
    void mistakesAreFoundInTheirPlace_data();
    void mistakesAreFoundInTheirPlace();
    void smallPositionsAgreeWithBruteForce();
    void largeHeapsAgreeWithTheTheorem();
    void numbersMayLieAcrossBlocks_data();
    void numbersMayLieAcrossBlocks();
    void numbersMayComeInPieces_data();
    void numbersMayComeInPieces();
    void endsAtTheClosingZeroWithoutReadingOn();
    void readErrorsAreReportedAfterTheAnswersBefore_data();
    void readErrorsAreReportedAfterTheAnswersBefore();
    void directoriesAreNoInput();
    void writeErrorsAreReported();
    void signalsDoNoHarm();
    void aLengthAloneTakesNoMemory();
    void aCaseTooLargeForTheMemoryIsReported();
    void everyNumberIsWrittenAsItIs();
    void longWordsAreWrittenWhole();
};

void SolveTest::profilesAreFoundByName()
{
    for (const char* name : {"hdu2176", "p2197", "p1247"})
        QVERIFY2(findProfile(name) && findProfile(name)->name == name, name);
    QVERIFY(!findProfile("hdu"));
    QVERIFY(!findProfile(""));
}

void SolveTest::samplesHaveTheirAnswers_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("output");
    const auto row = [](const char* name, QByteArray format, QByteArray input, QByteArray output) {
        QTest::newRow(name) << format << input << output;
    };
    row("hdu2176", "hdu2176", "2\n45 45\n3\n3 6 9\n5\n5 7 8 9 10\n0\n", "No\nYes\n9 5\nYes\n8 1\n9 0\n10 3\n");
    row("hdu2176 one heap", "hdu2176", "1 7\n0\n", "Yes\n7 0\n");
    row("hdu2176 equal heaps", "hdu2176", "3 1 1 1\n0\n", "Yes\n1 0\n1 0\n1 0\n");
    row("p2197", "p2197", "2\n2\n1 1\n2\n1 0\n", "No\nYes\n");
    row("p2197 no case", "p2197", "0\n", "");
    row("p2197 no heap", "p2197", "2\n0\n1\n5\n", "No\nYes\n");
    row("p1247 lost", "p1247", "4\n15 22 19 10\n", "lose\n");
    row("p1247 won", "p1247", "3\n3 6 9\n", "4 3\n3 6 5\n");
    row("p1247 first of three", "p1247", "3\n1 1 1\n", "1 1\n0 1 1\n");
    row("p1247 no heap", "p1247", "0\n", "lose\n");
}

void SolveTest::samplesHaveTheirAnswers()
{
    QFETCH(QByteArray, format);
    QFETCH(QByteArray, input);
    const Solved result = solved(format, input);
    QTEST(result.output, "output");
    QVERIFY(!result.error);
}

void SolveTest::looseWritingIsAccepted_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("Windows line ends") << QByteArray("2\r\n1 2\r\n0\r\n");
    QTest::newRow("no final line end") << QByteArray("2\n1 2\n0");
    QTest::newRow("no closing zero") << QByteArray("2\n1 2\n");
    QTest::newRow("no closing zero nor line end") << QByteArray("2\n1 2");
    QTest::newRow("all in one line") << QByteArray("2 1 2 0");
    QTest::newRow("every white space") << QByteArray("\t2\v1\f2\r0\n");
    QTest::newRow("empty lines") << QByteArray("\n\n2\n\n1\n\n\n2\n\n0\n\n");
    QTest::newRow("leading noughts") << QByteArray("02 " + QByteArray(500, '0') + "1 00000000000000002 000");
    QTest::newRow("remarks behind the end") << QByteArray("2 1 2 0 that was all");
}

void SolveTest::looseWritingIsAccepted()
{
    QFETCH(QByteArray, input);
    const Solved result = solved("hdu2176", input);
    QCOMPARE(result.output, QByteArray("Yes\n2 1\n"));
    QVERIFY(!result.error);
}

void SolveTest::mistakesAreFoundInTheirPlace_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("byte");
    const auto row = [](const char* name, QByteArray input, Kind kind, int line, int byte,
                        QByteArray output = {}, QByteArray format = "hdu2176") {
        QTest::newRow(name) << format << input << output << kind << line << byte;
    };
    row("letter", "2 1 2\n2 1 x\n", Kind::NotANumber, 2, 11, "Yes\n2 1\n");
    row("letter after Windows line ends", "2 1 2\r\n2 1 x\r\n", Kind::NotANumber, 2, 12, "Yes\n2 1\n");
    row("letter after empty lines", "\n\n \n2 x", Kind::NotANumber, 4, 7);
    row("letter for a length", "1 0\nx", Kind::NotANumber, 2, 5, "No\n");
    row("plus", "1 +5", Kind::NotANumber, 1, 3);
    row("minus", "1\n-5", Kind::NotANumber, 2, 3);
    row("minus for a length", "-1", Kind::NotANumber, 1, 1);
    row("fraction", "1 5.0", Kind::NotANumber, 1, 4);
    row("hexadecimal", "1 0x10", Kind::NotANumber, 1, 4);
    row("comma", "2 1,2", Kind::NotANumber, 1, 4);
    row("character before 0", "1 12/ ", Kind::NotANumber, 1, 5);
    row("character after 9", "1 12: ", Kind::NotANumber, 1, 5);
    row("full-width digit", "1 \uFF11", Kind::NotANumber, 1, 3);
    row("byte 255", "1 1\xFF", Kind::NotANumber, 1, 4);
    row("digit with the top bit", "1 \xB0", Kind::NotANumber, 1, 3);
    row("byte 0", QByteArray("2 1\0 2", 6), Kind::NotANumber, 1, 4);
    row("byte 0 at the start", QByteArray("\0001 2", 4), Kind::NotANumber, 1, 1);
    row("byte 0 at the end", QByteArray("1 2\0", 4), Kind::NotANumber, 1, 4);
    row("letter after 16 digits", "1 1234567890123456x", Kind::NotANumber, 1, 19);
    row("letter after far too many", "1\n" + QByteArray(3 * kBlock, '7') + 'x', Kind::NotANumber, 2,
        3 * kBlock + 3);
    row("2^63", "1 9223372036854775807\n1 9223372036854775808\n", Kind::TooLarge, 2, 25,
        "Yes\n9223372036854775807 0\n");
    row("2^64", "1 18446744073709551616 ", Kind::TooLarge, 1, 3);
    row("2^64 + 5", "1 18446744073709551621 ", Kind::TooLarge, 1, 3);
    row("noughts and 2^63", "1 00000000000009223372036854775808 ", Kind::TooLarge, 1, 3);
    row("length of 2^63", "9223372036854775808 1", Kind::TooLarge, 1, 1);
    row("digits over three blocks", "1\n" + QByteArray(3 * kBlock, '7'), Kind::TooLarge, 2, 3);
    row("half a case", "1 7\n3 1 2", Kind::Incomplete, 2, 10, "Yes\n7 0\n");
    row("half a case and a line end", "1 7\n3 1 2\n", Kind::Incomplete, 3, 11, "Yes\n7 0\n");
    row("a length alone", "1 7\n3", Kind::Incomplete, 2, 6, "Yes\n7 0\n");
    row("no number of cases", "", Kind::Incomplete, 1, 1, "", "p2197");
    row("a case is missing", "2\n2\n1 1\n", Kind::Incomplete, 4, 9, "No\n", "p2197");
    row("no case", " \n", Kind::Incomplete, 2, 3, "", "p1247");
    row("half the only case", "2\n1\n", Kind::Incomplete, 3, 5, "", "p1247");
}

void SolveTest::mistakesAreFoundInTheirPlace()
{
    QFETCH(QByteArray, format);
    QFETCH(QByteArray, input);
    const Solved result = solved(format, input);
    QTEST(result.output, "output");
    QVERIFY(result.error);
    QTEST(result.error->kind, "kind");
    QTEST(int(result.error->line), "line");
    QTEST(int(result.error->byte), "byte");
    QCOMPARE(result.error->systemError, 0);
}

void SolveTest::smallPositionsAgreeWithBruteForce()
{
    brute::Nim nim(Play::Normal);
    QByteArray cases;
    QByteArray moves;
    QByteArray words;
    int count = 0;
    brute::everyPosition(4, 5, [&](const brute::Heaps& heaps) {
        const auto winning = nim.winning(heaps);
        cases += lengthAnd(heaps);
        moves += everyMove(heaps, winning);
        words += yesOrNo(winning);
        ++count;
        QCOMPARE(solved("p1247", lengthAnd(heaps)).output, firstMove(heaps, winning));
    });
    QCOMPARE(count, 6 + 36 + 216 + 1296);
    QCOMPARE(solved("hdu2176", cases + "0\n").output, moves);
    QCOMPARE(solved("p2197", QByteArray::number(count) + '\n' + cases).output, words);
}

void SolveTest::largeHeapsAgreeWithTheTheorem()
{
    std::mt19937_64 random(1901);
    int lost = 0;
    for (int i = 0; i < 300; ++i) {
        brute::Heaps heaps(2 + random() % 9);
        for (Count& heap : heaps)
            heap = i % 3 == 0 ? kMaxCount - random() % 16 : random() & kMaxCount;
        // Every other position is made a lost one where one move can.
        const auto moves = winningByColumns(heaps);
        if (i % 2 == 0 && !moves.empty())
            heaps = brute::after(heaps, moves.front());
        const auto winning = winningByColumns(heaps);
        lost += winning.empty() ? 1 : 0;
        QCOMPARE(solved("hdu2176", lengthAnd(heaps)).output, everyMove(heaps, winning));
        QCOMPARE(solved("p2197", "1 " + lengthAnd(heaps)).output, yesOrNo(winning));
        QCOMPARE(solved("p1247", lengthAnd(heaps)).output, firstMove(heaps, winning));
    }
    QVERIFY2(lost > 100 && lost < 200, qPrintable(QString::number(lost)));
}
