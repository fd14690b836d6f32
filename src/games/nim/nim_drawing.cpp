// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_drawing.h"

#include "games/common/nim_sum.h"
#include "games/nim/nim_columns.h"
#include "teaching/sentence.h"
#include "theory/nim.h"
#include "widgets/board/rows_layout.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <bit>

namespace laststone::games {

using teaching::Mark;
using Role = teaching::ShownMove::Role;
using teaching::Position;
using theory::Count;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Look;
using widgets::TextStyle;

namespace {

enum class Arrangement { Plain, Columns };

constexpr double kEdge = 0.4;
constexpr double kHeader = 1.5;
constexpr double kFooter = 1.7;
constexpr int kMostBinaryDigits = 8; // more are shown by the cells alone
constexpr int kMostBigDigits = 5; // longer numbers are written in the board's own size
constexpr TextStyle kPlace{.size = 0.85};
constexpr TextStyle kBinary{.size = 0.85, .isMono = true};
constexpr Count kLongResult = 1000; // from here on what a move leaves is said alone
constexpr TextStyle kResult{.size = 0.85, .isBold = true};
constexpr TextStyle kColumn{.size = 0.95, .isBold = true};

QString number(Count value)
{
    return QLocale().toString(static_cast<qulonglong>(value));
}

TextStyle heapStyle(const std::vector<Count>& heaps)
{
    const Count largest = heaps.empty() ? 0 : *std::ranges::max_element(heaps);
    return {.size = QString::number(largest).size() <= kMostBigDigits ? 1.7 : 1.0, .isBold = true};
}

// In front of each row: its place, how many stones, and that in binary.
class Labels {
public:
    Labels(const BoardScene& scene, bool hasBinary)
        : m_scene(scene), m_heaps(scene.position.heaps), m_style(heapStyle(m_heaps))
    {
        Count any = 0;
        Count largest = 0;
        for (const Count heap : m_heaps) {
            any |= heap;
            largest = std::max(largest, heap);
        }
        m_place = scene.measure(QString::number(m_heaps.size()), kPlace);
        const QString move = number(largest) + QStringLiteral(" → ") + number(largest);
        const double result = largest < kLongResult ? scene.measure(move, kResult) + kGap : 0;
        m_width = m_place + std::max(scene.measure(number(largest), m_style) + 2 * kGap, result + kGap / 4);
        m_digits = std::max(1, static_cast<int>(std::bit_width(any)));
        if (!hasBinary || m_digits > kMostBinaryDigits)
            m_digits = 0;
        if (m_digits > 0)
            m_binary = scene.measure(QString(m_digits, QLatin1Char('0')), kBinary) + kGap;
        m_width += m_binary;
    }
    double width() const { return m_width; }
    void add(Drawing& drawing, std::size_t heap, const QRectF& row) const
    {
        QRectF box(kEdge + kGap / 3, row.top(), m_place, row.height());
        drawing.texts.push_back(
            {box, QString::number(heap + 1), kPlace, Look::Muted, Qt::AlignVCenter | Qt::AlignRight});
        box.setLeft(box.right() + kGap / 2);
        box.setRight(kEdge + m_width);
        drawing.texts.push_back(
            countText(m_scene, heap, box.adjusted(0, 0, -m_binary - kGap / 3, 0), m_style));
        if (m_digits > 0)
            drawing.texts.push_back({box.adjusted(0, 0, -kGap / 2, 0),
                                     teaching::binaryDigits(m_heaps[heap], m_digits), kBinary, Look::Muted,
                                     Qt::AlignVCenter | Qt::AlignRight});
    }

private:
    static constexpr double kGap = 0.85;
    const BoardScene& m_scene;
    const std::vector<Count>& m_heaps;
    TextStyle m_style;
    double m_place = 0;
    double m_binary = 0;
    double m_width = 0;
    int m_digits = 0;
};

void addPart(Drawing& drawing, const BoardScene& scene, std::size_t heap, const QRectF& row)
{
    const QRectF box(kEdge, row.top(), scene.area.width() - 2 * kEdge, row.height());
    drawing.parts.push_back({box, box, scene.frame(heap)});
}

Drawing drawPlain(const BoardScene& scene)
{
    const auto& heaps = scene.position.heaps;
    const Labels labels(scene, false);
    const widgets::RowsLayout rows({.counts = heaps,
                                    .area = scene.area,
                                    .margins = {kEdge + labels.width(), kEdge, kEdge, kEdge},
                                    .largest = 3.6,
                                    .largestRow = 8});
    Drawing drawing;
    drawing.height = rows.height();
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        addPart(drawing, scene, heap, rows.row(heap));
        labels.add(drawing, heap, rows.row(heap));
        if (!rows.isBar(heap)) {
            addStones(drawing, rows, scene, heap);
            continue;
        }
        const widgets::Fall* fall = scene.firstFall(heap);
        const Count left = scene.left(heap);
        drawing.bars.push_back(
            {heap, rows.bar(heap), 0, heaps[heap], left, fall ? fall->role : Look::Choice,
             fall ? QStringLiteral("%1 → %2").arg(number(heaps[heap]), number(left)) : number(heaps[heap])});
    }
    return drawing;
}

// The name of each column, or where they are narrow the power of some.
void addHeaders(Drawing& drawing, const BoardScene& scene, const NimColumns& layout)
{
    const auto& columns = layout.columns();
    const auto name = [](int bit) { return QString::number(Count{1} << bit); };
    const double narrowest = columns.back().box.width();
    const bool allFit = std::ranges::all_of(columns, [&](const NimColumns::Column& column) {
        return scene.measure(name(column.bit), kColumn) < narrowest;
    });
    const double room = scene.measure(QStringLiteral("2⁴⁸"), kColumn) + 0.25;
    int every = 8;
    while (every < 32 && every * narrowest < room)
        every *= 2;
    static const QString powers[] = {QStringLiteral("1"),   QStringLiteral("2⁸"),  QStringLiteral("2¹⁶"),
                                     QStringLiteral("2²⁴"), QStringLiteral("2³²"), QStringLiteral("2⁴⁰"),
                                     QStringLiteral("2⁴⁸"), QStringLiteral("2⁵⁶")};
    for (const auto& column : columns) {
        const QRectF box(column.box.left(), kEdge, column.box.width(), kHeader);
        if (allFit || column.bit % every == 0)
            drawing.texts.push_back({box, allFit ? name(column.bit) : powers[column.bit / 8], kColumn,
                                     Look::Muted, Qt::AlignCenter});
    }
}

// How often each column is filled, in words, as a number, or as a sign.
void addFooters(Drawing& drawing, const BoardScene& scene, const NimColumns& layout)
{
    std::vector<Count> heaps = scene.position.heaps;
    if (const auto* winning = scene.shown.find(Role::Winning); winning && scene.find(NimSumMark::After))
        heaps[winning->move.heap] -= winning->move.take;
    const double top = layout.height() - kEdge - kFooter;
    //: in front of the row below the columns that says how often each is filled: "3 · odd", "2 · even"
    const QString count = QCoreApplication::translate("NimBoard", "count");
    drawing.texts.push_back({QRectF(kEdge + 0.5, top, 4, kFooter), count, {.size = 0.9}, Look::Muted});
    for (const auto& column : layout.columns()) {
        const Count bit = Count{1} << column.bit;
        const auto ones = std::ranges::count_if(heaps, [&](Count heap) { return (heap & bit) != 0; });
        const bool odd = ones % 2 == 1;
        const Look look = odd ? Look::Won : Look::Lost;
        const QRectF box(column.box.left(), top, column.box.width(), kFooter);
        //: below a column of the board: %1 is how many heaps have that sub-heap
        QString text = odd ? QCoreApplication::translate("NimBoard", "%1 · odd").arg(ones)
                           : QCoreApplication::translate("NimBoard", "%1 · even").arg(ones);
        if (scene.measure(text, kColumn) > box.width())
            text = QString::number(ones);
        if (scene.measure(text, kColumn) <= box.width() + 0.25) {
            drawing.texts.push_back({box, text, kColumn, look, Qt::AlignCenter});
        } else {
            const double radius = std::min(box.width(), 0.5) / 2.4;
            const QPointF corner(radius, radius);
            drawing.signs.push_back({{box.center() - corner, box.center() + corner}, look, !odd});
        }
    }
}

void addSubHeaps(Drawing& drawing, const BoardScene& scene, const NimColumns& layout, std::size_t heap)
{
    const Count size = scene.position.heaps[heap];
    Count index = 0;
    for (auto column = layout.columns().rbegin(); column != layout.columns().rend(); ++column) {
        if ((size >> column->bit & 1) == 0)
            continue;
        for (Count place = 0; place < Count{1} << column->bit; ++place, ++index)
            drawing.pieces.push_back(scene.piece(heap, index, layout.stone(heap, *column, place)));
    }
}

// One cell for each sub-heap; a move takes some and may bring forth others.
void addCells(Drawing& drawing, const BoardScene& scene, const NimColumns& layout, std::size_t heap)
{
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
        const double height = std::min(cell.height() * 0.8, 1.6);
        QRectF box(0, 0, std::min(cell.width() * 0.8, height), height);
        box.moveCenter(cell.center());
        drawing.pieces.push_back({.id = {heap, static_cast<Count>(column->bit)},
                                  .box = box,
                                  .click = {heap, before ? size - (size & (bit - 1)) : 0, 0},
                                  .shape = widgets::Shape::Block,
                                  .look = before && after ? Look::Plain : fall->role,
                                  .isGhost = !after});
        drawing.reach = {(cell.width() - box.width()) / 2, (cell.height() - box.height()) / 2,
                         (cell.width() - box.width()) / 2, (cell.height() - box.height()) / 2};
    }
}

