// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered steps of an explanation, and the controls that go through them.
#pragma once

#include "teaching/session.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <utility>

class QAction;
class QActionGroup;

namespace Ui {
class StepPanel;
}

namespace laststone::widgets {

class StepPanel final : public QWidget {
    Q_OBJECT
public:
    explicit StepPanel(QWidget* parent = nullptr);
    ~StepPanel() override;

    // Shows the session's steps. REQUIRES: called once, before anything else; the session outlives the panel.
    void setSession(teaching::Session& session);

    // The languages that can stand beside the one of the window, by name; a name is chosen by the signal.
    void setSecondLanguages(const QStringList& names, int chosen);
    void setSecondLanguage(int chosen); // of these; -1: none
    // The language of the window, by number: it is not offered beside itself.
    void setOwnLanguage(int index);

    // Goes on by itself until the last step, or until somebody steps.
    void setPlaying(bool playing);
    // A view that shows a step in pages, so many, turns to the next one, or says that there is none; then the
    // next step comes. Empty where nobody does.
    void setPager(std::function<bool()> turnPage, std::function<int()> pageCount)
    {
        m_turnPage = std::move(turnPage);
        m_pageCount = std::move(pageCount);
    }

    // Menus take these.
    QList<QAction*> stepActions() const; // back, on, to the last, and on by itself
    QList<QAction*> secondLanguageActions() const; // one of them is chosen
    QList<QAction*> copyActions() const; // as text, as Markdown, as LaTeX

signals:
    void secondLanguageChosen(int index); // -1: none

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Model;
    class Delegate;

    void follow(teaching::Session::Changes what);
    void showCurrent();
    void next();
    void goOn();
    int timeToRead() const;
    void fitButtons();
    void refresh();
    void refreshHidden();

    std::unique_ptr<Ui::StepPanel> m_ui;
    QActionGroup* m_languages;
    QTimer m_timer;
    std::function<bool()> m_turnPage;
    std::function<int()> m_pageCount;
    bool m_goesOn = false; // the step comes by itself
    teaching::Session* m_session = nullptr;
    Model* m_model = nullptr;
    Delegate* m_delegate = nullptr;
};

} // namespace laststone::widgets
