// SPDX-License-Identifier: GPL-3.0-or-later
// What happens on the page, for those who do not see it.
#pragma once

#include "teaching/session.h"

#include <QObject>

class QWidget;

namespace laststone::widgets {

class CoachLabel;
class VerdictBanner;

// Belongs to the page, and follows its session: the move or the position, the verdict where it is not hidden,
// the end of the game, whose turn it is, and the coach's line are read in this order.
class ReadAloud final : public QObject {
    Q_OBJECT
public:
    // After verdict and coach have their session, so that they say what is new.
    ReadAloud(QWidget& page, const VerdictBanner& verdict, const CoachLabel& coach,
              teaching::Session& session);

private:
    void follow(teaching::Session::Changes what);
    void readPosition();

    QWidget& m_page;
    const VerdictBanner& m_verdict;
    const CoachLabel& m_coach;
    teaching::Session& m_session;
    std::size_t m_plies = 0; // of the match, as last read
    teaching::CoachLine m_said; // the same
};

} // namespace laststone::widgets
