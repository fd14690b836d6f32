// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_game.h"

#include "games/graph/graph_game.h"
#include "games/octal/octal_game.h"
#include "games/subtraction/subtraction_game.h"

#include <QCoreApplication>
#include <QMutex>

#include <algorithm>
#include <deque>

namespace laststone::games {

using teaching::NotationError;
using theory::Count;

namespace {

constexpr std::size_t kKeptGames = 16;

// A game takes its values along, so that it is worth while to keep a few.
class KeptGames {
public:
    static KeptGames& instance()
    {
        static KeptGames kept;
        return kept;
    }

    // Null if the game of this rule is not kept.
    std::shared_ptr<const SgGame> find(const QString& rule)
    {
        const QMutexLocker lock(&m_mutex);
        const auto found =
            std::ranges::find_if(m_games, [&](const auto& game) { return game->rule() == rule; });
        if (found == m_games.end())
            return nullptr;
        std::rotate(m_games.begin(), found, found + 1);
        return m_games.front();
    }

    // Keeps it, unless there is another one of the same rule; gives the one that is kept.
    std::shared_ptr<const SgGame> keep(std::shared_ptr<const SgGame> game)
    {
        if (auto kept = find(game->rule()))
            return kept;
        const QMutexLocker lock(&m_mutex);
        m_games.push_front(std::move(game));
        if (m_games.size() > kKeptGames)
            m_games.pop_back();
        return m_games.front();
    }

private:
    QMutex m_mutex;
    std::deque<std::shared_ptr<const SgGame>> m_games; // the last one used in front
};

template <class Wanted> struct Finder : SgGame::Visitor {
    const Wanted* found = nullptr;
    void visit(const SubtractionGame& game) override { take(game); }
    void visit(const OctalGame& game) override { take(game); }
    void visit(const GraphGame& game) override { take(game); }

private:
    template <class Game> void take(const Game& game)
    {
        if constexpr (std::is_same_v<Game, Wanted>)
            found = &game;
    }
};

template <class Wanted> const Wanted* as(const SgGame& game)
{
    Finder<Wanted> finder;
    game.accept(finder);
    return finder.found;
}

} // namespace

const SubtractionGame* asSubtraction(const SgGame& game)
{
    return as<SubtractionGame>(game);
}

const OctalGame* asOctal(const SgGame& game)
{
    return as<OctalGame>(game);
}

const GraphGame* asGraph(const SgGame& game)
{
    return as<GraphGame>(game);
}

Count SgGame::stonesLeft(Heaps heaps) const
{
    Count total = 0;
    for (const Count heap : heaps)
        total = std::min(theory::kMaxCount, total + heap); // both below 2^63: no overflow
    return total;
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
    Count sum = 0;
    for (std::size_t part = 0; part < heaps.size(); ++part)
        sum ^= value(part, heaps[part]);
    return sum;
}

std::vector<SgOption> SgGame::winningOptions(Heaps heaps) const
{
    std::vector<SgOption> found;
    const Count sum = nimSum(heaps);
    if (sum == 0)
        return found;
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        const Count wanted = value(part, heaps[part]) ^ sum;
        for (const SgOption& option : options(part, heaps[part])) {
            if (option.value == wanted)
                found.push_back(option);
        }
    }
    return found;
}

SgOption SgGame::winningOption(Heaps heaps) const
{
    // As in Nim some part has the leading digit of the nim-sum; and every smaller value has an option.
    const Count sum = nimSum(heaps);
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        const Count now = value(part, heaps[part]);
        if ((now ^ sum) >= now)
            continue;
        const auto all = options(part, heaps[part]);
        return *std::ranges::find(all, now ^ sum, &SgOption::value);
    }
    Q_UNREACHABLE();
}

std::optional<SgMisere> SgGame::misere(Heaps heaps) const
{
    constexpr std::size_t kMostKept = 1000;
    const std::vector<Count> key(heaps.begin(), heaps.end());
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto found = m_misere.find(key); found != m_misere.end())
            return found->second;
    }
    auto answer = solveMisere(heaps);
    const QMutexLocker lock(&m_mutex);
    if (m_misere.size() >= kMostKept)
        m_misere.clear();
    return m_misere[key] = std::move(answer);
}

std::variant<std::shared_ptr<const SgGame>, NotationError> readSgRule(QStringView text)
{
    qsizetype first = 0;
    while (first < text.size() && text[first] == QLatin1Char(' '))
        ++first;
    const QStringView rule = text.sliced(first);
    auto read = [&]() -> std::variant<std::shared_ptr<const SgGame>, NotationError> {
        if (rule.startsWith(QLatin1Char('{')))
            return SubtractionGame::read(rule);
        if (rule.startsWith(QLatin1String("graph")))
            return GraphGame::read(rule);
        if (OctalGame::looksLikeOne(rule))
            return OctalGame::read(rule);
        const char* const expected = QT_TRANSLATE_NOOP(
            "SgRule",
            "a set such as “{1,3,4}”, an octal code such as “0.77”, “grundy” or a graph such as “graph "
            "1>0;2>0” is expected");
        return NotationError{{"SgRule", expected, {}}, 1};
    }();
    if (auto* error = std::get_if<NotationError>(&read))
        error->column += first;
    else
        read = KeptGames::instance().keep(std::get<std::shared_ptr<const SgGame>>(read));
    return read;
}

std::shared_ptr<const SgGame> sgGame(const QString& rule)
{
    if (auto game = KeptGames::instance().find(rule))
        return game;
    auto read = readSgRule(rule);
    auto* game = std::get_if<std::shared_ptr<const SgGame>>(&read);
    Q_ASSERT(game); // as REQUIRED
    return *game;
}

} // namespace laststone::games
