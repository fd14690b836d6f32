// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is, whose it is and under which licence.
#pragma once

#include <QDialog>

namespace laststone::app {

class AboutBox final : public QDialog {
    Q_OBJECT
public:
    explicit AboutBox(QWidget* parent = nullptr);

    // Shows the whole text of the licence in place of the few words about the program.
    void showLicence();
};

} // namespace laststone::app
