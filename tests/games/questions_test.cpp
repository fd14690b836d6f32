// SPDX-License-Identifier: GPL-3.0-or-later
// What every kind of question of every lesson has to keep, whichever kinds there are.
#include "app/language.h"
#include "games/catalogue.h"
#include "games/explained.h"
#include "games/learner.h"
#include "rules_alone.h"
#include "teaching/sets/question_set.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

namespace laststone::questions_test {

using explained::numbersIn;
using teaching::Answer;
using teaching::AnswerForm;
using teaching::Difficulty;
using teaching::Move;
using teaching::Position;
using teaching::Question;
using teaching::QuestionKind;
using teaching::Sentence;
using teaching::SetName;
using theory::Count;
using theory::Outcome;

namespace {

constexpr Difficulty kLevels[] = {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard};

// Of each lesson the rule that it opens with, then others.
std::vector<Position> rulesOf(const QString& lesson)
{
    static const std::map<QString, QStringList> others{
        {QStringLiteral("bash"),
         {QStringLiteral("bash 3 misere"), QStringLiteral("bash 7"), QStringLiteral("bash 7 misere"),
          QStringLiteral("bash 1"), QStringLiteral("bash 100")}},
        {QStringLiteral("wythoff"), {QStringLiteral("wythoff misere")}},
        {QStringLiteral("nim"), {QStringLiteral("nim misere")}},
        {QStringLiteral("staircase"), {QStringLiteral("staircase misere")}},
        {QStringLiteral("sg"),
         {QStringLiteral("sg {1,3,4} misere"), QStringLiteral("sg 0.77"), QStringLiteral("sg {2,5}"),
          QStringLiteral("sg {1,3,4}+{2,5}"), QStringLiteral("sg grundy"), QStringLiteral("sg 0.07"),
          QStringLiteral("sg graph 1>0;2>0;2>1;3>1;3>2;4>2;5>3;5>4;6>3;6>5")}},
    };
    Position first = games::findLesson(lesson)->first;
    first.heaps.clear();
    std::vector<Position> rules{first};
    for (const QString& head : others.at(lesson))
        rules.push_back(std::get<Position>(teaching::parseGame(head, games::families())));
    return rules;
}

// Kinds that the opening rule of their lesson does not have, as they belong to another of its rules.
bool isOfAnotherRule(const QString& lesson, const QString& kind)
{
    return lesson == QLatin1String("sg") && kind == QLatin1String("vertex-value");
}

QString nameOf(const Question& question)
{
    return teaching::questionText(question);
}

bool isSame(const Question& a, const Question& b)
{
    const auto slipsAgree = [](const teaching::Slip& one, const teaching::Slip& other) {
        return one.answer == other.answer && one.reply == other.reply;
    };
    return a.kind == b.kind && a.position == b.position && a.about == b.about && a.task == b.task
        && a.form == b.form && a.choices == b.choices && a.right == b.right && a.hints == b.hints
        && a.because == b.because && QByteArray(a.deciding) == b.deciding
        && std::ranges::equal(a.slips, b.slips, slipsAgree);
}

// Whether an answer is one of the question's form.
bool fits(const Question& question, const Answer& answer)
{
    switch (question.form) {
    case AnswerForm::Outcome:
        return std::holds_alternative<Outcome>(answer);
    case AnswerForm::Choice: {
        const Count* number = std::get_if<Count>(&answer);
        return number && *number >= 1 && *number <= question.choices.size();
    }
    case AnswerForm::Number:
        return std::holds_alternative<Count>(answer);
    case AnswerForm::Numbers:
        return std::holds_alternative<std::vector<Count>>(answer);
    case AnswerForm::Move:
        return std::holds_alternative<Position>(answer);
    case AnswerForm::Moves:
        return std::holds_alternative<std::vector<Position>>(answer);
    case AnswerForm::Typed: // a position, or that it cannot be done
        return std::holds_alternative<Position>(answer) || answer == Answer(std::vector<Position>{});
    }
    return false;
}

// The positions that winning moves lead to, from the rules alone; without repetition.
std::vector<Position> winningAlone(const Position& position, rules_alone::Judge& judge)
{
    std::vector<Position> winning;
    for (const auto& heaps : rules_alone::options(position)) {
        Position after = position;
        after.heaps = heaps;
        if (judge.outcome(after) == Outcome::P)
            winning.push_back(after);
    }
    return winning;
}

// Everything that a question can say.
std::vector<Sentence> sentencesOf(const Question& question)
{
    std::vector<Sentence> all{question.task, question.because};
    all.insert(all.end(), question.hints.begin(), question.hints.end());
    all.insert(all.end(), question.choices.begin(), question.choices.end());
    for (const teaching::Slip& slip : question.slips)
        all.push_back(slip.reply);
    return all;
}

void addLessons()
{
    QTest::addColumn<QString>("lesson");
    for (const widgets::Lesson* lesson : games::lessons())
        QTest::newRow(qPrintable(lesson->id())) << lesson->id();
}

void addKinds()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("kind");
    for (const widgets::Lesson* lesson : games::lessons()) {
        for (const QuestionKind& kind : lesson->questions)
            QTest::addRow("%s %s", qPrintable(lesson->id()), qPrintable(kind.id)) << lesson->id() << kind.id;
    }
}

QString heapsText(std::vector<Count> heaps)
{
    std::ranges::sort(heaps);
    QStringList words;
    for (const Count heap : heaps)
        words << QString::number(heap);
    return words.join(QLatin1Char(' '));
}

// The single value, heap, pair or position that is asked for, in words of its own. Of one heap of SG the
// value decides who wins.
QString askedBy(const Question& question)
{
    const QString lesson = question.position.word();
    const auto& heaps = question.position.heaps;
    const QString kind = question.kind;
    const auto& about = question.about;
    if (lesson == QLatin1String("sg")) {
        static const QRegularExpression value(
            QStringLiteral("(g[₁-₉]?\\([^)]+\\))[^(]*\\?$|What is (g\\S+?\\)),"));
        if (kind == QLatin1String("mex") || kind == QLatin1String("next-value")) {
            const auto match = value.match(explained::english(question.task));
            return match.captured(1).isEmpty() ? match.captured(2) : match.captured(1);
        }
        if (kind == QLatin1String("vertex-value"))
            return QStringLiteral("g(%1)").arg(about[0]);
        if (kind != QLatin1String("sum-value") && kind != QLatin1String("outcome"))
            return nameOf(question);
    }
    if (lesson == QLatin1String("bash") && kind == QLatin1String("next-lost"))
        return QStringLiteral("%1").arg(std::get<Count>(question.right));
    if (kind == QLatin1String("partner") && about.size() == 1)
        return heapsText({about[0], std::get<Count>(question.right)});
    if (kind == QLatin1String("pair"))
        return heapsText(std::get<std::vector<Count>>(question.right));
    if (kind == QLatin1String("binary"))
        return QStringLiteral("binary %1").arg(heaps[about[0] - 1]);
    const bool isOfRule =
        kind == QLatin1String("block") || kind == QLatin1String("strip") || kind == QLatin1String("period");
    if (isOfRule)
        return kind == QLatin1String("block") ? kind + QString::number(about.empty() ? 1 : about[0])
                                              : nameOf(question);
    const bool isOrdered =
        lesson == QLatin1String("staircase") || question.position.rule().contains(QLatin1Char('+'));
    return isOrdered ? teaching::notation(question.position) : heapsText(heaps);
}

// What one knows when the question is done: the same, and every value that its words state.
void addTold(const Question& question, std::set<QString>& told)
{
    told.insert(askedBy(question));
    const QString lesson = question.position.word();
    if (lesson == QLatin1String("bash")) {
        if (question.kind != QLatin1String("block") && question.kind != QLatin1String("next-lost"))
            told.insert(heapsText(question.position.heaps));
        told.insert(QStringLiteral("block1"));
    }
    if (lesson != QLatin1String("sg"))
        return;
    QString words =
        explained::english(question.task) + QLatin1Char(' ') + explained::english(question.because);
    for (const teaching::Slip& slip : question.slips)
        words += QLatin1Char(' ') + explained::english(slip.reply);
    static const QRegularExpression stated(QStringLiteral("(g[₁-₉]?\\([0-9A-Za-z]+\\)) = [0-9m]"));
    auto matches = stated.globalMatch(words);
    while (matches.hasNext())
        told.insert(matches.next().captured(1));
    static const QRegularExpression row(QStringLiteral("values (g[₁-₉]?)\\(0\\) to g[₁-₉]?\\(([0-9]+)\\)"));
    if (const auto found = row.match(words); found.hasMatch()) {
        for (int heap = 0; heap <= found.captured(2).toInt(); ++heap)
            told.insert(QStringLiteral("%1(%2)").arg(found.captured(1)).arg(heap));
    }
}

// Wrong answers of every size, most of which nobody has thought of.
std::vector<Answer> wrongAnswersTo(const Question& question)
{
    std::vector<Position> left;
    for (std::size_t part = 0; part < question.position.game->partCount(question.position); ++part) {
        for (Count take = 1; take <= 9; ++take) {
            if (const Move move{part, take, 0}; question.position.game->isLegal(question.position, move))
                left.push_back(question.position.game->after(question.position, move));
        }
    }
    std::vector<Answer> all{Outcome::P, Outcome::N, std::vector<Position>{}, left};
    for (const Position& each : left)
        all.emplace_back(each);
    for (const Count number : {0ULL, 1ULL, 2ULL, 3ULL, 5ULL, 8ULL, 13ULL, 40ULL, 1'000'003ULL,
                               static_cast<unsigned long long>(theory::kMaxCount)}) {
        all.emplace_back(Count{number});
        all.emplace_back(std::vector<Count>{number});
        all.emplace_back(std::vector<Count>{number, number + 1});
        if (const auto* right = std::get_if<std::vector<Count>>(&question.right)) {
            std::vector<Count> more = *right;
            more.push_back(number);
            all.emplace_back(more);
        }
        Position other = question.position;
        other.heaps.front() = number;
        if (!other.game->check(other))
            all.emplace_back(other);
    }
    std::erase_if(all, [&](const Answer& answer) {
        return !fits(question, answer) || question.isRight(answer)
            || (question.refuse && question.refuse(answer));
    });
    return all;
}

// Calls visit(question, drawn from rule) for so many seeds in turn through rules and levels, and tells how
// many were drawn of each rule and level. A rule that has none of the first seeds is left alone.
using Drawn = std::map<std::pair<std::size_t, Difficulty>, int>;
template <class Visit> Drawn everyQuestion(const QString& lesson, const QString& kind, int seeds, Visit visit)
{
    const auto rules = rulesOf(lesson);
    const auto& kinds = games::findLesson(lesson)->questions;
    Drawn drawn;
    constexpr int kPatience = 8;
    std::map<std::pair<std::size_t, Difficulty>, int> failed;
    // What has no question of the kind leaves its seeds to the others.
    for (int seed = 0, asked = 0; asked < seeds && seed < 3 * seeds; ++seed) {
        const std::size_t rule = static_cast<std::size_t>(seed) % rules.size();
        const Difficulty level = kLevels[static_cast<std::size_t>(seed) / rules.size() % std::size(kLevels)];
        int& tried = failed[{rule, level}];
        if (tried >= kPatience && drawn[{rule, level}] == 0)
            continue;
        const SetName name{rules[rule], kind, level, static_cast<quint32>(seed)};
        const auto question = teaching::questionOf(name, kinds, 0, level, {});
        ++asked;
        if (!question) {
            ++tried;
            continue;
        }
        ++drawn[{rule, level}];
        visit(*question, rules[rule]);
        if (QTest::currentTestFailed())
            break;
    }
    return drawn;
}

} // namespace

class QuestionsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        for (const app::Language& language : app::languages())
            m_voices.push_back(*m_translations.voice(language));
    }

    // Ten thousand of each kind: read again, right, and answered by slips.
    void aQuestionIsWhatItSays_data() { addKinds(); }
    void aQuestionIsWhatItSays()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, kind);
        constexpr int kSeeds = 10'000;
        int number = 0;
        const Drawn drawn =
            everyQuestion(lesson, kind, kSeeds, [&](const Question& question, const Position& rule) {
                checkRule(question, rule);
                checkAnswers(question);
                constexpr int kSaid = 20; // to say everything in three languages takes longer
                if (number % kSaid == 0)
                    checkWords(question);
                if (number++ % kSaid == 1)
                    checkSteps(question, *games::findLesson(lesson));
            });
        const auto isDrawn = [&](std::size_t rule, Difficulty level) {
            const auto found = drawn.find({rule, level});
            return found != drawn.end() && found->second > 0;
        };
        const auto rules = rulesOf(lesson);
        for (std::size_t rule = 0; rule < rules.size(); ++rule) {
            for (const Difficulty level : kLevels) {
                // What a rule has at one level, it has at all.
                const QString what = rules[rule].rule() + QLatin1Char(' ') + teaching::levelWord(level);
                QVERIFY2(isDrawn(rule, level) == isDrawn(rule, Difficulty::Easy), qPrintable(what));
                QVERIFY2(rule > 0 || isDrawn(rule, level) || isOfAnotherRule(lesson, kind), qPrintable(what));
            }
        }
        QVERIFY(number > kSeeds / 4);
    }

    // “There is none” and “it cannot be done” are offered where that is the answer now and then.
    void noneIsOfferedWhereItIsAnAnswer_data() { addKinds(); }
    void noneIsOfferedWhereItIsAnAnswer()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, kind);
        int none = 0;
        int some = 0;
        bool isOffered = false;
        everyQuestion(lesson, kind, 3'000, [&](const Question& question, const Position&) {
            isOffered = question.mayBeNone || question.form == AnswerForm::Moves;
            const bool isNone = question.right == Answer(std::vector<Count>{})
                || question.right == Answer(std::vector<Position>{});
            (isNone ? none : some) += 1;
            QVERIFY2(isOffered || !isNone, qPrintable(nameOf(question)));
        });
        if (isOffered)
            QVERIFY2(none > some / 50, qPrintable(QStringLiteral("%1 %2").arg(none).arg(some)));
    }

    // The kinds that every game has, against the rules alone.
    void whatEveryGameAsksIsTrue_data() { addLessons(); }
    void whatEveryGameAsksIsTrue()
    {
        QFETCH(QString, lesson);
        rules_alone::Judge judge;
        for (const QuestionKind& kind : teaching::commonKinds()) {
            int compared = 0;
            everyQuestion(lesson, kind.id, 10'000, [&](const Question& question, const Position&) {
                if (!learner::isSmall(question.position))
                    return;
                ++compared;
                compareWithRules(question, judge);
            });
            QVERIFY2(compared > 300, qPrintable(kind.id + QString::number(compared)));
        }
    }

    // Ten thousand of each kind, answered by one who knows the rules alone.
    void whoTriesEveryMoveAnswersRight_data() { addKinds(); }
    void whoTriesEveryMoveAnswersRight()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, kind);
        learner::Learner learner;
        int answered = 0;
        int drawn = 0;
        everyQuestion(lesson, kind, 10'000, [&](const Question& question, const Position&) {
            ++drawn;
            const auto answer = learner.answer(question);
            if (!answer)
                return; // misère sums of many heaps
            ++answered;
            QVERIFY2(question.isRight(*answer), nameOf(question).toUtf8());
            const bool isOneOfMany = question.form == AnswerForm::Move || question.form == AnswerForm::Typed;
            const bool isList = question.form == AnswerForm::Moves;
            QVERIFY2(isOneOfMany || isList || *answer == question.right, nameOf(question).toUtf8());
        });
        QVERIFY2(answered > drawn / 2, qPrintable(QStringLiteral("%1 of %2").arg(answered).arg(drawn)));
    }

    // Whatever is answered: in every language the same is said, with nothing left out.
    void everyWrongAnswerIsSpokenTo_data() { addKinds(); }
    void everyWrongAnswerIsSpokenTo()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, kind);
        static const QRegularExpression place(QStringLiteral("%[0-9n]"));
        everyQuestion(lesson, kind, 60, [&](const Question& question, const Position&) {
            for (const Answer& answer : wrongAnswersTo(question)) {
                const Sentence reply = question.replyTo(answer);
                const QString english = m_voices[0].say(reply);
                for (const teaching::Voice& voice : m_voices) {
                    const QString said = voice.say(reply);
                    QVERIFY2(said.isEmpty() == english.isEmpty() && !said.contains(place), qPrintable(said));
                    QVERIFY2(numbersIn(said) == numbersIn(english), qPrintable(said + english));
                }
            }
        });
    }

    // What the rule does not have, or has been told by then, makes room for all other kinds alike.
    void aMixedSetIsMixed_data() { addLessons(); }
    void aMixedSetIsMixed()
    {
        QFETCH(QString, lesson);
        const auto& kinds = games::findLesson(lesson)->questions;
        for (const Position& rule : rulesOf(lesson)) {
            for (quint32 seed = 0; seed < 30; ++seed) {
                const SetName name{rule, {}, kLevels[seed % 3], seed};
                std::map<QString, int> counts;
                for (const Question& question : teaching::questionsOf(name, kinds, teaching::kSetLength))
                    ++counts[question.kind];
                for (const auto& [kind, count] : counts) {
                    const QString what = teaching::setText(name) + QLatin1Char(' ') + kind;
                    QVERIFY2(count <= 3, qPrintable(what));
                }
            }
        }
    }

    // Where every move wins, as on a path of arrows, no winning move is asked for.
    void noMoveIsAskedForThatCannotBeMissed()
    {
        for (const char* head : {"sg graph 1>0;2>1;3>2", "bash 1"}) {
            const Position rule =
                std::get<Position>(teaching::parseGame(QString::fromLatin1(head), games::families()));
            const auto& kinds = games::findLesson(rule.word())->questions;
            for (const Difficulty level : kLevels) {
                const SetName name{rule, QStringLiteral("move"), level, 1};
                QVERIFY2(!hasEnough(name, kinds), head);
            }
        }
    }

    void nothingIsAskedTwiceInASet_data() { addLessons(); }
    void nothingIsAskedTwiceInASet()
    {
        QFETCH(QString, lesson);
        const auto& kinds = games::findLesson(lesson)->questions;
        std::vector<QString> ids{QString()}; // mixed
        for (const QuestionKind& kind : kinds)
            ids.push_back(kind.id);
        for (const Position& rule : rulesOf(lesson)) {
            for (const QString& id : ids) {
                for (quint32 seed = 0; seed < 12; ++seed) {
                    const SetName name{rule, id, kLevels[seed % 3], seed};
                    const auto set = teaching::questionsOf(name, kinds, teaching::kSetLength);
                    std::set<QString> texts;
                    std::set<QString> asked; // as it is read, with the board beside it
                    for (const Question& question : set) {
                        texts.insert(nameOf(question));
                        asked.insert(m_voices[0].say(question.task) + teaching::notation(question.position));
                    }
                    QCOMPARE(texts.size(), set.size());
                    QVERIFY2(asked.size() == set.size(), qPrintable(teaching::setText(name)));
                    // A rule has a whole set of a kind, or none at all; a small graph may have fewer.
                    const bool isWhole = set.size() == teaching::kSetLength;
                    const bool isGraph = rule.rule().startsWith(QLatin1String("graph"));
                    QVERIFY2(isWhole || (isGraph && !id.isEmpty()) || set.empty(),
                             qPrintable(teaching::setText(name)));
                    QVERIFY2((set.size() < 3) == tooFewOf(name, kinds).has_value(),
                             qPrintable(teaching::setText(name)));
                    QVERIFY2(hasEnough(name, kinds) == !tooFewOf(name, kinds),
                             qPrintable(teaching::setText(name)));
                }
            }
        }
    }

    void threeWrongAnswersAreNamed()
    {
        for (const char* text :
             {"move nim: 7 9 15 12", "all-moves nim: 7 9 15 12", "move wythoff: 9 12", "move sg 0.77: 9 7",
              "lower-to(4) nim: 7 9 15 12", "options sg {1,3,4}: 14", "option-values sg 0.77: 9",
              "mex sg grundy: 14", "next-lost bash 3: 22", "reply(1) bash 3: 19"}) {
            const QString typed = QString::fromLatin1(text);
            const QString word = typed.section(u' ', 1, 1).remove(u':');
            const auto read =
                teaching::readQuestion(typed, games::findLesson(word)->questions, games::families(), nullptr);
            QVERIFY2(std::get<Question>(read).slips.size() >= 3, text);
        }
    }

    // What is said with an answer is not the answer to a later question, whichever the kind; as the learner
    // reads it, and not as the questions say of themselves. A set of a single kind, which soon runs out of
    // what has not been told, begins with that.
    void noQuestionOfASetAnswersAnother_data() { addLessons(); }
    void noQuestionOfASetAnswersAnother()
    {
        QFETCH(QString, lesson);
        const auto& kinds = games::findLesson(lesson)->questions;
        std::vector<QString> ids{QString()}; // mixed
        for (const QuestionKind& kind : teaching::commonKinds())
            ids.push_back(kind.id);
        for (const Position& rule : rulesOf(lesson)) {
            if (rule.rule() == QLatin1String("1"))
                continue; // an easy mixed set of Bash’s game has more questions than there are heaps
            for (const QString& id : ids) {
                const quint32 seeds = id.isEmpty() ? 60 : 12;
                for (quint32 seed = 0; seed < seeds; ++seed) {
                    const SetName name{rule, id, kLevels[seed % 3], seed};
                    std::set<QString> told;
                    const auto questions = teaching::questionsOf(name, kinds, teaching::kSetLength);
                    for (const Question& question : questions) {
                        const QString asked = askedBy(question);
                        const QString what =
                            teaching::setText(name) + QStringLiteral(": ") + nameOf(question);
                        QVERIFY2(!told.contains(asked), qPrintable(what + QStringLiteral(" — ") + asked));
                        addTold(question, told);
                    }
                }
            }
        }
    }

    void aSetIsTheSameInEveryLanguage_data() { addLessons(); }
    void aSetIsTheSameInEveryLanguage()
    {
        QFETCH(QString, lesson);
        const auto& kinds = games::findLesson(lesson)->questions;
        const QLocale before;
        std::map<QString, QStringList> texts; // by set
        for (const app::Language& language : app::languages()) {
            QVERIFY(!m_translations.select(language));
            QLocale::setDefault(language.locale);
            for (const Position& rule : rulesOf(lesson)) {
                for (const Difficulty level : kLevels) {
                    const SetName name{rule, {}, level, 4711};
                    QStringList set;
                    for (const Question& question : teaching::questionsOf(name, kinds, teaching::kSetLength))
                        set << nameOf(question) + QLatin1Char('=') + teaching::answerText(question.right);
                    const auto [known, isFirst] = texts.try_emplace(teaching::setText(name), set);
                    QVERIFY(isFirst == (&language == &app::languages()[0]));
                    QCOMPARE(set, known->second);
                }
            }
        }
        QLocale::setDefault(before);
        QVERIFY(!m_translations.select(app::languages()[0]));
    }

