// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sum_options.h"

#include "theory/mex.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

namespace laststone::games {

using teaching::Move;
using theory::Count;
using widgets::Drawing;
using widgets::Line;
using widgets::Look;
using widgets::TextStyle;

namespace {

constexpr double kEdge = 0.5;
constexpr double kHead = 1.9; // the row of values
constexpr double kTile = 1.6;
constexpr double kGap = 0.3;
constexpr double kSquare = 1.4; // a value in its row
constexpr double kBesideSquare = 1.0 / 6;
constexpr double kLeastHeaps = 4; // what the heaps keep in any case
constexpr double kMostShare = 0.5; // of the board
constexpr std::size_t kMostSingle = 200; // options with a tile each
constexpr TextStyle kBold{.isBold = true};
constexpr TextStyle kValue{.size = 0.95, .isBold = true};
constexpr TextStyle kSmallValue{.size = 0.9};
constexpr TextStyle kMex{.size = 0.9, .isBold = true};
constexpr Qt::Alignment kRight = Qt::AlignVCenter | Qt::AlignRight;

QString number(Count value)
{
    return QLocale().toString(static_cast<qulonglong>(value));
}

} // namespace

std::optional<std::size_t> placeOf(const Move& move, std::span<const SgOption> options)
{
    const auto before = [](const SgOption& option, const Move& wanted) {
        return std::pair(option.move.take, option.move.split) < std::pair(wanted.take, wanted.split);
    };
    const auto found = std::lower_bound(options.begin(), options.end(), move, before);
    if (found == options.end() || found->move != move)
        return std::nullopt;
    return static_cast<std::size_t>(found - options.begin());
}

double valueWidth(Count value, const widgets::BoardScene::Measure& measure)
{
    return std::max(1.2, measure(QString::number(value), kBold) + 0.5);
}

void addValue(Drawing& drawing, const QRectF& plate, Count value)
{
    const Look look = value == 0 ? Look::Lost : Look::Won;
    drawing.bands.push_back({.box = plate, .look = look, .outline = look, .line = Line::Thin});
    drawing.texts.push_back({plate, QString::number(value), kValue, look, Qt::AlignCenter});
}

QString SumOptions::takeText(Count taken, const QString& left)
{
    //: a move on a tile: %1 is how many stones are taken, %2 what is left
    return tr("take %1 → %2").arg(number(taken), left);
}

double SumOptions::wantedHeight(const QSizeF& board, Count heap, Count taken, std::size_t options,
                                const widgets::BoardScene::Measure& measure)
{
    constexpr double kLine = kTile + kGap;
    constexpr double kBare = kHead + 2 * kGap;
    const double room =
        std::min(board.height() - kLeastHeaps, std::max(kBare + kLine, board.height() * kMostShare));
    if (room < kBare + kLine)
        return 0;
    const double width = measure(takeText(taken, number(heap)), {}) + valueWidth(0, measure) + 1.25;
    const double inLine = std::max(1.0, std::floor((board.width() - 2 * kEdge) / (width + kGap)));
    const double lines = std::max(1.0, std::ceil(static_cast<double>(options) / inLine));
    return kBare + kLine * std::min(lines, std::floor((room - kBare) / kLine));
}

SumOptions::SumOptions(const SumOptionsInput& input, const QRectF& box)
    : m_input(input), m_box(box), m_options(input.game.options(input.part, input.heap))
{
    for (const SgOption& option : m_options)
        m_values.push_back(option.value);
    std::ranges::sort(m_values);
    const auto rest = std::ranges::unique(m_values);
    m_values.erase(rest.begin(), rest.end());
    m_mex = theory::mex(std::span<const Count>(m_values));
    if (m_options.empty() || arrange())
        return;
    if (m_tiles.empty())
        m_tiles = singleTiles();
    const Grid some = grid(tileWidth(m_detail));
    const std::size_t capacity = some.capacity();
    if (const auto& move = pointedOut())
        keepInSight(*move, capacity);
    // The last place says how many there are without a tile.
    for (std::size_t i = capacity - 1; i < m_tiles.size(); ++i)
        m_hidden += m_tiles[i].count;
    m_tiles.resize(capacity - 1);
    place(some);
}

const std::optional<Move>& SumOptions::pointedOut() const
{
    return m_input.chosen ? m_input.chosen : m_input.marked;
}

std::vector<SumOptions::Tile> SumOptions::singleTiles() const
{
    std::vector<Tile> tiles(m_options.size());
    for (std::size_t i = 0; i < tiles.size(); ++i)
        tiles[i].option = i;
    return tiles;
}

std::vector<SumOptions::Tile> SumOptions::groupedTiles() const
{
    std::map<Count, Tile> byValue;
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        const auto [tile, isNew] = byValue.try_emplace(m_options[i].value, Tile{{}, i, 0});
        ++tile->second.count;
    }
    std::vector<Tile> tiles;
    for (const auto& [value, tile] : byValue)
        tiles.push_back(tile);
    return tiles;
}

