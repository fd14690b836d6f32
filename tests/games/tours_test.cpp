// SPDX-License-Identifier: GPL-3.0-or-later
// The tours of all lessons in all languages: what they link to and what they ask.
#include "app/language.h"
#include "games/catalogue.h"
#include "teaching/hall/ballot.h"
#include "teaching/tour.h"
#include "test_main.h"
#include "widgets/page/question_box.h"

#include <QRegularExpression>
#include <QTest>

#include <map>

namespace laststone::tours_test {

using teaching::Position;
using teaching::Question;
using teaching::Tour;

namespace {

Tour tourOf(const QString& game, const QLocale& language)
{
    return teaching::loadTour(QStringLiteral(":/tours"), game, language);
}

QStringList questionsOf(const Tour::Section& section)
{
    QStringList texts;
    for (const Tour::Piece& piece : section.pieces) {
        if (piece.question)
            texts << piece.question->text;
    }
    return texts;
}

std::optional<Question> read(const Tour::Question& asked, const widgets::Lesson& lesson)
{
    auto read = teaching::readQuestion(asked.text, lesson.questions, games::families(), &lesson.first);
    auto* question = std::get_if<Question>(&read);
    return question ? std::optional(std::move(*question)) : std::nullopt;
}

// What the tour of a game asks, with its words and its section.
template <class Check> void forQuestions(const QString& game, const QLocale& language, const Check& check)
{
    for (const auto& section : tourOf(game, language).sections) {
        for (const Tour::Piece& piece : section.pieces) {
            const auto question =
                piece.question ? read(*piece.question, *games::findLesson(game)) : std::nullopt;
            if (question)
                check(*question, piece.question->forHall(), section);
        }
    }
}

void addGames()
{
    QTest::addColumn<QString>("game");
    for (const widgets::Lesson* lesson : games::lessons())
        QTest::newRow(qPrintable(lesson->id())) << lesson->id();
}

} // namespace

class ToursTest : public QObject {
    Q_OBJECT
private slots:
    // Code is not broken into lines: beside a projected board of 1024 × 768 longer ones were too small.
    void linesOfCodeAreShort_data() { addGames(); }
    void linesOfCodeAreShort()
    {
        QFETCH(QString, game);
        for (const app::Language& language : app::languages()) {
            bool isCode = false;
            for (const auto& section : tourOf(game, language.locale).sections) {
                for (const QString& line : section.markdown().split(u'\n')) {
                    if (line.startsWith(QLatin1String("```")))
                        isCode = !isCode;
                    QVERIFY2(!isCode || line.size() <= 30, qPrintable(line));
                }
            }
            QVERIFY(!isCode);
        }
    }

    void toursLinkToPositionsOfTheirGame_data() { addGames(); }
    void toursLinkToPositionsOfTheirGame()
    {
        QFETCH(QString, game);
        const Position here = games::findLesson(game)->first;
        static const QRegularExpression link(QStringLiteral("\\]\\((position:[^)]*)\\)"));
        for (const app::Language& language : app::languages()) {
            const auto tour = tourOf(game, language.locale);
            QVERIFY(tour.sections.size() >= 5);
            int links = 0;
            for (const auto& section : tour.sections) {
                auto matches = link.globalMatch(section.markdown());
                while (matches.hasNext()) {
                    const auto notation = teaching::notationOfLink(matches.next().captured(1));
                    QVERIFY(notation);
                    const auto parsed = teaching::parsePosition(*notation, games::families(), &here);
                    QVERIFY2(std::holds_alternative<Position>(parsed), qPrintable(*notation));
                    // What another lesson tells is linked to there.
                    links += std::get<Position>(parsed).word() == game ? 1 : 0;
                }
            }
            QVERIFY(links >= 10);
        }
    }

