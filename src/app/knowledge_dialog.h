// SPDX-License-Identifier: GPL-3.0-or-later
// “What I know”: how far the learner has come with every lesson, as a picture that can be read aloud.
#pragma once

#include "widgets/memory/known.h"

#include <QDialog>

#include <memory>

class QTreeWidgetItem;

namespace Ui {
class KnowledgeDialog;
}

namespace laststone::app {

// A line for each lesson with a sign for each of its parts, and below it a line for each of them. It counts
// nothing that could be collected: it shows what is understood and what comes next.
class KnowledgeDialog final : public QDialog {
    Q_OBJECT
public:
    // The lesson in front is open. Of one that a newcomer has still to discover, its questions are not named,
    // as they give the idea away. The memory outlives the dialog.
    KnowledgeDialog(teaching::Progress& progress, const QString& lesson, bool isNewcomer,
                    QWidget* parent = nullptr);
    ~KnowledgeDialog() override;

signals:
    // The learner goes on with a part; the dialog is closed then.
    void wanted(const QString& lesson, const laststone::widgets::Known& part);
    void message(const QString& text); // what has come of writing a file

private:
    bool isClosed(const QString& lesson) const;
    std::vector<widgets::Known> partsOf(const widgets::Lesson& lesson) const;
    void fill();
    void choose(QTreeWidgetItem* item);
    void exportTable();
    void forget();

    std::unique_ptr<Ui::KnowledgeDialog> m_ui;
    teaching::Progress& m_progress;
    QString m_lesson; // that is in front
    bool m_isNewcomer;
};

} // namespace laststone::app
