// SPDX-License-Identifier: GPL-3.0-or-later
// What a lecturer sees on the own screen while the class looks at the other one: the board, the current step
// and the next one, the notes of the tour, verdict and winning moves, and the time.
#pragma once

#include "teaching/hall/hall.h"
#include "teaching/session.h"
#include "widgets/stage/stage_keys.h"
#include "widgets/stage/stage_question.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QAction;

namespace Ui {
class PresenterWindow;
}

namespace laststone::widgets {
class BoardWidget;
class StageOverlay;
class StagePreview;
class StageView;
struct Lesson;
} // namespace laststone::widgets

namespace laststone::app {

class PresenterWindow final : public QWidget {
    Q_OBJECT
public:
    // What is put to the hall, and the time of the lecture, which runs: both outlive the window.
    PresenterWindow(const teaching::Hall& hall, QElapsedTimer& elapsed, QWidget* parent = nullptr);
    ~PresenterWindow() override;

    // What is followed; moves made here are made there.
    void setSession(const widgets::Lesson& lesson, teaching::Session& session);

    // It is closed, and only waits to be deleted: what it has followed may go before it.
    void leave();

    // Has the steps go on by themselves; outlives this, or is followed by another one.
    void setPlayAction(QAction& action);

    // What the class looks at, which is pointed at in the place of the board; outlived by this, or followed
    // by another one.
    void setStage(QWidget& stage, widgets::StageOverlay& overlay);

    // What the class sees that is not the lesson itself.
    void setState(const widgets::StageOverlay& overlay, const widgets::StageView& view);
    // In place of that for a moment; empty for nothing.
    void setNotice(const QString& notice);

    widgets::BoardWidget* board() const { return m_board; }
    widgets::StagePreview* preview() const { return m_preview; }

signals:
    void commandWanted(laststone::widgets::StageCommand command);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void connectCommands();
    void connectFields();
    void follow(teaching::Session::Changes what);
    // What is on the screen of the class, in parts such as "the chart".
    static QStringList seenParts(const widgets::StageOverlay& overlay, const widgets::StageView& view);
    void refreshSteps();
    void refreshQuestion();
    void refreshTour();
    void refreshTable();
    void refreshAnswer();
    void refreshNotes();
    void enlargeNotes();
    void refreshHint();
    void refreshOpponent();
    void refreshClock();
    void listSections();
    void retranslate();

    const teaching::Hall& m_hall;
    std::unique_ptr<Ui::PresenterWindow> m_ui;
    QPointer<teaching::Session> m_session;
    widgets::BoardWidget* m_board = nullptr;
    widgets::StagePreview* m_preview = nullptr; // while it is pointed at
    QString m_notes; // as they are shown, in Markdown
    struct State {
        QString seen; // by the class
        QString notice; // in place of it
        bool isSectionChosen = false; // whose notes are read, and not those that go with the step
        bool areMovesTold = false; // to the class, before the first step
    };
    State m_state;
    std::optional<widgets::HallQuestion> m_asked; // that the class sees
    QElapsedTimer& m_elapsed;
    QTimer m_second;
};

} // namespace laststone::app
