// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/octal/octal_game.h"

#include "games/octal/octal_explanation.h"

#include "theory/octal_misere.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using teaching::Difficulty;
using teaching::Move;
using teaching::NotationError;
using teaching::Sentence;
using theory::Count;
namespace octal = theory::octal;

namespace {

constexpr QLatin1String kGrundy("grundy");

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"SgRule", source, std::move(arguments)};
}

Sentence expected(octal::Code::Expected what)
{
    switch (what) {
    case octal::Code::Expected::ZeroOrFour:
        return sentence(QT_TRANSLATE_NOOP("SgRule", "an octal code begins with 0 or 4"));
    case octal::Code::Expected::Point:
        return sentence(QT_TRANSLATE_NOOP("SgRule", "a point is expected, as in “0.77”"));
    case octal::Code::Expected::Digit:
        return sentence(QT_TRANSLATE_NOOP("SgRule", "a digit from 0 to 7 is expected"));
    case octal::Code::Expected::End:
        //: %1 is how many digits a code may have at most
        return sentence(QT_TRANSLATE_NOOP("SgRule",
                                          "digits from 0 to 7, up to %1 of them, then “misere” or a colon "
                                          "are expected"),
                        {Count{octal::Code::kMaxDigits}});
    }
    Q_UNREACHABLE();
}

Move toMove(std::size_t part, const octal::Move& move)
{
    return {part, move.taken, move.second};
}

octal::Move fromMove(Heaps heaps, const Move& move)
{
    return {move.take, heaps[move.heap] - move.take - move.split, move.split};
}

} // namespace

bool OctalGame::looksLikeOne(QStringView text)
{
    return text.startsWith(kGrundy, Qt::CaseInsensitive) || (!text.isEmpty() && text[0].isDigit());
}

std::variant<std::shared_ptr<const SgGame>, NotationError> OctalGame::read(QStringView text)
{
    const QStringView word = text.trimmed();
    if (word.startsWith(kGrundy, Qt::CaseInsensitive)) {
        if (word.size() == kGrundy.size())
            return std::make_shared<const OctalGame>(octal::Sequence::grundysGame());
        return NotationError{
            sentence(QT_TRANSLATE_NOOP("SgRule", "“misere” or a colon is expected after “grundy”")),
            kGrundy.size() + 1};
    }
    // One for one, so that columns stay; what is no ASCII is no digit either.
    std::string ascii;
    for (const QChar c : word)
        ascii.push_back(c.unicode() < 128 ? static_cast<char>(c.unicode()) : '?');
    octal::Code::Error error;
    const auto code = octal::Code::parse(ascii, &error);
    if (!code)
        return NotationError{expected(error.expected), static_cast<qsizetype>(error.position) + 1};
    return std::make_shared<const OctalGame>(octal::Sequence(*code));
}

OctalGame::OctalGame(octal::Sequence sequence)
    : SgGame(sequence.code() ? QString::fromStdString(sequence.code()->text()) : QString(kGrundy))
    , m_sequence(std::move(sequence))
{
}

std::optional<octal::Value> OctalGame::known(Count heap) const
{
    constexpr Count kAhead = 256; // the next ones will be asked for, too
    const QMutexLocker lock(&m_mutex);
    if (!m_sequence.at(heap))
        m_sequence.extendTo(std::min(kMostHeap, heap + kAhead));
    return heap <= kMostPeriodic ? m_sequence.at(heap) : std::nullopt;
}

octal::Sequence OctalGame::sequence() const
{
    const QMutexLocker lock(&m_mutex);
    return m_sequence;
}

std::optional<theory::Period> OctalGame::period() const
{
    const QMutexLocker lock(&m_mutex);
    if (!m_sequence.period() && m_sequence.code())
        m_sequence.extendTo(kMostHeap);
    return m_sequence.period();
}

std::optional<octal::PeriodProof> OctalGame::periodProof() const
{
    if (!period())
        return std::nullopt;
    const QMutexLocker lock(&m_mutex);
    return octal::periodProof(m_sequence);
}

std::vector<Count> OctalGame::exceptions() const
{
    if (!period())
        return {};
    const QMutexLocker lock(&m_mutex);
    return theory::exceptions(m_sequence);
}

std::optional<Sentence> OctalGame::check(Heaps heaps) const
{
    for (const Count heap : heaps) {
        if (known(heap))
            continue;
        if (period()) {
            //: %1 is a number of stones
            return sentence(QT_TRANSLATE_NOOP("SgRule", "heaps that may split are at most %1 here"),
                            {kMostPeriodic});
        }
        //: %1 is a number of stones
        return sentence(
            QT_TRANSLATE_NOOP("SgRule", "no period of this game is proven up to %1, so heaps are at most %1"),
            {kMostHeap});
    }
    return std::nullopt;
}

