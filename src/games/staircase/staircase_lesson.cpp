// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_lesson.h"

#include "games/staircase/staircase_drawing.h"
#include "games/staircase/staircase_explanation.h"
#include "games/staircase/staircase_game.h"
#include "games/staircase/staircase_plane.h"
#include "games/staircase/staircase_table.h"
#include "widgets/board/piece_board.h"

#include <QCoreApplication>

namespace laststone::games {

const widgets::Lesson& staircaseLesson()
{
    static const widgets::Lesson lesson{
        .family = teaching::familyOf(staircaseGame()),
        .first = teaching::firstPosition(staircaseGame()),
        .title = {"Staircase", QT_TRANSLATE_NOOP("Staircase", "Staircase Nim"), {}},
        //: in front of how many stones go one stair down, and on the button
        .words = {.take = {"Staircase", QT_TRANSLATE_NOOP("Staircase", "Move"), {}},
                  //: in front of the number of a stair: "Move 2 from stair 5"
                  .from = {"Staircase", QT_TRANSLATE_NOOP("Staircase", "from stair"), {}},
                  .parts = {}},
        .explain = explainStaircase,
        .plane = staircasePlane(),
        .makeBoard = [](QWidget* parent) -> widgets::BoardWidget* {
            return new widgets::PieceBoard(staircaseLooks(), parent);
        },
        .looks = [](const teaching::Position&) { return &staircaseLooks(); },
        .puzzles = {},
        .ruleNumber = {},
        .table = staircaseTable(),
    };
    return lesson;
}

} // namespace laststone::games
