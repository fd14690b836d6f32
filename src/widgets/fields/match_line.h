// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of a game: who could win at the start and after each move.
#pragma once

#include "teaching/review/review.h"

#include <QWidget>

namespace laststone::widgets {

// Its moves are walked by the keys left and right, Home and End, and read aloud. The line is above while the
// learner can win, and below while the opponent can; discs and rings are P and N, crosses the moves of the
// learner that threw a win away. To somebody who does not know P and N yet it is plain, with dots for them.
class MatchLine final : public QWidget {
    Q_OBJECT
public:
    explicit MatchLine(QWidget* parent = nullptr);

    void setReview(const teaching::Review& review, bool isPlain = false);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString description() const;
    QString wordsOf(std::size_t place) const;
    void goTo(std::size_t place);

    teaching::Review m_review;
    bool m_isPlain = false;
    std::size_t m_place = 0; // the start, or after so many moves
};

} // namespace laststone::widgets
