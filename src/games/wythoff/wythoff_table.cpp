// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_table.h"

#include "widgets/look/theme.h"
#include "widgets/page/count_box.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace laststone::games {

using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Play;
namespace wythoff = theory::wythoff;
using wythoff::Pair;

namespace {

constexpr int kPairsGrown = 16;
constexpr Count kCells = 42; // up to b of the last pair that grows

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {"WythoffTable", source, std::move(arguments)};
}

} // namespace

void PairModel::setFirst(Count first)
{
    beginResetModel();
    m_first = std::min(first, kMostK - static_cast<Count>(kRows) + 1);
    endResetModel();
}

void PairModel::setPlay(Play play)
{
    if (play == m_play)
        return;
    beginResetModel();
    m_play = play;
    endResetModel();
}

Pair PairModel::pair(int row) const
{
    return wythoff::pair(m_first + static_cast<Count>(row), m_play);
}

int PairModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kRows;
}

int PairModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 3;
}

QVariant PairModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const Pair found = pair(index.row());
    const Count numbers[] = {found.k, found.a, found.b};
    return QString::number(numbers[index.column()]);
}

QVariant PairModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    const QString names[] = {QStringLiteral("k"), QStringLiteral("aₖ"), QStringLiteral("bₖ")};
    return names[section];
}

WythoffTable::WythoffTable(QWidget* parent)
    : GrowthTable(parent)
    , m_model(new PairModel(this))
    , m_view(new QTableView(this))
    , m_goToLabel(new QLabel(this))
    , m_goTo(new widgets::CountBox(this))
{
    m_view->setModel(m_model);
    m_view->setTabKeyNavigation(false); // Tab leaves it; there are the arrow keys
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_goTo->setRange(0, PairModel::kMostK);
    controls()->addWidget(m_goToLabel);
    controls()->addWidget(m_goTo, 1);
    rows()->addWidget(m_view, 1);
    setTabOrder(m_goTo, m_view);
    connect(m_goTo, &widgets::CountBox::edited, this, &WythoffTable::goTo);
    connect(m_view, &QTableView::activated, this, [this](const QModelIndex& index) {
        emit positionChosen(positionOf(m_model->pair(index.row())));
    });
    retranslate();
}

Position WythoffTable::positionOf(const Pair& pair) const
{
    // The largest pairs of the list are larger than any heap may be; the nearest that fits stands for them.
    Position position = m_position;
    position.heaps = {std::min(pair.a, theory::kMaxCount), std::min(pair.b, theory::kMaxCount)};
    return position;
}

void WythoffTable::setPosition(const Position& position)
{
    m_position = position;
    m_model->setPlay(position.play);
    refresh();
}

int WythoffTable::lastStep() const
{
    return kPairsGrown;
}

void WythoffTable::goTo(Count k)
{
    constexpr Count kBefore = PairModel::kRows / 2;
    m_model->setFirst(k > kBefore ? k - kBefore : 0);
    const QModelIndex index = m_model->index(static_cast<int>(k - m_model->first()), 0);
    m_view->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_view->setCurrentIndex(index);
    m_goTo->setValue(k);
}

// Step k + 1 has added pair number k.
Sentence WythoffTable::text(int step) const
{
    if (step == 0) {
        return sentence(QT_TRANSLATE_NOOP(
            "WythoffTable",
            "Each pair begins with the least number that has not been used yet; its second number "
            "is larger by the number of the pair."));
    }
    const auto k = static_cast<Count>(step) - 1;
    const Pair pair = wythoff::pair(k, m_position.play);
    if (m_position.play == Play::Misere && k < 2) {
        //: misère play; %1 is the number of the pair, (%2, %3) the pair
        return sentence(QT_TRANSLATE_NOOP("WythoffTable", "k = %1: in misère play the pair is (%2, %3)."),
                        {k, pair.a, pair.b});
    }
    //: %1 is the number of the pair, (%2, %3) the pair
    return sentence(
        QT_TRANSLATE_NOOP("WythoffTable",
                          "k = %1: the least unused number is %2, and %2 + %1 = %3: the pair (%2, %3)."),
        {k, pair.a, pair.b});
}

