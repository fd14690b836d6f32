// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/reply_marks.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace laststone::widgets {

namespace {

constexpr double kBeside = 0.08; // em, around a piece that has come
constexpr double kNear = 0.3; // em, at which the pieces that stay are where they were
constexpr std::size_t kMostMarked = 200; // pieces; of more the part is outlined
constexpr double kSmallPiece = 1.3; // em: the lines of frames around each would run into each other

// How the pieces of a part that have stayed have been moved and scaled, by which one finds where the others
// would be.
class Carry {
public:
    void add(const QRectF& from, const QRectF& to) { m_pairs.emplace_back(from, to); }

    // None where they have not stayed in their places to each other, or none has stayed.
    std::optional<QRectF> operator()(const QRectF& box) const
    {
        if (m_pairs.empty())
            return std::nullopt;
        const QRectF& from = m_pairs.front().first;
        const QRectF& to = m_pairs.front().second;
        const double scale = to.width() / from.width();
        const auto carried = [&](const QRectF& each) {
            const QPointF place = to.center() + (each.center() - from.center()) * scale;
            QRectF result(QPointF(), each.size() * scale);
            result.moveCenter(place);
            return result;
        };
        const auto isThere = [&](const auto& pair) {
            return QLineF(carried(pair.first).center(), pair.second.center()).length() < kNear;
        };
        return std::ranges::all_of(m_pairs, isThere) ? std::optional(carried(box)) : std::nullopt;
    }

private:
    std::vector<std::pair<QRectF, QRectF>> m_pairs;
};

bool isSmall(const QRectF& box)
{
    return std::min(box.width(), box.height()) < kSmallPiece;
}

Band outline(const QRectF& box, Line line)
{
    return {.box = box, .look = std::nullopt, .outline = Look::Muted, .line = line};
}

bool isIn(const Drawing& drawing, const QRectF& box)
{
    return box.top() > -kNear && box.bottom() < drawing.height + kNear && box.left() > -kNear;
}

// Around a piece that has come.
Band arrived(const QRectF& box)
{
    const double beside = isSmall(box) ? 0 : kBeside;
    return outline(box.adjusted(-beside, -beside, beside, beside), Line::Thin);
}

// Of a learner or a class: what an opponent's are not.
std::vector<Band> asOwn(std::vector<Band> bands)
{
    for (Band& band : bands)
        band.outline = Look::Accent;
    return bands;
}

// The boxes of the first that none of the second is at.
std::vector<QRectF> onlyIn(const std::vector<QRectF>& boxes, const std::vector<QRectF>& others)
{
    std::vector<QRectF> only;
    std::ranges::copy_if(boxes, std::back_inserter(only), [&](const QRectF& box) {
        return std::ranges::none_of(others, [&](const QRectF& other) {
            return QLineF(box.center(), other.center()).length() < kNear;
        });
    });
    return only;
}

// Of a drawing whose stones are told by their places: where some stood and none stands, and where some have
// come; around the part as a whole where it has been laid out anew.
std::vector<Band> placeMarks(const Drawing& before, const Drawing& after)
{
    const auto boxes = [](const Drawing& drawing, std::size_t part) {
        std::vector<QRectF> result;
        for (const Piece& piece : drawing.pieces) {
            if (piece.id.part == part)
                result.push_back(piece.box);
        }
        return result;
    };
    std::vector<Band> bands;
    for (std::size_t part = 0; part < std::min(before.parts.size(), after.parts.size()); ++part) {
        const std::vector<QRectF> old = boxes(before, part);
        const std::vector<QRectF> now = boxes(after, part);
        if (old.size() == now.size())
            continue;
        const bool isSame = before.parts[part].box == after.parts[part].box
            && (now.empty() || old.empty() || old.front().size() == now.front().size());
        if (!isSame || old.size() + now.size() > kMostMarked) {
            bands.push_back(outline(after.parts[part].box, Line::Dashed));
            continue;
        }
        for (const QRectF& box : onlyIn(old, now))
            bands.push_back(outline(box, Line::Dashed));
        for (const QRectF& box : onlyIn(now, old))
            bands.push_back(arrived(box));
    }
    return bands;
}

} // namespace

