// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_lesson.h"

#include "games/common/all_moves.h"
#include "games/common/nim_sum.h"
#include "games/common/result_drawing.h"
#include "games/nim/nim_game.h"
#include "games/special_cases.h"
#include "widgets/board/rows_layout.h"
#include "widgets/look/glyphs.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace laststone::games {

using teaching::Sentence;
using widgets::BoardLooks;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Lesson;
using widgets::Look;
using widgets::TextStyle;

namespace {

struct LessonWords {
    LASTSTONE_SENTENCES(Nim)
};

struct BoardWords {
    LASTSTONE_SENTENCES(NimBoard)
};

enum class Arrangement { Plain, Columns };

constexpr double kEdge = 0.4;
constexpr QMarginsF kAroundRows(kEdge, kEdge, kEdge, kEdge);
constexpr double kBesideFrame = 0.3; // between a stone and the frame of its row
constexpr double kHeader = 1.5;
constexpr double kFooter = 1.7;
constexpr double kFooterOfTwo = 2.6; // with a line for each language
constexpr double kLeastInHall = 0.75; // a row of the columns, which has room for its number
constexpr double kLowMargin = 0.08; // of such a row
constexpr std::size_t kFewRows = 9; // which have room that is usual
constexpr int kMostBinaryDigits = 8; // more are shown by the cells alone
constexpr int kMostBigDigits = 5; // longer numbers are written in the board's own size
constexpr TextStyle kPlace{.size = 0.85};
constexpr TextStyle kBinary{.size = 0.85, .isMono = true};
constexpr double kBinaryLine = 1.0;
constexpr Count kLongResult = 1000; // from here on what a move leaves is said alone
constexpr TextStyle kColumn{.size = 0.95, .isBold = true};
constexpr double kColumnGap = 0.5; // between columns
constexpr double kAnyWidth = 100;
constexpr double kApart = 0.2; // at least, between the words of columns
constexpr TextStyle kBelow{.size = 0.85, .isBold = true}; // in two lines

QString number(Count value)
{
    return QString::number(value);
}

TextStyle heapStyle(const std::vector<Count>& heaps)
{
    const Count largest = heaps.empty() ? 0 : *std::ranges::max_element(heaps);
    return {.size = QString::number(largest).size() <= kMostBigDigits ? 1.7 : 1.0, .isBold = true};
}

// How large the numbers count for a hall: very long ones are smaller there, as stones need room beside them.
double figureSize(const std::vector<Count>& heaps)
{
    constexpr Count kVeryLong = 100'000'000;
    constexpr double kAsIf = 1.25;
    const bool isLong = std::ranges::any_of(heaps, [](Count heap) { return heap >= kVeryLong; });
    return isLong ? kAsIf : heapStyle(heaps).size;
}

// What a step takes from a heap, or a choice that is told as an answer, unless the columns are those after
// the move or another move is chosen there.
const widgets::Fall* fallOfStep(const BoardScene& scene, std::size_t heap)
{
    const bool isChosen = scene.choice && scene.choice->heap == heap && scene.choice != scene.hint;
    return isChosen || isAfterMove(scene) ? nullptr : scene.firstFall(heap);
}

const std::vector<Count>& countedHeaps(const BoardScene& scene)
{
    return isAfterMove(scene) ? scene.after : scene.position.heaps;
}

Sentence parityWord(bool isOdd)
{
    //: below the number of the heaps that have a sub-heap, where the column is narrow
    return isOdd ? BoardWords::phrase("odd")
                 //: below the number of the heaps that have a sub-heap, where the column is narrow
                 : BoardWords::phrase("even");
}

double footerHeight(const BoardScene& scene)
{
    return scene.second ? kFooterOfTwo : kFooter;
}

// Around the stones in columns, beside what stands in front of them.
QMarginsF aroundColumns(const BoardScene& scene, double labels)
{
    return {kEdge + labels, kEdge + kHeader, kEdge, kEdge + footerHeight(scene)};
}

// How low rows may be: a hall sees rather all of many than large ones.
double lowestRow(const BoardScene& scene)
{
    return scene.isForHall && scene.position.heaps.size() > kFewRows ? kLeastInHall : widgets::kLowestRow;
}

double leastRow(const BoardScene& scene, const QMarginsF& around)
{
    const double inner = scene.area.height() - around.top() - around.bottom();
    return widgets::leastRow(scene.position.heaps.size(), inner, lowestRow(scene));
}

// How small these words may be: a hall reads no letters below a share of its picture, of which the
// board has most of the height.
double leastBelow(const BoardScene& scene)
{
    constexpr double kLeast = 0.6;
    constexpr double kOfBoard = 1.0 / 18;
    return scene.isForHall ? std::clamp(scene.area.height() * kOfBoard, kLeast, kBelow.size) : kBelow.size;
}

// In front of each row: its place, how many stones, and that in binary.
class Labels {
public:
    Labels(const BoardScene& scene, bool hasBinary)
        : m_scene(scene), m_heaps(scene.position.heaps), m_style(heapStyle(scene.room))
    {
        Count any = 0;
        Count largest = 0;
        for (const Count heap : scene.room) {
            any |= heap;
            largest = std::max(largest, heap);
        }
        // The longest numbers leave half of the width for the stones.
        const double widest = scene.measure(number(largest), m_style);
        m_style.size *= std::min(1.0, scene.area.width() / 2 / std::max(1.0, widest));
        const QMarginsF around = hasBinary ? aroundColumns(scene, 0) : kAroundRows;
        fitRow(leastRow(scene, around));
        m_place = scene.measure(QString::number(m_heaps.size()), kPlace);
        const int bits = std::max(1, static_cast<int>(std::bit_width(any)));
        const int digits = hasBinary && bits <= kMostBinaryDigits ? bits : 0;
        // Rather than narrow columns there are no digits, which the columns tell as well, and then no room
        // for what a move leaves beside the number; words in one language rather than in none.
        for (const qsizetype languages : {2, 1, 0}) {
            for (const auto& [most, hasResult] : {std::pair(digits, true), {0, true}, {0, false}}) {
                takeRoom(largest, most, hasResult);
                const double air = m_scene.isForHall && (most > 0 || hasResult) ? kApart : 0;
                if (!hasBinary || (hasNames(bits, air) && hasWords(bits, languages)))
                    return;
            }
        }
    }
    double width() const { return m_width; }
    // For rows that are lower than those of so many heaps could be.
    void fitRow(double height) { m_style.size = std::min(m_style.size, kNumberOfRow * height); }
    bool hasDigits() const { return m_digits > 0; }
    void add(Drawing& drawing, std::size_t heap, const QRectF& row) const
    {
        QRectF box(kEdge + kGap / 3, row.top(), m_place, row.height());
        drawing.texts.push_back(
            {box, QString::number(heap + 1), kPlace, Look::Muted, Qt::AlignVCenter | Qt::AlignRight});
        box.setLeft(box.right() + kGap / 2);
        box.setRight(kEdge + m_width);
        QRectF count = box.adjusted(0, 0, -m_binary - kGap / 3, 0);
        const auto alone = [&](Count stones) { return widgets::Text{count, number(stones), m_style}; };
        if (isAfterMove(m_scene))
            drawing.texts.push_back(alone(m_scene.after[heap]));
        else if (const auto left = makeLeftText(heap, count))
            std::ranges::copy(std::array{alone(m_heaps[heap]), *left}, std::back_inserter(drawing.texts));
        else
            drawing.texts.push_back(countText(m_scene, heap, count, m_style));
        if (m_digits > 0)
            addBinary(drawing, heap, box.adjusted(0, 0, -kGap / 2, 0));
    }

private:
    static constexpr double kGap = 0.85;
    static constexpr double kNumberOfRow = 1.1; // digits are lower than their line, and not at a frame
    // With what a step makes of it below each other, so that one sees which digits change.
    void addBinary(Drawing& drawing, std::size_t heap, QRectF box) const
    {
        const auto add = [&](Count stones, Look look) {
            drawing.texts.push_back({box, teaching::binaryDigits(stones, m_digits), kBinary, look,
                                     Qt::AlignVCenter | Qt::AlignRight});
        };
        const widgets::Fall* fall = fallOfStep(m_scene, heap);
        if (!fall || box.height() < 2 * kBinaryLine)
            return add(countedHeaps(m_scene)[heap], Look::Muted);
        const QPointF middle = box.center();
        box.setHeight(kBinaryLine);
        box.moveBottom(middle.y());
        add(m_heaps[heap], Look::Muted);
        box.moveTop(middle.y());
        add(m_scene.left(heap), fall->role);
    }
    void takeRoom(Count largest, int digits, bool hasResult)
    {
        const auto widthOf = [&](const QString& text) { return m_scene.measure(text, kResult); };
        const double size = m_scene.measure(number(largest), m_style);
        const bool isResultSaid = hasResult && largest < kLongResult;
        const QString move = number(largest) + QStringLiteral(" → ") + number(largest);
        const double result = isResultSaid ? widthOf(move) + kGap : 0;
        m_width = m_place + std::max(size + (hasResult ? 2 : 1.6) * kGap, result + kGap / 4);
        if (m_scene.isForHall && isResultSaid) // what a step leaves stands beside the number
            m_width = std::max(m_width, m_place + size + widthOf(leaves(largest)) + 2 * kGap);
        m_digits = digits;
        m_binary = digits > 0 ? m_scene.measure(QString(digits, QLatin1Char('0')), kBinary) + kGap : 0;
        m_width += m_binary;
    }
    // Whether columns beside it have room for their names, and so much beside these.
    bool hasNames(int bits, double air) const
    {
        const double share = (m_scene.area.width() - 2 * kEdge - m_width) / bits;
        return share - std::min(kColumnGap, share / 5)
            > m_scene.measure(number(Count{1} << (bits - 1)), kColumn) + air;
    }
    // Whether there is room below them for odd and even, in as many languages if there are so many.
    bool hasWords(int bits, qsizetype languages) const
    {
        const double share = (m_scene.area.width() - 2 * kEdge - m_width) / bits;
        const TextStyle style{.size = leastBelow(m_scene), .isBold = true};
        double widest = 0;
        for (const bool isOdd : {false, true}) {
            for (const QString& word : m_scene.wordLines(parityWord(isOdd)).mid(0, languages))
                widest = std::max(widest, m_scene.measure(word, style));
        }
        return widest + kApart <= share;
    }
    static QString leaves(Count heap) { return QStringLiteral("→ ") + number(heap); }
    // What a step leaves of a heap, for a hall: it stands behind the number if it has room there, or below.
    // In a low row the number then goes up, within its place `count`.
    std::optional<widgets::Text> makeLeftText(std::size_t heap, QRectF& count) const
    {
        const Count left = m_scene.after[heap];
        QRectF box = count;
        box.setLeft(count.left() + m_scene.measure(number(m_heaps[heap]), m_style) + kGap / 3);
        if (!m_scene.isForHall || left == m_heaps[heap])
            return std::nullopt;
        if (m_scene.measure(leaves(left), kResult) <= box.width())
            return widgets::Text{box, leaves(left), kResult};
        return resultBelow(count, m_style.size, leaves(left), m_scene);
    }

