// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/model/dot_file.h"

#include "teaching/files.h"

#include <QCoreApplication>

namespace laststone::graph {

using teaching::Sentence;
using theory::Count;

namespace {

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments)
{
    return {"GraphBoard", source, std::move(arguments)};
}

} // namespace

std::variant<DotGraph, Sentence> readDotFile(const QString& fileName)
{
    const auto bytes = teaching::readFile(fileName);
    if (const auto* failure = std::get_if<teaching::ReadFailure>(&bytes)) {
        //: %1 is a file name, %2 what the system says
        return sentence(QT_TRANSLATE_NOOP("GraphBoard", "%1 could not be read: %2"),
                        {fileName, failure->reason});
    }
    auto read = readDot(QString::fromUtf8(std::get<QByteArray>(bytes)));
    if (const auto* error = std::get_if<DotError>(&read)) {
        //: %1 is a line, %2 a column, %3 what is wrong there
        return sentence(QT_TRANSLATE_NOOP("GraphBoard", "Line %1, column %2: %3."),
                        {Count(error->line), Count(error->column), teaching::Clauses{{error->expected}}});
    }
    auto& graph = std::get<DotGraph>(read);
    if (const auto cycle = graph.drawing.cycle(); !cycle.empty()) {
        //: %1 is a cycle such as "1 → 2 → 1"
        return sentence(
            QT_TRANSLATE_NOOP("GraphBoard",
                              "The graph in the file has a cycle, %1, so a game on it need not end."),
            {graph.drawing.cycleText(cycle)});
    }
    return std::move(graph);
}

std::optional<Sentence> writeDotFile(const QString& fileName, const DotGraph& graph)
{
    if (const auto reason = teaching::writeFile(fileName, writeDot(graph).toUtf8())) {
        //: %1 is a file name, %2 what the system says
        return sentence(QT_TRANSLATE_NOOP("GraphBoard", "%1 could not be written: %2"), {fileName, *reason});
    }
    return std::nullopt;
}

} // namespace laststone::graph
