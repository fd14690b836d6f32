// SPDX-License-Identifier: GPL-3.0-or-later
// The values of single heaps of a game as a chart wants them: many, and found by any thread.
#pragma once

#include "games/sums/sg_game.h"
#include "theory/octal.h"
#include "theory/subtraction.h"
#include "widgets/chart/chart_data.h"

#include <QMutex>

#include <functional>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

namespace laststone::games {

// g(0), g(1) … as far as they are known, and the period once it is proven. Any thread may call anything.
class SgSeries {
public:
    using Value = theory::octal::Value;
    // So many are known at once, by sgSeries(): some hundredths of a second at most.
    static constexpr theory::Count kFirstOfOctal = 10'000;
    static constexpr theory::Count kFirstOfSet = 200'000;

    explicit SgSeries(const theory::subtraction::Set& set);
    explicit SgSeries(theory::octal::Sequence sequence);

    // How many values are known one by one.
    theory::Count known() const;
    std::optional<theory::Period> period() const;
    // Whether all values of 0 .. count - 1 are known.
    bool knows(theory::Count count) const;

    // By the values known or by the period.
    std::optional<Value> at(theory::Count n) const;

    // Those of `wanted` that are known, from its first on.
    std::vector<Value> values(const widgets::ChartRange& wanted) const;

    // The heaps whose value is not that of the period extended backwards; empty without a period.
    std::vector<theory::Count> exceptions() const;

    // Works until as many values are known as `count` says, which may change meanwhile, or the period is
    // proven, or a stop is requested; what is known meanwhile is there for others every few hundredths of a
    // second. Another thread that works on the same series is waited for. REQUIRES: memory.
    void extendTo(const std::function<theory::Count()>& count, const std::stop_token& stop = {});

private:
    using Source = std::variant<theory::subtraction::Sequence, theory::octal::Sequence>;
    void publish();

    QMutex m_working; // held while the source works
    Source m_source;

    mutable QMutex m_mutex; // of all below
    std::vector<Value> m_values;
    std::optional<theory::Period> m_period;
    std::vector<theory::Count> m_exceptions;
    bool m_isAll = false; // there are no more that are small enough to be kept
};

// The series of a part of a game, with the first values known; null for a graph. The last few are kept.
std::shared_ptr<SgSeries> sgSeries(const SgGame& game, std::size_t part);

} // namespace laststone::games
