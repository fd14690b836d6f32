// SPDX-License-Identifier: GPL-3.0-or-later
// Work for a chart that takes longer than a frame.
#pragma once

#include "teaching/position.h"
#include "widgets/chart/chart_data.h"

#include <QObject>

namespace laststone::widgets {

// Finds out off the GUI thread what a chart shows. What has been found is seen by the chart's data() when
// changed() comes. All functions are for the GUI thread and return at once; the destructor stops the work.
class ChartFeed : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    // What this window of the chart of this position shows is wanted. Ends other work; goes on with the same.
    virtual void ask(const teaching::Position& position, const ChartWindow& window) = 0;

    // Ends the work; what has been found stays. The same, or less, is not begun again by ask().
    virtual void cancel() = 0;

    // Ends the work until ask() comes.
    virtual void pause() = 0;

    virtual bool isWorking() const = 0;

    // How much of what is wanted is there, 0 .. 1.
    virtual double progress() const = 0;

signals:
    // More has been found, or the work has ended; every tenth of a second or so. Not from within ask().
    void changed();
};

} // namespace laststone::widgets
