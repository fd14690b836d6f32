// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what of a page is to be written to a file, shows what it will be like, and writes it.
#pragma once

#include "widgets/export/exporter.h"

#include <QDialog>

#include <memory>

namespace Ui {
class ExportDialog;
}

namespace laststone::widgets {

// What was chosen, to be found again the next time.
struct ExportChoice {
    ExportPart part = ExportPart::Board;
    PictureFormat format = PictureFormat::Png;
    int scale = 2; // sharp in print and on large screens
    QString folder;
};

class ExportDialog final : public QDialog {
    Q_OBJECT
public:
    ExportDialog(ExportSource source, const ExportChoice& choice, QWidget* parent = nullptr);
    ~ExportDialog() override;

    // As it is now, or as it was when the dialog was closed.
    ExportChoice choice() const;

    // The file that was written, once the dialog is accepted.
    const QString& writtenFile() const { return m_writtenFile; }

private:
    void fillParts(ExportPart chosen);
    void fillFormats();
    void refresh();
    void refreshPreview();
    void showSize();
    void showError(const QString& text);
    void save();
    QString askForFile();

    std::unique_ptr<Ui::ExportDialog> m_ui;
    Exporter m_exporter;
    PictureFormat m_format; // stays when a part does not offer it
    QString m_folder;
    QString m_writtenFile;
};

} // namespace laststone::widgets
