// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/access/keyboard.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QToolButton>

#include <algorithm>
#include <utility>
#include <vector>

namespace laststone::widgets {

namespace {

constexpr char16_t kFirstIdeograph = 0x2E80;

bool isLetter(QChar c)
{
    return c.unicode() < 0x80 && c.isLetterOrNumber();
}

bool isChinese(const QString& text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.unicode() >= kFirstIdeograph; });
}

// The letter of "Ctrl+N"; none of "F11".
QString letterOfShortcut(const QAction& action)
{
    const QString last = action.shortcut().toString(QKeySequence::PortableText).section(u'+', -1);
    return last.size() == 1 && isLetter(last[0]) ? last : QString();
}

// The letters of a text, those first that begin a word.
QString lettersOf(const QString& text)
{
    QString initials;
    QString others;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (isLetter(text[i]))
            (i == 0 || !isLetter(text[i - 1]) ? initials : others) += text[i].toUpper();
    }
    return initials + others;
}

// The text with the letter marked in it or, as is the custom in Chinese, in brackets behind it.
QString marked(const QString& text, QChar letter)
{
    QString result = text;
    if (!isChinese(text)) {
        for (const bool initial : {true, false}) {
            for (qsizetype i = 0; i < text.size(); ++i) {
                if (text[i].toUpper() == letter && (!initial || i == 0 || !isLetter(text[i - 1])))
                    return result.insert(i, u'&');
            }
        }
    }
    const qsizetype end = text.endsWith(u'…') ? text.size() - 1 : text.size();
    return result.insert(end, QStringLiteral("(&%1)").arg(letter));
}

// An entry and the letters it may have, the best first; then the one that it got.
struct Wish {
    QAction* action;
    QString letters;
    QChar letter;
};

// The letter of the shortcut if it is in the text, and those of the text. Chinese has none of its own.
QString wantedBy(const QAction& action)
{
    const QString plain = action.text();
    const QString shortcut = letterOfShortcut(action);
    const bool fits = isChinese(plain) || plain.contains(shortcut, Qt::CaseInsensitive);
    return (fits ? shortcut : QString()) + lettersOf(plain);
}

// Gives the entry a free one of its letters, or one whose holder can have another of its own.
bool giveOne(std::vector<Wish>& wishes, Wish& wish, QSet<QChar>& refused)
{
    const auto holderOf = [&](QChar letter) { return std::ranges::find(wishes, letter, &Wish::letter); };
    const auto free = std::ranges::find_if(wish.letters, [&](QChar letter) {
        return !refused.contains(letter) && holderOf(letter) == wishes.end();
    });
    if (free != wish.letters.end()) {
        wish.letter = *free;
        return true;
    }
    for (const QChar letter : std::as_const(wish.letters)) {
        if (refused.contains(letter))
            continue;
        refused << letter;
        if (giveOne(wishes, *holderOf(letter), refused)) {
            wish.letter = letter;
            return true;
        }
    }
    return false;
}

// As many entries as can be get a letter that is in their text (a matching by augmenting paths); what is left
// gets any letter that is free.
void fulfil(std::vector<Wish>& wishes, const QSet<QChar>& taken)
{
    for (Wish& wish : wishes) {
        QSet<QChar> refused = taken;
        giveOne(wishes, wish, refused);
    }
    for (Wish& wish : wishes) {
        for (const char16_t letter : u"ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890") {
            const bool isFree = letter != 0 && !taken.contains(letter)
                && std::ranges::find(wishes, QChar(letter), &Wish::letter) == wishes.end();
            if (wish.letter.isNull() && isFree)
                wish.letter = letter;
        }
    }
}

class Mnemonics final : public QObject {
public:
    explicit Mnemonics(QMenu& menu) : QObject(&menu), m_menu(menu)
    {
        connect(&menu, &QMenu::aboutToShow, this, &Mnemonics::give);
        connect(&menu, &QMenu::aboutToHide, this, &Mnemonics::takeBack);
    }

private:
    struct Given {
        QPointer<QAction> action; // which may go, or be in the menu no longer
        QString plain;
        QString marked;
    };

    void give()
    {
        takeBack();
        QSet<QChar> taken;
        for (const QAction* action : m_menu.actions())
            taken << letterGivenTo(*action);
        std::vector<Wish> wishes;
        for (QAction* action : m_menu.actions()) {
            if (action->menu())
                giveMnemonics(*action->menu());
            if (!action->isSeparator() && !action->text().isEmpty() && letterGivenTo(*action).isNull())
                wishes.push_back({action, wantedBy(*action), QChar()});
        }
        fulfil(wishes, taken);
        for (const auto& [action, letters, letter] : wishes) {
            if (letter.isNull())
                continue; // more entries than letters
            const QString plain = action->text();
            m_given.push_back({action, plain, marked(plain, letter)});
            // The buttons that share the action show its icon text.
            action->setIconText(plain);
            action->setText(m_given.back().marked);
        }
    }

