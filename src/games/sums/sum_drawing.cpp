// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sum_drawing.h"

#include "games/common/nim_sum.h"
#include "games/common/result_drawing.h"
#include "teaching/moves.h"
#include "theory/mex.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace laststone::games {

using widgets::BoardScene;
using widgets::Drawing;
using widgets::Line;
using widgets::Look;
using widgets::TextStyle;

namespace {

using Measure = BoardScene::Measure;

constexpr double kEdge = 0.5;
constexpr double kHeader = 1.7;
constexpr double kTouched = 0.9; // as large as stones should be, to be touched
constexpr double kSmallestInHall = 0.6; // which touches none, and sees rather all heaps
constexpr double kPad = 0.3; // within a row, above and below
constexpr double kRowGap = 0.3;
constexpr double kClearOfFrame = 0.2; // of a row: its stones and its value
constexpr double kLeastGap = 0.04; // of low rows, so that the frame of one holds its value
constexpr double kValueHeight = 1.24;
constexpr double kTallRow = 10;
constexpr double kWidestSet = 9;
constexpr double kWidestResult = 4; // of a move, in front of a row
constexpr double kSmallLine = 0.85;
constexpr double kBesidePlace = 0.42;
constexpr double kLargeRule = 1.275; // 1/30 of a screen where the smallest letters, those below, have 1/45
constexpr TextStyle kSmall{.size = kSmallLine}; // the set of a heap
constexpr TextStyle kPlace{}; // the number of a heap
constexpr Qt::Alignment kRight = Qt::AlignVCenter | Qt::AlignRight;
// The options, below the heaps.
constexpr double kHead = 1.9; // the row of values
constexpr double kTile = 1.6;
constexpr double kGap = 0.3;
constexpr double kSquare = 1.4; // a value in its row
constexpr double kBesideSquare = 1.0 / 6;
constexpr double kOneLine = kHead + kTile + 3 * kGap; // with one line of tiles
constexpr double kFolded = kSquare + kGap; // the row of values alone
constexpr double kLeastHeaps = 4; // what the heaps keep in any case
constexpr double kMostShare = 0.5; // of the board
constexpr std::size_t kMostSingle = 200; // options with a tile each
constexpr TextStyle kBold{.isBold = true};
constexpr TextStyle kValue{.size = 0.95, .isBold = true};
constexpr TextStyle kSmallValue{.size = 0.9};
constexpr TextStyle kMex{.size = 0.9, .isBold = true};

// A tile, and what is around its words.
struct TileLook {
    double height;
    double gap; // to the next one
    double left;
    double right; // beside the value
    double beforeValue;
    double plate; // how high the value is
    TextStyle words;
};
constexpr TileLook kRoomyTile{kTile, kGap, 0.45, 0.25, 0.25, 1.1, {}};
constexpr TileLook kSmallTile{1.25, 0.15, 0.3, 0.15, 0.15, 0.95, kSmall};

QString number(Count value)
{
    return QString::number(value);
}

// A value on a small plate, in the colours of P when it is 0 and of N when it is not; how wide that has to
// be.
double valueWidth(Count value, const Measure& measure)
{
    return std::max(1.2, measure(QString::number(value), kBold) + 0.5);
}

void addValue(Drawing& drawing, const QRectF& plate, Count value)
{
    const Look look = value == 0 ? Look::Lost : Look::Won;
    drawing.bands.push_back({.box = plate, .look = look, .outline = look, .line = Line::Thin});
    drawing.texts.push_back({plate, QString::number(value), kValue, look, Qt::AlignCenter});
}

// ---- The options of a heap as tiles, and the values among them in a row: its first gap is the mex ----

// Made anew for each drawing, from the box that it has.
struct OptionWords {
    LASTSTONE_SENTENCES(SumOptions)
};

class SumOptions {
    Q_DECLARE_TR_FUNCTIONS(SumOptions)
public:
    SumOptions(const SumOptionsInput& input, const QRectF& box)
        : m_input(input), m_box(box), m_options(input.game.options(input.part, input.heap))
    {
        for (const SgOptions::Alike& alike : m_options.byValue())
            m_values.push_back(alike.value);
        m_mex = theory::mex(std::span<const Count>(m_values));
        if (!hasTiles())
            m_hidden = m_options.size();
        else if (!m_options.empty() && !arrange())
            arrangeSome();
    }

    bool isWhole() const { return m_hidden == 0; }

    void addTo(Drawing& drawing) const
    {
        const double width = m_box.width() - 2 * kEdge;
        drawing.bands.push_back({.box = {m_box.left() + kEdge, m_box.top(), width, 1.0 / 16},
                                 .look = Look::Faint,
                                 .line = Line::Square});
        drawing.isShortened = drawing.isShortened || m_hidden > 0;
        addHead(drawing);
        if (!hasTiles())
            return; // the values have to do
        for (const Tile& tile : m_tiles)
            addTile(drawing, tile);
        if (m_hidden > 0)
            drawing.texts.push_back(
                {m_hiddenBox,
                 say(m_tiles.empty() ? countWords(m_hidden) : hiddenWords(m_hidden), m_hiddenBox.width(), {}),
                 {},
                 Look::Muted,
                 Qt::AlignCenter,
                 Qt::ElideRight});
        else if (std::ranges::any_of(m_tiles, [](const Tile& tile) { return tile.count > 1; }))
            addLegend(drawing);
        const QRectF line(m_box.left() + kEdge, m_box.top() + kHead + kGap, width, kTile);
        const QString none = say(OptionWords::phrase("no move"), line.width(), {});
        if (m_options.empty())
            drawing.texts.push_back({line, none, {}, Look::Muted});
    }

