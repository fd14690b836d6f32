// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart_panel.h"

#include "ui_chart_panel.h"
#include "widgets/chart_view.h"
#include "widgets/icons.h"

#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

namespace laststone::widgets {

using teaching::Mark;
using teaching::Position;

namespace {

constexpr double kPngScale = 2; // sharp in print and on large screens
constexpr std::size_t kMostListedHeaps = 200; // more cannot be chosen from a list

} // namespace

ChartPanel::ChartPanel(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::ChartPanel>())
    , m_save(new QAction(this))
    , m_copy(new QAction(this))
    , m_reset(new QAction(this))
{
    m_ui->setupUi(this);
    m_ui->resetButton->setDefaultAction(m_reset);
    m_ui->copyButton->setDefaultAction(m_copy);
    m_ui->saveButton->setDefaultAction(m_save);
    connect(m_reset, &QAction::triggered, this, &ChartPanel::reset);
    connect(m_copy, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setMimeData(mimeData(picture()));
        emit message(tr("The chart has been copied as a picture."));
    });
    connect(m_save, &QAction::triggered, this, &ChartPanel::saveAs);
    connect(m_ui->view, &ChartView::windowChanged, this, &ChartPanel::refresh);
    connect(m_ui->view, &ChartView::resetRequested, this, &ChartPanel::reset);
    connect(m_ui->view, &ChartView::pointHovered, this, &ChartPanel::showHover);
    connect(m_ui->view, &ChartView::pointClicked, this,
            [this](const ChartPoint& point) { emit positionChosen(positionAt(point)); });
    for (QComboBox* box : {m_ui->xBox, m_ui->yBox}) {
        connect(box, &QComboBox::activated, this, [this, box] {
            // The two axes stand for two different heaps.
            QComboBox* other = box == m_ui->xBox ? m_ui->yBox : m_ui->xBox;
            if (other->currentIndex() == box->currentIndex())
                other->setCurrentIndex(box->currentIndex() == 0 ? 1 : 0);
            reset();
        });
    }
    retranslate();
}

ChartPanel::~ChartPanel() = default;

void ChartPanel::setLesson(const Lesson& lesson)
{
    m_lesson = &lesson;
}

ChartView* ChartPanel::view() const
{
    return m_ui->view;
}

std::size_t ChartPanel::xHeap() const
{
    return static_cast<std::size_t>(std::max(0, m_ui->xBox->currentIndex()));
}

std::size_t ChartPanel::yHeap() const
{
    const int index = m_ui->yBox->currentIndex();
    return index < 0 ? 1 : static_cast<std::size_t>(index);
}

void ChartPanel::fillBoxes()
{
    const auto heaps = static_cast<int>(std::min(kMostListedHeaps, m_position.heaps.size()));
    for (QComboBox* box : {m_ui->xBox, m_ui->yBox}) {
        if (box->count() == heaps)
            continue;
        const QSignalBlocker blocker(box);
        const int before = box->currentIndex();
        box->clear();
        for (int i = 0; i < heaps; ++i)
            box->addItem(QString::number(i + 1));
        box->setCurrentIndex(before >= 0 && before < heaps ? before : -1);
    }
    if (heaps >= 2
        && (m_ui->xBox->currentIndex() < 0 || m_ui->yBox->currentIndex() < 0
            || m_ui->xBox->currentIndex() == m_ui->yBox->currentIndex())) {
        m_ui->xBox->setCurrentIndex(0);
        m_ui->yBox->setCurrentIndex(1);
    }
    m_ui->xBox->setEnabled(heaps > 2);
    m_ui->yBox->setEnabled(heaps > 2);
}

void ChartPanel::setPosition(const Position& position)
{
    m_position = position;
    fillBoxes();
    refresh();
    // The view stays as the person has set it, as long as the position can be seen.
    const auto& view = *m_ui->view;
    if (m_data.drawable
        && !(view.xRange().contains(m_data.current.x) && view.yRange().contains(m_data.current.y)))
        reset();
}

void ChartPanel::showEvent(QShowEvent* event)
{
    // While it was hidden it was not kept up to date.
    setPosition(m_position);
    QWidget::showEvent(event);
}

void ChartPanel::setMarks(const std::vector<Mark>& marks)
{
    m_marks = marks;
    refresh();
}

