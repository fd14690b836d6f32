// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/table_canvas.h"

#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace laststone::widgets {

using teaching::TableCell;
using teaching::TableCells;
using Form = TableCells::Form;
using theory::Outcome;

namespace {

constexpr float kShade = 0.14F;

// Sizes of cells, in em.
struct Sizes {
    double leastWidth;
    double leastHeight; // 0 where all lines are shown, however low
    double mostHeight;
    std::size_t leastColumns;
};
constexpr double kMostWidth = 3.2;

Sizes sizesOf(const TableCells& cells)
{
    switch (cells.form) {
    case Form::Signs:
        return {1.9, 0, 3.2, 1};
    case Form::Notes:
        return {2.1, 1.3, 2.6, 7};
    case Form::Values:
        break;
    }
    return {1.75, cells.hasBeside ? 3.6 : 2.3, cells.hasBeside ? 4.6 : 3.2, 1};
}

QPen frameOf(const TableCell& cell, Form form, const Theme& theme, double em)
{
    switch (cell.frame) {
    case TableCell::Frame::Last:
        return {theme.accent, em / (form == Form::Values ? 7 : 8)};
    case TableCell::Frame::Source:
        return {theme.accent, em / 12, Qt::DashLine};
    case TableCell::Frame::None:
        break;
    }
    return {theme.border, 1};
}

// A name with the sign of the outcome below.
void paintSign(QPainter& painter, const QRectF& place, const TableCell& cell, const Theme& theme)
{
    const double em = QFontMetricsF(painter.font()).height();
    QRectF text = place;
    if (cell.outcome) {
        const double sign = std::min(place.height() * 0.34, em * 0.7);
        const QRectF square(place.center().x() - sign / 2, place.bottom() - sign * 1.35, sign, sign);
        paintOutcome(painter, square, *cell.outcome, theme);
        text.setBottom(place.bottom() - sign * 1.2);
    }
    QFont font = painter.font();
    font.setBold(cell.isNow);
    painter.setFont(font);
    painter.setPen(cell.isNow ? theme.text : theme.muted);
    painter.drawText(text, Qt::AlignCenter, cell.name);
}

// A name with a word below, where there is room.
void paintNote(QPainter& painter, const QRectF& place, const TableCell& cell, const Theme& theme)
{
    const double em = QFontMetricsF(painter.font()).height();
    const bool isTold = !cell.value.isEmpty();
    const bool both = isTold && place.height() > em * 1.9;
    painter.setPen(isTold ? theme.text : theme.muted);
    painter.drawText(both ? place.adjusted(0, 0, 0, -place.height() * 0.42) : place, Qt::AlignCenter,
                     cell.name);
    if (both) {
        painter.setFont(scaledFont(painter.font(), 0.85));
        painter.setPen(theme.lostText);
        painter.drawText(place.adjusted(0, place.height() * 0.48, 0, 0), Qt::AlignCenter, cell.value);
    }
}

// A value, on a disc where it makes a P-position, with its name above.
void paintValue(QPainter& painter, const QRectF& place, const TableCell& cell, const Theme& theme)
{
    const QFont font = painter.font();
    const double em = QFontMetricsF(font).height();
    const double nameHeight = place.height() * 0.42;
    painter.setFont(scaledFont(font, 0.75, cell.isNow));
    painter.setPen(cell.isNow ? theme.text : theme.muted);
    painter.drawText(QRectF(place.left(), place.top(), place.width(), nameHeight), Qt::AlignCenter,
                     cell.name);
    const QRectF number(place.left(), place.top() + nameHeight * 0.9, place.width(),
                        place.height() - nameHeight);
    if (cell.outcome) {
        const double disc = std::min({number.height() * 0.95, place.width() * 0.8, em * 1.25});
        QRectF square(0, 0, disc, disc);
        square.moveCenter(number.center());
        paintOutcome(painter, square, *cell.outcome, theme);
    }
    painter.setFont(scaledFont(font, 1, true));
    painter.setPen(cell.outcome ? theme.card : theme.text);
    painter.drawText(number, Qt::AlignCenter, cell.value);
}

void paintBeside(QPainter& painter, const QRectF& place, const TableCell& cell, const Theme& theme)
{
    if (cell.beside.isEmpty())
        return;
    const bool isEqual = cell.value == cell.beside;
    const double em = QFontMetricsF(painter.font()).height();
    painter.setPen(QPen(isEqual ? theme.good : theme.won, 1));
    painter.setBrush(isEqual ? theme.goodPale : theme.wonPale);
    painter.drawRoundedRect(place, em / 4, em / 4);
    painter.setFont(scaledFont(painter.font(), 0.9));
    painter.setPen(isEqual ? theme.goodText : theme.wonText);
    painter.drawText(place, Qt::AlignCenter, cell.beside);
}

} // namespace

