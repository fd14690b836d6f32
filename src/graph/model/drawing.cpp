// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/model/drawing.h"

#include "teaching/notation.h"

#include <QStringList>

#include <algorithm>
#include <variant>

namespace laststone::graph {

using theory::Count;

namespace {

theory::graph::Graph adjacency(const Drawing& drawing)
{
    std::vector<theory::graph::Edge> edges;
    edges.reserve(drawing.edges.size());
    for (const Drawing::Edge& edge : drawing.edges) {
        edges.push_back({static_cast<theory::graph::Vertex>(*drawing.find(edge.from)),
                         static_cast<theory::graph::Vertex>(*drawing.find(edge.to))});
    }
    return {static_cast<theory::graph::Vertex>(drawing.vertices.size()), edges};
}

} // namespace

std::optional<std::size_t> Drawing::find(Count vertex) const
{
    // Mostly the vertices are 0, 1, 2 …, without gaps.
    if (vertex < vertices.size() && vertices[vertex] == vertex)
        return vertex;
    const auto found = std::ranges::lower_bound(vertices, vertex);
    if (found == vertices.end() || *found != vertex)
        return std::nullopt;
    return static_cast<std::size_t>(found - vertices.begin());
}

bool Drawing::isName(QStringView text)
{
    if (text.isEmpty() || text.size() > kMostNameLength)
        return false;
    // What means something in the notation cannot be in a name, nor can a name end like its last word, nor be
    // read as another: the notation takes full-width signs for their ASCII twins.
    static constexpr QLatin1String reserved(":;>=,{}\"");
    return teaching::asciiTwins(text) == text && !text.endsWith(QLatin1String("misere"), Qt::CaseInsensitive)
        && std::ranges::all_of(text,
                               [](QChar c) { return c.isPrint() && !c.isSpace() && !reserved.contains(c); });
}

QString Drawing::rule() const
{
    std::vector<bool> mentioned(vertices.size());
    for (const Edge& edge : edges) {
        mentioned[*find(edge.from)] = true;
        mentioned[*find(edge.to)] = true;
    }
    QString text = QStringLiteral("graph ");
    auto item = [&, first = true](Count vertex, QChar sign = {}, const QString& rest = {}) mutable {
        if (!first)
            text += QLatin1Char(';');
        first = false;
        text += QString::number(vertex);
        if (!sign.isNull())
            text += sign + rest;
    };
    auto edge = edges.begin();
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        if (!names[i].isEmpty())
            item(vertices[i], QLatin1Char('='), names[i]);
        else if (!mentioned[i])
            item(vertices[i]);
        for (; edge != edges.end() && edge->from == vertices[i]; ++edge)
            item(edge->from, QLatin1Char('>'), QString::number(edge->to));
    }
    return text;
}

bool Drawing::hasNames() const
{
    return std::ranges::any_of(names, [](const QString& name) { return !name.isEmpty(); });
}

QString Drawing::label(Count vertex) const
{
    const QString& name = names[find(vertex).value()];
    return name.isEmpty() ? QString::number(vertex) : name;
}

QString Drawing::cycleText(const std::vector<Count>& cycle) const
{
    constexpr std::size_t kMostNamed = 12;
    QStringList labels;
    for (std::size_t i = 0; i < std::min(cycle.size(), kMostNamed); ++i)
        labels << label(cycle[i]);
    if (cycle.size() > kMostNamed)
        labels << QStringLiteral("…");
    labels << label(cycle.front());
    return labels.join(QStringLiteral(" → "));
}

std::vector<Count> Drawing::cycle() const
{
    const auto values = theory::graph::grundyValues(adjacency(*this));
    std::vector<Count> result;
    if (const auto* found = std::get_if<theory::graph::Cycle>(&values)) {
        for (const theory::graph::Vertex vertex : found->vertices)
            result.push_back(vertices[vertex]);
    }
    return result;
}

Graph::Graph(Drawing drawing)
    : m_drawing(std::move(drawing))
    , m_arrows(adjacency(m_drawing))
    , m_levels(std::get<theory::graph::Levels>(theory::graph::levels(m_arrows)))
{
}

theory::graph::Vertex Graph::place(Count vertex) const
{
    return static_cast<theory::graph::Vertex>(m_drawing.find(vertex).value());
}

std::vector<Count> Graph::options(Count vertex) const
{
    std::vector<Count> result;
    for (const auto to : m_arrows.options(place(vertex)))
        result.push_back(m_drawing.vertices[to]);
    return result;
}

} // namespace laststone::graph
