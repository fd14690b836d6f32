// SPDX-License-Identifier: GPL-3.0-or-later
// Ticks behind the words of tabs whose contents are understood.
#pragma once

#include <QObject>

class QTabWidget;

namespace laststone::teaching {
class Progress;
}

namespace laststone::widgets {

struct Lesson;

// Puts a tick behind the words of a tab, read aloud in words as well, or takes it away; once more does no
// harm.
void tick(QTabWidget& tabs, int tab, bool isUnderstood);

// Of a lesson's page: its tour has been read, its table answered, its kinds of questions understood. Belongs
// to the tabs, which it knows by the names of what is in them.
class TabTicks final : public QObject {
    Q_OBJECT
public:
    // All of them outlive it.
    TabTicks(QTabWidget& tabs, const Lesson& lesson, const teaching::Progress& progress);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();

    QTabWidget& m_tabs;
    const Lesson& m_lesson;
    const teaching::Progress& m_progress;
    bool m_hasTicks = false; // perhaps
};

} // namespace laststone::widgets
