// SPDX-License-Identifier: GPL-3.0-or-later
// Tooltips that name the key, made in one place from the actions.
#pragma once

#include <QString>

class QKeySequence;
class QObject;

namespace laststone::widgets {

// "Undo (Ctrl+Z)"; the words alone where there is no key.
QString tipWithKey(const QString& words, const QKeySequence& key);

// Keeps the tooltips of all actions of a window or a panel: what the action does, or the tooltip that it is
// given, and its key. They follow when its words, its tooltip or its key change, and with them the buttons of
// the action. Calling it again adds the actions that are new.
void keepTips(QObject& owner);

} // namespace laststone::widgets
