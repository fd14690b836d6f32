// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/wythoff/wythoff_lesson.h"

#include "games/wythoff/wythoff_drawing.h"
#include "games/wythoff/wythoff_explanation.h"
#include "games/wythoff/wythoff_game.h"
#include "games/wythoff/wythoff_plane.h"
#include "games/wythoff/wythoff_table.h"
#include "widgets/board/piece_board.h"

#include <QCoreApplication>

namespace laststone::games {

const widgets::Lesson& wythoffLesson()
{
    static const widgets::Lesson lesson{
        .family = teaching::familyOf(wythoffGame()),
        .first = teaching::firstPosition(wythoffGame()),
        .title = {"Wythoff", QT_TRANSLATE_NOOP("Wythoff", "Wythoff"), {}},
        .words = {.take = {"Wythoff", QT_TRANSLATE_NOOP("Wythoff", "Take"), {}},
                  //: in front of a choice: "Take 3 from heap 1", "Take 3 from both heaps"
                  .from = {"Wythoff", QT_TRANSLATE_NOOP("Wythoff", "from"), {}},
                  .parts = {{"Wythoff", QT_TRANSLATE_NOOP("Wythoff", "heap 1"), {}},
                            {"Wythoff", QT_TRANSLATE_NOOP("Wythoff", "heap 2"), {}},
                            {"Wythoff", QT_TRANSLATE_NOOP("Wythoff", "both heaps"), {}}}},
        .explain = explainWythoff,
        .plane = wythoffPlane(),
        .makeBoard = [](QWidget* parent) -> widgets::BoardWidget* {
            return new widgets::PieceBoard(wythoffLooks(), parent);
        },
        .looks = [](const teaching::Position&) { return &wythoffLooks(); },
        .puzzles = {},
        .ruleNumber = {},
        .table = wythoffTable(),
    };
    return lesson;
}

} // namespace laststone::games
