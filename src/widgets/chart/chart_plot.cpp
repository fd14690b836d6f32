// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_plot.h"

#include "teaching/notation.h"
#include "widgets/chart/label_place.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsSimpleTextItem>
#include <QLineF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QScopedValueRollback>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>
#include <QtCharts/QScatterSeries>
#include <QtCharts/QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <iterator>

namespace laststone::widgets {

using teaching::PlaneData;
using teaching::PlanePoint;
using theory::Count;

namespace {

// The charts paint their plot area at 0, the grid at 2 and the series from 4 on.
constexpr double kBehindGrid = 0.5;
constexpr double kBeforeSeries = 100;
constexpr double kAboveSeries = 12;
constexpr double kLeastGrouped = 10'000;
constexpr double kTwoDigits = 10; // from here on
constexpr double kBelowSequence = 9; // there is so large a part of its height below
constexpr double kLeastRing = 1.2; // of the size of a point: around the position
constexpr double kSmallestRing = 0.45; // em: as large as it has to be to be found
constexpr double kHalfMark = 0.62; // em: of the point of the position, with its line
constexpr double kPowersOfTwo[] = {2}; // the intervals of ticks
constexpr double kSmall = 0.8; // of the letters of an axis, as those of <small> are
constexpr QLatin1String kBeforeDigit("&nbsp;&nbsp;"); // formats are of Latin-1, and labels of HTML
constexpr double kLinesBelow = 3.1; // lines, below a plot: the numbers of an axis and its name
constexpr double kMostLeader = 5; // lines of text: from the word of the position to its point
constexpr int kMostRounds = 4; // of the axes and the plot area, each of which the other depends on

QList<QPointF> inView(const std::vector<PlanePoint>& points, const ChartFrame& frame)
{
    constexpr double kMargin = ChartFrame::kMargin;
    const QRectF view = frame.rect().adjusted(-kMargin, -kMargin, kMargin, kMargin);
    QList<QPointF> result;
    for (const PlanePoint& point : points) {
        const QPointF at = frame.relative(point);
        if (view.contains(at))
            result << at;
    }
    return result;
}

// From a label to a ring in that square. At a corner of the square it could seem to be of the point next to
// it.
QLineF leaderToRing(const QRectF& label, const QRectF& ring)
{
    QLineF leader(nearest(ring.center(), label), ring.center());
    leader.setLength(std::max(0.0, leader.length() - ring.width() / 2));
    return leader;
}

QPen leaderPen(const Theme& theme)
{
    return {theme.muted, 1.5};
}

// On a ground of its own, as there may be points where it stands.
class GroundedText final : public QGraphicsSimpleTextItem {
public:
    using QGraphicsSimpleTextItem::QGraphicsSimpleTextItem;
    void setGround(const QColor& ground)
    {
        m_ground = ground;
        update();
    }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override
    {
        painter->fillRect(boundingRect(), m_ground);
        QGraphicsSimpleTextItem::paint(painter, option, widget);
    }

private:
    QColor m_ground;
};

QColor groundOf(const Theme& theme)
{
    constexpr float kOpacity = 0.8F;
    QColor ground = theme.card;
    ground.setAlphaF(kOpacity);
    return ground;
}

// A part of what is painted, in front of series or behind them.
class Layer final : public QGraphicsItem {
public:
    Layer(QChart& chart, double z, std::function<void(QPainter&)> paint)
        : QGraphicsItem(&chart), m_paint(std::move(paint))
    {
        setZValue(z);
        setAcceptedMouseButtons(Qt::NoButton);
    }
    void setArea(const QRectF& area)
    {
        if (area != m_area) {
            prepareGeometryChange();
            m_area = area;
        }
        update();
    }
    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override { m_paint(*painter); }

private:
    std::function<void(QPainter&)> m_paint;
    QRectF m_area;
};

// Words beside a line or a point, in the second language as well where there is one.
QString inOneLine(const teaching::Sentence& words, const std::optional<teaching::Voice>& second)
{
    return inBothLanguages(words, second).join(QStringLiteral("  ·  "));
}

// As rich text, in which what parts the groups of a number would else become a plain blank.
QString inTitle(const QString& text)
{
    const QString html = text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    return text.contains(teaching::kBetweenGroups)
        ? QStringLiteral("<span style=\"white-space:pre-wrap\">%1</span>").arg(html)
        : html;
}

} // namespace

void prepareChart(QChart& chart)
{
    chart.setAnimationOptions(QChart::NoAnimation);
    chart.layout()->setContentsMargins(0, 0, 0, 0);
    chart.setBackgroundRoundness(0);
    chart.setMargins({});
    chart.setLocale(QLocale(QLocale::French)); // with it numbers are written as grouped() has them
}

QFont axisFont(const QFont& font)
{
    return scaledFont(font, 0.85);
}

QValueAxis* addAxis(QChart& chart, Qt::Alignment side)
{
    auto* axis = new QValueAxis;
    chart.addAxis(axis, side);
    axis->setLabelFormat(QStringLiteral("%d"));
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickAnchor(0);
    axis->setMinorTickCount(0);
    return axis;
}

double tickInterval(double length, double mostLabels, std::span<const double> factors)
{
    double interval = 1;
    for (std::size_t i = 0; length / interval + 1 > std::max(2.0, mostLabels); ++i)
        interval *= factors[i % factors.size()];
    return interval;
}

void styleAxis(QAbstractAxis& axis, const QFont& font, const Theme& theme, double numbers)
{
    const QFont letters = axisFont(font);
    axis.setLabelsFont(scaledFont(letters, numbers));
    axis.setTitleFont(letters);
    axis.setLabelsBrush(theme.muted);
    axis.setTitleBrush(theme.muted);
    axis.setGridLinePen(QPen(theme.grid, 1));
    axis.setLinePen(QPen(theme.border, 1));
}

// What is shown besides series: shaded ranges behind them, words before them. They are items of the chart's
// scene, so that exported pictures have them, too.
class ChartPlot::Bands {
public:
    // The chart owns what is added to it and outlives this.
    explicit Bands(QChart& chart)
        : m_chart(chart)
        , m_back(new Layer(chart, kBehindGrid, [this](QPainter& painter) { paintBands(painter); }))
        , m_front(new Layer(chart, kBeforeSeries, [this](QPainter& painter) { paintWords(painter); }))
    {
    }

