// SPDX-License-Identifier: GPL-3.0-or-later
// The plane of a game: small positions by two of their numbers, as a chart shows them, free of any drawing.
#pragma once

#include "teaching/position.h"
#include "teaching/sentence.h"
#include "teaching/steps/explanation.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

namespace laststone::teaching {

// A range of whole numbers, both ends included.
struct PlaneRange {
    theory::Count first = 0;
    theory::Count last = 0;

    theory::Count length() const { return last - first; }
    bool contains(theory::Count value) const { return first <= value && value <= last; }
    friend bool operator==(const PlaneRange&, const PlaneRange&) = default;
};

// The part of the plane to be filled, and which of the position's numbers its axes stand for.
struct PlaneWindow {
    std::size_t xHeap = 0;
    std::size_t yHeap = 1;
    PlaneRange x;
    PlaneRange y;
    bool tellsPeriod = true; // whether a hall may be shown where values repeat, if they do
    friend bool operator==(const PlaneWindow&, const PlaneWindow&) = default;
};

struct PlanePoint {
    theory::Count x = 0;
    theory::Count y = 0;
    friend bool operator==(const PlanePoint&, const PlanePoint&) = default;
};

// A straight line between two places, each a point and a little more.
struct PlaneLine {
    struct End {
        PlanePoint at;
        double above = 0; // 0 .. 1, added to y
    };
    End from;
    End to;
    Sentence label = {}; // beside its right end; empty for none
    Sentence brief = {}; // of a line that is flat: anywhere along it where the label has no room
};

// A range of x that is shaded or named.
struct PlaneBand {
    PlaneRange x;
    Sentence label = {}; // at the top, where there is room; empty for none
    enum class Shade { None, Weak, Strong } shade = Shade::Weak;
};

// A name beside a point.
struct PlaneNote {
    PlanePoint at;
    QString text;
};

// A view of the plane never holds more points of a kind than this; Qt Charts is fluent up to about so many.
inline constexpr std::size_t kMostPlanePoints = 1000;

// Numbers from here on are shown relative to one near them, as labels that have no room become "…", and Qt
// Charts writes none beyond 2^31.
inline constexpr theory::Count kFarFromOrigin = 4'000'000;

// Where a position is in a plane, whatever part of it is in view.
struct PlanePlace {
    PlanePoint current;
    // What is to be in view at first; without it, a square from the origin on that holds the position, or of
    // numbers of at least kFarFromOrigin what is near it.
    struct Focus {
        PlaneRange x;
        PlaneRange y;
    };
    std::optional<Focus> focus = {};
    // One value for each x: zooming and moving act on x alone, and y always is what the focus of the data
    // says.
    bool isSequence = false;
    bool drawable = false; // false when the position has too few numbers for this plane
    theory::Count period = 0; // of a pattern along x, two of which beyond the position are to be in view
};

// What is to be seen in a window.
struct PlaneData : PlanePlace {
    PlaneData() = default;
    explicit PlaneData(const PlanePlace& place) : PlanePlace(place) { }

    Sentence title;
    Sentence xTitle;
    Sentence yTitle;
    std::vector<PlanePoint> lost; // the P-positions within the window
    std::vector<PlanePoint> others; // N-positions that are shown as well
    std::vector<PlanePoint> unknown; // positions of which it is not known
    std::vector<PlanePoint> exceptions; // those of the points above that are framed
    std::vector<PlanePoint> winning; // where the winning moves lead to within the plane, in the window or not
    std::vector<PlaneLine> lines;
    std::vector<PlaneBand> bands;
    std::vector<PlaneNote> notes;
    QString formula; // of the current point; empty for its coordinates
    bool hasNumbers = true; // along the x axis
    theory::Outcome outcome = theory::Outcome::P;
    bool isOutcomeTold = true; // by the sign of the current point

