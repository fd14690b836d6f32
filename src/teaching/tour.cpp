// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/tour.h"

#include <QFile>

namespace laststone::teaching {

Tour parseTour(const QString& markdown)
{
    constexpr QLatin1String title("# ");
    constexpr QLatin1String section("## ");
    constexpr QLatin1String note("> [!NOTE]");
    bool inNote = false;
    Tour tour;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        const bool noteBegins = line.trimmed() == note;
        inNote = noteBegins || (inNote && line.startsWith(QLatin1Char('>')));
        if (inNote) {
            if (!tour.sections.empty())
                tour.sections.back().notes +=
                    (noteBegins ? QString() : line.mid(1).trimmed()) + QLatin1Char('\n');
        } else if (line.startsWith(section))
            tour.sections.push_back({line.mid(section.size()).trimmed(), {}, {}});
        else if (line.startsWith(title) && tour.sections.empty())
            tour.title = line.mid(title.size()).trimmed();
        else if (!tour.sections.empty())
            tour.sections.back().markdown += line + QLatin1Char('\n');
    }
    for (Tour::Section& each : tour.sections) {
        each.markdown = each.markdown.trimmed();
        each.notes = each.notes.trimmed();
    }
    return tour;
}

QString languageFolder(const QLocale& language)
{
    if (language.language() != QLocale::Chinese)
        return QStringLiteral("en");
    return language.script() == QLocale::TraditionalHanScript ? QStringLiteral("zh_TW")
                                                              : QStringLiteral("zh_CN");
}

Tour loadTour(const QString& folder, const QString& game, const QLocale& language)
{
    for (const QString& name : {languageFolder(language), QStringLiteral("en")}) {
        QFile file(QStringLiteral("%1/%2/%3.md").arg(folder, name, game));
        if (file.open(QIODevice::ReadOnly))
            return parseTour(QString::fromUtf8(file.readAll()));
    }
    return {};
}

std::optional<QString> notationOfLink(const QString& link)
{
    constexpr QLatin1String scheme("position:");
    if (!link.startsWith(scheme))
        return std::nullopt;
    QString text = link.mid(scheme.size());
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    for (qsizetype i = 0; i < colon; ++i) {
        if (text[i] == QLatin1Char('-'))
            text[i] = QLatin1Char(' ');
    }
    return text;
}

} // namespace laststone::teaching
