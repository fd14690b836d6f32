// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/match.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace laststone::teaching {

namespace {

Side other(Side side)
{
    return side == Side::Learner ? Side::Other : Side::Learner;
}

} // namespace

Match::Match(Position start, Side first) : m_start(std::move(start)), m_first(first) { }

Side Match::turn() const
{
    return m_plies.size() % 2 == 0 ? m_first : other(m_first);
}

Side Match::winner() const
{
    // Without a move left the position is P exactly when who has just moved has won.
    return game().outcome(position()) == theory::Outcome::P ? other(turn()) : turn();
}

bool Match::play(const Move& move)
{
    if (!game().isLegal(position(), move))
        return false;
    const Side side = turn();
    m_plies.push_back({move, game().after(position(), move), side});
    return true;
}

void Match::takeBack()
{
    m_plies.pop_back();
}

const Position& Match::before(std::size_t index) const
{
    return index == 0 ? m_start : m_plies[index - 1].after;
}

void History::forgetUndone()
{
    m_deeds.erase(firstUndone(), m_deeds.end());
}

void History::add(AnyDeed deed)
{
    forgetUndone();
    m_deeds.push_back(std::move(deed));
    ++m_done;
    forgetOldest();
}

void History::forgetOldest()
{
    constexpr std::size_t kKept = 1000;
    if (m_done < 2 * kKept
        || m_done % kKept > 0) // where nothing can be forgotten all of it is looked through
        return;
    // Only up to where a match began without a move, so that every move of those that stay can be taken back.
    std::size_t oldest = 0;
    std::size_t moves = 0; // since then, in `next`
    const Sitting* next = &m_now;
    const Sitting* running = left(); // null as soon as it is met
    for (std::size_t i = m_done; i-- > 0 && oldest == 0;) {
        moves += moveAt(i) ? 1 : 0;
        const auto* sitting = std::get_if<Sitting>(&m_deeds[i]);
        if (!sitting)
            continue;
        if (!running && m_done - i > kKept && moves == next->match.plies().size())
            oldest = i + 1;
        if (sitting == running)
            running = nullptr;
        next = sitting;
        moves = 0;
    }
    m_deeds.erase(m_deeds.begin(), m_deeds.begin() + static_cast<std::ptrdiff_t>(oldest));
    m_done -= oldest;
}

bool History::play(const Move& move)
{
    if (!m_now.match.play(move))
        return false;
    add(move);
    return true;
}

void History::playAnswer(const Move& move)
{
    if (play(move))
        m_now.asked = match().plies().size();
}

void History::begin(const Position& start, Side first)
{
    m_deeds.clear();
    m_done = 0;
    m_now = {Match(start, first)};
}

void History::exchange(Sitting next)
{
    m_now.undone = undone();
    add(std::exchange(m_now, std::move(next)));
}

void History::restart(const Position& start, Side first, Sitting::Purpose purpose)
{
    exchange({Match(start, first), purpose});
}

void History::ask(const Position& start)
{
    if (!m_now.isQuestion())
        m_before = {m_done, std::vector<AnyDeed>(firstUndone(), m_deeds.end())};
    restart(start, Side::Learner, Sitting::Purpose::Question);
}

bool History::takeBackQuestion()
{
    const std::size_t asked = m_done;
    while (canUndo() && m_now.isQuestion())
        undo();
    if (m_done == asked)
        return false;
    forgetUndone();
    // What was put away for another question is not of what stands here.
    if (auto before = std::exchange(m_before, {}); before.done == m_done)
        std::ranges::move(before.undone, std::back_inserter(m_deeds));
    return true;
}

void History::leadOn(std::function<void()> goOn)
{
    Lead lead{std::move(goOn)};
    if (canRedo() && std::holds_alternative<Lead>(m_deeds[m_done]))
        m_deeds[m_done] = std::move(lead);
    else
        m_deeds.emplace(firstUndone(), std::move(lead));
}

void History::branch()
{
    Sitting asked{match(), Sitting::Purpose::Question, match().plies().size(), {}, m_now.opponent};
    goTo(line().size());
    m_before = {};
    exchange(std::move(asked));
}

std::vector<const Sitting*> History::earlier() const
{
    std::vector<const Sitting*> sittings;
    for (std::size_t i = m_done; i-- > 0;) {
        if (const auto* sitting = std::get_if<Sitting>(&m_deeds[i]))
            sittings.push_back(sitting);
    }
    return sittings;
}

