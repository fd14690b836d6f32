// SPDX-License-Identifier: GPL-3.0-or-later
// The values g(0), g(1) … of a game, found one after the other, each from its options.
#pragma once

#include "games/sums/sg_game.h"
#include "theory/period.h"
#include "widgets/chart/growth_table.h"

class QComboBox;

namespace laststone::games {

class SgTable final : public widgets::GrowthTable {
    Q_OBJECT
public:
    // Beside the values of a set 1 .. m: what Bash or Nim say of the same heap.
    enum class Beside { Nothing, Bash, Nim };

    explicit SgTable(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position) override;
    int lastStep() const override { return static_cast<int>(m_heaps.size()); }

    // The heaps or vertices of the cells, in the order in which their values are found.
    const std::vector<theory::Count>& heaps() const { return m_heaps; }
    Beside beside() const { return m_beside; }
    theory::Count besideValue(theory::Count heap) const;

    // Where the cell of number `index` is in a picture of that size after `step`; empty where it has no room.
    QRectF cell(std::size_t index, const QSize& size, int step) const;

protected:
    teaching::Sentence text(int step) const override;
    void paintTable(QPainter& painter, const QSize& size, int step,
                    const widgets::Theme& theme) const override;
    std::optional<teaching::Position> positionAt(const QPoint& point, const QSize& size) const override;
    void retranslate() override;

private:
    struct Grid;

    Grid grid(const QSize& size, int step) const;
    void fillBox();
    void choosePart(std::size_t part);
    theory::Count value(theory::Count heap) const { return m_game->value(m_part, heap); }
    bool isShaded(std::size_t index) const;
    QString label(theory::Count heap) const;
    teaching::Sentence firstText() const;
    teaching::Sentence optionText(theory::Count heap, const SgOption& option) const;
    std::vector<theory::Count> optionsOf(theory::Count heap) const;
    void paintCell(QPainter& painter, const QRectF& place, std::size_t index, bool isKnown,
                   const widgets::Theme& theme) const;
    void paintBeside(QPainter& painter, const QRectF& place, theory::Count heap, bool isKnown,
                     const widgets::Theme& theme) const;

    teaching::Position m_position;
    std::shared_ptr<const SgGame> m_game;
    std::size_t m_part = 0;
    std::vector<theory::Count> m_heaps;
    std::optional<theory::Period> m_period;
    Beside m_beside = Beside::Nothing;
    QComboBox* m_box; // which of several sets
};

} // namespace laststone::games
