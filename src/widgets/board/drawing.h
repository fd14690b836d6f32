// SPDX-License-Identifier: GPL-3.0-or-later
// What a board shows, as a value: a game draws it, the house paints, hit-tests, moves and reads it aloud.
//
// A game has one pure function from a BoardScene to a Drawing, which is called again whenever anything
// changes, even the stone under the pointer; what differs from the drawing before is painted again. Stones
// that stand in both are told by their ids, so that they go where they belong.
//
//   Drawing drawing;
//   drawing.parts = {{.box = row, .head = row, .frame = scene.frame(0)}};
//   drawing.texts = {{label, QString::number(scene.stones[0]), {.isBold = true}}};
//   addStones(drawing, rows, scene, 0); // see rows_layout.h
//
// Lengths are in em, the height of a line of the board's font; y grows downwards from the top of the content.
#pragma once

#include "teaching/discovery/found.h"
#include "teaching/game.h"
#include "teaching/steps/explanation.h"

#include <QMarginsF>
#include <QRectF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace laststone::widgets {

// What something is; the theme says which colour that has as a field, a line or a letter.
// Faint is as pale as a border, Solid a field as dark as a stone, and what is written upon it.
enum class Look { Plain, Muted, Field, Badge, OnBadge, Lost, Won, Good, Choice, Accent, Faint, Solid };

// A pair is one stone of each of two heaps; a pin is twice as high as it is wide.
enum class Shape { Stone, Ring, Block, Pair, Pin, Queen };

// How the edge of something is drawn: Thick, Thin and Dashed with round corners.
enum class Line { Thick, Thin, Dashed, Square };

// The same before and after a move: a piece that is gone rises and fades, one that is elsewhere goes there.
struct PieceId {
    std::size_t part = 0;
    theory::Count index = 0;
    friend auto operator<=>(const PieceId&, const PieceId&) = default;
};

struct Piece {
    PieceId id;
    QRectF box;
    teaching::Move click; // what a click means; clicks that mean no legal move mean nothing
    Shape shape = Shape::Stone;
    Look look = Look::Plain;
    bool isGhost = false; // the shown move takes it
    theory::Count number = 0; // written on it, unless 0
    bool isComing = false; // the shown move brings it: it is not there yet
    friend bool operator==(const Piece&, const Piece&) = default;
};

inline constexpr double kBarPlate = 0.2; // around the text of a bar, where there is no room for more

// The stones [from, to) of a part, too many to be told apart. A place in it is the stone that stands there;
// a click takes it and those after it, in all bars of the part.
struct Bar {
    std::size_t part = 0;
    QRectF box;
    theory::Count from = 0;
    theory::Count to = 0;
    theory::Count left = 0; // ghosts from here on
    Look ghost = Look::Choice;
    QString text = {}; // on a plate in the middle
    Look look = Look::Plain; // of what stays
    std::optional<teaching::Move> click = {}; // anywhere in it, instead
    bool isUpright = false; // its first stones are below
    bool isHollow = false;
    friend bool operator==(const Bar&, const Bar&) = default;
};

struct Band {
    QRectF box;
    std::optional<Look> look = Look::Field; // none: only its outline is seen
    std::optional<Look> outline = {};
    Line line = Line::Thick;
    double strength = 1; // of Won: less is nearer to Lost
    std::vector<QRectF> around = {}; // some: the outline is one line around them, which the box holds
    friend bool operator==(const Band&, const Band&) = default;
};

struct TextStyle {
    double size = 1; // of the board's font
    bool isBold = false;
    bool isMono = false;
    friend bool operator==(const TextStyle&, const TextStyle&) = default;
};
inline constexpr TextStyle kPieceNumber{.size = 0.85, .isBold = true};

struct Text {
    QRectF box;
    QString text;
    TextStyle style = {};
    Look look = Look::Plain;
    Qt::Alignment alignment = Qt::AlignVCenter | Qt::AlignLeft;
    Qt::TextElideMode elide = Qt::ElideNone; // where it is wider than its box
    friend bool operator==(const Text&, const Text&) = default;
};

inline constexpr double kSignLine = 1.0 / 6; // of the width of a sign, half of it outside

// A ring or a disc: N and P where there is no room for words, and around a stone.
struct Sign {
    QRectF box;
    Look look = Look::Won;
    bool isFilled = false;
    QString text = {}; // on it
    friend bool operator==(const Sign&, const Sign&) = default;
};

