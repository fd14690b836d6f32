// SPDX-License-Identifier: GPL-3.0-or-later
// The style sheet of a theme. Lengths in em follow the font and with it the scale.
#include "widgets/look/theme.h"

namespace laststone::widgets {

namespace {

// A property in a selector is looked up on every widget of the class before it: a name or a class of its own
// costs nothing.
constexpr char kSheet[] = R"(
QMainWindow, QDialog, QMenuBar, QScrollArea#scroll, QWidget#page { background: @window; }
QMenuBar { padding: 0.1em 0.2em; }
QMenuBar::item { padding: 0.25em 0.7em; border-radius: @radius; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @accent; color: @onAccent; }
QStatusBar { background: @window; color: @muted; }
QStatusBar::item { border: none; }
QToolTip { background: @card; color: @text; border: @line solid @border; padding: 0.2em; }
QFrame[card="true"] { background: @card; border: @line solid @border; border-radius: @radiusCard; }
laststone--widgets--VerdictBanner[verdict="P"] { background: @lostPale; border: none; border-radius: @radius; }
laststone--widgets--VerdictBanner[verdict="N"] { background: @wonPale; border: none; border-radius: @radius; }
QLabel[muted="true"] { color: @muted; }
QLabel[heading="true"] { font-weight: bold; }
QLabel[error="true"] { color: @wonText; }
QLabel#coach[good="true"], QLabel#feedback[good="true"] { color: @goodText; font-weight: bold; }
QLabel#coach[bad="true"], QLabel#feedback[bad="true"] { color: @wonText; font-weight: bold; }
QPushButton, QToolButton[button="true"] {
    background: @field; color: @text; border: @line solid @border; border-radius: @radius;
    padding: 0.28em 0.6em; }
QPushButton:hover, QToolButton[button="true"]:hover { border-color: @accent; }
QPushButton:pressed, QToolButton[button="true"]:pressed,
QToolButton[button="true"]:checked { background: @lostPale; border-color: @accent; }
QPushButton:disabled, QToolButton[button="true"]:disabled { color: @disabled; }
QPushButton:focus, QToolButton[button="true"]:focus, QLineEdit[field="true"]:focus {
    border: @ring solid @accent; }
QToolButton[button="true"]::menu-indicator { image: none; }
QToolButton[flat="true"] { border: @line solid transparent; border-radius: @radius; padding: 0.2em 0.35em; }
QToolButton[flat="true"]:hover { border-color: @border; background: @field; }
QToolButton[flat="true"]:checked { border-color: @accent; background: @lostPale; }
QToolButton[flat="true"]:focus { border: @ring solid @accent; }
QLineEdit[field="true"] { background: @card; color: @text; border: @line solid @border;
    border-radius: @radius; padding: 0.28em 0.5em; }
QLineEdit[error="true"] { border: @ring solid @won; }
QTabWidget::pane { border: none; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: @tab; color: @muted; padding: 0.45em 1.5em; margin-right: 0.2em;
    border-top: @bar solid @tab; border-top-left-radius: @radius; border-top-right-radius: @radius; }
QTabBar::tab:selected { background: @card; color: @text; border-top-color: @accent; font-weight: bold; }
QTabBar::tab:hover:!selected { color: @text; }
QTabBar::tab:focus { color: @accent; }
QTabBar QToolButton { background: @window; border: @line solid @border; border-radius: @radius; }
QTabWidget[inner="true"] QTabBar::tab { background: transparent; border: none; padding: 0.5em 1em;
    border-bottom: @bar solid transparent; border-radius: 0; }
QTabWidget[inner="true"] QTabBar::tab:selected { border-bottom-color: @accent; }
QSplitter::handle { background: @window; }
QAbstractScrollArea { background: @card; border: none; }
QListView { background: @card; border: none; outline: none; }
QTextBrowser, QTableView, QListView#list, QListView#moves,
laststone--widgets--ChartView { border: @ring solid transparent; }
QTextBrowser:focus, QTableView:focus, QListView#list:focus, QListView#moves:focus,
laststone--widgets--ChartView:focus { border-color: @accent; }
QScrollBar:vertical { background: transparent; width: @scroll; margin: 0; }
QScrollBar:horizontal { background: transparent; height: @scroll; margin: 0; }
QScrollBar::handle { background: @scrollHandle; border-radius: 0.2em; margin: 0.12em; }
QScrollBar::handle:vertical { min-height: 1.5em; }
QScrollBar::handle:horizontal { min-width: 1.5em; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: @accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

struct Length {
    const char* name;
    const char* value;
};
// Names that begin with another stand before it.
constexpr Length kLengths[] = {
    {"@radiusCard", "0.4em"}, {"@radius", "0.25em"}, {"@line", "1px"},
    {"@ring", "0.1em"},       {"@bar", "0.15em"},    {"@scroll;", "0.7em;"},
};

} // namespace

QString Theme::styleSheet() const
{
    QString sheet = QString::fromLatin1(kSheet);
    // What must be seen needs 3:1 against its background, which a border need not have.
    sheet.replace(QLatin1String("@scrollHandle"), muted.name());
    for (const Length& length : kLengths)
        sheet.replace(QLatin1String(length.name), QLatin1String(length.value));
    const std::pair<const char*, QColor> colours[] = {
        {"@window", window},   {"@card", card},         {"@field", field},       {"@border", border},
        {"@text", text},       {"@muted", muted},       {"@disabled", disabled}, {"@tab", tab},
        {"@accent", accent},   {"@onAccent", onAccent}, {"@lostPale", lostPale}, {"@wonPale", wonPale},
        {"@wonText", wonText}, {"@won", won},           {"@goodText", goodText},
    };
    for (const auto& [name, colour] : colours)
        sheet.replace(QLatin1String(name), colour.name());
    return sheet;
}

} // namespace laststone::widgets
