// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of a game: who could win at the start and after each move.
#pragma once

#include "teaching/review/review.h"

#include <QWidget>

namespace laststone::widgets {

// The line is above while the learner can win, and below while the opponent can; discs and rings are P and N,
// crosses the moves of the learner that threw a win away.
class MatchLine final : public QWidget {
    Q_OBJECT
public:
    explicit MatchLine(QWidget* parent = nullptr);

    void setReview(const teaching::Review& review);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString description() const;

    teaching::Review m_review;
};

} // namespace laststone::widgets
