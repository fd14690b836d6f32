// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/theme.h"

#include <QFile>
#include <QFontMetricsF>
#include <QHash>
#include <QRegularExpression>
#include <QStyle>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

namespace {

// One colour in all themes.
struct Token {
    const char* name; // in the style sheet
    QColor Theme::*colour;
    // Light, dark, both with high contrast, and on a stage in a light and in a dark hall.
    QRgb in[6];
};

constexpr Token kTokens[] = {
    {"window", &Theme::window, {0xF2F4F7, 0x14171B, 0xFFFFFF, 0x000000, 0xFDFDFE, 0x0A0D11}},
    {"card", &Theme::card, {0xFFFFFF, 0x1D2126, 0xFFFFFF, 0x000000, 0xFDFDFE, 0x0A0D11}},
    {"field", &Theme::field, {0xF1F4F8, 0x2A3037, 0xFFFFFF, 0x000000, 0xE9EEF4, 0x1B222A}},
    {"border", &Theme::border, {0xCDD5DF, 0x454E58, 0x000000, 0xFFFFFF, 0x808C9A, 0x66727F}},
    {"text", &Theme::text, {0x1B1F24, 0xECEFF2, 0x000000, 0xFFFFFF, 0x0A0C0F, 0xFFFFFF}},
    {"muted", &Theme::muted, {0x586373, 0xAEB8C3, 0x2E3640, 0xDDE3EA, 0x38424D, 0xC8D0D8}},
    {"disabled", &Theme::disabled, {0x9AA3AF, 0x707A86, 0x767676, 0x8A8A8A, 0x8995A3, 0x66727F}},
    {"tab", &Theme::tab, {0xE3E8EF, 0x23282E, 0xEEF1F5, 0x1C1C1C, 0xE9EEF4, 0x1B222A}},
    {"accent", &Theme::accent, {0x123E86, 0xCFE6FF, 0x000000, 0xFFFF40, 0x00598C, 0x6CC3F5}},
    {"onAccent", &Theme::onAccent, {0xFFFFFF, 0x14171B, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x0A0D11}},
    {"lost", &Theme::lost, {0x0072B2, 0x4FA3EE, 0x003C8F, 0x5AA9FF, 0x0067A3, 0x5CBDF2}},
    {"lostText", &Theme::lostText, {0x00629B, 0x7CC6F0, 0x003C8F, 0x8CC6FF, 0x00456E, 0x9AD6F8}},
    {"lostPale", &Theme::lostPale, {0xE9F2FB, 0x17303F, 0xE6F0FF, 0x0B2238, 0xE3EFFA, 0x10293A}},
    {"won", &Theme::won, {0xD55E00, 0xE69F00, 0x7A2800, 0xF59A1F, 0xC05200, 0xF0A818}},
    {"wonText", &Theme::wonText, {0xA84800, 0xF0B43A, 0x7A2800, 0xFFB95C, 0x713100, 0xFFC861}},
    {"wonPale", &Theme::wonPale, {0xFDF0E8, 0x3A2C14, 0xFFF0E6, 0x331D00, 0xFDEDE2, 0x33260F}},
    {"good", &Theme::good, {0x009E73, 0x4FE0AE, 0x00855A, 0x7CFFCF, 0x00835F, 0x35D3A4}},
    {"goodText", &Theme::goodText, {0x00734F, 0x5FDDB6, 0x005A3A, 0x7CFFCF, 0x004D35, 0x7FE9C6}},
    {"onGood", &Theme::onGood, {0xFFFFFF, 0x14171B, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x0A0D11}},
    {"goodPale", &Theme::goodPale, {0xE5F5EF, 0x12372C, 0xE2F7EC, 0x06331F, 0xDFF3EB, 0x0F3126}},
    {"refused", &Theme::refused, {0x9B1C6B, 0xF29AD0, 0x7A0050, 0xFF9AE0, 0x861560, 0xF6A6DA}},
    {"stone", &Theme::stone, {0x6B7480, 0xA3ADB8, 0x3A424C, 0xD5DBE2, 0x5A6470, 0xB4BDC7}},
    {"stoneEdge", &Theme::stoneEdge, {0x4F5863, 0xC4CCD4, 0x000000, 0xFFFFFF, 0x3A434D, 0xDCE2E8}},
    {"badge", &Theme::badge, {0x66717F, 0x5A6572, 0x3A424C, 0xD5DBE2, 0x434D58, 0x3D4853}},
    {"onBadge", &Theme::onBadge, {0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0x000000, 0xFFFFFF, 0xFFFFFF}},
    {"grid", &Theme::grid, {0xDCE1E8, 0x343B44, 0x8C96A3, 0x6B7480, 0xC9D1DA, 0x303944}},
};

// Lengths in the style sheet.
constexpr std::pair<const char*, const char*> kLengths[] = {{"radiusCard", "0.4em"}, {"radius", "0.25em"},
                                                            {"line", "1px"},         {"ring", "0.1em"},
                                                            {"bar", "0.15em"},       {"scroll", "0.7em"}};

// In a palette of the house the role that nothing is painted with says which theme it is of, counted from
// here. Style sheets, which put colours of their own into the palettes of widgets, leave it alone.
constexpr QRgb kFirstMark = 0xFF1A5700;

} // namespace

