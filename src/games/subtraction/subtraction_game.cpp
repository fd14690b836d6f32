// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/subtraction/subtraction_game.h"

#include "games/common/nim_sum.h"
#include "games/sums/sum_steps.h"

#include <algorithm>
#include <numeric>

namespace laststone::games {

namespace subtraction = theory::subtraction;

namespace {

struct Words {
    LASTSTONE_SENTENCES(SgRule)
};

struct SequenceWords {
    LASTSTONE_SENTENCES(SgSequence)
};

// Reads along a text; the place is where the next character stands.
class SetReader {
public:
    explicit SetReader(QStringView text) : m_text(text) { }

    // "{1,3..7}", or what is wrong with it.
    std::variant<subtraction::Set, NotationError> set()
    {
        if (!skip(QLatin1Char('{')))
            return error(Words::phrase("a set in braces is expected, as in “{1,3,4}”"));
        const qsizetype first = m_at;
        std::vector<Count> numbers;
        bool closed = skip(QLatin1Char('}'));
        while (!closed) {
            // Between two commas, and between a comma and a brace, there is a number.
            const bool needed = numbers.empty() || skip(QLatin1Char(','));
            if (auto wrong = numberOrRange(numbers))
                return needed ? numberExpected() : *wrong;
            closed = skip(QLatin1Char('}'));
        }
        const auto made = subtraction::Set::make(numbers);
        if (made)
            return *made;
        m_at = first;
        //: %1 is how many numbers a set may have at most
        return error(Words::phrase("the set needs from 1 to %1 different numbers")(
            Count{subtraction::Set::kMostNumbers}));
    }

