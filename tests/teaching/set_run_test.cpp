// SPDX-License-Identifier: GPL-3.0-or-later
// Working through a set of questions.
#include "games/catalogue.h"
#include "teaching/discovery/taught.h"
#include "teaching/session.h"
#include "teaching/sets/set_run.h"
#include "test_main.h"

#include <QTest>

namespace laststone::set_run_test {

using teaching::Asking;
using teaching::Difficulty;
using teaching::SetName;
using teaching::SetRun;
using Mark = SetRun::Mark;

namespace {

const widgets::Lesson& lesson()
{
    return *games::findLesson(QStringLiteral("nim"));
}

SetName nameOf(std::optional<Difficulty> level)
{
    SetName name{lesson().first, QStringLiteral("outcome"), level, 4711};
    name.like.heaps.clear();
    return name;
}

// What comes of the question that is asked: right after so many wrong answers.
void answer(SetRun& run, int wrong)
{
    Asking asking{*run.question()};
    asking.state = Asking::State::Right;
    asking.wrong = wrong;
    run.answered(asking);
    run.goOn();
}

} // namespace

class SetRunTest : public QObject {
    Q_OBJECT
private slots:
    void theQuestionsAreThoseOfTheSet()
    {
        const SetName name = nameOf(Difficulty::Easy);
        SetRun run(name, lesson().questions);
        for (const auto& question : teaching::questionsOf(name, lesson().questions, teaching::kSetLength)) {
            QCOMPARE(teaching::questionText(*run.question()), teaching::questionText(question));
            answer(run, 0);
        }
        QVERIFY(!run.question());
        QCOMPARE(run.count(Mark::Understood), teaching::kSetLength);
        QCOMPARE(run.tally(), (std::vector<SetRun::Tally>{{QStringLiteral("outcome"), 10, 10}}));
        QVERIFY(run.notUnderstood().empty());
    }

    void whatWasNotUnderstoodComesAgainUntilItIs()
    {
        SetRun run(nameOf(Difficulty::Easy), lesson().questions);
        for (int i = 0; i < teaching::kSetLength; ++i)
            answer(run, i == 3 || i == 5 ? 1 : 0);
        QCOMPARE(run.count(Mark::Again), 2);
        QCOMPARE(run.current(), 3);
        answer(run, 1); // still not
        QCOMPARE(run.current(), 5);
        answer(run, 0);
        QCOMPARE(run.current(), 3);
        answer(run, 0);
        QVERIFY(!run.question());
        QCOMPARE(run.count(Mark::Helped), 2);
        QCOMPARE(run.notUnderstood().size(), std::size_t{2});
        SetRun again(run.name(), run.notUnderstood());
        QCOMPARE(again.places().size(), std::size_t{2});
        answer(again, 0);
        answer(again, 0);
        QVERIFY(!again.question());
    }

    // Who has every solution shown comes to an end all the same, and to a result.
    void aSetWhoseSolutionsAreShownEnds()
    {
        SetRun run(nameOf(Difficulty::Easy), lesson().questions);
        const auto show = [&run] {
            Asking asking{*run.question()};
            asking.state = Asking::State::Shown;
            run.answered(asking);
            run.goOn();
        };
        for (int i = 0; i < teaching::kSetLength; ++i)
            show();
        QCOMPARE(run.count(Mark::Again), teaching::kSetLength); // each comes once more
        QCOMPARE(run.current(), 0);
        for (int i = 0; i < teaching::kSetLength; ++i)
            show();
        QVERIFY(!run.question());
        QCOMPARE(run.count(Mark::Later), teaching::kSetLength);
        QCOMPARE(run.notUnderstood().size(), std::size_t{teaching::kSetLength});
        const auto over = read(run.text());
        QVERIFY(over && !over->question());
        QCOMPARE(over->count(Mark::Later), teaching::kSetLength);
        QCOMPARE(run.tally(), (std::vector<SetRun::Tally>{{QStringLiteral("outcome"), 10, 0}}));
    }

