// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered steps of an explanation, and the controls that go through them.
#pragma once

#include "teaching/explanation.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

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

    // Shows the steps of another position; none is current.
    void setExplanation(const teaching::Explanation& explanation);

    int count() const;
    int current() const { return m_current; } // -1: none

    // The marks of the current step; none without one.
    std::vector<teaching::Mark> marks() const;
    // The moves that the current step shows; none without one.
    std::vector<teaching::ShownMove> moves() const;

    // Makes a step current; out of range: none.
    void setCurrent(int step);

    // The languages that can stand beside the one of the window, by name; a name is chosen by the signal.
    void setSecondLanguages(const QStringList& names, int chosen);
    void setSecondVoice(const std::optional<teaching::Voice>& voice);

    // Menus take these.
    QAction* previousAction() const { return m_previous; }
    QAction* nextAction() const { return m_next; }
    QAction* playAction() const { return m_play; }
    QAction* copyTextAction() const { return m_copyText; }
    QAction* copyMarkdownAction() const { return m_copyMarkdown; }
    QAction* copyLatexAction() const { return m_copyLatex; }

    StepModel* model() const { return m_model; }

public slots:
    void next();
    void previous();
    void setPlaying(bool playing);

signals:
    void currentChanged(int step);
    void secondLanguageChosen(int index); // -1: none

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeActions();
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
    int m_current = -1;
};

} // namespace laststone::widgets