    void show(const PlaneData& data, const ChartFrame& frame, const std::optional<teaching::Voice>& second)
    {
        m_bands.clear();
        m_words.clear();
        m_hasNumbers = data.hasNumbers;
        if (!data.drawable)
            return;
        const auto& voice = teaching::Voice::installed();
        for (const teaching::PlaneBand& band : data.bands) {
            m_bands.push_back({frame.relative({band.x.first, 0}).x(), frame.relative({band.x.last, 0}).x(),
                               voice.say(band.label), second ? second->say(band.label) : QString(),
                               band.shade});
        }
        // First what has its place beside a point; a line has room elsewhere along it.
        for (const teaching::PlaneNote& note : data.notes)
            m_words.push_back({frame.relative(note.at), {note.text}});
        for (const teaching::PlaneLine& line : data.lines) {
            if (line.label.isEmpty())
                continue;
            const bool isFlat = !line.brief.isEmpty();
            QStringList forms{inOneLine(line.label, second)};
            if (isFlat)
                forms << inOneLine(line.brief, second);
            forms << voice.say(isFlat ? line.brief : line.label);
            m_words.push_back({frame.relative(line.to.at), forms, true, isFlat});
        }
        for (Band& band : m_bands) {
            for (QString* text : {&band.label, &band.second})
                *text = grouped(*text);
        }
        for (Word& word : m_words) {
            for (QString& form : word.forms)
                form = grouped(form);
        }
    }

    // The ranges of the axes are as given, `points` where marks stand, in the coordinates of the chart, which
    // words keep clear of; called when they, the place or the look of the chart change.
    void restyle(const QRectF& axes, const QFont& font, const Theme& theme, const QList<QRectF>& points)
    {
        m_axes = axes;
        m_font = font;
        m_theme = &theme;
        m_plot = m_chart.plotArea();
        layOut(points);
        m_back->setArea(m_plot);
        const double line = QFontMetricsF(m_font).height();
        m_front->setArea(m_plot.adjusted(0, 0, 0, 2 * line)); // names stand where an axis has its numbers
    }

    // How many lines of words there may be above all points of a sequence: those of its ranges, and one more.
    int lines() const
    {
        const auto isTwice = [](const Band& band) { return isSaidTwice(band); };
        const auto isNamed = [](const Band& band) { return !band.label.isEmpty(); };
        return 1 + int(std::ranges::any_of(m_bands, isNamed)) + int(std::ranges::any_of(m_bands, isTwice));
    }

    // Where ticks stand best: where a period begins, if all that is in view is in periods.
    struct Ticks {
        double first = 0;
        double apart = 1;
    };
    Ticks ticks() const
    {
        using Shade = teaching::PlaneBand::Shade;
        if (!m_hasNumbers || m_bands.size() < 3 || m_bands.front().shade == Shade::Strong)
            return {};
        return {m_bands.front().first, m_bands.front().last - m_bands.front().first + 1};
    }

    // Leaves out the words that would stand there, until restyle().
    void keepClear(const QRectF& place)
    {
        std::erase_if(m_placed, [&](const Placed& word) { return word.place.intersects(place); });
        m_front->update();
    }

    std::vector<QRectF> wordPlaces() const
    {
        std::vector<QRectF> places;
        std::ranges::transform(m_placed, std::back_inserter(places), &Placed::place);
        return places;
    }

private:
    struct Band {
        double first = 0; // in the coordinates of the axes, as all that is shown
        double last = 0;
        QString label;
        QString second; // the same in another language
        teaching::PlaneBand::Shade shade = teaching::PlaneBand::Shade::Weak;
    };
    struct Word {
        QPointF at;
        QStringList forms; // the longest first; the last is in one language
        bool isOfLine = false; // stands at the right end of a line; else beside a point, above it by choice
        bool isFlat = false; // the line, which it may stand anywhere along
    };
    struct Placed {
        QRectF place; // in the coordinates of the chart
        QString text;
        QLineF leader = {}; // to what it is of, where it is away from that
        QLineF bracket = {}; // over the range it is of, where it is wider than that
    };

    static bool isSaidTwice(const Band& band) { return !band.second.isEmpty() && band.second != band.label; }

    QRectF place(const Band& band) const
    {
        const auto x = [this](double value) {
            const double bounded = std::clamp(value, m_axes.left(), m_axes.right());
            return m_plot.left() + (bounded - m_axes.left()) / m_axes.width() * m_plot.width();
        };
        return {QPointF(x(band.first - 0.5), m_plot.top()), QPointF(x(band.last + 0.5), m_plot.bottom())};
    }

    QSizeF sizeOf(const QString& text) const
    {
        const QFontMetricsF metrics(m_font);
        return {metrics.horizontalAdvance(text) + metrics.height() * 0.3, metrics.height()};
    }

    QPointF place(const QPointF& at) const
    {
        return {m_plot.left() + (at.x() - m_axes.left()) / m_axes.width() * m_plot.width(),
                m_plot.bottom() - (at.y() - m_axes.top()) / m_axes.height() * m_plot.height()};
    }

    bool add(const Placed& word)
    {
        m_placed.push_back(word);
        m_taken << word.place;
        return true;
    }
    // In the first of these places that is free.
    bool add(const QString& text, const QList<QPointF>& corners)
    {
        const QSizeF size = sizeOf(text);
        const auto fits = [&](const QPointF& corner) { return isFree({corner, size}, m_plot, m_taken); };
        const auto corner = std::ranges::find_if(corners, fits);
        return corner != corners.end() && add({{*corner, size}, text});
    }

    // A word stands in the first of its places that is within the plot and clear of the points and of the
    // words before it; without one it is left out.
    void layOut(const QList<QRectF>& points)
    {
        m_placed.clear();
        m_taken = points;
        if (m_plot.isEmpty() || m_axes.isEmpty())
            return;
        for (const Band& band : m_bands)
            addName(band);
        std::vector<const Word*> away; // has no room beside its line, and takes none from the points
        for (const Word& word : m_words) {
            if (!word.isFlat)
                addBeside(word);
            else if (!addAlong(word))
                away.push_back(&word);
        }
        for (const Word* word : away)
            addAway(*word);
    }

