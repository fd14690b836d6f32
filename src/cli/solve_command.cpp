// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/solve_command.h"

#include "cli/solve.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstring>
#include <span>

#include <unistd.h>

namespace laststone::cli {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// The vertices of a cycle from the first round to it again; not all of them where they are very many.
QString along(const std::vector<theory::Count>& cycle)
{
    constexpr std::size_t kMostNamed = 100;
    QStringList names;
    for (const theory::Count vertex : std::span(cycle).first(std::min(cycle.size(), kMostNamed)))
        names << QString::number(vertex);
    if (cycle.size() > kMostNamed)
        names << QStringLiteral("…");
    names << QString::number(cycle.front());
    return names.join(QStringLiteral(" → "));
}

// REQUIRES: it is the input that is wrong, not the system.
QString describe(const SolveError& error)
{
    using Kind = SolveError::Kind;
    const QString most = QString::number(error.most);
    switch (error.kind) {
    case Kind::NotANumber:
        if (error.expected == SolveError::Expected::Positive) {
            //: %1 is a line, %2 a byte of the input, %3 the largest number allowed
            return Tr::tr("line %1, byte %2: a whole number from 1 to %3 is expected")
                .arg(error.line)
                .arg(error.byte)
                .arg(most);
        }
        if (error.expected == SolveError::Expected::NewNumber) {
            //: %1 is a line, %2 a byte of the input
            return Tr::tr("line %1, byte %2: the number is in this case already")
                .arg(error.line)
                .arg(error.byte);
        }
        //: %1 is a line, %2 a byte of the input, %3 the largest number allowed
        return Tr::tr("line %1, byte %2: a whole number from 0 to %3 is expected")
            .arg(error.line)
            .arg(error.byte)
            .arg(most);
    case Kind::TooLarge:
        //: %1 is a line, %2 a byte of the input, %3 the largest number allowed
        return Tr::tr("line %1, byte %2: the number is larger than %3")
            .arg(error.line)
            .arg(error.byte)
            .arg(most);
    case Kind::Incomplete:
        //: %1 is a line, %2 a byte of the input
        return Tr::tr("line %1, byte %2: the input ends within a case").arg(error.line).arg(error.byte);
    case Kind::Unanswered:
        //: %1 is a line, %2 a byte of the input, %3 a number of stones
        return Tr::tr("line %1, byte %2: the answer is known for heaps of up to %3 only")
            .arg(error.line)
            .arg(error.byte)
            .arg(most);
    case Kind::Cycle:
        //: %1 is a line, %2 a byte of the input, %3 names vertices, as in "2 → 5 → 2"
        return Tr::tr("line %1, byte %2: the graph up to here has a cycle: %3")
            .arg(error.line)
            .arg(error.byte)
            .arg(along(error.cycle));
    case Kind::ReadFailed:
    case Kind::WriteFailed:
        break;
    }
    return {};
}

} // namespace

ExitStatus runSolve(const Request& request)
{
    const Profile* const profile = findProfile(request.arguments.constFirst().toStdString());
    if (!profile) {
        QStringList names;
        for (const Profile& each : profiles())
            names << QString::fromLatin1(each.name.data(), static_cast<qsizetype>(each.name.size()));
        //: %1 is what was given, %2 lists names such as "hdu2176"
        complain(Tr::tr("“%1” is no known format; there are: %2")
                     .arg(request.arguments.constFirst(), names.join(QStringLiteral(", "))));
        return WrongInput;
    }
    const auto error = solve(*profile, STDIN_FILENO, STDOUT_FILENO);
    if (!error)
        return Done;
    switch (error->kind) {
    case SolveError::Kind::ReadFailed:
        return inputFailed(error->systemError);
    case SolveError::Kind::WriteFailed:
        return outputFailed(QString::fromLocal8Bit(std::strerror(error->systemError)));
    default:
        complain(describe(*error));
        return WrongInput;
    }
}

} // namespace laststone::cli
