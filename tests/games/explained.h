// SPDX-License-Identifier: GPL-3.0-or-later
// What tests read from sentences and from the steps of an explanation.
#pragma once

#include "teaching/steps/explanation.h"

#include <QByteArrayList>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <set>
#include <vector>

namespace explained {

using laststone::teaching::Explanation;
using laststone::teaching::Mark;
using laststone::teaching::Sentence;
using laststone::teaching::ShownMove;
using laststone::teaching::Step;
using laststone::theory::Count;

// The numbers of a text, in their order.
inline std::vector<Count> numbers(const QString& text)
{
    std::vector<Count> found;
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    auto matches = number.globalMatch(text);
    while (matches.hasNext())
        found.push_back(matches.next().captured().toULongLong());
    return found;
}

// Those that are the same in every language: Chinese spells some small numbers out in words, English others,
// so noughts, ones and twos are not compared.
inline std::set<Count> numbersIn(const QString& text)
{
    std::set<Count> found;
    for (const Count number : numbers(text)) {
        if (number > 2)
            found.insert(number);
    }
    return found;
}

// What is said in the language of the source.
inline QString english(const Sentence& sentence)
{
    static const laststone::teaching::Voice voice([](const char*, const char*, int) { return QString(); },
                                                  QLocale(QLocale::English));
    return voice.say(sentence);
}

// The first move of the step in that role; null where there is none.
inline const ShownMove* find(const Step& step, ShownMove::Role role)
{
    return step.shown.find(role);
}

inline const Mark* find(const Step& step, int kind)
{
    return step.shown.find(kind);
}

// The step of that kind; null where there is none.
inline const Step* stepOf(const Explanation& explanation, const char* id)
{
    const auto found =
        std::ranges::find_if(explanation.steps, [&](const Step& step) { return QByteArray(step.id) == id; });
    return found == explanation.steps.end() ? nullptr : &*found;
}

inline QByteArrayList ids(const Explanation& explanation)
{
    QByteArrayList result;
    for (const Step& step : explanation.steps)
        result << step.id;
    return result;
}

// Title and details in the language of the source, a line each.
inline QString words(const Step& step)
{
    QStringList lines{english(step.title)};
    for (const Sentence& detail : step.details)
        lines << english(detail);
    return lines.join(QLatin1Char('\n'));
}

// The detail whose template contains a text; null where there is none.
inline const Sentence* detail(const Step& step, const char* part)
{
    const auto found = std::ranges::find_if(step.details, [&](const Sentence& each) {
        return QString::fromUtf8(each.source).contains(QString::fromUtf8(part));
    });
    return found == step.details.end() ? nullptr : &*found;
}

// What stands at a place of a sentence, from 0.
template <class Kind> const Kind& at(const Sentence& sentence, std::size_t place)
{
    return std::get<Kind>(sentence.arguments.at(place));
}

// What lines of a step such as "g(10) … g(12) = 2 | 6 4" list: the values from 0 on, and those that bars
// stand before or that begin a line; no values where a line does not go on with the next one.
struct ListedValues {
    std::vector<Count> values;
    std::set<Count> behindBars;
    std::set<Count> beginLines;
};

inline ListedValues listedValues(const Step& step)
{
    static const QRegularExpression line(
        QStringLiteral("^(g[₀-₉]*)\\(([0-9]+)\\)(?: … \\1\\(([0-9]+)\\))? = ([0-9 |]+)$"));
    ListedValues all;
    for (const Sentence& detail : step.details) {
        const auto match = line.match(english(detail));
        if (!match.hasMatch())
            continue;
        const auto first = static_cast<Count>(all.values.size());
        all.beginLines.insert(first);
        for (const QString& item : match.captured(4).split(QLatin1Char(' '))) {
            if (item == QStringLiteral("|"))
                all.behindBars.insert(all.values.size());
            else
                all.values.push_back(item.toULongLong());
        }
        const Count last =
            (match.captured(3).isEmpty() ? match.captured(2) : match.captured(3)).toULongLong();
        if (match.captured(2).toULongLong() != first || last + 1 != all.values.size())
            return {};
    }
    return all;
}

// The members of a list as they are said.
inline QStringList items(const Sentence& sentence, std::size_t place)
{
    QStringList said;
    for (const Sentence& item : at<laststone::teaching::Clauses>(sentence, place).items)
        said << english(item);
    return said;
}

} // namespace explained
