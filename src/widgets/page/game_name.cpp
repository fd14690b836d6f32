// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/game_name.h"

#include "widgets/page/lesson.h"

#include <QRegularExpression>

namespace laststone::widgets {

QString gameName(const Lesson& lesson, const teaching::Position& position, const teaching::Voice& voice)
{
    if (lesson.kinds.empty())
        return voice.say(lesson.title);
    const LessonKind& kind = lesson.kinds[lesson.kindOf(position)];
    for (const RulePreset& preset : kind.presets) {
        // In front of a name may stand the rule: "0.77: Kayles".
        static const QRegularExpression colon(QStringLiteral("[:：]\\s*"));
        if (preset.rule == position.rule() && !preset.name.isEmpty())
            return voice.say(preset.name).section(colon, -1);
    }
    return kind.isRuleTyped ? position.rule() : voice.say(kind.name);
}

QString inWords(const Lesson& lesson, const teaching::Position& position, const teaching::Voice& voice)
{
    constexpr qsizetype kMostNumbers = 12;
    QStringList numbers;
    for (const theory::Count heap : position.heaps)
        numbers << voice.number(heap);
    if (numbers.size() > kMostNumbers)
        numbers = numbers.mid(0, kMostNumbers - 2) << QStringLiteral("…") << numbers.constLast();
    const QString name = gameName(lesson, position, voice);
    const QString all = numbers.join(QStringLiteral(" + "));
    const bool isHan = voice.locale().language() == QLocale::Chinese;
    return (isHan ? QStringLiteral("%1，%2") : QStringLiteral("%1, %2")).arg(name, all);
}

} // namespace laststone::widgets
