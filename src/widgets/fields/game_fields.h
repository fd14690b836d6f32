// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a page in which a game is chosen: the position as text, the play, the rule, the players.
#pragma once

#include "teaching/session.h"
#include "widgets/page/lesson.h"

#include <QObject>

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

// Belongs to the page: puts on the session what is chosen, and shows what the session has. What is wrong with
// a position is said below its text, which stays.
class GameFields final : public QObject {
    Q_OBJECT
public:
    // All outlive it.
    GameFields(Ui::LessonPage& ui, const Lesson& lesson, teaching::Session& session, QObject* parent);

    // What the form does not say.
    void retranslate();

signals:
    void entered(const QString& text); // as a position
    void message(const QString& text);

private:
    void connectFields();
    void follow(teaching::Session::Changes what);
    void choosePlay(theory::Play play);
    void showPlayers();
    void showPosition();
    void showError();

    Ui::LessonPage& m_ui;
    const Lesson& m_lesson;
    teaching::Session& m_session;
};

} // namespace laststone::widgets
