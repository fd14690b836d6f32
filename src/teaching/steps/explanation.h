// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered steps that explain a position, and the marks that board and chart show with them.
#pragma once

#include "teaching/position.h"
#include "teaching/sentence.h"

#include <QString>

#include <optional>
#include <vector>

namespace laststone::teaching {

// Something that is pointed out while a step is current. Which kinds there are is up to the games: each
// declares its own, from FirstOfGame on, and its boards show those that they know.
struct Mark {
    enum Shared : int {
        Heap, // the heap `heap` is what the step is about
        Options, // and so are its options
        FirstOfGame,
    };
    int kind = Heap;
    std::size_t heap = 0;
    theory::Count from = 0;
    theory::Count to = 0;

    friend bool operator==(const Mark&, const Mark&) = default;
};

// A move that a step is about, played in the position `before`.
struct ShownMove {
    enum class Role {
        Winning, // it wins
        Threat, // it is to be answered
        Reply, // the answer; `before` is the position after the threat
    };
    Position before;
    Move move;
    Role role = Role::Winning;

    friend bool operator==(const ShownMove&, const ShownMove&) = default;
};

// What board and chart show while a step is current.
struct Shown {
    std::vector<ShownMove> moves; // of the position, or of one that an earlier one of them leads to
    std::vector<Mark> marks;

    bool isEmpty() const { return moves.empty() && marks.empty(); }
    // The first of its kind or role; null where there is none.
    const Mark* find(int kind) const;
    const ShownMove* find(ShownMove::Role role) const;

    friend bool operator==(const Shown&, const Shown&) = default;
};

// Binary numbers written under each other, one a row, with the columns counted below.
struct BinaryTable {
    struct Row {
        std::size_t heap = 0; // from 0
        theory::Count value = 0;
        friend bool operator==(const Row&, const Row&) = default;
    };
    std::vector<Row> rows; // at most kMostRows
    std::size_t skipped = 0; // heaps without a row, as there are too many of them
    int width = 1; // digits in a row
    std::vector<std::size_t> ones; // how many heaps have a 1 in the column, by bit; empty to leave it out
    std::optional<theory::Count> sum; // the nim-sum, for a last row
    std::optional<int> column; // the bit to be pointed out

    static constexpr std::size_t kMostRows = 64;
    friend bool operator==(const BinaryTable&, const BinaryTable&) = default;
};

struct Step {
    const char* id = nullptr; // which argument this is; tests check the facts of each
    Sentence title;
    std::vector<Sentence> details; // each a paragraph
    std::optional<BinaryTable> table;
    Shown shown;
};

// explain(position) is a pure function of every lesson; this is what it gives.
struct Explanation {
    Position position;
    std::vector<Step> steps;
};

// The explanation of one step as lines of plain text, title first.
QString plainText(const Step& step, const Voice& voice);

// What stands in front of the rows below the heaps.
struct TableLabels {
    QString ones;
    QString sum;
    QString skipped; // "… and 3 more heaps"
};
TableLabels tableLabels(const Voice& voice, std::size_t skipped = 0);

// The table in lines of equal length, for a fixed-width face.
QStringList tableLines(const BinaryTable& table, const Voice& voice);

// All steps, numbered, as plain text and as Markdown with the notation as heading.
QString plainText(const Explanation& explanation, const Voice& voice);
QString markdown(const Explanation& explanation, const Voice& voice);

} // namespace laststone::teaching
