// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of the SG lesson: right answers, slips and replies against the rules alone, by every rule
// that the lesson offers and more.
#include "games/sums/sg_questions.h"

#include "games/asked.h"
#include "games/explained.h"
#include "games/sg/random_graph.h"
#include "games/sg/sg_truth.h"
#include "teaching/sets/question_set.h"
#include "test_main.h"

#include <QSet>
#include <QTest>

#include <random>

namespace laststone::sg_questions_test {

using explained::english;
using teaching::Answer;
using teaching::AnswerForm;
using teaching::Difficulty;
using teaching::Position;
using teaching::Question;
using teaching::QuestionKind;
using theory::Count;
using theory::Outcome;
using theory::Play;

namespace {

using List = std::vector<Count>;

const widgets::Lesson& lesson()
{
    return *games::findLesson(QStringLiteral("sg"));
}

using asked::kLevels;

QStringList presets()
{
    QStringList rules;
    for (const widgets::LessonKind& kind : lesson().kinds) {
        for (const widgets::RulePreset& preset : kind.presets)
            rules << preset.rule;
    }
    return rules;
}

// Beside those of the lesson: sets of large numbers, with a pre-period, codes of each sort, graphs with
// names.
QStringList allRules()
{
    QStringList rules = presets();
    for (const char* rule :
         {"{1}", "{2}", "{2,3,7}", "{100,250}", "{3,6,7,12}", "{1,4,10}", "{5}+{1,2}", "0.3", "0.33", "0.45",
          "0.17", "4.3", "0.1", "graph 0=end;1>0;2=king;2>0;2>1;3=冬天;3>1;3>2",
          "graph 1=2;1>0;2=1;2>0;3>1;3>2;4>2;4>3", "graph 1>0"})
        rules << QString::fromUtf8(rule);
    std::mt19937 random(7);
    for (const std::size_t size : {4, 7, 12, 30})
        rules << graph::randomGraph(random, size, 2 * size).rule();
    return rules;
}

struct Truth {
    sg_truth::Values& values(const QString& rule) { return m_values.try_emplace(rule, rule).first->second; }

private:
    std::map<QString, sg_truth::Values> m_values;
};

bool compare(bool ok, const Question& question, const char* what)
{
    if (!ok)
        qWarning("%s: %s", qPrintable(teaching::questionText(question)), what);
    return ok;
}

bool isMoveRight(const Question& question, sg_truth::Values& values)
{
    bool ok = true;
    bool isAny = false;
    const Outcome lost = Outcome::P;
    for (const auto& [heaps, isWanted] : sg_truth::movesAlone(question, values)) {
        Position left = question.position;
        left.heaps = heaps;
        const bool isRefused = question.refuse && question.refuse(left);
        isAny = isAny || isWanted;
        ok = ok && compare(question.isRight(left) == isWanted, question, "a move is judged wrongly");
        ok = ok
            && compare(isWanted || isRefused || !english(question.replyTo(left)).isEmpty(), question,
                       "nothing is said of a move");
        const bool wins = left.game->outcome(left) == lost;
        ok = ok
            && compare(!question.refuse || isRefused == (wins && !isWanted), question,
                       "a move is refused, or is not");
    }
    return compare(ok && isAny && question.isRight(question.right), question, "no move is right");
}

bool isRight(const Question& question, sg_truth::Values& values)
{
    const auto answer = sg_truth::answerAlone(question, values);
    if (!answer)
        return isMoveRight(question, values);
    return compare(question.right == *answer && question.isRight(*answer), question, "the answer is wrong");
}

Question questionOf(const char* text)
{
    return asked::questionOf(QString::fromUtf8(text));
}

QString reply(const char* text, const Answer& answer)
{
    const Question question = questionOf(text);
    return question.isRight(answer) ? QStringLiteral("right") : english(question.replyTo(answer));
}

QString reply(const char* text, Count answer)
{
    return reply(text, Answer(answer));
}

} // namespace

class SgQuestionsTest : public QObject {
    Q_OBJECT
private slots:

