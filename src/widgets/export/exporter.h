// SPDX-License-Identifier: GPL-3.0-or-later
// What of a page can be written to a file, and in which formats.
#pragma once

#include "widgets/export/picture.h"

#include <map>

namespace laststone::widgets {

enum class ExportPart { Board, Chart, Explanation, Page, Slides };
constexpr ExportPart kExportParts[] = {ExportPart::Board, ExportPart::Chart, ExportPart::Explanation,
                                       ExportPart::Page, ExportPart::Slides};
constexpr PictureFormat kPictureFormats[] = {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf};

// How the parts are drawn; what is asked for is drawn once.
struct ExportSource {
    QString notation; // file names are made of it
    std::function<Picture()> board;
    std::function<Picture()> chart;
    std::function<Picture()> explanation;
    std::function<Picture()> page;
    std::function<Pages()> explanationPages;
    std::function<Pages()> slides;
};

class Exporter {
public:
    explicit Exporter(ExportSource source) : m_source(std::move(source)) { }

    // Slides come as PDF alone, everything else in all formats.
    static bool offers(ExportPart part, PictureFormat format);

    // ".png", ".svg" or ".pdf".
    static QString ending(PictureFormat format);

    // A part as one picture; of slides, the first.
    const Picture& picture(ExportPart part);

    // The pages that a part has as PDF.
    const Pages& pages(ExportPart part);

    // Whether a part can be drawn at all: a PNG can have too many pixels.
    bool canEncode(ExportPart part, PictureFormat format, double scale);

    // The bytes of a file. REQUIRES: offers(part, format) and canEncode(part, format, scale).
    QByteArray encode(ExportPart part, PictureFormat format, double scale);

    // A file name that says what is in the file, such as "nim-7-9-15-12-board.png".
    QString fileName(ExportPart part, PictureFormat format) const;

private:
    ExportSource m_source;
    std::map<ExportPart, Picture> m_pictures;
    std::map<ExportPart, Pages> m_pages;
};

} // namespace laststone::widgets
