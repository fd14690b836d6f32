// SPDX-License-Identifier: GPL-3.0-or-later
// What the games of the SG lesson have in common: parts that move one at a time, each with a value.
#pragma once

#include "games/names.h"
#include "games/sums/heap_series.h"
#include "teaching/notation.h"
#include "teaching/steps/explanation.h"

#include <QMutex>

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

namespace laststone::games {

using Heaps = std::span<const theory::Count>;

// A move of one part and what it leaves in its place: `count` heaps, first >= second.
struct SgOption {
    teaching::Move move;
    int count = 1; // 0 .. 2
    theory::Count first = 0;
    theory::Count second = 0;
    theory::Count value = 0; // the nim-sum of what is left
    friend bool operator==(const SgOption&, const SgOption&) = default;
};

// The options of a part, shared by all who have asked for them, and what many of them come to.
class SgOptions {
public:
    struct Alike { // in their value
        theory::Count value = 0;
        std::size_t first = 0; // which of the options
        std::size_t count = 0;
    };

    explicit SgOptions(std::vector<SgOption> all);

    auto begin() const { return m_shared->all.cbegin(); }
    auto end() const { return m_shared->all.cend(); }
    std::size_t size() const { return m_shared->all.size(); }
    bool empty() const { return m_shared->all.empty(); }
    const SgOption& front() const { return m_shared->all.front(); }
    const SgOption& back() const { return m_shared->all.back(); }
    const SgOption& operator[](std::size_t i) const { return m_shared->all[i]; }
    operator const std::vector<SgOption>&() const { return m_shared->all; }

    const std::vector<Alike>& byValue() const; // sorted; found when it is first asked for, by any thread

private:
    struct Shared {
        std::vector<SgOption> all;
        std::once_flag isGrouped;
        std::vector<Alike> byValue;
    };
    std::shared_ptr<Shared> m_shared;
};

// The place of a move among options, which are sorted by what is taken and then by the smaller part.
std::optional<std::size_t> placeOf(const teaching::Move& move, std::span<const SgOption> options);

struct SgMisere {
    theory::Outcome outcome = theory::Outcome::N;
    std::vector<teaching::Move> winningMoves;
};

// What there is to say of the period of a sequence of values, empty for nothing; or what is wrong with its
// rule.
using SgSequenceEnd = std::variant<teaching::Sentence, teaching::NotationError>;

// A rule of the notation, read. The parts of a position are heaps, or tokens whose number is their vertex; a
// move is given as
//   a heap of a subtraction set: Move{heap, how many are taken, 0}
//   a heap that may split: Move{heap, how many are taken, the smaller of two heaps left}
//   a token: Move{token, the vertex it goes to, 0}
// Values are computed when they are first asked for and kept; any thread may ask. What a game says of
// positions is given here, from what each game says of one part; board, plane and table of the lesson and its
// explanation (sum_steps.h) know no more of a game than this:
//
//     const SgGame& game = SgGame::of(position);
//     for (const SgOption& option : game.options(0, position.heaps[0])) …
class SgGame : public teaching::Game {
public:
    explicit SgGame(QString rule) : Game(QStringLiteral("sg"), std::move(rule)) { }

    // The game of a position. REQUIRES: it is one of these.
    static const SgGame& of(const teaching::Position& position);

    // ---- What each game says of one part ----

    // In which list of the lesson its rule is found.
    virtual QLatin1String kind() const = 0;

    // What is wrong with the numbers of a position, whose values are then not known. REQUIRED of all below:
    // nothing.
    virtual std::optional<teaching::Sentence> checkHeaps(Heaps heaps) const = 0;

    // The Grundy value of part `part` when it is a heap of `heap`, or a token there.
    virtual theory::Count value(std::size_t part, theory::Count heap) const = 0;