    const BoardScene& m_scene;
    const std::vector<Count>& m_heaps;
    TextStyle m_style;
    double m_place = 0;
    double m_binary = 0;
    double m_width = 0;
    int m_digits = 0;
};

// Lengths of the columns.
constexpr double kLargestStone = 3.4;
constexpr double kSmallestStone = 0.6;
constexpr double kTouched = 1; // as large as stones should be, to be touched
constexpr double kStep = 1.0 / 16;
constexpr double kRowMargin = 0.3;
constexpr double kLargestRow = 8;
constexpr double kScrolledRow = 1.4; // at most, where some are out of sight
constexpr double kBeside = 0.5; // at both sides of a group
constexpr double kWidestGap = 1.5;
constexpr double kWidestPitch = 1.5; // stones
constexpr double kLargestCell = 4.0;
constexpr double kSeenRows = 2; // at least, of those that scroll
constexpr double kCell = 0.9; // of it is filled
constexpr double kCellGap = 0.25; // above and below, and of a low row
constexpr double kCellGapShare = 0.1;
constexpr double kAroundNumber = 0.2; // above and below the digits of a cell
constexpr double kSmallestCell = 1.0 / 32; // however many there are, all are seen
constexpr int kMostRows = 8;

// Where the sub-heaps stand in columns of powers of two. Stones are numbered as one reads, from the largest
// sub-heap to the smallest, so that a click takes the stone and those after it here, too.
class NimColumns {
public:
    // Rows are at least so high.
    NimColumns(const std::vector<Count>& heaps, const QSizeF& area, const QMarginsF& margins,
               double leastRow);

