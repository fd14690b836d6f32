// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/cell_view.h"

#include "teaching/steps/aloud.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

using teaching::TableCell;
using teaching::TableCells;
using Form = TableCells::Form;
using theory::Outcome;

namespace {

constexpr float kShade = 0.14F;
constexpr double kBeside = 0.36; // of the height of a cell that has something beside it

// Sizes of cells, in em.
struct Sizes {
    double leastWidth;
    double leastHeight; // lower, it scrolls
    double mostHeight;
    std::size_t leastColumns;
};
constexpr double kMostWidth = 3.2;
constexpr double kValueName = 0.75; // of the letters of a value
constexpr double kLowAsked = 0.75; // of the letters, a "?" below a name in a cell with little room

// Of flat cells, in em.
constexpr double kFlatHeight = 1.2;
constexpr double kFlatName = 0.9; // of the letters of a value as well
constexpr double kFlatFound = 1.4; // the room beside the name
constexpr double kSignGap = 0.12; // around a cell, of the letters
constexpr double kGap = 0.09;
constexpr double kFlatMost = 1.5; // times as wide as needed

Sizes sizesOf(const TableCells& cells, bool isFlat)
{
    if (isFlat)
        return {0, kFlatHeight, 2 * kFlatHeight, 1};
    switch (cells.form) {
    case Form::Signs:
        return {1.9, 1.9, 3.2, 1};
    case Form::Notes:
        return {2.1, 2.2, 2.6, 7}; // always with room for the word
    case Form::Values:
        break;
    }
    return {1.75, cells.hasBeside ? 3.6 : 2.3, cells.hasBeside ? 4.6 : 3.2, 1};
}

// Thick for one cell: the one that is asked, or else the last.
QPen frameOf(const TableCell& cell, Form form, bool isAsking, const Theme& theme, double em)
{
    const double thick = em / (form == Form::Values ? 7 : 8);
    const double thin = em / 12;
    switch (cell.frame) {
    case TableCell::Frame::Last:
        return {theme.accent, isAsking ? thin : thick};
    case TableCell::Frame::Asked:
        return {theme.won, thick};
    case TableCell::Frame::Source:
        return {theme.accent, thin, Qt::DashLine};
    case TableCell::Frame::None:
        break;
    }
    return {theme.border, 1};
}

// A name with the sign of the outcome below, or that it is asked.
void paintSign(QPainter& painter, const QRectF& place, const TableCell& cell, const Theme& theme)
{
    const double em = QFontMetricsF(painter.font()).height();
    QFont font = painter.font();
    QRectF text = place;
    if (cell.outcome) {
        const double sign = std::min(place.height() * 0.34, em * 0.7);
        const QRectF square(place.center().x() - sign / 2, place.bottom() - sign * 1.35, sign, sign);
        paintOutcome(painter, square, *cell.outcome, theme);
        text.setBottom(place.bottom() - sign * 1.2);
    } else if (!cell.value.isEmpty()) {
        text.setBottom(place.center().y());
        painter.setFont(scaledFont(font, place.height() > em * 1.9 ? 1 : kLowAsked, true));
        painter.setPen(theme.text);
        painter.drawText(place.adjusted(0, place.height() / 2, 0, 0), Qt::AlignHCenter | Qt::AlignTop,
                         cell.value);
    }
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
    painter.setFont(scaledFont(font, kValueName, cell.isNow));
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

// What has been found beside the name.
void paintFlat(QPainter& painter, const QRectF& place, const TableCell& cell, Form form, const Theme& theme)
{
    const QFont font = painter.font();
    const double em = QFontMetricsF(font).height();
    const bool isValue = form == Form::Values;
    const QFont named = scaledFont(font, isValue ? kFlatName : 1, cell.isNow);
    const QRectF found(place.right() - kFlatFound * em, place.top(), kFlatFound * em, place.height());
    painter.setFont(named);
    painter.setPen(cell.isNow ? theme.text : theme.muted);
    painter.drawText(QRectF(place.topLeft(), QPointF(found.left() + em / 4, place.bottom())), Qt::AlignCenter,
                     cell.name);
    if (cell.outcome) {
        const double side = isValue ? std::min(place.height() * 0.95, em * 1.25) : em * 0.7;
        QRectF square(0, 0, side, side);
        square.moveCenter(found.center());
        paintOutcome(painter, square, *cell.outcome, theme);
    }
    painter.setFont(scaledFont(font, 1, isValue));
    painter.setPen(isValue && cell.outcome ? theme.card : theme.text);
    if (isValue || !cell.outcome)
        painter.drawText(found, Qt::AlignCenter, cell.value);
}

QString spoken(const TableCell& cell)
{
    QStringList parts{cell.name, cell.value, cell.beside};
    parts.removeAll(QString());
    if (cell.outcome)
        parts << (*cell.outcome == Outcome::P ? CellView::tr("P-position") : CellView::tr("N-position"));
    const QString all = teaching::aloud(parts.join(QStringLiteral(", ")));
    //: read aloud: %1 says what a cell of a table shows, such as "5, P-position"
    return cell.isNow ? CellView::tr("%1, on the board").arg(all) : all;
}

class CellDelegate final : public QStyledItemDelegate {
public:
    CellDelegate(const TableCells& cells, QObject* parent) : QStyledItemDelegate(parent), m_cells(cells) { }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const TableCell& cell = m_cells.cells[static_cast<std::size_t>(index.row())];
        const Theme& theme = Theme::of(option.palette);
        const double em = QFontMetricsF(option.font).height();
        const double gap = em * (m_cells.form == Form::Signs ? kSignGap : kGap); // also in a hall
        const auto& view = *qobject_cast<const CellView*>(option.widget);
        const QPen frame = frameOf(cell, m_cells.form, view.asked().has_value(), theme, em);
        const double beside = m_cells.hasBeside ? option.rect.height() * kBeside : 0;
        const QRectF inner = QRectF(option.rect).adjusted(gap, gap, -gap, -gap - beside);
        const double over = std::max(0.0, frame.widthF() / 2 - gap);
        const QRectF place = inner.adjusted(over, over, -over, -over); // with all of its frame
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintGround(*painter, place, cell, frame, theme, em);
        painter->setFont(option.font);
        if (view.isFlat())
            paintFlat(*painter, place, cell, m_cells.form, theme);
        else if (m_cells.form == Form::Signs)
            paintSign(*painter, place, cell, theme);
        else if (m_cells.form == Form::Notes)
            paintNote(*painter, place, cell, theme);
        else
            paintValue(*painter, place, cell, theme);
        painter->setFont(option.font);
        if (beside > 0)
            paintBeside(*painter, {place.left(), place.bottom() + gap, place.width(), beside - em / 4}, cell,
                        theme);
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.text, std::max(1.0, em / 14), Qt::DotLine));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), em / 4, em / 4);
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return qobject_cast<const QListView*>(option.widget)->gridSize();
    }