    // In its upper left corner; where it is cut by the right end of the plot, as far to the left as that.
    // Where it reaches beyond its range of numbers, a bracket tells which that is.
    void addName(const Band& band)
    {
        const QRectF shaded = place(band);
        const double em = QFontMetricsF(m_font).height();
        constexpr int kLowest = 2;
        const QPointF apart(em * 0.1, 0);
        int line = 0; // one for each language
        for (const QString& text : {band.label, isSaidTwice(band) ? band.second : QString()}) {
            if (text.isEmpty() || shaded.isEmpty())
                continue;
            QPointF first = shaded.topLeft() + QPointF(em * 0.15, em * 0.1);
            const double last = m_plot.right() - sizeOf(text).width();
            if (last + sizeOf(text).width() / 2 > shaded.left())
                first.setX(std::min(first.x(), last));
            // The names of layers stand in one line, as a number there goes with the word before it.
            QList<QPointF> corners;
            for (int lower = line; lower <= (m_hasNumbers ? kLowest : line); ++lower)
                corners << first + QPointF(0, lower * em);
            ++line;
            if (add(text, corners) && m_hasNumbers && !shaded.contains(m_placed.back().place))
                m_placed.back().bracket = {shaded.topLeft() + apart, shaded.topRight() - apart};
        }
    }

    void addBeside(const Word& word)
    {
        const double em = QFontMetricsF(m_font).height();
        const QPointF at = place(word.at);
        if (word.isOfLine) {
            for (const QString& text : word.forms) {
                const double left = m_plot.right() - em * 0.3 - sizeOf(text).width();
                if (add(text, {{left, at.y() - em * 1.5}, {left, at.y() + em * 0.5}}))
                    return;
            }
            return;
        }
        const QString& text = word.forms.constFirst();
        const QSizeF size = sizeOf(text);
        const double width = size.width();
        const QRectF below({at.x() - width / 2, m_plot.bottom() + em * 0.1}, size);
        const auto isOver = [&](const QRectF& other) { return other.intersects(below); };
        if (!m_hasNumbers && std::ranges::none_of(m_taken, isOver)) {
            add({below, text});
            return;
        }
        const double beside = em * 0.7; // clear of its own point
        const double aslant = em * 0.4;
        add(text,
            {{at.x() - width / 2, at.y() - beside - em},
             {at.x() - width / 2, at.y() + beside},
             {at.x() + beside, at.y() - em / 2},
             {at.x() - beside - width, at.y() - em / 2},
             {at.x() + aslant, at.y() - aslant - em},
             {at.x() - aslant - width, at.y() - aslant - em},
             {at.x() + aslant, at.y() + aslant},
             {at.x() - aslant - width, at.y() + aslant}});
    }

    // What a flat line is stands beside it, in full where there is room.
    bool addAlong(const Word& word)
    {
        constexpr int kPlaces = 9; // along the line, from the right
        const double em = QFontMetricsF(m_font).height();
        const double y = place(word.at).y();
        for (const QString& text : word.forms) {
            const double width = sizeOf(text).width();
            const double room = m_plot.width() - em * 0.6 - width;
            QList<QPointF> corners;
            // Close to it; or, where points stand on it, clear of them.
            for (const double away : {0.2, 0.6}) {
                for (int i = 0; i < kPlaces && room > 0; ++i) {
                    const double left = m_plot.right() - em * 0.3 - width - room * i / kPlaces;
                    corners << QPointF(left, y - em * (1 + away)) << QPointF(left, y + em * away);
                }
            }
            if (add(text, corners))
                return true;
        }
        return false;
    }

    // Else away from it, with a leader, but not across the plot, where it seems to be of all it passes.
    void addAway(const Word& word)
    {
        constexpr double kAcross = 0.5; // of the plot
        const QRectF line(m_plot.left(), place(word.at).y(), m_plot.width(), 0);
        for (const QString& text : word.forms) {
            if (text != word.forms.constLast() && sizeOf(text).width() > kAcross * m_plot.width())
                continue;
            const auto leader = [&](const QRectF& label) { return leaderOf(label, line); };
            if (const auto free = freePlace(sizeOf(text), leader, m_plot, {m_taken, m_taken})) {
                add({*free, text, leader(*free)});
                return;
            }
        }
    }

    void paintBands(QPainter& painter) const
    {
        constexpr float kWeak = 0.10F;
        constexpr float kStrong = 0.18F;
        for (const Band& band : m_bands) {
            QColor shade = m_theme->muted;
            if (band.shade == teaching::PlaneBand::Shade::None)
                continue;
            shade.setAlphaF(band.shade == teaching::PlaneBand::Shade::Strong ? kStrong : kWeak);
            painter.fillRect(place(band), shade);
        }
    }

    // On a ground of their own, as there may be lines where they stand.
    void paintWords(QPainter& painter) const
    {
        const QColor ground = groundOf(*m_theme);
        painter.setFont(m_font);
        painter.setPen(leaderPen(*m_theme));
        for (const Placed& word : m_placed) {
            if (!word.leader.isNull())
                painter.drawLine(word.leader);
        }
        painter.setPen({m_theme->muted, QFontMetricsF(m_font).height() / 8, Qt::SolidLine, Qt::FlatCap});
        for (const Placed& word : m_placed) {
            if (!word.bracket.isNull())
                painter.drawLine(word.bracket);
        }
        painter.setPen(m_theme->muted);
        for (const Placed& word : m_placed) {
            painter.fillRect(word.place, ground);
            painter.drawText(word.place, Qt::AlignCenter, word.text);
        }
    }

    QChart& m_chart;
    Layer* m_back;
    Layer* m_front;
    std::vector<Band> m_bands;
    std::vector<Word> m_words;
    std::vector<Placed> m_placed; // those of the words that have found room
    QList<QRectF> m_taken; // by points and those
    QRectF m_axes;
    QRectF m_plot;
    QFont m_font;
    const Theme* m_theme = &Theme::light();
    bool m_hasNumbers = true; // along the axis below; else there is room for names
};

// The points and lines. One series for each kind of point: Qt Charts 6.4 draws several looks in one series at
// wrong places. Only what is in view is given to a series, as a picture file does not clip.
class ChartPlot::Marks {
public:
    // The chart owns the series and outlives this. REQUIRES: its axes have been added.
    explicit Marks(QChart& chart)
        : m_chart(chart)
        , m_arrow(new QLineSeries)
        , m_answer(new QLineSeries)
        , m_exceptions(new QScatterSeries)
        , m_unknown(new QScatterSeries)
        , m_others(new QScatterSeries)
        , m_lost(new QScatterSeries)
        , m_winning(new QScatterSeries)
        , m_current(new QScatterSeries)
        , m_now(new GroundedText(&chart))
        , m_ring{new Layer(chart, kAboveSeries + 1, [this](QPainter& painter) { paintRing(painter); })}
    {
        add(m_answer); // below the arrow, which has gaps: an answer that takes a move back lies along it
        add(m_arrow);
        for (QScatterSeries* series : {m_exceptions, m_unknown, m_others, m_lost, m_winning, m_current})
            add(series);
    }