const Sitting& History::game() const
{
    const Sitting* looked = nullptr; // at last
    auto sittings = earlier();
    sittings.insert(sittings.begin(), &m_now);
    for (const Sitting* sitting : sittings) {
        if (sitting->isPlayed() || sitting->purpose == Sitting::Purpose::Game)
            return looked && !sitting->isRunning() ? *looked : *sitting;
        if (!looked && sitting->purpose == Sitting::Purpose::Look)
            looked = sitting;
    }
    return looked ? *looked : m_now; // the first one was a game, which may have been forgotten
}

const Sitting* History::left() const
{
    if (m_now.purpose == Sitting::Purpose::Game)
        return nullptr;
    for (const Sitting* sitting : earlier()) {
        if (sitting->isPlayed() || sitting->purpose == Sitting::Purpose::Game)
            return sitting->isRunning() ? sitting : nullptr;
    }
    return nullptr;
}

bool History::undo()
{
    const auto* last = std::get_if<Deed>(&m_deeds[m_done - 1]);
    std::size_t more = last ? std::min(last->with, m_done - 1) : 0;
    bool isOther = undoOne();
    for (; more > 0 && canUndo(); --more)
        isOther = undoOne() || isOther;
    return isOther;
}

bool History::redo()
{
    const auto isLast = [this](std::size_t index) {
        const auto* deed = std::get_if<Deed>(&m_deeds[index]);
        return deed && deed->with == index - m_done;
    };
    std::size_t end = m_done + 1;
    while (end < m_deeds.size() && !isLast(end))
        ++end;
    std::size_t more = end < m_deeds.size() ? end - m_done : 0;
    bool isOther = redoOne();
    for (; more > 0 && canRedo(); --more)
        isOther = redoOne() || isOther;
    return isOther;
}

bool History::undoOne()
{
    AnyDeed& deed = m_deeds[--m_done];
    if (const auto* other = std::get_if<Deed>(&deed)) {
        const auto undo = other->undo; // it may add deeds, or drop this one
        undo();
        return false;
    }
    if (auto* sitting = std::get_if<Sitting>(&deed))
        std::swap(m_now, *sitting);
    else
        m_now.match.takeBack();
    return true;
}

bool History::redoOne()
{
    if (auto* lead = std::get_if<Lead>(&m_deeds[m_done])) {
        const auto goOn = std::move(lead->goOn);
        m_deeds.erase(firstUndone());
        goOn();
        return false;
    }
    AnyDeed& deed = m_deeds[m_done++];
    if (const auto* other = std::get_if<Deed>(&deed)) {
        const auto redo = other->redo; // it may add deeds, as a question that is asked again does
        redo();
        return false;
    }
    if (const auto* move = std::get_if<Move>(&deed))
        m_now.match.play(*move);
    else if (auto* sitting = std::get_if<Sitting>(&deed))
        std::swap(m_now, *sitting);
    return true;
}

std::vector<History::Entry> History::line() const
{
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < match().plies().size(); ++i) {
        const Match::Ply& ply = match().plies()[i];
        entries.push_back({ply.move, match().before(i), ply.after, ply.side, false});
    }
    Match further = match();
    const auto endsLine = [](const AnyDeed& deed) {
        return std::holds_alternative<Sitting>(deed) || std::holds_alternative<Lead>(deed);
    };
    for (std::size_t i = m_done; i < m_deeds.size() && !endsLine(m_deeds[i]); ++i) {
        const Move* move = moveAt(i);
        const Position before = further.position();
        if (move && further.play(*move))
            entries.push_back({*move, before, further.position(), further.plies().back().side, true});
    }
    return entries;
}

bool History::isPlayedOut() const
{
    if (match().isOver())
        return true;
    const std::vector<Entry> all = line();
    return !all.empty() && match().game().isTerminal(all.back().after);
}

std::vector<Move> History::undone() const
{
    std::vector<Move> moves;
    for (const Entry& entry : line()) {
        if (entry.undone)
            moves.push_back(entry.move);
    }
    return moves;
}

void History::goTo(std::size_t plies)
{
    // Between the moves there may be other deeds.
    while (match().plies().size() > plies)
        undo();
    while (match().plies().size() < plies)
        redo();
}

} // namespace laststone::teaching
