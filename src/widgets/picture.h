// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as files and on the clipboard.
#pragma once

#include <QSizeF>
#include <QString>

#include <functional>
#include <optional>

class QMimeData;
class QPainter;

namespace laststone::widgets {

// Something that can be drawn at `size`, in pixels of 1/96 inch.
struct Picture {
    QSizeF size;
    std::function<void(QPainter&)> paint;
    QString title;
};

enum class PictureFormat { Png, Svg, Pdf };

// The format that a file name asks for by its ending; none for an ending that is not one of the three.
std::optional<PictureFormat> pictureFormat(const QString& fileName);

// The bytes of the picture; PNG at `scale` pixels to a pixel of the picture.
QByteArray encode(const Picture& picture, PictureFormat format, double scale);

// Writes the picture whole or not at all, in the format of the file's ending. Gives what went wrong, in the
// system's words, or nothing. REQUIRES: pictureFormat(fileName).
std::optional<QString> save(const Picture& picture, const QString& fileName, double scale);

// PNG and SVG for the clipboard.
QMimeData* mimeData(const Picture& picture);

} // namespace laststone::widgets