SumOptions::Words SumOptions::words(const Tile& tile, Detail detail) const
{
    const SgOption& option = m_options[tile.option];
    QString left = number(option.first);
    if (option.count == 2)
        left += QStringLiteral(" + ") + number(option.second);
    Words words;
    words.left = left;
    const QString taken = number(option.move.take);
    if (detail == Detail::Full && option.move.take > 0)
        words.left = takeText(option.move.take, left);
    else if (detail == Detail::Short && m_input.takingTellsAll)
        words.left = QStringLiteral("−%1 → %2").arg(taken, left);
    else if (m_input.takingTellsAll)
        words.left = QStringLiteral("−%1").arg(taken);
    if (m_input.hasValues && option.count == 2 && (detail == Detail::Full || detail == Detail::Short)) {
        words.formula = QStringLiteral("%1 ⊕ %2 =")
                            .arg(m_input.game.value(m_input.part, option.first))
                            .arg(m_input.game.value(m_input.part, option.second));
    }
    if (tile.count > 1 && detail != Detail::WithoutCount)
        words.count = QStringLiteral("×%1").arg(tile.count);
    return words;
}

double SumOptions::neededWidth(const Tile& tile, Detail detail) const
{
    const Words all = words(tile, detail);
    double width = m_input.measure(all.left, {}) + 0.8;
    if (m_input.hasValues)
        width += valueWidth(m_options[tile.option].value, m_input.measure) + 0.25;
    for (const QString& more : {all.formula, all.count}) {
        if (!more.isEmpty())
            width += m_input.measure(more, {}) + 0.5;
    }
    return width;
}

double SumOptions::tileWidth(Detail detail) const
{
    double widest = 0;
    for (const Tile& tile : m_tiles)
        widest = std::max(widest, neededWidth(tile, detail));
    if (m_tiles.size() == m_options.size())
        return widest;
    // Another option may come to stand for those with its value.
    if (m_options.size() > kMostSingle)
        return widest + m_input.measure(QStringLiteral("00"), {});
    for (Tile tile : singleTiles()) {
        tile.count = 2;
        widest = std::max(widest, neededWidth(tile, detail));
    }
    return widest;
}

SumOptions::Grid SumOptions::grid(double tileWidth) const
{
    const double room = m_box.width() - 2 * kEdge + kGap;
    const double below = m_box.height() - kHead - kGap;
    Grid grid;
    grid.columns = std::max(1, static_cast<int>(room / (tileWidth + kGap)));
    grid.lines = std::max(1, static_cast<int>((below + 0.01) / (kTile + kGap)));
    grid.width = std::min(tileWidth, room - kGap);
    return grid;
}

// Every option has a tile, if need be with few words; else one stands for all with its value. Where values
// may not be seen, the first options have to do. Says whether all have found a place.
bool SumOptions::arrange()
{
    constexpr Detail kDetails[] = {Detail::Full, Detail::Short, Detail::Shortest, Detail::WithoutCount};
    for (const bool grouped : {false, true}) {
        if (grouped ? !m_input.hasValues : m_options.size() > kMostSingle)
            continue;
        m_tiles = grouped ? groupedTiles() : singleTiles();
        for (const Detail detail : kDetails) {
            m_detail = detail;
            const Grid all = grid(tileWidth(detail));
            if (m_tiles.size() <= all.capacity()) {
                place(all);
                return true;
            }
        }
    }
    return false;
}

