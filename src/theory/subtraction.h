// SPDX-License-Identifier: GPL-3.0-or-later
// Subtraction sets: take from one heap one of the numbers of a fixed finite set S.
//
// By the theorem of R. P. Sprague (Tôhoku Mathematical Journal 41 (1935) 438–444) and P. M. Grundy (Eureka 2
// (1939) 6–8), each heap has a value g(n) = mex { g(n - s) : s in S, s <= n }, and in normal play a sum of
// heaps is P exactly when the exclusive or of their values is 0.
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

using Heaps = std::span<const Count>;

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

// Whether every number is a power of two.
bool arePowersOfTwo(const Set& set);

// The m with g(n) = n mod m for all n; none if there is no such m. It is the smallest number that is not in
// the set, and a multiple of it must not be in the set either; proof in subtraction.cpp.
std::optional<Count> remainderRule(const Set& set);

// g(0) .. g(to). REQUIRES: memory for as many bytes.
std::vector<Value> values(const Set& set, Count to);

// The smallest pre-period and period, when they are proven by the values g(0) .. g(upTo): that is, when
// prePeriod + period + max(S) <= upTo + 1. None when they are not, or when `stop` was requested. Computes no
// more than some 256, or twice the values that the proof needs.
std::optional<Period> provenPeriod(const Set& set, Count upTo, std::stop_token stop = {});

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
    void extendTo(Count to, std::stop_token stop = {});

    // Like extendTo, but done as soon as the period is proven: all values are known by then.
    void extendToPeriod(Count upTo, std::stop_token stop = {});

    // g(0), g(1) ..; none before the first extendTo.
    const std::vector<Value>& values() const& { return m_values; }
    std::vector<Value> values() && { return std::move(m_values); }

    // Proven by the values computed. When a stop came before the last look for it, it may be found by the
    // next call only.
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

// ---- Normal play of a sum of heaps with the same set: none where the value of a heap is not known ----

// A move from one heap and the value of what it leaves.
struct Option {
    Count taken = 0;
    Value value = 0;
    friend bool operator==(const Option&, const Option&) = default;
};

// All options of a heap, by what is taken; what their mex is g(n).
std::optional<std::vector<Option>> options(Count n, const Sequence& sequence);

// The exclusive or of the values of the heaps; 0 of none.
std::optional<Value> nimSum(Heaps heaps, const Sequence& sequence);

std::optional<Outcome> outcome(Heaps heaps, const Sequence& sequence);

// Takes `taken` stones, a number of the set, from heap `heap`.
struct HeapMove {
    std::size_t heap = 0;
    Count taken = 0;
    friend bool operator==(const HeapMove&, const HeapMove&) = default;
};

// The heaps after a move. REQUIRES: move.heap is a heap with at least move.taken stones.
std::vector<Count> after(Heaps heaps, const HeapMove& move);

// Every move that leaves a P-position, by heap, then by what is taken; also those that raise the value of the
// heap, which Nim has not. Empty for a P-position.
std::optional<std::vector<HeapMove>> winningMoves(Heaps heaps, const Sequence& sequence);

// ---- Misère play of a sum of heaps, each of which may have a set of its own ----
//
// In other games the values do not rule misère play. In these they do, by the rule of Nim: P exactly when the
// nim-sum is 0 while some heap has a value of two or more, and when it is 1 while none has; T. S. Ferguson,
// "On sums of graph games with last player losing", International Journal of Game Theory 3 (1974) 159–167;
// proof in subtraction.cpp. A position without a move is N: the player before has just lost.
class MisereSum {
public:
    // Of heaps with these values.
    explicit MisereSum(std::span<const Value> values);

    Outcome outcome() const;

    // The value that a heap of value `value` would need for the sum to be P, the only one. REQUIRES: `value`
    // is one of the values.
    Value lostInsteadOf(Value value) const;

private:
    static bool isLarge(Value value) { return value >= 2; }

    Value m_sum = 0;
    std::size_t m_large = 0; // how many values are 2 or more
};

} // namespace laststone::theory::subtraction
