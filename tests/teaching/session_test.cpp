// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson played and read by its state alone: what each deed changes, and that it is told once.
#include "teaching/session.h"

#include "games/catalogue.h"
#include "teaching/opponent.h"
#include "test_main.h"
#include "widgets/page/lesson.h"

#include <QSignalSpy>
#include <QTest>

namespace laststone::session_test {

using teaching::CoachLine;
using teaching::Move;
using teaching::Opponent;
using teaching::Options;
using teaching::Players;
using teaching::Position;
using teaching::Session;
using teaching::Side;
using teaching::TablePlace;
using Change = Session::Change;
using Changes = Session::Changes;

namespace {

Options quiet(Opponent opponent = Opponent::Person)
{
    Options options;
    options.usual.opponent = opponent;
    return options;
}

// A session of Nim, with all that it tells.
class Nim {
public:
    explicit Nim(const char* notation, const Options& options = quiet())
        : session({lesson().first, lesson().explain, games::families()}, options)
    {
        session.setSeed(1);
        session.beginWith(position(notation));
        QObject::connect(&session, &Session::changed, &session, [this](Changes what) { told << what; });
    }
    static const widgets::Lesson& lesson() { return *games::findLesson(QStringLiteral("nim")); }
    static Position position(const char* notation)
    {
        return std::get<Position>(
            teaching::parsePosition(QString::fromUtf8(notation), games::families(), nullptr));
    }
    QString notation() const { return teaching::notation(session.position()); }
    Changes toldLast() const { return told.isEmpty() ? Changes() : told.constLast(); }

    Session session;
    QList<Changes> told;
};

} // namespace

class SessionTest : public QObject {
    Q_OBJECT
private slots:
    void aMoveIsToldOnceWithAllThatBelongsToIt()
    {
        Nim it("nim: 7 9 15 12");
        it.session.setStep(3);
        it.told.clear();
        it.session.play({3, 11, 0});
        QCOMPARE(it.told.size(), 1);
        QVERIFY(it.toldLast() & Change::Position);
        QVERIFY(it.toldLast() & Change::Coach);
        QCOMPARE(it.notation(), QStringLiteral("nim: 7 9 15 1"));
        QVERIFY(it.session.made() == std::optional(Move{3, 11, 0}));
        QVERIFY(it.session.outcome() == theory::Outcome::P);
        QVERIFY(it.session.coach().tone == CoachLine::Tone::Good);
        QVERIFY(it.session.explanation().position == it.session.position());
        QCOMPARE(it.session.step(), -1);
        QVERIFY(it.session.shown().isEmpty());
    }

    // On a fresh computer nobody has chosen an opponent; a class is not to be given its games.
    void aClassPlaysAgainstThePerfectOneUnlessAnotherIsChosen()
    {
        Nim fresh("nim: 3 5", Options());
        QVERIFY(fresh.session.players().opponent == Opponent::Random);
        fresh.told.clear();
        fresh.session.setWatched(true);
        QVERIFY(fresh.session.players().opponent == Opponent::Perfect);
        QVERIFY(fresh.toldLast() & Change::Options);
        fresh.session.setWatched(false);
        QVERIFY(fresh.session.players().opponent == Opponent::Random);
        fresh.session.setWatched(true);
        fresh.session.setOpponent(Opponent::Random);
        QVERIFY(fresh.session.players().opponent == Opponent::Random);
        Nim chosen("nim: 3 5", Options());
        chosen.session.setOpponent(Opponent::LastFew);
        chosen.session.setWatched(true);
        QVERIFY(chosen.session.players().opponent == Opponent::LastFew);
    }

    // Who begins is no choice of an opponent: that is still the one before a hall, and any other elsewhere.
    void whoBeginsIsNoChoiceOfAnOpponent()
    {
        Nim it("nim: 3 5", Options());
        it.session.setFirst(Side::Other);
        QVERIFY(it.session.players() == (Players{Opponent::Random, Side::Other}));
        it.session.setWatched(true);
        QVERIFY(it.session.players() == (Players{Opponent::Perfect, Side::Other}));
        QVERIFY(!it.session.options().players.at(QStringLiteral("nim")).opponent);
        it.session.setOpponent(Opponent::LastFew);
        it.session.setWatched(false);
        QVERIFY(it.session.players() == (Players{Opponent::LastFew, Side::Other}));
    }

