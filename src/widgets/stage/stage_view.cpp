// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_view.h"

#include "teaching/hall/opening.h"
#include "teaching/steps/aloud.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_plot.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/glyphs.h"
#include "widgets/look/icons.h"
#include "widgets/look/markdown.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/page/game_name.h"
#include "widgets/page/lesson.h"
#include "widgets/stage/stage_table.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <span>

namespace laststone::widgets {

using teaching::Session;
using teaching::Voice;
using Change = Session::Change;

namespace {

constexpr double kTitle = 0.05;
constexpr double kMargin = 0.03;
constexpr double kGap = 0.018;
// Of the width: the same beside a step, a question, a text of the tour and a chart, so that the board stays
// in its place.
constexpr double kBoardShare = 0.5;
constexpr double kBoardShareOfTwo = 0.43; // in two languages, where there is not much width
constexpr double kWide = 1.5; // from this ratio of the sides on
constexpr double kNarrowest = 1.25;
// Of the height, a chart with its words below those of a step: where these are on pages, and where all of
// them stand above it or are said twice beside a narrow board. It gives way to a sentence, and then has this
// without its words.
constexpr double kChartBelowPages = 0.455;
constexpr double kChartBelowAll = 0.36;
constexpr double kLeastPlot = 0.243; // and room for the name of the axis that stands
// Of steps, as there is another place where that is not left, and in two languages.
constexpr double kLeastPlotOfSteps = 0.28;
constexpr double kHighPlot = 0.4; // has room for what its signs stand for
constexpr double kAlone = 1.3; // a board alone has room for larger letters

struct Words {
    LASTSTONE_SENTENCES(Stage)
};

using teaching::Sentence;
using teaching::Step;

// Of those that axes stand for, the one that a move changes, which need not be where it is made: what goes
// down a stair comes to another.
std::optional<std::size_t> changedHeap(const teaching::ShownMove& shown,
                                       const std::vector<std::size_t>& heaps)
{
    const auto after = shown.before.game->after(shown.before, shown.move);
    const auto isChanged = [&](std::size_t heap) {
        return heap >= after.heaps.size() || after.heaps[heap] != shown.before.heaps[heap];
    };
    const auto found = std::ranges::find_if(heaps, isChanged);
    return found == heaps.end() ? std::nullopt : std::optional(*found);
}

// Between the parts of a verdict.
QString partMark()
{
    return QStringLiteral(" · ");
}

// P or N alone.
Sentence outcomeName(theory::Outcome outcome)
{
    return outcome == theory::Outcome::P ? Words::phrase("P-position") : Words::phrase("N-position");
}

// What is around a position that is so far out that points along lines, all of them, would be bars; with
// where winning moves lead, unless that is as far away.
std::optional<teaching::PlanePlace::Focus>
farPart(const teaching::Plane& plane, const teaching::Position& position, teaching::PlaneWindow window)
{
    constexpr theory::Count kAround[] = {6, 12, 24, 32}; // so far from it; in more, points are not told apart
    constexpr auto kLeast = 4; // P-positions
    const teaching::PlanePoint now = plane.place(position, window).current;
    for (const theory::Count around : kAround) {
        const auto range = [around](theory::Count value) {
            const theory::Count first = value - std::min(value, around);
            return teaching::PlaneRange{first, first + 2 * around};
        };
        window.x = range(now.x);
        window.y = range(now.y);
        const teaching::PlaneData data = plane.data(position, window);
        const auto isIn = [&](const teaching::PlanePoint& point) {
            return window.x.contains(point.x) && window.y.contains(point.y);
        };
        if (std::ranges::count_if(data.lost, isIn) >= kLeast && std::ranges::all_of(data.winning, isIn))
            return teaching::PlanePlace::Focus{window.x, window.y};
    }
    return std::nullopt;
}

// What is around a position, where more is in sight from the origin on: a hall sees few points better than
// many.
std::optional<teaching::PlanePlace::Focus> nearPart(const teaching::Plane& plane,
                                                    const teaching::Position& position,
                                                    const teaching::PlaneData& data,
                                                    const teaching::PlaneWindow& window)
{
    if (!data.drawable || window.x.first != 0)
        return std::nullopt;
    if (data.isSequence) {
        constexpr theory::Count kFew = 24;
        // A line that says where a sum is P has such a point.
        const auto lost = std::ranges::min_element(data.lost, {}, &teaching::PlanePoint::x);
        const theory::Count first = lost == data.lost.end() ? 0 : lost->x;
        const theory::Count last =
            std::max({kFew, 3 * data.current.x, data.current.x + 2 * data.period, first + 1});
        return window.x.last > last ? std::optional(teaching::PlanePlace::Focus{{0, last}, window.y})
                                    : std::nullopt;
    }
    constexpr theory::Count kDense = 64;
    if (!data.lines.empty() && window.x.last > kDense)
        return farPart(plane, position, window);
    constexpr teaching::PlaneRange kFew{0, 8};
    const auto isNear = [&](const teaching::PlanePoint& point) {
        return kFew.contains(point.x) && kFew.contains(point.y);
    };
    const bool isSmall = std::max(data.current.x, data.current.y) <= kFew.last / 2
        && window.x.last > kFew.last && window.y == window.x;
    const bool isEnough = std::ranges::any_of(data.lost, isNear) && std::ranges::all_of(data.winning, isNear);
    return isSmall && isEnough ? std::optional(teaching::PlanePlace::Focus{kFew, kFew}) : std::nullopt;
}

// In the middle of a place: no last line has one word alone.
QRect balanced(const QLabel& words, const QRect& place)
{
    const auto width = static_cast<int>(
        std::ceil(stage::balancedWidth(words.text(), QFontMetricsF(words.font()), place.width())));
    return {place.left() + (place.width() - width) / 2, place.top(), width, place.height()};
}

// Beside a table the board shows what that asks about, and nothing that tells the answer.
teaching::Shown askedBy(const teaching::TableCells& table, const teaching::Position& position)
{
    if (!table.next || !table.next->cell)
        return {};
    const auto& asked = table.cells[*table.next->cell].position;
    if (!asked)
        return {};
    const theory::Count part = asked->heaps.front();
    return {{},
            {{teaching::Mark::Heap, position.heaps.size(), part, part}}}; // which may be none of its heaps
}

} // namespace

Sentence bareVerdict(theory::Outcome outcome)
{
    return outcome == theory::Outcome::P ? Words::phrase("P-position: whoever has just moved wins")
                                         : Words::phrase("N-position: whoever is to move wins");
}

// The verdict: its sign and one sentence, in a second language as well. REQUIRES: a font with a size in
// pixels.
class StageView::Banner final : public QWidget {
public:
    using QWidget::QWidget;

    struct Said {
        QString own;
        QString second; // empty for none
    };
    // The verdict, and what is said in its place where there is less room.
    struct Forms {
        Said whole;
        Said brief;
        Said name;
    };
    // What is said in a second language is shown in the font of its families.
    void setVerdict(theory::Outcome outcome, const Forms& forms, const QStringList& secondFamilies)
    {
        const auto set = [](const Said& said) { return Said{unbroken(said.own), unbroken(said.second)}; };
        m_outcome = outcome;
        m_forms = {set(forms.whole), set(forms.brief), set(forms.name)};
        m_secondFamilies = secondFamilies;
        const Said& verdict = forms.whole;
        setAccessibleName(verdict.second.isEmpty()
                              ? teaching::aloud(verdict.own)
                              : teaching::aloud(verdict.own) + QLatin1Char('\n') + verdict.second);
        update();
    }

