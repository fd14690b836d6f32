// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/coach.h"

#include <QCoreApplication>

namespace laststone::teaching {

using theory::Outcome;

Judgement judge(const Position& before, const Move& move)
{
    const Game& game = *before.game;
    const Position after = game.after(before, move);
    const bool wins = game.outcome(after) == Outcome::P;
    if (game.isTerminal(after)) {
        if (wins)
            return Judgement::LastMove;
        return game.outcome(before) == Outcome::P ? Judgement::LostEnd : Judgement::Error;
    }
    if (wins)
        return Judgement::Winning;
    return game.outcome(before) == Outcome::P ? Judgement::Lost : Judgement::Error;
}

Sentence coach(const Position& before, const Move& move)
{
    const Game& game = *before.game;
    const Position after = game.after(before, move);
    const auto clause = [&](const Position& position, const Move& shown) {
        return Argument(Clauses{{game.describe(position, shown)}});
    };
    const auto sentence = [](const char* source, std::vector<Argument> arguments = {}) {
        return Sentence{"Coach", source, std::move(arguments)};
    };
    const auto better = game.winningMoves(before);
    switch (judge(before, move)) {
    case Judgement::Winning:
        return sentence(
            QT_TRANSLATE_NOOP("Coach", "Right: this leaves a P-position, and every reply can be answered."));
    case Judgement::LastMove:
        return sentence(QT_TRANSLATE_NOOP("Coach", "Right: that was the winning last move."));
    case Judgement::LostEnd:
        return sentence(QT_TRANSLATE_NOOP("Coach", "That ends the game and loses it; there was no way out."));
    case Judgement::Lost:
        //: %1 is a move such as "take 5 from heap 2"
        return sentence(QT_TRANSLATE_NOOP("Coach", "No move wins from a P-position. The reply is: %1."),
                        {clause(after, game.winningMoves(after).front())});
    case Judgement::Error:
        if (game.isTerminal(after)) {
            //: %1 is a move such as "take 5 from heap 2"
            return sentence(
                QT_TRANSLATE_NOOP("Coach", "An error: it ends the game and loses it. Right was: %1."),
                {clause(before, better.front())});
        }
        //: %1 is the reply, such as "take 5 from heap 2", %2 the move that would have been right
        return sentence(
            QT_TRANSLATE_NOOP("Coach",
                              "An error: it leaves an N-position. The reply that punishes it: %1. "
                              "Right was: %2."),
            {clause(after, game.winningMoves(after).front()), clause(before, better.front())});
    }
    Q_UNREACHABLE();
}

} // namespace laststone::teaching