    void answersAndSlipsFollowFromTheRules()
    {
        constexpr int kDraws = 25; // of each rule, kind and level
        Truth truth;
        QMap<QString, int> counts;
        for (const QString& rule : allRules()) {
            for (const Play play : {Play::Normal, Play::Misere}) {
                const Position like{gameOf(QStringLiteral("sg"), rule), play, {}};
                for (const QuestionKind& kind : games::sgQuestions()) {
                    QSet<QString> seen;
                    for (int i = 0; i < 3 * kDraws; ++i) {
                        QRandomGenerator random(static_cast<quint32>(4711 + i));
                        const auto draft = kind.draw(like, kLevels[i % 3], random);
                        if (!draft)
                            continue;
                        QVERIFY2(play == Play::Normal || kind.id == QLatin1String("options"),
                                 qPrintable(rule));
                        QCOMPARE(draft->position.rule(), rule);
                        const auto question = kind.ask(*draft);
                        QVERIFY2(question, qPrintable(kind.id + QLatin1Char(' ') + rule));
                        counts[kind.id] += 1;
                        const QString text = teaching::questionText(*question);
                        if (seen.contains(text))
                            continue;
                        seen.insert(text);
                        asked::verifySound(*question);
                        QVERIFY2(!teaching::isTrivial(question->position), qPrintable(text));
                        QVERIFY(isRight(*question, truth.values(rule)));
                    }
                }
            }
        }
        for (const QuestionKind& kind : games::sgQuestions())
            QVERIFY2(counts[kind.id] > 500, qPrintable(kind.id + QString::number(counts[kind.id])));
    }

    void theSameNumbersGiveTheSameQuestion()
    {
        for (const QString& rule : presets()) {
            // One game knows its values already, the other does not.
            const Position known{gameOf(QStringLiteral("sg"), rule), Play::Normal, {}};
            const auto read = lesson().family.read(rule, 0);
            const Position fresh{std::get<std::shared_ptr<const teaching::Game>>(read), Play::Normal, {}};
            for (const QuestionKind& kind : games::sgQuestions()) {
                QRandomGenerator one(99);
                QRandomGenerator other(99);
                const auto first = kind.draw(known, Difficulty::Hard, one);
                const auto second = kind.draw(fresh, Difficulty::Hard, other);
                QCOMPARE(first.has_value(), second.has_value());
                if (first)
                    QCOMPARE(teaching::questionText(*kind.ask(*first)),
                             teaching::questionText(*kind.ask(*second)));
            }
        }
    }

    void everyPresetHasSetsOfTen()
    {
        for (const QString& rule : presets()) {
            for (const Difficulty level : kLevels) {
                const Position like{gameOf(QStringLiteral("sg"), rule), Play::Normal, {}};
                const auto questions =
                    teaching::questionsOf({like, {}, level, 12}, lesson().questions, teaching::kSetLength);
                const QString text =
                    QStringLiteral("%1 %2: %3").arg(rule, teaching::levelWord(level)).arg(questions.size());
                QVERIFY2(questions.size() == teaching::kSetLength, qPrintable(text));
                QSet<QString> kinds;
                for (const Question& question : questions)
                    kinds.insert(question.kind);
                QVERIFY2(kinds.size() >= 6, qPrintable(text));
            }
        }
    }

    void levelsDiffer()
    {
        for (const char* rule : {"{1,3,4}", "{2,5,7}", "0.77", "grundy", "{100,250}"}) {
            const Position like{gameOf(QStringLiteral("sg"), QString::fromLatin1(rule)), Play::Normal, {}};
            for (const char* id : {"options", "option-values", "next-value", "mex"}) {
                const auto kinds = games::sgQuestions();
                const QuestionKind& kind = *teaching::findKind(kinds, QString::fromLatin1(id));
                double means[3] = {};
                for (int i = 0; i < 300; ++i) {
                    QRandomGenerator random(static_cast<quint32>(i));
                    const auto draft = kind.draw(like, kLevels[i % 3], random);
                    if (draft)
                        means[i % 3] += static_cast<double>(draft->position.heaps[0]) / 100;
                }
                if (means[2] > 0)
                    QVERIFY2(means[0] < means[1] && means[1] < means[2], rule);
            }
        }
    }

