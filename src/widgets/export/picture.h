// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as files and on the clipboard.
#pragma once

#include <QSizeF>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
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

// Makes the bytes of a file bit by bit: a picture of eight times the size takes seconds, in which a window is
// not to stand still.
//
//   const auto encoder = newEncoder(picture, PictureFormat::Png, 2);
//   while (encoder->painted() < encoder->pieces())
//       encoder->paintNext();
//   const QByteArray bytes = encoder->rest()({});
class Encoder {
public:
    // What is left once all is painted, for any thread: it holds data alone, and gives the bytes. None when
    // the memory does not suffice, or as soon as it is told to stop.
    using Rest = std::function<QByteArray(const std::stop_token&)>;

    explicit Encoder(int pieces) : m_pieces(pieces) { }
    Encoder(const Encoder&) = delete;
    Encoder& operator=(const Encoder&) = delete;
    virtual ~Encoder() = default;

    int pieces() const { return m_pieces; }
    int painted() const { return m_painted; }

    // For the GUI thread, as what is painted may be a widget. REQUIRES: painted() < pieces().
    void paintNext();

    // REQUIRES: painted() == pieces().
    Rest rest();

private:
    virtual void paint(int piece) = 0;
    virtual Rest makeRest() = 0;

    int m_pieces;
    int m_painted = 0;
    bool m_isOutOfMemory = false;
};

// PNG at `scale` pixels to a pixel of the picture. REQUIRES: for PNG, isDrawable(pixels(picture.size,
// scale)).
std::unique_ptr<Encoder> newEncoder(const Picture& picture, PictureFormat format, double scale);

// A PDF with these pages. REQUIRES: there is at least one.
std::unique_ptr<Encoder> newEncoder(const Pages& pages);

// The bytes at once, none when the memory does not suffice. REQUIRES: nothing is painted yet.
QByteArray encode(Encoder& encoder);

// The same for those who need no encoder. REQUIRES: as newEncoder().
QByteArray encode(const Picture& picture, PictureFormat format, double scale);
QByteArray encode(const Pages& pages);

// Writes the bytes that encode() gave, whole or not at all. Gives what went wrong, in the system's words, or
// nothing.
std::optional<QString> save(const QByteArray& bytes, const QString& fileName);

// PNG, as long as it can be drawn, and SVG for the clipboard.
QMimeData* mimeData(const Picture& picture);

} // namespace laststone::widgets