    // How high the box should be on a board of that size where the largest heap is `heap`, `taken` the most
    // that may be taken and `options` how many options there are; 0 if there is no room for it.
    static double wantedHeight(const QSizeF& board, Count heap, Count taken, std::size_t options,
                               const Measure& measure)
    {
        constexpr double kLine = kTile + kGap;
        constexpr double kBare = kHead + 2 * kGap;
        const double room =
            std::min(board.height() - kLeastHeaps, std::max(kBare + kLine, board.height() * kMostShare));
        if (room < kBare + kLine)
            return room < kFolded ? 0 : kFolded; // the values among them alone
        const double width = measure(takeText(taken, number(heap)), {}) + valueWidth(0, measure) + 1.25;
        const double inLine = std::max(1.0, std::floor((board.width() - 2 * kEdge) / (width + kGap)));
        const double lines = std::max(1.0, std::ceil(static_cast<double>(options) / inLine));
        return kBare + kLine * std::min(lines, std::floor((room - kBare) / kLine));
    }

private:
    // One or several options with the same value.
    struct Tile {
        QRectF box;
        std::size_t option = 0; // which stands for all of them
        std::size_t count = 1;
    };
    // Brief: without how a value comes about; Small: the same in small letters; Least: without what need not
    // be said.
    enum class Detail { Full, Short, Brief, Small, Least };
    struct Words {
        QString left;
        QString formula; // how the value comes about, if it does not speak for itself
        QString count;
    };
    struct Grid {
        double width = 0;
        double height = 0;
        int columns = 1;
        int lines = 1;
        std::size_t capacity() const { return static_cast<std::size_t>(columns) * lines; }
    };

