// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of data for tests that go through the languages of the program.
#pragma once

#include "app/language.h"

#include <QTest>

// Columns "language", a code, and "scale" in percent, the usual and the largest.
inline void addLanguagesAndScales()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("scale");
    for (const laststone::app::Language& language : laststone::app::languages()) {
        for (const int scale : {100, 300})
            QTest::addRow("%s, %d %%", language.code, scale) << QString::fromLatin1(language.code) << scale;
    }
}
