// SPDX-License-Identifier: GPL-3.0-or-later
// The guide: its chapters in Markdown, finding words in them, and showing them with pictures of the program
// as it looks now.
#pragma once

#include "app/help/help_picture.h"

#include <QHash>
#include <QLocale>
#include <QTextBrowser>
#include <QTimer>

#include <vector>

namespace laststone::app {

struct HelpChapter {
    QString id; // the name of its file, without the number that orders it and without the ending
    QString title; // its first heading
    QString markdown;
    QString text; // as a document of it holds it: one character a place of a cursor
    friend bool operator==(const HelpChapter&, const HelpChapter&) = default;
};

// A place where a text is found.
struct HelpHit {
    int chapter = 0;
    int position = 0; // of a cursor in the chapter's document
    QString excerpt; // the line around it, shortened
    friend bool operator==(const HelpHit&, const HelpHit&) = default;
};

// The chapters in a language, in their order. Files are named <folder>/<language>/<number>-<id>.md;
// the chapter "lessons" goes on with lessons/<game>.md for every lesson.
std::vector<HelpChapter> loadHelp(const QString& folder, const QLocale& language);

// Every place where `wanted` stands, whatever its case, in reading order; none for a blank text.
std::vector<HelpHit> findInHelp(const std::vector<HelpChapter>& chapters, const QString& wanted);

class HelpBrowser final : public QTextBrowser {
    Q_OBJECT
public:
    explicit HelpBrowser(QWidget* parent = nullptr);

    // In the language of the moment, and followed when it changes.
    const std::vector<HelpChapter>& chapters() const { return m_chapters; }

    // The chapter that is shown, by number; -1 for none.
    int chapter() const;
    void showChapter(int chapter);

    // What is searched for gets a coloured background, here and in chapters shown later; empty for nothing.
    void setWanted(const QString& words);

    // Shows one of the places of findInHelp().
    void showHit(const HelpHit& hit);

signals:
    void chapterChanged(int chapter);
    void chaptersLoaded(); // in another language
    void positionWanted(const laststone::teaching::Position& position);

protected:
    QVariant loadResource(int type, const QUrl& url) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Picture {
        HelpPicture asked;
        QImage image; // null until it has been painted
    };
    const Picture* pictureAt(const QUrl& url);
    int chapterAt(const QUrl& address) const; // -1 for none
    void dress();
    void dressText();
    void dressTables();
    void fitPictures();
    void fitPicture(const QUrl& url, const QImage& whole, const QSizeF& size);
    void markWanted();
    void again();
    void follow(const QUrl& link);

    std::vector<HelpChapter> m_chapters;
    QString m_wanted;
    HelpPainter m_painter;
    QHash<QUrl, Picture> m_pictures;
    QTimer m_again; // one new start for a change of language, theme and font together
};

} // namespace laststone::app
