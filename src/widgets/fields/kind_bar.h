// SPDX-License-Identifier: GPL-3.0-or-later
// For a lesson with several kinds of game: which kind, and by which rule.
#pragma once

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

    // Hides itself in a lesson without kinds. REQUIRES: called once, before anything else; the lesson
    // outlives the bar.
    void setLesson(const Lesson& lesson);
    void setPosition(const teaching::Position& position);

signals:
    // Another kind has been chosen, or a rule chosen or typed.
    void positionWanted(const laststone::teaching::Position& position);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeFields();
    void chooseKind(int index);
    void chooseRule(const QString& typed);
    void fillRules();
    void showError(const std::optional<teaching::NotationError>& error);
    void retranslate();

    std::unique_ptr<Ui::KindBar> m_ui;
    const Lesson* m_lesson = nullptr;
    teaching::Position m_position;
    std::size_t m_kind = 0;
    std::optional<teaching::NotationError> m_error;
};

} // namespace laststone::widgets
