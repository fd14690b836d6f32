// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings compared: what is painted again, and what flies where.
#include "widgets/board/drawing.h"

#include "test_main.h"
#include "widgets/board/drawing_painter.h"
#include "widgets/board/out_of_sight.h"
#include "widgets/board/rows_layout.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

namespace laststone::drawing_test {

using teaching::Move;
using theory::Count;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Look;
using widgets::RowsLayout;

namespace {

// Rows of stones, as a board of them draws them.
Drawing rowsOf(const std::vector<Count>& heaps, const std::vector<widgets::Fall>& falls = {},
               const QSizeF& area = {40, 24})
{
    BoardScene scene;
    scene.position.heaps = heaps;
    scene.stones = heaps;
    scene.falls = falls;
    scene.area = area;
    const RowsLayout rows({.counts = heaps, .area = area});
    Drawing drawing;
    drawing.height = rows.height();
    for (std::size_t part = 0; part < heaps.size(); ++part) {
        drawing.parts.push_back({.box = rows.row(part), .head = rows.row(part), .frame = scene.frame(part)});
        if (!rows.isBar(part))
            addStones(drawing, rows, scene, part);
    }
    return drawing;
}

} // namespace

class DrawingTest : public QObject {
    Q_OBJECT
private slots:
    // What is written stays readable where a line runs through it.
    void linesKeepClearOfLetters()
    {
        const auto& theme = widgets::Theme::light();
        QFont font;
        font.setPixelSize(40);
        const auto letters = [&](const Drawing& drawing) {
            QImage image(300, 200, QImage::Format_ARGB32_Premultiplied);
            image.fill(theme.card);
            QPainter painter(&image);
            widgets::paintDrawing(painter, drawing, font, theme, image.rect());
            painter.end();
            int found = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    found += image.pixelColor(x, y) == theme.text ? 1 : 0;
            }
            return found;
        };
        Drawing drawing;
        drawing.texts = {{QRectF(1, 1, 4, 2), QStringLiteral("888"), {}, Look::Plain, Qt::AlignCenter}};
        const int alone = letters(drawing);
        QVERIFY(alone > 100);
        drawing.arrows = {{.from = {0, 2}, .to = {6, 2}, .look = Look::Good, .isSolid = true, .width = 0.5}};
        QVERIFY2(letters(drawing) > alone * 9 / 10, qPrintable(QString::number(letters(drawing))));
    }

