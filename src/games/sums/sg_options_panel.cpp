// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_options_panel.h"

#include "games/sums/sg_runs.h"
#include "games/sums/sg_shapes.h"
#include "theory/mex.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace laststone::games {

using teaching::Move;
using theory::Count;
using widgets::Theme;

namespace {

// In em, the height of a line of text.
constexpr double kEdge = 0.5;
constexpr double kHead = 1.9; // the row of values
constexpr double kTile = 1.6;
constexpr double kGap = 0.3;
constexpr double kSquare = 1.4; // a value in its row
constexpr double kSmallValue = 0.9; // of the board's font
constexpr double kLeastHeaps = 4; // what the heaps keep in any case
constexpr double kMostShare = 0.5; // of the board
constexpr std::size_t kMostSingle = 200; // options with a tile each

} // namespace

SgOptionsPanel::SgOptionsPanel(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

double SgOptionsPanel::wantedHeight(const QSizeF& board, Count heap, Count taken, std::size_t options) const
{
    const double em = QFontMetricsF(font()).height();
    const double line = (kTile + kGap) * em;
    const double bare = (kHead + 2 * kGap) * em;
    const double room =
        std::min(board.height() - kLeastHeaps * em, std::max(bare + line, board.height() * kMostShare));
    if (room < bare + line)
        return 0;
    //: a move on a tile: %1 is how many stones are taken, %2 what is left
    const QString text = tr("take %1 → %2").arg(sgNumber(taken), sgNumber(heap));
    const double width = QFontMetricsF(font()).horizontalAdvance(text) + valueWidth(0, font()) + em * 1.25;
    const double inLine = std::max(1.0, std::floor((board.width() - 2 * kEdge * em) / (width + kGap * em)));
    const double lines = std::max(1.0, std::ceil(static_cast<double>(options) / inLine));
    return std::round(bare + line * std::min(lines, std::floor((room - bare) / line)));
}

void SgOptionsPanel::setScene(const SgOptionsScene& scene)
{
    if (scene.options != m_scene.options) {
        m_values.clear();
        for (const SgOption& option : *scene.options)
            m_values.push_back(option.value);
        std::ranges::sort(m_values);
        const auto rest = std::ranges::unique(m_values);
        m_values.erase(rest.begin(), rest.end());
        m_mex = theory::mex(std::span<const Count>(m_values));
        m_pressed.reset();
    }
    m_scene = scene;
    arrange();
    update();
}

const std::optional<Move>& SgOptionsPanel::pointedOut() const
{
    return m_scene.chosen ? m_scene.chosen : m_scene.marked;
}

std::vector<SgOptionsPanel::Tile> SgOptionsPanel::singleTiles() const
{
    std::vector<Tile> tiles(m_scene.options->size());
    for (std::size_t i = 0; i < tiles.size(); ++i)
        tiles[i].option = i;
    return tiles;
}

std::vector<SgOptionsPanel::Tile> SgOptionsPanel::groupedTiles() const
{
    std::map<Count, Tile> byValue;
    for (std::size_t i = 0; i < m_scene.options->size(); ++i) {
        const auto [tile, isNew] = byValue.try_emplace((*m_scene.options)[i].value, Tile{{}, i, 0});
        ++tile->second.count;
    }
    std::vector<Tile> tiles;
    for (const auto& [value, tile] : byValue)
        tiles.push_back(tile);
    return tiles;
}

SgOptionsPanel::Text SgOptionsPanel::text(const Tile& tile, Detail detail) const
{
    const SgOption& option = (*m_scene.options)[tile.option];
    QString left = sgNumber(option.first);
    if (option.count == 2)
        left += QStringLiteral(" + ") + sgNumber(option.second);
    Text text;
    text.left = left;
    const QString taken = sgNumber(option.move.take);
    const bool simple = asSubtraction(*m_scene.game) != nullptr; // what is taken says it all
    if (detail == Detail::Full && option.move.take > 0)
        text.left = tr("take %1 → %2").arg(taken, left);
    else if (detail == Detail::Short && simple)
        text.left = QStringLiteral("−%1 → %2").arg(taken, left);
    else if (simple)
        text.left = QStringLiteral("−%1").arg(taken);
    if (m_scene.values && option.count == 2 && (detail == Detail::Full || detail == Detail::Short)) {
        text.formula = QStringLiteral("%1 ⊕ %2 =")
                           .arg(m_scene.game->value(m_scene.part, option.first))
                           .arg(m_scene.game->value(m_scene.part, option.second));
    }
    if (tile.count > 1 && detail != Detail::WithoutCount)
        text.count = QStringLiteral("×%1").arg(tile.count);
    return text;
}

double SgOptionsPanel::neededWidth(const Tile& tile, Detail detail) const
{
    const QFontMetricsF metrics(font());
    const double em = metrics.height();
    const Text words = text(tile, detail);
    double width = metrics.horizontalAdvance(words.left) + em * 0.8;
    if (m_scene.values)
        width += valueWidth((*m_scene.options)[tile.option].value, font()) + em / 4;
    for (const QString& more : {words.formula, words.count}) {
        if (!more.isEmpty())
            width += metrics.horizontalAdvance(more) + em / 2;
    }
    return width;
}

double SgOptionsPanel::tileWidth(const std::vector<Tile>& tiles, Detail detail) const
{
    double widest = 0;
    for (const Tile& tile : tiles)
        widest = std::max(widest, neededWidth(tile, detail));
    if (tiles.size() == m_scene.options->size())
        return std::ceil(widest);
    // Another option may come to stand for those with its value.
    if (m_scene.options->size() > kMostSingle)
        return std::ceil(widest + QFontMetricsF(font()).horizontalAdvance(QStringLiteral("00")));
    for (Tile tile : singleTiles()) {
        tile.count = 2;
        widest = std::max(widest, neededWidth(tile, detail));
    }
    return std::ceil(widest);
}

SgOptionsPanel::Grid SgOptionsPanel::grid(double tileWidth) const
{
    const double em = QFontMetricsF(font()).height();
    const double room = width() - 2 * kEdge * em + kGap * em;
    const double below = height() - (kHead + kGap) * em;
    Grid grid;
    grid.columns = std::max(1, static_cast<int>(room / (tileWidth + kGap * em)));
    grid.lines = std::max(1, static_cast<int>(below / ((kTile + kGap) * em - 0.5)));
    grid.width = std::min(tileWidth, room - kGap * em);
    return grid;
}

// Every option has a tile, if need be with few words; else one stands for all with its value. Where values
// may not be seen, the first options have to do.
void SgOptionsPanel::arrange()
{
    m_tiles.clear();
    m_hidden = 0;
    if (!m_scene.options || m_scene.options->empty())
        return;
    const bool few = m_scene.options->size() <= kMostSingle;
    constexpr Detail kDetails[] = {Detail::Full, Detail::Short, Detail::Shortest, Detail::WithoutCount};
    for (const bool grouped : {false, true}) {
        if (grouped ? !m_scene.values : !few)
            continue;
        m_tiles = grouped ? groupedTiles() : singleTiles();
        for (const Detail detail : kDetails) {
            m_detail = detail;
            const Grid all = grid(tileWidth(m_tiles, detail));
            if (m_tiles.size() <= all.capacity()) {
                place(all);
                return;
            }
        }
    }
    if (m_tiles.empty())
        m_tiles = singleTiles();
    const Grid some = grid(tileWidth(m_tiles, m_detail));
    const std::size_t capacity = some.capacity();
    if (const auto& move = pointedOut())
        keepInSight(*move, capacity);
    // The last place says how many there are without a tile.
    for (std::size_t i = capacity - 1; i < m_tiles.size(); ++i)
        m_hidden += m_tiles[i].count;
    m_tiles.resize(capacity - 1);
    place(some);
}

// Puts the option that is chosen in the last place if it would have none.
void SgOptionsPanel::keepInSight(const Move& move, std::size_t capacity)
{
    const auto option = placeOf(move, *m_scene.options);
    if (!option || capacity < 2)
        return;
    const Count value = (*m_scene.options)[*option].value;
    const auto tile = std::ranges::find_if(m_tiles, [&](const Tile& each) {
        return each.count > 1 ? (*m_scene.options)[each.option].value == value : each.option == *option;
    });
    if (tile != m_tiles.end() && static_cast<std::size_t>(tile - m_tiles.begin()) >= capacity - 1)
        std::swap(*tile, m_tiles[capacity - 2]);
}

void SgOptionsPanel::standFor(Tile& tile, const std::optional<Move>& move) const
{
    const auto option = move ? placeOf(*move, *m_scene.options) : std::nullopt;
    if (option && tile.count > 1
        && (*m_scene.options)[*option].value == (*m_scene.options)[tile.option].value)
        tile.option = *option;
}

void SgOptionsPanel::place(const Grid& grid)
{
    const double em = QFontMetricsF(font()).height();
    const auto at = [&](std::size_t index) {
        const auto column = static_cast<double>(index % static_cast<std::size_t>(grid.columns));
        const auto line = static_cast<double>(index / static_cast<std::size_t>(grid.columns));
        return QRectF(std::round(kEdge * em + column * (grid.width + kGap * em)),
                      std::round((kHead + kGap) * em + line * (kTile + kGap) * em), grid.width,
                      std::round(kTile * em));
    };
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        m_tiles[i].place = at(i);
        standFor(m_tiles[i], pointedOut());
    }
    m_hiddenPlace = at(m_tiles.size());
}

void SgOptionsPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const double em = QFontMetricsF(font()).height();
    painter.fillRect(rect(), theme.card);
    painter.fillRect(QRectF(kEdge * em, 0, width() - 2 * kEdge * em, widgets::Spacing(font()).thin),
                     theme.border);
    if (!m_scene.options)
        return;
    paintHead(painter);
    for (const Tile& tile : m_tiles)
        paintTile(painter, tile);
    if (m_hidden > 0)
        paintHidden(painter);
    if (m_scene.options->empty()) {
        painter.setFont(font());
        painter.setPen(theme.muted);
        const QRectF line(kEdge * em, (kHead + kGap) * em, width() - 2 * kEdge * em, kTile * em);
        painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeft, tr("no move"));
    }
}

QString SgOptionsPanel::mexText() const
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
void SgOptionsPanel::paintHead(QPainter& painter) const
{
    const Theme& theme = Theme::of(palette());
    const double em = QFontMetricsF(font()).height();
    QRectF room(kEdge * em, kGap * em / 2, width() - 2 * kEdge * em, kHead * em);
    const QFont bold = widgets::scaledFont(font(), 1.0, true);
    const QFontMetricsF metrics(bold);
    const double row = m_scene.values ? valueStep() * static_cast<double>(lastValue() + 1) + em : 0;
    const QString shortMex = QStringLiteral("mex = %1").arg(m_mex);
    const auto fits = [&](const QString& title, const QString& mex) {
        return metrics.horizontalAdvance(title) + em + row + metrics.horizontalAdvance(mex) <= room.width();
    };
    //: above the moves of a heap: %1 is its number
    QString title = m_scene.isOnly ? tr("Options") : tr("Options of heap %1").arg(m_scene.part + 1);
    if (m_scene.values && !m_scene.isOnly && !fits(title, shortMex)) {
        //: above the moves of a heap, where there is little room: %1 is its number
        title = tr("Heap %1").arg(m_scene.part + 1);
    }
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(title, Qt::ElideRight, room.width()));
    if (!m_scene.values)
        return;
    // The row is what matters; the formula is written out if there is room for it beside all of the row.
    const QString mex = fits(title, mexText()) ? mexText() : shortMex;
    room.setLeft(room.left() + metrics.horizontalAdvance(title) + em);
    const double beside = metrics.horizontalAdvance(mex) + em / 2;
    const double end = paintRowOfValues(painter, room.adjusted(0, 0, -beside, 0));
    room.setLeft(end + em / 2);
    painter.setFont(bold);
    painter.setPen(theme.goodText);
    if (metrics.horizontalAdvance(mex) <= room.width())
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, mex);
}

