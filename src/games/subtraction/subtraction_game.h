// SPDX-License-Identifier: GPL-3.0-or-later
// Subtraction sets in the SG lesson: one set for all heaps, "{1,3,4}", or one for each, "{1,3,4}+{2,5}".
#pragma once

#include "games/sums/sg_game.h"
#include "teaching/notation.h"
#include "theory/subtraction.h"

#include <QMutex>

namespace laststone::games {

// A set as the notation writes it: "{1,3,4}".
QString setText(const theory::subtraction::Set& set);

class SubtractionGame final : public SgGame {
public:
    // Larger heaps need a period that is proven by values up to here.
    static constexpr theory::Count kMostValues = 4'000'000;

    // Reads sets of numbers and ranges, "{1,3..7}", joined by "+". REQUIRES: `text` begins with a brace.
    static std::variant<std::shared_ptr<const SgGame>, teaching::NotationError> read(QStringView text);

    // REQUIRES: at least one set.
    explicit SubtractionGame(std::vector<theory::subtraction::Set> sets);

    const std::vector<theory::subtraction::Set>& sets() const { return m_sets; }
    // The set of a heap.
    const theory::subtraction::Set& set(std::size_t part) const { return m_sets[index(part)]; }
    bool isOneForAll() const { return m_sets.size() == 1; }

    // The period of a heap's values, if it is proven by the first kMostValues of them.
    std::optional<theory::Period> period(std::size_t part) const;

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
    std::optional<SgMisere> solveMisere(Heaps heaps) const override; // by the values, of any size

private:
    std::size_t index(std::size_t part) const { return isOneForAll() ? 0 : part; }
    std::optional<theory::subtraction::Value> known(std::size_t part, theory::Count heap) const;

    std::vector<theory::subtraction::Set> m_sets;
    mutable QMutex m_mutex;
    mutable std::vector<theory::subtraction::Sequence> m_sequences;
};

} // namespace laststone::games
