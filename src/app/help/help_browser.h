// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the chapters of the guide, with pictures of the program as it looks now.
#pragma once

#include "app/help/help_guide.h"
#include "app/help/help_picture.h"

#include <QHash>
#include <QTextBrowser>
#include <QTimer>

namespace laststone::app {

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
    int chapterAt(const QUrl& address) const; // -1 for none
    void dress();
    void dressText();
    void dressTables();
    void fitPictures();
    void fitPicture(const QUrl& url, const QSizeF& size);
    void markWanted();
    void again();
    void follow(const QUrl& link);

    std::vector<HelpChapter> m_chapters;
    QString m_wanted;
    HelpPainter m_painter;
    QHash<QUrl, QImage> m_pictures; // those that have been painted
    QTimer m_again; // one new start for a change of language, theme and font together
};

} // namespace laststone::app
