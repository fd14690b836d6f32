// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/typed_ahead.h"

#include "teaching/notation.h"
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
constexpr int kPatientBlank = 2; // times: a digit is seldom as fast as a letter
constexpr int kLater = 3000; // ms: how long letters are remembered that have been commands
// Nobody gives so many commands with which a name begins: it is one, or is to be, and what is wrong with it
// is said in the line.
constexpr qsizetype kNoCommands = 3;
// Of what is no name: so many letters that follow one another so fast, or in one word at all, in ms.
constexpr qsizetype kNoCommandsFast = 4;
constexpr int kFast = 250;
constexpr int kInWord = 1000;
constexpr qsizetype kKinds = 3; // of letters in a word: V, V, C is none

bool isModifier(const QKeyEvent& key)
{
    constexpr int kModifiers[] = {Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_AltGr, Qt::Key_Meta};
    return std::ranges::find(kModifiers, key.key()) != std::end(kModifiers);
}

// The key of the ASCII twin of what it writes, where a Chinese keyboard writes that in full width.
QKeyEvent asciiTwin(const QKeyEvent& key)
{
    const QString text = teaching::asciiTwins(key.text());
    const int code = text == key.text() ? key.key() : text.front().toUpper().unicode();
    return QKeyEvent(key.type(), code, key.modifiers(), text, key.isAutoRepeat());
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

bool TypedAhead::begins(QStringView letters) const
{
    return std::ranges::any_of(
        m_words, [&](const QString& word) { return word.startsWith(letters, Qt::CaseInsensitive); });
}

// From where on what has been typed begins a name; its end for nowhere.
qsizetype TypedAhead::nameIn(QStringView typed) const
{
    qsizetype from = 0;
    while (from < typed.size() && !begins(typed.sliced(from)))
        ++from;
    return from;
}

// From where on it is one word. Hands that have been counted before it are none of its letters.
qsizetype TypedAhead::wordStart() const
{
    std::size_t from = m_letters.size();
    while (from > 0) {
        --from;
        if (m_letters[from].after > kInWord)
            break;
    }
    while (from + 1 < m_letters.size() && m_letters[from].isAtOnce && m_letters[from + 1].after > kFast
           && m_letters[from + 1].key != Qt::Key_Space)
        ++from;
    return static_cast<qsizetype>(from);
}

// Hands alone are no word, however many letters have been raised, nor with one command among them.
bool TypedAhead::isWord() const
{
    QString kinds;
    QString commands;
    for (auto i = static_cast<std::size_t>(wordStart()); i < m_letters.size(); ++i) {
        const QChar letter = m_letters[i].text.front().toLower();
        if (letter.isLetter() && !kinds.contains(letter))
            kinds += letter;
        if (letter.isLetter() && !m_letters[i].isAtOnce && !commands.contains(letter))
            commands += letter;
    }
    return kinds.size() >= kKinds && commands.size() >= 2;
}

// Whether a key follows another one so fast that the two are hardly commands.
bool TypedAhead::isQuick(const QKeyEvent& key) const
{
    if (m_letters.empty() || m_letters.back().key == key.key() || m_letters.back().isAtOnce)
        return false;
    return m_last.elapsed() < std::min(patience(), kFast);
}

int TypedAhead::patience() const
{
    return std::min(m_longest, QApplication::keyboardInputInterval());
}

bool TypedAhead::isLetter(const QKeyEvent& key) const
{
    return key.text().size() == 1 && key.text().front().isLetter()
        && !(key.modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier)) && !key.isAutoRepeat()
        && QApplication::keyboardInputInterval() > 0;
}

// Says whether nobody else is to have the key.
bool TypedAhead::takePress(QWidget& widget, const QKeyEvent& key)
{
    if (!key.text().isEmpty() && key.text().front().script() == QChar::Script_Han) {
        letGo();
        emit begun(key.text()); // no key of a command writes it
        return true;
    }
    if (isLetter(key))
        return takeLetter(widget, key);
    if (isModifier(key)) // of the sign that comes next, as Shift of a colon
        return false;
    if (!isWithCommandKey(key))
        return takeSign(widget, key);
    letGo(); // the text of Ctrl+L is a form feed, which is no blank that somebody types
    return false;
}

