// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of the last move, and who has won.
#pragma once

#include "teaching/session.h"

#include <QLabel>

namespace laststone::widgets {

class CoachLabel final : public QLabel {
    Q_OBJECT
public:
    using QLabel::QLabel;

    // REQUIRES: called once; the session outlives the label.
    void setSession(const teaching::Session& session);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    const teaching::Session* m_session = nullptr;
    teaching::CoachLine::Tone m_tone = teaching::CoachLine::Tone::Neutral; // that the style shows
};

} // namespace laststone::widgets
