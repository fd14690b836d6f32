// SPDX-License-Identifier: GPL-3.0-or-later
// How each kind of game in the SG lesson is talked about: its rules, where its values come from, its
// formulas.
#pragma once

#include "games/sums/sg_game.h"
#include "teaching/explanation.h"
#include "theory/period.h"

#include <memory>

namespace laststone::games {

using Steps = std::vector<teaching::Step>;

// Looks at one position; `position` has to outlive it, and has passed SgRules::check().
class SgSpeaker {
public:
    explicit SgSpeaker(const teaching::Position& position) : m_position(position) { }
    virtual ~SgSpeaker() = default;
    SgSpeaker(const SgSpeaker&) = delete;
    SgSpeaker& operator=(const SgSpeaker&) = delete;

    // What a move is.
    virtual void addRules(Steps& steps) const = 0;
    // What is known of all values of the game: periods, layers.
    virtual void addKnowledge(Steps& steps) const = 0;
    // How misère play is decided: what is true for this kind of game.
    virtual void addMisereWay(Steps& steps) const = 0;
    // Whether the values decide misère play, too.
    virtual bool valuesRuleMisere() const { return false; }

    // Tokens on vertices; else heaps.
    virtual bool hasTokens() const { return false; }
    // "g(7)", with the number of the part where each has values of its own: "g₂(7)".
    virtual QString symbol(std::size_t part, theory::Count heap) const = 0;
    // What an option leaves and its value: "g(7−1) = g(6) = 2".
    virtual QString optionFormula(std::size_t part, theory::Count heap, const SgOption& option) const = 0;
    // What is to be said of a part before its options are looked at.
    virtual std::vector<teaching::Sentence> aboutPart(std::size_t, theory::Count) const { return {}; }
    // The options of a part pointed out on the board.
    virtual teaching::Mark optionsMark(std::size_t part, theory::Count heap) const
    {
        return {teaching::Mark::Kind::Options, part, heap, heap};
    }

protected:
    const teaching::Position& position() const { return m_position; }

private:
    const teaching::Position& m_position;
};

std::unique_ptr<SgSpeaker> subtractionSpeaker(const SubtractionGame& game,
                                              const teaching::Position& position);
std::unique_ptr<SgSpeaker> octalSpeaker(const OctalGame& game, const teaching::Position& position);
std::unique_ptr<SgSpeaker> graphSpeaker(const GraphGame& game, const teaching::Position& position);

// A set as the notation writes it, "{0,1,3}"; seven numbers or more in a row as "0,1,…,6", and the last of
// very many left out. `numbers` are sorted, each once.
QString setFormula(const std::vector<theory::Count>& numbers);

// Values in a row, "0 1 0 1 2", with bars before the rounds of a period.
QString valuesFormula(const std::vector<theory::Count>& values, const std::optional<theory::Period>& period);

// Where a heap stands in the rounds of a period: "100 = 14·7 + 2". REQUIRES: heap >= period.prePeriod.
QString roundsFormula(theory::Count heap, const theory::Period& period);

// Who has lost when no move is left.
teaching::Sentence lastMoveRule(theory::Play play);

// The period takes whole rounds away: "100 = 14·7 + 2, so g(100) = g(2)".
teaching::Sentence reducedSentence(const QString& rounds, const QString& equation);

} // namespace laststone::games
