// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of questions that are drawn from a number, so that they can be had again and sent to others.
#pragma once

#include "teaching/question.h"

#include <QStringList>

namespace laststone::teaching {

// The name of a set is a short text: the lesson, the rule where it matters, kind, level and seed:
//
//   nim mixed medium 4711
//   bash 7 misere: next-lost hard 3
//   sg 0.77: mixed easy 12
//
// The game and play of `like` are what counts of it.
struct SetName {
    Position like;
    QString kind; // of a question; empty for mixed ones
    std::optional<Difficulty> level; // none: it follows the answers
    quint32 seed = 0;
    friend bool operator==(const SetName&, const SetName&) = default;
};

inline constexpr int kSetLength = 10;

// The words of a set's name: "mixed", and of levels "easy", "medium", "hard", "following".
QString levelWord(std::optional<Difficulty> level);

// The canonical text; read again it gives the same set.
QString setText(const SetName& name);

// What sets are drawn from: a lesson's kinds, and the position that it opens with, whose rule a name without
// one stands for. Both outlive the call.
struct QuestionSource {
    Position first;
    std::span<const QuestionKind> kinds;
};
using SourceOf = std::function<std::optional<QuestionSource>(const QString& word)>;

// Reads a name. What is wrong with it is told with its column; a text that is no name of a set at all, as it
// does not end in a level and a number, gives nothing.
using SetRead = std::variant<SetName, NotationError>;
std::optional<SetRead> readSetName(QStringView text, std::span<const Family> families,
                                   const SourceOf& sourceOf);

// The same of a set that is to be begun: one whose rule has too few questions of its kind is wrong, too.
std::optional<SetRead> readSetToBegin(QStringView text, std::span<const Family> families,
                                      const SourceOf& sourceOf);

// What is wrong with a set of a kind of which the rule has no question, or hardly one; else nothing. Only a
// rule of few positions, as a small graph is one, has fewer than ten of a kind: then a set has all of them.
std::optional<Sentence> tooFewOf(const SetName& name, std::span<const QuestionKind> kinds);
// Whether that would say nothing.
bool hasEnough(const SetName& name, std::span<const QuestionKind> kinds);

// The other questions of a set, which a further one is to suit: none is answered by what is told with one
// before it. Values.
struct OtherQuestions {
    QStringList before; // texts
    QStringList told; // facts, by those before
    QStringList after; // texts: of earlier sets, to come later
    QStringList asked; // facts, by those after
    // The largest number in a question that is answered by numbers, if there is a smaller one.
    std::optional<theory::Count> mostAsked;
    // The same of any question, which is put where a smaller one of its kind can be drawn.
    std::optional<theory::Count> mostOnBoard;
    // The kinds of which a mixed set is, by their ids; none: all of the lesson.
    std::optional<QStringList> kinds;

    void addBefore(const Question& question);
    void addAfter(const Question& question);
    bool hasText(const QString& text) const;
    bool suits(const Question& question) const;
    bool isTooLarge(const Question& question) const;

    // The place in `told` at which what it asks for was told last, -1 for nowhere.
    qsizetype lastTold(const Question& question) const;
};

// Question `number` of the set, from 0, at a level, that suits the others; where none is found, as where a
// rule has few positions, one that has been told the longest ago; of a single kind that has none left at its
// level, one with larger numbers or of another level. The same on every machine and in every language.
// Nothing where the rule has no question of the kind at the level, or no further one at any. A mixed set that
// follows the answers begins with the kinds "move" and "outcome".
std::optional<Question> questionOf(const SetName& name, std::span<const QuestionKind> kinds, int number,
                                   Difficulty level, const OtherQuestions& others);

// In its place in a mixed set that follows the answers, after one that was not right: a winning move is asked
// for, in the position with the fewest stones of some that are drawn.
std::optional<Question> easierQuestionOf(const SetName& name, std::span<const QuestionKind> kinds, int number,
                                         Difficulty level, const OtherQuestions& others);

// The first questions of the set at its level (that follows answers: as if all were right), at most `count`.
std::vector<Question> questionsOf(const SetName& name, std::span<const QuestionKind> kinds, int count);

} // namespace laststone::teaching