    // What is said of the position is brief where it would otherwise be said in one of two languages.
    void show(const PlaneData& data, const ChartFrame& frame, const std::optional<teaching::Voice>& second)
    {
        const auto fill = [&](QScatterSeries& series, const std::vector<PlanePoint>& points) {
            series.replace(data.drawable ? inView(points, frame) : QList<QPointF>());
        };
        m_arrowLook.isByValue = !data.formula.isEmpty();
        fill(*m_lost, data.lost);
        fill(*m_winning, data.winning);
        fill(*m_current, {data.current});
        fill(*m_others, data.others);
        fill(*m_unknown, data.unknown);
        fill(*m_exceptions, data.exceptions);
        m_outcome = data.isOutcomeTold ? std::optional(data.outcome) : std::nullopt;
        const auto& voice = teaching::Voice::installed();
        //: beside the point of the position: %1 is "(3, 5)", the sizes of two heaps, or "g(9) = 4"
        const char* const now = QT_TRANSLATE_NOOP("laststone::widgets::ChartView", "%1 now");
        const QString brief = data.formula.isEmpty()
            ? grouped(
                QStringLiteral("(%1, %2)").arg(voice.number(data.current.x), voice.number(data.current.y)))
            : unbroken(data.formula);
        m_nowTexts = {{brief}, {}};
        if (!second) {
            m_nowTexts.full.prepend(
                QCoreApplication::translate("laststone::widgets::ChartView", now).arg(brief));
            //: beside the point of the position, where a chart has no room for its numbers
            const char* const here = QT_TRANSLATE_NOOP("laststone::widgets::ChartView", "now");
            if (data.formula.isEmpty())
                m_nowTexts.word = QCoreApplication::translate("laststone::widgets::ChartView", here);
        }
        while (m_lines.size() < data.lines.size()) {
            m_lines.push_back(new QLineSeries);
            add(m_lines.back());
        }
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (i < data.lines.size() && data.drawable)
                showLine(*m_lines[i], data.lines[i], frame);
            else
                m_lines[i]->replace(QList<QPointF>());
        }
    }

    // One line to each end and back: a series for each would be slow.
    void showArrows(const Arrows& arrows, const ChartFrame& frame)
    {
        const QList<QPointF> here = m_current->points();
        QList<QPointF> line;
        if (!here.isEmpty()) {
            for (const QPointF& end : inView(arrows.to, frame))
                line << here.constFirst() << end;
        }
        m_arrow->replace(line);
        const QList<QPointF> answer =
            arrows.answer ? inView({arrows.to.back(), *arrows.answer}, frame) : QList<QPointF>();
        m_answer->replace(answer.size() == 2 ? pastOthers(answer.front(), answer.back()) : QList<QPointF>());
        if (m_arrowLook.isSolid != arrows.areSolid || m_arrowLook.isLosing != arrows.areLosing) {
            m_arrowLook.isSolid = arrows.areSolid;
            m_arrowLook.isLosing = arrows.areLosing;
            styleArrow();
        }
    }

    // How many pixels there are between two whole numbers of x, of either axis, and at least between two
    // points.
    struct Apart {
        double unit;
        double least;
        double points;
    };
    // Points leave room for a ring around one of them; few that stand far apart are larger.
    void style(const QFont& font, const Theme& theme, const Apart& apart)
    {
        const auto& [unit, least, points] = apart;
        const double em = Spacing(font).em;
        const double size =
            std::max(std::clamp(points * 0.7, em * 0.3, em * 0.75), std::min(least * 0.4, em));
        const auto style = [](QScatterSeries& series, double markerSize, const QBrush& brush,
                              const QPen& pen) {
            series.setMarkerSize(markerSize);
            series.setBrush(brush);
            series.setPen(pen);
        };
        const QPen outline(theme.text, std::max(1.0, em / 14));
        const bool isLost = m_outcome == theory::Outcome::P;
        style(*m_lost, size, theme.lost, Qt::NoPen);
        const double goal = std::max(size, em * 0.5) * 1.35;
        style(*m_winning, goal, theme.good, QPen(theme.card, 1));
        // Smaller where the next points stand close. Qt Charts would draw a thick ring beside its point.
        const double aroundGoal = m_winning->points().isEmpty() ? 0 : std::min(goal * 1.2, em);
        const double ring = std::max({std::clamp(unit * 1.8, em * 0.65, em), size * 1.3, aroundGoal});
        m_ring.fill = isLost ? QBrush(theme.lost) : QBrush(Qt::transparent);
        m_ring.pen = QPen(isLost || !m_outcome ? theme.text : theme.won, em / 8);
        const bool areFew = unit > em * 2.5;
        style(*m_others, areFew ? size : size * 0.7, Qt::transparent,
              QPen(theme.won, std::max(1.0, em / 12)));
        style(*m_unknown, size * 0.7, theme.muted, Qt::NoPen);
        // Frames of points that stand close together are small, so that they are told apart.
        style(*m_exceptions, std::max(size * 1.5, std::clamp(unit * 3, em * 0.45, em * 0.7)), Qt::transparent,
              outline);
        m_winning->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
        m_exceptions->setMarkerShape(QScatterSeries::MarkerShapeRectangle);
        style(*m_current, clearRing(ring, std::max(size * kLeastRing, em * kSmallestRing)), Qt::transparent,
              Qt::NoPen);

        m_now->setBrush(!m_outcome ? theme.text : isLost ? theme.lostText : theme.wonText);
        m_now->setGround(groundOf(theme));
        m_now->setFont(scaledFont(axisFont(font), 1, true));
        m_now->setZValue(kAboveSeries);
        for (QLineSeries* line : m_lines)
            line->setPen(QPen(theme.muted, std::max(1.0, em / 14)));
        m_arrowLook.theme = &theme;
        m_arrowLook.width = em / 7;
        styleArrow();
    }

    // What points and arrows take up in the chart, but for the point of the position: the line of a mark is
    // partly around its place, and a word does not touch it.
    QList<QRectF> places() const
    {
        constexpr double kApart = 1; // pixels
        QList<QRectF> places;
        for (const QScatterSeries* series : {m_lost, m_winning, m_others, m_unknown, m_exceptions}) {
            const double whole = series->markerSize() + std::max(0.0, series->pen().widthF()) + 2 * kApart;
            for (const QPointF& point : series->points())
                places << square(point, whole);
        }
        return places + along(*m_arrow) + along(*m_answer);
    }

