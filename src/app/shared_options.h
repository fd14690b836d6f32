// SPDX-License-Identifier: GPL-3.0-or-later
// What has been set on one lesson's page and holds on all of them.
#pragma once

#include "widgets/page/lesson_page.h"

#include <QObject>

namespace laststone::app {

class SharedOptions final : public QObject {
    Q_OBJECT
public:
    explicit SharedOptions(const widgets::PageOptions& options, QObject* parent = nullptr);

    // Those of the page that was changed last; a page that is made now begins with them.
    const widgets::PageOptions& options() const { return m_options; }

    // The page begins to follow, and what is set on it holds for the others.
    void share(widgets::LessonPage& page);

signals:
    void changed(const laststone::widgets::PageOptions& options);

private:
    widgets::PageOptions m_options;
};

} // namespace laststone::app
