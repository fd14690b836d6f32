// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of question of Bash against its rules alone: what may be taken, and who wins.
#include "games/bash/bash_lesson.h"
#include "games/explained.h"
#include "games/rules_alone.h"
#include "positions.h"
#include "teaching/session.h"
#include "teaching/sets/question_set.h"
#include "test_main.h"

#include <QTest>

namespace laststone::bash_questions_test {

using teaching::Answer;
using teaching::Position;
using teaching::Question;
using theory::Count;
using theory::Outcome;
using theory::Play;

namespace {

Question ask(const QString& text)
{
    const auto read = teaching::readQuestion(text, games::bashLesson().questions, games::families(), nullptr);
    if (!std::holds_alternative<Question>(read))
        qFatal("%s", qPrintable(text));
    return std::get<Question>(read);
}

bool makesSense(const QString& text)
{
    return std::holds_alternative<Question>(
        teaching::readQuestion(text, games::bashLesson().questions, games::families(), nullptr));
}

Count right(const QString& text)
{
    return std::get<Count>(ask(text).right);
}

QString replyTo(const QString& text, Count answer)
{
    return explained::english(ask(text).replyTo(answer));
}

QString head(Count limit, Play play)
{
    return QStringLiteral("bash %1%2: ")
        .arg(limit)
        .arg(play == Play::Misere ? QStringLiteral(" misere") : QString());
}

class Rules {
public:
    Rules(Count limit, Play play) : m_like(positionOf(head(limit, play) + QLatin1Char('0'))) { }

    bool isLost(Count heap)
    {
        Position position = m_like;
        position.heaps = {heap};
        return m_judge.outcome(position) == Outcome::P;
    }
    // The largest lost heap below n, by looking.
    std::optional<Count> lostBelow(Count n)
    {
        while (n > 0) {
            if (isLost(--n))
                return n;
        }
        return std::nullopt;
    }

private:
    Position m_like;
    rules_alone::Judge m_judge;
};

// The number s of which every move k from 1 to the limit has the answer s − k that may be taken: by trying.
Count blockByTrying(Count limit)
{
    for (Count sum = 1;; ++sum) {
        bool isAnswered = true;
        for (Count k = 1; k <= limit; ++k)
            isAnswered = isAnswered && sum > k && sum - k <= limit;
        if (isAnswered)
            return sum;
    }
}

// Calls visit(limit, play, n) for small games.
template <class Visit> void everySmall(Visit visit)
{
    for (const Play play : {Play::Normal, Play::Misere}) {
        for (Count limit = 1; limit <= 7; ++limit) {
            for (Count n = 1; n <= 40; ++n)
                visit(limit, play, n);
        }
    }
}

} // namespace

class BashQuestionsTest : public QObject {
    Q_OBJECT
private slots:
    void theRemainderIsWhatLeavesALostHeap()
    {
        everySmall([](Count limit, Play play, Count n) {
            Rules rules(limit, play);
            const Count rest = right(QStringLiteral("remainder ") + head(limit, play) + QString::number(n));
            QVERIFY(rest <= limit);
            QVERIFY(rules.isLost(n - rest) || (play == Play::Misere && n == rest));
            for (Count other = 0; other < rest; ++other)
                QVERIFY(!rules.isLost(n - other));
        });
    }

    void theReplyLeavesALostHeap()
    {
        everySmall([](Count limit, Play play, Count n) {
            Rules rules(limit, play);
            for (Count taken = 1; taken <= limit + 1; ++taken) {
                const QString text =
                    QStringLiteral("reply(%1) ").arg(taken) + head(limit, play) + QString::number(n);
                // Also where the opponent was not lost before.
                QCOMPARE(makesSense(text), taken <= limit && !rules.isLost(n));
                if (!makesSense(text))
                    continue;
                const Question question = ask(text);
                for (Count answer = 0; answer <= limit + 2; ++answer) {
                    const bool wins = answer >= 1 && answer <= std::min(limit, n) && rules.isLost(n - answer);
                    QCOMPARE(question.isRight(answer), wins);
                    QVERIFY(wins || !question.replyTo(answer).isEmpty());
                }
            }
        });
    }

