// SPDX-License-Identifier: GPL-3.0-or-later
// What is in files: graphs, games, what has been learned, settings.
#include "fuzz/inputs.h"

#include "app/settings.h"
#include "games/catalogue.h"
#include "graph/model/dot.h"
#include "teaching/memory/record.h"
#include "teaching/memory/saved_game.h"

#include <QFile>
#include <QTemporaryDir>

namespace fuzz {

using namespace laststone;

Broken dot(const QByteArray& bytes)
{
    const QString text = QString::fromUtf8(bytes);
    const auto read = graph::readDot(text);
    if (const auto* error = std::get_if<graph::DotError>(&read)) {
        const qsizetype lines = text.count(u'\n') + 1;
        if (error->line < 1 || error->line > lines || error->column < 1 || error->column > text.size() + 1)
            return QStringLiteral("an error in line %1, column %2").arg(error->line).arg(error->column);
        return {};
    }
    const auto& graph = std::get<graph::DotGraph>(read);
    const QString written = graph::writeDot(graph);
    const auto again = graph::readDot(written);
    if (!std::holds_alternative<graph::DotGraph>(again) || std::get<graph::DotGraph>(again) != graph
        || graph::writeDot(std::get<graph::DotGraph>(again)) != written)
        return QStringLiteral("not read back: ") + written;
    const auto cycle = graph.drawing.cycle();
    const auto drawing = graph::readDrawing(graph.drawing.rule());
    if (std::holds_alternative<graph::Drawing>(drawing) != cycle.empty())
        return QStringLiteral("a cycle that is one and is none");
    if (cycle.empty() && std::get<graph::Drawing>(drawing) != graph.drawing)
        return QStringLiteral("the rule is not read back: ") + graph.drawing.rule();
    return {};
}

Broken game(const QByteArray& bytes)
{
    const QString text = QString::fromUtf8(bytes);
    const auto read = teaching::readGame(text, games::families());
    if (const auto* error = std::get_if<teaching::GameError>(&read)) {
        const qsizetype lines = text.count(u'\n') + 1;
        const qsizetype most = lines + 1; // where something is missing
        if (error->line < 1 || error->line > most || error->error.column < 1)
            return QStringLiteral("an error in line %1").arg(error->line);
        return {};
    }
    const auto& game = std::get<teaching::SavedGame>(read);
    const QString written = teaching::gameText(game);
    const auto again = teaching::readGame(written, games::families());
    if (!std::holds_alternative<teaching::SavedGame>(again) || std::get<teaching::SavedGame>(again) != game
        || teaching::gameText(std::get<teaching::SavedGame>(again)) != written)
        return QStringLiteral("not read back: ") + written;
    return {};
}

Broken progress(const QByteArray& bytes)
{
    using File = teaching::RecordRead::File;
    const auto read = teaching::readRecord(bytes);
    const QByteArray written = teaching::recordJson(read.record);
    const auto again = teaching::readRecord(written);
    if (again.file != File::Whole || again.record != read.record
        || teaching::recordJson(again.record) != written)
        return QStringLiteral("not read back: ") + QString::fromUtf8(written);
    if (!teaching::recordCsv(read.record).endsWith('\n'))
        return QStringLiteral("a table without an end");
    return {};
}

Broken settings(const QByteArray& bytes)
{
    static const QTemporaryDir folder;
    // Anew each time: those of a name that is known are kept by QSettings.
    static int number = 0;
    const auto name = [&](const char* which) {
        return folder.filePath(QStringLiteral("%1-%2.ini").arg(number).arg(QLatin1String(which)));
    };
    ++number;
    const auto content = [](const QString& fileName) {
        QFile file(fileName);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QFile file(name("a"));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return QStringLiteral("no room for a file");
    file.close();
    const app::Settings first = app::Settings::load(name("a"));
    Broken broken;
    if (first.save(name("b")) || app::Settings::load(name("b")).save(name("c")))
        broken = QStringLiteral("not written");
    else if (content(name("b")) != content(name("c")))
        broken = QStringLiteral("not read back: ") + QString::fromUtf8(content(name("b")));
    else if (first.save(name("a")) || app::Settings::load(name("a")).save(name("d")))
        broken = QStringLiteral("not written over what has been read");
    else if (content(name("b")) != content(name("d")))
        broken =
            QStringLiteral("not the same over what has been read: ") + QString::fromUtf8(content(name("a")));
    for (const char* which : {"a", "b", "c", "d"})
        QFile::remove(name(which));
    QFile::remove(name("a") + QStringLiteral(".aside-1"));
    return broken;
}

} // namespace fuzz
