// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/match_line.h"

#include "widgets/access/announce.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace laststone::widgets {

using teaching::Side;

namespace {

constexpr double kHeight = 3.4; // em: two lines, and the numbers of the moves
constexpr double kSign = 0.8; // em
constexpr double kLetters = 0.8; // of the font
constexpr double kMostStep = 2.6; // em from move to move

QString you()
{
    return MatchLine::tr("You");
}

QString opponent()
{
    return MatchLine::tr("Opponent");
}

} // namespace

MatchLine::MatchLine(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus);
}

void MatchLine::setReview(const teaching::Review& review)
{
    m_review = review;
    m_place = std::min(m_place, review.winners.empty() ? 0 : review.winners.size() - 1);
    setAccessibleName(description());
    setToolTip(tr("Who could win, at the start and after each move"));
    update();
}

// "Who could win: at the start you, after move 1 your opponent".
QString MatchLine::description() const
{
    if (m_review.isEmpty())
        return {};
    QStringList parts;
    for (std::size_t i = 0; i < m_review.winners.size(); ++i) {
        const bool isYou = m_review.winners[i] == Side::Learner;
        if (i == 0) {
            parts << (isYou ? tr("at the start you") : tr("at the start your opponent"));
            continue;
        }
        //: read aloud: %1 is the number of a move
        const QString part = isYou ? tr("after move %1 you") : tr("after move %1 your opponent");
        parts << part.arg(i);
    }
    //: read aloud: %1 lists "at the start you", "after move 1 your opponent"
    return tr("Who could win: %1").arg(QLocale().createSeparatedList(parts));
}

// "Move 3, take 2: after it your opponent could win."
QString MatchLine::wordsOf(std::size_t place) const
{
    const bool isYou = m_review.winners[place] == Side::Learner;
    if (place == 0)
        return isYou ? tr("At the start you could win.") : tr("At the start your opponent could win.");
    const auto& entry = m_review.line[place - 1];
    const QString move =
        teaching::Voice::installed().say(entry.before.game->describe(entry.before, entry.move));
    //: %1 is the number of a move, %2 the move, such as "take 2"
    const QString words = isYou ? tr("Move %1, %2: after it you could win.")
                                : tr("Move %1, %2: after it your opponent could win.");
    return words.arg(place).arg(move);
}

void MatchLine::goTo(std::size_t place)
{
    m_place = place;
    setAccessibleDescription(wordsOf(place));
    setToolTip(wordsOf(place));
    announce(*this, wordsOf(place));
    update();
}

void MatchLine::keyPressEvent(QKeyEvent* event)
{
    if (m_review.isEmpty())
        return QWidget::keyPressEvent(event);
    const std::size_t last = m_review.winners.size() - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return goTo(m_place > 0 ? m_place - 1 : 0);
    case Qt::Key_Right:
        return goTo(std::min(m_place + 1, last));
    case Qt::Key_Home:
        return goTo(0);
    case Qt::Key_End:
        return goTo(last);
    default:
        QWidget::keyPressEvent(event);
    }
}

void MatchLine::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    if (!m_review.isEmpty())
        goTo(m_place);
}

void MatchLine::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    setToolTip(tr("Who could win, at the start and after each move"));
    update();
}

QSize MatchLine::sizeHint() const
{
    const double em = Spacing(font()).em;
    return QSizeF(em * 16, em * kHeight).toSize();
}

QSize MatchLine::minimumSizeHint() const
{
    const double em = Spacing(font()).em;
    return QSizeF(em * 10, em * kHeight).toSize();
}

void MatchLine::paintEvent(QPaintEvent*)
{
    if (m_review.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(palette());
    const double em = Spacing(font()).em;
    const QFont small = scaledFont(font(), kLetters);
    const QFontMetricsF metrics(small);
    const double left =
        std::max(metrics.horizontalAdvance(you()), metrics.horizontalAdvance(opponent())) + em;
    const double above = em * 0.7;
    const double below = above + em * 1.3;
    const auto count = static_cast<double>(m_review.winners.size());
    const double step = std::min(em * kMostStep, (width() - left - em) / std::max(1.0, count - 1));
    const auto at = [&](std::size_t move) {
        return QPointF(left + em * 0.5 + static_cast<double>(move) * step,
                       m_review.winners[move] == Side::Learner ? above : below);
    };
    painter.setFont(small);
    painter.setPen(theme.muted);
    const auto name = [&](const QString& text, double y) {
        painter.drawText(QRectF(0, y - em, left - em * 0.4, em * 2), Qt::AlignRight | Qt::AlignVCenter, text);
    };
    name(you(), above);
    name(opponent(), below);
    painter.setPen(QPen(theme.stone, em / 9));
    for (std::size_t i = 1; i < m_review.winners.size(); ++i)
        painter.drawLine(at(i - 1), at(i));
    const double size = std::min(em * kSign, std::max(em * 0.3, step * 0.8));
    for (std::size_t i = 0; i < m_review.winners.size(); ++i) {
        QRectF box(0, 0, size, size);
        box.moveCenter(at(i));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.card);
        painter.drawEllipse(box);
        paintOutcome(painter, box, m_review.outcomes[i], theme);
        if (hasFocus() && i == m_place) {
            const double edge = em * 0.25;
            painter.setPen(QPen(theme.accent, em / 8));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box.adjusted(-edge, -edge, edge, edge));
        }
        const bool isMistake = i > 0 && m_review.line[i - 1].side == Side::Learner
            && m_review.winners[i - 1] == Side::Learner && m_review.winners[i] == Side::Other;
        if (isMistake) {
            const double arm = em * 0.3;
            const QPointF middle = (at(i - 1) + at(i)) / 2;
            painter.setPen(QPen(theme.wonText, em / 6, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm));
            painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm));
        }
        const bool hasRoom = step > metrics.horizontalAdvance(QStringLiteral("00")) + 2 || i % 5 == 0;
        if (i > 0 && hasRoom) {
            painter.setPen(theme.muted);
            painter.drawText(QRectF(box.center().x() - em, below + em * 0.4, em * 2, em), Qt::AlignCenter,
                             QString::number(i));
        }
    }
}

void MatchLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setReview(teaching::Review(m_review));
    else if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace laststone::widgets
