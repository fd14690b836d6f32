// SPDX-License-Identifier: GPL-3.0-or-later
// What can be searched, the guide's chapters and the sections of the lessons' tours, and finding words in it:
// whatever their case, with or without accents, in full-width letters or not.
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
    QString text; // as a document of it holds it: one character a place of a cursor
    friend bool operator==(const HelpChapter&, const HelpChapter&) = default;
};

// A section of a lesson's tour.
struct TourText {
    QString lesson; // its id
    int section = 0; // from 0 on
    QString title; // with its number, as the tour has it
    QString text;
};

// A place in a text, in characters.
struct Place {
    int position = 0;
    int length = 0;
    friend bool operator==(const Place&, const Place&) = default;
};

// A place where a text is found; of the sections of tours, the first place in each.
struct HelpHit {
    int chapter = -1; // of the guide; -1 for a section of a tour
    int section = -1; // of loadTours(); -1 for a chapter
    Place place; // of a cursor in the document
    QString excerpt; // the line around it, shortened
    friend bool operator==(const HelpHit&, const HelpHit&) = default;
};

// The chapters in a language, in their order. Files are named <folder>/<language>/<number>-<id>.md;
// the chapter "lessons" goes on with lessons/<game>.md for every lesson.
std::vector<HelpChapter> loadHelp(const QString& folder, const QLocale& language);

// The sections of the tours of all lessons in a language, in their order.
std::vector<TourText> loadTours(const QString& folder, const QLocale& language);

// Every place where `wanted` stands, in reading order; none for a blank text. “misere” finds “misère”, and
// “nim（” finds “Nim (”.
//
//   findWords("Misère Nim", "MISERE"); // {{0, 6}}
std::vector<Place> findWords(const QString& text, const QString& wanted);

// So, in the chapters and then in the tours.
std::vector<HelpHit> findInHelp(const std::vector<HelpChapter>& chapters, const std::vector<TourText>& tours,
                                const QString& wanted);

// Puts what a picture shows in words below it, for those who cannot see it and for the search.
void addCaptions(QTextDocument& document);

} // namespace laststone::app
