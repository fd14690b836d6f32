// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_panel.h"

#include "teaching/steps/aloud.h"
#include "ui_chart_panel.h"
#include "widgets/access/announce.h"
#include "widgets/look/icons.h"
#include "widgets/look/unbroken.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QSignalBlocker>
#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>

namespace laststone::widgets {

using teaching::PlaneData;
using teaching::PlanePoint;
using teaching::Position;
using teaching::Session;
using Change = Session::Change;
using Focus = ChartView::Focus;
using theory::Count;

namespace {

constexpr std::size_t kMostListedHeaps = 200; // more cannot be chosen from a list
constexpr int kNewsMs = 100;

} // namespace

// The work says itself what is known: the feed looks now and then, so that fast work does not keep the chart
// busy.
ChartFeed::ChartFeed(QObject* parent) : QObject(parent)
{
    m_news.setInterval(kNewsMs);
    connect(&m_news, &QTimer::timeout, this, [this] {
        if (m_future.isFinished())
            end();
        else if (m_told == m_work->known())
            return;
        m_told = m_work->known();
        emit changed();
    });
}

// The threads share what they use, and stop within milliseconds; they are waited for, so that nothing works
// on when the program ends.
ChartFeed::~ChartFeed()
{
    end();
    for (QFuture<void>& future : m_ending)
        future.waitForFinished();
}

void ChartFeed::ask(std::shared_ptr<teaching::PlaneWork> work, Count count)
{
    if (work != m_work) {
        end();
        m_work = std::move(work);
        m_refused = 0;
        m_told = 0;
    }
    if (!m_work)
        return;
    m_wanted = std::min(count, m_work->most());
    const bool refused = m_refused != 0 && m_wanted <= m_refused;
    if (m_work->knows(m_wanted) || refused)
        end();
    else if (m_job)
        m_job->wanted = m_wanted;
    else
        begin();
}

void ChartFeed::begin()
{
    m_job = std::make_shared<Job>();
    m_job->work = m_work;
    m_job->wanted = m_wanted;
    m_future = QtConcurrent::run(
        [job = m_job] { job->work->extendTo([job] { return job->wanted.load(); }, job->stop.get_token()); });
    m_news.start();
}

void ChartFeed::end()
{
    m_news.stop();
    if (!m_job)
        return;
    m_job->stop.request_stop();
    m_job.reset();
    std::erase_if(m_ending, [](const QFuture<void>& future) { return future.isFinished(); });
    m_ending.push_back(m_future);
}

void ChartFeed::cancel()
{
    if (!m_job)
        return;
    m_refused = m_wanted;
    end();
    emit changed();
}

double ChartFeed::progress() const
{
    if (!m_work || m_wanted == 0)
        return 1;
    return std::min(1.0, static_cast<double>(m_work->known()) / static_cast<double>(m_wanted));
}

ChartPanel::ChartPanel(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ChartPanel>())
    , m_save(new QAction(this))
    , m_copy(new QAction(this))
    , m_reset(new QAction(this))
    , m_cancel(new QAction(this))
{
    m_ui->setupUi(this);
    m_ui->resetButton->setDefaultAction(m_reset);
    m_ui->copyButton->setDefaultAction(m_copy);
    m_ui->saveButton->setDefaultAction(m_save);
    m_ui->cancelButton->setDefaultAction(m_cancel);
    const int em = fontMetrics().height();
    m_ui->progress->setFixedSize(em * 5, em / 2);
    showWork();
    connect(m_reset, &QAction::triggered, this, [this] { showPlane(Focus::Anew); });
    connect(m_copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setMimeData(mimeData(picture()));
        emit message(tr("The chart has been copied as a picture."));
    });
    connect(m_cancel, &QAction::triggered, this, [this] {
        if (m_feed)
            m_feed->cancel();
    });
    for (QComboBox* box : {m_ui->xBox, m_ui->yBox}) {
        connect(box, &QComboBox::activated, this, [this, box] {
            // The two axes stand for two different heaps.
            QComboBox* other = box == m_ui->xBox ? m_ui->yBox : m_ui->xBox;
            if (other->currentIndex() == box->currentIndex())
                other->setCurrentIndex(box->currentIndex() == 0 ? 1 : 0);
            chooseAxes();
            showPlane(Focus::Anew);
        });
    }
    retranslate();
}

