// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/boxes.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QToolTip>

#include <algorithm>
#include <utility>

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
    // Not the one of QComboBox, which makes its list: that takes the style and the font when it is made.
    if (isAboutList && !findChild<QAbstractItemView*>())
        QWidget::changeEvent(event); // NOLINT(bugprone-parent-virtual-call)
    else
        QComboBox::changeEvent(event);
}

QString MoveBox::shownText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return option.currentText;
}

void MoveBox::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    constexpr int kAround = 2; // pixels, that styles leave free
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    option->currentText =
        fontMetrics().elidedText(option->currentText, Qt::ElideLeft, field.width() - kAround);
}

bool MoveBox::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QComboBox::event(event);
    const bool isCut = shownText() != currentText();
    QToolTip::showText(static_cast<const QHelpEvent*>(event)->globalPos(), isCut ? currentText() : QString(),
                       this);
    return true;
}

CountBox::CountBox(QWidget* parent) : QAbstractSpinBox(parent)
{
    show(m_value);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& text) {
        QString typed = text;
        int position = 0;
        if (validate(typed, position) != QValidator::Acceptable)
            return;
        const theory::Count value = typed.toULongLong();
        if (value != std::exchange(m_value, value))
            emit edited(m_value);
    });
    // An unfinished number goes back to the last one that was good.
    connect(this, &QAbstractSpinBox::editingFinished, this, [this] { show(m_value); });
}

void CountBox::show(theory::Count value)
{
    const QString text = QString::number(value);
    if (lineEdit()->text() != text)
        lineEdit()->setText(text);
}

void CountBox::setValue(theory::Count value)
{
    m_value = std::clamp(value, m_least, m_most);
    show(m_value);
    update();
}

// As if it had been typed.
void CountBox::enter(qulonglong value)
{
    const theory::Count before = m_value;
    setValue(value);
    if (m_value != before)
        emit edited(m_value);
}

void CountBox::setRange(theory::Count least, theory::Count most)
{
    m_least = least;
    m_most = most;
    setValue(m_value);
    updateGeometry();
}

QValidator::State CountBox::validate(QString& input, int&) const
{
    if (input.isEmpty())
        return QValidator::Intermediate;
    bool isNumber = false;
    const theory::Count value = input.toULongLong(&isNumber);
    const bool digits = std::ranges::all_of(input, [](QChar c) { return c.isDigit(); });
    if (!digits || !isNumber || value > m_most)
        return QValidator::Invalid;
    return value < m_least ? QValidator::Intermediate : QValidator::Acceptable;
}

void CountBox::fixup(QString& input) const
{
    input = QString::number(m_value);
}

void CountBox::stepBy(int steps)
{
    const theory::Count distance =
        steps < 0 ? static_cast<theory::Count>(-(steps + 1)) + 1 : static_cast<theory::Count>(steps);
    theory::Count value = m_value;
    if (steps < 0)
        value -= std::min(distance, m_value - m_least);
    else
        value += std::min(distance, m_most - m_value);
    if (value == m_value)
        return;
    setValue(value);
    selectAll();
    emit edited(m_value);
}

QAbstractSpinBox::StepEnabled CountBox::stepEnabled() const
{
    StepEnabled enabled = StepNone;
    if (m_value > m_least)
        enabled |= StepDownEnabled;
    if (m_value < m_most)
        enabled |= StepUpEnabled;
    return enabled;
}

QSize CountBox::sizeHint() const
{
    const QSize base = QAbstractSpinBox::sizeHint();
    const qsizetype digits = std::clamp<qsizetype>(QString::number(m_most).size(), 2, 19);
    const int text = fontMetrics().horizontalAdvance(QString(digits, QLatin1Char('0')));
    return {text + fontMetrics().height() * 3, base.height()};
}

} // namespace laststone::widgets
