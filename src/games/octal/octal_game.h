// SPDX-License-Identifier: GPL-3.0-or-later
// Taking and breaking in the SG lesson: octal games, "0.77", and Grundy's game, "grundy".
#pragma once

#include "games/sums/sg_game.h"
#include "teaching/notation.h"
#include "theory/octal.h"

#include <QMutex>

namespace laststone::games {

class OctalGame final : public SgGame {
public:
    // Heaps up to here in any game, up to kMostPeriodic where a period is proven by the values up to
    // kMostHeap.
    static constexpr theory::Count kMostHeap = 10'000;
    static constexpr theory::Count kMostPeriodic = 100'000;
    // Misère play is searched, with so many stones in all: any position of them can be decided.
    static constexpr theory::Count kMostMisereStones = 40;

    // Whether a text begins as the rule of such a game does.
    static bool looksLikeOne(QStringView text);
    static std::variant<std::shared_ptr<const SgGame>, teaching::NotationError> read(QStringView text);

    explicit OctalGame(theory::octal::Sequence sequence);

    // None for Grundy's game.
    const std::optional<theory::octal::Code>& code() const { return m_sequence.code(); }
    bool isGrundysGame() const { return !code(); }

    // The values as far as they have been computed, to go on with.
    theory::octal::Sequence sequence() const;

    // If it is proven by the values up to kMostHeap.
    std::optional<theory::Period> period() const;
    std::optional<theory::octal::PeriodProof> periodProof() const;
    // The heaps whose value is not that of the period extended backwards; empty without a period.
    std::vector<theory::Count> exceptions() const;

    using SgGame::after;
    using SgGame::check;
    using SgGame::describe;
    using SgGame::shortForm;

    teaching::Explanation explain(const teaching::Position& position) const override;
    std::optional<teaching::Sentence> check(Heaps heaps) const override;
    theory::Count value(std::size_t part, theory::Count heap) const override;
    std::vector<SgOption> options(std::size_t part, theory::Count heap) const override;
    bool hasMove(std::size_t part, theory::Count heap) const override;
    std::vector<theory::Count> after(Heaps heaps, const teaching::Move& move) const override;
    teaching::Sentence describe(Heaps heaps, const teaching::Move& move) const override;
    QString shortForm(Heaps heaps, const teaching::Move& move) const override;
    std::vector<theory::Count> firstHeaps() const override;
    std::vector<theory::Count> randomHeaps(teaching::Difficulty difficulty,
                                           QRandomGenerator& random) const override;

protected:
    std::optional<SgMisere> solveMisere(Heaps heaps) const override;

private:
    std::optional<theory::octal::Value> known(theory::Count heap) const;

    mutable QMutex m_mutex; // of the sequence
    mutable theory::octal::Sequence m_sequence;
};

} // namespace laststone::games
