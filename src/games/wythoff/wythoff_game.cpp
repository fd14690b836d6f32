// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_game.h"

#include "games/common/nim_sum.h"
#include "games/common/not_lost.h"

#include <algorithm>
#include <atomic>
#include <cmath>

namespace laststone::games {

namespace wythoff = theory::wythoff;
using wythoff::Pair;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Wythoff)
};

std::atomic<const wythoff::SgTable*> g_knownTable = nullptr;

const wythoff::SgTable& table()
{
    static const wythoff::SgTable found(kWythoffTableBound);
    g_knownTable = &found;
    return found;
}

// The larger heap of a pair, in digits: 64 bits hold less than all of it where it comes out smaller than the
// other.
QString larger(const Pair& pair)
{
    if (pair.b >= pair.a)
        return QString::number(pair.b);
    constexpr int kDigits = 10;
    constexpr Count kUnit = 10'000'000'000; // 10 digits
    const Count low = pair.b % kUnit + 3'709'551'616; // 2^64 is 1844674407|3709551616
    const Count high = pair.b / kUnit + 1'844'674'407 + low / kUnit;
    return QString::number(high) + QString::number(low % kUnit).rightJustified(kDigits, u'0');
}

// The pair by which an N-position is told: the one with its difference or, where no move reaches that, the
// one of its smaller heap, which a move reaches.
Pair pairNamed(const Position& position)
{
    const auto [a, b] = std::minmax(position.heaps[0], position.heaps[1]);
    const Pair pair = wythoff::pair(b - a, position.play);
    return pair.a > a ? *wythoff::pairWith(a, position.play) : pair;
}

class WythoffGame final : public teaching::Game {
public:
    WythoffGame() : Game(QStringLiteral("wythoff")) { }

    std::optional<Sentence> check(const Position& position) const override
    {
        if (position.heaps.size() == 2)
            return std::nullopt;
        return Words::phrase("Wythoff’s game has two heaps, so two numbers are expected");
    }

    Outcome outcome(const Position& position) const override
    {
        return wythoff::outcome(position.heaps[0], position.heaps[1], position.play);
    }

    std::optional<Count> grundyValue(const Position& position) const override
    {
        const Count larger = std::max(position.heaps[0], position.heaps[1]);
        if (position.play == Play::Misere || larger > kWythoffTableBound)
            return std::nullopt;
        // Most questions are about small heaps; the whole table takes some milliseconds, once.
        constexpr Count kSmall = 127;
        static const wythoff::SgTable small(kSmall);
        if (larger <= kSmall)
            return small.value(position.heaps[0], position.heaps[1]);
        return table().value(position.heaps[0], position.heaps[1]);
    }

    std::vector<Move> winningMoves(const Position& position) const override
    {
        std::vector<Move> moves;
        for (const wythoff::Move& move :
             wythoff::winningMoves(position.heaps[0], position.heaps[1], position.play))
            moves.push_back(toMove(move));
        return moves;
    }

    std::size_t partCount(const Position&) const override { return WythoffParts; }

    Count mostTake(const Position& position, std::size_t part) const override
    {
        return part == FromBoth ? std::min(position.heaps[0], position.heaps[1]) : position.heaps[part];
    }

    Position after(const Position& position, const Move& move) const override
    {
        Position result = position;
        if (move.heap != FromSecond)
            result.heaps[0] -= move.take;
        if (move.heap != FromFirst)
            result.heaps[1] -= move.take;
        return result;
    }

    Move hardestMove(const Position& position) const override
    {
        return toMove(wythoff::hardestMove(position.heaps[0], position.heaps[1], position.play).value());
    }

    Sentence describe(const Position&, const Move& move) const override
    {
        if (move.heap == FromBoth) {
            //: a move, to stand within a sentence: "take 3 from both heaps"
            return Words::phrase("take %1 from both heaps")(move.take);
        }
        return takeWords(move.take, move.heap);
    }

    Sentence report(const Position& position, const Move& move) const override
    {
        if (move.heap == FromBoth) {
            //: a move that was made, behind the name of its player: "took 3 from both heaps"
            return Words::phrase("took %1 from both heaps")(move.take);
        }
        return tookWords(position, move);
    }

    QString shortForm(const Position& position, const Move& move) const override
    {
        const Position result = after(position, move);
        const auto pair = [](const Position& of) {
            return QStringLiteral("(%1, %2)").arg(of.heaps[0]).arg(of.heaps[1]);
        };
        return pair(position) + QStringLiteral("→") + pair(result);
    }

