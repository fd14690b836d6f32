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
    //: beside the part of a line where the learner could have won
    return MatchLine::tr("You could win");
}

QString opponent()
{
    //: beside the part of a line where the opponent could have won
    return MatchLine::tr("Opponent could win");
}

// Where everything is, in pixels.
class Places {
public:
    Places(const teaching::Review& review, const QFont& font, int width)
        : small(scaledFont(font, kLetters)), em(Spacing(font).em), m_review(review)
    {
        const QFontMetricsF metrics(small);
        m_left = std::max(metrics.horizontalAdvance(you()), metrics.horizontalAdvance(opponent())) + em;
        const auto moves = static_cast<double>(review.winners.size()) - 1;
        m_step = std::min(em * kMostStep, (width - m_left - em) / std::max(1.0, moves));
        m_hasAllNumbers = m_step > metrics.horizontalAdvance(QStringLiteral("00")) + 2;
        above = em * 0.7;
        below = above + em * 1.3;
    }

    QPointF at(std::size_t place) const
    {
        return {m_left + em * 0.5 + static_cast<double>(place) * m_step,
                m_review.winners[place] == Side::Learner ? above : below};
    }

    QRectF sign(std::size_t place) const
    {
        const double size = std::min(em * kSign, std::max(em * 0.3, m_step * 0.8));
        QRectF box(0, 0, size, size);
        box.moveCenter(at(place));
        return box;
    }

    QRectF name(double y) const { return {0, y - em, m_left - em * 0.4, em * 2}; }

    // Each, or where they would touch each fifth.
    bool hasNumber(std::size_t place) const { return m_hasAllNumbers || place % 5 == 0; }

    QRectF number(std::size_t place) const { return {at(place).x() - em, below + em * 0.4, em * 2, em}; }

    QFont small;
    double em;
    double above; // where you could win
    double below;

private:
    const teaching::Review& m_review;
    double m_left; // of the line
    double m_step;
    bool m_hasAllNumbers;
};

// Whether the learner could have won before the move that led there, and could not after it.
bool isMistake(const teaching::Review& review, std::size_t place)
{
    return place > 0 && review.line[place - 1].side == Side::Learner
        && review.winners[place - 1] == Side::Learner && review.winners[place] == Side::Other;
}

void paintCross(QPainter& painter, QPointF middle, double em, const Theme& theme)
{
    const double arm = em * 0.3;
    painter.setPen(QPen(theme.wonText, em / 6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm));
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm));
}

} // namespace

MatchLine::MatchLine(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus);
}

void MatchLine::setReview(const teaching::Review& review, bool isPlain)
{
    m_review = review;
    m_isPlain = isPlain;
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
    const Places places(m_review, font(), width());
    painter.setFont(places.small);
    painter.setPen(theme.muted);
    painter.drawText(places.name(places.above), Qt::AlignRight | Qt::AlignVCenter, you());
    painter.drawText(places.name(places.below), Qt::AlignRight | Qt::AlignVCenter, opponent());
    painter.setPen(QPen(theme.stone, places.em / 9));
    for (std::size_t i = 1; i < m_review.winners.size(); ++i)
        painter.drawLine(places.at(i - 1), places.at(i));
    for (std::size_t i = 0; i < m_review.winners.size(); ++i) {
        const QRectF box = places.sign(i);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.card);
        painter.drawEllipse(box);
        if (m_isPlain) {
            painter.setBrush(theme.stone);
            painter.drawEllipse(box);
        } else {
            paintOutcome(painter, box, m_review.outcomes[i], theme);
        }
        if (hasFocus() && i == m_place) {
            const double edge = places.em * 0.25;
            painter.setPen(QPen(theme.accent, places.em / 8));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box.adjusted(-edge, -edge, edge, edge));
        }
        if (isMistake(m_review, i))
            paintCross(painter, (places.at(i - 1) + places.at(i)) / 2, places.em, theme);
        if (i > 0 && places.hasNumber(i)) {
            painter.setPen(theme.muted);
            painter.drawText(places.number(i), Qt::AlignCenter, QString::number(i));
        }
    }
}

void MatchLine::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setReview(teaching::Review(m_review), m_isPlain);
    else if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace laststone::widgets
