// SPDX-License-Identifier: GPL-3.0-or-later
// What every lesson of the catalogue has to keep, whichever games there are.
#include "app/language.h"
#include "games/catalogue.h"
#include "games/explained.h"
#include "games/sums/sg_game.h"
#include "rules_alone.h"
#include "teaching/coach.h"
#include "teaching/opponent.h"
#include "teaching/steps/plane.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTest>

#include <numeric>
#include <set>
#include <tuple>

namespace laststone::contract_test {

using explained::numbersIn;
using teaching::Move;
using teaching::Position;
using theory::Count;
using theory::Outcome;
using theory::Play;
using Role = teaching::ShownMove::Role;

namespace {

// Every move that the rules of the product allow.
std::vector<Move> allMoves(const Position& position)
{
    std::vector<Move> moves;
    for (std::size_t part = 0; part < position.game->partCount(position); ++part) {
        if (const auto listed = position.game->listedMoves(position, part)) {
            moves.insert(moves.end(), listed->begin(), listed->end());
            continue;
        }
        for (Count take = 1; take <= position.game->mostTake(position, part); ++take)
            moves.push_back({part, take, 0});
    }
    return moves;
}

void addGames()
{
    QTest::addColumn<QString>("game");
    for (const widgets::Lesson* lesson : games::lessons())
        QTest::newRow(qPrintable(lesson->id())) << lesson->id();
}

} // namespace

class ContractTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        for (const app::Language& language : app::languages())
            m_voices.push_back(*m_translations.voice(language));
    }

    // The catalogue alone says which lessons there are, and in which order.
    void everyLessonIsFoundByItsName()
    {
        const auto lessons = games::lessons();
        QCOMPARE(games::families().size(), lessons.size());
        for (std::size_t i = 0; i < lessons.size(); ++i) {
            QCOMPARE(games::findLesson(lessons[i]->id()), lessons[i]);
            QCOMPARE(games::families()[i].word, lessons[i]->id());
            QCOMPARE(lessons[i]->first.word(), lessons[i]->id());
        }
        QVERIFY(games::sequenceLesson().sequence);
    }

    void smallPositionsAgreeWithTheRulesAlone_data() { addGames(); }
    void smallPositionsAgreeWithTheRulesAlone()
    {
        QFETCH(QString, game);
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(game)) {
            if (position.game->check(position))
                continue;
            const QByteArray name = teaching::notation(position).toUtf8();
            std::set<std::vector<Count>> reached;
            std::vector<Move> winning;
            for (const Move& move : allMoves(position)) {
                QVERIFY2(position.game->isLegal(position, move), name);
                const Position after = position.game->after(position, move);
                reached.insert(after.heaps);
                if (judge.outcome(after) == Outcome::P)
                    winning.push_back(move);
            }
            const auto options = rules_alone::options(position);
            QVERIFY2(std::vector(reached.begin(), reached.end()) == options, name);
            QVERIFY2(position.game->outcome(position) == judge.outcome(position), name);
            QVERIFY2(position.game->isTerminal(position) == options.empty(), name);
            auto found = position.game->winningMoves(position);
            const auto less = [](const Move& a, const Move& b) {
                return std::tuple(a.heap, a.take, a.split) < std::tuple(b.heap, b.take, b.split);
            };
            std::ranges::sort(found, less);
            std::ranges::sort(winning, less);
            QVERIFY2(found == winning, name);
            if (judge.outcome(position) == Outcome::P && !options.empty())
                QVERIFY2(position.game->isLegal(position, position.game->hardestMove(position)), name);
        }
    }

    // Whoever reads that the last stone wins must not find one when no move is left, nor a game without
    // stones.
    void theLastStoneIsSpokenOfWhereItIsTaken_data() { addGames(); }
    void theLastStoneIsSpokenOfWhereItIsTaken()
    {
        QFETCH(QString, game);
        for (const Position& position : rules_alone::smallPositions(game)) {
            const teaching::Game& rules = *position.game;
            const auto rule = teaching::Voice::installed().say(rules.endRule(position.play));
            QCOMPARE(rule.contains(QStringLiteral("last stone")), rules.endsWithLastStone());
            if (rules.endsWithLastStone() && !rules.check(position) && rules.isTerminal(position))
                QCOMPARE(std::accumulate(position.heaps.begin(), position.heaps.end(), Count{0}), Count{0});
        }
    }

    // Every move that a step shows is one of the game, and does what its role says.
    void shownMovesAreTrue_data() { addGames(); }
    void shownMovesAreTrue()
    {
        QFETCH(QString, game);
        const widgets::Lesson& lesson = *games::findLesson(game);
        rules_alone::Judge judge;
        for (const Position& position : rules_alone::smallPositions(game)) {
            if (position.game->check(position))
                continue;
            const QByteArray name = teaching::notation(position).toUtf8();
            for (const teaching::Step& step : lesson.explain(position).steps) {
                std::optional<Position> threatened; // what the last threat leads to
                for (const teaching::ShownMove& shown : step.shown.moves) {
                    QVERIFY2(shown.before.game->isLegal(shown.before, shown.move), name);
                    const Position after = shown.before.game->after(shown.before, shown.move);
                    const bool isThreat = shown.role == Role::Threat;
                    QVERIFY2(shown.role == Role::Example
                                 || judge.outcome(isThreat ? shown.before : after) == Outcome::P,
                             name);
                    if (shown.role == Role::Winning)
                        QVERIFY2(shown.before == position, name);
                    QVERIFY2((shown.role == Role::Reply) == threatened.has_value(), name);
                    QVERIFY2(!threatened || shown.before == *threatened, name);
                    threatened = isThreat ? std::optional(after) : std::nullopt;
                }
                QVERIFY2(!threatened || position.game->isTerminal(*threatened),
                         name); // answered, or the last move
            }
        }
    }

    void notationsAreReadBack_data() { addGames(); }
    void notationsAreReadBack()
    {
        QFETCH(QString, game);
        QRandomGenerator random(5);
        for (int round = 0; round < 300; ++round) {
            const Position& first = games::findLesson(game)->first;
            const Position position =
                first.game->randomPosition(first, static_cast<teaching::Difficulty>(round % 3), random);
            const auto parsed =
                teaching::parsePosition(teaching::notation(position), games::families(), nullptr);
            QVERIFY(std::holds_alternative<Position>(parsed));
            QVERIFY(std::get<Position>(parsed) == position);
        }
    }

    void everyOpponentPlaysOnToTheEnd_data() { addGames(); }
    void everyOpponentPlaysOnToTheEnd()
    {
        QFETCH(QString, game);
        QRandomGenerator random(6);
        for (const Play play : {Play::Normal, Play::Misere}) {
            for (const teaching::Opponent opponent : teaching::kOpponents) {
                for (int round = 0; round < 20; ++round) {
                    Position position = games::findLesson(game)->first;
                    position.play = play;
                    position = position.game->randomPosition(position, teaching::Difficulty::Medium, random);
                    // The learner plays perfectly from a won position and must win.
                    bool learner = true;
                    const bool won = position.game->outcome(position) == Outcome::N;
                    int moves = 0;
                    while (!position.game->isTerminal(position) && ++moves < 10'000) {
                        const Move move = learner ? teaching::bestMove(position)
                                                  : teaching::chooseMove(position, opponent, random);
                        QVERIFY(position.game->isLegal(position, move));
                        position = position.game->after(position, move);
                        learner = !learner;
                    }
                    QVERIFY(position.game->isTerminal(position));
                    if (won)
                        QCOMPARE(learner, play == Play::Misere); // who is to move now has won in misère play
                }
            }
        }
    }

    void explanationsSayTheSameInEveryLanguage_data() { addGames(); }
    void explanationsSayTheSameInEveryLanguage()
    {
        QFETCH(QString, game);
        const widgets::Lesson& lesson = *games::findLesson(game);
        const auto positions = rules_alone::smallPositions(game);
        for (std::size_t i = 0; i < positions.size(); i += 7) {
            if (positions[i].game->check(positions[i]))
                continue;
            const auto explanation = lesson.explain(positions[i]);
            const QByteArray name = teaching::notation(positions[i]).toUtf8();
            QVERIFY2(!explanation.steps.empty(), name);
            for (const teaching::Step& step : explanation.steps) {
                const QString english = teaching::plainText(step, m_voices[0]);
                for (const teaching::Voice& voice : m_voices) {
                    const QString said = teaching::plainText(step, voice);
                    QVERIFY2(!voice.say(step.title).isEmpty(), name);
                    QVERIFY2(!said.contains(QRegularExpression(QStringLiteral("%[0-9n]"))), qPrintable(said));
                    QVERIFY2(numbersIn(said) == numbersIn(english), qPrintable(said + english));
                }
            }
        }
    }

    // The fact that the coach says of a position in misère play is the one that decides it.
    void factsOfMiserePlayDecide()
    {
        const teaching::Voice voice([](const char*, const char*, int) { return QString(); },
                                    QLocale(QLocale::English));
        static const QRegularExpression lost(
            QStringLiteral("an odd number|0 and 1 with nim-sum 1|^(SG values with )?nim-sum 0"));
        static const QRegularExpression won(
            QStringLiteral("an even number|0 and 1 with nim-sum 0|nim-sum [1-9][0-9]* ≠ 0"));
        int looked = 0;
        for (const char* const game : {"nim", "staircase", "sg"}) {
            for (const Position& position : rules_alone::smallPositions(QString::fromLatin1(game))) {
                const bool isSearched =
                    position.word() == QLatin1String("sg") && !games::SgGame::of(position).valuesRuleMisere();
                if (position.play == Play::Normal || position.game->isTerminal(position) || isSearched)
                    continue;
                const QString fact = voice.say(position.game->decidingFact(position));
                QVERIFY2(!fact.isEmpty(), qPrintable(teaching::notation(position)));
                if (fact.startsWith(QLatin1String("g(")))
                    continue; // a single heap
                rules_alone::Judge judge;
                const bool isLost = judge.outcome(position) == Outcome::P;
                QVERIFY2(fact.contains(isLost ? lost : won), qPrintable(teaching::notation(position) + fact));
                ++looked;
            }
        }
        QVERIFY(looked > 200);
    }

    void verdictsAndCoachSpeakEveryLanguage_data() { addGames(); }
    void verdictsAndCoachSpeakEveryLanguage()
    {
        QFETCH(QString, game);
        const auto positions = rules_alone::smallPositions(game);
        for (std::size_t i = 0; i < positions.size(); i += 5) {
            if (positions[i].game->check(positions[i]))
                continue;
            const QString letter = positions[i].game->outcome(positions[i]) == Outcome::P
                ? QStringLiteral("P")
                : QStringLiteral("N");
            for (const teaching::Voice& voice : m_voices) {
                QVERIFY(voice.say(positions[i].game->verdict(positions[i])).startsWith(letter));
                if (!positions[i].game->isTerminal(positions[i]))
                    QVERIFY(!voice.say(positions[i].game->invitation(positions[i])).isEmpty());
                static const QRegularExpression wrong(QStringLiteral("%|\\p{Han} \\p{Han}"));
                for (const Move& move : allMoves(positions[i])) {
                    const QString said = voice.say(teaching::coach(positions[i], move));
                    QVERIFY2(!said.contains(wrong), qPrintable(said));
                }
            }
            for (const Move& move : allMoves(positions[i]))
                sayAfterwards(positions[i], move);
        }
    }

    void chartsShowWhatTheRulesSay_data() { addGames(); }
    void chartsShowWhatTheRulesSay()
    {
        QFETCH(QString, game);
        const widgets::Lesson& lesson = *games::findLesson(game);
        const auto positions = rules_alone::smallPositions(game);
        for (std::size_t i = 0; i < positions.size(); i += 11) {
            const Position& position = positions[i];
            if (position.game->check(position))
                continue;
            const teaching::Plane& plane = lesson.planeOf(position);
            const auto axes = plane.axes(position);
            teaching::PlaneWindow window{0, 1, {0, 9}, {0, 9}};
            if (axes.size() >= 2)
                window = {axes[0], axes[1], {0, 9}, {0, 9}};
            const auto data = plane.data(position, window);
            if (!data.drawable)
                continue;
            QCOMPARE(data.outcome, position.game->outcome(position));
            const auto at = [&](const teaching::PlanePoint& point) {
                return std::get<Position>(plane.positionAt(position, window, point));
            };
            QVERIFY(at(data.current) == position);
            if (plane.pointText) {
                for (Count x = 0; x <= window.x.last; ++x) { // off the plane as well
                    for (Count y = 0; y <= window.y.last; y += 3) {
                        const auto text = plane.pointText(position, window, {x, y});
                        const QString english = m_voices[0].say(text);
                        for (const teaching::Voice& voice : m_voices)
                            QVERIFY2(numbersIn(voice.say(text)) == numbersIn(english) && !english.isEmpty(),
                                     qPrintable(voice.say(text)));
                    }
                }
            }
            for (const auto& point : data.lost)
                QCOMPARE(at(point).game->outcome(at(point)), Outcome::P);
            for (const auto& point : data.others)
                QCOMPARE(at(point).game->outcome(at(point)), Outcome::N);
            std::set<std::vector<Count>> targets;
            for (const Move& move : position.game->winningMoves(position))
                targets.insert(position.game->after(position, move).heaps);
            for (const auto& point : data.winning)
                QVERIFY(targets.contains(at(point).heaps));
        }
    }

    void boardsTakeEveryPosition_data() { addGames(); }
    void boardsTakeEveryPosition()
    {
        QFETCH(QString, game);
        const widgets::Lesson& lesson = *games::findLesson(game);
        const std::unique_ptr<widgets::BoardWidget> board(widgets::newBoard(lesson, nullptr));
        board->resize(600, 400);
        const auto positions = rules_alone::smallPositions(game);
        for (int arrangement = 0;
             arrangement < std::max<int>(1, static_cast<int>(board->arrangements().size())); ++arrangement) {
            board->setArrangement(arrangement);
            for (std::size_t i = 0; i < positions.size(); i += 41) {
                if (positions[i].game->check(positions[i]))
                    continue;
                board->setShown({});
                board->setPosition(positions[i], std::nullopt);
                for (const teaching::Step& step : lesson.explain(positions[i]).steps) {
                    board->setShown(step.shown);
                    QVERIFY(!board->grab().isNull());
                }
                for (const Move& move : allMoves(positions[i])) {
                    board->setChoice(move);
                    QVERIFY(board->choice() == move);
                }
                board->setChoice(Move{99, 1, 0});
                QVERIFY(!board->choice());
            }
        }
    }

