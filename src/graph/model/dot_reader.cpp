// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/model/dot_lexer.h"
#include "teaching/notation.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>

namespace laststone::graph {

using teaching::Sentence;
using theory::Count;

namespace {

constexpr int kDeepest = 100; // subgraphs in each other
constexpr double kFarthest = 1e7;

// The number that an ID is, if it is written as the notation writes it.
std::optional<Count> numberOf(const QString& id)
{
    bool ok = false;
    const Count number = id.toULongLong(&ok);
    return ok && number <= theory::kMaxCount && QString::number(number) == id ? std::optional(number)
                                                                              : std::nullopt;
}

// What a label says: \N stands for the ID, other escapes for line ends or for themselves.
QString labelText(const QString& label, const QString& id)
{
    QString text;
    for (qsizetype i = 0; i < label.size(); ++i) {
        if (label[i] != QLatin1Char('\\') || i + 1 == label.size()) {
            text += label[i];
            continue;
        }
        const QChar next = label[++i];
        if (next == QLatin1Char('N'))
            text += id;
        else if (next == QLatin1Char('n') || next == QLatin1Char('l') || next == QLatin1Char('r'))
            text += QLatin1Char(' ');
        else
            text += next;
    }
    return text;
}

// A text cut to what a name can be; empty if nothing of it can.
QString cleanName(const QString& text)
{
    QString name;
    for (const QChar c : teaching::asciiTwins(text.trimmed())) {
        if (Drawing::isName(QStringView(&c, 1)))
            name += c;
        else if (!name.endsWith(QLatin1Char('_')))
            name += QLatin1Char('_');
        if (name.size() == Drawing::kMostNameLength)
            break;
    }
    if (!Drawing::isName(name))
        name.chop(1); // it ends in "misere"
    const bool empty = std::ranges::all_of(name, [](QChar c) { return c == QLatin1Char('_'); });
    return empty || !Drawing::isName(name) ? QString() : name;
}

// Where the file has been read up to, recursive only for subgraphs, which may not be deep.
class DotReader {
public:
    explicit DotReader(QStringView text) : m_lexer(text) { }

    std::variant<DotGraph, DotError> read()
    {
        if (advance() && header() && block(0, nullptr) && m_word.kind != DotWord::Kind::End)
            fail(QT_TRANSLATE_NOOP("GraphDot", "the end of the file is expected: only one graph is read"));
        if (!m_error && m_nodes.empty())
            fail(QT_TRANSLATE_NOOP("GraphDot", "the graph has no vertex"));
        if (!m_error && m_tokenCount > kMostDotTokens)
            fail(QT_TRANSLATE_NOOP("GraphDot", "there are more than %1 tokens"), {kMostDotTokens});
        if (m_error)
            return *m_error;
        return collect();
    }

private:
    struct Node {
        QString id;
        std::optional<QString> label;
        std::optional<QPointF> place;
        Count tokens = 0;
    };
    using Members = std::vector<std::uint32_t>;

    // The functions of the grammar say whether all has been well; m_error says what was wrong.
    bool fail(const char* expected, std::vector<teaching::Argument> arguments = {})
    {
        return fail(m_word, expected, std::move(arguments));
    }
    bool fail(const DotWord& at, const char* expected, std::vector<teaching::Argument> arguments = {})
    {
        if (!m_error)
            m_error = DotError{Sentence{"GraphDot", expected, std::move(arguments)}, at.line, at.column};
        return false;
    }

    bool advance()
    {
        auto word = m_lexer.next();
        if (auto* wrong = std::get_if<DotError>(&word)) {
            m_error = *wrong;
            return false;
        }
        m_word = std::move(std::get<DotWord>(word));
        return true;
    }
    bool expect(char sign, const char* expected) { return m_word.isSign(sign) ? advance() : fail(expected); }

    // An ID, of quoted pieces joined by "+" if need be.
    bool id(DotWord& result)
    {
        if (m_word.kind != DotWord::Kind::Id)
            return fail(QT_TRANSLATE_NOOP("GraphDot", "a name or a number is expected"));
        result = m_word;
        if (!advance())
            return false;
        while (result.quoted && m_word.isSign('+')) {
            if (!advance())
                return false;
            if (m_word.kind != DotWord::Kind::Id || !m_word.quoted)
                return fail(QT_TRANSLATE_NOOP("GraphDot", "a quoted text is expected after “+”"));
            result.text += m_word.text;
            if (!advance())
                return false;
        }
        return true;
    }

