// SPDX-License-Identifier: GPL-3.0-or-later
// The pairs of Wythoff's game: grown by the rule of the least unused number, and listed for any k.
#pragma once

#include "theory/wythoff.h"
#include "widgets/chart/growth_table.h"

#include <QAbstractTableModel>

class QLabel;
class QTableView;

namespace laststone::widgets {
class CountBox;
}

namespace laststone::games {

// Rows k, a_k, b_k from a first k on, each worked out when it is asked for.
class PairModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    // A view holds that many rows; beyond them lies another first k.
    static constexpr int kRows = 100'000;
    static constexpr theory::Count kMostK = theory::Count{1} << 62;

    using QAbstractTableModel::QAbstractTableModel;

    // REQUIRES: first <= kMostK − kRows.
    void setFirst(theory::Count first);
    void setPlay(theory::Play play);
    theory::Count first() const { return m_first; }
    theory::wythoff::Pair pair(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    theory::Count m_first = 0;
    theory::Play m_play = theory::Play::Normal;
};

class WythoffTable final : public widgets::GrowthTable {
    Q_OBJECT
public:
    explicit WythoffTable(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position) override;
    int lastStep() const override;

    // Shows the row of pair number k. REQUIRES: k <= PairModel::kMostK.
    void goTo(theory::Count k);
    QTableView* view() const { return m_view; }
    const PairModel& model() const { return *m_model; }

protected:
    teaching::Sentence text(int step) const override;
    void paintTable(QPainter& painter, const QSize& size, int step,
                    const widgets::Theme& theme) const override;
    std::optional<teaching::Position> positionAt(const QPoint& point, const QSize& size) const override;
    void retranslate() override;

private:
    QRectF cell(theory::Count n, const QSize& size) const;
    teaching::Position positionOf(const theory::wythoff::Pair& pair) const;

    teaching::Position m_position;
    PairModel* m_model;
    QTableView* m_view;
    QLabel* m_goToLabel;
    widgets::CountBox* m_goTo;
};

} // namespace laststone::games
