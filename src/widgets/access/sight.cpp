// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/access/sight.h"

#include "widgets/board/board_widget.h"

namespace laststone::widgets {

bool isGoneWithBoard(const QWidget& panel)
{
    const QWidget* hidden = &panel;
    while (!hidden->isHidden() && hidden->parentWidget())
        hidden = hidden->parentWidget();
    return hidden->findChild<BoardWidget*>() != nullptr;
}

} // namespace laststone::widgets
