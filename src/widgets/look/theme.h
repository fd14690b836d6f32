// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of the look: colours, spacing, type. Nothing else in the program names a colour.
#pragma once

#include <QColor>
#include <QEasingCurve>
#include <QFont>
#include <QPalette>
#include <QString>

#include <array>

class QVariant;
class QWidget;

namespace laststone::widgets {

enum class ThemeChoice { System, Light, Dark, HighContrastLight, HighContrastDark };
inline constexpr int kThemeChoices = 5;

// Colours start from Okabe and Ito's palette and are moved apart until P, N, good and accent can be told from
// each other with protanopia, deuteranopia and tritanopia as well; text reaches 4.5:1, with high contrast 7:1
// (tests measure both).
struct Theme {
    bool dark = false;
    bool highContrast = false;

    QColor window; // behind the cards
    QColor card;
    QColor field; // inputs and buttons
    QColor border;
    QColor text;
    QColor muted; // second lines, axis labels
    QColor disabled; // what cannot be used now
    QColor tab; // behind the tabs that are not current
    QColor accent; // focus, the current tab, the learner's choice
    QColor onAccent; // text upon it

    QColor lost; // P: a filled disc
    QColor lostText;
    QColor lostPale; // behind even columns and P verdicts
    QColor won; // N and threats: a hollow ring
    QColor wonText;
    QColor wonPale; // behind odd columns and N verdicts
    QColor good; // winning moves, the current step
    QColor goodText;
    QColor onGood; // text upon goodText
    QColor goodPale;

    QColor refused; // what cannot be, as the cycle that an edge would close

    QColor stone;
    QColor stoneEdge;
    QColor badge; // behind the number of a step that is not current
    QColor onBadge;
    QColor grid;

    static const Theme& light() { return all()[0]; }
    static const Theme& darkTheme() { return all()[1]; }
    static const Theme& highContrastLight() { return all()[2]; }
    static const Theme& highContrastDark() { return all()[3]; }

    // For a screen that a hall looks at: text has a contrast of at least 7:1 (WCAG AAA), as projectors wash
    // colours out.
    static const Theme& stage(bool dark) { return all()[dark ? 5 : 4]; }

    // The theme that a palette has been made by: palettes hand it on from a window or the stage to all that
    // is in them.
    static const Theme& of(const QPalette& palette);

    QPalette palette() const;
    QString styleSheet() const;

private:
    static const std::array<Theme, 6>& all();
};

// The contrast of two opaque colours by WCAG 2.2, 1 .. 21.
double contrast(const QColor& a, const QColor& b);

// Durations in milliseconds and curves of everything that moves or waits.
namespace motion {

inline constexpr int kMove = 320; // stones that go, from the board or to another stair
inline constexpr int kTableRow = 900; // a table that grows by itself: time to read a line
inline constexpr int kSlowStep = 8000; // a short step of an explanation that goes on by itself
inline constexpr int kMediumStep = 4500;
inline constexpr int kFastStep = 2000;
inline constexpr int kMessage = 8000; // in the status bar
inline constexpr QEasingCurve::Type kCurve = QEasingCurve::InOutCubic;

} // namespace motion

// Sizes that follow the font, so that they follow the scale.
struct Spacing {
    explicit Spacing(const QFont& font);
    double em; // the height of a line
    double thin; // hairlines and rings
    double small;
};

// Sets a property that the style sheet asks for, false at first, and has the sheet look at the widget again:
// Qt does so only when a widget is polished.
void setStyleProperty(QWidget& widget, const char* name, const QVariant& value);

// The font in another size, whichever way its size is given.
QFont scaledFont(const QFont& font, double factor, bool bold = false);

} // namespace laststone::widgets
