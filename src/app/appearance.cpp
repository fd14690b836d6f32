// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/appearance.h"

#include "widgets/look/house_style.h"
#include "widgets/look/restyle.h"

#include <QApplication>
#include <QStyle>
#include <QStyleHints>
#include <QWidget>

#include <algorithm>
#include <cstdlib>

namespace laststone::app {

using widgets::Theme;
using widgets::ThemeChoice;

namespace {

constexpr double kLeastPointSize = 10.5; // at 100 %
constexpr int kPercent = 100;

int g_scale = kPercent; // beside the application's font, of which it is a part

// The system's own size, asked for before the application's font is set for the first time.
double systemPointSize()
{
    static const double size = QApplication::font().pointSizeF();
    return size;
}

// The system's palette, which ours hides.
QPalette systemPalette()
{
    const QPalette ours = QApplication::palette();
    QApplication::setPalette(QPalette());
    QPalette palette = QApplication::palette();
    QApplication::setPalette(ours);
    return palette;
}

bool isDark(const QPalette& palette)
{
    constexpr int kMiddle = 128;
    return palette.color(QPalette::Window).lightness() < kMiddle;
}

// Black and white without anything between them is what systems set up for those who need it.
bool isHighContrast(const QPalette& palette)
{
    constexpr double kAlmostAll = 20.5; // of 21
    return widgets::contrast(palette.color(QPalette::Window), palette.color(QPalette::WindowText))
        >= kAlmostAll
        && palette.color(QPalette::Window) == palette.color(QPalette::Base)
        && palette.color(QPalette::Window) == palette.color(QPalette::Button);
}

} // namespace

std::span<const int> scales()
{
    static constexpr int kScales[] = {75, 90, 100, 110, 125, 150, 175, 200, 250, 300};
    return kScales;
}

int nearestScale(int percent)
{
    return *std::ranges::min_element(scales(), {}, [&](int scale) { return std::abs(scale - percent); });
}

int nextScale(int percent, int steps)
{
    const auto all = scales();
    const auto here = std::ranges::find(all, nearestScale(percent)) - all.begin();
    const auto there =
        std::clamp<std::ptrdiff_t>(here + steps, 0, static_cast<std::ptrdiff_t>(all.size()) - 1);
    return all[static_cast<std::size_t>(there)];
}

void installStyle()
{
    QApplication::setStyle(new widgets::HouseStyle); // the application owns it
}

const Theme& themeFor(ThemeChoice choice, const QPalette& system)
{
    switch (choice) {
    case ThemeChoice::Light:
        return Theme::light();
    case ThemeChoice::Dark:
        return Theme::darkTheme();
    case ThemeChoice::HighContrastLight:
        return Theme::highContrastLight();
    case ThemeChoice::HighContrastDark:
        return Theme::highContrastDark();
    case ThemeChoice::System:
        break;
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    // Newer versions of Qt ask the system itself, whose palette need not tell.
    const auto scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown && !isHighContrast(system))
        return scheme == Qt::ColorScheme::Dark ? Theme::darkTheme() : Theme::light();
#endif
    if (isHighContrast(system))
        return isDark(system) ? Theme::highContrastDark() : Theme::highContrastLight();
    return isDark(system) ? Theme::darkTheme() : Theme::light();
}

void applyTheme(ThemeChoice choice)
{
    const QPalette system = choice == ThemeChoice::System ? systemPalette() : QPalette();
    const Theme& theme = themeFor(choice, system);
    const QPalette palette = theme.palette();
    if (QApplication::palette() == palette && !qApp->styleSheet().isEmpty())
        return; // a change of the system that changes nothing here
    QApplication::setPalette(palette);
    widgets::restyle(theme.styleSheet());
}

QFont applicationFont(const QStringList& families)
{
    QFont font = QApplication::font();
    if (!families.isEmpty())
        font.setFamilies(families); // those that are not installed are passed over
    font.setPointSizeF(std::max(kLeastPointSize, systemPointSize()) * g_scale / kPercent);
    return font;
}

void setApplicationFont(const QFont& font)
{
    const bool isOtherSize = font.pointSizeF() != QApplication::font().pointSizeF();
    QApplication::setFont(font);
    if (QApplication::topLevelWidgets().isEmpty())
        return;
    // Without this, widgets that the style sheet touches keep the font that they were made with. Not before
    // the first change: a window that opens would take a quarter longer with it.
    constexpr auto kPropagate = Qt::AA_UseStyleSheetPropagationInWidgetStyles;
    const bool isFirst = !QCoreApplication::testAttribute(kPropagate);
    QCoreApplication::setAttribute(kPropagate);
    // The style sheet's own lengths are worked out again.
    if (isFirst || isOtherSize)
        widgets::restyle(qApp->styleSheet());
}

void applyScale(int percent)
{
    if (percent == g_scale)
        return;
    g_scale = percent;
    setApplicationFont(applicationFont({}));
}

bool systemAnimates()
{
    const QStyle& style = *QApplication::style();
    return style.styleHint(QStyle::SH_Widget_Animate) != 0
        && style.styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
}

} // namespace laststone::app
