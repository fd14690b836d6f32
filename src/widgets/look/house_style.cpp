// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/house_style.h"

#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFontMetrics>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

namespace {

constexpr double kArrow = 1.15; // em: the width of the part with the arrow
constexpr double kAround = 0.6; // em: what a box to choose has around its text besides
constexpr double kMenuSign = 0.8; // of an entry's height: the column with its icon or check mark

// The application's font decides: to ask each widget's own, which it may not have got yet, would load fonts
// that nobody sees.
double houseEm()
{
    static QFont font;
    static double em = 0;
    if (const QFont now = QApplication::font(); em == 0 || now != font) {
        font = now;
        em = QFontMetricsF(font).height();
    }
    return em;
}

int pixels(double length)
{
    return std::max(1, static_cast<int>(std::lround(length)));
}

// A field of the theme: a rounded frame, thick in the accent's colour when it has the focus.
void drawField(QPainter& painter, const QStyleOption& option, const QColor& inside)
{
    const double em = houseEm();
    const Theme& theme = Theme::of(option.palette);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const bool lit =
        option.state.testFlag(QStyle::State_MouseOver) && option.state.testFlag(QStyle::State_Enabled);
    const double line = focused ? std::max(2.0, em / 10) : 1;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(focused || lit ? theme.accent : theme.border, line));
    painter.setBrush(inside);
    const double half = line / 2;
    painter.drawRoundedRect(QRectF(option.rect).adjusted(half, half, -half, -half), em / 4, em / 4);
}

// A small angle that points to a side of its place.
void drawArrow(QPainter& painter, const QRectF& place, Qt::ArrowType side, const QColor& colour)
{
    const double em = houseEm();
    const bool flat = side == Qt::UpArrow || side == Qt::DownArrow;
    const double across = flat ? place.width() : place.height();
    const double along = flat ? place.height() : place.width();
    const double width = std::min({em * 0.4, across * 0.7, along * 1.2});
    const double height = side == Qt::UpArrow || side == Qt::LeftArrow ? -width / 2 : width / 2;
    const auto at = [&](double x, double y) {
        return place.center() + (flat ? QPointF(x, y) : QPointF(y, x));
    };
    QPainterPath path(at(-width / 2, -height / 2));
    path.lineTo(at(0, height / 2));
    path.lineTo(at(width / 2, -height / 2));
    painter.setPen(QPen(colour, std::max(1.3, em / 12), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void drawComboBox(const QStyle& style, const QStyleOptionComboBox& option, QPainter& painter,
                  const QWidget* widget)
{
    const Theme& theme = Theme::of(option.palette);
    drawField(painter, option, option.editable ? theme.card : theme.field);
    const QRect arrow = style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, widget);
    drawArrow(painter, arrow, Qt::DownArrow,
              option.state.testFlag(QStyle::State_Enabled) ? theme.text : theme.disabled);
}

void drawSpinBox(const QStyle& style, const QStyleOptionSpinBox& option, QPainter& painter,
                 const QWidget* widget)
{
    const Theme& theme = Theme::of(option.palette);
    drawField(painter, option, theme.card);
    const auto arrow = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step) {
        const bool possible =
            option.state.testFlag(QStyle::State_Enabled) && option.stepEnabled.testFlag(step);
        const QRect place = style.subControlRect(QStyle::CC_SpinBox, &option, part, widget);
        const bool up = part == QStyle::SC_SpinBoxUp;
        if (possible && option.activeSubControls.testFlag(part)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.tab);
            painter.drawRect(place);
        }
        drawArrow(painter, place, up ? Qt::UpArrow : Qt::DownArrow, possible ? theme.text : theme.disabled);
    };
    arrow(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled);
    arrow(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled);
}

// Fusion asks for the icon of a button under the mouse, which does not lie on the accent's colour.
QStyleOptionMenuItem withChosenIcon(const QStyleOptionMenuItem& entry, const QPainter& painter)
{
    QStyleOptionMenuItem result = entry;
    const bool lit =
        entry.state.testFlag(QStyle::State_Selected) && entry.state.testFlag(QStyle::State_Enabled);
    if (lit && !entry.icon.isNull()) {
        const int size = QApplication::style()->pixelMetric(QStyle::PM_SmallIconSize);
        result.icon = QIcon(
            entry.icon.pixmap(QSize(size, size), painter.device()->devicePixelRatioF(), QIcon::Selected));
    }
    return result;
}

} // namespace

HouseStyle::HouseStyle() : QProxyStyle(QStringLiteral("Fusion")) { }

int HouseStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const auto em = [](double factor) { return pixels(houseEm() * factor); };
    switch (metric) {
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
        return em(0.95);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return em(0.75);
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        return em(0.45);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return em(0.3);
    case PM_TabBarScrollButtonWidth:
        return em(1.4);
    case PM_ScrollBarExtent:
        return em(0.7);
    case PM_ScrollBarSliderMin:
        return em(1.5);
    case PM_SplitterWidth:
        return em(0.4);
    case PM_MessageBoxIconSize:
        return em(2.5);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

void HouseStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    const bool isField = qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget);
    if (isField && widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
    if (isField || qobject_cast<QTabBar*>(widget))
        widget->installEventFilter(this);
    // Qt's own boxes guess, as one of them has markup that nobody can declare.
    auto* label = qobject_cast<QLabel*>(widget);
    if (label && label->textFormat() == Qt::AutoText && !qobject_cast<QMessageBox*>(label->window()))
        label->setTextFormat(Qt::PlainText);
}

