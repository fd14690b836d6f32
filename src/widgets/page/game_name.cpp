// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/game_name.h"

#include "widgets/board/drawing.h"
#include "widgets/page/lesson.h"

#include <QRegularExpression>

namespace laststone::widgets {

namespace {

struct Words {
    LASTSTONE_SENTENCES(GameName)
};

// Where the rule is made on the board, it is a graph, and a number the name of a vertex.
bool isOnVertices(const Lesson& lesson, const teaching::Position& position)
{
    return !lesson.kinds.empty() && !lesson.kinds[lesson.kindOf(position)].isRuleTyped;
}

QString withComma(const QString& name, const QString& rest, const teaching::Voice& voice)
{
    const bool isHan = voice.locale().language() == QLocale::Chinese;
    return (isHan ? QStringLiteral("%1，%2") : QStringLiteral("%1, %2")).arg(name, rest);
}

} // namespace

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
    constexpr std::size_t kMostNumbers = 12;
    const QString name = gameName(lesson, position, voice);
    if (isOnVertices(lesson, position) && position.heaps.size() <= kMostNumbers) {
        //: the title of a sheet or a slide: %1 lists vertices
        const auto tokens = Words::phrase("tokens on %1");
        return withComma(name, voice.say(tokens(teaching::Numbers{position.heaps})), voice);
    }
    QStringList numbers;
    for (const theory::Count heap : position.heaps)
        numbers << voice.number(heap);
    if (position.heaps.size() > kMostNumbers)
        numbers = numbers.mid(0, kMostNumbers - 2) << QStringLiteral("…") << numbers.constLast();
    // Stairs and the queen's square are no heaps that are played one by one.
    const BoardLooks* looks = lesson.looks ? lesson.looks(position) : nullptr;
    const bool isSum = !looks || looks->more.isEmpty();
    return withComma(name,
                     isSum ? numbers.join(QStringLiteral(" + "))
                           : QStringLiteral("(%1)").arg(numbers.join(QStringLiteral(", "))),
                     voice);
}

} // namespace laststone::widgets
