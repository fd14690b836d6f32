// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/restyle.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QWidget>

#include <utility>

namespace laststone::widgets {

namespace {

void restyle(QWidget& widget);

// In a widget that is hidden: waits for it to be shown.
class Waiting final : public QObject {
public:
    static void in(QWidget& widget)
    {
        for (QObject* child : widget.children()) {
            if (auto* waiting = dynamic_cast<Waiting*>(child)) {
                waiting->m_waits = true;
                return;
            }
        }
        widget.installEventFilter(new Waiting(widget));
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Show && std::exchange(m_waits, false))
            restyle(m_widget);
        return false;
    }

private:
    explicit Waiting(QWidget& widget) : QObject(&widget), m_widget(widget) { }

    QWidget& m_widget;
    bool m_waits = true;
};

// As Qt does it, but for what is hidden in it.
void restyle(QWidget& widget)
{
    widget.style()->polish(&widget);
    QEvent event(QEvent::StyleChange);
    QCoreApplication::sendEvent(&widget, &event);
    for (QObject* child : QObjectList(widget.children())) {
        auto* part = qobject_cast<QWidget*>(child);
        if (part && part->isHidden() && !part->isWindow())
            Waiting::in(*part);
        else if (part)
            restyle(*part);
    }
}

} // namespace

void restyle(const QString& sheet)
{
    const bool isFirst = qApp->styleSheet().isEmpty();
    // Qt goes through all widgets that its style knows and from each to all that is in it: each widget gets
    // its style as many times as it is deep. Where the style has forgotten what it knows, nothing is left for
    // Qt to go through.
    if (!isFirst)
        QApplication::style()->unpolish(qApp);
    qApp->setStyleSheet(sheet);
    if (isFirst)
        return;
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (!window->parentWidget()) // else it comes with that
            restyle(*window);
    }
}

} // namespace laststone::widgets
