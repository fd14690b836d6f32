// SPDX-License-Identifier: GPL-3.0-or-later
// Octal games: take stones from one heap, and perhaps split what is left of it in two.
//
// R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge Philosophical
// Society 52 (1956) 514–526. The code 0.d1d2d3… says how k stones may be taken from a heap: dk has 1 if they
// may be the whole heap, 2 if one heap may be left, 4 if two heaps may be left. Kayles is 0.77, Dawson's
// Kayles 0.07, Dawson's chess 0.137. With 4 before the point a heap may be split and nothing taken. Grundy's
// game, split a heap into two unequal ones, has no code, but all else in common.
#pragma once

#include "theory/outcome.h"
#include "theory/period.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace laststone::theory::octal {

class Code {
public:
    static constexpr int kMaxDigits = 30; // after the point

    // What was expected instead of the character at `position`, from 0; the end of the text counts as one.
    enum class Expected { ZeroOrFour, Point, Digit, End };
    struct Error {
        std::size_t position = 0;
        Expected expected = Expected::ZeroOrFour;
        friend bool operator==(const Error&, const Error&) = default;
    };

    // 0 or 4, a point, and 1 .. kMaxDigits digits 0-7, nothing else. Before the point 1 and 2 mean nothing,
    // and 3 or 5 to 7 no game that ends. Without a code, sets *error if there is one.
    static std::optional<Code> parse(std::string_view text, Error* error = nullptr);

    // The same code without zeros at the end: parse(text()) == *this. "0.0" if there is no move at all.
    std::string text() const;
    // 0 for places beyond the last.
    int digit(Count place) const { return place < m_digits.size() ? m_digits[place] : 0; }
    // The place of the last digit that is not 0; 0 for the digit before the point and if there is none.
    Count lastPlace() const;

    friend bool operator==(const Code&, const Code&) = default;

private:
    std::array<std::uint8_t, kMaxDigits + 1> m_digits{}; // by place; 0 is before the point
};

// Takes `taken` stones of a heap and leaves it as heaps of `first` and `second`; first >= second, 0 for none.
struct Move {
    Count taken = 0;
    Count first = 0;
    Count second = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

using Value = std::uint16_t;

// The Grundy values of single heaps 0, 1, 2, …, as far as asked for. Copies are independent; one thread at a
// time.
class Sequence {
public:
    static constexpr Count kMaxHeap = 100'000'000;

    explicit Sequence(const Code& code);
    static Sequence grundysGame();

    // None for Grundy's game.
    const std::optional<Code>& code() const { return m_code; }
    // All moves from a heap of n: by `taken`, then by `second`. About n / 2 for each digit that lets it
    // split.
    std::vector<Move> moves(Count n) const;

    // Computes what is missing of the values 0 .. to; true when they are there. False when `stop` was
    // requested, looked at before each value, each of which takes O(n) time at worst; what is computed stays.
    // False also before the first value that does not fit Value. Once the period is proven the rest is
    // copied. REQUIRES: to <= kMaxHeap.
    bool extendTo(Count to, const std::stop_token& stop = {});

    // Of the heaps 0, 1, … computed so far.
    std::span<const Value> values() const { return m_values; }
    // As short as can be, both parts. None as long as no period follows from the values so far; the theorem
    // is in octal_sequence.cpp. It takes up to 2 * prePeriod + 2 * period + lastPlace of them, and a quarter
    // more, as it is looked for now and then only. None for Grundy's game, which the theorem does not cover
    // and of which no period is known.
    const std::optional<Period>& period() const { return m_period; }
    // From the values so far or, for a heap of any size, from the period; none if both do not tell.
    std::optional<Value> at(Count n) const;

private:
    Sequence() = default;
    bool append();
    void chooseSparseSpace();
    bool isRare(Count n, std::size_t value) const;
    std::size_t lookUp();
    struct Splits;
    Splits splits(Count taken) const;
    void markSplits(const Splits& splits, std::size_t first, std::size_t end);
    template <bool unequal> void markRare();
    void growMirror();
    void findPeriod();

