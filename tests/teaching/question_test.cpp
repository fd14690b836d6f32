// SPDX-License-Identifier: GPL-3.0-or-later
// Questions, their texts and sets, and how a session asks them.
#include "games/catalogue.h"
#include "teaching/session.h"
#include "teaching/sets/question_set.h"
#include "test_main.h"

#include <QSignalSpy>
#include <QTest>

namespace laststone::question_test {

using teaching::Answer;
using teaching::Asker;
using teaching::Asking;
using teaching::Position;
using teaching::Question;
using theory::Count;
using theory::Outcome;

namespace {

Question questionOf(const QString& text)
{
    const auto read = teaching::readQuestion(text, teaching::commonKinds(), games::families(), nullptr);
    return std::get<Question>(read);
}

teaching::NotationError errorOf(const QString& text)
{
    return std::get<teaching::NotationError>(
        teaching::readQuestion(text, teaching::commonKinds(), games::families(), nullptr));
}

Position positionOf(const QString& text)
{
    return std::get<Position>(teaching::parsePosition(text, games::families(), nullptr));
}

std::optional<teaching::QuestionSource> sourceOf(const QString& word)
{
    const widgets::Lesson* lesson = games::findLesson(word);
    if (!lesson)
        return std::nullopt;
    return teaching::QuestionSource{lesson->first, lesson->questions};
}

// A session of Nim that is asked a question.
struct Asked {
    explicit Asked(const QString& text) : session({lesson.first, lesson.explain, games::families()}, {})
    {
        session.ask(questionOf(text), Asker::Exercise);
    }
    const widgets::Lesson& lesson = *games::findLesson(QStringLiteral("nim"));
    teaching::Session session;
};

} // namespace

class QuestionTest : public QObject {
    Q_OBJECT
private slots:
    void textsAreReadAgain()
    {
        for (const char* text : {"outcome nim: 7 9 15 12", "move bash 3: 21", "all-moves sg {1,3,4}: 5 7"})
            QCOMPARE(teaching::questionText(questionOf(QString::fromLatin1(text))),
                     QString::fromLatin1(text));
    }

    void whatIsWrongWithATextIsSaidWithItsPlace()
    {
        QCOMPARE(errorOf(QStringLiteral("guess nim: 3 4 5")).column, 1);
        QCOMPARE(errorOf(QStringLiteral("outcome nim: 3 x 5")).column, 16);
        QCOMPARE(errorOf(QStringLiteral("outcome(1 nim: 3 4 5")).column, 21);
        QCOMPARE(errorOf(QStringLiteral("move nim: 3 3")).column, 5); // lost: no move wins
    }

    void setsAreNamedByAText()
    {
        for (const char* text : {"nim mixed medium 4711", "bash 7 misere: move hard 3",
                                 "sg 0.77: mixed easy 12", "wythoff outcome following 0"}) {
            const auto read = teaching::readSetName(QString::fromLatin1(text), games::families(), sourceOf);
            QVERIFY2(read && std::holds_alternative<teaching::SetName>(*read), text);
            QVERIFY(teaching::setText(std::get<teaching::SetName>(*read))
                        .startsWith(QString::fromLatin1(text).section(QLatin1Char(' '), 0, 0)));
            const auto& name = std::get<teaching::SetName>(*read);
            const auto again = teaching::readSetName(teaching::setText(name), games::families(), sourceOf);
            QCOMPARE(std::get<teaching::SetName>(*again), name);
        }
        QVERIFY(!teaching::readSetName(u"nim: 3 4 5", games::families(), sourceOf));
        const auto wrong = teaching::readSetName(u"nim guess easy 1", games::families(), sourceOf);
        QCOMPARE(std::get<teaching::NotationError>(*wrong).column, 5);
        const auto seed = teaching::readSetName(u"nim mixed easy x", games::families(), sourceOf);
        QCOMPARE(std::get<teaching::NotationError>(*seed).column, 16);
        const auto large = teaching::readSetName(u"nim mixed easy 4294967296", games::families(), sourceOf);
        QCOMPARE(std::get<teaching::NotationError>(*large).column, 16);
        const auto level = teaching::readSetName(u"nim mixed hardly 1", games::families(), sourceOf);
        QCOMPARE(std::get<teaching::NotationError>(*level).column, 11);
        const auto heaps = teaching::readSetName(u"nim: 3 4 5 mixed easy 1", games::families(), sourceOf);
        QCOMPARE(std::get<teaching::NotationError>(*heaps).column, 5);
    }

