// SPDX-License-Identifier: GPL-3.0-or-later
// SG values from the rules alone, and what they answer, for tests.
#pragma once

#include "games/rules_alone.h"
#include "teaching/question.h"

#include <map>
#include <set>

namespace sg_truth {

using laststone::teaching::Answer;
using laststone::teaching::Position;
using laststone::teaching::Question;
using laststone::theory::Count;
using List = std::vector<Count>;

inline Count mexOf(const std::set<Count>& values)
{
    Count mex = 0;
    while (values.contains(mex))
        ++mex;
    return mex;
}

// Grundy values from the rules alone.
class Values {
public:
    explicit Values(QString rule) : m_rule(std::move(rule)) { }
    std::set<Count> ofOptions(std::size_t part, Count heap)
    {
        std::set<Count> values;
        for (const auto& parts : rules_alone::sgReplacements(m_rule, part, heap)) {
            Count value = 0;
            for (const Count each : parts)
                value ^= of(part, each);
            values.insert(value);
        }
        return values;
    }
    Count of(std::size_t part, Count heap)
    {
        const std::pair key(m_rule.contains(QLatin1Char('+')) ? part : 0, heap);
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        return m_known[key] = mexOf(ofOptions(part, heap));
    }
    Count sum(const std::vector<Count>& heaps)
    {
        Count sum = 0;
        for (std::size_t part = 0; part < heaps.size(); ++part)
            sum ^= of(part, heaps[part]);
        return sum;
    }

private:
    QString m_rule;
    std::map<std::pair<std::size_t, Count>, Count> m_known;
};

// What can stand in place of the part that the question is about.
inline std::vector<List> replacements(const Question& question)
{
    const auto part = static_cast<std::size_t>(question.about.empty() ? 0 : question.about[0] - 1);
    return rules_alone::sgReplacements(question.position.rule(), part, question.position.heaps[part]);
}

inline List sorted(std::set<Count> numbers)
{
    return {numbers.begin(), numbers.end()};
}

inline List optionsAlone(const Question& question)
{
    const auto all = replacements(question);
    const bool splits = std::ranges::any_of(all, [](const List& parts) { return parts.size() == 2; });
    std::set<Count> numbers;
    for (const List& parts : all) {
        if (splits && parts.size() == 2)
            numbers.insert(std::max(parts[0], parts[1]));
        else if (!splits)
            numbers.insert(parts.empty() ? 0 : parts[0]);
    }
    return sorted(numbers);
}

// The least p with g(n) = g(n + p) far out.
inline Count periodAlone(Values& values, std::size_t part)
{
    for (Count period = 1;; ++period) {
        bool holds = true;
        for (Count heap = 100; heap < 250 && holds; ++heap)
            holds = values.of(part, heap) == values.of(part, heap + period);
        if (holds)
            return period;
    }
}

// The positions that a move leads to, and whether it is what “lowering-move” asks for.
inline std::map<List, bool> movesAlone(const Question& question, Values& values)
{
    const List& heaps = question.position.heaps;
    std::map<List, bool> found;
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        for (const List& parts : rules_alone::sgReplacements(question.position.rule(), part, heaps[part])) {
            Count value = 0;
            for (const Count each : parts)
                value ^= values.of(part, each);
            List left = heaps;
            const auto place = left.erase(left.begin() + static_cast<std::ptrdiff_t>(part));
            left.insert(place, parts.begin(), parts.end());
            if (left.empty())
                left.push_back(0);
            const Count before = values.of(part, heaps[part]);
            const bool isWanted = question.about.empty()
                ? (values.sum(heaps) ^ before ^ value) == 0 && value < before
                : question.about[0] == part + 1 && value == question.about[1];
            found[left] = found[left] || isWanted;
        }
    }
    return found;
}

// What is to be answered; a move has answers of its own.
inline std::optional<Answer> answerAlone(const Question& question, Values& values)
{
    const Position& position = question.position;
    const auto part = static_cast<std::size_t>(question.about.empty() ? 0 : question.about[0] - 1);
    if (question.kind == QLatin1String("options"))
        return optionsAlone(question);
    if (question.kind == QLatin1String("option-values"))
        return sorted(values.ofOptions(part, position.heaps[part]));
    if (question.kind == QLatin1String("mex") || question.kind == QLatin1String("next-value"))
        return values.of(part, position.heaps[part]);
    if (question.kind == QLatin1String("vertex-value"))
        return values.of(0, question.about[0]);
    if (question.kind == QLatin1String("sum-value"))
        return values.sum(position.heaps);
    if (question.kind == QLatin1String("period"))
        return question.about.size() == 2 ? values.of(part, question.about[1]) : periodAlone(values, part);
    return std::nullopt;
}

} // namespace sg_truth