    // Each edit of a graph is another rule, and the file of settings is not to grow for ever.
    void theTablesOfTheLastRulesAreKept()
    {
        Nim it("nim: 3 5");
        Session::Tables tables;
        for (int i = 0; i < 30; ++i)
            tables.emplace_back(QStringLiteral("graph %1>0").arg(i), TablePlace{0, i + 1, 0});
        it.session.setTables(tables);
        QCOMPARE(it.session.tables().size(), Session::kMostTables);
        QVERIFY(it.session.tables().back() == tables.back());
        it.session.setTable({0, 4, 2});
        QCOMPARE(it.session.tables().size(), Session::kMostTables);
        QVERIFY(it.session.tables().back().second == (TablePlace{0, 4, 2}));
    }

    void whatCannotBeMadeIsRefused()
    {
        Nim it("nim: 3 5");
        QSignalSpy refused(&it.session, &Session::refused);
        it.session.play({0, 4, 0});
        it.session.play({2, 1, 0});
        QCOMPARE(refused.size(), 2);
        QVERIFY(it.told.isEmpty());
        it.session.setChoice(Move{0, 4, 0});
        QVERIFY(!it.session.choice());
    }

    // Else nobody could read it: the reply comes after a moment.
    void theCoachStaysUntilTheLearnersNextMove()
    {
        Nim it("nim: 3 5 7", quiet(Opponent::Perfect));
        it.session.setThinking(1);
        it.session.play({2, 2, 0}); // leaves 3 5 5, nim-sum 3
        const CoachLine said = it.session.coach();
        QVERIFY(said.tone == CoachLine::Tone::Bad);
        const QString words = teaching::Voice::installed().say(said.line);
        QVERIFY2(words.contains(QStringLiteral("nim-sum 3")), qPrintable(words));
        QVERIFY(it.session.turn() == teaching::Turn::Thinking);
        QTRY_COMPARE(it.session.match().plies().size(), std::size_t{2});
        QVERIFY(it.session.coach() == said);
        QVERIFY(it.session.turn() == teaching::Turn::Learner);
        QVERIFY(it.session.reply() && it.session.reply()->before == it.session.match().before(1));
        it.session.play(teaching::bestMove(it.session.position()));
        QVERIFY(it.session.coach() != said);
        QVERIFY(!it.session.reply());
    }

    // Whoever takes a move back to make it again before a class is answered as before; another game may go
    // another way.
    void theSameMoveHasTheSameAnswer()
    {
        Nim it("nim: 30 50 70", quiet(Opponent::Random));
        it.session.setThinking(1);
        const auto afterAnswerTo = [&](const Move& move) {
            it.session.play(move);
            const auto isAnswered = [&] { return it.session.match().plies().size() == 2; };
            return QTest::qWaitFor(isAnswered) ? it.notation() : QString();
        };
        const QString once = afterAnswerTo({0, 1, 0});
        QVERIFY(!once.isEmpty());
        it.session.undo();
        QVERIFY(afterAnswerTo({1, 2, 0}) != once);
        it.session.undo();
        QCOMPARE(afterAnswerTo({0, 1, 0}), once);
        it.session.setPosition(Nim::position("nim: 30 50 70"));
        QVERIFY(afterAnswerTo({0, 1, 0}) != once);
    }

    void theCoachCommentsOnAMoveThatOneGoesBackTo()
    {
        Nim it("nim: 3 5 7", quiet(Opponent::Perfect));
        it.session.setThinking(1);
        it.session.play({2, 2, 0});
        const CoachLine said = it.session.coach();
        QTRY_COMPARE(it.session.match().plies().size(), std::size_t{2});
        it.session.goTo(2);
        const auto words = [&] { return teaching::Voice::installed().say(it.session.coach().line); };
        QVERIFY2(words().startsWith(QStringLiteral("Your opponent left nim-sum 0")), qPrintable(words()));
        it.session.goTo(1);
        QVERIFY(it.session.coach() == said);
        it.session.goTo(0);
        QVERIFY(it.session.coach().line.isEmpty());
    }