    // From the largest bit to 0; the box goes from the top margin to the bottom one.
    struct Column {
        int bit = 0;
        QRectF box;
    };
    const std::vector<Column>& columns() const { return m_columns; }
    QRectF row(std::size_t heap) const { return m_rows[heap]; }
    double height() const { return m_height; }

    // Sub-heaps are drawn as stones, or as one cell each where stones would be too small.
    bool hasStones() const { return m_stone > 0; }
    double beside() const { return (m_pitch - m_stone) / 2; }
    QRectF stone(std::size_t heap, const Column& column, Count place) const; // places 0 … 2^bit − 1
    QRectF cell(std::size_t heap, const Column& column) const;

private:
    int rowsOf(int bit) const;
    double widthOf(int bit, double pitch) const;
    bool fits(int bits, double stone) const;
    void chooseStone(int bits);
    void chooseStone(int bits, bool isTall);
    double spread(int bits);

    std::size_t m_heaps = 0;
    QSizeF m_area;
    QMarginsF m_margins;
    std::vector<QRectF> m_rows;
    std::vector<Column> m_columns;
    double m_least = 0; // height of a row
    double m_stone = 0;
    double m_pitch = 0; // from one stone to the next in a line
    int m_mostRows = 2; // lines of a group
    bool m_isTall = false; // groups that are no squares stand upright
    double m_height = 0;
};

NimColumns::NimColumns(const std::vector<Count>& heaps, const QSizeF& area, const QMarginsF& margins,
                       double leastRow)
    : m_heaps(heaps.size()), m_area(area), m_margins(margins), m_least(leastRow)
{
    Count any = 0;
    for (const Count heap : heaps)
        any |= heap;
    const int bits = std::max(1, static_cast<int>(std::bit_width(any)));
    chooseStone(bits);
    const double share = (area.width() - margins.left() - margins.right()) / bits;
    const double gap = hasStones() ? spread(bits) : std::min(kColumnGap, share / 5);
    const double lines = hasStones() ? rowsOf(bits - 1) * m_stone + 2 * kRowMargin : 0;
    m_rows = widgets::placeRows(std::vector<double>(m_heaps, std::max(m_least, lines)), area, margins,
                                kLargestRow);
    m_height = (m_rows.empty() ? margins.top() : m_rows.back().bottom()) + margins.bottom();
    double x = margins.left();
    for (int bit = bits - 1; bit >= 0; --bit) {
        const double width =
            hasStones() ? widthOf(bit, m_pitch) : std::clamp(share - gap, kSmallestCell, kLargestCell);
        m_columns.push_back(
            {bit, QRectF(x, margins.top(), width, m_height - margins.top() - margins.bottom())});
        x += width + gap;
    }
}

int NimColumns::rowsOf(int bit) const
{
    // 1, 1 × 2, 2 × 2, 2 × 4, 4 × 4 … as far as the rows allow, or with 2 × 1 and 4 × 2.
    return std::min(m_mostRows, 1 << std::min((m_isTall ? bit + 1 : bit) / 2, 16));
}

double NimColumns::widthOf(int bit, double pitch) const
{
    return std::ldexp(1.0, bit) / rowsOf(bit) * pitch + 2 * kBeside;
}

bool NimColumns::fits(int bits, double stone) const
{
    double width = m_margins.left() + m_margins.right() + (bits - 1) * kColumnGap;
    for (int bit = 0; bit < bits; ++bit)
        width += widthOf(bit, stone);
    const double lines = rowsOf(bits - 1);
    const auto heaps = static_cast<double>(m_heaps);
    const double inner = m_area.height() - m_margins.top() - m_margins.bottom();
    // Where even the lowest rows do not fit the board scrolls; stones then shrink so that many are seen.
    const bool scrolls = heaps * m_least > inner;
    const double row = std::max(m_least, lines * stone + 2 * kRowMargin);
    const double mostScrolled = std::min(kScrolledRow, m_least);
    return width <= m_area.width() && (scrolls ? lines <= 2 && row <= mostScrolled : heaps * row <= inner);
}

// In as many lines as give the largest stones; in one line each only where they would be too small to be
// touched, as two lines of four are seen at a glance, and eight stones are not. Upright where nothing else
// has room, as beside large letters.
void NimColumns::chooseStone(int bits)
{
    chooseStone(bits, false);
    if (!hasStones())
        chooseStone(bits, true);
}

void NimColumns::chooseStone(int bits, bool isTall)
{
    int best = 2;
    m_isTall = isTall;
    for (const int rows : {2, 4, kMostRows, 1}) {
        if (rows == 1 && m_stone >= kTouched)
            break;
        m_mostRows = rows;
        double stone = kLargestStone;
        while (stone >= kSmallestStone && !fits(bits, stone))
            stone -= kStep;
        if (stone >= kSmallestStone && stone > m_stone) {
            m_stone = stone;
            best = rows;
        }
    }
    m_mostRows = best;
}

// Room that is left beside the columns goes between the stones, then between the columns; gives the gap.
double NimColumns::spread(int bits)
{
    double spare = m_area.width() - m_margins.left() - m_margins.right() - (bits - 1) * kColumnGap;
    double lines = 0; // of stones from top to bottom, in all columns
    for (int bit = 0; bit < bits; ++bit) {
        spare -= widthOf(bit, m_stone);
        lines += std::ldexp(1.0, bit) / rowsOf(bit);
    }
    m_pitch = m_stone + std::clamp(spare / lines, 0.0, (kWidestPitch - 1) * m_stone);
    spare -= (m_pitch - m_stone) * lines;
    return bits < 2 ? 0 : std::clamp(kColumnGap + spare / (bits - 1), kColumnGap, kWidestGap);
}

QRectF NimColumns::stone(std::size_t heap, const Column& column, Count place) const
{
    const int rows = rowsOf(column.bit);
    const Count perRow = (Count{1} << column.bit) / static_cast<Count>(rows);
    const Count row = place / perRow;
    return {column.box.left() + kBeside + static_cast<double>(place % perRow) * m_pitch + beside(),
            m_rows[heap].center().y() + (static_cast<double>(row) - rows / 2.0) * m_stone, m_stone, m_stone};
}

QRectF NimColumns::cell(std::size_t heap, const Column& column) const
{
    const double gap = std::min(kCellGap, m_rows[heap].height() * kCellGapShare);
    return {column.box.left(), m_rows[heap].top() + gap, column.box.width(), m_rows[heap].height() - 2 * gap};
}

void addPart(Drawing& drawing, const BoardScene& scene, std::size_t heap, const QRectF& row)
{
    const QRectF box(kEdge, row.top(), scene.area.width() - 2 * kEdge, row.height());
    drawing.parts.push_back({box, box, scene.frame(heap)});
}

Drawing drawPlain(const BoardScene& scene)
{
    const auto& heaps = scene.position.heaps;
    Labels labels(scene, false);
    const bool areLow = leastRow(scene, kAroundRows) < widgets::kLowestRow;
    const double behind = areLow ? 0 : kBesideFrame;
    widgets::RowsInput input{.counts = heaps,
                             .area = scene.area,
                             .margins = {kEdge + labels.width(), kEdge, kEdge + behind, kEdge},
                             .largest = 3.6,
                             .largestRow = 8};
    input.lowestRow = lowestRow(scene);
    if (areLow)
        input.rowMargin = kLowMargin;
    if (scene.isForHall) {
        // A heap in two lines would be counted as two: rather stones that are a little smaller than usual.
        constexpr double kSmaller = 0.85;
        input.oneLine = kSmaller * input.smallest;
        input.besideBars = 0.7;
    }
    const widgets::RowsLayout rows = widgets::roomyRows(input, scene.room);
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        labels.fitRow(rows.row(heap).height());
    Drawing drawing;
    drawing.height = rows.height();
    drawing.isCrowded = areLow;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        addPart(drawing, scene, heap, rows.row(heap));
        labels.add(drawing, heap, rows.row(heap));
        if (!rows.isBar(heap)) {
            addStones(drawing, rows, scene, heap);
            continue;
        }
        const widgets::Fall* fall = scene.firstFall(heap);
        const Count left = scene.left(heap);
        // Without a move its number stands in front alone.
        QString text = fall ? QStringLiteral("%1 → %2").arg(heaps[heap]).arg(left) : QString();
        if (scene.measure(text, {.isBold = true}) + 1 > rows.bar(heap).width())
            text.clear();
        drawing.bars.push_back(
            {heap, rows.bar(heap), 0, heaps[heap], left, fall ? fall->role : Look::Choice, text});
    }
    return drawing;
}

