// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/exporter.h"

namespace laststone::widgets {

namespace {

constexpr qsizetype kLongestName = 60; // of the part that the notation gives; file systems have limits

// The notation with everything left out that a file name had better not have.
QString plainName(const QString& notation)
{
    QString name;
    for (const QChar c : notation) {
        const bool plain = c.unicode() < 0x80 && (c.isLetterOrNumber() || c == QLatin1Char('.'));
        if (plain)
            name += c;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    }
    name.truncate(kLongestName);
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    return name;
}

// Not translated: scripts and folders shared by several people find a file by its name.
QString partName(ExportPart part)
{
    switch (part) {
    case ExportPart::Board:
        return QStringLiteral("board");
    case ExportPart::Chart:
        return QStringLiteral("chart");
    case ExportPart::Explanation:
        return QStringLiteral("explanation");
    case ExportPart::Page:
        return QStringLiteral("page");
    case ExportPart::Slides:
        break;
    }
    return QStringLiteral("slides");
}

} // namespace

bool Exporter::offers(ExportPart part, PictureFormat format)
{
    return part != ExportPart::Slides || format == PictureFormat::Pdf;
}

QString Exporter::ending(PictureFormat format)
{
    switch (format) {
    case PictureFormat::Png:
        return QStringLiteral(".png");
    case PictureFormat::Svg:
        return QStringLiteral(".svg");
    case PictureFormat::Pdf:
        break;
    }
    return QStringLiteral(".pdf");
}

const Picture& Exporter::picture(ExportPart part)
{
    const auto known = m_pictures.find(part);
    if (known != m_pictures.end())
        return known->second;
    const auto draw = [&]() -> Picture {
        switch (part) {
        case ExportPart::Board:
            return m_source.board();
        case ExportPart::Chart:
            return m_source.chart();
        case ExportPart::Explanation:
            return m_source.explanation();
        case ExportPart::Page:
            return m_source.page();
        case ExportPart::Slides:
            break;
        }
        const Pages& slides = pages(part);
        return {slides.size, slides.paint.front(), slides.title};
    };
    return m_pictures.emplace(part, draw()).first->second;
}

const Pages& Exporter::pages(ExportPart part)
{
    const auto known = m_pages.find(part);
    if (known != m_pages.end())
        return known->second;
    const auto draw = [&]() -> Pages {
        if (part == ExportPart::Slides)
            return m_source.slides();
        if (part == ExportPart::Explanation)
            return m_source.explanationPages();
        const Picture& one = picture(part);
        return {one.size, {one.paint}, one.title};
    };
    return m_pages.emplace(part, draw()).first->second;
}

bool Exporter::canEncode(ExportPart part, PictureFormat format, double scale)
{
    return format != PictureFormat::Png || isDrawable(pixels(picture(part).size, scale));
}

QByteArray Exporter::encode(ExportPart part, PictureFormat format, double scale)
{
    return format == PictureFormat::Pdf ? widgets::encode(pages(part))
                                        : widgets::encode(picture(part), format, scale);
}

QString Exporter::fileName(ExportPart part, PictureFormat format) const
{
    return plainName(m_source.notation) + QLatin1Char('-') + partName(part) + ending(format);
}

} // namespace laststone::widgets