    void theLevelFollowsTheAnswers()
    {
        SetRun run(nameOf({}), lesson().questions);
        QCOMPARE(run.level(), Difficulty::Easy); // where a newcomer is
        answer(run, 0);
        QCOMPARE(run.level(), Difficulty::Easy);
        answer(run, 0);
        QCOMPARE(run.level(), Difficulty::Medium);
        answer(run, 0);
        answer(run, 0);
        QCOMPARE(run.level(), Difficulty::Hard);
        answer(run, 2);
        QCOMPARE(run.level(), Difficulty::Medium);
        answer(run, 1);
        QCOMPARE(run.level(), Difficulty::Easy);
        answer(run, 1);
        QCOMPARE(run.level(), Difficulty::Easy);
    }

    // Nobody is asked for a nim-sum first; and what comes after an error is smaller.
    void aMixedSetThatFollowsBeginsWithMovesAndGetsEasierAfterAnError()
    {
        for (const widgets::Lesson* each : games::lessons()) {
            theory::Count easier = 0;
            theory::Count others = 0;
            for (quint32 seed = 0; seed < 12; ++seed) {
                SetName name{each->first, {}, {}, seed};
                name.like.heaps.clear();
                SetRun run(name, each->questions);
                QCOMPARE(run.question()->kind, QStringLiteral("move"));
                answer(run, 0);
                QCOMPARE(run.question()->kind, QStringLiteral("outcome"));
                answer(run, 0);
                for (int i = 2; i < 6; ++i) {
                    const Difficulty level = run.level();
                    answer(run, 1);
                    QVERIFY(run.level() < level || level == Difficulty::Easy);
                    if (i % 3 == 1) { // after two of a kind another one
                        QVERIFY2(run.question()->kind != QStringLiteral("move"), qPrintable(each->id()));
                        continue;
                    }
                    QCOMPARE(run.question()->kind, QStringLiteral("move"));
                    const auto& asked = run.question()->position;
                    easier += asked.game->stonesLeft(asked);
                    SetName move = name;
                    move.kind = QStringLiteral("move");
                    const auto usual = teaching::questionOf(move, each->questions, i + 1, run.level(), {});
                    if (usual)
                        others += usual->position.game->stonesLeft(usual->position);
                }
            }
            QVERIFY2(easier < others, qPrintable(each->id()));
        }
    }

    // Also where every answer is wrong, or always the same.
    void aMixedSetThatFollowsChangesTheKindAtLeastEveryThirdTime()
    {
        for (const widgets::Lesson* each : games::lessons()) {
            for (const int wrong : {0, 1}) {
                SetName name{each->first, {}, {}, 7};
                name.like.heaps.clear();
                SetRun run(name, each->questions);
                QStringList kinds;
                for (int i = 0; i < teaching::kSetLength; ++i) {
                    kinds << run.question()->kind;
                    answer(run, wrong);
                }
                for (int i = 2; i < teaching::kSetLength; ++i)
                    QVERIFY2(kinds[i] != kinds[i - 1] || kinds[i] != kinds[i - 2],
                             qPrintable(each->id() + QLatin1String(": ") + kinds.join(QLatin1Char(' '))));
            }
        }
    }

    // Whoever has not found the rule can try all moves.
    void numbersStaySmallWhereTheyAreLimited()
    {
        constexpr theory::Count kMost = 15;
        const widgets::Lesson& bash = *games::findLesson(QStringLiteral("bash"));
        for (const char* kind : {"next-lost", "remainder", ""}) {
            SetName name{bash.first, QLatin1String(kind), {}, 3};
            name.like.heaps.clear();
            SetRun run(name, bash.questions, {}, {kMost});
            // Of one kind there are but few that none before answers.
            const int count = name.kind.isEmpty() ? teaching::kSetLength : 2;
            for (int i = 0; i < count && run.question(); ++i) {
                const teaching::Question question = *run.question();
                if (question.form == teaching::AnswerForm::Number)
                    QVERIFY2(question.position.heaps[0] <= kMost,
                             qPrintable(teaching::questionText(question)));
                answer(run, 0);
            }
        }
    }