ChartPanel::~ChartPanel() = default;

void ChartPanel::setSession(const Lesson& lesson, Session& session)
{
    m_lesson = &lesson;
    m_session = &session;
    retranslate();
    onChanged(Session::kEverything);
    connect(&session, &Session::changed, this, &ChartPanel::onChanged);
}

void ChartPanel::onChanged(Session::Changes what)
{
    if (what & Change::Position) {
        nameAxis();
        fillBoxes();
    }
    if (what & Change::Verdict)
        m_ui->hover->clear();
    const bool isOtherStep = what & (Change::Position | Change::Step) && m_view;
    if (isOtherStep)
        m_view->setShown(m_session->shown());
    // Also out of sight it keeps nothing that is to be hidden.
    if ((what & (Change::Position | Change::Verdict) && isVisible()) || (what & Change::Verdict && m_view))
        follow();
    else if (isOtherStep)
        followData();
}

// Made when it is first needed: a chart of Qt takes longer to make than the rest of the page, and a window
// that has just been opened can be played without.
ChartView* ChartPanel::view()
{
    if (!m_view) {
        m_view = new ChartView(this);
        m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        m_ui->viewHolder->addWidget(m_view);
        if (m_session)
            m_view->setShown(m_session->shown());
        connect(m_view, &ChartView::dataChanged, this, &ChartPanel::followData);
        connect(m_view, &ChartView::resetRequested, this, [this] { showPlane(Focus::Anew); });
        connect(m_view, &ChartView::pointHovered, this, &ChartPanel::showHover);
        connect(m_view, &ChartView::pointClicked, this, [this](const PlanePoint& point) { choose(point); });
        connect(m_view, &ChartView::draggedOutside, this, [this] {
            refuse({"ChartPanel",
                    QT_TRANSLATE_NOOP("ChartPanel",
                                      "There is no position there: a number of stones is at least 0."),
                    {}});
        });
        // It stands above the fields that have been made before it.
        QWidget* last = m_view;
        for (QWidget* next :
             {static_cast<QWidget*>(m_ui->xBox), static_cast<QWidget*>(m_ui->yBox),
              static_cast<QWidget*>(m_ui->cancelButton), static_cast<QWidget*>(m_ui->resetButton),
              static_cast<QWidget*>(m_ui->copyButton), static_cast<QWidget*>(m_ui->saveButton)}) {
            setTabOrder(last, next);
            last = next;
        }
    }
    return m_view;
}

void ChartPanel::chooseAxes()
{
    const auto heapOf = [](const QComboBox& box, std::size_t otherwise) {
        return box.currentIndex() < 0 ? otherwise : box.currentData().value<std::size_t>();
    };
    m_session->setAxes({heapOf(*m_ui->xBox, 0), heapOf(*m_ui->yBox, 1)});
}

const teaching::Plane& ChartPanel::plane() const
{
    return m_lesson->planeOf(position());
}

void ChartPanel::fillBoxes()
{
    std::vector<std::size_t> axes = plane().axes(position());
    axes.resize(std::min(kMostListedHeaps, axes.size()));
    for (QComboBox* box : {m_ui->xBox, m_ui->yBox}) {
        if (box->count() == static_cast<int>(axes.size()))
            continue;
        const QSignalBlocker blocker(box);
        const int before = box->currentIndex();
        box->clear();
        for (const std::size_t heap : axes)
            box->addItem(QString::number(heap + 1), QVariant::fromValue(heap));
        box->setCurrentIndex(before < box->count() ? before : -1);
    }
    if (axes.size() >= 2
        && (m_ui->xBox->currentIndex() < 0 || m_ui->yBox->currentIndex() < 0
            || m_ui->xBox->currentIndex() == m_ui->yBox->currentIndex())) {
        m_ui->xBox->setCurrentIndex(0);
        m_ui->yBox->setCurrentIndex(1);
    }
    chooseAxes();
    // Where there is no choice, nothing is asked.
    const bool isOne = !plane().xLabel.isEmpty();
    for (QWidget* widget : {static_cast<QWidget*>(m_ui->xLabel), static_cast<QWidget*>(m_ui->xBox)})
        widget->setVisible(axes.size() > (isOne ? 1 : 2));
    for (QWidget* widget : {static_cast<QWidget*>(m_ui->yLabel), static_cast<QWidget*>(m_ui->yBox)})
        widget->setVisible(axes.size() > 2 && !isOne);
}

