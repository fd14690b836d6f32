// SPDX-License-Identifier: GPL-3.0-or-later
// Taking and breaking in the SG lesson: octal games, "0.77", and Grundy's game, "grundy".
#pragma once

#include "games/sums/sg_game.h"
#include "theory/octal.h"
#include "theory/subtraction.h"

namespace laststone::games {

class OctalGame final : public SgGame {
    LASTSTONE_SENTENCES(SgExplanation)
public:
    static constexpr QLatin1String kKind{"octal"};

    // Heaps up to here in any game, up to kMostPeriodic where a period is proven by the values up to
    // kMostHeap.
    static constexpr theory::Count kMostHeap = 10'000;
    static constexpr theory::Count kMostPeriodic = 100'000;
    // Misère play is searched, with so many stones in all: any position of them can be decided.
    static constexpr theory::Count kMostMisereStones = 40;

    // None if `text` begins neither with a digit nor with "grundy".
    static std::optional<teaching::GameRead> read(QStringView text);

    // Those that can be named by a word, such as "kayles".
    static QStringList names();

    explicit OctalGame(theory::octal::Sequence sequence);

    // The game of a position. REQUIRES: it is one of these.
    static const OctalGame& of(const teaching::Position& position);

    // None for Grundy's game.
    const std::optional<theory::octal::Code>& code() const { return m_sequence.code(); }
    bool isGrundysGame() const { return !code(); }

    // If it is proven by the values up to kMostHeap.
    std::optional<theory::Period> period() const;
    // The values as far as they have been computed, to go on with.
    theory::octal::Sequence knownValues() const;

    QLatin1String kind() const override { return kKind; }
    const theory::subtraction::Set* takes(std::size_t) const override { return m_set ? &*m_set : nullptr; }
    std::optional<teaching::Sentence> checkHeaps(Heaps heaps) const override;
    theory::Count value(std::size_t part, theory::Count heap) const override;
    std::vector<SgOption> unsplitOptions(std::size_t part, theory::Count heap) const override;
    bool canSearchMisere(Heaps heaps) const override;
    teaching::Sentence misereBound(Heaps heaps) const override;
    teaching::Position with(const teaching::Position& position, std::size_t part,
                            theory::Count heap) const override;
    teaching::Position after(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Sentence describe(const teaching::Position& position,
                                const teaching::Move& move) const override;
    teaching::Sentence report(const teaching::Position& position, const teaching::Move& move) const override;
    teaching::Sentence describeBySize(const teaching::Position& position,
                                      const teaching::Move& move) const override;
    teaching::Sentence moveRule(const teaching::Position& position) const override;
    teaching::Sentence invitation(const teaching::Position& position) const override;
    std::vector<theory::Count> firstHeaps() const override;
    SgSequenceEnd sequence(theory::Count to, const std::function<void(theory::Count)>& give) const override;

    theory::Count leastMovable(std::size_t part) const override;
    bool maySplit() const override;
    std::optional<theory::Period> earlyPeriod(std::size_t part, theory::Count last) const override;
    teaching::Sentence shortRule(std::size_t part) const override;

    void addRule(teaching::Steps& steps) const override;
    void addKnowledge(teaching::Steps& steps) const override;
    void addMisereWay(teaching::Steps& steps) const override;
    void addNotes(teaching::Steps& steps) const override;
    std::optional<theory::Period> knownPeriod(std::size_t) const override { return period(); }

protected:
    std::vector<SgOption> listOptions(std::size_t part, theory::Count heap) const override;
    SgMisere searchMisere(Heaps heaps) const override;
    std::shared_ptr<HeapSeries> makeSeries(std::size_t part) const override;

private:
    std::optional<theory::octal::Value> known(theory::Count heap) const;
    teaching::Sentence namedRule() const;
    std::pair<theory::Count, theory::Count> compared(const theory::Period& period) const;
    void addPlainProof(teaching::Steps& steps, const theory::Period& period) const;
    void addDigits(teaching::Steps& steps) const;

    // Of the code: see takes().
    std::optional<theory::subtraction::Set> m_set;
    mutable QMutex m_mutex; // of the sequence
    mutable theory::octal::Sequence m_sequence;
    mutable QMutex m_misereMutex;
    // Few stones need no bound: the positions that there are of them.
    mutable theory::octal::MisereSolver m_misere{m_sequence, theory::kMaxCount};
};

} // namespace laststone::games
