// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/board/drawing.h"

#include <QRectF>
#include <QString>

#include <optional>

namespace laststone::games {

inline constexpr double kDigitsOfLine = 0.6; // how high digits are
inline constexpr widgets::TextStyle kResult{.size = widgets::kSmallCount, .isBold = true};

// Whether the step shows the columns, or the nim-sum, as they are after its move; see NimSumMark::After.
bool isAfterMove(const widgets::BoardScene& scene);

// What a move leaves of a heap, such as "→ 4", below the heap's number of that size. The number stands in the
// middle of its place, which goes up as far as is needed; nothing where the place is too small for both.
std::optional<widgets::Text> resultBelow(QRectF& number, double size, const QString& result,
                                         const widgets::BoardScene& scene,
                                         const widgets::TextStyle& style = kResult);

} // namespace laststone::games
