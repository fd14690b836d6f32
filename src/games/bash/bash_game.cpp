// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_game.h"

#include "games/common/nim_sum.h"
#include "teaching/words/numerals.h"
#include "theory/bash.h"

#include <algorithm>

namespace laststone::games {

namespace bash = theory::bash;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Bash)
};

class BashGame final : public teaching::Game {
public:
    // At least 1 may be taken.
    explicit BashGame(Count limit) : Game(QStringLiteral("bash"), QString::number(limit)), m_limit(limit) { }

    // The most that may be taken.
    Count limit() const { return m_limit; }

    std::optional<Sentence> check(const Position& position) const override
    {
        if (position.heaps.size() == 1)
            return std::nullopt;
        return Words::phrase("Bash has one heap, so one number is expected");
    }

    Outcome outcome(const Position& position) const override
    {
        return bash::outcome(position.heaps[0], m_limit, position.play);
    }

    std::optional<Count> grundyValue(const Position& position) const override
    {
        if (position.play == Play::Misere)
            return std::nullopt;
        return bash::grundyValue(position.heaps[0], m_limit);
    }

    std::vector<Move> winningMoves(const Position& position) const override
    {
        const auto move = bash::winningMove(position.heaps[0], m_limit, position.play);
        return move ? std::vector<Move>{{0, *move, 0}} : std::vector<Move>{};
    }

    Count mostTake(const Position& position, std::size_t) const override
    {
        return std::min(position.heaps[0], m_limit);
    }

    Move hardestMove(const Position& position) const override
    {
        return {0, bash::hardestMove(position.heaps[0], m_limit, position.play).value(), 0};
    }

    Sentence describe(const Position&, const Move& move) const override
    {
        //: a move, to stand within a sentence: "take 3"
        return Words::phrase("take %1")(move.take);
    }

    Sentence report(const Position& position, const Move& move) const override
    {
        return tookWords(position, move);
    }

    Sentence verdict(const Position& position) const override
    {
        const Count n = position.heaps[0];
        const Count block = bash::block(m_limit);
        const Count rest = n % block;
        if (n == 0)
            return noStoneVerdict(position.play);
        if (outcome(position) == Outcome::P) {
            //: %1 mod %2 = %3, as in "20 mod 4 = 0"
            return Words::phrase("P-position · %1 mod %2 = %3 · the player to move loses")(n, block, rest);
        }
        if (position.play == Play::Misere) {
            //: %1 mod %2 = %3, as in "20 mod 4 = 0"
            return Words::phrase("N-position · %1 mod %2 = %3 ≠ 1 · 1 winning move")(n, block, rest);
        }
        //: %1 mod %2 = %3, as in "21 mod 4 = 1"
        return Words::phrase("N-position · %1 mod %2 = %3 ≠ 0 · 1 winning move")(n, block, rest);
    }

    Sentence moveRule(const Position&) const override
    {
        if (m_limit == 1)
            return Words::phrase("Take one stone.");
        //: %1 is the most that may be taken
        return Words::phrase("Take 1 to %1 stones.")(m_limit);
    }

    Sentence invitation(const Position& position) const override
    {
        const Count most = mostTake(position, 0);
        if (most <= 1)
            return Words::phrase("Your move: click the last stone.");
        if (most == 2)
            return Words::phrase("Your move: click 1 or 2 stones.");
        if (most == 3)
            return Words::phrase("Your move: click 1, 2 or 3 stones.");
        //: %1 is the most that may be taken
        return Words::phrase("Your move: click 1 to %1 stones.")(most);
    }

    Sentence decidingFact(const Position& position) const override
    {
        const Count n = position.heaps[0];
        const QString number = QString::number(n);
        if (n < bash::block(m_limit))
            return teaching::formula(number);
        return teaching::formula(QStringLiteral("%1 = %2").arg(number, bashBlocks(n, m_limit)));
    }

    std::vector<Count> firstHeaps() const override { return {21}; }

    std::vector<Sentence> hints(const Position& position) const override { return bashHints(position); }

    std::vector<Count> randomHeaps(Difficulty difficulty, QRandomGenerator& random) const override
    {
        // With a larger rule as much happens on larger heaps; a hard one is not too large to be played.
        constexpr Deal kBlocks[] = {{1, 1, 1, 5}, {1, 1, 5, 15}, {1, 1, 15, 30}};
        const Deal& blocks = kBlocks[static_cast<int>(difficulty)];
        const Count block = bash::block(m_limit);
        const bool hasRoom = block < theory::kMaxCount / (blocks.largest + 1);
        return dealt(hasRoom ? Deal{1, 1, blocks.least * block, blocks.largest * block}
                             : Deal{1, 1, 1, theory::kMaxCount},
                     random);
    }

    // What is said of a heap names the size of a block, and how many blocks there are.
    QStringList facts(const Position& position) const override
    {
        const Count apart = position.play == theory::Play::Misere && position.heaps[0] > 0 ? 1 : 0;
        return {teaching::notation(position), bashBlockFact(1),
                bashBlockFact(bash::divide(position.heaps[0] - apart, m_limit).blocks)};
    }