    // Every move of a part, in a fixed order; where they are many, they are kept for a while.
    SgOptions options(std::size_t part, theory::Count heap) const;
    // Those that leave one heap or none, without going through all that split a large one.
    virtual std::vector<SgOption> unsplitOptions(std::size_t part, theory::Count heap) const;

    // The position with another heap in place of a part.
    virtual teaching::Position with(const teaching::Position& position, std::size_t part,
                                    theory::Count heap) const;

    // Gives the values of single heaps or vertices 0 .. to, one after the other; nothing when it says what is
    // wrong.
    virtual SgSequenceEnd sequence(theory::Count to,
                                   const std::function<void(theory::Count)>& give) const = 0;

    // The numbers that may be taken from a part, where any rest may be left and is never split; null where
    // moves are not of that kind, for all parts alike.
    virtual const theory::subtraction::Set* takes(std::size_t) const { return nullptr; }
    // Whether the values decide misère play, as Ferguson has shown of such sets; else it is searched, from
    // positions that are small enough.
    bool valuesRuleMisere() const { return takes(0); }
    virtual bool canSearchMisere(Heaps) const { return false; }
    // How much may be there for it, and how much is there of a position that is too large.
    virtual teaching::Sentence misereBound(Heaps) const { return {}; }

    // ---- How its parts and values are written ----

    virtual bool hasTokens() const { return false; } // on vertices; else heaps
    virtual QString label(theory::Count heap) const { return QString::number(heap); } // or vertex
    // "g", with the number of the part where each has values of its own: "g₂".
    virtual QString g(std::size_t) const { return QStringLiteral("g"); }
    QString symbol(std::size_t part, theory::Count heap) const; // "g(7)"
    // What an option leaves and its value: "g(7−1) = g(6) = 2", "g(5) ⊕ g(3) = 4 ⊕ 3 = 7".
    QString optionFormula(std::size_t part, theory::Count heap, const SgOption& option) const;

    // How many parts have values of their own; 0 where a number has the same value in every part.
    virtual std::size_t ownValues() const { return 0; }
    // The first part in which a number has the same moves as in this one.
    virtual std::size_t firstAlike(std::size_t) const { return 0; }
    // A number has the same moves in every part; else the order of the parts counts.
    bool areAlike() const;
    // The vertices in the order in which their values are found; empty for heaps, which are found from 0 on.
    virtual std::vector<theory::Count> order() const { return {}; }
    // The m of a game in which any number up to m may be taken, as in Bash, and in Nim while no heap has
    // more.
    std::optional<theory::Count> everythingUpTo() const;
    bool isNim(Heaps heaps) const { return everythingUpTo() && std::ranges::max(heaps) <= *everythingUpTo(); }
    // The smallest heap of a part from which there is a move. REQUIRES: heaps.
    virtual theory::Count leastMovable(std::size_t) const { return 1; }
    // Whether a move may leave two heaps in place of one.
    virtual bool maySplit() const { return false; }
    // Whether an even number may be taken from a part of a subtraction game, if it is large enough.
    bool allowsEven(std::size_t part) const;
    // The period of a part if the values up to `last` prove it for sure; more values may not be worked out.
    virtual std::optional<theory::Period> earlyPeriod(std::size_t, theory::Count) const { return {}; }
    // The id of the step of a position that tells of it.
    const char* periodStep(const teaching::Position& position, std::size_t part) const;
    // The largest heap with the moves of a part, the first that has them.
    static theory::Count largestOf(const teaching::Position& position, std::size_t part);
    // Whether a heap of the position has a value that is found by the period of its part.
    bool needsPeriod(const teaching::Position& position, std::size_t part) const;
    // The rule of a part in a few words, in front of a colon; empty where the board shows all of it.
    virtual teaching::Sentence shortRule(std::size_t) const { return {}; }
    // The values of the heaps of a part as planes and tables want them; null for tokens.
    std::shared_ptr<HeapSeries> series(std::size_t part) const;

    // ---- What it adds to the steps that explain all sums ----

