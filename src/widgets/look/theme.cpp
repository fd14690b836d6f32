// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

const Theme& Theme::light()
{
    static const Theme theme{
        .dark = false,
        .highContrast = false,
        .window = QColor(0xF2F4F7U),
        .card = QColor(0xFFFFFFU),
        .field = QColor(0xF1F4F8U),
        .border = QColor(0xCDD5DFU),
        .text = QColor(0x1B1F24U),
        .muted = QColor(0x586373U),
        .disabled = QColor(0x9AA3AFU),
        .tab = QColor(0xE3E8EFU),
        .accent = QColor(0x123E86U),
        .onAccent = QColor(0xFFFFFFU),
        .lost = QColor(0x0072B2U),
        .lostText = QColor(0x00629BU),
        .lostPale = QColor(0xE9F2FBU),
        .won = QColor(0xD55E00U),
        .wonText = QColor(0xA84800U),
        .wonPale = QColor(0xFDF0E8U),
        .good = QColor(0x009E73U),
        .goodText = QColor(0x00734FU),
        .onGood = QColor(0xFFFFFFU),
        .goodPale = QColor(0xE5F5EFU),
        .stone = QColor(0x6B7480U),
        .stoneEdge = QColor(0x4F5863U),
        .badge = QColor(0x66717FU),
        .onBadge = QColor(0xFFFFFFU),
        .grid = QColor(0xDCE1E8U),
    };
    return theme;
}

const Theme& Theme::darkTheme()
{
    static const Theme theme{
        .dark = true,
        .highContrast = false,
        .window = QColor(0x14171BU),
        .card = QColor(0x1D2126U),
        .field = QColor(0x2A3037U),
        .border = QColor(0x454E58U),
        .text = QColor(0xECEFF2U),
        .muted = QColor(0xAEB8C3U),
        .disabled = QColor(0x707A86U),
        .tab = QColor(0x23282EU),
        .accent = QColor(0xCFE6FFU),
        .onAccent = QColor(0x14171BU),
        .lost = QColor(0x4FA3EEU),
        .lostText = QColor(0x7CC6F0U),
        .lostPale = QColor(0x17303FU),
        .won = QColor(0xE69F00U),
        .wonText = QColor(0xF0B43AU),
        .wonPale = QColor(0x3A2C14U),
        .good = QColor(0x4FE0AEU),
        .goodText = QColor(0x5FDDB6U),
        .onGood = QColor(0x14171BU),
        .goodPale = QColor(0x12372CU),
        .stone = QColor(0xA3ADB8U),
        .stoneEdge = QColor(0xC4CCD4U),
        .badge = QColor(0x5A6572U),
        .onBadge = QColor(0xFFFFFFU),
        .grid = QColor(0x343B44U),
    };
    return theme;
}

const Theme& Theme::highContrastLight()
{
    static const Theme theme{
        .dark = false,
        .highContrast = true,
        .window = QColor(0xFFFFFFU),
        .card = QColor(0xFFFFFFU),
        .field = QColor(0xFFFFFFU),
        .border = QColor(0x000000U),
        .text = QColor(0x000000U),
        .muted = QColor(0x2E3640U),
        .disabled = QColor(0x767676U),
        .tab = QColor(0xEEF1F5U),
        .accent = QColor(0x000000U),
        .onAccent = QColor(0xFFFFFFU),
        .lost = QColor(0x003C8FU),
        .lostText = QColor(0x003C8FU),
        .lostPale = QColor(0xE6F0FFU),
        .won = QColor(0x7A2800U),
        .wonText = QColor(0x7A2800U),
        .wonPale = QColor(0xFFF0E6U),
        .good = QColor(0x00855AU),
        .goodText = QColor(0x005A3AU),
        .onGood = QColor(0xFFFFFFU),
        .goodPale = QColor(0xE2F7ECU),
        .stone = QColor(0x3A424CU),
        .stoneEdge = QColor(0x000000U),
        .badge = QColor(0x3A424CU),
        .onBadge = QColor(0xFFFFFFU),
        .grid = QColor(0x8C96A3U),
    };
    return theme;
}

