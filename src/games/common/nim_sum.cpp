// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/nim_sum.h"

#include "theory/sum.h"

#include <QStringList>

#include <algorithm>
#include <bit>

namespace laststone::games {

namespace nim = theory::nim;

namespace {

// More powers of two than that are not written out.
constexpr qsizetype kMostPowers = 12;
constexpr std::size_t kPowersShown = 3;

struct Words {
    LASTSTONE_SENTENCES(NimSum)
};

struct OverWords {
    LASTSTONE_SENTENCES(GameOver)
};

} // namespace

Clauses shortened(std::size_t count, const std::function<Sentence(std::size_t)>& item,
                  const teaching::PluralPhrase& more)
{
    Clauses list;
    for (std::size_t i = 0; i < std::min(kMostTerms, count); ++i)
        list.items.push_back(item(i));
    if (count > kMostTerms)
        list.items.push_back(more(count - kMostTerms));
    return list;
}

Sentence takeWords(const teaching::Position& position, const teaching::Move& move)
{
    if (position.heaps.size() == 1) {
        //: a move, to stand within a sentence: "take 3"
        return Words::phrase("take %1")(move.take);
    }
    return takeWords(move.take, move.heap);
}

Sentence takeWords(Count taken, std::size_t heap)
{
    //: a move, to stand within a sentence: "take 11 from heap 4"
    return Words::phrase("take %1 from heap %2")(taken, Count{heap} + 1);
}

Sentence tookWords(const teaching::Position& position, const teaching::Move& move)
{
    if (position.heaps.size() == 1) {
        //: a move that was made, behind the name of its player: "took 3"
        return Words::phrase("took %1")(move.take);
    }
    //: a move that was made, behind the name of its player: "took 11 from heap 4"
    return Words::phrase("took %1 from heap %2")(move.take, Count{move.heap} + 1);
}

QString arrowFormula(Count from, Count to)
{
    return QStringLiteral("%1 → %2").arg(from).arg(to);
}

QString xorTerms(nim::Heaps heaps)
{
    QStringList terms;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (heaps.size() <= kMostTerms || i + 1 < kMostTerms / 2 || i + 1 == heaps.size())
            terms << QString::number(heaps[i]);
        else if (i + 1 == kMostTerms / 2)
            terms << QStringLiteral("…");
    }
    return terms.join(QStringLiteral(" ⊕ "));
}

QString xorFormula(nim::Heaps heaps)
{
    return QStringLiteral("%1 = %2").arg(xorTerms(heaps)).arg(nim::nimSum(heaps));
}

QString inBothBases(Count value)
{
    const QString decimal = QString::number(value);
    return value < 2 ? decimal
                     : QStringLiteral("%1 = %2").arg(decimal, teaching::binaryDigits(value, 1) + u'₂');
}

QString powersFormula(Count value)
{
    QStringList powers;
    for (const Count power : nim::subHeaps(value))
        powers << QString::number(power);
    if (powers.size() > kMostPowers)
        powers = {powers[0], powers[1], QStringLiteral("…"), powers.last()};
    return QStringLiteral("%1 = %2").arg(QString::number(value), powers.join(QStringLiteral(" + ")));
}

std::vector<Sentence> columnParities(const std::vector<nim::Column>& columns)
{
    Numbers odd;
    Numbers even;
    for (const nim::Column& column : columns)
        (column.odd() ? odd : even).values.push_back(column.size());
    // Of many columns the largest ones, and how many there are.
    const auto said = [](Numbers& sizes, const teaching::Phrase& all, const teaching::PluralPhrase& some) {
        const std::size_t count = sizes.values.size();
        if (count <= kMostPowers)
            return all(sizes);
        sizes.values.resize(kPowersShown);
        return some(count - kPowersShown, sizes);
    };
    std::vector<Sentence> result;
    if (!odd.values.empty()) {
        //: %1 is a list of powers of two such as "8, 4, 1"
        const auto all = Words::phrase("Columns with an odd number of ones, by place value: %1.");
        //: %1 is a list of powers of two, the largest of many; %n is the number of the others
        const auto some =
            Words::plural("Columns with an odd number of ones, by place value: %1 and %n smaller one(s).");
        result.push_back(said(odd, all, some));
    }
    if (!even.values.empty()) {
        //: %1 is a list of powers of two such as "8, 4, 1"
        const auto all = Words::phrase("Columns with an even number of ones, by place value: %1.");
        //: %1 is a list of powers of two, the largest of many; %n is the number of the others
        const auto some =
            Words::plural("Columns with an even number of ones, by place value: %1 and %n smaller one(s).");
        result.push_back(said(even, all, some));
    }
    return result;
}

