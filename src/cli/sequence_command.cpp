// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/sequence_command.h"

#include "cli/number_writer.h"
#include "teaching/notation.h"
#include "theory/octal.h"
#include "theory/subtraction.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstring>

#include <unistd.h>

namespace laststone::cli {

using theory::Count;
namespace octal = theory::octal;
namespace subtraction = theory::subtraction;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// The set of "{1, 3, 4}"; none for anything else.
std::optional<subtraction::Set> readSet(const QString& rule)
{
    if (!rule.startsWith(QLatin1Char('{')) || !rule.endsWith(QLatin1Char('}')))
        return std::nullopt;
    QString inside = rule.mid(1, rule.size() - 2);
    inside.replace(QLatin1Char(','), QLatin1Char(' '));
    std::vector<Count> numbers;
    for (const QString& word : inside.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        bool isNumber = false;
        numbers.push_back(word.toULongLong(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    return subtraction::Set::make(numbers);
}

// What is to be said of the period. Not an error, so it goes without the program's name.
QString describe(const std::optional<theory::Period>& period, Count to)
{
    if (period) {
        //: %1 is how many values come before the period, %2 how long it is
        return Tr::tr("proven: pre-period %1, period %2").arg(period->prePeriod).arg(period->period);
    }
    //: %1 is a number of stones
    return Tr::tr("no period is proven up to %1").arg(to);
}

template <class Sequence> ExitStatus write(const Sequence& sequence, Count to, const QString& period)
{
    NumberWriter output(STDOUT_FILENO);
    const auto& values = sequence.values();
    for (Count n = 0; n <= to && !output.hasFailed(); ++n) {
        output.number(values[n]);
        output.character('\n');
    }
    if (!output.flush())
        return outputFailed(QString::fromLocal8Bit(std::strerror(output.systemError())));
    std::fprintf(stderr, "%s\n", period.toUtf8().constData());
    return Done;
}

ExitStatus writeSet(const subtraction::Set& set, Count to)
{
    subtraction::Sequence sequence(set);
    sequence.extendTo(to);
    return write(sequence, to, describe(sequence.period(), to));
}

// An octal game, or Grundy's.
ExitStatus writeOctal(octal::Sequence sequence, Count to)
{
    if (!sequence.extendTo(to)) {
        complain(Tr::tr("a value is too large for this program"));
        return Failed;
    }
    const QString period = sequence.code()
        ? describe(sequence.period(), to)
        //: %1 is a number of stones
        : Tr::tr("no period of Grundy’s game is known, and none is proven up to %1").arg(to);
    return write(sequence, to, period);
}

} // namespace

ExitStatus runSequence(const Request& request)
{
    const QString rule = teaching::asciiTwins(request.arguments.constFirst()).simplified();
    if (const auto set = readSet(rule))
        return writeSet(*set, request.to);
    if (const auto code = octal::Code::parse(rule.toStdString()))
        return writeOctal(octal::Sequence(*code), request.to);
    if (rule.compare(QLatin1String("grundy"), Qt::CaseInsensitive) == 0)
        return writeOctal(octal::Sequence::grundysGame(), request.to);
    //: %1 is what was given, %2 how many numbers at most, %3 the largest of them; {1,3,4}, 0.77 and grundy
    //: are typed just so
    complain(
        Tr::tr(
            "“%1” is no rule: a set of up to %2 numbers from 1 to %3 such as {1,3,4}, an octal code such as "
            "0.77, or grundy is expected")
            .arg(request.arguments.constFirst())
            .arg(subtraction::Set::kMostNumbers)
            .arg(subtraction::Set::kLargestNumber));
    return WrongInput;
}

} // namespace laststone::cli
