// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of question of Wythoff's game against its rules alone.
#include "games/explained.h"
#include "games/wythoff/wythoff_lesson.h"
#include "positions.h"
#include "teaching/sets/question_set.h"
#include "test_main.h"

#include <QTest>

namespace laststone::wythoff_questions_test {

using teaching::Answer;
using teaching::Difficulty;
using teaching::Question;
using theory::Count;
using theory::Play;

namespace {

constexpr Count kSize = 300; // of the table of all positions

std::optional<Question> tryToAsk(const QString& text)
{
    const auto read =
        teaching::readQuestion(text, games::wythoffLesson().questions, games::families(), nullptr);
    const auto* question = std::get_if<Question>(&read);
    return question ? std::optional(*question) : std::nullopt;
}

Question ask(const QString& text)
{
    const auto question = tryToAsk(text);
    if (!question)
        qFatal("%s", qPrintable(text));
    return *question;
}

QString head(Play play)
{
    return play == Play::Misere ? QStringLiteral("wythoff misere: ") : QStringLiteral("wythoff: ");
}

QString heaps(Count a, Count b)
{
    return QStringLiteral("%1 %2").arg(a).arg(b);
}

// Which positions are lost, by trying every move from the smallest ones on.
class Rules {
public:
    explicit Rules(Play play) : m_lost(kSize * kSize, false)
    {
        for (Count a = 0; a < kSize; ++a) {
            for (Count b = 0; b < kSize; ++b) {
                bool wins = a + b == 0 && play == Play::Misere;
                for (Count take = 1; take <= a && !wins; ++take)
                    wins = isLost(a - take, b);
                for (Count take = 1; take <= b && !wins; ++take)
                    wins = isLost(a, b - take);
                for (Count take = 1; take <= std::min(a, b) && !wins; ++take)
                    wins = isLost(a - take, b - take);
                m_lost[a * kSize + b] = !wins;
            }
        }
    }
    bool isLost(Count a, Count b) const { return m_lost[a * kSize + b]; }
    // The heap that is lost beside another; none within the table.
    std::optional<Count> partner(Count a) const
    {
        for (Count b = 0; b < kSize; ++b) {
            if (isLost(a, b))
                return b;
        }
        return std::nullopt;
    }
    // The lost position of a difference, by its smaller heap.
    std::optional<Count> pair(Count difference) const
    {
        for (Count a = 0; a + difference < kSize; ++a) {
            if (isLost(a, a + difference))
                return a;
        }
        return std::nullopt;
    }
    // The parts from which a move leaves a lost position, from 0; 2 for both.
    std::vector<Count> ways(Count a, Count b) const
    {
        bool wins[3] = {};
        for (Count take = 1; take <= a; ++take)
            wins[0] = wins[0] || isLost(a - take, b);
        for (Count take = 1; take <= b; ++take)
            wins[1] = wins[1] || isLost(a, b - take);
        for (Count take = 1; take <= std::min(a, b); ++take)
            wins[2] = wins[2] || isLost(a - take, b - take);
        std::vector<Count> ways;
        for (const Count part : {0, 1, 2}) {
            if (wins[part])
                ways.push_back(part);
        }
        return ways;
    }

private:
    std::vector<bool> m_lost;
};

const Rules& rules(Play play)
{
    static const Rules normal(Play::Normal);
    static const Rules misere(Play::Misere);
    return play == Play::Misere ? misere : normal;
}

constexpr Play kPlays[] = {Play::Normal, Play::Misere};

} // namespace

class WythoffQuestionsTest : public QObject {
    Q_OBJECT
private slots:
    void aPartnerMakesALostPosition()
    {
        for (const Play play : kPlays) {
            for (Count a = 1; a < 110; ++a) {
                const Question question =
                    ask(QStringLiteral("partner(%1) ").arg(a) + head(play) + heaps(a, 7));
                QCOMPARE(question.right, Answer(*rules(play).partner(a)));
                for (Count answer = 0; answer < 200; ++answer)
                    QVERIFY(question.isRight(answer) || !question.replyTo(answer).isEmpty());
            }
        }
        QVERIFY(!tryToAsk(QStringLiteral("partner(0) wythoff: 3 4")));
        QVERIFY(!tryToAsk(QStringLiteral("partner wythoff: 3 4")));
    }

    void aPairIsTheLostPositionOfItsDifference()
    {
        for (const Play play : kPlays) {
            for (Count k = 1; k < 90; ++k) {
                const auto question =
                    tryToAsk(QStringLiteral("pair(%1) ").arg(k) + head(play) + heaps(7, 7 + k));
                const Count a = *rules(play).pair(k);
                QCOMPARE(question.has_value(), a > 0);
                if (question)
                    QCOMPARE(question->right, Answer(std::vector{a, a + k}));
            }
        }
        QVERIFY(ask(QStringLiteral("pair(7) wythoff: 12 19")).isRight(std::vector<Count>{18, 11}));
    }

