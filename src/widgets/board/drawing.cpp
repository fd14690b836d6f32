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

template <class Item> QRectF boxOf(const Item& item)
{
    return item.box;
}

QRectF boxOf(const Arrow& arrow)
{
    return arrow.box();
}

template <class Item>
void addChanges(const std::vector<Item>& before, const std::vector<Item>& after, std::vector<QRectF>& boxes)
{
    for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
        if (i < before.size() && i < after.size() && before[i] == after[i])
            continue;
        if (i < before.size())
            boxes.push_back(boxOf(before[i]));
        if (i < after.size())
            boxes.push_back(boxOf(after[i]));
    }
}

} // namespace

std::vector<QRectF> changes(const Drawing& before, const Drawing& after)
{
    std::vector<QRectF> boxes;
    addChanges(before.bands, after.bands, boxes);
    addChanges(before.parts, after.parts, boxes);
    addChanges(before.texts, after.texts, boxes);
    addChanges(before.arrows, after.arrows, boxes);
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

std::vector<Flight> flights(const Drawing& before, const Drawing& after, const Origin& origin)
{
    std::vector<Flight> result;
    std::vector<Piece> come;
    std::vector<bool> stays(before.pieces.size());
    for (const Piece& piece : after.pieces) {
        const PieceId id = origin ? origin(piece.id) : piece.id;
        const auto old = std::ranges::lower_bound(before.pieces, id, {}, &Piece::id);
        if (old != before.pieces.end() && old->id == id) {
            result.push_back({piece, old->box});
            stays[static_cast<std::size_t>(old - before.pieces.begin())] = true;
        } else {
            come.push_back(piece);
        }
    }
    auto next = come.begin();
    for (std::size_t i = 0; i < stays.size(); ++i) {
        if (stays[i])
            continue;
        const Piece& gone = before.pieces[i];
        if (next != come.end())
            result.push_back({*next++, gone.box});
        else
            result.push_back({gone, gone.box, true});
    }
    for (; next != come.end(); ++next)
        result.push_back({*next, next->box});
    return result;
}

const Target* targetAt(const Drawing& drawing, const QPointF& point)
{
    const auto target =
        std::ranges::find_if(drawing.targets, [&](const Target& each) { return each.box.contains(point); });
    return target == drawing.targets.end() ? nullptr : &*target;
}

std::optional<std::size_t> partAt(const Drawing& drawing, const QPointF& point)
{
    const auto part =
        std::ranges::find_if(drawing.parts, [&](const Part& each) { return each.box.contains(point); });
    if (part == drawing.parts.end())
        return std::nullopt;
    return static_cast<std::size_t>(part - drawing.parts.begin());
}

namespace {

auto piecesOf(const Drawing& drawing, std::size_t part)
{
    return std::ranges::equal_range(drawing.pieces, part, {},
                                    [](const Piece& piece) { return piece.id.part; });
}

const Bar* barAt(const Drawing& drawing, std::size_t part, const QPointF& point)
{
    const auto bar = std::ranges::find_if(
        drawing.bars, [&](const Bar& each) { return each.part == part && each.box.contains(point); });
    return bar == drawing.bars.end() ? nullptr : &*bar;
}

} // namespace

std::optional<double> placeAt(const Drawing& drawing, std::size_t part, const QPointF& point)
{
    for (const Piece& piece : piecesOf(drawing, part)) {
        if (piece.box.contains(point))
            return static_cast<double>(piece.id.index) + (point.x() - piece.box.left()) / piece.box.width();
    }
    const Bar* bar = barAt(drawing, part, point);
    if (!bar)
        return std::nullopt;
    const double share = (point.x() - bar->box.left()) / bar->box.width();
    return static_cast<double>(bar->from) + share * static_cast<double>(bar->to - bar->from);
}

std::optional<Move> moveAt(const Drawing& drawing, std::size_t part, const QPointF& point)
{
    for (const Piece& piece : piecesOf(drawing, part)) {
        if (piece.box.marginsAdded(drawing.reach).contains(point))
            return piece.click;
    }
    const Bar* bar = barAt(drawing, part, point);
    if (!bar)
        return std::nullopt;
    if (bar->click)
        return bar->click;
    Count end = bar->to;
    for (const Bar& each : drawing.bars)
        end = each.part == part ? std::max(end, each.to) : end;
    const double share = (point.x() - bar->box.left()) / bar->box.width();
    const Count stones = bar->to - bar->from;
    const Count before = std::min(stones - 1, static_cast<Count>(share * static_cast<double>(stones)));
    return Move{part, end - bar->from - before, 0};
}

} // namespace laststone::widgets
