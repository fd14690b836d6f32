// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_board.h"

#include "games/graph/graph_board.h"
#include "games/octal/octal_drawing.h"
#include "games/subtraction/subtraction_drawing.h"
#include "games/sums/sg_game.h"
#include "widgets/board/piece_board.h"

#include <QEvent>

namespace laststone::games {

using teaching::Move;
using teaching::Position;
using widgets::BoardWidget;

SgBoard::SgBoard(QWidget* parent) : BoardWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_current = boardFor(Subtraction);
    setFocusProxy(m_current);
}

// The board that is hidden must not speak.
void SgBoard::adopt(BoardWidget* board)
{
    m_boards.push_back(board);
    // A style sheet keeps both from being inherited.
    board->setFont(font());
    board->setPalette(palette());
    board->setArrangement(m_arrangement);
    board->setVerdictShown(m_verdictShown);
    board->setPlayable(isPlayable());
    board->setEditable(isEditable());
    board->setAnimated(isAnimated());
    connect(board, &BoardWidget::choiceChanged, this, [this, board](const std::optional<Move>& choice) {
        if (board == m_current)
            emit choiceChanged(choice);
    });
    connect(board, &BoardWidget::moveMade, this, &BoardWidget::moveMade);
    connect(board, &BoardWidget::positionEdited, this, &BoardWidget::positionEdited);
    connect(board, &BoardWidget::editingChanged, this, &BoardWidget::editingChanged);
    connect(board, &BoardWidget::undoable, this, &BoardWidget::undoable);
}

BoardWidget* SgBoard::current() const
{
    return m_current;
}

BoardWidget* SgBoard::boardFor(Kind kind)
{
    BoardWidget*& board = m_ofKind[kind];
    if (board)
        return board;
    if (kind == Graph)
        board = new GraphBoard(viewport());
    else
        board = new widgets::PieceBoard(kind == Octal ? octalLooks() : subtractionLooks(), viewport());
    adopt(board);
    return board;
}

void SgBoard::setPosition(const Position& position, const std::optional<Move>& made)
{
    const auto game = sgGame(position);
    BoardWidget* board = boardFor(asGraph(*game) ? Graph : asOctal(*game) ? Octal : Subtraction);
    const bool changes = board != m_current;
    const bool focused = m_current->hasFocus();
    if (changes) {
        m_current->setChoice(std::nullopt);
        m_current->hide();
        m_current = board;
        setFocusProxy(board);
        board->setShown({});
        board->setGeometry(viewport()->rect());
    }
    board->setPosition(position, changes ? std::nullopt : made);
    board->setShown(m_shown);
    if (changes) {
        board->show();
        if (focused)
            board->setFocus();
    }
}

void SgBoard::setShown(const teaching::Shown& shown)
{
    m_shown = shown;
    m_current->setShown(shown);
}

void SgBoard::setChoice(const std::optional<Move>& choice)
{
    m_current->setChoice(choice);
}

std::optional<Move> SgBoard::choice() const
{
    return m_current->choice();
}

std::vector<teaching::Sentence> SgBoard::arrangements() const
{
    return {};
}

void SgBoard::setArrangement(int index)
{
    m_arrangement = index;
    for (BoardWidget* board : m_boards)
        board->setArrangement(index);
}

int SgBoard::arrangement() const
{
    return m_arrangement;
}

void SgBoard::setVerdictShown(bool shown)
{
    m_verdictShown = shown;
    for (BoardWidget* board : m_boards)
        board->setVerdictShown(shown);
}

void SgBoard::setPlayable(bool playable)
{
    BoardWidget::setPlayable(playable);
    for (BoardWidget* board : m_boards)
        board->setPlayable(playable);
}

void SgBoard::setEditable(bool editable)
{
    BoardWidget::setEditable(editable);
    for (BoardWidget* board : m_boards)
        board->setEditable(editable);
}

void SgBoard::setEditing(bool editing)
{
    m_current->setEditing(editing);
}

bool SgBoard::isEditing() const
{
    return m_current->isEditing();
}

void SgBoard::setAnimated(bool animated)
{
    BoardWidget::setAnimated(animated);
    for (BoardWidget* board : m_boards)
        board->setAnimated(animated);
}

QSize SgBoard::sizeHint() const
{
    return m_current->sizeHint();
}

QSize SgBoard::minimumSizeHint() const
{
    return m_current->minimumSizeHint();
}

void SgBoard::paintEvent(QPaintEvent*)
{
    // The board on top paints all of it.
}

void SgBoard::resizeEvent(QResizeEvent* event)
{
    BoardWidget::resizeEvent(event);
    m_current->setGeometry(viewport()->rect());
}

void SgBoard::changeEvent(QEvent* event)
{
    BoardWidget::changeEvent(event);
    // As in adopt().
    for (BoardWidget* board : m_boards) {
        if (event->type() == QEvent::FontChange)
            board->setFont(font());
        else if (event->type() == QEvent::PaletteChange)
            board->setPalette(palette());
    }
}

BoardWidget::Letters SgBoard::letters() const
{
    return m_current->letters();
}

const widgets::BoardLooks* sgLooks(const Position& position)
{
    const auto game = sgGame(position);
    if (asGraph(*game))
        return nullptr;
    return asOctal(*game) ? &octalLooks() : &subtractionLooks();
}

} // namespace laststone::games
