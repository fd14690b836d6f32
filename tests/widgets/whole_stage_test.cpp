// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of a position is missing on a projector: all of it is on the board and can be read, or a sign says
// how much is not, and a key goes there. Positions are dealt by chance, of every game.
#include "app/language.h"
#include "app/main_window.h"
#include "games/catalogue.h"
#include "graph/board/board.h"
#include "graph/view/view.h"
#include "gui_test.h"
#include "positions.h"
#include "stage_fixture.h"
#include "test_main.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/out_of_sight.h"
#include "widgets/board/piece_board.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"
#include "widgets/stage/stage_view.h"

#include <QGraphicsItem>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QToolButton>

namespace laststone::whole_stage_test {

using theory::Count;
using widgets::PieceBoard;

namespace {

QString heaps(QRandomGenerator& random, int count, int most)
{
    QStringList numbers;
    for (int i = 0; i < count; ++i)
        numbers << QString::number(random.bounded(1, most + 1));
    return numbers.join(QLatin1Char(' '));
}

// Every vertex but the first can go to one before it.
QString graphOf(QRandomGenerator& random, int vertices)
{
    QStringList edges;
    for (int from = 1; from < vertices; ++from) {
        for (int to = 0; to < from; ++to) {
            if (to == from - 1 || random.bounded(vertices) == 0)
                edges << QStringLiteral("%1>%2").arg(from).arg(to);
        }
    }
    return edges.join(QLatin1Char(';'));
}

// The size of letters in which everything of the widget is written at least.
PieceBoard* piecesOf(widgets::StageView& view)
{
    if (auto* board = qobject_cast<PieceBoard*>(view.board()))
        return board;
    for (auto* board : view.board()->findChildren<PieceBoard*>()) {
        if (board->isVisible())
            return board;
    }
    return nullptr;
}

// The number on a sign such as "▾ +16 heaps"; 0 where there is none.
std::size_t signed_(const PieceBoard& board)
{
    std::size_t sum = 0;
    for (const auto* sign : board.findChildren<QToolButton*>()) {
        static const QRegularExpression number(QStringLiteral("\\+(\\d+)"));
        if (sign->isVisible())
            sum += number.match(sign->text()).captured(1).toULongLong();
    }
    return sum;
}

// Parts that are in sight; a little of the empty room around them may be out of it, give or take some em.
std::vector<bool> inSight(const PieceBoard& board, double more = 0.05)
{
    const double em = QFontMetricsF(board.font()).height();
    std::vector<bool> all;
    const int head = static_cast<int>(em * board.drawing().head);
    const int foot = static_cast<int>(em * board.drawing().foot);
    for (std::size_t part = 0; part < board.partCount(); ++part) {
        const int little =
            static_cast<int>(em * (widgets::besidePart(board.drawing().parts[part].box) + more));
        const QRect seen = board.viewport()->rect().adjusted(-1, head - little, 1, little - foot);
        all.push_back(seen.contains(board.partRect(part)));
    }
    return all;
}

} // namespace

class WholeStageTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_translations = std::make_unique<app::Translations>();
        QVERIFY(!m_translations->select(app::languages()[0]));
        app::applyLanguageToWindows(app::languages()[0]);
        app::applyTheme(widgets::ThemeChoice::Light);
    }
    void cleanup() { m_translations.reset(); }

    // What is left of a number that is cut is another number.
    void verdictsOfHugeNumbersAreWhole_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("notation");
        for (int language = 0; language < static_cast<int>(app::languages().size()); ++language) {
            for (const char* notation :
                 {"nim: 9223372036854775807 4611686018427387904 1", "nim: 1000000 2000000 3000000",
                  "nim: 4000000 3999999 2097151 12", "bash 5: 1000000007",
                  "bash 9223372036854775806: 9223372036854775807",
                  "wythoff: 9223372036854775807 5700357409661599241", "wythoff: 1000000000 1618033989",
                  "staircase: 1000000 5 2000000 7 123456789", "sg {1,3,4}: 9223372036854775807"})
                QTest::addRow("%d %s", language, notation) << language << QString::fromLatin1(notation);
        }
    }
    void verdictsOfHugeNumbersAreWhole()
    {
        QFETCH(int, language);
        QFETCH(QString, notation);
        QVERIFY(!m_translations->select(app::languages()[language]));
        app::applyLanguageToWindows(app::languages()[language]);
        StageFixture it(positionOf(notation));
        it.view.resize(1024, 768);
        it.scene.verdict = it.scene.reason = true;
        show(it.view);
        it.show(0);
        QApplication::processEvents();
        auto* verdict = it.view.findChild<QWidget*>(QStringLiteral("verdict"));
        const QImage picture = verdict->grab().toImage();
        const int middle = picture.height() / 2;
        for (int x : {2, picture.width() - 4}) { // in the edges there is the ground alone
            for (int y = middle / 3; y < picture.height() - middle / 3; ++y)
                QCOMPARE(picture.pixelColor(x, y), picture.pixelColor(2, middle));
        }
    }

    void everyPartIsSeenOrCounted_data() { addPositions(); }
    void everyPartIsSeenOrCounted()
    {
        QFETCH(QSize, size);
        QFETCH(QString, notation);
        StageFixture it(positionOf(notation));
        it.view.resize(size);
        show(it.view);
        for (int step = -1; step < it.stepCount(); step += 1 + it.stepCount() / 4) {
            for (int mode = 0; mode < 4; ++mode) {
                it.scene.verdict = mode != 0;
                it.scene.chart = mode == 2;
                it.scene.panels = mode != 3;
                it.show(step);
                QApplication::processEvents();
                const QString where =
                    QStringLiteral("%1, step %2, mode %3").arg(notation).arg(step + 1).arg(mode);
                const bool isInPlace = it.view.board()->isHidden(); // of the board there is the chart
                QVERIFY2(!isInPlace || (it.view.isCharted() && step >= 0), qPrintable(where));
                PieceBoard* board = piecesOf(it.view);
                if (!isInPlace && board)
                    checkParts(*board, where);
                else if (!isInPlace)
                    checkGraph(it.view, where);
                if (!isInPlace)
                    checkTexts(it.view, where);
                if (it.scene.chart)
                    QVERIFY2(!it.view.chart()->data().drawable || it.view.chart()->isPositionInView(),
                             qPrintable(where));
            }
        }
    }

    // As many as are named to the class in one picture need no second one.
    void usualPositionsAreSeenWhole_data()
    {
        QTest::addColumn<QString>("notation");
        for (const char* notation :
             {"nim: 7 9 15 12 3 3 8 9 11", "nim: 3 3 3 3 3 3 3 3 3 3", "nim: 1 2 3 4 5 6 7 8 9 10 11 12",
              "staircase: 4 1 7 2 3 5 1 2 6 4 3 2 8 1 5 9", "wythoff: 12 20", "sg 0.77: 9 5 7",
              "sg {1,3,4}: 5 7 12 9 3 8", "nim: 1234567890 987654321 5", "nim: 9223372036854775807 3"})
            QTest::addRow("%s", notation) << QString::fromLatin1(notation);
    }
    void usualPositionsAreSeenWhole()
    {
        QFETCH(QString, notation);
        for (const QSize& size : kSizes) {
            StageFixture it(positionOf(notation));
            it.view.resize(size);
            show(it.view);
            it.show(-1); // before the answer it may be drawn in another way
            PieceBoard* board = piecesOf(it.view);
            QCOMPARE(board->verticalScrollBar()->maximum(), 0);
            it.scene.verdict = true;
            it.show(0);
            QVERIFY2(board->verticalScrollBar()->maximum() == 0,
                     qPrintable(QStringLiteral("%1 %2").arg(size.height()).arg(board->font().pixelSize())));
            QCOMPARE(signed_(*board), std::size_t{0});
            for (const widgets::Piece& piece : board->drawing().pieces)
                QVERIFY2(board->viewport()->rect().contains(board->onScreen(piece.box).center()),
                         qPrintable(QStringLiteral("%1 %2").arg(size.height()).arg(piece.id.part)));
            // Beside a number of nineteen digits, too, no stone is sliced.
            for (const widgets::Piece& piece : board->drawing().pieces)
                QVERIFY2(board->onScreen(piece.box).right() <= board->viewport()->width() + 1,
                         qPrintable(QStringLiteral("%1 %2").arg(size.height()).arg(piece.id.part)));
            if (notation.startsWith(QLatin1String("staircase"))) // stairs, not a list
                QVERIFY(board->partRect(15).left() > board->partRect(0).right());
            // Of the queen's board each square up to her, and the numbers of her square.
            if (notation.startsWith(QLatin1String("wythoff")))
                QVERIFY2(
                    !board->drawing().isShortened,
                    qPrintable(QStringLiteral("%1 %2").arg(size.height()).arg(board->font().pixelSize())));
        }
    }

    // With the key of the stage all are seen one after the other, and then the first again.
    void theRestIsOneKeyAway_data()
    {
        QTest::addColumn<QString>("notation");
        QRandomGenerator random(7);
        QTest::newRow("nim") << QStringLiteral("nim: ") + heaps(random, 64, 40);
        QTest::newRow("stairs") << QStringLiteral("staircase: ") + heaps(random, 60, 9);
        QTest::newRow("kayles") << QStringLiteral("sg 0.77: ") + heaps(random, 30, 12);
    }
    void theRestIsOneKeyAway()
    {
        QFETCH(QString, notation);
        StageFixture it(positionOf(notation));
        it.view.resize(1920, 1080);
        show(it.view);
        it.scene.verdict = true;
        it.show(0);
        PieceBoard& board = *piecesOf(it.view);
        QVERIFY(signed_(board) > 0);
        std::vector<bool> all(board.partCount(), false);
        const int first = board.verticalScrollBar()->value();
        int pages = 0;
        do {
            const auto seen = inSight(board);
            for (std::size_t part = 0; part < seen.size(); ++part)
                all[part] = all[part] || seen[part];
            checkNoneIsHalved(board);
            it.view.board()->showRest();
            ++pages;
        } while (board.verticalScrollBar()->value() != first && pages < 64);
        QVERIFY(pages > 1 && pages < 64);
        for (std::size_t part = 0; part < all.size(); ++part)
            QVERIFY2(all[part], qPrintable(QString::number(part)));
    }

    // However many heaps there are: what the steps say of the columns stands at the board, as their names do.
    void headsAndCountsOfColumnsAreSeen_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("count");
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 800)}) {
            for (const int count : {4, 12, 14, 20, 64})
                QTest::addRow("%d %d", size.height(), count) << size << count;
        }
    }
    void headsAndCountsOfColumnsAreSeen()
    {
        QFETCH(QSize, size);
        QFETCH(int, count);
        constexpr int kMostInOnePicture = 20;
        QStringList numbers;
        for (int i = 0; i < count; ++i)
            numbers << QString::number(i + 1 == count ? 40 : (3 + 2 * i) % 64);
        StageFixture it(positionOf(QStringLiteral("nim: ") + numbers.join(u' ')));
        it.view.resize(size);
        show(it.view);
        it.scene.verdict = it.scene.reason = true;
        it.show(2); // which counts the ones
        PieceBoard& board = *piecesOf(it.view);
        QCOMPARE(signed_(board) > 0, count > kMostInOnePicture);
        const auto& heaps = it.session.position().heaps;
        for (int page = 0; page < 2; ++page) {
            for (int bit = 0; bit < 6; ++bit) {
                const auto ones = std::ranges::count_if(heaps, [&](Count heap) { return heap >> bit & 1; });
                QVERIFY(isSeen(board, QString::number(1 << bit), true));
                QVERIFY2(isSeen(board, QString::number(ones), false), qPrintable(QString::number(ones)));
            }
            it.view.board()->showRest();
        }
        it.view.board()->showBeginning();
        QCOMPARE(board.verticalScrollBar()->value(), 0);
        // Of the winning moves each is in the picture or counted.
        it.show(it.stepCount() - 1);
        const auto winning = it.session.game().winningMoves(it.session.position());
        const std::vector<bool> seen = inSight(board);
        auto marked = std::ranges::count_if(winning, [&](const auto& move) { return seen[move.heap]; });
        QVERIFY(marked > 0);
        for (const auto* sign : board.findChildren<QToolButton*>()) {
            static const QRegularExpression number(QStringLiteral("✓ (\\d+)"));
            if (sign->isVisible())
                marked += number.match(sign->text()).captured(1).toLongLong();
        }
        QCOMPARE(marked, static_cast<std::ptrdiff_t>(winning.size()));
    }

    // A heap with more lines than a picture has room for is a bar, and all of it is seen.
    void aHeapOfManyLinesIsABar_data()
    {
        QTest::addColumn<QString>("notation");
        QTest::newRow("pins") << QStringLiteral("sg 0.77: 500");
        QTest::newRow("stones") << QStringLiteral("sg grundy: 900");
    }
    void aHeapOfManyLinesIsABar()
    {
        QFETCH(QString, notation);
        StageFixture it(positionOf(notation));
        it.view.resize(1280, 800);
        show(it.view);
        it.scene.verdict = it.scene.reason = true;
        it.show(2);
        const PieceBoard& board = *piecesOf(it.view);
        QVERIFY(!board.verticalScrollBar()->isVisible());
        for (const auto* sign : board.findChildren<QToolButton*>())
            QVERIFY2(!sign->isVisible(), qPrintable(sign->text()));
        QVERIFY(board.drawing().pieces.empty());
        QVERIFY(!board.drawing().bars.empty());
        const QRectF seen = board.viewport()->rect();
        for (const auto& bar : board.drawing().bars)
            QVERIFY(seen.contains(board.onScreen(bar.box)));
    }

    void theBoardKeepsItsLettersWhileOneSteps()
    {
        for (const char* notation : {"nim: 7 9 15 12 3 3 8 9 11", "sg 0.77: 9 5 7 11", "wythoff: 12 20"}) {
            StageFixture it(positionOf(QString::fromLatin1(notation)));
            it.view.resize(1024, 768);
            show(it.view);
            it.scene.verdict = true;
            it.show(0);
            const QFont font = it.view.board()->font();
            for (int step = -1; step < it.stepCount(); ++step) {
                it.show(step);
                QCOMPARE(it.view.board()->font(), font);
            }
        }
    }

