// SPDX-License-Identifier: GPL-3.0-or-later
// What a text of strangers might have in it to make a browser open what is none of its business.
#pragma once

#include "gui_test.h"

#include <QDesktopServices>
#include <QImage>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>

// A picture that is there, red all over; it must not be seen.
inline QString foreignPicture(const QTemporaryDir& folder)
{
    const QString name = folder.filePath(QStringLiteral("foreign.png"));
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(Qt::red);
    return image.save(name) ? name : QString();
}

inline QStringList foreignAddresses(const QString& picture)
{
    return {picture,
            QStringLiteral("file://") + picture,
            QStringLiteral("file:///etc/passwd"),
            QStringLiteral("/etc/hostname"),
            QStringLiteral("../../../../etc/passwd"),
            QStringLiteral("qrc:/LICENSE"),
            QStringLiteral(":/LICENSE"),
            QStringLiteral("http://example.org/a.png"),
            QStringLiteral("https://example.org/"),
            QStringLiteral("ssh://example.org/"),
            QStringLiteral("mailto:nobody@example.org"),
            QStringLiteral("javascript:alert(1)"),
            QStringLiteral("data:text/html,foreign"),
            QStringLiteral("help:/no-such-chapter.md")};
}

// All of them as links and pictures. Of HTML in Markdown Qt reads the first piece only, so it has its own
// text.
inline QString foreignMarkdown(const QString& picture)
{
    QString text;
    for (const QString& address : foreignAddresses(picture))
        text += QStringLiteral("[link](%1) ![picture](%1)\n\n").arg(address);
    return text + QStringLiteral("<img src=\"%1\">\n").arg(picture);
}
inline QString foreignHtml(const QString& picture)
{
    QString text;
    for (const QString& address : foreignAddresses(picture))
        text += QStringLiteral("<p><a href=\"%1\">link</a> <img src=\"%1\"></p>").arg(address);
    return text;
}

// Whether nothing has been found: nothing at all, no words, or a picture in which nothing is to be seen.
inline bool isBlank(const QVariant& resource)
{
    const auto image = resource.value<QImage>();
    return image.isNull() ? resource.toByteArray().isEmpty()
                          : image.size() == QSize(1, 1) && image.pixelColor(0, 0).alpha() == 0;
}

// Clicks each link of the text, in which nothing red may be seen.
inline void followAll(QTextBrowser& browser)
{
    QApplication::processEvents();
    QCOMPARE(countPixels(browser.grab().toImage(), Qt::red), 0);
    int links = 0;
    const QTextDocument& document = *browser.document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            if (!at.fragment().charFormat().isAnchor() || at.fragment().charFormat().isImageFormat())
                continue;
            ++links;
            QTextCursor cursor(block);
            cursor.setPosition(at.fragment().position());
            browser.setTextCursor(cursor);
            browser.ensureCursorVisible();
            const QRect first = browser.cursorRect(cursor);
            cursor.setPosition(at.fragment().position() + 1);
            const QPoint middle = (first.center() + browser.cursorRect(cursor).center()) / 2;
            QVERIFY(!browser.anchorAt(middle).isEmpty());
            QTest::mouseClick(browser.viewport(), Qt::LeftButton, {}, middle);
        }
    }
    QVERIFY(links > 5);
}

// What would be opened outside the program, as long as this lives, is told to `taker`, which has a method
// Q_INVOKABLE void take(const QUrl&).
class Catcher {
public:
    explicit Catcher(QObject& taker)
    {
        for (const char* const scheme : kSchemes)
            QDesktopServices::setUrlHandler(QLatin1String(scheme), &taker, "take");
    }
    Catcher(const Catcher&) = delete;
    Catcher& operator=(const Catcher&) = delete;
    ~Catcher()
    {
        for (const char* const scheme : kSchemes)
            QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    }

private:
    static constexpr const char* kSchemes[] = {"file",   "http",       "https", "ssh",
                                               "mailto", "javascript", "data"};
};