    // Of low rows below each other, in the letters of a hall, each frame is seen by itself: between two of
    // them there are lines of the picture without ink.
    void framesOfLowRowsKeepApart()
    {
        const auto& theme = widgets::Theme::light();
        QFont font;
        font.setPixelSize(30);
        const double em = QFontMetricsF(font).height();
        constexpr double kRow = 0.75;
        Drawing drawing;
        for (const double top : {0.5, 0.5 + kRow})
            drawing.parts.push_back({.box = {0.5, top, 8, kRow}, .head = {}, .frame = Look::Good});
        QImage image(400, 120, QImage::Format_ARGB32_Premultiplied);
        image.fill(theme.card);
        QPainter painter(&image);
        widgets::paintDrawing(painter, drawing, font, theme, image.rect());
        painter.end();
        const int middle = qRound((0.5 + kRow) * em); // where they meet
        const auto hasInk = [&](int y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) != theme.card)
                    return true;
            }
            return false;
        };
        int free = 0;
        for (int y = middle - 3; y < middle + 3; ++y)
            free += hasInk(y) ? 0 : 1;
        QVERIFY2(free > 0, qPrintable(QString::number(free)));
        int framed = 0;
        for (int y = 0; y < image.height(); ++y)
            framed += hasInk(y) ? 1 : 0;
        QVERIFY(framed > qRound(kRow * em)); // both are there
    }

    void onlyWhatDiffersIsPaintedAgain()
    {
        const Drawing before = rowsOf({7, 9});
        QVERIFY(widgets::changes(before, before).empty());
        const Drawing after = rowsOf({7, 9}, {{1, 9, 6, Look::Choice}});
        const auto boxes = widgets::changes(before, after);
        QCOMPARE(boxes.size(), std::size_t{3}); // the frame, before and after, and the ghosts
        QRectF all;
        for (const QRectF& box : boxes)
            all |= box;
        for (Count i = 0; i < 3; ++i)
            QVERIFY(all.contains(after.pieces[15 - i].box));
        QVERIFY(!all.intersects(before.parts[0].box.adjusted(0, 0, 0, -0.01)));
    }

    void aMoveChangesItsRowAlone()
    {
        const auto boxes = widgets::changes(rowsOf({7, 9, 5}), rowsOf({7, 6, 5}));
        for (const QRectF& box : boxes)
            QVERIFY(rowsOf({7, 9, 5}).parts[1].box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(box));
    }

    void stonesThatAreGoneRiseAndOthersGoToTheirPlaces()
    {
        const auto flights = widgets::flights(rowsOf({7, 9}), rowsOf({7, 6}));
        QCOMPARE(flights.size(), std::size_t{16});
        QCOMPARE(std::ranges::count(flights, true, &widgets::Flight::isGone), std::ptrdiff_t{3});
        for (const auto& flight : flights)
            QCOMPARE(flight.from.box == flight.to.box, !flight.isGone);
    }

    void stonesGoFromPartToPart()
    {
        const auto flights = widgets::flights(rowsOf({7, 9}), rowsOf({10, 6}));
        QCOMPARE(flights.size(), std::size_t{16});
        QCOMPARE(std::ranges::count(flights, true, &widgets::Flight::isGone), std::ptrdiff_t{0});
        QCOMPARE(
            std::ranges::count_if(
                flights, [](const auto& flight) { return flight.from.box.top() > flight.to.box.bottom(); }),
            std::ptrdiff_t{3});
    }

    void aFallIsWhatAMoveTakes()
    {
        BoardScene scene;
        scene.stones = {20};
        scene.falls = {{0, 20, 18, Look::Won}, {0, 18, 16, Look::Good}};
        QCOMPARE(scene.fate(0, 19), std::optional(Look::Won));
        QCOMPARE(scene.fate(0, 16), std::optional(Look::Good));
        QVERIFY(!scene.fate(0, 15));
        QCOMPARE(scene.left(0), Count{16});
        QCOMPARE(scene.frame(0), std::optional(Look::Won));
    }

    void everyStoneIsHitWhereItStands()
    {
        for (const QSizeF& area : {QSizeF(20, 12), QSizeF(40, 24), QSizeF(90, 45)}) {
            const Drawing drawing = rowsOf({7, 0, 130, 600}, {}, area);
            for (const auto& piece : drawing.pieces) {
                QCOMPARE(widgets::partAt(drawing, piece.box.center()), std::optional(piece.id.part));
                QCOMPARE(widgets::moveAt(drawing, piece.id.part, piece.box.center()),
                         std::optional(piece.click));
            }
        }
    }

    // Hands miss by a little: the nearest stone is meant, in whichever part it is, unless two are as near
    // that mean different moves; on a label none is.
    void besideAStoneTheNearestIsMeant()
    {
        Drawing drawing;
        drawing.parts = {{.box = {0, 0, 10, 4}, .head = {0, 0, 3, 4}}, {.box = {0, 4, 10, 4}, .head = {}}};
        drawing.pieces = {{.id = {0, 0}, .box = {3.2, 2, 1, 1}, .click = {0, 2, 0}},
                          {.id = {0, 1}, .box = {5, 2, 1, 1}, .click = {0, 1, 0}},
                          {.id = {1, 0}, .box = {8, 4.2, 1, 1}, .click = {1, 1, 0}}};
        const auto meant = [&](const QPointF& point) {
            const auto part = widgets::partAimedAt(drawing, point);
            return part ? widgets::moveAt(drawing, *part, point) : std::nullopt;
        };
        QCOMPARE(meant({3.5, 1.5}), std::optional(Move{0, 2, 0}));
        QCOMPARE(meant({5.5, 3.4}), std::optional(Move{0, 1, 0}));
        QCOMPARE(meant({4.4, 2.5}), std::optional(Move{0, 2, 0}));
        QCOMPARE(meant({4.6, 2.5}), std::nullopt); // in the middle
        QCOMPARE(meant({4.8, 2.5}), std::optional(Move{0, 1, 0}));
        QCOMPARE(meant({8.5, 3.8}), std::optional(Move{1, 1, 0})); // in the other part
        QCOMPARE(meant({8.5, 2}), std::nullopt); // too far
        QCOMPARE(meant({2.9, 2.5}), std::nullopt); // on the label
        drawing.pieces[1].isComing = true; // it is not there yet
        QCOMPARE(meant({5.5, 3.4}), std::nullopt);
    }

    // Of stones that cover each other the one whose middle is nearer.
    void whatCoversEachOtherIsToldApart()
    {
        Drawing drawing;
        drawing.parts = {{.box = {0, 0, 4, 8}, .head = {}}};
        for (Count i = 0; i < 4; ++i)
            drawing.pieces.push_back(
                {.id = {0, i}, .box = {1, 6 - 0.5 * static_cast<double>(i), 1, 1}, .click = {0, 4 - i, 0}});
        for (const widgets::Piece& piece : drawing.pieces)
            QCOMPARE(widgets::moveAt(drawing, 0, piece.box.center()), std::optional(piece.click));
    }

    void rowsThatHaveRoomShareIt()
    {
        for (const std::size_t rows : {1, 3, 9}) {
            for (const double height : {14.0, 24.0, 50.0}) {
                const RowsLayout layout({.counts = std::vector<Count>(rows, 5), .area = {40, height}});
                QVERIFY(layout.height() <= std::max(height, 2.0 * static_cast<double>(rows)) + 0.001);
                for (std::size_t i = 0; i < rows; ++i)
                    QVERIFY(layout.row(i).contains(layout.piece(i, 4)));
            }
        }
    }

    // A bar that has become shorter is so by what has been taken; but where next to nothing is left of what
    // there was at the start, those that are there are told from each other.
    void barsOfAGameAreToldFromEachOther()
    {
        const auto lengths = [](const std::vector<Count>& counts) {
            const RowsLayout rows =
                widgets::roomyRows({.counts = counts, .area = {40, 20}, .barsAlone = true},
                                   {1'000'000, 2'000'000, 900'000'000'000});
            return std::pair(rows.bar(0).width(), rows.bar(2).width());
        };
        const auto [small, large] = lengths({1'000'000, 2'000'000, 450'000'000'000});
        QVERIFY(small * 5 < large && large < 22);
        const auto [most, least] = lengths({1'000'000, 2'000'000, 127});
        QVERIFY(least * 5 < most);
    }

    void whatIsOutOfSightIsCounted()
    {
        const widgets::BoardLooks looks{};
        const Drawing many = rowsOf(std::vector<Count>(60, 3));
        const double from = many.parts[57].box.top();
        QVERIFY(widgets::outside(looks, many, from, many.height).startsWith(QStringLiteral("+3 ")));
        QCOMPARE(widgets::outside(looks, many, many.height, many.height), QString());
        QCOMPARE(
            widgets::outside(looks, many, from, many.height,
                             [](const teaching::Sentence& words) { return QString::number(words.count); }),
            QStringLiteral("3"));
        // A row with little free above and below its letters counts as soon as a little of it is cut.
        Drawing low = many;
        for (widgets::Part& part : low.parts)
            part.box.setHeight(0.8);
        QVERIFY(widgets::outside(looks, low, low.parts[58].box.bottom() - 0.2, many.height)
                    .startsWith(QStringLiteral("+2 ")));
        // Of a single heap the stones.
        QVERIFY(widgets::outside(looks, rowsOf({7}), 0, 24).startsWith(QStringLiteral("+7 ")));
    }

    void aPictureNeedsNoWidget()
    {
        QImage image(640, 400, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        widgets::paintDrawing(painter, rowsOf({7, 9}), QFont(), widgets::Theme::light(), image.rect());
        painter.end();
        QVERIFY(image.pixelColor(2, 399) == Qt::white);
        QImage empty(image.size(), image.format());
        empty.fill(Qt::white);
        QVERIFY(image != empty);
    }
};

LASTSTONE_TEST(DrawingTest, Windows)

} // namespace laststone::drawing_test
#include "drawing_test.moc"
