// SPDX-License-Identifier: GPL-3.0-or-later
// Colours as people with dichromatic vision see them, and how far apart two colours look.
#pragma once

#include <QColor>

namespace laststone::tests {

enum class Vision { Usual, Protanopia, Deuteranopia, Tritanopia };

// Protanopia and deuteranopia by Viénot, Brettel and Mollon (1999), tritanopia, for which one plane is too
// coarse, by Brettel, Viénot and Mollon (1997); all in linear sRGB.
QColor seenBy(Vision vision, const QColor& colour);

// CIEDE2000 with the weights 1 (Sharma, Wu and Dalal 2005); 1 is about what can just be noticed side by side.
double difference(const QColor& a, const QColor& b);

// The same of two points in CIE L*a*b*, for the published test data.
struct Lab {
    double l;
    double a;
    double b;
};
double difference(const Lab& a, const Lab& b);

} // namespace laststone::tests