std::vector<Band> moveMarks(const Drawing& before, const Drawing& after, const Origin& origin)
{
    if (before.isByPlace && after.isByPlace)
        return placeMarks(before, after);
    std::map<std::size_t, Carry> carries; // by the part before
    std::map<std::size_t, std::set<std::size_t>> rests; // by the part before: where what has stayed of it is
    std::map<PieceId, const Piece*> gone;
    for (const Piece& piece : before.pieces)
        gone.emplace(piece.id, &piece);
    std::vector<Band> bands;
    for (const Piece& piece : after.pieces) {
        const PieceId id = origin ? origin(piece.id) : piece.id;
        const auto same = gone.find(id);
        if (same == gone.end()) {
            bands.push_back(arrived(piece.box));
            continue;
        }
        carries[id.part].add(same->second->box, piece.box);
        rests[id.part].insert(piece.id.part);
        gone.erase(same);
    }
    // Bars have no pieces that could be told apart.
    const bool isCountable = before.bars.empty() && after.bars.empty();
    if (gone.size() > kMostMarked || bands.size() > kMostMarked || !isCountable)
        bands.clear();
    std::set<std::size_t> whole; // parts that are outlined
    for (const auto& [id, piece] : gone) {
        auto box = isCountable && gone.size() <= kMostMarked ? carries[id.part](piece->box) : std::nullopt;
        // Not every piece is of one of the parts that are drawn.
        const bool isPart = after.parts.size() == before.parts.size() && id.part < after.parts.size();
        if (!box && isPart && carries[id.part](piece->box) == std::nullopt) {
            const bool isEmptied = std::ranges::none_of(
                after.pieces, [part = id.part](const Piece& each) { return each.id.part == part; });
            // All of it is gone: it stood where the part is now.
            const QPointF moved = after.parts[id.part].box.topLeft() - before.parts[id.part].box.topLeft();
            if (isEmptied && isCountable)
                box = piece->box.translated(moved);
        }
        if (box && isIn(after, *box))
            bands.push_back(outline(*box, Line::Dashed));
        else if (const auto rest = rests.find(id.part); rest != rests.end())
            whole.insert(rest->second.begin(), rest->second.end());
        else if (isPart)
            whole.insert(id.part);
    }
    for (std::size_t part = 0; part < after.parts.size(); ++part) {
        const auto stones = [](const Drawing& drawing, std::size_t at) {
            theory::Count count = 0;
            for (const Bar& bar : drawing.bars)
                count += bar.part == at ? bar.to - bar.from : 0;
            return count;
        };
        const std::size_t from = origin ? origin({part, 0}).part : part;
        if (whole.contains(part) || stones(before, from) != stones(after, part))
            bands.push_back(outline(after.parts[part].box, Line::Dashed));
    }
    return bands;
}

