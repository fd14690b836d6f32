// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the classic problems share: the solver at work, and the games from their rules alone.
#pragma once

#include "cli/solve.h"

#include "brute_force.h"

#include <QTemporaryFile>

#include <functional>
#include <map>
#include <optional>
#include <thread>
#include <utility>

#include <unistd.h>

namespace harness {

struct Answer {
    QByteArray output;
    std::optional<laststone::cli::SolveError> error;
};

// Feeds the input through a pipe in pieces of `piece` bytes and collects the output.
inline Answer solved(const char* format, const QByteArray& input, qsizetype piece = 1 << 16)
{
    int pipe[2];
    if (::pipe(pipe) != 0)
        return {};
    std::thread feeder([&] {
        for (qsizetype at = 0; at < input.size(); at += piece) {
            const auto length = static_cast<std::size_t>(std::min(piece, input.size() - at));
            if (::write(pipe[1], input.constData() + at, length) < 0)
                break;
        }
        ::close(pipe[1]);
    });
    QTemporaryFile file;
    file.open();
    Answer answer;
    answer.error = laststone::cli::solve(*laststone::cli::findProfile(format), pipe[0], file.handle());
    // What the solver has left unread must not keep the feeder waiting.
    char rest[4096];
    while (::read(pipe[0], rest, sizeof rest) > 0) { }
    feeder.join();
    ::close(pipe[0]);
    QFile written(file.fileName());
    written.open(QIODevice::ReadOnly);
    answer.output = written.readAll();
    return answer;
}

inline QByteArray writtenNumbers(const brute::Heaps& numbers)
{
    QByteArrayList texts;
    for (const brute::Count number : numbers)
        texts << QByteArray::number(static_cast<qulonglong>(number));
    return texts.join(' ') + '\n';
}

inline QByteArray written(const brute::Heaps& heaps)
{
    return QByteArray::number(static_cast<qulonglong>(heaps.size())) + ' ' + writtenNumbers(heaps);
}

// Who wins by the rules alone. A position is some numbers, and a game lists what its moves lead to.
using Positions = std::vector<brute::Heaps>;
class Truth {
public:
    using Moves = std::function<Positions(const brute::Heaps&)>;
    explicit Truth(Moves moves) : m_moves(std::move(moves)) { }

    bool isWon(const brute::Heaps& position)
    {
        if (const auto known = m_won.find(position); known != m_won.end())
            return known->second;
        const bool won = !lostAmong(m_moves(position)).empty();
        return m_won[position] = won;
    }
    // Those that are lost for the player who is to move there, in the same order.
    Positions lostAmong(Positions positions)
    {
        std::erase_if(positions, [this](const brute::Heaps& position) { return isWon(position); });
        return positions;
    }

private:
    Moves m_moves;
    std::map<brute::Heaps, bool> m_won;
};

} // namespace harness