// A line, dashed unless it is solid.
struct Arrow {
    QPointF from;
    QPointF to;
    Look look = Look::Choice;
    bool isSolid = false;
    double width = 1.0 / 8;
    bool hasHead = false;
    std::optional<double> lane = {}; // so high it goes across, up from where it begins and down to its end
    std::vector<QPointF> path() const
    {
        return lane ? std::vector<QPointF>{from, {from.x(), *lane}, {to.x(), *lane}, to}
                    : std::vector<QPointF>{from, to};
    }
    QRectF box() const
    {
        const QRectF ends = QRectF(from, to).normalized();
        return lane ? ends.united(QRectF(from, QPointF(to.x(), *lane)).normalized()) : ends;
    }
    friend bool operator==(const Arrow&, const Arrow&) = default;
};

// What stands for a whole move, a square or a tile: pointing at it chooses the move.
struct Target {
    QRectF box;
    teaching::Move move;
    friend bool operator==(const Target&, const Target&) = default;
};

// What Move::heap counts: a target for keys and screen readers.
struct Part {
    QRectF box;
    QRectF head; // the keyboard's cursor stands at its left; a click brings it here
    std::optional<Look> frame = {}; // around the box: thin for Badge, dashed for the role of a move
    bool isCursorAround = false; // the head, which is no line of text
    QRectF dropsAt = {}; // where else its stones may be dragged to
    friend bool operator==(const Part&, const Part&) = default;
};

// Painted in this order.
struct Drawing {
    std::vector<Band> bands;
    std::vector<Part> parts; // one for each part of the position
    std::vector<Text> texts;
    std::vector<Arrow> arrows;
    std::vector<Piece> pieces; // by ascending id
    std::vector<Bar> bars;
    std::vector<Sign> signs;
    std::vector<Target> targets; // not painted
    QMarginsF reach; // around a piece, what still counts as on it
    QRectF field; // where every click is meant as a move, besides on pieces, bars and targets
    double height = 0;
    double head = 0; // of it: the strip at its beginning that stays in sight when the rest scrolls
    double foot = 0; // the same at its end
    QString hint; // how moves are made, as a tool tip
    bool beginsAtEnd = false; // what is scrolled is seen from its lower end at first
    bool isCrowded = false; // it is all there, but would look better in smaller letters
    bool isShortened = false; // a sign says for want of room that something is left out
    bool isBarred = false; // bars stand for pieces that would have room in smaller letters, if in any
    bool isByPlace = false; // its stones are told by where they stand: a move takes some and brings others
    std::optional<QPointF> exit; // where stones go that leave the board; else they rise
    friend bool operator==(const Drawing&, const Drawing&) = default;
};

// The stones [to, from) of a part leave by a move that is shown; those it brings are numbered from the stones
// that are there on.
struct Fall {
    std::size_t part = 0;
    theory::Count from = 0;
    theory::Count to = 0;
    Look role = Look::Choice;
    friend bool operator==(const Fall&, const Fall&) = default;
};

// A move that is shown before it is made: first the one that is being chosen, then those of the step.
struct SeenMove {
    teaching::Position before;
    teaching::Move move;
    teaching::Position after;
    Look role = Look::Choice;
    bool isChoice = false;
};

// Where the pointer is among the stones of a part, counted in stones (2.5 is the middle of the third), and
// where it was pressed; the same where it only hovers.
struct Pointing {
    std::size_t part = 0;
    double from = 0;
    double to = 0;
    friend bool operator==(const Pointing&, const Pointing&) = default;
};

// A move that has been made, and stays marked until its side moves again.
struct MadeMove {
    teaching::Position before;
    teaching::Move move;
    bool isOwn = false; // of the learner or the class, in other ink than the opponent's
    friend bool operator==(const MadeMove&, const MadeMove&) = default;
};

// Moves that have been collected as an answer, which are numbered and nothing is said of, or all those that
// are right, once that may be told. `wrong` is the one that has been said not to win; `pointings` are where
// the pointer was for each, as far as a board knows it. Of numbers as an answer, `named` is
// the position that they stand for.
struct MarkedMoves {
    std::vector<teaching::Move> moves = {};
    bool areRight = false;
    std::optional<std::size_t> wrong = {};
    std::vector<std::optional<Pointing>> pointings = {};
    std::optional<teaching::Position> named = {};
    friend bool operator==(const MarkedMoves&, const MarkedMoves&) = default;
};