    Sentence verdict(const Position& position) const override
    {
        const auto [a, b] = std::minmax(position.heaps[0], position.heaps[1]);
        if (b == 0)
            return noStoneVerdict(position.play);
        const Count difference = b - a;
        const bool isMisere = position.play == Play::Misere; // whose pairs are not numbered: two are others
        if (outcome(position) == Outcome::P) {
            //: %1 and %2 are the heaps, smaller first, %3 is their difference: "(3, 5) is pair number 2"
            const auto numbered =
                Words::phrase("P-position · (%1, %2) is pair number %3 · the player to move loses");
            //: misère play; %1 and %2 are the heaps, smaller first, %3 is their difference
            const auto misere = Words::phrase(
                "P-position · (%1, %2) is the pair with the difference %3 · the player to move loses");
            return (isMisere ? misere : numbered)(a, b, difference);
        }
        // Within b, and so within 64 bits, as a move reaches it.
        const wythoff::Pair pair = pairNamed(position);
        if (pair.b - pair.a != difference) {
            //: %1 is the smaller heap, (%2, %3) the pair that it is in; %n is the number of winning moves
            return Words::plural("N-position · %1 is in the pair (%2, %3) · %n winning move(s)")(
                winningMoves(position).size(), a, pair.a, pair.b);
        }
        if (isMisere) {
            //: misère play; %1 is the difference of the heaps, (%2, %3) the pair with that difference; %n is
            //: the number of winning moves
            return Words::plural("N-position · difference %1, but the pair with difference %1 is (%2, %3) · "
                                 "%n winning move(s)")(winningMoves(position).size(), difference, pair.a,
                                                       pair.b);
        }
        //: %1 is the difference of the heaps, (%2, %3) the pair with that number; %n is the number of winning
        //: moves
        return Words::plural("N-position · difference %1, but pair %1 is (%2, %3) · %n winning move(s)")(
            winningMoves(position).size(), difference, pair.a, pair.b);
    }

    std::vector<Position> namedByVerdict(const Position& position) const override
    {
        if (std::ranges::max(position.heaps) == 0)
            return {};
        Position named = position;
        if (outcome(position) == Outcome::N) {
            const Pair pair = pairNamed(position);
            named.heaps = {pair.a, pair.b};
        }
        return {named};
    }

    Sentence moveRule(const Position&) const override
    {
        return Words::phrase("Take one or more stones from one heap, or the same number from both.");
    }

    Sentence invitation(const Position&) const override
    {
        return Words::phrase("Your move: click a square that the queen can reach.");
    }

    Sentence decidingFact(const Position& position) const override
    {
        const auto [a, b] = std::minmax(position.heaps[0], position.heaps[1]);
        if (outcome(position) == Outcome::N) {
            //: %1 and %2 are the heaps, smaller first
            return Words::phrase("(%1, %2), which is no pair")(a, b);
        }
        //: %1 and %2 are the heaps, smaller first, %3 is their difference
        const auto numbered = Words::phrase("(%1, %2), which is pair number %3");
        //: misère play; %1 and %2 are the heaps, smaller first, %3 is their difference
        const auto misere = Words::phrase("(%1, %2), which is the pair with the difference %3");
        return (position.play == Play::Misere ? misere : numbered)(a, b, b - a);
    }

    std::vector<Count> firstHeaps() const override { return {5, 8}; }

    std::vector<Sentence> hints(const Position& position) const override { return wythoffHints(position); }

    std::vector<Count> randomHeaps(Difficulty difficulty, QRandomGenerator& random) const override
    {
        constexpr Deal kDeals[] = {{2, 2, 1, 10}, {2, 2, 12, 28}, {2, 2, 24, 45}};
        return dealt(kDeals[static_cast<int>(difficulty)], random);
    }

    // The pairs that are listed until the smaller number is among them: then all ways to a pair are known.
    std::optional<Difficulty> levelOf(const Position& position) const override
    {
        const auto pair = wythoff::pairWith(std::ranges::min(position.heaps), position.play);
        return levelBy(pair ? pair->k : theory::kMaxCount, 7, 14);
    }
};

} // namespace

QString pairText(const Pair& pair)
{
    return QStringLiteral("(%1, %2)").arg(QString::number(pair.a), larger(pair));
}

Move toMove(const wythoff::Move& move)
{
    switch (move.from) {
    case wythoff::Move::From::First:
        return {FromFirst, move.taken, 0};
    case wythoff::Move::From::Second:
        return {FromSecond, move.taken, 0};
    case wythoff::Move::From::Both:
        return {FromBoth, move.taken, 0};
    }
    Q_UNREACHABLE();
}

const wythoff::SgTable* knownWythoffTable()
{
    return g_knownTable;
}

void findWythoffTable()
{
    table();
}

std::shared_ptr<const teaching::Game> wythoffGame()
{
    static const auto game = std::make_shared<const WythoffGame>();
    return game;
}

