// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_questions.h"

#include "theory/mex.h"

#include <QStringList>

#include <algorithm>

namespace laststone::games {

namespace {

// The heaps that are drawn at a level, of a game in which one stone may be taken.
struct Range {
    Count least;
    Count most;
};
constexpr Range kPlain[] = {{3, 12}, {9, 20}, {16, 32}};
constexpr Range kSplitting[] = {{3, 9}, {6, 13}, {10, 18}};

// A vertex with a move, from the lower, the middle or the upper ones.
Count drawVertex(const SgGame& game, Difficulty difficulty, QRandomGenerator& random)
{
    const std::vector<Count> order = game.order();
    const auto first =
        std::ranges::find_if(order, [&](Count vertex) { return game.hasMove(0, vertex); }) - order.begin();
    const Count sinks = static_cast<Count>(first);
    const Count movable = order.size() - sinks;
    if (movable == 0)
        return order.front();
    const Count step = movable / 5;
    const Count skipped = step * static_cast<Count>(difficulty);
    const Count last = movable - 1 - step * (2 - static_cast<Count>(difficulty));
    return order[static_cast<std::size_t>(sinks + drawNumber(skipped, last, random))];
}

// The position in which a part of this size is asked about: as few others as can be.
Position placed(const Position& like, const SgGame& game, std::size_t part, Count heap)
{
    Position position = like;
    if (game.ownValues() > 0) {
        position.heaps = game.firstHeaps();
        position.heaps[part] = heap;
        return position;
    }
    position.heaps = {heap};
    if (isTrivial(position))
        position.heaps = {heap, heap};
    return position;
}

} // namespace

std::vector<QuestionKind> sgQuestions()
{
    std::vector<QuestionKind> all = sgOptionQuestions();
    for (auto& kind : sgValueQuestions())
        all.push_back(std::move(kind));
    all.push_back(sgPeriodQuestion());
    for (auto& kind : sgSumQuestions())
        all.push_back(std::move(kind));
    return all;
}

SgAsked::SgAsked(const Position& shown, std::size_t asked)
    : position(shown)
    , game(SgGame::of(shown))
    , part(asked)
    , heap(shown.heaps[asked])
    , options(game.options(asked, heap))
    , value(game.value(asked, heap))
{
}

std::vector<Count> SgAsked::optionValues() const
{
    std::vector<Count> values;
    for (const SgOption& option : options)
        values.push_back(option.value);
    return sortedOnce(values);
}

std::optional<SgAsked> sgAsked(const Draft& draft)
{
    const std::size_t parts = draft.position.heaps.size();
    if (draft.about.size() > 1 || (draft.about.empty() && parts != 1))
        return std::nullopt;
    const Count number = draft.about.empty() ? 1 : draft.about.front();
    if (number < 1 || number > parts)
        return std::nullopt;
    const SgAsked asked(draft.position, static_cast<std::size_t>(number - 1));
    return asked.options.empty() ? std::nullopt : std::optional(asked);
}

Count drawSgHeap(const SgGame& game, std::size_t part, Difficulty difficulty, QRandomGenerator& random)
{
    if (game.hasTokens())
        return drawVertex(game, difficulty, random);
    const Range range = (game.maySplit() ? kSplitting : kPlain)[static_cast<int>(difficulty)];
    // With larger numbers to take, as much happens on larger heaps.
    const Count unit = game.maySplit() ? 1 : (game.leastMovable(part) + 1) / 2;
    return drawNumber(range.least * unit, range.most * unit, random);
}

std::optional<Draft> drawSgPart(const Position& like, Difficulty difficulty, QRandomGenerator& random,
                                const SgSuits& suits, const SgSuits& preferred)
{
    constexpr int kTries = 60;
    // Now and then any will do, so that a set is not of a few only.
    const int choosy = random.bounded(5) == 0 ? 0 : 40;
    const SgGame& game = SgGame::of(like);
    for (int i = 0; i < kTries; ++i) {
        const std::size_t parts = std::max<std::size_t>(1, game.ownValues());
        const auto part = static_cast<std::size_t>(drawNumber(0, parts - 1, random));
        const Count heap = drawSgHeap(game, part, difficulty, random);
        if (game.checkHeaps(std::vector(parts, heap)))
            continue;
        const Position position = placed(like, game, part, heap);
        if (game.check(position) || isTrivial(position))
            continue;
        const SgAsked asked(position, part);
        if (suits(asked) && (i >= choosy || preferred(asked)))
            return Draft{position, {Count{part} + 1}};
    }
    return std::nullopt;
}

Count mexOf(const std::vector<Count>& numbers)
{
    return theory::mex(std::span(numbers));
}

std::vector<Count> sortedOnce(std::vector<Count> numbers)
{
    std::ranges::sort(numbers);
    numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    return numbers;
}

QString valueRow(const SgGame& game, std::size_t part, Count last)
{
    QStringList values;
    for (Count heap = 0; heap <= last; ++heap)
        values << QString::number(game.value(part, heap));
    return values.join(QLatin1Char(' '));
}

} // namespace laststone::games