namespace {

// Those of the first that stand where none of the second does.
std::vector<Band> without(std::vector<Band> bands, const std::vector<Band>& others)
{
    std::erase_if(bands, [&](const Band& band) {
        return std::ranges::any_of(others, [&](const Band& other) {
            return QLineF(band.box.center(), other.box.center()).length() < kNear;
        });
    });
    return bands;
}

constexpr double kOff = 0.02; // em, by which edges that meet may be apart

bool areTouching(const QRectF& one, const QRectF& other)
{
    return one.adjusted(-kOff, -kOff, kOff, kOff).intersects(other);
}

// Whether two frames make one together, beside or below each other.
bool areOneFrame(const QRectF& one, const QRectF& other)
{
    const auto isNear = [](double a, double b) { return std::abs(a - b) < kOff; };
    return areTouching(one, other)
        && ((isNear(one.top(), other.top()) && isNear(one.bottom(), other.bottom()))
            || (isNear(one.left(), other.left()) && isNear(one.right(), other.right())));
}

bool areTouching(const Band& one, const Band& other)
{
    return std::ranges::any_of(one.around, [&](const QRectF& box) {
        return std::ranges::any_of(other.around,
                                   [&](const QRectF& beside) { return areTouching(box, beside); });
    });
}

// Each takes the ones before it that are one with it.
template <typename AreOne, typename Take>
std::vector<Band> gathered(std::vector<Band> bands, const AreOne& areOne, const Take& take)
{
    std::vector<Band> result;
    for (Band& band : bands) {
        const auto last = [&] {
            return std::ranges::find_if(result.rbegin(), result.rend(), [&](const Band& other) {
                return band.line == other.line && areOne(band, other);
            });
        };
        for (auto other = last(); other != result.rend(); other = last()) {
            band.box |= other->box;
            take(band, *other);
            result.erase(std::next(other).base());
        }
        result.push_back(std::move(band));
    }
    return result;
}

// Small pieces that stand together have one frame: a rectangle where they fill it, else a line around all.
std::vector<Band> joined(std::vector<Band> bands)
{
    for (Band& band : bands) {
        if (isSmall(band.box))
            band.around = {band.box};
    }
    bands = gathered(
        std::move(bands),
        [](const Band& band, const Band& other) {
            return !band.around.empty() && !other.around.empty() && areOneFrame(band.box, other.box);
        },
        [](Band& band, const Band&) { band.around = {band.box}; });
    bands = gathered(
        std::move(bands), [](const Band& band, const Band& other) { return areTouching(band, other); },
        [](Band& band, const Band& other) {
            band.around.insert(band.around.end(), other.around.begin(), other.around.end());
        });
    for (Band& band : bands) {
        if (band.around.size() == 1)
            band.around.clear();
    }
    return bands;
}

// The last move, and the one before it where that is to be seen: its marks stand where those of the last one
// have left room.
std::vector<Band> lastMoves(const BoardLooks& looks, const BoardView& view, const QSizeF& area,
                            const BoardScene::Measure& measure)
{
    BoardView now = view; // with the moves: a board may keep the places of what they have taken
    now.choice.reset();
    now.pointing.reset();
    now.marked = {};
    const auto drawn = [&](const teaching::Position& position) {
        BoardView each = now;
        each.position = position;
        return looks.draw(makeScene(looks, each, area, measure));
    };
    const auto origin = [&](const PieceId& id, const MadeMove& made) {
        return looks.origin ? looks.origin(made.before, made.move, {}, id) : id;
    };
    const Drawing after = drawn(view.position);
    const MadeMove& last = *view.reply;
    std::vector<Band> bands =
        moveMarks(drawn(last.before), after, [&](const PieceId& id) { return origin(id, last); });
    std::vector<Band> before;
    if (const auto& earlier = view.earlier) {
        const Origin both = [&](const PieceId& id) { return origin(origin(id, last), *earlier); };
        before = joined(without(moveMarks(drawn(earlier->before), after, both), bands));
        before = earlier->isOwn ? asOwn(std::move(before)) : std::move(before);
    }
    bands = joined(bands);
    bands = last.isOwn ? asOwn(std::move(bands)) : std::move(bands);
    bands.insert(bands.end(), before.begin(), before.end());
    return bands;
}

} // namespace

const std::vector<Band>& ReplyMarks::of(const BoardLooks& looks, const BoardView& view, const QSizeF& area,
                                        const BoardScene::Measure& measure)
{
    static const std::vector<Band> none;
    if (!view.reply || !view.shown.isEmpty())
        return none;
    if (area == m_area && view.arrangement == m_arrangement && view.isVerdictShown == m_isVerdictShown
        && view.reply == m_reply && view.earlier == m_earlier && view.start == m_start)
        return m_bands;
    m_area = area;
    m_arrangement = view.arrangement;
    m_isVerdictShown = view.isVerdictShown;
    m_reply = view.reply;
    m_earlier = view.earlier;
    m_start = view.start;
    m_bands = lastMoves(looks, view, area, measure);
    // What would be cut is left out.
    std::erase_if(m_bands, [&](const Band& band) { return band.box.right() > area.width(); });
    return m_bands;
}

} // namespace laststone::widgets
