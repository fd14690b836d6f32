// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/tab_ticks.h"

#include "teaching/progress.h"
#include "widgets/memory/known.h"
#include "widgets/page/lesson.h"

#include <QEvent>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

namespace laststone::widgets {

using teaching::Grasp;

namespace {

constexpr QLatin1String kParts[] = {QLatin1String("tourPanel"), QLatin1String("tableTab"),
                                    QLatin1String("exercisePanel")}; // in the order of Known::Part

} // namespace

void tick(QTabWidget& tabs, int tab, bool isUnderstood)
{
    static const QString sign = QStringLiteral(" ✓");
    const QString words = tabs.tabText(tab);
    const QString bare = words.endsWith(sign) ? words.chopped(sign.size()) : words;
    tabs.setTabText(tab, isUnderstood ? bare + sign : bare);
    //: read aloud: %1 is the name of a tab whose contents are understood
    tabs.tabBar()->setAccessibleTabName(tab,
                                        isUnderstood ? TabTicks::tr("%1, understood").arg(bare) : QString());
}

TabTicks::TabTicks(QTabWidget& tabs, const Lesson& lesson, const teaching::Progress& progress)
    : QObject(&tabs), m_tabs(tabs), m_lesson(lesson), m_progress(progress)
{
    tabs.installEventFilter(this);
    connect(&progress, &teaching::Progress::changed, this, &TabTicks::refresh);
}

// When the tabs are first shown, and after their words have been put into another language.
bool TabTicks::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::LanguageChange)
        refresh();
    return QObject::eventFilter(watched, event);
}

void TabTicks::refresh()
{
    if (!m_hasTicks && !m_progress.record().contains(m_lesson.id()))
        return; // nothing is known of it
    m_hasTicks = true;
    const auto parts = knownOf(m_lesson, m_progress);
    for (int i = 0; i < m_tabs.count(); ++i) {
        const auto name = std::ranges::find(kParts, m_tabs.widget(i)->objectName());
        if (name == std::end(kParts))
            continue;
        const auto part = static_cast<Known::Part>(name - std::begin(kParts));
        const bool isUnderstood = std::ranges::all_of(
            parts, [&](const Known& known) { return known.part != part || known.grasp == Grasp::Full; });
        tick(m_tabs, i, isUnderstood);
    }
}

} // namespace laststone::widgets
