// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says of its board, and what a board shows: enough to draw it with a widget or without.
#pragma once

#include "teaching/rules.h"
#include "widgets/board/drawing.h"

namespace laststone::widgets {

// One constant a game, in games/<game>/<game>_drawing.cpp; lives as long as the program.
struct BoardLooks {
    teaching::Sentence name; // read aloud
    DrawBoard draw = nullptr;
    teaching::Sentence (*partName)(const teaching::Position&, std::size_t part) = nullptr; // read aloud
    // How many stones stand in a part, where that is not the heap of its number.
    theory::Count (*stones)(const teaching::Position&, std::size_t part) = nullptr;
    std::vector<teaching::Sentence> arrangements = {}; // by name, where there are several
    int firstArrangement = 0;
    Letters (*letters)(const teaching::Position&) = nullptr;
};

// What is to be seen of a game: the same on the page, on a stage and in a picture.
struct BoardView {
    teaching::Position position;
    std::optional<teaching::Move> choice = {};
    std::vector<teaching::Mark> marks = {}; // of the current step
    int arrangement = 0;
    bool isVerdictShown = true;
};

// The scene of it; the area is in em.
BoardScene makeScene(const BoardLooks& looks, const teaching::Rules& rules, const BoardView& view,
                     const QSizeF& area, const BoardScene::Measure& measure);

} // namespace laststone::widgets