    // Few lost heaps are found by going back from the end; then one counts blocks, and then divides.
    std::optional<Difficulty> levelOf(const Position& position) const override
    {
        const Count apart = position.play == theory::Play::Misere && position.heaps[0] > 0 ? 1 : 0;
        const Count blocks = bash::divide(position.heaps[0] - apart, m_limit).blocks;
        if (theory::kMaxCount / bash::block(m_limit) <= kMostBlocks[1])
            return std::nullopt; // no heap has so many
        return levelBy(blocks, kMostBlocks[0], kMostBlocks[1]);
    }

    // The rule stays unless the lesson is to be hard: then it changes, too.
    Position randomPosition(const Position& like, Difficulty difficulty,
                            QRandomGenerator& random) const override
    {
        Position position = like;
        if (difficulty == Difficulty::Hard)
            position.game = bashGame(random.bounded(2u, 10u));
        return position.game->Game::randomPosition(position, difficulty, random);
    }

private:
    static constexpr Count kMostBlocks[] = {4, 14}; // of the easy and medium ones

    Count m_limit;
};

} // namespace

std::shared_ptr<const teaching::Game> bashGame(Count limit)
{
    return std::make_shared<const BashGame>(limit);
}

Count bashLimit(const Position& position)
{
    const auto* game = dynamic_cast<const BashGame*>(position.game.get());
    Q_ASSERT(game); // as REQUIRED
    return game->limit();
}

QString bashBlockFact(Count blocks)
{
    return QStringLiteral("blocks %1").arg(blocks);
}

QString bashBlocks(Count stones, Count limit)
{
    const auto [blocks, rest] = bash::divide(stones, limit);
    const QString text = QStringLiteral("%1 × %2").arg(blocks).arg(bash::block(limit));
    return rest > 0 ? text + QStringLiteral(" + %1").arg(rest) : text;
}

Position withBashLimit(const Position& position, Count limit)
{
    return {bashGame(limit), position.play, position.heaps};
}

namespace {

GameRead readBash(QStringView text, qsizetype offset)
{
    qsizetype first = 0;
    while (first < text.size() && text[first] == QLatin1Char(' '))
        ++first;
    const QStringView word = text.sliced(first).trimmed();
    const auto isDigit = [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); };
    bool read = std::ranges::all_of(word, isDigit) && !word.isEmpty();
    Count limit = read ? word.toULongLong(&read) : 0;
    qsizetype end = 0;
    if (const auto chinese = teaching::readChinese(word, end); chinese.size() == 1 && end == word.size()) {
        limit = chinese.front();
        read = true;
    }
    if (!read || limit < 1 || limit > theory::kMaxCount) {
        return NotationError{Words::phrase("how many may be taken is expected here, as in “bash 3: 21”"),
                             offset + first + 1};
    }
    return bashGame(limit);
}

} // namespace

teaching::Family bashFamily()
{
    return {QStringLiteral("bash"), readBash};
}

namespace {

struct ChartWords {
    LASTSTONE_SENTENCES(BashChart)
};

struct TableWords {
    LASTSTONE_SENTENCES(BashTable)
};

PlanePoint pointOf(Count n, Count limit)
{
    return {n, n % bash::block(limit)};
}

PlanePlace placeOf(const Position& position, const PlaneWindow&)
{
    const Count limit = bashLimit(position);
    const Count block = bash::block(limit);
    const Count n = position.heaps[0];
    PlanePlace place{.current = pointOf(n, limit), .isSequence = true, .drawable = true, .period = block};
    // Six blocks around the heap, as high as the remainders.
    const Count half = std::min<Count>(std::max<Count>(block * 3, 8), 500);
    const Count first = n > half ? n - half : 0;
    place.focus = {{first, first + 2 * half}, {0, std::max<Count>(4, std::min<Count>(limit, 500))}};
    if (block > 500 && n % block > 500) // so high that not all of it can be shown
        place.focus->y = {n % block - 250, n % block + 250};
    return place;
}

// Every point within the window unless there are more than kMostPlanePoints; then the P-positions and every
// k-th of the others.
PlaneData dataIn(const Position& position, const PlaneWindow& window)
{
    const Count limit = bashLimit(position);
    const Count block = bash::block(limit);
    const bool misere = position.play == Play::Misere;
    const auto at = [limit](Count n) { return pointOf(n, limit); };
    PlaneData data(placeOf(position, PlaneWindow()));
    if (misere) {
        //: %1 is the size of a block, one more than may be taken
        data.title = ChartWords::phrase("P-positions in misère play: n mod %1 = 1")(block);
    } else {
        //: %1 is the size of a block, one more than may be taken
        data.title = ChartWords::phrase("P-positions: n mod %1 = 0")(block);
    }
    data.xTitle = ChartWords::phrase("n: stones in the heap");
    //: the axis of a chart; %1 is the size of a block
    data.yTitle = ChartWords::phrase("n mod %1")(block);
    const Count n = position.heaps[0];
    data.outcome = bash::outcome(n, limit, position.play);
    if (const auto move = bash::winningMove(n, limit, position.play))
        data.winning = {at(n - *move)};
    const auto visible = [&](const PlanePoint& point) { return window.y.contains(point.y); };
    Count step = window.x.length() / teaching::kMostPlanePoints + 1;
    if (step > 1 && step % block == 0)
        ++step; // else it could go from P-position to P-position
    for (Count x = window.x.first; window.x.contains(x); x += step) {
        if (bash::outcome(x, limit, position.play) == Outcome::N && visible(at(x)))
            data.others.push_back(at(x));
    }
    // The P-positions stand a block apart.
    const Count lowest = misere ? 1 : 0;
    Count skipped = window.x.first > lowest ? (window.x.first - lowest + block - 1) / block : 0;
    const Count lostStep = (window.x.length() / block) / teaching::kMostPlanePoints + 1;
    for (; skipped <= (theory::kMaxCount - lowest) / block; skipped += lostStep) {
        const Count x = lowest + skipped * block;
        if (!window.x.contains(x))
            break;
        if (visible(at(x)))
            data.lost.push_back(at(x));
    }
    return data;
}

// Any point means the heap that it stands above.
teaching::PlaneTarget positionAt(const Position& position, const PlaneWindow&, const PlanePoint& point)
{
    Position result = position;
    result.heaps = {point.x};
    return result;
}

std::optional<PlanePoint> afterMove(const Position& position, const Move& move, const PlaneWindow&)
{
    return pointOf(position.heaps[0] - move.take, bashLimit(position));
}

} // namespace