// Behind a name, or what may have been meant for one.
bool TypedAhead::takeSign(QWidget& widget, const QKeyEvent& key)
{
    const QString typed = text();
    const qsizetype name = nameIn(typed);
    const bool isBlank = key.text() == QLatin1String(" ");
    const bool isColon = key.text() == QLatin1String(":");
    const bool isNumber = widgets::beginsPosition(key);
    const bool isDone = name < typed.size() && m_letters[static_cast<std::size_t>(name)].isDone;
    if (m_words.contains(typed.sliced(name), Qt::CaseInsensitive)
        && (isColon || isBlank || (isNumber && !(isDone && widgets::isDigit(key))))) {
        begin(name, key.text());
        return true;
    }
    if (!m_letters.empty() && m_last.elapsed() <= kInWord) {
        const Letter& before = m_letters.back();
        const bool isBehindBlank = before.key == Qt::Key_Space;
        if (isColon || (isNumber && (isBehindBlank || (before.isQuick && isQuick(key))))) {
            begin(wordStart(), key.text());
            return true;
        }
        if (isBlank && !isBehindBlank && !key.isAutoRepeat()) {
            hold(widget, key);
            m_timer.start(kPatientBlank * patience());
            return true;
        }
    }
    letGo();
    return false;
}

void TypedAhead::hold(QWidget& widget, const QKeyEvent& key, bool isAtOnce)
{
    const qint64 after = m_letters.empty() ? 0 : m_last.elapsed();
    m_letters.push_back({&widget, key.key(), key.modifiers(), key.text(), after, isQuick(key), isAtOnce});
    m_last.start();
}

bool TypedAhead::takeLetter(QWidget& widget, const QKeyEvent& key)
{
    const bool isQuick = this->isQuick(key);
    const bool isAtOnce = m_commands.isAtOnce(widget, key);
    const QString typed = text() + key.text();
    const qsizetype name = nameIn(typed);
    const qsizetype length = typed.size() - name;
    if (length <= 1 && (!isQuick || isAtOnce)) { // no name goes on
        doHeld();
        m_letters.erase(m_letters.begin(), m_letters.begin() + wordStart());
    }
    hold(widget, key, isAtOnce);
    if (length >= kNoCommands) {
        const auto held = std::ranges::find(m_letters, false, &Letter::isDone) - m_letters.begin();
        begin(std::min<qsizetype>(name, held)); // what is held in front of it is of the same word
        return true;
    }
    const auto fast = std::ranges::count(m_letters, false, &Letter::isDone);
    if (fast >= kNoCommandsFast && isWord()) {
        begin(wordStart());
        return true;
    }
    if (isAtOnce || (length == 0 && !isQuick)) {
        doHeld();
        m_timer.start(kLater);
        return true;
    }
    // Two letters of a name are hardly two commands, and whoever types with one hand is slow.
    m_timer.start(length == 0       ? std::min(patience(), kFast)
                      : length == 1 ? patience()
                                    : patience() * kMorePatient);
    return true;
}

// Nothing is held any more: what of it is no text has been done before.
void TypedAhead::begin(qsizetype from, const QString& sign)
{
    m_timer.stop();
    const QString typed = text().sliced(from) + sign;
    const auto letters = std::exchange(m_letters, {});
    for (auto each = letters.rbegin(); each != letters.rend() - from; ++each) {
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
    const QKeyEvent key = asciiTwin(static_cast<const QKeyEvent&>(*event));
    if (!m_commands.areMeant(widget))
        return false;
    // Of the shortcuts of the window, too, it is to become none yet.
    if (isPress ? !takePress(widget, key) : !isLetter(key))
        return false;
    event->accept();
    return true;
}

} // namespace laststone::widgets
