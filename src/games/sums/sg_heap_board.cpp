// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_heap_board.h"

#include "games/common/nim_sum.h"
#include "games/octal/octal_game.h"
#include "games/subtraction/subtraction_game.h"
#include "games/sums/sg_ghosts.h"
#include "games/sums/sg_shapes.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace laststone::games {

using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using widgets::Theme;

namespace {

constexpr std::size_t kKeptOptions = 4;
constexpr Count kFewStones = 2000; // their options are counted, so that the panel is as high as it has to be
constexpr Count kMostMovingPieces = 1000;

// Larger heaps are bars.
constexpr Count kMostToTake = 400;
constexpr Count kMostToSplit = 3000;

} // namespace

SgHeapBoard::SgHeapBoard(QWidget* parent) : ChoiceBoard(parent), m_panel(new SgOptionsPanel(this))
{
    connect(m_panel, &SgOptionsPanel::hovered, this, &SgHeapBoard::hoverTile);
    connect(m_panel, &SgOptionsPanel::clicked, this, &SgHeapBoard::makeTile);
    connect(this, &BoardWidget::choiceChanged, this, &SgHeapBoard::choiceHasChanged);
}

void SgHeapBoard::setPlayable(bool playable)
{
    BoardWidget::setPlayable(playable);
    m_panel->setPlayable(playable);
}

// ---- What is known of the position ----

void SgHeapBoard::adoptPosition()
{
    if (m_known == position())
        return;
    m_known = position();
    m_game = sgGame(m_known.rule);
    m_options.clear();
    m_values = m_game->values(m_known.heaps);
    m_pinned = std::min(m_pinned, partCount() - 1);
    m_mostOptions = mostOptions();
    m_layoutBefore = m_layout;
}

void SgHeapBoard::adoptMarks()
{
    if (m_knownMarks == marks())
        return;
    m_knownMarks = marks();
    for (const Mark::Kind kind :
         {Mark::Kind::Heap, Mark::Kind::Threat, Mark::Kind::Take, Mark::Kind::Options}) {
        const Mark* mark = findMark(kind);
        if (mark && mark->heap < partCount())
            m_pinned = mark->heap;
    }
}

const SubtractionGame* SgHeapBoard::subtraction() const
{
    return m_game ? asSubtraction(*m_game) : nullptr;
}

SgHeapBoard::Options SgHeapBoard::options(std::size_t part) const
{
    const auto kept = std::ranges::find(m_options, part, &std::pair<std::size_t, Options>::first);
    if (kept != m_options.end() && m_known == position())
        return kept->second;
    auto made = std::make_shared<const std::vector<SgOption>>(
        sgGame(position().rule)->options(part, position().heaps[part]));
    if (m_known != position())
        return made;
    if (m_options.size() == kKeptOptions)
        m_options.erase(m_options.begin());
    m_options.emplace_back(part, made);
    return made;
}

std::size_t SgHeapBoard::mostOptions() const
{
    std::size_t most = 0;
    if (const SubtractionGame* game = subtraction()) {
        for (std::size_t part = 0; part < partCount(); ++part) {
            const auto& numbers = game->set(part).numbers();
            const auto end = std::ranges::upper_bound(numbers, m_known.heaps[part]);
            most = std::max(most, static_cast<std::size_t>(end - numbers.begin()));
        }
        return most;
    }
    if (m_game->stonesLeft(m_known.heaps) > kFewStones)
        return kFewStones;
    for (std::size_t part = 0; part < partCount(); ++part)
        most = std::max(most, m_game->options(part, m_known.heaps[part]).size());
    return most;
}

Count SgHeapBoard::moveCount(std::size_t part) const
{
    return part < partCount() ? options(part)->size() : 0;
}

Move SgHeapBoard::moveOf(std::size_t part, Count index) const
{
    return (*options(part))[index].move;
}

std::optional<Count> SgHeapBoard::indexOf(const Move& move) const
{
    if (move.heap >= partCount())
        return std::nullopt;
    return placeOf(move, *options(move.heap));
}

bool SgHeapBoard::areValuesShown() const
{
    if (!marks().empty())
        return true;
    // In misère play the values of heaps that split tell nothing of the verdict.
    return isVerdictShown() && (position().play == theory::Play::Normal || subtraction());
}

std::size_t SgHeapBoard::shownPart() const
{
    return choice() ? choice()->heap : m_pinned;
}

QRect SgHeapBoard::partRect(std::size_t part) const
{
    if (part >= m_layout.heapCount())
        return viewport()->rect();
    return m_layout.row(part).translated(0, -verticalScrollBar()->value()).toAlignedRect();
}

QRect SgHeapBoard::pieceRect(std::size_t part, Count index) const
{
    return m_layout.piece(part, index).translated(0, -verticalScrollBar()->value()).toRect();
}