    // Puts the word where it covers no other point, line or word: beside the position, else with a leader to
    // it. Says whether there is such a place.
    bool placeNow(const QList<QRectF>& places, const QRectF& area)
    {
        m_now->setVisible(!m_current->points().isEmpty());
        if (!m_now->isVisible())
            return true;
        QList<QRectF> others = places;
        for (const QLineSeries* line : m_lines)
            others += along(*line);
        // A frame there may be larger than the point.
        const double framed = m_exceptions->points().isEmpty() ? 0 : m_exceptions->markerSize();
        const double around = std::max(m_current->markerSize(), framed) * 1.3;
        const QRectF mark = square(m_current->points().constFirst(), around);
        m_ring.leader = {};
        // In few words where many would cover something.
        QRectF place;
        for (const QString& text : std::as_const(m_nowTexts.full)) {
            m_now->setText(text);
            place = labelPlace(m_now->boundingRect().size(), mark, area, others);
            if (isFree(place, area, others)) {
                m_now->setPos(place.topLeft());
                return true;
            }
        }
        if (const auto away = placeAway(place, mark, area, {others, places})) {
            place = *away;
        } else if (!area.contains(place) || place.width() > area.width() / 2) {
            place = placeLines(mark, area, {others, places});
        }
        m_now->setPos(place.topLeft());
        return isFree(place, area, others);
    }

    // Of a word that would be cut, or is long and would cover something: on two lines, if need be with a
    // leader, and rather beside its point than beyond. The numbers stand beside the board as well, so where
    // they would cover points it is only said which point it is.
    QRectF placeLines(const QRectF& mark, const QRectF& area, const Taken& taken)
    {
        const QList<QRectF>& others = taken.all;
        m_now->setText(QString(m_nowTexts.full.constLast()).replace(u' ', u'\n'));
        QRectF place = labelPlace(m_now->boundingRect().size(), mark, area, others);
        place.moveLeft(std::max(area.left(), std::min(place.left(), area.right() - place.width())));
        place.moveTop(std::max(area.top(), std::min(place.top(), area.bottom() - place.height())));
        if (isFree(place, area, others))
            return place;
        const auto away = placeAway(place, mark, area, taken);
        const auto isHidden = [&](const QRectF& other) { return place.contains(other.center()); };
        if (away || m_nowTexts.word.isEmpty() || std::ranges::none_of(others, isHidden))
            return away.value_or(place);
        m_now->setText(m_nowTexts.word);
        place = labelPlace(m_now->boundingRect().size(), mark, area, others);
        return isFree(place, area, others) ? place : placeAway(place, mark, area, taken).value_or(place);
    }

    // With a leader to the position.
    std::optional<QRectF> placeAway(const QRectF& word, const QRectF& mark, const QRectF& area,
                                    const Taken& taken)
    {
        const auto leaderOf = [ring = ringBox()](const QRectF& label) { return leaderToRing(label, ring); };
        const auto free =
            freePlace(word.size(), leaderOf, area, {taken.all + QList<QRectF>{mark}, taken.uncrossed});
        const QLineF leader = free ? leaderToRing(*free, ringBox()) : QLineF();
        // A word as far away as that says less than one that covers a point.
        if (leader.length() > kMostLeader * word.height())
            return std::nullopt;
        m_ring.leader = leader;
        return free;
    }

    // Around the point of the position.
    void placeRing()
    {
        const bool isSeen = !m_current->points().isEmpty();
        m_ring.item->setVisible(isSeen);
        if (!isSeen)
            return;
        const double beside = m_ring.pen.widthF();
        const QRectF whole = ringBox().adjusted(-beside, -beside, beside, beside);
        m_ring.gaps = goalsIn(whole);
        m_ring.item->setArea(whole | nowPlaces().constFirst());
    }
    QRectF ringBox() const { return square(m_current->points().constFirst(), m_current->markerSize()); }

    // What that word and the point of the position take up, if they are in view.
    QList<QRectF> nowPlaces() const
    {
        if (m_current->points().isEmpty())
            return {};
        return {m_now->mapRectToParent(m_now->boundingRect()),
                square(m_current->points().constFirst(), m_current->markerSize() * 1.3)};
    }

    // To that point from its word, where that is away from it.
    const QLineF& leader() const { return m_ring.leader; }
    QList<QRectF> leaderPlaces() const
    {
        constexpr double kApart = 2; // pixels
        QList<QRectF> places;
        const int count = static_cast<int>(std::ceil(leader().length() / kApart));
        for (int i = 0; i < count; ++i) {
            const QPointF point = leader().pointAt(i * kApart / leader().length());
            places << QRectF(point, QSizeF()).adjusted(-kApart, -kApart, kApart, kApart);
        }
        return places;
    }

    // Any of the series: to change between the coordinates of axes and of the chart.
    QXYSeries* series() const { return m_lost; }

private:
    void add(QXYSeries* series)
    {
        m_chart.addSeries(series);
        for (QAbstractAxis* axis : m_chart.axes())
            series->attachAxis(axis);
    }

    void paintRing(QPainter& painter) const
    {
        if (m_current->points().isEmpty())
            return;
        painter.setRenderHint(QPainter::Antialiasing);
        if (!m_ring.leader.isNull()) {
            painter.setPen(leaderPen(*m_arrowLook.theme));
            painter.drawLine(m_ring.leader);
        }
        QPainterPath ring;
        ring.addEllipse(ringBox());
        const QPainterPathStroker line(m_ring.pen);
        painter.fillPath(ring - m_ring.gaps, m_ring.fill);
        painter.fillPath(line.createStroke(ring) - m_ring.gaps, m_ring.pen.brush());
    }

    // Smaller than it is wanted where it would else touch the mark of another point.
    double clearRing(double wanted, double least) const
    {
        if (m_current->points().isEmpty())
            return wanted;
        constexpr double kApart = 1; // pixels
        const QPointF here = m_current->points().constFirst();
        const QPointF middle = m_chart.mapToPosition(here, m_current);
        double room = wanted; // across, between the marks around it
        for (const QScatterSeries* series : {m_lost, m_winning, m_others, m_unknown}) {
            for (const QPointF& point : series->points()) {
                if (point == here)
                    continue;
                const QLineF way(middle, m_chart.mapToPosition(point, m_current));
                const double away = way.length();
                // Goals stand on a corner.
                const double slim =
                    series == m_winning ? away / (std::abs(way.dx()) + std::abs(way.dy())) : 1;
                const double mark = series->markerSize() * slim;
                room = std::min(room, 2 * (away - kApart) - mark - m_ring.pen.widthF());
            }
        }
        return std::max(room, std::min(least, wanted));
    }