// From a column to the next: the room for words, which may stand out of theirs.
double pitchOf(const NimColumns& layout)
{
    const auto& columns = layout.columns();
    double least = columns.size() > 1 ? kAnyWidth : columns.front().box.width();
    for (std::size_t i = 1; i < columns.size(); ++i)
        least = std::min(least, columns[i].box.center().x() - columns[i - 1].box.center().x());
    return least;
}

QString powerName(int bit)
{
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    if (bit == 0)
        return QStringLiteral("1");
    QString text = QStringLiteral("2");
    for (const QChar digit : QString::number(bit))
        text += digits[digit.digitValue()];
    return text;
}

// The name of each column, or where they are narrow of some of them, as a power of two where that is shorter.
void addHeaders(Drawing& drawing, const BoardScene& scene, const NimColumns& layout)
{
    const auto& columns = layout.columns();
    const auto name = [](int bit, bool isPower) {
        return isPower ? powerName(bit) : QString::number(Count{1} << bit);
    };
    const double pitch = pitchOf(layout);
    const auto fit = [&](int every, bool arePowers) {
        const double room = every == 1 ? columns.back().box.width() : every * pitch - kApart;
        return std::ranges::all_of(columns, [&](const NimColumns::Column& column) {
            return column.bit % every != 0 || scene.measure(name(column.bit, arePowers), kColumn) <= room;
        });
    };
    constexpr int kMostBits = 64;
    int every = 1;
    while (every < kMostBits && !fit(every, false) && !fit(every, true))
        every *= 2;
    const bool arePowers = !fit(every, false);
    drawing.isShortened = every > 1;
    for (const auto& column : columns) {
        if (column.bit % every != 0)
            continue;
        const QString text = name(column.bit, arePowers);
        QRectF box(column.box.left(), kEdge, column.box.width(), kHeader);
        const double over = std::max(0.0, scene.measure(text, kColumn) - box.width()) / 2;
        box.adjust(-over, 0, over, 0);
        box.moveRight(std::min(box.right(), scene.area.width() - kEdge / 2));
        drawing.texts.push_back({box, text, kColumn, Look::Muted, Qt::AlignCenter});
    }
}

