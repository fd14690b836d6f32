// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/access/accessible_parts.h"

namespace laststone::widgets {

QWindow* AccessiblePart::window() const
{
    return m_area ? m_area->window()->windowHandle() : nullptr;
}

QRect AccessiblePart::rect() const
{
    const QRect inside = isValid() ? place() : QRect();
    if (inside.isNull())
        return {};
    return {m_area->viewport()->mapToGlobal(inside.topLeft()), inside.size()};
}

void* AccessiblePart::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface*>(this);
    return nullptr;
}

AccessibleArea::~AccessibleArea()
{
    for (const auto& [index, id] : m_parts)
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* AccessibleArea::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const auto found = m_parts.find(index);
    if (found != m_parts.end())
        return QAccessible::accessibleInterface(found->second);
    AccessiblePart* part = makePart(static_cast<std::size_t>(index));
    m_parts.emplace(index, QAccessible::registerAccessibleInterface(part)); // which owns it
    return part;
}

int AccessibleArea::indexOfChild(const QAccessibleInterface* child) const
{
    for (const auto& [index, id] : m_parts) {
        if (QAccessible::accessibleInterface(id) == child)
            return index;
    }
    return -1;
}

QAccessibleInterface* AccessibleArea::childAt(int x, int y) const
{
    for (int i = 0; i < childCount(); ++i) {
        if (child(i)->rect().contains(x, y))
            return child(i);
    }
    return nullptr;
}

} // namespace laststone::widgets
