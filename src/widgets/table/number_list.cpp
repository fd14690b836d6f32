// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/number_list.h"

#include "widgets/fields/count_box.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>

#include <algorithm>

namespace laststone::widgets {

using theory::Count;

NumberListModel::NumberListModel(teaching::TableList list, QObject* parent)
    : QAbstractTableModel(parent), m_list(std::move(list))
{
}

void NumberListModel::setFirst(Count first)
{
    beginResetModel();
    m_first = std::min(first, m_list.last - static_cast<Count>(kRows) + 1);
    endResetModel();
}

void NumberListModel::setPosition(const teaching::Position& position)
{
    const bool isAnother = position.play != m_position.play || position.rule() != m_position.rule();
    if (isAnother)
        beginResetModel();
    m_position = position;
    if (isAnother)
        endResetModel();
}

teaching::TableRow NumberListModel::row(int index) const
{
    return m_list.row(m_position, m_first + static_cast<Count>(index));
}

int NumberListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kRows;
}

int NumberListModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_list.columns.size());
}

QVariant NumberListModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? row(index.row()).texts[index.column()] : QVariant();
}

QVariant NumberListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    return m_list.columns[section];
}

NumberList::NumberList(const teaching::TableList& list, QWidget* parent)
    : QTableView(parent)
    , m_list(list)
    , m_model(new NumberListModel(list, this))
    , m_goToLabel(new QLabel(parent))
    , m_goTo(new CountBox(parent))
{
    setModel(m_model);
    setTabKeyNavigation(false); // Tab leaves it; there are the arrow keys
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    m_goTo->setRange(0, m_list.last);
    connect(m_goTo, &CountBox::edited, this, &NumberList::goTo);
    connect(this, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit positionChosen(m_model->row(index.row()).position); });
    retranslate();
}

void NumberList::addGoTo(QHBoxLayout& controls)
{
    controls.addWidget(m_goToLabel);
    controls.addWidget(m_goTo, 1);
    setTabOrder(m_goTo, this);
}

void NumberList::goTo(Count number)
{
    constexpr Count kBefore = NumberListModel::kRows / 2;
    m_model->setFirst(number > kBefore ? number - kBefore : 0);
    const QModelIndex index = m_model->index(static_cast<int>(number - m_model->first()), 0);
    scrollTo(index, QAbstractItemView::PositionAtCenter);
    setCurrentIndex(index);
    m_goTo->setValue(number);
}

void NumberList::retranslate()
{
    const auto& voice = teaching::Voice::installed();
    const int em = fontMetrics().height();
    verticalHeader()->setDefaultSectionSize(static_cast<int>(em * 1.4));
    setMinimumHeight(em * 3);
    m_goTo->setMaximumWidth(em * 8);
    m_goToLabel->setText(voice.say(m_list.goTo));
    m_goTo->setAccessibleName(m_goToLabel->text());
    m_goTo->setWhatsThis(voice.say(m_list.goToHelp));
    setAccessibleName(voice.say(m_list.name));
}

void NumberList::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace laststone::widgets
