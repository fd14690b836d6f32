// SPDX-License-Identifier: GPL-3.0-or-later
// The guided tour of a lesson, a section at a time; its links put positions on the board, and it asks.
#pragma once

#include "teaching/session.h"
#include "teaching/tour.h"

#include <QPointer>
#include <QTextBlock>
#include <QWidget>

#include <map>
#include <memory>

namespace Ui {
class TourPanel;
}

namespace laststone::widgets {

// A section is shown up to its first question that has not been answered; what follows opens with the answer,
// or when it has been shown. Whoever turns to a section is asked when he has come to the end of what there is
// to be read, or by the button; before that, and when the question has been left for something else, the
// board is the reader's. Whoever comes back from another lesson finds the question as it was; from another
// tab it is asked again, if it is still on the board. What has been answered stays so in the session's
// memory, or else in the panel.
class TourPanel final : public QWidget {
    Q_OBJECT
public:
    explicit TourPanel(QWidget* parent = nullptr);
    ~TourPanel() override;

    // Shows the tour of the session's game in the language of the window, and puts on the board what its
    // links name and what it asks, by the lesson's kinds. REQUIRES: called once, before anything else; all of
    // them outlive the panel.
    void setSession(teaching::Session& session, std::span<const teaching::QuestionKind> kinds,
                    std::span<const teaching::Family> families);

    // Asks the section's question when the panel is shown, as it did when the program ended.
    void askWhenShown() { m_willAskAgain = true; }

    // Held back it asks nothing by itself: somebody else goes through the tour before a class.
    void setHeldBack(bool isHeldBack) { m_isHeldBack = isHeldBack; }

    // Asks what the section has not had answered yet, and gives the focus to where the answer is given; says
    // whether there was such a question.
    bool askNext();
    // The same, or goes on to the next section where there is none.
    void goOn();

    int sectionCount() const { return static_cast<int>(m_tour.sections.size()); }

signals:
    void boardWanted(); // for the keyboard: there the answer is given

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    bool isMade() const { return layout() != nullptr; }
    void makeFields();
    void load();
    int section() const; // of those that there are
    void follow(teaching::Session::Changes what);
    void turnTo(int section);

    // What the section asks. A question that cannot be read is none.
    using Pieces = std::vector<teaching::Tour::Piece>;
    const Pieces& pieces() const { return pieces(m_section); }
    const Pieces& pieces(int section) const;
    std::optional<teaching::Question> questionOf(const teaching::Tour::Piece& piece) const;
    bool hasOpenQuestion(int section) const;
    QString words(std::size_t piece) const; // plain
    bool isAnswered(const teaching::Question& question) const;
    bool isShownOnly(const teaching::Question& question) const; // it has been given up
    bool isPlaying() const; // a game that a question would interrupt
    QString askingNext(const teaching::Question& question) const;
    std::size_t firstOpen() const; // the piece whose question is open, or how many there are
    bool isAsking() const; // or has asked just now
    void ask(bool wasLeft = false);
    void askWhereRead();
    void remember(const teaching::Asking& asking);
    QTextBlock lastAnswer() const;
    void showLastAnswer();

    void refresh();
    void refreshText(); // from its beginning
    void refreshAsking();
    void refreshTicks();
    QString markdown() const;

    std::unique_ptr<Ui::TourPanel> m_ui;
    QPointer<teaching::Session> m_session; // which ends before the page does
    std::span<const teaching::QuestionKind> m_kinds;
    std::span<const teaching::Family> m_families;
    teaching::Tour m_tour;
    std::vector<std::optional<teaching::Question>> m_questions; // of the section, one a piece
    int m_section = 0; // that they are of
    std::size_t m_shown = 0; // the piece up to which the text goes
    std::map<QString, teaching::Asking::State> m_answered; // where there is no memory
    bool m_willAsk = false; // as soon as the text has been read
    bool m_isHeldBack = false;
    bool m_willAskAgain = false; // when it is shown
    bool m_wasLeft = false; // for another tab, with its question open
    bool m_stale = true; // read when it is first seen, and again after a change of language
};

} // namespace laststone::widgets