private:
    void paintGround(QPainter& painter, const QRectF& place, const TableCell& cell, const QPen& frame,
                     const Theme& theme, double em) const
    {
        painter.setPen(frame);
        const bool isFilled = m_cells.form != Form::Values && cell.outcome;
        painter.setBrush(!isFilled                         ? theme.card
                             : *cell.outcome == Outcome::P ? theme.lostPale
                                                           : theme.wonPale);
        painter.drawRoundedRect(place, em / 4, em / 4);
        if (cell.isShaded) {
            QColor shade = theme.muted;
            shade.setAlphaF(kShade);
            painter.setBrush(shade);
            painter.drawRoundedRect(place, em / 4, em / 4);
        }
    }

    const TableCells& m_cells;
};

} // namespace

CellView::CellView(QWidget* parent) : QListView(parent), m_model(new QStandardItemModel(0, 1, this))
{
    setModel(m_model);
    setItemDelegate(new CellDelegate(m_cells, this));
    setFlow(LeftToRight);
    setWrapping(true);
    setResizeMode(Adjust);
    setUniformItemSizes(true);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setFrameShape(NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(this, &CellView::clicked, this, &CellView::choose);
    connect(this, &CellView::viewportEntered, viewport(), &QWidget::unsetCursor);
    connect(this, &CellView::entered, viewport(), [this](const QModelIndex& index) {
        const bool isPosition = m_cells.cells[static_cast<std::size_t>(index.row())].position.has_value();
        viewport()->setCursor(isPosition ? Qt::PointingHandCursor : Qt::ArrowCursor);
    });
}

QSize CellView::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 12, em * 3};
}

void CellView::setCells(const TableCells& cells, bool isAsking)
{
    m_cells = cells;
    m_asked = isAsking && cells.next ? cells.next->cell : std::nullopt;
    if (m_asked) {
        m_cells.cells[*m_asked].frame = TableCell::Frame::Asked;
        m_cells.cells[*m_asked].value = QStringLiteral("?");
    }
    m_model->setRowCount(static_cast<int>(cells.cells.size())); // which keeps the current cell
    for (int i = 0; i < m_model->rowCount(); ++i) {
        const TableCell& cell = m_cells.cells[static_cast<std::size_t>(i)];
        m_model->setItemData(m_model->index(i, 0),
                             {{Qt::DisplayRole, cell.name}, {Qt::AccessibleTextRole, spoken(cell)}});
    }
    arrange();
    viewport()->update();
}

void CellView::setFlat(bool isFlat)
{
    if (std::exchange(m_isFlat, isFlat) == isFlat)
        return;
    arrange();
    viewport()->update();
}

bool CellView::isFlat() const
{
    return m_isFlat && m_cells.form != Form::Notes && !m_cells.hasBeside;
}

