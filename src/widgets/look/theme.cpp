// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/look/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

const Theme& Theme::light()
{
    static const Theme theme{
        false, // dark
        false, // high contrast
        QColor(0xF2F4F7U), // window
        QColor(0xFFFFFFU), // card
        QColor(0xF1F4F8U), // field
        QColor(0xCDD5DFU), // border
        QColor(0x1B1F24U), // text
        QColor(0x586373U), // muted
        QColor(0x9AA3AFU), // disabled
        QColor(0xE3E8EFU), // tab
        QColor(0x123E86U), // accent
        QColor(0xFFFFFFU), // onAccent
        QColor(0x0072B2U), // lost
        QColor(0x00629BU), // lostText
        QColor(0xE9F2FBU), // lostPale
        QColor(0xD55E00U), // won
        QColor(0xA84800U), // wonText
        QColor(0xFDF0E8U), // wonPale
        QColor(0x009E73U), // good
        QColor(0x00734FU), // goodText
        QColor(0xFFFFFFU), // onGood
        QColor(0xE5F5EFU), // goodPale
        QColor(0x6B7480U), // stone
        QColor(0x4F5863U), // stoneEdge
        QColor(0x66717FU), // badge
        QColor(0xFFFFFFU), // onBadge
        QColor(0xDCE1E8U), // grid
    };
    return theme;
}

const Theme& Theme::darkTheme()
{
    static const Theme theme{
        true, // dark
        false, // high contrast
        QColor(0x14171BU), // window
        QColor(0x1D2126U), // card
        QColor(0x2A3037U), // field
        QColor(0x454E58U), // border
        QColor(0xECEFF2U), // text
        QColor(0xAEB8C3U), // muted
        QColor(0x707A86U), // disabled
        QColor(0x23282EU), // tab
        QColor(0xCFE6FFU), // accent
        QColor(0x14171BU), // onAccent
        QColor(0x4FA3EEU), // lost
        QColor(0x7CC6F0U), // lostText
        QColor(0x17303FU), // lostPale
        QColor(0xE69F00U), // won
        QColor(0xF0B43AU), // wonText
        QColor(0x3A2C14U), // wonPale
        QColor(0x4FE0AEU), // good
        QColor(0x5FDDB6U), // goodText
        QColor(0x14171BU), // onGood
        QColor(0x12372CU), // goodPale
        QColor(0xA3ADB8U), // stone
        QColor(0xC4CCD4U), // stoneEdge
        QColor(0x5A6572U), // badge
        QColor(0xFFFFFFU), // onBadge
        QColor(0x343B44U), // grid
    };
    return theme;
}

const Theme& Theme::highContrastLight()
{
    static const Theme theme{
        false, // dark
        true, // high contrast
        QColor(0xFFFFFFU), // window
        QColor(0xFFFFFFU), // card
        QColor(0xFFFFFFU), // field
        QColor(0x000000U), // border
        QColor(0x000000U), // text
        QColor(0x2E3640U), // muted
        QColor(0x767676U), // disabled
        QColor(0xEEF1F5U), // tab
        QColor(0x000000U), // accent
        QColor(0xFFFFFFU), // onAccent
        QColor(0x003C8FU), // lost
        QColor(0x003C8FU), // lostText
        QColor(0xE6F0FFU), // lostPale
        QColor(0x7A2800U), // won
        QColor(0x7A2800U), // wonText
        QColor(0xFFF0E6U), // wonPale
        QColor(0x00855AU), // good
        QColor(0x005A3AU), // goodText
        QColor(0xFFFFFFU), // onGood
        QColor(0xE2F7ECU), // goodPale
        QColor(0x3A424CU), // stone
        QColor(0x000000U), // stoneEdge
        QColor(0x3A424CU), // badge
        QColor(0xFFFFFFU), // onBadge
        QColor(0x8C96A3U), // grid
    };
    return theme;
}

const Theme& Theme::highContrastDark()
{
    static const Theme theme{
        true, // dark
        true, // high contrast
        QColor(0x000000U), // window
        QColor(0x000000U), // card
        QColor(0x000000U), // field
        QColor(0xFFFFFFU), // border
        QColor(0xFFFFFFU), // text
        QColor(0xDDE3EAU), // muted
        QColor(0x8A8A8AU), // disabled
        QColor(0x1C1C1CU), // tab
        QColor(0xFFFF40U), // accent
        QColor(0x000000U), // onAccent
        QColor(0x5AA9FFU), // lost
        QColor(0x8CC6FFU), // lostText
        QColor(0x0B2238U), // lostPale
        QColor(0xF59A1FU), // won
        QColor(0xFFB95CU), // wonText
        QColor(0x331D00U), // wonPale
        QColor(0x7CFFCFU), // good
        QColor(0x7CFFCFU), // goodText
        QColor(0x000000U), // onGood
        QColor(0x06331FU), // goodPale
        QColor(0xD5DBE2U), // stone
        QColor(0xFFFFFFU), // stoneEdge
        QColor(0xD5DBE2U), // badge
        QColor(0x000000U), // onBadge
        QColor(0x6B7480U), // grid
    };
    return theme;
}

const Theme& Theme::stage(bool dark)
{
    static const Theme bright{
        false, // dark
        false, // high contrast
        QColor(0xFDFDFEU), // window
        QColor(0xFDFDFEU), // card
        QColor(0xE9EEF4U), // field
        QColor(0x8995A3U), // border
        QColor(0x0A0C0FU), // text
        QColor(0x38424DU), // muted
        QColor(0x8995A3U), // disabled
        QColor(0xE9EEF4U), // tab
        QColor(0x00598CU), // accent
        QColor(0xFFFFFFU), // onAccent
        QColor(0x0067A3U), // lost
        QColor(0x00456EU), // lostText
        QColor(0xE3EFFAU), // lostPale
        QColor(0xC05200U), // won
        QColor(0x713100U), // wonText
        QColor(0xFDEDE2U), // wonPale
        QColor(0x00835FU), // good
        QColor(0x004D35U), // goodText
        QColor(0xFFFFFFU), // onGood
        QColor(0xDFF3EBU), // goodPale
        QColor(0x5A6470U), // stone
        QColor(0x3A434DU), // stoneEdge
        QColor(0x434D58U), // badge
        QColor(0xFFFFFFU), // onBadge
        QColor(0xC9D1DAU), // grid
    };
    static const Theme night{
        true, // dark
        false, // high contrast
        QColor(0x0A0D11U), // window
        QColor(0x0A0D11U), // card
        QColor(0x1B222AU), // field
        QColor(0x66727FU), // border
        QColor(0xFFFFFFU), // text
        QColor(0xC8D0D8U), // muted
        QColor(0x66727FU), // disabled
        QColor(0x1B222AU), // tab
        QColor(0x6CC3F5U), // accent
        QColor(0x0A0D11U), // onAccent
        QColor(0x5CBDF2U), // lost
        QColor(0x9AD6F8U), // lostText
        QColor(0x10293AU), // lostPale
        QColor(0xF0A818U), // won
        QColor(0xFFC861U), // wonText
        QColor(0x33260FU), // wonPale
        QColor(0x35D3A4U), // good
        QColor(0x7FE9C6U), // goodText
        QColor(0x0A0D11U), // onGood
        QColor(0x0F3126U), // goodPale
        QColor(0xB4BDC7U), // stone
        QColor(0xDCE2E8U), // stoneEdge
        QColor(0x3D4853U), // badge
        QColor(0xFFFFFFU), // onBadge
        QColor(0x303944U), // grid
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
