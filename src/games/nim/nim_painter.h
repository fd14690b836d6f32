// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the Nim board.
#pragma once

#include "games/nim/nim_layout.h"
#include "teaching/explanation.h"
#include "theory/nim.h"
#include "widgets/look/stamp.h"
#include "widgets/look/theme.h"

#include <QFont>

#include <optional>

class QPainter;

namespace laststone::games {

// All that a picture of the board depends on.
struct NimScene {
    std::vector<theory::Count> heaps;
    NimLayout layout;
    NimArrangement arrangement = NimArrangement::Plain;
    bool parities = false; // below the columns
    bool binary = false; // beside the heaps
    std::vector<teaching::Mark> marks;
    std::optional<theory::nim::HeapMove> choice; // its stones are ghosts
    std::optional<std::size_t> cursor; // the heap that the keyboard is at, when the board has the focus

    // A move on its way: the heap's stones go from their places in `before` to those in `layout`.
    struct Motion {
        theory::nim::HeapMove move;
        NimLayout before;
        double progress = 0; // 0 .. 1
    };
    std::optional<Motion> motion;
};

// The number of a heap, in the board's font size, and the smallest letters on the board.
double nimNumberScale(const std::vector<theory::Count>& heaps);
inline constexpr double kNimSmallestScale = 0.85;

// The width that the labels of the heaps need.
double nimLabelWidth(const std::vector<theory::Count>& heaps, const QFont& font, bool binary);

class NimPainter {
public:
    // Draws `scene` scrolled by `offset` into `clip`, in the coordinates of the view.
    void paint(QPainter& painter, const NimScene& scene, const QFont& font, const widgets::Theme& theme,
               double offset, const QRectF& clip);

private:
    struct Frame;
    static void fillBand(const Frame& frame, const QRectF& band, double radius, const QColor& colour);
    void paintColumns(const Frame& frame) const;
    void paintHeaders(const Frame& frame) const;
    void paintFooters(const Frame& frame) const;
    void paintLabel(const Frame& frame, std::size_t heap) const;
    void paintStones(const Frame& frame, std::size_t heap);
    void paintMotion(const Frame& frame, std::size_t heap);
    void paintCells(const Frame& frame, std::size_t heap);
    void paintBar(const Frame& frame, std::size_t heap) const;
    void paintFrame(const Frame& frame, std::size_t heap) const;

    widgets::Stamp m_stone;
    widgets::Stamp m_block;
};

} // namespace laststone::games
