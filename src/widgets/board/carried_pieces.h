// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces that a hand carries beyond their board.
#pragma once

#include "widgets/board/drawing.h"

#include <QWidget>

namespace laststone::widgets {

// Lies over all of the window and lets the pointer through. Made by a board at the first piece that is
// carried off it; belongs to the window, and goes with the board.
class CarriedPieces final : public QWidget {
public:
    explicit CarriedPieces(QWidget* window);

    // Shows the pieces of a drawing whose origin is at a place of the window.
    void carry(const Drawing& held, const QFont& font, const QPoint& origin);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Drawing m_held;
    QFont m_font; // of the board
    QPoint m_origin; // of the drawing, here
};

} // namespace laststone::widgets