    void oneOfTheWaysWins()
    {
        for (const Play play : kPlays) {
            int asked = 0;
            for (Count a = 0; a < 40; ++a) {
                for (Count b = 0; b < 40; ++b) {
                    const auto question = tryToAsk(QStringLiteral("way ") + head(play) + heaps(a, b));
                    const auto ways = rules(play).ways(a, b);
                    QCOMPARE(question.has_value(), ways.size() == 1);
                    if (!question)
                        continue;
                    ++asked;
                    QCOMPARE(question->choices.size(), std::size_t{3});
                    QCOMPARE(question->right, Answer(ways[0] + 1));
                    QCOMPARE(question->slips.size(), std::size_t{2});
                }
            }
            QVERIFY(asked > 100);
        }
    }

    // What is said of a way that does not win: its aim is out of reach.
    void otherWaysAreOutOfReach()
    {
        for (Count a = 0; a < 40; ++a) {
            for (Count b = 0; b < 40; ++b) {
                const auto question = tryToAsk(QStringLiteral("way wythoff: ") + heaps(a, b));
                if (!question)
                    continue;
                for (const teaching::Slip& slip : question->slips) {
                    const auto numbers = explained::numbers(explained::english(slip.reply));
                    if (std::get<Count>(slip.answer) == 3) // difference, its number, the pair, the position
                        QVERIFY(numbers.size() == 6 && numbers[4] == a && numbers[5] == b
                                && numbers[2] >= std::min(a, b));
                    else // the heap that stays, its partner, the other heap
                        QVERIFY(numbers.size() == 3 && numbers[1] >= numbers[2]
                                && rules(Play::Normal).partner(numbers[0]) == numbers[1]);
                }
            }
        }
    }

    void pairsAreTold()
    {
        for (const Play play : kPlays) {
            for (Count a = 0; a < 60; ++a) {
                for (Count b = 0; b < 60; ++b) {
                    if (a + b == 0)
                        continue;
                    const Question question = ask(QStringLiteral("is-pair ") + head(play) + heaps(a, b));
                    QCOMPARE(question.right, Answer(Count{rules(play).isLost(a, b) ? 1u : 2u}));
                    QCOMPARE(question.slips.size(), std::size_t{1});
                }
            }
        }
    }

    // As the board has them, and of the board where it can be.
    void theTaskIsAboutTheBoard()
    {
        const auto task = [](const char* text) {
            return teaching::Voice::installed().say(ask(QString::fromLatin1(text)).task);
        };
        QVERIFY(task("is-pair wythoff: 8 3").contains(QStringLiteral("(8, 3)")));
        const auto slips = ask(QStringLiteral("pair(4) wythoff: 7 11")).slips; // nobody goes so far
        QVERIFY(!slips.empty() && std::ranges::none_of(slips, [](const teaching::Slip& slip) {
            return slip.answer == teaching::Answer(std::vector<Count>{21, 34});
        }));
        QVERIFY(task("pair(4) wythoff: 7 11").contains(QStringLiteral("on the board differ by 4")));
        QVERIFY(task("pair(4) wythoff: 11 7").contains(QStringLiteral("on the board differ by 4")));
        QVERIFY(!task("pair(4) wythoff: 7 12").contains(QStringLiteral("on the board")));
        QVERIFY(
            task("partner(18) wythoff: 18 20").contains(QStringLiteral("instead of the 20 on the board")));
        QVERIFY(
            task("partner(18) wythoff: 20 18").contains(QStringLiteral("instead of the 20 on the board")));
        QVERIFY(!task("partner(18) wythoff: 18 11").contains(QStringLiteral("on the board")));
        QVERIFY(!task("partner(18) wythoff: 3 4").contains(QStringLiteral("on the board")));
    }

