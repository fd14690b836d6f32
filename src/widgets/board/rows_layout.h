// SPDX-License-Identifier: GPL-3.0-or-later
// Where the stones of heaps stand in rows: the largest stones with which everything fits, a bar for too many.
#pragma once

#include "widgets/board/drawing.h"

#include <vector>

namespace laststone::widgets {

// Lengths are in em.
inline constexpr double kLowestRow = 1.4; // in em, where there is no reason for lower ones

struct RowsInput {
    std::vector<theory::Count> counts; // of each row
    QSizeF area;
    QMarginsF margins{0.4, 0.4, 0.4, 0.4}; // around all stones; labels stand in the left one
    theory::Count perLine = 0; // 0: as many as there is room for
    theory::Count mostLines = 5; // of the smallest stones; more become a bar
    theory::Count mostStones = 3000;
    double largest = 2.4; // stones, on a board of the usual size
    bool grows = true; // the largest, on a large board
    double smallest = 0.6;
    double fitted = 0.6; // not made smaller than this to save scrolling
    double oneLine = 1.3; // stones stay that large rather than in one line
    double aspect = 1; // the height of a stone by its width
    double lineGap = 0; // between the lines of a row
    double columnGap = 0; // with perLine: at least that between columns of lines
    double rowMargin = 0.3; // above and below the lines of a row
    double largestRow = 5.5; // rows share out the height that is left
    double leastRow = 0; // however many rows there are
    double lowestRow = kLowestRow; // where there are many
    double besideBars = 1; // of the width: where rows are bars, others are shorter than these
    double barHeight = 1.6;
    bool barsAlone = false; // where a row has to be a bar all are, and of one scale
    theory::Count longestBar = 0; // what a bar of the whole width has, if more than any that is there
};

class RowsLayout {
public:
    explicit RowsLayout(const RowsInput& input);

    double height() const { return m_height; } // of everything
    double stone() const { return m_stone; } // its side
    // Around a stone, half way to the next ones.
    QMarginsF reach() const
    {
        const double beside = (m_pitch - m_stone) / 2;
        return {beside, m_input.lineGap / 2, beside, m_input.lineGap / 2};
    }
    bool isBar(std::size_t part) const { return m_isBar[part]; }
    QRectF row(std::size_t part) const { return m_rows[part]; } // without the left margin
    QRectF piece(std::size_t part, theory::Count index) const; // REQUIRES: !isBar(part)
    // As long as its share of the longest, but with a least length.
    QRectF bar(std::size_t part) const;

private:
    std::vector<bool> barsNeeded() const;
    void setBars(std::vector<bool> isBar);
    void leaveRoomBesideRows();
    theory::Count fitting(double stone) const;
    theory::Count inLine(double stone) const;
    theory::Count linesBelow(std::size_t part, double stone) const;
    double rowHeight(std::size_t part, double stone) const;
    double total(double stone) const;
    void chooseStone();
    void chooseColumns();
    double fitted(double stone) const;

    RowsInput m_input;
    std::vector<QRectF> m_rows;
    std::vector<bool> m_isBar;
    theory::Count m_widest = 1; // of the rows that are no bars
    double m_width = 0; // of the lines of stones
    double m_shortestBar = 0;
    double m_least = 0; // height of a row
    double m_stone = 0;
    theory::Count m_perLine = 1;
    theory::Count m_columns = 1;
    double m_pitch = 0; // from stone to stone
    double m_columnPitch = 0;
    double m_height = 0;
};

// With room for so many stones in each row: those that are there stand where they would stand among them.
// Where even these are too many, the layout is that of the stones that are there.
RowsLayout roomyRows(RowsInput input, const std::vector<theory::Count>& room);

// Rows below each other that share out what is left of the height, up to `largest`.
std::vector<QRectF> placeRows(const std::vector<double>& heights, const QSizeF& area,
                              const QMarginsF& margins, double largest);

// The height of a row that needs no more: two lines of text, less where there are many.
double leastRow(std::size_t rows, double height, double lowest = kLowestRow);

// The stones of a part, as ghosts where they fall; a click takes one and those after it.
void addStones(Drawing& drawing, const RowsLayout& rows, const BoardScene& scene, std::size_t part,
               Shape shape = Shape::Stone);

} // namespace laststone::widgets
