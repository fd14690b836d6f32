// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line is given: numbers, lines, arguments.
#include "fuzz/inputs.h"

#include "cli/command_line.h"
#include "cli/solve.h"
#include "cli/streams.h"

#include <QStringList>

#include <sys/mman.h>
#include <unistd.h>

namespace fuzz {

using namespace laststone;

namespace {

// A file in memory.
class Memory {
public:
    explicit Memory(const QByteArray& bytes = {}) : m_descriptor(::memfd_create("fuzz", 0))
    {
        if (::write(m_descriptor, bytes.constData(), static_cast<std::size_t>(bytes.size())) != bytes.size())
            qFatal("no room for a file in memory");
        ::lseek(m_descriptor, 0, SEEK_SET);
    }
    Memory(const Memory&) = delete;
    Memory& operator=(const Memory&) = delete;
    ~Memory() { ::close(m_descriptor); }

    int descriptor() const { return m_descriptor; }
    QByteArray content() const
    {
        QByteArray bytes(::lseek(m_descriptor, 0, SEEK_END), Qt::Uninitialized);
        const auto read = ::pread(m_descriptor, bytes.data(), static_cast<std::size_t>(bytes.size()), 0);
        return bytes.left(read);
    }

private:
    int m_descriptor;
};

struct Solved {
    QByteArray output;
    std::optional<cli::SolveError> error;
};

Solved solved(const cli::Profile& profile, const QByteArray& input)
{
    const Memory from(input);
    const Memory to;
    Solved result;
    result.error = cli::solve(profile, from.descriptor(), to.descriptor());
    result.output = to.content();
    return result;
}

} // namespace

// The first byte tells which problem. It is read in blocks: where they end does not matter.
Broken solve(const QByteArray& bytes)
{
    if (bytes.isEmpty())
        return {};
    const auto formats = cli::formats();
    const auto& format = formats[static_cast<uchar>(bytes[0]) % formats.size()];
    const cli::Profile& profile = *cli::findProfile(format.name);
    const QByteArray input = bytes.mid(1);
    const Solved plain = solved(profile, input);
    constexpr qsizetype kBlock = qsizetype{256} * 1024;
    const QByteArray blanks(kBlock - input.size() / 2, ' ');
    Solved shifted = solved(profile, blanks + input);
    if (shifted.error)
        shifted.error->byte -= static_cast<std::size_t>(blanks.size());
    if (shifted.output != plain.output || shifted.error != plain.error)
        return QStringLiteral("the end of a block matters");
    if (plain.error
        && (plain.error->byte < 1 || plain.error->byte > static_cast<std::size_t>(input.size()) + 1))
        return QStringLiteral("an error at byte %1").arg(plain.error->byte);
    if (!plain.error && solved(profile, input + "\n").output != plain.output)
        return QStringLiteral("an empty line at the end matters");
    return {};
}

Broken lines(const QByteArray& bytes)
{
    const Memory input(bytes);
    cli::LineReader reader(input.descriptor());
    QByteArrayList expected = bytes.split('\n');
    if (expected.last().isEmpty())
        expected.removeLast(); // it is no line
    for (qint64 number = 1; number <= expected.size(); ++number) {
        const auto result = reader.next();
        const QByteArray& line = expected[number - 1];
        const bool isText = !line.contains('\0') && QString::fromUtf8(line).toUtf8() == line;
        using Result = cli::LineReader::Result;
        if (reader.number() != number || result == Result::End || result == Result::Failed)
            return QStringLiteral("line %1 is lost").arg(number);
        if (isText && result == Result::Line && reader.line() != QString::fromUtf8(line).trimmed())
            return QStringLiteral("line %1 is read as another").arg(number);
        if (line.contains('\0') && result != Result::NoText && result != Result::HasNul)
            return QStringLiteral("line %1 has a NUL and is read").arg(number);
    }
    return reader.next() == cli::LineReader::Result::End ? Broken() : Broken(QStringLiteral("no end"));
}

// One argument a line.
Broken arguments(const QByteArray& bytes)
{
    const QStringList all = QStringList{QStringLiteral("laststone")} + QString::fromUtf8(bytes).split(u'\n');
    cli::requestedLanguage(all);
    using Command = cli::Request::Command;
    const Command command = cli::commandOf(all);
    const cli::Request request = cli::readCommandLine(all);
    if (!request.error.isEmpty())
        return {};
    // Help is asked for by a command as well.
    if (request.command != command && request.command != Command::Help && request.command != Command::Version)
        return QStringLiteral("another command than the application was made for");
    if (request.count < 0 || request.step < 0 || request.width < 0 || request.height < 0
        || !(request.scale > 0))
        return QStringLiteral("a number that cannot be");
    return {};
}

} // namespace fuzz