bool HouseStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Wheel
        || (static_cast<QWidget*>(watched)->hasFocus() && !qobject_cast<QTabBar*>(watched)))
        return QProxyStyle::eventFilter(watched, event);
    event->ignore(); // so that it goes on to what lies behind
    return true;
}

int HouseStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const
{
    // Qt's own icons for "Close" and "Cancel" are black in every theme.
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0
                                                       : QProxyStyle::styleHint(hint, option, widget, data);
}

QRect HouseStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const
{
    const QRect whole = option->rect;
    const int arrow = pixels(houseEm() * kArrow);
    const int frame = pixels(houseEm() * 0.12);
    QRect place;
    if (control == CC_ComboBox && part == SC_ComboBoxArrow) {
        place = QRect(whole.right() - arrow + 1, whole.top(), arrow, whole.height());
    } else if (control == CC_ComboBox && part == SC_ComboBoxEditField) {
        place = whole.adjusted(frame * 3, frame, -arrow, -frame);
    } else if (control == CC_SpinBox && part == SC_SpinBoxEditField) {
        place = whole.adjusted(frame * 2, frame, -arrow, -frame);
    } else if (control == CC_SpinBox && (part == SC_SpinBoxUp || part == SC_SpinBoxDown)) {
        const int half = (whole.height() - 2 * frame) / 2;
        const int top = part == SC_SpinBoxUp ? whole.top() + frame : whole.bottom() - frame - half + 1;
        place = QRect(whole.right() - arrow + 1, top, arrow - frame, half);
    } else {
        return QProxyStyle::subControlRect(control, option, part, widget);
    }
    return visualRect(option->direction, whole, place);
}

QSize HouseStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const
{
    const double em = houseEm();
    if (type == CT_ComboBox) // the contents are the text
        return {contents.width() + pixels(em * (kArrow + kAround)), pixels(em * 1.6)};
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    // Fusion draws the column of icons as wide as an entry is high, but counts it in pixels: in a larger font
    // the longest text of a menu would be cut.
    if (type == CT_MenuItem && entry && entry->menuItemType != QStyleOptionMenuItem::Separator) {
        const int missing = pixels(size.height() * kMenuSign) - entry->maxIconWidth;
        return {size.width() + std::max(0, missing) + pixels(em * 0.3), size.height()};
    }
    return type == CT_SpinBox ? QSize(size.width(), pixels(em * 1.6)) : size;
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    const auto* entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    if (element == CE_MenuItem && entry) {
        const QStyleOptionMenuItem shown = withChosenIcon(*entry, *painter);
        QProxyStyle::drawControl(element, &shown, painter, widget);
    } else {
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void HouseStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const
{
    const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    painter->save();
    if (control == CC_ComboBox && combo)
        drawComboBox(*proxy(), *combo, *painter, widget);
    else if (control == CC_SpinBox && spin)
        drawSpinBox(*proxy(), *spin, *painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    painter->restore();
}

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    // Buttons have a ring around them; Fusion's box around their text looks as if it were selected.
    if (element == PE_FrameFocusRect
        && (qobject_cast<const QPushButton*>(widget) || qobject_cast<const QToolButton*>(widget)))
        return;
    if (element != PE_IndicatorArrowLeft && element != PE_IndicatorArrowRight) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    const Theme& theme = Theme::of(option->palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    // In the entry of a menu that is chosen, Fusion has put the colour for text on the accent here.
    const bool lit = option->palette.color(QPalette::WindowText) == theme.onAccent;
    const QColor colour = lit ? theme.onAccent : theme.text;
    drawArrow(*painter, option->rect, element == PE_IndicatorArrowLeft ? Qt::LeftArrow : Qt::RightArrow,
              option->state.testFlag(State_Enabled) ? colour : theme.disabled);
    painter->restore();
}

// Styles draw icons as pixmaps, on paper too.
void HouseStyle::drawItemPixmap(QPainter* painter, const QRect& rect, int alignment,
                                const QPixmap& pixmap) const
{
    const QRect place = alignedRect(QGuiApplication::layoutDirection(), Qt::Alignment(alignment),
                                    pixmap.deviceIndependentSize().toSize(), rect);
    if (!IconVectors::draw(*painter, place, pixmap))
        QProxyStyle::drawItemPixmap(painter, rect, alignment, pixmap);
}

void setLeastLines(QLabel& label, double lines)
{
    label.ensurePolished(); // in the font that it will have
    setLeastHeight(label, qRound(label.fontMetrics().lineSpacing() * lines));
}

void setLeastHeight(QLabel& label, int height)
{
    if (label.minimumHeight() == height)
        return;
    label.setMinimumHeight(height);
    label.setIndent(label.indent());
}

} // namespace laststone::widgets
