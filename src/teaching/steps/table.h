// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a game: small positions, worked out one after the other, free of any drawing.
#pragma once

#include "teaching/position.h"
#include "teaching/sentence.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace laststone::teaching {

struct TableCell {
    QString name; // what the cell is of: a heap, a vertex, a number
    QString value; // what has been found of it; empty while it has not, or where `outcome` says it all
    QString beside; // what another game says of the same, in a row of its own
    std::optional<theory::Outcome> outcome; // once it is known, where it is shown
    bool isNow = false; // it is on the board
    bool isShaded = false;
    enum class Frame {
        None,
        Source, // the value of the last one comes from it
        Last, // the last that has been filled in
        Asked, // what is in it is asked
    } frame = Frame::None;
    std::optional<Position> position; // that a click puts on the board

    friend bool operator==(const TableCell&, const TableCell&) = default;
};

// What the next step will tell, to be asked before it does.
struct TableQuestion {
    Sentence task; // "5: P or N?"
    std::variant<theory::Outcome, theory::Count> right;
    std::optional<std::size_t> cell = {}; // that it is about, where that does not tell
};

// A table as it is after some step, as backward induction fills it. Step 0 shows it empty.
struct TableCells {
    enum class Form {
        Signs, // a name with the sign of P or N
        Notes, // a name with a word below where there is room
        Values, // a value with a small name above
    } form = Form::Signs;
    int lastStep = 0;
    Sentence meaning = {}; // what stands in the cells
    Sentence rule = {}; // that is to be found here: nobody is told before he asks, or has found it
    Sentence text; // what the step has filled in, and why
    Sentence byRule = {}; // the same to whoever knows the rule
    std::optional<TableQuestion> next = {}; // none after the last step
    std::vector<TableCell> cells;
    std::size_t inView = 0; // this cell stays in view where not all have room
    std::size_t lineLength = 0; // of cells, where so many fit; 0 for as many as fit
    std::size_t period = 1; // a line is a multiple of it, where one fits
    bool hasBeside = false; // there is a row for it below each line
    std::vector<Sentence> parts; // of which part of a position the table is, where there is a choice
    Sentence partsName = {}; // read aloud, of that choice
};

// A list too long to be written, by number.
struct TableRow {
    QStringList texts;
    Position position;
};
struct TableList {
    Sentence name; // read aloud
    Sentence goTo; // in front of the number of a row
    Sentence goToHelp;
    QStringList columns;
    theory::Count last = 0; // rows are numbered 0 .. last
    TableRow (*row)(const Position& position, theory::Count number) = nullptr;
};

// What a game gives for its table: pure functions of a position. Example: games/bash/bash_game.cpp.
struct Table {
    // The cells of a part after a step, which is bounded by the last.
    TableCells (*cells)(const Position& position, std::size_t part, int step) = nullptr;
    std::optional<TableList> (*list)() = nullptr; // below the cells
    // Why a number that has been answered is wrong, without telling the right one; nothing where there is
    // none.
    Sentence (*refute)(const Position& position, std::size_t part, int step, theory::Count answer) = nullptr;
    bool isOnBoard = false; // a board of the game shows the P-positions that have been found in it
};

} // namespace laststone::teaching
