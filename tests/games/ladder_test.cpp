// SPDX-License-Identifier: GPL-3.0-or-later
// The opponents form a ladder: in every lesson each beats all that stand below it.
#include "games/catalogue.h"
#include "teaching/opponent.h"
#include "test_main.h"

namespace laststone::ladder_test {

using teaching::Difficulty;
using teaching::Opponent;
using teaching::Position;
using theory::Play;

namespace {

constexpr int kGames = 10'000;
// Three standard deviations above one half: whoever wins as often is better.
constexpr int kEnough = 5'150;

// Whether the one who begins wins.
bool firstWins(Position position, Opponent first, Opponent second, QRandomGenerator& random)
{
    bool isFirst = true;
    for (; !position.game->isTerminal(position); isFirst = !isFirst) {
        const auto move = teaching::chooseMove(position, isFirst ? first : second, random);
        position = position.game->after(position, move);
    }
    // It is the turn of the one who has not made the last move.
    return isFirst == (position.play == Play::Misere);
}

// Where games begin: as the lesson draws them, and such that there is something to do before the end.
std::vector<Position> beginnings(const Position& like, int count)
{
    QRandomGenerator random(12);
    std::vector<Position> all;
    while (all.size() < static_cast<std::size_t>(count)) {
        const auto draw = [&](Difficulty size) { return like.game->randomPosition(like, size, random); };
        const auto isShort = [](const Position& position) {
            return position.game->stonesLeft(position) <= 2 * teaching::kLastFewStones;
        };
        Position position = draw(Difficulty::Medium);
        for (int tries = 0; tries < 8 && isShort(position); ++tries)
            position = draw(Difficulty::Medium);
        all.push_back(isShort(position) ? draw(Difficulty::Hard) : position);
    }
    return all;
}

// The games of a lesson: the one it opens with, and one of each kind.
std::vector<Position> gamesOf(const widgets::Lesson& lesson)
{
    std::vector<Position> all{lesson.first};
    for (const widgets::LessonKind& kind : lesson.kinds) {
        const auto read = lesson.family.read(kind.presets.front().rule, 0);
        const Position first = teaching::firstPosition(std::get<0>(read));
        if (*first.game != *lesson.first.game)
            all.push_back(first);
    }
    return all;
}

} // namespace

class LadderTest : public QObject {
    Q_OBJECT
private slots:
    void theNamesAreAllThere()
    {
        const auto voice = teaching::Voice::installed();
        QSet<QString> names;
        for (std::size_t i = 0; i < std::size(teaching::kOpponents); ++i) {
            const Opponent opponent = teaching::kOpponents[i];
            QCOMPARE(static_cast<std::size_t>(opponent), i); // boxes and words count by it
            names << voice.say(teaching::opponentName(opponent));
            QVERIFY(!voice.say(teaching::opponentNote(opponent)).isEmpty());
            QVERIFY(teaching::opponentOf(teaching::opponentWord(opponent)) == opponent);
        }
        QCOMPARE(names.size(), static_cast<qsizetype>(std::size(teaching::kOpponents)));
        QVERIFY(!teaching::opponentOf(QStringLiteral("nobody")));
    }

    void theLadderIsClimbedRungByRung()
    {
        QVERIFY(!teaching::nextOpponent(Opponent::Person));
        std::vector<Opponent> climbed{Opponent::Random};
        while (const auto next = teaching::nextOpponent(climbed.back()))
            climbed.push_back(*next);
        QVERIFY(climbed == std::vector(std::begin(teaching::kOpponents) + 1, std::end(teaching::kOpponents)));
    }

    void eachBeatsAllBelowIt_data()
    {
        QTest::addColumn<Position>("like");
        QTest::addColumn<int>("games");
        for (const widgets::Lesson* lesson : games::lessons()) {
            for (Position like : gamesOf(*lesson)) {
                const QByteArray name = (lesson->id() + u' ' + like.rule()).toUtf8();
                QTest::newRow(name.constData()) << like << kGames;
                like.play = Play::Misere;
                QTest::newRow((name + " misere").constData()) << like << kGames / 10;
            }
        }
    }
    void eachBeatsAllBelowIt()
    {
        QFETCH(const Position, like);
        QFETCH(const int, games);
        const auto starts = beginnings(like, games / 2);
        QRandomGenerator random(4711);
        for (std::size_t higher = 2; higher < std::size(teaching::kOpponents); ++higher) {
            for (std::size_t lower = 1; lower < higher; ++lower) {
                const Opponent better = teaching::kOpponents[higher];
                const Opponent worse = teaching::kOpponents[lower];
                int won = 0;
                for (const Position& start : starts) {
                    won += firstWins(start, better, worse, random) ? 1 : 0;
                    won += firstWins(start, worse, better, random) ? 0 : 1;
                }
                // Of fewer games, three of their standard deviations.
                const int enough = games == kGames ? kEnough : games / 2 + 3 * 16;
                QVERIFY2(won > enough,
                         qPrintable(QStringLiteral("%1 against %2: %3 of %4")
                                        .arg(teaching::opponentWord(better), teaching::opponentWord(worse))
                                        .arg(won)
                                        .arg(games)));
            }
        }
    }
};

LASTSTONE_TEST(LadderTest, Nothing)

} // namespace laststone::ladder_test
#include "ladder_test.moc"
