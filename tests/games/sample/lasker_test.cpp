// SPDX-License-Identifier: GPL-3.0-or-later
// The sample game against the rules alone, and in a page of the house.
#include "games/drawn.h"
#include "games/sample/lasker_game.h"
#include "games/sample/lasker_lesson.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/page/lesson_page.h"

#include <algorithm>
#include <map>
#include <set>

namespace laststone::lasker_test {

using teaching::Position;
using theory::Count;
using theory::Outcome;
using Heaps = std::vector<Count>;

namespace {

// Written from the rules: take from a heap, or part it into two of which none is empty.
std::set<Heaps> options(const Heaps& heaps)
{
    std::set<Heaps> result;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        Heaps next = heaps;
        for (next[i] = 0; next[i] < heaps[i]; ++next[i])
            result.insert(next);
        for (Count first = 1; first < heaps[i]; ++first) {
            next = heaps;
            next[i] = first;
            next.push_back(heaps[i] - first);
            result.insert(next);
        }
    }
    return result;
}

bool isLost(Heaps heaps)
{
    static std::map<Heaps, bool> known;
    std::erase(heaps, Count{0});
    std::ranges::sort(heaps);
    if (const auto found = known.find(heaps); found != known.end())
        return found->second;
    const bool lost = std::ranges::none_of(options(heaps), isLost);
    return known[heaps] = lost;
}

Position position(Heaps heaps)
{
    return {games::laskerGame(), theory::Play::Normal, std::move(heaps)};
}

} // namespace

class LaskerTest : public QObject {
    Q_OBJECT
private slots:
    void verdictsAndMovesAgreeWithTheRulesAlone()
    {
        for (Count a = 0; a <= 7; ++a) {
            for (Count b = 0; b <= 7; ++b) {
                for (Count c = 0; c <= 4; ++c)
                    agreesWithTheRules({a, b, c});
            }
        }
    }

    void aSingleHeapIsWorthWhatItsOptionsLeaveOut()
    {
        for (Count n = 0; n <= 40; ++n) {
            std::set<Count> reached;
            for (const Heaps& next : options({n})) {
                Count value = 0;
                for (const Count heap : next)
                    value ^= games::laskerValue(heap);
                reached.insert(value);
            }
            Count mex = 0;
            while (reached.contains(mex))
                ++mex;
            QCOMPARE(games::laskerValue(n), mex);
        }
    }

    void theStepsSayTheValuesAndAWinningMove()
    {
        const Position here = position({3, 4, 6});
        const auto explanation = games::explainLasker(here);
        QCOMPARE(QByteArray(explanation.steps[0].id), QByteArray("values"));
        QCOMPARE(teaching::Voice::installed().say(explanation.steps[0].title),
                 QStringLiteral("The heaps are worth 4, 3, 6"));
        const auto& moves = explanation.steps.back().shown.moves;
        QCOMPARE(moves.size(), 1u);
        QVERIFY(isLost(here.game->after(here, moves[0].move).heaps));
        QCOMPARE(games::explainLasker(position({5, 5})).steps.size(), 2u);
    }

    void thePlaneShowsThePPositions()
    {
        const auto data = games::laskerPlane().data(position({3, 4}), {0, 1, {0, 7}, {0, 7}});
        for (Count x = 0; x <= 7; ++x) {
            for (Count y = 0; y <= 7; ++y)
                QCOMPARE(std::ranges::find(data.lost, teaching::PlanePoint{x, y}) != data.lost.end(),
                         isLost({x, y}));
        }
    }

    // The house shows it as it shows its own games.
    void aPagePlaysIt()
    {
        widgets::LessonPage page(games::laskerLesson(), {&games::laskerLesson().family, 1}, quietOptions());
        page.resize(1280, 760);
        page.show();
        page.session().setNotation(QStringLiteral("lasker: 2 4"));
        page.session().play({1, 0, 2});
        QCOMPARE(teaching::notation(page.session().position()), QStringLiteral("lasker: 2 2 2"));
        QCOMPARE(games::laskerGame()->shortForm(position({2, 4}), {1, 0, 2}), QStringLiteral("#2 4→2+2"));
        page.session().setNotation(QStringLiteral("lasker misere: 2 4"));
        QCOMPARE(teaching::notation(page.session().position()), QStringLiteral("lasker: 2 2 2"));
    }

private:
    void agreesWithTheRules(const Heaps& heaps)
    {
        const Position here = position(heaps);
        std::set<Heaps> reached;
        std::size_t winning = 0;
        const auto sorted = [](Heaps left) {
            std::ranges::sort(left);
            return left;
        };
        for (std::size_t part = 0; part < heaps.size(); ++part) {
            const auto moves = here.game->listedMoves(here, part);
            for (const teaching::Move& move : *moves) {
                const Heaps left = here.game->after(here, move).heaps;
                reached.insert(sorted(left));
                winning += isLost(left);
            }
        }
        std::set<Heaps> byTheRules;
        for (const Heaps& option : options(heaps))
            byTheRules.insert(sorted(option));
        QVERIFY(reached == byTheRules);
        QCOMPARE(here.game->outcome(here) == Outcome::P, isLost(heaps));
        const auto moves = here.game->winningMoves(here);
        QCOMPARE(moves.size(), winning);
        if (moves.empty() && !here.game->isTerminal(here))
            QVERIFY(here.game->isLegal(here, here.game->hardestMove(here)));
        QVERIFY(std::ranges::all_of(moves,
                                    [&](const auto& m) { return isLost(here.game->after(here, m).heaps); }));
    }
};

LASTSTONE_TEST(LaskerTest, Windows)

} // namespace laststone::lasker_test
#include "lasker_test.moc"
