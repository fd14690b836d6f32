// SPDX-License-Identifier: GPL-3.0-or-later
// What lies over the picture of a stage: a frozen picture, a part of it enlarged, what has been drawn upon
// it, a spotlight, a large pointer, a blank screen.
#pragma once

#include <QList>
#include <QPixmap>
#include <QPolygonF>
#include <QTimer>
#include <QWidget>

namespace laststone::widgets {

class StageOverlay final : public QWidget {
    Q_OBJECT
public:
    enum class Blank { None, Black, White };

    // Lies over `shown`, a child of the same parent, which it covers.
    StageOverlay(QWidget& shown, QWidget* parent);

    void setBlank(Blank blank);
    Blank blank() const { return m_blank; }

    // Keeps the picture that is shown now, whatever happens below.
    void setFrozen(bool frozen);
    bool isFrozen() const { return !m_frozen.isNull(); }

    void setSpotlight(bool on);
    bool hasSpotlight() const { return m_spotlight; }

    // Enlarges the place under the pointer; the wheel changes how far, dragging goes elsewhere.
    void setZoomed(bool zoomed);
    bool isZoomed() const { return m_zoom > 1; }
    double zoom() const { return m_zoom; }

    // A dot that the last row sees, where the pointer is.
    void setDot(bool on);
    bool hasDot() const { return m_dot; }

    // With a pen or a marker, dragging draws upon the picture. What has been drawn stays until it is wiped
    // away, also when the tool is put down.
    enum class Tool { None, Pen, Marker };
    void setTool(Tool tool);
    Tool tool() const { return m_tool; }
    struct Stroke {
        Tool tool;
        QPolygonF points; // in the picture
    };
    bool hasStrokes() const { return !m_strokes.isEmpty(); }
    const QList<Stroke>& strokes() const { return m_strokes; }
    void setStrokes(const QList<Stroke>& strokes); // as they were before
    void wipe();

    // Whether something is done with the pointer on the picture, besides moves on the board.
    bool isPointing() const { return m_dot || m_spotlight || isZoomed() || m_tool != Tool::None; }

    // What the mouse does in the overlay, or where the same picture is seen.
    void setPointer(const QPointF& place);
    void pressAt(const QPointF& place);
    void dragTo(const QPointF& place);
    void turnWheel(double notches, const QPointF& around);

    // Takes the topmost of blank, tool, dot, spotlight and zoom away; says whether there was one.
    bool back();

    // The picture below has changed.
    void refresh();

signals:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();
    void zoomTo(double factor, const QPointF& around);
    void moveOrigin(const QPointF& origin);
    QPointF pointer() const;
    QRectF part() const; // of the picture that is shown
    void paintPicture(QPainter& painter);
    void paintStrokes(QPainter& painter) const;
    void paintDot(QPainter& painter) const;

    QWidget& m_shown;
    Blank m_blank = Blank::None;
    QPixmap m_frozen;
    bool m_spotlight = false;
    bool m_dot = false;
    Tool m_tool = Tool::None;
    QList<Stroke> m_strokes;
    double m_zoom = 1;
    QPointF m_origin; // of the part that is enlarged
    QPointF m_pointer;
    bool m_pointed = false; // before, the pointer is taken to be in the middle
    QPointF m_dragged;
    QPixmap m_enlarged; // made when it is painted
    QTimer m_settled; // stones that move come to rest
};

} // namespace laststone::widgets
