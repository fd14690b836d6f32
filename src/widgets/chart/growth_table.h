// SPDX-License-Identifier: GPL-3.0-or-later
// A table of small positions that grows step by step, as backward induction fills it.
#pragma once

#include "teaching/sentence.h"
#include "widgets/chart/lesson_table.h"

#include <QTimer>

class QHBoxLayout;
class QLabel;
class QPainter;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace laststone::widgets {

struct Theme;
class GrowthCanvas;

class GrowthTable : public LessonTable {
    Q_OBJECT
public:
    explicit GrowthTable(QWidget* parent = nullptr);

    // Step 0 shows the empty table, each further step fills some of it.
    QSize minimumSizeHint() const override;

    int step() const { return m_step; }
    virtual int lastStep() const = 0;
    void setStep(int step);
    void setPlaying(bool playing);

protected:
    // What the step has filled in, and why.
    virtual teaching::Sentence text(int step) const = 0;

    // Paints the table as it is after `step` into an area of that size.
    virtual void paintTable(QPainter& painter, const QSize& size, int step, const Theme& theme) const = 0;

    // The position of a place in the table, if there is one.
    virtual std::optional<teaching::Position> positionAt(const QPoint& point, const QSize& size) const = 0;

    // To be called when what the table shows has changed.
    void refresh();

    // Where a subclass may add more below.
    QVBoxLayout* rows() const { return m_rows; }
    QHBoxLayout* controls() const { return m_controls; }

    virtual void retranslate();
    void changeEvent(QEvent* event) override;

private:
    friend class GrowthCanvas;

    int m_step = 0;
    QVBoxLayout* m_rows;
    QHBoxLayout* m_controls;
    QLabel* m_text;
    GrowthCanvas* m_canvas;
    QToolButton* m_back;
    QToolButton* m_next;
    QToolButton* m_play;
    QSlider* m_slider;
    QTimer m_timer;
};

} // namespace laststone::widgets
