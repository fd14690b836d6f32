// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shared_options.h"

namespace laststone::app {

using widgets::LessonPage;
using widgets::PageOptions;

SharedOptions::SharedOptions(const PageOptions& options, QObject* parent)
    : QObject(parent), m_options(options)
{
}

void SharedOptions::share(LessonPage& page)
{
    connect(this, &SharedOptions::changed, &page, &LessonPage::followOptions);
    connect(&page, &LessonPage::optionsChanged, this, [this, &page] {
        if (page.options() == m_options)
            return;
        m_options = page.options();
        emit changed(m_options);
    });
}

} // namespace laststone::app
