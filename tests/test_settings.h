// SPDX-License-Identifier: GPL-3.0-or-later
// What pages and windows of tests begin with: nothing moves by itself, and no opponent answers.
#pragma once

#include "app/settings.h"

inline laststone::teaching::Options
quietOptions(laststone::teaching::Opponent opponent = laststone::teaching::Opponent::Person)
{
    laststone::teaching::Options options;
    options.usual.opponent = opponent;
    options.animation = false;
    return options;
}

// With Nim in front.
inline laststone::app::Settings quietSettings()
{
    laststone::app::Settings settings;
    settings.lesson = QStringLiteral("nim");
    settings.page = quietOptions();
    return settings;
}