// ---- Words ----

Sentence SgHeapBoard::boardName() const
{
    return {"SgBoard", QT_TRANSLATE_NOOP("SgBoard", "SG board"), {}};
}

Sentence SgHeapBoard::partName(std::size_t part) const
{
    const SubtractionGame* game = subtraction();
    const Count heap = position().heaps[part];
    std::vector<teaching::Argument> arguments{Count{part} + 1, heap};
    if (game)
        arguments.emplace_back(teaching::Numbers{game->set(part).numbers()});
    if (areValuesShown() && part < m_values.size())
        arguments.emplace_back(m_values[part]);
    else if (game) {
        //: read aloud: %1 is the number of a heap, %2 how many stones it has, %3 a list such as "1, 3, 4"
        return {"SgBoard", QT_TRANSLATE_NOOP("SgBoard", "Heap %1: stones %2, one may take %3"), arguments};
    } else {
        //: read aloud: %1 is the number of a heap, %2 how many stones it has
        return {"SgBoard", QT_TRANSLATE_NOOP("SgBoard", "Heap %1: stones %2"), arguments};
    }
    if (!game) {
        //: read aloud: %1 is the number of a heap, %2 how many stones it has, %3 its SG value
        return {"SgBoard", QT_TRANSLATE_NOOP("SgBoard", "Heap %1: stones %2, SG value %3"), arguments};
    }
    //: read aloud: %1 is the number of a heap, %2 how many stones it has, %3 a list such as "1, 3, 4", %4 its
    //: SG value
    const char* const all = QT_TRANSLATE_NOOP("SgBoard", "Heap %1: stones %2, one may take %3, SG value %4");
    return {"SgBoard", all, arguments};
}

QString SgHeapBoard::ruleText() const
{
    QStringList numbers;
    bool splits = false;
    if (const SubtractionGame* game = subtraction()) {
        if (!game->isOneForAll())
            return tr("Each heap has its own numbers");
        for (const Count number : game->set(0).numbers())
            numbers << QString::number(number);
    } else if (const auto& code = asOctal(*m_game)->code()) {
        splits = code->digit(0) != 0;
        for (Count place = 1; place <= code->lastPlace(); ++place) {
            if (code->digit(place) != 0)
                numbers << QString::number(place);
        }
    } else {
        return tr("Split a heap into two unequal ones");
    }
    const QString list = numbers.join(QStringLiteral(", "));
    if (splits) {
        //: above the heaps: %1 is a list such as "1, 2"
        return numbers.isEmpty() ? tr("Split a heap into two")
                                 : tr("Split a heap into two, or take: %1").arg(list);
    }
    //: above the heaps: %1 is a list such as "1, 3, 4"
    return tr("One may take: %1").arg(list);
}

QString SgHeapBoard::hintText() const
{
    if (subtraction())
        return {};
    return asOctal(*m_game)->isGrundysGame() ? tr("Click a gap to split the row there")
                                             : tr("Click a pin, or drag over neighbours");
}

QString SgHeapBoard::sumText() const
{
    if (!areValuesShown())
        return {};
    if (partCount() == 1)
        return QStringLiteral("g(%1) = %2").arg(position().heaps[0]).arg(m_values[0]);
    return xorFormula(m_values);
}

// ---- Where things are ----

// The panel has its place below the viewport, so that it stays when the heaps scroll.
void SgHeapBoard::fitPanel()
{
    const Count largest = *std::ranges::max_element(m_known.heaps);
    const QRect all = contentsRect();
    const Count taken = subtraction() ? sgMostTaken(*subtraction(), 0, largest) : 1;
    const int height = static_cast<int>(m_panel->wantedHeight(all.size(), largest, taken, m_mostOptions));
    if (viewportMargins().bottom() != height)
        setViewportMargins(0, 0, 0, height);
    m_panel->setVisible(height > 0);
    m_panel->setGeometry(all.left(), all.bottom() + 1 - height, viewport()->width(), height);
}

void SgHeapBoard::layOut()
{
    if (position().heaps.empty())
        return;
    adoptPosition();
    adoptMarks();
    fitPanel();
    const SubtractionGame* game = subtraction();
    const SgLabelSize label =
        sgLabelSize(m_known.heaps, m_values, game && !game->isOneForAll() ? game : nullptr, font());
    const OctalGame* octal = asOctal(*m_game);
    const bool pins = octal && !octal->isGrundysGame();
    m_layout = SgHeapLayout(
        {m_known.heaps, pins ? SgShape::Pins : SgShape::Stones, static_cast<double>(viewport()->width()),
         static_cast<double>(viewport()->height()), QFontMetricsF(font()).height(), label.header, label.width,
         label.height, subtraction() ? kMostToTake : kMostToSplit});
    setContentHeight(m_layout.contentHeight());
    viewport()->setToolTip(hintText());
    showOptions();
}

