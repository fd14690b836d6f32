// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/match.h"

#include "brute_force.h"
#include "games/catalogue.h"
#include "games/nim/nim_game.h"
#include "positions.h"
#include "teaching/coach.h"
#include "teaching/opponent.h"
#include "test_main.h"

#include <QRegularExpression>
#include <QTest>

namespace laststone::match_test {

using teaching::Judgement;
using teaching::Match;
using teaching::Move;
using teaching::Opponent;
using teaching::Position;
using teaching::Side;
using theory::Count;
using theory::Outcome;
using theory::Play;

namespace {

const teaching::Game& rules = *games::nimGame();

Position nim(std::vector<Count> heaps, Play play = Play::Normal)
{
    return {gameOf(QStringLiteral("nim")), play, std::move(heaps)};
}

constexpr Play kPlays[] = {Play::Normal, Play::Misere};

} // namespace

class MatchTest : public QObject {
    Q_OBJECT
private slots:
    void turnsAlternateAndIllegalMovesChangeNothing()
    {
        Match match(nim({3, 2}), Side::Other);
        QVERIFY(match.turn() == Side::Other);
        QVERIFY(!match.play({0, 4, 0}));
        QVERIFY(!match.play({2, 1, 0}));
        QVERIFY(!match.play({0, 0, 0}));
        QVERIFY(match.plies().empty());
        QVERIFY(match.play({0, 3, 0}));
        QVERIFY(match.turn() == Side::Learner);
        QVERIFY(match.position() == nim({0, 2}));
        match.takeBack();
        QVERIFY(match.position() == nim({3, 2}));
    }

    // What could be redone before a question can be again, and nothing of the question.
    void aQuestionThatIsTakenBackLeavesNoTrace()
    {
        teaching::History history(nim({3, 2}));
        QVERIFY(history.play({0, 1, 0}));
        history.restart(nim({5}), Side::Learner, teaching::Sitting::Purpose::Look);
        history.undo();
        history.ask(nim({4, 1}));
        history.ask(nim({7}));
        QVERIFY(!history.canRedo());
        QVERIFY(history.takeBackQuestion());
        QVERIFY(history.match().position() == nim({2, 2}));
        history.redo();
        QVERIFY(history.match().position() == nim({5}) && !history.canRedo());
        QVERIFY(!history.takeBackQuestion());
        history.undo();
        history.undo();
        QVERIFY(history.match().position() == nim({3, 2}) && !history.canUndo());
        // What stands somewhere else is not of what is asked there.
        history.ask(nim({4, 1}));
        QVERIFY(history.takeBackQuestion());
        QVERIFY(history.isMoveNext());
    }

    // What belongs to a deed goes back and comes again with it.
    void severalDeedsMayBeOne()
    {
        teaching::History history(nim({3, 2}));
        QVERIFY(history.play({0, 1, 0}));
        history.restart(nim({4}), Side::Learner, teaching::Sitting::Purpose::Look);
        history.push({[] {}, [] {}, 1});
        QCOMPARE(history.done(), std::size_t(3));
        for (int i = 0; i < 2; ++i) {
            QVERIFY(history.undo());
            QCOMPARE(history.done(), std::size_t(1));
            QVERIFY(history.match().position() == nim({2, 2}));
            history.undo();
            history.redo(); // the move alone
            QCOMPARE(history.done(), std::size_t(1));
            QVERIFY(history.redo());
            QVERIFY(history.match().position() == nim({4}));
            QVERIFY(!history.canRedo());
        }
    }

    // What is redone may ask anew: it stands in a list that grows meanwhile, and what was to come with it is
    // gone.
    void aDeedMayAddOthers()
    {
        teaching::History history(nim({3, 2}));
        const auto asksAnew = [&history, word = QByteArray(100, 'x')] {
            for (int i = 0; i < 100; ++i)
                history.ask(nim({4, 1}));
            QCOMPARE(word, QByteArray(100, 'x'));
        };
        history.push({[] {}, asksAnew});
        history.push({[] {}, [] { QFAIL("it is of another line"); }, 1});
        history.undo();
        QVERIFY(!history.canUndo());
        history.redo();
        QVERIFY(!history.canRedo());
        QVERIFY(history.match().position() == nim({4, 1}));
    }

