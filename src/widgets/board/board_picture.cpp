// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_picture.h"

#include "teaching/notation.h"
#include "widgets/board/board_widget.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson.h"

#include <QPainter>
#include <QPicture>
#include <QScrollBar>

#include <algorithm>

namespace laststone::widgets {

namespace {

// How high a board may become: a picture is scrolled by whoever looks at it; on a slide a board that is made
// smaller than this cannot be read.
constexpr int kHighestPicture = 16'384; // pixels
constexpr int kMostTimesOnSlide = 3;

// Gives the board room until it need not scroll: more height, or more of both so that it keeps its shape.
enum class Growth { Height, Shape };
void growToContents(BoardWidget& board, const QSize& size, Growth growth)
{
    constexpr int kMostRounds = 12; // a larger board may lay its stones out larger
    const int most = growth == Growth::Shape ? size.height() * kMostTimesOnSlide
                                             : std::max(size.height(), kHighestPicture);
    board.resize(size);
    for (int round = 0; round < kMostRounds && board.verticalScrollBar()->maximum() > 0; ++round) {
        const int height = std::min(most, board.height() + board.verticalScrollBar()->maximum());
        const int width = growth == Growth::Shape ? size.width() * height / size.height() : size.width();
        board.resize(width, height);
    }
    if (growth == Growth::Shape && board.verticalScrollBar()->maximum() > 0)
        board.resize(size);
}

} // namespace

std::shared_ptr<BoardWidget> hiddenBoard(const Lesson& lesson, const teaching::Position& position,
                                         const BoardLook& look)
{
    std::shared_ptr<BoardWidget> board(lesson.makeBoard(nullptr));
    board->setAttribute(Qt::WA_DontShowOnScreen);
    board->setAttribute(Qt::WA_QuitOnClose, false);
    board->setFocusPolicy(Qt::NoFocus);
    board->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (look.theme) {
        board->setPalette(look.theme->palette());
        board->setStyleSheet(look.theme->styleSheet());
    }
    board->setAnimated(false);
    board->setPlayable(false);
    if (look.arrangement)
        board->setArrangement(*look.arrangement);
    board->setVerdictShown(look.verdictShown);
    board->setPosition(position, std::nullopt);
    board->show(); // it is laid out only then
    return board;
}

void paintBoard(QPainter& painter, BoardWidget& board, const QRectF& area)
{
    growToContents(board, area.size().toSize(), Growth::Shape);
    const double scale = std::min(area.width() / board.width(), area.height() / board.height());
    // By way of a recording: a widget that is drawn on a moved painter has its clip moved twice.
    QPicture recording;
    QPainter recorder(&recording);
    board.render(&recorder);
    recorder.end();
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(scale, scale);
    painter.drawPicture(0, 0, recording);
    painter.restore();
}

Picture boardPicture(const Lesson& lesson, const teaching::Position& position,
                     const std::vector<teaching::Mark>& marks, const BoardLook& look, const QSize& size)
{
    const auto board = hiddenBoard(lesson, position, look);
    board->setMarks(marks);
    growToContents(*board, size, Growth::Height);
    return {board->size(), [board](QPainter& painter) { board->render(&painter); },
            teaching::notation(position)};
}

} // namespace laststone::widgets
