// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/access/tab_order.h"

#include <QWidget>

namespace laststone::widgets {

namespace {

// What can be reached by Tab in a part of the page, in that order.
QWidgetList stopsIn(QWidget& part)
{
    QWidgetList stops;
    QWidget* each = &part;
    do {
        const bool inside = each == &part || part.isAncestorOf(each);
        if (inside && (each->focusPolicy() & Qt::TabFocus) != 0 && !each->focusProxy())
            stops << each;
        each = each->nextInFocusChain();
    } while (each != &part);
    return stops;
}

} // namespace

void putBehind(QWidget& first, QWidget& second)
{
    // Qt 6.4 breaks the chain at a widget to which its parent gives the focus on.
    QWidget* proxy = second.focusProxy();
    second.setFocusProxy(nullptr);
    const QWidgetList before = stopsIn(first);
    QWidget* last = before.isEmpty() ? &first : before.constLast();
    for (QWidget* stop : stopsIn(second)) {
        QWidget::setTabOrder(last, stop);
        last = stop;
    }
    second.setFocusProxy(proxy);
}

} // namespace laststone::widgets