// Puts the option that is chosen in the last place if it would have none.
void SumOptions::keepInSight(const Move& move, std::size_t capacity)
{
    const auto option = placeOf(move, m_options);
    if (!option || capacity < 2)
        return;
    const Count value = m_options[*option].value;
    const auto tile = std::ranges::find_if(m_tiles, [&](const Tile& each) {
        return each.count > 1 ? m_options[each.option].value == value : each.option == *option;
    });
    if (tile != m_tiles.end() && static_cast<std::size_t>(tile - m_tiles.begin()) >= capacity - 1)
        std::swap(*tile, m_tiles[capacity - 2]);
}

void SumOptions::place(const Grid& grid)
{
    const auto at = [&](std::size_t index) {
        const auto column = static_cast<double>(index % static_cast<std::size_t>(grid.columns));
        const auto line = static_cast<double>(index / static_cast<std::size_t>(grid.columns));
        return QRectF(m_box.left() + kEdge + column * (grid.width + kGap),
                      m_box.top() + kHead + kGap + line * (kTile + kGap), grid.width, kTile);
    };
    // The option that is pointed out stands for its like.
    const std::size_t option =
        pointedOut() ? placeOf(*pointedOut(), m_options).value_or(m_options.size()) : m_options.size();
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        m_tiles[i].box = at(i);
        if (option < m_options.size() && m_tiles[i].count > 1
            && m_options[option].value == m_options[m_tiles[i].option].value)
            m_tiles[i].option = option;
    }
    m_hiddenBox = at(m_tiles.size());
}

void SumOptions::addTo(Drawing& drawing) const
{
    const double width = m_box.width() - 2 * kEdge;
    drawing.bands.push_back({.box = {m_box.left() + kEdge, m_box.top(), width, 1.0 / 16},
                             .look = Look::Faint,
                             .line = Line::Square});
    addHead(drawing);
    for (const Tile& tile : m_tiles)
        addTile(drawing, tile);
    const QString hidden = QStringLiteral("+ %1 …").arg(number(m_hidden));
    if (m_hidden > 0)
        drawing.texts.push_back({m_hiddenBox, hidden, {}, Look::Muted, Qt::AlignCenter});
    const QRectF line(m_box.left() + kEdge, m_box.top() + kHead + kGap, width, kTile);
    const QString none = tr("no move");
    if (m_options.empty())
        drawing.texts.push_back({line, none, {}, Look::Muted});
}

QString SumOptions::mexText() const
{
    constexpr std::size_t kMostListed = 12;
    QStringList numbers;
    for (std::size_t i = 0; i < std::min(kMostListed, m_values.size()); ++i)
        numbers << QString::number(m_values[i]);
    if (m_values.size() > kMostListed)
        numbers << QStringLiteral("…");
    return QStringLiteral("mex{%1} = %2").arg(numbers.join(QStringLiteral(", "))).arg(m_mex);
}

// Whose options these are, the row of values, and what their mex is.
void SumOptions::addHead(Drawing& drawing) const
{
    const auto& measure = m_input.measure;
    QRectF room(m_box.left() + kEdge, m_box.top() + kGap / 2, m_box.width() - 2 * kEdge, kHead);
    const double row = m_input.hasValues ? valueStep() * static_cast<double>(lastValue() + 1) + 1 : 0;
    const QString shortMex = QStringLiteral("mex = %1").arg(m_mex);
    const auto fits = [&](const QString& title, const QString& mex) {
        return measure(title, kBold) + 1 + row + measure(mex, kBold) <= room.width();
    };
    const auto heap = Count{m_input.part} + 1;
    //: above the moves of a heap: %1 is its number
    QString title = m_input.isOnly ? tr("Options") : tr("Options of heap %1").arg(heap);
    if (m_input.hasValues && !m_input.isOnly && !fits(title, shortMex)) {
        //: above the moves of a heap, where there is little room: %1 is its number
        title = tr("Heap %1").arg(heap);
    }
    drawing.texts.push_back({.box = room, .text = title, .style = kBold, .elide = Qt::ElideRight});
    if (!m_input.hasValues)
        return;
    // The row is what matters; the formula is written out if there is room for it beside all of the row.
    const QString mex = fits(title, mexText()) ? mexText() : shortMex;
    room.setLeft(room.left() + measure(title, kBold) + 1);
    room.setLeft(addValues(drawing, room.adjusted(0, 0, -measure(mex, kBold) - 0.5, 0)) + 0.5);
    if (measure(mex, kBold) <= room.width())
        drawing.texts.push_back({room, mex, kBold, Look::Good});
}

