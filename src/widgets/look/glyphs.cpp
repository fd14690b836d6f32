// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/glyphs.h"

#include "widgets/look/unbroken.h"

#include <QLabel>

namespace laststone::widgets {

namespace {

// No text has these, and none of them would be seen.
constexpr QChar kSimplified(0x2063);
constexpr QChar kTraditional(0x2064);

bool isTraditional(const QLocale& language)
{
    return language.script() == QLocale::TraditionalHanScript;
}

} // namespace

QStringList familiesOf(const QLocale& language)
{
    if (language.language() != QLocale::Chinese)
        return {QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"),
                QStringLiteral("Noto Sans CJK SC")};
    QStringList families = isTraditional(language)
        ? QStringList{QStringLiteral("Noto Sans CJK TC"), QStringLiteral("Microsoft JhengHei UI"),
                      QStringLiteral("PingFang TC")}
        : QStringList{QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Microsoft YaHei UI"),
                      QStringLiteral("PingFang SC")};
    return families << QStringLiteral("Noto Sans") << QStringLiteral("DejaVu Sans");
}

QString marked(const teaching::Voice& second, const teaching::Sentence& words)
{
    const QString said = second.say(words);
    if (second.locale().language() != QLocale::Chinese)
        return said;
    return (isTraditional(second.locale()) ? kTraditional : kSimplified) + said;
}

std::optional<Marked> readMark(const QString& text)
{
    for (const QChar mark : {kSimplified, kTraditional}) {
        if (const qsizetype at = text.indexOf(mark); at >= 0) {
            const auto script =
                mark == kTraditional ? QLocale::TraditionalHanScript : QLocale::SimplifiedHanScript;
            return Marked{text.first(at), withoutMark(text.sliced(at)),
                          QLocale(QLocale::Chinese, script, QLocale::AnyTerritory)};
        }
    }
    return std::nullopt;
}

QString withoutMark(QString text)
{
    return text.remove(kSimplified).remove(kTraditional);
}

void setInBothLanguages(QLabel& label, const teaching::Sentence& words,
                        const std::optional<teaching::Voice>& second)
{
    setInBothLanguages(label, inBothLanguages(words, second), second);
}

void setInBothLanguages(QLabel& label, const QStringList& lines, const std::optional<teaching::Voice>& second,
                        const QString& between)
{
    const bool hasOwnGlyphs =
        lines.size() == 2 && second && second->locale().language() == QLocale().language();
    label.setTextFormat(hasOwnGlyphs ? Qt::RichText : Qt::PlainText);
    if (!hasOwnGlyphs)
        return label.setText(lines.join(between));
    label.setText(QStringLiteral("%1%2<span style=\"font-family:'%3'\">%4</span>")
                      .arg(lines[0].toHtmlEscaped(), QString(between).replace(u'\n', QStringLiteral("<br>")),
                           familiesOf(second->locale()).join(QStringLiteral("','")),
                           lines[1].toHtmlEscaped()));
}

} // namespace laststone::widgets
