// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked for on a lesson's page by menus, keys and buttons.
#pragma once

#include "teaching/session.h"

#include <QKeySequence>
#include <QObject>

#include <array>
#include <functional>

class QAction;
class QActionGroup;
class QMenu;

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

class BoardWidget;
class PageExporter;

// Made and owned by the page, with whose form, board and session it outlives nothing. Each action has its
// words, icon and explanation in one table.
class PageActions final : public QObject {
    Q_OBJECT
public:
    enum Id {
        NewGame,
        RandomEasy,
        RandomMedium,
        RandomHard,
        Undo,
        Redo,
        Hint,
        Coach,
        Verdict,
        CopyPosition,
        CopyBoard,
        FocusPosition,
        FocusBoard,
        NextArrangement,
        Animation,
        SidePanel,
        ChartPanel,
        MovesPanel,
        kCount
    };

    PageActions(QWidget& page, Ui::LessonPage& ui, BoardWidget& board, teaching::Session& session);

    QAction& operator[](Id id) const { return *m_actions[id]; }

    // The entries of the window's menus while the page is in front; the exporter has some of them.
    void fillFileMenu(QMenu& menu, const PageExporter& exporter) const;
    void fillGameMenu(QMenu& menu) const;
    void fillViewMenu(QMenu& menu) const;

    void retranslate();

signals:
    void message(const QString& text);

private:
    void make(Id id, const QKeySequence& key, const std::function<void()>& act);
    void makeOption(Id id, const QKeySequence& key, bool teaching::Options::*option);
    void makeGameActions();
    void makeBoardActions();
    void makeArrangements();
    void giveToButtons();
    void follow(teaching::Session::Changes what);

    QWidget& m_page;
    Ui::LessonPage& m_ui;
    BoardWidget& m_board;
    teaching::Session& m_session;
    std::array<QAction*, kCount> m_actions;
    QActionGroup* m_arrangements;
    QMenu* m_panelMenu;
};

} // namespace laststone::widgets
