// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of the match in a row, each with P or N for what it left; a click goes back there.
#pragma once

#include "teaching/session.h"

#include <QAbstractListModel>
#include <QListView>

namespace laststone::widgets {

// A move and what it left, read aloud.
QString spokenMove(const teaching::History::Entry& entry);

class MoveModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    // Row 0 is the start. The session outlives the model.
    void setSession(const teaching::Session& session);
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    // An outcome may take long to work out: once for each row is enough.
    struct Row {
        teaching::History::Entry entry;
        theory::Outcome outcome = theory::Outcome::P;
    };
    void setLine();
    QString spoken(int row) const; // without the verdict

    const teaching::Session* m_session = nullptr;
    teaching::Position m_start;
    theory::Outcome m_startOutcome = theory::Outcome::P;
    std::vector<Row> m_rows;
};

class MoveList final : public QListView {
    Q_OBJECT
public:
    explicit MoveList(QWidget* parent = nullptr);

    // REQUIRES: called once; the session outlives the list.
    void setSession(teaching::Session& session);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override
    {
        return {QListView::minimumSizeHint().width(), sizeHint().height()};
    }

protected:
    void changeEvent(QEvent* event) override;

private:
    MoveModel* m_model;
};

} // namespace laststone::widgets
