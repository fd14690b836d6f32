// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_speaker.h"

#include "games/common/nim_sum.h"

#include <QCoreApplication>
#include <QStringList>

namespace laststone::games {

using teaching::Sentence;
using theory::Count;

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

QString valuesFormula(const std::vector<Count>& values, const std::optional<theory::Period>& period)
{
    QStringList items;
    for (std::size_t n = 0; n < values.size(); ++n) {
        const bool isRound = period && n >= period->prePeriod && period->rest(n) == 0;
        if (isRound && n > 0)
            items << QStringLiteral("|");
        items << QString::number(values[n]);
    }
    items << QStringLiteral("…");
    return items.join(QLatin1Char(' '));
}

QString roundsFormula(Count heap, const theory::Period& period)
{
    QStringList terms;
    if (period.prePeriod > 0)
        terms << QString::number(period.prePeriod);
    terms << QStringLiteral("%1·%2").arg(period.rounds(heap)).arg(period.period);
    terms << QString::number(period.rest(heap));
    return QStringLiteral("%1 = %2").arg(heap).arg(terms.join(QStringLiteral(" + ")));
}

Sentence lastMoveRule(theory::Play play)
{
    if (play == theory::Play::Misere)
        return {"SgExplanation",
                QT_TRANSLATE_NOOP("SgExplanation", "Misère play: whoever cannot move wins."),
                {}};
    return {"SgExplanation", QT_TRANSLATE_NOOP("SgExplanation", "Whoever cannot move loses."), {}};
}

Sentence reducedSentence(const QString& rounds, const QString& equation)
{
    //: %1 is a formula such as "100 = 14·7 + 2", with the period 7; %2 is "g(100) = g(2)"
    return {"SgExplanation",
            QT_TRANSLATE_NOOP("SgExplanation", "Whole periods make no difference: %1, so %2."),
            {rounds, equation}};
}

} // namespace laststone::games