    // ---- what is said to typical slips ----

    void ofTheMex()
    {
        // From 8 one comes to 7, 5 and 4, of values 0, 3 and 2.
        const char* const text = "mex(1) sg {1,3,4}: 8";
        QCOMPARE(reply(text, 1), QStringLiteral("right"));
        QCOMPARE(
            reply(text, 0),
            QStringLiteral("0 is the smallest value that is there. The mex is the smallest number missing "
                           "from {0,2,3}."));
        QVERIFY(reply(text, 4).startsWith(QStringLiteral("4 is one more than the largest value, but 1 ")));
        // From 9 to 8, 6 and 5, of values 1, 2 and 3: the sizes have a 0 missing as well.
        QVERIFY(reply("mex sg {1,3,4}: 9", 4).startsWith(QStringLiteral("Begin with 0")));
        QVERIFY(
            reply("mex sg graph 2>0;2>1;3>2;3>0;4>3;4>2: 4", 1).contains(QStringLiteral("smallest value")));
    }

    void ofTheNextValue()
    {
        const char* const text = "next-value sg {1,3,4}: 8";
        QCOMPARE(
            english(questionOf(text).task),
            QStringLiteral("Set {1,3,4}: the SG values g(0) to g(7) are 0 1 0 1 2 3 2 0. What is g(8)?"));
        QCOMPARE(reply(text, 1), QStringLiteral("right"));
        QVERIFY(reply(text, 4).contains(QStringLiteral("largest value")));
        QVERIFY(reply(text, 3).contains(QStringLiteral("mod 5")));
        // 5 in Kayles: 4, 3+1, 2+2, 3 and 2+1 have the values 1, 2, 0, 3 and 3.
        QCOMPARE(reply("next-value sg 0.77: 5", 4), QStringLiteral("right"));
    }

    void ofASum()
    {
        const char* const text = "sum-value sg {1,3,4}: 5 11"; // 3 ⊕ 2
        QCOMPARE(reply(text, 1), QStringLiteral("right"));
        QVERIFY(reply(text, 5).startsWith(QStringLiteral("You have added")));
        QVERIFY(reply(text, 14).startsWith(QStringLiteral("You have combined the sizes")));
        QVERIFY(reply(text, 0).startsWith(QStringLiteral("You have taken the mex")));
        QVERIFY(reply(text, 3).startsWith(QStringLiteral("That is the largest")));
    }

    void ofAPeriod()
    {
        const char* const text = "period sg {1,3,4}: 5";
        QCOMPARE(reply(text, 7), QStringLiteral("right"));
        QVERIFY(reply(text, 14).contains(QStringLiteral("half of that")));
        QVERIFY(reply(text, 5).contains(QStringLiteral("Bash")));
        QVERIFY(reply(text, 4).contains(QStringLiteral("4 different values")));
        QVERIFY(reply(text, 21).contains(QStringLiteral("done so before")));
        QCOMPARE(reply(text, 2),
                 QStringLiteral("g(2) = 0, but g(4) = 2: after 2 values they are not the same "
                                "again."));
        QCOMPARE(reply(text, 0), QStringLiteral("A period has at least one value."));
        QVERIFY(reply(text, 1'000'000).startsWith(QStringLiteral("That is longer than the row")));
        // 100 = 14 · 7 + 2, and g(2) = 0.
        QCOMPARE(reply("period(1,100) sg {1,3,4}: 5", 0), QStringLiteral("right"));
        QVERIFY(reply("period(1,100) sg {1,3,4}: 5", 2).contains(QStringLiteral("not the number in")));
        QVERIFY(reply("period(1,100) sg {1,3,4}: 5", 1).contains(QStringLiteral("counted from 1")));
        QVERIFY(reply("period(1,100) sg {1,3,4}: 5", 3)
                    .startsWith(QStringLiteral("That value stands in the period, for example g(5) = 3, ")));
        QCOMPARE(reply("period(1,100) sg {1,3,4}: 5", 9),
                 QStringLiteral("9 does not stand in the period at all."));
    }

