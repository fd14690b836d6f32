// SPDX-License-Identifier: GPL-3.0-or-later
// What the board of a graph is made of: vertices, edges, tokens, notes. They know how they look, no more.
#pragma once

#include "graph/view/layout.h"
#include "graph/view/look.h"
#include "graph/view/notes.h"
#include "graph/view/route.h"
#include "widgets/look/theme.h"

#include <QFont>
#include <QGraphicsItem>

namespace laststone::graph {

// From the centre of a vertex, what is left to its letters by the ring and by values and tokens around it.
inline constexpr double kLetterRoom = 12.7;
// The size that the letters of a name have at least, and what that grows to where the scale is small.
inline constexpr double kLeastLetters = 12;
inline constexpr double kMostLetters = 20;
// The same of values, of notes on them, and of the numbers of tokens; and the radius of a token of the least.
inline constexpr double kLeastSigns = 13;
inline constexpr double kMostSigns = 18;
inline constexpr double kTokenRadius = 11;
// How the label of a vertex is written, by its font alone: in the disc, or in full outside of it. Lengths are
// in the units of the board of a graph.
struct Label {
    QString text; // elided if even outside it would be too long
    double pixels = 0;
    bool outside = false;
    QSizeF ground; // that it stands on outside
};

QFont labelFont(const QFont& font, double pixels, bool bold);

// In the disc while the letters have no less than a size there; numbers, which are read with fewer strokes,
// may be a little smaller. The size of `font` is not used.
Label makeLabel(const QString& text, const QFont& font, double least = kLeastLetters);

// The size of letters that have room in a disc, at most `pixels`.
double lettersInDisc(const QString& text, const QFont& font, double pixels, bool bold);

// The names that stand outside.
Names namesOutside(const Graph& graph, const QFont& font, double least = kLeastLetters);

// Shared by all items of a scene.
struct Style {
    const widgets::Theme* theme = &widgets::Theme::light();
    QFont font; // its size is not used
    double least = kLeastLetters; // of names
    double signs = kLeastSigns;

    double tokenRadius() const { return kTokenRadius * signs / kLeastSigns; }
    QFont sized(double pixels, bool bold) const { return labelFont(font, pixels, bold); }
};

class Item : public QGraphicsItem {
public:
    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

protected:
    Item(const Style& style, double z) : m_style(style) { setZValue(z); }

    const Style& style() const { return m_style; }
    void setBounds(const QRectF& bounds);

private:
    virtual void draw(QPainter& painter, const widgets::Theme& theme) const = 0;

    const Style& m_style;
    QRectF m_bounds;
};

class VertexItem final : public Item {
public:
    struct State {
        std::optional<Badge> badge; // if it is shown
        QPointF badgeAt; // from the centre
        friend bool operator==(const State&, const State&) = default;
    };

    VertexItem(const Style& style, theory::Count vertex, const QString& name);

    void setState(const State& state);
    // To be called after a change of the style, too.
    void measure();
    // How the label is written; outside, it is an item of its own.
    const Label& label() const { return m_label; }
    // Where the badge is, from the centre; empty if none is shown.
    const QRectF& badge() const { return m_badge; }

private:
    bool isIn(theory::Outcome outcome) const { return m_state.badge && m_state.badge->outcome == outcome; }
    void draw(QPainter& painter, const widgets::Theme& theme) const override;
    void drawLabel(QPainter& painter, const widgets::Theme& theme) const;
    void drawBadge(QPainter& painter, const widgets::Theme& theme) const;

    theory::Count m_vertex;
    QString m_name; // or its number
    State m_state;
    Label m_label;
    QRectF m_badge;
};

// The rings around a vertex that is pointed out, below all edges: their heads say where they go.
class HaloItem final : public Item {
public:
    struct State {
        bool option = false;
        bool pointed = false;
        bool selected = false;
        bool wrong = false;
        bool cursor = false;
        bool handle = false;
        friend bool operator==(const State&, const State&) = default;
    };

    explicit HaloItem(const Style& style);

    void setState(const State& state);

private:
    void draw(QPainter& painter, const widgets::Theme& theme) const override;
    State m_state;
};

// A name that has no room in its vertex, on a ground of its own above all edges. It stands at its vertex.
class NameItem final : public Item {
public:
    explicit NameItem(const Style& style) : Item(style, 2.7) { } // above edges that are pointed out

    const Label& label() const { return m_label; }
    void setLabel(const Label& label, const QRectF& ground);

private:
    void draw(QPainter& painter, const widgets::Theme& theme) const override;
    Label m_label;
};

class EdgeItem final : public Item {
public:
    explicit EdgeItem(const Style& style) : Item(style, 0) { }

    const EdgeShape& edgeForm() const { return m_shape; }
    void setForm(EdgeShape shape); // after the tone, if that is Refused
    void setTone(EdgeTone tone);

private:
    void draw(QPainter& painter, const widgets::Theme& theme) const override;
    EdgeShape m_shape;
    EdgeTone m_tone = EdgeTone::Plain;
};

class TokenItem final : public Item {
public:
    // One of so many tokens by its number, which the only one has not: digits alone are read as values. Or
    // the sign of several more that have no room.
    TokenItem(const Style& style, std::size_t token, std::size_t of, std::size_t more);

    std::size_t token() const { return m_token; }
    bool standsForMore() const { return m_more > 0; }
    void setState(bool pointed, bool cursor);
    const QString& text() const { return m_text; }
    double pixels() const; // of the text

private:
    void draw(QPainter& painter, const widgets::Theme& theme) const override;
    std::size_t m_token;
    std::size_t m_more;
    QString m_text;
    bool m_pointed = false;
    bool m_cursor = false;
};

// A short formula on a little card: "mex{0,1} = 2", or in two lines, which are narrower; in the coordinates
// of the scene.
class NoteItem final : public Item {
public:
    NoteItem(const Style& style, const QString& text);

    std::vector<QSizeF> sizes() const; // of the card, in one line and in two
    const NotePlace& place() const { return m_place; }
    void setPlace(const NotePlace& place); // REQUIRES: of one of its sizes

private:
    void draw(QPainter& painter, const widgets::Theme& theme) const override;
    QFont letters() const;
    std::array<QString, 2> m_forms;
    NotePlace m_place;
};

} // namespace laststone::graph