    // Taken from the heap on the board, it is as good as typed.
    void theReplyMayBeMadeOnTheBoard()
    {
        const widgets::Lesson& lesson = *games::findLesson(QStringLiteral("bash"));
        teaching::Session session({lesson.first, lesson.explain, games::families()}, {});
        session.ask(ask(QStringLiteral("reply(1) bash 3: 19")), teaching::Asker::Exercise);
        session.play({0, 1, 0});
        QCOMPARE(session.asking()->said, teaching::Asking::Said::Wrong);
        session.play({0, 3, 0});
        QCOMPARE(session.asking()->state, teaching::Asking::State::Right);
    }

    void theNextLostHeapIsTheLargestBelow()
    {
        everySmall([](Count limit, Play play, Count n) {
            Rules rules(limit, play);
            const QString text = QStringLiteral("next-lost ") + head(limit, play) + QString::number(n);
            QCOMPARE(makesSense(text), rules.lostBelow(n).has_value());
            if (!makesSense(text))
                return;
            const Question question = ask(text);
            QCOMPARE(question.right, Answer(*rules.lostBelow(n)));
            for (Count answer = 0; answer <= n + 2; ++answer)
                QVERIFY(question.isRight(answer) || !question.replyTo(answer).isEmpty());
        });
    }

    void theRemainderAfterAMoveIsWhatLeavesALostHeapThen()
    {
        everySmall([](Count limit, Play play, Count n) {
            Rules rules(limit, play);
            const Count apart = play == Play::Misere ? 1 : 0;
            for (Count taken = 1; taken <= limit + 1; ++taken) {
                const QString text =
                    QStringLiteral("remainder(%1) ").arg(taken) + head(limit, play) + QString::number(n);
                QCOMPARE(makesSense(text), taken <= limit && taken + apart <= n);
                if (!makesSense(text))
                    continue;
                const Count rest = right(text);
                QVERIFY(rest <= limit && rules.isLost(n - taken - rest));
                for (Count other = 0; other < rest; ++other)
                    QVERIFY(!rules.isLost(n - taken - other));
            }
        });
    }

    void theHeapFromWhichAMoveWinsIsTheLargestBelow()
    {
        everySmall([](Count limit, Play play, Count n) {
            Rules rules(limit, play);
            for (Count taken = 1; taken <= limit + 1; ++taken) {
                const QString text =
                    QStringLiteral("next-lost(%1) ").arg(taken) + head(limit, play) + QString::number(n);
                std::optional<Count> wanted; // by looking
                for (Count heap = taken; heap < n && taken <= limit; ++heap) {
                    if (rules.isLost(heap - taken))
                        wanted = heap;
                }
                QCOMPARE(makesSense(text), wanted.has_value());
                if (!wanted)
                    continue;
                const Question question = ask(text);
                QCOMPARE(question.right, Answer(*wanted));
                for (Count answer = 0; answer <= n + 2; ++answer)
                    QVERIFY(question.isRight(answer) || !question.replyTo(answer).isEmpty());
            }
        });
    }

    // Larger numbers alone are no harder: most hard questions take a thought that easy ones do not.
    void whatIsHardTakesAnIdea()
    {
        for (const char* rule : {"bash 3: 21", "bash 3 misere: 21", "bash 7: 21"}) {
            const Position like = positionOf(QString::fromLatin1(rule));
            const auto hasIdea = [](const Question& question) {
                const Count limit = question.position.rule().toULongLong();
                const Count apart = question.position.play == Play::Misere ? 1 : 0;
                const auto rest = [&](Count heap) { return (heap - apart) % (limit + 1); };
                const Count heap = question.position.heaps[0];
                if (question.kind == QLatin1String("reply")) // the move before is no help
                    return rest(heap + question.about[0]) != 0;
                if (question.kind == QLatin1String("remainder")) // a block has to be broken
                    return question.about.size() == 1 && rest(heap) < question.about[0];
                return question.about.size() == 1; // not a lost heap is asked for
            };
            for (const char* kind : {"remainder", "reply", "next-lost"}) {
                for (const auto level :
                     {teaching::Difficulty::Easy, teaching::Difficulty::Medium, teaching::Difficulty::Hard}) {
                    int ideas = 0;
                    constexpr quint32 kSeeds = 200;
                    for (quint32 seed = 0; seed < kSeeds; ++seed) {
                        const teaching::SetName name{like, QString::fromLatin1(kind), level, seed};
                        const auto question =
                            teaching::questionOf(name, games::bashLesson().questions, 0, level, {});
                        ideas += hasIdea(*question) ? 1 : 0;
                        QVERIFY(question->slips.size() >= 3 || question->kind != QLatin1String("reply"));
                    }
                    const bool isHard = level == teaching::Difficulty::Hard;
                    QVERIFY2(isHard ? ideas > 100 : ideas == 0, qPrintable(QString::number(ideas)));
                }
            }
        }
    }