// Shows the position, in a part of the plane where it can be seen.
void ChartPanel::follow()
{
    // Under another rule other places are worth seeing. A view that the person has set stays, as long as the
    // position can be seen.
    const bool isNew = m_view == nullptr;
    const bool isOwn = view()->window().x == m_ownView;
    if (isNew || (isOwn && m_ownRule != position().rule()))
        showPlane(Focus::Anew);
    else
        showPlane(isOwn ? Focus::IfUnfit : Focus::IfOutside);
}

void ChartPanel::showPlane(ChartView::Focus focus)
{
    if (!m_session)
        return;
    view()->setAnswerShown(m_session->isVerdictShown(), m_session->isTableAsking());
    if (view()->showPlane(plane(), position(), m_session->axes().x, m_session->axes().y, focus)) {
        m_ownView = view()->window().x;
        m_ownRule = position().rule();
    }
}

void ChartPanel::showEvent(QShowEvent* event)
{
    // While it was hidden it was not kept up to date.
    if (m_session)
        follow();
    QWidget::showEvent(event);
}

void ChartPanel::hideEvent(QHideEvent* event)
{
    if (m_feed)
        m_feed->pause();
    QWidget::hideEvent(event);
}

// Says what is in view, and asks for what is not known of it yet.
void ChartPanel::followData()
{
    const auto voice = teaching::Voice::installed();
    const QString title = voice.say(m_view->data().title);
    m_view->setAccessibleName(title.isEmpty() ? tr("Chart") : teaching::aloud(title, voice));
    m_view->setAccessibleDescription(spoken());
    if (isVisible() && m_session)
        feed();
}

void ChartPanel::feed()
{
    if (!m_feed) {
        if (!plane().work)
            return;
        m_feed = new ChartFeed(this);
        connect(m_feed, &ChartFeed::changed, this, [this] {
            m_view->refresh();
            showWork();
        });
    }
    const teaching::PlaneWindow window = m_view->window();
    m_feed->ask(plane().work ? plane().work(position(), window) : nullptr, window.x.last + 1);
    if (!m_feed->isWorking())
        showWork(); // else when there is news: most work is done before anyone would see a bar
}

void ChartPanel::showWork()
{
    const bool working = m_feed && m_feed->isWorking();
    m_ui->progress->setVisible(working);
    m_ui->cancelButton->setVisible(working);
    if (working)
        m_ui->progress->setValue(static_cast<int>(m_feed->progress() * m_ui->progress->maximum()));
}

// What is to be seen, for those who do not see it.
QString ChartPanel::spoken() const
{
    if (!m_session->isVerdictShown())
        return {}; // the name says it

    const auto list = [](const std::vector<PlanePoint>& points) {
        constexpr std::size_t kMostRead = 40;
        QStringList texts;
        for (std::size_t i = 0; i < std::min(kMostRead, points.size()); ++i)
            texts << QStringLiteral("(%1, %2)").arg(points[i].x).arg(points[i].y);
        return texts.join(QLatin1Char(' '));
    };
    const PlaneData& shown = m_view->data();
    QStringList lines;
    if (shown.drawable) {
        //: read aloud: %1 is a point such as "(3, 5)"
        lines << tr("Position on the board: %1").arg(list({shown.current}));
    }
    if (shown.lost.empty()) {
        lines << tr("No P-position is in view.");
    } else {
        //: read aloud: %1 lists points such as "(1, 2) (3, 5)"
        lines << tr("P-positions in view: %1").arg(list(shown.lost));
    }
    if (!shown.winning.empty()) {
        //: read aloud: %1 lists points such as "(1, 2) (3, 5)"
        lines << tr("Winning moves lead to: %1").arg(list(shown.winning));
    }
    if (const ChartPlot::Arrows arrows = m_view->arrows(); arrows.answer) {
        //: read aloud, of a move that a step shows with its answer: each a point such as "(3, 5)"
        lines << tr("The move leads to %1, its answer to %2")
                     .arg(list({arrows.to.back()}), list({*arrows.answer}));
    }
    return lines.join(QLatin1Char('\n'));
}

