// SPDX-License-Identifier: GPL-3.0-or-later
// Boards as values, without a window, and stone by stone in one, for tests.
#pragma once

#include "widgets/board/piece_board.h"

#include <QTest>

// The width of a text where each letter is as wide as the others, in em.
inline double letterWidth(const QString& text, const laststone::widgets::TextStyle& style)
{
    return 0.5 * style.size * static_cast<double>(text.size());
}

// The scene of a position in an area in em, where each letter is as wide as the others.
inline laststone::widgets::BoardScene sceneOf(const laststone::widgets::BoardLooks& looks,
                                              const laststone::widgets::BoardView& view,
                                              const QSizeF& area = {40, 24})
{
    return makeScene(looks, view, area, letterWidth);
}

// Whether everything stands in the area and no text on stones. REQUIRES: texts are as wide as sceneOf()
// measures.
inline void verifyTidy(const laststone::widgets::Drawing& drawing, const QSizeF& area)
{
    using laststone::widgets::Text;
    const QRectF all =
        QRectF(QPointF(), area.expandedTo({0, drawing.height})).adjusted(-0.05, -0.05, 0.05, 0.05);
    for (const auto& piece : drawing.pieces)
        QVERIFY2(all.contains(piece.box), qPrintable(QStringLiteral("%1").arg(piece.id.part)));
    for (const auto& bar : drawing.bars)
        QVERIFY(all.contains(bar.box));
    for (const Text& text : drawing.texts) {
        QSizeF size(letterWidth(text.text, text.style), text.style.size * 0.7);
        QRectF ink(text.box.topLeft(), size);
        ink.moveCenter(text.box.center());
        if (text.alignment.testFlag(Qt::AlignLeft))
            ink.moveLeft(text.box.left());
        else if (text.alignment.testFlag(Qt::AlignRight))
            ink.moveRight(text.box.right());
        QVERIFY2(all.contains(ink), qPrintable(text.text));
        for (const auto& piece : drawing.pieces)
            QVERIFY2(piece.isGhost || !ink.intersects(piece.box.adjusted(0.15, 0.15, -0.15, -0.15)),
                     qPrintable(text.text));
    }
}

// A board whose stones can be found.
class StoneBoard : public laststone::widgets::PieceBoard {
public:
    using PieceBoard::PieceBoard;

    // In the viewport; empty if the part is not drawn stone by stone.
    QRect stoneRect(std::size_t part, laststone::theory::Count index) const
    {
        const auto piece = std::ranges::find(drawing().pieces, laststone::widgets::PieceId{part, index},
                                             &laststone::widgets::Piece::id);
        return piece == drawing().pieces.end() ? QRect() : onScreen(piece->box);
    }
};
