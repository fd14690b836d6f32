// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/text_browser.h"

#include <QImage>

namespace laststone::widgets {

QVariant TextBrowser::loadResource(int type, const QUrl& /*url*/)
{
    if (type != QTextDocument::ImageResource)
        return QString();
    QImage blank(1, 1, QImage::Format_ARGB32_Premultiplied); // one of no size is looked for elsewhere
    blank.fill(Qt::transparent);
    return blank;
}

} // namespace laststone::widgets
