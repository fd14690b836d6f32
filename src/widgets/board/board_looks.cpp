// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_looks.h"

#include <algorithm>
#include <map>

namespace laststone::widgets {

using teaching::Position;
using teaching::ShownMove;
using theory::Count;

namespace {

// The moves of the step that are of this position, or of one that such a move leads to.
void addMovesOfStep(BoardScene& scene)
{
    for (const ShownMove& shown : scene.shown.moves) {
        const bool follows = std::ranges::any_of(scene.moves, [&](const SeenMove& seen) {
            return seen.role != Look::Choice && seen.after == shown.before;
        });
        if (shown.before != scene.position && !follows)
            continue;
        const Look role = shown.role == ShownMove::Role::Threat ? Look::Won : Look::Good;
        scene.moves.push_back(
            {shown.before, shown.move, shown.before.game->after(shown.before, shown.move), role});
    }
}

// What becomes of the stones of a part, from the first one on. Stones are numbered so that a move leaves the
// first ones; those that it brings come after them.
struct Stretch {
    Count stones = 0;
    std::optional<Look> role = {}; // none: they stay
    bool isLeft = true; // when all moves have been made
};
using Stack = std::vector<Stretch>;

Count leftOn(const Stack& stack)
{
    Count left = 0;
    for (const Stretch& stretch : stack)
        left += stretch.isLeft ? stretch.stones : 0;
    return left;
}

void take(Stack& stack, Count rest, Look role)
{
    Stack after; // from the last stone on
    for (auto stretch = stack.rbegin(); stretch != stack.rend(); ++stretch) {
        const Count gone = stretch->isLeft ? std::min(rest, stretch->stones) : 0;
        if (gone > 0)
            after.push_back({gone, role, false});
        if (stretch->stones > gone)
            after.push_back({stretch->stones - gone, stretch->role, stretch->isLeft});
        rest -= gone;
    }
    stack.assign(after.rbegin(), after.rend());
}

// The parts that moves change, one move after the other.
class Stacks {
public:
    explicit Stacks(const std::vector<Count>& stones) : m_stones(stones) { }

    void change(std::size_t part, Count before, Count after, Look role)
    {
        Stack& stack = m_changed.try_emplace(part, Stack{{m_stones[part]}}).first->second;
        if (after < before)
            take(stack, before - after, role);
        else if (after > before)
            stack.push_back({after - before, role});
    }
    Count left(std::size_t part) const
    {
        const auto changed = m_changed.find(part);
        return changed == m_changed.end() ? m_stones[part] : leftOn(changed->second);
    }
    std::vector<Fall> falls() const
    {
        std::vector<Fall> falls;
        for (const auto& [part, stack] : m_changed) {
            Count end = 0;
            for (const Stretch& stretch : stack)
                end += stretch.stones;
            for (auto stretch = stack.rbegin(); stretch != stack.rend(); ++stretch) {
                if (stretch->role && stretch->stones > 0)
                    falls.push_back({part, end, end - stretch->stones, *stretch->role});
                end -= stretch->stones;
            }
        }
        return falls;
    }

private:
    const std::vector<Count>& m_stones;
    std::map<std::size_t, Stack> m_changed;
};

using Stones = std::function<std::vector<Count>(const Position&)>;

// Of the step, only in parts that the choice leaves alone.
void addFalls(BoardScene& scene, const Stones& stones)
{
    Stacks stacks(scene.stones);
    for (const SeenMove& seen : scene.moves) {
        const std::vector<Count> before = stones(seen.before);
        const std::vector<Count> after = stones(seen.after);
        for (std::size_t part = 0; part < std::min(scene.stones.size(), after.size()); ++part) {
            if (before[part] != after[part] && before[part] == stacks.left(part))
                stacks.change(part, before[part], after[part], seen.role);
        }
    }
    scene.falls = stacks.falls();
    for (std::size_t part = 0; part < scene.stones.size(); ++part)
        scene.after[part] = stacks.left(part);
}

} // namespace

BoardScene makeScene(const BoardLooks& looks, const BoardView& view, const QSizeF& area,
                     const BoardScene::Measure& measure)
{
    BoardScene scene{.position = view.position,
                     .area = area,
                     .arrangement = view.arrangement,
                     .isAnswerShown = view.isVerdictShown || !view.shown.isEmpty(),
                     .shown = view.shown,
                     .stones = {},
                     .choice = view.choice,
                     .pointing = view.pointing,
                     .readPart = view.choice ? view.choice->heap : view.part,
                     .moves = {},
                     .falls = {},
                     .after = {},
                     .measure = measure};
    const Stones stones = [&](const Position& position) {
        std::vector<Count> all(position.game->partCount(position));
        for (std::size_t part = 0; part < all.size(); ++part)
            all[part] = looks.stones ? looks.stones(position, part) : position.heaps[part];
        return all;
    };
    scene.stones = stones(view.position);
    scene.after = scene.stones;
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
