// SPDX-License-Identifier: GPL-3.0-or-later
// Graph files of the board: GraphViz DOT, opened and saved.
#include "games/graph/graph_board.h"
#include "games/graph/graph_dot.h"
#include "games/graph/graph_view.h"
#include "teaching/files.h"

#include <QCoreApplication>
#include <QFileDialog>

namespace laststone::games {

using theory::Count;

namespace {

teaching::Sentence sentence(const char* source, std::vector<teaching::Argument> arguments)
{
    return {"GraphBoard", source, std::move(arguments)};
}

} // namespace

void GraphBoard::askForFile(bool opening)
{
    auto* dialog = new QFileDialog(this, opening ? tr("Open a graph") : tr("Save the graph"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({tr("GraphViz DOT (*.dot *.gv)"), tr("All files (*)")});
    dialog->setAcceptMode(opening ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setFileMode(opening ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    if (!opening) {
        dialog->setDefaultSuffix(QStringLiteral("dot"));
        dialog->selectFile(QStringLiteral("graph.dot"));
    }
    connect(dialog, &QFileDialog::fileSelected, this,
            opening ? &GraphBoard::openFile : &GraphBoard::saveFile);
    dialog->open();
}

void GraphBoard::openFile(const QString& fileName)
{
    const auto bytes = teaching::readFile(fileName);
    if (const auto* failure = std::get_if<teaching::ReadFailure>(&bytes)) {
        //: %1 is a file name, %2 what the system says
        say(sentence(QT_TRANSLATE_NOOP("GraphBoard", "%1 could not be read: %2"),
                     {fileName, failure->reason}),
            true);
        return;
    }
    auto read = readDot(QString::fromUtf8(std::get<QByteArray>(bytes)));
    if (const auto* error = std::get_if<DotError>(&read)) {
        //: %1 is a line, %2 a column, %3 what is wrong there
        say(sentence(QT_TRANSLATE_NOOP("GraphBoard", "Line %1, column %2: %3."),
                     {Count(error->line), Count(error->column), teaching::Clauses{{error->expected}}}),
            true);
        return;
    }
    auto& graph = std::get<DotGraph>(read);
    if (const auto cycle = graph.drawing.cycle(); !cycle.empty()) {
        //: %1 is a cycle such as "1 → 2 → 1"
        say(sentence(
                QT_TRANSLATE_NOOP("GraphBoard",
                                  "The graph in the file has a cycle, %1, so a game on it need not end."),
                {graph.drawing.cycleText(cycle)}),
            true);
        return;
    }
    const GraphGame game(graph.drawing);
    if (graph.tokens.empty())
        graph.tokens = game.firstHeaps();
    GraphPlaces places;
    places.vertices = std::move(graph.places);
    if (places.vertices.empty() && isDrawable(game))
        places = m_view->arrange(game, layGraph(game));
    if (propose({std::move(graph.drawing), std::move(graph.tokens)}, &places))
        m_view->fit();
}

void GraphBoard::saveFile(const QString& fileName)
{
    const GraphScene& scene = m_view->graph();
    DotGraph graph{scene.game().drawing(), {}, m_position.heaps};
    if (scene.isDrawn())
        graph.places = scene.places().vertices;
    if (const auto reason = teaching::writeFile(fileName, writeDot(graph).toUtf8())) {
        //: %1 is a file name, %2 what the system says
        say(sentence(QT_TRANSLATE_NOOP("GraphBoard", "%1 could not be written: %2"), {fileName, *reason}),
            true);
        return;
    }
    //: %1 is a file name
    say(sentence(QT_TRANSLATE_NOOP("GraphBoard", "The graph has been saved as %1."), {fileName}), false);
}

} // namespace laststone::games