// Cells in lines, each with a second row where there is something to compare.
struct TableCanvas::Grid {
    std::size_t columns = 1;
    std::size_t top = 0; // the first line that has room
    std::size_t shown = 1; // lines
    double width = 0;
    double height = 0; // of a line
    double besideHeight = 0; // of its second row

    QRectF rect(std::size_t index) const
    {
        const std::size_t line = index / columns;
        if (line < top || line >= top + shown)
            return {};
        return {static_cast<double>(index % columns) * width, static_cast<double>(line - top) * height, width,
                height - besideHeight};
    }
};

TableCanvas::TableCanvas(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize TableCanvas::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 12, em * 3};
}

void TableCanvas::setCells(const TableCells& cells)
{
    m_cells = cells;
    update();
}

TableCanvas::Grid TableCanvas::grid() const
{
    const double em = QFontMetricsF(font()).height();
    const Sizes sizes = sizesOf(m_cells);
    const std::size_t all = std::max<std::size_t>(1, m_cells.cells.size());
    double narrowest = em * sizes.leastWidth;
    if (m_cells.form == Form::Values) {
        const QFontMetricsF small(scaledFont(font(), 0.75));
        for (const TableCell& cell : m_cells.cells)
            narrowest = std::max(narrowest, small.horizontalAdvance(cell.name) + em * 0.5);
    }
    Grid result;
    const auto fitting = static_cast<std::size_t>(std::max(1.0, width() / narrowest));
    result.columns = std::min(all, std::max(fitting, sizes.leastColumns));
    if (m_cells.lineLength > 0)
        result.columns = std::min(result.columns, m_cells.lineLength);
    if (m_cells.period <= result.columns)
        result.columns -= result.columns % m_cells.period;
    const std::size_t lines = (all + result.columns - 1) / result.columns;
    const double least = em * sizes.leastHeight;
    const auto fittingLines = least > 0 ? static_cast<std::size_t>(std::max(1.0, height() / least)) : lines;
    result.shown = std::min(lines, fittingLines);
    const std::size_t line = m_cells.inView / result.columns;
    if (m_cells.form == Form::Notes) // a pair is filled in from here on
        result.top = std::min(line, lines - result.shown);
    else
        result.top = line < result.shown ? 0 : std::min(line + 1 - result.shown, lines - result.shown);
    result.width = std::min(width() / static_cast<double>(result.columns), em * kMostWidth);
    result.height = std::min(height() / static_cast<double>(result.shown), em * sizes.mostHeight);
    if (m_cells.form == Form::Signs)
        result.width = result.height = std::min(result.width, result.height);
    result.besideHeight = m_cells.hasBeside ? result.height * 0.36 : 0;
    return result;
}

QRectF TableCanvas::cell(std::size_t index) const
{
    return grid().rect(index);
}

void TableCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const Grid cells = grid();
    const double em = QFontMetricsF(font()).height();
    const double gap = m_cells.form == Form::Signs ? 2 : 1.5;
    for (std::size_t i = 0; i < m_cells.cells.size(); ++i) {
        const QRectF whole = cells.rect(i);
        if (whole.isEmpty())
            continue;
        const QRectF place = whole.adjusted(gap, gap, -gap, -gap);
        paintCell(painter, place, m_cells.cells[i], theme);
        if (cells.besideHeight > 0) {
            const QRectF below(place.left(), whole.bottom(), place.width(), cells.besideHeight - em * 0.25);
            painter.setFont(font());
            paintBeside(painter, below, m_cells.cells[i], theme);
        }
    }
}

void TableCanvas::paintCell(QPainter& painter, const QRectF& place, const TableCell& cell,
                            const Theme& theme) const
{
    const double em = QFontMetricsF(font()).height();
    painter.setPen(frameOf(cell, m_cells.form, theme, em));
    const bool isFilled = m_cells.form != Form::Values && cell.outcome;
    painter.setBrush(!isFilled ? theme.card : *cell.outcome == Outcome::P ? theme.lostPale : theme.wonPale);
    painter.drawRoundedRect(place, em / 4, em / 4);
    if (cell.isShaded) {
        QColor shade = theme.muted;
        shade.setAlphaF(kShade);
        painter.setBrush(shade);
        painter.drawRoundedRect(place, em / 4, em / 4);
    }
    painter.setFont(font());
    switch (m_cells.form) {
    case Form::Signs:
        paintSign(painter, place, cell, theme);
        break;
    case Form::Notes:
        paintNote(painter, place, cell, theme);
        break;
    case Form::Values:
        paintValue(painter, place, cell, theme);
        break;
    }
}

std::optional<teaching::Position> TableCanvas::positionAt(const QPoint& point) const
{
    const Grid cells = grid();
    for (std::size_t i = 0; i < m_cells.cells.size(); ++i) {
        if (cells.rect(i).contains(point))
            return m_cells.cells[i].position;
    }
    return std::nullopt;
}

void TableCanvas::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(positionAt(event->pos()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TableCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto position = positionAt(event->pos()))
        emit positionChosen(*position);
}

} // namespace laststone::widgets
