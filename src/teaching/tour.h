// SPDX-License-Identifier: GPL-3.0-or-later
// A guided tour: Markdown in sections, with positions to be put on the board.
#pragma once

#include <QLocale>
#include <QString>

#include <optional>
#include <vector>

namespace laststone::teaching {

struct Tour {
    struct Section {
        QString title;
        QString markdown; // without the title and the notes
        QString notes; // Markdown for whoever lectures; the class does not see it
        friend bool operator==(const Section&, const Section&) = default;
    };
    QString title;
    std::vector<Section> sections;
};

// Splits a text: "# Title", then a section for every "## Title". In a section, a quotation that begins with
// the line "> [!NOTE]", the same in every language, is a note for the lecturer:
//
//     > [!NOTE]
//     > Let the class try 4 first.
Tour parseTour(const QString& markdown);

// The tour of a game in a language, or in English where there is none; without sections if neither is there.
// Files are named <folder>/<language>/<game>.md.
Tour loadTour(const QString& folder, const QString& game, const QLocale& language);

// The folder of a language: "en", "zh_CN" or "zh_TW".
QString languageFolder(const QLocale& language);

// The notation that a link of a tour stands for: "position:7,9,15,12" is "7,9,15,12" of the lesson, and
// "position:nim-misere:3,4,5" is "nim misere:3,4,5". None for any other link.
std::optional<QString> notationOfLink(const QString& link);

} // namespace laststone::teaching
