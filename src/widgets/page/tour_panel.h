// SPDX-License-Identifier: GPL-3.0-or-later
// The guided tour of a lesson, a section at a time; its links put positions on the board.
#pragma once

#include "teaching/session.h"
#include "teaching/tour.h"

#include <QWidget>

#include <memory>

namespace Ui {
class TourPanel;
}

namespace laststone::widgets {

class TourPanel final : public QWidget {
    Q_OBJECT
public:
    explicit TourPanel(QWidget* parent = nullptr);
    ~TourPanel() override;

    // Shows the tour of the session's game in the language of the window, and puts on the board what its
    // links name. REQUIRES: called once, before anything else; the session outlives the panel.
    void setSession(teaching::Session& session);

    int sectionCount() const { return static_cast<int>(m_tour.sections.size()); }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    bool isMade() const { return layout() != nullptr; }
    void makeFields();
    void load();
    int section() const; // of those that there are
    void refresh();

    std::unique_ptr<Ui::TourPanel> m_ui;
    teaching::Session* m_session = nullptr;
    teaching::Tour m_tour;
    bool m_stale = true; // read when it is first seen, and again after a change of language
};

} // namespace laststone::widgets
