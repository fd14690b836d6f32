// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/access/announce.h"

#include "teaching/steps/aloud.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QStringList>
#include <QTimer>
#include <QWidget>

namespace laststone::widgets {

namespace {

// Takes no room on the window and cannot be seen: it is there for those who listen. One a window.
class Announcer final : public QWidget {
public:
    explicit Announcer(QWidget* window) : QWidget(window)
    {
        setFocusPolicy(Qt::NoFocus);
        hide();
        m_timer.setSingleShot(true);
        m_timer.callOnTimeout(this, &Announcer::tell);
    }
    void add(const QString& text)
    {
        m_waiting << text;
        m_timer.start(0);
    }
    QString told() const { return m_told; }

private:
    void tell()
    {
        m_told = m_waiting.join(QLatin1Char('\n'));
        m_waiting.clear();
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        QAccessibleAnnouncementEvent event(this, m_told);
        QAccessible::updateAccessibility(&event);
#else
        // Before there was an event for it, a notification that comes up is what screen readers read.
        QAccessibleEvent changed(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&changed);
        QAccessibleEvent shown(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&shown);
#endif
    }

    QStringList m_waiting;
    QString m_told;
    QTimer m_timer;
};

class AnnouncerItem final : public QAccessibleWidget {
public:
    explicit AnnouncerItem(Announcer* announcer)
        : QAccessibleWidget(announcer, QAccessible::Notification), m_announcer(announcer)
    {
    }
    QString text(QAccessible::Text type) const override
    {
        return type == QAccessible::Name ? m_announcer->told() : QString();
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        return state;
    }

private:
    Announcer* m_announcer;
};

QAccessibleInterface* makeItem(const QString&, QObject* object)
{
    auto* announcer = dynamic_cast<Announcer*>(object);
    return announcer ? new AnnouncerItem(announcer) : nullptr;
}

Announcer& announcerOf(QWidget& window)
{
    QAccessible::installFactory(makeItem); // which does nothing the second time
    for (QObject* child : window.children()) {
        if (auto* announcer = dynamic_cast<Announcer*>(child))
            return *announcer;
    }
    return *new Announcer(&window);
}

} // namespace

void announce(QWidget& where, const QString& text)
{
    if (where.isVisible() && !text.isEmpty())
        announcerOf(*where.window()).add(teaching::aloud(text));
}

void sayNames(std::initializer_list<QComboBox*> boxes)
{
    for (QComboBox* box : boxes)
        box->setAccessibleDescription(box->accessibleName());
}

} // namespace laststone::widgets