const Theme& Theme::highContrastDark()
{
    static const Theme theme{
        .dark = true,
        .highContrast = true,
        .window = QColor(0x000000U),
        .card = QColor(0x000000U),
        .field = QColor(0x000000U),
        .border = QColor(0xFFFFFFU),
        .text = QColor(0xFFFFFFU),
        .muted = QColor(0xDDE3EAU),
        .disabled = QColor(0x8A8A8AU),
        .tab = QColor(0x1C1C1CU),
        .accent = QColor(0xFFFF40U),
        .onAccent = QColor(0x000000U),
        .lost = QColor(0x5AA9FFU),
        .lostText = QColor(0x8CC6FFU),
        .lostPale = QColor(0x0B2238U),
        .won = QColor(0xF59A1FU),
        .wonText = QColor(0xFFB95CU),
        .wonPale = QColor(0x331D00U),
        .good = QColor(0x7CFFCFU),
        .goodText = QColor(0x7CFFCFU),
        .onGood = QColor(0x000000U),
        .goodPale = QColor(0x06331FU),
        .stone = QColor(0xD5DBE2U),
        .stoneEdge = QColor(0xFFFFFFU),
        .badge = QColor(0xD5DBE2U),
        .onBadge = QColor(0x000000U),
        .grid = QColor(0x6B7480U),
    };
    return theme;
}

const Theme& Theme::stage(bool dark)
{
    static const Theme bright{
        .dark = false,
        .highContrast = false,
        .window = QColor(0xFDFDFEU),
        .card = QColor(0xFDFDFEU),
        .field = QColor(0xE9EEF4U),
        .border = QColor(0x8995A3U),
        .text = QColor(0x0A0C0FU),
        .muted = QColor(0x38424DU),
        .disabled = QColor(0x8995A3U),
        .tab = QColor(0xE9EEF4U),
        .accent = QColor(0x00598CU),
        .onAccent = QColor(0xFFFFFFU),
        .lost = QColor(0x0067A3U),
        .lostText = QColor(0x00456EU),
        .lostPale = QColor(0xE3EFFAU),
        .won = QColor(0xC05200U),
        .wonText = QColor(0x713100U),
        .wonPale = QColor(0xFDEDE2U),
        .good = QColor(0x00835FU),
        .goodText = QColor(0x004D35U),
        .onGood = QColor(0xFFFFFFU),
        .goodPale = QColor(0xDFF3EBU),
        .stone = QColor(0x5A6470U),
        .stoneEdge = QColor(0x3A434DU),
        .badge = QColor(0x434D58U),
        .onBadge = QColor(0xFFFFFFU),
        .grid = QColor(0xC9D1DAU),
    };
    static const Theme night{
        .dark = true,
        .highContrast = false,
        .window = QColor(0x0A0D11U),
        .card = QColor(0x0A0D11U),
        .field = QColor(0x1B222AU),
        .border = QColor(0x66727FU),
        .text = QColor(0xFFFFFFU),
        .muted = QColor(0xC8D0D8U),
        .disabled = QColor(0x66727FU),
        .tab = QColor(0x1B222AU),
        .accent = QColor(0x6CC3F5U),
        .onAccent = QColor(0x0A0D11U),
        .lost = QColor(0x5CBDF2U),
        .lostText = QColor(0x9AD6F8U),
        .lostPale = QColor(0x10293AU),
        .won = QColor(0xF0A818U),
        .wonText = QColor(0xFFC861U),
        .wonPale = QColor(0x33260FU),
        .good = QColor(0x35D3A4U),
        .goodText = QColor(0x7FE9C6U),
        .onGood = QColor(0x0A0D11U),
        .goodPale = QColor(0x0F3126U),
        .stone = QColor(0xB4BDC7U),
        .stoneEdge = QColor(0xDCE2E8U),
        .badge = QColor(0x3D4853U),
        .onBadge = QColor(0xFFFFFFU),
        .grid = QColor(0x303944U),
    };
    return dark ? night : bright;
}

const Theme& Theme::of(const QPalette& palette)
{
    // On the stage window and card are the same: that tells a widget there, style sheet or not.
    for (const bool dark : {false, true}) {
        if (palette.color(QPalette::Window) == stage(dark).window)
            return stage(dark);
    }
    // Elsewhere a style sheet changes the colours of backgrounds and text in a widget's palette, not this
    // one.
    for (const Theme* theme : {&light(), &darkTheme(), &highContrastLight(), &highContrastDark()}) {
        if (palette.color(QPalette::Mid) == theme->border)
            return *theme;
    }
    constexpr int middle = 128;
    return palette.color(QPalette::Window).lightness() < middle ? darkTheme() : light();
}

QPalette Theme::palette() const
{
    QPalette palette;
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
    : em(QFontMetricsF(font).height())
    , thin(std::max(1.0, em / 12))
    , small(em / 3)
    , medium(em * 2 / 3)
    , radius(em / 3)
{
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
