// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes until a question has been drawn: every kind of every lesson at every level, of a game
// that has just been read and has worked nothing out yet. By name: "nim: binary hard".
#include "games/catalogue.h"
#include "teaching/sets/question_set.h"

#include <QCoreApplication>

#include <benchmark/benchmark.h>

using namespace laststone;

namespace {

// The rules that lessons open with, and those that take longest to work out.
constexpr const char* kRules[] = {"bash 3",
                                  "wythoff",
                                  "nim",
                                  "staircase",
                                  "sg {1,3,4}",
                                  "sg 0.77",
                                  "sg grundy",
                                  "sg grundy misere",
                                  "sg {1,3,4} misere",
                                  "nim misere",
                                  "sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5"};

struct Drawn {
    QString rule;
    const widgets::Lesson* lesson;
    QString kind;
    teaching::Difficulty level;
};

void draw(benchmark::State& state, const Drawn& drawn)
{
    quint32 seed = 0;
    for (auto _ : state) {
        const auto like = std::get<teaching::Position>(teaching::parseGame(drawn.rule, games::families()));
        const teaching::SetName name{like, drawn.kind, drawn.level, ++seed};
        benchmark::DoNotOptimize(teaching::questionOf(name, drawn.lesson->questions, 0, drawn.level, {}));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    constexpr int kQuestions = 40;
    for (const char* rule : kRules) {
        const QString text = QString::fromLatin1(rule);
        const widgets::Lesson* lesson = games::findLesson(text.section(QLatin1Char(' '), 0, 0));
        for (const teaching::QuestionKind& kind : lesson->questions) {
            for (const auto level :
                 {teaching::Difficulty::Easy, teaching::Difficulty::Medium, teaching::Difficulty::Hard}) {
                const QString name =
                    QStringLiteral("%1: %2 %3").arg(text, kind.id, teaching::levelWord(level));
                benchmark::RegisterBenchmark(qPrintable(name), draw, Drawn{text, lesson, kind.id, level})
                    ->Unit(benchmark::kMillisecond)
                    ->Iterations(kQuestions);
            }
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