    // Each says what is missing, and shows a whole name that is one.
    void whatIsMissingInTheNameOfASetIsSaid()
    {
        const struct {
            const char* typed;
            qsizetype column;
            const char* said;
            const char* example;
        } cases[] = {{"sg hard 3", 4, "a kind of question is expected", "sg mixed hard 3"},
                     {"sg 0.77 hard 3", 4, "a kind of question is expected", "sg mixed hard 3"},
                     {"nim guess easy 1", 5, "a kind of question is expected", "nim mixed easy 1"},
                     {"kayles mixed hard 3", 1, "a game is expected", "bash mixed hard 3"},
                     {"mixed medium 7", 1, "a game is expected", "bash mixed medium 7"},
                     {"nim mixed hard", 16, "the number of a set is expected", nullptr}};
        for (const auto& [typed, column, said, example] : cases) {
            const auto read = teaching::readSetName(QString::fromLatin1(typed), games::families(), sourceOf);
            QVERIFY2(read && std::holds_alternative<teaching::NotationError>(*read), typed);
            const auto& error = std::get<teaching::NotationError>(*read);
            QVERIFY2(error.column == column,
                     qPrintable(QString::number(error.column) + QLatin1String(typed)));
            const QString words = teaching::Voice::installed().say(teaching::describe(error));
            QVERIFY2(words.contains(QLatin1String(said)), qPrintable(words));
            if (!example)
                continue;
            QVERIFY2(words.contains(QLatin1String(example)), qPrintable(words));
            const auto again =
                teaching::readSetName(QString::fromLatin1(example), games::families(), sourceOf);
            QVERIFY2(again && std::holds_alternative<teaching::SetName>(*again), example);
        }
    }

    void aSetFollowsFromItsName()
    {
        for (const widgets::Lesson* lesson : games::lessons()) {
            Position like = lesson->first;
            like.heaps.clear();
            const teaching::SetName name{like, {}, teaching::Difficulty::Medium, 4711};
            const auto questions = teaching::questionsOf(name, lesson->questions, teaching::kSetLength);
            QCOMPARE(questions.size(), std::size_t{teaching::kSetLength});
            QStringList texts;
            for (const Question& question : questions)
                texts << teaching::questionText(question);
            QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size());
            const auto again = teaching::questionsOf(name, lesson->questions, teaching::kSetLength);
            for (std::size_t i = 0; i < again.size(); ++i)
                QCOMPARE(teaching::questionText(again[i]), texts[static_cast<qsizetype>(i)]);
        }
    }

    void answersAreTyped()
    {
        Question question = questionOf(QStringLiteral("outcome nim: 7 9 15 12"));
        const auto read = [&](QStringView text) {
            return teaching::readAnswer(question, text, games::families());
        };
        QCOMPARE(std::get<Answer>(read(u" n ")), Answer(Outcome::N));
        QVERIFY(std::holds_alternative<teaching::Sentence>(read(u"5")));
        question.form = teaching::AnswerForm::Number;
        QCOMPARE(std::get<Answer>(read(u"１３")), Answer(Count{13}));
        QVERIFY(std::holds_alternative<teaching::Sentence>(read(u"")));
        question.form = teaching::AnswerForm::Numbers;
        QCOMPARE(std::get<Answer>(read(u"{3, 1, 1}")), Answer(std::vector<Count>{1, 3}));
        QCOMPARE(std::get<Answer>(read(u"-")), Answer(std::vector<Count>{}));
        question.form = teaching::AnswerForm::Typed;
        QCOMPARE(std::get<Answer>(read(u"3 4")), Answer(positionOf(QStringLiteral("nim: 3 4"))));
        QVERIFY(std::holds_alternative<teaching::Sentence>(read(u"3 x")));
    }