    // The goals that reach into that place.
    QPainterPath goalsIn(const QRectF& whole) const
    {
        const QPointF here = m_current->points().constFirst();
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        for (const QPointF& point : m_winning->points()) {
            const QRectF goal = square(point, m_winning->markerSize() + m_ring.pen.widthF());
            if (point == here || !goal.intersects(whole))
                continue;
            const QPointF middle = goal.center();
            path.addPolygon(QList<QPointF>{{middle.x(), goal.top()},
                                           {goal.right(), middle.y()},
                                           {middle.x(), goal.bottom()},
                                           {goal.left(), middle.y()}});
            path.closeSubpath();
        }
        return path;
    }

    // From point to point. Where values are shown, what lies between has nothing to do with the move, which
    // is bowed around it: up or down, or farther up. On a plane, moves go through other positions.
    QList<QPointF> pastOthers(const QPointF& from, const QPointF& to) const
    {
        constexpr int kPieces = 16;
        constexpr double kNear = 0.3; // of a value
        const QPointF way = to - from;
        if (!m_arrowLook.isByValue || way.x() == 0)
            return {from, to};
        const auto at = [&](double t, double bow) {
            return from + way * t + QPointF(0, 4 * bow * t * (1 - t));
        };
        const auto isClear = [&](double bow) {
            const auto isHit = [&](const QPointF& point) {
                const double t = (point.x() - from.x()) / way.x();
                return t > 0 && t < 1 && std::abs(at(t, bow).y() - point.y()) < kNear;
            };
            return std::ranges::none_of(
                std::array{m_lost, m_winning, m_others, m_unknown, m_current},
                [&](const auto* series) { return std::ranges::any_of(series->points(), isHit); });
        };
        constexpr std::array kBows = {0.0, 0.7, -0.7, 1.4};
        const auto bow = std::ranges::find_if(kBows, isClear);
        if (bow == kBows.end() || *bow == 0)
            return {from, to};
        QList<QPointF> line;
        for (int i = 0; i <= kPieces; ++i)
            line << at(double(i) / kPieces, *bow);
        return line;
    }

    void styleArrow()
    {
        const Theme& theme = *m_arrowLook.theme;
        QPen pen(m_arrowLook.isLosing ? theme.won : theme.good, m_arrowLook.width);
        if (!m_arrowLook.isSolid)
            pen.setDashPattern({2.2, 1.6});
        m_arrow->setPen(pen);
        m_answer->setPen(QPen(theme.good, m_arrowLook.width));
    }

    void showLine(QLineSeries& series, const teaching::PlaneLine& shown, const ChartFrame& frame)
    {
        const QLineF line(frame.relative(shown.from.at) + QPointF(0, shown.from.above),
                          frame.relative(shown.to.at) + QPointF(0, shown.to.above));
        const QRectF& view = frame.rect();
        QPointF a = line.p1();
        QPointF b = line.p2();
        const auto cut = [&](double y) {
            return QPointF(line.x1() + line.dx() * (y - line.y1()) / line.dy(), y);
        };
        const bool flat = line.dy() == 0;
        if (!flat && b.y() > view.bottom())
            b = cut(view.bottom());
        if (!flat && a.y() < view.top())
            a = cut(view.top());
        const bool isSeen = a.x() <= b.x() && a.y() <= view.bottom() && b.y() >= view.top();
        series.replace(isSeen ? QList<QPointF>{a, b} : QList<QPointF>());
    }

    // What a line takes up in the chart.
    QList<QRectF> along(const QLineSeries& line) const
    {
        constexpr int kSamples = 160; // so close that none of a large chart misses a corner
        constexpr int kMostPieces = 32;
        QList<QRectF> places;
        for (int piece = 0; piece + 1 < std::min(line.count(), kMostPieces); ++piece) {
            const QLineF ends(line.at(piece), line.at(piece + 1));
            for (int i = 0; i <= kSamples; ++i)
                places << square(ends.pointAt(double(i) / kSamples), m_others->markerSize());
        }
        return places;
    }

    // What a mark of that size in pixels around a point takes up in the chart.
    QRectF square(const QPointF& point, double size) const
    {
        QRectF place(0, 0, size, size);
        place.moveCenter(m_chart.mapToPosition(point, m_current));
        return place;
    }

    QChart& m_chart;
    QLineSeries* m_arrow;
    QLineSeries* m_answer; // to the move of the arrow
    struct ArrowLook {
        bool isSolid = false;
        bool isLosing = false;
        bool isByValue = false; // of one part, along the x axis
        double width = 1;
        const Theme* theme = &Theme::light();
    };
    ArrowLook m_arrowLook;
    QScatterSeries* m_exceptions;
    QScatterSeries* m_unknown;
    QScatterSeries* m_others;
    QScatterSeries* m_lost;
    QScatterSeries* m_winning;
    QScatterSeries* m_current;
    GroundedText* m_now; // beside the point of the position on the board
    struct NowTexts { // for it
        QStringList full; // the longest first
        QString word; // without numbers; empty in two languages, and where a value is said
    };
    NowTexts m_nowTexts;
    struct Ring { // around that point
        Layer* item;
        QBrush fill = {};
        QPen pen = {};
        QLineF leader = {}; // to the word, where that is away from it
        QPainterPath gaps = {}; // where it gives way to goals beside it
    };
    Ring m_ring;
    std::vector<QLineSeries*> m_lines;
    std::optional<theory::Outcome> m_outcome; // none: it is not told
};

ChartPlot::ChartPlot(QChart& chart)
    : m_chart(chart)
    , m_x(addAxis(chart, Qt::AlignBottom))
    , m_y(addAxis(chart, Qt::AlignLeft))
    , m_marks(std::make_unique<Marks>(chart))
    , m_bands(std::make_unique<Bands>(chart))
    , m_theme(&Theme::light())
{
    prepareChart(chart);
    chart.legend()->hide();
    m_frame.focusOn(PlanePoint{});
    // The axes get their place some time after the view got its size.
    connect(&chart, &QChart::plotAreaChanged, this, &ChartPlot::followPlot);
}

ChartPlot::~ChartPlot() = default;