// Which columns are odd is what the steps lead to: one that only writes the heaps in binary does not tell.
bool tellsParity(const BoardScene& scene)
{
    const bool isBinaryAlone = scene.find(NimSumMark::Binary) && !scene.find(NimSumMark::Parity)
        && !scene.find(NimSumMark::Column) && !scene.find(NimSumMark::Sum);
    return scene.isVerdictShown || !isBinaryAlone;
}

// "3 · odd", in a second language as well if there is one.
QString parityText(const BoardScene& scene, Count ones, bool inBoth)
{
    //: below a column of the board: %1 is how many heaps have that sub-heap
    const auto text = ones % 2 == 1 ? BoardWords::phrase("%1 · odd")(ones)
                                    //: below a column of the board: %1 is how many heaps have that sub-heap
                                    : BoardWords::phrase("%1 · even")(ones);
    const QString own = teaching::Voice::installed().say(text);
    return inBoth
        ? QStringLiteral("%1 · %2").arg(own, widgets::marked(*scene.second, parityWord(ones % 2 == 1)))
        : own;
}

// What stands below a column, a line for each: "3 · odd", or the number and a word for it in each language or
// in the own one. Where no word has room a sign tells it, so that colour alone never does.
enum class Footer { OneLine, Lines, OwnWord, Number, Sign };

