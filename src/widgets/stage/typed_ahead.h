// SPDX-License-Identifier: GPL-3.0-or-later
// Letters that are typed before there is a line to type them in.
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

class QKeyEvent;
class QWidget;

namespace laststone::widgets {

// Whoever hears a position begins to type it, "nim 3 4 5", where each letter is a command. So a letter with
// which the name of a game begins is held back for a moment: until a digit or a sign behind a whole name says
// that it is a position, or three letters and more, which are hardly commands; or until another key or none
// comes, when it is the command that it always was. Where the name goes on later, typed by somebody who looks
// at the class meanwhile, what its first letter has done as a command is undone by pressing it once more: so
// a name may only begin with letters of which that is true, or that do nothing. A Chinese character is never
// a command. A filter of the application, to be installed behind that of the commands; it does nothing while
// the platform tells no two keys apart (QApplication::keyboardInputInterval() of 0).
class TypedAhead final : public QObject {
    Q_OBJECT
public:
    // `words` are in small letters; `isMeant` says of which widgets letters are commands now.
    TypedAhead(QStringList words, std::function<bool(const QWidget&)> isMeant, QObject* parent = nullptr);

    // How late a command is at most; of several that could be a name, the last one a little more.
    void setLongest(int milliseconds) { m_longest = milliseconds; }

signals:
    void begun(const QString& typed);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Held {
        QPointer<QWidget> widget;
        int key;
        Qt::KeyboardModifiers modifiers;
        QString text;
    };

    QString text() const;
    bool begins(const QString& letters) const;
    bool isHeldWith(const QKeyEvent& key) const;
    bool takePress(QWidget& widget, const QKeyEvent& key);
    void begin(const QString& typed);
    void press(const Held& held);
    void letGo();
    void letGoInTime();

    QStringList m_words;
    std::function<bool(const QWidget&)> m_isMeant;
    std::vector<Held> m_held;
    std::optional<Held> m_done; // was a command a moment ago, and may be the first letter of a name
    QTimer m_timer;
    int m_longest = 300; // ms
    bool m_isLettingGo = false;
};

} // namespace laststone::widgets
