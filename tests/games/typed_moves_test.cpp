// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that are chosen by typing how many, on the boards of all games.
#include "games/catalogue.h"
#include "gui_test.h"
#include "positions.h"
#include "teaching/moves.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/page/lesson.h"

#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

namespace laststone::typed_moves_test {

using teaching::Move;
using widgets::BoardWidget;

namespace {

class Typed {
public:
    explicit Typed(const QString& text)
        : position(positionOf(text))
        , board(widgets::newBoard(*games::findLesson(position.word()), nullptr))
        , moves(board.get(), &BoardWidget::moveMade)
    {
        board->setAnimated(false);
        board->resize(700, 420);
        board->setPosition(position, std::nullopt);
        show(*board);
        board->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(board.get()));
    }
    static void keys(const QString& keys)
    {
        for (const QChar key : keys) {
            if (key == u'v')
                press(Qt::Key_Down);
            else if (key == u'>')
                press(Qt::Key_Right);
            else
                QTest::keyClick(QApplication::focusWidget(), key.toLatin1());
        }
    }
    // Also of a board that shows one of several.
    QString whyNot() const
    {
        const auto* label = board->findChild<QLabel*>(QStringLiteral("whyNot"));
        return label && label->isVisible() ? label->text() : QString();
    }
    static void press(Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); }

    teaching::Position position;
    std::unique_ptr<BoardWidget> board;
    QSignalSpy moves;
};

} // namespace

class TypedMovesTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void digitsChooseHowMany_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<Move>("move");
        QTest::newRow("bash") << "bash 3: 10"
                              << "2" << Move{0, 2, 0};
        QTest::newRow("two digits") << "bash 30: 50"
                                    << "21" << Move{0, 21, 0};
        QTest::newRow("the heap in hand") << "nim: 30 40 50"
                                          << "v12" << Move{1, 12, 0};
        QTest::newRow("anew after an arrow") << "nim: 30 40 50"
                                             << "1>3" << Move{0, 3, 0};
        QTest::newRow("queen") << "wythoff: 14 16"
                               << "13" << Move{0, 13, 0};
        QTest::newRow("stairs") << "staircase: 1 12"
                                << "v1" << Move{0, 1, 0};
        QTest::newRow("pins") << "sg 0.77: 5 3"
                              << "v2" << Move{1, 2, 0};
        QTest::newRow("no shorter move") << "sg {2,10}: 15"
                                         << "10" << Move{0, 10, 0};
        QTest::newRow("graph") << "sg graph 12>2;12>0;2>1;1>0: 12"
                               << "2" << Move{0, 2, 0};
    }
    void digitsChooseHowMany()
    {
        QFETCH(const QString, position);
        QFETCH(const QString, keys);
        QFETCH(const Move, move);
        Typed it(position);
        Typed::keys(keys);
        QCOMPARE(it.board->choice(), std::optional(move));
        QCOMPARE(it.whyNot(), QString());
        Typed::press(Qt::Key_Return);
        QCOMPARE(it.moves.size(), 1);
        QCOMPARE(std::optional(it.moves[0][0].value<Move>()), std::optional(move));
    }

    // A heap is split by the two that it becomes.
    void twoNumbersSplit_data()
    {
        QTest::addColumn<QString>("keys");
        for (const char* keys : {"10+4", "10 4", "4+10", "4 10"})
            QTest::newRow(keys) << QString::fromLatin1(keys);
    }
    void twoNumbersSplit()
    {
        QFETCH(const QString, keys);
        Typed it(QStringLiteral("sg 0.77: 3 15"));
        Typed::keys(QStringLiteral("v"));
        for (const QChar key : keys) {
            Typed::keys(key);
            QCOMPARE(it.whyNot(), QString()); // not before it cannot become a move any more
        }
        QVERIFY(it.board->choice());
        std::vector<theory::Count> left = it.position.game->after(it.position, *it.board->choice()).heaps;
        std::ranges::sort(left);
        QCOMPARE(left, (std::vector<theory::Count>{3, 4, 10}));
        Typed::press(Qt::Key_Return);
        QCOMPARE(it.moves.size(), 1);
        // Between numbers plus is no step; without one it is.
        Typed::press(Qt::Key_Escape);
        Typed::keys(QStringLiteral("+"));
        QCOMPARE(it.board->choice(), std::optional(teaching::PartMoves(it.position, 1).at(1)));
    }

    // On most keyboards a plus needs Shift, which is a key by itself.
    void shiftDoesNotEndANumber()
    {
        Typed it(QStringLiteral("sg 0.77: 15"));
        Typed::keys(QStringLiteral("10"));
        Typed::press(Qt::Key_Shift);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Plus, Qt::ShiftModifier);
        Typed::keys(QStringLiteral("4"));
        QVERIFY(it.board->choice());
        std::vector<theory::Count> left = it.position.game->after(it.position, *it.board->choice()).heaps;
        std::ranges::sort(left);
        QCOMPARE(left, (std::vector<theory::Count>{4, 10}));
    }

    void anImpossibleSplitSaysWhy()
    {
        Typed it(QStringLiteral("sg 0.77: 15"));
        Typed::keys(QStringLiteral("10+6"));
        QVERIFY(!it.board->choice());
        QVERIFY2(it.whyNot().startsWith(QStringLiteral("No move leaves 10 and 6 of this heap.")),
                 qPrintable(it.whyNot()));
        Typed::press(Qt::Key_Return);
        QCOMPARE(it.moves.size(), 0);
    }

    // Also on a board that shows one of several.
    void whatIsAskedElsewhereGetsTheDigits()
    {
        Typed it(QStringLiteral("sg 0.77: 15"));
        QSignalSpy wanted(it.board.get(), &BoardWidget::answerWanted);
        it.board->setAnsweredElsewhere(true);
        Typed::keys(QStringLiteral("1"));
        QVERIFY(!it.board->choice());
        Typed::press(Qt::Key_Return);
        QCOMPARE(wanted.size(), 1);
    }

    // The list of all keys says what they do on this board.
    void theKeysAreThoseOfTheBoard_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("arrangement");
        QTest::addColumn<QStringList>("said");
        QTest::addColumn<QStringList>("unsaid");
        const auto row = [](const char* position, int arrangement, const QStringList& said,
                            const QStringList& unsaid) {
            QTest::addRow("%s, %d", position, arrangement)
                << QString::fromLatin1(position) << arrangement << said << unsaid;
        };
        row("bash 3: 10", 0, {"Choose one stone more, one less"}, {"Up, Down", "10+4", "diagonal"});
        row("nim: 3 4 5", 0, {"Choose a heap"}, {"diagonal", "10+4", "both"});
        row("wythoff: 5 8", 0, {"Choose a heap, or both heaps"}, {"diagonal"});
        row("wythoff: 5 8", 1, {"Left then Down, Down then Left", "Go to the diagonal", "Right, Up"},
            {"stone", "heap"});
        row("staircase: 1 12", 0, {"one stair up"}, {"Choose a heap"});
        row("sg 0.77: 15", 0, {"Go to the next move of the heap", "10+4 or 10 4"}, {"stone more"});
        row("sg {2,10}: 15", 0, {"Go to the next move of the heap"}, {"10+4"});
        row("sg graph 2>1;2>0;1>0: 2", 0, {"Go to the next arrow of the token", "Change the graph"},
            {"stone"});
    }
    void theKeysAreThoseOfTheBoard()
    {
        QFETCH(const QString, position);
        QFETCH(const int, arrangement);
        QFETCH(const QStringList, said);
        QFETCH(const QStringList, unsaid);
        Typed it(position);
        it.board->setArrangement(arrangement);
        QString all;
        for (const auto& [keys, deed] : it.board->keys())
            all += teaching::Voice::installed().say(keys) + u'\t' + teaching::Voice::installed().say(deed)
                + u'\n';
        for (const QString& each : said)
            QVERIFY2(all.contains(each), qPrintable(all));
        for (const QString& each : unsaid)
            QVERIFY2(!all.contains(each), qPrintable(all));
        QVERIFY(all.contains(QStringLiteral("Enter\tMake the chosen move")));
    }

    void theKeysAreThoseOfTheEditor()
    {
        Typed it(QStringLiteral("sg graph 2>1;2>0;1>0: 2"));
        const auto has = [&](const char* deed) {
            return std::ranges::any_of(it.board->keys(), [&](const widgets::BoardKey& key) {
                return teaching::Voice::installed().say(key.deed).contains(QLatin1String(deed));
            });
        };
        QVERIFY(!has("Add a vertex"));
        Typed::press(Qt::Key_E);
        QVERIFY(has("Add a vertex") && !has("Make the chosen move"));
    }

    void anImpossibleNumberSaysWhy_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("why");
        QTest::newRow("bash") << "bash 3: 10"
                              << "21"
                              << "You may take at most 3 stone";
        QTest::newRow("nothing") << "bash 3: 10"
                                 << "0"
                                 << "";
        QTest::newRow("nim") << "nim: 3 4 5"
                             << "4"
                             << "";
        QTest::newRow("listed") << "sg {2,10}: 15"
                                << "3"
                                << "That is no move. Take 2 or 10 stones";
        QTest::newRow("graph") << "sg graph 2>1;2>0;1>0: 2"
                               << "7"
                               << "";
    }
    void anImpossibleNumberSaysWhy()
    {
        QFETCH(const QString, position);
        QFETCH(const QString, keys);
        QFETCH(const QString, why);
        Typed it(position);
        Typed::keys(keys);
        QVERIFY(!it.board->choice());
        QVERIFY(!it.whyNot().isEmpty());
        QVERIFY2(it.whyNot().startsWith(why), qPrintable(it.whyNot()));
        Typed::press(Qt::Key_Return);
        QCOMPARE(it.moves.size(), 0);
    }

    void escapeGivesUpWhatWasTyped()
    {
        Typed it(QStringLiteral("nim: 30 40 50"));
        Typed::keys(QStringLiteral("1"));
        Typed::press(Qt::Key_Escape);
        QVERIFY(!it.board->choice());
        Typed::keys(QStringLiteral("2"));
        QCOMPARE(it.board->choice(), std::optional(Move{0, 2, 0}));
    }

    // After a move, say. Also on a board that shows one of several.
    void whatWasTypedIsForgotten_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("bash") << "bash 30: 50";
        QTest::newRow("listed") << "sg {2,12}: 30";
    }
    void whatWasTypedIsForgotten()
    {
        QFETCH(const QString, position);
        Typed it(position);
        Typed::keys(QStringLiteral("1"));
        it.board->forgetTyped();
        Typed::keys(QStringLiteral("2"));
        QCOMPARE(it.board->choice(), std::optional(Move{0, 2, 0}));
    }

    // Who thinks in between means another number.
    void aLaterDigitBeginsAnew()
    {
        Typed it(QStringLiteral("nim: 30 40 50"));
        Typed::keys(QStringLiteral("1"));
        QTest::qWait(widgets::TypedNumber::kMoment + 50);
        Typed::keys(QStringLiteral("2"));
        QCOMPARE(it.board->choice(), std::optional(Move{0, 2, 0}));
    }
};

LASTSTONE_TEST(TypedMovesTest, Windows)

} // namespace laststone::typed_moves_test
#include "typed_moves_test.moc"
