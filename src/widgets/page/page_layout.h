// SPDX-License-Identifier: GPL-3.0-or-later
// How a lesson page uses the room it has: shares, panels, and what becomes of them where room is short.
#pragma once

#include "teaching/session.h"

#include <QByteArray>
#include <QList>
#include <QObject>

class QScrollArea;
class QWidget;

namespace Ui {
class LessonPage;
}

namespace laststone::widgets {

// Made and owned by the page. Where board and panels do not fit beside each other they stand below each
// other, where they do not fit at all they scroll, and buttons go without their icons or words.
class PageLayout final : public QObject {
    Q_OBJECT
public:
    // Gives the page an area that scrolls, for its form to be set up on contents(). The form is laid out from
    // begin() on, which has to be called when all that belongs on the page is there.
    PageLayout(QWidget& page, Ui::LessonPage& ui, const teaching::Session& session);
    QWidget* contents() const;
    void begin(QWidget& board);

    // Leaves the panels beside the board out of the first picture and shows them right after it, so that a
    // program that starts can be played at once.
    void showSideAfterFirstPaint();

    // The coach has said something, or nothing any more; or says again what has been said.
    void coachSpoke(bool isNew);

    // Other words may need more room, or less.
    void fitButtons();

    // How the space is shared out, to be remembered.
    QList<QByteArray> state() const;
    void restore(const QList<QByteArray>& state);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void shareOut();
    void fitToFont();
    void stack();
    int sideWidth() const;
    void showPanels();
    bool isLow() const;
    void spaceRows();
    bool hasRoomForChart() const;
    bool isChartInTheWay() const;
    bool isCrowded() const;
    void makeRoomForCard();
    void makeRoomForCoach();
    void putCoach(bool isShared);
    void bringIntoView(const QWidget* part);

    QWidget& m_page;
    Ui::LessonPage& m_ui;
    const teaching::Session& m_session;
    QScrollArea* m_scroll;
    QWidget* m_board = nullptr;
    bool m_firstShow = true;
    bool m_sideWaits = false; // for the first paint
    bool m_hadChart = false; // by the options
    bool m_arePlayersWanted = false; // in the place of what the coach has said last
    bool m_isDense = false; // the rows around the board stand close together
    bool m_isChartWanted = false; // it has been turned on by hand, also on a low page
    QList<QByteArray> m_remembered; // of an earlier start
    QByteArray m_besides; // how wide the board and the panels are, while they stand below each other
};

} // namespace laststone::widgets
