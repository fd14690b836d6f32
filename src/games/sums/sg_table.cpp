// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sums/sg_table.h"

#include "games/graph/graph_game.h"
#include "games/octal/octal_game.h"
#include "games/subtraction/subtraction_game.h"
#include "games/sums/sg_series.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

namespace laststone::games {

using teaching::Argument;
using teaching::Position;
using teaching::Sentence;
using theory::Count;
using theory::Play;
using widgets::Theme;

namespace {

constexpr Count kMostCells = 96;
constexpr Count kFewestCells = 24;
constexpr Count kPeriodsShown = 3;
constexpr float kShade = 0.14F;
constexpr std::size_t kMostTold = 4; // options that the text lists, if there are not more
constexpr std::size_t kToldOfMany = 2;

Sentence sentence(const char* source, std::vector<Argument> arguments = {}, int count = -1)
{
    return {"SgTable", source, std::move(arguments), count};
}

// "{0,1,2}", each once and sorted.
QString setOf(std::vector<Count> values)
{
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    constexpr std::size_t kMostNumbers = 12;
    QStringList numbers;
    for (std::size_t i = 0; i < std::min(kMostNumbers, values.size()); ++i)
        numbers << QString::number(values[i]);
    if (values.size() > kMostNumbers)
        numbers << QStringLiteral("…");
    return QLatin1Char('{') + numbers.join(QLatin1Char(',')) + QLatin1Char('}');
}

} // namespace

// Cells in lines, each line with the values and, where there is something to compare, a second row.
struct SgTable::Grid {
    std::size_t columns = 1;
    std::size_t top = 0; // the first line that has room
    std::size_t shown = 1; // lines
    double width = 0;
    double height = 0; // of a line
    double besideHeight = 0; // of its second row

