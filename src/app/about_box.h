// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is, whose it is and under which licence.
#pragma once

#include <QDialog>

#include <memory>

class QPushButton;

namespace Ui {
class AboutBox;
}

namespace laststone::app {

class AboutBox final : public QDialog {
    Q_OBJECT
public:
    explicit AboutBox(QWidget* parent = nullptr);
    ~AboutBox() override;

private:
    // Shows the whole text of the licence in place of the few words about the program.
    void showLicence();

    std::unique_ptr<Ui::AboutBox> m_ui;
    QPushButton* m_licence;
};

} // namespace laststone::app
