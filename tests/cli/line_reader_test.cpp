// SPDX-License-Identifier: GPL-3.0-or-later
// Lines are read as they are, and what is no text is not taken for a line.
#include "cli/streams.h"

#include "test_main.h"

#include <QFile>
#include <QTemporaryDir>

#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

namespace laststone::line_reader_test {

class LineReaderTest : public QObject {
    Q_OBJECT
private slots:
    void linesAreText()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a")));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write(QByteArrayLiteral("\xEF\xBB\xBFone\r\n  \n\xE4\xBA\x8C\n\0x\ny\0\n\xFF\nend"));
        file.seek(0);
        cli::LineReader lines(file.handle());
        using Result = cli::LineReader::Result;
        for (const auto& [result, line] :
             {std::pair(Result::Line, "one"), {Result::Line, ""}, {Result::Line, "二"}}) {
            QCOMPARE(lines.next(), result);
            QCOMPARE(lines.line(), QString::fromUtf8(line));
        }
        for (const auto& [number, result] :
             {std::pair(4, Result::HasNul), {5, Result::HasNul}, {6, Result::NoText}}) {
            QCOMPARE(lines.next(), result);
            QCOMPARE(lines.number(), number);
        }
        QCOMPARE(lines.next(), Result::Line);
        QCOMPARE(lines.line(), QStringLiteral("end"));
        QCOMPARE(lines.next(), Result::End);
    }

    // Whoever types sees the answer before the next line.
    void aLineIsGivenOutWhenItIsWhole()
    {
        int ends[2];
        QCOMPARE(pipe(ends), 0);
        cli::LineReader lines(ends[0]);
        const auto send = [&](const QByteArray& bytes) {
            return write(ends[1], bytes.constData(), static_cast<std::size_t>(bytes.size())) == bytes.size();
        };
        QVERIFY(send("first\nsec"));
        QCOMPARE(lines.next(), cli::LineReader::Result::Line);
        QCOMPARE(lines.line(), QStringLiteral("first"));
        QVERIFY(send("ond\n"));
        QCOMPARE(lines.next(), cli::LineReader::Result::Line);
        QCOMPARE(lines.line(), QStringLiteral("second"));
        close(ends[1]);
        QCOMPARE(lines.next(), cli::LineReader::Result::End);
        close(ends[0]);
        QCOMPARE(lines.next(), cli::LineReader::Result::Failed);
    }

    void longLinesAreWhole()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a")));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray line(200'000, 'x');
        file.write(line + '\n' + line);
        file.seek(0);
        cli::LineReader lines(file.handle());
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(lines.next(), cli::LineReader::Result::Line);
            QCOMPARE(lines.line(), QString::fromLatin1(line));
        }
        QCOMPARE(lines.next(), cli::LineReader::Result::End);
    }

    // Qt would crash where the memory does not suffice for it.
    void aLineWithoutEndIsGivenUp()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a")));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray line(cli::LineReader::kMostBytes - 1, 'x');
        file.write(line + "\nx" + line + '\n');
        file.seek(0);
        cli::LineReader lines(file.handle());
        QCOMPARE(lines.next(), cli::LineReader::Result::Line);
        QCOMPARE(lines.line().size(), line.size());
        QCOMPARE(lines.next(), cli::LineReader::Result::TooLong);
        QCOMPARE(lines.number(), 2);
    }

    // As a terminal that is closed: what came whole is given out, and what is cut is no line.
    void aReadThatFailsInTheMiddleIsTold()
    {
        const int master = posix_openpt(O_RDWR | O_NOCTTY);
        QVERIFY(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0);
        const int slave = open(ptsname(master), O_RDWR | O_NOCTTY);
        QVERIFY(slave >= 0);
        QCOMPARE(write(slave, "first\nsec", 9), 9);
        close(slave);
        cli::LineReader lines(master);
        QCOMPARE(lines.next(), cli::LineReader::Result::Line);
        QCOMPARE(lines.line(), QStringLiteral("first"));
        QCOMPARE(lines.next(), cli::LineReader::Result::Failed);
        QCOMPARE(lines.systemError(), EIO);
        close(master);
    }
};

LASTSTONE_TEST(LineReaderTest, Nothing)

} // namespace laststone::line_reader_test
#include "line_reader_test.moc"
