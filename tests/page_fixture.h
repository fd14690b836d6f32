// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson's page alone in a window, for tests.
#pragma once

#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/notation.h"
#include "test_settings.h"
#include "widgets/page/lesson_page.h"

class PageFixture {
public:
    explicit PageFixture(const char* game, const laststone::teaching::Options& options = quietOptions())
        : page(*laststone::games::findLesson(QLatin1String(game)), laststone::games::families(), options)
    {
        page.session().setSeed(1);
        page.resize(1280, 760);
        show(page);
    }
    template <class Widget> Widget* child(const char* name) const
    {
        return page.findChild<Widget*>(QLatin1String(name));
    }
    void click(const char* button) { QTest::mouseClick(child<QWidget>(button), Qt::LeftButton); }
    QString position() const { return laststone::teaching::notation(page.session().match().position()); }

    laststone::widgets::LessonPage page;
};
