// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/model/dot_lexer.h"

#include <QCoreApplication>

namespace laststone::graph {

namespace {

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

bool beginsId(QChar c)
{
    constexpr char16_t kAscii = 0x80;
    return c == QLatin1Char('_') || c.unicode() >= kAscii || (c >= QLatin1Char('a') && c <= QLatin1Char('z'))
        || (c >= QLatin1Char('A') && c <= QLatin1Char('Z'));
}

} // namespace

DotLexer::DotLexer(QStringView text) : m_text(text)
{
    if (isAt(QChar(QChar::ByteOrderMark)))
        m_lineStart = ++m_at;
}

bool DotLexer::isAt(QChar c, qsizetype ahead) const
{
    return m_at + ahead < m_text.size() && m_text[m_at + ahead] == c;
}

void DotLexer::step()
{
    if (m_text[m_at++] == QLatin1Char('\n')) {
        ++m_line;
        m_lineStart = m_at;
    }
}

DotError DotLexer::error(const char* expected) const
{
    return {{"GraphDot", expected, {}}, m_line, m_at - m_lineStart + 1};
}

std::optional<DotError> DotLexer::skipComment()
{
    const DotError unfinished = error(QT_TRANSLATE_NOOP("GraphDot", "this comment has no end"));
    m_at += 2;
    while (!(isAt(QLatin1Char('*')) && isAt(QLatin1Char('/'), 1))) {
        if (m_at >= m_text.size())
            return unfinished;
        step();
    }
    m_at += 2;
    return std::nullopt;
}

std::optional<DotError> DotLexer::skip()
{
    while (m_at < m_text.size()) {
        const bool slash = isAt(QLatin1Char('/'));
        // A line that begins with # is meant for a preprocessor.
        const bool toLineEnd =
            (isAt(QLatin1Char('#')) && m_at == m_lineStart) || (slash && isAt(QLatin1Char('/'), 1));
        if (toLineEnd) {
            while (m_at < m_text.size() && !isAt(QLatin1Char('\n')))
                ++m_at;
        } else if (slash && isAt(QLatin1Char('*'), 1)) {
            if (auto wrong = skipComment())
                return wrong;
        } else if (m_text[m_at].isSpace()) {
            step();
        } else {
            break;
        }
    }
    return std::nullopt;
}

std::variant<DotWord, DotError> DotLexer::string(DotWord word)
{
    const DotError unfinished = error(QT_TRANSLATE_NOOP("GraphDot", "this quoted text has no end"));
    word.kind = DotWord::Kind::Id;
    word.quoted = true;
    ++m_at;
    while (!isAt(QLatin1Char('"'))) {
        if (m_at >= m_text.size())
            return unfinished;
        if (isAt(QLatin1Char('\\')) && m_at + 1 < m_text.size()) {
            const QChar next = m_text[m_at + 1];
            ++m_at;
            // A quote is escaped, a line goes on; all else is kept for labels.
            if (next != QLatin1Char('"') && next != QLatin1Char('\n'))
                word.text += QLatin1Char('\\');
            if (next != QLatin1Char('\n'))
                word.text += next;
        } else {
            word.text += m_text[m_at];
        }
        step();
    }
    ++m_at;
    return word;
}

std::variant<DotWord, DotError> DotLexer::next()
{
    if (auto wrong = skip())
        return *wrong;
    DotWord word;
    word.line = m_line;
    word.column = m_at - m_lineStart + 1;
    if (m_at >= m_text.size())
        return word;
    const QChar c = m_text[m_at];
    const qsizetype first = m_at;
    const auto take = [&](DotWord::Kind kind) {
        word.kind = kind;
        word.text = m_text.sliced(first, m_at - first).toString();
        return word;
    };
    if (c == QLatin1Char('"'))
        return string(word);
    if (c == QLatin1Char('<'))
        return error(QT_TRANSLATE_NOOP("GraphDot", "labels in HTML are not read, only plain ones"));
    if (c == QLatin1Char('-') && (isAt(QLatin1Char('>'), 1) || isAt(QLatin1Char('-'), 1))) {
        m_at += 2;
        return take(m_text[first + 1] == QLatin1Char('>') ? DotWord::Kind::Edge : DotWord::Kind::Dash);
    }
    if (beginsId(c)) {
        while (m_at < m_text.size() && (beginsId(m_text[m_at]) || isDigit(m_text[m_at])))
            ++m_at;
        return take(DotWord::Kind::Id);
    }
    if (isDigit(c) || c == QLatin1Char('.') || c == QLatin1Char('-')) {
        m_at += c == QLatin1Char('-') ? 1 : 0;
        const qsizetype digits = m_at;
        bool point = false;
        while (m_at < m_text.size() && (isDigit(m_text[m_at]) || (!point && isAt(QLatin1Char('.'))))) {
            point = point || isAt(QLatin1Char('.'));
            ++m_at;
        }
        if (m_at - digits > (point ? 1 : 0))
            return take(DotWord::Kind::Id);
        m_at = first;
    }
    if (QStringView(u"{}[];,:=+").contains(c)) {
        ++m_at;
        return take(DotWord::Kind::Sign);
    }
    return error(
        QT_TRANSLATE_NOOP("GraphDot", "this character does not belong here; a name with it needs quotes"));
}

} // namespace laststone::graph
