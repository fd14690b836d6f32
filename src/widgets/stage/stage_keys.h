// SPDX-License-Identifier: GPL-3.0-or-later
// What a presenter can do by a key, in one table: the keys do it, and the list of keys shows it.
#pragma once

#include <QString>

#include <optional>
#include <span>
#include <vector>

class QKeyEvent;

namespace laststone::widgets {

enum class StageCommand {
    Next,
    Previous,
    First,
    Black,
    White,
    Freeze,
    Panels,
    Chart,
    Verdict,
    Spotlight,
    Zoom,
    Lesson, // by number, as the digit says
    Theme,
    Keys,
    Help,
    Back,
    End,
};

struct StageKey {
    StageCommand command;
    std::vector<Qt::Key> keys;
    const char* meaning; // to be translated in the context "StageKeys"
};

std::span<const StageKey> stageKeys();

// What a key press asks for, if anything; combinations with Ctrl and Alt belong to the menus.
std::optional<StageCommand> stageCommand(const QKeyEvent& event);

// "PgDown", "→", "Space".
QString keyName(Qt::Key key);

} // namespace laststone::widgets
