// SPDX-License-Identifier: GPL-3.0-or-later
// The combo boxes and spin boxes of the forms, where those of Qt are too slow or too small.
#pragma once

#include "theory/outcome.h"

#include <QAbstractSpinBox>
#include <QComboBox>

namespace laststone::widgets {

// A combo box that is always as wide as its longest entry, as with QComboBox::AdjustToContents, but the list
// that opens is made when it is opened first. QComboBox makes it when it is told to adjust itself, and again
// whenever a style sheet comes over it: for the combo boxes of a lesson page that took a tenth of the time in
// which the program starts.
class ChoiceBox final : public QComboBox {
    Q_OBJECT
public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;
};

// A combo box of moves such as "100000→99998", which may be wider than it: where they lead to stays, the
// beginning is left out, and the tool tip has all of it.
class MoveBox final : public QComboBox {
    Q_OBJECT
public:
    using QComboBox::QComboBox;

    // As much of the move as there is room for.
    QString shownText() const;

protected:
    bool event(QEvent* event) override;
    void initStyleOption(QStyleOptionComboBox* option) const override;
};

// A spin box for numbers of stones, up to 2^63 - 1, which QSpinBox cannot hold.
class CountBox final : public QAbstractSpinBox {
    Q_OBJECT
    // By these names assistive technology reads and sets the number of a spin box; nothing is bound to them.
    Q_PROPERTY(qulonglong value READ value WRITE enter) // clazy:exclude=qproperty-without-notify
    Q_PROPERTY(qulonglong minimum READ minimum) // clazy:exclude=qproperty-without-notify
    Q_PROPERTY(qulonglong maximum READ maximum) // clazy:exclude=qproperty-without-notify
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
