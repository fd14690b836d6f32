// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_game.h"

#include "games/common/nim_sum.h"
#include "games/sums/sg_levels.h"
#include "theory/subtraction.h"
#include "theory/sum.h"

#include <algorithm>

namespace laststone::games {

namespace subtraction = theory::subtraction;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Sg)
};

struct HintWords {
    LASTSTONE_SENTENCES(SgHint)
};

struct SequenceWords {
    LASTSTONE_SENTENCES(SgSequence)
};

} // namespace

std::optional<std::size_t> placeOf(const Move& move, std::span<const SgOption> options)
{
    const auto place = [](const Move& of) { return std::pair(of.take, of.split); };
    const auto found = std::ranges::lower_bound(options, place(move), {},
                                                [&](const SgOption& option) { return place(option.move); });
    if (found == options.end() || found->move != move)
        return std::nullopt;
    return static_cast<std::size_t>(found - options.begin());
}

const SgGame& SgGame::of(const Position& position)
{
    const auto* game = dynamic_cast<const SgGame*>(position.game.get());
    Q_ASSERT(game); // as REQUIRED
    return *game;
}

SgOptions::SgOptions(std::vector<SgOption> all) : m_shared(std::make_shared<Shared>())
{
    m_shared->all = std::move(all);
}

const std::vector<SgOptions::Alike>& SgOptions::byValue() const
{
    std::call_once(m_shared->isGrouped, [this] {
        std::map<Count, Alike> byValue;
        for (std::size_t i = 0; i < size(); ++i)
            ++byValue.try_emplace((*this)[i].value, Alike{(*this)[i].value, i, 0}).first->second.count;
        for (const auto& [value, alike] : byValue)
            m_shared->byValue.push_back(alike);
    });
    return m_shared->byValue;
}

// Drawings ask again and again, and a heap of 100,000 has 75,000 options.
SgOptions SgGame::options(std::size_t part, Count heap) const
{
    constexpr std::size_t kMany = 1000;
    constexpr std::size_t kMostKept = 8;
    if (heap >= kMany) {
        const QMutexLocker lock(&m_mutex);
        if (const auto found = m_options.find({part, heap}); found != m_options.end())
            return found->second;
    }
    SgOptions made(listOptions(part, heap));
    if (made.size() >= kMany) {
        const QMutexLocker lock(&m_mutex);
        if (m_options.size() >= kMostKept)
            m_options.clear();
        m_options.emplace(std::pair(part, heap), made);
    }
    return made;
}

// ---- What each game may say in another way ----

std::vector<SgOption> SgGame::unsplitOptions(std::size_t part, Count heap) const
{
    return options(part, heap);
}

Position SgGame::with(const Position& position, std::size_t part, Count heap) const
{
    Position result = position;
    result.heaps[part] = heap;
    return result;
}

QString SgGame::symbol(std::size_t part, Count heap) const
{
    return QStringLiteral("%1(%2)").arg(g(part), label(heap));
}

QString SgGame::optionFormula(std::size_t part, Count heap, const SgOption& option) const
{
    if (takes(part)) {
        return QStringLiteral("%1(%2−%3) = %4 = %5")
            .arg(g(part))
            .arg(heap)
            .arg(option.move.take)
            .arg(symbol(part, option.first))
            .arg(option.value);
    }
    if (option.count < 2)
        return QStringLiteral("%1 = %2").arg(symbol(part, option.first), QString::number(option.value));
    return QStringLiteral("%1 ⊕ %2 = %3 ⊕ %4 = %5")
        .arg(symbol(part, option.first), symbol(part, option.second))
        .arg(value(part, option.first))
        .arg(value(part, option.second))
        .arg(option.value);
}

Sentence SgGame::periodProven(const std::optional<theory::Period>& period, Count to)
{
    if (period) {
        //: %1 is how many values come before the period, %2 how long it is
        return SequenceWords::phrase("proven: pre-period %1, period %2")(period->prePeriod, period->period);
    }
    //: %1 is a number of stones
    return SequenceWords::phrase("no period is proven up to %1")(to);
}

