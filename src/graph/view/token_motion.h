// SPDX-License-Identifier: GPL-3.0-or-later
// A token on its way along an edge.
#pragma once

#include "graph/view/scene.h"

#include <QVariantAnimation>

namespace laststone::graph {

class TokenMotion final : public QVariantAnimation {
    Q_OBJECT
public:
    // The scene must outlive the motion.
    explicit TokenMotion(Scene& scene, QObject* parent);

    bool isMoving() const { return state() == Running; }

    // The token has gone along an edge of the graph on the scene, where it stands now; it began at `from`.
    void begin(std::size_t token, const Drawing::Edge& edge, const QPointF& from);
    // The token is where it goes.
    void end();

private:
    Scene& m_scene;
    std::size_t m_token = 0;
    QPolygonF m_way;
    QPointF m_startOffset;
    QPointF m_endOffset;
};

} // namespace laststone::graph
