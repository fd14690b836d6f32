// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened on a lesson's page, for those who do not see it.
#pragma once

#include "teaching/session.h"

#include <QObject>

class QWidget;

namespace laststone::widgets {

// Belongs to the page, in which it is told: the move or the position, the verdict where it is not hidden, the
// end of the game, and the coach's line.
class PageAnnouncer final : public QObject {
    Q_OBJECT
public:
    PageAnnouncer(QWidget& page, const teaching::Session& session);

private:
    void follow(teaching::Session::Changes what);
    void announcePosition();

    QWidget& m_page;
    const teaching::Session& m_session;
    std::size_t m_plies = 0; // as last told
};

} // namespace laststone::widgets
