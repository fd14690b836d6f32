// SPDX-License-Identifier: GPL-3.0-or-later
// The guided tour of a lesson, a section at a time; its links put positions on the board.
#pragma once

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

    // The game whose tour is shown, in the language of the window.
    void setGame(const QString& game);

    int section() const { return m_section; }
    int sectionCount() const { return static_cast<int>(m_tour.sections.size()); }
    void setSection(int section);

signals:
    // A link was followed: a notation, in which the part before the colon may be left out.
    void positionChosen(const QString& notation);

    void sectionChanged(int section);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void load();
    void refresh();
    void retranslate();

    std::unique_ptr<Ui::TourPanel> m_ui;
    QString m_game;
    teaching::Tour m_tour;
    int m_section = 0;
    bool m_stale = true; // read when it is first seen, and again after a change of language
};

} // namespace laststone::widgets
