// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

const Theme& Theme::light()
{
    static const Theme theme{
        false, // dark
        QColor(0xF2F4F7), // window
        QColor(0xFFFFFF), // card
        QColor(0xF1F4F8), // field
        QColor(0xCDD5DF), // border
        QColor(0x1B1F24), // text
        QColor(0x586373), // muted
        QColor(0x0072B2), // accent
        QColor(0x0072B2), // lost
        QColor(0x00629B), // lostText
        QColor(0xE9F2FB), // lostPale
        QColor(0xD55E00), // won
        QColor(0xA84800), // wonText
        QColor(0xFDF0E8), // wonPale
        QColor(0x009E73), // good
        QColor(0x00734F), // goodText
        QColor(0xE5F5EF), // goodPale
        QColor(0x6B7480), // stone
        QColor(0x4F5863), // stoneEdge
        QColor(0x66717F), // badge
        QColor(0xDCE1E8), // grid
    };
    return theme;
}

const Theme& Theme::darkTheme()
{
    static const Theme theme{
        true, // dark
        QColor(0x14171B), // window
        QColor(0x1D2126), // card
        QColor(0x2A3037), // field
        QColor(0x454E58), // border
        QColor(0xECEFF2), // text
        QColor(0xAEB8C3), // muted
        QColor(0x56B4E9), // accent
        QColor(0x56B4E9), // lost
        QColor(0x7CC6F0), // lostText
        QColor(0x17303F), // lostPale
        QColor(0xE69F00), // won
        QColor(0xF0B43A), // wonText
        QColor(0x3A2C14), // wonPale
        QColor(0x2FC598), // good
        QColor(0x5FDDB6), // goodText
        QColor(0x12372C), // goodPale
        QColor(0xA3ADB8), // stone
        QColor(0xC4CCD4), // stoneEdge
        QColor(0x5A6572), // badge
        QColor(0x343B44), // grid
    };
    return theme;
}

const Theme& Theme::of(const QPalette& palette)
{
    constexpr int middle = 128;
    return palette.color(QPalette::Window).lightness() < middle ? darkTheme() : light();
}

QPalette Theme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, card);
    palette.setColor(QPalette::AlternateBase, field);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Button, field);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, card);
    palette.setColor(QPalette::ToolTipBase, card);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, dark ? window : card);
    palette.setColor(QPalette::Link, lostText);
    palette.setColor(QPalette::LinkVisited, lostText);
    palette.setColor(QPalette::Light, card);
    palette.setColor(QPalette::Midlight, field);
    palette.setColor(QPalette::Mid, border);
    palette.setColor(QPalette::Dark, border);
    palette.setColor(QPalette::Shadow, border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        QColor faded = muted;
        faded.setAlpha(150);
        palette.setColor(QPalette::Disabled, role, faded);
    }
    return palette;
}

