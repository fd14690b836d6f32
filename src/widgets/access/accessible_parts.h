// SPDX-License-Identifier: GPL-3.0-or-later
// A painted area and its parts as assistive technology sees them: a list with an item for each part.
#pragma once

#include <QAbstractScrollArea>
#include <QAccessibleWidget>
#include <QPointer>

#include <map>

namespace laststone::widgets {

// One part, by its index; what it is called and what can be done with it is said by those who derive from it.
class AccessiblePart : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessiblePart(QAbstractScrollArea* area, std::size_t index) : m_area(area), m_index(index) { }

    QObject* object() const override { return nullptr; }
    QWindow* window() const override;
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_area); }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override { }
    QRect rect() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

protected:
    // The area, null when it is gone. Whoever derives knows what kind it is of.
    QAbstractScrollArea* area() const { return m_area; }
    std::size_t index() const { return m_index; }

    // Where the part is in the viewport; null where it is not shown. REQUIRES: isValid().
    virtual QRect place() const = 0;

private:
    QPointer<QAbstractScrollArea> m_area;
    std::size_t m_index;
};

// The area. Items are made when they are asked for, and kept.
class AccessibleArea : public QAccessibleWidget {
public:
    explicit AccessibleArea(QAbstractScrollArea* area) : QAccessibleWidget(area, QAccessible::List) { }
    ~AccessibleArea() override;
    AccessibleArea(const AccessibleArea&) = delete;
    AccessibleArea& operator=(const AccessibleArea&) = delete;

    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;

protected:
    // A new item. REQUIRES: index < childCount().
    virtual AccessiblePart* makePart(std::size_t index) const = 0;

private:
    mutable std::map<int, QAccessible::Id> m_parts;
};

} // namespace laststone::widgets
