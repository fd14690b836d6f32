// SPDX-License-Identifier: GPL-3.0-or-later
// What the board of a graph is made of: vertices, edges, tokens, notes. They know how they look, no more.
#pragma once

#include "graph/view/label.h"
#include "graph/view/look.h"
#include "graph/view/route.h"
#include "widgets/look/theme.h"

#include <QFont>
#include <QGraphicsItem>

namespace laststone::graph {

// Shared by all items of a scene.
struct Style {
    const widgets::Theme* theme = &widgets::Theme::light();
    QFont font; // its size is not used
    double least = kLeastLetters; // of names

    QFont sized(double pixels, bool bold) const { return labelFont(font, pixels, bold); }
};

inline constexpr double kTokenRadius = 11;

class VertexItem final : public QGraphicsItem {
public:
    struct State {
        QString label;
        std::optional<Badge> badge; // if it is shown
        QPointF badgeAt; // from the centre
        bool option = false;
        bool pointed = false;
        bool selected = false;
        bool wrong = false;
        bool cursor = false;
        bool handle = false;
        friend bool operator==(const State&, const State&) = default;
    };

    VertexItem(const Style& style, theory::Count vertex);

    theory::Count vertex() const { return m_vertex; }
    const State& state() const { return m_state; }
    void setState(const State& state);
    // To be called after a change of the style.
    void restyle();
    // How the label is written; outside, it is an item of its own.
    const Label& label() const { return m_label; }
    // Where the badge is, from the centre; empty if none is shown.
    const QRectF& badge() const { return m_badge; }

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void measure();
    void paintHalo(QPainter& painter) const;
    void paintLabel(QPainter& painter) const;
    void paintBadge(QPainter& painter) const;

    const Style& m_style;
    theory::Count m_vertex;
    State m_state;
    Label m_label;
    QRectF m_badge;
    QRectF m_bounds;
};

// A name that has no room in its vertex, on a ground of its own above all edges. It stands at its vertex.
class NameItem final : public QGraphicsItem {
public:
    explicit NameItem(const Style& style);

    const Label& label() const { return m_label; }
    void setLabel(const Label& label, bool above);
    bool isAbove() const { return m_bounds.top() < 0; }

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Style& m_style;
    Label m_label;
    QRectF m_bounds;
};

class EdgeItem final : public QGraphicsItem {
public:
    EdgeItem(const Style& style, Drawing::Edge edge) : m_style(style), m_edge(edge) { }

    const Drawing::Edge& edge() const { return m_edge; }
    const EdgeShape& edgeForm() const { return m_shape; }
    void setForm(EdgeShape shape);
    EdgeTone tone() const { return m_tone; }
    void setTone(EdgeTone tone);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Style& m_style;
    Drawing::Edge m_edge;
    EdgeShape m_shape;
    EdgeTone m_tone = EdgeTone::Plain;
    QRectF m_bounds;
};

class TokenItem final : public QGraphicsItem {
public:
    // A token by its number, or the sign of several more that have no room.
    TokenItem(const Style& style, std::size_t token, std::size_t more);

    std::size_t token() const { return m_token; }
    bool standsForMore() const { return m_more > 0; }
    void setState(bool pointed, bool cursor, bool ghost);

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Style& m_style;
    std::size_t m_token;
    std::size_t m_more;
    QString m_text;
    bool m_pointed = false;
    bool m_cursor = false;
    bool m_ghost = false;
};

// A short formula on a little card: "mex{0,1} = 2".
class NoteItem final : public QGraphicsItem {
public:
    NoteItem(const Style& style, const QString& text);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Style& m_style;
    QString m_text;
    QRectF m_bounds;
};

} // namespace laststone::graph
