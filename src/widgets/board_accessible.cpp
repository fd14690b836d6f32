// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board_accessible.h"

#include "widgets/choice_board.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>

#include <map>

namespace laststone::widgets {

namespace {

// A part: its name says its size, its value is how many stones are chosen, and it can be pressed to take
// them.
class PartItem final : public QAccessibleInterface,
                       public QAccessibleActionInterface,
                       public QAccessibleValueInterface {
public:
    PartItem(ChoiceBoard* board, std::size_t part) : m_board(board), m_part(part) { }

    bool isValid() const override { return m_board && m_part < m_board->partCount(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_board ? m_board->window()->windowHandle() : nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_board); }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override { }

    QString text(QAccessible::Text type) const override
    {
        if (!isValid())
            return {};
        if (type == QAccessible::Name)
            return teaching::Voice::installed().say(m_board->partName(m_part));
        if (type == QAccessible::Value)
            return QString::number(currentValue().toULongLong());
        if (type == QAccessible::Help || type == QAccessible::Description) {
            //: read aloud
            return QCoreApplication::translate("ChoiceBoard",
                                               "Right and Left choose how many stones, Enter takes them.");
        }
        return {};
    }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inside = m_board->partRect(m_part);
        return {m_board->viewport()->mapToGlobal(inside.topLeft()), inside.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        if (isValid()) {
            state.focused = m_board->hasFocus() && m_board->cursor() == m_part;
            state.selected = m_board->choice() && m_board->choice()->heap == m_part;
            state.disabled = !m_board->isPlayable();
        } else {
            state.invalid = true;
        }
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), increaseAction(), decreaseAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid() || !m_board->isPlayable())
            return;
        const auto chosen = currentValue().toULongLong();
        if (name == increaseAction()) {
            setCurrentValue(chosen + 1);
        } else if (name == decreaseAction()) {
            setCurrentValue(chosen > 0 ? chosen - 1 : 0);
        } else if (name == pressAction()) {
            // Without a choice, pressing takes one stone.
            if (chosen == 0)
                setCurrentValue(1);
            if (const auto move = m_board->choice())
                emit m_board->moveMade(*move);
        }
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

    QVariant currentValue() const override
    {
        return static_cast<qulonglong>(isValid() ? m_board->chosenPlace(m_part) : 0);
    }
    void setCurrentValue(const QVariant& value) override
    {
        if (!isValid())
            return;
        const theory::Count place = value.toULongLong();
        if (place >= 1 && place <= m_board->moveCount(m_part))
            m_board->setChoice(m_board->moveOf(m_part, place - 1));
        else
            m_board->setChoice(std::nullopt);
    }
    QVariant maximumValue() const override
    {
        return static_cast<qulonglong>(isValid() ? m_board->moveCount(m_part) : 0);
    }
    QVariant minimumValue() const override { return qulonglong{0}; }
    QVariant minimumStepSize() const override { return qulonglong{1}; }

private:
    QPointer<ChoiceBoard> m_board;
    std::size_t m_part;
};

class BoardItem final : public QAccessibleWidget {
public:
    explicit BoardItem(ChoiceBoard* board) : QAccessibleWidget(board, QAccessible::List), m_board(board) { }
    ~BoardItem() override
    {
        for (const auto& [part, id] : m_items)
            QAccessible::deleteAccessibleInterface(id);
    }
    BoardItem(const BoardItem&) = delete;
    BoardItem& operator=(const BoardItem&) = delete;

    QString text(QAccessible::Text type) const override
    {
        if (type == QAccessible::Name)
            return teaching::Voice::installed().say(m_board->boardName());
        return QAccessibleWidget::text(type);
    }
    int childCount() const override { return static_cast<int>(m_board->partCount()); }
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto found = m_items.find(index);
        if (found != m_items.end())
            return QAccessible::accessibleInterface(found->second);
        auto* item = new PartItem(m_board, static_cast<std::size_t>(index));
        m_items.emplace(index, QAccessible::registerAccessibleInterface(item)); // which owns it
        return item;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (const auto& [part, id] : m_items) {
            if (QAccessible::accessibleInterface(id) == child)
                return part;
        }
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i)->rect().contains(x, y))
                return child(i);
        }
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        return m_board->hasFocus() ? child(static_cast<int>(m_board->cursor())) : nullptr;
    }

private:
    ChoiceBoard* m_board;
    mutable std::map<int, QAccessible::Id> m_items;
};

QAccessibleInterface* makeItem(const QString&, QObject* object)
{
    auto* board = qobject_cast<ChoiceBoard*>(object);
    return board ? new BoardItem(board) : nullptr;
}

} // namespace

void installBoardAccessibility()
{
    static const bool once = [] {
        QAccessible::installFactory(makeItem);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace laststone::widgets
