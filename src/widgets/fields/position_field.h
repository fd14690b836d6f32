// SPDX-License-Identifier: GPL-3.0-or-later
// The field that a position is typed into, and what is wrong with what was typed.
#pragma once

#include "teaching/session.h"

#include <QObject>

class QKeySequence;

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

// Made and owned by the page, on whose form it works.
class PositionField final : public QObject {
    Q_OBJECT
public:
    PositionField(QWidget& page, Ui::LessonPage& ui, teaching::Session& session);

    // The words again; the key goes to the field.
    void retranslate(const QKeySequence& key);

private:
    void follow(teaching::Session::Changes what);
    void showError();

    Ui::LessonPage& m_ui;
    teaching::Session& m_session;
};

} // namespace laststone::widgets
