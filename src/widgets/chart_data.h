// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart of positions shows, free of any drawing.
#pragma once

#include "teaching/position.h"
#include "teaching/sentence.h"

#include <QString>

#include <vector>

namespace laststone::widgets {

// A range of whole numbers, both ends included.
struct ChartRange {
    theory::Count first = 0;
    theory::Count last = 0;

    theory::Count length() const { return last - first; }
    bool contains(theory::Count value) const { return first <= value && value <= last; }
    friend bool operator==(const ChartRange&, const ChartRange&) = default;
};

// The part of the plane to be filled, and which of the position's numbers its axes stand for.
struct ChartWindow {
    std::size_t xHeap = 0;
    std::size_t yHeap = 1;
    ChartRange x;
    ChartRange y;
    friend bool operator==(const ChartWindow&, const ChartWindow&) = default;
};

struct ChartPoint {
    theory::Count x = 0;
    theory::Count y = 0;
    friend bool operator==(const ChartPoint&, const ChartPoint&) = default;
};

// A view of the plane never holds more points of a kind than this; Qt Charts is fluent up to about so many.
inline constexpr std::size_t kMostChartPoints = 1000;

struct ChartData {
    teaching::Sentence title;
    teaching::Sentence xTitle;
    teaching::Sentence yTitle;
    std::vector<ChartPoint> lost; // the P-positions within the window
    std::vector<ChartPoint> winning; // where the winning moves lead to within the plane, in the window or not
    ChartPoint current;
    theory::Outcome outcome = theory::Outcome::P;
    bool drawable = false; // false when the position has too few numbers for this chart
};

} // namespace laststone::widgets
