// SPDX-License-Identifier: GPL-3.0-or-later
// The picture that the class sees, small, on the lecturer's own screen: what is pointed at and drawn there is
// pointed at and drawn before the class.
#pragma once

#include <QPixmap>
#include <QPointer>
#include <QTimer>
#include <QWidget>

namespace laststone::widgets {

class StageOverlay;

// Belongs to the presenter's window, and follows a stage for as long as both are there:
//
//   auto* preview = new StagePreview(*stage, *overlay, this);
//   preview->setVisible(overlay->isPointing());
class StagePreview final : public QWidget {
    Q_OBJECT
public:
    StagePreview(QWidget& stage, StageOverlay& overlay, QWidget* parent = nullptr);

    // Where a place of the stage is seen here, and the other way round.
    QPointF toPreview(const QPointF& onStage) const;
    QPointF toStage(const QPointF& here) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    QRectF area() const; // of the picture
    void follow();

    QPointer<QWidget> m_stage;
    QPointer<StageOverlay> m_overlay;
    QPixmap m_picture;
    QTimer m_often;
};

} // namespace laststone::widgets
