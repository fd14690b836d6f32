// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/choice_box.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QStyleOptionComboBox>

#include <algorithm>

namespace laststone::widgets {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent)
{
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model(), signal, this, &QWidget::updateGeometry);
    connect(model(), &QAbstractItemModel::dataChanged, this, &QWidget::updateGeometry);
    connect(model(), &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
}

QSize ChoiceBox::sizeHint() const
{
    constexpr int kLettersOfNone = 7; // as wide as an empty QComboBox is
    const QFontMetrics metrics = fontMetrics();
    int width = count() > 0 ? 0 : kLettersOfNone * metrics.horizontalAdvance(QLatin1Char('x'));
    for (int i = 0; i < count(); ++i)
        width = std::max(width, metrics.boundingRect(itemText(i)).width());
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, {width, metrics.height()}, this);
}

void ChoiceBox::changeEvent(QEvent* event)
{
    const bool isAboutList = event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange;
    if (isAboutList && !findChild<QAbstractItemView*>())
        QWidget::changeEvent(
            event); // the list takes the style and the font of the application when it is made
    else
        QComboBox::changeEvent(event);
}

} // namespace laststone::widgets
