// SPDX-License-Identifier: GPL-3.0-or-later
// What stays to be seen of a move that has been made: where its stones were, and where they have come.
#pragma once

#include "widgets/board/drawing.h"

namespace laststone::widgets {

// Outlines for the drawing `after`: dashed where pieces were that are gone, thin around those that have come.
// Where the others have been laid out anew, the part as a whole is outlined. `origin` as in flights(). Of
// drawings by place (see Drawing::isByPlace) it is the places that are compared.
std::vector<Band> moveMarks(const Drawing& before, const Drawing& after, const Origin& origin = {});

// The marks of the last moves that a board's view shows, found again only where something has changed that
// they depend on.
class ReplyMarks {
public:
    const std::vector<Band>& of(const BoardLooks& looks, const BoardView& view, const QSizeF& area,
                                const BoardScene::Measure& measure);
    void forget() { m_area = {}; } // of another font or language

private:
    std::vector<Band> m_bands;
    QSizeF m_area; // and what else they have been found for
    int m_arrangement = 0;
    bool m_isVerdictShown = false;
    std::optional<teaching::Position> m_start;
    std::optional<MadeMove> m_reply;
    std::optional<MadeMove> m_earlier;
};

} // namespace laststone::widgets
