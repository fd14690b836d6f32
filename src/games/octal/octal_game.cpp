// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/octal/octal_game.h"

#include "games/common/all_moves.h"
#include "games/common/nim_sum.h"
#include "games/sums/sum_steps.h"

#include <algorithm>
#include <array>
#include <map>

namespace laststone::games {

namespace octal = theory::octal;

namespace {

constexpr QLatin1String kGrundy("grundy");
constexpr QLatin1String kKayles("kayles"); // by its name; it is written as its code
constexpr QStringView kKaylesCode(u"0.77");

struct Words {
    LASTSTONE_SENTENCES(SgRule)
};

struct SequenceWords {
    LASTSTONE_SENTENCES(SgSequence)
};

Sentence expected(octal::Code::Expected what)
{
    switch (what) {
    case octal::Code::Expected::ZeroOrFour:
        return Words::phrase("an octal code begins with 0 or 4");
    case octal::Code::Expected::Point:
        return Words::phrase("a point is expected, as in “0.77”");
    case octal::Code::Expected::Digit:
        return Words::phrase("a digit from 0 to 7 is expected");
    case octal::Code::Expected::End:
        //: %1 is how many digits a code may have at most
        return Words::phrase("digits from 0 to 7, up to %1 of them, then “misere” or a colon are expected")(
            Count{octal::Code::kMaxDigits});
    }
    Q_UNREACHABLE();
}

Move toMove(std::size_t part, const octal::Move& move)
{
    return {part, move.taken, move.second};
}

// The digits 0 and 3 alone.
std::optional<theory::subtraction::Set> setOf(const octal::Code& code)
{
    std::vector<Count> numbers;
    for (Count place = 0; place <= code.lastPlace(); ++place) {
        if (code.digit(place) != 0 && code.digit(place) != 3)
            return std::nullopt;
        if (code.digit(place) == 3)
            numbers.push_back(place);
    }
    return theory::subtraction::Set::make(numbers);
}

octal::Move fromMove(const Position& position, const Move& move)
{
    return {move.take, position.heaps[move.heap] - move.take - move.split, move.split};
}

} // namespace

std::optional<GameRead> OctalGame::read(QStringView text)
{
    const QStringView word = text.trimmed();
    if (word.startsWith(kGrundy, Qt::CaseInsensitive)) {
        if (word.size() == kGrundy.size())
            return std::make_shared<const OctalGame>(octal::Sequence::grundysGame());
        return NotationError{Words::phrase("“misere” or a colon is expected after “grundy”"),
                             kGrundy.size() + 1};
    }
    if (word.compare(kKayles, Qt::CaseInsensitive) == 0)
        return read(kKaylesCode);
    if (word.isEmpty() || !word[0].isDigit())
        return std::nullopt;
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

QStringList OctalGame::names()
{
    return {kKayles, kGrundy};
}

OctalGame::OctalGame(octal::Sequence sequence)
    : SgGame(sequence.code() ? QString::fromStdString(sequence.code()->text()) : QString(kGrundy))
    , m_set(sequence.code() ? setOf(*sequence.code()) : std::nullopt)
    , m_sequence(std::move(sequence))
{
}

const OctalGame& OctalGame::of(const Position& position)
{
    return static_cast<const OctalGame&>(SgGame::of(position));
}

std::optional<octal::Value> OctalGame::known(Count heap) const
{
    constexpr Count kAhead = 256; // the next ones will be asked for, too
    const QMutexLocker lock(&m_mutex);
    if (!m_sequence.at(heap))
        m_sequence.extendTo(std::min(kMostHeap, heap + kAhead));
    return heap <= kMostPeriodic ? m_sequence.at(heap) : std::nullopt;
}

octal::Sequence OctalGame::knownValues() const
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

std::optional<Sentence> OctalGame::checkHeaps(Heaps heaps) const
{
    for (const Count heap : heaps) {
        if (known(heap))
            continue;
        if (period()) {
            //: %1 is a number of stones
            return Words::phrase("heaps that may split are at most %1 here")(Count{kMostPeriodic});
        }
        //: %1 is a number of stones
        return Words::phrase("no period of this game is proven up to %1, so heaps are at most %1")(
            Count{kMostHeap});
    }
    return std::nullopt;
}

Count OctalGame::value(std::size_t, Count heap) const
{
    return known(heap).value();
}

std::vector<SgOption> OctalGame::listOptions(std::size_t part, Count heap) const
{
    known(heap); // and all below it
    const QMutexLocker lock(&m_mutex);
    const std::vector<octal::Move> moves = m_sequence.moves(heap);
    std::vector<SgOption> result;
    result.reserve(moves.size());
    for (const octal::Move& move : moves) {
        const Count value = Count{*m_sequence.at(move.first)} ^ *m_sequence.at(move.second);
        const int count = move.second > 0 ? 2 : move.first > 0 ? 1 : 0;
        result.push_back({toMove(part, move), count, move.first, move.second, value});
    }
    return result;
}

std::vector<SgOption> OctalGame::unsplitOptions(std::size_t part, Count heap) const
{
    std::vector<SgOption> result;
    const Count last = code() ? std::min(code()->lastPlace(), heap) : 0;
    for (Count taken = 1; taken <= last; ++taken) {
        const Count left = heap - taken;
        if ((code()->digit(taken) & (left == 0 ? 1 : 2)) != 0)
            result.push_back({{part, taken, 0}, left > 0 ? 1 : 0, left, 0, value(part, left)});
    }
    return result;
}

bool OctalGame::canSearchMisere(Heaps heaps) const
{
    return stonesLeft({nullptr, theory::Play::Misere, {heaps.begin(), heaps.end()}}) <= kMostMisereStones;
}

Sentence OctalGame::misereBound(Heaps heaps) const
{
    Count stones = 0; // no further than a count goes
    for (const Count heap : heaps)
        stones += std::min(heap, theory::kMaxCount - stones);
    //: %1 and %2 are numbers of stones, %1 < %2
    return Words::phrase(
        "misère play is not ruled by SG values but searched, with up to %1 stones in all; these are %2")(
        Count{kMostMisereStones}, stones);
}

SgMisere OctalGame::searchMisere(Heaps heaps) const
{
    QMutexLocker lock(&m_misereMutex);
    const auto moves = m_misere.winningMoves(heaps).value();
    lock.unlock();
    SgMisere result;
    for (const octal::SumMove& move : moves)
        result.winningMoves.push_back(toMove(move.heap, move.move));
    // Who cannot move wins.
    result.outcome = !moves.empty() || isOver(heaps) ? theory::Outcome::N : theory::Outcome::P;
    return result;
}

// A heap of 0 is left out, as after a move.
Position OctalGame::with(const Position& position, std::size_t part, Count heap) const
{
    Position result = SgGame::with(position, part, heap);
    if (heap == 0 && position.heaps[part] != 0 && result.heaps.size() > 1)
        result.heaps.erase(result.heaps.begin() + static_cast<std::ptrdiff_t>(part));
    return result;
}

Position OctalGame::after(const Position& position, const Move& move) const
{
    Position result = position;
    result.heaps = octal::after(position.heaps, {move.heap, fromMove(position, move)});
    if (result.heaps.empty())
        result.heaps.push_back(0); // a position has at least one number
    return result;
}

Sentence OctalGame::describe(const Position& position, const Move& move) const
{
    if (position.heaps.size() == 1)
        return describeBySize(position, move);
    const octal::Move full = fromMove(position, move);
    const Count place = Count{move.heap} + 1;
    if (full.taken == 0) {
        //: a move, to stand within a sentence: "split heap 2 into 3 and 4"
        return Words::phrase("split heap %1 into %2 and %3")(place, full.first, full.second);
    }
    if (full.first == 0) {
        //: a move, to stand within a sentence: "take heap 3 whole"
        return Words::phrase("take heap %1 whole")(place);
    }
    if (full.second == 0)
        return takeWords(full.taken, move.heap);
    //: a move, to stand within a sentence: "take 2 from heap 3 so that 4 and 1 are left"
    return Words::phrase("take %1 from heap %2 so that %3 and %4 are left")(full.taken, place, full.first,
                                                                            full.second);
}

// By its size, as the numbers of heaps change with every split.
Sentence OctalGame::report(const Position& position, const Move& move) const
{
    const octal::Move full = fromMove(position, move);
    const Clauses heap{{heapBySize(position, move.heap)}};
    if (full.taken == 0)
        return describeBySize(position, move); // "split" is said of both
    if (full.first == 0) {
        //: a move that was made, behind the name of its player: "took the heap of 2 whole", %1 is "the heap
        //: of 2"
        return Words::phrase("took %1 whole")(heap);
    }
    if (full.second == 0) {
        //: a move that was made, behind the name of its player: "took 2 from the heap of 7", %2 is "the heap
        //: of 7"
        return Words::phrase("took %1 from %2")(full.taken, heap);
    }
    //: a move that was made, behind the name of its player: "took 2 from the heap of 7 and split the rest
    //: into 4 and 1", %2 is "the heap of 7"
    return Words::phrase("took %1 from %2 and split the rest into %3 and %4")(full.taken, heap, full.first,
                                                                              full.second);
}

Sentence OctalGame::describeBySize(const Position& position, const Move& move) const
{
    const octal::Move full = fromMove(position, move);
    const Clauses heap{{heapBySize(position, move.heap)}};
    if (full.taken == 0) {
        //: a move, to stand within a sentence: "split the heap of 7 into 3 and 4", %1 is "the heap of 7"
        return Words::phrase("split %1 into %2 and %3")(heap, full.first, full.second);
    }
    if (full.first == 0) {
        //: a move, to stand within a sentence: "take the heap of 2 whole", %1 is "the heap of 2"
        return Words::phrase("take %1 whole")(heap);
    }
    if (full.second == 0) {
        //: a move, to stand within a sentence: "take 2 from the heap of 7", %2 is "the heap of 7"
        return Words::phrase("take %1 from %2")(full.taken, heap);
    }
    //: a move, to stand within a sentence: "take 2 from the heap of 7 so that 4 and 1 are left", %2 is "the
    //: heap of 7"
    return Words::phrase("take %1 from %2 so that %3 and %4 are left")(full.taken, heap, full.first,
                                                                       full.second);
}

Sentence OctalGame::moveRule(const Position&) const
{
    if (isGrundysGame())
        return Words::phrase("Split one heap into two of different sizes.");
    if (rule() == QLatin1String("0.77"))
        return Words::phrase("Take one stone or two from a heap, then split the rest if you like.");
    if (rule() == QLatin1String("0.07"))
        return Words::phrase("Take two stones from a heap, then split the rest if you like.");
    if (rule() == QLatin1String("0.137")) {
        return Words::phrase("Take two stones from a heap, or three and split the rest if you like; a heap "
                             "of one stone may be taken, too.");
    }
    //: %1 is an octal code such as "0.16"
    return Words::phrase("Take stones from a heap as the digits of %1 allow.")(rule());
}

Sentence OctalGame::invitation(const Position&) const
{
    return Words::phrase("Your move: click a stone, or drag over several.");
}

std::vector<Count> OctalGame::firstHeaps() const
{
    // Some that can be won, where the game has such.
    constexpr Count kLarger = 9;
    for (Count smaller = 5; smaller < kLarger; ++smaller) {
        if (value(0, kLarger) != value(0, smaller))
            return {kLarger, smaller};
    }
    return {kLarger, kLarger - 1};
}

SgSequenceEnd OctalGame::sequence(Count to, const std::function<void(Count)>& give) const
{
    octal::Sequence all = knownValues();
    if (!all.extendTo(to))
        return NotationError{SequenceWords::phrase("a value is too large for this program"), 1};
    std::ranges::for_each(all.values().first(to + 1), give);
    if (!isGrundysGame())
        return periodProven(all.period(), to);
    //: %1 is a number of stones
    return SequenceWords::phrase("no period of Grundy’s game is known, and none is proven up to %1")(to);
}

std::shared_ptr<HeapSeries> OctalGame::makeSeries(std::size_t) const
{
    return std::make_shared<HeapSeries>(knownValues());
}

Count OctalGame::leastMovable(std::size_t part) const
{
    const Count last = code() ? code()->lastPlace() + 2 : 3;
    for (Count heap = 1; heap < last; ++heap) {
        if (hasMove(part, heap))
            return heap;
    }
    return last;
}

bool OctalGame::maySplit() const
{
    if (isGrundysGame())
        return true;
    for (Count place = 0; place <= code()->lastPlace(); ++place) {
        if ((code()->digit(place) & 4) != 0)
            return true;
    }
    return false;
}

// What happens to be known does not count, as it is not always the same. The period is looked for now and
// then only, so some more values are needed for one that these prove.
std::optional<theory::Period> OctalGame::earlyPeriod(std::size_t, Count last) const
{
    if (isGrundysGame())
        return std::nullopt;
    octal::Sequence sequence(*code());
    sequence.extendTo(2 * last + 64);
    const auto proof = octal::periodProof(sequence);
    return proof && proof->end <= last ? sequence.period() : std::nullopt;
}

Sentence OctalGame::shortRule(std::size_t) const
{
    if (isGrundysGame())
        return Words::phrase("Grundy’s game");
    //: %1 is an octal code such as "0.77"; followed by a colon and a question
    return Words::phrase("Game %1")(rule());
}

// ---- What it adds to the steps of sums ----

// In words, of a game that has a name; else empty.
Sentence OctalGame::namedRule() const
{
    const QString code = rule();
    if (code == QLatin1String("0.77"))
        return phrase("Kayles: take one stone or two from a heap, then split the rest of it if you like");
    if (code == QLatin1String("0.07"))
        return phrase("Dawson’s Kayles: take two stones from a heap, then split the rest of it if you like");
    if (code == QLatin1String("0.137")) {
        return phrase("Dawson’s chess: take two stones, or three and split the rest if you like; a heap of "
                      "one may be taken");
    }
    return {};
}

// What the digits of the code allow.
void OctalGame::addDigits(Steps& steps) const
{
    const octal::Code& code = this->code().value();
    steps.detail(phrase("The digits after the point stand for taking 1, 2, 3, … stones. Each is the sum of "
                        "what may be left of the heap: 1 for nothing, 2 for one heap, 4 for two heaps."));
    if (code.digit(0) != 0) {
        steps.detail(
            phrase("The 4 before the point: without taking a stone, a heap may be split into two heaps."));
    }
    //: each is of one digit; %1 is a list of numbers of stones such as "1, 2"
    const std::array rules{
        phrase("Taking %1 (digit 1): leave nothing."),
        phrase("Taking %1 (digit 2): leave one heap."),
        phrase("Taking %1 (digit 3 = 2 + 1): leave nothing or one heap."),
        phrase("Taking %1 (digit 4): leave two heaps."),
        phrase("Taking %1 (digit 5 = 4 + 1): leave nothing or two heaps."),
        phrase("Taking %1 (digit 6 = 4 + 2): leave one heap or two heaps."),
        phrase("Taking %1 (digit 7 = 4 + 2 + 1): leave nothing, one heap or two heaps."),
    };
    std::map<std::size_t, Numbers> places; // of each digit
    std::vector<std::size_t> digits; // each once, those for few stones first
    for (Count place = 1; place <= code.lastPlace(); ++place) {
        const auto digit = static_cast<std::size_t>(code.digit(place));
        if (digit > 0 && places[digit].values.empty())
            digits.push_back(digit);
        places[digit].values.push_back(place);
    }
    for (const std::size_t digit : digits)
        steps.detail(rules[digit - 1](places[digit]));
    if (digits.empty() && code.digit(0) == 0)
        steps.detail(phrase("This code allows no move at all."));
    if (m_set) {
        //: %1 is a set of numbers such as "{1,3,4}"
        steps.detail(phrase("No heap is split, and any rest may be left: this is the subtraction set %1.")(
            setFormula(m_set->numbers())));
    }
}

void OctalGame::addRule(Steps& steps) const
{
    if (isGrundysGame()) {
        steps.add("rule", phrase("Grundy’s game: a move splits one heap into two of different sizes"))
            .detail(phrase("No stone is taken. Heaps of 1 and 2 cannot be split any more."));
    } else if (const Sentence words = namedRule(); !words.isEmpty()) {
        steps.add("rule", words); // whoever knows it has time for the code: see addNotes()
    } else {
        //: %1 is an octal code such as "0.16"
        steps.add("rule", phrase("The octal game %1: its digits say which moves there are")(rule()));
        addDigits(steps);
    }
    steps.detail(lastMoveRule(steps.position().play));
}

void OctalGame::addNotes(Steps& steps) const
{
    if (isGrundysGame() || namedRule().isEmpty())
        return;
    //: the last step, of a game whose rule has been told in words; %1 is an octal code such as "0.77"
    steps.add("code", phrase("As an octal code, the rule is %1")(rule()));
    addDigits(steps);
}

void OctalGame::addKnowledge(Steps& steps) const
{
    if (m_set) {
        addSetValues(steps, kMostHeap);
        return;
    }
    const auto valueAt = [&](Count n) { return value(0, n); };
    const Count largest = std::ranges::max(steps.position().heaps);
    if (knownPeriod(0) ? !needsPeriod(steps.position(), 0) : largest < kMostRowValues) {
        addFirstValues(steps, QStringLiteral("g"), largest, valueAt);
        return;
    }
    const auto period = isGrundysGame() ? std::nullopt : this->period();
    if (!period) {
        //: %1 is a number of stones
        steps
            .add("no-period",
                 !isGrundysGame() ? phrase("No period is proven by the values up to %1")(Count{kMostHeap})
                                  : phrase("No period of Grundy’s game is known"))
            .detail(phrase("So the values are computed one after the other, from g(0) on."))
            .details(firstValues(QStringLiteral("g"), valueAt));
        return;
    }
    constexpr std::size_t kMostExceptions = 40; // that are listed
    const octal::Sequence values = knownValues();
    const octal::PeriodProof proof = octal::periodProof(values).value();
    addProvenPeriod(steps, QStringLiteral("g"), *period, valueAt,
                    maySplit() ? proof.end - 1 : compared(*period).second + period->period);
    const Numbers exceptions{theory::exceptions(values)};
    const Count count = exceptions.values.size();
    if (count > kMostExceptions) {
        //: %1 is a number of heaps
        steps.detail(phrase("Before that, %1 heaps differ from the period carried on backwards.")(count));
    } else if (count > 0) {
        //: %1 is a list of sizes of heaps, all smaller than the pre-period
        steps.detail(phrase("Before that, only these heaps differ from the period carried on backwards: %1.")(
            exceptions));
    }
    if (!maySplit()) {
        addPlainProof(steps, *period);
        return;
    }
    //: n₀, p and k are names of numbers: %1 is n₀, %2 is p, %3 is k; %4 is 2·n₀ + p + k
    steps.detail(
        phrase("Proof, by the theorem of Guy and Smith (1956): let k be the largest number that may be "
               "taken. If g(n + p) = g(n) holds for all n with n₀ ≤ n < 2·n₀ + p + k, then for all n ≥ n₀. "
               "Here n₀ = %1, p = %2 and k = %3, and the values have been compared for all n < %4.")(
            proof.from, proof.period, proof.place, proof.end));
    if (period->prePeriod < proof.from) {
        //: %1 is a formula such as "g(2) = g(0)"
        steps.detail(phrase("The theorem begins with n₀ = 1; the first values show %1 as well.")(
            QStringLiteral("%1 = %2").arg(symbol(0, proof.period), symbol(0, 0))));
    }
    steps.detail(phrase(
        "The reason: let n ≥ 2·n₀ + p + k, and suppose that g(m + p) = g(m) holds for all m from n₀ to n − "
        "1. A move from n + p leaves at least 2·(n₀ + p) stones in at most two heaps, so one of these has n₀ "
        "+ p or more; with p fewer it has the same value, and that is a move from n. In the same way each "
        "move from n is one from n + p. So both have options of the same values, and the same mex."));
}

// Where no heap splits, each value follows from few before it, once whole heaps are too large to be taken.
// These are so many that are the same one period later, from the first to the last of them.
std::pair<Count, Count> OctalGame::compared(const theory::Period& period) const
{
    const Count first = std::max<Count>(period.prePeriod, 1);
    return {first, first + std::max<Count>(code()->lastPlace(), 2) - 1};
}

void OctalGame::addPlainProof(Steps& steps, const theory::Period& period) const
{
    const auto [first, last] = compared(period);
    //: %1 is the largest number that may be taken; the other places are numbers of heaps, %2 < %3, %4 < %5
    steps.detail(
        phrase("Proof: no heap is split, so the value of a heap with more than %1 stones follows from those "
               "before it, no further back than %1, the largest number that may be taken. The values for n = "
               "%4 to %5 are the same as those for n = %2 to %3, so all that follow repeat as well.")(
            code()->lastPlace(), first, last, first + period.period, last + period.period));
    if (period.prePeriod < first) {
        //: %1 is a formula such as "g(2) = g(0)"
        steps.detail(phrase("And the first values show %1.")(
            QStringLiteral("%1 = %2").arg(symbol(0, period.period), symbol(0, 0))));
    }
}

void OctalGame::addMisereWay(Steps& steps) const
{
    if (m_set) {
        addSetMisere(steps);
        return;
    }
    //: %1 is a number of stones
    steps.detail(phrase("The program does it for up to %1 stones in all; no rule is known that would hold "
                        "for every game of this kind.")(Count{kMostMisereStones}));
    if (rule() == QLatin1String("0.77")) {
        steps.detail(phrase("For Kayles W. L. Sibert and J. H. Conway have found one; it is not used here."));
    }
}

} // namespace laststone::games
