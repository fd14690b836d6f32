// SPDX-License-Identifier: GPL-3.0-or-later
// Subtraction sets in the SG lesson: one set for all heaps, "{1,3,4}", or one for each, "{1,3,4}+{2,5}".
#pragma once

#include "games/sums/sg_game.h"
#include "theory/subtraction.h"

namespace laststone::games {

// A set as the notation writes it: "{1,3,4}".
QString setText(const theory::subtraction::Set& set);

class SubtractionGame final : public SgGame {
    LASTSTONE_SENTENCES(SgExplanation)
public:
    static constexpr QLatin1String kOneSet{"set"};
    static constexpr QLatin1String kSeveralSets{"sets"};

    // Larger heaps need a period that is proven by values up to here.
    static constexpr theory::Count kMostValues = 4'000'000;

    // Reads sets of numbers and ranges, "{1,3..7}", joined by "+"; none if `text` does not begin with a
    // brace.
    static std::optional<teaching::GameRead> read(QStringView text);

    // The game in which all numbers from 1 to `last` may be taken, and the most that it may be, so that its
    // set is readable.
    static constexpr theory::Count kMostReadable = 64;
    static std::shared_ptr<const SubtractionGame> ofAllUpTo(theory::Count last);

    // REQUIRES: at least one set.
    explicit SubtractionGame(std::vector<theory::subtraction::Set> sets);

    // The game of a position. REQUIRES: it is one of these.
    static const SubtractionGame& of(const teaching::Position& position);

    const std::vector<theory::subtraction::Set>& sets() const { return m_sets; }
    // The set of a heap.
    const theory::subtraction::Set& set(std::size_t part) const { return m_sets[firstAlike(part)]; }
    const theory::subtraction::Set* takes(std::size_t part) const override { return &set(part); }
    bool isOneForAll() const { return m_sets.size() == 1; }

    // The period of a heap's values, if it is proven by the first kMostValues of them.
    std::optional<theory::Period> period(std::size_t part) const;

    QLatin1String kind() const override { return isOneForAll() ? kOneSet : kSeveralSets; }
    std::optional<teaching::Sentence> checkHeaps(Heaps heaps) const override;
    theory::Count value(std::size_t part, theory::Count heap) const override;
    teaching::Sentence describe(const teaching::Position& position,
                                const teaching::Move& move) const override;
    teaching::Sentence report(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Sentence moveRule(const teaching::Position& position) const override;
    std::vector<theory::Count> firstHeaps() const override;
    SgSequenceEnd sequence(theory::Count to, const std::function<void(theory::Count)>& give) const override;

    QString g(std::size_t part) const override;
    std::size_t ownValues() const override { return isOneForAll() ? 0 : m_sets.size(); }
    std::size_t firstAlike(std::size_t part) const override { return isOneForAll() ? 0 : m_alike[part]; }
    theory::Count leastMovable(std::size_t part) const override { return set(part).smallest(); }
    std::optional<theory::Period> earlyPeriod(std::size_t part, theory::Count last) const override;
    teaching::Sentence shortRule(std::size_t part) const override;

    void addRule(teaching::Steps& steps) const override;
    void addKnowledge(teaching::Steps& steps) const override;
    void addMisereWay(teaching::Steps& steps) const override;
    std::optional<theory::Period> knownPeriod(std::size_t part) const override;

protected:
    std::vector<SgOption> listOptions(std::size_t part, theory::Count heap) const override;
    std::shared_ptr<HeapSeries> makeSeries(std::size_t part) const override;

private:
    std::optional<theory::subtraction::Value> known(std::size_t part, theory::Count heap) const;

    std::vector<theory::subtraction::Set> m_sets;
    std::vector<std::size_t> m_alike; // of each part the first that has its set
    mutable QMutex m_mutex;
    mutable std::vector<theory::subtraction::Sequence> m_sequences;
};

} // namespace laststone::games
