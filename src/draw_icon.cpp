// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an icon of SVG in pixels, when the program is built, for desktops that want it so.
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

// usage: draw_icon FILE.svg SIDE FILE.png
int main(int argc, char** argv)
{
    constexpr int kArguments = 4;
    if (argc != kArguments)
        return 2;
    QSvgRenderer icon(QString::fromLocal8Bit(argv[1]));
    const int side = QByteArray(argv[2]).toInt();
    QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    if (QPainter painter(&picture); icon.isValid() && painter.isActive()) {
        painter.setRenderHint(QPainter::Antialiasing);
        icon.render(&painter);
    } else {
        std::fprintf(stderr, "draw_icon: %s cannot be drawn\n", argv[1]);
        return 1;
    }
    return picture.save(QString::fromLocal8Bit(argv[3])) ? 0 : 1;
}