    bool hasTiles() const { return m_box.height() >= kHead + kGap + kTile; }
    static Sentence hiddenWords(std::size_t count)
    {
        //: behind the moves of a heap: %n more have no room there
        return OptionWords::plural("and %n more")(count);
    }
    static Sentence countWords(std::size_t count)
    {
        //: beside the values of the moves of a heap, where these have no room: how many there are
        return OptionWords::plural("%n option(s)")(count);
    }
    QString say(const Sentence& words, double room, const TextStyle& style) const
    {
        return widgets::sayIn(m_input.second, words, m_input.measure, room, style);
    }
    static QString takeText(Count taken, const QString& left)
    {
        //: a move on a tile: %1 is how many stones are taken, %2 what is left
        return tr("take %1 → %2").arg(number(taken), left);
    }
    Words words(const Tile& tile, Detail detail) const
    {
        const SgOption& option = m_options[tile.option];
        QString left = number(option.first);
        if (option.count == 2)
            left += QStringLiteral(" + ") + number(option.second);
        Words words;
        words.left = left;
        const QString taken = number(option.move.take);
        if (option.move.take > 0) { // 6 + 1 alone would not say which move it is
            if (detail == Detail::Full)
                words.left = takeText(option.move.take, left);
            else if (detail == Detail::Short)
                words.left = QStringLiteral("−%1 → %2").arg(taken, left);
            else if (detail == Detail::Least && m_input.takingTellsAll)
                words.left = QStringLiteral("−%1").arg(taken);
            else
                words.left = QStringLiteral("−%1: %2").arg(taken, left.remove(u' '));
        }
        if (m_input.hasValues && option.count == 2 && (detail == Detail::Full || detail == Detail::Short)) {
            words.formula = QStringLiteral("%1 ⊕ %2 =")
                                .arg(m_input.game.value(m_input.part, option.first))
                                .arg(m_input.game.value(m_input.part, option.second));
        }
        if (tile.count > 1)
            words.count = QStringLiteral("×%1").arg(tile.count);
        return words;
    }
    static const TileLook& lookOf(Detail detail) { return detail < Detail::Small ? kRoomyTile : kSmallTile; }
    double neededWidth(const Tile& tile, Detail detail) const
    {
        const TileLook& look = lookOf(detail);
        const Words all = words(tile, detail);
        double width = m_input.measure(all.left, look.words) + look.left + look.right;
        if (m_input.hasValues)
            width += valueWidth(m_options[tile.option].value, m_input.measure) + look.beforeValue;
        for (const QString& more : {all.formula, all.count}) {
            if (!more.isEmpty())
                width += m_input.measure(more, look.words) + 0.5;
        }
        return width;
    }
    double tileWidth(Detail detail) const
    {
        double widest = 0;
        for (const Tile& tile : m_tiles)
            widest = std::max(widest, neededWidth(tile, detail));
        if (m_tiles.size() == m_options.size())
            return widest;
        // Another option may come to stand for those with its value.
        if (m_options.size() > kMostSingle)
            return widest + m_input.measure(QStringLiteral("00"), lookOf(detail).words);
        for (Tile tile : singleTiles()) {
            tile.count = 2;
            widest = std::max(widest, neededWidth(tile, detail));
        }
        return widest;
    }
    Grid grid(Detail detail) const
    {
        const double gap = lookOf(detail).gap;
        const double width = tileWidth(detail);
        const double room = m_box.width() - 2 * kEdge + gap;
        const double below = m_box.height() - kHead - kGap;
        Grid grid;
        grid.columns = std::max(1, static_cast<int>(room / (width + gap)));
        grid.lines = std::max(1, static_cast<int>((below + 0.01) / (lookOf(detail).height + gap)));
        grid.width = std::min(width, room - gap);
        grid.height = lookOf(detail).height;
        return grid;
    }
    // Small ones that are few are as high as others, and wider, with room for a word behind those that stand
    // for several.
    Grid stretched(Grid grid, bool grouped) const
    {
        constexpr double kWider = 0.5;
        const double gap = lookOf(m_detail).gap;
        const double column = (m_box.width() - 2 * kEdge + gap) / grid.columns - gap;
        if (m_detail >= Detail::Small)
            grid.width = std::clamp(column, grid.width, grid.width + kWider);
        const auto all = static_cast<int>(m_tiles.size()) + (grouped ? 1 : 0);
        grid.lines = std::min(grid.lines, (all + grid.columns - 1) / grid.columns);
        const double line = (m_box.height() - kHead - kGap + 0.01) / grid.lines;
        grid.height = std::clamp(line - gap, grid.height, kTile);
        return grid;
    }
    std::vector<Tile> singleTiles() const
    {
        std::vector<Tile> tiles(m_options.size());
        for (std::size_t i = 0; i < tiles.size(); ++i)
            tiles[i].option = i;
        return tiles;
    }
    std::vector<Tile> groupedTiles() const
    {
        std::vector<Tile> tiles;
        for (const SgOptions::Alike& alike : m_options.byValue())
            tiles.push_back({{}, alike.first, alike.count});
        return tiles;
    }
    // Every option has a tile, if need be with few words; else one stands for all with its value. Where
    // values may not be seen, the first options have to do. Says whether all have found a place.
    bool arrange()
    {
        constexpr Detail kDetails[] = {Detail::Full, Detail::Short, Detail::Brief, Detail::Small,
                                       Detail::Least};
        for (const bool grouped : {false, true}) {
            if (grouped ? !m_input.hasValues : m_options.size() > kMostSingle)
                continue;
            m_tiles = grouped ? groupedTiles() : singleTiles();
            for (const Detail detail : kDetails) {
                m_detail = detail;
                const Grid all = grid(detail);
                if (m_tiles.size() <= all.capacity()) {
                    place(stretched(all, grouped));
                    return true;
                }
            }
        }
        return false;
    }
    // The last places, as many as the words take, say how many there are without a tile.
    void arrangeSome()
    {
        if (m_tiles.empty())
            m_tiles = singleTiles();
        const Grid some = grid(m_detail);
        const double gap = lookOf(m_detail).gap;
        const double words =
            m_input.measure(teaching::Voice::installed().say(hiddenWords(m_options.size())), {});
        const auto places = static_cast<int>(std::ceil((words + gap) / (some.width + gap)));
        const std::size_t shown = some.capacity() - static_cast<std::size_t>(std::min(some.columns, places));
        if (const auto& move = pointedOut())
            keepInSight(*move, shown);
        for (std::size_t i = shown; i < m_tiles.size(); ++i)
            m_hidden += m_tiles[i].count;
        m_tiles.resize(shown);
        place(some);
    }
    void place(const Grid& grid)
    {
        const double gap = lookOf(m_detail).gap;
        const auto at = [&](std::size_t index) {
            const auto column = static_cast<double>(index % static_cast<std::size_t>(grid.columns));
            const std::size_t line = index / static_cast<std::size_t>(grid.columns);
            return QRectF(m_box.left() + kEdge + column * (grid.width + gap),
                          m_box.top() + kHead + kGap + static_cast<double>(line) * (grid.height + gap),
                          grid.width, grid.height);
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
        if (m_tiles.size() < grid.capacity()) { // up to the edge, so that there is room for two languages
            m_hiddenBox = at(m_tiles.size()) | at(grid.capacity() - 1);
            m_hiddenBox.setRight(m_box.right() - kEdge);
        }
    }
    // What "×5" on a tile says, where there is room behind them.
    void addLegend(Drawing& drawing) const
    {
        //: behind the moves of a heap, some of which have a sign such as "×5", as five of them have one value
        const QString legend = say(OptionWords::phrase("×n: n of this value"), m_hiddenBox.width(), {});
        if (m_input.measure(legend, {}) <= m_hiddenBox.width())
            drawing.texts.push_back({m_hiddenBox, legend, {}, Look::Muted, Qt::AlignCenter});
    }
    // Puts the option that is chosen in the last place of those shown if it would have none.
    void keepInSight(const Move& move, std::size_t shown)
    {
        const auto option = placeOf(move, m_options);
        if (!option || shown == 0)
            return;
        const Count value = m_options[*option].value;
        const auto tile = std::ranges::find_if(m_tiles, [&](const Tile& each) {
            return each.count > 1 ? m_options[each.option].value == value : each.option == *option;
        });
        if (tile != m_tiles.end() && static_cast<std::size_t>(tile - m_tiles.begin()) >= shown)
            std::swap(*tile, m_tiles[shown - 1]);
    }
    std::optional<Move> pointedOut() const
    {
        return m_input.chosen || m_input.marked.empty() ? m_input.chosen
                                                        : std::optional(m_input.marked.front());
    }

    // Whose options these are, the row of values, and what their mex is.
    void addHead(Drawing& drawing) const
    {
        const auto& measure = m_input.measure;
        QRectF room(m_box.left() + kEdge, m_box.top() + kGap / 2, m_box.width() - 2 * kEdge,
                    std::min(kHead, m_box.height() - kGap / 2));
        const double row = m_input.hasValues ? valueStep() * static_cast<double>(lastValue() + 1) + 1 : 0;
        const QString mex = QStringLiteral("mex = %1").arg(m_mex);
        const auto heap = Count{m_input.part} + 1;
        // In a second language as well, if the row and the mex have room beside it.
        const double left = room.width() - 1 - row - (m_input.hasValues ? measure(mex, kBold) : 0);
        QString title = say(m_input.isOnly ? OptionWords::phrase("Options")
                                           //: above the moves of a heap: %1 is its number
                                           : OptionWords::phrase("Options of heap %1")(heap),
                            left, kBold);
        if (m_input.hasValues && !m_input.isOnly && measure(title, kBold) > left) {
            //: above the moves of a heap, where there is little room: %1 is its number
            title = say(OptionWords::phrase("Heap %1")(heap), left, kBold);
        }
        // All up to the mex show why it is that: rather these than words beside them, if they have room.
        const double least = leastStep() * static_cast<double>(m_mex + 1);
        const auto isSpared = [&](double width) {
            return least > room.width() || least <= room.width() - width;
        };
        const double beside = measure(mex, kBold) + 0.5;
        // The heap has a ground of its own, so it need not be named where the row has no room beside its
        // name.
        const double whole = leastStep() * static_cast<double>(lastValue() + 1) + beside;
        if (!m_input.isOnly && m_input.hasValues && whole <= room.width()
            && whole > room.width() - measure(title, kBold) - 1)
            title.clear();
        const double besideTitle = m_input.isOnly ? left : left - measure(title, kBold) - 0.5;
        QString count = m_input.hasValues && !hasTiles() && m_hidden > 0
            ? say(countWords(m_hidden), besideTitle, kBold)
            : QString();
        if (m_input.isOnly && !count.isEmpty()) { // the row tells by itself what it is of
            for (const QString& words : {std::exchange(count, {}), std::exchange(title, {})}) {
                if (title.isEmpty() && isSpared(measure(words, kBold) + 1 + beside))
                    title = words;
            }
        }
        drawing.texts.push_back({.box = room, .text = title, .style = kBold, .elide = Qt::ElideRight});
        if (!m_input.hasValues)
            return;
        // The row is what matters, and says of which numbers.
        room.setLeft(room.left() + (title.isEmpty() ? 0 : measure(title, kBold) + 1));
        if (!count.isEmpty()) {
            drawing.texts.push_back({room, count, {}, Look::Muted, kRight});
            room.setRight(room.right() - measure(count, {}) - 0.5);
        }
        room.setLeft(addValues(drawing, room.adjusted(0, 0, isSpared(beside) ? -beside : 0, 0)) + 0.5);
        if (measure(mex, kBold) <= room.width() + 1e-6) // the cells may leave just that
            drawing.texts.push_back({room, mex, kBold, Look::Good});
    }
    // 0, 1, 2, … up to the mex or beyond it to the largest value; where there is less room, all up to the mex
    // or the mex alone and, as far as it goes, the largest. No value: dots, for those that are left out.
    std::vector<std::optional<Count>> rowOfValues(std::size_t fitting) const
    {
        const Count last = lastValue();
        std::vector<std::optional<Count>> end; // behind those that stand beside the mex
        if (last > m_mex && fitting <= last) {
            if (last > m_mex + 1)
                end.emplace_back();
            end.emplace_back(last);
        }
        const Count needed = m_mex < fitting ? m_mex + 1 : 1;
        while (!end.empty() && end.size() + needed > fitting)
            end.pop_back();
        const Count beside = std::min<Count>(fitting, last + 1) - end.size();
        // Of a long row, the part with the mex.
        const Count first = m_mex < beside ? 0 : m_mex + 1 - beside;
        std::vector<std::optional<Count>> row;
        for (Count value = first; value < first + beside; ++value)
            row.push_back(value == first && first > 0 && value < m_mex ? std::nullopt : std::optional(value));
        row.insert(row.end(), end.begin(), end.end());
        return row;
    }
    // The row of values, as many as there is room for. Gives the right end.
    double addValues(Drawing& drawing, const QRectF& room) const
    {
        const double step = std::clamp(room.width() / static_cast<double>(lastValue() + 1), leastStep(),
                                       std::max(leastStep(), valueStep()));
        const auto fitting = static_cast<std::size_t>(std::max(1.0, room.width() / step + 1e-9));
        drawing.isShortened = drawing.isShortened || fitting <= lastValue();
        QRectF square(room.left(), room.center().y() - kSquare / 2, step - kBesideSquare, kSquare);
        for (const std::optional<Count>& value : rowOfValues(fitting)) {
            const bool isMex = value == m_mex;
            const bool occurs = value && std::ranges::binary_search(m_values, *value);
            if (occurs)
                drawing.bands.push_back({.box = square, .look = Look::Solid});
            else if (isMex)
                drawing.bands.push_back({.box = square, .look = Look::Good, .outline = Look::Good});
            else if (value)
                drawing.bands.push_back(
                    {.box = square, .look = std::nullopt, .outline = Look::Faint, .line = Line::Thin});
            drawing.texts.push_back({square, value ? QString::number(*value) : QStringLiteral("…"),
                                     isMex ? kMex : kSmallValue,
                                     occurs      ? Look::Solid
                                         : isMex ? Look::Good
                                                 : Look::Muted,
                                     Qt::AlignCenter});
            square.translate(step, 0);
        }
        return square.left();
    }
    void addTile(Drawing& drawing, const Tile& tile) const
    {
        const SgOption& option = m_options[tile.option];
        const bool isChosen = m_input.chosen == option.move;
        const bool isMarked =
            !isChosen && std::ranges::find(m_input.marked, option.move) != m_input.marked.end();
        drawing.bands.push_back({.box = tile.box,
                                 .outline = isChosen ? Look::Choice
                                     : isMarked      ? m_input.mark
                                                     : Look::Faint,
                                 .line = isChosen || isMarked ? Line::Thick : Line::Thin});
        drawing.targets.push_back({tile.box, option.move});
        const TileLook& look = lookOf(m_detail);
        QRectF room = tile.box.adjusted(look.left, 0, -look.right, 0);
        if (m_input.hasValues) {
            const double width = valueWidth(option.value, m_input.measure);
            const double top = tile.box.center().y() - look.plate / 2;
            const QRectF plate(room.right() - width, top, width, look.plate);
            addValue(drawing, plate, option.value);
            room.setRight(plate.left() - look.beforeValue);
        }
        const Words all = words(tile, m_detail);
        for (const QString& more : {all.formula, all.count}) {
            if (more.isEmpty())
                continue;
            drawing.texts.push_back({room, more, look.words, Look::Muted, kRight});
            room.setRight(room.right() - m_input.measure(more, look.words) - 0.5);
        }
        drawing.texts.push_back(
            {.box = room, .text = all.left, .style = look.words, .elide = Qt::ElideRight});
    }
    // in the row
    Count lastValue() const { return std::max(m_mex, m_values.empty() ? 0 : m_values.back()); }
    double lastWidth() const { return m_input.measure(QString::number(lastValue()), kMex); }
    double valueStep() const { return std::max(kSquare, lastWidth() + 0.5) + kBesideSquare; }
    double leastStep() const { return lastWidth() + 0.4 + kBesideSquare; }

    SumOptionsInput m_input;
    QRectF m_box;
    SgOptions m_options;
    std::vector<Count> m_values; // each once, sorted
    Count m_mex = 0;
    std::vector<Tile> m_tiles;
    Detail m_detail = Detail::Full;
    QRectF m_hiddenBox;
    std::size_t m_hidden = 0;
};

// ---- The heaps ----

// In front of each row: its place, how many stones, which may be taken, and the value.
class Labels {
public:
    Labels(const BoardScene& scene, const std::vector<Count>& values, const QStringList& sets)
        : m_scene(scene), m_values(values), m_sets(sets)
    {
        const auto& heaps = scene.position.heaps;
        m_number = {.size = sumLetters(scene.position, 0).figures, .isBold = true};
        if (heaps.size() > 1)
            m_place = scene.measure(QString::number(heaps.size()), kPlace) + kBesidePlace;
        double widestSet = 0;
        for (const QString& set : sets)
            widestSet = std::max(widestSet, scene.measure(set, kSmall));
        const QString most = number(std::ranges::max(scene.room));
        const TextStyle small{.size = widgets::kSmallCount, .isBold = true};
        const double result = scene.measure(QStringLiteral("%1 → %1").arg(most), small);
        const double widest = std::max(scene.measure(most, m_number), std::min(result, kWidestResult)) + 0.5
            + valueWidth(std::ranges::max(values), scene.measure);
        m_width = 0.33 + m_place + std::max(widest, std::min(widestSet, kWidestSet)) + 0.8;
        m_height = m_number.size + (sets.isEmpty() ? 0 : kSmallLine);
    }
    double width() const { return m_width; }
    double height() const { return m_height; }
    // In the middle of its row, unless that could be out of sight.
    QRectF box(const QRectF& row) const
    {
        const bool isTall = row.height() > std::max(kTallRow, m_scene.area.height() / 2);
        return {row.left() - m_width, row.top(), m_width, isTall ? m_height + 2 * kPad : row.height()};
    }
    void add(Drawing& drawing, std::size_t part, const QRectF& row, bool hasValue) const
    {
        QRectF rect = box(row).adjusted(0.33, 0, -0.8, 0);
        if (m_place > 0) {
            const QRectF place(rect.left(), rect.top(), m_place - kBesidePlace, rect.height());
            drawing.texts.push_back({place, QString::number(part + 1), kPlace, Look::Muted, kRight});
            rect.setLeft(rect.left() + m_place);
        }
        if (!m_sets.isEmpty()) {
            const double middle = rect.center().y();
            drawing.texts.push_back({.box = {rect.left(), middle + 0.4, rect.width(), kSmallLine},
                                     .text = m_sets[static_cast<qsizetype>(part)],
                                     .style = kSmall,
                                     .look = Look::Muted,
                                     .elide = Qt::ElideRight});
            rect = QRectF(rect.left(), middle - 1.3, rect.width(), 1.7);
        }
        if (hasValue) {
            const double width = valueWidth(m_values[part], m_scene.measure);
            const double height = std::min(kValueHeight, row.height() - 2 * kClearOfFrame);
            addValue(drawing, {rect.right() - width, rect.center().y() - height / 2, width, height},
                     m_values[part]);
            rect.setRight(rect.right() - width - 0.3);
        }
        const QStringList results = left(part);
        widgets::Text count =
            countText(m_scene, part, rect, m_number, Qt::AlignVCenter, results.join(QStringLiteral(" | ")));
        if (m_scene.isForHall && !results.empty() && count.text == number(m_scene.stones[part]))
            addBelow(drawing, count, results);
        drawing.texts.push_back(count);
    }

private:
    // What the move leaves, or of several how many there are, as not all of their marks may have room; as
    // large as there is room for.
    void addBelow(Drawing& drawing, widgets::Text& count, const QStringList& results) const
    {
        constexpr double kRoomy = 3;
        const bool isRoomy = count.box.height() >= kRoomy;
        const bool isOne = results.size() == 1;
        if (!isOne && !isRoomy)
            return;
        //: below the number of a heap, where several moves are shown that win: how many
        const Sentence ways = OptionWords::plural("%n way(s)")(static_cast<Count>(results.size()));
        const QString words = isOne ? QStringLiteral("→ %1").arg(results.front())
                                    : m_scene.say(ways, count.box.width(), kResult);
        for (const TextStyle& style : {isRoomy ? kBold : kResult, kResult}) {
            if (auto below = resultBelow(count.box, count.style.size, words, m_scene, style)) {
                below->look = isOne ? Look::Plain : Look::Good;
                drawing.texts.push_back(*std::move(below));
                return;
            }
        }
    }
    // What the move that is shown leaves of a heap, "4", "3+1", or each of its alternatives; empty where none
    // is.
    QStringList left(std::size_t part) const
    {
        const auto& moves = m_scene.moves;
        QStringList all;
        for (const widgets::SeenMove& seen : moves) {
            if (seen.move.heap != part || seen.before != m_scene.position)
                continue;
            all << teaching::heapsLeft(seen.before, seen.move);
            if (!m_scene.find(Mark::All) || seen.isChoice)
                break;
        }
        all.removeDuplicates();
        return all;
    }

