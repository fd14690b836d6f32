// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_queen_drawing.h"

#include "games/wythoff/wythoff_game.h"

#include <QCoreApplication>
#include <QLineF>

#include <algorithm>
#include <cmath>
#include <set>

namespace laststone::games {

using teaching::Sentence;
using widgets::Band;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Look;
using widgets::TextStyle;
namespace wythoff = theory::wythoff;

namespace {

struct Words {
    LASTSTONE_SENTENCES(WythoffBoard)
};

struct LessonWords {
    LASTSTONE_SENTENCES(Wythoff)
};

constexpr double kAbove = 0.4;
constexpr double kAboveInHall = 1; // the name of the second heap
constexpr double kBelow = 1.45; // the numbers of the columns
constexpr double kRight = 0.8;
constexpr double kAxisGap = 0.15; // above the numbers of the columns
constexpr double kAxisHeight = 1.2;
constexpr double kBelowAxis = kAxisGap + 0.85 * kAxisHeight; // a line of words begins there, below the board
constexpr double kWords = 0.9; // so high
constexpr double kLargestSquare = 4.5;
constexpr double kSmallestSquare = 1.1; // one that can be clicked, and has room for a value
constexpr double kSmallestInHall = 0.65; // where she only has to be seen
constexpr double kSmallestOfValues = 0.8; // and values are to be read,
constexpr double kLeastValue = 0.6; // also long ones
constexpr double kRoomOfValue = 0.95; // a square with letters that need not be smaller
constexpr double kQueenInHall = 0.9; // herself at least, though she reaches over her square
constexpr Count kSmallBoard = 12; // squares along a side up to which none is left out,
constexpr double kSmallestOfSmall = 0.6; // though they have to be as small as this for it
constexpr Count kSmallInHall = 36; // the same, where nobody clicks and what is whole is seen from far away,
constexpr double kSmallestOfSmallInHall = 0.45; // unless values are to be read
constexpr Count kFewSquares = 8; // along a side; no fewer are shown where there is room
constexpr Count kFewInPattern = 12; // where the squares say who wins: a pattern is to be seen
constexpr double kSmallestOfAll = 0.2;
constexpr Count kLeastSquares = 4; // along a side, however little room there is
constexpr Count kBeyond =
    2; // squares on a side besides those up to where the queen has been: 0, and one more
constexpr TextStyle kAxis{.size = 0.85};
constexpr TextStyle kQueenOnAxis{.size = 0.85, .isBold = true};
constexpr double kMostForNumbers = 0.4; // of the width; longer ones are smaller,
constexpr double kLeastNumbers = 0.55; // but can still be read,
constexpr double kLeastNumbersInHall = 0.75; // also from its last row
constexpr TextStyle kGoal{.size = 0.85};
constexpr double kLetters = 0.75; // of a line: so high are letters that need no more room
constexpr TextStyle kLegend{.size = 0.85};
constexpr double kBeside = 0.35; // of a word beside a number
constexpr double kBesideNumber = 0.2; // of a column, at least
constexpr double kBesideNumbers = 0.33; // from those of the lines to the board
constexpr double kBesideWords = 0.6; // from words to others in their line
constexpr double kLeastStrip = 0.12; // of a gap, which stands for a square left out there: it is pointed at
constexpr double kValue = 0.92; // of the width of its square, at most
constexpr double kBesideSign = 0.33; // of a square, at each side of the sign in it
constexpr double kInFrame = 0.1; // from the edge of a square to a frame in it
constexpr double kRingGap = 0.15; // between her and a frame around her
constexpr double kPhi = 1.618033988749895;
constexpr Count kMostOfRays = 1'000'000'000'000; // squares
constexpr TextStyle kSlope{.size = 0.85}; // of a ray
constexpr TextStyle kOutside{.size = 0.85, .isBold = true}; // of a pair that is off the board
constexpr double kAroundOutside = 0.2; // from its letters to its frame

// Of larger heaps no value is known, and in misère play values do not say who wins: there the squares do.
WythoffArrangement withKnownValues(WythoffArrangement arrangement, Count largestHeap, theory::Play play)
{
    const bool isUnknown = arrangement == WythoffArrangement::QueenWithValues
        && (largestHeap > kWythoffTableBound || play == theory::Play::Misere);
    return isUnknown ? WythoffArrangement::QueenWithPositions : arrangement;
}

// How far a square is from the queen, if the queen can go there.
std::optional<Move> moveTo(const std::vector<Count>& queen, Count x, Count y)
{
    if (x > queen[0] || y > queen[1])
        return std::nullopt;
    const Count first = queen[0] - x;
    const Count second = queen[1] - y;
    if (first > 0 && second > 0 && first != second)
        return std::nullopt;
    if (first == 0 && second == 0)
        return std::nullopt;
    return Move{second == 0 ? FromFirst : first == 0 ? FromSecond : FromBoth, std::max(first, second), 0};
}

Sentence goalWord(Play play)
{
    //: in a square of the board, there is little room: who moves the queen there loses (misère play)
    return play == Play::Misere
        ? Words::phrase("End")
        //: in a square of the board, there is little room: who moves the queen there wins
        : Words::phrase("Goal");
}

QString gapHint()
{
    const char* const hint = QT_TRANSLATE_NOOP("WythoffBoard",
                                               "At “+” squares are left out. Point there: the queen can go "
                                               "to them, too; the wheel goes from one to the next.");
    return QCoreApplication::translate("WythoffBoard", hint);
}

// How many squares are left out.
QString gapText(const Side::Gap& gap)
{
    return QStringLiteral("+%1").arg(gap.leftOut);
}

// Where moves of the step lead to, and then where the one pair is that has been told, along one side: what is
// chosen while it is shown moves no gap.
std::vector<Count> reached(const BoardScene& scene, std::size_t heap)
{
    std::vector<Count> squares;
    for (const teaching::ShownMove& each : scene.shown.moves)
        squares.push_back(each.before.game->after(each.before, each.move).heaps[heap]);
    if (scene.found.positions.size() == 1)
        std::ranges::copy(scene.found.positions.front().heaps, std::back_inserter(squares));
    return squares;
}

// A square of a hall with such a value, which it is to read.
double smallestOfValues(const BoardScene& scene, Count value)
{
    return std::clamp(kLeastValue * scene.measure(QString::number(value), {}) / kValue, kSmallestOfValues,
                      kSmallestSquare);
}

// The heap that makes a P-position with that one; 0 where it is too large.
Count partnerOf(Count heap, theory::Play play)
{
    const auto pair = wythoff::pairWith(heap, play);
    return pair ? wythoff::partner(*pair, heap) : 0;
}

// Where the squares are.
class Squares {
public:
    Squares(const BoardScene& scene, WythoffArrangement arrangement)
    {
        const auto& queen = scene.position.heaps;
        // Where she has been at the start; and where pairs have been found, while no square is left out for
        // it.
        const Count reach = std::min(scene.found.reach, kSmallInHall - kBeyond);
        const Count mostX = std::max(scene.room[FromFirst], reach);
        const Count mostY = std::max(scene.room[FromSecond], reach);
        const double beside = scene.measure(QStringLiteral("+%1").arg(mostY + 1), kQueenOnAxis);
        const double below = scene.measure(QString::number(mostX), kQueenOnAxis);
        m_numbers = std::clamp(kMostForNumbers * scene.area.width() / (beside + below / 2),
                               scene.isForHall ? kLeastNumbersInHall : kLeastNumbers, 1.0);
        const double left = beside * m_numbers + 0.9;
        // The number of the queen may be wider than its square.
        const double right = std::max(kRight, below * m_numbers / 2 - 0.5);
        const double width = scene.area.width() - left - right;
        // Below them is what values are, or the goal of a board so narrow that it has no room beside it.
        // A hall reads there which heap it is.
        const bool hasWords = scene.isForHall || arrangement == WythoffArrangement::QueenWithValues
            || std::max(mostX, mostY) + kBeyond <= kFewSquares;
        const double above = scene.isForHall ? kAboveInHall : kAbove;
        const double height = scene.area.height() - above - (hasWords ? kBelowAxis + kWords : kBelow);
        // By the start of the match, so that a board stays the same through it, and with a card beside it.
        const auto wanted = [&](Count heap) {
            const Count few = arrangement == WythoffArrangement::Queen ? kFewSquares : kFewInPattern;
            return std::clamp(heap, few - kBeyond, Count{1000}) + kBeyond;
        };
        const auto sideOf = [&](Count columns, Count lines) {
            return std::min(width / static_cast<double>(columns), height / static_cast<double>(lines));
        };
        // Where they would be too small, some are left out; then they are as large whatever stands beside
        // them. Of a board that is small anyway every square is there.
        const bool hasValues = arrangement == WythoffArrangement::QueenWithValues;
        const bool isFarSeen = scene.isForHall && !hasValues;
        const bool isSmall = std::max(mostX, mostY) + kBeyond <= (isFarSeen ? kSmallInHall : kSmallBoard);
        const double smallest = !scene.isForHall ? kSmallestSquare
            : hasValues                          ? smallestOfValues(scene, mostX + mostY)
                                                 : kSmallestInHall;
        m_side =
            std::clamp(sideOf(wanted(mostX), wanted(mostY)),
                       isSmall ? std::clamp(sideOf(mostX + kBeyond, mostY + kBeyond),
                                            isFarSeen ? kSmallestOfSmallInHall : kSmallestOfSmall, smallest)
                               : smallest,
                       kLargestSquare);
        // Beside the longest numbers.
        m_side = std::min(m_side, std::max(kSmallestOfAll, width / static_cast<double>(kLeastSquares)));
        if (scene.isForHall)
            showPartner(partnerOf(mostX, scene.position.play), height);
        const Count most = std::max(wanted(mostX), wanted(mostY)); // as many each way, if there is room,
        // and upwards as far as the partners.
        const auto upwards = static_cast<Count>(std::ceil(kPhi * static_cast<double>(most)));
        const auto room = [&](double length, Count mostSquares) {
            const double squares = std::floor(length / m_side + 1e-9);
            return std::min(mostSquares, std::max(kLeastSquares, static_cast<Count>(squares)));
        };
        m_x = Side(queen[0], room(width, most), reached(scene, FromFirst));
        m_y = Side(queen[1], room(height, upwards), reached(scene, FromSecond));
        const double free = std::max(0.0, width - static_cast<double>(m_x.room()) * m_side);
        m_corner = {left + free / 2, above + static_cast<double>(m_y.room()) * m_side};
    }
    const Side& x() const { return m_x; }
    const Side& y() const { return m_y; }
    double side() const { return m_side; }
    TextStyle numbers(TextStyle style) const
    {
        style.size *= m_numbers;
        return style;
    }
    QPointF corner() const { return m_corner; }