    // What a move is; what is known of all values of the game, such as a period; how misère play is decided.
    virtual void addRule(teaching::Steps& steps) const = 0;
    virtual void addKnowledge(teaching::Steps& steps) const = 0;
    virtual void addMisereWay(teaching::Steps& steps) const = 0;
    // What one need not know to play, behind all of it.
    virtual void addNotes(teaching::Steps&) const { }
    // The period of the values of a part; none: nothing is said of it.
    virtual std::optional<theory::Period> knownPeriod(std::size_t) const { return {}; }

    // ---- What follows ----

    std::optional<teaching::Sentence> check(const teaching::Position& position) const final;
    theory::Outcome outcome(const teaching::Position& position) const final;
    std::optional<theory::Count> grundyValue(const teaching::Position& position) const final;
    std::vector<teaching::Move> winningMoves(const teaching::Position& position) const final;
    theory::Count mostTake(const teaching::Position& position, std::size_t part) const final;
    std::optional<std::vector<teaching::Move>> listedMoves(const teaching::Position& position,
                                                           std::size_t part) const final;
    teaching::Sentence verdict(const teaching::Position& position) const final;
    bool endsWithLastStone() const final { return false; }
    teaching::Sentence decidingFact(const teaching::Position& position) const final;
    bool isSoonDecided(const teaching::Position& position) const final;
    std::optional<teaching::Difficulty> levelOf(const teaching::Position& position) const final;
    std::vector<theory::Count> randomHeaps(teaching::Difficulty difficulty,
                                           QRandomGenerator& random) const final;
    std::vector<teaching::Sentence> hints(const teaching::Position& position) const final;
    // The values of the parts are told with those of the whole; a single part is no other fact than its
    // value.
    QStringList facts(const teaching::Position& position) const final;
    QString valueFact(std::size_t part, theory::Count heap) const;

    bool hasMove(std::size_t part, theory::Count heap) const;

    // A move whose heap is called by its size, where the reader sees no number.
    virtual teaching::Sentence describeBySize(const teaching::Position& position,
                                              const teaching::Move& move) const
    {
        return describe(position, move);
    }

    // Misère play, also of every position that can be reached from there; none if it is too large for a
    // search. What has been found is kept.
    std::optional<SgMisere> misere(Heaps heaps) const;

    // No part has a move.
    bool isOver(Heaps heaps) const;

    // The values of all parts, and their nim-sum.
    std::vector<theory::Count> values(Heaps heaps) const;
    theory::Count nimSum(Heaps heaps) const;

    // Every winning move, by part and then as in options(); empty for a P-position. REQUIRES of misère play:
    // values rule it.
    std::vector<SgOption> winningOptions(Heaps heaps, theory::Play play = theory::Play::Normal) const;

    // One of them in normal play: the first of those that lower the value of their part. REQUIRES:
    // nimSum(heaps) != 0.
    SgOption winningOption(Heaps heaps) const;

protected:
    virtual std::vector<SgOption> listOptions(std::size_t part, theory::Count heap) const = 0;
    // REQUIRES: canSearchMisere(heaps).
    virtual SgMisere searchMisere(Heaps) const { return {}; }
    virtual std::shared_ptr<HeapSeries> makeSeries(std::size_t) const { return nullptr; }
    // The end of a sequence of heaps.
    static teaching::Sentence periodProven(const std::optional<theory::Period>& period, theory::Count to);

private:
    teaching::Sentence normalVerdict(Heaps heaps) const;
    teaching::Sentence misereVerdict(Heaps heaps) const;

    mutable QMutex m_mutex; // of what is kept
    mutable std::map<std::vector<theory::Count>, SgMisere> m_misere;
    mutable std::map<std::size_t, std::shared_ptr<HeapSeries>> m_series; // by part
    mutable std::map<std::pair<std::size_t, theory::Count>, SgOptions> m_options; // by part and heap
};

} // namespace laststone::games
