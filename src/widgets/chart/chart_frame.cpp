// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_frame.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace laststone::widgets {

using teaching::PlanePlace;
using teaching::PlanePoint;
using teaching::PlaneRange;
using theory::Count;

namespace {

constexpr double kLeastLength = 4; // of a range
constexpr double kLeastHeight = 2; // of a sequence, so that few values stand far apart
constexpr double kMostOfSequence = 1'000'000; // each of its values is looked at
constexpr double kFirstLength = 16;

// The base of an axis: 0, or near the number when it is large.
Count baseFor(Count value)
{
    if (value < teaching::kFarFromOrigin)
        return 0;
    constexpr Count kRound = 1000; // so that a label is the end of its number
    constexpr Count kBelow = 500; // are in reach
    const Count base = value - kBelow;
    return base - base % kRound;
}

// The same of an axis that shows a range: none where its numbers differ in their first digits, as long as the
// charts write them.
Count baseFor(const PlaneRange& range)
{
    constexpr Count kMostWritten = std::numeric_limits<std::int32_t>::max();
    const bool isWide = range.length() >= teaching::kFarFromOrigin && range.last <= kMostWritten;
    return isWide ? 0 : std::min(baseFor(range.last), range.first);
}

// The whole numbers from `first` to `last`, which are relative to `base`.
PlaneRange wholeNumbers(Count base, double first, double last)
{
    const auto absolute = [base](double value) {
        const double bounded =
            std::clamp(value, -static_cast<double>(base), static_cast<double>(theory::kMaxCount));
        const Count result =
            bounded < 0 ? base - static_cast<Count>(-bounded) : base + static_cast<Count>(bounded);
        return std::min(result, theory::kMaxCount);
    };
    return {absolute(std::ceil(first)), absolute(std::floor(last))};
}

} // namespace

void ChartFrame::focusOn(const PlanePoint& current)
{
    m_most = kMostLength;
    m_base = {baseFor(current.x), baseFor(current.y)};
    const QPointF at = relative(current);
    const auto start = [](Count base, double value) {
        return base == 0 ? 0.0 : std::floor(value) - kFirstLength / 2;
    };
    const auto length = [](Count base, double value) {
        if (base != 0)
            return kFirstLength;
        // Powers of two fit the pattern: 16, 32, 64 …
        double side = kFirstLength;
        while (side < value + 1 && side < kMostLength)
            side *= 2;
        return std::min(side, kMostLength);
    };
    const double side = std::max(length(m_base.x, at.x()), length(m_base.y, at.y()));
    const auto origin = [&](Count base, double value) {
        const double first = start(base, value);
        return value > first + side ? std::floor(value - side / 2) : first;
    };
    setRect({origin(m_base.x, at.x()), origin(m_base.y, at.y()), side, side});
}

void ChartFrame::focusOn(const PlanePlace::Focus& part)
{
    m_base = {baseFor(part.x), baseFor(part.y)};
    m_most =
        std::max({kMostLength, static_cast<double>(part.x.length()), static_cast<double>(part.y.length())});
    const QPointF first = relative({part.x.first, part.y.first});
    setRect(
        {first.x(), first.y(), static_cast<double>(part.x.length()), static_cast<double>(part.y.length())});
}

void ChartFrame::focusOn(const PlanePlace& place)
{
    m_isSequence = place.isSequence;
    if (place.focus)
        focusOn(*place.focus);
    else
        focusOn(place.current);
}

bool ChartFrame::isTooLarge(const PlanePlace& place) const
{
    constexpr double kMuch = 4;
    ChartFrame fitting;
    fitting.focusOn(place);
    return m_rect.width() >= kMuch * fitting.m_rect.width();
}

void ChartFrame::setHeight(const PlanePlace& place)
{
    m_isSequence = place.isSequence;
    if (!place.isSequence || !place.focus)
        return;
    m_base.y = baseFor(place.focus->y.last);
    m_rect.setTop(relative({0, place.focus->y.first}).y());
    m_rect.setHeight(std::max(kLeastHeight, static_cast<double>(place.focus->y.length())));
}

bool ChartFrame::setRect(const QRectF& wanted)
{
    QRectF rect = wanted;
    rect.setWidth(std::clamp(rect.width(), kLeastLength, m_isSequence ? kMostOfSequence : m_most));
    rect.setHeight(std::clamp(rect.height(), m_isSequence ? kLeastHeight : kLeastLength, m_most));
    rect.moveLeft(std::max(rect.left(), -static_cast<double>(m_base.x)));
    rect.moveTop(std::max(rect.top(), -static_cast<double>(m_base.y)));
    return std::exchange(m_rect, rect) != rect;
}

bool ChartFrame::zoom(double factor, const QPointF& fixed)
{
    const double most = m_isSequence ? kMostOfSequence : m_most;
    const double width = std::clamp(m_rect.width() / factor, kLeastLength, most);
    const double height =
        m_isSequence ? m_rect.height() : std::clamp(m_rect.height() / factor, kLeastLength, m_most);
    return setRect({fixed.x() - (fixed.x() - m_rect.left()) * width / m_rect.width(),
                    fixed.y() - (fixed.y() - m_rect.top()) * height / m_rect.height(), width, height});
}

bool ChartFrame::move(const QPointF& by)
{
    return setRect(m_rect.translated(by.x(), m_isSequence ? 0 : by.y()));
}

// The axes reach beyond the rectangle, so what is just outside of it, as after a zoom that did not end at
// whole numbers, is in sight too: with no mark there it would look as if it were no P-position.
PlaneRange ChartFrame::x() const
{
    return wholeNumbers(m_base.x, m_rect.left() - kMargin, m_rect.right() + kMargin);
}

PlaneRange ChartFrame::y() const
{
    return wholeNumbers(m_base.y, m_rect.top() - kMargin, m_rect.bottom() + kMargin);
}

bool ChartFrame::contains(const PlanePoint& point) const
{
    return x().contains(point.x) && y().contains(point.y);
}

QPointF ChartFrame::relative(const PlanePoint& point) const
{
    const auto difference = [](Count value, Count base) {
        return value >= base ? static_cast<double>(value - base) : -static_cast<double>(base - value);
    };
    return {difference(point.x, m_base.x), difference(point.y, m_base.y)};
}

std::optional<PlanePoint> ChartFrame::nearest(const QPointF& place) const
{
    const double x = std::round(place.x());
    const double y = std::round(place.y());
    if (x < -static_cast<double>(m_base.x) || y < -static_cast<double>(m_base.y))
        return std::nullopt;
    return PlanePoint{wholeNumbers(m_base.x, x, x).first, wholeNumbers(m_base.y, y, y).first};
}

} // namespace laststone::widgets