// Numbers in lines. Where not all lines fit, those from that of the pair just added on are shown.
QRectF WythoffTable::cell(Count n, const QSize& size) const
{
    const double em = QFontMetricsF(font()).height();
    const auto columns = static_cast<Count>(std::clamp(size.width() / (em * 2.1), 7.0, 21.0));
    const Count lines = (kCells + columns - 1) / columns;
    const auto fitting = static_cast<Count>(std::max(1.0, size.height() / (em * 1.3)));
    const Count shown = std::min(lines, fitting);
    const Count added = step() == 0 ? 0 : wythoff::pair(static_cast<Count>(step()) - 1, m_position.play).a;
    const Count top = std::min(added / columns, lines - shown);
    const Count line = n / columns;
    if (line < top || line - top >= shown)
        return {};
    const double width = std::min(size.width() / static_cast<double>(columns), em * 3.2);
    const double height = std::min(size.height() / static_cast<double>(shown), em * 2.6);
    return {static_cast<double>(n % columns) * width, static_cast<double>(line - top) * height, width,
            height};
}

void WythoffTable::paintTable(QPainter& painter, const QSize& size, int step,
                              const widgets::Theme& theme) const
{
    const double em = QFontMetricsF(font()).height();
    const QFont small = widgets::scaledFont(font(), 0.85);
    for (Count n = 0; n < kCells; ++n) {
        if (cell(n, size).isEmpty())
            continue;
        const QRectF place = cell(n, size).adjusted(1.5, 1.5, -1.5, -1.5);
        const Pair pair = *wythoff::pairWith(n, m_position.play);
        const bool used = pair.k < static_cast<Count>(step);
        const bool added = used && pair.k + 1 == static_cast<Count>(step);
        painter.setPen(added ? QPen(theme.accent, em / 8) : QPen(theme.border, 1));
        painter.setBrush(used ? theme.lostPale : theme.card);
        painter.drawRoundedRect(place, em / 4, em / 4);
        painter.setFont(font());
        painter.setPen(used ? theme.text : theme.muted);
        const bool room = place.height() > em * 1.9;
        painter.drawText(room && used ? place.adjusted(0, 0, 0, -place.height() * 0.42) : place,
                         Qt::AlignCenter, QString::number(n));
        if (room && used) {
            painter.setFont(small);
            painter.setPen(theme.lostText);
            painter.drawText(
                place.adjusted(0, place.height() * 0.48, 0, 0), Qt::AlignCenter,
                QStringLiteral("%1 %2").arg(n == pair.a ? QLatin1Char('a') : QLatin1Char('b')).arg(pair.k));
        }
    }
}

std::optional<Position> WythoffTable::positionAt(const QPoint& point, const QSize& size) const
{
    for (Count n = 0; n < kCells; ++n) {
        const Pair pair = *wythoff::pairWith(n, m_position.play);
        if (cell(n, size).contains(point) && pair.k < static_cast<Count>(step()))
            return positionOf(pair);
    }
    return std::nullopt;
}

void WythoffTable::retranslate()
{
    const int em = fontMetrics().height();
    m_view->verticalHeader()->setDefaultSectionSize(static_cast<int>(em * 1.4));
    m_view->setMinimumHeight(em * 3);
    m_goTo->setMaximumWidth(em * 8);
    //: in front of a number: go to that row of the table
    m_goToLabel->setText(tr("Go to k ="));
    m_goTo->setAccessibleName(m_goToLabel->text());
    m_goTo->setWhatsThis(tr("The number of a pair. The table shows the pairs from there on."));
    m_view->setAccessibleName(tr("The pairs by their number"));
    GrowthTable::retranslate();
}

} // namespace laststone::games
