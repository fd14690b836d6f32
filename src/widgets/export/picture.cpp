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

#include <algorithm>
#include <cmath>
#include <new>
#include <utility>

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
QImage emptyImage(const Picture& picture, double scale)
{
    return QImage(pixels(picture.size, scale), QImage::Format_ARGB32_Premultiplied);
}

// Some rows of the image.
void paintStrip(QImage& image, const Picture& picture, double scale, int top, int height)
{
    QImage strip(image.scanLine(top), image.width(), height, image.bytesPerLine(), image.format());
    strip.setDevicePixelRatio(scale);
    strip.fill(Qt::transparent);
    QPainter painter(&strip);
    painter.translate(0, -top / scale);
    picture.paint(painter);
}

// Takes what is written to it until it is told to stop or the memory does not suffice: then writing fails.
class Sink final : public QIODevice {
public:
    explicit Sink(std::stop_token stop) : m_stop(std::move(stop)) { open(WriteOnly | Unbuffered); }
    bool isSequential() const override { return true; }
    const QByteArray& bytes() const { return m_bytes; }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        if (m_stop.stop_requested())
            return -1;
        try {
            m_bytes.append(data, size);
            return size;
        } catch (const std::bad_alloc&) {
            return -1;
        }
    }

private:
    std::stop_token m_stop;
    QByteArray m_bytes;
};

Encoder::Rest bytesAlone(const QByteArray& bytes)
{
    return [bytes](const std::stop_token&) { return bytes; };
}

// Strips of a picture, from the top. Most of the time goes into memory that is touched for the first time,
// which is why even an empty strip is not large.
class PngEncoder final : public Encoder {
public:
    PngEncoder(const Picture& picture, double scale)
        : Encoder(static_cast<int>((pixels(picture.size, scale).height() - 1) / stripHeight(picture, scale))
                  + 1)
        , m_picture(picture)
        , m_scale(scale)
        , m_stripHeight(stripHeight(picture, scale))
        , m_image(emptyImage(picture, scale))
    {
    }

private:
    // At a whole scale, of whole pixels of the picture: nothing is rounded otherwise than in one piece.
    static int stripHeight(const Picture& picture, double scale)
    {
        constexpr int kPixels = 1 << 20;
        const double rows = kPixels / (pixels(picture.size, scale).width() * std::ceil(scale));
        return static_cast<int>(std::max(1.0, std::floor(rows)) * std::ceil(scale));
    }

    void paint(int piece) override
    {
        if (m_image.isNull())
            return; // there is not enough memory
        const int top = piece * m_stripHeight;
        const int height = std::min(m_stripHeight, m_image.height() - top);
        paintStrip(m_image, m_picture, m_scale, top, height);
    }

    Rest makeRest() override
    {
        m_image.setDevicePixelRatio(m_scale);
        return [image = std::exchange(m_image, {})](const std::stop_token& stop) {
            Sink sink(stop);
            return image.save(&sink, "PNG") ? sink.bytes() : QByteArray();
        };
    }

    Picture m_picture;
    double m_scale;
    int m_stripHeight;
    QImage m_image; // null when the memory does not suffice
};

class SvgEncoder final : public Encoder {
public:
    explicit SvgEncoder(const Picture& picture) : Encoder(1), m_picture(picture) { }

private:
    void paint(int) override
    {
        // Some versions of Qt write the title as it is, others escape it: this one needs no escape.
        const QString title = QStringLiteral("laststone-title");
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setResolution(kDotsPerInch);
        svg.setSize(pixels(m_picture.size, 1));
        svg.setViewBox(QRectF(QPointF(), m_picture.size));
        svg.setTitle(title);
        const IconVectors vectors;
        QPainter painter(&svg);
        m_picture.paint(painter);
        if (!painter.end())
            return;
        m_bytes = buffer.data();
        const QByteArray tag = QByteArrayLiteral("<title>");
        if (const qsizetype at = m_bytes.indexOf(tag + title.toUtf8()); at >= 0)
            m_bytes.replace(at + tag.size(), title.size(), m_picture.title.toHtmlEscaped().toUtf8());
    }
    Rest makeRest() override { return bytesAlone(m_bytes); }

    Picture m_picture;
    QByteArray m_bytes;
};

// The pages, and then the end of the file, which brings the fonts.
class PdfEncoder final : public Encoder {
public:
    explicit PdfEncoder(const Pages& pages)
        : Encoder(static_cast<int>(pages.paint.size()) + 1), m_pages(pages), m_pdf(&m_buffer)
    {
        m_buffer.open(QIODevice::WriteOnly);
        m_pdf.setResolution(kDotsPerInch);
        m_pdf.setPageSize(QPageSize(pages.size * (kPointsPerInch / kDotsPerInch), QPageSize::Point));
        m_pdf.setPageMargins({});
        m_pdf.setTitle(pages.title);
        m_pdf.setCreator(QStringLiteral("Last Stone"));
    }

private:
    void paint(int piece) override
    {
        const auto page = static_cast<std::size_t>(piece);
        if (page == m_pages.paint.size()) {
            m_isWhole = m_painter.end();
            return;
        }
        if (page == 0)
            m_painter.begin(&m_pdf);
        else
            m_pdf.newPage();
        m_painter.save();
        m_pages.paint[page](m_painter);
        m_painter.restore();
    }
    Rest makeRest() override { return bytesAlone(m_isWhole ? m_buffer.data() : QByteArray()); }

    Pages m_pages;
    IconVectors m_vectors; // pages may share pictures
    QBuffer m_buffer;
    QPdfWriter m_pdf;
    QPainter m_painter;
    bool m_isWhole = false;
};

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

void Encoder::paintNext()
{
    const int piece = m_painted++;
    if (m_isOutOfMemory)
        return;
    try {
        paint(piece);
    } catch (const std::bad_alloc&) {
        m_isOutOfMemory = true;
    }
}

Encoder::Rest Encoder::rest()
{
    return m_isOutOfMemory ? bytesAlone({}) : makeRest();
}

std::unique_ptr<Encoder> newEncoder(const Picture& picture, PictureFormat format, double scale)
{
    switch (format) {
    case PictureFormat::Png:
        return std::make_unique<PngEncoder>(picture, scale);
    case PictureFormat::Svg:
        return std::make_unique<SvgEncoder>(picture);
    case PictureFormat::Pdf:
        break;
    }
    return newEncoder(Pages{picture.size, {picture.paint}, picture.title});
}

std::unique_ptr<Encoder> newEncoder(const Pages& pages)
{
    return std::make_unique<PdfEncoder>(pages);
}

QByteArray encode(Encoder& encoder)
{
    while (encoder.painted() < encoder.pieces())
        encoder.paintNext();
    return encoder.rest()({});
}

QByteArray encode(const Picture& picture, PictureFormat format, double scale)
{
    return encode(*newEncoder(picture, format, scale));
}

QByteArray encode(const Pages& pages)
{
    return encode(*newEncoder(pages));
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
            if (QImage drawn = emptyImage(picture, scale); !drawn.isNull()) {
                paintStrip(drawn, picture, scale, 0, drawn.height());
                drawn.setDevicePixelRatio(scale);
                data->setImageData(drawn);
                break;
            }
        }
    }
    data->setData(QStringLiteral("image/svg+xml"), encode(picture, PictureFormat::Svg, 1));
    return data;
}

} // namespace laststone::widgets
