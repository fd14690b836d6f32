// SPDX-License-Identifier: GPL-3.0-or-later
// A game being played: where it began, the moves made, whose turn it is; and the same with undo and redo.
#pragma once

#include "teaching/game.h"
#include "teaching/opponent.h"

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace laststone::teaching {

// The learner, who may also move for both sides, and the other one.
enum class Side { Learner, Other };

// A value: it only grows by play() and shrinks by takeBack().
class Match {
public:
    struct Ply {
        Move move;
        Position after;
        Side side = Side::Learner;
        friend bool operator==(const Ply&, const Ply&) = default;
    };

    Match(Position start, Side first);

    const Game& game() const { return *m_start.game; }
    const Position& start() const { return m_start; }
    const Position& position() const { return m_plies.empty() ? m_start : m_plies.back().after; }
    const std::vector<Ply>& plies() const { return m_plies; }
    Side first() const { return m_first; }
    Side turn() const;
    bool isOver() const { return game().isTerminal(position()); }

    // Who has won; REQUIRES: isOver().
    Side winner() const;

    // Makes a move and says whether it was legal; an illegal move changes nothing.
    bool play(const Move& move);

    // Takes the last move back. REQUIRES: plies() is not empty.
    void takeBack();

    // REQUIRES: plies() is empty.
    void setFirst(Side first) { m_first = first; }

    // The position before ply `index`. REQUIRES: index <= plies().size().
    const Position& before(std::size_t index) const;

    friend bool operator==(const Match& a, const Match& b)
    {
        return a.m_start == b.m_start && a.m_first == b.m_first && a.m_plies == b.m_plies;
    }

private:
    Position m_start;
    Side m_first;
    std::vector<Ply> m_plies;
};

// A match, and what it has been put on the board for.
struct Sitting {
    enum class Purpose {
        Game,
        Look, // at a position, which becomes a game by its first move
        Question, // which becomes one by a move that is no answer
    };
    Match match;
    Purpose purpose = Purpose::Game;
    std::size_t asked = 0; // Purpose::Question: the plies up to the answer
    std::vector<Move> undone = {}; // that had been taken back when it was left
    std::optional<Opponent> opponent = {}; // who has played it to its end

    bool isPlayed() const { return match.plies().size() > asked; }
    bool isRunning() const { return isPlayed() && !match.isOver(); }
    bool isQuestion() const { return purpose == Purpose::Question && !isPlayed(); }
};

// Everything that was done since the lesson was opened, one entry a deed: a move, a new beginning, or
// something else that a board has done and can undo. Undo goes back deed by deed, also over the beginning of
// a match to the match before. Belongs to the Session.
//
//   History history(start);
//   history.play({0, 2, 0});
//   history.restart(other, Side::Learner);
//   history.undo(); // the match with its one move is back
//
// What is only looked at or asked does not end a game: it is kept behind it, and found by game() and left().
// Whoever plays all day gets back to the last thousand deeds at least; what is older goes with its matches,
// but for a game that has been left running.
class History {
public:
    // Something that is neither a move nor a beginning, and has been done already.
    struct Deed {
        std::function<void()> undo;
        std::function<void()> redo;
        std::size_t with = 0; // so many before it are undone and redone with it, as one
    };

    explicit History(const Position& start) : m_now{Match(start, Side::Learner)} { }

    const Match& match() const { return m_now.match; }
    const Sitting& now() const { return m_now; }

    // Makes a move and says whether it was legal; an illegal one changes nothing.
    bool play(const Move& move);

    // The same with one that answers a question, and makes no game of it.
    void playAnswer(const Move& move);

    // Begins with a position, and with nothing to undo or redo.
    void begin(const Position& start, Side first);

    // Begins anew from a position; the match so far can be had back by undo.
    void restart(const Position& start, Side first, Sitting::Purpose purpose);

    // Begins with the position of a question.
    void ask(const Position& start);

    // Goes back to what the question has been put in front of, also where it has come after others, as if
    // none had been asked: what could be redone there can be again. Says whether there was one.
    bool takeBackQuestion();

    // Asks about a position of the match that one has gone back to: the whole match is kept, to be had back
    // by undo.
    void branch();

    // The game that is being played: the match on the board, or the one that it has interrupted. Without
    // one, what has been looked at last.
    const Sitting& game() const;

    // The running game that something else has been put in front of; null where there is none to go back to.
    const Sitting* left() const;

    // Whoever is chosen later has not played what has ended; none once it goes on.
    void setOpponent(std::optional<Opponent> opponent) { m_now.opponent = opponent; }

    // Who begins, in a match that has not begun.
    void setFirst(Side first) { m_now.match.setFirst(first); }

    void push(Deed deed) { add(std::move(deed)); }

    // To go on elsewhere is the next to be redone, once; what has been undone here comes after that.
    void leadOn(std::function<void()> goOn);

    std::size_t done() const { return m_done; } // deeds that undo() can take back

    bool canUndo() const { return m_done > 0; }
    bool canRedo() const { return m_done < m_deeds.size(); }

    // Whether redo() would make a move, and not something else anew.
    bool isMoveNext() const { return canRedo() && moveAt(m_done); }

    // Both say whether another position may be on the board now. REQUIRES: canUndo() and canRedo().
    bool undo();
    bool redo();

    // A move of the match, also one that has been taken back and can be redone.
    struct Entry {
        Move move;
        Position before;
        Position after;
        Side side = Side::Learner;
        bool undone = false;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    std::vector<Entry> line() const;
    std::vector<Move> undone() const; // those of line() that have been taken back
    bool isPlayedOut() const; // whether line() ends the game, also where one has gone back in it

    // Goes to the position after so many moves of line(). REQUIRES: plies <= line().size().
    void goTo(std::size_t plies);

private:
    struct Lead { // only ever to be redone
        std::function<void()> goOn;
    };
    // A sitting stands for the one that is not on the board: exchanging the two cannot drift.
    using AnyDeed = std::variant<Move, Sitting, Deed, Lead>;

    void add(AnyDeed deed);
    std::vector<AnyDeed>::iterator firstUndone()
    {
        return m_deeds.begin() + static_cast<std::ptrdiff_t>(m_done);
    }
    bool undoOne();
    bool redoOne();
    void forgetUndone();
    void forgetOldest();
    void exchange(Sitting next);
    std::vector<const Sitting*> earlier() const; // sittings, the last one first
    const Move* moveAt(std::size_t index) const { return std::get_if<Move>(&m_deeds[index]); }

    Sitting m_now;
    std::vector<AnyDeed> m_deeds;
    std::size_t m_done = 0; // of them; the others have been undone
    struct Before { // a question
        std::size_t done = 0;
        std::vector<AnyDeed> undone = {};
    };
    Before m_before; // the last one that was put in front of something else
};

} // namespace laststone::teaching
