// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked for on a lesson's page by menus, keys and buttons.
#pragma once

#include "teaching/session.h"
#include "widgets/export/export_dialog.h"

#include <QObject>

class QActionGroup;
class QMenu;

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

class LessonPage;

// Made and owned by the page, with whose form, board and session it outlives nothing. The form has the words,
// keys and icons of the actions; here they get something to do, buttons and menus.
class PageActions final : public QObject {
    Q_OBJECT
public:
    PageActions(LessonPage& page, Ui::LessonPage& ui);

    // The entries of the window's menus while the page is in front.
    void fillMenus(QMenu& file, QMenu& game, QMenu& view) const;

    void retranslate();

private:
    void connectGame();
    void connectOptions();
    void connectCopies();
    void makeArrangements();
    void giveToButtons();
    void follow(teaching::Session::Changes what);
    void exportWith(const ExportChoice& choice);

    LessonPage& m_page;
    Ui::LessonPage& m_ui;
    teaching::Session& m_session;
    QActionGroup* m_arrangements;
    QMenu* m_panels;
    QMenu* m_copies;
    ExportChoice m_choice; // of the last file
};

} // namespace laststone::widgets
