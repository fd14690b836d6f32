// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything of the Staircase board stands, in pixels of the content. Free of painting.
//
// Few stairs stand side by side, the ground at the left and each stair higher than the one before. Many
// stairs, or numbers too long for that, become a list of rows, the highest stair on top.
#pragma once

#include "theory/outcome.h"

#include <QRectF>

#include <cstddef>
#include <optional>
#include <vector>

namespace laststone::games {

struct StaircaseLayoutInput {
    std::vector<theory::Count> stairs;
    double width = 0; // of the viewport
    double height = 0;
    double em = 16; // the height of a line of text
    double numberWidth = 0; // of the longest count
    double nameWidth = 0; // of the longest name of a stair, with whether it is odd
    bool heapsBeside = false; // the odd stairs once more, as heaps of Nim
};

class StaircaseLayout {
public:
    StaircaseLayout() = default;
    explicit StaircaseLayout(const StaircaseLayoutInput& input);

    std::size_t stairCount() const { return m_input.stairs.size(); }
    bool isList() const { return m_list; }
    double contentHeight() const { return m_contentHeight; }

    // The line above everything.
    QRectF head() const;

    // All that belongs to a stair, and where its name and its count stand.
    QRectF area(std::size_t stair) const;
    QRectF name(std::size_t stair) const;
    QRectF count(std::size_t stair, theory::Count stones) const; // above or beside so many stones

    // The step that stones lie on, and the ground; without meaning in a list.
    QRectF block(std::size_t stair) const;
    QRectF ground() const;

    // Whether the stones of a stair are drawn one by one; else as a bar.
    bool drawsStones(std::size_t stair) const;
    double stoneSize() const { return m_stone; }
    QRectF stone(std::size_t stair, theory::Count index) const;

    // The part of a bar of `total` stones that stands for those from `from` up to `to`.
    QRectF bar(std::size_t stair, theory::Count from, theory::Count to, theory::Count total) const;

    // Where the stones of the stair come to lie on the ground.
    QRectF groundStone(theory::Count index) const;

    // The same for the heaps of Nim, which are named by their odd stair.
    bool hasHeaps() const { return m_input.heapsBeside; }
    QRectF heapsArea() const;
    QRectF heapRow(std::size_t stair) const;
    QRectF heapName(std::size_t stair) const;
    QRectF heapStone(std::size_t stair, theory::Count index) const;
    QRectF heapBar(std::size_t stair, theory::Count from, theory::Count to, theory::Count total) const;
    bool drawsHeapStones() const { return m_heapStone > 0; }

    // What is at a place: a stair, the ground as stair −1, and the stone of a stair.
    std::optional<std::ptrdiff_t> stairAt(const QPointF& place) const;
    std::optional<theory::Count> stoneAt(std::size_t stair, const QPointF& place) const;

private:
    void layStairs();
    void layHeaps();
    void chooseForm();
    void layList();
    bool fits(std::size_t stair, double size) const;
    double top(std::size_t stair) const; // of the step
    double rowTop(std::size_t stair) const; // of a row of the list
    theory::Count inRow(double size) const; // stones that have room side by side on a step
    theory::Count lines(std::size_t stair,
                        double size) const; // of stones that have room on top of each other
    theory::Count sideBySide(std::size_t stair) const;
    static QRectF shareAlong(const QRectF& whole, theory::Count from, theory::Count to, theory::Count total);
    static QRectF shareUpwards(const QRectF& whole, theory::Count from, theory::Count to,
                               theory::Count total);
    double listLeft() const;
    double listRoom() const; // for the stones

    StaircaseLayoutInput m_input;
    bool m_list = false;
    double m_contentHeight = 0;
    double m_column = 0; // the width of a stair
    double m_rise = 0; // from a stair to the next
    double m_stone = 0; // a stone's square
    double m_heapStone = 0; // 0: heaps are bars
    double m_heapsLeft = 0; // where the heaps of Nim begin
    double m_row = 0; // the height of a row of the list
    theory::Count m_most = 0; // stones on a stair
    std::vector<bool> m_bars; // which stairs have too many stones; empty for none
};

} // namespace laststone::games