    void aBlockIsWhatCanAlwaysBeCompleted()
    {
        for (Count limit = 1; limit <= 30; ++limit) {
            const QString rest = head(limit, Play::Normal) + QStringLiteral("50");
            QCOMPARE(right(QStringLiteral("block ") + rest), blockByTrying(limit));
            for (Count blocks = 2; blocks <= 9; ++blocks)
                QCOMPARE(right(QStringLiteral("block(%1) ").arg(blocks) + rest),
                         blocks * blockByTrying(limit));
        }
        QVERIFY(!makesSense(QStringLiteral("block(1) bash 3: 21")));
        // It speaks of the stones on the board, where there are enough.
        const auto task = [](const char* text) {
            return teaching::Voice::installed().say(ask(QString::fromLatin1(text)).task);
        };
        QVERIFY(task("block(4) bash 3: 22").contains(QStringLiteral("of the 22 stones on the board")));
        QVERIFY(!task("block(4) bash 3: 12").contains(QStringLiteral("on the board")));
        QVERIFY(!makesSense(QStringLiteral("block(2) bash 9223372036854775807: 21")));
    }

    // Each slip is what a learner would get who does just that.
    void slipsAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Count>("answer");
        QTest::addColumn<QString>("said"); // a part of it
        const auto row = [](const char* text, Count answer, const char* said) {
            QTest::addRow("%s, %llu", text, static_cast<unsigned long long>(answer))
                << QString::fromLatin1(text) << answer << QString::fromUtf8(said);
        };
        row("remainder bash 4: 23", 2, "missing to one more block"); // 23 = 4 · 5 + 3
        row("remainder bash 4: 22", 4, "how many whole blocks");
        row("remainder bash 5: 22", 2, "blocks of 5"); // 22 = 3 · 6 + 4
        row("remainder bash 3 misere: 21", 1, "set it apart first");
        row("remainder bash 3: 21", 5, "how many whole blocks");
        row("remainder bash 3: 21", 3, "missing");
        row("remainder bash 3: 21", 9, "one more whole block");
        row("remainder bash 3: 21", 99, "not that many");
        row("reply(1) bash 3: 19", 1, "copied");
        row("reply(1) bash 3: 19", 2, "complete to 3");
        row("reply(1) bash 6: 20", 2, "remainder of 20 divided by 6");
        row("reply(2) bash 4 misere: 19", 4, "no stone apart");
        row("reply(3) bash 4: 17", 4, "leaves 13");
        row("reply(3) bash 4: 17", 5, "At most 4");
        row("reply(3) bash 4: 17", 0, "at least one");
        row("remainder bash 3: 22", 6, "one block too few");
        row("remainder bash 4: 23", 5, "made blocks of 6");
        row("remainder(3) bash 3: 21", 1, "left over before"); // 21 − 3 = 4 · 4 + 2
        row("remainder(3) bash 4: 21", 2, "smaller of 3 and 1"); // 21 − 3 = 3 · 5 + 3
        row("remainder(3) bash 3: 21", 0, "blocks of 3");
        row("remainder(3) bash 3: 21", 6, "one block too few");
        row("remainder(3) bash 3: 21", 4, "how many whole blocks");
        row("remainder(3) bash 3: 21", 22, "not that many");
        row("reply(1) bash 3: 22", 3, "would be right if the heap");
        row("reply(1) bash 3: 22", 1, "copied");
        row("reply(1) bash 3: 22", 4, "4 is a whole block");
        row("next-lost(2) bash 3: 23", 20, "20 is the lost heap");
        row("next-lost(1) bash 3: 23", 19, "Turn it round");
        row("next-lost(2) bash 3: 23", 18, "Turn it round");
        row("next-lost(1) bash 3: 23", 17, "a larger heap");
        row("next-lost(1) bash 3: 23", 22, "taking 2 that wins");
        row("next-lost(1) bash 3: 23", 25, "smaller than 23");
        row("next-lost bash 3: 22", 16, "a larger one below 22");
        row("next-lost bash 4: 23", 20 + 1, "21 is won: one of its moves leaves a lost heap");
        row("next-lost bash 4: 23", 19, "19 is won: one of its moves leaves a lost heap");
        row("next-lost bash 5: 23", 20, "steps of 5");
        row("next-lost bash 3: 20", 20, "20 is lost itself");
        row("next-lost bash 3: 22", 16, "a larger one below 22");
        row("next-lost bash 3: 22", 24, "smaller than 22");
        row("next-lost bash 3: 22", 2, "how many stones to take");
        row("next-lost bash 3 misere: 24", 20, "beside the blocks");
        row("block bash 3: 21", 3, "nothing would be left");
        row("block bash 3: 21", 5, "you would have to take 4");
        row("block bash 4: 21", 8, "twice");
        row("block(5) bash 4: 31", 5, "one block");
        row("block(5) bash 4: 31", 20, "blocks of 4");
        row("block(5) bash 4: 31", 31, "5 equal blocks");
        row("block(5) bash 4 misere: 32", 26, "stone apart");
    }
    void slipsAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(Count, answer);
        QFETCH(QString, said);
        QVERIFY(!ask(text).isRight(answer));
        QVERIFY2(replyTo(text, answer).contains(said), qPrintable(replyTo(text, answer)));
    }

    // Hints lead to the verdict and tell neither it nor the move.
    void hintsTellNeitherVerdictNorMove()
    {
        everySmall([](Count limit, Play play, Count n) {
            const Position position = positionOf(head(limit, play) + QString::number(n));
            const auto hints = position.game->hints(position);
            QCOMPARE(hints.size(), std::size_t{2});
            for (const teaching::Sentence& hint : hints) {
                const QString said = explained::english(hint);
                QVERIFY2(!said.contains(QStringLiteral("take "))
                             || !said.contains(QStringLiteral("-position")),
                         qPrintable(said));
            }
        });
        const Position over = positionOf(QStringLiteral("bash 3: 0"));
        QVERIFY(over.game->hints(over).empty());
    }

    void levelsDiffer()
    {
        const Position like = positionOf(QStringLiteral("bash 3: 21"));
        for (const char* kind : {"remainder", "reply", "next-lost"}) {
            Count least[3];
            Count most[3];
            for (const auto level :
                 {teaching::Difficulty::Easy, teaching::Difficulty::Medium, teaching::Difficulty::Hard}) {
                const auto i = static_cast<std::size_t>(level);
                least[i] = theory::kMaxCount;
                most[i] = 0;
                for (quint32 seed = 0; seed < 300; ++seed) {
                    const teaching::SetName name{like, QString::fromLatin1(kind), level, seed};
                    const auto question =
                        teaching::questionOf(name, games::bashLesson().questions, 0, level, {});
                    least[i] = std::min(least[i], question->position.heaps[0]);
                    most[i] = std::max(most[i], question->position.heaps[0]);
                }
            }
            QVERIFY(most[0] < 25 && most[0] < most[1] && most[1] < most[2] && least[2] > 50);
            QVERIFY(least[0] > 3); // nothing that can be taken at once
        }
    }
};

LASTSTONE_TEST(BashQuestionsTest, Nothing)

} // namespace laststone::bash_questions_test
#include "bash_questions_test.moc"
