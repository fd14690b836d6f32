// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/label.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace laststone::graph {

namespace {

constexpr double kInDisc = 17;
constexpr double kLeastFigures = 9;
constexpr double kOutside = 14;
constexpr double kMostWidth = 12; // em of a name
constexpr double kBeside = 4; // of the ground, at both ends of the letters

bool isNumber(const QString& text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.isDigit(); });
}

// How far the ink of a text reaches from the middle of where it is written.
double reach(const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const QRectF ink = metrics.tightBoundingRect(text).translated(-metrics.horizontalAdvance(text) / 2,
                                                                  (metrics.ascent() - metrics.descent()) / 2);
    const double across = std::max(std::abs(ink.left()), std::abs(ink.right()));
    const double along = std::max(std::abs(ink.top()), std::abs(ink.bottom()));
    return std::hypot(across, along);
}

} // namespace

QFont labelFont(const QFont& font, double pixels, bool bold)
{
    QFont result = font;
    result.setPixelSize(std::max(1, qRound(pixels)));
    result.setBold(bold);
    return result;
}

double lettersInDisc(const QString& text, const QFont& font, double pixels, bool bold)
{
    // Fonts have whole sizes; one that is rounded up would not fit.
    while (pixels > 1) {
        const double far = reach(text, labelFont(font, pixels, bold));
        if (far <= kLetterRoom)
            break;
        pixels = std::max(1.0, std::min(pixels - 1, std::floor(pixels * kLetterRoom / far)));
    }
    return pixels;
}

Label makeLabel(const QString& text, const QFont& font, double least)
{
    Label label;
    label.text = text;
    label.pixels = lettersInDisc(text, font, kInDisc, true);
    label.outside = label.pixels < (isNumber(text) ? kLeastFigures : std::min(least, kInDisc));
    if (!label.outside)
        return label;
    label.pixels = std::max(kOutside, least);
    const QFontMetricsF metrics(labelFont(font, label.pixels, true));
    label.text = metrics.elidedText(text, Qt::ElideRight, kMostWidth * label.pixels);
    label.ground = QSizeF(metrics.horizontalAdvance(label.text) + 2 * kBeside, metrics.height());
    return label;
}

Names namesOutside(const Graph& graph, const QFont& font, double least)
{
    Names names;
    for (const theory::Count vertex : graph.drawing().vertices) {
        const Label label = makeLabel(graph.label(vertex), font, least);
        if (label.outside)
            names.emplace(vertex, label.ground);
    }
    return names;
}

} // namespace laststone::graph
