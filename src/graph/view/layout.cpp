// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/layout.h"

#include "graph/view/route.h"

#include <algorithm>
#include <cmath>

namespace laststone::graph {

namespace {

constexpr double kAcross = 70; // between neighbours in a layer, at least
constexpr double kAlong = 78; // between layers, at least
constexpr double kMostStretched = 1.9; // to fill the room
constexpr double kAround = 3 * kVertexRadius; // what a rim, labels and tokens need at the borders
constexpr double kReach = 33; // of a vertex with its value, to the side
constexpr double kBetween = 8; // two names

// The gaps across and along the layers for a drawing in a room.
struct Gaps {
    double across = kAcross; // at least
    double along = kAlong;
    QSizeF around = {kAround, kAround}; // at the borders, across and along
    double scale = 0; // at which the drawing fits
};

// `width` and `height` are those of the drawing, in gaps.
Gaps fit(double width, double height, const QSizeF& room, Gaps gaps)
{
    const auto wide = [&] { return width * gaps.across + gaps.around.width(); };
    const auto high = [&] { return height * gaps.along + gaps.around.height(); };
    const double aspect = room.width() / room.height();
    if (wide() / high() < aspect && width > 0) {
        gaps.across = std::clamp((high() * aspect - gaps.around.width()) / width, gaps.across,
                                 std::max(gaps.across, kAcross * kMostStretched));
    } else if (height > 0) {
        gaps.along = std::clamp((wide() / aspect - gaps.around.height()) / height, gaps.along,
                                std::max(gaps.along, kAlong * kMostStretched));
    }
    gaps.scale = std::min(room.width() / wide(), room.height() / high());
    return gaps;
}

// What names ask of the gaps, in either direction of the layers.
class NameRoom {
public:
    NameRoom(const Graph& graph, const Layers& layers, const Names& names)
    {
        if (names.empty())
            return;
        m_layers.resize(graph.levels().count());
        const auto& vertices = graph.drawing().vertices;
        for (std::size_t i = 0; i < vertices.size(); ++i) {
            const Layers::Node& node = layers.nodes()[i];
            const auto name = names.find(vertices[i]);
            const bool isNamed = name != names.end();
            const QSizeF size = isNamed ? name->second : QSizeF();
            m_layers[node.layer].push_back({node.place, std::max(kReach, size.width() / 2)});
            m_widest = std::max(m_widest, size.width());
            m_highest = std::max(m_highest, size.height());
        }
        for (auto& layer : m_layers)
            std::ranges::sort(layer, {}, &Part::place);
    }

    // With the layers one above the other.
    Gaps upright() const
    {
        Gaps gaps;
        if (m_layers.empty())
            return gaps;
        for (const auto& layer : m_layers) {
            for (std::size_t i = 0; i + 1 < layer.size(); ++i) {
                const double apart = layer[i + 1].place - layer[i].place;
                gaps.across = std::max(gaps.across, (layer[i].half + layer[i + 1].half + kBetween) / apart);
            }
        }
        gaps.along = std::max(gaps.along, rows());
        gaps.around = {std::max(kAround, m_widest + kBetween), kAround + 2 * m_highest};
        return gaps;
    }

    // With the layers side by side.
    Gaps lying() const
    {
        Gaps gaps;
        if (m_layers.empty())
            return gaps;
        gaps.across = std::max(gaps.across, rows());
        for (std::size_t layer = 0; layer + 1 < m_layers.size(); ++layer) {
            for (const Part& part : m_layers[layer]) {
                for (const Part& other : m_layers[layer + 1]) {
                    if (std::abs(part.place - other.place) < 1)
                        gaps.along = std::max(gaps.along, part.half + other.half + kBetween);
                }
            }
        }
        gaps.around = {kAround + 2 * m_highest, std::max(kAround, m_widest + kBetween)};
        return gaps;
    }

private:
    struct Part {
        double place;
        double half; // of its width
    };

    // A name below one vertex, and tokens above the next.
    double rows() const
    {
        constexpr double kTokens = 40;
        return kNameAway + m_highest + kTokens;
    }

    std::vector<std::vector<Part>> m_layers; // empty where there are no names
    double m_widest = 0;
    double m_highest = 0;
};

} // namespace

Places arrangeGraph(const Graph& graph, const Layers& layers, const QSizeF& room, const Names& names)
{
    double least = 0;
    double most = 0;
    for (const Layers::Node& node : layers.nodes()) {
        least = std::min(least, node.place);
        most = std::max(most, node.place);
    }
    const auto depth = static_cast<double>(graph.levels().count() - 1);
    const QSizeF space = room.isEmpty() ? QSizeF(1, 1) : room;
    const NameRoom needed(graph, layers, names);
    const Gaps upright = fit(most - least, depth, space, needed.upright());
    const Gaps lying = fit(most - least, depth, space.transposed(), needed.lying());
    const bool isUpright = upright.scale >= lying.scale;
    const Gaps& gaps = isUpright ? upright : lying;
    const auto point = [&](const Layers::Node& node) {
        const double across = node.place * gaps.across;
        const double along = node.layer * gaps.along;
        // Whole numbers are written shorter and come back the same from a file.
        return isUpright ? QPointF(std::round(across), std::round(-along))
                         : QPointF(std::round(along), std::round(across));
    };

    Places places;
    places.arranged = true;
    const std::vector<theory::Count>& vertices = graph.drawing().vertices;
    for (std::size_t i = 0; i < vertices.size(); ++i)
        places.vertices.emplace(vertices[i], point(layers.nodes()[i]));
    const Obstacles obstacles(places);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const auto from = static_cast<theory::graph::Vertex>(i);
        for (std::size_t k = 0; k < layers.bends(from).size(); ++k) {
            const Drawing::Edge edge{vertices[i], vertices[graph.arrows().options(from)[k]]};
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

} // namespace laststone::graph
