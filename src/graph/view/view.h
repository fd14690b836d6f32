// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at the scene of a graph: fits it in, zooms, pans, writes over it what is to be said, and hands events
// to the tool in use. For assistive technology it is a list: its vertices by layer, then its tokens, each
// with a name and an action.
#pragma once

#include "graph/view/scene.h"
#include "teaching/sentence.h"

#include <QContextMenuEvent>
#include <QGraphicsView>
#include <QKeyEvent>
#include <QMouseEvent>

class QLabel;

namespace laststone::graph {

class Layers;
class Tool;

// For assistive technology it is a list: its vertices by layer, then its tokens, each with a name and an
// action.
class View final : public QGraphicsView {
    Q_OBJECT
public:
    explicit View(QWidget* parent = nullptr);

    Scene& graph() { return m_scene; }
    const Scene& graph() const { return m_scene; }
    // REQUIRES: there is one before the first event.
    void setTool(Tool* tool) { m_tool = tool; }
    Tool* tool() const { return m_tool; }
    void restyle(const widgets::Theme& theme, const QFont& font);

    // Makes all of the graph as large as fits, and keeps it so until the view is zoomed.
    void fit();
    // Fits if that has been asked for and something would be outside: a vertex, or a ring, a value or a token
    // that it may have.
    void keepFitted();
    // How a graph that is fitted is seen, to be seen so again.
    struct Sight {
        QRectF scene; // that the viewport shows
        std::optional<QRectF> whole; // the same when nothing is said below it
    };
    std::optional<Sight> sight() const; // none of one that is not fitted, or in a frame
    void restore(const Sight& sight); // in a viewport of the same shape
    // While it is held, as it is drawn by hand, an edge may be outside: all stays where it is and as large as
    // long as the vertices are in sight. There is room for some more, however few there are.
    void setHeld(bool held);
    bool isFitted() const { return m_fitted; }
    // Fits in this, in place of what the graph takes up, and has room for what is said below it.
    void setFrame(const std::optional<QRectF>& frame);
    // What is said is large for a board, small beside what else a hall reads there.
    void setForHall(bool is);
    // Of what is said, and of what is typed or chosen over the graph.
    QFont wordsFont() const;
    // What of the scene can be seen, above what is said; of a graph that is zoomed all of it as well.
    QRectF seen() const;
    // What is above the hint, whatever else there is of the graph.
    QRectF inSight() const;
    void zoom(double factor, const QPointF& around);
    void pan(const QPoint& by);
    void ensureShown(theory::Count vertex);

    // Says something at the bottom, a refusal or what else there is to say; nothing, to end that.
    void say(const teaching::Sentence& message, bool wrong);
    // It is said in this language, too.
    void setSecondVoice(const std::optional<teaching::Voice>& second);
    // The first is shown there while nothing is said; before a hall in both languages. It has room of its
    // own, in as many lines as the longest takes: any of the others may be the first soon, and nothing jumps.
    void setHints(const std::vector<teaching::Sentence>& hints);
    QString message() const;
    // In the corner where the least of the graph is; empty for none.
    void setFormula(const QString& formula);

    // The room of the graph in units of the scene when nothing is scaled.
    QSizeF room() const;
    // Puts the vertices of a graph into layers that suit the room and leave some for their names.
    Places arrange(const Graph& model, const Layers& layers) const;
    // At which such places fit in, of the largest scale that there is.
    double scaleOf(const Places& places) const;

    // From the centre of a vertex, with all that stands around it.
    double reach() const { return kVertexRadius + margin(); }
    // A length on the screen, in units of the scene.
    double units(double pixels) const { return pixels / transform().m11(); }
    // Where a vertex or a token is, in the viewport.
    QRect vertexRect(theory::Count vertex) const;
    QRect tokenRect(std::size_t token) const;
    // Room for something of a size beside a vertex, in the viewport: where it covers the least.
    QRect freeBeside(theory::Count vertex, const QSize& size) const;

signals:
    void resized();
    void seenChanged();
    void entered(); // by the focus
    void keyPressed(QKeyEvent* event); // that the tool has no use for

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF content() const;
    QRectF wanted() const;
    bool holds(const QRectF& sight) const;
    double largestScale() const;
    double largestFitted() const;
    double leastLetters(double scale) const;
    double leastSigns(double scale) const;
    double margin() const;
    void fitAnew();
    void show(const QRectF& scene);
    void setLeastFor(const QRectF& scene);
    bool isOfShape(const QRectF& scene) const;
    void refit(int bottomBefore);
    QRect toViewport(const QPointF& centre, double radius) const;
    QString said(const teaching::Sentence& words, bool inBoth) const;
    teaching::Sentence hint() const { return m_hints.empty() ? teaching::Sentence() : m_hints.front(); }
    void showMessage();
    bool isDrawnForHall() const;
    bool coversVertex(const QRect& box) const;
    void placeLabels();
    void placeFormula();

    Scene m_scene;
    Tool* m_tool = nullptr;
    bool m_fitted = true;
    bool m_held = false;
    bool m_isForHall = false;
    std::optional<QRectF> m_frame;
    std::optional<QRectF> m_whole; // what was seen before that was to make room
    std::optional<teaching::Voice> m_second;
    std::optional<QPoint> m_panning; // by the middle button
    QLabel* m_messageLabel;
    QLabel* m_formulaLabel;
    teaching::Sentence m_message;
    bool m_wrong = false;
    std::vector<teaching::Sentence> m_hints;
    int m_bottom = 0; // what they take of the room
};

// What the mouse and the keyboard do on the board of a graph: there is one way to play and one to edit.
class Tool : public QObject {
    Q_OBJECT
public:
    // Belongs to the view.
    explicit Tool(View& view) : QObject(&view), m_view(view) { }

    // Events of the left button and moves of the mouse, with the point in the scene, while a graph is drawn.
    virtual void press(QMouseEvent* event, const QPointF& at) = 0;
    virtual void move(QMouseEvent* event, const QPointF& at) = 0;
    virtual void release(QMouseEvent* event, const QPointF& at) = 0;
    virtual void doubleClick(QMouseEvent* event, const QPointF& at) = 0;
    virtual void contextMenu(QContextMenuEvent*, const QPointF&) { }
    virtual void leave() { }
    // These say whether the key meant something here.
    virtual bool key(QKeyEvent* event) = 0;
    virtual bool tab(bool) { return false; }
    // Whether a key is for it, and for no shortcut.
    virtual bool owns(const QKeyEvent&) const { return false; }

    // Another position is on the board.
    virtual void reset() = 0;
    // Gives up whatever is going on.
    virtual void stop() = 0;
    // Adds what this points out.
    virtual void addTo(Look& look) const = 0;

    // The child that has the focus, for assistive technology: a vertex or a token; and what pressing one
    // does.
    virtual std::optional<theory::Count> focusVertex() const { return std::nullopt; }
    virtual std::optional<std::size_t> focusToken() const { return std::nullopt; }
    virtual void pressVertex(theory::Count vertex) = 0;
    virtual void pressToken(std::size_t token) = 0;

signals:
    void lookChanged();
    void focusMoved();

protected:
    View& view() const { return m_view; }
    Scene& scene() const { return m_view.graph(); }

private:
    View& m_view;
};

} // namespace laststone::graph
