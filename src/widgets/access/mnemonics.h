// SPDX-License-Identifier: GPL-3.0-or-later
// The letters by which the entries of an open menu are chosen.
#pragma once

#include <QString>

class QMenu;

namespace laststone::widgets {

// Gives every entry of the menu and its submenus a letter of its own while the menu is open, in whatever
// language the entry is then. An entry that has a letter already keeps it. At other times texts are free of
// them, as buttons, tooltips and tables share them. Doing it again does no harm.
void giveMnemonics(QMenu& menu);

// The words of a title: "File" for "&File", "文件" for "文件(&F)".
QString withoutMnemonic(QString title);

} // namespace laststone::widgets