void ChartPlot::show(const teaching::PlaneData& data, const ChartFrame& frame, const Arrows& arrows)
{
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    m_frame = frame;
    // Below five digits they have no groups. Those that are localized have a format of their own.
    const bool areGrouped = std::max(frame.rect().right(), frame.rect().bottom()) >= kLeastGrouped;
    const QString numbers = areGrouped ? QStringLiteral("%.0d") : QStringLiteral("%d");
    m_chart.setLocalizeNumbers(areGrouped);
    // The charts take three points for the least that stands beside a name, and cut that by what a single
    // digit is narrower.
    const bool areNarrow = !frame.isSequence() && frame.rect().bottom() < kTwoDigits;
    m_y->setLabelFormat(areNarrow ? kBeforeDigit + numbers : numbers);
    m_chart.setTitle(inTitle(grouped(teaching::Voice::installed().say(data.title))));
    m_xTitle = data.xTitle;
    m_yTitle = data.yTitle;
    nameAxes();
    // Qt Charts makes every tick at once, so the interval has to fit the wider of the old range and the new.
    const QSizeF ticks = tickIntervals();
    m_x->setTickInterval(std::max(ticks.width(), m_x->tickInterval()));
    m_y->setTickInterval(std::max(ticks.height(), m_y->tickInterval()));
    applyRanges();
    // With labels that are not visible the charts give the title no width.
    m_x->setLabelFormat(data.hasNumbers ? numbers : QStringLiteral(" "));
    m_marks->show(data, m_frame, m_second);
    m_marks->showArrows(arrows, m_frame);
    m_bands->show(data, m_frame, m_second);
    m_rounds = 0;
    settle();
}

void ChartPlot::showArrows(const Arrows& arrows)
{
    m_marks->showArrows(arrows, m_frame);
    placeWords();
}

// The ranges of the axes.
QRectF ChartPlot::ranges() const
{
    // Marks are as large with many numbers in view as with few.
    double beside = m_margin.width();
    double below = m_margin.height();
    double above = m_margin.height();
    const QRectF& view = m_frame.rect();
    if (m_frame.isSequence()) {
        beside = std::max(beside, view.width() / 30);
        below = std::max(below, view.height() / kBelowSequence);
        const double words = heightOfWords();
        const double rest = m_chart.plotArea().height() - words;
        above += rest > 0 ? (view.height() + below + above) * words / rest : 0;
    }
    // No number stands below 0, where there is nothing but room for marks.
    constexpr double kHardly = 0.98; // of the way to the next tick
    const QSizeF ticks = tickIntervals();
    const double left = view.left() >= 0 ? std::min(beside, ticks.width() * kHardly) : beside;
    const double under = view.top() >= 0 ? std::min(below, ticks.height() * kHardly) : below;
    return view.adjusted(-left, -under, beside, above);
}

// In pixels, above all that a sequence shows, as its points may stand too close for words between them.
double ChartPlot::heightOfWords() const
{
    constexpr double kLine = 1.1;
    constexpr double kMost = 0.25; // of the plot, which is there for the points; but one line
    constexpr double kMostOfLine = 0.45;
    const double height = m_chart.plotArea().height();
    const double line = kLine * QFontMetricsF(axisFont(m_font)).height();
    const double lines = std::clamp(std::floor(height * kMost / line), 1.0, double(m_bands->lines()));
    return m_frame.isSequence() ? std::min(lines * line, height * kMostOfLine) : 0;
}

QString ChartPlot::lastLabel() const
{
    return grouped(QString::number(m_frame.rect().right(), 'f', 0));
}

// How far apart the ticks of the two axes are. Labels that are too close would become "…".
QSizeF ChartPlot::tickIntervals() const
{
    const QFontMetricsF metrics(axisFont(m_font));
    const QRectF& view = m_frame.rect();
    const double width = metrics.horizontalAdvance(lastLabel()) + Spacing(m_font).em;
    const QSizeF plot = m_chart.plotArea().size();
    const double height = plot.height() - heightOfWords();
    // As many values of one digit have a label as do not touch: what is beside them on the axis is known.
    constexpr double kTouching = 1.1; // lines of text
    const bool areDigits = m_frame.isSequence() && view.height() < kTwoDigits;
    const double all = view.height() * (1 + 1 / kBelowSequence) + m_margin.height();
    const double most = areDigits ? 1 + height * view.height() / all / (metrics.height() * kTouching)
                                  : height / (metrics.height() * 1.6);
    const double apart = m_bands->ticks().apart;
    return {apart * tickInterval(view.width() / apart, plot.width() / width, kPowersOfTwo),
            tickInterval(view.height(), most, kPowersOfTwo)};
}

// Beside the outermost whole numbers there is room for half the mark of the position at least.
void ChartPlot::applyRanges()
{
    const double mark = Spacing(m_font).em * kHalfMark;
    const auto margin = [mark](double length, double pixels) {
        constexpr double kLeast = ChartFrame::kMargin;
        return pixels > 4 * mark ? std::max(kLeast, mark * length / (pixels - 2 * mark)) : kLeast;
    };
    const QSizeF plot = m_chart.plotArea().size();
    const QRectF& view = m_frame.rect();
    m_margin = {margin(view.width(), plot.width()), margin(view.height(), plot.height())};
    const QRectF all = ranges();
    m_x->setRange(all.left(), all.right());
    m_y->setRange(all.top(), all.bottom());
}

// The longest first; of an axis that is counted from a number the last in two lines.
QStringList ChartPlot::axisNames(const teaching::Sentence& title, Count base) const
{
    const auto& voice = teaching::Voice::installed();
    const QString own = grouped(voice.say(title));
    const QString other = m_second ? grouped(m_second->say(title)) : own;
    const bool isOne = own == other;
    const QString both = isOne ? own : own + QStringLiteral("  ·  ") + other;
    QStringList forms{both, isOne ? own : own + u'\n' + other, own};
    if (base > 0) {
        //: the title of an axis; %1 is a title such as "a: heap 1", %2 a large number the labels count from
        const char* const counted = QT_TRANSLATE_NOOP("laststone::widgets::ChartView", "%1, counted from %2");
        const QString from = grouped(voice.number(base));
        const QString words = QCoreApplication::translate("laststone::widgets::ChartView", counted);
        const QString less = QStringLiteral(" − ") + from; // what the labels are
        forms = {words.arg(both, from), words.arg(own, from), both + less, own + less,
                 own + u'\n' + less.trimmed()};
    }
    return forms;
}

// The name of a number that the labels count from is small there, as nobody can read half of it.
double ChartPlot::leastHeight(const QFont& font) const
{
    const Count base = m_frame.base().y;
    const QFont labels = axisFont(font);
    const QFontMetricsF name(base > 0 ? scaledFont(labels, kSmall) : labels);
    return name.size(0, axisNames(m_yTitle, base).constLast()).width()
        + kLinesBelow * QFontMetricsF(labels).height();
}

