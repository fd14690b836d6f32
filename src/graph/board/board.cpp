// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/board.h"

#include "graph/board/accessible.h"
#include "graph/board/arranger.h"
#include "graph/board/editor.h"
#include "graph/board/player.h"
#include "graph/board/tool_bar.h"
#include "graph/model/dot.h"
#include "graph/view/captions.h"
#include "graph/view/layout.h"
#include "graph/view/token_motion.h"
#include "graph/view/view.h"
#include "widgets/look/theme.h"

#include <QAccessible>
#include <QAction>
#include <QFileDialog>
#include <QVBoxLayout>

#include <cmath>

namespace laststone::graph {

using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using Edge = Drawing::Edge;

namespace {

Sentence sentence(const char* source, std::vector<teaching::Argument> arguments)
{
    return {"GraphBoard", source, std::move(arguments)};
}

} // namespace

Board::Board(const Game& game, QWidget* parent)
    : BoardWidget(parent)
    , m_game(game)
    , m_tools(new ToolBar(viewport()))
    , m_view(new View(viewport()))
    , m_captions(new Captions(*m_view))
    , m_motion(new TokenMotion(m_view->graph(), this))
    , m_arranger(new Arranger(*m_view))
    , m_player(new Player(*m_view))
    , m_editor(new Editor(*m_view))
{
    installGraphAccessibility();
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(viewport());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tools);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    m_view->setTool(m_player);
    m_arranger->setEditable(canEdit());
    connectTools();
    connectEditor();
}

Board::~Board()
{
    // The view tells of losing its focus while it goes, when there is nothing left to refresh.
    m_player->disconnect(this);
    m_editor->disconnect(this);
}

void Board::connectTools()
{
    const auto on = [this](ToolBar::Tool tool, auto* receiver, auto slot) {
        connect(m_tools->action(tool), &QAction::triggered, receiver, slot);
    };
    Edits* edits = &m_editor->edits();
    on(ToolBar::Edit, this, &Board::setEditing);
    on(ToolBar::Add, edits, [edits] { edits->addVertex(); });
    on(ToolBar::Delete, edits, &Edits::remove);
    on(ToolBar::Rename, m_editor, &Editor::rename);
    on(ToolBar::Arrange, m_arranger, &Arranger::arrange);
    on(ToolBar::Open, this, [this] { askForFile(true); });
    on(ToolBar::Save, this, [this] { askForFile(false); });
    on(ToolBar::Fit, m_view, &View::fit);
    connect(m_view, &View::keyPressed, this, &Board::handleKey);
    connect(m_view, &View::resized, this, &Board::suit);
    connect(m_player, &Player::choiceChanged, this, &BoardWidget::choiceChanged);
    connect(m_player, &Player::moveWanted, this, &BoardWidget::moveMade);
    connect(m_arranger, &Arranger::changing, m_motion, &TokenMotion::end);
    connect(m_arranger, &Arranger::undoable, this, &BoardWidget::undoable);
}

void Board::connectEditor()
{
    for (const Tool* tool : {static_cast<Tool*>(m_player), static_cast<Tool*>(m_editor)})
        connect(tool, &Tool::lookChanged, this, &Board::refresh);
    const Edits* edits = &m_editor->edits();
    connect(edits, &Edits::edited, this, &Board::edit);
    connect(edits, &Edits::moved, m_arranger, &Arranger::moved);
    connect(edits, &Edits::refused, this, [this](const Sentence& reason) { m_captions->say(reason, true); });
    connect(edits, &Edits::acting, this, [this] { m_captions->say({}, false); });
    connect(m_editor, &Editor::arrangeWanted, m_arranger, &Arranger::arrange);
    connect(m_editor, &Editor::fitWanted, m_view, &View::fit);
}

void Board::handleKey(QKeyEvent* event)
{
    if (event->modifiers() != Qt::NoModifier)
        return;
    if (event->key() == Qt::Key_E && canEdit()) {
        setEditing(!m_editing);
        event->accept();
    } else if (event->key() == Qt::Key_F) {
        m_view->fit();
        event->accept();
    }
}

// ---- what is shown ----

