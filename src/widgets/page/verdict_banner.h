// SPDX-License-Identifier: GPL-3.0-or-later
// One line that says P or N and why; can be hidden for self-testing.
#pragma once

#include "teaching/session.h"

#include <QFrame>

class QLabel;
class QToolButton;

namespace laststone::widgets {

class VerdictBanner final : public QFrame {
    Q_OBJECT
public:
    explicit VerdictBanner(QWidget* parent = nullptr);

    void setVerdict(theory::Outcome outcome, const teaching::Sentence& verdict, bool revealed = true);
    QString text() const;

    // Follows a session, which outlives the banner; its eye hides and shows the verdict there.
    void setSession(teaching::Session& session);

    bool isShown() const { return m_revealed; }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int signSize() const;
    void followHider(const teaching::Session& session);
    void refresh();
    void keepRoom();
    void dropRoom();

    QLabel* m_text;
    QToolButton* m_eye;
    theory::Outcome m_outcome = theory::Outcome::P;
    teaching::Sentence m_verdict;
    bool m_revealed = true;
    const teaching::Session* m_session = nullptr;
    QString m_whyHidden; // what stands in its place
    bool m_isFree = true; // to be hidden and shown
    int m_room = 0; // the height that its words have had
};

} // namespace laststone::widgets
