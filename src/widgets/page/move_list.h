// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of the match in a row, each with P or N for what it left; a click goes back there.
#pragma once

#include "widgets/page/match_history.h"

#include <QAbstractListModel>
#include <QListView>

namespace laststone::widgets {

class MoveModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    // Row 0 is the start.
    void setLine(const teaching::Position& start, const std::vector<MatchHistory::Entry>& line);
    void setVerdictShown(bool shown);

    // The row read aloud, without the verdict.
    QString spoken(int row) const;
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    teaching::Position m_start;
    std::vector<MatchHistory::Entry> m_line;
    bool m_verdictShown = true;
};

class MoveList final : public QListView {
    Q_OBJECT
public:
    explicit MoveList(QWidget* parent = nullptr);

    MoveModel* moves() const { return m_model; }

    // Marks the row that the board shows.
    void setCurrentRow(int row);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override
    {
        return {QListView::minimumSizeHint().width(), sizeHint().height()};
    }

signals:
    void plyChosen(std::size_t plies);

protected:
    void changeEvent(QEvent* event) override;

private:
    MoveModel* m_model;
};

} // namespace laststone::widgets
