// SPDX-License-Identifier: GPL-3.0-or-later
// Positions that leave no choice, or little.
#include "games/sums/steps/facts.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <set>

namespace laststone::games {

namespace sum_steps {

// Numbers of a set are taken, without a split.
bool isOfSets(const Facts& facts)
{
    return !facts.game.hasTokens() && facts.game.valuesRuleMisere();
}

constexpr Count kMostForcedMoves = 12; // of a part: more are not counted by hand

// The number that every move takes as long as there is one: what a set does not allow here it does not allow
// for fewer stones either.
std::optional<Count> onlyTake(const Facts& facts, std::size_t part, Count heap)
{
    if (!isOfSets(facts))
        return std::nullopt;
    const auto options = facts.game.options(part, heap);
    return options.size() == 1 ? std::optional(options.front().move.take) : std::nullopt;
}

// How many moves of a part are left, where there is just one each time or every one is the last; none where
// that depends on the moves.
std::optional<Count> forcedMoves(const Facts& facts, std::size_t part, Count heap, Count most)
{
    if (const auto only = onlyTake(facts, part, heap))
        return heap / *only;
    const auto options = facts.game.options(part, heap);
    const auto left = [](const SgOption& option) {
        std::vector<Count> heaps{option.first, option.second};
        heaps.resize(static_cast<std::size_t>(option.count));
        return heaps;
    };
    const auto isLast = [&](const SgOption& option) {
        return std::ranges::none_of(left(option), [&](Count each) { return facts.game.hasMove(part, each); });
    };
    if (std::ranges::all_of(options, isLast))
        return options.empty() ? 0 : 1;
    if (options.size() > 1 || most == 0)
        return std::nullopt;
    Count moves = 1;
    for (const Count each : left(options.front())) {
        const auto more = forcedMoves(facts, part, each, most - 1);
        if (!more)
            return std::nullopt;
        moves += *more;
    }
    return moves;
}

std::optional<std::vector<Count>> forcedMoves(const Facts& facts, const std::vector<std::size_t>& parts)
{
    if (parts.size() > kMostTerms)
        return std::nullopt;
    std::vector<Count> all;
    for (const std::size_t part : parts) {
        const auto moves = forcedMoves(facts, part, facts.heaps[part], kMostForcedMoves);
        if (!moves)
            return std::nullopt;
        if (*moves > 0)
            all.push_back(*moves);
    }
    return all;
}

std::optional<std::vector<Count>> forcedMoves(const Facts& facts)
{
    return forcedMoves(facts, facts.parts);
}

// The moves of a part, where there is one each time or every one is the last.
Sentence forcedWay(const Facts& facts, std::size_t part, Count moves)
{
    std::vector<Count> now{facts.heaps[part]};
    if (const auto only = onlyTake(facts, part, now.front())) {
        //: of a heap; %1 is a number of stones, %2 how often
        return plural("only %1 can be taken (%2 time(s))")(moves, *only, moves);
    }
    QStringList chain; // "4", "3+1", "2+1+1"
    while (true) {
        QStringList labels;
        for (const Count heap : now)
            labels << facts.game.label(heap);
        chain << (labels.empty() ? QStringLiteral("0") : labels.join(QLatin1Char('+')));
        const QString way = chain.join(QStringLiteral(" → "));
        const auto next =
            std::ranges::find_if(now, [&](Count heap) { return facts.game.hasMove(part, heap); });
        if (next == now.end())
            return teaching::formula(way);
        const auto options = facts.game.options(part, *next);
        if (options.size() > 1) {
            //: of a heap or token: one move each time, and then several, each of them the last; %1 is what is
            //: left by those before, such as "5 → 3"
            const auto later = phrase("%1 (then any move is its last)");
            //: of a heap that has been split
            const auto split = plural("%n move(s), whatever is moved");
            return now.size() > 1   ? split(moves)
                : chain.size() == 1 ? phrase("any move is its last")
                                    : later(way);
        }
        const std::array left{options.front().first, options.front().second};
        now.insert(now.erase(next), left.begin(), left.begin() + options.front().count);
    }
}

// How the number of moves of each part is found: by its number, or its size where all have the same moves.
Clauses forcedWays(const Facts& facts, const std::vector<std::size_t>& parts, const std::vector<Count>& moves)
{
    //: each at the beginning of a list; %1 is the number of a heap, its size or the vertex of a token, %2
    //: says which moves it has
    const std::array first{phrase("In heap %1: %2"), phrase("Heap of %1: %2"), phrase("Token on %1: %2")};
    //: each further on in a list; the places are the same
    const std::array further{phrase("in heap %1: %2"), phrase("heap of %1: %2"), phrase("token on %1: %2")};
    const std::size_t kind = !facts.game.areAlike() ? 0 : facts.game.hasTokens() ? 2 : 1;
    std::set<QString> said;
    Clauses ways;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const QString label =
            kind == 0 ? QString::number(name(parts[i])) : facts.game.label(facts.heaps[parts[i]]);
        if (said.insert(label).second) {
            const Clauses way{{forcedWay(facts, parts[i], moves[i])}};
            ways.items.push_back((ways.items.empty() ? first : further)[kind](label, way));
        }
    }
    return ways;
}

Sentence forcedDetail(const Facts& facts, const std::vector<std::size_t>& parts,
                      const std::vector<Count>& moves)
{
    // Beside others that cancel each other, it is told from them.
    if (moves.size() == 1 && movable(facts).size() == 1) {
        const std::size_t part = parts.front();
        if (onlyTake(facts, part, facts.heaps[part]))
            return phrase("There is just one move each time.");
        Position position = facts.position;
        while (!isEveryMoveTheLast(Facts{position}))
            position = facts.game.after(position, firstOptions(facts, position.heaps, 1).front().move);
        return firstOptions(facts, position.heaps, 2).size() == 1
            ? phrase("There is just one move each time.")
            : phrase("There is just one move each time, until every move is the last.");
    }
    if (moves.size() == 1)
        return phrase("%1.")(forcedWays(facts, parts, moves));
    QStringList terms;
    for (const Count each : moves)
        terms << QString::number(each);
    const QString sum = QStringLiteral("%1 = %2")
                            .arg(terms.join(QStringLiteral(" + ")))
                            .arg(std::accumulate(moves.begin(), moves.end(), Count{0}));
    //: %1 is a list such as "Heap 1: only 3 can be taken (2 times), heap 2: any move is its last", %2 a sum
    //: of numbers of moves such as "2 + 1 = 3"
    return phrase("%1. Together: %2.")(forcedWays(facts, parts, moves), sum);
}

// Who makes the last move, where steps have said whether the number is odd.
Sentence lastMoverDetail(const Facts& facts, bool isOdd)
{
    if (facts.position.play == Play::Normal) {
        return isOdd ? phrase("So the player to move makes the first move, the third and so on, and the last "
                              "one, and wins. An N-position, and every move wins.")
                     : phrase("So the player to move makes the first move, the third and so on, and the "
                              "opponent makes the last one and wins. A P-position.");
    }
    return isOdd ? phrase("So the player to move makes the first move, the third and so on, and the last "
                          "one, and loses. A P-position.")
                 : phrase("So the player to move makes the first move, the third and so on, and the opponent "
                          "makes the last one and loses. An N-position, and every move wins.");
}

// Who makes the last move of an odd or even number.
void addWhoseIsTheLast(Steps& steps, const Facts& facts, bool isOdd, bool isSaid)
{
    if (isSaid) {
        steps.detail(lastMoverDetail(facts, isOdd));
    } else if (facts.position.play == Play::Normal) {
        steps.detail(isOdd ? phrase("That is odd: the player to move makes the first move, the third and so "
                                    "on, and so the last one, and wins. An N-position, and every move wins.")
                           : phrase("That is even: the player to move makes the first move, the third and so "
                                    "on, and the opponent makes the last one and wins. A P-position."));
    } else {
        steps.detail(
            isOdd ? phrase("That is odd: the player to move makes the first move, the third and so on, and "
                           "so the last one, and loses. A P-position.")
                  : phrase("That is even: the player to move makes the first move, the third and so on, and "
                           "the opponent makes the last one and loses. An N-position, and every move wins."));
    }
    if (isOdd == (facts.position.play == Play::Normal))
        steps.shows(firstOptions(facts, facts.heaps, 1).front().move);
}

void addForced(Steps& steps, const Facts& facts, const std::vector<Count>& moves)
{
    const Count count = std::accumulate(moves.begin(), moves.end(), Count{0});
    //: %n is 2 or more
    steps.add("forced", plural("Exactly %n move(s) are left, whatever is moved")(count))
        .detail(forcedDetail(facts, movable(facts), moves));
    addWhoseIsTheLast(steps, facts, count % 2 == 1, false);
}

std::optional<Count> oddlyTaken(const Facts& facts)
{
    constexpr Count kMostTried = 100; // sizes of heaps that have other moves than larger ones
    if (facts.game.hasTokens() || facts.parts.size() > kMostTerms)
        return std::nullopt;
    const auto isOne = [](const SgOption& option) { return option.move.take == 1; };
    const auto isOdd = [](const SgOption& option) { return option.move.take % 2 == 1; };
    Count stones = 0;
    for (const std::size_t part : facts.parts) {
        const Count heap = facts.heaps[part];
        if (stones + heap < stones || (!isOfSets(facts) && heap > kMostTried))
            return std::nullopt;
        for (Count size = isOfSets(facts) ? heap : 1; size > 0 && size <= heap; ++size) {
            const auto options = facts.game.options(part, size);
            if (!std::ranges::all_of(options, isOdd) || std::ranges::none_of(options, isOne))
                return std::nullopt;
        }
        stones += heap;
    }
    return stones;
}

void addOddlyTaken(Steps& steps, const Facts& facts, Count stones)
{
    const bool isOdd = stones % 2 == 1;
    //: %1 is a number of stones
    const auto odd = phrase("Every move takes an odd number of stones, and the game ends with none, as 1 can "
                            "be taken while any is left. There are %1 stones, an odd number: so the number "
                            "of moves that are left is odd, whatever is moved.");
    //: %1 is a number of stones
    const auto even = phrase("Every move takes an odd number of stones, and the game ends with none, as 1 "
                             "can be taken while any is left. There are %1 stones, an even number: so the "
                             "number of moves that are left is even, whatever is moved.");
    const bool hasEven = std::ranges::any_of(
        facts.parts, [&](std::size_t part) { return facts.heaps[part] > 0 && facts.game.allowsEven(part); });
    steps
        .add("parity",
             isOdd ? phrase("The number of moves that are left is odd, whatever is moved")
                   : phrase("The number of moves that are left is even, whatever is moved"))
        .detail(hasEven ? phrase("The even numbers that may be taken are larger than their heaps, so none of "
                                 "them can be taken.")
                        : Sentence())
        .detail((isOdd ? odd : even)(stones));
    addWhoseIsTheLast(steps, facts, isOdd, true);
}

std::optional<Parities> parities(const Facts& facts)
{
    constexpr std::size_t kMostKinds = 8; // of heaps that move alike: more are not checked at a glance
    if (facts.game.maySplit() || facts.parts.size() > kMostTerms)
        return std::nullopt;
    Parities found;
    using Visit = std::function<bool(std::size_t, Count, std::size_t)>;
    const Visit visit = [&](std::size_t part, Count heap, std::size_t depth) {
        const std::pair place(part, heap);
        if (found.contains(place))
            return true;
        if (depth == kMostKinds)
            return false;
        const auto options = facts.game.options(part, heap);
        if (options.size() > kMostKinds)
            return false;
        std::optional<bool> isOdd;
        for (const SgOption& option : options) {
            const std::pair left(part, option.count == 0 ? 0 : option.first);
            if (!visit(part, left.second, depth + 1) || isOdd.value_or(!found[left]) == found[left])
                return false;
            isOdd = !found[left];
        }
        found[place] = isOdd.value_or(false);
        const auto isAlike = [&](const auto& each) { return each.first.first == part; };
        return static_cast<std::size_t>(std::ranges::count_if(found, isAlike)) <= kMostKinds;
    };
    const bool isFixed = std::ranges::all_of(facts.parts, [&](std::size_t part) {
        return visit(facts.game.firstAlike(part), facts.heaps[part], 0);
    });
    return isFixed ? std::optional(found) : std::nullopt;
}

// The sizes of heaps, or vertices, that a part and those that move like it can come to, by whether an odd
// number of moves is left then.
std::pair<Clauses, Clauses> oddAndEven(const Facts& facts, const Parities& parities, std::size_t part)
{
    Clauses odd;
    Clauses even;
    for (const auto& [place, isOdd] : parities) {
        if (place.first == part)
            (isOdd ? odd : even).items.push_back(teaching::formula(facts.game.label(place.second)));
    }
    return {odd, even};
}

// Where each heap has moves of its own: those that have the same ones together.
Sentence ownParitiesDetail(const Facts& facts, const Parities& parities)
{
    Clauses all;
    for (const std::size_t part : facts.parts) {
        if (facts.game.firstAlike(part) != part)
            continue;
        Numbers names;
        for (const std::size_t other : facts.parts) {
            if (facts.game.firstAlike(other) == part)
                names.values.push_back(name(other));
        }
        const auto [odd, even] = oddAndEven(facts, parities, part);
        const std::size_t count = names.values.size();
        //: one part of a list: %1 is a list of the numbers of heaps that have the same set, %2 and %3 are
        //: lists of their sizes
        const auto both = plural("heap(s) %1: odd with %2, even with %3");
        //: one part of a list: %1 is a list of the numbers of heaps that have the same set
        const auto none = plural("heap(s) %1: no move");
        all.items.push_back(odd.items.empty() ? none(count, names) : both(count, names, odd, even));
    }
    //: %1 is a list such as "heap 1: odd with 1, 3, even with 0, 2; heap 2: no move"
    return phrase("How many moves are left in a heap is odd or even by its size alone: %1. Every move leads "
                  "from one kind to the other, and where no move is left the number is 0.")(all);
}

void addParity(Steps& steps, const Facts& facts, const Parities& parities)
{
    const auto count = std::ranges::count_if(facts.parts, [&](std::size_t part) {
        return parities.at({facts.game.firstAlike(part), facts.heaps[part]});
    });
    const bool isOdd = count % 2 == 1;
    const auto [odd, even] = oddAndEven(facts, parities, 0);
    //: %1 and %2 are lists of vertices
    const auto tokens = phrase("Tokens on %1 have an odd number of moves left, those on %2 an even number: "
                               "every move leads from one kind to the other, and on a sink the number is 0.");
    //: %1 and %2 are lists of sizes of heaps
    const auto heaps =
        phrase("Heaps of %1 have an odd number of moves left, those of %2 an even number: every move leads "
               "from one kind to the other, and where no move is left the number is 0.");
    steps
        .add("parity",
             isOdd ? phrase("The number of moves that are left is odd, whatever is moved")
                   : phrase("The number of moves that are left is even, whatever is moved"))
        .detail(facts.game.areAlike() ? (facts.game.hasTokens() ? tokens : heaps)(odd, even)
                                      : ownParitiesDetail(facts, parities));
    if (!facts.isSingle) {
        //: %1 is a list such as "heap 1, heap 3"
        const auto isOddThen =
            phrase("Of the odd kind here: %1. Their number is odd, so together the number of moves is odd.");
        //: %1 is a list such as "heap 1, heap 3"
        const auto isEvenThen = phrase(
            "Of the odd kind here: %1. Their number is even, so together the number of moves is even.");
        //: %1 is a list such as "heap 1, heap 2"
        const auto none =
            phrase("All are of the even kind here: %1. So together the number of moves is even.");
        Clauses names; // of the odd kind, or else all
        for (const std::size_t part : facts.parts) {
            if (count == 0 || parities.at({facts.game.firstAlike(part), facts.heaps[part]})) {
                names.items.push_back(facts.game.hasTokens() ? phrase("token %1")(name(part))
                                                             : phrase("heap %1")(name(part)));
            }
        }
        steps.detail((count == 0 ? none : isOdd ? isOddThen : isEvenThen)(names));
    }
    addWhoseIsTheLast(steps, facts, isOdd, true);
}

bool hasFewMoves(const Facts& facts)
{
    const bool isFit = facts.position.play == Play::Misere || movable(facts).size() == 1;
    return isFit && firstOptions(facts, facts.heaps, kMostShortMoves + 1).size() <= kMostShortMoves;
}

} // namespace sum_steps

} // namespace laststone::games
