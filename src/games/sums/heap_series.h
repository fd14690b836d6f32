// SPDX-License-Identifier: GPL-3.0-or-later
// The values of single heaps of a game as a plane wants them: many, found by any thread, and thinned to what
// can be told apart.
#pragma once

#include "games/names.h"
#include "teaching/steps/plane.h"
#include "theory/octal.h"
#include "theory/period.h"
#include "theory/subtraction.h"

#include <QMutex>

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

namespace laststone::games {

// g(0), g(1) … as far as they are known, and the period once it is proven. The game whose values these are
// owns it: SgGame::series(). Any thread may call anything.
class HeapSeries final : public teaching::PlaneWork {
public:
    using Value = theory::octal::Value;
    // So many are known at once: some hundredths of a second at most.
    static constexpr theory::Count kFirstOfOctal = 10'000;
    static constexpr theory::Count kFirstOfSet = 200'000;
    // So many are worked out, if somebody asks for them. Those of a set are found faster.
    static constexpr theory::Count kMostOfOctal = 1'000'000;
    static constexpr theory::Count kMostOfSet = 4'000'000;

    explicit HeapSeries(const theory::subtraction::Set& set);
    explicit HeapSeries(theory::octal::Sequence sequence);

    bool isOfSet() const { return std::holds_alternative<theory::subtraction::Sequence>(m_source); }
    theory::Count most() const override { return isOfSet() ? kMostOfSet : kMostOfOctal; }

    // How many values are known one by one.
    theory::Count known() const override;
    std::optional<theory::Period> period() const;
    // By the values or by the period.
    bool knows(theory::Count count) const override;

    // By the values known or by the period.
    std::optional<Value> at(theory::Count n) const;

    // Those of `wanted` that are known, from its first on.
    std::vector<Value> values(const teaching::PlaneRange& wanted) const;

    // The heaps whose value is not that of the period extended backwards; empty without a period.
    std::vector<theory::Count> exceptions() const;

    // Works until as many values are known as `count` says, which may change meanwhile, or the period is
    // proven, or a stop is requested; what is known meanwhile is there for others every few hundredths of a
    // second. Another thread that works on the same series is waited for. REQUIRES: memory.
    void extendTo(const std::function<theory::Count()>& count, const std::stop_token& stop) override;

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

struct ThinnedValues {
    std::vector<teaching::PlanePoint> lost;
    std::vector<teaching::PlanePoint> others;
    theory::Count each = 1; // a point stands for at most so many heaps in a row, and for one row of values
    theory::Count largest = 0; // of all values
};

// The values of the heaps first, first + 1, …; those that are `lostValue` are lost. At most
// teaching::kMostPlanePoints of each kind: where there are more, heaps in a row share a cell, and each cell
// that any of them is in has one point, which is one of them. What is shown while the range moves stays the
// same, as cells stand still.
ThinnedValues thinned(theory::Count first, std::span<const HeapSeries::Value> values,
                      theory::Count lostValue);

} // namespace laststone::games
