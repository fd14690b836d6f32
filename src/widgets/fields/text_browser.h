// SPDX-License-Identifier: GPL-3.0-or-later
// A browser of texts of our own, whatever is named in them.
#pragma once

#include <QTextBrowser>

namespace laststone::widgets {

class TextBrowser : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

    // A blank for everything: no file is opened, and nothing is fetched. Where a browser gives nothing, its
    // document opens the file that the address names.
    QVariant loadResource(int type, const QUrl& url) override;
};

} // namespace laststone::widgets
