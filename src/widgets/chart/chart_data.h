// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart of positions shows, free of any drawing.
#pragma once

#include "teaching/explanation.h"
#include "teaching/position.h"
#include "teaching/sentence.h"

#include <QString>

#include <optional>
#include <variant>
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

// A straight line between two places, each a point and a little more.
struct ChartLine {
    struct End {
        ChartPoint at;
        double above = 0; // 0 .. 1, added to y
    };
    End from;
    End to;
    teaching::Sentence label = {}; // beside its right end; empty for none
};

// A range of x that is shaded or named.
struct ChartBand {
    ChartRange x;
    teaching::Sentence label = {}; // at the top, where there is room; empty for none
    enum class Shade { None, Weak, Strong } shade = Shade::Weak;
};

// A name beside a point.
struct ChartNote {
    ChartPoint at;
    QString text;
};

// A view of the plane never holds more points of a kind than this; Qt Charts is fluent up to about so many.
inline constexpr std::size_t kMostChartPoints = 1000;

struct ChartData {
    teaching::Sentence title;
    teaching::Sentence xTitle;
    teaching::Sentence yTitle;
    std::vector<ChartPoint> lost; // the P-positions within the window
    std::vector<ChartPoint> others; // N-positions that are shown as well
    std::vector<ChartPoint> unknown; // positions of which it is not known
    std::vector<ChartPoint> exceptions; // those of the points above that are framed
    std::vector<ChartPoint> winning; // where the winning moves lead to within the plane, in the window or not
    std::vector<ChartLine> lines;
    std::vector<ChartBand> bands;
    std::vector<ChartNote> notes;
    ChartPoint current;
    teaching::Sentence now; // beside the current point; empty for its coordinates
    std::optional<ChartPoint> arrow; // where a move of the current step leads to
    // What is to be in view at first; without it, a square from the origin on that holds the position.
    struct Focus {
        ChartRange x;
        ChartRange y;
    };
    std::optional<Focus> focus;
    // One value for each x: zooming and moving act on x alone, and y always is what `focus` says.
    bool isSequence = false;
    bool hasNumbers = true; // along the x axis
    theory::Outcome outcome = theory::Outcome::P;
    bool drawable = false; // false when the position has too few numbers for this chart
};

// The position of a point, or why there is none.
using ChartTarget = std::variant<teaching::Position, teaching::Sentence>;

// The position with the two heaps of the window as the point says.
ChartTarget heapPlanePosition(const teaching::Position& position, const ChartWindow& window,
                              const ChartPoint& point);

// Every heap of a position, to choose the axes from.
std::vector<std::size_t> everyHeap(const teaching::Position& position);

// Where the marks of a step lead to when the axes stand for two heaps.
std::optional<ChartPoint> heapPlaneArrow(const std::vector<teaching::Mark>& marks, const ChartWindow& window,
                                         const ChartPoint& current);

} // namespace laststone::widgets
