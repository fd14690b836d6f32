// SPDX-License-Identifier: GPL-3.0-or-later
// What is done of a set of questions, a small mark each.
#pragma once

#include "teaching/sets/set_run.h"

#include <QWidget>

#include <vector>

namespace laststone::widgets {

// Shapes tell the marks apart as well as colours: a disc with a tick is understood, a half disc understood
// with help, an arrow comes again, a ring is to come. A line stands below the one that is asked; what a
// mark stands for is told where the pointer rests on it.
class SetBar final : public QWidget {
    Q_OBJECT
public:
    explicit SetBar(QWidget* parent = nullptr);

    // `current` is -1 where none is asked.
    void setMarks(std::vector<teaching::SetRun::Mark> marks, int current);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    double side() const; // of the square of a mark
    int at(double x) const; // the mark there, or -1
    QString words(int mark) const;
    void say();

    std::vector<teaching::SetRun::Mark> m_marks;
    int m_current = -1;
};

} // namespace laststone::widgets
