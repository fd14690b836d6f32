// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/staircase/staircase_lesson.h"

#include "games/common/all_moves.h"
#include "games/common/nim_sum.h"
#include "games/common/result_drawing.h"
#include "games/staircase/staircase_game.h"
#include "theory/nim.h"
#include "theory/staircase.h"
#include "widgets/board/rows_layout.h"
#include "widgets/look/glyphs.h"

#include <QStringList>

#include <algorithm>

namespace laststone::games {

using teaching::Sentence;
using widgets::BoardLooks;
using widgets::BoardScene;
using widgets::Drawing;
using widgets::Lesson;
using widgets::Line;
using widgets::Look;
using widgets::RowsLayout;
using widgets::Shape;
using widgets::TextStyle;
namespace staircase = theory::staircase;

namespace {

struct LessonWords {
    LASTSTONE_SENTENCES(Staircase)
};

struct BoardWords {
    LASTSTONE_SENTENCES(StaircaseBoard)
};

enum class Arrangement { Stairs, HeapsBeside, Heaps };

constexpr double kEdge = 0.5;
constexpr double kHead = 1.8;
constexpr double kFormulaUp = -0.7; // in the head, above the arrows of moves
constexpr double kCount = 1.4; // the number above the stones
constexpr double kMostRise = 2.2;
constexpr double kLeastRise = 0.15;
constexpr double kLowRise = 0.4; // that still looks like stairs
constexpr double kRiseShare = 0.42; // the stairs' part of the height
constexpr double kLeastPile = 2; // what the stairs leave for the stones
constexpr double kLeastColumn = 2.4; // of stairs more than kAlwaysStairs
constexpr double kMostColumn = 12;
constexpr double kGroundColumn = 0.9; // of a stair's width
constexpr double kLargestStone = 2.6;
constexpr double kSmallestStone = 0.5;
constexpr double kPiledStone = 1.1; // at least, where stones stand on top of each other alone
constexpr double kTouched = 1.1; // as large as stones should be, to be touched
constexpr double kLeastPitch = 0.5; // of a stone: what is seen of one below others
constexpr double kSmallestOnNarrow = 0.4; // stairs, rather than a bar
constexpr double kSmallestInHall = 0.28; // where nothing is touched, so that the letters need not be smaller
constexpr double kLowBoard = 12; // em, as above a chart,
constexpr double kStoneOnLow = 0.6; // and the stones that a hall still sees there: as large as its letters
constexpr double kHeapsShare = 0.36; // of the width, for the heaps of Nim
constexpr double kLeastStones = 3.5; // the width of the stones of a heap there
constexpr double kLargestAlone = 3.6; // a stone of heaps without the stairs
constexpr double kLeastBar = 5;
constexpr double kLeastHeapRow = 1.6;
constexpr double kLeastTitle = 0.6; // the size of its letters
constexpr double kLetterHeight = 0.75; // of a line
constexpr double kLeastLetters = 0.5; // of a narrow stair, which keep it from a list
constexpr double kSign = 0.55;
constexpr double kFlatGap = 0.3; // between a number and what stands beside it on a stair
constexpr std::size_t kAlwaysStairs = 16;
constexpr Count kFewStones = 12;
constexpr std::size_t kMostTerms = 12; // of the formula
constexpr double kLeastFormula = 0.75; // of its letters, rather than leave terms out

constexpr TextStyle kSmall{.size = 0.82};
constexpr TextStyle kNumber{.size = 1, .isBold = true};
constexpr TextStyle kBig{.size = 1.15, .isBold = true}; // counts and the formula
constexpr TextStyle kNarrow{.size = 0.82, .isBold = true}; // counts on narrow stairs

constexpr double kLegend = 1.1; // the height of a line of words below the stairs
constexpr double kLegendGap = 0.7;
constexpr double kLeastLegend = 0.54; // the size of its letters: three lines flatten the stairs
constexpr double kLeastSlope = 0.28; // of the height, that stairs go up in all
constexpr double kHardlyStairs = 0.15; // the same, where they look like a row
constexpr TextStyle kTight{.size = 0.82, .isBold = true};
constexpr double kBesideCount = 0.2; // free at both sides of a count
constexpr double kLeastCount = 0.6; // the size of its letters where a step leaves others there;
constexpr double kReadInHall = 1.0 / 20; // or of the board's height, of which a hall reads them
constexpr double kOverStair = 1.25; // of its width: whose a line is that is wider is not seen
constexpr double kBesideWord = 0.15; // and, before a hall, of what stands on a stair

constexpr double kLine = 0.95; // em, of words that stand in two languages
constexpr double kListWord = 6; // em: room for a word in the rows of a list

// Beside the number of a stair.
Sentence parityWord(std::size_t stair)
{
    if (staircase::isOdd(stair)) {
        //: beside the number of a stair, with a filled disc: the stair counts
        return BoardWords::phrase("odd");
    }
    //: beside the number of a stair, with an empty ring: the stair does not count
    return BoardWords::phrase("even");
}

Sentence groundWord()
{
    //: where stones from stair 1 come to lie; it stands beside the number 0
    return BoardWords::phrase("ground");
}

QString parityWord(const BoardScene& scene, std::size_t stair, double room)
{
    return scene.say(parityWord(stair), room, kSmall);
}

double widest(const BoardScene& scene, const QStringList& lines)
{
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, scene.measure(line, kSmall));
    return width;
}

// Of the wider of the two words: in the room that there is, that of the window's language at least.
double wordWidth(const BoardScene& scene, double room)
{
    return std::max(scene.measure(parityWord(scene, 0, room), kSmall),
                    scene.measure(parityWord(scene, 1, room), kSmall));
}

double countWidth(const BoardScene& scene, const TextStyle& style)
{
    const Count most = scene.room.empty() ? 0 : *std::ranges::max_element(scene.room);
    return scene.measure(QString::number(most), style);
}

// Odd and even are what the steps lead to: the first of them do not tell.
bool tellsParity(const BoardScene& scene)
{
    return scene.isVerdictShown || (scene.isAnswerShown && !scene.find(NimSumMark::NoParityYet));
}

// Whether a stair is drawn as one that counts, or as one that does not. Which stairs count is an answer as
// well: without it all look the same.
bool looksOdd(const BoardScene& scene, std::size_t stair)
{
    return tellsParity(scene) && staircase::isOdd(stair);
}

bool looksEven(const BoardScene& scene, std::size_t stair)
{
    return tellsParity(scene) && !staircase::isOdd(stair);
}

// "4 ⊕ 7 ⊕ 1 = 2", with as many terms as there is room for, in letters that are a little smaller if need be.
QString formula(const BoardScene& scene, double room)
{
    const auto odd = staircase::oddStairs(isAfterMove(scene) ? scene.after : scene.position.heaps);
    QString text;
    for (std::size_t most = std::min(kMostTerms, odd.size()); most > 0; --most) {
        QStringList terms;
        for (std::size_t i = 0; i + 1 < most; ++i)
            terms << QString::number(odd[i]);
        if (most < odd.size())
            terms << QStringLiteral("…");
        terms << QString::number(odd.back());
        text = QStringLiteral("%1 = %2").arg(terms.join(QStringLiteral(" ⊕ "))).arg(theory::nim::nimSum(odd));
        if (scene.measure(text, kBig) * kLeastFormula <= room)
            break;
    }
    return text;
}

// What stands on no stair for want of room: what the signs and the ground are. Both languages in one line, or
// a line for each, or one for each sign; none where even these are too long.
struct LegendEntry {
    QString sign; // or one that is drawn
    QString words;
    bool isOdd = false;
};
struct Legend {
    std::vector<std::vector<LegendEntry>> lines = {};
    double size = kSmall.size; // of its letters
};

double signWidth(const BoardScene& scene, const LegendEntry& entry, double size)
{
    return 1.35 * (entry.sign.isEmpty() ? kSign : scene.measure(entry.sign, {.size = size, .isBold = true}));
}

double widthOf(const BoardScene& scene, const std::vector<LegendEntry>& entries, double size)
{
    double all = -kLegendGap;
    for (const LegendEntry& entry : entries)
        all += signWidth(scene, entry, size) + scene.measure(entry.words, {.size = size}) + kLegendGap;
    return all;
}

Legend legendOf(const BoardScene& scene, double room, bool hasParity)
{
    const auto lineOf = [&](const auto& words) {
        std::vector<LegendEntry> entries;
        if (hasParity)
            entries = {{{}, words(parityWord(0)), true}, {{}, words(parityWord(1)), false}};
        entries.push_back({QStringLiteral("0"), words(groundWord()), false});
        return entries;
    };
    const auto both = [&](const Sentence& word) { return scene.wordLines(word).join(QStringLiteral(" · ")); };
    const auto own = [&](const Sentence& word) { return scene.wordLines(word).constFirst(); };
    const auto other = [&](const Sentence& word) { return scene.wordLines(word).constLast(); };
    // By the longest that there will be, so that nothing moves when odd and even are told.
    const Legend whole = hasParity ? Legend() : legendOf(scene, room, true);
    if (hasParity ? widthOf(scene, lineOf(both), kSmall.size) <= room : whole.lines.size() == 1)
        return {{lineOf(both)}, hasParity ? kSmall.size : whole.size};
    constexpr std::size_t kStacked = 3;
    Legend legend{{lineOf(own)}, whole.size};
    if (scene.second)
        legend.lines.push_back(lineOf(other));
    // On narrow stairs a line for each sign, with both languages.
    Legend stacked{{}, whole.size};
    for (const LegendEntry& entry : lineOf(both))
        stacked.lines.push_back({entry});
    if (!hasParity)
        return whole.lines.empty() ? Legend() : whole.lines.size() == kStacked ? stacked : legend;
    for (Legend* each : {&legend, &stacked}) {
        const auto fits = [&](const auto& line) { return widthOf(scene, line, each->size) <= room; };
        while (each->size >= kLeastLegend && !std::ranges::all_of(each->lines, fits))
            each->size -= 0.02;
        if (each->size >= kLeastLegend)
            return *each;
    }
    return {};
}

// Where stairs stand side by side, the ground at the left and each stair higher than the one before. Where
// the stones would be too small to be touched the stairs are lower, and what is written on one is one line.
class Stairs {
public:
    Stairs(const BoardScene& scene, double width)
        : m_scene(scene), m_width(width), m_height(scene.area.height())
    {
        spread();
        if (!scene.isForHall)
            return;
        if (hasWords() && !fit()) { // the lines of the words on the ground may be too much
            m_areWordsBelow = true;
            spread();
        }
        if (hasWords() || !fit())
            return;
        // A hall reads the words below the stairs then.
        m_legend = legendOf(scene, m_width - 2 * kEdge, true);
        const double lines = kLegend * static_cast<double>(m_legend.lines.size());
        m_height -= lines;
        spread();
        if (fit())
            return;
        m_legend = {};
        m_height += lines;
        spread();
    }

