// SPDX-License-Identifier: GPL-3.0-or-later
// A set of questions while somebody works through it.
#pragma once

#include "teaching/sets/question_set.h"

#include <optional>
#include <span>
#include <vector>

namespace laststone::teaching {

struct Asking;

// What somebody can be asked who has not found the rule, and answers by trying.
struct SetLimits {
    // Questions that are answered by numbers are drawn with none above it, where there are such. Where they
    // follow the answers they stay easy, and the first one is so small that it is tried on the board; each
    // further one may be a little larger.
    std::optional<theory::Count> most = {};
    std::optional<QStringList> kinds = {}; // of a mixed set, by their ids
};

// Ten questions, drawn one after the other from the set's name; then those of earlier sets that are due; then
// whatever was not understood, until it is or its solution has been shown twice. It belongs to the panel that
// asks.
//
//   SetRun run(name, lesson.questions);
//   while (run.question()) {
//       run.answered(asking); // what has come of asking it
//       run.goOn();
//   }
class SetRun {
public:
    enum class Mark {
        ToCome,
        Understood, // right at the first try
        Again, // not understood: it comes again at the end
        Helped, // came again and is understood now
        Later, // came again, and its solution was shown once more: it is left to later sets
    };
    struct Place {
        std::optional<Question> question; // none until it is drawn
        Mark mark = Mark::ToCome;
        bool isShown = false; // its solution: another one like it is asked in its place
    };
    // What has come of the questions of one kind.
    struct Tally {
        QString kind;
        int asked = 0;
        int understood = 0; // of them, at the first try
        friend bool operator==(const Tally&, const Tally&) = default;
    };

    // The kinds outlive the run. `limits` are as in limit(), for the first question.
    SetRun(const SetName& name, std::span<const QuestionKind> kinds, std::vector<Question> earlier = {},
           const SetLimits& limits = {});
    // These alone, such as what was not understood the first time.
    SetRun(const SetName& name, std::vector<Question> only);

    const SetName& name() const { return m_name; }
    const std::vector<Place>& places() const { return m_places; }
    // The place of the question, from 0. REQUIRES: there is a question.
    int current() const { return m_current; }
    // What is asked now, or has just been answered; null where the set is over, or the rule has no question.
    const Question* question() const;
    // Whether it has been answered since it was asked last.
    bool isAnswered() const { return m_isAnswered; }
    // The level of the next question that is drawn: that of the set, or what follows from the answers. Those
    // begin easy; two understood in a row go up, one that is not goes down.
    Difficulty level() const { return m_name.level.value_or(m_following); }

    // Of the questions that are drawn from now on.
    void limit(const SetLimits& limits) { m_limits = limits; }

    void answered(const Asking& asking);
    void goOn();
    // The question is left without an answer: it comes again at the end, and tells nothing about a level.
    void skip();

    // The run as lines, from which readSetRun() has it go on; for a file that outlives the program.
    QString text() const;
    friend std::optional<SetRun> readSetRun(QStringView text, std::span<const QuestionKind> kinds,
                                            std::span<const Family> families, const SourceOf& sourceOf);

    int count(Mark mark) const;
    std::vector<Tally> tally() const; // in the order in which the kinds came
    std::vector<Question> notUnderstood() const; // at the first try

private:
    void draw();
    void drawLike(Place& place);

    SetName m_name;
    std::span<const QuestionKind> m_kinds;
    std::vector<Place> m_places;
    int m_current = 0;
    bool m_isAnswered = false;
    Difficulty m_following = Difficulty::Easy;
    int m_inARow = 0; // understood
    SetLimits m_limits;
};

// Reads what text() gives; nothing where it is not whole, as when a kind of question is not there any more.
// The kinds outlive the run.
std::optional<SetRun> readSetRun(QStringView text, std::span<const QuestionKind> kinds,
                                 std::span<const Family> families, const SourceOf& sourceOf);

} // namespace laststone::teaching