QPointF SgHeapBoard::inContent(const QPointF& point) const
{
    return point + QPointF(0, verticalScrollBar()->value());
}

SgHeapBoard::Letters SgHeapBoard::letters() const
{
    constexpr double kSmallest = 0.85; // the place of a heap
    return {sgNumberScale(position().heaps), kSmallest};
}

// ---- What is shown ----

std::optional<SgRun> SgHeapBoard::chosenRun() const
{
    if (!choice())
        return std::nullopt;
    if (m_run && m_run->move == *choice())
        return m_run;
    const Move move = *choice();
    return SgRow(move.heap, position().heaps[move.heap], {}).shown(move, false);
}

SgMarkedPosition SgHeapBoard::markedPosition() const
{
    return {m_known.heaps, subtraction() == nullptr, findMark(Mark::Kind::Threat), Theme::of(palette())};
}

std::vector<SgGhost> SgHeapBoard::ghosts() const
{
    std::vector<SgGhost> result;
    if (const auto run = chosenRun()) {
        const Theme& theme = Theme::of(palette());
        result.push_back({run->move.heap, run->start, run->move.take, theme.accent, true});
    }
    for (const Mark& mark : marks()) {
        const auto ghost = ghostOf(mark, markedPosition());
        if (ghost && (!choice() || choice()->heap != ghost->part))
            result.push_back(*ghost);
    }
    return result;
}

std::optional<Move> SgHeapBoard::markedMove(std::size_t part, QColor& colour) const
{
    for (const Mark& mark : marks()) {
        const auto ghost = ghostOf(mark, markedPosition());
        if (!ghost || ghost->part != part || mark.from != position().heaps[part])
            continue;
        colour = ghost->colour;
        return Move{part, ghost->taken, std::min(mark.to, mark.split)};
    }
    return std::nullopt;
}

SgHeapScene SgHeapBoard::scene() const
{
    SgHeapScene scene;
    scene.layout = &m_layout;
    const SubtractionGame* game = subtraction();
    scene.numbers = game;
    scene.setsInRows = game && !game->isOneForAll();
    scene.values = areValuesShown() ? &m_values : nullptr;
    scene.rule = ruleText();
    scene.sum = sumText();
    scene.sumPointed = findMark(Mark::Kind::Sum) != nullptr;
    scene.ghosts = ghosts();
    for (const Mark& mark : marks()) {
        if (mark.kind == Mark::Kind::Heap || mark.kind == Mark::Kind::Options)
            scene.marked.push_back(mark.heap);
    }
    if (m_panel->isVisibleTo(this))
        scene.shown = shownPart();
    scene.cursor = shownCursor();
    if (m_motion) {
        scene.motion = m_motion;
        scene.motion->progress = motionProgress();
    }
    return scene;
}

void SgHeapBoard::paintBoard(QPainter& painter, const QRect& clip)
{
    if (m_layout.heapCount() == 0)
        return;
    m_painter.paint(painter, scene(), font(), Theme::of(palette()), verticalScrollBar()->value(), clip);
}

void SgHeapBoard::showOptions()
{
    SgOptionsScene shown;
    shown.part = shownPart();
    shown.heap = m_known.heaps[shown.part];
    shown.isOnly = partCount() == 1;
    shown.values = areValuesShown();
    shown.game = m_game;
    shown.options = options(shown.part);
    shown.chosen = choice();
    shown.marked = markedMove(shown.part, shown.markColour);
    m_optionsPart = shown.part;
    m_panel->setScene(shown);
}

void SgHeapBoard::changeEvent(QEvent* event)
{
    // A style sheet keeps them from being handed down.
    if (event->type() == QEvent::FontChange)
        m_panel->setFont(font());
    else if (event->type() == QEvent::PaletteChange)
        m_panel->setPalette(palette());
    ChoiceBoard::changeEvent(event);
}

// ---- Motion ----

bool SgHeapBoard::beginMotion(const Position& before, const Move& made)
{
    if (before.rule != position().rule || made.heap >= m_layoutBefore.heapCount()
        || m_layoutBefore.heaps() != before.heaps || m_layoutBefore.isBar(made.heap)
        || before.heaps[made.heap] > kMostMovingPieces
        || m_game->after(before.heaps, made) != position().heaps)
        return false;
    SgHeapMotion motion{m_layoutBefore, {}, 1, 0};
    const bool pointed = m_run && m_run->move == made;
    motion.run = pointed ? *m_run : SgRow(made.heap, before.heaps[made.heap], {}).shown(made, false);
    motion.rows = position().heaps.size() + 1 - before.heaps.size();
    m_motion = motion;
    m_run.reset();
    return true;
}

} // namespace laststone::games
