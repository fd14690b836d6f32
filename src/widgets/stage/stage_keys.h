// SPDX-License-Identifier: GPL-3.0-or-later
// What a presenter can do by a key, in one table: the keys do it, and the list of keys shows it.
#pragma once

#include "widgets/board/drawing.h"

#include <QWidget>

#include <optional>
#include <span>
#include <vector>

class QKeyEvent;

namespace laststone::widgets {

enum class StageCommand {
    Next,
    Previous,
    First,
    Last,
    Black,
    White,
    Freeze,
    Panels,
    Chart,
    Verdict,
    Arrangement,
    Rest, // of a board that is too large for the stage
    Spotlight,
    Dot, // a large pointer
    Pen, // then a marker, then none
    Wipe, // what has been drawn
    Zoom,
    Ask, // the hall: P or N?
    Hand, // for the answer of a letter
    CalledOut, // what the table asks for, by letters and digits
    Clock,
    Exercise,
    Tour,
    Section, // of the tour: the next
    SectionBefore,
    Example, // of the section
    Table,
    NewGame,
    Hint,
    Position, // to be typed
    Lesson, // by number, as the digit says
    Theme,
    Draw, // what the game is played on, where it can be drawn
    SecondLanguage,
    Keys,
    Help,
    Back,
    End,
    OfMenu, // what a menu of the window does, by its own key, in all windows
};

struct StageKey {
    StageCommand command;
    std::vector<QKeyCombination> keys;
    const char* meaning; // to be translated in the context "StageKeys"
};

std::span<const StageKey> stageKeys();

// What a key press asks for, if anything; other combinations with Ctrl and Alt belong to the menus.
std::optional<StageCommand> stageCommand(const QKeyEvent& event);

// The letter that a key press types, without Ctrl and Alt; in capitals, with Shift or without.
std::optional<QChar> letterOf(const QKeyEvent& event);

// "PgDown", "→", "Ctrl+L".
QString keyName(QKeyCombination key);

// The keys of a presenter, over the whole of a window.
class KeyList final : public QWidget {
    Q_OBJECT
public:
    // Covers its parent whenever it is shown. Of the keys that go to a lesson it has as many as there are
    // lessons. REQUIRES: a parent.
    KeyList(std::size_t lessons, QWidget* parent);

    void setDark(bool dark);

    // A row for every entry of the table: its keys and what they do.
    using Rows = QList<std::pair<QString, QString>>;
    Rows rows() const;

    // Keys that belong to something else now, such as a graph that is drawn: on a page in front of the
    // others.
    void setFirst(const std::vector<BoardKey>& keys);

    // Shows the list from its beginning, then its next page, and hides it after the last one: as many rows
    // stand on a page as the last row of a hall can read.
    void turn();
    void turnTo(int page); // the nearest that there is
    int page() const { return m_page; } // from 0
    int pageCount() const;

    // The size of the letters.
    int textPixels() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Rows shownRows() const;

    std::size_t m_lessons;
    Rows m_first;
    bool m_dark = false;
    int m_page = 0;
};

} // namespace laststone::widgets