Sentence nimSumDetail()
{
    return Words::phrase("⊕ (exclusive or, XOR) adds in binary without carrying: a column with an odd number "
                         "of ones gives 1, one with an even number gives 0.");
}

Sentence kindsDetail(Play play)
{
    if (play == Play::Misere) {
        return Words::phrase("N: the player to move wins, as some move leads to a P-position, or none is "
                             "left. P: the player to move loses, as every move leads to an N-position.");
    }
    return Words::phrase("N: the player to move wins, as some move leads to a P-position. P: the player to "
                         "move loses, as every move leads to an N-position, or none is left.");
}

Sentence verdictTitle(Outcome outcome)
{
    return outcome == Outcome::N ? Words::phrase("So this is an N-position: the player to move wins")
                                 : Words::phrase("So this is a P-position: the player to move loses");
}

Sentence moreMovesTitle(std::size_t moves)
{
    //: %n is a number of further winning moves
    return Words::plural("%n more winning move(s), found in the same way")(moves);
}

BinaryTable binaryTable(nim::Heaps heaps, bool ones, bool sum, std::size_t step)
{
    BinaryTable table;
    Count any = 0;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        any |= heaps[i];
        if (i < BinaryTable::kMostRows)
            table.rows.push_back({i * step, heaps[i]});
        else
            ++table.skipped;
    }
    table.width = std::max(1, static_cast<int>(std::bit_width(any)));
    if (ones) {
        table.ones.assign(static_cast<std::size_t>(table.width), 0);
        for (const nim::Column& column : nim::columns(heaps))
            table.ones[static_cast<std::size_t>(column.bit)] = column.ones;
    }
    if (sum)
        table.sum = nim::nimSum(heaps);
    return table;
}

void focusOnPositions(teaching::PlanePlace& place, Count sum)
{
    constexpr Count kUsual = 16;
    constexpr Count kFar = 1024; // so far the origin is in view as well
    constexpr Count kClose = kUsual / 2; // a view of larger heaps begins with what is that near
    constexpr Count kMost = Count{1} << 30; // the labels of an axis are written in full
    const auto [x, y] = place.current;
    const Count usual = std::max(kUsual, std::bit_ceil(std::max(x, y) + 1));
    const Count reach = std::min(std::max(x, y ^ sum), std::max(x ^ sum, y));
    if (const Count side = std::bit_ceil(reach + 1); side > usual && side <= kFar) {
        place.focus = {{0, side - 1}, {0, side - 1}};
        return;
    }
    // In the aligned blocks of this side every row and column has its P-position.
    const Count side = std::max(kUsual, std::bit_ceil(sum + 1));
    if (side > kMost || (std::max(x, y) < teaching::kFarFromOrigin ? side <= usual : sum < kClose))
        return;
    const auto block = [side](Count heap) {
        return teaching::PlaneRange{heap & ~(side - 1), heap | (side - 1)};
    };
    place.focus = {block(x), block(y)};
}

void addNimPlane(teaching::PlaneData& data, const teaching::PlaneWindow& window,
                 const std::vector<Count>& fixed, Play play)
{
    std::vector<Count> heaps = fixed;
    heaps.resize(fixed.size() + 2);
    const Count step = window.x.length() / teaching::kMostPlanePoints + 1;
    for (Count a = window.x.first; window.x.contains(a); a += step) {
        heaps[fixed.size()] = a;
        const Count b = theory::Sum(heaps, play).wanted(fixed.size() + 1);
        if (window.y.contains(b))
            data.lost.push_back({a, b});
    }
}

Sentence noStoneVerdict(Play play)
{
    return play == Play::Misere
        ? OverWords::phrase("N-position · no stone is left · whoever took the last stone has lost")
        : OverWords::phrase("P-position · no stone is left · whoever took the last stone has won");
}

Steps& addGameOver(Steps& steps)
{
    return steps.add("over", OverWords::phrase("No stone is left: the game is over"))
        .detail(steps.position().play == Play::Misere
                    ? OverWords::phrase(
                        "Whoever took the last stone has lost, so the player to move has won: an N-position.")
                    : OverWords::phrase("The player to move cannot move and has lost: a P-position."));
}

} // namespace laststone::games
