// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/token_motion.h"

namespace laststone::graph {

TokenMotion::TokenMotion(Scene& scene, QObject* parent) : QVariantAnimation(parent), m_scene(scene)
{
    setDuration(widgets::motion::kMove);
    setStartValue(0.0);
    setEndValue(1.0);
    setEasingCurve(widgets::motion::kCurve);
    connect(this, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        const double t = value.toDouble();
        m_scene.setCarried(m_token, pointAlong(m_way, t) + m_startOffset * (1 - t) + m_endOffset * t);
    });
    connect(this, &QVariantAnimation::finished, this, &TokenMotion::end);
}

void TokenMotion::begin(std::size_t token, const Drawing::Edge& edge, const QPointF& from)
{
    const QPointF source = m_scene.places().vertices.at(edge.from);
    const QPointF target = m_scene.places().vertices.at(edge.to);
    m_token = token;
    m_startOffset = from - source;
    m_endOffset = m_scene.tokenPlace(token) - target;
    m_way = QPolygonF{source} + m_scene.way(edge) + QPolygonF{target};
    start();
}

void TokenMotion::end()
{
    stop();
    m_scene.setCarried(std::nullopt);
}

} // namespace laststone::graph
