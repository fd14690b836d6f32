// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a plane that is in view.
#pragma once

#include "teaching/steps/plane.h"

#include <QPointF>
#include <QRectF>

namespace laststone::widgets {

// Counts from a base, as a double does not hold every number of stones: a heap of 2⁶² has the point (2048, …)
// when the base is 2⁶² − 2048. Coordinates are relative to it.
class ChartFrame {
public:
    // What is to be in view at first: what the data says, or the plane around the position from a fitting
    // origin on.
    void focusOn(const teaching::PlanePlace& place);
    void focusOn(const teaching::PlanePlace::Focus& part);
    void focusOn(const teaching::PlanePoint& current);

    // Whether a position would be lost in what is shown, as a quarter of it would do.
    bool isTooLarge(const teaching::PlanePlace& place) const;

    // Of a plane with one value for each x, y always shows what there is to see.
    void setHeight(const teaching::PlanePlace& place);

    // Shows a rectangle, or the nearest that can be. False if it has been shown before.
    bool setRect(const QRectF& wanted);
    bool zoom(double factor, const QPointF& fixed);
    bool move(const QPointF& by);
    const QRectF& rect() const { return m_rect; }
    bool isSequence() const { return m_isSequence; }

    // The whole numbers in sight.
    teaching::PlaneRange x() const;
    teaching::PlaneRange y() const;
    bool contains(const teaching::PlanePoint& point) const;

    const teaching::PlanePoint& base() const { return m_base; }
    QPointF relative(const teaching::PlanePoint& point) const;
    // The whole numbers nearest to a place; none below 0.
    std::optional<teaching::PlanePoint> nearest(const QPointF& place) const;

    static constexpr double kMargin = 0.6; // at least so much is in sight beside the outermost whole numbers

private:
    // Of a range, unless more is asked for; the games give the points that can be told apart in it.
    static constexpr double kMostLength = 4'000'000;

    teaching::PlanePoint m_base;
    QRectF m_rect;
    bool m_isSequence = false;
    double m_most = kMostLength; // so long a range can be, but for a sequence
};

} // namespace laststone::widgets
