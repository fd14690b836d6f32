// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of an explanation, each written in one place: what it says and what it shows.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::teaching {

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
    Steps& add(const char* id, Sentence title);
    // A paragraph; none for an empty sentence.
    Steps& detail(Sentence detail);
    Steps& details(const std::vector<Sentence>& details);
    Steps& table(BinaryTable table);
    // A move in the position that is explained.
    Steps& shows(const Move& move, ShownMove::Role role = ShownMove::Role::Winning);
    // A move in a position that a move shown before leads to.
    Steps& shows(Position before, const Move& move, ShownMove::Role role);
    Steps& mark(const Mark& mark);
    Steps& mark(int kind, std::size_t heap = 0, theory::Count from = 0, theory::Count to = 0);
    Steps& marks(const std::vector<Mark>& marks);
    // What every step shows that is there so far.
    Steps& markAll(const Mark& mark);

    const Position& position() const { return m_explanation.position; }
    Explanation take() { return std::move(m_explanation); }

private:
    Step& current() { return m_explanation.steps.back(); }

    Explanation m_explanation;
};

} // namespace laststone::teaching
