// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/tab_ticks.h"

#include "teaching/progress.h"
#include "widgets/memory/known.h"
#include "widgets/page/lesson.h"

#include <QEvent>
#include <QTabWidget>

#include <algorithm>

namespace laststone::widgets {

using teaching::Grasp;

namespace {

constexpr QLatin1String kParts[] = {QLatin1String("tourPanel"), QLatin1String("tableTab"),
                                    QLatin1String("exercisePanel")}; // in the order of Known::Part

} // namespace

QString ticked(const QString& words, bool isUnderstood)
{
    static const QString tick = QStringLiteral(" ✓");
    const QString bare = words.endsWith(tick) ? words.chopped(tick.size()) : words;
    return isUnderstood ? bare + tick : bare;
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
        m_tabs.setTabText(i, ticked(m_tabs.tabText(i), isUnderstood));
    }
}

} // namespace laststone::widgets
