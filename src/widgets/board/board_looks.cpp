// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_looks.h"

#include <algorithm>

namespace laststone::widgets {

using teaching::Mark;
using teaching::Position;
using theory::Count;

namespace {

// Stones are numbered so that a move leaves the first ones: what falls is what a part is less by.
void addFalls(BoardScene& scene, const std::vector<Count>& after)
{
    for (std::size_t part = 0; part < scene.stones.size() && part < after.size(); ++part) {
        if (after[part] < scene.stones[part])
            scene.falls.push_back({part, scene.stones[part], after[part], Look::Choice});
    }
}

void addFallsOfStep(BoardScene& scene)
{
    const std::vector<Fall> chosen = scene.falls;
    for (const Mark& mark : scene.marks) {
        const bool isMove = mark.kind == Mark::Kind::Take || mark.kind == Mark::Kind::Threat
            || mark.kind == Mark::Kind::Reply;
        const bool isChosen = std::ranges::find(chosen, mark.heap, &Fall::part) != chosen.end();
        if (!isMove || isChosen || mark.heap >= scene.stones.size() || mark.from > scene.left(mark.heap))
            continue;
        // What is above a move has been taken before it.
        if (mark.from < scene.left(mark.heap))
            scene.falls.push_back({mark.heap, scene.left(mark.heap), mark.from, Look::Good});
        const Look role = mark.kind == Mark::Kind::Threat ? Look::Won : Look::Good;
        scene.falls.push_back({mark.heap, mark.from, mark.to, role});
    }
}

} // namespace

BoardScene makeScene(const BoardLooks& looks, const teaching::Rules& rules, const BoardView& view,
                     const QSizeF& area, const BoardScene::Measure& measure)
{
    BoardScene scene{.position = view.position,
                     .area = area,
                     .arrangement = view.arrangement,
                     .isAnswerShown = view.isVerdictShown || !view.marks.empty(),
                     .marks = view.marks,
                     .stones = {},
                     .falls = {},
                     .measure = measure};
    const auto stones = [&](const Position& position) {
        std::vector<Count> all(rules.partCount(position));
        for (std::size_t part = 0; part < all.size(); ++part)
            all[part] = looks.stones ? looks.stones(position, part) : position.heaps[part];
        return all;
    };
    scene.stones = stones(view.position);
    if (view.choice)
        addFalls(scene, stones(rules.after(view.position, *view.choice)));
    addFallsOfStep(scene);
    return scene;
}

} // namespace laststone::widgets
