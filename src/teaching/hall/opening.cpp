// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/hall/opening.h"

#include "teaching/moves.h"
#include "teaching/review/review.h"

#include <algorithm>
#include <array>
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

constexpr int kSides = 2;

// Whose moves a line of them has.
Sentence movesOf(const Session& session, Side side, const Argument& moves)
{
    if (isAgainstProgram(session)) {
        //: %1 lists the moves of a game: "12→1 · 9→4", or "took 5 from heap 2, took 1 from heap 1"
        return side == Side::Learner ? Words::phrase("The class: %1")(moves)
                                     //: %1 lists the moves of a game: "12→1 · 9→4", or in words
                                     : Words::phrase("The program: %1")(moves);
    }
    //: %1 lists the moves of a game: "12→1 · 9→4", or "took 5 from heap 2, took 1 from heap 1"
    return side == session.match().first() ? Words::phrase("First player: %1")(moves)
                                           //: %1 lists the moves of a game: "12→1 · 9→4", or in words
                                           : Words::phrase("Second player: %1")(moves);
}

// The same of the first line of a game that goes on, which says so for both.
Sentence movesSoFarOf(const Session& session, Side side, const Argument& moves)
{
    if (isAgainstProgram(session)) {
        //: %1 lists the moves of a game in short: "12→1 · 9→4"
        return side == Side::Learner ? Words::phrase("The class so far: %1")(moves)
                                     //: %1 lists the moves of a game in short: "12→1 · 9→4"
                                     : Words::phrase("The program so far: %1")(moves);
    }
    //: %1 lists the moves of a game in short: "12→1 · 9→4"
    return side == session.match().first() ? Words::phrase("First player so far: %1")(moves)
                                           //: %1 lists the moves of a game in short: "12→1 · 9→4"
                                           : Words::phrase("Second player so far: %1")(moves);
}

// The moves of the game, a line for each side, the last ones where there are many, fewer while it goes on, as
// a class looks for the last of all; none of a game that two lines tell.
std::vector<Sentence> gameLines(const Session& session)
{
    const auto line = session.history().line();
    const std::size_t made = session.match().plies().size();
    if (made <= kSides)
        return {};
    // A number alone does not say in which heap, which takes words.
    const bool isOfHeaps = line[0].before.game->shortForm(line[0].before, line[0].move).startsWith(u'#');
    const std::size_t most = session.match().isOver() ? 16 : isOfHeaps ? 8 : 12;
    std::array<QStringList, kSides> moves;
    std::array<Clauses, kSides> inWords;
    const std::size_t from = made - std::min(made, most);
    for (std::size_t i = 0; i < std::min<std::size_t>(from, kSides); ++i) { // sides with moves left out
        inWords[i].items.push_back(Words::phrase("…"));
        moves[i] << QStringLiteral("…");
    }
    for (std::size_t i = from; i < made; ++i) {
        const History::Entry& each = line[i];
        inWords[i % kSides].items.push_back(each.before.game->report(each.before, each.move));
        moves[i % kSides] << each.before.game->shortForm(each.before, each.move).replace(u' ', QChar::Nbsp);
    }
    std::vector<Sentence> lines;
    for (std::size_t i = 0; i < kSides; ++i) {
        const QString text = moves[i].join(QStringLiteral(" · "));
        const auto& said = i > 0 || session.match().isOver() ? movesOf : movesSoFarOf;
        lines.push_back(said(session, line[i].side, isOfHeaps ? Argument(inWords[i]) : Argument(text)));
    }
    return lines;
}

// Each move once: a sentence for each of the first two, then the lines, which end with the last one.
std::vector<Sentence> movesMade(const Session& session)
{
    std::vector<Sentence> moves = gameLines(session);
    if (!moves.empty())
        return moves;
    const auto line = session.history().line();
    for (std::size_t i = 0; i < session.match().plies().size(); ++i)
        moves.push_back(madeBy(session, line[i]));
    return moves;
}

// Of a game in which its loser could not have won: whose it was, who may not have come to move.
Sentence lostThroughout(const Session& session)
{
    const Match& match = session.match();
    const bool hasMoved =
        std::ranges::any_of(match.plies(), [&](const auto& ply) { return ply.side != match.winner(); });
    if (isAgainstProgram(session) && match.winner() == Side::Learner)
        return hasMoved ? Words::phrase("The program’s position was lost from the start.")
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
            //: %1 is the number of a move, %2 the move itself, such as "take 5 from heap 2", %3 another one
            return Words::phrase("The game was lost by move %1, “%2”: “%3” would have won.")(
                theory::Count{i + 1}, clause(move.before, move.move), clause(move.before, winning.front()));
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

} // namespace

Step opening(const Session& session, bool isAnswered)
{
    Step step;
    if (!session.isEditing() && !session.result().isEmpty()) { // one that is drawn anew is over no more
        step.title = resultOf(session);
        step.details = movesMade(session);
        // In front, as the moves may go on on another page.
        step.details.insert(step.details.begin(), turningPoint(session));
        return step;
    }
    const bool isBegun = !session.match().plies().empty();
    if (isBegun)
        step.details = movesMade(session);
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
