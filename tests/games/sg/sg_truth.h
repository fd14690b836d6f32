// SPDX-License-Identifier: GPL-3.0-or-later
// SG values from the rules alone, for tests.
#pragma once

#include "games/rules_alone.h"

#include <map>
#include <set>

namespace sg_truth {

using laststone::theory::Count;

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

} // namespace sg_truth
