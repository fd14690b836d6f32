// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the heaps of the SG board.
#pragma once

#include "games/sums/sg_ghosts.h"
#include "games/sums/sg_heap_layout.h"
#include "games/sums/sg_runs.h"
#include "widgets/look/stamp.h"
#include "widgets/look/theme.h"

#include <QFont>

class QPainter;

namespace laststone::games {

// A move on its way, from the rows in `before`.
struct SgHeapMotion {
    SgHeapLayout before;
    SgRun run;
    std::size_t rows = 1; // that its heap has become
    double progress = 0; // 0 .. 1

    // Where the stones of a row come from: which row, and how many stones stood in front of them.
    struct Origin {
        std::size_t part = 0;
        theory::Count offset = 0;
    };
    Origin origin(std::size_t part) const;
};

// All that a picture of the heaps depends on.
struct SgHeapScene {
    const SgHeapLayout* layout = nullptr;
    const SubtractionGame* numbers = nullptr; // whose numbers are written on the stones
    bool setsInRows = false; // each heap has a set of its own
    const std::vector<theory::Count>* values = nullptr; // of the heaps, if they may be seen
    QString rule; // above the heaps, on the left
    QString sum; // and on the right
    bool sumPointed = false;
    std::vector<SgGhost> ghosts;
    std::vector<std::size_t> marked; // heaps that the step is about
    std::optional<std::size_t> shown; // the heap whose options are shown
    std::optional<std::size_t> cursor; // the heap that the keyboard is at, when the board has the focus
    std::optional<SgHeapMotion> motion;
};

// How large the number of a heap is written, in the size of the board's font; other figures are as large as
// it.
double sgNumberScale(const std::vector<theory::Count>& heaps);

// What the labels in front of heaps need.
struct SgLabelSize {
    double width = 0;
    double height = 0;
    double header = 0; // the line above all heaps
};
SgLabelSize sgLabelSize(const std::vector<theory::Count>& heaps, const std::vector<theory::Count>& values,
                        const SubtractionGame* setsInRows, const QFont& font);

class SgHeapPainter {
public:
    // Draws `scene` scrolled by `offset` into `clip`, in the coordinates of the view.
    void paint(QPainter& painter, const SgHeapScene& scene, const QFont& font, const widgets::Theme& theme,
               double offset, const QRectF& clip);

private:
    struct Frame;
    void paintHeader(const Frame& frame) const;
    void paintRow(const Frame& frame, std::size_t part) const;
    void paintLabel(const Frame& frame, std::size_t part) const;
    void paintPieces(const Frame& frame, std::size_t part);
    void paintGhosts(const Frame& frame, std::size_t part) const;
    void paintGhost(const Frame& frame, const SgGhost& ghost) const;
    void paintNumbers(const Frame& frame, std::size_t part) const;
    void paintBar(const Frame& frame, std::size_t part) const;
    void paintMotion(const Frame& frame, std::size_t part);
    void paintTaken(const Frame& frame);
    void paintPiece(const Frame& frame, const QRectF& place);

    widgets::Stamp m_stone;
};

} // namespace laststone::games
