// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_painter.h"

#include "theory/staircase.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>

namespace laststone::games {

using teaching::Mark;
using theory::Count;
using widgets::Theme;
namespace staircase = theory::staircase;

namespace {

constexpr double kSmall = kStaircaseSmallestScale;
constexpr double kBig = 1.15; // counts and the formula
constexpr std::size_t kMostTerms = 12; // of the formula

QString parityWord(std::size_t stair)
{
    if (staircase::isOdd(stair)) {
        //: beside the number of a stair, with a filled disc: the stair counts
        return QCoreApplication::translate("StaircaseBoard", "odd");
    }
    //: beside the number of a stair, with an empty ring: the stair does not count
    return QCoreApplication::translate("StaircaseBoard", "even");
}

QString formulaText(const StaircaseScene& scene)
{
    const std::vector<Count> odd = staircase::oddStairs(scene.stairs);
    QStringList terms;
    for (std::size_t i = 0; i < odd.size(); ++i) {
        if (odd.size() <= kMostTerms || i + 1 < kMostTerms || i + 1 == odd.size())
            terms << QString::number(odd[i]);
        else if (i + 1 == kMostTerms)
            terms << QStringLiteral("…");
    }
    const QString text = terms.join(QStringLiteral(" ⊕ "));
    return scene.sum ? QStringLiteral("%1 = %2").arg(text).arg(theory::nim::nimSum(odd)) : text;
}

} // namespace

double staircaseNameWidth(std::size_t stairs, const QFont& font)
{
    const QFontMetricsF bold(widgets::scaledFont(font, 1, true));
    const QFontMetricsF small(widgets::scaledFont(font, kSmall));
    return bold.horizontalAdvance(QString::number(stairs)) + small.height() * 1.5
        + std::max(small.horizontalAdvance(parityWord(0)), small.horizontalAdvance(parityWord(1)));
}

// Stones of a stair, from the first one on.
struct StaircasePainter::Segment {
    enum class Kind { Present, Leaving, Landing };
    Count stones = 0;
    Kind kind = Kind::Present;
    QColor colour; // of ghosts
};

// One call of paint(): what its parts share.
struct StaircasePainter::Frame {
    QPainter& painter;
    const StaircaseScene& scene;
    const QFont& font;
    const Theme& theme;
    double em;
    QRectF visible;
    std::vector<bool> marked;
    std::map<std::size_t, std::vector<Segment>> changed; // by the move that is chosen or marked

    const StaircaseLayout& layout() const { return scene.layout; }
    std::vector<Segment> segments(std::size_t stair) const
    {
        const auto found = changed.find(stair);
        return found != changed.end() ? found->second : std::vector<Segment>{{scene.stairs[stair], {}, {}}};
    }
    static Count total(const std::vector<Segment>& segments)
    {
        Count sum = 0;
        for (const Segment& segment : segments)
            sum += segment.stones;
        return sum;
    }
    // The stones that are there in the end.
    static Count left(const std::vector<Segment>& segments)
    {
        Count sum = 0;
        for (const Segment& segment : segments)
            sum += segment.kind == Segment::Kind::Leaving ? 0 : segment.stones;
        return sum;
    }