    // Redo goes elsewhere once, and not before what is done after that.
    void redoMayLeadElsewhere()
    {
        teaching::History history(nim({3, 2}));
        int led = 0;
        const auto lead = [&led] { ++led; };
        QVERIFY(history.play({0, 1, 0}));
        history.leadOn(lead);
        QVERIFY(history.canRedo() && !history.isMoveNext());
        history.undo();
        QVERIFY(history.isMoveNext());
        history.redo();
        QVERIFY(!history.redo());
        QVERIFY(led == 1 && !history.canRedo());
        history.leadOn(lead);
        QVERIFY(history.play({0, 1, 0}));
        QVERIFY(led == 1 && !history.canRedo());

        // What has been undone before that comes behind it, of another line.
        history.undo();
        history.leadOn([] { QFAIL("another leads"); });
        history.leadOn(lead);
        QVERIFY(history.undone().empty() && !history.isMoveNext());
        QVERIFY(!history.redo());
        QCOMPARE(led, 2);
        QCOMPARE(history.undone().size(), std::size_t(1));
        QVERIFY(history.redo() && !history.canRedo());
    }

    // What is only looked at or asked stands in front of a game, and does not take its place.
    void aGameIsKeptBehindWhatIsLookedAt()
    {
        using Purpose = teaching::Sitting::Purpose;
        teaching::History history(nim({3, 4, 5}));
        history.restart(nim({1, 1}), Side::Learner, Purpose::Look);
        QVERIFY(!history.left()); // nothing was being played
        QVERIFY(history.game().match.start() == nim({1, 1}));
        history.restart(nim({7, 9}), Side::Learner, Purpose::Question);
        QVERIFY(history.game().match.start() == nim({1, 1}));

        history.restart(nim({3, 4, 5}), Side::Learner, Purpose::Game);
        history.play({0, 1, 0});
        history.play({1, 1, 0});
        history.goTo(1);
        const Match match = history.match();
        history.restart(nim({2, 2}), Side::Learner, Purpose::Look);
        history.restart(nim({1, 3}), Side::Learner, Purpose::Question);
        history.playAnswer({1, 2, 0}); // which makes no game of it
        QVERIFY(history.left() && history.left()->match == match);
        QVERIFY(&history.game() == history.left());
        QVERIFY(history.left()->undone == (std::vector<Move>{{1, 1, 0}}));
        history.play({0, 1, 0}); // but this does
        QVERIFY(&history.game() == &history.now());
        QVERIFY(history.left() && history.left()->match == match);
        for (int i = 0; i < 4; ++i)
            history.undo();
        QVERIFY(history.match() == match && !history.left());
        history.redo();
        QVERIFY(history.left() && history.left()->match == match);
        history.restart(nim({2, 2}), Side::Learner, Purpose::Game);
        QVERIFY(!history.left());
    }

    // An answer about a game takes the place of what followed; undo brings the whole game back.
    void aGameIsKeptBehindAnAnswerAboutIt()
    {
        teaching::History history(nim({3, 2}));
        for (const Move& move : {Move{0, 3, 0}, Move{1, 1, 0}, Move{1, 1, 0}})
            history.play(move);
        const Match match = history.match();
        history.goTo(1);
        history.branch();
        history.playAnswer({1, 2, 0});
        QVERIFY(history.match().isOver());
        QVERIFY(history.game().match == match);
        history.undo();
        QCOMPARE(history.match().plies().size(), std::size_t{1});
        history.undo();
        QVERIFY(history.match() == match);
        history.goTo(0);
        QVERIFY(history.match().position() == nim({3, 2}));
        QCOMPARE(history.line().size(), std::size_t{3});
    }