    const BoardScene& m_scene;
    const std::vector<Count>& m_values;
    const QStringList& m_sets;
    TextStyle m_number;
    double m_place = 0;
    double m_width = 0;
    double m_height = 0;
};

// What one may do on the left, the values and their sum on the right.
void addHeader(Drawing& drawing, const BoardScene& scene, const SumLook& look,
               const std::vector<Count>& values, bool hasSum)
{
    QRectF line(kEdge + 0.33, 0, scene.area.width() - 2 * kEdge - 0.66, kHeader);
    const bool isPointed = scene.find(NimSumMark::Sum);
    const TextStyle style{.size = isPointed ? 1.15 : 1.0, .isBold = true};
    QString sum = !hasSum    ? QString()
        : values.size() == 1 ? QStringLiteral("g(%1) = %2").arg(scene.position.heaps[0]).arg(values[0])
                             : xorFormula(values);
    if (scene.measure(sum, style) > line.width()) // rather close together than without some of them
        sum.replace(QStringLiteral(" ⊕ "), QStringLiteral("⊕"));
    drawing.texts.push_back(
        {line, sum, style, isPointed ? Look::Good : Look::Plain, kRight, Qt::ElideMiddle});
    line.setRight(line.right() - scene.measure(sum, style) - 1);
    // Before a hall as large as words are there, where there is nothing yet that has to stand beside it; and
    // rather small than not at all.
    std::vector<std::pair<const Sentence*, TextStyle>> forms;
    for (const Sentence& each : look.rules) {
        if (scene.isForHall && !hasSum)
            forms.emplace_back(&each, TextStyle{.size = kLargeRule});
        forms.emplace_back(&each, TextStyle());
    }
    forms.emplace_back(&look.rules.back(), kSmall);
    TextStyle ruleStyle;
    QString rule;
    for (const auto& [words, letters] : forms) {
        ruleStyle = letters;
        rule = scene.say(*words, line.width(), letters);
        if (scene.measure(rule, letters) <= line.width())
            break;
    }
    // A hall reads the rule in words as well: better not here than half of it.
    const bool isCut = scene.isForHall && scene.measure(rule, ruleStyle) > line.width();
    if (line.width() >= 3 && !isCut)
        drawing.texts.push_back(
            {.box = line, .text = rule, .style = ruleStyle, .look = Look::Muted, .elide = Qt::ElideRight});
}

// The options of the heap that the reader is at, in the foot; the first move of the step there is marked, or
// all that are alternatives of each other. Before a hall, which cannot scroll, they have what is free above
// as well, `spare`, where they need it.
void addOptionsBelow(Drawing& drawing, const BoardScene& scene, const SgGame& game, const SumLook& look,
                     bool hasValues, double spare)
{
    const std::size_t part = *scene.readPart;
    SumOptionsInput input{.game = game,
                          .part = part,
                          .heap = scene.position.heaps[part],
                          .isOnly = scene.position.heaps.size() == 1,
                          .hasValues = hasValues,
                          .takingTellsAll = look.takingTellsAll,
                          .chosen = scene.choice,
                          .marked = {},
                          .measure = scene.measure,
                          .second = scene.second};
    for (const widgets::SeenMove& seen : scene.moves) {
        if (seen.move.heap != part || seen.before != scene.position || seen.isChoice)
            continue;
        input.marked.push_back(seen.move);
        input.mark = seen.role;
        if (!scene.find(Mark::All))
            break;
    }
    const QRectF box(0, drawing.height - drawing.foot, scene.area.width(), drawing.foot);
    drawing.foot = addOptions(drawing, input, box, scene.isForHall ? spare : 0);
}

// How low the rows of heaps are, so that all are seen: as usual, low, or as low as one can still click and
// read, with smaller stones.
enum class Rows { Usual, Low, Lowest };

// How the height may be shared out.
struct Way {
    double foot = 0; // for the options
    Rows rows = Rows::Usual;
    bool hasHeader = true;
    bool isForTouch = false; // with stones that are large enough for it
};

widgets::RowsLayout rowsAbove(const BoardScene& scene, const SumLook& look, const Labels& labels,
                              const Way& way)
{
    struct Heights {
        double least; // of a row
        double margin; // above and below its stones
        double stone; // how high a stone has to be
    };
    const double least = scene.isForHall ? std::min(look.smallest, kSmallestInHall) : look.smallest;
    const double smallest = way.isForTouch ? std::max(look.smallest, kTouched) : least;
    const Heights usual{labels.height() + 2 * kPad + kRowGap, kPad + kRowGap / 2, smallest};
    const Heights low{look.sets.isEmpty() ? 1.5 : usual.least, kRowGap, smallest};
    const Heights lowest{look.sets.isEmpty() ? 1.4 : usual.least, kRowGap / 2, std::min(least, look.lowest)};
    const Heights& it = way.rows == Rows::Usual ? usual : way.rows == Rows::Low ? low : lowest;
    const double header = way.hasHeader ? kHeader - kRowGap / 2 : kRowGap / 2;
    return widgets::roomyRows({.counts = scene.position.heaps,
                               .area = scene.area - QSizeF(0, way.foot),
                               .margins = {kEdge + labels.width(), header, 2 * kEdge, kRowGap / 2},
                               .mostLines = theory::kMaxCount,
                               .mostStones = look.mostStones,
                               .largest = look.largest,
                               .smallest = it.stone,
                               .fitted = it.stone,
                               .oneLine = look.oneLine,
                               .aspect = look.shape == widgets::Shape::Pin ? 2.0 : 1.0,
                               .rowMargin = it.margin,
                               .largestRow = 8,
                               .leastRow = it.least},
                              scene.room);
}

struct Shares {
    widgets::RowsLayout rows;
    double foot = 0;
    bool hasHeader = true;
    bool isBarred = false; // stones have no room, but bars have
};

// The heaps have their height first: where not all are seen, the options below fold, first to one line, then
// the rows become lower and the line above them goes, as the page says the same, then the stones are smaller,
// then the values among the options have to do, and then they go.
std::vector<Way> waysToShare(double wanted, const BoardScene& scene, const SumLook& look)
{
    std::vector<Way> ways;
    constexpr double kLine = kTile + kGap;
    for (auto more = std::lround((wanted - kOneLine) / kLine); more >= 0; --more) {
        const double foot = kOneLine + kLine * static_cast<double>(more);
        ways.push_back({.foot = foot, .isForTouch = true});
        if (scene.isForHall) // which sees rather all options
            ways.push_back({.foot = foot, .rows = Rows::Low});
    }
    if (wanted > 0) {
        const bool keepsHeader = scene.isForHall;
        for (const bool isForTouch : {true, false}) {
            ways.push_back({kOneLine, Rows::Usual, true, isForTouch});
            ways.push_back({kOneLine, Rows::Low, true, isForTouch});
            ways.push_back({kOneLine, Rows::Low, keepsHeader, isForTouch});
        }
        if (look.lowest >= look.smallest) // rows may be lower before the tiles go, but not stones smaller
            ways.push_back({kOneLine, Rows::Lowest, keepsHeader});
        ways.push_back({kFolded, Rows::Low});
        ways.push_back({kFolded, Rows::Lowest});
    }
    for (const Rows rows : {Rows::Usual, Rows::Low, Rows::Lowest})
        ways.push_back({0, rows});
    return ways;
}

// None where not all heaps are seen in any way.
std::optional<Shares> sharesOfAll(double wanted, const BoardScene& scene, const SumLook& look,
                                  const Labels& labels)
{
    for (const Way& way : waysToShare(wanted, scene, look)) {
        if (Shares it{rowsAbove(scene, look, labels, way), way.foot, way.hasHeader};
            it.rows.height() + it.foot <= scene.area.height())
            return it;
    }
    return std::nullopt;
}

Shares shareHeight(const BoardScene& scene, const SumLook& look, const Labels& labels, bool hasOptions)
{
    constexpr Count kFewStones = 16; // which are never a bar
    const Count largest = std::ranges::max(scene.room);
    const double wanted = !hasOptions
        ? 0
        : SumOptions::wantedHeight(scene.area, largest, look.mostTaken, look.mostOptions, scene.measure);
    auto all = sharesOfAll(wanted, scene, look, labels);
    const bool isFolded = all && wanted > 0 && all->foot < kOneLine;
    if (all && !(isFolded && scene.isForHall))
        return *std::move(all);
    // A hall cannot scroll: the largest heaps become bars before another one, or every tile, is out of sight.
    SumLook barred = look;
    for (Count most = std::min(look.mostStones, largest); scene.isForHall && most > kFewStones;) {
        barred.mostStones = most /= 2;
        auto few = sharesOfAll(wanted, scene, barred, labels);
        if (few && (!isFolded || few->foot >= kOneLine)) {
            few->isBarred = true;
            return *std::move(few);
        }
    }
    if (all)
        return *std::move(all);
    // Heaps that scroll anyway leave the options in sight where most of the height is left to them.
    const bool isHigh = scene.area.height() > 3 * kOneLine;
    const double foot = isHigh ? std::min(wanted, kOneLine) : 0;
    return {rowsAbove(scene, look, labels, {foot, isHigh ? Rows::Low : Rows::Lowest}), foot};
}

// Whether stones stand in many lines: in smaller letters these leave more room below them.
bool isHigh(const widgets::RowsLayout& rows, const std::vector<Count>& heaps)
{
    constexpr double kFew = 3;
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        const QRectF first = rows.piece(part, 0);
        const QRectF last = rows.piece(part, std::max<Count>(1, heaps[part]) - 1);
        if (!rows.isBar(part) && last.top() - first.top() >= kFew * first.height())
            return true;
    }
    return false;
}

} // namespace