    // The letters are no smaller than that where long numbers have no room beside their words. Where a second
    // language has no room in one line both say the brief verdict, unless all of it is wanted; and so they do
    // where it is to be short and one of its parts needs more than a line.
    void setRoom(int leastPixels, bool isWhole, bool isShort)
    {
        m_least = leastPixels;
        m_isWhole = isWhole;
        m_isShort = isShort;
    }

    // That no more is said than that; at first all that its room allows.
    enum class Most { All, Brief, Name };
    void setMost(Most most) { m_most = most; }

    // Whether it has been cut to P or N for that.
    bool isCut() const { return &said(width()) != &m_forms.whole; }

    int heightForWidth(int width) const override
    {
        const auto heightOf = [&](const Line& line) {
            return line.text.isEmpty()
                ? 0
                : QFontMetricsF(line.font).boundingRect(textArea(width), kFlags, line.text).height();
        };
        return static_cast<int>(std::ceil(QFontMetricsF(font()).height() * kPadding + heightOf(ownLine(width))
                                          + heightOf(secondLine(width))));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Theme& theme = Theme::of(palette());
        const double em = QFontMetricsF(font()).height();
        const bool isLost = m_outcome == theory::Outcome::P;
        painter.setPen(Qt::NoPen);
        painter.setBrush(isLost ? theme.lostPale : theme.wonPale);
        painter.drawRoundedRect(rect(), em / 4, em / 4);
        const double sign = em * kSign * 0.8;
        paintOutcome(painter, QRectF(em * kPadding, em * kPadding / 2 + (em - sign) / 2, sign, sign),
                     m_outcome, theme);
        QRectF area = textArea(width());
        const auto draw = [&](const Line& line, const QColor& colour) {
            QRectF place = area;
            place.setWidth(stage::balancedWidth(line.text, QFontMetricsF(line.font), area.width()));
            painter.setFont(line.font);
            painter.setPen(colour);
            QRectF drawn;
            painter.drawText(place, kFlags, line.text, &drawn);
            area.setTop(drawn.bottom());
        };
        draw(ownLine(width()), isLost ? theme.lostText : theme.wonText);
        draw(secondLine(width()), theme.muted);
    }

private:
    static constexpr double kSign = 1.0; // in em
    static constexpr double kPadding = 0.35;
    static constexpr int kFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    QFont secondFont() const
    {
        QFont second = font();
        if (!m_secondFamilies.isEmpty())
            second.setFamilies(m_secondFamilies);
        return second;
    }
    struct Line {
        QFont font;
        QString text;
    };
    // On one line, or its parts on lines of their own, in letters in which each long number has room beside
    // its words, if there are such.
    Line set(const QString& text, QFont font, double room) const
    {
        QFontMetricsF metrics(font);
        if (metrics.horizontalAdvance(text) <= room)
            return {font, text};
        const QString parts = inParts(text);
        for (int pixels = font.pixelSize();
             pixels > m_least && withNumbersInWords(parts, metrics, room).isTorn;) {
            font.setPixelSize(--pixels);
            metrics = QFontMetricsF(font);
        }
        return {font, brokenToFit(withNumbersInWords(parts, metrics, room).text, metrics, room)};
    }
    Line ownLine(double width) const { return set(said(width).own, font(), textArea(width).width()); }
    Line secondLine(double width) const
    {
        return set(said(width).second, secondFont(), textArea(width).width());
    }
    const Said& said(double width) const
    {
        const double room = textArea(width).width();
        const auto& [whole, brief, name] = m_forms;
        const auto isTooLong = [room](const QString& text, const QFont& font) {
            return QFontMetricsF(font).horizontalAdvance(text) > room;
        };
        const auto isLongPart = [&](const QString& part) { return isTooLong(part, font()); };
        if (m_most != Most::All)
            return m_most == Most::Brief ? brief : name;
        if (m_isShort && std::ranges::any_of(inParts(whole.own).split(u'\n'), isLongPart))
            return brief;
        return m_isWhole || !isTooLong(whole.second, secondFont()) ? whole : brief;
    }
    QRectF textArea(double width) const // as high as may be
    {
        constexpr double kAnyHeight = 10'000;
        const double em = QFontMetricsF(font()).height();
        const double left = em * (kSign + 2 * kPadding);
        return {left, em * kPadding / 2, width - left - em * kPadding, kAnyHeight};
    }

