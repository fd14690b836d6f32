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
constexpr int kLater = 3000; // ms: how long a first letter is remembered that has been a command
// Nobody gives so many commands of which a name is made: it is one, or is to be, and what is wrong with it is
// said in the line.
constexpr qsizetype kNoCommands = 3;

bool isModifier(const QKeyEvent& key)
{
    constexpr int kModifiers[] = {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_AltGr, Qt::Key_Meta};
    return std::ranges::find(kModifiers, key.key()) != std::end(kModifiers);
}

} // namespace

TypedAhead::TypedAhead(QStringList words, std::function<bool(const QWidget&)> isMeant, QObject* parent)
    : QObject(parent), m_words(std::move(words)), m_isMeant(std::move(isMeant))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TypedAhead::letGoInTime);
}

QString TypedAhead::text() const
{
    QString all = m_done ? m_done->text : QString();
    for (const Held& each : m_held)
        all += each.text;
    return all;
}

bool TypedAhead::begins(const QString& letters) const
{
    return std::ranges::any_of(
        m_words, [&](const QString& word) { return word.startsWith(letters, Qt::CaseInsensitive); });
}

// Whether a name begins with what is held back and this letter, or with this letter.
bool TypedAhead::isHeldWith(const QKeyEvent& key) const
{
    const bool isLetter = key.text().size() == 1 && key.text().front().isLetter();
    if (!isLetter || key.modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier) || key.isAutoRepeat()
        || QApplication::keyboardInputInterval() == 0)
        return false;
    return begins(text() + key.text()) || (m_held.empty() && begins(key.text()));
}

// Says whether nobody else is to have the key.
bool TypedAhead::takePress(QWidget& widget, const QKeyEvent& key)
{
    if (m_held.empty() && !key.text().isEmpty() && key.text().front().script() == QChar::Script_Han) {
        emit begun(key.text()); // no key of a command writes it
        return true;
    }
    if (isHeldWith(key)) {
        if (!begins(text() + key.text()))
            m_done.reset();
        m_held.push_back({&widget, key.key(), key.modifiers(), key.text()});
        const QString typed = text();
        if (m_done && typed.size() >= kNoCommands) {
            begin(typed);
            return true;
        }
        // Two letters of a name are hardly two commands, and whoever types with one hand is slow.
        const int patience = typed.size() == 1 ? 1 : kMorePatient;
        m_timer.start(std::min(m_longest, QApplication::keyboardInputInterval()) * patience);
        return true;
    }
    if (isModifier(key)) // of the sign that comes next, as Shift of a colon
        return false;
    const QString signs = QStringLiteral(" :{");
    const bool isSign = key.text().size() == 1 && signs.contains(key.text());
    const bool isName = !m_done && (isDigit(key) || isSign) && m_words.contains(text(), Qt::CaseInsensitive);
    const bool isWord = text().size() >= kNoCommands && !key.text().isEmpty() && key.text().front().isPrint();
    if (!isName && !isWord) {
        letGo();
        return false;
    }
    begin(text() + key.text());
    return true;
}

void TypedAhead::begin(const QString& typed)
{
    m_timer.stop();
    m_held.clear();
    if (const auto done = std::exchange(m_done, {}))
        press(*done); // which undoes it
    emit begun(typed);
}

void TypedAhead::press(const Held& held)
{
    const QScopedValueRollback<bool> lettingGo(m_isLettingGo, true);
    QKeyEvent press(QEvent::KeyPress, held.key, held.modifiers, held.text);
    if (held.widget)
        QCoreApplication::sendEvent(held.widget, &press);
}

// They are commands, after all.
void TypedAhead::letGo()
{
    m_timer.stop();
    m_done.reset();
    for (const Held& each : std::exchange(m_held, {}))
        press(each);
}

// So far: a single letter may still turn out to have been that of a name.
void TypedAhead::letGoInTime()
{
    const auto alone = !m_done && m_held.size() == 1 ? std::optional(m_held.front()) : std::nullopt;
    letGo();
    m_done = alone;
    if (m_done)
        m_timer.start(kLater);
}

bool TypedAhead::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (m_isLettingGo || !watched->isWidgetType() || (!isPress && event->type() != QEvent::ShortcutOverride))
        return false;
    auto& widget = static_cast<QWidget&>(*watched);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (!m_isMeant(widget))
        return false;
    // Of the shortcuts of the window, too, it is to become none yet.
    if (isPress ? !takePress(widget, key) : !isHeldWith(key))
        return false;
    event->accept();
    return true;
}

} // namespace laststone::widgets
