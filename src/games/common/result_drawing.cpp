// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/result_drawing.h"

#include <algorithm>

namespace laststone::games {

std::optional<widgets::Text> resultBelow(QRectF& number, double size, const QString& result,
                                         const widgets::BoardScene& scene)
{
    constexpr double kResultLine = 0.75; // digits have nothing below their line
    const double half = kDigitsOfLine / 2 * size; // of the number's height
    if (scene.measure(result, kResult) > number.width() || 2 * half + kResultLine > number.height())
        return std::nullopt;
    number.translate(0, -std::max(0.0, half + kResultLine - number.height() / 2));
    const QRectF box(number.left(), number.center().y() + half, number.width(), kResultLine);
    return widgets::Text{box, result, kResult};
}

} // namespace laststone::games
