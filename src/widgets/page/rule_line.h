// SPDX-License-Identifier: GPL-3.0-or-later
// Above the board: the rule in a sentence, and whose turn it is.
#pragma once

#include "teaching/session.h"

#include <QWidget>

#include <memory>

namespace Ui {
class RuleLine;
}

namespace laststone::widgets {

// Whose turn it is, in words: "Your move".
QString turnText(const teaching::Session& session);

// A button leads back to the game that a question, or a position that is looked at, has interrupted. Undo
// does as well.
class RuleLine final : public QWidget {
    Q_OBJECT
public:
    explicit RuleLine(QWidget* parent = nullptr);
    ~RuleLine() override;

    // REQUIRES: called once; the session outlives the line.
    void setSession(teaching::Session& session);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void fitTurn();

    std::unique_ptr<Ui::RuleLine> m_ui;
    teaching::Session* m_session = nullptr;
};

} // namespace laststone::widgets
