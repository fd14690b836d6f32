// SPDX-License-Identifier: GPL-3.0-or-later
// Icons that take the colour of the theme, and the signs of P and N.
#pragma once

#include "theory/outcome.h"
#include "widgets/look/theme.h"

#include <QIcon>
#include <QString>

class QPainter;
class QRect;
class QRectF;
class QWidget;

namespace laststone::widgets {

// The icon resources/icons/actions/<name>.svg drawn in the colours of the theme; empty if there is none.
// QIcon::Selected is for what lies on the accent's colour.
QIcon themedIcon(const QString& name, const Theme& theme);

// Gives the buttons and actions of a form, and of those in it, the icons that their property "themedIcon"
// names.
void putIcons(const QWidget& form);

// The sign of an outcome: a filled disc for P, a hollow ring for N.
void paintOutcome(QPainter& painter, const QRectF& square, theory::Outcome outcome, const Theme& theme);
QIcon outcomeIcon(theory::Outcome outcome, const Theme& theme);

// While one lives, a file of vectors is being written: what styles ask of the icons above as pixmaps can then
// be drawn as the lines that they are made of.
class IconVectors {
public:
    IconVectors();
    ~IconVectors();
    IconVectors(const IconVectors&) = delete;
    IconVectors& operator=(const IconVectors&) = delete;

    // Draws the lines in place of the pixmap. False, and nothing drawn, where there are none.
    static bool draw(QPainter& painter, const QRect& place, const QPixmap& pixmap);
};

} // namespace laststone::widgets