QStringList footerLines(const BoardScene& scene, Footer form, Count ones)
{
    const bool isOdd = ones % 2 == 1;
    if (form == Footer::OneLine)
        return {parityText(scene, ones, scene.second.has_value())};
    if (form == Footer::Number)
        return {QString::number(ones)};
    if (form == Footer::Sign)
        return {};
    const QStringList words = scene.wordLines(parityWord(isOdd));
    return QStringList{QString::number(ones)} + (form == Footer::OwnWord ? words.mid(0, 1) : words);
}

// The same for all columns, and in all languages: the first form that has room whatever the numbers are.
std::pair<Footer, TextStyle> footerOf(const BoardScene& scene, const NimColumns& layout)
{
    const auto most = Count{scene.position.heaps.size()};
    const double pitch = pitchOf(layout);
    const auto fits = [&](Footer form, const TextStyle& style, double room) {
        for (const Count ones : {most, most + 1}) {
            for (const QString& line : footerLines(scene, form, ones)) {
                if (scene.measure(line, style) > room)
                    return false;
            }
        }
        return true;
    };
    if (fits(Footer::OneLine, kColumn, layout.columns().back().box.width()))
        return {Footer::OneLine, kColumn};
    for (const Footer form : {Footer::Lines, Footer::OwnWord}) {
        for (TextStyle style = kBelow; style.size >= leastBelow(scene); style.size -= 0.01) {
            if (fits(form, style, pitch - kApart))
                return {form, style};
        }
    }
    const bool hasNumbers = fits(Footer::Number, kBelow, pitch - kApart / 2);
    return {hasNumbers ? Footer::Number : Footer::Sign, kBelow};
}

// In front of the footers, in lines of their own where both languages have no room in one.
void addFooterName(Drawing& drawing, const BoardScene& scene, const QRectF& box)
{
    constexpr TextStyle kName{.size = 0.9};
    //: in front of the row below the columns that says how often each is filled: "3 · odd", "2 · even"
    const QStringList lines = scene.wordLines(BoardWords::phrase("count"), box.width(), kName);
    QRectF line(box.left(), box.center().y() - kName.size * static_cast<double>(lines.size()) / 2,
                box.width(), kName.size);
    for (const QString& text : lines) {
        if (scene.measure(text, kName) <= box.width())
            drawing.texts.push_back({line, text, kName, Look::Muted});
        line.translate(0, kName.size);
    }
}

