// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/model/dot.h"

#include "teaching/memory/files.h"
#include "teaching/notation.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace laststone::graph {

using teaching::Sentence;
using theory::Count;

namespace {

struct Words {
    LASTSTONE_SENTENCES(GraphBoard)
};

constexpr int kDeepest = 100; // subgraphs in each other
constexpr double kFarthest = 1e7;

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

bool beginsId(QChar c)
{
    constexpr char16_t kAscii = 0x80;
    return c == QLatin1Char('_') || c.isLetter() || c.unicode() >= kAscii;
}

struct Word {
    enum class Kind { Id, Sign, Edge, Dash, End };
    Kind kind = Kind::End;
    QString text; // of an ID without its quotes, or the sign
    bool quoted = false; // so that it is no keyword
    qsizetype line = 1;
    qsizetype column = 1;

    bool isSign(char sign) const { return kind == Kind::Sign && text == QLatin1Char(sign); }
    bool isKeyword(const char* word) const
    {
        return kind == Kind::Id && !quoted && text.compare(QLatin1String(word), Qt::CaseInsensitive) == 0;
    }
};

// The words of a file. After a mistake it is at the end, like a QXmlStreamReader, so that nobody has to ask
// after each word whether all has been well.
class Lexer {
    LASTSTONE_SENTENCES(GraphDot)

public:
    // REQUIRES: the text outlives the lexer.
    explicit Lexer(QStringView text) : m_text(text)
    {
        if (text.startsWith(QChar(QChar::ByteOrderMark)))
            m_lineStart = ++m_at;
    }

    // The next word; after the last one, End for ever.
    Word next()
    {
        skip();
        Word word = here();
        const qsizetype first = m_at;
        const QStringView rest = m_text.sliced(first);
        const auto take = [&](Word::Kind kind) {
            word.kind = kind;
            word.text = m_text.sliced(first, m_at - first).toString();
            return word;
        };
        if (rest.isEmpty())
            return word;
        if (rest.front() == QLatin1Char('"'))
            return quoted(std::move(word));
        if (rest.front() == QLatin1Char('<'))
            return fail(word, phrase("labels in HTML are not read, only plain ones"));
        if (rest.startsWith(u"->") || rest.startsWith(u"--")) {
            m_at += 2;
            return take(rest[1] == QLatin1Char('>') ? Word::Kind::Edge : Word::Kind::Dash);
        }
        if (beginsId(rest.front())) {
            while (m_at < m_text.size() && (beginsId(m_text[m_at]) || isDigit(m_text[m_at])))
                ++m_at;
            return take(Word::Kind::Id);
        }
        if (skipNumeral())
            return take(Word::Kind::Id);
        if (QStringView(u"{}[];,:=+").contains(rest.front())) {
            ++m_at;
            return take(Word::Kind::Sign);
        }
        return fail(word, phrase("this character does not belong here; a name with it needs quotes"));
    }

    // Ends it all; the first mistake counts. Gives the end.
    Word fail(const Word& at, const Sentence& expected)
    {
        if (!m_error)
            m_error = DotError{expected, at.line, at.column};
        m_at = m_text.size();
        return {};
    }
    const std::optional<DotError>& error() const { return m_error; }

private:
    Word here() const { return {Word::Kind::End, {}, false, m_line, m_at - m_lineStart + 1}; }

    void step()
    {
        if (m_text[m_at++] == QLatin1Char('\n')) {
            ++m_line;
            m_lineStart = m_at;
        }
    }

    void skip()
    {
        while (m_at < m_text.size()) {
            const QStringView rest = m_text.sliced(m_at);
            // A line that begins with # is meant for a preprocessor.
            if (rest.startsWith(u"//") || (rest.startsWith(u'#') && m_at == m_lineStart)) {
                const qsizetype end = rest.indexOf(u'\n');
                m_at = end < 0 ? m_text.size() : m_at + end;
            } else if (rest.startsWith(u"/*")) {
                const qsizetype end = rest.indexOf(u"*/", 2);
                if (end < 0) {
                    fail(here(), phrase("this comment has no end"));
                    return;
                }
                for (qsizetype i = 0; i < end + 2; ++i)
                    step();
            } else if (rest.front().isSpace()) {
                step();
            } else {
                return;
            }
        }
    }

