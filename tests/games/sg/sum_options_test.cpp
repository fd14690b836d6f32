// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a heap as tiles, as values.
#include "games/sums/sum_options.h"

#include "games/sums/sg_family.h"

#include "test_main.h"

#include <set>

using namespace laststone;
using teaching::Move;
using theory::Count;

namespace {

// The options of one heap in a box of that size, in em.
games::SumOptions options(const char* rule, Count heap, const QSizeF& size,
                          const std::optional<Move>& chosen = {})
{
    static const widgets::BoardScene::Measure measure = [](const QString& text, const widgets::TextStyle&) {
        return 0.5 * static_cast<double>(text.size());
    };
    static std::vector<std::shared_ptr<const games::SgGame>> kept; // the options look into theirs
    kept.push_back(games::sgGame(QString::fromLatin1(rule)));
    return games::SumOptions({.game = *kept.back(),
                              .heap = heap,
                              .hasValues = true,
                              .chosen = chosen,
                              .marked = {},
                              .measure = measure},
                             {{}, size});
}

std::set<Count> shownValues(const games::SumOptions& all, const char* rule, Count heap)
{
    const auto list = games::sgGame(QString::fromLatin1(rule))->options(0, heap);
    std::set<Count> values;
    for (const auto& tile : all.tiles())
        values.insert(list[tile.option].value);
    return values;
}

} // namespace

class SumOptionsTest : public QObject {
    Q_OBJECT
private slots:
    void theValuesEndInTheMex()
    {
        const auto all = options("{1,3,4}", 5, {40, 6});
        QCOMPARE(all.values(), (std::vector<Count>{0, 1, 2})); // 5 goes to 4, 2 and 1
        QCOMPARE(all.mex(), Count{3});
        QCOMPARE(options("{1,3,4}", 7, {40, 6}).mex(), Count{0}); // to 6, 4 and 3
        QCOMPARE(options("{3,4}", 2, {40, 6}).mex(), Count{0});
    }

    void aTileIsATargetWithItsMove()
    {
        const auto all = options("{1,3,4}", 5, {40, 6}, Move{0, 3, 0});
        widgets::Drawing drawing;
        all.addTo(drawing);
        QCOMPARE(drawing.targets.size(), std::size_t{3});
        QCOMPARE(drawing.targets[1].move, (Move{0, 3, 0}));
        const auto isChosen = [](const widgets::Band& band) { return band.outline == widgets::Look::Choice; };
        const auto frame = std::ranges::find_if(drawing.bands, isChosen);
        QVERIFY(frame != drawing.bands.end());
        QCOMPARE(frame->box, drawing.targets[1].box);
    }

    void oneTileStandsForAllWithItsValue()
    {
        const auto all = options("0.77", 60, {40, 6});
        std::size_t count = all.hiddenCount();
        for (const auto& tile : all.tiles())
            count += tile.count;
        QCOMPARE(count, games::sgGame(QStringLiteral("0.77"))->options(0, 60).size());
        QVERIFY(all.tiles().size() < count);
        const auto many = options("0.77", 9000, {40, 6});
        QVERIFY(many.tiles().size() <= many.values().size());
    }

    void narrowBoxesStillShowEveryValue()
    {
        const QSizeF size{29, 6};
        const auto all = options("0.77", 9, size);
        QCOMPARE(all.hiddenCount(), std::size_t{0});
        QCOMPARE(shownValues(all, "0.77", 9).size(), all.values().size());
        for (const auto& tile : all.tiles())
            QVERIFY(QRectF({}, size).contains(tile.box));
    }
};

LASTSTONE_TEST(SumOptionsTest, Nothing)
#include "sum_options_test.moc"
