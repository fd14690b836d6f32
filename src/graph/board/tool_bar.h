// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons above the board of a graph. Where there is no room for words, they are icons only.
#pragma once

#include <QToolButton>

#include <array>
#include <memory>

namespace laststone::graph {

namespace Ui {
class ToolBar;
}

class ToolBar final : public QWidget {
    Q_OBJECT
public:
    enum Tool { Edit, Add, Delete, Rename, New, Arrange, Open, Save, Fit, kToolCount };

    explicit ToolBar(QWidget* parent = nullptr);
    ~ToolBar() override;

    QAction* action(Tool tool) const { return m_buttons[tool]->defaultAction(); }
    QToolButton* button(Tool tool) const { return m_buttons[tool]; }
    // Whether the tools of the editor are there.
    void setEditing(bool editing);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fitButtons();

    std::unique_ptr<Ui::ToolBar> m_ui;
    std::array<QToolButton*, kToolCount> m_buttons{};
};

} // namespace laststone::graph