    // The first one is tried on the board, and they grow from there.
    void theFirstQuestionsAreSmallWhereNothingHasBeenFound()
    {
        for (const widgets::Lesson* each : games::lessons()) {
            for (quint32 seed = 1; seed <= 60; ++seed) {
                SetName name{each->first, {}, {}, seed};
                name.like.heaps.clear();
                SetRun run(name, each->questions, {}, {15});
                for (theory::Count i = 0; i < 6; ++i) {
                    const teaching::Question question = *run.question();
                    const QByteArray text = teaching::questionText(question).toUtf8();
                    QVERIFY2(i > 0 || question.kind == QStringLiteral("move"), text);
                    QVERIFY2(std::ranges::max(question.position.heaps) <= 8 + i, text);
                    answer(run, i % 2 == 0 ? 0 : 1);
                }
            }
        }
    }

    // Nobody is asked in words that no page has told; and a set is as long as any other.
    void aMixedSetIsOfTheKindsThatHaveBeenTaught()
    {
        for (const widgets::Lesson* each : games::lessons()) {
            const auto tour =
                teaching::loadTour(QStringLiteral(":/tours"), each->id(), QLocale(QLocale::English));
            std::set<int> all;
            for (int i = 0; i < static_cast<int>(tour.sections.size()); ++i)
                all.insert(i);
            const QStringList common{QStringLiteral("outcome"), QStringLiteral("move"),
                                     QStringLiteral("all-moves")};
            QCOMPARE(teaching::taughtKinds(tour, {}), common);
            QVERIFY(teaching::taughtKinds(tour, all).size() > common.size());
            for (quint32 seed = 1; seed <= 20; ++seed) {
                SetName name{each->first, {}, {}, seed};
                name.like.heaps.clear();
                SetRun run(name, each->questions, {}, {15, common});
                for (int i = 0; i < teaching::kSetLength; ++i) {
                    QVERIFY(run.question());
                    const QByteArray text = teaching::questionText(*run.question()).toUtf8();
                    QVERIFY2(common.contains(run.question()->kind), text);
                    answer(run, i % 3 == 0 ? 1 : 0);
                }
            }
        }
        // What a page asks can be understood when it has been read.
        const auto nim =
            teaching::loadTour(QStringLiteral(":/tours"), QStringLiteral("nim"), QLocale(QLocale::English));
        QVERIFY(teaching::taughtKinds(nim, {1}).contains(QStringLiteral("reply")));
        QVERIFY(!teaching::taughtKinds(nim, {1}).contains(QStringLiteral("binary")));
    }

    // Else it would be remembered, and not understood; also when the program has been closed meanwhile.
    void afterItsSolutionAnotherOneLikeItIsAsked()
    {
        SetRun run(nameOf(Difficulty::Easy), lesson().questions);
        const QString first = teaching::questionText(*run.question());
        Asking shown{*run.question()};
        shown.state = Asking::State::Shown;
        run.answered(shown);
        run.goOn();
        for (int i = 1; i < teaching::kSetLength - 1; ++i)
            answer(run, 0);
        auto again =
            teaching::readSetRun(run.text(), lesson().questions, games::families(), games::questionSource);
        QVERIFY(again);
        for (SetRun* each : {&run, &*again}) {
            answer(*each, 0);
            QCOMPARE(each->current(), 0);
            QCOMPARE(each->question()->kind, QStringLiteral("outcome"));
            QVERIFY(teaching::questionText(*each->question()) != first);
            for (int i = 1; i < teaching::kSetLength; ++i)
                QVERIFY(teaching::questionText(*each->question())
                        != teaching::questionText(*each->places()[static_cast<std::size_t>(i)].question));
            answer(*each, 0);
            QVERIFY(!each->question());
            QCOMPARE(each->count(Mark::Helped), 1);
        }
    }

    void aRuleWithoutTheKindHasNoQuestion()
    {
        SetName name = nameOf(Difficulty::Easy);
        name.kind = QStringLiteral("no-such-kind");
        const SetRun run(name, lesson().questions);
        QVERIFY(!run.question());
        QVERIFY(run.places().empty());
    }

