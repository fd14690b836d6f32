// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as files and on the clipboard.
#pragma once

#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

class QMimeData;
class QPainter;

namespace laststone::widgets {

// Something that can be drawn at `size`, in pixels of 1/96 inch.
struct Picture {
    QSizeF size;
    std::function<void(QPainter&)> paint;
    QString title;
};

// Something that is drawn on several pages of one size, in pixels of 1/96 inch.
struct Pages {
    QSizeF size;
    std::vector<std::function<void(QPainter&)>> paint; // one for each page
    QString title;
};

// The sides of the paper that a size in pixels of 1/96 inch needs, in millimetres, and back.
QSizeF millimetres(const QSizeF& pixels);
QSizeF pixelsOfMillimetres(const QSizeF& size);

enum class PictureFormat { Png, Svg, Pdf };
constexpr PictureFormat kPictureFormats[] = {PictureFormat::Png, PictureFormat::Svg, PictureFormat::Pdf};

// ".png", ".svg" or ".pdf".
QString ending(PictureFormat format);

// The format that a file name asks for by its ending; none for an ending that is not one of the three.
std::optional<PictureFormat> pictureFormat(const QString& fileName);

// How many pixels a PNG at `scale` has, and whether so many can be drawn.
QSize pixels(const QSizeF& size, double scale);
bool isDrawable(const QSize& pixels);

// The bytes of the picture, none when the memory does not suffice; PNG at `scale` pixels to a pixel of the
// picture. REQUIRES: for PNG, isDrawable(pixels(picture.size, scale)).
QByteArray encode(const Picture& picture, PictureFormat format, double scale);

// The bytes of a PDF with these pages, none when the memory does not suffice. REQUIRES: there is at least
// one.
QByteArray encode(const Pages& pages);

// Writes the bytes that encode() gave, whole or not at all. Gives what went wrong, in the system's words, or
// nothing.
std::optional<QString> save(const QByteArray& bytes, const QString& fileName);

// PNG, as long as it can be drawn, and SVG for the clipboard.
QMimeData* mimeData(const Picture& picture);

} // namespace laststone::widgets