Count OctalGame::value(std::size_t, Count heap) const
{
    return known(heap).value();
}

std::vector<SgOption> OctalGame::options(std::size_t part, Count heap) const
{
    known(heap); // and all below it
    const QMutexLocker lock(&m_mutex);
    std::vector<SgOption> result;
    for (const octal::Move& move : m_sequence.moves(heap)) {
        const Count value = Count{*m_sequence.at(move.first)} ^ *m_sequence.at(move.second);
        const int count = move.second > 0 ? 2 : move.first > 0 ? 1 : 0;
        result.push_back({toMove(part, move), count, move.first, move.second, value});
    }
    return result;
}

bool OctalGame::hasMove(std::size_t part, Count heap) const
{
    // Mostly the value tells at once.
    return heap > 0 && (value(part, heap) > 0 || !options(part, heap).empty());
}

std::optional<SgMisere> OctalGame::solveMisere(Heaps heaps) const
{
    if (stonesLeft(heaps) > kMostMisereStones)
        return std::nullopt;
    // A copy needs no lock.
    const auto moves = octal::misereWinningMoves(sequence(), heaps, theory::kMaxCount);
    if (!moves)
        return std::nullopt;
    SgMisere result;
    for (const octal::SumMove& move : *moves)
        result.winningMoves.push_back(toMove(move.heap, move.move));
    // Who cannot move wins.
    result.outcome = !moves->empty() || isOver(heaps) ? theory::Outcome::N : theory::Outcome::P;
    return result;
}

std::vector<Count> OctalGame::after(Heaps heaps, const Move& move) const
{
    std::vector<Count> left = octal::after(heaps, {move.heap, fromMove(heaps, move)});
    if (left.empty())
        left.push_back(0); // a position has at least one number
    return left;
}

Sentence OctalGame::describe(Heaps heaps, const Move& move) const
{
    const octal::Move full = fromMove(heaps, move);
    const Count place = Count{move.heap} + 1;
    if (full.taken == 0) {
        //: a move, to stand within a sentence: "split heap 2 into 3 and 4"
        return sentence(QT_TRANSLATE_NOOP("SgRule", "split heap %1 into %2 and %3"),
                        {place, full.first, full.second});
    }
    if (full.first == 0) {
        //: a move, to stand within a sentence: "take all 2 of heap 3"
        return sentence(QT_TRANSLATE_NOOP("SgRule", "take all %1 of heap %2"), {full.taken, place});
    }
    if (full.second == 0) {
        //: a move, to stand within a sentence: "take 2 from heap 3 and leave 5"
        return sentence(QT_TRANSLATE_NOOP("SgRule", "take %1 from heap %2 and leave %3"),
                        {full.taken, place, full.first});
    }
    //: a move, to stand within a sentence: "take 2 from heap 3 and leave 4 and 1"
    return sentence(QT_TRANSLATE_NOOP("SgRule", "take %1 from heap %2 and leave %3 and %4"),
                    {full.taken, place, full.first, full.second});
}

QString OctalGame::shortForm(Heaps heaps, const Move& move) const
{
    const octal::Move full = fromMove(heaps, move);
    const QString text = QStringLiteral("%1→%2").arg(heaps[move.heap]).arg(full.first);
    return full.second == 0 ? text : text + QStringLiteral("+%1").arg(full.second);
}

std::vector<Count> OctalGame::firstHeaps() const
{
    return {9, 5};
}

std::vector<Count> OctalGame::randomHeaps(Difficulty difficulty, QRandomGenerator& random) const
{
    struct Deal {
        quint32 fewestHeaps;
        quint32 mostHeaps;
        quint32 largest;
    };
    constexpr Deal kDeals[] = {{1, 2, 7}, {1, 3, 10}, {2, 4, 16}};
    const Deal deal = kDeals[static_cast<int>(difficulty)];
    std::vector<Count> heaps(random.bounded(deal.fewestHeaps, deal.mostHeaps + 1));
    for (Count& heap : heaps)
        heap = random.bounded(2u, deal.largest + 1);
    return heaps;
}

teaching::Explanation OctalGame::explain(const teaching::Position& position) const
{
    return explainOctal(*this, position);
}

const OctalGame* asOctal(const SgGame& game)
{
    return dynamic_cast<const OctalGame*>(&game);
}

} // namespace laststone::games