    // Whoever reads that a game is to be played from a position has it before him.
    void theFirstPageNamesTheGameOnTheBoard_data() { addGames(); }
    void theFirstPageNamesTheGameOnTheBoard()
    {
        QFETCH(QString, game);
        const widgets::Lesson& lesson = *games::findLesson(game);
        static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\((position:[^)]*)\\)"));
        static const QRegularExpression number(QStringLiteral("\\d+"));
        for (const app::Language& language : app::languages()) {
            const auto tour = tourOf(game, language.locale);
            // What stands in front of the first question: one position, and that is where a newcomer begins.
            auto matches = link.globalMatch(tour.sections.front().pieces.front().markdown);
            QVERIFY(matches.hasNext());
            const auto first = matches.next();
            QVERIFY2(!matches.hasNext(), qPrintable(game));
            const auto notation = teaching::notationOfLink(first.captured(2));
            const auto read = teaching::parsePosition(*notation, games::families(), &lesson.first);
            QCOMPARE(std::get<Position>(read).heaps, lesson.firstGame);
            std::vector<theory::Count> named;
            auto numbers = number.globalMatch(first.captured(1));
            while (numbers.hasNext())
                named.push_back(numbers.next().captured().toULongLong());
            QCOMPARE(named, lesson.firstGame);
        }
    }

    // On the other pages the board shows what is asked: no text sends the reader to another position first.
    void noPageSendsTheReaderElsewhereBeforeItAsks_data() { addGames(); }
    void noPageSendsTheReaderElsewhereBeforeItAsks()
    {
        QFETCH(QString, game);
        static const QRegularExpression invitation(
            QStringLiteral("(Click|Play|点击|點一下|點擊) ?\\[[^\\]]*\\]\\(position:"));
        QVERIFY(QStringLiteral("Click [3, 5](position:3,5)").contains(invitation));
        for (const app::Language& language : app::languages()) {
            for (const auto& section : tourOf(game, language.locale).sections)
                QVERIFY2(!section.pieces.front().markdown.contains(invitation), qPrintable(section.title));
        }
    }

    // A hall reads the words of a question above its answers: they ask for one of these. P and N are asked
    // for by their letters, or by who wins; a move by no yes or no.
    void wordsAskForTheirAnswers_data() { addGames(); }
    void wordsAskForTheirAnswers()
    {
        QFETCH(QString, game);
        static const QRegularExpression outcome(
            QStringLiteral("P[ \u00a0][^?？]*N|\\bP, or N\\?|who wins|谁会赢|誰會贏"));
        static const QRegularExpression other(
            QStringLiteral("行不行|吗？|行得通嗎|呢？|And now\\?|^(Is|Does|Do|Can) [^?]*\\?$"));
        for (const app::Language& language : app::languages()) {
            for (const auto& section : tourOf(game, language.locale).sections) {
                for (const auto& piece : section.pieces) {
                    if (!piece.question || !widgets::asks(piece.question->forHall()))
                        continue;
                    const QString words = piece.question->forHall();
                    if (piece.question->text.startsWith(QStringLiteral("outcome")))
                        QVERIFY2(words.contains(outcome), qPrintable(words));
                    else if (!piece.question->text.startsWith(QStringLiteral("is-pair")))
                        QVERIFY2(!words.contains(other), qPrintable(words));
                }
            }
        }
    }

    // What has just been moved is told by the words alone: those that do not ask stand above the question of
    // its kind, which tells it again.
    void aMoveIsToldOnce()
    {
        for (const char* game : {"bash", "staircase"}) {
            for (const app::Language& language : app::languages()) {
                int replies = 0;
                forQuestions(QLatin1String(game), language.locale,
                             [&](const Question& question, const QString& words, const Tour::Section&) {
                                 if (question.kind != QLatin1String("reply"))
                                     return;
                                 ++replies;
                                 QVERIFY2(widgets::asks(words), qPrintable(words));
                             });
                QVERIFY(replies >= 3);
            }
        }
    }

