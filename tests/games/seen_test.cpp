// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a question while a game is discovered: every move and answer that is named is tried by
// brute force from the rules alone, and no word of theory is among them.
#include "asked.h"
#include "games/catalogue.h"
#include "rules_alone.h"
#include "teaching/discovery/seen.h"
#include "teaching/session.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>

namespace laststone::seen_test {

using teaching::Answered;
using teaching::Position;
using teaching::Question;
using theory::Outcome;

namespace {

QString english(const teaching::Sentence& sentence)
{
    return teaching::Voice::installed().say(sentence);
}

// Why these are no answers by which whoever has left the position wins; empty if they are.
QString wrongIn(rules_alone::Judge& judge, const Position& position, const std::vector<Answered>& answers)
{
    for (const Answered& each : answers) {
        if (!position.game->isLegal(position, each.move))
            return QStringLiteral("an illegal move");
        const Position left = position.game->after(position, each.move);
        if (!position.game->isLegal(left, each.answer))
            return QStringLiteral("an illegal answer");
        const auto options = rules_alone::options(left);
        const Position then = left.game->after(left, each.answer);
        if (std::ranges::find(options, then.heaps) == options.end())
            return QStringLiteral("no option");
        if (judge.outcome(then) != Outcome::P)
            return QStringLiteral("an answer that does not win");
    }
    return {};
}

// The positions that the moves lead to from which the game goes on, from the rules alone.
std::size_t goingOn(const Position& position)
{
    std::size_t count = 0;
    for (const auto& heaps : rules_alone::options(position)) {
        Position after = position;
        after.heaps = heaps;
        count += rules_alone::options(after).empty() ? 0 : 1;
    }
    return count;
}

QStringList saidOf(const Question& question)
{
    QStringList texts{english(question.because)};
    for (const auto& hint : question.hints)
        texts << english(hint);
    for (const auto& slip : question.slips)
        texts << english(slip.reply);
    return texts;
}

} // namespace

class SeenTest : public QObject {
    Q_OBJECT
private slots:
    void everyAnswerWins_data()
    {
        QTest::addColumn<QString>("game");
        for (const widgets::Lesson* lesson : games::lessons())
            QTest::newRow(qPrintable(lesson->id())) << lesson->id();
    }
    void everyAnswerWins()
    {
        QFETCH(QString, game);
        rules_alone::Judge judge;
        int whole = 0;
        int examples = 0;
        for (const Position& position : rules_alone::smallPositions(game)) {
            if (position.game->isTerminal(position))
                continue;
            if (const auto punished = teaching::punishedMove(position)) {
                const QString wrong = wrongIn(judge, position, {*punished});
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong + teaching::notation(position)));
                QVERIFY(judge.outcome(position.game->after(position, punished->move)) == Outcome::N);
            }
            if (judge.outcome(position) != Outcome::P)
                continue;
            const auto answers = teaching::answersIn(position);
            const QString wrong = wrongIn(judge, position, answers);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong + teaching::notation(position)));
            if (position.play == theory::Play::Normal)
                QVERIFY2(!answers.empty(), qPrintable(teaching::notation(position)));
            if (answers.size() > 1)
                ++whole;
            else
                ++examples;
            // Several answers are all of them; a move that ends the game and loses it needs none.
            if (answers.size() > 1)
                QVERIFY2(answers.size() >= goingOn(position), qPrintable(teaching::notation(position)));
        }
        QCOMPARE(whole > 0, game != QStringLiteral("wythoff")); // which always has more moves
        QVERIFY(examples > 0);
    }

    void noTheoryIsAmongTheWords_data() { everyAnswerWins_data(); }
    void noTheoryIsAmongTheWords()
    {
        QFETCH(QString, game);
        static const QRegularExpression theory(
            QStringLiteral("\\bmod\\b|XOR|⊕|[Nn]im-sum|φ|\\bpairs?\\b|\\bodd\\b|\\beven\\b|\\bSG\\b|mex|"
                           "binary|block|remainder|[PN]-position|≠"));
        int seen = 0;
        for (const Position& position : rules_alone::smallPositions(game)) {
            for (const char* id : {"move", "outcome", "all-moves"}) {
                const auto asked =
                    teaching::findKind(teaching::commonKinds(), QString::fromLatin1(id))->ask({position, {}});
                if (!asked)
                    continue;
                const Question question = teaching::asSeen(*asked);
                // The answer to "P or N?" is the one word of theory, which the question has used.
                const QString because = english(question.because);
                const bool isOutcome = question.form == teaching::AnswerForm::Outcome;
                QCOMPARE(because.startsWith(question.right == teaching::Answer{theory::Outcome::P}
                                                ? QStringLiteral("P-position · ")
                                                : QStringLiteral("N-position · ")),
                         isOutcome);
                QStringList texts{isOutcome ? because.section(QStringLiteral(" · "), 1) : because};
                for (const auto& hint : question.hints)
                    texts << english(hint);
                for (const QString& text : texts) {
                    QVERIFY(!text.isEmpty());
                    QVERIFY2(!text.contains(theory), qPrintable(text));
                }
                ++seen;
            }
        }
        QVERIFY(seen > 100);
    }

    // Of the answer P and of the answer N alike: else the hint would be the answer.
    void aHintDoesNotTellWhoWins()
    {
        const auto hintsTo = [](const char* text) {
            return teaching::asSeen(asked::questionOf(QString::fromLatin1(text))).hints;
        };
        const auto lost = hintsTo("outcome bash 3: 8");
        const auto won = hintsTo("outcome bash 3: 9");
        QCOMPARE(lost.front(), won.front());
        QCOMPARE(lost.size(), won.size());
        QCOMPARE(lost[1].source, won[1].source);
    }

    void theWordsSayWhatCanBeAnsweredByWhat()
    {
        const Question five = teaching::asSeen(asked::questionOf(QStringLiteral("move bash 3: 5")));
        QCOMPARE(english(five.because),
                 QStringLiteral("After “take 1” every move has an answer: “take 1” is answered by “take 3”; "
                                "“take 2” is answered by “take 2”; “take 3” is answered by “take 1”."));
        QCOMPARE(
            english(five.hints[1]),
            QStringLiteral("After “take 2” your opponent has a good answer: “take 3”. And after the other "
                           "moves?"));
        QCOMPARE(english(teaching::asSeen(asked::questionOf(QStringLiteral("move bash 3: 3"))).because),
                 QStringLiteral("“take 3” ends the game, and wins it."));
        const auto nim = teaching::asSeen(asked::questionOf(QStringLiteral("outcome nim: 4 4")));
        QVERIFY(english(nim.because)
                    .startsWith(QStringLiteral("P-position · Every move has an answer; for example, “")));
        const auto nine = teaching::asSeen(asked::questionOf(QStringLiteral("outcome bash 3: 9")));
        QVERIFY(english(nine.because).startsWith(QStringLiteral("N-position · After “take 1” every move")));
        // Neither the size of a block nor the rule is told; at last what one finds when one tries.
        const auto below = teaching::asSeen(asked::questionOf(QStringLiteral("next-lost bash 3: 10")));
        QCOMPARE(below.hints.size(), std::size_t{2});
        const QString found = english(below.hints[1]);
        QCOMPARE(found, QStringLiteral("The smallest lost heaps are: 0, 4. Which one comes next?"));
        QStringList all = saidOf(below);
        QCOMPARE(all.removeAll(found), 1);
        for (const QString& said : all)
            QVERIFY2(!said.contains(QStringLiteral("block")) && !said.contains(QChar(u'4')),
                     qPrintable(said));
        const auto misere = teaching::asSeen(asked::questionOf(QStringLiteral("outcome bash 3 misere: 1")));
        QCOMPARE(english(misere.because),
                 QStringLiteral("P-position · Whatever is moved ends the game, and loses it."));
        // What the tour has told of stays as it is.
        const Question own = asked::questionOf(QStringLiteral("remainder bash 3: 22"));
        QCOMPARE(teaching::asSeen(own).because, own.because);
        // Of the odd stairs no word, whatever is answered.
        const Question stairs =
            teaching::asSeen(asked::questionOf(QStringLiteral("reply(2,1) staircase: 1 1")));
        for (const QString& text : saidOf(stairs))
            QVERIFY2(!text.contains(QStringLiteral("odd")), qPrintable(text));
    }

    // The session does so by itself, and only until the rule is found.
    void aSessionSaysItWhileTheGameIsDiscovered()
    {
        const widgets::Lesson& lesson = *games::findLesson(QStringLiteral("bash"));
        const Question question = asked::questionOf(QStringLiteral("move bash 3: 5"));
        for (const bool isDiscovering : {true, false}) {
            teaching::Session session({lesson.first, lesson.explain, games::families()}, {});
            session.setDiscovering(isDiscovering);
            session.ask(question, teaching::Asker::Review);
            session.hint();
            session.play({0, 2, 0}); // leaves 3
            QVERIFY(session.asking()->wrong == 1);
            QVERIFY(english(session.asking()->reply).contains(QStringLiteral("take 3")));
            session.play({0, 1, 0});
            const QString because = english(session.asking()->reply);
            QCOMPARE(because.startsWith(QStringLiteral("After “take 1” every move")), isDiscovering);
            QCOMPARE(because.contains(QStringLiteral("mod")), !isDiscovering);
        }
    }
};

LASTSTONE_TEST(SeenTest, Nothing)

} // namespace laststone::seen_test
#include "seen_test.moc"
