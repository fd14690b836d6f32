// SPDX-License-Identifier: GPL-3.0-or-later
// A large line over a window, in which somebody who stands before a class types a position.
#pragma once

#include "teaching/notation.h"

#include <QFrame>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

class QListWidgetItem;

namespace Ui {
class PositionLine;
}

namespace laststone::widgets {

// What is wrong with a text, and what Enter reads in its place when it comes once more, as an offer tells.
struct Mistyped {
    teaching::NotationError error;
    QString instead = {}; // empty for nothing
    teaching::Sentence offer = {};
};

// Belongs to the window that it lies over. While it is there, keys are text and no commands; what is wrong
// with what has been typed is said below it, and it stays, with the wrong character selected: what is typed
// next replaces that. Enter once more takes what is offered in its place. It is gone, and the focus is where
// it was, when a position has been read or Esc has been pressed.
//
//   auto* line = new PositionLine(window, [&](const QString& text) { return page.read(text); });
//   line->offer({"nim: 7 9 15 12"}, {"nim: 3 4 5"});
//   line->open("3");
class PositionLine final : public QFrame {
    Q_OBJECT
public:
    // Gives what is wrong with a text, or does what it says.
    using Read = std::function<std::optional<Mistyped>(const QString& text)>;

    PositionLine(QWidget& window, Read read);
    ~PositionLine() override;

    // What can be chosen below the line in place of typing it.
    void offer(const QStringList& last, const QStringList& examples);

    // In which a mistake is told as well, where a class reads it and has room for it.
    void setSecondVoice(const std::optional<teaching::Voice>& voice);

    // Shows it in the letters of a font, with the beginning of what is typed. Where it would cover what a
    // class looks at, it has a place: what is said stands beside what is typed, if need be in smaller
    // letters that the last row can read, and the list stays closed until Down is pressed.
    void open(const QFont& font, const QString& typed = {}, const QRect& place = {});

    QString typed() const;

    // A key that has come to another window while this is open, as to a projected board that has been
    // clicked. Says whether it is for the line: keys with Ctrl, Alt or Meta are not, but for that which opens
    // it and Ctrl+Space, with which many turn on their input method.
    static bool isFor(const QKeyEvent& key);
    void type(const QKeyEvent& key);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addHeading(const QString& text);
    void fill();
    void showPrompt();
    void showList();
    void enter(const QString& text);
    void selectMistake(); // REQUIRES: there is one
    QString mistakeText(const std::optional<teaching::Voice>& second) const; // REQUIRES: there is one
    QString mistakeInBrief(const std::optional<teaching::Voice>& second) const; // the same
    void showMistake();
    QRect putBeside(); // REQUIRES: it has a place
    void choose(const QListWidgetItem* item);
    void putInPlace();
    void leave();
    bool handleKey(const QObject* watched, QKeyEvent* event);

    std::unique_ptr<Ui::PositionLine> m_ui;
    Read m_read;
    QStringList m_last;
    QStringList m_examples;
    QString m_keys; // what they do, in a line
    QPointer<QWidget> m_before; // had the focus
    std::optional<Mistyped> m_mistake;
    std::optional<teaching::Voice> m_second;
    QRect m_place; // which it keeps when the list opens; without one it is in the middle
    bool m_isListOpen = true; // at first
};

} // namespace laststone::widgets
