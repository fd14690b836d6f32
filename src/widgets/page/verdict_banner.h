// SPDX-License-Identifier: GPL-3.0-or-later
// One line that says P or N and why; can be hidden for self-testing.
#pragma once

#include "teaching/session.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace laststone::widgets {

// What the banner says of a session's position, also for those who do not see it.
QString verdictText(const teaching::Session& session);

class VerdictBanner final : public QFrame {
    Q_OBJECT
public:
    explicit VerdictBanner(QWidget* parent = nullptr);

    void setVerdict(theory::Outcome outcome, const teaching::Sentence& verdict, bool revealed = true);
    QString text() const;

    // Follows a session, which outlives the banner; its eye hides and shows the verdict there.
    void setSession(teaching::Session& session);

    // While the table asks, the verdict is hidden as well.
    void setQuestioned(bool questioned);
    bool isShown() const { return m_revealed && !m_isQuestioned; }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int signSize() const;
    void refresh();

    QLabel* m_text;
    QToolButton* m_eye;
    theory::Outcome m_outcome = theory::Outcome::P;
    teaching::Sentence m_verdict;
    bool m_revealed = true;
    bool m_isAsked = false; // a question about the position
    bool m_isQuestioned = false; // by the table
};

} // namespace laststone::widgets
