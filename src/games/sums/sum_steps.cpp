// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sum_steps.h"

#include "games/sums/steps/facts.h"

#include <QStringList>

#include <algorithm>
#include <set>

namespace laststone::games {

namespace sum_steps {

void addOver(Steps& steps)
{
    steps.add("over", phrase("No move is left: the game is over"))
        .detail(steps.position().play == Play::Misere
                    ? phrase("In misère play the player to move, who cannot move, has won: an N-position.")
                    : phrase("The player to move cannot move and has lost: a P-position. Its SG value is 0, "
                             "and all other values are worked out from such positions."));
}

// "g(10) … g(19) = 2 6 4 1 2 7 1 4 3 2", and so on: as many in a line as can be counted or, where values
// repeat, whole rounds below each other, with bars between those of a line.
std::vector<Sentence> valueLines(const QString& g, const ValueAt& value, Count count,
                                 const std::optional<theory::Period>& period)
{
    constexpr Count kInLine = 10;
    constexpr Count kMostInLine = 20;
    const Count length = period ? period->period : kInLine;
    const Count rounds = length > kMostInLine ? kInLine : length * std::max<Count>(1, kInLine / length);
    const auto name = [&](Count n) { return QStringLiteral("%1(%2)").arg(g).arg(n); };
    std::vector<Sentence> lines;
    for (Count first = 0, end = 0; first < count; first = end) {
        end = period && first < period->prePeriod ? std::min(first + kInLine, period->prePeriod)
                                                  : first + rounds;
        end = std::min(end, count);
        QStringList items;
        for (Count n = first; n < end; ++n) {
            if (period && n > first && n >= period->prePeriod && period->rest(n) == 0)
                items << QStringLiteral("|");
            items << QString::number(value(n));
        }
        const QString names =
            end - first > 1 ? QStringLiteral("%1 … %2").arg(name(first), name(end - 1)) : name(first);
        lines.push_back(
            teaching::formula(QStringLiteral("%1 = %2").arg(names, items.join(QLatin1Char(' ')))));
    }
    return lines;
}

Sentence periodTitle(const QString& repeats, Count prePeriod)
{
    //: %1 is a formula such as "g(n + 7) = g(n)"
    return prePeriod == 0 ? phrase("The values repeat from the beginning: %1")(repeats)
                          //: %1 is a number, the pre-period; %2 is a formula such as "g(n + 7) = g(n)"
                          : phrase("From n = %1 on the values repeat: %2")(prePeriod, repeats);
}

} // namespace sum_steps

using namespace sum_steps;

const char* stepOfSum(const Position& position, const char* step)
{
    if (position.play == Play::Misere)
        return step;
    const Facts facts{position};
    const char* const way = sum_steps::shortStep(facts);
    // A heap that is the only one with a move has no nim-sum.
    return way ? way : facts.isSingle && QByteArrayView(step) == "nim-sum" ? "value" : step;
}

Explanation explainSum(const Position& position)
{
    const Facts facts{position};
    Steps steps(position);
    facts.game.addRule(steps);
    if (facts.game.isOver(position.heaps))
        addOver(steps);
    else if (position.play == Play::Misere)
        addMisere(steps, facts);
    else
        addNormal(steps, facts);
    if (!facts.game.isOver(position.heaps))
        facts.game.addNotes(steps);
    // What has been found of the vertices stays on them; what is argued without it is not told by the way.
    if (facts.game.hasTokens() && position.play != Play::Misere && !sum_steps::shortStep(facts))
        steps.keep({NimSumMark::Values});
    return steps.take();
}

std::vector<Sentence> firstValues(const QString& g, const ValueAt& value)
{
    return valueLines(g, value, kMostRowValues, std::nullopt);
}

Sentence lastMoveRule(Play play)
{
    return play == Play::Misere ? sum_steps::phrase("Misère play: whoever cannot move wins.")
                                : sum_steps::phrase("Whoever cannot move loses.");
}

constexpr Count kRoundsToSee = 3; // of a period, in a chart

Steps& addProvenPeriod(Steps& steps, const QString& g, const theory::Period& period, const ValueAt& value,
                       Count last)
{
    const QString repeats = QStringLiteral("%1(n + %2) = %1(n)").arg(g).arg(period.period);
    const Count again = period.prePeriod + period.period;
    return steps.add("period", periodTitle(repeats, period.prePeriod))
        .spans(0, period.prePeriod + kRoundsToSee * period.period)
        .details(
            again > kMostRowValues
                ? firstValues(g, value)
                : valueLines(g, value, (last <= kMostRowValues ? std::max(again, last) : again) + 1, period));
}

Steps& addFirstValues(Steps& steps, const QString& g, Count largest, const ValueAt& value)
{
    const bool hasMore = largest >= kMostRowValues;
    return steps
        .add("first-values",
             sum_steps::phrase("The values are found one after the other, from the smallest heap on"))
        .details(hasMore ? firstValues(g, value) : valueLines(g, value, largest + 1, std::nullopt))
        .detail(hasMore ? sum_steps::phrase(
                    "Further values are found in the same way; those that are used are given later.")
                        : Sentence());
}

Steps& addSearch(Steps& steps)
{
    return addSearch(steps, witnessDetail(Facts{steps.position()}));
}

Steps& sum_steps::addSearch(Steps& steps, const Sentence& witness, const Sentence& shown)
{
    return steps
        .add("search",
             witness.isEmpty()
                 ? sum_steps::phrase("In misère play P and N are found from the end up")
                 : sum_steps::phrase(
                     "In misère play one cannot rely on the SG values: P and N are found from the end up"))
        .detail(witness)
        .detail(shown)
        .detail(sum_steps::phrase("Where no move is left it is N, as whoever cannot move wins. Any other "
                                  "position is P exactly when every move leads to an N-position."));
}

QString setFormula(const std::vector<Count>& numbers)
{
    constexpr std::size_t kLongRun = 7;
    QStringList items;
    for (std::size_t i = 0; i < numbers.size();) {
        if (items.size() >= static_cast<qsizetype>(kMostTerms)) {
            items << QStringLiteral("…");
            break;
        }
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1)
            ++end;
        if (end - i >= kLongRun) {
            items << QString::number(numbers[i]) << QString::number(numbers[i + 1]) << QStringLiteral("…")
                  << QString::number(numbers[end - 1]);
            i = end;
        } else {
            items << QString::number(numbers[i++]);
        }
    }
    return QLatin1Char('{') + items.join(QLatin1Char(',')) + QLatin1Char('}');
}

QString valuesOfOptions(const SgGame& game, std::size_t part, Count heap)
{
    std::set<Count> values;
    for (const SgOption& option : game.options(part, heap))
        values.insert(option.value);
    return setFormula({values.begin(), values.end()});
}

} // namespace laststone::games