    std::optional<Code> m_code;
    bool m_unequal = false; // heaps may not be split in equal parts
    std::vector<Count> m_whole; // how many may be taken as a whole heap,
    std::vector<Count> m_toOne; // to leave one,
    std::vector<Count> m_toTwo; // and to leave two

    std::vector<Value> m_values;
    std::vector<Value> m_mirror; // the same from its end to its begin, with room before
    std::optional<Period> m_period;
    Count m_nextSearch = 64; // for a period

    // A power of two above all values, and for each of 0 .. m_limit the last heap, plus 1, that has an option
    // with that value.
    std::size_t m_limit = 1;
    std::vector<std::uint32_t> m_marks;

    // The sparse space: see octal_sequence.cpp.
    Count m_nextChoice = 256;
    bool m_sparse = false;
    Count m_parity = 0; // 1 if the class of a value depends on the heap being odd or even
    std::size_t m_mask = 0;
    std::vector<std::uint8_t> m_odd; // of 0 .. m_limit: whether it has an odd number of digits 1 of the mask
    std::vector<std::uint32_t> m_rareHeaps;
    std::vector<Value> m_rareValues;
    std::vector<Value> m_missing; // of lookUp() alone
};

// What of the theorem of Guy and Smith proves the period: g(n + period) = g(n) has been found to hold for
// from <= n < end = 2 * from + period + place, and so holds for all n >= from. `from` is the pre-period, but
// at least 1, as the theorem asks for it; `place` the last place of the code. None without a proven period.
struct PeriodProof {
    Count from = 1;
    Count period = 0;
    Count place = 0;
    Count end = 0;
    friend bool operator==(const PeriodProof&, const PeriodProof&) = default;
};
std::optional<PeriodProof> periodProof(const Sequence& sequence);

// ---- Sums of heaps; who wins them in normal play is in theory/sum.h ----

using Heaps = std::span<const Count>;

// One heap, named by its place from 0, is replaced.
struct SumMove {
    std::size_t heap = 0;
    Move move;
    friend bool operator==(const SumMove&, const SumMove&) = default;
};

// The heaps after a move: the larger part takes the heap's place, the other follows it, and a heap of 0 is
// left out. REQUIRES: move.heap is a heap.
std::vector<Count> after(Heaps heaps, const SumMove& move);

// ---- Misère play: who makes the last move loses ----
//
// Values do not rule it, and no formula is known that would hold for all codes: it is searched from the rules
// alone, within a stated bound. Positions that are the same for the outcome are one: heaps in another order;
// heaps without a move, as they change nothing; and two heaps that are over after any one move, as whoever is
// winning answers a move in the one by the move in the other. (J. H. Conway, "On Numbers and Games", 1976,
// chapter 12; proof in octal_misere.cpp.)

// What a search may cost, which bounds its time and its memory: one for each look at a position, and one for
// each of its heaps; kMiserePositionCost for the first look, as the position is kept; one for each move of
// each size of heap, as they are listed. All positions with 30 stones of Kayles, Dawson's chess and Grundy's
// game take less than 300,000, a row of 40 in Kayles two millions.
inline constexpr Count kMisereBound = Count{1} << 22;

// Remembers what it has found, as the positions of one game share most of what is to be searched. One thread
// at a time.
class MisereSolver {
public:
    // `bound` is for all that is asked. Of `game` only the rules matter, not how far its values are computed.
    // REQUIRES: `game` lives as long.
    explicit MisereSolver(const Sequence& game, Count bound = kMisereBound);
    ~MisereSolver();

    // None when that takes the search over the bound. A position without a move is N: the player before has
    // just lost.
    std::optional<Outcome> outcome(Heaps heaps);

    // Every move that leaves a P-position, by heap and then as in moves(); none like outcome(). Empty for a
    // P-position, and for a position without a move, which is won without one.
    std::optional<std::vector<SumMove>> winningMoves(Heaps heaps);

private:
    class Search;
    std::unique_ptr<Search> m_search;
};

} // namespace laststone::theory::octal
