// SPDX-License-Identifier: GPL-3.0-or-later
// What a hall chooses from: one right answer among wrong ones, the same every time, and hands that are
// counted.
#include "teaching/hall/ballot.h"
#include "teaching/hall/hall.h"

#include "games/catalogue.h"
#include "teaching/progress.h"
#include "teaching/session.h"
#include "test_main.h"
#include "widgets/page/lesson.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

namespace laststone::ballot_test {

using teaching::AnswerForm;
using teaching::Ballot;
using teaching::Question;
using theory::Outcome;

namespace {

using Difficulty = teaching::Difficulty;

// Questions of every kind of every lesson, by seed.
void forQuestions(const std::function<void(const Question&, const QString&)>& look)
{
    for (const widgets::Lesson* lesson : games::lessons()) {
        for (const teaching::QuestionKind& kind : lesson->questions) {
            for (const Difficulty level : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard}) {
                for (quint32 seed = 1; seed <= 12; ++seed) {
                    QRandomGenerator random(seed);
                    const auto draft = kind.draw(lesson->first, level, random);
                    if (!draft)
                        continue;
                    const auto question = kind.ask(*draft);
                    QVERIFY(question);
                    look(*question,
                         QStringLiteral("%1 %2 seed %3").arg(lesson->id(), kind.id, QString::number(seed)));
                }
            }
        }
    }
}

Question outcomeOf(const char* notation)
{
    const auto position = std::get<teaching::Position>(
        teaching::parsePosition(QString::fromLatin1(notation), games::families(), nullptr));
    return *teaching::findKind(teaching::commonKinds(), u"outcome")->ask({position, {}});
}

} // namespace

class BallotTest : public QObject {
    Q_OBJECT
private slots:
    // Nobody is to learn from two questions of the tour where the third answer is.
    void theRightMoveHasNoPlaceOfItsOwn()
    {
        std::set<std::size_t> places;
        for (const char* notation : {"nim: 2 3", "nim: 4 7"}) {
            const auto position = std::get<teaching::Position>(
                teaching::parsePosition(QString::fromLatin1(notation), games::families(), nullptr));
            const Ballot ballot = teaching::ballotOf(
                *teaching::findKind(teaching::commonKinds(), u"move")->ask({position, {}}));
            QCOMPARE(ballot.answers.size(), std::size_t{Ballot::kUsual});
            places.insert(ballot.right);
        }
        QCOMPARE(places.size(), std::size_t{2});
    }

    // A split is chosen among others, and “it cannot be done” is one of them, right or wrong.
    void aSplitCanBeChosen()
    {
        for (const char* stones : {"nim: 10", "nim: 11"}) {
            const auto position = std::get<teaching::Position>(
                teaching::parsePosition(QString::fromLatin1(stones), games::families(), nullptr));
            const auto& kinds = games::findLesson(QStringLiteral("nim"))->questions;
            const Ballot ballot =
                teaching::ballotOf(*teaching::findKind(kinds, u"split")->ask({position, {}}));
            QCOMPARE(ballot.answers.size(), std::size_t{Ballot::kUsual});
            const auto none =
                std::ranges::find(ballot.answers, teaching::Answer(std::vector<teaching::Position>()));
            QVERIFY(none != ballot.answers.end());
            const bool isOdd = position.heaps[0] % 2 == 1;
            QCOMPARE(none - ballot.answers.begin() == static_cast<std::ptrdiff_t>(ballot.right), isOdd);
        }
    }

    // Who knows how many to take, but not where, finds that among the answers.
    void theNumberMayBeTakenElsewhere()
    {
        const auto position = std::get<teaching::Position>(
            teaching::parsePosition(QStringLiteral("nim: 9 7 9"), games::families(), nullptr));
        const Ballot ballot =
            teaching::ballotOf(*teaching::findKind(teaching::commonKinds(), u"move")->ask({position, {}}));
        teaching::Position elsewhere = position;
        elsewhere.heaps[0] = 2;
        QVERIFY(std::ranges::find(ballot.answers, teaching::Answer(elsewhere)) != ballot.answers.end());
    }

    // Among them exactly one is right; no two are the same; and each time they are the same.
    void oneIsRight()
    {
        std::set<int> forms;
        forQuestions([&](const Question& question, const QString& name) {
            const Ballot ballot = teaching::ballotOf(question);
            QVERIFY2(ballot == teaching::ballotOf(question), qPrintable(name));
            if (ballot.isEmpty())
                return;
            forms.insert(static_cast<int>(question.form));
            QVERIFY2(ballot.answers.size() >= 2, qPrintable(name));
            QVERIFY2(question.form == AnswerForm::Choice || ballot.answers.size() <= Ballot::kUsual,
                     qPrintable(name));
            QCOMPARE(ballot.hands, std::vector<int>(ballot.answers.size(), 0));
            for (std::size_t i = 0; i < ballot.answers.size(); ++i) {
                QCOMPARE(question.isRight(ballot.answers[i]), i == ballot.right);
                QCOMPARE(std::ranges::count(ballot.answers, ballot.answers[i]), 1);
            }
        });
        for (const AnswerForm form :
             {AnswerForm::Outcome, AnswerForm::Choice, AnswerForm::Number, AnswerForm::Move})
            QVERIFY2(forms.contains(static_cast<int>(form)),
                     qPrintable(QString::number(static_cast<int>(form))));
    }