void ChartPanel::refresh()
{
    if (!m_lesson || isHidden())
        return;
    const ChartWindow window{xHeap(), yHeap(), m_ui->view->xRange(), m_ui->view->yRange()};
    m_data = m_lesson->chart(m_position, window);
    std::optional<ChartPoint> arrow;
    for (const Mark& mark : m_marks) {
        if (mark.kind != Mark::Kind::Take && mark.kind != Mark::Kind::Threat)
            continue;
        if (mark.heap == window.xHeap)
            arrow = ChartPoint{mark.to, m_data.current.y};
        else if (mark.heap == window.yHeap)
            arrow = ChartPoint{m_data.current.x, mark.to};
    }
    m_ui->view->setData(m_data);
    m_ui->view->setArrow(arrow);
    m_ui->view->setAccessibleName(teaching::Voice::installed().say(m_data.title));
    QStringList points;
    constexpr std::size_t kMostRead = 40;
    for (std::size_t i = 0; i < std::min(kMostRead, m_data.lost.size()); ++i)
        points << QStringLiteral("(%1, %2)").arg(m_data.lost[i].x).arg(m_data.lost[i].y);
    //: read aloud: %1 lists points such as "(1, 2) (3, 5)"
    m_ui->view->setAccessibleDescription(tr("P-positions in view: %1").arg(points.join(QLatin1Char(' '))));
}

Position ChartPanel::positionAt(const ChartPoint& point) const
{
    Position position = m_position;
    if (std::max(xHeap(), yHeap()) < position.heaps.size()) {
        position.heaps[xHeap()] = point.x;
        position.heaps[yHeap()] = point.y;
    }
    return position;
}

void ChartPanel::showHover(const std::optional<ChartPoint>& point)
{
    if (!point || !m_lesson) {
        m_ui->hover->clear();
        m_ui->view->setCursor(Qt::ArrowCursor);
        return;
    }
    m_ui->view->setCursor(Qt::PointingHandCursor);
    const bool winning = std::ranges::find(m_data.winning, *point) != m_data.winning.end();
    const QString place = QStringLiteral("(%1, %2)").arg(point->x).arg(point->y);
    if (winning) {
        //: %1 is a point such as "(7, 4)"
        m_ui->hover->setText(tr("%1: P-position, reached by a winning move").arg(place));
    } else if (m_lesson->rules->outcome(positionAt(*point)) == theory::Outcome::P) {
        //: %1 is a point such as "(7, 4)"
        m_ui->hover->setText(tr("%1: P-position").arg(place));
    } else {
        //: %1 is a point such as "(7, 4)"
        m_ui->hover->setText(tr("%1: N-position").arg(place));
    }
    m_ui->hover->setToolTip(m_ui->hover->text());
}

void ChartPanel::reset()
{
    if (std::max(xHeap(), yHeap()) < m_position.heaps.size())
        m_ui->view->focusOn({m_position.heaps[xHeap()], m_position.heaps[yHeap()]});
    refresh();
}

Picture ChartPanel::picture() const
{
    ChartView* chart = m_ui->view;
    const QSizeF size = chart->sceneRect().size();
    return {size,
            [chart, size](QPainter& painter) {
                painter.setRenderHint(QPainter::Antialiasing);
                chart->scene()->render(&painter, QRectF(QPointF(), size), chart->sceneRect());
            },
            teaching::Voice::installed().say(m_data.title)};
}

void ChartPanel::saveAs()
{
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Save chart"), QStringLiteral("laststone-chart.png"), tr("Pictures (*.png *.svg *.pdf)"));
    if (file.isEmpty())
        return;
    const QString named = pictureFormat(file) ? file : file + QStringLiteral(".png");
    if (const auto error = save(picture(), named, kPngScale)) {
        //: %1 is a file name, %2 what the system says
        QMessageBox::warning(this, tr("Save chart"), tr("%1 could not be written: %2").arg(named, *error));
        return;
    }
    //: %1 is a file name
    emit message(tr("The chart has been saved as %1.").arg(named));
}

void ChartPanel::retranslate()
{
    m_ui->retranslateUi(this);
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
    m_ui->hover->clear();
    refresh();
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
