// SPDX-License-Identifier: GPL-3.0-or-later
// What tests read from sentences and from the steps of an explanation.
#pragma once

#include "teaching/explanation.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace explained {

using laststone::teaching::Mark;
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

// What is said in the language of the source.
inline QString english(const laststone::teaching::Sentence& sentence)
{
    static const laststone::teaching::Voice voice([](const char*, const char*, int) { return QString(); },
                                                  QLocale(QLocale::English));
    return voice.say(sentence);
}

// The first move of the step in that role; null where there is none.
inline const ShownMove* find(const Step& step, ShownMove::Role role)
{
    const auto found = std::ranges::find(step.shown.moves, role, &ShownMove::role);
    return found == step.shown.moves.end() ? nullptr : &*found;
}

inline const Mark* find(const Step& step, Mark::Kind kind)
{
    const auto found = std::ranges::find(step.shown.marks, kind, &Mark::kind);
    return found == step.shown.marks.end() ? nullptr : &*found;
}

} // namespace explained
