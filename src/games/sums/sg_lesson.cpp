// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_lesson.h"

#include "games/common/all_moves.h"
#include "games/common/nim_sum.h"
#include "games/special_cases.h"
#include "games/sums/sg_board.h"
#include "games/sums/sg_questions.h"
#include "games/sums/sum_steps.h"
#include "games/sums/sums_plane.h"

namespace laststone::games {

using widgets::Lesson;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Sg)
};

struct RuleWords {
    LASTSTONE_SENTENCES(SgRule)
};

// "{1,3,4}", "0.77", "grundy", "graph 1>0;2>0;3>0": whichever game has such rules.
GameRead readRule(QStringView text, qsizetype offset)
{
    const auto first = std::ranges::find_if_not(text, [](QChar c) { return c == QLatin1Char(' '); });
    const qsizetype blanks = first - text.begin();
    for (const SumGame& game : sumGames()) {
        auto read = game.read(text.sliced(blanks));
        if (!read)
            continue;
        if (auto* error = std::get_if<NotationError>(&*read))
            error->column += blanks + offset;
        return *read;
    }
    return NotationError{RuleWords::phrase("a set such as “{1,3,4}”, an octal code such as “0.77”, “grundy” "
                                           "or a graph such as “graph 1>0;2>0” is expected"),
                         blanks + offset + 1};
}

// The game of a rule by itself; the word of the lesson may stand in front, as elsewhere.
GameRead gameOf(const QString& rule)
{
    const QString text = teaching::asciiTwins(rule);
    const QString word = sgLesson().id() + u' ';
    const qsizetype start = text.indexOf(word) == 0 ? word.size() : 0;
    return readRule(QStringView(text).sliced(start), start);
}

// The values of single heaps, or of the vertices 0 .. to of a graph.
widgets::SequenceEnd sequence(const QString& rule, theory::Count to,
                              const std::function<void(theory::Count)>& value)
{
    const auto read = gameOf(rule);
    if (const auto* error = std::get_if<NotationError>(&read))
        return *error;
    return SgGame::of({std::get<std::shared_ptr<const teaching::Game>>(read), {}, {}}).sequence(to, value);
}

std::vector<widgets::LessonKind> kinds()
{
    std::vector<widgets::LessonKind> all;
    for (const SumGame& game : sumGames())
        all.insert(all.end(), game.kinds.begin(), game.kinds.end());
    return all;
}

// The board is not ahead of the steps: it shows no value before the first step that finds one or, where none
// does, that says what values are.
teaching::Explanation explain(const Position& position)
{
    teaching::Explanation explanation = withAllMoves<explainSum, NimSumMark::Values>(position);
    std::vector<teaching::Step>& steps = explanation.steps;
    const auto find = [&](QByteArrayView id) {
        return std::ranges::find(steps, id,
                                 [](const teaching::Step& step) { return QByteArrayView(step.id); });
    };
    const auto value = find("value");
    const auto told = value != steps.end() ? value : find("theory");
    for (auto step = steps.begin(); step != told; ++step) {
        if (!step->shown.isEmpty())
            step->shown.marks.push_back({NimSumMark::NoValuesYet});
    }
    return explanation;
}

QStringList names()
{
    QStringList all;
    for (const SumGame& game : sumGames())
        all << game.names;
    return all;
}

} // namespace

std::optional<theory::Period> provenPeriod(const QString& rule, theory::Count to)
{
    const auto read = gameOf(rule);
    const auto* game = std::get_if<std::shared_ptr<const teaching::Game>>(&read);
    return game ? SgGame::of({*game, {}, {}}).earlyPeriod(0, to) : std::nullopt;
}

const SumGame& sumGameOf(const Position& position)
{
    return *std::ranges::find_if(sumGames(), [&](const SumGame& game) {
        return std::ranges::any_of(game.kinds, [&](const auto& kind) { return kind.has(position); });
    });
}

const Lesson& sgLesson()
{
    static const Lesson lesson{
        .family = {QStringLiteral("sg"), readRule, names()},
        .first = teaching::firstPosition(std::get<std::shared_ptr<const teaching::Game>>(
            readRule(kinds().front().presets.front().rule, 0))),
        .firstGame = {5, 3},
        .title = Words::phrase("SG"),
        .words = {.take = Words::phrase("Move"),
                  //: in front of the number of a heap
                  .from = Words::phrase("Heap"),
                  .parts = {}},
        .explain = explain,
        .makeBoard = [](QWidget* parent) -> widgets::BoardWidget* { return new SgBoard(parent); },
        .looks = [](const Position& position) { return sumGameOf(position).looks; },
        .questions = teaching::withCommonKinds(sgQuestions()),
        .table = sumsTable(),
        .kinds = kinds(),
        .sequence = sequence,
        .elsewhere = sgElsewhere,
    };
    return lesson;
}

} // namespace laststone::games
