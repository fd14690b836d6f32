// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/result_drawing.h"

#include "games/common/nim_sum.h"

#include <algorithm>

namespace laststone::games {

bool isAfterMove(const widgets::BoardScene& scene)
{
    return !scene.choice && scene.find(NimSumMark::After)
        && scene.shown.find(teaching::ShownMove::Role::Winning);
}

std::optional<widgets::Text> resultBelow(QRectF& number, double size, const QString& result,
                                         const widgets::BoardScene& scene, const widgets::TextStyle& style)
{
    const double line = 0.88 * style.size; // digits have nothing below their line
    const double half = kDigitsOfLine / 2 * size; // of the number's height
    constexpr double kClear = 0.15; // of a frame around the row
    const double room = number.height() - 2 * kClear;
    if (scene.measure(result, style) > number.width() || 2 * half + line > room)
        return std::nullopt;
    number.translate(0, -std::max(0.0, half + line - room / 2));
    const QRectF box(number.left(), number.center().y() + half, number.width(), line);
    return widgets::Text{box, result, style};
}

} // namespace laststone::games