void ChartPanel::choose(const PlanePoint& point)
{
    const teaching::PlaneTarget target = plane().positionAt(position(), m_view->window(), point);
    if (const auto* reason = std::get_if<teaching::Sentence>(&target))
        refuse(*reason);
    else
        m_session->setPosition(std::get<Position>(target));
}

// A point that is no position is named as such, beside the chart, and nothing changes.
void ChartPanel::refuse(const teaching::Sentence& reason)
{
    const QString text = grouped(teaching::Voice::installed().say(reason));
    m_ui->hover->setText(text);
    m_ui->hover->setToolTip(text);
    emit message(text);
}

void ChartPanel::showHover(const std::optional<PlanePoint>& point)
{
    if (!point || !m_lesson) {
        m_ui->hover->clear();
        view()->setCursor(Qt::ArrowCursor);
        return;
    }
    const bool winning = std::ranges::find(m_view->data().winning, *point) != m_view->data().winning.end();
    const QString place = QStringLiteral("(%1, %2)").arg(point->x).arg(point->y);
    const teaching::PlaneTarget target = plane().positionAt(position(), m_view->window(), *point);
    const auto* meant = std::get_if<Position>(&target);
    view()->setCursor(meant ? Qt::PointingHandCursor : Qt::ForbiddenCursor);
    if (plane().pointText) {
        m_ui->hover->setText(
            teaching::Voice::installed().say(plane().pointText(position(), m_view->window(), *point)));
    } else if (!meant) {
        m_ui->hover->setText(teaching::Voice::installed().say(std::get<teaching::Sentence>(target)));
    } else if (winning) {
        //: %1 is a point such as "(7, 4)"
        m_ui->hover->setText(tr("%1: P-position, reached by a winning move").arg(place));
    } else if (meant->game->outcome(*meant) == theory::Outcome::P) {
        //: %1 is a point such as "(7, 4)"
        m_ui->hover->setText(tr("%1: P-position").arg(place));
    } else {
        //: %1 is a point such as "(7, 4)"
        m_ui->hover->setText(tr("%1: N-position").arg(place));
    }
    m_ui->hover->setText(grouped(m_ui->hover->text()));
    m_ui->hover->setToolTip(m_ui->hover->text());
}

Picture ChartPanel::picture()
{
    if (!isVisible())
        follow(); // it has not been kept up to date
    ChartView* chart = view();
    const QSizeF size = chart->sceneRect().size();
    return {size,
            [chart, size](QPainter& painter) {
                painter.setRenderHint(QPainter::Antialiasing);
                chart->scene()->render(&painter, QRectF(QPointF(), size), chart->sceneRect());
            },
            teaching::Voice::installed().say(chart->data().title)};
}

// Depends on the position: the parts of a graph game are tokens.
void ChartPanel::nameAxis()
{
    if (!m_session)
        return;
    const QString own = teaching::Voice::installed().say(plane().xLabel);
    // Else the one of the form, which another position may have replaced.
    m_ui->xLabel->setText(own.isEmpty() ? QCoreApplication::translate("ChartPanel", "a:") : own);
}

void ChartPanel::retranslate()
{
    m_ui->retranslateUi(this);
    sayNames({m_ui->xBox, m_ui->yBox});
    nameAxis();
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop working out more of the chart"));
    const Theme& theme = Theme::of(palette());
    m_reset->setText(tr("Reset chart"));
    m_reset->setToolTip(tr("Show the chart as it was at first (double click)"));
    m_reset->setIcon(themedIcon(QStringLiteral("zoom-reset"), theme));
    m_copy->setText(tr("Copy chart"));
    m_copy->setToolTip(tr("Copy the chart as a picture"));
    m_copy->setIcon(themedIcon(QStringLiteral("copy"), theme));
    m_save->setText(tr("Save chart…"));
    m_save->setToolTip(tr("Save the chart as PNG, SVG or PDF"));
    m_save->setIcon(themedIcon(QStringLiteral("save"), theme));
    m_reset->setWhatsThis(tr("Shows the part of the chart again in which the position lies."));
    m_copy->setWhatsThis(tr("Copies the chart as a picture, to be pasted into a text or on a slide."));
    m_save->setWhatsThis(tr("Writes the chart to a file: PNG, SVG or PDF."));
    m_ui->hover->clear();
}

void ChartPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::PaletteChange:
        retranslate();
        break;
    default:
        break;
    }
}

} // namespace laststone::widgets
