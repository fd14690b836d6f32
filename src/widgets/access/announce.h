// SPDX-License-Identifier: GPL-3.0-or-later
// Tells assistive technology what has happened away from the focus.
#pragma once

#include <QString>

#include <initializer_list>

class QComboBox;
class QWidget;

namespace laststone::widgets {

// Has the text read aloud, its signs as words. What is told in one go, before control returns to the event
// loop, is read as one message, a line each. Nothing is told of a widget that is not shown, nor of an empty
// text.
void announce(QWidget& where, const QString& text);

// Has the accessible names of boxes read: on Linux, Qt gives what is chosen in a box in place of its name.
void sayNames(std::initializer_list<QComboBox*> boxes);

} // namespace laststone::widgets
