// SPDX-License-Identifier: GPL-3.0-or-later
// The graph of a graph game: tokens are moved on it, and it can be edited.
#pragma once

#include "widgets/board_widget.h"

namespace laststone::games {

class GraphBoard final : public widgets::BoardWidget {
    Q_OBJECT
public:
    explicit GraphBoard(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position,
                     const std::optional<teaching::Move>& made) override;
    void setMarks(const std::vector<teaching::Mark>& marks) override;
    void setChoice(const std::optional<teaching::Move>& choice) override;
    std::optional<teaching::Move> choice() const override { return m_choice; }
    std::vector<teaching::Sentence> arrangements() const override { return {}; }
    void setArrangement(int) override { }
    int arrangement() const override { return 0; }
    void setVerdictShown(bool shown) override;

private:
    teaching::Position m_position;
    std::optional<teaching::Move> m_choice;
};

} // namespace laststone::games
