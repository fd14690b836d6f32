// SPDX-License-Identifier: GPL-3.0-or-later
// What a game hands to the shell: its rules, its explanation, its looks.
#pragma once

#include "teaching/explanation.h"
#include "teaching/puzzle.h"
#include "teaching/rules.h"
#include "widgets/chart_data.h"

class QWidget;

namespace laststone::widgets {

class BoardWidget;

// One value a game, made in games/*/*_lesson.cpp and listed in games/catalogue.cpp.
struct Lesson {
    const teaching::Rules* rules = nullptr; // lives as long as the program
    teaching::Sentence title; // on the tab
    teaching::Explanation (*explain)(const teaching::Position& position) = nullptr;
    ChartData (*chart)(const teaching::Position& position, const ChartWindow& window) = nullptr;
    BoardWidget* (*makeBoard)(QWidget* parent) = nullptr;
    std::vector<const teaching::Puzzle*> puzzles; // live as long as the program
};

} // namespace laststone::widgets