    void aPositionThatIsLookedAtStaysAsItIs()
    {
        Options options = quiet(Opponent::Perfect);
        options.usual.first = Side::Other;
        Nim it("nim: 3 5 7", options);
        it.session.setThinking(1);
        it.session.setNotation(QStringLiteral("1 2 4"));
        QVERIFY(it.session.turn() == teaching::Turn::Waiting);
        QTest::qWait(50);
        QCOMPARE(it.notation(), QStringLiteral("nim: 1 2 4"));
        it.session.begin();
        QVERIFY(it.session.turn() == teaching::Turn::Thinking);
        QTRY_COMPARE(it.notation(), QStringLiteral("nim: 1 2 3"));
        // Going back is looking, too.
        it.session.goTo(0);
        QTest::qWait(50);
        QCOMPARE(it.notation(), QStringLiteral("nim: 1 2 4"));
        // Whoever moves first is the first.
        it.session.setNotation(QStringLiteral("1 2 5"));
        it.session.play({2, 4, 0});
        QVERIFY(it.session.match().plies()[0].side == Side::Learner);
        QTRY_COMPARE(it.session.match().plies().size(), std::size_t{2});
        // A new game is one.
        it.session.newGame();
        QTRY_COMPARE(it.session.match().plies().size(), std::size_t{1});
        QVERIFY(it.session.match().plies()[0].side == Side::Other);
    }

    void undoAndRedoGoBackToTheLearner()
    {
        Nim it("nim: 3 5 7", quiet(Opponent::Perfect));
        it.session.play({2, 1, 0});
        QTRY_COMPARE(it.session.match().plies().size(), std::size_t{2});
        const CoachLine judged = it.session.coach();
        QCOMPARE(judged.tone, CoachLine::Tone::Good);
        it.told.clear();
        it.session.undo();
        QCOMPARE(it.told.size(), 1);
        QCOMPARE(it.notation(), QStringLiteral("nim: 3 5 7"));
        QVERIFY(!it.session.made());
        it.session.redo();
        QCOMPARE(it.told.size(), 3); // move by move, so that each is seen
        QCOMPARE(it.session.match().plies().size(), std::size_t{2});
        QVERIFY(!it.session.history().canRedo());
        QCOMPARE(it.session.coach().line, judged.line); // as before it was taken back
        QCOMPARE(it.session.coach().tone, judged.tone);
    }

    void aNewPositionCanBeUndoneAndAFirstOneCannot()
    {
        Nim it("nim: 3 5");
        QVERIFY(!it.session.history().canUndo());
        it.session.play({0, 1, 0});
        it.session.setNotation(QStringLiteral("1 2 3"));
        QCOMPARE(it.notation(), QStringLiteral("nim: 1 2 3"));
        QVERIFY(it.session.match().plies().empty());
        it.session.undo();
        QCOMPARE(it.notation(), QStringLiteral("nim: 2 5"));
        QCOMPARE(it.session.match().plies().size(), std::size_t{1});
    }

    void theLineKeepsWhatWasTakenBack()
    {
        Nim it("nim: 3 5 7");
        it.session.play({2, 1, 0});
        it.session.play({1, 5, 0});
        it.session.goTo(0);
        const auto line = it.session.history().line();
        QCOMPARE(line.size(), std::size_t{2});
        QVERIFY(line[0].undone && line[1].undone);
        QVERIFY(line[1].before == line[0].after);
        it.session.goTo(1);
        QVERIFY(it.session.made() == std::optional(Move{2, 1, 0}));
        it.session.play({0, 1, 0});
        QCOMPARE(it.session.history().line().size(), std::size_t{2});
    }

    // The places of a graph's vertices, for example: undone among the moves, though no position changes.
    void otherDeedsAreUndoneAmongTheMoves()
    {
        Nim it("nim: 3 5 7");
        int done = 1;
        it.session.play({2, 1, 0});
        it.session.setStep(2);
        it.session.push({[&] { --done; }, [&] { ++done; }});
        QCOMPARE(it.toldLast(), Changes(Change::History));
        QCOMPARE(it.session.step(), 2);
        it.session.undo();
        QCOMPARE(done, 0);
        QCOMPARE(it.session.step(), 2);
        it.session.undo();
        QCOMPARE(it.notation(), QStringLiteral("nim: 3 5 7"));
        it.session.goTo(1);
        QCOMPARE(done, 0);
        it.session.redo();
        QCOMPARE(done, 1);
    }