// ---- Values and moves ----

std::shared_ptr<HeapSeries> SgGame::series(std::size_t part) const
{
    const QMutexLocker lock(&m_mutex);
    auto& series = m_series[firstAlike(part)];
    if (!series)
        series = makeSeries(part);
    return series;
}

bool SgGame::areAlike() const
{
    for (std::size_t part = 1; part < ownValues(); ++part) {
        if (firstAlike(part) > 0)
            return false;
    }
    return true;
}

bool SgGame::hasMove(std::size_t part, Count heap) const
{
    // Mostly the value tells at once, or a move that does not split; all options of a large heap are many.
    return value(part, heap) > 0 || !unsplitOptions(part, heap).empty() || !options(part, heap).empty();
}

bool SgGame::isOver(Heaps heaps) const
{
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        if (hasMove(part, heaps[part]))
            return false;
    }
    return true;
}

std::vector<Count> SgGame::values(Heaps heaps) const
{
    std::vector<Count> all;
    all.reserve(heaps.size());
    for (std::size_t part = 0; part < heaps.size(); ++part)
        all.push_back(value(part, heaps[part]));
    return all;
}

Count SgGame::nimSum(Heaps heaps) const
{
    return theory::nimSum(values(heaps));
}

std::vector<SgOption> SgGame::winningOptions(Heaps heaps, Play play) const
{
    std::vector<SgOption> found;
    theory::Sum(values(heaps), play)
        .findWinningOptions([&](std::size_t part) { return options(part, heaps[part]); },
                            [&](std::size_t, const SgOption& option) { found.push_back(option); });
    return found;
}

SgOption SgGame::winningOption(Heaps heaps) const
{
    const theory::Sum sum(values(heaps));
    const std::size_t part = sum.firstLowered();
    const auto all = options(part, heaps[part]);
    return *std::ranges::find(all, sum.wanted(part), &SgOption::value);
}

bool SgGame::needsPeriod(const Position& position, std::size_t part) const
{
    constexpr Count kFewToSplit = 20; // whose values are found at once, where the proof of a period is long
    const auto period = knownPeriod(part);
    if (!period || (maySplit() && std::ranges::max(position.heaps) < kFewToSplit))
        return false;
    for (std::size_t other = 0; other < position.heaps.size(); ++other) {
        if (firstAlike(other) == firstAlike(part)
            && period->reduced(position.heaps[other]) != position.heaps[other])
            return true;
    }
    return false;
}

const char* SgGame::periodStep(const Position& position, std::size_t part) const
{
    const subtraction::Set* const set = takes(part);
    if (set && isNim(position.heaps))
        return "nim";
    if (set && largestOf(position, firstAlike(part)) < leastMovable(part))
        return "value"; // where there is no move, its own step says all
    if (set && subtraction::remainderRule(*set))
        return "remainder";
    return needsPeriod(position, part) ? "period" : "first-values";
}

Count SgGame::largestOf(const Position& position, std::size_t part)
{
    const SgGame& game = of(position);
    Count largest = 0;
    for (std::size_t other = 0; other < position.heaps.size(); ++other) {
        if (game.firstAlike(other) == part)
            largest = std::max(largest, position.heaps[other]);
    }
    return largest;
}

std::optional<Count> SgGame::everythingUpTo() const
{
    const subtraction::Set* const set = areAlike() ? takes(0) : nullptr;
    return set && subtraction::isEverythingUpToLargest(*set) ? std::optional(set->largest()) : std::nullopt;
}

bool SgGame::allowsEven(std::size_t part) const
{
    const subtraction::Set* const set = takes(part);
    return set && std::ranges::any_of(set->numbers(), [](Count number) { return number % 2 == 0; });
}

