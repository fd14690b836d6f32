// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/move_marks.h"

#include "widgets/board/drawing_painter.h"

#include <algorithm>
#include <map>

namespace laststone::widgets {

using teaching::Move;

namespace {

constexpr double kBeside = 0.1; // em, around what is marked
constexpr double kSign = 0.95;
constexpr double kLine = 0.1; // half of the line around it
constexpr double kLongGap = 5; // between two stones of a row, which may be pins

// Of one part: a box for each line of stones, of which the last has the sign.
using Lines = std::vector<QRectF>;

// Of the stones that a move takes, in each part: all of them or the first.
std::vector<Lines> ghosts(const Drawing& chosen, bool areAll)
{
    std::map<std::size_t, Lines> parts;
    for (const Piece& piece : chosen.pieces) {
        if (!piece.isGhost || piece.isComing)
            continue;
        Lines& lines = parts[piece.id.part];
        if (lines.empty() || (areAll && lines.back().top() != piece.box.top()))
            lines.push_back(piece.box);
        else if (areAll)
            lines.back() |= piece.box;
    }
    for (const Bar& bar : chosen.bars) {
        if (bar.left < bar.to)
            parts.try_emplace(bar.part, Lines{ghostOf(bar)});
    }
    std::vector<Lines> result;
    for (const auto& [part, lines] : parts)
        result.push_back(lines);
    return result;
}

// Where a move is made: a square or a tile that stands for it, its stones, or the gap at which it splits.
std::vector<Lines> placesOf(const Move& move, const Drawing& drawing, const Drawing& chosen, bool areAll)
{
    const auto target = std::ranges::find(drawing.targets, move, &Target::move);
    if (target != drawing.targets.end())
        return {{target->box}};
    if (auto parts = ghosts(chosen, areAll); !parts.empty())
        return parts;
    if (chosen.arrows.size() <= drawing.arrows.size())
        return {{drawing.parts[move.heap].head}};
    // Across a row at a gap, or to a square that is out of sight.
    const QRectF arrow = chosen.arrows.back().box();
    if (arrow.width() < 0.1 && arrow.height() < kLongGap)
        return {{arrow.adjusted(-0.25, 0, 0.25, 0)}};
    QRectF end(0, 0, kSign, kSign);
    end.moveCenter(chosen.arrows.back().to);
    return {{end}};
}

// Frames that would be drawn over each other are each a little smaller than the one before.
QRectF frameAround(const QRectF& box, const std::vector<QRectF>& others)
{
    constexpr double kLower = 0.28;
    constexpr double kNarrower = 0.12;
    constexpr double kMost = 0.25; // of the box, at either end
    const auto crossing = static_cast<double>(
        std::ranges::count_if(others, [&](const QRectF& each) { return each.intersects(box); }));
    const double down = std::min(crossing * kLower, box.height() * kMost) - kBeside;
    const double across = std::min(crossing * kNarrower, box.width() * kMost) - kBeside;
    return box.adjusted(across, down, -across, -down);
}

double overlap(const QRectF& one, const QRectF& other)
{
    const QRectF both = one & other;
    return both.width() * both.height();
}

// What a sign would cover there: stones and words, and what is worse another sign.
double covered(const QRectF& sign, const Drawing& drawing, const std::vector<Sign>& signs)
{
    double sum = 0;
    for (const Piece& piece : drawing.pieces)
        sum += overlap(sign, piece.box);
    for (const Bar& bar : drawing.bars)
        sum += overlap(sign, bar.box);
    for (const Text& text : drawing.texts)
        sum += overlap(sign, text.box);
    for (const std::vector<Sign>& others : {drawing.signs, signs}) {
        for (const Sign& each : others)
            sum += 10 * overlap(sign, each.box);
    }
    return sum;
}

// The sign of a mark: at a corner, or where that would hide stones beside them: it hides the least it can.
QRectF signOf(const QRectF& box, std::size_t part, const Drawing& drawing, const std::vector<Sign>& signs,
              const QSizeF& area)
{
    constexpr double kOut = kSign / 2 + 2 * kBeside;
    QRectF stones = box; // of the same part, in the same line
    for (const Piece& piece : drawing.pieces) {
        const bool isBeside = piece.box.top() < box.bottom() && piece.box.bottom() > box.top();
        if (piece.id.part == part && isBeside)
            stones |= piece.box;
    }
    const QPointF middle = box.center();
    const QPointF places[] = {box.bottomRight(),
                              box.bottomLeft(),
                              {box.right() + kOut, middle.y()},
                              {box.left() - kOut, middle.y()},
                              {middle.x(), box.bottom() + kOut},
                              {middle.x(), box.top() - kOut},
                              {stones.right() + kOut, middle.y()},
                              {stones.left() - kOut, middle.y()}};
    // Its line, too, is in the picture.
    const QRectF room = QRectF({}, QSizeF(area.width(), std::max(area.height(), drawing.height)))
                            .adjusted(kLine, kLine, -kLine, -kLine);
    const auto inside = [&](QRectF sign) {
        sign.moveLeft(std::clamp(sign.left(), room.left(), std::max(room.left(), room.right() - kSign)));
        sign.moveTop(std::clamp(sign.top(), room.top(), std::max(room.top(), room.bottom() - kSign)));
        return sign;
    };
    std::optional<QRectF> best;
    double least = 0;
    for (const QPointF& place : places) {
        QRectF sign(0, 0, kSign, kSign);
        sign.moveCenter(place);
        sign.moveRight(std::min(sign.right(), room.right()));
        if (!room.contains(sign))
            continue;
        constexpr double kClearlyLess = 0.02;
        const double here = covered(sign, drawing, signs);
        if (best && here > least - kClearlyLess)
            continue;
        best = sign;
        least = here;
    }
    return best.value_or(inside(QRectF(room.right() - kSign, box.top(), kSign, kSign)));
}

// The sign of a square: beside it the sign would be that of another one.
QRectF inside(const QRectF& square)
{
    const double side = std::min(kSign, 0.9 * square.width());
    QRectF sign(0, 0, side, side);
    if (square.width() < 2 * side)
        sign.moveCenter(square.center());
    else
        sign.moveBottomRight(square.bottomRight() - QPointF(kBeside, kBeside));
    return sign;
}

// How one of them looks: right, said not to win, or nothing is told of it.
struct Mark {
    Look look = Look::Badge;
    Line line = Line::Dashed;
    bool isFilled = false;
    QString text;
};

Mark markOf(const MarkedMoves& marked, std::size_t index)
{
    if (marked.areRight)
        return {Look::Good, Line::Dashed, true, QStringLiteral("✓")};
    if (marked.wrong == index)
        return {Look::Won, Line::Thick, true, QStringLiteral("✗")};
    return {.text = QString::number(index + 1)};
}

} // namespace

void addMoveMarks(Drawing& drawing, const BoardLooks& looks, const BoardScene& scene)
{
    const MarkedMoves& marked = scene.marked;
    if (marked.moves.empty() || (marked.areRight && looks.drawsAllMoves))
        return;
    BoardView view = scene;
    view.shown = {};
    view.choice.reset();
    view.hint.reset();
    view.pointing.reset();
    const auto drawn = [&] { return looks.draw(makeScene(looks, view, scene.area, scene.measure)); };
    const Drawing plain = drawn();
    std::vector<Sign> signs;
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i < marked.moves.size(); ++i) {
        const Move& move = marked.moves[i];
        if (!scene.position.game->isLegal(scene.position, move))
            continue;
        view.choice = move;
        view.pointing = i < marked.pointings.size() ? marked.pointings[i] : std::nullopt;
        const Mark mark = markOf(marked, i);
        // All that it takes where any run of stones can be meant, or where no other is told of that heap.
        const bool isToldAlone =
            marked.areRight && std::ranges::count(marked.moves, move.heap, &Move::heap) == 1;
        const bool areAll = looks.pointedMove || isToldAlone;
        for (const Lines& lines : placesOf(move, plain, drawn(), areAll)) {
            for (const QRectF& box : lines) {
                drawing.bands.push_back({.box = frameAround(box, boxes),
                                         .look = std::nullopt,
                                         .outline = mark.look,
                                         .line = mark.line});
                boxes.push_back(box);
            }
            const QRectF& box = lines.back();
            const bool isSquare = std::ranges::find(plain.targets, box, &Target::box) != plain.targets.end();
            const QRectF place = isSquare ? inside(box) : signOf(box, move.heap, plain, signs, scene.area);
            signs.push_back({place, mark.look, mark.isFilled, mark.text});
        }
    }
    drawing.signs.insert(drawing.signs.end(), signs.begin(), signs.end());
}

void addMovesTold(Drawing& drawing, const BoardScene& scene)
{
    if (!scene.find(teaching::Mark::All))
        return;
    for (const teaching::ShownMove& told : scene.shown.moves) {
        const bool isOther =
            scene.choice && scene.choice->heap == told.move.heap && *scene.choice != told.move;
        if (told.role != teaching::ShownMove::Role::Winning || told.before != scene.position || isOther)
            continue;
        for (Piece& piece : drawing.pieces) {
            if (piece.isGhost && !piece.isComing && piece.id.part == told.move.heap)
                piece.click = told.move;
        }
    }
}

} // namespace laststone::widgets