bool isValueShown(const BoardScene& scene, bool valuesTell, std::size_t part)
{
    const auto isLater = [part](const Mark& mark) {
        return mark.kind == NimSumMark::NoValuesYet
            || (mark.kind == NimSumMark::ValueLater && mark.heap == part);
    };
    return valuesTell
        && (scene.hasStep() ? std::ranges::none_of(scene.shown.marks, isLater) : scene.isAnswerShown);
}

widgets::Letters sumLetters(const teaching::Position& position, int)
{
    constexpr Count kShort = 100'000;
    const auto& heaps = position.heaps;
    return {heaps.empty() || std::ranges::max(heaps) < kShort ? 1.5 : 1.0, kSmallLine};
}

QRectF sumBar(const widgets::RowsLayout& rows, const BoardScene& scene, std::size_t part)
{
    constexpr double kHeight = 1.8;
    constexpr double kLeast = 0.3; // of the row, for numbers on it
    constexpr double kMost = 0.8; // of the row, where stones take all of it
    const QRectF row = rows.row(part);
    const double share =
        static_cast<double>(scene.stones[part]) / static_cast<double>(std::ranges::max(scene.room));
    double length = std::max(kLeast, share) * row.width();
    for (std::size_t other = 0; other < scene.stones.size(); ++other) {
        const double stones = static_cast<double>(scene.stones[other]) * rows.stone();
        if (!rows.isBar(other))
            length = std::max(length, std::min(stones, kMost * row.width()));
    }
    return {row.left(), row.center().y() - kHeight / 2, length, kHeight};
}