    // A numeral, with a sign and a point if it has them; false if there is none.
    bool skipNumeral()
    {
        const qsizetype first = m_at;
        bool point = false;
        bool digits = false;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (isDigit(c))
                digits = true;
            else if (c == QLatin1Char('.') && !point)
                point = true;
            else if (c != QLatin1Char('-') || m_at > first)
                break;
        }
        if (!digits)
            m_at = first;
        return digits;
    }

    Word quoted(Word word)
    {
        word.kind = Word::Kind::Id;
        word.quoted = true;
        for (++m_at; m_at < m_text.size(); step()) {
            const QChar c = m_text[m_at];
            if (c == QLatin1Char('"')) {
                ++m_at;
                return word;
            }
            if (c != QLatin1Char('\\') || m_at + 1 == m_text.size()) {
                word.text += c;
                continue;
            }
            const QChar next = m_text[++m_at];
            // A quote is escaped, a line goes on; all else is kept for labels.
            if (next != QLatin1Char('"') && next != QLatin1Char('\n'))
                word.text += c;
            if (next != QLatin1Char('\n'))
                word.text += next;
        }
        return fail(word, phrase("this quoted text has no end"));
    }

    QStringView m_text;
    qsizetype m_at = 0;
    qsizetype m_line = 1;
    qsizetype m_lineStart = 0;
    std::optional<DotError> m_error;
};

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
    const QString typed = teaching::asciiTwins(text.trimmed());
    QString name;
    for (const QChar c : typed) {
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

// The statements of a file; recursive only for subgraphs, which may not be deep.
class Reader {
    LASTSTONE_SENTENCES(GraphDot)

public:
    Reader(QStringView text, const DotLimits& limits)
        : m_limits(limits), m_lexer(text), m_word(m_lexer.next())
    {
    }

    std::variant<DotGraph, DotError> read()
    {
        header();
        block(0, nullptr);
        if (m_word.kind != Word::Kind::End)
            fail(phrase("the end of the file is expected: only one graph is read"));
        if (m_nodes.empty())
            fail(phrase("the graph has no vertex"));
        if (m_tokenCount > kMostDotTokens)
            fail(phrase("there are more than %1 tokens")(kMostDotTokens));
        if (m_lexer.error())
            return *m_lexer.error();
        return collect();
    }

private:
    struct Node {
        QString id;
        std::optional<Count> number; // that the ID is
        std::optional<QString> label;
        std::optional<QPointF> place;
        Count tokens = 0;
    };
    using Member = std::uint32_t;
    using Members = std::vector<Member>;

    void fail(const Sentence& expected) { fail(m_word, expected); }
    void fail(const Word& at, const Sentence& expected) { m_word = m_lexer.fail(at, expected); }

    Word take() { return std::exchange(m_word, m_lexer.next()); }
    void expect(char sign, const Sentence& expected)
    {
        if (!m_word.isSign(sign))
            fail(expected);
        take();
    }

    // An ID, of quoted pieces joined by "+" if need be.
    Word id()
    {
        if (m_word.kind != Word::Kind::Id)
            fail(phrase("a name or a number is expected"));
        Word result = take();
        while (result.quoted && m_word.isSign('+')) {
            take();
            if (m_word.kind != Word::Kind::Id || !m_word.quoted)
                fail(phrase("a quoted text is expected after “+”"));
            result.text += take().text;
        }
        return result;
    }

    void header()
    {
        if (m_word.isKeyword("strict"))
            take();
        if (m_word.isKeyword("graph"))
            fail(phrase("this graph has no directions: “digraph” is expected, with edges “->”"));
        if (!m_word.isKeyword("digraph"))
            fail(phrase("“digraph” is expected"));
        take();
        if (m_word.kind == Word::Kind::Id)
            id();
    }

    // The statements in braces; the vertices in them are added to `members`, if that is wanted.
    void block(int depth, Members* members)
    {
        if (depth > kDeepest)
            fail(phrase("there are more than %1 groups in each other")(Count{kDeepest}));
        expect('{', phrase("“{” is expected"));
        while (!m_word.isSign('}') && m_word.kind != Word::Kind::End) {
            if (m_word.isSign(';') || m_word.isSign(','))
                take();
            else
                statement(depth, members);
        }
        expect('}', phrase("“}” is expected at the end of the graph"));
    }

    void statement(int depth, Members* members)
    {
        for (const char* word : {"graph", "node", "edge"}) {
            if (m_word.isKeyword(word)) {
                const bool ofGraph = take().isKeyword("graph");
                attributes([&](const QString& name, const Word& value) {
                    if (ofGraph && depth == 0)
                        graphAttribute(name, value.text);
                });
                return;
            }
        }
        const bool isNode = !isGroup();
        Members ends;
        if (isNode) {
            const QString name = nodeId();
            if (m_word.isSign('=')) { // it is no vertex, but an attribute
                take();
                const QString value = id().text;
                if (depth == 0)
                    graphAttribute(name, value);
                return;
            }
            ends = {node(name)};
        } else {
            ends = group(depth);
        }
        Members all = ends;
        bool edges = false;
        while (m_word.kind == Word::Kind::Edge || m_word.kind == Word::Kind::Dash) {
            ends = edge(depth, ends);
            all.insert(all.end(), ends.begin(), ends.end());
            edges = true;
        }
        if (members)
            members->insert(members->end(), all.begin(), all.end());
        attributes([&](const QString& name, const Word& value) {
            if (isNode && !edges)
                nodeAttribute(m_nodes[ends.front()], name, value);
        });
    }

    // The edges from some vertices to those that come next, which it gives.
    Members edge(int depth, const Members& from)
    {
        if (m_word.kind == Word::Kind::Dash)
            fail(phrase("“->” is expected, as edges have a direction"));
        const Word arrow = take();
        Members to = isGroup() ? group(depth) : Members{node(nodeId())};
        if (from.size() * to.size() > m_limits.edges - m_edges.size()) {
            fail(arrow, phrase("there are more than %1 edges")(Count{m_limits.edges}));
            return to;
        }
        for (const auto a : from) {
            for (const auto b : to)
                m_edges.emplace_back(a, b);
        }
        return to;
    }

    bool isGroup() const { return m_word.isSign('{') || m_word.isKeyword("subgraph"); }

    // The vertices of a group, each once.
    Members group(int depth)
    {
        if (!m_word.isSign('{')) {
            take();
            if (m_word.kind == Word::Kind::Id)
                id();
        }
        Members members;
        block(depth + 1, &members);
        sortOut(members);
        return members;
    }

    // The ID of a vertex, and where on it an edge ends, which is of no interest: a:port:compass.
    QString nodeId()
    {
        const QString result = id().text;
        for (int i = 0; i < 2 && m_word.isSign(':'); ++i) {
            take();
            id();
        }
        return result;
    }

    template <class Use> void attributes(Use use)
    {
        while (m_word.isSign('[')) {
            take();
            while (!m_word.isSign(']')) {
                if (m_word.kind != Word::Kind::Id) {
                    fail(phrase("an attribute or “]” is expected"));
                    return;
                }
                const QString name = id().text;
                expect('=', phrase("“=” and a value is expected"));
                use(name, id());
                if (m_word.isSign(',') || m_word.isSign(';'))
                    take();
            }
            take();
        }
    }

    void nodeAttribute(Node& node, const QString& name, const Word& value)
    {
        if (name == QLatin1String("label"))
            node.label = value.text;
        else if (name == QLatin1String("pos"))
            place(node, value);
        else if (name == QLatin1String("tokens"))
            tokens(node, value);
    }

    void place(Node& node, const Word& value)
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
            fail(value, phrase("a place is expected, as in pos=\"72,36\""));
        node.place = QPointF(x, y == 0 ? 0 : -y);
    }

    void tokens(Node& node, const Word& value)
    {
        const Count count = numberOf(value.text).value_or(kMostDotTokens + 1);
        if (count > kMostDotTokens)
            fail(value, phrase("a number of tokens from 0 to %1 is expected")(kMostDotTokens));
        m_tokenCount += count - node.tokens;
        node.tokens = count;
    }

    void graphAttribute(const QString& name, const QString& value)
    {
        if (name == QLatin1String("tokens"))
            m_tokenOrder = value;
    }

    Member node(const QString& id)
    {
        const auto next = static_cast<Member>(m_nodes.size());
        const auto found = m_index.constFind(id);
        if (found != m_index.constEnd())
            return *found;
        if (m_nodes.size() == m_limits.vertices)
            fail(phrase("there are more than %1 vertices")(Count{m_limits.vertices}));
        m_index.insert(id, next);
        m_nodes.push_back({id, numberOf(id), {}, {}, 0});
        return next;
    }

    // The number of each node, in the order of the file.
    std::vector<Count> numbers() const
    {
        std::vector<Count> taken;
        for (const Node& node : m_nodes) {
            if (node.number)
                taken.push_back(*node.number);
        }
        std::ranges::sort(taken);
        std::vector<Count> result;
        Count free = 0;
        for (const Node& node : m_nodes) {
            while (!node.number && std::ranges::binary_search(taken, free))
                ++free;
            result.push_back(node.number ? *node.number : free++);
        }
        return result;
    }

    DotGraph collect() const
    {
        const std::vector<Count> number = numbers();
        std::vector<std::size_t> order(m_nodes.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t i) { return number[i]; });
        DotGraph graph;
        const bool placed =
            std::ranges::all_of(m_nodes, [](const Node& node) { return node.place.has_value(); });
        for (const std::size_t i : order) {
            const Node& node = m_nodes[i];
            graph.drawing.vertices.push_back(number[i]);
            const QString text = node.label ? labelText(*node.label, node.id) : node.id;
            const bool isNumber = node.number && (!node.label || *node.label == QLatin1String("\\N"));
            graph.drawing.names.push_back(isNumber ? QString() : cleanName(text));
            if (!isNumber && graph.drawing.names.back() != text.trimmed())
                ++graph.namesChanged;
            if (placed)
                graph.places.emplace_hint(graph.places.end(), number[i], *node.place);
            graph.tokens.insert(graph.tokens.end(), node.tokens, number[i]);
        }
        graph.drawing.edges.reserve(m_edges.size());
        for (const auto& [from, to] : m_edges)
            graph.drawing.edges.push_back({number[from], number[to]});
        sortOut(graph.drawing.edges);
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

    DotLimits m_limits;
    Lexer m_lexer;
    Word m_word;
    std::vector<Node> m_nodes;
    QHash<QString, std::uint32_t> m_index;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_edges;
    Count m_tokenCount = 0;
    QString m_tokenOrder;
};

} // namespace

