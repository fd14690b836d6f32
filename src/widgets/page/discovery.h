// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a game that is new to the learner: what would give it away is hidden, and all that a first game
// does not need.
#pragma once

#include "teaching/session.h"
#include "widgets/page/lesson.h"

#include <QObject>

#include <vector>

class QWidget;

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

// Belongs to the page, and follows its session: where that is discovering, the tour stands beside a short
// game, until the first game has been played and the first question answered, or the learner says that the
// game is known.
class Discovery final : public QObject {
    Q_OBJECT
public:
    Discovery(Ui::LessonPage& ui, const Lesson& lesson, teaching::Session& session, QObject* parent);

    // Begins with a short game, of which nothing is to be undone.
    void begin();

signals:
    void known(bool all); // the learner has said so, of this lesson or of all
    void completed(); // by playing and answering

private:
    void apply();
    void leave();
    void checkProgress();

    Ui::LessonPage& m_ui;
    const Lesson& m_lesson;
    teaching::Session& m_session;
    std::vector<QWidget*> m_hidden; // that come back
};

} // namespace laststone::widgets
