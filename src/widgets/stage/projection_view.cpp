// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/projection_view.h"

#include "teaching/notation.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_style.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson.h"
#include "widgets/stage/stage_banner.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

using teaching::Voice;

namespace {

constexpr double kTitle = 0.05;
constexpr double kMargin = 0.03;
constexpr double kGap = 0.018;
constexpr double kBoardShareWide = 0.58; // of the width, on a screen of 16:9 and the like
constexpr double kBoardShareNarrow = 0.55; // on one of 4:3
constexpr double kForSecond = 0.05; // of the width, less for the board when words stand in two languages
constexpr double kWide = 1.5; // from this ratio of the sides on
constexpr double kNarrowest = 1.25;
constexpr double kMostTitles = 0.4; // of the height, above a chart
constexpr double kAlone = 1.3; // a board alone has room for larger letters

QFont sized(const QFont& base, int pixels, bool bold = false)
{
    QFont font = base;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

// What there is to say before the first step.
teaching::Step question()
{
    const auto say = [](const char* source) {
        return teaching::Sentence{"laststone::widgets::ProjectionView", source, {}};
    };
    teaching::Step step;
    step.title = say(QT_TRANSLATE_NOOP("laststone::widgets::ProjectionView", "Who wins?"));
    step.details = {
        say(QT_TRANSLATE_NOOP("laststone::widgets::ProjectionView",
                              "N: the next player, who is to move. By which move?")),
        say(QT_TRANSLATE_NOOP("laststone::widgets::ProjectionView",
                              "P: the previous player, whatever the other one does.")),
    };
    return step;
}

} // namespace

ProjectionView::ProjectionView(const Lesson& lesson, QWidget* parent)
    : QWidget(parent)
    , m_lesson(&lesson)
    , m_dark(Theme::of(palette()).dark)
    , m_title(new QLabel(this))
    , m_counter(new QLabel(this))
    , m_chartTitle(new QLabel(this))
    , m_verdict(new StageBanner(this))
    , m_text(new StageText(this))
{
    setAutoFillBackground(true);
    m_counter->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_chartTitle->setWordWrap(true);
    m_chartTitle->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_chartTitle->setTextFormat(Qt::PlainText);
    makeBoard();
    applyTheme();
}

void ProjectionView::makeBoard()
{
    delete m_board;
    m_board = m_lesson->makeBoard(this);
    m_board->setFocusPolicy(Qt::NoFocus);
    // The wheel scrolls. A board may be made of others.
    m_board->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (auto* inner : m_board->findChildren<BoardWidget*>())
        inner->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_board->setPlayable(m_playable);
    m_board->setEditable(false); // that is done in the window, where it can be undone
    connect(m_board, &BoardWidget::moveMade, this, &ProjectionView::moveMade);
}

void ProjectionView::setLesson(const Lesson& lesson)
{
    if (&lesson == m_lesson)
        return;
    m_lesson = &lesson;
    m_scene = {};
    makeBoard();
    delete m_chart;
    m_chart = nullptr;
    m_board->show();
    applyTheme();
}

void ProjectionView::setExplanation(const teaching::Explanation& explanation, int current)
{
    StageScene scene;
    scene.explanation = explanation;
    scene.step = current;
    setScene(scene);
}

void ProjectionView::setScene(const StageScene& scene, const std::optional<teaching::Move>& made)
{
    const bool isNew = !(scene.explanation.position == m_scene.explanation.position);
    const bool otherAxes = scene.chartX != m_scene.chartX || scene.chartY != m_scene.chartY;
    m_scene = scene;
    if (scene.arrangement >= 0 && scene.arrangement != m_board->arrangement())
        m_board->setArrangement(scene.arrangement);
    m_board->setVerdictShown(scene.verdict);
    if (isNew) {
        m_board->setMarks({});
        m_board->setPosition(scene.explanation.position, made);
    }
    m_board->setMarks(step().marks);
    refresh();
    refreshChart(isNew || otherAxes);
}

void ProjectionView::setDark(bool dark)
{
    if (dark == m_dark)
        return;
    m_dark = dark;
    applyTheme();
}

void ProjectionView::setPlayable(bool playable)
{
    m_playable = playable;
    m_board->setPlayable(playable);
}

bool ProjectionView::isWide() const
{
    return width() >= kWide * height();
}

double ProjectionView::stageHeight() const
{
    return std::min<double>(height(), width() / kNarrowest);
}

void ProjectionView::applyTheme()
{
    const Theme& theme = Theme::stage(m_dark);
    setPalette(theme.palette());
    for (QWidget* child : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        child->setPalette(theme.palette());
        // The style sheet of the application would give it the colours of the window.
        if (qobject_cast<QAbstractScrollArea*>(child))
            child->setStyleSheet(theme.styleSheet());
    }
    refresh();
}

ChartView* ProjectionView::chart()
{
    if (!m_chart) {
        m_chart = new ChartView(this);
        m_chart->setFocusPolicy(Qt::NoFocus);
        m_chart->setPalette(palette());
        m_chart->setStyleSheet(Theme::stage(m_dark).styleSheet());
        m_chart->setTitleShown(false);
        connect(m_chart, &ChartView::dataChanged, this, [this] {
            m_chartTitle->setText(Voice::installed().say(m_chart->data().title));
            arrange();
        });
        connect(m_chart, &ChartView::resetRequested, this, [this] { refreshChart(true); });
        connect(m_chart, &ChartView::pointClicked, this, [this](const teaching::PlanePoint& point) {
            const auto target = plane().positionAt(m_scene.explanation.position, m_chart->window(), point);
            if (const auto* position = std::get_if<teaching::Position>(&target); position && m_playable)
                emit positionChosen(*position);
        });
    }
    return m_chart;
}

// Not every number of a position can be on an axis.
const teaching::Plane& ProjectionView::plane() const
{
    return m_lesson->planeOf(m_scene.explanation.position);
}

void ProjectionView::refreshChart(bool follow)
{
    if (!m_scene.chart || m_scene.explanation.steps.empty())
        return;
    const teaching::Position& position = m_scene.explanation.position;
    const auto axes = plane().axes(position);
    const auto has = [&](std::size_t heap) { return std::ranges::find(axes, heap) != axes.end(); };
    std::size_t x = m_scene.chartX;
    std::size_t y = m_scene.chartY;
    if (axes.size() >= 2 && (!has(x) || !has(y) || x == y)) {
        x = axes[0];
        y = axes[1];
    }
    chart()->setMoves(step().shown.moves);
    chart()->showPlane(plane(), position, x, y, follow ? ChartView::Focus::Anew : ChartView::Focus::Keep);
}

QString ProjectionView::headline() const
{
    const auto voice = Voice::installed();
    const teaching::Position& position = m_scene.explanation.position;
    QStringList parts{voice.say(m_lesson->title)};
    if (m_scene.second && m_scene.second->say(m_lesson->title) != parts.constFirst())
        parts << m_scene.second->say(m_lesson->title);
    if (m_lesson->ruleNumber) {
        parts << QStringLiteral("%1 %2").arg(voice.say(m_lesson->ruleNumber->label),
                                             voice.number(m_lesson->ruleNumber->get(position)));
    } else if (!m_lesson->kinds.empty() && !m_lesson->kinds[m_lesson->kindOf(position)].isRuleTyped) {
        // A rule that nobody types is long, and to be seen on the board.
        parts << voice.say(m_lesson->kinds[m_lesson->kindOf(position)].name);
    } else if (!position.rule().isEmpty()) {
        parts << position.rule();
    }
    if (position.play == theory::Play::Misere)
        parts << tr("the last stone loses");
    return parts.join(QStringLiteral("  ·  "));
}

teaching::Step ProjectionView::step() const
{
    return m_scene.step < 0 ? question() : m_scene.explanation.steps[static_cast<std::size_t>(m_scene.step)];
}

StageText::Words ProjectionView::words() const
{
    const auto voice = Voice::installed();
    const auto& second = m_scene.second;
    const teaching::Step shown = step();
    StageText::Words words;
    words.secondFamilies = m_scene.secondFamilies;
    words.title = voice.say(shown.title);
    if (second)
        words.secondTitle = second->say(shown.title);
    if (words.secondTitle == words.title)
        words.secondTitle.clear();
    if (m_scene.chart)
        return words; // it stands where the details were
    words.table = shown.table;
    for (const teaching::Sentence& detail : shown.details) {
        words.details << voice.say(detail);
        if (second)
            words.secondDetails << second->say(detail);
    }
    return words;
}

void ProjectionView::refresh()
{
    if (m_scene.explanation.steps.empty())
        return;
    const teaching::Position& position = m_scene.explanation.position;
    const teaching::Sentence verdict = position.game->verdict(position);
    m_verdict->setVerdict(position.game->outcome(position), Voice::installed().say(verdict),
                          m_scene.second && isWide() ? m_scene.second->say(verdict) : QString(),
                          m_scene.secondFamilies);
    m_counter->setText(
        m_scene.step < 0
            ? QString()
            : QStringLiteral("%1/%2").arg(m_scene.step + 1).arg(m_scene.explanation.steps.size()));
    m_text->setWords(words());
    if (m_scene.chart)
        chart();
    arrange();
}

// Everything has its place by shares of the size: board left, words or chart right, head and verdict above.
void ProjectionView::arrange()
{
    const double height = stageHeight();
    const bool wide = isWide();
    if (width() <= 0 || height <= 0 || m_scene.explanation.steps.empty())
        return;
    const int margin = static_cast<int>(height * kMargin);
    const int gap = static_cast<int>(height * kGap);
    QRect area = rect().adjusted(margin, margin, -margin, -margin);
    for (QWidget* panel :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_counter), static_cast<QWidget*>(m_text)})
        panel->setVisible(m_scene.panels);
    m_verdict->setVisible(m_scene.panels && m_scene.verdict);
    m_chartTitle->setVisible(m_scene.chart);
    if (m_chart)
        m_chart->setVisible(m_scene.chart);

    if (m_scene.panels) {
        m_title->setFont(sized(font(), stage::pixels(height, kTitle), true));
        m_counter->setFont(sized(font(), stage::pixels(height, stage::kText)));
        m_verdict->setFont(sized(font(), stage::pixels(height, stage::kText)));
        const int line = QFontMetrics(m_title->font()).height();
        const int counter = QFontMetrics(m_counter->font()).horizontalAdvance(m_counter->text()) + gap;
        m_title->setGeometry(area.left(), area.top(), area.width() - counter, line);
        m_title->setText(
            QFontMetrics(m_title->font()).elidedText(headline(), Qt::ElideRight, area.width() - counter));
        m_counter->setGeometry(area.right() - counter + 1, area.top(), counter, line);
        area.setTop(area.top() + line + gap);
        if (m_scene.verdict) {
            const int banner = m_verdict->heightForWidth(area.width());
            m_verdict->setGeometry(area.left(), area.top(), area.width(), banner);
            area.setTop(area.top() + banner + gap);
        }
    }
    const bool split = m_scene.panels || m_scene.chart;
    double share = !split ? 1 : !m_scene.panels ? 0.5 : wide ? kBoardShareWide : kBoardShareNarrow;
    if (m_scene.panels && m_scene.second)
        share -= kForSecond;
    QRect board = area;
    board.setWidth(static_cast<int>(area.width() * share));
    m_board->setGeometry(board);
    fitBoardFont();
    QRect side = area;
    side.setLeft(board.right() + 1 + 2 * gap);
    m_text->setStageHeight(height);
    if (m_scene.panels && m_scene.chart) {
        const int titles =
            std::min(m_text->heightOfTitles(side.width()), static_cast<int>(area.height() * kMostTitles));
        m_text->setGeometry(side.left(), side.top(), side.width(), titles);
        side.setTop(side.top() + titles + gap);
    } else if (m_scene.panels) {
        m_text->setGeometry(side);
    }
    if (m_chart && m_scene.chart) {
        // Labels of axes are the smallest letters of a chart.
        int pixels = stage::pixels(height, stage::kLabels);
        const int least = pixels;
        while (axisFont(sized(font(), pixels)).pixelSize() < least)
            ++pixels;
        m_chartTitle->setFont(sized(font(), pixels, true));
        const int title = m_chartTitle->heightForWidth(side.width());
        m_chartTitle->setGeometry(side.left(), side.top(), side.width(), title);
        m_chart->setFont(sized(font(), pixels));
        m_chart->setGeometry(side.adjusted(0, title, 0, 0));
    }
}

// The least size at which figures and words of the board are large enough; larger when the board is alone.
void ProjectionView::fitBoardFont()
{
    const double height = stageHeight();
    const auto [figures, least] = m_board->letters();
    const auto needed = [&](double factor) {
        double pixels = stage::pixels(height, stage::kLabels) / least;
        if (figures > 0)
            pixels = std::max(pixels, stage::pixels(height, stage::kFigures) / figures);
        return static_cast<int>(std::ceil(pixels * factor));
    };
    const bool alone = !m_scene.panels && !m_scene.chart && figures > 0;
    m_board->setFont(sized(font(), needed(alone ? kAlone : 1)));
    auto boards = m_board->findChildren<BoardWidget*>();
    boards << m_board;
    const bool scrolls = std::ranges::any_of(boards, [](const BoardWidget* each) {
        return each->isVisibleTo(each->window()) && each->verticalScrollBar()->maximum() > 0;
    });
    if (alone && scrolls)
        m_board->setFont(sized(font(), needed(1)));
}

void ProjectionView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refresh();
}

void ProjectionView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        refresh();
        refreshChart(false);
    }
}

} // namespace laststone::widgets