    void takeBack()
    {
        for (const Given& given : std::exchange(m_given, {})) {
            if (!given.action)
                continue;
            if (given.action->text() == given.marked)
                given.action->setText(given.plain);
            given.action->setIconText(QString());
        }
    }

    static QChar letterGivenTo(const QAction& action)
    {
        const QString key = QKeySequence::mnemonic(action.text()).toString(QKeySequence::PortableText);
        return key.isEmpty() ? QChar() : key.back().toUpper();
    }

    QMenu& m_menu;
    std::vector<Given> m_given;
};

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

// The field in which a widget with the focus is typed; null where there is none.
QLineEdit* fieldOf(QWidget& widget)
{
    if (auto* edit = qobject_cast<QLineEdit*>(&widget))
        return edit;
    if (auto* box = qobject_cast<QComboBox*>(&widget))
        return box->lineEdit();
    return qobject_cast<QAbstractSpinBox*>(&widget) ? widget.findChild<QLineEdit*>() : nullptr;
}

// The widget that has the focus, while it is a field of the window, does not get to say that it wants a key.
class ActionsFirst final : public QObject {
public:
    explicit ActionsFirst(QWidget& window) : QObject(&window), m_window(window)
    {
        connect(qApp, &QApplication::focusChanged, this, &ActionsFirst::follow);
    }

private:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return QObject::eventFilter(watched, event);
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!isOfAction(*key) || isOwnUndo(*static_cast<QWidget*>(watched), *key))
            return QObject::eventFilter(watched, event);
        event->ignore();
        return true;
    }

    void follow(QWidget* before, QWidget* now)
    {
        if (before)
            before->removeEventFilter(this);
        if (now && now->window() == &m_window && fieldOf(*now))
            now->installEventFilter(this);
    }

    bool isOfAction(const QKeyEvent& key) const
    {
        const bool isFunctionKey = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
        if (!isFunctionKey && !isWithCommandKey(key))
            return false;
        const QKeySequence pressed(key.keyCombination());
        const auto actions = m_window.findChildren<QAction*>();
        return std::ranges::any_of(actions, [&](const QAction* action) {
            return action->isEnabled() && action->shortcuts().contains(pressed);
        });
    }

    static bool isOwnUndo(QWidget& field, const QKeyEvent& key)
    {
        const bool isUndo = key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
        // What is typed into a spin box counts at once.
        return isUndo && !qobject_cast<QAbstractSpinBox*>(&field) && fieldOf(field)->isModified();
    }

    QWidget& m_window;
};

// Watches the button that has the focus. A box to be checked leaves Enter to its dialog.
class EnterPresses final : public QObject {
public:
    EnterPresses() : QObject(qApp)
    {
        connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, QWidget* now) {
            if (before)
                before->removeEventFilter(this);
            if (qobject_cast<QPushButton*>(now) || qobject_cast<QToolButton*>(now))
                now->installEventFilter(this);
        });
    }

private:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress)
            return QObject::eventFilter(watched, event);
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (!isEnter || (key->modifiers() & ~Qt::KeypadModifier))
            return QObject::eventFilter(watched, event);
        // Held down, it does not go on to whatever gets the focus next.
        if (!key->isAutoRepeat())
            static_cast<QAbstractButton*>(watched)->click();
        return true;
    }
};

// The last thing that a person has done, in whatever window.
class LastInput final : public QObject {
public:
    LastInput() : QObject(qApp) { qApp->installEventFilter(this); }
    bool isKey() const { return m_isKey; }

private:
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress)
            m_isKey = true;
        else if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin)
            m_isKey = false;
        return false;
    }

    bool m_isKey = false;
};

} // namespace

bool isWithCommandKey(const QKeyEvent& event)
{
    return event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
}

bool isDigit(const QKeyEvent& event)
{
    return (event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier
        && event.text().size() == 1 && event.text().front().isDigit();
}

bool beginsPosition(const QKeyEvent& event)
{
    return isDigit(event) || event.text() == QLatin1Char('{');
}

bool wasKeyLast()
{
    static QPointer<LastInput> only;
    if (!only)
        only = new LastInput;
    return only->isKey();
}

void letEnterPress()
{
    static QPointer<EnterPresses> only;
    if (!only)
        only = new EnterPresses;
}

void giveMnemonics(QMenu& menu)
{
    const auto children = menu.children();
    const bool has = std::ranges::any_of(
        children, [](const QObject* child) { return dynamic_cast<const Mnemonics*>(child) != nullptr; });
    if (!has)
        new Mnemonics(menu);
}

void setMnemonic(QAbstractButton& button, QChar letter)
{
    button.setText(marked(withoutMnemonic(button.text()), letter));
}

QString withoutMnemonic(QString title)
{
    static const QRegularExpression inBrackets(QStringLiteral("\\(&.\\)"));
    return title.remove(inBrackets).remove(u'&');
}

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

void putActionsFirst(QWidget& window)
{
    new ActionsFirst(window);
}

} // namespace laststone::widgets
