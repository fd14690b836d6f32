// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/game_over.h"

#include <QCoreApplication>

namespace laststone::games {

using teaching::Sentence;
using teaching::Step;
using theory::Play;

Sentence noStoneVerdict(Play play)
{
    if (play == Play::Misere) {
        return {"GameOver",
                QT_TRANSLATE_NOOP("GameOver",
                                  "N-position · no stone is left · whoever took the last stone has lost"),
                {}};
    }
    return {
        "GameOver",
        QT_TRANSLATE_NOOP("GameOver", "P-position · no stone is left · whoever took the last stone has won"),
        {}};
}

Step gameOverStep(Play play, std::vector<teaching::Mark> marks)
{
    const Sentence title{"GameOver", QT_TRANSLATE_NOOP("GameOver", "No stone is left: the game is over"), {}};
    const char* const detail = play == Play::Misere
        ? QT_TRANSLATE_NOOP("GameOver",
                            "Whoever took the last stone has lost, so the player to move has won: an "
                            "N-position.")
        : QT_TRANSLATE_NOOP("GameOver", "The player to move cannot move and has lost: a P-position.");
    return {"over", title, {{"GameOver", detail, {}}}, {}, std::move(marks)};
}

} // namespace laststone::games