    void ofOptions()
    {
        const char* const set = "options sg {1,3,4}: 4";
        QCOMPARE(reply(set, List{3, 1, 0}), QStringLiteral("right"));
        QVERIFY(
            reply(set, List{1, 3, 4}).startsWith(QStringLiteral("These are the numbers that can be taken")));
        QVERIFY(reply(set, List{3, 1}).startsWith(QStringLiteral("One number is missing: 0")));
        QVERIFY(reply(set, List{0, 1, 2, 3}).startsWith(QStringLiteral("That would be Nim")));
        QVERIFY(reply(set, List{0, 2}).startsWith(QStringLiteral("To leave 2, a move would have to take 2")));
        QCOMPARE(reply(set, List{0, 3}),
                 QStringLiteral("What you have is right, but 1 number(s) are missing."));
        const char* const grundy = "options sg grundy: 8"; // 7+1, 6+2, 5+3
        QCOMPARE(reply(grundy, List{5, 6, 7}), QStringLiteral("right"));
        QVERIFY(reply(grundy, List{4, 5, 6, 7}).startsWith(QStringLiteral("Not 4+4")));
        QVERIFY(reply(grundy, List{1, 2, 3, 5, 6, 7}).startsWith(QStringLiteral("That lists both parts")));
        const char* const kayles = "options sg 0.77: 7"; // 5+1, 4+2, 3+3; 4+1, 3+2
        QCOMPARE(reply(kayles, List{3, 4, 5}), QStringLiteral("right"));
        QVERIFY(reply(kayles, List{4, 5, 6}).startsWith(QStringLiteral("Before the heap is split")));
        QCOMPARE(reply(kayles, List{3, 4, 5, 9}),
                 QStringLiteral("No move leaves two heaps of which the larger one has 9."));
        const char* const named = "options sg graph 1=A;2=B;3=C;3>1;3>2;4>3;1>0: 3";
        const auto typed = teaching::readAnswer(questionOf(named), u"B, A", games::families());
        QCOMPARE(reply(named, std::get<Answer>(typed)), QStringLiteral("right"));
        QVERIFY(reply(named, List{0, 1, 2}).startsWith(QStringLiteral("Some of these take two moves")));
        QVERIFY(reply(named, List{4}).contains(QStringLiteral("against the arrows")));
        QCOMPARE(reply(named, List{1, 2, 9}), QStringLiteral("No arrow leads from C to 9."));
        QVERIFY(reply(named, List{1, 2, 3}).contains(QStringLiteral("cannot stay on C")));
    }

    void ofValuesOfOptions()
    {
        // From 8 one comes to 7, 5 and 4, of values 0, 3 and 2.
        const char* const text = "option-values sg {1,3,4}: 8";
        QCOMPARE(reply(text, List{0, 2, 3}), QStringLiteral("right"));
        QVERIFY(reply(text, List{4, 5, 7}).startsWith(QStringLiteral("These are the sizes")));
        QVERIFY(reply(text, List{2, 3}).startsWith(QStringLiteral("0 is a value as well")));
        QVERIFY(reply(text, List{1}).contains(QStringLiteral("the position itself")));
        QVERIFY(reply(text, List{0, 2}).startsWith(QStringLiteral("One option is left out")));
    }

