// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a game that is new to the learner: what would give it away is hidden, and all that a first game
// does not need.
#pragma once

#include "teaching/progress.h"
#include "teaching/session.h"
#include "widgets/page/lesson.h"

#include <QObject>

#include <set>

class QAction;
class QWidget;

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

// Belongs to the page, and follows its session: where that is discovering, the tour stands beside a short
// game. Table and exercises open when the first game has been played and the first question answered;
// verdict, Why? and chart when the rule has been found, or the learner says that the game is known. Nothing
// opens in the middle of a game or a question, nor moves the board after an answer that is being read; then
// it is said that the rule has been found, and all opens with whatever the learner does next.
class Discovery final : public QObject {
    Q_OBJECT
public:
    Discovery(Ui::LessonPage& ui, const Lesson& lesson, teaching::Session& session, QObject* parent);

    // Begins with a short game, of which nothing is to be undone.
    void begin();
    void retranslate();
    // By which the learner says that the game is known; seen only while it is discovered.
    QList<QAction*> knownActions() const;

signals:
    void known(bool all); // the learner has said so, of this lesson or of all
    // The rule, by an answer that is still being read, or in the middle of a game: all of the page opens
    // behind it. This is what is said of it.
    void found(const QString& words);
    void opened(); // a part of the page or, where the session does not discover any more, all of it

private:
    using Stage = teaching::Progress::Discovered; // what has been discovered

    void apply();
    void leave();
    bool isPlaying() const;
    void checkProgress();
    void open(Stage stage);
    void showFields();
    QString words() const;
    void show(QWidget* part, bool shown);

    Ui::LessonPage& m_ui;
    const Lesson& m_lesson;
    teaching::Session& m_session;
    Stage m_stage = Stage::Nothing;
    bool m_isFound = false; // has been told
    std::set<QWidget*> m_hidden; // that come back
};

} // namespace laststone::widgets