QString Theme::styleSheet() const
{
    // Lengths in em follow the font and with it the scale.
    QString sheet = QStringLiteral(R"(
QMainWindow, QDialog, QMenuBar { background: @window; }
QMenuBar { padding: 0.1em 0.2em; }
QMenuBar::item { padding: 0.25em 0.7em; border-radius: 4px; background: transparent; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @border; }
QStatusBar { background: @window; color: @muted; }
QStatusBar::item { border: none; }
QToolTip { background: @card; color: @text; border: 1px solid @border; padding: 3px; }
QFrame[card="true"] { background: @card; border: 1px solid @border; border-radius: 8px; }
QFrame[verdict="P"] { background: @lostPale; border: none; border-radius: 4px; }
QFrame[verdict="N"] { background: @wonPale; border: none; border-radius: 4px; }
QLabel[muted="true"] { color: @muted; }
QLabel[heading="true"] { font-weight: bold; }
QLabel[error="true"] { color: @wonText; }
QLabel[good="true"] { color: @goodText; font-weight: bold; }
QLabel[bad="true"] { color: @wonText; font-weight: bold; }
QPushButton, QToolButton[button="true"] {
    background: @field; color: @text; border: 1px solid @border; border-radius: 5px;
    padding: 0.28em 0.7em; }
QPushButton:hover, QToolButton[button="true"]:hover { border-color: @accent; }
QPushButton:pressed, QToolButton[button="true"]:pressed,
QToolButton[button="true"]:checked { background: @lostPale; border-color: @accent; }
QPushButton:disabled, QToolButton[button="true"]:disabled { color: @faded; }
QPushButton:focus, QToolButton[button="true"]:focus, QLineEdit[field="true"]:focus { border: 2px solid @accent; }
QToolButton[button="true"]::menu-indicator { image: none; }
QToolButton[flat="true"] { border: 1px solid transparent; border-radius: 4px; padding: 0.2em 0.35em; }
QToolButton[flat="true"]:hover { border-color: @border; background: @field; }
QToolButton[flat="true"]:checked { border-color: @accent; background: @lostPale; }
QToolButton[flat="true"]:focus { border: 2px solid @accent; }
QLineEdit[field="true"] { background: @card; color: @text; border: 1px solid @border;
    border-radius: 5px; padding: 0.28em 0.5em; }
QLineEdit[error="true"] { border: 2px solid @won; }
QTabWidget::pane { border: none; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { background: @field; color: @muted; padding: 0.45em 1.5em; margin-right: 4px;
    border-top: 3px solid @field; border-top-left-radius: 8px; border-top-right-radius: 8px; }
QTabBar::tab:selected { background: @card; color: @text; border-top-color: @accent; font-weight: bold; }
QTabBar::tab:hover:!selected { color: @text; }
QTabBar::tab:focus { color: @accent; }
QTabWidget[inner="true"] QTabBar::tab { background: transparent; border: none; padding: 0.5em 1em;
    border-bottom: 3px solid transparent; border-radius: 0; }
QTabWidget[inner="true"] QTabBar::tab:selected { border-bottom-color: @accent; }
QSplitter::handle { background: @window; }
QAbstractScrollArea { background: @card; border: none; }
QListView { background: @card; border: none; outline: none; }
QTextBrowser, QTableView, QListView#list, QListView#moves,
laststone--widgets--ChartView { border: 2px solid transparent; }
QTextBrowser:focus, QTableView:focus, QListView#list:focus, QListView#moves:focus,
laststone--widgets--ChartView:focus { border-color: @accent; }
)");
    QColor faded = muted;
    faded.setAlpha(150);
    const std::pair<const char*, QColor> colours[] = {
        {"@window", window},     {"@card", card},         {"@field", field},   {"@border", border},
        {"@text", text},         {"@muted", muted},       {"@accent", accent}, {"@lostPale", lostPale},
        {"@wonPale", wonPale},   {"@wonText", wonText},   {"@won", won},       {"@goodText", goodText},
        {"@goodPale", goodPale}, {"@lostText", lostText},
    };
    for (const auto& [name, colour] : colours)
        sheet.replace(QLatin1String(name), colour.name());
    sheet.replace(QLatin1String("@faded"), faded.name(QColor::HexArgb));
    return sheet;
}

namespace {

double luminance(const QColor& colour)
{
    const auto channel = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF())
        + 0.0722 * channel(colour.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

Spacing::Spacing(const QFont& font)
    : em(QFontMetricsF(font).height())
    , thin(std::max(1.0, em / 12))
    , small(em / 3)
    , medium(em * 2 / 3)
    , radius(em / 3)
{
}

QFont scaledFont(const QFont& font, double factor, bool bold)
{
    QFont result = font;
    if (font.pixelSize() > 0)
        result.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    else
        result.setPointSizeF(font.pointSizeF() * factor);
    result.setBold(bold);
    return result;
}

} // namespace laststone::widgets
