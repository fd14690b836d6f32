// SPDX-License-Identifier: GPL-3.0-or-later
// What is written on a widget, and how large, for tests.
#pragma once

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

// Painted on, it keeps what is written and how large.
class TextRecorder final : public QPaintDevice {
public:
    struct Text {
        QString text;
        int pixels = 0;
        QStringList families;
        bool isCut = false; // its letters stand out of what is painted
        double baseline = 0;
    };
    explicit TextRecorder(const QSize& size) : m_size(size) { }
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const QList<Text>& texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        constexpr int kDpi = 96;
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return kDpi;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 0;
        }
    }

private:
    class Engine final : public QPaintEngine {
    public:
        Engine() : QPaintEngine(AllFeatures) { }
        bool begin(QPaintDevice*) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState&) override { }
        void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
        void drawPath(const QPainterPath&) override { }
        void drawPolygon(const QPointF*, int, PolygonDrawMode) override { }
        Type type() const override { return User; }
        void drawTextItem(const QPointF& place, const QTextItem& item) override
        {
            // What is clipped away is not written.
            const QPointF middle = place - QPointF(0, item.ascent() / 3);
            const QRectF clip = painter()->clipBoundingRect();
            const bool seen =
                !painter()->hasClipping() || (clip.top() <= middle.y() && middle.y() <= clip.bottom());
            if (seen && !item.text().trimmed().isEmpty())
                texts.append({item.text(), QFontInfo(item.font()).pixelSize(), item.font().families(),
                              isCut(place, item, clip), place.y()});
        }
        QList<Text> texts;

    private:
        bool isCut(const QPointF& place, const QTextItem& item, const QRectF& clip) const
        {
            constexpr double kRounding = 1;
            const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text());
            return painter()->hasClipping()
                && (place.y() + ink.top() < clip.top() - kRounding
                    || place.y() + ink.bottom() > clip.bottom() + kRounding);
        }
    };
    QSize m_size;
    mutable Engine m_engine;
};

inline QList<TextRecorder::Text> written(QWidget& widget)
{
    TextRecorder recorder(widget.size());
    widget.render(&recorder);
    return recorder.texts();
}

// The size of the smallest letters among these, in pixels.
inline int smallest(const QList<TextRecorder::Text>& texts)
{
    int result = 10'000;
    for (const auto& text : texts)
        result = std::min(result, text.pixels);
    return result;
}
