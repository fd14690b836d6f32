// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_lesson.h"

#include "games/nim/nim_drawing.h"
#include "games/nim/nim_explanation.h"
#include "games/nim/nim_game.h"
#include "games/nim/nim_plane.h"
#include "games/nim/nim_puzzle.h"
#include "games/special_cases.h"
#include "widgets/board/piece_board.h"

#include <QCoreApplication>

namespace laststone::games {

const widgets::Lesson& nimLesson()
{
    static const SplittingPuzzle splitting;
    static const widgets::Lesson lesson{
        .family = teaching::familyOf(nimGame()),
        .first = teaching::firstPosition(nimGame()),
        .title = {"Nim", QT_TRANSLATE_NOOP("Nim", "Nim"), {}},
        .words = {.take = {"Nim", QT_TRANSLATE_NOOP("Nim", "Take"), {}},
                  //: in front of the number of a heap: "Take 3 from heap 1"
                  .from = {"Nim", QT_TRANSLATE_NOOP("Nim", "from heap"), {}},
                  .parts = {}},
        .explain = explainNim,
        .plane = nimPlane(),
        .makeBoard = [](QWidget* parent) -> widgets::BoardWidget* {
            return new widgets::PieceBoard(nimLooks(), parent);
        },
        .looks = [](const teaching::Position&) { return &nimLooks(); },
        .puzzles = {&splitting},
        .elsewhere = nimAsSg,
    };
    return lesson;
}

} // namespace laststone::games
