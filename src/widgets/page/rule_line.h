// SPDX-License-Identifier: GPL-3.0-or-later
// Above the board: the rule in a sentence, and whose turn it is.
#pragma once

#include "teaching/memory/saved_game.h"
#include "teaching/session.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace Ui {
class RuleLine;
}

namespace laststone::widgets {

// Whose turn it is, in words: "Your move".
QString turnText(const teaching::Session& session);

// Also keeps the game that a question has interrupted: the button leads back to it. Undo does as well.
class RuleLine final : public QWidget {
    Q_OBJECT
public:
    explicit RuleLine(QWidget* parent = nullptr);
    ~RuleLine() override;

    // REQUIRES: called once; the session outlives the line.
    void setSession(teaching::Session& session);

protected:
    void changeEvent(QEvent* event) override;

private:
    void keepGame();
    void backToGame();
    void refresh();

    std::unique_ptr<Ui::RuleLine> m_ui;
    teaching::Session* m_session = nullptr;
    std::optional<teaching::SavedGame> m_running; // that is being played, as it stands
    std::optional<teaching::SavedGame> m_kept; // that was, when a question came
    teaching::Position m_asked; // of the last question
};

} // namespace laststone::widgets