// How often each column is filled: a number, and in a word whether it is odd.
void addFooters(Drawing& drawing, const BoardScene& scene, const NimColumns& layout)
{
    const std::vector<Count>& heaps = countedHeaps(scene);
    const double height = footerHeight(scene);
    const double top = layout.height() - kEdge - height;
    const double left = kEdge + 0.5;
    addFooterName(drawing, scene, {left, top, layout.columns().front().box.left() - kApart - left, height});
    const auto [form, style] = footerOf(scene, layout);
    for (const auto& column : layout.columns()) {
        const Count bit = Count{1} << column.bit;
        const auto ones =
            static_cast<Count>(std::ranges::count_if(heaps, [&](Count heap) { return (heap & bit) != 0; }));
        const Look look = ones % 2 == 1 ? Look::Won : Look::Lost;
        const QStringList lines = footerLines(scene, form, ones);
        const bool hasSign = form == Footer::Number || form == Footer::Sign;
        QRectF line(column.box.left(), top, column.box.width(),
                    height / static_cast<double>(lines.size() + (hasSign ? 1 : 0)));
        for (const QString& text : lines) {
            drawing.texts.push_back({line, text, style, look, Qt::AlignCenter});
            line.translate(0, line.height());
        }
        if (!hasSign)
            continue;
        const double radius = std::min(line.width(), 0.5) / 2.4;
        const QPointF corner(radius, radius);
        drawing.signs.push_back({{line.center() - corner, line.center() + corner}, look, ones % 2 == 0});
    }
}

void addSubHeaps(Drawing& drawing, const BoardScene& scene, const NimColumns& layout, std::size_t heap)
{
    const Count size = scene.position.heaps[heap];
    const widgets::Fall* fall = fallOfStep(scene, heap);
    const Count after = fall ? scene.left(heap) : countedHeaps(scene)[heap];
    const auto first = static_cast<std::ptrdiff_t>(drawing.pieces.size());
    Count index = 0;
    for (const auto& column : layout.columns()) {
        const Count bit = Count{1} << column.bit;
        const bool isThere = (size & bit) != 0;
        const bool stays = (after & bit) != 0;
        // After a move not the last stones are gone, but sub-heaps, and others have come.
        for (Count place = 0; place < bit && (isThere || stays); ++place) {
            widgets::Piece piece =
                scene.piece(heap, isThere ? index++ : size + bit + place, layout.stone(heap, column, place));
            if (isAfterMove(scene)) {
                piece.look = isThere && stays ? Look::Plain : Look::Good;
                piece.isGhost = !stays;
            } else if (fall) { // by sub-heaps, as the digits change
                piece.look = isThere && stays ? Look::Plain : fall->role;
                piece.isGhost = !stays;
            }
            drawing.pieces.push_back(piece);
        }
    }
    // Those that have come are the last.
    std::sort(drawing.pieces.begin() + first, drawing.pieces.end(),
              [](const auto& one, const auto& other) { return one.id < other.id; });
}

// With room for a number, if the cell has it.
QRectF blockIn(const QRectF& cell, double number)
{
    const double height = std::min(cell.height() * kCell, 1.6);
    QRectF box(0, 0, std::min(cell.width() * kCell, std::max(height, number + kApart)), height);
    box.moveCenter(cell.center());
    return box;
}

// One cell for each sub-heap, with its size where all have room for it; a move takes some and may bring forth
// others.
void addCells(Drawing& drawing, const BoardScene& scene, const NimColumns& layout, std::size_t heap)
{
    const auto& largest = layout.columns().front();
    const double most = scene.measure(QString::number(Count{1} << largest.bit), widgets::kPieceNumber);
    const QRectF widest = blockIn(layout.cell(heap, largest), most);
    const bool isNumbered = most <= widest.width()
        && widgets::kPieceNumber.size * kDigitsOfLine + kAroundNumber <= widest.height();
    const Count size = scene.position.heaps[heap];
    const widgets::Fall* fall = scene.firstFall(heap);
    const Count left = scene.left(heap);
    for (auto column = layout.columns().rbegin(); column != layout.columns().rend(); ++column) {
        const Count bit = Count{1} << column->bit;
        const bool before = (size & bit) != 0;
        const bool after = (left & bit) != 0;
        if (!before && !after)
            continue;
        const QRectF cell = layout.cell(heap, *column);
        const QRectF box = blockIn(cell, most);
        drawing.pieces.push_back({.id = {heap, static_cast<Count>(column->bit)},
                                  .box = box,
                                  .click = {heap, before ? size & (2 * bit - 1) : 0, 0},
                                  .shape = widgets::Shape::Block,
                                  .look = before && after ? Look::Plain : fall->role,
                                  .isGhost = !after,
                                  .number = isNumbered ? bit : 0});
        drawing.reach = {(cell.width() - box.width()) / 2, (cell.height() - box.height()) / 2,
                         (cell.width() - box.width()) / 2, (cell.height() - box.height()) / 2};
    }
}

