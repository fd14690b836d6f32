// SPDX-License-Identifier: GPL-3.0-or-later
// What the keyboard needs to reach everything: letters of menus, tooltips that name keys, the order of Tab.
#pragma once

#include <QString>

class QAbstractButton;
class QKeyEvent;
class QKeySequence;
class QMenu;
class QObject;
class QWidget;

namespace laststone::widgets {

// Gives every entry of the menu and its submenus a letter of its own while the menu is open, in whatever
// language the entry is then. An entry that has a letter already keeps it. At other times texts are free of
// them, as buttons, tooltips and tables share them. Doing it again does no harm.
void giveMnemonics(QMenu& menu);

// Gives a button the letter that presses it with Alt, in whatever language its words are; to be done again
// after they have changed.
void setMnemonic(QAbstractButton& button, QChar letter);

// The words of a title: "File" for "&File", "文件" for "文件(&F)".
QString withoutMnemonic(QString title);

// "Undo (Ctrl+Z)"; the words alone where there is no key.
QString tipWithKey(const QString& words, const QKeySequence& key);

// Keeps the tooltips of all actions of a window or a panel: what the action does, or the tooltip that it is
// given, and its key. They follow when its words, its tooltip or its key change, and with them the buttons of
// the action. Calling it again adds the actions that are new.
void keepTips(QObject& owner);

// Has Tab go through one part of a window right after the other.
void putBehind(QWidget& first, QWidget& second);

// Has Enter press the button that has the focus, in all windows, as Space does; what it does in a field stays
// as it is. Doing it again does no harm.
void letEnterPress();

// Whether a key has been pressed since a button of the mouse has: whoever plays by keys is led on by the
// focus. It counts from the first call on.
bool wasKeyLast();

// Whether a key is pressed together with Ctrl, Alt or Meta, and so types nothing.
bool isWithCommandKey(const QKeyEvent& event);

// Whether a key press begins a number, or goes on with it.
bool isDigit(const QKeyEvent& event);
// Whether it begins a position, of numbers alone or of a set: {1,3,4} 5.
bool beginsPosition(const QKeyEvent& event);

// Has the keys of the window's actions work while a field has the focus: those with Ctrl, Alt or Meta, and
// the function keys. A field would take some of them for itself, as Ctrl+E for the end of the line. It keeps
// undo and redo while it has been typed in and not been read yet.
void putActionsFirst(QWidget& window);

} // namespace laststone::widgets
