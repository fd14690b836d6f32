// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/steps/explanation.h"

#include "games/nim/nim_game.h"
#include "test_main.h"

#include <QTest>

namespace laststone::steps_test {

using namespace teaching;
using theory::Count;
using theory::Play;
using Role = ShownMove::Role;

namespace steps_test {

LASTSTONE_SENTENCES(StepsTest)

// A voice that gives back what it is asked for, with the context and the number for %n.
QString asked(const Sentence& sentence)
{
    const Voice voice(
        [](const char* context, const char* source, int count) {
            return QLatin1String(context) + QLatin1Char('/') + QString::fromUtf8(source) + QLatin1Char('/')
                + QString::number(count);
        },
        QLocale::c());
    return voice.say(sentence);
}

const Position kPosition{laststone::games::nimGame(), Play::Normal, {7, 5}};

} // namespace steps_test

using namespace steps_test;

class StepsTest : public QObject {
    Q_OBJECT
private slots:
    void aPhraseIsASentenceOfItsContext()
    {
        QCOMPARE(asked(phrase("Take %1, leave %2")(Count{3}, Count{4})),
                 QStringLiteral("StepsTest/Take 3, leave 4/-1"));
        QCOMPARE(asked(phrase("No place")), QStringLiteral("StepsTest/No place/-1"));
        const Sentence formula = phrase("%1 is a formula")(QStringLiteral("1 + 1"));
        QVERIFY(std::holds_alternative<QString>(formula.arguments[0]));
    }

    void aPluralCountsItsFirstArgument()
    {
        QCOMPARE(asked(plural("%n heap(s) of %1")(2, Count{9})),
                 QStringLiteral("StepsTest/2 heap(s) of 9/2"));
        QCOMPARE(plural("%n heap(s)")(0).count, 0);
        QCOMPARE(plural("%n heap(s)")(laststone::theory::kMaxCount).count, 1'000'000'000);
    }

    void whatFollowsBelongsToTheStep()
    {
        Steps steps(kPosition);
        steps.add("first", phrase("one")).detail(phrase("a")).detail({}).details({phrase("b"), phrase("c")});
        steps.add("second", phrase("two")).table({}).mark(Mark::Heap, 0, 2);
        const Explanation explanation = steps.take();
        QVERIFY(explanation.position == kPosition);
        QCOMPARE(explanation.steps.size(), std::size_t{2});
        const Step& first = explanation.steps[0];
        QCOMPARE(first.id, "first");
        QVERIFY(first.title == phrase("one"));
        QVERIFY(first.details == (std::vector<Sentence>{phrase("a"), phrase("b"), phrase("c")}));
        QVERIFY(!first.table && first.shown == Shown{});
        QVERIFY(explanation.steps[1].table);
        QVERIFY(explanation.steps[1].shown.marks == (std::vector<Mark>{{Mark::Heap, 0, 2, 0}}));
    }

    void aMoveIsShownWhereItIsMade()
    {
        Position after = kPosition;
        after.heaps[0] = 4;
        Steps steps(kPosition);
        steps.add("win", phrase("win")).shows({0, 2});
        steps.add("reply", phrase("reply")).shows({0, 3}, Role::Threat).then({1, 1});
        const Explanation explanation = steps.take();
        QVERIFY(explanation.steps[0].shown.moves
                == (std::vector<ShownMove>{{kPosition, {0, 2, 0}, Role::Winning}}));
        QVERIFY(explanation.steps[1].shown.moves
                == (std::vector<ShownMove>{{kPosition, {0, 3, 0}, Role::Threat},
                                           {after, {1, 1, 0}, Role::Reply}}));
    }

    void whatAllStepsShowIsShownByEachSoFar()
    {
        Steps steps(kPosition);
        steps.add("first", phrase("one")).mark(Mark::Heap);
        steps.add("second", phrase("two"));
        steps.markAll({Mark::Options});
        steps.add("third", phrase("three"));
        const Explanation explanation = steps.take();
        QCOMPARE(explanation.steps[0].shown.marks.size(), std::size_t{2});
        QCOMPARE(explanation.steps[1].shown.marks.size(), std::size_t{1});
        QVERIFY(explanation.steps[2].shown.marks.empty());
    }
};

LASTSTONE_TEST(StepsTest, Nothing)

} // namespace laststone::steps_test
#include "steps_test.moc"
