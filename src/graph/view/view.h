// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at the scene of a graph: fits it in, zooms, pans, and hands events to the tool in use.
#pragma once

#include "graph/view/scene.h"

#include <QGraphicsView>

namespace laststone::graph {

class Layers;
class Tool;

class View final : public QGraphicsView {
    Q_OBJECT
public:
    explicit View(QWidget* parent = nullptr);

    Scene& graph() { return m_scene; }
    const Scene& graph() const { return m_scene; }
    void setTool(Tool* tool);
    Tool* tool() const { return m_tool; }

    // Makes all of the graph as large as fits, and keeps it so until the view is zoomed.
    void fit();
    // Fits if that has been asked for and something would be outside.
    void keepFitted();
    bool isFitted() const { return m_fitted; }
    // Leaves so many pixels at the bottom free for a message when the graph is fitted in.
    void setBottom(int height);
    void zoom(double factor, const QPointF& around);
    void pan(const QPoint& by);
    void ensureShown(theory::Count vertex);

    // The room of the graph in units of the scene when nothing is scaled.
    QSizeF room() const;
    // Puts the vertices of a graph into layers that suit the room and leave some for their names.
    Places arrange(const Graph& model, const Layers& layers) const;

    // A length on the screen, in units of the scene.
    double units(double pixels) const;
    // Where a vertex or a token is, in the viewport.
    QRect vertexRect(theory::Count vertex) const;
    QRect tokenRect(std::size_t token) const;

signals:
    void resized();
    void keyPressed(QKeyEvent* event); // that the tool has no use for

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QRectF content() const;
    double largestScale() const;
    double leastLetters(double scale) const;
    QRect toViewport(const QPointF& centre, double radius) const;

    Scene m_scene;
    Tool* m_tool = nullptr;
    bool m_fitted = true;
    int m_bottom = 0;
    std::optional<QPoint> m_panning; // by the middle button
};

} // namespace laststone::graph
