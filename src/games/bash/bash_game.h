// SPDX-License-Identifier: GPL-3.0-or-later
// Bash as the teaching layer sees it: one heap, and how many may be taken as the rule, "bash 3: 21".
#pragma once

#include "games/names.h"
#include "teaching/notation.h"
#include "teaching/question.h"
#include "teaching/steps/explanation.h"
#include "teaching/steps/plane.h"
#include "teaching/steps/table.h"

namespace laststone::games {

// All games of Bash, for reading notations.
teaching::Family bashFamily();

std::shared_ptr<const teaching::Game> bashGame(theory::Count limit);

// The most that may be taken in a position of Bash, and the position with another such number.
theory::Count bashLimit(const teaching::Position& position);
teaching::Position withBashLimit(const teaching::Position& position, theory::Count limit);

// "5 × 4 + 1": so many stones in blocks.
QString bashBlocks(theory::Count stones, theory::Count limit);

// The fact how many stones so many blocks have, as Game::facts() names it.
QString bashBlockFact(theory::Count blocks);

// What a step points out.
struct BashMark {
    enum : int {
        Blocks = teaching::Mark::FirstOfGame, // blocks of `from` stones and the rest
        Apart, // one stone is set apart, which nobody wants
    };
};

// Why a position is lost or won. REQUIRES: it has passed check().
teaching::Explanation explainBash(const teaching::Position& position);

// The kinds of its own: "remainder" behind the whole blocks, "reply" to a move that has just been made,
// "next-lost" below the heap, and the size of a "block". In misère play one stone is set apart throughout.
std::vector<teaching::QuestionKind> bashQuestions();

// What leads to the verdict; see Game::hints().
std::vector<teaching::Sentence> bashHints(const teaching::Position& position);

// n against n mod (m + 1), which is the Grundy value of a heap of n.
teaching::Plane bashPlane();

// The first heaps of Bash, judged one after the other by backward induction.
teaching::Table bashTable();

} // namespace laststone::games
