// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons above the board of a graph. Where there is no room for words, they are icons only.
#pragma once

#include <QWidget>

#include <array>

class QAction;
class QToolButton;

namespace laststone::graph {

class ToolBar final : public QWidget {
    Q_OBJECT
public:
    enum Tool { Edit, Add, Delete, Rename, Arrange, Open, Save, Fit, kToolCount };

    explicit ToolBar(QWidget* parent = nullptr);

    QAction* action(Tool tool) const { return m_actions[tool]; }
    QToolButton* button(Tool tool) const { return m_buttons[tool]; }
    // What a tool does, told when asked what this is; also for where else it can be had.
    static QString whatsThis(Tool tool);
    // Whether the tools of the editor are there.
    void setEditing(bool editing);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fitButtons();

    std::array<QAction*, kToolCount> m_actions{};
    std::array<QToolButton*, kToolCount> m_buttons{};
    bool m_editing = false;
};

} // namespace laststone::graph
