// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/access/key_tips.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeySequence>

namespace laststone::widgets {

namespace {

constexpr char kMade[] = "tipMade"; // the last tooltip made here
constexpr char kWords[] = "tipWords"; // what somebody else gave it as a tooltip

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(KeyTips)
};

void refresh(QAction& action)
{
    const QString own = QAction(action.text()).toolTip(); // without mnemonic
    if (action.toolTip() != action.property(kMade).toString())
        action.setProperty(kWords, action.toolTip() == own ? QString() : action.toolTip());
    const QString words = action.property(kWords).toString();
    const QString made = tipWithKey(words.isEmpty() ? own : words, action.shortcut());
    action.setProperty(kMade, made);
    action.setToolTip(made); // says changed() only if it is another
}

} // namespace

QString tipWithKey(const QString& words, const QKeySequence& key)
{
    if (key.isEmpty())
        return words;
    //: a tooltip: %1 is what the button does, %2 its key
    return Tr::tr("%1 (%2)").arg(words, key.toString(QKeySequence::NativeText));
}

void keepTips(QObject& owner)
{
    for (QAction* action : owner.findChildren<QAction*>()) {
        if (action->property(kMade).isValid() || action->isSeparator())
            continue;
        refresh(*action);
        QObject::connect(action, &QAction::changed, action, [action] { refresh(*action); });
    }
}

} // namespace laststone::widgets