    // A day of games: what is oldest goes, what stays can be taken back move by move.
    void theOldestGamesAreForgotten()
    {
        using Purpose = teaching::Sitting::Purpose;
        constexpr int kGames = 3000;
        teaching::History history(nim({3, 4, 5}));
        for (Count i = 0; i < kGames; ++i) {
            history.restart(nim({i + 2, 1}), Side::Learner, Purpose::Game);
            history.play({0, i, 0});
            history.play({1, 1, 0});
        }
        int deeds = 0;
        for (; history.canUndo(); ++deeds)
            history.undo();
        QVERIFY2(deeds >= 1000 && deeds < 2000, qPrintable(QString::number(deeds)));
        QVERIFY(history.match().plies().empty());
        QVERIFY(history.match().position().heaps[0] > 2000);
        while (history.canRedo())
            history.redo();
        QVERIFY(history.match().position() == nim({2, 0}));

        // But for a game that waits for its end, and those after it.
        for (Count i = 0; i < kGames; ++i)
            history.restart(nim({i, 1}), Side::Learner, Purpose::Look);
        QVERIFY(history.left() && history.left()->match.position() == nim({2, 0}));
        history.restart(nim({7}), Side::Learner, Purpose::Game);
        for (Count i = 0; i < kGames; ++i)
            history.restart(nim({i, 1}), Side::Learner, Purpose::Look);
        QVERIFY(!history.left()); // it had not been begun
        QVERIFY(history.game().match.start() == nim({kGames - 1, 1}));
    }

    void everyOpponentEndsTheGameAndTheRightOneWins()
    {
        QRandomGenerator random(7);
        for (const Play play : kPlays) {
            for (const Opponent opponent : teaching::kOpponents) {
                for (int round = 0; round < 50; ++round) {
                    Match match(rules.randomPosition(nim({}, play), teaching::Difficulty::Medium, random),
                                Side::Learner);
                    while (!match.isOver())
                        QVERIFY(match.play(teaching::chooseMove(match.position(), opponent, random)));
                    const Side last = match.plies().back().side;
                    QCOMPARE(match.winner() == last, play == Play::Normal);
                }
            }
        }
    }

    void thePerfectOpponentNeverLetsAWinSlip()
    {
        QRandomGenerator random(8);
        for (const Play play : kPlays) {
            brute::Nim truth(play);
            brute::everyPosition(3, 6, [&](const brute::Heaps& heaps) {
                const Position position = nim(heaps, play);
                if (rules.isTerminal(position))
                    return;
                const Move move = teaching::chooseMove(position, Opponent::Perfect, random);
                QVERIFY(rules.isLegal(position, move));
                const bool leavesP = truth.outcome(rules.after(position, move).heaps) == Outcome::P;
                QCOMPARE(leavesP, truth.outcome(heaps) == Outcome::N);
            });
        }
    }

    void theLostPerfectOpponentDoesNotAlwaysTakeOne()
    {
        int others = 0;
        brute::everyPosition(4, 7, [&](const brute::Heaps& heaps) {
            const Position position = nim(heaps);
            if (rules.outcome(position) == Outcome::P && !rules.isTerminal(position))
                others += rules.hardestMove(position).take > 1 ? 1 : 0;
        });
        QVERIFY(others > 20);
    }