    void slipsAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("said"); // a part of it
        const auto row = [](const char* text, const char* answer, const char* said) {
            QTest::addRow("%s, %s", text, answer)
                << QString::fromLatin1(text) << QString::fromLatin1(answer) << QString::fromUtf8(said);
        };
        row("partner(11) wythoff: 11 15", "7", "the number of the pair");
        row("partner(5) wythoff: 5 7", "8", "Fibonacci");
        row("partner(7) wythoff: 7 9", "11", "for the smaller number"); // 7 · φ = 11.3
        row("partner(7) wythoff: 7 9", "12", "for the smaller number");
        row("partner(11) wythoff: 11 15", "6", "for the larger number"); // 11 / φ = 6.8
        row("partner(11) wythoff: 11 15", "17", "rounded 11 · φ down");
        row("partner(6) wythoff: 6 9", "12", "doubled 6");
        row("partner(6) wythoff: 6 9", "6", "at once");
        row("partner(6) wythoff: 6 9", "11", "11 is already in the pair (11, 18)");
        row("pair(3) wythoff: 8 11", "8 13", "Fibonacci");
        row("pair(4) wythoff: 7 11", "4 8", "doubled");
        row("pair(7) wythoff: 15 22", "12 19", "rounded 7 · φ up");
        row("pair(7) wythoff: 15 22", "7 11", "together");
        row("pair(7) wythoff: 15 22", "11 22", "not twice as large");
        row("pair(7) wythoff: 15 22", "9 15", "is pair number 6");
        row("pair(7) wythoff: 15 22", "12 20", "is pair number 8");
        row("pair(7) wythoff: 15 22", "10 17", "10 is in the pair (6, 10)");
        row("pair(7) wythoff: 15 22", "11 17", "17 − 11 = 6");
        row("pair(7) wythoff: 15 22", "11", "two numbers");
        row("is-pair wythoff: 6 10", "2", "pair number 4");
        row("is-pair wythoff: 7 11", "1", "7 is in the pair (4, 7)");
        row("is-pair wythoff: 0 5", "1", "take 5 from heap 2");
        row("is-pair wythoff misere: 2 2", "2", "Every move from (2, 2)");
    }
    void slipsAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, answer);
        QFETCH(QString, said);
        const Question question = ask(text);
        const auto read = teaching::readAnswer(question, answer, games::families());
        QVERIFY(std::holds_alternative<Answer>(read));
        QVERIFY(!question.isRight(std::get<Answer>(read)));
        const QString reply = explained::english(question.replyTo(std::get<Answer>(read)));
        QVERIFY2(reply.contains(said), qPrintable(reply));
    }

    // Of a number that a double gets wrong as well.
    void largeNumbersAreExact()
    {
        QCOMPARE(ask(QStringLiteral("pair(102334155) wythoff: 3 4")).right,
                 Answer(std::vector<Count>{165580140, 267914295}));
        QCOMPARE(ask(QStringLiteral("partner(165580140) wythoff: 3 4")).right, Answer(Count{267914295}));
        QVERIFY(!tryToAsk(QStringLiteral("partner(9223372036854775807) wythoff: 3 4")));
    }

    void waysAndAnswersVary()
    {
        const auto count = [](const char* kind, std::size_t choices) {
            std::vector<int> counts(choices + 1, 0);
            for (quint32 seed = 0; seed < 300; ++seed) {
                const teaching::SetName name{games::wythoffLesson().first, QString::fromLatin1(kind),
                                             Difficulty::Medium, seed};
                const auto question =
                    teaching::questionOf(name, games::wythoffLesson().questions, 0, Difficulty::Medium, {});
                ++counts[std::get<Count>(question->right)];
            }
            return *std::min_element(counts.begin() + 1, counts.end());
        };
        QVERIFY(count("way", 3) > 50);
        QVERIFY(count("is-pair", 2) > 80);
    }

    // So that the pair can be marked there.
    void theBoardHasRoomForThePair()
    {
        for (const char* kind : {"partner", "pair"}) {
            for (quint32 seed = 0; seed < 100; ++seed) {
                const teaching::SetName name{games::wythoffLesson().first, QString::fromLatin1(kind),
                                             Difficulty::Hard, seed};
                const auto question =
                    teaching::questionOf(name, games::wythoffLesson().questions, 0, Difficulty::Hard, {});
                const auto& heaps = question->position.heaps;
                const auto& named = question->named->heaps;
                QVERIFY(std::ranges::max(heaps) >= std::ranges::max(named));
                QVERIFY(std::ranges::min(heaps) >= std::ranges::min(named));
                QVERIFY(!std::ranges::is_permutation(heaps, named));
            }
        }
    }

    void hintsTellNeitherVerdictNorMove()
    {
        for (const Play play : kPlays) {
            for (Count a = 0; a < 20; ++a) {
                for (Count b = 0; b < 20; ++b) {
                    const auto position = positionOf(head(play) + heaps(a, b));
                    const auto hints = position.game->hints(position);
                    QCOMPARE(hints.size(), std::size_t{a + b == 0 ? 0u : 2u});
                    for (const auto& hint : hints) {
                        for (const auto& move : position.game->winningMoves(position))
                            QVERIFY(!explained::english(hint).contains(
                                explained::english(position.game->describe(position, move))));
                    }
                }
            }
        }
    }
};

LASTSTONE_TEST(WythoffQuestionsTest, Nothing)

} // namespace laststone::wythoff_questions_test
#include "wythoff_questions_test.moc"
