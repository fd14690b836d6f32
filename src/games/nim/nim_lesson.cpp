// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/nim/nim_lesson.h"

#include "games/nim/nim_board.h"
#include "games/nim/nim_chart.h"
#include "games/nim/nim_explanation.h"
#include "games/nim/nim_puzzle.h"
#include "games/nim/nim_rules.h"

#include <QCoreApplication>

namespace laststone::games {

const widgets::Lesson& nimLesson()
{
    static const NimRules rules;
    static const SplittingPuzzle splitting;
    static const widgets::Lesson lesson{
        &rules,
        {"Nim", QT_TRANSLATE_NOOP("Nim", "Nim"), {}},
        {{"Nim", QT_TRANSLATE_NOOP("Nim", "Take"), {}},
         //: in front of the number of a heap: "Take 3 from heap 1"
         {"Nim", QT_TRANSLATE_NOOP("Nim", "from heap"), {}},
         {}},
        explainNim,
        {chartNim},
        [](QWidget* parent) -> widgets::BoardWidget* { return new NimBoard(parent); },
        {&splitting},
        {},
    };
    return lesson;
}

} // namespace laststone::games
