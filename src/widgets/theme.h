// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of the look: colours, spacing, type. Nothing else in the program names a colour.
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

namespace laststone::widgets {

enum class ThemeChoice { System, Light, Dark };

// Colours follow Okabe and Ito's palette, which stays apart for the colour-blind; where they are used for
// text they are darkened or lightened until the contrast is at least 4.5:1 (a test measures it).
struct Theme {
    bool dark = false;

    QColor window; // behind the cards
    QColor card;
    QColor field; // inputs and buttons
    QColor border;
    QColor text;
    QColor muted; // second lines, axis labels
    QColor accent; // focus, the current tab

    QColor lost; // P: a filled disc
    QColor lostText;
    QColor lostPale; // behind even columns and P verdicts
    QColor won; // N: a hollow ring
    QColor wonText;
    QColor wonPale; // behind odd columns and N verdicts
    QColor good; // winning moves, the current step
    QColor goodText;
    QColor goodPale;

    QColor stone;
    QColor stoneEdge;
    QColor badge; // the number of a step that is not current
    QColor grid;

    static const Theme& light();
    static const Theme& darkTheme();

    // For a screen that a hall looks at: text has a contrast of at least 7:1 (WCAG AAA), as projectors wash
    // colours out. Window and card are the same, so that they tell a widget on the stage.
    static const Theme& stage(bool dark);

    // The theme of a widget, told by its palette.
    static const Theme& of(const QPalette& palette);

    QPalette palette() const;
    QString styleSheet() const;
};

// The contrast of two opaque colours by WCAG 2.2, 1 .. 21.
double contrast(const QColor& a, const QColor& b);

// Sizes that follow the font, so that they follow the scale.
struct Spacing {
    explicit Spacing(const QFont& font);
    double em; // the height of a line
    double thin; // hairlines and rings
    double small;
    double medium;
    double radius;
};

// The font in another size, whichever way its size is given.
QFont scaledFont(const QFont& font, double factor, bool bold = false);

} // namespace laststone::widgets