private:
    // What is said of a move when the game is over, and while the rule is still to be found: the same in
    // every language, and of a mistake that it was one.
    void sayAfterwards(const Position& before, const Move& move)
    {
        const Position after = before.game->after(before, move);
        const bool isWon = before.game->outcome(before) == Outcome::N;
        const bool isMistake = isWon && after.game->outcome(after) == Outcome::N;
        for (const auto side : {teaching::Side::Learner, teaching::Side::Other}) {
            const teaching::History::Entry entry{move, before, after, side};
            const teaching::CoachLine lines[] = {teaching::seenOn(entry), teaching::reviewedOn(entry, false),
                                                 teaching::reviewedOn(entry, true)};
            for (const teaching::CoachLine& each : lines) {
                const QString english = m_voices[0].say(each.line);
                QVERIFY(!english.isEmpty());
                for (const teaching::Voice& voice : m_voices) {
                    const QString said = voice.say(each.line);
                    QVERIFY2(!said.contains(QLatin1Char('%')), qPrintable(said));
                    QVERIFY2(numbersIn(said) == numbersIn(english), qPrintable(said + english));
                }
            }
            if (side == teaching::Side::Learner && !after.game->isTerminal(after))
                QCOMPARE(lines[2].tone == teaching::CoachLine::Tone::Bad, isMistake);
        }
    }

    app::Translations m_translations;
    std::vector<teaching::Voice> m_voices;
};

LASTSTONE_TEST(ContractTest, Windows)

} // namespace laststone::contract_test
#include "contract_test.moc"
