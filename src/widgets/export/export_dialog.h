// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what of a page is to be written to a file, shows what it will be like, and writes it.
#pragma once

#include "widgets/export/export_job.h"

#include <QDialog>

#include <map>
#include <memory>

namespace Ui {
class ExportDialog;
}

namespace laststone::widgets {

// What of a page can be written, in the order of the dialog.
enum class ExportPart { Board, Chart, Explanation, Page, Slides };
constexpr ExportPart kExportParts[] = {ExportPart::Board, ExportPart::Chart, ExportPart::Explanation,
                                       ExportPart::Page, ExportPart::Slides};

// How the parts are drawn.
struct ExportSource {
    QString notation; // file names are made of it
    std::function<Picture(ExportPart)> picture; // of all but slides
    std::function<Pages(ExportPart)> pages; // of the explanation and slides; the others have one page
};

// Writes the parts in the formats in which they can be had. What is asked for is drawn once.
class Exporter {
public:
    explicit Exporter(ExportSource source) : m_source(std::move(source)) { }

    // Slides come as PDF alone, everything else in all formats.
    static bool offers(ExportPart part, PictureFormat format);

    // A part as one picture; of slides, the first.
    const Picture& picture(ExportPart part);

    // The pages that a part has as PDF.
    const Pages& pages(ExportPart part);

    // Whether a part can be drawn at all: a PNG can have too many pixels.
    bool canEncode(ExportPart part, PictureFormat format, double scale);

    // Makes the bytes of a file. REQUIRES: offers(part, format) and canEncode(part, format, scale).
    std::unique_ptr<Encoder> newEncoder(ExportPart part, PictureFormat format, double scale);

    // A file name that says what is in the file, such as "nim-7-9-15-12-board.png".
    QString fileName(ExportPart part, PictureFormat format) const;

private:
    ExportSource m_source;
    std::map<ExportPart, Picture> m_pictures;
    std::map<ExportPart, Pages> m_pages;
};

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

    // Whether a file is being made, which takes a while; to close the dialog is then to end that.
    bool isWriting() const { return m_job != nullptr; }
    void reject() override;

    // The file that was written, once the dialog is accepted.
    const QString& writtenFile() const { return m_writtenFile; }

private:
    void fillFormats();
    PictureFormat format() const; // of those that the part can be had in
    void refresh();
    void fitPreview();
    void refreshPreview();
    QString sizeText();
    void showError(const QString& text);
    void save();
    QString askForFile();
    void write(std::unique_ptr<Encoder> encoder, const QString& file);
    void endWriting();

    std::unique_ptr<Ui::ExportDialog> m_ui;
    Exporter m_exporter;
    PictureFormat m_format; // stays when a part does not offer it
    QString m_folder;
    QString m_writtenFile;
    std::unique_ptr<ExportJob> m_job; // of the file that is being written
};

} // namespace laststone::widgets
