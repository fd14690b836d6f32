// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson page gives away: files and the clipboard.
#pragma once

#include "widgets/export/export_dialog.h"

#include <QObject>

class QAction;
class QMenu;

namespace laststone::widgets {

class LessonPage;

class PageExporter final : public QObject {
    Q_OBJECT
public:
    // Belongs to the page.
    explicit PageExporter(LessonPage& page);

    QAction* exportAction() const { return m_export; }

    // Everything that can be copied, also by the page's actions.
    QMenu* copyMenu() const { return m_copyMenu; }

    void retranslate();

    // How the page as it is now is drawn for a file.
    ExportSource source() const;

signals:
    void message(const QString& text);

private:
    void showDialog(const ExportChoice& choice);

    LessonPage& m_page;
    QAction* m_export;
    QAction* m_copyExplanation;
    QMenu* m_copyMenu;
    ExportChoice m_choice;
};

} // namespace laststone::widgets