    bool header()
    {
        if (m_word.isKeyword(QLatin1String("strict")) && !advance())
            return false;
        if (m_word.isKeyword(QLatin1String("graph"))) {
            return fail(QT_TRANSLATE_NOOP(
                "GraphDot", "this graph has no directions: “digraph” is expected, with edges “->”"));
        }
        if (!m_word.isKeyword(QLatin1String("digraph")))
            return fail(QT_TRANSLATE_NOOP("GraphDot", "“digraph” is expected"));
        DotWord name;
        return advance() && (m_word.kind != DotWord::Kind::Id || id(name));
    }

    // The statements in braces; the vertices in them are added to `members`, if that is wanted.
    bool block(int depth, Members* members)
    {
        if (depth > kDeepest)
            return fail(QT_TRANSLATE_NOOP("GraphDot", "there are more than %1 groups in each other"),
                        {Count{kDeepest}});
        if (!expect('{', QT_TRANSLATE_NOOP("GraphDot", "“{” is expected")))
            return false;
        while (!m_word.isSign('}')) {
            if (m_word.isSign(';') || m_word.isSign(',')) {
                if (!advance())
                    return false;
            } else if (m_word.kind == DotWord::Kind::End) {
                return fail(QT_TRANSLATE_NOOP("GraphDot", "“}” is expected at the end of the graph"));
            } else if (!statement(depth, members)) {
                return false;
            }
        }
        return advance();
    }

    bool statement(int depth, Members* members)
    {
        for (const char* word : {"graph", "node", "edge"}) {
            if (m_word.isKeyword(QLatin1String(word))) {
                const bool ofGraph = m_word.isKeyword(QLatin1String("graph"));
                return advance() && attributes([&](const DotWord& name, const DotWord& value) {
                           if (ofGraph && depth == 0)
                               graphAttribute(name.text, value.text);
                           return true;
                       });
            }
        }
        Members ends;
        bool isNode = false;
        if (!endpoint(depth, ends, isNode, true))
            return false;
        const QString first = m_joined;
        if (isNode && m_word.isSign('=')) {
            DotWord value;
            if (!advance() || !id(value))
                return false;
            if (depth == 0)
                graphAttribute(first, value.text);
            return true;
        }
        // Only now is it known to be a vertex and not the name of an attribute.
        if (isNode)
            ends = {node(first)};
        Members all = ends;
        bool edges = false;
        while (m_word.kind == DotWord::Kind::Edge || m_word.kind == DotWord::Kind::Dash) {
            Members next;
            if (!edge(depth, ends, next))
                return false;
            all.insert(all.end(), next.begin(), next.end());
            ends = std::move(next);
            edges = true;
        }
        if (members)
            members->insert(members->end(), all.begin(), all.end());
        return attributes([&](const DotWord& name, const DotWord& value) {
            return edges || !isNode || nodeAttribute(m_nodes[ends.front()], name, value);
        });
    }

    bool edge(int depth, const Members& from, Members& to)
    {
        if (m_word.kind == DotWord::Kind::Dash)
            return fail(QT_TRANSLATE_NOOP("GraphDot", "“->” is expected, as edges have a direction"));
        const DotWord arrow = m_word;
        bool isNode = false;
        if (!advance() || !endpoint(depth, to, isNode, false))
            return false;
        if (from.size() * to.size() > kMostDotEdges - m_edges.size())
            return fail(arrow, QT_TRANSLATE_NOOP("GraphDot", "there are more than %1 edges"),
                        {Count{kMostDotEdges}});
        for (const auto a : from) {
            for (const auto b : to)
                m_edges.emplace_back(a, b);
        }
        return true;
    }

