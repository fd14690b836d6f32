// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_accessible.h"

#include "widgets/access/accessible_parts.h"
#include "widgets/board/choice_board.h"

#include <QCoreApplication>

namespace laststone::widgets {

namespace {

// A part: its name says its size, its value is how many stones are chosen, and it can be pressed to take
// them.
class PartItem final : public AccessiblePart, public QAccessibleValueInterface {
public:
    using AccessiblePart::AccessiblePart;

    bool isValid() const override { return board() && index() < board()->partCount(); }

    QString text(QAccessible::Text type) const override
    {
        if (!isValid())
            return {};
        if (type == QAccessible::Name)
            return teaching::Voice::installed().say(board()->partName(index()));
        if (type == QAccessible::Value)
            return QString::number(currentValue().toULongLong());
        if (type == QAccessible::Help || type == QAccessible::Description) {
            //: read aloud
            return QCoreApplication::translate("ChoiceBoard",
                                               "Right and Left choose how many stones, Enter takes them.");
        }
        return {};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        if (isValid()) {
            state.focused = board()->hasFocus() && board()->cursor() == index();
            state.selected = board()->choice() && board()->choice()->heap == index();
            state.disabled = !board()->isPlayable();
        } else {
            state.invalid = true;
        }
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return AccessiblePart::interface_cast(type);
    }

    QStringList actionNames() const override { return {pressAction(), increaseAction(), decreaseAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid() || !board()->isPlayable())
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
            if (const auto move = board()->choice())
                emit board()->moveMade(*move);
        }
    }

    QVariant currentValue() const override
    {
        return static_cast<qulonglong>(isValid() ? board()->chosenPlace(index()) : 0);
    }
    void setCurrentValue(const QVariant& value) override
    {
        if (!isValid())
            return;
        const theory::Count place = value.toULongLong();
        if (place >= 1 && place <= board()->moveCount(index()))
            board()->setChoice(board()->moveOf(index(), place - 1));
        else
            board()->setChoice(std::nullopt);
    }
    QVariant maximumValue() const override
    {
        return static_cast<qulonglong>(isValid() ? board()->moveCount(index()) : 0);
    }
    QVariant minimumValue() const override { return qulonglong{0}; }
    QVariant minimumStepSize() const override { return qulonglong{1}; }

protected:
    QRect place() const override { return board()->partRect(index()); }

private:
    ChoiceBoard* board() const { return static_cast<ChoiceBoard*>(area()); }
};

class BoardItem final : public AccessibleArea {
public:
    explicit BoardItem(ChoiceBoard* board) : AccessibleArea(board), m_board(board) { }

    QString text(QAccessible::Text type) const override
    {
        if (type == QAccessible::Name)
            return teaching::Voice::installed().say(m_board->boardName());
        return QAccessibleWidget::text(type);
    }
    int childCount() const override { return static_cast<int>(m_board->partCount()); }
    QAccessibleInterface* focusChild() const override
    {
        return m_board->hasFocus() ? child(static_cast<int>(m_board->cursor())) : nullptr;
    }

protected:
    AccessiblePart* makePart(std::size_t index) const override { return new PartItem(m_board, index); }

private:
    ChoiceBoard* m_board;
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