namespace {

struct ChartWords {
    LASTSTONE_SENTENCES(WythoffChart)
};

struct TableWords {
    LASTSTONE_SENTENCES(WythoffTable)
};

// Whether the number is the first one of its pair, or the second.
bool isOf(const Pair& pair, Count number, bool larger)
{
    return (larger ? pair.b : pair.a) == number;
}

// The least k of which a_k (or b_k) is at least `n`; one beyond all where no heap is.
Count firstPair(Count n, bool larger)
{
    // Each number is in one pair, and two numbers after each other are not both a b; so it takes few steps.
    for (Count at = n;; ++at) {
        const auto pair = wythoff::pairWith(at);
        if (!pair || isOf(*pair, at, larger))
            return pair ? pair->k : wythoff::kMaxPair;
    }
}

// The last k of which a_k (or b_k) is at most `n`, as above.
Count lastPair(Count n, bool larger)
{
    for (Count at = n;; --at) {
        const auto pair = wythoff::pairWith(at);
        if (isOf(*pair, at, larger)) // as 0 is both
            return pair->k;
    }
}

// The pairs with a_k in `smaller` and b_k in `larger`, or every so many of them.
void addPairs(PlaneData& data, const PlaneRange& smaller, const PlaneRange& larger, bool mirrored, Play play)
{
    const auto add = [&](const wythoff::Pair& pair) {
        if (smaller.contains(pair.a) && larger.contains(pair.b))
            data.lost.push_back(mirrored ? PlanePoint{pair.b, pair.a} : PlanePoint{pair.a, pair.b});
    };
    const Count first = std::max(firstPair(smaller.first, false), firstPair(larger.first, true));
    const Count last = std::min(lastPair(smaller.last, false), lastPair(larger.last, true));
    const Count step = last > first ? (last - first) / (teaching::kMostPlanePoints / 2) + 1 : 1;
    if (play == Play::Misere) {
        add(wythoff::pair(0, play));
        add(wythoff::pair(1, play));
    }
    const Count unchanged = play == Play::Misere ? 2 : 0;
    for (Count k = std::max(first, unchanged); k <= last; k += step)
        add(wythoff::pair(k));
}

// What n · φ is above its whole part; to the eye only, as a chart has no more pixels than that.
double fraction(Count n)
{
    constexpr Count kExactInDouble = Count{1} << 40;
    if (n >= kExactInDouble)
        return 0.5;
    const double product = static_cast<double>(n) * (1 + std::sqrt(5.0)) / 2;
    return product - std::floor(product);
}

PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    PlaneData data = teaching::heapPlane(position, window);
    const bool hasRays = arePairsTold(position); // of which a step speaks
    if (position.play == Play::Misere)
        data.title = ChartWords::phrase("P-positions in misère play");
    else if (hasRays)
        data.title = ChartWords::phrase("P-positions: the pairs along the rays of slope φ and 1/φ");
    else
        data.title = ChartWords::phrase("P-positions: the pairs");
    data.xTitle = ChartWords::phrase("first heap");
    data.yTitle = ChartWords::phrase("second heap");
    addPairs(data, window.x, window.y, false, position.play);
    addPairs(data, window.y, window.x, true, position.play);
    if (!hasRays)
        return data;

    // y = φx and, as 1/φ = φ − 1, y = φx − x.
    const auto end = [](Count x, bool steep) {
        const Count y = wythoff::floorPhi(x);
        return teaching::PlaneLine::End{{x, steep ? y : y - x}, fraction(x)};
    };
    data.lines = {{end(window.x.first, true), end(window.x.last, true)},
                  {end(window.x.first, false), end(window.x.last, false)}};
    return data;
}

} // namespace

teaching::Plane wythoffPlane()
{
    return {.data = dataIn};
}