    void theOpponentWaitsWhileTheGameIsBeingChanged()
    {
        Nim it("nim: 3 5 7", quiet(Opponent::TakesWin));
        it.session.setEditing(true);
        it.session.setFirst(Side::Other); // a new game ends the editing
        QVERIFY(!it.session.isEditing());
        it.session.setEditing(true);
        QTest::qWait(2 * Session::kThinking);
        QVERIFY(it.session.match().plies().empty());
        it.session.setEditing(false);
        QTRY_COMPARE(it.session.match().plies().size(), std::size_t{1});
        QVERIFY(it.session.match().plies()[0].side == Side::Other);
    }

    void aQuestionHidesTheVerdictAndNothingElse()
    {
        Nim it("nim: 3 5 7");
        const auto question = std::get<teaching::Question>(teaching::readQuestion(
            u"outcome nim: 1 2 4", teaching::commonKinds(), games::families(), nullptr));
        it.session.ask(question, teaching::Asker::Exercise);
        QCOMPARE(it.told.size(), 1);
        QVERIFY(it.toldLast() & Change::Verdict);
        QVERIFY(!it.session.isVerdictShown());
        QVERIFY(it.session.options().verdict); // what the learner likes is remembered
        it.session.endQuestion();
        QVERIFY(it.session.isVerdictShown());
        it.session.setVerdictShown(false);
        it.session.ask(question, teaching::Asker::Exercise);
        it.session.answer(theory::Outcome::N);
        QVERIFY(it.session.isVerdictShown()); // it has been told; what is hidden is that of games
        it.session.setVerdictShown(false);
        QVERIFY(it.session.isVerdictShown() && !it.session.isVerdictFree());
        it.session.endQuestion();
        QVERIFY(!it.session.isVerdictShown() && it.session.isVerdictFree());
    }

    // Also where the position of the question is that of the game itself.
    void aNewGameLeavesTheQuestion_data()
    {
        using teaching::Asker;
        QTest::addColumn<Asker>("asker");
        QTest::addColumn<QString>("position");
        QTest::newRow("exercise") << Asker::Exercise << QStringLiteral("nim: 1 2 4");
        QTest::newRow("exercise, same position") << Asker::Exercise << QStringLiteral("nim: 3 5 7");
        QTest::newRow("tour") << Asker::Tour << QStringLiteral("nim: 1 2 4");
        QTest::newRow("review of the first move") << Asker::Review << QStringLiteral("nim: 3 5 7");
    }
    void aNewGameLeavesTheQuestion()
    {
        QFETCH(const teaching::Asker, asker);
        QFETCH(const QString, position);
        Nim it("nim: 3 5 7", quiet(Opponent::Perfect));
        it.session.setThinking(0);
        const auto question = std::get<teaching::Question>(teaching::readQuestion(
            QStringLiteral("move ") + position, teaching::commonKinds(), games::families(), nullptr));
        it.session.ask(question, asker);
        it.session.ask(question, asker); // of a question that follows the same game is to be found
        it.told.clear();
        it.session.newGame();
        QCOMPARE(it.told.size(), 1);
        QVERIFY(it.toldLast() & Change::Question && it.toldLast() & Change::Verdict);
        QVERIFY(!it.session.asking());
        QVERIFY(it.session.isVerdictShown());
        QCOMPARE(it.notation(), QStringLiteral("nim: 3 5 7"));
        // The opponent answers, and nothing is judged.
        it.session.play({0, 1, 0});
        QTRY_COMPARE(it.session.match().plies().size(), std::size_t{2});
    }

    // When its answer has been made on the board, or it has been left; but a game that is played on from
    // there is one.
    void aNewGameAfterAQuestionIsThatOfTheLesson()
    {
        Nim it("nim: 3 5 7", quiet(Opponent::Perfect));
        it.session.setThinking(0);
        const auto question = std::get<teaching::Question>(
            teaching::readQuestion(u"move nim: 1 2 4", teaching::commonKinds(), games::families(), nullptr));
        it.session.ask(question, teaching::Asker::Exercise);
        it.session.play({2, 1, 0});
        QVERIFY(!it.session.asking()->isOpen());
        it.session.newGame();
        QCOMPARE(it.notation(), QStringLiteral("nim: 3 5 7"));

        it.session.ask(question, teaching::Asker::Exercise);
        it.session.endQuestion();
        QCOMPARE(it.notation(), QStringLiteral("nim: 1 2 4"));
        it.session.newGame();
        QCOMPARE(it.notation(), QStringLiteral("nim: 3 5 7"));

        it.session.ask(question, teaching::Asker::Exercise);
        it.session.play({2, 1, 0});
        it.session.begin();
        QTRY_COMPARE(it.session.match().plies().size(), std::size_t{2});
        it.session.newGame();
        QCOMPARE(it.notation(), QStringLiteral("nim: 1 2 4"));
    }

