// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/repolish.h"

#include <QStyle>
#include <QWidget>

namespace laststone::widgets {

void repolish(QWidget& widget)
{
    QStyle* style = widget.style();
    style->unpolish(&widget);
    style->polish(&widget);
}

} // namespace laststone::widgets
