// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that say which position is played, by whom, who begins and by which rule.
#pragma once

#include "teaching/session.h"

#include <QObject>

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

class LessonPage;
struct Lesson;

// Made and owned by the page, on whose form it works.
class MatchFields final : public QObject {
    Q_OBJECT
public:
    MatchFields(LessonPage& page, Ui::LessonPage& ui);

    // What the form does not say.
    void retranslate();

private:
    void follow(teaching::Session::Changes what);
    void choosePlay(theory::Play play);
    void showError();
    QString errorText() const;

    LessonPage& m_page;
    Ui::LessonPage& m_ui;
    const Lesson& m_lesson;
    teaching::Session& m_session;
};

} // namespace laststone::widgets