private:
    static constexpr QSize kSizes[] = {{1024, 768}, {1920, 1080}, {3840, 2160}};

    static void addPositions()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("notation");
        QRandomGenerator random(20261122);
        QStringList all;
        for (const int count : {2, 5, 9, 17, 33, 64}) {
            all << QStringLiteral("nim: ") + heaps(random, count, count < 20 ? 31 : 100000);
            all << QStringLiteral("sg 0.77: ") + heaps(random, std::min(count, 40), 14);
        }
        for (const int count : {2, 9, 16, 30, 60})
            all << QStringLiteral("staircase: ") + heaps(random, count, 12);
        all << QStringLiteral("sg {2,5,7}: ") + heaps(random, 8, 60) << QStringLiteral("bash 5: 140")
            << QStringLiteral("bash 999: 123456789");
        for (const int most : {6, 20, 60, 500})
            all << QStringLiteral("wythoff: ") + heaps(random, 2, most);
        all << QStringLiteral("wythoff: 165580141 267914295");
        for (const int vertices : {3, 9, 16})
            all << QStringLiteral("sg graph %1: %2").arg(graphOf(random, vertices)).arg(vertices - 1);
        for (const QSize& size : kSizes) {
            // A large screen is a picture of the next smaller one: some have to do.
            for (int i = 0; i<all.size(); i += size.height()> 2000 ? 4 : 1) {
                const QString& notation = all[i];
                QTest::addRow("%d %s", size.height(), qPrintable(notation)) << size << notation;
            }
        }
    }
    // A text of the drawing, above all parts or below them.
    static bool isSeen(const PieceBoard& board, const QString& text, bool isAbove)
    {
        const widgets::Drawing& drawing = board.drawing();
        return std::ranges::any_of(drawing.texts, [&](const widgets::Text& each) {
            const bool isThere = isAbove ? each.box.bottom() <= drawing.parts.front().box.top() + 0.1
                                         : each.box.top() >= drawing.parts.back().box.bottom() - 0.1;
            return isThere && each.text.split(u' ').constFirst() == text
                && board.viewport()->rect().contains(board.onScreen(each.box));
        });
    }
    // Of a part that is not all in sight, and counted by the sign, nothing is painted.
    static void checkNoneIsHalved(PieceBoard& board)
    {
        const QImage picture = board.viewport()->grab().toImage().convertToFormat(QImage::Format_RGB32);
        const int foot =
            static_cast<int>(std::ceil(QFontMetricsF(board.font()).height() * board.drawing().foot));
        const int head =
            static_cast<int>(std::ceil(QFontMetricsF(board.font()).height() * board.drawing().head));
        const QRect above = board.viewport()->rect().adjusted(0, head, 0, -foot);
        const auto seen = inSight(board);
        for (std::size_t part = 0; part < seen.size(); ++part) {
            const QRect halved = board.partRect(part).intersected(above);
            const double beside = widgets::besidePart(board.drawing().parts[part].box);
            const int little = static_cast<int>(QFontMetricsF(board.font()).height() * beside);
            // A mark of its neighbour may reach a little into it.
            for (int y = halved.top() + little; !seen[part] && y < halved.bottom() - little; ++y) {
                for (int x = halved.left(); x < halved.right(); ++x)
                    QCOMPARE(picture.pixel(x, y), picture.pixel(0, y));
            }
        }
    }
    static void checkParts(const PieceBoard& board, const QString& where)
    {
        const auto seen = inSight(board);
        const auto hidden = static_cast<std::size_t>(std::ranges::count(seen, false));
        const std::size_t told = signed_(board);
        if (board.partCount() > 1)
            QVERIFY2(told >= hidden,
                     qPrintable(QStringLiteral("%1: %2 hidden, %3 told").arg(where).arg(hidden).arg(told)));
        const bool isAllSeen =
            static_cast<std::size_t>(std::ranges::count(inSight(board, -0.05), true)) == seen.size();
        QVERIFY2(!isAllSeen || told == 0, qPrintable(where));
        QVERIFY2(hidden < board.partCount(), qPrintable(where));
    }
    static void checkGraph(widgets::StageView& view, const QString& where)
    {
        auto* board = view.board()->findChild<graph::Board*>();
        QVERIFY(board);
        const QRect seen = board->view()->viewport()->rect();
        const QRect items =
            board->view()->mapFromScene(board->view()->scene()->itemsBoundingRect()).boundingRect();
        QVERIFY2(seen.adjusted(-2, -2, 2, 2).contains(items), qPrintable(where));
    }
    // What is written on the board stands on it, and is large enough.
    static void checkTexts(widgets::StageView& view, const QString& where)
    {
        const PieceBoard* board = piecesOf(view);
        if (!board)
            return;
        const QFontMetricsF metrics(board->font());
        const double em = metrics.height();
        const double width = board->viewport()->width() / em;
        for (const widgets::Text& text : board->drawing().texts) {
            if (text.text.isEmpty())
                continue;
            QFont font = board->font();
            const double pixels = font.pixelSize() * text.style.size;
            font.setPixelSize(std::max(1, static_cast<int>(pixels)));
            font.setBold(text.style.isBold);
            const double wide = QFontMetricsF(font).horizontalAdvance(text.text) / em;
            const bool isCut = text.elide != Qt::ElideNone && wide > text.box.width();
            const double left = text.alignment & Qt::AlignRight ? text.box.right() - wide
                : text.alignment & Qt::AlignHCenter             ? text.box.center().x() - wide / 2
                                                                : text.box.left();
            const QString what = where + QStringLiteral(": ") + text.text;
            if (!isCut && !text.style.isMono)
                QVERIFY2(left > -0.1 && left + wide < width + 0.1, qPrintable(what));
        }
    }

    std::unique_ptr<app::Translations> m_translations;
};

LASTSTONE_TEST(WholeStageTest, Windows)

} // namespace laststone::whole_stage_test
#include "whole_stage_test.moc"
