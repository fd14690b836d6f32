// SPDX-License-Identifier: GPL-3.0-or-later
// Subtraction sets: take from one heap one of the numbers of a fixed finite set S.
//
// Each heap has a value g(n) = mex { g(n - s) : s in S, s <= n }, which rules normal and misère play of sums
// of heaps, each of which may have a set of its own: theory/sum.h.
//
// The last max(S) values determine the next one, and there are finitely many ways to fill them: so g is
// periodic in the end, and when the last max(S) values have occurred before, that is a proof. It is the only
// one that counts here.
//
// How the values are computed. Each is kept as a one-hot number 1 << g(n) of as few bits as will do; then the
// mex is ~m & (m + 1), where m is the bitwise or of the options. Sixteen consecutive n are done at once, as
// their options n - s lie next to each other for each s >= 16; smaller s are added one n after the other.
// Only where a value of 64 or more comes up, each is found by itself. Between, and at the end, it looks
// whether the last max(S) values have occurred before, each time that there are twice as many values as last
// time; once they have, the rest is filled by copying.
#pragma once

#include "theory/outcome.h"
#include "theory/period.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace laststone::theory::subtraction {

// The value of a heap: at most the number of moves from it, Set::kMostNumbers.
using Value = std::uint8_t;

// The numbers that may be taken.
class Set {
public:
    static constexpr std::size_t kMostNumbers = 255;
    static constexpr Count kLargestNumber = 1'000'000;

    // In any order; a number that comes twice counts once. None when there is no number, when there are more
    // than kMostNumbers different ones, or when one is 0 or more than kLargestNumber.
    static std::optional<Set> make(std::span<const Count> numbers);

    // Sorted, each once; at least one.
    const std::vector<Count>& numbers() const { return m_numbers; }
    Count smallest() const { return m_numbers.front(); }
    Count largest() const { return m_numbers.back(); }
    bool contains(Count number) const;
    friend bool operator==(const Set&, const Set&) = default;

private:
    explicit Set(std::vector<Count> numbers) : m_numbers(std::move(numbers)) { }

    std::vector<Count> m_numbers;
};

// Whether the set is {1, 2, …, m}: Bash's game, and Nim while no heap has more than m.
bool isEverythingUpToLargest(const Set& set);

// The m with g(n) = n mod m for all n; none if there is no such m. It is the smallest number that is not in
// the set, and a multiple of it must not be in the set either; proof in subtraction.cpp.
std::optional<Count> remainderRule(const Set& set);

// The proof of a period: the `length` = max(S) values g(first) .. g(last) are the same as g(again) ..
// g(againLast), one period later, and all that follows is fixed by them.
struct PeriodProof {
    Count length = 0;
    Count first = 0;
    Count last = 0;
    Count again = 0;
    Count againLast = 0;
    friend bool operator==(const PeriodProof&, const PeriodProof&) = default;
};
PeriodProof periodProof(const Set& set, const Period& period);

// The values of one set as far as they have been computed: one byte each, less than 16 in all while it
// computes more.
class Sequence {
public:
    explicit Sequence(Set set) : m_set(std::move(set)) { }

    const Set& set() const { return m_set; }

    // Goes on to g(to); nothing when it is there. Each call goes once through the values to look for the
    // period, until it is proven, so a few large steps are better than many small ones. `stop` is looked at
    // every millisecond or so; after it the values are as far as they got, and a later call goes on.
    // REQUIRES: memory for `to` values.
    void extendTo(Count to, const std::stop_token& stop = {});

    // Like extendTo, but done as soon as the period is proven: all values are known by then.
    void extendToPeriod(Count upTo, const std::stop_token& stop = {});

    // g(0), g(1) ..; none before the first extendTo.
    const std::vector<Value>& values() const { return m_values; }

    // The smallest pre-period and period, when the values computed prove them: that is, when prePeriod +
    // period + max(S) <= values().size(). When a stop came before the last look, the next call may find them.
    const std::optional<Period>& period() const { return m_period; }

    // g(n): for all n once the period is proven, else as far as computed.
    std::optional<Value> at(Count n) const;

private:
    bool compute(std::size_t size, const std::stop_token& stop);
    bool look(const std::stop_token& stop);

    Set m_set;
    std::vector<Value> m_values;
    std::optional<Period> m_period;
    int m_width = 16; // bits of a one-hot value that have been enough so far; more than 64 for none
    std::size_t m_looked = 0; // how many values there were at the last look for the period
};

} // namespace laststone::theory::subtraction
