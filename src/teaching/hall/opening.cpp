// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/hall/opening.h"

#include "teaching/moves.h"
#include "teaching/review/review.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace laststone::teaching {

namespace {

struct Words {
    LASTSTONE_SENTENCES(Opening)
};

bool isAgainstProgram(const Session& session)
{
    return session.opponent() != Opponent::Person;
}

// Who has made a move.
Sentence madeBy(const Session& session, const History::Entry& entry)
{
    const Clauses made{{entry.before.game->report(entry.before, entry.move)}};
    if (isAgainstProgram(session)) {
        //: %1 is a move that was made, such as "took 5 from heap 2"
        return entry.side == Side::Learner ? Words::phrase("The class %1.")(made)
                                           //: %1 is a move that was made, such as "took 5 from heap 2"
                                           : Words::phrase("The program %1.")(made);
    }
    //: %1 is a move that was made, such as "took 5 from heap 2"
    return entry.side == session.match().first() ? Words::phrase("The first player %1.")(made)
                                                 //: %1 is a move that was made, such as "took 5 from heap 2"
                                                 : Words::phrase("The second player %1.")(made);
}

constexpr std::size_t kSides = 2; // that a round has a move of, but for the last one

std::size_t roundsBefore(std::size_t ply)
{
    return ply / kSides;
}

// Above the rounds: whose moves stand left and right.
Sentence sides(const Session& session)
{
    if (!isAgainstProgram(session))
        return Words::phrase("Earlier rounds, first player – second player");
    return session.match().first() == Side::Learner ? Words::phrase("Earlier rounds, class – program")
                                                    : Words::phrase("Earlier rounds, program – class");
}

// The rounds before the last one in short, the newest at the end; fewer while the game goes on, as its last
// round is to be seen beside them.
std::vector<Sentence> earlierRounds(const Session& session)
{
    const auto& plies = session.match().plies();
    const std::size_t earlier = plies.empty() ? 0 : roundsBefore(plies.size() - 1);
    if (earlier == 0)
        return {};
    const std::size_t most = session.match().isOver() ? 8 : 5;
    const auto line = session.history().line();
    const auto inShort = [&](std::size_t ply) {
        const History::Entry& each = line[ply];
        return each.before.game->shortForm(each.before, each.move).replace(u' ', QChar::Nbsp);
    };
    const std::size_t from = earlier - std::min(earlier, most);
    const History::Entry& first = line[from * kSides];
    //: %1 is "Earlier rounds, class – program"; below it moves are such as "#2 12→1", %2; %3 is this move in
    //: words, such as "took 11 from heap 2"
    const auto withNumber = Words::phrase("%1 (%2: %3):");
    const bool hasNumber = inShort(from * kSides).startsWith(u'#');
    // Its colon keeps it on the page of the first of them.
    std::vector<Sentence> rows{
        //: %1 is "Earlier rounds, class – program"
        hasNumber ? withNumber(Clauses{{sides(session)}}, inShort(from * kSides),
                               Clauses{{first.before.game->report(first.before, first.move)}})
                  : Words::phrase("%1:")(Clauses{{sides(session)}})};
    if (from > 0)
        rows.push_back(formula(QStringLiteral("…")));
    for (std::size_t round = from; round < earlier; ++round) {
        const std::size_t ply = round * kSides;
        rows.push_back(formula(QStringLiteral("%1.%2%3 – %4")
                                   .arg(round + 1)
                                   .arg(QChar(QChar::Nbsp))
                                   .arg(inShort(ply), inShort(ply + 1))));
    }
    return rows;
}

// Of a game in which its loser could not have won: whose it was, who may not have come to move.
Sentence lostThroughout(const Session& session)
{
    const Match& match = session.match();
    const bool hasMoved =
        std::ranges::any_of(match.plies(), [&](const auto& ply) { return ply.side != match.winner(); });
    if (isAgainstProgram(session) && match.winner() == Side::Learner)
        return hasMoved ? Words::phrase("The class made no mistake.")
                        : Words::phrase("The program never moved: the class won with its first move.");
    if (isAgainstProgram(session))
        return hasMoved ? Words::phrase("The position of the class was lost from the start.")
                        : Words::phrase("The class never moved: the program won with its first move.");
    if (match.winner() != match.first())
        return Words::phrase("The first player’s position was lost from the start.");
    return hasMoved
        ? Words::phrase("The second player’s position was lost from the start.")
        : Words::phrase("The second player never moved: the first player won with the first move.");
}

// When the game was lost: the last move before which its loser could still win.
Sentence turningPoint(const Session& session)
{
    const Review review = reviewOf(session.history().line());
    for (std::size_t i = review.line.size(); i-- > 0;) {
        if (review.winners[i] != review.winners[i + 1]) {
            const History::Entry& move = review.line[i];
            const auto winning = move.before.game->winningMoves(move.before);
            //: %1 is the number of a round, %2 a move in it, such as "take 5 from heap 2", %3 another one
            return Words::phrase("The game was lost in round %1 by “%2”: “%3” would have won.")(
                static_cast<theory::Count>(roundsBefore(i) + 1), clause(move.before, move.move),
                clause(move.before, winning.front()));
        }
    }
    return lostThroughout(session);
}

// What the class is asked before the first step: who wins, and once that is told, how. Of what is still being
// drawn nothing is asked: that it has no move yet does not make it a game that is over.
Sentence question(const Session& session, bool isAnswered)
{
    if (session.isEditing() && !isAnswered)
        return Words::phrase("The graph is still being drawn.");
    const bool isBegun = !session.match().plies().empty();
    switch (session.turn()) {
    case Turn::Thinking:
    case Turn::Waiting:
        return isAnswered ? Words::phrase("The program is to move.")
                          : Words::phrase("The program is to move. Who wins?");
    default:
        break;
    }
    const bool isOurs = isBegun && isAgainstProgram(session);
    if (!isAnswered && session.match().isOver())
        return Words::phrase("No move is left. Who wins?");
    if (!isAnswered)
        return isOurs ? Words::phrase("The class is to move. Who wins?") : Words::phrase("Who wins?");
    if (session.match().isOver())
        return Words::phrase("No move is left.");
    if (session.outcome() == theory::Outcome::P)
        return isOurs ? Words::phrase("The class is to move. Why can no move win?")
                      : Words::phrase("Why can no move win?");
    return isOurs ? Words::phrase("The class is to move. Which move wins?")
                  : Words::phrase("Which move wins?");
}

// Who has won, where a class plays against the program; else as a page says it.
Sentence resultOf(const Session& session)
{
    if (!isAgainstProgram(session))
        return session.result();
    return session.match().winner() == Side::Learner
        ? Words::phrase("The game is over: the class has won.")
        : Words::phrase("The game is over: the program has won.");
}

// Each move once. The last round comes first, wherever the page ends.
std::vector<Sentence> record(const Session& session)
{
    std::vector<Sentence> moves = lastRound(session);
    std::ranges::move(earlierRounds(session), std::back_inserter(moves));
    return moves;
}

} // namespace

