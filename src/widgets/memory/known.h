// SPDX-License-Identifier: GPL-3.0-or-later
// How far somebody has come with a lesson: its tour, its table, each kind of question, its opponents.
#pragma once

#include "teaching/memory/record.h"
#include "teaching/opponent.h"

#include <QString>

#include <optional>
#include <vector>

namespace laststone::teaching {
class Progress;
}

namespace laststone::widgets {

struct Lesson;

// One part of a lesson, in the language of the window.
struct Known {
    enum class Part { Tour, Table, Kind, Rule, Opponents, Boxes } part = Part::Tour;
    teaching::Grasp grasp = teaching::Grasp::None; // Boxes: not used; Rule: of the kinds asked
    QString name; // "Tour", "P or N?"
    QString words; // "3 of 9 sections read"
    int section = 0; // Tour: the first one that has not been read
    QString kind = {}; // Kind: its id
    std::optional<teaching::Opponent> next = {}; // Opponents: whom to play next
    QString details = {}; // Rule: of several kinds, a line each
    QString rule = {}; // Rule: one of a lesson with several games, as the notation has it
};

// The parts of a lesson in the order in which they are learned; those behind the opponents have no grasp.
std::vector<Known> knownOf(const Lesson& lesson, const teaching::Progress& progress);

// Whether the tour has been read and all kinds of questions are understood.
bool isUnderstood(const std::vector<Known>& parts);

// The part that comes next, by its place; nothing where all is understood.
std::optional<std::size_t> nextOf(const std::vector<Known>& parts);

} // namespace laststone::widgets
