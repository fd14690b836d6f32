// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that say which position is played, by whom, who begins and by which rule.
#pragma once

#include "teaching/session.h"

#include <QObject>

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

struct Lesson;

// Made and owned by the page, on whose form it works.
class MatchFields final : public QObject {
    Q_OBJECT
public:
    MatchFields(QWidget& page, Ui::LessonPage& ui, const Lesson& lesson, teaching::Session& session);

    // What the form does not say.
    void retranslate();

signals:
    void message(const QString& text);

private:
    void follow(teaching::Session::Changes what);
    void choosePlay(theory::Play play);
    void showError();
    QString errorText() const;

    Ui::LessonPage& m_ui;
    const Lesson& m_lesson;
    teaching::Session& m_session;
};

} // namespace laststone::widgets