double addOptions(Drawing& drawing, const SumOptionsInput& input, QRectF box, double spare)
{
    std::optional<SumOptions> options(std::in_place, input, box);
    if (spare > 0 && !options->isWhole()) {
        box.setTop(box.top() - spare);
        options.emplace(input, box);
    }
    options->addTo(drawing);
    return box.height();
}

Drawing drawSum(const BoardScene& scene, const SgGame& game, const SumLook& look, const AddHeap& addHeap)
{
    const auto& heaps = scene.position.heaps;
    const std::vector<Count> values = game.values(heaps);
    const auto hasValue = [&](std::size_t part) { return isValueShown(scene, look.valuesTell, part); };
    const Labels labels(scene, values, look.sets);
    // The options of a heap may be what is asked for; then the heaps have their room as well, but before a
    // hall and in a step that does without values, which see them where they will be beside the options.
    const bool isTold = scene.isAnswerShown || scene.hasStep();
    const bool hasOptions = isTold && !scene.find(NimSumMark::NoValuesYet);
    const bool hasSum = look.valuesTell && hasOptions && !scene.find(NimSumMark::NoSumYet);
    const auto [rows, room, hasHeader, isBarred] =
        shareHeight(scene, look, labels, isTold || scene.isForHall);
    const double foot = hasOptions ? room : 0;
    Drawing drawing;
    drawing.isBarred = isBarred || (scene.isForHall && hasOptions && foot < kOneLine && isHigh(rows, heaps));
    drawing.foot = foot;
    drawing.height = std::max(rows.height() + room, scene.area.height());
    drawing.hint = look.hint;
    drawing.isShortened = hasOptions && foot == 0 && !scene.isForHall; // which sees rather all heaps
    if (hasHeader)
        addHeader(drawing, scene, look, values, hasSum);
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        const double height = rows.row(part).height();
        const QRectF first = rows.isBar(part) ? sumBar(rows, scene, part) : rows.piece(part, 0);
        const double above = first.top() - rows.row(part).top();
        const double spare = std::min(height - kValueHeight - kLeastGap, 2 * (above - kClearOfFrame));
        const double gap = std::clamp(spare, kLeastGap, kRowGap);
        const QRectF row = rows.row(part).adjusted(0, gap / 2, 0, -gap / 2);
        const QRectF box(kEdge, row.top(), scene.area.width() - 2 * kEdge, row.height());
        const bool isOfStep = std::ranges::any_of(scene.shown.marks, [&](const Mark& mark) {
            return mark.kind == Mark::Options && mark.heap == part;
        });
        const std::optional<Look> frame = scene.frame(part);
        drawing.parts.push_back({box, labels.box(row), !frame && isOfStep ? Look::Badge : frame});
        if (part == scene.readPart && foot > 0)
            drawing.bands.insert(drawing.bands.begin(), {.box = box});
        labels.add(drawing, part, row, hasValue(part));
        addHeap(drawing, rows, part);
    }
    if (foot > 0)
        addOptionsBelow(drawing, scene, game, look, hasValue(*scene.readPart),
                        drawing.height - rows.height() - foot);
    return drawing;
}

} // namespace laststone::games