    void ofAVertex()
    {
        const char* const text = "vertex-value(4) sg graph 1>0;2>1;2>0;3>2;3>0;4>3;4>2: 4"; // 3: 1, 4: 0
        QCOMPARE(reply(text, 0), QStringLiteral("right"));
        QVERIFY(reply(text, 3).startsWith(QStringLiteral("Begin with 0"))
                || reply(text, 3).contains(QStringLiteral("largest")));
        QVERIFY(reply(text, 4).startsWith(QStringLiteral("The longest way from 4")));
        QVERIFY(english(questionOf("vertex-value(3) sg graph 3=A;3>2;2>1;3>1: 3").task).contains(u" A?"));
    }

    void ofAMoveThatRaises()
    {
        // {1,3,4}: 5 and 8 have the values 3 and 1. 5 → 2 or 1 … ; a heap of 8 can go to values 0, 2 and 3.
        const Question question = questionOf("lowering-move sg {1,3,4}: 5 8");
        Position left = question.position;
        left.heaps = {5, 5}; // raises 1 to 3, and wins
        QVERIFY(!question.isRight(left));
        QVERIFY(english(*question.refuse(left)).startsWith(QStringLiteral("That wins as well")));
        left.heaps = {4, 8}; // lowers 3 to 2
        QVERIFY(
            english(question.replyTo(left)).startsWith(QStringLiteral("That lowers a value from 3 to 2")));
        left.heaps = {5, 4}; // raises 1 to 2
        QVERIFY(
            english(question.replyTo(left)).startsWith(QStringLiteral("That raises a value from 1 to 2")));
        left.heaps = {1, 8};
        QVERIFY(question.isRight(left));
        // Only in the heap that is asked about.
        const Question heap = questionOf("lowering-move(1,1) sg {1,3,4}: 5 5");
        left.heaps = {1, 5};
        QVERIFY(heap.isRight(left));
        left.heaps = {5, 1};
        QVERIFY(english(heap.replyTo(left)).startsWith(QStringLiteral("That is a move in heap 2")));
    }

    void whatMakesNoSenseIsNotAsked()
    {
        for (const char* text :
             {"mex sg {1,3,4} misere: 8", "mex sg {1,3,4}: 8 7", "mex(3) sg {1,3,4}: 8 7",
              "mex(1) sg {2,5}: 1", "next-value sg graph 1>0;2>1: 2", "vertex-value(9) sg graph 1>0;2>1: 2",
              "vertex-value(0) sg graph 1>0;2>1: 2", "vertex-value(2) sg {1,3,4}: 2", "period sg grundy: 5",
              "period(3) sg {1,3,4}: 5", "period sg {1,2}+{2,3}: 5 5", "period(1,6) sg {1,3,4}: 5",
              "sum-value sg {1,3,4}: 5", "lowering-move sg {1,3,4}: 5 5", "lowering-move(1,3) sg {1,3,4}: 5",
              "lowering-move sg {1,3,4}: 5", "options sg {2,5}: 4"}) {
            QVERIFY2(asked::isRefused(QString::fromLatin1(text)), text);
        }
    }

    void hintsTellNeitherVerdictNorMove()
    {
        for (const char* text :
             {"sg {1,3,4}: 5 8", "sg {1,3,4}: 7", "sg 0.77: 5 7", "sg graph 1>0;2>1;2>0: 2",
              "sg {1,3,4} misere: 5 8", "sg 0.77 misere: 5 7"}) {
            const Position position = positionOf(QString::fromLatin1(text));
            const auto hints = position.game->hints(position);
            QCOMPARE(hints.size(), std::size_t{2});
            for (const teaching::Sentence& hint : hints)
                QVERIFY(hint.arguments.empty()); // so nothing of this position
        }
        const Position over = positionOf(QStringLiteral("sg {1,3,4}: 0"));
        QVERIFY(over.game->hints(over).empty());
    }
};

LASTSTONE_TEST(SgQuestionsTest, Nothing)

} // namespace laststone::sg_questions_test
#include "sg_questions_test.moc"
