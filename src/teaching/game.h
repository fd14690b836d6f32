// SPDX-License-Identifier: GPL-3.0-or-later
// What the teaching layer knows of a game.
#pragma once

#include "teaching/position.h"
#include "teaching/sentence.h"

#include <QRandomGenerator>
#include <QStringList>

#include <optional>
#include <vector>

namespace laststone::teaching {

// How large the positions are that Random sets up.
enum class Difficulty { Easy, Medium, Hard };

// A game with its rule: Nim, Bash with at most 3, the graph game of one graph. It is made when the rule is
// read, does not change, and is shared by all positions of it; values that take time may be kept inside, by
// any thread. The positions handed in are of this game, so that a position is asked by
// `position.game->outcome(position)`; they have passed check(), and moves are legal, unless said otherwise.
class Game {
public:
    // The word that the notation begins with, and the canonical text of the rule, often empty.
    explicit Game(QString word, QString rule = {});
    virtual ~Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    // The word is also the key in settings and file names.
    const QString& word() const { return m_word; }
    const QString& rule() const { return m_rule; }

    // Whether both are the same game, be it read twice.
    bool operator==(const Game& other) const;

    // ---- What every game has to say ----

    virtual theory::Outcome outcome(const Position& position) const = 0;

    // The Sprague–Grundy value; none in misère play or beyond a table's bound.
    virtual std::optional<theory::Count> grundyValue(const Position& position) const = 0;

    // "take 11 from heap 4", to stand within another sentence.
    virtual Sentence describe(const Position& position, const Move& move) const = 0;

    // Whether these words name all that a move leaves, so that it need not be said beside them.
    virtual bool describesWhatIsLeft(const Position&) const { return false; }

    // "took 11 from heap 4": the same once it is made, to stand behind the name of who made it.
    virtual Sentence report(const Position& position, const Move& move) const = 0;

    // One line: P or N, and why.
    virtual Sentence verdict(const Position& position) const = 0;

    // The level at which a position is practised, by how much has to be written down, or listed, to tell who
    // wins; nothing where the game has no measure of it.
    virtual std::optional<Difficulty> levelOf(const Position&) const { return std::nullopt; }

    // Random numbers for a position to practise on; check() need not let them pass, nor be levelOf() the
    // same.
    virtual std::vector<theory::Count> randomHeaps(Difficulty difficulty, QRandomGenerator& random) const = 0;

    // ---- What games whose moves are listed need not say ----

    // The P-positions that the verdict speaks of, for a board that shows several positions.
    virtual std::vector<Position> namedByVerdict(const Position&) const { return {}; }

    // Every winning move, in a fixed order: of the listed moves, those that leave a P-position.
    virtual std::vector<Move> winningMoves(const Position& position) const;

    // In a lost position the move that is hardest to answer: of the listed moves, the one that leaves the
    // fewest winning replies, and of these the one that leaves the most stones; of very many some are looked
    // at. REQUIRES: P, not terminal.
    virtual Move hardestMove(const Position& position) const;

    // The move by which the other side takes back what a move has changed of what counts; nothing where there
    // is none. REQUIRES: the move is legal in the position.
    virtual std::optional<Move> cancelling(const Position&, const Move&) const { return std::nullopt; }

    // ---- What games in which any number may be taken from any heap need not say ----

    // What is wrong with the numbers of a position, which may have any number of them.
    virtual std::optional<Sentence> check(const Position& position) const;

    // What can be taken from: Move::heap counts these parts, which are the heaps unless the game says else.
    virtual std::size_t partCount(const Position& position) const;
    virtual theory::Count mostTake(const Position& position, std::size_t part) const;

    // The moves of a part in games where they are a list of their own; none in games where any number from 1
    // to mostTake() may be taken. In the former mostTake() is 0 exactly when the list is empty.
    virtual std::optional<std::vector<Move>> listedMoves(const Position& position, std::size_t part) const;

    // The same game after the move; a heap that is split stays with the larger part, and the other follows.
    virtual Position after(const Position& position, const Move& move) const;

    // The stones that are left, at most theory::kMaxCount: how far the end is.
    virtual theory::Count stonesLeft(const Position& position) const;

    // What a move makes of its heap or token: "12→1", "12→5+3".
    virtual QString change(const Position& position, const Move& move) const;

    // The short form of a move for lists: the change, after the number of the heap where there are several.
    virtual QString shortForm(const Position& position, const Move& move) const;

    // The numbers of the position that a lesson opens with.
    virtual std::vector<theory::Count> firstHeaps() const { return {3, 4, 5}; }

    // By degrees, what leads to the verdict and to a winning move and tells neither: the idea, then the step
    // to take. None where there is nothing to be said.
    virtual std::vector<Sentence> hints(const Position& position) const;

    // The number that a word stands for which is the name of a part's place, such as a vertex; it is read
    // wherever the number is. None for all other words.
    virtual std::optional<theory::Count> named(QStringView) const { return {}; }

    // What a move is, in a sentence: "Take 1 to 3 stones."
    virtual Sentence moveRule(const Position& position) const;

    // Whether the last stone is taken by the last move; else there are no stones, or some may be left.
    virtual bool endsWithLastStone() const { return true; }

    // How a learner begins who has never seen the board: "Your move: click 1, 2 or 3 stones."
    virtual Sentence invitation(const Position& position) const;

    // The fact that decides who wins, as it stands after "You left": "18 = 4 × 4 + 2", "nim-sum 13 ≠ 0".
    // Empty where there is none in so few words.
    virtual Sentence decidingFact(const Position& position) const;

    // Why a move, which may be any values, cannot be made: "You may take at most 3 stones here." REQUIRES:
    // it is not legal.
    virtual Sentence refusal(const Position& position, const Move& move) const;

    // The facts that an answer about the position tells, as short words that are the same for the same fact:
    // first the position itself, whatever the order of its heaps where that is of no matter.
    virtual QStringList facts(const Position& position) const;

    // Whether its outcome takes no search that one would have to wait for.
    virtual bool isSoonDecided(const Position&) const { return true; }

    // A position of that level to practise on, played as `like` is; a hard one may have another rule. Mostly
    // a won one, as there the learner has something to find; now and then a lost one.
    virtual Position randomPosition(const Position& like, Difficulty difficulty,
                                    QRandomGenerator& random) const;

    // ---- What follows ----

    // Whether the move, which may be any values, can be made.
    bool isLegal(const Position& position, const Move& move) const;

    // Who wins, in a sentence: "Whoever takes the last stone wins."
    Sentence endRule(theory::Play play) const;

    // The rule in two sentences: what a move is, and who wins.
    Sentence ruleSentence(const Position& position) const;

    // Whether no move is left.
    bool isTerminal(const Position& position) const;

    // Any move, each part with the same chance. REQUIRES: the position is not terminal.
    Move randomMove(const Position& position, QRandomGenerator& random) const;

protected:
    // How many heaps, of how many stones; all ranges with both ends.
    struct Deal {
        int fewestHeaps;
        int mostHeaps;
        theory::Count least;
        theory::Count largest;
    };
    static std::vector<theory::Count> dealt(const Deal& deal, QRandomGenerator& random);

    // The level of what takes so much effort, which is at most so much at the two lower ones.
    static Difficulty levelBy(theory::Count effort, theory::Count mostEasy, theory::Count mostMedium);

private:
    QString m_word;
    QString m_rule;
};

// What a lesson of the game opens with, in normal play.
Position firstPosition(std::shared_ptr<const Game> game);

} // namespace laststone::teaching