void Board::setPosition(const Position& position, const std::optional<Move>& made)
{
    m_motion->end();
    Scene& scene = m_view->graph();
    const std::shared_ptr<const Graph> before = m_content.graph;
    const std::vector<Count> tokens = m_content.tokens;
    m_position = position;
    m_content = m_game.content(position, m_shown, m_verdictShown);
    const Drawing& drawing = m_content.graph->drawing();
    const bool same = before && (before == m_content.graph || before->drawing() == drawing);
    const bool drawn = isDrawable(drawing);
    std::optional<Edge> walked;
    if (made && same && drawn && made->heap < tokens.size())
        walked = Edge{tokens[made->heap], made->take};
    const bool watched = walked && isAnimated() && isVisible() && !m_player->isDropping();
    const QPointF start = watched ? scene.tokenPlace(made->heap) : QPointF();
    const bool stays = same || m_arranger->take(*m_content.graph);
    scene.setGraph(m_content.graph, m_content.badges, m_arranger->places(), m_content.tokens);
    m_player->reset();
    m_editor->reset();
    if (stays)
        m_view->keepFitted();
    else
        m_view->fit();
    if (!drawn) {
        //: %1 and %2 are how many vertices and edges are drawn at most
        m_captions->say(
            sentence(
                QT_TRANSLATE_NOOP(
                    "GraphBoard",
                    "This graph is too large to be drawn, with more than %1 vertices or %2 edges. It can be "
                    "played by the fields below."),
                {Count{Scene::kMostVertices}, Count{Scene::kMostEdges}}),
            false);
    } else if (!same) {
        m_captions->say({}, false);
        suit();
    }
    refresh();
    if (watched)
        m_motion->begin(made->heap, *walked, start);
    QAccessibleEvent event(m_view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void Board::setShown(const teaching::Shown& shown)
{
    if (m_shown == shown)
        return;
    m_shown = shown;
    read();
}

void Board::setVerdictShown(bool shown)
{
    m_verdictShown = shown;
    read();
}

// Asks the game anew what is to be seen of the position.
void Board::read()
{
    if (!m_content.graph)
        return;
    m_content = m_game.content(m_position, m_shown, m_verdictShown);
    refresh();
}

void Board::refresh()
{
    if (!m_view->graph().hasGraph())
        return;
    Look look = m_content.look;
    m_view->tool()->addTo(look);
    m_view->graph().setLook(look);
    m_captions->setFormula(m_content.formula);
    const bool drawn = m_view->graph().isDrawn();
    const bool named = drawn && m_editor->edits().cursor();
    m_tools->action(ToolBar::Delete)->setEnabled(named || (drawn && m_editor->edits().hasSelection()));
    m_tools->action(ToolBar::Rename)->setEnabled(named);
    m_tools->action(ToolBar::Add)->setEnabled(drawn);
    m_tools->action(ToolBar::Arrange)->setEnabled(drawn);
}

void Board::setChoice(const std::optional<Move>& choice)
{
    m_player->setChoice(choice);
}

std::optional<Move> Board::choice() const
{
    return m_player->choice();
}

bool Board::isMoving() const
{
    return m_motion->isMoving();
}

QString Board::message() const
{
    return m_captions->message();
}

// ---- editing ----

void Board::setPlayable(bool playable)
{
    BoardWidget::setPlayable(playable);
    m_player->setPlayable(playable);
    allowEditing();
}

void Board::setEditable(bool editable)
{
    BoardWidget::setEditable(editable);
    allowEditing();
}

void Board::allowEditing()
{
    m_arranger->setEditable(canEdit());
    m_tools->setVisible(canEdit());
    setEditing(m_editing);
}

void Board::setEditing(bool wanted)
{
    const bool editing = wanted && canEdit();
    const bool changed = editing != m_editing;
    if (changed) {
        m_editing = editing;
        m_player->stop();
        m_editor->stop();
        m_view->viewport()->unsetCursor();
        m_view->setTool(editing ? static_cast<Tool*>(m_editor) : m_player);
    }
    m_tools->setEditing(editing);
    m_captions->say({}, false);
    retell();
    refresh();
    if (changed)
        emit editingChanged();
}

// What to do while the graph is edited; else the page says how to play.
void Board::retell()
{
    m_captions->setHint(
        m_editing ? tr("Double-click: new vertex, or its name · drag from a rim: edge · right-click: more")
                  : QString());
    m_view->setWhatsThis(
        m_editing
            ? tr("The graph that you draw. A double click makes a vertex or names one; dragging a vertex "
                 "moves it, dragging from its rim draws an edge, and dragging a token puts it elsewhere. "
                 "With Ctrl, a click puts a token on a vertex; with Alt, it takes one off. With the "
                 "keyboard, Tab and the arrow keys go to a vertex, Insert adds one, C begins an edge and "
                 "Enter ends it, + and - change the tokens.")
            : QString());
}

// The position that an edit makes. What is wrong with it is said.
std::optional<Position> Board::accept(const Setup& setup)
{
    auto edited = m_game.edited(m_position, setup);
    if (const auto* wrong = std::get_if<Sentence>(&edited)) {
        //: %1 is what is wrong, in the program's words
        m_captions->say(sentence(QT_TRANSLATE_NOOP("GraphBoard", "This cannot be played: %1."),
                                 {teaching::Clauses{{*wrong}}}),
                        true);
        return std::nullopt;
    }
    return std::get<Position>(std::move(edited));
}

void Board::become(const Position& position)
{
    if (position != m_position)
        emit positionEdited(position);
}

void Board::edit(const Setup& setup, const std::map<Count, QPointF>& added)
{
    if (const auto next = accept(setup)) {
        m_arranger->carryTo(setup.drawing, added);
        become(*next);
    }
}

// ---- files ----

void Board::askForFile(bool opening)
{
    auto* dialog = new QFileDialog(this, opening ? tr("Open a graph") : tr("Save the graph"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({tr("GraphViz DOT (*.dot *.gv)"), tr("All files (*)")});
    dialog->setAcceptMode(opening ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setFileMode(opening ? QFileDialog::ExistingFile : QFileDialog::AnyFile);
    if (!opening) {
        dialog->setDefaultSuffix(QStringLiteral("dot"));
        dialog->selectFile(QStringLiteral("graph.dot"));
    }
    connect(dialog, &QFileDialog::fileSelected, this, opening ? &Board::openFile : &Board::saveFile);
    dialog->open();
}

void Board::openFile(const QString& fileName)
{
    auto read = readDotFile(fileName);
    if (const auto* wrong = std::get_if<Sentence>(&read)) {
        m_captions->say(*wrong, true);
        return;
    }
    auto& file = std::get<DotGraph>(read);
    const Graph model(file.drawing);
    if (file.tokens.empty())
        file.tokens = {model.top()};
    Places places;
    places.vertices = std::move(file.places);
    if (places.vertices.empty() && isDrawable(file.drawing))
        places = m_view->arrange(model, Layers(model));
    if (const auto next = accept({file.drawing, file.tokens})) {
        m_arranger->put(file.drawing, places);
        become(*next);
        m_view->fit();
    }
}

void Board::saveFile(const QString& fileName)
{
    DotGraph graph{m_content.graph->drawing(), {}, m_content.tokens};
    if (m_view->graph().isDrawn())
        graph.places = m_arranger->places().vertices;
    if (const auto wrong = writeDotFile(fileName, graph)) {
        m_captions->say(*wrong, true);
        return;
    }
    //: %1 is a file name
    m_captions->say(sentence(QT_TRANSLATE_NOOP("GraphBoard", "The graph has been saved as %1."), {fileName}),
                    false);
}

// ---- the room ----

void Board::suit()
{
    m_captions->place();
    if (!isMoving())
        m_arranger->suit();
}

QSize Board::sizeHint() const
{
    return QSize(36, 24) * std::floor(widgets::Spacing(font()).em);
}

QSize Board::minimumSizeHint() const
{
    return QSize(18, 8) * std::floor(widgets::Spacing(font()).em);
}

void Board::resizeEvent(QResizeEvent* event)
{
    BoardWidget::resizeEvent(event);
    m_captions->place();
}

void Board::changeEvent(QEvent* event)
{
    BoardWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type != QEvent::LanguageChange && type != QEvent::FontChange && type != QEvent::PaletteChange)
        return;
    // A style sheet keeps it from being inherited.
    m_view->setFont(font());
    const auto& theme = widgets::Theme::of(palette());
    m_view->graph().setStyle(theme, font());
    m_view->setBackgroundBrush(theme.card);
    m_captions->restyle(font());
    retell();
    refresh();
    // Names may take other room now.
    if (type != QEvent::PaletteChange && m_view->isFitted()) {
        suit();
        m_view->fit();
    }
}

} // namespace laststone::graph