    // Shows that `moved` stones, the last ones there, come one stair down.
    void carry(std::size_t stair, Count moved, const QColor& colour)
    {
        std::vector<Segment> before = segments(stair);
        std::vector<Segment> after; // from the last one on
        Count rest = moved;
        for (auto segment = before.rbegin(); segment != before.rend(); ++segment) {
            const Count gone = segment->kind == Segment::Kind::Leaving ? 0 : std::min(rest, segment->stones);
            if (gone > 0)
                after.push_back({gone, Segment::Kind::Leaving, colour});
            if (segment->stones > gone)
                after.push_back({segment->stones - gone, segment->kind, segment->colour});
            rest -= gone;
        }
        std::ranges::reverse(after);
        changed[stair] = after;
        if (stair > 0) {
            std::vector<Segment> below = segments(stair - 1);
            below.push_back({moved, Segment::Kind::Landing, colour});
            changed[stair - 1] = below;
        }
    }
    void showMoves()
    {
        if (scene.choice) {
            carry(scene.choice->heap, scene.choice->take, theme.accent);
            return;
        }
        for (const Mark& mark : scene.marks) {
            const bool isMove = mark.kind == Mark::Kind::Take || mark.kind == Mark::Kind::Threat
                || mark.kind == Mark::Kind::Reply;
            if (isMove && mark.heap < scene.stairs.size() && left(segments(mark.heap)) == mark.from)
                carry(mark.heap, mark.from - mark.to,
                      mark.kind == Mark::Kind::Threat ? theme.won : theme.good);
        }
    }
    QColor moveColour(std::size_t stair) const
    {
        const auto found = changed.find(stair);
        if (found == changed.end())
            return {};
        const auto ghost =
            std::ranges::find_if(found->second.rbegin(), found->second.rend(), [](const Segment& segment) {
                return segment.kind != Segment::Kind::Present;
            });
        return ghost == found->second.rend() ? QColor() : ghost->colour;
    }
    // "7", or "7 → 5" where that fits.
    QString countText(std::size_t stair, const QFont& used, double room) const
    {
        const Count before = scene.stairs[stair];
        const Count after = left(segments(stair));
        if (before == after) {
            return layout().drawsStones(stair) || layout().isList() ? QString::number(before)
                                                                    : QStringLiteral("× %1").arg(before);
        }
        const QString text = QStringLiteral("%1 → %2").arg(before).arg(after);
        if (QFontMetricsF(used).horizontalAdvance(text) <= room)
            return text;
        return QStringLiteral("→ %1").arg(after);
    }
    QPen dashed(const QColor& colour, double width) const
    {
        QPen pen(colour, width);
        pen.setDashPattern({2.2, 1.6});
        pen.setCapStyle(Qt::FlatCap);
        return pen;
    }
};

void StaircasePainter::paint(QPainter& painter, const StaircaseScene& scene, const QFont& font,
                             const Theme& theme, double offset, const QRectF& clip)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0, -offset);
    Frame frame{painter, scene, font, theme, QFontMetricsF(font).height(), clip.translated(0, offset),
                {},      {}};
    frame.marked.assign(scene.stairs.size(), false);
    for (const Mark& mark : scene.marks) {
        if (mark.kind == Mark::Kind::Heap && mark.heap < frame.marked.size())
            frame.marked[mark.heap] = true;
    }
    frame.showMoves();
    paintHead(frame);
    paintGround(frame);
    for (std::size_t stair = 0; stair < scene.stairs.size(); ++stair) {
        const QRectF area = scene.layout.area(stair);
        if (area.bottom() < frame.visible.top() || area.top() > frame.visible.bottom())
            continue;
        if (scene.layout.isList())
            paintRow(frame, stair);
        else
            paintStep(frame, stair);
        paintPile(frame, stair);
        paintCount(frame, stair);
        if (scene.layout.hasHeaps() && staircase::isOdd(stair))
            paintHeap(frame, stair);
    }
    if (scene.motion)
        paintMotion(frame);
    painter.translate(0, offset);
}

void StaircasePainter::paintHead(const Frame& frame) const
{
    const QRectF head = frame.layout().head();
    if (!head.intersects(frame.visible))
        return;
    QPainter& painter = frame.painter;
    double right = head.right();
    if (frame.layout().hasHeaps()) {
        right = frame.layout().heapsArea().left();
        painter.setFont(widgets::scaledFont(frame.font, kSmall));
        painter.setPen(frame.theme.muted);
        const QRectF title(right + frame.em / 2, head.top(), head.right() - right - frame.em / 2,
                           head.height());
        //: above the odd stairs, which are drawn once more as heaps of Nim
        painter.drawText(title, Qt::AlignVCenter | Qt::AlignLeft,
                         QCoreApplication::translate("StaircaseBoard", "The odd stairs as Nim heaps"));
        painter.setPen(QPen(frame.theme.border, 1));
        painter.drawLine(QPointF(right, head.top()),
                         QPointF(right, frame.layout().contentHeight() - frame.em / 2));
    }
    if (!frame.scene.formula)
        return;
    painter.setFont(widgets::scaledFont(frame.font, kBig, true));
    painter.setPen(frame.theme.text);
    const QRectF line(head.left(), head.top(), right - head.left() - frame.em / 2, head.height());
    painter.drawText(
        line, Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetricsF(painter.font()).elidedText(formulaText(frame.scene), Qt::ElideMiddle, line.width()));
}

