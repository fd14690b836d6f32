// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/match_history.h"

#include <QSignalBlocker>

#include <cstdlib>
#include <utility>

namespace laststone::widgets {

using teaching::Match;
using teaching::Move;
using teaching::Position;
using teaching::Side;

class MoveCommand final : public QUndoCommand {
public:
    MoveCommand(MatchHistory& history, const Move& move) : m_history(history), m_move(move) { }
    void redo() override
    {
        m_history.m_match.play(m_move);
        m_history.m_made = m_move;
    }
    void undo() override
    {
        m_history.m_match.takeBack();
        m_history.m_made.reset();
    }
    const Move& move() const { return m_move; }

private:
    MatchHistory& m_history;
    Move m_move;
};

// Keeps the whole match that is not on the board: undo cannot drift.
class RestartCommand final : public QUndoCommand {
public:
    RestartCommand(MatchHistory& history, Match match) : m_history(history), m_other(std::move(match)) { }
    void redo() override { exchange(); }
    void undo() override { exchange(); }

private:
    void exchange()
    {
        std::swap(m_history.m_match, m_other);
        m_history.m_made.reset();
    }
    MatchHistory& m_history;
    Match m_other;
};

MatchHistory::MatchHistory(const Position& start, QObject* parent)
    : QObject(parent), m_match(start, Side::Learner)
{
    // Commands do not tell of the change themselves: while one runs, the stack still has its old index.
    connect(&m_stack, &QUndoStack::indexChanged, this, &MatchHistory::onIndexChanged);
}

MatchHistory::~MatchHistory()
{
    // The stack is emptied when it goes, and would tell of that.
    m_stack.disconnect(this);
}

void MatchHistory::onIndexChanged(int index)
{
    // After several moves at once there is not one move to be shown.
    const bool oneStep = std::abs(index - std::exchange(m_index, index)) <= 1;
    emit changed(oneStep ? m_made : std::nullopt);
}

bool MatchHistory::play(const Move& move)
{
    if (!m_match.game().isLegal(m_match.position(), move))
        return false;
    m_stack.push(new MoveCommand(*this, move));
    return true;
}

void MatchHistory::begin(const Position& start, Side first)
{
    {
        // The stack would tell of its being emptied while the old match is still there, or not at all.
        const QSignalBlocker blocker(m_stack);
        m_stack.clear();
    }
    m_index = 0;
    m_made.reset();
    m_match = Match(start, first);
    emit changed(std::nullopt);
}

void MatchHistory::restart(const Position& start, Side first)
{
    m_stack.push(new RestartCommand(*this, Match(start, first)));
}

void MatchHistory::push(QUndoCommand* command)
{
    m_made.reset();
    m_stack.push(command);
}

const MoveCommand* MatchHistory::moveAt(int index) const
{
    return dynamic_cast<const MoveCommand*>(m_stack.command(index));
}

std::vector<MatchHistory::Entry> MatchHistory::line() const
{
    std::vector<Entry> entries;
    Match match(m_match.start(), m_match.first());
    const auto add = [&](const Move& move, bool undone) {
        const Position before = match.position();
        if (match.play(move))
            entries.push_back({move, before, match.position(), match.plies().back().side, undone});
    };
    for (const Match::Ply& ply : m_match.plies())
        add(ply.move, false);
    for (int i = m_stack.index(); i < m_stack.count(); ++i) {
        if (const MoveCommand* command = moveAt(i))
            add(command->move(), true);
        else if (dynamic_cast<const RestartCommand*>(m_stack.command(i)))
            break;
    }
    return entries;
}

void MatchHistory::goTo(std::size_t plies)
{
    // Between the moves there may be other commands.
    std::size_t now = m_match.plies().size();
    int index = m_stack.index();
    while (now > plies) {
        if (moveAt(--index))
            --now;
    }
    while (now < plies) {
        if (moveAt(index++))
            ++now;
    }
    m_stack.setIndex(index);
}

} // namespace laststone::widgets
