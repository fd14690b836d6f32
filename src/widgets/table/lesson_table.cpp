// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/lesson_table.h"

#include "widgets/chart/bar_chart.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/table/number_list.h"
#include "widgets/table/table_canvas.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace laststone::widgets {

LessonTable::LessonTable(const teaching::Table& table, QWidget* parent) : QWidget(parent), m_table(table)
{
    auto* rows = new QVBoxLayout(this);
    if (m_table.bars) {
        m_bars = new BarChart(this);
        rows->setContentsMargins({});
        rows->addWidget(m_bars);
    } else {
        makeCells(*rows);
        retranslate();
    }
}

void LessonTable::makeCells(QVBoxLayout& rows)
{
    m_text = new QLabel(this);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_canvas = new TableCanvas(this);
    rows.addWidget(m_text);
    rows.addWidget(m_canvas, 1);

    auto* controls = new QHBoxLayout;
    m_part = new QComboBox(this);
    m_part->hide();
    controls->addWidget(m_part);
    m_back = new QToolButton(this);
    m_next = new QToolButton(this);
    m_play = new QToolButton(this);
    for (QToolButton* button : {m_back, m_next, m_play}) {
        button->setProperty("flat", true);
        controls->addWidget(button);
    }
    m_play->setCheckable(true);
    m_slider = new QSlider(Qt::Horizontal, this);
    controls->addWidget(m_slider, 1);
    rows.addLayout(controls);
    if (const auto list = m_table.list ? m_table.list() : std::nullopt) {
        m_list = new NumberList(*list, this);
        m_list->addGoTo(*controls);
        rows.addWidget(m_list, 1);
        connect(m_list, &NumberList::positionChosen, this, &LessonTable::positionChosen);
    }
    m_timer.setInterval(motion::kTableRow);
    connect(m_canvas, &TableCanvas::positionChosen, this, &LessonTable::positionChosen);
    connect(m_part, &QComboBox::activated, this, &LessonTable::refresh);
    connect(m_back, &QToolButton::clicked, this, [this] { setStep(m_step - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { setStep(m_step + 1); });
    connect(m_play, &QToolButton::toggled, this, &LessonTable::setPlaying);
    connect(m_slider, &QSlider::valueChanged, this, &LessonTable::setStep);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        setStep(m_step + 1);
        if (m_step == lastStep())
            setPlaying(false);
    });
}

// Less than its parts would like: a small window keeps all its controls, and the picture shrinks first.
QSize LessonTable::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    return m_bars ? QWidget::minimumSizeHint() : QSize(em * 16, em * 10);
}

void LessonTable::setPosition(const teaching::Position& position)
{
    const bool isOtherRule = position.rule() != m_position.rule();
    m_position = position;
    if (m_part && isOtherRule)
        m_part->setCurrentIndex(m_part->count() > 0 ? 0 : -1);
    if (m_list)
        m_list->setPosition(position);
    refresh();
}

void LessonTable::setStep(int step)
{
    m_step = std::clamp(step, 0, lastStep());
    refresh();
}

void LessonTable::setPlaying(bool playing)
{
    if (playing == m_timer.isActive())
        return;
    if (playing) {
        if (m_step == lastStep())
            setStep(0);
        m_timer.start();
    } else {
        m_timer.stop();
    }
    const QSignalBlocker blocker(m_play);
    m_play->setChecked(playing);
    retranslate();
}

void LessonTable::refresh()
{
    if (m_position.heaps.empty())
        return;
    if (m_bars) {
        m_bars->setBars(m_table.bars(m_position));
        setAccessibleName(m_bars->accessibleName());
        return;
    }
    m_cells =
        m_table.cells(m_position, static_cast<std::size_t>(std::max(0, m_part->currentIndex())), m_step);
    m_step = std::min(m_step, lastStep());
    refreshParts();
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, lastStep());
    m_slider->setValue(m_step);
    m_back->setEnabled(m_step > 0);
    m_next->setEnabled(m_step < lastStep());
    m_text->setText(teaching::Voice::installed().say(m_cells.text));
    m_canvas->setCells(m_cells);
    m_canvas->setAccessibleName(m_text->text());
    //: read aloud: how far the table has grown, %1 steps of %2
    m_slider->setAccessibleDescription(tr("%1 of %2").arg(m_step).arg(lastStep()) + QLatin1Char('\n')
                                       + m_text->text());
}

void LessonTable::refreshParts()
{
    const auto& voice = teaching::Voice::installed();
    const QSignalBlocker blocker(m_part);
    const int before = m_part->currentIndex();
    m_part->setVisible(!m_cells.parts.empty());
    m_part->setAccessibleName(voice.say(m_cells.partsName));
    m_part->clear();
    for (const teaching::Sentence& part : m_cells.parts)
        m_part->addItem(voice.say(part));
    m_part->setCurrentIndex(std::clamp(before, m_part->count() > 0 ? 0 : -1, m_part->count() - 1));
}

void LessonTable::retranslate()
{
    m_slider->setMinimumWidth(fontMetrics().height() * 3);
    const Theme& theme = Theme::of(palette());
    m_back->setIcon(themedIcon(QStringLiteral("previous"), theme));
    m_next->setIcon(themedIcon(QStringLiteral("next"), theme));
    m_play->setIcon(themedIcon(m_timer.isActive() ? QStringLiteral("pause") : QStringLiteral("play"), theme));
    m_back->setToolTip(tr("One position less"));
    m_next->setToolTip(tr("One position more"));
    m_play->setToolTip(tr("Let the table grow by itself"));
    for (QToolButton* button : {m_back, m_next, m_play})
        button->setAccessibleName(button->toolTip());
    setWhatsThis(
        tr("The table of the lesson. It grows by one position at a time, as on a blackboard; a click on a "
           "position puts it on the board."));
    for (QWidget* widget : {static_cast<QWidget*>(m_back), static_cast<QWidget*>(m_next),
                            static_cast<QWidget*>(m_play), static_cast<QWidget*>(m_slider)})
        widget->setWhatsThis(
            tr("Lets the table grow or shrink: one position at a time, by itself, or at once."));
    m_slider->setAccessibleName(tr("How far the table has grown"));
    refresh();
}

void LessonTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        if (m_bars)
            refresh();
        else
            retranslate();
        break;
    default:
        break;
    }
}

} // namespace laststone::widgets
