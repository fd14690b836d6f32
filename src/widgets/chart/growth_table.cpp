// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/growth_table.h"

#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace laststone::widgets {

// The picture of the table; a click on it sets up the position.
class GrowthCanvas final : public QWidget {
public:
    explicit GrowthCanvas(GrowthTable& table) : QWidget(&table), m_table(table)
    {
        setMouseTracking(true);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    QSize minimumSizeHint() const override
    {
        const int em = fontMetrics().height();
        return {em * 12, em * 3};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setFont(font());
        m_table.paintTable(painter, size(), m_table.step(), Theme::of(palette()));
    }
    void mouseMoveEvent(QMouseEvent* event) override
    {
        const bool clickable = m_table.positionAt(event->pos(), size()).has_value();
        setCursor(clickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    }
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (event->button() != Qt::LeftButton)
            return;
        if (const auto position = m_table.positionAt(event->pos(), size()))
            emit m_table.positionChosen(*position);
    }

private:
    GrowthTable& m_table;
};

GrowthTable::GrowthTable(QWidget* parent)
    : LessonTable(parent)
    , m_rows(new QVBoxLayout(this))
    , m_controls(new QHBoxLayout)
    , m_text(new QLabel(this))
    , m_canvas(new GrowthCanvas(*this))
    , m_back(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_play(new QToolButton(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
{
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_rows->addWidget(m_text);
    m_rows->addWidget(m_canvas, 1);
    for (QToolButton* button : {m_back, m_next, m_play}) {
        button->setProperty("flat", true);
        m_controls->addWidget(button);
    }
    m_play->setCheckable(true);
    m_controls->addWidget(m_slider, 1);
    m_rows->addLayout(m_controls);
    m_timer.setInterval(motion::kTableRow);
    connect(m_back, &QToolButton::clicked, this, [this] { setStep(m_step - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { setStep(m_step + 1); });
    connect(m_play, &QToolButton::toggled, this, &GrowthTable::setPlaying);
    connect(m_slider, &QSlider::valueChanged, this, &GrowthTable::setStep);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        setStep(m_step + 1);
        if (m_step == lastStep())
            setPlaying(false);
    });
}

// Less than its parts would like: a small window keeps all its controls, and the picture shrinks first.
QSize GrowthTable::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 16, em * 10};
}

void GrowthTable::setStep(int step)
{
    m_step = std::clamp(step, 0, lastStep());
    refresh();
}

void GrowthTable::setPlaying(bool playing)
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

void GrowthTable::refresh()
{
    m_step = std::min(m_step, lastStep());
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, lastStep());
    m_slider->setValue(m_step);
    m_back->setEnabled(m_step > 0);
    m_next->setEnabled(m_step < lastStep());
    m_text->setText(teaching::Voice::installed().say(text(m_step)));
    m_canvas->setAccessibleName(m_text->text());
    //: read aloud: how far the table has grown, %1 steps of %2
    m_slider->setAccessibleDescription(tr("%1 of %2").arg(m_step).arg(lastStep()) + QLatin1Char('\n')
                                       + m_text->text());
    m_canvas->update();
}

void GrowthTable::retranslate()
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

void GrowthTable::changeEvent(QEvent* event)
{
    LessonTable::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        retranslate();
        break;
    default:
        break;
    }
}

} // namespace laststone::widgets
