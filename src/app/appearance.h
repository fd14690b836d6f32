// SPDX-License-Identifier: GPL-3.0-or-later
// How large everything is and in which colours: what belongs to the application, not to a window.
#pragma once

#include "widgets/look/theme.h"

#include <span>

namespace laststone::app {

// The sizes to choose from, in per cent of the system's font, from the smallest to the largest.
std::span<const int> scales();

// The scale nearest to a number of per cent, so that any number is understood.
int nearestScale(int percent);

// The next larger one (`steps` > 0) or smaller one; at the ends it stays.
int nextScale(int percent, int steps);

// Gives the application the house's style. Best before there is an application, which then makes no other.
void installStyle();

// Gives the application a theme's palette and style sheet.
void applyTheme(widgets::ThemeChoice choice);

// The theme that a choice means where the system's palette is this one.
const widgets::Theme& themeFor(widgets::ThemeChoice choice, const QPalette& system);

// Makes everything `percent` of the size that the system's font asks for, and keeps it when the language is
// switched. REQUIRES: one of scales().
void applyScale(int percent);

// The font that the application has in a language, whose families these are.
QFont applicationFont(const QStringList& families);

// Gives the application a font that every widget follows, also those that the style sheet touches.
void setApplicationFont(const QFont& font);

// Whether the system wants things to move; reduced motion is its wish to have them stay.
bool systemAnimates();

} // namespace laststone::app
