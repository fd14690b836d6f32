// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/out_of_sight.h"

#include <algorithm>

namespace laststone::widgets {

using teaching::Sentence;

namespace {

struct BoardWords {
    LASTSTONE_SENTENCES(PieceBoard)
};

Sentence moreWords(const Drawing& drawing, bool isOfParts)
{
    if (isOfParts) {
        //: at the edge of a board that scrolls: how many are outside
        return BoardWords::plural("+%n heap(s)")(0);
    }
    const bool isOfPins = !drawing.pieces.empty() && drawing.pieces.front().shape == Shape::Pin;
    //: at the edge of a board that scrolls: how many are outside
    return isOfPins ? BoardWords::plural("+%n pin(s)")(0)
                    //: at the edge of a board that scrolls: how many are outside
                    : BoardWords::plural("+%n stone(s)")(0);
}

} // namespace

double besidePart(const QRectF& box)
{
    constexpr double kMost = 0.3;
    constexpr double kShare = 0.15; // of the height
    return std::min(kMost, kShare * box.height());
}

QString outside(const BoardLooks& looks, const Drawing& drawing, double from, double to,
                const std::function<QString(const teaching::Sentence&)>& say)
{
    const auto isThere = [&](const auto& item) {
        const double beside = besidePart(item.box);
        return item.box.bottom() > from + beside && item.box.top() < to - beside;
    };
    const bool isOfParts = drawing.parts.size() > 1;
    const auto count = isOfParts ? std::ranges::count_if(drawing.parts, isThere)
                                 : std::ranges::count_if(drawing.pieces, isThere);
    if (count == 0)
        return {};
    teaching::Sentence more = !looks.more.isEmpty() ? looks.more : moreWords(drawing, isOfParts);
    more.count = static_cast<int>(count);
    const QString said = say ? say(more) : teaching::Voice::installed().say(more);
    const auto winning = std::ranges::count_if(
        drawing.parts, [&](const Part& part) { return isThere(part) && part.frame == Look::Good; });
    return isOfParts && winning > 0 ? QStringLiteral("%1 · ✓ %2").arg(said).arg(winning) : said;
}

} // namespace laststone::widgets