std::variant<DotGraph, DotError> readDot(QStringView text, const DotLimits& limits)
{
    return Reader(text, limits).read();
}

std::variant<DotGraph, Sentence> readDotFile(const QString& fileName)
{
    const auto bytes = teaching::readFile(fileName, kMostDotBytes);
    if (const auto* failure = std::get_if<teaching::ReadFailure>(&bytes)) {
        //: %1 is a file name, %2 what the system says
        return Words::phrase("%1 could not be read: %2")(fileName, failure->reason);
    }
    auto read = readDot(QString::fromUtf8(std::get<QByteArray>(bytes)), kDotFile);
    if (const auto* error = std::get_if<DotError>(&read)) {
        //: %1 is a line, %2 a column, %3 what is wrong there
        return Words::phrase("Line %1, column %2: %3.")(Count(error->line), Count(error->column),
                                                        teaching::Clauses{{error->expected}});
    }
    auto& graph = std::get<DotGraph>(read);
    if (const auto cycle = graph.drawing.cycle(); !cycle.empty()) {
        //: %1 is a cycle such as "1 → 2 → 1"
        return Words::phrase("The graph in the file has a cycle, %1, so a game on it need not end.")(
            graph.drawing.cycleText(cycle));
    }
    return std::move(graph);
}

std::optional<Sentence> writeDotFile(const QString& fileName, const DotGraph& graph)
{
    if (const auto reason = teaching::writeFile(fileName, writeDot(graph).toUtf8())) {
        //: %1 is a file name, %2 what the system says
        return Words::phrase("%1 could not be written: %2")(fileName, *reason);
    }
    return std::nullopt;
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