namespace {

constexpr int kPairsGrown = 17;
constexpr Count kTried = 4;
constexpr Count kCells = 42; // up to b of the last pair that grows

// The largest pairs of the list are larger than any heap may be; the nearest that fits stands for them.
Position positionOf(Position position, const Pair& pair)
{
    position.heaps = {std::min(pair.a, theory::kMaxCount), std::min(pair.b, theory::kMaxCount)};
    return position;
}

// When pair number k is found, and which one is found then: in the order of the argument, which in misère
// play begins with the one stone that has to be taken.
Count inOrder(Count k, Play play)
{
    return play == Play::Misere && k < 2 ? 1 - k : k;
}

Pair pairFoundAt(Count step, Play play)
{
    return wythoff::pair(inOrder(step, play), play);
}

// Of the two pairs that misère play changes.
Sentence whyMisere(const Pair& pair)
{
    if (pair.a == 0) {
        //: misère play; the pair that the table begins with
        return TableWords::phrase("(0, 1), the pair with the difference 1, is P: the one stone has to be "
                                  "taken, and whoever takes the last stone loses.");
    }
    //: misère play; the pair that the table finds after (0, 1)
    return TableWords::phrase("(2, 2), the pair with the difference 0, is P: taking all loses at once, and "
                              "after every other move the opponent can leave one stone, as in (0, 1).");
}

bool isChanged(Play play, Count step)
{
    return play == Play::Misere && step < 2;
}

// Step s + 1 has added the pair that is found at s.
Sentence byTrying(Play play, Count step)
{
    if (step == 0) {
        return TableWords::phrase("Fill the table by this rule: from a P-position no move leads to another "
                                  "P-position, and from every other position some move does.");
    }
    const Pair pair = pairFoundAt(step - 1, play);
    if (isChanged(play, step - 1))
        return whyMisere(pair);
    //: (%1, %2) is a pair of heaps
    return TableWords::phrase("(%1, %2) is P: no move from it leads to another pair.")(pair.a, pair.b);
}

Sentence byRule(Play play, Count step)
{
    if (step == 0)
        return {};
    if (step <= kTried) // the rule is to be found from these
        return byTrying(play, step);
    const Count k = step - 1;
    const Pair pair = pairFoundAt(k, play);
    if (isChanged(play, k))
        return whyMisere(pair);
    //: %1 is the number of the pair, (%2, %3) the pair
    const Sentence found = TableWords::phrase("k = %1: the least unused number is %2, and %2 + %1 = %3: the "
                                              "pair (%2, %3).")(k, pair.a, pair.b);
    if (step < kPairsGrown)
        return found;
    const Pair next = pairFoundAt(step, play);
    //: the end of the table; %1 is a sentence about its last pair, (%2, %3) the first pair behind it
    return TableWords::phrase("%1 The empty numbers belong to later pairs: %2 to (%2, %3), and so on.")(
        teaching::Clauses{{found}}, next.a, next.b);
}

TableCells cells(const Position& position, std::size_t, int wanted)
{
    TableCells table;
    table.form = TableCells::Form::Notes;
    table.lastStep = kPairsGrown;
    const auto step = static_cast<Count>(std::clamp(wanted, 0, kPairsGrown));
    //: of the table of Wythoff’s game: its cells say “a 3” and “b 3” of pair number 3
    table.meaning = TableWords::phrase("“a 3” and “b 3” are the heaps of pair 3, and so on. Each pair is a "
                                       "P-position: whoever moves now loses.");
    table.rule = TableWords::phrase("The rule: a pair begins with the least number that has not been used "
                                    "yet; its second number is larger by the number of the pair.");
    table.text = byTrying(position.play, step);
    table.byRule = byRule(position.play, step);
    table.lineLength = 21;
    table.inView = step == 0 ? 0 : static_cast<std::size_t>(pairFoundAt(step - 1, position.play).a);
    if (step < kPairsGrown) {
        const Pair next = pairFoundAt(step, position.play);
        //: asked before the table tells: the second heap that makes a P-position of the heap %1
        table.next = {TableWords::phrase("(%1, ?) is P: ? =")(next.a), next.b, next.a};
    }
    for (Count n = 0; n < kCells; ++n) {
        const Pair pair = *wythoff::pairWith(n, position.play);
        const Count found = inOrder(pair.k, position.play);
        TableCell cell;
        cell.name = QString::number(n);
        if (found < step) {
            const QString heaps = pair.a == pair.b ? QStringLiteral("ab") // it is both
                : n == pair.a                      ? QStringLiteral("a")
                                                   : QStringLiteral("b");
            cell.value = QStringLiteral("%1 %2").arg(heaps).arg(pair.k);
            cell.outcome = theory::Outcome::P;
            cell.position = positionOf(position, pair);
        }
        if (found + 1 == step)
            cell.frame = TableCell::Frame::Last;
        table.cells.push_back(std::move(cell));
    }
    return table;
}

Sentence refute(const Position& position, std::size_t, int step, Count answer)
{
    Position asked = position;
    asked.heaps = {pairFoundAt(static_cast<Count>(step), position.play).a,
                   std::min(answer, theory::kMaxCount)};
    return whyNotLost(asked);
}

teaching::TableRow row(const Position& position, Count k)
{
    const Pair pair = wythoff::pair(k, position.play);
    return {{QString::number(pair.k), QString::number(pair.a), QString::number(pair.b)},
            positionOf(position, pair)};
}

std::optional<teaching::TableList> list()
{
    constexpr Count kMostK = Count{1} << 62;
    return teaching::TableList{
        TableWords::phrase("The pairs by their number"),
        //: in front of a number: go to that row of the table
        TableWords::phrase("Go to k ="),
        TableWords::phrase("The number of a pair. The table shows the pairs from there on."),
        {QStringLiteral("k"), QStringLiteral("aₖ"), QStringLiteral("bₖ")},
        kMostK,
        row};
}

} // namespace

teaching::Table wythoffTable()
{
    return {.cells = cells, .list = list, .refute = refute, .isOnBoard = true};
}

} // namespace laststone::games
