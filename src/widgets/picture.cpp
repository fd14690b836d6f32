// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture.h"

#include <QBuffer>
#include <QImage>
#include <QMimeData>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <cmath>

namespace laststone::widgets {

namespace {

constexpr int kDotsPerInch = 96;
constexpr double kPointsPerInch = 72;
constexpr double kClipboardScale = 2;

QSize pixels(const QSizeF& size, double scale)
{
    return {static_cast<int>(std::ceil(size.width() * scale)),
            static_cast<int>(std::ceil(size.height() * scale))};
}

QImage image(const Picture& picture, double scale)
{
    QImage result(pixels(picture.size, scale), QImage::Format_ARGB32_Premultiplied);
    result.setDevicePixelRatio(scale);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    picture.paint(painter);
    return result;
}

void writeSvg(const Picture& picture, QIODevice& device)
{
    QSvgGenerator svg;
    svg.setOutputDevice(&device);
    svg.setResolution(kDotsPerInch);
    svg.setSize(pixels(picture.size, 1));
    svg.setViewBox(QRectF(QPointF(), picture.size));
    svg.setTitle(picture.title);
    QPainter painter(&svg);
    picture.paint(painter);
}

void writePdf(const Picture& picture, QIODevice& device)
{
    QPdfWriter pdf(&device);
    pdf.setResolution(kDotsPerInch);
    pdf.setPageSize(QPageSize(picture.size * (kPointsPerInch / kDotsPerInch), QPageSize::Point));
    pdf.setPageMargins({});
    pdf.setTitle(picture.title);
    pdf.setCreator(QStringLiteral("Last Stone"));
    QPainter painter(&pdf);
    picture.paint(painter);
}

} // namespace

std::optional<PictureFormat> pictureFormat(const QString& fileName)
{
    if (fileName.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return PictureFormat::Png;
    if (fileName.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return PictureFormat::Svg;
    if (fileName.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return PictureFormat::Pdf;
    return std::nullopt;
}

QByteArray encode(const Picture& picture, PictureFormat format, double scale)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    switch (format) {
    case PictureFormat::Png:
        image(picture, scale).save(&buffer, "PNG");
        break;
    case PictureFormat::Svg:
        writeSvg(picture, buffer);
        break;
    case PictureFormat::Pdf:
        writePdf(picture, buffer);
        break;
    }
    return buffer.data();
}

std::optional<QString> save(const Picture& picture, const QString& fileName, double scale)
{
    const QByteArray bytes = encode(picture, pictureFormat(fileName).value(), scale);
    QSaveFile file(fileName);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return file.errorString();
    return std::nullopt;
}

QMimeData* mimeData(const Picture& picture)
{
    auto* data = new QMimeData;
    data->setImageData(image(picture, kClipboardScale));
    data->setData(QStringLiteral("image/svg+xml"), encode(picture, PictureFormat::Svg, 1));
    return data;
}

} // namespace laststone::widgets