std::optional<SgMisere> SgGame::misere(Heaps heaps) const
{
    if (valuesRuleMisere()) {
        SgMisere answer{theory::Sum(values(heaps), Play::Misere).outcome(), {}};
        for (const SgOption& option : winningOptions(heaps, Play::Misere))
            answer.winningMoves.push_back(option.move);
        return answer;
    }
    if (!canSearchMisere(heaps))
        return std::nullopt;
    constexpr std::size_t kMostKept = 1000;
    const std::vector<Count> key(heaps.begin(), heaps.end());
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto found = m_misere.find(key); found != m_misere.end())
            return found->second;
    }
    SgMisere answer = searchMisere(heaps);
    const QMutexLocker lock(&m_mutex);
    if (m_misere.size() >= kMostKept)
        m_misere.clear();
    return m_misere[key] = std::move(answer);
}

// ---- What the teaching layer asks of positions ----

std::optional<Sentence> SgGame::check(const Position& position) const
{
    if (auto wrong = checkHeaps(position.heaps))
        return wrong;
    if (position.play == Play::Misere && !valuesRuleMisere() && !canSearchMisere(position.heaps))
        return misereBound(position.heaps);
    return std::nullopt;
}

Outcome SgGame::outcome(const Position& position) const
{
    if (position.play == Play::Misere)
        return misere(position.heaps).value().outcome;
    return nimSum(position.heaps) == 0 ? Outcome::P : Outcome::N;
}

std::optional<Count> SgGame::grundyValue(const Position& position) const
{
    if (position.play == Play::Misere)
        return std::nullopt;
    return nimSum(position.heaps);
}

std::vector<Move> SgGame::winningMoves(const Position& position) const
{
    if (position.play == Play::Misere)
        return misere(position.heaps).value().winningMoves;
    std::vector<Move> moves;
    for (const SgOption& option : winningOptions(position.heaps))
        moves.push_back(option.move);
    return moves;
}

Count SgGame::mostTake(const Position& position, std::size_t part) const
{
    return hasMove(part, position.heaps[part]) ? 1 : 0;
}

std::optional<std::vector<Move>> SgGame::listedMoves(const Position& position, std::size_t part) const
{
    std::vector<Move> moves;
    for (const SgOption& option : options(part, position.heaps[part]))
        moves.push_back(option.move);
    return moves;
}

Sentence SgGame::verdict(const Position& position) const
{
    return position.play == Play::Misere ? misereVerdict(position.heaps) : normalVerdict(position.heaps);
}

Sentence SgGame::decidingFact(const Position& position) const
{
    if (position.play == Play::Misere && !valuesRuleMisere())
        return {};
    const Count sum = nimSum(position.heaps);
    if (position.heaps.size() == 1)
        return teaching::formula(
            QStringLiteral("%1 = %2").arg(symbol(0, position.heaps[0]), QString::number(sum)));
    if (position.play == Play::Misere && !theory::Sum(values(position.heaps)).hasLarge()) {
        //: misère play; %1 is 0 or 1
        return Words::phrase("SG values 0 and 1 with nim-sum %1")(sum);
    }
    if (sum == 0)
        return Words::phrase("SG values with nim-sum 0");
    //: %1 is a number
    return Words::phrase("SG values with nim-sum %1 ≠ 0")(sum);
}

QString SgGame::valueFact(std::size_t part, Count heap) const
{
    return QStringLiteral("g%1 %2").arg(ownValues() > 0 ? part : 0).arg(heap);
}

QStringList SgGame::facts(const Position& position) const
{
    QStringList facts;
    const auto& heaps = position.heaps;
    if (heaps.size() != 1)
        facts = ownValues() > 0 ? QStringList{teaching::notation(position)} : Game::facts(position);
    constexpr std::size_t kMost = 6; // more are not said one by one
    for (std::size_t part = 0; part < heaps.size() && heaps.size() <= kMost; ++part)
        facts << valueFact(part, heaps[part]);
    return facts;
}

// Without values misère play is searched: quickly with few stones, or few ways to place the tokens.
std::optional<teaching::Difficulty> SgGame::levelOf(const Position& position) const
{
    return sgLevel(*this, position.heaps);
}