    // Whether stairs that could be higher go up by less than such a share of the height in all.
    bool areLow(double slope) const
    {
        const double all = m_rise * static_cast<double>(m_scene.stones.size());
        return m_rise < kMostRise - 0.01 && all < slope * m_scene.area.height();
    }
    // Where it is said what signs and ground are, if there; its first line.
    bool hasLegend() const { return !m_legend.lines.empty(); }
    QRectF legend() const { return {kEdge, m_height - kEdge / 2, m_width - 2 * kEdge, kLegend}; }

    // Whether everything can be read and clicked.
    bool fit() const { return areWideEnough() && roomAbove(m_scene.stones.size() - 1) >= kSmallestStone; }
    bool hasWords() const { return m_languages > 0; }
    // A line for each language that has room there.
    QStringList words(const Sentence& word) const { return m_scene.wordLines(word).mid(0, m_languages); }
    bool isFlat() const { return m_isFlat; } // the words stand beside the numbers
    double largest() const { return m_stone; } // of the stones
    const TextStyle& countStyle() const { return m_countStyle; }
    double letters() const { return m_letters; } // the size of the numbers
    // The most stones that stood there before one of the moves whose marks are seen; 0 where there is none.
    Count marked(std::size_t stair) const
    {
        Count most = 0;
        for (const auto* made : {&m_scene.reply, &m_scene.earlier}) {
            if (*made && !m_scene.hasStep() && stair < (*made)->before.heaps.size())
                most = std::max(most, (*made)->before.heaps[stair]);
        }
        return most;
    }
    QRectF ground() const
    {
        return {kEdge, m_height - kEdge - groundHeight(), m_column * kGroundColumn, groundHeight()};
    }
    QRectF block(std::size_t stair) const
    {
        const QRectF floor = ground();
        const double top = floor.top() - static_cast<double>(stair + 1) * m_rise;
        return {floor.right() + static_cast<double>(stair) * m_column, top, m_column, floor.bottom() - top};
    }
    QRectF area(std::size_t stair) const
    {
        const QRectF step = block(stair);
        return {step.left(), kEdge + kHead, step.width(), step.bottom() - kEdge - kHead};
    }
    QRectF dropsAt(std::size_t stair) const
    {
        // The ground and what is above it, as a stone is dropped from there.
        return stair > 0 ? area(stair - 1) : QRectF(QPointF(kEdge, kEdge + kHead), ground().bottomRight());
    }
    bool isBar(std::size_t stair) const { return !fits(m_scene.stones[stair], stair, smallest()); }
    bool hasBar() const
    {
        for (std::size_t stair = 0; stair < m_scene.stones.size(); ++stair) {
            if (isBar(stair))
                return true;
        }
        return false;
    }
    QRectF bar(std::size_t stair) const
    {
        const QRectF step = block(stair);
        const double high = kEdge + kHead + kCount;
        return {step.center().x() - m_column * 0.35, high, m_column * 0.7, step.top() - high};
    }
    QRectF stone(std::size_t stair, Count index) const
    {
        // From the middle of the stair, under its number, to both sides in turn: no stone moves by another.
        const Count side = sideBySide(stair);
        const Count turn = index % side;
        const Count row = index / side;
        const Count middle = (side - 1) / 2;
        const double column =
            static_cast<double>(middle) + (turn % 2 == 0 ? -0.5 : 0.5) * static_cast<double>(turn + turn % 2);
        const QRectF step = block(stair);
        return {step.center().x() + (column - static_cast<double>(side) / 2) * m_stone,
                step.top() - m_stone - static_cast<double>(row) * pitch(stair, side), m_stone, m_stone};
    }

private:
    bool areWideEnough() const
    {
        return std::min(m_letters, m_counts) >= kLeastLetters
            && (m_scene.stones.size() <= kAlwaysStairs || m_column >= kLeastColumn);
    }
    double smallest() const
    {
        if (m_scene.isForHall)
            return kSmallestInHall;
        return m_column < kLeastColumn ? kSmallestOnNarrow : kSmallestStone;
    }
    // A hall reads the words, in both languages, and touches nothing.
    bool isLargeEnough() const { return m_stone >= kTouched || m_scene.isForHall; }
    double numberWidth() const { return m_scene.measure(QString::number(m_scene.stones.size()), kNumber); }
    // The number, and a line for each language; or all in one line.
    double groundHeight() const
    {
        if (m_isFlat)
            return 1.35;
        return hasWords() ? 2.5 + kLine * static_cast<double>(m_languages - 1) : 2.1;
    }
    // In how many languages words have room. A hall, which reads them below the stairs else, has all or none.
    qsizetype languagesWithRoom() const
    {
        qsizetype languages = m_areWordsBelow ? 0 : m_scene.wordLines(groundWord()).size();
        while (languages > 0 && !haveRoom(languages))
            languages = m_scene.isForHall ? 0 : languages - 1;
        return languages;
    }
    bool haveRoom(qsizetype languages) const
    {
        if (m_isFlat && languages > 1)
            return false;
        const auto width = [&](const Sentence& word) {
            return widest(m_scene, m_scene.wordLines(word).mid(0, languages));
        };
        const double words = std::max(width(parityWord(0)), width(parityWord(1)));
        const double number =
            (m_isFlat ? numberWidth() + 2 * kFlatGap : 0) + (m_scene.isForHall ? 2 * kBesideWord : 0);
        return m_column >= number + words + 1.5 * kSign
            && m_column * kGroundColumn >= number + width(groundWord());
    }
    void spread()
    {
        const auto count = static_cast<double>(m_scene.stones.size());
        const double most = std::max(kMostColumn, countWidth(m_scene, kBig) + 0.5);
        m_column = std::min(most, (m_width - 2 * kEdge) / (count + kGroundColumn));
        m_countStyle = m_column >= countWidth(m_scene, kBig) + 0.5 ? kBig : kNarrow;
        m_letters = std::min(1.0, m_column / (numberWidth() + 0.1));
        m_counts = std::min(1.0, m_column / (countWidth(m_scene, m_countStyle) + 0.1));
        m_countStyle.size *= m_counts;
        if (!areWideEnough()) // thousands of them would take long
            return;
        layOut(false);
        if (isLargeEnough() || m_column < numberWidth() + 2 * kSign)
            return;
        const double stone = m_stone;
        layOut(true);
        if (m_stone <= stone)
            layOut(false);
    }
    void layOut(bool isFlat)
    {
        m_isFlat = isFlat;
        m_languages = languagesWithRoom();
        const auto count = std::max(1.0, static_cast<double>(m_scene.stones.size()));
        const double room = m_height - 2 * kEdge - kHead - kCount - groundHeight();
        m_rise = std::min({kMostRise, (m_height - groundHeight()) * kRiseShare / count,
                           std::max(kLeastRise, (room - kLeastPile) / count)});
        // Lower stairs leave more room for stones, where that keeps them from being bars, or from being
        // small.
        const double highest = m_rise;
        while (hasBar() && m_rise > kLeastRise)
            m_rise = std::max(kLeastRise, m_rise - 0.05);
        if (hasBar())
            m_rise = highest;
        chooseStone();
        while (!isLargeEnough() && m_rise > kLowRise) {
            m_rise = std::max(kLowRise, m_rise - 0.1);
            chooseStone();
        }
    }
    double roomAbove(std::size_t stair) const { return block(stair).top() - kEdge - kHead - kCount; }
    Count inRow(double size) const { return std::max<Count>(1, static_cast<Count>(m_column * 0.92 / size)); }
    Count lines(std::size_t stair, double size) const
    {
        return static_cast<Count>(std::max(0.0, roomAbove(stair) / size));
    }
    bool fits(Count stones, std::size_t stair, double size) const
    {
        return stones <= lines(stair, size) * inRow(size);
    }
    // The stones that there is to be room for. Where one plays, all that can come down, so that the stones
    // stay as large as they are; less where even the smallest would not have that room.
    Count roomed(std::size_t stair) const
    {
        Count most = m_scene.room[stair];
        if (m_scene.start && m_scene.start->heaps.size() == m_scene.room.size()) {
            const auto& start = m_scene.start->heaps;
            most = start[stair];
            for (std::size_t above = stair + 1; above < start.size(); ++above)
                most += fits(most + start[above], stair, smallest()) ? start[above] : 0;
        }
        return fits(most, stair, smallest()) ? std::max(most, m_scene.stones[stair]) : m_scene.stones[stair];
    }
    // With those that may come from the stair above; in a match they are among those that there is room for.
    Count piled(std::size_t stair) const
    {
        const auto& room = m_scene.room;
        if (m_scene.start && m_scene.start->heaps.size() == room.size())
            return roomed(stair);
        return std::max(roomed(stair), room[stair] + (stair + 1 < room.size() ? room[stair + 1] : 0));
    }
    // What stood there when the match began, or stands there now where there is none.
    Count atFirst(std::size_t stair) const
    {
        const bool isMatch = m_scene.start && m_scene.start->heaps.size() == m_scene.room.size();
        return isMatch ? m_scene.start->heaps[stair] : m_scene.stones[stair];
    }
    // With stones that may cover a part of those below them.
    bool fitsTightly(Count stones, std::size_t stair, double size) const
    {
        const double more = (roomAbove(stair) - size) / (kLeastPitch * size);
        return more >= 0 && stones <= (static_cast<Count>(more) + 1) * inRow(size);
    }
    // The largest stones with which every stair has room, on top of each other if they need not be small for
    // it. Else those that stand there at first do, and all that may come down closer together. Those that
    // have too many even for the smallest are bars.
    void chooseStone()
    {
        constexpr double kStep = 0.05;
        const double largest = std::min(kLargestStone, m_column * 0.92);
        std::vector<Count> most;
        std::vector<Count> alone;
        for (std::size_t stair = 0; stair < m_scene.stones.size(); ++stair) {
            most.push_back(roomed(stair));
            alone.push_back(piled(stair));
        }
        const auto all = [&](auto hasRoom) {
            for (std::size_t stair = 0; stair < m_scene.stones.size(); ++stair) {
                if (!isBar(stair) && !hasRoom(stair))
                    return false;
            }
            return true;
        };
        for (m_stone = largest; m_stone >= kPiledStone; m_stone -= kStep) {
            if (all([&](std::size_t stair) { return alone[stair] <= lines(stair, m_stone); }))
                return;
        }
        // A hall sees no stone that covers another, not even one that is coming.
        for (m_stone = largest; m_scene.isForHall && m_stone > smallest(); m_stone -= kStep) {
            if (all([&](std::size_t stair) { return fits(alone[stair], stair, m_stone); }))
                return;
        }
        for (m_stone = largest; m_stone > smallest(); m_stone -= kStep) {
            if (all([&](std::size_t stair) {
                    return fits(atFirst(stair), stair, m_stone) && fitsTightly(most[stair], stair, m_stone);
                }))
                return;
        }
        m_stone = smallest();
    }
    // Those that have just been taken keep their places, so that the marks of them are where they stood.
    Count standing(std::size_t stair) const
    {
        const Count before = marked(stair);
        return std::max(
            {m_scene.room[stair], m_scene.total(stair), fits(before, stair, m_stone) ? before : 0});
    }
    // As few as will do, so that the stones pile up under their number.
    Count sideBySide(std::size_t stair) const
    {
        const Count most = inRow(m_stone);
        const Count high = lines(stair, m_stone);
        const Count stones = standing(stair);
        if (high == 0 || stones >= most * high)
            return most;
        return std::max<Count>(1, (stones + high - 1) / high);
    }
    // From a line of stones to the next: they cover each other where they would not have room.
    double pitch(std::size_t stair, Count side) const
    {
        const Count gaps = (std::max<Count>(1, standing(stair)) - 1) / side;
        if (gaps == 0)
            return m_stone;
        return std::clamp((roomAbove(stair) - m_stone) / static_cast<double>(gaps), kLeastPitch * m_stone,
                          m_stone);
    }

