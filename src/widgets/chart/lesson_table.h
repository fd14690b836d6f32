// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a lesson: small positions, worked out one after the other.
#pragma once

#include "teaching/position.h"

#include <QWidget>

namespace laststone::widgets {

class LessonTable : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    // The position on the board; a table may follow its rule and point it out.
    virtual void setPosition(const teaching::Position& position) = 0;

signals:
    // A click has asked for this position.
    void positionChosen(const laststone::teaching::Position& position);
};

} // namespace laststone::widgets
