// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/lost_list.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

namespace laststone::games {

using theory::Count;

namespace {

constexpr std::size_t kMostPositions = 400; // that are looked at
constexpr std::size_t kMostLost = 16; // that are read

// Looks at every position below one, each once.
class Judge {
public:
    explicit Judge(const SgGame& game) : m_game(game) { }

    // Whether it is P: none once too many positions have been looked at.
    std::optional<bool> isLost(const std::vector<Count>& parts)
    {
        if (const auto known = m_lost.find(parts); known != m_lost.end())
            return known->second;
        if (m_lost.size() >= kMostPositions)
            return std::nullopt;
        bool lost = !parts.empty(); // whoever cannot move wins
        m_lost[parts] = lost; // taken: so deep ways are bounded, too
        for (const auto& left : after(parts)) {
            const auto isLeftLost = isLost(left);
            if (!isLeftLost)
                return std::nullopt;
            lost = lost && !*isLeftLost;
        }
        m_lost[parts] = lost;
        return lost;
    }

    LostList found(const std::vector<Count>& without) const
    {
        LostList list;
        for (const auto& [parts, lost] : m_lost) {
            if (lost && parts != without)
                list.push_back(parts);
        }
        std::ranges::stable_sort(list, {}, [](const std::vector<Count>& parts) {
            return std::accumulate(parts.begin(), parts.end(), Count{0});
        });
        return list;
    }

private:
    std::vector<std::vector<Count>> after(const std::vector<Count>& parts) const
    {
        std::vector<std::vector<Count>> all;
        for (std::size_t part = 0; part < parts.size(); ++part) {
            for (const SgOption& option : m_game.options(part, parts[part])) {
                std::vector<Count> left = parts;
                left.erase(left.begin() + static_cast<std::ptrdiff_t>(part));
                if (option.count > 0)
                    left.push_back(option.first);
                if (option.count > 1)
                    left.push_back(option.second);
                all.push_back(movableParts(m_game, left));
            }
        }
        return all;
    }

    const SgGame& m_game;
    std::map<std::vector<Count>, bool> m_lost;
};

} // namespace

std::vector<Count> movableParts(const SgGame& game, Heaps heaps)
{
    std::vector<Count> parts(heaps.begin(), heaps.end());
    std::erase_if(parts, [&](Count heap) { return !game.hasMove(0, heap); });
    std::ranges::sort(parts, std::greater());
    return parts;
}

std::optional<LostList> lostAfter(const SgGame& game, Heaps heaps)
{
    const std::vector<Count> start = movableParts(game, heaps);
    Judge judge(game);
    if (!judge.isLost(start))
        return std::nullopt;
    LostList list = judge.found(start);
    return list.size() <= kMostLost ? std::optional(std::move(list)) : std::nullopt;
}

} // namespace laststone::games
