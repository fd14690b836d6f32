// SPDX-License-Identifier: GPL-3.0-or-later
// What a question that is asked somewhere on the page must not find beside it.
#pragma once

#include "teaching/session.h"

#include <QObject>

class QLabel;
class QWidget;

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

// Belongs to the page. Board, chart, verdict and fields follow the session by themselves; here the parts
// follow that would tell each other's answers: while the card after a game asks, Why? and table are closed,
// the one in front by a line that says so. While an exercise has been put down so is a table that tells; Why?
// is what one goes to for the answer. And the session is told while the table asks, so that all hide what
// they would tell.
class Secrecy final : public QObject {
    Q_OBJECT
public:
    // After the page has made what its tabs show when they come to the front.
    Secrecy(Ui::LessonPage& ui, teaching::Session& session, QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override; // of what holds the tabs

private:
    void followCard();
    void followExercise();
    bool isClosed(const QWidget* tab) const;
    void closeTabs();
    void followTable();

    Ui::LessonPage& m_ui;
    teaching::Session& m_session;
    bool m_isCardAsking = false;
    bool m_isPutDown = false; // an exercise
    QWidget* m_closed = nullptr; // in front
    QLabel* m_notice = nullptr; // in its place
};

} // namespace laststone::widgets