void StaircasePainter::paintGround(const Frame& frame) const
{
    const QRectF ground = frame.layout().ground();
    if (frame.scene.stairs.empty() || !ground.intersects(frame.visible))
        return;
    QPainter& painter = frame.painter;
    const Theme& theme = frame.theme;
    //: where stones from stair 1 come to lie; it stands beside the number 0
    const QString word = QCoreApplication::translate("StaircaseBoard", "ground");
    if (frame.layout().isList()) {
        painter.setPen(QPen(theme.border, frame.em / 9));
        painter.drawLine(ground.topLeft(), ground.topRight());
        painter.setPen(theme.muted);
        painter.setFont(frame.font);
        painter.drawText(ground.adjusted(frame.em / 2, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         QStringLiteral("0"));
        painter.setFont(widgets::scaledFont(frame.font, kSmall));
        painter.drawText(ground.adjusted(frame.em * 2, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, word);
        return;
    }
    painter.fillRect(ground, theme.field);
    painter.setPen(QPen(theme.border, frame.em / 9));
    painter.drawLine(ground.topLeft(), ground.topRight());
    QRectF line(ground.left(), ground.top() + frame.em / 8, ground.width(), frame.em * 1.15);
    painter.setPen(theme.muted);
    painter.setFont(widgets::scaledFont(frame.font, 1, true));
    painter.drawText(line, Qt::AlignCenter, QStringLiteral("0"));
    painter.setFont(widgets::scaledFont(frame.font, kSmall));
    painter.drawText(line.translated(0, frame.em * 1.05), Qt::AlignCenter, word);
}

// The number of a stair, and by a sign and a word whether it is odd.
void StaircasePainter::paintName(const Frame& frame, const QRectF& place, std::size_t stair,
                                 bool twoLines) const
{
    QPainter& painter = frame.painter;
    const Theme& theme = frame.theme;
    const bool odd = staircase::isOdd(stair);
    const QColor ink = !odd ? theme.muted : twoLines ? theme.onBadge : theme.text;
    const QFont small = widgets::scaledFont(frame.font, kSmall);
    const QFontMetricsF metrics(small);
    const QString word = parityWord(stair);
    const double sign = frame.em * 0.55;
    // In rows the signs stand below each other, so there the longer word decides.
    const double rowWord =
        std::max(metrics.horizontalAdvance(parityWord(0)), metrics.horizontalAdvance(parityWord(1)));
    const double width = sign * 1.5 + (twoLines ? metrics.horizontalAdvance(word) : rowWord);
    const QRectF number =
        twoLines ? QRectF(place.left(), place.top(), place.width(), frame.em * 1.15) : place;
    QRectF parity(0, 0, width, frame.em);
    if (twoLines)
        parity.moveCenter({place.center().x(), place.top() + frame.em * 1.65});
    else
        parity.moveCenter({place.right() - width / 2, place.center().y()});

    painter.setPen(ink);
    painter.setFont(widgets::scaledFont(frame.font, 1, odd));
    painter.drawText(number, Qt::AlignVCenter | (twoLines ? Qt::AlignHCenter : Qt::AlignLeft),
                     QString::number(stair + 1));
    painter.setFont(small);
    painter.drawText(parity.adjusted(sign * 1.5, -frame.em / 4, frame.em, frame.em / 4),
                     Qt::AlignVCenter | Qt::AlignLeft, word);
    QRectF disc(parity.left(), 0, sign, sign);
    disc.moveCenter({disc.center().x(), parity.center().y()});
    painter.setPen(QPen(ink, std::max(1.0, frame.em / 12)));
    painter.setBrush(odd ? QBrush(ink) : QBrush(Qt::NoBrush));
    painter.drawEllipse(disc);
}

void StaircasePainter::paintStep(const Frame& frame, std::size_t stair) const
{
    QPainter& painter = frame.painter;
    const Theme& theme = frame.theme;
    const bool odd = staircase::isOdd(stair);
    const QRectF step = frame.layout().block(stair);
    painter.setPen(QPen(odd ? theme.badge : theme.border, 1));
    painter.setBrush(odd ? theme.badge : theme.card);
    painter.drawRect(step);
    paintName(frame, frame.layout().name(stair), stair, true);
    painter.setBrush(Qt::NoBrush);
    if (frame.marked[stair]) {
        painter.setPen(QPen(theme.accent, frame.em / 5));
        painter.drawLine(step.topLeft() + QPointF(1, 0), step.topRight() - QPointF(1, 0));
    }
    const double line = frame.em / 9;
    if (frame.scene.cursor == stair) {
        painter.setPen(QPen(theme.accent, line * 1.5));
        painter.drawRect(step.adjusted(line, line, -line, -line));
    }
}

void StaircasePainter::paintRow(const Frame& frame, std::size_t stair) const
{
    QPainter& painter = frame.painter;
    const Theme& theme = frame.theme;
    const QRectF row = frame.layout().area(stair).adjusted(0, 1, 0, -1);
    const double radius = frame.em / 3;
    painter.setPen(Qt::NoPen);
    painter.setBrush(staircase::isOdd(stair) ? theme.field : theme.card);
    painter.drawRoundedRect(row, radius, radius);
    painter.setBrush(Qt::NoBrush);
    if (const QColor colour = frame.moveColour(stair); colour.isValid()) {
        painter.setPen(frame.dashed(colour, frame.em / 10));
        painter.drawRoundedRect(row, radius, radius);
    } else if (frame.marked[stair]) {
        painter.setPen(QPen(theme.badge, frame.em / 12));
        painter.drawRoundedRect(row, radius, radius);
    }
    if (frame.scene.cursor == stair) {
        painter.setPen(QPen(theme.accent, frame.em / 7));
        painter.drawLine(row.topLeft() + QPointF(1, radius), row.bottomLeft() + QPointF(1, -radius));
    }
    paintName(frame, frame.layout().name(stair), stair, false);
}

void StaircasePainter::paintCount(const Frame& frame, std::size_t stair) const
{
    QPainter& painter = frame.painter;
    const std::vector<Segment> segments = frame.segments(stair);
    const QRectF place = frame.layout().count(stair, Frame::total(segments));
    const bool list = frame.layout().isList();
    painter.setFont(widgets::scaledFont(frame.font, list ? 1 : kBig, true));
    const bool changes = Frame::left(segments) != frame.scene.stairs[stair];
    painter.setPen(frame.theme.text);
    if (!list) {
        painter.drawText(place, Qt::AlignCenter, frame.countText(stair, painter.font(), place.width()));
        return;
    }
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignRight, QString::number(frame.scene.stairs[stair]));
    if (changes) {
        // At the end of the row, where the bar is shortest in most positions.
        const QRectF row = frame.layout().area(stair);
        const QString text = QStringLiteral("→ %1").arg(Frame::left(segments));
        const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + frame.em;
        const QRectF plate(row.right() - width, row.top() + row.height() * 0.15, width - frame.em / 4,
                           row.height() * 0.7);
        painter.setPen(Qt::NoPen);
        painter.setBrush(frame.theme.card);
        painter.drawRoundedRect(plate, frame.em / 3, frame.em / 3);
        painter.setPen(frame.theme.text);
        painter.drawText(plate, Qt::AlignCenter, text);
    }
}

// Filled on the stairs that count, hollow on the others.
void StaircasePainter::paintStone(const Frame& frame, const QRectF& square, bool odd)
{
    const QRectF disc = widgets::stoneDisc(square);
    if (odd) {
        m_stone.draw(frame.painter, disc, disc.width() / 2, frame.theme.stone);
        return;
    }
    const double thick = std::clamp(disc.width() / 10, 1.0, frame.em / 8);
    frame.painter.setPen(QPen(frame.theme.stone, thick));
    frame.painter.setBrush(frame.theme.card);
    frame.painter.drawEllipse(disc.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2));
}