Drawing drawColumns(const BoardScene& scene)
{
    const auto& heaps = scene.position.heaps;
    const bool hasFooter = scene.isAnswerShown; // the parities tell who wins
    const Labels labels(scene, true);
    const NimColumns layout(
        heaps, scene.area,
        {kEdge + labels.width(), kEdge + kHeader, kEdge, kEdge + (hasFooter ? kFooter : 0)});
    Drawing drawing;
    drawing.height = layout.height();
    drawing.reach = {layout.beside(), 0, layout.beside(), 0};
    const Mark* pointed = scene.find(NimSumMark::Column);
    for (const auto& column : layout.columns()) {
        const Count bit = Count{1} << column.bit;
        const auto ones = std::ranges::count_if(heaps, [&](Count heap) { return (heap & bit) != 0; });
        const Look parity = ones % 2 == 1 ? Look::Won : Look::Lost;
        drawing.bands.push_back({column.box.adjusted(0, -kHeader, 0, hasFooter ? kFooter : 0),
                                 hasFooter ? parity : Look::Field,
                                 pointed && pointed->from == bit ? std::optional(Look::Won) : std::nullopt});
    }
    addHeaders(drawing, scene, layout);
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        addPart(drawing, scene, heap, layout.row(heap));
        labels.add(drawing, heap, layout.row(heap));
        if (layout.hasStones())
            addSubHeaps(drawing, scene, layout, heap);
        else
            addCells(drawing, scene, layout, heap);
    }
    if (hasFooter)
        addFooters(drawing, scene, layout);
    return drawing;
}

} // namespace

