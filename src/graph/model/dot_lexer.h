// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a DOT file.
#pragma once

#include "graph/model/dot.h"

namespace laststone::graph {

struct DotWord {
    enum class Kind { Id, Sign, Edge, Dash, End };
    Kind kind = Kind::End;
    QString text; // of an ID without its quotes, or the sign
    bool quoted = false; // so that it is no keyword
    qsizetype line = 1;
    qsizetype column = 1;

    bool isSign(char sign) const { return kind == Kind::Sign && text == QLatin1Char(sign); }
    bool isKeyword(QLatin1String word) const
    {
        return kind == Kind::Id && !quoted && text.compare(word, Qt::CaseInsensitive) == 0;
    }
};

class DotLexer {
public:
    // REQUIRES: the text outlives the lexer.
    explicit DotLexer(QStringView text);

    // The next word; after the last one, End for ever.
    std::variant<DotWord, DotError> next();

private:
    std::optional<DotError> skip();
    std::optional<DotError> skipComment();
    std::variant<DotWord, DotError> string(DotWord word);
    bool isAt(QChar c, qsizetype ahead = 0) const;
    void step();
    DotError error(const char* expected) const;

    QStringView m_text;
    qsizetype m_at = 0;
    qsizetype m_line = 1;
    qsizetype m_lineStart = 0;
};

} // namespace laststone::graph