    // So many squares to the right of a place and above it.
    QRectF box(Count column, Count line, Count columns = 1, Count lines = 1) const
    {
        return {m_corner.x() + static_cast<double>(column) * m_side,
                m_corner.y() - static_cast<double>(line + lines) * m_side,
                static_cast<double>(columns) * m_side, static_cast<double>(lines) * m_side};
    }
    // None beyond the board; what is in a gap is somewhere in it.
    std::optional<QRectF> square(Count x, Count y) const
    {
        const auto column = m_x.place(x);
        const auto line = m_y.place(y);
        return column && line ? std::optional(box(*column, *line)) : std::nullopt;
    }
    // Whether it is on the board and in no gap.
    bool isInSight(Count x, Count y) const
    {
        const auto column = m_x.place(x);
        const auto line = m_y.place(y);
        return column && line && m_x.at(*column) && m_y.at(*line);
    }

private:
    // The pair above the queen, too, where it is no more than a little beyond.
    void showPartner(Count partner, double height)
    {
        constexpr double kLittle = 2; // squares
        const double lines = static_cast<double>(partner + 1);
        if (lines * m_side > height && (lines - kLittle) * m_side <= height)
            m_side = std::min(m_side, std::max(height / lines, kSmallestOfSmallInHall));
    }

    Side m_x{0, 4};
    Side m_y{0, 4};
    double m_side = 1;
    double m_numbers = 1; // how large they are on the axes
    QPointF m_corner; // the bottom left one of the first square
};

// Whether that is a P-position which has been found, in either order of the heaps; but where nothing else has
// been told than that the queen stands on one, that alone.
bool isFound(const BoardScene& scene, Count x, Count y)
{
    const auto& queen = scene.position.heaps;
    const bool isOfQueen =
        scene.found.positions.size() == 1 && scene.found.positions.front() == scene.position;
    if (isOfQueen && (queen[0] != x || queen[1] != y))
        return false;
    return std::ranges::any_of(scene.found.positions, [&](const Position& position) {
        const auto& heaps = position.heaps;
        return (heaps[0] == x && heaps[1] == y) || (heaps[0] == y && heaps[1] == x);
    });
}

// As large as its square has room for, and as those that have as many digits.
TextStyle valueStyle(const BoardScene& scene, const Squares& squares, Count value)
{
    const QString digits(QString::number(value).size(), QLatin1Char('0'));
    const double size =
        std::min({1.0, squares.side() / kRoomOfValue, kValue * squares.side() / scene.measure(digits, {})});
    return {.size = size, .isBold = value == 0};
}

// A square's colour and sign, and that the queen can go there.
void addSquare(Drawing& drawing, const BoardScene& scene, const Squares& squares,
               WythoffArrangement arrangement, Count column, Count line)
{
    const auto x = squares.x().at(column);
    const auto y = squares.y().at(line);
    if (!x || !y)
        return;
    const QRectF box = squares.box(column, line);
    const bool isQueen = *x == scene.position.heaps[0] && *y == scene.position.heaps[1];
    const wythoff::SgTable* table =
        arrangement == WythoffArrangement::QueenWithValues ? knownWythoffTable() : nullptr;
    const auto value = table ? table->value(*x, *y) : std::nullopt;
    if (value) {
        // From pale to strong as the value grows; 0 is a P-position and is bold as well.
        const double most = 2 * static_cast<double>(squares.x().last() + 1);
        drawing.bands.push_back({.box = box,
                                 .look = Look::Won,
                                 .line = widgets::Line::Square,
                                 .strength = std::min(1.0, static_cast<double>(*value) / most)});
        if (!isQueen)
            drawing.texts.push_back({box, QString::number(*value), valueStyle(scene, squares, *value),
                                     *value == 0 ? Look::Lost : Look::Plain, Qt::AlignCenter});
    } else if ((*x + *y) % 2 == 0) {
        drawing.bands.push_back({.box = box, .line = widgets::Line::Square});
    }
    const bool hasSigns = arrangement == WythoffArrangement::QueenWithPositions;
    const bool isTold = hasSigns && wythoff::outcome(*x, *y, scene.position.play) == Outcome::P;
    if (!isQueen && !value && (isTold || isFound(scene, *x, *y))) {
        const double beside = squares.side() * kBesideSign;
        drawing.signs.push_back({box.adjusted(beside, beside, -beside, -beside), Look::Lost, true});
    }
    if (const auto move = moveTo(scene.position.heaps, *x, *y)) {
        if (scene.found.reach == 0) // else more pairs are looked for, which her ways are beside
            drawing.bands.push_back({.box = box, .look = Look::Choice, .line = widgets::Line::Square});
        drawing.targets.push_back({box, *move});
    }
}

// The moves of a direction to squares in one place of a gap, `least` to `most` squares far: a strip for each
// or, of very many, for some that are as far from each other; the others are reached by the wheel and by
// keys.
void addStrips(Drawing& drawing, const QRectF& place, std::size_t part, Count least, Count most)
{
    drawing.bands.push_back({.box = place, .look = Look::Choice, .line = widgets::Line::Square});
    const bool isUpright = part == FromSecond;
    const double length = isUpright ? place.height() : place.width();
    const Count room = std::max<Count>(1, static_cast<Count>(length / kLeastStrip));
    const Count strips = std::min(most - least + 1, room);
    const double step = length / static_cast<double>(strips);
    for (Count i = 0; i < strips; ++i) {
        // The farthest first: at the left, or below.
        const Count take = strips == 1 ? most : most - (most - least) / (strips - 1) * i;
        const double at = step * static_cast<double>(i);
        drawing.targets.push_back({isUpright
                                       ? QRectF(place.left(), place.bottom() - at - step, place.width(), step)
                                       : QRectF(place.left() + at, place.top(), step, place.height()),
                                   Move{part, take, 0}});
    }
}

// Around squares between which none is left out.
void addFrames(Drawing& drawing, const Squares& squares)
{
    for (const Side::Run& lines : squares.y().runs()) {
        for (const Side::Run& columns : squares.x().runs()) {
            drawing.bands.push_back(
                {.box = squares.box(columns.place, lines.place, columns.length, lines.length),
                 .look = std::nullopt,
                 .outline = Look::Faint,
                 .line = widgets::Line::Square});
        }
    }
}

// Where squares are left out, the queen can go as well.
void addGaps(Drawing& drawing, const BoardScene& scene, const Squares& squares)
{
    const auto& queen = scene.position.heaps;
    struct Range { // of moves to a gap, by how far they go
        Count least;
        Count most;
    };
    const auto rangeOf = [](const Side::Gap& gap, Count from) {
        return Range{from - (gap.square + gap.leftOut - 1), from - gap.square};
    };
    const auto add = [&](Count x, Count y, std::size_t part, Count least, Count most) {
        if (least <= most)
            addStrips(drawing, squares.box(x, y), part, least, most);
    };
    // Along the diagonal, which ends at a side, from a gap to the squares of the other side.
    const Count far = std::min(queen[FromFirst], queen[FromSecond]);
    const auto cross = [&](const Side& other, Count from, const Range& gap, const auto& at) {
        for (Count place = 0; place < other.room(); ++place) {
            const auto square = other.at(place);
            const Count take = square && *square < from ? from - *square : 0;
            if (take >= gap.least && take <= std::min(gap.most, far))
                at(place, take);
        }
    };
    const auto gapsInY = squares.y().gaps();
    for (const Side::Gap& gap : squares.x().gaps()) {
        const Range inX = rangeOf(gap, queen[FromFirst]);
        add(gap.place, *squares.y().place(queen[FromSecond]), FromFirst, inX.least, inX.most);
        cross(squares.y(), queen[FromSecond], inX,
              [&](Count line, Count take) { add(gap.place, line, FromBoth, take, take); });
        for (const Side::Gap& across : gapsInY) {
            const Range inY = rangeOf(across, queen[FromSecond]);
            add(gap.place, across.place, FromBoth, std::max(inX.least, inY.least),
                std::min({inX.most, inY.most, far}));
        }
    }
    for (const Side::Gap& gap : gapsInY) {
        const Range inY = rangeOf(gap, queen[FromSecond]);
        add(*squares.x().place(queen[FromFirst]), gap.place, FromSecond, inY.least, inY.most);
        cross(squares.x(), queen[FromFirst], inY,
              [&](Count column, Count take) { add(column, gap.place, FromBoth, take, take); });
    }
}

// A line of words that begins there; whether there is room for it.
bool addWords(Drawing& drawing, const BoardScene& scene, const QPointF& begin, const QString& words,
              const TextStyle& style)
{
    const QRectF box(begin, QSizeF(scene.measure(words, style), kWords));
    const bool hasRoom = QRectF({}, scene.area).adjusted(0, 0, 0, 1e-6).contains(box);
    if (hasRoom)
        drawing.texts.push_back({box, words, style});
    return hasRoom;
}

// The name of a heap beside its axis.
QString heapName(const BoardScene& scene, const Sentence& heap, const QString& form, double room)
{
    return form.arg(scene.say(heap, room - scene.measure(form.arg(QString()), kLegend), kLegend));
}
QString heapOfLines(const BoardScene& scene, double room)
{
    return heapName(scene, LessonWords::phrase("heap 2"), QStringLiteral("↑ %1"), room);
}
QString heapOfColumns(const BoardScene& scene, double room)
{
    return heapName(scene, LessonWords::phrase("heap 1"), QStringLiteral("%1 →"), room);
}

// What the numbers in the squares are, in as many words as there is room for: from the corner on or, if they
// are too long for that, from farther left. In a hall they leave room for the name of a heap, if they can.
void addLegend(Drawing& drawing, const BoardScene& scene, const Squares& squares)
{
    //: below a board with a number in each square
    const Sentence whole = Words::phrase("SG values; 0: P-position");
    //: below a board with a number in each square, where there is little room
    const Sentence brief = Words::phrase("SG values");
    const double width = scene.area.width();
    const double beside =
        scene.isForHall ? scene.measure(heapOfColumns(scene, 0), kLegend) + kBesideWords : 0;
    for (const double room : {width - beside, width}) {
        for (const Sentence& legend : {whole, brief}) {
            const QString words = scene.say(legend, room, kLegend);
            const double spare = room - scene.measure(words, kLegend);
            const QPointF begin(std::min(squares.corner().x(), spare), squares.corner().y() + kBelowAxis);
            if (addWords(drawing, scene, begin, words, kLegend))
                return;
        }
    }
}

// The square (0, 0), where the game ends: a frame in a frame, and a word whose place depends on the board
// alone, so that it stays there from step to step: below what may stand in the middle of the square or, where
// that is too small, at its corner or below the numbers, if there is room for one.
void addGoal(Drawing& drawing, const BoardScene& scene, const Squares& squares, bool hasLegend)
{
    const auto square = squares.square(0, 0);
    const double step = std::min(0.2, squares.side() * 0.13);
    for (const double inside : {step / 2, step * 3 / 2}) {
        drawing.bands.push_back({.box = square->adjusted(inside, inside, -inside, -inside),
                                 .look = std::nullopt,
                                 .outline = Look::Accent,
                                 .line = widgets::Line::Thin});
    }
    const double within = squares.side() - 4 * step;
    const QString word = scene.say(goalWord(scene.position.play), within, kGoal);
    const double low = squares.side() * kBesideSign - 2 * step; // the room below a sign
    if (scene.measure(word, kGoal) < within && low >= kLetters * kGoal.size) {
        if (!scene.position.game->isTerminal(scene.position)) // else the queen is there
            drawing.texts.push_back(
                {QRectF(square->left(), square->bottom() - 2 * step - low, squares.side(), low), word, kGoal,
                 Look::Plain, Qt::AlignCenter});
        return;
    }
    const QString pointing = QStringLiteral("%1 ↗").arg(word);
    const auto leftOf = [&](Count place, const QString& number) {
        return squares.box(place, 0).center().x() - scene.measure(number, squares.numbers(kQueenOnAxis)) / 2
            - kBeside;
    };
    double right = std::min(square->left() + step, leftOf(0, QStringLiteral("0")));
    if (const auto gaps = squares.x().gaps(); !gaps.empty())
        right = std::min(right, leftOf(gaps.front().place, gapText(gaps.front())));
    const QRectF below(0, square->bottom() + kAxisGap, right, kAxisHeight);
    if (scene.measure(pointing, kGoal) < below.width()) {
        drawing.texts.push_back({below, pointing, kGoal, Look::Plain, Qt::AlignVCenter | Qt::AlignRight});
    } else if (!hasLegend) {
        addWords(drawing, scene, squares.corner() + QPointF(0, kBelowAxis), QStringLiteral("↑ %1").arg(word),
                 kGoal);
    }
}

// Which heap each axis is, as answers name them: above the numbers of the lines, and below those of the
// columns behind what stands there.
void addHeaps(Drawing& drawing, const BoardScene& scene, const Squares& squares)
{
    const QPointF corner = squares.corner();
    const double begin = corner.x() - kBesideNumbers - scene.measure(QStringLiteral("↑"), kLegend);
    const QString second = heapOfLines(scene, scene.area.width() - begin);
    const double top = squares.box(0, squares.y().room()).bottom();
    addWords(drawing, scene, {begin, top - kWords}, second, kLegend);

    const double low = corner.y() + kBelowAxis;
    double free = 0;
    for (const widgets::Text& text : drawing.texts) {
        if (text.box.top() >= low - 1e-6)
            free = std::max(free, text.box.right() + kBesideWords);
    }
    const QString first = heapOfColumns(scene, scene.area.width() - free);
    const double right = squares.box(squares.x().room(), 0).left();
    addWords(drawing, scene, {std::max(free, right - scene.measure(first, kLegend)), low}, first, kLegend);
}

// What the signs of the gaps mean, said of the first one: a hall cannot point there. Between what else stands
// in that line, if there is room.
void addGapMeaning(Drawing& drawing, const BoardScene& scene, const Squares& squares)
{
    auto gaps = squares.x().gaps();
    if (gaps.empty())
        gaps = squares.y().gaps();
    if (gaps.empty())
        return;
    const double low = squares.corner().y() + kBelowAxis;
    double begin = 0;
    double end = scene.area.width();
    for (const widgets::Text& text : drawing.texts) {
        if (text.box.top() < low - 1e-6)
            continue;
        if (text.box.center().x() < scene.area.width() / 2)
            begin = std::max(begin, text.box.right() + kBesideWords);
        else
            end = std::min(end, text.box.left() - kBesideWords);
    }
    //: below a board, there is little room: %1 is how many squares are left out between two columns of it
    const Sentence meaning = Words::phrase("+%1: %1 left out")(gaps.front().leftOut);
    const QString words = scene.say(meaning, end - begin, kLegend);
    const double latest = end - scene.measure(words, kLegend);
    if (latest >= begin)
        addWords(drawing, scene, {std::clamp(squares.corner().x(), begin, latest), low}, words, kLegend);
}

// Numbers along one side: that of the queen, those of squares that are marked, in the gap how many
// squares are left out, and as many others as have room. `half` says how far one reaches from its middle.
void addNumbers(Drawing& drawing, const Squares& squares, const Side& side, const std::vector<Count>& queen,
                const std::function<double(const QString& number)>& half,
                const std::function<widgets::Text(Count place, const QString& number)>& at)
{
    const double square = squares.side();
    const auto middle = [&](Count place) { return (static_cast<double>(place) + 0.5) * square; };
    struct Named {
        Count place;
        QString number;
    };
    std::vector<Named> named; // by how much they matter
    const auto hasRoom = [&](Count place, const QString& number) {
        return std::ranges::none_of(named, [&](const Named& each) {
            return std::abs(middle(place) - middle(each.place)) < half(each.number) + half(number);
        });
    };
    const auto add = [&](Count place, const QString& number, bool isOfQueen) {
        widgets::Text text = at(place, number);
        text.style = squares.numbers(isOfQueen ? kQueenOnAxis : kAxis);
        text.look = isOfQueen ? Look::Plain : Look::Muted;
        drawing.texts.push_back(text);
    };
    const auto addNamed = [&](std::optional<Count> place, const QString& number, bool isOfQueen) {
        if (!place || !hasRoom(*place, number))
            return false;
        add(*place, number, isOfQueen);
        named.push_back({*place, number});
        return true;
    };
    for (const Count number : queen)
        addNamed(side.place(number), QString::number(number), true);
    for (const Side::Gap& gap : side.gaps()) {
        if (!addNamed(gap.place, gapText(gap), false))
            addNamed(gap.place, QStringLiteral("+"), false);
    }
    double free = 0; // from here on
    for (const Side::Run& run : side.runs()) {
        const QString largest = QString::number(*side.at(run.place + run.length - 1));
        const auto step = static_cast<Count>(std::max(1.0, std::ceil(2 * half(largest) / square)));
        // From the corner on, and from the queen back.
        const Count from = run.place == 0 ? 0 : *side.place(queen.front()) % step;
        free = run.place == 0 ? -square : std::max(free, middle(run.place) - square / 2);
        for (Count place = run.place; place < run.place + run.length; ++place) {
            const QString number = QString::number(*side.at(place));
            if (place % step != from || middle(place) - half(number) < free || !hasRoom(place, number))
                continue;
            add(place, number, false);
            free = middle(place) + half(number);
        }
    }
}

void addAxes(Drawing& drawing, const BoardScene& scene, const Squares& squares)
{
    const auto& queen = scene.position.heaps;
    const double side = squares.side();
    // Half the width of a number and of the gap beside it.
    const auto halfWidth = [&](const QString& number) {
        return scene.measure(number, squares.numbers(kQueenOnAxis)) / 2 + kBesideNumber;
    };
    const auto below = [&](Count place, const QString& number) {
        const QRectF box = squares.box(place, 0).translated(0, side);
        const double beside = std::max(0.0, halfWidth(number) - side / 2);
        return widgets::Text{
            .box = QRectF(box.left() - beside, box.top() + kAxisGap, side + 2 * beside, kAxisHeight),
            .text = number,
            .alignment = Qt::AlignCenter};
    };
    const auto beside = [&](Count place, const QString& number) {
        const QRectF box = squares.box(0, place);
        return widgets::Text{.box = QRectF(0, box.top(), squares.corner().x() - kBesideNumbers, side),
                             .text = number,
                             .alignment = Qt::AlignVCenter | Qt::AlignRight};
    };
    std::vector<Count> columns{queen[0]};
    std::vector<Count> lines{queen[1]};
    for (const widgets::SeenMove& move : scene.moves) {
        columns.push_back(move.after.heaps[0]);
        lines.push_back(move.after.heaps[1]);
    }
    if (const auto& pair = scene.marked.named) { // in each order that is to be seen
        for (const std::size_t first : {FromFirst, FromSecond}) {
            const Count x = pair->heaps[first];
            const Count y = pair->heaps[1 - first];
            if (squares.isInSight(x, y)) {
                columns.push_back(x);
                lines.push_back(y);
            }
        }
    }
    addNumbers(drawing, squares, squares.x(), columns, halfWidth, below);
    const double halfHeight = squares.numbers(kQueenOnAxis).size / 2;
    addNumbers(
        drawing, squares, squares.y(), lines, [=](const QString&) { return halfHeight; }, beside);
}

void addFrame(Drawing& drawing, const std::optional<QRectF>& square, Look look, widgets::Line line)
{
    if (square)
        drawing.bands.push_back({.box = square->adjusted(kInFrame, kInFrame, -kInFrame, -kInFrame),
                                 .look = std::nullopt,
                                 .outline = look,
                                 .line = line});
}

// Of her width and her height.
double queenSize(const BoardScene& scene, const Squares& squares)
{
    return std::max(squares.side() * 0.8, scene.isForHall ? kQueenInHall : 0);
}

// The squares of pairs of the step, and of the one that an answer stands for, in both orders.
std::vector<std::pair<Count, Count>> pairSquares(const BoardScene& scene)
{
    std::vector<std::pair<Count, Count>> found;
    const auto add = [&](Count a, Count b) {
        found.emplace_back(a, b);
        if (a != b)
            found.emplace_back(b, a);
    };
    for (const Mark& mark : scene.shown.marks) {
        if (mark.kind == WythoffMark::Pair)
            add(mark.from, mark.to);
    }
    if (const auto& pair = scene.marked.named)
        add(pair->heaps[0], pair->heaps[1]);
    return found;
}

// Where the queen stands on one, its frame is around her. And what a wrong formula takes for one.
void addPairs(Drawing& drawing, const BoardScene& scene, const Squares& squares)
{
    const double beside =
        std::max(0.0, queenSize(scene, squares) / 2 + kRingGap + kInFrame - squares.side() / 2);
    for (const auto& [x, y] : pairSquares(scene)) {
        auto square = squares.square(x, y);
        if (square && scene.position.heaps == std::vector{x, y})
            square->adjust(-beside, -beside, beside, beside);
        addFrame(drawing, square, Look::Lost, widgets::Line::Thick);
    }
    if (const Mark* wrong = scene.find(WythoffMark::NoPair)) {
        const auto& queen = scene.position.heaps;
        const bool isMirrored = queen[0] > queen[1];
        addFrame(drawing,
                 squares.square(isMirrored ? wrong->to : wrong->from, isMirrored ? wrong->from : wrong->to),
                 Look::Won, widgets::Line::Dashed);
    }
}

// Each direction is a part, which may be anywhere; the keyboard is seen at its first square.
void addDirections(Drawing& drawing, const BoardScene& scene, const Squares& squares)
{
    const Count column = *squares.x().place(scene.position.heaps[0]);
    const Count line = *squares.y().place(scene.position.heaps[1]);
    for (const std::size_t part : {FromFirst, FromSecond, FromBoth}) {
        const QRectF first = squares.box(part != FromSecond && column > 0 ? column - 1 : column,
                                         part != FromFirst && line > 0 ? line - 1 : line);
        drawing.parts.push_back(
            {.box = QRectF({}, scene.area), .head = first, .frame = {}, .isCursorAround = true});
    }
}

// Around a square's middle; with its line it is within the square, as there may be a ring on the next one.
void addRing(Drawing& drawing, const std::optional<QRectF>& square, Look look)
{
    if (!square)
        return;
    const double beside = square->width() * (1 - 1 / (1 + widgets::kSignLine)) / 2;
    drawing.signs.push_back({square->adjusted(beside, beside, -beside, -beside), look});
}

// As large as her square, or around her where she reaches over it.
void addRingAroundQueen(Drawing& drawing, const BoardScene& scene, const Squares& squares, Look look)
{
    const auto& queen = scene.position.heaps;
    const double more = std::max(0.0, queenSize(scene, squares) + 2 * kRingGap - squares.side()) / 2;
    addRing(drawing, squares.square(queen[0], queen[1])->adjusted(-more, -more, more, more), look);
}

// The rays along which the P-positions lie: in each part of the board, in which none of its squares is left
// out, what goes through it.
void addRays(Drawing& drawing, const Squares& squares)
{
    const double side = squares.side();
    for (const Side::Run& columns : squares.x().runs()) {
        for (const Side::Run& lines : squares.y().runs()) {
            const QPointF first = squares.box(columns.place, lines.place).center();
            const auto left = static_cast<double>(columns.square);
            const auto low = static_cast<double>(lines.square);
            for (const double slope : {kPhi, 1 / kPhi}) {
                const double from = std::max({0.0, left - 0.5, (low - 0.5) / slope});
                const double to = std::min(static_cast<double>(columns.end()) - 0.5,
                                           (static_cast<double>(lines.end()) - 0.5) / slope);
                const auto at = [&](double x) { return first + QPointF(x - left, low - slope * x) * side; };
                if (from < to)
                    drawing.arrows.push_back(
                        {.from = at(from), .to = at(to), .look = Look::Muted, .width = 1.0 / 16});
            }
        }
    }
}

// Whether letters there are clear of all that is drawn but squares and frames that are around them.
bool isFree(const Drawing& drawing, const QRectF& letters)
{
    const auto isThere = [&](const auto& each) { return each.box.intersects(letters); };
    const auto isFrame = [&](const Band& band) {
        return band.outline && isThere(band) && !band.box.contains(letters);
    };
    const QLineF diagonals[] = {{letters.topLeft(), letters.bottomRight()},
                                {letters.bottomLeft(), letters.topRight()}};
    const auto isCrossing = [&](const widgets::Arrow& arrow) {
        const QLineF line(arrow.from, arrow.to);
        return letters.contains(arrow.from) || letters.contains(arrow.to)
            || std::ranges::any_of(diagonals, [&](const QLineF& diagonal) {
                   return diagonal.intersects(line, nullptr) == QLineF::BoundedIntersection;
               });
    };
    return std::ranges::none_of(drawing.bands, isFrame) && std::ranges::none_of(drawing.signs, isThere)
        && std::ranges::none_of(drawing.pieces, isThere) && std::ranges::none_of(drawing.texts, isThere)
        && std::ranges::none_of(drawing.arrows, isCrossing);
}

// The slope of each ray, beside it as far from the corner as there is room: to the left of the steep one and
// below the flat one, farther from it than the P-positions are.
void addSlopes(Drawing& drawing, const BoardScene& scene, const Squares& squares)
{
    constexpr double kPositions = 0.6; // of a square: these reach so far beside a ray
    constexpr double kClear = 0.12;
    const QRectF& field = drawing.field;
    const QPointF origin = squares.square(0, 0)->center();
    const double away = kPositions * squares.side() + kClear;
    const Count most = std::max(squares.x().room(), squares.y().room());
    for (const bool isSteep : {true, false}) {
        const QString slope = isSteep ? QStringLiteral("y = φx") : QStringLiteral("y = x/φ");
        QRectF box(0, 0, scene.measure(slope, kSlope), kSlope.size);
        for (Count nearer = 0; nearer < most; ++nearer) {
            const double inside = kClear + static_cast<double>(nearer) * squares.side();
            if (isSteep) {
                box.moveTop(field.top() + inside);
                box.moveRight(origin.x() + (origin.y() - box.bottom()) / kPhi - away);
            } else {
                box.moveRight(field.right() - inside);
                box.moveTop(origin.y() - (box.left() - origin.x()) / kPhi + away);
            }
            if (!field.contains(box) || !isFree(drawing, box.adjusted(-kClear, 0, kClear, 0)))
                continue;
            drawing.texts.push_back({box, slope, kSlope, Look::Plain, Qt::AlignCenter});
            break;
        }
    }
}

// A box in the field, as near as there is room to where her line ends, and as large as the words need; null
// where there is none. `way` is one to the right, one up, or both; `isOnLine` has a straight one go through
// it.
std::optional<QRectF> roomAtEdge(const Drawing& drawing, const Squares& squares, const QPointF& queen,
                                 const QPointF& way, const QSizeF& words, bool isOnLine)
{
    const QRectF inside = drawing.field.adjusted(kInFrame, kInFrame, -kInFrame, -kInFrame);
    const double right = inside.right() - queen.x();
    const double up = queen.y() - inside.top();
    const double far = std::min(way.x() != 0 ? right : up, way.y() != 0 ? up : right);
    const bool isAbove = way.y() != 0 && far == up; // then elsewhere along that edge, else the right one
    const Count most = 4 * std::max(squares.x().room(), squares.y().room());
    QRectF box({}, words);
    for (Count i = 0; i < most; ++i) { // to and fro, by half a square
        const Count halves = (i + 1) / 2;
        const double beside = static_cast<double>(halves) * squares.side() / (i % 2 == 0 ? 2 : -2);
        box.moveCenter(queen + far * way + (isAbove ? QPointF(beside, 0) : QPointF(0, beside)));
        box.translate(std::min(0.0, inside.right() - box.right()), std::max(0.0, inside.top() - box.top()));
        const QPointF off = box.center() - queen;
        const bool isAway = (way.x() == 0 && std::abs(off.x()) > box.width() / 2)
            || (way.y() == 0 && std::abs(off.y()) > box.height() / 2);
        if (inside.contains(box) && isFree(drawing, box) && !(isOnLine && isAway))
            return box;
    }
    return std::nullopt;
}

// Pairs from which she could have come, but off the board: framed as on it, with the direction. Where both
// numbers have no room there is that which is not hers.
void addOutside(Drawing& drawing, const BoardScene& scene, const Squares& squares)
{
    const auto& queen = scene.position.heaps;
    const QPointF middle = squares.square(queen[0], queen[1])->center();
    for (const auto& [x, y] : pairSquares(scene)) {
        const auto back = moveTo({x, y}, queen[0], queen[1]);
        if (!back || squares.square(x, y))
            continue;
        const QPointF way(back->heap == FromSecond ? 0 : 1, back->heap == FromFirst ? 0 : -1);
        const QChar direction = back->heap == FromFirst ? u'→' : back->heap == FromSecond ? u'↑' : u'↗';
        QStringList all{QStringLiteral("(%1, %2) %3").arg(x).arg(y).arg(direction)};
        if (back->heap == FromFirst)
            all << QStringLiteral("%1 →").arg(x);
        else if (back->heap == FromSecond)
            all << QStringLiteral("↑ %1").arg(y);
        std::optional<QRectF> box;
        QString words;
        for (const bool isOnLine : {true, false}) { // few words there say it better than all elsewhere
            for (qsizetype i = 0; i < all.size() && !box; ++i) {
                words = all[i];
                const QSizeF size(scene.measure(words, kOutside) + 2 * kAroundOutside,
                                  kOutside.size + 2 * kAroundOutside);
                box = roomAtEdge(drawing, squares, middle, way, size, isOnLine);
            }
        }
        if (!box)
            continue;
        drawing.bands.push_back({.box = *box, .outline = Look::Lost});
        drawing.texts.push_back({*box, words, kOutside, Look::Lost, Qt::AlignCenter});
    }
}

// How far a value reaches from the middle of its square, in the direction of a way; of its side.
double reachOfValue(const BoardScene& scene, const Squares& squares, const QPointF& way)
{
    constexpr double kUpright = 0.32;
    constexpr double kMost = 0.44; // so that there is a way
    const Count most = squares.x().last() + squares.y().last(); // no value is larger
    const double width =
        scene.measure(QString::number(most), {}) * valueStyle(scene, squares, most).size / squares.side();
    return way.y() != 0 ? kUpright : std::clamp(width / 2, kUpright, kMost);
}

// The middles of the squares between which she goes straight: where squares are left out along one side, her
// way follows the other until these are behind her, as the shaded squares do.
std::vector<QPointF> wayOf(const Squares& squares, const std::vector<Count>& before,
                           const std::vector<Count>& after)
{
    const Count firstTaken = before[FromFirst] - after[FromFirst];
    const Count secondTaken = before[FromSecond] - after[FromSecond];
    std::set<Count> turns{0, std::max(firstTaken, secondTaken)}; // by how far they are
    const auto addTurns = [&](const Side& side, std::size_t heap) {
        for (const Side::Gap& gap : side.gaps()) {
            const Count behind = gap.square + gap.leftOut;
            for (const Count square : {gap.square - 1, gap.square, behind - 1, behind}) {
                if (after[heap] <= square && square <= before[heap])
                    turns.insert(before[heap] - square);
            }
        }
    };
    addTurns(squares.x(), FromFirst);
    addTurns(squares.y(), FromSecond);
    std::vector<QPointF> way;
    for (const Count far : turns) {
        const auto square = squares.square(before[FromFirst] - std::min(far, firstTaken),
                                           before[FromSecond] - std::min(far, secondTaken));
        if (!square)
            return {};
        const QPointF at = square->center();
        const auto isStraight = [&](const QPointF& from, const QPointF& over) {
            const QPointF one = over - from;
            const QPointF next = at - over;
            return std::abs(one.x() * next.y() - one.y() * next.x()) < 1e-6;
        };
        if (way.size() > 1 && isStraight(way[way.size() - 2], way.back()))
            way.back() = at;
        else
            way.push_back(at);
    }
    return way;
}

// Between the middles of two squares; where values stand there, from one to the next.
void addPieces(Drawing& drawing, const BoardScene& scene, const Squares& squares, bool hasValues,
               const widgets::Arrow& way)
{
    const QPointF all = way.to - way.from;
    const auto far = std::lround(std::max(std::abs(all.x()), std::abs(all.y())) / squares.side());
    const int pieces = hasValues ? static_cast<int>(far) : 1;
    const double beside = hasValues ? reachOfValue(scene, squares, all) : 0;
    for (int i = 0; i < pieces; ++i) {
        drawing.arrows.push_back(way);
        drawing.arrows.back().from = way.from + all * ((i + beside) / pieces);
        drawing.arrows.back().to = way.from + all * ((i + 1 - beside) / pieces);
    }
}

// From where she has been moved last, and where moves that are shown would take her.
void addMoves(Drawing& drawing, const BoardScene& scene, const Squares& squares, bool hasValues)
{
    const auto square = [&](const Position& position) {
        return squares.square(position.heaps[0], position.heaps[1]);
    };
    const auto add = [&](const Position& before, const Position& after, const Position& framed, Look look) {
        const bool isOneOfAll = look == Look::Good && scene.find(Mark::All);
        if (isOneOfAll)
            addRing(drawing, square(framed), look);
        else
            addFrame(drawing, square(framed), look, widgets::Line::Dashed);
        const auto way = wayOf(squares, before.heaps, after.heaps);
        for (std::size_t i = 1; i < way.size(); ++i)
            addPieces(drawing, scene, squares, hasValues,
                      {.from = way[i - 1], .to = way[i], .look = look, .isSolid = isOneOfAll});
    };
    const auto addMade = [&](const widgets::MadeMove& made, const Position& after) {
        add(made.before, after, made.before, made.isOwn ? Look::Accent : Look::Muted);
    };
    if (scene.reply && !scene.hasStep()) {
        if (scene.earlier)
            addMade(*scene.earlier, scene.reply->before);
        addMade(*scene.reply, scene.position);
    }
    for (const widgets::SeenMove& move : scene.moves)
        add(move.before, move.after, move.after, move.role);
}

} // namespace

Side::Side(Count queen, Count room, std::vector<Count> seen) : m_room(room), m_runs{{0, 0, room}}
{
    // One more square than up to the queen, so that it does not stand at the edge.
    if (queen + 2 <= room)
        return;
    std::erase_if(seen, [queen](Count square) { return square > queen; });
    // A square to be seen has its neighbours beside it, where the gaps leave room for them, and matters more
    // than the one behind the queen.
    while (!fold(queen, 1, seen, 1) && !fold(queen, 1, seen, 0) && !fold(queen, 0, seen, 0))
        seen.pop_back();
}

// Into runs about the squares to be seen, for which the longer one of the first and the last run makes room;
// whether there is as much.
bool Side::fold(Count queen, Count behind, const std::vector<Count>& seen, Count around)
{
    const Count end = queen + behind + 1;
    Count head = m_room / 3;
    Count tail = m_room - head - 1;
    for (;;) {
        std::vector<std::pair<Count, Count>> kept{{0, head}, {end - tail, end}};
        for (const Count square : seen)
            kept.emplace_back(square - std::min(square, around), std::min(square + around + 1, end));
        std::ranges::sort(kept);
        m_runs = {{0, 0, head}};
        for (const auto& [from, to] : kept) {
            Run& run = m_runs.back();
            if (from <= run.end() + 1) // a gap of one square is that square
                run.length = std::max(run.end(), to) - run.square;
            else
                m_runs.push_back({run.place + run.length + 1, from, to - from});
        }
        if (m_runs.back().place + m_runs.back().length <= m_room)
            return true;
        if (head == 1 && tail == behind + 1)
            return false;
        if (head > 1 && head + 1 >= tail)
            --head;
        else
            --tail;
    }
}

std::optional<Count> Side::at(Count place) const
{
    for (const Run& run : m_runs) {
        if (place >= run.place && place < run.place + run.length)
            return run.square + (place - run.place);
    }
    return std::nullopt;
}

std::optional<Count> Side::place(Count square) const
{
    for (const Run& run : m_runs) {
        if (square < run.square)
            return run.place - 1;
        if (square < run.end())
            return run.place + (square - run.square);
    }
    return std::nullopt;
}

Count Side::last() const
{
    return m_runs.back().end() - 1;
}

std::vector<Side::Gap> Side::gaps() const
{
    std::vector<Gap> gaps;
    for (std::size_t i = 1; i < m_runs.size(); ++i) {
        const Count from = m_runs[i - 1].end();
        gaps.push_back({m_runs[i].place - 1, from, m_runs[i].square - from});
    }
    return gaps;
}

Drawing drawQueen(const BoardScene& scene, WythoffArrangement wanted)
{
    const auto& queen = scene.position.heaps;
    const auto arrangement =
        withKnownValues(wanted, std::max(scene.room[FromFirst], scene.room[FromSecond]), scene.position.play);
    const Squares squares(scene, arrangement);
    // Signs and values say who wins, and are shown with the answer only; the squares stay as large.
    const bool isSummary = scene.find(Mark::All) != nullptr;
    const bool isEarly = scene.find(Mark::Early) != nullptr;
    const bool isSmall = !arePairsTold(scene.position); // whose steps say nothing of them
    const bool arePairsSaid = !isEarly && (scene.find(WythoffMark::Pairs) || (isSummary && isSmall));
    const bool needsSigns = arePairsSaid && arrangement == WythoffArrangement::Queen;
    const bool isTold = scene.isVerdictShown || (scene.isAnswerShown && arePairsSaid);
    const auto told = !isTold ? WythoffArrangement::Queen
        : needsSigns          ? WythoffArrangement::QueenWithPositions
                              : arrangement;
    Drawing drawing;
    addDirections(drawing, scene, squares);
    drawing.height = scene.area.height();
    drawing.isShortened = squares.x().hasGap() || squares.y().hasGap();
    for (Count line = 0; line < squares.y().room(); ++line) {
        for (Count column = 0; column < squares.x().room(); ++column)
            addSquare(drawing, scene, squares, told, column, line);
    }
    addGaps(drawing, scene, squares);
    if (drawing.isShortened)
        drawing.hint = gapHint();
    addFrames(drawing, squares);
    addAxes(drawing, scene, squares);
    const bool hasValues = told == WythoffArrangement::QueenWithValues && knownWythoffTable();
    addGoal(drawing, scene, squares, hasValues);
    if (hasValues)
        addLegend(drawing, scene, squares);
    if (scene.isForHall) {
        addHeaps(drawing, scene, squares);
        addGapMeaning(drawing, scene, squares);
    }
    addPairs(drawing, scene, squares);
    drawing.field = squares.box(0, 0, squares.x().room(), squares.y().room());
    // They would go through numbers; of very large ones a double does not know the place on the board.
    const bool isExact = std::max(squares.x().last(), squares.y().last()) < kMostOfRays;
    const bool areRaysSaid = scene.found.isRuleTold || (!isEarly && scene.find(WythoffMark::Rays));
    const bool hasRays = !hasValues && isExact && areRaysSaid;
    if (hasRays)
        addRays(drawing, squares);
    addMoves(drawing, scene, squares, hasValues);
    if (isSummary)
        addRingAroundQueen(drawing, scene, squares, Look::Won);
    else if (isFound(scene, queen[0], queen[1]))
        addRingAroundQueen(drawing, scene, squares, Look::Lost);
    const double beside = (squares.side() - queenSize(scene, squares)) / 2;
    drawing.pieces = {{.id = {0, 0},
                       .box = squares.square(queen[0], queen[1])->adjusted(beside, beside, -beside, -beside),
                       .click = {},
                       .shape = widgets::Shape::Queen}};
    if (hasRays && !drawing.isShortened)
        addSlopes(drawing, scene, squares);
    addOutside(drawing, scene, squares);
    return drawing;
}

std::optional<Move> stepQueen(const Position& position, const std::optional<Move>& choice, int key)
{
    const Count taken = choice ? choice->take : 0;
    const bool isLeftOrDown = key == Qt::Key_Left || key == Qt::Key_Down;
    // The line in whose direction the key goes, and the one across.
    const bool isLevel = key == Qt::Key_Left || key == Qt::Key_Right;
    const std::size_t along = isLevel ? FromFirst : FromSecond;
    const std::size_t across = isLevel ? FromSecond : FromFirst;
    Move next{along, taken, 0};
    if (!choice || choice->heap == along) {
        next.take = isLeftOrDown ? taken + 1 : std::max<Count>(taken, 1) - 1;
    } else if (choice->heap == across) {
        if (!isLeftOrDown)
            return choice; // there is nothing beyond the line
        next.heap = FromBoth; // straight on to the diagonal
    } else if (isLeftOrDown) {
        next = {FromBoth, taken + 1, 0};
    } else {
        next.heap = across; // straight back from the diagonal to the other line
    }
    if (next.take == 0)
        return std::nullopt;
    return position.game->isLegal(position, next) ? next : choice;
}

widgets::Letters queenLetters(Count largestHeap, WythoffArrangement arrangement)
{
    const auto most = withKnownValues(arrangement, largestHeap, theory::Play::Normal);
    return {most == WythoffArrangement::QueenWithValues ? 1.0 : 0.0, kAxis.size};
}

} // namespace laststone::games
