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
    connect(&m_timer, &QTimer::timeout, this, &TypedAhead::letGo);
}

QString TypedAhead::text() const
{
    QString all;
    for (const Held& each : m_held)
        all += each.text;
    return all;
}

// Whether a name begins with what is held back and this letter.
bool TypedAhead::isHeldWith(const QKeyEvent& key) const
{
    const bool isLetter = key.text().size() == 1 && key.text().front().isLetter();
    if (!isLetter || key.modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier) || key.isAutoRepeat()
        || QApplication::keyboardInputInterval() == 0)
        return false;
    const QString all = text() + key.text();
    return std::ranges::any_of(
        m_words, [&](const QString& word) { return word.startsWith(all, Qt::CaseInsensitive); });
}

// Says whether nobody else is to have the key.
bool TypedAhead::takePress(QWidget& widget, const QKeyEvent& key)
{
    if (m_held.empty() && !key.text().isEmpty() && key.text().front().script() == QChar::Script_Han) {
        emit begun(key.text()); // no key of a command writes it
        return true;
    }
    if (isHeldWith(key)) {
        m_held.push_back({&widget, key.key(), key.modifiers(), key.text()});
        // Two letters of a name are hardly two commands, and whoever types with one hand is slow.
        const int patience = m_held.size() == 1 ? 1 : kMorePatient;
        m_timer.start(std::min(m_longest, QApplication::keyboardInputInterval()) * patience);
        return true;
    }
    if (m_held.empty() || isModifier(key)) // of the sign that comes next, as Shift of a colon
        return false;
    const QString signs = QStringLiteral(" :{");
    const bool isSign = key.text().size() == 1 && signs.contains(key.text());
    const bool isName = (isDigit(key) || isSign) && m_words.contains(text(), Qt::CaseInsensitive);
    // Nobody gives so many commands of which a name is made: it is one, or is to be, and what is wrong with
    // it is said in the line.
    constexpr std::size_t kNoCommands = 3;
    const bool isWord = m_held.size() >= kNoCommands && !key.text().isEmpty() && key.text().front().isPrint();
    if (!isName && !isWord) {
        letGo();
        return false;
    }
    const QString typed = text() + key.text();
    m_timer.stop();
    m_held.clear();
    emit begun(typed);
    return true;
}

// They are commands, after all.
void TypedAhead::letGo()
{
    m_timer.stop();
    const QScopedValueRollback<bool> lettingGo(m_isLettingGo, true);
    for (const Held& each : std::exchange(m_held, {})) {
        QKeyEvent press(QEvent::KeyPress, each.key, each.modifiers, each.text);
        if (each.widget)
            QCoreApplication::sendEvent(each.widget, &press);
    }
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
