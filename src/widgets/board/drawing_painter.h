// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a drawing, on a widget or where none is.
#pragma once

#include "widgets/board/drawing.h"
#include "widgets/look/stamp.h"
#include "widgets/look/theme.h"

#include <QFont>
#include <QRegion>

class QPainter;

namespace laststone::widgets {

QFont textFont(const QFont& font, const TextStyle& style);

// Measures texts in sizes of `font`.
BoardScene::Measure textMeasure(const QFont& font);

class DrawingPainter {
public:
    // What is on its way instead of the pieces that stand.
    struct Motion {
        const std::vector<Flight>& flights;
        double progress = 0; // 0 .. 1
    };

    // Paints what is in `clip`, in pixels; one em is the height of a line of `font`.
    void paint(QPainter& painter, const Drawing& drawing, const QFont& font, const Theme& theme,
               const QRegion& clip, const Motion* motion = nullptr);

private:
    struct Frame;
    static void paintBand(const Frame& frame, const Band& band);
    static void paintFrame(const Frame& frame, const Part& part);
    static void paintTexts(const Frame& frame, const std::vector<Text>& texts);
    static void paintArrow(const Frame& frame, const Arrow& arrow);
    static void paintBar(const Frame& frame, const Bar& bar);
    static void paintSign(const Frame& frame, const Sign& sign);
    void paintPiece(const Frame& frame, const Piece& piece);
    static void paintNumbers(const Frame& frame, const std::vector<Piece>& pieces);
    void paintMotion(const Frame& frame, const Motion& motion);

    Stamp m_stone;
    Stamp m_block;
};

} // namespace laststone::widgets
