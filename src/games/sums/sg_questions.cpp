// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_questions.h"

#include "games/sums/sg_levels.h"
#include "theory/mex.h"

#include <QStringList>

#include <algorithm>

namespace laststone::games {

namespace {

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

// A part that can be asked about; nothing where what is drawn cannot be.
std::optional<SgAsked> drawnPart(const Position& like, Difficulty difficulty, QRandomGenerator& random,
                                 SgExtent extent)
{
    const SgGame& game = SgGame::of(like);
    const std::size_t parts = std::max<std::size_t>(1, game.ownValues());
    const auto part = static_cast<std::size_t>(drawNumber(0, parts - 1, random));
    const Count heap = drawSgHeap(game, part, difficulty, random, extent);
    if (game.checkHeaps(std::vector(parts, heap)))
        return std::nullopt;
    const Position position = placed(like, game, part, heap);
    if (game.check(position) || isTrivial(position))
        return std::nullopt;
    return SgAsked(position, part);
}

Draft draftOf(const SgAsked& asked)
{
    return {asked.position, {Count{asked.part} + 1}};
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

void SgAsked::tellAll(Question& question) const
{
    question.told << optionsFact() << valuesFact() << game.valueFact(part, heap);
    for (const SgOption& option : options) {
        if (option.count == 1)
            question.told << game.valueFact(part, option.first);
    }
}

void tellSgRow(Question& question, const SgGame& game, std::size_t part, Count last)
{
    for (Count heap = 0; heap <= last; ++heap)
        question.told << game.valueFact(part, heap);
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

std::optional<Draft> drawSgPart(const Position& like, Difficulty difficulty, QRandomGenerator& random,
                                const SgSuits& suits, const SgSuits& preferred)
{
    constexpr int kTries = 60;
    // Now and then any will do, so that a set is not of a few only.
    const int choosy = random.bounded(5) == 0 ? 0 : 40;
    for (int i = 0; i < kTries; ++i) {
        const auto asked = drawnPart(like, difficulty, random, SgExtent::Level);
        if (asked && suits(*asked) && (i >= choosy || preferred(*asked)))
            return draftOf(*asked);
    }
    return std::nullopt;
}

std::optional<Draft> drawSgPartBeyond(const Position& like, Difficulty difficulty, QRandomGenerator& random,
                                      const SgSuits& suits)
{
    constexpr int kTries = 30;
    for (int i = 0; i < kTries; ++i) {
        if (const auto asked = drawnPart(like, difficulty, random, SgExtent::Beyond); asked && suits(*asked))
            return draftOf(*asked);
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
