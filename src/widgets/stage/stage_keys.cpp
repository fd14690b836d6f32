// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_keys.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>

#include <algorithm>

namespace laststone::widgets {

std::span<const StageKey> stageKeys()
{
    using enum StageCommand;
    static const StageKey keys[] = {
        {Next,
         {Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Down, Qt::Key_Space},
         QT_TRANSLATE_NOOP("StageKeys", "Next step")},
        {Previous,
         {Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Up, Qt::Key_Backspace},
         QT_TRANSLATE_NOOP("StageKeys", "Previous step")},
        {First, {Qt::Key_F5}, QT_TRANSLATE_NOOP("StageKeys", "Begin with the first step")},
        {Verdict, {Qt::Key_V}, QT_TRANSLATE_NOOP("StageKeys", "Show or hide the verdict")},
        {Chart, {Qt::Key_C}, QT_TRANSLATE_NOOP("StageKeys", "Show or hide the chart")},
        {Panels, {Qt::Key_H}, QT_TRANSLATE_NOOP("StageKeys", "The board alone")},
        {Lesson,
         {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5, Qt::Key_6, Qt::Key_7, Qt::Key_8, Qt::Key_9},
         QT_TRANSLATE_NOOP("StageKeys", "Go to a lesson")},
        {Spotlight, {Qt::Key_L}, QT_TRANSLATE_NOOP("StageKeys", "Light around the pointer")},
        {Zoom, {Qt::Key_Z}, QT_TRANSLATE_NOOP("StageKeys", "Zoom in at the pointer; wheel: how far")},
        {Black, {Qt::Key_B, Qt::Key_Period}, QT_TRANSLATE_NOOP("StageKeys", "Black screen")},
        {White, {Qt::Key_W}, QT_TRANSLATE_NOOP("StageKeys", "White screen")},
        {Freeze, {Qt::Key_F}, QT_TRANSLATE_NOOP("StageKeys", "Hold the picture that the class sees")},
        {Theme, {Qt::Key_T}, QT_TRANSLATE_NOOP("StageKeys", "Dark or light")},
        {Keys, {Qt::Key_Question}, QT_TRANSLATE_NOOP("StageKeys", "These keys")},
        {Help, {Qt::Key_F1}, QT_TRANSLATE_NOOP("StageKeys", "The guide; on one screen, these keys")},
        {Back, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("StageKeys", "Back, in the end to the window")},
        {End, {Qt::Key_F11}, QT_TRANSLATE_NOOP("StageKeys", "End the projection")},
    };
    return keys;
}

std::optional<StageCommand> stageCommand(const QKeyEvent& event)
{
    constexpr auto kPlain = Qt::KeypadModifier | Qt::ShiftModifier;
    if ((event.modifiers() & ~Qt::KeyboardModifiers(kPlain)) != Qt::NoModifier)
        return std::nullopt;
    // Shift is needed for some characters, but makes another key of a function key.
    if (event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35
        && event.modifiers().testFlag(Qt::ShiftModifier))
        return std::nullopt;
    for (const StageKey& each : stageKeys()) {
        if (std::ranges::find(each.keys, event.key()) != each.keys.end())
            return each.command;
    }
    return std::nullopt;
}

QString keyName(Qt::Key key)
{
    switch (key) {
    case Qt::Key_Right:
        return QStringLiteral("→");
    case Qt::Key_Left:
        return QStringLiteral("←");
    case Qt::Key_Up:
        return QStringLiteral("↑");
    case Qt::Key_Down:
        return QStringLiteral("↓");
    default:
        return QKeySequence(key).toString(QKeySequence::NativeText);
    }
}

} // namespace laststone::widgets