// What is to be seen of a game: the same on the page, on a stage and in a picture.
struct BoardView {
    teaching::Position position;
    std::optional<teaching::Move> choice = {};
    teaching::Shown shown = {}; // of the current step
    int arrangement = 0;
    bool isVerdictShown = true;
    bool isForHall = false; // seen from afar: that all is there counts for more than that it can be clicked
    // Where the reader has been last: its options are read. None: where the step is, or the first. In a scene
    // there is one always, and that of the choice comes first.
    std::optional<std::size_t> readPart = {};
    std::optional<Pointing> pointing = {}; // that the choice came from
    std::optional<MadeMove> reply = {}; // the last move, where it is marked: the opponent's, or any to a hall
    std::optional<MadeMove> earlier = {}; // the one before it, which a hall sees as well
    std::optional<teaching::Move> hint = {}; // a winning move: where it is the choice, it is seen as one
    MarkedMoves marked = {}; // of this position
    // Positions that are known to be lost to the player to move, though not all of them are told.
    teaching::Found found = {};
    // What the match began with: its room is kept, so that stones stay in their places and as large while one
    // plays. None where a position stands alone.
    std::optional<teaching::Position> start = {};
    // Its words stand in that language as well, where there is room.
    std::optional<teaching::Voice> second = {};
};

// The width of a text in em.
using Measure = std::function<double(const QString&, const TextStyle&)>;

// Words in the language of the window and in a second one, if there is one and both fit into the room, in em.
QString sayIn(const std::optional<teaching::Voice>& second, const teaching::Sentence& words,
              const Measure& measure, double room, const TextStyle& style);

// All that a drawing depends on, but for the language.
struct BoardScene : BoardView {
    using Measure = widgets::Measure;

    QSizeF area = {}; // in em; a higher drawing scrolls
    Measure measure = {};
    bool isAnswerShown = true; // the verdict is, or a step
    std::vector<theory::Count> stones = {}; // of each part
    std::vector<theory::Count> room = {}; // for stones, of each part: now or at the start, whichever is more
    std::vector<SeenMove> moves = {}; // of the choice, then of the step
    std::vector<Fall> falls = {}; // of the choice; in parts that it leaves alone, of the step
    std::vector<theory::Count> after = {}; // the stones of each part when all these moves have been made

    bool hasStep() const { return !shown.isEmpty(); }
    const teaching::Mark* find(int kind) const { return shown.find(kind); } // of the step
    // Whether the step shows several moves, of which one is made.
    bool hasAlternatives() const { return find(teaching::Mark::All) && shown.moves.size() > 1; }
    std::optional<Look> fate(std::size_t part, theory::Count index) const; // none: it stays
    const Fall* firstFall(std::size_t part) const;
    theory::Count left(std::size_t part) const; // after all falls
    theory::Count total(std::size_t part) const; // of the stones and those that come
    std::optional<Look> frame(std::size_t part) const;

    // A word of the board, in both languages where they fit into so much room, in em.
    QString say(const teaching::Sentence& word, double most, const TextStyle& style = {}) const
    {
        return sayIn(second, word, measure, most, style);
    }

    // A line for each language that says it in another way; all in one where `most` em have room for that.
    QStringList wordLines(const teaching::Sentence& words) const;
    QStringList wordLines(const teaching::Sentence& words, double most, const TextStyle& style) const;

    // The stone as it is now; a click takes it and those after it.
    Piece piece(std::size_t part, theory::Count index, const QRectF& box, Shape shape = Shape::Stone) const;
};

// What is written on a board, in the size of its font: the numbers of the position, 0 where none are written,
// and the smallest letters. A stage works out from it how large the font has to be.
struct Letters {
    double figures = 1;
    double least = 0.85;
};

// How many stones a part has, in the locale's digits, and with a shown move how many it is to have: "7", then
// "7 → 5"; smaller or shorter where there is little room. `after` says it where a move leaves several heaps.
Text countText(const BoardScene& scene, std::size_t part, const QRectF& box, const TextStyle& style,
               Qt::Alignment alignment = Qt::AlignVCenter | Qt::AlignLeft, QString after = {});
inline constexpr double kSmallCount = 0.85; // how large it is where there is little room

// How much of a board there is room for: all, if need be crowded; all but what a sign says is left out; or a
// part of the parts.
enum class Fit { Whole, Crowded, Shortened, Cut };

// Something that has to be found out before all of a board can be drawn.
using Work = std::function<void()>;

