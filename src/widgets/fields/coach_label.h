// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of the last move, and who has won.
#pragma once

#include "teaching/session.h"

#include <QLabel>

namespace laststone::widgets {

// Below the board; follows the session.
class CoachLabel final : public QLabel {
    Q_OBJECT
public:
    explicit CoachLabel(QWidget* parent = nullptr) : QLabel(parent) { }

    // While the card is shown after a game, it says all in place of this. REQUIRES: called once, before
    // anything else, and after the card has its session; both outlive the label.
    void setSession(teaching::Session& session, const QWidget& card);

    // Whether it says what the coach says: that is wanted, or a hint has been asked for.
    bool speaks() const;

signals:
    // What it says belongs to what has just happened; isNew: and differs from before, or is of a new
    // position.
    void spoke(bool isNew);

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow(teaching::Session::Changes what);
    void refresh();

    teaching::Session* m_session = nullptr;
    const QWidget* m_card = nullptr;
};

} // namespace laststone::widgets