double CellView::nameScale() const
{
    return m_cells.form != Form::Values ? 1 : isFlat() ? kFlatName : kValueName;
}

// That a cell can be, by what stands in it.
double CellView::narrowest(const QFont& font) const
{
    const double em = QFontMetricsF(font).height();
    const bool isValue = m_cells.form == Form::Values;
    const double least = em * sizesOf(m_cells, isFlat()).leastWidth;
    if (!isValue && !isFlat())
        return least;
    const QFontMetricsF names(scaledFont(font, nameScale(), isFlat()));
    double widest = 0;
    for (const TableCell& cell : m_cells.cells)
        widest = std::max(widest, names.horizontalAdvance(cell.name));
    return std::max(least, widest + em * (isFlat() ? kFlatFound + 0.25 : 0.5));
}

// As many cells in a line, and as many lines, as have room; what is over stays empty.
CellView::Grid CellView::gridFor(const QFont& font, const QSizeF& area) const
{
    const double em = QFontMetricsF(font).height();
    const Sizes sizes = sizesOf(m_cells, isFlat());
    const std::size_t all = std::max<std::size_t>(1, m_cells.cells.size());
    const double narrowest = this->narrowest(font);
    const auto fitting = static_cast<std::size_t>(std::max(1.0, area.width() / narrowest));
    std::size_t columns = std::min(all, std::max(fitting, sizes.leastColumns));
    if (m_cells.lineLength > 0)
        columns = std::min(columns, m_cells.lineLength);
    if (m_cells.period <= columns)
        columns -= columns % m_cells.period;
    const std::size_t lines = (all + columns - 1) / columns;
    const double least = em * sizes.leastHeight;
    const auto fittingLines = static_cast<std::size_t>(std::max(1.0, area.height() / least));
    const std::size_t shown = std::min(lines, fittingLines);
    const double widest = isFlat() ? narrowest * kFlatMost : em * kMostWidth;
    double width = std::min(area.width() / static_cast<double>(columns), widest);
    double height = std::min(area.height() / static_cast<double>(shown), em * sizes.mostHeight);
    if (m_cells.form == Form::Signs && !isFlat())
        width = height = std::min(width, height);
    return {{width, height}, columns, lines, shown};
}

// Of what is in the frame.
QSizeF CellView::area(const QSize& size) const
{
    return size - (this->size() - contentsRect().size())
        - QSize(1, 0); // Qt lets nothing touch the right edge
}

bool CellView::hasRoom(const QFont& font, const QSize& size) const
{
    const Grid grid = gridFor(font, area(size));
    return grid.shown == grid.lines;
}

bool CellView::hasWholeLines(const QFont& font, const QSize& size) const
{
    return gridFor(font, area(size)).columns >= std::min(m_cells.lineLength, m_cells.cells.size());
}

void CellView::arrange()
{
    const QSizeF area = this->area(size());
    const auto [cell, columns, lines, shown] = gridFor(font(), area);
    const double width = cell.width();
    const double height = cell.height();
    const QSize grid = QSizeF(std::max(1.0, std::floor(width)), std::max(1.0, std::floor(height))).toSize();
    setGridSize(grid);
    setViewportMargins(0, 0, static_cast<int>(area.width()) - grid.width() * static_cast<int>(columns),
                       static_cast<int>(area.height()) - grid.height() * static_cast<int>(shown));
    verticalScrollBar()->setSingleStep(grid.height());
    const QModelIndex current = m_model->index(static_cast<int>(m_cells.inView), 0);
    const auto showCurrent = [&] { // a pair is filled in from its line on
        scrollTo(current, m_cells.form == Form::Notes ? PositionAtTop : PositionAtBottom);
    };
    showCurrent();
    if (!m_asked)
        return;
    scrollTo(m_model->index(static_cast<int>(*m_asked), 0));
    if (!viewport()->rect().contains(visualRect(current))) // no room for both
        showCurrent();
}

QRect CellView::cell(std::size_t index) const
{
    const QRect place = visualRect(m_model->index(static_cast<int>(index), 0));
    return viewport()->rect().contains(place) ? place : QRect();
}

std::optional<std::pair<std::size_t, std::size_t>> CellView::seen() const
{
    std::optional<std::pair<std::size_t, std::size_t>> seen;
    for (std::size_t i = 0; i < m_cells.cells.size(); ++i) {
        if (!cell(i).isEmpty())
            seen = {seen ? seen->first : i, i};
    }
    return seen;
}

void CellView::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    if (const auto position = m_cells.cells[static_cast<std::size_t>(index.row())].position)
        emit positionChosen(*position);
}

void CellView::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    arrange();
}

void CellView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space)
        choose(currentIndex());
    else if (!event->text().trimmed().isEmpty())
        event->ignore(); // cells are not searched by what is typed
    else
        QListView::keyPressEvent(event);
}

void CellView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace laststone::widgets
