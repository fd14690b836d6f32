// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered steps that explain a position, and the marks that board and chart show with them.
#pragma once

#include "teaching/position.h"
#include "teaching/sentence.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace laststone::teaching {

// Something that is pointed out while a step is current. Which kinds there are is up to the games: each
// declares its own, from FirstOfGame on, and its boards show those that they know.
struct Mark {
    enum Shared : int {
        Heap, // the heap `heap` is what the step is about
        Options, // and so are its options
        All, // the moves that are shown are all that win: each is one for itself
        Early, // they are told before the steps, and nothing that only these introduce
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
        Example, // what may be done, whoever wins; the next one is made after it
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
    // Numbers that the step speaks of, such as the rounds of a period, all of which a chart shows; boards do
    // not.
    struct Span {
        theory::Count from = 0;
        theory::Count to = 0;
        friend bool operator==(const Span&, const Span&) = default;
    };
    std::optional<Span> span = {};

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
    // Where each of the first details is about moves of its own: these, by detail.
    std::vector<std::vector<ShownMove>> moves = {};

    // What is shown while such a detail is read; of any other, and of none, the same as `shown`.
    Shown shownBy(std::optional<std::size_t> detail) const;
};

// explain(position) is a pure function of every lesson; this is what it gives.
struct Explanation {
    Position position;
    std::vector<Step> steps;
};

// Puts the explanation of one position together, step by step. An explanation function makes it, hands it to
// the functions that add steps, and returns what has become of it:
//
//     steps.add("move", phrase("Take %1, leave %2")(taken, left))
//         .detail(phrase("%1: whole blocks.")(formula))
//         .shows({0, taken})
//         .mark(BashMark::Blocks, 0, block);
class Steps {
public:
    explicit Steps(Position position) : m_explanation{std::move(position), {}} { }

    // Begins a step; what follows is about it. `id` is a literal.
    Steps& add(const char* id, Sentence title)
    {
        m_explanation.steps.push_back({id, std::move(title), {}, {}, {}, {}});
        return *this;
    }
    // A paragraph; none for an empty sentence.
    Steps& detail(Sentence detail)
    {
        if (!detail.isEmpty())
            current().details.push_back(std::move(detail));
        return *this;
    }
    // A paragraph about moves of its own; before those of the step that are about none.
    Steps& detail(Sentence detail, std::vector<ShownMove> moves)
    {
        current().moves.push_back(std::move(moves));
        return this->detail(std::move(detail));
    }
    Steps& details(const std::vector<Sentence>& details)
    {
        for (const Sentence& each : details)
            detail(each);
        return *this;
    }
    Steps& table(BinaryTable table)
    {
        current().table = std::move(table);
        return *this;
    }
    // A move in the position that is explained.
    Steps& shows(const Move& move, ShownMove::Role role = ShownMove::Role::Winning)
    {
        current().shown.moves.push_back({position(), move, role});
        return *this;
    }
    // A move in the position that the one shown before leads to.
    Steps& then(const Move& move, ShownMove::Role role = ShownMove::Role::Reply);
    Steps& mark(const Mark& mark)
    {
        current().shown.marks.push_back(mark);
        return *this;
    }
    Steps& spans(theory::Count from, theory::Count to)
    {
        current().shown.span = {from, to};
        return *this;
    }
    Steps& mark(int kind, std::size_t heap = 0, theory::Count from = 0, theory::Count to = 0)
    {
        return mark(Mark{kind, heap, from, to});
    }
    Steps& marks(const std::vector<Mark>& marks)
    {
        current().shown.marks.insert(current().shown.marks.end(), marks.begin(), marks.end());
        return *this;
    }
    // What every step shows that is there so far.
    Steps& markAll(const Mark& mark)
    {
        for (Step& step : m_explanation.steps)
            step.shown.marks.push_back(mark);
        return *this;
    }

    // Steps that point out nothing show this, from the first on that points something out.
    Steps& keep(const Mark& mark);

    const Position& position() const { return m_explanation.position; }
    Explanation take() { return std::move(m_explanation); }

private:
    Step& current() { return m_explanation.steps.back(); }

    Explanation m_explanation;
};

// The explanation of one step as lines of plain text, title first.
QString plainText(const Step& step, const Voice& voice);

// What stands in front of the rows below the heaps.
struct TableLabels {
    QString ones;
    QString sum;
    QString skipped; // "… and 3 more heaps"
    friend bool operator==(const TableLabels&, const TableLabels&) = default;
};
TableLabels tableLabels(const Voice& voice, std::size_t skipped = 0);

// The table in lines of equal length, for a fixed-width face.
QStringList tableLines(const BinaryTable& table, const Voice& voice);

// All steps, numbered, as plain text and as Markdown with the notation as heading.
QString plainText(const Explanation& explanation, const Voice& voice);
QString markdown(const Explanation& explanation, const Voice& voice);

// All steps as a fragment for a LaTeX document with amsmath; a comment in front says what the preamble needs.
// The notation is the heading, the steps are an enumerate, binary tables are arrays.
QString latex(const Explanation& explanation, const Voice& voice);

// A text with everything escaped that LaTeX gives a meaning of its own. Formulas, such as "12 ⊕ 13 = 1", and
// every sign that text faces lack are set in math mode.
QString latexText(const QString& text);

} // namespace laststone::teaching
