// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sg/graph_layout.h"

#include "games/sg/graph_route.h"

#include <algorithm>
#include <cmath>

namespace laststone::games {

namespace {

constexpr double kAcross = 66; // between neighbours in a layer, at least
constexpr double kAlong = 76; // between layers, at least
constexpr double kMostStretched = 1.9; // to fill the room
constexpr double kAround = 3 * kVertexRadius; // what a rim, labels and tokens need at the borders

// The gaps across and along the layers for a drawing in a room.
struct Gaps {
    double across = kAcross;
    double along = kAlong;
    double scale = 0; // at which the drawing fits
};

// `width` and `height` are those of the drawing, in gaps.
Gaps fit(double width, double height, const QSizeF& room)
{
    Gaps gaps;
    const auto wide = [&] { return width * gaps.across + kAround; };
    const auto high = [&] { return height * gaps.along + kAround; };
    const double aspect = room.width() / room.height();
    if (wide() / high() < aspect && width > 0)
        gaps.across = std::clamp((high() * aspect - kAround) / width, kAcross, kAcross * kMostStretched);
    else if (height > 0)
        gaps.along = std::clamp((wide() / aspect - kAround) / height, kAlong, kAlong * kMostStretched);
    gaps.scale = std::min(room.width() / wide(), room.height() / high());
    return gaps;
}

} // namespace

QRectF GraphPlaces::bounds() const
{
    QRectF result;
    for (const auto& [vertex, at] : vertices) {
        result |=
            QRectF(at.x() - kVertexRadius, at.y() - kVertexRadius, 2 * kVertexRadius, 2 * kVertexRadius);
    }
    return result;
}

GraphLayers layGraph(const GraphGame& game)
{
    GraphLayers layers(game.graph(), game.levels());
    layers.reduceCrossings();
    layers.place();
    return layers;
}

GraphPlaces arrangeGraph(const GraphGame& game, const QSizeF& room)
{
    return arrangeGraph(game, layGraph(game), room);
}

GraphPlaces arrangeGraph(const GraphGame& game, const GraphLayers& layers, const QSizeF& room)
{
    double least = 0;
    double most = 0;
    for (const GraphLayers::Node& node : layers.nodes()) {
        least = std::min(least, node.place);
        most = std::max(most, node.place);
    }
    const auto depth = static_cast<double>(game.levels().count() - 1);
    const QSizeF space = room.isEmpty() ? QSizeF(1, 1) : room;
    const Gaps upright = fit(most - least, depth, space);
    const Gaps lying = fit(most - least, depth, space.transposed());
    const bool isUpright = upright.scale >= lying.scale;
    const Gaps& gaps = isUpright ? upright : lying;
    const auto point = [&](const GraphLayers::Node& node) {
        const double across = node.place * gaps.across;
        const double along = node.layer * gaps.along;
        // Whole numbers are written shorter and come back the same from a file.
        return isUpright ? QPointF(std::round(across), std::round(-along))
                         : QPointF(std::round(along), std::round(across));
    };

    GraphPlaces places;
    places.arranged = true;
    const std::vector<theory::Count>& vertices = game.drawing().vertices;
    for (std::size_t i = 0; i < vertices.size(); ++i)
        places.vertices.emplace(vertices[i], point(layers.nodes()[i]));
    const Obstacles obstacles(places);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const auto from = static_cast<theory::graph::Vertex>(i);
        for (std::size_t k = 0; k < layers.bends(from).size(); ++k) {
            const GraphDrawing::Edge edge{vertices[i], vertices[game.graph().options(from)[k]]};
            const auto& through = layers.bends(from)[k];
            if (through.empty() || obstacles.isClear(edge))
                continue;
            std::vector<QPointF>& bends = places.bends[edge];
            for (const auto node : through)
                bends.push_back(point(layers.nodes()[node]));
        }
    }
    return places;
}

std::size_t layerCrossings(const GraphGame& game)
{
    GraphLayers layers(game.graph(), game.levels());
    layers.reduceCrossings();
    return layers.crossings();
}

} // namespace laststone::games
