// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a drawing, on a widget or where none is.
#pragma once

#include "widgets/board/drawing.h"
#include "widgets/look/theme.h"

#include <QFont>
#include <QPixmap>
#include <QRegion>

class QPainter;

namespace laststone::widgets {

QFont textFont(const QFont& font, const TextStyle& style);

// Measures texts in sizes of `font`.
BoardScene::Measure textMeasure(const QFont& font);

// A shape that is drawn many times: on a screen as copied pixels, in a picture file as a shape.
class CachedShape {
public:
    // Draws a rounded rectangle into `place`; half the size as radius gives a disc.
    void draw(QPainter& painter, const QRectF& place, double radius, const QColor& colour);

private:
    // The shape as last drawn.
    QPixmap m_pixmap;
    QSizeF m_size;
    double m_ratio = 0;
    QColor m_colour;
};

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

    CachedShape m_stone;
    CachedShape m_block;
};

} // namespace laststone::widgets
