// SPDX-License-Identifier: GPL-3.0-or-later
// What the monkey types, and how it knows words that are not of the language of the window.
#pragma once

#include "app/language.h"
#include "gui_test.h"
#include "widgets/board/board_widget.h"

#include <QAbstractButton>
#include <QGroupBox>
#include <QLabel>
#include <QTabBar>
#include <QTextDocumentFragment>

#include <algorithm>

namespace laststone::monkey_test {

inline constexpr Qt::Key kKeys[] = {
    Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,   Qt::Key_Home,     Qt::Key_End,
    Qt::Key_PageUp, Qt::Key_Space,  Qt::Key_Enter, Qt::Key_Tab,    Qt::Key_PageDown, Qt::Key_Escape,
    Qt::Key_F2,     Qt::Key_Delete, Qt::Key_Plus,  Qt::Key_Minus,  Qt::Key_0,        Qt::Key_1,
    Qt::Key_2,      Qt::Key_3,      Qt::Key_7,     Qt::Key_A,      Qt::Key_B,        Qt::Key_C,
    Qt::Key_E,      Qt::Key_F,      Qt::Key_G,     Qt::Key_H,      Qt::Key_I,        Qt::Key_K,
    Qt::Key_L,      Qt::Key_N,      Qt::Key_P,     Qt::Key_R,      Qt::Key_S,        Qt::Key_T,
    Qt::Key_V,      Qt::Key_W,      Qt::Key_Y,     Qt::Key_Z,      Qt::Key_F1,       Qt::Key_F5,
    Qt::Key_F11,    Qt::Key_Return, Qt::Key_Comma, Qt::Key_Period, Qt::Key_Backtab,  Qt::Key_Backspace};

// What somebody types into the field of positions.
inline constexpr const char* kTexts[] = {
    "3 5 7",
    "nim: 7 9 15 12",
    "nim: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20",
    "nim misere: 1 1 2",
    "nim: 9223372036854775807 5",
    "bash 3: 21",
    "bash 1: 0",
    "bash 9 misere: 40",
    "wythoff: 5 8",
    "wythoff: 165580141 267914295",
    "wythoff misere: 0 2",
    "staircase: 4 1 7 2",
    "staircase: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3",
    "sg 0.77: 9 5 7",
    "sg grundy: 12 4",
    "sg {1,3,4}: 5 7",
    "sg {1,3,4}+{2,5}: 6 9",
    "sg graph 1>0;2>0;2>1;3>2: 3",
    "sg graph 0=sink;1=king;1>0;2>1;7>2: 7 1",
    "sg graph 1>0 misere: 1",
    "sg 0.77: 3000",
    "rubbish",
    "nim: ",
    "nim: 99999999999999999999",
    "nim mixed easy 5",
    "sg 0.77 mixed medium 7",
    "wythoff move easy 4",
    "\xe5\xb0\xbc\xe5\xa7\x86\xef\xbc\x9a\xef\xbc\x93\xe3\x80\x81\xef\xbc\x95"};

// What is opened to draw on, and what a vertex is called; one that is called nothing has its number.
inline constexpr const char* kGraphs[] = {"sg graph 1>0;2>0;2>1;3>2: 3",
                                          "sg graph 0=sink;1=king;1>0;2>1;7>2: 7 1", "sg graph 1>0: 1",
                                          "sg graph 1>0;2>1 misere: 2 1"};
inline constexpr const char* kNames[] = {"goal", "x y", "", "<b>1</b>", "a\"b;c=d"};

inline QStringList wordsOn(const QWidget& widget)
{
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return {label->text()};
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return {button->text()};
    if (const auto* box = qobject_cast<const QGroupBox*>(&widget))
        return {box->title()};
    QStringList texts;
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            texts << tabs->tabText(i);
    }
    return texts;
}

// English has no Chinese letters, but for those that the monkey types itself; Chinese has names and
// notations, but no three English words in a row.
inline bool isForeign(QString text, bool isEnglish)
{
    static const QRegularExpression chinese(QStringLiteral("(?![\\x{5c3c}\\x{59c6}])[\\x{4e00}-\\x{9fff}]"));
    static const QRegularExpression english(QStringLiteral(
        "\\b(?!(?:nim|bash|wythoff|staircase|sg|graph|grundy|kayles|dawson|misere)\\b)[A-Za-z]{2,}"
        "(?: [A-Za-z]{2,}){2,}"));
    if (Qt::mightBeRichText(text))
        text = QTextDocumentFragment::fromHtml(text).toPlainText();
    text = asRead(text).remove(u'&');
    for (const app::Language& each : app::languages()) // which are called the same in all of them
        text.remove(QString::fromUtf8(each.nativeName));
    return text.contains(isEnglish ? chinese : english);
}

// The first words in a window that are not of its language; empty where all are. With a second language
// labels and what a board says of its rest have words of both, and are left out.
inline QString foreignIn(const QWidget& window, bool isEnglish, bool hasSecond)
{
    QStringList texts{window.windowTitle()};
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isOfTwo = qobject_cast<const QLabel*>(widget)
            || qobject_cast<const widgets::BoardWidget*>(widget->parentWidget());
        const bool isRead = !hasSecond || !isOfTwo;
        if (widget->isVisible() && widget->window() == &window && isRead)
            texts << wordsOn(*widget);
    }
    const auto found =
        std::ranges::find_if(texts, [&](const QString& text) { return isForeign(text, isEnglish); });
    return found == texts.end() ? QString() : *found;
}

} // namespace laststone::monkey_test