    // Whether something is drawn at a point, by which one can tell what a click on it chooses.
    bool isMarked(const PlanePoint& point) const;
};

// The position of a point, or why there is none.
using PlaneTarget = std::variant<Position, Sentence>;

// Values along the x axis that take longer than a frame to find. Any thread may call anything; what is found
// is seen by Plane::data() at once.
class PlaneWork {
public:
    PlaneWork() = default;
    virtual ~PlaneWork() = default;
    PlaneWork(const PlaneWork&) = delete;
    PlaneWork& operator=(const PlaneWork&) = delete;

    // So many values are worked out at most, if a window asks for them.
    virtual theory::Count most() const = 0;

    // How many values have been found, and whether those of 0 .. count - 1 are known.
    virtual theory::Count known() const = 0;
    virtual bool knows(theory::Count count) const = 0;

    // Works until as many values are known as `count` says, which may change meanwhile, or a stop is
    // requested, which it obeys within milliseconds.
    virtual void extendTo(const std::function<theory::Count()>& count, const std::stop_token& stop) = 0;
};

// The position with the two heaps of the window as the point says, and the other way round.
PlaneTarget heapPlanePosition(const Position& position, const PlaneWindow& window, const PlanePoint& point);
PlanePoint heapPlanePoint(const Position& position, const PlaneWindow& window);
PlanePlace heapPlanePlace(const Position& position, const PlaneWindow& window);

// Where a move leads to over two heaps; none where it splits one.
std::optional<PlanePoint> heapPlaneAfterMove(const Position& position, const Move& move,
                                             const PlaneWindow& window);

// What a plane of two heaps begins with: where the position stands, who wins it, and which winning moves lead
// to another point and change no other heap. Not drawable, and nothing else, without two such heaps.
PlaneData heapPlane(const Position& position, const PlaneWindow& window);

// Every heap of a position, to choose the axes from.
std::vector<std::size_t> everyHeap(const Position& position);

// What a game gives for its chart: pure functions of a position. Example: games/bash/bash_game.cpp.
struct Plane {
    PlaneData (*data)(const Position& position, const PlaneWindow& window) = nullptr;

    // Where the position is, as data() says it, too: a view goes there before it asks what is around it.
    PlanePlace (*place)(const Position& position, const PlaneWindow& window) = heapPlanePlace;

    // The position that a point of the plane stands for, or why it stands for none.
    PlaneTarget (*positionAt)(const Position& position, const PlaneWindow& window,
                              const PlanePoint& point) = heapPlanePosition;

    // Where a move leads to within the plane; none where it is of a part that the plane does not show.
    std::optional<PlanePoint> (*afterMove)(const Position& position, const Move& move,
                                           const PlaneWindow& window) = heapPlaneAfterMove;

    // The numbers of the position that the axes can stand for, of which there are at least two, or none to
    // choose from.
    std::vector<std::size_t> (*axes)(const Position& position) = everyHeap;

    // In front of the number that the x axis stands for, where the y axis stands for none; else empty.
    Sentence xLabel = {};

    // What is said of a point under the pointer; null for its coordinates and the outcome.
    Sentence (*pointText)(const Position& position, const PlaneWindow& window,
                          const PlanePoint& point) = nullptr;

    // What data() shows more of once it has been found; null where all is known at once.
    std::shared_ptr<PlaneWork> (*work)(const Position& position, const PlaneWindow& window) = nullptr;
};

// Where the last of the moves of a position that are no replies or examples leads to in the plane, if that
// changes what the plane shows; of all moves that win each. REQUIRES: its data of that window is drawable.
std::vector<PlanePoint> arrowsOf(const Plane& plane, const Position& position, const PlaneWindow& window,
                                 const Shown& shown);

// Where the answer to the last of those moves leads to from there, as `arrows` are what arrowsOf() gives;
// none where a move that is not seen in the plane, or leaves another number of heaps, is among the two.
// REQUIRES: as above.
std::optional<PlanePoint> answerOf(const Plane& plane, const Position& position, const PlaneWindow& window,
                                   const Shown& shown, const std::vector<PlanePoint>& arrows);

} // namespace laststone::teaching
