// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_board.h"

#include "games/sums/sg_lesson.h"
#include "widgets/access/keyboard.h"
#include "widgets/board/piece_board.h"

#include <QEvent>

#include <algorithm>

namespace laststone::games {

using widgets::BoardWidget;

SgBoard::SgBoard(QWidget* parent) : BoardWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_current = boardOf(sumGames().front());
    setFocusProxy(m_current);
}

BoardWidget* SgBoard::boardOf(const SumGame& game)
{
    BoardWidget*& board = m_boards[&game];
    if (board)
        return board;
    board = game.looks ? new widgets::PieceBoard(*game.looks, viewport()) : game.makeBoard(viewport());
    // A style sheet keeps both from being inherited.
    board->setFont(font());
    board->setPalette(palette());
    board->setVerdictShown(m_verdictShown);
    board->setSecondVoice(m_second);
    board->setMessageVoice(messageVoice());
    board->setForHall(isForHall());
    board->setPlayable(isPlayable());
    board->setEditable(isEditable());
    board->setAnimated(isAnimated());
    board->setHoverShown(isHoverShown());
    board->setAnsweredElsewhere(isAnsweredElsewhere());
    // The board that is hidden must not speak.
    connect(board, &BoardWidget::choiceChanged, this,
            [this, shown = board](const std::optional<Move>& choice) {
                if (shown == m_current)
                    emit choiceChanged(choice);
            });
    connect(board, &BoardWidget::moveMade, this, &BoardWidget::moveMade);
    connect(board, &BoardWidget::positionEdited, this, &BoardWidget::positionEdited);
    connect(board, &BoardWidget::editingChanged, this, &BoardWidget::editingChanged);
    connect(board, &BoardWidget::undoable, this, &BoardWidget::undoable);
    connect(board, &BoardWidget::partGoneTo, this, [this, shown = board](std::size_t part) {
        if (shown == m_current)
            emit partGoneTo(part);
    });
    connect(board, &BoardWidget::answerWanted, this, &BoardWidget::answerWanted);
    connect(board, &BoardWidget::refused, this, &BoardWidget::refused);
    return board;
}

void SgBoard::setPosition(const Position& position, const std::optional<Move>& made)
{
    BoardWidget* board = boardOf(sumGameOf(position));
    const bool changes = board != m_current;
    const bool focused = m_current->hasFocus();
    if (changes) {
        m_current->setChoice(std::nullopt);
        m_current->setEditing(false); // nobody draws what is not seen
        // Tab goes on from there; Qt 6.4 breaks the chain at a widget to which its parent gives the focus on.
        setFocusProxy(nullptr);
        widgets::putBehind(*m_current, *board);
        m_current->hide();
        m_current = board;
        board->setChooseFirst(chooseFirst());
        setFocusProxy(board);
        board->setShown({});
        board->setGeometry(viewport()->rect());
        board->show(); // which gives it its size, so that the position is laid out once
    }
    if (m_start)
        board->setStart(*m_start);
    board->setPosition(position, changes ? std::nullopt : made);
    board->setShown(m_shown);
    if (changes && focused)
        board->setFocus();
}

void SgBoard::clearDrawing()
{
    boardOf(*std::ranges::find(sumGames(), nullptr, &SumGame::looks))->clearDrawing();
}

void SgBoard::setShown(const teaching::Shown& shown)
{
    m_shown = shown;
    m_current->setShown(shown);
}

void SgBoard::setVerdictShown(bool shown)
{
    m_verdictShown = shown;
    for (const auto& [game, board] : m_boards)
        board->setVerdictShown(shown);
}

void SgBoard::setSecondVoice(const std::optional<teaching::Voice>& second)
{
    m_second = second;
    for (const auto& [game, board] : m_boards)
        board->setSecondVoice(second);
}

void SgBoard::setMessageVoice(const std::optional<teaching::Voice>& second)
{
    BoardWidget::setMessageVoice(second);
    for (const auto& [game, board] : m_boards)
        board->setMessageVoice(second);
}

void SgBoard::setForHall(bool is)
{
    BoardWidget::setForHall(is);
    for (const auto& [game, board] : m_boards)
        board->setForHall(is);
}

void SgBoard::setHoverShown(bool shown)
{
    BoardWidget::setHoverShown(shown);
    for (const auto& [game, board] : m_boards)
        board->setHoverShown(shown);
}

void SgBoard::setPlayable(bool playable)
{
    BoardWidget::setPlayable(playable);
    for (const auto& [game, board] : m_boards)
        board->setPlayable(playable);
}

void SgBoard::setChooseFirst(const teaching::Sentence& words)
{
    BoardWidget::setChooseFirst(words);
    m_current->setChooseFirst(words);
}

void SgBoard::setEditable(bool editable)
{
    BoardWidget::setEditable(editable);
    for (const auto& [game, board] : m_boards)
        board->setEditable(editable);
}

void SgBoard::setAnsweredElsewhere(bool isElsewhere)
{
    BoardWidget::setAnsweredElsewhere(isElsewhere);
    for (const auto& [game, board] : m_boards)
        board->setAnsweredElsewhere(isElsewhere);
}

void SgBoard::setAnimated(bool animated)
{
    BoardWidget::setAnimated(animated);
    for (const auto& [game, board] : m_boards)
        board->setAnimated(animated);
}

void SgBoard::resizeEvent(QResizeEvent* event)
{
    BoardWidget::resizeEvent(event);
    m_current->setGeometry(viewport()->rect());
}

void SgBoard::changeEvent(QEvent* event)
{
    BoardWidget::changeEvent(event);
    // As in boardOf().
    for (const auto& [game, board] : m_boards) {
        if (event->type() == QEvent::FontChange)
            board->setFont(font());
        else if (event->type() == QEvent::PaletteChange)
            board->setPalette(palette());
    }
}

} // namespace laststone::games
