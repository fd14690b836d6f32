// SPDX-License-Identifier: GPL-3.0-or-later
// A won game: for a moment, stones rise over the board.
#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace laststone::widgets {

// Lies over the board that it celebrates on, lets the mouse through, and goes by itself.
class Celebration final : public QWidget {
    Q_OBJECT
public:
    explicit Celebration(QWidget* board);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Stone {
        QPointF from; // in shares of the board
        double rise = 0;
        double drift = 0;
        double size = 0; // em
        bool isRing = false;
    };
    std::vector<Stone> m_stones;
    QVariantAnimation m_motion;
};

} // namespace laststone::widgets
