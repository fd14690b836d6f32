// SPDX-License-Identifier: GPL-3.0-or-later
// What a game hands to the shell: itself, its explanation, its looks.
#pragma once

#include "teaching/game.h"
#include "teaching/memory/saved_game.h"
#include "teaching/notation.h"
#include "teaching/question.h"
#include "teaching/steps/explanation.h"
#include "teaching/steps/plane.h"
#include "teaching/steps/table.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <variant>

class QObject;
class QWidget;

namespace laststone::widgets {

class BoardWidget;
struct BoardLooks;

// The row of fields by which a move can be made: "Take [2] from heap [1]".
struct MoveWords {
    teaching::Sentence take; // in front of the number, also on the button
    teaching::Sentence from; // in front of the part
    std::vector<teaching::Sentence> parts; // the parts by name, where they are always the same; else numbered
};

// A number that belongs to the rule and can be changed on the page: "At most [3]".
struct RuleNumber {
    teaching::Sentence label;
    theory::Count least = 1;
    theory::Count (*get)(const teaching::Position& position) = nullptr;
    teaching::Position (*with)(const teaching::Position& position, theory::Count number) = nullptr;
};

// A rule that can be chosen from a list.
struct RulePreset {
    QString rule; // canonical
    teaching::Sentence name; // empty where the rule says it all
};

// One of several kinds of game in a lesson.
struct LessonKind {
    teaching::Sentence name;
    std::vector<RulePreset> presets; // at least one: what the kind begins with
    bool isRuleTyped = true; // else it is made on the board
    bool (*has)(const teaching::Position& position) = nullptr;
    teaching::Plane plane;
    // Instead of the lesson's words.from, where the parts of this kind are called otherwise.
    teaching::Sentence from = {};
    // Where the parts of a board stand that a person arranges, as the vertices of a graph; and puts them
    // there, for as long as somebody holds what it gives back. Null where there is nothing to arrange.
    teaching::SavedGame::Places (*places)(const teaching::Position& position) = nullptr;
    std::shared_ptr<const void> (*putPlaces)(const teaching::Position& position,
                                             const teaching::SavedGame::Places& places) = nullptr;
};

// What there is to say of the period of a sequence of values, empty for nothing; or what is wrong with its
// rule.
using SequenceEnd = std::variant<teaching::Sentence, teaching::NotationError>;

// One value a game, made in games/*/*_lesson.cpp and listed in games/catalogue.cpp.
struct Lesson {
    teaching::Family family; // the games of the lesson
    teaching::Position first; // what it opens with
    // The heaps of the short game that a newcomer begins with, and can win; empty: those of `first`.
    std::vector<theory::Count> firstGame = {};
    teaching::Sentence title; // on the tab
    MoveWords words;
    teaching::Explanation (*explain)(const teaching::Position& position) = nullptr;
    teaching::Plane plane = {}; // of a lesson without kinds; see planeOf()
    BoardWidget* (*makeBoard)(QWidget* parent) = nullptr; // null: of pieces, as `looks` says; see newBoard()
    // How the board of a position is drawn; null where it has a scene of its own.
    const BoardLooks* (*looks)(const teaching::Position& position) = nullptr;
    std::vector<teaching::QuestionKind> questions = teaching::withCommonKinds({}); // that it can be asked by
    std::optional<RuleNumber> ruleNumber = {};
    teaching::Table table = {}; // not there in a lesson without one
    std::vector<LessonKind> kinds = {}; // empty where all positions of the lesson are of one kind
    // The word that the notation begins with; also the key in settings and file names.
    const QString& id() const { return family.word; }
    // The kind of a position, by number. REQUIRES: there are kinds.
    std::size_t kindOf(const teaching::Position& position) const
    {
        const auto has = [&](const LessonKind& kind) { return kind.has(position); };
        const auto found = std::ranges::find_if(kinds, has);
        return found == kinds.end() ? 0 : static_cast<std::size_t>(found - kinds.begin());
    }
    // What stands in front of the number of a part in the row of fields.
    const teaching::Sentence& fromOf(const teaching::Position& position) const
    {
        if (kinds.empty() || kinds[kindOf(position)].from.isEmpty())
            return words.from;
        return kinds[kindOf(position)].from;
    }
    const teaching::Plane& planeOf(const teaching::Position& position) const
    {
        return kinds.empty() ? plane : kinds[kindOf(position)].plane;
    }
    // Gives the Grundy values of the single heaps 0 .. to by a rule, one after the other; nothing if the rule
    // is wrong. Null in a lesson whose rules have no sequences.
    SequenceEnd (*sequence)(const QString& rule, theory::Count to,
                            const std::function<void(theory::Count)>& value) = nullptr;
    // The same game in another lesson, of which this is a special case or the other way round; null for
    // never.
    std::optional<teaching::Position> (*elsewhere)(const teaching::Position& position) = nullptr;
};

} // namespace laststone::widgets