Count SgOptionsPanel::lastValue() const
{
    return std::max(m_mex, m_values.empty() ? 0 : m_values.back());
}

double SgOptionsPanel::valueStep() const
{
    const double em = QFontMetricsF(font()).height();
    const QFontMetricsF strong(widgets::scaledFont(font(), kSmallValue, true));
    const double text = strong.horizontalAdvance(QString::number(lastValue()));
    return std::max(kSquare * em, text + em / 2) + em / 6;
}

// 0, 1, 2, … up to the mex or beyond it to the largest value, as many as there is room for; the mex among
// them. Gives the right end.
double SgOptionsPanel::paintRowOfValues(QPainter& painter, const QRectF& room) const
{
    const Theme& theme = Theme::of(palette());
    const double em = QFontMetricsF(font()).height();
    const QFont face = widgets::scaledFont(font(), kSmallValue);
    const QFont strong = widgets::scaledFont(font(), kSmallValue, true);
    const double step = valueStep();
    const Count fitting = static_cast<Count>(std::max(1.0, room.width() / step));
    const Count shown = std::min(fitting, lastValue() + 1);
    // Of a long row, the part with the mex.
    const Count first = m_mex < shown ? 0 : m_mex + 1 - shown;
    QRectF square(room.left(), std::round(room.center().y() - kSquare * em / 2), step - em / 6, kSquare * em);
    for (Count value = first; value < first + shown; ++value) {
        const bool occurs = std::ranges::binary_search(m_values, value);
        const bool isMex = value == m_mex;
        const double thick = isMex ? em / 8 : em / 16;
        painter.setPen(occurs ? QPen(Qt::NoPen) : QPen(isMex ? theme.good : theme.border, thick));
        painter.setBrush(occurs ? theme.stone : isMex ? theme.goodPale : theme.card);
        const QRectF inside = occurs ? square : square.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2);
        painter.drawRoundedRect(inside, em / 4, em / 4);
        painter.setFont(isMex ? strong : face);
        painter.setPen(occurs ? theme.card : isMex ? theme.goodText : theme.muted);
        const bool cut = value == first && first > 0;
        painter.drawText(square, Qt::AlignCenter, cut ? QStringLiteral("…") : QString::number(value));
        square.translate(step, 0);
    }
    return square.left();
}

