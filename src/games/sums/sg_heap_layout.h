// SPDX-License-Identifier: GPL-3.0-or-later
// Where the heaps of the SG board stand: geometry without drawing.
#pragma once

#include "theory/outcome.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace laststone::games {

enum class SgShape {
    Stones, // as high as they are wide
    Pins, // twice as high
};

// What the layout depends on. Lengths are in pixels.
struct SgHeapLayoutInput {
    std::vector<theory::Count> heaps;
    SgShape shape = SgShape::Stones;
    double width = 0; // of the view
    double height = 0; // of the view; a board that needs more scrolls
    double em = 16; // the height of a line of text
    double top = 0; // what stands above the heaps
    double labelWidth = 0; // in front of the stones
    double labelHeight = 0; // a row is at least as high
    theory::Count mostPieces = 400; // larger heaps are bars
};

// A row for each heap. Its stones stand side by side from the left, in as many lines as they need; those at
// the end are on top of the heap. Very large heaps are bars.
class SgHeapLayout {
public:
    SgHeapLayout() = default;
    explicit SgHeapLayout(const SgHeapLayoutInput& input);

    std::size_t heapCount() const { return m_rows.size(); }
    const std::vector<theory::Count>& heaps() const { return m_heaps; }
    theory::Count heap(std::size_t part) const { return m_heaps[part]; }
    SgShape shape() const { return m_shape; }
    double contentHeight() const { return m_contentHeight; }
    QSizeF pieceSize() const { return m_piece; }
    theory::Count piecesInLine() const { return m_inLine; }

    QRectF row(std::size_t part) const { return m_rows[part]; }
    QRectF label(std::size_t part) const;
    bool isBar(std::size_t part) const;
    QRectF bar(std::size_t part) const;
    // The end of the bar that stands for `taken` stones, where `most` may be taken: not in proportion to the
    // heap, so that it can be seen. REQUIRES: taken <= most.
    QRectF barEnd(std::size_t part, theory::Count taken, theory::Count most) const;

    // REQUIRES: the heap is no bar, index < its size.
    QRectF piece(std::size_t part, theory::Count index) const;

    // The rows that a band of the content cuts: from the first up to, not with, the last.
    std::pair<std::size_t, std::size_t> rowsBetween(double top, double bottom) const;
    // The stones of a heap that it cuts.
    std::pair<theory::Count, theory::Count> piecesBetween(std::size_t part, double top, double bottom) const;

    std::optional<std::size_t> partAt(const QPointF& point) const;

    // How far along the stones of its heap a point is, counted in stones: 2.5 is the middle of the third.
    // None beside them.
    std::optional<double> placeAt(std::size_t part, const QPointF& point) const;

private:
    theory::Count lines(theory::Count heap) const;
    double rowHeight(theory::Count heap) const;
    bool tooMany(theory::Count heap) const;
    void choosePieces(const SgHeapLayoutInput& input);
    double fullHeight(double width, const SgHeapLayoutInput& input);
    void setPieces(double width);

    std::vector<theory::Count> m_heaps;
    SgShape m_shape = SgShape::Stones;
    double m_em = 16;
    double m_labelHeight = 0;
    theory::Count m_mostPieces = 0;
    double m_left = 0; // of the stones
    double m_inner = 0; // how wide they may be
    QSizeF m_piece;
    theory::Count m_inLine = 1;
    std::vector<QRectF> m_rows;
    double m_contentHeight = 0;
};

} // namespace laststone::games
