// SPDX-License-Identifier: GPL-3.0-or-later
// Positions for tests, from their notation.
#pragma once

#include "games/catalogue.h"
#include "teaching/notation.h"

#include <QtGlobal>

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

// The game of a word and a rule. It is kept for the whole test, as a match keeps it, with what it has found.
inline std::shared_ptr<const laststone::teaching::Game> gameOf(const QString& word, const QString& rule = {})
{
    using laststone::teaching::Game;
    static std::map<std::pair<QString, QString>, std::shared_ptr<const Game>> kept;
    std::shared_ptr<const Game>& game = kept[{word, rule}];
    if (!game) {
        const auto read = laststone::games::findLesson(word)->family.read(rule, 0);
        game = std::get<std::shared_ptr<const Game>>(read);
    }
    return game;
}

// "nim misere: 3 4 5". What is wrong with it ends the test.
inline laststone::teaching::Position positionOf(const QString& notation)
{
    using namespace laststone;
    const auto parsed = teaching::parsePosition(notation, games::families(), nullptr);
    if (const auto* error = std::get_if<teaching::NotationError>(&parsed)) {
        const auto voice = teaching::Voice::installed();
        qFatal("%s: %s", qPrintable(notation), qPrintable(voice.say(teaching::describe(*error))));
    }
    return std::get<teaching::Position>(parsed);
}

// The move between two positions, by trying.
inline std::optional<laststone::teaching::Move> moveBetween(const laststone::teaching::Position& from,
                                                            const laststone::teaching::Position& to)
{
    using namespace laststone;
    using teaching::Move;
    using theory::Count;
    constexpr Count kMost = 5000;
    const teaching::Game& game = *from.game;
    for (std::size_t part = 0; part < game.partCount(from); ++part) {
        std::vector<Move> moves;
        if (const auto listed = game.listedMoves(from, part))
            moves = *listed;
        else
            for (Count take = 1; take <= std::min(kMost, game.mostTake(from, part)); ++take)
                moves.push_back({part, take, 0});
        for (const Move& move : moves) {
            if (game.after(from, move) == to)
                return move;
        }
    }
    return std::nullopt;
}
