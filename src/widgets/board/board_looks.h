// SPDX-License-Identifier: GPL-3.0-or-later
// What a game says of its board, and what a board shows: enough to draw it with a widget or without.
#pragma once

#include "teaching/game.h"
#include "widgets/board/drawing.h"

namespace laststone::widgets {

// Something that has to be found out before all of a board can be drawn.
using Work = std::function<void()>;

// One constant a game, in games/<game>/<game>_drawing.cpp; lives as long as the program.
struct BoardLooks {
    teaching::Sentence name; // read aloud
    DrawBoard draw = nullptr;
    teaching::Sentence (*partName)(const BoardScene&, std::size_t part) = nullptr; // read aloud
    // How many stones stand in a part, where that is not the heap of its number.
    theory::Count (*stones)(const teaching::Position&, std::size_t part) = nullptr;
    std::vector<teaching::Sentence> arrangements = {}; // by name, where there are several
    int firstArrangement = 0;
    bool countsUpwards = false; // the parts, so that the key Up goes to the next one
    // "+%n heap(s)": what a board that scrolls says of the parts above and below, or of the stones where
    // there is one part.
    teaching::Sentence more = {};
    Letters (*letters)(const teaching::Position&, int arrangement) = nullptr;

    // What falls by the moves of a scene, where that is not the last stones of a part.
    std::vector<Fall> (*falls)(const BoardScene&) = nullptr;
    // What the pointer means, where the stone under it alone does not say.
    std::optional<teaching::Move> (*pointedMove)(const teaching::Position&, const Pointing&) = nullptr;
    // Which piece one has been before a move, where a move renumbers them.
    PieceId (*origin)(const teaching::Position& before, const teaching::Move& made,
                      const std::optional<Pointing>& pointing, PieceId after) = nullptr;
    // Takes longer than a frame, so it is done on another thread; null when nothing is missing.
    Work (*missing)(const BoardScene&) = nullptr;
};

// What is to be seen of a game: the same on the page, on a stage and in a picture.
struct BoardView {
    teaching::Position position;
    std::optional<teaching::Move> choice = {};
    teaching::Shown shown = {}; // of the current step
    int arrangement = 0;
    bool isVerdictShown = true;
    std::size_t part = 0; // where the reader has been last
    std::optional<Pointing> pointing = {}; // that the choice came from
};

// The scene of it; the area is in em.
BoardScene makeScene(const BoardLooks& looks, const BoardView& view, const QSizeF& area,
                     const BoardScene::Measure& measure);

} // namespace laststone::widgets
