// SPDX-License-Identifier: GPL-3.0-or-later
// Qt's Fusion style with everything that is a fixed number of pixels in it made to follow the font.
#pragma once

#include <QProxyStyle>

class QLabel;

namespace laststone::widgets {

// Icons, indicators and margins grow with the font; boxes to choose and to count in look like the rest of the
// theme.
class HouseStyle final : public QProxyStyle {
    Q_OBJECT
public:
    HouseStyle();

    // Over a field without the focus, and over tabs, the wheel scrolls the page instead of changing a value
    // or the lesson unnoticed. What a label or a tip says is text, as it may hold strangers' names, unless
    // the label says itself that it is rich.
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    bool eventFilter(QObject* watched, QEvent* event) override;

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawItemPixmap(QPainter* painter, const QRect& rect, int alignment,
                        const QPixmap& pixmap) const override;
};

// Room for so many lines, whatever the label says: nothing below it moves when it says more or less.
void setLeastLines(QLabel& label, double lines);

// A label remembers hints that it has worked out with its least height before; they are dropped as well.
void setLeastHeight(QLabel& label, int height);

} // namespace laststone::widgets
