// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace laststone::tests {

namespace {

using Vector = std::array<double, 3>;
using Matrix = std::array<Vector, 3>;

constexpr Matrix kProtanopia{{{0.11238, 0.88762, 0.0}, {0.11238, 0.88762, 0.0}, {0.00401, -0.00401, 1.0}}};
constexpr Matrix kDeuteranopia{{{0.29275, 0.70725, 0.0}, {0.29275, 0.70725, 0.0}, {-0.02234, 0.02234, 1.0}}};
// Two half planes, parted by the plane of greys whose normal this is.
constexpr Vector kTritanopiaNormal{0.03901, -0.02788, -0.01113};
constexpr Matrix kTritanopiaOne{
    {{1.01277, 0.13548, -0.14826}, {-0.01243, 0.86812, 0.14431}, {0.07589, 0.80500, 0.11911}}};
constexpr Matrix kTritanopiaOther{
    {{0.93678, 0.18979, -0.12657}, {0.06154, 0.81526, 0.12320}, {-0.37562, 1.12767, 0.24796}}};
constexpr Matrix kXyz{{{0.4124564, 0.3575761, 0.1804375},
                       {0.2126729, 0.7151522, 0.0721750},
                       {0.0193339, 0.1191920, 0.9503041}}};
constexpr Vector kWhite{0.95047, 1.0, 1.08883}; // D65

double dot(const Vector& a, const Vector& b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

Vector product(const Matrix& matrix, const Vector& v)
{
    return {dot(matrix[0], v), dot(matrix[1], v), dot(matrix[2], v)};
}

Vector linear(const QColor& colour)
{
    const auto channel = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return {channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())};
}

QColor fromLinear(const Vector& v)
{
    const auto channel = [](double value) {
        const double c = std::clamp(value, 0.0, 1.0);
        return static_cast<float>(c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055);
    };
    return QColor::fromRgbF(channel(v[0]), channel(v[1]), channel(v[2]));
}

Lab lab(const QColor& colour)
{
    Vector f = product(kXyz, linear(colour));
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = f[i] / kWhite[i];
        f[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

// 1 - what the blue region loses: sqrt(c⁷ / (c⁷ + 25⁷)).
double chromaShare(double c)
{
    return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7)));
}

double hue(double a, double b)
{
    const double angle = std::atan2(b, a) * 180 / std::numbers::pi;
    return angle < 0 ? angle + 360 : angle;
}

} // namespace

QColor seenBy(Vision vision, const QColor& colour)
{
    const Vector v = linear(colour);
    switch (vision) {
    case Vision::Usual:
        return colour;
    case Vision::Protanopia:
        return fromLinear(product(kProtanopia, v));
    case Vision::Deuteranopia:
        return fromLinear(product(kDeuteranopia, v));
    case Vision::Tritanopia:
        break;
    }
    return fromLinear(product(dot(kTritanopiaNormal, v) >= 0 ? kTritanopiaOne : kTritanopiaOther, v));
}

double difference(const Lab& first, const Lab& second)
{
    const double g =
        0.5 * (1 - chromaShare((std::hypot(first.a, first.b) + std::hypot(second.a, second.b)) / 2));
    const double a1 = first.a * (1 + g);
    const double a2 = second.a * (1 + g);
    const double c1 = std::hypot(a1, first.b);
    const double c2 = std::hypot(a2, second.b);
    const double h1 = hue(a1, first.b);
    const double h2 = hue(a2, second.b);
    const bool grey = c1 * c2 == 0;
    double turn = grey ? 0 : h2 - h1;
    if (turn > 180)
        turn -= 360;
    else if (turn < -180)
        turn += 360;
    double h = h1 + h2;
    if (!grey) {
        if (std::abs(h1 - h2) > 180)
            h += h < 360 ? 360 : -360;
        h /= 2;
    }
    const double l = (first.l + second.l) / 2;
    const double c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos(radians(h - 30)) + 0.24 * std::cos(radians(2 * h))
        + 0.32 * std::cos(radians(3 * h + 6)) - 0.20 * std::cos(radians(4 * h - 63));
    const double distance = (l - 50) * (l - 50);
    const double byLightness = (second.l - first.l) / (1 + 0.015 * distance / std::sqrt(20 + distance));
    const double byChroma = (c2 - c1) / (1 + 0.045 * c);
    const double byHue = 2 * std::sqrt(c1 * c2) * std::sin(radians(turn / 2)) / (1 + 0.015 * c * t);
    const double bend = 30 * std::exp(-std::pow((h - 275) / 25, 2));
    const double rotation = -std::sin(radians(2 * bend)) * 2 * chromaShare(c);
    return std::sqrt(byLightness * byLightness + byChroma * byChroma + byHue * byHue
                     + rotation * byChroma * byHue);
}

double difference(const QColor& a, const QColor& b)
{
    return difference(lab(a), lab(b));
}

} // namespace laststone::tests
