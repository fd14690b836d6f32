// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered steps of an explanation, and the controls that go through them.
#pragma once

#include "teaching/session.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QAction;
class QActionGroup;

namespace Ui {
class StepPanel;
}

namespace laststone::widgets {

class StepDelegate;
class StepModel;

class StepPanel final : public QWidget {
    Q_OBJECT
public:
    explicit StepPanel(QWidget* parent = nullptr);
    ~StepPanel() override;

    // Shows the session's steps. REQUIRES: called once, before anything else; the session outlives the panel.
    void setSession(teaching::Session& session);

    // The languages that can stand beside the one of the window, by name; a name is chosen by the signal.
    void setSecondLanguages(const QStringList& names, int chosen);

    // Menus take these.
    QAction* previousAction() const { return m_previous; }
    QAction* nextAction() const { return m_next; }
    QAction* playAction() const { return m_play; }
    QAction* copyTextAction() const { return m_copyText; }
    QAction* copyMarkdownAction() const { return m_copyMarkdown; }
    QAction* copyLatexAction() const { return m_copyLatex; }

    StepModel* model() const { return m_model; }
    void setPlaying(bool playing);

signals:
    void secondLanguageChosen(int index); // -1: none

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
    void makeCopyActions();
    void follow(teaching::Session::Changes what);
    void showCurrent();
    void next();
    void retranslate();
    void refresh();

    std::unique_ptr<Ui::StepPanel> m_ui;
    StepModel* m_model;
    StepDelegate* m_delegate;
    QAction* m_previous;
    QAction* m_next;
    QAction* m_play;
    QAction* m_copyText;
    QAction* m_copyMarkdown;
    QAction* m_copyLatex;
    QActionGroup* m_languages;
    QStringList m_languageNames;
    QTimer m_timer;
    teaching::Session* m_session = nullptr;
};

} // namespace laststone::widgets