    // Whoever answers a move on a staircase reads what it was made from, which has not been on the board.
    void aReplyNamesWhatWasBefore()
    {
        for (const app::Language& language : app::languages()) {
            forQuestions(QStringLiteral("staircase"), language.locale,
                         [](const Question& question, QString words, const Tour::Section&) {
                             if (question.kind != QLatin1String("reply"))
                                 return;
                             const theory::Count stair = question.about[0];
                             auto before = question.position.heaps;
                             before[stair - 1] += question.about[1];
                             before[stair - 2] -= question.about[1];
                             QStringList stones;
                             for (const theory::Count each : before)
                                 stones << QString::number(each);
                             words.replace(QChar::Nbsp, u' ').replace(u'、', QStringLiteral(", "));
                             QVERIFY2(words.contains(stones.join(QStringLiteral(", "))), qPrintable(words));
                         });
        }
    }

    // The strip of coins is drawn in the text as in its question.
    void theStripIsDrawnOneWay()
    {
        static const QRegularExpression picture(QStringLiteral("[□●]{2,}"));
        for (const app::Language& language : app::languages()) {
            int strips = 0;
            forQuestions(QStringLiteral("staircase"), language.locale,
                         [&](const Question& question, const QString&, const Tour::Section& section) {
                             if (question.kind != QLatin1String("strip"))
                                 return;
                             ++strips;
                             const QString task = teaching::Voice::installed().say(question.task);
                             const QString drawn = picture.match(task).captured();
                             QCOMPARE(drawn.size(), static_cast<qsizetype>(question.about.back()));
                             QString text = section.markdown(); // where its squares have numbers below them
                             QVERIFY2(text.remove(u' ').contains(drawn), qPrintable(drawn));
                         });
            QCOMPARE(strips, 1);
        }
    }

    // No letter is right so often that a class learns to call it. P and N have their own.
    void theRightLetterIsMixed_data() { addGames(); }
    void theRightLetterIsMixed()
    {
        QFETCH(QString, game);
        std::map<std::size_t, int> right;
        int all = 0;
        forQuestions(game, QLocale(QStringLiteral("en")),
                     [&](const Question& question, const QString&, const Tour::Section&) {
                         const auto ballot = teaching::ballotOf(question);
                         if (question.form == teaching::AnswerForm::Outcome || ballot.isEmpty())
                             return;
                         ++all;
                         ++right[ballot.right];
                     });
        QVERIFY(all > 10);
        for (const auto& [letter, count] : right)
            QVERIFY2(5 * count <= 2 * all, qPrintable(QStringLiteral("%1: %2").arg(letter).arg(count)));
    }

    // Several moves that win are no moves to be made one after the other.
    void winningMovesAreAlternatives()
    {
        const auto& lesson = *games::findLesson(QStringLiteral("staircase"));
        const auto words = [&](const char* text) {
            const auto question = read({QString::fromLatin1(text), {}}, lesson);
            return teaching::Voice::installed().say(widgets::answerWords(*question));
        };
        QCOMPARE(words("all-moves 4,1,7,2,1,3"),
                 QStringLiteral("move 2 from stair 3 down or move 2 from stair 6 down"));
        QCOMPARE(words("all-moves 1,1,3"), QStringLiteral("move 2 from stair 3 down"));
        QCOMPARE(words("all-moves 1,1,1"), QStringLiteral("no move wins"));
    }