teaching::Plane bashPlane()
{
    return {.data = dataIn,
            .place = placeOf,
            .positionAt = positionAt,
            .afterMove = afterMove,
            .axes = [](const Position&) {
                return std::vector<std::size_t>(); // one heap, nothing to choose from
            }};
}

namespace {

constexpr Count kMostCells = 96;
constexpr Count kBlocksShown = 6;

// Step k has judged the heaps 0 .. k−1.
Sentence text(const Position& position, Count limit, Count step)
{
    if (step == 0) {
        return TableWords::phrase(
            "The heaps from 0 on are judged one after the other: each move leads to a smaller one.");
    }
    const Count n = step - 1;
    const bool misere = position.play == Play::Misere;
    if (n == 0) {
        return misere
            ? TableWords::phrase("0: whoever took the last stone has lost, so this is an N-position.")
            : TableWords::phrase("0: no move is left, so this is a P-position.");
    }
    if (const auto move = bash::winningMove(n, limit, position.play)) {
        //: %1 is a heap, %2 how many to take, %3 what is left, a P-position
        return TableWords::phrase("%1: take %2 and leave %3, a P-position. So %1 is N.")(n, *move, n - *move);
    }
    const Count least = n - std::min(n, limit);
    if (least == n - 1) {
        //: %1 is a heap, %2 the only one that a move leads to
        return TableWords::phrase("%1: the only move leaves %2, an N-position. So %1 is P.")(n, least);
    }
    //: %1 is a heap, %2 and %3 the smallest and the largest that a move leads to
    return TableWords::phrase("%1: every move leaves %2 to %3, all of them N. So %1 is P.")(n, least, n - 1);
}

TableCells cells(const Position& position, std::size_t, int step)
{
    const Count limit = bashLimit(position);
    Count count = limit >= kMostCells ? kMostCells : std::min(kMostCells, kBlocksShown * bash::block(limit));
    if (!position.heaps.empty() && position.heaps[0] < kMostCells) // the heap on the board is looked for
        count = std::max(count, position.heaps[0] + 1);
    TableCells table;
    table.lastStep = static_cast<int>(count);
    const auto judged = static_cast<Count>(std::clamp(step, 0, table.lastStep));
    table.text = text(position, limit, judged);
    table.inView = judged == 0 ? 0 : static_cast<std::size_t>(judged) - 1;
    table.lineLength = static_cast<std::size_t>(std::min(count, bash::block(limit)));
    if (judged < count) {
        //: asked before the table tells; %1 is a heap
        table.next = {TableWords::phrase("%1: P or N?")(judged), bash::outcome(judged, limit, position.play),
                      static_cast<std::size_t>(judged)};
    }
    for (Count n = 0; n < count; ++n) {
        TableCell cell;
        cell.name = QString::number(n);
        if (n < judged)
            cell.outcome = bash::outcome(n, limit, position.play);
        cell.isNow = !position.heaps.empty() && position.heaps[0] == n;
        if (n + 1 == judged)
            cell.frame = TableCell::Frame::Last;
        cell.position = position;
        cell.position->heaps = {n};
        table.cells.push_back(std::move(cell));
    }
    return table;
}

} // namespace

teaching::Table bashTable()
{
    return {.cells = cells};
}

} // namespace laststone::games
