// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_lesson.h"

#include "games/bash/bash_game.h"
#include "games/common/special_cases.h"
#include "games/graph/graph_plane.h"
#include "games/nim/nim_game.h"
#include "games/octal/octal_game.h"
#include "games/octal/octal_plane.h"
#include "games/subtraction/subtraction_game.h"
#include "games/subtraction/subtraction_plane.h"
#include "games/sums/sg_board.h"
#include "games/sums/sg_family.h"
#include "games/sums/sg_sequence.h"
#include "games/sums/sums_table.h"

#include <QCoreApplication>

namespace laststone::games {

using teaching::Position;
using teaching::Sentence;
using theory::Count;

namespace {

Sentence words(const char* source)
{
    return {"Sg", source, {}};
}

bool isOneSet(const Position& position)
{
    const auto* game = asSubtraction(*sgGame(position));
    return game && game->isOneForAll();
}

bool isSeveralSets(const Position& position)
{
    const auto* game = asSubtraction(*sgGame(position));
    return game && !game->isOneForAll();
}

bool isTakingAndBreaking(const Position& position)
{
    return asOctal(*sgGame(position)) != nullptr;
}

bool isGraph(const Position& position)
{
    return asGraph(*sgGame(position)) != nullptr;
}

std::vector<widgets::LessonKind> kinds()
{
    const auto preset = [](const char* rule, Sentence name = {}) {
        return widgets::RulePreset{QString::fromLatin1(rule), std::move(name)};
    };
    return {
        {words(QT_TRANSLATE_NOOP("Sg", "Subtraction set")),
         {preset("{1,3,4}"),
          {allNumbersRule(3), words(QT_TRANSLATE_NOOP("Sg", "{1,2,3}: Bash with at most 3"))},
          {allNumbersRule(kMostNimStones), words(QT_TRANSLATE_NOOP("Sg", "{1,…,64}: Nim, up to 64 stones"))},
          preset("{1,2,4,8,16,32,64}", words(QT_TRANSLATE_NOOP("Sg", "{1,2,4,…,64}: powers of two"))),
          preset("{1,2,3,5,8,13,21,34,55,89}", words(QT_TRANSLATE_NOOP("Sg", "{1,2,3,5,…,89}: Fibonacci"))),
          preset("{2,5}"),
          preset("{3,5}"),
          preset("{1,2,5}"),
          preset("{2,3,7}"),
          preset("{2,5,7}")},
         true,
         isOneSet,
         subtractionPlane()},
        {words(QT_TRANSLATE_NOOP("Sg", "Sum of different sets")),
         {preset("{1,3,4}+{2,5}"), preset("{1,2}+{1,2,3}+{2,3}"), preset("{1,3}+{1,2,4}+{2,5,7}")},
         true,
         isSeveralSets,
         subtractionPlane()},
        {words(QT_TRANSLATE_NOOP("Sg", "Graph game")),
         {preset("graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5",
                 words(QT_TRANSLATE_NOOP("Sg", "A graph of seven vertices"))),
          preset("graph 1>0;2>0;2>1;3>2",
                 words(QT_TRANSLATE_NOOP("Sg", "Where misère play goes its own way"))),
          preset("graph 1>0;2>0;2>1;3>0;3>1;3>2;4>0;4>1;4>2;4>3;5>0;5>1;5>2;5>3;5>4",
                 words(QT_TRANSLATE_NOOP("Sg", "Nim on a graph")))},
         false,
         isGraph,
         graphPlane(),
         //: in front of the number of a token
         words(QT_TRANSLATE_NOOP("Sg", "Token"))},
        {words(QT_TRANSLATE_NOOP("Sg", "Taking and breaking")),
         {preset("0.77", words(QT_TRANSLATE_NOOP("Sg", "0.77: Kayles"))),
          preset("0.07", words(QT_TRANSLATE_NOOP("Sg", "0.07: Dawson’s Kayles"))),
          preset("0.137", words(QT_TRANSLATE_NOOP("Sg", "0.137: Dawson’s chess"))),
          preset("grundy", words(QT_TRANSLATE_NOOP("Sg", "Grundy’s game"))), preset("0.16"), preset("0.6"),
          preset("0.007"), preset("4.7")},
         true,
         isTakingAndBreaking,
         octalPlane()},
    };
}

// {1..m} with one heap is Bash; with heaps of at most m stones it is Nim.
std::optional<Position> specialCase(const Position& position)
{
    const auto* game = asSubtraction(*sgGame(position));
    if (!game || !game->isOneForAll())
        return std::nullopt;
    const auto& set = game->set(0);
    if (!theory::subtraction::isEverythingUpToLargest(set))
        return std::nullopt;
    if (std::ranges::all_of(position.heaps, [&](Count heap) { return heap <= set.largest(); }))
        return Position{nimGame(), position.play, position.heaps};
    if (position.heaps.size() == 1)
        return Position{bashGame(set.largest()), position.play, position.heaps};
    return std::nullopt;
}

} // namespace

const widgets::Lesson& sgLesson()
{
    static const widgets::Lesson lesson{
        .family = sgFamily(),
        .first = teaching::firstPosition(sgGame(QStringLiteral("{1,3,4}"))),
        .title = words(QT_TRANSLATE_NOOP("Sg", "SG")),
        .words = {.take = words(QT_TRANSLATE_NOOP("Sg", "Move")),
                  //: in front of the number of a heap
                  .from = words(QT_TRANSLATE_NOOP("Sg", "Heap")),
                  .parts = {}},
        .explain = [](const Position& position) { return sgGame(position)->explain(position); },
        .makeBoard = [](QWidget* parent) -> widgets::BoardWidget* { return new SgBoard(parent); },
        .looks = sgLooks,
        .puzzles = {},
        .ruleNumber = {},
        .table = sumsTable(),
        .kinds = kinds(),
        .sequence = sgSequence,
        .elsewhere = specialCase,
    };
    return lesson;
}

} // namespace laststone::games