    // Whoever has come to the end reads what to keep and where to go on, and whoever programs finds the
    // solution, a judge problem and the way to its answers.
    void toursEndWithWhatToKeep_data() { addGames(); }
    void toursEndWithWhatToKeep()
    {
        QFETCH(QString, game);
        static const QRegularExpression link(QStringLiteral("\\]\\((position:[^)]*)\\)"));
        static const QRegularExpression solve(QStringLiteral("`laststone solve ([a-z0-9]+)`"));
        const Position here = games::findLesson(game)->first;
        for (const app::Language& language : app::languages()) {
            const auto tour = tourOf(game, language.locale);
            const QString end = tour.sections.back().pieces.back().markdown;
            QVERIFY2(end.count(QStringLiteral("\n- ")) >= 2, qPrintable(end));
            bool goesOn = false;
            auto links = link.globalMatch(end);
            while (links.hasNext()) {
                const auto notation = teaching::notationOfLink(links.next().captured(1));
                const auto read = teaching::parsePosition(*notation, games::families(), &here);
                goesOn = goesOn || std::get<Position>(read).word() != game;
            }
            QCOMPARE(goesOn, game != games::lessons().back()->id());
            QString all;
            for (const auto& section : tour.sections)
                all += section.markdown();
            QVERIFY(all.contains(solve));
            QVERIFY(all.contains(QStringLiteral("```")));
        }
    }

    // A hall clicks and types nothing, and sees neither tabs nor what stands beside the board in the window.
    void whatIsProjectedIsSaidToAHall_data() { addGames(); }
    void whatIsProjectedIsSaidToAHall()
    {
        QFETCH(QString, game);
        static const QRegularExpression alone(QStringLiteral(
            "[Cc]lick|Drag|arrow key|\\bType |Make it on the board|[Tt]able” tab|Table "
            "tab|(Why\\?|Exercise)” tab|"
            "PageDown|The board marks|beside the board shows|below the board|above the board, and its rule|"
            "点击|點一下|拖动|拖曳|方向键|方向鍵|标签页|分頁|请写|請寫|在棋盘上走出来|在棋盤上走出來|"
            "棋盘旁边的图表|棋盤旁邊的圖表|棋盘用蓝|棋盤用藍|棋盘下方|棋盤下方"));
        for (const app::Language& language : app::languages()) {
            int others = 0;
            for (const auto& section : tourOf(game, language.locale).sections) {
                for (const Tour::Piece& piece : section.pieces) {
                    QVERIFY2(!piece.forHall().contains(alone), qPrintable(piece.forHall()));
                    QVERIFY2(!piece.question || !piece.question->forHall().contains(alone),
                             qPrintable(piece.question->forHall()));
                    others += piece.inHall.has_value();
                }
            }
            QVERIFY(others > 0);
        }
    }

    void toursAskWhatCanBeAsked_data() { addGames(); }
    void toursAskWhatCanBeAsked()
    {
        QFETCH(QString, game);
        const widgets::Lesson& lesson = *games::findLesson(game);
        QStringList asked;
        for (const auto& section : tourOf(game, QLocale(QStringLiteral("en"))).sections) {
            for (const QString& text : questionsOf(section)) {
                const auto question = read({text, {}}, lesson);
                QVERIFY2(question, qPrintable(section.title + QStringLiteral(": ") + text));
                QCOMPARE(question->position.word(), game);
                asked << teaching::questionText(*question);
            }
        }
        QCOMPARE(asked.removeDuplicates(), 0);
    }

    void toursAskTheSameInAllLanguages_data() { addGames(); }
    void toursAskTheSameInAllLanguages()
    {
        QFETCH(QString, game);
        const Tour english = tourOf(game, QLocale(QStringLiteral("en")));
        for (const app::Language& language : app::languages()) {
            const Tour tour = tourOf(game, language.locale);
            QCOMPARE(tour.sections.size(), english.sections.size());
            for (std::size_t i = 0; i < tour.sections.size(); ++i) {
                QCOMPARE(questionsOf(tour.sections[i]), questionsOf(english.sections[i]));
                QVERIFY(tour.sections[i].questionCount() >= 2); // whoever only reads has understood nothing
                QCOMPARE(tour.sections[i].notes.isEmpty(), english.sections[i].notes.isEmpty());
            }
        }
    }
};

LASTSTONE_TEST(ToursTest, Nothing)

} // namespace laststone::tours_test
#include "tours_test.moc"
