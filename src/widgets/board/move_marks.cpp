// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/move_marks.h"

#include <algorithm>
#include <map>

namespace laststone::widgets {

using teaching::Move;

namespace {

constexpr double kBeside = 0.1; // em, around what is marked
constexpr double kSign = 0.95;
constexpr double kLongGap = 5; // between two stones of a row, which may be pins
constexpr double kLeastBar = 0.6; // of its stones, however few they are

// What is left of a bar is where it was: what goes is at its end.
QRectF going(const Bar& bar)
{
    const auto all = static_cast<double>(bar.to - bar.from);
    const double share = static_cast<double>(bar.to - std::clamp(bar.left, bar.from, bar.to)) / all;
    QRectF box = bar.box;
    if (bar.isUpright)
        box.setBottom(box.top() + std::max(kLeastBar, box.height() * share));
    else
        box.setLeft(box.right() - std::max(kLeastBar, box.width() * share));
    return box;
}

// Of the stones that a move takes, in each part: all of them where any run of them can be meant, else the
// first.
std::vector<QRectF> ghosts(const Drawing& chosen, bool isRun)
{
    std::map<std::size_t, QRectF> boxes;
    for (const Piece& piece : chosen.pieces) {
        if (!piece.isGhost || piece.isComing)
            continue;
        const auto [box, isFirst] = boxes.try_emplace(piece.id.part, piece.box);
        if (isRun)
            box->second |= piece.box;
    }
    for (const Bar& bar : chosen.bars) {
        if (bar.left < bar.to)
            boxes.try_emplace(bar.part, going(bar));
    }
    std::vector<QRectF> result;
    for (const auto& [part, box] : boxes)
        result.push_back(box);
    return result;
}

// Where a move is made: a square or a tile that stands for it, its stones, or the gap at which it splits.
std::vector<QRectF> placesOf(const Move& move, const Drawing& drawing, const Drawing& chosen, bool isRun)
{
    const auto target = std::ranges::find(drawing.targets, move, &Target::move);
    if (target != drawing.targets.end())
        return {target->box};
    if (auto boxes = ghosts(chosen, isRun); !boxes.empty())
        return boxes;
    if (chosen.arrows.size() <= drawing.arrows.size())
        return {drawing.parts[move.heap].head};
    // Across a row at a gap, or to a square that is out of sight.
    const QRectF arrow = chosen.arrows.back().box();
    if (arrow.width() < 0.1 && arrow.height() < kLongGap)
        return {arrow.adjusted(-0.25, 0, 0.25, 0)};
    QRectF end(0, 0, kSign, kSign);
    end.moveCenter(chosen.arrows.back().to);
    return {end};
}

} // namespace

void addMoveMarks(Drawing& drawing, const BoardLooks& looks, const BoardScene& scene)
{
    const MarkedMoves& marked = scene.marked;
    if (marked.moves.empty())
        return;
    BoardView view = scene;
    view.shown = {};
    view.choice.reset();
    view.hint.reset();
    view.pointing.reset();
    const auto drawn = [&] { return looks.draw(makeScene(looks, view, scene.area, scene.measure)); };
    const Drawing plain = drawn();
    const Look look = marked.areRight ? Look::Good : Look::Badge;
    std::vector<Sign> signs;
    for (std::size_t i = 0; i < marked.moves.size(); ++i) {
        if (!scene.position.game->isLegal(scene.position, marked.moves[i]))
            continue;
        view.choice = marked.moves[i];
        const QString text = marked.areRight ? QStringLiteral("✓") : QString::number(i + 1);
        for (const QRectF& box : placesOf(marked.moves[i], plain, drawn(), looks.pointedMove != nullptr)) {
            drawing.bands.push_back({.box = box.adjusted(-kBeside, -kBeside, kBeside, kBeside),
                                     .look = std::nullopt,
                                     .outline = look,
                                     .line = Line::Dashed});
            // At the corner, and clear of another move's.
            QRectF sign(0, 0, kSign, kSign);
            sign.moveCenter(box.bottomRight());
            sign.moveRight(std::min(sign.right(), scene.area.width()));
            while (std::ranges::any_of(signs, [&](const Sign& each) { return each.box.intersects(sign); })
                   && sign.left() > kSign)
                sign.translate(-kSign, 0);
            signs.push_back({sign, look, marked.areRight, text});
        }
    }
    drawing.signs.insert(drawing.signs.end(), signs.begin(), signs.end());
}

} // namespace laststone::widgets