    // At every moment of it, and in every lesson.
    void aRunIsReadAgainAndGoesOnInTheSameWay()
    {
        for (const widgets::Lesson* each : games::lessons()) {
            for (const auto level : {std::optional<Difficulty>(), std::optional(Difficulty::Hard)}) {
                SetName name{each->first, {}, level, 12};
                name.like.heaps.clear();
                SetName other = name;
                other.seed = 13;
                SetRun run(name, each->questions, teaching::questionsOf(other, each->questions, 2));
                for (int i = 0; run.question(); ++i) {
                    const auto copy = read(run, *each);
                    QVERIFY2(copy, qPrintable(run.text()));
                    QCOMPARE(copy->text(), run.text());
                    QVERIFY(copy->name() == run.name());
                    QCOMPARE(copy->level(), run.level());
                    QCOMPARE(copy->current(), run.current());
                    QCOMPARE(teaching::questionText(*copy->question()),
                             teaching::questionText(*run.question()));
                    SetRun going = *copy;
                    answer(going, 0);
                    SetRun gone = run;
                    answer(gone, 0);
                    QCOMPARE(going.text(), gone.text());
                    answer(run, i % 3 == 0 && i < 12 ? 1 : 0);
                }
                const auto over = read(run, *each);
                QVERIFY(over && !over->question());
                QVERIFY(over->tally() == run.tally());
            }
        }
    }

    void whatIsNoRunIsNotRead()
    {
        SetRun run(nameOf({}), lesson().questions);
        answer(run, 1);
        const QString whole = run.text();
        QVERIFY(read(whole));
        for (const char* wrong : {"", "set", "set nim mixed medium x", "again outcome nim: 3 5 6",
                                  "tab exercise", "set chess mixed medium 1"})
            QVERIFY2(!read(QLatin1String(wrong)), wrong);
        const std::pair<const char*, const char*> changes[] = {{"outcome nim", "no-such-kind nim"},
                                                               {"\nagain ", "\nhalf "},
                                                               {"\nat 2", "\nat 12"},
                                                               {"\nat 2", "\nat 0"},
                                                               {"\nto-come", "\nunderstood"}};
        for (const auto& [from, to] : changes) {
            QString text = whole;
            QVERIFY2(text.contains(QLatin1String(from)), from);
            text.replace(QLatin1String(from), QLatin1String(to));
            QVERIFY2(!read(text), to);
        }
    }

    void thoseOfEarlierSetsFollow()
    {
        const SetName name = nameOf(Difficulty::Easy);
        SetName other = name;
        other.seed = 12;
        const auto earlier = teaching::questionsOf(other, lesson().questions, 2);
        SetRun run(name, lesson().questions, earlier);
        for (int i = 0; i < teaching::kSetLength; ++i)
            answer(run, i == 0 ? 1 : 0);
        QCOMPARE(teaching::questionText(*run.question()), teaching::questionText(earlier[0]));
        answer(run, 0);
        answer(run, 0);
        QCOMPARE(run.current(), 0); // then what was not understood
    }

    // Questions of one game know nothing of another, as a damaged file may want.
    void aSetOfAnotherLessonIsNotReadNorItsQuestions()
    {
        const widgets::Lesson& bash = *games::findLesson(QStringLiteral("bash"));
        const QString at = QStringLiteral("\nat 1\nfollowing easy 0");
        QVERIFY(read(QStringLiteral("set bash mixed easy 1\nto-come") + at, bash));
        QVERIFY(!read(QStringLiteral("set nim mixed easy 1\nto-come") + at, bash));
        QVERIFY(!read(QStringLiteral("set bash mixed easy 1\nto-come reply(2) nim: 3 4") + at, bash));
        const auto asked =
            teaching::readQuestion(u"reply(2) nim: 3 4", bash.questions, games::families(), &bash.first);
        QVERIFY(std::holds_alternative<teaching::NotationError>(asked));
        const auto common =
            teaching::readQuestion(u"outcome nim: 3 4", bash.questions, games::families(), &bash.first);
        QVERIFY(std::holds_alternative<teaching::Question>(common));
    }

private:
    static std::optional<SetRun> read(const QString& text, const widgets::Lesson& of = lesson())
    {
        return teaching::readSetRun(text, of.questions, games::families(), games::questionSource);
    }
    static std::optional<SetRun> read(const SetRun& run, const widgets::Lesson& of)
    {
        return read(run.text(), of);
    }
};
LASTSTONE_TEST(SetRunTest, Events)

} // namespace laststone::set_run_test
#include "set_run_test.moc"