const std::array<Theme, 6>& Theme::all()
{
    static const std::array<Theme, 6> all = [] {
        std::array<Theme, 6> made;
        for (std::size_t i = 0; i < made.size(); ++i) {
            made[i].dark = i % 2 == 1;
            made[i].highContrast = i == 2 || i == 3;
            for (const Token& token : kTokens)
                made[i].*token.colour = QColor(token.in[i]);
        }
        return made;
    }();
    return all;
}

const Theme& Theme::of(const QPalette& palette)
{
    const QRgb mark = palette.color(QPalette::NoRole).rgba() - kFirstMark;
    if (mark < all().size())
        return all()[mark];
    constexpr int middle = 128; // a palette that is not of the house
    return palette.color(QPalette::Window).lightness() < middle ? darkTheme() : light();
}

QPalette Theme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::NoRole, QColor::fromRgba(kFirstMark + static_cast<QRgb>(this - all().data())));
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, card);
    palette.setColor(QPalette::AlternateBase, field);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Button, field);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, card);
    palette.setColor(QPalette::ToolTipBase, card);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, onAccent);
    palette.setColor(QPalette::Link, lostText);
    palette.setColor(QPalette::LinkVisited, lostText);
    palette.setColor(QPalette::Light, card);
    palette.setColor(QPalette::Midlight, field);
    palette.setColor(QPalette::Mid, border);
    palette.setColor(QPalette::Dark, border);
    palette.setColor(QPalette::Shadow, border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, disabled);
    return palette;
}

// The template names colours as the table above does, and lengths in em, which follow the font and with it
// the scale.
QString Theme::styleSheet() const
{
    // What must be seen needs 3:1 against its background, which a border need not have.
    QHash<QString, QString> values{{QStringLiteral("scrollHandle"), muted.name()}};
    for (const Token& token : kTokens)
        values.insert(QLatin1String(token.name), (this->*token.colour).name());
    for (const auto& [name, length] : kLengths)
        values.insert(QLatin1String(name), QLatin1String(length));
    QFile file(QStringLiteral(":/style.qss"));
    const QString sheet = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    static const QRegularExpression names(QStringLiteral("@(\\w+)"));
    QString filled;
    qsizetype done = 0;
    for (const QRegularExpressionMatch& match : names.globalMatch(sheet)) {
        filled += QStringView(sheet).mid(done, match.capturedStart() - done);
        filled += values.value(match.captured(1), match.captured());
        done = match.capturedEnd();
    }
    return filled.append(QStringView(sheet).mid(done));
}

namespace {

double luminance(const QColor& colour)
{
    const auto channel = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF())
        + 0.0722 * channel(colour.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

Spacing::Spacing(const QFont& font)
    : em(QFontMetricsF(font).height()), thin(std::max(1.0, em / 12)), small(em / 3)
{
}

void setStyleProperty(QWidget& widget, const char* name, const QVariant& value)
{
    const QVariant before = widget.property(name);
    if (before == value || (!before.isValid() && value == QVariant(false)))
        return;
    widget.setProperty(name, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

QFont scaledFont(const QFont& font, double factor, bool bold)
{
    QFont result = font;
    if (font.pixelSize() > 0)
        result.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * factor))));
    else
        result.setPointSizeF(font.pointSizeF() * factor);
    result.setBold(bold);
    return result;
}

} // namespace laststone::widgets