    void nothingIsToldWhereNothingHasChanged()
    {
        Nim it("nim: 3 5 7");
        it.session.setVerdictShown(true);
        it.session.setOption(&Options::coach, true);
        it.session.setStep(-1);
        it.session.setStep(1000);
        it.session.setChoice(std::nullopt);
        it.session.setAxes({0, 1});
        it.session.setSection(0);
        it.session.clearError();
        it.session.undo();
        it.session.goTo(0);
        it.session.followOptions(it.session.options());
        QVERIFY(it.told.isEmpty());
    }

    void othersOptionsAreFollowedButForThePlayersAndTheArrangement()
    {
        Nim it("nim: 3 5 7", quiet(Opponent::TakesWin));
        it.session.setArrangement(0);
        it.session.setOpponent(Opponent::LastFew);
        Options others = quiet(Opponent::Perfect);
        others.players = {{QStringLiteral("nim"), {Opponent::Erring, Side::Other}},
                          {QStringLiteral("bash"), {Opponent::Ahead, Side::Other}}};
        others.coach = false;
        others.chartPanel = false;
        others.arrangements = {{QStringLiteral("nim"), 1}, {QStringLiteral("bash"), 1}};
        it.session.followOptions(others);
        QVERIFY(it.session.players().opponent == Opponent::LastFew);
        QVERIFY(it.session.players().first == Side::Learner);
        QVERIFY(!it.session.options().coach && !it.session.options().chartPanel);
        QCOMPARE(it.session.arrangement(), 0);
        QCOMPARE(it.session.options().arrangements.at(QStringLiteral("bash")), 1);
        QVERIFY(it.session.options().players.at(QStringLiteral("bash")).opponent == Opponent::Ahead);
    }

    void aMistakeInANotationChangesNothingElse()
    {
        Nim it("nim: 3 5 7");
        it.session.setNotation(QStringLiteral("3 x"));
        QCOMPARE(it.toldLast(), Changes(Change::Error));
        QVERIFY(it.session.error());
        QCOMPARE(it.notation(), QStringLiteral("nim: 3 5 7"));
        QSignalSpy others(&it.session, &Session::otherGameWanted);
        it.session.setNotation(QStringLiteral("bash 3: 21"));
        QCOMPARE(others.size(), 1);
        QVERIFY(!it.session.error());
    }