    const BoardScene& m_scene;
    double m_width;
    double m_height;
    double m_column = 0; // the width of a stair
    double m_rise = 0; // from a stair to the next
    double m_stone = kSmallestStone;
    bool m_isFlat = false;
    bool m_areWordsBelow = false; // where there is no height for them
    qsizetype m_languages = 1; // in which words stand on the stairs
    Legend m_legend; // below the stairs
    double m_letters = 1;
    double m_counts = 1; // how large they are
    TextStyle m_countStyle = kBig;
};

// The number of a stair and, below or beside it, by a sign and a word whether it is odd.
void addName(Drawing& drawing, const BoardScene& scene, std::size_t stair, const QRectF& number,
             const QRectF& parity, const QStringList& words, bool isOnStep, double letters = 1)
{
    const bool odd = looksOdd(scene, stair);
    const bool even = looksEven(scene, stair);
    const Look ink = even ? Look::Muted : odd && isOnStep ? Look::OnBadge : Look::Plain;
    drawing.texts.push_back({number,
                             QString::number(stair + 1),
                             {.size = letters, .isBold = !even},
                             ink,
                             Qt::AlignVCenter | (isOnStep ? Qt::AlignHCenter : Qt::AlignLeft)});
    if (!odd && !even)
        return;
    const double margin = kSign * (1 - letters) / 2;
    const QRectF sign(parity.left(), parity.center().y() - kSign / 2, kSign, kSign);
    drawing.signs.push_back({sign.adjusted(margin, margin, -margin, -margin), ink, odd});
    QRectF line = parity.adjusted(1.5 * kSign, 0, 0, 0);
    for (const QString& word : words) {
        drawing.texts.push_back({line, word, kSmall, ink});
        line.translate(0, kLine);
    }
}

void addHeapsTitle(Drawing& drawing, const BoardScene& scene, const QRectF& title)
{
    //: above the odd stairs, which are drawn once more as heaps of Nim
    const Sentence words = BoardWords::phrase("Odd stairs as Nim heaps");
    QStringList lines = scene.wordLines(words, title.width(), kSmall);
    const auto sizeOf = [&] { return kSmall.size * std::min(1.0, title.width() / widest(scene, lines)); };
    if (sizeOf() < kLeastTitle)
        lines.resize(1); // rather than none
    const double size = sizeOf();
    QRectF line(title.left(), title.center().y() - size * static_cast<double>(lines.size()) / 2,
                title.width(), size);
    for (const QString& text : lines) {
        if (size >= kLeastTitle)
            drawing.texts.push_back({line, text, {.size = size}, Look::Muted});
        line.translate(0, size);
    }
}

// The nim-sum, once it has been said; and the title of the heaps that begin at `right`, if there are any.
void addHead(Drawing& drawing, const BoardScene& scene, double right)
{
    const QRectF head(kEdge, kEdge, right - 2 * kEdge, kHead);
    const bool isToldInHall = scene.isForHall && scene.isVerdictShown; // with why
    if (isToldInHall || (scene.isAnswerShown && !scene.find(NimSumMark::NoSumYet))) {
        const QString sum = formula(scene, head.width());
        TextStyle style = kBig; // long sums and very large numbers are written smaller, but whole
        style.size *= std::min(1.0, head.width() / std::max(1.0, scene.measure(sum, style)));
        drawing.texts.push_back({head.translated(0, kFormulaUp), sum, style});
    }
    if (right >= scene.area.width())
        return;
    addHeapsTitle(drawing, scene, {right + kEdge, kEdge, scene.area.width() - right - 1.5 * kEdge, kHead});
    drawing.bands.push_back({.box = QRectF(right, kEdge, 0.05, drawing.height - 2 * kEdge),
                             .look = Look::Faint,
                             .line = Line::Square});
}

// Stones of a stair or of a heap of Nim, or a bar of them; those that come to lie beyond `limits` are left
// out, as the count tells.
template <class BoxOf>
void addPile(Drawing& drawing, const BoardScene& scene, std::size_t stair, std::size_t part, BoxOf boxOf,
             const QRectF& limits, Shape shape)
{
    for (Count index = 0; index < scene.total(stair); ++index) {
        widgets::Piece piece = scene.piece(stair, index, boxOf(index), shape);
        if (!limits.contains(piece.box))
            break;
        piece.id.part = part;
        drawing.pieces.push_back(piece);
    }
}

void addBar(Drawing& drawing, const BoardScene& scene, std::size_t stair, std::size_t part,
            const QRectF& whole, bool isUpright)
{
    const widgets::Fall* fall = scene.firstFall(stair);
    const bool isHollow = part == stair && looksEven(scene, stair);
    if (scene.total(stair) > 0)
        drawing.bars.push_back({.part = part,
                                .box = whole,
                                .from = 0,
                                .to = scene.total(stair),
                                .left = scene.left(stair),
                                .ghost = fall ? fall->role : Look::Choice,
                                .text = {},
                                .isUpright = isUpright,
                                .isHollow = isHollow});
}

// How many stones the moves that are shown leave on a stair, one after the other: 2 and 5 where three go and
// as many come.
QStringList leaves(const BoardScene& scene, std::size_t stair)
{
    QStringList all;
    if (scene.hasAlternatives()) {
        if (scene.after[stair] != scene.stones[stair])
            all << QString::number(scene.after[stair]);
        return all;
    }
    Count now = scene.stones[stair];
    for (const widgets::SeenMove& seen : scene.moves) {
        const Count after = seen.after.heaps[stair];
        if (seen.before.heaps[stair] != now || after == now)
            continue;
        now = after;
        all << QString::number(now);
    }
    return all;
}

QString leavesText(const BoardScene& scene, std::size_t stair)
{
    const QString arrow = QStringLiteral("→");
    return arrow + leaves(scene, stair).join(arrow);
}

// Of the widest of them: they stand above all stairs that change or above none.
double leavesWidth(const BoardScene& scene)
{
    double width = 0;
    for (std::size_t stair = 0; stair < scene.stones.size(); ++stair) {
        for (const QString& left : leaves(scene, stair))
            width = std::max(width, scene.measure(QStringLiteral("→") + left, kTight));
    }
    return width;
}

// How many stones a stair has, and with a shown move how many it is to have, clear of the stairs beside it.
widgets::Text countOf(const BoardScene& scene, std::size_t stair, const QRectF& box, const TextStyle& style)
{
    const QRectF inner = box.adjusted(kBesideCount, 0, -kBesideCount, 0);
    widgets::Text text = countText(scene, stair, inner, style, Qt::AlignCenter,
                                   leaves(scene, stair).join(QStringLiteral(" → ")));
    text.box = box;
    return text;
}

// Whether a hall reads beside a count what the step, or the move of an answer, leaves there. Of alternatives
// the arrows say how many go.
bool tellsChange(const BoardScene& scene, std::size_t stair)
{
    return scene.isForHall && (!scene.choice || scene.choice == scene.hint) && !scene.hasAlternatives()
        && !leaves(scene, stair).isEmpty();
}

QRectF inkOf(const BoardScene& scene, const widgets::Text& text)
{
    QRectF ink(0, 0, scene.measure(text.text, text.style), kLetterHeight * text.style.size);
    ink.moveCenter(text.box.center());
    if (!text.alignment.testFlag(Qt::AlignHCenter))
        ink.moveLeft(text.box.left());
    return ink;
}

// Whether one of these lines above stairs stands within its column, or nothing is beside it there up to the
// end of the last one.
bool isFree(const Drawing& drawing, const BoardScene& scene, const widgets::Text& line,
            const std::vector<widgets::Text>& lines, double end)
{
    constexpr double kFree = 0.15; // at both sides
    constexpr double kApart = 0.35; // from other letters
    const QRectF ink = inkOf(scene, line);
    if (ink.width() <= line.box.width() - 2 * kBesideCount)
        return true;
    const auto isThere = [&](const auto& each) {
        return each.box.intersects(ink.adjusted(-kFree, 0, kFree, 0));
    };
    const auto isWritten = [&](const widgets::Text& other) {
        return &other != &line && inkOf(scene, other).intersects(ink.adjusted(-kApart, 0, kApart, 0));
    };
    return ink.width() <= kOverStair * line.box.width() && ink.left() > 0 && ink.right() < end
        && std::ranges::none_of(drawing.bands, isThere) && std::ranges::none_of(drawing.pieces, isThere)
        && std::ranges::none_of(drawing.bars, isThere) && std::ranges::none_of(drawing.texts, isWritten)
        && std::ranges::none_of(lines, isWritten);
}

// In letters of one size, as large as there is room for them where they stand; false if there is none.
bool findRoom(std::vector<widgets::Text>& lines, const Drawing& drawing, const BoardScene& scene, double end)
{
    constexpr double kStep = 0.02;
    const double least = std::max(scene.area.height() * kReadInHall, kSmall.size);
    const auto fits = [&](const widgets::Text& line) { return isFree(drawing, scene, line, lines, end); };
    while (!std::ranges::all_of(lines, fits)) {
        if (lines.front().style.size - kStep < least)
            return false;
        for (widgets::Text& line : lines)
            line.style.size -= kStep;
    }
    return true;
}

// What is left on a stair, from its number upwards; on a narrow one no more than so many rows: then what is
// left in the end, if it is another number.
QStringList broadRows(const QStringList& leaves)
{
    QStringList rows;
    for (const QString& left : leaves)
        rows << QStringLiteral("→") + left;
    return rows;
}
QStringList narrowRows(const QStringList& leaves, const QString& number, qsizetype most)
{
    const QString arrow = QStringLiteral("↑");
    QStringList rows;
    for (const QString& left : leaves)
        rows << arrow << left;
    if (rows.size() > most)
        rows = leaves.constLast() == number ? QStringList() : QStringList{arrow, leaves.constLast()};
    return rows.size() <= most ? rows : QStringList();
}

// Of stairs with what a step leaves there, for a hall: "5→2→5" in one line and, on all of them, in letters of
// one size that the last row reads; where there is no room for that the number stands alone, and what is left
// above it, line by line; on stairs that are narrower still with the arrows on lines of their own.
void addChanges(Drawing& drawing, const BoardScene& scene, const std::vector<QRectF>& counts,
                const TextStyle& style)
{
    constexpr double kAbove = 0.15; // a number
    std::vector<widgets::Text> lines; // of stairs that have no room for it in the letters of the others
    std::vector<widgets::Text> above;
    for (std::size_t stair = 0; stair < counts.size(); ++stair) {
        if (!tellsChange(scene, stair))
            continue;
        const widgets::Text count = countOf(scene, stair, counts[stair], style);
        const QString number = QString::number(scene.stones[stair]);
        if (count.text != number) {
            drawing.texts.push_back(count);
            continue;
        }
        TextStyle small = kTight;
        small.size *= std::min(1.0, count.box.width() / leavesWidth(scene));
        const bool isNarrow = scene.isForHall && small.size < kSmall.size;
        if (isNarrow)
            small.size = kSmall.size;
        lines.push_back({count.box, number + leavesText(scene, stair), style, Look::Plain, Qt::AlignCenter});
        above.push_back(count);
        // Nearer to its number than to that of the stair beside it.
        double up = kLetterHeight * (style.size + small.size) / 2 + kAbove;
        const double pitch = kLetterHeight * small.size + kAbove;
        const auto most =
            static_cast<qsizetype>((count.box.center().y() - up + pitch / 2 - kEdge - kHead) / pitch);
        const QStringList rows =
            isNarrow ? narrowRows(leaves(scene, stair), number, most) : broadRows(leaves(scene, stair));
        if (small.size < kLeastLetters)
            continue;
        for (const QString& row : rows) {
            above.push_back({count.box.translated(0, -up), row, small, Look::Plain, Qt::AlignCenter});
            up += pitch;
        }
    }
    if (lines.empty())
        return;
    const bool isInOne = findRoom(lines, drawing, scene, counts.back().right());
    for (widgets::Text& text : isInOne ? lines : above) {
        const QRectF ink = inkOf(scene, text).adjusted(-kBesideCount, 0, kBesideCount, 0);
        if (isInOne) { // it may be wider than its stair
            text.box.setLeft(std::min(text.box.left(), ink.left()));
            text.box.setRight(std::max(text.box.right(), ink.right()));
        }
        drawing.texts.push_back(text);
    }
}

// Of a stair: seen from afar, on the ground of the stage and beside a stair that counts.
Look outlineOf(const BoardScene& scene, bool isOdd)
{
    return scene.isForHall ? Look::Muted : isOdd ? Look::Badge : Look::Faint;
}

// Gives the place of its count.
QRectF addStair(Drawing& drawing, const BoardScene& scene, const Stairs& stairs, std::size_t stair)
{
    const bool odd = looksOdd(scene, stair);
    const QRectF step = stairs.block(stair);
    drawing.bands.push_back({step, odd ? Look::Badge : Look::Plain, outlineOf(scene, odd), Line::Square});
    if (scene.frame(stair) == Look::Badge) // the step of the explanation is about it
        drawing.bands.push_back(
            {{step.left(), step.top() - 0.1, step.width(), 0.2}, Look::Accent, {}, Line::Square});
    drawing.parts.push_back({.box = stairs.area(stair),
                             .head = step.adjusted(0.1, 0.1, -0.1, -0.1),
                             .isCursorAround = true,
                             .dropsAt = stairs.dropsAt(stair)});
    QRectF number(step.left(), step.top() + 0.12, step.width(), 1.15);
    const QStringList words = stairs.words(parityWord(stair));
    const double parity = stairs.hasWords() ? 1.5 * kSign + widest(scene, words) : kSign;
    QRectF beside(step.center().x() - parity / 2, step.top() + 1.15, parity + 0.5, 1);
    if (stairs.isFlat() && (odd || looksEven(scene, stair))) {
        const double width = scene.measure(QString::number(stair + 1), kNumber);
        number.setLeft(step.center().x() - (width + kFlatGap + parity) / 2);
        number.setWidth(width);
        beside.moveTopLeft({number.right() + kFlatGap, number.center().y() - 0.5});
    }
    addName(drawing, scene, stair, number, beside, words, true, stairs.letters());

    const QRectF limits = stairs.area(stair).adjusted(-0.01, kCount - 0.01, 0.01, 0);
    double top = step.top();
    if (stairs.isBar(stair)) {
        addBar(drawing, scene, stair, stair, stairs.bar(stair), true);
        top = stairs.bar(stair).top();
    } else {
        const auto first = drawing.pieces.size();
        addPile(
            drawing, scene, stair, stair, [&](Count index) { return stairs.stone(stair, index); }, limits,
            looksEven(scene, stair) ? Shape::Ring : Shape::Stone);
        if (drawing.pieces.size() > first)
            top = drawing.pieces.back().box.top();
        // Above the marks of the stones that have just been taken.
        if (const Count before = stairs.marked(stair); before > 0)
            top = std::min(top, std::max(limits.top(), stairs.stone(stair, before - 1).top()));
    }
    const QRectF count(step.left(), top - kCount, step.width(), kCount);
    if (!tellsChange(scene, stair))
        drawing.texts.push_back(countOf(scene, stair, count, stairs.countStyle()));
    return count;
}

// Of moves that are alternatives of each other, each an arrow of its own, one stair down, with how many
// stones go there. It is above all that stands on the two stairs, and two of them share no stair's middle.
void addMovesDown(Drawing& drawing, const BoardScene& scene, const Stairs& stairs,
                  const std::vector<QRectF>& counts)
{
    constexpr double kUp = 0.3;
    constexpr double kIntoCount = 0.22; // nothing is written there
    constexpr double kHigh = 0.85; // the line of the number
    constexpr double kLeast = 0.5;
    const double column = stairs.ground().width() / kGroundColumn;
    const double aside = std::min(0.35, column / 5); // of the middle of a stair
    const double dot = std::min(0.14, column / 12); // where one begins beside the end of another
    for (const widgets::Fall& fall : scene.falls) {
        const QRectF& from = counts[fall.part];
        const QPointF ground(stairs.ground().center().x() + aside, stairs.ground().top() - 0.1);
        const QRectF* below = fall.part > 0 ? &counts[fall.part - 1] : nullptr;
        const QPointF start(from.center().x() - aside, from.top() + kIntoCount);
        const QPointF end = below ? QPointF(below->center().x() + aside, below->top() + kIntoCount) : ground;
        const double lane = std::min(from.top(), below ? below->top() : from.top()) - kUp;
        drawing.arrows.push_back({.from = start,
                                  .to = end,
                                  .look = fall.role,
                                  .isSolid = true,
                                  .width = std::min(0.125, column / 10),
                                  .hasHead = true,
                                  .lane = lane});
        drawing.signs.push_back(
            {QRectF(start - QPointF(dot, dot), start + QPointF(dot, dot)), fall.role, true});
        const double wide = column - aside;
        const QRectF across((start.x() + end.x() - wide) / 2, lane - kHigh - 0.05, wide, kHigh);
        const QString number = QString::number(fall.from - fall.to);
        TextStyle style = kTight;
        while (style.size > kLeast && scene.measure(number, style) > across.width())
            style.size -= 0.02;
        if (style.size > kLeast)
            drawing.texts.push_back({across, number, style, fall.role, Qt::AlignCenter});
    }
}

void addGround(Drawing& drawing, const BoardScene& scene, const Stairs& stairs)
{
    const QRectF ground = stairs.ground();
    const std::optional<Look> outline =
        scene.isForHall ? std::optional(outlineOf(scene, false)) : std::nullopt;
    drawing.bands.push_back({ground, Look::Field, outline, Line::Square});
    drawing.bands.push_back(
        {{ground.left(), ground.top() - 0.05, ground.width(), 0.1}, Look::Faint, {}, Line::Square});
    QRectF line(ground.left(), ground.top() + 0.12, ground.width(), 1.15);
    const QStringList words = stairs.words(groundWord());
    const auto add = [&](const QRectF& box, const QString& text, const TextStyle& style) {
        drawing.texts.push_back({box, text, style, Look::Muted, Qt::AlignCenter});
    };
    const QString zero = QStringLiteral("0");
    const TextStyle bold{.size = stairs.letters(), .isBold = true};
    if (stairs.isFlat() && stairs.hasWords()) {
        const double number = scene.measure(zero, kNumber);
        const double word = widest(scene, words);
        line.setLeft(line.center().x() - (number + kFlatGap + word) / 2);
        line.setWidth(number);
        add(line, zero, bold);
        line.moveLeft(line.right() + kFlatGap);
        line.setWidth(word + 0.1);
        return add(line, words[0], kSmall);
    }
    add(line, zero, bold);
    line.translate(0, 1.05);
    for (const QString& word : words) {
        add(line, word, kSmall);
        line.translate(0, kLine);
    }
}

void addLegend(Drawing& drawing, const BoardScene& scene, const QRectF& place)
{
    QRectF line = place;
    const Legend legend = legendOf(scene, line.width(), tellsParity(scene));
    for (const std::vector<LegendEntry>& entries : legend.lines) {
        double x = line.left();
        for (const LegendEntry& entry : entries) {
            QRectF box(x, line.top(), signWidth(scene, entry, legend.size), line.height());
            if (entry.sign.isEmpty())
                drawing.signs.push_back(
                    {{x, line.center().y() - kSign / 2, kSign, kSign}, Look::Plain, entry.isOdd});
            else
                drawing.texts.push_back(
                    {box, entry.sign, {.size = legend.size, .isBold = true}, Look::Muted});
            box = {box.right(), line.top(), scene.measure(entry.words, {.size = legend.size}), line.height()};
            drawing.texts.push_back({box, entry.words, {.size = legend.size}, Look::Muted});
            x = box.right() + kLegendGap;
        }
        line.translate(0, line.height());
    }
}

// What stands beside these heaps takes of so much width. A hall reads in the title that they are odd.
struct BesideHeaps {
    double name;
    double parity;
    double all;
};
BesideHeaps besideHeaps(const BoardScene& scene, double width)
{
    const double name = 0.5 + scene.measure(QString::number(scene.stones.size()), kNumber) + 0.5;
    const double others = name + 1.5 * kSign + 0.5 + countWidth(scene, kBig) + 0.6;
    const double word = scene.isForHall ? 0 : wordWidth(scene, width - others - 2 * kLeastStones);
    return {name, 1.5 * kSign + word, others + word};
}

// Where the heaps of Nim stand: beside the stairs, whose stones are as large at least, or alone.
struct HeapsPlace {
    double left = 0;
    double top = kEdge + kHead;
    std::optional<double> stone = {}; // none: they stand alone
};

// What comes to a heap by one of several moves, each of which is made alone: the heap shows what it is to
// have, which is one number for each, as it is made so that the nim-sum becomes 0.
Count raisedBy(const BoardScene& scene, std::size_t stair)
{
    const std::size_t above = stair + 1;
    return scene.hasAlternatives() && above < scene.stones.size() ? scene.stones[above] - scene.left(above)
                                                                  : 0;
}

Count seenOn(const BoardScene& scene, std::size_t stair)
{
    return scene.total(stair) + raisedBy(scene, stair);
}

std::optional<Look> frameOf(const BoardScene& scene, std::size_t stair)
{
    return scene.frame(raisedBy(scene, stair) > 0 ? stair + 1 : stair);
}

// What there is room for, from the highest heap on: what a step brings as well; and on heaps that stand alone
// where one plays, all that can come down, so that the stones stay as large as they are.
std::vector<Count> heapRoom(const BoardScene& scene, const HeapsPlace& place)
{
    const bool isMatch = scene.start && scene.start->heaps.size() == scene.stones.size();
    const std::vector<Count>& atFirst = isMatch ? scene.start->heaps : scene.stones;
    std::vector<Count> room;
    Count down = 0;
    for (std::size_t stair = scene.stones.size(); stair-- > 0;) {
        down += atFirst[stair];
        if (staircase::isOdd(stair))
            room.push_back(
                std::max(place.stone || scene.isForHall ? scene.room[stair] : down, seenOn(scene, stair)));
    }
    return room;
}

RowsLayout heapRows(const BoardScene& scene, const HeapsPlace& place, const QMarginsF& margins,
                    const std::vector<Count>& room)
{
    std::vector<Count> counts;
    for (std::size_t stair = scene.stones.size(); stair-- > 0;) {
        if (staircase::isOdd(stair))
            counts.push_back(seenOn(scene, stair));
    }
    widgets::RowsInput input{.counts = std::move(counts),
                             .area = scene.area,
                             .margins = margins,
                             .mostLines = 3,
                             .largest = place.stone.value_or(kLargestAlone),
                             .grows = !place.stone,
                             .smallest = kSmallestStone,
                             .fitted = kSmallestStone};
    if (!place.stone && scene.isForHall)
        input.oneLine = kSmallestStone; // else a heap in two lines would be counted as two
    return widgets::roomyRows(input, room);
}

// What the moves that are shown leave on a heap; nothing where they leave it as it is.
QString heapLeavesText(const BoardScene& scene, std::size_t stair)
{
    if (const Count raised = raisedBy(scene, stair); raised > 0)
        return QStringLiteral("→%1").arg(scene.stones[stair] + raised);
    return leaves(scene, stair).isEmpty() ? QString() : leavesText(scene, stair);
}

// The room for it behind the longest heap, which is kept free so that no stone is smaller for a move.
double heapLeavesWidth(const BoardScene& scene, Count most)
{
    double width = scene.measure(QStringLiteral("→%1").arg(most), kBig);
    for (std::size_t stair = 0; stair < scene.stones.size(); stair += 2)
        width = std::max(width, scene.measure(heapLeavesText(scene, stair), kBig));
    return width;
}

// Behind the stones of the heaps, in letters of one size, where there is room for it.
void addLeaves(Drawing& drawing, const BoardScene& scene, std::vector<widgets::Text> lines)
{
    const auto sizeOf = [&](const widgets::Text& line) {
        return kBig.size * std::min(1.0, line.box.width() / scene.measure(line.text, kBig));
    };
    const double least = scene.isForHall ? kSmall.size : kLeastCount;
    std::erase_if(lines, [&](const widgets::Text& line) { return sizeOf(line) < least; });
    double size = kBig.size;
    for (const widgets::Text& line : lines)
        size = std::min(size, sizeOf(line));
    for (widgets::Text& line : lines) {
        line.style.size = size;
        drawing.texts.push_back(line);
    }
}

// On stones that a move brings, so that they are not taken for those that one takes away.
void addPlus(Drawing& drawing, const widgets::Piece& piece)
{
    const double arm = piece.box.width() / 5;
    for (const QPointF& half : {QPointF(arm, 0), QPointF(0, arm)})
        drawing.arrows.push_back({.from = piece.box.center() - half,
                                  .to = piece.box.center() + half,
                                  .look = piece.look,
                                  .isSolid = true,
                                  .width = piece.box.width() / 10});
}

// The stones of a heap, with those that come to it; gives where they end.
double addHeap(Drawing& drawing, const BoardScene& scene, std::size_t stair, std::size_t part,
               const RowsLayout& rows, std::size_t index)
{
    const QRectF row = rows.row(index);
    if (rows.isBar(index)) {
        addBar(drawing, scene, stair, part, rows.bar(index), false);
        return rows.bar(index).right();
    }
    double end = row.left();
    const auto stone = [&](Count i) {
        end = std::max(end, rows.piece(index, i).right());
        return rows.piece(index, i);
    };
    const std::size_t first = drawing.pieces.size();
    addPile(drawing, scene, stair, part, stone, row.adjusted(-0.1, -0.1, 0.1, 0.1), Shape::Stone);
    for (Count i = scene.total(stair); i < seenOn(scene, stair); ++i)
        drawing.pieces.push_back({.id = {part, i},
                                  .box = stone(i),
                                  .click = {part, 0, 0},
                                  .look = *frameOf(scene, stair),
                                  .isGhost = true,
                                  .isComing = true});
    for (std::size_t i = first; i < drawing.pieces.size(); ++i) {
        if (drawing.pieces[i].isComing)
            addPlus(drawing, drawing.pieces[i]);
    }
    return end;
}

// The heaps of Nim that the odd stairs are, stair 1 lowest, as on the stairs. Beside these they are there to
// be seen: moves are made on the stairs.
RowsLayout addHeaps(Drawing& drawing, const BoardScene& scene, const HeapsPlace& place)
{
    const std::size_t stairs = scene.stones.size();
    const double left = place.left;
    const auto [name, parity, beside] = besideHeaps(scene, scene.area.width() - left);
    const std::vector<Count> room = heapRoom(scene, place);
    const double counts = scene.measure(QString::number(std::ranges::max(room)), kBig);
    const double margin = left + beside + (place.stone ? 0 : counts - countWidth(scene, kBig));
    const double after = place.stone ? 0 : heapLeavesWidth(scene, std::ranges::max(room)) + 2 * kFlatGap;
    const RowsLayout rows = heapRows(scene, place, {margin, place.top, kEdge + after, kEdge}, room);
    std::vector<widgets::Text> changes;
    for (std::size_t stair = 0; stair < stairs; stair += 2) {
        const std::size_t index = (stairs - 1) / 2 - stair / 2;
        const QRectF row = rows.row(index);
        addName(drawing, scene, stair, {left + 0.5, row.top(), name, row.height()},
                {left + name, row.center().y() - 0.5, parity, 1},
                scene.isForHall ? QStringList() : QStringList{parityWord(scene, stair, parity - 1.5 * kSign)},
                false);
        drawing.texts.push_back(
            {{left + name + parity, row.top(), margin - left - name - parity - 0.5, row.height()},
             QString::number(scene.stones[stair]),
             kBig,
             Look::Plain,
             Qt::AlignVCenter | Qt::AlignRight});
        const double end =
            addHeap(drawing, scene, stair, place.stone ? stairs + stair / 2 : stair, rows, index);
        QRectF behind = row;
        behind.setLeft(end + kFlatGap);
        behind.setRight(row.right() + std::max(0.0, after - kFlatGap)); // clear of the frame
        if (const QString words = heapLeavesText(scene, stair); !words.isEmpty())
            changes.push_back({behind, words, kBig});
    }
    addLeaves(drawing, scene, std::move(changes));
    return rows;
}

// A hall counts few stones rather in smaller letters than in a bar.
bool isBetterCounted(const BoardScene& scene, std::size_t stair)
{
    return scene.isForHall && scene.stones[stair] <= kFewStones;
}

// The heaps alone. An even stair has no place there but the edge at which its stones come to a heap.
Drawing drawHeaps(const BoardScene& scene)
{
    constexpr double kComing = 0.2; // the height of that edge
    const double width = scene.area.width();
    const QRectF title(kEdge, kEdge + kHead + kFormulaUp, width - 2 * kEdge, kHead);
    Drawing drawing;
    addHead(drawing, scene, width);
    addHeapsTitle(drawing, scene, title);
    const RowsLayout rows = addHeaps(drawing, scene, {.left = kEdge, .top = title.bottom()});
    drawing.height = rows.height();
    drawing.beginsAtEnd = true; // as the stairs do
    const std::size_t stairs = scene.stones.size();
    for (std::size_t stair = 0; stair < stairs; ++stair) {
        const std::size_t index = (stairs - 1) / 2 - stair / 2;
        QRectF row = rows.row(index);
        row.setLeft(kEdge);
        row.setRight(width - kEdge);
        if (staircase::isOdd(stair)) {
            drawing.parts.push_back({.box = row, .head = row, .frame = frameOf(scene, stair)});
            drawing.isShortened = drawing.isShortened || (rows.isBar(index) && isBetterCounted(scene, stair));
            continue;
        }
        row.setHeight(kComing);
        drawing.parts.push_back({.box = row, .head = row, .isCursorAround = true});
    }
    return drawing;
}

// Where things stand in the rows of a list, from the left.
struct ListColumns {
    explicit ListColumns(const BoardScene& scene)
    {
        parity = 2 * kEdge + scene.measure(QString::number(scene.stones.size()), kNumber) + 0.5;
        count = parity + 1.5 * kSign + wordWidth(scene, kListWord) + 0.5;
        stones = count + countWidth(scene, kNumber) + 1;
        after = scene.measure(QStringLiteral("→ "), kNumber) + countWidth(scene, kNumber) + 2 * kEdge;
    }
    double parity;
    double count;
    double stones;
    double after; // the width of what is left after a move, at the end
};

void addRow(Drawing& drawing, const BoardScene& scene, const ListColumns& at, std::size_t stair,
            const QRectF& row)
{
    const bool odd = looksOdd(scene, stair);
    drawing.bands.push_back({row.adjusted(0, 0.05, 0, -0.05), odd ? Look::Field : Look::Plain, {}});
    const QRectF below = stair > 0 ? drawing.parts.back().box : row.translated(0, row.height());
    drawing.parts.push_back({.box = row, .head = row, .frame = scene.frame(stair), .dropsAt = below});
    addName(drawing, scene, stair, {2 * kEdge, row.top(), at.parity, row.height()},
            {at.parity, row.center().y() - 0.5, at.count - at.parity - 0.5, 1},
            {parityWord(scene, stair, kListWord)}, false);
    const auto addNumber = [&](double left, double right, const QString& text) {
        drawing.texts.push_back({{left, row.top(), right - left, row.height()},
                                 text,
                                 kNumber,
                                 Look::Plain,
                                 Qt::AlignVCenter | Qt::AlignRight});
    };
    addNumber(at.count, at.stones - 0.9, QString::number(scene.stones[stair]));
    if (scene.after[stair] != scene.stones[stair])
        addNumber(row.right() - at.after, row.right() - kEdge / 2,
                  QStringLiteral("→ %1").arg(scene.after[stair]));
}

// Of what the numbers of a list are, a line for each language.
double columnNamesHeight(const BoardScene& scene)
{
    return 0.15 + kLine * (scene.second ? 2 : 1);
}

// At the end of the list, where it begins to be seen.
void addColumnNames(Drawing& drawing, const BoardScene& scene, const ListColumns& at, const QRectF& line)
{
    //: below the numbers of the stairs in a list
    const Sentence stair = BoardWords::phrase("stair");
    //: below the numbers of the stones on the stairs in a list
    const Sentence stones = BoardWords::phrase("stones");
    const auto add = [&](const Sentence& word, double left, double end, Qt::Alignment side) {
        QRectF box(left, line.top(), end - left, kLine);
        for (const QString& text : scene.wordLines(word)) {
            drawing.texts.push_back({box, text, {}, Look::Muted, Qt::AlignVCenter | side});
            box.translate(0, kLine);
        }
    };
    add(stair, line.left(), line.right(), Qt::AlignLeft);
    add(stones, line.left(), at.stones - 0.9, Qt::AlignRight);
}

void addGroundOfList(Drawing& drawing, const BoardScene& scene, const QRectF& ground)
{
    drawing.bands.push_back(
        {{ground.left(), ground.top(), ground.width(), 0.1}, Look::Faint, {}, Line::Square});
    drawing.texts.push_back({ground.adjusted(kEdge, 0, 0, 0), QStringLiteral("0"), {}, Look::Muted});
    drawing.texts.push_back(
        {ground.adjusted(2, 0, 0, 0), scene.say(groundWord(), kListWord, kSmall), kSmall, Look::Muted});
}

constexpr double kLowestInHall = 0.8; // a row
constexpr double kBarInHall = 0.5;

// Leaves room beside them, and below.
RowsLayout rowsOfList(const BoardScene& scene, const ListColumns& at, double beside, double below)
{
    const bool isLongInHall =
        scene.isForHall && scene.stones.size() > kAlwaysStairs; // which sees rather all stairs
    return widgets::roomyRows({.counts = {scene.stones.rbegin(), scene.stones.rend()},
                               .area = scene.area,
                               .margins = {at.stones, kEdge + kHead, beside + at.after, kEdge + below},
                               .mostLines = 1,
                               .largest = 1.6,
                               .smallest = kSmallestStone,
                               .fitted = isLongInHall ? kSmallestStone : 1.1,
                               .oneLine = scene.isForHall ? kSmallestStone : widgets::RowsInput().oneLine,
                               .rowMargin = 0.15,
                               .largestRow = 2.4,
                               .lowestRow = isLongInHall ? kLowestInHall : widgets::kLowestRow,
                               .barHeight = isLongInHall ? kBarInHall : widgets::RowsInput().barHeight,
                               .barsAlone = isLongInHall},
                              {scene.room.rbegin(), scene.room.rend()});
}

// The stairs as rows, the highest on top and the ground below; `right` is where the heaps of Nim begin.
Drawing drawList(const BoardScene& scene, double right)
{
    const ListColumns at(scene);
    const double ground = scene.isForHall ? 1.2 : 1.6;
    const double names = columnNamesHeight(scene);
    const std::size_t stairs = scene.stones.size();
    const RowsLayout rows = rowsOfList(scene, at, scene.area.width() - right, ground + names);
    Drawing drawing;
    drawing.height = rows.height();
    drawing.beginsAtEnd = true; // the game is about the way down
    drawing.isShortened = stairs <= kAlwaysStairs;
    // Of thousands of stairs nothing is to be moved to more room again and again.
    std::size_t pieces = 0;
    for (std::size_t stair = 0; stair < stairs; ++stair)
        pieces += rows.isBar(stairs - 1 - stair) ? 0 : static_cast<std::size_t>(scene.total(stair));
    drawing.pieces.reserve(2 * pieces); // also as heaps
    drawing.texts.reserve(4 * stairs);
    drawing.parts.reserve(stairs + 1);
    const double room = scene.area.width() - right - 2 * kEdge;
    const double share = std::min(1.0, room / (right - at.after - at.stones));
    const auto amongHeaps = [&](const QRectF& box) {
        return QRectF(right + kEdge + (box.left() - at.stones) * share,
                      box.center().y() - box.height() * share / 2, box.width() * share, box.height() * share);
    };
    for (std::size_t stair = 0; stair < stairs; ++stair) {
        const std::size_t index = stairs - 1 - stair;
        QRectF row = rows.row(index);
        row.setLeft(kEdge);
        row.setRight(right - kEdge);
        addRow(drawing, scene, at, stair, row);
        const bool isHeap = staircase::isOdd(stair) && right < scene.area.width();
        const std::size_t heap = stairs + stair / 2;
        if (rows.isBar(index)) {
            addBar(drawing, scene, stair, stair, rows.bar(index), false);
            if (isHeap)
                addBar(drawing, scene, stair, heap, amongHeaps(rows.bar(index)), false);
            continue;
        }
        const auto stone = [&](Count i) { return rows.piece(index, i); };
        addPile(drawing, scene, stair, stair, stone, row,
                looksEven(scene, stair) ? Shape::Ring : Shape::Stone);
        const QRectF besides(right, row.top(), scene.area.width() - right, row.height());
        if (isHeap)
            addPile(
                drawing, scene, stair, heap, [&](Count i) { return amongHeaps(stone(i)); }, besides,
                Shape::Stone);
    }
    std::ranges::stable_sort(drawing.pieces, {}, &widgets::Piece::id);
    const QRectF bottom(kEdge, rows.height() - kEdge - ground - names, right - 2 * kEdge, ground);
    addGroundOfList(drawing, scene, bottom);
    addColumnNames(drawing, scene, at, {2 * kEdge, bottom.bottom(), right - 2 * kEdge, names});
    addHead(drawing, scene, right);
    return drawing;
}

Drawing drawStaircase(const BoardScene& scene)
{
    const double width = scene.area.width();
    const auto isWanted = [&](Arrangement arrangement) {
        return tellsParity(scene) && scene.arrangement == static_cast<int>(arrangement);
    };
    if (isWanted(Arrangement::Heaps)) {
        Drawing heaps = drawHeaps(scene);
        if (heaps.height <= scene.area.height() || !Stairs(scene, width).fit())
            return heaps;
    }
    const bool wantsHeaps = isWanted(Arrangement::HeapsBeside);
    const double heaps = besideHeaps(scene, 0).all + kLeastStones;
    double right = wantsHeaps ? width * (1 - kHeapsShare) : width;
    if (wantsHeaps && scene.isForHall) // which is narrow
        right = std::min(right, std::max(width - heaps, width / 2));
    const std::size_t oddStairs = (scene.stones.size() + 1) / 2;
    const double heapRows = kLeastHeapRow * static_cast<double>(oddStairs);
    const bool isTooLarge =
        heapRows + kHead + 2 * kEdge > scene.area.height() || heaps > width - right + 0.01;
    if (wantsHeaps && (isTooLarge || !Stairs(scene, right).fit()) && Stairs(scene, width).fit())
        right = width; // no room for both
    const Stairs stairs(scene, right);
    if (!stairs.fit()) {
        const ListColumns at(scene);
        return drawList(scene, at.stones + at.after + kLeastBar <= right ? right : width);
    }
    Drawing drawing;
    drawing.height = scene.area.height();
    drawing.exit = stairs.ground().center() - QPointF(0, stairs.ground().height() / 2);
    addHead(drawing, scene, right);
    addGround(drawing, scene, stairs);
    if (stairs.hasLegend())
        addLegend(drawing, scene, stairs.legend());
    std::vector<QRectF> counts;
    for (std::size_t stair = 0; stair < scene.stones.size(); ++stair)
        counts.push_back(addStair(drawing, scene, stairs, stair));
    addChanges(drawing, scene, counts, stairs.countStyle());
    if (scene.hasAlternatives())
        addMovesDown(drawing, scene, stairs, counts);
    // Rather smaller letters than stairs like a row, but on a board that is as flat, as above a chart: there
    // rather than stones like dots and stairs that nothing is said of.
    const bool isHigh = scene.isForHall && scene.area.height() > scene.area.width();
    const bool isCrushed = stairs.largest() < kStoneOnLow || (!stairs.hasWords() && !stairs.hasLegend());
    if ((isHigh && !stairs.isFlat() && stairs.areLow(kHardlyStairs))
        || (scene.isForHall && scene.area.height() < kLowBoard && isCrushed))
        drawing.isShortened = true;
    for (std::size_t stair = 0; stair < scene.stones.size(); ++stair)
        drawing.isShortened = drawing.isShortened || (stairs.isBar(stair) && isBetterCounted(scene, stair));
    drawing.isCrowded = scene.isForHall && stairs.areLow(kLeastSlope);
    if (right < width)
        addHeaps(drawing, scene, {.left = right, .stone = stairs.largest()});
    return drawing;
}

} // namespace