// Keys and what they do on a board: "Up, Down", "Choose a heap".
struct BoardKey {
    teaching::Sentence keys;
    teaching::Sentence deed;
};

// One constant a game, in games/<game>/<game>_drawing.cpp; lives as long as the program.
struct BoardLooks {
    teaching::Sentence name; // read aloud
    Drawing (*draw)(const BoardScene& scene) = nullptr;
    teaching::Sentence (*partName)(const BoardScene&, std::size_t part) = nullptr; // read aloud
    // How many stones stand in a part, where that is not the heap of its number.
    theory::Count (*stones)(const teaching::Position&, std::size_t part) = nullptr;
    std::vector<teaching::Sentence> arrangements = {}; // by name, where there are several
    int firstArrangement = 0;
    // Which of them each looks like while it is hidden who wins; empty where that is not so.
    std::vector<int> untold = {};
    bool countsUpwards = false; // the parts, so that the key Up goes to the next one
    bool drawsAllMoves = false; // those of an answer as a step does that shows all that win, without marks
    // What a board that scrolls says of the parts above and below, where these are no heaps.
    teaching::Sentence more = {};
    Letters (*letters)(const teaching::Position&, int arrangement) = nullptr;

    // What falls by the moves of a scene, where that is not the last stones of a part.
    std::vector<Fall> (*falls)(const BoardScene&) = nullptr;
    // What the pointer means, where the stone under it alone does not say.
    std::optional<teaching::Move> (*pointedMove)(const teaching::Position&, const Pointing&) = nullptr;
    // The choice after an arrow key, where the keys go in directions of the board; none for none. Null where
    // Up and Down go from part to part, Left and Right through the moves of one.
    using Step = std::optional<teaching::Move> (*)(const teaching::Position&,
                                                   const std::optional<teaching::Move>& choice, int key);
    Step (*step)(int arrangement) = nullptr;
    std::vector<BoardKey> stepKeys = {}; // what they do then, with numbers, Home and End
    // Why what has been tried is no move, in words of an arrangement; null where it is said in those of the
    // game.
    teaching::Sentence (*refusal)(int arrangement, const teaching::Position&,
                                  const teaching::Move& move) = nullptr;
    // Which piece one has been before a move, where a move renumbers them.
    PieceId (*origin)(const teaching::Position& before, const teaching::Move& made,
                      const std::optional<Pointing>& pointing, PieceId after) = nullptr;
    // Takes longer than a frame, so it is done on another thread; null when nothing is missing.
    Work (*missing)(const BoardScene&) = nullptr;
};

// The part whose options or whose move a step shows; none where it is about no such part.
std::optional<std::size_t> partOfStep(const teaching::Shown& shown);
// The part that whoever goes to that step reads then: this one, or the heap that it points out.
std::optional<std::size_t> partReadBy(const teaching::Shown& shown);

// The scene of it; the area is in em.
BoardScene makeScene(const BoardLooks& looks, const BoardView& view, const QSizeF& area,
                     const BoardScene::Measure& measure);

// What has to be painted again when `after` is shown instead of `before`.
std::vector<QRectF> changes(const Drawing& before, const Drawing& after);

// A piece on its way, which becomes what it is to be halfway; one that is gone fades.
struct Flight {
    Piece from;
    Piece to;
    bool isGone = false;
};

// All pieces on their way from one drawing to another, by their ids. Those that are nowhere any more go, in
// order, where new ones have come: from stair to stair. `origin` tells which piece one was, if not the same.
using Origin = std::function<PieceId(const PieceId& after)>;
std::vector<Flight> flights(const Drawing& before, const Drawing& after, const Origin& origin = {});

const Target* targetAt(const Drawing& drawing, const QPointF& point);
std::optional<std::size_t> partAt(const Drawing& drawing, const QPointF& point);

// The part that a pointer there means: that of the stone which is nearest, as long as it is near.
std::optional<std::size_t> partAimedAt(const Drawing& drawing, const QPointF& point);

// How far along the stones of a part a point is, counted in them; none unless it is near one.
std::optional<double> placeAt(const Drawing& drawing, std::size_t part, const QPointF& point);

// What a click at a point of a part means: the piece or the bar there, or the piece that is nearest, as long
// as it is near and no other is as near; none else.
std::optional<teaching::Move> moveAt(const Drawing& drawing, std::size_t part, const QPointF& point);

} // namespace laststone::widgets
