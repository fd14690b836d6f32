// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/drawing.h"

#include "widgets/look/glyphs.h"

#include <QLineF>

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace laststone::widgets {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using teaching::Shown;
using teaching::ShownMove;
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

QString sayIn(const std::optional<teaching::Voice>& second, const teaching::Sentence& words,
              const Measure& measure, double room, const TextStyle& style)
{
    const QString own = teaching::Voice::installed().say(words);
    if (!second)
        return own;
    const QString other = marked(*second, words);
    const QString both = QStringLiteral("%1 · %2").arg(own, other);
    return own == withoutMark(other) || measure(both, style) > room ? own : both;
}

QStringList BoardScene::wordLines(const teaching::Sentence& words) const
{
    QStringList lines{teaching::Voice::installed().say(words)};
    if (second && second->say(words) != lines[0])
        lines << widgets::marked(*second, words);
    return lines;
}

QStringList BoardScene::wordLines(const teaching::Sentence& words, double most, const TextStyle& style) const
{
    const QString line = say(words, most, style);
    const QStringList lines = wordLines(words);
    return line == lines[0] ? lines : QStringList{line};
}

Text countText(const BoardScene& scene, std::size_t part, const QRectF& box, const TextStyle& style,
               Qt::Alignment alignment, QString after)
{
    const auto number = [](Count count) { return QString::number(count); }; // as in the text beside it
    const QString before = number(scene.stones[part]);
    if (after.isEmpty())
        after = number(scene.after[part]);
    const QString result = QStringLiteral("%1 → %2").arg(before, after);
    Text text{box, before, style, Look::Plain, alignment};
    const auto fits = [&](const QString& words, const TextStyle& wanted) {
        text.text = words;
        text.style = wanted;
        return scene.measure(words, wanted) <= box.width();
    };
    if (before == after || fits(result, style))
        return text;
    // What a step shows is told by its words, too: there the number stays as large as it is, and before a
    // hall it is no smaller than the others.
    if (!scene.choice || scene.isForHall)
        return {box, before, style, Look::Plain, alignment};
    const TextStyle small{.size = std::min(style.size, kSmallCount), .isBold = style.isBold};
    for (const QString& words : {result, QStringLiteral("→ %1").arg(after), after}) {
        if (fits(words, small))
            break;
    }
    return text;
}

namespace {

// The moves of the step that are of this position, or of one that such a move leads to.
void addMovesOfStep(BoardScene& scene)
{
    for (const ShownMove& shown : scene.shown.moves) {
        const bool follows = std::ranges::any_of(
            scene.moves, [&](const SeenMove& seen) { return !seen.isChoice && seen.after == shown.before; });
        if (shown.before != scene.position && !follows)
            continue;
        using enum ShownMove::Role;
        Look role = shown.role == Threat ? Look::Won : Look::Good;
        if (shown.role == Example) // whose answer need not win
            role = follows ? Look::Choice : Look::Won;
        scene.moves.push_back(
            {shown.before, shown.move, shown.before.game->after(shown.before, shown.move), role});
    }
}

using Stones = std::function<std::vector<Count>(const Position&)>;

// The stones of a part that moves change: those that are left, from .. to in each stretch. They are numbered
// so that a move leaves the first ones; those that it brings come after all there have been.
struct Pile {
    std::vector<std::pair<Count, Count>> stretches;
    Count end = 0;

    Count left() const
    {
        Count stones = 0;
        for (const auto& [from, to] : stretches)
            stones += to - from;
        return stones;
    }
    void bring(Count stones)
    {
        stretches.emplace_back(end, end + stones);
        end += stones;
    }
    // The last stretch of them; says which stones.
    std::pair<Count, Count> take(Count most)
    {
        auto& [from, to] = stretches.back();
        const std::pair taken(to - std::min(most, to - from), to);
        to = taken.first;
        if (from == to)
            stretches.pop_back();
        return taken;
    }
};

// Of moves that are alternatives of each other, what each takes from its part: all that some of them takes
// falls, and where there is one alone the part is to have what it leaves.
void addAlternatives(BoardScene& scene, const Stones& stones)
{
    std::vector<std::size_t> moves(scene.stones.size(), 0);
    for (const SeenMove& seen : scene.moves) {
        const std::size_t part = seen.move.heap;
        const std::vector<Count> after = stones(seen.after);
        if (part >= moves.size() || part >= after.size() || after[part] >= scene.stones[part]
            || (scene.choice && scene.choice->heap == part && !seen.isChoice))
            continue;
        scene.after[part] = ++moves[part] == 1 ? after[part] : scene.stones[part];
        const auto there = std::ranges::find(scene.falls, part, &Fall::part);
        if (there == scene.falls.end())
            scene.falls.push_back({part, scene.stones[part], after[part], seen.role});
        else
            there->to = std::min(there->to, after[part]);
    }
}

// Of the step, only in parts that the choice leaves alone.
void addFalls(BoardScene& scene, const Stones& stones)
{
    std::vector<Pile> piles(scene.stones.size());
    for (std::size_t part = 0; part < piles.size(); ++part)
        piles[part].bring(scene.stones[part]);
    for (const SeenMove& seen : scene.moves) {
        const std::vector<Count> before = stones(seen.before);
        const std::vector<Count> after = stones(seen.after);
        for (std::size_t part = 0; part < std::min(piles.size(), after.size()); ++part) {
            Pile& pile = piles[part];
            if (before[part] == after[part] || before[part] != pile.left())
                continue;
            if (after[part] > before[part]) {
                scene.falls.push_back({part, pile.end + after[part] - before[part], pile.end, seen.role});
                pile.bring(after[part] - before[part]);
            }
            for (Count rest = before[part] - std::min(before[part], after[part]); rest > 0;) {
                const auto [from, to] = pile.take(rest);
                for (Fall& fall : scene.falls) // that has brought them
                    fall.from = fall.part == part && fall.from == to ? from : fall.from;
                scene.falls.push_back({part, to, from, seen.role});
                rest -= to - from;
            }
        }
    }
    std::erase_if(scene.falls, [](const Fall& fall) { return fall.from == fall.to; });
    std::ranges::sort(scene.falls, [](const Fall& a, const Fall& b) {
        return std::pair(a.part, b.from) < std::pair(b.part, a.from);
    });
    std::ranges::transform(piles, scene.after.begin(), &Pile::left);
}

} // namespace

std::optional<std::size_t> partOfStep(const teaching::Shown& shown)
{
    std::optional<std::size_t> part;
    if (const Mark* options = shown.find(Mark::Options))
        part = options->heap;
    using Role = teaching::ShownMove::Role;
    for (const auto role : {Role::Example, Role::Threat, Role::Winning}) {
        if (const teaching::ShownMove* move = shown.find(role))
            part = move->move.heap;
    }
    return part;
}

std::optional<std::size_t> partReadBy(const teaching::Shown& shown)
{
    const auto part = partOfStep(shown);
    const Mark* heap = shown.find(Mark::Heap);
    return part || !heap ? part : std::optional(heap->heap);
}

namespace {

// Those of an answer, as a step shows all that win.
Shown rightMoves(const BoardView& view)
{
    Shown shown;
    if (!view.marked.areRight || view.marked.moves.empty())
        return shown;
    for (const Move& move : view.marked.moves)
        shown.moves.push_back({view.position, move});
    shown.marks = {{Mark::All}};
    return shown;
}

} // namespace

BoardScene makeScene(const BoardLooks& looks, const BoardView& view, const QSizeF& area,
                     const BoardScene::Measure& measure)
{
    BoardScene scene{view, area, measure, view.isVerdictShown || !view.shown.isEmpty()};
    if (looks.drawsAllMoves && view.shown.isEmpty())
        scene.shown = rightMoves(view);
    const Stones stones = [&](const Position& position) {
        std::vector<Count> all(position.game->partCount(position));
        for (std::size_t part = 0; part < all.size(); ++part)
            all[part] = looks.stones ? looks.stones(position, part) : position.heaps[part];
        return all;
    };
    scene.stones = stones(view.position);
    scene.room = scene.stones;
    if (view.start && *view.start->game == *view.position.game) {
        const std::vector<Count> start = stones(*view.start);
        for (std::size_t part = 0; start.size() == scene.room.size() && part < start.size(); ++part)
            scene.room[part] = std::max(scene.room[part], start[part]);
    }
    scene.after = scene.stones;
    const std::size_t read = view.readPart.value_or(partReadBy(view.shown).value_or(0));
    scene.readPart =
        std::min(view.choice ? view.choice->heap : read, std::max<std::size_t>(1, scene.stones.size()) - 1);
    if (view.choice)
        scene.moves.push_back({view.position, *view.choice,
                               view.position.game->after(view.position, *view.choice),
                               view.choice == view.hint ? Look::Good : Look::Choice, true});
    addMovesOfStep(scene);
    if (looks.falls)
        scene.falls = looks.falls(scene);
    else if (scene.hasAlternatives())
        addAlternatives(scene, stones);
    else
        addFalls(scene, stones);
    return scene;
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

constexpr double kWithin = 1 - 1e-9; // of a piece: not yet the next one

auto piecesOf(const Drawing& drawing, std::size_t part)
{
    return std::ranges::equal_range(drawing.pieces, part, {},
                                    [](const Piece& piece) { return piece.id.part; });
}

// How far a point is from a box.
double distance(const QRectF& box, const QPointF& point)
{
    const double x = std::max({box.left() - point.x(), 0.0, point.x() - box.right()});
    const double y = std::max({box.top() - point.y(), 0.0, point.y() - box.bottom()});
    return std::hypot(x, y);
}

// Of some pieces the one that a point is on or, as hands miss by a little, the nearest; none where another
// is as near that means another move.
template <class Pieces>
const Piece* pieceAimedAt(const Pieces& pieces, const QPointF& point, const QMarginsF& reach)
{
    constexpr double kCaught = 0.6; // em
    constexpr double kAsNear = 0.06;
    const Piece* nearest = nullptr;
    double least = kCaught;
    bool isAlone = true;
    for (const Piece& piece : pieces) {
        const double away = distance(piece.box.marginsAdded(reach), point);
        if (away > 0 && (piece.isComing || piece.click == Move()))
            continue; // it means nothing
        // Of those that cover each other the one that is nearer to the point; it is on both.
        if (away == 0 && least == 0 && nearest) {
            if (QLineF(piece.box.center(), point).length() < QLineF(nearest->box.center(), point).length())
                nearest = &piece;
        } else if (away < least - kAsNear || (away == 0 && least > 0)) {
            nearest = &piece;
            least = away;
            isAlone = true;
        } else if (away < least + kAsNear && nearest) {
            isAlone = isAlone && nearest->click == piece.click;
            nearest = away < least ? &piece : nearest;
            least = std::min(least, away);
        }
    }
    return least == 0 || isAlone ? nearest : nullptr;
}

// On a label, in front of pieces or below them, nothing else is aimed at.
bool isOnLabel(const Drawing& drawing, std::size_t part, const QPointF& point)
{
    const QRectF& head = drawing.parts[part].head;
    return head.contains(point) && std::ranges::none_of(piecesOf(drawing, part), [&](const Piece& piece) {
               return head.contains(piece.box.center());
           });
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

std::optional<std::size_t> partAimedAt(const Drawing& drawing, const QPointF& point)
{
    const auto part = partAt(drawing, point);
    if (part && (isOnLabel(drawing, *part, point) || barAt(drawing, *part, point)))
        return part;
    // Those that stand for a part elsewhere have higher numbers.
    const auto end = std::ranges::find_if(
        drawing.pieces, [&](const Piece& piece) { return piece.id.part >= drawing.parts.size(); });
    const Piece* piece =
        pieceAimedAt(std::ranges::subrange(drawing.pieces.begin(), end), point, drawing.reach);
    return piece ? std::optional(piece->id.part) : part;
}

std::optional<double> placeAt(const Drawing& drawing, std::size_t part, const QPointF& point)
{
    const Bar* bar = barAt(drawing, part, point);
    const bool isAimed = !bar && !isOnLabel(drawing, part, point);
    if (const Piece* piece = !isAimed ? nullptr : pieceAimedAt(piecesOf(drawing, part), point, {})) {
        const double along = (point.x() - piece->box.left()) / piece->box.width();
        return static_cast<double>(piece->id.index) + std::clamp(along, 0.0, kWithin);
    }
    if (!bar)
        return std::nullopt;
    return static_cast<double>(bar->from)
        + shareBefore(*bar, point) * static_cast<double>(bar->to - bar->from);
}

std::optional<Move> moveAt(const Drawing& drawing, std::size_t part, const QPointF& point)
{
    const Bar* bar = barAt(drawing, part, point);
    const bool isAimed = !bar && !isOnLabel(drawing, part, point);
    if (const Piece* piece = !isAimed ? nullptr : pieceAimedAt(piecesOf(drawing, part), point, drawing.reach))
        return piece->click;
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
