// SPDX-License-Identifier: GPL-3.0-or-later
// For a lesson with several kinds of game: which kind, and by which rule.
#pragma once

#include "teaching/session.h"
#include "widgets/page/lesson.h"

#include <QWidget>

#include <memory>

namespace Ui {
class KindBar;
}

namespace laststone::widgets {

class KindBar final : public QWidget {
    Q_OBJECT
public:
    explicit KindBar(QWidget* parent = nullptr);
    ~KindBar() override;

    // Puts on the session's board what is chosen or typed; hides itself in a lesson without kinds. REQUIRES:
    // called once, before anything else; lesson and session outlive the bar.
    void setSession(const Lesson& lesson, teaching::Session& session);

    // Goes to the kind whose rule is made on the board, as it has been left; nothing in a lesson without one.
    void chooseMadeOnBoard();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showPosition();
    void rememberPosition();
    void chooseKind(int index);
    void chooseRule(const QString& typed);
    void fillRules();
    void showError(const std::optional<teaching::NotationError>& error);
    void retranslate();

    std::unique_ptr<Ui::KindBar> m_ui;
    const Lesson* m_lesson = nullptr;
    teaching::Session* m_session = nullptr;
    std::size_t m_kind = 0;
    std::vector<std::optional<teaching::Position>> m_last; // of each kind, what one has been at
    std::optional<teaching::NotationError> m_error;
};

} // namespace laststone::widgets
