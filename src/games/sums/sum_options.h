// SPDX-License-Identifier: GPL-3.0-or-later
// The options of one heap as tiles, and the values that occur among them in a row: its first gap is the mex.
#pragma once

#include "games/sums/sg_game.h"
#include "widgets/board/drawing.h"

#include <QCoreApplication>

namespace laststone::games {

// The place of a move among options, which are sorted by what is taken and then by the smaller part.
std::optional<std::size_t> placeOf(const teaching::Move& move, std::span<const SgOption> options);

// A value on a small plate, in the colours of P when it is 0 and of N when it is not; how wide that has to
// be.
void addValue(widgets::Drawing& drawing, const QRectF& plate, theory::Count value);
double valueWidth(theory::Count value, const widgets::BoardScene::Measure& measure);

// Which heap's options are shown, and how. Lengths are in em.
struct SumOptionsInput {
    const SgGame& game;
    std::size_t part = 0;
    theory::Count heap = 0;
    bool isOnly = false; // the position has no other heap
    bool hasValues = false; // values may be shown
    bool takingTellsAll = false; // what is taken, without what is left
    std::optional<teaching::Move> chosen;
    std::optional<teaching::Move> marked; // by the current step
    widgets::Look mark = widgets::Look::Good;
    const widgets::BoardScene::Measure& measure;
};

// Made anew for each drawing, from the box that it has.
class SumOptions {
    Q_DECLARE_TR_FUNCTIONS(SumOptions)
public:
    // One or several options with the same value.
    struct Tile {
        QRectF box;
        std::size_t option = 0; // which stands for all of them
        std::size_t count = 1;
    };

    SumOptions(const SumOptionsInput& input, const QRectF& box);

    void addTo(widgets::Drawing& drawing) const;

    const std::vector<Tile>& tiles() const { return m_tiles; }
    std::size_t hiddenCount() const { return m_hidden; } // options without a tile
    theory::Count mex() const { return m_mex; }
    const std::vector<theory::Count>& values() const { return m_values; } // sorted, each once

    // How high the box should be on a board of that size where the largest heap is `heap`, `taken` the most
    // that may be taken and `options` how many options there are; 0 if there is no room for it.
    static double wantedHeight(const QSizeF& board, theory::Count heap, theory::Count taken,
                               std::size_t options, const widgets::BoardScene::Measure& measure);

private:
    enum class Detail { Full, Short, Shortest, WithoutCount };
    struct Words {
        QString left;
        QString formula; // how the value comes about, if it does not speak for itself
        QString count;
    };
    struct Grid {
        double width = 0;
        int columns = 1;
        int lines = 1;
        std::size_t capacity() const { return static_cast<std::size_t>(columns) * lines; }
    };

    static QString takeText(theory::Count taken, const QString& left);
    Words words(const Tile& tile, Detail detail) const;
    double neededWidth(const Tile& tile, Detail detail) const;
    double tileWidth(Detail detail) const;
    Grid grid(double tileWidth) const;
    std::vector<Tile> singleTiles() const;
    std::vector<Tile> groupedTiles() const;
    bool arrange();
    void place(const Grid& grid);
    void keepInSight(const teaching::Move& move, std::size_t capacity);
    const std::optional<teaching::Move>& pointedOut() const;

    void addHead(widgets::Drawing& drawing) const;
    double addValues(widgets::Drawing& drawing, const QRectF& room) const;
    void addTile(widgets::Drawing& drawing, const Tile& tile) const;
    theory::Count lastValue() const; // in the row
    double valueStep() const;
    QString mexText() const;

    SumOptionsInput m_input;
    QRectF m_box;
    std::vector<SgOption> m_options;
    std::vector<theory::Count> m_values;
    theory::Count m_mex = 0;
    std::vector<Tile> m_tiles;
    Detail m_detail = Detail::Full;
    QRectF m_hiddenBox;
    std::size_t m_hidden = 0;
};

} // namespace laststone::games
