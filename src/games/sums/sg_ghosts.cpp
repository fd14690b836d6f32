// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_ghosts.h"

namespace laststone::games {

using teaching::Mark;
using theory::Count;

namespace {

bool isMove(const Mark& mark)
{
    return mark.kind == Mark::Kind::Take || mark.kind == Mark::Kind::Threat || mark.kind == Mark::Kind::Reply;
}

// A heap after a threat, as it was before: which it was, and how many stones stood in front of those left.
struct Origin {
    std::size_t part = 0;
    Count offset = 0;
};

// Heaps that split move those after them on, and those that are gone move them back.
std::optional<Origin> originOf(const Mark& reply, const Mark& threat, bool heapsSplit)
{
    if (reply.heap == threat.heap && threat.to > 0) {
        if (reply.from == threat.to)
            return Origin{threat.heap, 0};
        return std::nullopt;
    }
    if (!heapsSplit || reply.heap < threat.heap)
        return Origin{reply.heap, 0};
    if (threat.split > 0 && reply.heap == threat.heap + 1) {
        if (reply.from == threat.split)
            return Origin{threat.heap, threat.from - threat.split};
        return std::nullopt;
    }
    if (threat.split > 0)
        return Origin{reply.heap - 1, 0};
    return Origin{threat.to > 0 ? reply.heap : reply.heap + 1, 0};
}

} // namespace

std::optional<SgGhost> ghostOf(const Mark& mark, const SgMarkedPosition& position)
{
    if (!isMove(mark) || mark.to > mark.from || mark.split > mark.from - mark.to)
        return std::nullopt;
    const widgets::Theme& theme = position.theme;
    const QColor colour = mark.kind == Mark::Kind::Threat ? theme.won : theme.good;
    SgGhost ghost{mark.heap, mark.to, mark.from - mark.to - mark.split, colour, true};
    const auto holds = [&](std::size_t part, Count heap) {
        return part < position.heaps.size() && position.heaps[part] == heap;
    };
    const Mark* threat = mark.kind == Mark::Kind::Reply ? position.threat : nullptr;
    if (!threat)
        return holds(mark.heap, mark.from) ? std::optional(ghost) : std::nullopt;
    const auto origin = originOf(mark, *threat, position.heapsSplit);
    if (!origin || !holds(origin->part, origin->part == threat->heap ? threat->from : mark.from))
        return std::nullopt;
    ghost.part = origin->part;
    ghost.start += origin->offset;
    return ghost;
}

} // namespace laststone::games
