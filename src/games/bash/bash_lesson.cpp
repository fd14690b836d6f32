// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/bash/bash_lesson.h"

#include "games/bash/bash_drawing.h"
#include "games/bash/bash_explanation.h"
#include "games/bash/bash_game.h"
#include "games/bash/bash_plane.h"
#include "games/bash/bash_table.h"
#include "games/special_cases.h"
#include "widgets/board/piece_board.h"

#include <QCoreApplication>

namespace laststone::games {

const widgets::Lesson& bashLesson()
{
    static const widgets::Lesson lesson{
        .family = bashFamily(),
        .first = teaching::firstPosition(bashGame(3)),
        .title = {"Bash", QT_TRANSLATE_NOOP("Bash", "Bash"), {}},
        .words = {.take = {"Bash", QT_TRANSLATE_NOOP("Bash", "Take"), {}},
                  .from = {},
                  .parts = {{"Bash", QT_TRANSLATE_NOOP("Bash", "the heap"), {}}}},
        .explain = explainBash,
        .plane = bashPlane(),
        .makeBoard = [](QWidget* parent) -> widgets::BoardWidget* {
            return new widgets::PieceBoard(bashLooks(), parent);
        },
        .looks = [](const teaching::Position&) { return &bashLooks(); },
        .puzzles = {},
        //: in front of the most that may be taken: "At most 3"
        .ruleNumber =
            widgets::RuleNumber{
                {"Bash", QT_TRANSLATE_NOOP("Bash", "At most"), {}}, 1, bashLimit, withBashLimit},
        .table = bashTable(),
        .elsewhere = bashAsSg,
    };
    return lesson;
}

} // namespace laststone::games