Drawing drawNim(const BoardScene& scene)
{
    // A step about columns needs them, whichever arrangement is chosen.
    const bool needsColumns =
        scene.find(NimSumMark::Binary) || scene.find(NimSumMark::Parity) || scene.find(NimSumMark::Column);
    const bool isPlain = scene.arrangement == static_cast<int>(Arrangement::Plain);
    return isPlain && !needsColumns ? drawPlain(scene) : drawColumns(scene);
}

const widgets::BoardLooks& nimLooks()
{
    static const widgets::BoardLooks looks{
        .name = {"NimBoard", QT_TRANSLATE_NOOP("NimBoard", "Nim board"), {}},
        .draw = drawNim,
        .partName = [](const BoardScene& scene, std::size_t heap) -> teaching::Sentence {
            //: read aloud: %1 is the number of the heap, %2 how many stones it has
            return {"NimBoard",
                    QT_TRANSLATE_NOOP("NimBoard", "Heap %1, stones: %2"),
                    {Count{heap} + 1, scene.position.heaps[heap]}};
        },
        .arrangements =
            {
                //: an arrangement of the Nim board
                {"NimBoard", QT_TRANSLATE_NOOP("NimBoard", "Plain rows"), {}},
                //: an arrangement of the Nim board: by powers of two
                {"NimBoard", QT_TRANSLATE_NOOP("NimBoard", "Sub-heaps in columns"), {}},
            },
        .firstArrangement = static_cast<int>(Arrangement::Columns),
        .letters =
            [](const Position& position, int) {
                return widgets::Letters{heapStyle(position.heaps).size, kPlace.size};
            },
    };
    return looks;
}

} // namespace laststone::games
