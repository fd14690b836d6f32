// SPDX-License-Identifier: GPL-3.0-or-later
// The graph of a graph game: tokens are moved on it, and it can be edited, opened and saved.
#pragma once

#include "games/graph/graph_edit.h"
#include "games/graph/graph_layout.h"
#include "games/graph/graph_look.h"
#include "widgets/board/board_widget.h"

#include <QVariantAnimation>

#include <deque>

class QLabel;

namespace laststone::games {

class GraphEditor;
class GraphPlayer;
class GraphToolBar;
class GraphView;

class GraphBoard final : public widgets::BoardWidget {
    Q_OBJECT
public:
    explicit GraphBoard(QWidget* parent = nullptr);
    ~GraphBoard() override;

    void setPosition(const teaching::Position& position, const std::optional<teaching::Move>& made) override;
    void setMarks(const std::vector<teaching::Mark>& marks) override;
    void setChoice(const std::optional<teaching::Move>& choice) override;
    std::optional<teaching::Move> choice() const override;
    std::vector<teaching::Sentence> arrangements() const override { return {}; }
    void setArrangement(int) override { }
    int arrangement() const override { return 0; }
    void setVerdictShown(bool shown) override;
    void setPlayable(bool playable) override;
    void setEditable(bool editable) override;
    void setEditing(bool editing) override; // while the board is not playable and editable, not at all
    bool isEditing() const override { return m_editing; }

    const teaching::Position& position() const { return m_position; }
    bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }

    // Puts the vertices into layers anew; can be undone.
    void arrange();

    // Opens or saves a graph as GraphViz DOT. What goes wrong is shown, and the graph on the board stays.
    void openFile(const QString& fileName);
    void saveFile(const QString& fileName);

    // Puts places on the board, or keeps them for when the rule is there, and gives those before. For undo.
    void exchangePlaces(const QString& rule, GraphPlaces& places);

    GraphView* view() const { return m_view; }
    GraphEditor* editor() const { return m_editor; }
    GraphPlayer* player() const { return m_player; }
    GraphToolBar* toolBar() const { return m_tools; }
    // What is shown below the graph, a refusal or what else there is to say; empty for nothing.
    QString message() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool canEdit() const { return isPlayable() && isEditable(); }
    void makeTools();
    void connectTools();
    void connectEditor();
    void handleKey(QKeyEvent* event);
    void edit(const GraphState& state, const std::map<theory::Count, QPointF>& places);
    bool propose(const GraphState& state, const GraphPlaces* places);
    GraphPlaces placesFor(const QString& rule, const GraphGame& game) const;
    void stash(const QString& rule, const GraphPlaces& places);
    void fitAgain();
    void refresh();
    void refreshTools();
    GraphLook markLook() const;
    void pointOut(GraphLook& look, theory::Count vertex) const;
    void showSum();
    void say(const teaching::Sentence& message, bool wrong);
    static QString hint();
    void refreshMessage();
    void refreshWhatsThis();
    void placeLabels();
    void beginMotion(std::size_t token, const GraphDrawing::Edge& edge, const QPointF& start);
    void endMotion();
    void askForFile(bool opening);

    teaching::Position m_position;
    std::vector<teaching::Mark> m_marks;
    bool m_verdictShown = true;
    bool m_editing = false;
    GraphToolBar* m_tools = nullptr;
    GraphView* m_view = nullptr;
    GraphPlayer* m_player = nullptr;
    GraphEditor* m_editor = nullptr;
    QLabel* m_messageLabel = nullptr;
    QLabel* m_sum = nullptr;
    teaching::Sentence m_message;
    bool m_wrong = false;

    std::optional<GraphLayers> m_layers; // of this graph, since its room has changed for the first time
    std::map<QString, GraphPlaces> m_stash; // by rule, of graphs that were on the board
    std::deque<QString> m_stashed; // the oldest first
    std::set<std::pair<QString, QString>> m_edits; // rules of which one has become the other by an edit
    std::map<theory::Count, QPointF> m_newPlaces; // of vertices that an edit adds

    QVariantAnimation m_motion;
    std::size_t m_movingToken = 0;
    QPolygonF m_way;
    QPointF m_startOffset;
    QPointF m_endOffset;
};

} // namespace laststone::games
