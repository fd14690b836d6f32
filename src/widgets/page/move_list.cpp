// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/move_list.h"

#include "teaching/notation.h"
#include "widgets/look/icons.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace laststone::widgets {

using teaching::Voice;

namespace {

enum Role { OutcomeRole = Qt::UserRole, UndoneRole, HasOutcomeRole };

// A pill with the sign of the outcome and the move.
class ChipDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Spacing spacing(option.font);
        const double text = option.fontMetrics.horizontalAdvance(index.data().toString());
        return {static_cast<int>(text + spacing.em * 2.4), static_cast<int>(spacing.em * 1.7)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = Theme::of(option.palette);
        const Spacing spacing(option.font);
        const QRectF chip = QRectF(option.rect).adjusted(2, 2, -3, -2);
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const bool undone = index.data(UndoneRole).toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(current ? theme.accent : theme.border, current ? spacing.thin * 1.5 : 1.0,
                             undone ? Qt::DashLine : Qt::SolidLine));
        painter->setBrush(undone ? theme.card : theme.field);
        painter->drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
        QRectF text = chip.adjusted(spacing.em * 0.6, 0, -spacing.em * 0.4, 0);
        if (index.data(HasOutcomeRole).toBool()) {
            const double size = spacing.em * 0.85;
            const QRectF sign(chip.left() + spacing.em * 0.35, chip.center().y() - size / 2, size, size);
            paintOutcome(*painter, sign, static_cast<theory::Outcome>(index.data(OutcomeRole).toInt()),
                         theme);
            text.setLeft(sign.right() + spacing.em * 0.25);
        }
        painter->setFont(option.font);
        painter->setPen(undone ? theme.muted : theme.text);
        painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
        painter->restore();
    }
};

} // namespace

void MoveModel::setLine(const teaching::Position& start, const std::vector<MatchHistory::Entry>& line)
{
    beginResetModel();
    m_start = start;
    m_line = line;
    endResetModel();
}

void MoveModel::setVerdictShown(bool shown)
{
    m_verdictShown = shown;
    refresh();
}

void MoveModel::refresh()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int MoveModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_start.game ? 0 : static_cast<int>(m_line.size()) + 1;
}

QString MoveModel::spoken(int row) const
{
    if (row == 0)
        return teaching::notation(m_start);
    const MatchHistory::Entry& entry = m_line[static_cast<std::size_t>(row) - 1];
    //: a move in the list; %1 says who made it, %2 is the move, %3 the position that it left
    return tr("%1: %2, leaving %3")
        .arg(entry.side == teaching::Side::Learner ? tr("You") : tr("Opponent"),
             Voice::installed().say(entry.before.game->describe(entry.before, entry.move)),
             teaching::notation(entry.after));
}

QVariant MoveModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const bool first = index.row() == 0;
    const MatchHistory::Entry* entry = first ? nullptr : &m_line[static_cast<std::size_t>(index.row()) - 1];
    const theory::Outcome outcome = m_start.game->outcome(first ? m_start : entry->after);
    switch (role) {
    case Qt::DisplayRole:
        if (first)
            return tr("Start");
        return QStringLiteral("%1  %2")
            .arg(index.row())
            .arg(entry->before.game->shortForm(entry->before, entry->move));
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString what = spoken(index.row());
        if (!m_verdictShown)
            return what;
        //: %1 describes a move and what it left
        return outcome == theory::Outcome::P ? tr("%1 (P-position)").arg(what)
                                             : tr("%1 (N-position)").arg(what);
    }
    case HasOutcomeRole:
        return m_verdictShown;
    case OutcomeRole:
        return static_cast<int>(outcome);
    case UndoneRole:
        return entry && entry->undone;
    default:
        return {};
    }
}

MoveList::MoveList(QWidget* parent) : QListView(parent), m_model(new MoveModel(this))
{
    setModel(m_model);
    setItemDelegate(new ChipDelegate(this));
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFrameShape(QFrame::NoFrame);
    const auto choose = [this](const QModelIndex& index) {
        emit plyChosen(static_cast<std::size_t>(index.row()));
    };
    connect(this, &QListView::clicked, this, choose);
    connect(this, &QListView::activated, this, choose);
}

void MoveList::setCurrentRow(int row)
{
    const QModelIndex index = m_model->index(row);
    setCurrentIndex(index);
    scrollTo(index);
}

QSize MoveList::sizeHint() const
{
    return {QListView::sizeHint().width(), static_cast<int>(Spacing(font()).em * 1.95)};
}

void MoveList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        m_model->refresh();
        updateGeometry();
        scheduleDelayedItemsLayout();
    }
}

} // namespace laststone::widgets