QString ChartPlot::axisTitle(const teaching::Sentence& title, Count base, double room) const
{
    const QStringList forms = axisNames(title, base);
    const QFontMetricsF metrics(axisFont(m_font));
    const double cut = base > 0 ? 2 * metrics.height() : 0; // the charts cut it, which no number stands
    // A low chart leaves a title the height of the font, and cuts it until the higher characters of another
    // one are gone.
    constexpr double kLow = 6.5;
    const auto hasHan = [](const QString& form) {
        return std::ranges::any_of(form, [](QChar c) { return c.script() == QChar::Script_Han; });
    };
    const bool isLow = m_chart.size().height() < kLow * metrics.height() && !hasHan(forms.constLast());
    const auto fits = [&](const QString& form) {
        return metrics.size(0, form).width() <= room - cut // of its longest line
            && !(isLow && hasHan(form));
    };
    // Rather small than in two lines.
    const std::span<const QString> oneLine(forms.constData(), std::size_t(forms.size() - (base > 0 ? 1 : 0)));
    if (const auto form = std::ranges::find_if(oneLine, fits); form != oneLine.end())
        return inTitle(*form);
    if (base == 0)
        return inTitle(forms.constLast());
    const bool isSmallEnough = kSmall * metrics.size(0, oneLine.back()).width() <= room - cut;
    return QStringLiteral("<small>%1</small>")
        .arg(inTitle(isSmallEnough ? oneLine.back() : forms.constLast()));
}

void ChartPlot::nameAxes()
{
    constexpr double kLinesBeside = 4; // what the other axis and the margins take
    const double line = QFontMetricsF(axisFont(m_font)).height();
    const QSizeF size = m_chart.size();
    m_x->setTitleText(axisTitle(m_xTitle, m_frame.base().x, size.width() - kLinesBeside * line));
    m_y->setTitleText(axisTitle(m_yTitle, m_frame.base().y, size.height() - kLinesBelow * line));
}

// Whether the charts would cut the numbers of the axis that stands beside its name.
bool ChartPlot::isCrowded() const
{
    constexpr double kMost = 0.4; // of the width: the charts give an axis no more
    const QFontMetricsF metrics(axisFont(m_font));
    const QString longest = m_chart.locale().toString(static_cast<qlonglong>(m_frame.rect().bottom()));
    // Those of the name, and one for what is around it and the numbers.
    const auto lines = double(2 + m_y->titleText().count(QStringLiteral("<br>")));
    return metrics.horizontalAdvance(longest) + lines * metrics.height() > kMost * m_chart.size().width();
}

void ChartPlot::restyle(const QFont& font, const Theme& theme)
{
    {
        const QScopedValueRollback<bool> changing(m_isChanging, true);
        m_font = font;
        m_theme = &theme;
        nameAxes();
    }
    m_rounds = 0;
    settle();
}

// The ranges of the axes depend on the size of the plot area, and that on the labels of the axes. Ranges that
// were set anew while the last ones are still being told from axis to series would go to and fro for ever.
void ChartPlot::settle()
{
    const QScopedValueRollback<bool> changing(m_isChanging, true);
    for (int round = 0; round < kMostRounds; ++round) {
        m_plotMoved = false;
        style();
        if (!m_plotMoved)
            return;
    }
    placeWords(); // two that will not agree: at least all is where it belongs now
}

void ChartPlot::followPlot()
{
    if (m_isChanging)
        m_plotMoved = true;
    else if (++m_rounds <= kMostRounds)
        settle();
    else
        placeWords();
}

void ChartPlot::resize(const std::function<void()>& change)
{
    {
        const QScopedValueRollback<bool> changing(m_isChanging, true);
        change();
        nameAxes();
    }
    m_rounds = 0;
    settle();
}

void ChartPlot::style()
{
    QFont title = m_font;
    title.setBold(true);
    m_chart.setBackgroundBrush(m_theme->card);
    m_chart.setTitleFont(title);
    m_chart.setTitleBrush(m_theme->text);
    styleAxis(*m_x, m_font, *m_theme);
    styleAxis(*m_y, m_font, *m_theme, isCrowded() ? kSmall : 1);
    // The charts leave a little too little beside a number of several digits at the right end.
    const double em = Spacing(m_font).em;
    const double longest = QFontMetricsF(axisFont(m_font)).horizontalAdvance(lastLabel());
    constexpr double kSeveral = 0.8; // em
    const int beside =
        longest > kSeveral * em ? static_cast<int>(std::ceil(std::min(longest * 0.15, em * 0.4))) : 0;
    if (m_chart.margins().right() != beside)
        m_chart.setMargins({0, 0, beside, 0});
    const QSizeF ticks = tickIntervals();
    m_x->setTickAnchor(m_bands->ticks().first);
    m_x->setTickInterval(ticks.width());
    m_y->setTickInterval(ticks.height());
    applyRanges();
    const QSizeF plot = m_chart.plotArea().size();
    const double across = std::max(1.0, plot.width() / std::max(1.0, m_frame.rect().width()));
    const double up = (plot.height() - heightOfWords()) / std::max(1.0, ranges().height());
    // A sequence has one point in each column.
    const double least = std::min(across, up);
    m_marks->style(m_font, *m_theme, {across, least, m_frame.isSequence() ? across : least});
    placeWords();
}

// Words give way to the position, and to its word where that has no room beside them.
void ChartPlot::placeWords()
{
    const QList<QRectF> points = m_marks->places();
    m_bands->restyle(ranges(), axisFont(m_font), *m_theme, points);
    QList<QRectF> others = points;
    std::ranges::copy(m_bands->wordPlaces(), std::back_inserter(others));
    if (!m_marks->placeNow(others, m_chart.plotArea()))
        m_marks->placeNow(points, m_chart.plotArea());
    m_marks->placeRing();
    // A word in whose place that of the position stands now may have room elsewhere.
    const QList<QRectF> now = m_marks->nowPlaces() + m_marks->leaderPlaces();
    m_bands->restyle(ranges(), axisFont(m_font), *m_theme, points + now);
    for (const QRectF& place : now)
        m_bands->keepClear(place);
}

std::vector<QRectF> ChartPlot::wordPlaces() const
{
    return m_bands->wordPlaces();
}

QLineF ChartPlot::leader() const
{
    return m_marks->leader();
}

QPointF ChartPlot::place(const QPointF& inFrame) const
{
    return m_chart.mapToPosition(inFrame, m_marks->series());
}

QPointF ChartPlot::value(const QPointF& inChart) const
{
    return m_chart.mapToValue(inChart, m_marks->series());
}

double ChartPlot::unit() const
{
    return m_chart.plotArea().width() / (m_frame.rect().width() + 2 * m_margin.width());
}

} // namespace laststone::widgets