    bool skip(QLatin1Char wanted)
    {
        skipBlanks();
        if (m_at == m_text.size() || m_text[m_at] != wanted)
            return false;
        ++m_at;
        return true;
    }
    bool atEnd()
    {
        skipBlanks();
        return m_at == m_text.size();
    }
    NotationError error(Sentence expected) const { return {std::move(expected), m_at + 1}; }

private:
    void skipBlanks()
    {
        while (m_at < m_text.size() && m_text[m_at] == QLatin1Char(' '))
            ++m_at;
    }
    NotationError numberExpected() const
    {
        //: %1 is the largest number that may be in a set
        return error(
            Words::phrase("a number from 1 to %1 is expected")(Count{subtraction::Set::kLargestNumber}));
    }
    NotationError wrongNumber() const
    {
        //: %1 is the largest number that may be in a set
        return error(Words::phrase("a number from 1 to %1 is expected, or the brace that closes the set")(
            Count{subtraction::Set::kLargestNumber}));
    }
    std::optional<Count> number()
    {
        skipBlanks();
        const qsizetype first = m_at;
        Count value = 0;
        while (m_at < m_text.size() && m_text[m_at] >= QLatin1Char('0') && m_text[m_at] <= QLatin1Char('9')
               && value <= subtraction::Set::kLargestNumber) {
            value = value * 10 + static_cast<Count>(m_text[m_at].digitValue());
            ++m_at;
        }
        if (m_at == first || value == 0 || value > subtraction::Set::kLargestNumber) {
            m_at = first;
            return std::nullopt;
        }
        return value;
    }
    std::optional<NotationError> numberOrRange(std::vector<Count>& numbers)
    {
        const auto first = number();
        if (!first)
            return wrongNumber();
        Count last = *first;
        if (skip(QLatin1Char('.'))) {
            const bool range = skip(QLatin1Char('.'));
            const auto end = range ? number() : std::nullopt;
            if (!end || *end < *first)
                return wrongNumber();
            last = *end;
        }
        for (Count each = *first; each <= last && numbers.size() <= subtraction::Set::kMostNumbers; ++each)
            numbers.push_back(each);
        return std::nullopt;
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

QString text(const std::vector<subtraction::Set>& all)
{
    QStringList sets;
    for (const subtraction::Set& set : all)
        sets << setText(set);
    return sets.join(QLatin1Char('+'));
}

} // namespace

QString setText(const subtraction::Set& set)
{
    QStringList numbers;
    for (const Count number : set.numbers())
        numbers << QString::number(number);
    return QLatin1Char('{') + numbers.join(QLatin1Char(',')) + QLatin1Char('}');
}

std::optional<GameRead> SubtractionGame::read(QStringView text)
{
    if (!text.startsWith(QLatin1Char('{')))
        return std::nullopt;
    SetReader reader(text);
    std::vector<subtraction::Set> sets;
    do {
        auto set = reader.set();
        if (const auto* error = std::get_if<NotationError>(&set))
            return *error;
        sets.push_back(std::get<subtraction::Set>(set));
    } while (reader.skip(QLatin1Char('+')));
    if (!reader.atEnd()) {
        return reader.error(
            Words::phrase("“misere”, a colon or “+” and another set is expected after the set"));
    }
    return std::make_shared<const SubtractionGame>(std::move(sets));
}

std::shared_ptr<const SubtractionGame> SubtractionGame::ofAllUpTo(Count last)
{
    static_assert(kMostReadable <= subtraction::Set::kMostNumbers);
    std::vector<Count> numbers(last);
    std::iota(numbers.begin(), numbers.end(), Count{1});
    return std::make_shared<const SubtractionGame>(std::vector{subtraction::Set::make(numbers).value()});
}

const SubtractionGame& SubtractionGame::of(const Position& position)
{
    return static_cast<const SubtractionGame&>(SgGame::of(position));
}

SubtractionGame::SubtractionGame(std::vector<subtraction::Set> sets)
    : SgGame(text(sets)), m_sets(std::move(sets)), m_sequences(m_sets.begin(), m_sets.end())
{
    for (const subtraction::Set& set : m_sets)
        m_alike.push_back(static_cast<std::size_t>(std::ranges::find(m_sets, set) - m_sets.begin()));
}

std::optional<subtraction::Value> SubtractionGame::known(std::size_t part, Count heap) const
{
    constexpr Count kAhead = 1024; // the next ones will be asked for, too
    const QMutexLocker lock(&m_mutex);
    subtraction::Sequence& sequence = m_sequences[firstAlike(part)];
    if (!sequence.at(heap))
        sequence.extendToPeriod(
            std::min(kMostValues, std::max(heap, std::min(heap, kMostValues) * 2 + kAhead)));
    return sequence.at(heap);
}

std::optional<theory::Period> SubtractionGame::period(std::size_t part) const
{
    const QMutexLocker lock(&m_mutex);
    subtraction::Sequence& sequence = m_sequences[firstAlike(part)];
    if (!sequence.period())
        sequence.extendToPeriod(kMostValues);
    return sequence.period();
}

std::optional<Sentence> SubtractionGame::checkHeaps(Heaps heaps) const
{
    if (!isOneForAll() && heaps.size() != m_sets.size()) {
        //: %1 is a number of sets, and of heaps
        return Words::phrase("there are %1 sets, so %1 heaps are expected")(Count{m_sets.size()});
    }
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        if (!known(part, heaps[part])) {
            //: %1 is a number of stones
            return Words::phrase("no period of this set is proven up to %1, so heaps are at most %1")(
                Count{kMostValues});
        }
    }
    return std::nullopt;
}

Count SubtractionGame::value(std::size_t part, Count heap) const
{
    return known(part, heap).value();
}

std::vector<SgOption> SubtractionGame::options(std::size_t part, Count heap) const
{
    std::vector<SgOption> result;
    for (const Count taken : set(part).numbers()) {
        if (taken > heap)
            break;
        const Count left = heap - taken;
        result.push_back({{part, taken, 0}, 1, left, 0, value(part, left)});
    }
    return result;
}

Sentence SubtractionGame::describe(const Position&, const Move& move) const
{
    //: a move, to stand within a sentence: "take 3 from heap 2"
    return Words::phrase("take %1 from heap %2")(move.take, Count{move.heap} + 1);
}

Sentence SubtractionGame::moveRule(const Position&) const
{
    if (!isOneForAll())
        return Words::phrase("Take from one heap one of the numbers of stones that are in its set.");
    std::vector<Count> numbers = set(0).numbers();
    if (numbers.size() == 1)
        return Words::plural("Take %n stone(s) from one heap.")(numbers.front());
    constexpr std::size_t kMost = 12;
    if (subtraction::isEverythingUpToLargest(set(0)) && numbers.size() > 3) {
        //: %1 is the largest number that may be taken
        return Words::phrase("Take 1 to %1 stones from one heap.")(set(0).largest());
    }
    if (numbers.size() > kMost) {
        //: %1 is a set of numbers such as "{1,3..7}"
        return Words::phrase("Take from one heap one of the numbers of stones in %1.")(setText(set(0)));
    }
    const Count last = numbers.back();
    numbers.pop_back();
    //: %1 lists numbers, %2 is one more: "Take 1, 3 or 4 stones from one heap."
    return Words::phrase("Take %1 or %2 stones from one heap.")(teaching::Numbers{numbers}, last);
}

std::vector<Count> SubtractionGame::firstHeaps() const
{
    // A little more than the largest number, each heap with another value if need be.
    constexpr Count kMostFirst = 40;
    std::vector<Count> heaps;
    const std::size_t count = isOneForAll() ? 2 : m_sets.size();
    for (std::size_t part = 0; part < count; ++part)
        heaps.push_back(std::min(kMostFirst, set(part).largest() + 1) + 2 * part);
    // The learner, who begins, is to win.
    for (Count more = 0; more < kMostFirst && nimSum(heaps) == 0; ++more)
        ++heaps.back();
    return heaps;
}

SgSequenceEnd SubtractionGame::sequence(Count to, const std::function<void(Count)>& give) const
{
    if (!isOneForAll())
        return NotationError{SequenceWords::phrase("a sequence has one set"), 1};
    subtraction::Sequence all(set(0));
    all.extendTo(to);
    std::ranges::for_each(std::span(all.values()).first(to + 1), give);
    return periodProven(all.period(), to);
}

std::shared_ptr<HeapSeries> SubtractionGame::makeSeries(std::size_t part) const
{
    return std::make_shared<HeapSeries>(set(part));
}

QString SubtractionGame::g(std::size_t part) const
{
    QString text = QStringLiteral("g");
    if (!areAlike()) {
        for (const QChar digit : QString::number(firstAlike(part) + 1))
            text += QChar(0x2080 + digit.digitValue());
    }
    return text;
}

QString SubtractionGame::optionFormula(std::size_t part, Count heap, const SgOption& option) const
{
    return QStringLiteral("%1(%2−%3) = %4 = %5")
        .arg(g(part))
        .arg(heap)
        .arg(option.move.take)
        .arg(symbol(part, option.first))
        .arg(option.value);
}

std::optional<Count> SubtractionGame::everythingUpTo() const
{
    return areAlike() && subtraction::isEverythingUpToLargest(set(0)) ? std::optional(set(0).largest())
                                                                      : std::nullopt;
}

bool SubtractionGame::allowsEven(std::size_t part) const
{
    return std::ranges::any_of(set(part).numbers(), [](Count number) { return number % 2 == 0; });
}

// Not by what happens to be known, which is not always the same.
std::optional<theory::Period> SubtractionGame::earlyPeriod(std::size_t part, Count last) const
{
    if (const auto modulus = subtraction::remainderRule(set(part)))
        return theory::Period{0, *modulus};
    subtraction::Sequence sequence(set(part));
    sequence.extendToPeriod(last);
    return sequence.period();
}

const char* SubtractionGame::periodStep(const Position& position, std::size_t part) const
{
    if (isNim(position.heaps))
        return "nim";
    if (largestOf(position, firstAlike(part)) < leastMovable(part))
        return "value"; // where there is no move, its own step says all
    if (subtraction::remainderRule(set(part)))
        return "remainder";
    return needsPeriod(position, part) ? "period" : "first-values";
}

Sentence SubtractionGame::shortRule(std::size_t part) const
{
    //: %1 is a subtraction set such as "{1,3,4}"; followed by a colon and a question
    return Words::phrase("Set %1")(setFormula(set(part).numbers()));
}

// ---- What it adds to the steps of sums ----

void SubtractionGame::addRule(Steps& steps) const
{
    if (areAlike()) {
        const subtraction::Set& set = this->set(0);
        //: %1 is a set of numbers such as "{1,3,4}"
        steps.add(
            "rule",
            phrase("The subtraction set is %1: a move takes one of these numbers of stones from a heap")(
                setFormula(set.numbers())));
        if (set.smallest() > 1) {
            //: %1 is the smallest number that may be taken, 2 or more
            steps.detail(
                phrase("From a heap with fewer than %1 stones no move is possible.")(set.smallest()));
        }
    } else {
        //: the first of a list: %1 is the number of a heap, %2 a set of numbers such as "{1,3,4}"
        const auto first = phrase("Heap %1: %2");
        //: %1 is the number of a heap, %2 a set of numbers such as "{1,3,4}"
        const auto further = phrase("heap %1: %2");
        const auto item = [&](std::size_t part) {
            return (part == 0 ? first : further)(Count{part} + 1, setFormula(set(part).numbers()));
        };
        //: %n heaps are not listed
        const auto more = plural("and %n more heap(s)");
        //: %1 is a list such as "Heap 1: {1,3,4}, heap 2: {2,5}"
        steps.add("rule", phrase("Each heap has a subtraction set of its own: what may be taken from it"))
            .detail(phrase("%1.")(shortened(sets().size(), item, more)));
    }
    steps.detail(lastMoveRule(steps.position().play));
}

void SubtractionGame::addRemainder(Steps& steps, std::size_t part, Count modulus) const
{
    const QString rule = QStringLiteral("%1(n) = n mod %2").arg(g(part)).arg(modulus);
    //: %1 is the largest number that may be taken, %2 a formula such as "g(n) = n mod 4"
    const auto all = phrase("All numbers up to %1 may be taken, as in Bash’s game: %2");
    //: %1 is "g(n) = n mod 3"
    const auto three = phrase("1 and 2 may be taken, but no multiple of 3: %1");
    //: %1 is a formula such as "g(n) = n mod 3"
    const auto others = phrase("The SG values are remainders: %1");
    steps
        .add("remainder",
             subtraction::isEverythingUpToLargest(set(part)) ? all(set(part).largest(), rule)
                 : modulus == 3                              ? three(rule)
                                                             : others(rule))
        //: %1 is a number m; 1, …, m−1 may be taken, but no multiple of m. "n mod m" is a formula
        .detail(
            phrase("Suppose that all smaller heaps have their remainders as values, and let n mod %1 = r. "
                   "Each of the numbers 1, …, r may be taken, so all smaller remainders can be left. No "
                   "multiple of %1 may be taken, so the remainder r itself cannot be left. The first missing "
                   "value is r.")(modulus));
    if (modulus == 2) { // so larger heaps are seen to go on as small ones are argued
        steps.detail(
            phrase("All numbers in the set are odd, so every move leads from an odd heap to an even one, "
                   "or back: the value also tells whether the number of moves that are left in the "
                   "heap is odd, 1, or even, 0, whatever is moved."));
    }
}

void SubtractionGame::addPeriod(Steps& steps, std::size_t part) const
{
    const auto valueAt = [&](Count n) { return value(part, n); };
    const auto period = this->period(part);
    if (!period) {
        //: %1 is a large number
        steps
            .add("no-period", phrase("No period is proven by the values up to %1")(Count{kMostValues}))
            //: %1 is a row of values such as "0 1 0 1 2 …"
            .detail(phrase("There must be one, as the set is finite, but it may be very long. So the values "
                           "are computed one after the other: %1")(firstValues(valueAt)));
        return;
    }
    const auto proof = subtraction::periodProof(set(part), *period);
    addProvenPeriod(steps, g(part), *period, valueAt, proof.againLast)
        //: %1 is the largest number that may be taken; the other places are numbers of heaps, %2 <= %3,
        //: %4 <= %5
        .detail(phrase("Proof: each value follows from those before it, no further back than %1, the largest "
                       "number that may be taken. The values for n = %4 to %5 are the same as those for n = "
                       "%2 to %3, so all that follow repeat as well.")(proof.length, proof.first, proof.last,
                                                                       proof.again, proof.againLast));
}

// The largest heap that has the set of a part.
Count SubtractionGame::largestOf(const Position& position, std::size_t part) const
{
    Count largest = 0;
    for (std::size_t other = 0; other < position.heaps.size(); ++other) {
        if (firstAlike(other) == part)
            largest = std::max(largest, position.heaps[other]);
    }
    return largest;
}

void SubtractionGame::addKnowledge(Steps& steps) const
{
    const std::vector<Count>& heaps = steps.position().heaps;
    if (isNim(heaps)) {
        //: %1 is the largest number that may be taken
        steps
            .add("nim",
                 phrase("No heap has more than %1 stones, so any number may be taken: this is Nim")(
                     *everythingUpTo()))
            .detail(phrase("A heap of n has the options 0, 1, …, n−1. If these have the values 0, 1, …, n−1, "
                           "the first missing number is n: so g(n) = n, one heap after the other from g(0) = "
                           "0 on."));
        return;
    }
    constexpr std::size_t kMostSets = 4; // different ones, that are looked at one by one
    std::size_t seen = 0;
    for (std::size_t part = 0; part < sets().size() && seen < kMostSets; ++part) {
        const Count largest = largestOf(steps.position(), part);
        if (firstAlike(part) != part || largest < leastMovable(part))
            continue;
        ++seen;
        if (const auto modulus = subtraction::remainderRule(set(part)))
            addRemainder(steps, part, *modulus);
        else if (!period(part) || needsPeriod(steps.position(), part))
            addPeriod(steps, part);
        else
            addFirstValues(steps, g(part), largest, [&](Count n) { return value(part, n); });
        if (!areAlike())
            steps.mark(Mark::Heap, part, heaps[part], heaps[part]);
    }
}

// The first heap from which one of value 0 that has a move can come up, and the smallest such one.
static std::optional<std::pair<std::size_t, Count>> movableZero(const SubtractionGame& game, Heaps heaps)
{
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        // Among as many sizes as the largest number one has no option of value 0, so it is 0 itself.
        const Count least = game.leastMovable(part);
        const Count last = std::min(heaps[part], least + game.set(part).largest());
        for (Count n = least; n <= last; ++n) {
            if (game.value(part, n) == 0)
                return std::pair{part, n};
        }
    }
    return std::nullopt;
}

// Why a heap of value 0 that has a move has one to the value 1, if there is such a heap.
void SubtractionGame::addPairing(Steps& steps) const
{
    constexpr Count kFarEnough = 1000; // to look for an example
    const std::vector<Count>& heaps = steps.position().heaps;
    const auto zero = movableZero(*this, heaps);
    if (!zero)
        return;
    const auto [part, smallest] = *zero;
    steps.add("pairing", phrase("A heap of value 0 that has a move has one that leaves the value 1"))
        .detail(phrase("The next step needs this."))
        .detail(phrase("Let d be the smallest number that may be taken from the heap. Then, for n ≥ d, n "
                       "stones have the value 1 exactly when n − d stones have the value 0. Suppose that n "
                       "is the smallest "
                       "number for which this fails."))
        .detail(phrase("First case: n has the value 1, but n − d does not have the value 0. Then some move "
                       "from n − d takes t and leads to the value 0. As n − t is smaller than n, it does not "
                       "fail there: n − t − d has the value 0, so n − t has the value 1. But n − t is an "
                       "option of n, which has the value 1 itself: impossible."))
        .detail(phrase("Second case: n − d has the value 0, but n does not have the value 1. It does not "
                       "have 0 either, as n − d is an option of it; so some option n − t has the value 1. So "
                       "it has a move: n − t ≥ d. As n − t is smaller than n, n − t − d has the value 0. But "
                       "that is an option of n − d, "
                       "which has the value 0 itself: impossible. So it never fails."))
        .detail(
            phrase("Now let n have a move and the value 0. Then n − d has another value, so some move takes "
                   "t and leads from there to the value 0. So n − t, an option of n, has the value 1 (T. S. "
                   "Ferguson, 1974)."))
        .detail(pairingExample(part, smallest, std::min(heaps[part], std::max(kFarEnough, smallest))));
}

// What the proof says of a heap of value 0 from `first` to `last`: of one where another number than the
// smallest is taken, if there is one. REQUIRES: `first` has the value 0 and a move.
Sentence SubtractionGame::pairingExample(std::size_t part, Count first, Count last) const
{
    const Count least = leastMovable(part);
    const auto takenTo0 = [&](Count n) {
        const auto options = this->options(part, n - least);
        return std::ranges::find(options, Count{0}, &SgOption::value)->move.take;
    };
    Count n = first;
    while (n < last && (value(part, n) != 0 || takenTo0(n) == least))
        ++n;
    if (value(part, n) != 0 || takenTo0(n) == least)
        n = first;
    const Count taken = takenTo0(n);
    const Count lower = n - least;
    //: %1 is a number of stones, %2 the smallest number that may be taken, %3 is %1 − %2, %4 its SG value, %5
    //: another number that may be taken, %6 is %3 − %5 and %7 is %1 − %5
    return phrase(
        "For example, a heap of %1 has the value 0, and %1 − %2 = %3 has the value %4. From %3 taking "
        "%5 leads to %6, of value 0; so from %1 taking the same %5 leads to %7, of value 1.")(
        n, least, lower, value(part, lower), taken, lower - taken, n - taken);
}

void SubtractionGame::addMisereWay(Steps& steps) const
{
    const auto& heaps = steps.position().heaps;
    std::size_t movable = 0;
    for (std::size_t part = 0; part < heaps.size(); ++part)
        movable += hasMove(part, heaps[part]) ? 1 : 0;
    const bool isOnlyHeap = movable == 1;
    // What is said of such heaps is proven first, or there are none.
    const Sentence none = movableZero(*this, steps.position().heaps)
        ? Sentence()
        : phrase("A heap of value 0 has no move here.");
    if (isOnlyHeap) {
        addPairing(steps);
        steps.add("ferguson", phrase("With one heap: leave the value 1"))
            .detail(phrase("From the value 1 no option has the value 1, as g is the mex. From 2 or more some "
                           "option has it, for the same reason; and from 0 some option has it as long as "
                           "there is a move."))
            .detail(none)
            .detail(phrase("At the end the value is 0. So whoever leaves 1 can do so again and again, and "
                           "never makes the last move: the value 1 is the mark of P."));
        return;
    }
    steps.add("ferguson", phrase("While some value is 2 or more: leave the nim-sum 0"))
        .detail(phrase("In misère play the values decide here as in misère Nim. Let s be their nim-sum."))
        .detail(
            phrase("If two or more such values are there and s is not 0, lower a value g with the leading "
                   "digit of s to g ⊕ s. It is smaller, as that digit becomes 0 and those to its left stay; "
                   "and as a number cancels itself, it is the nim-sum of the other values, cancels them, and "
                   "leaves 0. At least one such value is still there, and so "
                   "at least two: if there were only one, no other value would have its leading digit, and "
                   "the nim-sum would not be 0."))
        .detail(phrase("From 0 every move changes one value, so it leaves another number, and still at least "
                       "one such value. If it is the only one, lower it to 1 or 0, whichever makes the "
                       "nim-sum 1."));
    addPairing(steps);
    steps.add("ferguson-end", phrase("Once all values are 0 or 1: leave the nim-sum 1"))
        .detail(
            phrase("Once all values are 0 or 1, nim-sum 1 is the mark of P. A move from there leaves nim-sum "
                   "0, or a "
                   "single value of 2 or more; and from 0 it can be made 1 again as long as a move is left, "
                   "because a value 1 can be lowered to 0, and a heap of value 0 that has a move has one to "
                   "the value 1. At the end the nim-sum is 0, so whoever leaves 1 never makes the last "
                   "move."))
        .detail(none);
}

std::optional<theory::Period> SubtractionGame::knownPeriod(std::size_t part) const
{
    if (const auto modulus = subtraction::remainderRule(set(part)))
        return theory::Period{0, *modulus};
    return period(part);
}

} // namespace laststone::games