void SgOptionsPanel::paintTile(QPainter& painter, const Tile& tile) const
{
    const Theme& theme = Theme::of(palette());
    const QFontMetricsF metrics(font());
    const double em = metrics.height();
    const SgOption& option = (*m_scene.options)[tile.option];
    const bool chosen = m_scene.chosen == option.move;
    const bool marked = !chosen && m_scene.marked == option.move;
    const double thick = chosen || marked ? em / 8 : em / 16;
    const QColor edge = chosen ? theme.accent : marked ? m_scene.markColour : theme.border;
    painter.setPen(QPen(edge, thick));
    painter.setBrush(theme.field);
    painter.drawRoundedRect(tile.place.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2), em / 4,
                            em / 4);

    QRectF room = tile.place.adjusted(em * 0.45, 0, -em / 4, 0);
    if (m_scene.values) {
        const double width = valueWidth(option.value, font());
        const double high = kTile * em - em / 2;
        const QRectF plate(room.right() - width, tile.place.center().y() - high / 2, width, high);
        paintValue(painter, plate, option.value, widgets::scaledFont(font(), 0.95), theme);
        room.setRight(plate.left() - em / 4);
    }
    const Text words = text(tile, m_detail);
    painter.setFont(font());
    painter.setPen(theme.muted);
    for (const QString& more : {words.formula, words.count}) {
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight, more);
        if (!more.isEmpty())
            room.setRight(room.right() - metrics.horizontalAdvance(more) - em / 2);
    }
    painter.setPen(theme.text);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     metrics.elidedText(words.left, Qt::ElideRight, room.width() + 1));
}

void SgOptionsPanel::paintHidden(QPainter& painter) const
{
    painter.setFont(font());
    painter.setPen(Theme::of(palette()).muted);
    painter.drawText(m_hiddenPlace, Qt::AlignCenter, QStringLiteral("+ %1 …").arg(sgNumber(m_hidden)));
}

std::optional<Move> SgOptionsPanel::moveAt(const QPointF& point) const
{
    const auto tile =
        std::ranges::find_if(m_tiles, [&](const Tile& each) { return each.place.contains(point); });
    if (tile == m_tiles.end() || !m_playable)
        return std::nullopt;
    return (*m_scene.options)[tile->option].move;
}

void SgOptionsPanel::hover(const std::optional<Move>& move)
{
    if (move == m_hovered)
        return;
    m_hovered = move;
    emit hovered(move);
}

void SgOptionsPanel::mouseMoveEvent(QMouseEvent* event)
{
    hover(moveAt(event->position()));
}

void SgOptionsPanel::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressed = moveAt(event->position());
}

void SgOptionsPanel::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (pressed && moveAt(event->position()) == pressed) {
        m_hovered.reset();
        emit clicked(*pressed);
    }
}

void SgOptionsPanel::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void SgOptionsPanel::resizeEvent(QResizeEvent*)
{
    arrange();
}

void SgOptionsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange
        || event->type() == QEvent::LocaleChange) {
        arrange();
        update();
    }
}

} // namespace laststone::games