    theory::Outcome m_outcome = theory::Outcome::P;
    Forms m_forms;
    Most m_most = Most::All;
    bool m_isWhole = false;
    int m_least = 1;
    bool m_isShort = false;
    QStringList m_secondFamilies;
};

StageView::StageView(const Lesson& lesson, const Session& session, QWidget* parent)
    : QWidget(parent)
    , m_lesson(&lesson)
    , m_session(&session)
    , m_mode{.isDark = Theme::of(palette()).dark}
    , m_head{new QLabel(this), new QLabel(this)}
    , m_chartWords{new QLabel(this), new QLabel(this), new QLabel(this)}
    , m_verdict(new Banner(this))
    , m_text(new StageText(this))
    , m_fronts{new StageQuestion(this), new StageTable(this)}
{
    setAutoFillBackground(true);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_head.counter->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (QLabel* words : {m_chartWords.title, m_chartWords.foot}) {
        words->setWordWrap(true);
        words->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        words->setTextFormat(Qt::PlainText);
    }
    m_chartWords.legend->setAlignment(Qt::AlignCenter);
    m_chartWords.legend->setTextFormat(Qt::RichText);
    connect(m_text, &StageText::pageChanged, this, &StageView::showLine);
    connect(m_fronts.question, &StageQuestion::pageChanged, this, &StageView::refreshCounter);
    makeBoard();
    applyTheme();
}

// What was measured of the board: it is measured again when it is next shown.
void StageView::forgetSizes()
{
    m_boardFont = {};
    m_below = {};
}

void StageView::makeBoard()
{
    delete m_board;
    forgetSizes();
    m_board = newBoard(*m_lesson, this);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setForHall(true);
    m_board->setPlayable(m_mode.isPlayable);
    m_board->setHoverShown(!m_mode.isPointing);
    m_board->setEditable(m_mode.isEditable);
    connect(m_board, &BoardWidget::moveMade, this, &StageView::moveMade);
    connect(m_board, &BoardWidget::refused, this, &StageView::refused);
}

void StageView::setSession(const Lesson& lesson, const Session& session)
{
    m_session = &session;
    if (&lesson == m_lesson)
        return;
    m_lesson = &lesson;
    makeBoard();
    delete m_chart;
    m_chart = nullptr;
    m_charted = {};
    m_board->show();
    applyTheme();
}

void StageView::setScene(const StageScene& scene, Session::Changes what)
{
    const bool isOtherHint = m_scene.hint != scene.hint;
    const bool isOtherFront = m_scene.tour.has_value() != scene.tour.has_value()
        || m_scene.table.has_value() != scene.table.has_value();
    m_scene = scene;
    if (what & Change::Voice)
        forgetSizes(); // in one language letters may be larger again
    else if (what & Change::Position)
        m_boardFont.position = m_below.position = {};
    m_board->setVerdictShown(scene.isBoardTold());
    m_board->setFound(scene.found);
    if (what & Change::Voice)
        m_board->setSecondVoice(m_session->secondVoice());
    showOn(*m_board, *m_session, what & ~Session::Changes(Change::Options));
    if (what & (Change::Position | Change::Editing))
        showLastMovesOn(*m_board, *m_session);
    m_board->setAnimated(m_session->options().animation && !m_mode.isEnlarged);
    constexpr Session::Changes kOtherMove =
        Change::Question | Change::Choice | Change::Position | Change::Editing;
    if (isOtherHint || isOtherFront || what & kOtherMove)
        showAnswerMove();
    refresh();
    m_board->setShown(shown()); // as the words say now
    m_charted.isStale = m_charted.isStale || what & (Change::Position | Change::Axes);
    refreshChart(m_charted.isStale);
}

// The move that answers a question is seen on the board, once it has been told, and one that a hint names.
void StageView::showAnswerMove()
{
    const bool isTold = m_scene.question && m_scene.question->isRevealed;
    const auto winning = isTold ? m_session->hinted() : m_scene.hint ? m_scene.hint->winning : std::nullopt;
    m_board->setHint(winning);
    m_board->setChoice(winning || !m_scene.hint ? winning : m_scene.hint->hardest);
}

void StageView::setDark(bool dark)
{
    if (dark == m_mode.isDark)
        return;
    m_mode.isDark = dark;
    applyTheme();
}

void StageView::setEnlarged(bool enlarged)
{
    m_mode.isEnlarged = enlarged;
    m_board->setAnimated(m_session->options().animation && !enlarged);
}

void StageView::setPointing(bool pointing)
{
    m_mode.isPointing = pointing;
    m_board->setHoverShown(!pointing);
}

void StageView::setHeadSmall(bool small)
{
    if (std::exchange(m_mode.isHeadSmall, small) != small)
        refreshCounter();
}

void StageView::setPlayable(bool playable)
{
    m_mode.isPlayable = playable;
    m_board->setPlayable(playable);
}

void StageView::setEditable(bool editable)
{
    m_mode.isEditable = editable;
    m_board->setEditable(editable);
}

bool StageView::isWide() const
{
    return width() >= kWide * height();
}

double StageView::stageHeight() const
{
    return std::min<double>(height(), width() / kNarrowest);
}

// The style sheet of the application would give a child the colours of the window. A sheet brings back the
// palette that was there before it, when it is set and when the child is seen first, so that the theme's
// comes before it and after it.
void StageView::dress(QWidget& child) const
{
    const Theme& theme = Theme::stage(m_mode.isDark);
    child.setPalette(theme.palette());
    if (qobject_cast<QAbstractScrollArea*>(&child))
        child.setStyleSheet(theme.styleSheet());
    child.ensurePolished();
    child.setPalette(theme.palette());
}

void StageView::applyTheme()
{
    setPalette(Theme::stage(m_mode.isDark).palette());
    for (QWidget* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        dress(*child);
    refresh();
}

ChartView* StageView::chart()
{
    if (!m_chart) {
        m_chart = new ChartView(this);
        m_chart->setFocusPolicy(Qt::NoFocus);
        dress(*m_chart);
        m_chart->setTitleShown(false);
        connect(m_chart, &ChartView::dataChanged, this, &StageView::refreshChartWords);
        connect(m_chart, &ChartView::resetRequested, this, [this] { refreshChart(true); });
        connect(m_chart, &ChartView::pointClicked, this, [this](const teaching::PlanePoint& point) {
            if (!m_mode.isPlayable || !m_chart->data().isMarked(point)) // a position is not lost by a slip
                return;
            const auto target = plane().positionAt(m_session->position(), m_chart->window(), point);
            if (const auto* position = std::get_if<teaching::Position>(&target))
                emit positionChosen(*position);
        });
    }
    return m_chart;
}

// Not every number of a position can be on an axis.
const teaching::Plane& StageView::plane() const
{
    return m_lesson->planeOf(m_session->position());
}

void StageView::refreshChart(bool follow)
{
    if (!m_scene.chart)
        return;
    const auto [x, y] = chartAxes();
    const teaching::Shown shown = this->shown();
    const auto before = chart()->window();
    const bool isTold = isPeriodTold();
    const bool isOther = before.xHeap != x || before.yHeap != y || m_charted.span != shown.span
        || m_charted.tellsPeriod != isTold;
    m_charted.isStale = false;
    m_charted.span = shown.span;
    m_charted.tellsPeriod = isTold;
    if (follow || isOther)
        chart()->setPeriodTold(isTold);
    chart()->setMovesTold(areMovesTold());
    chart()->setSecondVoice(m_session->secondVoice());
    chart()->setShown(shown);
    chart()->showPlane(plane(), m_session->position(), x, y,
                       follow || isOther ? ChartView::Focus::Anew : ChartView::Focus::Keep);
    if (!follow && !isOther)
        return;
    const teaching::PlaneData& charted = chart()->data();
    const theory::Count now = charted.current.x;
    if (const auto& span = shown.span; span && charted.isSequence && charted.drawable)
        chart()->focusOn(
            {{std::min(span->from, now), std::max(span->to, now + now / 8)}, chart()->window().y});
    else if (const auto near = isTextTold()
                 ? std::nullopt
                 : nearPart(plane(), m_session->position(), charted, chart()->window())) {
        // A period that begins behind that is not claimed.
        if (charted.isSequence && !charted.bands.empty() && charted.bands.front().x.last >= near->x.last)
            chart()->setPeriodTold(false);
        chart()->focusOn(*near);
    }
}

// By the steps so far.
bool StageView::isTold(bool (*tells)(const teaching::Shown& shown)) const
{
    const auto steps = std::span(m_session->explanation().steps).first(static_cast<std::size_t>(step()) + 1);
    return std::ranges::any_of(steps, tells, &Step::shown);
}

// The last step names all winning moves, or how each move is answered: that can be told before the first one.
const Step* StageView::movesStep() const
{
    const auto& steps = m_session->explanation().steps;
    return areMovesWanted() && step() < 0 ? &steps.back() : nullptr;
}

bool StageView::areMovesWanted() const
{
    return m_scene.moves && teaching::hasMovesToTell(*m_session);
}

teaching::Shown StageView::shown() const
{
    if (m_scene.table)
        return isTableAlone() ? teaching::Shown() : askedBy(*m_scene.table, m_session->position());
    const auto& steps = m_session->explanation().steps;
    if (const Step* moves = movesStep()) {
        teaching::Shown early = moves->shownBy(m_text->line());
        early.marks.push_back({teaching::Mark::Early});
        return early;
    }
    teaching::Shown shown =
        step() < 0 ? teaching::Shown() : steps[static_cast<std::size_t>(step())].shownBy(m_text->line());
    const bool isExample =
        !shown.moves.empty() && shown.moves.front().role == teaching::ShownMove::Role::Example;
    if (step() < 0 || (!shown.moves.empty() && !isExample) || !areMovesWanted())
        return shown;
    const teaching::Shown& all = steps.back().shown;
    shown.moves = all.moves;
    // What later steps introduce comes with them.
    std::ranges::copy_if(all.marks, std::back_inserter(shown.marks),
                         [](const teaching::Mark& mark) { return mark.kind < teaching::Mark::FirstOfGame; });
    return shown;
}

// The moves of another line, on board and chart.
void StageView::showLine()
{
    refreshCounter();
    if (std::exchange(m_line, m_text->line()) == m_text->line())
        return;
    m_board->setShown(shown());
    refreshChart(false);
}

// Of the tour, which says what the values do.
bool StageView::isTextTold() const
{
    return m_scene.tour && m_scene.tour->isBoardTold;
}

bool StageView::isPeriodTold() const
{
    return m_scene.reason || isTextTold()
        || isTold([](const teaching::Shown& shown) { return shown.span.has_value(); });
}

// Which move wins: before it is told that is what the class is asked.
bool StageView::areMovesTold() const
{
    return m_scene.moves || isTold([](const teaching::Shown& shown) {
               return shown.find(teaching::ShownMove::Role::Winning) != nullptr;
           });
}

// The numbers of the page, or those that the step speaks of where these do not show them.
teaching::Axes StageView::chartAxes() const
{
    const teaching::Position& position = m_session->position();
    const auto all = plane().axes(position);
    const auto has = [&](std::size_t heap) { return std::ranges::find(all, heap) != all.end(); };
    teaching::Axes axes = m_session->axes();
    if (all.size() >= 2 && (!has(axes.x) || !has(axes.y) || axes.x == axes.y))
        axes = {all[0], all[1]};
    const teaching::Shown shown = this->shown();
    const bool isSequence = !plane().xLabel.isEmpty();
    const auto isOn = [&](std::size_t heap) { return heap == axes.x || (heap == axes.y && !isSequence); };
    std::vector<std::size_t> spoken; // of a choice of moves it is enough that one is seen
    for (const teaching::ShownMove& each : shown.moves) {
        const auto heap =
            each.role == teaching::ShownMove::Role::Example ? std::nullopt : changedHeap(each, all);
        if (heap && (spoken.empty() || shown.find(teaching::Mark::All)))
            spoken.push_back(*heap);
    }
    const auto* mark = shown.find(teaching::Mark::Heap);
    if (shown.moves.empty() && mark && has(mark->heap))
        spoken.push_back(mark->heap);
    if (!spoken.empty() && std::ranges::none_of(spoken, isOn))
        (isSequence ? axes.x : axes.y) = spoken.front();
    return axes;
}

void StageView::refreshChartWords()
{
    const auto& second = m_session->secondVoice();
    setInBothLanguages(*m_chartWords.foot, m_chart->isFootApart() ? m_chart->data().xTitle : Sentence(),
                       second);
    m_chartWords.legend->setText(legend());
    arrange();
}

// What the signs of the points stand for.
QString StageView::legend() const
{
    const Theme& theme = Theme::of(palette());
    QStringList parts;
    const auto add = [&](bool isThere, QChar sign, const QColor& colour, const Sentence& words) {
        if (isThere)
            parts << QStringLiteral("<span style='color:%1'>%2</span>&nbsp;%3")
                         .arg(colour.name(), sign,
                              inBothLanguages(words, m_session->secondVoice())
                                  .join(QStringLiteral(" · "))
                                  .toHtmlEscaped());
    };
    const teaching::PlaneData& charted = m_chart->data();
    add(!charted.lost.empty(), u'●', theme.lost, Words::phrase("P-position"));
    add(!charted.others.empty(), u'○', theme.won, Words::phrase("N-position"));
    //: what a sign on a chart stands for: a position that one of the winning moves leads to
    add(!charted.winning.empty(), u'◆', theme.good, Words::phrase("after a winning move"));
    return parts.join(QStringLiteral("&nbsp;&nbsp;&nbsp; "));
}

QString StageView::headline() const
{
    const teaching::Position& position = m_session->position();
    const auto rule = [&](const Voice& voice) {
        if (m_lesson->ruleNumber)
            //: in a headline: %1 is such as "At most", %2 a number of stones
            return voice.say(Words::phrase("%1 %2")(teaching::Clauses{{m_lesson->ruleNumber->label}},
                                                    m_lesson->ruleNumber->get(position)));
        return m_lesson->kinds.empty() ? position.rule() : gameName(*m_lesson, position, voice);
    };
    // Each part in both languages, where one does not say the other as well.
    QStringList parts;
    QStringList translated;
    const auto add = [&](const auto& said) {
        parts << said(Voice::installed());
        const auto& second = m_session->secondVoice();
        const QString other = second ? said(*second) : QString();
        if (other.contains(parts.constLast()))
            parts.last() = other;
        else if (!parts.constLast().contains(other))
            (m_mode.isHeadSmall ? translated : parts) << other;
    };
    add([this](const Voice& voice) { return voice.say(m_lesson->title); });
    add(rule);
    if (position.play == theory::Play::Misere)
        add([&](const Voice& voice) {
            return voice.say(position.game->endsWithLastStone() ? Words::phrase("the last stone loses")
                                                                : Words::phrase("the last move loses"));
        });
    QStringList lines;
    for (QStringList* each : {&parts, &translated}) {
        each->removeAll(QString());
        lines << each->join(QStringLiteral("  ·  "));
    }
    lines.removeAll(QString());
    return lines.join(u'\n');
}

StepDocument StageView::document() const
{
    const Step* moves = movesStep();
    Step shown = moves ? *moves
        : step() < 0   ? teaching::opening(*m_session, m_scene.verdict)
                       : m_session->explanation().steps[static_cast<std::size_t>(step())];
    if (m_scene.hint) // in front, as the rest may go on on another page
        shown.details.insert(shown.details.begin(), m_scene.hint->line);
    StepDocument document = rendered(shown, m_session->secondVoice());
    if (!moves && step() < 0) { // what has just been done
        for (const Sentence& each : teaching::lastRound(*m_session))
            document.strong << Voice::installed().say(each);
    }
    return document;
}

QString StageView::withHint(const QString& markdown, const Voice& voice) const
{
    return m_scene.hint ? escaped(voice.say(m_scene.hint->line)) + QStringLiteral("\n\n") + markdown
                        : markdown;
}

// A text of the tour, or the step.
void StageView::refreshText()
{
    if (!m_scene.tour)
        return m_text->setStep(document(), m_scene.secondFamilies);
    StepDocument titles;
    titles.title = m_scene.tour->title;
    titles.secondTitle = m_scene.tour->secondTitle;
    const auto& second = m_session->secondVoice();
    const QString& other = m_scene.tour->secondMarkdown;
    m_text->setStep(titles, m_scene.secondFamilies,
                    {withHint(m_scene.tour->markdown, Voice::installed()),
                     second && !other.isEmpty() ? withHint(other, *second) : other});
}

void StageView::refresh()
{
    const auto& second = m_session->secondVoice();
    const theory::Outcome outcome = m_session->outcome();
    const Sentence verdict = m_scene.reason && !isBare() ? m_session->verdict() : bareVerdict(outcome);
    const auto said = [&](const Sentence& words) {
        const auto whole = [&](const Voice& voice) { return verdictParts(words, voice).join(partMark()); };
        return Banner::Said{whole(Voice::installed()), second ? whole(*second) : QString()};
    };
    m_verdict->setVerdict(outcome, {said(verdict), said(bareVerdict(outcome)), said(outcomeName(outcome))},
                          m_scene.secondFamilies);
    if (m_scene.question)
        m_fronts.question->setQuestion(*m_scene.question, second, m_scene.secondFamilies);
    else if (m_scene.table)
        m_fronts.table->setCells(*m_scene.table, second, m_scene.wrong);
    else
        refreshText();
    if (m_scene.chart)
        chart();
    arrange();
}

// How many moves win, the last part of it, is told with these.
QStringList StageView::verdictParts(const Sentence& verdict, const Voice& voice) const
{
    const bool isCounted = m_scene.moves || areMovesListed() || m_session->outcome() == theory::Outcome::P
        || !teaching::hasMovesToTell(*m_session);
    constexpr int kBare = 2; // parts that do not count
    QStringList parts = voice.say(verdict).split(partMark());
    if (!isCounted && parts.size() > kBare)
        parts.removeLast();
    return parts;
}

QStringList StageView::reason() const
{
    QStringList lines;
    const auto add = [&](const Voice& voice) {
        QStringList parts = verdictParts(m_session->verdict(), voice);
        if (parts.size() > 1)
            parts.removeFirst();
        lines << unbroken(parts.join(partMark()));
    };
    add(Voice::installed());
    if (const auto& second = m_session->secondVoice())
        add(*second);
    lines.removeDuplicates();
    return lines;
}

// Of sections or steps, and of pages; in front of them how the board comes back.
void StageView::refreshCounter()
{
    const auto counted = [](int number, int all) { return QStringLiteral("%1/%2").arg(number).arg(all); };
    QStringList parts;
    if (m_charted.place == ChartPlace::OfBoard && !m_mode.isHeadSmall)
        //: while the chart is in place of the board: the key that hides the chart again
        parts << inBothLanguages(Words::phrase("C: board"), m_session->secondVoice());
    if (m_scene.tour)
        parts << counted(m_scene.tour->section, m_scene.tour->sections);
    else if (step() >= 0 && !m_scene.question && !m_scene.table)
        parts << counted(step() + 1, m_session->stepCount());
    if (const int pages = pageCount(); pages > 1)
        parts << counted(page() + 1, pages) + (page() + 1 < pages ? QStringLiteral(" ▸") : QString());
    m_head.counter->setText(parts.join(m_mode.isHeadSmall ? QStringLiteral("\n") : QStringLiteral("  ·  ")));
    arrangeHead();
}

QRect StageView::headRect() const
{
    const int margin = static_cast<int>(stageHeight() * kMargin);
    const QFont title = stage::sized(font(), stage::pixels(stageHeight(), kTitle), true);
    return {0, margin, width(), QFontMetrics(title).height()};
}

QRect StageView::nameRect() const
{
    const QLabel& title = *m_head.title;
    const int written = QFontMetrics(title.font()).size(0, title.text()).width();
    return m_scene.panels ? QRect(title.pos(), QSize(written, title.height())) : QRect();
}

QRect StageView::besideName() const
{
    const int height = lineRect().height();
    const int left = m_scene.panels ? nameRect().right() + 1 + headRect().top() : 0;
    const int right = m_scene.panels ? m_head.counter->x() : width();
    return {left, 0, std::max(0, right - left), height};
}

QRect StageView::lineRect() const
{
    const QRect head = headRect();
    const int margin = head.top();
    const int name = nameRect().right() + 1 + margin;
    // What is said beside the line is to be read: all of a long name is covered rather than that it is small.
    const int left = m_scene.panels && name <= width() / 3 ? name : margin;
    return {left, 0, width() - margin - left, head.bottom() + 1 + static_cast<int>(stageHeight() * kGap) / 2};
}

bool StageView::isCharted() const
{
    const bool mayBeNowhere = m_scene.tour || m_scene.moves;
    return m_scene.chart && (!mayBeNowhere || m_charted.place != ChartPlace::Nowhere);
}

bool StageView::isVerdictBrief() const
{
    const bool isTold = step() < 0 && (!isCharted() || m_scene.moves); // before the moves were
    return isBare() || (!isTold && m_verdict->isCut());
}

// Whether there is so little room beside a step that nothing else is to be tried: from step to step the
// verdict stays as it is. What a step says of a position after a move is not that of the position, either.
bool StageView::isBare() const
{
    if (step() < 0)
        return false;
    const teaching::Shown& own = m_session->explanation().steps[static_cast<std::size_t>(step())].shown;
    return isCharted() || (m_session->secondVoice() && !isWide())
        || (!own.moves.empty() && !areMovesListed());
}

int StageView::pageCount() const
{
    return m_scene.question ? m_fronts.question->pageCount() : m_scene.table ? 1 : m_text->pageCount();
}

int StageView::page() const
{
    return m_scene.question ? m_fronts.question->page() : m_scene.table ? 0 : m_text->page();
}

void StageView::setPage(int page)
{
    if (m_scene.question)
        m_fronts.question->setPage(page);
    else
        m_text->setPage(page);
}

// Of the width.
double StageView::boardShare() const
{
    const bool isSplit = m_scene.panels || m_scene.chart || isTable();
    const bool isOfTwo = m_session->secondVoice() && !isWide();
    return !isSplit ? 1 : isOfTwo ? kBoardShareOfTwo : kBoardShare;
}

// Of the words, as a share of the height: what is said twice has to stand together, and both titles and a
// chart have room; of one size from step to step.
double StageView::letters() const
{
    const bool isBesideChart = isCharted() && m_charted.place != ChartPlace::BelowBoard;
    return m_session->secondVoice() || isBesideChart ? stage::kLeastText : stage::kText;
}

// Everything has its place by shares of the size: board left, words or chart right, head and verdict above.
void StageView::arrange()
{
    const double height = stageHeight();
    if (width() <= 0 || height <= 0)
        return;
    const int margin = static_cast<int>(height * kMargin);
    const int gap = static_cast<int>(height * kGap);
    QRect area = rect().adjusted(margin, margin, -margin, -margin);
    for (QWidget* panel : {m_head.title, m_head.counter})
        panel->setVisible(m_scene.panels);
    m_text->setVisible(m_scene.panels && !m_scene.question && !m_scene.table);
    m_fronts.question->setVisible(m_scene.panels && m_scene.question);
    m_fronts.table->setVisible(isTable());
    m_verdict->setVisible(isVerdictSaid());
    if (m_scene.panels)
        area.setTop(headRect().bottom() + 1 + gap);
    m_charted.place = chartPlace(area);
    refreshCounter();
    showChart();
    if (isTable()) {
        m_board->setVisible(!isTableAlone());
        QRect side = isTableAlone() ? area : putBoard(boardPart(area), area);
        arrangeVerdict(side);
        m_fronts.table->setStageHeight(height);
        m_fronts.table->setGeometry(side);
        return;
    }
    m_board->setVisible(m_charted.place != ChartPlace::OfBoard);
    const QRect part = boardPart(area);
    QRect board = part;
    if (m_charted.place == ChartPlace::BelowBoard)
        board.setHeight(m_below.height);
    QRect side = putBoard(board, area);
    arrangeVerdict(side);
    QRect chart = part;
    if (m_charted.place == ChartPlace::BelowBoard)
        chart = belowBoard(part, area, side);
    arrangeSide(side, chart);
}

// In place of the board, which stays beside a table of what somebody has drawn there, and of what it shows.
bool StageView::isTableAlone() const
{
    const auto& kinds = m_lesson->kinds;
    const bool isDrawn = !kinds.empty() && kinds[m_lesson->kindOf(m_session->position())].places;
    return isTable() && !isDrawn && !m_lesson->table.isOnBoard;
}

QRect StageView::boardPart(QRect area) const
{
    const bool hasNumbers = m_charted.place == ChartPlace::OfBoard; // which need their room
    area.setWidth(static_cast<int>(area.width() * (hasNumbers ? kBoardShare : boardShare())));
    return area;
}

// What is left of the area.
QRect StageView::beside(const QRect& board, QRect area) const
{
    area.setLeft(board.right() + 1 + 2 * static_cast<int>(stageHeight() * kGap));
    return area;
}

// Gives what is left of the area beside it.
QRect StageView::putBoard(const QRect& board, const QRect& area)
{
    m_board->setGeometry(board);
    fitBoardFont();
    return beside(board, area);
}

void StageView::showChart()
{
    m_chartWords.title->setVisible(isCharted());
    m_chartWords.foot->setVisible(isCharted() && !m_chartWords.foot->text().isEmpty());
    if (!isCharted())
        m_chartWords.legend->hide();
    if (m_chart)
        m_chart->setVisible(isCharted());
}

// Whether the chart may stand in place of the board: a text of the tour and a question speak of that, a
// graph is drawn there, and before the steps all of the position is seen.
bool StageView::mayHideBoard() const
{
    return step() >= 0 && !m_scene.tour && !m_scene.question && !m_session->isEditing();
}

// Words mostly need all of their side: from step to step the chart stands below every board that is seen
// whole in the smallest letters, else below words that leave it room, on one page, or in place of the board
// unless that shows the moves which have been told.
StageView::ChartPlace StageView::chartPlace(const QRect& area)
{
    if (!m_scene.chart)
        return ChartPlace::Nowhere;
    m_charted.place = ChartPlace::BelowWords; // so that its words are set for that
    if (!m_scene.panels || !m_chart)
        return ChartPlace::BelowWords;
    if (hasRoomBelowBoard(boardPart(area).size()))
        return ChartPlace::BelowBoard;
    if (m_scene.tour)
        return ChartPlace::Nowhere;
    if (!mayHideBoard() || hasRoomBelowWords(area))
        return ChartPlace::BelowWords;
    return m_scene.moves ? ChartPlace::Nowhere : ChartPlace::OfBoard;
}

// Below all of them.
bool StageView::hasRoomBelowWords(const QRect& area)
{
    QRect side = beside(boardPart(area), area);
    arrangeVerdict(side);
    return fitsAboveChart(side.size());
}

// Not while a graph is drawn there; in one language no graph at all, and not beside a text of the tour.
bool StageView::mayShrinkBoard() const
{
    const bool isOfHeaps = m_board->letters().figures > 0;
    return !m_session->isEditing() && (m_session->secondVoice() || (isOfHeaps && !m_scene.tour));
}

// Where all of it is seen: of a row or two of stones in one language in large letters, if they have room;
// else, unless it may not shrink, in the smallest. 0 for nowhere.
int StageView::boardHeightAboveChart(const QSize& board) const
{
    constexpr std::size_t kMostRows = 2;
    constexpr double kFew[] = {0.36, 0.42}; // of the height
    constexpr double kMore[] = {0.4, 0.46, 0.5, 0.54};
    const auto leastHeight = [&](int pixels, std::span<const double> shares) {
        for (const double share : shares) {
            const QSize part(board.width(), static_cast<int>(board.height() * share));
            if (worstFit(pixels, part, Fit::Shortened) < Fit::Shortened)
                return part.height();
        }
        return 0;
    };
    const bool isRow = m_board->letters().figures > 0 && m_session->position().heaps.size() <= kMostRows;
    const int large = isRow && !m_session->secondVoice() ? leastHeight(largestPixels(), kFew) : 0;
    if (large > 0 || !mayShrinkBoard())
        return large;
    return leastHeight(pixelsFor(stage::kLeastOnBoard, stage::kLeastOnBoard),
                       isWide() ? std::span<const double>(kMore) : kFew);
}

// While all of the board is seen, and the chart has room for its own words.
bool StageView::hasRoomBelowBoard(const QSize& board)
{
    const bool isSame = m_below.position == m_session->position() && m_below.size == board
        && m_below.arrangement == m_session->arrangement() && m_below.mayShrink == mayShrinkBoard();
    if (!isSame)
        m_below = {m_session->position(), board, m_session->arrangement(), mayShrinkBoard(),
                   boardHeightAboveChart(board)};
    const int words = chartWordsHeight(board.width());
    const int chart = board.height() - m_below.height - static_cast<int>(stageHeight() * kGap);
    return m_below.height > 0 && chart - words >= stageHeight() * kLeastPlot
        && chart - m_chartWords.title->height() >= namedHeight();
}

// As wide as the board; or, of a sequence, where that is more room and not a low strip, below the words as
// well, which then end above it.
QRect StageView::belowBoard(const QRect& part, const QRect& area, QRect& side)
{
    const auto gap = static_cast<int>(stageHeight() * kGap);
    const QRect narrow = part.adjusted(0, m_below.height + gap, 0, 0);
    const int words = wordsHeight(side.width(), letters());
    QRect wide = area;
    wide.setTop(std::max(narrow.top(), side.top() + words + gap));
    constexpr double kLow = 0.75; // of the narrow one’s height
    const bool isMore = m_chart->data().isSequence
        && wide.height() * wide.width() > narrow.height() * narrow.width()
        && wide.height() >= kLow * narrow.height()
        && wide.height() >= chartWordsHeight(wide.width()) + leastPlotHeight();
    if (!isMore || m_scene.question)
        return narrow;
    side.setHeight(words);
    return wide;
}

// Title and counter at the top.
void StageView::arrangeHead()
{
    const double height = stageHeight();
    const bool isSmall = m_mode.isHeadSmall;
    const int margin = headRect().top();
    QRect area = headRect().adjusted(margin, 0, -margin, 0);
    if (isSmall) { // two lines, as a notice has
        area.setTop(0);
        area.setHeight(lineRect().height());
    }
    const int least = stage::pixels(height, stage::kLeastText);
    m_head.counter->setFont(stage::sized(font(), isSmall ? least : stage::pixels(height, stage::kText)));
    const int counter = QFontMetrics(m_head.counter->font()).size(0, m_head.counter->text()).width()
        + static_cast<int>(height * kGap);
    m_head.counter->setGeometry(area.right() - counter + 1, area.top(), counter, area.height());
    m_head.title->setGeometry(area.left(), area.top(), area.width() - counter, area.height());
    const QString title = grouped(headline());
    if (isSmall) {
        m_head.title->setFont(stage::sized(font(), least, true));
        m_head.title->setText(title);
        return;
    }
    m_head.title->setFont(stage::sized(font(), stage::pixels(height, kTitle), true));
    // In two languages it may be long: smaller letters rather than half of it.
    for (int pixels = m_head.title->font().pixelSize(); pixels > least
         && QFontMetrics(m_head.title->font()).horizontalAdvance(title) > area.width() - counter;)
        m_head.title->setFont(stage::sized(font(), --pixels, true));
    m_head.title->setText(
        QFontMetrics(m_head.title->font()).elidedText(title, Qt::ElideRight, area.width() - counter));
}

// In words: the result of a game, where that is told, says who has won.
bool StageView::isVerdictSaid() const
{
    const bool isResultTold = step() < 0 && !m_scene.tour && !m_scene.table && !m_session->result().isEmpty();
    return m_scene.panels && m_scene.verdict && !isResultTold;
}

// Whether the words name all winning moves, or how each move is answered.
bool StageView::areMovesListed() const
{
    const bool isLast = step() >= 0 && step() == m_session->stepCount() - 1;
    return movesStep() || (isLast && teaching::hasMovesToTell(*m_session));
}

// Whether the words are the winning moves, of which none has a page for itself; in one language, as lines of
// two take the room of all.
bool StageView::isListOfWins() const
{
    const bool isStep = m_text->isVisibleTo(this) && !m_scene.tour;
    return isStep && areMovesListed() && !m_text->hasLines() && !m_session->secondVoice();
}

// Whether none of them is cut above the chart, if that is where they are, on however many pages.
bool StageView::leavesWordsWhole(const QSize& side)
{
    return !isAboveChart() || !m_chart || m_text->leastHeight(side.width()) <= mostAboveChart(side);
}

// Below the verdict, on one page; a list of moves may go on on others rather than take away why.
bool StageView::hasRoomForWords(const QSize& side)
{
    if (isAboveChart())
        return fitsAboveChart(side);
    if (wordsHeight(side.width(), letters()) <= side.height())
        return true;
    return areMovesListed() && !isCharted() && m_text->heightOfTitledPages(side.width()) <= side.height();
}

// Above the words, which begin below it: beside it the board stays as it was. Above those of a step it is
// said in brief where a part of it needs more than a line, whatever room that step leaves it; above a chart
// and above moves where they would have no room else.
void StageView::arrangeVerdict(QRect& side)
{
    m_verdict->setMost(Banner::Most::All);
    m_text->setClose(false);
    if (!isVerdictSaid())
        return fitMovesAboveChart(side.size());
    const int gap = static_cast<int>(stageHeight() * kGap);
    const double share = isCharted() ? stage::kLeastText : letters();
    m_verdict->setFont(stage::sized(font(), stage::pixels(stageHeight(), share)));
    const int least = stage::pixels(stageHeight(), stage::kLeastText);
    const bool isWhole = m_scene.reason && step() < 0 && !(m_scene.moves && isCharted());
    const bool isOfStep = step() >= 0 && !areMovesListed();
    m_verdict->setRoom(least, isWhole, isOfStep);
    if (!isOfStep && (isAboveChart() || areMovesListed())) {
        const QSize rest = side.size() - QSize(0, m_verdict->heightForWidth(side.width()) + gap);
        const bool fits = hasRoomForWords(rest);
        const bool isEnough = fits || (!m_scene.moves && leavesWordsWhole(rest));
        m_verdict->setRoom(least, isWhole && isEnough, !fits);
    }
    fitMovesAboveChart(side.size());
    const int banner = m_verdict->heightForWidth(side.width());
    m_verdict->setGeometry(side.left(), side.top(), side.width(), banner);
    side.setTop(side.top() + banner + gap);
}

// A class sees all winning moves at once: where that is enough for it their lines stand closer, and no more
// is said above them than P or N.
void StageView::fitMovesAboveChart(const QSize& side)
{
    if (!isListOfWins() || !isAboveChart() || !m_chart)
        return;
    const auto fits = [&] {
        const int banner = m_verdict->heightForWidth(side.width()) + static_cast<int>(stageHeight() * kGap);
        const QSize rest = side - QSize(0, isVerdictSaid() ? banner : 0);
        return wordsHeight(rest.width(), stage::kLeastText) <= mostOfAllWords(rest);
    };
    using Most = Banner::Most;
    for (const Most most : {Most::All, Most::Brief, Most::Name}) {
        m_verdict->setMost(most);
        for (const bool isClose : {false, true}) {
            m_text->setClose(isClose);
            if (fits())
                return;
        }
    }
    m_verdict->setMost(Most::All);
    m_text->setClose(false);
}

// Of a chart with what stands below it, in which the axis that stands has room for its name.
double StageView::namedHeight() const
{
    return m_chart ? m_chart->leastHeight(stage::sized(font(), chartPixels())) : 0;
}

int StageView::leastPlotHeight() const
{
    const bool isMore = m_session->secondVoice() || (mayHideBoard() && !isListOfWins());
    const double least = isMore ? kLeastPlotOfSteps : kLeastPlot;
    return static_cast<int>(std::ceil(std::max(stageHeight() * least, namedHeight())));
}

// Where the chart is no higher than it has to be.
int StageView::mostAboveChart(const QSize& side)
{
    const auto gap = static_cast<int>(stageHeight() * kGap);
    return side.height() - gap - chartWordsHeight(side.width()) - leastPlotHeight();
}

// On one page: a step or a list of winning moves has it rather than a chart that is higher than it has to be.
int StageView::mostOfAllWords(const QSize& side)
{
    const int most = mostAboveChart(side);
    const int below = side.height() - static_cast<int>(stageHeight() * (kGap + kChartBelowAll));
    return isListOfWins() || mayHideBoard() ? most : std::min(most, below);
}

// Of all words of the step in such letters.
int StageView::wordsHeight(int width, double letters)
{
    m_text->setStageHeight(stageHeight());
    m_text->setLetters(letters);
    return m_text->heightOfAll(width);
}

// Whether these have room there, in the letters that they have above a chart.
bool StageView::fitsAboveChart(const QSize& side)
{
    return wordsHeight(side.width(), stage::kLeastText) <= mostAboveChart(side);
}

// Of the words: all of them, where the chart has room below them, else pages of which each has a sentence.
int StageView::heightAboveChart(const QSize& side)
{
    const int most = mostAboveChart(side);
    const int all = m_text->heightOfAll(side.width());
    if (all <= mostOfAllWords(side))
        return all;
    const double share = m_session->secondVoice() && !isWide() ? kChartBelowAll : kChartBelowPages;
    int pages = areMovesListed() ? most + 1 : m_text->heightOfTitledPages(side.width());
    if (pages > most)
        pages = m_text->heightOfPages(side.width(), most);
    if (!m_text->hasLines()) // which have a page each, whatever room there is
        pages = std::max(pages, side.height() - static_cast<int>(stageHeight() * (kGap + share)));
    return std::max(0, std::min(pages, most));
}

// Words, and the chart below them, unless it has that other place.
void StageView::arrangeSide(QRect side, const QRect& chart)
{
    const double height = stageHeight();
    m_text->setStageHeight(height);
    const bool isAbove = isAboveChart();
    m_text->setLetters(letters());
    m_fronts.question->setStageHeight(height);
    m_fronts.question->setGeometry(side);
    if (m_scene.panels && isAbove) {
        const int words = heightAboveChart(side.size());
        m_text->setTight(areMovesListed() || words < m_text->heightOfTitledPages(side.width()));
        m_text->setGeometry(side.left(), side.top(), side.width(), words);
        side.setTop(side.top() + words + static_cast<int>(height * kGap));
    } else if (m_scene.panels) {
        m_text->setTight(false);
        m_text->setGeometry(side);
    }
    m_text->layOut();
    if (!m_chart || !isCharted())
        return;
    arrangeChart(isAbove ? side : chart);
}

// Smaller where there is little room and they would take more lines, so that the chart keeps it.
void StageView::fitChartWords(QLabel& words, int width, int most, bool isBold) const
{
    const auto linesOf = [&](int pixels) {
        words.setFont(stage::sized(font(), pixels, isBold));
        return std::lround(words.heightForWidth(width) / double(words.fontMetrics().lineSpacing()));
    };
    const bool hasLittleRoom = m_session->secondVoice() && m_charted.place != ChartPlace::OfBoard;
    const int least = hasLittleRoom ? stage::pixels(stageHeight(), stage::kLeastOnBoard) : most;
    const long lines = linesOf(least);
    int pixels = most;
    while (pixels > least && linesOf(pixels) > lines)
        --pixels;
    words.setFont(stage::sized(font(), pixels, isBold));
}

// Labels of axes are the smallest letters of a chart.
int StageView::chartPixels() const
{
    const int least = stage::pixels(stageHeight(), stage::kLabels);
    int pixels = least;
    while (axisFont(stage::sized(font(), pixels)).pixelSize() < least)
        ++pixels;
    return pixels;
}

// In both languages on one line where that has room, so that the chart keeps it.
void StageView::setChartTitle(int width)
{
    const auto& second = m_session->secondVoice();
    const QStringList title = m_chart ? inBothLanguages(m_chart->data().title, second) : QStringList();
    const QFontMetricsF metrics(stage::sized(font(), chartPixels(), true));
    const bool isLine = metrics.horizontalAdvance(title.join(partMark())) < width;
    setInBothLanguages(*m_chartWords.title, title, second, isLine ? partMark() : QStringLiteral("\n"));
}

// Of its title and of what stands below it, which are set for that width.
int StageView::chartWordsHeight(int width)
{
    setChartTitle(width);
    fitChartWords(*m_chartWords.title, width, chartPixels(), true);
    fitChartWords(*m_chartWords.foot, width, stage::pixels(stageHeight(), stage::kLabels), false);
    const int foot = m_chartWords.foot->text().isEmpty() ? 0 : m_chartWords.foot->heightForWidth(width);
    m_chartWords.title->resize(width, m_chartWords.title->heightForWidth(width));
    m_chartWords.foot->resize(width, foot);
    return m_chartWords.title->height() + foot;
}

// Below it, where it stays high, what its signs stand for.
void StageView::arrangeChart(const QRect& side)
{
    chartWordsHeight(side.width());
    const auto& [title, foot, legend] = m_chartWords;
    legend->setFont(stage::sized(font(), stage::pixels(stageHeight(), stage::kLabels)));
    const QSize line = legend->sizeHint();
    const int most = side.height() - title->height() - foot->height() - line.height();
    const bool hasLegend =
        m_chart->data().drawable && line.width() <= side.width() && most >= stageHeight() * kHighPlot;
    legend->setVisible(hasLegend);
    const int last = side.bottom() + 1 - (hasLegend ? line.height() : 0);
    legend->setGeometry(side.left(), last, side.width(), line.height());
    title->setGeometry(balanced(*title, {side.topLeft(), QSize(side.width(), title->height())}));
    const int plot = last - foot->height();
    foot->setGeometry(balanced(*foot, {side.left(), plot, side.width(), foot->height()}));
    m_chart->setFont(stage::sized(font(), chartPixels()));
    m_chart->setGeometry(side.left(), title->geometry().bottom() + 1, side.width(),
                         plot - title->geometry().bottom() - 1);
}

// What is seen of the board in a size, in the step that shows least of it; see BoardWidget::fit.
Fit StageView::worstFit(int pixels, const QSize& size, Fit least) const
{
    std::vector<teaching::Shown> all(1); // nothing, first
    for (const Step& step : m_session->explanation().steps)
        for (std::size_t line = 0; line < std::max<std::size_t>(1, step.moves.size()); ++line)
            all.push_back(step.shownBy(line));
    return m_board->fit(all, stage::sized(font(), pixels), size, least);
}

// The largest letters with which the most is seen of the board, without a step and with each of them: so it
// stays as it is while one steps. That it is crowded is no reason for letters smaller than those of the
// words.
int StageView::fittingPixels(int largest, int least) const
{
    constexpr double kSmaller = 0.93;
    const int leastUncrowded = pixelsFor(stage::kText, stage::kLabels);
    int best = largest;
    Fit bestFit = Fit::Cut;
    for (int pixels = largest; bestFit != Fit::Whole;
         pixels = std::max(least, static_cast<int>(pixels * kSmaller))) {
        if (bestFit == Fit::Crowded && pixels < leastUncrowded)
            break;
        const Fit fit = worstFit(pixels, m_board->size(), bestFit); // only what is better counts
        if (fit < bestFit) {
            best = pixels;
            bestFit = fit;
        }
        if (pixels <= least)
            break;
    }
    return bestFit == Fit::Cut ? least : best; // as many parts as can be
}

// The letters of a board whose numbers and smallest letters are to have such shares of the height.
int StageView::pixelsFor(double forFigures, double forLabels) const
{
    const double height = stageHeight();
    const auto [figures, least] = m_board->letters();
    const double labels = stage::pixels(height, forLabels) / least;
    return static_cast<int>(
        std::ceil(figures > 0 ? std::max(labels, stage::pixels(height, forFigures) / figures) : labels));
}

int StageView::largestPixels() const
{
    const bool isAlone = !m_scene.panels && !m_scene.chart && m_board->letters().figures > 0;
    const int largest = pixelsFor(stage::kFigures, stage::kLabels);
    return isAlone ? static_cast<int>(std::ceil(largest * kAlone)) : largest;
}

// Figures and words of the board are as large as a hall wants them, larger when the board is alone, and
// smaller where not all of it would be seen.
void StageView::fitBoardFont()
{
    const int largest = largestPixels();
    const BoardFont wanted{m_session->position(),
                           m_session->match().start(),
                           m_board->size(),
                           m_session->arrangement(),
                           largest,
                           0};
    BoardFont& now = m_boardFont;
    const bool isSame = now.start == wanted.start && now.size == wanted.size
        && now.arrangement == wanted.arrangement && now.largest == wanted.largest;
    if (!isSame || now.position != wanted.position) {
        // While one plays it does not grow.
        const int most = isSame ? now.pixels : largest;
        now = wanted;
        now.pixels =
            fittingPixels(most, std::min(most, pixelsFor(stage::kLeastOnBoard, stage::kLeastOnBoard)));
    }
    m_board->setFont(stage::sized(font(), now.pixels));
}

void StageView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refresh();
}

void StageView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        forgetSizes();
        refresh();
        refreshChart(false);
    }
}

} // namespace laststone::widgets
