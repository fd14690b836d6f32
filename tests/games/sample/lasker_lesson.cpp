// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sample/lasker_lesson.h"

#include "games/sample/lasker_drawing.h"
#include "games/sample/lasker_explanation.h"
#include "games/sample/lasker_game.h"
#include "games/sample/lasker_plane.h"
#include "widgets/board/piece_board.h"

namespace laststone::games {

namespace lasker_lesson {
LASTSTONE_SENTENCES(Lasker)
} // namespace lasker_lesson

using namespace lasker_lesson;

const widgets::Lesson& laskerLesson()
{
    static const widgets::Lesson lesson{
        .family = teaching::familyOf(laskerGame()),
        .first = teaching::firstPosition(laskerGame()),
        .title = phrase("Lasker's Nim"),
        .words = {.take = phrase("Move"), .from = phrase("in heap"), .parts = {}},
        .explain = explainLasker,
        .plane = laskerPlane(),
        .makeBoard = [](QWidget* parent) -> widgets::BoardWidget* {
            return new widgets::PieceBoard(laskerLooks(), parent);
        },
        .looks = [](const teaching::Position&) { return &laskerLooks(); },
    };
    return lesson;
}

} // namespace laststone::games
