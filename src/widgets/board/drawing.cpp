// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/drawing.h"

#include <QLocale>

#include <algorithm>
#include <iterator>
#include <map>

namespace laststone::widgets {

using teaching::Mark;
using teaching::Move;
using theory::Count;

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

Count BoardScene::total(std::size_t part) const
{
    const Fall* fall = firstFall(part);
    return fall ? std::max(stones[part], fall->from) : stones[part];
}

Piece BoardScene::piece(std::size_t part, Count index, const QRectF& box, Shape shape) const
{
    const auto role = fate(part, index);
    const bool isComing = index >= stones[part];
    return {.id = {part, index},
            .box = box,
            .click = {part, isComing ? 0 : stones[part] - index, 0},
            .shape = shape,
            .look = role.value_or(Look::Plain),
            .isGhost = role.has_value(),
            .isComing = isComing};
}

std::optional<Look> BoardScene::frame(std::size_t part) const
{
    if (const Fall* fall = firstFall(part))
        return fall->role;
    const bool isMarked = std::ranges::any_of(
        shown.marks, [&](const Mark& mark) { return mark.kind == Mark::Heap && mark.heap == part; });
    return isMarked ? std::optional(Look::Badge) : std::nullopt;
}

Text countText(const BoardScene& scene, std::size_t part, const QRectF& box, const TextStyle& style,
               Qt::Alignment alignment)
{
    const auto number = [](Count count) { return QLocale().toString(static_cast<qulonglong>(count)); };
    const QString before = number(scene.stones[part]);
    const QString after = number(scene.after[part]);
    Text text{box, before, style, Look::Plain, alignment};
    if (before == after)
        return text;
    const QString result = QStringLiteral("%1 → %2").arg(before, after);
    if (scene.measure(result, style) <= box.width()) {
        text.text = result;
        return text;
    }
    // What a step shows is told by its words, too: there the number stays as large as it is.
    if (!scene.choice)
        return text;
    const TextStyle small{.size = std::min(style.size, 0.85), .isBold = style.isBold};
    for (const QString& words : {result, QStringLiteral("→ %1").arg(after), after}) {
        text.text = words;
        text.style = small;
        if (scene.measure(words, small) <= box.width())
            return text;
    }
    return text;
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
    constexpr double kRise = 1.5;
    const auto there = [](const std::vector<Piece>& pieces) {
        std::vector<Piece> result;
        std::ranges::copy_if(pieces, std::back_inserter(result), [](const Piece& p) { return !p.isComing; });
        for (Piece& piece : result) {
            piece.look = piece.isGhost ? Look::Plain : piece.look;
            piece.isGhost = false;
        }
        return result;
    };
    const std::vector<Piece> old = there(before.pieces);
    std::vector<Flight> result;
    std::vector<Piece> come;
    std::vector<bool> stays(old.size());
    for (const Piece& piece : there(after.pieces)) {
        const PieceId id = origin ? origin(piece.id) : piece.id;
        const auto same = std::ranges::lower_bound(old, id, {}, &Piece::id);
        if (same != old.end() && same->id == id) {
            result.push_back({*same, piece});
            stays[static_cast<std::size_t>(same - old.begin())] = true;
        } else {
            come.push_back(piece);
        }
    }
    auto next = come.begin();
    for (std::size_t i = 0; i < stays.size(); ++i) {
        if (stays[i])
            continue;
        if (next != come.end()) {
            result.push_back({old[i], *next++});
            continue;
        }
        Piece away = old[i];
        if (after.exit && away.id.part < after.parts.size())
            away.box.moveCenter(*after.exit);
        else
            away.box.translate(0, -kRise);
        result.push_back({old[i], away, true});
    }
    for (; next != come.end(); ++next)
        result.push_back({*next, *next});
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

// How much of a bar is before a point.
double shareBefore(const Bar& bar, const QPointF& point)
{
    return bar.isUpright ? (bar.box.bottom() - point.y()) / bar.box.height()
                         : (point.x() - bar.box.left()) / bar.box.width();
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
    return static_cast<double>(bar->from)
        + shareBefore(*bar, point) * static_cast<double>(bar->to - bar->from);
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
    const double share = shareBefore(*bar, point);
    const Count stones = bar->to - bar->from;
    const Count before = std::min(stones - 1, static_cast<Count>(share * static_cast<double>(stones)));
    return Move{part, end - bar->from - before, 0};
}

} // namespace laststone::widgets
