// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the text of a graph; see drawing.h for its form.
#pragma once

#include "graph/model/drawing.h"
#include "teaching/notation.h"

namespace laststone::graph {

class Reader {
public:
    // REQUIRES: `text` begins with "graph" and outlives the reader.
    explicit Reader(QStringView text) : m_text(text) { }

    // Reads all of the text, or says what is wrong with it; a graph with a cycle is wrong. O(n log n).
    std::optional<teaching::NotationError> read();

    // What has been read. REQUIRES: read() has found nothing wrong.
    Drawing takeDrawing() { return std::move(m_drawing); }

private:
    struct Item {
        theory::Count from = 0;
        theory::Count to = 0;
        qsizetype column = 0;
    };

    std::optional<teaching::NotationError> item();
    std::optional<theory::Count> number();
    teaching::NotationError vertexExpected() const;
    bool skip(QLatin1Char wanted);
    void skipBlanks();
    void collect();
    std::optional<teaching::NotationError> findCycle() const;

    QStringView m_text;
    qsizetype m_at = 0;
    std::vector<theory::Count> m_vertices;
    std::vector<std::pair<theory::Count, QString>> m_names;
    std::vector<Item> m_edges;
    Drawing m_drawing;
};

} // namespace laststone::graph
