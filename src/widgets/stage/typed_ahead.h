// SPDX-License-Identifier: GPL-3.0-or-later
// Letters that are typed before there is a line to type them in.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <vector>

class QKeyEvent;
class QWidget;

namespace laststone::widgets {

// Whoever hears a position begins to type it, "nim 3 4 5", where each letter is a command. So a letter with
// which the name of a game begins or goes on is held back for a moment: it is the command that it always was
// when another key comes, or none. From its third letter on, or a sign behind a whole name, it is text, also
// where it has been typed so slowly that letters have been commands: what they have done is taken back.
// Letters that nobody would wait for are commands at once, and taken back in the same way. What is no name
// and looks like one is text as well, with what it has done taken back: many letters typed as nobody gives
// commands, letters with a colon, or with a blank and a number right behind them. So that blank, which may
// tell the answer, is held back, too. A Chinese character is never a command, and what is written
// in full width is what its ASCII twin is. A filter of the application, to
// be installed behind that of the commands; it does nothing while the platform tells no two keys apart
// (QApplication::keyboardInputInterval() of 0).
class TypedAhead final : public QObject {
    Q_OBJECT
public:
    struct Commands {
        std::function<bool(const QWidget&)> areMeant; // by letters that come to this widget now
        std::function<bool(const QWidget&, const QKeyEvent&)> isAtOnce;
        // Asked before a letter is a command: what takes back what that will do.
        std::function<std::function<void()>(const QWidget&, const QKeyEvent&)> takingBack;
    };

    // `words` are in small letters, of two letters at least.
    TypedAhead(QStringList words, Commands commands, QObject* parent = nullptr);

    // How late a command is at most; of several that could be a name, the last one a little more.
    void setLongest(int milliseconds) { m_longest = milliseconds; }

signals:
    void begun(const QString& typed);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Letter {
        QPointer<QWidget> widget;
        int key;
        Qt::KeyboardModifiers modifiers;
        QString text;
        qint64 after = 0; // ms since the one before
        bool isQuick = false; // behind that one
        bool isAtOnce = false;
        bool isDone = false; // has been a command
        std::function<void()> takeBack = {};
    };

    QString text() const;
    bool begins(QStringView letters) const;
    qsizetype nameIn(QStringView typed) const;
    qsizetype wordStart() const;
    bool isWord() const;
    bool isQuick(const QKeyEvent& key) const;
    int patience() const;
    bool isLetter(const QKeyEvent& key) const;
    bool takePress(QWidget& widget, const QKeyEvent& key);
    bool takeLetter(QWidget& widget, const QKeyEvent& key);
    bool takeSign(QWidget& widget, const QKeyEvent& key);
    void hold(QWidget& widget, const QKeyEvent& key, bool isAtOnce = false);
    void begin(qsizetype from, const QString& sign = {});
    void doHeld();
    void letGo();
    void letGoInTime();

    QStringList m_words;
    Commands m_commands;
    std::vector<Letter> m_letters; // those that are done come first
    QTimer m_timer;
    QElapsedTimer m_last; // letter
    int m_longest = 300; // ms
    bool m_isLettingGo = false;
};

} // namespace laststone::widgets