    void aMoveIsAnAnswer()
    {
        Asked it(QStringLiteral("move nim: 3 6 4"));
        QSignalSpy answered(&it.session, &teaching::Session::answered);
        QVERIFY(!it.session.isVerdictShown());
        it.session.play({1, 6, 0}); // leaves 3 0 4
        QCOMPARE(it.session.position(), positionOf(QStringLiteral("nim: 3 6 4")));
        QCOMPARE(it.session.asking()->wrong, 1);
        QVERIFY(!it.session.asking()->reply.isEmpty());
        QVERIFY(!it.session.isVerdictShown());
        QCOMPARE(answered.size(), 0);
        const auto winning = it.session.game().winningMoves(it.session.position());
        it.session.play(winning.front());
        QCOMPARE(answered.size(), 1);
        QCOMPARE(it.session.asking()->state, Asking::State::Right);
        QVERIFY(!it.session.asking()->isUnderstood());
        QVERIFY(it.session.isVerdictShown());
        // What is said is about what is on the board now.
        const auto voice = teaching::Voice::installed();
        QCOMPARE(voice.say(it.session.asking()->reply),
                 QStringLiteral("That leaves: ") + voice.say(it.session.verdict()));
        QTest::qWait(teaching::Session::kThinking * 2);
        QCOMPARE(it.session.match().plies().size(), std::size_t{1}); // nobody has replied
        // It is the opponent's move, who is let move when the learner wants to play on.
        QVERIFY(it.session.turn() == teaching::Turn::Waiting);
        it.session.begin();
        QVERIFY(!it.session.asking());
        QTRY_COMPARE(it.session.match().plies().size(), std::size_t{2});
    }

    // From 1 1 1 every move wins: that is no task.
    void aWinningMoveCanBeMissed()
    {
        const auto kinds = teaching::commonKinds();
        const auto* kind = teaching::findKind(kinds, u"move");
        Position like = positionOf(QStringLiteral("nim: 1 2"));
        like.heaps.clear();
        for (quint32 seed = 1; seed <= 600; ++seed) {
            QRandomGenerator random(seed);
            const auto draft = kind->draw(like, teaching::Difficulty::Easy, random);
            QVERIFY(draft);
            bool isMissed = false;
            for (std::size_t heap = 0; heap < draft->position.heaps.size(); ++heap) {
                for (Count left = 0; left < draft->position.heaps[heap]; ++left) {
                    Count sum = left;
                    for (std::size_t other = 0; other < draft->position.heaps.size(); ++other)
                        sum ^= other == heap ? 0 : draft->position.heaps[other];
                    isMissed = isMissed || sum != 0;
                }
            }
            QVERIFY2(isMissed, qPrintable(teaching::notation(draft->position)));
        }
    }

    void aQuestionThatWasLeftCountsAsHelped()
    {
        Asked it(QStringLiteral("outcome nim: 3 6 4"));
        const Question question = it.session.asking()->question;
        it.session.endQuestion();
        it.session.ask(question, Asker::Exercise, true);
        it.session.answer(Outcome::N);
        QCOMPARE(it.session.asking()->state, Asking::State::Right);
        QVERIFY(!it.session.asking()->isUnderstood());
    }

    void severalMovesArePicked()
    {
        Asked it(QStringLiteral("all-moves nim: 1 3 5")); // 5 → 2 alone wins
        it.session.play({1, 1, 0});
        it.session.play({2, 3, 0});
        QCOMPARE(it.session.asking()->picked.size(), std::size_t{2});
        it.session.answerMoves();
        QCOMPARE(it.session.asking()->wrong, 1);
        it.session.play({1, 1, 0}); // once more: taken back
        it.session.answerMoves();
        QCOMPARE(it.session.asking()->state, Asking::State::Right);
    }

    void hintsComeByDegreesAndEndWithTheSolution()
    {
        Asked it(QStringLiteral("outcome nim: 3 6 4"));
        const std::size_t degrees = it.session.asking()->question.hints.size();
        for (std::size_t i = 0; i < degrees; ++i) {
            it.session.hint();
            QVERIFY(it.session.asking()->isOpen());
            QCOMPARE(it.session.asking()->reply, it.session.asking()->question.hints[i]);
        }
        it.session.hint();
        QCOMPARE(it.session.asking()->state, Asking::State::Shown);
        QVERIFY(!it.session.asking()->isUnderstood());
    }

    void leavingClosesAQuestion()
    {
        Asked it(QStringLiteral("outcome nim: 3 6 4"));
        it.session.setNotation(QStringLiteral("3 4"));
        QVERIFY(!it.session.asking());
        QVERIFY(it.session.isVerdictShown());
        it.session.ask(questionOf(QStringLiteral("outcome nim: 3 6 4")), Asker::Tour);
        it.session.answer(Outcome::N);
        QCOMPARE(it.session.asking()->state, Asking::State::Right);
        QVERIFY(it.session.asking()->isUnderstood());
        it.session.endQuestion();
        QVERIFY(!it.session.asking());
    }
};

LASTSTONE_TEST(QuestionTest, Events)

} // namespace laststone::question_test
#include "question_test.moc"
