// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/model/drawing.h"

#include <QStringList>

#include <deque>
#include <map>
#include <ranges>

namespace laststone::graph {

using teaching::NotationError;
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

// The vertices of a shortest way, both ends among them; empty if there is none.
std::vector<Count> shortestWay(const Drawing& drawing, Count from, Count to)
{
    std::map<Count, Count> before{{from, from}};
    std::deque<Count> open{from};
    while (!open.empty() && !before.contains(to)) {
        const Count vertex = open.front();
        open.pop_front();
        for (const Drawing::Edge& edge :
             std::ranges::equal_range(drawing.edges, vertex, {}, &Drawing::Edge::from)) {
            if (before.emplace(edge.to, vertex).second)
                open.push_back(edge.to);
        }
    }
    std::vector<Count> way;
    if (!before.contains(to))
        return way;
    for (Count at = to; at != from; at = before.at(at))
        way.push_back(at);
    way.push_back(from);
    std::ranges::reverse(way);
    return way;
}

// Reads the text of a graph. After a mistake it is at the end.
class Reader {
    LASTSTONE_SENTENCES(SgRule)

public:
    explicit Reader(QStringView text) : m_text(text) { }

    std::variant<Drawing, NotationError> read()
    {
        do {
            item();
        } while (skip(QLatin1Char(';')));
        if (m_at < m_text.size()) {
            fail(m_at,
                 phrase("“;” and the next edge, “misere” or a colon is expected, as in “graph 1>0;2>0: 2”"));
        }
        if (!m_error)
            collect();
        if (m_error)
            return *m_error;
        return std::move(m_drawing);
    }

private:
    struct Item {
        Drawing::Edge edge;
        qsizetype at = 0;
    };

    void fail(qsizetype at, const teaching::Sentence& expected)
    {
        if (!m_error)
            m_error = NotationError{expected, at + 1};
        m_at = m_text.size();
    }

    void skipBlanks()
    {
        while (m_at < m_text.size() && m_text[m_at] == QLatin1Char(' '))
            ++m_at;
    }

    // Whether this comes next; then what comes after it is next.
    bool skip(QLatin1Char wanted)
    {
        skipBlanks();
        const bool found = m_at < m_text.size() && m_text[m_at] == wanted;
        m_at += found ? 1 : 0;
        skipBlanks();
        return found;
    }

    // What comes before a character that is not of it.
    template <class IsOfIt> QStringView take(IsOfIt isOfIt)
    {
        const QStringView rest = m_text.sliced(m_at);
        const auto length = std::ranges::find_if_not(rest, isOfIt) - rest.begin();
        m_at += length;
        return rest.first(length);
    }

    Count vertex()
    {
        const qsizetype at = m_at;
        bool ok = false;
        const Count vertex =
            take([](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); }).toULongLong(&ok);
        if (!ok || vertex > theory::kMaxCount) {
            //: %1 is 9223372036854775807
            fail(at,
                 phrase("a vertex is expected, a whole number from 0 to %1")(
                     QString::number(theory::kMaxCount)));
        }
        m_drawing.vertices.push_back(vertex);
        return vertex;
    }

    void item()
    {
        skipBlanks();
        const qsizetype first = m_at;
        const Count from = vertex();
        if (skip(QLatin1Char('='))) {
            const qsizetype at = m_at;
            const QStringView name =
                take([](QChar c) { return c != QLatin1Char(';') && c != QLatin1Char(' '); });
            if (!Drawing::isName(name)) {
                //: %1 is how many characters a name may have
                fail(at,
                     phrase("a name of 1 to %1 characters is expected, without blanks, “:”, “;”, “>”, “=”, "
                            "“,”, braces and quotes, and not ending in “misere”")(
                         Count{Drawing::kMostNameLength}));
            }
            m_names.emplace_back(from, name.toString());
        } else if (skip(QLatin1Char('>'))) {
            m_edges.push_back({{from, vertex()}, first});
        }
    }