    void moreHeapsThanTheBoardHoldsAreRefused()
    {
        Nim it("nim: 3 5 7");
        it.session.setNotation(QStringLiteral("1 ").repeated(100'001));
        QCOMPARE(it.toldLast(), Changes(Change::Error));
        QVERIFY(it.session.error());
        QCOMPARE(it.notation(), QStringLiteral("nim: 3 5 7"));
    }

    // As in the exercises: the idea, the step to take, then the moves; in every lesson.
    void hintsComeByDegrees_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("degrees");
        QTest::newRow("bash") << "bash 3: 21" << 2;
        QTest::newRow("wythoff") << "wythoff: 4 9" << 2;
        QTest::newRow("nim") << "nim: 7 9 15 12" << 2;
        QTest::newRow("staircase") << "staircase: 3 5 7 4" << 2;
        QTest::newRow("sg") << "sg 0.77: 9 4" << 2;
        QTest::newRow("graph") << "sg graph 2>1;2>0;1>0;3>2: 3 2" << 2;
        QTest::newRow("the last move") << "nim: 5" << 1;
    }
    void hintsComeByDegrees()
    {
        QFETCH(const QString, text);
        QFETCH(const int, degrees);
        const auto start = std::get<Position>(teaching::parsePosition(text, games::families(), nullptr));
        const widgets::Lesson& lesson = *games::findLesson(start.word());
        Session session({lesson.first, lesson.explain, games::families()}, quiet());
        session.beginWith(start);
        session.setVerdictShown(false);
        const auto voice = teaching::Voice::installed();
        const auto line = [&] { return voice.say(session.coach().line); };
        const std::vector<Move> winning = start.game->winningMoves(start);
        QVERIFY(!winning.empty());
        for (int i = 0; i < degrees; ++i) {
            session.hint();
            QVERIFY2(line().startsWith(QStringLiteral("Hint: ")), qPrintable(line()));
            QVERIFY(!session.choice() && !session.hinted());
            for (const Move& move : winning) {
                QVERIFY2(!line().contains(voice.say(start.game->describe(start, move))), qPrintable(line()));
            }
            QVERIFY2(!line().contains(voice.say(session.verdict())), qPrintable(line()));
        }
        // All of them, one after the other, and then again.
        for (std::size_t i = 0; i <= winning.size(); ++i) {
            const Move& move = winning[i % winning.size()];
            session.hint();
            QVERIFY(session.hinted() == std::optional(move) && session.choice() == std::optional(move));
            QVERIFY2(line().contains(voice.say(start.game->describe(start, move))), qPrintable(line()));
        }
        // Another position begins with the idea.
        session.play(winning.front());
        if (session.match().isOver())
            return;
        session.hint();
        QVERIFY(!session.choice() && session.coach().hints == 1);
    }

    // There is something to be found in a position whose level has been chosen.
    void aRandomPositionCanBeWon()
    {
        for (const widgets::Lesson* lesson : games::lessons()) {
            Session session({lesson->first, lesson->explain, games::families()}, quiet());
            session.setSeed(7);
            for (const auto difficulty :
                 {teaching::Difficulty::Easy, teaching::Difficulty::Medium, teaching::Difficulty::Hard}) {
                for (int i = 0; i < 30; ++i) {
                    session.randomPosition(difficulty);
                    QVERIFY2(session.outcome() == theory::Outcome::N,
                             qPrintable(teaching::notation(session.position())));
                }
            }
        }
    }

    void aHintWhereNoMoveWins()
    {
        Nim it("nim: 3 5 6");
        for (int i = 0; i < 2; ++i) {
            it.session.hint();
            QCOMPARE(it.toldLast(), Changes(Change::Coach));
            const QString said = teaching::Voice::installed().say(it.session.coach().line);
            QVERIFY2(!said.contains(QStringLiteral("no move wins")), qPrintable(said));
        }
        it.session.hint();
        QCOMPARE(it.toldLast(), Changes(Change::Choice | Change::Coach));
        QVERIFY(it.session.choice() == std::optional(teaching::bestMove(it.session.position())));
        QVERIFY(!it.session.hinted());
        QVERIFY(teaching::Voice::installed()
                    .say(it.session.coach().line)
                    .startsWith(QStringLiteral("Hint: no move wins here.")));
    }

    // What has been said during the game may be overtaken by its end.
    void afterTheGameItIsSaidWhereTheWinWasLetGo_data()
    {
        QTest::addColumn<bool>("isDiscovery");
        QTest::newRow("known") << false;
        QTest::newRow("discovered") << true;
    }
    void afterTheGameItIsSaidWhereTheWinWasLetGo()
    {
        QFETCH(const bool, isDiscovery);
        Nim it("nim: 3 1", quiet(Opponent::Perfect));
        it.session.setThinking(1);
        it.session.setDiscovering(isDiscovery);
        it.session.play({0, 3, 0}); // leaves 1, which the opponent takes
        QTRY_VERIFY(it.session.match().isOver());
        const CoachLine during = it.session.coach();
        it.session.goTo(1);
        const QString said = teaching::Voice::installed().say(it.session.coach().line);
        QVERIFY2(said.startsWith(QStringLiteral("Here you let the win go")), qPrintable(said));
        QVERIFY(it.session.coach().tone == CoachLine::Tone::Bad);
        QVERIFY(it.session.coach() != during);
        QVERIFY2(!said.contains(QStringLiteral("take")), qPrintable(said)); // the review asks for it
    }

    void theEndSaysWhoHasWon()
    {
        Nim it("nim: 1");
        QVERIFY(it.session.result().isEmpty());
        it.session.play({0, 1, 0});
        QVERIFY(teaching::Voice::installed().say(it.session.result()).contains(QStringLiteral("has won")));
        it.session.hint();
        QVERIFY(!it.session.choice());
    }

    // Of two people, by what their game ends with: a token is no stone.
    void theEndIsThatOfTheGame()
    {
        for (const char* lesson : {"nim", "sg"}) {
            const auto& found = *games::findLesson(QString::fromLatin1(lesson));
            Session session({found.first, found.explain, games::families()}, quiet());
            const bool isNim = found.first.word() == QLatin1String("nim");
            session.beginWith(Nim::position(isNim ? "nim misere: 1" : "sg graph 1>0 misere: 1"));
            session.play({0, isNim ? theory::Count{1} : theory::Count{0}, 0});
            QCOMPARE(teaching::Voice::installed().say(session.result()),
                     isNim ? QStringLiteral("The game is over: who took the last stone has lost.")
                           : QStringLiteral("The game is over: who made the last move has lost."));
        }
    }

    // Whoever is chosen for the next game has not played this one; undone or not, it stays whose it was.
    void whoHasPlayedStays()
    {
        const auto said = [](const Nim& it) { return teaching::Voice::installed().say(it.session.result()); };
        Nim it("nim: 1");
        it.session.play({0, 1, 0});
        const QString ofPersons = said(it);
        it.session.setOpponent(Opponent::Perfect);
        QCOMPARE(it.session.players().opponent, Opponent::Perfect);
        QCOMPARE(it.session.opponent(), Opponent::Person);
        QCOMPARE(said(it), ofPersons);
        it.session.goTo(0);
        it.session.goTo(1);
        QCOMPARE(said(it), ofPersons);
        it.session.newGame();
        QCOMPARE(it.session.opponent(), Opponent::Perfect);
        it.session.play({0, 1, 0});
        QVERIFY(said(it).contains(QStringLiteral("you have won")));
        it.session.setOpponent(Opponent::Person);
        QVERIFY(said(it).contains(QStringLiteral("you have won")));
        it.session.undo();
        it.session.undo(); // the game before
        QCOMPARE(said(it), ofPersons);
        // Of one that is opened as well.
        it.session.goOn({it.session.match().start(), Side::Learner, Opponent::Perfect, {{0, 1, 0}}, 1});
        it.session.setOpponent(Opponent::Person);
        QVERIFY(said(it).contains(QStringLiteral("you have won")));
    }

    // Else whoever is told later would hear of the second change before the first.
    void whatATellingChangesIsToldAfterIt()
    {
        Nim it("nim: 3 5 7");
        QObject::connect(&it.session, &Session::changed, &it.session, [&](Changes what) {
            if (what & Change::Position)
                it.session.setStep(1);
        });
        QList<Changes> later;
        QObject::connect(&it.session, &Session::changed, &it.session, [&](Changes what) { later << what; });
        it.session.play({0, 1, 0});
        QCOMPARE(later.size(), 2);
        QVERIFY(later[0] & Change::Position);
        QCOMPARE(later[1], Changes(Change::Step));
        QCOMPARE(it.session.step(), 1);
    }

    // Whoever begins a game while a question is open is told where the question is.
    void aNewGameLeavesAQuestionWithAWord()
    {
        Nim it("nim: 7 9 15 12");
        it.session.newGame();
        QVERIFY(it.session.coach().line.isEmpty());
        const auto question =
            teaching::findKind(teaching::commonKinds(), u"outcome")->ask({Nim::position("nim: 1 2 4 8"), {}});
        it.session.ask(*question, teaching::Asker::Exercise);
        it.session.newGame();
        QVERIFY(!it.session.asking());
        QVERIFY(it.session.position() == Nim::position("nim: 7 9 15 12"));
        QCOMPARE(teaching::Voice::installed().say(it.session.coach().line),
                 QStringLiteral("A new game: the question has been left, and waits for you."));
    }

    // What an answer is made of is taken back move by move, and only then the question is left.
    void undoTakesBackTheMovesOfAnAnswer()
    {
        Nim it("nim: 7 9 15 12");
        const auto question = teaching::findKind(teaching::commonKinds(), u"all-moves")
                                  ->ask({Nim::position("nim: 1 2 4 8"), {}});
        it.session.ask(*question, teaching::Asker::Exercise);
        it.session.play({0, 1, 0});
        it.session.play({3, 1, 0});
        it.session.undo();
        QCOMPARE(it.session.asking()->picked.size(), std::size_t{1});
        it.session.undo();
        QVERIFY(it.session.asking()->picked.empty());
        QVERIFY(it.session.asking()->isOpen());
        it.session.undo();
        QVERIFY(!it.session.asking());
    }
};

LASTSTONE_TEST(SessionTest, Events)

} // namespace laststone::session_test
#include "session_test.moc"
