// SPDX-License-Identifier: GPL-3.0-or-later
// The guide: its chapters in Markdown, and showing them with pictures of the program as it looks now.
#pragma once

#include "app/help/help_search.h"
#include "teaching/steps/explanation.h"
#include "widgets/fields/text_browser.h"

#include <QHash>
#include <QImage>
#include <QLocale>
#include <QStringList>
#include <QTimer>
#include <QUrl>

#include <memory>
#include <optional>
#include <vector>

namespace laststone::app {

// What a link such as "board:nim:7,9,15,12?step=3" asks for. The position is written as in the links of the
// tours. Other schemes are "chart", "steps" and "page". What may follow the question mark, joined by "&":
//   step=3         a step of the explanation is current
//   view=0         an arrangement of the board, by number
//   columns=24     the width, in lines of text
//   lines=12       the height, in lines of text
//   parts=a,b,c    of a page: its parts of these names get numbers, from 1 on
struct HelpPicture {
    enum class Kind { Board, Chart, Steps, Page } kind = Kind::Board;
    teaching::Position position;
    int step = 0; // 0 for none
    teaching::Shown shown; // by the step
    std::optional<int> view;
    int columns = 0; // 0 for what the kind needs
    int lines = 0; // so, too
    QStringList parts;
};

// None when it is no such link, or when its position, its step or anything else in it makes no sense.
std::optional<HelpPicture> readHelpPicture(const QUrl& url);

class HelpBrowser final : public widgets::TextBrowser {
    Q_OBJECT
public:
    explicit HelpBrowser(QWidget* parent = nullptr);
    ~HelpBrowser() override;

    // In the language of the moment, and followed when it changes.
    const std::vector<HelpChapter>& chapters() const { return m_chapters; }

    // The chapter that is shown, by number; -1 for none.
    int chapter() const;
    void showChapter(int chapter);

    // What is searched for gets a coloured background, here and in chapters shown later; empty for nothing.
    void setWanted(const QString& words);

    // Shows one of the places of findInHelp() that is in a chapter.
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
    class Painter;
    struct Picture {
        HelpPicture asked;
        QImage image; // null until it has been painted
    };
    const Picture* pictureAt(const QUrl& url);
    int chapterAt(const QUrl& address) const; // -1 for none
    void showPainted(const QUrl& url, const QImage& image);
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
    std::unique_ptr<Painter> m_painter;
    QHash<QUrl, Picture> m_pictures;
    QTimer m_again; // one new start for a change of language, theme and font together
};

} // namespace laststone::app
