// SPDX-License-Identifier: GPL-3.0-or-later
// A game is a text that can be read, by people and again by the program.
#include "teaching/memory/saved_game.h"

#include "games/catalogue.h"
#include "teaching/session.h"
#include "test_main.h"

namespace laststone::saved_game_test {

using namespace teaching;

namespace {

SavedGame read(const QString& text)
{
    return std::get<SavedGame>(readGame(text, games::families()));
}

} // namespace

class SavedGameTest : public QObject {
    Q_OBJECT
private slots:
    void aGameIsWrittenInLinesThatCanBeRead()
    {
        const QString text = QStringLiteral("laststone game 1\n"
                                            "start nim: 7 9 15 12\n"
                                            "first opponent\n"
                                            "opponent erring\n"
                                            "move 4 11        # 7 9 15 1\n"
                                            "move 3 8         # 7 9 7 1\n"
                                            "at 1\n"
                                            "step 2\n"
                                            "section 3\n"
                                            "place 6 120 -40.5\n");
        const SavedGame game = read(text);
        QCOMPARE(gameText(game), text);
        QVERIFY(game.first == Side::Other && game.opponent == Opponent::Erring);
        QCOMPARE(game.moves, (std::vector<Move>{{3, 11, 0}, {2, 8, 0}}));
        QCOMPARE(game.done, std::size_t{1});
        QCOMPARE(game.step, 1);
        QCOMPARE(game.section, 2);
        QCOMPARE(game.places.at(6).second, -40.5);
    }

    void littleIsNeeded()
    {
        const SavedGame game =
            read(QStringLiteral("\n# mine\r\nlaststone game 1\n\n  start  bash 3 misere: 21 \r\n"
                                "move 1 2"));
        QCOMPARE(notation(game.start), QStringLiteral("bash 3 misere: 21"));
        QVERIFY(game.first == Side::Learner && !game.opponent && game.step == -1);
        QCOMPARE(game.done, std::size_t{1});
    }

    // Games of every lesson, played to their ends by chance, with rules of every kind.
    void everyGameIsReadAgain()
    {
        QRandomGenerator random(5);
        for (const widgets::Lesson* lesson : games::lessons()) {
            std::vector<Position> starts{lesson->first};
            for (const widgets::LessonKind& kind : lesson->kinds) {
                for (const widgets::RulePreset& preset : kind.presets)
                    starts.push_back(firstPosition(std::get<0>(lesson->family.read(preset.rule, 0))));
            }
            for (const Position& like : starts) {
                SavedGame game{like.game->randomPosition(like, Difficulty::Medium, random)};
                Match match(game.start, game.first);
                while (!match.isOver()) {
                    game.moves.push_back(chooseMove(match.position(), Opponent::Random, random));
                    QVERIFY(match.play(game.moves.back()));
                }
                game.done = game.moves.size() / 2;
                QVERIFY2(read(gameText(game)) == game, qPrintable(gameText(game)));
            }
        }
    }

    void whatIsWrongIsToldWithItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("told");
        const auto add = [](const char* name, const char* text, const char* told) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(told);
        };
        add("empty", "", "Line 2, column 1: this is no game of Last Stone.");
        add("another file", "digraph {}\n", "Line 1, column 1: this is no game of Last Stone.");
        add("newer", "laststone game 2\nwhat",
            "Line 1, column 16: this game is of a newer version of the program.");
        add("no start", "laststone game 1\nmove 1 1",
            "Line 2, column 1: “start” and a position were expected.");
        add("end", "laststone game 1\n", "Line 3, column 1: “start” and a position were expected.");
        add("illegal", "laststone game 1\nstart nim: 3\nmove 1 4",
            "Line 3, column 6: this move cannot be made here.");
        add("no heap", "laststone game 1\nstart nim: 3\nmove 2 1",
            "Line 3, column 6: this move cannot be made here.");
        add("no number", "laststone game 1\nstart nim: 3\nmove 1 x",
            "Line 3, column 8: a number from 0 to 9223372036854775807 was expected.");
        add("missing", "laststone game 1\nstart nim: 3\nmove 1",
            "Line 3, column 8: a number from 0 to 9223372036854775807 was expected.");
        add("at", "laststone game 1\nstart nim: 3\nmove 1 1\nat 2",
            "Line 4, column 4: a number from 0 to 1 was expected.");
        add("first", "laststone game 1\nstart nim: 3\nfirst me",
            "Line 3, column 7: “you” or “opponent” was expected.");
        add("opponent", "laststone game 1\nstart nim: 3\nopponent me",
            "Line 3, column 10: there is no such opponent.");
        add("entry", "laststone game 1\nstart nim: 3\n\n\n bove 1",
            "Line 5, column 2: “move” or another entry of a game was expected.");
        add("vertex", "laststone game 1\nstart nim: 3\nplace x 1 2",
            "Line 3, column 7: a number from 0 to 9223372036854775807 was expected.");
        add("step", "laststone game 1\nstart nim: 3\nstep 0",
            "Line 3, column 6: a number from 1 to 1000000 was expected.");
        add("section", "laststone game 1\nstart nim: 3\nsection x",
            "Line 3, column 9: a number from 1 to 1000000 was expected.");
        add("place", "laststone game 1\nstart nim: 3\nplace 1 2 nan",
            "Line 3, column 11: a number was expected.");
    }
    void whatIsWrongIsToldWithItsPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, told);
        const auto result = readGame(text, games::families());
        QVERIFY(std::holds_alternative<GameError>(result));
        QCOMPARE(Voice::installed().say(describe(std::get<GameError>(result))), told);
    }

    void theNotationsOwnErrorsHaveTheirPlaceToo()
    {
        const auto result = readGame(u"laststone game 1\nstart nim: 3 x", games::families());
        const auto& error = std::get<GameError>(result);
        QCOMPARE(error.line, 2);
        QCOMPARE(error.error.column, 14);
    }

    void aSessionGoesOnWhereItWasLeft()
    {
        const widgets::Lesson& lesson = *games::findLesson(QStringLiteral("nim"));
        Options options;
        options.usual.opponent = Opponent::Person;
        Session session({lesson.first, lesson.explain, games::families()}, options);
        session.setNotation(QStringLiteral("nim misere: 3 5 7"));
        session.play({2, 2, 0});
        session.play({1, 5, 0});
        session.play({0, 1, 0});
        session.undo();
        session.setStep(1);
        session.setSection(2);
        const SavedGame left = session.savedGame();
        Session next({lesson.first, lesson.explain, games::families()}, options);
        next.goOn(read(gameText(left)));
        QVERIFY(next.savedGame() == left);
        QVERIFY(next.match() == session.match());
        QCOMPARE(next.history().line(), session.history().line());
        next.redo();
        QCOMPARE(notation(next.position()), QStringLiteral("nim misere: 2 0 5"));
        for (int i = 0; i < 3; ++i)
            next.undo();
        QCOMPARE(notation(next.position()), QStringLiteral("nim misere: 3 5 7"));
        QVERIFY(!next.history().canUndo());
        // Into a game that goes on: that one can be had back.
        session.goOn({lesson.first});
        QCOMPARE(session.position(), lesson.first);
        session.undo();
        QCOMPARE(notation(session.position()), QStringLiteral("nim misere: 3 0 5"));
    }

    void theOpponentGoesOnTooButDoesNotBegin()
    {
        const widgets::Lesson& lesson = *games::findLesson(QStringLiteral("nim"));
        Session session({lesson.first, lesson.explain, games::families()}, {});
        session.goOn({lesson.first, Side::Other, Opponent::Perfect});
        QVERIFY(session.players().opponent == Opponent::Perfect);
        QTest::qWait(2 * Session::kThinking);
        QVERIFY(session.match().plies().empty());
        session.goOn({lesson.first, Side::Learner, Opponent::Perfect, {{0, 1, 0}}, 1});
        QTRY_COMPARE(session.match().plies().size(), std::size_t{2});
    }
};

LASTSTONE_TEST(SavedGameTest, Events)

} // namespace laststone::saved_game_test
#include "saved_game_test.moc"