    QRectF rect(std::size_t index) const
    {
        const std::size_t line = index / columns;
        if (line < top || line >= top + shown)
            return {};
        return {static_cast<double>(index % columns) * width, static_cast<double>(line - top) * height, width,
                height - besideHeight};
    }
};

SgTable::SgTable(QWidget* parent) : GrowthTable(parent), m_box(new QComboBox(this))
{
    controls()->insertWidget(0, m_box);
    m_box->hide();
    connect(m_box, &QComboBox::activated, this,
            [this](int index) { choosePart(static_cast<std::size_t>(index)); });
    retranslate();
}

void SgTable::setPosition(const Position& position)
{
    const bool isSameGame = m_game && m_position.rule() == position.rule();
    m_position = position;
    m_game = sgGame(position);
    fillBox();
    if (!isSameGame)
        choosePart(0);
    refresh();
}

void SgTable::fillBox()
{
    const auto* sets = asSubtraction(*m_game);
    const bool isChoice = sets && !sets->isOneForAll();
    m_box->setVisible(isChoice);
    const QSignalBlocker blocker(m_box);
    const int before = m_box->currentIndex();
    m_box->clear();
    if (!isChoice)
        return;
    for (std::size_t part = 0; part < sets->sets().size(); ++part) {
        //: one of the heaps, to choose from a list
        m_box->addItem(tr("Heap %1").arg(part + 1));
    }
    m_box->setCurrentIndex(std::clamp(before, 0, m_box->count() - 1));
}

void SgTable::choosePart(std::size_t part)
{
    m_part = part;
    if (m_box->count() > 0)
        m_box->setCurrentIndex(static_cast<int>(part));
    m_period.reset();
    m_beside = Beside::Nothing;
    m_heaps.clear();
    if (const auto* graph = asGraph(*m_game)) {
        for (const theory::graph::Vertex place : graph->levels().order) {
            if (m_heaps.size() < kMostCells)
                m_heaps.push_back(graph->drawing().vertices[place]);
        }
        refresh();
        return;
    }
    m_period = sgSeries(*m_game, part)->period();
    Count cells = kFewestCells;
    if (m_period)
        cells = std::clamp(m_period->prePeriod + kPeriodsShown * std::min(kMostCells, m_period->period),
                           kFewestCells, kMostCells);
    else if (asOctal(*m_game))
        cells = kMostCells / 2;
    if (const auto* sets = asSubtraction(*m_game)) {
        const auto& set = sets->set(part);
        if (theory::subtraction::isEverythingUpToLargest(set))
            m_beside = set.largest() + 1 >= std::min(cells, kMostCells / 2) ? Beside::Nim : Beside::Bash;
        if (m_beside == Beside::Nim)
            cells = std::min(cells, set.largest() + 1); // beyond it is Bash
    }
    for (Count heap = 0; heap < cells; ++heap)
        m_heaps.push_back(heap);
    refresh();
}

Count SgTable::besideValue(Count heap) const
{
    if (m_beside == Beside::Nim)
        return heap;
    return heap % (asSubtraction(*m_game)->set(m_part).largest() + 1);
}

QString SgTable::label(Count heap) const
{
    const auto* graph = asGraph(*m_game);
    return graph ? graph->label(heap) : QString::number(heap);
}

// Every other period, and every other layer of a graph.
bool SgTable::isShaded(std::size_t index) const
{
    if (const auto* graph = asGraph(*m_game))
        return graph->levels().level[graph->place(m_heaps[index])] % 2 == 0;
    const Count heap = m_heaps[index];
    return m_period && heap >= m_period->prePeriod && m_period->rounds(heap) % 2 == 0;
}

// ---- Words ----

Sentence SgTable::firstText() const
{
    if (asGraph(*m_game)) {
        return sentence(QT_TRANSLATE_NOOP(
            "SgTable",
            "From the sinks up: the value of a vertex is the least number that no edge from it leads to."));
    }
    if (m_beside == Beside::Bash) {
        //: %1 is one more than may be taken
        return sentence(
            QT_TRANSLATE_NOOP("SgTable",
                              "Each g(n) is the least number that no option has. Below it n mod %1, "
                              "the remainder of Bash: they are the same."),
            {asSubtraction(*m_game)->set(m_part).largest() + 1});
    }
    if (m_beside == Beside::Nim) {
        return sentence(
            QT_TRANSLATE_NOOP("SgTable",
                              "Each g(n) is the least number that no option has. Below it n itself, "
                              "the value in Nim: they are the same."));
    }
    return sentence(QT_TRANSLATE_NOOP(
        "SgTable", "From 0 on, each g(n) is the least number that no option has: the mex of their values."));
}

Sentence SgTable::optionText(Count heap, const SgOption& option) const
{
    if (asGraph(*m_game)) {
        return teaching::formula(QStringLiteral("g(%1) = %2").arg(label(option.first)).arg(option.value));
    }
    const Count taken = option.move.take;
    if (option.count == 0) {
        //: a move and the SG value of what it leaves, to stand in a list; %1 is a number of stones
        return sentence(QT_TRANSLATE_NOOP("SgTable", "take all %1 (g = 0)"), {taken});
    }
    if (option.count == 1) {
        //: a move and the SG value of the heap that it leaves, to stand in a list: "take 3 → 2 (g = 0)"
        return sentence(QT_TRANSLATE_NOOP("SgTable", "take %1 → %2 (g = %3)"),
                        {taken, heap - taken, option.value});
    }
    const QString sum =
        QStringLiteral("%1⊕%2 = %3").arg(value(option.first)).arg(value(option.second)).arg(option.value);
    if (taken == 0) {
        //: a move that splits a heap and the SG value of what it leaves, to stand in a list; %3 is "1⊕2 = 3"
        return sentence(QT_TRANSLATE_NOOP("SgTable", "split %1+%2 (g = %3)"),
                        {option.first, option.second, sum});
    }
    //: a move that splits a heap and the SG value of what it leaves, to stand in a list; %4 is "1⊕2 = 3"
    return sentence(QT_TRANSLATE_NOOP("SgTable", "take %1 → %2+%3 (g = %4)"),
                    {taken, option.first, option.second, sum});
}

// Step k has found the value of cell k − 1.
Sentence SgTable::text(int step) const
{
    if (!m_game)
        return {};
    if (step == 0)
        return firstText();
    const Count heap = m_heaps[static_cast<std::size_t>(step) - 1];
    const auto options = m_game->options(m_part, heap);
    const QString name = label(heap);
    if (options.empty()) {
        //: %1 is a heap or a vertex
        return sentence(QT_TRANSLATE_NOOP("SgTable", "g(%1): there is no move, so g(%1) = mex {} = 0."),
                        {name});
    }
    std::vector<Count> values;
    teaching::Clauses told;
    for (const SgOption& option : options) {
        values.push_back(option.value);
        if (told.items.size() < (options.size() > kMostTold ? kToldOfMany : kMostTold))
            told.items.push_back(optionText(heap, option));
    }
    const QString set = setOf(std::move(values));
    if (options.size() > kMostTold) {
        //: %1 is a heap or a vertex, %n how many moves there are, %2 lists the first of them, %3 is a set of
        //: numbers such as {0,1,2}, %4 the least number that is not in it
        return sentence(
            QT_TRANSLATE_N_NOOP("SgTable", "g(%1): %n moves, as %2 … Values %3, mex = %4, so g(%1) = %4."),
            {name, told, set, value(heap)}, static_cast<int>(options.size()));
    }
    //: %1 is a heap or a vertex, %2 lists its moves, %3 is a set of numbers such as {0,1,2}, %4 the least
    //: number that is not in it
    return sentence(QT_TRANSLATE_NOOP("SgTable", "g(%1): %2. Values %3, mex = %4, so g(%1) = %4."),
                    {name, told, set, value(heap)});
}

// ---- The picture ----

SgTable::Grid SgTable::grid(const QSize& size, int step) const
{
    const double em = QFontMetricsF(font()).height();
    Grid result;
    const std::size_t all = std::max<std::size_t>(1, m_heaps.size());
    double narrowest = em * 1.75;
    const QFontMetricsF small(widgets::scaledFont(font(), 0.75));
    for (const Count heap : m_heaps)
        narrowest = std::max(narrowest, small.horizontalAdvance(label(heap)) + em * 0.5);
    const auto fitting = static_cast<std::size_t>(std::max(1.0, size.width() / narrowest));
    result.columns = std::min(all, fitting);
    // Whole periods in a line show by themselves how they repeat.
    if (m_period && m_period->prePeriod == 0 && m_period->period <= result.columns)
        result.columns -= result.columns % m_period->period;
    const std::size_t lines = (all + result.columns - 1) / result.columns;
    const bool hasBeside = m_beside != Beside::Nothing;
    const double least = em * (hasBeside ? 3.6 : 2.3);
    const auto fittingLines = static_cast<std::size_t>(std::max(1.0, size.height() / least));
    result.shown = std::min(lines, fittingLines);
    const std::size_t current = step == 0 ? 0 : static_cast<std::size_t>(step) - 1;
    const std::size_t line = current / result.columns;
    result.top = line < result.shown ? 0 : std::min(line + 1 - result.shown, lines - result.shown);
    result.width = std::min(size.width() / static_cast<double>(result.columns), em * 3.2);
    result.height = std::min(size.height() / static_cast<double>(result.shown), em * (hasBeside ? 4.6 : 3.2));
    result.besideHeight = hasBeside ? result.height * 0.36 : 0;
    return result;
}

QRectF SgTable::cell(std::size_t index, const QSize& size, int step) const
{
    return grid(size, step).rect(index);
}

// The cells that the value of a heap comes from, while they are few enough to be told apart.
std::vector<Count> SgTable::optionsOf(Count heap) const
{
    std::vector<Count> result;
    const auto options = m_game->options(m_part, heap);
    constexpr std::size_t kMost = 16;
    if (options.size() > kMost)
        return result;
    for (const SgOption& option : options) {
        if (option.count == 0)
            result.push_back(0);
        if (option.count >= 1)
            result.push_back(option.first);
        if (option.count == 2)
            result.push_back(option.second);
    }
    return result;
}

void SgTable::paintCell(QPainter& painter, const QRectF& place, std::size_t index, bool isKnown,
                        const Theme& theme) const
{
    const double em = QFontMetricsF(font()).height();
    const Count heap = m_heaps[index];
    const auto& heaps = m_position.heaps;
    const bool isOwn = m_box->count() > 0; // the values are of one heap alone
    const bool isNow = isOwn ? m_part < heaps.size() && heaps[m_part] == heap
                             : std::ranges::find(heaps, heap) != heaps.end();
    const double nameHeight = place.height() * 0.42;
    painter.setFont(widgets::scaledFont(font(), 0.75, isNow));
    painter.setPen(isNow ? theme.text : theme.muted);
    painter.drawText(QRectF(place.left(), place.top(), place.width(), nameHeight), Qt::AlignCenter,
                     label(heap));
    if (!isKnown)
        return;
    const QRectF number(place.left(), place.top() + nameHeight * 0.9, place.width(),
                        place.height() - nameHeight);
    const bool isLost = value(heap) == 0 && m_position.play == Play::Normal;
    if (isLost) {
        const double disc = std::min({number.height() * 0.95, place.width() * 0.8, em * 1.25});
        QRectF square(0, 0, disc, disc);
        square.moveCenter(number.center());
        widgets::paintOutcome(painter, square, theory::Outcome::P, theme);
    }
    painter.setFont(widgets::scaledFont(font(), 1, true));
    painter.setPen(isLost ? theme.card : theme.text);
    painter.drawText(number, Qt::AlignCenter, QString::number(value(heap)));
}

void SgTable::paintBeside(QPainter& painter, const QRectF& place, Count heap, bool isKnown,
                          const Theme& theme) const
{
    if (!isKnown)
        return;
    const bool isEqual = value(heap) == besideValue(heap);
    const double em = QFontMetricsF(font()).height();
    painter.setPen(QPen(isEqual ? theme.good : theme.won, 1));
    painter.setBrush(isEqual ? theme.goodPale : theme.wonPale);
    painter.drawRoundedRect(place, em / 4, em / 4);
    painter.setFont(widgets::scaledFont(font(), 0.9));
    painter.setPen(isEqual ? theme.goodText : theme.wonText);
    painter.drawText(place, Qt::AlignCenter, QString::number(besideValue(heap)));
}

void SgTable::paintTable(QPainter& painter, const QSize& size, int step, const Theme& theme) const
{
    if (!m_game)
        return;
    const Grid cells = grid(size, step);
    const double em = QFontMetricsF(font()).height();
    const auto known = static_cast<std::size_t>(step);
    const std::vector<Count> options = known > 0 ? optionsOf(m_heaps[known - 1]) : std::vector<Count>();
    for (std::size_t i = 0; i < m_heaps.size(); ++i) {
        const QRectF whole = cells.rect(i);
        if (whole.isEmpty())
            continue;
        const QRectF place = whole.adjusted(1.5, 1.5, -1.5, -1.5);
        const bool isKnown = i < known;
        const bool isOption = std::ranges::find(options, m_heaps[i]) != options.end();
        const bool isLast = i + 1 == known;
        QPen pen(theme.border, 1);
        if (isLast)
            pen = QPen(theme.accent, em / 7);
        else if (isOption)
            pen = QPen(theme.accent, em / 12, Qt::DashLine);
        painter.setPen(pen);
        painter.setBrush(theme.card);
        painter.drawRoundedRect(place, em / 4, em / 4);
        if (isShaded(i)) {
            QColor shade = theme.muted;
            shade.setAlphaF(kShade);
            painter.setBrush(shade);
            painter.drawRoundedRect(place, em / 4, em / 4);
        }
        paintCell(painter, place, i, isKnown, theme);
        if (cells.besideHeight > 0) {
            const QRectF below(place.left(), whole.bottom(), place.width(), cells.besideHeight - em * 0.25);
            paintBeside(painter, below, m_heaps[i], isKnown, theme);
        }
    }
}

std::optional<Position> SgTable::positionAt(const QPoint& point, const QSize& size) const
{
    if (!m_game)
        return std::nullopt;
    const Grid cells = grid(size, step());
    for (std::size_t i = 0; i < m_heaps.size(); ++i) {
        if (!cells.rect(i).contains(point))
            continue;
        // That heap alone; where each set has its heap, the others are empty.
        Position position = m_position;
        const auto* sets = asSubtraction(*m_game);
        position.heaps.assign(sets && !sets->isOneForAll() ? sets->sets().size() : 1, 0);
        position.heaps[position.heaps.size() > 1 ? m_part : 0] = m_heaps[i];
        return position;
    }
    return std::nullopt;
}

void SgTable::retranslate()
{
    m_box->setAccessibleName(tr("The heap whose values are in the table"));
    if (m_game)
        fillBox();
    GrowthTable::retranslate();
}

} // namespace laststone::games
