// SPDX-License-Identifier: GPL-3.0-or-later
// A combo box that is always as wide as its longest entry.
#pragma once

#include <QComboBox>

namespace laststone::widgets {

// QComboBox::AdjustToContents, but the list that opens is made when it is opened first. QComboBox makes it
// when it is told to adjust itself, and again whenever a style sheet comes over it: for the combo boxes of a
// lesson page that took a tenth of the time in which the program starts.
class ChoiceBox final : public QComboBox {
    Q_OBJECT
public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;
};

} // namespace laststone::widgets
