// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/drawing.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace laststone::widgets {

using teaching::Mark;
using teaching::Move;
using theory::Count;

const Mark* BoardScene::find(Mark::Kind kind) const
{
    const auto mark = std::ranges::find(marks, kind, &Mark::kind);
    return mark == marks.end() ? nullptr : &*mark;
}

std::optional<Look> BoardScene::fate(std::size_t part, Count index) const
{
    for (const Fall& fall : falls) {
        if (fall.part == part && fall.to <= index && index < fall.from)
            return fall.role;
    }
    return std::nullopt;
}

const Fall* BoardScene::firstFall(std::size_t part) const
{
    const auto fall = std::ranges::find(falls, part, &Fall::part);
    return fall == falls.end() ? nullptr : &*fall;
}

Count BoardScene::left(std::size_t part) const
{
    Count least = stones[part];
    for (const Fall& fall : falls)
        least = fall.part == part ? std::min(least, fall.to) : least;
    return least;
}

std::optional<Look> BoardScene::frame(std::size_t part) const
{
    if (const Fall* fall = firstFall(part))
        return fall->role;
    const bool isMarked = std::ranges::any_of(
        marks, [&](const Mark& mark) { return mark.kind == Mark::Kind::Heap && mark.heap == part; });
    return isMarked ? std::optional(Look::Badge) : std::nullopt;
}

namespace {

template <class Item>
void addChanges(const std::vector<Item>& before, const std::vector<Item>& after, std::vector<QRectF>& boxes)
{
    for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
        if (i < before.size() && i < after.size() && before[i] == after[i])
            continue;
        if (i < before.size())
            boxes.push_back(before[i].box);
        if (i < after.size())
            boxes.push_back(after[i].box);
    }
}

} // namespace

std::vector<QRectF> changes(const Drawing& before, const Drawing& after)
{
    std::vector<QRectF> boxes;
    addChanges(before.bands, after.bands, boxes);
    addChanges(before.parts, after.parts, boxes);
    addChanges(before.texts, after.texts, boxes);
    addChanges(before.bars, after.bars, boxes);
    addChanges(before.signs, after.signs, boxes);
    // Of pieces one box for each part: those of a move stand together.
    std::map<std::size_t, QRectF> ofPart;
    auto old = before.pieces.begin();
    for (const Piece& piece : after.pieces) {
        for (; old != before.pieces.end() && old->id < piece.id; ++old)
            ofPart[old->id.part] |= old->box;
        const bool isOld = old != before.pieces.end() && old->id == piece.id;
        if (!isOld || *old != piece)
            ofPart[piece.id.part] |= isOld ? piece.box | old->box : piece.box;
        if (isOld)
            ++old;
    }
    for (; old != before.pieces.end(); ++old)
        ofPart[old->id.part] |= old->box;
    for (const auto& [part, box] : ofPart)
        boxes.push_back(box);
    return boxes;
}

std::vector<Flight> flights(const Drawing& before, const Drawing& after)
{
    std::vector<Flight> result;
    std::vector<Piece> come;
    std::vector<Piece> gone;
    std::ranges::set_difference(before.pieces, after.pieces, std::back_inserter(gone), {}, &Piece::id,
                                &Piece::id);
    auto old = before.pieces.begin();
    for (const Piece& piece : after.pieces) {
        old = std::find_if(old, before.pieces.end(), [&](const Piece& each) { return each.id >= piece.id; });
        if (old != before.pieces.end() && old->id == piece.id)
            result.push_back({piece, old->box});
        else
            come.push_back(piece);
    }
    for (std::size_t i = 0; i < std::max(come.size(), gone.size()); ++i) {
        if (i >= come.size())
            result.push_back({gone[i], gone[i].box, true});
        else
            result.push_back({come[i], i < gone.size() ? gone[i].box : come[i].box});
    }
    return result;
}

std::optional<std::size_t> partAt(const Drawing& drawing, const QPointF& point)
{
    const auto part =
        std::ranges::find_if(drawing.parts, [&](const Part& each) { return each.box.contains(point); });
    if (part == drawing.parts.end())
        return std::nullopt;
    return static_cast<std::size_t>(part - drawing.parts.begin());
}

std::optional<Move> moveAt(const Drawing& drawing, std::size_t part, const QPointF& point)
{
    const auto pieces =
        std::ranges::equal_range(drawing.pieces, part, {}, [](const Piece& piece) { return piece.id.part; });
    for (const Piece& piece : pieces) {
        if (piece.box.marginsAdded(drawing.reach).contains(point))
            return piece.click;
    }
    for (const Bar& bar : drawing.bars) {
        if (bar.part != part || !bar.box.contains(point))
            continue;
        const double share = (point.x() - bar.box.left()) / bar.box.width();
        const Count stones = bar.to - bar.from;
        const Count before = std::min(stones - 1, static_cast<Count>(share * static_cast<double>(stones)));
        return Move{bar.part, stones - before, 0};
    }
    return std::nullopt;
}

} // namespace laststone::widgets
