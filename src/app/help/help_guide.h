// SPDX-License-Identifier: GPL-3.0-or-later
// The guide: chapters in Markdown, and finding words in them.
#pragma once

#include <QLocale>
#include <QString>

#include <vector>

class QTextDocument;

namespace laststone::app {

struct HelpChapter {
    QString id; // the name of its file, without the number that orders it and without the ending
    QString title; // its first heading
    QString markdown;
    QString text; // as readHelp() puts it into a document: one character a place of a cursor
    friend bool operator==(const HelpChapter&, const HelpChapter&) = default;
};

// A place where a text is found.
struct HelpHit {
    int chapter = 0;
    int position = 0; // of a cursor in the chapter's document
    QString excerpt; // the line around it, shortened
    friend bool operator==(const HelpHit&, const HelpHit&) = default;
};

// The chapters in a language, in their order. Files are named <folder>/<language>/<number>-<id>.md.
std::vector<HelpChapter> loadHelp(const QString& folder, const QLocale& language);

// Every place where `wanted` stands, whatever its case, in reading order; none for a blank text.
std::vector<HelpHit> findInHelp(const std::vector<HelpChapter>& chapters, const QString& wanted);

// Puts what a picture shows in words below it, for those who cannot see it and for the search.
void addCaptions(QTextDocument& document);

} // namespace laststone::app
