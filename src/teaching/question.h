// SPDX-License-Identifier: GPL-3.0-or-later
// A question about a position: the one value by which tours, exercises, the review of a game and the command
// line ask.
#pragma once

#include "teaching/game.h"
#include "teaching/notation.h"
#include "teaching/sentence.h"

#include <QString>
#include <QStringList>
#include <QStringView>

#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace laststone::teaching {

// What is answered. Of a move, the position that it leads to; an empty list stands for “no move does it” or
// “it cannot be done”; of named choices, the number of one, from 1.
using Answer =
    std::variant<theory::Outcome, theory::Count, Position, std::vector<theory::Count>, std::vector<Position>>;

// How an answer is given.
enum class AnswerForm {
    Outcome, // P or N, by two buttons
    Choice, // one of few, by a button each
    Number, // typed
    Numbers, // typed; in any order, each once
    Move, // made on the board
    Moves, // several, made on the board one by one; none at all can be right
    Typed, // a position, typed; or “it cannot be done”
};

// A typical wrong answer, recognised by itself, and what is said to it: what has been done, and why it does
// not do.
struct Slip {
    Answer answer;
    Sentence reply;
};

// A value, made from the game alone: what is right is computed, never written down by hand. The same kind,
// position and numbers give the same question.
//
//   const Question question = *kind.ask({position, {}});
//   question.isRight(theory::Count{1});
struct Question {
    QString kind; // its id: "outcome"
    Position position; // what is on the board
    std::vector<theory::Count> about; // the numbers that it is about, beside the position
    Sentence task; // "Which remainder is left?"
    AnswerForm form = AnswerForm::Outcome;
    std::vector<Sentence> choices = {}; // of AnswerForm::Choice
    Answer right = theory::Outcome::P; // an answer that is right
    // Whether “there is none”, or “it cannot be done”, is offered beside a field to type in: where it is now
    // and then the answer.
    bool mayBeNone = false;
    // Whether the number that is asked for is that of the stones of a move, which may be made on the board.
    bool isOfMove = false;
    bool isInBinary = false; // the number that is asked for is typed in binary digits
    bool isOfLostHeap = false; // the answer is the size of a heap that is lost to the player to move
    std::vector<Slip> slips = {}; // none of them is right
    // By degrees: the idea, then the step to take. The third degree is the deciding step itself.
    std::vector<Sentence> hints = {};
    const char* deciding = nullptr; // the step of the position's explanation that decides; null: the last
    // What is said with the right answer: the fact that decides, in one sentence.
    Sentence because = {};
    // Whether an answer of the right form is right; null where only `right` is.
    std::function<bool(const Answer&)> accepts = {};
    // What is said to a wrong answer that is no slip of the list; null for nothing.
    std::function<Sentence(const Answer&)> comment = {};
    // What is wrong with an answer that does not even try, such as a split of another number; it does not
    // count. Null where any answer of the form counts.
    std::function<std::optional<Sentence>(const Answer&)> refuse = {};
    // Facts, as Game::facts() names them: what is asked for, and what has been told when the question is
    // done, by its task, what is said to answers, and its solution. newQuestion() takes those of the
    // position.
    QStringList asked = {};
    QStringList told = {};
    // What numbers that are right stand for, where that is a position: (8, 13) for its two heaps. A board
    // that shows several positions marks it once the answer has been told.
    std::optional<Position> named = {};

    bool isRight(const Answer& answer) const;

    // What is said to a wrong answer: the reply to the slip that it is, or a comment; empty for none.
    Sentence replyTo(const Answer& answer) const;
};

// What a question is drawn as: the position and the numbers that it is about.
struct Draft {
    Position position;
    std::vector<theory::Count> about = {};
};

// One kind of question of a lesson: pure functions. The kinds are listed by the lesson.
struct QuestionKind {
    QString id; // in texts, settings and files: "next-lost"
    Sentence name; // "P or N?"

    // Draws one for the game and play of `like`, the same for the same numbers on every machine; nothing
    // where the rule in force has no such question, or not at this level. ask() takes what is drawn.
    std::optional<Draft> (*draw)(const Position& like, Difficulty difficulty,
                                 QRandomGenerator& random) = nullptr;

    // The question; nothing where it makes no sense, as about numbers that cannot be.
    std::optional<Question> (*ask)(const Draft& draft) = nullptr;

    // Whether other kinds tell what it asks for, so that in a mixed set it has its turn before them.
    bool isEarly = false;

    // The same with larger numbers than the level has, for a set of this kind that has run out of its own;
    // null where other levels are enough.
    std::optional<Draft> (*drawMore)(const Position& like, Difficulty difficulty,
                                     QRandomGenerator& random) = nullptr;
};

// The kinds that every game has, in this order: "outcome", "move", "all-moves". The lesson's own follow them.
std::span<const QuestionKind> commonKinds();

// The kind of that id; null if there is none.
const QuestionKind* findKind(std::span<const QuestionKind> kinds, QStringView id);

// The short text of a question, as tours and files have it: the kind, the numbers that it is about in
// brackets, and a notation: "reply(2) bash 3: 20", "outcome nim: 7 9 15 12". Read again it gives the same
// question.
QString questionText(const Question& question);

// Reads one; the part before the colon may be left out, as in parsePosition(). What is wrong is told with its
// column.
using QuestionRead = std::variant<Question, NotationError>;
QuestionRead readQuestion(QStringView text, std::span<const QuestionKind> kinds,
                          std::span<const Family> families, const Position* here);

// An answer as it is typed and printed: "P", "5", "0 1 3", a notation; positions in lists are parted by
// semicolons, and an empty list is "-". That of a choice is its number.
QString answerText(const Answer& answer);

// Reads what was typed for a question, P and N in both cases, positions of the question's game; or what is
// wrong with it. REQUIRES: not AnswerForm::Move, which is made on the board, nor Moves.
std::variant<Answer, Sentence> readAnswer(const Question& question, QStringView typed,
                                          std::span<const Family> families);

// What helps those who draw; all of it the same on every machine.
//
// A number of `least` … `most`.
theory::Count drawNumber(theory::Count least, theory::Count most, QRandomGenerator& random);

// A position of the game and play of `like` that is not trivial, of that outcome if one is wanted; nothing
// where none is found.
std::optional<Position> drawPosition(const Position& like, Difficulty difficulty,
                                     std::optional<theory::Outcome> wanted, QRandomGenerator& random);

// Whether a position is one of the level, as far as its game tells.
bool isOfLevel(const Position& position, Difficulty difficulty);

// Whether there is nothing to think about: the game is over, or a single move can end it.
bool isTrivial(const Position& position);

// The kinds of a lesson: those that every game has, then its own.
std::vector<QuestionKind> withCommonKinds(std::vector<QuestionKind> own);

} // namespace laststone::teaching
