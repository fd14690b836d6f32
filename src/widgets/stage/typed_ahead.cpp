// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/typed_ahead.h"

#include "widgets/access/keyboard.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QWidget>

#include <algorithm>
#include <iterator>
#include <utility>

namespace laststone::widgets {

namespace {

constexpr int kMorePatient = 4; // times
constexpr int kLater = 3000; // ms: how long letters are remembered that have been commands
// Nobody gives so many commands with which a name begins: it is one, or is to be, and what is wrong with it
// is said in the line.
constexpr qsizetype kNoCommands = 3;

bool isModifier(const QKeyEvent& key)
{
    constexpr int kModifiers[] = {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_AltGr, Qt::Key_Meta};
    return std::ranges::find(kModifiers, key.key()) != std::end(kModifiers);
}

} // namespace

TypedAhead::TypedAhead(QStringList words, Commands commands, QObject* parent)
    : QObject(parent), m_words(std::move(words)), m_commands(std::move(commands))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TypedAhead::letGoInTime);
}

QString TypedAhead::text() const
{
    QString all;
    for (const Letter& each : m_letters)
        all += each.text;
    return all;
}

bool TypedAhead::begins(const QString& letters) const
{
    return std::ranges::any_of(
        m_words, [&](const QString& word) { return word.startsWith(letters, Qt::CaseInsensitive); });
}

bool TypedAhead::isAnyDone() const
{
    return !m_letters.empty() && m_letters.front().isDone;
}

// Whether a name begins with what has been typed and this letter, or with this letter.
bool TypedAhead::isOfName(const QKeyEvent& key) const
{
    const bool isLetter = key.text().size() == 1 && key.text().front().isLetter();
    if (!isLetter || key.modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier) || key.isAutoRepeat()
        || QApplication::keyboardInputInterval() == 0)
        return false;
    return begins(text() + key.text()) || begins(key.text());
}

// Says whether nobody else is to have the key.
bool TypedAhead::takePress(QWidget& widget, const QKeyEvent& key)
{
    if (!key.text().isEmpty() && key.text().front().script() == QChar::Script_Han) {
        letGo();
        emit begun(key.text()); // no key of a command writes it
        return true;
    }
    if (isOfName(key))
        return takeLetter(widget, key);
    if (isModifier(key)) // of the sign that comes next, as Shift of a colon
        return false;
    const QString signs = QStringLiteral(" :{");
    const bool isSign = key.text().size() == 1 && signs.contains(key.text());
    const bool goesOn = isSign || (widgets::isDigit(key) && !isAnyDone());
    if (!goesOn || !m_words.contains(text(), Qt::CaseInsensitive)) {
        letGo();
        return false;
    }
    begin(text() + key.text());
    return true;
}

bool TypedAhead::takeLetter(QWidget& widget, const QKeyEvent& key)
{
    if (!begins(text() + key.text()))
        letGo();
    const QString typed = text() + key.text();
    if (typed.size() >= kNoCommands) {
        begin(typed);
        return true;
    }
    const bool isAtOnce = m_commands.isAtOnce(widget, key);
    m_letters.push_back({&widget, key.key(), key.modifiers(), key.text()});
    if (isAtOnce) {
        doHeld();
        m_timer.start(kLater);
        return true;
    }
    // Two letters of a name are hardly two commands, and whoever types with one hand is slow.
    const int patience = typed.size() == 1 ? 1 : kMorePatient;
    m_timer.start(std::min(m_longest, QApplication::keyboardInputInterval()) * patience);
    return true;
}

void TypedAhead::begin(const QString& typed)
{
    m_timer.stop();
    const auto letters = std::exchange(m_letters, {});
    for (auto each = letters.rbegin(); each != letters.rend(); ++each) {
        if (each->isDone && each->takeBack)
            each->takeBack();
    }
    emit begun(typed);
}

// What is held back is a command, so far.
void TypedAhead::doHeld()
{
    const QScopedValueRollback<bool> lettingGo(m_isLettingGo, true);
    for (Letter& each : m_letters) {
        if (std::exchange(each.isDone, true) || !each.widget)
            continue;
        QKeyEvent press(QEvent::KeyPress, each.key, each.modifiers, each.text);
        each.takeBack = m_commands.takingBack(*each.widget, press);
        QCoreApplication::sendEvent(each.widget, &press);
    }
}

// They are commands, after all.
void TypedAhead::letGo()
{
    m_timer.stop();
    doHeld();
    m_letters.clear();
}

// They may still turn out to have been those of a name.
void TypedAhead::letGoInTime()
{
    const bool isHeld = !m_letters.empty() && !m_letters.back().isDone;
    if (!isHeld)
        return m_letters.clear();
    doHeld();
    m_timer.start(kLater);
}

bool TypedAhead::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (m_isLettingGo || !watched->isWidgetType() || (!isPress && event->type() != QEvent::ShortcutOverride))
        return false;
    auto& widget = static_cast<QWidget&>(*watched);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (!m_commands.areMeant(widget))
        return false;
    // Of the shortcuts of the window, too, it is to become none yet.
    if (isPress ? !takePress(widget, key) : !isOfName(key))
        return false;
    event->accept();
    return true;
}

} // namespace laststone::widgets
