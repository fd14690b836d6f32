// SPDX-License-Identifier: GPL-3.0-or-later
// A list whose rows have numbers, more of them than a view could hold: each is worked out when it is seen.
#pragma once

#include "teaching/steps/table.h"

#include <QAbstractTableModel>
#include <QTableView>

class QHBoxLayout;
class QLabel;

namespace laststone::widgets {

class CountBox;

// Rows from a first number on.
class NumberListModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    // A view holds that many rows; beyond them lies another first number.
    static constexpr int kRows = 100'000;

    NumberListModel(teaching::TableList list, QObject* parent);

    void setFirst(theory::Count first); // or as near as there are rows
    theory::Count first() const { return m_first; }
    void setPosition(const teaching::Position& position);
    teaching::TableRow row(int index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    teaching::TableList m_list;
    teaching::Position m_position;
    theory::Count m_first = 0;
};

class NumberList final : public QTableView {
    Q_OBJECT
public:
    explicit NumberList(const teaching::TableList& list, QWidget* parent = nullptr);

    // Puts the field for the number of a row into a line of controls, which stands above the list.
    void addGoTo(QHBoxLayout& controls);

    void setPosition(const teaching::Position& position) { m_model->setPosition(position); }

    // Shows the row of a number, which is at most the last.
    void goTo(theory::Count number);

signals:
    void positionChosen(const laststone::teaching::Position& position);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    teaching::TableList m_list;
    NumberListModel* m_model;
    QLabel* m_goToLabel;
    CountBox* m_goTo;
};

} // namespace laststone::widgets
