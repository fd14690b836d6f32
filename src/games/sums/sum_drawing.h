// SPDX-License-Identifier: GPL-3.0-or-later
// The heaps of a sum in rows, and below them the options of one: what the boards of subtraction sets and of
// games that split heaps have in common.
#pragma once

#include "games/sums/sg_game.h"
#include "widgets/board/drawing.h"
#include "widgets/board/rows_layout.h"

namespace laststone::games {

// How the heaps of a game look. Lengths are in em.
struct SumLook {
    std::vector<teaching::Sentence> rules; // above the heaps: what one may do, the longest first
    QString hint = {}; // and how
    QStringList sets = {}; // below the number of each heap, where each has a set of its own
    widgets::Shape shape = widgets::Shape::Stone;
    theory::Count mostStones = 400; // larger heaps are bars
    double largest = 3.2; // stones
    double smallest = 0.9;
    double lowest = 0.9; // in rows that are as low as they can be
    double oneLine = 1.3; // stones stay that large rather than in one line
    bool valuesTell = true; // the values of heaps tell the verdict; else they are not shown
    bool takingTellsAll = false; // what is taken, without what is left
    theory::Count mostTaken = 1; // of the largest heap
    std::size_t mostOptions = 0; // of any heap
};

// Which heap's options are shown, and how. Lengths are in em.
struct SumOptionsInput {
    const SgGame& game;
    std::size_t part = 0;
    theory::Count heap = 0;
    bool isOnly = false; // the position has no other heap
    bool hasValues = false; // values may be shown
    bool takingTellsAll = false; // what is taken, without what is left
    std::optional<teaching::Move> chosen;
    std::vector<teaching::Move> marked; // by the current step
    widgets::Look mark = widgets::Look::Good;
    const widgets::BoardScene::Measure& measure;
    std::optional<teaching::Voice> second = {}; // as in a BoardScene
};

// Adds a tile for each option, or for those of one value together, and the values that occur among them in a
// row: its first gap is the mex. Where not all have a place in the box, it is higher by `spare`. Gives how
// high it is.
double addOptions(widgets::Drawing& drawing, const SumOptionsInput& input, QRectF box, double spare = 0);

// Adds the stones of a part.
using AddHeap =
    std::function<void(widgets::Drawing& drawing, const widgets::RowsLayout& rows, std::size_t part)>;

widgets::Drawing drawSum(const widgets::BoardScene& scene, const SgGame& game, const SumLook& look,
                         const AddHeap& addHeap);

// Whether the value of a heap is on show; else it would give the verdict away, or be ahead of the steps.
bool isValueShown(const widgets::BoardScene& scene, bool valuesTell, std::size_t part);

// How large the number of a heap is written, and what is smallest.
widgets::Letters sumLetters(const teaching::Position& position, int arrangement);

// The bar of a heap that has too many stones: as long as its share of the largest heap, but with a least
// length, and no shorter than rows of stones, which are fewer.
QRectF sumBar(const widgets::RowsLayout& rows, const widgets::BoardScene& scene, std::size_t part);

} // namespace laststone::games