void StaircasePainter::paintGhost(const Frame& frame, const QRectF& square, const QColor& colour) const
{
    const double thick = std::clamp(square.width() / 9, 1.0, frame.em / 6);
    QColor inside = colour;
    inside.setAlpha(28);
    frame.painter.setPen(frame.dashed(colour, thick));
    frame.painter.setBrush(inside);
    frame.painter.drawEllipse(
        widgets::stoneDisc(square).adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2));
}

void StaircasePainter::paintPile(const Frame& frame, std::size_t stair)
{
    QPainter& painter = frame.painter;
    const StaircaseLayout& layout = frame.layout();
    const bool odd = staircase::isOdd(stair);
    std::vector<Segment> segments = frame.segments(stair);
    // Those on their way are not there yet.
    if (frame.scene.motion && frame.scene.motion->move.heap == stair + 1)
        segments.front().stones -= frame.scene.motion->move.take;
    const Count total = Frame::total(segments);
    // Ghosts beyond the place of the stair are left out; the count tells.
    const QRectF limits =
        layout.isList() ? layout.area(stair) : layout.area(stair).adjusted(0, frame.em, 0, 0);
    Count index = 0;
    for (const Segment& segment : segments) {
        const bool present = segment.kind == Segment::Kind::Present;
        if (!layout.drawsStones(stair)) {
            const QRectF bar = layout.bar(stair, index, index + segment.stones, total);
            index += segment.stones;
            if (segment.stones == 0)
                continue;
            const double radius = std::min({frame.em / 3, bar.width() / 2, bar.height() / 2});
            QColor inside = present ? frame.theme.stone : segment.colour;
            if (!present)
                inside.setAlpha(28);
            painter.setPen(present ? QPen(frame.theme.stone, frame.em / 10)
                                   : frame.dashed(segment.colour, frame.em / 10));
            painter.setBrush(present && !odd ? frame.theme.card : inside);
            painter.drawRoundedRect(bar, radius, radius);
            continue;
        }
        for (const Count end = index + segment.stones; index < end; ++index) {
            const QRectF square = layout.stone(stair, index);
            if (present) {
                paintStone(frame, square, odd);
            } else if (square.top() < limits.top() || square.right() > limits.right()) {
                index = end;
                break;
            } else {
                paintGhost(frame, square, segment.colour);
            }
        }
    }
}