    void opponentsPlayAsTheirNamesSay()
    {
        QRandomGenerator random(9);
        int errors = 0;
        constexpr int kRounds = 4000;
        for (int round = 0; round < kRounds; ++round) {
            const Position won = nim({40, 21, 30});
            for (const Opponent opponent : {Opponent::TakesWin, Opponent::Ahead}) {
                QCOMPARE(teaching::chooseMove(nim({0, 40}), opponent, random), (Move{1, 40, 0}));
                // One stone is left to the other one, who has to take it.
                QCOMPARE(teaching::chooseMove(nim({0, 40}, Play::Misere), opponent, random),
                         (Move{1, 39, 0}));
                const Position two = nim({1, 1, 1}, Play::Misere);
                QVERIFY(!rules.isTerminal(rules.after(two, teaching::chooseMove(two, opponent, random))));
            }
            // Two heaps are left, so that the other one cannot take all.
            const Position two = nim({40, 21});
            const auto left = rules.after(two, teaching::chooseMove(two, Opponent::Ahead, random));
            QVERIFY(left.heaps[0] > 0 && left.heaps[1] > 0);
            const Position misere = nim({5, 6}, Play::Misere);
            const auto kept = rules.after(misere, teaching::chooseMove(misere, Opponent::Ahead, random));
            QVERIFY(kept.heaps[0] > 0 && kept.heaps[1] > 0);
            const Position few = nim({1 + random.generate64() % 4, 1 + random.generate64() % 4});
            const Move last = teaching::chooseMove(few, Opponent::LastFew, random);
            if (rules.outcome(few) == Outcome::N)
                QVERIFY(rules.outcome(rules.after(few, last)) == Outcome::P);
            const Move erring = teaching::chooseMove(won, Opponent::Erring, random);
            errors += rules.outcome(rules.after(won, erring)) == Outcome::N ? 1 : 0;
        }
        // A random move may win by chance, so a little fewer than one in four are errors.
        QVERIFY(errors > kRounds / 6 && errors < kRounds / 3);
    }

    void theCoachJudgesEveryMoveOfSmallPositions()
    {
        const auto voice = teaching::Voice::installed();
        for (const Play play : kPlays) {
            brute::Nim truth(play);
            brute::everyPosition(3, 4, [&](const brute::Heaps& heaps) {
                const Position position = nim(heaps, play);
                for (const auto& each : brute::moves(heaps)) {
                    const Move move{each.heap, heaps[each.heap] - each.to, 0};
                    const auto judged = teaching::judge(position, move);
                    const auto left = brute::after(heaps, each);
                    const bool right = truth.outcome(left) == Outcome::P;
                    const bool couldWin = truth.outcome(heaps) == Outcome::N;
                    QCOMPARE(judged == Judgement::Winning || judged == Judgement::LastMove, right);
                    QCOMPARE(judged == Judgement::Error, !right && couldWin);
                    QCOMPARE(judged == Judgement::LastMove || judged == Judgement::LostEnd
                                 || (judged == Judgement::Error && rules.isTerminal(nim(left))),
                             rules.isTerminal(nim(left)));
                    const auto line = teaching::coach(position, move);
                    QVERIFY(!voice.say(line).contains(QLatin1Char('%')));
                    checkNamedMoves(line, nim(left, play), truth);
                    checkSeen({move, position, nim(left, play), teaching::Side::Learner}, truth);
                    checkReviewed({move, position, nim(left, play), teaching::Side::Learner}, truth);
                }
            });
        }
    }

private:
    // What a newcomer is told can be seen: who can end the game, now or after any reply; and nothing of
    // theory.
    static void checkSeen(const teaching::History::Entry& entry, brute::Nim& truth)
    {
        if (rules.isTerminal(entry.after))
            return;
        const auto wins = [&](const brute::Heaps& heaps) {
            return std::ranges::any_of(brute::moves(heaps), [&](const auto& each) {
                const auto left = brute::after(heaps, each);
                return rules.isTerminal(nim(left)) && truth.outcome(left) == Outcome::P;
            });
        };
        const auto replies = brute::moves(entry.after.heaps);
        const bool isLost = wins(entry.after.heaps);
        const bool isWon = !isLost && std::ranges::all_of(replies, [&](const auto& each) {
            return wins(brute::after(entry.after.heaps, each));
        });
        const teaching::CoachLine seen = teaching::seenOn(entry);
        QCOMPARE(seen.tone == teaching::CoachLine::Tone::Bad, isLost);
        // A move is good where it has left no good answer, however far the end is.
        const bool isGood = truth.outcome(entry.after.heaps) == Outcome::P;
        QVERIFY(isGood || !isWon);
        QCOMPARE(seen.tone == teaching::CoachLine::Tone::Good, isGood);
        if (!isLost && !isWon) {
            QCOMPARE(
                teaching::Voice::installed().say(seen.line).startsWith(QStringLiteral("Well played so far")),
                isGood);
        }
        // It is read after the reply as well: nothing is said of what can be done now.
        const QString said = teaching::Voice::installed().say(seen.line);
        // Several heaps are no words of the sentence.
        QString left = teaching::shortNotation(entry.after);
        if (entry.after.heaps.size() > 1)
            left = QStringLiteral("(%1)").arg(left.replace(QLatin1Char(' '), QLatin1String(", ")));
        QVERIFY2(said.contains(isLost || isWon ? QStringLiteral("after your move")
                                               : QLatin1String("You left ") + left,
                               Qt::CaseInsensitive),
                 qPrintable(said));
        QVERIFY2(!said.contains(QRegularExpression(QStringLiteral("\\bnow\\b"),
                                                   QRegularExpression::CaseInsensitiveOption)),
                 qPrintable(said));
        for (const char* word : {"nim-sum", "P-position", "N-position", "≠"})
            QVERIFY2(!said.contains(QString::fromUtf8(word)), qPrintable(said));
    }

