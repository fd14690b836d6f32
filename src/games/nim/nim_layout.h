// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything on the Nim board stands: geometry without drawing.
#pragma once

#include "theory/outcome.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace laststone::games {

enum class NimArrangement {
    Plain, // stones in rows
    Grouped, // sub-heaps of powers of two in columns
};

// What the layout depends on. Lengths are in pixels.
struct NimLayoutInput {
    std::vector<theory::Count> heaps;
    NimArrangement arrangement = NimArrangement::Plain;
    double width = 0; // of the view
    double height = 0; // of the view; a board that needs more scrolls
    double em = 16; // the height of a line of text
    double labelWidth = 0; // in front of the stones
    bool footer = false; // a line below the columns
};

// How a heap, or a sub-heap, is drawn.
enum class NimDrawing {
    Stones, // one by one
    Bar, // too many stones: a bar with the number
    Cells, // grouped, too large for stones: one cell for each sub-heap
};

// Stones of a heap are numbered so that the move to n stones leaves the stones 0 .. n-1 where they can stay:
// in plain rows from the left, in groups from the smallest sub-heap upwards.
class NimLayout {
public:
    NimLayout() = default;
    explicit NimLayout(const NimLayoutInput& input);

    // Whether everything but the stones themselves stands in the same places.
    bool hasFrameOf(const NimLayout& other) const;

    double contentHeight() const { return m_contentHeight; }
    std::size_t heapCount() const { return m_rows.size(); }
    QRectF row(std::size_t heap) const { return m_rows[heap]; }
    QRectF label(std::size_t heap) const;
    QRectF stones(std::size_t heap) const; // the part of the row where stones are
    NimDrawing drawing(std::size_t heap) const { return m_drawings[heap]; }
    double stoneSize() const { return m_stone; }

    // The stone's square. REQUIRES: drawing(heap) is Stones, index < the heap's size.
    QRectF stone(std::size_t heap, theory::Count index) const;

    // The bar that stands for the stones from `from` up to `to`. REQUIRES: drawing(heap) is Bar.
    QRectF bar(std::size_t heap, theory::Count from, theory::Count to) const;

    // The columns of the grouped arrangement, leading bit first; empty in the plain one.
    struct Column {
        int bit = 0;
        QRectF band; // from header to footer
        friend bool operator==(const Column&, const Column&) = default;
    };
    const std::vector<Column>& columns() const { return m_columns; }
    QRectF header(const Column& column) const;
    QRectF footer(const Column& column) const;
    QRectF footerLabel() const;

    // The cell of a sub-heap in the row of a heap.
    QRectF cell(std::size_t heap, const Column& column) const;

    std::optional<std::size_t> heapAt(const QPointF& point) const;

    // The stone at a point, or the nearest in its row; none beside the stones. In a bar, the stone that
    // stands there; in cells, the highest stone of the sub-heap.
    std::optional<theory::Count> stoneAt(std::size_t heap, const QPointF& point) const;

private:
    void layOutPlain();
    void layOutGrouped();
    double spreadGroups(int bits);
    bool fitGroups(int mostRows, double stone) const;
    int groupRows(int bit) const;
    double groupWidth(int bit, double pitch) const;
    void placeRows(const std::vector<double>& heights, double top, double bottom);

    NimLayoutInput m_input;
    std::vector<QRectF> m_rows;
    std::vector<NimDrawing> m_drawings;
    std::vector<Column> m_columns;
    double m_contentHeight = 0;
    double m_leastRow = 0; // the height of a row that needs no more
    double m_stone = 0; // the square of a stone; 0 when none is drawn as such
    double m_pitch = 0; // from one stone to the next in a line, at least that square
    theory::Count m_perLine = 1; // plain rows
    int m_groupRows = 2; // the most lines of a group
    double m_headerHeight = 0;
    double m_footerHeight = 0;
};

} // namespace laststone::games