void StaircasePainter::paintHeap(const Frame& frame, std::size_t stair)
{
    QPainter& painter = frame.painter;
    const StaircaseLayout& layout = frame.layout();
    const QRectF row = layout.heapRow(stair);
    const std::vector<Segment> segments = frame.segments(stair);
    const Count total = Frame::total(segments);
    if (!layout.isList()) {
        QRectF name = layout.heapName(stair);
        paintName(frame, name, stair, false);
        painter.setFont(widgets::scaledFont(frame.font, kBig, true));
        painter.setPen(frame.theme.text);
        const double right = layout.heapStone(stair, 0).left() - frame.em / 2;
        painter.drawText(QRectF(name.right(), row.top(), right - name.right(), row.height()),
                         Qt::AlignVCenter | Qt::AlignRight, QString::number(frame.scene.stairs[stair]));
    }
    Count index = 0;
    for (const Segment& segment : segments) {
        const bool present = segment.kind == Segment::Kind::Present;
        if (!layout.drawsHeapStones()) {
            const QRectF bar =
                layout.heapBar(stair, index, index + segment.stones, total) & row.adjusted(0, 0, -1, 0);
            index += segment.stones;
            if (segment.stones == 0)
                continue;
            painter.setPen(present ? QPen(Qt::NoPen) : frame.dashed(segment.colour, frame.em / 10));
            painter.setBrush(present ? QBrush(frame.theme.stone) : QBrush(Qt::NoBrush));
            const double radius = std::min({frame.em / 3, bar.width() / 2, bar.height() / 2});
            painter.drawRoundedRect(bar, radius, radius);
            continue;
        }
        for (const Count end = index + segment.stones; index < end; ++index) {
            const QRectF square = layout.heapStone(stair, index);
            if (square.right() > row.right()) {
                index = end;
                break;
            }
            const QRectF disc = widgets::stoneDisc(square);
            if (present)
                m_heapStone.draw(painter, disc, disc.width() / 2, frame.theme.stone);
            else
                paintGhost(frame, square, segment.colour);
        }
    }
}

void StaircasePainter::paintMotion(const Frame& frame)
{
    const auto& motion = *frame.scene.motion;
    const std::size_t stair = motion.move.heap;
    const double way = motion.progress;
    const Count left = frame.scene.stairs[stair];
    for (Count k = 0; k < motion.move.take; ++k) {
        const QRectF from = motion.before.stone(stair, left + k);
        QRectF to;
        if (stair > 0) {
            to = frame.layout().stone(stair - 1, frame.scene.stairs[stair - 1] - motion.move.take + k);
        } else {
            to = frame.layout().groundStone(k);
            frame.painter.setOpacity(1 - way);
        }
        const QRectF square(from.topLeft() * (1 - way) + to.topLeft() * way,
                            from.size() * (1 - way) + to.size() * way);
        // It becomes like the stones of the stair that it comes to.
        paintStone(frame, square, staircase::isOdd(stair) == (way < 0.5));
    }
    frame.painter.setOpacity(1);
}

} // namespace laststone::games
