// SPDX-License-Identifier: GPL-3.0-or-later
// A graph with tokens to play on, to edit, to open and to save. It knows no game: what is to be seen and what
// may become of an edit is handed in.
#pragma once

#include "graph/model/dot.h"
#include "graph/view/look.h"
#include "widgets/board/board_widget.h"

#include <QFutureWatcher>

#include <map>
#include <memory>

namespace laststone::graph {

class Editor;
class ToolBar;
class View;

// What a game says of a position, in values.
struct Content {
    std::shared_ptr<const Graph> graph;
    Badges badges; // of a graph that is drawn
    std::vector<theory::Count> tokens; // the vertices that they stand on
    Look look; // what is pointed out, besides what the tool in use points out
    QString formula; // in a corner; empty for none
};

// A game on a graph:
//
//   Board board({contentOf, positionAfter}, parent);
struct Game {
    Content (*content)(const teaching::Position& position, const teaching::Shown& shown, bool verdictShown);
    // The position that an edit makes of this one, or what is wrong with it.
    std::variant<teaching::Position, teaching::Sentence> (*edited)(const teaching::Position& position,
                                                                   const Setup& setup);
};

class Board : public widgets::BoardWidget {
    Q_OBJECT
public:
    explicit Board(const Game& game, QWidget* parent = nullptr);
    ~Board() override;

    void setPosition(const teaching::Position& position, const std::optional<teaching::Move>& made) override;
    void setShown(const teaching::Shown& shown) override;
    void setHint(const std::optional<teaching::Move>& hint) override;
    void setMarked(const widgets::MarkedMoves& marked) override;
    void setChoice(const std::optional<teaching::Move>& choice) override;
    std::optional<teaching::Move> choice() const override;
    void setReply(const std::optional<widgets::MadeMove>& reply) override;
    void setEarlier(const std::optional<widgets::MadeMove>& earlier) override;
    void setHoverShown(bool shown) override;
    void setVerdictShown(bool shown) override;
    void setMessageVoice(const std::optional<teaching::Voice>& second) override;
    void setForHall(bool is) override;
    void setPlayable(bool playable) override;
    void setEditable(bool editable) override;
    void setAnimated(bool animated) override;
    void setEditing(bool editing) override; // while the board is not playable and editable, not at all
    bool isEditing() const override { return m_editing; }
    bool isUnfinished() const override; // while it has no token
    void clearDrawing() override;
    // No rows of stones, below which there would be room for a chart.
    Letters letters() const override { return {0, 0.6}; }
    std::vector<widgets::BoardKey> keys() const override;

    const teaching::Position& position() const { return m_position; }

    // Opens or saves a graph as GraphViz DOT. What goes wrong is shown, and the graph on the board stays. A
    // file is read on another thread; with what else comes onto the board meanwhile it is given up.
    void openFile(const QString& fileName);
    bool isReading() const { return m_reading != nullptr; }
    void saveFile(const QString& fileName);

    View* view() const { return m_view; }
    Editor* editor() const { return m_editor; }
    ToolBar* toolBar() const { return m_tools; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override { } // the view and the tools cover all of it
    void changeEvent(QEvent* event) override;

private:
    class Arranger;
    class Player;

    bool canEdit() const { return isPlayable() && isEditable(); }
    void connectTools();
    void allowEditing();
    void read();
    void refresh();
    std::optional<teaching::Position> accept(Setup setup);
    void edit(const Setup& setup, const std::map<theory::Count, QPointF>& added);
    void retell();
    std::vector<teaching::Sentence> hints() const;
    void showCycle();
    void showTokens();
    void followTokenless();
    void askForFile(bool opening);
    using ReadFile = std::variant<DotGraph, teaching::Sentence>;
    void open(ReadFile read);

    Game m_game;
    teaching::Position m_position;
    teaching::Shown m_shown;
    struct Way { // of a token that has been moved
        Drawing::Edge edge;
        bool isOwn = false;
    };
    static std::optional<Way> wayOf(const std::optional<widgets::MadeMove>& made);
    std::optional<Way> m_reply;
    std::optional<Way> m_earlier; // the move before it
    widgets::MarkedMoves m_marked;
    bool m_verdictShown = true;
    Content m_content; // what the game says of these
    bool m_editing = false;
    ToolBar* m_tools;
    View* m_view;
    Arranger* m_arranger;
    Player* m_player;
    Editor* m_editor;
    std::unique_ptr<QFutureWatcher<ReadFile>> m_reading; // of the file that is being opened
};

} // namespace laststone::graph