Count SumOptions::lastValue() const
{
    return std::max(m_mex, m_values.empty() ? 0 : m_values.back());
}

double SumOptions::valueStep() const
{
    const double text = m_input.measure(QString::number(lastValue()), kMex);
    return std::max(kSquare, text + 0.5) + kBesideSquare;
}

// 0, 1, 2, … up to the mex or beyond it to the largest value, as many as there is room for; the mex among
// them. Gives the right end.
double SumOptions::addValues(Drawing& drawing, const QRectF& room) const
{
    const double step = valueStep();
    const Count fitting = static_cast<Count>(std::max(1.0, room.width() / step));
    const Count shown = std::min(fitting, lastValue() + 1);
    // Of a long row, the part with the mex.
    const Count first = m_mex < shown ? 0 : m_mex + 1 - shown;
    QRectF square(room.left(), room.center().y() - kSquare / 2, step - kBesideSquare, kSquare);
    for (Count value = first; value < first + shown; ++value) {
        const bool occurs = std::ranges::binary_search(m_values, value);
        const bool isMex = value == m_mex;
        if (occurs)
            drawing.bands.push_back({.box = square, .look = Look::Solid});
        else if (isMex)
            drawing.bands.push_back({.box = square, .look = Look::Good, .outline = Look::Good});
        else
            drawing.bands.push_back(
                {.box = square, .look = std::nullopt, .outline = Look::Faint, .line = Line::Thin});
        const bool isCut = value == first && first > 0;
        drawing.texts.push_back({square, isCut ? QStringLiteral("…") : QString::number(value),
                                 isMex ? kMex : kSmallValue,
                                 occurs      ? Look::Solid
                                     : isMex ? Look::Good
                                             : Look::Muted,
                                 Qt::AlignCenter});
        square.translate(step, 0);
    }
    return square.left();
}

void SumOptions::addTile(Drawing& drawing, const Tile& tile) const
{
    const SgOption& option = m_options[tile.option];
    const bool isChosen = m_input.chosen == option.move;
    const bool isMarked = !isChosen && m_input.marked == option.move;
    drawing.bands.push_back({.box = tile.box,
                             .outline = isChosen ? Look::Choice
                                 : isMarked      ? m_input.mark
                                                 : Look::Faint,
                             .line = isChosen || isMarked ? Line::Thick : Line::Thin});
    drawing.targets.push_back({tile.box, option.move});
    QRectF room = tile.box.adjusted(0.45, 0, -0.25, 0);
    if (m_input.hasValues) {
        const double width = valueWidth(option.value, m_input.measure);
        const QRectF plate(room.right() - width, tile.box.center().y() - 0.55, width, 1.1);
        addValue(drawing, plate, option.value);
        room.setRight(plate.left() - 0.25);
    }
    const Words all = words(tile, m_detail);
    for (const QString& more : {all.formula, all.count}) {
        if (more.isEmpty())
            continue;
        drawing.texts.push_back({room, more, {}, Look::Muted, kRight});
        room.setRight(room.right() - m_input.measure(more, {}) - 0.5);
    }
    drawing.texts.push_back({.box = room, .text = all.left, .elide = Qt::ElideRight});
}

} // namespace laststone::games
