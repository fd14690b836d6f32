// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/carried_pieces.h"

#include "widgets/board/drawing_painter.h"
#include "widgets/look/theme.h"

#include <QFontMetricsF>
#include <QPainter>

namespace laststone::widgets {

CarriedPieces::CarriedPieces(QWidget* window) : QWidget(window)
{
    setObjectName(QStringLiteral("carried"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

void CarriedPieces::carry(const Drawing& held, const QFont& font, const QPoint& origin)
{
    constexpr int kBeside = 2; // of smooth edges
    m_held = held;
    m_font = font;
    const double em = QFontMetricsF(font).height();
    QRectF box;
    for (const Piece& piece : held.pieces)
        box |= QRectF(piece.box.topLeft() * em, piece.box.size() * em);
    const QRect place = box.toAlignedRect().adjusted(-kBeside, -kBeside, kBeside, kBeside);
    m_origin = -place.topLeft();
    setGeometry(place.translated(origin));
    raise();
    show();
    update();
}

void CarriedPieces::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.translate(m_origin);
    paintDrawing(painter, m_held, m_font, Theme::of(palette()), rect().translated(-m_origin));
}

} // namespace laststone::widgets