std::vector<Count> SgGame::randomHeaps(teaching::Difficulty difficulty, QRandomGenerator& random) const
{
    const auto level = static_cast<Count>(difficulty);
    const Count more = random.generate64() % 2;
    Count parts = level + 1 + more;
    if (ownValues() > 0)
        parts = ownValues();
    else if (hasTokens())
        parts = std::max(level, more) + 1;
    return drawSgHeaps(*this, static_cast<std::size_t>(parts), difficulty, random);
}

bool SgGame::isSoonDecided(const Position& position) const
{
    constexpr Count kMostStones = 16;
    constexpr std::size_t kMostPlacings = 2000;
    if (position.play == Play::Normal || valuesRuleMisere())
        return true;
    if (!hasTokens())
        return stonesLeft(position) <= kMostStones;
    const std::size_t vertices = order().size();
    std::size_t placings = 1;
    for (std::size_t token = 0; token < position.heaps.size() && placings <= kMostPlacings; ++token)
        placings *= vertices;
    return placings <= kMostPlacings;
}

std::vector<Sentence> SgGame::hints(const Position& position) const
{
    if (isOver(position.heaps))
        return {};
    if (position.play == Play::Misere && valuesRuleMisere()) {
        return {HintWords::phrase("Play it as misère Nim with heaps of the SG values: nothing else counts."),
                HintWords::phrase("Find the values. Leave a nim-sum of 0 if some value stays 2 or more, and "
                                  "a nim-sum of 1 if all values are 0 or 1 then.")};
    }
    if (position.play == Play::Misere) {
        return {
            HintWords::phrase("In misère play one cannot rely on the SG values: see where each move leads."),
            HintWords::phrase("Begin at the end: whoever has no move left has won. Then take the positions "
                              "just before it, and so on upwards.")};
    }
    const Sentence work = hasTokens()
        ? HintWords::phrase("Work out the values from the sinks up: a sink has 0, and each other vertex has "
                            "the smallest number that none of its options has.")
        : HintWords::phrase("Work out the values from small heaps up: each is the smallest number that none "
                            "of its options has.");
    if (position.heaps.size() == 1)
        return {HintWords::phrase("A position is P exactly when its SG value is 0."), work};
    return {HintWords::phrase("Each part counts as a Nim heap of its SG value, so combine the values by ⊕."),
            work};
}

Sentence SgGame::misereVerdict(Heaps heaps) const
{
    if (isOver(heaps)) {
        return Words::phrase("N-position · no move is left, and in misère play the player to move has won");
    }
    const SgMisere answer = misere(heaps).value();
    if (answer.outcome == Outcome::P) {
        return Words::phrase(
            "P-position · misère play: every move leaves an N-position · the player to move loses");
    }
    //: misère play; %n is the number of winning moves
    return Words::plural("N-position · misère play · %n winning move(s)")(answer.winningMoves.size());
}

// Of few parts the values are shown.
Sentence SgGame::normalVerdict(Heaps heaps) const
{
    if (isOver(heaps))
        return Words::phrase("P-position · no move is left · the player to move has lost");
    constexpr std::size_t kMostShown = 6;
    const std::vector<Count> values = this->values(heaps);
    const Count sum = theory::nimSum(values);
    const bool isShown = values.size() >= 2 && values.size() <= kMostShown;
    if (sum == 0 && isShown) {
        //: %1 is the nim-sum of SG values, such as "2 ⊕ 2 = 0"
        return Words::phrase("P-position · SG values %1 · the player to move loses")(xorFormula(values));
    }
    if (sum == 0)
        return Words::phrase("P-position · the SG value is 0 · the player to move loses");
    const std::size_t ways = winningOptions(heaps).size();
    if (isShown) {
        //: %1 is the nim-sum of SG values, such as "3 ⊕ 1 = 2"; %n is the number of winning moves
        return Words::plural("N-position · SG values %1 ≠ 0 · %n winning move(s)")(ways, xorFormula(values));
    }
    //: %1 is the SG value; %n is the number of winning moves
    return Words::plural("N-position · the SG value is %1 ≠ 0 · %n winning move(s)")(ways, sum);
}

} // namespace laststone::games
