// SPDX-License-Identifier: GPL-3.0-or-later
// What several steps of a position need, and the words for its moves.
#include "games/sums/steps/facts.h"

#include <QStringList>

#include <algorithm>
#include <numeric>

namespace laststone::games {

namespace sum_steps {

std::vector<std::size_t> upTo(std::size_t count)
{
    std::vector<std::size_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    return numbers;
}

std::optional<std::size_t> onlyPart(const SgGame& game, Heaps heaps)
{
    if (heaps.size() == 1)
        return 0;
    if (!game.valuesRuleMisere())
        return std::nullopt;
    std::optional<std::size_t> found;
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        if (!game.hasMove(part, heaps[part]))
            continue;
        if (found)
            return std::nullopt;
        found = part;
    }
    return found;
}

Count name(std::size_t part)
{
    return Count{part} + 1;
}

QString equation(const QString& symbol, Count value)
{
    return QStringLiteral("%1 = %2").arg(symbol, QString::number(value));
}

Clauses list(std::size_t count, const std::function<Sentence(std::size_t)>& item)
{
    //: at the end of a list: %n of its members are not shown
    return shortened(count, item, plural("and %n more"));
}

std::vector<Mark> marksOf(const Facts& facts, const std::vector<std::size_t>& parts)
{
    std::vector<Mark> marks;
    for (const std::size_t part : parts)
        marks.push_back({Mark::Heap, part, facts.heaps[part], facts.heaps[part]});
    return marks;
}

QString heapsFormula(const Facts& facts, Heaps heaps)
{
    QStringList names;
    for (const Count heap : heaps)
        names << facts.game.label(heap);
    return QStringLiteral("(%1)").arg(names.join(QStringLiteral(", ")));
}

Sentence groupClause(const Facts& facts, std::span<const std::vector<Count>> moved, Heaps answered)
{
    Clauses names;
    for (const auto& left : moved)
        names.items.push_back(teaching::formula(heapsFormula(facts, left)));
    //: one part of a list: %1 is a list of positions that moves leave, %2 the position that the answer to
    //: each of them leaves: "(5, 3), (5, 2) → (3, 2, 1)"
    return phrase("%1 → %2")(names, heapsFormula(facts, answered));
}

Sentence arrowMeaning()
{
    //: of lists such as "(5, 3), (5, 2) → (3, 2, 1)"
    return phrase("“A, B → C” means: whether a move leaves A or B, the answer then leaves C.");
}

Sentence orderOfHeapsDetail(const SgGame& game)
{
    bool hasImmovable = false; // heaps that are not 0
    for (std::size_t part = 0; part < game.ownValues(); ++part)
        hasImmovable = hasImmovable || game.leastMovable(part) > 1;
    return hasImmovable
        ? phrase("Positions are written in the order of the heaps, a heap without a move as 0.")
        : phrase("Positions are written in the order of the heaps.");
}

Sentence leftOutDetail(const Facts& facts)
{
    const SgGame& game = facts.game;
    if (!game.areAlike())
        return orderOfHeapsDetail(game);
    if (game.hasTokens())
        return phrase("Tokens on sinks are left out here.");
    const bool isSeveral = facts.heaps.size() > 1 || game.maySplit();
    if (game.leastMovable(0) == 1)
        return isSeveral ? phrase("Larger heaps stand first here.") : Sentence();
    return isSeveral ? phrase("Heaps without a move are left out here, and larger heaps stand first.")
                     : phrase("Heaps without a move are left out here.");
}

Clauses move(const Facts& facts, const Position& before, const Move& made)
{
    return {{facts.game.describe(before, made)}};
}

void keepValues(Steps& steps, const Facts& facts)
{
    if (facts.game.hasTokens())
        steps.mark(NimSumMark::Values);
}

Steps& addWinOf(Steps& steps, const char* id, const Facts& facts, const Move& made)
{
    //: %1 is a move such as "take 1 from heap 2"
    return steps.add(id, phrase("A winning move: %1")(move(facts, facts.position, made))).shows(made);
}

Steps& addAnswerTo(Steps& steps, const Facts& facts, const Move& threat, const Position& then,
                   const Move& answer)
{
    const bool isRenumbered = then.heaps.size() != facts.heaps.size();
    const Clauses reply{
        {isRenumbered ? facts.game.describeBySize(then, answer) : facts.game.describe(then, answer)}};
    //: two moves, the second one after the first: "Answer to “take 1 from heap 2”: take 3 from heap 1"
    return steps.add("answer", phrase("Answer to “%1”: %2")(move(facts, facts.position, threat), reply))
        .shows(threat, Role::Threat)
        .then(answer);
}

void addHeapsLeft(Steps& steps, const Facts& facts, Heaps then, Heaps end)
{
    const std::size_t most = std::max(then.size(), end.size());
    if ((then.size() == facts.heaps.size() && end.size() == facts.heaps.size()) || most > kMostTerms)
        return;
    //: %1 and %2 are lists of the sizes of heaps, after a move and after the answer to it
    steps.detail(phrase("The heaps are %1 after the move and %2 after the answer.")(
        Numbers{{then.begin(), then.end()}}, Numbers{{end.begin(), end.end()}}));
}

void addMoreWins(Steps& steps, const Facts& facts, std::span<const Move> moves)
{
    const auto item = [&](std::size_t i) {
        if (!facts.game.maySplit())
            return facts.game.describe(facts.position, moves[i]);
        // The change says it all, without the same words again and again.
        const QString change = facts.game.change(facts.position, moves[i]);
        if (facts.isSingle)
            return teaching::formula(change);
        //: one winning move in a list: %1 is the number of a heap, %2 a change such as "35→21+12"
        return phrase("heap %1: %2")(name(moves[i].heap), change);
    };
    steps.add("more-moves", moreMovesTitle(moves.size())).detail(phrase("%1.")(list(moves.size(), item)));
    if (facts.position.play == Play::Normal)
        steps.mark(NimSumMark::Sum, 0, facts.sum);
}

std::vector<SgOption> firstOptions(const Facts& facts, Heaps heaps, std::size_t most)
{
    std::vector<SgOption> found;
    for (std::size_t part = 0; part < heaps.size() && found.size() < most; ++part) {
        const auto options = facts.game.options(part, heaps[part]);
        const auto count = std::min(options.size(), most - found.size());
        found.insert(found.end(), options.begin(), options.begin() + static_cast<std::ptrdiff_t>(count));
    }
    return found;
}

std::vector<std::size_t> movable(const Facts& facts)
{
    std::vector<std::size_t> found;
    std::ranges::copy_if(facts.parts, std::back_inserter(found),
                         [&](std::size_t part) { return facts.game.hasMove(part, facts.heaps[part]); });
    return found;
}

bool hasFewStones(const Facts& facts)
{
    if (facts.game.maySplit() || facts.heaps.size() > kFewStones)
        return false;
    const Count few = facts.game.areAlike() ? kFewStones : kFewOwnStones;
    return std::ranges::max(facts.heaps) <= few
        && std::accumulate(facts.heaps.begin(), facts.heaps.end(), Count{0}) <= few;
}

static bool endsGame(const Facts& facts, const SgOption& option)
{
    return facts.game.isOver(facts.game.after(facts.position, option.move).heaps);
}

bool isEveryMoveTheLast(const Facts& facts)
{
    const std::vector<std::size_t> parts = movable(facts);
    return parts.size() == 1
        && std::ranges::all_of(facts.game.options(parts.front(), facts.heaps[parts.front()]),
                               [&](const SgOption& option) { return endsGame(facts, option); });
}

bool canEnd(const Facts& facts)
{
    const std::vector<std::size_t> parts = movable(facts);
    return parts.size() == 1
        && std::ranges::any_of(facts.game.options(parts.front(), facts.heaps[parts.front()]),
                               [&](const SgOption& option) { return endsGame(facts, option); });
}

} // namespace sum_steps

} // namespace laststone::games