    // Of numbers and moves there are enough to choose from, whatever slips a question has.
    void thereIsSomethingToChooseFrom()
    {
        struct Seen {
            std::set<std::size_t> places;
            std::set<QString> answers;
        };
        std::map<QString, Seen> seen;
        forQuestions([&](const Question& question, const QString& name) {
            const Ballot ballot = teaching::ballotOf(question);
            if (question.form == AnswerForm::Number)
                QVERIFY2(ballot.answers.size() == Ballot::kUsual, qPrintable(name));
            if (question.form == AnswerForm::Move && !teaching::isTrivial(question.position))
                QVERIFY2(ballot.answers.size() >= 2, qPrintable(name));
            if (question.form == AnswerForm::Number || question.form == AnswerForm::Move) {
                seen[question.kind].places.insert(ballot.right);
                seen[question.kind].answers.insert(teaching::answerText(question.right));
            }
        });
        // What is right is not always at the same letter; but the size of Bash's blocks has hardly another
        // wrong answer.
        QVERIFY(seen.size() > 5);
        for (const auto& [kind, of] : seen)
            QVERIFY2(of.places.size() > 1 || of.answers.size() == 1 || kind == QLatin1String("block"),
                     qPrintable(kind));
    }

    // By the rules alone: one heap of 5 and one of 3 can be made equal, so that N is right; equal ones are P.
    void theOutcomeIsTheRightOne()
    {
        QCOMPARE(teaching::ballotOf(outcomeOf("nim: 5 3")).right, std::size_t{1});
        QCOMPARE(teaching::ballotOf(outcomeOf("nim: 4 4")).right, std::size_t{0});
        QCOMPARE(teaching::letterOf(outcomeOf("nim: 4 4"), 0), QChar(u'P'));
        QCOMPARE(teaching::letterOf(outcomeOf("nim: 4 4"), 1), QChar(u'N'));
    }

    void handsAreCounted()
    {
        Ballot ballot = teaching::ballotOf(outcomeOf("nim: 5 3"));
        QVERIFY(!ballot.favourite());
        ballot.raise(0, -1);
        QCOMPARE(ballot.total(), 0);
        ballot.raise(0, 2);
        ballot.raise(1, 2);
        QVERIFY(!ballot.favourite()); // as many for one as for the other
        ballot.raise(1, 1);
        QCOMPARE(ballot.favourite(), std::optional<std::size_t>(1));
        QCOMPARE(ballot.total(), 5);
        ballot.raise(0, 100'000);
        QCOMPARE(ballot.hands[0], Ballot::kMostHands);
    }

    // What a hall is asked is no answer of the learner's: the match and the memory stay as they are.
    void aHallIsNotRemembered()
    {
        const auto& lesson = *games::findLesson(QStringLiteral("nim"));
        teaching::Options options;
        options.usual.opponent = teaching::Opponent::Person;
        teaching::Progress progress{QString()};
        teaching::Session session({lesson.first, lesson.explain, games::families(), &progress}, options);
        session.play({3, 1, 0});
        teaching::Hall hall;
        hall.setSession(&session);
        QSignalSpy remembered(&progress, &teaching::Progress::changed);
        hall.askOutcome();
        QVERIFY(hall.isOpen());
        QVERIFY(!session.isVerdictShown());
        QCOMPARE(session.match().plies().size(), std::size_t{1});
        hall.raise(u'N', 3);
        hall.raise(u'X', 3);
        QCOMPARE(hall.ballot().hands, (std::vector<int>{0, 3}));
        hall.reveal();
        QVERIFY(!hall.isOpen());
        QVERIFY(hall.question());
        QCOMPARE(remembered.count(), 0);
        hall.raise(u'N', 1); // it is over
        QCOMPARE(hall.ballot().hands, (std::vector<int>{0, 3}));
        QVERIFY(hall.goOn()); // why
        QVERIFY(session.step() >= 0);
        QVERIFY(!hall.question());
        session.setStep(-1);
        QVERIFY(hall.question());
        hall.setSession(nullptr);
        QVERIFY(!session.asking());
    }

    // Where no move is left nothing is asked; another position leaves what was asked, with its hands.
    void anotherPositionLeavesTheQuestion()
    {
        const auto& lesson = *games::findLesson(QStringLiteral("nim"));
        teaching::Session session({lesson.first, lesson.explain, games::families()}, {});
        teaching::Hall hall;
        hall.setSession(&session);
        QVERIFY(!session.read(QStringLiteral("0 0")));
        QVERIFY(!hall.askOutcome());
        QVERIFY(!session.asking());
        QVERIFY(!session.read(QStringLiteral("4 4")));
        QVERIFY(hall.askOutcome());
        hall.raise(u'P', 7);
        hall.addTime();
        QCOMPARE(hall.seconds(), std::optional(teaching::Hall::kMoreSeconds));
        QVERIFY(!session.read(QStringLiteral("5 4")));
        QVERIFY(!hall.question());
        QVERIFY(!hall.seconds());
        hall.askOutcome();
        QCOMPARE(hall.ballot().total(), 0);
        hall.askOutcome(); // taken back
        QVERIFY(!session.asking());
    }
};

LASTSTONE_TEST(BallotTest, Events)

} // namespace laststone::ballot_test
#include "ballot_test.moc"
