// SPDX-License-Identifier: GPL-3.0-or-later
// Wythoff's game in two views: two heaps, and a queen on a board of squares.
#pragma once

#include "theory/wythoff.h"
#include "widgets/board/choice_board.h"
#include "widgets/look/stamp.h"

#include <QFutureWatcher>

#include <stop_token>

namespace laststone::games {

class WythoffBoard final : public widgets::ChoiceBoard {
    Q_OBJECT
public:
    enum Arrangement { Heaps, Queen, QueenWithPositions, QueenWithValues };

    explicit WythoffBoard(QWidget* parent = nullptr);
    ~WythoffBoard() override;

    std::vector<teaching::Sentence> arrangements() const override;
    void setArrangement(int index) override;
    Letters letters() const override;

    std::size_t partCount() const override { return position().heaps.size() == 2 ? 3 : 0; }
    theory::Count mostTake(std::size_t part) const override;
    QRect partRect(std::size_t part) const override;
    teaching::Sentence partName(std::size_t part) const override;
    teaching::Sentence boardName() const override;

    // In the viewport; empty for what is not drawn.
    QRect stoneRect(std::size_t part, theory::Count index) const;
    QRect squareRect(theory::Count x, theory::Count y) const;
    bool showsQueen() const { return arrangement() != Heaps; }

    // The SG values that are shown, once they have been worked out.
    const std::optional<theory::wythoff::SgTable>& values() const { return m_values; }

protected:
    void layOut() override;
    void paintBoard(QPainter& painter, const QRect& clip) override;
    std::optional<teaching::Move> moveAt(const QPointF& point,
                                         const std::optional<teaching::Move>& before) const override;
    void updatePart(std::size_t part) override;
    bool beginMotion(const teaching::Position& before, const teaching::Move& made) override;
    void endMotion() override { m_leaving = {}; }

private:
    // A move in the terms of the two heaps: how many stones go from each.
    struct Taken {
        theory::Count first = 0;
        theory::Count second = 0;
    };
    Taken taken(std::size_t part, theory::Count take) const;

    // The view of two heaps.
    static Letters heapsLetters(theory::Count most);
    void layOutHeaps();
    QRectF row(std::size_t part) const;
    QRectF stone(std::size_t part, theory::Count index) const;
    double barWidth(std::size_t part) const; // where the heaps are too large for stones
    void paintHeaps(QPainter& painter);
    void paintRow(QPainter& painter, std::size_t part);
    std::optional<teaching::Move> heapsMoveAt(const QPointF& point,
                                              const std::optional<teaching::Move>& before) const;

    // The views of a queen.
    Letters queenLetters(theory::Count most) const;
    void layOutQueen();
    void paintQueen(QPainter& painter);
    void paintSquare(QPainter& painter, theory::Count x, theory::Count y) const;
    void paintAxes(QPainter& painter) const;
    void paintTargets(QPainter& painter) const;
    QRectF square(theory::Count x, theory::Count y) const;
    bool isReached(theory::Count x, theory::Count y) const;
    std::optional<teaching::Move> queenMoveAt(const QPointF& point) const;
    void wantValues();

    static constexpr theory::Count kMostStones = 600; // in a heap; more are drawn as a bar

    double m_em = 16;
    bool m_bars = false; // the heaps are too large for stones
    double m_stone = 0;
    theory::Count m_perLine = 1;
    double m_rowTop[3] = {};
    double m_rowHeight[3] = {};
    double m_left = 0;

    double m_cell = 0; // of the queen's board
    QPointF m_corner; // the bottom left corner of its first square
    theory::Count m_x = 0; // that square
    theory::Count m_y = 0;
    theory::Count m_columns = 0;
    theory::Count m_lines = 0;

    Taken m_leaving; // stones on their way
    widgets::Stamp m_stamp;
    std::optional<theory::wythoff::SgTable> m_values;
    QFutureWatcher<std::optional<theory::wythoff::SgTable>> m_watcher;
    std::stop_source m_stop;
};

} // namespace laststone::games
