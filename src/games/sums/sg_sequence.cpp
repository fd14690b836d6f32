// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_sequence.h"

#include "games/graph/graph_game.h"
#include "games/octal/octal_game.h"
#include "games/subtraction/subtraction_game.h"
#include "games/sums/sg_family.h"

#include <QCoreApplication>

namespace laststone::games {

using teaching::NotationError;
using teaching::Sentence;
using theory::Count;

namespace {

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"SgSequence", source, std::move(arguments)};
}

NotationError wrong(const Sentence& reason)
{
    return {reason, 1};
}

Sentence describe(const std::optional<theory::Period>& period, Count to)
{
    if (period) {
        //: %1 is how many values come before the period, %2 how long it is
        return sentence(QT_TRANSLATE_NOOP("SgSequence", "proven: pre-period %1, period %2"),
                        {period->prePeriod, period->period});
    }
    //: %1 is a number of stones
    return sentence(QT_TRANSLATE_NOOP("SgSequence", "no period is proven up to %1"), {to});
}

struct Writer {
    Writer(Count last, const std::function<void(Count)>& give) : to(last), value(give) { }

    template <class Sequence> void giveAll(const Sequence& sequence) const
    {
        const auto& values = sequence.values();
        for (Count n = 0; n <= to; ++n)
            value(values[n]);
    }

    void write(const SubtractionGame& game)
    {
        if (!game.isOneForAll()) {
            end = wrong(sentence(QT_TRANSLATE_NOOP("SgSequence", "a sequence has one set")));
            return;
        }
        theory::subtraction::Sequence sequence(game.set(0));
        sequence.extendTo(to);
        giveAll(sequence);
        end = describe(sequence.period(), to);
    }

    void write(const OctalGame& game)
    {
        auto sequence = game.sequence();
        if (!sequence.extendTo(to)) {
            end = wrong(sentence(QT_TRANSLATE_NOOP("SgSequence", "a value is too large for this program")));
            return;
        }
        giveAll(sequence);
        if (!game.isGrundysGame()) {
            end = describe(sequence.period(), to);
            return;
        }
        //: %1 is a number of stones
        const char* const open = QT_TRANSLATE_NOOP(
            "SgSequence", "no period of Grundy’s game is known, and none is proven up to %1");
        end = sentence(open, {to});
    }

    void write(const GraphGame& game)
    {
        for (Count vertex = 0; vertex <= to; ++vertex) {
            if (!game.drawing().find(vertex)) {
                //: %1 is a number
                end =
                    wrong(sentence(QT_TRANSLATE_NOOP("SgSequence", "the graph has no vertex %1"), {vertex}));
                return;
            }
        }
        for (Count vertex = 0; vertex <= to; ++vertex)
            value(game.value(0, vertex));
    }

    Count to;
    const std::function<void(Count)>& value;
    std::variant<Sentence, NotationError> end = Sentence();
};

} // namespace

std::variant<Sentence, NotationError> sgSequence(const QString& rule, Count to,
                                                 const std::function<void(Count)>& value)
{
    const auto read = readSgRule(teaching::asciiTwins(rule));
    if (const auto* error = std::get_if<NotationError>(&read))
        return *error;
    Writer writer(to, value);
    const SgGame& game = *std::get<std::shared_ptr<const SgGame>>(read);
    if (const auto* sets = asSubtraction(game))
        writer.write(*sets);
    else if (const auto* octal = asOctal(game))
        writer.write(*octal);
    else
        writer.write(*asGraph(game));
    return writer.end;
}

} // namespace laststone::games
