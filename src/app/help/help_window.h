// SPDX-License-Identifier: GPL-3.0-or-later
// The guide in a window of its own: chapters, search, pages gone through and back.
#pragma once

#include "app/help/help_guide.h"
#include "teaching/position.h"

#include <QWidget>

#include <memory>
#include <vector>

class QAction;

namespace Ui {
class HelpWindow;
}

namespace laststone::app {

class HelpBrowser;

class HelpWindow final : public QWidget {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent = nullptr);
    ~HelpWindow() override;

    // Shows the chapter of an id, or the first one when there is none of that id.
    void showChapter(const QString& id);
    QString chapter() const;

    // Looks for a text in all chapters, as if it had been typed.
    void search(const QString& words);
    const std::vector<HelpHit>& hits() const { return m_hits; }

    HelpBrowser* browser() const;

signals:
    void positionWanted(const laststone::teaching::Position& position);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    void fillContents();
    void fillHits(int chapter);
    void selectChapter(int chapter);
    void find(const QString& words);
    void goToHit(int hit);
    void leave();
    void retranslate();
    void refreshIcons();

    std::unique_ptr<Ui::HelpWindow> m_ui;
    std::vector<HelpHit> m_hits;
    int m_hit = -1; // the one gone to last
    QAction* m_home;
    QAction* m_back;
    QAction* m_forward;
    QAction* m_search;
    QAction* m_nextHit;
    QAction* m_previousHit;
    QAction* m_close;
};

} // namespace laststone::app
