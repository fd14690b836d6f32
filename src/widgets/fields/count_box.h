// SPDX-License-Identifier: GPL-3.0-or-later
// A spin box for numbers of stones, up to 2^63 - 1, which QSpinBox cannot hold.
#pragma once

#include "theory/outcome.h"

#include <QAbstractSpinBox>

namespace laststone::widgets {

class CountBox final : public QAbstractSpinBox {
    Q_OBJECT
    // By these names assistive technology reads and sets the number of a spin box.
    Q_PROPERTY(qulonglong value READ value WRITE enter)
    Q_PROPERTY(qulonglong minimum READ minimum)
    Q_PROPERTY(qulonglong maximum READ maximum)
public:
    explicit CountBox(QWidget* parent = nullptr);

    // The number, within the range.
    theory::Count value() const { return m_value; }
    void setValue(theory::Count value);

    // REQUIRES: least <= most. The value is moved into the range.
    void setRange(theory::Count least, theory::Count most);
    theory::Count minimum() const { return m_least; }
    theory::Count maximum() const { return m_most; }

    QValidator::State validate(QString& input, int& position) const override;
    void fixup(QString& input) const override;
    void stepBy(int steps) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    // The person at the keyboard or mouse has changed the number; setValue() is silent.
    void edited(laststone::theory::Count value);

protected:
    StepEnabled stepEnabled() const override;

private:
    void enter(qulonglong value);
    void show(theory::Count value);

    theory::Count m_value = 0;
    theory::Count m_least = 0;
    theory::Count m_most = theory::kMaxCount;
};

} // namespace laststone::widgets