    void collect()
    {
        sortOut(m_drawing.vertices);
        m_drawing.names.resize(m_drawing.vertices.size());
        for (const Item& item : m_edges)
            m_drawing.edges.push_back(item.edge);
        sortOut(m_drawing.edges);
        if (const std::vector<Count> cycle = m_drawing.cycle(); !cycle.empty()) {
            // The edge that closes it is pointed at; there are no names yet, as edges are written without.
            const Drawing::Edge closing{cycle.back(), cycle.front()};
            //: %1 is a cycle such as "1 → 2 → 1"
            fail(std::ranges::find(m_edges, closing, &Item::edge)->at,
                 phrase("the graph must have no cycle, but there is one: %1")(m_drawing.cycleText(cycle)));
        }
        for (auto& [vertex, name] : m_names)
            m_drawing.names[*m_drawing.find(vertex)] = std::move(name);
    }

    QStringView m_text;
    qsizetype m_at = 5; // after "graph"
    std::vector<std::pair<Count, QString>> m_names;
    std::vector<Item> m_edges;
    Drawing m_drawing; // its vertices in the order of the text, until all is read
    std::optional<NotationError> m_error;
};

} // namespace

std::variant<Drawing, NotationError> readDrawing(QStringView text)
{
    return Reader(text).read();
}

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

std::optional<Count> Drawing::named(QStringView name) const
{
    bool isNumber = false;
    const Count number = name.toULongLong(&isNumber);
    if (name.isEmpty() || (isNumber && find(number)))
        return std::nullopt;
    const auto found = std::ranges::find(names, name);
    if (found == names.end() || std::find(found + 1, names.end(), name) != names.end())
        return std::nullopt;
    return vertices[static_cast<std::size_t>(found - names.begin())];
}

QStringList onlyIn(const Drawing& one, const Drawing& other)
{
    QStringList parts;
    for (std::size_t i = 0; i < one.vertices.size(); ++i) {
        const auto there = other.find(one.vertices[i]);
        const QString& name = one.names[i];
        if (there && (name.isEmpty() || name == other.names[*there]))
            continue;
        const QString number = QString::number(one.vertices[i]);
        parts << (name.isEmpty() ? number : number + u'=' + name);
    }
    for (const Drawing::Edge& edge : one.edges) {
        if (!std::ranges::binary_search(other.edges, edge))
            parts << QStringLiteral("%1→%2").arg(edge.from).arg(edge.to);
    }
    return parts;
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

// ---- changes ----

Count freeVertex(const Drawing& drawing)
{
    const auto& vertices = drawing.vertices;
    const auto gap = std::ranges::mismatch(vertices, std::views::iota(Count{0})).in1;
    return static_cast<Count>(gap - vertices.begin());
}

Setup withVertex(Setup state, Count vertex)
{
    auto& vertices = state.drawing.vertices;
    const auto at = std::ranges::lower_bound(vertices, vertex);
    const auto place = at - vertices.begin();
    vertices.insert(at, vertex);
    state.drawing.names.insert(state.drawing.names.begin() + place, QString());
    return state;
}

std::variant<Setup, std::vector<Count>> withEdge(Setup state, const Drawing::Edge& edge)
{
    std::vector<Count> back = shortestWay(state.drawing, edge.to, edge.from);
    if (!back.empty()) {
        // From the source of the edge on: it comes last on the way back.
        std::ranges::rotate(back, back.end() - 1);
        return back;
    }
    auto& edges = state.drawing.edges;
    const auto at = std::ranges::lower_bound(edges, edge);
    if (at == edges.end() || *at != edge)
        edges.insert(at, edge);
    return state;
}

std::optional<Removal> without(const Setup& state, const VertexSet& vertices, const EdgeSet& edges)
{
    Removal result;
    Drawing& left = result.state.drawing;
    for (std::size_t i = 0; i < state.drawing.vertices.size(); ++i) {
        if (!vertices.contains(state.drawing.vertices[i])) {
            left.vertices.push_back(state.drawing.vertices[i]);
            left.names.push_back(state.drawing.names[i]);
        }
    }
    if (left.vertices.empty())
        return std::nullopt;
    std::ranges::copy_if(state.drawing.edges, std::back_inserter(left.edges), [&](const Drawing::Edge& edge) {
        return !edges.contains(edge) && !vertices.contains(edge.from) && !vertices.contains(edge.to);
    });
    std::ranges::copy_if(state.tokens, std::back_inserter(result.state.tokens),
                         [&](Count token) { return !vertices.contains(token); });
    if (result.state.tokens.empty() && !state.tokens.empty()) {
        result.state.tokens = {Graph(left).top()};
        result.rescued = result.state.tokens.front();
    }
    return result;
}

} // namespace laststone::graph
