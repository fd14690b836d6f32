// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/model/reader.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::graph {

using teaching::NotationError;
using theory::Count;

namespace {

NotationError error(qsizetype at, const char* source, std::vector<teaching::Argument> arguments = {})
{
    return {{"SgRule", source, std::move(arguments)}, at + 1};
}

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

} // namespace

void Reader::skipBlanks()
{
    while (m_at < m_text.size() && m_text[m_at] == QLatin1Char(' '))
        ++m_at;
}

bool Reader::skip(QLatin1Char wanted)
{
    skipBlanks();
    if (m_at == m_text.size() || m_text[m_at] != wanted)
        return false;
    ++m_at;
    return true;
}

std::optional<Count> Reader::number()
{
    skipBlanks();
    const qsizetype first = m_at;
    Count value = 0;
    for (; m_at < m_text.size() && isDigit(m_text[m_at]); ++m_at) {
        const auto digit = static_cast<Count>(m_text[m_at].digitValue());
        if (value > (theory::kMaxCount - digit) / 10) {
            m_at = first;
            return std::nullopt;
        }
        value = value * 10 + digit;
    }
    return m_at == first ? std::nullopt : std::optional(value);
}

NotationError Reader::vertexExpected() const
{
    //: %1 is 9223372036854775807
    return error(m_at, QT_TRANSLATE_NOOP("SgRule", "a vertex is expected, a whole number from 0 to %1"),
                 {QString::number(theory::kMaxCount)});
}

std::optional<NotationError> Reader::item()
{
    skipBlanks();
    const qsizetype first = m_at;
    const auto vertex = number();
    if (!vertex)
        return vertexExpected();
    m_vertices.push_back(*vertex);
    if (skip(QLatin1Char('='))) {
        skipBlanks();
        const qsizetype nameAt = m_at;
        while (m_at < m_text.size() && m_text[m_at] != QLatin1Char(';') && m_text[m_at] != QLatin1Char(' '))
            ++m_at;
        const QStringView name = m_text.sliced(nameAt, m_at - nameAt);
        if (!Drawing::isName(name)) {
            //: %1 is how many characters a name may have
            return error(
                nameAt,
                QT_TRANSLATE_NOOP("SgRule",
                                  "a name of 1 to %1 characters is expected, without blanks, “:”, “;”, "
                                  "“>”, “=”, “,”, braces and quotes, and not ending in “misere”"),
                {Count{Drawing::kMostNameLength}});
        }
        m_names.emplace_back(*vertex, name.toString());
        return std::nullopt;
    }
    const bool arrow = skip(QLatin1Char('>'));
    if (!arrow)
        return std::nullopt;
    const auto to = number();
    if (!to)
        return vertexExpected();
    m_vertices.push_back(*to);
    m_edges.push_back({*vertex, *to, first});
    return std::nullopt;
}

std::optional<NotationError> Reader::read()
{
    m_at = 5; // "graph"
    do {
        if (auto wrong = item())
            return wrong;
    } while (skip(QLatin1Char(';')));
    skipBlanks();
    if (m_at < m_text.size()) {
        return error(m_at,
                     QT_TRANSLATE_NOOP("SgRule",
                                       "“;” and the next edge, “misere” or a colon is expected, as in “graph "
                                       "1>0;2>0: 2”"));
    }
    collect();
    return findCycle();
}

void Reader::collect()
{
    const auto sortOut = [](auto& values) {
        std::ranges::sort(values);
        values.erase(std::unique(values.begin(), values.end()), values.end());
    };
    sortOut(m_vertices);
    m_drawing.vertices = std::move(m_vertices);
    m_drawing.names.resize(m_drawing.vertices.size());
    for (auto& [vertex, name] : m_names)
        m_drawing.names[*m_drawing.find(vertex)] = std::move(name);
    m_drawing.edges.reserve(m_edges.size());
    for (const Item& edge : m_edges)
        m_drawing.edges.push_back({edge.from, edge.to});
    sortOut(m_drawing.edges);
}

std::optional<NotationError> Reader::findCycle() const
{
    const std::vector<Count> cycle = m_drawing.cycle();
    if (cycle.empty())
        return std::nullopt;
    QStringList names;
    constexpr std::size_t kMostNamed = 30;
    for (std::size_t i = 0; i < std::min(cycle.size(), kMostNamed); ++i)
        names << QString::number(cycle[i]);
    names << (cycle.size() > kMostNamed ? QStringLiteral("…") : QString::number(cycle.front()));
    // The edge that closes it is pointed at.
    const auto closing = std::ranges::find_if(
        m_edges, [&](const Item& edge) { return edge.from == cycle.back() && edge.to == cycle.front(); });
    //: %1 is a cycle such as "1 → 2 → 1"
    return error(closing->column,
                 QT_TRANSLATE_NOOP("SgRule", "the graph must have no cycle, but there is one: %1"),
                 {names.join(QStringLiteral(" → "))});
}

} // namespace laststone::graph