std::vector<Sentence> lastRound(const Session& session)
{
    const auto line = session.history().line();
    // What is being drawn anew has not been played yet.
    const std::size_t made = session.isEditing() ? 0 : session.match().plies().size();
    std::vector<Sentence> moves;
    for (std::size_t i = made == 0 ? 0 : roundsBefore(made - 1) * kSides; i < made; ++i) {
        const Sentence said = madeBy(session, line[i]);
        //: %1 is the number of a round of a game, %2 a sentence: "The class took 5 from heap 1."
        const auto numbered = Words::phrase("Round %1: %2");
        moves.push_back(i % kSides == 0
                            ? numbered(static_cast<theory::Count>(roundsBefore(i) + 1), Clauses{{said}})
                            : said);
    }
    return moves;
}

Step opening(const Session& session, bool isAnswered)
{
    Step step;
    if (!session.isEditing() && !session.result().isEmpty()) { // one that is drawn anew is over no more
        step.title = resultOf(session);
        step.details = record(session);
        // In front, as the moves may go on on another page.
        step.details.insert(step.details.begin(), turningPoint(session));
        return step;
    }
    const bool isBegun = !session.isEditing() && !session.match().plies().empty();
    if (isBegun)
        step.details = record(session);
    step.title = question(session, isAnswered);
    const Position& position = session.position();
    // Below the question why, it would be read as the answer, unless it is called what it is.
    const bool isAskedWhy = isAnswered && session.outcome() == theory::Outcome::P;
    if (!isBegun) {
        const Sentence rule = position.game->ruleSentence(position);
        //: below the question why no move can win; %1 is the rule of the game, in whole sentences
        step.details.push_back(isAskedWhy ? Words::phrase("The rule: %1")(Clauses{{rule}}) : rule);
    }
    if (session.isEditing())
        step.details.push_back(
            Words::phrase("What is drawn here becomes the game. Who wins is asked when it is done."));
    return step;
}

bool hasMovesToTell(const Session& session)
{
    const auto& steps = session.explanation().steps;
    return !session.isEditing() && !steps.empty() && !steps.back().shown.moves.empty();
}

} // namespace laststone::teaching