const BoardLooks& staircaseLooks()
{
    static const BoardLooks looks{
        .name = BoardWords::phrase("Staircase Nim board"),
        .draw = drawStaircase,
        .partName = [](const BoardScene& scene, std::size_t stair) -> teaching::Sentence {
            const Count number = Count{stair} + 1;
            if (!tellsParity(scene)) {
                //: read aloud: %1 is the number of a stair, %2 how many stones it has
                return BoardWords::phrase("Stair %1, stones: %2")(number, scene.stones[stair]);
            }
            if (staircase::isOdd(stair)) {
                //: read aloud: %1 is the number of an odd stair, %2 how many stones it has
                return BoardWords::phrase("Stair %1, odd, stones: %2")(number, scene.stones[stair]);
            }
            //: read aloud: %1 is the number of an even stair, %2 how many stones it has
            return BoardWords::phrase("Stair %1, even, stones: %2")(number, scene.stones[stair]);
        },
        .arrangements =
            {
                //: an arrangement of the board
                BoardWords::phrase("Stairs"),
                //: an arrangement of the board: the odd stairs are drawn once more as heaps
                BoardWords::phrase("Stairs and Nim heaps"),
                //: an arrangement of the board: the odd stairs alone, drawn as heaps
                BoardWords::phrase("Nim heaps"),
            },
        .untold = {0, 0, 0}, // which stairs count is an answer
        .countsUpwards = true,
        .drawsAllMoves = true,
        //: at the edge of a board that scrolls: how many are outside
        .more = BoardWords::plural("+%n stair(s)")(0),
        .letters =
            [](const Position&, int) {
                return widgets::Letters{1, kSmall.size};
            },
    };
    return looks;
}

const Lesson& staircaseLesson()
{
    static const Lesson lesson{
        .family = teaching::familyOf(staircaseGame()),
        .first = teaching::firstPosition(staircaseGame()),
        .firstGame = {2, 2, 1},
        .title = LessonWords::phrase("Staircase Nim"),
        //: in front of how many stones go one stair down, and on the button
        .words = {.take = LessonWords::phrase("Move"),
                  //: in front of the number of a stair: "Move 2 from stair 5"
                  .from = LessonWords::phrase("from stair"),
                  .parts = {}},
        .explain =
            withAllMoves<explainStaircase, replyOnStairs, NimSumMark::NoSumYet, NimSumMark::NoParityYet>,
        .plane = staircasePlane(),
        .looks = [](const teaching::Position&) { return &staircaseLooks(); },
        .questions = teaching::withCommonKinds(staircaseKinds()),
        .table = staircaseTable(),
    };
    return lesson;
}

} // namespace laststone::games
