// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_looks.h"

#include <algorithm>

namespace laststone::widgets {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using theory::Count;

namespace {

// The moves of the step that are of this position, or answer one of it.
void addMovesOfStep(BoardScene& scene)
{
    std::optional<SeenMove> threat;
    for (const Mark& mark : scene.marks) {
        const bool isReply = mark.kind == Mark::Kind::Reply;
        if (mark.kind != Mark::Kind::Take && mark.kind != Mark::Kind::Threat && !isReply)
            continue;
        const Position& before = isReply && threat ? threat->after : scene.position;
        const std::size_t heap = mark.heap < before.heaps.size() ? mark.heap : 0;
        if (before.heaps[heap] != mark.from || mark.to > mark.from || mark.split > mark.from - mark.to)
            continue;
        const Move move{mark.heap, mark.from - mark.to - mark.split, std::min(mark.to, mark.split)};
        if (!before.game->isLegal(before, move))
            continue;
        const Look role = mark.kind == Mark::Kind::Threat ? Look::Won : Look::Good;
        const SeenMove seen{before, move, before.game->after(before, move), role};
        scene.moves.push_back(seen);
        if (mark.kind == Mark::Kind::Threat)
            threat = seen;
    }
}

using Stones = std::function<std::vector<Count>(const Position&)>;

// Stones are numbered so that a move leaves the first ones: what falls is what a part is less by. Of the
// step, only in parts that the choice leaves alone.
void addFalls(BoardScene& scene, const Stones& stones)
{
    std::vector<bool> isChosen(scene.stones.size());
    for (const SeenMove& seen : scene.moves) {
        const std::vector<Count> before = stones(seen.before);
        const std::vector<Count> after = stones(seen.after);
        for (std::size_t part = 0; part < std::min(isChosen.size(), after.size()); ++part) {
            if (after[part] >= before[part] || (seen.role != Look::Choice && isChosen[part]))
                continue;
            scene.falls.push_back({part, before[part], after[part], seen.role});
            isChosen[part] = isChosen[part] || seen.role == Look::Choice;
        }
    }
}

} // namespace

BoardScene makeScene(const BoardLooks& looks, const BoardView& view, const QSizeF& area,
                     const BoardScene::Measure& measure)
{
    BoardScene scene{.position = view.position,
                     .area = area,
                     .arrangement = view.arrangement,
                     .isAnswerShown = view.isVerdictShown || !view.marks.empty(),
                     .marks = view.marks,
                     .stones = {},
                     .choice = view.choice,
                     .pointing = view.pointing,
                     .readPart = view.choice ? view.choice->heap : view.part,
                     .moves = {},
                     .falls = {},
                     .measure = measure};
    const Stones stones = [&](const Position& position) {
        std::vector<Count> all(position.game->partCount(position));
        for (std::size_t part = 0; part < all.size(); ++part)
            all[part] = looks.stones ? looks.stones(position, part) : position.heaps[part];
        return all;
    };
    scene.stones = stones(view.position);
    scene.readPart = std::min(scene.readPart, scene.stones.empty() ? 0 : scene.stones.size() - 1);
    if (view.choice)
        scene.moves.push_back({view.position, *view.choice,
                               view.position.game->after(view.position, *view.choice), Look::Choice});
    addMovesOfStep(scene);
    if (looks.falls)
        scene.falls = looks.falls(scene);
    else
        addFalls(scene, stones);
    return scene;
}

} // namespace laststone::widgets
