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

std::vector<SgOption> SubtractionGame::listOptions(std::size_t part, Count heap) const
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

Sentence SubtractionGame::describe(const Position& position, const Move& move) const
{
    return takeWords(position, move);
}

Sentence SubtractionGame::report(const Position& position, const Move& move) const
{
    return tookWords(position, move);
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
        const QString number = QString::number(firstAlike(part) + 1);
        for (const QChar digit : number)
            text += QChar(0x2080 + digit.digitValue());
    }
    return text;
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

void SubtractionGame::addKnowledge(Steps& steps) const
{
    addSetValues(steps, kMostValues);
}

void SubtractionGame::addMisereWay(Steps& steps) const
{
    addSetMisere(steps);
}

std::optional<theory::Period> SubtractionGame::knownPeriod(std::size_t part) const
{
    if (const auto modulus = subtraction::remainderRule(set(part)))
        return theory::Period{0, *modulus};
    return period(part);
}

} // namespace laststone::games