    // After the game: bad where the win was let go, good where a move won, whether theory is known or not.
    static void checkReviewed(const teaching::History::Entry& entry, brute::Nim& truth)
    {
        const bool wins = truth.outcome(entry.after.heaps) == Outcome::P;
        const bool couldWin = truth.outcome(entry.before.heaps) == Outcome::N;
        using Tone = teaching::CoachLine::Tone;
        for (const bool isDiscovery : {false, true}) {
            const teaching::CoachLine said = teaching::reviewedOn(entry, isDiscovery);
            QVERIFY(said.tone == (wins ? Tone::Good : couldWin ? Tone::Bad : Tone::Neutral));
            const QString line = teaching::Voice::installed().say(said.line);
            const bool isLetGo = line.startsWith(QStringLiteral("Here you let the win go"));
            QCOMPARE(isLetGo, !wins && couldWin && !rules.isTerminal(entry.after));
            QVERIFY2(!isLetGo || !line.contains(QStringLiteral("take")), qPrintable(line));
        }
    }

    // Names the reply that wins from the position left, and no move of the position before: that is asked
    // after the game.
    static void checkNamedMoves(const teaching::Sentence& line, const Position& after, brute::Nim& truth)
    {
        int named = 0;
        for (const teaching::Argument& argument : line.arguments) {
            const auto& said = std::get<teaching::Clauses>(argument).items.at(0);
            // Of several replies one as an example.
            const auto* example =
                said.arguments.empty() ? nullptr : std::get_if<teaching::Clauses>(&said.arguments[0]);
            const teaching::Sentence& clause = example ? example->items.at(0) : said;
            QCOMPARE(example != nullptr,
                     clause.arguments.size() > 1 && after.game->winningMoves(after).size() > 1);
            auto heaps = after.heaps;
            if (clause.count >= 0) { // how many heaps of one stone are left, in misère play
                QVERIFY(after.play == theory::Play::Misere && std::ranges::max(heaps) <= 1);
                QCOMPARE(Count(clause.count), static_cast<Count>(std::ranges::count(heaps, Count{1})));
                continue;
            }
            const bool isMoveInOnlyHeap = clause.arguments.size() == 1 && heaps.size() == 1
                && teaching::Voice::installed().say(clause).startsWith(QStringLiteral("take"));
            if (clause.arguments.size() < 2 && !isMoveInOnlyHeap) { // what is said of the position left
                Count sum = 0;
                for (const Count heap : heaps)
                    sum ^= heap;
                QCOMPARE(clause.arguments.empty() ? Count{0} : std::get<Count>(clause.arguments[0]), sum);
                continue;
            }
            ++named;
            const Count heap = isMoveInOnlyHeap ? 0 : std::get<Count>(clause.arguments[1]) - 1;
            const Count take = std::get<Count>(clause.arguments[0]);
            QVERIFY(heap < heaps.size() && heaps[heap] >= take);
            heaps[heap] -= take;
            QVERIFY(truth.outcome(heaps) == Outcome::P);
        }
        QVERIFY(named <= 1);
    }
};

LASTSTONE_TEST(MatchTest, Nothing)

} // namespace laststone::match_test
#include "match_test.moc"
