// SPDX-License-Identifier: GPL-3.0-or-later
// A game as a text that is read again: where it began, who began, the moves.
//
//   laststone game 1
//   start nim: 7 9 15 12
//   first you
//   opponent erring
//   move 4 11     # 7 9 15 1
//   move 3 8 2    # where heaps are split: the smaller part
//   at 1          # so many moves have been made, the others were taken back; else all
//   step 2        # of the explanation, from 1
//   section 3     # of the tour, from 1
//   place 6 120 40.5
//
// One entry a line; what stands behind # is a remark. The entries behind the second may be missing.
#pragma once

#include "teaching/match.h"
#include "teaching/notation.h"
#include "teaching/opponent.h"

#include <QString>

#include <map>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace laststone::teaching {

struct SavedGame {
    Position start;
    Side first = Side::Learner;
    std::optional<Opponent> opponent = {};
    std::vector<Move> moves = {}; // that can be made, one after the other
    std::size_t done = 0; // of them; the others have been taken back
    int step = -1; // of the explanation, from 0; -1 for none
    int section = 0; // of the tour, from 0
    // Where the numbered parts of a board stand that a person arranges, as the vertices of a graph.
    using Places = std::map<theory::Count, std::pair<double, double>>;
    Places places = {};
    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

// The text; read again it gives the same game.
QString gameText(const SavedGame& game);

// What is wrong with a text, and where.
struct GameError {
    qsizetype line = 1;
    NotationError error;
};
std::variant<SavedGame, GameError> readGame(QStringView text, std::span<const Family> families);

// "Line 3, column 5: …"
Sentence describe(const GameError& error);

} // namespace laststone::teaching
