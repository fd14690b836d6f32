// SPDX-License-Identifier: GPL-3.0-or-later
// Heaps of a subtraction set, and heaps or rows of pins that split, with their options and values.
#pragma once

#include "games/sums/sg_ghosts.h"
#include "games/sums/sg_heap_painter.h"
#include "games/sums/sg_options_panel.h"
#include "widgets/board/choice_board.h"

namespace laststone::games {

// The heaps above, and below them the options of the one that is chosen, marked or at the keyboard. A click
// on a stone takes it and those after it, as far as the set allows. Of a row that may split neighbours are
// knocked down, by dragging from one to the other, or a gap is clicked. A click on the number of a heap shows
// its options.
class SgHeapBoard final : public widgets::ChoiceBoard {
    Q_OBJECT
public:
    explicit SgHeapBoard(QWidget* parent = nullptr);

    void setPlayable(bool playable) override;
    std::vector<teaching::Sentence> arrangements() const override { return {}; }

    Letters letters() const override;

    std::size_t partCount() const override { return position().heaps.size(); }
    theory::Count mostTake(std::size_t part) const override { return moveCount(part); }
    theory::Count moveCount(std::size_t part) const override;
    teaching::Move moveOf(std::size_t part, theory::Count index) const override;
    std::optional<theory::Count> indexOf(const teaching::Move& move) const override;
    QRect partRect(std::size_t part) const override;
    teaching::Sentence partName(std::size_t part) const override;
    teaching::Sentence boardName() const override;

    // The heap whose options are shown.
    std::size_t shownPart() const;
    // Whether values are on show; else they would give the verdict away.
    bool areValuesShown() const;
    // How the choice stands in its row.
    std::optional<SgRun> chosenRun() const;

    const SgHeapLayout& layoutOfHeaps() const { return m_layout; }
    const SgOptionsPanel& panel() const { return *m_panel; }
    // A stone in the viewport. REQUIRES: its heap is no bar.
    QRect pieceRect(std::size_t part, theory::Count index) const;

protected:
    void layOut() override;
    void paintBoard(QPainter& painter, const QRect& clip) override;
    std::optional<teaching::Move> moveAt(const QPointF& point,
                                         const std::optional<teaching::Move>& before) const override;
    bool beginMotion(const teaching::Position& before, const teaching::Move& made) override;
    void endMotion() override { m_motion.reset(); }
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    using Options = std::shared_ptr<const std::vector<SgOption>>;
    struct Anchor {
        std::size_t part = 0;
        double place = 0;
    };

    void adoptPosition();
    void adoptMarks();
    void fitPanel();
    std::size_t mostOptions() const;
    Options options(std::size_t part) const;
    const SubtractionGame* subtraction() const;
    QPointF inContent(const QPointF& point) const;

    void showOptions();
    void choiceHasChanged(const std::optional<teaching::Move>& choice);
    void hoverTile(const std::optional<teaching::Move>& move);
    void makeTile(const teaching::Move& move);

    std::optional<teaching::Move> numberAt(std::size_t part, const QPointF& point) const;
    std::optional<SgRun> runAt(const QPointF& point, const std::optional<teaching::Move>& before) const;
    void rememberRun(const QPointF& point, bool dragging);

    SgMarkedPosition markedPosition() const;
    std::optional<teaching::Move> markedMove(std::size_t part, QColor& colour) const;
    std::vector<SgGhost> ghosts() const;
    QString ruleText() const; // what one may do
    QString hintText() const; // and how
    QString sumText() const;
    SgHeapScene scene() const;

    SgOptionsPanel* m_panel;
    SgHeapPainter m_painter;
    teaching::Position m_known; // whose game and values these are:
    std::shared_ptr<const SgGame> m_game;
    std::vector<theory::Count> m_values;
    std::size_t m_mostOptions = 0;
    SgHeapLayout m_layout;
    SgHeapLayout m_layoutBefore; // of the position before
    std::vector<teaching::Mark> m_knownMarks;
    mutable std::vector<std::pair<std::size_t, Options>> m_options; // the last few asked for

    std::size_t m_pinned = 0; // whose options are shown when nothing is chosen
    std::size_t m_optionsPart = 0; // whose options were shown last
    bool m_pointing = false; // the pointer is choosing in the heaps
    bool m_tileHovered = false; // the choice goes with the pointer on a tile
    std::optional<Anchor> m_anchor; // where a drag began
    std::optional<SgRun> m_run; // what the pointer has meant
    std::optional<SgHeapMotion> m_motion;
};

} // namespace laststone::games
