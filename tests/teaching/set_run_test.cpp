// SPDX-License-Identifier: GPL-3.0-or-later
// Working through a set of questions.
#include "games/catalogue.h"
#include "teaching/session.h"
#include "teaching/sets/set_run.h"
#include "test_main.h"

#include <QTest>

using namespace laststone;
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

    void aRuleWithoutTheKindHasNoQuestion()
    {
        SetName name = nameOf(Difficulty::Easy);
        name.kind = QStringLiteral("no-such-kind");
        const SetRun run(name, lesson().questions);
        QVERIFY(!run.question());
        QVERIFY(run.places().empty());
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
};
LASTSTONE_TEST(SetRunTest, Events)
#include "set_run_test.moc"
