// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the SG lesson: that of the game which the position is of.
#pragma once

#include "widgets/board/board_widget.h"
#include "widgets/board/drawing.h"

#include <map>

namespace laststone::games {

struct SumGame;

class SgBoard final : public widgets::BoardWidget {
    Q_OBJECT
public:
    explicit SgBoard(QWidget* parent = nullptr);

    void setPosition(const teaching::Position& position, const std::optional<teaching::Move>& made) override;
    void setShown(const teaching::Shown& shown) override;
    void setChoice(const std::optional<teaching::Move>& choice) override { m_current->setChoice(choice); }
    std::optional<teaching::Move> choice() const override { return m_current->choice(); }
    std::vector<teaching::Sentence> arrangements() const override { return {}; }
    void setArrangement(int) override { }
    int arrangement() const override { return 0; }
    void setReply(const std::optional<widgets::MadeMove>& reply) override { m_current->setReply(reply); }
    void setEarlier(const std::optional<widgets::MadeMove>& earlier) override
    {
        m_current->setEarlier(earlier);
    }
    void setHoverShown(bool shown) override;
    void setHint(const std::optional<teaching::Move>& hint) override { m_current->setHint(hint); }
    void setMarked(const widgets::MarkedMoves& marked) override { m_current->setMarked(marked); }
    void setStart(const teaching::Position& start) override { m_start = start; }
    void setVerdictShown(bool shown) override;
    void setMessageVoice(const std::optional<teaching::Voice>& second) override;
    void setForHall(bool is) override;
    void setSecondVoice(const std::optional<teaching::Voice>& second) override;
    Letters letters() const override { return m_current->letters(); }
    widgets::Fit fit(const std::vector<teaching::Shown>& all, const QFont& font, const QSize& size,
                     widgets::Fit least) const override
    {
        return m_current->fit(all, font, size, least);
    }
    void showRest() override { m_current->showRest(); }
    void showBeginning() override { m_current->showBeginning(); }
    void setPlayable(bool playable) override;
    void setChooseFirst(const teaching::Sentence& words) override;
    void saidWhyNot() override { m_current->saidWhyNot(); }
    void forgetTyped() override { m_current->forgetTyped(); }
    void setEditable(bool editable) override;
    void setAnsweredElsewhere(bool isElsewhere) override;
    void setEditing(bool editing) override { m_current->setEditing(editing); }
    void clearDrawing() override; // in place of another game, too
    std::vector<widgets::BoardKey> keys() const override { return m_current->keys(); }
    bool isEditing() const override { return m_current->isEditing(); }
    bool isUnfinished() const override { return m_current->isUnfinished(); }
    void setAnimated(bool animated) override;

    // The board that is shown: a PieceBoard or a GraphBoard.
    widgets::BoardWidget* current() const { return m_current; }

    QSize sizeHint() const override { return m_current->sizeHint(); }
    QSize minimumSizeHint() const override { return m_current->minimumSizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override { } // the board on top paints all of it
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    widgets::BoardWidget* boardOf(const SumGame& game);

    std::map<const SumGame*, widgets::BoardWidget*> m_boards; // each is made when it is first needed
    widgets::BoardWidget* m_current = nullptr;
    teaching::Shown m_shown;
    std::optional<teaching::Position> m_start;
    bool m_verdictShown = true;
    std::optional<teaching::Voice> m_second;
};

} // namespace laststone::games