    // A vertex or a group of them. `pending` leaves it open whether an ID is a vertex at all.
    bool endpoint(int depth, Members& members, bool& isNode, bool pending)
    {
        const bool named = m_word.isKeyword(QLatin1String("subgraph"));
        if (named) {
            DotWord name;
            if (!advance() || (m_word.kind == DotWord::Kind::Id && !id(name)))
                return false;
        }
        if (named || m_word.isSign('{')) {
            if (!block(depth + 1, &members))
                return false;
            std::ranges::sort(members);
            members.erase(std::unique(members.begin(), members.end()), members.end());
            return true;
        }
        DotWord word;
        if (!id(word))
            return false;
        isNode = true;
        if (pending)
            m_joined = word.text;
        else
            members.push_back(node(word.text));
        return port();
    }

    // Where on its vertex an edge ends, which is of no interest: a:port:compass.
    bool port()
    {
        DotWord name;
        for (int i = 0; i < 2 && m_word.isSign(':'); ++i) {
            if (!advance() || !id(name))
                return false;
        }
        return true;
    }

    template <class Take> bool attributes(Take take)
    {
        while (m_word.isSign('[')) {
            if (!advance())
                return false;
            while (!m_word.isSign(']')) {
                DotWord name;
                DotWord value;
                if (m_word.kind != DotWord::Kind::Id)
                    return fail(QT_TRANSLATE_NOOP("GraphDot", "an attribute or “]” is expected"));
                if (!id(name) || !expect('=', QT_TRANSLATE_NOOP("GraphDot", "“=” and a value is expected"))
                    || !id(value) || !take(name, value))
                    return false;
                if ((m_word.isSign(',') || m_word.isSign(';')) && !advance())
                    return false;
            }
            if (!advance())
                return false;
        }
        return true;
    }

    bool nodeAttribute(Node& node, const DotWord& name, const DotWord& value)
    {
        if (name.text == QLatin1String("label"))
            node.label = value.text;
        else if (name.text == QLatin1String("pos"))
            return place(node, value);
        else if (name.text == QLatin1String("tokens"))
            return tokens(node, value);
        return true;
    }

    bool place(Node& node, const DotWord& value)
    {
        QString text = value.text;
        if (text.endsWith(QLatin1Char('!')))
            text.chop(1);
        const QStringList parts = text.split(QLatin1Char(','));
        bool okX = false;
        bool okY = false;
        const double x = parts[0].trimmed().toDouble(&okX);
        const double y = parts.size() > 1 ? parts[1].trimmed().toDouble(&okY) : 0;
        if (!okX || !okY || !(std::abs(x) <= kFarthest) || !(std::abs(y) <= kFarthest))
            return fail(value, QT_TRANSLATE_NOOP("GraphDot", "a place is expected, as in pos=\"72,36\""));
        node.place = QPointF(x, y == 0 ? 0 : -y);
        return true;
    }

    bool tokens(Node& node, const DotWord& value)
    {
        const auto count = numberOf(value.text);
        if (!count || *count > kMostDotTokens) {
            return fail(value, QT_TRANSLATE_NOOP("GraphDot", "a number of tokens from 0 to %1 is expected"),
                        {kMostDotTokens});
        }
        m_tokenCount += *count - node.tokens;
        node.tokens = *count;
        return true;
    }

    void graphAttribute(const QString& name, const QString& value)
    {
        if (name == QLatin1String("tokens"))
            m_tokenOrder = value;
    }

    std::uint32_t node(const QString& id)
    {
        const auto next = static_cast<std::uint32_t>(m_nodes.size());
        const auto found = m_index.constFind(id);
        if (found != m_index.constEnd())
            return *found;
        m_index.insert(id, next);
        m_nodes.push_back({id, {}, {}, 0});
        return next;
    }

    // The number of each node, in the order of the file.
    std::vector<Count> numbers() const
    {
        std::vector<std::optional<Count>> own;
        std::vector<Count> taken;
        for (const Node& node : m_nodes) {
            own.push_back(numberOf(node.id));
            if (own.back())
                taken.push_back(*own.back());
        }
        std::ranges::sort(taken);
        std::vector<Count> result;
        auto next = taken.begin();
        Count free = 0;
        for (const auto& number : own) {
            if (number) {
                result.push_back(*number);
                continue;
            }
            while (next != taken.end() && *next == free) {
                ++next;
                ++free;
            }
            result.push_back(free++);
        }
        return result;
    }

