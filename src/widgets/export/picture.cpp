// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/picture.h"

#include "teaching/memory/files.h"
#include "widgets/look/icons.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QMimeData>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>
#include <new>

namespace laststone::widgets {

namespace {

constexpr int kDotsPerInch = 96;
constexpr double kPointsPerInch = 72;
constexpr double kMillimetresPerInch = 25.4;
constexpr int kLongestSide = 32'767; // no painter of Qt goes further
constexpr qint64 kMostPixels = 1 << 28; // a gigabyte of them
constexpr double kClipboardScale = 2;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Picture)
};

// A null image when the memory does not suffice.
QImage image(const Picture& picture, double scale)
{
    QImage result(pixels(picture.size, scale), QImage::Format_ARGB32_Premultiplied);
    if (result.isNull())
        return result;
    result.setDevicePixelRatio(scale);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    picture.paint(painter);
    return result;
}

// What `write` writes, if it says that it could; nothing when the memory does not suffice.
QByteArray written(const std::function<bool(QIODevice&)>& write)
{
    try {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        return write(buffer) ? buffer.data() : QByteArray();
    } catch (const std::bad_alloc&) {
        return {};
    }
}

bool writeSvg(const Picture& picture, QIODevice& device)
{
    // Some versions of Qt write the title as it is, others escape it: this one needs no escape.
    const QString title = QStringLiteral("laststone-title");
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setResolution(kDotsPerInch);
    svg.setSize(pixels(picture.size, 1));
    svg.setViewBox(QRectF(QPointF(), picture.size));
    svg.setTitle(title);
    const IconVectors vectors;
    QPainter painter(&svg);
    picture.paint(painter);
    if (!painter.end())
        return false;
    QByteArray bytes = buffer.data();
    const QByteArray tag = QByteArrayLiteral("<title>");
    if (const qsizetype at = bytes.indexOf(tag + title.toUtf8()); at >= 0)
        bytes.replace(at + tag.size(), title.size(), picture.title.toHtmlEscaped().toUtf8());
    return device.write(bytes) == bytes.size();
}

bool writePdf(const Pages& pages, QIODevice& device)
{
    QPdfWriter pdf(&device);
    pdf.setResolution(kDotsPerInch);
    pdf.setPageSize(QPageSize(pages.size * (kPointsPerInch / kDotsPerInch), QPageSize::Point));
    pdf.setPageMargins({});
    pdf.setTitle(pages.title);
    pdf.setCreator(QStringLiteral("Last Stone"));
    const IconVectors vectors;
    QPainter painter(&pdf);
    for (std::size_t i = 0; i < pages.paint.size(); ++i) {
        if (i > 0)
            pdf.newPage();
        painter.save();
        pages.paint[i](painter);
        painter.restore();
    }
    return painter.end(); // the end of the file is written now
}

} // namespace

QSizeF millimetres(const QSizeF& pixels)
{
    return pixels * (kMillimetresPerInch / kDotsPerInch);
}

QSizeF pixelsOfMillimetres(const QSizeF& size)
{
    return size * (kDotsPerInch / kMillimetresPerInch);
}

QSize pixels(const QSizeF& size, double scale)
{
    return {static_cast<int>(std::ceil(size.width() * scale)),
            static_cast<int>(std::ceil(size.height() * scale))};
}

bool isDrawable(const QSize& pixels)
{
    return !pixels.isEmpty() && pixels.width() <= kLongestSide && pixels.height() <= kLongestSide
        && qint64{pixels.width()} * pixels.height() <= kMostPixels;
}

QString ending(PictureFormat format)
{
    const char* const endings[] = {".png", ".svg", ".pdf"};
    return QLatin1String(endings[static_cast<std::size_t>(format)]);
}

std::optional<PictureFormat> pictureFormat(const QString& fileName)
{
    for (const PictureFormat format : kPictureFormats) {
        if (fileName.endsWith(ending(format), Qt::CaseInsensitive))
            return format;
    }
    return std::nullopt;
}

QByteArray encode(const Picture& picture, PictureFormat format, double scale)
{
    switch (format) {
    case PictureFormat::Png:
        return written([&](QIODevice& device) { return image(picture, scale).save(&device, "PNG"); });
    case PictureFormat::Svg:
        return written([&](QIODevice& device) { return writeSvg(picture, device); });
    case PictureFormat::Pdf:
        break;
    }
    return encode(Pages{picture.size, {picture.paint}, picture.title});
}

QByteArray encode(const Pages& pages)
{
    return written([&](QIODevice& device) { return writePdf(pages, device); });
}

std::optional<QString> save(const QByteArray& bytes, const QString& fileName)
{
    if (bytes.isEmpty()) {
        //: the reason why a file could not be written
        return Tr::tr("there is not enough memory for so large a picture");
    }
    return teaching::writeFile(fileName, bytes);
}

QMimeData* mimeData(const Picture& picture)
{
    auto* data = new QMimeData;
    // A sheet that is too long for a picture is still there as vectors.
    for (const double scale : {kClipboardScale, 1.0}) {
        if (isDrawable(pixels(picture.size, scale))) {
            if (const QImage drawn = image(picture, scale); !drawn.isNull()) {
                data->setImageData(drawn);
                break;
            }
        }
    }
    data->setData(QStringLiteral("image/svg+xml"), encode(picture, PictureFormat::Svg, 1));
    return data;
}

} // namespace laststone::widgets
