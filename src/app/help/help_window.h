// SPDX-License-Identifier: GPL-3.0-or-later
// The guide in a window of its own: chapters, search, which looks in the tours as well, pages gone through
// and back; and what opens it.
#pragma once

#include "app/help/help_browser.h"
#include "teaching/position.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QScreen;
class QTreeWidgetItem;

namespace Ui {
class HelpWindow;
}

namespace laststone::app {

class HelpWindow final : public QWidget {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent = nullptr);
    ~HelpWindow() override;

    // Shows the chapter of an id, or the first one when there is none of that id.
    void showChapter(const QString& id);
    QString chapter() const;

    // Looks for a text in all chapters and tours, as if it had been typed.
    void search(const QString& words);
    const std::vector<HelpHit>& hits() const { return m_hits; }

    HelpBrowser* browser() const;

signals:
    // A section of a lesson's tour is to be shown, and the window with it brought to the front.
    void sectionWanted(const QString& lesson, int section, bool toFront);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectActions();
    void fillContents();
    void fillHits();
    void open(const QTreeWidgetItem* item, bool isChosen);
    void selectChapter(int chapter);
    void find(const QString& words);
    void goToHit(int hit, bool toFront = false);
    void leave();
    void retranslate();

    std::unique_ptr<Ui::HelpWindow> m_ui;
    std::vector<TourText> m_tours; // once something has been searched for
    std::vector<HelpHit> m_hits;
    int m_hit = -1; // the one gone to last
};

// Opens the guide for a window, where it fits.
class Help final : public QObject {
    Q_OBJECT
public:
    // The window outlives the help.
    explicit Help(QWidget& window) : m_window(window) { }

    // Opens the guide at the chapter that fits what has the focus in the window: the property "helpChapter"
    // of the widget or of one around it names it.
    void open();

    // Opens the guide at a chapter.
    void openAt(const QString& chapter);

    // The guide stays away from a screen that others look at, if there is another one; null for none.
    void keepOff(QScreen* screen);

    // Null until it is first opened.
    HelpWindow* guide() const { return m_guide.get(); }
    void close() { m_guide.reset(); }

signals:
    void positionWanted(const laststone::teaching::Position& position);
    void sectionWanted(const QString& lesson, int section, bool toFront);

private:
    void keepAway();

    QWidget& m_window;
    QPointer<QScreen> m_off; // the guide is not to be there
    std::unique_ptr<HelpWindow> m_guide;
};

} // namespace laststone::app