Drawing drawColumns(const BoardScene& scene)
{
    const auto& heaps = scene.position.heaps;
    const Labels labels(scene, true);
    const double footer = footerHeight(scene);
    const QMarginsF around = aroundColumns(scene, labels.width());
    const double least = leastRow(scene, around);
    NimColumns layout(scene.room, scene.area, around, least);
    if (!layout.hasStones())
        layout = NimColumns(heaps, scene.area, around, least);
    Drawing drawing;
    drawing.height = layout.height();
    // What the steps speak of stays in sight, where heaps are seen between.
    const double between = scene.area.height() - around.top() - around.bottom();
    if (layout.height() > scene.area.height() && between >= kSeenRows * least) {
        drawing.head = around.top();
        drawing.foot = around.bottom();
    }
    drawing.isCrowded = least < widgets::kLowestRow;
    drawing.reach = {layout.beside(), 0, layout.beside(), 0};
    drawing.isByPlace = layout.hasStones();
    const Mark* pointed = scene.find(NimSumMark::Column);
    for (const auto& column : layout.columns()) {
        const Count bit = Count{1} << column.bit;
        const auto ones =
            std::ranges::count_if(countedHeaps(scene), [&](Count heap) { return (heap & bit) != 0; });
        const Look parity = !tellsParity(scene) ? Look::Field : ones % 2 == 1 ? Look::Won : Look::Lost;
        drawing.bands.push_back({column.box.adjusted(0, -kHeader, 0, footer), parity,
                                 pointed && pointed->from == bit ? std::optional(Look::Won) : std::nullopt});
    }
    addHeaders(drawing, scene, layout);
    const bool lacksDigits = layout.columns().size() <= kMostBinaryDigits && !labels.hasDigits();
    drawing.isShortened = drawing.isShortened || (drawing.isCrowded && lacksDigits);
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        addPart(drawing, scene, heap, layout.row(heap));
        labels.add(drawing, heap, layout.row(heap));
        if (layout.hasStones())
            addSubHeaps(drawing, scene, layout, heap);
        else
            addCells(drawing, scene, layout, heap);
    }
    if (tellsParity(scene))
        addFooters(drawing, scene, layout);
    return drawing;
}

Drawing drawNim(const BoardScene& scene)
{
    // A step about columns needs them, whichever arrangement is chosen.
    const bool needsColumns =
        scene.find(NimSumMark::Binary) || scene.find(NimSumMark::Parity) || scene.find(NimSumMark::Column);
    // They tell the binary digits, and their parities who wins: an answer.
    const bool isPlain = !scene.isAnswerShown || scene.arrangement == static_cast<int>(Arrangement::Plain)
        || scene.find(NimSumMark::NoBinaryYet);
    return isPlain && !needsColumns ? drawPlain(scene) : drawColumns(scene);
}

} // namespace

const BoardLooks& nimLooks()
{
    static const BoardLooks looks{
        .name = BoardWords::phrase("Nim board"),
        .draw = drawNim,
        .partName = [](const BoardScene& scene, std::size_t heap) -> teaching::Sentence {
            //: read aloud: %1 is the number of the heap, %2 how many stones it has
            return BoardWords::phrase("Heap %1, stones: %2")(Count{heap} + 1, scene.position.heaps[heap]);
        },
        .arrangements =
            {
                //: an arrangement of the Nim board
                BoardWords::phrase("Plain rows"),
                //: an arrangement of the Nim board: by powers of two
                BoardWords::phrase("Sub-heaps in columns"),
            },
        .firstArrangement = static_cast<int>(Arrangement::Columns),
        .drawsAllMoves = true,
        .letters =
            [](const Position& position, int) {
                return widgets::Letters{figureSize(position.heaps), kPlace.size};
            },
    };
    return looks;
}

const Lesson& nimLesson()
{
    static const Lesson lesson{
        .family = teaching::familyOf(nimGame()),
        .first = teaching::firstPosition(nimGame()),
        .firstGame = {1, 3, 4},
        .title = LessonWords::phrase("Nim"),
        .words = {.take = LessonWords::phrase("Take"),
                  //: in front of the number of a heap: "Take 3 from heap 1"
                  .from = LessonWords::phrase("from heap"),
                  .parts = {}},
        .explain = withAllMoves<explainNim>,
        .plane = nimPlane(),
        .looks = [](const teaching::Position&) { return &nimLooks(); },
        .questions = teaching::withCommonKinds(nimKinds()),
        .table = nimTable(),
        .elsewhere = nimAsSg,
    };
    return lesson;
}

} // namespace laststone::games
