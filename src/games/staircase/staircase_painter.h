// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the Staircase board from its layout.
#pragma once

#include "games/staircase/staircase_layout.h"
#include "teaching/explanation.h"
#include "widgets/look/stamp.h"
#include "widgets/look/theme.h"

#include <QFont>

class QPainter;

namespace laststone::games {

// The words, in the board's font size. The counts have that size or a little more.
inline constexpr double kStaircaseSmallestScale = 0.82;

// What is to be painted.
struct StaircaseScene {
    std::vector<theory::Count> stairs;
    StaircaseLayout layout;
    std::vector<teaching::Mark> marks;
    std::optional<teaching::Move> choice;
    std::optional<std::size_t> cursor;
    bool formula = false; // the odd stairs, joined by ⊕, stand above everything
    bool sum = false; // with their nim-sum, which tells who wins

    // Stones on their way one stair down; the layout is the one after the move.
    struct Motion {
        teaching::Move move;
        StaircaseLayout before;
        double progress = 0; // 0 .. 1
    };
    std::optional<Motion> motion;
};

// The widest name of a stair, with the word that says whether it is odd.
double staircaseNameWidth(std::size_t stairs, const QFont& font);

class StaircasePainter {
public:
    // Paints what of the scene is in `clip`, `offset` pixels of the content scrolled away at the top.
    void paint(QPainter& painter, const StaircaseScene& scene, const QFont& font, const widgets::Theme& theme,
               double offset, const QRectF& clip);

private:
    struct Frame;
    struct Segment;
    void paintHead(const Frame& frame) const;
    void paintGround(const Frame& frame) const;
    void paintStep(const Frame& frame, std::size_t stair) const;
    void paintRow(const Frame& frame, std::size_t stair) const;
    void paintName(const Frame& frame, const QRectF& place, std::size_t stair, bool twoLines) const;
    void paintCount(const Frame& frame, std::size_t stair) const;
    void paintPile(const Frame& frame, std::size_t stair);
    void paintHeap(const Frame& frame, std::size_t stair);
    void paintStone(const Frame& frame, const QRectF& square, bool odd);
    void paintGhost(const Frame& frame, const QRectF& square, const QColor& colour) const;
    void paintMotion(const Frame& frame);

    widgets::Stamp m_stone;
    widgets::Stamp m_heapStone;
};

} // namespace laststone::games