    DotGraph collect() const
    {
        const std::vector<Count> number = numbers();
        std::vector<std::size_t> order(m_nodes.size());
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = i;
        std::ranges::sort(order, {}, [&](std::size_t i) { return number[i]; });
        DotGraph graph;
        const bool placed =
            std::ranges::all_of(m_nodes, [](const Node& node) { return node.place.has_value(); });
        for (const std::size_t i : order) {
            const Node& node = m_nodes[i];
            graph.drawing.vertices.push_back(number[i]);
            const bool isNumber = numberOf(node.id).has_value();
            const QString name = cleanName(node.label ? labelText(*node.label, node.id) : node.id);
            graph.drawing.names.push_back(
                isNumber && (!node.label || *node.label == QLatin1String("\\N")) ? QString() : name);
            if (placed)
                graph.places.emplace_hint(graph.places.end(), number[i], *node.place);
            graph.tokens.insert(graph.tokens.end(), node.tokens, number[i]);
        }
        graph.drawing.edges.reserve(m_edges.size());
        for (const auto& [from, to] : m_edges)
            graph.drawing.edges.push_back({number[from], number[to]});
        std::ranges::sort(graph.drawing.edges);
        graph.drawing.edges.erase(std::unique(graph.drawing.edges.begin(), graph.drawing.edges.end()),
                                  graph.drawing.edges.end());
        orderTokens(graph);
        return graph;
    }

    // Takes the order of the tokens over if it is one of just these tokens.
    void orderTokens(DotGraph& graph) const
    {
        std::vector<Count> wanted;
        for (const QString& each : m_tokenOrder.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const auto vertex = numberOf(each);
            if (!vertex)
                return;
            wanted.push_back(*vertex);
        }
        std::vector<Count> sorted = wanted;
        std::ranges::sort(sorted);
        if (sorted == graph.tokens)
            graph.tokens = std::move(wanted);
    }

    DotLexer m_lexer;
    DotWord m_word;
    std::optional<DotError> m_error;
    QString m_joined; // the ID that endpoint() has read last without taking it for a vertex
    std::vector<Node> m_nodes;
    QHash<QString, std::uint32_t> m_index;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_edges;
    Count m_tokenCount = 0;
    QString m_tokenOrder;
};

} // namespace

std::variant<DotGraph, DotError> readDot(QStringView text)
{
    return DotReader(text).read();
}

QString writeDot(const DotGraph& graph)
{
    QString text = QStringLiteral("digraph {\n    node [shape=circle];\n");
    std::map<Count, Count> tokens;
    for (const Count token : graph.tokens)
        ++tokens[token];
    if (!std::ranges::is_sorted(graph.tokens)) {
        QStringList order;
        for (const Count token : graph.tokens)
            order << QString::number(token);
        text += QStringLiteral("    tokens=\"%1\";\n").arg(order.join(QLatin1Char(' ')));
    }
    const auto number = [](double value) {
        return QString::number(value, 'g', QLocale::FloatingPointShortest);
    };
    for (std::size_t i = 0; i < graph.drawing.vertices.size(); ++i) {
        const Count vertex = graph.drawing.vertices[i];
        QStringList attributes;
        if (!graph.drawing.names[i].isEmpty()) {
            QString name = graph.drawing.names[i];
            name.replace(QLatin1Char('\\'), QStringLiteral("\\\\"));
            attributes << QStringLiteral("label=\"") + name + QLatin1Char('"');
        }
        if (const auto place = graph.places.find(vertex); place != graph.places.end()) {
            const double y = place->second.y() == 0 ? 0 : -place->second.y();
            attributes << QStringLiteral("pos=\"%1,%2!\"").arg(number(place->second.x()), number(y));
        }
        if (const auto count = tokens.find(vertex); count != tokens.end())
            attributes << QStringLiteral("tokens=%1").arg(count->second);
        text += QStringLiteral("    ") + QString::number(vertex);
        if (!attributes.isEmpty())
            text += QStringLiteral(" [") + attributes.join(QStringLiteral(", ")) + QLatin1Char(']');
        text += QStringLiteral(";\n");
    }
    for (const Drawing::Edge& edge : graph.drawing.edges)
        text += QStringLiteral("    %1 -> %2;\n").arg(edge.from).arg(edge.to);
    return text + QStringLiteral("}\n");
}

} // namespace laststone::graph