private:
    // The rule in force stays, and the question has a text.
    void checkRule(const Question& question, const Position& rule)
    {
        const QByteArray name = nameOf(question).toUtf8();
        QVERIFY2(question.position.game && *question.position.game == *rule.game, name);
        QVERIFY2(question.position.play == rule.play, name);
        QVERIFY2(!question.position.game->check(question.position), name);
        const auto read = teaching::readQuestion(nameOf(question), games::findLesson(rule.word())->questions,
                                                 games::families(), &question.position);
        QVERIFY2(std::holds_alternative<Question>(read), name);
        QVERIFY2(isSame(std::get<Question>(read), question), name);
        const auto common = teaching::commonKinds();
        if (teaching::findKind(common, question.kind))
            QVERIFY2(!teaching::isTrivial(question.position), name);
    }

    void checkAnswers(const Question& question)
    {
        const QByteArray name = nameOf(question).toUtf8();
        QVERIFY2(question.isRight(question.right) && fits(question, question.right), name);
        for (const teaching::Slip& slip : question.slips) {
            QVERIFY2(fits(question, slip.answer), name);
            QVERIFY2(!question.isRight(slip.answer), name);
            // So that none of them stands twice.
            QVERIFY2(question.replyTo(slip.answer) == slip.reply && !slip.reply.isEmpty(), name);
        }
        for (std::size_t i = 1; i < question.slips.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(question.slips[i].answer != question.slips[j].answer, name);
        }
        if (question.form == AnswerForm::Move || question.form == AnswerForm::Moves)
            return;
        if (question.right == Answer(std::vector<Position>{}))
            return; // said by a button
        const auto typed =
            teaching::readAnswer(question, teaching::answerText(question.right), games::families());
        QVERIFY2(std::holds_alternative<Answer>(typed), name);
        QVERIFY2(question.isRight(std::get<Answer>(typed)), name);
    }

    void checkWords(const Question& question)
    {
        const QByteArray name = nameOf(question).toUtf8();
        for (const Sentence& sentence : sentencesOf(question)) {
            const QString english = m_voices[0].say(sentence);
            for (const teaching::Voice& voice : m_voices) {
                const QString said = voice.say(sentence);
                QVERIFY2(!said.isEmpty(), name);
                QVERIFY2(!said.contains(QRegularExpression(QStringLiteral("%[0-9n]"))), qPrintable(said));
                QVERIFY2(numbersIn(said) == numbersIn(english), qPrintable(said + english));
            }
        }
    }

    // The step that decides is one of the explanation.
    static void checkSteps(const Question& question, const widgets::Lesson& lesson)
    {
        if (!question.deciding)
            return;
        const auto steps = lesson.explain(question.position).steps;
        const auto isIt = [&](const teaching::Step& step) {
            return QByteArray(step.id) == question.deciding;
        };
        QVERIFY2(std::ranges::any_of(steps, isIt), nameOf(question).toUtf8());
    }

    static void compareWithRules(const Question& question, rules_alone::Judge& judge)
    {
        const QByteArray name = nameOf(question).toUtf8();
        const auto winning = winningAlone(question.position, judge);
        if (const Outcome* outcome = std::get_if<Outcome>(&question.right)) {
            QVERIFY2(*outcome == judge.outcome(question.position), name);
        } else if (const Position* left = std::get_if<Position>(&question.right)) {
            QVERIFY2(std::ranges::find(winning, *left) != winning.end(), name);
            for (const auto& heaps : rules_alone::options(question.position)) {
                Position after = question.position;
                after.heaps = heaps;
                QVERIFY2(question.isRight(after) == (judge.outcome(after) == Outcome::P), name);
            }
        } else {
            QVERIFY2(question.isRight(winning), name);
            QVERIFY2(std::get<std::vector<Position>>(question.right).size() == winning.size(), name);
        }
    }

    app::Translations m_translations;
    std::vector<teaching::Voice> m_voices;
};

LASTSTONE_TEST(QuestionsTest, Events)

} // namespace laststone::questions_test
#include "questions_test.moc"
