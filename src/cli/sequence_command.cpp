// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/sequence_command.h"

#include "cli/number_writer.h"
#include "games/sg/graph_game.h"
#include "games/sg/octal_game.h"
#include "games/sg/subtraction_game.h"
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

// The values of the vertices 0 .. to.
ExitStatus writeGraph(const games::GraphGame& game, Count to)
{
    for (Count vertex = 0; vertex <= to; ++vertex) {
        if (!game.drawing().find(vertex)) {
            //: %1 is a number
            complain(Tr::tr("the graph has no vertex %1").arg(vertex));
            return WrongInput;
        }
    }
    NumberWriter output(STDOUT_FILENO);
    for (Count vertex = 0; vertex <= to && !output.hasFailed(); ++vertex) {
        output.number(game.value(0, vertex));
        output.character('\n');
    }
    if (!output.flush())
        return outputFailed(QString::fromLocal8Bit(std::strerror(output.systemError())));
    return Done;
}

struct Writer : games::SgGame::Visitor {
    explicit Writer(Count last) : to(last) { }

    void visit(const games::SubtractionGame& game) override
    {
        if (game.isOneForAll()) {
            status = writeSet(game.set(0), to);
        } else {
            complain(Tr::tr("a sequence has one set"));
            status = WrongInput;
        }
    }
    void visit(const games::OctalGame& game) override { status = writeOctal(game.sequence(), to); }
    void visit(const games::GraphGame& game) override { status = writeGraph(game, to); }

    Count to;
    ExitStatus status = Failed;
};

} // namespace

ExitStatus runSequence(const Request& request)
{
    const QString rule = teaching::asciiTwins(request.arguments.constFirst());
    const auto read = games::readSgRule(rule);
    if (const auto* error = std::get_if<teaching::NotationError>(&read)) {
        complain(teaching::Voice::installed().say(teaching::describe(*error)));
        return WrongInput;
    }
    Writer writer(request.to);
    std::get<std::shared_ptr<const games::SgGame>>(read)->accept(writer);
    return writer.status;
}

} // namespace laststone::cli
